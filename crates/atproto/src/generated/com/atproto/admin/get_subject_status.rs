// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.getSubjectStatus`.

use crate::com::atproto::admin::defs::{RepoBlobRef, RepoRef, StatusAttr};
use crate::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, CidString, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.getSubjectStatus`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSubjectStatus {
    /// `did`.
    pub did: Option<Did>,
    /// `uri`.
    pub uri: Option<AtUri>,
    /// `blob`.
    pub blob: Option<CidString>,
}

impl GetSubjectStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `did`.
    #[inline]
    #[must_use]
    pub fn did(mut self, did: impl IntoWire<Did>) -> Self {
        self.did = Some(did.into_wire());
        self
    }

    /// Sets `uri`.
    #[inline]
    #[must_use]
    pub fn uri(mut self, uri: impl IntoWire<AtUri>) -> Self {
        self.uri = Some(uri.into_wire());
        self
    }

    /// Sets `blob`.
    #[inline]
    #[must_use]
    pub fn blob(mut self, blob: impl IntoWire<CidString>) -> Self {
        self.blob = Some(blob.into_wire());
        self
    }
}

impl Endpoint for GetSubjectStatus {
    const NSID: &'static str = "com.atproto.admin.getSubjectStatus";
    const METHOD: Method = Method::Query;
    type Output = GetSubjectStatusOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
        self.uri.write("uri", parts);
        self.blob.write("blob", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSubjectStatus {}

atproto_core::endpoint_call! {
    GetSubjectStatusCall(GetSubjectStatus) {
        did(impl IntoWire<Did>),
        uri(impl IntoWire<AtUri>),
        blob(impl IntoWire<CidString>),
    }
}

/// What `com.atproto.admin.getSubjectStatus` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSubjectStatusOutput {
    /// `subject`.
    pub subject: GetSubjectStatusOutputSubject,
    /// `takedown`.
    pub takedown: Option<Box<StatusAttr>>,
    /// `deactivated`.
    pub deactivated: Option<Box<StatusAttr>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSubjectStatusOutput {
        0 subject: "subject" required,
        1 takedown: "takedown" optional,
        2 deactivated: "deactivated" optional,
    }
}

/// The `subject` of [`GetSubjectStatusOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetSubjectStatusOutputSubject {
    /// `com.atproto.admin.defs#repoRef`.
    RepoRef(Box<RepoRef>),
    /// `com.atproto.repo.strongRef`.
    StrongRef(Box<StrongRef>),
    /// `com.atproto.admin.defs#repoBlobRef`.
    RepoBlobRef(Box<RepoBlobRef>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    GetSubjectStatusOutputSubject {
        0 RepoRef(RepoRef): "com.atproto.admin.defs#repoRef" from "did",
        1 StrongRef(StrongRef): "com.atproto.repo.strongRef" from "uri",
        2 RepoBlobRef(RepoBlobRef): "com.atproto.admin.defs#repoBlobRef" from "did",
    }
}
