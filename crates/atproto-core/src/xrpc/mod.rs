//! Calls: endpoints, the client, answers.
//!
//! An **endpoint is a value**: each method of a lexicon is a struct of its parameters or input that implements
//! [`Endpoint`]. A **client is one handle**: [`Client`] has no type parameter, clones cheaply, and sends every endpoint
//! through the same [engine](crate::engine).
//!
//! ```no_run
//! # use atproto_core::xrpc::Client;
//! # async fn example() -> Result<(), atproto_core::Error> {
//! let client = Client::builder().service("public.api.bsky.app").build()?;
//! let profile = client
//!     .query("app.bsky.actor.getProfile")
//!     .param("actor", "bsky.app")
//!     .await?;
//! assert_eq!(profile.status, 200);
//! # Ok(()) }
//! ```

mod builder;
mod call;
mod call_builder;
mod client;
mod endpoint;
mod headers;
mod options;
mod paging;
mod parts;
mod rate_limit;
mod response;
mod service;
mod subscription;
mod untyped;

pub use builder::ClientBuilder;
pub use call::{Call, CallFuture};
pub use client::Client;
pub use endpoint::{Endpoint, LexiconError, Method, NoError, Procedure, Query, Subscription};
pub use options::CallOptions;
pub use paging::{Items, Pages, Paginated};
pub use parts::{Body, RequestParts};
pub use rate_limit::{RateLimit, RateLimitPolicy};
pub use response::{RequestInfo, Response};
pub(crate) use service::parse_service;
pub use subscription::{Frame, FrameStream, Subscribe, SubscriptionStream};
pub use untyped::{Payload, UntypedCall, UntypedFuture};

pub use crate::engine::{AuthRequest, Authorizer, Credentials, Recovery, TokenId};
