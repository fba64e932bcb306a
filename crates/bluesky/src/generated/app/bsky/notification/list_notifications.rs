// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.listNotifications`.

use crate::app::bsky::actor::defs::ProfileView;
use crate::app::bsky::graph::defs::StarterPackViewBasic;
use atproto::com::atproto::label::defs::Label;
use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, CidString, Datetime, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// What happened to the signed-in account: likes, replies, follows and more, newest first.
///
/// `app.bsky.notification.listNotifications`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListNotifications {
    /// `reasons`.
    pub reasons: Option<Vec<String>>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `priority`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub priority: Option<bool>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `seenAt`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub seen_at: Option<Datetime>,
}

impl ListNotifications {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `reasons`.
    #[inline]
    #[must_use]
    pub fn reasons(mut self, reasons: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.reasons = Some(reasons.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `priority`.
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    #[must_use]
    pub fn priority(mut self, priority: bool) -> Self {
        self.priority = Some(priority);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }

    /// Sets `seenAt`.
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    #[must_use]
    pub fn seen_at(mut self, seen_at: impl IntoWire<Datetime>) -> Self {
        self.seen_at = Some(seen_at.into_wire());
        self
    }
}

impl Endpoint for ListNotifications {
    const NSID: &'static str = "app.bsky.notification.listNotifications";
    const METHOD: Method = Method::Query;
    type Output = ListNotificationsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.reasons.write("reasons", parts);
        self.limit.write("limit", parts);
        self.priority.write("priority", parts);
        self.cursor.write("cursor", parts);
        self.seen_at.write("seenAt", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListNotifications {}

impl Paginated for ListNotifications {
    type Item = Notification;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.notifications.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.notifications
    }
}

atproto_core::endpoint_call! {
    ListNotificationsCall(ListNotifications) pages {
        reasons(impl IntoIterator<Item = impl Into<String>>),
        limit(i64),
        priority(bool),
        cursor(impl Into<String>),
        seen_at(impl IntoWire<Datetime>),
    }
}

/// What `app.bsky.notification.listNotifications` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListNotificationsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `notifications`.
    pub notifications: Vec<Notification>,
    /// `priority`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub priority: Option<bool>,
    /// `seenAt`.
    pub seen_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    ListNotificationsOutput {
        0 cursor: "cursor" optional,
        1 notifications: "notifications" required,
        2 priority: "priority" optional,
        3 seen_at: "seenAt" optional,
    }
}

/// `app.bsky.notification.listNotifications#notification`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Notification {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `author`.
    pub author: ProfileView,
    /// `reason`.
    pub reason: NotificationReason,
    /// `reasonSubject`.
    pub reason_subject: Option<AtUri>,
    /// `record`.
    pub record: Raw,
    /// `starterPack`.
    pub starter_pack: Option<Box<StarterPackViewBasic>>,
    /// `isRead`.
    pub is_read: bool,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Notification {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        author: ProfileView,
        reason: impl Into<NotificationReason>,
        record: impl Into<Raw>,
        is_read: bool,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            author,
            reason: reason.into(),
            record: record.into(),
            is_read,
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Notification {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 author: "author" required,
        3 reason: "reason" required,
        4 reason_subject: "reasonSubject" optional,
        5 record: "record" required,
        6 starter_pack: "starterPack" optional,
        7 is_read: "isRead" required,
        8 indexed_at: "indexedAt" required,
        9 labels: "labels" optional,
    }
}

atproto_core::known_values! {
    /// The `reason` of [`Notification`].
    pub struct NotificationReason {
        LIKE = "like",
        REPOST = "repost",
        FOLLOW = "follow",
        MENTION = "mention",
        REPLY = "reply",
        QUOTE = "quote",
        STARTERPACK_JOINED = "starterpack-joined",
        VERIFIED = "verified",
        UNVERIFIED = "unverified",
        LIKE_VIA_REPOST = "like-via-repost",
        REPOST_VIA_REPOST = "repost-via-repost",
        SUBSCRIBED_POST = "subscribed-post",
        CONTACT_MATCH = "contact-match",
    }
}
