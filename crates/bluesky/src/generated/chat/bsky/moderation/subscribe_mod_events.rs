// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.moderation.subscribeModEvents`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, UnknownMessage, decode_message, message_name};
use atproto_core::syntax::{Datetime, Did, IntoWire};
use atproto_core::xrpc::{RequestParts, Subscription};
use bytes::Bytes;

/// `chat.bsky.moderation.subscribeModEvents`: a subscription.
///
/// Its own errors are [`SubscribeModEventsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SubscribeModEvents {
    /// `cursor`.
    pub cursor: Option<String>,
}

impl SubscribeModEvents {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

/// A message of `chat.bsky.moderation.subscribeModEvents`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SubscribeModEventsMessage {
    /// `#eventConvoFirstMessage`.
    EventConvoFirstMessage(Box<EventConvoFirstMessage>),
    /// `#eventGroupChatCreated`.
    EventGroupChatCreated(Box<EventGroupChatCreated>),
    /// `#eventGroupChatMemberAdded`.
    EventGroupChatMemberAdded(Box<EventGroupChatMemberAdded>),
    /// `#eventGroupChatMemberJoined`.
    EventGroupChatMemberJoined(Box<EventGroupChatMemberJoined>),
    /// `#eventGroupChatJoinRequest`.
    EventGroupChatJoinRequest(Box<EventGroupChatJoinRequest>),
    /// `#eventGroupChatJoinRequestApproved`.
    EventGroupChatJoinRequestApproved(Box<EventGroupChatJoinRequestApproved>),
    /// `#eventGroupChatJoinRequestRejected`.
    EventGroupChatJoinRequestRejected(Box<EventGroupChatJoinRequestRejected>),
    /// `#eventChatAccepted`.
    EventChatAccepted(Box<EventChatAccepted>),
    /// `#eventGroupChatMemberLeft`.
    EventGroupChatMemberLeft(Box<EventGroupChatMemberLeft>),
    /// `#eventGroupChatUpdated`.
    EventGroupChatUpdated(Box<EventGroupChatUpdated>),
    /// `#eventRateLimitExceeded`.
    EventRateLimitExceeded(Box<EventRateLimitExceeded>),
    /// A message that this version does not know, as it came.
    Unknown(UnknownMessage),
}

impl Subscription for SubscribeModEvents {
    const NSID: &'static str = "chat.bsky.moderation.subscribeModEvents";
    type Message = SubscribeModEventsMessage;
    type Error = SubscribeModEventsError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(ty: &str, payload: &Bytes) -> Result<Decoded<Self::Message>, DecodeError> {
        match message_name(Self::NSID, ty) {
            "#eventConvoFirstMessage" => {
                decode_message(payload, SubscribeModEventsMessage::EventConvoFirstMessage)
            }
            "#eventGroupChatCreated" => {
                decode_message(payload, SubscribeModEventsMessage::EventGroupChatCreated)
            }
            "#eventGroupChatMemberAdded" => decode_message(
                payload,
                SubscribeModEventsMessage::EventGroupChatMemberAdded,
            ),
            "#eventGroupChatMemberJoined" => decode_message(
                payload,
                SubscribeModEventsMessage::EventGroupChatMemberJoined,
            ),
            "#eventGroupChatJoinRequest" => decode_message(
                payload,
                SubscribeModEventsMessage::EventGroupChatJoinRequest,
            ),
            "#eventGroupChatJoinRequestApproved" => decode_message(
                payload,
                SubscribeModEventsMessage::EventGroupChatJoinRequestApproved,
            ),
            "#eventGroupChatJoinRequestRejected" => decode_message(
                payload,
                SubscribeModEventsMessage::EventGroupChatJoinRequestRejected,
            ),
            "#eventChatAccepted" => {
                decode_message(payload, SubscribeModEventsMessage::EventChatAccepted)
            }
            "#eventGroupChatMemberLeft" => {
                decode_message(payload, SubscribeModEventsMessage::EventGroupChatMemberLeft)
            }
            "#eventGroupChatUpdated" => {
                decode_message(payload, SubscribeModEventsMessage::EventGroupChatUpdated)
            }
            "#eventRateLimitExceeded" => {
                decode_message(payload, SubscribeModEventsMessage::EventRateLimitExceeded)
            }
            _ => Ok(UnknownMessage::decoded(ty, payload).map(SubscribeModEventsMessage::Unknown)),
        }
    }
}

