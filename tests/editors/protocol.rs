//! The rules of the protocol: beginning and end, errors, encodings, settings, cancelling.

use serde_json::{Value, json};

use crate::client::{Client, URI, at, range};

const TEXT: &str = "define i32 @main() {\n  ret i32 0\n}\n";

#[test]
fn a_session_begins_and_ends() {
    let mut client = Client::start();
    let params = json!({"processId": null, "rootUri": null, "capabilities": {}});
    let answer = client.request("initialize", params).unwrap();
    assert_eq!(answer["capabilities"]["positionEncoding"], "utf-16");
    assert_eq!(
        answer["capabilities"]["textDocumentSync"],
        json!({"openClose": true, "change": 2})
    );
    assert_eq!(answer["serverInfo"]["name"], "jitlite");
    client.notify("initialized", json!({}));
    assert_eq!(
        client.request("shutdown", Value::Null).unwrap(),
        Value::Null
    );
    assert_eq!(client.error("textDocument/hover", at(0, 0)), -32600);
    client.notify("exit", Value::Null);
    assert_eq!(client.status(), 0);
}

#[test]
fn an_end_without_shutdown_is_a_mistake_of_the_client() {
    let mut client = Client::with(json!({}));
    client.notify("exit", Value::Null);
    assert_eq!(client.status(), 1);
    assert_eq!(Client::with(json!({})).status(), 1);
    assert_eq!(Client::start().status(), 1);
    assert_eq!(Client::with(json!({})).end(), 0);
}

#[test]
fn wrong_messages_are_refused_and_the_server_goes_on() {
    let mut client = Client::start();
    assert_eq!(client.error("textDocument/hover", at(0, 0)), -32002);
    client
        .request("initialize", json!({"capabilities": {}}))
        .unwrap();
    assert_eq!(
        client.error("initialize", json!({"capabilities": {}})),
        -32600
    );
    assert_eq!(client.error("textDocument/unknown", json!({})), -32601);
    assert_eq!(client.error("$/unknown", json!({})), -32601);
    assert_eq!(client.error("textDocument/hover", Value::Null), -32602);
    assert_eq!(client.error("textDocument/hover", json!([1, 2])), -32602);
    // It is not open.
    assert_eq!(client.error("textDocument/hover", at(0, 0)), -32803);
    assert_eq!(
        client.error("workspace/executeCommand", json!({"command": "x"})),
        -32602
    );
    client.open(URI, TEXT);
    let document = json!({"uri": URI});
    for position in [
        json!(null),
        json!({"line": -1, "character": 0}),
        json!({"line": "a"}),
    ] {
        let params = json!({"textDocument": document, "position": position});
        assert_eq!(client.error("textDocument/hover", params), -32602);
    }
    // Places behind the end are at the end.
    let far = client.at("textDocument/hover", 4_000_000_000, 4_000_000_000);
    assert_eq!(far, Ok(Value::Null));
    // Notifications that mean nothing change nothing.
    client.notify("$/setTrace", json!({"value": "off"}));
    client.notify(
        "textDocument/didChange",
        json!({"textDocument": {"uri": "file:///no"}}),
    );
    client.notify(
        "textDocument/didChange",
        json!({"textDocument": {"uri": URI}, "contentChanges": 1}),
    );
    client.notify("textDocument/didOpen", json!(7));
    client.notify("unknown", json!([]));
    client.send(&json!({"jsonrpc": "2.0", "id": "nobody asked", "result": null}));
    client.send(&json!(12));
    client.send_bytes(b"Content-Length: 3\r\n\r\n{]}");
    let hover = client.at("textDocument/hover", 1, 3).unwrap();
    assert_eq!(range(&hover["range"]), "1:2-1:5");
    let errors: Vec<&Value> = client
        .notes
        .iter()
        .filter(|note| !note["error"].is_null())
        .collect();
    let codes = errors.iter().map(|note| note["error"]["code"].as_i64());
    let mut codes: Vec<Option<i64>> = codes.collect();
    codes.sort_unstable();
    assert_eq!(codes, [Some(-32700), Some(-32600)]);
    assert_eq!(client.end(), 0);
}

#[test]
fn a_stream_that_is_no_protocol_ends_the_server() {
    let mut client = Client::start();
    client.send_bytes(b"hello\r\n\r\n");
    assert_eq!(client.status(), 1);
}

