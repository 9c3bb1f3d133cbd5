//! Holds the rules of the house that a test can hold: which room uses which, how long a file may
//! be, that unsafe code says why it is sound, that nothing is left undone, and that documents stay short and true.

use std::path::{Path, PathBuf};

/// The rooms under `src/` in order: each may use those before it.
const ROOMS: [&str; 28] = [
    "sync", "sys", "sort", "entity", "diag", "ir", "text", "analysis", "bitcode", "legacy", "read",
    "format", "verify", "asm", "lir", "lower", "query", "opt", "stages", "runtime", "checked",
    "interp", "x64", "jit", "portable", "api", "session", "build",
];
/// The interfaces for C and for people, which nothing else uses; they come last.
const LAST_ROOMS: [&str; 2] = ["capi", "cli"];

const MOST_LINES: usize = 1000;

/// Marks of unfinished work, written so that this file has none of them.
const UNDONE: [&str; 6] = [
    "TO\u{44}O",
    "FIX\u{4d}E",
    "XX\u{58}",
    "todo\u{21}",
    "unimplemented\u{21}",
    "#[\u{69}gnore",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                // What cargo built of the packages that stand by themselves, and what npm has fetched, is not ours.
                if !path.ends_with("target") && !path.ends_with("node_modules") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).expect("sources are text");
                let name = path.strip_prefix(root()).expect("under the root");
                files.push((name.to_path_buf(), text));
            }
        }
    }
    files.sort();
    files
}

fn all_files() -> Vec<(PathBuf, String)> {
    [
        "src", "tests", "benches", "examples", "fuzz", "python", "web",
    ]
    .into_iter()
    .flat_map(rust_files)
    .collect()
}

fn complain(what: &str, places: Vec<String>) {
    assert!(places.is_empty(), "{what}:\n{}", places.join("\n"));
}

fn rank(room: &str) -> Option<usize> {
    ROOMS.iter().chain(&LAST_ROOMS).position(|r| *r == room)
}

/// The room that a file of `src/` belongs to, in any crate; none for the `lib.rs` of the first two.
fn room_of(path: &Path) -> Option<String> {
    let inside = path
        .strip_prefix("src/front")
        .or_else(|_| path.strip_prefix("src"))
        .ok()?;
    let first = inside.components().next()?.as_os_str().to_str()?;
    let room = first.strip_suffix(".rs").unwrap_or(first);
    (room != "lib").then(|| room.to_string())
}

/// The rooms named after each `crate::` of a line, also in a braced list.
fn rooms_used(line: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for rest in line.split("crate::").skip(1) {
        let names = match rest.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or(list),
            None => rest,
        };
        let parts = if names.len() == rest.len() {
            1
        } else {
            usize::MAX
        };
        for name in names.split(',').take(parts) {
            let word: String = name
                .trim()
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            rooms.push(word);
        }
    }
    rooms
}

/// What a file has that is no test. Tests may look down: they are no part of the building.
fn without_tests<'a>(path: &Path, text: &'a str) -> &'a str {
    match path.to_string_lossy().ends_with("_test.rs") {
        true => "",
        false => text
            .split("#[cfg(test)]\nmod tests {")
            .next()
            .unwrap_or(text),
    }
}

#[test]
fn a_room_uses_only_the_rooms_above_it() {
    let mut wrong = Vec::new();
    for (path, text) in rust_files("src") {
        let Some(room) = room_of(&path) else { continue };
        let Some(own) = rank(&room) else {
            wrong.push(format!("{}: no room of the design", path.display()));
            continue;
        };
        for (i, line) in without_tests(&path, &text).lines().enumerate() {
            let code = line.trim_start();
            if code.starts_with("//") {
                continue;
            }
            for used in rooms_used(code) {
                if rank(&used).is_some_and(|other| other > own) {
                    wrong.push(format!("{}:{}: {room} uses {used}", path.display(), i + 1));
                }
            }
        }
    }
    complain("rooms that use a room below them", wrong);
}

