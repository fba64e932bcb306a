//! One connection, in plain HTTP/1.1.

use std::{fmt::Write as _, io, sync::Arc};

use bytes::{Bytes, BytesMut};
use http::{HeaderMap, HeaderName, HeaderValue};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use super::{
    Recorded,
    reply::{Action, Answer},
    server::Script,
};

/// Plays replies until the connection ends. Failures of the peer's side are the peer's business.
pub(super) async fn serve(mut stream: TcpStream, script: Arc<Script>) {
    let mut unread = BytesMut::new();
    loop {
        if script.takes_reset() {
            let _ = stream.set_zero_linger();
            return;
        }
        let Ok(Some(request)) = read(&mut stream, &mut unread).await else {
            return;
        };
        let reply = script.take(request);
        if let Some(gate) = &reply.gate {
            gate.opened().await;
        }
        match reply.action {
            Action::Answer(answer) => {
                if write(&mut stream, &answer).await.is_err() || !answer.keep_alive {
                    let _ = stream.shutdown().await;
                    return;
                }
            }
            Action::ResetUnread | Action::ResetRead => {
                let _ = stream.set_zero_linger();
                return;
            }
            Action::CloseRead => return,
        }
    }
}

/// Reads one request; `None` if the peer has none.
async fn read(stream: &mut TcpStream, unread: &mut BytesMut) -> io::Result<Option<Recorded>> {
    let head = loop {
        if let Some(end) = unread.windows(4).position(|window| window == b"\r\n\r\n") {
            break unread.split_to(end + 4);
        }
        if stream.read_buf(unread).await? == 0 {
            return Ok(None);
        }
    };
    let head = String::from_utf8_lossy(&head);
    let mut lines = head.split("\r\n");
    let mut start = lines.next().unwrap_or_default().split(' ');
    let method = start.next().unwrap_or_default().to_owned();
    let target = start.next().unwrap_or_default().to_owned();
    let mut headers = HeaderMap::new();
    for (name, value) in lines.filter_map(header) {
        headers.append(name, value);
    }
    let length = headers
        .get("content-length")
        .and_then(|length| length.to_str().ok()?.parse().ok())
        .unwrap_or(0);
    while unread.len() < length {
        if stream.read_buf(unread).await? == 0 {
            return Ok(None);
        }
    }
    let body: Bytes = unread.split_to(length).freeze();
    Ok(Some(Recorded {
        method,
        target,
        headers,
        body,
    }))
}

fn header(line: &str) -> Option<(HeaderName, HeaderValue)> {
    let (name, value) = line.split_once(':')?;
    Some((name.parse().ok()?, value.trim().parse().ok()?))
}

async fn write(stream: &mut TcpStream, answer: &Answer) -> io::Result<()> {
    let mut head = format!("HTTP/1.1 {} Scripted\r\n", answer.status);
    for (name, value) in &answer.headers {
        let _ = write!(head, "{name}: {value}\r\n");
    }
    let connection = if answer.keep_alive {
        "keep-alive"
    } else {
        "close"
    };
    // 1xx, 204 and 304 have no body by definition.
    if !matches!(answer.status, 100..=199 | 204 | 304) {
        let _ = write!(head, "content-length: {}\r\n", answer.body.len());
    }
    let _ = write!(head, "connection: {connection}\r\n\r\n");
    stream.write_all(head.as_bytes()).await?;
    let body = match answer.cut_after {
        Some(bytes) => answer.body.get(..bytes).unwrap_or(&answer.body),
        None => &answer.body,
    };
    stream.write_all(body).await?;
    stream.flush().await?;
    if answer.stall {
        // Ends when the peer hangs up.
        let _ = stream.read(&mut [0; 1]).await;
    }
    Ok(())
}
