// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.muteThread`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.muteThread`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MuteThread {
    /// `root`.
    pub root: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MuteThread {
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
    MuteThread {
        0 root: "root" required,
    }
}

impl Endpoint for MuteThread {
    const NSID: &'static str = "app.bsky.graph.muteThread";
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

impl Procedure for MuteThread {}

atproto_core::endpoint_call! {
    MuteThreadCall(MuteThread) {
    }
}
