// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.searchPosts`.

use crate::app::bsky::feed::defs::PostView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire, Language, Uri};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// Posts that match a search, which may name authors, tags, languages and times.
///
/// `app.bsky.feed.searchPosts`: a query.
///
/// Needs a session.
///
/// Its own errors are [`SearchPostsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchPosts {
    /// `q`.
    pub q: String,
    /// `sort`: the default is `latest`.
    pub sort: Option<SearchPostsSort>,
    /// `since`.
    pub since: Option<String>,
    /// `until`.
    pub until: Option<String>,
    /// `mentions`.
    pub mentions: Option<AtIdentifier>,
    /// `author`.
    pub author: Option<AtIdentifier>,
    /// `lang`.
    pub lang: Option<Language>,
    /// `domain`.
    pub domain: Option<String>,
    /// `url`.
    pub url: Option<Uri>,
    /// `tag`: each at most 64 graphemes, at most 640 bytes.
    pub tag: Option<Vec<String>>,
    /// `limit`: 1 to 100, the default is `25`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl SearchPosts {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(q: impl Into<String>) -> Self {
        Self {
            q: q.into(),
            ..Self::default()
        }
    }

    /// Sets `sort`: the default is `latest`.
    #[inline]
    #[must_use]
    pub fn sort(mut self, sort: impl Into<SearchPostsSort>) -> Self {
        self.sort = Some(sort.into());
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

    /// Sets `mentions`.
    #[inline]
    #[must_use]
    pub fn mentions(mut self, mentions: impl IntoWire<AtIdentifier>) -> Self {
        self.mentions = Some(mentions.into_wire());
        self
    }

    /// Sets `author`.
    #[inline]
    #[must_use]
    pub fn author(mut self, author: impl IntoWire<AtIdentifier>) -> Self {
        self.author = Some(author.into_wire());
        self
    }

    /// Sets `lang`.
    #[inline]
    #[must_use]
    pub fn lang(mut self, lang: impl IntoWire<Language>) -> Self {
        self.lang = Some(lang.into_wire());
        self
    }

    /// Sets `domain`.
    #[inline]
    #[must_use]
    pub fn domain(mut self, domain: impl Into<String>) -> Self {
        self.domain = Some(domain.into());
        self
    }

    /// Sets `url`.
    #[inline]
    #[must_use]
    pub fn url(mut self, url: impl IntoWire<Uri>) -> Self {
        self.url = Some(url.into_wire());
        self
    }

    /// Sets `tag`: each at most 64 graphemes, at most 640 bytes.
    #[inline]
    #[must_use]
    pub fn tag(mut self, tag: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tag = Some(tag.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `25`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

impl Endpoint for SearchPosts {
    const NSID: &'static str = "app.bsky.feed.searchPosts";
    const METHOD: Method = Method::Query;
    type Output = SearchPostsOutput;
    type Error = SearchPostsError;

    fn request(&self, parts: &mut RequestParts) {
        self.q.write("q", parts);
        self.sort.write("sort", parts);
        self.since.write("since", parts);
        self.until.write("until", parts);
        self.mentions.write("mentions", parts);
        self.author.write("author", parts);
        self.lang.write("lang", parts);
        self.domain.write("domain", parts);
        self.url.write("url", parts);
        self.tag.write("tag", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchPosts {}

impl Paginated for SearchPosts {
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
    SearchPostsCall(SearchPosts) pages {
        sort(impl Into<SearchPostsSort>),
        since(impl Into<String>),
        until(impl Into<String>),
        mentions(impl IntoWire<AtIdentifier>),
        author(impl IntoWire<AtIdentifier>),
        lang(impl IntoWire<Language>),
        domain(impl Into<String>),
        url(impl IntoWire<Uri>),
        tag(impl IntoIterator<Item = impl Into<String>>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.feed.searchPosts` declares.
    pub enum SearchPostsError {
        BadQueryString = "BadQueryString",
    }
}

atproto_core::known_values! {
    /// The `sort` of [`SearchPosts`].
    pub struct SearchPostsSort {
        TOP = "top",
        LATEST = "latest",
    }
}

/// What `app.bsky.feed.searchPosts` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchPostsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `hitsTotal`.
    pub hits_total: Option<i64>,
    /// `posts`.
    pub posts: Vec<PostView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    SearchPostsOutput {
        0 cursor: "cursor" optional,
        1 hits_total: "hitsTotal" optional,
        2 posts: "posts" required,
    }
}
