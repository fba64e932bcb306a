//! `com.atproto.sync.subscribeRepos`: the sequencer's events over a WebSocket.
//!
//! A subscriber is a position in the row of events. It reads on as fast as its socket takes frames; one that was live
//! and has fallen too far behind is told `ConsumerTooSlow` and let go.

use std::sync::Arc;

use axum::{
    extract::{
        FromRequestParts as _, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket},
    },
    response::{IntoResponse as _, Response},
};
use bytes::Bytes;
use futures_util::{SinkExt as _, StreamExt as _};
use http::request::Parts;

use super::{
    front::{Interruption, Linger},
    query,
    repo::value::{object, text},
    sequencer::{error_frame, frame},
    server::Server,
};

/// The close code that the reference server gives with every error frame.
const POLICY_VIOLATION: u16 = 1008;

/// Why a stream ends from the server's side.
enum End {
    Error(&'static str, String),
    Interrupted(Interruption),
    /// The client has gone.
    Gone,
}

/// Answers the upgrade.
pub(super) async fn subscribe(server: Arc<Server>, mut parts: Parts) -> Response {
    let cursor = query::pairs(parts.uri.query().unwrap_or_default())
        .into_iter()
        .find(|(key, _)| key == "cursor")
        .map(|(_, value)| value);
    let linger = parts.extensions.get::<Linger>().cloned();
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| run(server, socket, cursor, linger)),
        Err(rejection) => rejection.into_response(),
    }
}

async fn run(
    server: Arc<Server>,
    socket: WebSocket,
    cursor: Option<String>,
    linger: Option<Linger>,
) {
    let front = Arc::clone(&server.front);
    let mut interrupted = front.interruptions();
    let (mut sender, mut receiver) = socket.split();
    // Reading answers pings and notices a client that leaves; what clients send is ignored.
    let listen = async { while receiver.next().await.is_some_and(|message| message.is_ok()) {} };
    let end = tokio::select! {
        end = stream(&server, &mut sender, cursor) => end,
        how = interrupted.next() => End::Interrupted(how),
        () = listen => End::Gone,
    };
    // Dropping the server's last handle must not wait for its subscribers.
    drop(server);
    match end {
        End::Gone | End::Interrupted(Interruption::ShutDown) => {}
        End::Interrupted(Interruption::Reset) => {
            if let Some(linger) = linger {
                linger.reset();
            }
        }
        End::Interrupted(Interruption::Close(code)) => {
            let close = CloseFrame {
                code,
                reason: "".into(),
            };
            finish(&mut sender, &mut receiver, None, close, &mut interrupted).await;
        }
        End::Error(error, message) => {
            let close = CloseFrame {
                code: POLICY_VIOLATION,
                reason: error.into(),
            };
            let frame = error_frame(error, &message);
            finish(
                &mut sender,
                &mut receiver,
                Some(frame),
                close,
                &mut interrupted,
            )
            .await;
        }
    }
}

type Sender = futures_util::stream::SplitSink<WebSocket, Message>;
type Receiver = futures_util::stream::SplitStream<WebSocket>;

/// Says goodbye, and waits until the client has said it too.
async fn finish(
    sender: &mut Sender,
    receiver: &mut Receiver,
    frame: Option<Bytes>,
    close: CloseFrame,
    interrupted: &mut super::front::Interruptions,
) {
    let goodbye = async {
        if let Some(frame) = frame {
            let _ = sender.send(Message::Binary(frame)).await;
        }
        let _ = sender.send(Message::Close(Some(close))).await;
        while receiver.next().await.is_some_and(|message| message.is_ok()) {}
    };
    tokio::select! {
        () = goodbye => {}
        _ = interrupted.next() => {}
    }
}

async fn stream(server: &Server, sender: &mut Sender, cursor: Option<String>) -> End {
    let (mut news, last, outdated) = {
        let state = server.state();
        let cursor = cursor.as_deref().map(str::parse::<i64>);
        let outdated = matches!(cursor, Some(Ok(cursor)) if state.sequencer.is_outdated(cursor));
        (
            state.sequencer.subscribe(),
            state.sequencer.last(),
            outdated,
        )
    };
    let mut position = match cursor.as_deref().map(str::parse::<i64>) {
        None => last,
        Some(Err(_)) => {
            let message = format!(
                "Invalid com.atproto.sync.subscribeRepos params: Expected integer value type (got \"{}\")",
                cursor.unwrap_or_default()
            );
            return End::Error("InvalidRequest", message);
        }
        Some(Ok(cursor)) if cursor > last => {
            return End::Error("FutureCursor", "Cursor in the future.".to_owned());
        }
        Some(Ok(cursor)) => cursor,
    };
    if outdated {
        let info = object([
            ("name", text("OutdatedCursor")),
            (
                "message",
                text("Requested cursor exceeded limit. Possibly missing events"),
            ),
        ]);
        if sender
            .send(Message::Binary(frame("#info", &info)))
            .await
            .is_err()
        {
            return End::Gone;
        }
    }
    // What was there before counts as replay, and nobody is too slow for it.
    let replay_until = last;
    loop {
        let next = server.state().sequencer.after(position);
        let Some((seq, event)) = next else {
            news.mark_unchanged();
            // An event may have come between the look and the mark.
            if server.state().sequencer.after(position).is_none() && news.changed().await.is_err() {
                return End::Gone;
            }
            continue;
        };
        let limit = server.state().subscription_buffer;
        let sent = sender.send(Message::Binary(event.frame));
        let behind = news.wait_for(|newest| newest - seq.max(replay_until) > limit);
        tokio::select! {
            biased;
            sent = sent => match sent {
                Ok(()) => position = seq,
                Err(_) => return End::Gone,
            },
            _ = behind => return End::Error("ConsumerTooSlow", "Stream consumer too slow".to_owned()),
        }
    }
}
