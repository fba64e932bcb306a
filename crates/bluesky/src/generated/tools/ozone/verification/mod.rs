// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.verification`.

pub mod defs;
pub mod grant_verifications;
pub mod list_verifications;
pub mod revoke_verifications;

pub use grant_verifications::{
    GrantVerifications, GrantVerificationsCall, GrantVerificationsOutput,
};
pub use list_verifications::{ListVerifications, ListVerificationsCall, ListVerificationsOutput};
pub use revoke_verifications::{
    RevokeVerifications, RevokeVerificationsCall, RevokeVerificationsOutput,
};

use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.verification`.
#[derive(Clone, Debug)]
pub struct Verification {
    client: Client,
}

impl Verification {
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

    /// Calls `tools.ozone.verification.grantVerifications`: see [`GrantVerifications`].
    #[inline]
    pub fn grant_verifications(
        &self,
        verifications: impl IntoIterator<Item = grant_verifications::VerificationInput>,
    ) -> GrantVerificationsCall {
        GrantVerificationsCall::new(&self.client, GrantVerifications::new(verifications))
    }

    /// Asks `tools.ozone.verification.listVerifications`: see [`ListVerifications`].
    #[inline]
    pub fn list_verifications(&self) -> ListVerificationsCall {
        ListVerificationsCall::new(&self.client, ListVerifications::new())
    }

    /// Calls `tools.ozone.verification.revokeVerifications`: see [`RevokeVerifications`].
    #[inline]
    pub fn revoke_verifications(
        &self,
        uris: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> RevokeVerificationsCall {
        RevokeVerificationsCall::new(&self.client, RevokeVerifications::new(uris))
    }
}
