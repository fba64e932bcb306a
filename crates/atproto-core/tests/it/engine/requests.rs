//! What goes over the wire: paths, queries, bodies (X10, X11, X12, X15, X17, X18, X20; C46, C47, C49, C50).

use std::{collections::BTreeMap, time::Duration};

use atproto_core::{
    ErrorKind,
    data::{DecodeError, Decoded},
    error::Delivery,
    syntax::{AtUri, Datetime, Handle},
    xrpc::{Endpoint, Method, NoError, RequestParts},
};
use atproto_testkit::scripted::Reply;
use bytes::Bytes;

use super::support::{Kind, PROCEDURE, QUERY, Rig, ok};

fn query_of(write: impl FnOnce(&mut RequestParts)) -> String {
    let mut parts = RequestParts::new();
    write(&mut parts);
    parts.query().to_owned()
}

/// X10: no parameters, no question mark.
#[tokio::test]
async fn no_parameters() {
    let rig = Rig::new();
    rig.server.otherwise(ok());
    rig.call(Kind::Query).await.unwrap();
    assert_eq!(rig.server.requests()[0].target, format!("/xrpc/{QUERY}"));
    assert_eq!(rig.server.requests()[0].method, "GET");
    assert_eq!(query_of(|_| {}), "");
}

/// X11, X20, C49: names repeated for a list, order kept, everything encoded, scalars as text.
#[test]
fn parameters() {
    let uris: Vec<String> = (0..25)
        .map(|n| format!("at://did:plc:a/app.bsky.feed.post/{n}"))
        .collect();
    let query = query_of(|parts| {
        for uri in &uris {
            parts.param_str("uris", uri);
        }
    });
    assert_eq!(
        query.matches("uris=at%3A%2F%2Fdid%3Aplc%3Aa%2F").count(),
        25
    );
    assert!(!query.contains('['));
    let decoded: Vec<String> = url::form_urlencoded::parse(query.as_bytes())
        .map(|(_, value)| value.into_owned())
        .collect();
    assert_eq!(decoded, uris);

    let query = query_of(|parts| {
        parts
            .param_str("tags", "a b")
            .param_str("tags", "c&d")
            .param_str("q", "#+é?=/%")
            .param_int("parentHeight", 2)
            .param_int("below", -1)
            .param_bool("yes", true)
            .param_bool("no", false);
    });
    assert_eq!(
        query,
        "tags=a%20b&tags=c%26d&q=%23%2B%C3%A9%3F%3D%2F%25&parentHeight=2&below=-1&yes=true&no=false"
    );
}

/// X11: a datetime goes out as it is written.
#[test]
fn formats_are_written_and_checked() {
    let since = Datetime::new("2024-01-02T03:04:05.000Z").unwrap();
    let mut parts = RequestParts::new();
    parts.param_format("since", &since);
    assert_eq!(parts.query(), "since=2024-01-02T03%3A04%3A05.000Z");
    assert!(parts.invalid().is_none());
    parts
        .param_format("first", &Handle::from_wire("not a handle"))
        .param_format("second", &AtUri::from_wire("nor a uri"));
    assert_eq!(parts.invalid().unwrap().0, "first");
}

/// A malformed value is refused before anything is sent, with the name of its field.
#[tokio::test]
async fn a_malformed_value_is_not_sent() {
    struct Asking;
    impl Endpoint for Asking {
        const NSID: &'static str = QUERY;
        const METHOD: Method = Method::Query;
        type Output = ();
        type Error = NoError;
        fn request(&self, parts: &mut RequestParts) {
            parts.param_format("actor", &Handle::from_wire("not a handle"));
        }
        fn decode(_: &Bytes) -> Result<Decoded<()>, DecodeError> {
            Ok(Decoded {
                value: (),
                warnings: Vec::new(),
            })
        }
    }
    let rig = Rig::new();
    let error = rig.client.call(Asking).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Validation);
    assert!(error.to_string().contains("actor"), "{error}");
    assert_eq!(error.nsid(), Some(QUERY));
    assert_eq!((rig.seen(), error.attempts()), (0, 0));
    assert_eq!(error.delivery(), Delivery::NotProcessed);
}

