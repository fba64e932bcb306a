//! What a `ref` names.

use std::fmt;

use atproto_core::syntax::Nsid;

/// A definition in a document: where `#view`, `app.bsky.feed.defs` and `app.bsky.feed.defs#postView` point.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reference {
    /// The document.
    pub nsid: Nsid,
    /// The definition in it; `main` if the text names none.
    pub name: String,
}

impl Reference {
    /// Reads a reference that stands in the document `base`. The text is split, not validated.
    pub fn resolve(base: &Nsid, text: &str) -> Self {
        let (nsid, name) = text.split_once('#').unwrap_or((text, "main"));
        let nsid = if nsid.is_empty() {
            base.clone()
        } else {
            Nsid::from_wire(nsid)
        };
        Self {
            nsid,
            name: name.to_owned(),
        }
    }

    /// Whether this is the document's main definition.
    pub fn is_main(&self) -> bool {
        self.name == "main"
    }
}

impl fmt::Display for Reference {
    /// The full form, which is also the `$type` of its values: `#main` is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_main() {
            write!(f, "{}", self.nsid)
        } else {
            write!(f, "{}#{}", self.nsid, self.name)
        }
    }
}
