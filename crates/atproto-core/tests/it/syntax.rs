//! The string types, against the official vectors and the rules that have none.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use atproto_core::data::Cid;
use atproto_core::syntax::{
    AtIdentifier, AtUri, CidString, Datetime, Did, Handle, IntoWire, Language, Nsid, RecordKey,
    SyntaxError, Tid, TidGenerator, Uri,
};

/// The lines of a vector file: no comments, no blank lines, spaces kept.
fn vectors(file: &str) -> Vec<String> {
    let path = format!(
        "{}/../../tests/data/interop/syntax/{file}",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect()
}

fn check_vectors<T>(name: &str, new: impl Fn(String) -> Result<T, SyntaxError>) {
    for text in vectors(&format!("{name}_syntax_valid.txt")) {
        assert!(
            new(text.clone()).is_ok(),
            "{name}: {text:?} is valid: {:?}",
            new(text.clone()).err()
        );
    }
    for text in vectors(&format!("{name}_syntax_invalid.txt")) {
        assert!(new(text.clone()).is_err(), "{name}: {text:?} is not valid");
    }
}

/// R62, R69, R78–R82, R89, R90; dart P1, B77, B78, B79: the official vectors of every string type.
#[test]
fn official_vectors() {
    check_vectors("atidentifier", AtIdentifier::new);
    check_vectors("aturi", AtUri::new);
    check_vectors("cid", CidString::new);
    check_vectors("datetime", Datetime::new);
    check_vectors("did", Did::new);
    check_vectors("handle", Handle::new);
    check_vectors("language", Language::new);
    check_vectors("nsid", Nsid::new);
    check_vectors("recordkey", RecordKey::new);
    check_vectors("tid", Tid::new);
    check_vectors("uri", Uri::new);
}

/// R89: these have the shape of a datetime and no place in the calendar.
#[test]
fn datetimes_that_no_calendar_has() {
    for text in vectors("datetime_parse_invalid.txt") {
        let datetime = Datetime::from_wire(&text);
        assert!(datetime.is_well_formed(), "{text}");
        assert!(!datetime.is_valid(), "{text}");
        assert!(datetime.unix_micros().is_err(), "{text}");
    }
    for text in [
        "2023-02-29T00:00:00Z",
        "1900-02-29T00:00:00Z",
        "2024-04-31T00:00:00Z",
        "9999-12-31T23:59:59-01:00",
    ] {
        assert!(!Datetime::from_wire(text).is_valid(), "{text}");
    }
    for text in ["2024-02-29T00:00:00Z", "2000-02-29T23:59:59.9Z"] {
        assert!(Datetime::from_wire(text).is_valid(), "{text}");
    }
}

/// R90: a subtag given twice.
#[test]
fn language_tags_that_repeat_themselves() {
    for text in vectors("language_parse_invalid.txt") {
        assert!(Language::new(&text).is_err(), "{text}");
    }
    assert_eq!(Language::from_wire("pt-BR").primary(), "pt");
    for text in [
        "de-419-DE",
        "en-",
        "en-u",
        "x",
        "en-x",
        "abcd",
        "en-toolongsubtag",
    ] {
        assert!(Language::new(text).is_err(), "{text}");
    }
}

/// D1–D3: what the network has is kept to the last character, and read tolerantly.
#[test]
fn datetimes_keep_their_text_and_are_read_tolerantly() {
    let tolerated = [
        ("2023-08-09T09:44:46.189371", 1_691_574_286_189_371),
        ("2023-08-09T09:44:46+0000", 1_691_574_286_000_000),
        ("2023-08-09T09:44:46-00:00", 1_691_574_286_000_000),
        ("2023-08-09 09:44:46z", 1_691_574_286_000_000),
        ("2023-08-08T23:44:46-10:00", 1_691_574_286_000_000),
        (
            "2023-08-09T09:44:46.12345678901234567890Z",
            1_691_574_286_123_456,
        ),
        ("0000-01-01T00:00:00Z", -62_167_219_200_000_000),
        ("1969-12-31T23:59:59.999999Z", -1),
    ];
    for (text, micros) in tolerated {
        let json = serde_json::to_string(text).unwrap();
        let datetime: Datetime = serde_json::from_str(&json).unwrap();
        assert_eq!(datetime.unix_micros().unwrap(), micros, "{text}");
        assert_eq!(serde_json::to_string(&datetime).unwrap(), json);
    }
    for text in [
        "",
        "yesterday",
        "2023-08-09T09:44:46Z and more",
        "2023-08-09T09:44:46+01:00x",
        "2023-13-09T09:44:46Z",
    ] {
        assert!(Datetime::from_wire(text).unix_micros().is_err(), "{text}");
    }
}

/// dart C36, B113: what we write is UTC, to the millisecond where that suffices.
#[test]
fn datetimes_that_we_write() {
    assert_eq!(
        Datetime::from_unix_micros(1_691_574_286_189_371),
        "2023-08-09T09:44:46.189371Z"
    );
    assert_eq!(
        Datetime::from_unix_micros(1_691_574_286_000_000),
        "2023-08-09T09:44:46.000Z"
    );
    assert_eq!(
        Datetime::from_unix_micros(-1),
        "1969-12-31T23:59:59.999999Z"
    );
    assert_eq!(
        Datetime::from_unix_micros(i64::MAX),
        "9999-12-31T23:59:59.999999Z"
    );
    assert_eq!(
        Datetime::from_unix_micros(i64::MIN),
        "0000-01-01T00:00:00.000Z"
    );
    // Every 17th hour over 800 years, there and back.
    for hour in (-3_500_000..3_500_000_i64).step_by(17) {
        let datetime = Datetime::from_unix_micros(hour * 3_600_000_000);
        assert_eq!(datetime.unix_micros().unwrap(), hour * 3_600_000_000);
        assert!(datetime.is_valid(), "{datetime}");
    }
    let now = Datetime::now();
    assert!(
        now.is_valid() && now.time().unwrap() <= SystemTime::now(),
        "{now}"
    );
}

/// dart B75, B76: parts that are missing are `None`, or a typed error where all are needed; a query survives.
#[test]
fn at_uri_parts() {
    let record = AtUri::new("at://did:plc:asdf123/app.bsky.feed.post/3jzfcijpj2z2a").unwrap();
    assert_eq!(record.did().unwrap(), "did:plc:asdf123");
    assert_eq!(record.collection().unwrap(), "app.bsky.feed.post");
    assert_eq!(record.rkey().unwrap(), "3jzfcijpj2z2a");
    let (authority, collection, rkey) = record.record().unwrap();
    assert_eq!(
        AtUri::from_parts(&authority.as_did().unwrap(), &collection, &rkey),
        record
    );

    let account = AtUri::new("at://User.bsky.social").unwrap();
    assert_eq!(
        (account.did(), account.collection(), account.rkey()),
        (None, None, None)
    );
    assert_eq!(account.record().unwrap_err().reason(), "has no collection");
    assert_eq!(account.normalize(), "at://user.bsky.social");

    let text = "at://did:plc:asdf123/app.bsky.feed.post/self?a=b#c";
    let kept: AtUri = serde_json::from_str(&format!("{text:?}")).unwrap();
    assert_eq!(kept, text);
    assert_eq!(kept.rkey().unwrap(), "self");
    assert!(kept.record().is_err() && AtUri::new(text).is_err());
}

/// dart B80, P1 and decision 23: strictly increasing with a frozen or backward clock; ten bits of clock id.
#[test]
fn tids_increase_whatever_the_clock_does() {
    let generator = TidGenerator::with_clock_id(0xFFFF);
    let noon = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
    let tids: Vec<Tid> = [
        noon,
        noon,
        noon - Duration::from_secs(60),
        noon + Duration::from_secs(1),
        UNIX_EPOCH,
    ]
    .into_iter()
    .map(|now| generator.next_at(now))
    .collect();
    assert!(tids.is_sorted_by(|a, b| a < b), "{tids:?}");
    assert!(
        tids.iter()
            .all(|tid| tid.is_valid() && tid.clock_id() == Ok(1023))
    );
    assert_eq!(tids[0].time().unwrap(), noon);

    assert_eq!(Tid::from_parts(0, 0), "2222222222222");
    assert!(Tid::from_parts(u64::MAX, u16::MAX).is_valid());
    let known = Tid::new("3jzfcijpj2z2a").unwrap();
    assert_eq!(
        Tid::from_parts(known.unix_micros().unwrap(), known.clock_id().unwrap()),
        known
    );
    assert!(Tid::now() < Tid::now());
}

/// dart B80: many threads, no TID twice.
#[test]
fn tids_of_many_threads_are_distinct() {
    let generator = TidGenerator::with_clock_id(7);
    let mut all: Vec<Tid> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    (0..500)
                        .map(|_| generator.next_at(UNIX_EPOCH))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap())
            .collect()
    });
    all.sort();
    assert!(all.is_sorted_by(|a, b| a < b));
    assert_eq!(all.len(), 2000);
}

