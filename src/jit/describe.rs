//! From the addresses of a trap to its functions and instructions.

use std::any::Any;
use std::ffi::CStr;
use std::io;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::engine::{Engine, EngineKind, ModuleGroup, Program};
use super::found::Tested;
use super::report::{Frame, Place, Report};
use crate::interp;
use crate::ir::Inst;
use crate::lir::Origin;
use crate::runtime::FuncIndex;
use crate::runtime::critical;
use crate::runtime::interrupt;
use crate::runtime::limits::Limits;
use crate::runtime::registry::CodeRange;
use crate::runtime::shadow::{self, Leak};
use crate::runtime::trap::{
    Fault, INNERMOST, OUTERMOST, Payload, RaisedTrap, TrapKind, TrapOrigin,
};
use crate::sys::memory;

/// What [`interp::unwind`] says.
type Interpreted = (Vec<interp::InterpreterFrame>, usize);

/// How a call ended that did not return.
#[derive(Debug)]
pub(crate) enum Ended {
    /// No memory could be had for a stack.
    Stack(io::Error),
    /// A host function panicked.
    Panic(Box<dyn Any + Send>),
    /// A trap.
    Trap(Box<Report>),
}

impl Report {
    /// What is said where a call found no stack to run on.
    pub(crate) fn no_stack(error: io::Error) -> Report {
        let error = memory::explain(error);
        let message = format!("no memory for a stack: {error}");
        Report::without_frames(TrapKind::Host(message))
    }

    /// The trap that has ended this call and then, since the host has passed it on, `outer`, around it.
    fn pass_on(&self, outer: Report) -> Report {
        let mut inner = self.clone();
        let before = inner.frames.len();
        let gaps = [
            inner.omitted,
            (outer.omitted).map(|(frames, omitted)| (before + frames, omitted)),
        ];
        inner.frames.extend(outer.frames);
        inner.omitted = None;
        let all = inner.frames.len();
        let mut gaps = gaps.into_iter().flatten();
        let (first, last) = (gaps.clone().next(), gaps.clone().next_back());
        if first.is_none() && all <= INNERMOST + OUTERMOST {
            return inner;
        }
        // What is left out is in one place, however often a trap is passed on.
        let start = first.map_or(all, |(at, _)| at).min(INNERMOST);
        let end = last.map_or(0, |(at, _)| at);
        let end = end.max(all.saturating_sub(OUTERMOST)).max(start);
        let omitted = gaps.by_ref().map(|(_, omitted)| omitted).sum::<usize>() + (end - start);
        inner.frames.drain(start..end);
        inner.omitted = Some((start, omitted));
        inner
    }
}

impl ModuleGroup {
    fn tested(&self) -> Tested<'_> {
        Tested(self.modules.iter().map(|unit| &unit.module).collect())
    }
}

