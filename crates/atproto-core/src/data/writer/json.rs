//! JSON, the shortest there is.

use std::io::Write as _;

use data_encoding::BASE64_NOPAD;

use super::Writer;
use crate::data::Cid;
use crate::data::cursor::scan;

impl Writer {
    #[inline(never)]
    pub(super) fn json_text(&mut self, text: &str) {
        let bytes = text.as_bytes();
        self.out.push(b'"');
        let mut start = 0;
        loop {
            let end = scan::plain(bytes, start);
            self.out
                .extend_from_slice(bytes.get(start..end).unwrap_or_default());
            match bytes.get(end) {
                None => break,
                Some(b'"') => self.out.extend_from_slice(b"\\\""),
                Some(b'\\') => self.out.extend_from_slice(b"\\\\"),
                Some(b'\n') => self.out.extend_from_slice(b"\\n"),
                Some(b'\r') => self.out.extend_from_slice(b"\\r"),
                Some(b'\t') => self.out.extend_from_slice(b"\\t"),
                Some(8) => self.out.extend_from_slice(b"\\b"),
                Some(12) => self.out.extend_from_slice(b"\\f"),
                Some(control) => {
                    let _ = write!(self.out, "\\u{control:04x}");
                }
            }
            start = end + 1;
        }
        self.out.push(b'"');
    }

    pub(super) fn json_int(&mut self, value: i64) {
        let _ = write!(self.out, "{value}");
    }

    pub(super) fn json_bytes(&mut self, bytes: &[u8]) {
        let _ = write!(
            self.out,
            "{{\"$bytes\":\"{}\"}}",
            BASE64_NOPAD.encode_display(bytes)
        );
    }

    pub(super) fn json_link(&mut self, cid: &Cid) {
        let _ = write!(self.out, "{{\"$link\":\"{cid}\"}}");
    }
}
