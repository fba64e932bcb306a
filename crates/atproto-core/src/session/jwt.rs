//! The claims of an access or refresh token, read and not verified.
//!
//! Only the server that made a token can say whether it is genuine; a client reads it for two hints, when it
//! ends and which host it is for. Access tokens of OAuth are opaque: nothing of this is for them.

use std::{
    fmt,
    time::{Duration, SystemTime},
};

use serde_json::{Map, Value};

/// The claims of a session's token, decoded **without verifying the signature**.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Jwt {
    /// Whom the token is about: the account's DID.
    pub sub: String,
    /// When the token ends, in seconds since 1970.
    pub exp: i64,
    /// When it was made, in seconds since 1970.
    pub iat: Option<i64>,
    /// Which service it is for, mostly the `did:web` of the PDS. Of several, the first.
    pub aud: Option<String>,
    /// The token's own id.
    pub jti: Option<String>,
    /// Who made it.
    pub iss: Option<String>,
    /// What it allows, as in `com.atproto.appPass`.
    pub scope: Option<String>,
    /// The OAuth client that it was made for.
    pub client_id: Option<String>,
    /// The key that it is bound to.
    pub cnf: Option<Map<String, Value>>,
}

impl Jwt {
    /// Reads the claims of a compact JWT. Claims of a wrong type count as absent.
    ///
    /// # Errors
    /// [`JwtError`] if the text is not three segments, the second is not base64url of a JSON object, or
    /// `sub` or `exp` is missing. The error holds nothing of the token.
    pub fn decode(token: &str) -> Result<Self, JwtError> {
        let mut segments = token.split('.');
        let (Some(_), Some(claims), Some(_), None) = (
            segments.next(),
            segments.next(),
            segments.next(),
            segments.next(),
        ) else {
            let count = token.split('.').count();
            return Err(JwtError(format!("a JWT has 3 segments, this has {count}")));
        };
        let bytes = data_encoding::BASE64URL_NOPAD
            .decode(claims.trim_end_matches('=').as_bytes())
            .map_err(|_| JwtError("the claims of the JWT are not base64url".into()))?;
        let claims: Value = serde_json::from_slice(&bytes)
            .map_err(|_| JwtError("the claims of the JWT are not JSON".into()))?;
        let Value::Object(mut claims) = claims else {
            return Err(JwtError(
                "the claims of the JWT are not a JSON object".into(),
            ));
        };
        let sub = text(&mut claims, "sub");
        let exp = claims.get("exp").and_then(seconds);
        let (Some(sub), Some(exp)) = (sub.clone(), exp) else {
            let missing = if sub.is_none() { "sub" } else { "exp" };
            return Err(JwtError(format!("the JWT has no usable claim `{missing}`")));
        };
        Ok(Self {
            sub,
            exp,
            iat: claims.get("iat").and_then(seconds),
            aud: audience(claims.remove("aud")),
            jti: text(&mut claims, "jti"),
            iss: text(&mut claims, "iss"),
            scope: text(&mut claims, "scope"),
            client_id: text(&mut claims, "client_id"),
            cnf: match claims.remove("cnf") {
                Some(Value::Object(cnf)) => Some(cnf),
                _ => None,
            },
        })
    }

    /// Whether the token has ended at `now`.
    #[must_use]
    pub fn is_expired(&self, now: SystemTime) -> bool {
        self.remaining_time(now).is_zero()
    }

    /// How long the token still holds at `now`; zero once it has ended.
    #[must_use]
    pub fn remaining_time(&self, now: SystemTime) -> Duration {
        let since = now
            .duration_since(SystemTime::UNIX_EPOCH)
            .unwrap_or_default();
        let end = Duration::from_secs(u64::try_from(self.exp).unwrap_or(0));
        end.saturating_sub(since)
    }
}

/// Why a text is no readable JWT. It never quotes the token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JwtError(String);

impl fmt::Display for JwtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for JwtError {}

fn text(claims: &mut Map<String, Value>, name: &str) -> Option<String> {
    match claims.remove(name) {
        Some(Value::String(text)) => Some(text),
        _ => None,
    }
}

/// `aud` is one text, or a list of them.
fn audience(value: Option<Value>) -> Option<String> {
    match value? {
        Value::String(text) => Some(text),
        Value::Array(list) => list.into_iter().find_map(|item| match item {
            Value::String(text) => Some(text),
            _ => None,
        }),
        _ => None,
    }
}

/// A NumericDate: seconds, in a few servers with a fraction. Huge values saturate.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a cast saturates, as a huge time should"
)]
fn seconds(value: &Value) -> Option<i64> {
    value
        .as_i64()
        .or_else(|| value.as_f64().map(|seconds| seconds as i64))
}
