//! Tests of the crate through its public interface, in one binary.

// Helpers of tests panic like the tests themselves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

mod crypto;
mod data;
mod engine;
mod session;
mod subscription;
mod syntax;
