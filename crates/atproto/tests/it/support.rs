//! A network in memory: every request is recorded, whichever host it was for, and answered by a function.

use std::sync::{Arc, Mutex};

use atproto::{
    core::{
        clock::{BoxFuture, ManualClock, Runtime, SequenceRng},
        error::Delivery,
        transport::{HttpRequest, HttpResponse, Transport, TransportError, TransportErrorKind},
    },
    session::Session,
};
use atproto_testkit::Gate;
use serde_json::{Value, json};

pub(crate) const DID: &str = "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa";
/// When the manual clock starts.
pub(crate) const NOW: i64 = 1_767_225_600;

/// A request as the network saw it.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) origin: String,
    pub(crate) nsid: String,
    pub(crate) request: HttpRequest,
}

impl Seen {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.request.headers.get(name)?.to_str().ok()
    }

    pub(crate) fn bearer(&self) -> Option<&str> {
        self.header("authorization")?.strip_prefix("Bearer ")
    }

    pub(crate) fn json(&self) -> Value {
        let body = self.request.body.as_deref().unwrap_or_default();
        serde_json::from_slice(body).unwrap_or_default()
    }
}

/// What becomes of a request.
pub(crate) enum Then {
    Answer(u16, Value),
    /// A success with the headers of a rate limit.
    Limited {
        body: Value,
        remaining: i64,
        reset: i64,
    },
    /// The same, once the gate is open.
    Held(Gate, Box<Then>),
    Never,
    Refused,
}

impl Then {
    pub(crate) fn ok(body: Value) -> Self {
        Self::Answer(200, body)
    }

    pub(crate) fn error(status: u16, name: &str) -> Self {
        Self::Answer(status, json!({"error": name, "message": "said the server"}))
    }
}

type Answer = dyn Fn(&Seen) -> Then + Send + Sync;

#[derive(Clone)]
pub(crate) struct Net {
    seen: Arc<Mutex<Vec<Seen>>>,
    answer: Arc<Answer>,
}

impl Net {
    pub(crate) fn new(answer: impl Fn(&Seen) -> Then + Send + Sync + 'static) -> Self {
        Self {
            seen: Arc::default(),
            answer: Arc::new(answer),
        }
    }

    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.seen.lock().unwrap().clone()
    }

    /// How many requests of this method there were.
    pub(crate) fn count(&self, nsid: &str) -> usize {
        self.seen().iter().filter(|seen| seen.nsid == nsid).count()
    }

    /// Lets other tasks run until this many requests were made.
    pub(crate) async fn until(&self, nsid: &str, count: usize) {
        while self.count(nsid) < count {
            tokio::task::yield_now().await;
        }
    }
}

impl Transport for Net {
    fn send(&self, request: HttpRequest) -> BoxFuture<'_, Result<HttpResponse, TransportError>> {
        let seen = Seen {
            origin: request.url.origin().ascii_serialization(),
            nsid: request.url.path().trim_start_matches("/xrpc/").to_owned(),
            request,
        };
        let mut then = (self.answer)(&seen);
        self.seen.lock().unwrap().push(seen);
        Box::pin(async move {
            loop {
                match then {
                    Then::Answer(status, body) => {
                        let body = body.to_string();
                        return Ok(HttpResponse::new(status, http::HeaderMap::new(), body));
                    }
                    Then::Limited {
                        body,
                        remaining,
                        reset,
                    } => {
                        let mut headers = http::HeaderMap::new();
                        headers.insert("ratelimit-limit", 10.into());
                        headers.insert("ratelimit-remaining", remaining.into());
                        headers.insert("ratelimit-reset", reset.into());
                        return Ok(HttpResponse::new(200, headers, body.to_string()));
                    }
                    Then::Held(gate, next) => {
                        gate.opened().await;
                        then = *next;
                    }
                    Then::Never => std::future::pending().await,
                    Then::Refused => {
                        return Err(TransportError::new(
                            TransportErrorKind::Connect,
                            Delivery::NotProcessed,
                        ));
                    }
                }
            }
        })
    }
}

/// An access token of pair `number` that ends so many seconds after the manual clock's start.
pub(crate) fn access(number: u32, seconds: i64) -> String {
    jwt(&json!({
        "sub": DID, "exp": NOW + seconds, "jti": number.to_string(), "aud": "did:web:pds.example",
    }))
}

pub(crate) fn jwt(claims: &Value) -> String {
    let part = |value: &Value| data_encoding::BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    format!("{}.{}.c2ln", part(&json!({"alg": "HS256"})), part(claims))
}

pub(crate) fn pair(number: u32, seconds: i64) -> Value {
    json!({
        "did": DID, "handle": "alice.test",
        "accessJwt": access(number, seconds), "refreshJwt": format!("R{number}"),
    })
}

/// The session of pair 1, whose PDS is `https://pds.example`.
pub(crate) fn session(seconds: i64) -> Session {
    let mut session = pair(1, seconds);
    session["didDoc"] = json!({"id": DID, "service": [{
        "id": "#atproto_pds", "type": "AtprotoPersonalDataServer", "serviceEndpoint": "https://pds.example",
    }]});
    session["email"] = json!("alice@example.com");
    session["emailConfirmed"] = json!(true);
    serde_json::from_value(session).unwrap()
}

/// A PDS: refreshes R1 to pair 2, R2 to pair 3 and so on, and takes only the access token of pair `accepts` for calls.
pub(crate) fn pds(accepts: u32) -> impl Fn(&Seen) -> Then + Send + Sync {
    move |seen| {
        if seen.nsid == REFRESH {
            return refreshed(seen);
        }
        if seen.bearer() == Some(&access(accepts, LONG)) {
            Then::ok(json!({"ok": true}))
        } else {
            Then::error(400, "ExpiredToken")
        }
    }
}

/// The answer to a refresh.
pub(crate) fn refreshed(seen: &Seen) -> Then {
    match seen
        .bearer()
        .and_then(|token| token.strip_prefix('R')?.parse::<u32>().ok())
    {
        Some(number) => Then::ok(pair(number + 1, LONG)),
        None => Then::error(400, "InvalidToken"),
    }
}

/// Seconds that an ordinary access token lives.
pub(crate) const LONG: i64 = 7200;
pub(crate) const REFRESH: &str = "com.atproto.server.refreshSession";
/// Any query.
pub(crate) const CALL: &str = "com.example.call";

pub(crate) fn runtime(clock: &ManualClock) -> Runtime {
    Runtime::new(clock.clone(), SequenceRng::new([]))
}
