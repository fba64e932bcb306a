//! Content identifiers of the two kinds that repositories have.

use std::fmt;

use data_encoding::BASE32_NOPAD;
use sha2::{Digest as _, Sha256};

/// A CIDv1 with a SHA-256 digest: of a DAG-CBOR block or of raw bytes.
#[derive(Clone, Copy, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub(in crate::pds) struct Cid {
    codec: u8,
    digest: [u8; 32],
}

const DAG_CBOR: u8 = 0x71;
const RAW: u8 = 0x55;

impl Cid {
    pub(in crate::pds) fn of_dag_cbor(block: &[u8]) -> Self {
        Self {
            codec: DAG_CBOR,
            digest: Sha256::digest(block).into(),
        }
    }

    pub(in crate::pds) fn of_raw(bytes: &[u8]) -> Self {
        Self {
            codec: RAW,
            digest: Sha256::digest(bytes).into(),
        }
    }

    pub(in crate::pds) fn to_bytes(self) -> [u8; 36] {
        let mut bytes = [0; 36];
        let (head, digest) = bytes.split_at_mut(4);
        head.copy_from_slice(&[1, self.codec, 0x12, 0x20]);
        digest.copy_from_slice(&self.digest);
        bytes
    }

    pub(in crate::pds) fn parse(text: &str) -> Option<Self> {
        let text = text
            .strip_prefix('b')
            .filter(|text| !text.bytes().any(|byte| byte.is_ascii_uppercase()))?;
        let bytes = BASE32_NOPAD
            .decode(text.to_ascii_uppercase().as_bytes())
            .ok()?;
        let (head, digest) = bytes.split_at_checked(4)?;
        match head {
            [1, codec @ (DAG_CBOR | RAW), 0x12, 0x20] => Some(Self {
                codec: *codec,
                digest: digest.try_into().ok()?,
            }),
            _ => None,
        }
    }
}

impl fmt::Display for Cid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "b{}",
            BASE32_NOPAD.encode(&self.to_bytes()).to_ascii_lowercase()
        )
    }
}

impl fmt::Debug for Cid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
