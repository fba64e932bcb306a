//! Permission sets: what an OAuth scope `include:<nsid>` stands for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::schema::Extra;

/// A named bundle of permissions, with the words that an authorisation server shows for it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PermissionSet {
    /// For developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// For the person who is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The title by language tag.
    #[serde(
        rename = "title:lang",
        default,
        skip_serializing_if = "BTreeMap::is_empty"
    )]
    pub title_lang: BTreeMap<String, String>,
    /// What the set lets an app do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The detail by language tag.
    #[serde(
        rename = "detail:lang",
        default,
        skip_serializing_if = "BTreeMap::is_empty"
    )]
    pub detail_lang: BTreeMap<String, String>,
    /// The permissions.
    pub permissions: Vec<Permission>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// One permission of a set.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Permission {
    /// Always `permission`.
    #[serde(rename = "type")]
    pub kind: String,
    /// What it is about: `repo` (records) or `rpc` (methods).
    pub resource: String,
    /// `repo`: the collections, by NSID.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub collection: Vec<String>,
    /// `repo`: `create`, `update`, `delete`; none means all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub action: Vec<String>,
    /// `rpc`: the methods, by NSID, or `*`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lxm: Vec<String>,
    /// `rpc`: the service, or `*`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aud: Option<String>,
    /// `rpc`: the service is the one that the scope names.
    #[serde(
        rename = "inheritAud",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub inherit_aud: Option<bool>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}
