//! Redirects (C53): an anonymous query may follow one, credentials and procedures never.

use atproto_core::{ErrorKind, XrpcErrorKind};
use atproto_testkit::scripted::{Reply, ScriptedServer};

use super::support::{Kind, Rig, ok, signed_in};

fn to(server: &ScriptedServer, status: u16) -> Reply {
    Reply::status(status).header("location", format!("{}/elsewhere", server.url()))
}

#[tokio::test]
async fn an_anonymous_query_follows() {
    let other = ScriptedServer::start().unwrap();
    other.otherwise(Reply::json(r#"{"from":"elsewhere"}"#));
    let rig = Rig::new();
    rig.server.otherwise(to(&other, 302));
    let answer = rig.call(Kind::Query).await.unwrap();
    assert_eq!(answer.data.text(), r#"{"from":"elsewhere"}"#);
    assert_eq!(other.requests()[0].path(), "/elsewhere");
}

#[tokio::test]
async fn a_loop_ends() {
    let rig = Rig::new();
    rig.server
        .otherwise(Reply::status(302).header("location", "/again"));
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(error.status(), Some(302));
    assert!(rig.seen() < 10, "{}", rig.seen());
}

#[tokio::test]
async fn procedures_and_credentials_do_not() {
    for status in [301, 302, 303, 307, 308] {
        let other = ScriptedServer::start().unwrap();
        other.otherwise(ok());

        let rig = Rig::retrying(5);
        rig.server.otherwise(to(&other, status));
        let error = rig.call(Kind::Procedure).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Xrpc(XrpcErrorKind::NotSupported));
        assert_eq!(error.status(), Some(status));
        rig.call(Kind::Query)
            .header("authorization", "Bearer of-my-own")
            .await
            .unwrap_err();
        assert_eq!(rig.seen(), 2);

        let (rig, _account) = signed_in(|builder| builder);
        rig.server.otherwise(to(&other, status));
        rig.call(Kind::Query).await.unwrap_err();
        assert_eq!(rig.seen(), 1);

        assert_eq!(other.requests().len(), 0, "nothing goes elsewhere");
    }
}
