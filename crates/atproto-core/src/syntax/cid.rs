//! CIDs in their text form.

use compact_str::format_compact;

use super::wire::{IntoWire, wire_string};
use crate::data::{Cid, CidError};

const LEN: std::ops::RangeInclusive<usize> = 8..=256;

wire_string! {
    /// A CID as text: the string format `cid` of lexicons.
    ///
    /// Only the shape is checked, in any multibase: a field of this format names content and promises
    /// nothing of its hash. [`Cid`] is the parsed one, which links and blobs hold.
    CidString, "CID", check
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if !LEN.contains(&text.len()) {
        return Err("is not 8 to 256 characters long");
    }
    if !text
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b"+/=_-".contains(&b))
    {
        return Err("has a character that no multibase uses");
    }
    if text.starts_with("Qm") {
        return Err("is of version 0, which the protocol does not use");
    }
    Ok(())
}

impl CidString {
    /// The CID that the text is.
    ///
    /// # Errors
    /// The text is not a CID of version 1 in base32.
    pub fn parse(&self) -> Result<Cid, CidError> {
        Cid::parse(self.as_str())
    }
}

impl From<&Cid> for CidString {
    fn from(cid: &Cid) -> Self {
        Self(format_compact!("{cid}"))
    }
}

impl From<Cid> for CidString {
    fn from(cid: Cid) -> Self {
        Self::from(&cid)
    }
}

impl IntoWire<CidString> for Cid {
    fn into_wire(self) -> CidString {
        self.into()
    }
}

impl IntoWire<CidString> for &Cid {
    fn into_wire(self) -> CidString {
        self.into()
    }
}