/// X17, C49: what is absent leaves no key.
#[tokio::test]
async fn absent_parameters() {
    let rig = Rig::new();
    rig.server.otherwise(ok());
    rig.call(Kind::Query)
        .param("kept", "x")
        .maybe_param("cursor", None::<&str>)
        .maybe_param("limit", Some(5))
        .await
        .unwrap();
    assert_eq!(rig.server.requests()[0].query(), Some("kept=x&limit=5"));
}

/// C50: a long cursor goes as it is; the server's limit is a clear error.
#[tokio::test]
async fn a_long_cursor() {
    let rig = Rig::new();
    rig.server
        .reply(ok())
        .reply(Reply::status(414).body("<html>URI Too Long</html>"));
    let cursor = "c".repeat(6_020);
    rig.call(Kind::Query)
        .param("cursor", &cursor)
        .await
        .unwrap();
    let query = format!("cursor={cursor}");
    assert_eq!(rig.server.requests()[0].query(), Some(query.as_str()));
    let error = rig
        .call(Kind::Query)
        .param("cursor", &cursor)
        .await
        .unwrap_err();
    assert_eq!(error.status(), Some(414));
    assert!(error.to_string().len() < 1_000, "{error}");
}

/// X15: exactly one content type for a JSON body, and the body as written; a body is not sent with a query.
#[tokio::test]
async fn a_json_body() {
    let rig = Rig::new();
    rig.server.otherwise(ok());
    rig.client
        .procedure(PROCEDURE)
        .json(&serde_json::json!({ "allow": [], "meta": {}, "text": "hi é" }))
        .await
        .unwrap();
    let request = &rig.server.requests()[0];
    assert_eq!(request.method, "POST");
    assert_eq!(request.header("content-type"), Some("application/json"));
    let sent: serde_json::Value = serde_json::from_slice(&request.body).unwrap();
    assert_eq!(
        sent,
        serde_json::json!({ "allow": [], "meta": {}, "text": "hi é" })
    );
    rig.client
        .query(QUERY)
        .json(&serde_json::json!({ "a": 1 }))
        .await
        .unwrap();
    let request = &rig.server.requests()[1];
    assert_eq!(request.body.len(), 0);
    assert_eq!(request.header("content-type"), None);
}

/// A procedure whose lexicon has no input has no body and no content type.
#[tokio::test]
async fn no_body() {
    let rig = Rig::new();
    rig.server.otherwise(ok());
    rig.client.procedure(PROCEDURE).param("a", 1).await.unwrap();
    let request = &rig.server.requests()[0];
    assert_eq!(request.body.len(), 0);
    assert_eq!(request.header("content-type"), None);
    assert_eq!(request.header("content-length"), Some("0"));
    assert_eq!(request.query(), Some("a=1"));
}

/// X18: media types from the first bytes, unless given.
#[tokio::test]
async fn blobs() {
    let table: &[(&[u8], Option<&str>, &str)] = &[
        (b"\x89PNG\r\n\x1a\n....", None, "image/png"),
        (b"\xff\xd8\xff\xe0....", None, "image/jpeg"),
        (b"GIF89a....", None, "image/gif"),
        (b"RIFF\x01\x02\x03\x04WEBPVP8 ", None, "image/webp"),
        (b"\0\0\0\x20ftypavif....", None, "image/avif"),
        (b"\0\0\0\x20ftypisom....", None, "video/mp4"),
        (b"\0\0\0\x14ftypqt  ....", None, "video/quicktime"),
        (b"WEBVTT\n\n", None, "text/vtt"),
        (b"\x00\x01\x02\x03\x04", None, "application/octet-stream"),
        (b"", None, "application/octet-stream"),
        (b"RIFF", None, "application/octet-stream"),
        (b"\x89PNG\r\n\x1a\n....", Some("image/apng"), "image/apng"),
    ];
    for (bytes, given, expected) in table {
        let rig = Rig::new();
        rig.server.otherwise(ok());
        rig.client
            .procedure("com.atproto.repo.uploadBlob")
            .bytes(bytes.to_vec(), *given)
            .await
            .unwrap();
        let request = &rig.server.requests()[0];
        assert_eq!(request.header("content-type"), Some(*expected));
        assert_eq!(&request.body[..], *bytes);
    }
}

