//! The seam between the engine and the network.

use std::{
    error::Error as StdError,
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
};

use ::http::{HeaderMap, Method};
use bytes::Bytes;
use url::Url;

use crate::{clock::BoxFuture, error::Delivery};

/// Sends one request. The future may be dropped at any time, which ends the request.
pub trait Transport: Send + Sync {
    /// Sends `request` and reads the whole answer.
    ///
    /// # Errors
    ///
    /// There is no whole answer. Any status is an answer.
    fn send(&self, request: HttpRequest) -> BoxFuture<'_, Result<HttpResponse, TransportError>>;
}

/// A request, ready to go. Its `Debug` shows no sensitive header and no body.
#[derive(Clone)]
#[non_exhaustive]
pub struct HttpRequest {
    /// The method.
    pub method: Method,
    /// The whole address.
    pub url: Url,
    /// The headers.
    pub headers: HeaderMap,
    /// The body, if any.
    pub body: Option<Bytes>,
    /// Whether a redirect may be followed; false for procedures and whenever credentials go out.
    pub follow_redirects: bool,
    /// The longest body of an answer.
    pub max_response_bytes: usize,
    /// Told how far the request has come.
    pub progress: Progress,
}

impl HttpRequest {
    /// A request without headers and body that follows no redirect.
    pub fn new(method: Method, url: Url) -> Self {
        Self {
            method,
            url,
            headers: HeaderMap::new(),
            body: None,
            follow_redirects: false,
            max_response_bytes: usize::MAX,
            progress: Progress::default(),
        }
    }
}

impl fmt::Debug for HttpRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HttpRequest")
            .field("method", &self.method)
            .field("url", &self.url.as_str())
            .field("headers", &self.headers)
            .field("body_bytes", &self.body.as_ref().map(Bytes::len))
            .field("follow_redirects", &self.follow_redirects)
            .field("max_response_bytes", &self.max_response_bytes)
            .finish_non_exhaustive()
    }
}

/// An answer, whole. Its `Debug` shows no body: that of a sign-in has tokens.
#[derive(Clone)]
#[non_exhaustive]
pub struct HttpResponse {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl HttpResponse {
    /// An answer.
    pub fn new(status: u16, headers: HeaderMap, body: impl Into<Bytes>) -> Self {
        Self {
            status,
            headers,
            body: body.into(),
        }
    }
}

impl fmt::Debug for HttpResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HttpResponse")
            .field("status", &self.status)
            .field("headers", &self.headers)
            .field("body_bytes", &self.body.len())
            .finish()
    }
}

/// How far a request has come, so that a timeout knows whether the server can have seen it. Clones share one state.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<AtomicU8>);

const CONNECTING: u8 = 1;
const SENT: u8 = 2;

impl Progress {
    /// No byte of the request has left yet, and [`sent`](Self::sent) will be called before one does. A transport that
    /// cannot promise this calls neither: then the request may have left at any time.
    pub fn connecting(&self) {
        self.0.store(CONNECTING, Ordering::SeqCst);
    }

    /// The request may leave now.
    pub fn sent(&self) {
        self.0.store(SENT, Ordering::SeqCst);
    }

    /// What can be said if the request ends now.
    pub fn delivery(&self) -> Delivery {
        if self.0.load(Ordering::SeqCst) == CONNECTING {
            Delivery::NotProcessed
        } else {
            Delivery::MaybeProcessed
        }
    }
}

/// Why there is no whole answer.
#[derive(Debug)]
pub struct TransportError {
    delivery: Delivery,
    kind: TransportErrorKind,
    source: Option<Box<dyn StdError + Send + Sync>>,
}

/// Where it went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TransportErrorKind {
    /// The name, the connection or TLS: before anything of the request left.
    Connect,
    /// The transport's own time limit.
    Timeout,
    /// The connection broke before the answer's headers came, or the server turned the request away unread.
    Request,
    /// The answer's body broke off.
    Body,
    /// The answer's body is longer than allowed.
    TooLarge,
    /// The request cannot be sent as it is.
    Malformed,
}

impl TransportError {
    /// A failure. Say [`Delivery::NotProcessed`] only if that is certain.
    pub fn new(kind: TransportErrorKind, delivery: Delivery) -> Self {
        Self {
            delivery,
            kind,
            source: None,
        }
    }

    /// Adds the cause.
    #[must_use]
    pub fn with_source(mut self, source: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        self.source = Some(source.into());
        self
    }

    /// Whether the request may have been processed.
    pub fn delivery(&self) -> Delivery {
        self.delivery
    }

    /// Where it went wrong.
    pub fn kind(&self) -> TransportErrorKind {
        self.kind
    }
}

impl fmt::Display for TransportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            TransportErrorKind::Connect => "the connection was not made",
            TransportErrorKind::Timeout => "the transport ran out of time",
            TransportErrorKind::Request => "the connection broke before an answer came",
            TransportErrorKind::Body => "the answer's body broke off",
            TransportErrorKind::TooLarge => "the answer's body is longer than allowed",
            TransportErrorKind::Malformed => "the request cannot be sent as it is",
        })
    }
}

impl StdError for TransportError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.source
            .as_deref()
            .map(|source| source as &(dyn StdError + 'static))
    }
}
