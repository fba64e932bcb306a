//! DAG-CBOR, against its rules and against serde_ipld_dagcbor.

use atproto_core::data::{Cid, Raw, Value, decode_dag_cbor, encode_dag_cbor, record_cid};
use bytes::Bytes;
use data_encoding::HEXLOWER;
use ipld_core::ipld::Ipld;

use super::decode;
use super::model::{Note, TIMELINE, Timeline};
use super::random::Random;

fn bytes(hex: &str) -> Vec<u8> {
    HEXLOWER.decode(hex.as_bytes()).unwrap()
}

/// C148, D16 and R84: what is not canonical is refused, by name.
#[test]
fn only_canonical_bytes_are_read() {
    let table = [
        (
            "a26176fb3ff800000000000065247479706571636f6d2e6578616d706c652e73636f7265",
            "floats are not allowed",
        ),
        ("a16176fa3fc00000", "floats are not allowed"),
        ("a16176f93e00", "floats are not allowed"),
        ("a16176f97e00", "floats are not allowed"),
        ("bf617601ff", "lengths must be definite"),
        ("a161769f01ff", "lengths must be definite"),
        ("a161767f6161ff", "lengths must be definite"),
        (
            "a2617601617602",
            "keys are not in order, or one is there twice",
        ),
        (
            "a262626201616102",
            "keys are not in order, or one is there twice",
        ),
        ("a161761801", "numbers must have their shortest form"),
        ("a16176190001", "numbers must have their shortest form"),
        ("a161761a0000ffff", "numbers must have their shortest form"),
        (
            "a161761b00000000ffffffff",
            "numbers must have their shortest form",
        ),
        ("a1617678016b", "numbers must have their shortest form"),
        ("a16176c11a00000000", "no tag but 42 is allowed"),
        ("a1617661ff", "a string is not UTF-8"),
        ("a10102", "a key is no string"),
        (
            "a16176d82a5824015512202cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
            "a link is no CID",
        ),
        ("a16176d82a6161", "a link is no byte string"),
        ("a16176d82a4100", "a link is no CID"),
        ("a160f700", "expected a value"),
        ("a16176f7", "expected a value"),
        ("a16176f818", "expected a value"),
        ("a16176fc", "expected a value"),
        ("a161760100", "something follows the value"),
        (
            "a161761bffffffffffffffff",
            "the integer does not fit 64 bits",
        ),
        (
            "a161763bffffffffffffffff",
            "the integer does not fit 64 bits",
        ),
        ("a1617661", "the document ends early"),
        ("9bffffffffffffffff", "the document ends early"),
        ("bbffffffffffffffff", "the document ends early"),
        ("7bffffffffffffffff", "the document ends early"),
        ("", "the document ends early"),
    ];
    for (hex, message) in table {
        let error = Value::from_dag_cbor(&bytes(hex)).unwrap_err();
        let raw = Raw::from_dag_cbor(bytes(hex));
        if message.contains("64 bits") {
            assert!(raw.is_ok(), "it is well-formed");
        } else {
            assert_eq!(raw.unwrap_err().message(), message, "{hex}");
        }
        if hex.is_empty() {
            continue;
        }
        assert_eq!(error.message(), message, "{hex}");
    }
    assert!(Raw::from_dag_cbor(vec![0x81; 10_000]).is_err(), "too deep");
    assert!(Value::from_dag_cbor(&[0x81; 10_000]).is_err(), "too deep");
}

/// C148: 2^53 decodes exactly, with a warning that names it.
#[test]
fn large_integers_warn() {
    let body = Bytes::from(bytes("a161761b0020000000000000"));
    let decoded = decode_dag_cbor::<Value>(&body).unwrap();
    assert_eq!(decoded.value.get("v"), Some(&Value::Integer(1 << 53)));
    assert_eq!(decoded.warnings[0].path, "v");
}

