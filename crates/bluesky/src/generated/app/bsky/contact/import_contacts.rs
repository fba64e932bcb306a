// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.importContacts`.

use crate::app::bsky::contact::defs::MatchAndContactIndex;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.contact.importContacts`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`ImportContactsError`].
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct ImportContacts {
    /// `token`.
    pub token: String,
    /// `contacts`: 1 to 1000 items.
    pub contacts: Vec<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for ImportContacts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ImportContacts")
            .field("token", &"[redacted]")
            .field("contacts", &self.contacts)
            .finish_non_exhaustive()
    }
}

impl ImportContacts {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        token: impl Into<String>,
        contacts: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            token: token.into(),
            contacts: contacts.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ImportContacts {
        0 token: "token" required,
        1 contacts: "contacts" required,
    }
}

impl Endpoint for ImportContacts {
    const NSID: &'static str = "app.bsky.contact.importContacts";
    const METHOD: Method = Method::Procedure;
    type Output = ImportContactsOutput;
    type Error = ImportContactsError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for ImportContacts {}

atproto_core::endpoint_call! {
    ImportContactsCall(ImportContacts) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.contact.importContacts` declares.
    pub enum ImportContactsError {
        InvalidDid = "InvalidDid",
        InvalidContacts = "InvalidContacts",
        TooManyContacts = "TooManyContacts",
        InvalidToken = "InvalidToken",
        InternalError = "InternalError",
    }
}

/// What `app.bsky.contact.importContacts` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ImportContactsOutput {
    /// `matchesAndContactIndexes`.
    pub matches_and_contact_indexes: Vec<MatchAndContactIndex>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ImportContactsOutput {
        0 matches_and_contact_indexes: "matchesAndContactIndexes" required,
    }
}
