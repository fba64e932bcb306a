//! Where generated code goes, and where the code of other lexicons is.

use super::names;

/// One crate's share of the lexicons.
#[derive(Clone, Debug, Default)]
pub struct Target {
    own: Vec<String>,
    others: Vec<(String, String)>,
    concrete: Vec<String>,
    records: Option<String>,
}

impl Target {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Documents whose NSID starts with these segments are generated: `app.bsky`.
    #[must_use]
    pub fn own(mut self, namespace: &str) -> Self {
        self.own.push(namespace.to_owned());
        self
    }

    /// Documents below `namespace` are in another crate, whose module `path` has a module for each segment.
    #[must_use]
    pub fn elsewhere(mut self, namespace: &str, path: &str) -> Self {
        self.others.push((namespace.to_owned(), path.to_owned()));
        self
    }

    /// Code for these namespaces is compiled into the library; the rest is `#[inline]`, so that only what a user
    /// calls is compiled, in the user's crate.
    #[must_use]
    pub fn concrete(mut self, namespace: &str) -> Self {
        self.concrete.push(namespace.to_owned());
        self
    }

    /// The path of the type that serves the records of one collection; `atproto::records::Records` unless set.
    #[must_use]
    pub fn records_type(mut self, path: &str) -> Self {
        self.records = Some(path.to_owned());
        self
    }

    pub(super) fn records(&self) -> Option<&str> {
        self.records.as_deref()
    }

    /// Whether a document is to be generated.
    pub(super) fn owns(&self, nsid: &str) -> bool {
        self.own.iter().any(|namespace| below(nsid, namespace))
    }

    pub(super) fn is_concrete(&self, nsid: &str) -> bool {
        self.concrete.iter().any(|namespace| below(nsid, namespace))
    }

    /// The module of a document or namespace.
    pub(super) fn module(&self, nsid: &str) -> String {
        let root = self
            .others
            .iter()
            .find(|(namespace, _)| below(nsid, namespace))
            .map_or("crate", |(_, path)| path);
        nsid.split('.').fold(root.to_owned(), |path, segment| {
            format!("{path}::{}", names::ident(segment))
        })
    }
}

/// Whether `nsid` is `namespace` or below it: `app.bskyfoo.x` is not below `app.bsky`.
fn below(nsid: &str, namespace: &str) -> bool {
    nsid.strip_prefix(namespace)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::Target;

    #[test]
    fn a_namespace_ends_at_a_dot() {
        let target = Target::new()
            .own("app.bsky")
            .elsewhere("com.atproto", "atproto");
        assert!(target.owns("app.bsky.feed.post"));
        assert!(!target.owns("app.bskyfoo.feed.post"));
        assert_eq!(
            target.module("com.atproto.repo.strongRef"),
            "atproto::com::atproto::repo::strong_ref"
        );
        assert_eq!(
            target.module("app.bsky.feed.type"),
            "crate::app::bsky::feed::r#type"
        );
    }
}
