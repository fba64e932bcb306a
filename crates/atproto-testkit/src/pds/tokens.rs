//! Session tokens: real HS256 JWTs with the claims of the reference server, and the book of refresh tokens.

use std::{
    collections::HashMap,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use data_encoding::{BASE64, BASE64URL_NOPAD};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use super::failure::Failure;

/// How long tokens live.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lifetimes {
    pub(super) access: Duration,
    pub(super) refresh: Duration,
    /// How long a refresh token that was used still gives the same successor.
    pub(super) grace: Duration,
}

impl Default for Lifetimes {
    fn default() -> Self {
        const HOUR: u64 = 60 * 60;
        Self {
            access: Duration::from_secs(2 * HOUR),
            refresh: Duration::from_secs(90 * 24 * HOUR),
            grace: Duration::from_secs(2 * HOUR),
        }
    }
}

/// The two tokens of a session.
pub(super) struct SessionTokens {
    pub(super) access_jwt: String,
    pub(super) refresh_jwt: String,
}

/// What a token may be used for.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub(super) enum Scope {
    #[serde(rename = "com.atproto.access")]
    Access,
    #[serde(rename = "com.atproto.appPass")]
    AppPassword,
    #[serde(rename = "com.atproto.appPassPrivileged")]
    PrivilegedAppPassword,
    /// Given to an account that is down: it may look at itself and appeal.
    #[serde(rename = "com.atproto.takendown")]
    TakenDown,
    #[serde(rename = "com.atproto.refresh")]
    Refresh,
}

/// The claims of a session token.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(super) struct Claims {
    pub(super) scope: Scope,
    pub(super) aud: String,
    pub(super) sub: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) jti: Option<String>,
    pub(super) iat: u64,
    pub(super) exp: u64,
}

#[derive(Debug, Deserialize, Serialize)]
struct Header {
    typ: String,
    alg: String,
}

const ACCESS_TYPE: &str = "at+jwt";
const REFRESH_TYPE: &str = "refresh+jwt";

/// A refresh token that was given out and not taken back.
#[derive(Clone, Debug)]
struct Issued {
    did: String,
    scope: Scope,
    expires: SystemTime,
    /// The id of its successor, once it was used: a token used again gives the same one.
    next: Option<String>,
}

/// The tokens of one server.
#[derive(Debug)]
pub(super) struct Tokens {
    pub(super) lifetimes: Lifetimes,
    secret: [u8; 64],
    audience: String,
    issued: HashMap<String, Issued>,
    /// Tokens whose `iat` is not later are treated as expired.
    access_cutoff: u64,
    refresh_cutoff: u64,
    last_iat: u64,
}

impl Tokens {
    pub(super) fn new(audience: String, lifetimes: Lifetimes) -> Self {
        Self {
            lifetimes,
            secret: rand::random(),
            audience,
            issued: HashMap::new(),
            access_cutoff: 0,
            refresh_cutoff: 0,
            last_iat: 0,
        }
    }

    /// Starts a session. `scope` is that of its access tokens.
    pub(super) fn start(&mut self, did: &str, scope: Scope, now: SystemTime) -> SessionTokens {
        self.issue(did, scope, BASE64.encode(&rand::random::<[u8; 32]>()), now)
    }

    fn issue(&mut self, did: &str, scope: Scope, jti: String, now: SystemTime) -> SessionTokens {
        // Tokens made in the same second as those that were expired by hand must not equal them.
        let iat = seconds(now)
            .max(self.access_cutoff + 1)
            .max(self.refresh_cutoff + 1);
        self.last_iat = self.last_iat.max(iat);
        let access = Claims {
            scope,
            aud: self.audience.clone(),
            sub: did.to_owned(),
            jti: None,
            iat,
            exp: iat + self.lifetimes.access.as_secs(),
        };
        let refresh = Claims {
            scope: Scope::Refresh,
            jti: Some(jti.clone()),
            exp: iat + self.lifetimes.refresh.as_secs(),
            ..access.clone()
        };
        let expires = UNIX_EPOCH + Duration::from_secs(refresh.exp);
        let next = self.issued.get(&jti).and_then(|issued| issued.next.clone());
        self.issued.insert(
            jti,
            Issued {
                did: did.to_owned(),
                scope,
                expires,
                next,
            },
        );
        SessionTokens {
            access_jwt: self.sign(ACCESS_TYPE, &access),
            refresh_jwt: self.sign(REFRESH_TYPE, &refresh),
        }
    }

