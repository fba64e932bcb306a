//! A timeline in small: posts with embeds, of which some nest posts again.

use atproto_core::data::{Blob, CidLink, Extra, LexBytes, Raw, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{AtUri, Datetime, Did, Handle};
use atproto_core::{object, union};

#[derive(Debug, Clone, Default)]
pub(crate) struct Timeline {
    pub(crate) feed: Vec<FeedItem>,
    pub(crate) cursor: Option<String>,
    pub(crate) extra: Extra,
}

object! {
    Timeline {
        0 feed: "feed" required,
        1 cursor: "cursor" optional,
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct FeedItem {
    pub(crate) post: PostView,
    pub(crate) extra: Extra,
}

object! {
    FeedItem {
        0 post: "post" required,
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct PostView {
    pub(crate) uri: AtUri,
    pub(crate) author: Author,
    pub(crate) record: Raw,
    pub(crate) embed: Option<Embed>,
    pub(crate) like_count: Option<i64>,
    pub(crate) indexed_at: Datetime,
    pub(crate) tags: Option<Vec<String>>,
    pub(crate) grid: Option<Vec<Vec<i64>>>,
    pub(crate) extra: Extra,
}

object! {
    PostView {
        0 uri: "uri" required,
        1 author: "author" required,
        2 record: "record" required,
        3 embed: "embed" optional,
        4 like_count: "likeCount" optional,
        5 indexed_at: "indexedAt" required,
        6 tags: "tags" optional,
        7 grid: "grid" optional,
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Author {
    pub(crate) did: Did,
    pub(crate) handle: Handle,
    pub(crate) extra: Extra,
}

object! {
    Author {
        0 did: "did" required,
        1 handle: "handle" required,
    }
}

#[derive(Debug, Clone)]
#[non_exhaustive]
pub(crate) enum Embed {
    Images(Box<Images>),
    External(Box<External>),
    Quote(Box<Quote>),
    Other(Box<Unknown>),
}

union! {
    Embed {
        0 Images(Images): "com.example.images" from "images",
        1 External(External): "com.example.external" from "uri",
        2 Quote(Quote): "com.example.quote" from "quote",
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Images {
    pub(crate) images: Vec<Image>,
    pub(crate) extra: Extra,
}

object! {
    Images {
        0 images: "images" required,
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Image {
    pub(crate) alt: String,
    pub(crate) ratio: Option<Box<Ratio>>,
    pub(crate) extra: Extra,
}

object! {
    Image {
        0 alt: "alt" required,
        1 ratio: "aspectRatio" optional,
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Ratio {
    pub(crate) width: i64,
    pub(crate) height: i64,
    pub(crate) extra: Extra,
}

object! {
    Ratio {
        0 width: "width" required,
        1 height: "height" required,
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct External {
    pub(crate) uri: String,
    pub(crate) title: String,
    pub(crate) extra: Extra,
}

object! {
    External {
        0 uri: "uri" required,
        1 title: "title" required,
    }
}

/// The same first property as [`External`]: a guess by it is wrong.
#[derive(Debug, Clone, Default)]
pub(crate) struct Quote {
    pub(crate) uri: String,
    pub(crate) about: Option<Embed>,
    pub(crate) extra: Extra,
}

object! {
    Quote {
        0 uri: "uri" required,
        1 about: "quote" optional,
    }
}

/// A record with all special values.
#[derive(Debug, Clone, Default)]
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) created_at: Datetime,
    pub(crate) prev: Option<i64>,
    pub(crate) blob: Option<Blob>,
    pub(crate) link: Option<CidLink>,
    pub(crate) bytes: Option<LexBytes>,
    pub(crate) extra: Extra,
}

object! {
    Note: "com.example.note" {
        0 text: "text" required,
        1 created_at: "createdAt" required,
        2 prev: "prev" nullable,
        3 blob: "blob" optional,
        4 link: "link" optional,
        5 bytes: "bytes" optional,
    }
}

impl Record for Note {
    const NSID: &'static str = "com.example.note";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}

/// A page of which each line has something odd.
pub(crate) const TIMELINE: &str = r#"{
    "feed": [
        {"post": {"uri": "at://did:plc:a/com.example.note/1", "author": {"did": "did:plc:a", "handle": "a.test"},
            "record": {"text": "plain", "$type": "com.example.note"}, "likeCount": 1, "indexedAt": "yesterday"}},
        {"post": {"uri": "at://did:plc:a/com.example.note/2", "author": {"did": "did:plc:a", "handle": "handle.invalid"},
            "record": {}, "embed": {"$type": "com.example.gallery", "items": [{"a": 1}]}, "indexedAt": "2024-01-01T00:00:00.000Z"}},
        {"post": {"uri": "at://did:plc:a/com.example.note/3", "author": {"did": "did:plc:a", "handle": "a.test"},
            "record": {"n": 1.5}, "embed": {"$type": "com.example.images", "images": 7}, "indexedAt": "2024-01-01T00:00:00.000Z"}},
        {"post": {"uri": "at://did:plc:a/com.example.note/4", "author": {"did": "did:plc:a", "handle": "a.test", "pronouns": {"x": [1, null]}},
            "record": {}, "indexedAt": "2024-01-01T00:00:00.000Z"}, "reason": "because"},
        {"post": {"uri": "at://did:plc:a/com.example.note/5", "author": {"did": "did:plc:a"}, "record": {}, "indexedAt": ""}},
        {"post": {"uri": "at://did:plc:a/com.example.note/6", "author": {"did": "did:plc:a", "handle": "a.test"},
            "record": {}, "likeCount": "many", "tags": ["a", 5, "b", null], "indexedAt": "2024-01-01T00:00:00.000Z"}}
    ],
    "cursor": null
}"#;
