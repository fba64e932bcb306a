//! Answers that are errors, with the names and texts of the reference server.

use std::borrow::Cow;

use http::StatusCode;
use serde_json::json;

/// An XRPC error answer.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    pub(super) status: StatusCode,
    pub(super) error: Cow<'static, str>,
    pub(super) message: Cow<'static, str>,
}

impl Failure {
    pub(super) fn new(
        status: StatusCode,
        error: impl Into<Cow<'static, str>>,
        message: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self {
            status,
            error: error.into(),
            message: message.into(),
        }
    }

    /// 400 `InvalidRequest`.
    pub(super) fn invalid(message: impl Into<Cow<'static, str>>) -> Self {
        Self::named("InvalidRequest", message)
    }

    /// 400 with an error name of its own.
    pub(super) fn named(
        error: impl Into<Cow<'static, str>>,
        message: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self::new(StatusCode::BAD_REQUEST, error, message)
    }

    /// 401 with an error name of its own.
    pub(super) fn unauthorized(error: &'static str, message: &'static str) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, error, message)
    }

    /// 401 of a caller who may not do this, whoever they are.
    pub(super) fn forbidden_to_others() -> Self {
        Self::unauthorized("AuthenticationRequired", "Authentication Required")
    }

    /// 413 of a body over the limit.
    pub(super) fn too_large() -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "PayloadTooLarge",
            "request entity too large",
        )
    }

    /// The error that the reference server gives with a status when it has nothing more to say.
    pub(super) fn of_status(status: StatusCode) -> Self {
        let (error, message) = match status.as_u16() {
            400 => ("InvalidRequest", "Invalid Request"),
            401 => ("AuthenticationRequired", "Authentication Required"),
            403 => ("Forbidden", "Forbidden"),
            404 => ("XRPCNotSupported", "XRPCNotSupported"),
            406 => ("NotAcceptable", "Not Acceptable"),
            413 => ("PayloadTooLarge", "Payload Too Large"),
            415 => ("UnsupportedMediaType", "Unsupported Media Type"),
            429 => ("RateLimitExceeded", "Rate Limit Exceeded"),
            501 => ("MethodNotImplemented", "Method Not Implemented"),
            502 => ("UpstreamFailure", "Upstream Failure"),
            503 => ("NotEnoughResources", "Not Enough Resources"),
            504 => ("UpstreamTimeout", "Upstream Timeout"),
            _ => ("InternalServerError", "Internal Server Error"),
        };
        Self::new(status, error, message)
    }

    pub(super) fn body(&self) -> String {
        json!({ "error": self.error, "message": self.message }).to_string()
    }
}
