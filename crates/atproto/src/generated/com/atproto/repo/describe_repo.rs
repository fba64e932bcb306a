// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.describeRepo`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, Did, Handle, IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// Whose repository it is, and which collections are in it.
///
/// `com.atproto.repo.describeRepo`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DescribeRepo {
    /// `repo`.
    pub repo: AtIdentifier,
}

impl DescribeRepo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(repo: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            repo: repo.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for DescribeRepo {
    const NSID: &'static str = "com.atproto.repo.describeRepo";
    const METHOD: Method = Method::Query;
    type Output = DescribeRepoOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.repo.write("repo", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for DescribeRepo {}

atproto_core::endpoint_call! {
    DescribeRepoCall(DescribeRepo) {
    }
}

/// What `com.atproto.repo.describeRepo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DescribeRepoOutput {
    /// `handle`.
    pub handle: Handle,
    /// `did`.
    pub did: Did,
    /// `didDoc`.
    pub did_doc: Raw,
    /// `collections`.
    pub collections: Vec<Nsid>,
    /// `handleIsCorrect`.
    pub handle_is_correct: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    DescribeRepoOutput {
        0 handle: "handle" required,
        1 did: "did" required,
        2 did_doc: "didDoc" required,
        3 collections: "collections" required,
        4 handle_is_correct: "handleIsCorrect" required,
    }
}
