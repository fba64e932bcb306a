// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.defs`.

use crate::app::bsky::embed::record;
use crate::app::bsky::embed::record::Record;
use crate::app::bsky::richtext::facet::Facet;
use crate::chat::bsky::actor::defs::{MemberRole, ProfileViewBasic};
use crate::chat::bsky::embed::join_link;
use crate::chat::bsky::embed::join_link::JoinLink;
use crate::chat::bsky::group::defs::JoinLinkView;
use atproto_core::data::{Extra, Unknown};
use atproto_core::syntax::{Datetime, Did, IntoWire};

atproto_core::known_values! {
    /// `chat.bsky.convo.defs#convoKind`: a string with known values.
    pub struct ConvoKind {
        DIRECT = "direct",
        GROUP = "group",
    }
}

atproto_core::known_values! {
    /// `chat.bsky.convo.defs#convoLockStatus`: a string with known values.
    pub struct ConvoLockStatus {
        UNLOCKED = "unlocked",
        LOCKED = "locked",
        LOCKED_PERMANENTLY = "locked-permanently",
    }
}

atproto_core::known_values! {
    /// `chat.bsky.convo.defs#convoStatus`: a string with known values.
    pub struct ConvoStatus {
        REQUEST = "request",
        ACCEPTED = "accepted",
    }
}

/// `chat.bsky.convo.defs#convoRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConvoRef {
    /// `did`.
    pub did: Did,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConvoRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, convo_id: impl Into<String>) -> Self {
        Self {
            did: did.into_wire(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConvoRef {
        0 did: "did" required,
        1 convo_id: "convoId" required,
    }
}

/// `chat.bsky.convo.defs#messageRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MessageRef {
    /// `did`.
    pub did: Did,
    /// `convoId`.
    pub convo_id: String,
    /// `messageId`.
    pub message_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MessageRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        convo_id: impl Into<String>,
        message_id: impl Into<String>,
    ) -> Self {
        Self {
            did: did.into_wire(),
            convo_id: convo_id.into(),
            message_id: message_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    MessageRef {
        0 did: "did" required,
        1 convo_id: "convoId" required,
        2 message_id: "messageId" required,
    }
}

/// `chat.bsky.convo.defs#messageInput`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MessageInput {
    /// `text`: at most 1000 graphemes, at most 10000 bytes.
    pub text: String,
    /// `facets`.
    pub facets: Option<Vec<Facet>>,
    /// `embed`.
    pub embed: Option<MessageInputEmbed>,
    /// `replyTo`.
    pub reply_to: Option<Box<ReplyRef>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MessageInput {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// Sets `facets`.
    #[inline]
    #[must_use]
    pub fn facets(mut self, facets: impl IntoIterator<Item = Facet>) -> Self {
        self.facets = Some(facets.into_iter().collect());
        self
    }

    /// Sets `embed`.
    #[inline]
    #[must_use]
    pub fn embed(mut self, embed: impl Into<MessageInputEmbed>) -> Self {
        self.embed = Some(embed.into());
        self
    }

    /// Sets `replyTo`.
    #[inline]
    #[must_use]
    pub fn reply_to(mut self, reply_to: ReplyRef) -> Self {
        self.reply_to = Some(Box::new(reply_to));
        self
    }
}

atproto_core::object! {
    #[inline]
    MessageInput {
        0 text: "text" required,
        1 facets: "facets" optional,
        2 embed: "embed" optional,
        3 reply_to: "replyTo" optional,
    }
}

/// The `embed` of [`MessageInput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum MessageInputEmbed {
    /// `app.bsky.embed.record`.
    Record(Box<Record>),
    /// `chat.bsky.embed.joinLink`.
    JoinLink(Box<JoinLink>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    MessageInputEmbed {
        0 Record(Record): "app.bsky.embed.record" from "record",
        1 JoinLink(JoinLink): "chat.bsky.embed.joinLink" from "code",
    }
}

/// `chat.bsky.convo.defs#replyRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReplyRef {
    /// `messageId`.
    pub message_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReplyRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(message_id: impl Into<String>) -> Self {
        Self {
            message_id: message_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ReplyRef {
        0 message_id: "messageId" required,
    }
}

/// `chat.bsky.convo.defs#messageView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MessageView {
    /// `id`.
    pub id: String,
    /// `rev`.
    pub rev: String,
    /// `text`: at most 1000 graphemes, at most 10000 bytes.
    pub text: String,
    /// `facets`.
    pub facets: Option<Vec<Facet>>,
    /// `embed`.
    pub embed: Option<MessageViewEmbed>,
    /// `reactions`.
    pub reactions: Option<Vec<ReactionView>>,
    /// `replyTo`.
    pub reply_to: Option<MessageViewReplyTo>,
    /// `sender`.
    pub sender: MessageViewSender,
    /// `sentAt`.
    pub sent_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MessageView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: impl Into<String>,
        rev: impl Into<String>,
        text: impl Into<String>,
        sender: MessageViewSender,
        sent_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id: id.into(),
            rev: rev.into(),
            text: text.into(),
            sender,
            sent_at: sent_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    MessageView {
        0 id: "id" required,
        1 rev: "rev" required,
        2 text: "text" required,
        3 facets: "facets" optional,
        4 embed: "embed" optional,
        5 reactions: "reactions" optional,
        6 reply_to: "replyTo" optional,
        7 sender: "sender" required,
        8 sent_at: "sentAt" required,
    }
}

/// The `embed` of [`MessageView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum MessageViewEmbed {
    /// `app.bsky.embed.record#view`.
    RecordView(Box<record::View>),
    /// `chat.bsky.embed.joinLink#view`.
    JoinLinkView(Box<join_link::View>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    MessageViewEmbed {
        0 RecordView(record::View): "app.bsky.embed.record#view" from "record",
        1 JoinLinkView(join_link::View): "chat.bsky.embed.joinLink#view" from "joinLinkPreview",
    }
}

/// The `replyTo` of [`MessageView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum MessageViewReplyTo {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// `chat.bsky.convo.defs#messageBeforeUserJoinedGroupView`.
    MessageBeforeUserJoinedGroupView(Box<MessageBeforeUserJoinedGroupView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    MessageViewReplyTo {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
        2 MessageBeforeUserJoinedGroupView(MessageBeforeUserJoinedGroupView): "chat.bsky.convo.defs#messageBeforeUserJoinedGroupView" from "",
    }
}

/// `chat.bsky.convo.defs#systemMessageReferredUser`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageReferredUser {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageReferredUser {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageReferredUser {
        0 did: "did" required,
    }
}

