// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `network.bsky.jetstream.subscribeEvents`.

use crate::com::atproto::sync::subscribe_repos;
use atproto_core::data::{DecodeError, Decoded, Extra, Raw};
use atproto_core::generated::{Param, UnknownMessage, decode_message, message_name};
use atproto_core::syntax::{CidString, Datetime, Did, IntoWire, Nsid, RecordKey, Tid};
use atproto_core::xrpc::{RequestParts, Subscription};
use bytes::Bytes;

/// The changes of all repositories as JSON, filtered by the server, without proofs.
///
/// `network.bsky.jetstream.subscribeEvents`: a subscription.
///
/// Its own errors are [`SubscribeEventsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SubscribeEvents {
    /// `cursor`.
    pub cursor: Option<i64>,
    /// `kinds`: at most 4 items.
    pub kinds: Option<Vec<SubscribeEventsKindsItem>>,
    /// `dids`: at most 10000 items.
    pub dids: Option<Vec<Did>>,
    /// `collections`: at most 100 items.
    pub collections: Option<Vec<String>>,
    /// `maxMessageSizeBytes`: 0 to 4294967295, the default is `0`.
    pub max_message_size_bytes: Option<i64>,
    /// `zstdDictionary`: at least 1.
    pub zstd_dictionary: Option<i64>,
}

impl SubscribeEvents {
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

