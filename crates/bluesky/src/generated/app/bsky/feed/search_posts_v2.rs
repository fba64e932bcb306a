// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.searchPostsV2`.

use crate::app::bsky::feed::defs::PostView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, AtUri, IntoWire, Language, Uri};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.feed.searchPostsV2`: a query.
///
/// Its own errors are [`SearchPostsV2Error`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchPostsV2 {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `limit`: 1 to 100, the default is `25`.
    pub limit: Option<i64>,
    /// `query`.
    pub query: Option<String>,
    /// `sort`.
    pub sort: Option<SearchPostsV2Sort>,
    /// `authors`.
    pub authors: Option<Vec<AtIdentifier>>,
    /// `mentions`.
    pub mentions: Option<Vec<AtIdentifier>>,
    /// `domains`.
    pub domains: Option<Vec<String>>,
    /// `urls`.
    pub urls: Option<Vec<Uri>>,
    /// `embeddedAtUris`.
    pub embedded_at_uris: Option<Vec<AtUri>>,
    /// `hashtags`: each at most 64 graphemes, at most 640 bytes.
    pub hashtags: Option<Vec<String>>,
    /// `excludeAuthors`.
    pub exclude_authors: Option<Vec<AtIdentifier>>,
    /// `excludeMentions`.
    pub exclude_mentions: Option<Vec<AtIdentifier>>,
    /// `excludeDomains`.
    pub exclude_domains: Option<Vec<String>>,
    /// `excludeUrls`.
    pub exclude_urls: Option<Vec<Uri>>,
    /// `excludeEmbeddedAtUris`.
    pub exclude_embedded_at_uris: Option<Vec<AtUri>>,
    /// `excludeHashtags`: each at most 64 graphemes, at most 640 bytes.
    pub exclude_hashtags: Option<Vec<String>>,
    /// `since`.
    pub since: Option<String>,
    /// `until`.
    pub until: Option<String>,
    /// `allTime`.
    pub all_time: Option<bool>,
    /// `languages`.
    pub languages: Option<Vec<Language>>,
    /// `excludeLanguages`.
    pub exclude_languages: Option<Vec<Language>>,
    /// `hasMedia`.
    pub has_media: Option<bool>,
    /// `hasVideo`.
    pub has_video: Option<bool>,
    /// `replyParentUri`.
    pub reply_parent_uri: Option<AtUri>,
    /// `threadRootUri`.
    pub thread_root_uri: Option<AtUri>,
    /// `excludeReplies`.
    pub exclude_replies: Option<bool>,
    /// `repliesOnly`.
    pub replies_only: Option<bool>,
    /// `following`.
    pub following: Option<bool>,
    /// `queryLanguage`.
    pub query_language: Option<SearchPostsV2QueryLanguage>,
}

impl SearchPostsV2 {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `25`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `query`.
    #[inline]
    #[must_use]
    pub fn query(mut self, query: impl Into<String>) -> Self {
        self.query = Some(query.into());
        self
    }

    /// Sets `sort`.
    #[inline]
    #[must_use]
    pub fn sort(mut self, sort: impl Into<SearchPostsV2Sort>) -> Self {
        self.sort = Some(sort.into());
        self
    }

    /// Sets `authors`.
    #[inline]
    #[must_use]
    pub fn authors(
        mut self,
        authors: impl IntoIterator<Item = impl IntoWire<AtIdentifier>>,
    ) -> Self {
        self.authors = Some(authors.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `mentions`.
    #[inline]
    #[must_use]
    pub fn mentions(
        mut self,
        mentions: impl IntoIterator<Item = impl IntoWire<AtIdentifier>>,
    ) -> Self {
        self.mentions = Some(mentions.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `domains`.
    #[inline]
    #[must_use]
    pub fn domains(mut self, domains: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.domains = Some(domains.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `urls`.
    #[inline]
    #[must_use]
    pub fn urls(mut self, urls: impl IntoIterator<Item = impl IntoWire<Uri>>) -> Self {
        self.urls = Some(urls.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `embeddedAtUris`.
    #[inline]
    #[must_use]
    pub fn embedded_at_uris(
        mut self,
        embedded_at_uris: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> Self {
        self.embedded_at_uris = Some(
            embedded_at_uris
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }

    /// Sets `hashtags`: each at most 64 graphemes, at most 640 bytes.
    #[inline]
    #[must_use]
    pub fn hashtags(mut self, hashtags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.hashtags = Some(hashtags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `excludeAuthors`.
    #[inline]
    #[must_use]
    pub fn exclude_authors(
        mut self,
        exclude_authors: impl IntoIterator<Item = impl IntoWire<AtIdentifier>>,
    ) -> Self {
        self.exclude_authors = Some(
            exclude_authors
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }

    /// Sets `excludeMentions`.
    #[inline]
    #[must_use]
    pub fn exclude_mentions(
        mut self,
        exclude_mentions: impl IntoIterator<Item = impl IntoWire<AtIdentifier>>,
    ) -> Self {
        self.exclude_mentions = Some(
            exclude_mentions
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }

    /// Sets `excludeDomains`.
    #[inline]
    #[must_use]
    pub fn exclude_domains(
        mut self,
        exclude_domains: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.exclude_domains = Some(exclude_domains.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `excludeUrls`.
    #[inline]
    #[must_use]
    pub fn exclude_urls(
        mut self,
        exclude_urls: impl IntoIterator<Item = impl IntoWire<Uri>>,
    ) -> Self {
        self.exclude_urls = Some(exclude_urls.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `excludeEmbeddedAtUris`.
    #[inline]
    #[must_use]
    pub fn exclude_embedded_at_uris(
        mut self,
        exclude_embedded_at_uris: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> Self {
        self.exclude_embedded_at_uris = Some(
            exclude_embedded_at_uris
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }

    /// Sets `excludeHashtags`: each at most 64 graphemes, at most 640 bytes.
    #[inline]
    #[must_use]
    pub fn exclude_hashtags(
        mut self,
        exclude_hashtags: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.exclude_hashtags = Some(exclude_hashtags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `since`.
    #[inline]
    #[must_use]
    pub fn since(mut self, since: impl Into<String>) -> Self {
        self.since = Some(since.into());
        self
    }

    /// Sets `until`.
    #[inline]
    #[must_use]
    pub fn until(mut self, until: impl Into<String>) -> Self {
        self.until = Some(until.into());
        self
    }

    /// Sets `allTime`.
    #[inline]
    #[must_use]
    pub fn all_time(mut self, all_time: bool) -> Self {
        self.all_time = Some(all_time);
        self
    }

    /// Sets `languages`.
    #[inline]
    #[must_use]
    pub fn languages(
        mut self,
        languages: impl IntoIterator<Item = impl IntoWire<Language>>,
    ) -> Self {
        self.languages = Some(languages.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `excludeLanguages`.
    #[inline]
    #[must_use]
    pub fn exclude_languages(
        mut self,
        exclude_languages: impl IntoIterator<Item = impl IntoWire<Language>>,
    ) -> Self {
        self.exclude_languages = Some(
            exclude_languages
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }

    /// Sets `hasMedia`.
    #[inline]
    #[must_use]
    pub fn has_media(mut self, has_media: bool) -> Self {
        self.has_media = Some(has_media);
        self
    }

    /// Sets `hasVideo`.
    #[inline]
    #[must_use]
    pub fn has_video(mut self, has_video: bool) -> Self {
        self.has_video = Some(has_video);
        self
    }

    /// Sets `replyParentUri`.
    #[inline]
    #[must_use]
    pub fn reply_parent_uri(mut self, reply_parent_uri: impl IntoWire<AtUri>) -> Self {
        self.reply_parent_uri = Some(reply_parent_uri.into_wire());
        self
    }

    /// Sets `threadRootUri`.
    #[inline]
    #[must_use]
    pub fn thread_root_uri(mut self, thread_root_uri: impl IntoWire<AtUri>) -> Self {
        self.thread_root_uri = Some(thread_root_uri.into_wire());
        self
    }

    /// Sets `excludeReplies`.
    #[inline]
    #[must_use]
    pub fn exclude_replies(mut self, exclude_replies: bool) -> Self {
        self.exclude_replies = Some(exclude_replies);
        self
    }

    /// Sets `repliesOnly`.
    #[inline]
    #[must_use]
    pub fn replies_only(mut self, replies_only: bool) -> Self {
        self.replies_only = Some(replies_only);
        self
    }

    /// Sets `following`.
    #[inline]
    #[must_use]
    pub fn following(mut self, following: bool) -> Self {
        self.following = Some(following);
        self
    }

    /// Sets `queryLanguage`.
    #[inline]
    #[must_use]
    pub fn query_language(mut self, query_language: impl Into<SearchPostsV2QueryLanguage>) -> Self {
        self.query_language = Some(query_language.into());
        self
    }
}

impl Endpoint for SearchPostsV2 {
    const NSID: &'static str = "app.bsky.feed.searchPostsV2";
    const METHOD: Method = Method::Query;
    type Output = SearchPostsV2Output;
    type Error = SearchPostsV2Error;

    fn request(&self, parts: &mut RequestParts) {
        self.cursor.write("cursor", parts);
        self.limit.write("limit", parts);
        self.query.write("query", parts);
        self.sort.write("sort", parts);
        self.authors.write("authors", parts);
        self.mentions.write("mentions", parts);
        self.domains.write("domains", parts);
        self.urls.write("urls", parts);
        self.embedded_at_uris.write("embeddedAtUris", parts);
        self.hashtags.write("hashtags", parts);
        self.exclude_authors.write("excludeAuthors", parts);
        self.exclude_mentions.write("excludeMentions", parts);
        self.exclude_domains.write("excludeDomains", parts);
        self.exclude_urls.write("excludeUrls", parts);
        self.exclude_embedded_at_uris
            .write("excludeEmbeddedAtUris", parts);
        self.exclude_hashtags.write("excludeHashtags", parts);
        self.since.write("since", parts);
        self.until.write("until", parts);
        self.all_time.write("allTime", parts);
        self.languages.write("languages", parts);
        self.exclude_languages.write("excludeLanguages", parts);
        self.has_media.write("hasMedia", parts);
        self.has_video.write("hasVideo", parts);
        self.reply_parent_uri.write("replyParentUri", parts);
        self.thread_root_uri.write("threadRootUri", parts);
        self.exclude_replies.write("excludeReplies", parts);
        self.replies_only.write("repliesOnly", parts);
        self.following.write("following", parts);
        self.query_language.write("queryLanguage", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchPostsV2 {}

impl Paginated for SearchPostsV2 {
    type Item = PostView;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.posts.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.posts
    }
}

atproto_core::endpoint_call! {
    SearchPostsV2Call(SearchPostsV2) pages {
        cursor(impl Into<String>),
        limit(i64),
        query(impl Into<String>),
        sort(impl Into<SearchPostsV2Sort>),
        authors(impl IntoIterator<Item = impl IntoWire<AtIdentifier>>),
        mentions(impl IntoIterator<Item = impl IntoWire<AtIdentifier>>),
        domains(impl IntoIterator<Item = impl Into<String>>),
        urls(impl IntoIterator<Item = impl IntoWire<Uri>>),
        embedded_at_uris(impl IntoIterator<Item = impl IntoWire<AtUri>>),
        hashtags(impl IntoIterator<Item = impl Into<String>>),
        exclude_authors(impl IntoIterator<Item = impl IntoWire<AtIdentifier>>),
        exclude_mentions(impl IntoIterator<Item = impl IntoWire<AtIdentifier>>),
        exclude_domains(impl IntoIterator<Item = impl Into<String>>),
        exclude_urls(impl IntoIterator<Item = impl IntoWire<Uri>>),
        exclude_embedded_at_uris(impl IntoIterator<Item = impl IntoWire<AtUri>>),
        exclude_hashtags(impl IntoIterator<Item = impl Into<String>>),
        since(impl Into<String>),
        until(impl Into<String>),
        all_time(bool),
        languages(impl IntoIterator<Item = impl IntoWire<Language>>),
        exclude_languages(impl IntoIterator<Item = impl IntoWire<Language>>),
        has_media(bool),
        has_video(bool),
        reply_parent_uri(impl IntoWire<AtUri>),
        thread_root_uri(impl IntoWire<AtUri>),
        exclude_replies(bool),
        replies_only(bool),
        following(bool),
        query_language(impl Into<SearchPostsV2QueryLanguage>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.feed.searchPostsV2` declares.
    pub enum SearchPostsV2Error {
        BadQueryString = "BadQueryString",
    }
}

