//! A server that does as it is told, byte by byte.
//!
//! [`ScriptedServer`] is a real TCP server on loopback that plays a queue of [`Reply`] values, one per request, and records every
//! request. It can do what no well-behaved server does: reset a connection before or after the request was read, break a body
//! off, hold an answer until a [`Gate`] opens, refuse connections. Nothing in it sleeps.
//!
//! ```
//! # use atproto_testkit::scripted::{Reply, ScriptedServer};
//! # async fn example() -> std::io::Result<()> {
//! let server = ScriptedServer::start()?;
//! server.reply(Reply::status(503).header("retry-after", "7"));
//! server.reply(Reply::json(r#"{"did":"did:plc:abc"}"#));
//! // … two requests to server.url() later:
//! assert_eq!(server.requests().len(), 2);
//! # Ok(()) }
//! ```

mod record;
mod reply;
mod serve;
mod server;

pub use crate::gate::Gate;
pub use record::Recorded;
pub use reply::Reply;
pub use server::ScriptedServer;