/// `chat.bsky.convo.defs#systemMessageView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageView {
    /// `id`.
    pub id: String,
    /// `rev`.
    pub rev: String,
    /// `sentAt`.
    pub sent_at: Datetime,
    /// `data`.
    pub data: SystemMessageViewData,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: impl Into<String>,
        rev: impl Into<String>,
        sent_at: impl IntoWire<Datetime>,
        data: impl Into<SystemMessageViewData>,
    ) -> Self {
        Self {
            id: id.into(),
            rev: rev.into(),
            sent_at: sent_at.into_wire(),
            data: data.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageView {
        0 id: "id" required,
        1 rev: "rev" required,
        2 sent_at: "sentAt" required,
        3 data: "data" required,
    }
}

/// The `data` of [`SystemMessageView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SystemMessageViewData {
    /// `chat.bsky.convo.defs#systemMessageDataAddMember`.
    SystemMessageDataAddMember(Box<SystemMessageDataAddMember>),
    /// `chat.bsky.convo.defs#systemMessageDataRemoveMember`.
    SystemMessageDataRemoveMember(Box<SystemMessageDataRemoveMember>),
    /// `chat.bsky.convo.defs#systemMessageDataMemberJoin`.
    SystemMessageDataMemberJoin(Box<SystemMessageDataMemberJoin>),
    /// `chat.bsky.convo.defs#systemMessageDataMemberLeave`.
    SystemMessageDataMemberLeave(Box<SystemMessageDataMemberLeave>),
    /// `chat.bsky.convo.defs#systemMessageDataLockConvo`.
    SystemMessageDataLockConvo(Box<SystemMessageDataLockConvo>),
    /// `chat.bsky.convo.defs#systemMessageDataUnlockConvo`.
    SystemMessageDataUnlockConvo(Box<SystemMessageDataUnlockConvo>),
    /// `chat.bsky.convo.defs#systemMessageDataLockConvoPermanently`.
    SystemMessageDataLockConvoPermanently(Box<SystemMessageDataLockConvoPermanently>),
    /// `chat.bsky.convo.defs#systemMessageDataEditGroup`.
    SystemMessageDataEditGroup(Box<SystemMessageDataEditGroup>),
    /// `chat.bsky.convo.defs#systemMessageDataCreateJoinLink`.
    SystemMessageDataCreateJoinLink(Box<SystemMessageDataCreateJoinLink>),
    /// `chat.bsky.convo.defs#systemMessageDataEditJoinLink`.
    SystemMessageDataEditJoinLink(Box<SystemMessageDataEditJoinLink>),
    /// `chat.bsky.convo.defs#systemMessageDataEnableJoinLink`.
    SystemMessageDataEnableJoinLink(Box<SystemMessageDataEnableJoinLink>),
    /// `chat.bsky.convo.defs#systemMessageDataDisableJoinLink`.
    SystemMessageDataDisableJoinLink(Box<SystemMessageDataDisableJoinLink>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    SystemMessageViewData {
        0 SystemMessageDataAddMember(SystemMessageDataAddMember): "chat.bsky.convo.defs#systemMessageDataAddMember" from "member",
        1 SystemMessageDataRemoveMember(SystemMessageDataRemoveMember): "chat.bsky.convo.defs#systemMessageDataRemoveMember" from "member",
        2 SystemMessageDataMemberJoin(SystemMessageDataMemberJoin): "chat.bsky.convo.defs#systemMessageDataMemberJoin" from "member",
        3 SystemMessageDataMemberLeave(SystemMessageDataMemberLeave): "chat.bsky.convo.defs#systemMessageDataMemberLeave" from "member",
        4 SystemMessageDataLockConvo(SystemMessageDataLockConvo): "chat.bsky.convo.defs#systemMessageDataLockConvo" from "lockedBy",
        5 SystemMessageDataUnlockConvo(SystemMessageDataUnlockConvo): "chat.bsky.convo.defs#systemMessageDataUnlockConvo" from "unlockedBy",
        6 SystemMessageDataLockConvoPermanently(SystemMessageDataLockConvoPermanently): "chat.bsky.convo.defs#systemMessageDataLockConvoPermanently" from "lockedBy",
        7 SystemMessageDataEditGroup(SystemMessageDataEditGroup): "chat.bsky.convo.defs#systemMessageDataEditGroup" from "oldName",
        8 SystemMessageDataCreateJoinLink(SystemMessageDataCreateJoinLink): "chat.bsky.convo.defs#systemMessageDataCreateJoinLink" from "",
        9 SystemMessageDataEditJoinLink(SystemMessageDataEditJoinLink): "chat.bsky.convo.defs#systemMessageDataEditJoinLink" from "",
        10 SystemMessageDataEnableJoinLink(SystemMessageDataEnableJoinLink): "chat.bsky.convo.defs#systemMessageDataEnableJoinLink" from "",
        11 SystemMessageDataDisableJoinLink(SystemMessageDataDisableJoinLink): "chat.bsky.convo.defs#systemMessageDataDisableJoinLink" from "",
    }
}

/// `chat.bsky.convo.defs#systemMessageDataAddMember`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataAddMember {
    /// `member`.
    pub member: SystemMessageReferredUser,
    /// `role`.
    pub role: MemberRole,
    /// `addedBy`.
    pub added_by: SystemMessageReferredUser,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataAddMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        member: SystemMessageReferredUser,
        role: impl Into<MemberRole>,
        added_by: SystemMessageReferredUser,
    ) -> Self {
        Self {
            member,
            role: role.into(),
            added_by,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataAddMember {
        0 member: "member" required,
        1 role: "role" required,
        2 added_by: "addedBy" required,
    }
}

/// `chat.bsky.convo.defs#systemMessageDataRemoveMember`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataRemoveMember {
    /// `member`.
    pub member: SystemMessageReferredUser,
    /// `removedBy`.
    pub removed_by: SystemMessageReferredUser,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataRemoveMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(member: SystemMessageReferredUser, removed_by: SystemMessageReferredUser) -> Self {
        Self {
            member,
            removed_by,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataRemoveMember {
        0 member: "member" required,
        1 removed_by: "removedBy" required,
    }
}

/// `chat.bsky.convo.defs#systemMessageDataMemberJoin`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataMemberJoin {
    /// `member`.
    pub member: SystemMessageReferredUser,
    /// `role`.
    pub role: MemberRole,
    /// `approvedBy`.
    pub approved_by: Option<Box<SystemMessageReferredUser>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataMemberJoin {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(member: SystemMessageReferredUser, role: impl Into<MemberRole>) -> Self {
        Self {
            member,
            role: role.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataMemberJoin {
        0 member: "member" required,
        1 role: "role" required,
        2 approved_by: "approvedBy" optional,
    }
}

/// `chat.bsky.convo.defs#systemMessageDataMemberLeave`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataMemberLeave {
    /// `member`.
    pub member: SystemMessageReferredUser,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataMemberLeave {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(member: SystemMessageReferredUser) -> Self {
        Self {
            member,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataMemberLeave {
        0 member: "member" required,
    }
}

/// `chat.bsky.convo.defs#systemMessageDataLockConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataLockConvo {
    /// `lockedBy`.
    pub locked_by: SystemMessageReferredUser,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataLockConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(locked_by: SystemMessageReferredUser) -> Self {
        Self {
            locked_by,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataLockConvo {
        0 locked_by: "lockedBy" required,
    }
}

/// `chat.bsky.convo.defs#systemMessageDataUnlockConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataUnlockConvo {
    /// `unlockedBy`.
    pub unlocked_by: SystemMessageReferredUser,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataUnlockConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(unlocked_by: SystemMessageReferredUser) -> Self {
        Self {
            unlocked_by,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataUnlockConvo {
        0 unlocked_by: "unlockedBy" required,
    }
}

/// `chat.bsky.convo.defs#systemMessageDataLockConvoPermanently`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataLockConvoPermanently {
    /// `lockedBy`.
    pub locked_by: SystemMessageReferredUser,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataLockConvoPermanently {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(locked_by: SystemMessageReferredUser) -> Self {
        Self {
            locked_by,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataLockConvoPermanently {
        0 locked_by: "lockedBy" required,
    }
}

/// `chat.bsky.convo.defs#systemMessageDataEditGroup`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataEditGroup {
    /// `oldName`.
    pub old_name: Option<String>,
    /// `newName`.
    pub new_name: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataEditGroup {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataEditGroup {
        0 old_name: "oldName" optional,
        1 new_name: "newName" optional,
    }
}

/// `chat.bsky.convo.defs#systemMessageDataCreateJoinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataCreateJoinLink {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataCreateJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataCreateJoinLink {
    }
}

/// `chat.bsky.convo.defs#systemMessageDataEditJoinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataEditJoinLink {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataEditJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataEditJoinLink {
    }
}

/// `chat.bsky.convo.defs#systemMessageDataEnableJoinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataEnableJoinLink {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataEnableJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataEnableJoinLink {
    }
}

/// `chat.bsky.convo.defs#systemMessageDataDisableJoinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SystemMessageDataDisableJoinLink {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SystemMessageDataDisableJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    SystemMessageDataDisableJoinLink {
    }
}

/// `chat.bsky.convo.defs#deletedMessageView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeletedMessageView {
    /// `id`.
    pub id: String,
    /// `rev`.
    pub rev: String,
    /// `sender`.
    pub sender: MessageViewSender,
    /// `sentAt`.
    pub sent_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeletedMessageView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: impl Into<String>,
        rev: impl Into<String>,
        sender: MessageViewSender,
        sent_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id: id.into(),
            rev: rev.into(),
            sender,
            sent_at: sent_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DeletedMessageView {
        0 id: "id" required,
        1 rev: "rev" required,
        2 sender: "sender" required,
        3 sent_at: "sentAt" required,
    }
}

/// `chat.bsky.convo.defs#messageBeforeUserJoinedGroupView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MessageBeforeUserJoinedGroupView {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MessageBeforeUserJoinedGroupView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    MessageBeforeUserJoinedGroupView {
    }
}

