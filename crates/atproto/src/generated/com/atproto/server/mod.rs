// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server`.

pub mod activate_account;
pub mod check_account_status;
pub mod confirm_email;
pub mod create_account;
pub mod create_app_password;
pub mod create_invite_code;
pub mod create_invite_codes;
pub mod create_session;
pub mod deactivate_account;
pub mod defs;
pub mod delete_account;
pub mod delete_session;
pub mod describe_server;
pub mod get_account_invite_codes;
pub mod get_service_auth;
pub mod get_session;
pub mod list_app_passwords;
pub mod refresh_session;
pub mod request_account_delete;
pub mod request_email_confirmation;
pub mod request_email_update;
pub mod request_password_reset;
pub mod reserve_signing_key;
pub mod reset_password;
pub mod revoke_app_password;
pub mod update_email;

pub use activate_account::{ActivateAccount, ActivateAccountCall};
pub use check_account_status::{
    CheckAccountStatus, CheckAccountStatusCall, CheckAccountStatusOutput,
};
pub use confirm_email::{ConfirmEmail, ConfirmEmailCall, ConfirmEmailError};
pub use create_account::{
    CreateAccount, CreateAccountCall, CreateAccountError, CreateAccountOutput,
};
pub use create_app_password::{CreateAppPassword, CreateAppPasswordCall, CreateAppPasswordError};
pub use create_invite_code::{CreateInviteCode, CreateInviteCodeCall, CreateInviteCodeOutput};
pub use create_invite_codes::{CreateInviteCodes, CreateInviteCodesCall, CreateInviteCodesOutput};
pub use create_session::{
    CreateSession, CreateSessionCall, CreateSessionError, CreateSessionOutput,
};
pub use deactivate_account::{DeactivateAccount, DeactivateAccountCall};
pub use delete_account::{DeleteAccount, DeleteAccountCall, DeleteAccountError};
pub use delete_session::{DeleteSession, DeleteSessionCall, DeleteSessionError};
pub use describe_server::{DescribeServer, DescribeServerCall, DescribeServerOutput};
pub use get_account_invite_codes::{
    GetAccountInviteCodes, GetAccountInviteCodesCall, GetAccountInviteCodesError,
    GetAccountInviteCodesOutput,
};
pub use get_service_auth::{
    GetServiceAuth, GetServiceAuthCall, GetServiceAuthError, GetServiceAuthOutput,
};
pub use get_session::{GetSession, GetSessionCall, GetSessionOutput};
pub use list_app_passwords::{
    ListAppPasswords, ListAppPasswordsCall, ListAppPasswordsError, ListAppPasswordsOutput,
};
pub use refresh_session::{
    RefreshSession, RefreshSessionCall, RefreshSessionError, RefreshSessionOutput,
};
pub use request_account_delete::{RequestAccountDelete, RequestAccountDeleteCall};
pub use request_email_confirmation::{RequestEmailConfirmation, RequestEmailConfirmationCall};
pub use request_email_update::{
    RequestEmailUpdate, RequestEmailUpdateCall, RequestEmailUpdateOutput,
};
pub use request_password_reset::{RequestPasswordReset, RequestPasswordResetCall};
pub use reserve_signing_key::{ReserveSigningKey, ReserveSigningKeyCall, ReserveSigningKeyOutput};
pub use reset_password::{ResetPassword, ResetPasswordCall, ResetPasswordError};
pub use revoke_app_password::{RevokeAppPassword, RevokeAppPasswordCall};
pub use update_email::{UpdateEmail, UpdateEmailCall, UpdateEmailError};

