//! Lexicon documents as Rust values: everything that a schema file can say.
//!
//! A [`Document`] has one name ([`Nsid`](atproto_core::syntax::Nsid)) and some definitions ([`Def`]), in the
//! order of the file. Methods, records and permission sets may only be the definition `main`; the rest is a
//! [`Schema`], at the top or nested.
//!
//! Reading is tolerant: a definition or schema of a type that this version does not know is kept as JSON in
//! `Unrecognised`, and fields that it does not know are kept in `extra`, so that reading and writing a
//! document of tomorrow loses nothing. [`check`](crate::check) is what finds fault.

mod def;
mod method;
mod ordered;
mod permission;
mod reference;
mod schema;
mod string;

pub use def::{Def, Document, DocumentError, Record, RecordKeyType};
pub use method::{Body, ErrorDef, Message, Params, Procedure, Query, Subscription};
pub use ordered::Ordered;
pub use permission::{Permission, PermissionSet};
pub use reference::Reference;
pub use schema::{
    ArraySchema, BlobSchema, BooleanSchema, BytesSchema, Extra, IntegerSchema, ObjectSchema,
    PlainSchema, RefSchema, Schema, UnionSchema,
};
pub use string::{StringFormat, StringSchema};
