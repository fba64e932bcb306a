//! Content identifiers.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE32_NOPAD;
use sha2::{Digest as _, Sha256};

/// DAG-CBOR: records, commits, tree nodes.
const DAG_CBOR: u8 = 0x71;
/// Raw bytes: blobs.
const RAW: u8 = 0x55;
const VERSION: u64 = 1;
const SHA_256: u64 = 0x12;
const DIGEST: usize = 32;
/// The longest that is accepted, in bytes.
const MAX_LEN: usize = 100;

/// A content identifier, version 1: which bytes are meant, by their hash.
///
/// What the protocol makes is SHA-256 of DAG-CBOR or of raw bytes. Others are read, compared and written, since links
/// in the wild have them. The text is base32 in lower case with the prefix `b`.
///
/// ```
/// use atproto_core::data::Cid;
///
/// let cid = Cid::of_raw(b"hello");
/// assert_eq!(cid.to_string(), "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq");
/// assert_eq!(cid.to_string().parse(), Ok(cid));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cid(Repr);

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Repr {
    Sha256 {
        codec: u8,
        digest: [u8; DIGEST],
    },
    /// The bytes of any other one.
    Other(Box<[u8]>),
}

/// Why something is no CID that the protocol knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CidError(&'static str);

impl fmt::Display for CidError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a CID: {}", self.0)
    }
}

impl std::error::Error for CidError {}

impl Cid {
    /// The CID of DAG-CBOR: a record, a commit, a tree node.
    pub fn of_dag_cbor(bytes: &[u8]) -> Self {
        Self::of(DAG_CBOR, bytes)
    }

    /// The CID of raw bytes: a blob.
    pub fn of_raw(bytes: &[u8]) -> Self {
        Self::of(RAW, bytes)
    }

    fn of(codec: u8, bytes: &[u8]) -> Self {
        Self(Repr::Sha256 {
            codec,
            digest: Sha256::digest(bytes).into(),
        })
    }

    /// Takes the bytes of a CID, without a prefix.
    ///
    /// # Errors
    /// When they are none of version 1, or more than 100.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, CidError> {
        let (cid, rest) = Self::read(bytes)?;
        if rest.is_empty() {
            Ok(cid)
        } else {
            Err(CidError("it is too long"))
        }
    }

    /// Takes the CID at the start of `bytes`; the second part is what follows it.
    ///
    /// # Errors
    /// When there is none of version 1 with at most 100 bytes.
    pub fn read(bytes: &[u8]) -> Result<(Self, &[u8]), CidError> {
        let (version, rest) = varint(bytes)?;
        if version != VERSION {
            return Err(CidError("it is not of version 1"));
        }
        let (codec, rest) = varint(rest)?;
        let (hash, rest) = varint(rest)?;
        let (length, rest) = varint(rest)?;
        let split = usize::try_from(length)
            .ok()
            .and_then(|length| rest.split_at_checked(length));
        let (digest, rest) = split.ok_or(CidError("it is too short"))?;
        if hash == SHA_256 {
            let digest = <[u8; DIGEST]>::try_from(digest);
            let digest = digest.map_err(|_| CidError("its hash is not 32 bytes"))?;
            // Other codecs of less than 128 would fit as well, but their varint has one byte only below that.
            if let Ok(codec @ (DAG_CBOR | RAW)) = u8::try_from(codec) {
                return Ok((Self(Repr::Sha256 { codec, digest }), rest));
            }
        }
        let length = bytes.len() - rest.len();
        match bytes.get(..length) {
            Some(bytes) if length <= MAX_LEN => Ok((Self(Repr::Other(bytes.into())), rest)),
            _ => Err(CidError("it is too long")),
        }
    }

    /// The bytes, without a prefix.
    pub fn to_bytes(&self) -> Vec<u8> {
        match &self.0 {
            Repr::Sha256 { codec, digest } => {
                let mut bytes = Vec::with_capacity(4 + DIGEST);
                bytes.extend_from_slice(&[1, *codec, 0x12, 0x20]);
                bytes.extend_from_slice(digest);
                bytes
            }
            Repr::Other(bytes) => bytes.to_vec(),
        }
    }

    /// Takes the text of a CID: base32 in lower case with the prefix `b`.
    ///
    /// # Errors
    /// When it is of another base or version, or not the one text that its CID has.
    pub fn parse(text: &str) -> Result<Self, CidError> {
        if text.starts_with("Qm") {
            return Err(CidError("it is of version 0"));
        }
        let Some(body) = text.strip_prefix('b') else {
            return Err(CidError("it is not base32 in lower case"));
        };
        if text.len() > MAX_LEN * 2 || body.bytes().any(|byte| byte.is_ascii_uppercase()) {
            return Err(CidError("it is not base32 in lower case"));
        }
        let bytes = BASE32_NOPAD
            .decode(body.to_ascii_uppercase().as_bytes())
            .map_err(|_| CidError("it is not base32 in lower case"))?;
        Self::from_bytes(&bytes)
    }

    /// Whether it is the CID of these bytes; false for every hash but SHA-256.
    pub fn verifies(&self, bytes: &[u8]) -> bool {
        match &self.0 {
            Repr::Sha256 { digest, .. } => digest == &<[u8; DIGEST]>::from(Sha256::digest(bytes)),
            Repr::Other(_) => false,
        }
    }

    /// Whether it names DAG-CBOR by SHA-256.
    pub fn is_dag_cbor(&self) -> bool {
        matches!(
            self.0,
            Repr::Sha256 {
                codec: DAG_CBOR,
                ..
            }
        )
    }

    /// Whether it names raw bytes by SHA-256.
    pub fn is_raw(&self) -> bool {
        matches!(self.0, Repr::Sha256 { codec: RAW, .. })
    }
}

/// Reads a varint in its shortest form; the second part is what follows it.
fn varint(bytes: &[u8]) -> Result<(u64, &[u8]), CidError> {
    let mut value = 0;
    for (index, byte) in bytes.iter().enumerate().take(9) {
        value |= u64::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            if *byte == 0 && index > 0 {
                return Err(CidError("a number is not in its shortest form"));
            }
            return Ok((value, bytes.get(index + 1..).unwrap_or_default()));
        }
    }
    Err(CidError("it is too short"))
}

/// The raw CID of 32 zero bytes: a placeholder for decoders.
#[doc(hidden)]
impl Default for Cid {
    fn default() -> Self {
        Self(Repr::Sha256 {
            codec: RAW,
            digest: [0; DIGEST],
        })
    }
}

impl fmt::Display for Cid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = BASE32_NOPAD.encode(&self.to_bytes());
        f.pad(&format!("b{}", text.to_ascii_lowercase()))
    }
}

impl fmt::Debug for Cid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cid({self})")
    }
}

impl FromStr for Cid {
    type Err = CidError;

    fn from_str(text: &str) -> Result<Self, CidError> {
        Self::parse(text)
    }
}

impl serde::Serialize for Cid {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Cid {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Self::parse(&text).map_err(serde::de::Error::custom)
    }
}
