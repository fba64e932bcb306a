//! The embedded PDS, seen by a plain HTTP client.

// Helpers of tests panic like the tests themselves.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic
)]

mod block;
mod http;

mod app_view;
mod clients;
mod faults;
mod firehose;
mod rate_limits;
mod repos;
mod sessions;
