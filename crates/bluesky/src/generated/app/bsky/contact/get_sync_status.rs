// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.getSyncStatus`.

use crate::app::bsky::contact::defs::SyncStatus;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.contact.getSyncStatus`: a query.
///
/// Needs a session.
///
/// Its own errors are [`GetSyncStatusError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSyncStatus {}

impl GetSyncStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetSyncStatus {
    const NSID: &'static str = "app.bsky.contact.getSyncStatus";
    const METHOD: Method = Method::Query;
    type Output = GetSyncStatusOutput;
    type Error = GetSyncStatusError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSyncStatus {}

atproto_core::endpoint_call! {
    GetSyncStatusCall(GetSyncStatus) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.contact.getSyncStatus` declares.
    pub enum GetSyncStatusError {
        InvalidDid = "InvalidDid",
        InternalError = "InternalError",
    }
}

/// What `app.bsky.contact.getSyncStatus` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSyncStatusOutput {
    /// `syncStatus`.
    pub sync_status: Option<Box<SyncStatus>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSyncStatusOutput {
        0 sync_status: "syncStatus" optional,
    }
}
