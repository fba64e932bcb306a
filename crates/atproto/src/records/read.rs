//! Reading one record, and listing them.

use std::{fmt, marker::PhantomData};

use atproto_core::{
    data::{self, DecodeError, Decoded, Raw, Warning},
    syntax::{AtIdentifier, AtUri, CidString, IntoWire, RecordKey},
    xrpc::{Call, Client, Endpoint, Items, Method, Pages, Paginated, Query, RequestParts},
};
use bytes::Bytes;

use super::{address::own_repo, call::record_call};
use crate::com::atproto::repo;

/// A record, and where it is.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Record<R> {
    /// Its address.
    pub uri: AtUri,
    /// Its hash; a server may leave it out.
    pub cid: Option<CidString>,
    /// The record itself.
    pub value: R,
}

/// A page of records.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RecordPage<R> {
    /// The records, in the server's order.
    pub records: Vec<Record<R>>,
    /// Those that cannot be read as an `R`: one of them does not cost the others.
    pub unreadable: Vec<Unreadable>,
    /// Where the next page begins, if there is one.
    pub cursor: Option<String>,
}

/// A record that is not what its collection says, as it came.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Unreadable {
    /// Its address.
    pub uri: AtUri,
    /// Its hash.
    pub cid: CidString,
    /// The record itself.
    pub value: Raw,
    /// What is wrong with it.
    pub error: DecodeError,
}

/// A read, sent when it is awaited; see [`Records::get`](super::Records::get).
#[must_use = "a call is not sent before it is awaited"]
pub struct GetRecord<R> {
    call: Call<TypedGet<R>>,
}

impl<R: data::Record + Send + 'static> GetRecord<R> {
    pub(super) fn new(client: &Client, rkey: RecordKey) -> Self {
        Self::of(client, own_repo(client), rkey)
    }

    pub(super) fn at(client: &Client, uri: &AtUri) -> Self {
        Self::of(client, uri.authority(), uri.rkey().unwrap_or_default())
    }

    fn of(client: &Client, repo: AtIdentifier, rkey: RecordKey) -> Self {
        let endpoint = TypedGet {
            inner: repo::GetRecord::new(repo, R::NSID, rkey),
            record: PhantomData,
        };
        Self {
            call: client.call(endpoint),
        }
    }

    /// Whose record, instead of the account's own.
    pub fn repo(mut self, repo: impl IntoWire<AtIdentifier>) -> Self {
        self.call.endpoint_mut().inner.repo = repo.into_wire();
        self
    }

    /// Asks for this version of it alone; the newest by default.
    pub fn cid(mut self, cid: impl IntoWire<CidString>) -> Self {
        self.call.endpoint_mut().inner.cid = Some(cid.into_wire());
        self
    }
}

record_call!(GetRecord<R> -> Record<R>);

/// A listing, sent when it is awaited; see [`Records::list`](super::Records::list).
#[must_use = "a call is not sent before it is awaited"]
pub struct ListRecords<R> {
    call: Call<TypedList<R>>,
}

impl<R: data::Record + Send + 'static> ListRecords<R> {
    pub(super) fn new(client: &Client) -> Self {
        let endpoint = TypedList {
            inner: repo::ListRecords::new(own_repo(client), R::NSID),
            record: PhantomData,
        };
        Self {
            call: client.call(endpoint),
        }
    }

    /// Whose records, instead of the account's own.
    pub fn repo(mut self, repo: impl IntoWire<AtIdentifier>) -> Self {
        self.call.endpoint_mut().inner.repo = repo.into_wire();
        self
    }

    /// How many at most: 1 to 100, by default 50.
    pub fn limit(mut self, limit: i64) -> Self {
        self.call.endpoint_mut().inner.limit = Some(limit);
        self
    }

    /// Where to begin: the cursor of an earlier page.
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.call.endpoint_mut().inner.cursor = Some(cursor.into());
        self
    }

    /// Whether to begin with the oldest.
    pub fn reverse(mut self, reverse: bool) -> Self {
        self.call.endpoint_mut().inner.reverse = Some(reverse);
        self
    }

    /// All pages, as a stream.
    pub fn pages(self) -> Pages<TypedList<R>> {
        self.call.pages()
    }

    /// All records of all pages, as a stream. Those that cannot be read as an `R` are left out: the pages of
    /// [`pages`](Self::pages) have them, in [`unreadable`](RecordPage::unreadable).
    pub fn items(self) -> Items<TypedList<R>> {
        self.call.items()
    }
}

