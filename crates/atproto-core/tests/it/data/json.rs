//! The JSON reader and writer against serde_json.

use atproto_core::data::{Cursor, MAX_DEPTH, Raw, Value, decode_json};
use bytes::Bytes;
use serde_json::value::RawValue;

use super::model::{TIMELINE, Timeline};
use super::random::Random;

/// Whether our reader finds it well-formed.
fn well_formed(json: &[u8]) -> bool {
    Raw::from_json(json.to_vec()).is_ok()
}

/// Whether serde_json does; it looks into no string, so ours must not either.
fn serde_well_formed(json: &[u8]) -> bool {
    serde_json::from_slice::<&RawValue>(json).is_ok()
}

/// Both readers agree on the text, and on its value if it has one in the data model.
fn agree(json: &[u8]) {
    let shown = String::from_utf8_lossy(json);
    assert_eq!(well_formed(json), serde_well_formed(json), "{shown}");
    if let Ok(value) = Value::from_json(json) {
        let theirs: serde_json::Value = serde_json::from_slice(json).unwrap();
        // serde_json takes these for floats.
        if !shown.contains("-0") && !shown.contains('.') && !shown.contains(['e', 'E']) {
            assert_eq!(value.to_serde_json(), theirs, "{shown}");
            // Written from our value: whether serde_json keeps the text's order of keys is a feature that another
            // crate of the build may have turned on.
            let written = value.to_serde_json().to_string();
            assert_eq!(value.to_json(), written.into_bytes(), "{shown}");
        }
    } else if let Ok(theirs) = serde_json::from_slice::<serde_json::Value>(json) {
        assert!(is_outside(&theirs), "{shown}");
    }
}

/// What JSON has and the data model has not.
fn is_outside(value: &serde_json::Value) -> bool {
    match value {
        serde_json::Value::Number(number) => number.as_i64().is_none(),
        serde_json::Value::Array(items) => items.iter().any(is_outside),
        serde_json::Value::Object(entries) => {
            entries.keys().any(|key| key.starts_with('$')) || entries.values().any(is_outside)
        }
        _ => false,
    }
}

const TRICKY: &[&str] = &[
    "",
    " ",
    "null",
    "nul",
    "nulll",
    "true",
    "True",
    "false,",
    "NaN",
    "Infinity",
    "-",
    "--1",
    "+1",
    "01",
    "-01",
    "00",
    "-0",
    "0",
    "1.",
    ".5",
    "1.5",
    "-1.0",
    "1e",
    "1e+",
    "1e5",
    "1E-5",
    "1e400",
    "1.0e+2",
    "0e0",
    "0x10",
    "1_000",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "123456789012345678901234567890",
    "\"",
    "\"\"",
    "\"a",
    "\"\\",
    "\"\\\"",
    "\"\\x\"",
    "\"\\u\"",
    "\"\\u12\"",
    "\"\\u12g4\"",
    "\"\\u+123\"",
    "\"\\u0000\"",
    "\"\\ud83d\\ude00\"",
    "\"\\uD83D\\uDE00\"",
    "\"\\ud83d\"",
    "\"\\ude00\"",
    "\"\\ud83dx\"",
    "\"\\ud83d\\n\"",
    "\"\\ud83d\\u0041\"",
    "\"\\ud83d\\ud83d\"",
    "\"\t\"",
    "\"\n\"",
    "\"\u{7f}\"",
    "\"\u{2028}\"",
    "\"\u{feff}\"",
    "\u{feff}1",
    "[",
    "]",
    "[]",
    "[ ]",
    "[1",
    "[1,",
    "[1,]",
    "[,1]",
    "[1 2]",
    "[1,2]",
    "[[]]",
    "[}",
    "{",
    "}",
    "{}",
    "{ }",
    "{]",
    "{\"a\"",
    "{\"a\":",
    "{\"a\":1",
    "{\"a\":1,",
    "{\"a\":1,}",
    "{,\"a\":1}",
    "{\"a\" 1}",
    "{a:1}",
    "{'a':1}",
    "{1:1}",
    "{\"a\":1 \"b\":2}",
    "{\"a\":1,\"a\":2}",
    "{\"\":1}",
    "{\"\\u0061\":1}",
    "1 2",
    "1,",
    "{} {}",
    "[] x",
    "/**/1",
    "1 // x",
    "\u{b}1",
    "\u{a0}1",
    " \t\r\n1 \t\r\n",
    "\"\\/\\b\\f\\n\\r\\t\\\\\"",
    "\"0123456789abcde\\\"0123456789abcdef\"",
    "\"0123456789abcdef0123456789abcdef\"",
];

/// D10, D11, D12 and C73: what is accepted and refused, one tricky text a line.
#[test]
fn tricky_texts_agree_with_serde_json() {
    for text in TRICKY {
        agree(text.as_bytes());
    }
    for bytes in [
        &b"\"\xff\""[..],
        b"\"\xc3\"",
        b"\"\xed\xa0\x80\"",
        b"\xff",
        b"[\"\xc3\xa9\"]",
        b"\0",
        b"1\0",
    ] {
        agree(bytes);
    }
}

/// Random texts, whole and damaged.
#[test]
fn random_texts_agree_with_serde_json() {
    let mut random = Random::new(1);
    for _ in 0..3_000 {
        let json = random.json(5);
        agree(json.as_bytes());
        assert!(Value::from_json(json.as_bytes()).is_ok(), "{json}");
        let mut bytes = json.into_bytes();
        for _ in 0..3 {
            random.damage(&mut bytes);
            agree(&bytes);
        }
    }
}

