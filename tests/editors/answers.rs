//! What is answered about a text.

use serde_json::{Value, json};

use crate::client::{Client, URI, edited, lines, range};

const SUM: &str = "\
; Adds up.
%pair = type { i32, i32 }

@count = global i32 3

define i32 @sum(i32 %n) {
entry:
  %p = alloca %pair
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 %next
}

define i32 @main() {
  %1 = load i32, ptr @count
  %2 = call i32 @sum(i32 %1)
  ret i32 %2
}
";

#[test]
fn mistakes_are_published_with_what_belongs_to_them() {
    let text = "define i32 @f(i32 %value) {\n  %x = add i32 %valeu, 1\n  %x = add i32 1, 1\n  ret i64 %x\n}\n";
    let (mut client, found) = Client::of(text);
    let line = |found: &Value| {
        format!(
            "{} {} {}",
            range(&found["range"]),
            found["severity"],
            found["code"]
        )
    };
    assert_eq!(
        lines(&json!(found), line),
        "1:15-1:21 1 \"undefined-local\"\n2:2-2:4 1 \"redefinition\"\n3:10-3:12 1 \"operand-type\""
    );
    assert_eq!(found[0]["source"], "jitlite");
    let second = &found[1]["relatedInformation"];
    assert_eq!(range(&second[0]["location"]["range"]), "1:2-1:4");
    assert_eq!(second[0]["location"]["uri"], URI);

    let actions = json!({
        "textDocument": {"uri": URI},
        "range": {"start": {"line": 1, "character": 16}, "end": {"line": 1, "character": 16}},
        "context": {"diagnostics": []},
    });
    let actions = client.request("textDocument/codeAction", actions).unwrap();
    assert_eq!(actions[0]["kind"], "quickfix");
    assert_eq!(actions[0]["diagnostics"][0], found[0]);
    let fixed = edited(text, &actions[0]["edit"]["changes"][URI]);
    assert_eq!(fixed, text.replace("%valeu", "%value"));
    assert_eq!(client.end(), 0);
}

#[test]
fn fixes_that_are_certain_are_applied_at_once() {
    let text = "define void @f(i32 %a i32 %b) {\n  ret void\n}\ndefine void @g(i32 %a i32 %b) {\n  ret void\n}\n";
    let (mut client, found) = Client::of(text);
    assert_eq!(found.len(), 2);
    let actions = json!({
        "textDocument": {"uri": URI},
        "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}},
        "context": {"diagnostics": [], "only": ["source.fixAll"]},
    });
    let actions = client.request("textDocument/codeAction", actions).unwrap();
    assert_eq!(
        lines(&actions, |action| action["kind"].to_string()),
        "\"source.fixAll.jitlite\""
    );
    let fixed = edited(text, &actions[0]["edit"]["changes"][URI]);
    assert_eq!(fixed, text.replace("%a i32", "%a, i32"));
    assert_eq!(client.end(), 0);
}

#[test]
fn changes_are_read_as_they_come() {
    let (mut client, found) = Client::of(SUM);
    assert_eq!(found, [] as [Value; 0]);
    // A mistake in one body, and then in another one.
    client.change([[12, 18], [12, 20]], "%j");
    let found = client.diagnostics(URI);
    assert_eq!(
        lines(&json!(found), |found| range(&found["range"])),
        "12:18-12:20"
    );
    client.change([[21, 0], [21, 0]], "  %0 = add i32 0, %zero\n");
    let found = client.diagnostics(URI);
    let both = lines(&json!(found), |found| range(&found["range"]));
    assert!(both.starts_with("12:18-12:20\n21:"), "{both}");
    // Lines in front of both move them.
    client.change([[0, 0], [0, 0]], "\n; äöü\n");
    let moved = lines(&json!(client.diagnostics(URI)), |found| {
        range(&found["range"])
    });
    assert!(moved.starts_with("14:18-14:20\n23:"), "{moved}");
    // What was there is mended.
    client.change([[23, 0], [24, 0]], "");
    client.change([[14, 18], [14, 20]], "%i");
    let mut last = client.diagnostics(URI);
    if !last.is_empty() {
        last = client.diagnostics(URI);
    }
    assert_eq!(last, [] as [Value; 0]);
    // The brace that ends the function is gone, and is there again.
    client.change([[20, 0], [20, 1]], "");
    assert_ne!(client.diagnostics(URI), [] as [Value; 0]);
    client.change([[20, 0], [20, 0]], "}");
    assert_eq!(client.diagnostics(URI), [] as [Value; 0]);
    assert_eq!(client.end(), 0);
}

