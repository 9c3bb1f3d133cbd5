//! A recorded program that is moved by commands: what the debugger, the adapter for editors and the page have in common.
//!
//! A [`Session`] goes forward and back, to breakpoints and watched memory ([`breakpoint`]), to where a value was made and
//! to who wrote some bytes. [`names`] finds values and shows them, and [`lines`] knows where instructions stand. Nothing
//! here knows a protocol or a terminal.

pub mod breakpoint;
pub mod lines;
pub mod names;

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use self::breakpoint::{Breakpoint, Condition, What, integer};
use self::lines::{Line, Lines, Place};
use self::names::{Path, Typed, Writer};
use crate::api::{Bytes, Cause, Frame, Here, Hit, Module, Recording, Shown, State};
use crate::diag::Source;
use crate::ir::{Body, Inst, InstData, ValueDef};

/// How far a program goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// To the next instruction or line.
    Step,
    /// To the next one of this call, or of one that it returns to.
    Next,
    /// Out of this call.
    Finish,
    /// To where a breakpoint stops it.
    Continue,
}

/// Which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Forward,
    Back,
}

/// What a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// An instruction of LLVM IR.
    Instruction,
    /// A line of the source that the program was compiled from.
    SourceLine,
}

/// Why a program is where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It has gone as far as it was asked to.
    Arrived,
    /// A breakpoint has stopped it.
    Breakpoint(u32),
    /// It is at its first step, and can go no further back.
    AtStart,
    /// It is at its end.
    AtEnd,
    /// It was asked to stop.
    Interrupted,
}

/// A flag that stops a program when it is set.
pub type Stop = Arc<AtomicBool>;

/// A recorded program with what it is to stop for.
pub struct Session<'p> {
    pub recording: Recording<'p>,
    pub modules: &'p [Module],
    pub lines: Rc<Lines<'p>>,
    pub unit: Unit,
    breakpoints: Rc<Vec<Breakpoint>>,
    next_number: u32,
    stop: Stop,
}

impl<'p> Session<'p> {
    /// A program in front of its first instruction, which a flag stops.
    pub fn new(recording: Recording<'p>, modules: &'p [Module], stop: Stop) -> Self {
        Session {
            recording,
            modules,
            lines: Rc::new(Lines::new(modules)),
            unit: Unit::Instruction,
            breakpoints: Rc::default(),
            next_number: 1,
            stop,
        }
    }

    pub fn breakpoints(&self) -> &[Breakpoint] {
        &self.breakpoints
    }

    /// Adds a breakpoint; its number.
    ///
    /// # Errors
    /// If its condition names what is not there.
    pub fn add(
        &mut self,
        text: String,
        what: What,
        condition: Option<Condition>,
    ) -> Result<u32, String> {
        if let Some(condition) = &condition {
            condition.check(&what, self.modules)?;
        }
        let number = self.next_number;
        self.next_number += 1;
        let breakpoint = Breakpoint {
            number,
            text,
            what,
            condition,
        };
        Rc::make_mut(&mut self.breakpoints).push(breakpoint);
        Ok(number)
    }

    /// Removes the breakpoints that a test is true of; whether there were any.
    pub fn remove(&mut self, is_removed: impl Fn(&Breakpoint) -> bool) -> bool {
        let breakpoints = Rc::make_mut(&mut self.breakpoints);
        let before = breakpoints.len();
        breakpoints.retain(|breakpoint| !is_removed(breakpoint));
        breakpoints.len() < before
    }

    /// Takes back that the program is to stop.
    pub fn clear_stop(&self) {
        self.stop.store(false, Ordering::Relaxed);
    }

