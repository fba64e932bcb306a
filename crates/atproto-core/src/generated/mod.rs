//! What generated code is made of: the tables and small traits behind the types that `cargo xtask generate` writes.
//!
//! A generated file declares its structs and enums in plain Rust; then a table says how each is read and written
//! ([`object!`](crate::object), [`union!`](crate::union)). Tables, not derived code: with serde's derive, tagged
//! enums and flattened maps, all lexicons cost six times the build and two and a half times the work for each byte of
//! an answer.
//!
//! Namespaces that every program uses are compiled into the library; the tables of the others carry `#[inline]`, so
//! that only what a program calls is compiled, in that program's crate.

mod calls;
mod known;
mod message;
mod object;
mod param;
mod text;
mod union;

pub use crate::xrpc::Subscribe;
pub use message::{UnknownMessage, decode_bytes, decode_message, decode_nothing, message_name};
pub use param::Param;
pub use text::KnownText;
