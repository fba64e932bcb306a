//! Tests of the crate through its public interface, in one binary.

mod crypto;
mod session;
mod syntax;