/// R62, R63, R67: handles as people type them, and those that never resolve.
#[test]
fn handles() {
    assert_eq!(
        Handle::from_input(" @Alice.Bsky.Social\u{202C} ").unwrap(),
        "alice.bsky.social"
    );
    assert!(Handle::from_input("@@alice.test").is_err());
    assert!(Handle::from_wire("HANDLE.invalid").is_placeholder());
    assert!(Handle::from_wire("laptop.LOCAL").is_unresolvable());
    assert!(!Handle::from_wire("alice.test").is_unresolvable());
}

/// dart B78: 2048 characters; methods and identifiers apart.
#[test]
fn dids() {
    let longest = format!("did:m:{}", "v".repeat(2042));
    assert!(Did::new(&longest).is_ok());
    assert!(Did::new(longest + "v").is_err());
    let did = Did::new("did:web:localhost%3A1234").unwrap();
    assert_eq!(
        (did.method(), did.identifier()),
        ("web", "localhost%3A1234")
    );
    assert_eq!(Did::from_wire("nonsense").method(), "");
}

/// dart B77: limits of NSIDs; authority and name.
#[test]
fn nsids() {
    let nsid = Nsid::new("app.Bsky.feed.getFeed").unwrap();
    assert_eq!(
        (nsid.authority().as_str(), nsid.name()),
        ("feed.bsky.app", "getFeed")
    );
    let longest = format!(
        "com.{}.{}.ccc",
        vec!["a".repeat(62); 4].join("."),
        "b".repeat(57)
    );
    assert_eq!(longest.len(), 317);
    assert!(Nsid::new(&longest).is_ok());
    assert!(Nsid::new(format!("{longest}c")).is_err());
}

