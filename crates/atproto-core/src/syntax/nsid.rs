//! NSIDs: the names of lexicons, as in `app.bsky.feed.post`.

use super::handle::check_label;
use super::wire::wire_string;

const MAX_LEN: usize = 317;
const MAX_NAME_LEN: usize = 63;

wire_string! {
    /// A namespaced identifier: a domain name in reverse, then a name. At least three segments, at most 317
    /// characters; the domain is case-insensitive, the name is not.
    Nsid, "NSID", check
}

impl Nsid {
    /// The domain name that governs the NSID, the right way round and in lower case: `feed.bsky.app` for
    /// `app.bsky.feed.post`. Empty if the text has no dot.
    pub fn authority(&self) -> String {
        let Some((domain, _)) = self.0.rsplit_once('.') else {
            return String::new();
        };
        let labels: Vec<&str> = domain.rsplit('.').collect();
        labels.join(".").to_ascii_lowercase()
    }

    /// The last segment: `post` for `app.bsky.feed.post`.
    pub fn name(&self) -> &str {
        self.0.rsplit('.').next().unwrap_or_default()
    }
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if text.len() > MAX_LEN {
        return Err("is longer than 317 characters");
    }
    let (domain, name) = text
        .rsplit_once('.')
        .ok_or("has fewer than three segments")?;
    let mut labels = 0;
    for label in domain.split('.') {
        check_label(label)?;
        labels += 1;
    }
    if labels < 2 {
        return Err("has fewer than three segments");
    }
    if !domain.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return Err("has a first segment that does not start with a letter");
    }
    if name.len() > MAX_NAME_LEN {
        return Err("has a name longer than 63 characters");
    }
    if !name.starts_with(|c: char| c.is_ascii_alphabetic())
        || !name.bytes().all(|b| b.is_ascii_alphanumeric())
    {
        return Err("has a name that is not letters and digits, a letter first");
    }
    Ok(())
}
