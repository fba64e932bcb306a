//! Links to content, the lexicon type `cid-link`.

use super::special::Special;
use super::{Cid, Cursor, Decode, DecodeError, Encode, Writer};

/// A link to content by its CID: `{"$link": …}` in JSON, tag 42 in DAG-CBOR.
///
/// Two more forms are read, and written again as they came: plain text, which old servers have in event streams, and
/// the `{"/": …}` of DAG-JSON.
#[derive(Clone, Debug, Default)]
pub struct CidLink {
    cid: Cid,
    form: Form,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Form {
    #[default]
    Link,
    Text,
    /// An object with this key, where the format would have it otherwise.
    Object(&'static str),
}

impl CidLink {
    /// A link to `cid`.
    pub fn new(cid: Cid) -> Self {
        Self {
            cid,
            form: Form::Link,
        }
    }

    /// What it links to.
    pub fn cid(&self) -> &Cid {
        &self.cid
    }

    /// A link that is plain text.
    pub(super) fn is_text(&self) -> bool {
        self.form == Form::Text
    }
}

/// How a link was written does not matter.
impl PartialEq for CidLink {
    fn eq(&self, other: &Self) -> bool {
        self.cid == other.cid
    }
}

impl Eq for CidLink {}

impl std::hash::Hash for CidLink {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.cid.hash(state);
    }
}

impl From<Cid> for CidLink {
    fn from(cid: Cid) -> Self {
        Self::new(cid)
    }
}

impl From<CidLink> for Cid {
    fn from(link: CidLink) -> Self {
        link.cid
    }
}

impl std::fmt::Display for CidLink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.cid.fmt(f)
    }
}

impl Decode for CidLink {
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        if let Some(special) = cursor.special()? {
            return match special {
                Special::Link(cid) => Ok(Self::new(cid)),
                Special::Bytes(..) => cursor.wrong("expected a link"),
            };
        }
        let (text, form) = if cursor.at_text() {
            (cursor.string()?, Form::Text)
        } else if cursor.at_object() {
            odd_object(cursor)?
        } else {
            return cursor.wrong("expected a link");
        };
        match Cid::parse(&text) {
            Ok(cid) => Ok(Self { cid, form }),
            Err(_) => cursor.wrong("a link is no CID"),
        }
    }
}

fn odd_object(cursor: &mut Cursor<'_>) -> Result<(String, Form), DecodeError> {
    let mut found = None;
    cursor.entries(&mut |key, cursor| {
        let key = match key {
            "$link" => "$link",
            "/" => "/",
            _ => return cursor.wrong("expected a link"),
        };
        if found.is_some() {
            return cursor.wrong("expected a link");
        }
        found = Some((cursor.string()?, Form::Object(key)));
        Ok(())
    })?;
    match found {
        Some(found) => Ok(found),
        None => cursor.wrong("expected a link"),
    }
}

impl Encode for CidLink {
    fn encode(&self, writer: &mut Writer) {
        match self.form {
            Form::Link => writer.link(&self.cid),
            Form::Text => writer.string(&self.cid.to_string()),
            Form::Object(key) => writer.entries(&mut |writer| {
                writer.key(key);
                writer.string(&self.cid.to_string());
            }),
        }
    }
}

super::impl_serde!(CidLink);
