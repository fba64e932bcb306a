//! One text per line: `*_valid` must pass the strict constructor, the others must not.

use std::path::Path;
use std::str::FromStr;

use atproto_core::syntax::{
    AtIdentifier, AtUri, CidString, Datetime, Did, Handle, Language, Nsid, RecordKey, SyntaxError,
    Tid, Uri,
};

use super::{Results, Runner};

macro_rules! files {
    ($($type:ty: $valid:literal, $invalid:literal;)+) => {
        &[$(($valid, valid::<$type>), ($invalid, invalid::<$type>),)+
            ("syntax/datetime_parse_invalid.txt", datetimes_without_a_day),
            ("syntax/language_parse_invalid.txt", invalid::<Language>),
        ]
    };
}

pub(super) const FILES: &[(&str, Runner)] = files! {
    AtIdentifier: "syntax/atidentifier_syntax_valid.txt", "syntax/atidentifier_syntax_invalid.txt";
    AtUri: "syntax/aturi_syntax_valid.txt", "syntax/aturi_syntax_invalid.txt";
    CidString: "syntax/cid_syntax_valid.txt", "syntax/cid_syntax_invalid.txt";
    Datetime: "syntax/datetime_syntax_valid.txt", "syntax/datetime_syntax_invalid.txt";
    Did: "syntax/did_syntax_valid.txt", "syntax/did_syntax_invalid.txt";
    Handle: "syntax/handle_syntax_valid.txt", "syntax/handle_syntax_invalid.txt";
    Language: "syntax/language_syntax_valid.txt", "syntax/language_syntax_invalid.txt";
    Nsid: "syntax/nsid_syntax_valid.txt", "syntax/nsid_syntax_invalid.txt";
    RecordKey: "syntax/recordkey_syntax_valid.txt", "syntax/recordkey_syntax_invalid.txt";
    Tid: "syntax/tid_syntax_valid.txt", "syntax/tid_syntax_invalid.txt";
    Uri: "syntax/uri_syntax_valid.txt", "syntax/uri_syntax_invalid.txt";
};

/// The lines that are vectors. Spaces belong to them: a trailing one makes a text invalid.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
}

fn valid<T: FromStr<Err = SyntaxError>>(_: &Path, text: &str) -> Result<Results, String> {
    let mut results = Results::default();
    for line in lines(text) {
        results.add(format_args!("{line:?}"), line.parse::<T>().map(drop));
    }
    Ok(results)
}

fn invalid<T: FromStr<Err = SyntaxError>>(_: &Path, text: &str) -> Result<Results, String> {
    let mut results = Results::default();
    for line in lines(text) {
        let refused = line.parse::<T>().is_err();
        results.add(
            format_args!("{line:?}"),
            if refused { Ok(()) } else { Err("was accepted") },
        );
    }
    Ok(results)
}

/// The shape is right and the calendar is not: two different findings.
fn datetimes_without_a_day(_: &Path, text: &str) -> Result<Results, String> {
    let mut results = Results::default();
    for line in lines(text) {
        let datetime = Datetime::from_wire(line);
        let result = match (datetime.is_well_formed(), datetime.is_valid()) {
            (true, false) => Ok(()),
            (false, _) => Err("has the wrong shape already"),
            (true, true) => Err("was accepted"),
        };
        results.add(format_args!("{line:?}"), result);
    }
    Ok(results)
}