/// C149 and P2: in any order of keys, the one encoding and the one CID.
#[test]
fn records_have_one_encoding() {
    let expected = bytes(
        "a36474657874626869652474797065726170702e62736b792e666565642e706f7374696372656174656441747818323032342d30312d30315430303a30303a30302e3030305a",
    );
    for json in [
        r#"{"$type":"app.bsky.feed.post","createdAt":"2024-01-01T00:00:00.000Z","text":"hi"}"#,
        r#"{"text":"hi","createdAt":"2024-01-01T00:00:00.000Z","$type":"app.bsky.feed.post"}"#,
    ] {
        let value = Value::from_json(json.as_bytes()).unwrap();
        assert_eq!(value.to_dag_cbor(), expected);
        assert_eq!(value.cid(), Cid::of_dag_cbor(&expected));
        let raw = Raw::from_json(json).unwrap();
        assert_eq!(raw.to_dag_cbor().unwrap(), expected);
        assert_eq!(record_cid(&raw).unwrap(), value.cid());
    }
    assert_eq!(
        Cid::of_raw(b"hello").to_string(),
        "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq"
    );
    let node = Value::from([("l", Value::Null), ("e", Value::Array(Vec::new()))]);
    assert_eq!(node.to_dag_cbor(), bytes("a2616580616cf6"));
}