use atproto_core::syntax::{Did, Handle, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `com.atproto.server`.
#[derive(Clone, Debug)]
pub struct Server {
    client: Client,
}

impl Server {
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

    /// Calls `com.atproto.server.activateAccount`: see [`ActivateAccount`].
    #[inline]
    pub fn activate_account(&self) -> ActivateAccountCall {
        ActivateAccountCall::new(&self.client, ActivateAccount::new())
    }

    /// Asks `com.atproto.server.checkAccountStatus`: see [`CheckAccountStatus`].
    #[inline]
    pub fn check_account_status(&self) -> CheckAccountStatusCall {
        CheckAccountStatusCall::new(&self.client, CheckAccountStatus::new())
    }

    /// Calls `com.atproto.server.confirmEmail`: see [`ConfirmEmail`].
    #[inline]
    pub fn confirm_email(
        &self,
        email: impl Into<String>,
        token: impl Into<String>,
    ) -> ConfirmEmailCall {
        ConfirmEmailCall::new(&self.client, ConfirmEmail::new(email, token))
    }

    /// Calls `com.atproto.server.createAccount`: see [`CreateAccount`].
    #[inline]
    pub fn create_account(&self, handle: impl IntoWire<Handle>) -> CreateAccountCall {
        CreateAccountCall::new(&self.client, CreateAccount::new(handle))
    }

    /// Calls `com.atproto.server.createAppPassword`: see [`CreateAppPassword`].
    #[inline]
    pub fn create_app_password(&self, name: impl Into<String>) -> CreateAppPasswordCall {
        CreateAppPasswordCall::new(&self.client, CreateAppPassword::new(name))
    }

    /// Calls `com.atproto.server.createInviteCode`: see [`CreateInviteCode`].
    #[inline]
    pub fn create_invite_code(&self, use_count: i64) -> CreateInviteCodeCall {
        CreateInviteCodeCall::new(&self.client, CreateInviteCode::new(use_count))
    }

    /// Calls `com.atproto.server.createInviteCodes`: see [`CreateInviteCodes`].
    #[inline]
    pub fn create_invite_codes(&self, code_count: i64, use_count: i64) -> CreateInviteCodesCall {
        CreateInviteCodesCall::new(&self.client, CreateInviteCodes::new(code_count, use_count))
    }

    /// Calls `com.atproto.server.createSession`: see [`CreateSession`].
    #[inline]
    pub fn create_session(
        &self,
        identifier: impl Into<String>,
        password: impl Into<String>,
    ) -> CreateSessionCall {
        CreateSessionCall::new(&self.client, CreateSession::new(identifier, password))
    }

    /// Calls `com.atproto.server.deactivateAccount`: see [`DeactivateAccount`].
    #[inline]
    pub fn deactivate_account(&self) -> DeactivateAccountCall {
        DeactivateAccountCall::new(&self.client, DeactivateAccount::new())
    }

    /// Calls `com.atproto.server.deleteAccount`: see [`DeleteAccount`].
    #[inline]
    pub fn delete_account(
        &self,
        did: impl IntoWire<Did>,
        password: impl Into<String>,
        token: impl Into<String>,
    ) -> DeleteAccountCall {
        DeleteAccountCall::new(&self.client, DeleteAccount::new(did, password, token))
    }

    /// Calls `com.atproto.server.deleteSession`: see [`DeleteSession`].
    #[inline]
    pub fn delete_session(&self) -> DeleteSessionCall {
        DeleteSessionCall::new(&self.client, DeleteSession::new())
    }

    /// Asks `com.atproto.server.describeServer`: see [`DescribeServer`].
    #[inline]
    pub fn describe_server(&self) -> DescribeServerCall {
        DescribeServerCall::new(&self.client, DescribeServer::new())
    }

    /// Asks `com.atproto.server.getAccountInviteCodes`: see [`GetAccountInviteCodes`].
    #[inline]
    pub fn get_account_invite_codes(&self) -> GetAccountInviteCodesCall {
        GetAccountInviteCodesCall::new(&self.client, GetAccountInviteCodes::new())
    }

    /// Asks `com.atproto.server.getServiceAuth`: see [`GetServiceAuth`].
    #[inline]
    pub fn get_service_auth(&self, aud: impl Into<String>) -> GetServiceAuthCall {
        GetServiceAuthCall::new(&self.client, GetServiceAuth::new(aud))
    }

    /// Asks `com.atproto.server.getSession`: see [`GetSession`].
    #[inline]
    pub fn get_session(&self) -> GetSessionCall {
        GetSessionCall::new(&self.client, GetSession::new())
    }

    /// Asks `com.atproto.server.listAppPasswords`: see [`ListAppPasswords`].
    #[inline]
    pub fn list_app_passwords(&self) -> ListAppPasswordsCall {
        ListAppPasswordsCall::new(&self.client, ListAppPasswords::new())
    }

    /// Calls `com.atproto.server.refreshSession`: see [`RefreshSession`].
    #[inline]
    pub fn refresh_session(&self) -> RefreshSessionCall {
        RefreshSessionCall::new(&self.client, RefreshSession::new())
    }

    /// Calls `com.atproto.server.requestAccountDelete`: see [`RequestAccountDelete`].
    #[inline]
    pub fn request_account_delete(&self) -> RequestAccountDeleteCall {
        RequestAccountDeleteCall::new(&self.client, RequestAccountDelete::new())
    }

    /// Calls `com.atproto.server.requestEmailConfirmation`: see [`RequestEmailConfirmation`].
    #[inline]
    pub fn request_email_confirmation(&self) -> RequestEmailConfirmationCall {
        RequestEmailConfirmationCall::new(&self.client, RequestEmailConfirmation::new())
    }

    /// Calls `com.atproto.server.requestEmailUpdate`: see [`RequestEmailUpdate`].
    #[inline]
    pub fn request_email_update(&self) -> RequestEmailUpdateCall {
        RequestEmailUpdateCall::new(&self.client, RequestEmailUpdate::new())
    }

    /// Calls `com.atproto.server.requestPasswordReset`: see [`RequestPasswordReset`].
    #[inline]
    pub fn request_password_reset(&self, email: impl Into<String>) -> RequestPasswordResetCall {
        RequestPasswordResetCall::new(&self.client, RequestPasswordReset::new(email))
    }

    /// Calls `com.atproto.server.reserveSigningKey`: see [`ReserveSigningKey`].
    #[inline]
    pub fn reserve_signing_key(&self) -> ReserveSigningKeyCall {
        ReserveSigningKeyCall::new(&self.client, ReserveSigningKey::new())
    }

    /// Calls `com.atproto.server.resetPassword`: see [`ResetPassword`].
    #[inline]
    pub fn reset_password(
        &self,
        token: impl Into<String>,
        password: impl Into<String>,
    ) -> ResetPasswordCall {
        ResetPasswordCall::new(&self.client, ResetPassword::new(token, password))
    }

    /// Calls `com.atproto.server.revokeAppPassword`: see [`RevokeAppPassword`].
    #[inline]
    pub fn revoke_app_password(&self, name: impl Into<String>) -> RevokeAppPasswordCall {
        RevokeAppPasswordCall::new(&self.client, RevokeAppPassword::new(name))
    }

    /// Calls `com.atproto.server.updateEmail`: see [`UpdateEmail`].
    #[inline]
    pub fn update_email(&self, email: impl Into<String>) -> UpdateEmailCall {
        UpdateEmailCall::new(&self.client, UpdateEmail::new(email))
    }
}
