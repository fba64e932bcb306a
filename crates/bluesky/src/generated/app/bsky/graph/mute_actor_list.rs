// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.muteActorList`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.muteActorList`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MuteActorList {
    /// `list`.
    pub list: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MuteActorList {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(list: impl IntoWire<AtUri>) -> Self {
        Self {
            list: list.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    MuteActorList {
        0 list: "list" required,
    }
}

impl Endpoint for MuteActorList {
    const NSID: &'static str = "app.bsky.graph.muteActorList";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.list.check("list", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for MuteActorList {}

atproto_core::endpoint_call! {
    MuteActorListCall(MuteActorList) {
    }
}
