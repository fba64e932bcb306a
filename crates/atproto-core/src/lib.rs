//! AT Protocol building blocks: syntax, data model, the XRPC engine, retries, sessions and transports.

pub mod crypto;
pub mod syntax;
