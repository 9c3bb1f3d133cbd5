//! Requests of a client that has a program (Debug Adapter Protocol, "Requests").

use std::path::Path as FilePath;

use serde_json::{Value, json};

use super::protocol::Client;
use super::variables::{Parts, References};
use crate::api::{Bytes, Frame, Ran, State};
use crate::demangle::shown;
use crate::session::breakpoint::{Condition, What, integer};
use crate::session::names::Path;
use crate::session::{Direction, Motion, Session, Unit, Why, text_of};
use crate::trap;

/// The only thread.
const THREAD: u64 = 1;

/// The most bytes of memory of one answer.
const MOST_BYTES: u64 = 1 << 16;

/// Whether the session goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    Request,
    End,
}

/// A program with its client.
pub(super) struct Adapter<'p> {
    session: Session<'p>,
    client: Client,
    /// What the program looks like, until it moves.
    state: State,
    references: References,
    stops_on_entry: bool,
    stops_at_end: bool,
    /// Whether the client was told that the program has ended.
    is_over: bool,
    /// The breakpoints of each kind: of a source by its path, of functions, of data.
    kinds: Vec<(Kind, u32)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    Source(String),
    Function,
    Data,
}

type Answer = Result<Value, String>;

impl<'p> Adapter<'p> {
    pub(super) fn new(mut session: Session<'p>, client: Client, launch: &Value) -> Self {
        if launch["view"] == "source" {
            session.unit = Unit::SourceLine;
        }
        let state = session.recording.state();
        Adapter {
            session,
            client,
            state,
            references: References::default(),
            stops_on_entry: launch["stopOnEntry"].as_bool().unwrap_or(true),
            stops_at_end: launch["stopAtEnd"].as_bool().unwrap_or(false),
            is_over: false,
            kinds: Vec::new(),
        }
    }

    /// Does what a client asks for.
    pub(super) fn serve(&mut self, request: &Value) -> Next {
        use Direction::{Back, Forward};
        use Motion::{Continue, Finish, Next as Over, Step};
        let arguments = &request["arguments"];
        let command = request["command"].as_str().unwrap_or_default();
        let moves = match command {
            "continue" => Some((Continue, Forward)),
            "reverseContinue" => Some((Continue, Back)),
            "next" => Some((Over, Forward)),
            "stepIn" => Some((Step, Forward)),
            "stepOut" => Some((Finish, Forward)),
            // As it is over calls that one goes back.
            "stepBack" => Some((Over, Back)),
            _ => None,
        };
        if let Some((motion, direction)) = moves {
            self.client
                .answer(request, Ok(json!({"allThreadsContinued": true})));
            self.go(motion, direction, &arguments["granularity"]);
            return Next::Request;
        }
        if command == "configurationDone" {
            self.client.answer(request, Ok(Value::Null));
            match self.stops_on_entry {
                true => self.stopped("entry", None),
                false => self.go(Continue, Forward, &Value::Null),
            }
            return Next::Request;
        }
        let answer = match command {
            "setBreakpoints" => self.set_breakpoints(arguments),
            "setFunctionBreakpoints" => self.set_function_breakpoints(arguments),
            "setExceptionBreakpoints" => Ok(json!({"breakpoints": []})),
            "dataBreakpointInfo" => self.data_breakpoint_info(arguments),
            "setDataBreakpoints" => self.set_data_breakpoints(arguments),
            "threads" => Ok(json!({"threads": [{"id": THREAD, "name": "main"}]})),
            "stackTrace" => Ok(self.stack(arguments)),
            "scopes" => self.scopes(arguments),
            "variables" => self.variables(arguments),
            "evaluate" => self.evaluate(arguments),
            "exceptionInfo" => self.exception(),
            "readMemory" => self.memory(arguments),
            "source" => self.source(arguments),
            // The reader has stopped the program, if it ran.
            "pause" => {
                self.session.clear_stop();
                self.client.answer(request, Ok(Value::Null));
                self.stopped("pause", None);
                return Next::Request;
            }
            "disconnect" | "terminate" => {
                self.client.answer(request, Ok(Value::Null));
                self.end();
                return Next::End;
            }
            other => Err(format!("`{other}` is not supported")),
        };
        self.client.answer(request, answer);
        Next::Request
    }

    fn go(&mut self, motion: Motion, direction: Direction, granularity: &Value) {
        if direction == Direction::Forward && self.session.recording.end().is_some() {
            return self.end();
        }
        let unit = self.session.unit;
        if granularity == "instruction" {
            self.session.unit = Unit::Instruction;
        }
        let why = self.session.go(motion, direction);
        self.session.unit = unit;
        self.arrive(why);
    }

