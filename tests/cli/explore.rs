//! The page that `jitlite explore` writes: its views, what ties their rows, counts, and what is left out.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use crate::support::process::{self, Outcome};
use crate::support::root;

fn explore(args: &[&str], stdin: &str) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.arg("explore").args(args);
    process::run(&mut command, stdin.as_bytes(), Duration::from_secs(120)).unwrap()
}

/// The page of a program.
fn page(args: &[&str], stdin: &str) -> Page {
    let got = explore(args, stdin);
    let said = String::from_utf8_lossy(&got.stderr);
    assert_eq!(got.status, 0, "{said}");
    Page(String::from_utf8(got.stdout).unwrap())
}

fn sum() -> PathBuf {
    root().join("tests/cli/explored/sum.ll")
}

/// A fresh file.
fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("explore");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

struct Page(String);

/// A row: its attributes, and its text without marks.
#[derive(Debug)]
struct Row {
    attributes: HashMap<String, String>,
    text: String,
}

impl Row {
    fn get(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }
}

impl Page {
    /// What is between the tag that has some words and a later end.
    fn part(&self, words: &str, end: &str) -> &str {
        let start = self.0.find(words).unwrap_or_else(|| panic!("no {words}"));
        let rest = &self.0[start + words.len()..];
        &rest[..rest.find(end).unwrap_or(rest.len())]
    }

    fn panel(&self, name: &str) -> &str {
        self.part(&format!("id=\"panel-{name}\""), "<div role=\"tabpanel\"")
    }

    fn text(&self) -> Vec<Row> {
        rows(self.part("<div id=\"text\"", "</section>"))
    }

    /// The rows of a view of a function.
    fn view(&self, panel: &str, function: &str) -> Vec<Row> {
        let marked = format!(" of @{function}\">");
        let panel = self.panel(panel);
        let start = panel
            .find(&marked)
            .unwrap_or_else(|| panic!("no view of {function}"));
        let rest = &panel[start..];
        rows(&rest[..rest.find("\n</div>\n").unwrap()])
    }

    /// The steps of a function's passes.
    fn passes(&self, function: &str) -> Value {
        let panel = self.panel("passes");
        let start = panel.find(&format!(" of @{function}\">")).unwrap();
        let json = panel[start..].split_once("application/json\">").unwrap().1;
        serde_json::from_str(json.split_once("</script>").unwrap().0).unwrap()
    }
}

fn rows(html: &str) -> Vec<Row> {
    let row = |piece: &str| {
        let (tag, rest) = piece.split_once('>').unwrap();
        let attributes = tag.split_whitespace().filter_map(|word| {
            let (name, value) = word.split_once('=')?;
            Some((name.to_string(), value.to_string()))
        });
        let (rest, _) = rest.split_once("</div>").unwrap();
        let rest = match rest.strip_prefix("<i>") {
            Some(numbered) => numbered.split_once("</i>").unwrap().1,
            None => rest,
        };
        let rest = match rest.starts_with("<u") {
            true => rest.split_once("</u>").unwrap().1,
            false => rest,
        };
        let mut text = String::new();
        for (n, piece) in rest.split('<').enumerate() {
            text.push_str(if n == 0 {
                piece
            } else {
                piece.split_once('>').unwrap().1
            });
        }
        let text = text.replace("&lt;", "<").replace("&gt;", ">");
        Row {
            attributes: attributes.collect(),
            text: text.replace("&quot;", "\"").replace("&amp;", "&"),
        }
    };
    html.split("<div class=row").skip(1).map(row).collect()
}

/// The row that has some words.
fn with<'r>(rows: &'r [Row], words: &str) -> &'r Row {
    let found = rows.iter().find(|row| row.text.contains(words));
    found.unwrap_or_else(|| panic!("no `{words}` in {rows:#?}"))
}

