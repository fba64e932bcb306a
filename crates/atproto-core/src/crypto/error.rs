//! What can be wrong with a key or a signature.

/// A key or a signature was refused. Never contains key material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CryptoError {
    /// A key's text is longer than any key is.
    #[error("the key's text is longer than {max} characters")]
    TooLong {
        /// The most that is read.
        max: usize,
    },
    /// A key's text does not start with what its form starts with.
    #[error("the key does not start with {expected}")]
    Prefix {
        /// What it should start with.
        expected: &'static str,
    },
    /// A key's text has a character that base58btc does not use.
    #[error("the key is not base58btc")]
    Base58,
    /// The curve of the key is neither P-256 nor K-256, or the DID document's method is of an unknown type.
    #[error("the key is of an unknown type")]
    UnknownKeyType,
    /// The bytes of the key are not a point of the curve (or, of a private key, not a scalar).
    #[error("the bytes are not a key of this curve")]
    InvalidKey,
    /// The signature is not 64 bytes of `r` and `s`: DER for instance.
    #[error("the signature is not 64 bytes in compact form")]
    SignatureForm,
    /// The signature has the higher of the two possible `s` values.
    #[error("the signature is not in its low-S form")]
    HighS,
    /// The signature does not belong to this message and key.
    #[error("the signature does not match")]
    Mismatch,
    /// The system has no randomness to give.
    #[error("the system gave no random bytes")]
    Random,
}
