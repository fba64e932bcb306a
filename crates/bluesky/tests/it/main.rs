//! Tests of the crate through its public interface, in one binary.

// Helpers of tests panic like the tests themselves.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::missing_panics_doc
)]

mod clients;
mod generated;
mod main_job;
mod records;
