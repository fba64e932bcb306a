//! New tokens are kept before anyone sees them.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use atproto::{
    AtProto, Error, ErrorKind,
    core::clock::{BoxFuture, ManualClock},
    session::{Session, SessionError, SessionStore},
};
use atproto_testkit::Gate;
use futures_util::FutureExt as _;

use crate::support::{CALL, LONG, Net, REFRESH, Seen, Then, pds, runtime, session};

#[derive(Clone, Default)]
struct Memory(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    log: Vec<String>,
    failures: VecDeque<()>,
    gate: Option<Gate>,
}

impl SessionStore for Memory {
    fn save<'a>(&'a self, session: &'a Session) -> BoxFuture<'a, Result<(), Error>> {
        let gate = self.0.lock().unwrap().gate.clone();
        Box::pin(async move {
            if let Some(gate) = gate {
                gate.opened().await;
            }
            let mut state = self.0.lock().unwrap();
            if state.failures.pop_front().is_some() {
                state.log.push("full".to_owned());
                return Err(Error::new(ErrorKind::Storage).with_message("the disk is full"));
            }
            state.log.push(format!("saved {}", session.refresh_jwt));
            Ok(())
        })
    }

    fn clear<'a>(&'a self, session: &'a Session) -> BoxFuture<'a, Result<(), Error>> {
        let entry = format!("cleared {}", session.refresh_jwt);
        self.0.lock().unwrap().log.push(entry);
        Box::pin(std::future::ready(Ok(())))
    }
}

fn client(seconds: i64, net: &Net, store: &Memory) -> AtProto {
    AtProto::from_session(session(seconds))
        .transport(net.clone())
        .runtime(runtime(&ManualClock::new()))
        .session_store(store.clone())
        .build()
        .unwrap()
}

/// C04, decision 8
#[tokio::test]
async fn nobody_sees_a_token_before_it_is_saved() {
    let (net, store, gate) = (Net::new(pds(2)), Memory::default(), Gate::new());
    store.0.lock().unwrap().gate = Some(gate.clone());
    let client = client(-1, &net, &store);
    let mut events = client.session_events().unwrap();
    let caller = tokio::spawn({
        let client = client.clone();
        async move { client.query(CALL).await }
    });
    net.until(REFRESH, 1).await;
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert_eq!(client.session().unwrap().refresh_jwt, "R1");
    assert!(events.next().now_or_never().is_none());
    assert_eq!(net.count(CALL), 0);
    gate.open();
    caller.await.unwrap().unwrap();
    assert_eq!(store.0.lock().unwrap().log, ["saved R2"]);
    assert_eq!(client.session().unwrap().refresh_jwt, "R2");
}

/// C04: a failing store is reported, and does not cost the tokens that the server has handed out.
#[tokio::test]
async fn a_failing_store_is_reported_and_tried_again_before_another_token_is_spent() {
    let (net, store) = (Net::new(pds(2)), Memory::default());
    store.0.lock().unwrap().failures = [()].into();
    let client = client(LONG, &net, &store);
    let error = client.query(CALL).await.unwrap_err();
    let Some(SessionError::Refresh(cause)) = SessionError::of(&error) else {
        panic!("{error:?}")
    };
    assert_eq!(cause.kind(), ErrorKind::Storage);
    assert_eq!(client.session().unwrap().refresh_jwt, "R1");

    client.query(CALL).await.unwrap();
    assert_eq!(store.0.lock().unwrap().log, ["full", "saved R2"]);
    assert_eq!(net.count(REFRESH), 1, "R1 was spent once");
}

#[tokio::test]
async fn an_ended_session_is_removed() {
    let net = Net::new(|_: &Seen| Then::error(400, "ExpiredToken"));
    let store = Memory::default();
    let client = client(LONG, &net, &store);
    client.query(CALL).await.unwrap_err();
    assert_eq!(store.0.lock().unwrap().log, ["cleared R1"]);
}
