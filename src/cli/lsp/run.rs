//! The commands: the text of bitcode, and running the assertions of a text.

use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Value, json};

use super::document::{Document, path};
use super::wire::{Answer, Code, Refusal};
use crate::diag::{self, Diagnostics, Source};
use crate::test;
use crate::verify::{self, Profile};
use crate::{open, read};

pub(super) const SHOW_TEXT: &str = "jitlite.showText";
pub(super) const RUN_ASSERTION: &str = "jitlite.runAssertion";
pub(super) const COMMANDS: [&str; 2] = [SHOW_TEXT, RUN_ASSERTION];

/// `jitlite.showText [URI]`: `{"text", "diagnostics"}` of a file, bitcode as it is printed. The diagnostics are those of
/// `jitlite check --format json`, with their places in the text.
pub(super) fn show_text(args: &Value, profile: Profile) -> Answer {
    let uri = args[0].as_str();
    let uri = uri.ok_or_else(|| Refusal::params("the argument is a URI"))?;
    let path = path(uri).ok_or_else(|| Refusal::params(format!("`{uri}` is no file")))?;
    let source = open::open(&path).map_err(|error| Refusal::failed(error.to_string()))?;
    let source = Arc::new(source);
    let mut found = Diagnostics::default();
    let module = read::module_in(Arc::clone(&source), profile.language(), &mut found);
    verify::verify(&module, profile, &mut found);
    let rows = found.iter();
    let rows = rows.map(|diagnostic| diag::json::object(diagnostic, Some(&source)));
    let text = source
        .listing()
        .map_or(source.bytes(), |listing| listing.source.bytes());
    Ok(json!({
        "text": String::from_utf8_lossy(text),
        "diagnostics": rows.collect::<Vec<Value>>(),
    }))
}

/// The text of a document that is opened: what the editor has, but for bitcode that it took for a text.
pub(super) fn text_of(uri: &str, text: &str) -> String {
    let is_text = Source::new("", text).is_ok_and(|source| source.is_text());
    // The first two bytes are no characters, where those of a wrapper stand in front.
    let is_damaged = text.starts_with('\u{fffd}');
    if !uri.ends_with(".bc") || (is_text && !text.starts_with("BC") && !is_damaged) {
        return text.into();
    }
    let shown = show_text(&json!([uri]), Profile::Auto);
    let shown = shown
        .ok()
        .and_then(|shown| Some(shown["text"].as_str()?.to_string()));
    shown.unwrap_or_else(|| text.into())
}

/// A program that runs for a request.
pub(super) struct Running {
    pub id: Value,
    child: Arc<Mutex<Child>>,
}

impl Running {
    pub(super) fn kill(&self) {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        // One that was waited for has no number any more.
        if matches!(child.try_wait(), Ok(None))
            && let Ok(group) = libc::pid_t::try_from(child.id())
        {
            // SAFETY: a system call. The group is the child's own, which nobody has waited for: it is still there, with the
            // processes that it runs tests in.
            unsafe { libc::kill(-group, libc::SIGKILL) };
        }
    }
}

/// `jitlite.runAssertion [URI, LINE]`: starts `jitlite test` for the assertion on a line, counted from 1, and gives what
/// waits for it: `{"outcome": "passed" | "failed" | "not-run", "message"}`.
///
/// # Errors
/// If there is none, or no process.
pub(super) fn start(
    document: &mut Document,
    id: &Value,
    args: &Value,
) -> Result<(Running, impl FnOnce() -> Answer + Send + 'static), Refusal> {
    let line = args[1].as_u64();
    let line = line.ok_or_else(|| Refusal::params("the second argument is a line"))?;
    let profile = document.profile;
    let source = Arc::clone(&document.reading()?.source);
    let mut found = test::assertions(&source).into_iter();
    let found = found.find(|assertion| u64::from(assertion.line) == line);
    let found =
        found.ok_or_else(|| Refusal::failed(format!("there is no assertion on line {line}")))?;
    let mut words = Profile::ALL.iter();
    let word = words
        .find(|(other, _)| *other == profile)
        .map_or("auto", |(_, word)| word);
    let failed = |error: std::io::Error| Refusal::failed(error.to_string());
    let mut command = Command::new(std::env::current_exe().map_err(failed)?);
    command.args([
        "test",
        "--format",
        "json",
        "--std",
        word,
        "--filter",
        &found.text,
        "-",
    ]);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command.process_group(0);
    // Files that it names are found from the folder of the program.
    let folder = args[0].as_str().and_then(path);
    if let Some(folder) = folder
        .as_deref()
        .and_then(Path::parent)
        .filter(|folder| folder.is_dir())
    {
        command.current_dir(folder);
    }
    let mut child = command.spawn().map_err(failed)?;
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let child = Arc::new(Mutex::new(child));
    let running = Running {
        id: id.clone(),
        child: Arc::clone(&child),
    };
    let wait = move || {
        let mut report = Vec::new();
        // A program that has ended before reads no more of it.
        let _ = stdin.map(|mut stdin| stdin.write_all(source.bytes()));
        if let Some(mut stdout) = stdout {
            stdout.read_to_end(&mut report).map_err(failed)?;
        }
        let mut child = child.lock().unwrap_or_else(PoisonError::into_inner);
        child.wait().map_err(failed)?;
        outcome(&report, line)
    };
    Ok((running, wait))
}

/// What came of the assertion on a line, by what `jitlite test` wrote.
fn outcome(report: &[u8], line: u64) -> Answer {
    let objects = report.split(|&byte| byte == b'\n');
    let objects: Vec<Value> = objects
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    let own = |object: &&Value| object["type"] == "test" && object["line"] == line;
    let tests: Vec<&Value> = objects.iter().filter(own).collect();
    let reason = |object: &Value| {
        let engine = object["engine"].as_str().unwrap_or_default();
        let reason = object["reason"].as_str().unwrap_or_default().trim_end();
        format!("{engine}: {reason}")
    };
    let failed: Vec<&&Value> = tests
        .iter()
        .filter(|test| test["outcome"] != "passed")
        .collect();
    if let Some(first) = failed.first() {
        // Mostly all engines say the same.
        let same = failed.iter().all(|test| test["reason"] == first["reason"]);
        let message = match same && failed.len() == tests.len() {
            true => first["reason"]
                .as_str()
                .unwrap_or_default()
                .trim_end()
                .to_string(),
            false => failed
                .iter()
                .map(|test| reason(test))
                .collect::<Vec<_>>()
                .join("\n"),
        };
        return Ok(json!({"outcome": "failed", "message": message}));
    }
    if !tests.is_empty() {
        let message = format!("passed on {} engines", tests.len());
        return Ok(json!({"outcome": "passed", "message": message}));
    }
    let error = objects.iter().find(|object| object["severity"] == "error");
    let error = error.and_then(|error| error["message"].as_str());
    let not_run = objects.iter().find(|object| object["outcome"] == "not-run");
    let not_run = not_run.and_then(|object| object["reason"].as_str());
    match error.or(not_run) {
        Some(why) => Ok(json!({"outcome": "not-run", "message": why})),
        None => Err(Refusal::new(Code::Cancelled, "the test was ended")),
    }
}
