// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.signPlcOperation`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.identity.signPlcOperation`: a procedure.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct SignPlcOperation {
    /// `token`.
    pub token: Option<String>,
    /// `rotationKeys`.
    pub rotation_keys: Option<Vec<String>>,
    /// `alsoKnownAs`.
    pub also_known_as: Option<Vec<String>>,
    /// `verificationMethods`.
    pub verification_methods: Option<Raw>,
    /// `services`.
    pub services: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for SignPlcOperation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SignPlcOperation")
            .field("token", &self.token.as_ref().map(|_| "[redacted]"))
            .field("rotation_keys", &self.rotation_keys)
            .field("also_known_as", &self.also_known_as)
            .field("verification_methods", &self.verification_methods)
            .field("services", &self.services)
            .finish_non_exhaustive()
    }
}

impl SignPlcOperation {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `token`.
    #[inline]
    #[must_use]
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
        self
    }

    /// Sets `rotationKeys`.
    #[inline]
    #[must_use]
    pub fn rotation_keys(
        mut self,
        rotation_keys: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.rotation_keys = Some(rotation_keys.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `alsoKnownAs`.
    #[inline]
    #[must_use]
    pub fn also_known_as(
        mut self,
        also_known_as: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.also_known_as = Some(also_known_as.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `verificationMethods`.
    #[inline]
    #[must_use]
    pub fn verification_methods(mut self, verification_methods: impl Into<Raw>) -> Self {
        self.verification_methods = Some(verification_methods.into());
        self
    }

    /// Sets `services`.
    #[inline]
    #[must_use]
    pub fn services(mut self, services: impl Into<Raw>) -> Self {
        self.services = Some(services.into());
        self
    }
}

atproto_core::object! {
    SignPlcOperation {
        0 token: "token" optional,
        1 rotation_keys: "rotationKeys" optional,
        2 also_known_as: "alsoKnownAs" optional,
        3 verification_methods: "verificationMethods" optional,
        4 services: "services" optional,
    }
}

impl Endpoint for SignPlcOperation {
    const NSID: &'static str = "com.atproto.identity.signPlcOperation";
    const METHOD: Method = Method::Procedure;
    type Output = SignPlcOperationOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for SignPlcOperation {}

atproto_core::endpoint_call! {
    SignPlcOperationCall(SignPlcOperation) {
        token(impl Into<String>),
        rotation_keys(impl IntoIterator<Item = impl Into<String>>),
        also_known_as(impl IntoIterator<Item = impl Into<String>>),
        verification_methods(impl Into<Raw>),
        services(impl Into<Raw>),
    }
}

/// What `com.atproto.identity.signPlcOperation` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SignPlcOperationOutput {
    /// `operation`.
    pub operation: Raw,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    SignPlcOperationOutput {
        0 operation: "operation" required,
    }
}
