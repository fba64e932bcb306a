//! Rate limits as the reference server counts them: points in a window that opens with the first request.

use std::{
    collections::HashMap,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use http::{HeaderMap, HeaderName, HeaderValue};

/// How many points may be spent in how long, and on what.
///
/// The reference server's limits are set by default: 3000 requests in 5 minutes for an address, 30 sign-ins in 5
/// minutes and 300 in a day for an identifier, 5000 points of writes in an hour and 35000 in a day for an account
/// (3 for a creation, 2 for a replacement, 1 for a deletion). An address is the connection's, or the first of
/// `X-Forwarded-For`.
#[derive(Clone, Debug)]
pub struct RateLimit {
    limit: u64,
    window: Duration,
    what: What,
    whose: Whose,
}

#[derive(Clone, Debug)]
enum What {
    Everything,
    Method(String),
    Writes,
}

#[derive(Clone, Copy, Debug)]
enum Whose {
    Address,
    IdentifierAndAddress,
    Account,
}

impl RateLimit {
    /// `limit` requests of one address in `window`, any method. A limit of 0 refuses everything.
    pub fn new(limit: u64, window: Duration) -> Self {
        Self {
            limit,
            window,
            what: What::Everything,
            whose: Whose::Address,
        }
    }

    /// Only calls of this method.
    #[must_use]
    pub fn on(mut self, nsid: impl Into<String>) -> Self {
        self.what = What::Method(nsid.into());
        self
    }

    /// The limits of the reference server.
    pub fn reference() -> Vec<Self> {
        let minutes = |minutes: u64| Duration::from_secs(minutes * 60);
        let sign_in = |limit, window| Self {
            limit,
            window,
            what: What::Method("com.atproto.server.createSession".to_owned()),
            whose: Whose::IdentifierAndAddress,
        };
        let writes = |limit, window| Self {
            limit,
            window,
            what: What::Writes,
            whose: Whose::Account,
        };
        vec![
            Self::new(3000, minutes(5)),
            sign_in(30, minutes(5)),
            sign_in(300, minutes(24 * 60)),
            writes(5000, minutes(60)),
            writes(35000, minutes(24 * 60)),
        ]
    }
}

/// What is counted of a call.
#[derive(Debug)]
pub(super) struct Spending<'a> {
    pub(super) nsid: &'a str,
    pub(super) address: &'a str,
    pub(super) account: Option<&'a str>,
    /// The body, for the identifier of a sign-in and the operations of a batch.
    pub(super) input: Option<&'a serde_json::Value>,
}

impl Spending<'_> {
    fn points(&self, what: &What) -> u64 {
        match what {
            What::Everything => 1,
            What::Method(nsid) => u64::from(nsid == self.nsid),
            What::Writes => match self.nsid.strip_prefix("com.atproto.repo.") {
                Some("createRecord") => 3,
                Some("putRecord") => 2,
                Some("deleteRecord") => 1,
                Some("applyWrites") => self
                    .input
                    .and_then(|input| input.get("writes")?.as_array())
                    .map_or(0, |writes| writes.iter().map(batch_points).sum()),
                _ => 0,
            },
        }
    }

    fn key(&self, whose: Whose) -> String {
        match whose {
            Whose::Address => self.address.to_owned(),
            Whose::IdentifierAndAddress => {
                let identifier = self
                    .input
                    .and_then(|input| input.get("identifier")?.as_str());
                format!("{}-{}", identifier.unwrap_or_default(), self.address)
            }
            Whose::Account => self.account.unwrap_or_default().to_owned(),
        }
    }
}

fn batch_points(write: &serde_json::Value) -> u64 {
    match write.get("$type").and_then(serde_json::Value::as_str) {
        Some("com.atproto.repo.applyWrites#create") => 3,
        Some("com.atproto.repo.applyWrites#update") => 2,
        _ => 1,
    }
}

/// The limits of one server and what was spent of them.
#[derive(Debug)]
pub(super) struct Meter {
    limits: Vec<RateLimit>,
    buckets: HashMap<(usize, String), Bucket>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    ends: SystemTime,
    spent: u64,
}

/// The state of the tightest limit after a call was counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    limit: u64,
    remaining: u64,
    exceeded: bool,
    window: Duration,
    ends: SystemTime,
    now: SystemTime,
}

impl Meter {
    pub(super) fn new(limits: Vec<RateLimit>) -> Self {
        Self {
            limits,
            buckets: HashMap::new(),
        }
    }

    /// Sets other limits; what was spent is forgotten.
    pub(super) fn replace(&mut self, limits: Vec<RateLimit>) {
        *self = Self::new(limits);
    }

    pub(super) fn add(&mut self, limit: RateLimit) {
        self.limits.push(limit);
    }

    /// Counts a call against every limit that it falls under.
    pub(super) fn spend(&mut self, spending: &Spending<'_>, now: SystemTime) -> Option<Reading> {
        let mut tightest: Option<Reading> = None;
        for (index, limit) in self.limits.iter().enumerate() {
            let points = spending.points(&limit.what);
            if points == 0 {
                continue;
            }
            let bucket = self
                .buckets
                .entry((index, spending.key(limit.whose)))
                .or_insert(Bucket {
                    ends: now + limit.window,
                    spent: 0,
                });
            if bucket.ends <= now {
                *bucket = Bucket {
                    ends: now + limit.window,
                    spent: 0,
                };
            }
            bucket.spent = bucket.spent.saturating_add(points);
            let reading = Reading {
                limit: limit.limit,
                remaining: limit.limit.saturating_sub(bucket.spent),
                exceeded: bucket.spent > limit.limit,
                window: limit.window,
                ends: bucket.ends,
                now,
            };
            if tightest.is_none_or(|other| reading.is_tighter_than(&other)) {
                tightest = Some(reading);
            }
        }
        tightest
    }
}

impl Reading {
    fn is_tighter_than(&self, other: &Self) -> bool {
        (self.exceeded, other.remaining) > (other.exceeded, self.remaining)
    }

    /// Whether the call must be refused with 429.
    pub(super) fn exceeded(&self) -> bool {
        self.exceeded
    }

    /// Writes the headers that tell the client.
    pub(super) fn write(&self, headers: &mut HeaderMap) {
        let reset = self
            .ends
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            .as_millis()
            .div_ceil(1000);
        let policy = format!("{};w={}", self.limit, self.window.as_secs());
        let mut set = |name: &'static str, value: String| {
            if let Ok(value) = HeaderValue::try_from(value) {
                headers.insert(HeaderName::from_static(name), value);
            }
        };
        set("ratelimit-limit", self.limit.to_string());
        set("ratelimit-remaining", self.remaining.to_string());
        set("ratelimit-reset", reset.to_string());
        set("ratelimit-policy", policy);
        if self.exceeded {
            let wait = self
                .ends
                .duration_since(self.now)
                .unwrap_or_default()
                .as_millis()
                .div_ceil(1000);
            set("retry-after", wait.to_string());
        }
    }
}
