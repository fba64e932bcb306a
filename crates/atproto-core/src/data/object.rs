//! Objects: one loop reads all of them, driven by a table for each type.

use std::borrow::Cow;

use compact_str::CompactString;

use super::cursor::{Cursor, Entries};
use super::error::{Scope, What};
use super::{DecodeError, Extra};

/// The table of a type: what its fields are called.
#[derive(Debug)]
pub struct Shape {
    /// The names on the wire, in the order of the schema. Beyond the 64th a field cannot be required.
    pub names: &'static [&'static str],
    /// A bit for each field that must be there, the lowest for the first name.
    pub required: u64,
    /// The `$type` of a record. An object that has another one is another record; one that has none may be ours.
    pub tag: Option<&'static str>,
}

/// A struct that is read by a [`Shape`].
pub trait Fields {
    /// Reads the field at `index` of [`Shape::names`].
    ///
    /// # Errors
    /// When the document is not well-formed, or a required field is not what it should be.
    fn field(&mut self, index: usize, cursor: &mut Cursor<'_>) -> Result<(), DecodeError>;

    /// Where the rest is kept.
    fn extra(&mut self) -> &mut Extra;
}

impl Shape {
    /// The place of a name. Most keys come in the order of the schema, so the search starts after the last hit.
    #[inline]
    fn find(&self, key: &str, hint: &mut usize) -> Option<usize> {
        let (before, after) = self.names.split_at_checked(*hint)?;
        let found = match after.iter().position(|name| *name == key) {
            Some(index) => *hint + index,
            None => before.iter().position(|name| *name == key)?,
        };
        *hint = found + 1;
        Some(found)
    }

    fn name(&self, index: usize) -> &'static str {
        self.names.get(index).copied().unwrap_or_default()
    }
}

/// The bit of a field in [`Shape::required`]; none beyond the 64th.
fn bit(index: usize) -> u64 {
    u32::try_from(index)
        .ok()
        .and_then(|index| 1_u64.checked_shl(index))
        .unwrap_or(0)
}

/// Whether a `$type` names this definition: the main one of a document may be written with `#main`.
pub(super) fn same_type(text: &str, tag: &str) -> bool {
    text == tag || text.strip_suffix("#main") == Some(tag)
}

/// What an object knows of its `$type`.
struct Type {
    start: usize,
    /// What a union has found or guessed it to be.
    expected: Option<&'static str>,
    seen: bool,
}

/// An object without `$type`: no member of a union; a record whose writer forgot it is encoded again without.
fn untyped(ty: &Type, shape: &'static Shape, target: &mut dyn Fields) -> Result<(), DecodeError> {
    if ty.expected.is_some() {
        return Err(DecodeError::new(
            Scope::Value,
            ty.start,
            What::Missing("$type"),
        ));
    }
    if shape.tag.is_some() {
        target.extra().set_type(None);
    }
    Ok(())
}

impl<'a> Cursor<'a> {
    /// Reads an object into `target`: known fields by the table, the rest as it comes.
    ///
    /// # Errors
    /// When the value is no such object or the document is not well-formed.
    pub fn object(
        &mut self,
        shape: &'static Shape,
        target: &mut dyn Fields,
    ) -> Result<(), DecodeError> {
        self.space();
        let mut ty = Type {
            start: self.offset(),
            expected: self.expected.take(),
            seen: false,
        };
        let mut entries: Entries<'a> = self.open()?;
        let mut seen: u64 = 0;
        let mut hint = 0;
        while let Some(key) = self.key(&mut entries)? {
            if let Some(index) = shape.find(&key, &mut hint) {
                let bit = bit(index);
                if seen & bit != 0 {
                    self.again(shape.name(index), target.extra());
                }
                seen |= bit;
                let kept = self.kept.len();
                target.field(index, self)?;
                if self.kept.len() > kept {
                    self.hand_over(shape.name(index), kept, target.extra());
                }
            } else if key == "$type" {
                self.object_type(&mut ty, shape, target)?;
            } else {
                let raw = self.raw()?;
                target.extra().push(CompactString::from(key), raw);
            }
        }
        target.extra().settle();
        if !ty.seen {
            untyped(&ty, shape, target)?;
        }
        let missing = shape.required & !seen;
        if missing != 0 {
            let name = shape.name(missing.trailing_zeros() as usize);
            return Err(DecodeError::new(
                Scope::Value,
                ty.start,
                What::Missing(name),
            ));
        }
        Ok(())
    }

    /// Looks at `$type`: confirms what a union expects, else keeps it.
    fn object_type(
        &mut self,
        ty: &mut Type,
        shape: &'static Shape,
        target: &mut dyn Fields,
    ) -> Result<(), DecodeError> {
        if ty.seen {
            return self.wrong("`$type` is there twice");
        }
        ty.seen = true;
        self.space();
        let start = self.offset();
        let text = match self.text() {
            Ok(text) => text,
            Err(error) if ty.expected.is_some() || error.scope() == Scope::Document => {
                return Err(error);
            }
            // No union looks at it, so it may be anything: it is kept.
            Err(error) => {
                self.notes.add_error(&error);
                let raw = self.raw()?;
                target.extra().set_type(Some(raw));
                return Ok(());
            }
        };
        match ty.expected.or(shape.tag) {
            Some(tag) if text == tag => {}
            Some(tag) if same_type(&text, tag) => target.extra().set_type(Some(self.slice(start))),
            Some(_) if ty.expected.is_some() => {
                return self.wrong("`$type` is not what the union takes it to be");
            }
            Some(tag) => {
                let message = format!("`$type` is not {tag}");
                return Err(DecodeError::new(
                    Scope::Value,
                    start,
                    What::Message(message),
                ));
            }
            None => target.extra().set_type(Some(self.slice(start))),
        }
        if ty.expected.is_some() {
            self.confirm(ty.start);
        }
        Ok(())
    }

    /// A known key comes again, which only JSON can have: the last one counts.
    #[cold]
    #[inline(never)]
    fn again(&mut self, name: &'static str, extra: &mut Extra) {
        self.notes.add(
            self.offset(),
            &What::Message(format!("`{name}` is there twice")),
        );
        extra.forget(name);
    }

    /// Gives what a field has left out to the object.
    #[cold]
    #[inline(never)]
    fn hand_over(&mut self, name: &'static str, kept: usize, extra: &mut Extra) {
        for kept in self.kept.drain(kept..) {
            extra.keep(name, kept.position, kept.raw);
        }
    }

    /// The `$type` at a place that an index has found.
    pub(super) fn type_at(&mut self, at: u32) -> Result<Cow<'a, str>, DecodeError> {
        let mark = self.mark();
        self.jump(at as usize);
        let text = self.text();
        self.jump(mark.at);
        text
    }
}
