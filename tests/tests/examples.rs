//! The examples run as a user would run them: without arguments, against the server inside each, to their end.

use std::time::{Duration, Instant};

use atproto_tests::example::{example, lines};

/// Runs an example; its lines on stdout.
fn run(name: &str) -> Vec<String> {
    let mut program = example(name);
    let started = Instant::now();
    let printed = lines(&program.output().expect("the example starts"));
    let took = started.elapsed();
    assert!(took < Duration::from_secs(15), "{name} took {took:?}");
    printed
}

/// Compares line by line; `*` stands for anything.
fn expect(name: &str, lines: &[&str]) {
    let printed = run(name);
    let fits = printed.len() == lines.len()
        && printed
            .iter()
            .zip(lines)
            .all(|(printed, wanted)| matches(printed, wanted));
    assert!(
        fits,
        "{name} printed\n{}\ninstead of\n{}",
        printed.join("\n"),
        lines.join("\n")
    );
}

fn matches(text: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => text == pattern,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            (0..=text.len()).any(|at| text.get(at..).is_some_and(|text| matches(text, rest)))
        }),
    }
}

#[test]
fn quickstart() {
    expect(
        "quickstart",
        &[
            "createSession failed: retry 1/3 in 1 s",
            "createSession failed: retry 2/3 in 2 s",
            "signed in as alice.test (did:plc:*)",
            "a call failed: retry 1/3 in 1 s",
            "posted at://did:plc:*/app.bsky.feed.post/*",
            "timeline: alice.test: Hello, Bluesky!",
            "firehose: at://did:plc:*/app.bsky.feed.post/*: Hello, Bluesky!",
        ],
    );
}

#[test]
fn reply_bot() {
    expect(
        "reply_bot",
        &[
            "asked at://did:plc:*/app.bsky.feed.post/*",
            "answered bob.test: Rust",
            "nothing left to answer",
        ],
    );
}

#[test]
fn firehose() {
    expect(
        "firehose",
        &[
            "connecting, cursor Some(0)",
            "did:plc:*: The first post",
            "did:plc:*: The second post",
            "connecting, cursor Some(*)",
            "did:plc:*: Made while nobody was connected",
            "done",
        ],
    );
}

#[test]
fn retries_timeout() {
    expect(
        "retries_timeout",
        &[
            "Gave up after 200 ms: com.atproto.server.describeServer: timeout: *",
            "did:web:* answered within 20 s",
        ],
    );
}

#[test]
fn retries_basic() {
    expect("retries_basic", &["Retry 1/3 in *s", "Fetched 0 posts"]);
}

#[test]
fn retries_idempotency() {
    expect(
        "retries_idempotency",
        &[
            "Signing in again",
            "Signed in as alice.test",
            "Not retried, it may have been posted: com.atproto.repo.createRecord: server error (500 *",
            "There is 1 post",
        ],
    );
}

#[test]
fn retries_strategy() {
    expect(
        "retries_strategy",
        &[
            "com.atproto.server.describeServer failed: ServerError (Some(500))",
            "com.atproto.server.describeServer failed: RateLimited (Some(429))",
            "did:web:* answered at last",
        ],
    );
}

#[test]
fn retries_profiles() {
    expect(
        "retries_profiles",
        &[
            "interactive: did:web:* answered",
            "background: did:web:* answered",
            "realtime: did:web:* answered",
        ],
    );
}
