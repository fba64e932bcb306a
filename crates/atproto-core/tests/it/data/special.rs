//! Blobs and bytes.

use atproto_core::data::{
    Blob, Cid, LexBytes, Raw, Value, decode_dag_cbor, encode_dag_cbor, encode_json,
};

use super::model::Note;
use super::round;

const HELLO: &str = "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq";

/// R86, D13 and D14: the form of today, the legacy form, odd sizes and media types, one more field: all as they came.
#[test]
fn blobs_of_all_ages() {
    let today =
        |rest: &str| format!("{{\"$type\":\"blob\",\"ref\":{{\"$link\":\"{HELLO}\"}},{rest}}}");
    let table = [
        (
            today("\"mimeType\":\"image/png\",\"size\":5"),
            Some(5),
            false,
        ),
        (today("\"mimeType\":\"\",\"size\":0"), Some(0), false),
        (
            today("\"mimeType\":\"*/*\",\"size\":-1,\"original\":{\"x\":1}"),
            Some(-1),
            false,
        ),
        (
            format!("{{\"ref\":{{\"$link\":\"{HELLO}\"}},\"mimeType\":\"a/b\",\"size\":1}}"),
            Some(1),
            false,
        ),
        (
            format!("{{\"cid\":\"{HELLO}\",\"mimeType\":\"image/jpeg\"}}"),
            None,
            true,
        ),
    ];
    for (json, size, legacy) in table {
        let (blob, warnings) = round::<Blob>(&json);
        assert_eq!(blob.cid().unwrap().to_string(), HELLO);
        assert_eq!((blob.size(), blob.is_legacy()), (size, legacy), "{json}");
        assert!(warnings.is_empty());
        assert_eq!(encode_json(&blob), json.as_bytes());
        let cbor = encode_dag_cbor(&blob).unwrap();
        assert_eq!(
            Value::from_json(json.as_bytes()).unwrap().to_dag_cbor(),
            cbor
        );
        assert_eq!(
            decode_dag_cbor::<Blob>(&cbor.into()).unwrap().value.cid(),
            blob.cid()
        );
    }
    for json in [
        "{}".to_owned(),
        today("\"mimeType\":\"a/b\""),
        today("\"size\":1"),
        today("\"mimeType\":\"a/b\",\"size\":\"5\""),
        format!("{{\"$type\":\"blob\",\"ref\":\"{HELLO}\",\"mimeType\":\"a/b\",\"size\":1}}"),
        "{\"$type\":\"blob\",\"mimeType\":\"a/b\",\"size\":1}".to_owned(),
        "{\"cid\":\"bogus\",\"mimeType\":\"a/b\"}".to_owned(),
    ] {
        assert!(
            Raw::from_json(json.clone())
                .unwrap()
                .decode::<Blob>()
                .is_err(),
            "{json}"
        );
    }
    let made = encode_json(&Blob::new(Cid::of_raw(b"hello"), "text/plain", 5));
    assert_eq!(
        made,
        today("\"mimeType\":\"text/plain\",\"size\":5").as_bytes()
    );
}

/// D15 and R85: padding may be there or not, and stays; the alphabet is the standard one. Bits beyond the last
/// byte are ignored, and stay: official vectors have them.
#[test]
fn bytes_with_and_without_padding() {
    for (base64, bytes) in [
        ("", &b""[..]),
        ("aGk", b"hi"),
        ("aGk=", b"hi"),
        ("+/+/", b"\xfb\xff\xbf"),
        ("aA==", b"h"),
        ("aH", b"h"),
        ("aGl", b"hi"),
    ] {
        let json = format!("{{\"$bytes\":\"{base64}\"}}");
        let (value, _) = round::<LexBytes>(&json);
        assert_eq!(value.as_slice(), bytes);
        let cbor = encode_dag_cbor(&value).unwrap();
        assert_eq!(
            decode_dag_cbor::<LexBytes>(&cbor.into()).unwrap().value,
            value
        );
    }
    for base64 in ["a", "aGk==", "-_-_", "aG k", "aA=", "="] {
        let raw = Raw::from_json(format!("{{\"$bytes\":\"{base64}\"}}")).unwrap();
        assert!(raw.decode::<LexBytes>().is_err(), "{base64}");
    }
}

/// B85: malformed special values cost the field, not the record.
#[test]
fn malformed_special_values_are_kept() {
    let json = r#"{"$type":"com.example.note","text":"a","createdAt":"b","prev":null,
        "blob":{"$type":"blob","ref":{"$link":"bogus"},"mimeType":"a/b","size":1},
        "link":{"$link":1},"bytes":{"$bytes":"!!"}}"#;
    let (note, warnings) = round::<Note>(json);
    assert!(note.blob.is_none() && note.link.is_none() && note.bytes.is_none());
    assert_eq!(
        warnings,
        [
            "blob.ref.$link: `$link` is no CID",
            "link.$link: expected a string",
            "bytes.$bytes: `$bytes` is no base64",
        ]
    );
}
