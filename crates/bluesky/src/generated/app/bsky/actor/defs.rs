// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.defs`.

use crate::app::bsky::embed::external;
use crate::app::bsky::feed::{postgate, threadgate};
use crate::app::bsky::graph::defs::{ListViewBasic, StarterPackViewBasic};
use crate::app::bsky::notification::defs::ActivitySubscription;
use atproto::com::atproto::label::defs::Label;
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Extra, Raw, Unknown};
use atproto_core::syntax::{AtUri, CidString, Datetime, Did, Handle, IntoWire, Uri};

/// A profile as the author of a post shows it.
///
/// `app.bsky.actor.defs#profileViewBasic`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ProfileViewBasic {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// `displayName`: at most 64 graphemes, at most 640 bytes.
    pub display_name: Option<String>,
    /// `pronouns`.
    pub pronouns: Option<String>,
    /// `avatar`.
    pub avatar: Option<Uri>,
    /// `associated`.
    pub associated: Option<Box<ProfileAssociated>>,
    /// `viewer`.
    pub viewer: Option<Box<ViewerState>>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `verification`.
    pub verification: Option<Box<VerificationState>>,
    /// `status`.
    pub status: Option<Box<StatusView>>,
    /// `debug`.
    pub debug: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ProfileViewBasic {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, handle: impl IntoWire<Handle>) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ProfileViewBasic {
        0 did: "did" required,
        1 handle: "handle" required,
        2 display_name: "displayName" optional,
        3 pronouns: "pronouns" optional,
        4 avatar: "avatar" optional,
        5 associated: "associated" optional,
        6 viewer: "viewer" optional,
        7 labels: "labels" optional,
        8 created_at: "createdAt" optional,
        9 verification: "verification" optional,
        10 status: "status" optional,
        11 debug: "debug" optional,
    }
}

/// A profile as lists of accounts show it.
///
/// `app.bsky.actor.defs#profileView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ProfileView {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// `displayName`: at most 64 graphemes, at most 640 bytes.
    pub display_name: Option<String>,
    /// `pronouns`.
    pub pronouns: Option<String>,
    /// `description`: at most 256 graphemes, at most 2560 bytes.
    pub description: Option<String>,
    /// `avatar`.
    pub avatar: Option<Uri>,
    /// `associated`.
    pub associated: Option<Box<ProfileAssociated>>,
    /// `indexedAt`.
    pub indexed_at: Option<Datetime>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `viewer`.
    pub viewer: Option<Box<ViewerState>>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `verification`.
    pub verification: Option<Box<VerificationState>>,
    /// `status`.
    pub status: Option<Box<StatusView>>,
    /// `debug`.
    pub debug: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ProfileView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, handle: impl IntoWire<Handle>) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ProfileView {
        0 did: "did" required,
        1 handle: "handle" required,
        2 display_name: "displayName" optional,
        3 pronouns: "pronouns" optional,
        4 description: "description" optional,
        5 avatar: "avatar" optional,
        6 associated: "associated" optional,
        7 indexed_at: "indexedAt" optional,
        8 created_at: "createdAt" optional,
        9 viewer: "viewer" optional,
        10 labels: "labels" optional,
        11 verification: "verification" optional,
        12 status: "status" optional,
        13 debug: "debug" optional,
    }
}

/// A profile with its counts, as its own page shows it.
///
/// `app.bsky.actor.defs#profileViewDetailed`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ProfileViewDetailed {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// `displayName`: at most 64 graphemes, at most 640 bytes.
    pub display_name: Option<String>,
    /// `description`: at most 256 graphemes, at most 2560 bytes.
    pub description: Option<String>,
    /// `pronouns`.
    pub pronouns: Option<String>,
    /// `website`.
    pub website: Option<Uri>,
    /// `avatar`.
    pub avatar: Option<Uri>,
    /// `banner`.
    pub banner: Option<Uri>,
    /// `followersCount`.
    pub followers_count: Option<i64>,
    /// `followsCount`.
    pub follows_count: Option<i64>,
    /// `postsCount`.
    pub posts_count: Option<i64>,
    /// `associated`.
    pub associated: Option<Box<ProfileAssociated>>,
    /// `joinedViaStarterPack`.
    pub joined_via_starter_pack: Option<Box<StarterPackViewBasic>>,
    /// `indexedAt`.
    pub indexed_at: Option<Datetime>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `viewer`.
    pub viewer: Option<Box<ViewerState>>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `pinnedPost`.
    pub pinned_post: Option<Box<StrongRef>>,
    /// `verification`.
    pub verification: Option<Box<VerificationState>>,
    /// `status`.
    pub status: Option<Box<StatusView>>,
    /// `debug`.
    pub debug: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ProfileViewDetailed {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, handle: impl IntoWire<Handle>) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ProfileViewDetailed {
        0 did: "did" required,
        1 handle: "handle" required,
        2 display_name: "displayName" optional,
        3 description: "description" optional,
        4 pronouns: "pronouns" optional,
        5 website: "website" optional,
        6 avatar: "avatar" optional,
        7 banner: "banner" optional,
        8 followers_count: "followersCount" optional,
        9 follows_count: "followsCount" optional,
        10 posts_count: "postsCount" optional,
        11 associated: "associated" optional,
        12 joined_via_starter_pack: "joinedViaStarterPack" optional,
        13 indexed_at: "indexedAt" optional,
        14 created_at: "createdAt" optional,
        15 viewer: "viewer" optional,
        16 labels: "labels" optional,
        17 pinned_post: "pinnedPost" optional,
        18 verification: "verification" optional,
        19 status: "status" optional,
        20 debug: "debug" optional,
    }
}

