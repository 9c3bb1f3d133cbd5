//! `debug`: a program on the portable engine, step by step, forward and back.
//!
//! Commands are lines of stdin, so that a session can be a script. The room `session` does what they say; this file reads
//! them, and says where the program is.

mod start;

use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::{Result, anyhow, bail};

use super::args::DebugArgs;
use super::demangle::shown;
use super::report::Reporter;
use super::{Status, trap};
use crate::api::{Bytes, Frame, Ran, Sandbox, State, StatePlace};
use crate::ir::Inst;

use crate::session::breakpoint::{Condition, What};
use crate::session::names::{Path, source_names};
use crate::session::{
    Direction, Motion, Session, Stop, Unit, Why, number, phi_names, result_name, text_of,
};

pub(super) use start::Started;

/// What there is to type.
const HELP: &str = "\
step [N], next, finish, continue      one instruction, over calls, out of the call, to a breakpoint
back [N], previous, caller, reverse   the same backward
goto N                                to step N of the run
break WHERE [if CONDITION]            WHERE is a LINE, FILE:LINE, @function, or %value that is made
watch NAME [if CONDITION]             stop behind each write of a variable, or of what a pointer leads to
delete [N], breaks                    remove breakpoints, list them
written NAME                          back to the instruction that wrote it last
made %value                           back to where the value was made
cause                                 back to what has led to a finding of --checked
print [NAME]                          all values; a %value, @variable, *%pointer, its [N], or a name of the source
memory NAME|ADDRESS [BYTES]           what lies there
stack, up, down                       the calls; choose the one whose values are meant
list [source], where                  the text, or the source that it was compiled from; this place
view ir|source                        steps are instructions, or lines of the source
help, quit                            an empty line repeats the last command
";

/// How many lines are listed around a place.
const LISTED: u32 = 4;

/// The most bytes of memory that are shown at a time.
const MOST_BYTES: u64 = 1 << 12;

/// Runs the command. A command of a script that fails makes the status 1.
///
/// # Errors
/// If a file cannot be read, or is stdin, or the program cannot be started so.
pub(super) fn run(args: &DebugArgs, reporter: Reporter) -> Result<Status> {
    if args.file.as_os_str() == "-" {
        bail!("a program from stdin cannot be debugged: commands come from there");
    }
    let sandbox = Sandbox::new().stdout(io::stdout()).stderr(io::stderr());
    let Some(started) = Started::new(args, sandbox, Stop::default(), reporter)? else {
        return Ok(2);
    };
    let session = started.session()?;
    let is_asked = io::stdin().is_terminal();
    if is_asked {
        started.stop_at_interrupts();
    }
    let mut screen = Screen {
        session,
        selected: 0,
        out: String::new(),
    };
    screen.show_place();
    let mut lines = io::stdin().lock().lines();
    let mut last = String::new();
    let mut status = 0;
    loop {
        screen.session.recording.show_output();
        let mut stdout = io::stdout().lock();
        stdout.write_all(std::mem::take(&mut screen.out).as_bytes())?;
        if is_asked {
            stdout.write_all(b"(jitlite) ")?;
        }
        stdout.flush()?;
        let Some(line) = lines.next() else {
            return Ok(status);
        };
        let line = line.map_err(|why| anyhow!("could not read a command: {why}"))?;
        let line = line.trim();
        if !is_asked {
            writeln!(stdout, "(jitlite) {line}")?;
        }
        drop(stdout);
        if line.starts_with('#') {
            continue;
        }
        if !line.is_empty() {
            last = line.into();
        }
        let (command, rest) = last.split_once(char::is_whitespace).unwrap_or((&last, ""));
        if matches!(command, "quit" | "q" | "exit") {
            return Ok(status);
        }
        if !command.is_empty()
            && let Err(why) = screen.command(command, rest.trim())
        {
            screen.say(&format!("error: {why}"));
            status = if is_asked { 0 } else { 1 };
        }
    }
}

