// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.bookmark.createBookmark`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtUri, CidString, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.bookmark.createBookmark`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`CreateBookmarkError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateBookmark {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateBookmark {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>, cid: impl IntoWire<CidString>) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    CreateBookmark {
        0 uri: "uri" required,
        1 cid: "cid" required,
    }
}

impl Endpoint for CreateBookmark {
    const NSID: &'static str = "app.bsky.bookmark.createBookmark";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = CreateBookmarkError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.uri.check("uri", parts);
        self.cid.check("cid", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for CreateBookmark {}

atproto_core::endpoint_call! {
    CreateBookmarkCall(CreateBookmark) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.bookmark.createBookmark` declares.
    pub enum CreateBookmarkError {
        UnsupportedCollection = "UnsupportedCollection",
    }
}
