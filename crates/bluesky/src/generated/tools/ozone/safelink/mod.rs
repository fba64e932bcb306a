// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.safelink`.

pub mod add_rule;
pub mod defs;
pub mod query_events;
pub mod query_rules;
pub mod remove_rule;
pub mod update_rule;

pub use add_rule::{AddRule, AddRuleCall, AddRuleError};
pub use query_events::{QueryEvents, QueryEventsCall, QueryEventsOutput};
pub use query_rules::{QueryRules, QueryRulesCall, QueryRulesOutput};
pub use remove_rule::{RemoveRule, RemoveRuleCall, RemoveRuleError};
pub use update_rule::{UpdateRule, UpdateRuleCall, UpdateRuleError};

use crate::tools::ozone::safelink::defs::{ActionType, PatternType, ReasonType};
use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.safelink`.
#[derive(Clone, Debug)]
pub struct Safelink {
    client: Client,
}

impl Safelink {
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

    /// Calls `tools.ozone.safelink.addRule`: see [`AddRule`].
    #[inline]
    pub fn add_rule(
        &self,
        url: impl Into<String>,
        pattern: impl Into<PatternType>,
        action: impl Into<ActionType>,
        reason: impl Into<ReasonType>,
    ) -> AddRuleCall {
        AddRuleCall::new(&self.client, AddRule::new(url, pattern, action, reason))
    }

    /// Calls `tools.ozone.safelink.queryEvents`: see [`QueryEvents`].
    #[inline]
    pub fn query_events(&self) -> QueryEventsCall {
        QueryEventsCall::new(&self.client, QueryEvents::new())
    }

    /// Calls `tools.ozone.safelink.queryRules`: see [`QueryRules`].
    #[inline]
    pub fn query_rules(&self) -> QueryRulesCall {
        QueryRulesCall::new(&self.client, QueryRules::new())
    }

    /// Calls `tools.ozone.safelink.removeRule`: see [`RemoveRule`].
    #[inline]
    pub fn remove_rule(
        &self,
        url: impl Into<String>,
        pattern: impl Into<PatternType>,
    ) -> RemoveRuleCall {
        RemoveRuleCall::new(&self.client, RemoveRule::new(url, pattern))
    }

    /// Calls `tools.ozone.safelink.updateRule`: see [`UpdateRule`].
    #[inline]
    pub fn update_rule(
        &self,
        url: impl Into<String>,
        pattern: impl Into<PatternType>,
        action: impl Into<ActionType>,
        reason: impl Into<ReasonType>,
    ) -> UpdateRuleCall {
        UpdateRuleCall::new(&self.client, UpdateRule::new(url, pattern, action, reason))
    }
}
