//! CAR files: the blocks of a repository, or of one commit, in a row.

use bytes::Bytes;

use super::{Cid, CidError, DecodeError, Raw, Value};

/// A CAR file of version 1 whose blocks are checked when they are taken out: what [`get`](Self::get) gives has the hash
/// that its CID says. Blocks are slices of the file.
///
/// Source: the CAR v1 specification, and the repository specification of the AT Protocol.
#[derive(Clone, Debug, Default)]
pub struct Car {
    roots: Vec<Cid>,
    /// Sorted by CID; the first of two with the same CID counts.
    blocks: Vec<(Cid, Bytes)>,
}

/// Why a CAR file, or a block of it, cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CarError {
    /// A length that does not end within 63 bits.
    #[error("the length at byte {offset} is no varint")]
    Varint {
        /// Where it begins.
        offset: usize,
    },
    /// A length that goes beyond the end.
    #[error("the section at byte {offset} has {length} bytes, and the file ends before")]
    CutOff {
        /// Where its length begins.
        offset: usize,
        /// How long it says it is.
        length: u64,
    },
    /// The header is not DAG-CBOR.
    #[error("the header cannot be read: {0}")]
    Header(#[source] DecodeError),
    /// The header is of another version, or has no list of roots.
    #[error("the header is not of version 1 with a list of roots")]
    Version,
    /// A section does not begin with a CID.
    #[error("the section at byte {offset} does not begin with a CID: {source}")]
    Cid {
        /// Where its length begins.
        offset: usize,
        /// Why.
        source: CidError,
    },
    /// A block is not what its CID says, or its CID has a hash that is not SHA-256.
    #[error("the block of {0} has another hash")]
    Hash(Box<Cid>),
}

impl Car {
    /// Reads the structure of a file. Blocks are not hashed yet.
    ///
    /// # Errors
    /// The file is no CAR file of version 1, or is cut off.
    pub fn read(file: &Bytes) -> Result<Self, CarError> {
        let mut at = 0;
        let header = section(file, &mut at)?;
        let roots = roots(header)?;
        let mut blocks = Vec::new();
        while at < file.len() {
            let offset = at;
            let section = section(file, &mut at)?;
            let (cid, rest) =
                Cid::read(&section).map_err(|source| CarError::Cid { offset, source })?;
            let block = section.slice_ref(rest);
            blocks.push((cid, block));
        }
        blocks.sort_by(|(left, _), (right, _)| left.cmp(right));
        blocks.dedup_by(|(later, _), (earlier, _)| later == earlier);
        Ok(Self { roots, blocks })
    }

    /// The roots: the commit, for files of the protocol.
    pub fn roots(&self) -> &[Cid] {
        &self.roots
    }

    /// The block of this CID, its hash checked; `None` if the file does not have it.
    ///
    /// # Errors
    /// [`CarError::Hash`] if the file has something else under this CID.
    pub fn get(&self, cid: &Cid) -> Result<Option<&Bytes>, CarError> {
        let Ok(place) = self.blocks.binary_search_by(|(found, _)| found.cmp(cid)) else {
            return Ok(None);
        };
        let Some((_, block)) = self.blocks.get(place) else {
            return Ok(None);
        };
        if cid.verifies(block) {
            Ok(Some(block))
        } else {
            Err(CarError::Hash(Box::new(cid.clone())))
        }
    }

    /// All blocks, each with its hash checked, in the order of their CIDs.
    pub fn blocks(&self) -> impl Iterator<Item = Result<(&Cid, &Bytes), CarError>> {
        self.blocks.iter().map(|(cid, block)| {
            if cid.verifies(block) {
                Ok((cid, block))
            } else {
                Err(CarError::Hash(Box::new(cid.clone())))
            }
        })
    }

    /// How many blocks there are.
    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }
}

/// A length and that many bytes.
fn section(file: &Bytes, at: &mut usize) -> Result<Bytes, CarError> {
    let offset = *at;
    let mut length = 0u64;
    let mut shift = 0;
    loop {
        let byte = *file.get(*at).ok_or(CarError::CutOff {
            offset,
            length: length.max(1),
        })?;
        *at += 1;
        length |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            break;
        }
        shift += 7;
        if shift > 56 {
            return Err(CarError::Varint { offset });
        }
    }
    let cut_off = CarError::CutOff { offset, length };
    let end = usize::try_from(length)
        .ok()
        .and_then(|length| at.checked_add(length));
    let Some(end) = end.filter(|end| *end <= file.len()) else {
        return Err(cut_off);
    };
    let section = file.slice(*at..end);
    *at = end;
    Ok(section)
}

fn roots(header: Bytes) -> Result<Vec<Cid>, CarError> {
    let header = Raw::from_dag_cbor(header)
        .and_then(|header| header.to_value())
        .map_err(CarError::Header)?;
    if header.get("version").and_then(Value::as_integer) != Some(1) {
        return Err(CarError::Version);
    }
    let roots = header.get("roots").and_then(Value::as_array);
    let roots = roots.ok_or(CarError::Version)?.iter();
    roots
        .map(|root| match root {
            Value::Link(cid) => Ok(cid.clone()),
            _ => Err(CarError::Version),
        })
        .collect()
}

