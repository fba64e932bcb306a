//! Calls by name, for methods that have no type here.

use std::{
    fmt,
    future::{Future, IntoFuture},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use bytes::Bytes;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::error::Category;

use super::{CallOptions, Client, Method, RequestParts, Response};
use crate::{
    Error, ErrorKind,
    clock::BoxFuture,
    data::{Decode, DecodeError, Decoded, Encode, decode_json},
    engine::RawResponse,
    retry::RetryStrategy,
};

/// A call of a method by its name.
#[must_use = "a call is not sent before it is awaited"]
#[derive(Clone, Debug)]
pub struct UntypedCall {
    client: Client,
    nsid: String,
    method: Method,
    parts: RequestParts,
    refused: Option<Error>,
    options: CallOptions,
}

impl UntypedCall {
    pub(super) fn new(client: Client, nsid: String, method: Method) -> Self {
        Self {
            client,
            nsid,
            method,
            parts: RequestParts::new(),
            refused: None,
            options: CallOptions::new(),
        }
    }

    /// Adds a parameter; say it again for a list.
    pub fn param(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.parts.param_str(name, &value.to_string());
        self
    }

    /// Adds a parameter if there is a value.
    pub fn maybe_param(self, name: &str, value: Option<impl fmt::Display>) -> Self {
        match value {
            Some(value) => self.param(name, value),
            None => self,
        }
    }

    /// Sets a body of a generated type or a [`Value`](crate::data::Value).
    pub fn body(mut self, value: &impl Encode) -> Self {
        self.parts.body_json(value);
        self
    }

    /// Sets a body of anything that serde writes as JSON.
    pub fn json(mut self, value: &impl Serialize) -> Self {
        match serde_json::to_vec(value) {
            Ok(text) => {
                self.parts.body_json_text(text);
            }
            Err(error) => {
                self.refused = Some(
                    Error::new(ErrorKind::Validation)
                        .with_message("the body cannot be written as JSON")
                        .with_source(error),
                );
            }
        }
        self
    }

    /// Sets a body of bytes; without a media type it is sniffed.
    pub fn bytes(mut self, bytes: impl Into<Bytes>, content_type: Option<&str>) -> Self {
        self.parts.body_bytes(bytes.into(), content_type);
        self
    }

    /// How long one attempt may run.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.options = self.options.timeout(timeout);
        self
    }

    /// Whether and when a failed attempt is repeated.
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
}

impl IntoFuture for UntypedCall {
    type Output = Result<Response<Payload>, Error>;
    type IntoFuture = UntypedFuture;

    fn into_future(self) -> UntypedFuture {
        UntypedFuture {
            raw: match self.refused {
                Some(error) => Box::pin(async move { Err(error.with_nsid(&self.nsid)) }),
                None => self
                    .client
                    .execute(self.nsid, self.method, self.parts, self.options),
            },
        }
    }
}

/// An untyped call under way.
#[must_use = "futures do nothing unless polled"]
pub struct UntypedFuture {
    raw: BoxFuture<'static, Result<RawResponse, Error>>,
}

impl Future for UntypedFuture {
    type Output = Result<Response<Payload>, Error>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let raw = ready!(self.raw.as_mut().poll(cx))?;
        let payload = Payload {
            bytes: raw.body.clone(),
        };
        Poll::Ready(Ok(raw.into_response(Decoded {
            value: payload,
            warnings: Vec::new(),
        })))
    }
}

impl fmt::Debug for UntypedFuture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("UntypedFuture")
    }
}

/// The body of an untyped call's answer, as it came. Its `Debug` does not show it: that of a sign-in has tokens.
#[derive(Clone, PartialEq, Eq)]
pub struct Payload {
    bytes: Bytes,
}

impl fmt::Debug for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Payload({} bytes)", self.bytes.len())
    }
}

impl Payload {
    /// The bytes.
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The bytes, by value.
    pub fn into_bytes(self) -> Bytes {
        self.bytes
    }

    /// The text; what is not UTF-8 is replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The body as anything that serde reads from JSON.
    ///
    /// # Errors
    ///
    /// `Decode` if the body is not such JSON.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, Error> {
        serde_json::from_slice(&self.bytes).map_err(|error| {
            // Not the error's own text, which may quote what the answer has: a token, say.
            let what = match error.classify() {
                Category::Data => "the JSON has another shape than was asked for",
                _ => "the body is not JSON",
            };
            let (line, column) = (error.line(), error.column());
            Error::new(ErrorKind::Decode)
                .with_message(format!("{what}, at line {line} column {column}"))
                .with_source(error)
        })
    }

    /// The body as a generated type or a [`Value`](crate::data::Value).
    ///
    /// # Errors
    ///
    /// The body is not what the type says.
    pub fn decode<T: Decode>(&self) -> Result<Decoded<T>, DecodeError> {
        decode_json(&self.bytes)
    }
}
