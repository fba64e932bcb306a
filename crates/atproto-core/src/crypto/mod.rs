//! Keys and signatures of repositories, labels and service tokens.
//!
//! The network signs with two curves, P-256 and K-256 (secp256k1), always over SHA-256, and always as 64
//! bytes: `r` then `s`, with the lower of the two possible `s` values. A signature in any other form is
//! refused, even where the mathematics would hold: otherwise anybody could make a second valid signature,
//! and so a second CID, of somebody else's commit.
//!
//! Public keys travel as text: as `did:key:z…`, or as the `publicKeyMultibase` of a DID document, which has
//! a modern form and two legacy ones ([`PublicKey::from_verification_method`]).

pub mod base58;
mod error;
mod private;
mod public;

pub use error::CryptoError;
pub use private::PrivateKey;
pub use public::{Curve, PublicKey};
