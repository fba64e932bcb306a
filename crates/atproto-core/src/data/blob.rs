//! References to blobs, the lexicon type `blob`.

use super::{
    Cid, CidLink, Cursor, Decode, DecodeError, Encode, Extra, Fields, Object, Shape, Writer,
};

static SHAPE: Shape = Shape {
    names: &["ref", "mimeType", "size", "cid"],
    required: 0b0010,
    tag: Some("blob"),
};

/// A reference to a blob, such as an image: what it is, not its bytes.
///
/// `uploadBlob` answers one; use it as it comes. Old records have a form without size, `{"cid", "mimeType"}`, which is
/// read wherever a blob is expected and written again as it came, but never made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blob {
    link: Option<CidLink>,
    legacy: Option<CidLink>,
    mime_type: String,
    size: Option<i64>,
    extra: Extra,
}

impl Blob {
    /// A reference to raw bytes of this type and size.
    pub fn new(cid: Cid, mime_type: impl Into<String>, size: i64) -> Self {
        Self {
            link: Some(cid.into()),
            mime_type: mime_type.into(),
            size: Some(size),
            ..Self::default()
        }
    }

    /// The CID of the bytes. `None` only in the default value.
    pub fn cid(&self) -> Option<&Cid> {
        self.link
            .as_ref()
            .or(self.legacy.as_ref())
            .map(CidLink::cid)
    }

    /// The media type as it was declared: `image/jpeg`; some records have `*/*` or nothing.
    pub fn mime_type(&self) -> &str {
        &self.mime_type
    }

    /// The size in bytes as it was declared; `None` in the legacy form.
    pub fn size(&self) -> Option<i64> {
        self.size
    }

    /// Whether it came in the legacy form.
    pub fn is_legacy(&self) -> bool {
        self.link.is_none() && self.legacy.is_some()
    }

    /// What it was decoded with besides.
    pub fn extra(&self) -> &Extra {
        &self.extra
    }
}

impl Fields for Blob {
    fn field(&mut self, index: usize, cursor: &mut Cursor<'_>) -> Result<(), DecodeError> {
        match index {
            0 => self.link = Some(CidLink::decode(cursor)?),
            1 => self.mime_type = cursor.string()?,
            2 => self.size = Some(cursor.int()?),
            _ => self.legacy = cursor.opt()?,
        }
        Ok(())
    }

    fn extra(&mut self) -> &mut Extra {
        &mut self.extra
    }
}

impl Decode for Blob {
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        cursor.space();
        let mark = cursor.mark();
        let mut blob = Self::default();
        cursor.object(&SHAPE, &mut blob)?;
        let what = match (&blob.link, &blob.legacy) {
            (Some(link), _) if link.is_text() => "the `ref` of a blob is no link",
            (Some(_), _) if blob.size.is_none() => "a blob lacks `size`",
            (None, None) => "a blob lacks `ref`",
            _ => return Ok(blob),
        };
        cursor.jump(mark.at);
        cursor.wrong(what)
    }
}

impl Object for Blob {
    fn write(&self, writer: &mut Writer) {
        writer.opt("ref", &self.link);
        writer.opt("cid", &self.legacy);
        writer.field("mimeType", &self.mime_type);
        writer.opt("size", &self.size);
    }

    fn kept(&self) -> &Extra {
        &self.extra
    }
}

impl Encode for Blob {
    fn encode(&self, writer: &mut Writer) {
        writer.object(SHAPE.tag, self);
    }
}

super::impl_serde!(Blob);
