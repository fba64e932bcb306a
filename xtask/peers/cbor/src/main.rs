//! Records in DAG-CBOR: our data model against `serde_ipld_dagcbor`, in one run.
//!
//! Prints JSON for `cargo xtask bench`: rows of a metric, our figure, whose the other is, its figure, and the ratio. Ours
//! keeps fields that a type does not name; the peer's derived types lose them.
//! `--work NAME TIMES` does one piece of work only, for callgrind.

mod measure;
mod ours;
mod records;
mod theirs;

use std::hint::black_box;

use atproto_core::data::{Value, decode_dag_cbor, encode_dag_cbor};
use bytes::Bytes;
use ipld_core::cid::{Cid, multihash::Multihash};
use ipld_core::ipld::Ipld;
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};

const PEER: &str = "serde_ipld_dagcbor";

/// One thing to do with all records, by both.
struct Work {
    name: &'static str,
    ours: Box<dyn Fn()>,
    theirs: Box<dyn Fn()>,
}

/// Work that does the same with each of its items.
fn each<T: 'static, R>(items: Vec<T>, work: impl Fn(&T) -> R + 'static) -> Box<dyn Fn()> {
    Box::new(move || {
        for item in &items {
            drop(black_box(work(black_box(item))));
        }
    })
}

fn peer<T: serde::de::DeserializeOwned>(record: &Bytes) -> T {
    serde_ipld_dagcbor::from_slice(record).expect("the peer reads it")
}

fn peer_bytes(value: &impl serde::Serialize) -> Vec<u8> {
    serde_ipld_dagcbor::to_vec(value).expect("the peer writes it")
}

fn peer_cid(value: &Ipld) -> Cid {
    let digest = Sha256::digest(peer_bytes(value));
    Cid::new_v1(0x71, Multihash::wrap(0x12, &digest).expect("it has room"))
}

fn value(record: &Bytes) -> Value {
    Value::from_dag_cbor(record).expect("we read it")
}

fn post(record: &Bytes) -> ours::Post {
    let decoded = decode_dag_cbor(record).expect("we read it");
    assert!(decoded.warnings.is_empty(), "{:?}", decoded.warnings);
    decoded.value
}

/// Both must give the same bytes and CIDs, else figures mean nothing.
fn agree(record: &Bytes) {
    assert_eq!(value(record).to_dag_cbor(), *record);
    assert_eq!(
        encode_dag_cbor(&post(record)).expect("we write it"),
        *record
    );
    assert_eq!(peer_bytes(&peer::<Ipld>(record)), *record);
    assert_eq!(peer_bytes(&peer::<theirs::Post>(record)), *record);
    assert_eq!(
        value(record).cid().to_string(),
        peer_cid(&peer(record)).to_string()
    );
}

fn works(records: &[Bytes]) -> [Work; 5] {
    let records = || records.to_vec();
    let values = || records().iter().map(value).collect::<Vec<_>>();
    let iplds = || records().iter().map(peer::<Ipld>).collect::<Vec<_>>();
    let posts = records().iter().map(post).collect();
    let peers = records().iter().map(peer::<theirs::Post>).collect();
    [
        Work {
            name: "decode a value",
            ours: each(records(), value),
            theirs: each(records(), peer::<Ipld>),
        },
        Work {
            name: "encode a value",
            ours: each(values(), Value::to_dag_cbor),
            theirs: each(iplds(), peer_bytes),
        },
        Work {
            name: "decode a typed record",
            ours: each(records(), post),
            theirs: each(records(), peer::<theirs::Post>),
        },
        Work {
            name: "encode a typed record",
            ours: each(posts, |post: &ours::Post| encode_dag_cbor(post)),
            theirs: each(peers, peer_bytes),
        },
        Work {
            name: "CID of a value",
            ours: each(values(), Value::cid),
            theirs: each(iplds(), peer_cid),
        },
    ]
}

fn row(metric: String, ours: Option<f64>, theirs: Option<f64>) -> Json {
    let ratio = ours.zip(theirs).map(|(ours, theirs)| ours / theirs);
    json!({"metric": metric, "ours": ours, "against": PEER, "theirs": theirs, "ratio": ratio})
}

fn main() {
    let records = records::records();
    let works = works(&records);
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [_, name, times] = args.as_slice() {
        let (side, name) = name.split_once(':').expect("a side and a name");
        let work = works.iter().find(|work| work.name == name).expect("a name");
        let work = if side == "ours" {
            &work.ours
        } else {
            &work.theirs
        };
        (0..times.parse().expect("a number")).for_each(|_| work());
        return;
    }
    records.iter().for_each(agree);
    let bytes = records.iter().map(Bytes::len).sum::<usize>() as f64;
    let count = records.len() as f64;
    let mut rows = Vec::new();
    for Work { name, ours, theirs } in &works {
        let (a, b) = measure::nanoseconds(ours, theirs);
        rows.push(row(
            format!("{name}, ns/byte"),
            Some(a / bytes),
            Some(b / bytes),
        ));
        let (a, b) = (measure::allocations(ours), measure::allocations(theirs));
        rows.push(row(
            format!("{name}, allocations"),
            Some(a / count),
            Some(b / count),
        ));
        let per_byte = |side| measure::instructions(&format!("{side}:{name}")).map(|n| n / bytes);
        rows.push(row(
            format!("{name}, instructions/byte"),
            per_byte("ours"),
            per_byte("theirs"),
        ));
    }
    println!("{}", json!({"suite": "cbor", "rows": rows}));
}
