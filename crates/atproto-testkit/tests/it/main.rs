//! The embedded PDS, seen by a plain HTTP client.

mod http;

mod faults;
mod rate_limits;
mod sessions;
