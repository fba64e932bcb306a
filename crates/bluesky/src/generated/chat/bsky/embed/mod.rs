// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.embed`.

pub mod join_link;

pub use join_link::JoinLink;
