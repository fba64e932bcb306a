//! The Bluesky client.
