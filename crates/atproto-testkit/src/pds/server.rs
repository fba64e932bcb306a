//! The server: one request from the log through the faults to the method, and back.

use std::{
    convert::Infallible,
    future::pending,
    sync::{Arc, Mutex},
    time::SystemTime,
};

use atproto_core::clock::Runtime;
use axum::{
    Router,
    body::Body,
    extract::{Request, State as Shared},
    middleware::{Next, from_fn_with_state},
    response::Response,
    routing::{any, get},
};
use bytes::Bytes;
use futures_util::stream;
use http::{HeaderMap, HeaderValue, Method, StatusCode, header};

use super::{
    call::{Auth, Call, Outcome, Reply, Route, Verb},
    failure::Failure,
    fault::{Effect, Fault, Faults},
    firehose,
    front::{Front, Hangup},
    identity, lock, query,
    rate_limit::{Meter, Reading, Spending},
    requests::{RequestLog, SeenRequest},
    routes,
    state::State,
    tokens::Claims,
};

/// The largest body that is read at all.
const MAX_BODY: usize = 256 * 1024 * 1024;

/// One running server.
pub(super) struct Server {
    pub(super) front: Arc<Front>,
    pub(super) state: Mutex<State>,
    pub(super) faults: Mutex<Faults>,
    pub(super) log: Mutex<RequestLog>,
    pub(super) meter: Mutex<Meter>,
    pub(super) runtime: Runtime,
}

