// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app`.

pub mod bsky;
