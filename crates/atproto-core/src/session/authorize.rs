//! The session's part in a call.

use url::Url;

use super::{SessionError, SessionManager};
use crate::{
    Error,
    clock::BoxFuture,
    lock,
    syntax::Did,
    xrpc::{AuthRequest, Authorizer, Credentials, Recovery, TokenId},
};

impl Authorizer for SessionManager {
    fn service(&self) -> Option<Url> {
        lock(&self.inner.state).session.pds_endpoint()
    }

    fn account(&self) -> Option<Did> {
        self.session().map(|session| session.did.clone())
    }

    fn authorize<'a>(&'a self, _: &'a AuthRequest) -> BoxFuture<'a, Result<Credentials, Error>> {
        Box::pin(async move {
            let (session, generation) = self.current()?;
            if !self.is_ending(&session) {
                return Credentials::bearer(&session.access_jwt, token(generation, false));
            }
            match self.renew(generation).await {
                Ok(()) => {
                    let (session, generation) = self.current()?;
                    Credentials::bearer(&session.access_jwt, token(generation, false))
                }
                // Clocks differ: what looks expired here may be good there, so it is tried.
                Err(SessionError::Refresh(error)) => {
                    tracing::debug!(%error, "the session could not be refreshed before the call");
                    Credentials::bearer(&session.access_jwt, token(generation, true))
                }
                Err(ended) => Err(ended.into_error()),
            }
        })
    }

    fn unauthorized<'a>(
        &'a self,
        failed: &'a Credentials,
        error: &'a Error,
    ) -> BoxFuture<'a, Result<Recovery, Error>> {
        Box::pin(async move {
            if !is_about_the_token(error) {
                return Ok(Recovery::Propagate);
            }
            let (generation, tried) = parts(failed.token);
            if tried && let Some(failure) = self.failure_of(generation) {
                // This very call has waited for a refresh that failed: one is enough.
                return Err(failure.into_error());
            }
            // A refusal of tokens that are no longer the current ones is late: `renew` does nothing then.
            match self.renew(generation).await {
                Ok(()) => Ok(Recovery::Replay),
                Err(error) => Err(error.into_error()),
            }
        })
    }
}

/// Whether new tokens could help. A server that sees no token at all, or wants a sign-in code or a nonce, would say
/// the same again.
fn is_about_the_token(error: &Error) -> bool {
    let name = error.error_name().unwrap_or_default();
    let other = matches!(
        name,
        "AuthMissing" | "AuthFactorTokenRequired" | "use_dpop_nonce"
    );
    name == "ExpiredToken" || (error.status() == Some(401) && !other)
}

/// A number for the tokens of `generation`, which also tells whether they were sent because a refresh failed.
fn token(generation: u64, tried: bool) -> TokenId {
    TokenId::new(generation << 1 | u64::from(tried))
}

fn parts(token: TokenId) -> (u64, bool) {
    (token.number() >> 1, token.number() & 1 == 1)
}
