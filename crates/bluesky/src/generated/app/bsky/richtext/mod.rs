// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.richtext`.

pub mod facet;

pub use facet::Facet;
