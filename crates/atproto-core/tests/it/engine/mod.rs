//! The engine, from the request of a caller to the requests that a server saw.

mod ambiguity;
mod candidates;
mod clock;
mod config;
mod context;
mod guard;
mod server_waits;
mod support;
mod timeouts;
mod transport;
mod types;
