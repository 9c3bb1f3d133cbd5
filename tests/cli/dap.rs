//! `jitlite dap`: what a client of the Debug Adapter Protocol is told.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::support::process;

const PROGRAM: &str = r#"@list = global [4 x i32] [i32 3, i32 1, i32 2, i32 0]
@total = global i32 0
@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %more, %body ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %end, label %body
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %more = add i32 %s, %x
  store i32 %more, ptr @total
  %next = add i32 %i, 1
  br label %loop
end:
  ret i32 %s
}
define i32 @main() {
  %r = call i32 @sum(ptr @list, i32 4)
  %o = call i32 (ptr, ...) @printf(ptr @format, i32 %r)
  ret i32 %r
}
"#;

/// A client and its server.
struct Client {
    server: Child,
    output: ChildStdout,
    last: u64,
    /// Events that came in front of an answer.
    events: Vec<Value>,
}

impl Client {
    fn start() -> Client {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command
            .arg("dap")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut server = command.spawn().unwrap();
        let output = server.stdout.take().unwrap();
        Client {
            server,
            output,
            last: 0,
            events: Vec::new(),
        }
    }

    /// A client whose program is in front of its first instruction.
    fn launch(name: &str, text: &str, more: Value) -> (Client, PathBuf) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli_dap");
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        let mut client = Client::start();
        let can = client
            .ask("initialize", json!({"adapterID": "jitlite"}))
            .unwrap();
        assert_eq!(can["supportsStepBack"], true);
        let mut launch = more;
        launch["program"] = path.to_str().into();
        client.ask("launch", launch).unwrap();
        client.event("initialized");
        (client, path)
    }

    fn send(&mut self, command: &str, arguments: Value) {
        self.last += 1;
        let request = json!({"seq": self.last, "type": "request", "command": command, "arguments": arguments});
        let text = request.to_string();
        let input = self.server.stdin.as_mut().unwrap();
        write!(input, "Content-Length: {}\r\n\r\n{text}", text.len()).unwrap();
    }

    fn read(&mut self) -> Value {
        let mut head = Vec::new();
        let mut byte = [0];
        while !head.ends_with(b"\r\n\r\n") {
            self.output.read_exact(&mut byte).unwrap();
            head.push(byte[0]);
        }
        let head = String::from_utf8(head).unwrap();
        let len = head.trim().strip_prefix("Content-Length: ").unwrap();
        let mut text = vec![0; len.parse().unwrap()];
        self.output.read_exact(&mut text).unwrap();
        serde_json::from_slice(&text).unwrap()
    }

    /// The body of the answer to a request, or its message.
    fn ask(&mut self, command: &str, arguments: Value) -> Result<Value, String> {
        self.send(command, arguments);
        loop {
            let message = self.read();
            if message["type"] == "event" {
                self.events.push(message);
                continue;
            }
            assert_eq!(message["request_seq"], self.last, "{message}");
            assert_eq!(message["command"], command);
            return match message["success"] == true {
                true => Ok(message["body"].clone()),
                false => Err(message["message"].as_str().unwrap().into()),
            };
        }
    }

    /// The body of the next event, which is to be this one.
    fn event(&mut self, name: &str) -> Value {
        let message = match self.events.is_empty() {
            true => self.read(),
            false => self.events.remove(0),
        };
        assert_eq!(message["event"], name, "{message}");
        message["body"].clone()
    }

    /// Moves the program; the reason that it stops for, and the function and the line there.
    fn go(&mut self, command: &str) -> (String, String, u64) {
        self.ask(command, json!({"threadId": 1})).unwrap();
        let stopped = self.event("stopped");
        let (name, line) = self.top();
        (stopped["reason"].as_str().unwrap().into(), name, line)
    }

    fn top(&mut self) -> (String, u64) {
        let stack = self.ask("stackTrace", json!({"threadId": 1})).unwrap();
        let frame = &stack["stackFrames"][0];
        let name = frame["name"].as_str().unwrap_or_default();
        (name.into(), frame["line"].as_u64().unwrap_or(0))
    }

    /// The values of a scope of the innermost call, each as `name = value`.
    fn scope(&mut self, number: usize) -> Vec<String> {
        let scopes = self.ask("scopes", json!({"frameId": 1})).unwrap();
        let reference = &scopes["scopes"][number]["variablesReference"];
        self.parts(reference)
    }

    fn parts(&mut self, reference: &Value) -> Vec<String> {
        let body = self.ask("variables", json!({"variablesReference": reference}));
        let body = body.unwrap();
        let all = body["variables"].as_array().unwrap().iter();
        let shown = all.map(|v| {
            let (name, value) = (v["name"].as_str().unwrap(), v["value"].as_str().unwrap());
            // Addresses are jitlite's own affair.
            format!(
                "{name} = {}",
                value.split(" (").last().unwrap().trim_end_matches(')')
            )
        });
        shown.collect()
    }

    fn end(mut self) {
        self.ask("disconnect", json!({})).unwrap();
        assert!(self.server.wait().unwrap().success());
    }
}

