// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification`.

pub mod declaration;
pub mod defs;
pub mod get_preferences;
pub mod get_unread_count;
pub mod list_activity_subscriptions;
pub mod list_notifications;
pub mod put_activity_subscription;
pub mod put_preferences;
pub mod put_preferences_v2;
pub mod register_push;
pub mod unregister_push;
pub mod update_seen;

pub use declaration::Declaration;
pub use get_preferences::{GetPreferences, GetPreferencesCall, GetPreferencesOutput};
pub use get_unread_count::{GetUnreadCount, GetUnreadCountCall, GetUnreadCountOutput};
pub use list_activity_subscriptions::{
    ListActivitySubscriptions, ListActivitySubscriptionsCall, ListActivitySubscriptionsOutput,
};
pub use list_notifications::{ListNotifications, ListNotificationsCall, ListNotificationsOutput};
pub use put_activity_subscription::{
    PutActivitySubscription, PutActivitySubscriptionCall, PutActivitySubscriptionOutput,
};
pub use put_preferences::{PutPreferences, PutPreferencesCall};
pub use put_preferences_v2::{PutPreferencesV2, PutPreferencesV2Call, PutPreferencesV2Output};
pub use register_push::{RegisterPush, RegisterPushCall};
pub use unregister_push::{UnregisterPush, UnregisterPushCall};
pub use update_seen::{UpdateSeen, UpdateSeenCall};

use crate::app::bsky::notification::defs::ActivitySubscription;
use atproto::records::Records;
use atproto_core::syntax::{Datetime, Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.notification`.
#[derive(Clone, Debug)]
pub struct Notification {
    client: Client,
}

impl Notification {
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

    /// The records of `app.bsky.notification.declaration`.
    #[inline]
    pub fn declaration(&self) -> Records<Declaration> {
        Records::new(&self.client)
    }

    /// Asks `app.bsky.notification.getPreferences`: see [`GetPreferences`].
    #[inline]
    pub fn get_preferences(&self) -> GetPreferencesCall {
        GetPreferencesCall::new(&self.client, GetPreferences::new())
    }

    /// Asks `app.bsky.notification.getUnreadCount`: see [`GetUnreadCount`].
    #[inline]
    pub fn get_unread_count(&self) -> GetUnreadCountCall {
        GetUnreadCountCall::new(&self.client, GetUnreadCount::new())
    }

    /// Asks `app.bsky.notification.listActivitySubscriptions`: see [`ListActivitySubscriptions`].
    #[inline]
    pub fn list_activity_subscriptions(&self) -> ListActivitySubscriptionsCall {
        ListActivitySubscriptionsCall::new(&self.client, ListActivitySubscriptions::new())
    }

    /// Asks `app.bsky.notification.listNotifications`: see [`ListNotifications`].
    #[inline]
    pub fn list_notifications(&self) -> ListNotificationsCall {
        ListNotificationsCall::new(&self.client, ListNotifications::new())
    }

    /// Calls `app.bsky.notification.putActivitySubscription`: see [`PutActivitySubscription`].
    #[inline]
    pub fn put_activity_subscription(
        &self,
        subject: impl IntoWire<Did>,
        activity_subscription: ActivitySubscription,
    ) -> PutActivitySubscriptionCall {
        PutActivitySubscriptionCall::new(
            &self.client,
            PutActivitySubscription::new(subject, activity_subscription),
        )
    }

    /// Calls `app.bsky.notification.putPreferences`: see [`PutPreferences`].
    #[inline]
    pub fn put_preferences(&self, priority: bool) -> PutPreferencesCall {
        PutPreferencesCall::new(&self.client, PutPreferences::new(priority))
    }

    /// Calls `app.bsky.notification.putPreferencesV2`: see [`PutPreferencesV2`].
    #[inline]
    pub fn put_preferences_v2(&self) -> PutPreferencesV2Call {
        PutPreferencesV2Call::new(&self.client, PutPreferencesV2::new())
    }

    /// Calls `app.bsky.notification.registerPush`: see [`RegisterPush`].
    #[inline]
    pub fn register_push(
        &self,
        service_did: impl IntoWire<Did>,
        token: impl Into<String>,
        platform: impl Into<register_push::RegisterPushPlatform>,
        app_id: impl Into<String>,
    ) -> RegisterPushCall {
        RegisterPushCall::new(
            &self.client,
            RegisterPush::new(service_did, token, platform, app_id),
        )
    }

    /// Calls `app.bsky.notification.unregisterPush`: see [`UnregisterPush`].
    #[inline]
    pub fn unregister_push(
        &self,
        service_did: impl IntoWire<Did>,
        token: impl Into<String>,
        platform: impl Into<unregister_push::UnregisterPushPlatform>,
        app_id: impl Into<String>,
    ) -> UnregisterPushCall {
        UnregisterPushCall::new(
            &self.client,
            UnregisterPush::new(service_did, token, platform, app_id),
        )
    }

    /// Calls `app.bsky.notification.updateSeen`: see [`UpdateSeen`].
    #[inline]
    pub fn update_seen(&self, seen_at: impl IntoWire<Datetime>) -> UpdateSeenCall {
        UpdateSeenCall::new(&self.client, UpdateSeen::new(seen_at))
    }
}