#[test]
fn a_page_has_each_view_of_each_function_and_needs_nothing_else() {
    let page = page(&[text(&sum())], "");
    let source = std::fs::read_to_string(sum()).unwrap();
    let shown: Vec<String> = page.text().into_iter().map(|row| row.text).collect();
    assert_eq!(shown, source.lines().collect::<Vec<_>>());
    for function in ["sum", "square", "main"] {
        assert!(page.0.contains(&format!(">@{function}</option>")));
        let lir = page.view("lir", function);
        assert!(lir[0].text.starts_with(&format!("function @{function}(")));
        assert!(page.view("bytecode", function)[0].text.starts_with("; fn"));
        for engine in ["baseline", "optimized"] {
            let code = page.view(engine, function);
            assert!(code[0].text.starts_with(&format!("@{function}:  ; ")));
            assert!(code.iter().any(|row| row.text.ends_with("ret")));
        }
    }
    let graph = page.panel("graph");
    assert!(graph.contains("aria-label=\"Control-flow graph of @square: 1 block\""));
    assert!(graph.contains("aria-label=\"Block entry, leads to 3, 5\""));
    for outside in ["http:", "https:", " src=", " href=", "@import", "url(h"] {
        assert!(!page.0.contains(outside), "{outside}");
    }
    // Nothing has run.
    assert!(!page.0.contains(" data-n="));
    assert_eq!(
        page.panel("run")
            .split_once('>')
            .unwrap()
            .1
            .split("</div>")
            .next(),
        Some("\n")
    );
}

#[test]
fn rows_are_tied_from_the_source_to_machine_code() {
    let page = page(&[text(&sum())], "");
    let ir = page.text();
    let product = with(&ir, "mul nsw i32 %0, %0");
    let line = product.get("data-l");
    assert_eq!(product.get("id"), format!("L{line}"));
    let source = rows(page.panel("source"));
    let origin = source
        .iter()
        .find(|row| row.get("data-s") == product.get("data-s"));
    assert_eq!(origin.map(|row| row.text.as_str()), Some("  return n * n;"));
    for (view, word) in [
        ("lir", "mul.i32"),
        ("bytecode", "Mul"),
        ("baseline", "  imul "),
        ("optimized", "  imul "),
    ] {
        let rows = page.view(view, "square");
        assert_eq!(with(&rows, word).get("data-l"), line, "{view}");
    }
    let tie = format!("<g data-l={line}><rect");
    assert!(page.panel("graph").contains(&tie));
    // Every line that something is tied to is one of the text.
    let lines: Vec<&str> = ir.iter().map(|row| row.get("data-l")).collect();
    for view in ["lir", "bytecode", "baseline", "optimized"] {
        for row in page.view(view, "sum") {
            assert!(lines.contains(&row.get("data-l")), "{row:?}");
        }
    }
}

#[test]
fn passes_have_their_new_lines() {
    let page = page(&[text(&sum())], "");
    let data = page.passes("main");
    let lines = data["lines"].as_array().unwrap();
    let steps = data["steps"].as_array().unwrap();
    let texts = |step: &Value| -> Vec<String> {
        let rows = step["rows"].as_array().unwrap().iter();
        let text = |row: &Value| {
            lines[row.as_u64().unwrap() as usize][0]
                .as_str()
                .unwrap()
                .to_string()
        };
        rows.map(text).collect()
    };
    assert_eq!(steps[0]["pass"], "lowering");
    assert_eq!(steps[0]["new"], serde_json::json!([]));
    assert!(steps.len() > 3);
    let lowered: Vec<String> = page
        .view("lir", "main")
        .into_iter()
        .map(|row| row.text)
        .collect();
    assert_eq!(texts(&steps[0]), lowered);
    for (before, step) in steps.iter().zip(&steps[1..]) {
        let known = jitlite::opt::PASSES
            .iter()
            .find(|pass| pass.name == step["pass"]);
        assert_eq!(step["says"], known.unwrap().says);
        let (before, after) = (texts(before), texts(step));
        assert_ne!(before, after);
        // What is not new is in the text before, in this order.
        let new: Vec<usize> = step["new"]
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_u64().unwrap() as usize)
            .collect();
        let mut old = before.iter();
        for (n, line) in after.iter().enumerate() {
            assert!(new.contains(&n) || old.any(|other| other == line), "{line}");
        }
    }
    let inline = steps.iter().find(|step| step["pass"] == "inline").unwrap();
    assert!(!inline["new"].as_array().unwrap().is_empty());
}