/// `app.bsky.actor.defs#profileAssociated`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ProfileAssociated {
    /// `lists`.
    pub lists: Option<i64>,
    /// `feedgens`.
    pub feedgens: Option<i64>,
    /// `starterPacks`.
    pub starter_packs: Option<i64>,
    /// `labeler`.
    pub labeler: Option<bool>,
    /// `chat`.
    pub chat: Option<Box<ProfileAssociatedChat>>,
    /// `activitySubscription`.
    pub activity_subscription: Option<Box<ProfileAssociatedActivitySubscription>>,
    /// `germ`.
    pub germ: Option<Box<ProfileAssociatedGerm>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ProfileAssociated {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    ProfileAssociated {
        0 lists: "lists" optional,
        1 feedgens: "feedgens" optional,
        2 starter_packs: "starterPacks" optional,
        3 labeler: "labeler" optional,
        4 chat: "chat" optional,
        5 activity_subscription: "activitySubscription" optional,
        6 germ: "germ" optional,
    }
}

/// `app.bsky.actor.defs#profileAssociatedChat`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ProfileAssociatedChat {
    /// `allowIncoming`.
    pub allow_incoming: ProfileAssociatedChatAllowIncoming,
    /// `allowGroupInvites`.
    pub allow_group_invites: Option<ProfileAssociatedChatAllowGroupInvites>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ProfileAssociatedChat {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(allow_incoming: impl Into<ProfileAssociatedChatAllowIncoming>) -> Self {
        Self {
            allow_incoming: allow_incoming.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ProfileAssociatedChat {
        0 allow_incoming: "allowIncoming" required,
        1 allow_group_invites: "allowGroupInvites" optional,
    }
}

atproto_core::known_values! {
    /// The `allowIncoming` of [`ProfileAssociatedChat`].
    pub struct ProfileAssociatedChatAllowIncoming {
        ALL = "all",
        NONE = "none",
        FOLLOWING = "following",
    }
}

atproto_core::known_values! {
    /// The `allowGroupInvites` of [`ProfileAssociatedChat`].
    pub struct ProfileAssociatedChatAllowGroupInvites {
        ALL = "all",
        NONE = "none",
        FOLLOWING = "following",
    }
}

/// `app.bsky.actor.defs#profileAssociatedGerm`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ProfileAssociatedGerm {
    /// `messageMeUrl`.
    pub message_me_url: Uri,
    /// `showButtonTo`.
    pub show_button_to: ProfileAssociatedGermShowButtonTo,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ProfileAssociatedGerm {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        message_me_url: impl IntoWire<Uri>,
        show_button_to: impl Into<ProfileAssociatedGermShowButtonTo>,
    ) -> Self {
        Self {
            message_me_url: message_me_url.into_wire(),
            show_button_to: show_button_to.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ProfileAssociatedGerm {
        0 message_me_url: "messageMeUrl" required,
        1 show_button_to: "showButtonTo" required,
    }
}

atproto_core::known_values! {
    /// The `showButtonTo` of [`ProfileAssociatedGerm`].
    pub struct ProfileAssociatedGermShowButtonTo {
        USERS_I_FOLLOW = "usersIFollow",
        EVERYONE = "everyone",
    }
}

/// `app.bsky.actor.defs#profileAssociatedActivitySubscription`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ProfileAssociatedActivitySubscription {
    /// `allowSubscriptions`.
    pub allow_subscriptions: ProfileAssociatedActivitySubscriptionAllowSubscriptions,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ProfileAssociatedActivitySubscription {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        allow_subscriptions: impl Into<ProfileAssociatedActivitySubscriptionAllowSubscriptions>,
    ) -> Self {
        Self {
            allow_subscriptions: allow_subscriptions.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ProfileAssociatedActivitySubscription {
        0 allow_subscriptions: "allowSubscriptions" required,
    }
}

atproto_core::known_values! {
    /// The `allowSubscriptions` of [`ProfileAssociatedActivitySubscription`].
    pub struct ProfileAssociatedActivitySubscriptionAllowSubscriptions {
        FOLLOWERS = "followers",
        MUTUALS = "mutuals",
        NONE = "none",
    }
}

/// How the signed-in account and a profile stand to each other: follows, blocks, mutes.
///
/// `app.bsky.actor.defs#viewerState`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewerState {
    /// `muted`.
    pub muted: Option<bool>,
    /// `mutedOnlyReposts`.
    pub muted_only_reposts: Option<bool>,
    /// `mutedOnlyQuoteposts`.
    pub muted_only_quoteposts: Option<bool>,
    /// `mutedByList`.
    pub muted_by_list: Option<Box<ListViewBasic>>,
    /// `blockedBy`.
    pub blocked_by: Option<bool>,
    /// `blocking`.
    pub blocking: Option<AtUri>,
    /// `blockingByList`.
    pub blocking_by_list: Option<Box<ListViewBasic>>,
    /// `following`.
    pub following: Option<AtUri>,
    /// `followedBy`.
    pub followed_by: Option<AtUri>,
    /// `knownFollowers`.
    pub known_followers: Option<Box<KnownFollowers>>,
    /// `activitySubscription`.
    pub activity_subscription: Option<Box<ActivitySubscription>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewerState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    ViewerState {
        0 muted: "muted" optional,
        1 muted_only_reposts: "mutedOnlyReposts" optional,
        2 muted_only_quoteposts: "mutedOnlyQuoteposts" optional,
        3 muted_by_list: "mutedByList" optional,
        4 blocked_by: "blockedBy" optional,
        5 blocking: "blocking" optional,
        6 blocking_by_list: "blockingByList" optional,
        7 following: "following" optional,
        8 followed_by: "followedBy" optional,
        9 known_followers: "knownFollowers" optional,
        10 activity_subscription: "activitySubscription" optional,
    }
}

/// `app.bsky.actor.defs#knownFollowers`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct KnownFollowers {
    /// `count`.
    pub count: i64,
    /// `followers`: 0 to 5 items.
    pub followers: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl KnownFollowers {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(count: i64, followers: impl IntoIterator<Item = ProfileViewBasic>) -> Self {
        Self {
            count,
            followers: followers.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    KnownFollowers {
        0 count: "count" required,
        1 followers: "followers" required,
    }
}

/// `app.bsky.actor.defs#verificationState`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct VerificationState {
    /// `verifications`.
    pub verifications: Vec<VerificationView>,
    /// `verifiedStatus`.
    pub verified_status: VerificationStateVerifiedStatus,
    /// `trustedVerifierStatus`.
    pub trusted_verifier_status: VerificationStateTrustedVerifierStatus,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl VerificationState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        verifications: impl IntoIterator<Item = VerificationView>,
        verified_status: impl Into<VerificationStateVerifiedStatus>,
        trusted_verifier_status: impl Into<VerificationStateTrustedVerifierStatus>,
    ) -> Self {
        Self {
            verifications: verifications.into_iter().collect(),
            verified_status: verified_status.into(),
            trusted_verifier_status: trusted_verifier_status.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    VerificationState {
        0 verifications: "verifications" required,
        1 verified_status: "verifiedStatus" required,
        2 trusted_verifier_status: "trustedVerifierStatus" required,
    }
}

atproto_core::known_values! {
    /// The `verifiedStatus` of [`VerificationState`].
    pub struct VerificationStateVerifiedStatus {
        VALID = "valid",
        INVALID = "invalid",
        NONE = "none",
    }
}

atproto_core::known_values! {
    /// The `trustedVerifierStatus` of [`VerificationState`].
    pub struct VerificationStateTrustedVerifierStatus {
        VALID = "valid",
        INVALID = "invalid",
        NONE = "none",
    }
}

/// `app.bsky.actor.defs#verificationView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct VerificationView {
    /// `issuer`.
    pub issuer: Did,
    /// `issuerDisplayName`.
    pub issuer_display_name: Option<String>,
    /// `issuerHandle`.
    pub issuer_handle: Option<Handle>,
    /// `uri`.
    pub uri: AtUri,
    /// `isValid`.
    pub is_valid: bool,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl VerificationView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        issuer: impl IntoWire<Did>,
        uri: impl IntoWire<AtUri>,
        is_valid: bool,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            issuer: issuer.into_wire(),
            uri: uri.into_wire(),
            is_valid,
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    VerificationView {
        0 issuer: "issuer" required,
        1 issuer_display_name: "issuerDisplayName" optional,
        2 issuer_handle: "issuerHandle" optional,
        3 uri: "uri" required,
        4 is_valid: "isValid" required,
        5 created_at: "createdAt" required,
    }
}

/// `app.bsky.actor.defs#preferences`: a list.
pub type Preferences = Vec<PreferencesItem>;

/// An item of [`Preferences`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PreferencesItem {
    /// `app.bsky.actor.defs#adultContentPref`.
    AdultContentPref(Box<AdultContentPref>),
    /// `app.bsky.actor.defs#contentLabelPref`.
    ContentLabelPref(Box<ContentLabelPref>),
    /// `app.bsky.actor.defs#savedFeedsPref`.
    SavedFeedsPref(Box<SavedFeedsPref>),
    /// `app.bsky.actor.defs#savedFeedsPrefV2`.
    SavedFeedsPrefV2(Box<SavedFeedsPrefV2>),
    /// `app.bsky.actor.defs#personalDetailsPref`.
    PersonalDetailsPref(Box<PersonalDetailsPref>),
    /// `app.bsky.actor.defs#declaredAgePref`.
    DeclaredAgePref(Box<DeclaredAgePref>),
    /// `app.bsky.actor.defs#feedViewPref`.
    FeedViewPref(Box<FeedViewPref>),
    /// `app.bsky.actor.defs#threadViewPref`.
    ThreadViewPref(Box<ThreadViewPref>),
    /// `app.bsky.actor.defs#interestsPref`.
    InterestsPref(Box<InterestsPref>),
    /// `app.bsky.actor.defs#mutedWordsPref`.
    MutedWordsPref(Box<MutedWordsPref>),
    /// `app.bsky.actor.defs#hiddenPostsPref`.
    HiddenPostsPref(Box<HiddenPostsPref>),
    /// `app.bsky.actor.defs#bskyAppStatePref`.
    BskyAppStatePref(Box<BskyAppStatePref>),
    /// `app.bsky.actor.defs#labelersPref`.
    LabelersPref(Box<LabelersPref>),
    /// `app.bsky.actor.defs#postInteractionSettingsPref`.
    PostInteractionSettingsPref(Box<PostInteractionSettingsPref>),
    /// `app.bsky.actor.defs#verificationPrefs`.
    VerificationPrefs(Box<VerificationPrefs>),
    /// `app.bsky.actor.defs#liveEventPreferences`.
    LiveEventPreferences(Box<LiveEventPreferences>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    PreferencesItem {
        0 AdultContentPref(AdultContentPref): "app.bsky.actor.defs#adultContentPref" from "enabled",
        1 ContentLabelPref(ContentLabelPref): "app.bsky.actor.defs#contentLabelPref" from "labelerDid",
        2 SavedFeedsPref(SavedFeedsPref): "app.bsky.actor.defs#savedFeedsPref" from "pinned",
        3 SavedFeedsPrefV2(SavedFeedsPrefV2): "app.bsky.actor.defs#savedFeedsPrefV2" from "items",
        4 PersonalDetailsPref(PersonalDetailsPref): "app.bsky.actor.defs#personalDetailsPref" from "birthDate",
        5 DeclaredAgePref(DeclaredAgePref): "app.bsky.actor.defs#declaredAgePref" from "isOverAge13",
        6 FeedViewPref(FeedViewPref): "app.bsky.actor.defs#feedViewPref" from "feed",
        7 ThreadViewPref(ThreadViewPref): "app.bsky.actor.defs#threadViewPref" from "sort",
        8 InterestsPref(InterestsPref): "app.bsky.actor.defs#interestsPref" from "updatedAt",
        9 MutedWordsPref(MutedWordsPref): "app.bsky.actor.defs#mutedWordsPref" from "items",
        10 HiddenPostsPref(HiddenPostsPref): "app.bsky.actor.defs#hiddenPostsPref" from "items",
        11 BskyAppStatePref(BskyAppStatePref): "app.bsky.actor.defs#bskyAppStatePref" from "activeProgressGuide",
        12 LabelersPref(LabelersPref): "app.bsky.actor.defs#labelersPref" from "labelers",
        13 PostInteractionSettingsPref(PostInteractionSettingsPref): "app.bsky.actor.defs#postInteractionSettingsPref" from "threadgateAllowRules",
        14 VerificationPrefs(VerificationPrefs): "app.bsky.actor.defs#verificationPrefs" from "hideBadges",
        15 LiveEventPreferences(LiveEventPreferences): "app.bsky.actor.defs#liveEventPreferences" from "hiddenFeedIds",
    }
}

/// `app.bsky.actor.defs#adultContentPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AdultContentPref {
    /// `enabled`: the default is `false`.
    pub enabled: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AdultContentPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(enabled: bool) -> Self {
        Self {
            enabled,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    AdultContentPref {
        0 enabled: "enabled" required,
    }
}

/// `app.bsky.actor.defs#contentLabelPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ContentLabelPref {
    /// `labelerDid`.
    pub labeler_did: Option<Did>,
    /// `label`.
    pub label: String,
    /// `visibility`.
    pub visibility: ContentLabelPrefVisibility,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ContentLabelPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        label: impl Into<String>,
        visibility: impl Into<ContentLabelPrefVisibility>,
    ) -> Self {
        Self {
            label: label.into(),
            visibility: visibility.into(),
            ..Self::default()
        }
    }

    /// Sets `labelerDid`.
    #[inline]
    #[must_use]
    pub fn labeler_did(mut self, labeler_did: impl IntoWire<Did>) -> Self {
        self.labeler_did = Some(labeler_did.into_wire());
        self
    }
}

atproto_core::object! {
    ContentLabelPref {
        0 labeler_did: "labelerDid" optional,
        1 label: "label" required,
        2 visibility: "visibility" required,
    }
}

atproto_core::known_values! {
    /// The `visibility` of [`ContentLabelPref`].
    pub struct ContentLabelPrefVisibility {
        IGNORE = "ignore",
        SHOW = "show",
        WARN = "warn",
        HIDE = "hide",
    }
}

/// `app.bsky.actor.defs#savedFeed`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SavedFeed {
    /// `id`.
    pub id: String,
    /// `type`.
    pub r#type: SavedFeedType,
    /// `value`.
    pub value: String,
    /// `pinned`.
    pub pinned: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SavedFeed {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: impl Into<String>,
        r#type: impl Into<SavedFeedType>,
        value: impl Into<String>,
        pinned: bool,
    ) -> Self {
        Self {
            id: id.into(),
            r#type: r#type.into(),
            value: value.into(),
            pinned,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    SavedFeed {
        0 id: "id" required,
        1 r#type: "type" required,
        2 value: "value" required,
        3 pinned: "pinned" required,
    }
}

atproto_core::known_values! {
    /// The `type` of [`SavedFeed`].
    pub struct SavedFeedType {
        FEED = "feed",
        LIST = "list",
        TIMELINE = "timeline",
    }
}

/// `app.bsky.actor.defs#savedFeedsPrefV2`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SavedFeedsPrefV2 {
    /// `items`.
    pub items: Vec<SavedFeed>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SavedFeedsPrefV2 {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(items: impl IntoIterator<Item = SavedFeed>) -> Self {
        Self {
            items: items.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    SavedFeedsPrefV2 {
        0 items: "items" required,
    }
}

/// `app.bsky.actor.defs#savedFeedsPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SavedFeedsPref {
    /// `pinned`.
    pub pinned: Vec<AtUri>,
    /// `saved`.
    pub saved: Vec<AtUri>,
    /// `timelineIndex`.
    pub timeline_index: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SavedFeedsPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        pinned: impl IntoIterator<Item = impl IntoWire<AtUri>>,
        saved: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> Self {
        Self {
            pinned: pinned.into_iter().map(IntoWire::into_wire).collect(),
            saved: saved.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }

    /// Sets `timelineIndex`.
    #[inline]
    #[must_use]
    pub fn timeline_index(mut self, timeline_index: i64) -> Self {
        self.timeline_index = Some(timeline_index);
        self
    }
}

atproto_core::object! {
    SavedFeedsPref {
        0 pinned: "pinned" required,
        1 saved: "saved" required,
        2 timeline_index: "timelineIndex" optional,
    }
}

/// `app.bsky.actor.defs#personalDetailsPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PersonalDetailsPref {
    /// `birthDate`.
    pub birth_date: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PersonalDetailsPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `birthDate`.
    #[inline]
    #[must_use]
    pub fn birth_date(mut self, birth_date: impl IntoWire<Datetime>) -> Self {
        self.birth_date = Some(birth_date.into_wire());
        self
    }
}

atproto_core::object! {
    PersonalDetailsPref {
        0 birth_date: "birthDate" optional,
    }
}

/// `app.bsky.actor.defs#declaredAgePref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeclaredAgePref {
    /// `isOverAge13`.
    pub is_over_age13: Option<bool>,
    /// `isOverAge16`.
    pub is_over_age16: Option<bool>,
    /// `isOverAge18`.
    pub is_over_age18: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeclaredAgePref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `isOverAge13`.
    #[inline]
    #[must_use]
    pub fn is_over_age13(mut self, is_over_age13: bool) -> Self {
        self.is_over_age13 = Some(is_over_age13);
        self
    }

    /// Sets `isOverAge16`.
    #[inline]
    #[must_use]
    pub fn is_over_age16(mut self, is_over_age16: bool) -> Self {
        self.is_over_age16 = Some(is_over_age16);
        self
    }

    /// Sets `isOverAge18`.
    #[inline]
    #[must_use]
    pub fn is_over_age18(mut self, is_over_age18: bool) -> Self {
        self.is_over_age18 = Some(is_over_age18);
        self
    }
}

atproto_core::object! {
    DeclaredAgePref {
        0 is_over_age13: "isOverAge13" optional,
        1 is_over_age16: "isOverAge16" optional,
        2 is_over_age18: "isOverAge18" optional,
    }
}

/// `app.bsky.actor.defs#feedViewPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FeedViewPref {
    /// `feed`.
    pub feed: String,
    /// `hideReplies`.
    pub hide_replies: Option<bool>,
    /// `hideRepliesByUnfollowed`: the default is `true`.
    pub hide_replies_by_unfollowed: Option<bool>,
    /// `hideRepliesByLikeCount`.
    pub hide_replies_by_like_count: Option<i64>,
    /// `hideReposts`.
    pub hide_reposts: Option<bool>,
    /// `hideQuotePosts`.
    pub hide_quote_posts: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl FeedViewPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(feed: impl Into<String>) -> Self {
        Self {
            feed: feed.into(),
            ..Self::default()
        }
    }

    /// Sets `hideReplies`.
    #[inline]
    #[must_use]
    pub fn hide_replies(mut self, hide_replies: bool) -> Self {
        self.hide_replies = Some(hide_replies);
        self
    }

    /// Sets `hideRepliesByUnfollowed`: the default is `true`.
    #[inline]
    #[must_use]
    pub fn hide_replies_by_unfollowed(mut self, hide_replies_by_unfollowed: bool) -> Self {
        self.hide_replies_by_unfollowed = Some(hide_replies_by_unfollowed);
        self
    }

    /// Sets `hideRepliesByLikeCount`.
    #[inline]
    #[must_use]
    pub fn hide_replies_by_like_count(mut self, hide_replies_by_like_count: i64) -> Self {
        self.hide_replies_by_like_count = Some(hide_replies_by_like_count);
        self
    }

    /// Sets `hideReposts`.
    #[inline]
    #[must_use]
    pub fn hide_reposts(mut self, hide_reposts: bool) -> Self {
        self.hide_reposts = Some(hide_reposts);
        self
    }

    /// Sets `hideQuotePosts`.
    #[inline]
    #[must_use]
    pub fn hide_quote_posts(mut self, hide_quote_posts: bool) -> Self {
        self.hide_quote_posts = Some(hide_quote_posts);
        self
    }
}

atproto_core::object! {
    FeedViewPref {
        0 feed: "feed" required,
        1 hide_replies: "hideReplies" optional,
        2 hide_replies_by_unfollowed: "hideRepliesByUnfollowed" optional,
        3 hide_replies_by_like_count: "hideRepliesByLikeCount" optional,
        4 hide_reposts: "hideReposts" optional,
        5 hide_quote_posts: "hideQuotePosts" optional,
    }
}

/// `app.bsky.actor.defs#threadViewPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadViewPref {
    /// `sort`.
    pub sort: Option<ThreadViewPrefSort>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadViewPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `sort`.
    #[inline]
    #[must_use]
    pub fn sort(mut self, sort: impl Into<ThreadViewPrefSort>) -> Self {
        self.sort = Some(sort.into());
        self
    }
}

atproto_core::object! {
    ThreadViewPref {
        0 sort: "sort" optional,
    }
}

atproto_core::known_values! {
    /// The `sort` of [`ThreadViewPref`].
    pub struct ThreadViewPrefSort {
        OLDEST = "oldest",
        NEWEST = "newest",
        MOST_LIKES = "most-likes",
        RANDOM = "random",
        HOTNESS = "hotness",
    }
}

/// `app.bsky.actor.defs#interestsPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct InterestsPref {
    /// `updatedAt`.
    pub updated_at: Option<Datetime>,
    /// `tags`: at most 100 items, each at most 64 graphemes, at most 640 bytes.
    pub tags: Vec<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl InterestsPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            tags: tags.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }

    /// Sets `updatedAt`.
    #[inline]
    #[must_use]
    pub fn updated_at(mut self, updated_at: impl IntoWire<Datetime>) -> Self {
        self.updated_at = Some(updated_at.into_wire());
        self
    }
}

