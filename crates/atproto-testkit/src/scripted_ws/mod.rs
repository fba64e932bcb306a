//! A WebSocket server that does as it is told, message by message.
//!
//! [`ScriptedSocket`] is a real server on loopback. Each connection plays the next script, a list of [`Step`]s, and is
//! recorded. Nothing in it sleeps.
//!
//! ```
//! # use atproto_testkit::scripted_ws::{ScriptedSocket, Step};
//! # async fn example() -> std::io::Result<()> {
//! let server = ScriptedSocket::start().await?;
//! server.script([Step::binary(*b"\xa1bop\x01"), Step::close(1008, "ConsumerTooSlow")]);
//! server.script([Step::refuse(429, [("retry-after", "7")], r#"{"error":"RateLimitExceeded"}"#)]);
//! // … two connections to server.url() later:
//! assert_eq!(server.upgrades().len(), 2);
//! # Ok(()) }
//! ```

mod play;
mod step;

use std::{
    collections::VecDeque,
    io,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use http::HeaderMap;
use tokio::{net::TcpListener, sync::Notify, task::JoinHandle};

pub use step::Step;

/// The server. Dropping it closes everything.
#[derive(Debug)]
pub struct ScriptedSocket {
    url: String,
    shared: Arc<Shared>,
    task: JoinHandle<()>,
}

/// A request to upgrade.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Upgrade {
    /// The path with its query.
    pub path: String,
    /// The headers.
    pub headers: HeaderMap,
}

#[derive(Debug, Default)]
struct Shared {
    scripts: Mutex<VecDeque<Vec<Step>>>,
    upgrades: Mutex<Vec<Upgrade>>,
    connections: AtomicUsize,
    open: AtomicUsize,
    closed: Notify,
    pongs: AtomicUsize,
    sent: AtomicUsize,
}

impl Shared {
    fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
        mutex.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ScriptedSocket {
    /// Starts on a free port of the loopback interface.
    ///
    /// # Errors
    ///
    /// There is no free port.
    pub async fn start() -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let url = format!("http://{}", listener.local_addr()?);
        let shared = Arc::new(Shared::default());
        let task = tokio::spawn(play::accept(listener, Arc::clone(&shared)));
        Ok(Self { url, shared, task })
    }

    /// The origin, `http://127.0.0.1:PORT`.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Adds what the next connection without a script gets. A connection that finds no script is upgraded and closed
    /// with 1000. After its last step a connection is cut without a close; end with [`Step::close`] for one.
    pub fn script(&self, steps: impl IntoIterator<Item = Step>) {
        Shared::lock(&self.shared.scripts).push_back(steps.into_iter().collect());
    }

    /// The upgrades that were asked for, in order.
    pub fn upgrades(&self) -> Vec<Upgrade> {
        Shared::lock(&self.shared.upgrades).clone()
    }

    /// How many connections were accepted.
    pub fn connections(&self) -> usize {
        self.shared.connections.load(Ordering::SeqCst)
    }

    /// How many pongs came.
    pub fn pongs(&self) -> usize {
        self.shared.pongs.load(Ordering::SeqCst)
    }

    /// How many messages have been handed to the operating system.
    pub fn sent(&self) -> usize {
        self.shared.sent.load(Ordering::SeqCst)
    }

    /// Waits until no connection is open.
    pub async fn until_closed(&self) {
        loop {
            let closed = self.shared.closed.notified();
            if self.shared.open.load(Ordering::SeqCst) == 0 {
                return;
            }
            closed.await;
        }
    }
}

impl Drop for ScriptedSocket {
    fn drop(&mut self) {
        self.task.abort();
    }
}
