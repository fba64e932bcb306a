//! The document and its definitions.

use atproto_core::syntax::Nsid;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::schema::{expect_type, tagged, with_type};
use super::{Extra, ObjectSchema, Ordered, PermissionSet, Procedure, Query, Schema, Subscription};

/// A lexicon document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Document {
    /// The version of the lexicon language: 1.
    pub lexicon: u32,
    /// The name of the document.
    pub id: Nsid,
    /// For people; says nothing about compatibility.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revision: Option<u64>,
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The definitions.
    pub defs: Ordered<Def>,
    /// Fields that this version does not know, such as the `$type` of a published document.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Document {
    /// Reads a document. Nothing is checked beyond the shape: see [`check`](crate::check).
    ///
    /// # Errors
    /// The text is not JSON, or lacks what a document cannot do without.
    pub fn from_json(json: &[u8]) -> Result<Self, DocumentError> {
        serde_json::from_slice(json).map_err(DocumentError)
    }

    /// Reads a document that was parsed already.
    ///
    /// # Errors
    /// It lacks what a document cannot do without.
    pub fn from_value(json: serde_json::Value) -> Result<Self, DocumentError> {
        Self::deserialize(json).map_err(DocumentError)
    }

    /// The definition `main`.
    pub fn main(&self) -> Option<&Def> {
        self.defs.get("main")
    }
}

/// A text is not a lexicon document.
#[derive(Debug, thiserror::Error)]
#[error("not a lexicon document: {0}")]
pub struct DocumentError(serde_json::Error);

/// A definition.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[allow(
    clippy::large_enum_variant,
    reason = "documents are read once and their definitions matched often"
)]
pub enum Def {
    /// A type of record, in repositories.
    Record(Record),
    /// A method that reads: HTTP GET.
    Query(Query),
    /// A method that acts: HTTP POST.
    Procedure(Procedure),
    /// A method that streams: WebSocket.
    Subscription(Subscription),
    /// A bundle of permissions, for OAuth.
    PermissionSet(PermissionSet),
    /// A type of data.
    Schema(Schema),
    /// A type that this version does not know.
    Unrecognised(serde_json::Value),
}

impl Def {
    /// The name of the type in documents, as in `permission-set`.
    pub fn type_name(&self) -> &str {
        match self {
            Self::Record(_) => "record",
            Self::Query(_) => "query",
            Self::Procedure(_) => "procedure",
            Self::Subscription(_) => "subscription",
            Self::PermissionSet(_) => "permission-set",
            Self::Schema(schema) => schema.type_name(),
            Self::Unrecognised(raw) => raw
                .get("type")
                .and_then(serde_json::Value::as_str)
                .unwrap_or_default(),
        }
    }

    /// What the document says about it, for developers.
    pub fn description(&self) -> Option<&str> {
        match self {
            Self::Record(def) => def.description.as_deref(),
            Self::Query(def) => def.description.as_deref(),
            Self::Procedure(def) => def.description.as_deref(),
            Self::Subscription(def) => def.description.as_deref(),
            Self::PermissionSet(def) => def.description.as_deref(),
            Self::Schema(schema) => schema.description(),
            Self::Unrecognised(raw) => raw.get("description").and_then(serde_json::Value::as_str),
        }
    }

    /// Whether it may only be the definition `main`.
    pub fn is_primary(&self) -> bool {
        matches!(
            self,
            Self::Record(_)
                | Self::Query(_)
                | Self::Procedure(_)
                | Self::Subscription(_)
                | Self::PermissionSet(_)
        )
    }
}

impl<'de> Deserialize<'de> for Def {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (kind, body) = tagged(deserializer)?;
        let def = match kind.as_str() {
            "record" => Record::deserialize(body).map(Self::Record),
            "query" => Query::deserialize(body).map(Self::Query),
            "procedure" => Procedure::deserialize(body).map(Self::Procedure),
            "subscription" => Subscription::deserialize(body).map(Self::Subscription),
            "permission-set" => PermissionSet::deserialize(body).map(Self::PermissionSet),
            _ => match Schema::of_type(&kind, body.clone()) {
                Some(schema) => schema.map(Self::Schema),
                None => Ok(Self::Unrecognised(with_type(kind, body))),
            },
        };
        def.map_err(D::Error::custom)
    }
}

impl Serialize for Def {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Record(def) => Tagged {
                kind: "record",
                body: def,
            }
            .serialize(serializer),
            Self::Query(def) => Tagged {
                kind: "query",
                body: def,
            }
            .serialize(serializer),
            Self::Procedure(def) => Tagged {
                kind: "procedure",
                body: def,
            }
            .serialize(serializer),
            Self::Subscription(def) => Tagged {
                kind: "subscription",
                body: def,
            }
            .serialize(serializer),
            Self::PermissionSet(def) => Tagged {
                kind: "permission-set",
                body: def,
            }
            .serialize(serializer),
            Self::Schema(schema) => schema.serialize(serializer),
            Self::Unrecognised(raw) => raw.serialize(serializer),
        }
    }
}

/// A body with its `type`, on the way out.
#[derive(Serialize)]
pub(super) struct Tagged<'a, T> {
    #[serde(rename = "type")]
    pub(super) kind: &'static str,
    #[serde(flatten)]
    pub(super) body: &'a T,
}

/// A type of record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Record {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What record keys are like, as the document writes it: see [`Record::key_type`].
    pub key: String,
    /// The record itself.
    #[serde(deserialize_with = "object", serialize_with = "tagged_object")]
    pub record: ObjectSchema,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Record {
    /// What record keys are like.
    pub fn key_type(&self) -> RecordKeyType<'_> {
        match self.key.as_str() {
            "tid" => RecordKeyType::Tid,
            "nsid" => RecordKeyType::Nsid,
            "any" => RecordKeyType::Any,
            other => other
                .strip_prefix("literal:")
                .map_or(RecordKeyType::Other(other), RecordKeyType::Literal),
        }
    }
}

/// What the record keys of a collection are like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordKeyType<'a> {
    /// A TID: many records, by time.
    Tid,
    /// An NSID.
    Nsid,
    /// Any record key.
    Any,
    /// This one key: one record.
    Literal(&'a str),
    /// A rule that this version does not know: any record key.
    Other(&'a str),
}

fn object<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ObjectSchema, D::Error> {
    ObjectSchema::deserialize(expect_type(deserializer, "object")?).map_err(D::Error::custom)
}

fn tagged_object<S: Serializer>(body: &ObjectSchema, serializer: S) -> Result<S::Ok, S::Error> {
    Tagged {
        kind: "object",
        body,
    }
    .serialize(serializer)
}
