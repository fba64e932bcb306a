//! `cargo xtask refnet`: the reference servers, on this machine.

use crate::Outcome;

pub(crate) fn run(_args: &[String]) -> Outcome {
    Err("not here yet".into())
}
