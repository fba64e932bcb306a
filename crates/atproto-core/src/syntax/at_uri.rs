//! AT-URIs: the addresses of accounts, collections and records.

use super::wire::wire_string;
use super::{AtIdentifier, Did, Nsid, RecordKey, SyntaxError, at_identifier, nsid, record_key};

const MAX_LEN: usize = 8192;
const SCHEME: &str = "at://";

wire_string! {
    /// An address `at://authority[/collection[/rkey]]`, at most 8 KiB.
    ///
    /// The strict door takes the form that lexicons allow: no query, no fragment, no trailing slash, every
    /// part valid. Decoding keeps whatever came, query included, and the accessors read what is there. An
    /// address with a handle breaks when the handle changes: store the one with the DID.
    AtUri, "AT-URI", check
}

impl AtUri {
    /// The address of a record. The parts are taken as they are.
    pub fn from_parts(did: &Did, collection: &Nsid, rkey: &RecordKey) -> Self {
        Self(compact_str::format_compact!(
            "{SCHEME}{did}/{collection}/{rkey}"
        ))
    }

    /// The account, by DID or handle.
    pub fn authority(&self) -> AtIdentifier {
        AtIdentifier::from_wire(self.part(0).unwrap_or_default())
    }

    /// The account's DID; `None` if the address has a handle instead.
    pub fn did(&self) -> Option<Did> {
        self.authority().as_did()
    }

    /// The collection, if the address has one.
    pub fn collection(&self) -> Option<Nsid> {
        self.part(1).map(Nsid::from_wire)
    }

    /// The record key, if the address has one.
    pub fn rkey(&self) -> Option<RecordKey> {
        self.part(2).map(RecordKey::from_wire)
    }

    /// All three parts, for those who need a record and not less.
    ///
    /// # Errors
    /// The address is not valid, or names no record.
    pub fn record(&self) -> Result<(AtIdentifier, Nsid, RecordKey), SyntaxError> {
        self.validate()?;
        match (self.collection(), self.rkey()) {
            (Some(collection), Some(rkey)) => Ok((self.authority(), collection, rkey)),
            (None, _) => Err(SyntaxError::new(
                "record address",
                "has no collection",
                self.as_str(),
            )),
            (_, None) => Err(SyntaxError::new(
                "record address",
                "has no record key",
                self.as_str(),
            )),
        }
    }

    /// The same address with a handle authority in lower case.
    #[must_use]
    pub fn normalize(&self) -> Self {
        match (
            self.authority().as_handle(),
            self.as_str().strip_prefix(SCHEME),
        ) {
            (Some(handle), Some(rest)) => {
                let tail = rest.strip_prefix(handle.as_str()).unwrap_or_default();
                Self(compact_str::format_compact!(
                    "{SCHEME}{}{tail}",
                    handle.normalize()
                ))
            }
            _ => self.clone(),
        }
    }

    /// The nth part of the path, before any query or fragment; empty parts count as missing.
    fn part(&self, n: usize) -> Option<&str> {
        let rest = self.as_str().strip_prefix(SCHEME)?;
        let path = rest.split(['?', '#']).next()?;
        path.split('/').nth(n).filter(|part| !part.is_empty())
    }
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if text.len() > MAX_LEN {
        return Err("is longer than 8192 characters");
    }
    let rest = text
        .strip_prefix(SCHEME)
        .ok_or("does not start with 'at://'")?;
    if rest.contains(['?', '#']) {
        return Err("has a query or a fragment");
    }
    let mut parts = rest.split('/');
    at_identifier::check(parts.next().unwrap_or_default())
        .map_err(|_| "has an authority that is neither a DID nor a handle")?;
    if let Some(collection) = parts.next() {
        nsid::check(collection).map_err(|_| "has a collection that is not an NSID")?;
    }
    if let Some(rkey) = parts.next() {
        record_key::check(rkey).map_err(|_| "has a record key that is not valid")?;
    }
    match parts.next() {
        None => Ok(()),
        Some(_) => Err("has more than authority, collection and record key"),
    }
}