fn actor(actor: impl IntoWire<AtIdentifier>) -> AtIdentifier {
    actor.into_wire()
}

/// The strict doors name the rule; the lenient ones keep everything; arguments may be any text.
#[test]
fn two_doors_and_arguments() {
    let error = Did::new("did:plc:").unwrap_err();
    assert_eq!(
        (error.kind(), error.reason(), error.text()),
        ("DID", "has an empty identifier", "did:plc:")
    );
    assert_eq!(
        error.to_string(),
        "not a valid DID: \"did:plc:\" has an empty identifier"
    );
    assert_eq!(
        Did::new("ü".repeat(500))
            .unwrap_err()
            .text()
            .chars()
            .count(),
        65
    );

    let did = Did::new("did:plc:abc").unwrap();
    assert_eq!(actor(&did), actor(did.clone()));
    assert_eq!(actor(did.as_str()), actor(String::from("did:plc:abc")));
    assert_eq!(
        actor(Handle::from_wire("a.test")).as_handle().unwrap(),
        "a.test"
    );
    assert!(!actor("not one").is_valid());
    assert_eq!(format!("{did:?} {did}"), "Did(\"did:plc:abc\") did:plc:abc");
    assert!(serde_json::from_str::<Did>("7").is_err());
    assert_eq!(String::from(&did), "did:plc:abc");
}

/// dart B81–B83: the text of a CID and the CID itself; upper case, other versions and other lengths are not it.
#[test]
fn cid_strings_and_cids() {
    let raw = Cid::of_raw(b"hello");
    let text = CidString::from(&raw);
    assert!(text.is_valid());
    assert_eq!(text.parse(), Ok(raw.clone()));
    assert_eq!(IntoWire::<CidString>::into_wire(raw.clone()), text);
    assert_eq!(raw.to_bytes()[..4], [0x01, 0x55, 0x12, 0x20]);
    assert_eq!(
        Cid::of_dag_cbor(b"hello").to_bytes()[..4],
        [0x01, 0x71, 0x12, 0x20]
    );
    assert_ne!(raw, Cid::of_dag_cbor(b"hello"));
    for wrong in [
        text.as_str().to_uppercase(),
        format!("B{}", &text.as_str()[1..]),
        text.as_str()[..40].to_owned(),
        "QmbWqxBEKC3P8tqsKc98xmWNzrzDtRLMiMPL8wBuTGsMnR".to_owned(),
    ] {
        assert!(CidString::from_wire(&wrong).parse().is_err(), "{wrong}");
    }
    // The shape of a CID in another multibase passes as text, and is not parsed.
    let base58 = CidString::new("zdj7WWeQ43G6JJvLWQWZpyHuAMq6uYWRjkBXFad11vE2LHhQ7").unwrap();
    assert!(base58.parse().is_err());
}
