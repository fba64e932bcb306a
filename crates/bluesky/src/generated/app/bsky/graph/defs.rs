// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.defs`.

use crate::app::bsky::actor::defs::{ProfileView, ProfileViewBasic};
use crate::app::bsky::feed::defs::GeneratorView;
use crate::app::bsky::richtext::facet::Facet;
use atproto::com::atproto::label::defs::Label;
use atproto_core::data::{Extra, Raw};
use atproto_core::syntax::{AtIdentifier, AtUri, CidString, Datetime, Did, IntoWire, Uri};

/// `app.bsky.graph.defs#listViewBasic`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListViewBasic {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `name`: 1 to 64 bytes.
    pub name: String,
    /// `purpose`.
    pub purpose: ListPurpose,
    /// `avatar`.
    pub avatar: Option<Uri>,
    /// `listItemCount`: at least 0.
    pub list_item_count: Option<i64>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `viewer`.
    pub viewer: Option<Box<ListViewerState>>,
    /// `indexedAt`.
    pub indexed_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ListViewBasic {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        name: impl Into<String>,
        purpose: impl Into<ListPurpose>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            name: name.into(),
            purpose: purpose.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ListViewBasic {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 name: "name" required,
        3 purpose: "purpose" required,
        4 avatar: "avatar" optional,
        5 list_item_count: "listItemCount" optional,
        6 labels: "labels" optional,
        7 viewer: "viewer" optional,
        8 indexed_at: "indexedAt" optional,
    }
}

/// `app.bsky.graph.defs#listView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListView {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `creator`.
    pub creator: ProfileView,
    /// `name`: 1 to 64 bytes.
    pub name: String,
    /// `purpose`.
    pub purpose: ListPurpose,
    /// `description`: at most 300 graphemes, at most 3000 bytes.
    pub description: Option<String>,
    /// `descriptionFacets`.
    pub description_facets: Option<Vec<Facet>>,
    /// `avatar`.
    pub avatar: Option<Uri>,
    /// `listItemCount`: at least 0.
    pub list_item_count: Option<i64>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `viewer`.
    pub viewer: Option<Box<ListViewerState>>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ListView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        creator: ProfileView,
        name: impl Into<String>,
        purpose: impl Into<ListPurpose>,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            creator,
            name: name.into(),
            purpose: purpose.into(),
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ListView {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 creator: "creator" required,
        3 name: "name" required,
        4 purpose: "purpose" required,
        5 description: "description" optional,
        6 description_facets: "descriptionFacets" optional,
        7 avatar: "avatar" optional,
        8 list_item_count: "listItemCount" optional,
        9 labels: "labels" optional,
        10 viewer: "viewer" optional,
        11 indexed_at: "indexedAt" required,
    }
}

/// `app.bsky.graph.defs#listItemView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListItemView {
    /// `uri`.
    pub uri: AtUri,
    /// `subject`.
    pub subject: ProfileView,
    /// `subjectOptedOut`: always `true`.
    pub subject_opted_out: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ListItemView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>, subject: ProfileView) -> Self {
        Self {
            uri: uri.into_wire(),
            subject,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ListItemView {
        0 uri: "uri" required,
        1 subject: "subject" required,
        2 subject_opted_out: "subjectOptedOut" optional,
    }
}

/// `app.bsky.graph.defs#starterPackView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StarterPackView {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `record`.
    pub record: Raw,
    /// `creator`.
    pub creator: ProfileViewBasic,
    /// `list`.
    pub list: Option<Box<ListViewBasic>>,
    /// `listItemsSample`: at most 12 items.
    pub list_items_sample: Option<Vec<ListItemView>>,
    /// `feeds`: at most 3 items.
    pub feeds: Option<Vec<GeneratorView>>,
    /// `joinedWeekCount`: at least 0.
    pub joined_week_count: Option<i64>,
    /// `joinedAllTimeCount`: at least 0.
    pub joined_all_time_count: Option<i64>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl StarterPackView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        record: impl Into<Raw>,
        creator: ProfileViewBasic,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            record: record.into(),
            creator,
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    StarterPackView {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 record: "record" required,
        3 creator: "creator" required,
        4 list: "list" optional,
        5 list_items_sample: "listItemsSample" optional,
        6 feeds: "feeds" optional,
        7 joined_week_count: "joinedWeekCount" optional,
        8 joined_all_time_count: "joinedAllTimeCount" optional,
        9 labels: "labels" optional,
        10 indexed_at: "indexedAt" required,
    }
}

