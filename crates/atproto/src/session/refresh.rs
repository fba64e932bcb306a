//! `com.atproto.server.refreshSession`, for people and for the session manager.

use atproto_core::{
    Error,
    clock::BoxFuture,
    session::{Refreshed, Refresher, Session},
    xrpc::{Client, Response},
};

use super::call::{Target, session_call};

const NSID: &str = "com.atproto.server.refreshSession";

/// Trades a refresh token for a new session. The old tokens are spent: keep the new ones before anything else.
///
/// The answer may lack what the old session knew (email, DID document); the client merges it for you if you let it do
/// the refreshing.
///
/// # Errors
/// The server's refusal, as an error of kind `Xrpc`: `ExpiredToken` and `InvalidToken` say that somebody must sign in
/// again, `AccountTakedown` that the account is gone; or the failure to reach the server.
pub fn refresh_session(refresh_jwt: impl Into<String>) -> RefreshSession {
    RefreshSession {
        refresh_jwt: refresh_jwt.into(),
        target: Target::default(),
    }
}

/// A refresh, sent when it is awaited; see [`refresh_session`].
#[must_use = "a refresh is not sent before it is awaited"]
#[derive(Clone)]
pub struct RefreshSession {
    refresh_jwt: String,
    target: Target,
}

impl RefreshSession {
    async fn send(self) -> Result<Response<Session>, Error> {
        refresh(&self.target.build()?, &self.refresh_jwt).await
    }
}

session_call!(RefreshSession -> Session);

/// Refreshes for a client: at its service, with its timeout, transport and retry strategy.
pub(crate) struct ClientRefresher {
    /// The client without credentials of its own.
    pub(crate) client: Client,
}

impl Refresher for ClientRefresher {
    fn refresh(&self, session: &Session) -> BoxFuture<'static, Result<Refreshed, Error>> {
        let client = match session.pds_endpoint() {
            Some(pds) => self.client.with_default_service(pds.as_str()),
            None => Ok(self.client.clone()),
        };
        let refresh_jwt = session.refresh_jwt.clone();
        Box::pin(async move { Ok(refresh(&client?, &refresh_jwt).await?.data) })
    }
}

async fn refresh<T: serde::de::DeserializeOwned>(
    client: &Client,
    refresh_jwt: &str,
) -> Result<Response<T>, Error> {
    let response = client
        .with_proxy(None)
        .procedure(NSID)
        .header("authorization", &format!("Bearer {refresh_jwt}"))
        .await?;
    let session = response
        .data
        .json()
        .map_err(|error| error.with_nsid(NSID))?;
    Ok(response.map(|_| session))
}