/// Passes, and what they use, know LIR; what `ir` says of the program is told by the files beside their folders.
#[test]
fn passes_know_lir_alone() {
    let mut wrong = Vec::new();
    for folder in ["src/opt/passes", "src/opt/analyses", "src/opt/rewrite"] {
        let files = rust_files(folder);
        assert!(!files.is_empty(), "{folder} has no files");
        for (path, text) in files {
            for (i, line) in without_tests(&path, &text).lines().enumerate() {
                let mut used = rooms_used(line).into_iter();
                if used.any(|room| ["ir", "lower", "x64"].contains(&room.as_str())) {
                    wrong.push(format!("{}:{}", path.display(), i + 1));
                }
            }
        }
    }
    complain("passes that know more than LIR", wrong);
}

/// Functions of the system about memory and signals, and what makes calls of it without a name.
const OF_SYSTEM: [&str; 30] = [
    "madvise",
    "memfd_create",
    "mincore",
    "mlock",
    "mmap",
    "mmap64",
    "mprotect",
    "mremap",
    "msync",
    "munmap",
    "pthread_kill",
    "pthread_sigmask",
    "raise",
    "sigaction",
    "sigaddset",
    "sigaltstack",
    "sigdelset",
    "sigemptyset",
    "sigfillset",
    "sigismember",
    "signal",
    "sigpending",
    "sigprocmask",
    "sigqueue",
    "sigsuspend",
    "gettid",
    "syscall",
    "tgkill",
    "timer_create",
    "timer_settime",
];

/// The functions of [`OF_SYSTEM`] that a line names, as `libc::name` or in a list that is imported. `sigaction` is a
/// type, too, where it is not called.
fn system_functions_used(line: &str) -> Vec<&'static str> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    for rest in line.split("libc::").skip(1) {
        let list = rest
            .strip_prefix('{')
            .and_then(|list| list.split('}').next());
        let names = match list {
            Some(list) => list.split(',').map(str::trim).collect(),
            None => vec![rest],
        };
        for text in names {
            let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
            let (name, behind) = text.split_at(end);
            let known = OF_SYSTEM.iter().find(|known| **known == name);
            found.extend(known.filter(|name| **name != "sigaction" || behind.starts_with('(')));
        }
    }
    found
}

/// A signal to a child process (`kill`) is no matter of memory and signals here.
#[test]
fn memory_and_signals_of_the_system_are_asked_for_in_two_files() {
    const ASKING: [&str; 2] = ["src/sys/memory.rs", "src/sys/signals.rs"];
    let mut wrong = Vec::new();
    let mut asked = 0;
    for (path, text) in rust_files("src") {
        let may_ask = ASKING.iter().any(|file| path == Path::new(file));
        for (i, line) in without_tests(&path, &text).lines().enumerate() {
            if line.trim_start().starts_with("//") {
                continue;
            }
            for name in system_functions_used(line) {
                asked += usize::from(may_ask);
                if !may_ask {
                    wrong.push(format!("{}:{}: {name}", path.display(), i + 1));
                }
            }
            // What the crate that maps files can do for memory without one.
            if line.contains("map_anon") {
                wrong.push(format!("{}:{}: map_anon", path.display(), i + 1));
            }
        }
    }
    assert!(asked > 10, "the rule sees {asked} calls where they may be");
    complain("calls of the system beside src/sys", wrong);
}

#[test]
fn files_stay_short() {
    let long = all_files()
        .into_iter()
        .filter(|(_, text)| text.lines().count() > MOST_LINES)
        .map(|(path, text)| format!("{}: {} lines", path.display(), text.lines().count()))
        .collect();
    complain("files that hold two things", long);
}

/// The modules of the page are small, as no framework holds them together.
#[test]
fn files_of_the_page_stay_short() {
    const MOST: usize = 500;
    let folder = std::fs::read_dir(root().join("web/src")).expect("there is a page");
    let (mut seen, mut long) = (0, Vec::new());
    for entry in folder.flatten() {
        let path = entry.path();
        if path.is_file() {
            let text = std::fs::read_to_string(&path).expect("sources are text");
            seen += 1;
            if text.lines().count() > MOST {
                long.push(format!("{}: {}", path.display(), text.lines().count()));
            }
        }
    }
    assert!(seen > 10, "the rule sees {seen} files");
    complain("files of the page that hold two things", long);
}

