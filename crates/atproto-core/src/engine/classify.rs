//! The one failure predicate.
//!
//! Everything here looks at error kinds, never at messages: what a message says differs by system and language.

use crate::{Error, ErrorKind, XrpcErrorKind, error::Delivery, retry::RetryReason};

/// Why a failure is a candidate for a retry; `None` if it is not.
pub(crate) fn retry_reason(error: &Error) -> Option<RetryReason> {
    match error.kind() {
        ErrorKind::Timeout => Some(RetryReason::Timeout),
        ErrorKind::Network => Some(RetryReason::Network),
        ErrorKind::Xrpc(XrpcErrorKind::RateLimitExceeded) => Some(RetryReason::RateLimited),
        // What a server does not implement now it will not implement in a minute.
        ErrorKind::Xrpc(XrpcErrorKind::InternalServerError) if error.status() != Some(501) => {
            Some(RetryReason::ServerError)
        }
        _ => None,
    }
}

/// Whether the server may have applied the request although the call failed: sending it again could apply it twice.
///
/// - A server error (5xx) is ambiguous: it may have come after a part of the work.
/// - A timeout is ambiguous, unless the connection was never made.
/// - A network failure is ambiguous, unless the request provably never reached the server: the name was not resolved,
///   the connection was refused or had no route.
/// - A 429, a 400 and everything else is not.
///
/// Always the same as what a strategy sees as [`RetryContext::is_ambiguous`](crate::RetryContext::is_ambiguous).
pub fn is_ambiguous_failure(error: &Error) -> bool {
    match error.kind() {
        ErrorKind::Timeout | ErrorKind::Network => error.delivery() == Delivery::MaybeProcessed,
        ErrorKind::Xrpc(XrpcErrorKind::InternalServerError) => true,
        _ => false,
    }
}
