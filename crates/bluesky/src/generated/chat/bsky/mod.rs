// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky`.

pub mod actor;
pub mod auth_full_chat_client;
pub mod convo;
pub mod embed;
pub mod group;
pub mod moderation;
pub mod notification;
