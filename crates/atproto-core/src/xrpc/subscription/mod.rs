//! Event streams: one WebSocket, frame by frame.
//!
//! [`Subscribe`] is a subscription that is being put together. [`SubscriptionStream`] gives its typed messages,
//! [`FrameStream`] its frames with their payload as it came. Both are plain streams without a task behind them:
//!
//! - nothing connects before the first poll, and dropping the stream closes the connection;
//! - the socket is read only as fast as the stream is polled, so a slow consumer slows the server;
//! - a frame that cannot be read is an item with an error ([`Error::is_frame`](crate::Error::is_frame)), and the stream goes on;
//! - any other error is the last item;
//! - there is no timeout and no reconnection: see the `firehose` of the `atproto` crate for those.
//!
//! Source: the event stream specification of the AT Protocol; spec: Retries & Timeouts.

mod frame;
mod open;
mod stream;

pub use frame::Frame;
pub use open::Subscribe;
pub use stream::{FrameStream, SubscriptionStream};
