//! The HTTP side of a WebSocket: its handshake, and redirects.

use http::{HeaderMap, Request, header};
use tokio_tungstenite::tungstenite::{self, client::IntoClientRequest as _};
use url::Url;

use super::UpgradeRequest;

/// The request that asks for the upgrade.
pub(super) fn handshake(request: &UpgradeRequest) -> Result<Request<()>, tungstenite::Error> {
    let mut handshake = request.url.as_str().into_client_request()?;
    let headers = handshake.headers_mut();
    headers.insert(
        header::USER_AGENT,
        header::HeaderValue::from_static(concat!("atproto-rs/", env!("CARGO_PKG_VERSION"))),
    );
    for (name, value) in &request.headers {
        headers.insert(name, value.clone());
    }
    Ok(handshake)
}

/// Where an answer to the upgrade sends us, if it does and TLS is not left.
pub(super) fn redirect(from: &Url, status: u16, headers: &HeaderMap) -> Option<Url> {
    if !matches!(status, 301 | 302 | 307 | 308) {
        return None;
    }
    let mut to = from
        .join(headers.get(header::LOCATION)?.to_str().ok()?)
        .ok()?;
    let scheme = match to.scheme() {
        "https" | "wss" => "wss",
        "http" | "ws" if from.scheme() == "ws" => "ws",
        _ => return None,
    };
    set_scheme(&mut to, scheme)?;
    Some(to)
}

/// Changes the scheme; a port that the old scheme implied becomes the one that the new scheme implies.
pub(crate) fn set_scheme(url: &mut Url, scheme: &str) -> Option<()> {
    url.set_scheme(scheme).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CON 2: redirects keep or strengthen the scheme.
    #[test]
    fn con_2_a_redirect_never_leaves_tls() {
        let table = [
            (
                "wss://a.test/x",
                302,
                "https://b.test/y",
                Some("wss://b.test/y"),
            ),
            ("wss://a.test/x", 301, "/y", Some("wss://a.test/y")),
            ("wss://a.test/x", 308, "http://b.test/y", None),
            (
                "ws://a.test/x",
                307,
                "http://b.test/y",
                Some("ws://b.test/y"),
            ),
            (
                "ws://a.test/x",
                307,
                "https://b.test/y",
                Some("wss://b.test/y"),
            ),
            ("ws://a.test/x", 303, "http://b.test/y", None),
            ("ws://a.test/x", 400, "http://b.test/y", None),
            ("ws://a.test/x", 302, "ftp://b.test/y", None),
        ];
        for (from, status, location, expected) in table {
            let mut headers = HeaderMap::new();
            headers.insert(header::LOCATION, location.parse().unwrap());
            let to = redirect(&from.parse().unwrap(), status, &headers);
            assert_eq!(to.as_ref().map(Url::as_str), expected, "{from} {location}");
        }
    }
}
