//! Recordings: a program that goes forward and back.
//!
//! A recording runs a program that counts its instructions, and keeps [snapshots](Snapshot) on the way. A program does the
//! same each time: what it is given from outside is kept in the journal of its [streams](super::streams). So each step is
//! reached by running on from the snapshot before it, and a search back runs the parts between snapshots, the last one
//! first.
//!
//! Snapshots share the pages that have not changed. Where all of them together take more than [`MOST_BYTES`], every second
//! one of the older half is forgotten, so that the way to a step that is long ago is longer. Two are always kept.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use rustc_hash::FxHashSet;

use super::libc::Library;
use super::program::{Code, Ended, Program, put_on_stack};
use super::state::{Shown, State};
use crate::interp::portable::memory::LinearMemory;
use crate::interp::portable::pilot::{Pilot, Place, Saved, Turn};
use crate::interp::portable::registers::Registers;
use crate::interp::portable::{Machine, Stop};
use crate::ir::{FuncId, Inst, TypeId};
use crate::jit::report::{Frame, Report};
use crate::runtime::shadow::finding::{ObjectKind, ObjectState};
use crate::runtime::trap::TrapKind;

/// The most bytes of all snapshots, where there are more than two.
const MOST_BYTES: usize = 64 << 20;

/// The fewest steps between two snapshots.
const FEWEST_STEPS: u64 = 1 << 17;

/// How many bytes are looked at for each step, at most, where snapshots are taken.
const BYTES_PER_STEP: u64 = 16;

/// The call that is recorded.
pub(crate) struct Begun {
    /// The address of the function.
    pub address: u64,
    /// Its arguments, and those on the stack.
    pub registers: Registers,
    pub stack: Vec<u64>,
    /// The status of a program whose function has returned with these results.
    pub status: Box<dyn Fn(&Registers) -> i32>,
}

/// A recorded run of a program.
pub(crate) struct Recording<'p> {
    code: &'p Code,
    machine: Machine<'p, Library>,
    begun: Begun,
    /// What constructors are called with.
    arguments: [u64; 3],
    track: Rc<RefCell<Track<'p>>>,
    registers: Registers,
    phase: Phase,
    /// How the program has ended, if it has.
    end: Option<Ended>,
    /// The number of the last step, if the end was reached once.
    last: Option<u64>,
}

impl fmt::Debug for Recording<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording").finish_non_exhaustive()
    }
}

/// What a program is about.
#[derive(Clone, Copy, Debug)]
enum Phase {
    /// The constructor of this number.
    Constructor(usize),
    /// The function.
    Main,
    /// What is called when it ends with a status: what it has registered, and then this destructor.
    Exit(i32, usize),
}

/// A moment.
struct Snapshot {
    step: u64,
    phase: Phase,
    saved: Saved<Library>,
}

/// What has led to a finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// What was done at this step: the object was allocated, or given back, that was accessed.
    Step(u64),
    /// The last run of an instruction, which has made the value: the number of its module, its function, and it.
    Made(usize, FuncId, Inst),
}

/// What a test says of a step. A truth is [`Here`](Hit::Here), and its opposite [`No`](Hit::No).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit {
    /// It is not what is searched for.
    No,
    /// It is what is searched for.
    Here,
    /// The step before it is, at whose instruction something was done.
    Before,
}

impl From<bool> for Hit {
    fn from(is_here: bool) -> Hit {
        match is_here {
            true => Hit::Here,
            false => Hit::No,
        }
    }
}

type Test<'p> = Box<dyn FnMut(&Here<'_>) -> Hit + 'p>;

/// Decides how far the machine goes.
struct Track<'p> {
    code: &'p Code,
    /// The instructions that were run, with what is granted, but for what is left of that.
    granted: u64,
    /// Where it stops at the latest.
    stop_at: u64,
    /// How many instructions the program may run.
    fuel: u64,
    /// What is searched for, from a step on; whether the first hit is meant, and not the last.
    test: Option<Test<'p>>,
    first: u64,
    is_first: bool,
    hit: Option<u64>,
    phase: Phase,
    snapshots: Vec<Snapshot>,
    next_snapshot: u64,
    /// What snapshots take, more or less.
    bytes: usize,
}

