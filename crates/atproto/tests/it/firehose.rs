//! Commits of the firehose, read further.

use atproto::{
    ErrorKind,
    com::atproto::{
        lexicon::schema::Schema,
        sync::subscribe_repos::{
            Commit, RepoOp, RepoOpAction, SubscribeRepos, SubscribeReposMessage,
        },
    },
    core::{
        data::{Cid, CidLink, Record as _, car::write_car, decode_dag_cbor, encode_dag_cbor},
        xrpc::Subscription as _,
    },
};
use bytes::Bytes;

const DID: &str = "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa";
const TIME: &str = "2026-12-01T00:00:00.000Z";

fn schema(lexicon: i64) -> (Cid, Vec<u8>) {
    let block = encode_dag_cbor(&Schema::new(lexicon)).unwrap();
    (Cid::of_dag_cbor(&block), block)
}

fn op(action: RepoOpAction, path: &str, cid: Option<&Cid>) -> RepoOp {
    let mut op = RepoOp::new(action, path);
    op.cid = cid.cloned().map(CidLink::new);
    op
}

/// A commit that went through the wire.
fn commit(ops: impl IntoIterator<Item = RepoOp>, blocks: &[(&Cid, &[u8])]) -> Commit {
    let root = b"\xa0".as_slice();
    let root = (&Cid::of_dag_cbor(root), root);
    let all = std::iter::once(root).chain(blocks.iter().copied());
    let car = write_car(std::slice::from_ref(root.0), all);
    let commit = Commit::new(
        7,
        false,
        false,
        DID,
        CidLink::new(root.0.clone()),
        "3l3qo2vuowo2b",
        car,
        ops,
        Vec::<CidLink>::new(),
        TIME,
    );
    decode(&encode_dag_cbor(&commit).unwrap())
}

fn decode(payload: &[u8]) -> Commit {
    let payload = Bytes::copy_from_slice(payload);
    match SubscribeRepos::decode("#commit", &payload).unwrap().value {
        SubscribeReposMessage::Commit(commit) => *commit,
        other => panic!("{other:?}"),
    }
}

fn path(rkey: &str) -> String {
    format!("{}/{rkey}", Schema::NSID)
}

/// FH 12, FH 16, B89: the records of a commit are there by type and by what happened to them.
#[test]
fn fh_12_records_are_found_by_type_and_action() {
    let (one, first) = schema(1);
    let (two, second) = schema(2);
    let commit = commit(
        [
            op(RepoOpAction::CREATE, &path("com.example.a"), Some(&one)),
            op(RepoOpAction::UPDATE, &path("com.example.b"), Some(&two)),
            op(RepoOpAction::DELETE, &path("com.example.c"), None),
            op(
                RepoOpAction::CREATE,
                "app.bsky.feed.like/3l3qo2vuowo2b",
                Some(&two),
            ),
        ],
        &[(&one, &first), (&two, &second)],
    );
    commit.check().unwrap();
    assert_eq!((commit.seq(), commit.repo().as_str()), (7, DID));
    let created: Vec<_> = commit.creates::<Schema>().map(Result::unwrap).collect();
    assert_eq!(created.len(), 1);
    assert_eq!(created[0].record().unwrap().lexicon, 1);
    assert_eq!(created[0].cid(), Some(&one));
    assert_eq!(
        created[0].uri().as_str(),
        format!("at://{DID}/{}", path("com.example.a"))
    );
    let updated: Vec<_> = commit.updates::<Schema>().map(Result::unwrap).collect();
    assert_eq!(updated[0].record().unwrap().lexicon, 2);
    let deleted: Vec<_> = commit.deletes::<Schema>().map(Result::unwrap).collect();
    assert_eq!(deleted[0].rkey().as_str(), "com.example.c");
    assert!(deleted[0].block().unwrap().is_none());
    assert_eq!(commit.operations().count(), 4);
}

/// FH 8: a place in the stream is from 1 to 2^53 − 1.
#[test]
fn fh_8_a_place_in_the_stream_has_bounds() {
    for (seq, is_right) in [
        (1, true),
        ((1 << 53) - 1, true),
        (0, false),
        (-1, false),
        (1 << 53, false),
    ] {
        let mut commit = commit([], &[]);
        commit.seq = seq;
        assert_eq!(commit.check().is_ok(), is_right, "{seq}");
    }
}

