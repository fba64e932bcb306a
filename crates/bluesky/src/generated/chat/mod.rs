// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat`.

pub mod bsky;
