// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getTaggedSuggestions`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::{IntoWire, Uri};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getTaggedSuggestions`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetTaggedSuggestions {}

impl GetTaggedSuggestions {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetTaggedSuggestions {
    const NSID: &'static str = "app.bsky.unspecced.getTaggedSuggestions";
    const METHOD: Method = Method::Query;
    type Output = GetTaggedSuggestionsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetTaggedSuggestions {}

atproto_core::endpoint_call! {
    GetTaggedSuggestionsCall(GetTaggedSuggestions) {
    }
}

/// What `app.bsky.unspecced.getTaggedSuggestions` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetTaggedSuggestionsOutput {
    /// `suggestions`.
    pub suggestions: Vec<Suggestion>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetTaggedSuggestionsOutput {
        0 suggestions: "suggestions" required,
    }
}

/// `app.bsky.unspecced.getTaggedSuggestions#suggestion`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Suggestion {
    /// `tag`.
    pub tag: String,
    /// `subjectType`.
    pub subject_type: SuggestionSubjectType,
    /// `subject`.
    pub subject: Uri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Suggestion {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        tag: impl Into<String>,
        subject_type: impl Into<SuggestionSubjectType>,
        subject: impl IntoWire<Uri>,
    ) -> Self {
        Self {
            tag: tag.into(),
            subject_type: subject_type.into(),
            subject: subject.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Suggestion {
        0 tag: "tag" required,
        1 subject_type: "subjectType" required,
        2 subject: "subject" required,
    }
}

atproto_core::known_values! {
    /// The `subjectType` of [`Suggestion`].
    pub struct SuggestionSubjectType {
        ACTOR = "actor",
        FEED = "feed",
    }
}
