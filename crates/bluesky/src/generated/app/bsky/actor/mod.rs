// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor`.

pub mod defs;
pub mod get_preferences;
pub mod get_profile;
pub mod get_profiles;
pub mod get_suggestions;
pub mod profile;
pub mod put_preferences;
pub mod search_actors;
pub mod search_actors_typeahead;
pub mod status;

pub use get_preferences::{GetPreferences, GetPreferencesCall, GetPreferencesOutput};
pub use get_profile::{GetProfile, GetProfileCall};
pub use get_profiles::{GetProfiles, GetProfilesCall, GetProfilesOutput};
pub use get_suggestions::{GetSuggestions, GetSuggestionsCall, GetSuggestionsOutput};
pub use profile::Profile;
pub use put_preferences::{PutPreferences, PutPreferencesCall};
pub use search_actors::{SearchActors, SearchActorsCall, SearchActorsOutput};
pub use search_actors_typeahead::{
    SearchActorsTypeahead, SearchActorsTypeaheadCall, SearchActorsTypeaheadOutput,
};
pub use status::Status;

use crate::app::bsky::actor::defs::PreferencesItem;
use atproto::records::Records;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.actor`.
#[derive(Clone, Debug)]
pub struct Actor {
    client: Client,
}

impl Actor {
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

    /// The records of `app.bsky.actor.profile`.
    #[inline]
    pub fn profile(&self) -> Records<Profile> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.actor.status`.
    #[inline]
    pub fn status(&self) -> Records<Status> {
        Records::new(&self.client)
    }

    /// Asks `app.bsky.actor.getPreferences`: see [`GetPreferences`].
    #[inline]
    pub fn get_preferences(&self) -> GetPreferencesCall {
        GetPreferencesCall::new(&self.client, GetPreferences::new())
    }

    /// Asks `app.bsky.actor.getProfile`: see [`GetProfile`].
    #[inline]
    pub fn get_profile(&self, actor: impl IntoWire<AtIdentifier>) -> GetProfileCall {
        GetProfileCall::new(&self.client, GetProfile::new(actor))
    }

    /// Asks `app.bsky.actor.getProfiles`: see [`GetProfiles`].
    #[inline]
    pub fn get_profiles(
        &self,
        actors: impl IntoIterator<Item = impl IntoWire<AtIdentifier>>,
    ) -> GetProfilesCall {
        GetProfilesCall::new(&self.client, GetProfiles::new(actors))
    }

    /// Asks `app.bsky.actor.getSuggestions`: see [`GetSuggestions`].
    #[inline]
    pub fn get_suggestions(&self) -> GetSuggestionsCall {
        GetSuggestionsCall::new(&self.client, GetSuggestions::new())
    }

    /// Calls `app.bsky.actor.putPreferences`: see [`PutPreferences`].
    #[inline]
    pub fn put_preferences(
        &self,
        preferences: impl IntoIterator<Item = impl Into<PreferencesItem>>,
    ) -> PutPreferencesCall {
        PutPreferencesCall::new(&self.client, PutPreferences::new(preferences))
    }

    /// Asks `app.bsky.actor.searchActors`: see [`SearchActors`].
    #[inline]
    pub fn search_actors(&self) -> SearchActorsCall {
        SearchActorsCall::new(&self.client, SearchActors::new())
    }

    /// Asks `app.bsky.actor.searchActorsTypeahead`: see [`SearchActorsTypeahead`].
    #[inline]
    pub fn search_actors_typeahead(&self) -> SearchActorsTypeaheadCall {
        SearchActorsTypeaheadCall::new(&self.client, SearchActorsTypeahead::new())
    }
}