    /// Moves the program.
    pub fn go(&mut self, motion: Motion, direction: Direction) -> Why {
        let call = self.recording.call();
        match (motion, self.unit) {
            // Nothing is asked at each step then.
            (Motion::Continue, _) if self.breakpoints.is_empty() => match direction {
                Direction::Forward => self.go_to(u64::MAX),
                Direction::Back => match self.go_to(0) {
                    Why::Arrived => Why::AtStart,
                    why => why,
                },
            },
            (Motion::Continue, _) => self.search(direction, |_| false),
            (Motion::Finish, _) => self.search(direction, move |here| Some(here.call()) < call),
            (Motion::Step, Unit::Instruction) => {
                let now = self.recording.step();
                let to = match direction {
                    Direction::Forward => now.saturating_add(1),
                    Direction::Back => now.saturating_sub(1),
                };
                self.go_to(to)
            }
            (Motion::Next, Unit::Instruction) => {
                self.search(direction, move |here| Some(here.call()) <= call)
            }
            (Motion::Step | Motion::Next, Unit::SourceLine) => self.go_by_line(motion, direction),
        }
    }

    /// Goes to a step.
    pub fn go_to(&mut self, step: u64) -> Why {
        self.recording.go_to(step);
        match self.was_interrupted() {
            true => Why::Interrupted,
            false if self.recording.step() == step && self.recording.end().is_none() => {
                Why::Arrived
            }
            false => self.at_border(),
        }
    }

