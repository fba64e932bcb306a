// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.actor.deleteAccount`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.actor.deleteAccount`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteAccount {}

impl DeleteAccount {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for DeleteAccount {
    const NSID: &'static str = "chat.bsky.actor.deleteAccount";
    const METHOD: Method = Method::Procedure;
    type Output = DeleteAccountOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for DeleteAccount {}

atproto_core::endpoint_call! {
    DeleteAccountCall(DeleteAccount) {
    }
}

/// What `chat.bsky.actor.deleteAccount` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteAccountOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    DeleteAccountOutput {
    }
}
