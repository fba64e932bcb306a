//! The table of all methods, put together from the files that implement them.

use http::StatusCode;

use super::{call::Route, failure::Failure, identity, sessions, sign_up};

const TABLES: &[&[Route]] = &[sessions::ROUTES, sign_up::ROUTES, identity::ROUTES];

/// The method of an NSID.
pub(super) fn find(nsid: &str) -> Result<&'static Route, Failure> {
    TABLES
        .iter()
        .copied()
        .flatten()
        .find(|route| route.nsid == nsid)
        .ok_or_else(|| Failure::of_status(StatusCode::NOT_IMPLEMENTED))
}
