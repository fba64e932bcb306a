//! Listings, page by page.
//!
//! A server cuts a long list into pages and hands out a cursor for the next one. [`Pages`] follows the cursors, and ends
//! where a loop written in a hurry does not: on a page without a cursor, on an empty page (some servers go on handing out
//! cursors behind the end), and on a cursor that was there before (which would go round for ever).

use std::{
    collections::{HashSet, VecDeque},
    fmt,
    future::{Future as _, IntoFuture as _, poll_fn},
    pin::Pin,
    task::{Context, Poll, ready},
};

use futures_core::Stream;

use super::{Call, CallFuture, Endpoint, Response};
use crate::{Error, clock::BoxFuture};

/// A query that answers page by page: its parameters and its output both have a `cursor`.
///
/// Generated for every such query of the lexicons whose output has a list. Implement it for an endpoint of your own and
/// its calls get [`pages`](Call::pages) and [`items`](Call::items) as well.
pub trait Paginated: Endpoint + Clone + 'static {
    /// What one page is a list of.
    type Item: Send + 'static;

    /// Asks for the page that `cursor` names.
    fn set_cursor(&mut self, cursor: &str);

    /// The cursor of the next page; `None` on the last page.
    fn cursor(output: &Self::Output) -> Option<&str>;

    /// How many items the page has.
    fn len(output: &Self::Output) -> usize;

    /// The items of the page, in the server's order.
    fn items(output: Self::Output) -> Vec<Self::Item>;
}

impl<E: Paginated> Call<E> {
    /// The pages of the listing, from where the call's own cursor says, as a stream. Each page is a call of its own, with
    /// the timeout and the retries that are set for this one.
    pub fn pages(self) -> Pages<E> {
        Pages {
            call: self,
            step: Step::Ready,
            seen: HashSet::new(),
            at: None,
            left: None,
            wait_out_rate_limit: false,
        }
    }

    /// The items of all pages as a stream; see [`pages`](Self::pages).
    pub fn items(self) -> Items<E> {
        Items {
            pages: self.pages(),
            page: VecDeque::new(),
        }
    }
}

/// The pages of a listing: a [`Stream`] of answers, made by [`Call::pages`].
///
/// The next page is asked for when the stream is polled for it, never ahead. An error is its last item;
/// [`cursor`](Self::cursor) then tells where to go on.
#[must_use = "streams do nothing unless polled"]
pub struct Pages<E: Paginated> {
    call: Call<E>,
    step: Step<E::Output>,
    seen: HashSet<String>,
    at: Option<String>,
    left: Option<usize>,
    wait_out_rate_limit: bool,
}

enum Step<T> {
    Ready,
    Waiting(BoxFuture<'static, ()>),
    Calling(CallFuture<T>),
    Done,
}

impl<E: Paginated> Pages<E> {
    /// Asks for at most `pages` pages; as many as there are by default.
    pub fn max_pages(mut self, pages: usize) -> Self {
        self.left = Some(pages);
        self
    }

    /// Whether to wait before the next page when the server says that the caller's budget is spent, until it says that
    /// the budget is back but at most 60 seconds; `false` by default, and the next page may then be a 429.
    pub fn wait_out_rate_limit(mut self, wait: bool) -> Self {
        self.wait_out_rate_limit = wait;
        self
    }

    /// The cursor of the page that was asked for last or is next; `None` while that is the first. After an error, a new
    /// call can begin there.
    pub fn cursor(&self) -> Option<&str> {
        self.at.as_deref()
    }

    /// The next page; `None` at the end. Cancel-safe: dropping the future loses no page.
    pub async fn next(&mut self) -> Option<Result<Response<E::Output>, Error>> {
        poll_fn(|cx| self.poll_page(cx)).await
    }

    /// Decides from a page whether there is another, and makes ready for it.
    fn turn(&mut self, page: &Response<E::Output>) {
        self.left = self.left.map(|left| left.saturating_sub(1));
        self.step = Step::Done;
        let Some(cursor) = E::cursor(&page.data).filter(|cursor| !cursor.is_empty()) else {
            return;
        };
        if E::len(&page.data) == 0 || !self.seen.insert(cursor.to_owned()) {
            return;
        }
        self.at = Some(cursor.to_owned());
        self.call.endpoint_mut().set_cursor(cursor);
        self.step = if self.wait_out_rate_limit && page.rate_limit.is_exceeded() {
            let limit = page.rate_limit.clone();
            Step::Waiting(Box::pin(async move {
                limit.wait_until_reset().await;
            }))
        } else {
            Step::Ready
        };
    }

    fn poll_page(
        &mut self,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Response<E::Output>, Error>>> {
        loop {
            match &mut self.step {
                Step::Done => return Poll::Ready(None),
                Step::Ready | Step::Waiting(_) if self.left == Some(0) => self.step = Step::Done,
                Step::Ready => self.step = Step::Calling(self.call.clone().into_future()),
                Step::Waiting(wait) => {
                    ready!(wait.as_mut().poll(cx));
                    self.step = Step::Ready;
                }
                Step::Calling(call) => {
                    let page = ready!(Pin::new(call).poll(cx));
                    match &page {
                        Ok(page) => self.turn(page),
                        Err(_) => self.step = Step::Done,
                    }
                    return Poll::Ready(Some(page));
                }
            }
        }
    }
}

// No field is ever pinned in place: the futures are boxed.
impl<E: Paginated> Unpin for Pages<E> {}

impl<E: Paginated> Stream for Pages<E> {
    type Item = Result<Response<E::Output>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.poll_page(cx)
    }
}

impl<E: Paginated> fmt::Debug for Pages<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages")
            .field("nsid", &E::NSID)
            .field("pages", &self.seen.len())
            .finish_non_exhaustive()
    }
}

/// The items of a listing: a [`Stream`] over all its pages, made by [`Call::items`].
#[must_use = "streams do nothing unless polled"]
pub struct Items<E: Paginated> {
    pages: Pages<E>,
    page: VecDeque<E::Item>,
}

impl<E: Paginated> Items<E> {
    /// Asks for at most `pages` pages; as many as there are by default.
    pub fn max_pages(mut self, pages: usize) -> Self {
        self.pages = self.pages.max_pages(pages);
        self
    }

    /// See [`Pages::wait_out_rate_limit`].
    pub fn wait_out_rate_limit(mut self, wait: bool) -> Self {
        self.pages = self.pages.wait_out_rate_limit(wait);
        self
    }

    /// The next item; `None` at the end. Cancel-safe: dropping the future loses no item.
    pub async fn next(&mut self) -> Option<Result<E::Item, Error>> {
        poll_fn(|cx| self.poll_item(cx)).await
    }

    fn poll_item(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<E::Item, Error>>> {
        loop {
            if let Some(item) = self.page.pop_front() {
                return Poll::Ready(Some(Ok(item)));
            }
            match ready!(self.pages.poll_page(cx)) {
                Some(Ok(page)) => self.page = E::items(page.data).into(),
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                None => return Poll::Ready(None),
            }
        }
    }
}

impl<E: Paginated> Unpin for Items<E> {}

impl<E: Paginated> Stream for Items<E> {
    type Item = Result<E::Item, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.poll_item(cx)
    }
}

impl<E: Paginated> fmt::Debug for Items<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Items")
            .field("pages", &self.pages)
            .field("at_hand", &self.page.len())
            .finish()
    }
}
