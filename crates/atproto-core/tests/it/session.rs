//! Sessions as data: form, redaction, claims, endpoint, merging.

use std::time::{Duration, SystemTime};

use atproto_core::session::{Jwt, Refreshed, Session, is_valid_app_password};
use serde_json::{Value, json};

fn jwt(claims: &Value) -> String {
    let part = |value: &Value| data_encoding::BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    format!("{}.{}.c2ln", part(&json!({"alg": "HS256"})), part(claims))
}

fn session(extra: Value) -> Session {
    let mut whole = json!({
        "did": "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa",
        "handle": "alice.test",
        "accessJwt": jwt(&json!({"sub": "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa", "exp": 2_000_000_000})),
        "refreshJwt": "R1",
    });
    let Value::Object(extra) = extra else {
        panic!("an object")
    };
    for (name, value) in extra {
        whole[name] = value;
    }
    serde_json::from_value(whole).unwrap()
}

fn refreshed(extra: Value) -> Refreshed {
    let mut whole = json!({
        "did": "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa", "handle": "alice.new.test",
        "accessJwt": "A2", "refreshJwt": "R2",
    });
    let Value::Object(extra) = extra else {
        panic!("an object")
    };
    for (name, value) in extra {
        whole[name] = value;
    }
    serde_json::from_value(whole).unwrap()
}

/// C37
#[test]
fn an_app_password_is_four_groups_of_four() {
    assert!(is_valid_app_password("han5-7l4r-t6j3-mt6w"));
    for wrong in [
        "",
        "han5",
        "han5-7l4r-t6j3",
        "han5-7l4r-t6j3-mt6w-aaaa",
        "Han5-7l4r-t6j3-mt6w",
        "han5-7l4r-t6j3-mt6wa",
        "han5-7l4r-t6j3-mt w",
        "han5-7l4r-t6j3-mté",
        "han5-7l4r-t6j3-mt6%",
        "han5-7l4r-t6j3-mt6",
        "han57l4rt6j3mt6w",
        "-an5-7l4r-t6j3-mt6w",
    ] {
        assert!(!is_valid_app_password(wrong), "{wrong}");
    }
}

/// C38, B48, B49
#[test]
fn claims_are_read_without_the_optional_ones() {
    let claims = Jwt::decode(&jwt(&json!({"sub": "did:plc:a", "exp": 100, "iat": 40}))).unwrap();
    assert_eq!(
        (claims.sub.as_str(), claims.exp, claims.iat),
        ("did:plc:a", 100, Some(40))
    );
    assert_eq!((claims.aud, claims.scope, claims.cnf), (None, None, None));

    let whole = Jwt::decode(&jwt(&json!({
        "sub": "did:plc:a", "exp": 100.5, "aud": ["did:web:pds.example", "did:web:b"], "jti": "j", "iss": "did:web:i",
        "scope": "com.atproto.appPass", "client_id": "https://app.example", "cnf": {"jkt": "k"},
    }))).unwrap();
    assert_eq!(whole.exp, 100);
    assert_eq!(whole.aud.as_deref(), Some("did:web:pds.example"));
    assert_eq!(whole.scope.as_deref(), Some("com.atproto.appPass"));
    assert_eq!(whole.cnf.unwrap()["jkt"], "k");
}

/// C38
#[test]
fn unreadable_claims_are_typed_errors_that_hold_nothing_of_the_token() {
    let message = |token: &str| Jwt::decode(token).unwrap_err().to_string();
    assert_eq!(message("one.two"), "a JWT has 3 segments, this has 2");
    assert_eq!(message("a.b.c.d"), "a JWT has 3 segments, this has 4");
    assert_eq!(
        message("a.~~secret~~.c"),
        "the claims of the JWT are not base64url"
    );
    assert_eq!(
        message("a.c2VjcmV0.c"),
        "the claims of the JWT are not JSON"
    );
    assert_eq!(
        message(&jwt(&json!([1]))),
        "the claims of the JWT are not a JSON object"
    );
    assert_eq!(
        message(&jwt(&json!({"exp": 1}))),
        "the JWT has no usable claim `sub`"
    );
    assert_eq!(
        message(&jwt(&json!({"sub": "a"}))),
        "the JWT has no usable claim `exp`"
    );
    let odd = Jwt::decode(&jwt(
        &json!({"sub": "a", "exp": 1, "cnf": "text", "aud": 7}),
    ))
    .unwrap();
    assert_eq!((odd.cnf, odd.aud), (None, None));
}

#[test]
fn a_token_ends_at_its_exp() {
    let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
    let claims = Jwt::decode(&jwt(&json!({"sub": "a", "exp": 100}))).unwrap();
    assert_eq!(claims.remaining_time(at(40)), Duration::from_secs(60));
    assert!(!claims.is_expired(at(99)));
    assert!(claims.is_expired(at(100)));
    let huge = Jwt::decode(&jwt(&json!({"sub": "a", "exp": 1e300}))).unwrap();
    assert!(!huge.is_expired(at(u32::MAX.into())));
    let negative = Jwt::decode(&jwt(&json!({"sub": "a", "exp": -5}))).unwrap();
    assert!(negative.is_expired(at(0)));
}

