//! The front door: the listening socket and the connections that came through it.
//!
//! hyper is driven by hand, one task per connection, because a test must be able to do to a connection what a bad
//! network does: refuse it, reset it, cut it in mid-body.

use std::{
    future::poll_fn,
    io,
    net::{Ipv4Addr, SocketAddr},
    pin::{Pin, pin},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, Waker},
};

use axum::{Router, body::Body};
use hyper::{Request, Response, body::Incoming, service::Service, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpSocket, TcpStream},
    runtime::Handle,
    sync::watch,
};

use super::lock;

/// What a handler asks of its connection, sent as an extension of the response.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Hangup {
    /// End with a reset (RST): what was in flight is lost.
    Reset,
    /// End without an answer (FIN).
    Close,
}

/// Why a long connection must end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Interruption {
    /// With a reset.
    Reset,
    /// With a close frame of this code.
    Close(u16),
    /// At once: the server is going away.
    ShutDown,
}

/// What a long connection listens to, from the moment that it was made.
pub(super) struct Interruptions {
    orders: watch::Receiver<Orders>,
    seen: Orders,
}

impl Interruptions {
    /// Waits until the connection must end.
    pub(super) async fn next(&mut self) -> Interruption {
        loop {
            let gone = self.orders.changed().await.is_err();
            let now = *self.orders.borrow_and_update();
            let seen = std::mem::replace(&mut self.seen, now);
            if gone || now.shutdown {
                return Interruption::ShutDown;
            }
            if now.resets > seen.resets {
                return Interruption::Reset;
            }
            if now.closes > seen.closes {
                return Interruption::Close(now.close_code);
            }
        }
    }
}

/// What the server is doing to all connections together.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Orders {
    /// Grows when every open connection must be reset.
    resets: u64,
    /// Grows when every open connection must end after the request that it is serving.
    drains: u64,
    /// Grows when every WebSocket must be closed.
    closes: u64,
    close_code: u16,
    /// The server is going away.
    shutdown: bool,
}

/// The listening socket of one server.
pub(super) struct Front {
    address: SocketAddr,
    /// Bound but not listening: it keeps the port ours while connections are refused.
    _reserved: TcpSocket,
    listener: Mutex<Door>,
    orders: watch::Sender<Orders>,
    runtime: Handle,
}

struct Door {
    listener: Option<TcpListener>,
    waiting: Option<Waker>,
    /// How many want the door shut.
    shut_by: usize,
}

