// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.label.subscribeLabels`.

use crate::com::atproto::label::defs::Label;
use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, UnknownMessage, decode_message, message_name};
use atproto_core::xrpc::{RequestParts, Subscription};
use bytes::Bytes;

/// What a labeler says, as it says it.
///
/// `com.atproto.label.subscribeLabels`: a subscription.
///
/// Its own errors are [`SubscribeLabelsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SubscribeLabels {
    /// `cursor`.
    pub cursor: Option<i64>,
}

impl SubscribeLabels {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: i64) -> Self {
        self.cursor = Some(cursor);
        self
    }
}

/// A message of `com.atproto.label.subscribeLabels`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SubscribeLabelsMessage {
    /// `#labels`.
    Labels(Box<Labels>),
    /// `#info`.
    Info(Box<Info>),
    /// A message that this version does not know, as it came.
    Unknown(UnknownMessage),
}

impl Subscription for SubscribeLabels {
    const NSID: &'static str = "com.atproto.label.subscribeLabels";
    type Message = SubscribeLabelsMessage;
    type Error = SubscribeLabelsError;

    fn request(&self, parts: &mut RequestParts) {
        self.cursor.write("cursor", parts);
    }

    fn decode(ty: &str, payload: &Bytes) -> Result<Decoded<Self::Message>, DecodeError> {
        match message_name(Self::NSID, ty) {
            "#labels" => decode_message(payload, SubscribeLabelsMessage::Labels),
            "#info" => decode_message(payload, SubscribeLabelsMessage::Info),
            _ => Ok(UnknownMessage::decoded(ty, payload).map(SubscribeLabelsMessage::Unknown)),
        }
    }
}

atproto_core::subscription_call! {
    SubscribeLabelsCall(SubscribeLabels) cursor {
        cursor(i64),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.label.subscribeLabels` declares.
    pub enum SubscribeLabelsError {
        FutureCursor = "FutureCursor",
    }
}

/// `com.atproto.label.subscribeLabels#labels`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Labels {
    /// `seq`.
    pub seq: i64,
    /// `labels`.
    pub labels: Vec<Label>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Labels {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(seq: i64, labels: impl IntoIterator<Item = Label>) -> Self {
        Self {
            seq,
            labels: labels.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Labels {
        0 seq: "seq" required,
        1 labels: "labels" required,
    }
}

/// `com.atproto.label.subscribeLabels#info`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Info {
    /// `name`.
    pub name: InfoName,
    /// `message`.
    pub message: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Info {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<InfoName>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Info {
        0 name: "name" required,
        1 message: "message" optional,
    }
}

atproto_core::known_values! {
    /// The `name` of [`Info`].
    pub struct InfoName {
        OUTDATED_CURSOR = "OutdatedCursor",
    }
}
