// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin`.

pub mod defs;
pub mod delete_account;
pub mod disable_account_invites;
pub mod disable_invite_codes;
pub mod enable_account_invites;
pub mod get_account_info;
pub mod get_account_infos;
pub mod get_invite_codes;
pub mod get_subject_status;
pub mod search_accounts;
pub mod send_email;
pub mod update_account_email;
pub mod update_account_handle;
pub mod update_account_password;
pub mod update_account_signing_key;
pub mod update_subject_status;

pub use delete_account::{DeleteAccount, DeleteAccountCall};
pub use disable_account_invites::{DisableAccountInvites, DisableAccountInvitesCall};
pub use disable_invite_codes::{DisableInviteCodes, DisableInviteCodesCall};
pub use enable_account_invites::{EnableAccountInvites, EnableAccountInvitesCall};
pub use get_account_info::{GetAccountInfo, GetAccountInfoCall};
pub use get_account_infos::{GetAccountInfos, GetAccountInfosCall, GetAccountInfosOutput};
pub use get_invite_codes::{GetInviteCodes, GetInviteCodesCall, GetInviteCodesOutput};
pub use get_subject_status::{GetSubjectStatus, GetSubjectStatusCall, GetSubjectStatusOutput};
pub use search_accounts::{SearchAccounts, SearchAccountsCall, SearchAccountsOutput};
pub use send_email::{SendEmail, SendEmailCall, SendEmailOutput};
pub use update_account_email::{UpdateAccountEmail, UpdateAccountEmailCall};
pub use update_account_handle::{UpdateAccountHandle, UpdateAccountHandleCall};
pub use update_account_password::{UpdateAccountPassword, UpdateAccountPasswordCall};
pub use update_account_signing_key::{UpdateAccountSigningKey, UpdateAccountSigningKeyCall};
pub use update_subject_status::{
    UpdateSubjectStatus, UpdateSubjectStatusCall, UpdateSubjectStatusOutput,
};

use atproto_core::syntax::{AtIdentifier, Did, Handle, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `com.atproto.admin`.
#[derive(Clone, Debug)]
pub struct Admin {
    client: Client,
}

impl Admin {
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

    /// Calls `com.atproto.admin.deleteAccount`: see [`DeleteAccount`].
    #[inline]
    pub fn delete_account(&self, did: impl IntoWire<Did>) -> DeleteAccountCall {
        DeleteAccountCall::new(&self.client, DeleteAccount::new(did))
    }

    /// Calls `com.atproto.admin.disableAccountInvites`: see [`DisableAccountInvites`].
    #[inline]
    pub fn disable_account_invites(
        &self,
        account: impl IntoWire<Did>,
    ) -> DisableAccountInvitesCall {
        DisableAccountInvitesCall::new(&self.client, DisableAccountInvites::new(account))
    }

    /// Calls `com.atproto.admin.disableInviteCodes`: see [`DisableInviteCodes`].
    #[inline]
    pub fn disable_invite_codes(&self) -> DisableInviteCodesCall {
        DisableInviteCodesCall::new(&self.client, DisableInviteCodes::new())
    }

    /// Calls `com.atproto.admin.enableAccountInvites`: see [`EnableAccountInvites`].
    #[inline]
    pub fn enable_account_invites(&self, account: impl IntoWire<Did>) -> EnableAccountInvitesCall {
        EnableAccountInvitesCall::new(&self.client, EnableAccountInvites::new(account))
    }

    /// Asks `com.atproto.admin.getAccountInfo`: see [`GetAccountInfo`].
    #[inline]
    pub fn get_account_info(&self, did: impl IntoWire<Did>) -> GetAccountInfoCall {
        GetAccountInfoCall::new(&self.client, GetAccountInfo::new(did))
    }

    /// Asks `com.atproto.admin.getAccountInfos`: see [`GetAccountInfos`].
    #[inline]
    pub fn get_account_infos(
        &self,
        dids: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> GetAccountInfosCall {
        GetAccountInfosCall::new(&self.client, GetAccountInfos::new(dids))
    }

    /// Asks `com.atproto.admin.getInviteCodes`: see [`GetInviteCodes`].
    #[inline]
    pub fn get_invite_codes(&self) -> GetInviteCodesCall {
        GetInviteCodesCall::new(&self.client, GetInviteCodes::new())
    }

    /// Asks `com.atproto.admin.getSubjectStatus`: see [`GetSubjectStatus`].
    #[inline]
    pub fn get_subject_status(&self) -> GetSubjectStatusCall {
        GetSubjectStatusCall::new(&self.client, GetSubjectStatus::new())
    }

    /// Asks `com.atproto.admin.searchAccounts`: see [`SearchAccounts`].
    #[inline]
    pub fn search_accounts(&self) -> SearchAccountsCall {
        SearchAccountsCall::new(&self.client, SearchAccounts::new())
    }

    /// Calls `com.atproto.admin.sendEmail`: see [`SendEmail`].
    #[inline]
    pub fn send_email(
        &self,
        recipient_did: impl IntoWire<Did>,
        content: impl Into<String>,
        sender_did: impl IntoWire<Did>,
    ) -> SendEmailCall {
        SendEmailCall::new(
            &self.client,
            SendEmail::new(recipient_did, content, sender_did),
        )
    }

    /// Calls `com.atproto.admin.updateAccountEmail`: see [`UpdateAccountEmail`].
    #[inline]
    pub fn update_account_email(
        &self,
        account: impl IntoWire<AtIdentifier>,
        email: impl Into<String>,
    ) -> UpdateAccountEmailCall {
        UpdateAccountEmailCall::new(&self.client, UpdateAccountEmail::new(account, email))
    }

    /// Calls `com.atproto.admin.updateAccountHandle`: see [`UpdateAccountHandle`].
    #[inline]
    pub fn update_account_handle(
        &self,
        did: impl IntoWire<Did>,
        handle: impl IntoWire<Handle>,
    ) -> UpdateAccountHandleCall {
        UpdateAccountHandleCall::new(&self.client, UpdateAccountHandle::new(did, handle))
    }

    /// Calls `com.atproto.admin.updateAccountPassword`: see [`UpdateAccountPassword`].
    #[inline]
    pub fn update_account_password(
        &self,
        did: impl IntoWire<Did>,
        password: impl Into<String>,
    ) -> UpdateAccountPasswordCall {
        UpdateAccountPasswordCall::new(&self.client, UpdateAccountPassword::new(did, password))
    }

    /// Calls `com.atproto.admin.updateAccountSigningKey`: see [`UpdateAccountSigningKey`].
    #[inline]
    pub fn update_account_signing_key(
        &self,
        did: impl IntoWire<Did>,
        signing_key: impl IntoWire<Did>,
    ) -> UpdateAccountSigningKeyCall {
        UpdateAccountSigningKeyCall::new(
            &self.client,
            UpdateAccountSigningKey::new(did, signing_key),
        )
    }

    /// Calls `com.atproto.admin.updateSubjectStatus`: see [`UpdateSubjectStatus`].
    #[inline]
    pub fn update_subject_status(
        &self,
        subject: impl Into<update_subject_status::UpdateSubjectStatusSubject>,
    ) -> UpdateSubjectStatusCall {
        UpdateSubjectStatusCall::new(&self.client, UpdateSubjectStatus::new(subject))
    }
}