impl Front {
    /// Takes a free loopback port and listens on it.
    pub(super) fn open(port: u16) -> io::Result<Self> {
        let reserved = reserve(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
        let address = reserved.local_addr()?;
        let listener = reserve(address)?.listen(1024)?;
        Ok(Self {
            address,
            _reserved: reserved,
            listener: Mutex::new(Door {
                listener: Some(listener),
                waiting: None,
                shut_by: 0,
            }),
            orders: watch::Sender::default(),
            runtime: Handle::current(),
        })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Refuses connections from now on, and ends those that are open after the request they serve.
    pub(super) fn shut(&self) {
        let mut door = lock(&self.listener);
        door.shut_by += 1;
        door.listener = None;
        self.orders.send_modify(|orders| orders.drains += 1);
    }

    /// Takes one [`shut`](Self::shut) back.
    pub(super) fn reopen(&self) {
        let mut door = lock(&self.listener);
        door.shut_by = door.shut_by.saturating_sub(1);
        if door.shut_by > 0 || door.listener.is_some() {
            return;
        }
        let _in_runtime = self.runtime.enter();
        door.listener = reserve(self.address)
            .and_then(|socket| socket.listen(1024))
            .ok();
        if let Some(waker) = door.waiting.take() {
            waker.wake();
        }
    }

    /// Resets every open connection, sockets of the firehose included.
    pub(super) fn reset_connections(&self) {
        self.orders.send_modify(|orders| orders.resets += 1);
    }

    /// Closes every WebSocket with this code.
    pub(super) fn close_sockets(&self, code: u16) {
        self.orders.send_modify(|orders| {
            orders.closes += 1;
            orders.close_code = code;
        });
    }

    /// What a connection that is made now must listen to.
    pub(super) fn interruptions(&self) -> Interruptions {
        let orders = self.orders.subscribe();
        let seen = *orders.borrow();
        Interruptions { orders, seen }
    }

    /// Ends the accept loop and every connection.
    pub(super) fn shut_down(&self) {
        lock(&self.listener).listener = None;
        self.orders.send_modify(|orders| orders.shutdown = true);
    }

    /// Serves `router` until [`shut_down`](Self::shut_down).
    pub(super) async fn serve(self: Arc<Self>, router: Router) {
        let mut orders = self.orders.subscribe();
        loop {
            let stream = tokio::select! {
                stream = poll_fn(|cx| self.poll_accept(cx)) => stream,
                _ = orders.wait_for(|orders| orders.shutdown) => return,
            };
            tokio::spawn(serve_connection(
                stream,
                router.clone(),
                self.orders.subscribe(),
            ));
        }
    }

    fn poll_accept(&self, cx: &mut Context<'_>) -> Poll<TcpStream> {
        let mut door = lock(&self.listener);
        while let Some(listener) = &door.listener {
            match listener.poll_accept(cx) {
                Poll::Ready(Ok((stream, _))) => return Poll::Ready(stream),
                // The peer gave up between its SYN and our accept.
                Poll::Ready(Err(_)) => {}
                Poll::Pending => break,
            }
        }
        door.waiting = Some(cx.waker().clone());
        Poll::Pending
    }
}

/// A socket bound to `address` that shares it with our others.
fn reserve(address: SocketAddr) -> io::Result<TcpSocket> {
    let socket = TcpSocket::new_v4()?;
    socket.set_reuseaddr(true)?;
    #[cfg(unix)]
    socket.set_reuseport(true)?;
    socket.bind(address)?;
    Ok(socket)
}

async fn serve_connection(stream: TcpStream, router: Router, mut orders: watch::Receiver<Orders>) {
    let _ = stream.set_nodelay(true);
    let linger = Linger::default();
    let io = TokioIo::new(Line {
        stream,
        linger: linger.clone(),
    });
    let app = TowerToHyperService::new(router);
    let hangups = linger.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(hangups.clone());
        let answer = app.call(request);
        let hangups = hangups.clone();
        async move {
            let response: Response<Body> = answer.await.unwrap_or_else(|never| match never {});
            match response.extensions().get::<Hangup>() {
                None => Ok(response),
                Some(hangup) => {
                    if *hangup == Hangup::Reset {
                        hangups.reset();
                    }
                    Err(io::Error::from(io::ErrorKind::ConnectionAborted))
                }
            }
        }
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(None)
        .serve_connection(io, service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut seen = *orders.borrow_and_update();
    loop {
        tokio::select! {
            // A connection that ends badly is the client's story or our own fault's; there is nobody to tell.
            _ = connection.as_mut() => return,
            changed = orders.changed() => {
                let now = *orders.borrow_and_update();
                if changed.is_err() || now.shutdown {
                    return;
                }
                if now.resets > seen.resets {
                    linger.reset();
                    return;
                }
                if now.drains > seen.drains {
                    connection.as_mut().graceful_shutdown();
                }
                seen = now;
            }
        }
    }
}

/// Whether the connection ends with a reset; shared by the connection and those who answer on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Linger(Arc<AtomicBool>);

impl Linger {
    /// Lets the connection end with a reset once it is dropped.
    pub(super) fn reset(&self) {
        self.0.store(true, Ordering::Release);
    }
}

/// A TCP stream that is reset when it is dropped, if somebody asked for that.
struct Line {
    stream: TcpStream,
    linger: Linger,
}

impl Drop for Line {
    fn drop(&mut self) {
        if self.linger.0.load(Ordering::Acquire) {
            let _ = self.stream.set_zero_linger();
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        // A shutdown would send the FIN that a reset must not be preceded by.
        if self.linger.0.load(Ordering::Acquire) {
            return Poll::Ready(Ok(()));
        }
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
