// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.unregisterPush`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.notification.unregisterPush`: a procedure.
///
/// Needs a session.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct UnregisterPush {
    /// `serviceDid`.
    pub service_did: Did,
    /// `token`.
    pub token: String,
    /// `platform`.
    pub platform: UnregisterPushPlatform,
    /// `appId`.
    pub app_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for UnregisterPush {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("UnregisterPush")
            .field("service_did", &self.service_did)
            .field("token", &"[redacted]")
            .field("platform", &self.platform)
            .field("app_id", &self.app_id)
            .finish_non_exhaustive()
    }
}

impl UnregisterPush {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        service_did: impl IntoWire<Did>,
        token: impl Into<String>,
        platform: impl Into<UnregisterPushPlatform>,
        app_id: impl Into<String>,
    ) -> Self {
        Self {
            service_did: service_did.into_wire(),
            token: token.into(),
            platform: platform.into(),
            app_id: app_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    UnregisterPush {
        0 service_did: "serviceDid" required,
        1 token: "token" required,
        2 platform: "platform" required,
        3 app_id: "appId" required,
    }
}

impl Endpoint for UnregisterPush {
    const NSID: &'static str = "app.bsky.notification.unregisterPush";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.service_did.check("serviceDid", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UnregisterPush {}

atproto_core::endpoint_call! {
    UnregisterPushCall(UnregisterPush) {
    }
}

atproto_core::known_values! {
    /// The `platform` of [`UnregisterPush`].
    pub struct UnregisterPushPlatform {
        IOS = "ios",
        ANDROID = "android",
        WEB = "web",
    }
}
