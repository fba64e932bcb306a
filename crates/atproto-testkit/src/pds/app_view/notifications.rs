//! What others did to an account.

use serde_json::{Value, json};

use super::{
    actors::Detail,
    index::{Link, Way, page},
};
use crate::pds::{
    call::{Auth, Call, Outcome, Reply, Route, procedure, query, required_text},
    json::{set, set_some},
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    query(
        "app.bsky.notification.listNotifications",
        Auth::Access,
        list_notifications,
    ),
    query(
        "app.bsky.notification.getUnreadCount",
        Auth::Access,
        get_unread_count,
    ),
    procedure(
        "app.bsky.notification.updateSeen",
        Auth::Access,
        update_seen,
    ),
];

impl State {
    fn notification(&self, viewer: &str, link: &Link, seen_at: &str) -> Option<Value> {
        let stored = self.record(&link.did, &link.path)?;
        let author = self.actor(&link.did).ok()?;
        let mut view = json!({
            "uri": link.uri(),
            "cid": stored.cid.to_string(),
            "author": self.profile(author, Some(viewer), Detail::View),
            "reason": link.way.reason(),
            "record": stored.value,
            "isRead": stored.indexed_at.as_str() <= seen_at,
            "indexedAt": stored.indexed_at,
            "labels": [],
        });
        if !matches!(link.way, Way::Follow | Way::Mention) {
            set(&mut view, "reasonSubject", link.target.as_str());
        }
        Some(view)
    }

    fn seen_at(&self, viewer: &str) -> String {
        self.index.seen_at.get(viewer).cloned().unwrap_or_default()
    }
}

fn list_notifications(state: &mut State, call: &Call) -> Outcome {
    let viewer = call.caller()?;
    let seen_at = state.seen_at(viewer);
    let reasons = call.params("reasons");
    let links = state.index.notifications(viewer);
    let wanted = links
        .into_iter()
        .filter(|link| reasons.is_empty() || reasons.contains(&link.way.reason()));
    let (links, cursor) = page(wanted, call.param("cursor"), call.limit(50, 100)?);
    let notifications: Vec<Value> = links
        .into_iter()
        .filter_map(|link| state.notification(viewer, link, &seen_at))
        .collect();
    let mut answer = json!({ "notifications": notifications, "priority": false });
    if !seen_at.is_empty() {
        set(&mut answer, "seenAt", seen_at);
    }
    set_some(&mut answer, "cursor", cursor);
    Ok(Reply::Json(answer))
}

fn get_unread_count(state: &mut State, call: &Call) -> Outcome {
    let viewer = call.caller()?;
    let seen_at = state.seen_at(viewer);
    let links = state.index.notifications(viewer).into_iter();
    let unread = links.filter(|link| {
        state
            .record(&link.did, &link.path)
            .is_some_and(|stored| stored.indexed_at > seen_at)
    });
    Ok(Reply::Json(json!({ "count": unread.count() })))
}

fn update_seen(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let seen_at = required_text(&input, "seenAt")?;
    state
        .index
        .seen_at
        .insert(call.caller()?.to_owned(), seen_at.to_owned());
    Ok(Reply::Empty)
}
