//! A recorded program that is moved by commands: what `debug` and `dap` have in common.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::breakpoint::{Breakpoint, Condition, What};
use super::lines::{self, Lines, Place};
use super::names::{self, Path, Typed, Writer};
use crate::api::{Bytes, Frame, Here, Hit, Module, Recording, State};
use crate::diag::Source;
use crate::ir::{Body, InstData, LocalNameKind, ValueDef};

/// How far a program goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
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
pub(crate) enum Direction {
    Forward,
    Back,
}

/// What a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// An instruction of LLVM IR.
    Instruction,
    /// A line of the source that the program was compiled from.
    SourceLine,
}

/// Why a program is where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
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
pub(crate) type Stop = Arc<AtomicBool>;

/// A recorded program with what it is to stop for.
pub(crate) struct Session<'p> {
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
    pub(crate) fn new(recording: Recording<'p>, modules: &'p [Module], stop: Stop) -> Self {
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

    pub(crate) fn breakpoints(&self) -> &[Breakpoint] {
        &self.breakpoints
    }

    /// Adds a breakpoint; its number.
    pub(crate) fn add(&mut self, text: String, what: What, condition: Option<Condition>) -> u32 {
        let number = self.next_number;
        self.next_number += 1;
        let breakpoint = Breakpoint {
            number,
            text,
            what,
            condition,
        };
        Rc::make_mut(&mut self.breakpoints).push(breakpoint);
        number
    }

    /// Removes the breakpoints that a test is true of; whether there were any.
    pub(crate) fn remove(&mut self, is_removed: impl Fn(&Breakpoint) -> bool) -> bool {
        let breakpoints = Rc::make_mut(&mut self.breakpoints);
        let before = breakpoints.len();
        breakpoints.retain(|breakpoint| !is_removed(breakpoint));
        breakpoints.len() < before
    }

    /// Takes back that the program is to stop.
    pub(crate) fn clear_stop(&self) {
        self.stop.store(false, Ordering::Relaxed);
    }

    /// Moves the program.
    pub(crate) fn go(&mut self, motion: Motion, direction: Direction) -> Why {
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
    pub(crate) fn go_to(&mut self, step: u64) -> Why {
        self.recording.go_to(step);
        match self.stop.swap(false, Ordering::Relaxed) {
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
        let is_other = |(call, now): (Option<usize>, Option<lines::Line>)| {
            let line = line.clone();
            move |here: &Here<'_>| {
                let at = line(here);
                let is_within = motion == Motion::Step || Some(here.call()) <= call;
                is_within && at.is_some() && (Some(here.call()) != call || at != now)
            }
        };
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
        Why::Arrived
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
        if self.stop.swap(false, Ordering::Relaxed) {
            return Why::Interrupted;
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

    /// Goes back to the instruction that has written some bytes last; whether there is one. If not, the program stays.
    pub(crate) fn go_to_writer(&mut self, bytes: Bytes) -> bool {
        let now = self.recording.step();
        let is_found = self.recording.previous_write(bytes);
        if !is_found {
            self.recording.go_to(now);
        }
        is_found
    }

    /// Goes back to where a value of the innermost call was made: to its instruction, to the branch that a `phi` has
    /// chosen it by, or to the call that has given a parameter.
    ///
    /// # Errors
    /// Why that cannot be done. The program stays where it is then.
    pub(crate) fn go_to_maker(&mut self, name: &str) -> Result<(), String> {
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
        let (now, number) = (self.recording.step(), self.recording.call());
        let is_found = self.recording.previous(&[], move |here| {
            let is_here = here.inst() == Some(at)
                && here.function() == Some(function)
                && Some(here.call()) == number;
            match is_here {
                true => hit,
                false => Hit::No,
            }
        });
        match is_found {
            true => Ok(()),
            false => {
                self.recording.go_to(now);
                Err(format!("`%{name}` was given from outside of the program"))
            }
        }
    }

    /// The instruction that comes next.
    pub(crate) fn place(&self) -> Option<Place> {
        let state = self.recording.state();
        self.place_of(&state.calls.first()?.frame)
    }

    /// The instruction of a frame.
    pub(crate) fn place_of(&self, frame: &Frame) -> Option<Place> {
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
    pub(crate) fn value(&self, path: &Path, state: &State, call: usize) -> Result<Typed, String> {
        path.value(state, call, |frame, ty, at| {
            self.recording.value(frame, ty, at)
        })
    }

    /// The bytes that a path stands for.
    ///
    /// # Errors
    /// Why it stands for none.
    pub(crate) fn bytes(&self, path: &Path, state: &State, call: usize) -> Result<Bytes, String> {
        path.bytes(state, call, |frame, ty, at| {
            self.recording.value(frame, ty, at)
        })
    }

    pub(crate) fn writer<'a>(&'a self, state: &'a State) -> Writer<'a, 'p> {
        Writer {
            recording: &self.recording,
            modules: self.modules,
            state,
        }
    }

    /// The instructions in front of which a value of a frame's function was just made.
    pub(crate) fn behind(&self, frame: &Frame, name: &str) -> Option<Vec<Place>> {
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

/// The first instruction of a block that is no `phi`, from one of its `phi`s on.
fn first_step(body: &Body, from: crate::ir::Inst) -> Option<crate::ir::Inst> {
    let mut insts = body.insts.keys().skip(from.0 as usize);
    insts.find(|&inst| !matches!(body.insts[inst], InstData::Phi { .. }))
}

/// The name of the value that an instruction makes.
pub(crate) fn result_name(frame: &Frame) -> Option<String> {
    let module = frame.module.whole();
    let body = module.funcs[frame.function].body.as_ref()?;
    match body.names[body.result(frame.inst?)].kind() {
        LocalNameKind::Named(name) => Some(module.names.text(name).into_owned()),
        LocalNameKind::Number(number) => Some(number.to_string()),
        LocalNameKind::Unnamed => None,
    }
}

/// The names of the `phi`s of the block that a frame is at the beginning of.
pub(crate) fn phi_names(frame: &Frame) -> Vec<String> {
    let module = frame.module.whole();
    let (Some(body), Some(inst)) = (&module.funcs[frame.function].body, frame.inst) else {
        return Vec::new();
    };
    let Some(block) = body.block_of(inst) else {
        return Vec::new();
    };
    let first = body.blocks[block].first;
    if first_step(body, first) != Some(inst) {
        return Vec::new();
    }
    let phis = (first.0..inst.0).map(crate::ir::Inst);
    let names = phis.filter_map(|inst| match body.names[body.result(inst)].kind() {
        LocalNameKind::Named(name) => Some(module.names.text(name).into_owned()),
        LocalNameKind::Number(number) => Some(number.to_string()),
        LocalNameKind::Unnamed => None,
    });
    names.collect()
}

/// The text of a module, or what is shown instead.
pub(crate) fn text_of(frame: &Frame) -> Option<&Source> {
    let source = frame.module.whole().source.as_deref()?;
    Some(source.listing().map_or(source, |listing| &listing.source))
}
