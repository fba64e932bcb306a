// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.putActivitySubscription`.

use crate::app::bsky::notification::defs::ActivitySubscription;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.notification.putActivitySubscription`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutActivitySubscription {
    /// `subject`.
    pub subject: Did,
    /// `activitySubscription`.
    pub activity_subscription: ActivitySubscription,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PutActivitySubscription {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl IntoWire<Did>, activity_subscription: ActivitySubscription) -> Self {
        Self {
            subject: subject.into_wire(),
            activity_subscription,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    PutActivitySubscription {
        0 subject: "subject" required,
        1 activity_subscription: "activitySubscription" required,
    }
}

impl Endpoint for PutActivitySubscription {
    const NSID: &'static str = "app.bsky.notification.putActivitySubscription";
    const METHOD: Method = Method::Procedure;
    type Output = PutActivitySubscriptionOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.subject.check("subject", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for PutActivitySubscription {}

atproto_core::endpoint_call! {
    PutActivitySubscriptionCall(PutActivitySubscription) {
    }
}

/// What `app.bsky.notification.putActivitySubscription` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutActivitySubscriptionOutput {
    /// `subject`.
    pub subject: Did,
    /// `activitySubscription`.
    pub activity_subscription: Option<Box<ActivitySubscription>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    PutActivitySubscriptionOutput {
        0 subject: "subject" required,
        1 activity_subscription: "activitySubscription" optional,
    }
}
