//! Decision 21: `.pages()` and `.items()`.

use std::time::Duration;

use atproto::{
    AtProto, RetryConfig,
    core::{
        clock::ManualClock,
        data::{DecodeError, Decoded},
        xrpc::{Call, Endpoint, Method, NoError, Paginated, RequestParts},
    },
};
use bytes::Bytes;
use futures_util::{FutureExt as _, StreamExt as _};
use serde_json::{Value, json};

use crate::support::{CALL, NOW, Net, Seen, Then, runtime};

#[derive(Clone)]
struct ListThings {
    cursor: Option<String>,
}

#[derive(Debug)]
struct Things {
    cursor: Option<String>,
    things: Vec<i64>,
}

impl Endpoint for ListThings {
    const NSID: &'static str = CALL;
    const METHOD: Method = Method::Query;
    type Output = Things;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        if let Some(cursor) = &self.cursor {
            parts.param_str("cursor", cursor);
        }
    }

    fn decode(body: &Bytes) -> Result<Decoded<Things>, DecodeError> {
        let body: Value = serde_json::from_slice(body).unwrap();
        let things = body["things"].as_array().unwrap();
        Ok(Decoded {
            value: Things {
                cursor: body["cursor"].as_str().map(str::to_owned),
                things: things.iter().filter_map(Value::as_i64).collect(),
            },
            warnings: Vec::new(),
        })
    }
}

impl Paginated for ListThings {
    type Item = i64;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Things) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Things) -> usize {
        output.things.len()
    }

    fn items(output: Things) -> Vec<i64> {
        output.things
    }
}

fn list(net: &Net, clock: &ManualClock) -> Call<ListThings> {
    let client = AtProto::anonymous()
        .transport(net.clone())
        .runtime(runtime(clock))
        .build()
        .unwrap();
    client.call(ListThings { cursor: None })
}

fn cursor(seen: &Seen) -> Option<String> {
    let mut pairs = seen.request.url.query_pairs();
    pairs
        .find(|(name, _)| name == "cursor")
        .map(|(_, value)| value.into_owned())
}

/// Answers by the cursor that was asked for.
fn pages(answer: impl Fn(&str) -> Value + Send + Sync + 'static) -> Net {
    Net::new(move |seen: &Seen| Then::ok(answer(&cursor(seen).unwrap_or_default())))
}

fn three(cursor: &str) -> Value {
    match cursor {
        "" => json!({"things": [1, 2], "cursor": "a&b"}),
        "a&b" => json!({"things": [3], "cursor": "c"}),
        _ => json!({"things": [4]}),
    }
}

async fn numbers(net: &Net) -> Vec<i64> {
    let items = list(net, &ManualClock::new()).items();
    items.map(Result::unwrap).collect().await
}

#[tokio::test]
async fn items_come_from_all_pages_in_order() {
    let net = pages(three);
    assert_eq!(numbers(&net).await, [1, 2, 3, 4]);
    assert_eq!(net.seen().len(), 3);
}

#[tokio::test]
async fn a_page_is_asked_for_when_it_is_wanted() {
    let net = pages(three);
    let mut items = list(&net, &ManualClock::new()).items();
    assert_eq!(net.seen().len(), 0);
    assert_eq!(items.next().await.unwrap().unwrap(), 1);
    assert_eq!(items.next().await.unwrap().unwrap(), 2);
    assert_eq!(net.seen().len(), 1);
    assert_eq!(items.next().await.unwrap().unwrap(), 3);
    assert_eq!(net.seen().len(), 2);
}

#[tokio::test]
async fn the_end_is_a_page_without_a_cursor_or_with_an_empty_one() {
    let net = pages(|_| json!({"things": [1], "cursor": ""}));
    assert_eq!(numbers(&net).await, [1]);
    let net = pages(|_| json!({"things": [1], "cursor": null}));
    assert_eq!(numbers(&net).await, [1]);
}

