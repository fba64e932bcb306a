//! Typed calls: an endpoint as generated code writes it, and what the compiler must accept.

use std::future::IntoFuture;

use atproto_core::{
    Error, call_builder,
    data::{DecodeError, Decoded, Value, decode_json},
    xrpc::{Call, CallFuture, Client, Endpoint, LexiconError, Method, Query, RequestParts},
};
use atproto_testkit::scripted::Reply;
use bytes::Bytes;

use super::support::{QUERY, Rig};

#[derive(Clone, Debug, Default)]
pub(crate) struct GetThing {
    pub(crate) tags: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum GetThingError {
    NotFound(Option<String>),
}

impl LexiconError for GetThingError {
    fn from_name(name: &str, message: Option<&str>) -> Option<Self> {
        (name == "NotFound").then(|| Self::NotFound(message.map(str::to_owned)))
    }
}

impl Endpoint for GetThing {
    const NSID: &'static str = QUERY;
    const METHOD: Method = Method::Query;
    type Output = Value;
    type Error = GetThingError;

    fn request(&self, parts: &mut RequestParts) {
        for tag in &self.tags {
            parts.param_str("tags", tag);
        }
    }

    fn decode(body: &Bytes) -> Result<Decoded<Value>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetThing {}

call_builder! {
    /// A call of `com.example.getThing`.
    pub(crate) struct GetThingCall(GetThing);
}

impl GetThingCall {
    fn tag(mut self, tag: &str) -> Self {
        self.0.endpoint_mut().tags.push(tag.to_owned());
        self
    }
}

fn sendable<T: Send + 'static>(_: &T) {}

/// Calls, their futures, clients and errors can be spawned; a borrowed endpoint does not bind the future.
#[tokio::test]
async fn everything_is_send_and_static() {
    fn check<T: Send + Sync + 'static>() {}
    check::<Client>();
    check::<Call<GetThing>>();
    check::<Error>();
    let rig = Rig::new();
    rig.server.otherwise(Reply::json("{}"));
    let future: CallFuture<Value> = {
        let endpoint = GetThing::default();
        rig.client.call(&endpoint).into_future()
    };
    sendable(&future);
    tokio::spawn(future).await.unwrap().unwrap();
    let untyped = rig.client.query(QUERY).into_future();
    sendable(&untyped);
    let client = rig.client.clone();
    tokio::spawn(async move { GetThingCall::new(&client, GetThing::default()).await })
        .await
        .unwrap()
        .unwrap();
}

/// An endpoint is a value, called by value, by reference, or through its builder.
#[tokio::test]
async fn three_ways_to_call() {
    let rig = Rig::new();
    rig.server.otherwise(Reply::json(r#"{"a":1}"#));
    let endpoint = GetThing {
        tags: vec!["x".into()],
    };
    let first = rig.client.call(&endpoint).await.unwrap();
    let second = rig.client.call(endpoint).await.unwrap();
    let third = GetThingCall::new(&rig.client, GetThing::default())
        .tag("x")
        .header("x-own", "1")
        .await
        .unwrap();
    assert_eq!(first.data, second.data);
    assert_eq!(first.data, third.data);
    assert_eq!(third.request.nsid.as_ref(), QUERY);
    assert_eq!(third.request.url.query(), Some("tags=x"));
    assert!(third.warnings().is_empty());
    let requests = rig.server.requests();
    assert!(
        requests
            .iter()
            .all(|request| request.query() == Some("tags=x"))
    );
}

/// The declared error of an endpoint, by its name alone.
#[tokio::test]
async fn declared_errors() {
    let rig = Rig::new();
    rig.server
        .reply(Reply::error(400, "NotFound", "gone"))
        .reply(Reply::error(400, "Other", "NotFound"))
        .reply(Reply::error(500, "NotFound", "gone"));
    let error = rig.client.call(GetThing::default()).await.unwrap_err();
    let declared = error.lexicon::<GetThing>();
    assert_eq!(declared, Some(GetThingError::NotFound(Some("gone".into()))));
    let error = rig.client.call(GetThing::default()).await.unwrap_err();
    assert_eq!(error.lexicon::<GetThing>(), None);
    let error = rig.client.call(GetThing::default()).await.unwrap_err();
    assert!(error.lexicon::<GetThing>().is_some(), "whatever the status");
}
