//! A client of `jitlite lsp`, over pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The text that most tests are about.
pub(crate) const URI: &str = "file:///programs/a.ll";

pub(crate) struct Client {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    requests: u64,
    version: i64,
    /// What came that was no answer.
    pub notes: Vec<Value>,
}

impl Client {
    /// A server that was sent nothing.
    pub(crate) fn start() -> Client {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.spawn().expect("the command starts");
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().expect("it has a pipe"));
        Client {
            child,
            stdin,
            stdout,
            requests: 0,
            version: 0,
            notes: Vec::new(),
        }
    }

    /// A server that has been told what the client can.
    pub(crate) fn with(capabilities: Value) -> Client {
        Client::with_options(capabilities, Value::Null)
    }

    pub(crate) fn with_options(capabilities: Value, options: Value) -> Client {
        let mut client = Client::start();
        let params = json!({
            "processId": null, "rootUri": null,
            "capabilities": capabilities, "initializationOptions": options,
        });
        client.request("initialize", params).expect("it begins");
        client.notify("initialized", json!({}));
        client
    }

    /// A server with one text open; what is wrong with it.
    pub(crate) fn of(text: &str) -> (Client, Vec<Value>) {
        let mut client = Client::with(json!({
            "general": {"positionEncodings": ["utf-16"]},
            "textDocument": {
                "publishDiagnostics": {"relatedInformation": true},
                "hover": {"contentFormat": ["plaintext"]},
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
            },
        }));
        client.open(URI, text);
        let found = client.diagnostics(URI);
        (client, found)
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        let stdin = self.stdin.as_mut().expect("it is open");
        // A server that has ended reads no more.
        let _ = stdin.write_all(bytes).and_then(|()| stdin.flush());
    }

    pub(crate) fn send(&mut self, message: &Value) {
        let body = message.to_string();
        let head = format!("Content-Length: {}\r\n\r\n", body.len());
        self.send_bytes((head + &body).as_bytes());
    }

    pub(crate) fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }

    /// Sends a request; its number.
    pub(crate) fn ask(&mut self, method: &str, params: Value) -> u64 {
        self.requests += 1;
        let id = self.requests;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        id
    }

    /// The next message; none at the end of the stream.
    pub(crate) fn read(&mut self) -> Option<Value> {
        let mut length = 0;
        loop {
            let mut line = String::new();
            if self.stdout.read_line(&mut line).expect("it can be read") == 0 {
                return None;
            }
            let line = line.trim();
            if line.is_empty() {
                break;
            }
            if let Some(digits) = line.strip_prefix("Content-Length: ") {
                length = digits.parse().expect("a number");
            }
        }
        let mut body = vec![0; length];
        self.stdout.read_exact(&mut body).expect("all of it");
        Some(serde_json::from_slice(&body).expect("JSON"))
    }

    /// The answer of a request.
    pub(crate) fn answer(&mut self, id: u64) -> Result<Value, Value> {
        loop {
            let message = self.read().expect("there is an answer");
            if message["method"].is_null() && message["id"] == id {
                return match message.get("error") {
                    Some(error) => Err(error.clone()),
                    None => Ok(message["result"].clone()),
                };
            }
            self.notes.push(message);
        }
    }

    pub(crate) fn request(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        let id = self.ask(method, params);
        self.answer(id)
    }

    /// The code of the error that a request gives.
    pub(crate) fn error(&mut self, method: &str, params: Value) -> i64 {
        let error = self.request(method, params).expect_err("it is refused");
        error["code"].as_i64().expect("a number")
    }

    pub(crate) fn open(&mut self, uri: &str, text: &str) {
        let item = json!({"uri": uri, "languageId": "llvm", "version": 1, "text": text});
        self.version = 1;
        self.notify("textDocument/didOpen", json!({"textDocument": item}));
    }

    /// Changes a range of the text, as (line, column) twice.
    pub(crate) fn change(&mut self, range: [[u64; 2]; 2], text: &str) {
        self.version += 1;
        let [start, end] =
            range.map(|[line, character]| json!({"line": line, "character": character}));
        self.notify(
            "textDocument/didChange",
            json!({
                "textDocument": {"uri": URI, "version": self.version},
                "contentChanges": [{"range": {"start": start, "end": end}, "text": text}],
            }),
        );
    }

    /// The next diagnostics of a text.
    pub(crate) fn diagnostics(&mut self, uri: &str) -> Vec<Value> {
        let is_it = |message: &Value| {
            message["method"] == "textDocument/publishDiagnostics"
                && message["params"]["uri"] == uri
        };
        let message = match self.notes.iter().position(is_it) {
            Some(at) => self.notes.remove(at),
            None => loop {
                let message = self.read().expect("there are diagnostics");
                match is_it(&message) {
                    true => break message,
                    false => self.notes.push(message),
                }
            },
        };
        let list = message["params"]["diagnostics"].as_array();
        list.expect("a list").clone()
    }

    /// A request about a place of the text.
    pub(crate) fn at(&mut self, method: &str, line: u64, character: u64) -> Result<Value, Value> {
        self.request(method, at(line, character))
    }

    /// Ends the server as the protocol asks; what it ends with.
    pub(crate) fn end(mut self) -> i32 {
        self.request("shutdown", Value::Null).expect("it ends");
        self.notify("exit", Value::Null);
        self.status()
    }

    /// Closes the pipe, and waits.
    pub(crate) fn status(mut self) -> i32 {
        self.stdin = None;
        while self.read().is_some() {}
        let status = self.child.wait().expect("it ends");
        status.code().expect("by itself")
    }
}

/// The parameters of a request about a place.
pub(crate) fn at(line: u64, character: u64) -> Value {
    json!({
        "textDocument": {"uri": URI},
        "position": {"line": line, "character": character},
    })
}

/// A range as `line:column-line:column`.
pub(crate) fn range(range: &Value) -> String {
    let place = |place: &Value| format!("{}:{}", place["line"], place["character"]);
    format!("{}-{}", place(&range["start"]), place(&range["end"]))
}

/// Rows of an answer, each as a line.
pub(crate) fn lines(answer: &Value, line: impl Fn(&Value) -> String) -> String {
    let rows = answer.as_array().expect("a list").iter();
    rows.map(line).collect::<Vec<_>>().join("\n")
}

/// The text after the edits of an answer, which do not overlap; columns are of ASCII.
pub(crate) fn edited(text: &str, edits: &Value) -> String {
    let offset = |place: &Value| {
        let (line, column) = (
            place["line"].as_u64().unwrap(),
            place["character"].as_u64().unwrap(),
        );
        let lines = text.split_inclusive('\n').take(line as usize);
        lines.map(str::len).sum::<usize>() + column as usize
    };
    let mut text = text.to_string();
    let mut edits: Vec<_> = edits.as_array().expect("a list").iter().collect();
    edits.sort_by_key(|edit| offset(&edit["range"]["start"]));
    let places: Vec<_> = edits
        .iter()
        .map(|edit| {
            (
                offset(&edit["range"]["start"]),
                offset(&edit["range"]["end"]),
                &edit["newText"],
            )
        })
        .collect();
    for (start, end, new) in places.into_iter().rev() {
        text.replace_range(start..end, new.as_str().expect("a text"));
    }
    text
}
