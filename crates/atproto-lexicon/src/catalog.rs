//! A set of documents that refer to each other.

use std::collections::BTreeMap;

use atproto_core::syntax::Nsid;

use crate::document::{Def, Document, Reference};

/// Documents by name, in the order of their names.
#[derive(Clone, Debug, Default)]
pub struct Catalog(BTreeMap<Nsid, Document>);

impl Catalog {
    /// An empty one.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a document; gives back the one of the same name that it replaces.
    pub fn insert(&mut self, document: Document) -> Option<Document> {
        self.0.insert(document.id.clone(), document)
    }

    /// The document of this name.
    pub fn get(&self, nsid: &Nsid) -> Option<&Document> {
        self.0.get(nsid)
    }

    /// The documents, by name.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Document> {
        self.0.values()
    }

    /// The definition that a reference names.
    pub fn resolve(&self, reference: &Reference) -> Option<&Def> {
        self.get(&reference.nsid)?.defs.get(&reference.name)
    }
}

impl FromIterator<Document> for Catalog {
    fn from_iter<I: IntoIterator<Item = Document>>(documents: I) -> Self {
        Self(
            documents
                .into_iter()
                .map(|document| (document.id.clone(), document))
                .collect(),
        )
    }
}
