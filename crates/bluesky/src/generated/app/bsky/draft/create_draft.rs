// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.draft.createDraft`.

use crate::app::bsky::draft::defs::Draft;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::Tid;
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.draft.createDraft`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`CreateDraftError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateDraft {
    /// `draft`.
    pub draft: Draft,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateDraft {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(draft: Draft) -> Self {
        Self {
            draft,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    CreateDraft {
        0 draft: "draft" required,
    }
}

impl Endpoint for CreateDraft {
    const NSID: &'static str = "app.bsky.draft.createDraft";
    const METHOD: Method = Method::Procedure;
    type Output = CreateDraftOutput;
    type Error = CreateDraftError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateDraft {}

atproto_core::endpoint_call! {
    CreateDraftCall(CreateDraft) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.draft.createDraft` declares.
    pub enum CreateDraftError {
        DraftLimitReached = "DraftLimitReached",
    }
}

/// What `app.bsky.draft.createDraft` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateDraftOutput {
    /// `id`.
    pub id: Tid,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    CreateDraftOutput {
        0 id: "id" required,
    }
}