fn at(reason: &str, name: &str, line: u64) -> (String, String, u64) {
    (reason.into(), name.into(), line)
}

#[test]
fn a_program_is_stepped_and_goes_back() {
    let (mut client, path) = Client::launch("sum.ll", PROGRAM, json!({}));
    let source = json!({"path": path.to_str()});
    let wanted = json!([{"line": 8}, {"line": 16, "condition": "%i == 2"}, {"line": 900}, {"line": 1, "condition": "x"}]);
    let set = client.ask(
        "setBreakpoints",
        json!({"source": source, "breakpoints": wanted}),
    );
    let set = set.unwrap();
    let set = &set["breakpoints"];
    // A label, and the `phi`s behind it, are no steps.
    assert_eq!(set[0], json!({"id": 1, "verified": true, "line": 11}));
    assert_eq!(set[1], json!({"id": 2, "verified": true, "line": 16}));
    assert_eq!(set[2]["verified"], false);
    assert_eq!(set[2]["message"], "there is no instruction at line 900");
    assert_eq!(set[3]["verified"], false);
    let wrong = json!([{"line": 16, "condition": "%typo == 2"}]);
    let set = client.ask(
        "setBreakpoints",
        json!({"source": source, "breakpoints": wrong}),
    );
    let why = "there is no `%typo` in `@sum`";
    assert_eq!(set.unwrap()["breakpoints"][0]["message"], why);
    // They replace those that there were.
    let wanted = json!([{"line": 16, "condition": "%i == 2"}]);
    client
        .ask(
            "setBreakpoints",
            json!({"source": source, "breakpoints": wanted}),
        )
        .unwrap();
    client.ask("configurationDone", json!({})).unwrap();
    assert_eq!(client.event("stopped")["reason"], "entry");
    assert_eq!(client.top(), ("@main".into(), 24));
    assert_eq!(client.go("continue"), at("breakpoint", "@sum", 16));
    let values = client.scope(0);
    assert_eq!(values[2..5], ["%i = 2", "%s = 4", "%done = false"]);
    assert!(client.scope(2).contains(&"@total = 4".into()));
    assert_eq!(client.go("next"), at("step", "@sum", 17));
    assert_eq!(client.go("stepBack"), at("breakpoint", "@sum", 16));
    let stack = client.ask("stackTrace", json!({"threadId": 1})).unwrap();
    assert_eq!(stack["totalFrames"], 2);
    assert_eq!(stack["stackFrames"][1]["name"], "@main");
    assert_eq!(
        stack["stackFrames"][1]["source"]["path"],
        path.to_str().unwrap()
    );
    assert_eq!(client.go("stepOut"), at("step", "@main", 25));
    assert_eq!(client.go("reverseContinue"), at("breakpoint", "@sum", 16));
    assert_eq!(client.go("reverseContinue"), at("entry", "@main", 24));
    assert_eq!(client.go("stepIn"), at("step", "@sum", 7));
    client.end();
}

