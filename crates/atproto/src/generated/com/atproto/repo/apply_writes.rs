// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.applyWrites`.

use crate::com::atproto::repo::defs::CommitMeta;
use atproto_core::data::{DecodeError, Decoded, Extra, Raw, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, AtUri, CidString, IntoWire, Nsid, RecordKey};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Creates, updates and deletes records of one repository in one commit: all or none.
///
/// `com.atproto.repo.applyWrites`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`ApplyWritesError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ApplyWrites {
    /// `repo`.
    pub repo: AtIdentifier,
    /// `validate`.
    pub validate: Option<bool>,
    /// `writes`.
    pub writes: Vec<ApplyWritesWritesItem>,
    /// `swapCommit`.
    pub swap_commit: Option<CidString>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ApplyWrites {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        repo: impl IntoWire<AtIdentifier>,
        writes: impl IntoIterator<Item = impl Into<ApplyWritesWritesItem>>,
    ) -> Self {
        Self {
            repo: repo.into_wire(),
            writes: writes.into_iter().map(Into::into).collect(),
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

    /// Sets `swapCommit`.
    #[inline]
    #[must_use]
    pub fn swap_commit(mut self, swap_commit: impl IntoWire<CidString>) -> Self {
        self.swap_commit = Some(swap_commit.into_wire());
        self
    }
}

atproto_core::object! {
    ApplyWrites {
        0 repo: "repo" required,
        1 validate: "validate" optional,
        2 writes: "writes" required,
        3 swap_commit: "swapCommit" optional,
    }
}

impl Endpoint for ApplyWrites {
    const NSID: &'static str = "com.atproto.repo.applyWrites";
    const METHOD: Method = Method::Procedure;
    type Output = ApplyWritesOutput;
    type Error = ApplyWritesError;

    fn request(&self, parts: &mut RequestParts) {
        self.repo.check("repo", parts);
        self.swap_commit.check("swapCommit", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for ApplyWrites {}

atproto_core::endpoint_call! {
    ApplyWritesCall(ApplyWrites) {
        validate(bool),
        swap_commit(impl IntoWire<CidString>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.repo.applyWrites` declares.
    pub enum ApplyWritesError {
        InvalidSwap = "InvalidSwap",
    }
}

/// An item of `writes` of [`ApplyWrites`].
///
/// The lexicon closes this union, but a server may know a newer one: its members are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ApplyWritesWritesItem {
    /// `com.atproto.repo.applyWrites#create`.
    Create(Box<Create>),
    /// `com.atproto.repo.applyWrites#update`.
    Update(Box<Update>),
    /// `com.atproto.repo.applyWrites#delete`.
    Delete(Box<Delete>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ApplyWritesWritesItem {
        0 Create(Create): "com.atproto.repo.applyWrites#create" from "collection",
        1 Update(Update): "com.atproto.repo.applyWrites#update" from "collection",
        2 Delete(Delete): "com.atproto.repo.applyWrites#delete" from "collection",
    }
}

/// What `com.atproto.repo.applyWrites` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ApplyWritesOutput {
    /// `commit`.
    pub commit: Option<Box<CommitMeta>>,
    /// `results`.
    pub results: Option<Vec<ApplyWritesOutputResultsItem>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    ApplyWritesOutput {
        0 commit: "commit" optional,
        1 results: "results" optional,
    }
}

/// An item of `results` of [`ApplyWritesOutput`].
///
/// The lexicon closes this union, but a server may know a newer one: its members are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ApplyWritesOutputResultsItem {
    /// `com.atproto.repo.applyWrites#createResult`.
    CreateResult(Box<CreateResult>),
    /// `com.atproto.repo.applyWrites#updateResult`.
    UpdateResult(Box<UpdateResult>),
    /// `com.atproto.repo.applyWrites#deleteResult`.
    DeleteResult(Box<DeleteResult>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ApplyWritesOutputResultsItem {
        0 CreateResult(CreateResult): "com.atproto.repo.applyWrites#createResult" from "uri",
        1 UpdateResult(UpdateResult): "com.atproto.repo.applyWrites#updateResult" from "uri",
        2 DeleteResult(DeleteResult): "com.atproto.repo.applyWrites#deleteResult" from "",
    }
}

/// `com.atproto.repo.applyWrites#create`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Create {
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`: at most 512 bytes.
    pub rkey: Option<RecordKey>,
    /// `value`.
    pub value: Raw,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Create {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(collection: impl IntoWire<Nsid>, value: impl Into<Raw>) -> Self {
        Self {
            collection: collection.into_wire(),
            value: value.into(),
            ..Self::default()
        }
    }

    /// Sets `rkey`: at most 512 bytes.
    #[inline]
    #[must_use]
    pub fn rkey(mut self, rkey: impl IntoWire<RecordKey>) -> Self {
        self.rkey = Some(rkey.into_wire());
        self
    }
}

atproto_core::object! {
    Create {
        0 collection: "collection" required,
        1 rkey: "rkey" optional,
        2 value: "value" required,
    }
}

/// `com.atproto.repo.applyWrites#update`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Update {
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`.
    pub rkey: RecordKey,
    /// `value`.
    pub value: Raw,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Update {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
        value: impl Into<Raw>,
    ) -> Self {
        Self {
            collection: collection.into_wire(),
            rkey: rkey.into_wire(),
            value: value.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Update {
        0 collection: "collection" required,
        1 rkey: "rkey" required,
        2 value: "value" required,
    }
}

/// `com.atproto.repo.applyWrites#delete`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Delete {
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`.
    pub rkey: RecordKey,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Delete {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(collection: impl IntoWire<Nsid>, rkey: impl IntoWire<RecordKey>) -> Self {
        Self {
            collection: collection.into_wire(),
            rkey: rkey.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Delete {
        0 collection: "collection" required,
        1 rkey: "rkey" required,
    }
}

/// `com.atproto.repo.applyWrites#createResult`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateResult {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `validationStatus`.
    pub validation_status: Option<CreateResultValidationStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateResult {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>, cid: impl IntoWire<CidString>) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    CreateResult {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 validation_status: "validationStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `validationStatus` of [`CreateResult`].
    pub struct CreateResultValidationStatus {
        VALID = "valid",
        UNKNOWN = "unknown",
    }
}

/// `com.atproto.repo.applyWrites#updateResult`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateResult {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `validationStatus`.
    pub validation_status: Option<UpdateResultValidationStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateResult {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>, cid: impl IntoWire<CidString>) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    UpdateResult {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 validation_status: "validationStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `validationStatus` of [`UpdateResult`].
    pub struct UpdateResultValidationStatus {
        VALID = "valid",
        UNKNOWN = "unknown",
    }
}

/// `com.atproto.repo.applyWrites#deleteResult`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteResult {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteResult {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    DeleteResult {
    }
}
