//! One writer for JSON and canonical DAG-CBOR.
//!
//! JSON has `$type` first and the fields in the order of the schema. DAG-CBOR wants the number of entries ahead and
//! the keys in order, so an object notes where its entries are and puts them in order when it is closed.

mod cbor;
mod json;
mod mend;
mod transcode;

use super::extra::{Extra, Place, TypeNote};
use super::object::same_type;
use super::{Cid, EncodeError, Format, Raw};

/// A value that can be written as JSON and as DAG-CBOR: the mirror of [`Decode`](super::Decode).
pub trait Encode {
    /// Writes the value.
    fn encode(&self, writer: &mut Writer);
}

/// A struct that is written as an object: the mirror of [`Fields`](super::Fields).
pub trait Object {
    /// Writes the fields in the order of the schema.
    fn write(&self, writer: &mut Writer);

    /// What is written besides.
    fn kept(&self) -> &Extra;
}

/// A writer of one document.
#[derive(Debug)]
pub struct Writer {
    out: Vec<u8>,
    cbor: bool,
    /// The entries of the open objects, as far as they are noted.
    spans: Vec<Span>,
    /// Whether the entries of the object at hand are noted.
    noting: bool,
    /// The first thing that has no DAG-CBOR form.
    error: Option<EncodeError>,
    /// The entries of an object with their ends, while they are put in order; empty in between.
    order: Vec<(Span, usize)>,
    /// The object in order; empty in between.
    scratch: Vec<u8>,
}

/// Where an entry of an object is written.
#[derive(Clone, Copy, Debug)]
struct Span {
    name: &'static str,
    key: usize,
    value: usize,
}

/// An open object.
pub(super) struct Open {
    start: usize,
    /// How many spans are those of the objects around it.
    base: usize,
    /// Whether the object around it was noting.
    noting: bool,
}

impl Writer {
    /// Writes JSON.
    pub fn json() -> Self {
        Self::new(false)
    }

    /// Writes canonical DAG-CBOR.
    pub fn dag_cbor() -> Self {
        Self::new(true)
    }

