//! Running programs.
//!
//! `{"do": "run", "source": TEXT, …}` runs a program from its start to its end, and answers
//!
//! ```text
//! {"status": 0, "stdout": "…", "stderr": "…", "trap": null, "wants_input": false, "steps": null, "diagnostics": []}
//! ```
//!
//! Beside the source a request may have `name`, `std` (a profile's word), `args`, `stdin`, `eof` (whether the input ends
//! there), `entry`, `steps` (how much may run), `stepped` and `checked` (whether it is tested for what the language leaves
//! undefined: a `finding` of a trap is then a diagnostic). Steps are instructions of LLVM IR where `stepped` is true;
//! else the program runs faster, and they are instructions of LIR. `status` is null where the program did not come to its
//! end. A program that wants more input than there is stops with `wants_input`: it is to be run again with more. Each run
//! does the same.

use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use jitlite::{
    Checks, Error, ErrorKind, Frame, Module, Profile, Ran, Sandbox, Sandboxed, Trap, TrapKind,
};
use jitlite::{Val, ValType};
use jitlite_front::diag::{self, Diagnostics, Source};
use serde_json::{Value, json};

/// Bytes of the stack of a program, where the request says nothing.
const STACK: u64 = 1 << 20;
/// The most bytes of its heap.
const HEAP: u64 = 256 << 20;
/// The most bytes that it may write to a stream.
const MOST_OUTPUT: usize = 8 << 20;

/// The exit status of a program that is not valid, or cannot be linked.
const NOT_STARTED: u8 = 2;

/// What a request asks.
pub(crate) struct Request<'a> {
    source: &'a str,
    name: &'a str,
    profile: Profile,
    args: Vec<&'a str>,
    stdin: &'a str,
    ends: bool,
    entry: Option<&'a str>,
    steps: Option<u64>,
    stepped: bool,
    checked: bool,
    stack: u64,
}

impl<'a> Request<'a> {
    pub(crate) fn new(request: &'a Value) -> Result<Request<'a>, String> {
        let text = |field: &str| request[field].as_str();
        let word = text("std").unwrap_or("auto");
        let mut profiles = Profile::ALL.iter();
        let profile = profiles.find(|(_, known)| *known == word);
        let (profile, _) = profile.ok_or_else(|| format!("there is no profile `{word}`"))?;
        let args = request["args"].as_array();
        Ok(Request {
            source: text("source").ok_or("the field `source` is no string")?,
            name: text("name").unwrap_or("input.ll"),
            profile: *profile,
            args: args
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .collect(),
            stdin: text("stdin").unwrap_or_default(),
            ends: request["eof"].as_bool().unwrap_or(false),
            entry: text("entry"),
            steps: request["steps"].as_u64(),
            stepped: request["stepped"].as_bool().unwrap_or(false),
            checked: request["checked"].as_bool().unwrap_or(false),
            stack: request["stack"].as_u64().unwrap_or(STACK),
        })
    }

    /// The same for a program that may run so many steps.
    pub(crate) fn within(self, steps: u64) -> Self {
        Request {
            steps: Some(steps),
            ..self
        }
    }

    /// The same for a program that is to be stopped.
    pub(crate) fn stepped(self) -> Self {
        Request {
            stepped: true,
            ..self
        }
    }
}

/// Input that was given so far. Who reads behind its end has the program stopped.
struct Input {
    rest: io::Cursor<Vec<u8>>,
    ends: bool,
    wanted: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
}

impl Read for Input {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let len = self.rest.read(to)?;
        if len == 0 && !to.is_empty() && !self.ends {
            self.wanted.store(true, Ordering::Relaxed);
            self.stop.store(true, Ordering::Relaxed);
        }
        Ok(len)
    }
}

/// Output, of which there may be only so much.
#[derive(Clone, Default)]
struct Output {
    bytes: Arc<Mutex<Vec<u8>>>,
    stop: Arc<AtomicBool>,
}