#[test]
fn values_lead_to_their_parts_and_bytes_to_who_wrote_them() {
    let (mut client, _) = Client::launch("values.ll", PROGRAM, json!({"stopOnEntry": false}));
    client
        .ask(
            "setFunctionBreakpoints",
            json!({"breakpoints": [{"name": "sum"}]}),
        )
        .unwrap();
    client.ask("configurationDone", json!({})).unwrap();
    assert_eq!(client.event("stopped")["hitBreakpointIds"], json!([1]));
    let ask = |client: &mut Client, text: &str, context: &str| {
        let arguments = json!({"expression": text, "frameId": 1, "context": context});
        client.ask("evaluate", arguments)
    };
    let list = ask(&mut client, "@list", "hover").unwrap();
    assert_eq!(list["result"], "[3, 1, 2, 0]");
    assert_eq!(list["type"], "[4 x i32]");
    let parts = client.parts(&list["variablesReference"]);
    assert_eq!(parts, ["[0] = 3", "[1] = 1", "[2] = 2", "[3] = 0"]);
    let pointer = ask(&mut client, "%p", "watch").unwrap();
    assert_eq!(
        client.parts(&pointer["variablesReference"]),
        ["@list = [3, 1, 2, 0]"]
    );
    let bytes = json!({"memoryReference": pointer["memoryReference"], "offset": 4, "count": 4});
    let bytes = client.ask("readMemory", bytes).unwrap();
    assert_eq!(
        (&bytes["data"], &bytes["unreadableBytes"]),
        (&json!("AQAAAA=="), &json!(0))
    );
    assert_eq!(
        ask(&mut client, "%x", "hover"),
        Err("`%x` is not computed here".into())
    );
    // A name of a scope is one of the call of that scope.
    let outer = client.ask("scopes", json!({"frameId": 2})).unwrap();
    let outer = &outer["scopes"][0]["variablesReference"];
    let info = json!({"name": "%p", "variablesReference": outer});
    let info = client.ask("dataBreakpointInfo", info).unwrap();
    assert_eq!(info["description"], "there is no `%p` in `@main`");
    // A write of a variable stops the program, also backward.
    let info = client
        .ask(
            "dataBreakpointInfo",
            json!({"name": "@total", "frameId": 1}),
        )
        .unwrap();
    let wanted = json!([{"dataId": info["dataId"], "condition": "@total == 4"}]);
    client
        .ask("setDataBreakpoints", json!({"breakpoints": wanted}))
        .unwrap();
    assert_eq!(client.go("continue"), at("data breakpoint", "@sum", 18));
    client
        .ask("setDataBreakpoints", json!({"breakpoints": []}))
        .unwrap();
    let output = |client: &mut Client| client.event("output")["output"].clone();
    client.ask("continue", json!({"threadId": 1})).unwrap();
    assert_eq!(output(&mut client), "6\n");
    assert_eq!(client.event("exited")["exitCode"], 6);
    client.event("terminated");
    client.end();
}

#[test]
fn who_wrote_it_and_where_it_was_made_are_asked_by_name() {
    let (mut client, _) = Client::launch("made.ll", PROGRAM, json!({"stopAtEnd": true}));
    client.ask("configurationDone", json!({})).unwrap();
    client.event("stopped");
    client.ask("continue", json!({"threadId": 1})).unwrap();
    client.event("output");
    let stopped = client.event("stopped");
    assert_eq!(
        (&stopped["reason"], &stopped["text"]),
        (&json!("end"), &json!("ended with status 6"))
    );
    for (text, line) in [
        ("written @total", 17),
        ("made %i", 19),
        ("made %n", 24),
        ("goto 3", 12),
    ] {
        client
            .ask("evaluate", json!({"expression": text, "context": "repl"}))
            .unwrap();
        assert_eq!(client.event("stopped")["reason"], "step", "{text}");
        assert_eq!(client.top().1, line, "{text}");
    }
    client.end();
}

