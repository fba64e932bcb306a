//! The protocol's strings: identifiers, times, languages and addresses, one type per file.
//!
//! Every type is a newtype over text and comes with two doors.
//!
//! - **Strict**: `new`, `FromStr` and `TryFrom` accept what the specification allows, else they give a
//!   [`SyntaxError`] that names the rule. Use them for what a person typed.
//! - **Lenient**: `from_wire`, which decoding and serde use, keeps any text. One odd handle in a page of
//!   a hundred posts must not cost the other ninety-nine, and a record whose strings were re-rendered would
//!   get another CID. Ask [`is_valid`](Did::is_valid) or [`validate`](Did::validate) when it matters.
//!
//! What is *sent* is validated before it leaves, whichever door it came through; so functions may take
//! `impl IntoWire<Did>` and be called with a [`Did`], a `&Did`, a `&str` or a `String` alike.
//!
//! Equality, order and hash are those of the text: two spellings of one moment are two [`Datetime`]s.

mod at_identifier;
mod at_uri;
mod cid;
mod datetime;
mod did;
mod error;
mod handle;
mod language;
mod nsid;
mod record_key;
mod tid;
mod uri;
mod wire;

pub use at_identifier::AtIdentifier;
pub use at_uri::AtUri;
pub use cid::CidString;
pub use datetime::Datetime;
pub use did::Did;
pub use error::SyntaxError;
pub use handle::Handle;
pub use language::Language;
pub use nsid::Nsid;
pub use record_key::RecordKey;
pub use tid::{Tid, TidGenerator};
pub use uri::Uri;
pub use wire::{IntoWire, WireString};
