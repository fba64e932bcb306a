//! Public keys: their text forms, and what they verify.

use std::fmt;

use k256::ecdsa::signature::Verifier as _;

use super::{CryptoError, base58};

/// The longest text that is read as a key.
const MAX_KEY_TEXT: usize = 256;
const DID_KEY: &str = "did:key:";
const COMPRESSED_LEN: usize = 33;
const UNCOMPRESSED_LEN: usize = 65;

/// A curve of the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Curve {
    /// NIST P-256 (secp256r1), JWT algorithm `ES256`.
    P256,
    /// secp256k1, JWT algorithm `ES256K`.
    K256,
}

impl Curve {
    /// The name of its signatures in JWTs: `ES256` or `ES256K`.
    pub fn jwt_algorithm(self) -> &'static str {
        match self {
            Self::P256 => "ES256",
            Self::K256 => "ES256K",
        }
    }

    /// The multicodec of its public keys, as a varint.
    fn multicodec(self) -> [u8; 2] {
        match self {
            Self::P256 => [0x80, 0x24],
            Self::K256 => [0xE7, 0x01],
        }
    }
}

/// A public key of one of the two curves.
#[derive(Clone, PartialEq, Eq)]
pub struct PublicKey(Key);

#[derive(Clone, PartialEq, Eq)]
enum Key {
    P256(p256::ecdsa::VerifyingKey),
    K256(k256::ecdsa::VerifyingKey),
}

impl PublicKey {
    /// Reads `did:key:z…`.
    ///
    /// # Errors
    /// The text is not such a key, is longer than 256 characters, or names a point that is not on its curve.
    pub fn from_did_key(text: &str) -> Result<Self, CryptoError> {
        let multibase = text
            .strip_prefix(DID_KEY)
            .ok_or(CryptoError::Prefix { expected: DID_KEY })?;
        Self::from_multibase(multibase)
    }

    /// Reads the `publicKeyMultibase` of a `Multikey`: `z`, then base58btc of the key's multicodec and its
    /// compressed point.
    ///
    /// # Errors
    /// The text is not such a key, is longer than 256 characters, or names a point that is not on its curve.
    pub fn from_multibase(text: &str) -> Result<Self, CryptoError> {
        let bytes = decode_multibase(text)?;
        let (codec, point) = bytes
            .split_first_chunk::<2>()
            .ok_or(CryptoError::InvalidKey)?;
        let curve = [Curve::P256, Curve::K256]
            .into_iter()
            .find(|curve| curve.multicodec() == *codec);
        let curve = curve.ok_or(CryptoError::UnknownKeyType)?;
        if point.len() != COMPRESSED_LEN {
            return Err(CryptoError::InvalidKey);
        }
        Self::from_sec1(curve, point)
    }

    /// Reads the key of a DID document's verification method, by the method's `type`: a `Multikey`, or one of
    /// the legacy types `EcdsaSecp256r1VerificationKey2019` and `EcdsaSecp256k1VerificationKey2019`, whose
    /// multibase is the bare point, compressed or not, without a multicodec.
    ///
    /// # Errors
    /// The type is another one, or the text is not a key of this form.
    pub fn from_verification_method(kind: &str, multibase: &str) -> Result<Self, CryptoError> {
        let curve = match kind {
            "Multikey" => return Self::from_multibase(multibase),
            "EcdsaSecp256r1VerificationKey2019" => Curve::P256,
            "EcdsaSecp256k1VerificationKey2019" => Curve::K256,
            _ => return Err(CryptoError::UnknownKeyType),
        };
        Self::from_sec1(curve, &decode_multibase(multibase)?)
    }

    /// Reads a point in SEC1 form, compressed (33 bytes) or not (65 bytes).
    ///
    /// # Errors
    /// The bytes are not a point of the curve.
    pub fn from_sec1(curve: Curve, point: &[u8]) -> Result<Self, CryptoError> {
        if !matches!(point.len(), COMPRESSED_LEN | UNCOMPRESSED_LEN) {
            return Err(CryptoError::InvalidKey);
        }
        let key = match curve {
            Curve::P256 => p256::ecdsa::VerifyingKey::from_sec1_bytes(point).map(Key::P256),
            Curve::K256 => k256::ecdsa::VerifyingKey::from_sec1_bytes(point).map(Key::K256),
        };
        key.map(Self).map_err(|_| CryptoError::InvalidKey)
    }

    /// The curve of the key.
    pub fn curve(&self) -> Curve {
        match self.0 {
            Key::P256(_) => Curve::P256,
            Key::K256(_) => Curve::K256,
        }
    }

    /// The compressed point: 33 bytes.
    pub fn to_sec1(&self) -> Vec<u8> {
        match &self.0 {
            Key::P256(key) => key.to_sec1_point(true).as_bytes().to_vec(),
            Key::K256(key) => key.to_sec1_point(true).as_bytes().to_vec(),
        }
    }

    /// The `publicKeyMultibase` of a `Multikey`: `zDn…` for P-256, `zQ3s…` for K-256.
    pub fn to_multibase(&self) -> String {
        let mut bytes = self.curve().multicodec().to_vec();
        bytes.extend(self.to_sec1());
        format!("z{}", base58::encode(&bytes))
    }

    /// The key as a DID: `did:key:z…`.
    pub fn to_did_key(&self) -> String {
        format!("{DID_KEY}{}", self.to_multibase())
    }

    /// Checks a signature over the SHA-256 of a message.
    ///
    /// # Errors
    /// The signature is not 64 compact bytes, is not low-S, or does not match.
    pub fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), CryptoError> {
        if signature.len() != 64 {
            return Err(CryptoError::SignatureForm);
        }
        match &self.0 {
            Key::P256(key) => {
                let signature = p256::ecdsa::Signature::from_slice(signature)
                    .map_err(|_| CryptoError::SignatureForm)?;
                if signature.normalize_s() != signature {
                    return Err(CryptoError::HighS);
                }
                key.verify(message, &signature)
            }
            Key::K256(key) => {
                let signature = k256::ecdsa::Signature::from_slice(signature)
                    .map_err(|_| CryptoError::SignatureForm)?;
                if signature.normalize_s() != signature {
                    return Err(CryptoError::HighS);
                }
                key.verify(message, &signature)
            }
        }
        .map_err(|_| CryptoError::Mismatch)
    }

    pub(super) fn from_p256(key: p256::ecdsa::VerifyingKey) -> Self {
        Self(Key::P256(key))
    }

    pub(super) fn from_k256(key: k256::ecdsa::VerifyingKey) -> Self {
        Self(Key::K256(key))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PublicKey")
            .field(&self.to_did_key())
            .finish()
    }
}

impl fmt::Display for PublicKey {
    /// `did:key:z…`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_did_key())
    }
}

impl std::str::FromStr for PublicKey {
    type Err = CryptoError;

    /// Reads `did:key:z…`.
    fn from_str(text: &str) -> Result<Self, CryptoError> {
        Self::from_did_key(text)
    }
}

/// `z` and base58btc, with the length checked first: this runs on documents that strangers wrote.
fn decode_multibase(text: &str) -> Result<Vec<u8>, CryptoError> {
    if text.len() > MAX_KEY_TEXT {
        return Err(CryptoError::TooLong { max: MAX_KEY_TEXT });
    }
    let digits = text
        .strip_prefix('z')
        .ok_or(CryptoError::Prefix { expected: "z" })?;
    base58::decode(digits).ok_or(CryptoError::Base58)
}
