// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.draft`.

pub mod create_draft;
pub mod defs;
pub mod delete_draft;
pub mod get_drafts;
pub mod update_draft;

pub use create_draft::{CreateDraft, CreateDraftCall, CreateDraftError, CreateDraftOutput};
pub use delete_draft::{DeleteDraft, DeleteDraftCall};
pub use get_drafts::{GetDrafts, GetDraftsCall, GetDraftsOutput};
pub use update_draft::{UpdateDraft, UpdateDraftCall};

use crate::app::bsky::draft::defs::DraftWithId;
use atproto_core::syntax::{IntoWire, Tid};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.draft`.
#[derive(Clone, Debug)]
pub struct Draft {
    client: Client,
}

impl Draft {
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

    /// Calls `app.bsky.draft.createDraft`: see [`CreateDraft`].
    #[inline]
    pub fn create_draft(&self, draft: crate::app::bsky::draft::defs::Draft) -> CreateDraftCall {
        CreateDraftCall::new(&self.client, CreateDraft::new(draft))
    }

    /// Calls `app.bsky.draft.deleteDraft`: see [`DeleteDraft`].
    #[inline]
    pub fn delete_draft(&self, id: impl IntoWire<Tid>) -> DeleteDraftCall {
        DeleteDraftCall::new(&self.client, DeleteDraft::new(id))
    }

    /// Asks `app.bsky.draft.getDrafts`: see [`GetDrafts`].
    #[inline]
    pub fn get_drafts(&self) -> GetDraftsCall {
        GetDraftsCall::new(&self.client, GetDrafts::new())
    }

    /// Calls `app.bsky.draft.updateDraft`: see [`UpdateDraft`].
    #[inline]
    pub fn update_draft(&self, draft: DraftWithId) -> UpdateDraftCall {
        UpdateDraftCall::new(&self.client, UpdateDraft::new(draft))
    }
}