atproto_core::subscription_call! {
    SubscribeModEventsCall(SubscribeModEvents) {
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.moderation.subscribeModEvents` declares.
    pub enum SubscribeModEventsError {
        FutureCursor = "FutureCursor",
        ConsumerTooSlow = "ConsumerTooSlow",
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventConvoFirstMessage`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventConvoFirstMessage {
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `messageId`.
    pub message_id: Option<String>,
    /// `recipients`.
    pub recipients: Vec<Did>,
    /// `rev`.
    pub rev: String,
    /// `user`.
    pub user: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventConvoFirstMessage {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        recipients: impl IntoIterator<Item = impl IntoWire<Did>>,
        rev: impl Into<String>,
        user: impl IntoWire<Did>,
    ) -> Self {
        Self {
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            recipients: recipients.into_iter().map(IntoWire::into_wire).collect(),
            rev: rev.into(),
            user: user.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventConvoFirstMessage {
        0 convo_id: "convoId" required,
        1 created_at: "createdAt" required,
        2 message_id: "messageId" optional,
        3 recipients: "recipients" required,
        4 rev: "rev" required,
        5 user: "user" required,
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventGroupChatCreated`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventGroupChatCreated {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: i64,
    /// `groupName`.
    pub group_name: String,
    /// `initialMemberDids`.
    pub initial_member_dids: Vec<Did>,
    /// `ownerDid`.
    pub owner_did: Did,
    /// `rev`.
    pub rev: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventGroupChatCreated {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        group_member_count: i64,
        group_name: impl Into<String>,
        initial_member_dids: impl IntoIterator<Item = impl IntoWire<Did>>,
        owner_did: impl IntoWire<Did>,
        rev: impl Into<String>,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            group_member_count,
            group_name: group_name.into(),
            initial_member_dids: initial_member_dids
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
            owner_did: owner_did.into_wire(),
            rev: rev.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventGroupChatCreated {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" required,
        5 group_name: "groupName" required,
        6 initial_member_dids: "initialMemberDids" required,
        7 owner_did: "ownerDid" required,
        8 rev: "rev" required,
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventGroupChatMemberAdded`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventGroupChatMemberAdded {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: i64,
    /// `groupName`.
    pub group_name: String,
    /// `ownerDid`.
    pub owner_did: Did,
    /// `requestMembersCount`.
    pub request_members_count: i64,
    /// `rev`.
    pub rev: String,
    /// `subjectDid`.
    pub subject_did: Did,
    /// `subjectFollowsOwner`.
    pub subject_follows_owner: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventGroupChatMemberAdded {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        group_member_count: i64,
        group_name: impl Into<String>,
        owner_did: impl IntoWire<Did>,
        request_members_count: i64,
        rev: impl Into<String>,
        subject_did: impl IntoWire<Did>,
        subject_follows_owner: bool,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            group_member_count,
            group_name: group_name.into(),
            owner_did: owner_did.into_wire(),
            request_members_count,
            rev: rev.into(),
            subject_did: subject_did.into_wire(),
            subject_follows_owner,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventGroupChatMemberAdded {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" required,
        5 group_name: "groupName" required,
        6 owner_did: "ownerDid" required,
        7 request_members_count: "requestMembersCount" required,
        8 rev: "rev" required,
        9 subject_did: "subjectDid" required,
        10 subject_follows_owner: "subjectFollowsOwner" required,
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventGroupChatMemberJoined`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventGroupChatMemberJoined {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: i64,
    /// `groupName`.
    pub group_name: String,
    /// `joinLinkCode`.
    pub join_link_code: String,
    /// `ownerDid`.
    pub owner_did: Did,
    /// `rev`.
    pub rev: String,
    /// `subjectFollowsOwner`.
    pub subject_follows_owner: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventGroupChatMemberJoined {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        group_member_count: i64,
        group_name: impl Into<String>,
        join_link_code: impl Into<String>,
        owner_did: impl IntoWire<Did>,
        rev: impl Into<String>,
        subject_follows_owner: bool,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            group_member_count,
            group_name: group_name.into(),
            join_link_code: join_link_code.into(),
            owner_did: owner_did.into_wire(),
            rev: rev.into(),
            subject_follows_owner,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventGroupChatMemberJoined {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" required,
        5 group_name: "groupName" required,
        6 join_link_code: "joinLinkCode" required,
        7 owner_did: "ownerDid" required,
        8 rev: "rev" required,
        9 subject_follows_owner: "subjectFollowsOwner" required,
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventGroupChatJoinRequest`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventGroupChatJoinRequest {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: i64,
    /// `groupName`.
    pub group_name: String,
    /// `joinLinkCode`.
    pub join_link_code: String,
    /// `ownerDid`.
    pub owner_did: Did,
    /// `rev`.
    pub rev: String,
    /// `subjectFollowsOwner`.
    pub subject_follows_owner: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventGroupChatJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        group_member_count: i64,
        group_name: impl Into<String>,
        join_link_code: impl Into<String>,
        owner_did: impl IntoWire<Did>,
        rev: impl Into<String>,
        subject_follows_owner: bool,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            group_member_count,
            group_name: group_name.into(),
            join_link_code: join_link_code.into(),
            owner_did: owner_did.into_wire(),
            rev: rev.into(),
            subject_follows_owner,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventGroupChatJoinRequest {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" required,
        5 group_name: "groupName" required,
        6 join_link_code: "joinLinkCode" required,
        7 owner_did: "ownerDid" required,
        8 rev: "rev" required,
        9 subject_follows_owner: "subjectFollowsOwner" required,
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventGroupChatJoinRequestApproved`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventGroupChatJoinRequestApproved {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: i64,
    /// `groupName`.
    pub group_name: String,
    /// `ownerDid`.
    pub owner_did: Did,
    /// `rev`.
    pub rev: String,
    /// `subjectDid`.
    pub subject_did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventGroupChatJoinRequestApproved {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        group_member_count: i64,
        group_name: impl Into<String>,
        owner_did: impl IntoWire<Did>,
        rev: impl Into<String>,
        subject_did: impl IntoWire<Did>,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            group_member_count,
            group_name: group_name.into(),
            owner_did: owner_did.into_wire(),
            rev: rev.into(),
            subject_did: subject_did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventGroupChatJoinRequestApproved {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" required,
        5 group_name: "groupName" required,
        6 owner_did: "ownerDid" required,
        7 rev: "rev" required,
        8 subject_did: "subjectDid" required,
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventGroupChatJoinRequestRejected`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventGroupChatJoinRequestRejected {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: i64,
    /// `groupName`.
    pub group_name: String,
    /// `ownerDid`.
    pub owner_did: Did,
    /// `rev`.
    pub rev: String,
    /// `subjectDid`.
    pub subject_did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventGroupChatJoinRequestRejected {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        group_member_count: i64,
        group_name: impl Into<String>,
        owner_did: impl IntoWire<Did>,
        rev: impl Into<String>,
        subject_did: impl IntoWire<Did>,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            group_member_count,
            group_name: group_name.into(),
            owner_did: owner_did.into_wire(),
            rev: rev.into(),
            subject_did: subject_did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventGroupChatJoinRequestRejected {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" required,
        5 group_name: "groupName" required,
        6 owner_did: "ownerDid" required,
        7 rev: "rev" required,
        8 subject_did: "subjectDid" required,
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventChatAccepted`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventChatAccepted {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: Option<i64>,
    /// `groupName`.
    pub group_name: Option<String>,
    /// `method`.
    pub method: EventChatAcceptedMethod,
    /// `ownerDid`.
    pub owner_did: Option<Did>,
    /// `rev`.
    pub rev: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventChatAccepted {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        method: impl Into<EventChatAcceptedMethod>,
        rev: impl Into<String>,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            method: method.into(),
            rev: rev.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventChatAccepted {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" optional,
        5 group_name: "groupName" optional,
        6 method: "method" required,
        7 owner_did: "ownerDid" optional,
        8 rev: "rev" required,
    }
}

atproto_core::known_values! {
    /// The `method` of [`EventChatAccepted`].
    pub struct EventChatAcceptedMethod {
        EXPLICIT = "explicit",
        MESSAGE = "message",
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventGroupChatMemberLeft`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventGroupChatMemberLeft {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: i64,
    /// `groupName`.
    pub group_name: String,
    /// `leaveMethod`.
    pub leave_method: EventGroupChatMemberLeftLeaveMethod,
    /// `ownerDid`.
    pub owner_did: Did,
    /// `rev`.
    pub rev: String,
    /// `subjectDid`.
    pub subject_did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventGroupChatMemberLeft {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        group_member_count: i64,
        group_name: impl Into<String>,
        leave_method: impl Into<EventGroupChatMemberLeftLeaveMethod>,
        owner_did: impl IntoWire<Did>,
        rev: impl Into<String>,
        subject_did: impl IntoWire<Did>,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            group_member_count,
            group_name: group_name.into(),
            leave_method: leave_method.into(),
            owner_did: owner_did.into_wire(),
            rev: rev.into(),
            subject_did: subject_did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventGroupChatMemberLeft {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" required,
        5 group_name: "groupName" required,
        6 leave_method: "leaveMethod" required,
        7 owner_did: "ownerDid" required,
        8 rev: "rev" required,
        9 subject_did: "subjectDid" required,
    }
}

atproto_core::known_values! {
    /// The `leaveMethod` of [`EventGroupChatMemberLeft`].
    pub struct EventGroupChatMemberLeftLeaveMethod {
        VOLUNTARY = "voluntary",
        KICKED = "kicked",
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventGroupChatUpdated`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventGroupChatUpdated {
    /// `actorDid`.
    pub actor_did: Did,
    /// `convoCreatedAt`.
    pub convo_created_at: Datetime,
    /// `convoId`.
    pub convo_id: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `groupMemberCount`.
    pub group_member_count: i64,
    /// `groupName`.
    pub group_name: String,
    /// `joinLinkCode`.
    pub join_link_code: Option<String>,
    /// `joinLinkFollowersOnly`.
    pub join_link_followers_only: Option<bool>,
    /// `joinLinkRequiresApproval`.
    pub join_link_requires_approval: Option<bool>,
    /// `lockReason`.
    pub lock_reason: Option<EventGroupChatUpdatedLockReason>,
    /// `newName`.
    pub new_name: Option<String>,
    /// `oldName`.
    pub old_name: Option<String>,
    /// `ownerDid`.
    pub owner_did: Did,
    /// `rev`.
    pub rev: String,
    /// `updateType`.
    pub update_type: EventGroupChatUpdatedUpdateType,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventGroupChatUpdated {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        convo_created_at: impl IntoWire<Datetime>,
        convo_id: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        group_member_count: i64,
        group_name: impl Into<String>,
        owner_did: impl IntoWire<Did>,
        rev: impl Into<String>,
        update_type: impl Into<EventGroupChatUpdatedUpdateType>,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            convo_created_at: convo_created_at.into_wire(),
            convo_id: convo_id.into(),
            created_at: created_at.into_wire(),
            group_member_count,
            group_name: group_name.into(),
            owner_did: owner_did.into_wire(),
            rev: rev.into(),
            update_type: update_type.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventGroupChatUpdated {
        0 actor_did: "actorDid" required,
        1 convo_created_at: "convoCreatedAt" required,
        2 convo_id: "convoId" required,
        3 created_at: "createdAt" required,
        4 group_member_count: "groupMemberCount" required,
        5 group_name: "groupName" required,
        6 join_link_code: "joinLinkCode" optional,
        7 join_link_followers_only: "joinLinkFollowersOnly" optional,
        8 join_link_requires_approval: "joinLinkRequiresApproval" optional,
        9 lock_reason: "lockReason" optional,
        10 new_name: "newName" optional,
        11 old_name: "oldName" optional,
        12 owner_did: "ownerDid" required,
        13 rev: "rev" required,
        14 update_type: "updateType" required,
    }
}

atproto_core::known_values! {
    /// The `lockReason` of [`EventGroupChatUpdated`].
    pub struct EventGroupChatUpdatedLockReason {
        OWNER_ACTION = "owner_action",
        OWNER_LEFT = "owner_left",
        OWNER_DEACTIVATED = "owner_deactivated",
        OWNER_DELETED = "owner_deleted",
        OWNER_SUSPENDED = "owner_suspended",
        OWNER_TAKEN_DOWN = "owner_taken_down",
        LABEL_APPLIED = "label_applied",
        CONVO_TAKEN_DOWN = "convo_taken_down",
    }
}

atproto_core::known_values! {
    /// The `updateType` of [`EventGroupChatUpdated`].
    pub struct EventGroupChatUpdatedUpdateType {
        NAME_CHANGED = "name_changed",
        LOCKED = "locked",
        LOCKED_PERMANENTLY = "locked_permanently",
        UNLOCKED = "unlocked",
        JOIN_LINK_CREATED = "join_link_created",
        JOIN_LINK_DISABLED = "join_link_disabled",
        JOIN_LINK_SETTINGS_CHANGED = "join_link_settings_changed",
    }
}

/// `chat.bsky.moderation.subscribeModEvents#eventRateLimitExceeded`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EventRateLimitExceeded {
    /// `actorDid`.
    pub actor_did: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `endpoint`.
    pub endpoint: String,
    /// `rev`.
    pub rev: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EventRateLimitExceeded {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        actor_did: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
        endpoint: impl Into<String>,
        rev: impl Into<String>,
    ) -> Self {
        Self {
            actor_did: actor_did.into_wire(),
            created_at: created_at.into_wire(),
            endpoint: endpoint.into(),
            rev: rev.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EventRateLimitExceeded {
        0 actor_did: "actorDid" required,
        1 created_at: "createdAt" required,
        2 endpoint: "endpoint" required,
        3 rev: "rev" required,
    }
}
