//! The examples run as a user would run them: without arguments, against the server inside each, to their end.

use std::{
    env,
    path::PathBuf,
    process::{Command, Output},
    sync::OnceLock,
    time::{Duration, Instant},
};

/// The folder with the examples' programs, built once; nothing is left to do if `cargo test` built them already.
fn programs() -> &'static PathBuf {
    static PROGRAMS: OnceLock<PathBuf> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let built = Command::new(cargo)
            .args(["build", "--quiet", "-p", "atproto-examples", "--examples"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status()
            .expect("cargo runs");
        assert!(built.success(), "the examples do not build");
        let test = env::current_exe().expect("a test has a path");
        // target/debug/deps/examples-… stands beside target/debug/examples/.
        let target = test.ancestors().nth(2).expect("target/debug");
        target.join("examples")
    })
}

/// Runs an example; its lines on stdout.
fn run(name: &str) -> Vec<String> {
    let started = Instant::now();
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new(programs().join(name))
        .env_remove("BSKY_IDENTIFIER")
        .env_remove("BSKY_PASSWORD")
        .env_remove("BSKY_SERVICE")
        .env_remove("BSKY_RELAY")
        .output()
        .expect("the example starts");
    let stdout = String::from_utf8(stdout).expect("UTF-8");
    let stderr = String::from_utf8(stderr).expect("UTF-8");
    assert!(status.success(), "{name}: {status}\n{stdout}\n{stderr}");
    assert!(
        started.elapsed() < Duration::from_secs(15),
        "{name} took {:?}",
        started.elapsed()
    );
    stdout.lines().map(str::to_owned).collect()
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
#[ignore = "waits for subscriptions"]
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
#[ignore = "waits for the embedded AppView"]
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
#[ignore = "waits for subscriptions"]
fn firehose() {
    expect(
        "firehose",
        &[
            "connecting, cursor None",
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
#[ignore = "waits for the embedded AppView"]
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
