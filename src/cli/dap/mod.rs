//! `dap`: the Debug Adapter Protocol over stdin and stdout, for editors. What a program can do is `debug`'s.

mod adapter;
mod protocol;
mod variables;

use std::ffi::OsString;
use std::io::{self, BufRead};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use anyhow::{Error, Result, anyhow, bail};
use serde_json::{Value, json};

use self::adapter::{Adapter, Next};
use self::protocol::{Client, Output};
use super::args::{CheckedName, Color, DebugArgs, LangArgs, Std};
use super::debug::Started;
use super::report::Reporter;
use super::{Status, load, messages};
use crate::api::Sandbox;
use crate::diag::Diagnostics;
use crate::diag::render::{Style, render};
use crate::session::Stop;

/// Serves one client until it ends the session, or its input ends.
///
/// # Errors
/// If what comes in is no message of the protocol.
pub(super) fn run() -> Result<Status> {
    let client = Client::new(io::stdout());
    let stop = Stop::default();
    let requests = reader(stop.clone());
    while let Ok(request) = requests.recv() {
        let request = request.map_err(unread)?;
        match request["command"].as_str() {
            Some("initialize") => client.answer(&request, Ok(capabilities())),
            Some("launch") => match start(&request["arguments"], &client, stop.clone()) {
                Ok(started) => return session(&started, &request, &client, &requests),
                Err(why) => client.answer(&request, Err(why)),
            },
            Some("attach") => {
                let why = "a program that runs already cannot be debugged: `launch` starts one";
                client.answer(&request, Err(why.into()));
            }
            Some("disconnect" | "terminate") => {
                client.answer(&request, Ok(Value::Null));
                return Ok(0);
            }
            _ => client.answer(&request, Err("no program has been launched".into())),
        }
    }
    Ok(0)
}

/// What is said of a message that could not be read.
fn unread(why: io::Error) -> Error {
    anyhow!("could not read a message: {why}")
}

/// A message; `None` at the end of the input.
fn read(input: &mut impl BufRead) -> io::Result<Option<Value>> {
    let bytes = messages::read(input)?;
    let message = bytes
        .map(|bytes| serde_json::from_slice(&bytes))
        .transpose();
    message.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))
}

/// The messages of the client. One that is to stop the program does so at once, while it runs.
fn reader(stop: Stop) -> Receiver<io::Result<Value>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(message) = read(&mut input).transpose() {
            let command = message
                .as_ref()
                .ok()
                .and_then(|message| message["command"].as_str());
            if command.is_none_or(|word| matches!(word, "pause" | "disconnect" | "terminate")) {
                stop.store(true, Ordering::Relaxed);
            }
            let is_over = message.is_err();
            if sender.send(message).is_err() || is_over {
                return;
            }
        }
        // Nobody waits any more for what the program does.
        stop.store(true, Ordering::Relaxed);
    });
    receiver
}

/// Serves a client that has a program.
fn session(
    started: &Started,
    launch: &Value,
    client: &Client,
    requests: &Receiver<io::Result<Value>>,
) -> Result<Status> {
    let session = match started.session() {
        Ok(session) => session,
        Err(why) => {
            client.answer(launch, Err(why.to_string()));
            return Ok(2);
        }
    };
    let mut adapter = Adapter::new(session, client.clone(), &launch["arguments"]);
    client.answer(launch, Ok(Value::Null));
    client.event("initialized", json!({}));
    while let Ok(request) = requests.recv() {
        if adapter.serve(&request.map_err(unread)?) == Next::End || !client.is_there() {
            return Ok(0);
        }
    }
    Ok(0)
}

/// What the adapter can do, as the protocol names it.
fn capabilities() -> Value {
    json!({
        "supportsConfigurationDoneRequest": true,
        "supportsFunctionBreakpoints": true,
        "supportsConditionalBreakpoints": true,
        "supportsDataBreakpoints": true,
        "supportsEvaluateForHovers": true,
        "supportsExceptionInfoRequest": true,
        "supportsReadMemoryRequest": true,
        "supportsStepBack": true,
        "supportsSteppingGranularity": true,
        "supportsTerminateRequest": true,
    })
}

/// Starts the program of a launch.
///
/// # Errors
/// What is wrong with the program, or with how it is to be started.
fn start(arguments: &Value, client: &Client, stop: Stop) -> Result<Started, String> {
    let args = debug_args(arguments).map_err(|why| why.to_string())?;
    let output = |category| Output {
        client: client.clone(),
        category,
    };
    let sandbox = Sandbox::new()
        .stdout(output("stdout"))
        .stderr(output("stderr"));
    let reporter = Reporter::new(Color::Never);
    match Started::new(&args, sandbox, stop, reporter) {
        Ok(Some(started)) => Ok(started),
        Ok(None) => Err(mistakes(&args)),
        Err(why) => Err(why.to_string()),
    }
}

/// What is wrong with a program that could not be started.
fn mistakes(args: &DebugArgs) -> String {
    let name = args.file.display();
    let mut text = format!("could not debug `{name}`");
    if let Ok(loaded) = load::load(&args.file, args.lang.std, Diagnostics::DEFAULT_LIMIT) {
        for diagnostic in loaded.diagnostics.iter() {
            text.push('\n');
            text += &render(diagnostic, Some(&loaded.source), Style::default());
        }
    }
    text
}

/// The arguments of a launch: those of `jitlite debug`, by their names.
fn debug_args(arguments: &Value) -> Result<DebugArgs> {
    let text = |name: &str| match &arguments[name] {
        Value::Null => Ok(None),
        Value::String(text) => Ok(Some(text.clone())),
        _ => bail!("`{name}` of the launch is no string"),
    };
    let list = |name: &str| match &arguments[name] {
        Value::Null => Ok(Vec::new()),
        Value::Array(all) => match all
            .iter()
            .map(|one| one.as_str().map(OsString::from))
            .collect()
        {
            Some(all) => Ok(all),
            None => bail!("`{name}` of the launch is no list of strings"),
        },
        _ => bail!("`{name}` of the launch is no list of strings"),
    };
    let Some(file) = text("program")? else {
        bail!("the launch names no `program`");
    };
    let folder = text("cwd")?.map(PathBuf::from).unwrap_or_default();
    let std = match text("std")?.as_deref() {
        None => Std::Auto,
        Some(word) => match <Std as clap::ValueEnum>::from_str(word, false) {
            Ok(std) => std,
            Err(_) => bail!("`{word}` is no language: `std` is as of `jitlite check`"),
        },
    };
    let checked = match &arguments["checked"] {
        Value::Null | Value::Bool(false) => Vec::new(),
        Value::Bool(true) => vec![CheckedName::All],
        other => {
            let name = other.as_str().unwrap_or_default();
            match <CheckedName as clap::ValueEnum>::from_str(name, false) {
                Ok(name) => vec![name],
                Err(_) => {
                    bail!("`checked` of the launch is as of `jitlite debug`, or true or false")
                }
            }
        }
    };
    Ok(DebugArgs {
        entry: text("entry")?,
        lang: LangArgs { std },
        link: list("link")?
            .into_iter()
            .map(|path| folder.join(path))
            .collect(),
        stdin: text("stdin")?.map(|path| folder.join(path)),
        checked,
        file: folder.join(file),
        args: list("args")?,
    })
}
