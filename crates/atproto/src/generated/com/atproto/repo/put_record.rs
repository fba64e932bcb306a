// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.putRecord`.

use crate::com::atproto::repo::defs::CommitMeta;
use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, AtUri, CidString, IntoWire, Nsid, RecordKey};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Writes a record under a key, whether it is there or not.
///
/// `com.atproto.repo.putRecord`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`PutRecordError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutRecord {
    /// `repo`.
    pub repo: AtIdentifier,
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`: at most 512 bytes.
    pub rkey: RecordKey,
    /// `validate`.
    pub validate: Option<bool>,
    /// `record`.
    pub record: Raw,
    /// `swapRecord`. It may be `null`, which says something else than its absence: insert that into `extra`.
    pub swap_record: Option<CidString>,
    /// `swapCommit`.
    pub swap_commit: Option<CidString>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PutRecord {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        repo: impl IntoWire<AtIdentifier>,
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
        record: impl Into<Raw>,
    ) -> Self {
        Self {
            repo: repo.into_wire(),
            collection: collection.into_wire(),
            rkey: rkey.into_wire(),
            record: record.into(),
            ..Self::default()
        }
    }

    /// Sets `validate`.
    #[inline]
    #[must_use]
    pub fn validate(mut self, validate: bool) -> Self {
        self.validate = Some(validate);
        self
    }

    /// Sets `swapRecord`. It may be `null`, which says something else than its absence: insert that into `extra`.
    #[inline]
    #[must_use]
    pub fn swap_record(mut self, swap_record: impl IntoWire<CidString>) -> Self {
        self.swap_record = Some(swap_record.into_wire());
        self
    }

    /// Sets `swapCommit`.
    #[inline]
    #[must_use]
    pub fn swap_commit(mut self, swap_commit: impl IntoWire<CidString>) -> Self {
        self.swap_commit = Some(swap_commit.into_wire());
        self
    }
}

atproto_core::object! {
    PutRecord {
        0 repo: "repo" required,
        1 collection: "collection" required,
        2 rkey: "rkey" required,
        3 validate: "validate" optional,
        4 record: "record" required,
        5 swap_record: "swapRecord" optional,
        6 swap_commit: "swapCommit" optional,
    }
}

impl Endpoint for PutRecord {
    const NSID: &'static str = "com.atproto.repo.putRecord";
    const METHOD: Method = Method::Procedure;
    type Output = PutRecordOutput;
    type Error = PutRecordError;

    fn request(&self, parts: &mut RequestParts) {
        self.repo.check("repo", parts);
        self.collection.check("collection", parts);
        self.rkey.check("rkey", parts);
        self.swap_record.check("swapRecord", parts);
        self.swap_commit.check("swapCommit", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for PutRecord {}

atproto_core::endpoint_call! {
    PutRecordCall(PutRecord) {
        validate(bool),
        swap_record(impl IntoWire<CidString>),
        swap_commit(impl IntoWire<CidString>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.repo.putRecord` declares.
    pub enum PutRecordError {
        InvalidSwap = "InvalidSwap",
    }
}

/// What `com.atproto.repo.putRecord` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutRecordOutput {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `commit`.
    pub commit: Option<Box<CommitMeta>>,
    /// `validationStatus`.
    pub validation_status: Option<PutRecordOutputValidationStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    PutRecordOutput {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 commit: "commit" optional,
        3 validation_status: "validationStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `validationStatus` of [`PutRecordOutput`].
    pub struct PutRecordOutputValidationStatus {
        VALID = "valid",
        UNKNOWN = "unknown",
    }
}