/// A media type that no header may have is refused before the send.
#[tokio::test]
async fn a_malformed_media_type() {
    let rig = Rig::new();
    let call = rig.client.procedure(PROCEDURE).bytes("x", Some("image/\n"));
    let error = call.await.unwrap_err();
    assert_eq!(
        (error.kind(), error.nsid()),
        (ErrorKind::Validation, Some(PROCEDURE))
    );
}

/// C43's ground: a retry sends the very same bytes.
#[tokio::test]
async fn a_retry_sends_the_same_request() {
    let rig = Rig::retrying(2);
    rig.server
        .reply_times(2, &Reply::status(429))
        .otherwise(ok());
    rig.client
        .procedure(PROCEDURE)
        .param("b", 2)
        .bytes(vec![7; 100_000], Some("application/vnd.ipld.car"))
        .await
        .unwrap();
    let requests = rig.server.requests();
    assert_eq!(requests.len(), 3);
    for request in &requests {
        assert_eq!(request.target, requests[0].target);
        assert_eq!(request.body, requests[0].body);
        assert_eq!(request.headers, requests[0].headers);
    }
    assert_eq!(rig.clock.sleeps(), [1, 2].map(Duration::from_secs));
}

/// X12, C46: an empty success is a success, and no panic where an output is declared.
#[tokio::test]
async fn an_empty_success() {
    let rig = Rig::new();
    rig.server.otherwise(Reply::status(200));
    let answer = rig.call(Kind::Procedure).await.unwrap();
    assert_eq!(answer.data.bytes().len(), 0);
    let error = rig
        .client
        .call(super::types::GetThing::default())
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Decode);
    assert_eq!((error.status(), error.nsid()), (Some(200), Some(QUERY)));
}

/// C47, X7: the content type of the answer decides nothing; a payload is read in four ways.
#[tokio::test]
async fn content_types_of_answers() {
    for content_type in [
        Some("application/json"),
        Some("application/json; charset=utf-8"),
        Some("Application/JSON;charset=UTF-8"),
        Some("text/plain"),
        None,
    ] {
        let rig = Rig::new();
        let mut reply = Reply::status(200).body(r#"{"test": "test"}"#);
        if let Some(content_type) = content_type {
            reply = reply.header("content-type", content_type);
        }
        rig.server.otherwise(reply);
        let answer = rig.call(Kind::Query).await.unwrap().data;
        assert_eq!(answer.text(), r#"{"test": "test"}"#);
        assert_eq!(answer.bytes().len(), 16);
        let json: serde_json::Value = answer.json().unwrap();
        assert_eq!(json["test"], "test");
        let error = answer.json::<Vec<u8>>().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Decode);
        assert_eq!(answer.into_bytes().len(), 16);
    }
}

/// An untyped name from anywhere cannot become another path.
#[tokio::test]
async fn a_name_is_no_path() {
    let rig = Rig::new();
    for nsid in [
        "../admin",
        "com.example.get/../x",
        "com.example.get?x=1",
        "",
        "com.example.a b",
    ] {
        let error = rig.client.query(nsid).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Validation, "{nsid}");
    }
    assert_eq!(rig.seen(), 0);
}

/// What is wrong with an untyped answer is said without quoting it.
#[tokio::test]
async fn an_untyped_answer_of_another_shape() {
    let rig = Rig::new();
    rig.server.otherwise(ok().body(r#"{"token": "s3cret"}"#));
    let answer = rig.client.query(QUERY).await.unwrap().data;
    let error = answer.json::<BTreeMap<String, u64>>().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Decode);
    let text = error.to_string();
    assert!(
        text.contains("another shape") && text.contains("line 1"),
        "{text}"
    );
    assert!(!text.contains("s3cret"), "{text}");
}
