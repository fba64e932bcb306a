//! `cargo xtask refnet`: the reference AT Protocol servers on this machine's loopback.
//!
//! The small network is a PLC directory and a PDS; the full one adds the AppView, bsync and Ozone,
//! which need PostgreSQL. Both are the official packages, run by `tests/refnet/refnet.mjs`, which
//! also opens a control port for what the servers' own APIs do not offer.

mod install;
mod packages;

use std::error::Error;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use crate::Outcome;

/// How long the servers may take to answer; on two busy cores they take about ten seconds.
const BOOT: Duration = Duration::from_secs(120);

/// How long they may take to stop before they are killed; they take about three seconds.
const STOP: Duration = Duration::from_secs(15);

/// Which servers to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// PLC and PDS.
    Small,
    /// PLC, PDS, AppView, bsync and Ozone; needs PostgreSQL.
    Full,
    /// Full where PostgreSQL can be had, else small with a notice.
    Largest,
}

/// What a start needs from outside, fetched ahead so that it can overlap with a build.
pub(crate) struct Parts {
    installation: install::Installation,
    postgres: Option<PathBuf>,
}

/// Fetches whatever is missing for a network of this size.
pub(crate) fn prepare(size: Size) -> Result<Parts, Box<dyn Error>> {
    let installation = install::ensure()?;
    let postgres = match size {
        Size::Small => None,
        Size::Full => Some(packages::postgres()?),
        Size::Largest => packages::postgres()
            .inspect_err(|error| eprintln!("refnet: NO APPVIEW AND NO OZONE in this run: {error}"))
            .ok(),
    };
    Ok(Parts {
        installation,
        postgres,
    })
}

/// A running network. Dropping it stops the servers, and so does this process's end: they watch
/// their standard input.
pub(crate) struct Network {
    child: Child,
    stdin: Option<ChildStdin>,
    info: Value,
}

impl Network {
    /// Starts the servers and waits until they answer. `options` are the launcher's own.
    pub(crate) fn start(
        parts: &Parts,
        mut options: Map<String, Value>,
    ) -> Result<Self, Box<dyn Error>> {
        if let Some(postgres) = &parts.postgres {
            options.insert("full".into(), json!(true));
            options.insert("postgresBin".into(), json!(postgres));
        }
        options.insert("exitOnStdinClose".into(), json!(true));
        let log = crate::root().join("target/refnet.log");
        fs::create_dir_all(crate::root().join("target"))?;
        let mut child = Command::new(parts.installation.node())
            .arg(parts.installation.scripts()?.join("refnet.mjs"))
            .arg(Value::Object(options).to_string())
            .env("NODE_COMPILE_CACHE", parts.installation.compile_cache())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(File::create(&log)?)
            .spawn()?;
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().ok_or("the launcher has no output")?;
        let mut network = Self {
            child,
            stdin,
            info: Value::Null,
        };

        let (sender, line) = mpsc::channel();
        std::thread::spawn(move || {
            let mut text = String::new();
            let read = BufReader::new(stdout).read_line(&mut text);
            sender.send(read.map(|_| text)).ok();
        });
        let text = line
            .recv_timeout(BOOT)
            .map_err(|_| format!("the servers did not answer within {BOOT:?}"))??;
        network.info = serde_json::from_str(&text).map_err(|_| {
            format!(
                "the servers did not start; see {}:\n{}",
                log.display(),
                fs::read_to_string(&log).unwrap_or_default()
            )
        })?;
        Ok(network)
    }

    /// Where everything listens, as the launcher printed it.
    pub(crate) fn info(&self) -> &Value {
        &self.info
    }

    fn stop(&mut self) {
        drop(self.stdin.take());
        let end = Instant::now() + STOP;
        while Instant::now() < end {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        eprintln!("refnet: the servers did not stop within {STOP:?}: killing them");
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        self.stop();
    }
}

/// How the test suite wants its servers: rate limits on, and a key for what must not be counted.
/// `tests/tests/refnet` knows that key.
pub(crate) fn suite_options() -> Map<String, Value> {
    let pds = json!({ "rateLimitsEnabled": true, "rateLimitBypassKey": "suite" });
    Map::from_iter([("pds".to_owned(), pds)])
}

/// Boots the network in the foreground, until Ctrl-C.
pub(crate) fn run(args: &[String]) -> Outcome {
    let mut size = Size::Largest;
    let mut options = suite_options();
    for argument in args {
        match argument.as_str() {
            "--small" => size = Size::Small,
            "--full" => size = Size::Full,
            text if text.starts_with('{') => {
                options.extend(serde_json::from_str::<Map<String, Value>>(text)?)
            }
            other => return Err(format!(
                "unknown argument `{other}` (--small, --full, or the launcher's options as JSON)"
            )
            .into()),
        }
    }
    let mut network = Network::start(&prepare(size)?, options)?;
    for (name, about) in [
        (
            "pds",
            "PDS; make accounts with com.atproto.server.createAccount, handles end in .test",
        ),
        ("plc", "PLC directory"),
        ("bsky", "AppView"),
        ("ozone", "Ozone"),
        (
            "control",
            "control port; tests/refnet/refnet.mjs lists its actions",
        ),
    ] {
        if let Some(url) = network
            .info()
            .pointer(&format!("/{name}/url"))
            .and_then(Value::as_str)
        {
            println!("{name:8} {url:28} {about}");
        }
    }
    println!("\nATPROTO_REFNET='{}'", network.info());
    println!(
        "\nWith that variable, `cargo test -p atproto-tests` uses these servers. Ctrl-C stops them."
    );
    network.child.wait()?;
    Ok(())
}
