//! Lexicon documents: parse, check, validate data, generate Rust.
