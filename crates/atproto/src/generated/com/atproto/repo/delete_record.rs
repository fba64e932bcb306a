// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.deleteRecord`.

use crate::com::atproto::repo::defs::CommitMeta;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, CidString, IntoWire, Nsid, RecordKey};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Deletes a record; nothing happens if it is not there.
///
/// `com.atproto.repo.deleteRecord`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`DeleteRecordError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteRecord {
    /// `repo`.
    pub repo: AtIdentifier,
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`.
    pub rkey: RecordKey,
    /// `swapRecord`.
    pub swap_record: Option<CidString>,
    /// `swapCommit`.
    pub swap_commit: Option<CidString>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteRecord {
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

    /// Sets `swapRecord`.
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
    DeleteRecord {
        0 repo: "repo" required,
        1 collection: "collection" required,
        2 rkey: "rkey" required,
        3 swap_record: "swapRecord" optional,
        4 swap_commit: "swapCommit" optional,
    }
}

impl Endpoint for DeleteRecord {
    const NSID: &'static str = "com.atproto.repo.deleteRecord";
    const METHOD: Method = Method::Procedure;
    type Output = DeleteRecordOutput;
    type Error = DeleteRecordError;

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

impl Procedure for DeleteRecord {}

atproto_core::endpoint_call! {
    DeleteRecordCall(DeleteRecord) {
        swap_record(impl IntoWire<CidString>),
        swap_commit(impl IntoWire<CidString>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.repo.deleteRecord` declares.
    pub enum DeleteRecordError {
        InvalidSwap = "InvalidSwap",
    }
}

/// What `com.atproto.repo.deleteRecord` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteRecordOutput {
    /// `commit`.
    pub commit: Option<Box<CommitMeta>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    DeleteRecordOutput {
        0 commit: "commit" optional,
    }
}
