//! What generated code implements.

use bytes::Bytes;

use super::RequestParts;
use crate::data::{DecodeError, Decoded};

/// How an endpoint is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// A GET without effects.
    Query,
    /// A POST with effects.
    Procedure,
}

/// A query or a procedure: a value that holds its parameters or input.
///
/// A reference to an endpoint is an endpoint too, so a value can be called again and again.
pub trait Endpoint: Send + Sync {
    /// The name of the lexicon method, such as `app.bsky.feed.getTimeline`.
    const NSID: &'static str;
    /// How it is called.
    const METHOD: Method;
    /// What a success answers.
    type Output: Send + 'static;
    /// The errors that the lexicon declares; [`NoError`] if none.
    type Error: LexiconError;

    /// Writes the query parameters and the body.
    fn request(&self, parts: &mut RequestParts);

    /// Reads the body of a success.
    ///
    /// # Errors
    ///
    /// The body is not what the lexicon says, in a place that leniency cannot mend.
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError>;
}

/// An [`Endpoint`] without effects.
pub trait Query: Endpoint {}

/// An [`Endpoint`] with effects.
pub trait Procedure: Endpoint {}

impl<E: Endpoint> Endpoint for &E {
    const NSID: &'static str = E::NSID;
    const METHOD: Method = E::METHOD;
    type Output = E::Output;
    type Error = E::Error;

    fn request(&self, parts: &mut RequestParts) {
        E::request(self, parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        E::decode(body)
    }
}

impl<E: Query> Query for &E {}

impl<E: Procedure> Procedure for &E {}

/// An event stream: a value that holds its parameters.
pub trait Subscription: Send + Sync {
    /// The name of the lexicon method, such as `com.atproto.sync.subscribeRepos`.
    const NSID: &'static str;
    /// What the stream is made of.
    type Message: Send + 'static;
    /// The errors that the lexicon declares; [`NoError`] if none.
    type Error: LexiconError;

    /// Writes the query parameters.
    fn request(&self, parts: &mut RequestParts);

    /// Reads the payload of one frame whose header has the type `ty` (such as `#commit`). A type that the lexicon does
    /// not know is a message of its own, not an error.
    ///
    /// # Errors
    ///
    /// The payload is not what the lexicon says.
    fn decode(ty: &str, payload: &Bytes) -> Result<Decoded<Self::Message>, DecodeError>;
}

/// The errors that a lexicon declares for one method.
pub trait LexiconError: Sized {
    /// The error of this name; `None` if the lexicon does not declare it.
    fn from_name(name: &str, message: Option<&str>) -> Option<Self>;
}

/// The errors of a method that declares none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoError {}

impl LexiconError for NoError {
    fn from_name(_name: &str, _message: Option<&str>) -> Option<Self> {
        None
    }
}
