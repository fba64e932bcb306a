//! Keys and signatures, against the official fixtures and the attacks on them.

use atproto_core::crypto::{CryptoError, Curve, PrivateKey, PublicKey};
use data_encoding::{BASE64_NOPAD, HEXLOWER};
use serde_json::Value;

fn fixtures(file: &str) -> Vec<Value> {
    let path = format!(
        "{}/../../tests/data/interop/crypto/{file}",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn text<'a>(fixture: &'a Value, field: &str) -> &'a str {
    fixture[field]
        .as_str()
        .unwrap_or_else(|| panic!("{field} in {fixture}"))
}

/// R106, R107, D20: low-S compact signatures pass; high-S and DER do not; both forms of the key agree.
#[test]
fn signature_fixtures() {
    for fixture in fixtures("signature-fixtures.json") {
        let message = BASE64_NOPAD
            .decode(text(&fixture, "messageBase64").as_bytes())
            .unwrap();
        let signature = BASE64_NOPAD
            .decode(text(&fixture, "signatureBase64").as_bytes())
            .unwrap();
        let key = PublicKey::from_did_key(text(&fixture, "publicKeyDid")).unwrap();
        let legacy = PublicKey::from_verification_method(
            text(&fixture, "didDocSuite"),
            text(&fixture, "publicKeyMultibase"),
        );
        assert_eq!(legacy.as_ref(), Ok(&key));
        assert_eq!(key.curve().jwt_algorithm(), text(&fixture, "algorithm"));
        let expected = match fixture["tags"][0].as_str() {
            Some("high-s") => Err(CryptoError::HighS),
            Some("der-encoded") => Err(CryptoError::SignatureForm),
            _ => Ok(()),
        };
        assert_eq!(
            key.verify(&message, &signature),
            expected,
            "{}",
            fixture["comment"]
        );
    }
}

const P256_KEY: &str = "82ebbd63ebbd9ff60141a69bd4c9be282f2415e8eafa9d42c0ed396daccca979";

/// R107, dart B139, P7: did:key of both curves, there and back.
#[test]
fn did_key_fixtures() {
    let k256 = fixtures("w3c_didkey_K256.json").into_iter().map(|fixture| {
        (
            Curve::K256,
            HEXLOWER
                .decode(text(&fixture, "privateKeyBytesHex").as_bytes())
                .unwrap(),
            text(&fixture, "publicDidKey").to_owned(),
        )
    });
    // The one P-256 fixture's key in hexadecimal; the file has it in base58.
    let bytes = HEXLOWER.decode(P256_KEY.as_bytes()).unwrap();
    let p256 = fixtures("w3c_didkey_P256.json").into_iter().map(|fixture| {
        (
            Curve::P256,
            bytes.clone(),
            text(&fixture, "publicDidKey").to_owned(),
        )
    });
    for (curve, bytes, did_key) in k256.chain(p256) {
        let key = PrivateKey::from_bytes(curve, &bytes).unwrap();
        assert_eq!(key.to_bytes().as_slice(), bytes);
        assert_eq!(key.public().to_did_key(), did_key);
        let public: PublicKey = did_key.parse().unwrap();
        assert_eq!(public, key.public());
        assert_eq!(public.to_string(), did_key);
        let multikey = did_key.strip_prefix("did:key:").unwrap();
        assert_eq!(
            PublicKey::from_verification_method("Multikey", multikey),
            Ok(public)
        );
    }
}

/// R106: what we sign is low-S on both curves, verifies, and belongs to one message and one key.
#[test]
fn signatures_are_low_s_and_verify() {
    for (key, other) in [
        (
            PrivateKey::generate_p256().unwrap(),
            PrivateKey::generate_p256().unwrap(),
        ),
        (
            PrivateKey::generate_k256().unwrap(),
            PrivateKey::generate_k256().unwrap(),
        ),
    ] {
        // Half of all signatures come out high before they are normalised.
        for n in 0..16_u8 {
            let signature = key.sign(&[n]);
            assert_eq!(key.public().verify(&[n], &signature), Ok(()));
            assert_eq!(
                key.public().verify(&[n, n], &signature),
                Err(CryptoError::Mismatch)
            );
            assert_eq!(
                other.public().verify(&[n], &signature),
                Err(CryptoError::Mismatch)
            );
        }
        assert_eq!(key.sign(b"same"), key.sign(b"same"));
        assert_eq!(
            key.public().verify(b"", &[0; 64]),
            Err(CryptoError::SignatureForm)
        );
        assert_eq!(
            key.public().verify(b"", &[1; 63]),
            Err(CryptoError::SignatureForm)
        );
    }
}

