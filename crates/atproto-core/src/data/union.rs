//! Unions: objects of which `$type` says what they are, wherever it stands.
//!
//! In canonical order `text`, `uri`, `cid` and others come before `$type`. Three ways lead to the member:
//!
//! 1. `$type` comes first: it is read, and the member is decoded.
//! 2. The first key is the first property of a member's schema: that member is *guessed* and decoded at once. The
//!    object loop confirms the guess when `$type` comes. Nothing is read twice.
//! 3. Else, and after a wrong guess, the entries before `$type` are *indexed*: gone past once, noting for every object
//!    in them where it ends and where its `$type` is. Then the member is decoded, and no union in the indexed part
//!    needs to guess or look ahead.
//!
//! A guess below a guess that is not confirmed yet does not repair itself: it gives up all of them, and the outermost
//! one is indexed. So every byte is decoded at most twice and indexed at most once, however a document is nested.

use std::borrow::Cow;

use super::cursor::{Cursor, Mark};
use super::error::{Scope, What};
use super::object::same_type;
use super::spans::Tag;
use super::{DecodeError, Unknown};

/// Decodes the member with the given index.
type Member<'f> = dyn FnMut(&mut Cursor<'_>, usize) -> Result<(), DecodeError> + 'f;

/// How a union begins.
enum Start<'a> {
    /// With this `$type`.
    Type(Cow<'a, str>),
    /// With this key.
    Key(Cow<'a, str>),
    /// With a `$type` that is no text, or with nothing.
    Untyped,
}

/// What a guess has come to.
enum Guess {
    Right,
    /// `$type` confirmed it, and the member is malformed.
    Malformed(DecodeError),
    Wrong,
}

impl<'a> Cursor<'a> {
    /// Reads a member of a union. `tags` are the `$type`s of its members, `firsts` the first property of each, and
    /// `member` decodes the one with the index it is given. Answers `None` when that was called and all is well; an
    /// unknown member and a malformed one come back as they are.
    ///
    /// # Errors
    /// When the value is no object or the document is not well-formed.
    pub fn union(
        &mut self,
        tags: &[&'static str],
        firsts: &[&'static str],
        member: &mut Member<'_>,
    ) -> Result<Option<Unknown>, DecodeError> {
        self.space();
        let mark = self.mark();
        let ty = match self.union_start()? {
            Start::Type(ty) => Some(ty),
            Start::Untyped => None,
            Start::Key(key) => match self.spans.tag_of(mark.at) {
                Tag::At(at) => self.type_at(at).ok(),
                Tag::Absent => None,
                Tag::Unknown => {
                    let likely = firsts.iter().position(|first| **first == *key);
                    let likely = likely.and_then(|index| Some((index, *tags.get(index)?)));
                    match likely {
                        None => self.index(mark)?,
                        Some((index, tag)) => match self.guess(mark, index, tag, member)? {
                            Guess::Right => return Ok(None),
                            Guess::Wrong => self.index(mark)?,
                            Guess::Malformed(error) => {
                                return self.malformed(mark, tag, error).map(Some);
                            }
                        },
                    }
                }
            },
        };
        let Some(ty) = ty else {
            return Ok(Some(Unknown::untyped(self.raw()?)));
        };
        let known = tags.iter().position(|tag| same_type(&ty, tag));
        let Some((index, tag)) = known.and_then(|index| Some((index, *tags.get(index)?))) else {
            return Ok(Some(Unknown::of_type(&ty, self.raw()?, None)));
        };
        self.expected = Some(tag);
        match member(self, index) {
            Ok(()) => Ok(None),
            Err(error) if error.scope() != Scope::Value => Err(error),
            Err(error) => self.malformed(mark, &ty, error).map(Some),
        }
    }

    #[cold]
    #[inline(never)]
    fn malformed(
        &mut self,
        mark: Mark,
        ty: &str,
        error: DecodeError,
    ) -> Result<Unknown, DecodeError> {
        let (raw, error) = self.salvage(mark, error)?;
        Ok(Unknown::of_type(ty, raw, Some(error)))
    }

    /// Looks at the first key, and at its value if it is `$type`.
    fn union_start(&mut self) -> Result<Start<'a>, DecodeError> {
        let mark = self.mark();
        let mut entries = self.open()?;
        let start = match self.key(&mut entries)? {
            Some(key) if key == "$type" => match self.text() {
                Ok(ty) => Start::Type(ty),
                Err(error) if error.scope() == Scope::Value => Start::Untyped,
                Err(error) => return Err(error),
            },
            Some(key) => Start::Key(key),
            None => Start::Untyped,
        };
        self.rewind(mark);
        Ok(start)
    }

    fn guess(
        &mut self,
        mark: Mark,
        index: usize,
        tag: &'static str,
        member: &mut Member<'_>,
    ) -> Result<Guess, DecodeError> {
        let outermost = self.guess.is_none();
        if outermost {
            self.guess = Some(mark.at);
        }
        self.expected = Some(tag);
        let result = member(self, index);
        match result {
            Err(error) if error.scope() == Scope::Document => return Err(error),
            Ok(()) if !outermost || self.guess.is_none() => return Ok(Guess::Right),
            Err(error) if outermost && self.guess.is_none() => return Ok(Guess::Malformed(error)),
            Err(_) if !outermost => {
                let what = What::Plain("a guess was wrong");
                return Err(DecodeError::new(Scope::Guess, mark.at, what));
            }
            _ => self.guess = None,
        }
        self.rewind(mark);
        Ok(Guess::Wrong)
    }

    /// An object has found the `$type` that its union expects.
    pub(super) fn confirm(&mut self, start: usize) {
        if self.guess == Some(start) {
            self.guess = None;
        }
    }

    /// Goes past the entries before `$type` and notes what it sees; answers the `$type`, and goes back.
    #[cold]
    #[inline(never)]
    fn index(&mut self, mark: Mark) -> Result<Option<Cow<'a, str>>, DecodeError> {
        self.spans.forget_from(mark.at);
        let mut ty = None;
        let mut entries = self.open()?;
        while let Some(key) = self.key(&mut entries)? {
            if key == "$type" {
                ty = match self.text() {
                    Ok(ty) => Some(ty),
                    Err(error) if error.scope() == Scope::Value => None,
                    Err(error) => return Err(error),
                };
                break;
            }
            self.index_value()?;
        }
        self.rewind(mark);
        Ok(ty)
    }

    /// Goes past a value, noting its objects. The depth limit bounds the recursion.
    fn index_value(&mut self) -> Result<(), DecodeError> {
        self.space();
        if self.at_object() {
            let slot = self.spans.begin(self.offset());
            let mut entries = self.open()?;
            while let Some(key) = self.key(&mut entries)? {
                if key == "$type" {
                    self.space();
                    self.spans.set_tag(slot, self.offset());
                }
                self.index_value()?;
            }
            self.spans.finish(slot, self.offset());
            return Ok(());
        }
        if self.at_list() {
            let mut items = self.list_open()?;
            while self.list_next(&mut items)? {
                self.index_value()?;
            }
            return Ok(());
        }
        self.skip()
    }
}