/// Writes a CAR file of version 1.
pub fn write_car<'a>(
    roots: &[Cid],
    blocks: impl IntoIterator<Item = (&'a Cid, &'a [u8])>,
) -> Vec<u8> {
    let header = Value::Object(
        [
            ("version".to_owned(), Value::Integer(1)),
            (
                "roots".to_owned(),
                Value::Array(roots.iter().cloned().map(Value::Link).collect()),
            ),
        ]
        .into(),
    )
    .to_dag_cbor();
    let mut file = Vec::new();
    push_length(&mut file, header.len());
    file.extend_from_slice(&header);
    for (cid, block) in blocks {
        let cid = cid.to_bytes();
        push_length(&mut file, cid.len() + block.len());
        file.extend_from_slice(&cid);
        file.extend_from_slice(block);
    }
    file
}

fn push_length(file: &mut Vec<u8>, length: usize) {
    let mut rest = length as u64;
    loop {
        #[allow(clippy::cast_possible_truncation, reason = "seven bits")]
        let byte = (rest & 0x7f) as u8;
        rest >>= 7;
        if rest == 0 {
            file.push(byte);
            return;
        }
        file.push(byte | 0x80);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> (Cid, Vec<u8>) {
        let block = Value::from("hi").to_dag_cbor();
        let cid = Cid::of_dag_cbor(&block);
        let file = write_car(std::slice::from_ref(&cid), [(&cid, block.as_slice())]);
        (cid, file)
    }

    #[test]
    fn what_is_written_is_read() {
        let (cid, file) = file();
        let car = Car::read(&file.into()).unwrap();
        assert_eq!(car.roots(), std::slice::from_ref(&cid));
        assert_eq!(car.len(), 1);
        assert!(car.get(&cid).unwrap().is_some());
        assert!(car.get(&Cid::of_raw(b"other")).unwrap().is_none());
    }

    /// FH 18, B92, H1: a block with another content than its CID says never gets out.
    #[test]
    fn fh_18_a_block_with_a_wrong_hash_is_an_error() {
        let (cid, mut file) = file();
        *file.last_mut().unwrap() ^= 1;
        let car = Car::read(&file.into()).unwrap();
        assert_eq!(car.get(&cid), Err(CarError::Hash(Box::new(cid))));
        assert!(car.blocks().all(|block| block.is_err()));
    }

    /// FH 18: a hash that is not SHA-256 cannot be checked, so its block does not get out.
    #[test]
    fn fh_18_an_unknown_hash_is_an_error() {
        let (_, file) = file();
        let (header, _) = file.split_at(usize::from(file[0]) + 1);
        let identity = [0x01, 0x55, 0x00, 0x02, b'h', b'i'];
        let mut odd = header.to_vec();
        push_length(&mut odd, identity.len() + 2);
        odd.extend_from_slice(&identity);
        odd.extend_from_slice(b"hi");
        let car = Car::read(&odd.into()).unwrap();
        assert!(matches!(car.blocks().next(), Some(Err(CarError::Hash(_)))));
    }

    /// C32: whatever the lengths say, the error is typed and nothing is allocated for it.
    #[test]
    fn c32_broken_lengths_are_typed_errors() {
        let (_, whole) = file();
        let header = usize::from(whole[0]) + 1;
        let with = |tail: &[u8]| [&whole[..header], tail].concat();
        let overflow = [0xff; 10];
        let huge = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x3f];
        let cases: [(&str, Vec<u8>); 7] = [
            ("nothing", Vec::new()),
            (
                "a header beyond the end",
                [&[0xff, 0x7f][..], &[0; 8]].concat(),
            ),
            ("a header's length that overflows", overflow.to_vec()),
            ("a block beyond the end", with(&[0x50, 1, 2, 3])),
            ("a block's length that overflows", with(&overflow)),
            ("a block's length near 2^62", with(&huge)),
            ("a block without a CID", with(&[0x01, 0x00])),
        ];
        for (what, file) in cases {
            let error = Car::read(&file.into()).unwrap_err();
            assert!(!error.to_string().is_empty(), "{what}");
        }
        for length in 0..whole.len() {
            let cut = Bytes::copy_from_slice(&whole[..length]);
            let read = Car::read(&cut);
            assert!(read.is_err() || length == header, "{length}");
        }
    }

    #[test]
    fn another_version_is_refused() {
        let header = Value::from_json(br#"{"roots":[],"version":2}"#)
            .unwrap()
            .to_dag_cbor();
        let file = [&[u8::try_from(header.len()).unwrap()][..], &header].concat();
        assert_eq!(Car::read(&file.into()).unwrap_err(), CarError::Version);
    }
}
