//! Generic addresses.

use super::at_uri::AtUri;
use super::did::Did;
use super::wire::{widen, wire_string};

const MAX_LEN: usize = 8192;
const MAX_SCHEME_LEN: usize = 81;

wire_string! {
    /// A URI of any scheme, at most 8 KiB of ASCII without spaces. Percent-encode the rest.
    Uri, "URI", check
}

widen!(AtUri => Uri, Did => Uri);

impl Uri {
    /// The scheme, as in `https`; empty if the text has none.
    pub fn scheme(&self) -> &str {
        self.0.split_once(':').map_or("", |(scheme, _)| scheme)
    }
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if text.len() > MAX_LEN {
        return Err("is longer than 8192 characters");
    }
    let (scheme, rest) = text.split_once(':').ok_or("has no scheme")?;
    if scheme.len() > MAX_SCHEME_LEN
        || !scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        || !scheme
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"+.-".contains(&b))
    {
        return Err("has no scheme of letters, digits and '+.-', a letter first");
    }
    if rest.is_empty() {
        return Err("has nothing after its scheme");
    }
    if !rest.bytes().all(|b| b.is_ascii_graphic()) {
        return Err("has a space or a character outside ASCII");
    }
    Ok(())
}
