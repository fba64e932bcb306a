//! The typed record as this project's generated code has it.

use atproto_core::data::{Blob, CidLink, Extra, LexBytes};
use atproto_core::object;

macro_rules! types {
    ($($name:ident $(: $tag:literal)? { $($index:literal $field:ident $wire:literal $presence:ident $ty:ty,)* })*) => {$(
        #[derive(Clone, Debug, Default)]
        pub struct $name { $($field: $ty,)* extra: Extra }
        object! { $name $(: $tag)? { $($index $field: $wire $presence,)* } }
    )*};
}

types! {
    Post: "app.bsky.feed.post" {
        0 text "text" required String,
        1 created_at "createdAt" required String,
        2 langs "langs" optional Option<Vec<String>>,
        3 facets "facets" optional Option<Vec<Facet>>,
        4 embed "embed" optional Option<Box<Images>>,
        5 mark "mark" optional Option<Box<Mark>>,
    }
    Facet {
        0 index "index" required Index,
        1 features "features" required Vec<Link>,
    }
    Index {
        0 start "byteStart" required i64,
        1 end "byteEnd" required i64,
    }
    Link: "app.bsky.richtext.facet#link" {
        0 uri "uri" required String,
    }
    Images: "app.bsky.embed.images" {
        0 images "images" required Vec<Image>,
    }
    Image {
        0 alt "alt" required String,
        1 image "image" required Blob,
        2 ratio "aspectRatio" optional Option<Box<Ratio>>,
    }
    Ratio {
        0 width "width" required i64,
        1 height "height" required i64,
    }
    Mark {
        0 seal "seal" required LexBytes,
        1 nest "nest" required Nest,
        2 of "of" optional Option<CidLink>,
    }
    Nest {
        0 level "level" required i64,
        1 inner "inner" optional Option<Box<Nest>>,
    }
}
