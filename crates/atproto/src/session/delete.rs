//! `com.atproto.server.deleteSession`.

use atproto_core::{Error, xrpc::Response};

use super::call::{Target, session_call};

const NSID: &str = "com.atproto.server.deleteSession";

/// Ends a session: its refresh token is worth nothing any more, its access token until it runs out.
///
/// # Errors
/// The server's refusal (`ExpiredToken` and `InvalidToken`: there was nothing left to end), or the failure to reach it.
pub fn delete_session(refresh_jwt: impl Into<String>) -> DeleteSession {
    DeleteSession {
        refresh_jwt: refresh_jwt.into(),
        target: Target::default(),
    }
}

/// A sign-out, sent when it is awaited; see [`delete_session`].
#[must_use = "a sign-out is not sent before it is awaited"]
#[derive(Clone)]
pub struct DeleteSession {
    refresh_jwt: String,
    target: Target,
}

impl DeleteSession {
    async fn send(self) -> Result<Response<()>, Error> {
        let response = self
            .target
            .build()?
            .procedure(NSID)
            .header("authorization", &format!("Bearer {}", self.refresh_jwt))
            .await?;
        Ok(response.map(drop))
    }
}

session_call!(DeleteSession -> ());
