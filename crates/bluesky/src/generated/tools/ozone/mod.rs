// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone`.

pub mod communication;
pub mod hosting;
pub mod moderation;
pub mod queue;
pub mod report;
pub mod safelink;
pub mod server;
pub mod set;
pub mod setting;
pub mod signature;
pub mod team;
pub mod verification;