#[test]
fn a_finding_is_an_exception_with_a_cause() {
    let text = "declare ptr @malloc(i64)\ndefine i32 @main() {\n  %p = call ptr @malloc(i64 4)\n  \
        %q = getelementptr i32, ptr %p, i64 1\n  %v = load i32, ptr %q\n  ret i32 %v\n}\n";
    let launch = json!({"checked": true, "stopOnEntry": false});
    let (mut client, _) = Client::launch("finding.ll", text, launch);
    client.ask("configurationDone", json!({})).unwrap();
    assert_eq!(client.event("stopped")["reason"], "exception");
    assert_eq!(client.top(), ("@main".into(), 5));
    let exception = client.ask("exceptionInfo", json!({"threadId": 1})).unwrap();
    assert_eq!(exception["exceptionId"], "out-of-bounds");
    let cause = json!({"expression": "cause", "context": "repl"});
    client.ask("evaluate", cause.clone()).unwrap();
    assert_eq!(client.event("stopped")["reason"], "step");
    assert_eq!(client.top(), ("@main".into(), 3));
    let why = "`cause` is for a program that has ended with what `--checked` finds";
    assert_eq!(client.ask("evaluate", cause), Err(why.into()));
    client.end();
}

#[test]
fn a_trap_is_an_exception_that_one_goes_back_from() {
    let text =
        "define i32 @main() {\n  %zero = sub i32 3, 3\n  %q = sdiv i32 1, %zero\n  ret i32 %q\n}\n";
    let (mut client, _) = Client::launch("trap.ll", text, json!({}));
    client.ask("configurationDone", json!({})).unwrap();
    client.event("stopped");
    assert_eq!(client.go("continue"), at("exception", "@main", 3));
    let why = client.ask("exceptionInfo", json!({"threadId": 1})).unwrap();
    assert!(
        why["description"]
            .as_str()
            .unwrap()
            .contains("division by zero"),
        "{why}"
    );
    assert_eq!(client.go("stepBack"), at("step", "@main", 3));
    assert_eq!(client.go("continue"), at("exception", "@main", 3));
    client.ask("continue", json!({"threadId": 1})).unwrap();
    assert_eq!(client.event("exited")["exitCode"], 136);
    client.event("terminated");
    client.end();
}

/// One that runs for ever is stopped while it runs, and is gone on with.
#[test]
fn a_program_is_paused_while_it_runs() {
    let text = "define i32 @main() {\n  br label %again\nagain:\n  br label %again\n}\n";
    let (mut client, _) = Client::launch("forever.ll", text, json!({"stopOnEntry": false}));
    client.ask("configurationDone", json!({})).unwrap();
    for _ in 0..2 {
        client.ask("pause", json!({"threadId": 1})).unwrap();
        assert_eq!(client.event("stopped")["reason"], "pause");
        // It may not have begun.
        assert!(matches!(client.top().1, 2 | 4));
        client.ask("continue", json!({"threadId": 1})).unwrap();
    }
    client.end();
}

/// What is no message ends the session, and not without a word.
#[test]
fn what_is_no_message_ends_the_server() {
    for wrong in ["hello\r\n\r\n", "Content-Length: 3\r\n\r\n{]}"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        let limit = std::time::Duration::from_secs(60);
        let done = process::run(command.arg("dap"), wrong.as_bytes(), limit).unwrap();
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status, 2, "{said}");
        assert!(
            said.starts_with("error: could not read a message"),
            "{said}"
        );
    }
}

#[test]
fn what_is_wrong_is_answered() {
    let mut client = Client::start();
    let why = client.ask("threads", json!({})).unwrap_err();
    assert_eq!(why, "no program has been launched");
    assert_eq!(
        client.ask("launch", json!({})),
        Err("the launch names no `program`".into())
    );
    let why = client
        .ask("launch", json!({"program": "/no/such.ll"}))
        .unwrap_err();
    assert!(why.contains("/no/such.ll"), "{why}");
    let why = client
        .ask("launch", json!({"program": "x.ll", "args": [1]}))
        .unwrap_err();
    assert_eq!(why, "`args` of the launch is no list of strings");
    client.end();
    let (mut client, _) = Client::launch("wrong.ll", PROGRAM, json!({}));
    for command in ["restart", "variables", "source", "setBreakpoints"] {
        assert!(client.ask(command, json!({})).is_err(), "{command}");
    }
    client.end();
}