    /// To the next line of the source that is not this one of this call; back, to the beginning of the one before.
    fn go_by_line(&mut self, motion: Motion, direction: Direction) -> Why {
        let lines = Rc::clone(&self.lines);
        let line = move |here: &Here<'_>| {
            let (module, function) = here.function()?;
            lines.source_line((module, function, here.inst()?))
        };
        let call = self.recording.call();
        let now = self.place().and_then(|place| self.lines.source_line(place));
        let is_other = |(call, now): (Option<usize>, Option<Line>)| {
            let line = line.clone();
            move |here: &Here<'_>| {
                let at = line(here);
                let is_within = motion == Motion::Step || Some(here.call()) <= call;
                is_within && at.is_some() && (Some(here.call()) != call || at != now)
            }
        };
        let begun_at = self.recording.step();
        let why = self.search(direction, is_other((call, now)));
        if direction == Direction::Forward || why != Why::Arrived {
            return why;
        }
        // The program is in front of the last instruction of that line.
        let call = self.recording.call();
        let now = self.place().and_then(|place| self.lines.source_line(place));
        if self.recording.previous(&[], is_other((call, now))) {
            let is_same = move |here: &Here<'_>| Some(here.call()) == call && line(here) == now;
            self.recording.next(&[], is_same);
        }
        match self.was_interrupted() {
            true => self.stay(begun_at),
            false => Why::Arrived,
        }
    }

    /// Whether the program was asked to stop, which is done then.
    fn was_interrupted(&self) -> bool {
        self.stop.swap(false, Ordering::Relaxed)
    }

    /// Goes back to where a search began that somebody has ended.
    fn stay(&mut self, step: u64) -> Why {
        self.recording.go_to(step);
        Why::Interrupted
    }

    /// Goes to a step that a breakpoint or a test stops at.
    fn search(
        &mut self,
        direction: Direction,
        test: impl Fn(&Here<'_>) -> bool + Clone + 'p,
    ) -> Why {
        let breakpoints = Rc::clone(&self.breakpoints);
        let watched = breakpoints
            .iter()
            .filter_map(|breakpoint| match breakpoint.what {
                What::Written(bytes) => Some((bytes, breakpoint.number)),
                What::Places(_) => None,
            });
        let (watched, numbers): (Vec<Bytes>, Vec<u32>) = watched.unzip();
        let stopped_by = Rc::new(Cell::new(None));
        let found = Rc::clone(&stopped_by);
        let now = self.recording.step();
        let searched = move |here: &Here<'_>| {
            // Backward, what stands at this step is not meant, but what has led to it is.
            if direction == Direction::Forward || here.step() != now {
                let at = breakpoints.iter().find(|b| b.is_at(here));
                if at.is_some() || test(here) {
                    found.set(at.map(|breakpoint| breakpoint.number));
                    return Hit::Here;
                }
            }
            let number = here.written().map(|place| numbers[place]);
            let writes = breakpoints.iter().find(|b| Some(b.number) == number);
            if writes.is_none_or(|breakpoint| !breakpoint.is_true(here)) {
                return Hit::No;
            }
            found.set(number);
            match direction {
                Direction::Forward => Hit::Here,
                Direction::Back => Hit::Before,
            }
        };
        let is_found = match direction {
            Direction::Forward => self.recording.next(&watched, searched),
            Direction::Back => self.recording.previous(&watched, searched),
        };
        if self.was_interrupted() {
            return match direction {
                Direction::Forward => Why::Interrupted,
                Direction::Back => self.stay(now),
            };
        }
        match (is_found, stopped_by.get()) {
            (true, Some(number)) => Why::Breakpoint(number),
            (true, None) => Why::Arrived,
            (false, _) => self.at_border(),
        }
    }

    fn at_border(&self) -> Why {
        match self.recording.end() {
            Some(_) => Why::AtEnd,
            None => Why::AtStart,
        }
    }

    /// Goes by what `debug` calls `goto N`, `made %x`, `written NAME` and `cause`, of the values of a call; `None` where the command
    /// is another one.
    ///
    /// # Errors
    /// Why that cannot be done. The program stays where it is then.
    pub fn seek(&mut self, command: &str, what: &str, call: usize) -> Option<Result<Why, String>> {
        Some(match command {
            "goto" => number(what).map(|step| self.go_to(step)),
            "made" => match (what.strip_prefix('%'), call) {
                (Some(name), 0) => self.go_to_maker(name),
                (Some(_), _) => Err("`made` is of values of the innermost call".into()),
                (None, _) => Err("`made` takes a `%value`".into()),
            },
            "written" => self
                .bytes(what, &self.recording.state(), call)
                .and_then(|bytes| {
                    let why = format!("no instruction has written `{what}` so far");
                    let test = |here: &Here<'_>| match here.written() {
                        Some(_) => Hit::Before,
                        None => Hit::No,
                    };
                    self.go_back_to(&[bytes], test, why)
                }),
            "cause" if what.is_empty() => self.go_to_cause(),
            "cause" => Err("`cause` takes nothing".into()),
            _ => return None,
        })
    }

    /// Goes back to what has led to the finding that the program has ended with.
    ///
    /// # Errors
    /// Why that cannot be done. The program stays where it is then.
    fn go_to_cause(&mut self) -> Result<Why, String> {
        match self.recording.cause() {
            Some(Cause::Step(step)) => Ok(self.go_to(step)),
            Some(Cause::Made(module, function, inst)) => {
                let test = move |here: &Here<'_>| {
                    Hit::from(
                        here.inst() == Some(inst) && here.function() == Some((module, function)),
                    )
                };
                self.go_back_to(&[], test, "it is not known where it was made".into())
            }
            None => Err(match self.recording.end() {
                Some(Err(error)) if error.trap().is_some_and(|trap| trap.finding().is_some()) => {
                    "what was found is about something that was there from the start".into()
                }
                _ => "`cause` is for a program that has ended with what `--checked` finds".into(),
            }),
        }
    }

    /// Goes back to a step that a test finds, or says why there is none, and stays.
    fn go_back_to(
        &mut self,
        watched: &[Bytes],
        test: impl Fn(&Here<'_>) -> Hit + Clone + 'p,
        why: String,
    ) -> Result<Why, String> {
        let now = self.recording.step();
        let is_found = self.recording.previous(watched, test);
        if self.was_interrupted() {
            return Ok(self.stay(now));
        }
        if is_found {
            return Ok(Why::Arrived);
        }
        self.recording.go_to(now);
        Err(why)
    }

    /// Goes back to where a value of the innermost call was made: to its instruction, to the branch that a `phi` has
    /// chosen it by, or to the call that has given a parameter.
    ///
    /// # Errors
    /// Why that cannot be done. The program stays where it is then.
    fn go_to_maker(&mut self, name: &str) -> Result<Why, String> {
        let state = self.recording.state();
        let call = state.calls.first().ok_or("no function runs")?;
        let path = Path::parse(&format!("%{name}"))?;
        path.value(&state, 0, |_, _, _| None)?;
        let (body, value) = names::named(&call.frame, name).ok_or("it is not known")?;
        let (at, hit) = match body.def(value) {
            ValueDef::Param(_) => (body.insts.keys().next(), Hit::Before),
            ValueDef::Inst(inst) => match body.insts[inst] {
                InstData::Phi { .. } => (first_step(body, inst), Hit::Before),
                _ => (Some(inst), Hit::Here),
            },
        };
        let at = at.ok_or("it is not known where")?;
        let module = self
            .module_of(&call.frame)
            .ok_or("its module is not known")?;
        let function = (module, call.frame.function);
        let number = self.recording.call();
        let test = move |here: &Here<'_>| {
            let is_here = here.inst() == Some(at)
                && here.function() == Some(function)
                && Some(here.call()) == number;
            match is_here {
                true => hit,
                false => Hit::No,
            }
        };
        let why = format!("`%{name}` was given from outside of the program");
        self.go_back_to(&[], test, why)
    }

    /// The instruction that comes next.
    pub fn place(&self) -> Option<Place> {
        let state = self.recording.state();
        self.place_of(&state.calls.first()?.frame)
    }

    /// The instruction of a frame.
    pub fn place_of(&self, frame: &Frame) -> Option<Place> {
        Some((self.module_of(frame)?, frame.function, frame.inst?))
    }

    fn module_of(&self, frame: &Frame) -> Option<usize> {
        let ir: *const _ = frame.module.whole();
        self.modules
            .iter()
            .position(|module| std::ptr::eq(ir, module.ir()))
    }

    /// What a path leads to, seen from a call.
    ///
    /// # Errors
    /// Why there is no such value.
    pub fn value(&self, path: &Path, state: &State, call: usize) -> Result<Typed, String> {
        path.value(state, call, |frame, ty, at| {
            self.recording.value(frame, ty, at)
        })
    }

    /// Some bytes: those that a name stands for, or those at an address, and then how many, seen from a call.
    ///
    /// # Errors
    /// Why there are none.
    pub fn bytes(&self, text: &str, state: &State, call: usize) -> Result<Bytes, String> {
        let (what, len) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let len = match len.trim() {
            "" => None,
            len => Some(number(len)?),
        };
        if let Some(address) = integer(what).and_then(|address| u64::try_from(address).ok()) {
            let len = len.ok_or("an address takes the number of bytes behind it")?;
            return Ok(Bytes { address, len });
        }
        let path = Path::parse(what)?;
        let read = |frame: &Frame, ty, at| self.recording.value(frame, ty, at);
        let why = match path.bytes(state, call, read) {
            Ok(bytes) => {
                let len = len.unwrap_or(bytes.len);
                return Ok(Bytes { len, ..bytes });
            }
            Err(why) => why,
        };
        // What a pointer leads to need not be known: they are as many as are asked for, or the rest of the object.
        let Ok(Shown::Ptr(address)) = self.value(&path, state, call).map(|typed| typed.value)
        else {
            return Err(why);
        };
        let object = names::object_at(state, address);
        let rest = object.map(|(place, offset)| state.objects[place].size - offset);
        let len = len.or(rest).ok_or("it leads to no memory")?;
        Ok(Bytes { address, len })
    }

    /// Writes values of a state as people read them.
    pub fn writer<'a>(&'a self, state: &'a State) -> Writer<'a, 'p> {
        Writer {
            recording: &self.recording,
            modules: self.modules,
            state,
        }
    }

    /// The instructions in front of which a value of a frame's function was just made.
    pub fn behind(&self, frame: &Frame, name: &str) -> Option<Vec<Place>> {
        let module = self.module_of(frame)?;
        let (body, value) = names::named(frame, name)?;
        let at = match body.def(value) {
            ValueDef::Param(_) => body.insts.keys().next()?,
            ValueDef::Inst(inst) => match body.insts[inst] {
                InstData::Phi { .. } => first_step(body, inst)?,
                InstData::Invoke { normal, .. } => first_step(body, body.blocks[normal].first)?,
                _ => body.insts.keys().nth(inst.0 as usize + 1)?,
            },
        };
        Some(vec![(module, frame.function, at)])
    }
}

