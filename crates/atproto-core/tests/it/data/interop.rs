//! The data-model vectors of the protocol's interoperability tests.

use std::path::Path;

use atproto_core::data::{Cid, Raw, Value};
use data_encoding::BASE64_NOPAD;

fn vectors(name: &str) -> Vec<serde_json::Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/interop/data-model");
    serde_json::from_slice(&std::fs::read(path.join(name)).unwrap()).unwrap()
}

/// R83 to R87: what is valid is read, and survives both formats.
#[test]
fn valid_values() {
    for vector in vectors("data-model-valid.json") {
        let value = Value::from_serde_json(&vector["json"]).unwrap();
        assert!(value.as_object().is_some());
        assert_eq!(Value::from_dag_cbor(&value.to_dag_cbor()).unwrap(), value);
        assert_eq!(Value::from_json(&value.to_json()).unwrap(), value);
    }
}

/// R83 to R87: what is invalid is refused.
#[test]
fn invalid_values() {
    for vector in vectors("data-model-invalid.json") {
        let value = Value::from_serde_json(&vector["json"]);
        assert!(
            value.is_err() || value.unwrap().as_object().is_none(),
            "{}",
            vector["note"]
        );
    }
}

/// P2 and C149: bytes and CIDs are those of the vectors.
#[test]
fn fixtures() {
    for vector in vectors("data-model-fixtures.json") {
        let text = vector["cbor_base64"].as_str().unwrap();
        let cbor = BASE64_NOPAD
            .decode(text.trim_end_matches('=').as_bytes())
            .unwrap();
        let cid: Cid = vector["cid"].as_str().unwrap().parse().unwrap();
        let value = Value::from_serde_json(&vector["json"]).unwrap();
        assert_eq!(value.to_dag_cbor(), cbor);
        assert_eq!(value.cid(), cid);
        assert!(cid.verifies(&cbor));
        assert_eq!(Value::from_dag_cbor(&cbor).unwrap(), value);
        let raw = Raw::from_dag_cbor(cbor.clone()).unwrap();
        assert_eq!(
            Raw::from_json(raw.to_json())
                .unwrap()
                .to_dag_cbor()
                .unwrap(),
            cbor
        );
    }
}
