// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.registerPush`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.notification.registerPush`: a procedure.
///
/// Needs a session.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct RegisterPush {
    /// `serviceDid`.
    pub service_did: Did,
    /// `token`.
    pub token: String,
    /// `platform`.
    pub platform: RegisterPushPlatform,
    /// `appId`.
    pub app_id: String,
    /// `ageRestricted`.
    pub age_restricted: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for RegisterPush {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RegisterPush")
            .field("service_did", &self.service_did)
            .field("token", &"[redacted]")
            .field("platform", &self.platform)
            .field("app_id", &self.app_id)
            .field("age_restricted", &self.age_restricted)
            .finish_non_exhaustive()
    }
}

impl RegisterPush {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        service_did: impl IntoWire<Did>,
        token: impl Into<String>,
        platform: impl Into<RegisterPushPlatform>,
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

    /// Sets `ageRestricted`.
    #[inline]
    #[must_use]
    pub fn age_restricted(mut self, age_restricted: bool) -> Self {
        self.age_restricted = Some(age_restricted);
        self
    }
}

atproto_core::object! {
    RegisterPush {
        0 service_did: "serviceDid" required,
        1 token: "token" required,
        2 platform: "platform" required,
        3 app_id: "appId" required,
        4 age_restricted: "ageRestricted" optional,
    }
}

impl Endpoint for RegisterPush {
    const NSID: &'static str = "app.bsky.notification.registerPush";
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

impl Procedure for RegisterPush {}

atproto_core::endpoint_call! {
    RegisterPushCall(RegisterPush) {
        age_restricted(bool),
    }
}

atproto_core::known_values! {
    /// The `platform` of [`RegisterPush`].
    pub struct RegisterPushPlatform {
        IOS = "ios",
        ANDROID = "android",
        WEB = "web",
    }
}
