//! The types of data.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Ordered, Params, Reference, StringSchema};

/// Fields that this version does not know.
pub type Extra = serde_json::Map<String, serde_json::Value>;

/// The schema of a value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Schema {
    /// Nothing but `null`.
    Null(PlainSchema),
    /// `true` or `false`.
    Boolean(BooleanSchema),
    /// A 64-bit signed integer (53 bits are safe everywhere).
    Integer(IntegerSchema),
    /// Text.
    String(StringSchema),
    /// A byte string.
    Bytes(BytesSchema),
    /// A link to content by its hash.
    CidLink(PlainSchema),
    /// A reference to an uploaded file.
    Blob(BlobSchema),
    /// A list.
    Array(ArraySchema),
    /// An object with named fields.
    Object(ObjectSchema),
    /// The query parameters of a method.
    Params(Params),
    /// A name that means something by itself; its values are strings that hold the reference.
    Token(PlainSchema),
    /// What another definition says.
    Ref(RefSchema),
    /// One of several objects, told apart by `$type`.
    Union(UnionSchema),
    /// Any object.
    Unknown(PlainSchema),
    /// A type that this version does not know.
    #[serde(untagged)]
    Unrecognised(serde_json::Value),
}

impl Schema {
    /// The name of the type in documents, as in `cid-link`.
    pub fn type_name(&self) -> &str {
        match self {
            Self::Null(_) => "null",
            Self::Boolean(_) => "boolean",
            Self::Integer(_) => "integer",
            Self::String(_) => "string",
            Self::Bytes(_) => "bytes",
            Self::CidLink(_) => "cid-link",
            Self::Blob(_) => "blob",
            Self::Array(_) => "array",
            Self::Object(_) => "object",
            Self::Params(_) => "params",
            Self::Token(_) => "token",
            Self::Ref(_) => "ref",
            Self::Union(_) => "union",
            Self::Unknown(_) => "unknown",
            Self::Unrecognised(raw) => raw
                .get("type")
                .and_then(serde_json::Value::as_str)
                .unwrap_or_default(),
        }
    }

    /// What the document says about it, for developers.
    pub fn description(&self) -> Option<&str> {
        match self {
            Self::Null(schema)
            | Self::CidLink(schema)
            | Self::Token(schema)
            | Self::Unknown(schema) => schema.description.as_deref(),
            Self::Boolean(schema) => schema.description.as_deref(),
            Self::Integer(schema) => schema.description.as_deref(),
            Self::String(schema) => schema.description.as_deref(),
            Self::Bytes(schema) => schema.description.as_deref(),
            Self::Blob(schema) => schema.description.as_deref(),
            Self::Array(schema) => schema.description.as_deref(),
            Self::Object(schema) => schema.description.as_deref(),
            Self::Params(schema) => schema.description.as_deref(),
            Self::Ref(schema) => schema.description.as_deref(),
            Self::Union(schema) => schema.description.as_deref(),
            Self::Unrecognised(raw) => raw.get("description").and_then(serde_json::Value::as_str),
        }
    }

    /// The schema of a JSON object whose `type` was taken out of it; `None` if the type is not known.
    pub(super) fn of_type(
        kind: &str,
        body: serde_json::Value,
    ) -> Option<Result<Self, serde_json::Error>> {
        Some(match kind {
            "null" => PlainSchema::deserialize(body).map(Self::Null),
            "boolean" => BooleanSchema::deserialize(body).map(Self::Boolean),
            "integer" => IntegerSchema::deserialize(body).map(Self::Integer),
            "string" => StringSchema::deserialize(body).map(Self::String),
            "bytes" => BytesSchema::deserialize(body).map(Self::Bytes),
            "cid-link" => PlainSchema::deserialize(body).map(Self::CidLink),
            "blob" => BlobSchema::deserialize(body).map(Self::Blob),
            "array" => ArraySchema::deserialize(body).map(Self::Array),
            "object" => ObjectSchema::deserialize(body).map(Self::Object),
            "params" => Params::deserialize(body).map(Self::Params),
            "token" => PlainSchema::deserialize(body).map(Self::Token),
            "ref" => RefSchema::deserialize(body).map(Self::Ref),
            "union" => UnionSchema::deserialize(body).map(Self::Union),
            "unknown" => PlainSchema::deserialize(body).map(Self::Unknown),
            _ => return None,
        })
    }
}

