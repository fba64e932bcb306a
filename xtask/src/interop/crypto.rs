//! Signatures and keys.

use std::path::Path;

use atproto_core::crypto::{Curve, PrivateKey, PublicKey, base58};
use serde_json::Value;

use super::{Results, Runner, base64, field, list};

pub(super) const FILES: &[(&str, Runner)] = &[
    ("crypto/signature-fixtures.json", signatures),
    ("crypto/w3c_didkey_K256.json", did_keys),
    ("crypto/w3c_didkey_P256.json", did_keys),
];

fn signatures(_: &Path, text: &str) -> Result<Results, String> {
    let mut results = Results::default();
    for vector in list(text)? {
        results.add(field(&vector, "comment")?, signature(&vector));
    }
    Ok(results)
}

fn signature(vector: &Value) -> Result<(), String> {
    let key = PublicKey::from_did_key(field(vector, "publicKeyDid")?)
        .map_err(|error| error.to_string())?;
    let legacy = PublicKey::from_verification_method(
        field(vector, "didDocSuite")?,
        field(vector, "publicKeyMultibase")?,
    );
    if legacy.map_err(|error| error.to_string())? != key {
        return Err("the two forms of the key differ".to_owned());
    }
    let verified = key.verify(
        &base64(field(vector, "messageBase64")?)?,
        &base64(field(vector, "signatureBase64")?)?,
    );
    match (
        verified,
        vector.get("validSignature").and_then(Value::as_bool),
    ) {
        (Ok(()), Some(true)) | (Err(_), Some(false)) => Ok(()),
        (Err(error), Some(true)) => Err(error.to_string()),
        (Ok(()), Some(false)) => Err("was accepted".to_owned()),
        (_, None) => Err("the vector has no validSignature".to_owned()),
    }
}

fn did_keys(_: &Path, text: &str) -> Result<Results, String> {
    let mut results = Results::default();
    for vector in list(text)? {
        results.add(field(&vector, "publicDidKey")?, did_key(&vector));
    }
    Ok(results)
}

fn did_key(vector: &Value) -> Result<(), String> {
    let (curve, bytes) = match field(vector, "privateKeyBytesHex") {
        Ok(hex) => (
            Curve::K256,
            data_encoding::HEXLOWER_PERMISSIVE
                .decode(hex.as_bytes())
                .map_err(|error| error.to_string())?,
        ),
        Err(_) => (
            Curve::P256,
            base58::decode(field(vector, "privateKeyBytesBase58")?)
                .ok_or("the key is not base58btc")?,
        ),
    };
    let key = PrivateKey::from_bytes(curve, &bytes).map_err(|error| error.to_string())?;
    let expected = field(vector, "publicDidKey")?;
    let found = key.public().to_did_key();
    if found != expected {
        return Err(format!("came out as {found}"));
    }
    let read = PublicKey::from_did_key(expected).map_err(|error| error.to_string())?;
    if read == key.public() {
        Ok(())
    } else {
        Err("is read as another key".to_owned())
    }
}
