//! The transport in the box: what it says about failures, and TLS.

use atproto_core::{
    ErrorKind,
    error::Delivery,
    transport::{
        HttpRequest, Progress, ReqwestTransport, Transport, TransportErrorKind, tls_config,
    },
};
use atproto_testkit::scripted::{Reply, ScriptedServer};

use super::support::{Kind, Rig, ok};

fn get(server: &ScriptedServer) -> HttpRequest {
    HttpRequest::new(http::Method::GET, server.url().parse().unwrap())
}

fn post(server: &ScriptedServer) -> HttpRequest {
    let mut request = get(server);
    request.method = http::Method::POST;
    request
}

#[tokio::test]
async fn a_refused_connection_was_not_processed() {
    let server = ScriptedServer::refusing().unwrap();
    let error = ReqwestTransport::new()
        .unwrap()
        .send(post(&server))
        .await
        .unwrap_err();
    assert_eq!(error.kind(), TransportErrorKind::Connect);
    assert_eq!(error.delivery(), Delivery::NotProcessed);
}

/// A pooled connection that the server closes under the second request (C44): a failure of the network, ambiguous.
#[tokio::test]
async fn a_pooled_connection_that_breaks() {
    let rig = Rig::retrying(1);
    rig.server
        .reply(ok().keep_alive())
        .reply(Reply::close_after_reading())
        .reply(ok());
    rig.call(Kind::Query).await.unwrap();
    rig.call(Kind::Query).await.unwrap();
    assert_eq!((rig.seen(), rig.server.connections()), (3, 2));

    let rig = Rig::retrying(1);
    rig.server
        .reply(ok().keep_alive())
        .reply(Reply::close_after_reading());
    rig.call(Kind::Query).await.unwrap();
    let error = rig.call(Kind::Procedure).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Network);
    assert_eq!(rig.seen(), 2);
}

/// A connection that is alive is used again.
#[tokio::test]
async fn connections_are_pooled() {
    let rig = Rig::new();
    rig.server.otherwise(ok().keep_alive());
    for _ in 0..5 {
        rig.call(Kind::Query).await.unwrap();
    }
    assert_eq!((rig.seen(), rig.server.connections()), (5, 1));
}

/// The state that a timeout asks: before a connection is made nothing has left, afterwards it may have; also without a
/// body, which HTTP never polls.
#[tokio::test]
async fn progress_is_told() {
    let progress = Progress::default();
    assert_eq!(progress.delivery(), Delivery::MaybeProcessed, "unknown");
    for body in [None, Some(bytes::Bytes::from_static(b"{}"))] {
        let server = ScriptedServer::refusing().unwrap();
        server.otherwise(ok());
        let transport = ReqwestTransport::new().unwrap();
        let mut request = post(&server);
        request.body = body;
        let refused = request.clone();
        transport.send(refused).await.unwrap_err();
        assert_eq!(request.progress.delivery(), Delivery::NotProcessed);
        server.listen().unwrap();
        transport.send(request.clone()).await.unwrap();
        assert_eq!(request.progress.delivery(), Delivery::MaybeProcessed);
    }
}

/// A body longer than allowed ends the reading, announced or not.
#[tokio::test]
async fn a_body_that_is_too_long() {
    let server = ScriptedServer::start().unwrap();
    server.otherwise(Reply::json("x".repeat(1000)));
    let mut request = get(&server);
    request.max_response_bytes = 999;
    let transport = ReqwestTransport::new().unwrap();
    let error = transport.send(request.clone()).await.unwrap_err();
    assert_eq!(error.kind(), TransportErrorKind::TooLarge);
    request.max_response_bytes = 1000;
    assert_eq!(transport.send(request).await.unwrap().body.len(), 1000);
}

/// A server that hangs up on TLS: the connection is not made, nothing panics, nothing was processed.
#[tokio::test]
async fn tls_that_fails() {
    let server = ScriptedServer::start().unwrap();
    server.otherwise(Reply::reset_before_reading());
    let mut request = post(&server);
    request.url.set_scheme("https").unwrap();
    let result = ReqwestTransport::new().unwrap().send(request).await;
    let error = result.unwrap_err();
    assert_eq!(error.kind(), TransportErrorKind::Connect);
    assert_eq!(error.delivery(), Delivery::NotProcessed);
}

/// TLS has its provider, and the process has none: another crate may still choose.
#[test]
fn no_global_tls_provider() {
    ReqwestTransport::new().unwrap();
    if let Err(error) = tls_config() {
        assert_eq!(error.kind(), ErrorKind::Configuration);
    }
    assert!(rustls::crypto::CryptoProvider::get_default().is_none());
}
