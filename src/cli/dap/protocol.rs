//! Answers and events of the Debug Adapter Protocol.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Value, json};

use crate::messages;

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
        let written = messages::write(&mut inner.output, &message);
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
