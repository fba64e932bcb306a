// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.subscribeRepos`.

use atproto_core::data::{CidLink, DecodeError, Decoded, Extra, LexBytes};
use atproto_core::generated::{Param, UnknownMessage, decode_message, message_name};
use atproto_core::syntax::{Datetime, Did, Handle, IntoWire, Tid};
use atproto_core::xrpc::{RequestParts, Subscription};
use bytes::Bytes;

/// Every change of every repository of a server or a relay: the firehose.
///
/// `com.atproto.sync.subscribeRepos`: a subscription.
///
/// Needs no session.
///
/// Its own errors are [`SubscribeReposError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SubscribeRepos {
    /// `cursor`.
    pub cursor: Option<i64>,
}

impl SubscribeRepos {
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

/// A message of `com.atproto.sync.subscribeRepos`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SubscribeReposMessage {
    /// `#commit`.
    Commit(Box<Commit>),
    /// `#sync`.
    Sync(Box<Sync>),
    /// `#identity`.
    Identity(Box<Identity>),
    /// `#account`.
    Account(Box<Account>),
    /// `#info`.
    Info(Box<Info>),
    /// A message that this version does not know, as it came.
    Unknown(UnknownMessage),
}

impl Subscription for SubscribeRepos {
    const NSID: &'static str = "com.atproto.sync.subscribeRepos";
    type Message = SubscribeReposMessage;
    type Error = SubscribeReposError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(ty: &str, payload: &Bytes) -> Result<Decoded<Self::Message>, DecodeError> {
        match message_name(Self::NSID, ty) {
            "#commit" => decode_message(payload, SubscribeReposMessage::Commit),
            "#sync" => decode_message(payload, SubscribeReposMessage::Sync),
            "#identity" => decode_message(payload, SubscribeReposMessage::Identity),
            "#account" => decode_message(payload, SubscribeReposMessage::Account),
            "#info" => decode_message(payload, SubscribeReposMessage::Info),
            _ => Ok(UnknownMessage::decoded(ty, payload).map(SubscribeReposMessage::Unknown)),
        }
    }
}

atproto_core::subscription_call! {
    SubscribeReposCall(SubscribeRepos) cursor {
        cursor(i64),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.subscribeRepos` declares.
    pub enum SubscribeReposError {
        FutureCursor = "FutureCursor",
        ConsumerTooSlow = "ConsumerTooSlow",
    }
}

/// A change of one repository: its operations, and the blocks that prove them.
///
/// `com.atproto.sync.subscribeRepos#commit`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Commit {
    /// `seq`.
    pub seq: i64,
    /// `rebase`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub rebase: bool,
    /// `tooBig`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub too_big: bool,
    /// `repo`.
    pub repo: Did,
    /// `commit`.
    pub commit: CidLink,
    /// `rev`.
    pub rev: Tid,
    /// `since`. Sent as `null` if it is `None`.
    pub since: Option<Tid>,
    /// `blocks`: at most 2000000 bytes.
    pub blocks: LexBytes,
    /// `ops`: at most 200 items.
    pub ops: Vec<RepoOp>,
    /// `blobs`.
    pub blobs: Vec<CidLink>,
    /// `prevData`.
    pub prev_data: Option<CidLink>,
    /// `time`.
    pub time: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Commit {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        seq: i64,
        rebase: bool,
        too_big: bool,
        repo: impl IntoWire<Did>,
        commit: impl Into<CidLink>,
        rev: impl IntoWire<Tid>,
        blocks: impl Into<LexBytes>,
        ops: impl IntoIterator<Item = RepoOp>,
        blobs: impl IntoIterator<Item = impl Into<CidLink>>,
        time: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            seq,
            rebase,
            too_big,
            repo: repo.into_wire(),
            commit: commit.into(),
            rev: rev.into_wire(),
            blocks: blocks.into(),
            ops: ops.into_iter().collect(),
            blobs: blobs.into_iter().map(Into::into).collect(),
            time: time.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Commit {
        0 seq: "seq" required,
        1 rebase: "rebase" required,
        2 too_big: "tooBig" required,
        3 repo: "repo" required,
        4 commit: "commit" required,
        5 rev: "rev" required,
        6 since: "since" nullable,
        7 blocks: "blocks" required,
        8 ops: "ops" required,
        9 blobs: "blobs" required,
        10 prev_data: "prevData" optional,
        11 time: "time" required,
    }
}

/// `com.atproto.sync.subscribeRepos#sync`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Sync {
    /// `seq`.
    pub seq: i64,
    /// `did`.
    pub did: Did,
    /// `blocks`: at most 10000 bytes.
    pub blocks: LexBytes,
    /// `rev`.
    pub rev: String,
    /// `time`.
    pub time: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Sync {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        seq: i64,
        did: impl IntoWire<Did>,
        blocks: impl Into<LexBytes>,
        rev: impl Into<String>,
        time: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            seq,
            did: did.into_wire(),
            blocks: blocks.into(),
            rev: rev.into(),
            time: time.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Sync {
        0 seq: "seq" required,
        1 did: "did" required,
        2 blocks: "blocks" required,
        3 rev: "rev" required,
        4 time: "time" required,
    }
}

/// `com.atproto.sync.subscribeRepos#identity`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Identity {
    /// `seq`.
    pub seq: i64,
    /// `did`.
    pub did: Did,
    /// `time`.
    pub time: Datetime,
    /// `handle`.
    pub handle: Option<Handle>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Identity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(seq: i64, did: impl IntoWire<Did>, time: impl IntoWire<Datetime>) -> Self {
        Self {
            seq,
            did: did.into_wire(),
            time: time.into_wire(),
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
        3 handle: "handle" optional,
    }
}

/// `com.atproto.sync.subscribeRepos#account`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Account {
    /// `seq`.
    pub seq: i64,
    /// `did`.
    pub did: Did,
    /// `time`.
    pub time: Datetime,
    /// `active`.
    pub active: bool,
    /// `status`.
    pub status: Option<AccountStatus>,
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
        active: bool,
    ) -> Self {
        Self {
            seq,
            did: did.into_wire(),
            time: time.into_wire(),
            active,
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
        3 active: "active" required,
        4 status: "status" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`Account`].
    pub struct AccountStatus {
        TAKENDOWN = "takendown",
        SUSPENDED = "suspended",
        DELETED = "deleted",
        DEACTIVATED = "deactivated",
        DESYNCHRONIZED = "desynchronized",
        THROTTLED = "throttled",
    }
}

/// `com.atproto.sync.subscribeRepos#info`.
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
    }
}

/// `com.atproto.sync.subscribeRepos#repoOp`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RepoOp {
    /// `action`.
    pub action: RepoOpAction,
    /// `path`.
    pub path: String,
    /// `cid`. Sent as `null` if it is `None`.
    pub cid: Option<CidLink>,
    /// `prev`.
    pub prev: Option<CidLink>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RepoOp {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(action: impl Into<RepoOpAction>, path: impl Into<String>) -> Self {
        Self {
            action: action.into(),
            path: path.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RepoOp {
        0 action: "action" required,
        1 path: "path" required,
        2 cid: "cid" nullable,
        3 prev: "prev" optional,
    }
}

atproto_core::known_values! {
    /// The `action` of [`RepoOp`].
    pub struct RepoOpAction {
        CREATE = "create",
        UPDATE = "update",
        DELETE = "delete",
    }
}
