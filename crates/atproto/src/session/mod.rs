//! Signing in and out with a password.
//!
//! Three free functions, since none of them needs a client: [`create_session`] hands out a [`Session`],
//! [`refresh_session`] trades its refresh token for a new pair, [`delete_session`] ends it. A client made
//! [from a session](crate::AtProto::from_session) does the second by itself; use the function only if you keep tokens
//! by hand, and never beside such a client: a refresh token may be spent once.
//!
//! Each takes what decides *where* and *whether again* (`service`, `retry_config`, `transport`), and no timeout: one
//! attempt may take 30 seconds.

mod call;
mod create;
mod delete;
mod refresh;

pub use atproto_core::session::{
    Jwt, JwtError, Session, SessionError, SessionEvent, SessionEvents, SessionManager,
    SessionStore, is_valid_app_password,
};
pub use create::{CreateSession, create_session};
pub use delete::{DeleteSession, delete_session};
pub(crate) use refresh::ClientRefresher;
pub use refresh::{RefreshSession, refresh_session};
