// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools`.

pub mod ozone;
