// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.describeServer`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::{Did, Uri};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// What a server asks of new accounts: invite codes, domains of handles, links to its rules.
///
/// `com.atproto.server.describeServer`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DescribeServer {}

impl DescribeServer {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for DescribeServer {
    const NSID: &'static str = "com.atproto.server.describeServer";
    const METHOD: Method = Method::Query;
    type Output = DescribeServerOutput;
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for DescribeServer {}

atproto_core::endpoint_call! {
    DescribeServerCall(DescribeServer) {
    }
}

/// What `com.atproto.server.describeServer` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DescribeServerOutput {
    /// `inviteCodeRequired`.
    pub invite_code_required: Option<bool>,
    /// `phoneVerificationRequired`.
    pub phone_verification_required: Option<bool>,
    /// `blobUploadLimit`.
    pub blob_upload_limit: Option<i64>,
    /// `availableUserDomains`.
    pub available_user_domains: Vec<String>,
    /// `links`.
    pub links: Option<Box<Links>>,
    /// `contact`.
    pub contact: Option<Box<Contact>>,
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    DescribeServerOutput {
        0 invite_code_required: "inviteCodeRequired" optional,
        1 phone_verification_required: "phoneVerificationRequired" optional,
        2 blob_upload_limit: "blobUploadLimit" optional,
        3 available_user_domains: "availableUserDomains" required,
        4 links: "links" optional,
        5 contact: "contact" optional,
        6 did: "did" required,
    }
}

/// `com.atproto.server.describeServer#links`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Links {
    /// `privacyPolicy`.
    pub privacy_policy: Option<Uri>,
    /// `termsOfService`.
    pub terms_of_service: Option<Uri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Links {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    Links {
        0 privacy_policy: "privacyPolicy" optional,
        1 terms_of_service: "termsOfService" optional,
    }
}

/// `com.atproto.server.describeServer#contact`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Contact {
    /// `email`.
    pub email: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Contact {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    Contact {
        0 email: "email" optional,
    }
}
