//! Password sessions: what a sign-in hands out, and who keeps it fresh.
//!
//! A [`Session`] is plain data: the account and two tokens. The access token goes with every call and ends
//! after about two hours; the refresh token buys a new pair and may be spent once. Nearly every "my bot was
//! logged out" comes from the second half of that sentence: two calls that refresh at the same time, a caller
//! that goes away while the answer is under way, a network failure taken for a refusal.
//!
//! The [`SessionManager`] is the one place that spends refresh tokens. All clones and derived clients share it.
//! What it needs from outside are two traits: a [`Refresher`] that makes the call, since this crate names no
//! lexicon, and a [`SessionStore`] if the session is to outlive the process.

mod app_password;
mod authorize;
mod error;
mod events;
mod flight;
mod jwt;
mod manager;
mod refresher;
#[allow(clippy::module_inception)] // the concept and its main type share a name
mod session;

pub use app_password::is_valid_app_password;
pub use error::SessionError;
pub use events::{SessionEvent, SessionEvents};
pub use jwt::{Jwt, JwtError};
pub use manager::SessionManager;
pub use refresher::{Refresher, SessionStore};
pub use session::{Refreshed, Session};
