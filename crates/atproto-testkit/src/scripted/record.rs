//! What the server saw.

use bytes::Bytes;
use http::HeaderMap;

/// A request, as it came over the wire.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Recorded {
    /// The method, such as `GET`.
    pub method: String,
    /// The request target: path and query, exactly as sent.
    pub target: String,
    /// The headers, repeated ones included.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Recorded {
    /// The path.
    pub fn path(&self) -> &str {
        self.target.split('?').next().unwrap_or_default()
    }

    /// The query, if there is a `?`.
    pub fn query(&self) -> Option<&str> {
        self.target.split_once('?').map(|(_, query)| query)
    }

    /// The value of a header, if it is there exactly once.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut values = self.headers.get_all(name).iter();
        let value = values.next()?;
        match values.next() {
            None => value.to_str().ok(),
            Some(_) => None,
        }
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}
