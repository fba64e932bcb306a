//! What an object holds beyond its fields, so that nothing is lost.

use std::fmt;

use compact_str::CompactString;

use super::Raw;

/// Up to so many entries, doubles are looked for one against the other.
const FEW: usize = 16;

/// What an object was decoded with beyond its fields: fields that its lexicon does not name, and values that were not
/// what the lexicon says. All of it is written again when the object is encoded.
///
/// - A field that the lexicon does not name is there under its name, and can be set and removed.
/// - An optional field that was `null` or malformed is `None` in its struct, and here under its name. If you set the
///   field, yours is written.
/// - A malformed item of a list is left out of its `Vec` and kept here with its position; it is written again at that
///   position, among the items that the `Vec` then has.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Extra(Option<Box<Rest>>);

#[derive(Clone, Default, PartialEq, Eq)]
struct Rest {
    ty: TypeNote,
    entries: Vec<Entry>,
}

/// What is to be said of `$type`, other than what the type implies.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) enum TypeNote {
    #[default]
    Implied,
    /// Was not there.
    Absent,
    /// As it came.
    Given(Raw),
}

#[derive(Clone, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) name: CompactString,
    pub(super) place: Place,
    pub(super) raw: Raw,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// A field that the lexicon does not name.
    Unnamed,
    /// The whole value of a field that the struct may have as well; then the struct's is written.
    Field,
    /// An item of a named field, by its position.
    Item(usize),
}

impl Extra {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.entries().is_empty()
    }

    /// The fields, by name: those that the lexicon does not name, and whole fields that were `null` or malformed.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Raw)> {
        self.entries().iter().filter_map(|entry| match entry.place {
            Place::Unnamed | Place::Field => Some((entry.name.as_str(), &entry.raw)),
            Place::Item(_) => None,
        })
    }

    /// The items that lists have left out: the list's name, the item's position in it, the item.
    pub fn items(&self) -> impl Iterator<Item = (&str, usize, &Raw)> {
        self.entries().iter().filter_map(|entry| match entry.place {
            Place::Item(position) => Some((entry.name.as_str(), position, &entry.raw)),
            Place::Unnamed | Place::Field => None,
        })
    }

    /// A field of [`iter`](Self::iter).
    pub fn get(&self, name: &str) -> Option<&Raw> {
        self.iter()
            .find_map(|(known, raw)| (known == name).then_some(raw))
    }

    /// Sets a field that the lexicon does not name. A field of the lexicon goes before: set it in its struct.
    pub fn insert(&mut self, name: &str, raw: Raw) {
        self.remove(name);
        self.rest().entries.push(Entry {
            name: CompactString::from(name),
            place: Place::Field,
            raw,
        });
    }

    /// Removes a field of [`iter`](Self::iter).
    pub fn remove(&mut self, name: &str) -> Option<Raw> {
        let entries = &mut self.0.as_mut()?.entries;
        let index = entries
            .iter()
            .position(|entry| entry.name == name && !matches!(entry.place, Place::Item(_)))?;
        Some(entries.remove(index).raw)
    }

    /// Makes every value its own, so that none keeps a whole answer in memory.
    #[must_use]
    pub fn into_owned(mut self) -> Self {
        if let Some(rest) = &mut self.0 {
            for entry in &mut rest.entries {
                entry.raw = std::mem::take(&mut entry.raw).into_owned();
            }
            if let TypeNote::Given(raw) = &mut rest.ty {
                *raw = std::mem::take(raw).into_owned();
            }
        }
        self
    }

    pub(super) fn entries(&self) -> &[Entry] {
        self.0.as_ref().map_or(&[], |rest| &rest.entries)
    }

    pub(super) fn type_note(&self) -> &TypeNote {
        self.0.as_ref().map_or(&TypeNote::Implied, |rest| &rest.ty)
    }

    /// Whether something belongs to named fields, so that it must be fitted in when the object is written.
    pub(super) fn has_named(&self) -> bool {
        self.entries()
            .iter()
            .any(|entry| entry.place != Place::Unnamed)
    }

    fn rest(&mut self) -> &mut Rest {
        self.0.get_or_insert_default()
    }

    /// Adds an unnamed field, in an object that may have it twice: see [`settle`](Self::settle).
    pub(super) fn push(&mut self, name: CompactString, raw: Raw) {
        self.rest().entries.push(Entry {
            name,
            place: Place::Unnamed,
            raw,
        });
    }

    pub(super) fn keep(&mut self, name: &'static str, position: Option<usize>, raw: Raw) {
        self.rest().entries.push(Entry {
            name: CompactString::const_new(name),
            place: position.map_or(Place::Field, Place::Item),
            raw,
        });
    }

    pub(super) fn set_type(&mut self, raw: Option<Raw>) {
        self.rest().ty = raw.map_or(TypeNote::Absent, TypeNote::Given);
    }

    /// Drops what was kept of a field, which comes again.
    pub(super) fn forget(&mut self, name: &str) {
        if let Some(rest) = &mut self.0 {
            rest.entries.retain(|entry| entry.name != name);
        }
    }

    /// At the end of an object: of an unnamed field that was there twice, the last counts.
    #[inline]
    pub(super) fn settle(&mut self) {
        if let Some(rest) = &mut self.0
            && rest.entries.len() > 1
        {
            rest.settle();
        }
    }
}

impl Rest {
    fn settle(&mut self) {
        let twice = if self.entries.len() <= FEW {
            self.has_double()
        } else {
            true
        };
        if twice {
            let mut last = std::collections::HashMap::new();
            for (index, entry) in self.entries.iter().enumerate() {
                if entry.place == Place::Unnamed {
                    last.insert(entry.name.clone(), index);
                }
            }
            let mut index = 0;
            self.entries.retain(|entry| {
                let keep = entry.place != Place::Unnamed || last.get(&entry.name) == Some(&index);
                index += 1;
                keep
            });
        }
    }

    fn has_double(&self) -> bool {
        let mut rest = self.entries.as_slice();
        while let Some((entry, after)) = rest.split_first() {
            if entry.place == Place::Unnamed && after.iter().any(|other| other.name == entry.name) {
                return true;
            }
            rest = after;
        }
        false
    }
}

impl fmt::Debug for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        map.entries(self.iter());
        for (name, position, raw) in self.items() {
            map.entry(&format_args!("{name}[{position}]"), raw);
        }
        map.finish()
    }
}