/// `app.bsky.graph.defs#starterPackViewBasic`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StarterPackViewBasic {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `record`.
    pub record: Raw,
    /// `creator`.
    pub creator: ProfileViewBasic,
    /// `listItemCount`: at least 0.
    pub list_item_count: Option<i64>,
    /// `joinedWeekCount`: at least 0.
    pub joined_week_count: Option<i64>,
    /// `joinedAllTimeCount`: at least 0.
    pub joined_all_time_count: Option<i64>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl StarterPackViewBasic {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        record: impl Into<Raw>,
        creator: ProfileViewBasic,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            record: record.into(),
            creator,
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    StarterPackViewBasic {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 record: "record" required,
        3 creator: "creator" required,
        4 list_item_count: "listItemCount" optional,
        5 joined_week_count: "joinedWeekCount" optional,
        6 joined_all_time_count: "joinedAllTimeCount" optional,
        7 labels: "labels" optional,
        8 indexed_at: "indexedAt" required,
    }
}

atproto_core::known_values! {
    /// `app.bsky.graph.defs#listPurpose`: a string with known values.
    pub struct ListPurpose {
        MODLIST = "app.bsky.graph.defs#modlist",
        CURATELIST = "app.bsky.graph.defs#curatelist",
        REFERENCELIST = "app.bsky.graph.defs#referencelist",
    }
}

/// `app.bsky.graph.defs#modlist`: a token.
pub const MODLIST: &str = "app.bsky.graph.defs#modlist";

/// `app.bsky.graph.defs#curatelist`: a token.
pub const CURATELIST: &str = "app.bsky.graph.defs#curatelist";

/// `app.bsky.graph.defs#referencelist`: a token.
pub const REFERENCELIST: &str = "app.bsky.graph.defs#referencelist";

/// `app.bsky.graph.defs#listViewerState`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListViewerState {
    /// `muted`.
    pub muted: Option<bool>,
    /// `blocked`.
    pub blocked: Option<AtUri>,
    /// `referenceListOptOut`.
    pub reference_list_opt_out: Option<AtUri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ListViewerState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    ListViewerState {
        0 muted: "muted" optional,
        1 blocked: "blocked" optional,
        2 reference_list_opt_out: "referenceListOptOut" optional,
    }
}

/// `app.bsky.graph.defs#notFoundActor`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct NotFoundActor {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `notFound`: always `true`.
    pub not_found: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl NotFoundActor {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            not_found: true,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    NotFoundActor {
        0 actor: "actor" required,
        1 not_found: "notFound" required,
    }
}

/// `app.bsky.graph.defs#relationship`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Relationship {
    /// `did`.
    pub did: Did,
    /// `following`.
    pub following: Option<AtUri>,
    /// `followedBy`.
    pub followed_by: Option<AtUri>,
    /// `blocking`.
    pub blocking: Option<AtUri>,
    /// `blockedBy`.
    pub blocked_by: Option<AtUri>,
    /// `blockingByList`.
    pub blocking_by_list: Option<AtUri>,
    /// `blockedByList`.
    pub blocked_by_list: Option<AtUri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Relationship {
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
    Relationship {
        0 did: "did" required,
        1 following: "following" optional,
        2 followed_by: "followedBy" optional,
        3 blocking: "blocking" optional,
        4 blocked_by: "blockedBy" optional,
        5 blocking_by_list: "blockingByList" optional,
        6 blocked_by_list: "blockedByList" optional,
    }
}
