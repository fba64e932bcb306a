//! HTTP/2, which needs a server that refuses streams.

use ::http::{Method, Response};
use tokio::{net::TcpListener, sync::oneshot};

use super::{HttpRequest, ReqwestTransport, Transport as _, TransportErrorKind};
use crate::error::Delivery;

/// An HTTP/2 server that does this with its first request, after the test has let it.
async fn server(
    reason: h2::Reason,
    go: oneshot::Receiver<()>,
    arrived: oneshot::Sender<()>,
) -> std::net::SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        let mut connection = h2::server::handshake(stream).await.unwrap();
        let (_request, mut respond) = connection.accept().await.unwrap().unwrap();
        let driver = tokio::spawn(async move { while connection.accept().await.is_some() {} });
        arrived.send(()).unwrap();
        go.await.unwrap();
        if reason == h2::Reason::NO_ERROR {
            respond.send_response(Response::new(()), true).unwrap();
        } else {
            respond.send_reset(reason);
        }
        driver.await.unwrap();
    });
    address
}

fn transport() -> ReqwestTransport {
    ReqwestTransport::build(reqwest::ClientBuilder::http2_prior_knowledge).unwrap()
}

async fn post(
    reason: h2::Reason,
) -> (
    Result<super::HttpResponse, super::TransportError>,
    [Delivery; 2],
) {
    let (go, may_go) = oneshot::channel();
    let (arrived, has_arrived) = oneshot::channel();
    let address = server(reason, may_go, arrived).await;
    let url = format!("http://{address}/xrpc/com.example.doThing")
        .parse()
        .unwrap();
    let request = HttpRequest::new(Method::POST, url);
    let progress = request.progress.clone();
    let call = tokio::spawn(async move { transport().send(request).await });
    has_arrived.await.unwrap();
    let on_arrival = progress.delivery();
    go.send(()).unwrap();
    (call.await.unwrap(), [on_arrival, progress.delivery()])
}

/// A refused stream was not looked at: the one failure after the connection that a procedure may be repeated for.
#[tokio::test]
async fn a_refused_stream_was_not_processed() {
    let (result, _) = post(h2::Reason::REFUSED_STREAM).await;
    let error = result.unwrap_err();
    assert_eq!(error.kind(), TransportErrorKind::Request);
    assert_eq!(error.delivery(), Delivery::NotProcessed);
}

/// Any other reset may have come in the middle of the work.
#[tokio::test]
async fn another_reset_may_have_been_processed() {
    for reason in [
        h2::Reason::INTERNAL_ERROR,
        h2::Reason::CANCEL,
        h2::Reason::ENHANCE_YOUR_CALM,
    ] {
        let (result, _) = post(reason).await;
        let error = result.unwrap_err();
        assert_eq!(error.delivery(), Delivery::MaybeProcessed, "{reason}");
    }
}

/// HTTP/2 asks the body about its end when the request goes, too.
#[tokio::test]
async fn progress_is_told() {
    let (result, progress) = post(h2::Reason::NO_ERROR).await;
    assert_eq!(result.unwrap().status, 200);
    assert_eq!(progress, [Delivery::MaybeProcessed; 2]);
}
