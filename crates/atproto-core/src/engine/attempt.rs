//! One attempt: every send built anew, and the two paths of a 401.

use std::sync::Arc;

use futures_util::future::{Either, select};
use http::{HeaderMap, HeaderValue, header};
use tracing::{Instrument as _, debug};

use super::{
    AuthRequest, Authorizer, Credentials, RawRequest, RawResponse, Recovery,
    hints::single,
    outcome::{no_answer, refusal},
    repeat::Attempt,
    sniff::media_type,
    target::Target,
};
use crate::{
    Error, ErrorKind, XrpcErrorKind,
    clock::BoxFuture,
    transport::{HttpRequest, HttpResponse},
    xrpc::{Body, Client, Method},
};

/// How often one call may be sent again with a new nonce.
const NONCE_REPLAYS: u32 = 3;

/// A call under way. What it counts, it counts across its retries.
pub(super) struct Call {
    client: Client,
    request: RawRequest,
    target: Target,
    headers: HeaderMap,
    /// Present only if the account's credentials go with the call.
    authorizer: Option<Arc<dyn Authorizer>>,
    nonce_replays: u32,
    last_nonce: Option<String>,
    recovered: bool,
}

impl Call {
    pub(super) fn new(client: Client, request: RawRequest, target: Target) -> Result<Self, Error> {
        let mut headers = HeaderMap::new();
        if let Some(value) = content_type(&request)? {
            headers.insert(header::CONTENT_TYPE, value);
        }
        client.inner.headers.apply(&mut headers)?;
        request.options.headers.apply(&mut headers)?;
        // The caller's own credentials go alone, and a refusal of them says nothing about ours.
        let authorizer = client
            .inner
            .authorizer
            .clone()
            .filter(|_| target.trusted && !headers.contains_key(header::AUTHORIZATION));
        Ok(Self {
            client,
            request,
            target,
            headers,
            authorizer,
            nonce_replays: 0,
            last_nonce: None,
            recovered: false,
        })
    }

    fn method(&self) -> http::Method {
        match self.request.method {
            Method::Query => http::Method::GET,
            Method::Procedure => http::Method::POST,
        }
    }

    /// Adds what is known about the request to an error of it.
    fn name(&self, error: Error) -> Error {
        error
            .with_nsid(&self.request.nsid)
            .with_request(&self.method(), &self.target.url)
    }

    async fn run(&mut self) -> Result<RawResponse, Error> {
        loop {
            let credentials = self.credentials().await?;
            match self.send(credentials.as_ref()).await {
                Ok(response) => {
                    self.keep_nonce(&response.headers);
                    return Ok(response);
                }
                Err(error) => {
                    let replay = match &credentials {
                        Some(credentials) => self.recover(credentials, &error).await?,
                        None => false,
                    };
                    if !replay {
                        return Err(error);
                    }
                }
            }
        }
    }

    async fn credentials(&self) -> Result<Option<Credentials>, Error> {
        let Some(authorizer) = &self.authorizer else {
            return Ok(None);
        };
        let request = AuthRequest::new(&self.request.nsid, self.method(), self.target.url.clone());
        match authorizer.authorize(&request).await {
            Ok(credentials) => Ok(Some(credentials)),
            Err(error) => Err(self.name(no_credentials(error))),
        }
    }

    /// Builds the request, sends it and waits for the whole answer, no longer than the timeout.
    async fn send(&self, credentials: Option<&Credentials>) -> Result<RawResponse, Error> {
        let settings = &self.client.inner;
        let options = &self.request.options;
        let mut request = HttpRequest::new(self.method(), self.target.url.clone());
        request.headers.clone_from(&self.headers);
        if let Some(credentials) = credentials {
            request.headers.extend(credentials.headers.clone());
        }
        let anonymous = !request.headers.contains_key(header::AUTHORIZATION);
        request.follow_redirects = anonymous && self.request.method == Method::Query;
        request.max_response_bytes = options
            .max_response_bytes
            .unwrap_or(settings.max_response_bytes);
        if self.request.method == Method::Procedure {
            request.body = self.request.parts.body().map(|body| match body {
                Body::Json(bytes) | Body::Bytes(bytes, _) => bytes.clone(),
            });
        }
        let sent = request.headers.clone();
        let progress = request.progress.clone();
        let timeout = options.timeout.unwrap_or(settings.timeout);
        let timer = settings.runtime.clock.timer(timeout);
        match select(settings.transport.send(request), timer).await {
            Either::Left((Ok(response), _)) => self.judge(response, &sent),
            Either::Left((Err(error), _)) => Err(self.name(no_answer(error))),
            Either::Right(((), _)) => Err(self.name(
                Error::new(ErrorKind::Timeout)
                    .with_message(format!("no answer within {timeout:?}"))
                    .with_delivery(progress.delivery()),
            )),
        }
    }