/// `chat.bsky.convo.defs#messageViewSender`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MessageViewSender {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MessageViewSender {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    MessageViewSender {
        0 did: "did" required,
    }
}

/// `chat.bsky.convo.defs#reactionView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReactionView {
    /// `value`.
    pub value: String,
    /// `sender`.
    pub sender: ReactionViewSender,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReactionView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        value: impl Into<String>,
        sender: ReactionViewSender,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            value: value.into(),
            sender,
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ReactionView {
        0 value: "value" required,
        1 sender: "sender" required,
        2 created_at: "createdAt" required,
    }
}

/// `chat.bsky.convo.defs#reactionViewSender`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReactionViewSender {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReactionViewSender {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ReactionViewSender {
        0 did: "did" required,
    }
}

/// `chat.bsky.convo.defs#messageAndReactionView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MessageAndReactionView {
    /// `message`.
    pub message: MessageView,
    /// `reaction`.
    pub reaction: ReactionView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MessageAndReactionView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(message: MessageView, reaction: ReactionView) -> Self {
        Self {
            message,
            reaction,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    MessageAndReactionView {
        0 message: "message" required,
        1 reaction: "reaction" required,
    }
}

/// `chat.bsky.convo.defs#convoView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConvoView {
    /// `id`.
    pub id: String,
    /// `rev`.
    pub rev: String,
    /// `members`.
    pub members: Vec<ProfileViewBasic>,
    /// `lastMessage`.
    pub last_message: Option<ConvoViewLastMessage>,
    /// `lastReaction`.
    pub last_reaction: Option<ConvoViewLastReaction>,
    /// `muted`.
    pub muted: bool,
    /// `status`.
    pub status: Option<ConvoStatus>,
    /// `unreadCount`.
    pub unread_count: i64,
    /// `kind`.
    pub kind: Option<ConvoViewKind>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConvoView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: impl Into<String>,
        rev: impl Into<String>,
        members: impl IntoIterator<Item = ProfileViewBasic>,
        muted: bool,
        unread_count: i64,
    ) -> Self {
        Self {
            id: id.into(),
            rev: rev.into(),
            members: members.into_iter().collect(),
            muted,
            unread_count,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConvoView {
        0 id: "id" required,
        1 rev: "rev" required,
        2 members: "members" required,
        3 last_message: "lastMessage" optional,
        4 last_reaction: "lastReaction" optional,
        5 muted: "muted" required,
        6 status: "status" optional,
        7 unread_count: "unreadCount" required,
        8 kind: "kind" optional,
    }
}

/// The `lastMessage` of [`ConvoView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ConvoViewLastMessage {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// `chat.bsky.convo.defs#systemMessageView`.
    SystemMessageView(Box<SystemMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ConvoViewLastMessage {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
        2 SystemMessageView(SystemMessageView): "chat.bsky.convo.defs#systemMessageView" from "id",
    }
}

/// The `lastReaction` of [`ConvoView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ConvoViewLastReaction {
    /// `chat.bsky.convo.defs#messageAndReactionView`.
    MessageAndReactionView(Box<MessageAndReactionView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ConvoViewLastReaction {
        0 MessageAndReactionView(MessageAndReactionView): "chat.bsky.convo.defs#messageAndReactionView" from "message",
    }
}

/// The `kind` of [`ConvoView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ConvoViewKind {
    /// `chat.bsky.convo.defs#directConvo`.
    DirectConvo(Box<DirectConvo>),
    /// `chat.bsky.convo.defs#groupConvo`.
    GroupConvo(Box<GroupConvo>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ConvoViewKind {
        0 DirectConvo(DirectConvo): "chat.bsky.convo.defs#directConvo" from "",
        1 GroupConvo(GroupConvo): "chat.bsky.convo.defs#groupConvo" from "createdAt",
    }
}

/// `chat.bsky.convo.defs#directConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DirectConvo {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DirectConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    DirectConvo {
    }
}

