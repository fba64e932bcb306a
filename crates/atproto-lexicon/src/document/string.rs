//! Strings: their format, their limits, the values they may have.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::schema::Extra;

/// A string.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct StringSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What the text must be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<StringFormat>,
    /// At least so many bytes of UTF-8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u64>,
    /// At most so many bytes of UTF-8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u64>,
    /// At least so many extended grapheme clusters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_graphemes: Option<u64>,
    /// At most so many extended grapheme clusters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_graphemes: Option<u64>,
    /// The values that have a meaning today; others are allowed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known_values: Vec<String>,
    /// The only values that are allowed; empty for no such limit.
    #[serde(rename = "enum", default, skip_serializing_if = "Vec::is_empty")]
    pub allowed: Vec<String>,
    /// The value that a missing field stands for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// The one value that is allowed.
    #[serde(rename = "const", default, skip_serializing_if = "Option::is_none")]
    pub constant: Option<String>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// The format of a string.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[non_exhaustive]
pub enum StringFormat {
    /// [`AtIdentifier`](atproto_core::syntax::AtIdentifier)
    AtIdentifier,
    /// [`AtUri`](atproto_core::syntax::AtUri)
    AtUri,
    /// [`CidString`](atproto_core::syntax::CidString)
    Cid,
    /// [`Datetime`](atproto_core::syntax::Datetime)
    Datetime,
    /// [`Did`](atproto_core::syntax::Did)
    Did,
    /// [`Handle`](atproto_core::syntax::Handle)
    Handle,
    /// [`Language`](atproto_core::syntax::Language)
    Language,
    /// [`Nsid`](atproto_core::syntax::Nsid)
    Nsid,
    /// [`RecordKey`](atproto_core::syntax::RecordKey)
    RecordKey,
    /// [`Tid`](atproto_core::syntax::Tid)
    Tid,
    /// [`Uri`](atproto_core::syntax::Uri)
    Uri,
    /// One that this version does not know: any text.
    Other(String),
}

impl StringFormat {
    const KNOWN: [Self; 11] = [
        Self::AtIdentifier,
        Self::AtUri,
        Self::Cid,
        Self::Datetime,
        Self::Did,
        Self::Handle,
        Self::Language,
        Self::Nsid,
        Self::RecordKey,
        Self::Tid,
        Self::Uri,
    ];

    /// The name in documents, as in `at-uri`.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AtIdentifier => "at-identifier",
            Self::AtUri => "at-uri",
            Self::Cid => "cid",
            Self::Datetime => "datetime",
            Self::Did => "did",
            Self::Handle => "handle",
            Self::Language => "language",
            Self::Nsid => "nsid",
            Self::RecordKey => "record-key",
            Self::Tid => "tid",
            Self::Uri => "uri",
            Self::Other(name) => name,
        }
    }
}

impl From<String> for StringFormat {
    fn from(name: String) -> Self {
        Self::KNOWN
            .into_iter()
            .find(|format| format.as_str() == name)
            .unwrap_or(Self::Other(name))
    }
}

impl From<StringFormat> for String {
    fn from(format: StringFormat) -> Self {
        format.as_str().to_owned()
    }
}

impl fmt::Display for StringFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
