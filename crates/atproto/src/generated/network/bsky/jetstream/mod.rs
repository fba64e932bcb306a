// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `network.bsky.jetstream`.

pub mod get_block;
pub mod get_segment;
pub mod get_zstd_dictionary;
pub mod list_segments;
pub mod plan_snapshot;
pub mod subscribe_events;

pub use get_block::{GetBlock, GetBlockCall, GetBlockError};
pub use get_segment::{GetSegment, GetSegmentCall, GetSegmentError};
pub use get_zstd_dictionary::{GetZstdDictionary, GetZstdDictionaryCall, GetZstdDictionaryError};
pub use list_segments::{ListSegments, ListSegmentsCall, ListSegmentsOutput};
pub use plan_snapshot::{PlanSnapshot, PlanSnapshotCall, PlanSnapshotOutput};
pub use subscribe_events::{
    SubscribeEvents, SubscribeEventsCall, SubscribeEventsError, SubscribeEventsMessage,
};

use atproto_core::xrpc::Client;

/// The methods and records of `network.bsky.jetstream`.
#[derive(Clone, Debug)]
pub struct Jetstream {
    client: Client,
}

impl Jetstream {
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

    /// Asks `network.bsky.jetstream.getBlock`: see [`GetBlock`].
    #[inline]
    pub fn get_block(&self, segment: impl Into<String>, block_index: i64) -> GetBlockCall {
        GetBlockCall::new(&self.client, GetBlock::new(segment, block_index))
    }

    /// Asks `network.bsky.jetstream.getSegment`: see [`GetSegment`].
    #[inline]
    pub fn get_segment(&self, name: impl Into<String>) -> GetSegmentCall {
        GetSegmentCall::new(&self.client, GetSegment::new(name))
    }

    /// Asks `network.bsky.jetstream.getZstdDictionary`: see [`GetZstdDictionary`].
    #[inline]
    pub fn get_zstd_dictionary(&self) -> GetZstdDictionaryCall {
        GetZstdDictionaryCall::new(&self.client, GetZstdDictionary::new())
    }

    /// Asks `network.bsky.jetstream.listSegments`: see [`ListSegments`].
    #[inline]
    pub fn list_segments(&self) -> ListSegmentsCall {
        ListSegmentsCall::new(&self.client, ListSegments::new())
    }

    /// Calls `network.bsky.jetstream.planSnapshot`: see [`PlanSnapshot`].
    #[inline]
    pub fn plan_snapshot(&self) -> PlanSnapshotCall {
        PlanSnapshotCall::new(&self.client, PlanSnapshot::new())
    }

    /// Subscribes to `network.bsky.jetstream.subscribeEvents`: see [`SubscribeEvents`].
    #[inline]
    pub fn subscribe_events(&self) -> SubscribeEventsCall {
        SubscribeEventsCall::new(&self.client, SubscribeEvents::new())
    }
}
