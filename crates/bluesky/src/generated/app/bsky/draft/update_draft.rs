// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.draft.updateDraft`.

use crate::app::bsky::draft::defs::DraftWithId;
use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.draft.updateDraft`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateDraft {
    /// `draft`.
    pub draft: DraftWithId,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateDraft {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(draft: DraftWithId) -> Self {
        Self {
            draft,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    UpdateDraft {
        0 draft: "draft" required,
    }
}

impl Endpoint for UpdateDraft {
    const NSID: &'static str = "app.bsky.draft.updateDraft";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UpdateDraft {}

atproto_core::endpoint_call! {
    UpdateDraftCall(UpdateDraft) {
    }
}
