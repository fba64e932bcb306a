//! The engine, from the request of a caller to the requests that a server saw.

mod ambiguity;
mod candidates;
mod clock;
mod config;
mod context;
mod credentials;
mod errors;
mod guard;
mod headers;
mod nonce;
mod rate_limit;
mod recovery;
mod redaction;
mod redirects;
mod requests;
mod server_waits;
mod service;
mod support;
mod timeouts;
mod transport;
mod types;
