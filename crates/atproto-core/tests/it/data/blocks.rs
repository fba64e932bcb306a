//! Blocks of a repository and records on the way between JSON and DAG-CBOR.

use atproto_core::data::{
    Cid, Value,
    car::{Car, write_car},
};
use bytes::Bytes;

fn json(text: &str) -> Value {
    Value::from_json(text.as_bytes()).unwrap()
}

/// A block of each kind of value.
fn values() -> Vec<Value> {
    let link = Cid::of_raw(b"hello").to_string();
    vec![
        json(r#"{"a":1,"bb":[true,false,null],"c":{"deep":[[],{}]}}"#),
        json(&format!(
            r#"{{"link":{{"$link":"{link}"}},"bytes":{{"$bytes":"AAECAwQ"}}}}"#
        )),
        json(&format!(
            r#"{{"image":{{"$type":"blob","ref":{{"$link":"{link}"}},"mimeType":"image/png","size":5}}}}"#
        )),
        json(r#"{"text":"a~öñ©⽘☎𓋓😀","big":9007199254740991,"small":-9007199254740991}"#),
    ]
}

/// C31: tag 42 is `$link`, a list of integers stays one, bytes are base64 without padding.
#[test]
fn c31_blocks_read_as_json() {
    let cid = Cid::of_raw(b"hello");
    let link = Value::Link(cid.clone()).to_dag_cbor();
    let read = |block: &[u8]| Value::from_dag_cbor(block).unwrap().to_serde_json();
    assert_eq!(read(&link), serde_json::json!({"$link": cid.to_string()}));
    assert_eq!(read(b"\x83\x01\x02\x03"), serde_json::json!([1, 2, 3]));
    assert_eq!(
        read(b"\x45\x00\x01\x02\x03\x04"),
        serde_json::json!({"$bytes": "AAECAwQ"})
    );
    assert_eq!(read(b"\x42\xff\xfe"), serde_json::json!({"$bytes": "//4"}));
}

/// C31, C33: every block of a file is given under its own CID, and writes itself again to the byte.
#[test]
fn c33_every_block_encodes_to_its_own_cid() {
    let blocks: Vec<_> = values()
        .iter()
        .map(|value| (value.cid(), value.to_dag_cbor()))
        .collect();
    let roots = [blocks[0].0.clone()];
    let file = write_car(
        &roots,
        blocks.iter().map(|(cid, block)| (cid, block.as_slice())),
    );
    let car = Car::read(&Bytes::from(file)).unwrap();
    assert_eq!((car.roots(), car.len()), (&roots[..], blocks.len()));
    for block in car.blocks() {
        let (cid, bytes) = block.unwrap();
        let value = Value::from_dag_cbor(bytes).unwrap();
        assert_eq!(&value.cid(), cid);
        assert_eq!(value.to_dag_cbor(), bytes.as_ref());
        assert_eq!(json(std::str::from_utf8(&value.to_json()).unwrap()), value);
    }
}

/// C34: a record's CID has 59 characters and begins with `b`; the order of keys does not matter, `$type` does.
#[test]
fn c34_the_cid_of_a_record() {
    let link = Cid::of_raw(b"hello");
    let one = json(&format!(
        r#"{{"$type":"com.example.a","text":"hi","at":{{"$link":"{link}"}}}}"#
    ));
    let other = json(&format!(
        r#"{{"at":{{"$link":"{link}"}},"text":"hi","$type":"com.example.a"}}"#
    ));
    let untyped = json(&format!(r#"{{"at":{{"$link":"{link}"}},"text":"hi"}}"#));
    let cid = one.cid();
    assert!(cid.is_dag_cbor());
    assert_eq!(cid.to_string().len(), 59);
    assert!(cid.to_string().starts_with('b'));
    assert_eq!(cid, other.cid());
    assert_ne!(cid, untyped.cid());
}