atproto_core::known_values! {
    /// The `sort` of [`SearchPostsV2`].
    pub struct SearchPostsV2Sort {
        RECENT = "recent",
        TOP = "top",
    }
}

atproto_core::known_values! {
    /// The `queryLanguage` of [`SearchPostsV2`].
    pub struct SearchPostsV2QueryLanguage {
        JA = "ja",
        ZH = "zh",
        KO = "ko",
        TH = "th",
        AR = "ar",
    }
}

/// What `app.bsky.feed.searchPostsV2` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchPostsV2Output {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `hitsTotal`.
    pub hits_total: Option<i64>,
    /// `posts`.
    pub posts: Vec<PostView>,
    /// `detectedQueryLanguages`.
    pub detected_query_languages: Option<Vec<SearchPostsV2OutputDetectedQueryLanguagesItem>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    SearchPostsV2Output {
        0 cursor: "cursor" optional,
        1 hits_total: "hitsTotal" optional,
        2 posts: "posts" required,
        3 detected_query_languages: "detectedQueryLanguages" optional,
    }
}

atproto_core::known_values! {
    /// An item of `detectedQueryLanguages` of [`SearchPostsV2Output`].
    pub struct SearchPostsV2OutputDetectedQueryLanguagesItem {
        JA = "ja",
        ZH = "zh",
        KO = "ko",
        TH = "th",
        AR = "ar",
    }
}
