//! Which string type checks which format.

use atproto_core::syntax::{
    AtIdentifier, AtUri, CidString, Datetime, Did, Handle, Language, Nsid, RecordKey, SyntaxError,
    Tid, Uri,
};

use crate::document::StringFormat;

/// Checks a text against a format; formats that are not known allow any text.
pub(crate) fn validate(format: &StringFormat, text: &str) -> Result<(), SyntaxError> {
    match format {
        StringFormat::AtIdentifier => AtIdentifier::new(text).map(drop),
        StringFormat::AtUri => AtUri::new(text).map(drop),
        StringFormat::Cid => CidString::new(text).map(drop),
        StringFormat::Datetime => Datetime::new(text).map(drop),
        StringFormat::Did => Did::new(text).map(drop),
        StringFormat::Handle => Handle::new(text).map(drop),
        StringFormat::Language => Language::new(text).map(drop),
        StringFormat::Nsid => Nsid::new(text).map(drop),
        StringFormat::RecordKey => RecordKey::new(text).map(drop),
        StringFormat::Tid => Tid::new(text).map(drop),
        StringFormat::Uri => Uri::new(text).map(drop),
        StringFormat::Other(_) => Ok(()),
    }
}