/// Where a program is while something is searched for.
pub struct Here<'a> {
    code: &'a Code,
    memory: &'a LinearMemory,
    state: &'a dyn Fn() -> State,
    call_state: &'a dyn Fn() -> State,
    written: Option<usize>,
    place: Place,
    step: u64,
}

impl fmt::Debug for Here<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Here");
        shown.field("step", &self.step).finish_non_exhaustive()
    }
}

impl Here<'_> {
    /// How many instructions the program has run.
    pub fn step(&self) -> u64 {
        self.step
    }

    /// The number of the module and the function in it.
    pub fn function(&self) -> Option<(usize, FuncId)> {
        self.code.defined(self.place.function)
    }

    /// The instruction that comes next.
    pub fn inst(&self) -> Option<Inst> {
        let inst = Inst(self.place.inst?);
        match self.function() {
            Some((module, function)) => self.code.original(module, function, inst),
            None => Some(inst),
        }
    }

    /// A number of the call that runs. A call that it makes has a greater one; two that are not under way at the same time
    /// may have the same.
    pub fn call(&self) -> usize {
        self.place.frame
    }

    /// What the program looks like.
    pub fn state(&self) -> State {
        (self.state)()
    }

    /// The call that runs, as [`state`](Self::state) has it, and no other one, with its `alloca`s and no other objects: this
    /// takes less time.
    pub fn call_state(&self) -> State {
        (self.call_state)()
    }

    /// What memory holds at an address as a type of a frame's module has it; `None` where there is no such memory.
    #[doc(hidden)]
    pub fn value(&self, frame: &Frame, ty: TypeId, address: u64) -> Option<Shown> {
        Shown::at(&frame.module, ty, self.memory, address)
    }

    /// Which of the bytes that are watched were written by the step before: their place in the list, the last one if there
    /// are several.
    pub fn written(&self) -> Option<usize> {
        self.written
    }
}

impl Pilot<Library> for Rc<RefCell<Track<'_>>> {
    fn turn(&mut self, machine: &Machine<'_, Library>) -> Turn {
        self.borrow_mut().turn(machine)
    }
}

impl Track<'_> {
    fn turn(&mut self, machine: &Machine<'_, Library>) -> Turn {
        let step = self.granted;
        if step >= self.next_snapshot {
            self.take_snapshot(machine, step);
        }
        if let (Some(test), Some(place)) = (&mut self.test, machine.place()) {
            let code = self.code;
            let here = Here {
                code,
                memory: &machine.memory,
                state: &|| code.state(machine),
                call_state: &|| code.call_state(machine),
                written: machine.memory.written(),
                place,
                step,
            };
            let hit = match test(&here) {
                Hit::No => None,
                Hit::Here => Some(step),
                Hit::Before => step.checked_sub(1),
            };
            if let Some(hit) = hit.filter(|&hit| hit >= self.first) {
                self.hit = Some(hit);
                if self.is_first {
                    return Turn::Stop;
                }
            }
        }
        let stop_at = self.stop_at.min(self.fuel);
        if step >= stop_at {
            return Turn::Stop;
        }
        let most = match self.test {
            Some(_) => 1,
            None => (stop_at - step).min(self.next_snapshot.saturating_sub(step).max(1)),
        };
        self.granted = step + most;
        Turn::Go(most)
    }

    /// Keeps the moment, if the program is at a place that it can be saved at.
    fn take_snapshot(&mut self, machine: &Machine<'_, Library>, step: u64) {
        let before = self.snapshots.last();
        // One that is behind the program is one of the way that it takes.
        if before.is_some_and(|before| before.step >= step) {
            return;
        }
        let Some(saved) = machine.save(before.map(|before| &before.saved.pages)) else {
            self.next_snapshot = step + FEWEST_STEPS / 16;
            return;
        };
        let mut seen = FxHashSet::default();
        if let Some(before) = before {
            before.saved.pages.add_bytes(&mut seen);
        }
        let pages = saved.pages.add_bytes(&mut seen);
        let bytes = pages + saved.bytes() + machine.state.bytes();
        self.bytes += bytes;
        let looked_at = machine.memory_bytes() + (saved.bytes() + machine.state.bytes()) as u64;
        self.next_snapshot = step + FEWEST_STEPS.max(looked_at / BYTES_PER_STEP);
        self.snapshots.push(Snapshot {
            step,
            phase: self.phase,
            saved,
        });
        if self.bytes > MOST_BYTES {
            self.forget();
        }
    }

    /// Forgets every second snapshot of the older half, until the others take no more than they may.
    fn forget(&mut self) {
        while self.bytes > MOST_BYTES && self.snapshots.len() > 2 {
            let half = self.snapshots.len().div_ceil(2).max(2);
            let mut n = 0;
            self.snapshots.retain(|_| {
                n += 1;
                n > half || n % 2 == 1
            });
            let mut seen = FxHashSet::default();
            self.bytes = 0;
            for snapshot in &self.snapshots {
                let saved = &snapshot.saved;
                self.bytes +=
                    saved.pages.add_bytes(&mut seen) + saved.bytes() + saved.state().bytes();
            }
        }
    }
}

