//! Record keys: the names of records within a collection.

use super::tid::Tid;
use super::wire::{widen, wire_string};

const MAX_LEN: usize = 512;

wire_string! {
    /// A record key: 1 to 512 letters, digits and `._:~-`, neither `.` nor `..`. Case matters.
    ///
    /// A collection's lexicon narrows this further: mostly to a [`Tid`], or to one literal such as `self`.
    RecordKey, "record key", check
}

widen!(Tid => RecordKey);

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if text.is_empty() {
        return Err("is empty");
    }
    if text.len() > MAX_LEN {
        return Err("is longer than 512 characters");
    }
    if text == "." || text == ".." {
        return Err("is a dot segment");
    }
    if !text
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b"._:~-".contains(&b))
    {
        return Err("has a character other than letters, digits and '._:~-'");
    }
    Ok(())
}