impl Output {
    fn text(&self) -> String {
        let bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl Write for Output {
    fn write(&mut self, from: &[u8]) -> io::Result<usize> {
        let mut bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        let room = MOST_OUTPUT.saturating_sub(bytes.len());
        bytes.extend_from_slice(&from[..from.len().min(room)]);
        if from.len() > room {
            self.stop.store(true, Ordering::Relaxed);
        }
        Ok(from.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A program that is about to run, and what it reads and writes.
pub(crate) struct Started {
    pub program: Sandboxed,
    pub module: Module,
    pub entry: String,
    pub values: Vec<Val>,
    stdout: Output,
    stderr: Output,
    wanted: Arc<AtomicBool>,
    warnings: Vec<Value>,
}

impl Started {
    /// Reads and links a program; the answer, where that cannot be done.
    pub(crate) fn new(request: &Request<'_>) -> Result<Started, Value> {
        let module = Module::from_text(request.name, request.source, request.profile);
        let module = module.map_err(|error| not_started(&error))?;
        let stop = Arc::new(AtomicBool::new(false));
        let wanted = Arc::new(AtomicBool::new(false));
        let output = || Output {
            bytes: Arc::default(),
            stop: stop.clone(),
        };
        let (stdout, stderr) = (output(), output());
        let arguments = std::iter::once(request.name).chain(request.args.iter().copied());
        let mut sandbox = Sandbox::new()
            .stdin(Input {
                rest: io::Cursor::new(request.stdin.as_bytes().to_vec()),
                ends: request.ends,
                wanted: wanted.clone(),
                stop: stop.clone(),
            })
            .stdout(stdout.clone())
            .stderr(stderr.clone())
            .arguments(arguments)
            .stack_size(request.stack)
            .heap_size(HEAP)
            .counted_clock()
            .stop_by(stop);
        if request.stepped {
            sandbox = sandbox.stepped();
        }
        if request.checked {
            sandbox = sandbox.checked(Checks::ALL);
        }
        if let Some(steps) = request.steps {
            sandbox = sandbox.fuel(steps);
        }
        let program = sandbox.link(std::slice::from_ref(&module));
        let program = program.map_err(|error| not_started(&error))?;
        let (entry, values) = entry(&module, &program, request).map_err(|message| {
            answer_without_run(json!([{"type": "error", "message": message}]))
        })?;
        let warnings = program.warnings();
        let warnings = warnings.flat_map(|(source, found)| objects(found, source));
        Ok(Started {
            warnings: warnings.collect(),
            entry,
            values,
            stdout,
            stderr,
            wanted,
            module,
            program,
        })
    }

    /// What is said of a run that has ended, or has stopped (`None`).
    pub(crate) fn answer(&self, ended: Option<Result<Ran, Error>>, steps: Option<u64>) -> Value {
        let wanted = self.wanted.load(Ordering::Relaxed);
        let mut diagnostics = self.warnings.clone();
        let mut trap = Value::Null;
        let status = match ended {
            None => None,
            Some(Ok(Ran::Exited(status))) => Some(status as u8),
            Some(Ok(Ran::Returned(value))) => {
                let bits = value.and_then(|value| value.to_bits());
                Some(bits.map_or(0, |bits| bits as u8))
            }
            Some(Err(error)) => match error.trap() {
                Some(_) if wanted => None,
                Some(found) => {
                    let (status, cause) = status_of(found, &self.module);
                    diagnostics.extend(cause);
                    trap = trap_object(found, status);
                    Some(status)
                }
                None => {
                    diagnostics.extend(errors(&error));
                    Some(NOT_STARTED)
                }
            },
        };
        json!({
            "status": status,
            "stdout": self.stdout.text(),
            "stderr": self.stderr.text(),
            "trap": trap,
            "wants_input": wanted,
            "steps": steps,
            "diagnostics": diagnostics,
        })
    }
}

/// Runs a program to its end.
pub(crate) fn run(request: &Value) -> Result<Value, String> {
    let request = Request::new(request)?;
    let started = match Started::new(&request) {
        Ok(started) => started,
        Err(answer) => return Ok(answer),
    };
    let ended = started.program.run(&started.entry, &started.values);
    let steps = request.stepped.then(|| started.program.steps());
    Ok(started.answer(Some(ended), steps))
}

/// The function to run, with its arguments.
fn entry(
    module: &Module,
    program: &Sandboxed,
    request: &Request<'_>,
) -> Result<(String, Vec<Val>), String> {
    let function = |wanted: &str| module.functions().find(|(name, _)| name == wanted);
    let found = match request.entry {
        Some(name) => function(name.strip_prefix('@').unwrap_or(name)),
        None => function("main").or_else(|| function("program")),
    };
    let name = request.entry.unwrap_or("main").trim_start_matches('@');
    let (name, ty) =
        found.ok_or_else(|| format!("`{}` does not define `@{name}`", request.name))?;
    let ty = ty.ok_or_else(|| format!("not all parameters of `@{name}` are scalars"))?;
    let [count, list, environment] = program.main_arguments();
    let is_oat = request.entry.is_none() && name == "program";
    let list = if is_oat { list - 8 } else { list };
    let values = match ty.params[..] {
        [] => Vec::new(),
        [ValType::Int(bits @ (32 | 64))] if name == "main" => vec![Val::int(bits, count.into())],
        [ValType::Int(bits @ (32 | 64)), ValType::Ptr] => {
            vec![Val::int(bits, count.into()), Val::Ptr(list)]
        }
        [ValType::Int(bits @ (32 | 64)), ValType::Ptr, ValType::Ptr] => vec![
            Val::int(bits, count.into()),
            Val::Ptr(list),
            Val::Ptr(environment),
        ],
        _ => {
            return Err(format!(
                "`@{name}` is of type `{ty}`, and cannot be started so"
            ));
        }
    };
    Ok((name, values))
}

fn objects(found: &Diagnostics, source: Option<&Source>) -> Vec<Value> {
    let found = found.iter();
    found.map(|d| diag::json::object(d, source)).collect()
}

/// What an error is, as diagnostics.
fn errors(error: &Error) -> Vec<Value> {
    match error.kind() {
        ErrorKind::Invalid(invalid) => {
            let parts = invalid.parts.iter();
            let all = parts.flat_map(|(source, found)| objects(found, source.as_deref()));
            all.collect()
        }
        _ => vec![json!({"type": "error", "message": error.to_string()})],
    }
}

fn not_started(error: &Error) -> Value {
    answer_without_run(errors(error).into())
}

fn answer_without_run(diagnostics: Value) -> Value {
    json!({
        "status": NOT_STARTED,
        "stdout": "",
        "stderr": "",
        "trap": null,
        "wants_input": false,
        "steps": null,
        "diagnostics": diagnostics,
    })
}

/// The exit status of a trap as the command has it, and what is wrong with what was called, where it comes from that.
fn status_of(trap: &Trap, module: &Module) -> (u8, Option<Value>) {
    let cause = trap.failure();
    let cause = cause.map(|failure| diag::json::object(&failure.diagnostic, module.source()));
    let not_started = cause.is_some()
        && trap.frames().is_empty()
        && !matches!(trap.kind(), TrapKind::Undefined(_));
    let status = match not_started {
        true => NOT_STARTED,
        false => trap.kind().exit_status(),
    };
    (status, cause)
}

/// A trap as the command's `--format json` has it.
fn trap_object(trap: &Trap, status: u8) -> Value {
    let mut rendered = Vec::new();
    // Writing to a vector does not fail.
    let _ = trap.render(&mut rendered, false);
    let omitted = trap.omitted();
    let source = trap.frames().first();
    let source = source.and_then(|frame| frame.module.ir.source.as_deref());
    let finding = trap.finding();
    let finding = finding.map(|_| diag::json::object(&trap.diagnostic(), source));
    json!({
        "type": "trap",
        "kind": trap.kind().word(),
        "message": trap.kind().to_string(),
        "host_function": trap.host_function(),
        "status": status,
        "frames": trap.frames().iter().map(frame_object).collect::<Vec<_>>(),
        "finding": finding,
        "omitted": omitted.map(|(after, count)| json!({"after": after, "count": count})),
        "rendered": String::from_utf8_lossy(&rendered),
    })
}

/// A frame: its function, and where it is in the module and in what that was compiled from.
pub(crate) fn frame_object(frame: &Frame) -> Value {
    let source = frame.module.ir.source.as_deref();
    let span = frame.span();
    let at = source.and_then(|source| source.place(span));
    let places = frame.source_places().into_iter().map(|place| {
        json!({
            "function": place.function,
            "file": place.file,
            "line": place.line,
            "column": place.column,
        })
    });
    json!({
        "function": frame.name(),
        "file": source.map(Source::name),
        "line": at.map(|at| at.line),
        "column": at.map(|at| at.column),
        "start": span.start,
        "end": span.start + span.len,
        "source": places.collect::<Vec<_>>(),
    })
}
