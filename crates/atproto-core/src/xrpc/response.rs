//! What a success answers.

use http::HeaderMap;
use url::Url;

use super::RateLimit;
use crate::data::Warning;

/// A successful answer.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Response<T> {
    /// The decoded body.
    pub data: T,
    /// The HTTP status, 200 to 299.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// What the server says about the caller's budget.
    pub rate_limit: RateLimit,
    /// What was asked.
    pub request: RequestInfo,
    pub(crate) warnings: Vec<Warning>,
}

/// The request of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RequestInfo {
    /// The HTTP method.
    pub method: http::Method,
    /// The whole address, query included.
    pub url: Url,
    /// The endpoint.
    pub nsid: Box<str>,
}

impl<T> Response<T> {
    /// What was malformed in the body and mended: a broken optional field, a list item that was left out.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// The same answer with other data.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Response<U> {
        Response {
            data: f(self.data),
            status: self.status,
            headers: self.headers,
            rate_limit: self.rate_limit,
            request: self.request,
            warnings: self.warnings,
        }
    }
}