/// dart B71, I12: the length is checked before the quadratic decoding starts.
#[test]
fn long_keys_are_refused_at_once() {
    let long = format!("z{}", "2".repeat(512_000));
    for result in [
        PublicKey::from_multibase(&long),
        PublicKey::from_did_key(&format!("did:key:{long}")),
        PublicKey::from_verification_method("EcdsaSecp256k1VerificationKey2019", &long),
        PublicKey::from_multibase(&format!("z{}", "2".repeat(256))),
    ] {
        assert_eq!(result, Err(CryptoError::TooLong { max: 256 }));
    }
    let short = format!("z{}", "2".repeat(48));
    assert!(matches!(
        PublicKey::from_multibase(&short),
        Err(CryptoError::UnknownKeyType)
    ));
}

/// P7, R107: bytes that are no point, foreign codecs, foreign encodings and foreign types fail closed.
#[test]
fn bad_keys_fail_closed() {
    let mut off_curve = vec![4];
    off_curve.extend([1; 64]);
    for curve in [Curve::P256, Curve::K256] {
        assert_eq!(
            PublicKey::from_sec1(curve, &off_curve),
            Err(CryptoError::InvalidKey)
        );
        assert_eq!(
            PublicKey::from_sec1(curve, &[0]),
            Err(CryptoError::InvalidKey)
        );
        assert_eq!(
            PublicKey::from_sec1(curve, &[]),
            Err(CryptoError::InvalidKey)
        );
        assert!(PrivateKey::from_bytes(curve, &[0; 32]).is_err());
        assert!(PrivateKey::from_bytes(curve, &[0xFF; 32]).is_err());
        assert!(PrivateKey::from_bytes(curve, &[1; 31]).is_err());
    }
    let good = "zQ3shqwJEJyMBsBXCWyCBpUBMqxcon9oHB7mCvx4sSpMdLJwc";
    assert_eq!(
        PublicKey::from_did_key(good),
        Err(CryptoError::Prefix {
            expected: "did:key:"
        })
    );
    assert_eq!(
        PublicKey::from_multibase(&good[1..]),
        Err(CryptoError::Prefix { expected: "z" })
    );
    assert_eq!(
        PublicKey::from_multibase(&good.replace('W', "0")),
        Err(CryptoError::Base58)
    );
    assert_eq!(
        PublicKey::from_multibase("z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp"),
        Err(CryptoError::UnknownKeyType)
    );
    assert_eq!(
        PublicKey::from_verification_method("Ed25519VerificationKey2020", good),
        Err(CryptoError::UnknownKeyType)
    );
    assert!(
        PublicKey::from_verification_method("EcdsaSecp256k1VerificationKey2019", good).is_err()
    );
}

/// R107: the legacy form may hold the uncompressed point.
#[test]
fn legacy_keys_may_be_uncompressed() {
    let generator = HEXLOWER
        .decode(b"0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8")
        .unwrap();
    let mut one = [0; 32];
    one[31] = 1;
    let key = PrivateKey::from_bytes(Curve::K256, &one).unwrap().public();
    assert_eq!(PublicKey::from_sec1(Curve::K256, &generator), Ok(key));
}

/// Nothing secret is printed.
#[test]
fn debug_shows_no_secret() {
    let key = PrivateKey::from_bytes(Curve::K256, &[0xAB; 32]).unwrap();
    let shown = format!("{key:?} {:?}", CryptoError::InvalidKey);
    assert!(
        shown.contains("did:key:zQ3s") && !shown.to_lowercase().contains("abab"),
        "{shown}"
    );
}
