//! Lexicon documents: parse, check, validate data, generate Rust.

pub mod catalog;
pub mod document;

pub use catalog::Catalog;
pub use document::Document;
