//! Faults: what a server, or the network before it, does on a bad day.

use std::sync::{Arc, Weak};

use bytes::Bytes;
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};

use super::{lock, server::Server};
use crate::Gate;

/// A failure that the server shows to the requests it is meant for.
///
/// A fault strikes **once** unless [`times`](Self::times) or [`always`](Self::always) say otherwise, on any XRPC call
/// unless [`on`](Self::on) names one, and **before** the request is applied unless
/// [`after_applying`](Self::after_applying) is set: then the write lands, and only its answer is lost.
/// Several faults that fit take turns in the order in which they were set.
///
/// ```
/// use atproto_testkit::Fault;
///
/// let busy = Fault::status(503).header("retry-after", "2").on("com.atproto.server.createSession").times(2);
/// let lost = Fault::reset().on("com.atproto.repo.createRecord").after_applying();
/// ```
#[derive(Clone, Debug)]
#[must_use = "a fault does nothing until it is given to `TestPds::fault`"]
pub struct Fault {
    pub(super) effect: Effect,
    pub(super) target: Option<String>,
    pub(super) after_applying: bool,
    pub(super) skip: usize,
    /// `None` is without end.
    pub(super) times: Option<usize>,
}

/// What a fault does.
#[derive(Clone, Debug)]
pub(super) enum Effect {
    Answer(Answer),
    Delay(Gate),
    Stall,
    Reset,
    Close,
    Cut(usize),
    Refuse,
}

/// An answer in the place of the true one.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    pub(super) body: Option<Bytes>,
}

impl Fault {
    /// Answers with this HTTP status, and with the body that the reference server gives with it (`{"error": …,
    /// "message": …}`) unless [`body`](Self::body) or [`error`](Self::error) set another. A number that is no status is 500.
    pub fn status(status: u16) -> Self {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        Self::of(Effect::Answer(Answer {
            status,
            headers: HeaderMap::new(),
            body: None,
        }))
    }

    /// Holds the request at `gate`, then goes on as if nothing had been. With
    /// [`after_applying`](Self::after_applying) the request is applied at once and its answer held back.
    pub fn delay(gate: &Gate) -> Self {
        Self::of(Effect::Delay(gate.clone()))
    }

    /// Takes the request and never answers.
    pub fn stall() -> Self {
        Self::of(Effect::Stall)
    }

    /// Resets the connection (RST).
    pub fn reset() -> Self {
        Self::of(Effect::Reset)
    }

    /// Closes the connection without an answer (FIN).
    pub fn close() -> Self {
        Self::of(Effect::Close)
    }

    /// Sends the true answer's headers and the first `bytes` of its body, then closes the connection.
    pub fn cut(bytes: usize) -> Self {
        Self::of(Effect::Cut(bytes))
    }

    /// Refuses to connect (the port answers with a reset) until the fault is [lifted](FaultHandle::lift).
    ///
    /// Open connections end after the request they are serving. What the kernel refuses nobody sees, so
    /// [`on`](Self::on), [`times`](Self::times) and the handle's count mean nothing here.
    pub fn refuse() -> Self {
        Self::of(Effect::Refuse)
    }

    fn of(effect: Effect) -> Self {
        Self {
            effect,
            target: None,
            after_applying: false,
            skip: 0,
            times: Some(1),
        }
    }

    /// Only calls of this method; or, with a leading slash, only requests of this path, such as
    /// `/.well-known/atproto-did`.
    pub fn on(mut self, target: impl Into<String>) -> Self {
        self.target = Some(target.into());
        self
    }

    /// Applies the request first: its effect is there, its answer is not.
    pub fn after_applying(mut self) -> Self {
        self.after_applying = true;
        self
    }

    /// Strikes this many requests.
    pub fn times(mut self, times: usize) -> Self {
        self.times = Some(times);
        self
    }

    /// Strikes until it is [lifted](FaultHandle::lift).
    pub fn always(mut self) -> Self {
        self.times = None;
        self
    }

