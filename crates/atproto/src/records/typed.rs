//! The handle of one collection.

use std::{fmt, marker::PhantomData};

use atproto_core::{
    data,
    syntax::{AtUri, IntoWire, RecordKey},
    xrpc::Client,
};

use super::{CreateRecord, DeleteRecord, GetRecord, ListRecords, PutRecord};

/// The records of type `R`: a cheap handle on one collection.
///
/// Writes go to the repository of the client's account, at its own server whatever proxy the client is set to. Reads are
/// of the same repository unless another is named.
///
/// ```no_run
/// # use atproto::{Error, Records, core::{data::Record, xrpc::Client}};
/// # async fn example<R: Record + Send + 'static>(client: Client, record: R) -> Result<(), Error> {
/// let records: Records<R> = Records::new(&client);
/// let created = records.create(record).await?;
/// println!("{} {}", created.data.uri, created.data.cid);
/// records.delete_at(&created.data.uri).await?;
/// # Ok(()) }
/// ```
pub struct Records<R> {
    client: Client,
    record: PhantomData<fn() -> R>,
}

impl<R: data::Record + Send + 'static> Records<R> {
    /// The records that `client` reads and writes.
    pub fn new(client: &Client) -> Self {
        Self {
            client: client.with_proxy(None),
            record: PhantomData,
        }
    }

    /// Writes a new record.
    ///
    /// Its key is a fresh TID, or the one key that the lexicon names (`self` for a profile), unless
    /// [`rkey`](CreateRecord::rkey) gives another. A create is a procedure: it is not repeated after an ambiguous
    /// failure unless the retry strategy was told to, and then it names the same key again.
    pub fn create(&self, record: impl Into<R>) -> CreateRecord {
        CreateRecord::new::<R>(&self.client, &record.into())
    }

    /// Reads the record under this key.
    pub fn get(&self, rkey: impl IntoWire<RecordKey>) -> GetRecord<R> {
        GetRecord::new(&self.client, rkey.into_wire())
    }

    /// Reads the record that an AT-URI names.
    pub fn get_at(&self, uri: impl IntoWire<AtUri>) -> GetRecord<R> {
        GetRecord::at(&self.client, &uri.into_wire())
    }

    /// Lists the records, newest first.
    pub fn list(&self) -> ListRecords<R> {
        ListRecords::new(&self.client)
    }

    /// Writes the record under this key, whether there was one or not.
    pub fn put(&self, rkey: impl IntoWire<RecordKey>, record: impl Into<R>) -> PutRecord {
        PutRecord::new::<R>(&self.client, rkey.into_wire(), &record.into())
    }

    /// Removes the record under this key; fine if there is none.
    pub fn delete(&self, rkey: impl IntoWire<RecordKey>) -> DeleteRecord {
        DeleteRecord::new::<R>(&self.client, rkey.into_wire())
    }

    /// Removes the record that an AT-URI names, which must be one of the account's own.
    pub fn delete_at(&self, uri: impl IntoWire<AtUri>) -> DeleteRecord {
        DeleteRecord::at::<R>(&self.client, &uri.into_wire())
    }

    /// The client that sends the calls.
    pub fn client(&self) -> &Client {
        &self.client
    }
}

impl<R> Clone for Records<R> {
    fn clone(&self) -> Self {
        Self {
            client: self.client.clone(),
            record: PhantomData,
        }
    }
}

impl<R: data::Record> fmt::Debug for Records<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Records").field(&R::NSID).finish()
    }
}
