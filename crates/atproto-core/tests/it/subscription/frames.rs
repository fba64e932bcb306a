//! Frames that are as they should be, and frames that are not.

use atproto_core::ErrorKind;
use atproto_testkit::scripted_ws::{ScriptedSocket, Step};

use super::{Count, Told, client, collect, count, failure, header, number};

/// What a stream gives for one odd message between two good ones.
async fn between(odd: Step) -> Vec<Result<Told, atproto_core::Error>> {
    let server = ScriptedSocket::start().await.unwrap();
    server.script([
        Step::binary(number(1)),
        odd,
        Step::binary(number(2)),
        Step::close(1000, ""),
    ]);
    collect(count(&server)).await
}

/// FH 1, FH 2, FH 3, FH 4, FH 5, FH 6, X25, B91: a frame that cannot be read is an error item, and the stream goes on.
#[tokio::test]
async fn fh_an_unreadable_frame_is_an_item_and_the_stream_goes_on() {
    let mut trailing = number(5);
    trailing.push(0x01);
    let mut cut = number(5);
    cut.pop();
    let long = [
        header("#number").as_slice(),
        &[0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    ]
    .concat();
    let cases = [
        ("text", Step::text("hello")),
        ("empty", Step::binary([])),
        ("a header alone", Step::binary(header("#number"))),
        ("three items", Step::binary(trailing)),
        ("cut off", Step::binary(cut)),
        ("a header that is a list", Step::binary([0x81, 0x01, 0xa0])),
        (
            "a header without op",
            Step::binary([0xa1, 0x61, b't', 0x62, b'#', b'a', 0xa0]),
        ),
        (
            "op is text",
            Step::binary([0xa1, 0x62, b'o', b'p', 0x61, b'1', 0xa0]),
        ),
        (
            "an unknown op",
            Step::binary([0xa1, 0x62, b'o', b'p', 0x05, 0xa0]),
        ),
        (
            "no type",
            Step::binary([0xa1, 0x62, b'o', b'p', 0x01, 0xa0]),
        ),
        (
            "a missing field",
            Step::binary([header("#number"), vec![0xa0]].concat()),
        ),
        (
            "a field of another type",
            Step::binary([header("#number"), b"\xa1cseqaa".to_vec()].concat()),
        ),
        (
            "an indefinite map",
            Step::binary([header("#number"), b"\xbfcseq\x01\xff".to_vec()].concat()),
        ),
        ("a declared length beyond the frame", Step::binary(long)),
    ];
    for (what, odd) in cases {
        let items = between(odd).await;
        assert_eq!(items.len(), 3, "{what}: {items:?}");
        assert_eq!(items[0].as_ref().unwrap(), &Told::Number(1), "{what}");
        let error = items[1].as_ref().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Frame, "{what}");
        assert!(error.is_frame());
        assert_eq!(error.nsid(), Some("com.example.count"));
        assert!(!error.message().unwrap().is_empty(), "{what}");
        assert_eq!(items[2].as_ref().unwrap(), &Told::Number(2), "{what}");
    }
}

/// FH 4, FH 21: a type that is not known is a message of its own, not an error.
#[tokio::test]
async fn fh_21_an_unknown_type_is_told() {
    for ty in ["#handle", "#migrate", "#tombstone", "#future"] {
        let items = between(Step::binary([header(ty), vec![0xa0]].concat())).await;
        assert_eq!(items[1].as_ref().unwrap(), &Told::Unknown(ty.to_owned()));
    }
}

/// FH 5: fields that nobody knows are let pass, in the header and in the payload.
#[tokio::test]
async fn fh_5_unknown_fields_are_let_pass() {
    let mut frame = vec![0xa3, 0x61, b't', 0x67];
    frame.extend_from_slice(b"#number\x62op\x01\x63new\x80");
    frame.extend_from_slice(b"\xa2cseq\x07dmore\xf6");
    let items = between(Step::binary(frame)).await;
    assert_eq!(items[1].as_ref().unwrap(), &Told::Number(7));
}

/// FH 7, CON 8, B91: an error frame is the last item; its code is kept word for word, its message is optional.
#[tokio::test]
async fn fh_7_an_error_frame_ends_the_stream() {
    for (name, message) in [
        ("FutureCursor", Some("Cursor in the future.")),
        ("ConsumerTooSlow", None),
        ("SomethingNew", None),
    ] {
        let server = ScriptedSocket::start().await.unwrap();
        server.script([
            Step::binary(number(1)),
            Step::binary(failure(name, message)),
            Step::binary(number(2)),
            Step::close(1008, name),
        ]);
        let items = collect(count(&server)).await;
        assert_eq!(items.len(), 2, "{items:?}");
        let error = items[1].as_ref().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Subscription);
        assert_eq!(error.error_name(), Some(name));
        assert_eq!(error.message(), message);
    }
}

/// CON 13, FH 6: a frame of 5,000,000 bytes passes, one of 5,000,001 is a typed error and the end.
#[tokio::test]
async fn con_13_a_frame_has_5_000_000_bytes_at_most() {
    for (length, passes) in [(5_000_000usize, true), (5_000_001, false)] {
        let mut frame = header("#number");
        let rest = length - frame.len() - b"\xa2cseq\x01cpad\x5a....".len();
        frame.extend_from_slice(b"\xa2cpad\x5a");
        frame.extend_from_slice(&u32::try_from(rest).unwrap().to_be_bytes());
        frame.resize(frame.len() + rest, 0);
        frame.extend_from_slice(b"cseq\x01");
        assert_eq!(frame.len(), length);
        let server = ScriptedSocket::start().await.unwrap();
        server.script([Step::binary(frame), Step::close(1000, "")]);
        let items = collect(count(&server)).await;
        assert_eq!(items.len(), 1);
        if passes {
            assert_eq!(items[0].as_ref().unwrap(), &Told::Number(1));
        } else {
            let error = items[0].as_ref().unwrap_err();
            assert_eq!(error.kind(), ErrorKind::Subscription);
            assert!(error.message().unwrap().contains("5000000"), "{error}");
        }
    }
}

/// The frames of a subscription can be had as they came.
#[tokio::test]
async fn raw_frames_are_available() {
    let server = ScriptedSocket::start().await.unwrap();
    server.script([Step::binary(number(9)), Step::close(1000, "")]);
    let mut frames = client(&server).subscribe(Count::default()).frames();
    let frame = frames.next().await.unwrap().unwrap();
    assert_eq!(frame.ty, "#number");
    assert_eq!(frame.payload.as_ref(), b"\xa1cseq\x09");
    assert!(frames.next().await.is_none());
}