record_call!(ListRecords<R> -> RecordPage<R>);

/// `com.atproto.repo.getRecord` of one type of record.
pub struct TypedGet<R> {
    inner: repo::GetRecord,
    record: PhantomData<fn() -> R>,
}

impl<R: data::Record + Send + 'static> Endpoint for TypedGet<R> {
    const NSID: &'static str = repo::GetRecord::NSID;
    const METHOD: Method = Method::Query;
    type Output = Record<R>;
    type Error = repo::GetRecordError;

    fn request(&self, parts: &mut RequestParts) {
        self.inner.request(parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        let answer = repo::GetRecord::decode(body)?;
        let record = answer.value.value.decode_with_warnings::<R>()?;
        let mut warnings = answer.warnings;
        warnings.extend(under("value", record.warnings));
        Ok(Decoded {
            value: Record {
                uri: answer.value.uri,
                cid: answer.value.cid,
                value: record.value,
            },
            warnings,
        })
    }
}

impl<R: data::Record + Send + 'static> Query for TypedGet<R> {}

/// `com.atproto.repo.listRecords` of one type of record.
pub struct TypedList<R> {
    inner: repo::ListRecords,
    record: PhantomData<fn() -> R>,
}

impl<R: data::Record + Send + 'static> Endpoint for TypedList<R> {
    const NSID: &'static str = repo::ListRecords::NSID;
    const METHOD: Method = Method::Query;
    type Output = RecordPage<R>;
    type Error = <repo::ListRecords as Endpoint>::Error;

    fn request(&self, parts: &mut RequestParts) {
        self.inner.request(parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        let answer = repo::ListRecords::decode(body)?;
        let mut warnings = answer.warnings;
        let mut page = RecordPage {
            records: Vec::with_capacity(answer.value.records.len()),
            unreadable: Vec::new(),
            cursor: answer.value.cursor,
        };
        for (index, record) in answer.value.records.into_iter().enumerate() {
            match record.value.decode_with_warnings::<R>() {
                Ok(decoded) => {
                    let path = format!("records[{index}].value");
                    warnings.extend(under(&path, decoded.warnings));
                    page.records.push(Record {
                        uri: record.uri,
                        cid: Some(record.cid),
                        value: decoded.value,
                    });
                }
                Err(error) => page.unreadable.push(Unreadable {
                    uri: record.uri,
                    cid: record.cid,
                    value: record.value,
                    error,
                }),
            }
        }
        Ok(Decoded {
            value: page,
            warnings,
        })
    }
}

impl<R: data::Record + Send + 'static> Query for TypedList<R> {}

impl<R: data::Record + Send + 'static> Paginated for TypedList<R> {
    type Item = Record<R>;

    fn set_cursor(&mut self, cursor: &str) {
        self.inner.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.records.len() + output.unreadable.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.records
    }
}

/// The warnings of a part, with the path of the whole.
fn under(path: &str, warnings: Vec<Warning>) -> impl Iterator<Item = Warning> {
    warnings.into_iter().map(move |mut warning| {
        warning.path = if warning.path.is_empty() {
            path.to_owned()
        } else {
            format!("{path}.{}", warning.path)
        };
        warning
    })
}

// Written by hand: none of them needs anything of `R`.
macro_rules! plain {
    ($($name:ident { $($field:ident),* })*) => {$(
        impl<R> Clone for $name<R> {
            fn clone(&self) -> Self {
                Self { $($field: self.$field.clone()),* }
            }
        }

        impl<R> fmt::Debug for $name<R> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )*};
}

plain! {
    GetRecord { call }
    ListRecords { call }
    TypedGet { inner, record }
    TypedList { inner, record }
}
