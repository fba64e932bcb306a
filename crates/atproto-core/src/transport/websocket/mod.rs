//! Opening a WebSocket and reading its messages.
//!
//! A [`Connector`] opens one connection, once: no reconnection, no credentials, no timeout. Dropping the [`Socket`]
//! closes it. [`TungsteniteConnector`] is the one in the box.

mod connect;
mod upgrade;

use std::{fmt, pin::Pin};

use bytes::Bytes;
use futures_core::Stream;
use http::HeaderMap;
use url::Url;

use crate::clock::BoxFuture;

pub use connect::TungsteniteConnector;

/// The longest message: 5,000,000 bytes, which is what the protocol allows a frame of an event stream.
pub const MAX_MESSAGE_BYTES: usize = 5_000_000;

/// Opens WebSockets.
pub trait Connector: Send + Sync {
    /// Opens one.
    ///
    /// # Errors
    ///
    /// The server cannot be reached, or it does not agree.
    fn connect(&self, request: UpgradeRequest) -> BoxFuture<'static, Result<Socket, ConnectError>>;
}

/// The messages of a connection, which ends after its first error. Pings are answered by whoever makes the socket, while it
/// is polled; a socket that nobody polls is not read, so that the server feels it.
pub type Socket = Pin<Box<dyn Stream<Item = Result<SocketMessage, SocketError>> + Send>>;

/// What to connect to.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct UpgradeRequest {
    /// The address, `ws` or `wss`.
    pub url: Url,
    /// Headers beyond those of the handshake.
    pub headers: HeaderMap,
    /// The longest message to accept; [`MAX_MESSAGE_BYTES`] by default.
    pub max_message_bytes: usize,
}

impl UpgradeRequest {
    /// A request without headers of its own.
    pub fn new(url: Url) -> Self {
        Self {
            url,
            headers: HeaderMap::new(),
            max_message_bytes: MAX_MESSAGE_BYTES,
        }
    }
}

/// A message of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SocketMessage {
    /// Bytes.
    Binary(Bytes),
    /// Text.
    Text(String),
    /// The server closes the connection, with a code (1000 if it gave none) and a reason. Nothing follows.
    Close(u16, String),
}

/// Why there is no connection.
#[derive(Debug)]
#[non_exhaustive]
pub enum ConnectError {
    /// The server answered with something else than an upgrade.
    Refused {
        /// The status.
        status: u16,
        /// The headers.
        headers: HeaderMap,
        /// The body, as far as it came with the headers.
        body: Bytes,
    },
    /// There was no such answer.
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

/// Why a connection ended.
#[derive(Debug)]
#[non_exhaustive]
pub enum SocketError {
    /// A message is longer than allowed.
    TooLong {
        /// How long it is, or as much of it as was read.
        bytes: usize,
        /// How long it may be.
        limit: usize,
    },
    /// The connection broke, or what came is no WebSocket.
    Broken(Box<dyn std::error::Error + Send + Sync>),
}

impl fmt::Display for ConnectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { status, .. } => {
                write!(f, "the server refused the upgrade with {status}")
            }
            Self::Failed(_) => f.write_str("the connection was not made"),
        }
    }
}

impl std::error::Error for ConnectError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Refused { .. } => None,
            Self::Failed(source) => Some(&**source),
        }
    }
}

impl fmt::Display for SocketError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { bytes, limit } => {
                write!(f, "a message of {bytes} bytes, where {limit} are allowed")
            }
            Self::Broken(_) => f.write_str("the connection broke"),
        }
    }
}

impl std::error::Error for SocketError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::TooLong { .. } => None,
            Self::Broken(source) => Some(&**source),
        }
    }
}