    /// Sets `kinds`: at most 4 items.
    #[inline]
    #[must_use]
    pub fn kinds(
        mut self,
        kinds: impl IntoIterator<Item = impl Into<SubscribeEventsKindsItem>>,
    ) -> Self {
        self.kinds = Some(kinds.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `dids`: at most 10000 items.
    #[inline]
    #[must_use]
    pub fn dids(mut self, dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        self.dids = Some(dids.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `collections`: at most 100 items.
    #[inline]
    #[must_use]
    pub fn collections(mut self, collections: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.collections = Some(collections.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `maxMessageSizeBytes`: 0 to 4294967295, the default is `0`.
    #[inline]
    #[must_use]
    pub fn max_message_size_bytes(mut self, max_message_size_bytes: i64) -> Self {
        self.max_message_size_bytes = Some(max_message_size_bytes);
        self
    }

    /// Sets `zstdDictionary`: at least 1.
    #[inline]
    #[must_use]
    pub fn zstd_dictionary(mut self, zstd_dictionary: i64) -> Self {
        self.zstd_dictionary = Some(zstd_dictionary);
        self
    }
}

/// A message of `network.bsky.jetstream.subscribeEvents`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SubscribeEventsMessage {
    /// `#commit`.
    Commit(Box<Commit>),
    /// `#identity`.
    Identity(Box<Identity>),
    /// `#account`.
    Account(Box<Account>),
    /// `#sync`.
    Sync(Box<Sync>),
    /// `#info`.
    Info(Box<Info>),
    /// A message that this version does not know, as it came.
    Unknown(UnknownMessage),
}

impl Subscription for SubscribeEvents {
    const NSID: &'static str = "network.bsky.jetstream.subscribeEvents";
    type Message = SubscribeEventsMessage;
    type Error = SubscribeEventsError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.cursor.write("cursor", parts);
        self.kinds.write("kinds", parts);
        self.dids.write("dids", parts);
        self.collections.write("collections", parts);
        self.max_message_size_bytes
            .write("maxMessageSizeBytes", parts);
        self.zstd_dictionary.write("zstdDictionary", parts);
    }

    #[inline]
    fn decode(ty: &str, payload: &Bytes) -> Result<Decoded<Self::Message>, DecodeError> {
        match message_name(Self::NSID, ty) {
            "#commit" => decode_message(payload, SubscribeEventsMessage::Commit),
            "#identity" => decode_message(payload, SubscribeEventsMessage::Identity),
            "#account" => decode_message(payload, SubscribeEventsMessage::Account),
            "#sync" => decode_message(payload, SubscribeEventsMessage::Sync),
            "#info" => decode_message(payload, SubscribeEventsMessage::Info),
            _ => Ok(UnknownMessage::decoded(ty, payload).map(SubscribeEventsMessage::Unknown)),
        }
    }
}

atproto_core::subscription_call! {
    SubscribeEventsCall(SubscribeEvents) cursor {
        cursor(i64),
        kinds(impl IntoIterator<Item = impl Into<SubscribeEventsKindsItem>>),
        dids(impl IntoIterator<Item = impl IntoWire<Did>>),
        collections(impl IntoIterator<Item = impl Into<String>>),
        max_message_size_bytes(i64),
        zstd_dictionary(i64),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `network.bsky.jetstream.subscribeEvents` declares.
    pub enum SubscribeEventsError {
        ConsumerTooSlow = "ConsumerTooSlow",
        CursorTooOld = "CursorTooOld",
        UnknownZstdDictionary = "UnknownZstdDictionary",
    }
}

atproto_core::known_values! {
    /// An item of `kinds` of [`SubscribeEvents`].
    pub struct SubscribeEventsKindsItem {
        COMMIT = "commit",
        IDENTITY = "identity",
        ACCOUNT = "account",
        SYNC = "sync",
    }
}

/// `network.bsky.jetstream.subscribeEvents#commit`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Commit {
    /// `seq`.
    pub seq: i64,
    /// `did`.
    pub did: Did,
    /// `time`.
    pub time: Datetime,
    /// `witnessedAt`.
    pub witnessed_at: Option<Datetime>,
    /// `rev`.
    pub rev: Tid,
    /// `operation`.
    pub operation: CommitOperation,
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`.
    pub rkey: RecordKey,
    /// `record`.
    pub record: Option<Raw>,
    /// `cid`.
    pub cid: Option<CidString>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Commit {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        seq: i64,
        did: impl IntoWire<Did>,
        time: impl IntoWire<Datetime>,
        rev: impl IntoWire<Tid>,
        operation: impl Into<CommitOperation>,
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
    ) -> Self {
        Self {
            seq,
            did: did.into_wire(),
            time: time.into_wire(),
            rev: rev.into_wire(),
            operation: operation.into(),
            collection: collection.into_wire(),
            rkey: rkey.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Commit {
        0 seq: "seq" required,
        1 did: "did" required,
        2 time: "time" required,
        3 witnessed_at: "witnessedAt" optional,
        4 rev: "rev" required,
        5 operation: "operation" required,
        6 collection: "collection" required,
        7 rkey: "rkey" required,
        8 record: "record" optional,
        9 cid: "cid" optional,
    }
}

atproto_core::known_values! {
    /// The `operation` of [`Commit`].
    pub struct CommitOperation {
        CREATE = "create",
        UPDATE = "update",
        DELETE = "delete",
    }
}

/// `network.bsky.jetstream.subscribeEvents#identity`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Identity {
    /// `seq`.
    pub seq: i64,
    /// `did`.
    pub did: Did,
    /// `time`.
    pub time: Datetime,
    /// `witnessedAt`.
    pub witnessed_at: Option<Datetime>,
    /// `identity`.
    pub identity: subscribe_repos::Identity,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Identity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        seq: i64,
        did: impl IntoWire<Did>,
        time: impl IntoWire<Datetime>,
        identity: subscribe_repos::Identity,
    ) -> Self {
        Self {
            seq,
            did: did.into_wire(),
            time: time.into_wire(),
            identity,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Identity {
        0 seq: "seq" required,
        1 did: "did" required,
        2 time: "time" required,
        3 witnessed_at: "witnessedAt" optional,
        4 identity: "identity" required,
    }
}

/// `network.bsky.jetstream.subscribeEvents#account`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Account {
    /// `seq`.
    pub seq: i64,
    /// `did`.
    pub did: Did,
    /// `time`.
    pub time: Datetime,
    /// `witnessedAt`.
    pub witnessed_at: Option<Datetime>,
    /// `account`.
    pub account: subscribe_repos::Account,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Account {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        seq: i64,
        did: impl IntoWire<Did>,
        time: impl IntoWire<Datetime>,
        account: subscribe_repos::Account,
    ) -> Self {
        Self {
            seq,
            did: did.into_wire(),
            time: time.into_wire(),
            account,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Account {
        0 seq: "seq" required,
        1 did: "did" required,
        2 time: "time" required,
        3 witnessed_at: "witnessedAt" optional,
        4 account: "account" required,
    }
}

/// `network.bsky.jetstream.subscribeEvents#sync`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Sync {
    /// `seq`.
    pub seq: i64,
    /// `did`.
    pub did: Did,
    /// `time`.
    pub time: Datetime,
    /// `witnessedAt`.
    pub witnessed_at: Option<Datetime>,
    /// `sync`.
    pub sync: subscribe_repos::Sync,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Sync {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        seq: i64,
        did: impl IntoWire<Did>,
        time: impl IntoWire<Datetime>,
        sync: subscribe_repos::Sync,
    ) -> Self {
        Self {
            seq,
            did: did.into_wire(),
            time: time.into_wire(),
            sync,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Sync {
        0 seq: "seq" required,
        1 did: "did" required,
        2 time: "time" required,
        3 witnessed_at: "witnessedAt" optional,
        4 sync: "sync" required,
    }
}

/// `network.bsky.jetstream.subscribeEvents#info`.
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
    #[inline]
    Info {
        0 name: "name" required,
        1 message: "message" optional,
    }
}

atproto_core::known_values! {
    /// The `name` of [`Info`].
    pub struct InfoName {
        OUTDATED_CURSOR = "OutdatedCursor",
        FUTURE_CURSOR = "FutureCursor",
    }
}
