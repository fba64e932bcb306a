//! Event streams against a scripted WebSocket server.

mod connecting;
mod flow;
mod frames;

use atproto_core::{
    Error,
    data::{DecodeError, Decoded, Extra, decode_dag_cbor},
    xrpc::{Client, NoError, RequestParts, Subscription, SubscriptionStream},
};
use atproto_testkit::scripted_ws::ScriptedSocket;
use bytes::Bytes;

/// A stream of numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Count {
    pub(super) cursor: Option<i64>,
    pub(super) wanted: Vec<String>,
}

#[derive(Clone, Debug, Default)]
struct Number {
    seq: i64,
    extra: Extra,
}

atproto_core::object! {
    Number {
        0 seq: "seq" required,
    }
}

/// What the stream of numbers says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Told {
    Number(i64),
    Unknown(String),
}

impl Subscription for Count {
    const NSID: &'static str = "com.example.count";
    type Message = Told;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        for wanted in &self.wanted {
            parts.param_str("wantedCollections", wanted);
        }
        if let Some(cursor) = self.cursor {
            parts.param_int("cursor", cursor);
        }
    }

    fn decode(ty: &str, payload: &Bytes) -> Result<Decoded<Told>, DecodeError> {
        if ty == "#number" {
            Ok(decode_dag_cbor::<Number>(payload)?.map(|number| Told::Number(number.seq)))
        } else {
            Ok(Decoded::new(Told::Unknown(ty.to_owned())))
        }
    }
}

pub(super) fn client(server: &ScriptedSocket) -> Client {
    Client::builder()
        .relay_service(server.url())
        .build()
        .unwrap()
}

pub(super) fn count(server: &ScriptedSocket) -> SubscriptionStream<Count> {
    client(server).subscribe(Count::default()).subscribe()
}

/// All that a stream gives until it ends.
pub(super) async fn collect(stream: SubscriptionStream<Count>) -> Vec<Result<Told, Error>> {
    use futures_util::StreamExt as _;
    stream.collect().await
}

/// `{"t": "#number", "op": 1}` and `{"seq": n}`, for n below 24.
pub(super) fn number(seq: u8) -> Vec<u8> {
    assert!(seq < 24);
    let mut frame = header("#number");
    frame.extend_from_slice(&[0xa1, 0x63, b's', b'e', b'q', seq]);
    frame
}

/// `{"t": ty, "op": 1}`.
pub(super) fn header(ty: &str) -> Vec<u8> {
    let mut bytes = vec![0xa2, 0x61, b't'];
    text(&mut bytes, ty);
    bytes.extend_from_slice(&[0x62, b'o', b'p', 0x01]);
    bytes
}

/// `{"op": -1}` and `{"error": name, "message": message}`.
pub(super) fn failure(name: &str, message: Option<&str>) -> Vec<u8> {
    let mut bytes = vec![0xa1, 0x62, b'o', b'p', 0x20];
    bytes.push(if message.is_some() { 0xa2 } else { 0xa1 });
    text(&mut bytes, "error");
    text(&mut bytes, name);
    if let Some(message) = message {
        text(&mut bytes, "message");
        text(&mut bytes, message);
    }
    bytes
}

fn text(bytes: &mut Vec<u8>, text: &str) {
    assert!(text.len() < 24, "one byte of head");
    bytes.push(0x60 | u8::try_from(text.len()).unwrap());
    bytes.extend_from_slice(text.as_bytes());
}
