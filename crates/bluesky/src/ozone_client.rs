//! The client of `tools.ozone`.

use std::fmt;

use ::atproto::AtProto;
use atproto_core::xrpc::{Call, Client, Endpoint};

use crate::tools::ozone::{
    communication::Communication, hosting::Hosting, moderation::Moderation, queue::Queue,
    report::Report, safelink::Safelink, server::Server, set::Set, setting::Setting,
    signature::Signature, team::Team, verification::Verification,
};

/// A client for the moderators of one labeler, on the session of another client. The account's server passes its calls on
/// to the labeler.
#[derive(Clone)]
pub struct OzoneTool {
    atproto: AtProto,
    client: Client,
}

impl OzoneTool {
    /// A client that shares the session, the connections and the settings of `atproto`, whose own calls are not passed on.
    ///
    /// `labeler` is the DID of the labeler, or a DID with a service id; `#atproto_labeler` is meant without one.
    pub fn from_atproto(atproto: AtProto, labeler: &str) -> Self {
        let client = if labeler.contains('#') {
            atproto.client().with_proxy(Some(labeler))
        } else {
            let proxy = format!("{labeler}#atproto_labeler");
            atproto.client().with_proxy(Some(&proxy))
        };
        Self { atproto, client }
    }

    /// The client of `com.atproto`, on the same session.
    pub fn atproto(&self) -> &AtProto {
        &self.atproto
    }

    /// The handle beneath.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// A call of an endpoint of the labeler.
    pub fn call<E: Endpoint>(&self, endpoint: E) -> Call<E> {
        self.client.call(endpoint)
    }

    /// `tools.ozone.communication`: templates of messages to accounts.
    pub fn communication(&self) -> Communication {
        Communication::new(self.client.clone())
    }

    /// `tools.ozone.hosting`: the history of an account at its server.
    pub fn hosting(&self) -> Hosting {
        Hosting::new(self.client.clone())
    }

    /// `tools.ozone.moderation`: reports, subjects, and what is done about them.
    pub fn moderation(&self) -> Moderation {
        Moderation::new(self.client.clone())
    }

    /// `tools.ozone.queue`: queues of reports.
    pub fn queue(&self) -> Queue {
        Queue::new(self.client.clone())
    }

    /// `tools.ozone.report`: reports, one by one.
    pub fn report(&self) -> Report {
        Report::new(self.client.clone())
    }

    /// `tools.ozone.safelink`: rules about links.
    pub fn safelink(&self) -> Safelink {
        Safelink::new(self.client.clone())
    }

    /// `tools.ozone.server`: how the labeler is set up.
    pub fn server(&self) -> Server {
        Server::new(self.client.clone())
    }

    /// `tools.ozone.set`: named sets of values.
    pub fn set(&self) -> Set {
        Set::new(self.client.clone())
    }

    /// `tools.ozone.setting`: settings of the tool.
    pub fn setting(&self) -> Setting {
        Setting::new(self.client.clone())
    }

    /// `tools.ozone.signature`: accounts that belong together.
    pub fn signature(&self) -> Signature {
        Signature::new(self.client.clone())
    }

    /// `tools.ozone.team`: the moderators.
    pub fn team(&self) -> Team {
        Team::new(self.client.clone())
    }

    /// `tools.ozone.verification`: verified accounts.
    pub fn verification(&self) -> Verification {
        Verification::new(self.client.clone())
    }
}

impl fmt::Debug for OzoneTool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("OzoneTool").field(&self.atproto).finish()
    }
}
