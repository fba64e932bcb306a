//! The error itself.

use std::{error::Error as StdError, sync::Arc, time::Duration};

use http::HeaderMap;
use url::Url;

use super::{Delivery, ErrorKind, XrpcErrorKind};
use crate::{
    engine::is_ambiguous_failure,
    xrpc::{Endpoint, LexiconError},
};

/// Why a call failed. One pointer, cheap to clone; see the [module](crate::error).
#[derive(Clone)]
pub struct Error {
    pub(super) inner: Box<Details>,
}

#[derive(Clone)]
pub(super) struct Details {
    pub(super) kind: ErrorKind,
    pub(super) source: Option<Arc<dyn StdError + Send + Sync>>,
    pub(super) message: Option<String>,
    pub(super) nsid: Option<Box<str>>,
    pub(super) method: Option<http::Method>,
    pub(super) url: Option<Box<str>>,
    pub(super) answer: Option<Box<Answer>>,
    pub(super) delivery: Delivery,
    pub(super) attempts: u32,
    pub(super) elapsed: Duration,
    /// Whether an attempt before the last one was ambiguous.
    pub(super) earlier_ambiguous: bool,
}

/// What the server said.
#[derive(Clone)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) name: Option<String>,
    pub(super) headers: HeaderMap,
    pub(super) retry_after: Option<Duration>,
}

// An error travels through every `Result` of the SDK.
const _: () = assert!(size_of::<Error>() == size_of::<usize>());

impl Error {
    /// An error of this kind, with nothing else known yet.
    pub fn new(kind: ErrorKind) -> Self {
        Self {
            inner: Box::new(Details {
                kind,
                source: None,
                message: None,
                nsid: None,
                method: None,
                url: None,
                answer: None,
                // These two kinds are of requests that were never sent.
                delivery: match kind {
                    ErrorKind::Validation | ErrorKind::Configuration => Delivery::NotProcessed,
                    _ => Delivery::MaybeProcessed,
                },
                attempts: 0,
                elapsed: Duration::ZERO,
                earlier_ambiguous: false,
            }),
        }
    }

    /// Adds what a person should read. Must not contain a secret.
    #[must_use]
    pub fn with_message(mut self, message: impl Into<String>) -> Self {
        self.inner.message = Some(message.into());
        self
    }

    /// Adds the cause.
    #[must_use]
    pub fn with_source(mut self, source: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        self.inner.source = Some(Arc::from(source.into()));
        self
    }

    /// Adds the endpoint that was called.
    #[must_use]
    pub fn with_nsid(mut self, nsid: &str) -> Self {
        self.inner.nsid = Some(nsid.into());
        self
    }

    /// Adds the name of the error that the server or the frame declared.
    #[must_use]
    pub fn with_error_name(mut self, name: impl Into<String>) -> Self {
        self.answer_mut().name = Some(name.into());
        self
    }

    /// Says whether the request may have been processed. Unless said, [`Delivery::NotProcessed`] for `Validation` and
    /// `Configuration`, and [`Delivery::MaybeProcessed`] for the other kinds.
    #[must_use]
    pub fn with_delivery(mut self, delivery: Delivery) -> Self {
        self.inner.delivery = delivery;
        self
    }

    pub(crate) fn with_request(mut self, method: &http::Method, url: &Url) -> Self {
        self.inner.method = Some(method.clone());
        self.inner.url = Some(redacted(url).into());
        self
    }

    pub(crate) fn with_attempts(mut self, attempts: u32, elapsed: Duration) -> Self {
        self.inner.attempts = attempts;
        self.inner.elapsed = elapsed;
        self
    }

    pub(crate) fn after_ambiguous(mut self, earlier: bool) -> Self {
        self.inner.earlier_ambiguous = earlier;
        self
    }

    pub(crate) fn with_answer(
        mut self,
        status: u16,
        headers: HeaderMap,
        retry_after: Option<Duration>,
    ) -> Self {
        let answer = self.answer_mut();
        answer.status = status;
        answer.headers = headers;
        answer.retry_after = retry_after;
        self
    }

