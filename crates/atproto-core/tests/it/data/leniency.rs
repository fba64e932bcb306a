//! One bad value costs no page, and nothing is lost.

use atproto_core::data::{Raw, Value, decode_dag_cbor, decode_json, encode_dag_cbor, encode_json};
use bytes::Bytes;

use super::model::{Author, Embed, Image, Note, PostView, TIMELINE, Timeline};
use super::{decode, round};

/// C59, C62, C71, C74, D3, D6, R95 and B88: the page decodes with a broken datetime, an unknown member, a malformed
/// known member, extra fields, a malformed item and malformed optional fields; it re-encodes equal.
#[test]
fn a_page_with_everything_wrong() {
    let (page, warnings) = round::<Timeline>(TIMELINE);
    assert_eq!(
        warnings,
        [
            "feed[2].post.embed.images: expected a list",
            "feed[4].post.author: missing field `handle`",
            "feed[5].post.likeCount: expected an integer",
            "feed[5].post.tags[1]: expected a string",
            "feed[5].post.tags[3]: expected a string",
        ]
    );
    assert_eq!(page.feed.len(), 5);
    assert_eq!(page.feed[0].post.indexed_at.as_str(), "yesterday");
    assert!(!page.feed[0].post.indexed_at.is_valid());

    let Some(Embed::Other(unknown)) = &page.feed[1].post.embed else {
        panic!("an unknown type is kept");
    };
    assert_eq!(unknown.ty(), Some("com.example.gallery"));
    assert_eq!(unknown.error(), None);

    // B116 and D6: known but malformed is told apart.
    let Some(Embed::Other(malformed)) = &page.feed[2].post.embed else {
        panic!("a malformed member is kept");
    };
    assert_eq!(malformed.ty(), Some("com.example.images"));
    let error = malformed.error().unwrap();
    assert_eq!(
        (error.path(), &*error.message()),
        ("images", "expected a list")
    );

    let items: Vec<_> = page.extra.items().collect();
    assert_eq!((items.len(), items[0].0, items[0].1), (1, "feed", 4));
    let post = &page.feed[4].post;
    assert_eq!(post.like_count, None);
    assert_eq!(
        post.extra.get("likeCount").unwrap().as_json(),
        Some("\"many\"")
    );
    assert_eq!(post.tags, Some(vec!["a".to_owned(), "b".to_owned()]));
}

/// The same page goes through DAG-CBOR, where its keys are in another order; what it holds that has no such form
/// fails in encoding, by name.
#[test]
fn the_page_in_dag_cbor() {
    let page: Timeline = decode(TIMELINE).value;
    let error = encode_dag_cbor(&page).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("n: expected an integer, not a fraction"),
        "{error}"
    );

    let json = TIMELINE.replace("1.5", "15");
    let page: Timeline = decode(&json).value;
    let cbor = Bytes::from(encode_dag_cbor(&page).unwrap());
    let value = Value::from_json(json.as_bytes()).unwrap();
    assert_eq!(value.to_dag_cbor(), cbor, "canonical, with everything");
    let again = decode_dag_cbor::<Timeline>(&cbor).unwrap();
    assert_eq!(again.warnings.len(), 5);
    assert_eq!(again.warnings[0].path, "feed[2].post.embed.images");
    assert_eq!(encode_dag_cbor(&again.value).unwrap(), cbor);
    assert_eq!(Value::from_json(&encode_json(&again.value)).unwrap(), value);
}

