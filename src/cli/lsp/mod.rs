//! `lsp`: serves an editor, by the Language Server Protocol on stdin and stdout.
//!
//! One thread answers, in the order in which messages come; another one reads them. What has come is looked through before
//! each answer, so a request that the client has taken back is not computed. Diagnostics are published when no message
//! waits. An assertion that the client runs does so in a process of its own, with a thread that waits for it.
//!
//! The rooms that read, judge and answer know nothing of the protocol: `wire` has its messages, `server` its rules, and the
//! other files turn answers of `query` into its objects. Messages are values of JSON, and not of a crate of their types:
//! such crates turn on features that cost each start of the command a few instructions of `cpuid`.

mod calls;
mod diagnostics;
mod document;
mod place;
mod reading;
mod run;
mod server;
mod text;
mod views;
mod wire;

use std::collections::VecDeque;
use std::io::{self, BufReader, Write};
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use anyhow::Result;
use serde_json::{Value, json};

use super::{Status, describe_panic, messages};
use crate::sys::signals;
use server::{Lifecycle, Server};
use wire::{Code, Refusal};

/// What a server waits for.
enum Event {
    /// The client has sent a message: bytes that should be JSON.
    Message(Vec<u8>),
    /// The client sends no more.
    Closed,
    /// The answer of a request that took its time.
    Answered(Value, wire::Answer),
}

/// How long nobody types before all of a text is read again.
const PAUSE: Duration = Duration::from_millis(400);

/// Serves until the client ends it.
pub(super) fn run() -> Result<Status> {
    // A child that ends before it has read its text would end the server with it.
    signals::ignore(libc::SIGPIPE);
    let (sender, events) = mpsc::channel();
    let reader = sender.clone();
    std::thread::Builder::new().spawn(move || read_all(&reader))?;
    let mut connection = Connection {
        server: Server::new(sender),
        events,
        queue: VecDeque::new(),
    };
    let status = connection.serve()?;
    // Diagnostics of the last moment have gone out; what a long text takes to be dropped need not be waited for.
    io::stdout().flush()?;
    std::mem::forget(connection);
    Ok(status)
}

/// Reads messages until there are no more.
fn read_all(events: &Sender<Event>) {
    let mut stdin = BufReader::with_capacity(1 << 16, io::stdin());
    loop {
        let event = match messages::read(&mut stdin) {
            Ok(Some(bytes)) => Event::Message(bytes),
            Ok(None) => Event::Closed,
            Err(error) => {
                // Where the next message begins is not known.
                eprintln!("jitlite lsp: could not read a message: {error}");
                Event::Closed
            }
        };
        let is_last = matches!(event, Event::Closed);
        if events.send(event).is_err() || is_last {
            return;
        }
    }
}

/// A server with what it was sent.
struct Connection {
    server: Server,
    events: Receiver<Event>,
    /// What has come and was not looked at.
    queue: VecDeque<Value>,
}

impl Connection {
    fn serve(&mut self) -> Result<Status> {
        let mut is_closed = false;
        loop {
            while let Ok(event) = self.events.try_recv() {
                is_closed |= self.take(event)?;
            }
            if let Some(message) = self.queue.pop_front() {
                self.handle(&message)?;
            } else if self.server.lifecycle == Lifecycle::Exited || is_closed {
                break;
            } else if let Some(uri) = self.server.unpublished() {
                self.publish(&uri)?;
            } else {
                match self.next() {
                    Some(event) => is_closed |= self.take(event)?,
                    None => self.server.read_one_whole(),
                }
            }
            if self.server.lifecycle == Lifecycle::Exited {
                break;
            }
        }
        self.server.kill_all();
        Ok(if self.server.was_shut_down { 0 } else { 1 })
    }

    /// Waits for the next event; `None` where there was none for a while, in which there is something to do.
    fn next(&self) -> Option<Event> {
        if !self.server.has_parts() {
            return Some(self.events.recv().unwrap_or(Event::Closed));
        }
        match self.events.recv_timeout(PAUSE) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Event::Closed),
        }
    }

    /// Puts a message in the queue, or takes a request out of it. Says whether it was the end.
    fn take(&mut self, event: Event) -> io::Result<bool> {
        let bytes = match event {
            Event::Message(bytes) => bytes,
            Event::Closed => return Ok(true),
            Event::Answered(id, answer) => {
                self.server.ended(&id);
                send(&wire::response(&id, answer))?;
                return Ok(false);
            }
        };
        let message: Value = match serde_json::from_slice(&bytes) {
            Ok(message) => message,
            Err(error) => {
                let why = Refusal::new(Code::Parse, error.to_string());
                send(&wire::response(&Value::Null, Err(why)))?;
                return Ok(false);
            }
        };
        if message["method"] == "$/cancelRequest" {
            let id = &message["params"]["id"];
            let waits = self.queue.iter();
            let waits = waits.enumerate().find(|(_, message)| {
                !message["method"].is_null() && message["id"] == *id && !id.is_null()
            });
            if let Some((n, _)) = waits {
                self.queue.remove(n);
                let why = Refusal::new(Code::Cancelled, "the request was taken back");
                send(&wire::response(id, Err(why)))?;
            }
            self.server.kill(id);
            return Ok(false);
        }
        self.queue.push_back(message);
        Ok(false)
    }

    /// Does what a message says, and answers it if it is a request.
    fn handle(&mut self, message: &Value) -> io::Result<()> {
        let server = &mut self.server;
        let result = panic::catch_unwind(AssertUnwindSafe(|| server.handle(message)));
        let id = &message["id"];
        let is_request = !id.is_null() && message["method"].is_string();
        match result {
            Ok(Some(answer)) if is_request => send(&wire::response(id, answer))?,
            Ok(_) => {}
            Err(payload) => {
                let why = describe_panic(&*payload);
                match is_request {
                    true => send(&wire::response(id, Err(Refusal::new(Code::Internal, why))))?,
                    false => send(&log(&why))?,
                }
            }
        }
        for message in self.server.outgoing.drain(..) {
            send(&message)?;
        }
        Ok(())
    }

    /// Tells the client what is wrong with a text.
    fn publish(&mut self, uri: &str) -> io::Result<()> {
        let server = &mut self.server;
        let found = panic::catch_unwind(AssertUnwindSafe(|| server.published(uri)));
        match found {
            Ok(Some(params)) => send(&wire::notification(
                "textDocument/publishDiagnostics",
                params,
            )),
            Ok(None) => Ok(()),
            Err(payload) => {
                // It would be so again.
                self.server.give_up(uri);
                send(&log(&describe_panic(&*payload)))
            }
        }
    }
}

/// A line for the log of the editor, of an error.
fn log(text: &str) -> Value {
    wire::notification("window/logMessage", json!({"type": 1, "message": text}))
}

fn send(message: &Value) -> io::Result<()> {
    messages::write(&mut io::stdout().lock(), message)
}
