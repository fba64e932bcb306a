// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.setting.removeOptions`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.setting.removeOptions`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveOptions {
    /// `keys`: 1 to 200 items.
    pub keys: Vec<Nsid>,
    /// `scope`.
    pub scope: RemoveOptionsScope,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RemoveOptions {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        keys: impl IntoIterator<Item = impl IntoWire<Nsid>>,
        scope: impl Into<RemoveOptionsScope>,
    ) -> Self {
        Self {
            keys: keys.into_iter().map(IntoWire::into_wire).collect(),
            scope: scope.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RemoveOptions {
        0 keys: "keys" required,
        1 scope: "scope" required,
    }
}

impl Endpoint for RemoveOptions {
    const NSID: &'static str = "tools.ozone.setting.removeOptions";
    const METHOD: Method = Method::Procedure;
    type Output = RemoveOptionsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.keys.check("keys", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RemoveOptions {}

atproto_core::endpoint_call! {
    RemoveOptionsCall(RemoveOptions) {
    }
}

atproto_core::known_values! {
    /// The `scope` of [`RemoveOptions`].
    pub struct RemoveOptionsScope {
        INSTANCE = "instance",
        PERSONAL = "personal",
    }
}

/// What `tools.ozone.setting.removeOptions` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveOptionsOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RemoveOptionsOutput {
    }
}
