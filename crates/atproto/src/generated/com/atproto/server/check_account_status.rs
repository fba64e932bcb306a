// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.checkAccountStatus`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::CidString;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.checkAccountStatus`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CheckAccountStatus {}

impl CheckAccountStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for CheckAccountStatus {
    const NSID: &'static str = "com.atproto.server.checkAccountStatus";
    const METHOD: Method = Method::Query;
    type Output = CheckAccountStatusOutput;
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for CheckAccountStatus {}

atproto_core::endpoint_call! {
    CheckAccountStatusCall(CheckAccountStatus) {
    }
}

/// What `com.atproto.server.checkAccountStatus` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CheckAccountStatusOutput {
    /// `activated`.
    pub activated: bool,
    /// `validDid`.
    pub valid_did: bool,
    /// `repoCommit`.
    pub repo_commit: CidString,
    /// `repoRev`.
    pub repo_rev: String,
    /// `repoBlocks`.
    pub repo_blocks: i64,
    /// `indexedRecords`.
    pub indexed_records: i64,
    /// `privateStateValues`.
    pub private_state_values: i64,
    /// `expectedBlobs`.
    pub expected_blobs: i64,
    /// `importedBlobs`.
    pub imported_blobs: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    CheckAccountStatusOutput {
        0 activated: "activated" required,
        1 valid_did: "validDid" required,
        2 repo_commit: "repoCommit" required,
        3 repo_rev: "repoRev" required,
        4 repo_blocks: "repoBlocks" required,
        5 indexed_records: "indexedRecords" required,
        6 private_state_values: "privateStateValues" required,
        7 expected_blobs: "expectedBlobs" required,
        8 imported_blobs: "importedBlobs" required,
    }
}
