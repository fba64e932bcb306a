//! A record as a test looks at it.

use atproto_core::syntax::{AtUri, CidString, Did, RecordKey};
use serde_json::Value;

use super::repo::Stored;

/// A record of a repository.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TestRecord {
    /// Its address.
    pub uri: AtUri,
    /// Its key.
    pub rkey: RecordKey,
    /// Its content identifier.
    pub cid: CidString,
    /// Its content.
    pub value: Value,
}

impl TestRecord {
    pub(super) fn new(did: &Did, collection: &str, rkey: &str, stored: &Stored) -> Self {
        Self {
            uri: AtUri::from_wire(format!("at://{did}/{collection}/{rkey}")),
            rkey: RecordKey::from_wire(rkey),
            cid: CidString::from_wire(stored.cid.to_string()),
            value: stored.value.clone(),
        }
    }
}
