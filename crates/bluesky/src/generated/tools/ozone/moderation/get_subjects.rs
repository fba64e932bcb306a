// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.getSubjects`.

use crate::tools::ozone::moderation::defs::SubjectView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.getSubjects`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSubjects {
    /// `subjects`: 1 to 100 items.
    pub subjects: Vec<String>,
}

impl GetSubjects {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subjects: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            subjects: subjects.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetSubjects {
    const NSID: &'static str = "tools.ozone.moderation.getSubjects";
    const METHOD: Method = Method::Query;
    type Output = GetSubjectsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.subjects.write("subjects", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSubjects {}

atproto_core::endpoint_call! {
    GetSubjectsCall(GetSubjects) {
    }
}

/// What `tools.ozone.moderation.getSubjects` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSubjectsOutput {
    /// `subjects`.
    pub subjects: Vec<SubjectView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSubjectsOutput {
        0 subjects: "subjects" required,
    }
}
