// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.defs`.

atproto_core::known_values! {
    /// `com.atproto.sync.defs#hostStatus`: a string with known values.
    pub struct HostStatus {
        ACTIVE = "active",
        IDLE = "idle",
        OFFLINE = "offline",
        THROTTLED = "throttled",
        BANNED = "banned",
    }
}