/// `chat.bsky.convo.defs#groupConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GroupConvo {
    /// `createdAt`.
    pub created_at: Datetime,
    /// `joinLink`.
    pub join_link: Option<Box<JoinLinkView>>,
    /// `joinRequestCount`.
    pub join_request_count: Option<i64>,
    /// `lockStatus`.
    pub lock_status: ConvoLockStatus,
    /// `lockStatusModerationOverride`.
    pub lock_status_moderation_override: bool,
    /// `memberCount`.
    pub member_count: i64,
    /// `memberLimit`.
    pub member_limit: i64,
    /// `name`: at most 50 graphemes, at most 500 bytes.
    pub name: String,
    /// `unreadJoinRequestCount`.
    pub unread_join_request_count: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl GroupConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        created_at: impl IntoWire<Datetime>,
        lock_status: impl Into<ConvoLockStatus>,
        lock_status_moderation_override: bool,
        member_count: i64,
        member_limit: i64,
        name: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into_wire(),
            lock_status: lock_status.into(),
            lock_status_moderation_override,
            member_count,
            member_limit,
            name: name.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    GroupConvo {
        0 created_at: "createdAt" required,
        1 join_link: "joinLink" optional,
        2 join_request_count: "joinRequestCount" optional,
        3 lock_status: "lockStatus" required,
        4 lock_status_moderation_override: "lockStatusModerationOverride" required,
        5 member_count: "memberCount" required,
        6 member_limit: "memberLimit" required,
        7 name: "name" required,
        8 unread_join_request_count: "unreadJoinRequestCount" optional,
    }
}

