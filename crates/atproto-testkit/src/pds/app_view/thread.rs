//! A post with what it answers and what answers it.

use serde_json::{Value, json};

use super::{
    index::Way,
    posts::{Post, not_found, typed},
};
use crate::pds::{
    call::{Auth, Call, Outcome, Reply, Route, query},
    failure::Failure,
    json::set,
    state::State,
};

pub(super) const ROUTES: &[Route] = &[query(
    "app.bsky.feed.getPostThread",
    Auth::Optional,
    get_post_thread,
)];

/// Further than this nothing is shown, whatever was asked: views are built by recursion.
const MAX_DEPTH: usize = 100;

const VIEW: &str = "app.bsky.feed.defs#threadViewPost";

fn get_post_thread(state: &mut State, call: &Call) -> Outcome {
    let uri = call.required("uri")?;
    let depth = number(call, "depth", 6)?;
    let height = number(call, "parentHeight", 80)?;
    let post = state
        .post(uri)
        .ok_or_else(|| Failure::named("NotFound", format!("Post not found: {uri}")))?;
    let mut view = state.thread(&post, call.viewer(), depth);
    if let Some(parent) = state.parent(&post, call.viewer(), height) {
        set(&mut view, "parent", parent);
    }
    Ok(Reply::Json(json!({ "thread": view })))
}

fn number(call: &Call, name: &str, default: usize) -> Result<usize, Failure> {
    let Some(text) = call.param(name) else {
        return Ok(default);
    };
    match text.parse::<usize>() {
        Ok(number) if number <= 1000 => Ok(number.min(MAX_DEPTH)),
        Ok(number) => Err(call.bad_param(&format!(
            "integer too big (maximum 1000, got {number}) at $.{name}"
        ))),
        Err(_) => Err(call.bad_param(&format!(
            "Expected integer value type (got \"{text}\") at $.{name}"
        ))),
    }
}

impl State {
    /// A post and its answers, oldest first, so many levels down.
    fn thread(&self, post: &Post<'_>, viewer: Option<&str>, depth: usize) -> Value {
        let mut view = json!({ "post": self.post_view(post, viewer), "threadContext": {} });
        if depth > 0 {
            let answers = self.index.to(Way::Reply, &post.uri()).iter();
            let answers: Vec<Value> = answers
                .filter_map(|link| Some(self.thread(&self.post(&link.uri())?, viewer, depth - 1)))
                .collect();
            set(&mut view, "replies", answers);
        }
        typed(VIEW, view)
    }

    /// What a post answers, and what that answers, so many levels up.
    fn parent(&self, post: &Post<'_>, viewer: Option<&str>, height: usize) -> Option<Value> {
        let (parent, _) = post.reply().filter(|_| height > 0)?;
        let Some(post) = self.post(parent) else {
            return Some(not_found(parent));
        };
        let mut view = self.thread(&post, viewer, 0);
        if let Some(parent) = self.parent(&post, viewer, height - 1) {
            set(&mut view, "parent", parent);
        }
        Some(view)
    }
}
