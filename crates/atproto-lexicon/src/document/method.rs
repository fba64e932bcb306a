//! Methods: what goes in and what comes out.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::def::Tagged;
use super::schema::expect_type;
use super::{Extra, Ordered, Schema};

/// A method that reads.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Query {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The query parameters.
    #[serde(
        default,
        deserialize_with = "params",
        serialize_with = "tagged_params",
        skip_serializing_if = "Option::is_none"
    )]
    pub parameters: Option<Params>,
    /// The body of the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Body>,
    /// The errors that callers should know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<ErrorDef>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A method that acts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Procedure {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The query parameters.
    #[serde(
        default,
        deserialize_with = "params",
        serialize_with = "tagged_params",
        skip_serializing_if = "Option::is_none"
    )]
    pub parameters: Option<Params>,
    /// The body of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Body>,
    /// The body of the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Body>,
    /// The errors that callers should know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<ErrorDef>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A method that streams.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Subscription {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The query parameters.
    #[serde(
        default,
        deserialize_with = "params",
        serialize_with = "tagged_params",
        skip_serializing_if = "Option::is_none"
    )]
    pub parameters: Option<Params>,
    /// What comes over the stream.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<Message>,
    /// The errors that callers should know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<ErrorDef>,
    /// Fields that this version does not know, such as `subprotocol`.
    #[serde(flatten)]
    pub extra: Extra,
}

/// The query parameters of a method.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Params {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The parameters that must be there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub required: Vec<String>,
    /// The parameters: booleans, integers, strings, and arrays of these.
    #[serde(default)]
    pub properties: Ordered<Schema>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Params {
    /// Whether the parameter must be there.
    pub fn is_required(&self, name: &str) -> bool {
        self.required.iter().any(|required| required == name)
    }
}

/// The body of a request or an answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Body {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The MIME type: `application/json` for data, `*/*` for any bytes.
    pub encoding: String,
    /// The data, if the encoding is JSON: an object, a reference or a union.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<Schema>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// What comes over a stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Message {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A union of the messages.
    pub schema: Schema,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// An error that callers should know.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ErrorDef {
    /// The name, as in `InvalidSwap`.
    pub name: String,
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

fn params<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Params>, D::Error> {
    Params::deserialize(expect_type(deserializer, "params")?)
        .map(Some)
        .map_err(D::Error::custom)
}

#[allow(clippy::ref_option, reason = "serde's serialize_with gives it so")]
fn tagged_params<S: Serializer>(body: &Option<Params>, serializer: S) -> Result<S::Ok, S::Error> {
    body.as_ref()
        .map(|body| Tagged {
            kind: "params",
            body,
        })
        .serialize(serializer)
}
