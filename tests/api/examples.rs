//! The examples whose head says what they print print that.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// What the head of an example says that it prints, if it does.
fn promised(source: &str) -> Option<String> {
    let head = source.lines().take_while(|line| line.starts_with("//!"));
    let mut lines = head
        .skip_while(|line| *line != "//! ```text")
        .skip(1)
        .peekable();
    lines.peek()?;
    let lines = lines.take_while(|line| *line != "//! ```");
    let bare = |line: &str| {
        line.trim_start_matches("//!")
            .trim_start_matches(' ')
            .to_string()
            + "\n"
    };
    Some(lines.map(bare).collect())
}

#[test]
fn they_print_what_they_promise() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut held = 0;
    let mut files: Vec<_> = std::fs::read_dir(root.join("examples"))
        .expect("there are examples")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "rs"))
        .collect();
    files.sort();
    for path in files {
        let source = std::fs::read_to_string(&path).expect("it is text");
        let Some(promised) = promised(&source) else {
            continue;
        };
        let name = path.file_stem().expect("it has a name").to_string_lossy();
        let mut command = Command::new(env!("CARGO"));
        let command = command
            .current_dir(root)
            .args(["run", "--quiet", "--example", &name]);
        let outcome = crate::support::process::run(command, b"", Duration::from_secs(600)).unwrap();
        let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
        assert_eq!(outcome.status, 0, "{name}: {said}");
        assert_eq!(String::from_utf8_lossy(&outcome.stdout), promised, "{name}");
        held += 1;
    }
    assert!(held >= 4, "only {held} examples say what they print");
}
