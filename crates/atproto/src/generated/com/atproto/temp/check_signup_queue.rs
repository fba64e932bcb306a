// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.temp.checkSignupQueue`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.temp.checkSignupQueue`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CheckSignupQueue {}

impl CheckSignupQueue {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for CheckSignupQueue {
    const NSID: &'static str = "com.atproto.temp.checkSignupQueue";
    const METHOD: Method = Method::Query;
    type Output = CheckSignupQueueOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for CheckSignupQueue {}

atproto_core::endpoint_call! {
    CheckSignupQueueCall(CheckSignupQueue) {
    }
}

/// What `com.atproto.temp.checkSignupQueue` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CheckSignupQueueOutput {
    /// `activated`.
    pub activated: bool,
    /// `placeInQueue`.
    pub place_in_queue: Option<i64>,
    /// `estimatedTimeMs`.
    pub estimated_time_ms: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    CheckSignupQueueOutput {
        0 activated: "activated" required,
        1 place_in_queue: "placeInQueue" optional,
        2 estimated_time_ms: "estimatedTimeMs" optional,
    }
}