#[test]
fn names_and_texts_are_escaped() {
    let path = file(
        "odd <&> names.ll",
        "; <img src=x> & </script>\n@s = constant [9 x i8] c\"</script>\"\n\
         define i32 @\"</script><i>\"(i32 %\"<b>\") {\n  %r = add i32 %\"<b>\", 1\n  ret i32 %r\n}\n\
         define i32 @main() {\n  %c = call i32 @\"</script><i>\"(i32 -1)\n  ret i32 %c\n}\n",
    );
    let page = page(&[text(&path), "--run"], "");
    let html = &page.0;
    for mark in ["<img", "<i>\"", "%\"<b>", "</script><i>", "odd <"] {
        assert!(!html.contains(mark), "{mark}");
    }
    assert_eq!(
        html.matches("<script").count(),
        html.matches("</script>").count()
    );
    assert!(
        html.contains("odd &lt;&amp;&gt; names.ll: jitlite explore</title>"),
        "{}",
        &html[..400]
    );
    assert_eq!(page.text()[0].text, "; <img src=x> & </script>");
    let first = &page.passes("main")["steps"][0]["pass"];
    assert_eq!(first, "lowering");
}

const LOOP: &str = "define i32 @main(i32 %argc, ptr %argv) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ],
               [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 10
  br i1 %more, label %loop, label %end
end:
  %odd = icmp eq i32 %argc, 7
  br i1 %odd, label %never, label %out
never:
  %bad = call i32 @twice(i32 1)
  br label %out
out:
  %a = call i32 @twice(i32 2)
  %b = call i32 @twice(i32 %a)
  ret i32 %b
}
define internal i32 @twice(i32 %x) {
  %r = shl i32 %x, 1
  ret i32 %r
}
";

#[test]
fn lines_and_blocks_have_their_counts() {
    let path = file("loop.ll", LOOP);
    let page = page(&[text(&path), "--run"], "");
    let ir = page.text();
    for (words, count) in [
        ("br label %loop", "1"),
        ("%i = phi", "10"),
        ("%next = add", "10"),
        ("br i1 %more", "10"),
        ("%odd = icmp", "1"),
        ("%bad = call", "0"),
        ("%b = call", "1"),
        ("%r = shl", "2"),
        ("ret i32 %r", "2"),
    ] {
        assert_eq!(with(&ir, words).get("data-n"), count, "{words}");
    }
    // The second line of an instruction belongs to the first, and is not counted again.
    let second = with(&ir, "[ %next, %loop ]");
    assert_eq!(second.get("data-l"), with(&ir, "%i = phi").get("data-l"));
    assert_eq!(second.get("data-n"), "");
    let graph = page.panel("graph");
    for block in [
        "aria-label=\"Block loop, entered 10 times, leads to loop, end\" data-n=10",
        "aria-label=\"Block never, entered 0 times, leads to out\" data-n=0",
    ] {
        assert!(graph.contains(block), "{block}");
    }
    // 1 + 3 * 10 + 2 + 3 + 2 * 2, phi aside.
    let run = page.panel("run");
    assert!(run.contains("40 instructions (phi aside)"), "{run}");
    assert!(run.contains("It has ended with status 8."), "{run}");
    assert!(page.0.contains(">@main, 36 instructions run</option>"));
    // The argument is the seventh.
    let more = ["--", "1", "2", "3", "4", "5", "6"];
    let args: Vec<&str> = [text(&path), "--run"].into_iter().chain(more).collect();
    let odd = self::page(&args, "");
    assert_eq!(with(&odd.text(), "%bad = call").get("data-n"), "1");
}