    fn answer_mut(&mut self) -> &mut Answer {
        self.inner.answer.get_or_insert_with(|| {
            Box::new(Answer {
                status: 0,
                name: None,
                headers: HeaderMap::new(),
                retry_after: None,
            })
        })
    }

    /// What went wrong.
    pub fn kind(&self) -> ErrorKind {
        self.inner.kind
    }

    /// The HTTP status, exactly as the server sent it; `None` if there was no answer.
    pub fn status(&self) -> Option<u16> {
        let status = self.inner.answer.as_ref()?.status;
        (status != 0).then_some(status)
    }

    /// The name of the error in the answer's body; `UnknownError` if the body has none. `None` if there was no answer.
    pub fn error_name(&self) -> Option<&str> {
        self.inner.answer.as_ref()?.name.as_deref()
    }

    /// The message in the answer's body, or the body itself if it is not an XRPC error; for an error of our own, what
    /// it says.
    pub fn message(&self) -> Option<&str> {
        self.inner.message.as_deref()
    }

    /// The headers of the answer, if there was one.
    pub fn headers(&self) -> Option<&HeaderMap> {
        self.inner
            .answer
            .as_ref()
            .filter(|answer| answer.status != 0)
            .map(|answer| &answer.headers)
    }

    /// The endpoint that was called, such as `app.bsky.feed.getTimeline`.
    pub fn nsid(&self) -> Option<&str> {
        self.inner.nsid.as_deref()
    }

    /// Where the request went, without its query.
    pub fn url(&self) -> Option<&str> {
        self.inner.url.as_deref()
    }

    /// How many attempts failed before this error was returned, itself included; 0 if nothing was sent. A replay with a
    /// new nonce or a new token is no attempt of its own.
    pub fn attempts(&self) -> u32 {
        self.inner.attempts
    }

    /// From the call to this error, waits included.
    pub fn elapsed(&self) -> Duration {
        self.inner.elapsed
    }

    /// Whether the request may have been processed.
    pub fn delivery(&self) -> Delivery {
        self.inner.delivery
    }

    /// Whether the server may have applied the request in *any* attempt of the call: this failure is ambiguous, an
    /// earlier one was, or there was an answer that could not be read. What to ask before a write is repeated by hand.
    pub fn may_have_been_applied(&self) -> bool {
        let unreadable = self.kind() == ErrorKind::Decode;
        self.inner.earlier_ambiguous || unreadable || is_ambiguous_failure(self)
    }

    /// How long the server asks to wait, uncapped: on a 429 by `ratelimit-reset` or else `Retry-After`, on a 503 by
    /// `Retry-After`. `None` for everything else.
    pub fn retry_after(&self) -> Option<Duration> {
        self.inner.answer.as_ref()?.retry_after
    }

    /// The error that the lexicon of the endpoint `E` declares, if the server answered with one of those.
    pub fn lexicon<E: Endpoint>(&self) -> Option<E::Error> {
        self.declared()
    }

    /// The error as one of the declared errors `L`, such as those of a subscription.
    pub fn declared<L: LexiconError>(&self) -> Option<L> {
        L::from_name(self.error_name()?, self.message())
    }

    /// Whether an attempt ran out of time.
    pub fn is_timeout(&self) -> bool {
        self.kind() == ErrorKind::Timeout
    }

    /// Whether the server answered 429.
    pub fn is_rate_limited(&self) -> bool {
        self.kind() == ErrorKind::Xrpc(XrpcErrorKind::RateLimitExceeded)
    }

    /// Whether the server answered 401.
    ///
    /// A session that could not be refreshed is of kind [`Auth`](ErrorKind::Auth), and not this: only
    /// [`SessionError`](crate::session::SessionError) tells whether somebody must sign in again.
    pub fn is_unauthorized(&self) -> bool {
        self.kind() == ErrorKind::Xrpc(XrpcErrorKind::Unauthorized)
    }

    /// Whether one message of a subscription was not readable, and the stream goes on.
    pub fn is_frame(&self) -> bool {
        self.kind() == ErrorKind::Frame
    }
}

/// The address without user info, query and fragment.
fn redacted(url: &Url) -> String {
    let origin = url.origin().ascii_serialization();
    format!("{origin}{}", url.path())
}
