//! The reference network as the tests see it: addresses, fresh accounts, and the control port.
//!
//! `cargo xtask test` starts the servers and names them in the variable `ATPROTO_REFNET`. Without
//! it, a test that asks for the network is skipped, and says so where the runner cannot swallow it.

use std::io::Write;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use tokio::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::http::{self, Answer};

/// The key that keeps a request out of the PDS's rate limits; `xtask/src/refnet.rs` sets it.
const BYPASS: (&str, &str) = ("x-ratelimit-bypass", "suite");

static INFO: LazyLock<Option<Value>> = LazyLock::new(|| {
    let text = std::env::var("ATPROTO_REFNET")
        .ok()
        .filter(|text| !text.is_empty())?;
    Some(serde_json::from_str(&text).expect("ATPROTO_REFNET is the launcher's JSON"))
});

/// Held for reading by tests that need the servers as they are, for writing by those that change
/// how the servers behave for everybody.
static KNOBS: RwLock<()> = RwLock::const_new(());

/// The running network, for as long as a test keeps it.
pub struct Network {
    info: &'static Value,
    _shared: Option<RwLockReadGuard<'static, ()>>,
    _alone: Option<RwLockWriteGuard<'static, ()>>,
}

/// The network, beside other tests. `None` where it is not running: return, and the test counts as
/// skipped.
pub async fn shared() -> Option<Network> {
    let info = info()?;
    Some(Network {
        info,
        _shared: Some(KNOBS.read().await),
        _alone: None,
    })
}

/// The network, for one test alone that turns the servers' knobs. It must turn them back with
/// [`Network::reset`], also when it fails: let the checks come after that.
pub async fn alone() -> Option<Network> {
    let info = info()?;
    let guard = KNOBS.write().await;
    let network = Network {
        info,
        _shared: None,
        _alone: Some(guard),
    };
    network.reset().await; // a test before this one may have died with a knob turned
    Some(network)
}

/// Like [`shared`], where the AppView and Ozone must be there too.
pub async fn full() -> Option<Network> {
    let network = shared().await?;
    if !network.is_full() {
        skip("the network has no AppView (it needs PostgreSQL)");
        return None;
    }
    Some(network)
}

fn info() -> Option<&'static Value> {
    let info = INFO.as_ref();
    if info.is_none() {
        skip("the reference network is not running (start it with `cargo xtask test`)");
    }
    info
}

/// Reports the current test as skipped. The runner captures what `println!` prints, so this writes
/// to the real standard output; `cargo xtask test` counts these lines.
fn skip(reason: &str) {
    let name = std::thread::current().name().unwrap_or("a test").to_owned();
    writeln!(std::io::stdout(), "SKIPPED: {name}: {reason}").ok();
}

