//! The table of all methods, put together from the files that implement them.

use super::{app_view, blobs, call::Route, identity, reads, sessions, sign_up, sync, writes};

const TABLES: &[&[Route]] = &[
    sessions::ROUTES,
    sign_up::ROUTES,
    identity::ROUTES,
    writes::ROUTES,
    reads::ROUTES,
    blobs::ROUTES,
    sync::ROUTES,
];

/// The method of an NSID.
pub(super) fn find(nsid: &str) -> Option<&'static Route> {
    TABLES
        .iter()
        .chain(app_view::ROUTES)
        .copied()
        .flatten()
        .find(|route| route.nsid == nsid)
}