/// What a session shows.
struct Screen<'p> {
    session: Session<'p>,
    /// The call whose values are meant: 0 is the innermost.
    selected: usize,
    /// What is to be written.
    out: String,
}

type Answer = Result<(), String>;

impl Screen<'_> {
    fn say(&mut self, text: &str) {
        self.out.push_str(text.trim_end_matches('\n'));
        self.out.push('\n');
    }

    fn command(&mut self, command: &str, rest: &str) -> Answer {
        use Direction::{Back, Forward};
        use Motion::{Continue, Finish, Next, Step};
        let (motion, direction) = match command {
            "step" | "s" => (Step, Forward),
            "next" | "n" => (Next, Forward),
            "finish" | "f" => (Finish, Forward),
            "continue" | "c" => (Continue, Forward),
            "back" | "b" => (Step, Back),
            "previous" | "p" => (Next, Back),
            "caller" => (Finish, Back),
            "reverse" | "r" => (Continue, Back),
            _ => return self.other_command(command, rest),
        };
        let takes_count = matches!(motion, Step | Next);
        let count = match rest {
            "" => 1,
            _ if takes_count => number(rest)?,
            _ => return Err(format!("`{command}` takes nothing")),
        };
        match direction {
            Forward if self.session.recording.end().is_some() => {
                return Err("the program has ended; `back` goes back from here".into());
            }
            Back if self.session.recording.step() == 0 => {
                return Err("this is the first step".into());
            }
            Forward | Back => (),
        }
        let is_one = count == 1 && takes_count && direction == Forward;
        let before = is_one
            .then(|| self.session.recording.call().zip(self.frame()))
            .flatten();
        let mut why = Why::Arrived;
        if motion == Step && self.session.unit == Unit::Instruction {
            // At once, however many there are.
            let now = self.session.recording.step();
            why = self.session.go_to(match direction {
                Forward => now.saturating_add(count),
                Back => now.saturating_sub(count),
            });
        } else {
            for _ in 0..count {
                why = self.session.go(motion, direction);
                if why != Why::Arrived {
                    break;
                }
            }
        }
        self.arrive(why);
        match (motion, direction, why) {
            (Finish, Forward, Why::Arrived) => self.show_returned(),
            _ => self.show_made(before),
        }
        self.show_place();
        Ok(())
    }

    fn other_command(&mut self, command: &str, rest: &str) -> Answer {
        let sought = match command {
            "g" => self.session.seek("goto", rest, self.selected),
            _ => self.session.seek(command, rest, self.selected),
        };
        if let Some(why) = sought {
            self.arrive(why?);
            self.show_place();
            return Ok(());
        }
        match command {
            "break" => self.add_breakpoint(rest)?,
            "watch" => self.add_watch(rest)?,
            "delete" => self.delete(rest)?,
            "breaks" => self.list_breakpoints(),
            "print" => self.print(rest)?,
            "memory" | "x" => self.memory(rest)?,
            "stack" | "bt" => self.stack(),
            "up" => self.select(self.selected.checked_add(1))?,
            "down" => self.select(self.selected.checked_sub(1))?,
            "list" | "l" => self.list(rest)?,
            "where" | "w" => self.show_place(),
            "view" => {
                self.session.unit = match rest {
                    "ir" => Unit::Instruction,
                    "source" => Unit::SourceLine,
                    _ => return Err("`view` takes `ir` or `source`".into()),
                };
                self.show_place();
            }
            "help" | "h" => self.out.push_str(HELP),
            other => return Err(format!("there is no command `{other}`; `help` lists them")),
        }
        Ok(())
    }

    /// The frame of the innermost call.
    fn frame(&self) -> Option<Frame> {
        let state = self.session.recording.state();
        state.calls.into_iter().next().map(|call| call.frame)
    }

    fn arrive(&mut self, why: Why) {
        self.selected = 0;
        // The program's output comes before what is said of it.
        self.session.recording.show_output();
        match why {
            Why::Arrived | Why::AtEnd => (),
            Why::Breakpoint(number) => {
                let all = self.session.breakpoints();
                let found = all.iter().find(|breakpoint| breakpoint.number == number);
                let text = found.map_or(String::new(), |breakpoint| match breakpoint.what {
                    What::Places(_) => format!("breakpoint {number}, {}", breakpoint.text),
                    What::Written(_) => format!("watchpoint {number}, {}", breakpoint.text),
                });
                self.say(&text);
            }
            Why::AtStart => self.say("this is the first step"),
            Why::Interrupted => self.say("interrupted"),
        }
    }

    /// Shows what the instruction has made that was in front of the program, and the `phi`s of a block that it is in now.
    fn show_made(&mut self, before: Option<(usize, Frame)>) {
        let Some((call, before)) = before else {
            return;
        };
        let state = self.session.recording.state();
        let (Some(now), true) = (
            state.calls.first(),
            self.session.recording.call() == Some(call),
        ) else {
            return;
        };
        if now.frame.function != before.function {
            return;
        }
        let phis = phi_names(&now.frame);
        for name in result_name(&before).into_iter().chain(phis) {
            self.show_value(&state, &name);
        }
    }

    /// Shows what the call has given that the program has come out of.
    fn show_returned(&mut self) {
        let state = self.session.recording.state();
        let call = state.calls.first().and_then(|call| {
            let before = call.frame.inst?.0.checked_sub(1)?;
            Some(Frame {
                inst: Some(Inst(before)),
                ..call.frame.clone()
            })
        });
        if let Some(name) = call.and_then(|call| result_name(&call)) {
            self.show_value(&state, &name);
        }
    }

    fn show_value(&mut self, state: &State, name: &str) {
        let values = state.calls.first().map_or(&[][..], |call| &call.values);
        if let Some(value) = values.iter().find(|value| value.name == name)
            && let Some(shown) = &value.value
        {
            let writer = self.session.writer(state);
            let text = format!("  %{name} = {}", writer.typed(Some(&value.ty), shown));
            self.say(&text);
        }
    }

    /// Says where the program is: the step, the function with the place, and the line; or how it has ended.
    fn show_place(&mut self) {
        let step = self.session.recording.step();
        if let Some(end) = self.session.recording.end() {
            let text = match end {
                Ok(Ran::Exited(status)) => {
                    format!(
                        "step {step}: the program has ended with status {}",
                        status as u8
                    )
                }
                // No recording ends so.
                Ok(Ran::Returned(_)) => format!("step {step}: the program has ended"),
                Err(error) => match error.trap() {
                    Some(found) => {
                        let text = trap::explain(found, self.session.modules);
                        let hint = match self.session.recording.cause() {
                            Some(_) => "\n`cause` goes back to what has led there",
                            None => "",
                        };
                        let text = text.trim_end();
                        format!("step {step}: the program cannot go on\n{text}{hint}")
                    }
                    None => format!("step {step}: {error}"),
                },
            };
            return self.say(&text);
        }
        let state = self.session.recording.state();
        let Some(call) = state.calls.get(self.selected) else {
            return self.say(&format!("step {step}"));
        };
        let text = format!("step {step}: {}", self.described(&call.frame));
        self.say(&text);
        if let Some((number, line)) = self.line_of(&call.frame) {
            self.say(&format!("{number:>5} | {line}"));
        }
    }

    /// The function of a frame, and where it is.
    fn described(&self, frame: &Frame) -> String {
        let mut text = shown(&frame.name());
        let name = text_of(frame).map(|source| source.name().to_string());
        if let (Some(name), Some(line)) = (name, frame.line()) {
            let _ = write!(text, " at {name}:{line}");
        }
        if let Some(place) = frame.source_places().last() {
            let _ = write!(text, ", {place}");
        }
        text
    }

    /// The line that a frame is at, of the text or of the source.
    fn line_of(&self, frame: &Frame) -> Option<(u32, String)> {
        if self.session.unit == Unit::SourceLine
            && let Some(place) = frame.source_places().last()
            && let Ok(text) = std::fs::read_to_string(place.path())
        {
            let line = text.lines().nth(place.line.checked_sub(1)? as usize)?;
            return Some((place.line, line.into()));
        }
        let (source, line) = (text_of(frame)?, frame.line()?);
        let text = String::from_utf8_lossy(source.line(line)).into_owned();
        Some((line, text))
    }

    fn add_breakpoint(&mut self, text: &str) -> Answer {
        let (place, condition) = with_condition(text)?;
        let places = if let Some(name) = place.strip_prefix('%') {
            let state = self.session.recording.state();
            let call = state.calls.get(self.selected).ok_or("no function runs")?;
            let places = self.session.behind(&call.frame, name);
            places.ok_or_else(|| format!("there is no `%{name}` in `@{}`", call.frame.name()))?
        } else if let Some(name) = place.strip_prefix('@') {
            self.session.lines.at_function(name)
        } else {
            let (file, line) = match place.rsplit_once(':') {
                Some((file, line)) => (Some(file), line),
                None => (None, place),
            };
            let form = || format!("`{place}` is no LINE, FILE:LINE, @function or %value");
            let line: u32 = line.parse().map_err(|_| form())?;
            let (at, places) = self.session.lines.at_line(file, line);
            if !places.is_empty() && at != line {
                self.say(&format!("the next instruction is at line {at}"));
            }
            places
        };
        if places.is_empty() {
            return Err(match place.starts_with('@') {
                true => format!("no function `{place}` is defined"),
                false => format!("there is no instruction at `{place}`"),
            });
        }
        let number = self
            .session
            .add(text.into(), What::Places(places), condition)?;
        self.say(&format!("breakpoint {number} at {text}"));
        Ok(())
    }

    fn add_watch(&mut self, text: &str) -> Answer {
        let (name, condition) = with_condition(text)?;
        let bytes = self.bytes(name)?;
        let number = self
            .session
            .add(text.into(), What::Written(bytes), condition)?;
        let Bytes { address, len } = bytes;
        self.say(&format!(
            "watchpoint {number} on {text}: {len} bytes at {address:#x}"
        ));
        Ok(())
    }

    fn delete(&mut self, text: &str) -> Answer {
        if text.is_empty() {
            self.session.remove(|_| true);
            return Ok(());
        }
        let number = number(text)?;
        match self
            .session
            .remove(|breakpoint| u64::from(breakpoint.number) == number)
        {
            true => Ok(()),
            false => Err(format!("there is no breakpoint {number}")),
        }
    }

    fn list_breakpoints(&mut self) {
        let mut text = String::new();
        for breakpoint in self.session.breakpoints() {
            let what = match breakpoint.what {
                What::Places(_) => "break",
                What::Written(_) => "watch",
            };
            let _ = writeln!(text, "{}: {what} {}", breakpoint.number, breakpoint.text);
        }
        match text.is_empty() {
            true => self.say("there are no breakpoints"),
            false => self.say(&text),
        }
    }

    /// Some bytes, seen from the chosen call.
    fn bytes(&self, text: &str) -> Result<Bytes, String> {
        let state = self.session.recording.state();
        self.session.bytes(text, &state, self.selected)
    }

    fn print(&mut self, text: &str) -> Answer {
        let state = self.session.recording.state();
        let writer = self.session.writer(&state);
        if !text.is_empty() {
            let path = Path::parse(text)?;
            let typed = self.session.value(&path, &state, self.selected)?;
            let shown = format!(
                "{text} = {}",
                writer.typed(typed.ty.as_deref(), &typed.value)
            );
            self.say(&shown);
            return Ok(());
        }
        let call = state.calls.get(self.selected).ok_or("no function runs")?;
        let mut lines = String::new();
        for value in &call.values {
            let shown = match &value.value {
                Some(shown) => writer.typed(Some(&value.ty), shown),
                None => format!("{} (it cannot be shown)", value.ty),
            };
            let _ = writeln!(lines, "%{} = {shown}", value.name);
        }
        let in_source = source_names(&call.frame);
        for object in &state.objects {
            if object.kind == StatePlace::Local(self.selected)
                && let (Some(name), Some(held)) = (&object.name, &object.value)
            {
                let shown = writer.typed(object.ty.as_deref(), held);
                let known = in_source.iter().find(|(local, _)| local == name);
                let variable = known.map_or(String::new(), |(_, of)| format!(" ({of})"));
                let _ = writeln!(lines, "*%{name}{variable} = {shown}");
            }
        }
        match lines.is_empty() {
            true => self.say("no value is computed so far"),
            false => self.say(&lines),
        }
        Ok(())
    }

    fn memory(&mut self, text: &str) -> Answer {
        let Bytes { address, len } = self.bytes(text)?;
        let len = len.min(MOST_BYTES);
        let bytes = self.session.recording.read(Bytes { address, len });
        let bytes = bytes.ok_or_else(|| format!("there are no {len} bytes at {address:#x}"))?;
        let mut lines = String::new();
        for (at, row) in (address..).step_by(16).zip(bytes.chunks(16)) {
            let _ = write!(lines, "{at:#x}:");
            for n in 0..16 {
                match row.get(n) {
                    Some(byte) => {
                        let _ = write!(lines, " {byte:02x}");
                    }
                    None => lines.push_str("   "),
                }
            }
            let text = row.iter().map(|&byte| match byte {
                b' '..=b'~' => char::from(byte),
                _ => '.',
            });
            let _ = writeln!(lines, "  {}", text.collect::<String>());
        }
        self.say(&lines);
        Ok(())
    }

    fn stack(&mut self) {
        let state: State = self.session.recording.state();
        let mut lines = String::new();
        for (number, call) in state.calls.iter().enumerate() {
            let mark = if number == self.selected { '>' } else { ' ' };
            let _ = writeln!(lines, "{mark} {number}: {}", self.described(&call.frame));
        }
        if state.omitted > 0 {
            let _ = writeln!(lines, "  and {} more", state.omitted);
        }
        match lines.is_empty() {
            true => self.say("no function runs"),
            false => self.say(&lines),
        }
    }

    fn select(&mut self, call: Option<usize>) -> Answer {
        let count = self.session.recording.state().calls.len();
        match call.filter(|&call| call < count) {
            Some(call) => self.selected = call,
            None => return Err("there is no such call".into()),
        }
        self.show_place();
        Ok(())
    }

    fn list(&mut self, what: &str) -> Answer {
        let state = self.session.recording.state();
        let call = state.calls.get(self.selected).ok_or("no function runs")?;
        let is_source = match what {
            "" => self.session.unit == Unit::SourceLine,
            "source" => true,
            "ir" => false,
            _ => return Err("`list` takes nothing, `ir` or `source`".into()),
        };
        let (text, at) = if is_source {
            let places = call.frame.source_places();
            let place = places
                .last()
                .ok_or("the program does not say what it was compiled from")?;
            let text = std::fs::read_to_string(place.path());
            let text = text.map_err(|why| format!("could not read `{}`: {why}", place.path()))?;
            (text, place.line)
        } else {
            let source = text_of(&call.frame).ok_or("the module has no text")?;
            let line = call.frame.line().ok_or("its line is not known")?;
            (String::from_utf8_lossy(source.bytes()).into_owned(), line)
        };
        let first = at.saturating_sub(LISTED).max(1);
        let mut lines = String::new();
        let shown = (first..=at + LISTED).zip(text.lines().skip(first as usize - 1));
        for (number, line) in shown {
            let mark = if number == at { '>' } else { ' ' };
            let _ = writeln!(lines, "{mark}{number:>4} | {line}");
        }
        self.say(&lines);
        Ok(())
    }
}

/// What stands in front of `if`, and the condition behind it.
fn with_condition(text: &str) -> Result<(&str, Option<Condition>), String> {
    match text.split_once(" if ") {
        Some((what, condition)) => Ok((what.trim(), Some(Condition::parse(condition.trim())?))),
        None => Ok((text, None)),
    }
}
