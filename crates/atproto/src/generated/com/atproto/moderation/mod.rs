// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.moderation`.

pub mod create_report;
pub mod defs;

pub use create_report::{CreateReport, CreateReportCall, CreateReportOutput};

use crate::com::atproto::moderation::defs::ReasonType;
use atproto_core::xrpc::Client;

/// The methods and records of `com.atproto.moderation`.
#[derive(Clone, Debug)]
pub struct Moderation {
    client: Client,
}

impl Moderation {
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

    /// Calls `com.atproto.moderation.createReport`: see [`CreateReport`].
    #[inline]
    pub fn create_report(
        &self,
        reason_type: impl Into<ReasonType>,
        subject: impl Into<create_report::CreateReportSubject>,
    ) -> CreateReportCall {
        CreateReportCall::new(&self.client, CreateReport::new(reason_type, subject))
    }
}
