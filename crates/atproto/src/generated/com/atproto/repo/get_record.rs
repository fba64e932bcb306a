// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.getRecord`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, AtUri, CidString, IntoWire, Nsid, RecordKey};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// One record of a repository.
///
/// `com.atproto.repo.getRecord`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetRecordError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRecord {
    /// `repo`.
    pub repo: AtIdentifier,
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`.
    pub rkey: RecordKey,
    /// `cid`.
    pub cid: Option<CidString>,
}

impl GetRecord {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        repo: impl IntoWire<AtIdentifier>,
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
    ) -> Self {
        Self {
            repo: repo.into_wire(),
            collection: collection.into_wire(),
            rkey: rkey.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `cid`.
    #[inline]
    #[must_use]
    pub fn cid(mut self, cid: impl IntoWire<CidString>) -> Self {
        self.cid = Some(cid.into_wire());
        self
    }
}

impl Endpoint for GetRecord {
    const NSID: &'static str = "com.atproto.repo.getRecord";
    const METHOD: Method = Method::Query;
    type Output = GetRecordOutput;
    type Error = GetRecordError;

    fn request(&self, parts: &mut RequestParts) {
        self.repo.write("repo", parts);
        self.collection.write("collection", parts);
        self.rkey.write("rkey", parts);
        self.cid.write("cid", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetRecord {}

atproto_core::endpoint_call! {
    GetRecordCall(GetRecord) {
        cid(impl IntoWire<CidString>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.repo.getRecord` declares.
    pub enum GetRecordError {
        RecordNotFound = "RecordNotFound",
    }
}

/// What `com.atproto.repo.getRecord` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRecordOutput {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: Option<CidString>,
    /// `value`.
    pub value: Raw,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetRecordOutput {
        0 uri: "uri" required,
        1 cid: "cid" optional,
        2 value: "value" required,
    }
}
