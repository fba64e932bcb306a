//! CIDs in their text form.

use super::wire::wire_string;

const LEN: std::ops::RangeInclusive<usize> = 8..=256;

wire_string! {
    /// A CID as text: the string format `cid` of lexicons.
    ///
    /// Only the shape is checked, in any multibase: a field of this format names content and promises
    /// nothing of its hash. [`data::Cid`](crate::data::Cid) is the parsed one, which links and blobs hold.
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