atproto_core::object! {
    InterestsPref {
        0 updated_at: "updatedAt" optional,
        1 tags: "tags" required,
    }
}

atproto_core::known_values! {
    /// `app.bsky.actor.defs#mutedWordTarget`: a string with known values.
    pub struct MutedWordTarget {
        CONTENT = "content",
        TAG = "tag",
    }
}

/// `app.bsky.actor.defs#mutedWord`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MutedWord {
    /// `id`.
    pub id: Option<String>,
    /// `value`: at most 1000 graphemes, at most 10000 bytes.
    pub value: String,
    /// `targets`.
    pub targets: Vec<MutedWordTarget>,
    /// `actorTarget`: the default is `all`.
    pub actor_target: Option<MutedWordActorTarget>,
    /// `expiresAt`.
    pub expires_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MutedWord {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        value: impl Into<String>,
        targets: impl IntoIterator<Item = impl Into<MutedWordTarget>>,
    ) -> Self {
        Self {
            value: value.into(),
            targets: targets.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }

    /// Sets `id`.
    #[inline]
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Sets `actorTarget`: the default is `all`.
    #[inline]
    #[must_use]
    pub fn actor_target(mut self, actor_target: impl Into<MutedWordActorTarget>) -> Self {
        self.actor_target = Some(actor_target.into());
        self
    }

    /// Sets `expiresAt`.
    #[inline]
    #[must_use]
    pub fn expires_at(mut self, expires_at: impl IntoWire<Datetime>) -> Self {
        self.expires_at = Some(expires_at.into_wire());
        self
    }
}

