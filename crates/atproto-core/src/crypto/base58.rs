//! base58btc, as keys use it. The conversion takes quadratic time, so the input is capped before it starts:
//! keys stand in documents that strangers wrote.

/// The longest text that is decoded. The longest key is under 100 characters; an attacker's is not.
pub const MAX_TEXT: usize = 512;

const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// Writes bytes as digits of base 58; each leading zero byte is a `1`.
pub fn encode(bytes: &[u8]) -> String {
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    // Digits of base 58, the least significant first.
    let mut digits: Vec<u8> = Vec::new();
    for byte in bytes {
        let mut carry = u32::from(*byte);
        for digit in &mut digits {
            carry += u32::from(*digit) << 8;
            *digit = low(carry % 58);
            carry /= 58;
        }
        while carry > 0 {
            digits.push(low(carry % 58));
            carry /= 58;
        }
    }
    let leading = std::iter::repeat_n('1', zeros);
    leading
        .chain(
            digits
                .iter()
                .rev()
                .filter_map(|digit| ALPHABET.get(usize::from(*digit)).copied().map(char::from)),
        )
        .collect()
}

/// Reads digits of base 58; `None` for a foreign character or more than [`MAX_TEXT`] of them.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    if text.len() > MAX_TEXT {
        return None;
    }
    let zeros = text.bytes().take_while(|byte| *byte == b'1').count();
    // Bytes, the least significant first.
    let mut bytes: Vec<u8> = Vec::new();
    for digit in text.bytes() {
        let mut carry = u32::try_from(ALPHABET.iter().position(|known| *known == digit)?).ok()?;
        for byte in &mut bytes {
            carry += u32::from(*byte) * 58;
            *byte = low(carry & 0xFF);
            carry >>= 8;
        }
        while carry > 0 {
            bytes.push(low(carry & 0xFF));
            carry >>= 8;
        }
    }
    bytes.extend(std::iter::repeat_n(0, zeros));
    bytes.reverse();
    Some(bytes)
}

/// A number that is known to fit a byte.
fn low(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::{MAX_TEXT, decode, encode};

    #[test]
    fn known_values() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"\0", "1"),
            (b"\0\0\x01", "112"),
            (b"Hello World!", "2NEpo7TZRRrLZSi2U"),
            (&[0xFF; 4], "7YXq9G"),
        ] {
            assert_eq!(encode(bytes), text);
            assert_eq!(decode(text).unwrap(), bytes);
        }
        for text in ["0", "O", "I", "l", "é", " 1"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }

    #[test]
    fn there_and_back() {
        for length in 0..80_u8 {
            let bytes: Vec<u8> = (0..length).map(|n: u8| n.wrapping_mul(151)).collect();
            assert_eq!(decode(&encode(&bytes)).unwrap(), bytes);
        }
    }

    /// dart B147: the input is capped, because the time is quadratic.
    #[test]
    fn b147_the_input_is_capped() {
        assert!(decode(&"z".repeat(MAX_TEXT)).is_some());
        assert_eq!(decode(&"z".repeat(MAX_TEXT + 1)), None);
    }
}