/// `chat.bsky.convo.defs#logBeginConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogBeginConvo {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogBeginConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(rev: impl Into<String>, convo_id: impl Into<String>) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogBeginConvo {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
    }
}

/// `chat.bsky.convo.defs#logAcceptConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogAcceptConvo {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogAcceptConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(rev: impl Into<String>, convo_id: impl Into<String>) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogAcceptConvo {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
    }
}

/// `chat.bsky.convo.defs#logLeaveConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogLeaveConvo {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogLeaveConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(rev: impl Into<String>, convo_id: impl Into<String>) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogLeaveConvo {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
    }
}

/// `chat.bsky.convo.defs#logMuteConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogMuteConvo {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogMuteConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(rev: impl Into<String>, convo_id: impl Into<String>) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogMuteConvo {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
    }
}

/// `chat.bsky.convo.defs#logUnmuteConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogUnmuteConvo {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogUnmuteConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(rev: impl Into<String>, convo_id: impl Into<String>) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogUnmuteConvo {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
    }
}

/// `chat.bsky.convo.defs#logCreateMessage`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogCreateMessage {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: LogCreateMessageMessage,
    /// `relatedProfiles`.
    pub related_profiles: Option<Vec<ProfileViewBasic>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogCreateMessage {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: impl Into<LogCreateMessageMessage>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message: message.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogCreateMessage {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 related_profiles: "relatedProfiles" optional,
    }
}

