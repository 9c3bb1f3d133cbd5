//! Requests and their answers.

use serde_json::{Value, json};

use super::answer;

const LOOP: &str = "\
define i64 @f(i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %next = add nsw i64 %i, 1
  %done = icmp sge i64 %next, %n
  br i1 %done, label %out, label %loop
out:
  ret i64 %next
}
";

fn ask(mut request: Value, text: &str) -> Value {
    request["source"] = text.into();
    answer(request.to_string().as_bytes())
}

/// The offset of the `n`th time that some words occur.
fn at(words: &str, n: usize) -> usize {
    LOOP.match_indices(words).nth(n).unwrap().0
}

/// The words at a range of an answer.
fn words(range: &Value) -> &'static str {
    let place = |field: &str| range[field].as_u64().unwrap() as usize;
    &LOOP[place("start")..place("end")]
}

#[test]
fn mistakes_are_those_of_the_command() {
    let found = ask(
        json!({"do": "check"}),
        "define i64 @f() {\n  ret i32 0\n}\n",
    );
    assert_eq!(
        (&found["valid"], &found["errors"]),
        (&json!(false), &json!(1))
    );
    let first = &found["diagnostics"][0];
    assert_eq!(first["severity"], "error");
    assert_eq!(first["spans"][0]["start"]["line"], 2);
    assert!(first["fix"]["replacement"].is_string(), "{first}");
    let found = ask(json!({"do": "check"}), LOOP);
    assert_eq!(
        (&found["valid"], &found["functions"]),
        (&json!(true), &json!(["f"]))
    );
}

#[test]
fn languages_have_their_rules() {
    let text = "define i64 @f(i64 %x) {\n  %y = sdiv i64 %x, 2\n  ret i64 %y\n}\n";
    assert_eq!(ask(json!({"do": "check"}), text)["valid"], true);
    assert_eq!(
        ask(json!({"do": "check", "std": "llvmlite"}), text)["valid"],
        false
    );
    let error = &ask(json!({"do": "check", "std": "c"}), text)["error"];
    assert_eq!(error, "there is no language `c`");
    let first = "int %f(int %x) {\n  ret int %x\n}\n";
    assert_eq!(ask(json!({"do": "check"}), first)["valid"], true);
    assert_eq!(
        ask(json!({"do": "check", "std": "llvm"}), first)["valid"],
        false
    );
}

#[test]
fn a_place_is_described_and_found() {
    let found = ask(json!({"do": "hover", "offset": at("icmp", 0)}), LOOP);
    assert_eq!(found["title"], "icmp: i1");
    assert_eq!(found["rules"][0]["code"], "icmp-type");
    assert_eq!(words(&found), "icmp");
    let found = ask(json!({"do": "definition", "offset": at("%next", 0)}), LOOP);
    assert_eq!(
        (words(&found), found["start"].as_u64()),
        ("%next", Some(at("%next", 1) as u64))
    );
    let found = ask(json!({"do": "references", "offset": at("%next", 0)}), LOOP);
    assert_eq!(found.as_array().unwrap().len(), 4);
    assert_eq!(found[1]["defines"], true);
    assert!(ask(json!({"do": "hover"}), LOOP)["error"].is_string());
    assert_eq!(
        ask(json!({"do": "hover", "offset": 99999}), LOOP),
        Value::Null
    );
}

#[test]
fn values_are_found_by_function() {
    let found = ask(json!({"do": "locals"}), LOOP);
    let rows = found["f"].as_array().unwrap();
    let names: Vec<&str> = rows
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["%n", "%i", "%next", "%done"]);
    assert_eq!(words(&rows[2]), "%next");
}

#[test]
fn names_change_and_are_completed() {
    let found = ask(json!({"do": "rename", "offset": at("%next", 0)}), LOOP);
    assert_eq!(found["text"], "%next");
    let found = ask(
        json!({"do": "rename", "offset": at("%next", 0), "to": "more"}),
        LOOP,
    );
    assert_eq!(found["edits"].as_array().unwrap().len(), 4);
    assert_eq!(found["edits"][0]["text"], "%more");
    let found = ask(
        json!({"do": "rename", "offset": at("%next", 0), "to": "i"}),
        LOOP,
    );
    assert!(found["refused"].is_string());
    let found = ask(
        json!({"do": "complete", "offset": at("%next", 0) + 2}),
        LOOP,
    );
    let items = found["items"].as_array().unwrap();
    let next = items.iter().find(|item| item["text"] == "%next").unwrap();
    assert_eq!(
        (&next["kind"], &next["detail"]),
        (&json!("local"), &json!("i64"))
    );
}

