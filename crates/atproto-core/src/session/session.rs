//! What a sign-in hands out.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use url::Url;

use super::Jwt;
use crate::syntax::{Did, Handle};

/// A password session: the account and its two tokens.
///
/// `Debug` and `Display` redact both tokens. serde writes them, and every field that the server sent, known or
/// not: what you store is what you get back, so keep it as you would keep a password.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Session {
    /// The account.
    pub did: Did,
    /// Its handle at the time of the last sign-in or refresh.
    pub handle: Handle,
    /// The address, where the token may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether the address is confirmed; `false` where the server does not say.
    #[serde(default, deserialize_with = "or_default")]
    pub email_confirmed: bool,
    /// Whether a sign-in needs a code sent by mail; `false` where the server does not say.
    #[serde(default, deserialize_with = "or_default")]
    pub email_auth_factor: bool,
    /// The token for calls. Short-lived: about two hours on the reference server.
    pub access_jwt: String,
    /// The token for a new pair, which may be spent once.
    pub refresh_jwt: String,
    /// The account's DID document, as the server sent it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub did_doc: Option<Value>,
    /// Whether the account is in use; `true` where the server does not say.
    #[serde(default = "active", deserialize_with = "or_active")]
    pub active: bool,
    /// Why an account is not active, as in `takendown`, `suspended` or `deactivated`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    #[serde(flatten)]
    extra: Map<String, Value>,
}

fn active() -> bool {
    true
}

fn or_active<'de, D: Deserializer<'de>>(value: D) -> Result<bool, D::Error> {
    Ok(Option::deserialize(value)?.unwrap_or(true))
}

fn or_default<'de, D: Deserializer<'de>>(value: D) -> Result<bool, D::Error> {
    Ok(Option::deserialize(value)?.unwrap_or_default())
}

impl Session {
    /// A session of an active account with these tokens and nothing else.
    #[must_use]
    pub fn new(did: Did, handle: Handle, access_jwt: String, refresh_jwt: String) -> Self {
        Self {
            did,
            handle,
            email: None,
            email_confirmed: false,
            email_auth_factor: false,
            access_jwt,
            refresh_jwt,
            did_doc: None,
            active: true,
            status: None,
            extra: Map::new(),
        }
    }

    /// The fields that the server sent and this version does not know.
    #[must_use]
    pub fn extra(&self) -> &Map<String, Value> {
        &self.extra
    }

    /// The access token's claims; `None` if it is not a readable JWT.
    #[must_use]
    pub fn access_claims(&self) -> Option<Jwt> {
        Jwt::decode(&self.access_jwt).ok()
    }

    /// The refresh token's claims; `None` if it is not a readable JWT.
    #[must_use]
    pub fn refresh_claims(&self) -> Option<Jwt> {
        Jwt::decode(&self.refresh_jwt).ok()
    }

    /// Where the account lives: the `#atproto_pds` service of its DID document, else the access token's
    /// audience where that is a `did:web`. A port is kept, a path is not.
    ///
    /// A plain `http` address is believed for this machine only: over a network it would carry the tokens
    /// in clear.
    #[must_use]
    pub fn pds_endpoint(&self) -> Option<Url> {
        self.did_doc
            .as_ref()
            .and_then(|document| endpoint_of_document(document, self.did.as_str()))
            .or_else(|| endpoint_of_audience(self.access_claims()?.aud.as_deref()?))
    }