    /// Says where the program is now.
    fn arrive(&mut self, why: Why) {
        self.session.recording.show_output();
        match why {
            Why::Arrived => self.stopped("step", None),
            Why::Breakpoint(number) => {
                let all = self.session.breakpoints();
                let found = all.iter().find(|breakpoint| breakpoint.number == number);
                let is_data = found.is_some_and(|b| matches!(b.what, What::Written(_)));
                let reason = if is_data {
                    "data breakpoint"
                } else {
                    "breakpoint"
                };
                self.stopped(reason, Some(number));
            }
            Why::AtStart => self.stopped("entry", None),
            // The request is still to be answered.
            Why::Interrupted => self.forget(),
            Why::AtEnd => match self.session.recording.end() {
                Some(Err(_)) => self.stopped("exception", None),
                _ if self.stops_at_end => self.stopped("end", None),
                _ => self.end(),
            },
        }
    }

    fn forget(&mut self) {
        self.state = self.session.recording.state();
        self.references.clear();
    }

    fn stopped(&mut self, reason: &str, number: Option<u32>) {
        self.forget();
        let mut body = json!({
            "reason": reason,
            "threadId": THREAD,
            "allThreadsStopped": true,
        });
        if let Some(number) = number {
            body["hitBreakpointIds"] = json!([number]);
        }
        if let Some(end) = self.session.recording.end() {
            body["text"] = match end {
                Ok(Ran::Exited(status)) => format!("ended with status {}", status as u8),
                Ok(Ran::Returned(_)) => "ended".into(),
                Err(error) => error.to_string(),
            }
            .into();
        }
        self.client.event("stopped", body);
    }

    /// Says that the program has ended, once.
    fn end(&mut self) {
        if std::mem::replace(&mut self.is_over, true) {
            return;
        }
        let status = self.session.recording.end().map(|end| match end {
            Ok(Ran::Exited(status)) => status as u8,
            Ok(Ran::Returned(_)) => 0,
            Err(error) => error.trap().map_or(2, |trap| trap.kind().exit_status()),
        });
        if let Some(status) = status {
            self.client.event("exited", json!({"exitCode": status}));
        }
        self.client.event("terminated", json!({}));
    }

    /// Removes the breakpoints of a kind.
    fn clear(&mut self, kind: &Kind) {
        let gone: Vec<u32> = self
            .kinds
            .iter()
            .filter(|(other, _)| other == kind)
            .map(|&(_, number)| number)
            .collect();
        self.kinds.retain(|(other, _)| other != kind);
        self.session
            .remove(|breakpoint| gone.contains(&breakpoint.number));
    }

    /// Sets breakpoints of a kind in place of those that there were. `find` says where one is, and more of it.
    fn set(
        &mut self,
        kind: &Kind,
        wanted: &Value,
        find: impl Fn(&Self, &Value) -> Result<(String, What, Value), String>,
    ) -> Answer {
        self.clear(kind);
        let mut answers = Vec::new();
        for one in wanted.as_array().into_iter().flatten() {
            let condition = match one["condition"].as_str() {
                Some(text) if !text.trim().is_empty() => Condition::parse(text.trim()).map(Some),
                _ => Ok(None),
            };
            let added = condition.and_then(|condition| {
                let (text, what, answer) = find(self, one)?;
                Ok((self.session.add(text, what, condition)?, answer))
            });
            answers.push(match added {
                Ok((number, mut answer)) => {
                    self.kinds.push((kind.clone(), number));
                    answer["id"] = number.into();
                    answer["verified"] = true.into();
                    answer
                }
                Err(why) => json!({"verified": false, "message": why}),
            });
        }
        Ok(json!({"breakpoints": answers}))
    }

    fn set_breakpoints(&mut self, arguments: &Value) -> Answer {
        let source = &arguments["source"];
        let name = source["path"].as_str().or(source["name"].as_str());
        let name = name.ok_or("the source has no path")?.to_string();
        let find = |adapter: &Self, one: &Value| {
            let line = one["line"]
                .as_u64()
                .and_then(|line| u32::try_from(line).ok());
            let line = line.ok_or("the breakpoint has no line")?;
            let (at, places) = adapter.session.lines.at_line(Some(&name), line);
            if places.is_empty() {
                return Err(format!("there is no instruction at line {line}"));
            }
            let text = format!("{name}:{at}");
            Ok((text, What::Places(places), json!({"line": at})))
        };
        self.set(&Kind::Source(name.clone()), &arguments["breakpoints"], find)
    }

