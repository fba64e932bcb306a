// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed`.

pub mod defs;
pub mod external;
pub mod gallery;
pub mod get_embed_external_view;
pub mod images;
pub mod record;
pub mod record_with_media;
pub mod video;

pub use external::External;
pub use gallery::Gallery;
pub use get_embed_external_view::{
    GetEmbedExternalView, GetEmbedExternalViewCall, GetEmbedExternalViewOutput,
};
pub use images::Images;
pub use record::Record;
pub use record_with_media::RecordWithMedia;
pub use video::Video;

use atproto_core::syntax::{AtUri, IntoWire, Uri};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.embed`.
#[derive(Clone, Debug)]
pub struct Embed {
    client: Client,
}

impl Embed {
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

    /// Asks `app.bsky.embed.getEmbedExternalView`: see [`GetEmbedExternalView`].
    #[inline]
    pub fn get_embed_external_view(
        &self,
        url: impl IntoWire<Uri>,
        uris: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> GetEmbedExternalViewCall {
        GetEmbedExternalViewCall::new(&self.client, GetEmbedExternalView::new(url, uris))
    }
}
