//! How an error reads.

use std::{error::Error as StdError, fmt};

use super::Error;

/// How much of a server's message is printed; [`Error::message`] has all of it.
const PRINTED: usize = 300;

impl fmt::Display for Error {
    /// `app.bsky.feed.getTimeline: server error (502 UnknownError): <html>…, GET https://… after 3 attempts in 4.2s`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(nsid) = self.nsid() {
            write!(f, "{nsid}: ")?;
        }
        write!(f, "{}", self.kind())?;
        match (self.status(), self.error_name()) {
            (Some(status), Some(name)) => write!(f, " ({status} {name})")?,
            (Some(status), None) => write!(f, " ({status})")?,
            (None, Some(name)) => write!(f, " ({name})")?,
            (None, None) => {}
        }
        if let Some(message) = self.message().filter(|message| !message.is_empty()) {
            let cut: String = message.chars().take(PRINTED).collect();
            let dots = if cut.len() < message.len() { "…" } else { "" };
            write!(f, ": {cut}{dots}")?;
        }
        if let (Some(method), Some(url)) = (&self.inner.method, self.url()) {
            write!(f, ", {method} {url}")?;
        }
        if self.attempts() > 1 {
            write!(
                f,
                " after {} attempts in {:?}",
                self.attempts(),
                self.elapsed()
            )?;
        }
        Ok(())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Headers are left out: a server may set cookies in them.
        f.debug_struct("Error")
            .field("kind", &self.kind())
            .field("nsid", &self.nsid())
            .field("status", &self.status())
            .field("error_name", &self.error_name())
            .field("message", &self.message())
            .field("url", &self.url())
            .field("delivery", &self.delivery())
            .field("attempts", &self.attempts())
            .field("elapsed", &self.elapsed())
            .field("source", &self.inner.source)
            .finish()
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.inner
            .source
            .as_deref()
            .map(|source| source as &(dyn StdError + 'static))
    }
}
