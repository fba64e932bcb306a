// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed`.

pub mod defs;
pub mod describe_feed_generator;
pub mod generator;
pub mod get_actor_feeds;
pub mod get_actor_likes;
pub mod get_author_feed;
pub mod get_feed;
pub mod get_feed_generator;
pub mod get_feed_generators;
pub mod get_feed_skeleton;
pub mod get_likes;
pub mod get_list_feed;
pub mod get_post_thread;
pub mod get_posts;
pub mod get_quotes;
pub mod get_reposted_by;
pub mod get_suggested_feeds;
pub mod get_timeline;
pub mod like;
pub mod post;
pub mod postgate;
pub mod repost;
pub mod search_posts;
pub mod search_posts_v2;
pub mod send_interactions;
pub mod threadgate;

pub use describe_feed_generator::{
    DescribeFeedGenerator, DescribeFeedGeneratorCall, DescribeFeedGeneratorOutput,
};
pub use generator::Generator;
pub use get_actor_feeds::{GetActorFeeds, GetActorFeedsCall, GetActorFeedsOutput};
pub use get_actor_likes::{
    GetActorLikes, GetActorLikesCall, GetActorLikesError, GetActorLikesOutput,
};
pub use get_author_feed::{
    GetAuthorFeed, GetAuthorFeedCall, GetAuthorFeedError, GetAuthorFeedOutput,
};
pub use get_feed::{GetFeed, GetFeedCall, GetFeedError, GetFeedOutput};
pub use get_feed_generator::{GetFeedGenerator, GetFeedGeneratorCall, GetFeedGeneratorOutput};
pub use get_feed_generators::{GetFeedGenerators, GetFeedGeneratorsCall, GetFeedGeneratorsOutput};
pub use get_feed_skeleton::{
    GetFeedSkeleton, GetFeedSkeletonCall, GetFeedSkeletonError, GetFeedSkeletonOutput,
};
pub use get_likes::{GetLikes, GetLikesCall, GetLikesOutput};
pub use get_list_feed::{GetListFeed, GetListFeedCall, GetListFeedError, GetListFeedOutput};
pub use get_post_thread::{
    GetPostThread, GetPostThreadCall, GetPostThreadError, GetPostThreadOutput,
};
pub use get_posts::{GetPosts, GetPostsCall, GetPostsOutput};
pub use get_quotes::{GetQuotes, GetQuotesCall, GetQuotesOutput};
pub use get_reposted_by::{GetRepostedBy, GetRepostedByCall, GetRepostedByOutput};
pub use get_suggested_feeds::{GetSuggestedFeeds, GetSuggestedFeedsCall, GetSuggestedFeedsOutput};
pub use get_timeline::{GetTimeline, GetTimelineCall, GetTimelineOutput};
pub use like::Like;
pub use post::Post;
pub use postgate::Postgate;
pub use repost::Repost;
pub use search_posts::{SearchPosts, SearchPostsCall, SearchPostsError, SearchPostsOutput};
pub use search_posts_v2::{
    SearchPostsV2, SearchPostsV2Call, SearchPostsV2Error, SearchPostsV2Output,
};
pub use send_interactions::{SendInteractions, SendInteractionsCall, SendInteractionsOutput};
pub use threadgate::Threadgate;

