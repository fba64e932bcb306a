//! Shared helpers of the cross-crate tests.

pub mod counting;
pub mod example;
pub mod http;
pub mod refnet;

/// The README's programs compile, so that it cannot promise what is not there.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
