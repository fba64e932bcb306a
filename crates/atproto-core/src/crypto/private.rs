//! Private keys: making, keeping, signing.

use std::fmt;

use k256::ecdsa::signature::Signer as _;
use k256::elliptic_curve::Generate as _;

use super::{CryptoError, Curve, PublicKey};

/// A private key of one of the two curves. It is wiped from memory when dropped, and never shown.
#[derive(Clone)]
pub struct PrivateKey(Key);

#[derive(Clone)]
enum Key {
    P256(p256::ecdsa::SigningKey),
    K256(k256::ecdsa::SigningKey),
}

impl PrivateKey {
    /// A new P-256 key, from the system's randomness.
    ///
    /// # Errors
    /// The system has no randomness to give.
    pub fn generate_p256() -> Result<Self, CryptoError> {
        p256::ecdsa::SigningKey::try_generate()
            .map(|key| Self(Key::P256(key)))
            .map_err(|_| CryptoError::Random)
    }

    /// A new K-256 key, from the system's randomness.
    ///
    /// # Errors
    /// The system has no randomness to give.
    pub fn generate_k256() -> Result<Self, CryptoError> {
        k256::ecdsa::SigningKey::try_generate()
            .map(|key| Self(Key::K256(key)))
            .map_err(|_| CryptoError::Random)
    }

    /// A key that was kept: 32 bytes, big-endian.
    ///
    /// # Errors
    /// The bytes are not a scalar of the curve, or not 32.
    pub fn from_bytes(curve: Curve, bytes: &[u8]) -> Result<Self, CryptoError> {
        if bytes.len() != 32 {
            return Err(CryptoError::InvalidKey);
        }
        let key = match curve {
            Curve::P256 => p256::ecdsa::SigningKey::from_slice(bytes).map(Key::P256),
            Curve::K256 => k256::ecdsa::SigningKey::from_slice(bytes).map(Key::K256),
        };
        key.map(Self).map_err(|_| CryptoError::InvalidKey)
    }

    /// The 32 bytes to keep. They are the secret.
    pub fn to_bytes(&self) -> [u8; 32] {
        match &self.0 {
            Key::P256(key) => key.to_bytes().into(),
            Key::K256(key) => key.to_bytes().into(),
        }
    }

    /// The curve of the key.
    pub fn curve(&self) -> Curve {
        match self.0 {
            Key::P256(_) => Curve::P256,
            Key::K256(_) => Curve::K256,
        }
    }

    /// The public key that belongs to it.
    pub fn public(&self) -> PublicKey {
        match &self.0 {
            Key::P256(key) => PublicKey::from_p256(*key.verifying_key()),
            Key::K256(key) => PublicKey::from_k256(*key.verifying_key()),
        }
    }

    /// Signs the SHA-256 of a message: 64 bytes, low-S. The same message gives the same signature.
    pub fn sign(&self, message: &[u8]) -> [u8; 64] {
        match &self.0 {
            Key::P256(key) => {
                let signature: p256::ecdsa::Signature = key.sign(message);
                signature.normalize_s().to_bytes().into()
            }
            Key::K256(key) => {
                let signature: k256::ecdsa::Signature = key.sign(message);
                signature.normalize_s().to_bytes().into()
            }
        }
    }
}

impl fmt::Debug for PrivateKey {
    /// The public key only.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PrivateKey")
            .field("public", &self.public())
            .finish_non_exhaustive()
    }
}
