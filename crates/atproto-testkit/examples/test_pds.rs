//! The embedded PDS as a process of its own, for clients in other languages.
//!
//! `cargo run -p atproto-testkit --example test_pds` prints one line of JSON, `{"url": …, "accounts": {…}}`, and
//! serves until its standard input ends. Arguments are handles of accounts to make; their passwords are printed too.

use std::io::{Read as _, Write as _};

use atproto_testkit::TestPds;
use serde_json::{Map, json};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let pds = TestPds::start().await?;
    let mut accounts = Map::new();
    for handle in std::env::args().skip(1) {
        let account = pds.account(&handle).await?;
        let entry = json!({ "did": account.did().as_str(), "password": account.password() });
        accounts.insert(handle, entry);
    }
    let mut out = std::io::stdout();
    writeln!(out, "{}", json!({ "url": pds.url(), "accounts": accounts }))?;
    out.flush()?;
    tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new())).await??;
    Ok(())
}
