//! The data model: values, and how JSON and DAG-CBOR become them and back.
//!
//! # Lenient in, strict out
//!
//! One bad value must not cost a page. Decoding goes on wherever it can, says so in a [`Warning`], and loses nothing:
//!
//! | what comes | what it becomes | what is written again |
//! |---|---|---|
//! | a string that its format does not allow | kept as it is; ask `is_valid()` | the same text |
//! | a field that the lexicon does not name | an entry of [`Extra`] | the entry |
//! | an optional field that is `null` | `None`, and an entry of [`Extra`] | `null`, unless you set the field |
//! | a malformed optional field | `None`, an entry of [`Extra`] and a warning | the entry, unless you set the field |
//! | a malformed item of a list | left out, kept in [`Extra`] with its position, and a warning | the item at its position |
//! | a union member of an unknown type | [`Unknown`] | as it came |
//! | a malformed union member | [`Unknown`] with an error, and a warning | as it came |
//! | a `$type` where none is needed, or none where one is | the object | with it, or without |
//! | a key that is there twice (JSON only) | its last value, and a warning | once |
//! | an integer as `3.0` or `1e3` | the integer | `3`, `1000` |
//! | a malformed required field | the object is malformed, for whoever holds it | |
//!
//! What is not well-formed is refused whole, with a [`DecodeError`]: JSON that breaks its grammar or is not UTF-8,
//! DAG-CBOR that is not canonical or has floats, nesting of more than 128 levels. What is kept raw is therefore
//! always well-formed, and a slice of the document.
//!
//! # What a type looks like
//!
//! Types are driven by tables: [`Shape`] and [`Fields`] to read, [`Object`] to write. Generated code and hand-written
//! types use the macros [`object!`](crate::object) and [`union!`](crate::union), which make what is written out here:
//!
//! ```
//! use atproto_core::data::{
//!     Cursor, Decode, DecodeError, Encode, Extra, Fields, Object, Record, RecordKeyKind, Shape,
//!     Unknown, Writer, decode_json, encode_json, impl_serde, record_cid,
//! };
//! use atproto_core::syntax::Datetime;
//!
//! /// A struct: its fields, and what it came with besides.
//! #[derive(Debug, Clone, Default)]
//! #[non_exhaustive]
//! pub struct Note {
//!     pub text: String,
//!     pub created_at: Datetime,
//!     pub tags: Option<Vec<String>>,
//!     pub about: Option<About>,
//!     pub extra: Extra,
//! }
//!
//! impl Fields for Note {
//!     fn field(&mut self, index: usize, cursor: &mut Cursor<'_>) -> Result<(), DecodeError> {
//!         match index {
//!             0 => self.text = Decode::decode(cursor)?,
//!             1 => self.created_at = Decode::decode(cursor)?,
//!             2 => self.tags = cursor.opt()?,
//!             3 => self.about = cursor.opt()?,
//!             _ => {}
//!         }
//!         Ok(())
//!     }
//!
//!     fn extra(&mut self) -> &mut Extra {
//!         &mut self.extra
//!     }
//! }
//!
//! const NOTE: &str = "com.example.note";
//!
//! impl Decode for Note {
//!     fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
//!         static SHAPE: Shape = Shape {
//!             names: &["text", "createdAt", "tags", "about"],
//!             required: 0b0011,
//!             tag: Some(NOTE), // a record; None for other objects
//!         };
//!         let mut value = Self::default();
//!         cursor.object(&SHAPE, &mut value)?;
//!         Ok(value)
//!     }
//! }
//!
//! impl Object for Note {
//!     fn write(&self, writer: &mut Writer) {
//!         writer.field("text", &self.text);
//!         writer.field("createdAt", &self.created_at);
//!         writer.opt("tags", &self.tags);
//!         writer.opt("about", &self.about);
//!     }
//!
//!     fn kept(&self) -> &Extra {
//!         &self.extra
//!     }
//! }
//!
//! impl Encode for Note {
//!     fn encode(&self, writer: &mut Writer) {
//!         writer.object(Some(NOTE), self);
//!     }
//! }
//!
//! impl Record for Note {
//!     const NSID: &'static str = NOTE;
//!     const KEY: RecordKeyKind = RecordKeyKind::Tid;
//! }
//!
//! impl_serde!(Note);
//!
//! /// A union: its members in boxes, and everything else.
//! #[derive(Debug, Clone)]
//! #[non_exhaustive]
//! pub enum About {
//!     Note(Box<Note>),
//!     Other(Box<Unknown>),
//! }
//!
//! impl Decode for About {
//!     fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
//!         let mut member = None;
//!         let (tags, firsts) = (&[NOTE], &["text"]);
//!         let unknown = cursor.union(tags, firsts, &mut |cursor, _index| {
//!             member = Some(Self::Note(Decode::decode(cursor)?));
//!             Ok(())
//!         })?;
//!         Ok(match (unknown, member) {
//!             (None, Some(member)) => member,
//!             (unknown, _) => Self::Other(Box::new(unknown.unwrap_or_default())),
//!         })
//!     }
//! }
//!
//! impl Encode for About {
//!     fn encode(&self, writer: &mut Writer) {
//!         match self {
//!             Self::Note(note) => writer.member(NOTE, &**note),
//!             Self::Other(other) => other.encode(writer),
//!         }
//!     }
//! }
//!
//! let json = br#"{"$type":"com.example.note","text":"hi","createdAt":"yesterday","tags":["a",5],"mood":"fine"}"#;
//! let note = decode_json::<Note>(&bytes::Bytes::from_static(json))?;
//! assert_eq!(note.value.tags.as_deref(), Some(&["a".to_owned()][..]));
//! assert_eq!(note.warnings[0].to_string(), "tags[1]: expected a string");
//! assert_eq!(encode_json(&note.value), json);
//! assert!(record_cid(&note.value)?.is_dag_cbor());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod blob;
pub mod car;
mod cid;
mod cursor;
mod document;
mod error;
mod extra;
#[cfg(test)]
mod hostile;
mod lex_bytes;
mod link;
mod object;
mod path;
mod raw;
mod record;
mod serde_bridge;
mod spans;
mod special;
mod strings;
mod union;
mod unknown;
mod value;
mod warning;
mod writer;

pub use blob::Blob;
pub use cid::{Cid, CidError};
pub use cursor::{Cursor, Decode, MAX_DEPTH};
pub use document::{Decoded, decode_dag_cbor, decode_json, encode_dag_cbor, encode_json};
pub use error::{DecodeError, EncodeError};
pub use extra::Extra;
pub use lex_bytes::LexBytes;
pub use link::CidLink;
pub use object::{Fields, Shape};
pub use raw::{Format, Raw};
pub use record::{Record, RecordKeyKind, record_cid};
#[doc(hidden)]
pub use serde_bridge::{deserialize, serialize};
pub use unknown::Unknown;
pub use value::Value;
pub use warning::Warning;
pub use writer::{Encode, Object, Writer};

pub use crate::impl_serde;
/// Serde, for [`impl_serde!`].
#[doc(hidden)]
pub use serde;
