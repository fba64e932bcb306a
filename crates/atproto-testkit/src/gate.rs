//! Holding an answer back.

use tokio::sync::watch;

/// Holds what waits for it until it is opened, once and for all. Clones are the same gate.
///
/// It takes the place of sleeping: a test that must look *while* a request is under way makes a gate, starts the
/// request, waits until it [has arrived](Self::arrived), looks, and opens the gate.
#[derive(Clone, Debug)]
pub struct Gate {
    state: watch::Sender<State>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    open: bool,
    arrived: usize,
}

impl Gate {
    /// A closed gate.
    pub fn new() -> Self {
        Self {
            state: watch::Sender::default(),
        }
    }

    /// Lets everything pass from now on.
    pub fn open(&self) {
        self.state.send_modify(|state| state.open = true);
    }

    /// Waits until the gate is open.
    pub async fn opened(&self) {
        self.state.send_modify(|state| state.arrived += 1);
        // The sender is our own, so the channel cannot close.
        let _ = self.state.subscribe().wait_for(|state| state.open).await;
    }

    /// Waits until `count` have come to the gate, those that have passed included.
    pub async fn arrived(&self, count: usize) {
        let mut state = self.state.subscribe();
        let _ = state.wait_for(|state| state.arrived >= count).await;
    }
}

impl Default for Gate {
    fn default() -> Self {
        Self::new()
    }
}
