//! Holding an answer back.

use tokio::sync::watch;

/// Holds what waits for it until it is opened, once and for all. Clones are the same gate.
#[derive(Clone, Debug)]
pub struct Gate {
    open: watch::Sender<bool>,
}

impl Gate {
    /// A closed gate.
    pub fn new() -> Self {
        Self {
            open: watch::Sender::new(false),
        }
    }

    /// Lets everything pass from now on.
    pub fn open(&self) {
        self.open.send_replace(true);
    }

    /// Waits until the gate is open.
    pub async fn opened(&self) {
        // The sender is our own, so the channel cannot close.
        let _ = self.open.subscribe().wait_for(|open| *open).await;
    }
}

impl Default for Gate {
    fn default() -> Self {
        Self::new()
    }
}
