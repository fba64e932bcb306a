//! Whose record, and which.

use atproto_core::{
    Error, ErrorKind,
    error::Delivery,
    syntax::{AtIdentifier, Did},
    xrpc::Client,
};

/// The account that a client writes as.
///
/// # Errors
/// `Auth`, before anything is sent, if the client has none.
pub(super) fn own_account(client: &Client, nsid: &str) -> Result<Did, Error> {
    client.account().ok_or_else(|| {
        Error::new(ErrorKind::Auth)
            .with_nsid(nsid)
            .with_delivery(Delivery::NotProcessed)
            .with_message("records are written by a signed-in client, and this one is anonymous")
    })
}

/// The repository that a client reads unless told otherwise: its own. An anonymous client has none, and its call is refused
/// as one with a malformed `repo` unless it names one.
pub(super) fn own_repo(client: &Client) -> AtIdentifier {
    client.account().map(Into::into).unwrap_or_default()
}
