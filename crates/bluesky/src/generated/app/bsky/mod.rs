// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky`.

pub mod actor;
pub mod ageassurance;
pub mod auth_create_posts;
pub mod auth_delete_content;
pub mod auth_full_app;
pub mod auth_manage_feed_declarations;
pub mod auth_manage_labeler_service;
pub mod auth_manage_moderation;
pub mod auth_manage_notifications;
pub mod auth_manage_profile;
pub mod auth_view_all;
pub mod bookmark;
pub mod contact;
pub mod draft;
pub mod embed;
pub mod feed;
pub mod graph;
pub mod labeler;
pub mod notification;
pub mod richtext;
pub mod unspecced;
pub mod video;
