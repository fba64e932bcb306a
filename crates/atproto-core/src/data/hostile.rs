//! Hostile nesting: the work of decoding is bounded by the size of a document, however it is nested.
//!
//! Work is counted, not timed: the bytes of strings, heads and skipped values, over all passes.

use bytes::Bytes;

use super::{Cursor, Decode, Extra, Unknown, encode_dag_cbor, encode_json};

#[derive(Debug, Clone, Default)]
struct Post {
    uri: String,
    reply: Option<Box<Reply>>,
    replies: Option<Vec<Reply>>,
    extra: Extra,
}

crate::object! {
    Post {
        0 uri: "uri" required,
        1 reply: "in" optional,
        2 replies: "all" optional,
    }
}

/// The same first property as [`Post`], so that a guess is wrong for it.
#[derive(Debug, Clone, Default)]
struct Gone {
    uri: String,
    reply: Option<Box<Reply>>,
    extra: Extra,
}

crate::object! {
    Gone {
        0 uri: "uri" required,
        1 reply: "in" optional,
    }
}

#[derive(Debug, Clone)]
enum Reply {
    Post(Box<Post>),
    Gone(Box<Gone>),
    Other(Box<Unknown>),
}

crate::union! {
    Reply {
        0 Post(Post): "x#post" from "uri",
        1 Gone(Gone): "x#gone" from "in",
    }
}

/// The work of decoding, for each byte of the document; and that nothing is lost.
fn work(json: &str) -> (usize, Reply) {
    let body = Bytes::copy_from_slice(json.as_bytes());
    let mut cursor = Cursor::json(&body).unwrap();
    let value = Reply::decode(&mut cursor).unwrap();
    cursor.end().unwrap();
    let again: serde_json::Value = serde_json::from_slice(&encode_json(&value)).unwrap();
    let first: serde_json::Value = serde_json::from_str(json).unwrap();
    assert_eq!(again, first);
    (cursor.work.div_ceil(json.len()), value)
}

/// A member in a member in a member, from the inside out: `wrap` puts one around another.
fn nest(levels: usize, inner: &str, wrap: impl Fn(&str) -> String) -> String {
    (0..levels).fold(inner.to_owned(), |inner, _| wrap(&inner))
}

/// One less than the limit, as serde_json's is one less than ours; in the 2 MiB that a thread has.
const LEVELS: usize = 126;
const INNER: &str = r#"{"uri":"0123456789","$type":"x#post"}"#;

/// Text of some size, so that the levels are not all there is.
fn filler() -> String {
    "f".repeat(200)
}

#[test]
fn friendly_nesting_is_read_once() {
    let filler = filler();
    let json = nest(LEVELS, INNER, |inner| {
        format!(r#"{{"$type":"x#post","uri":"{filler}","in":{inner}}}"#)
    });
    assert_eq!(work(&json).0, 1);
    let json = nest(LEVELS, INNER, |inner| {
        format!(r#"{{"uri":"{filler}","in":{inner},"$type":"x#post"}}"#)
    });
    assert_eq!(work(&json).0, 1, "right guesses");
}

/// The outermost guess is wrong, and all below it: decoded twice and indexed once.
#[test]
fn wrong_guesses_do_not_multiply() {
    let filler = filler();
    let json = nest(LEVELS, INNER, |inner| {
        format!(r#"{{"uri":"{filler}","in":{inner},"$type":"x#gone"}}"#)
    });
    let (work, value) = work(&json);
    assert!(work <= 4, "{work}");
    assert!(matches!(value, Reply::Gone(_)));
}

/// No key hints at a member, and `$type` comes last: indexed once, decoded once.
#[test]
fn looking_ahead_does_not_multiply() {
    let filler = filler();
    let json = nest(LEVELS, INNER, |inner| {
        format!(r#"{{"zzz":"{filler}","in":{inner},"uri":"u","$type":"x#post"}}"#)
    });
    let (work, _) = work(&json);
    assert!(work <= 4, "{work}");
}

/// Every level is malformed at its end, guessed or not: each is gone past once.
#[test]
fn malformed_levels_do_not_multiply() {
    let filler = filler();
    for (ty, end) in [
        ("\"$type\":\"x#post\",", ""),
        ("", ",\"$type\":\"x#post\""),
        ("", ",\"$type\":\"x#gone\""),
    ] {
        let json = nest(LEVELS, INNER, |inner| {
            format!(r#"{{{ty}"in":{inner},"x":"{filler}","uri":5{end}}}"#)
        });
        let (work, value) = work(&json);
        assert!(work <= 6, "{work}");
        let Reply::Other(unknown) = value else {
            panic!("a required field is malformed");
        };
        assert_eq!(unknown.error().unwrap().path(), "uri");
    }
}

/// Lists of members, of which each guesses wrong, half of them malformed.
#[test]
fn lists_do_not_multiply() {
    let json = nest(20, INNER, |inner| {
        let item = r#"{"uri":"0123456789","x":[{},{"$type":1}],"$type":"x#gone"}"#;
        let bad = r#"{"uri":5,"$type":"x#post"}"#;
        format!(
            r#"{{"uri":"u","all":[{item},{bad},{inner},{item},{bad}],"$type":"x#post","z":[{item}]}}"#
        )
    });
    let (work, _) = work(&json);
    assert!(work <= 5, "{work}");
}

/// In canonical DAG-CBOR `in` comes first, which hints at the wrong member, and `uri` before `$type`.
#[test]
fn dag_cbor_does_not_multiply() {
    let filler = filler();
    for ty in ["x#post", "x#gone", "x#other"] {
        let json = nest(LEVELS, INNER, |inner| {
            format!(r#"{{"uri":"{filler}","in":{inner},"$type":"{ty}"}}"#)
        });
        let body = Bytes::copy_from_slice(json.as_bytes());
        let value = Reply::decode(&mut Cursor::json(&body).unwrap()).unwrap();
        let cbor = Bytes::from(encode_dag_cbor(&value).unwrap());
        let mut cursor = Cursor::dag_cbor(&cbor).unwrap();
        let again = Reply::decode(&mut cursor).unwrap();
        assert_eq!(encode_dag_cbor(&again).unwrap(), cbor);
        let work = cursor.work.div_ceil(cbor.len());
        assert!(work <= 4, "{work}");
    }
}
