//! Formatting: generated files look as if they were written, and stay the same when `cargo fmt` runs over them.

use std::path::Path;
use std::process::Command;

/// rustfmt could not be run, or refused the text.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FormatError {
    /// It could not be started: is the component installed?
    #[error("cannot run rustfmt: {0}")]
    Start(#[from] std::io::Error),
    /// It could not read the text.
    #[error("rustfmt refused the generated code: {0}")]
    Refused(String),
}

/// Formats a root file and every module below it, in place.
///
/// # Errors
/// rustfmt cannot be run, or refuses the text.
pub fn format_tree(root: &Path) -> Result<(), FormatError> {
    let output = Command::new("rustfmt")
        .args(["--edition", "2024"])
        .arg(root)
        .output()?;
    if output.status.success() {
        Ok(())
    } else {
        Err(FormatError::Refused(
            String::from_utf8_lossy(&output.stderr).into_owned(),
        ))
    }
}
