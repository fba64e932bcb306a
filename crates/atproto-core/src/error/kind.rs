//! What programs branch on.

use std::fmt;

/// What went wrong. Small on purpose: details are methods of [`Error`](super::Error).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// An attempt ran longer than its timeout.
    Timeout,
    /// No whole answer came: the connection failed, was cut, or the body broke off.
    Network,
    /// The server answered with something else than success.
    Xrpc(XrpcErrorKind),
    /// The answer was a success, but its body is not what the lexicon says.
    Decode,
    /// The request was not sent because a value of it is malformed.
    Validation,
    /// The credentials could not be had: a refresh failed, a grant is gone. The source says why.
    Auth,
    /// A handle, a DID or a DID document could not be resolved or did not match.
    Identity,
    /// A subscription could not connect, or ended with an error.
    Subscription,
    /// One message of a subscription is not readable; the stream goes on.
    Frame,
    /// Something was not kept: a session store or a cursor store failed.
    Storage,
    /// The client was set up with a value that cannot work, such as a malformed service address.
    Configuration,
}

/// What an answer that is no success means, by its HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum XrpcErrorKind {
    /// 401.
    Unauthorized,
    /// 429.
    RateLimitExceeded,
    /// Every other 4xx.
    InvalidRequest,
    /// 1xx and 3xx: an answer that XRPC has no use for.
    NotSupported,
    /// 5xx, and every status outside the ranges of HTTP.
    InternalServerError,
}

impl XrpcErrorKind {
    /// The kind of an HTTP status; `None` for a success (200 to 299).
    pub fn from_status(status: u16) -> Option<Self> {
        match status {
            200..=299 => None,
            401 => Some(Self::Unauthorized),
            429 => Some(Self::RateLimitExceeded),
            400..=499 => Some(Self::InvalidRequest),
            100..=199 | 300..=399 => Some(Self::NotSupported),
            _ => Some(Self::InternalServerError),
        }
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Timeout => "timeout",
            Self::Network => "network failure",
            Self::Xrpc(kind) => return kind.fmt(f),
            Self::Decode => "unreadable answer",
            Self::Validation => "invalid request",
            Self::Auth => "authorization failure",
            Self::Identity => "identity failure",
            Self::Subscription => "subscription failure",
            Self::Frame => "unreadable frame",
            Self::Storage => "storage failure",
            Self::Configuration => "configuration error",
        })
    }
}

impl fmt::Display for XrpcErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unauthorized => "unauthorized",
            Self::RateLimitExceeded => "rate limit exceeded",
            Self::InvalidRequest => "request refused",
            Self::NotSupported => "unsupported answer",
            Self::InternalServerError => "server error",
        })
    }
}

/// Whether a request that failed may have been processed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Delivery {
    /// It provably never reached the server, or the server said that it did not look at it.
    NotProcessed,
    /// It left, and nobody knows.
    MaybeProcessed,
}
