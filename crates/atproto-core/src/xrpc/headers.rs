//! Headers as text, checked when a request is built.

use http::{HeaderMap, HeaderName, HeaderValue};

use crate::{Error, ErrorKind};

/// Headers in the making: setters take any text, and the first that is no header is an error of the send, so that
/// builders need not return a `Result` at every step. Names are merged whatever their case, and the newest wins.
#[derive(Clone, Debug, Default)]
pub(crate) struct Headers {
    map: HeaderMap,
    refused: Option<Box<str>>,
}

impl Headers {
    /// Sets `name` to `value`, and forgets an earlier value.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        match (
            HeaderName::from_bytes(name.as_bytes()),
            HeaderValue::from_str(value),
        ) {
            (Ok(name), Ok(mut value)) => {
                value.set_sensitive(name == http::header::AUTHORIZATION);
                self.map.insert(name, value);
            }
            // The value may be a secret: only the name is told.
            _ => {
                self.refused.get_or_insert_with(|| name.into());
            }
        }
    }

    /// Removes `name`.
    pub(crate) fn remove(&mut self, name: &str) {
        self.map.remove(name);
    }

    /// The headers.
    pub(crate) fn map(&self) -> &HeaderMap {
        &self.map
    }

    /// Writes these headers over `target`: an equal name replaces.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Configuration`] naming the first header that is none.
    pub(crate) fn apply(&self, target: &mut HeaderMap) -> Result<(), Error> {
        if let Some(name) = &self.refused {
            return Err(Error::new(ErrorKind::Configuration)
                .with_message(format!("the header {name:?} has a malformed name or value")));
        }
        for (name, value) in &self.map {
            target.insert(name.clone(), value.clone());
        }
        Ok(())
    }
}
