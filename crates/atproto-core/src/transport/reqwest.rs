//! The transport in the box.

use std::{
    error::Error as StdError,
    fmt,
    pin::Pin,
    task::{Context, Poll},
};

use ::http::{Method, header::CONTENT_LENGTH};
use bytes::{Bytes, BytesMut};
use http_body::{Frame, SizeHint};
use reqwest::redirect::{Attempt, Policy};

use super::{
    HttpRequest, HttpResponse, Progress, Transport, TransportError, TransportErrorKind,
    tls::{distrustful, tls_config},
};
use crate::{Error, ErrorKind, clock::BoxFuture, error::Delivery};

/// How many redirects an anonymous query may take.
const REDIRECTS: usize = 5;
/// The first allocation for a body: a `Content-Length` is a claim, not a fact.
const FIRST_BUFFER: usize = 64 * 1024;

/// HTTP/1.1 and HTTP/2 with a pool of connections. It never repeats a request by itself.
#[derive(Clone)]
pub struct ReqwestTransport {
    plain: reqwest::Client,
    following: reqwest::Client,
    /// Why https cannot be spoken, if it cannot: plain http to a local server still works.
    no_tls: Option<Error>,
}

impl ReqwestTransport {
    /// A transport with a pool of its own, TLS on *ring* and the system's certificates.
    ///
    /// # Errors
    ///
    /// `Configuration` if it cannot be built.
    pub fn new() -> Result<Self, Error> {
        Self::build(|builder| builder)
    }

    fn build(
        adjust: impl Fn(reqwest::ClientBuilder) -> reqwest::ClientBuilder,
    ) -> Result<Self, Error> {
        let refuse = |error: Box<dyn StdError + Send + Sync>| {
            Error::new(ErrorKind::Configuration)
                .with_message("the HTTP transport cannot be built")
                .with_source(error)
        };
        let (mut tls, no_tls) = match tls_config() {
            Ok(shared) => (rustls::ClientConfig::clone(&shared), None),
            Err(error) => (
                distrustful().map_err(|error| refuse(error.into()))?,
                Some(error),
            ),
        };
        tls.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        let client = |redirects| {
            adjust(reqwest::Client::builder())
                .tls_backend_preconfigured(tls.clone())
                .user_agent(concat!("atproto-rs/", env!("CARGO_PKG_VERSION")))
                // The engine has the only retry loop, and every send its own proof.
                .retry(reqwest::retry::never())
                .redirect(redirects)
                .build()
                .map_err(|error| refuse(error.into()))
        };
        Ok(Self {
            plain: client(Policy::none())?,
            following: client(Policy::custom(follow))?,
            no_tls,
        })
    }

    async fn exchange(&self, request: HttpRequest) -> Result<HttpResponse, TransportError> {
        if let Some(error) = self
            .no_tls
            .as_ref()
            .filter(|_| request.url.scheme() == "https")
        {
            return Err(
                TransportError::new(TransportErrorKind::Connect, Delivery::NotProcessed)
                    .with_source(error.clone()),
            );
        }
        let client = if request.follow_redirects {
            &self.following
        } else {
            &self.plain
        };
        let mut builder = client
            .request(request.method.clone(), request.url)
            .headers(request.headers);
        // A followed request must be repeatable, and is a query: whether it was seen does not matter.
        if !request.follow_redirects && request.method != Method::GET {
            let bytes = request.body.unwrap_or_default();
            if bytes.is_empty() {
                // HTTP/1 says nothing about an empty body by itself, and some servers then ask for its length.
                builder = builder.header(CONTENT_LENGTH, 0);
            }
            request.progress.connecting();
            builder = builder.body(reqwest::Body::wrap(Outgoing {
                bytes,
                progress: request.progress,
            }));
        } else if let Some(body) = request.body {
            builder = builder.body(body);
        }
        let response = builder.send().await.map_err(refused)?;
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        let body = read(response, request.max_response_bytes).await?;
        Ok(HttpResponse::new(status, headers, body))
    }
}

impl Transport for ReqwestTransport {
    fn send(&self, request: HttpRequest) -> BoxFuture<'_, Result<HttpResponse, TransportError>> {
        Box::pin(self.exchange(request))
    }
}

impl fmt::Debug for ReqwestTransport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ReqwestTransport")
    }
}

/// Follows a few redirects, never from https down to http.
fn follow(attempt: Attempt<'_>) -> reqwest::redirect::Action {
    let secure = |url: &url::Url| url.scheme() == "https";
    let downgraded = attempt.previous().last().is_some_and(secure) && !secure(attempt.url());
    if downgraded || attempt.previous().len() > REDIRECTS {
        attempt.stop()
    } else {
        attempt.follow()
    }
}

async fn read(mut response: reqwest::Response, limit: usize) -> Result<Bytes, TransportError> {
    let too_large = || TransportError::new(TransportErrorKind::TooLarge, Delivery::MaybeProcessed);
    let announced = response
        .headers()
        .get(CONTENT_LENGTH)
        .and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > limit) {
        return Err(too_large());
    }
    let mut body = BytesMut::with_capacity(announced.unwrap_or(0).min(FIRST_BUFFER));
    while let Some(chunk) = response.chunk().await.map_err(|error| {
        TransportError::new(TransportErrorKind::Body, Delivery::MaybeProcessed)
            .with_source(error.without_url())
    })? {
        if body.len().saturating_add(chunk.len()) > limit {
            return Err(too_large());
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body.freeze())
}

/// What a failed send means. The address is taken out of the cause: its query may be private.
fn refused(error: reqwest::Error) -> TransportError {
    let (kind, delivery) = if error.is_builder() {
        (TransportErrorKind::Malformed, Delivery::NotProcessed)
    } else if error.is_connect() || error.is_dns() {
        let kind = if error.is_timeout() {
            TransportErrorKind::Timeout
        } else {
            TransportErrorKind::Connect
        };
        (kind, Delivery::NotProcessed)
    } else if turned_away(&error) {
        (TransportErrorKind::Request, Delivery::NotProcessed)
    } else {
        (TransportErrorKind::Request, Delivery::MaybeProcessed)
    };
    TransportError::new(kind, delivery).with_source(error.without_url())
}

/// Whether an HTTP/2 server said that it did not process the request.
fn turned_away(error: &reqwest::Error) -> bool {
    let mut cause = error.source();
    while let Some(error) = cause {
        if let Some(error) = error.downcast_ref::<h2::Error>() {
            return error.is_remote() && error.reason() == Some(h2::Reason::REFUSED_STREAM);
        }
        cause = error.source();
    }
    false
}

/// A body that tells when the request is handed to a connection: HTTP/1 and HTTP/2 both ask the body about its end then,
/// and not before.
struct Outgoing {
    bytes: Bytes,
    progress: Progress,
}

impl http_body::Body for Outgoing {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        self.progress.sent();
        if self.bytes.is_empty() {
            return Poll::Ready(None);
        }
        Poll::Ready(Some(Ok(Frame::data(std::mem::take(&mut self.bytes)))))
    }

    fn is_end_stream(&self) -> bool {
        self.progress.sent();
        self.bytes.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.bytes.len() as u64)
    }
}

#[cfg(test)]
mod tests;
