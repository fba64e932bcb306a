//! `cargo xtask test`: every test of the workspace, with the reference network running.
//!
//! The network's parts are fetched and its servers started while the tests compile. Tests find it
//! in the variable `ATPROTO_REFNET` (the launcher's JSON). Where it cannot be had, the tests that
//! need it say `SKIPPED` and are counted as such, never as passed; in CI (`CI` is set) its absence
//! is an error. A network that is already running is used when the caller set the variable.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::Outcome;
use crate::refnet::{self, Network, Size};

const VARIABLE: &str = "ATPROTO_REFNET";

/// What a skipped test writes to its real standard output, before its name.
const SKIPPED: &str = "SKIPPED: ";

const HOW_TO_ENABLE: &str = "\
It needs Linux or macOS with Python 3 and pip, and for the AppView and Ozone PostgreSQL's server
(Debian: apt-get install python3-pip g++ make postgresql; as root the run installs them itself).
Then run `cargo xtask test` again.";

pub(crate) fn run(args: &[String]) -> Outcome {
    let no_refnet = args.iter().any(|argument| argument == "--no-refnet");
    let args: Vec<&String> = args
        .iter()
        .filter(|argument| *argument != "--no-refnet")
        .collect();
    let given = std::env::var(VARIABLE).is_ok_and(|info| !info.is_empty());

    let (built, network) = std::thread::scope(|scope| {
        let network = (!no_refnet && !given)
            .then(|| scope.spawn(|| start().map_err(|error| error.to_string())));
        let built = cargo_test(&args, &["--no-run"]).status();
        (
            built,
            network.map(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|_| Err("the start panicked".to_owned()))
            }),
        )
    });
    if !built?.success() {
        return Err("the tests do not compile".into());
    }
    let mut notice = None;
    let network = match network {
        Some(Ok(network)) => Some(network),
        Some(Err(error)) if std::env::var_os("CI").is_some() => {
            return Err(format!("the reference network must run in CI: {error}").into());
        }
        Some(Err(error)) => {
            notice = Some(format!(
                "THE REFERENCE NETWORK DID NOT RUN: {error}\n{HOW_TO_ENABLE}"
            ));
            None
        }
        None if given => None,
        None => {
            notice = Some("THE REFERENCE NETWORK DID NOT RUN: --no-refnet was given.".to_owned());
            None
        }
    };
    if let Some(notice) = &notice {
        eprintln!("\n{notice}\n");
    }

    let mut command = cargo_test(&args, &["--no-fail-fast"]);
    if let Some(network) = &network {
        command.env(VARIABLE, network.info().to_string());
    }
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().ok_or("the tests have no output")?;
    let mut count = Count::default();
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        count.read(&String::from_utf8_lossy(&line));
        let mut stdout = std::io::stdout().lock();
        stdout.write_all(&line)?;
        stdout.write_all(b"\n")?;
    }
    let status = child.wait()?;
    drop(network);

    // A test binary that dies has no result line of its own.
    if !status.success() && count.failed == 0 {
        count.failed = 1;
    }
    if let Some(notice) = &notice {
        eprintln!("\n{notice}");
    }
    println!("\n{count}");
    if count.failed == 0 {
        Ok(())
    } else {
        Err("tests failed".into())
    }
}

fn start() -> Result<Network, Box<dyn Error>> {
    // In CI a part that is missing is an error, elsewhere the network does without.
    let size = if std::env::var_os("CI").is_some() {
        Size::Full
    } else {
        Size::Largest
    };
    Network::start(&refnet::prepare(size)?, refnet::suite_options())
}

/// `cargo test` with the caller's arguments: of the whole workspace, unless they name a package.
fn cargo_test(args: &[&String], options: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.arg("test").args(options).current_dir(crate::root());
    if !args
        .iter()
        .any(|argument| argument.starts_with("-p") || argument.starts_with("--package"))
    {
        command.arg("--workspace");
    }
    command.args(args);
    command
}

/// The sum of every test binary's result line. It displays as the run's closing line.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    passed: u64,
    failed: u64,
    skipped: u64,
}

impl Count {
    /// Adds what a line of the tests' output says, if it says anything.
    fn read(&mut self, line: &str) {
        if line.contains(SKIPPED) {
            // The runner counts a test that returned early as passed.
            self.skipped += 1;
            self.passed = self.passed.wrapping_sub(1);
        }
        let Some((_, result)) = line.split_once("test result: ") else {
            return;
        };
        for part in result.split([';', '.']) {
            let Some((number, what)) = part.trim().split_once(' ') else {
                continue;
            };
            let Ok(number) = number.parse::<u64>() else {
                continue;
            };
            match what {
                "passed" => self.passed = self.passed.wrapping_add(number),
                "failed" => self.failed += number,
                "ignored" => self.skipped += number,
                _ => {}
            }
        }
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} passed, {} failed, {} skipped",
            self.passed, self.failed, self.skipped
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Count;

    #[test]
    fn sums_the_result_lines_and_moves_the_skipped_out_of_the_passed() {
        let mut count = Count::default();
        for line in [
            "running 5 tests",
            "SKIPPED: timeline: the reference network is not running",
            "test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured; 7 filtered out; finished in 1.20s",
        ] {
            count.read(line);
        }
        assert_eq!(
            count,
            Count {
                passed: 6,
                failed: 3,
                skipped: 2
            }
        );
        assert_eq!(count.to_string(), "6 passed, 3 failed, 2 skipped");
    }
}
