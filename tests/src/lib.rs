//! Shared helpers of the cross-crate tests.

pub mod counting;
pub mod example;
pub mod http;
pub mod refnet;
