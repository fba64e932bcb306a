//! Sessions as the reference server gives, refreshes and refuses them.

use std::time::Duration;

use atproto_core::clock::{ManualClock, Runtime, SystemRng};
use atproto_testkit::{AccountStatus, TestPds};
use serde_json::{Value, json};

use crate::http::{get, post};

const GET_SESSION: &str = "com.atproto.server.getSession";
const CREATE: &str = "com.atproto.server.createSession";
const REFRESH: &str = "com.atproto.server.refreshSession";
const DELETE: &str = "com.atproto.server.deleteSession";

fn failure(status: u16, error: &str, message: &str) -> (u16, String, String) {
    (status, error.to_owned(), message.to_owned())
}

fn claims(token: &Value) -> Value {
    let payload = token.as_str().unwrap().split('.').nth(1).unwrap();
    serde_json::from_slice(
        &data_encoding::BASE64URL_NOPAD
            .decode(payload.as_bytes())
            .unwrap(),
    )
    .unwrap()
}

#[tokio::test]
async fn sign_in_gives_a_session_with_the_document_and_both_tokens() {
    let pds = TestPds::start().await.unwrap();
    let alice = pds.account("alice.test").await.unwrap();
    for identifier in [
        "alice.test",
        "ALICE.test",
        "@alice.test",
        "alice@mail.test",
        alice.did().as_str(),
    ] {
        let input = json!({ "identifier": identifier, "password": "alice-pass" });
        let session = post(&pds.url(), CREATE, None, input).await.ok();
        assert_eq!(session["did"], alice.did().as_str());
        assert_eq!(session["handle"], "alice.test");
        assert_eq!(session["active"], true);
        assert_eq!(
            session["didDoc"]["service"][0]["serviceEndpoint"],
            pds.url()
        );

        let access = claims(&session["accessJwt"]);
        assert_eq!(access["scope"], "com.atproto.access");
        assert_eq!(access["sub"], alice.did().as_str());
        assert_eq!(access["aud"], pds.did());
        assert_eq!(
            access["exp"].as_u64().unwrap() - access["iat"].as_u64().unwrap(),
            2 * 60 * 60
        );
        let refresh = claims(&session["refreshJwt"]);
        assert_eq!(refresh["scope"], "com.atproto.refresh");
        assert_eq!(
            refresh["exp"].as_u64().unwrap() - refresh["iat"].as_u64().unwrap(),
            90 * 24 * 60 * 60
        );
        assert!(refresh["jti"].is_string());
    }
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_look_the_same() {
    let pds = TestPds::start().await.unwrap();
    pds.account("alice.test").await.unwrap();
    for identifier in ["alice.test", "nobody.test"] {
        let input = json!({ "identifier": identifier, "password": "wrong" });
        let answer = post(&pds.url(), CREATE, None, input).await.failure();
        assert_eq!(
            answer,
            failure(
                401,
                "AuthenticationRequired",
                "Invalid identifier or password"
            )
        );
    }
}

/// C08: expired is 400 `ExpiredToken`, garbage 400 `InvalidToken`, nothing 401 `AuthMissing`.
#[tokio::test]
async fn tokens_are_refused_by_name() {
    let pds = TestPds::start().await.unwrap();
    let url = pds.url();
    let tokens = pds.account("alice.test").await.unwrap().session();
    let access = tokens.access_jwt.as_str();
    let refresh = tokens.refresh_jwt.as_str();

    get(&url, GET_SESSION, Some(access)).await.ok();
    let missing = failure(401, "AuthMissing", "Authentication Required");
    assert_eq!(get(&url, GET_SESSION, None).await.failure(), missing);
    let invalid = failure(400, "InvalidToken", "Token could not be verified");
    assert_eq!(
        get(&url, GET_SESSION, Some("garbage")).await.failure(),
        invalid
    );
    let forged = format!("{}x", access.trim_end_matches(char::is_alphanumeric));
    assert_eq!(
        get(&url, GET_SESSION, Some(&forged)).await.failure(),
        invalid
    );
    // The kinds of tokens do not stand in for each other.
    assert_eq!(
        get(&url, GET_SESSION, Some(refresh)).await.failure(),
        invalid
    );
    assert_eq!(
        post(&url, REFRESH, Some(access), Value::Null)
            .await
            .failure(),
        invalid
    );

    pds.expire_access_tokens();
    let expired = failure(400, "ExpiredToken", "Token has expired");
    assert_eq!(
        get(&url, GET_SESSION, Some(access)).await.failure(),
        expired
    );
    pds.expire_refresh_tokens();
    assert_eq!(
        post(&url, REFRESH, Some(refresh), Value::Null)
            .await
            .failure(),
        expired
    );
}

#[tokio::test]
async fn tokens_expire_by_the_injected_clock() {
    let clock = ManualClock::new();
    let runtime = Runtime::new(clock.clone(), SystemRng);
    let pds = TestPds::builder().runtime(runtime).start().await.unwrap();
    let url = pds.url();
    let tokens = pds.account("alice.test").await.unwrap().session();
    clock.advance(Duration::from_secs(2 * 60 * 60 - 1));
    let answer = get(&url, GET_SESSION, Some(&tokens.access_jwt)).await;
    assert_eq!(answer.header("date"), "Thu, 01 Jan 2026 01:59:59 GMT");
    answer.ok();
    clock.advance(Duration::from_secs(1));
    let expired = failure(400, "ExpiredToken", "Token has expired");
    assert_eq!(
        get(&url, GET_SESSION, Some(&tokens.access_jwt))
            .await
            .failure(),
        expired
    );
}

/// C01: tokens made right after an expiry differ from the expired ones, without waiting for the next second.
#[tokio::test]
async fn expiring_by_hand_spares_the_tokens_that_follow() {
    let pds = TestPds::start().await.unwrap();
    let url = pds.url();
    let mut tokens = json!({});
    let first = pds.account("alice.test").await.unwrap().session();
    tokens["refreshJwt"] = first.refresh_jwt.clone().into();
    let mut seen = vec![first.access_jwt];
    for _ in 0..5 {
        pds.expire_access_tokens();
        tokens = post(&url, REFRESH, tokens["refreshJwt"].as_str(), Value::Null)
            .await
            .ok();
        let access = tokens["accessJwt"].as_str().unwrap().to_owned();
        get(&url, GET_SESSION, Some(&access)).await.ok();
        assert!(!seen.contains(&access));
        seen.push(access);
    }
    for stale in &seen[..5] {
        assert_eq!(
            get(&url, GET_SESSION, Some(stale)).await.failure().1,
            "ExpiredToken"
        );
    }
}

/// C04, C07: a refresh token that was used gives the same successor for two hours; later it is revoked.
#[tokio::test]
async fn refreshing_rotates_with_a_grace_period() {
    let clock = ManualClock::new();
    let runtime = Runtime::new(clock.clone(), SystemRng);
    let pds = TestPds::builder().runtime(runtime).start().await.unwrap();
    let url = pds.url();
    let tokens = pds.account("alice.test").await.unwrap().session();
    let first = post(&url, REFRESH, Some(&tokens.refresh_jwt), Value::Null)
        .await
        .ok();
    let again = post(&url, REFRESH, Some(&tokens.refresh_jwt), Value::Null)
        .await
        .ok();
    assert_ne!(first["refreshJwt"], tokens.refresh_jwt.as_str());
    assert_eq!(
        claims(&first["refreshJwt"])["jti"],
        claims(&again["refreshJwt"])["jti"]
    );
    clock.advance(Duration::from_secs(2 * 60 * 60));
    let revoked = failure(400, "ExpiredToken", "Token has been revoked");
    assert_eq!(
        post(&url, REFRESH, Some(&tokens.refresh_jwt), Value::Null)
            .await
            .failure(),
        revoked
    );
    post(&url, REFRESH, first["refreshJwt"].as_str(), Value::Null)
        .await
        .ok();
}

#[tokio::test]
async fn without_grace_a_second_use_is_revoked() {
    let pds = TestPds::builder()
        .refresh_grace(Duration::ZERO)
        .start()
        .await
        .unwrap();
    let tokens = pds.account("alice.test").await.unwrap().session();
    post(&pds.url(), REFRESH, Some(&tokens.refresh_jwt), Value::Null)
        .await
        .ok();
    let answer = post(&pds.url(), REFRESH, Some(&tokens.refresh_jwt), Value::Null)
        .await
        .failure();
    assert_eq!(
        answer,
        failure(400, "ExpiredToken", "Token has been revoked")
    );
}

/// C07: signing out takes the refresh token, works once it has expired, and is final.
#[tokio::test]
async fn signing_out_revokes_the_refresh_token() {
    let pds = TestPds::start().await.unwrap();
    let url = pds.url();
    let alice = pds.account("alice.test").await.unwrap();
    let tokens = alice.session();
    assert_eq!(
        post(&url, DELETE, Some(&tokens.access_jwt), Value::Null)
            .await
            .failure()
            .1,
        "InvalidToken"
    );
    pds.expire_refresh_tokens();
    assert_eq!(
        post(&url, DELETE, Some(&tokens.refresh_jwt), Value::Null)
            .await
            .ok(),
        Value::Null
    );

    let revoked = failure(400, "ExpiredToken", "Token has been revoked");
    let other = alice.session();
    post(&url, DELETE, Some(&other.refresh_jwt), Value::Null)
        .await
        .ok();
    assert_eq!(
        post(&url, REFRESH, Some(&other.refresh_jwt), Value::Null)
            .await
            .failure(),
        revoked
    );
    let third = alice.session();
    alice.revoke_sessions();
    assert_eq!(
        post(&url, REFRESH, Some(&third.refresh_jwt), Value::Null)
            .await
            .failure(),
        revoked
    );
}

/// C11: two factors.
#[tokio::test]
async fn a_second_factor_is_asked_for() {
    let pds = TestPds::start().await.unwrap();
    let alice = pds.account("alice.test").await.unwrap();
    alice.set_auth_factor(Some("ABCDE-FGHIJ"));
    let mut input = json!({ "identifier": "alice.test", "password": alice.password() });
    let answer = post(&pds.url(), CREATE, None, input.clone())
        .await
        .failure();
    let asked = "A sign in code has been sent to your email address";
    assert_eq!(answer, failure(401, "AuthFactorTokenRequired", asked));
    input["authFactorToken"] = "ABCDE-FGHIJ".into();
    assert_eq!(
        post(&pds.url(), CREATE, None, input).await.ok()["emailAuthFactor"],
        true
    );
}

#[tokio::test]
async fn app_passwords_sign_in_with_less_power() {
    let pds = TestPds::start().await.unwrap();
    let url = pds.url();
    let tokens = pds.account("alice.test").await.unwrap().session();
    let create = "com.atproto.server.createAppPassword";
    let made = post(
        &url,
        create,
        Some(&tokens.access_jwt),
        json!({ "name": "bot" }),
    )
    .await
    .ok();
    let password = made["password"].as_str().unwrap();
    assert_eq!(password.len(), 19);
    let input = json!({ "identifier": "alice.test", "password": password });
    let session = post(&url, CREATE, None, input.clone()).await.ok();
    assert_eq!(
        claims(&session["accessJwt"])["scope"],
        "com.atproto.appPass"
    );
    let access = session["accessJwt"].as_str();
    let answer = post(&url, create, access, json!({ "name": "other" }))
        .await
        .failure();
    assert_eq!(answer, failure(400, "InvalidToken", "Bad token scope"));
    // The power does not grow by refreshing.
    let refreshed = post(&url, REFRESH, session["refreshJwt"].as_str(), Value::Null)
        .await
        .ok();
    assert_eq!(
        claims(&refreshed["accessJwt"])["scope"],
        "com.atproto.appPass"
    );
    let revoke = "com.atproto.server.revokeAppPassword";
    post(
        &url,
        revoke,
        Some(&tokens.access_jwt),
        json!({ "name": "bot" }),
    )
    .await
    .ok();
    assert_eq!(post(&url, CREATE, None, input).await.failure().0, 401);
}

#[tokio::test]
async fn an_account_that_is_down_is_refused() {
    let pds = TestPds::start().await.unwrap();
    let url = pds.url();
    let alice = pds.account("alice.test").await.unwrap();
    let tokens = alice.session();
    alice.set_status(AccountStatus::TakenDown);
    let down = failure(401, "AccountTakedown", "Account has been taken down");
    let mut input = json!({ "identifier": "alice.test", "password": alice.password() });
    assert_eq!(
        post(&url, CREATE, None, input.clone()).await.failure(),
        down
    );
    assert_eq!(
        post(&url, REFRESH, Some(&tokens.refresh_jwt), Value::Null)
            .await
            .failure(),
        down
    );
    input["allowTakendown"] = true.into();
    let session = post(&url, CREATE, None, input).await.ok();
    assert_eq!(
        (&session["active"], &session["status"]),
        (&json!(false), &json!("takendown"))
    );
    alice.set_status(AccountStatus::Active);
    get(&url, GET_SESSION, Some(&tokens.access_jwt)).await.ok();
}

#[tokio::test]
async fn the_server_describes_itself_and_its_accounts() {
    let pds = TestPds::start().await.unwrap();
    let url = pds.url();
    let described = get(&url, "com.atproto.server.describeServer", None)
        .await
        .ok();
    assert_eq!(described["did"], pds.did());
    assert_eq!(described["availableUserDomains"][0], ".test");

    let input = json!({ "handle": "dora.test", "email": "d@mail.test", "password": "pw" });
    let create = "com.atproto.server.createAccount";
    let made = post(&url, create, None, input.clone()).await.ok();
    let did = made["did"].as_str().unwrap();
    assert_eq!(did.len(), "did:plc:".len() + 24);
    let taken = post(&url, create, None, input).await.failure();
    assert_eq!(
        taken,
        failure(400, "InvalidRequest", "Handle already taken: dora.test")
    );
    let elsewhere = json!({ "handle": "dora.com", "email": "e@mail.test", "password": "pw" });
    assert_eq!(
        post(&url, create, None, elsewhere).await.failure().1,
        "UnsupportedDomain"
    );

    let resolve = "com.atproto.identity.resolveHandle?handle=";
    assert_eq!(
        get(&url, &format!("{resolve}dora.test"), None).await.ok()["did"],
        did
    );
    let unknown = get(&url, &format!("{resolve}nobody.test"), None)
        .await
        .failure();
    assert_eq!(
        unknown,
        failure(400, "HandleNotFound", "Unable to resolve handle")
    );

    let document = crate::http::plain(&url, &format!("/{did}"), "localhost")
        .await
        .ok();
    assert_eq!(document["alsoKnownAs"][0], "at://dora.test");
    let key = document["verificationMethod"][0]["publicKeyMultibase"]
        .as_str()
        .unwrap();
    assert!(atproto_core::crypto::PublicKey::from_multibase(key).is_ok());
    let well_known = crate::http::plain(&url, "/.well-known/atproto-did", "dora.test").await;
    assert_eq!(well_known.body, did);
}

/// A wrong verb is 400; a method that is not there is 501, but only for those who have signed in.
#[tokio::test]
async fn what_is_no_call_is_refused_like_the_reference_server_does() {
    let pds = TestPds::start().await.unwrap();
    let wrong_verb = get(&pds.url(), CREATE, None).await.failure();
    assert_eq!(
        wrong_verb,
        failure(
            400,
            "InvalidRequest",
            "Incorrect HTTP method (GET) expected POST"
        )
    );
    let unknown = get(&pds.url(), "com.example.nothing", None).await.failure();
    assert_eq!(
        unknown,
        failure(401, "AuthMissing", "Authentication Required")
    );
    let no_body = post(&pds.url(), CREATE, None, Value::Null).await.failure();
    assert_eq!(
        no_body,
        failure(
            400,
            "InvalidRequest",
            "Request encoding (Content-Type) required but not provided"
        )
    );
}
