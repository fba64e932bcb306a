//! `cargo xtask test`: every test of the workspace.

use crate::Outcome;

pub(crate) fn run(args: &[String]) -> Outcome {
    let status = std::process::Command::new(env!("CARGO"))
        .args(["test", "--workspace"])
        .args(args)
        .current_dir(crate::root())
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err("tests failed".into())
    }
}
