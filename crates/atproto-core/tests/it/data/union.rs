//! Unions, wherever their `$type` stands.

use atproto_core::data::{Raw, Value, decode_dag_cbor, encode_dag_cbor, encode_json};
use bytes::Bytes;

use super::model::{Embed, PostView};
use super::random::Random;
use super::round;

/// D5: `$type` first, last and between; guessed right and wrong; escaped; in canonical order.
#[test]
fn the_type_may_stand_anywhere() {
    let table = [
        r#"{"$type":"com.example.external","uri":"u","title":"t"}"#,
        r#"{"uri":"u","$type":"com.example.external","title":"t"}"#,
        r#"{"uri":"u","title":"t","$type":"com.example.external"}"#,
        r#"{"title":"t","uri":"u","$type":"com.example.external"}"#,
        r#"{"title":"t","x":[{"$type":"no"},[{}]],"uri":"u","$type":"com.example.external"}"#,
        r#"{ "title" : "t" , "uri" : "u" , "\u0024type" : "com.example.extern\u0061l" }"#,
        r#"{"uri":"u","title":"t","$type":"com.example.external#main"}"#,
    ];
    for json in table {
        let (embed, warnings) = round::<Embed>(json);
        assert!(matches!(embed, Embed::External(_)), "{json}");
        assert!(warnings.is_empty(), "{json}");
        let cbor = Bytes::from(encode_dag_cbor(&embed).unwrap());
        assert_eq!(
            Value::from_json(json.as_bytes()).unwrap().to_dag_cbor(),
            cbor
        );
        let again = decode_dag_cbor::<Embed>(&cbor).unwrap().value;
        assert!(matches!(again, Embed::External(_)), "{json}");
    }
}

