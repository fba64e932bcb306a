//! Credentials stay home (rules 21, 40, 41; C24; C52; decision: the account's origin only).

use std::sync::Arc;

use atproto_core::{
    Error, ErrorKind, is_ambiguous_failure,
    xrpc::{Client, Recovery},
};
use atproto_testkit::scripted::{Reply, ScriptedServer};

use super::support::{Account, Kind, Rig, authorizations, ok, retries, signed_in};

/// The header of the token with this number, as recorded.
#[allow(clippy::unnecessary_wraps)]
fn bearer(number: u64) -> Option<String> {
    Some(format!("Bearer secret-token-{number}"))
}

#[tokio::test]
async fn they_go_to_the_accounts_server() {
    let (rig, account) = signed_in(|builder| builder);
    rig.server.otherwise(ok());
    rig.call(Kind::Query).param("a", 1).await.unwrap();
    rig.call(Kind::Procedure).await.unwrap();
    assert_eq!(authorizations(&rig.server), [bearer(1), bearer(1)]);
    let asked = &account.state().authorized;
    assert_eq!(asked[0].url.query(), Some("a=1"));
    assert_eq!(asked[0].origin(), rig.server.url());
    assert_eq!(
        (asked[0].method.as_str(), asked[1].method.as_str()),
        ("GET", "POST")
    );
}

/// A host for one call gets none, unless it is named; the account is not even asked.
#[tokio::test]
async fn they_go_nowhere_else() {
    let (rig, account) = signed_in(|builder| builder);
    let other = ScriptedServer::start().unwrap();
    other.otherwise(ok());
    rig.call(Kind::Query).service(other.url()).await.unwrap();
    rig.call(Kind::Procedure)
        .service(other.url())
        .await
        .unwrap();
    assert!(account.state().authorized.is_empty());
    rig.call(Kind::Query)
        .service(other.url())
        .with_credentials_for(other.url())
        .await
        .unwrap();
    assert_eq!(authorizations(&other), [None, None, bearer(1)]);
}

/// A client whose service is not the account's server sends none either, unless the origin is named.
#[tokio::test]
async fn a_client_for_another_service() {
    for named in [false, true] {
        let server = ScriptedServer::start().unwrap();
        server.otherwise(ok());
        let url = server.url();
        let rig = Rig::on(server, |builder| {
            let builder = builder.authorizer(Account::at("https://pds.example.com"));
            if named {
                builder.with_credentials_for(url)
            } else {
                builder
            }
        });
        rig.call(Kind::Query).await.unwrap();
        let expected = named.then(|| bearer(1)).flatten();
        assert_eq!(authorizations(&rig.server), [expected]);
    }
}

/// The same host on another port is another origin.
#[tokio::test]
async fn a_port_is_part_of_the_origin() {
    let (rig, _account) = signed_in(|builder| builder);
    let other = ScriptedServer::start().unwrap();
    other.otherwise(ok());
    let call = rig.call(Kind::Query).service(other.url());
    call.with_credentials_for(rig.server.url()).await.unwrap();
    assert_eq!(authorizations(&other), [None]);
}

/// As long as the account's server is not known, the client's service stands for it.
#[tokio::test]
async fn an_account_without_a_server() {
    let (rig, account) = signed_in(|builder| builder);
    account.state().service = None;
    rig.server.otherwise(ok());
    rig.call(Kind::Query).await.unwrap();
    assert_eq!(authorizations(&rig.server), [bearer(1)]);
}

/// An unknown server is no reason to trust one that a derived client names.
#[tokio::test]
async fn an_account_without_a_server_and_a_derived_client() {
    let (rig, account) = signed_in(|builder| builder);
    account.state().service = None;
    let other = ScriptedServer::start().unwrap();
    other.otherwise(ok());
    let derived = rig.client.with_service(&other.url()).unwrap();
    derived.query("com.example.getThing").await.unwrap();
    let unset = Client::builder().authorizer(account).build().unwrap();
    let derived = unset.with_default_service(&other.url()).unwrap();
    derived.query("com.example.getThing").await.unwrap();
    assert_eq!(authorizations(&other), [None, None]);
}

