// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.unmuteThread`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.unmuteThread`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UnmuteThread {
    /// `root`.
    pub root: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UnmuteThread {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(root: impl IntoWire<AtUri>) -> Self {
        Self {
            root: root.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    UnmuteThread {
        0 root: "root" required,
    }
}

impl Endpoint for UnmuteThread {
    const NSID: &'static str = "app.bsky.graph.unmuteThread";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.root.check("root", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UnmuteThread {}

atproto_core::endpoint_call! {
    UnmuteThreadCall(UnmuteThread) {
    }
}
