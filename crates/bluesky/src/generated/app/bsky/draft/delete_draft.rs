// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.draft.deleteDraft`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{IntoWire, Tid};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.draft.deleteDraft`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteDraft {
    /// `id`.
    pub id: Tid,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteDraft {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(id: impl IntoWire<Tid>) -> Self {
        Self {
            id: id.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DeleteDraft {
        0 id: "id" required,
    }
}

impl Endpoint for DeleteDraft {
    const NSID: &'static str = "app.bsky.draft.deleteDraft";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.id.check("id", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeleteDraft {}

atproto_core::endpoint_call! {
    DeleteDraftCall(DeleteDraft) {
    }
}