#[test]
fn texts_get_their_canonical_form() {
    let found = ask(json!({"do": "format"}), "@g = global   i64 1 ; one\n");
    assert_eq!(found["text"], "@g = global i64 1  ; one\n");
    let found = ask(json!({"do": "format"}), "@g = globl i64 1\n");
    assert!(found["refused"].is_string() && found["diagnostics"][0]["code"].is_string());
}

#[test]
fn graphs_have_places() {
    let found = ask(json!({"do": "cfg"}), LOOP);
    assert_eq!(found["function"], "f");
    let blocks = found["blocks"].as_array().unwrap();
    let labels: Vec<&str> = blocks
        .iter()
        .map(|b| b["label"].as_str().unwrap())
        .collect();
    assert_eq!(labels, ["entry", "loop", "out"]);
    assert!(blocks[2]["y"].as_f64() > blocks[1]["y"].as_f64());
    assert_eq!(
        words(&blocks[1]["lines"][0]["at"]),
        "%i = phi i64 [ 0, %0 ], [ %next, %loop ]"
    );
    let edges = found["edges"].as_array().unwrap();
    let kinds: Vec<&str> = edges.iter().map(|e| e["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["plain", "true", "false"]);
    assert!(edges[0]["path"].as_str().unwrap().starts_with('M'));
    let none = ask(json!({"do": "cfg"}), "@g = global i64 1\n");
    assert_eq!(
        (&none["function"], &none["functions"]),
        (&Value::Null, &json!([]))
    );
}

#[test]
fn lir_is_tied_to_its_text() {
    let found = ask(json!({"do": "lir"}), LOOP);
    let lines = found["lines"].as_array().unwrap();
    let add = lines
        .iter()
        .find(|line| line["text"].as_str().unwrap().contains("add"));
    assert_eq!(
        words(&add.expect("an addition")["at"]),
        "%next = add nsw i64 %i, 1"
    );
    let error = ask(json!({"do": "lir"}), "define i64 @f() {\n  ret i32 0\n}\n");
    assert_eq!(error["error"], "the program has mistakes");
}

#[test]
fn passes_show_what_they_change() {
    let text = "define i64 @f(i64 %x) {\n  %p = alloca i64\n  store i64 %x, ptr %p\n  %y = load i64, ptr %p\n  ret i64 %y\n}\n";
    let found = ask(json!({"do": "passes"}), text);
    let steps = found["steps"].as_array().unwrap();
    let names: Vec<&str> = steps
        .iter()
        .map(|step| step["pass"].as_str().unwrap())
        .collect();
    assert!(
        names.starts_with(&["lowering"]) && names.contains(&"mem2reg"),
        "{names:?}"
    );
    let count = |step: &Value| step["lines"].as_array().unwrap().len();
    assert!(count(steps.last().unwrap()) < count(&steps[0]));
    assert_eq!(ask(json!({"do": "passes"}), "")["steps"], json!([]));
}

#[test]
fn bytecode_is_listed() {
    let found = ask(json!({"do": "bytecode"}), LOOP);
    let lines = found["lines"].as_array().unwrap();
    assert!(
        lines[0]["text"].as_str().unwrap().contains("words"),
        "{found}"
    );
    assert!(lines.len() > 4);
    let add = lines
        .iter()
        .find(|line| line["text"].as_str().unwrap().contains("Add"));
    let add = words(&add.expect("an addition")["at"]);
    assert_eq!(add, "%next = add nsw i64 %i, 1");
    let missing = "declare void @gone()\ndefine void @f() {\n  call void @gone()\n  ret void\n}\n";
    let error = ask(json!({"do": "bytecode"}), missing)["error"].to_string();
    assert!(error.contains("gone"), "{error}");
}

#[test]
fn any_text_is_answered() {
    for text in [
        "",
        "%",
        "define",
        "define i64 @f(",
        "\"",
        "é",
        "int %f(",
        "@x = ",
        "!0 = !{",
    ] {
        for name in [
            "check",
            "format",
            "hover",
            "definition",
            "references",
            "locals",
            "rename",
            "complete",
            "cfg",
            "lir",
            "passes",
            "bytecode",
        ] {
            ask(json!({"do": name, "offset": text.len(), "to": "x"}), text);
        }
    }
}

/// A line is run to on and back, and bytes lead back to who wrote them, and on to who writes them.
#[test]
fn steps_are_found_by_lines_and_by_bytes() {
    let text = "@g = global i32 0\ndefine i32 @main() {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %n, %loop ]\n  store i32 %i, ptr @g\n  %n = add i32 %i, 1\n  %c = icmp ult i32 %n, 3\n  br i1 %c, label %loop, label %end\nend:\n  ret i32 0\n}\n";
    let find = |step: u64, way: &str, more: Value| {
        let mut request = json!({"do": "find", "step": step, "way": way});
        for (field, value) in more.as_object().unwrap() {
            request[field] = value.clone();
        }
        ask(request, text)["step"].clone()
    };
    // The steps: 0 is the branch, and then each round of the loop has four.
    let line = |line: u32| json!({"line": line});
    assert_eq!(find(0, "on", line(8)), 2);
    assert_eq!(find(2, "on", line(8)), 6);
    assert_eq!(find(12, "back", line(8)), 10);
    assert_eq!(find(10, "back", line(8)), 6);
    // The label and the `phi` are no steps.
    assert_eq!(find(0, "on", line(5)), 1);
    assert_eq!(find(0, "on", line(4)), Value::Null);
    assert_eq!(find(11, "on", line(8)), Value::Null);
    assert_eq!(find(0, "on", line(99)), Value::Null);
    let state = ask(json!({"do": "state", "step": 12}), text);
    let objects = state["objects"].as_array().unwrap();
    let g = objects.iter().find(|object| object["name"] == "g").unwrap();
    let address = g["address"].as_str().unwrap().trim_start_matches("0x");
    let address = u64::from_str_radix(address, 16).unwrap();
    let bytes = json!({"address": address, "size": 4});
    assert_eq!(find(12, "back", bytes.clone()), 9);
    assert_eq!(find(9, "back", bytes.clone()), 5);
    assert_eq!(find(1, "back", bytes.clone()), Value::Null);
    assert_eq!(find(1, "on", bytes.clone()), 2);
    assert_eq!(find(10, "on", bytes), Value::Null);
    let wrong = ask(json!({"do": "find", "step": 0, "way": "on"}), text);
    assert_eq!(
        wrong["error"],
        "there is neither `line`, nor `address` with `size`, nor `cause`"
    );
}

/// A program that is tested as it runs is told what it does wrong, and leads back to the cause.
#[test]
fn a_checked_program_says_what_it_does_and_what_has_led_there() {
    let text = "declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndefine i32 @main() {\n  %p = call ptr @malloc(i64 4)\n  store i32 1, ptr %p\n  call void @free(ptr %p)\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    assert_eq!(ask(json!({"do": "run"}), text)["trap"], Value::Null);
    let ran = ask(json!({"do": "run", "checked": true}), text);
    assert_eq!(ran["status"], 120);
    let finding = &ran["trap"]["finding"];
    assert_eq!(finding["code"], "use-after-free");
    let lines = |of: &Value| {
        let spans = of["spans"].as_array().unwrap().iter();
        let lines = spans.map(|span| span["start"]["line"].as_u64().unwrap());
        let mut lines: Vec<u64> = lines.collect();
        lines.sort_unstable();
        lines
    };
    assert_eq!(lines(finding), [4, 6, 7]);
    assert_eq!(ran["trap"]["frames"][0]["line"], 7);
    let cause = json!({"do": "find", "way": "back", "step": 1000, "checked": true, "cause": true});
    assert_eq!(ask(cause.clone(), text)["step"], 2);
    // Steps and values are those of the text, whether there are tests or not.
    let states = [true, false].map(|checked| {
        let state = ask(json!({"do": "state", "step": 2, "checked": checked}), text);
        (state["calls"].clone(), state["objects"][0]["size"].clone())
    });
    assert_eq!(states[0], states[1]);
    assert_eq!(states[0].0[0]["line"], 6);
    assert_eq!(ask(cause, LOOP)["step"], Value::Null);
}
