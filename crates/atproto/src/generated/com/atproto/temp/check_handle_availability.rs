// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.temp.checkHandleAvailability`.

use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Handle, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.temp.checkHandleAvailability`: a query.
///
/// Its own errors are [`CheckHandleAvailabilityError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CheckHandleAvailability {
    /// `handle`.
    pub handle: Handle,
    /// `email`.
    pub email: Option<String>,
    /// `birthDate`.
    pub birth_date: Option<Datetime>,
}

impl CheckHandleAvailability {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(handle: impl IntoWire<Handle>) -> Self {
        Self {
            handle: handle.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `email`.
    #[inline]
    #[must_use]
    pub fn email(mut self, email: impl Into<String>) -> Self {
        self.email = Some(email.into());
        self
    }

    /// Sets `birthDate`.
    #[inline]
    #[must_use]
    pub fn birth_date(mut self, birth_date: impl IntoWire<Datetime>) -> Self {
        self.birth_date = Some(birth_date.into_wire());
        self
    }
}

impl Endpoint for CheckHandleAvailability {
    const NSID: &'static str = "com.atproto.temp.checkHandleAvailability";
    const METHOD: Method = Method::Query;
    type Output = CheckHandleAvailabilityOutput;
    type Error = CheckHandleAvailabilityError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.handle.write("handle", parts);
        self.email.write("email", parts);
        self.birth_date.write("birthDate", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for CheckHandleAvailability {}

atproto_core::endpoint_call! {
    CheckHandleAvailabilityCall(CheckHandleAvailability) {
        email(impl Into<String>),
        birth_date(impl IntoWire<Datetime>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.temp.checkHandleAvailability` declares.
    pub enum CheckHandleAvailabilityError {
        InvalidEmail = "InvalidEmail",
    }
}

/// What `com.atproto.temp.checkHandleAvailability` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CheckHandleAvailabilityOutput {
    /// `handle`.
    pub handle: Handle,
    /// `result`.
    pub result: CheckHandleAvailabilityOutputResult,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    CheckHandleAvailabilityOutput {
        0 handle: "handle" required,
        1 result: "result" required,
    }
}

/// The `result` of [`CheckHandleAvailabilityOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CheckHandleAvailabilityOutputResult {
    /// `com.atproto.temp.checkHandleAvailability#resultAvailable`.
    ResultAvailable(Box<ResultAvailable>),
    /// `com.atproto.temp.checkHandleAvailability#resultUnavailable`.
    ResultUnavailable(Box<ResultUnavailable>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    CheckHandleAvailabilityOutputResult {
        0 ResultAvailable(ResultAvailable): "com.atproto.temp.checkHandleAvailability#resultAvailable" from "",
        1 ResultUnavailable(ResultUnavailable): "com.atproto.temp.checkHandleAvailability#resultUnavailable" from "suggestions",
    }
}

/// `com.atproto.temp.checkHandleAvailability#resultAvailable`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResultAvailable {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ResultAvailable {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    ResultAvailable {
    }
}

/// `com.atproto.temp.checkHandleAvailability#resultUnavailable`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResultUnavailable {
    /// `suggestions`.
    pub suggestions: Vec<Suggestion>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ResultUnavailable {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(suggestions: impl IntoIterator<Item = Suggestion>) -> Self {
        Self {
            suggestions: suggestions.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ResultUnavailable {
        0 suggestions: "suggestions" required,
    }
}

/// `com.atproto.temp.checkHandleAvailability#suggestion`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Suggestion {
    /// `handle`.
    pub handle: Handle,
    /// `method`.
    pub method: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Suggestion {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(handle: impl IntoWire<Handle>, method: impl Into<String>) -> Self {
        Self {
            handle: handle.into_wire(),
            method: method.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Suggestion {
        0 handle: "handle" required,
        1 method: "method" required,
    }
}
