//! The Bluesky client: `app.bsky`, `chat.bsky` and `tools.ozone` over the AT Protocol.
//!
//! ```no_run
//! # async fn example() -> Result<(), bluesky::Error> {
//! use bluesky::{Bluesky, Jitter, RetryConfig, atproto::create_session};
//!
//! let session = create_session("alice.example.com", "han5-7l4r-t6j3-mt6w").await?;
//! let bsky = Bluesky::from_session(session.data)
//!     .retry_config(RetryConfig::new(3).jitter(Jitter::new(1, 5)?))
//!     .build()?;
//! let post = bsky.feed().post().create("Hello, Bluesky!").await?;
//! println!("{}", post.data.uri);
//! # Ok(()) }
//! ```

pub mod atproto;
mod builder;
mod chat_client;
mod client;
mod feed;
pub mod generated;
mod namespaces;
mod ozone_client;
pub mod prelude;

pub use ::atproto::{
    AtProto, AtProtoBuilder, Error, ErrorKind, Jitter, Records, RetryConfig, RetryContext,
    RetryEvent, RetryReason, RetryStrategy, Session, com, is_ambiguous_failure,
};
pub use atproto_core as core;
pub use builder::BlueskyBuilder;
pub use chat_client::{BlueskyChat, CHAT};
pub use client::{APP_VIEW, Bluesky, PUBLIC_APP_VIEW};
pub use generated::{app, chat, tools};
pub use ozone_client::OzoneTool;
