// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.profile`.

use atproto::com::atproto::label::defs::SelfLabels;
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Blob, Extra, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{Datetime, IntoWire, Uri};

/// The profile of an account: name, description, pictures. An account has one.
///
/// `app.bsky.actor.profile`: a record.
///
/// Its key is `self`: one to a repository.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Profile {
    /// `displayName`: at most 64 graphemes, at most 640 bytes.
    pub display_name: Option<String>,
    /// `description`: at most 256 graphemes, at most 2560 bytes.
    pub description: Option<String>,
    /// `pronouns`: at most 20 graphemes, at most 200 bytes.
    pub pronouns: Option<String>,
    /// `website`.
    pub website: Option<Uri>,
    /// `avatar`: `image/png` or `image/jpeg`, at most 1000000 bytes.
    pub avatar: Option<Blob>,
    /// `banner`: `image/png` or `image/jpeg`, at most 1000000 bytes.
    pub banner: Option<Blob>,
    /// `labels`.
    pub labels: Option<ProfileLabels>,
    /// `joinedViaStarterPack`.
    pub joined_via_starter_pack: Option<Box<StrongRef>>,
    /// `pinnedPost`.
    pub pinned_post: Option<Box<StrongRef>>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Profile {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `displayName`: at most 64 graphemes, at most 640 bytes.
    #[inline]
    #[must_use]
    pub fn display_name(mut self, display_name: impl Into<String>) -> Self {
        self.display_name = Some(display_name.into());
        self
    }

    /// Sets `description`: at most 256 graphemes, at most 2560 bytes.
    #[inline]
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets `pronouns`: at most 20 graphemes, at most 200 bytes.
    #[inline]
    #[must_use]
    pub fn pronouns(mut self, pronouns: impl Into<String>) -> Self {
        self.pronouns = Some(pronouns.into());
        self
    }

    /// Sets `website`.
    #[inline]
    #[must_use]
    pub fn website(mut self, website: impl IntoWire<Uri>) -> Self {
        self.website = Some(website.into_wire());
        self
    }

    /// Sets `avatar`: `image/png` or `image/jpeg`, at most 1000000 bytes.
    #[inline]
    #[must_use]
    pub fn avatar(mut self, avatar: impl Into<Blob>) -> Self {
        self.avatar = Some(avatar.into());
        self
    }

    /// Sets `banner`: `image/png` or `image/jpeg`, at most 1000000 bytes.
    #[inline]
    #[must_use]
    pub fn banner(mut self, banner: impl Into<Blob>) -> Self {
        self.banner = Some(banner.into());
        self
    }

    /// Sets `labels`.
    #[inline]
    #[must_use]
    pub fn labels(mut self, labels: impl Into<ProfileLabels>) -> Self {
        self.labels = Some(labels.into());
        self
    }

    /// Sets `joinedViaStarterPack`.
    #[inline]
    #[must_use]
    pub fn joined_via_starter_pack(mut self, joined_via_starter_pack: StrongRef) -> Self {
        self.joined_via_starter_pack = Some(Box::new(joined_via_starter_pack));
        self
    }

    /// Sets `pinnedPost`.
    #[inline]
    #[must_use]
    pub fn pinned_post(mut self, pinned_post: StrongRef) -> Self {
        self.pinned_post = Some(Box::new(pinned_post));
        self
    }

    /// Sets `createdAt`.
    #[inline]
    #[must_use]
    pub fn created_at(mut self, created_at: impl IntoWire<Datetime>) -> Self {
        self.created_at = Some(created_at.into_wire());
        self
    }
}

atproto_core::object! {
    Profile: "app.bsky.actor.profile" {
        0 display_name: "displayName" optional,
        1 description: "description" optional,
        2 pronouns: "pronouns" optional,
        3 website: "website" optional,
        4 avatar: "avatar" optional,
        5 banner: "banner" optional,
        6 labels: "labels" optional,
        7 joined_via_starter_pack: "joinedViaStarterPack" optional,
        8 pinned_post: "pinnedPost" optional,
        9 created_at: "createdAt" optional,
    }
}

impl Record for Profile {
    const NSID: &'static str = "app.bsky.actor.profile";
    const KEY: RecordKeyKind = RecordKeyKind::Literal("self");
}

/// The `labels` of [`Profile`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ProfileLabels {
    /// `com.atproto.label.defs#selfLabels`.
    SelfLabels(Box<SelfLabels>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ProfileLabels {
        0 SelfLabels(SelfLabels): "com.atproto.label.defs#selfLabels" from "values",
    }
}
