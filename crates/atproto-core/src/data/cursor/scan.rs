//! The inner loop of JSON strings: find the next byte that is not plain text.

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// The place of the next quote, backslash or control character at or after `at`, or the end.
///
/// Sixteen bytes at a time: first whether there is one at all, which compilers turn into vector instructions.
#[inline]
pub(in crate::data) fn plain(bytes: &[u8], mut at: usize) -> usize {
    while let Some(chunk) = bytes.get(at..).and_then(<[u8]>::first_chunk::<16>) {
        let mut any = false;
        for byte in chunk {
            any |= is_special(*byte);
        }
        if any {
            let (low, high) = chunk.split_at(8);
            return match specials(low) {
                0 => at + 8 + first(specials(high)),
                found => at + first(found),
            };
        }
        at += 16;
    }
    while bytes.get(at).is_some_and(|byte| !is_special(*byte)) {
        at += 1;
    }
    at
}

#[inline]
fn is_special(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

/// The high bit of the first special byte is set, and perhaps those of some after it.
#[inline]
fn specials(eight: &[u8]) -> u64 {
    let word = u64::from_le_bytes(eight.try_into().unwrap_or_default());
    let quote = word ^ (ONES * 0x22);
    let backslash = word ^ (ONES * 0x5c);
    let zero = |word: u64| word.wrapping_sub(ONES) & !word;
    let control = word.wrapping_sub(ONES * 0x20) & !word;
    (zero(quote) | zero(backslash) | control) & HIGHS
}

#[inline]
fn first(found: u64) -> usize {
    (found.trailing_zeros() / 8) as usize
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn every_special_byte_is_found_at_every_place() {
        for special in (0..0x20).chain([b'"', b'\\']) {
            for length in 0..40 {
                let mut bytes = vec![0xc3_u8; length];
                assert_eq!(plain(&bytes, 0), length);
                bytes.push(special);
                bytes.extend_from_slice(b"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"");
                assert_eq!(plain(&bytes, 0), length, "{special:#x} after {length}");
            }
        }
    }
}