    fn judge(&self, response: HttpResponse, sent: &HeaderMap) -> Result<RawResponse, Error> {
        let clock = &self.client.inner.runtime.clock;
        match XrpcErrorKind::from_status(response.status) {
            None => Ok(RawResponse {
                nsid: self.request.nsid.as_ref().into(),
                method: self.method(),
                url: self.target.url.clone(),
                status: response.status,
                headers: response.headers,
                body: response.body,
                clock: Arc::clone(clock),
            }),
            Some(kind) => Err(self.name(refusal(kind, response, sent, &**clock))),
        }
    }

    /// Mends the credentials after `error`, and tells whether the request is to be sent again. Neither path is an attempt
    /// of its own, and a nonce never leads to a refresh.
    async fn recover(&mut self, failed: &Credentials, error: &Error) -> Result<bool, Error> {
        let Some(authorizer) = self.authorizer.clone() else {
            return Ok(false);
        };
        if wants_nonce(error) {
            let Some(nonce) = self.new_nonce(failed, error) else {
                return Ok(false);
            };
            self.nonce_replays += 1;
            authorizer.nonce(&self.origin(), &nonce).await;
            self.last_nonce = Some(nonce);
            debug!(replay = self.nonce_replays, "sent again with a new nonce");
            return Ok(true);
        }
        if self.recovered || !refuses_token(error) {
            return Ok(false);
        }
        self.recovered = true;
        match authorizer.unauthorized(failed, error).await {
            Ok(Recovery::Replay) => {
                debug!("sent again with other credentials");
                Ok(true)
            }
            Ok(Recovery::Propagate) => Ok(false),
            Err(error) => Err(self.name(no_credentials(error))),
        }
    }

    /// The nonce that the server wants, unless it was tried already or too many were.
    fn new_nonce(&self, failed: &Credentials, error: &Error) -> Option<String> {
        let nonce = single(error.headers()?, DPOP_NONCE)?;
        let tried = [&failed.nonce, &self.last_nonce]
            .into_iter()
            .any(|tried| tried.as_deref() == Some(nonce));
        (!tried && self.nonce_replays < NONCE_REPLAYS).then(|| nonce.to_owned())
    }

    /// Stores the nonce of a success beside the call: neither a slow nor a broken store may delay or fail the answer.
    fn keep_nonce(&self, headers: &HeaderMap) {
        let (Some(authorizer), Some(nonce)) =
            (self.authorizer.clone(), single(headers, DPOP_NONCE))
        else {
            return;
        };
        let (origin, nonce) = (self.origin(), nonce.to_owned());
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            let store = async move { authorizer.nonce(&origin, &nonce).await };
            runtime.spawn(store.in_current_span());
        }
    }

    fn origin(&self) -> String {
        self.target.url.origin().ascii_serialization()
    }
}

impl Attempt for Call {
    type Output = RawResponse;

    fn attempt(&mut self) -> BoxFuture<'_, Result<RawResponse, Error>> {
        Box::pin(self.run())
    }
}

const DPOP_NONCE: &str = "dpop-nonce";
const USE_DPOP_NONCE: &str = "use_dpop_nonce";

/// Whether a 401 asks for another nonce, in its body or in its challenge.
fn wants_nonce(error: &Error) -> bool {
    let challenged = || {
        error.headers().is_some_and(|headers| {
            let challenges = headers.get_all(header::WWW_AUTHENTICATE);
            challenges
                .iter()
                .filter_map(|challenge| challenge.to_str().ok())
                .flat_map(|challenge| challenge.split([' ', ',']))
                .any(|field| field.trim() == "error=\"use_dpop_nonce\"")
        })
    };
    error.status() == Some(401) && (error.error_name() == Some(USE_DPOP_NONCE) || challenged())
}

/// Whether the server refused the token: a 401, or a 400 that the reference PDS sends for an expired one.
fn refuses_token(error: &Error) -> bool {
    match error.status() {
        Some(401) => true,
        Some(400) => error.error_name() == Some("ExpiredToken"),
        _ => false,
    }
}

/// A failure of the credentials is never taken for one of the request: nothing of it was sent, and a strategy must not
/// repeat it.
fn no_credentials(error: Error) -> Error {
    if error.kind() == ErrorKind::Auth {
        return error;
    }
    Error::new(ErrorKind::Auth)
        .with_message("the credentials could not be had")
        .with_source(error)
}

fn content_type(request: &RawRequest) -> Result<Option<HeaderValue>, Error> {
    if request.method == Method::Query {
        return Ok(None);
    }
    let text = match request.parts.body() {
        Some(Body::Json(_)) => "application/json",
        Some(Body::Bytes(_, Some(media_type))) => media_type,
        Some(Body::Bytes(bytes, None)) => media_type(bytes),
        None => return Ok(None),
    };
    HeaderValue::from_str(text).map(Some).map_err(|error| {
        Error::new(ErrorKind::Validation)
            .with_message(format!("{text:?} is no media type"))
            .with_source(error)
    })
}