/// FH 14: a malformed path costs its own operation; the same path twice is an error of the commit.
#[test]
fn fh_14_a_bad_path_costs_one_operation() {
    let (cid, block) = schema(1);
    let bad = [
        "",
        "nothing",
        "not a collection/x",
        "com.example.thing/",
        "com.example.thing/a/b",
        "com.example.thing/..",
    ];
    for path_text in bad {
        let ops = [
            op(RepoOpAction::CREATE, path_text, Some(&cid)),
            op(RepoOpAction::CREATE, &path("com.example.a"), Some(&cid)),
        ];
        let commit = commit(ops, &[(&cid, &block)]);
        let ops: Vec<_> = commit.operations().collect();
        let error = ops[0].as_ref().unwrap_err();
        assert!(error.is_frame(), "{path_text:?}");
        assert!(error.message().unwrap().contains(&format!("{path_text:?}")));
        assert!(ops[1].is_ok());
    }
    let twice = commit(
        [
            op(RepoOpAction::DELETE, &path("com.example.a"), None),
            op(RepoOpAction::DELETE, &path("com.example.a"), None),
        ],
        &[],
    );
    assert!(
        twice
            .check()
            .unwrap_err()
            .message()
            .unwrap()
            .contains("twice")
    );
}

/// FH 13: more than 200 operations, or more than 2,000,000 bytes of blocks, or a record of more than 1,000,000.
#[test]
fn fh_13_a_commit_has_limits() {
    let delete = |count: usize| {
        (0..count)
            .map(|n| op(RepoOpAction::DELETE, &path(&format!("a{n}")), None))
            .collect::<Vec<_>>()
    };
    commit(delete(200), &[]).check().unwrap();
    let error = commit(delete(201), &[]).check().unwrap_err();
    assert!(
        error.message().unwrap().contains("201 operations"),
        "{error}"
    );

    let large = vec![0u8; 1_000_001];
    let cid = Cid::of_raw(&large);
    let one = commit(
        [op(RepoOpAction::CREATE, &path("a"), Some(&cid))],
        &[(&cid, &large)],
    );
    one.check().unwrap();
    let created = one.creates::<Schema>().next().unwrap().unwrap();
    assert!(
        created
            .record()
            .unwrap_err()
            .message()
            .unwrap()
            .contains("1000001 bytes")
    );

    let other = vec![1u8; 1_000_001];
    let both = commit([], &[(&cid, &large), (&Cid::of_raw(&other), &other)]);
    assert!(
        both.check()
            .unwrap_err()
            .message()
            .unwrap()
            .contains("bytes of blocks")
    );
}

/// FH 15: an action that nobody knows is told, and is neither a creation nor anything else.
#[test]
fn fh_15_an_unknown_action_is_told() {
    let commit = commit([op(RepoOpAction::from("upsert"), &path("a"), None)], &[]);
    assert_eq!(
        commit
            .operations()
            .next()
            .unwrap()
            .unwrap()
            .action()
            .as_str(),
        "upsert"
    );
    assert_eq!(commit.creates::<Schema>().count(), 0);
}

/// FH 16: a record whose block the commit does not have is missing, with a typed error when it is asked for.
#[test]
fn fh_16_a_missing_block_is_a_missing_record() {
    let (cid, _) = schema(1);
    let commit = commit([op(RepoOpAction::CREATE, &path("a"), Some(&cid))], &[]);
    let created = commit.creates::<Schema>().next().unwrap().unwrap();
    assert!(created.block().unwrap().is_none());
    assert_eq!(created.record().unwrap_err().kind(), ErrorKind::Frame);
}

/// FH 17: a deleted record has no CID, a created one had none before.
#[test]
fn fh_17_a_deletion_has_no_cid_and_a_creation_no_predecessor() {
    let (cid, block) = schema(1);
    let deleted = op(RepoOpAction::DELETE, &path("a"), Some(&cid));
    let mut created = op(RepoOpAction::CREATE, &path("a"), Some(&cid));
    created.prev = Some(CidLink::new(cid.clone()));
    for op in [deleted, created] {
        let error = commit([op], &[(&cid, &block)]).check().unwrap_err();
        assert!(error.message().unwrap().contains(&path("a")), "{error}");
    }
}

