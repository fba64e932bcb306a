// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.bookmark.deleteBookmark`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.bookmark.deleteBookmark`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`DeleteBookmarkError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteBookmark {
    /// `uri`.
    pub uri: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteBookmark {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DeleteBookmark {
        0 uri: "uri" required,
    }
}

impl Endpoint for DeleteBookmark {
    const NSID: &'static str = "app.bsky.bookmark.deleteBookmark";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = DeleteBookmarkError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.uri.check("uri", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeleteBookmark {}

atproto_core::endpoint_call! {
    DeleteBookmarkCall(DeleteBookmark) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.bookmark.deleteBookmark` declares.
    pub enum DeleteBookmarkError {
        UnsupportedCollection = "UnsupportedCollection",
    }
}
