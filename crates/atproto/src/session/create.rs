//! `com.atproto.server.createSession`.

use atproto_core::{Error, session::Session, xrpc::Response};
use serde::Serialize;

use super::call::{Target, session_call};

const NSID: &str = "com.atproto.server.createSession";

/// Signs in: trades a handle, DID or email address and a password for a [`Session`].
///
/// Give bots an app password, not the account's own. Servers count sign-ins (the reference server allows 30 in five
/// minutes and 300 a day for one account), so keep the session and refresh it.
///
/// # Errors
/// The server's refusal, as an error of kind `Xrpc`: `AuthenticationRequired` for a wrong password,
/// `AuthFactorTokenRequired` if the server has sent a code by mail (sign in again with
/// [`auth_factor_token`](CreateSession::auth_factor_token)), `AccountTakedown`, `RateLimitExceeded`; or the failure to
/// reach the server.
///
/// ```no_run
/// # async fn example() -> Result<(), atproto::Error> {
/// let session = atproto::create_session("alice.example.com", "han5-7l4r-t6j3-mt6w").await?.data;
/// println!("signed in as {}", session.did);
/// # Ok(()) }
/// ```
pub fn create_session(identifier: impl Into<String>, password: impl Into<String>) -> CreateSession {
    CreateSession {
        input: Input {
            identifier: identifier.into(),
            password: password.into(),
            auth_factor_token: None,
            allow_takendown: None,
        },
        target: Target::default(),
    }
}

/// A sign-in, sent when it is awaited; see [`create_session`].
#[must_use = "a sign-in is not sent before it is awaited"]
#[derive(Clone)]
pub struct CreateSession {
    input: Input,
    target: Target,
}

#[derive(Clone, Serialize)]
#[serde(rename_all = "camelCase")]
struct Input {
    identifier: String,
    password: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    auth_factor_token: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    allow_takendown: Option<bool>,
}

impl CreateSession {
    /// The code that the server has sent by mail.
    pub fn auth_factor_token(mut self, token: impl Into<String>) -> Self {
        self.input.auth_factor_token = Some(token.into());
        self
    }

    /// Whether an account that was taken down gets a session too, with few rights; by default it gets an error.
    pub fn allow_takendown(mut self, allow: bool) -> Self {
        self.input.allow_takendown = Some(allow);
        self
    }

    async fn send(self) -> Result<Response<Session>, Error> {
        let response = self
            .target
            .build()?
            .procedure(NSID)
            .json(&self.input)
            .await?;
        let session = response
            .data
            .json()
            .map_err(|error| error.with_nsid(NSID))?;
        Ok(response.map(|_| session))
    }
}

session_call!(CreateSession -> Session);
