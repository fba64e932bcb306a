// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.embed.joinLink`.

use crate::chat::bsky::group::defs::{
    DisabledJoinLinkPreviewView, InvalidJoinLinkPreviewView, JoinLinkPreviewView,
};
use atproto_core::data::{Extra, Unknown};

/// `chat.bsky.embed.joinLink`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct JoinLink {
    /// `code`.
    pub code: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl JoinLink {
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
    JoinLink {
        0 code: "code" required,
    }
}

/// `chat.bsky.embed.joinLink#view`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct View {
    /// `joinLinkPreview`.
    pub join_link_preview: ViewJoinLinkPreview,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl View {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(join_link_preview: impl Into<ViewJoinLinkPreview>) -> Self {
        Self {
            join_link_preview: join_link_preview.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    View {
        0 join_link_preview: "joinLinkPreview" required,
    }
}

/// The `joinLinkPreview` of [`View`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ViewJoinLinkPreview {
    /// `chat.bsky.group.defs#joinLinkPreviewView`.
    JoinLinkPreviewView(Box<JoinLinkPreviewView>),
    /// `chat.bsky.group.defs#disabledJoinLinkPreviewView`.
    DisabledJoinLinkPreviewView(Box<DisabledJoinLinkPreviewView>),
    /// `chat.bsky.group.defs#invalidJoinLinkPreviewView`.
    InvalidJoinLinkPreviewView(Box<InvalidJoinLinkPreviewView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ViewJoinLinkPreview {
        0 JoinLinkPreviewView(JoinLinkPreviewView): "chat.bsky.group.defs#joinLinkPreviewView" from "convoId",
        1 DisabledJoinLinkPreviewView(DisabledJoinLinkPreviewView): "chat.bsky.group.defs#disabledJoinLinkPreviewView" from "code",
        2 InvalidJoinLinkPreviewView(InvalidJoinLinkPreviewView): "chat.bsky.group.defs#invalidJoinLinkPreviewView" from "code",
    }
}
