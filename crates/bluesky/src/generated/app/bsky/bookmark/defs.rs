// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.bookmark.defs`.

use crate::app::bsky::feed::defs::{BlockedPost, NotFoundPost, PostView};
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Extra, Unknown};
use atproto_core::syntax::Datetime;

/// `app.bsky.bookmark.defs#bookmark`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Bookmark {
    /// `subject`.
    pub subject: StrongRef,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Bookmark {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: StrongRef) -> Self {
        Self {
            subject,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Bookmark {
        0 subject: "subject" required,
    }
}

/// `app.bsky.bookmark.defs#bookmarkView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct BookmarkView {
    /// `subject`.
    pub subject: StrongRef,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `item`.
    pub item: BookmarkViewItem,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl BookmarkView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: StrongRef, item: impl Into<BookmarkViewItem>) -> Self {
        Self {
            subject,
            item: item.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    BookmarkView {
        0 subject: "subject" required,
        1 created_at: "createdAt" optional,
        2 item: "item" required,
    }
}

/// The `item` of [`BookmarkView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum BookmarkViewItem {
    /// `app.bsky.feed.defs#blockedPost`.
    BlockedPost(Box<BlockedPost>),
    /// `app.bsky.feed.defs#notFoundPost`.
    NotFoundPost(Box<NotFoundPost>),
    /// `app.bsky.feed.defs#postView`.
    PostView(Box<PostView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    BookmarkViewItem {
        0 BlockedPost(BlockedPost): "app.bsky.feed.defs#blockedPost" from "uri",
        1 NotFoundPost(NotFoundPost): "app.bsky.feed.defs#notFoundPost" from "uri",
        2 PostView(PostView): "app.bsky.feed.defs#postView" from "uri",
    }
}