/// A number that is not negative.
///
/// # Errors
/// If it is none.
pub fn number(text: &str) -> Result<u64, String> {
    let value = integer(text).and_then(|value| u64::try_from(value).ok());
    value.ok_or_else(|| match text {
        "" => "a number is missing".into(),
        _ => format!("`{text}` is no number"),
    })
}

/// The first instruction of a block that is no `phi`, from one of its `phi`s on.
fn first_step(body: &Body, from: Inst) -> Option<Inst> {
    let mut insts = body.insts.keys().skip(from.0 as usize);
    insts.find(|&inst| !matches!(body.insts[inst], InstData::Phi { .. }))
}

/// The name of the value that an instruction of a frame's function makes.
fn name_of(frame: &Frame, body: &Body, inst: Inst) -> Option<String> {
    let module = frame.module.whole();
    module.local_text(body.names[body.result(inst)])
}

/// The name of the value that the instruction of a frame makes.
pub fn result_name(frame: &Frame) -> Option<String> {
    let body = frame.module.whole().funcs[frame.function].body.as_ref()?;
    name_of(frame, body, frame.inst?)
}

/// The names of the `phi`s of the block that a frame is at the beginning of.
pub fn phi_names(frame: &Frame) -> Vec<String> {
    let body = frame.module.whole().funcs[frame.function].body.as_ref();
    let (Some(body), Some(inst)) = (body, frame.inst) else {
        return Vec::new();
    };
    let first = body.block_of(inst).map(|block| body.blocks[block].first);
    let Some(first) = first.filter(|&first| first_step(body, first) == Some(inst)) else {
        return Vec::new();
    };
    let phis = (first.0..inst.0).map(Inst);
    phis.filter_map(|phi| name_of(frame, body, phi)).collect()
}

