// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.createRecord`.

use crate::com::atproto::repo::defs::CommitMeta;
use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, AtUri, CidString, IntoWire, Nsid, RecordKey};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Creates a record. Calling it twice makes two records, unless both name the same `rkey`.
///
/// `com.atproto.repo.createRecord`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`CreateRecordError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateRecord {
    /// `repo`.
    pub repo: AtIdentifier,
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`: at most 512 bytes. The server makes one if it is absent. With one of your own, a repeated call cannot make a second record.
    pub rkey: Option<RecordKey>,
    /// `validate`.
    pub validate: Option<bool>,
    /// `record`.
    pub record: Raw,
    /// `swapCommit`.
    pub swap_commit: Option<CidString>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateRecord {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        repo: impl IntoWire<AtIdentifier>,
        collection: impl IntoWire<Nsid>,
        record: impl Into<Raw>,
    ) -> Self {
        Self {
            repo: repo.into_wire(),
            collection: collection.into_wire(),
            record: record.into(),
            ..Self::default()
        }
    }

    /// Sets `rkey`: at most 512 bytes. The server makes one if it is absent. With one of your own, a repeated call cannot make a second record.
    #[inline]
    #[must_use]
    pub fn rkey(mut self, rkey: impl IntoWire<RecordKey>) -> Self {
        self.rkey = Some(rkey.into_wire());
        self
    }

    /// Sets `validate`.
    #[inline]
    #[must_use]
    pub fn validate(mut self, validate: bool) -> Self {
        self.validate = Some(validate);
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
    CreateRecord {
        0 repo: "repo" required,
        1 collection: "collection" required,
        2 rkey: "rkey" optional,
        3 validate: "validate" optional,
        4 record: "record" required,
        5 swap_commit: "swapCommit" optional,
    }
}

impl Endpoint for CreateRecord {
    const NSID: &'static str = "com.atproto.repo.createRecord";
    const METHOD: Method = Method::Procedure;
    type Output = CreateRecordOutput;
    type Error = CreateRecordError;

    fn request(&self, parts: &mut RequestParts) {
        self.repo.check("repo", parts);
        self.collection.check("collection", parts);
        self.rkey.check("rkey", parts);
        self.swap_commit.check("swapCommit", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateRecord {}

atproto_core::endpoint_call! {
    CreateRecordCall(CreateRecord) {
        rkey(impl IntoWire<RecordKey>),
        validate(bool),
        swap_commit(impl IntoWire<CidString>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.repo.createRecord` declares.
    pub enum CreateRecordError {
        InvalidSwap = "InvalidSwap",
    }
}

/// What `com.atproto.repo.createRecord` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateRecordOutput {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `commit`.
    pub commit: Option<Box<CommitMeta>>,
    /// `validationStatus`.
    pub validation_status: Option<CreateRecordOutputValidationStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    CreateRecordOutput {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 commit: "commit" optional,
        3 validation_status: "validationStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `validationStatus` of [`CreateRecordOutput`].
    pub struct CreateRecordOutputValidationStatus {
        VALID = "valid",
        UNKNOWN = "unknown",
    }
}
