//! The server that the examples talk to.
//!
//! Without any setting it is a [`TestPds`] inside the program, so that each example runs on a fresh machine and ends by
//! itself. With `BSKY_IDENTIFIER` and `BSKY_PASSWORD` (an app password) it is the real network; `BSKY_SERVICE` names a
//! server of your own.

use std::{env, error::Error};

use atproto_testkit::{Fault, TestPds};

/// Where to sign in, and as whom.
pub struct Server {
    /// The server's address; `None` is `bsky.social`.
    pub service: Option<String>,
    /// A handle, a DID or an email address.
    pub identifier: String,
    /// The password.
    pub password: String,
    /// The server itself, if it is inside this program. It stops when this is dropped.
    pub pds: Option<TestPds>,
}

impl Server {
    /// The server that the environment names, else one inside this program with the account `alice.test`.
    pub async fn from_env() -> Result<Self, Box<dyn Error>> {
        if let Ok(identifier) = env::var("BSKY_IDENTIFIER") {
            return Ok(Self {
                service: env::var("BSKY_SERVICE").ok(),
                identifier,
                password: env::var("BSKY_PASSWORD")?,
                pds: None,
            });
        }
        let pds = TestPds::start().await?;
        let alice = pds.account("alice.test").await?;
        Ok(Self {
            service: Some(pds.url()),
            identifier: alice.handle().to_string(),
            password: alice.password().to_owned(),
            pds: Some(pds),
        })
    }

    /// The server's address.
    pub fn url(&self) -> &str {
        self.service.as_deref().unwrap_or("https://bsky.social")
    }

    /// Has the server inside this program fail, so that there is something to see; a real one does that by itself.
    pub fn fail(&self, fault: Fault) {
        if let Some(pds) = &self.pds {
            pds.fault(fault);
        }
    }
}