/// R87 and B111: what was kept is written under its own name, and survives a read-modify-write.
#[test]
fn what_was_kept_yields_to_what_is_set() {
    let mut page: Timeline = decode(TIMELINE).value;
    page.cursor = Some("next".into());
    let post = &mut page.feed[4].post;
    post.like_count = Some(3);
    let tags = post.tags.as_mut().unwrap();
    tags.push("c".into());
    tags.remove(0);
    post.extra
        .insert("mood", Raw::from_json("\"fine\"").unwrap());
    post.extra
        .insert("uri", Raw::from_json("\"ignored\"").unwrap());
    let again: serde_json::Value = serde_json::from_slice(&encode_json(&page)).unwrap();
    let post = &again["feed"][5]["post"];
    assert_eq!(again["cursor"], "next");
    assert_eq!(post["likeCount"], 3);
    assert_eq!(post["tags"], serde_json::json!(["b", 5, "c", null]));
    assert_eq!(post["mood"], "fine");
    assert_eq!(post["uri"], "at://did:plc:a/com.example.note/6");
    assert_eq!(
        again["feed"][4]["post"]["author"],
        serde_json::json!({"did": "did:plc:a"})
    );
    let cbor = encode_dag_cbor(&page.feed[4]).unwrap();
    assert_eq!(
        Value::from_dag_cbor(&cbor).unwrap(),
        Value::from_json(again["feed"][5].to_string().as_bytes()).unwrap()
    );
}

/// Items that were left out go back even when the list has become shorter or empty; a list that was removed stays so.
#[test]
fn items_go_back_into_a_changed_list() {
    let json = r#"{"feed":[],"cursor":null}"#;
    assert!(decode::<Timeline>(json).value.feed.is_empty());
    let mut post: PostView = decode(
        r#"{"uri":"u","author":{"did":"d","handle":"h"},"record":1,"indexedAt":"t","tags":["a","b",1,"c",2]}"#,
    )
    .value;
    post.tags.as_mut().unwrap().clear();
    let again: serde_json::Value = serde_json::from_slice(&encode_json(&post)).unwrap();
    assert_eq!(again["tags"], serde_json::json!([1, 2]));
    post.tags = None;
    let again: serde_json::Value = serde_json::from_slice(&encode_json(&post)).unwrap();
    assert_eq!(again.get("tags"), None);
}

/// A list in a list has nobody to keep its items: the inner list is kept whole.
#[test]
fn a_malformed_item_of_an_inner_list() {
    let json = r#"{"uri":"u","author":{"did":"d","handle":"h"},"record":1,"indexedAt":"t","grid":[[1],[2,"x"],[3]]}"#;
    let (post, warnings) = round::<PostView>(json);
    assert_eq!(post.grid, Some(vec![vec![1], vec![3]]));
    assert_eq!(warnings, ["grid[1][1]: expected an integer"]);
}

