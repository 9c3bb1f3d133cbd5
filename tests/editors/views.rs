//! What an editor shows of a whole text.

use serde_json::{Value, json};

use crate::client::{Client, URI, at, lines, range};

const TEXT: &str = "\
; Adds
; up.
%pair = type { i32, ptr }
@count = constant i32 3

; ASSERT EQ: i32 4 = call i32 @sum(i32 4)
; ASSERT EQ: i32 5 = call i32 @sum(i32 4)
define i32 @sum(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %next
}

define i32 @main(i32, ptr) {
  call i32 @sum(i32 %0)
  call i32 @sum(i32 %3)
  br i1 true, label %5, label %6
  call void @llvm.donothing()
  ret i32 1
  ret i32 0
}
declare void @llvm.donothing()
";

fn text(uri: &str) -> Value {
    json!({"textDocument": {"uri": uri}})
}

fn whole() -> Value {
    let mut params = text(URI);
    params["range"] =
        json!({"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}});
    params
}

#[test]
fn symbols_and_folds_are_the_parts() {
    let (mut client, _) = Client::of(TEXT);
    let found = client
        .request("textDocument/documentSymbol", text(URI))
        .unwrap();
    let row = |row: &Value| {
        format!(
            "{} {} {}",
            row["name"].as_str().unwrap(),
            row["kind"],
            range(&row["range"])
        )
    };
    assert_eq!(
        lines(&found, row),
        "%pair 23 2:0-2:5\n@count 14 3:0-3:6\n@sum 12 7:0-17:1\n@main 12 19:0-26:1\n\
         @llvm.donothing 12 27:0-27:30"
    );
    let blocks = "entry 20 8:0-9:16\nloop 20 10:0-14:39\ndone 20 15:0-16:15";
    assert_eq!(lines(&found[2]["children"], row), blocks);
    let found = client
        .request("workspace/symbol", json!({"query": "ma"}))
        .unwrap();
    assert_eq!(lines(&found, |row| row["name"].to_string()), "\"@main\"");
    let found = client
        .request("textDocument/foldingRange", text(URI))
        .unwrap();
    let row = |row: &Value| format!("{}-{} {}", row["startLine"], row["endLine"], row["kind"]);
    assert_eq!(
        lines(&found, row),
        "0-1 \"comment\"\n5-6 \"comment\"\n7-17 null\n8-9 null\n10-14 null\n15-16 null\n19-26 null"
    );
    assert_eq!(client.end(), 0);
}

#[test]
fn hints_count_what_has_no_name() {
    let (mut client, found) = Client::of(TEXT);
    assert_eq!(found, [] as [Value; 0]);
    let found = client.request("textDocument/inlayHint", whole()).unwrap();
    let row = |row: &Value| {
        let position = &row["position"];
        format!(
            "{}:{} {}",
            position["line"],
            position["character"],
            row["label"].as_str().unwrap()
        )
    };
    assert_eq!(
        lines(&found, row),
        "10:5 from %entry, %loop\n15:5 from %loop\n19:20  %0\n19:25  %1\n20:2 %3 =\n21:2 %4 =\n\
         23:2 5: from %2\n25:2 6: from %2"
    );
    assert_eq!(client.end(), 0);
}

/// Tokens as `line:column text type`, by the legend of the server.
fn tokens(data: &Value) -> Vec<String> {
    const TYPES: [&str; 11] = [
        "comment",
        "keyword",
        "type",
        "number",
        "string",
        "function",
        "variable",
        "parameter",
        "label",
        "decorator",
        "macro",
    ];
    let numbers: Vec<usize> = data
        .as_array()
        .unwrap()
        .iter()
        .map(|n| n.as_u64().unwrap() as usize)
        .collect();
    let all: Vec<&str> = TEXT.lines().collect();
    let (mut line, mut column) = (0, 0);
    let rows = numbers.chunks(5).map(|row| {
        column = if row[0] == 0 { column + row[1] } else { row[1] };
        line += row[0];
        let text = &all[line][column..column + row[2]];
        format!(
            "{line} {text} {}{}",
            TYPES[row[3]],
            if row[4] & 1 == 1 { " here" } else { "" }
        )
    });
    rows.collect()
}

#[test]
fn colours_say_what_each_token_is() {
    let (mut client, _) = Client::of(TEXT);
    let all = client
        .request("textDocument/semanticTokens/full", text(URI))
        .unwrap();
    let all_tokens = tokens(&all["data"]);
    for row in [
        "0 ; Adds comment",
        "2 %pair type here",
        "2 ptr type",
        "3 @count variable here",
        "3 3 number",
        "7 define keyword",
        "7 @sum function here",
        "7 %n parameter here",
        "8 entry label here",
        "9 %loop label",
        "12 nsw keyword",
        "12 add keyword",
        "13 %n parameter",
        "16 %next variable",
        "23 @llvm.donothing function",
    ] {
        assert!(
            all_tokens.iter().any(|token| token == row),
            "{row}: {all_tokens:#?}"
        );
    }
    let mut part = whole();
    part["range"]["start"]["line"] = json!(12);
    part["range"]["end"]["line"] = json!(13);
    let part = client
        .request("textDocument/semanticTokens/range", part)
        .unwrap();
    let inside = all_tokens
        .iter()
        .filter(|token| token.starts_with("12 ") || token.starts_with("13 "));
    assert_eq!(tokens(&part["data"]), inside.cloned().collect::<Vec<_>>());
    // What has changed comes as an edit of the numbers.
    client.change([[16, 0], [16, 0]], "  ; now\n");
    let mut params = text(URI);
    params["previousResultId"] = all["resultId"].clone();
    let delta = client
        .request("textDocument/semanticTokens/full/delta", params)
        .unwrap();
    let edit = &delta["edits"][0];
    let mut data = all["data"].as_array().unwrap().clone();
    let start = edit["start"].as_u64().unwrap() as usize;
    let end = start + edit["deleteCount"].as_u64().unwrap() as usize;
    data.splice(start..end, edit["data"].as_array().unwrap().clone());
    let fresh = client
        .request("textDocument/semanticTokens/full", text(URI))
        .unwrap();
    assert_eq!(json!(data), fresh["data"]);
    assert!(edit["data"].as_array().unwrap().len() < 20, "{edit}");
    assert_eq!(client.end(), 0);
}

#[test]
fn calls_lead_both_ways() {
    let (mut client, _) = Client::of(TEXT);
    let items = client
        .request("textDocument/prepareCallHierarchy", at(7, 13))
        .unwrap();
    assert_eq!(items[0]["name"], "@sum");
    assert_eq!(range(&items[0]["selectionRange"]), "7:11-7:15");
    let found = client
        .request("callHierarchy/incomingCalls", json!({"item": items[0]}))
        .unwrap();
    let row = |end: &'static str| {
        move |row: &Value| {
            let places = lines(&row["fromRanges"], range).replace('\n', " ");
            format!("{} {places}", row[end]["name"].as_str().unwrap())
        }
    };
    assert_eq!(lines(&found, row("from")), "@main 20:11-20:15 21:11-21:15");
    let items = client
        .request("textDocument/prepareCallHierarchy", at(21, 3))
        .unwrap();
    assert_eq!(items[0]["name"], "@main");
    let found = client
        .request("callHierarchy/outgoingCalls", json!({"item": items[0]}))
        .unwrap();
    assert_eq!(
        lines(&found, row("to")),
        "@sum 20:11-20:15 21:11-21:15\n@llvm.donothing 23:12-23:27"
    );
    assert_eq!(client.end(), 0);
}

#[test]
fn assertions_are_run() {
    let (mut client, _) = Client::of(TEXT);
    let found = client.request("textDocument/codeLens", text(URI)).unwrap();
    let row = |row: &Value| format!("{} {}", range(&row["range"]), row["command"]["arguments"]);
    assert_eq!(
        lines(&found, row),
        format!("5:21-5:41 [\"{URI}\",6]\n6:21-6:41 [\"{URI}\",7]")
    );
    let command = |n: usize| {
        let command = &found[n]["command"];
        json!({"command": command["command"], "arguments": command["arguments"]})
    };
    let passed = client
        .request("workspace/executeCommand", command(0))
        .unwrap();
    assert_eq!(passed["outcome"], "passed", "{passed}");
    let failed = client
        .request("workspace/executeCommand", command(1))
        .unwrap();
    assert_eq!(failed["outcome"], "failed");
    assert_eq!(failed["message"], "expected  5\nreturned  4");
    // The text is what the editor has, and not a file.
    client.change([[5, 17], [5, 18]], "7");
    let failed = client
        .request("workspace/executeCommand", command(0))
        .unwrap();
    assert_eq!(failed["outcome"], "failed");
    client.change([[16, 2], [16, 5]], "rte");
    let not_run = client
        .request("workspace/executeCommand", command(0))
        .unwrap();
    assert_eq!(not_run["outcome"], "not-run", "{not_run}");
    client.change([[5, 0], [5, 8]], "");
    assert_eq!(client.error("workspace/executeCommand", command(0)), -32803);
    assert_eq!(client.end(), 0);
}

/// An assertion that never ends is ended with its request.
#[test]
fn a_run_is_taken_back() {
    let text = "; ASSERT EQ: i32 1 = call i32 @f()\n\
                define i32 @f() {\n  br label %l\nl:\n  br label %l\n}\n";
    let (mut client, _) = Client::of(text);
    let command = json!({"command": "jitlite.runAssertion", "arguments": [URI, 1]});
    let id = client.ask("workspace/executeCommand", command);
    // It runs beside other requests.
    assert_eq!(
        client.at("textDocument/hover", 1, 8).unwrap()["contents"]["kind"],
        "plaintext"
    );
    client.notify("$/cancelRequest", json!({"id": id}));
    let error = client.answer(id).unwrap_err();
    assert_eq!(error["code"], -32800);
    assert_eq!(client.end(), 0);
}

/// Files that an assertion names are found from the folder of the program.
#[test]
pub(crate) fn a_whole_program_is_run_with_files_beside_it() {
    let folder = std::env::temp_dir().join(format!("jitlite-lsp-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("digit.in"), "7").unwrap();
    let uri = format!("file://{}/echo.ll", folder.display());
    let text = "; ASSERT EXIT: 55 = run < digit.in\n\
                declare i32 @getchar()\n\
                define i32 @main() {\n  %c = call i32 @getchar()\n  ret i32 %c\n}\n";
    let mut client = Client::with(json!({}));
    let item = json!({"uri": uri, "languageId": "llvm", "version": 1, "text": text});
    client.notify("textDocument/didOpen", json!({"textDocument": item}));
    let command = json!({"command": "jitlite.runAssertion", "arguments": [uri, 1]});
    let came = client.request("workspace/executeCommand", command).unwrap();
    assert_eq!(came["outcome"], "passed", "{came}");
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(client.end(), 0);
}

#[test]
pub(crate) fn bitcode_is_shown_and_not_changed() {
    let path = std::env::temp_dir().join(format!("jitlite-lsp-{}.bc", std::process::id()));
    let text = "define i32 @main() {\n  ret i32 7\n}\n";
    std::fs::write(&path, bitcode(text)).unwrap();
    let uri = format!("file://{}", path.display());
    let mut client = Client::with(json!({}));
    let shown = json!({"command": "jitlite.showText", "arguments": [uri]});
    let shown = client.request("workspace/executeCommand", shown).unwrap();
    assert!(
        shown["text"].as_str().unwrap().contains("ret i32 7"),
        "{shown}"
    );
    assert_eq!(shown["diagnostics"], json!([]));
    // An editor opens the text, or what it takes for one.
    for opened in [shown["text"].as_str().unwrap(), "BC\u{fffd}\u{fffd}"] {
        client.open(&uri, opened);
        assert_eq!(client.diagnostics(&uri), [] as [Value; 0]);
        assert_ne!(
            client
                .request("textDocument/documentSymbol", text_of(&uri))
                .unwrap(),
            json!([])
        );
        assert_eq!(
            client.error("textDocument/formatting", text_of(&uri)),
            -32803
        );
        let mut rename = text_of(&uri);
        rename["position"] = json!({"line": 0, "character": 0});
        rename["newName"] = json!("x");
        assert_eq!(client.error("textDocument/rename", rename), -32803);
        client.notify("textDocument/didClose", text_of(&uri));
        assert_eq!(client.diagnostics(&uri), [] as [Value; 0]);
    }
    let missing = json!({"command": "jitlite.showText", "arguments": ["file:///nowhere/a.bc"]});
    assert_eq!(client.error("workspace/executeCommand", missing), -32803);
    assert_eq!(client.end(), 0);
    std::fs::remove_file(&path).unwrap();
}

fn text_of(uri: &str) -> Value {
    text(uri)
}

/// A program as bitcode.
pub(crate) fn bitcode(text: &str) -> Vec<u8> {
    let source = std::sync::Arc::new(jitlite::diag::Source::new("a.ll", text).unwrap());
    let module = jitlite::read::module(source, &mut jitlite::diag::Diagnostics::default());
    jitlite::bitcode::write(&module).unwrap()
}
