//! DIDs: the permanent names of accounts and services.

use super::wire::wire_string;

const MAX_LEN: usize = 2048;

wire_string! {
    /// A decentralised identifier: `did:method:identifier`, at most 2048 characters.
    ///
    /// The generic syntax is checked, of any method; whether a method can be resolved is for the resolver
    /// to say (the network uses `plc` and `web`). Case matters and is kept.
    Did, "DID", check
}

impl Did {
    /// The method, as in `plc`; empty if the text is no DID.
    pub fn method(&self) -> &str {
        self.split().map_or("", |(method, _)| method)
    }

    /// What comes after the method; empty if the text is no DID.
    pub fn identifier(&self) -> &str {
        self.split().map_or("", |(_, identifier)| identifier)
    }

    fn split(&self) -> Option<(&str, &str)> {
        self.as_str().strip_prefix("did:")?.split_once(':')
    }
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if text.len() > MAX_LEN {
        return Err("is longer than 2048 characters");
    }
    let rest = text
        .strip_prefix("did:")
        .ok_or("does not start with 'did:'")?;
    let (method, identifier) = rest
        .split_once(':')
        .ok_or("has no identifier after its method")?;
    if method.is_empty() || !method.bytes().all(|b| b.is_ascii_lowercase()) {
        return Err("has a method that is not lower-case letters");
    }
    if !identifier
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b"._:%-".contains(&b))
    {
        return Err("has an identifier with a character other than letters, digits and '._:%-'");
    }
    match identifier.bytes().last() {
        None => Err("has an empty identifier"),
        Some(b':' | b'%') => Err("ends with ':' or '%'"),
        Some(_) => Ok(()),
    }
}
