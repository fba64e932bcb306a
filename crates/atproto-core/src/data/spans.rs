//! What is known of objects that were gone past: where they end, and where their `$type` is.
//!
//! A document may be nested so that each level is gone past by the level above it, when a guess was wrong or a value
//! malformed: without a memory, that costs the square of the depth. With this one, no byte is gone past twice in the
//! same way.

/// One object.
#[derive(Clone, Copy, Debug)]
struct Span {
    start: u32,
    end: u32,
    tag: Tag,
}

/// What is known of an object's `$type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    /// Nothing: the object was gone past without a look.
    Unknown,
    /// It has none.
    Absent,
    /// Its value is there.
    At(u32),
}

/// The objects, in the order of their starts. Documents end before 4 GiB.
#[derive(Debug, Default)]
pub(super) struct Spans {
    spans: Vec<Span>,
}

fn short(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

impl Spans {
    /// Where the object that starts at `start` ends.
    #[inline]
    pub(super) fn end_of(&self, start: usize) -> Option<usize> {
        if self.spans.is_empty() {
            return None;
        }
        self.find(start)
            .filter(|span| span.end != 0)
            .map(|span| span.end as usize)
    }

    /// What is known of the `$type` of the object that starts at `start`.
    #[inline]
    pub(super) fn tag_of(&self, start: usize) -> Tag {
        if self.spans.is_empty() {
            return Tag::Unknown;
        }
        self.find(start).map_or(Tag::Unknown, |span| span.tag)
    }

    fn find(&self, start: usize) -> Option<Span> {
        let start = short(start);
        self.spans
            .binary_search_by_key(&start, |span| span.start)
            .ok()
            .and_then(|index| self.spans.get(index))
            .copied()
    }

    /// Remembers a value that was gone past, unless an index knows more. What is inside of it is forgotten: nobody
    /// goes there again.
    pub(super) fn remember(&mut self, start: usize, end: usize) {
        if self
            .spans
            .last()
            .is_some_and(|last| last.start >= short(end))
            || self.find(start).is_some()
        {
            return;
        }
        self.forget_from(start);
        self.spans.push(Span {
            start: short(start),
            end: short(end),
            tag: Tag::Unknown,
        });
    }

    /// Forgets everything at or after `start`.
    pub(super) fn forget_from(&mut self, start: usize) {
        let start = short(start);
        let keep = self.spans.partition_point(|span| span.start < start);
        self.spans.truncate(keep);
    }

    /// Opens an object of an index; its slot.
    pub(super) fn begin(&mut self, start: usize) -> usize {
        self.spans.push(Span {
            start: short(start),
            end: 0,
            tag: Tag::Absent,
        });
        self.spans.len() - 1
    }

    /// Notes where the `$type` of an object is.
    pub(super) fn set_tag(&mut self, slot: usize, at: usize) {
        if let Some(span) = self.spans.get_mut(slot)
            && span.tag == Tag::Absent
        {
            span.tag = Tag::At(short(at));
        }
    }

    /// Closes an object.
    pub(super) fn finish(&mut self, slot: usize, end: usize) {
        if let Some(span) = self.spans.get_mut(slot) {
            span.end = short(end);
        }
    }
}
