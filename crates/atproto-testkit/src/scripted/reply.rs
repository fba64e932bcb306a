//! What the server does with one request.

use bytes::Bytes;

use super::Gate;

/// How one request is answered, or not.
#[must_use = "a reply does nothing before it is queued"]
#[derive(Clone, Debug)]
pub struct Reply {
    pub(super) action: Action,
    pub(super) gate: Option<Gate>,
}

#[derive(Clone, Debug)]
pub(super) enum Action {
    Answer(Answer),
    /// RST without reading a byte.
    ResetUnread,
    /// RST after the whole request was read.
    ResetRead,
    /// FIN after the whole request was read.
    CloseRead,
}

#[derive(Clone, Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) headers: Vec<(String, String)>,
    pub(super) body: Bytes,
    pub(super) cut_after: Option<usize>,
    pub(super) stall: bool,
    pub(super) keep_alive: bool,
}

impl Reply {
    /// An empty answer of this status. The status may be one that HTTP does not have.
    pub fn status(status: u16) -> Self {
        Self {
            action: Action::Answer(Answer {
                status,
                headers: Vec::new(),
                body: Bytes::new(),
                cut_after: None,
                stall: false,
                keep_alive: false,
            }),
            gate: None,
        }
    }

    /// A success with a JSON body.
    pub fn json(body: impl Into<String>) -> Self {
        Self::status(200)
            .header("content-type", "application/json")
            .body(body.into())
    }

    /// An XRPC error.
    pub fn error(status: u16, name: &str, message: &str) -> Self {
        let body = serde_json::json!({ "error": name, "message": message });
        Self::json(body.to_string()).with_status(status)
    }

    /// The request is not read and the connection is reset.
    pub fn reset_before_reading() -> Self {
        Self::of(Action::ResetUnread)
    }

    /// The whole request is read, then the connection is reset: the server may have applied it.
    pub fn reset_after_reading() -> Self {
        Self::of(Action::ResetRead)
    }

    /// The whole request is read, then the connection is closed in good order without an answer.
    pub fn close_after_reading() -> Self {
        Self::of(Action::CloseRead)
    }

    fn of(action: Action) -> Self {
        Self { action, gate: None }
    }

    fn answer(mut self, change: impl FnOnce(&mut Answer)) -> Self {
        if let Action::Answer(answer) = &mut self.action {
            change(answer);
        }
        self
    }

    /// Changes the status.
    pub fn with_status(self, status: u16) -> Self {
        self.answer(|answer| answer.status = status)
    }

    /// Adds a header; the same name again is sent twice.
    pub fn header(self, name: &str, value: impl Into<String>) -> Self {
        self.answer(|answer| answer.headers.push((name.to_owned(), value.into())))
    }

    /// Sets the body.
    pub fn body(self, body: impl Into<Bytes>) -> Self {
        self.answer(|answer| answer.body = body.into())
    }

    /// Announces the whole body, sends only its first bytes and closes the connection.
    pub fn cut_after(self, bytes: usize) -> Self {
        self.answer(|answer| answer.cut_after = Some(bytes))
    }

    /// Announces the whole body, sends only its first bytes and falls silent, the connection open.
    pub fn stall_after(self, bytes: usize) -> Self {
        self.answer(|answer| {
            answer.cut_after = Some(bytes);
            answer.stall = true;
        })
    }

    /// Leaves the connection open for the next request.
    pub fn keep_alive(self) -> Self {
        self.answer(|answer| answer.keep_alive = true)
    }

    /// Acts only once `gate` is open; the request is read and recorded before.
    pub fn gate(mut self, gate: &Gate) -> Self {
        self.gate = Some(gate.clone());
        self
    }
}