use crate::app::bsky::feed::defs::Interaction;
use atproto::records::Records;
use atproto_core::syntax::{AtIdentifier, AtUri, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.feed`.
#[derive(Clone, Debug)]
pub struct Feed {
    client: Client,
}

impl Feed {
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

    /// The records of `app.bsky.feed.generator`.
    #[inline]
    pub fn generator(&self) -> Records<Generator> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.feed.like`.
    #[inline]
    pub fn like(&self) -> Records<Like> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.feed.post`.
    #[inline]
    pub fn post(&self) -> Records<Post> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.feed.postgate`.
    #[inline]
    pub fn postgate(&self) -> Records<Postgate> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.feed.repost`.
    #[inline]
    pub fn repost(&self) -> Records<Repost> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.feed.threadgate`.
    #[inline]
    pub fn threadgate(&self) -> Records<Threadgate> {
        Records::new(&self.client)
    }

    /// Asks `app.bsky.feed.describeFeedGenerator`: see [`DescribeFeedGenerator`].
    #[inline]
    pub fn describe_feed_generator(&self) -> DescribeFeedGeneratorCall {
        DescribeFeedGeneratorCall::new(&self.client, DescribeFeedGenerator::new())
    }

    /// Asks `app.bsky.feed.getActorFeeds`: see [`GetActorFeeds`].
    #[inline]
    pub fn get_actor_feeds(&self, actor: impl IntoWire<AtIdentifier>) -> GetActorFeedsCall {
        GetActorFeedsCall::new(&self.client, GetActorFeeds::new(actor))
    }

    /// Asks `app.bsky.feed.getActorLikes`: see [`GetActorLikes`].
    #[inline]
    pub fn get_actor_likes(&self, actor: impl IntoWire<AtIdentifier>) -> GetActorLikesCall {
        GetActorLikesCall::new(&self.client, GetActorLikes::new(actor))
    }

    /// Asks `app.bsky.feed.getAuthorFeed`: see [`GetAuthorFeed`].
    #[inline]
    pub fn get_author_feed(&self, actor: impl IntoWire<AtIdentifier>) -> GetAuthorFeedCall {
        GetAuthorFeedCall::new(&self.client, GetAuthorFeed::new(actor))
    }

    /// Asks `app.bsky.feed.getFeed`: see [`GetFeed`].
    #[inline]
    pub fn get_feed(&self, feed: impl IntoWire<AtUri>) -> GetFeedCall {
        GetFeedCall::new(&self.client, GetFeed::new(feed))
    }

    /// Asks `app.bsky.feed.getFeedGenerator`: see [`GetFeedGenerator`].
    #[inline]
    pub fn get_feed_generator(&self, feed: impl IntoWire<AtUri>) -> GetFeedGeneratorCall {
        GetFeedGeneratorCall::new(&self.client, GetFeedGenerator::new(feed))
    }

    /// Asks `app.bsky.feed.getFeedGenerators`: see [`GetFeedGenerators`].
    #[inline]
    pub fn get_feed_generators(
        &self,
        feeds: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> GetFeedGeneratorsCall {
        GetFeedGeneratorsCall::new(&self.client, GetFeedGenerators::new(feeds))
    }

    /// Asks `app.bsky.feed.getFeedSkeleton`: see [`GetFeedSkeleton`].
    #[inline]
    pub fn get_feed_skeleton(&self, feed: impl IntoWire<AtUri>) -> GetFeedSkeletonCall {
        GetFeedSkeletonCall::new(&self.client, GetFeedSkeleton::new(feed))
    }

    /// Asks `app.bsky.feed.getLikes`: see [`GetLikes`].
    #[inline]
    pub fn get_likes(&self, uri: impl IntoWire<AtUri>) -> GetLikesCall {
        GetLikesCall::new(&self.client, GetLikes::new(uri))
    }

    /// Asks `app.bsky.feed.getListFeed`: see [`GetListFeed`].
    #[inline]
    pub fn get_list_feed(&self, list: impl IntoWire<AtUri>) -> GetListFeedCall {
        GetListFeedCall::new(&self.client, GetListFeed::new(list))
    }

    /// Asks `app.bsky.feed.getPostThread`: see [`GetPostThread`].
    #[inline]
    pub fn get_post_thread(&self, uri: impl IntoWire<AtUri>) -> GetPostThreadCall {
        GetPostThreadCall::new(&self.client, GetPostThread::new(uri))
    }

    /// Asks `app.bsky.feed.getPosts`: see [`GetPosts`].
    #[inline]
    pub fn get_posts(&self, uris: impl IntoIterator<Item = impl IntoWire<AtUri>>) -> GetPostsCall {
        GetPostsCall::new(&self.client, GetPosts::new(uris))
    }

    /// Asks `app.bsky.feed.getQuotes`: see [`GetQuotes`].
    #[inline]
    pub fn get_quotes(&self, uri: impl IntoWire<AtUri>) -> GetQuotesCall {
        GetQuotesCall::new(&self.client, GetQuotes::new(uri))
    }

    /// Asks `app.bsky.feed.getRepostedBy`: see [`GetRepostedBy`].
    #[inline]
    pub fn get_reposted_by(&self, uri: impl IntoWire<AtUri>) -> GetRepostedByCall {
        GetRepostedByCall::new(&self.client, GetRepostedBy::new(uri))
    }

    /// Asks `app.bsky.feed.getSuggestedFeeds`: see [`GetSuggestedFeeds`].
    #[inline]
    pub fn get_suggested_feeds(&self) -> GetSuggestedFeedsCall {
        GetSuggestedFeedsCall::new(&self.client, GetSuggestedFeeds::new())
    }

    /// Asks `app.bsky.feed.getTimeline`: see [`GetTimeline`].
    #[inline]
    pub fn get_timeline(&self) -> GetTimelineCall {
        GetTimelineCall::new(&self.client, GetTimeline::new())
    }

    /// Asks `app.bsky.feed.searchPosts`: see [`SearchPosts`].
    #[inline]
    pub fn search_posts(&self, q: impl Into<String>) -> SearchPostsCall {
        SearchPostsCall::new(&self.client, SearchPosts::new(q))
    }

    /// Asks `app.bsky.feed.searchPostsV2`: see [`SearchPostsV2`].
    #[inline]
    pub fn search_posts_v2(&self) -> SearchPostsV2Call {
        SearchPostsV2Call::new(&self.client, SearchPostsV2::new())
    }

    /// Calls `app.bsky.feed.sendInteractions`: see [`SendInteractions`].
    #[inline]
    pub fn send_interactions(
        &self,
        interactions: impl IntoIterator<Item = Interaction>,
    ) -> SendInteractionsCall {
        SendInteractionsCall::new(&self.client, SendInteractions::new(interactions))
    }
}