/// The `message` of [`LogCreateMessage`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LogCreateMessageMessage {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    LogCreateMessageMessage {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
    }
}

/// `chat.bsky.convo.defs#logDeleteMessage`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogDeleteMessage {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: LogDeleteMessageMessage,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogDeleteMessage {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: impl Into<LogDeleteMessageMessage>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message: message.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogDeleteMessage {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
    }
}

/// The `message` of [`LogDeleteMessage`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LogDeleteMessageMessage {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    LogDeleteMessageMessage {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
    }
}

/// `chat.bsky.convo.defs#logReadMessage`.
#[deprecated(note = "deprecated by its lexicon")]
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogReadMessage {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: LogReadMessageMessage,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogReadMessage {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: impl Into<LogReadMessageMessage>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message: message.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogReadMessage {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
    }
}

/// The `message` of [`LogReadMessage`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LogReadMessageMessage {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// `chat.bsky.convo.defs#systemMessageView`.
    SystemMessageView(Box<SystemMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    LogReadMessageMessage {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
        2 SystemMessageView(SystemMessageView): "chat.bsky.convo.defs#systemMessageView" from "id",
    }
}

/// `chat.bsky.convo.defs#logAddReaction`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogAddReaction {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: LogAddReactionMessage,
    /// `reaction`.
    pub reaction: ReactionView,
    /// `relatedProfiles`.
    pub related_profiles: Option<Vec<ProfileViewBasic>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogAddReaction {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: impl Into<LogAddReactionMessage>,
        reaction: ReactionView,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message: message.into(),
            reaction,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogAddReaction {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 reaction: "reaction" required,
        4 related_profiles: "relatedProfiles" optional,
    }
}

/// The `message` of [`LogAddReaction`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LogAddReactionMessage {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    LogAddReactionMessage {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
    }
}

