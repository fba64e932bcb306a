//! What a connection does.

use bytes::Bytes;

use crate::gate::Gate;

/// One thing that a connection does.
#[derive(Clone, Debug)]
pub struct Step(pub(super) Kind);

#[derive(Clone, Debug)]
pub(super) enum Kind {
    Refuse {
        status: u16,
        headers: Vec<(String, String)>,
        body: String,
    },
    Binary(Bytes),
    Text(String),
    Ping,
    /// Bytes that are no WebSocket frame.
    Garbage(Bytes),
    Wait(Gate),
    UntilPong,
    UntilClosed,
    Close(u16, String),
}

impl Step {
    /// Answers the upgrade with this status instead. Only as the first step.
    pub fn refuse<'a>(
        status: u16,
        headers: impl IntoIterator<Item = (&'a str, &'a str)>,
        body: impl Into<String>,
    ) -> Self {
        let headers = headers.into_iter();
        Self(Kind::Refuse {
            status,
            headers: headers
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            body: body.into(),
        })
    }

    /// Sends a binary message.
    pub fn binary(message: impl AsRef<[u8]>) -> Self {
        Self(Kind::Binary(Bytes::copy_from_slice(message.as_ref())))
    }

    /// Sends a text message.
    pub fn text(message: impl Into<String>) -> Self {
        Self(Kind::Text(message.into()))
    }

    /// Sends a ping.
    pub fn ping() -> Self {
        Self(Kind::Ping)
    }

    /// Sends bytes past the WebSocket.
    pub fn garbage(bytes: impl AsRef<[u8]>) -> Self {
        Self(Kind::Garbage(Bytes::copy_from_slice(bytes.as_ref())))
    }

    /// Waits until the gate opens.
    pub fn wait(gate: &Gate) -> Self {
        Self(Kind::Wait(gate.clone()))
    }

    /// Waits for a pong.
    pub fn until_pong() -> Self {
        Self(Kind::UntilPong)
    }

    /// Waits until the client closes the connection or lets go of it.
    pub fn until_closed() -> Self {
        Self(Kind::UntilClosed)
    }

    /// Closes with this code and reason.
    pub fn close(code: u16, reason: impl Into<String>) -> Self {
        Self(Kind::Close(code, reason.into()))
    }
}
