//! Signing in and out: what a Bluesky program needs of the `atproto` crate.

pub use ::atproto::session::{
    Jwt, JwtError, Session, SessionError, SessionEvent, SessionEvents, SessionManager,
    SessionStore, create_session, delete_session, is_valid_app_password, refresh_session,
};
