// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.video.getUploadLimits`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.video.getUploadLimits`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetUploadLimits {}

impl GetUploadLimits {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetUploadLimits {
    const NSID: &'static str = "app.bsky.video.getUploadLimits";
    const METHOD: Method = Method::Query;
    type Output = GetUploadLimitsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetUploadLimits {}

atproto_core::endpoint_call! {
    GetUploadLimitsCall(GetUploadLimits) {
    }
}

/// What `app.bsky.video.getUploadLimits` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetUploadLimitsOutput {
    /// `canUpload`.
    pub can_upload: bool,
    /// `remainingDailyVideos`.
    pub remaining_daily_videos: Option<i64>,
    /// `remainingDailyBytes`.
    pub remaining_daily_bytes: Option<i64>,
    /// `message`.
    pub message: Option<String>,
    /// `error`.
    pub error: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetUploadLimitsOutput {
        0 can_upload: "canUpload" required,
        1 remaining_daily_videos: "remainingDailyVideos" optional,
        2 remaining_daily_bytes: "remainingDailyBytes" optional,
        3 message: "message" optional,
        4 error: "error" optional,
    }
}
