// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.initAgeAssurance`.

use crate::app::bsky::unspecced::defs::AgeAssuranceState;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.initAgeAssurance`: a procedure.
///
/// Its own errors are [`InitAgeAssuranceError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct InitAgeAssurance {
    /// `email`.
    pub email: String,
    /// `language`.
    pub language: String,
    /// `countryCode`.
    pub country_code: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl InitAgeAssurance {
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
}

atproto_core::object! {
    #[inline]
    InitAgeAssurance {
        0 email: "email" required,
        1 language: "language" required,
        2 country_code: "countryCode" required,
    }
}

impl Endpoint for InitAgeAssurance {
    const NSID: &'static str = "app.bsky.unspecced.initAgeAssurance";
    const METHOD: Method = Method::Procedure;
    type Output = AgeAssuranceState;
    type Error = InitAgeAssuranceError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for InitAgeAssurance {}

atproto_core::endpoint_call! {
    InitAgeAssuranceCall(InitAgeAssurance) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.unspecced.initAgeAssurance` declares.
    pub enum InitAgeAssuranceError {
        InvalidEmail = "InvalidEmail",
        DidTooLong = "DidTooLong",
        InvalidInitiation = "InvalidInitiation",
    }
}
