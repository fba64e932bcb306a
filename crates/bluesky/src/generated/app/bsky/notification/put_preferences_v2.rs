// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.putPreferencesV2`.

use crate::app::bsky::notification::defs::{
    ChatPreference, FilterablePreference, Preference, Preferences,
};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.notification.putPreferencesV2`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutPreferencesV2 {
    /// `chat`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub chat: Option<Box<ChatPreference>>,
    /// `follow`.
    pub follow: Option<Box<FilterablePreference>>,
    /// `like`.
    pub like: Option<Box<FilterablePreference>>,
    /// `likeViaRepost`.
    pub like_via_repost: Option<Box<FilterablePreference>>,
    /// `mention`.
    pub mention: Option<Box<FilterablePreference>>,
    /// `quote`.
    pub quote: Option<Box<FilterablePreference>>,
    /// `reply`.
    pub reply: Option<Box<FilterablePreference>>,
    /// `repost`.
    pub repost: Option<Box<FilterablePreference>>,
    /// `repostViaRepost`.
    pub repost_via_repost: Option<Box<FilterablePreference>>,
    /// `starterpackJoined`.
    pub starterpack_joined: Option<Box<Preference>>,
    /// `subscribedPost`.
    pub subscribed_post: Option<Box<Preference>>,
    /// `unverified`.
    pub unverified: Option<Box<Preference>>,
    /// `verified`.
    pub verified: Option<Box<Preference>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PutPreferencesV2 {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `chat`.
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    #[must_use]
    pub fn chat(mut self, chat: ChatPreference) -> Self {
        self.chat = Some(Box::new(chat));
        self
    }

    /// Sets `follow`.
    #[inline]
    #[must_use]
    pub fn follow(mut self, follow: FilterablePreference) -> Self {
        self.follow = Some(Box::new(follow));
        self
    }

    /// Sets `like`.
    #[inline]
    #[must_use]
    pub fn like(mut self, like: FilterablePreference) -> Self {
        self.like = Some(Box::new(like));
        self
    }

    /// Sets `likeViaRepost`.
    #[inline]
    #[must_use]
    pub fn like_via_repost(mut self, like_via_repost: FilterablePreference) -> Self {
        self.like_via_repost = Some(Box::new(like_via_repost));
        self
    }

    /// Sets `mention`.
    #[inline]
    #[must_use]
    pub fn mention(mut self, mention: FilterablePreference) -> Self {
        self.mention = Some(Box::new(mention));
        self
    }

    /// Sets `quote`.
    #[inline]
    #[must_use]
    pub fn quote(mut self, quote: FilterablePreference) -> Self {
        self.quote = Some(Box::new(quote));
        self
    }

    /// Sets `reply`.
    #[inline]
    #[must_use]
    pub fn reply(mut self, reply: FilterablePreference) -> Self {
        self.reply = Some(Box::new(reply));
        self
    }

    /// Sets `repost`.
    #[inline]
    #[must_use]
    pub fn repost(mut self, repost: FilterablePreference) -> Self {
        self.repost = Some(Box::new(repost));
        self
    }

    /// Sets `repostViaRepost`.
    #[inline]
    #[must_use]
    pub fn repost_via_repost(mut self, repost_via_repost: FilterablePreference) -> Self {
        self.repost_via_repost = Some(Box::new(repost_via_repost));
        self
    }

    /// Sets `starterpackJoined`.
    #[inline]
    #[must_use]
    pub fn starterpack_joined(mut self, starterpack_joined: Preference) -> Self {
        self.starterpack_joined = Some(Box::new(starterpack_joined));
        self
    }

    /// Sets `subscribedPost`.
    #[inline]
    #[must_use]
    pub fn subscribed_post(mut self, subscribed_post: Preference) -> Self {
        self.subscribed_post = Some(Box::new(subscribed_post));
        self
    }

    /// Sets `unverified`.
    #[inline]
    #[must_use]
    pub fn unverified(mut self, unverified: Preference) -> Self {
        self.unverified = Some(Box::new(unverified));
        self
    }

    /// Sets `verified`.
    #[inline]
    #[must_use]
    pub fn verified(mut self, verified: Preference) -> Self {
        self.verified = Some(Box::new(verified));
        self
    }
}

atproto_core::object! {
    PutPreferencesV2 {
        0 chat: "chat" optional,
        1 follow: "follow" optional,
        2 like: "like" optional,
        3 like_via_repost: "likeViaRepost" optional,
        4 mention: "mention" optional,
        5 quote: "quote" optional,
        6 reply: "reply" optional,
        7 repost: "repost" optional,
        8 repost_via_repost: "repostViaRepost" optional,
        9 starterpack_joined: "starterpackJoined" optional,
        10 subscribed_post: "subscribedPost" optional,
        11 unverified: "unverified" optional,
        12 verified: "verified" optional,
    }
}

impl Endpoint for PutPreferencesV2 {
    const NSID: &'static str = "app.bsky.notification.putPreferencesV2";
    const METHOD: Method = Method::Procedure;
    type Output = PutPreferencesV2Output;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for PutPreferencesV2 {}

atproto_core::endpoint_call! {
    PutPreferencesV2Call(PutPreferencesV2) {
        chat(ChatPreference),
        follow(FilterablePreference),
        like(FilterablePreference),
        like_via_repost(FilterablePreference),
        mention(FilterablePreference),
        quote(FilterablePreference),
        reply(FilterablePreference),
        repost(FilterablePreference),
        repost_via_repost(FilterablePreference),
        starterpack_joined(Preference),
        subscribed_post(Preference),
        unverified(Preference),
        verified(Preference),
    }
}

/// What `app.bsky.notification.putPreferencesV2` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutPreferencesV2Output {
    /// `preferences`.
    pub preferences: Preferences,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    PutPreferencesV2Output {
        0 preferences: "preferences" required,
    }
}
