//! Records in DAG-CBOR: our data model against `serde_ipld_dagcbor`, in one run.
//!
//! Prints JSON for `cargo xtask bench`: rows of a metric, our figure, whose the other is, its figure, and the ratio.
//! Figures are nanoseconds per byte, the median of the rounds; the two take turns, so that a busy machine is busy for both.

use std::{hint::black_box, time::Instant};

use atproto_core::data::{Extra, Raw, Value, decode_dag_cbor, encode_dag_cbor};
use bytes::Bytes;
use ipld_core::ipld::Ipld;
use serde_json::json;

const RECORDS: usize = 500;
const ROUNDS: usize = 31;

#[derive(Clone, Debug, Default)]
struct Ours {
    text: String,
    created_at: String,
    langs: Option<Vec<String>>,
    facets: Option<Vec<Raw>>,
    embed: Option<Raw>,
    extra: Extra,
}

atproto_core::object! {
    Ours: "app.bsky.feed.post" {
        0 text: "text" required,
        1 created_at: "createdAt" required,
        2 langs: "langs" optional,
        3 facets: "facets" optional,
        4 embed: "embed" optional,
    }
}

#[derive(serde::Deserialize, serde::Serialize)]
struct Theirs {
    #[serde(rename = "$type")]
    ty: String,
    text: String,
    #[serde(rename = "createdAt")]
    created_at: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    langs: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    facets: Option<Vec<Ipld>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    embed: Option<Ipld>,
}

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

    fn text(&mut self, most: u64) -> String {
        let words = [
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
        let count = 1 + self.below(most);
        let pick = (0..count).map(|_| words[self.below(words.len() as u64) as usize]);
        pick.collect::<Vec<_>>().join(" ")
    }
}

fn records() -> Vec<Bytes> {
    let mut numbers = Numbers(7);
    let link = atproto_core::data::Cid::of_raw(b"image").to_string();
    let make = |_| {
        let mut post = json!({
            "$type": "app.bsky.feed.post",
            "text": numbers.text(40),
            "createdAt": "2026-12-01T09:30:00.000Z",
            "langs": ["en"],
        });
        if numbers.below(3) == 0 {
            post["facets"] = json!([{
                "index": {"byteStart": 0, "byteEnd": numbers.below(300)},
                "features": [{"$type": "app.bsky.richtext.facet#link", "uri": "https://example.com/path"}],
            }]);
        }
        if numbers.below(3) == 0 {
            post["embed"] = json!({
                "$type": "app.bsky.embed.images",
                "images": [{
                    "alt": numbers.text(10),
                    "image": {"$type": "blob", "ref": {"$link": link}, "mimeType": "image/jpeg", "size": numbers.below(1_000_000)},
                    "aspectRatio": {"width": 1600, "height": 900},
                }],
            });
        }
        Bytes::from(
            Value::from_serde_json(&post)
                .expect("it is data")
                .to_dag_cbor(),
        )
    };
    (0..RECORDS).map(make).collect()
}

/// The medians of two pieces of work that take turns, in nanoseconds per byte.
fn compare(bytes: usize, mut ours: impl FnMut(), mut theirs: impl FnMut()) -> (f64, f64) {
    let time = |work: &mut dyn FnMut()| {
        let start = Instant::now();
        work();
        start.elapsed().as_nanos() as f64 / bytes as f64
    };
    let (mut a, mut b) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        a.push(time(&mut ours));
        b.push(time(&mut theirs));
    }
    a.sort_by(f64::total_cmp);
    b.sort_by(f64::total_cmp);
    (a[ROUNDS / 2], b[ROUNDS / 2])
}

fn main() {
    let records = records();
    let bytes = records.iter().map(Bytes::len).sum();
    let values: Vec<_> = records
        .iter()
        .map(|r| Value::from_dag_cbor(r).expect("ours"))
        .collect();
    let iplds: Vec<Ipld> = records
        .iter()
        .map(|r| serde_ipld_dagcbor::from_slice(r).expect("theirs"))
        .collect();
    let ours: Vec<Ours> = records
        .iter()
        .map(|r| decode_dag_cbor(r).expect("ours").value)
        .collect();
    let theirs: Vec<Theirs> = records
        .iter()
        .map(|r| serde_ipld_dagcbor::from_slice(r).expect("theirs"))
        .collect();
    for ((record, value), (mine, other)) in
        records.iter().zip(&values).zip(ours.iter().zip(&theirs))
    {
        assert_eq!(value.to_dag_cbor(), *record);
        assert_eq!(encode_dag_cbor(mine).expect("ours"), *record);
        assert_eq!(
            serde_ipld_dagcbor::to_vec(other).expect("theirs").len(),
            record.len()
        );
    }
    let suites: [(&str, (f64, f64)); 4] = [
        (
            "decode into a value, ns/byte",
            compare(
                bytes,
                || {
                    records
                        .iter()
                        .for_each(|r| drop(black_box(Value::from_dag_cbor(r))))
                },
                || {
                    records
                        .iter()
                        .for_each(|r| drop(black_box(serde_ipld_dagcbor::from_slice::<Ipld>(r))))
                },
            ),
        ),
        (
            "encode a value, ns/byte",
            compare(
                bytes,
                || values.iter().for_each(|v| drop(black_box(v.to_dag_cbor()))),
                || {
                    iplds
                        .iter()
                        .for_each(|v| drop(black_box(serde_ipld_dagcbor::to_vec(v))))
                },
            ),
        ),
        (
            "decode into a typed record, ns/byte",
            compare(
                bytes,
                || {
                    records
                        .iter()
                        .for_each(|r| drop(black_box(decode_dag_cbor::<Ours>(r))))
                },
                || {
                    records
                        .iter()
                        .for_each(|r| drop(black_box(serde_ipld_dagcbor::from_slice::<Theirs>(r))))
                },
            ),
        ),
        (
            "encode a typed record, ns/byte",
            compare(
                bytes,
                || {
                    ours.iter()
                        .for_each(|v| drop(black_box(encode_dag_cbor(v))))
                },
                || {
                    theirs
                        .iter()
                        .for_each(|v| drop(black_box(serde_ipld_dagcbor::to_vec(v))))
                },
            ),
        ),
    ];
    let rows: Vec<_> = suites
        .iter()
        .map(|(metric, (ours, theirs))| {
            json!({"metric": metric, "ours": ours, "against": "serde_ipld_dagcbor", "theirs": theirs, "ratio": ours / theirs})
        })
        .collect();
    println!("{}", json!({"suite": "cbor", "rows": rows}));
}
