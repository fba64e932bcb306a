//! CIDs and links.

use atproto_core::data::{Cid, CidLink, Raw, Value, decode_dag_cbor, encode_dag_cbor, encode_json};

const HELLO: &str = "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq";

/// C152 and B83: the text, a link and tag 42 name the same; what is not base32 in lower case is refused.
#[test]
fn one_cid_in_many_forms() {
    let cid: Cid = HELLO.parse().unwrap();
    assert_eq!(cid, Cid::of_raw(b"hello"));
    assert_eq!(Cid::from_bytes(&cid.to_bytes()), Ok(cid.clone()));
    let link: CidLink = Raw::from_json(format!("{{\"$link\":\"{HELLO}\"}}"))
        .unwrap()
        .decode()
        .unwrap();
    let cbor = encode_dag_cbor(&link).unwrap();
    let again = decode_dag_cbor::<CidLink>(&cbor.into()).unwrap().value;
    assert_eq!((link.cid(), again.cid()), (&cid, &cid));
    let upper = format!("b{}", HELLO[1..].to_uppercase());
    for text in [
        upper.as_str(),
        "",
        "b",
        ".",
        "QmdfTbBqBPQ7VNxZEYEj14VmRuZBkqFbiwReogJgS1zR1n",
        "zb2rhk6GMPQF3hfzwXTaNYFLKomMeC6UXdUt6jZKPpeVirLtV",
        "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4ye",
        "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yer",
        "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq=",
        "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeqaa",
    ] {
        assert!(Cid::parse(text).is_err(), "{text}");
    }
}

/// B81 and B82: codecs are told apart, and so are CIDs of other kinds, which are read and written as they are.
#[test]
fn other_codecs_and_hashes() {
    let record = Cid::of_dag_cbor(b"\xa0");
    assert!(record.is_dag_cbor() && !record.is_raw());
    assert_ne!(record, Cid::of_raw(b"\xa0"));
    for bytes in [
        &b"\x01\x70\x12\x20aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"[..], // dag-pb
        b"\x01\x71\x1b\x20aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",      // keccak-256
        b"\x01\xa9\x02\x00\x04abcd",                              // identity
    ] {
        let cid = Cid::from_bytes(bytes).unwrap();
        assert_eq!(cid.to_bytes(), bytes);
        assert_eq!(cid.to_string().parse(), Ok(cid.clone()));
        assert!(!cid.verifies(b"aaaa"));
        assert_ne!(cid, record);
    }
    for bytes in [
        &b""[..],
        b"\x01",
        b"\x00\x55\x00\x00",
        b"\x12\x20aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        b"\x01\x71\x12\x1faaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        b"\x01\x71\x12\x20aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        b"\x01\x71\x12\x20aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        b"\x81\x00\x71\x12\x00",
        b"\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x12\x00",
        b"\x01\x71\x00\xff\xff\xff\xff\xff\xff\xff\xff\x7f",
    ] {
        assert!(Cid::from_bytes(bytes).is_err(), "{bytes:?}");
    }
    let mut long = vec![1, 0x55, 0, 97];
    long.extend([7; 97]);
    assert!(Cid::from_bytes(&long).is_err(), "more than 100 bytes");
}

/// B84, D14 and D19: other forms of links are read and written again as they came; a missing one is a typed error.
#[test]
fn odd_links() {
    for json in [
        format!("{{\"$link\":\"{HELLO}\"}}"),
        format!("{{\"/\":\"{HELLO}\"}}"),
        format!("\"{HELLO}\""),
    ] {
        let link: CidLink = Raw::from_json(json.clone()).unwrap().decode().unwrap();
        assert_eq!(link.to_string(), HELLO);
        assert_eq!(encode_json(&link), json.as_bytes());
    }
    // In DAG-CBOR: a text, and an object with `$link`.
    for value in [
        Value::from(HELLO),
        Value::from([("$link", Value::from(HELLO))]),
    ] {
        let cbor = value.to_dag_cbor();
        let link = decode_dag_cbor::<CidLink>(&cbor.clone().into())
            .unwrap()
            .value;
        assert_eq!(link.to_string(), HELLO);
        assert_eq!(encode_dag_cbor(&link).unwrap(), cbor);
    }
    for json in [
        "{}",
        "null",
        "5",
        "{\"$link\":null}",
        "{\"/\":1}",
        "{\"$link\":\"x\"}",
        "\"x\"",
        "[]",
        "{\"$bytes\":\"aGk\"}",
    ] {
        assert!(
            Raw::from_json(json).unwrap().decode::<CidLink>().is_err(),
            "{json}"
        );
    }
    // C152: in the data model of JSON, `/` is a key like any other.
    let value = Value::from_json(format!("{{\"/\":\"{HELLO}\"}}").as_bytes()).unwrap();
    assert_eq!(value.get("/").and_then(Value::as_str), Some(HELLO));
}
