//! An embedded PDS with fault injection.

pub mod scripted;