#[test]
fn a_run_has_input_and_output_and_an_end() {
    let input = file("in.txt", "12\n");
    let page = page(
        &[text(&sum()), "--run", "--stdin", text(&input), "--", "x"],
        "",
    );
    let run = page.panel("run");
    assert!(
        run.contains("<pre class=output>sum(12) = &lt;328&gt;\n</pre>"),
        "{run}"
    );
    assert!(
        run.contains("<pre class=\"end good\">It has ended with status 1.</pre>"),
        "{run}"
    );
    assert_eq!(with(&page.text(), "mul nsw i32 %0, %0").get("data-n"), "6");

    let path = file(
        "trap.ll",
        "define i32 @main() {\n  %p = inttoptr i64 3 to ptr\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n",
    );
    let trapped = self::page(&[text(&path), "--run"], "");
    let run = trapped.panel("run");
    assert!(
        run.contains("<pre class=\"end bad\">") && run.contains("trap.ll:3"),
        "{run}"
    );
    let ir = trapped.text();
    assert_eq!(with(&ir, "load i32").get("data-n"), "1");
    assert_eq!(with(&ir, "ret i32").get("data-n"), "0");
}

#[test]
fn a_run_that_does_not_end_is_ended() {
    let path = file(
        "endless.ll",
        "define void @main() {\n  br label %a\na:\n  br label %a\n}\n",
    );
    let page = page(&[text(&path), "--run", "--steps", "1000"], "");
    let run = page.panel("run");
    assert!(
        run.contains("It was ended after 1000 instructions, which `--steps` allows it."),
        "{run}"
    );
    assert_eq!(page.text()[3].get("data-n"), "999");
}

#[test]
fn sources_are_found_beside_the_program_or_in_it() {
    let ir = std::fs::read_to_string(sum()).unwrap();
    let alone = file("moved.ll", &ir);
    let page = page(&[text(&alone)], "");
    assert!(
        page.0.contains("The source /nowhere/sum.c cannot be read."),
        "{}",
        page.part("id=\"notes\"", "</div>")
    );
    assert!(!page.0.contains(" data-s="));
    let embedded = ir.replace(
        "directory: \"/nowhere\"",
        "directory: \"/nowhere\", source: \"one\\0A<two>\\0A\"",
    );
    assert_ne!(ir, embedded);
    let path = file("embedded.ll", embedded);
    let page = self::page(&[text(&path)], "");
    let source = rows(page.panel("source"));
    let shown: Vec<&str> = source.iter().map(|row| row.text.as_str()).collect();
    assert_eq!(shown, ["one", "<two>"]);
    assert_eq!(source[1].get("data-s"), "0:2");
}

#[test]
fn bitcode_is_shown_as_text() {
    let bitcode = file("sum.bc", "");
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(["fmt", "--emit", "bc", "-o", text(&bitcode), text(&sum())]);
    assert_eq!(
        process::run(&mut command, b"", Duration::from_secs(60))
            .unwrap()
            .status,
        0
    );
    let page = page(&[text(&bitcode), "--run"], "");
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(["fmt", text(&bitcode)]);
    let printed = process::run(&mut command, b"", Duration::from_secs(60))
        .unwrap()
        .stdout;
    let shown: Vec<String> = page.text().into_iter().map(|row| row.text).collect();
    assert_eq!(
        shown,
        String::from_utf8(printed)
            .unwrap()
            .lines()
            .collect::<Vec<_>>()
    );
    // A file may be two modules, one behind the other.
    let bytes = std::fs::read(&bitcode).unwrap();
    let two = file("two.bc", bytes.repeat(2));
    let two = self::page(&[text(&two)], "");
    let notes = two.part("id=\"notes\"", "</div>");
    assert!(
        notes.contains("The file has 2 modules, and this is the first."),
        "{notes}"
    );
    assert_eq!(two.text().len(), page.text().len());
    let ir = page.text();
    let product = with(&ir, "mul nsw i32");
    assert_eq!(product.get("data-n"), "0");
    assert_eq!(
        with(&page.view("lir", "square"), "mul.i32").get("data-l"),
        product.get("data-l")
    );
}

