//! One call, not sent yet, and its future.

use std::{
    fmt,
    future::{Future, IntoFuture},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use bytes::Bytes;

use super::{CallOptions, Client, Endpoint, RequestParts, Response};
use crate::{
    Error,
    clock::BoxFuture,
    data::{DecodeError, Decoded},
    engine::RawResponse,
    retry::RetryStrategy,
};

/// A call of the endpoint `E`: await it, or set something for this call alone first. Nothing is sent before it is
/// awaited, and dropping the future ends the call.
#[must_use = "a call is not sent before it is awaited"]
#[derive(Clone, Debug)]
pub struct Call<E> {
    client: Client,
    endpoint: E,
    options: CallOptions,
}

impl<E: Endpoint> Call<E> {
    pub(super) fn new(client: Client, endpoint: E) -> Self {
        Self {
            client,
            endpoint,
            options: CallOptions::new(),
        }
    }

    /// How long one attempt may run.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.options = self.options.timeout(timeout);
        self
    }

    /// Whether and when a failed attempt is repeated; `None::<RetryConfig>` never.
    pub fn retry_config(mut self, strategy: impl RetryStrategy) -> Self {
        self.options = self.options.retry_config(strategy);
        self
    }

    /// Adds or replaces a header; see [`CallOptions::header`].
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.options = self.options.header(name, value);
        self
    }

    /// Sends this call to another host; see [`CallOptions::service`].
    pub fn service(mut self, service: impl Into<String>) -> Self {
        self.options = self.options.service(service);
        self
    }

    /// Lets the account's credentials go to this origin; see [`CallOptions::with_credentials_for`].
    pub fn with_credentials_for(mut self, origin: impl Into<String>) -> Self {
        self.options = self.options.with_credentials_for(origin);
        self
    }

    /// The longest body to accept.
    pub fn max_response_bytes(mut self, limit: usize) -> Self {
        self.options = self.options.max_response_bytes(limit);
        self
    }

    /// Replaces all that was set for this call.
    pub fn options(mut self, options: CallOptions) -> Self {
        self.options = options;
        self
    }

    /// The endpoint.
    pub fn endpoint(&self) -> &E {
        &self.endpoint
    }

    /// The endpoint, to change it.
    pub fn endpoint_mut(&mut self) -> &mut E {
        &mut self.endpoint
    }

    /// The client that will send it.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The client, the endpoint and what was set, to build something else of them.
    pub fn into_parts(self) -> (Client, E, CallOptions) {
        (self.client, self.endpoint, self.options)
    }
}

impl<E: Endpoint> IntoFuture for Call<E> {
    type Output = Result<Response<E::Output>, Error>;
    type IntoFuture = CallFuture<E::Output>;

    fn into_future(self) -> Self::IntoFuture {
        let mut parts = RequestParts::new();
        self.endpoint.request(&mut parts);
        CallFuture {
            raw: self.client.execute(E::NSID, E::METHOD, parts, self.options),
            decode: E::decode,
        }
    }
}

/// A call under way: `Send` and `'static`, so it can be spawned.
#[must_use = "futures do nothing unless polled"]
pub struct CallFuture<T> {
    raw: BoxFuture<'static, Result<RawResponse, Error>>,
    decode: fn(&Bytes) -> Result<Decoded<T>, DecodeError>,
}

impl<T> Future for CallFuture<T> {
    type Output = Result<Response<T>, Error>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let raw = ready!(self.raw.as_mut().poll(cx))?;
        Poll::Ready(match (self.decode)(&raw.body) {
            Ok(decoded) => Ok(raw.into_response(decoded)),
            Err(error) => Err(raw.into_decode_error(error)),
        })
    }
}

impl<T> fmt::Debug for CallFuture<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CallFuture")
    }
}
