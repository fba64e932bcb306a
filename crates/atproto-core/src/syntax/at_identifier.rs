//! Either name of an account.

use super::did::{self, Did};
use super::handle::{self, Handle};
use super::wire::{widen, wire_string};

wire_string! {
    /// A DID or a handle: what most calls that name an account accept.
    AtIdentifier, "at-identifier", check
}

widen!(Did => AtIdentifier, Handle => AtIdentifier);

impl AtIdentifier {
    /// The DID, if it is one (or means to be one: the text is not validated).
    pub fn as_did(&self) -> Option<Did> {
        self.is_did().then(|| Did::from_wire(self.as_str()))
    }

    /// The handle, if it is not a DID.
    pub fn as_handle(&self) -> Option<Handle> {
        (!self.is_did()).then(|| Handle::from_wire(self.as_str()))
    }

    /// Whether it is a DID, by its prefix.
    pub fn is_did(&self) -> bool {
        self.as_str().starts_with("did:")
    }
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if text.starts_with("did:") {
        did::check(text)
    } else {
        handle::check(text)
    }
}