    fn new(cbor: bool) -> Self {
        Self {
            out: Vec::new(),
            cbor,
            spans: Vec::new(),
            noting: cbor,
            error: None,
            order: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// The JSON that was written.
    pub fn into_json(self) -> Vec<u8> {
        self.out
    }

    /// The DAG-CBOR that was written.
    ///
    /// # Errors
    /// When something that was written has no such form.
    pub fn into_dag_cbor(self) -> Result<Vec<u8>, EncodeError> {
        match self.error {
            Some(error) => Err(error),
            None => Ok(self.out),
        }
    }

    /// What is being written.
    pub fn format(&self) -> Format {
        if self.cbor {
            Format::DagCbor
        } else {
            Format::Json
        }
    }

    /// Writes text.
    pub fn string(&mut self, text: &str) {
        if self.cbor {
            self.cbor_text(text);
        } else {
            self.json_text(text);
        }
    }

    /// Writes an integer.
    pub fn int(&mut self, value: i64) {
        if self.cbor {
            self.cbor_int(value);
        } else {
            self.json_int(value);
        }
    }

    /// Writes a JSON number of any kind.
    pub(super) fn number(&mut self, value: &dyn std::fmt::Display) {
        use std::io::Write as _;
        let _ = write!(self.out, "{value}");
    }

    /// Writes `true` or `false`.
    pub fn boolean(&mut self, value: bool) {
        match (self.cbor, value) {
            (false, false) => self.out.extend_from_slice(b"false"),
            (false, true) => self.out.extend_from_slice(b"true"),
            (true, value) => self.out.push(cbor::FALSE + u8::from(value)),
        }
    }

    /// Writes `null`.
    pub fn null(&mut self) {
        if self.cbor {
            self.out.push(cbor::NULL);
        } else {
            self.out.extend_from_slice(b"null");
        }
    }

    /// Writes bytes: `{"$bytes": …}` in JSON.
    pub fn bytes(&mut self, bytes: &[u8]) {
        if self.cbor {
            self.cbor_bytes(bytes);
        } else {
            self.json_bytes(bytes);
        }
    }

    /// Writes a link: `{"$link": …}` in JSON, tag 42 in DAG-CBOR.
    pub fn link(&mut self, cid: &Cid) {
        if self.cbor {
            self.cbor_link(cid);
        } else {
            self.json_link(cid);
        }
    }

    /// Writes a value that was kept as it came. What has no DAG-CBOR form fails when the document is finished.
    pub fn raw(&mut self, raw: &Raw) {
        if self.format() == raw.format() {
            self.out.extend_from_slice(raw.as_bytes());
        } else {
            self.transcode(raw);
        }
    }

    /// Writes a list.
    pub fn list<'v, T: Encode + 'v>(&mut self, items: impl ExactSizeIterator<Item = &'v T>) {
        self.list_open(items.len());
        for (index, item) in items.enumerate() {
            self.list_next(index);
            item.encode(self);
        }
        self.list_close();
    }

    /// Writes an object from its table. `tag` is the `$type` that a record implies; what came as another one, or
    /// without, goes as it came.
    pub fn object(&mut self, tag: Option<&str>, object: &dyn Object) {
        self.write_object(tag, false, object);
    }

    /// Writes an object as the member of a union that `tag` names.
    pub fn member(&mut self, tag: &str, object: &dyn Object) {
        self.write_object(Some(tag), true, object);
    }

    #[inline(never)]
    fn write_object(&mut self, tag: Option<&str>, member: bool, object: &dyn Object) {
        let extra = object.kept();
        let named = extra.has_named();
        let open = self.open(named);
        match (extra.type_note(), tag) {
            (TypeNote::Given(raw), Some(tag)) if member && !names_type(raw, tag) => self.tag(tag),
            (TypeNote::Given(raw), _) => {
                self.key("$type");
                self.raw(raw);
            }
            (TypeNote::Absent, _) if !member => {}
            (_, Some(tag)) => self.tag(tag),
            (_, None) => {}
        }
        object.write(self);
        if named {
            self.mend(&open, extra);
        }
        for entry in extra.entries() {
            if entry.place == Place::Unnamed {
                self.key(&entry.name);
                self.raw(&entry.raw);
            }
        }
        self.close(&open);
    }

    fn tag(&mut self, tag: &str) {
        self.write_key("$type", "$type");
        self.string(tag);
    }

    /// Writes an object of any shape: `entries` writes each key with [`key`](Self::key) and its value.
    pub fn entries(&mut self, entries: &mut dyn FnMut(&mut Self)) {
        let open = self.open(false);
        entries(self);
        self.close(&open);
    }

    /// Writes a key; its value must follow. The order does not matter.
    pub fn key(&mut self, key: &str) {
        self.write_key("", key);
    }

    #[inline(never)]
    fn write_key(&mut self, name: &'static str, key: &str) {
        if !self.cbor && self.out.last() != Some(&b'{') {
            self.out.push(b',');
        }
        let at = self.out.len();
        if self.cbor {
            self.cbor_text(key);
        } else if name.is_empty() {
            self.json_text(key);
            self.out.push(b':');
        } else {
            // A name of a lexicon has nothing to escape.
            self.out.push(b'"');
            self.out.extend_from_slice(name.as_bytes());
            self.out.extend_from_slice(b"\":");
        }
        if self.noting {
            let value = self.out.len();
            self.spans.push(Span {
                name,
                key: at,
                value,
            });
        }
    }

    /// Writes a field.
    pub fn field<T: Encode>(&mut self, name: &'static str, value: &T) {
        self.write_key(name, name);
        value.encode(self);
    }

    /// Writes a field that has a value.
    pub fn opt<T: Encode>(&mut self, name: &'static str, value: &Option<T>) {
        if let Some(value) = value {
            self.field(name, value);
        }
    }

    /// Writes a field, as `null` if it has no value.
    pub fn nullable<T: Encode>(&mut self, name: &'static str, value: &Option<T>) {
        self.write_key(name, name);
        match value {
            Some(value) => value.encode(self),
            None => self.null(),
        }
    }

    pub(super) fn open(&mut self, noting: bool) -> Open {
        let open = Open {
            start: self.out.len(),
            base: self.spans.len(),
            noting: self.noting,
        };
        self.noting = noting || self.cbor;
        self.out.push(if self.cbor { cbor::MAP } else { b'{' });
        open
    }

    pub(super) fn close(&mut self, open: &Open) {
        if self.cbor {
            self.cbor_close(open);
        } else {
            self.out.push(b'}');
        }
        self.spans.truncate(open.base);
        self.noting = open.noting;
    }

    fn list_open(&mut self, len: usize) {
        if self.cbor {
            self.cbor_list(len);
        } else {
            self.out.push(b'[');
        }
    }

    /// Opens a list of unknown length; its place.
    pub(super) fn list_begin(&mut self) -> usize {
        let start = self.out.len();
        self.list_open(0);
        start
    }

    /// Closes a list of unknown length.
    pub(super) fn list_end(&mut self, start: usize, len: usize) {
        if self.cbor {
            self.cbor_list_end(start, len);
        } else {
            self.list_close();
        }
    }

    pub(super) fn list_next(&mut self, index: usize) {
        if !self.cbor && index > 0 {
            self.out.push(b',');
        }
    }

    fn list_close(&mut self) {
        if !self.cbor {
            self.out.push(b']');
        }
    }

    fn part(&self, from: usize, to: usize) -> &[u8] {
        self.out.get(from..to).unwrap_or_default()
    }
}

/// Whether a `$type` that was kept says the same as `tag`.
fn names_type(raw: &Raw, tag: &str) -> bool {
    raw.decode::<String>()
        .is_ok_and(|text| same_type(&text, tag))
}
