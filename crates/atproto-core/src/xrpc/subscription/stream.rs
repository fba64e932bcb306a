//! The streams.

use std::{
    fmt,
    future::poll_fn,
    marker::PhantomData,
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use futures_core::Stream;

use super::{
    Frame,
    frame::{Read, frame, read, unreadable},
};
use crate::{
    Error, ErrorKind,
    clock::BoxFuture,
    engine,
    transport::websocket::{ConnectError, Socket, SocketError, SocketMessage, UpgradeRequest},
    xrpc::{Client, Subscription},
};

/// How much of a body that is no XRPC error is kept as its message.
const MESSAGE_LIMIT: usize = 1024;
/// Going away on purpose: the server has said all it wants to say.
const NORMAL: u16 = 1000;

/// The frames of a subscription. The module says what ends it.
///
/// Cancel safe: a poll that is given up loses no frame.
#[must_use = "streams do nothing unless polled"]
pub struct FrameStream {
    nsid: &'static str,
    client: Client,
    state: State,
}

enum State {
    /// Nothing has been sent.
    Idle(Option<Result<UpgradeRequest, Error>>),
    Connecting(BoxFuture<'static, Result<Socket, ConnectError>>),
    Open(Socket),
    Ended,
}

impl FrameStream {
    pub(super) fn new(
        nsid: &'static str,
        client: Client,
        request: Result<UpgradeRequest, Error>,
    ) -> Self {
        Self {
            nsid,
            client,
            state: State::Idle(Some(request)),
        }
    }

    /// Connects now, and not at the first poll. Nothing happens if the stream is open or has ended.
    ///
    /// # Errors
    /// What would else be the stream's last item: the connection was not made, or the server refused it.
    pub async fn connect(&mut self) -> Result<(), Error> {
        poll_fn(|cx| self.poll_open(cx)).await
    }

    /// The next frame; `None` at the end. Cancel safe.
    pub async fn next(&mut self) -> Option<Result<Frame, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    fn poll_open(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Error>> {
        loop {
            match &mut self.state {
                State::Idle(request) => match request.take() {
                    Some(Ok(request)) => {
                        let connecting = self.client.connector().connect(request);
                        self.state = State::Connecting(connecting);
                    }
                    Some(Err(error)) => {
                        self.state = State::Ended;
                        return Poll::Ready(Err(error));
                    }
                    None => self.state = State::Ended,
                },
                State::Connecting(connecting) => match ready!(connecting.as_mut().poll(cx)) {
                    Ok(socket) => self.state = State::Open(socket),
                    Err(error) => {
                        self.state = State::Ended;
                        return Poll::Ready(Err(self.refused(error)));
                    }
                },
                State::Open(_) | State::Ended => return Poll::Ready(Ok(())),
            }
        }
    }

    fn end(&mut self, error: Error) -> Poll<Option<Result<Frame, Error>>> {
        self.state = State::Ended;
        Poll::Ready(Some(Err(error)))
    }

    fn read(&mut self, bytes: &Bytes) -> Poll<Option<Result<Frame, Error>>> {
        match read(self.nsid, bytes) {
            Ok(Read::Message(frame)) => Poll::Ready(Some(Ok(frame))),
            Ok(Read::Last(error)) => self.end(error),
            Err(error) => Poll::Ready(Some(Err(error))),
        }
    }

    fn failure(&self, message: impl Into<String>) -> Error {
        Error::new(ErrorKind::Subscription)
            .with_nsid(self.nsid)
            .with_message(message)
    }

    fn refused(&self, error: ConnectError) -> Error {
        match error {
            ConnectError::Refused {
                status,
                headers,
                body,
            } => {
                let (name, message) = engine::read_error_body(&body, MESSAGE_LIMIT);
                let now = self.client.runtime().clock.wall();
                let wait = engine::hints::server_wait(status, &headers, now);
                self.failure(message.unwrap_or_default())
                    .with_answer(status, headers, wait)
                    .with_error_name(name)
            }
            ConnectError::Failed(source) => self
                .failure("the connection was not made")
                .with_source(source),
        }
    }

    fn broken(&self, error: SocketError) -> Error {
        self.failure(error.to_string()).with_source(error)
    }
}

impl Stream for FrameStream {
    type Item = Result<Frame, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = &mut *self;
        if let Err(error) = ready!(this.poll_open(cx)) {
            return Poll::Ready(Some(Err(error)));
        }
        let State::Open(socket) = &mut this.state else {
            return Poll::Ready(None);
        };
        match ready!(socket.as_mut().poll_next(cx)) {
            Some(Ok(SocketMessage::Binary(bytes))) => this.read(&bytes),
            Some(Ok(SocketMessage::Text(_))) => {
                let error = frame(this.nsid, "the frame is text, where bytes belong");
                Poll::Ready(Some(Err(error)))
            }
            Some(Ok(SocketMessage::Close(NORMAL, _))) | None => {
                this.state = State::Ended;
                Poll::Ready(None)
            }
            Some(Ok(SocketMessage::Close(code, reason))) => {
                let text = format!("the server closed the stream with {code}: {reason}");
                let error = this.failure(text);
                this.end(error)
            }
            Some(Err(error)) => {
                let error = this.broken(error);
                this.end(error)
            }
        }
    }
}

impl fmt::Debug for FrameStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = match self.state {
            State::Idle(_) => "idle",
            State::Connecting(_) => "connecting",
            State::Open(_) => "open",
            State::Ended => "ended",
        };
        f.debug_struct("FrameStream")
            .field("nsid", &self.nsid)
            .field("state", &state)
            .finish_non_exhaustive()
    }
}

/// The typed messages of a subscription. The module says what ends it.
///
/// Cancel safe: a poll that is given up loses no message.
#[must_use = "streams do nothing unless polled"]
#[derive(Debug)]
pub struct SubscriptionStream<S> {
    frames: FrameStream,
    subscription: PhantomData<fn() -> S>,
}

impl<S: Subscription> SubscriptionStream<S> {
    pub(super) fn new(frames: FrameStream) -> Self {
        Self {
            frames,
            subscription: PhantomData,
        }
    }

    /// Connects now, and not at the first poll. Nothing happens if the stream is open or has ended.
    ///
    /// # Errors
    /// What would else be the stream's last item: the connection was not made, or the server refused it.
    pub async fn connect(&mut self) -> Result<(), Error> {
        self.frames.connect().await
    }

    /// The next message; `None` at the end. Cancel safe.
    pub async fn next(&mut self) -> Option<Result<S::Message, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// The frames of the same connection, from here on.
    pub fn into_frames(self) -> FrameStream {
        self.frames
    }
}

impl<S: Subscription> Stream for SubscriptionStream<S> {
    type Item = Result<S::Message, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = ready!(Pin::new(&mut self.frames).poll_next(cx));
        Poll::Ready(next.map(|frame| {
            let frame = frame?;
            match S::decode(&frame.ty, &frame.payload) {
                Ok(decoded) => Ok(decoded.value),
                Err(error) => Err(unreadable(S::NSID, error)),
            }
        }))
    }
}