/// FH 18, B92: a block with another hash never becomes a record, and costs nobody else theirs.
#[test]
fn fh_18_a_forged_block_is_an_error_of_its_record() {
    let (one, first) = schema(1);
    let (two, second) = schema(2);
    let ops = [
        op(RepoOpAction::CREATE, &path("a"), Some(&one)),
        op(RepoOpAction::CREATE, &path("b"), Some(&two)),
    ];
    let commit = commit(ops, &[(&one, &second), (&two, &second)]);
    let created: Vec<_> = commit.creates::<Schema>().map(Result::unwrap).collect();
    assert!(
        created[0]
            .record()
            .unwrap_err()
            .message()
            .unwrap()
            .contains("another hash")
    );
    assert_eq!(created[1].record().unwrap().lexicon, 2);
    assert_ne!(first, second);
}

/// B92: blocks that are no CAR file are an error of each record, never an empty map.
#[test]
fn b92_blocks_that_cannot_be_read_surface() {
    let (cid, block) = schema(1);
    let mut commit = commit(
        [op(RepoOpAction::CREATE, &path("a"), Some(&cid))],
        &[(&cid, &block)],
    );
    commit.blocks = b"\xff\x7f".as_slice().into();
    assert!(commit.check().is_err());
    assert!(
        commit
            .creates::<Schema>()
            .next()
            .unwrap()
            .unwrap()
            .record()
            .is_err()
    );
}

/// B88: a record that is hostile (`"ref": [1, 2, 3]`, another type, not an object, not DAG-CBOR) is an error of its own.
#[test]
fn b88_a_hostile_record_costs_only_itself() {
    let (good, block) = schema(3);
    let hostile: [&[u8]; 4] = [
        b"\xa1cref\x83\x01\x02\x03",
        b"\xa1e$typegunknown",
        b"\x83\x01\x02\x03",
        b"\xff\xff",
    ];
    for bytes in hostile {
        let cid = Cid::of_dag_cbor(bytes);
        let ops = [
            op(RepoOpAction::CREATE, &path("a"), Some(&cid)),
            op(RepoOpAction::CREATE, &path("b"), Some(&good)),
        ];
        let commit = commit(ops, &[(&cid, bytes), (&good, &block)]);
        let created: Vec<_> = commit.creates::<Schema>().map(Result::unwrap).collect();
        assert!(created[0].record().is_err(), "{bytes:?}");
        assert_eq!(created[1].record().unwrap().lexicon, 3);
    }
}

/// FH 11, FH 19, FH 20, FH 22: the other messages are typed; unknown words and unreadable times are kept.
#[test]
fn fh_20_the_other_messages_are_typed() {
    let told = |ty: &str, json: &[u8]| {
        let payload = atproto::core::data::Value::from_json(json)
            .unwrap()
            .to_dag_cbor();
        SubscribeRepos::decode(ty, &payload.into()).unwrap().value
    };
    match told(
        "#identity",
        br#"{"seq":1,"did":"did:plc:a","time":"whenever","handle":"handle.invalid"}"#,
    ) {
        SubscribeReposMessage::Identity(identity) => {
            assert_eq!(identity.handle.unwrap().as_str(), "handle.invalid");
            assert!(!identity.time.is_valid());
        }
        other => panic!("{other:?}"),
    }
    match told(
        "#account",
        br#"{"seq":2,"did":"did:plc:a","time":"","active":false,"status":"sleeping"}"#,
    ) {
        SubscribeReposMessage::Account(account) => {
            assert_eq!(account.status.unwrap().as_str(), "sleeping");
        }
        other => panic!("{other:?}"),
    }
    match told("#info", br#"{"name":"OutdatedCursor"}"#) {
        SubscribeReposMessage::Info(info) => assert_eq!(info.name.as_str(), "OutdatedCursor"),
        other => panic!("{other:?}"),
    }
    match told(
        "#sync",
        br#"{"seq":3,"did":"did:plc:a","blocks":{"$bytes":"AAE"},"rev":"x","time":""}"#,
    ) {
        SubscribeReposMessage::Sync(sync) => assert_eq!(sync.blocks.as_slice(), [0, 1]),
        other => panic!("{other:?}"),
    }
    assert!(matches!(
        told("#tombstone", b"{}"),
        SubscribeReposMessage::Unknown(_)
    ));
}

/// A commit decodes to what was encoded, to the byte.
#[test]
fn a_commit_encodes_as_it_came() {
    let (cid, block) = schema(1);
    let commit = commit(
        [op(RepoOpAction::CREATE, &path("a"), Some(&cid))],
        &[(&cid, &block)],
    );
    let bytes = encode_dag_cbor(&commit).unwrap();
    let again = decode_dag_cbor::<Commit>(&bytes.clone().into())
        .unwrap()
        .value;
    assert_eq!(encode_dag_cbor(&again).unwrap(), bytes);
}