    /// This session after a refresh: new tokens, and every fact that the answer repeats. What it leaves out
    /// stays as it was, save that an account said to be active has no `status`.
    #[must_use]
    pub fn merged(&self, fresh: Refreshed) -> Self {
        let mut extra = self.extra.clone();
        extra.extend(fresh.extra);
        let status = match (fresh.status, fresh.active) {
            (Some(status), _) => Some(status),
            (None, Some(true)) => None,
            (None, _) => self.status.clone(),
        };
        Self {
            did: fresh.did,
            handle: fresh.handle,
            email: fresh.email.or_else(|| self.email.clone()),
            email_confirmed: fresh.email_confirmed.unwrap_or(self.email_confirmed),
            email_auth_factor: fresh.email_auth_factor.unwrap_or(self.email_auth_factor),
            access_jwt: fresh.access_jwt,
            refresh_jwt: fresh.refresh_jwt,
            did_doc: fresh.did_doc.or_else(|| self.did_doc.clone()),
            active: fresh.active.unwrap_or(self.active),
            status,
            extra,
        }
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("did", &self.did.as_str())
            .field("handle", &self.handle.as_str())
            .field("email", &self.email)
            .field("email_confirmed", &self.email_confirmed)
            .field("email_auth_factor", &self.email_auth_factor)
            .field("access_jwt", &"[REDACTED]")
            .field("refresh_jwt", &"[REDACTED]")
            .field("active", &self.active)
            .field("status", &self.status)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "session of {} ({})",
            self.handle.as_str(),
            self.did.as_str()
        )
    }
}

/// The answer to a refresh, before it is [merged](Session::merged) into the session.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Refreshed {
    /// The account: the same as before.
    pub did: Did,
    /// Its handle now.
    pub handle: Handle,
    /// The new token for calls.
    pub access_jwt: String,
    /// The new token for the next refresh.
    pub refresh_jwt: String,
    /// The DID document, if the answer has it.
    pub did_doc: Option<Value>,
    /// The address, if the answer has it.
    pub email: Option<String>,
    /// Whether it is confirmed, if the answer says so.
    pub email_confirmed: Option<bool>,
    /// Whether sign-in needs a code, if the answer says so.
    pub email_auth_factor: Option<bool>,
    /// Whether the account is in use, if the answer says so.
    pub active: Option<bool>,
    /// Why it is not, if the answer says so.
    pub status: Option<String>,
    #[serde(flatten)]
    extra: Map<String, Value>,
}

impl fmt::Debug for Refreshed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Refreshed")
            .field("did", &self.did.as_str())
            .field("access_jwt", &"[REDACTED]")
            .field("refresh_jwt", &"[REDACTED]")
            .finish_non_exhaustive()
    }
}

fn endpoint_of_document(document: &Value, did: &str) -> Option<Url> {
    // A document that is about somebody else says nothing about this account.
    if document.get("id").is_some_and(|id| id != did) {
        return None;
    }
    let services = document.get("service")?.as_array()?;
    services.iter().find_map(|service| {
        // The id is a fragment, or the DID with the fragment; never merely a text with that ending.
        let id = service.get("id")?.as_str()?;
        let fragment = id.strip_prefix(did).unwrap_or(id).strip_prefix('#')?;
        let is_pds = fragment == "atproto_pds"
            && service.get("type")?.as_str()? == "AtprotoPersonalDataServer";
        is_pds.then(|| origin(service.get("serviceEndpoint")?.as_str()?))?
    })
}

fn endpoint_of_audience(audience: &str) -> Option<Url> {
    let host = audience.strip_prefix("did:web:")?;
    if host.contains(':') {
        return None; // a did:web with a path names a document, not a host
    }
    let host = host.replace("%3A", ":").replace("%3a", ":");
    origin(&format!("https://{host}"))
}

/// The origin of an address that may be given tokens.
fn origin(address: &str) -> Option<Url> {
    let mut url = Url::parse(address).ok()?;
    let local = match url.host()? {
        url::Host::Domain(name) => name == "localhost" || name.ends_with(".localhost"),
        url::Host::Ipv4(ip) => ip.is_loopback(),
        url::Host::Ipv6(ip) => ip.is_loopback(),
    };
    if !(url.scheme() == "https" || (url.scheme() == "http" && local)) {
        return None;
    }
    url.set_username("").ok()?;
    url.set_password(None).ok()?;
    url.set_path("");
    url.set_query(None);
    url.set_fragment(None);
    Some(url)
}