impl Engine {
    /// Looks up what a trap's addresses mean. `interpreted` is what [`interp::unwind`] says, for
    /// an engine that interprets. Frames of programs that are gone are left out. `called` is the program that the host
    /// has called.
    pub(super) fn describe(
        &self,
        trap: &RaisedTrap,
        interpreted: Option<Interpreted>,
        called: &ModuleGroup,
    ) -> Report {
        let host = match trap.origin {
            TrapOrigin::Host(pc) => pc.and_then(host_function),
            TrapOrigin::Code(_) | TrapOrigin::Interp => None,
        };
        let _section = critical::enter();
        let mut report = Report {
            kind: trap.kind.clone(),
            host,
            error: match &trap.payload {
                Payload::Error(error) => Some(error.clone()),
                Payload::None | Payload::Panic(_) | Payload::PassedOn(_) => None,
            },
            failure: None,
            object: None,
            frames: Vec::new(),
            omitted: None,
        };
        // The frame below one that was entered at a loop is that of the same call.
        let mut same_call = false;
        if let TrapOrigin::Code(pc) = trap.origin
            && let Some(range) = self.registry.lookup(pc)
        {
            same_call = range.entered;
            let pc = range.instruction(pc);
            let site = range.fault_site(pc);
            let exact = site.filter(|site| site.offset as usize == pc - range.start);
            let inst = match &trap.kind {
                // A thread that was stopped is mostly between two of the places that are known.
                TrapKind::Host(_) => exact.map(|site| site.inst).or_else(|| range.inst_at(pc)),
                _ => site.map(|site| site.inst),
            };
            self.add_frames(&range, inst, &mut report.frames);
            // All instructions that the processor refuses look the same to it; the compiler knows
            // what it meant by this one.
            let fault = exact.and_then(|site| site.fault);
            if let (TrapKind::Unreachable, Some(fault)) = (&trap.kind, fault) {
                report.kind = fault.into();
            }
        }
        let inner = match &trap.payload {
            Payload::PassedOn(inner) => inner.downcast_ref::<Report>(),
            Payload::None | Payload::Panic(_) | Payload::Error(_) => None,
        };
        // The byte that stops code does not say why.
        let running = self.innermost(trap, interpreted.as_ref());
        if inner.is_none()
            && report.kind == TrapKind::Interrupted
            && let Some(group) = running.and_then(|function| self.group_of(function))
            && let Some(Fault::DeadlineExceeded) = group.limits().and_then(Limits::check)
        {
            report.kind = TrapKind::DeadlineExceeded;
        }
        let running = running.and_then(|function| self.group_of(function));
        let group = running.as_deref().unwrap_or(called);
        report.object = group.tested().found_object(&report.kind);
        report.failure = match report.kind {
            // Nobody may access the pages where a variable would be that is defined nowhere.
            TrapKind::BadAddress(Some(address)) => group.missing_at(address),
            _ => group.failure_of(&report.kind),
        };
        if let Some(failure) = &report.failure {
            report.kind = failure.trap();
        }
        for (i, &pc) in trap.backtrace.pcs.iter().enumerate() {
            if i == INNERMOST && trap.backtrace.omitted > 0 {
                report.omitted = Some((report.frames.len(), trap.backtrace.omitted));
            }
            // A call's last byte is the function's, even where nothing comes after it.
            let range = self.registry.lookup(pc - 1);
            let was_entered = range.as_ref().is_some_and(|range| range.entered);
            if std::mem::replace(&mut same_call, was_entered) {
                continue;
            }
            if let Some(range) = range {
                let inst = range.site(pc).map(|site| site.inst);
                self.add_frames(&range, inst, &mut report.frames);
            }
        }
        if let Some((frames, omitted)) = interpreted {
            if omitted > 0 {
                report.omitted = Some((report.frames.len() + INNERMOST, omitted));
            }
            // Another engine may have a function of the same number.
            let own = frames.iter().filter(|frame| self.interprets(frame));
            let frames = own.filter_map(|frame| self.frame_of(frame.function, frame.inst));
            report.frames.extend(frames);
        }
        if let Some(inner) = inner {
            return inner.pass_on(report);
        }
        report.name_check();
        report
    }

    /// The innermost function of this engine that was running.
    pub(super) fn innermost(
        &self,
        trap: &RaisedTrap,
        interpreted: Option<&Interpreted>,
    ) -> Option<FuncIndex> {
        let _section = critical::enter();
        let here = match trap.origin {
            TrapOrigin::Code(pc) => Some(pc),
            TrapOrigin::Interp | TrapOrigin::Host(_) => None,
        };
        let callers = trap.backtrace.pcs.iter().map(|pc| pc - 1);
        let compiled = here.into_iter().chain(callers);
        let mut compiled = compiled.filter_map(|pc| Some(self.registry.lookup(pc)?.function));
        let frames = interpreted.map_or(&[][..], |(frames, _)| frames);
        let own = frames.iter().find(|frame| self.interprets(frame));
        compiled.next().or(own.map(|frame| frame.function))
    }

    /// Whether a frame of the interpreter is one of this engine's: others may have a function of the
    /// same number.
    fn interprets(&self, frame: &interp::InterpreterFrame) -> bool {
        self.group_of(frame.function).is_some() && {
            let code = self.entries.bytecode(frame.function);
            code.load(Ordering::Acquire) as usize == frame.code
        }
    }