#[test]
fn places_are_described() {
    let (mut client, _) = Client::of(SUM);
    let mut hover = |line, column| {
        let answer = client.at("textDocument/hover", line, column).unwrap();
        (
            range(&answer["range"]),
            answer["contents"]["value"]
                .as_str()
                .unwrap_or_default()
                .to_string(),
        )
    };
    let (place, text) = hover(12, 3);
    assert_eq!(place, "12:2-12:7");
    assert!(text.starts_with("%next: i32"), "{text}");
    assert!(hover(22, 18).1.starts_with("define i32 @sum(i32)"));
    assert!(hover(7, 16).1.starts_with("%pair = type { i32, i32 }"));
    assert!(hover(12, 11).1.starts_with("add: i32"));
    assert_eq!(client.at("textDocument/hover", 2, 0), Ok(Value::Null));
    assert_eq!(client.end(), 0);
}

#[test]
fn names_are_found() {
    let (mut client, _) = Client::of(SUM);
    let mut definition = |line, column| {
        let answer = client.at("textDocument/definition", line, column).unwrap();
        range(&answer["range"])
    };
    assert_eq!(definition(14, 22), "10:0-10:4");
    assert_eq!(definition(13, 31), "5:20-5:22");
    assert_eq!(definition(22, 18), "5:11-5:15");
    assert_eq!(definition(21, 22), "3:0-3:6");
    assert_eq!(definition(7, 15), "1:0-1:5");
    let mut params = crate::client::at(12, 3);
    params["context"] = json!({"includeDeclaration": false});
    let found = client
        .request("textDocument/references", params.clone())
        .unwrap();
    let places = |found: &Value| lines(found, |found| range(&found["range"]));
    assert_eq!(places(&found), "11:32-11:37\n13:23-13:28\n17:10-17:15");
    params["context"] = json!({"includeDeclaration": true});
    params["position"] = json!({"line": 22, "character": 18});
    let found = client.request("textDocument/references", params).unwrap();
    assert_eq!(places(&found), "5:11-5:15\n22:16-22:20");
    let found = client.at("textDocument/documentHighlight", 21, 23).unwrap();
    let highlight = |found: &Value| format!("{} {}", range(&found["range"]), found["kind"]);
    assert_eq!(lines(&found, highlight), "3:0-3:6 3\n21:21-21:27 2");
    assert_eq!(client.end(), 0);
}

#[test]
fn names_are_changed() {
    let (mut client, _) = Client::of(SUM);
    let prepared = client.at("textDocument/prepareRename", 14, 22).unwrap();
    assert_eq!(range(&prepared["range"]), "14:21-14:26");
    assert_eq!(prepared["placeholder"], "%loop");
    let mut params = crate::client::at(14, 22);
    params["newName"] = json!("again");
    let edit = client
        .request("textDocument/rename", params.clone())
        .unwrap();
    let renamed = edited(SUM, &edit["changes"][URI]);
    assert_eq!(renamed, SUM.replace("loop", "again"));
    params["newName"] = json!("done");
    let error = client.request("textDocument/rename", params).unwrap_err();
    assert_eq!(error["message"], "`%done` is the name of something else");
    assert_eq!(client.end(), 0);
}

#[test]
fn what_fits_is_offered() {
    let (mut client, _) = Client::of(SUM);
    client.change([[22, 18], [22, 18]], "\u{20}");
    client.change([[22, 18], [22, 19]], "");
    let answer = client.at("textDocument/completion", 22, 18).unwrap();
    let items = answer["items"].as_array().unwrap();
    let sum = items.iter().find(|item| item["label"] == "@sum").unwrap();
    assert_eq!(range(&sum["textEdit"]["range"]), "22:16-22:18");
    assert_eq!(sum["kind"], 3);
    let answer = client.at("textDocument/completion", 14, 22).unwrap();
    assert_eq!(
        lines(&answer["items"], |item| item["label"].to_string()),
        "\"%loop\"\n\"%done\""
    );
    assert_eq!(client.end(), 0);
}

#[test]
fn texts_are_formatted() {
    let text = SUM.replace("  %next = add", " %next   =  add");
    let (mut client, _) = Client::of(&text);
    let params =
        json!({"textDocument": {"uri": URI}, "options": {"tabSize": 2, "insertSpaces": true}});
    let edits = client
        .request("textDocument/formatting", params.clone())
        .unwrap();
    assert!(edits.as_array().unwrap().len() == 1, "{edits}");
    let formatted = edited(&text, &edits);
    assert!(formatted.contains("  %next = add"), "{formatted}");
    client.change([[17, 2], [17, 5]], "rte");
    let error = client
        .request("textDocument/formatting", params)
        .unwrap_err();
    assert_eq!(error["code"], -32803);
    assert_eq!(client.end(), 0);
}