impl<'p> Recording<'p> {
    /// Runs a program to its first instruction; `None` where it is in use, or there is no memory.
    pub(crate) fn begin(program: &'p Program, begun: Begun) -> Option<Recording<'p>> {
        let (mut machine, code) = program.take_machine()?;
        machine.state.streams().keep_journal();
        let phase = Phase::Constructor(0);
        let saved = machine.save(None)?;
        let track = Rc::new(RefCell::new(Track {
            code,
            granted: 0,
            stop_at: 0,
            fuel: machine.fuel_left().unwrap_or(u64::MAX),
            test: None,
            first: 0,
            is_first: true,
            hit: None,
            phase,
            snapshots: vec![Snapshot {
                step: 0,
                phase,
                saved,
            }],
            next_snapshot: FEWEST_STEPS,
            bytes: 0,
        }));
        machine.set_pilot(Box::new(Rc::clone(&track)));
        let mut recording = Recording {
            code,
            machine,
            begun,
            arguments: program.arguments(),
            track,
            registers: Registers::default(),
            phase,
            end: None,
            last: None,
        };
        recording.run(0);
        Some(recording)
    }

    /// How many instructions the program has run. It is in front of the next one, or at its end.
    pub(crate) fn step(&self) -> u64 {
        self.track.borrow().granted
    }

    /// How the program has ended, if it is at its end.
    pub(crate) fn end(&self) -> Option<&Ended> {
        self.end.as_ref()
    }

    /// What has led to the finding that the program has ended with; `None` where it has ended otherwise, or what it is about
    /// was there from the start.
    pub(crate) fn cause(&self) -> Option<Cause> {
        let Some(Ended::Trap(report)) = &self.end else {
            return None;
        };
        let TrapKind::Finding(finding) = &report.kind else {
            return None;
        };
        let is_known = report.object.as_ref().is_some_and(|found| found.is_known);
        let Some(object) = finding.object.as_ref().filter(|_| is_known) else {
            let (module, function, inst) = self.code.tested().maker(finding.value_at)?;
            let inst = self.code.original(module, function, inst)?;
            return Some(Cause::Made(module, function, inst));
        };
        let objects = self.machine.state.objects.as_ref()?;
        let (made, ended) = objects.steps_of(object)?;
        match (object.kind, object.state) {
            (ObjectKind::Variable, _) => None,
            (_, ObjectState::Alive) => Some(Cause::Step(made)),
            (_, ObjectState::Freed | ObjectState::Returned | ObjectState::OutOfScope) => {
                Some(Cause::Step(ended))
            }
        }
    }

    /// The number of the last step, if the program has come to its end once.
    pub(crate) fn last(&self) -> Option<u64> {
        self.last
    }

    /// The bytes of all snapshots, more or less, and how many there are.
    pub(crate) fn snapshots(&self) -> (usize, usize) {
        let track = self.track.borrow();
        (track.bytes, track.snapshots.len())
    }

    /// What the program looks like.
    pub(crate) fn state(&self) -> State {
        self.code.state(&self.machine)
    }

    /// A number of the call that runs: see [`Here::call`].
    pub(crate) fn call(&self) -> Option<usize> {
        self.machine.place().map(|place| place.frame)
    }

    /// Some bytes of memory.
    pub(crate) fn bytes(&self, address: u64, len: u64) -> Option<Vec<u8>> {
        let bytes = self.machine.memory.slice(address, len);
        bytes.ok().map(<[u8]>::to_vec)
    }

    /// The module and the function whose address this is.
    pub(crate) fn function_at(&self, address: u64) -> Option<(usize, FuncId)> {
        let function = self.code.linked.entries.function_at(address)?;
        self.code.defined(function)
    }

    /// What memory holds at an address as a type of a frame's module has it.
    pub(crate) fn value(&self, frame: &Frame, ty: TypeId, address: u64) -> Option<Shown> {
        Shown::at(&frame.module, ty, &self.machine.memory, address)
    }

    /// Writes what the program has in its buffers, without a change of the program.
    pub(crate) fn show_output(&self) {
        self.machine.state.clone().flush();
    }

    /// Goes to a step, or to the end if there are fewer.
    pub(crate) fn go_to(&mut self, step: u64) {
        if self.end.is_some() && self.last.is_some_and(|last| step >= last) {
            return;
        }
        if step < self.step() || self.end.is_some() || !self.machine.is_paused() {
            self.restore_before(step);
        }
        self.run(step);
    }

    /// Goes on to the next step that a test finds; whether there was one before the end. `watched` are the bytes whose
    /// writes the test asks for, each by their address and number.
    pub(crate) fn search(
        &mut self,
        test: impl FnMut(&Here<'_>) -> Hit + 'p,
        watched: &[(u64, u64)],
    ) -> bool {
        if self.end.is_some() {
            return false;
        }
        let from = self.step();
        if !self.machine.is_paused() {
            self.restore_before(from);
            self.run(from);
        }
        self.machine.memory.watch(watched);
        let hit = self.run_with(Box::new(test), true, from + 1, u64::MAX);
        self.machine.memory.watch(&[]);
        match hit {
            // It may be a step that is behind the program.
            Some(hit) if hit != self.step() => self.go_to(hit),
            Some(_) | None => {}
        }
        hit.is_some()
    }

    /// Goes back to the last step, before this one, that a test finds; whether there was one. Where there was none,
    /// the program is at its first step.
    pub(crate) fn search_back(
        &mut self,
        test: impl FnMut(&Here<'_>) -> Hit + Clone + 'p,
        watched: &[(u64, u64)],
    ) -> bool {
        let now = self.step();
        let mut end = now;
        while end > 0 {
            let start = self.restore_before(end - 1);
            self.machine.memory.watch(watched);
            let mut test = test.clone();
            let before_now = move |here: &Here<'_>| match test(here) {
                Hit::Here if here.step() >= now => Hit::No,
                hit => hit,
            };
            let hit = self.run_with(Box::new(before_now), false, start, end);
            self.machine.memory.watch(&[]);
            if let Some(hit) = hit {
                self.go_to(hit);
                return true;
            }
            end = start;
        }
        self.go_to(0);
        false
    }

    fn run_with(
        &mut self,
        test: Test<'p>,
        is_first: bool,
        first: u64,
        stop_at: u64,
    ) -> Option<u64> {
        {
            let mut track = self.track.borrow_mut();
            track.test = Some(test);
            (track.is_first, track.first, track.hit) = (is_first, first, None);
        }
        self.run(stop_at);
        let mut track = self.track.borrow_mut();
        track.test = None;
        track.hit
    }

    /// Makes the program what it was at the last snapshot that is not behind a step; the step of that.
    fn restore_before(&mut self, step: u64) -> u64 {
        let mut track = self.track.borrow_mut();
        let behind = track
            .snapshots
            .partition_point(|snapshot| snapshot.step <= step);
        let Some(snapshot) = track.snapshots.get(behind.saturating_sub(1)) else {
            return 0;
        };
        let (start, phase) = (snapshot.step, snapshot.phase);
        self.machine.memory.watch(&[]);
        self.machine.restore(&snapshot.saved);
        (self.phase, self.end) = (phase, None);
        track.granted = start;
        start
    }

    /// Runs until the track stops the machine, or to the end.
    fn run(&mut self, stop_at: u64) {
        self.track.borrow_mut().stop_at = stop_at;
        loop {
            self.track.borrow_mut().phase = self.phase;
            let done = match self.machine.is_paused() {
                true => self.machine.resume(&mut self.registers),
                false => match self.next_call() {
                    Ok(address) => self.machine.call(address, &mut self.registers),
                    Err(ended) => return self.finish(ended),
                },
            };
            self.phase = match (done, self.phase) {
                (Ok(()), Phase::Constructor(n)) => Phase::Constructor(n + 1),
                (Ok(()), Phase::Main) => Phase::Exit((self.begun.status)(&self.registers), 0),
                (Ok(()), exit @ Phase::Exit(..)) => exit,
                (Err(Stop::Exit(status)), Phase::Exit(_, n)) => Phase::Exit(status, n),
                (Err(Stop::Exit(status)), Phase::Constructor(_) | Phase::Main) => {
                    Phase::Exit(status, 0)
                }
                (Err(Stop::ExitAtOnce(status)), _) => {
                    return self.finish(Ended::Exited(status));
                }
                (Err(Stop::Trap(kind @ TrapKind::OutOfFuel)), _) => {
                    if self.step() >= self.track.borrow().fuel {
                        let report = self.code.report(&self.machine, kind);
                        self.finish(Ended::Trap(Box::new(report)));
                    }
                    return;
                }
                // Somebody has asked the program to stop.
                (Err(Stop::Trap(TrapKind::DeadlineExceeded)), _) => return self.settle(),
                (Err(Stop::Trap(kind)), _) => {
                    let report = self.code.report(&self.machine, kind);
                    return self.finish(Ended::Trap(Box::new(report)));
                }
                (Err(Stop::Jump(..) | Stop::Again), _) => {
                    let why = "`longjmp` to a function that has returned";
                    let kind = TrapKind::Host(why.into());
                    let report = self.code.report(&self.machine, kind);
                    return self.finish(Ended::Trap(Box::new(report)));
                }
            };
            self.settle();
            self.machine.reset();
        }
    }

    /// Takes back what was granted and not used.
    fn settle(&mut self) {
        let left = self.machine.take_fuel_back();
        let mut track = self.track.borrow_mut();
        track.granted = track.granted.saturating_sub(left);
    }

    fn finish(&mut self, ended: Ended) {
        self.settle();
        self.last = Some(self.step());
        if !matches!(ended, Ended::Trap(_)) {
            self.machine.reset();
            self.machine.state.flush();
        }
        self.end = Some(ended);
    }

    /// The address of what is called next, with its arguments in registers; else how the program ends.
    fn next_call(&mut self) -> Result<u64, Ended> {
        let linked = &self.code.linked;
        self.registers = Registers::default();
        if let Phase::Constructor(n) = self.phase {
            if let Some(&address) = linked.constructors.get(n) {
                self.registers.ints[..3].copy_from_slice(&self.arguments);
                return Ok(address);
            }
            self.phase = Phase::Main;
        }
        let address = match self.phase {
            Phase::Constructor(_) | Phase::Main => {
                self.registers = self.begun.registers;
                let stack = &self.begun.stack;
                let put = put_on_stack(&mut self.machine, &mut self.registers, stack);
                put.map_err(|kind| Ended::Trap(Box::new(Report::without_frames(kind))))?;
                self.begun.address
            }
            Phase::Exit(status, n) => {
                if let Some((address, argument)) = self.machine.state.next_at_exit() {
                    self.registers.ints[0] = argument;
                    return Ok(address);
                }
                let destructors = &linked.destructors;
                let mut all = destructors.plain.iter().chain(&destructors.numbered);
                let address = *all.nth(n).ok_or(Ended::Exited(status))?;
                self.phase = Phase::Exit(status, n + 1);
                address
            }
        };
        self.track.borrow_mut().phase = self.phase;
        Ok(address)
    }
}