#[test]
fn a_large_module_leaves_functions_out() {
    let mut ir = String::new();
    for function in 0..400 {
        ir.push_str(&format!("define i64 @f{function}(ptr %p, i64 %x0) {{\n"));
        for n in 0..150 {
            let m = n + 1;
            ir.push_str(&format!("  %a{n} = getelementptr i64, ptr %p, i64 %x{n}\n  %x{m} = load volatile i64, ptr %a{n}\n"));
        }
        ir.push_str("  ret i64 %x150\n}\n");
    }
    let path = file("large.ll", &ir);
    assert!(ir.len() > 2 << 20);
    let page = page(&[text(&path)], "");
    let notes = page.part("id=\"notes\"", "</div>");
    assert!(
        notes.contains(
            " of 400 functions are left out, because the page would be too large; --function NAME"
        ),
        "{notes}"
    );
    assert!(page.0.len() < 40 << 20, "{}", page.0.len());
    assert!(page.0.contains(" lines left out</p>"));
    let chosen = self::page(&[text(&path), "-f", "f399", "--function", "@f7"], "");
    assert_eq!(chosen.0.matches(" data-first=").count(), 2);
    assert_eq!(
        with(&chosen.text(), "@f399").get("id"),
        format!("L{}", 399 * 303 + 1).as_str()
    );
    assert_eq!(chosen.text().len(), 2 * 303);
}

#[test]
fn errors_are_those_of_other_commands() {
    let said = |args: &[&str]| {
        let got = explore(args, "define i32 @f() {\n  ret i32 %x\n}\n");
        assert_eq!(got.stdout, b"");
        (got.status, String::from_utf8(got.stderr).unwrap())
    };
    let (status, text_of) = said(&["/nowhere/at/all.ll"]);
    assert_eq!(status, 2);
    assert!(
        text_of.contains("could not read `/nowhere/at/all.ll`: no such file"),
        "{text_of}"
    );
    let (status, text_of) = said(&["-"]);
    assert_eq!(status, 2);
    assert!(text_of.contains("could not explore `<stdin>`"), "{text_of}");
    let program = sum();
    let (status, text_of) = said(&[text(&program), "-f", "nothing"]);
    assert_eq!(status, 2);
    assert!(
        text_of.contains("there is no function `@nothing`"),
        "{text_of}"
    );
    let (status, text_of) = said(&[text(&program), "-o", "/nowhere/at/all.html"]);
    assert_eq!(status, 2);
    assert!(
        text_of.contains("could not write `/nowhere/at/all.html`: no such file"),
        "{text_of}"
    );
    let (status, text_of) = said(&[text(&program), "--stdin", "x"]);
    assert_eq!(status, 2);
    assert!(text_of.contains("--run"), "{text_of}");
    let library = file("no_main.ll", "define void @f() {\n  ret void\n}\n");
    let (status, text_of) = said(&[text(&library), "--run"]);
    assert_eq!(status, 2);
    assert!(text_of.contains("does not define `@main`"), "{text_of}");
    let unknown = file(
        "unknown.ll",
        "declare void @nobody()\ndefine void @main() {\n  call void @nobody()\n  ret void\n}\n",
    );
    let (status, text_of) = said(&[text(&unknown), "--run"]);
    assert_eq!(status, 2);
    assert!(text_of.contains("@nobody"), "{text_of}");
    // Without a run all but the bytecode can be had.
    let page = page(&[text(&unknown)], "");
    assert!(
        page.panel("bytecode")
            .contains("There is no bytecode of the portable engine: ")
    );
    assert!(
        page.view("baseline", "main")
            .iter()
            .any(|row| row.text.ends_with("[@nobody]"))
    );
}
