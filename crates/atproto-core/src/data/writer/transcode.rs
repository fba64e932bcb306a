//! From one format to the other, value by value.

use super::Writer;
use crate::data::special::Special;
use crate::data::{Cursor, DecodeError, EncodeError, Raw, path};

impl Writer {
    /// Writes a raw value of the other format.
    pub(super) fn transcode(&mut self, raw: &Raw) {
        let copied = raw.cursor().and_then(|mut cursor| self.copy(&mut cursor));
        if let Err(mut error) = copied {
            error.set_path(path::locate_one(raw.bytes(), raw.format(), error.offset()));
            self.error
                .get_or_insert_with(|| EncodeError::new(error.to_string()));
        }
    }

    /// Writes one value. The depth limit of the cursor bounds the recursion.
    fn copy(&mut self, cursor: &mut Cursor<'_>) -> Result<(), DecodeError> {
        if let Some(special) = cursor.special()? {
            match special {
                Special::Link(cid) => self.link(&cid),
                Special::Bytes(bytes, _) => self.bytes(&bytes),
            }
        } else if cursor.at_object() {
            let open = self.open(false);
            let copied = cursor.entries(&mut |key, cursor| {
                if matches!(key, "$link" | "$bytes") && cursor.is_json() {
                    return cursor.wrong("`$link` and `$bytes` stand alone");
                }
                self.key(key);
                self.copy(cursor)
            });
            self.close(&open);
            copied?;
        } else if cursor.at_list() {
            let start = self.list_begin();
            let mut count = 0;
            cursor.items(&mut |cursor| {
                self.list_next(count);
                count += 1;
                self.copy(cursor)
            })?;
            self.list_end(start, count);
        } else if cursor.null()? {
            self.null();
        } else if cursor.at_text() {
            let text = cursor.text()?;
            self.string(&text);
        } else if cursor.at_boolean() {
            let value = cursor.boolean()?;
            self.boolean(value);
        } else {
            let value = cursor.int()?;
            self.int(value);
        }
        Ok(())
    }
}
