// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity`.

pub mod defs;
pub mod get_recommended_did_credentials;
pub mod refresh_identity;
pub mod request_plc_operation_signature;
pub mod resolve_did;
pub mod resolve_handle;
pub mod resolve_identity;
pub mod sign_plc_operation;
pub mod submit_plc_operation;
pub mod update_handle;

pub use get_recommended_did_credentials::{
    GetRecommendedDidCredentials, GetRecommendedDidCredentialsCall,
    GetRecommendedDidCredentialsOutput,
};
pub use refresh_identity::{RefreshIdentity, RefreshIdentityCall, RefreshIdentityError};
pub use request_plc_operation_signature::{
    RequestPlcOperationSignature, RequestPlcOperationSignatureCall,
};
pub use resolve_did::{ResolveDid, ResolveDidCall, ResolveDidError, ResolveDidOutput};
pub use resolve_handle::{
    ResolveHandle, ResolveHandleCall, ResolveHandleError, ResolveHandleOutput,
};
pub use resolve_identity::{ResolveIdentity, ResolveIdentityCall, ResolveIdentityError};
pub use sign_plc_operation::{SignPlcOperation, SignPlcOperationCall, SignPlcOperationOutput};
pub use submit_plc_operation::{SubmitPlcOperation, SubmitPlcOperationCall};
pub use update_handle::{UpdateHandle, UpdateHandleCall};

use atproto_core::data::Raw;
use atproto_core::syntax::{AtIdentifier, Did, Handle, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `com.atproto.identity`.
#[derive(Clone, Debug)]
pub struct Identity {
    client: Client,
}

impl Identity {
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

    /// Asks `com.atproto.identity.getRecommendedDidCredentials`: see [`GetRecommendedDidCredentials`].
    #[inline]
    pub fn get_recommended_did_credentials(&self) -> GetRecommendedDidCredentialsCall {
        GetRecommendedDidCredentialsCall::new(&self.client, GetRecommendedDidCredentials::new())
    }

    /// Calls `com.atproto.identity.refreshIdentity`: see [`RefreshIdentity`].
    #[inline]
    pub fn refresh_identity(&self, identifier: impl IntoWire<AtIdentifier>) -> RefreshIdentityCall {
        RefreshIdentityCall::new(&self.client, RefreshIdentity::new(identifier))
    }

    /// Calls `com.atproto.identity.requestPlcOperationSignature`: see [`RequestPlcOperationSignature`].
    #[inline]
    pub fn request_plc_operation_signature(&self) -> RequestPlcOperationSignatureCall {
        RequestPlcOperationSignatureCall::new(&self.client, RequestPlcOperationSignature::new())
    }

    /// Asks `com.atproto.identity.resolveDid`: see [`ResolveDid`].
    #[inline]
    pub fn resolve_did(&self, did: impl IntoWire<Did>) -> ResolveDidCall {
        ResolveDidCall::new(&self.client, ResolveDid::new(did))
    }

    /// Asks `com.atproto.identity.resolveHandle`: see [`ResolveHandle`].
    #[inline]
    pub fn resolve_handle(&self, handle: impl IntoWire<Handle>) -> ResolveHandleCall {
        ResolveHandleCall::new(&self.client, ResolveHandle::new(handle))
    }

    /// Asks `com.atproto.identity.resolveIdentity`: see [`ResolveIdentity`].
    #[inline]
    pub fn resolve_identity(&self, identifier: impl IntoWire<AtIdentifier>) -> ResolveIdentityCall {
        ResolveIdentityCall::new(&self.client, ResolveIdentity::new(identifier))
    }

    /// Calls `com.atproto.identity.signPlcOperation`: see [`SignPlcOperation`].
    #[inline]
    pub fn sign_plc_operation(&self) -> SignPlcOperationCall {
        SignPlcOperationCall::new(&self.client, SignPlcOperation::new())
    }

    /// Calls `com.atproto.identity.submitPlcOperation`: see [`SubmitPlcOperation`].
    #[inline]
    pub fn submit_plc_operation(&self, operation: impl Into<Raw>) -> SubmitPlcOperationCall {
        SubmitPlcOperationCall::new(&self.client, SubmitPlcOperation::new(operation))
    }

    /// Calls `com.atproto.identity.updateHandle`: see [`UpdateHandle`].
    #[inline]
    pub fn update_handle(&self, handle: impl IntoWire<Handle>) -> UpdateHandleCall {
        UpdateHandleCall::new(&self.client, UpdateHandle::new(handle))
    }
}
