//! `is_ambiguous_failure` (rule 28, C14): by kind, never by message.

use atproto_core::transport::{TransportError, TransportErrorKind};
use atproto_core::{
    Error, ErrorKind, XrpcErrorKind, error::Delivery, is_ambiguous_failure, xrpc::Client,
};

use super::support::{Played, QUERY, answered};

/// The error of a call whose transport answers this.
async fn failure(answer: Result<atproto_core::transport::HttpResponse, TransportError>) -> Error {
    let client: Client = Played::new([answer]).client().build().unwrap();
    client.query(QUERY).await.unwrap_err()
}

#[tokio::test]
async fn statuses() {
    for (status, ambiguous) in [
        (500, true),
        (501, true),
        (502, true),
        (503, true),
        (520, true),
        (429, false),
        (400, false),
        (401, false),
        (404, false),
        (300, false),
    ] {
        let error = failure(Ok(answered(status))).await;
        assert_eq!(is_ambiguous_failure(&error), ambiguous, "{status}");
    }
}

#[tokio::test]
async fn transport_failures() {
    use TransportErrorKind::{Body, Connect, Request, Timeout, TooLarge};
    for (kind, delivery, ambiguous) in [
        (Connect, Delivery::NotProcessed, false),
        (Timeout, Delivery::NotProcessed, false),
        (Timeout, Delivery::MaybeProcessed, true),
        // A refused HTTP/2 stream, then a reset.
        (Request, Delivery::NotProcessed, false),
        (Request, Delivery::MaybeProcessed, true),
        (Body, Delivery::MaybeProcessed, true),
        // The server answered: it is not a question of delivery.
        (TooLarge, Delivery::MaybeProcessed, false),
    ] {
        let error = failure(Err(TransportError::new(kind, delivery))).await;
        assert_eq!(is_ambiguous_failure(&error), ambiguous, "{kind:?}");
    }
}

/// Messages that other SDKs look for change nothing.
#[test]
fn messages_do_not_matter() {
    for message in [
        "Connection refused",
        "CONNECTION REFUSED",
        "failed host lookup",
    ] {
        let error = Error::new(ErrorKind::Network).with_message(message);
        assert!(is_ambiguous_failure(&error));
    }
    let error = Error::new(ErrorKind::Xrpc(XrpcErrorKind::InvalidRequest)).with_message("timeout");
    assert!(!is_ambiguous_failure(&error));
    for kind in [
        ErrorKind::Decode,
        ErrorKind::Validation,
        ErrorKind::Auth,
        ErrorKind::Configuration,
    ] {
        assert!(!is_ambiguous_failure(&Error::new(kind)), "{kind}");
    }
}