/// `chat.bsky.convo.defs#logRemoveReaction`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogRemoveReaction {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: LogRemoveReactionMessage,
    /// `reaction`.
    pub reaction: ReactionView,
    /// `relatedProfiles`.
    pub related_profiles: Option<Vec<ProfileViewBasic>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogRemoveReaction {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: impl Into<LogRemoveReactionMessage>,
        reaction: ReactionView,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message: message.into(),
            reaction,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogRemoveReaction {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 reaction: "reaction" required,
        4 related_profiles: "relatedProfiles" optional,
    }
}

/// The `message` of [`LogRemoveReaction`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LogRemoveReactionMessage {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    LogRemoveReactionMessage {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
    }
}

/// `chat.bsky.convo.defs#logReadConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogReadConvo {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: LogReadConvoMessage,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogReadConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: impl Into<LogReadConvoMessage>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message: message.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogReadConvo {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
    }
}

/// The `message` of [`LogReadConvo`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LogReadConvoMessage {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// `chat.bsky.convo.defs#systemMessageView`.
    SystemMessageView(Box<SystemMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    LogReadConvoMessage {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
        2 SystemMessageView(SystemMessageView): "chat.bsky.convo.defs#systemMessageView" from "id",
    }
}

/// `chat.bsky.convo.defs#logAddMember`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogAddMember {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// `relatedProfiles`.
    pub related_profiles: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogAddMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
        related_profiles: impl IntoIterator<Item = ProfileViewBasic>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            related_profiles: related_profiles.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogAddMember {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 related_profiles: "relatedProfiles" required,
    }
}

/// `chat.bsky.convo.defs#logRemoveMember`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogRemoveMember {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// `relatedProfiles`.
    pub related_profiles: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogRemoveMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
        related_profiles: impl IntoIterator<Item = ProfileViewBasic>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            related_profiles: related_profiles.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogRemoveMember {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 related_profiles: "relatedProfiles" required,
    }
}

/// `chat.bsky.convo.defs#logMemberJoin`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogMemberJoin {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// `relatedProfiles`.
    pub related_profiles: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogMemberJoin {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
        related_profiles: impl IntoIterator<Item = ProfileViewBasic>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            related_profiles: related_profiles.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogMemberJoin {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 related_profiles: "relatedProfiles" required,
    }
}

/// `chat.bsky.convo.defs#logMemberLeave`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogMemberLeave {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// `relatedProfiles`.
    pub related_profiles: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogMemberLeave {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
        related_profiles: impl IntoIterator<Item = ProfileViewBasic>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            related_profiles: related_profiles.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogMemberLeave {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 related_profiles: "relatedProfiles" required,
    }
}

