// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced`.

pub mod defs;
pub mod get_age_assurance_state;
pub mod get_config;
pub mod get_onboarding_suggested_starter_packs;
pub mod get_onboarding_suggested_starter_packs_skeleton;
pub mod get_onboarding_suggested_users_skeleton;
pub mod get_popular_feed_generators;
pub mod get_post_thread_other_v2;
pub mod get_post_thread_v2;
pub mod get_suggested_feeds;
pub mod get_suggested_feeds_skeleton;
pub mod get_suggested_onboarding_users;
pub mod get_suggested_starter_packs;
pub mod get_suggested_starter_packs_skeleton;
pub mod get_suggested_users;
pub mod get_suggested_users_for_discover;
pub mod get_suggested_users_for_discover_skeleton;
pub mod get_suggested_users_for_explore;
pub mod get_suggested_users_for_explore_skeleton;
pub mod get_suggested_users_for_see_more;
pub mod get_suggested_users_for_see_more_skeleton;
pub mod get_suggested_users_skeleton;
pub mod get_suggestions_skeleton;
pub mod get_tagged_suggestions;
pub mod get_trending_topics;
pub mod get_trends;
pub mod get_trends_skeleton;
pub mod init_age_assurance;
pub mod search_actors_skeleton;
pub mod search_posts_skeleton;
pub mod search_starter_packs_skeleton;

pub use get_age_assurance_state::{GetAgeAssuranceState, GetAgeAssuranceStateCall};
pub use get_config::{GetConfig, GetConfigCall, GetConfigOutput};
pub use get_onboarding_suggested_starter_packs::{
    GetOnboardingSuggestedStarterPacks, GetOnboardingSuggestedStarterPacksCall,
    GetOnboardingSuggestedStarterPacksOutput,
};
pub use get_onboarding_suggested_starter_packs_skeleton::{
    GetOnboardingSuggestedStarterPacksSkeleton, GetOnboardingSuggestedStarterPacksSkeletonCall,
    GetOnboardingSuggestedStarterPacksSkeletonOutput,
};
pub use get_onboarding_suggested_users_skeleton::{
    GetOnboardingSuggestedUsersSkeleton, GetOnboardingSuggestedUsersSkeletonCall,
    GetOnboardingSuggestedUsersSkeletonOutput,
};
pub use get_popular_feed_generators::{
    GetPopularFeedGenerators, GetPopularFeedGeneratorsCall, GetPopularFeedGeneratorsOutput,
};
pub use get_post_thread_other_v2::{
    GetPostThreadOtherV2, GetPostThreadOtherV2Call, GetPostThreadOtherV2Output,
};
pub use get_post_thread_v2::{GetPostThreadV2, GetPostThreadV2Call, GetPostThreadV2Output};
pub use get_suggested_feeds::{GetSuggestedFeeds, GetSuggestedFeedsCall, GetSuggestedFeedsOutput};
pub use get_suggested_feeds_skeleton::{
    GetSuggestedFeedsSkeleton, GetSuggestedFeedsSkeletonCall, GetSuggestedFeedsSkeletonOutput,
};
pub use get_suggested_onboarding_users::{
    GetSuggestedOnboardingUsers, GetSuggestedOnboardingUsersCall, GetSuggestedOnboardingUsersOutput,
};
pub use get_suggested_starter_packs::{
    GetSuggestedStarterPacks, GetSuggestedStarterPacksCall, GetSuggestedStarterPacksOutput,
};
pub use get_suggested_starter_packs_skeleton::{
    GetSuggestedStarterPacksSkeleton, GetSuggestedStarterPacksSkeletonCall,
    GetSuggestedStarterPacksSkeletonOutput,
};
pub use get_suggested_users::{GetSuggestedUsers, GetSuggestedUsersCall, GetSuggestedUsersOutput};
pub use get_suggested_users_for_discover::{
    GetSuggestedUsersForDiscover, GetSuggestedUsersForDiscoverCall,
    GetSuggestedUsersForDiscoverOutput,
};
pub use get_suggested_users_for_discover_skeleton::{
    GetSuggestedUsersForDiscoverSkeleton, GetSuggestedUsersForDiscoverSkeletonCall,
    GetSuggestedUsersForDiscoverSkeletonOutput,
};
pub use get_suggested_users_for_explore::{
    GetSuggestedUsersForExplore, GetSuggestedUsersForExploreCall, GetSuggestedUsersForExploreOutput,
};
pub use get_suggested_users_for_explore_skeleton::{
    GetSuggestedUsersForExploreSkeleton, GetSuggestedUsersForExploreSkeletonCall,
    GetSuggestedUsersForExploreSkeletonOutput,
};
pub use get_suggested_users_for_see_more::{
    GetSuggestedUsersForSeeMore, GetSuggestedUsersForSeeMoreCall, GetSuggestedUsersForSeeMoreOutput,
};
pub use get_suggested_users_for_see_more_skeleton::{
    GetSuggestedUsersForSeeMoreSkeleton, GetSuggestedUsersForSeeMoreSkeletonCall,
    GetSuggestedUsersForSeeMoreSkeletonOutput,
};
pub use get_suggested_users_skeleton::{
    GetSuggestedUsersSkeleton, GetSuggestedUsersSkeletonCall, GetSuggestedUsersSkeletonOutput,
};
pub use get_suggestions_skeleton::{
    GetSuggestionsSkeleton, GetSuggestionsSkeletonCall, GetSuggestionsSkeletonOutput,
};
pub use get_tagged_suggestions::{
    GetTaggedSuggestions, GetTaggedSuggestionsCall, GetTaggedSuggestionsOutput,
};
pub use get_trending_topics::{GetTrendingTopics, GetTrendingTopicsCall, GetTrendingTopicsOutput};
pub use get_trends::{GetTrends, GetTrendsCall, GetTrendsOutput};
pub use get_trends_skeleton::{GetTrendsSkeleton, GetTrendsSkeletonCall, GetTrendsSkeletonOutput};
pub use init_age_assurance::{InitAgeAssurance, InitAgeAssuranceCall, InitAgeAssuranceError};
pub use search_actors_skeleton::{
    SearchActorsSkeleton, SearchActorsSkeletonCall, SearchActorsSkeletonError,
    SearchActorsSkeletonOutput,
};
pub use search_posts_skeleton::{
    SearchPostsSkeleton, SearchPostsSkeletonCall, SearchPostsSkeletonError,
    SearchPostsSkeletonOutput,
};
pub use search_starter_packs_skeleton::{
    SearchStarterPacksSkeleton, SearchStarterPacksSkeletonCall, SearchStarterPacksSkeletonError,
    SearchStarterPacksSkeletonOutput,
};

