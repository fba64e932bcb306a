// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.ageassurance.begin`.

use crate::app::bsky::ageassurance::defs::State;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.ageassurance.begin`: a procedure.
///
/// Its own errors are [`BeginError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Begin {
    /// `email`.
    pub email: String,
    /// `language`.
    pub language: String,
    /// `countryCode`.
    pub country_code: String,
    /// `regionCode`.
    pub region_code: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Begin {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        email: impl Into<String>,
        language: impl Into<String>,
        country_code: impl Into<String>,
    ) -> Self {
        Self {
            email: email.into(),
            language: language.into(),
            country_code: country_code.into(),
            ..Self::default()
        }
    }

    /// Sets `regionCode`.
    #[inline]
    #[must_use]
    pub fn region_code(mut self, region_code: impl Into<String>) -> Self {
        self.region_code = Some(region_code.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    Begin {
        0 email: "email" required,
        1 language: "language" required,
        2 country_code: "countryCode" required,
        3 region_code: "regionCode" optional,
    }
}

impl Endpoint for Begin {
    const NSID: &'static str = "app.bsky.ageassurance.begin";
    const METHOD: Method = Method::Procedure;
    type Output = State;
    type Error = BeginError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for Begin {}

atproto_core::endpoint_call! {
    BeginCall(Begin) {
        region_code(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.ageassurance.begin` declares.
    pub enum BeginError {
        InvalidEmail = "InvalidEmail",
        DidTooLong = "DidTooLong",
        InvalidInitiation = "InvalidInitiation",
        RegionNotSupported = "RegionNotSupported",
    }
}