/// A function is as long as a screen or a few; only the loop of the interpreter has a row for each operation.
#[test]
fn functions_stay_short() {
    const MOST: usize = 150;
    const LOOP: (&str, &str) = ("src/interp/exec/mod.rs", "go_on");
    let mut long = Vec::new();
    for (path, text) in rust_files("src") {
        let lines: Vec<&str> = text.lines().collect();
        for (i, line) in lines.iter().enumerate() {
            let indent = &line[..line.len() - line.trim_start().len()];
            let Some((before, behind)) = line.trim_start().split_once("fn ") else {
                continue;
            };
            let is_head = |c: char| c.is_alphanumeric() || " _()\"".contains(c);
            let name: String = behind
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            if name.is_empty() || !before.chars().all(is_head) {
                continue;
            }
            // A declaration, or a function of one line, ends where the next line of its indent does.
            let end = lines[i..].iter().position(|other| {
                other.strip_prefix(indent).is_some_and(|rest| {
                    rest == "}" || !rest.starts_with(' ') && rest.ends_with([';', '}'])
                })
            });
            let count = end.map_or(0, |end| end + 1);
            if count > MOST && (path.to_str(), name.as_str()) != (Some(LOOP.0), LOOP.1) {
                long.push(format!(
                    "{}:{}: {name}: {count} lines",
                    path.display(),
                    i + 1
                ));
            }
        }
    }
    complain("functions that do too much", long);
}

/// A module with files of its own is a folder with a `mod.rs`. Only a program of tests has its folder beside it.
#[test]
fn modules_of_several_files_are_folders() {
    let beside = all_files()
        .into_iter()
        .map(|(path, _)| path)
        .filter(|path| {
            root().join(path.with_extension("")).is_dir()
                && path.parent() != Some(Path::new("tests"))
        })
        .map(|path| path.display().to_string())
        .collect();
    complain("files beside the folder of their module", beside);
}

/// The states that the parsers, the upgrade of the first languages, lowering and the compilers hand around, and how many methods they may have: what all
/// families of instructions need. The families are modules of functions.
const STATES: [(&str, &str, usize); 6] = [
    ("src/front/text", "Parser", 40),
    ("src/front/legacy/parse", "Parser", 40),
    ("src/front/legacy/upgrade", "Upgrader", 60),
    ("src/lower", "Cx", 40),
    ("src/x64/optimizing", "Selector", 40),
    ("src/x64/baseline", "Gen", 60),
];

#[test]
fn states_have_few_methods() {
    for (folder, state, most) in STATES {
        let mut methods = 0;
        for (_, text) in rust_files(folder) {
            let mut inside = false;
            for line in text.lines() {
                if line.starts_with("impl") {
                    let name = line.split(" for ").last().unwrap_or(line);
                    let name = name
                        .trim_start_matches("impl<'a> ")
                        .trim_start_matches("impl ");
                    inside = name.split(['<', ' ']).next() == Some(state);
                }
                let item = line.strip_prefix("    ").unwrap_or("");
                let is_method = ["fn ", "pub fn ", "pub(super) fn ", "pub(crate) fn "];
                if inside && is_method.iter().any(|word| item.starts_with(word)) {
                    methods += 1;
                }
                inside &= line != "}";
            }
        }
        assert!(methods > 0, "{folder} has no {state}");
        assert!(methods <= most, "{state} has {methods} methods");
    }
}

#[test]
fn unsafe_blocks_say_why_they_are_sound() {
    let mut silent = Vec::new();
    for (path, text) in all_files() {
        let lines: Vec<&str> = text.lines().collect();
        for (i, line) in lines.iter().enumerate() {
            let code = line.trim_start();
            let comment = code.starts_with("//");
            let code = code.replace("\"unsafe {", "");
            if comment || !(code.contains("unsafe {") || code.starts_with("unsafe impl")) {
                continue;
            }
            if !explained(&lines, i) {
                silent.push(format!("{}:{}", path.display(), i + 1));
            }
        }
    }
    complain("unsafe blocks without `// SAFETY:` above them", silent);
}

/// What the caller keeps is a contract with a name, and what holds "above" does so for the reason that stands there.
#[test]
fn reasons_of_unsafe_blocks_are_their_own() {
    let mut borrowed = Vec::new();
    for (path, text) in rust_files("src") {
        for (i, line) in text.lines().enumerate() {
            let reason = line.trim_start().strip_prefix("// SAFETY: ").unwrap_or("");
            if ["as above", "passed on"]
                .iter()
                .any(|start| reason.starts_with(start))
            {
                borrowed.push(format!("{}:{}", path.display(), i + 1));
            }
        }
    }
    complain("unsafe blocks whose reason stands elsewhere", borrowed);
}

