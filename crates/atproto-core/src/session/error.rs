//! Why a call has no credentials.

use std::{error::Error as StdError, fmt};

use crate::{Error, ErrorKind, engine::UNKNOWN_ERROR};

/// Why the session could not give a call its token: the source of an error of kind
/// [`Auth`](crate::ErrorKind::Auth).
///
/// The two cases ask for opposite things. After [`Refresh`](Self::Refresh) the session is untouched and the next
/// call tries again; after [`Ended`](Self::Ended) somebody must sign in.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SessionError {
    /// The refresh failed in a way that says nothing about the session: a timeout, a network failure, a 5xx or
    /// 429, a store that could not write. Holds that failure.
    Refresh(Error),
    /// The server refused the refresh token: the session is over. Holds the refusal.
    Ended(Error),
}

impl SessionError {
    /// The session's part in `error`, if it has one.
    #[must_use]
    pub fn of(error: &Error) -> Option<&Self> {
        let mut cause = error.source();
        while let Some(source) = cause {
            if let Some(found) = source.downcast_ref() {
                return Some(found);
            }
            cause = source.source();
        }
        None
    }

    /// Whether somebody must sign in again.
    #[must_use]
    pub fn is_ended(&self) -> bool {
        matches!(self, Self::Ended(_))
    }

    /// The failure of the refresh itself.
    #[must_use]
    pub fn refresh_error(&self) -> &Error {
        match self {
            Self::Refresh(error) | Self::Ended(error) => error,
        }
    }

    /// Sorts a failed refresh: a refusal ends the session, everything else leaves it alone.
    ///
    /// A 401 is a refusal if it has the name of an error: one without is a gateway's or a hotel's, not the server's. So
    /// are the names that a server uses when it will not take this token or this account again, with whatever status
    /// they come.
    pub(super) fn sort(error: Error) -> Self {
        let refused = match error.kind() {
            ErrorKind::Xrpc(_) => {
                let name = error.error_name().filter(|name| *name != UNKNOWN_ERROR);
                name.is_some_and(|name| error.status() == Some(401) || is_final(name))
            }
            _ => false,
        };
        if refused {
            Self::Ended(error)
        } else {
            Self::Refresh(error)
        }
    }

    /// The error that a call fails with.
    pub(super) fn into_error(self) -> Error {
        Error::new(ErrorKind::Auth)
            .with_delivery(crate::error::Delivery::NotProcessed)
            .with_source(self)
    }
}

fn is_final(name: &str) -> bool {
    matches!(
        name,
        "ExpiredToken" | "InvalidToken" | "AccountTakedown" | "AccountNotFound"
    )
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Refresh(_) => "the session could not be refreshed now",
            Self::Ended(_) => "the session has ended",
        })
    }
}

impl StdError for SessionError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        Some(self.refresh_error())
    }
}
