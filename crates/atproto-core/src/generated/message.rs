//! Messages of subscriptions, and answers that are not JSON.

use bytes::Bytes;

use crate::data::{Decode, DecodeError, Decoded, decode_dag_cbor, decode_json};

/// A message whose type this version does not know: its type, and its payload as it came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownMessage {
    /// The type, as the frame has it: `#future`.
    pub ty: String,
    /// The payload: DAG-CBOR or JSON, as the stream is.
    pub payload: Bytes,
}

impl UnknownMessage {
    /// Keeps a payload as it came.
    pub fn decoded(ty: &str, payload: &Bytes) -> Decoded<Self> {
        decoded(Self {
            ty: ty.to_owned(),
            payload: payload.clone(),
        })
    }
}

/// The name of a message in its subscription's lexicon: `#commit`, whether the frame says that or the whole
/// `com.atproto.sync.subscribeRepos#commit`.
pub fn message_name<'a>(nsid: &str, ty: &'a str) -> &'a str {
    ty.strip_prefix(nsid).unwrap_or(ty)
}

/// Reads the payload of a message, JSON or DAG-CBOR: an object begins with another byte in each.
///
/// # Errors
/// The payload is not what the lexicon says.
pub fn decode_message<T: Decode, M>(
    payload: &Bytes,
    variant: fn(Box<T>) -> M,
) -> Result<Decoded<M>, DecodeError> {
    let first = payload.iter().find(|byte| !byte.is_ascii_whitespace());
    let decoded = if first == Some(&b'{') {
        decode_json(payload)?
    } else {
        decode_dag_cbor(payload)?
    };
    Ok(decoded.map(|value| variant(Box::new(value))))
}

/// Reads an answer that has no body.
///
/// # Errors
/// Never: whatever a server sends where nothing is expected is left alone.
#[allow(clippy::unnecessary_wraps, reason = "one signature for all answers")]
pub fn decode_nothing(_body: &Bytes) -> Result<Decoded<()>, DecodeError> {
    Ok(decoded(()))
}

/// Takes an answer of any media type as it is.
///
/// # Errors
/// Never.
#[allow(clippy::unnecessary_wraps, reason = "one signature for all answers")]
pub fn decode_bytes(body: &Bytes) -> Result<Decoded<Bytes>, DecodeError> {
    Ok(decoded(body.clone()))
}

fn decoded<T>(value: T) -> Decoded<T> {
    Decoded {
        value,
        warnings: Vec::new(),
    }
}
