//! The book in `book/`: each of its programs is written to a file, each of its commands is run, and what
//! a command prints must be what the chapter shows.
//!
//! A chapter has these blocks:
//!
//! * `llvm`, `sh`, `html`: a file, whose name stands in a comment on the first line (`; sum.ll`);
//! * `console`: lines `$ command`, each with its output below it. They run in a shell, in the folder of the files;
//!   stderr is part of the output, and `$ echo $?` shows the status of the command before it;
//! * others are only read, by people.
//!
//! A picture (`.svg`) that the commands of a chapter make is the one beside the chapters, which the book shows.
//!
//! `JITLITE_BLESS=1` writes the outputs and pictures.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::support::{process, root};

const LIMIT: Duration = Duration::from_secs(120);
/// How many lines a program of the book may have.
const MOST_LINES: usize = 30;
/// Stands behind the output of each command, in front of its status.
const MARK: char = '\x1e';

/// A part of a chapter.
#[derive(Debug)]
enum Part<'a> {
    /// Lines outside of blocks.
    Prose(Vec<&'a str>),
    /// A block, with the word behind its fence.
    Block(&'a str, Vec<&'a str>),
}

/// The parts of a text, in order.
fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = vec![Part::Prose(Vec::new())];
    for line in text.lines() {
        let fence = line.strip_prefix("```");
        match (parts.last_mut().expect("there is one"), fence) {
            (Part::Prose(_), Some(language)) => parts.push(Part::Block(language, Vec::new())),
            (Part::Block(..), Some(_)) => parts.push(Part::Prose(Vec::new())),
            (Part::Prose(lines) | Part::Block(_, lines), None) => lines.push(line),
        }
    }
    parts
}

/// The text that has these parts.
fn join(parts: &[(Option<&str>, String)]) -> String {
    let mut text = String::new();
    for (fence, lines) in parts {
        let _ = match fence {
            None => write!(text, "{lines}"),
            Some(language) => write!(text, "```{language}\n{lines}```\n"),
        };
    }
    text
}

/// Lines with their ends.
fn lines_of(lines: &[impl AsRef<str>]) -> String {
    lines
        .iter()
        .fold(String::new(), |text, line| text + line.as_ref() + "\n")
}

/// The name of the file that a block is.
fn name_of<'a>(language: &str, lines: &[&'a str]) -> Option<&'a str> {
    let first = lines.first()?;
    match language {
        "llvm" => first.strip_prefix("; "),
        "sh" => first.strip_prefix("# "),
        "html" => first.strip_prefix("<!-- ")?.strip_suffix(" -->"),
        _ => None,
    }
}

/// The commands of a `console` block. One that ends in a backslash goes on in the next line.
fn commands(lines: &[&str]) -> Vec<String> {
    let mut commands: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in lines {
        match (line.strip_prefix("$ "), goes_on) {
            (_, true) => {
                let command = commands.last_mut().expect("one goes on");
                *command += "\n";
                *command += line;
            }
            (Some(command), false) => commands.push(command.into()),
            (None, false) => {}
        }
        goes_on = line.ends_with('\\') && (goes_on || line.starts_with("$ "));
    }
    commands
}

/// The names of the files in a folder that end so, in order.
fn files(folder: &Path, ending: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let names = entries
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(ending)).collect();
    names.sort();
    names
}

/// The chapters: names and texts.
fn chapters() -> Vec<(String, String)> {
    let folder = root().join("book/src");
    let read = |name: String| {
        let text = std::fs::read_to_string(folder.join(&name)).expect("chapters are text");
        (name, text)
    };
    files(&folder, ".md").into_iter().map(read).collect()
}

/// A shell in the folder of a chapter.
struct Shell {
    folder: PathBuf,
    /// Of the last command.
    status: i32,
}

impl Shell {
    fn new(chapter: &str) -> Shell {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("cli_book")
            .join(chapter);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("it can be made");
        Shell { folder, status: 0 }
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.folder.join(name);
        let parent = path.parent().expect("it is in a folder");
        std::fs::create_dir_all(parent).expect("it can be made");
        std::fs::write(path, text).expect("it can be written");
    }

    /// Runs commands; what each has printed.
    fn run(&mut self, commands: &[String]) -> Vec<String> {
        let mut script = String::from("exec 2>&1\n");
        let _ = writeln!(
            script,
            "mark() {{ status=$?; printf '\\036%s\\n' $status; return $status; }}\n(exit {})",
            self.status
        );
        for command in commands {
            let _ = writeln!(script, "{command}\nmark");
        }
        let jitlite = Path::new(env!("CARGO_BIN_EXE_jitlite"));
        let folder = jitlite.parent().expect("it is in a folder").display();
        let path = std::env::var("PATH").unwrap_or_default();
        let mut command = Command::new("sh");
        command.args(["-c", &script]).current_dir(&self.folder);
        command.env("PATH", format!("{folder}:{path}"));
        let ran = process::run(&mut command, b"", LIMIT).expect("it ends");
        let out = String::from_utf8_lossy(&ran.stdout);
        let mut outputs = Vec::new();
        let mut rest = &*out;
        while let Some((output, behind)) = rest.split_once(MARK) {
            let (status, behind) = behind.split_once('\n').expect("a mark is a line");
            self.status = status.parse().expect("a status is a number");
            outputs.push(output.trim_end_matches('\n').to_string());
            rest = behind;
        }
        assert_eq!(
            outputs.len(),
            commands.len(),
            "{commands:?} end early:\n{out}"
        );
        outputs
    }
}

