//! Views of what hangs on a post.

use serde_json::{Value, json};

use super::{actors::Detail, index::Way, posts::typed};
use crate::pds::{
    json::{set, set_some},
    state::State,
};

impl State {
    /// The view of an embed of a post of `did`; nothing for kinds that the server does not know.
    pub(super) fn embed_view(
        &self,
        did: &str,
        embed: &Value,
        viewer: Option<&str>,
    ) -> Option<Value> {
        let kind = embed.get("$type")?.as_str()?;
        let view = match kind {
            "app.bsky.embed.images" => {
                let images = embed.get("images")?.as_array()?.iter();
                let images: Vec<Value> = images
                    .filter_map(|image| self.image_view(did, image))
                    .collect();
                json!({ "images": images })
            }
            "app.bsky.embed.external" => {
                let mut external = embed.get("external")?.clone();
                let thumb = external
                    .get("thumb")
                    .and_then(|thumb| self.image_url(did, thumb));
                set_some(&mut external, "thumb", thumb);
                json!({ "external": external })
            }
            "app.bsky.embed.video" => {
                let cid = embed.pointer("/video/ref/$link")?;
                let mut view =
                    json!({ "cid": cid, "playlist": self.image_url(did, embed.get("video")?)? });
                for name in ["alt", "aspectRatio"] {
                    set_some(&mut view, name, embed.get(name).cloned());
                }
                view
            }
            "app.bsky.embed.record" => json!({ "record": self.quoted(embed, viewer)? }),
            "app.bsky.embed.recordWithMedia" => json!({
                "record": { "record": self.quoted(embed.get("record")?, viewer)? },
                "media": self.embed_view(did, embed.get("media")?, viewer)?,
            }),
            _ => return None,
        };
        Some(typed(&format!("{kind}#view"), view))
    }

    fn image_view(&self, did: &str, image: &Value) -> Option<Value> {
        let url = self.image_url(did, image.get("image")?)?;
        let mut view = json!({ "thumb": url, "fullsize": url, "alt": image.get("alt")? });
        set_some(&mut view, "aspectRatio", image.get("aspectRatio").cloned());
        Some(view)
    }

    /// The view of a quoted record. Records that are no posts count as gone.
    fn quoted(&self, embed: &Value, viewer: Option<&str>) -> Option<Value> {
        let uri = embed.pointer("/record/uri")?.as_str()?;
        let Some(post) = self.post(uri) else {
            return Some(json!({
                "$type": "app.bsky.embed.record#viewNotFound", "uri": uri, "notFound": true,
            }));
        };
        let count = |way: Way| self.index.to(way, uri).len();
        let mut view = json!({
            "$type": "app.bsky.embed.record#viewRecord",
            "uri": uri,
            "cid": post.stored.cid.to_string(),
            "author": self.profile(post.account, viewer, Detail::Basic),
            "value": post.stored.value,
            "labels": [],
            "likeCount": count(Way::Like),
            "replyCount": count(Way::Reply),
            "repostCount": count(Way::Repost),
            "quoteCount": count(Way::Quote),
            "indexedAt": post.stored.indexed_at,
        });
        // One level only, so that posts that quote each other end.
        let media = post
            .stored
            .value
            .get("embed")
            .filter(|embed| embed.get("record").is_none());
        let embed = media.and_then(|embed| self.embed_view(&post.account.did, embed, viewer));
        set(&mut view, "embeds", Vec::from_iter(embed));
        Some(view)
    }
}
