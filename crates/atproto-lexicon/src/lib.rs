//! Lexicon documents: parse, check, validate data, generate Rust.

pub mod catalog;
pub mod check;
pub mod document;
mod format;
pub mod generate;
pub mod validate;

pub use catalog::Catalog;
pub use document::Document;
