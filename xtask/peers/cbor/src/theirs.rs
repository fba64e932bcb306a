//! The typed record as serde derives it. What it does not name is lost.

use ipld_core::cid::Cid;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

macro_rules! types {
    ($($name:ident { $($wire:literal $(#[$mark:meta])* $field:ident: $ty:ty,)* })*) => {$(
        #[derive(Serialize, Deserialize)]
        pub struct $name { $(#[serde(rename = $wire)] $(#[$mark])* $field: $ty,)* }
    )*};
}

types! {
    Post {
        "$type" tag: String,
        "text" text: String,
        "createdAt" created_at: String,
        "langs" #[serde(default, skip_serializing_if = "Option::is_none")] langs: Option<Vec<String>>,
        "facets" #[serde(default, skip_serializing_if = "Option::is_none")] facets: Option<Vec<Facet>>,
        "embed" #[serde(default, skip_serializing_if = "Option::is_none")] embed: Option<Box<Images>>,
        "mark" #[serde(default, skip_serializing_if = "Option::is_none")] mark: Option<Box<Mark>>,
    }
    Facet {
        "index" index: Index,
        "features" features: Vec<Link>,
    }
    Index {
        "byteStart" start: i64,
        "byteEnd" end: i64,
    }
    Link {
        "$type" tag: String,
        "uri" uri: String,
    }
    Images {
        "$type" tag: String,
        "images" images: Vec<Image>,
    }
    Image {
        "alt" alt: String,
        "image" image: Blob,
        "aspectRatio" #[serde(default, skip_serializing_if = "Option::is_none")] ratio: Option<Box<Ratio>>,
    }
    Blob {
        "$type" tag: String,
        "ref" link: Cid,
        "mimeType" mime_type: String,
        "size" size: i64,
    }
    Ratio {
        "width" width: i64,
        "height" height: i64,
    }
    Mark {
        "seal" seal: ByteBuf,
        "nest" nest: Nest,
        "of" #[serde(default, skip_serializing_if = "Option::is_none")] of: Option<Cid>,
    }
    Nest {
        "level" level: i64,
        "inner" #[serde(default, skip_serializing_if = "Option::is_none")] inner: Option<Box<Nest>>,
    }
}
