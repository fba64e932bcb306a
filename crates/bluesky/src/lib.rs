//! The Bluesky client.

pub mod generated;

pub use generated::{app, chat, tools};