    fn set_function_breakpoints(&mut self, arguments: &Value) -> Answer {
        let find = |adapter: &Self, one: &Value| {
            let name = one["name"].as_str().unwrap_or_default();
            let places = adapter
                .session
                .lines
                .at_function(name.trim_start_matches('@'));
            match places.is_empty() {
                true => Err(format!("no function `{name}` is defined")),
                false => Ok((name.into(), What::Places(places), json!({}))),
            }
        };
        self.set(&Kind::Function, &arguments["breakpoints"], find)
    }

    /// The bytes that a name stands for, as what they are called.
    fn data_breakpoint_info(&mut self, arguments: &Value) -> Answer {
        let name = arguments["name"].as_str().unwrap_or_default();
        // A name of a scope is one of its call.
        let reference = arguments["variablesReference"].as_u64().unwrap_or(0);
        let call = match self.references.get(reference) {
            Some(&(Parts::Values(call) | Parts::Locals(call))) => call,
            Some(Parts::Globals | Parts::Of(_) | Parts::Object(_)) | None => {
                self.call(arguments)?
            }
        };
        let found = self.session.bytes(name, &self.state, call);
        Ok(match found {
            Ok(Bytes { address, len }) => json!({
                "dataId": format!("{address:#x}:{len}"),
                "description": format!("{name}, {len} bytes at {address:#x}"),
                "accessTypes": ["write"],
            }),
            Err(why) => json!({"dataId": null, "description": why}),
        })
    }

    fn set_data_breakpoints(&mut self, arguments: &Value) -> Answer {
        let find = |_: &Self, one: &Value| {
            let id = one["dataId"].as_str().unwrap_or_default();
            let bytes = id.split_once(':').and_then(|(address, len)| {
                Some(Bytes {
                    address: u64::try_from(integer(address)?).ok()?,
                    len: len.parse().ok()?,
                })
            });
            match (bytes, one["accessType"].as_str()) {
                (Some(bytes), None | Some("write")) => {
                    Ok((id.into(), What::Written(bytes), json!({})))
                }
                (Some(_), Some(_)) => Err("only writes are watched".into()),
                (None, _) => Err(format!("`{id}` names no data")),
            }
        };
        self.set(&Kind::Data, &arguments["breakpoints"], find)
    }

    /// The calls; the identity of one is its place, from 1.
    fn stack(&self, arguments: &Value) -> Value {
        let first = arguments["startFrame"].as_u64().unwrap_or(0) as usize;
        let most = match arguments["levels"].as_u64() {
            None | Some(0) => usize::MAX,
            Some(most) => most as usize,
        };
        let calls = self.state.calls.iter().enumerate().skip(first).take(most);
        let frames: Vec<Value> = calls
            .map(|(n, call)| self.frame(n + 1, &call.frame))
            .collect();
        json!({"stackFrames": frames, "totalFrames": self.state.calls.len()})
    }

    fn frame(&self, id: usize, frame: &Frame) -> Value {
        let mut object = json!({"id": id, "name": shown(&frame.name()), "line": 0, "column": 0});
        let places = frame.source_places();
        if self.session.unit == Unit::SourceLine
            && let Some(place) = places.last()
            && FilePath::new(&place.path()).is_file()
        {
            object["source"] = json!({"name": place.file, "path": place.path()});
            object["line"] = place.line.into();
            object["column"] = place.column.into();
            return object;
        }
        let ir = frame.module.whole();
        let position = ir
            .source
            .as_ref()
            .and_then(|source| source.place(frame.span()));
        if let (Some(source), Some(position)) = (text_of(frame), position) {
            let name = source.name();
            let path = std::path::absolute(name).unwrap_or_default();
            let file = FilePath::new(name).file_name().unwrap_or_default();
            let is_text = ir.source.as_ref().is_some_and(|source| source.is_text());
            let module = self.session.place_of(frame).map_or(0, |place| place.0);
            object["source"] = match is_text {
                true => json!({"name": file.to_string_lossy(), "path": path.to_string_lossy()}),
                // A text that was made for people.
                false => json!({"name": file.to_string_lossy(), "sourceReference": module + 1}),
            };
            object["line"] = position.line.into();
            object["column"] = position.column.into();
        }
        object
    }

    /// The text of a module that is no text itself.
    fn source(&self, arguments: &Value) -> Answer {
        let reference = &arguments["source"]["sourceReference"];
        let reference = reference.as_u64().or(arguments["sourceReference"].as_u64());
        let place = reference.and_then(|reference| usize::try_from(reference).ok()?.checked_sub(1));
        let module = place.and_then(|place| self.session.modules.get(place));
        let source = module.and_then(|module| module.source());
        let source = source.ok_or("there is no such source")?;
        let text = source.listing().map_or(source, |listing| &listing.source);
        Ok(json!({"content": String::from_utf8_lossy(text.bytes())}))
    }

