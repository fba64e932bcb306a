// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.temp`.

pub mod add_reserved_handle;
pub mod check_handle_availability;
pub mod check_signup_queue;
pub mod dereference_scope;
pub mod fetch_labels;
pub mod request_phone_verification;
pub mod revoke_account_credentials;

pub use add_reserved_handle::{AddReservedHandle, AddReservedHandleCall, AddReservedHandleOutput};
pub use check_handle_availability::{
    CheckHandleAvailability, CheckHandleAvailabilityCall, CheckHandleAvailabilityError,
    CheckHandleAvailabilityOutput,
};
pub use check_signup_queue::{CheckSignupQueue, CheckSignupQueueCall, CheckSignupQueueOutput};
pub use dereference_scope::{
    DereferenceScope, DereferenceScopeCall, DereferenceScopeError, DereferenceScopeOutput,
};
pub use fetch_labels::{FetchLabels, FetchLabelsCall, FetchLabelsOutput};
pub use request_phone_verification::{RequestPhoneVerification, RequestPhoneVerificationCall};
pub use revoke_account_credentials::{RevokeAccountCredentials, RevokeAccountCredentialsCall};

use atproto_core::syntax::{AtIdentifier, Handle, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `com.atproto.temp`.
#[derive(Clone, Debug)]
pub struct Temp {
    client: Client,
}

impl Temp {
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

    /// Calls `com.atproto.temp.addReservedHandle`: see [`AddReservedHandle`].
    #[inline]
    pub fn add_reserved_handle(&self, handle: impl Into<String>) -> AddReservedHandleCall {
        AddReservedHandleCall::new(&self.client, AddReservedHandle::new(handle))
    }

    /// Asks `com.atproto.temp.checkHandleAvailability`: see [`CheckHandleAvailability`].
    #[inline]
    pub fn check_handle_availability(
        &self,
        handle: impl IntoWire<Handle>,
    ) -> CheckHandleAvailabilityCall {
        CheckHandleAvailabilityCall::new(&self.client, CheckHandleAvailability::new(handle))
    }

    /// Asks `com.atproto.temp.checkSignupQueue`: see [`CheckSignupQueue`].
    #[inline]
    pub fn check_signup_queue(&self) -> CheckSignupQueueCall {
        CheckSignupQueueCall::new(&self.client, CheckSignupQueue::new())
    }

    /// Asks `com.atproto.temp.dereferenceScope`: see [`DereferenceScope`].
    #[inline]
    pub fn dereference_scope(&self, scope: impl Into<String>) -> DereferenceScopeCall {
        DereferenceScopeCall::new(&self.client, DereferenceScope::new(scope))
    }

    /// Asks `com.atproto.temp.fetchLabels`: see [`FetchLabels`].
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    pub fn fetch_labels(&self) -> FetchLabelsCall {
        FetchLabelsCall::new(&self.client, FetchLabels::new())
    }

    /// Calls `com.atproto.temp.requestPhoneVerification`: see [`RequestPhoneVerification`].
    #[inline]
    pub fn request_phone_verification(
        &self,
        phone_number: impl Into<String>,
    ) -> RequestPhoneVerificationCall {
        RequestPhoneVerificationCall::new(&self.client, RequestPhoneVerification::new(phone_number))
    }

    /// Calls `com.atproto.temp.revokeAccountCredentials`: see [`RevokeAccountCredentials`].
    #[inline]
    pub fn revoke_account_credentials(
        &self,
        account: impl IntoWire<AtIdentifier>,
    ) -> RevokeAccountCredentialsCall {
        RevokeAccountCredentialsCall::new(&self.client, RevokeAccountCredentials::new(account))
    }
}
