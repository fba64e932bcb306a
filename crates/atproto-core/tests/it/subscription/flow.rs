//! How a stream flows and ends.

use atproto_core::ErrorKind;
use atproto_testkit::{
    Gate,
    scripted_ws::{ScriptedSocket, Step},
};
use futures_util::StreamExt as _;

use super::{Told, collect, count, header, number};

/// X22: messages come in order, and a normal close is the end.
#[tokio::test]
async fn x22_messages_come_in_order_and_then_the_end() {
    let server = ScriptedSocket::start().await.unwrap();
    server.script(
        (0..20)
            .map(|seq| Step::binary(number(seq)))
            .chain([Step::close(1000, "")]),
    );
    let items = collect(count(&server)).await;
    let seqs: Vec<_> = items.into_iter().map(Result::unwrap).collect();
    assert_eq!(seqs, (0..20).map(Told::Number).collect::<Vec<_>>());
    server.until_closed().await;
}

/// X23, X24, CON 7: a connection that is cut, or closed with another code than 1000, is an error item and the end.
#[tokio::test]
async fn x23_a_lost_connection_is_an_item_and_the_end() {
    let server = ScriptedSocket::start().await.unwrap();
    server.script([Step::binary(number(1))]);
    server.script([
        Step::binary(number(1)),
        Step::close(1008, "ConsumerTooSlow"),
    ]);
    server.script([Step::binary(number(1)), Step::garbage([0xff; 64])]);
    for what in ["cut", "closed", "garbage"] {
        let items = collect(count(&server)).await;
        assert_eq!(items.len(), 2, "{what}: {items:?}");
        let error = items[1].as_ref().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Subscription, "{what}");
        if what == "closed" {
            assert!(
                error.message().unwrap().contains("1008: ConsumerTooSlow"),
                "{error}"
            );
        }
    }
}

/// X29: dropping the stream closes the connection, also while it waits.
#[tokio::test]
async fn x29_dropping_the_stream_closes_the_connection() {
    let server = ScriptedSocket::start().await.unwrap();
    server.script([Step::binary(number(1)), Step::until_closed()]);
    let mut stream = count(&server);
    assert_eq!(stream.next().await.unwrap().unwrap(), Told::Number(1));
    drop(stream);
    server.until_closed().await;
}

/// A poll that is given up loses no message.
#[tokio::test]
async fn giving_up_a_poll_loses_no_message() {
    let server = ScriptedSocket::start().await.unwrap();
    let gate = Gate::new();
    server.script([
        Step::wait(&gate),
        Step::binary(number(1)),
        Step::close(1000, ""),
    ]);
    let mut stream = count(&server);
    tokio::select! {
        biased;
        item = stream.next() => panic!("{item:?}"),
        () = gate.arrived(1) => {}
    }
    gate.open();
    assert_eq!(stream.next().await.unwrap().unwrap(), Told::Number(1));
    assert!(stream.next().await.is_none());
}

/// Pings are answered while the stream is polled.
#[tokio::test]
async fn a_ping_is_answered() {
    let server = ScriptedSocket::start().await.unwrap();
    server.script([
        Step::ping(),
        Step::until_pong(),
        Step::binary(number(1)),
        Step::close(1000, ""),
    ]);
    assert_eq!(collect(count(&server)).await.len(), 1);
    assert_eq!(server.pongs(), 1);
}

/// X28: a stream that nobody polls is not read, so the server cannot go on; what it sent is there when somebody does.
#[tokio::test]
async fn x28_a_slow_consumer_slows_the_server() {
    const FRAMES: usize = 64;
    let server = ScriptedSocket::start().await.unwrap();
    let mut big = header("#number");
    big.extend_from_slice(b"\xa2cpad\x5a\x00\x10\x00\x00");
    big.resize(big.len() + (1 << 20), 0);
    big.extend_from_slice(b"cseq\x01");
    let gate = Gate::new();
    let script = std::iter::once(Step::binary(number(1)))
        .chain([Step::wait(&gate)])
        .chain((0..FRAMES).map(|_| Step::binary(&big)))
        .chain([Step::close(1000, "")]);
    server.script(script);
    let mut stream = count(&server);
    assert_eq!(stream.next().await.unwrap().unwrap(), Told::Number(1));
    gate.open();
    // The server sends until the buffers between us are full, and then stands still.
    let mut before = usize::MAX;
    while before != server.sent() {
        before = server.sent();
        for _ in 0..1_000 {
            tokio::task::yield_now().await;
        }
    }
    assert!(server.sent() < FRAMES, "all {FRAMES} MiB were taken in");
    let rest: Vec<_> = stream.collect().await;
    assert_eq!(rest.len(), FRAMES);
    assert!(rest.iter().all(Result::is_ok));
}