    /// Exchanges a refresh token. The old one lives on for the grace period and then gives the same successor.
    pub(super) fn rotate(
        &mut self,
        claims: &Claims,
        now: SystemTime,
    ) -> Result<SessionTokens, Failure> {
        let revoked = || Failure::named("ExpiredToken", "Token has been revoked");
        let grace = self.lifetimes.grace;
        let issued = claims
            .jti
            .as_ref()
            .and_then(|jti| self.issued.get_mut(jti))
            .ok_or_else(revoked)?;
        if issued.expires <= now {
            return Err(revoked());
        }
        issued.expires = issued.expires.min(now + grace);
        let next = issued
            .next
            .get_or_insert_with(|| BASE64.encode(&rand::random::<[u8; 32]>()))
            .clone();
        let (did, scope) = (issued.did.clone(), issued.scope);
        Ok(self.issue(&did, scope, next, now))
    }

    /// Ends the session of a refresh token.
    pub(super) fn revoke(&mut self, claims: &Claims) {
        if let Some(jti) = &claims.jti {
            self.issued.remove(jti);
        }
    }

    /// Ends every session of an account.
    pub(super) fn revoke_all(&mut self, did: &str) {
        self.issued.retain(|_, issued| issued.did != did);
    }

    /// Lets every access token that was given out count as expired.
    pub(super) fn expire_access(&mut self, now: SystemTime) {
        self.access_cutoff = seconds(now).max(self.last_iat);
    }

    /// Lets every refresh token that was given out count as expired.
    pub(super) fn expire_refresh(&mut self, now: SystemTime) {
        self.refresh_cutoff = seconds(now).max(self.last_iat);
    }

    /// The claims of an access token that is good now.
    pub(super) fn verify_access(&self, token: &str, now: SystemTime) -> Result<Claims, Failure> {
        let claims = self.verify(token, ACCESS_TYPE)?;
        if claims.exp <= seconds(now) || claims.iat <= self.access_cutoff {
            return Err(expired());
        }
        Ok(claims)
    }

    /// The claims of a refresh token that is good now. Whether it was taken back is told by [`rotate`](Self::rotate).
    pub(super) fn verify_refresh(
        &self,
        token: &str,
        now: SystemTime,
        even_expired: bool,
    ) -> Result<Claims, Failure> {
        let claims = self.verify(token, REFRESH_TYPE)?;
        if !even_expired && (claims.exp <= seconds(now) || claims.iat <= self.refresh_cutoff) {
            return Err(expired());
        }
        Ok(claims)
    }

    fn verify(&self, token: &str, typ: &str) -> Result<Claims, Failure> {
        let bad = || Failure::named("InvalidToken", "Token could not be verified");
        let (signed, signature) = token.rsplit_once('.').ok_or_else(bad)?;
        let (header, claims) = signed.split_once('.').ok_or_else(bad)?;
        let decode = |part: &str| BASE64URL_NOPAD.decode(part.as_bytes()).map_err(|_| bad());
        let header: Header = serde_json::from_slice(&decode(header)?).map_err(|_| bad())?;
        if header.typ != typ || header.alg != "HS256" {
            return Err(bad());
        }
        self.mac(signed)
            .verify_slice(&decode(signature)?)
            .map_err(|_| bad())?;
        serde_json::from_slice(&decode(claims)?).map_err(|_| bad())
    }

    fn sign(&self, typ: &str, claims: &Claims) -> String {
        let header = Header {
            typ: typ.to_owned(),
            alg: "HS256".to_owned(),
        };
        let part = |json: Result<Vec<u8>, serde_json::Error>| {
            BASE64URL_NOPAD.encode(&json.unwrap_or_default())
        };
        let signed = format!(
            "{}.{}",
            part(serde_json::to_vec(&header)),
            part(serde_json::to_vec(claims))
        );
        let signature = BASE64URL_NOPAD.encode(&self.mac(&signed).finalize().into_bytes());
        format!("{signed}.{signature}")
    }

    fn mac(&self, signed: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new(&self.secret.into());
        mac.update(signed.as_bytes());
        mac
    }
}

fn expired() -> Failure {
    Failure::named("ExpiredToken", "Token has expired")
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs()
}
