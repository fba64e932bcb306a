//! Bytes and links in any document: `{"$bytes": …}` and `{"$link": …}` in JSON, types of their own in DAG-CBOR.

use std::sync::LazyLock;

use bytes::Bytes;
use data_encoding::{BASE64, BASE64_NOPAD, Encoding};

use super::{Cid, Cursor, DecodeError};

/// A value that JSON has no type for.
pub(super) enum Special {
    Link(Cid),
    /// The bytes, and their base64 where it is not the one that we write: padded, or with bits beyond the last byte.
    Bytes(Bytes, Option<Box<str>>),
}

impl Cursor<'_> {
    /// Reads bytes or a link, or stays before anything else. The key must be alone and the text valid.
    pub(super) fn special(&mut self) -> Result<Option<Special>, DecodeError> {
        if self.cbor_has_bytes() {
            let range = self.cbor_bytes()?;
            return Ok(Some(Special::Bytes(self.share(range), None)));
        }
        if self.cbor_has_link() {
            return Ok(Some(Special::Link(self.cbor_link()?)));
        }
        if !self.is_json() || !self.at_object() {
            return Ok(None);
        }
        let mark = self.mark();
        let mut entries = self.open()?;
        let key = self.key(&mut entries)?;
        self.space();
        let start = self.offset();
        let special = match key.as_deref() {
            Some("$link") => Cid::parse(&self.text()?)
                .map(Special::Link)
                .map_err(|_| "`$link` is no CID"),
            Some("$bytes") => {
                let text = self.text()?;
                let bytes = base64(&text).ok_or("`$bytes` is no base64");
                bytes.map(|bytes| {
                    let odd = BASE64_NOPAD.encode(&bytes) != text;
                    Special::Bytes(bytes, odd.then(|| text.into()))
                })
            }
            _ => {
                self.rewind(mark);
                return Ok(None);
            }
        };
        let special = match special {
            Ok(special) => special,
            Err(what) => {
                self.jump(start);
                return self.wrong(what);
            }
        };
        if self.key(&mut entries)?.is_some() {
            return self.wrong("`$link` and `$bytes` stand alone");
        }
        Ok(Some(special))
    }
}

/// Base64 of the standard alphabet, padded or not. Bits beyond the last byte are ignored: the official vectors
/// have bytes whose text sets them.
fn base64(text: &str) -> Option<Bytes> {
    static PADDED: LazyLock<Encoding> = LazyLock::new(|| ignoring_trailing_bits(BASE64));
    static BARE: LazyLock<Encoding> = LazyLock::new(|| ignoring_trailing_bits(BASE64_NOPAD));
    let encoding = if text.ends_with('=') { &PADDED } else { &BARE };
    encoding.decode(text.as_bytes()).ok().map(Bytes::from)
}

fn ignoring_trailing_bits(strict: Encoding) -> Encoding {
    let mut specification = strict.specification();
    specification.check_trailing_bits = false;
    specification.encoding().unwrap_or(strict)
}
