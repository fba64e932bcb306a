//! Sending one HTTP request.
//!
//! A [`Transport`] sends exactly what it is given, once: no retries, no credentials of its own, no redirects unless
//! asked. [`ReqwestTransport`] is the one in the box.

mod http;
mod reqwest;
mod tls;
pub mod websocket;

pub use self::http::{
    HttpRequest, HttpResponse, Progress, Transport, TransportError, TransportErrorKind,
};
pub use self::reqwest::ReqwestTransport;
pub use self::tls::tls_config;

pub use crate::error::Delivery;
