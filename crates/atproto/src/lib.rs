//! The `com.atproto` client of the AT Protocol.
