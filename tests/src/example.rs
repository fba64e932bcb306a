//! Runs the programs of `examples/` as a user does: as a process of their own.

use std::path::PathBuf;
use std::process::{Command, Output};

/// An example, built, with nothing of this process's `BSKY_…` variables.
pub fn example(name: &str) -> Command {
    let mut command = Command::new(path(name));
    for (variable, _) in std::env::vars().filter(|(variable, _)| variable.starts_with("BSKY_")) {
        command.env_remove(variable);
    }
    command
}

/// What a program printed, line by line; panics with everything it said if it failed.
#[track_caller]
pub fn lines(output: &Output) -> Vec<String> {
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{}\n{stdout}\n{stderr}",
        output.status
    );
    stdout.lines().map(str::to_owned).collect()
}

/// A test binary is in `target/<profile>/deps`, the examples are beside that folder. `cargo test` of
/// the whole workspace has built them; a run of this package alone has not.
fn path(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
    let path = profile
        .join("examples")
        .join(name)
        .with_extension(std::env::consts::EXE_EXTENSION);
    if !path.exists() {
        let build = [
            "build",
            "--quiet",
            "--package",
            "atproto-examples",
            "--example",
            name,
        ];
        let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args(build)
            .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
            .status()
            .unwrap();
        assert!(status.success(), "the example {name} does not build");
    }
    path
}
