//! One frame: a header that says what it is, and a payload.

use bytes::Bytes;

use crate::{
    Error, ErrorKind,
    data::{DecodeError, Extra, Raw},
};

/// What a frame carries.
const MESSAGE: i64 = 1;
const ERROR: i64 = -1;

/// A message of an event stream that is not decoded yet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The type of the message in its subscription's lexicon, such as `#commit`.
    pub ty: String,
    /// The message in DAG-CBOR, as it came.
    pub payload: Bytes,
}

/// What a binary message of the socket is.
pub(super) enum Read {
    Message(Frame),
    /// The server ends the stream with this error.
    Last(Error),
}

#[derive(Clone, Debug, Default)]
struct Header {
    op: i64,
    t: Option<String>,
    extra: Extra,
}

crate::object! {
    Header {
        0 op: "op" required,
        1 t: "t" optional,
    }
}

#[derive(Clone, Debug, Default)]
struct Failure {
    error: String,
    message: Option<String>,
    extra: Extra,
}

crate::object! {
    Failure {
        0 error: "error" required,
        1 message: "message" optional,
    }
}

/// Reads a frame. The payload of a message is only split off.
///
/// # Errors
///
/// `Frame` if the header is none, or of an operation that this version does not know.
pub(super) fn read(nsid: &str, bytes: &Bytes) -> Result<Read, Error> {
    let (header, payload) = Raw::split_dag_cbor(bytes).map_err(|error| unreadable(nsid, error))?;
    let header: Header = header.decode().map_err(|error| unreadable(nsid, error))?;
    match (header.op, header.t) {
        (MESSAGE, Some(_)) if payload.is_empty() => Err(frame(nsid, "the frame has no payload")),
        (MESSAGE, Some(ty)) => Ok(Read::Message(Frame { ty, payload })),
        (MESSAGE, None) => Err(frame(
            nsid,
            "the frame does not say the type of its message",
        )),
        (ERROR, _) => {
            let failure =
                Raw::from_dag_cbor(payload).and_then(|payload| payload.decode::<Failure>());
            let error = Error::new(ErrorKind::Subscription).with_nsid(nsid);
            Ok(Read::Last(match failure {
                Ok(Failure {
                    error: name,
                    message,
                    ..
                }) => {
                    let error = error.with_error_name(name);
                    match message {
                        Some(message) => error.with_message(message),
                        None => error,
                    }
                }
                Err(source) => error
                    .with_message("the server ends the stream with an error that cannot be read")
                    .with_source(source),
            }))
        }
        (op, _) => Err(frame(
            nsid,
            &format!("the frame's operation {op} is not known"),
        )),
    }
}

pub(super) fn frame(nsid: &str, message: &str) -> Error {
    Error::new(ErrorKind::Frame)
        .with_nsid(nsid)
        .with_message(message)
}

pub(super) fn unreadable(nsid: &str, error: DecodeError) -> Error {
    frame(nsid, &error.to_string()).with_source(error)
}
