//! The gate that holds answers back until the test lets them go.

use tokio::sync::watch;

/// Holds requests until it is opened; clones are the same gate.
///
/// It replaces sleeping: a test that must see what happens *while* a request is under way takes a gate, starts the
/// request, [waits until it has arrived](Self::arrived), looks, and opens the gate.
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
        Self { state: watch::Sender::default() }
    }

    /// Lets everything through, now and from now on.
    pub fn open(&self) {
        self.state.send_modify(|state| state.open = true);
    }

    /// Holds what comes from now on.
    pub fn close(&self) {
        self.state.send_modify(|state| state.open = false);
    }

    /// Completes once `count` requests have come to this gate since it was made.
    pub async fn arrived(&self, count: usize) {
        let mut state = self.state.subscribe();
        // The sender is ours, so the channel cannot close while we wait.
        let _ = state.wait_for(|state| state.arrived >= count).await;
    }

    /// Waits at the gate.
    pub(super) async fn pass(&self) {
        self.state.send_modify(|state| state.arrived += 1);
        let mut state = self.state.subscribe();
        let _ = state.wait_for(|state| state.open).await;
    }
}

impl Default for Gate {
    fn default() -> Self {
        Self::new()
    }
}
