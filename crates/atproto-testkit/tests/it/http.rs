//! A plain HTTP client: one connection per request, no retries, no opinions.

use std::io;

use axum::body::Body;
use bytes::Bytes;
use http::{HeaderMap, Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {:?}", self.body))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    /// The answer's JSON, of a call that must have worked.
    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{:?}", self.body);
        if self.body.is_empty() {
            Value::Null
        } else {
            self.json()
        }
    }

    /// Status, error name and message of an answer that must be an XRPC error.
    pub(crate) fn failure(self) -> (u16, String, String) {
        assert!(self.status.as_u16() >= 400, "{:?}", self.body);
        let json = self.json();
        let text = |name: &str| json[name].as_str().unwrap_or_default().to_owned();
        (self.status.as_u16(), text("error"), text("message"))
    }
}

/// How a request ended without an answer.
#[derive(Debug)]
pub(crate) enum Broken {
    Connect(io::Error),
    /// Before or in the answer's head.
    Head(hyper::Error),
    /// In the body, after this many bytes.
    Body(usize),
}

/// Sends one request.
pub(crate) async fn send(url: &str, request: Request<Body>) -> Result<Answer, Broken> {
    let address = url.strip_prefix("http://").unwrap();
    let stream = TcpStream::connect(address).await.map_err(Broken::Connect)?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(Broken::Head)?;
    let connection = tokio::spawn(connection);
    let response = sender.send_request(request).await.map_err(Broken::Head)?;
    let (parts, body) = response.into_parts();
    let mut body = Body::new(body).into_data_stream();
    let mut bytes = Vec::new();
    while let Some(chunk) = futures_util::StreamExt::next(&mut body).await {
        match chunk {
            Ok(chunk) => bytes.extend_from_slice(&chunk),
            Err(_) => return Err(Broken::Body(bytes.len())),
        }
    }
    connection.abort();
    Ok(Answer {
        status: parts.status,
        headers: parts.headers,
        body: bytes.into(),
    })
}

/// A request of a path, with a token if one is given.
pub(crate) fn request(method: Method, path: &str, token: Option<&str>) -> http::request::Builder {
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", "localhost");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    request
}

/// Calls a query; `target` is the NSID with its parameters.
pub(crate) async fn get(url: &str, target: &str, token: Option<&str>) -> Answer {
    try_get(url, target, token).await.unwrap()
}

/// Calls a query that may break.
pub(crate) async fn try_get(
    url: &str,
    target: &str,
    token: Option<&str>,
) -> Result<Answer, Broken> {
    let request = request(Method::GET, &format!("/xrpc/{target}"), token);
    send(url, request.body(Body::empty()).unwrap()).await
}

/// Calls a procedure with JSON, or without a body if it is `Null`.
pub(crate) async fn post(url: &str, nsid: &str, token: Option<&str>, input: Value) -> Answer {
    try_post(url, nsid, token, input).await.unwrap()
}

/// Calls a procedure that may break.
pub(crate) async fn try_post(
    url: &str,
    nsid: &str,
    token: Option<&str>,
    input: Value,
) -> Result<Answer, Broken> {
    let mut request = request(Method::POST, &format!("/xrpc/{nsid}"), token);
    let mut body = Body::empty();
    if !input.is_null() {
        request = request.header("content-type", "application/json");
        body = Body::from(input.to_string());
    }
    send(url, request.body(body).unwrap()).await
}

/// Gets a path as `host`.
pub(crate) async fn plain(url: &str, path: &str, host: &str) -> Answer {
    let request = Request::builder()
        .uri(path)
        .header("host", host)
        .body(Body::empty())
        .unwrap();
    send(url, request).await.unwrap()
}
