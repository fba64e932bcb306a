//! What an endpoint writes: query parameters and a body.

use std::fmt;

use bytes::Bytes;
use url::form_urlencoded::byte_serialize;

use crate::{
    data::{Encode, encode_json},
    syntax::{SyntaxError, WireString},
};

/// The parameters and the body of a request, written by [`Endpoint::request`](super::Endpoint::request).
///
/// Parameters come out in the order in which they are written; a list is its name repeated. What is not written is not
/// sent: an absent option leaves no key.
#[derive(Clone, Debug, Default)]
pub struct RequestParts {
    query: String,
    body: Option<Body>,
    invalid: Option<(String, SyntaxError)>,
}

/// The body of a procedure. Its `Debug` does not show it: that of a sign-in has a password.
#[derive(Clone)]
#[non_exhaustive]
pub enum Body {
    /// A JSON document, sent as `application/json`.
    Json(Bytes),
    /// Bytes of the given media type; `None` has it sniffed from the first bytes.
    Bytes(Bytes, Option<String>),
}

impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(text) => write!(f, "Json({} bytes)", text.len()),
            Self::Bytes(bytes, media_type) => {
                write!(f, "Bytes({} bytes, {media_type:?})", bytes.len())
            }
        }
    }
}

impl RequestParts {
    /// Nothing written yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Writes a string parameter.
    pub fn param_str(&mut self, name: &str, value: &str) -> &mut Self {
        if !self.query.is_empty() {
            self.query.push('&');
        }
        push_encoded(&mut self.query, name);
        self.query.push('=');
        push_encoded(&mut self.query, value);
        self
    }

    /// Writes an integer parameter.
    pub fn param_int(&mut self, name: &str, value: i64) -> &mut Self {
        self.param_str(name, &value.to_string())
    }

    /// Writes a boolean parameter.
    pub fn param_bool(&mut self, name: &str, value: bool) -> &mut Self {
        self.param_str(name, if value { "true" } else { "false" })
    }

    /// Writes a string parameter that has a format, and checks it.
    pub fn param_format(&mut self, name: &str, value: &impl WireString) -> &mut Self {
        self.check_format(name, value);
        self.param_str(name, value.as_str())
    }

    /// Checks a string of a body. The first malformed one refuses the request with a `Validation` error that names it.
    pub fn check_format(&mut self, field: &str, value: &impl WireString) -> &mut Self {
        if let Err(error) = value.validate() {
            self.refuse(field, error);
        }
        self
    }

    /// Refuses the request because of `field`, unless it was refused before.
    pub fn refuse(&mut self, field: &str, error: SyntaxError) -> &mut Self {
        self.invalid
            .get_or_insert_with(|| (field.to_owned(), error));
        self
    }

    /// Writes a JSON body.
    pub fn body_json(&mut self, value: &impl Encode) -> &mut Self {
        self.body = Some(Body::Json(encode_json(value).into()));
        self
    }

    /// Writes a body that is JSON already.
    pub fn body_json_text(&mut self, text: impl Into<Bytes>) -> &mut Self {
        self.body = Some(Body::Json(text.into()));
        self
    }

    /// Writes a body of bytes; without a media type it is sniffed, `application/octet-stream` if unknown.
    pub fn body_bytes(&mut self, bytes: Bytes, content_type: Option<&str>) -> &mut Self {
        self.body = Some(Body::Bytes(bytes, content_type.map(str::to_owned)));
        self
    }

    /// The encoded query, without `?`; empty if there are no parameters.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// The body, if any.
    pub fn body(&self) -> Option<&Body> {
        self.body.as_ref()
    }

    /// The first malformed field, and what is wrong with it.
    pub fn invalid(&self) -> Option<(&str, &SyntaxError)> {
        self.invalid
            .as_ref()
            .map(|(field, error)| (field.as_str(), error))
    }
}

/// Form encoding, but with `%20` for a space: every decoder reads that, not every one reads `+`.
fn push_encoded(query: &mut String, text: &str) {
    for piece in byte_serialize(text.as_bytes()) {
        query.push_str(if piece == "+" { "%20" } else { piece });
    }
}
