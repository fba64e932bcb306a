//! One connection, from its upgrade to the last step.

use std::sync::{Arc, atomic::Ordering};

use futures_util::{SinkExt as _, StreamExt as _};
use http::{HeaderName, HeaderValue, Response};
use tokio::{
    io::AsyncWriteExt as _,
    net::{TcpListener, TcpStream},
    task::JoinSet,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Message,
        handshake::server::{ErrorResponse, Request},
        protocol::{CloseFrame, WebSocketConfig, frame::coding::CloseCode},
    },
};

use super::{
    Shared, Upgrade,
    step::{Kind, Step},
};

pub(super) async fn accept(listener: TcpListener, shared: Arc<Shared>) {
    let mut connections = JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        shared.connections.fetch_add(1, Ordering::SeqCst);
        shared.open.fetch_add(1, Ordering::SeqCst);
        let script = Shared::lock(&shared.scripts).pop_front();
        let script = script.unwrap_or_else(|| vec![Step::close(1000, "")]);
        let shared = Arc::clone(&shared);
        connections.spawn(async move {
            // How a connection ends is seen by the client; there is nobody here to tell.
            let _ = play(stream, script, &shared).await;
            shared.open.fetch_sub(1, Ordering::SeqCst);
            shared.closed.notify_waiters();
        });
        while connections.try_join_next().is_some() {}
    }
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

async fn play(stream: TcpStream, script: Vec<Step>, shared: &Shared) -> Result<(), Failure> {
    let mut socket = upgrade(stream, script.first(), shared).await?;
    for Step(kind) in script {
        match kind {
            Kind::Refuse { .. } => {}
            Kind::Binary(bytes) => send(&mut socket, Message::Binary(bytes), shared).await?,
            Kind::Text(text) => send(&mut socket, Message::text(text), shared).await?,
            Kind::Ping => {
                socket
                    .send(Message::Ping(b"ping".as_slice().into()))
                    .await?;
            }
            Kind::Garbage(bytes) => socket.get_mut().write_all(&bytes).await?,
            Kind::Wait(gate) => gate.opened().await,
            Kind::UntilPong => {
                while !matches!(socket.next().await, Some(Ok(Message::Pong(_))) | None) {}
                shared.pongs.fetch_add(1, Ordering::SeqCst);
            }
            Kind::UntilClosed => while let Some(Ok(_)) = socket.next().await {},
            Kind::Close(code, reason) => {
                let frame = CloseFrame {
                    code: CloseCode::from(code),
                    reason: reason.into(),
                };
                socket.close(Some(frame)).await?;
                while let Some(Ok(_)) = socket.next().await {}
            }
        }
    }
    Ok(())
}

async fn send(
    socket: &mut WebSocketStream<TcpStream>,
    message: Message,
    shared: &Shared,
) -> Result<(), Failure> {
    socket.send(message).await?;
    shared.sent.fetch_add(1, Ordering::SeqCst);
    Ok(())
}

async fn upgrade(
    stream: TcpStream,
    first: Option<&Step>,
    shared: &Shared,
) -> Result<WebSocketStream<TcpStream>, Failure> {
    #[allow(clippy::result_large_err, reason = "the library asks for this type")]
    let answer = |request: &Request, response| -> Result<_, ErrorResponse> {
        let path = request.uri().path_and_query();
        Shared::lock(&shared.upgrades).push(Upgrade {
            path: path.map(ToString::to_string).unwrap_or_default(),
            headers: request.headers().clone(),
        });
        let Some(Step(Kind::Refuse {
            status,
            headers,
            body,
        })) = first
        else {
            return Ok(response);
        };
        let mut refusal = Response::new(Some(body.clone()));
        *refusal.status_mut() = http::StatusCode::from_u16(*status).unwrap_or_default();
        for (name, value) in headers {
            if let (Ok(name), Ok(value)) =
                (name.parse::<HeaderName>(), HeaderValue::from_str(value))
            {
                refusal.headers_mut().append(name, value);
            }
        }
        Err(refusal)
    };
    // Messages that a client must refuse have to be sent first.
    let config = WebSocketConfig::default()
        .max_message_size(None)
        .max_frame_size(None);
    let socket =
        tokio_tungstenite::accept_hdr_async_with_config(stream, answer, Some(config)).await?;
    Ok(socket)
}
