//! The project's own commands: `cargo xtask <command>`.
//!
//! Each command is one module with `pub(crate) fn run(args: &[String]) -> Outcome` and one line in
//! [`COMMANDS`]. A command prints what a person wants to read, and fails with an error that says
//! what to do about it.

mod bench;
mod features;
mod generate;
mod interop;
mod lexicons;
mod refnet;
mod test;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// How a command ends: an `Err` is printed, and the exit code is 1.
type Outcome = Result<(), Box<dyn Error>>;

/// A command that was asked for what it does not have: the exit code is 2.
#[derive(Debug)]
struct Usage(String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Usage {}

struct Command {
    name: &'static str,
    arguments: &'static str,
    summary: &'static str,
    run: fn(&[String]) -> Outcome,
}

/// Every command, in the order in which the help lists them.
const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        arguments: "[--no-refnet] [FILTER]",
        summary: "Run every test, the reference network's included",
        run: test::run,
    },
    Command {
        name: "refnet",
        arguments: "[--full | --small] [JSON]",
        summary: "Boot the reference servers and print where they listen",
        run: refnet::run,
    },
    Command {
        name: "interop",
        arguments: "DIR",
        summary: "Run the official test vectors of a checkout",
        run: interop::run,
    },
    Command {
        name: "lexicons",
        arguments: "sync [--from DIR]",
        summary: "Take the published lexicons into lexicons/",
        run: lexicons::run,
    },
    Command {
        name: "generate",
        arguments: "[--check]",
        summary: "Write the code of lexicons/ into the crates, or check what is there",
        run: generate::run,
    },
    Command {
        name: "bench",
        arguments: "SUITE",
        summary: "Compare with other libraries, as ratios of one run",
        run: bench::run,
    },
    Command {
        name: "check-features",
        arguments: "",
        summary: "Build every set of features, and find dependencies that are there twice",
        run: features::run,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (name, rest) = match arguments.split_first() {
        Some((name, rest)) => (name.as_str(), rest),
        None => ("help", &[] as &[String]),
    };
    if matches!(name, "help" | "--help" | "-h") {
        help();
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprintln!("xtask: there is no command `{name}`\n");
        help();
        return ExitCode::from(2);
    };
    match (command.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask {name}: {error}");
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

fn help() {
    println!("Usage: cargo xtask <command>\n");
    for command in COMMANDS {
        println!("  {} {}", command.name, command.arguments);
        println!("      {}", command.summary);
    }
}

/// The checkout's root folder.
fn root() -> &'static Path {
    static ROOT: std::sync::LazyLock<PathBuf> = std::sync::LazyLock::new(|| {
        let mut root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        root.pop();
        root
    });
    &ROOT
}
