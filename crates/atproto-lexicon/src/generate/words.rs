//! Our own words for what people use most: `docs.toml`.

use std::collections::BTreeMap;

/// Texts by name: `app.bsky.feed.getTimeline`, or `app.bsky.feed.post.text` for a property of a definition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(BTreeMap<String, String>);

impl Words {
    /// Reads lines of the form `"name" = "text"`; empty lines and lines with `#` are left out.
    ///
    /// # Errors
    /// A line has another form; the message has its number.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut words = BTreeMap::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let pair = line.split_once(" = ").and_then(|(name, text)| {
                Some((
                    serde_json::from_str::<String>(name).ok()?,
                    serde_json::from_str::<String>(text).ok()?,
                ))
            });
            let Some((name, text)) = pair else {
                return Err(format!("line {}: expected \"name\" = \"text\"", number + 1));
            };
            words.insert(name, text);
        }
        Ok(Self(words))
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The names that have a text.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}
