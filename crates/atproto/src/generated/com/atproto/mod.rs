// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto`.

pub mod admin;
pub mod identity;
pub mod label;
pub mod lexicon;
pub mod moderation;
pub mod repo;
pub mod server;
pub mod sync;
pub mod temp;