    /// Lets this many fitting requests pass first.
    pub fn skip(mut self, requests: usize) -> Self {
        self.skip = requests;
        self
    }

    /// Adds a header to the answer of [`status`](Self::status); other faults have none. A header that cannot be sent
    /// is left out.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        if let Effect::Answer(answer) = &mut self.effect
            && let (Ok(name), Ok(value)) =
                (HeaderName::try_from(name), HeaderValue::try_from(value))
        {
            answer.headers.append(name, value);
        }
        self
    }

    /// Sets the body of the answer of [`status`](Self::status). It is sent without a content type; add one with
    /// [`header`](Self::header).
    pub fn body(mut self, body: impl Into<Bytes>) -> Self {
        if let Effect::Answer(answer) = &mut self.effect {
            answer.body = Some(body.into());
        }
        self
    }

    /// Sets the XRPC error of the answer of [`status`](Self::status).
    pub fn error(self, error: &str, message: &str) -> Self {
        let body = serde_json::json!({ "error": error, "message": message }).to_string();
        self.header("content-type", "application/json; charset=utf-8")
            .body(body)
    }
}

/// A fault that was set, to count and to lift it.
#[derive(Clone, Debug)]
pub struct FaultHandle {
    id: u64,
    server: Weak<Server>,
}

impl FaultHandle {
    pub(super) fn new(id: u64, server: &Arc<Server>) -> Self {
        Self {
            id,
            server: Arc::downgrade(server),
        }
    }

    /// How many requests it has struck.
    pub fn hits(&self) -> usize {
        self.server
            .upgrade()
            .map_or(0, |server| lock(&server.faults).hits(self.id))
    }

    /// Ends the fault. Requests that it holds stay held.
    pub fn lift(&self) {
        if let Some(server) = self.server.upgrade()
            && lock(&server.faults).lift(self.id)
        {
            server.front.reopen();
        }
    }
}

/// The faults of one server.
#[derive(Debug, Default)]
pub(super) struct Faults {
    next: u64,
    set: Vec<Set>,
}

#[derive(Debug)]
struct Set {
    id: u64,
    fault: Fault,
    hits: usize,
    lifted: bool,
}

impl Faults {
    pub(super) fn add(&mut self, fault: Fault) -> u64 {
        self.next += 1;
        self.set.push(Set {
            id: self.next,
            fault,
            hits: 0,
            lifted: false,
        });
        self.next
    }

    /// The fault that strikes a request, counted as having struck. `target` is the NSID of a call, else the path.
    pub(super) fn strike(&mut self, target: &str, is_call: bool) -> Option<Fault> {
        for set in &mut self.set {
            let fault = &mut set.fault;
            let fits = fault
                .target
                .as_deref()
                .map_or(is_call, |only| only == target);
            let spent = fault.times.is_some_and(|times| set.hits >= times);
            if set.lifted || spent || !fits || matches!(fault.effect, Effect::Refuse) {
                continue;
            }
            if fault.skip > 0 {
                fault.skip -= 1;
                continue;
            }
            set.hits += 1;
            return Some(fault.clone());
        }
        None
    }

    fn hits(&self, id: u64) -> usize {
        self.set
            .iter()
            .find(|set| set.id == id)
            .map_or(0, |set| set.hits)
    }

    /// Lifts a fault; `true` if connections were refused because of it.
    fn lift(&mut self, id: u64) -> bool {
        let Some(set) = self.set.iter_mut().find(|set| set.id == id && !set.lifted) else {
            return false;
        };
        set.lifted = true;
        matches!(set.fault.effect, Effect::Refuse)
    }

    /// Lifts them all; how many refused connections.
    pub(super) fn clear(&mut self) -> usize {
        let refusing = self
            .set
            .iter()
            .filter(|set| !set.lifted && matches!(set.fault.effect, Effect::Refuse))
            .count();
        for set in &mut self.set {
            set.lifted = true;
        }
        refusing
    }
}
