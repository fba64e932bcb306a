//! Where credentials come from.

use http::{HeaderMap, HeaderName, HeaderValue};
use url::Url;

use crate::{Error, clock::BoxFuture, syntax::Did};

/// Gives the engine the credentials of one account, and mends them. Sessions and OAuth implement it.
///
/// The engine asks for credentials before *every* send and only if they may go to the target; implementations bound
/// their own work in time and survive that the future is dropped.
pub trait Authorizer: Send + Sync {
    /// The account's server (PDS), looked up on every call; `None` if it is not known yet.
    fn service(&self) -> Option<Url>;

    /// The credentials for one send. May refresh them first if they are about to expire.
    fn authorize<'a>(
        &'a self,
        request: &'a AuthRequest,
    ) -> BoxFuture<'a, Result<Credentials, Error>>;

    /// The server refused `failed` with `error`: a 401, or a 400 `ExpiredToken`. Called at most once per call.
    ///
    /// An error of this method becomes the source of the caller's error, whose kind is `Auth`.
    fn unauthorized<'a>(
        &'a self,
        failed: &'a Credentials,
        error: &'a Error,
    ) -> BoxFuture<'a, Result<Recovery, Error>>;

    /// The server at `origin` wants this nonce in proofs from now on. Awaited before a replay; detached after a success.
    fn nonce<'a>(&'a self, origin: &'a str, nonce: &'a str) -> BoxFuture<'a, ()> {
        let _ = (origin, nonce);
        Box::pin(std::future::ready(()))
    }

    /// The account.
    fn account(&self) -> Option<Did>;
}

/// The send that wants credentials.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AuthRequest {
    /// The endpoint.
    pub nsid: Box<str>,
    /// The HTTP method.
    pub method: http::Method,
    /// The whole address, query included.
    pub url: Url,
}

impl AuthRequest {
    /// The send of `nsid` to `url`.
    pub fn new(nsid: &str, method: http::Method, url: Url) -> Self {
        Self {
            nsid: nsid.into(),
            method,
            url,
        }
    }

    /// The scheme, host and port that it goes to.
    pub fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }
}

/// What goes out with one send. Its `Debug` never shows a value.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Credentials {
    /// The headers, all marked sensitive.
    pub headers: HeaderMap,
    /// Which token they hold.
    pub token: TokenId,
    /// The nonce in their proof, if there is one.
    pub nonce: Option<String>,
}

impl Credentials {
    /// No headers yet.
    pub fn new(token: TokenId) -> Self {
        Self {
            headers: HeaderMap::new(),
            token,
            nonce: None,
        }
    }

    /// An `Authorization: Bearer` header.
    ///
    /// # Errors
    ///
    /// `Configuration` if the token has bytes that no header may have.
    pub fn bearer(secret: &str, token: TokenId) -> Result<Self, Error> {
        Self::new(token).with(http::header::AUTHORIZATION, &format!("Bearer {secret}"))
    }

    /// Adds a header.
    ///
    /// # Errors
    ///
    /// `Configuration` if the value has bytes that no header may have.
    pub fn with(mut self, name: HeaderName, value: &str) -> Result<Self, Error> {
        let mut value = HeaderValue::from_str(value).map_err(|_| {
            Error::new(crate::ErrorKind::Configuration).with_message(format!(
                "the credentials are no value for the header {name}"
            ))
        })?;
        value.set_sensitive(true);
        self.headers.insert(name, value);
        Ok(self)
    }

    /// Remembers the nonce that the proof is made with.
    #[must_use]
    pub fn with_nonce(mut self, nonce: Option<String>) -> Self {
        self.nonce = nonce;
        self
    }
}

/// Tells one token of an account from the next, without being the token: a refusal of an older one than the current is
/// late, and needs no refresh.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenId(u64);

impl TokenId {
    /// The token with this number, for example how often the session was refreshed.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// What an authorizer made of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recovery {
    /// There are other credentials now: send the request again.
    Replay,
    /// There is nothing to mend: the caller gets the server's own error.
    Propagate,
}
