//! Records of one collection, typed both ways.
//!
//! A repository is a set of collections, a collection a set of records under keys. [`Records`] reads and writes those of
//! one type: `feed().post()` of the Bluesky crate is a `Records<Post>`, and your own record types work the same way.
//! Everything that is not about one type (several writes at once, blobs, untyped records) is in
//! [`com::atproto::repo`](crate::com::atproto::repo).
//!
//! A record that is created without a key gets one here, before the first byte is sent: a fresh TID. So a create that is
//! sent again names the same record, and whoever wants to know whether it arrived can look.

mod address;
mod call;
mod read;
mod strong_ref;
mod typed;
mod write;

pub use read::{GetRecord, ListRecords, Record, RecordPage, TypedGet, TypedList, Unreadable};
pub use typed::Records;
pub use write::{CreateRecord, DeleteRecord, PutRecord};