impl Network {
    /// The PDS's URL.
    pub fn pds(&self) -> &'static str {
        self.text("/pds/url")
    }

    /// The PLC directory's URL.
    pub fn plc(&self) -> &'static str {
        self.text("/plc/url")
    }

    /// Whether the AppView and Ozone are there.
    pub fn is_full(&self) -> bool {
        !self.info["bsky"].is_null()
    }

    /// The AppView's URL; only in a full network.
    pub fn appview(&self) -> &'static str {
        self.text("/bsky/url")
    }

    /// The AppView's service reference, for `atproto-proxy`; only in a full network.
    pub fn appview_service(&self) -> String {
        format!("{}#bsky_appview", self.text("/bsky/did"))
    }

    /// The Node that runs the servers, and the folder with `tests/refnet`'s scripts and the
    /// official packages beside them.
    pub fn node(&self) -> (&'static str, &'static str) {
        (self.text("/node/binary"), self.text("/node/scripts"))
    }

    fn text(&self, pointer: &str) -> &'static str {
        self.info
            .pointer(pointer)
            .and_then(Value::as_str)
            .unwrap_or_else(|| panic!("the network has no {pointer}"))
    }

    /// Does an action of the control port; `tests/refnet/refnet.mjs` lists them.
    pub async fn control(&self, action: &str, body: Value) -> Value {
        let url = format!("{}/{action}", self.text("/control/url"));
        http::send("POST", &url, &[], Some(&body)).await.ok()
    }

    /// Returns once the AppView has everything that was written to the PDS.
    pub async fn settle(&self) {
        self.control("process-all", json!({})).await;
    }

    /// Gives the servers their own numbers back.
    pub async fn reset(&self) {
        self.control("rate-limits", json!({ "points": null, "seconds": null }))
            .await;
        self.control(
            "session-lifetime",
            json!({ "access": null, "refresh": null }),
        )
        .await;
        self.control("backfill", json!({ "seconds": 86_400 })).await;
        self.control("max-buffer", json!({ "events": 500 })).await;
    }

    /// A TCP proxy in front of the PDS that can be told to misbehave.
    pub async fn proxy(&self) -> Proxy<'_> {
        let port = self.control("proxy", json!({})).await["port"]
            .as_u64()
            .expect("a port");
        Proxy {
            network: self,
            port,
        }
    }

    /// A new account on the PDS, with a handle that nobody else has.
    pub async fn account(&self) -> Account {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        // Several runs may share one network, so the number alone is not enough.
        let time = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |time| time.as_micros() % 10_000_000_000);
        let handle = format!("t{time}-{}.test", NUMBER.fetch_add(1, Ordering::Relaxed));
        let password = "correct horse battery staple".to_owned();
        let input = json!({ "handle": handle, "email": format!("{handle}@example.com"), "password": password });
        let url = format!("{}/xrpc/com.atproto.server.createAccount", self.pds());
        let session = http::send("POST", &url, &[BYPASS], Some(&input)).await.ok();
        Account {
            did: session["did"].as_str().expect("a DID").to_owned(),
            handle,
            password,
            session,
        }
    }

    /// A query to the PDS, without the SDK: the judge of what the SDK did.
    pub async fn query(&self, account: &Account, path_and_query: &str) -> Answer {
        let url = format!("{}/xrpc/{path_and_query}", self.pds());
        let authorization = account.authorization();
        http::send(
            "GET",
            &url,
            &[BYPASS, ("authorization", &authorization)],
            None,
        )
        .await
    }

    /// A procedure of the PDS, without the SDK.
    pub async fn procedure(&self, account: &Account, nsid: &str, input: Value) -> Answer {
        let url = format!("{}/xrpc/{nsid}", self.pds());
        let authorization = account.authorization();
        http::send(
            "POST",
            &url,
            &[BYPASS, ("authorization", &authorization)],
            Some(&input),
        )
        .await
    }
}

/// A proxy in front of the PDS. A fault is used up by the connections it names; then they pass.
pub struct Proxy<'a> {
    network: &'a Network,
    port: u64,
}

impl Proxy<'_> {
    /// The URL to give to a client in place of the PDS's.
    pub fn url(&self) -> String {
        format!("http://localhost:{}", self.port)
    }

    /// Sets the fault of the next connections, and returns how many the proxy has seen:
    /// `{"refuse": true}`, `{"delayMs": 200}`, `{"cutAfter": 100, "how": "reset" | "close" | "stall"}`,
    /// each with `"times": n` for more than one connection.
    pub async fn fault(&self, fault: Value) -> u64 {
        let answer = self
            .network
            .control("fault", json!({ "port": self.port, "fault": fault }))
            .await;
        answer["connections"].as_u64().expect("a count")
    }

    /// How many connections the proxy has seen; it leaves no fault behind.
    pub async fn connections(&self) -> u64 {
        self.fault(Value::Null).await
    }
}

/// An account on the reference PDS.
#[derive(Clone, Debug)]
pub struct Account {
    /// Its DID.
    pub did: String,
    /// Its handle, `<something>.test`.
    pub handle: String,
    /// Its password.
    pub password: String,
    /// The session that `createAccount` answered.
    pub session: Value,
}

impl Account {
    fn authorization(&self) -> String {
        format!(
            "Bearer {}",
            self.session["accessJwt"].as_str().unwrap_or_default()
        )
    }
}
