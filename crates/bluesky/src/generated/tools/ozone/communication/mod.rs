// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.communication`.

pub mod create_template;
pub mod defs;
pub mod delete_template;
pub mod list_templates;
pub mod update_template;

pub use create_template::{CreateTemplate, CreateTemplateCall, CreateTemplateError};
pub use delete_template::{DeleteTemplate, DeleteTemplateCall};
pub use list_templates::{ListTemplates, ListTemplatesCall, ListTemplatesOutput};
pub use update_template::{UpdateTemplate, UpdateTemplateCall, UpdateTemplateError};

use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.communication`.
#[derive(Clone, Debug)]
pub struct Communication {
    client: Client,
}

impl Communication {
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

    /// Calls `tools.ozone.communication.createTemplate`: see [`CreateTemplate`].
    #[inline]
    pub fn create_template(
        &self,
        name: impl Into<String>,
        content_markdown: impl Into<String>,
        subject: impl Into<String>,
    ) -> CreateTemplateCall {
        CreateTemplateCall::new(
            &self.client,
            CreateTemplate::new(name, content_markdown, subject),
        )
    }

    /// Calls `tools.ozone.communication.deleteTemplate`: see [`DeleteTemplate`].
    #[inline]
    pub fn delete_template(&self, id: impl Into<String>) -> DeleteTemplateCall {
        DeleteTemplateCall::new(&self.client, DeleteTemplate::new(id))
    }

    /// Asks `tools.ozone.communication.listTemplates`: see [`ListTemplates`].
    #[inline]
    pub fn list_templates(&self) -> ListTemplatesCall {
        ListTemplatesCall::new(&self.client, ListTemplates::new())
    }

    /// Calls `tools.ozone.communication.updateTemplate`: see [`UpdateTemplate`].
    #[inline]
    pub fn update_template(&self, id: impl Into<String>) -> UpdateTemplateCall {
        UpdateTemplateCall::new(&self.client, UpdateTemplate::new(id))
    }
}
