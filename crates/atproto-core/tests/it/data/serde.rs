//! Serde's traits on our types.

use atproto_core::data::{Cid, Value};
use atproto_core::syntax::{AtUri, Datetime, Did, Handle, Nsid, Tid};

use super::model::{Embed, Note, TIMELINE, Timeline};

/// C67: from text, from a reader, from a value, and into all of them; nothing is lost on the way.
#[test]
fn a_page_goes_through_serde() {
    let first: serde_json::Value = serde_json::from_str(TIMELINE).unwrap();
    let pages: [Timeline; 3] = [
        serde_json::from_str(TIMELINE).unwrap(),
        serde_json::from_reader(TIMELINE.as_bytes()).unwrap(),
        serde_json::from_value(first.clone()).unwrap(),
    ];
    for page in pages {
        assert_eq!(serde_json::to_value(&page).unwrap(), first);
        let text = serde_json::to_string(&page).unwrap();
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(&text).unwrap(),
            first
        );
        assert!(matches!(page.feed[2].post.embed, Some(Embed::Other(_))));
    }
    let error = serde_json::from_str::<Timeline>(r#"{"feed":1}"#).unwrap_err();
    assert!(
        error.to_string().contains("feed: expected a list"),
        "{error}"
    );
}

/// C67: in another format of serde than JSON; bytes and links are the objects of JSON there.
#[test]
fn a_record_goes_through_another_format() {
    let json = r#"{"$type":"com.example.note","text":"a\n","createdAt":"b","prev":-5,"bytes":{"$bytes":"aGk"},
        "link":{"$link":"bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq"},"x":[true,null,{}]}"#;
    let note: Note = serde_json::from_str(json).unwrap();
    let cbor = serde_ipld_dagcbor::to_vec(&note).unwrap();
    let again: Note = serde_ipld_dagcbor::from_slice(&cbor).unwrap();
    let first: serde_json::Value = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_value(&again).unwrap(), first);
    let value: Value = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_value(&value).unwrap(), first);
}

/// C67: strings of the protocol from text with escapes, a reader, a value, and lists of them from nothing and `null`.
#[test]
fn strings_from_everywhere() {
    let json = "\"2024\\u002d01-01T00:00:00.000Z\"";
    let text = "2024-01-01T00:00:00.000Z";
    for datetime in [
        serde_json::from_str::<Datetime>(json).unwrap(),
        serde_json::from_reader(json.as_bytes()).unwrap(),
        serde_json::from_value(serde_json::Value::from(text)).unwrap(),
        serde_ipld_dagcbor::from_slice(&serde_ipld_dagcbor::to_vec(text).unwrap()).unwrap(),
    ] {
        assert_eq!(datetime.as_str(), text);
    }
    let cid: Cid =
        serde_json::from_str("\"bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq\"")
            .unwrap();
    assert_eq!(serde_json::to_value(&cid).unwrap(), cid.to_string());
    let _: (Did, Handle, AtUri, Nsid, Tid) =
        serde_json::from_str(r#"["a","b","c","d","e"]"#).unwrap();
    for (json, len) in [("null", None), ("[]", Some(0)), (r#"["x"]"#, Some(1))] {
        let list: Option<Vec<Did>> = serde_json::from_str(json).unwrap();
        assert_eq!(list.map(|list| list.len()), len);
    }
}
