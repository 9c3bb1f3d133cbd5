//! Messages of the Debug Adapter Protocol: a head with the length, and an object of JSON
//! (Debug Adapter Protocol, "Base Protocol").

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Value, json};

/// The longest message that is read.
const MOST_BYTES: usize = 1 << 26;

/// Reads a message; `None` at the end of the input.
///
/// # Errors
/// If it cannot be read, or is none.
pub(super) fn read(input: &mut impl BufRead) -> io::Result<Option<Value>> {
    let invalid = |why: &str| io::Error::new(io::ErrorKind::InvalidData, why);
    let mut len = None;
    loop {
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let line = line.trim_end();
        if line.is_empty() {
            break;
        }
        let field = line
            .split_once(':')
            .filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
        if let Some((_, value)) = field {
            len = value.trim().parse::<usize>().ok();
        }
    }
    let len = len.filter(|&len| len <= MOST_BYTES);
    let len = len.ok_or_else(|| invalid("a message without `Content-Length`"))?;
    let mut text = vec![0; len];
    input.read_exact(&mut text)?;
    let message = serde_json::from_slice(&text);
    message
        .map(Some)
        .map_err(|_| invalid("a message that is no JSON"))
}

/// Writes messages, each with a number.
#[derive(Clone)]
pub(super) struct Client(Arc<Mutex<Inner>>);

struct Inner {
    output: Box<dyn Write + Send>,
    last: u64,
    /// The first failure: nobody reads any more.
    failure: Option<io::Error>,
}

impl Client {
    pub(super) fn new(output: impl Write + Send + 'static) -> Self {
        Client(Arc::new(Mutex::new(Inner {
            output: Box::new(output),
            last: 0,
            failure: None,
        })))
    }

    /// Says that something has happened.
    pub(super) fn event(&self, event: &str, body: Value) {
        self.send(json!({"type": "event", "event": event, "body": body}));
    }

    /// Answers a request.
    pub(super) fn answer(&self, request: &Value, result: Result<Value, String>) {
        let mut answer = json!({
            "type": "response",
            "request_seq": request["seq"],
            "command": request["command"],
            "success": result.is_ok(),
        });
        match result {
            Ok(body) => answer["body"] = body,
            Err(why) => {
                answer["message"] = why.as_str().into();
                answer["body"] = json!({"error": {"id": 1, "format": why, "showUser": true}});
            }
        }
        self.send(answer);
    }

    /// Whether there is still somebody who reads.
    pub(super) fn is_there(&self) -> bool {
        self.lock().failure.is_none()
    }

    fn send(&self, mut message: Value) {
        let mut inner = self.lock();
        inner.last += 1;
        message["seq"] = inner.last.into();
        let text = message.to_string();
        let head = format!("Content-Length: {}\r\n\r\n", text.len());
        let output = &mut inner.output;
        let written = output
            .write_all(head.as_bytes())
            .and_then(|()| output.write_all(text.as_bytes()))
            .and_then(|()| output.flush());
        if let Err(error) = written {
            inner.failure.get_or_insert(error);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a program writes to a stream, as events.
pub(super) struct Output {
    pub client: Client,
    pub category: &'static str,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        let body = json!({"category": self.category, "output": text});
        self.client.event("output", body);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
