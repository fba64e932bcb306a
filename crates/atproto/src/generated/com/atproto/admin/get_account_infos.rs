// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.getAccountInfos`.

use crate::com::atproto::admin::defs::AccountView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.getAccountInfos`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountInfos {
    /// `dids`.
    pub dids: Vec<Did>,
}

impl GetAccountInfos {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        Self {
            dids: dids.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetAccountInfos {
    const NSID: &'static str = "com.atproto.admin.getAccountInfos";
    const METHOD: Method = Method::Query;
    type Output = GetAccountInfosOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.dids.write("dids", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetAccountInfos {}

atproto_core::endpoint_call! {
    GetAccountInfosCall(GetAccountInfos) {
    }
}

/// What `com.atproto.admin.getAccountInfos` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountInfosOutput {
    /// `infos`.
    pub infos: Vec<AccountView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetAccountInfosOutput {
        0 infos: "infos" required,
    }
}
