//! One XRPC call as a handler sees it, and what the handler gives back.

use atproto_core::syntax::Did;
use bytes::Bytes;
use http::HeaderMap;
use serde_json::Value;

use super::{failure::Failure, state::State, tokens::Claims};

/// What a handler gives back.
pub(super) type Outcome = Result<Reply, Failure>;

/// A method of the server: it has the whole state for itself, so that every call is atomic.
pub(super) type Handler = fn(&mut State, &Call) -> Outcome;

/// GET or POST.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Verb {
    Query,
    Procedure,
}

/// What a method asks of the `Authorization` header.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Auth {
    /// It is not looked at.
    None,
    /// A good access token tells who asks; none is fine.
    Optional,
    /// An access token.
    Access,
    /// An access token that was made with the account's own password.
    AccessFull,
    /// An access token of an account that may write.
    Write,
    /// A refresh token.
    Refresh,
    /// A refresh token, even one that has expired: what signing out takes.
    RefreshOrExpired,
}

/// A line of the method table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Route {
    pub(super) nsid: &'static str,
    pub(super) verb: Verb,
    pub(super) auth: Auth,
    pub(super) handler: Handler,
}

/// A query's line.
pub(super) const fn query(nsid: &'static str, auth: Auth, handler: Handler) -> Route {
    Route {
        nsid,
        verb: Verb::Query,
        auth,
        handler,
    }
}

/// A procedure's line.
pub(super) const fn procedure(nsid: &'static str, auth: Auth, handler: Handler) -> Route {
    Route {
        nsid,
        verb: Verb::Procedure,
        auth,
        handler,
    }
}

/// A call that passed the door: known method, right verb, good token.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) nsid: String,
    pub(super) query: Vec<(String, String)>,
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
    /// Whose token it was.
    pub(super) claims: Option<Claims>,
}

impl Call {
    /// The DID of who asks.
    pub(super) fn viewer(&self) -> Option<&str> {
        self.claims.as_ref().map(|claims| claims.sub.as_str())
    }

    /// The DID of who asks, on methods that need one.
    pub(super) fn caller(&self) -> Result<&str, Failure> {
        self.viewer()
            .ok_or_else(|| Failure::unauthorized("AuthMissing", "Authentication Required"))
    }

    pub(super) fn param(&self, name: &str) -> Option<&str> {
        self.query
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }

    /// Every value of a parameter that may be repeated.
    pub(super) fn params(&self, name: &str) -> Vec<&str> {
        self.query
            .iter()
            .filter(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
            .collect()
    }

    pub(super) fn required(&self, name: &str) -> Result<&str, Failure> {
        self.param(name)
            .ok_or_else(|| self.bad_param(&format!("Missing required key \"{name}\"")))
    }

    /// A parameter that must be a DID.
    pub(super) fn did(&self, name: &str) -> Result<&str, Failure> {
        let text = self.required(name)?;
        if Did::new(text).is_err() {
            return Err(self.bad_param(&format!("Invalid DID (got \"{text}\")")));
        }
        Ok(text)
    }

    /// The error of a parameter that does not fit.
    pub(super) fn bad_param(&self, what: &str) -> Failure {
        Failure::invalid(format!("Invalid {} params: {what}", self.nsid))
    }

    /// `limit`, within the bounds that lexicons give.
    pub(super) fn limit(&self, default: usize, max: usize) -> Result<usize, Failure> {
        let Some(text) = self.param("limit") else {
            return Ok(default);
        };
        match text.parse::<usize>() {
            Err(_) => Err(self.bad_param(&format!("Expected integer value type (got \"{text}\")"))),
            Ok(0) => Err(self.bad_param("integer too small (minimum 1, got 0)")),
            Ok(limit) if limit > max => {
                Err(self.bad_param(&format!("integer too big (maximum {max}, got {limit})")))
            }
            Ok(limit) => Ok(limit),
        }
    }

    pub(super) fn flag(&self, name: &str) -> bool {
        self.param(name) == Some("true")
    }

    /// The body as a JSON object.
    pub(super) fn json(&self) -> Result<Value, Failure> {
        let content_type = self
            .headers
            .get("content-type")
            .and_then(|value| value.to_str().ok())
            .filter(|text| !text.is_empty());
        match content_type.map(|text| text.split(';').next().unwrap_or(text).trim()) {
            None => {
                return Err(Failure::invalid(
                    "Request encoding (Content-Type) required but not provided",
                ));
            }
            Some("application/json") => {}
            Some(other) => {
                return Err(Failure::invalid(format!(
                    "Wrong request encoding (Content-Type): {other}"
                )));
            }
        }
        if self.body.is_empty() {
            return Err(Failure::invalid(
                "A request body is expected but none was provided",
            ));
        }
        match serde_json::from_slice(&self.body) {
            Ok(value @ Value::Object(_)) => Ok(value),
            Ok(_) => Err(Failure::invalid("Expected object value type at $")),
            Err(error) => Err(Failure::named("SyntaxError", error.to_string())),
        }
    }
}

/// A string property of a JSON body.
pub(super) fn text<'a>(input: &'a Value, name: &str) -> Option<&'a str> {
    input.get(name).and_then(Value::as_str)
}

/// A string property that must be there.
pub(super) fn required_text<'a>(input: &'a Value, name: &str) -> Result<&'a str, Failure> {
    text(input, name).ok_or_else(|| match input.get(name) {
        None => Failure::invalid(format!("Missing required key \"{name}\" at $")),
        Some(other) => Failure::invalid(format!(
            "Expected string value type (got {other}) at $.{name}"
        )),
    })
}

/// An answer that is no error.
#[derive(Debug)]
pub(super) enum Reply {
    Json(Value),
    /// 200 without a body.
    Empty,
    Bytes {
        content_type: String,
        body: Bytes,
    },
}
