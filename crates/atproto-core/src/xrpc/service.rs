//! Addresses of services.

use url::Url;

use crate::{Error, ErrorKind};

/// Reads the address of a service: a host with an optional port (`bsky.social`, https is meant) or an `http` or `https`
/// origin (`http://localhost:2583`).
///
/// # Errors
///
/// [`ErrorKind::Configuration`] naming the text.
pub(crate) fn parse_service(text: &str) -> Result<Url, Error> {
    // What stands before an @ may be a password.
    let shown = text.rsplit('@').next().unwrap_or_default();
    let refuse = |why: &str| {
        Error::new(ErrorKind::Configuration)
            .with_message(format!("the service {shown:?} is no address: {why}"))
    };
    let trimmed = text.trim();
    let url = if trimmed.contains("://") {
        Url::parse(trimmed)
    } else {
        Url::parse(&format!("https://{trimmed}"))
    }
    .map_err(|error| refuse("it cannot be parsed").with_source(error))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(refuse("only http and https are spoken"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(refuse("credentials do not belong there"));
    }
    if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
        return Err(refuse("an origin has no path, query or fragment"));
    }
    Ok(url)
}
