//! Files that end with what is made of them: behind a comment that is a heading, as `; expect:`,
//! stands as comments what a stage makes of the text in front of the first heading.
//!
//! `JITLITE_BLESS=1` writes what came out where it differs.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use libtest_mimic::Trial;

/// Makes of a program, the text in front of the first heading, what is compared.
pub type Make = fn(path: &Path, program: &str) -> Result<String, String>;

/// The word of a heading, and what makes the comments behind it.
pub type Section = (&'static str, Make);

/// A test for each section of each file with one of the extensions in a folder of `tests/files` and
/// the folders in it. Their names begin with that of the folder.
pub fn trials(folder: &str, extensions: &[&str], sections: &'static [Section]) -> Vec<Trial> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut trials = Vec::new();
    for path in files(&all.join(folder), extensions) {
        let name = path.strip_prefix(&all).expect("found there");
        let name = name.to_str().expect("names are plain").to_string();
        for (at, (heading, _)) in sections.iter().enumerate() {
            let title = match sections.len() {
                1 => name.clone(),
                _ => format!("{name}::{heading}"),
            };
            let path = path.clone();
            trials.push(Trial::test(title, move || {
                check(&path, sections, at).map_err(Into::into)
            }));
        }
    }
    trials
}

/// The files with one of the extensions in a folder and the folders in it.
pub fn files(root: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if extensions
                .iter()
                .any(|e| path.extension() == Some(e.as_ref()))
            {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Who reads or writes a file: tests of two sections of it may run at once.
static FILES: Mutex<()> = Mutex::new(());

fn check(path: &Path, sections: &[Section], at: usize) -> Result<(), String> {
    let lock = || FILES.lock().map_err(|e| e.to_string());
    let read = || std::fs::read_to_string(path).map_err(|e| e.to_string());
    let text = lock().and_then(|_held| read())?;
    let made = (sections[at].1)(path, program(&text, sections))?;
    let wanted = with_section(&text, sections, at, &made);
    if wanted == text {
        return Ok(());
    }
    if std::env::var_os("JITLITE_BLESS").is_some() {
        let _held = lock()?;
        let wanted = with_section(&read()?, sections, at, &made);
        return std::fs::write(path, wanted).map_err(|e| e.to_string());
    }
    Err(format!(
        "the file (-) is not what came out (+); JITLITE_BLESS=1 writes it:\n{}",
        difference(&text, &wanted)
    ))
}

/// Where the comments of a section start, if the file has it, behind its heading.
fn start(text: &str, heading: &str) -> Option<(usize, usize)> {
    let line = format!("\n; {heading}:\n");
    text.find(&line).map(|at| (at, at + line.len()))
}

/// The text in front of the first heading.
fn program<'a>(text: &'a str, sections: &[Section]) -> &'a str {
    let starts = sections.iter().filter_map(|(h, _)| start(text, h));
    let end = starts.map(|(at, _)| at).min().unwrap_or(text.len());
    &text[..end]
}

/// The text with this in a section, and the others as they are.
fn with_section(text: &str, sections: &[Section], at: usize, made: &str) -> String {
    let mut wanted = program(text, sections).trim_end().to_string();
    wanted.push('\n');
    for (i, (heading, _)) in sections.iter().enumerate() {
        let comments = match start(text, heading) {
            _ if i == at => made
                .lines()
                .map(|line| format!("; {line}").trim_end().to_string() + "\n")
                .collect(),
            Some((_, from)) => {
                let heads = sections.iter().filter_map(|(h, _)| start(text, h));
                let end = heads.map(|(at, _)| at + 1).filter(|&end| end >= from).min();
                text[from..end.unwrap_or(text.len())].to_string()
            }
            None => continue,
        };
        let _ = write!(wanted, "; {heading}:\n{comments}");
    }
    wanted
}

/// How many lines are shown around those that differ.
const CONTEXT: usize = 3;

/// The lines that are only in `old` (`-`) or in `new` (`+`), and some around them.
fn difference(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    // How many lines the ends of both from here on have in common, in this order.
    let mut common = vec![vec![0; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] = match old[i] == new[j] {
                true => common[i + 1][j + 1] + 1,
                false => common[i + 1][j].max(common[i][j + 1]),
            };
        }
    }
    let mut lines = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            lines.push((' ', old[i]));
            (i, j) = (i + 1, j + 1);
        } else if j == new.len() || (i < old.len() && common[i + 1][j] >= common[i][j + 1]) {
            lines.push(('-', old[i]));
            i += 1;
        } else {
            lines.push(('+', new[j]));
            j += 1;
        }
    }
    let mut out = String::new();
    let mut skipped = false;
    for (at, (mark, line)) in lines.iter().enumerate() {
        let around = &lines[at.saturating_sub(CONTEXT)..(at + CONTEXT + 1).min(lines.len())];
        if around.iter().all(|(mark, _)| *mark == ' ') {
            skipped = true;
            continue;
        }
        if std::mem::take(&mut skipped) {
            out.push_str("...\n");
        }
        let _ = writeln!(out, "{mark} {line}");
    }
    out
}