/// A wrong guess leaves nothing behind: the other member is decoded, and what it nests, with one warning each.
#[test]
fn a_wrong_guess_is_forgotten() {
    let inner = r#"{"uri":"i","x":1,"$type":"com.example.quote","quote":{"images":[{"alt":1},{"alt":"a"}],"$type":"com.example.images"}}"#;
    let json = format!(r#"{{"uri":"o","quote":{inner},"$type":"com.example.quote"}}"#);
    let (embed, warnings) = round::<Embed>(&json);
    let Embed::Quote(outer) = embed else {
        panic!("`$type` decides");
    };
    let Some(Embed::Quote(inner)) = outer.about else {
        panic!("`$type` decides below as well");
    };
    let Some(Embed::Images(images)) = inner.about else {
        panic!("and a right guess below a wrong one counts");
    };
    assert_eq!(images.images[0].alt, "a");
    assert_eq!(warnings, ["quote.quote.images[0].alt: expected a string"]);
    assert!(inner.extra.get("x").is_some());
}

/// D6: no `$type`, an odd one, an unknown one; a malformed member before and after its `$type`.
#[test]
fn members_that_are_kept() {
    let table = [
        (r"{}", None, None),
        (r#"{"uri":"u","title":"t"}"#, None, None),
        (r#"{"$type":5,"uri":"u"}"#, None, None),
        (r#"{"uri":"u","title":"t","$type":null}"#, None, None),
        (
            r#"{"uri":"u","$type":"com.example.future"}"#,
            Some("com.example.future"),
            None,
        ),
        (
            r#"{"$type":"com.example.external"}"#,
            Some("com.example.external"),
            Some("missing field `uri`"),
        ),
        (
            r#"{"uri":5,"$type":"com.example.external"}"#,
            Some("com.example.external"),
            Some("expected a string"),
        ),
        (
            r#"{"uri":"u","$type":"com.example.external","title":5}"#,
            Some("com.example.external"),
            Some("expected a string"),
        ),
        (
            r#"{"$type":"com.example.external","uri":"u","title":"t","$type":"com.example.quote"}"#,
            Some("com.example.external"),
            Some("`$type` is there twice"),
        ),
    ];
    for (json, ty, error) in table {
        let (embed, warnings) = round::<Embed>(json);
        let Embed::Other(unknown) = embed else {
            panic!("{json} is kept");
        };
        assert_eq!(unknown.ty(), ty, "{json}");
        assert_eq!(
            unknown.error().map(|error| error.message()).as_deref(),
            error,
            "{json}"
        );
        assert_eq!(warnings.len(), usize::from(error.is_some()), "{json}");
        assert_eq!(encode_json(unknown.raw()), json.as_bytes());
    }
}

/// What is no object is no member: an optional field keeps it.
#[test]
fn a_member_is_an_object() {
    let json =
        r#"{"uri":"u","author":{"did":"d","handle":"h"},"record":1,"indexedAt":"t","embed":[1]}"#;
    let (post, warnings) = round::<PostView>(json);
    assert!(post.embed.is_none());
    assert_eq!(warnings, ["embed: expected an object"]);
}

/// A member of our own making has the union's `$type`, even if it came as something else.
#[test]
fn a_member_has_the_type_of_its_union() {
    let raw = Raw::from_json(r#"{"$type":"com.example.old","uri":"u","title":"t"}"#).unwrap();
    let external: super::model::External = raw.decode().unwrap();
    let json = encode_json(&Embed::from(external));
    assert_eq!(
        json,
        br#"{"$type":"com.example.external","uri":"u","title":"t"}"#
    );
    let kept = atproto_core::data::Unknown::new(raw.clone());
    assert_eq!(kept.ty(), Some("com.example.old"));
    assert_eq!(encode_json(&Embed::Other(Box::new(kept))), raw.as_bytes());
}

/// A random member with random flaws, written twice: `$type` first, and in any order.
fn member(random: &mut Random, depth: usize) -> (String, String) {
    let ty = random.pick(&["external", "quote", "images", "quote", "future"]);
    let title = random.pick(&["\"t\"", "\"t\"", "\"t\"", "5"]);
    let plain = [
        r#""uri":"u""#.to_owned(),
        format!("\"title\":{title}"),
        r#""x":[{}]"#.to_owned(),
    ];
    let mut entries: Vec<(String, String)> = plain
        .into_iter()
        .map(|entry| (entry.clone(), entry))
        .collect();
    if random.below(5) == 0 {
        entries.remove(0);
    }
    if depth > 0 {
        let (first, shuffled) = member(random, depth - 1);
        entries.push((
            format!("\"quote\":{first}"),
            format!("\"quote\":{shuffled}"),
        ));
    }
    let ty = format!("\"$type\":\"com.example.{ty}\"");
    let first: Vec<String> = entries.iter().map(|(first, _)| first.clone()).collect();
    let first = format!("{{{ty},{}}}", first.join(","));
    let mut shuffled: Vec<String> = entries.into_iter().map(|(_, shuffled)| shuffled).collect();
    shuffled.push(ty);
    for index in (1..shuffled.len()).rev() {
        shuffled.swap(index, random.below(index + 1));
    }
    (first, format!("{{{}}}", shuffled.join(",")))
}

/// D5: the order of keys changes nothing: not the value, not what is kept, not the warnings.
#[test]
fn the_order_of_keys_does_not_matter() {
    let mut random = Random::new(6);
    for _ in 0..2_000 {
        let (first, shuffled) = member(&mut random, 6);
        let (expected, mut warnings) = round::<Embed>(&first);
        let (embed, mut again) = round::<Embed>(&shuffled);
        warnings.sort();
        again.sort();
        assert_eq!(again, warnings, "{shuffled}");
        assert_eq!(kind(&embed), kind(&expected), "{shuffled}");
        let cbor = encode_dag_cbor(&expected).unwrap();
        assert_eq!(encode_dag_cbor(&embed).unwrap(), cbor, "{shuffled}");
        let back = decode_dag_cbor::<Embed>(&cbor.into()).unwrap();
        assert_eq!(back.warnings.len(), warnings.len(), "{shuffled}");
        assert_eq!(kind(&back.value), kind(&expected), "{shuffled}");
    }
}

/// Which member it is, and those below it.
fn kind(embed: &Embed) -> String {
    match embed {
        Embed::Images(_) => "images".to_owned(),
        Embed::External(_) => "external".to_owned(),
        Embed::Quote(quote) => format!(
            "quote > {}",
            quote.about.as_ref().map(kind).unwrap_or_default()
        ),
        Embed::Other(unknown) => format!("{:?} {}", unknown.ty(), unknown.error().is_some()),
    }
}
