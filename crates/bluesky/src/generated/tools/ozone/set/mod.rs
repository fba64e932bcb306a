// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.set`.

pub mod add_values;
pub mod defs;
pub mod delete_set;
pub mod delete_values;
pub mod get_values;
pub mod query_sets;
pub mod upsert_set;

pub use add_values::{AddValues, AddValuesCall};
pub use delete_set::{DeleteSet, DeleteSetCall, DeleteSetError, DeleteSetOutput};
pub use delete_values::{DeleteValues, DeleteValuesCall, DeleteValuesError};
pub use get_values::{GetValues, GetValuesCall, GetValuesError, GetValuesOutput};
pub use query_sets::{QuerySets, QuerySetsCall, QuerySetsOutput};
pub use upsert_set::{UpsertSet, UpsertSetCall};

use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.set`.
#[derive(Clone, Debug)]
pub struct Set {
    client: Client,
}

impl Set {
    /// Those of this client.
    #[inline]
    pub fn new(client: Client) -> Self {
        Self { client }
    }

    /// The client that sends the calls.
    #[inline]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Calls `tools.ozone.set.addValues`: see [`AddValues`].
    #[inline]
    pub fn add_values(
        &self,
        name: impl Into<String>,
        values: impl IntoIterator<Item = impl Into<String>>,
    ) -> AddValuesCall {
        AddValuesCall::new(&self.client, AddValues::new(name, values))
    }

    /// Calls `tools.ozone.set.deleteSet`: see [`DeleteSet`].
    #[inline]
    pub fn delete_set(&self, name: impl Into<String>) -> DeleteSetCall {
        DeleteSetCall::new(&self.client, DeleteSet::new(name))
    }

    /// Calls `tools.ozone.set.deleteValues`: see [`DeleteValues`].
    #[inline]
    pub fn delete_values(
        &self,
        name: impl Into<String>,
        values: impl IntoIterator<Item = impl Into<String>>,
    ) -> DeleteValuesCall {
        DeleteValuesCall::new(&self.client, DeleteValues::new(name, values))
    }

    /// Asks `tools.ozone.set.getValues`: see [`GetValues`].
    #[inline]
    pub fn get_values(&self, name: impl Into<String>) -> GetValuesCall {
        GetValuesCall::new(&self.client, GetValues::new(name))
    }

    /// Asks `tools.ozone.set.querySets`: see [`QuerySets`].
    #[inline]
    pub fn query_sets(&self) -> QuerySetsCall {
        QuerySetsCall::new(&self.client, QuerySets::new())
    }

    /// Calls `tools.ozone.set.upsertSet`: see [`UpsertSet`].
    #[inline]
    pub fn upsert_set(&self, input: crate::tools::ozone::set::defs::Set) -> UpsertSetCall {
        UpsertSetCall::new(&self.client, UpsertSet::new(input))
    }
}
