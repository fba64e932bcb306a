// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `network.bsky`.

pub mod jetstream;