/// Whether a comment that starts with `SAFETY:` ends right above the statement of line `at`, or
/// stands in its line.
fn explained(lines: &[&str], at: usize) -> bool {
    if lines[at].contains("// SAFETY:") {
        return true;
    }
    let mut between = 0;
    for line in lines[..at].iter().rev() {
        let line = line.trim_start();
        if line.starts_with("// SAFETY:") {
            return true;
        }
        // The comment itself, attributes, or the start of the statement that holds the block.
        let code = !(line.starts_with("//") || line.starts_with('#'));
        between += usize::from(code);
        if between > 2 || line.is_empty() || (code && line.ends_with(['}', ';'])) {
            return false;
        }
    }
    false
}

#[test]
fn nothing_is_left_undone() {
    let mut left = Vec::new();
    for (path, text) in all_files() {
        for (i, line) in text.lines().enumerate() {
            for mark in UNDONE.iter().filter(|mark| line.contains(**mark)) {
                left.push(format!("{}:{}: {mark}", path.display(), i + 1));
            }
        }
    }
    complain("work left undone", left);
}

/// The oldest Rust that compiles jitlite (`rust-version`) is older than guards of match arms by patterns, and
/// Clippy looks at the library only.
#[test]
fn arms_have_no_guard_by_a_pattern() {
    let mut newer = Vec::new();
    for (path, text) in rust_files("src") {
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            let guard = line.find("if let ").filter(|_| !line.starts_with("//"));
            // `else if let` and the like stand in front of a block, and not of an arrow.
            if guard.is_some_and(|at| {
                let arm = &line[at..];
                arm.ends_with("=>") || arm.contains("=> {") || (at > 0 && arm.contains("=> "))
            }) {
                newer.push(format!("{}:{}", path.display(), number + 1));
            }
        }
    }
    complain("guards by a pattern need Rust 1.95", newer);
}

#[test]
fn modules_say_what_they_are() {
    let silent = rust_files("src")
        .into_iter()
        .filter(|(path, text)| !path.ends_with("main.rs") && !text.starts_with("//!"))
        .map(|(path, _)| path.display().to_string())
        .collect();
    complain("modules without a head", silent);
}

/// Cargo does not look for them: those that run the command are of its package, the others of the library's.
#[test]
fn programs_of_tests_are_run() {
    let manifests = ["Cargo.toml", "src/cli/Cargo.toml"].map(|name| {
        let text = std::fs::read_to_string(root().join(name));
        text.expect("manifests are text")
    });
    let programs = std::fs::read_dir(root().join("tests")).expect("there is a folder of tests");
    let mut left = Vec::new();
    for program in programs.flatten() {
        let path = program.path();
        if path.extension().is_none_or(|e| e != "rs") && !path.join("main.rs").exists() {
            continue;
        }
        let name = path.file_stem().and_then(|name| name.to_str());
        let name = name.expect("names are plain");
        let row = format!("[[test]]\nname = \"{name}\"\n");
        let of = manifests.iter().filter(|text| text.contains(&row)).count();
        if of != 1 {
            left.push(format!("{name}: of {of} packages"));
        }
    }
    complain("programs of tests that are not of one package", left);
}

/// How many lines a document may have; a page under `docs/` and a chapter of the book as many as [`MOST_OF_A_PAGE`].
const DOCUMENTS: [(&str, usize); 5] = [
    ("ARCHITECTURE.md", 250),
    ("BENCHMARKS.md", 200),
    ("CONTRIBUTING.md", 100),
    ("README.md", 200),
    ("SECURITY.md", 100),
];
const MOST_OF_A_PAGE: usize = 250;
/// How many words a sentence of the README may have.
const MOST_WORDS: usize = 40;
/// How many words a sentence of the book may have, whose readers learn.
const MOST_WORDS_OF_THE_BOOK: usize = 30;

