//! Stand-in until the data model lands: the signatures that calls and generated code need.
#![allow(missing_docs, clippy::pedantic, unused)]
use bytes::Bytes;
#[derive(Debug)]
pub struct Writer;
pub trait Encode {
    fn encode(&self, w: &mut Writer);
}
pub trait Object {
    fn write(&self, w: &mut Writer);
    fn kept(&self) -> &Extra;
}
pub fn encode_json(_v: &impl Encode) -> Vec<u8> {
    Vec::new()
}
#[derive(Clone, Debug)]
pub struct Warning {
    pub path: String,
    pub message: String,
}
#[derive(Debug)]
pub struct Decoded<T> {
    pub value: T,
    pub warnings: Vec<Warning>,
}
impl<T> Decoded<T> {
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Decoded<U> {
        Decoded {
            value: f(self.value),
            warnings: self.warnings,
        }
    }
}
#[derive(Clone, Debug, thiserror::Error)]
#[error("{path}: {message}")]
pub struct DecodeError {
    pub path: String,
    pub message: String,
}
#[derive(Debug)]
pub struct Cursor<'a>(&'a [u8]);
pub trait Decode: Sized {
    fn decode(c: &mut Cursor<'_>) -> Result<Self, DecodeError>;
}
pub fn decode_json<T: Decode>(body: &Bytes) -> Result<Decoded<T>, DecodeError> {
    Ok(Decoded {
        value: T::decode(&mut Cursor(body))?,
        warnings: Vec::new(),
    })
}
pub fn decode_dag_cbor<T: Decode>(body: &Bytes) -> Result<Decoded<T>, DecodeError> {
    decode_json(body)
}
pub struct Shape {
    pub names: &'static [&'static str],
    pub required: u64,
}
pub trait Fields {
    fn field(&mut self, index: usize, c: &mut Cursor<'_>) -> Result<(), DecodeError>;
    fn extra(&mut self) -> &mut Extra;
}
#[derive(Clone, Debug, Default)]
pub struct Extra(Vec<(String, Raw)>);
#[derive(Clone, Debug, Default)]
pub struct Raw(Bytes);
#[derive(Clone, Debug, Default)]
pub struct Blob(Bytes);
#[derive(Clone, Debug, Default)]
pub struct CidLink(Bytes);
#[derive(Clone, Debug, Default)]
pub struct LexBytes(Bytes);
#[derive(Clone, Debug, Default)]
pub struct Unknown(Bytes);
impl Raw {
    pub fn of(value: &impl Encode) -> Self {
        Self::default()
    }
    pub fn decode<T: Decode>(&self) -> Result<T, DecodeError> {
        Ok(self.decode_with_warnings()?.value)
    }
    pub fn decode_with_warnings<T: Decode>(&self) -> Result<Decoded<T>, DecodeError> {
        decode_json(&self.0)
    }
}
impl<'a> Cursor<'a> {
    pub fn object(&mut self, s: &'static Shape, f: &mut dyn Fields) -> Result<(), DecodeError> {
        Ok(())
    }
    pub fn opt<T: Decode>(&mut self) -> Result<Option<T>, DecodeError> {
        Ok(None)
    }
    pub fn nullable<T: Decode>(&mut self) -> Result<Option<T>, DecodeError> {
        Ok(None)
    }
    pub fn union(
        &mut self,
        tags: &[&str],
        firsts: &[&str],
        f: &mut dyn FnMut(&mut Cursor<'_>, usize) -> Result<(), DecodeError>,
    ) -> Result<Option<Unknown>, DecodeError> {
        Ok(None)
    }
}
impl Writer {
    pub fn object(&mut self, tag: Option<&str>, v: &dyn Object) {}
    pub fn field<T: Encode>(&mut self, n: &str, v: &T) {}
    pub fn opt<T: Encode>(&mut self, n: &str, v: &Option<T>) {}
    pub fn nullable<T: Encode>(&mut self, n: &str, v: &Option<T>) {}
}
macro_rules! stub { ($($t:ty),*) => {$(
 impl Decode for $t { fn decode(c: &mut Cursor<'_>) -> Result<Self, DecodeError> { Ok(Default::default()) } }
 impl Encode for $t { fn encode(&self, w: &mut Writer) {} }
)*} }
stub!(
    String,
    i64,
    bool,
    Raw,
    Blob,
    CidLink,
    LexBytes,
    Unknown,
    compact_str::CompactString
);
impl<T: Decode> Decode for Box<T> {
    fn decode(c: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        T::decode(c).map(Box::new)
    }
}
impl<T: Decode> Decode for Vec<T> {
    fn decode(c: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        Ok(Vec::new())
    }
}
impl<T: Encode> Encode for Box<T> {
    fn encode(&self, w: &mut Writer) {}
}
impl<T: Encode> Encode for Vec<T> {
    fn encode(&self, w: &mut Writer) {}
}
macro_rules! stubs { ($($t:ident),*) => {$(
 impl Decode for crate::syntax::$t { fn decode(c: &mut Cursor<'_>) -> Result<Self, DecodeError> { Ok(Default::default()) } }
 impl Encode for crate::syntax::$t { fn encode(&self, w: &mut Writer) {} }
)*} }
stubs!(
    Did,
    Handle,
    Nsid,
    AtUri,
    Tid,
    RecordKey,
    CidString,
    Datetime,
    Language,
    Uri,
    AtIdentifier
);
pub enum RecordKeyKind {
    Tid,
    Any,
    Nsid,
    Literal(&'static str),
}
pub trait Record: Encode + Decode {
    const NSID: &'static str;
    const KEY: RecordKeyKind;
}
#[macro_export]
macro_rules! impl_serde {
    ($t:ty) => {};
}
