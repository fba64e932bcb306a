//! What an answer means.

use std::error::Error as StdError;

use http::{HeaderMap, HeaderValue};
use serde_json::{Map, Value};

use super::hints::server_wait;
use crate::{
    Error, ErrorKind, XrpcErrorKind,
    clock::Clock,
    transport::{HttpResponse, TransportError, TransportErrorKind},
};

/// The name of an error whose body has none.
pub(crate) const UNKNOWN_ERROR: &str = "UnknownError";
/// How much of a body that is no XRPC error is kept as its message.
const MESSAGE_LIMIT: usize = 16 * 1024;
/// Shorter values than this are no secrets, and replacing them would garble a message.
const SHORTEST_SECRET: usize = 8;

/// The error of an answer that is no success. `sent` are the headers of the request: should the server echo a secret of
/// theirs, it is taken out.
pub(super) fn refusal(
    kind: XrpcErrorKind,
    response: HttpResponse,
    sent: &HeaderMap,
    clock: &dyn Clock,
) -> Error {
    let (name, message) = read_error_body(&response.body, MESSAGE_LIMIT);
    let wait = server_wait(response.status, &response.headers, clock.wall());
    let error = Error::new(ErrorKind::Xrpc(kind))
        .with_answer(response.status, response.headers, wait)
        .with_error_name(without_secrets(&name, sent));
    match message {
        Some(message) => error.with_message(without_secrets(&message, sent)),
        None => error,
    }
}

/// The name and the message of an error's body. Proxies and gateways answer with anything, so this never fails.
///
/// At most `limit` bytes of a body that is no XRPC error become the message.
pub(crate) fn read_error_body(body: &[u8], limit: usize) -> (String, Option<String>) {
    if let Ok(mut fields) = serde_json::from_slice::<Map<String, Value>>(body)
        && let Some(Value::String(name)) = fields.remove("error")
    {
        let message = match fields.remove("message") {
            Some(Value::String(message)) => Some(message),
            _ => None,
        };
        return (name, message);
    }
    let kept = body.get(..limit).unwrap_or(body);
    (
        UNKNOWN_ERROR.to_owned(),
        Some(String::from_utf8_lossy(kept).into_owned()),
    )
}

fn without_secrets(text: &str, sent: &HeaderMap) -> String {
    sent.values()
        .filter(|value| value.is_sensitive())
        .filter_map(|value| HeaderValue::to_str(value).ok())
        .filter_map(|value| value.split(' ').next_back())
        .filter(|secret| secret.len() >= SHORTEST_SECRET)
        .fold(text.to_owned(), |text, secret| {
            text.replace(secret, "[REDACTED]")
        })
}

/// The error of a request that got no whole answer.
pub(super) fn no_answer(error: TransportError) -> Error {
    let kind = match error.kind() {
        TransportErrorKind::Timeout => ErrorKind::Timeout,
        // It would be as long the next time.
        TransportErrorKind::TooLarge => ErrorKind::Decode,
        TransportErrorKind::Malformed => ErrorKind::Configuration,
        TransportErrorKind::Connect | TransportErrorKind::Request | TransportErrorKind::Body => {
            ErrorKind::Network
        }
    };
    let message = match root_cause(&error) {
        // Nothing of the request has left, so no cause can quote it.
        Some(cause) if error.kind() == TransportErrorKind::Connect => format!("{error}: {cause}"),
        _ => error.to_string(),
    };
    Error::new(kind)
        .with_delivery(error.delivery())
        .with_message(message)
        .with_source(error)
}

/// The last cause in the chain: what the system said. None if that is what the transport's own library says.
fn root_cause(error: &TransportError) -> Option<&(dyn StdError + 'static)> {
    let mut cause = error.source()?.source()?;
    while let Some(next) = cause.source() {
        cause = next;
    }
    Some(cause)
}