/// B85, C149 and P2: what has no DAG-CBOR form is an error of its own, with the path.
#[test]
fn what_has_no_encoding() {
    let table = [
        (
            r#"{"a":{"$bytes":"!!"}}"#,
            "a.$bytes: `$bytes` is no base64",
        ),
        (r#"{"a":{"$bytes":5}}"#, "a.$bytes: expected a string"),
        (r#"{"a":{"$link":5}}"#, "a.$link: expected a string"),
        (r#"{"a":{"$link":"x"}}"#, "a.$link: `$link` is no CID"),
        (r#"{"a":{"$bytes":"aaaa","x":1}}"#, "stand alone"),
        (r#"{"a":{"x":1,"$bytes":"aaaa"}}"#, "stand alone"),
        (
            r#"[{"a":[1,1.5]}]"#,
            "[0].a[1]: expected an integer, not a fraction",
        ),
        (
            r#"{"a":18446744073709551615}"#,
            "a: the integer does not fit 64 bits",
        ),
        (r#"{"a":"\ud800"}"#, "half of a surrogate pair"),
    ];
    for (json, message) in table {
        let error = Raw::from_json(json).unwrap().to_dag_cbor().unwrap_err();
        assert!(error.to_string().contains(message), "{json}: {error}");
        assert!(Value::from_json(json.as_bytes()).is_err(), "{json}");
    }
}

/// C68: bytes to JSON and back.
#[test]
fn a_blob_goes_both_ways() {
    let cbor = bytes(
        "a463726566d82a582500015512202cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b98246473697a650565247479706564626c6f62686d696d65547970656a696d6167652f6a706567",
    );
    let raw = Raw::from_dag_cbor(cbor.clone()).unwrap();
    let json: serde_json::Value = serde_json::from_slice(&raw.to_json()).unwrap();
    assert_eq!(
        json,
        serde_json::json!({
            "$type": "blob",
            "ref": {"$link": "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq"},
            "mimeType": "image/jpeg",
            "size": 5,
        })
    );
    assert_eq!(
        Raw::from_json(json.to_string())
            .unwrap()
            .to_dag_cbor()
            .unwrap(),
        cbor
    );
    let blob: atproto_core::data::Blob = raw.decode().unwrap();
    assert_eq!(blob.size(), Some(5));
    assert_eq!(encode_dag_cbor(&blob).unwrap(), cbor);
}

/// D17: a frame is two values, one after the other.
#[test]
fn values_one_after_the_other() {
    let frame = Bytes::from(bytes("a2617469236964656e74697479626f7001a1617601"));
    let error = Raw::split_dag_cbor(&frame.slice(..5)).unwrap_err();
    assert_eq!(error.message(), "the document ends early");
    let (head, rest) = Raw::split_dag_cbor(&frame).unwrap();
    assert_eq!(head.to_value().unwrap().get("op"), Some(&Value::Integer(1)));
    let (body, rest) = Raw::split_dag_cbor(&rest).unwrap();
    assert_eq!(body.to_json(), br#"{"v":1}"#);
    assert!(rest.is_empty());
}

/// Many and long keys: more than 23 entries, in the right order.
#[test]
fn large_objects_are_in_order() {
    let entries: std::collections::BTreeMap<String, Value> = (0..300)
        .map(|n: u16| {
            (
                format!("{}{n}", "k".repeat(usize::from(n % 40))),
                Value::from(i64::from(n)),
            )
        })
        .collect();
    let value = Value::Object(entries);
    let cbor = value.to_dag_cbor();
    assert_eq!(Value::from_dag_cbor(&cbor).unwrap(), value);
    let theirs: Ipld = serde_ipld_dagcbor::from_slice(&cbor).unwrap();
    assert_eq!(serde_ipld_dagcbor::to_vec(&theirs).unwrap(), cbor);
}

/// Random values: the same bytes as the other library gives, and back.
#[test]
fn random_values_agree_with_serde_ipld_dagcbor() {
    let mut random = Random::new(3);
    for _ in 0..2_000 {
        let json = random.json(5);
        let value = Value::from_json(json.as_bytes()).unwrap();
        let cbor = value.to_dag_cbor();
        let theirs: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(serde_ipld_dagcbor::to_vec(&theirs).unwrap(), cbor, "{json}");
        assert_eq!(Value::from_dag_cbor(&cbor).unwrap(), value);
        let raw = Raw::from_json(json.clone()).unwrap();
        assert_eq!(raw.to_dag_cbor().unwrap(), cbor, "{json}");
        let back = Raw::from_dag_cbor(cbor).unwrap().to_json();
        assert_eq!(Value::from_json(&back).unwrap(), value);
    }
}

/// Damaged bytes: what we accept, the other library accepts with the same value; what it accepts and encodes again to
/// the same bytes (so it is canonical) we accept, but floats, integers beyond 64 bits and links that are no CID of the
/// protocol.
#[test]
fn damaged_bytes_agree_with_serde_ipld_dagcbor() {
    let mut random = Random::new(4);
    let link = Value::Link(Cid::of_raw(b"hello"));
    for _ in 0..5_000 {
        let json = random.json(4);
        let value = Value::from_json(json.as_bytes()).unwrap();
        let value = Value::from([("value", value), ("link", link.clone())]);
        let mut cbor = value.to_dag_cbor();
        random.damage_binary(&mut cbor);
        let theirs = serde_ipld_dagcbor::from_slice::<Ipld>(&cbor);
        let shown = HEXLOWER.encode(&cbor);
        match Value::from_dag_cbor(&cbor) {
            Ok(value) => {
                assert_eq!(value.to_dag_cbor(), cbor, "{shown}");
                assert!(theirs.is_ok(), "{shown}");
            }
            Err(error) => {
                let canonical = theirs.is_ok_and(|theirs| {
                    serde_ipld_dagcbor::to_vec(&theirs).is_ok_and(|again| again == cbor)
                });
                let known = ["floats", "64 bits", "no CID", "`$type`", "blob"];
                let message = error.message();
                assert!(
                    !canonical || known.iter().any(|known| message.contains(known)),
                    "{shown}: {message}"
                );
            }
        }
    }
}

/// A document that breaks off is refused at every byte, and damaged ones never panic.
#[test]
fn truncated_and_damaged_documents() {
    let page: Timeline = decode(&TIMELINE.replace("1.5", "15")).value;
    let cbor = Bytes::from(encode_dag_cbor(&page).unwrap());
    for end in 0..cbor.len() {
        let error = decode_dag_cbor::<Timeline>(&cbor.slice(..end)).unwrap_err();
        assert!(error.offset() <= end, "{error}");
    }
    let mut random = Random::new(5);
    for _ in 0..5_000 {
        let mut bytes = cbor.to_vec();
        random.damage_binary(&mut bytes);
        let bytes = Bytes::from(bytes);
        if let Ok(decoded) = decode_dag_cbor::<Timeline>(&bytes) {
            assert_eq!(encode_dag_cbor(&decoded.value).unwrap(), bytes);
        }
    }
}

/// Every special value of a record, from JSON to DAG-CBOR and back.
#[test]
fn a_record_with_everything() {
    let json = r#"{"$type":"com.example.note","text":"a","createdAt":"b","prev":-5,
        "blob":{"$type":"blob","ref":{"$link":"bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq"},"mimeType":"a/b","size":5},
        "link":{"$link":"bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq"},
        "bytes":{"$bytes":"aGk"},"more":[{"$bytes":"aGk"},{"$link":"bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq"}]}"#;
    let (note, warnings) = super::round::<Note>(json);
    assert!(warnings.is_empty());
    let value = Value::from_json(json.as_bytes()).unwrap();
    let cbor = Bytes::from(encode_dag_cbor(&note).unwrap());
    assert_eq!(cbor, value.to_dag_cbor());
    let again = decode_dag_cbor::<Note>(&cbor).unwrap().value;
    assert_eq!(again.bytes.as_deref(), Some(&b"hi"[..]));
    assert_eq!(again.link, note.link);
    assert_eq!(again.blob, note.blob);
    assert_eq!(record_cid(&again).unwrap(), value.cid());
}