atproto_core::object! {
    MutedWord {
        0 id: "id" optional,
        1 value: "value" required,
        2 targets: "targets" required,
        3 actor_target: "actorTarget" optional,
        4 expires_at: "expiresAt" optional,
    }
}

atproto_core::known_values! {
    /// The `actorTarget` of [`MutedWord`].
    pub struct MutedWordActorTarget {
        ALL = "all",
        EXCLUDE_FOLLOWING = "exclude-following",
    }
}

/// `app.bsky.actor.defs#mutedWordsPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MutedWordsPref {
    /// `items`.
    pub items: Vec<MutedWord>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MutedWordsPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(items: impl IntoIterator<Item = MutedWord>) -> Self {
        Self {
            items: items.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    MutedWordsPref {
        0 items: "items" required,
    }
}

/// `app.bsky.actor.defs#hiddenPostsPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct HiddenPostsPref {
    /// `items`.
    pub items: Vec<AtUri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl HiddenPostsPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(items: impl IntoIterator<Item = impl IntoWire<AtUri>>) -> Self {
        Self {
            items: items.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    HiddenPostsPref {
        0 items: "items" required,
    }
}

/// `app.bsky.actor.defs#labelersPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LabelersPref {
    /// `labelers`.
    pub labelers: Vec<LabelerPrefItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LabelersPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(labelers: impl IntoIterator<Item = LabelerPrefItem>) -> Self {
        Self {
            labelers: labelers.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    LabelersPref {
        0 labelers: "labelers" required,
    }
}

/// `app.bsky.actor.defs#labelerPrefItem`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LabelerPrefItem {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LabelerPrefItem {
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
    LabelerPrefItem {
        0 did: "did" required,
    }
}

/// `app.bsky.actor.defs#bskyAppStatePref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct BskyAppStatePref {
    /// `activeProgressGuide`.
    pub active_progress_guide: Option<Box<BskyAppProgressGuide>>,
    /// `isBetaUser`.
    pub is_beta_user: Option<bool>,
    /// `queuedNudges`: at most 1000 items, each at most 100 bytes.
    pub queued_nudges: Option<Vec<String>>,
    /// `nuxs`: at most 100 items.
    pub nuxs: Option<Vec<Nux>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl BskyAppStatePref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `activeProgressGuide`.
    #[inline]
    #[must_use]
    pub fn active_progress_guide(mut self, active_progress_guide: BskyAppProgressGuide) -> Self {
        self.active_progress_guide = Some(Box::new(active_progress_guide));
        self
    }

    /// Sets `isBetaUser`.
    #[inline]
    #[must_use]
    pub fn is_beta_user(mut self, is_beta_user: bool) -> Self {
        self.is_beta_user = Some(is_beta_user);
        self
    }

    /// Sets `queuedNudges`: at most 1000 items, each at most 100 bytes.
    #[inline]
    #[must_use]
    pub fn queued_nudges(
        mut self,
        queued_nudges: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.queued_nudges = Some(queued_nudges.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `nuxs`: at most 100 items.
    #[inline]
    #[must_use]
    pub fn nuxs(mut self, nuxs: impl IntoIterator<Item = Nux>) -> Self {
        self.nuxs = Some(nuxs.into_iter().collect());
        self
    }
}

atproto_core::object! {
    BskyAppStatePref {
        0 active_progress_guide: "activeProgressGuide" optional,
        1 is_beta_user: "isBetaUser" optional,
        2 queued_nudges: "queuedNudges" optional,
        3 nuxs: "nuxs" optional,
    }
}

/// `app.bsky.actor.defs#bskyAppProgressGuide`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct BskyAppProgressGuide {
    /// `guide`: at most 100 bytes.
    pub guide: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl BskyAppProgressGuide {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(guide: impl Into<String>) -> Self {
        Self {
            guide: guide.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    BskyAppProgressGuide {
        0 guide: "guide" required,
    }
}

/// `app.bsky.actor.defs#nux`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Nux {
    /// `id`: at most 100 bytes.
    pub id: String,
    /// `completed`: the default is `false`.
    pub completed: bool,
    /// `data`: at most 300 graphemes, at most 3000 bytes.
    pub data: Option<String>,
    /// `expiresAt`.
    pub expires_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Nux {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(id: impl Into<String>, completed: bool) -> Self {
        Self {
            id: id.into(),
            completed,
            ..Self::default()
        }
    }

    /// Sets `data`: at most 300 graphemes, at most 3000 bytes.
    #[inline]
    #[must_use]
    pub fn data(mut self, data: impl Into<String>) -> Self {
        self.data = Some(data.into());
        self
    }

    /// Sets `expiresAt`.
    #[inline]
    #[must_use]
    pub fn expires_at(mut self, expires_at: impl IntoWire<Datetime>) -> Self {
        self.expires_at = Some(expires_at.into_wire());
        self
    }
}

atproto_core::object! {
    Nux {
        0 id: "id" required,
        1 completed: "completed" required,
        2 data: "data" optional,
        3 expires_at: "expiresAt" optional,
    }
}

/// `app.bsky.actor.defs#verificationPrefs`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct VerificationPrefs {
    /// `hideBadges`: the default is `false`.
    pub hide_badges: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl VerificationPrefs {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `hideBadges`: the default is `false`.
    #[inline]
    #[must_use]
    pub fn hide_badges(mut self, hide_badges: bool) -> Self {
        self.hide_badges = Some(hide_badges);
        self
    }
}

atproto_core::object! {
    VerificationPrefs {
        0 hide_badges: "hideBadges" optional,
    }
}

/// `app.bsky.actor.defs#liveEventPreferences`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LiveEventPreferences {
    /// `hiddenFeedIds`.
    pub hidden_feed_ids: Option<Vec<String>>,
    /// `hideAllFeeds`: the default is `false`.
    pub hide_all_feeds: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LiveEventPreferences {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `hiddenFeedIds`.
    #[inline]
    #[must_use]
    pub fn hidden_feed_ids(
        mut self,
        hidden_feed_ids: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.hidden_feed_ids = Some(hidden_feed_ids.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `hideAllFeeds`: the default is `false`.
    #[inline]
    #[must_use]
    pub fn hide_all_feeds(mut self, hide_all_feeds: bool) -> Self {
        self.hide_all_feeds = Some(hide_all_feeds);
        self
    }
}

atproto_core::object! {
    LiveEventPreferences {
        0 hidden_feed_ids: "hiddenFeedIds" optional,
        1 hide_all_feeds: "hideAllFeeds" optional,
    }
}

/// `app.bsky.actor.defs#postInteractionSettingsPref`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PostInteractionSettingsPref {
    /// `threadgateAllowRules`: at most 5 items.
    pub threadgate_allow_rules: Option<Vec<PostInteractionSettingsPrefThreadgateAllowRulesItem>>,
    /// `postgateEmbeddingRules`: at most 5 items.
    pub postgate_embedding_rules:
        Option<Vec<PostInteractionSettingsPrefPostgateEmbeddingRulesItem>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PostInteractionSettingsPref {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `threadgateAllowRules`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn threadgate_allow_rules(
        mut self,
        threadgate_allow_rules: impl IntoIterator<
            Item = impl Into<PostInteractionSettingsPrefThreadgateAllowRulesItem>,
        >,
    ) -> Self {
        self.threadgate_allow_rules =
            Some(threadgate_allow_rules.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `postgateEmbeddingRules`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn postgate_embedding_rules(
        mut self,
        postgate_embedding_rules: impl IntoIterator<
            Item = impl Into<PostInteractionSettingsPrefPostgateEmbeddingRulesItem>,
        >,
    ) -> Self {
        self.postgate_embedding_rules = Some(
            postgate_embedding_rules
                .into_iter()
                .map(Into::into)
                .collect(),
        );
        self
    }
}

atproto_core::object! {
    PostInteractionSettingsPref {
        0 threadgate_allow_rules: "threadgateAllowRules" optional,
        1 postgate_embedding_rules: "postgateEmbeddingRules" optional,
    }
}

/// An item of `threadgateAllowRules` of [`PostInteractionSettingsPref`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PostInteractionSettingsPrefThreadgateAllowRulesItem {
    /// `app.bsky.feed.threadgate#mentionRule`.
    ThreadgateMentionRule(Box<threadgate::MentionRule>),
    /// `app.bsky.feed.threadgate#followerRule`.
    ThreadgateFollowerRule(Box<threadgate::FollowerRule>),
    /// `app.bsky.feed.threadgate#followingRule`.
    ThreadgateFollowingRule(Box<threadgate::FollowingRule>),
    /// `app.bsky.feed.threadgate#listRule`.
    ThreadgateListRule(Box<threadgate::ListRule>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    PostInteractionSettingsPrefThreadgateAllowRulesItem {
        0 ThreadgateMentionRule(threadgate::MentionRule): "app.bsky.feed.threadgate#mentionRule" from "",
        1 ThreadgateFollowerRule(threadgate::FollowerRule): "app.bsky.feed.threadgate#followerRule" from "",
        2 ThreadgateFollowingRule(threadgate::FollowingRule): "app.bsky.feed.threadgate#followingRule" from "",
        3 ThreadgateListRule(threadgate::ListRule): "app.bsky.feed.threadgate#listRule" from "list",
    }
}

/// An item of `postgateEmbeddingRules` of [`PostInteractionSettingsPref`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PostInteractionSettingsPrefPostgateEmbeddingRulesItem {
    /// `app.bsky.feed.postgate#disableRule`.
    PostgateDisableRule(Box<postgate::DisableRule>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    PostInteractionSettingsPrefPostgateEmbeddingRulesItem {
        0 PostgateDisableRule(postgate::DisableRule): "app.bsky.feed.postgate#disableRule" from "",
    }
}

/// `app.bsky.actor.defs#statusView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StatusView {
    /// `uri`.
    pub uri: Option<AtUri>,
    /// `cid`.
    pub cid: Option<CidString>,
    /// `status`.
    pub status: StatusViewStatus,
    /// `record`.
    pub record: Raw,
    /// `embed`.
    pub embed: Option<StatusViewEmbed>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `expiresAt`.
    pub expires_at: Option<Datetime>,
    /// `isActive`.
    pub is_active: Option<bool>,
    /// `isDisabled`.
    pub is_disabled: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl StatusView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(status: impl Into<StatusViewStatus>, record: impl Into<Raw>) -> Self {
        Self {
            status: status.into(),
            record: record.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    StatusView {
        0 uri: "uri" optional,
        1 cid: "cid" optional,
        2 status: "status" required,
        3 record: "record" required,
        4 embed: "embed" optional,
        5 labels: "labels" optional,
        6 expires_at: "expiresAt" optional,
        7 is_active: "isActive" optional,
        8 is_disabled: "isDisabled" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`StatusView`].
    pub struct StatusViewStatus {
        LIVE = "app.bsky.actor.status#live",
    }
}

/// The `embed` of [`StatusView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum StatusViewEmbed {
    /// `app.bsky.embed.external#view`.
    ExternalView(Box<external::View>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    StatusViewEmbed {
        0 ExternalView(external::View): "app.bsky.embed.external#view" from "external",
    }
}