/// `chat.bsky.convo.defs#logLockConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogLockConvo {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// `relatedProfiles`.
    pub related_profiles: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogLockConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
        related_profiles: impl IntoIterator<Item = ProfileViewBasic>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            related_profiles: related_profiles.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogLockConvo {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 related_profiles: "relatedProfiles" required,
    }
}

/// `chat.bsky.convo.defs#logUnlockConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogUnlockConvo {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// `relatedProfiles`.
    pub related_profiles: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogUnlockConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
        related_profiles: impl IntoIterator<Item = ProfileViewBasic>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            related_profiles: related_profiles.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogUnlockConvo {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 related_profiles: "relatedProfiles" required,
    }
}

/// `chat.bsky.convo.defs#logLockConvoPermanently`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogLockConvoPermanently {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// `relatedProfiles`.
    pub related_profiles: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogLockConvoPermanently {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
        related_profiles: impl IntoIterator<Item = ProfileViewBasic>,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            related_profiles: related_profiles.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogLockConvoPermanently {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
        3 related_profiles: "relatedProfiles" required,
    }
}

/// `chat.bsky.convo.defs#logEditGroup`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogEditGroup {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogEditGroup {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogEditGroup {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
    }
}

/// `chat.bsky.convo.defs#logCreateJoinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogCreateJoinLink {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogCreateJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogCreateJoinLink {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
    }
}

/// `chat.bsky.convo.defs#logEditJoinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogEditJoinLink {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogEditJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogEditJoinLink {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
    }
}

/// `chat.bsky.convo.defs#logEnableJoinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogEnableJoinLink {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogEnableJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogEnableJoinLink {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
    }
}

/// `chat.bsky.convo.defs#logDisableJoinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogDisableJoinLink {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: SystemMessageView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogDisableJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        message: SystemMessageView,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            message,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogDisableJoinLink {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 message: "message" required,
    }
}

/// `chat.bsky.convo.defs#logIncomingJoinRequest`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogIncomingJoinRequest {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `member`.
    pub member: ProfileViewBasic,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogIncomingJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        member: ProfileViewBasic,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            member,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogIncomingJoinRequest {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 member: "member" required,
    }
}

/// `chat.bsky.convo.defs#logApproveJoinRequest`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogApproveJoinRequest {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `member`.
    pub member: ProfileViewBasic,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogApproveJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        member: ProfileViewBasic,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            member,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogApproveJoinRequest {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 member: "member" required,
    }
}

/// `chat.bsky.convo.defs#logRejectJoinRequest`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogRejectJoinRequest {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `member`.
    pub member: ProfileViewBasic,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogRejectJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        member: ProfileViewBasic,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            member,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogRejectJoinRequest {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 member: "member" required,
    }
}

/// `chat.bsky.convo.defs#logOutgoingJoinRequest`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogOutgoingJoinRequest {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogOutgoingJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(rev: impl Into<String>, convo_id: impl Into<String>) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogOutgoingJoinRequest {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
    }
}

/// `chat.bsky.convo.defs#logWithdrawIncomingJoinRequest`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogWithdrawIncomingJoinRequest {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// `member`.
    pub member: ProfileViewBasic,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogWithdrawIncomingJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        rev: impl Into<String>,
        convo_id: impl Into<String>,
        member: ProfileViewBasic,
    ) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            member,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogWithdrawIncomingJoinRequest {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
        2 member: "member" required,
    }
}

/// `chat.bsky.convo.defs#logWithdrawOutgoingJoinRequest`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogWithdrawOutgoingJoinRequest {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogWithdrawOutgoingJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(rev: impl Into<String>, convo_id: impl Into<String>) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogWithdrawOutgoingJoinRequest {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
    }
}

/// `chat.bsky.convo.defs#logReadJoinRequests`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LogReadJoinRequests {
    /// `rev`.
    pub rev: String,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LogReadJoinRequests {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(rev: impl Into<String>, convo_id: impl Into<String>) -> Self {
        Self {
            rev: rev.into(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LogReadJoinRequests {
        0 rev: "rev" required,
        1 convo_id: "convoId" required,
    }
}
