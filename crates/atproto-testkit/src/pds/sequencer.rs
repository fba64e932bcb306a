//! The sequencer: every event of the server in one row, as the frames of the firehose.

use std::collections::BTreeMap;

use atproto_core::data::{Cid, Value};
use bytes::Bytes;
use tokio::sync::watch;

use super::repo::{
    Change, Commit, Repo,
    value::{bytes, object, text},
};

/// One event, ready to be sent.
#[derive(Clone, Debug)]
pub(super) struct Event {
    did: String,
    pub(super) frame: Bytes,
}

/// All events so far.
#[derive(Debug)]
pub(super) struct Sequencer {
    events: BTreeMap<i64, Event>,
    last: i64,
    /// Events up to this one have left the replay window.
    forgotten: i64,
    announce: watch::Sender<i64>,
}

impl Sequencer {
    /// A sequencer whose first event follows `last`.
    pub(super) fn new(last: i64) -> Self {
        Self {
            events: BTreeMap::new(),
            last,
            forgotten: 0,
            announce: watch::Sender::new(last),
        }
    }

    pub(super) fn last(&self) -> i64 {
        self.last
    }

    /// Tells of new events.
    pub(super) fn subscribe(&self) -> watch::Receiver<i64> {
        self.announce.subscribe()
    }

    /// The first event after a sequence number.
    pub(super) fn after(&self, seq: i64) -> Option<(i64, Event)> {
        self.events
            .range(seq.saturating_add(1)..)
            .next()
            .map(|(seq, event)| (*seq, event.clone()))
    }

    /// Whether replay from this cursor would have a hole.
    pub(super) fn is_outdated(&self, cursor: i64) -> bool {
        cursor < self.forgotten
    }

    /// Lets the replay window begin after the newest event.
    pub(super) fn forget(&mut self) {
        self.events.clear();
        self.forgotten = self.last;
    }

    /// Takes the events of an account out of the replay, as its deletion does.
    pub(super) fn forget_account(&mut self, did: &str) {
        self.events.retain(|_, event| event.did != did);
    }

    pub(super) fn commit(&mut self, did: &str, commit: &Commit, time: &str) {
        let mut fields = vec![
            ("repo", text(did)),
            ("commit", Value::Link(commit.cid.clone())),
            ("rev", text(commit.rev.as_str())),
            ("since", commit.since.as_deref().map_or(Value::Null, text)),
            ("blocks", bytes(commit.blocks.clone())),
            (
                "ops",
                Value::Array(commit.changes.iter().map(operation).collect()),
            ),
            ("blobs", Value::Array(Vec::new())),
            ("rebase", Value::Bool(false)),
            ("tooBig", Value::Bool(false)),
        ];
        if let Some(data) = &commit.prev_data {
            fields.push(("prevData", Value::Link(data.clone())));
        }
        self.push("#commit", did, fields, time);
    }

    pub(super) fn sync(&mut self, did: &str, repo: &Repo, time: &str) {
        let fields = vec![
            ("did", text(did)),
            ("rev", text(repo.rev())),
            ("blocks", bytes(repo.export_head())),
        ];
        self.push("#sync", did, fields, time);
    }

    pub(super) fn identity(&mut self, did: &str, handle: &str, time: &str) {
        self.push(
            "#identity",
            did,
            vec![("did", text(did)), ("handle", text(handle))],
            time,
        );
    }

    /// An account's status; `None` is active.
    pub(super) fn account(&mut self, did: &str, status: Option<&str>, time: &str) {
        let mut fields = vec![
            ("did", text(did)),
            ("active", Value::Bool(status.is_none())),
        ];
        if let Some(status) = status {
            fields.push(("status", text(status)));
        }
        self.push("#account", did, fields, time);
    }

    fn push(&mut self, kind: &str, did: &str, mut fields: Vec<(&str, Value)>, time: &str) {
        self.last += 1;
        fields.push(("seq", Value::Integer(self.last)));
        fields.push(("time", text(time)));
        let fields = fields
            .into_iter()
            .map(|(key, value)| (key.to_owned(), value))
            .collect();
        let event = Event {
            did: did.to_owned(),
            frame: frame(kind, &Value::Object(fields)),
        };
        self.events.insert(self.last, event);
        self.announce.send_replace(self.last);
    }
}

fn operation(change: &Change) -> Value {
    let link = |cid: &Cid| Value::Link(cid.clone());
    let mut fields = BTreeMap::from([
        ("action".to_owned(), text(change.action())),
        ("path".to_owned(), text(change.path.as_str())),
        (
            "cid".to_owned(),
            change.cid.as_ref().map_or(Value::Null, link),
        ),
    ]);
    if let Some(prev) = &change.prev {
        fields.insert("prev".to_owned(), link(prev));
    }
    Value::Object(fields)
}

/// A message frame: its header and its body, one behind the other.
pub(super) fn frame(kind: &str, body: &Value) -> Bytes {
    let mut bytes = object([("op", Value::Integer(1)), ("t", text(kind))]).to_dag_cbor();
    bytes.extend_from_slice(&body.to_dag_cbor());
    bytes.into()
}

/// An error frame, after which the server closes.
pub(super) fn error_frame(error: &str, message: &str) -> Bytes {
    let mut bytes = object([("op", Value::Integer(-1))]).to_dag_cbor();
    let body = object([("error", text(error)), ("message", text(message))]);
    bytes.extend_from_slice(&body.to_dag_cbor());
    bytes.into()
}
