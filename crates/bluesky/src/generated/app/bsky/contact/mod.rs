// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact`.

pub mod defs;
pub mod dismiss_match;
pub mod get_matches;
pub mod get_sync_status;
pub mod import_contacts;
pub mod remove_data;
pub mod send_notification;
pub mod start_phone_verification;
pub mod verify_phone;

pub use dismiss_match::{DismissMatch, DismissMatchCall, DismissMatchError, DismissMatchOutput};
pub use get_matches::{GetMatches, GetMatchesCall, GetMatchesError, GetMatchesOutput};
pub use get_sync_status::{
    GetSyncStatus, GetSyncStatusCall, GetSyncStatusError, GetSyncStatusOutput,
};
pub use import_contacts::{
    ImportContacts, ImportContactsCall, ImportContactsError, ImportContactsOutput,
};
pub use remove_data::{RemoveData, RemoveDataCall, RemoveDataError, RemoveDataOutput};
pub use send_notification::{SendNotification, SendNotificationCall, SendNotificationOutput};
pub use start_phone_verification::{
    StartPhoneVerification, StartPhoneVerificationCall, StartPhoneVerificationError,
    StartPhoneVerificationOutput,
};
pub use verify_phone::{VerifyPhone, VerifyPhoneCall, VerifyPhoneError, VerifyPhoneOutput};

use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.contact`.
#[derive(Clone, Debug)]
pub struct Contact {
    client: Client,
}

impl Contact {
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

    /// Calls `app.bsky.contact.dismissMatch`: see [`DismissMatch`].
    #[inline]
    pub fn dismiss_match(&self, subject: impl IntoWire<Did>) -> DismissMatchCall {
        DismissMatchCall::new(&self.client, DismissMatch::new(subject))
    }

    /// Asks `app.bsky.contact.getMatches`: see [`GetMatches`].
    #[inline]
    pub fn get_matches(&self) -> GetMatchesCall {
        GetMatchesCall::new(&self.client, GetMatches::new())
    }

    /// Asks `app.bsky.contact.getSyncStatus`: see [`GetSyncStatus`].
    #[inline]
    pub fn get_sync_status(&self) -> GetSyncStatusCall {
        GetSyncStatusCall::new(&self.client, GetSyncStatus::new())
    }

    /// Calls `app.bsky.contact.importContacts`: see [`ImportContacts`].
    #[inline]
    pub fn import_contacts(
        &self,
        token: impl Into<String>,
        contacts: impl IntoIterator<Item = impl Into<String>>,
    ) -> ImportContactsCall {
        ImportContactsCall::new(&self.client, ImportContacts::new(token, contacts))
    }

    /// Calls `app.bsky.contact.removeData`: see [`RemoveData`].
    #[inline]
    pub fn remove_data(&self) -> RemoveDataCall {
        RemoveDataCall::new(&self.client, RemoveData::new())
    }

    /// Calls `app.bsky.contact.sendNotification`: see [`SendNotification`].
    #[inline]
    pub fn send_notification(
        &self,
        from: impl IntoWire<Did>,
        to: impl IntoWire<Did>,
    ) -> SendNotificationCall {
        SendNotificationCall::new(&self.client, SendNotification::new(from, to))
    }

    /// Calls `app.bsky.contact.startPhoneVerification`: see [`StartPhoneVerification`].
    #[inline]
    pub fn start_phone_verification(&self, phone: impl Into<String>) -> StartPhoneVerificationCall {
        StartPhoneVerificationCall::new(&self.client, StartPhoneVerification::new(phone))
    }

    /// Calls `app.bsky.contact.verifyPhone`: see [`VerifyPhone`].
    #[inline]
    pub fn verify_phone(
        &self,
        phone: impl Into<String>,
        code: impl Into<String>,
    ) -> VerifyPhoneCall {
        VerifyPhoneCall::new(&self.client, VerifyPhone::new(phone, code))
    }
}