/// D8: absent, `null` and empty are three things, before and after. B114: what is nullable is written as `null`.
#[test]
fn absent_null_and_empty() {
    for tags in ["", r#","tags":null"#, r#","tags":[]"#] {
        let json = format!(
            r#"{{"uri":"u","author":{{"did":"d","handle":"h"}},"record":null,"indexedAt":"t"{tags}}}"#
        );
        let (post, warnings) = round::<PostView>(&json);
        assert_eq!(post.tags.is_some(), tags.contains("[]"));
        assert!(warnings.is_empty(), "null is common");
    }
    let (note, _) =
        round::<Note>(r#"{"$type":"com.example.note","text":"","createdAt":"","prev":null}"#);
    assert_eq!(note.prev, None);
    let error = decode_json::<Note>(&Bytes::from_static(b"{\"text\":\"\",\"createdAt\":\"\"}"))
        .unwrap_err();
    assert_eq!(error.message(), "missing field `prev`");
}

/// C61: a plain object may have any `$type`, which is kept. D7: so may a record lack it.
#[test]
fn types_where_none_is_needed() {
    let json = r#"{"alt":"","aspectRatio":{"$type":"com.example.old#ratio","width":4,"height":3}}"#;
    let (image, warnings) = round::<Image>(json);
    assert_eq!(image.ratio.unwrap().width, 4);
    assert!(warnings.is_empty());

    let (note, _) = round::<Note>(r#"{"text":"a","createdAt":"b","prev":1}"#);
    assert!(!encode_json(&note).starts_with(b"{\"$type\""));
    let (_, warnings) = round::<Note>(r#"{"$type":5,"text":"a","createdAt":"b","prev":1}"#);
    assert_eq!(warnings, ["$type: expected a string"]);
    round::<Note>(r#"{"text":"a","$type":"com.example.note#main","createdAt":"b","prev":1}"#);
}

/// B112: a record that we make has its `$type`. D7: a record of another collection is not ours, however alike.
#[test]
fn records_have_their_type() {
    let note = Note {
        text: "hi".into(),
        ..Note::default()
    };
    let json = String::from_utf8(encode_json(&note)).unwrap();
    assert_eq!(
        json,
        r#"{"$type":"com.example.note","text":"hi","createdAt":"","prev":null}"#
    );
    let raw = Raw::from_json(json.replace("note", "other")).unwrap();
    let error = raw.decode::<Note>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "$type: `$type` is not com.example.note (byte 9)"
    );
}

/// D12: of a key that is there twice, the last value counts, with a warning; `$type` must not be there twice.
#[test]
fn keys_that_are_there_twice() {
    let json = r#"{"did":"a","handle":"h","did":"b","x":1,"x":2,"y":3}"#;
    let (author, warnings) = round::<Author>(json);
    assert_eq!(author.did.as_str(), "b");
    assert_eq!(author.extra.get("x").unwrap().as_json(), Some("2"));
    assert_eq!(warnings, ["did: `did` is there twice"]);

    let json = r#"{"uri":"u","author":{"did":"d","handle":"h"},"record":1,"indexedAt":"t","tags":[1],"tags":["a",2]}"#;
    let (post, _) = round::<PostView>(json);
    assert_eq!(post.tags, Some(vec!["a".to_owned()]));

    let many: Vec<String> = (0..2000)
        .map(|n| format!("\"x{}\":{n}", n % 1000))
        .collect();
    let many = many.join(",");
    let (author, _) = round::<Author>(&format!("{{{many},\"did\":\"a\",\"handle\":\"h\"}}"));
    assert_eq!(author.extra.iter().count(), 1000);

    let twice = r#"{"$type":"com.example.note","text":"a","createdAt":"b","prev":1,"$type":"com.example.note"}"#;
    let error = Raw::from_json(twice).unwrap().decode::<Note>().unwrap_err();
    assert_eq!(error.message(), "`$type` is there twice");
}

/// C65 and D7: `unknown` holds anything; turning it into a type is an error, not a panic.
#[test]
fn unknown_values_hold_anything() {
    for record in [
        "{}",
        "[]",
        "1.5e9",
        "\"x\"",
        r#"{"$type":"com.example.custom","n":1,"nested":{"$link":"x"}}"#,
    ] {
        let json = format!(
            r#"{{"uri":"u","author":{{"did":"d","handle":"h"}},"record":{record},"indexedAt":"t"}}"#
        );
        let (post, _) = round::<PostView>(&json);
        assert_eq!(post.record.as_json(), Some(record));
        assert!(post.record.decode::<Note>().is_err());
    }
}

/// D9: a required field that is missing is an error with the path.
#[test]
fn an_error_has_its_path() {
    let error = decode_json::<PostView>(&Bytes::from_static(
        br#" { "uri": "u", "author": {"did": "d", "handle": null}, "record": 1 } "#,
    ))
    .unwrap_err();
    assert_eq!(
        error.to_string(),
        "author.handle: expected a string (byte 48)"
    );
    let error =
        decode_json::<PostView>(&Bytes::from_static(b"{\"uri\":\"u\",\"author\":{\"did\":"))
            .unwrap_err();
    assert_eq!(error.path(), "author.did");
}

/// What is kept is cut off from the answer on demand.
#[test]
fn kept_values_can_be_owned() {
    let page: Timeline = decode(TIMELINE).value;
    let Some(Embed::Other(unknown)) = page.feed[1].post.embed.clone() else {
        panic!("an unknown type is kept");
    };
    assert_eq!(unknown.clone().into_owned(), *unknown);
    let extra = page.feed[4].post.extra.clone();
    assert_eq!(extra.clone().into_owned(), extra);
    assert!(format!("{extra:?}").contains("tags[1]"));
}

/// Warnings are bounded, so that a hostile page cannot fill the memory with them; nothing is lost all the same.
#[test]
fn warnings_are_bounded() {
    let items = vec!["0"; 5000].join(",");
    let (page, warnings) = round::<Timeline>(&format!("{{\"feed\":[{items}]}}"));
    assert_eq!(warnings.len(), 256);
    assert_eq!(page.extra.items().count(), 5000);
}