/// C24, rule 40: the caller's own header is kept in any spelling, goes alone, and its refusal is not ours to mend.
#[tokio::test]
async fn the_callers_own_authorization() {
    for name in ["Authorization", "authorization", "AUTHORIZATION"] {
        let (rig, account) = signed_in(|builder| builder);
        rig.server
            .otherwise(Reply::error(401, "InvalidToken", "no"));
        let call = rig.call(Kind::Procedure).header(name, "Bearer of-my-own");
        assert_eq!(call.await.unwrap_err().status(), Some(401));
        assert_eq!(
            authorizations(&rig.server),
            [Some("Bearer of-my-own".to_owned())]
        );
        let state = account.state();
        assert!(state.authorized.is_empty() && state.refused.is_empty());
    }
    // On the client as well.
    let (rig, account) = signed_in(|builder| builder.header("AUTHORIZATION", "Bearer of-my-own"));
    rig.server
        .otherwise(Reply::error(401, "InvalidToken", "no"));
    rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(
        authorizations(&rig.server),
        [Some("Bearer of-my-own".to_owned())]
    );
    assert!(account.state().refused.is_empty());
}

/// C52: another media type does not lose the session.
#[tokio::test]
async fn an_own_media_type_keeps_the_credentials() {
    let (rig, _account) = signed_in(|builder| builder);
    rig.server.otherwise(ok());
    rig.client
        .procedure("com.atproto.repo.uploadBlob")
        .bytes(&b"\x89PNG\r\n\x1a\n"[..], None)
        .header("Content-Type", "image/webp")
        .await
        .unwrap();
    let request = &rig.server.requests()[0];
    assert_eq!(request.header("content-type"), Some("image/webp"));
    assert_eq!(authorizations(&rig.server), [bearer(1)]);
}

/// Rule 21: asked for anew for every send, so a retry never carries an old token or proof.
#[tokio::test]
async fn they_are_asked_for_before_every_send() {
    let (rig, account) = signed_in(|builder| builder.retry_config(retries(2)));
    let rotating = Arc::clone(&account);
    rig.server
        .reply(Reply::status(503))
        .reply(Reply::status(429))
        .otherwise(ok());
    let config = retries(2).on_execute(move |_| rotating.state().current += 1);
    rig.call(Kind::Query).retry_config(config).await.unwrap();
    assert_eq!(
        authorizations(&rig.server),
        [bearer(1), bearer(2), bearer(3)]
    );
    assert_eq!(account.state().authorized.len(), 3);
}

/// A failure of the credentials is none of the request: kind `Auth`, its cause inside, nothing sent, never repeated.
#[tokio::test]
async fn credentials_that_cannot_be_had() {
    let (rig, account) = signed_in(|builder| builder.retry_config(retries(5)));
    account.state().broken = Some(Error::new(ErrorKind::Network).with_message("refresh failed"));
    let error = rig.call(Kind::Procedure).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Auth);
    assert!(!is_ambiguous_failure(&error));
    let source = std::error::Error::source(&error).unwrap();
    let source = source.downcast_ref::<Error>().unwrap();
    assert_eq!(source.kind(), ErrorKind::Network);
    assert_eq!(rig.seen(), 0);
    assert_eq!(rig.clock.sleeps(), []);
}

/// An authorizer that can do nothing leaves the server's own error.
#[tokio::test]
async fn a_refusal_that_cannot_be_mended() {
    let (rig, account) = signed_in(|builder| builder);
    account.state().on_refusal = Some(Ok(Recovery::Propagate));
    rig.server
        .otherwise(Reply::error(401, "AuthMissing", "who are you"));
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(error.error_name(), Some("AuthMissing"));
    assert_eq!((rig.seen(), error.attempts()), (1, 1));
}