/// A chapter as it is when all its commands are run in a shell.
fn play(shell: &mut Shell, text: &str) -> String {
    let mut played = Vec::new();
    for part in parts(text) {
        match part {
            Part::Prose(lines) => played.push((None, lines_of(&lines))),
            Part::Block("console", lines) => {
                let commands = commands(&lines);
                let outputs = shell.run(&commands);
                let mut shown = String::new();
                for (command, output) in commands.iter().zip(outputs) {
                    let _ = writeln!(shown, "$ {command}");
                    if !output.is_empty() {
                        let _ = writeln!(shown, "{output}");
                    }
                }
                played.push((Some("console"), shown));
            }
            Part::Block(language, lines) => {
                let text = lines_of(&lines);
                if let Some(name) = name_of(language, &lines) {
                    shell.write(name, &text);
                }
                played.push((Some(language), text));
            }
        }
    }
    join(&played)
}

#[test]
fn commands_print_what_the_book_shows() {
    let bless = std::env::var_os("JITLITE_BLESS").is_some();
    let (book, mut wrong) = (root().join("book/src"), Vec::new());
    for (name, text) in chapters() {
        let mut shell = Shell::new(&name);
        let played = play(&mut shell, &text);
        for picture in files(&shell.folder, ".svg") {
            let made = std::fs::read_to_string(shell.folder.join(&picture)).expect("it is text");
            let shown = std::fs::read_to_string(book.join(&picture)).unwrap_or_default();
            if made != shown && bless {
                std::fs::write(book.join(&picture), made).expect("it can be written");
            } else if made != shown {
                wrong.push(format!("{name}: {picture} is not the one that is shown"));
            }
        }
        if played == text {
            continue;
        }
        if bless {
            std::fs::write(book.join(&name), &played).expect("it can be written");
            continue;
        }
        let differs = text.lines().zip(played.lines()).enumerate();
        let first = differs
            .into_iter()
            .find(|(_, (shown, printed))| shown != printed);
        wrong.push(match first {
            Some((at, (shown, printed))) => {
                format!(
                    "{name}:{}\n  shown    {shown}\n  printed  {printed}",
                    at + 1
                )
            }
            None => format!(
                "{name}: {} lines shown, {} played",
                text.lines().count(),
                played.lines().count()
            ),
        });
    }
    assert!(
        wrong.is_empty(),
        "JITLITE_BLESS=1 writes it:\n{}",
        wrong.join("\n")
    );
}

/// A file that no command mentions is not tested.
#[test]
fn programs_of_the_book_are_short_and_used() {
    let (mut programs, mut wrong) = (0, Vec::new());
    for (chapter, text) in chapters() {
        let parts = parts(&text);
        for (at, part) in parts.iter().enumerate() {
            let Part::Block(language @ ("llvm" | "sh"), lines) = part else {
                continue;
            };
            programs += 1;
            let Some(name) = name_of(language, lines) else {
                wrong.push(format!("{chapter}: a program without a name: {lines:?}"));
                continue;
            };
            if lines.len() > MOST_LINES {
                wrong.push(format!("{chapter}: {name} has {} lines", lines.len()));
            }
            // A script may name the folder.
            let words = [name, name.split('/').next().unwrap_or(name)];
            let used = parts[at + 1..].iter().any(|part| match part {
                Part::Block("console", lines) => {
                    let commands = commands(lines).join("\n");
                    words.iter().any(|word| commands.contains(word))
                }
                Part::Block("sh", lines) => lines.iter().any(|line| line.contains(words[1])),
                Part::Block(..) | Part::Prose(_) => false,
            });
            if !used {
                wrong.push(format!("{chapter}: no command uses {name}"));
            }
        }
    }
    assert!(programs > 30, "the rule sees {programs} programs");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// mdBook leaves out what is not in the summary, and does not look whether links lead anywhere.
#[test]
fn chapters_and_links_of_the_book_are_there() {
    let chapters = chapters();
    let (_, summary) =
        (chapters.iter().find(|(name, _)| name == "SUMMARY.md")).expect("there is one");
    let mut wrong = Vec::new();
    for (name, text) in &chapters {
        if name != "SUMMARY.md" && !summary.contains(&format!("({name})")) {
            wrong.push(format!("{name} is not in the summary"));
        }
        for part in parts(text) {
            let Part::Prose(lines) = part else { continue };
            for link in lines.iter().flat_map(|line| line.split("](").skip(1)) {
                let target = link.split([')', '#']).next().unwrap_or(link);
                let is_own = !target.is_empty() && !target.contains("://");
                if is_own && !root().join("book/src").join(target).exists() {
                    wrong.push(format!("{name}: {target} is not there"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is a mistake in the book is one for LLVM, too, and nothing else is.
#[test]
fn llvm_finds_mistakes_in_the_same_programs() {
    let llvm = "llvm-as-19";
    if !process::installed(llvm) {
        println!("skipped: {llvm} is not installed");
        return;
    }
    let (mut wrong, mut invalid) = (Vec::new(), 0);
    let shell = Shell::new("programs");
    for (chapter, text) in chapters() {
        for part in parts(&text) {
            let Part::Block("llvm", lines) = part else {
                continue;
            };
            shell.write("program.ll", &lines_of(&lines));
            let status = |program: &str, args: &[&str]| {
                let mut command = Command::new(program);
                command
                    .args(args)
                    .arg("program.ll")
                    .current_dir(&shell.folder);
                process::run(&mut command, b"", LIMIT)
                    .expect("it ends")
                    .status
            };
            let ours = status(env!("CARGO_BIN_EXE_jitlite"), &["check", "--std", "llvm"]);
            let theirs = status(llvm, &["-o", "/dev/null"]);
            invalid += usize::from(ours != 0);
            if ours != theirs {
                wrong.push(format!("{chapter}: {}: {ours}, LLVM {theirs}", lines[0]));
            }
        }
    }
    assert!(invalid >= 10, "{invalid} programs have mistakes");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
