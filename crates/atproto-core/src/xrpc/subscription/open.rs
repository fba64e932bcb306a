//! A subscription that is being put together.

use url::Url;

use super::{FrameStream, SubscriptionStream};
use crate::{
    Error, ErrorKind,
    syntax::Nsid,
    transport::websocket::UpgradeRequest,
    xrpc::{Client, RequestParts, Subscription, headers::Headers, parse_service},
};

/// A subscription that is being put together. Nothing connects before its stream is polled.
///
/// It goes to the client's relay service unless told otherwise, and takes no credentials along.
#[must_use = "nothing connects before the stream is polled"]
#[derive(Clone, Debug)]
pub struct Subscribe<S> {
    client: Client,
    subscription: S,
    service: Option<String>,
    headers: Headers,
    max_frame_bytes: usize,
}

impl<S: Subscription> Subscribe<S> {
    /// A subscription by `client`.
    pub fn new(client: &Client, subscription: S) -> Self {
        Self {
            client: client.clone(),
            subscription,
            service: None,
            headers: Headers::default(),
            max_frame_bytes: crate::transport::websocket::MAX_MESSAGE_BYTES,
        }
    }

    /// The subscription, to change it.
    pub fn endpoint_mut(&mut self) -> &mut S {
        &mut self.subscription
    }

    /// The client and the subscription.
    pub fn into_parts(self) -> (Client, S) {
        (self.client, self.subscription)
    }

    /// Connects to another host than the client's relay: a host with an optional port, or an origin. `http` and `ws` are
    /// without TLS.
    pub fn service(mut self, service: impl Into<String>) -> Self {
        self.service = Some(service.into());
        self
    }

    /// Adds a header to the upgrade, or replaces one of that name.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.set(name, value);
        self
    }

    /// The longest frame to accept; 5,000,000 bytes by default. A longer one ends the stream with an error.
    pub fn max_frame_bytes(mut self, limit: usize) -> Self {
        self.max_frame_bytes = limit;
        self
    }

    /// The stream of typed messages.
    pub fn subscribe(self) -> SubscriptionStream<S> {
        SubscriptionStream::new(self.frames())
    }

    /// The stream of frames, their payloads as they came.
    pub fn frames(self) -> FrameStream {
        let request = self.request();
        FrameStream::new(S::NSID, self.client, request)
    }

    fn request(&self) -> Result<UpgradeRequest, Error> {
        let mut parts = RequestParts::new();
        self.subscription.request(&mut parts);
        if let Some((field, error)) = parts.invalid() {
            return Err(Error::new(ErrorKind::Validation)
                .with_nsid(S::NSID)
                .with_message(format!("{field}: {error}"))
                .with_source(error.clone()));
        }
        let base = match &self.service {
            Some(service) => parse_service(&as_http(service))?,
            None => self.client.relay_service().clone(),
        };
        let url = address(&base, S::NSID, parts.query())?;
        let mut request = UpgradeRequest::new(url);
        request.max_message_bytes = self.max_frame_bytes;
        self.headers.apply(&mut request.headers)?;
        Ok(request)
    }
}

/// `ws` and `wss` mean what `http` and `https` mean.
fn as_http(service: &str) -> String {
    match service.split_once("://") {
        Some(("ws", rest)) => format!("http://{rest}"),
        Some(("wss", rest)) => format!("https://{rest}"),
        _ => service.to_owned(),
    }
}

fn address(base: &Url, nsid: &str, query: &str) -> Result<Url, Error> {
    let refuse = |error: &dyn std::fmt::Display| {
        Error::new(ErrorKind::Configuration)
            .with_nsid(nsid)
            .with_message(format!(
                "{base} makes no address for a subscription: {error}"
            ))
    };
    Nsid::new(nsid).map_err(|error| refuse(&error))?;
    let mut url = base
        .join(&format!("/xrpc/{nsid}"))
        .map_err(|error| refuse(&error))?;
    url.set_query((!query.is_empty()).then_some(query));
    let scheme = if base.scheme() == "http" { "ws" } else { "wss" };
    url.set_scheme(scheme)
        .map_err(|()| refuse(&"its scheme stays"))?;
    Ok(url)
}