#[tokio::test]
async fn the_end_is_an_empty_page_even_if_it_has_a_cursor() {
    let net = pages(|cursor| match cursor {
        "" => json!({"things": [1], "cursor": "a"}),
        _ => json!({"things": [], "cursor": "b"}),
    });
    assert_eq!(numbers(&net).await, [1]);
    assert_eq!(net.seen().len(), 2);
}

#[tokio::test]
async fn the_end_is_a_cursor_that_was_there_before() {
    let net = pages(|cursor| match cursor {
        "" => json!({"things": [1], "cursor": "a"}),
        "a" => json!({"things": [2], "cursor": "b"}),
        _ => json!({"things": [3], "cursor": "a"}),
    });
    assert_eq!(
        numbers(&net).await,
        [1, 2, 3],
        "a ring of cursors is walked once"
    );
}

#[tokio::test]
async fn max_pages_bounds_the_requests() {
    let net = pages(|cursor| json!({"things": [cursor.len()], "cursor": format!("{cursor}x")}));
    let items = list(&net, &ManualClock::new()).items().max_pages(3);
    assert_eq!(items.count().await, 3);
    assert_eq!(net.seen().len(), 3);
    assert_eq!(
        list(&net, &ManualClock::new())
            .pages()
            .max_pages(0)
            .count()
            .await,
        0
    );
    assert_eq!(net.seen().len(), 3);
}

#[tokio::test]
async fn an_error_is_the_last_item() {
    let net = Net::new(|seen: &Seen| match cursor(seen) {
        None => Then::ok(json!({"things": [1], "cursor": "a"})),
        Some(_) => Then::error(500, "Broken"),
    });
    let mut pages = list(&net, &ManualClock::new()).pages();
    assert!(pages.next().await.unwrap().is_ok());
    assert_eq!(pages.next().await.unwrap().unwrap_err().status(), Some(500));
    assert_eq!(pages.cursor(), Some("a"), "where to go on");
    assert!(pages.next().await.is_none());
    assert!(pages.next().await.is_none());
}

/// Each page is a call with the retries of its own.
#[tokio::test]
async fn pages_are_retried_like_any_call() {
    let failed = std::sync::atomic::AtomicBool::new(false);
    let net = Net::new(move |seen: &Seen| match cursor(seen) {
        Some(_) if !failed.swap(true, std::sync::atomic::Ordering::SeqCst) => {
            Then::error(503, "Busy")
        }
        other => Then::ok(three(&other.unwrap_or_default())),
    });
    let items = list(&net, &ManualClock::new())
        .retry_config(RetryConfig::new(1))
        .items();
    assert_eq!(
        items.map(Result::unwrap).collect::<Vec<_>>().await,
        [1, 2, 3, 4]
    );
    assert_eq!(net.seen().len(), 4);
}

/// L12 of the peers' gaps: a spent budget is waited out if asked to, and only then.
#[tokio::test]
async fn a_spent_rate_limit_is_waited_out_if_asked_to() {
    for (ask, waits) in [(true, vec![Duration::from_secs(20)]), (false, vec![])] {
        let net = Net::new(|seen: &Seen| {
            let body = three(&cursor(seen).unwrap_or_default());
            let spent = cursor(seen).is_none();
            Then::Limited {
                body,
                remaining: i64::from(!spent),
                reset: NOW + 20,
            }
        });
        let clock = ManualClock::new();
        let items = list(&net, &clock).items().wait_out_rate_limit(ask);
        assert_eq!(items.count().await, 4);
        assert_eq!(clock.sleeps(), waits);
    }
}

/// Dropping the future of `next` loses no page and asks for none twice.
#[tokio::test]
async fn next_is_cancel_safe() {
    let gate = atproto_testkit::Gate::new();
    let held = gate.clone();
    let net = Net::new(move |seen: &Seen| {
        Then::Held(
            held.clone(),
            Box::new(Then::ok(three(&cursor(seen).unwrap_or_default()))),
        )
    });
    let mut items = list(&net, &ManualClock::new()).items();
    assert!(items.next().now_or_never().is_none());
    assert!(items.next().now_or_never().is_none());
    gate.open();
    assert_eq!(items.next().await.unwrap().unwrap(), 1);
    assert_eq!(net.seen().len(), 1);
}
