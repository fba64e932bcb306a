// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.defs`.

use crate::chat::bsky::actor::defs::ProfileViewBasic;
use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::Extra;
use atproto_core::syntax::{Datetime, IntoWire};

atproto_core::known_values! {
    /// `chat.bsky.group.defs#linkEnabledStatus`: a string with known values.
    pub struct LinkEnabledStatus {
        ENABLED = "enabled",
        DISABLED = "disabled",
    }
}

atproto_core::known_values! {
    /// `chat.bsky.group.defs#joinRule`: a string with known values.
    pub struct JoinRule {
        ANYONE = "anyone",
        FOLLOWED_BY_OWNER = "followedByOwner",
    }
}

/// `chat.bsky.group.defs#joinLinkView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct JoinLinkView {
    /// `code`.
    pub code: String,
    /// `enabledStatus`.
    pub enabled_status: LinkEnabledStatus,
    /// `requireApproval`.
    pub require_approval: bool,
    /// `joinRule`.
    pub join_rule: JoinRule,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl JoinLinkView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        code: impl Into<String>,
        enabled_status: impl Into<LinkEnabledStatus>,
        require_approval: bool,
        join_rule: impl Into<JoinRule>,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            code: code.into(),
            enabled_status: enabled_status.into(),
            require_approval,
            join_rule: join_rule.into(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    JoinLinkView {
        0 code: "code" required,
        1 enabled_status: "enabledStatus" required,
        2 require_approval: "requireApproval" required,
        3 join_rule: "joinRule" required,
        4 created_at: "createdAt" required,
    }
}

/// `chat.bsky.group.defs#joinLinkPreviewView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct JoinLinkPreviewView {
    /// `convoId`.
    pub convo_id: String,
    /// `code`.
    pub code: String,
    /// `name`.
    pub name: String,
    /// `owner`.
    pub owner: ProfileViewBasic,
    /// `memberCount`.
    pub member_count: i64,
    /// `memberLimit`.
    pub member_limit: i64,
    /// `requireApproval`.
    pub require_approval: bool,
    /// `joinRule`.
    pub join_rule: JoinRule,
    /// `convo`.
    pub convo: Option<Box<ConvoView>>,
    /// `viewer`.
    pub viewer: Option<Box<JoinLinkViewerState>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl JoinLinkPreviewView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        convo_id: impl Into<String>,
        code: impl Into<String>,
        name: impl Into<String>,
        owner: ProfileViewBasic,
        member_count: i64,
        member_limit: i64,
        require_approval: bool,
        join_rule: impl Into<JoinRule>,
    ) -> Self {
        Self {
            convo_id: convo_id.into(),
            code: code.into(),
            name: name.into(),
            owner,
            member_count,
            member_limit,
            require_approval,
            join_rule: join_rule.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    JoinLinkPreviewView {
        0 convo_id: "convoId" required,
        1 code: "code" required,
        2 name: "name" required,
        3 owner: "owner" required,
        4 member_count: "memberCount" required,
        5 member_limit: "memberLimit" required,
        6 require_approval: "requireApproval" required,
        7 join_rule: "joinRule" required,
        8 convo: "convo" optional,
        9 viewer: "viewer" optional,
    }
}

/// `chat.bsky.group.defs#disabledJoinLinkPreviewView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DisabledJoinLinkPreviewView {
    /// `code`.
    pub code: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DisabledJoinLinkPreviewView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(code: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DisabledJoinLinkPreviewView {
        0 code: "code" required,
    }
}

/// `chat.bsky.group.defs#invalidJoinLinkPreviewView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct InvalidJoinLinkPreviewView {
    /// `code`.
    pub code: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl InvalidJoinLinkPreviewView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(code: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    InvalidJoinLinkPreviewView {
        0 code: "code" required,
    }
}

/// `chat.bsky.group.defs#joinLinkViewerState`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct JoinLinkViewerState {
    /// `requestedAt`.
    pub requested_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl JoinLinkViewerState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    JoinLinkViewerState {
        0 requested_at: "requestedAt" optional,
    }
}

/// `chat.bsky.group.defs#joinRequestView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct JoinRequestView {
    /// `convoId`.
    pub convo_id: String,
    /// `requestedBy`.
    pub requested_by: ProfileViewBasic,
    /// `requestedAt`.
    pub requested_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl JoinRequestView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        convo_id: impl Into<String>,
        requested_by: ProfileViewBasic,
        requested_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            convo_id: convo_id.into(),
            requested_by,
            requested_at: requested_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    JoinRequestView {
        0 convo_id: "convoId" required,
        1 requested_by: "requestedBy" required,
        2 requested_at: "requestedAt" required,
    }
}

/// `chat.bsky.group.defs#joinRequestConvoView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct JoinRequestConvoView {
    /// `convoId`.
    pub convo_id: String,
    /// `name`.
    pub name: String,
    /// `owner`.
    pub owner: ProfileViewBasic,
    /// `memberCount`.
    pub member_count: i64,
    /// `memberLimit`.
    pub member_limit: i64,
    /// `viewer`.
    pub viewer: JoinLinkViewerState,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl JoinRequestConvoView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        convo_id: impl Into<String>,
        name: impl Into<String>,
        owner: ProfileViewBasic,
        member_count: i64,
        member_limit: i64,
        viewer: JoinLinkViewerState,
    ) -> Self {
        Self {
            convo_id: convo_id.into(),
            name: name.into(),
            owner,
            member_count,
            member_limit,
            viewer,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    JoinRequestConvoView {
        0 convo_id: "convoId" required,
        1 name: "name" required,
        2 owner: "owner" required,
        3 member_count: "memberCount" required,
        4 member_limit: "memberLimit" required,
        5 viewer: "viewer" required,
    }
}