impl Server {
    pub(super) fn router(self: &Arc<Self>) -> Router {
        Router::new()
            .route("/xrpc/{nsid}", any(xrpc))
            .route(
                "/xrpc/_health",
                get(|| async { json(StatusCode::OK, r#"{"version":"testkit"}"#.to_owned()) }),
            )
            .route("/.well-known/atproto-did", get(identity::well_known_did))
            .route("/.well-known/did.json", get(identity::service_document))
            .route("/{did}", get(identity::document))
            .fallback(|| async { plain(StatusCode::NOT_FOUND, "Not Found") })
            .layer(from_fn_with_state(Arc::clone(self), observe))
            .with_state(Arc::clone(self))
    }

    pub(super) fn now(&self) -> SystemTime {
        self.runtime.clock.wall()
    }

    /// Locks the state for one call, at the present time.
    pub(super) fn state(&self) -> std::sync::MutexGuard<'_, State> {
        let mut state = lock(&self.state);
        state.now = self.now();
        state
    }

    /// Runs a call through rate limits, checks and its method.
    fn answer(
        &self,
        nsid: &str,
        verb: &Method,
        query: &str,
        headers: HeaderMap,
        body: Bytes,
    ) -> Response {
        let mut state = self.state();
        let mut call = Call {
            nsid: nsid.to_owned(),
            query: query::pairs(query),
            headers,
            body,
            claims: None,
        };
        let checked = find(&state, &call).and_then(|route| {
            check_verb(route, verb)?;
            if call.body.len() > max_body(nsid) {
                return Err(Failure::too_large());
            }
            call.claims = authorize(&state, route.auth, &call.headers)?;
            Ok(route)
        });
        let reading = self.spend(nsid, &call, state.now);
        let outcome = match (checked, &reading) {
            (_, Some(reading)) if reading.exceeded() => {
                Err(Failure::of_status(StatusCode::TOO_MANY_REQUESTS))
            }
            (Err(failure), _) => Err(failure),
            (Ok(route), _) => (route.handler)(&mut state, &call),
        };
        let mut response = render(outcome);
        if let Some(reading) = reading {
            reading.write(response.headers_mut());
        }
        response
    }

    fn spend(&self, nsid: &str, call: &Call, now: SystemTime) -> Option<Reading> {
        let forwarded = call
            .headers
            .get("x-forwarded-for")
            .and_then(|value| value.to_str().ok());
        let address = forwarded
            .and_then(|list| list.split(',').next())
            .map_or("127.0.0.1", str::trim);
        let input = serde_json::from_slice(&call.body).ok();
        let spending = Spending {
            nsid,
            address,
            account: call.viewer(),
            input: input.as_ref(),
        };
        lock(&self.meter).spend(&spending, now)
    }
}

/// Logs every request and lets faults strike.
async fn observe(Shared(server): Shared<Arc<Server>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let Ok(body) = axum::body::to_bytes(body, MAX_BODY).await else {
        return hang_up(Hangup::Close);
    };
    let seen = SeenRequest {
        method: parts.method.clone(),
        path: parts.uri.path().to_owned(),
        query: parts.uri.query().unwrap_or_default().to_owned(),
        headers: parts.headers.clone(),
        body: body.clone(),
        at: server.now(),
    };
    let fault = {
        let target = seen
            .nsid()
            .map_or_else(|| seen.path.clone(), ToOwned::to_owned);
        let is_call = seen.nsid().is_some();
        lock(&server.log).record(seen);
        lock(&server.faults).strike(&target, is_call)
    };
    let answer = next.run(Request::from_parts(parts, Body::from(body)));
    let mut response = match fault {
        None => answer.await,
        Some(fault) => strike(fault, answer).await,
    };
    // hyper would take the system's clock, and clients measure dates against this one.
    if let Ok(date) = HeaderValue::try_from(httpdate::fmt_http_date(server.now())) {
        response.headers_mut().entry(header::DATE).or_insert(date);
    }
    response
}

async fn strike(fault: Fault, answer: impl Future<Output = Response>) -> Response {
    // Effects that show the true answer apply the request at any rate.
    if !fault.after_applying {
        if let Effect::Delay(gate) = &fault.effect {
            gate.opened().await;
            return answer.await;
        }
        if !matches!(fault.effect, Effect::Cut(_)) {
            return instead(fault.effect, None).await;
        }
    }
    let response = answer.await;
    instead(fault.effect, Some(response)).await
}

async fn instead(effect: Effect, response: Option<Response>) -> Response {
    match effect {
        Effect::Answer(answer) => {
            let mut failed = match answer.body {
                Some(body) => bare(answer.status, Body::from(body)),
                None => render(Err(Failure::of_status(answer.status))),
            };
            let mut given = None;
            for (name, value) in answer.headers {
                // The first of a name replaces ours, its further values are added.
                given = name.or(given);
                let Some(name) = given.clone() else { continue };
                failed.headers_mut().append(name, value);
            }
            failed
        }
        Effect::Delay(gate) => {
            gate.opened().await;
            response.unwrap_or_else(|| hang_up(Hangup::Close))
        }
        Effect::Stall | Effect::Refuse => pending().await,
        Effect::Reset => hang_up(Hangup::Reset),
        Effect::Close => hang_up(Hangup::Close),
        Effect::Cut(bytes) => cut(response.unwrap_or_else(|| hang_up(Hangup::Close)), bytes).await,
    }
}

/// The response with the first `keep` bytes of its body, then a broken connection.
async fn cut(response: Response, keep: usize) -> Response {
    let (mut parts, body) = response.into_parts();
    let body = axum::body::to_bytes(body, MAX_BODY)
        .await
        .unwrap_or_default();
    parts
        .headers
        .insert(header::CONTENT_LENGTH, HeaderValue::from(body.len()));
    let kept = body.slice(..keep.min(body.len()));
    let pieces = stream::unfold(0, move |step| {
        let kept = kept.clone();
        async move {
            if step == 0 {
                return Some((Ok(kept), 1));
            }
            // hyper writes out what it has when the body has nothing ready.
            tokio::task::yield_now().await;
            Some((
                Err(std::io::Error::from(std::io::ErrorKind::ConnectionAborted)),
                2,
            ))
        }
    });
    Response::from_parts(parts, Body::from_stream(pieces))
}

async fn xrpc(
    Shared(server): Shared<Arc<Server>>,
    request: Request,
) -> Result<Response, Infallible> {
    let (parts, body) = request.into_parts();
    let nsid = parts
        .uri
        .path()
        .strip_prefix("/xrpc/")
        .unwrap_or_default()
        .to_owned();
    if nsid == "com.atproto.sync.subscribeRepos" {
        return Ok(firehose::subscribe(server, parts).await);
    }
    let query = parts.uri.query().unwrap_or_default().to_owned();
    let body = axum::body::to_bytes(body, MAX_BODY)
        .await
        .unwrap_or_default();
    Ok(server.answer(&nsid, &parts.method, &query, parts.headers, body))
}

/// The method of a call; the reference server hands unknown ones on for those who have signed in.
fn find(state: &State, call: &Call) -> Result<&'static Route, Failure> {
    if atproto_core::syntax::Nsid::new(&call.nsid).is_err() {
        return Err(Failure::invalid("invalid xrpc path"));
    }
    if let Some(route) = routes::find(&call.nsid) {
        return Ok(route);
    }
    authorize(state, Auth::Access, &call.headers)?;
    Err(Failure::of_status(StatusCode::NOT_IMPLEMENTED))
}

/// The largest body of a method. Blobs have a limit of their own.
fn max_body(nsid: &str) -> usize {
    match nsid.strip_prefix("com.atproto.repo.") {
        Some("uploadBlob") => MAX_BODY,
        Some("createRecord" | "putRecord" | "applyWrites") => 1_000_000,
        _ => 150 * 1024,
    }
}

fn check_verb(route: &Route, verb: &Method) -> Result<(), Failure> {
    let wanted = match route.verb {
        Verb::Query => Method::GET,
        Verb::Procedure => Method::POST,
    };
    if *verb == wanted || (wanted == Method::GET && *verb == Method::HEAD) {
        return Ok(());
    }
    Err(Failure::invalid(format!(
        "Incorrect HTTP method ({verb}) expected {wanted}"
    )))
}

fn authorize(state: &State, auth: Auth, headers: &HeaderMap) -> Result<Option<Claims>, Failure> {
    let missing = || Failure::unauthorized("AuthMissing", "Authentication Required");
    let header = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok());
    let bearer = header.and_then(|value| {
        let (scheme, token) = value.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then_some(token)
    });
    let token = match (auth, bearer) {
        (Auth::None, _) | (Auth::Optional, None) => return Ok(None),
        (_, None) => return Err(missing()),
        (_, Some(token)) => token,
    };
    match auth {
        Auth::Refresh | Auth::RefreshOrExpired => state
            .tokens
            .verify_refresh(token, state.now, auth == Auth::RefreshOrExpired)
            .map(Some),
        _ => {
            let claims = state.tokens.verify_access(token, state.now)?;
            identity::check_usable(state, &claims, auth)?;
            Ok(Some(claims))
        }
    }
}

fn render(outcome: Outcome) -> Response {
    match outcome {
        Ok(Reply::Json(value)) => json(StatusCode::OK, value.to_string()),
        Ok(Reply::Empty) => bare(StatusCode::OK, Body::empty()),
        Ok(Reply::Bytes { content_type, body }) => {
            let mut response = bare(StatusCode::OK, Body::from(body));
            if let Ok(value) = HeaderValue::try_from(content_type) {
                response.headers_mut().insert(header::CONTENT_TYPE, value);
            }
            response
        }
        Err(failure) => json(failure.status, failure.body()),
    }
}

pub(super) fn json(status: StatusCode, body: String) -> Response {
    with_type(
        bare(status, Body::from(body)),
        "application/json; charset=utf-8",
    )
}

pub(super) fn plain(status: StatusCode, body: impl Into<Body>) -> Response {
    with_type(bare(status, body.into()), "text/plain; charset=utf-8")
}

fn with_type(mut response: Response, content_type: &'static str) -> Response {
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    response
}

fn bare(status: StatusCode, body: Body) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response
}

fn hang_up(how: Hangup) -> Response {
    let mut response = bare(StatusCode::INTERNAL_SERVER_ERROR, Body::empty());
    response.extensions_mut().insert(how);
    response
}