impl<'de> Deserialize<'de> for Schema {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (kind, body) = tagged(deserializer)?;
        match Self::of_type(&kind, body.clone()) {
            Some(schema) => schema.map_err(D::Error::custom),
            None => Ok(Self::Unrecognised(with_type(kind, body))),
        }
    }
}

/// Takes the `type` out of a JSON object.
pub(super) fn tagged<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<(String, serde_json::Value), D::Error> {
    let mut body = Extra::deserialize(deserializer)?;
    match body.shift_remove("type") {
        Some(serde_json::Value::String(kind)) => Ok((kind, body.into())),
        Some(_) => Err(D::Error::custom("type is not a string")),
        None => Err(D::Error::missing_field("type")),
    }
}

/// Puts the `type` back, first.
pub(super) fn with_type(kind: String, body: serde_json::Value) -> serde_json::Value {
    let mut whole = Extra::new();
    whole.insert("type".to_owned(), kind.into());
    if let serde_json::Value::Object(body) = body {
        whole.extend(body);
    }
    whole.into()
}

/// Refuses an object whose `type` is not the expected one, and takes it out.
pub(super) fn expect_type<'de, D: Deserializer<'de>>(
    deserializer: D,
    expected: &str,
) -> Result<serde_json::Value, D::Error> {
    let (kind, body) = tagged(deserializer)?;
    if kind == expected {
        Ok(body)
    } else {
        Err(D::Error::custom(format_args!(
            "type is {kind:?}, not {expected:?}"
        )))
    }
}

/// A schema without settings: `null`, `cid-link`, `token`, `unknown`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PlainSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A boolean.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BooleanSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The value that a missing field stands for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<bool>,
    /// The one value that is allowed.
    #[serde(rename = "const", default, skip_serializing_if = "Option::is_none")]
    pub constant: Option<bool>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// An integer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct IntegerSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// At least.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<i64>,
    /// At most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maximum: Option<i64>,
    /// The only values that are allowed; empty for no such limit.
    #[serde(rename = "enum", default, skip_serializing_if = "Vec::is_empty")]
    pub allowed: Vec<i64>,
    /// The value that a missing field stands for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<i64>,
    /// The one value that is allowed.
    #[serde(rename = "const", default, skip_serializing_if = "Option::is_none")]
    pub constant: Option<i64>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A byte string.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct BytesSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// At least so many bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u64>,
    /// At most so many bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u64>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A reference to an uploaded file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct BlobSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// MIME types that are allowed, as in `image/png`, `image/*` or `*/*`; empty for no such limit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accept: Vec<String>,
    /// At most so many bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_size: Option<u64>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ArraySchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What each item is.
    pub items: Box<Schema>,
    /// At least so many items.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u64>,
    /// At most so many items.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u64>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// An object.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ObjectSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The fields that must be there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub required: Vec<String>,
    /// The fields that may be `null`, which is not the same as missing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nullable: Vec<String>,
    /// The fields.
    #[serde(default)]
    pub properties: Ordered<Schema>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

impl ObjectSchema {
    /// Whether the field must be there.
    pub fn is_required(&self, name: &str) -> bool {
        self.required.iter().any(|required| required == name)
    }

    /// Whether the field may be `null`.
    pub fn is_nullable(&self, name: &str) -> bool {
        self.nullable.iter().any(|nullable| nullable == name)
    }
}

/// What another definition says.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RefSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The definition, as the document writes it: see [`Reference::resolve`].
    #[serde(rename = "ref")]
    pub target: String,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// One of several objects.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct UnionSchema {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The members, as the document writes them: see [`Reference::resolve`].
    pub refs: Vec<String>,
    /// Whether members that are not listed are errors. Open unions keep them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

impl UnionSchema {
    /// The members, seen from the document `base`.
    pub fn members(&self, base: &atproto_core::syntax::Nsid) -> impl Iterator<Item = Reference> {
        self.refs.iter().map(|text| Reference::resolve(base, text))
    }
}
