//! Shared helpers of the cross-crate tests.

pub mod http;
pub mod refnet;