/// The documents that people read, with how long each may be.
fn documents() -> Vec<(PathBuf, String, usize)> {
    let mut found = Vec::new();
    for (name, most) in DOCUMENTS {
        found.push((PathBuf::from(name), most));
    }
    let mut folders = vec![root().join("docs"), root().join("book/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)
            .expect("there are pages")
            .flatten()
        {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                let name = path.strip_prefix(root()).expect("under the root");
                found.push((name.to_path_buf(), MOST_OF_A_PAGE));
            }
        }
    }
    found.sort();
    let read =
        |path: &Path| std::fs::read_to_string(root().join(path)).expect("documents are text");
    let with_text = found.into_iter().map(|(path, most)| {
        let text = read(&path);
        (path, text, most)
    });
    with_text.collect()
}

/// The lines of a document that are no code.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut code = false;
    text.lines().enumerate().filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence && !line.starts_with("    ")
    })
}

#[test]
fn documents_stay_short() {
    let long = documents()
        .into_iter()
        .filter(|(_, text, most)| text.lines().count() > *most)
        .map(|(path, text, most)| {
            format!(
                "{}: {} lines of {most}",
                path.display(),
                text.lines().count()
            )
        })
        .collect();
    complain("documents that are too long", long);
}

/// A line of a table is no sentence, but each of its cells may be one.
fn sentences(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut paragraph = String::new();
    let mut end = |paragraph: &mut String| {
        found.extend(paragraph.split_inclusive(". ").map(str::to_string));
        paragraph.clear();
    };
    for (_, line) in prose(text) {
        if line.starts_with('|') {
            end(&mut paragraph);
            for cell in line.split('|') {
                end(&mut cell.to_string());
            }
        } else if line.is_empty() || line.starts_with(['#', '*']) {
            end(&mut paragraph);
            paragraph.push_str(line);
            paragraph.push(' ');
        } else {
            paragraph.push_str(line);
            paragraph.push(' ');
        }
    }
    end(&mut paragraph);
    found
}

#[test]
fn sentences_of_the_readme_are_short() {
    let text = std::fs::read_to_string(root().join("README.md")).expect("it is text");
    let all = sentences(&text);
    assert!(all.len() > 50, "the rule sees {} sentences", all.len());
    let long = all
        .into_iter()
        .filter(|sentence| sentence.split_whitespace().count() > MOST_WORDS)
        .collect();
    complain("sentences with too many words", long);
}

#[test]
fn sentences_of_the_book_are_short() {
    let (mut seen, mut long) = (0, Vec::new());
    for (path, text, _) in documents() {
        if path.starts_with("book") {
            let all = sentences(&text);
            seen += all.len();
            long.extend(
                all.into_iter().filter(|sentence| {
                    sentence.split_whitespace().count() > MOST_WORDS_OF_THE_BOOK
                }),
            );
        }
    }
    assert!(seen > 300, "the rule sees {seen} sentences");
    complain("sentences with too many words", long);
}

/// What a document names in backticks or links to, if it looks like a file or folder of ours.
fn paths_named(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    let parts: Vec<&str> = line.split('`').collect();
    for (at, &quoted) in parts.iter().enumerate().skip(1).step_by(2) {
        // The text of a link, whose target counts.
        if parts.get(at + 1).is_some_and(|next| next.starts_with("](")) {
            continue;
        }
        let plain = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
        let file = [".rs", ".md", ".py"]
            .iter()
            .any(|end| quoted.ends_with(end));
        if (file || quoted.contains('/')) && quoted.chars().all(plain) && !quoted.starts_with('/') {
            found.push(quoted.to_string());
        }
    }
    for link in line.split("](").skip(1) {
        let target = link.split([')', '#']).next().unwrap_or(link);
        if !target.is_empty() && !target.contains("://") {
            found.push(target.to_string());
        }
    }
    found
}

/// Documents name files from the root, from `src/`, from `src/front/`, or from where they are themselves.
#[test]
fn files_that_documents_name_exist() {
    let (mut named, mut missing) = (0, Vec::new());
    for (document, text, _) in documents() {
        let own = document.parent().unwrap_or(Path::new(""));
        for (number, line) in prose(&text) {
            for path in paths_named(line) {
                named += 1;
                let from = [Path::new(""), Path::new("src"), Path::new("src/front"), own];
                if !from
                    .iter()
                    .any(|from| root().join(from).join(&path).exists())
                {
                    missing.push(format!("{}:{}: {path}", document.display(), number + 1));
                }
            }
        }
    }
    assert!(named > 200, "the rule sees {named} names");
    complain("files that are named and not there", missing);
}