/// D11: half of a surrogate pair has no text, so a field of text cannot hold it; a raw value keeps it.
#[test]
fn half_a_surrogate_pair_is_kept_raw() {
    let json = r#"{"feed":[],"cursor":"\ud800","x":"\udc00"}"#;
    let decoded = super::decode::<Timeline>(json);
    assert_eq!(decoded.value.cursor, None);
    assert_eq!(
        decoded.warnings[0].to_string(),
        "cursor: a string has half of a surrogate pair"
    );
    let again = atproto_core::data::encode_json(&decoded.value);
    assert_eq!(again, json.as_bytes());
}

/// C73, D10 and R83: large integers are exact, with a warning; an integer may be written as a fraction; what is none
/// is malformed.
#[test]
fn integers_are_exact() {
    let table = [
        ("9007199254740991", Some(9_007_199_254_740_991), 0),
        ("9007199254740993", Some(9_007_199_254_740_993), 1),
        ("-9223372036854775808", Some(i64::MIN), 1),
        ("3.0", Some(3), 0),
        ("1e3", Some(1000), 0),
        ("-1", Some(-1), 0),
        ("1.5", None, 1),
        ("9223372036854775808", None, 1),
        ("\"3\"", None, 1),
        ("true", None, 1),
    ];
    for (text, value, warnings) in table {
        let json = format!(
            r#"{{"uri":"u","author":{{"did":"d","handle":"h"}},"record":1,"indexedAt":"t","likeCount":{text}}}"#
        );
        let decoded = super::decode::<super::model::PostView>(&json);
        assert_eq!(decoded.value.like_count, value, "{text}");
        assert_eq!(decoded.warnings.len(), warnings, "{text}");
    }
}

/// D12 and C148: 128 levels, and no more, however they are gone past.
#[test]
fn depth_is_limited() {
    let nested = |levels: usize| {
        let half = levels / 2;
        let odd = levels % 2;
        format!(
            "{}1{}",
            "{\"a\":[".repeat(half) + &"[".repeat(odd),
            "]".repeat(odd) + &"]}".repeat(half)
        )
    };
    let limit = usize::try_from(MAX_DEPTH).unwrap();
    assert!(well_formed(nested(limit).as_bytes()));
    assert!(Value::from_json(nested(limit).as_bytes()).is_ok());
    assert!(!well_formed(nested(limit + 1).as_bytes()));
    assert!(Value::from_json(nested(limit + 1).as_bytes()).is_err());
    assert!(!well_formed("[".repeat(1_000_000).as_bytes()));
    // A field starts one level further down.
    let field = |levels| Bytes::from(format!("{{\"feed\":[],\"x\":{}}}", nested(levels)));
    assert!(decode_json::<Timeline>(&field(limit - 1)).is_ok());
    assert!(decode_json::<Timeline>(&field(limit)).is_err());
}

/// A document that breaks off is refused at every byte, without a panic.
#[test]
fn truncated_documents_are_refused() {
    for end in 0..TIMELINE.len() - 1 {
        let Some(part) = TIMELINE.get(..end) else {
            continue;
        };
        let part = Bytes::copy_from_slice(part.as_bytes());
        let error = decode_json::<Timeline>(&part).unwrap_err();
        assert!(error.offset() <= end, "{error}");
    }
}

/// Damaged pages give an error or a page, never a panic; a page re-encodes equal.
#[test]
fn damaged_pages_do_not_panic() {
    let mut random = Random::new(2);
    for _ in 0..5_000 {
        let mut bytes = TIMELINE.as_bytes().to_vec();
        random.damage(&mut bytes);
        let bytes = Bytes::from(bytes);
        if let Ok(decoded) = decode_json::<Timeline>(&bytes)
            && let Ok(first) = serde_json::from_slice::<serde_json::Value>(&bytes)
            && !has_float(&first)
        {
            let again = atproto_core::data::encode_json(&decoded.value);
            let again: serde_json::Value = serde_json::from_slice(&again).unwrap();
            assert_eq!(again, first);
        }
    }
}

fn has_float(value: &serde_json::Value) -> bool {
    match value {
        serde_json::Value::Number(number) => {
            number.is_f64() && number.as_f64().unwrap().fract() == 0.0
        }
        serde_json::Value::Array(items) => items.iter().any(has_float),
        serde_json::Value::Object(entries) => entries.values().any(has_float),
        _ => false,
    }
}

/// The cursor's own methods, for decoders that are written by hand.
#[test]
fn a_cursor_by_hand() {
    let json = Bytes::from_static(br#"{"a":[1,2],"b":"x","c":null}"#);
    let mut cursor = Cursor::json(&json).unwrap();
    let mut seen = Vec::new();
    cursor
        .entries(&mut |key, cursor| {
            match key {
                "a" => cursor.items(&mut |cursor| {
                    seen.push(cursor.int()?.to_string());
                    Ok(())
                })?,
                "b" => seen.push(cursor.text()?.into_owned()),
                _ => assert!(cursor.null()?),
            }
            Ok(())
        })
        .unwrap();
    cursor.end().unwrap();
    assert_eq!(seen, ["1", "2", "x"]);
}