/// The text of a module, or what is shown instead.
pub fn text_of(frame: &Frame) -> Option<&Source> {
    let source = frame.module.whole().source.as_deref()?;
    Some(source.listing().map_or(source, |listing| &listing.source))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{Profile, Sandbox};

    /// Whoever stops a search back has the program stay where it was.
    #[test]
    fn a_search_back_that_is_stopped_leaves_the_program_where_it_was() {
        let text = "@g = global i32 0\ndefine i32 @main() {\n  store i32 1, ptr @g\n  %x = load i32, ptr @g\n  ret i32 %x\n}\n";
        let module = Module::from_text("stop.ll", text, Profile::Auto).unwrap();
        let stop = Stop::default();
        let sandbox = Sandbox::new().stepped().stop_by(Arc::clone(&stop));
        let program = sandbox.link(std::slice::from_ref(&module)).unwrap();
        let recording = program.record("main", &[]).unwrap();
        let modules = std::slice::from_ref(&module);
        let mut session = Session::new(recording, modules, Arc::clone(&stop));
        session.go_to(2);
        let place = What::Places(session.lines.at_function("main"));
        session.add("@main".into(), place, None).unwrap();
        let is_stopped = |session: &mut Session<'_>, what: &dyn Fn(&mut Session<'_>) -> Why| {
            stop.store(true, Ordering::Relaxed);
            assert_eq!(what(session), Why::Interrupted);
            assert_eq!(session.recording.step(), 2);
            assert!(!stop.load(Ordering::Relaxed));
        };
        is_stopped(&mut session, &|session| {
            session.go(Motion::Continue, Direction::Back)
        });
        for (command, what) in [("written", "@g"), ("made", "%x")] {
            is_stopped(&mut session, &|session| {
                session.seek(command, what, 0).unwrap().unwrap()
            });
            let found = session.seek(command, what, 0).unwrap();
            assert_eq!(found, Ok(Why::Arrived), "{command}");
            session.go_to(2);
        }
        let why = session.go(Motion::Continue, Direction::Back);
        assert_eq!((why, session.recording.step()), (Why::Breakpoint(1), 0));
    }
}
