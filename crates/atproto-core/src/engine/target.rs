//! Where a call goes, and whether the account's credentials may go with it.

use url::Url;

use super::RawRequest;
use crate::{
    Error, ErrorKind,
    syntax::Nsid,
    xrpc::{Client, parse_service},
};

/// The place of one call.
#[derive(Debug)]
pub(super) struct Target {
    /// The whole address.
    pub(super) url: Url,
    /// Whether the account's credentials may go there.
    pub(super) trusted: bool,
}

/// Resolves the target: the call's own service, else the client's, else the account's server, else the default.
/// Credentials stay home: they go to the account's server only (as long as that is not known, to the service that the client was
/// built for), and to the origins that the user names.
///
/// # Errors
///
/// `Configuration` if an address is malformed, `Validation` if the method's name is.
pub(super) fn resolve(client: &Client, request: &RawRequest) -> Result<Target, Error> {
    // Names of untyped calls come from anywhere: one with a slash would be another path.
    Nsid::new(&request.nsid)?;
    let settings = &client.inner;
    let account = settings
        .authorizer
        .as_ref()
        .and_then(|authorizer| authorizer.service());
    let configured = settings.service.as_ref();
    let base = match &request.options.service {
        Some(service) => parse_service(service)?,
        None => configured
            .or(account.as_ref())
            .unwrap_or(&settings.default_service)
            .clone(),
    };
    let home = account.as_ref().unwrap_or(&settings.home);
    let named = match &request.options.credentials_for {
        Some(origin) => Some(parse_service(origin)?),
        None => None,
    };
    let trusted = std::iter::once(home)
        .chain(&settings.credentials_for)
        .chain(&named)
        .any(|origin| origin.origin() == base.origin());
    let mut url = base
        .join(&format!("/xrpc/{}", request.nsid))
        .map_err(|error| {
            Error::new(ErrorKind::Configuration)
                .with_message("the service and the method make no address")
                .with_source(error)
        })?;
    let query = request.parts.query();
    url.set_query((!query.is_empty()).then_some(query));
    Ok(Target { url, trusted })
}