    fn scopes(&mut self, arguments: &Value) -> Answer {
        let call = self.call(arguments)?;
        let scope = |name: &str, reference: usize, is_expensive: bool| json!({"name": name, "variablesReference": reference, "expensive": is_expensive});
        Ok(json!({"scopes": [
            scope("Values", self.references.add(Parts::Values(call)), false),
            scope("Memory of the call", self.references.add(Parts::Locals(call)), false),
            scope("Variables", self.references.add(Parts::Globals), true),
        ]}))
    }

    /// The call of the frame that a request names; the innermost where it names none.
    fn call(&self, arguments: &Value) -> Result<usize, String> {
        let Some(id) = arguments["frameId"].as_u64() else {
            return Ok(0);
        };
        let place = usize::try_from(id).ok().and_then(|id| id.checked_sub(1));
        let place = place.filter(|&place| place < self.state.calls.len());
        place.ok_or_else(|| format!("there is no frame {id}"))
    }

    fn variables(&mut self, arguments: &Value) -> Answer {
        let reference = arguments["variablesReference"].as_u64().unwrap_or(0);
        let parts = self.references.get(reference).cloned();
        let parts = parts.ok_or_else(|| format!("there is no reference {reference}"))?;
        let writer = self.session.writer(&self.state);
        let mut all = self.references.variables(&writer, &parts);
        let start = arguments["start"].as_u64().unwrap_or(0) as usize;
        all.drain(..start.min(all.len()));
        if let Some(count @ 1..) = arguments["count"].as_u64() {
            all.truncate(count as usize);
        }
        Ok(json!({"variables": all}))
    }

    /// A value by its name; or, where a person types, what `jitlite debug` seeks and the protocol has no request for.
    fn evaluate(&mut self, arguments: &Value) -> Answer {
        let text = arguments["expression"].as_str().unwrap_or_default().trim();
        let call = self.call(arguments)?;
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if arguments["context"] == "repl"
            && let Some(why) = self.session.seek(word, rest.trim(), call)
        {
            let why = why?;
            self.arrive(why);
            return Ok(json!({"result": "", "variablesReference": 0}));
        }
        let typed = self.session.value(&Path::parse(text)?, &self.state, call)?;
        let writer = self.session.writer(&self.state);
        let variable =
            self.references
                .variable(&writer, text.into(), typed.ty.as_deref(), &typed.value);
        Ok(json!({
            "result": variable["value"],
            "type": variable["type"],
            "variablesReference": variable["variablesReference"],
            "memoryReference": variable["memoryReference"],
        }))
    }

    fn exception(&self) -> Answer {
        let end = self.session.recording.end();
        let Some(Err(error)) = end else {
            return Err("there is no exception".into());
        };
        let found = error.trap().ok_or("there is no exception")?;
        Ok(json!({
            "exceptionId": found.finding().map_or(found.kind().word(), |of| of.rule.code()),
            "description": trap::explain(found, self.session.modules),
            "breakMode": "always",
        }))
    }

    fn memory(&self, arguments: &Value) -> Answer {
        let reference = arguments["memoryReference"].as_str().and_then(integer);
        let reference = reference.ok_or("`memoryReference` is no address")?;
        let offset = i128::from(arguments["offset"].as_i64().unwrap_or(0));
        let address = u64::try_from(reference + offset);
        let address = address.map_err(|_| "the address is out of range")?;
        let wanted = arguments["count"].as_u64().unwrap_or(0);
        let read = |len: u64| self.session.recording.read(Bytes { address, len });
        // Not all of them need be there: between these two is how many are.
        let (mut there, mut most) = (0, wanted.min(MOST_BYTES));
        while there < most {
            let middle = most - (most - there) / 2;
            match read(middle) {
                Some(_) => there = middle,
                None => most = middle - 1,
            }
        }
        let bytes = read(there).unwrap_or_default();
        Ok(json!({
            "address": format!("{address:#x}"),
            "unreadableBytes": wanted - bytes.len() as u64,
            "data": base64(&bytes),
        }))
    }
}

/// Bytes in base64 (RFC 4648, section 4).
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let mut word = [0u8; 4];
        word[1..=chunk.len()].copy_from_slice(chunk);
        let word = u32::from_be_bytes(word);
        for n in 0..4 {
            match n <= chunk.len() {
                true => text.push(DIGITS[(word >> (18 - 6 * n) & 63) as usize].into()),
                false => text.push('='),
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    /// The examples of RFC 4648, section 10.
    #[test]
    fn bytes_are_written_in_base64() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("fooba", "Zm9vYmE="),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }
}
