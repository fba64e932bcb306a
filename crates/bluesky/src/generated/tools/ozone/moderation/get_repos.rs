// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.getRepos`.

use crate::tools::ozone::moderation::defs::{RepoViewDetail, RepoViewNotFound};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.getRepos`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRepos {
    /// `dids`: at most 100 items.
    pub dids: Vec<Did>,
}

impl GetRepos {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        Self {
            dids: dids.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetRepos {
    const NSID: &'static str = "tools.ozone.moderation.getRepos";
    const METHOD: Method = Method::Query;
    type Output = GetReposOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.dids.write("dids", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetRepos {}

atproto_core::endpoint_call! {
    GetReposCall(GetRepos) {
    }
}

/// What `tools.ozone.moderation.getRepos` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetReposOutput {
    /// `repos`.
    pub repos: Vec<GetReposOutputReposItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetReposOutput {
        0 repos: "repos" required,
    }
}

/// An item of `repos` of [`GetReposOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetReposOutputReposItem {
    /// `tools.ozone.moderation.defs#repoViewDetail`.
    RepoViewDetail(Box<RepoViewDetail>),
    /// `tools.ozone.moderation.defs#repoViewNotFound`.
    RepoViewNotFound(Box<RepoViewNotFound>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    GetReposOutputReposItem {
        0 RepoViewDetail(RepoViewDetail): "tools.ozone.moderation.defs#repoViewDetail" from "did",
        1 RepoViewNotFound(RepoViewNotFound): "tools.ozone.moderation.defs#repoViewNotFound" from "did",
    }
}
