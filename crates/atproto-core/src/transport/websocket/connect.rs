//! The connector in the box.

use std::{
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use futures_core::Stream;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{self, Message, error::CapacityError},
};
use url::Url;

use super::{ConnectError, Connector, Socket, SocketError, SocketMessage, UpgradeRequest, upgrade};
use crate::{clock::BoxFuture, transport::tls_config};

/// Redirects that an upgrade follows.
const MAX_HOPS: usize = 5;

/// Connects with tokio, rustls and tungstenite. TLS is set up when a `wss` address is first connected to, with a provider
/// of its own, so nothing has to be installed for the process.
#[derive(Clone, Copy, Debug, Default)]
pub struct TungsteniteConnector;

impl Connector for TungsteniteConnector {
    fn connect(&self, request: UpgradeRequest) -> BoxFuture<'static, Result<Socket, ConnectError>> {
        Box::pin(follow(request))
    }
}

/// Connects, following redirects that do not leave TLS.
async fn follow(mut request: UpgradeRequest) -> Result<Socket, ConnectError> {
    for _ in 0..=MAX_HOPS {
        match open(&request).await {
            Err(ConnectError::Refused {
                status,
                headers,
                body,
            }) => match upgrade::redirect(&request.url, status, &headers) {
                Some(url) => {
                    if url.origin() != request.url.origin() {
                        request.headers.remove(http::header::AUTHORIZATION);
                    }
                    request.url = url;
                }
                None => {
                    return Err(ConnectError::Refused {
                        status,
                        headers,
                        body,
                    });
                }
            },
            other => return other,
        }
    }
    Err(failed("too many redirects"))
}

fn failed(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> ConnectError {
    ConnectError::Failed(source.into())
}

async fn open(request: &UpgradeRequest) -> Result<Socket, ConnectError> {
    let url = &request.url;
    let host = url
        .host_str()
        .ok_or_else(|| failed("the address has no host"))?;
    let port = url
        .port_or_known_default()
        .ok_or_else(|| failed("the address has no port"))?;
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let tcp = TcpStream::connect((bare, port)).await.map_err(failed)?;
    tcp.set_nodelay(true).map_err(failed)?;
    if url.scheme() == "wss" {
        let tls = secure(url, bare, tcp).await?;
        shake_hands(request, tls).await
    } else {
        shake_hands(request, tcp).await
    }
}

async fn secure(
    url: &Url,
    host: &str,
    tcp: TcpStream,
) -> Result<tokio_rustls::client::TlsStream<TcpStream>, ConnectError> {
    let mut config = rustls::ClientConfig::clone(&*tls_config().map_err(failed)?);
    // A WebSocket begins as HTTP/1.1.
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    let name = rustls::pki_types::ServerName::try_from(host.to_owned())
        .map_err(|error| failed(format!("{} is no name for TLS: {error}", url.as_str())))?;
    TlsConnector::from(Arc::new(config))
        .connect(name, tcp)
        .await
        .map_err(failed)
}

async fn shake_hands<T>(request: &UpgradeRequest, stream: T) -> Result<Socket, ConnectError>
where
    T: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let limit = request.max_message_bytes;
    let config = tungstenite::protocol::WebSocketConfig::default()
        .max_message_size(Some(limit))
        .max_frame_size(Some(limit));
    let handshake = upgrade::handshake(request).map_err(failed)?;
    match tokio_tungstenite::client_async_with_config(handshake, stream, Some(config)).await {
        Ok((socket, _)) => Ok(Box::pin(Messages(socket))),
        Err(tungstenite::Error::Http(answer)) => {
            let (parts, body) = answer.into_parts();
            Err(ConnectError::Refused {
                status: parts.status.as_u16(),
                headers: parts.headers,
                body: Bytes::from(body.unwrap_or_default()),
            })
        }
        Err(error) => Err(failed(error)),
    }
}

/// A socket as its messages.
struct Messages<T>(WebSocketStream<T>);

impl<T: AsyncRead + AsyncWrite + Unpin> Stream for Messages<T> {
    type Item = Result<SocketMessage, SocketError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            let Some(message) = ready!(Pin::new(&mut self.0).poll_next(cx)) else {
                return Poll::Ready(None);
            };
            return Poll::Ready(Some(match message {
                Ok(Message::Binary(bytes)) => Ok(SocketMessage::Binary(bytes)),
                Ok(Message::Text(text)) => Ok(SocketMessage::Text(text.as_str().to_owned())),
                Ok(Message::Close(frame)) => {
                    let (code, reason) = frame.map_or((1000, String::new()), |frame| {
                        (frame.code.into(), frame.reason.as_str().to_owned())
                    });
                    Ok(SocketMessage::Close(code, reason))
                }
                // The answer to a ping is sent by the next poll.
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => continue,
                Err(tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed) => {
                    return Poll::Ready(None);
                }
                Err(tungstenite::Error::Capacity(CapacityError::MessageTooLong {
                    size,
                    max_size,
                })) => Err(SocketError::TooLong {
                    bytes: size,
                    limit: max_size,
                }),
                Err(error) => Err(SocketError::Broken(error.into())),
            }));
        }
    }
}