    /// Adds a function at an instruction, as [`CodeSite::inst`](crate::runtime::registry::CodeSite::inst) has it, and
    /// before it those that were inlined there.
    fn add_frames(&self, range: &CodeRange, inst: Option<u32>, frames: &mut Vec<Frame>) {
        match inst {
            Some(inst) => frames.extend(
                (range.calls(inst))
                    .filter_map(|(function, inst)| self.frame_of(function, Some(inst))),
            ),
            None => frames.extend(self.frame_of(range.function, None)),
        }
    }

    /// The frame of a function, by its number and that of the instruction.
    pub(super) fn frame_of(&self, function: FuncIndex, inst: Option<u32>) -> Option<Frame> {
        let group = self.group_of(function)?;
        let (unit, function) = group.definition(function)?;
        Some(Frame {
            module: unit.module.clone(),
            function,
            // Some code is of no instruction.
            inst: inst.filter(|&inst| inst != Origin::NONE.0).map(Inst),
        })
    }
}

impl Program {
    /// Where values are at calls of its machine code, as LLVM's section `.llvm_stackmaps`.
    pub(crate) fn stack_maps(&self) -> Vec<u8> {
        self.group.stack_maps.section()
    }

    /// The blocks of the heap that nothing leads to any more, each with the place that has allocated them, if it is one of
    /// this program's. It is for a time at which no program runs.
    pub(crate) fn leaks(&self) -> Vec<(Leak, Option<Place>)> {
        let tested = self.group.tested();
        let leaks = shadow::leaks().into_iter();
        leaks
            .map(|leak| (leak, tested.place(leak.made_at)))
            .collect()
    }

    /// What a trap in a thread that the program has started is; `None` if it is another program's.
    pub(crate) fn describe_unhandled(&self, trap: &RaisedTrap) -> Option<Report> {
        let interpreted = self.engine.options.is_interpreted();
        // SAFETY: what runs in the thread is not unloaded.
        let interpreted = interpreted.then(|| unsafe { interp::frames(&interp::Mark::IDLE) });
        let running = self.engine.innermost(trap, interpreted.as_ref());
        let is_own = match running {
            Some(function) => {
                let row = function.0.checked_sub(self.group.first)?;
                (row as usize) < self.group.functions.len()
            }
            // The function that the thread was to begin with could not be called.
            None => self.group.failure_of(&trap.kind).is_some(),
        };
        is_own.then(|| self.engine.describe(trap, interpreted, &self.group))
    }

    /// Stops a thread that runs the program, for good, and says what it was doing; `message` is why.
    /// No frames where the thread does not answer within a second. It is for the command line's `--timeout`.
    #[cfg_attr(not(feature = "internals"), allow(dead_code))]
    pub(crate) fn stop(&self, thread: i32, message: &str) -> Report {
        let kind = TrapKind::Host(message.into());
        let patience = Duration::from_secs(1);
        let Some(stopped) = interrupt::stop(thread, patience, kind, interp::this_context) else {
            return Report::without_frames(TrapKind::Host(message.into()));
        };
        let kind = self.engine.options.kind;
        let interpreted = matches!(kind, EngineKind::Interp | EngineKind::Reference);
        // SAFETY: the note is that of `interp::this_context`, on the thread that has stopped.
        let mut interpreted = interpreted.then(|| unsafe { interp::of_context(stopped.note) });
        // The interpreter notes its place where it may trap, and was on its way from there.
        if let Some((frames, _)) = &mut interpreted
            && let (true, Some(first)) = (stopped.interpreting, frames.first_mut())
        {
            first.inst = None;
        }
        self.engine
            .describe(&stopped.trap, interpreted, &self.group)
    }
}

/// The name of the C function at an address.
fn host_function(pc: usize) -> Option<String> {
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` only compares the address, and fills `info` in; zero is valid for it. The
    // name it gives lives as long as its library, which the program has just executed.
    unsafe {
        if libc::dladdr(pc as *const libc::c_void, info.as_mut_ptr()) == 0 {
            return None;
        }
        let name = info.assume_init().dli_sname;
        (!name.is_null()).then(|| CStr::from_ptr(name).to_string_lossy().into_owned())
    }
}