#[test]
fn requests_are_taken_back() {
    let (mut client, _) = Client::of(TEXT);
    // In one piece, so that the server has all of it before it answers.
    let mut bytes = Vec::new();
    let mut push = |message: Value| {
        let body = message.to_string();
        bytes.extend(format!("Content-Length: {}\r\n\r\n{body}", body.len()).into_bytes());
    };
    // What comes first takes its time.
    push(
        json!({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
            "textDocument": {"uri": URI, "version": 2},
            "contentChanges": [{"text": TEXT.replace("main", "f").repeat(2000)}],
        }}),
    );
    push(
        json!({"jsonrpc": "2.0", "id": "slow", "method": "textDocument/hover", "params": at(1, 3)}),
    );
    push(
        json!({"jsonrpc": "2.0", "id": "gone", "method": "textDocument/hover", "params": at(1, 3)}),
    );
    push(json!({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "gone"}}));
    push(json!({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "never"}}));
    client.send_bytes(&bytes);
    let mut codes = Vec::new();
    while codes.len() < 2 {
        let message = client.read().unwrap();
        if message["id"].is_string() {
            codes.push((message["id"].clone(), message["error"]["code"].clone()));
        }
    }
    codes.sort_by_key(|(id, _)| id.to_string());
    // It may be answered already when it is taken back.
    assert!(codes[0].1 == -32800 || codes[0].1.is_null());
    assert_eq!(codes[1], (json!("slow"), Value::Null));
    assert_eq!(client.end(), 0);
}

#[test]
fn columns_are_counted_as_agreed() {
    let text = "@s = constant [3 x i8] c\"ä𝄞\" ; x\n@t = global ptr @q\n";
    for (encodings, name, column) in [
        (json!(["utf-16", "utf-8"]), "utf-8", 32),
        (json!(["utf-16"]), "utf-16", 29),
        (json!(["utf-32"]), "utf-32", 28),
        (json!(null), "utf-16", 29),
    ] {
        let mut client = Client::start();
        let capabilities = json!({"general": {"positionEncodings": encodings}});
        let answer = client
            .request("initialize", json!({"capabilities": capabilities}))
            .unwrap();
        assert_eq!(answer["capabilities"]["positionEncoding"], name);
        client.open(URI, text);
        let found = client.diagnostics(URI);
        let first = found
            .iter()
            .map(|found| range(&found["range"]))
            .next()
            .unwrap();
        let end = format!("0:23-0:{}", column);
        assert_eq!(first, end, "{found:?}");
        // Behind the end of the string, where an edit takes the comment away.
        client.change([[0, column], [0, column + 4]], " ");
        client.change([[1, 4], [1, 4]], " ");
        let edited = client.request("textDocument/definition", at(1, 1)).unwrap();
        assert_eq!(range(&edited["range"]), "1:0-1:2");
        assert_eq!(client.end(), 0);
    }
}

#[test]
fn the_language_is_a_setting() {
    // `ret` of a void function, which the specification of LLVMlite has not so.
    let text = "define i32 @main() {\n  %x = mul i32 1, 2\n  ret i32 %x\n}\n";
    let codes = |found: &[Value]| {
        found
            .iter()
            .map(|found| found["code"].clone())
            .collect::<Vec<_>>()
    };
    let mut plain = Client::with(json!({}));
    plain.open(URI, text);
    assert_eq!(codes(&plain.diagnostics(URI)), [] as [Value; 0]);
    let settings = json!({"settings": {"jitlite": {"std": "llvmlite"}}});
    plain.notify("workspace/didChangeConfiguration", settings);
    let strict = codes(&plain.diagnostics(URI));
    assert!(!strict.is_empty());
    assert_eq!(plain.end(), 0);

    let mut client = Client::with_options(json!({}), json!({"std": "llvmlite"}));
    client.open(URI, text);
    assert_eq!(codes(&client.diagnostics(URI)), strict);
    assert_eq!(client.end(), 0);

    // A client that can be asked is asked for each text.
    let mut client = Client::with(json!({"workspace": {"configuration": true}}));
    client.open(URI, text);
    let question = loop {
        let message = client.read().unwrap();
        if message["method"] == "workspace/configuration" {
            break message;
        }
    };
    assert_eq!(
        question["params"]["items"],
        json!([{"scopeUri": URI, "section": "jitlite"}])
    );
    client.send(&json!({"jsonrpc": "2.0", "id": question["id"], "result": [{"std": "llvmlite"}]}));
    client.notes.clear();
    let found = (0..2)
        .map(|_| codes(&client.diagnostics(URI)))
        .find(|codes| !codes.is_empty());
    assert_eq!(found, Some(strict));
    assert_eq!(client.end(), 0);
}