use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.unspecced`.
#[derive(Clone, Debug)]
pub struct Unspecced {
    client: Client,
}

impl Unspecced {
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

    /// Asks `app.bsky.unspecced.getAgeAssuranceState`: see [`GetAgeAssuranceState`].
    #[inline]
    pub fn get_age_assurance_state(&self) -> GetAgeAssuranceStateCall {
        GetAgeAssuranceStateCall::new(&self.client, GetAgeAssuranceState::new())
    }

    /// Asks `app.bsky.unspecced.getConfig`: see [`GetConfig`].
    #[inline]
    pub fn get_config(&self) -> GetConfigCall {
        GetConfigCall::new(&self.client, GetConfig::new())
    }

    /// Asks `app.bsky.unspecced.getOnboardingSuggestedStarterPacks`: see [`GetOnboardingSuggestedStarterPacks`].
    #[inline]
    pub fn get_onboarding_suggested_starter_packs(&self) -> GetOnboardingSuggestedStarterPacksCall {
        GetOnboardingSuggestedStarterPacksCall::new(
            &self.client,
            GetOnboardingSuggestedStarterPacks::new(),
        )
    }

    /// Asks `app.bsky.unspecced.getOnboardingSuggestedStarterPacksSkeleton`: see [`GetOnboardingSuggestedStarterPacksSkeleton`].
    #[inline]
    pub fn get_onboarding_suggested_starter_packs_skeleton(
        &self,
    ) -> GetOnboardingSuggestedStarterPacksSkeletonCall {
        GetOnboardingSuggestedStarterPacksSkeletonCall::new(
            &self.client,
            GetOnboardingSuggestedStarterPacksSkeleton::new(),
        )
    }

    /// Asks `app.bsky.unspecced.getOnboardingSuggestedUsersSkeleton`: see [`GetOnboardingSuggestedUsersSkeleton`].
    #[inline]
    pub fn get_onboarding_suggested_users_skeleton(
        &self,
    ) -> GetOnboardingSuggestedUsersSkeletonCall {
        GetOnboardingSuggestedUsersSkeletonCall::new(
            &self.client,
            GetOnboardingSuggestedUsersSkeleton::new(),
        )
    }

    /// Asks `app.bsky.unspecced.getPopularFeedGenerators`: see [`GetPopularFeedGenerators`].
    #[inline]
    pub fn get_popular_feed_generators(&self) -> GetPopularFeedGeneratorsCall {
        GetPopularFeedGeneratorsCall::new(&self.client, GetPopularFeedGenerators::new())
    }

    /// Asks `app.bsky.unspecced.getPostThreadOtherV2`: see [`GetPostThreadOtherV2`].
    #[inline]
    pub fn get_post_thread_other_v2(
        &self,
        anchor: impl IntoWire<AtUri>,
    ) -> GetPostThreadOtherV2Call {
        GetPostThreadOtherV2Call::new(&self.client, GetPostThreadOtherV2::new(anchor))
    }

    /// Asks `app.bsky.unspecced.getPostThreadV2`: see [`GetPostThreadV2`].
    #[inline]
    pub fn get_post_thread_v2(&self, anchor: impl IntoWire<AtUri>) -> GetPostThreadV2Call {
        GetPostThreadV2Call::new(&self.client, GetPostThreadV2::new(anchor))
    }

    /// Asks `app.bsky.unspecced.getSuggestedFeeds`: see [`GetSuggestedFeeds`].
    #[inline]
    pub fn get_suggested_feeds(&self) -> GetSuggestedFeedsCall {
        GetSuggestedFeedsCall::new(&self.client, GetSuggestedFeeds::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestedFeedsSkeleton`: see [`GetSuggestedFeedsSkeleton`].
    #[inline]
    pub fn get_suggested_feeds_skeleton(&self) -> GetSuggestedFeedsSkeletonCall {
        GetSuggestedFeedsSkeletonCall::new(&self.client, GetSuggestedFeedsSkeleton::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestedOnboardingUsers`: see [`GetSuggestedOnboardingUsers`].
    #[inline]
    pub fn get_suggested_onboarding_users(&self) -> GetSuggestedOnboardingUsersCall {
        GetSuggestedOnboardingUsersCall::new(&self.client, GetSuggestedOnboardingUsers::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestedStarterPacks`: see [`GetSuggestedStarterPacks`].
    #[inline]
    pub fn get_suggested_starter_packs(&self) -> GetSuggestedStarterPacksCall {
        GetSuggestedStarterPacksCall::new(&self.client, GetSuggestedStarterPacks::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestedStarterPacksSkeleton`: see [`GetSuggestedStarterPacksSkeleton`].
    #[inline]
    pub fn get_suggested_starter_packs_skeleton(&self) -> GetSuggestedStarterPacksSkeletonCall {
        GetSuggestedStarterPacksSkeletonCall::new(
            &self.client,
            GetSuggestedStarterPacksSkeleton::new(),
        )
    }

    /// Asks `app.bsky.unspecced.getSuggestedUsers`: see [`GetSuggestedUsers`].
    #[inline]
    pub fn get_suggested_users(&self) -> GetSuggestedUsersCall {
        GetSuggestedUsersCall::new(&self.client, GetSuggestedUsers::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestedUsersForDiscover`: see [`GetSuggestedUsersForDiscover`].
    #[inline]
    pub fn get_suggested_users_for_discover(&self) -> GetSuggestedUsersForDiscoverCall {
        GetSuggestedUsersForDiscoverCall::new(&self.client, GetSuggestedUsersForDiscover::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestedUsersForDiscoverSkeleton`: see [`GetSuggestedUsersForDiscoverSkeleton`].
    #[inline]
    pub fn get_suggested_users_for_discover_skeleton(
        &self,
    ) -> GetSuggestedUsersForDiscoverSkeletonCall {
        GetSuggestedUsersForDiscoverSkeletonCall::new(
            &self.client,
            GetSuggestedUsersForDiscoverSkeleton::new(),
        )
    }

    /// Asks `app.bsky.unspecced.getSuggestedUsersForExplore`: see [`GetSuggestedUsersForExplore`].
    #[inline]
    pub fn get_suggested_users_for_explore(&self) -> GetSuggestedUsersForExploreCall {
        GetSuggestedUsersForExploreCall::new(&self.client, GetSuggestedUsersForExplore::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestedUsersForExploreSkeleton`: see [`GetSuggestedUsersForExploreSkeleton`].
    #[inline]
    pub fn get_suggested_users_for_explore_skeleton(
        &self,
    ) -> GetSuggestedUsersForExploreSkeletonCall {
        GetSuggestedUsersForExploreSkeletonCall::new(
            &self.client,
            GetSuggestedUsersForExploreSkeleton::new(),
        )
    }

    /// Asks `app.bsky.unspecced.getSuggestedUsersForSeeMore`: see [`GetSuggestedUsersForSeeMore`].
    #[inline]
    pub fn get_suggested_users_for_see_more(&self) -> GetSuggestedUsersForSeeMoreCall {
        GetSuggestedUsersForSeeMoreCall::new(&self.client, GetSuggestedUsersForSeeMore::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestedUsersForSeeMoreSkeleton`: see [`GetSuggestedUsersForSeeMoreSkeleton`].
    #[inline]
    pub fn get_suggested_users_for_see_more_skeleton(
        &self,
    ) -> GetSuggestedUsersForSeeMoreSkeletonCall {
        GetSuggestedUsersForSeeMoreSkeletonCall::new(
            &self.client,
            GetSuggestedUsersForSeeMoreSkeleton::new(),
        )
    }

    /// Asks `app.bsky.unspecced.getSuggestedUsersSkeleton`: see [`GetSuggestedUsersSkeleton`].
    #[inline]
    pub fn get_suggested_users_skeleton(&self) -> GetSuggestedUsersSkeletonCall {
        GetSuggestedUsersSkeletonCall::new(&self.client, GetSuggestedUsersSkeleton::new())
    }

    /// Asks `app.bsky.unspecced.getSuggestionsSkeleton`: see [`GetSuggestionsSkeleton`].
    #[inline]
    pub fn get_suggestions_skeleton(&self) -> GetSuggestionsSkeletonCall {
        GetSuggestionsSkeletonCall::new(&self.client, GetSuggestionsSkeleton::new())
    }

    /// Asks `app.bsky.unspecced.getTaggedSuggestions`: see [`GetTaggedSuggestions`].
    #[inline]
    pub fn get_tagged_suggestions(&self) -> GetTaggedSuggestionsCall {
        GetTaggedSuggestionsCall::new(&self.client, GetTaggedSuggestions::new())
    }

    /// Asks `app.bsky.unspecced.getTrendingTopics`: see [`GetTrendingTopics`].
    #[inline]
    pub fn get_trending_topics(&self) -> GetTrendingTopicsCall {
        GetTrendingTopicsCall::new(&self.client, GetTrendingTopics::new())
    }

    /// Asks `app.bsky.unspecced.getTrends`: see [`GetTrends`].
    #[inline]
    pub fn get_trends(&self) -> GetTrendsCall {
        GetTrendsCall::new(&self.client, GetTrends::new())
    }

    /// Asks `app.bsky.unspecced.getTrendsSkeleton`: see [`GetTrendsSkeleton`].
    #[inline]
    pub fn get_trends_skeleton(&self) -> GetTrendsSkeletonCall {
        GetTrendsSkeletonCall::new(&self.client, GetTrendsSkeleton::new())
    }

    /// Calls `app.bsky.unspecced.initAgeAssurance`: see [`InitAgeAssurance`].
    #[inline]
    pub fn init_age_assurance(
        &self,
        email: impl Into<String>,
        language: impl Into<String>,
        country_code: impl Into<String>,
    ) -> InitAgeAssuranceCall {
        InitAgeAssuranceCall::new(
            &self.client,
            InitAgeAssurance::new(email, language, country_code),
        )
    }

    /// Asks `app.bsky.unspecced.searchActorsSkeleton`: see [`SearchActorsSkeleton`].
    #[inline]
    pub fn search_actors_skeleton(&self, q: impl Into<String>) -> SearchActorsSkeletonCall {
        SearchActorsSkeletonCall::new(&self.client, SearchActorsSkeleton::new(q))
    }

    /// Asks `app.bsky.unspecced.searchPostsSkeleton`: see [`SearchPostsSkeleton`].
    #[inline]
    pub fn search_posts_skeleton(&self, q: impl Into<String>) -> SearchPostsSkeletonCall {
        SearchPostsSkeletonCall::new(&self.client, SearchPostsSkeleton::new(q))
    }

    /// Asks `app.bsky.unspecced.searchStarterPacksSkeleton`: see [`SearchStarterPacksSkeleton`].
    #[inline]
    pub fn search_starter_packs_skeleton(
        &self,
        q: impl Into<String>,
    ) -> SearchStarterPacksSkeletonCall {
        SearchStarterPacksSkeletonCall::new(&self.client, SearchStarterPacksSkeleton::new(q))
    }
}
