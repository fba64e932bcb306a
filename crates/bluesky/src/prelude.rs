//! What most programs need, in one line: `use bluesky::prelude::*;`.

pub use ::atproto::{
    AtProto, Error, ErrorKind, Jitter, Records, RetryConfig, RetryContext, RetryEvent, RetryReason,
    RetryStrategy, Session, create_session, delete_session, is_ambiguous_failure, refresh_session,
    session::SessionError,
};
pub use atproto_core::{
    data::Record as _,
    syntax::{AtUri, Datetime, Did, Handle, Nsid},
    xrpc::Response,
};

pub use crate::{
    Bluesky, BlueskyChat, OzoneTool,
    app::bsky::{
        actor::Profile,
        feed::{Like, Post, Repost, post::ReplyRef},
        graph::{Block, Follow},
    },
    com::atproto::{repo::StrongRef, sync::subscribe_repos::SubscribeReposMessage},
};