/// B45, dart rule 54, C30
#[test]
fn debug_and_display_redact_and_serde_does_not() {
    let session =
        session(json!({"accessJwt": "A-secret", "refreshJwt": "R-secret", "future": {"x": 1}}));
    for text in [
        format!("{session:?}"),
        format!("{session:#?}"),
        session.to_string(),
    ] {
        assert!(!text.contains("secret"), "{text}");
        assert!(text.contains("alice.test"));
    }
    assert!(format!("{session:?}").contains("[REDACTED]"));

    let stored = serde_json::to_value(&session).unwrap();
    assert_eq!(stored["accessJwt"], "A-secret");
    assert_eq!(stored["future"], json!({"x": 1}), "unknown fields are kept");
    assert_eq!(serde_json::from_value::<Session>(stored).unwrap(), session);
}

#[test]
fn what_the_server_leaves_out_or_nulls_has_its_default() {
    let plain = session(json!({"emailConfirmed": null, "active": null, "didDoc": null}));
    assert!(plain.active && !plain.email_confirmed && !plain.email_auth_factor);
    assert_eq!(
        (plain.email, plain.status, plain.did_doc),
        (None, None, None)
    );
}

/// C30, B51; C10 of the password sessions
#[test]
fn the_pds_comes_from_the_document_else_from_the_audience() {
    let endpoint = |extra: Value| session(extra).pds_endpoint().map(|url| url.to_string());
    let document = |id: &str, kind: &str, address: &str| {
        json!({"didDoc": {"id": "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa",
            "service": [{"id": "#other", "type": "X", "serviceEndpoint": "https://x.example"},
                        {"id": id, "type": kind, "serviceEndpoint": address}]}})
    };
    let pds = "AtprotoPersonalDataServer";
    let given = |address| endpoint(document("#atproto_pds", pds, address));
    assert_eq!(
        given("https://pds.example").as_deref(),
        Some("https://pds.example/")
    );
    assert_eq!(
        given("https://pds.example:3000/").as_deref(),
        Some("https://pds.example:3000/")
    );
    assert_eq!(
        given("https://u:p@pds.example/path?q#f").as_deref(),
        Some("https://pds.example/")
    );
    assert_eq!(
        given("http://localhost:2583").as_deref(),
        Some("http://localhost:2583/")
    );
    assert_eq!(
        given("http://pds.example"),
        None,
        "never in clear over a network"
    );
    assert_eq!(given("not an address"), None);
    let full = "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa#atproto_pds";
    assert!(endpoint(document(full, pds, "https://pds.example")).is_some());
    assert_eq!(
        endpoint(document(
            "did:plc:evil#atproto_pds",
            pds,
            "https://evil.example"
        )),
        None
    );
    assert_eq!(
        endpoint(document("#atproto_pds", "Other", "https://pds.example")),
        None
    );

    let audience =
        |aud: &str| endpoint(json!({"accessJwt": jwt(&json!({"sub": "a", "exp": 1, "aud": aud}))}));
    assert_eq!(
        audience("did:web:pds.example").as_deref(),
        Some("https://pds.example/")
    );
    assert_eq!(
        audience("did:web:localhost%3A2583").as_deref(),
        Some("https://localhost:2583/")
    );
    assert_eq!(audience("did:web:example.com:path"), None);
    assert_eq!(audience("did:plc:aaaaaaaaaaaaaaaaaaaaaaaa"), None);
    assert_eq!(
        endpoint(json!({"accessJwt": "opaque", "didDoc": {"service": "odd"}})),
        None
    );
}

/// B87, decision 8
#[test]
fn a_refresh_changes_what_it_names_and_keeps_the_rest() {
    let old = session(json!({
        "email": "a@example.com", "emailConfirmed": true, "emailAuthFactor": true,
        "didDoc": {"id": "d"}, "status": "deactivated", "active": false, "future": 1,
    }));
    let new = old.merged(refreshed(json!({})));
    assert_eq!(
        (new.access_jwt.as_str(), new.refresh_jwt.as_str()),
        ("A2", "R2")
    );
    assert_eq!(new.handle.as_str(), "alice.new.test");
    assert_eq!(new.email.as_deref(), Some("a@example.com"));
    assert!(new.email_confirmed && new.email_auth_factor);
    assert_eq!(new.did_doc, Some(json!({"id": "d"})));
    assert_eq!(
        (new.status.as_deref(), new.active),
        (Some("deactivated"), false)
    );
    assert_eq!(new.extra()["future"], 1);

    let back = old.merged(refreshed(
        json!({"active": true, "didDoc": {"id": "e"}, "emailConfirmed": false}),
    ));
    assert_eq!(
        (back.status, back.active),
        (None, true),
        "an active account has no status"
    );
    assert_eq!(back.did_doc, Some(json!({"id": "e"})));
    assert!(!back.email_confirmed);
}
