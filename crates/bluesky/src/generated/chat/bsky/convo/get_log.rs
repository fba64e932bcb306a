// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.getLog`.

use crate::chat::bsky::convo::defs::{
    LogAcceptConvo, LogAddMember, LogAddReaction, LogApproveJoinRequest, LogBeginConvo,
    LogCreateJoinLink, LogCreateMessage, LogDeleteMessage, LogDisableJoinLink, LogEditGroup,
    LogEditJoinLink, LogEnableJoinLink, LogIncomingJoinRequest, LogLeaveConvo, LogLockConvo,
    LogLockConvoPermanently, LogMemberJoin, LogMemberLeave, LogMuteConvo, LogOutgoingJoinRequest,
    LogReadConvo, LogReadJoinRequests, LogReadMessage, LogRejectJoinRequest, LogRemoveMember,
    LogRemoveReaction, LogUnlockConvo, LogUnmuteConvo, LogWithdrawIncomingJoinRequest,
    LogWithdrawOutgoingJoinRequest,
};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// What happened in all conversations since a cursor: the way to poll.
///
/// `chat.bsky.convo.getLog`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLog {
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetLog {
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

impl Endpoint for GetLog {
    const NSID: &'static str = "chat.bsky.convo.getLog";
    const METHOD: Method = Method::Query;
    type Output = GetLogOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetLog {}

impl Paginated for GetLog {
    type Item = GetLogOutputLogsItem;

    #[inline]
    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    #[inline]
    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    #[inline]
    fn len(output: &Self::Output) -> usize {
        output.logs.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.logs
    }
}

atproto_core::endpoint_call! {
    GetLogCall(GetLog) pages {
        cursor(impl Into<String>),
    }
}

/// What `chat.bsky.convo.getLog` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLogOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `logs`.
    pub logs: Vec<GetLogOutputLogsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetLogOutput {
        0 cursor: "cursor" optional,
        1 logs: "logs" required,
    }
}

/// An item of `logs` of [`GetLogOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetLogOutputLogsItem {
    /// `chat.bsky.convo.defs#logBeginConvo`.
    LogBeginConvo(Box<LogBeginConvo>),
    /// `chat.bsky.convo.defs#logAcceptConvo`.
    LogAcceptConvo(Box<LogAcceptConvo>),
    /// `chat.bsky.convo.defs#logLeaveConvo`.
    LogLeaveConvo(Box<LogLeaveConvo>),
    /// `chat.bsky.convo.defs#logMuteConvo`.
    LogMuteConvo(Box<LogMuteConvo>),
    /// `chat.bsky.convo.defs#logUnmuteConvo`.
    LogUnmuteConvo(Box<LogUnmuteConvo>),
    /// `chat.bsky.convo.defs#logCreateMessage`.
    LogCreateMessage(Box<LogCreateMessage>),
    /// `chat.bsky.convo.defs#logDeleteMessage`.
    LogDeleteMessage(Box<LogDeleteMessage>),
    /// `chat.bsky.convo.defs#logReadMessage`.
    LogReadMessage(Box<LogReadMessage>),
    /// `chat.bsky.convo.defs#logAddReaction`.
    LogAddReaction(Box<LogAddReaction>),
    /// `chat.bsky.convo.defs#logRemoveReaction`.
    LogRemoveReaction(Box<LogRemoveReaction>),
    /// `chat.bsky.convo.defs#logReadConvo`.
    LogReadConvo(Box<LogReadConvo>),
    /// `chat.bsky.convo.defs#logAddMember`.
    LogAddMember(Box<LogAddMember>),
    /// `chat.bsky.convo.defs#logRemoveMember`.
    LogRemoveMember(Box<LogRemoveMember>),
    /// `chat.bsky.convo.defs#logMemberJoin`.
    LogMemberJoin(Box<LogMemberJoin>),
    /// `chat.bsky.convo.defs#logMemberLeave`.
    LogMemberLeave(Box<LogMemberLeave>),
    /// `chat.bsky.convo.defs#logLockConvo`.
    LogLockConvo(Box<LogLockConvo>),
    /// `chat.bsky.convo.defs#logUnlockConvo`.
    LogUnlockConvo(Box<LogUnlockConvo>),
    /// `chat.bsky.convo.defs#logLockConvoPermanently`.
    LogLockConvoPermanently(Box<LogLockConvoPermanently>),
    /// `chat.bsky.convo.defs#logEditGroup`.
    LogEditGroup(Box<LogEditGroup>),
    /// `chat.bsky.convo.defs#logCreateJoinLink`.
    LogCreateJoinLink(Box<LogCreateJoinLink>),
    /// `chat.bsky.convo.defs#logEditJoinLink`.
    LogEditJoinLink(Box<LogEditJoinLink>),
    /// `chat.bsky.convo.defs#logEnableJoinLink`.
    LogEnableJoinLink(Box<LogEnableJoinLink>),
    /// `chat.bsky.convo.defs#logDisableJoinLink`.
    LogDisableJoinLink(Box<LogDisableJoinLink>),
    /// `chat.bsky.convo.defs#logIncomingJoinRequest`.
    LogIncomingJoinRequest(Box<LogIncomingJoinRequest>),
    /// `chat.bsky.convo.defs#logApproveJoinRequest`.
    LogApproveJoinRequest(Box<LogApproveJoinRequest>),
    /// `chat.bsky.convo.defs#logRejectJoinRequest`.
    LogRejectJoinRequest(Box<LogRejectJoinRequest>),
    /// `chat.bsky.convo.defs#logOutgoingJoinRequest`.
    LogOutgoingJoinRequest(Box<LogOutgoingJoinRequest>),
    /// `chat.bsky.convo.defs#logWithdrawIncomingJoinRequest`.
    LogWithdrawIncomingJoinRequest(Box<LogWithdrawIncomingJoinRequest>),
    /// `chat.bsky.convo.defs#logWithdrawOutgoingJoinRequest`.
    LogWithdrawOutgoingJoinRequest(Box<LogWithdrawOutgoingJoinRequest>),
    /// `chat.bsky.convo.defs#logReadJoinRequests`.
    LogReadJoinRequests(Box<LogReadJoinRequests>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    GetLogOutputLogsItem {
        0 LogBeginConvo(LogBeginConvo): "chat.bsky.convo.defs#logBeginConvo" from "rev",
        1 LogAcceptConvo(LogAcceptConvo): "chat.bsky.convo.defs#logAcceptConvo" from "rev",
        2 LogLeaveConvo(LogLeaveConvo): "chat.bsky.convo.defs#logLeaveConvo" from "rev",
        3 LogMuteConvo(LogMuteConvo): "chat.bsky.convo.defs#logMuteConvo" from "rev",
        4 LogUnmuteConvo(LogUnmuteConvo): "chat.bsky.convo.defs#logUnmuteConvo" from "rev",
        5 LogCreateMessage(LogCreateMessage): "chat.bsky.convo.defs#logCreateMessage" from "rev",
        6 LogDeleteMessage(LogDeleteMessage): "chat.bsky.convo.defs#logDeleteMessage" from "rev",
        7 LogReadMessage(LogReadMessage): "chat.bsky.convo.defs#logReadMessage" from "rev",
        8 LogAddReaction(LogAddReaction): "chat.bsky.convo.defs#logAddReaction" from "rev",
        9 LogRemoveReaction(LogRemoveReaction): "chat.bsky.convo.defs#logRemoveReaction" from "rev",
        10 LogReadConvo(LogReadConvo): "chat.bsky.convo.defs#logReadConvo" from "rev",
        11 LogAddMember(LogAddMember): "chat.bsky.convo.defs#logAddMember" from "rev",
        12 LogRemoveMember(LogRemoveMember): "chat.bsky.convo.defs#logRemoveMember" from "rev",
        13 LogMemberJoin(LogMemberJoin): "chat.bsky.convo.defs#logMemberJoin" from "rev",
        14 LogMemberLeave(LogMemberLeave): "chat.bsky.convo.defs#logMemberLeave" from "rev",
        15 LogLockConvo(LogLockConvo): "chat.bsky.convo.defs#logLockConvo" from "rev",
        16 LogUnlockConvo(LogUnlockConvo): "chat.bsky.convo.defs#logUnlockConvo" from "rev",
        17 LogLockConvoPermanently(LogLockConvoPermanently): "chat.bsky.convo.defs#logLockConvoPermanently" from "rev",
        18 LogEditGroup(LogEditGroup): "chat.bsky.convo.defs#logEditGroup" from "rev",
        19 LogCreateJoinLink(LogCreateJoinLink): "chat.bsky.convo.defs#logCreateJoinLink" from "rev",
        20 LogEditJoinLink(LogEditJoinLink): "chat.bsky.convo.defs#logEditJoinLink" from "rev",
        21 LogEnableJoinLink(LogEnableJoinLink): "chat.bsky.convo.defs#logEnableJoinLink" from "rev",
        22 LogDisableJoinLink(LogDisableJoinLink): "chat.bsky.convo.defs#logDisableJoinLink" from "rev",
        23 LogIncomingJoinRequest(LogIncomingJoinRequest): "chat.bsky.convo.defs#logIncomingJoinRequest" from "rev",
        24 LogApproveJoinRequest(LogApproveJoinRequest): "chat.bsky.convo.defs#logApproveJoinRequest" from "rev",
        25 LogRejectJoinRequest(LogRejectJoinRequest): "chat.bsky.convo.defs#logRejectJoinRequest" from "rev",
        26 LogOutgoingJoinRequest(LogOutgoingJoinRequest): "chat.bsky.convo.defs#logOutgoingJoinRequest" from "rev",
        27 LogWithdrawIncomingJoinRequest(LogWithdrawIncomingJoinRequest): "chat.bsky.convo.defs#logWithdrawIncomingJoinRequest" from "rev",
        28 LogWithdrawOutgoingJoinRequest(LogWithdrawOutgoingJoinRequest): "chat.bsky.convo.defs#logWithdrawOutgoingJoinRequest" from "rev",
        29 LogReadJoinRequests(LogReadJoinRequests): "chat.bsky.convo.defs#logReadJoinRequests" from "rev",
    }
}
