//! Who points at what: kept up with every commit.

use std::collections::HashMap;

use atproto_core::syntax::{AtUri, Datetime};
use serde_json::Value;

use super::{FOLLOW, LIKE, POST, REPOST};
use crate::pds::repo::Stored;

/// In which way a record points at another.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) enum Way {
    Like,
    Repost,
    Follow,
    Reply,
    Quote,
    Mention,
}

impl Way {
    /// The name of notifications of this kind.
    pub(super) fn reason(self) -> &'static str {
        match self {
            Self::Like => "like",
            Self::Repost => "repost",
            Self::Follow => "follow",
            Self::Reply => "reply",
            Self::Quote => "quote",
            Self::Mention => "mention",
        }
    }
}

/// A record that points at another.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) way: Way,
    /// What it points at: a record's URI, or a DID.
    pub(super) target: String,
    /// Who made it.
    pub(super) did: String,
    /// Where it is.
    pub(super) path: String,
    /// When it counts as made: the earlier of what it says and when it came.
    pub(super) sort_at: String,
}

impl Link {
    pub(super) fn uri(&self) -> String {
        format!("at://{}/{}", self.did, self.path)
    }

    /// Where a page of links goes on.
    pub(super) fn cursor(&self) -> String {
        format!("{}::{}", self.sort_at, self.uri())
    }
}

/// All links, by what they point at and by whom it belongs to.
#[derive(Debug, Default)]
pub(in crate::pds) struct Index {
    by_target: HashMap<(Way, String), Vec<Link>>,
    by_recipient: HashMap<String, Vec<Link>>,
    /// Until when each account has seen its notifications.
    pub(super) seen_at: HashMap<String, String>,
}

impl Index {
    /// Takes in a record that is there now.
    pub(in crate::pds) fn add(&mut self, did: &str, path: &str, stored: &Stored) {
        let sort_at = sort_at(stored);
        for (way, target) in links(path, &stored.value) {
            let (did, path, sort_at) = (did.to_owned(), path.to_owned(), sort_at.clone());
            let link = Link {
                way,
                target: target.clone(),
                did,
                path,
                sort_at,
            };
            let recipient = owner(&target).to_owned();
            if recipient != link.did {
                self.by_recipient
                    .entry(recipient)
                    .or_default()
                    .push(link.clone());
            }
            self.by_target.entry((way, target)).or_default().push(link);
        }
    }

    /// Forgets a record that was there before.
    pub(in crate::pds) fn remove(&mut self, did: &str, path: &str, old: &Value) {
        let other = |link: &Link| link.did != did || link.path != path;
        for (way, target) in links(path, old) {
            if let Some(links) = self.by_recipient.get_mut(owner(&target)) {
                links.retain(other);
            }
            if let Some(links) = self.by_target.get_mut(&(way, target)) {
                links.retain(other);
            }
        }
    }

    /// Forgets all records of an account.
    pub(in crate::pds) fn remove_account(&mut self, did: &str) {
        self.by_recipient.remove(did);
        for links in self
            .by_recipient
            .values_mut()
            .chain(self.by_target.values_mut())
        {
            links.retain(|link| link.did != did);
        }
    }

    /// What points at a target, oldest first.
    pub(super) fn to(&self, way: Way, target: &str) -> &[Link] {
        self.by_target
            .get(&(way, target.to_owned()))
            .map_or(&[], Vec::as_slice)
    }

    /// How an account points at a target.
    pub(super) fn from(&self, did: &str, way: Way, target: &str) -> Option<&Link> {
        self.to(way, target).iter().find(|link| link.did == did)
    }

    /// What others did to an account and its records, newest first.
    pub(super) fn notifications(&self, did: &str) -> Vec<&Link> {
        let mut links: Vec<&Link> = self.by_recipient.get(did).into_iter().flatten().collect();
        links.sort_by_key(|link| std::cmp::Reverse(link.cursor()));
        links
    }
}

/// One page of links, newest first, and where it goes on.
pub(super) fn page<'a>(
    links: impl IntoIterator<Item = &'a Link>,
    cursor: Option<&str>,
    limit: usize,
) -> (Vec<&'a Link>, Option<String>) {
    let mut links: Vec<_> = links
        .into_iter()
        .map(|link| (link.cursor(), link))
        .collect();
    links.sort_by(|(a, _), (b, _)| b.cmp(a));
    links.retain(|(key, _)| cursor.is_none_or(|cursor| key.as_str() < cursor));
    let more = links.len() > limit;
    links.truncate(limit);
    let next = links.last().filter(|_| more).map(|(key, _)| key.clone());
    (links.into_iter().map(|(_, link)| link).collect(), next)
}

/// The earlier of what a record says and when it came, so that no clock can put it into the future.
pub(super) fn sort_at(stored: &Stored) -> String {
    let indexed = &stored.indexed_at;
    let created = stored
        .value
        .get("createdAt")
        .and_then(Value::as_str)
        .map(Datetime::from_wire);
    let micros = |time: &Datetime| time.unix_micros().ok();
    match created.as_ref().and_then(micros) {
        Some(created) if Some(created) < micros(&Datetime::from_wire(indexed)) => {
            Datetime::from_unix_micros(created).as_str().to_owned()
        }
        _ => indexed.clone(),
    }
}

/// The account that a target belongs to.
fn owner(target: &str) -> &str {
    let rest = target.strip_prefix("at://").unwrap_or(target);
    rest.split('/').next().unwrap_or(rest)
}

/// Everything that a record points at.
fn links(path: &str, value: &Value) -> Vec<(Way, String)> {
    let at = |pointer: &str| {
        value
            .pointer(pointer)
            .and_then(Value::as_str)
            .map(ToOwned::to_owned)
    };
    let mut found = Vec::new();
    let mut add =
        |way: Way, target: Option<String>| found.extend(target.map(|target| (way, target)));
    match path.split('/').next().unwrap_or(path) {
        LIKE => add(Way::Like, at("/subject/uri")),
        REPOST => add(Way::Repost, at("/subject/uri")),
        FOLLOW => add(Way::Follow, at("/subject")),
        POST => {
            add(Way::Reply, at("/reply/parent/uri"));
            let quoted = at("/embed/record/uri").or_else(|| at("/embed/record/record/uri"));
            add(
                Way::Quote,
                quoted.filter(|uri| AtUri::from_wire(uri).collection().is_some()),
            );
            let facets = value
                .get("facets")
                .and_then(Value::as_array)
                .into_iter()
                .flatten();
            let features = facets
                .filter_map(|facet| facet.get("features")?.as_array())
                .flatten();
            for feature in features {
                add(
                    Way::Mention,
                    feature
                        .get("did")
                        .and_then(Value::as_str)
                        .map(ToOwned::to_owned),
                );
            }
        }
        _ => {}
    }
    found
}
