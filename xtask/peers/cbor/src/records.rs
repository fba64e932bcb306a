//! The records: posts with facets, images, and a field of our own with bytes, links and nesting.

use atproto_core::data::{Cid, Value};
use bytes::Bytes;
use serde_json::json;

const RECORDS: usize = 500;
const WORDS: &[&str] = &[
    "sky",
    "post",
    "blue",
    "über",
    "日本語",
    "🦋",
    "reply",
    "the",
    "a",
    "firehose",
];

/// A generator that gives the same numbers in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    fn text(&mut self, most: u64) -> String {
        let count = 1 + self.below(most);
        let pick = (0..count).map(|_| WORDS[self.below(WORDS.len() as u64) as usize]);
        pick.collect::<Vec<_>>().join(" ")
    }
}

/// The same records in every run, each as canonical DAG-CBOR.
pub fn records() -> Vec<Bytes> {
    let mut numbers = Numbers(7);
    (0..RECORDS).map(|_| record(&mut numbers)).collect()
}

fn record(numbers: &mut Numbers) -> Bytes {
    let link = Cid::of_raw(b"image").to_string();
    let mut post = json!({
        "$type": "app.bsky.feed.post",
        "text": numbers.text(40),
        "createdAt": "2026-12-01T09:30:00.000Z",
        "langs": ["en"],
    });
    if numbers.one_in(3) {
        post["facets"] = json!([{
            "index": {"byteStart": 0, "byteEnd": numbers.below(300)},
            "features": [{"$type": "app.bsky.richtext.facet#link", "uri": "https://example.com/path"}],
        }]);
    }
    if numbers.one_in(3) {
        post["embed"] = json!({
            "$type": "app.bsky.embed.images",
            "images": [{
                "alt": numbers.text(10),
                "image": {"$type": "blob", "ref": {"$link": link}, "mimeType": "image/jpeg", "size": numbers.below(1_000_000)},
                "aspectRatio": {"width": 1600, "height": 900},
            }],
        });
    }
    if numbers.one_in(3) {
        let mut nest = json!({"level": 0});
        for level in 1..=numbers.below(6) {
            nest = json!({"level": level, "inner": nest});
        }
        post["mark"] = json!({"seal": {"$bytes": "3q2+7wAAAAAAAAAAAAAAAN6tvu8"}, "nest": nest, "of": {"$link": link}});
    }
    let value = Value::from_serde_json(&post).expect("a record is data");
    Bytes::from(value.to_dag_cbor())
}
