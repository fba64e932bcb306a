// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com`.

pub mod atproto;
pub mod germnetwork;
