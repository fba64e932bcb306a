//! A call without its types.

use std::{borrow::Cow, sync::Arc};

use bytes::Bytes;
use http::HeaderMap;
use url::Url;

use crate::{
    Error,
    clock::Clock,
    data::{DecodeError, Decoded},
    xrpc::{CallOptions, Method, RateLimit, RequestInfo, RequestParts, Response},
};

/// What the engine is asked to send.
#[derive(Debug)]
pub(crate) struct RawRequest {
    pub(crate) nsid: Cow<'static, str>,
    pub(crate) method: Method,
    pub(crate) parts: RequestParts,
    pub(crate) options: CallOptions,
}

/// A success whose body is not read yet.
#[derive(Debug)]
pub(crate) struct RawResponse {
    pub(crate) nsid: Box<str>,
    pub(crate) method: http::Method,
    pub(crate) url: Url,
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
    pub(crate) clock: Arc<dyn Clock>,
}

impl RawResponse {
    /// The typed answer.
    pub(crate) fn into_response<T>(self, decoded: Decoded<T>) -> Response<T> {
        Response {
            data: decoded.value,
            status: self.status,
            rate_limit: RateLimit::read(&self.headers, self.clock),
            headers: self.headers,
            request: RequestInfo {
                method: self.method,
                url: self.url,
                nsid: self.nsid,
            },
            warnings: decoded.warnings,
        }
    }

    /// The error of a body that cannot be read.
    pub(crate) fn into_decode_error(self, error: DecodeError) -> Error {
        Error::from(error)
            .with_nsid(&self.nsid)
            .with_request(&self.method, &self.url)
            .with_answer(self.status, self.headers, None)
    }
}
