//! The server and its queue.

use std::{
    collections::VecDeque,
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::{
    net::{TcpListener, TcpSocket},
    sync::watch,
    task::JoinHandle,
};

use super::{Recorded, Reply, reply::Action, serve::serve};

/// A TCP server on loopback that plays queued replies and records requests; stops when dropped.
#[derive(Debug)]
pub struct ScriptedServer {
    address: SocketAddr,
    script: Arc<Script>,
    waiting: Mutex<Option<TcpSocket>>,
    accepting: Mutex<Option<JoinHandle<()>>>,
}

/// What the server and its connections share.
#[derive(Debug)]
pub(super) struct Script {
    state: Mutex<State>,
    received: watch::Sender<usize>,
}

#[derive(Debug)]
struct State {
    queue: VecDeque<Reply>,
    otherwise: Reply,
    requests: Vec<Recorded>,
    connections: usize,
}

impl ScriptedServer {
    /// A server on a free port of 127.0.0.1. Needs a tokio runtime.
    ///
    /// # Errors
    ///
    /// No port can be had.
    pub fn start() -> io::Result<Self> {
        let server = Self::refusing()?;
        server.listen()?;
        Ok(server)
    }

    /// A server that refuses connections until [`listen`](Self::listen): its port is its own already.
    ///
    /// # Errors
    ///
    /// No port can be had.
    pub fn refusing() -> io::Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))?;
        Ok(Self {
            address: socket.local_addr()?,
            script: Arc::new(Script {
                state: Mutex::new(State {
                    queue: VecDeque::new(),
                    otherwise: Reply::error(501, "Unscripted", "no reply is queued"),
                    requests: Vec::new(),
                    connections: 0,
                }),
                received: watch::Sender::new(0),
            }),
            waiting: Mutex::new(Some(socket)),
            accepting: Mutex::new(None),
        })
    }

    /// Accepts connections from now on.
    ///
    /// # Errors
    ///
    /// The port cannot be listened on.
    pub fn listen(&self) -> io::Result<()> {
        if let Some(socket) = lock(&self.waiting).take() {
            let listener = socket.listen(128)?;
            let accepting = tokio::spawn(accept(listener, Arc::clone(&self.script)));
            *lock(&self.accepting) = Some(accepting);
        }
        Ok(())
    }

    /// The server's origin, such as `http://127.0.0.1:41234`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The server's address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Queues the reply to the next request that has none yet.
    pub fn reply(&self, reply: Reply) -> &Self {
        self.script.state().queue.push_back(reply);
        self
    }

    /// Queues the same reply to the next `times` requests.
    pub fn reply_times(&self, times: usize, reply: &Reply) -> &Self {
        for _ in 0..times {
            self.reply(reply.clone());
        }
        self
    }

    /// Sets the reply to every request for which none is queued; a 501 unless set.
    pub fn otherwise(&self, reply: Reply) -> &Self {
        self.script.state().otherwise = reply;
        self
    }

    /// The requests so far, in order.
    pub fn requests(&self) -> Vec<Recorded> {
        self.script.state().requests.clone()
    }

    /// How many connections were made so far.
    pub fn connections(&self) -> usize {
        self.script.state().connections
    }

    /// Waits until the server has read `count` whole requests.
    pub async fn received(&self, count: usize) {
        let mut received = self.script.received.subscribe();
        // The sender lives as long as this server.
        let _ = received.wait_for(|received| *received >= count).await;
    }
}

impl Drop for ScriptedServer {
    fn drop(&mut self) {
        if let Some(accepting) = lock(&self.accepting).take() {
            accepting.abort();
        }
    }
}

impl Script {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Whether the next request is not even to be read; takes that reply from the queue.
    pub(super) fn takes_reset(&self) -> bool {
        let mut state = self.state();
        let next = state.queue.front().unwrap_or(&state.otherwise);
        let reset = matches!(next.action, Action::ResetUnread);
        if reset {
            state.queue.pop_front();
        }
        reset
    }

    /// Records `request` and gives the reply to it.
    pub(super) fn take(&self, request: Recorded) -> Reply {
        let reply = {
            let mut state = self.state();
            state.requests.push(request);
            state
                .queue
                .pop_front()
                .unwrap_or_else(|| state.otherwise.clone())
        };
        self.received.send_modify(|received| *received += 1);
        reply
    }
}

async fn accept(listener: TcpListener, script: Arc<Script>) {
    // Connections end with the server: the set aborts them when it is dropped.
    let mut connections = tokio::task::JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        script.state().connections += 1;
        connections.spawn(serve(stream, Arc::clone(&script)));
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
