//! Traps in words: from addresses to functions and instructions.

use std::ffi::CStr;
use std::sync::Arc;

use super::engine::{Engine, Prepared};
use crate::diag::Span;
use crate::interp;
use crate::ir::metadata::source::{self, SourcePlace};
use crate::ir::{FuncId, Inst};
use crate::runtime::FuncIndex;
use crate::runtime::trap::{Fault, INNERMOST, RaisedTrap, TrapKind, TrapOrigin};

/// A function that was being executed.
#[derive(Debug, Clone)]
pub struct Frame {
    /// The module.
    pub module: Arc<Prepared>,
    /// The function in it.
    pub function: FuncId,
    /// The instruction that trapped, or the call that was under way.
    pub inst: Option<Inst>,
}

impl Frame {
    /// The function's name, without the `@`.
    pub fn name(&self) -> String {
        let ir = &self.module.ir;
        let global = ir.funcs[self.function].global;
        ir.names.text(ir.globals[global].name).into_owned()
    }

    /// Where the instruction stands in the module's source, or else the function's name.
    pub fn span(&self) -> Span {
        let function = &self.module.ir.funcs[self.function];
        let body = function.body.as_ref();
        let inst = self.inst.and_then(|inst| body?.spans.get(inst));
        match inst {
            Some(&span) => span,
            None => self.module.ir.globals[function.global].span,
        }
    }

    /// The places in the sources that the module was compiled from, where it says so by `!dbg`: of
    /// what is inlined there first, the function itself last.
    pub fn source_places(&self) -> Vec<SourcePlace> {
        let ir = &self.module.ir;
        let places = |inst| source::places(ir, self.function, inst);
        self.inst.map(places).unwrap_or_default()
    }

    /// The line of [`span`](Self::span), counted from 1, where the module was read from a text.
    pub fn line(&self) -> Option<u32> {
        let span = self.span();
        let place = self.module.ir.source.as_ref()?.place(span)?;
        Some(place.line)
    }
}

/// A trap whose addresses have been looked up.
#[derive(Debug, Clone)]
pub struct Report {
    /// Why.
    pub kind: TrapKind,
    /// The host function in which it happened, if it was one and its name is known.
    pub host: Option<String>,
    /// The calls that were under way, the innermost first.
    pub frames: Vec<Frame>,
    /// Where frames were left out: how many there are before, and how many were left out.
    pub omitted: Option<(usize, usize)>,
}

impl Report {
    /// What is said where a call found no stack to run on.
    pub fn no_stack(error: &std::io::Error) -> Report {
        Report::without_frames(format!("no memory for a stack: {error}"))
    }

    /// A message alone.
    pub fn without_frames(message: String) -> Report {
        Report {
            kind: TrapKind::Host(message),
            host: None,
            frames: Vec::new(),
            omitted: None,
        }
    }
}

impl Engine {
    /// Looks up what a trap's addresses mean. `interpreted` is what [`interp::unwind`] says, for
    /// an engine that interprets. Frames of programs that are gone are left out.
    pub(super) fn describe(
        &self,
        trap: &RaisedTrap,
        interpreted: Option<(Vec<interp::Frame>, usize)>,
    ) -> Report {
        let mut report = Report {
            kind: trap.kind.clone(),
            host: None,
            frames: Vec::new(),
            omitted: None,
        };
        // The frame below one that was entered at a loop is that of the same call.
        let mut same_call = false;
        match trap.origin {
            TrapOrigin::Code(pc) => {
                same_call = self.was_entered(pc);
                // A thread that was stopped is mostly between two of the places that are known.
                if let (TrapKind::Host(_), false) = (&trap.kind, self.is_site(pc)) {
                    let range = self.registry.lookup(pc);
                    let function = range.and_then(|range| self.frame_of(range.function, None));
                    report.frames.extend(function);
                } else {
                    let fault = self.frames(pc, pc, &mut report.frames);
                    // All instructions that the processor refuses look the same to it; the compiler
                    // knows what it meant by this one.
                    if let (TrapKind::Unreachable, Some(fault)) = (&trap.kind, fault) {
                        report.kind = fault.into();
                    }
                }
            }
            TrapOrigin::Host(pc) => report.host = pc.and_then(host_function),
            TrapOrigin::Interp => {}
        }
        for (i, &pc) in trap.backtrace.pcs.iter().enumerate() {
            if i == INNERMOST && trap.backtrace.omitted > 0 {
                report.omitted = Some((report.frames.len(), trap.backtrace.omitted));
            }
            if std::mem::replace(&mut same_call, self.was_entered(pc - 1)) {
                continue;
            }
            // A call's last byte is the function's, even where nothing comes after it.
            self.frames(pc - 1, pc, &mut report.frames);
        }
        if let Some((frames, omitted)) = interpreted {
            if omitted > 0 {
                report.omitted = Some((report.frames.len() + INNERMOST, omitted));
            }
            let frames = frames.iter();
            report
                .frames
                .extend(frames.filter_map(|frame| self.frame_of(frame.function, frame.inst)));
        }
        report
    }

    fn was_entered(&self, pc: usize) -> bool {
        self.registry.lookup(pc).is_some_and(|range| range.entered)
    }

    /// Whether it is known what instruction the code at this address is of.
    fn is_site(&self, pc: usize) -> bool {
        self.registry.lookup(pc).is_some_and(|range| {
            let site = range.site(pc);
            site.is_some_and(|site| site.offset as usize == pc - range.start)
        })
    }

    /// Adds the function whose code holds `within`, at the site of `pc`, and before it those that
    /// were inlined there. Gives what a fault there means.
    fn frames(&self, within: usize, pc: usize, frames: &mut Vec<Frame>) -> Option<Fault> {
        let range = self.registry.lookup(within)?;
        let site = range.site(pc);
        match site {
            Some(site) => frames.extend(
                (range.calls(site.inst))
                    .filter_map(|(function, inst)| self.frame_of(function, Some(inst))),
            ),
            None => frames.extend(self.frame_of(range.function, None)),
        }
        site.filter(|site| site.offset as usize == pc - range.start)?
            .fault
    }

    /// The frame of a function, by its number and that of the instruction.
    pub(super) fn frame_of(&self, function: FuncIndex, inst: Option<u32>) -> Option<Frame> {
        let group = self.group_of(function)?;
        let (unit, function) = group.definition(function)?;
        let body = unit.module.ir.funcs[function].body.as_ref();
        let inst = inst.map(Inst);
        Some(Frame {
            module: unit.module.clone(),
            function,
            inst: inst.filter(|&inst| body.is_some_and(|body| body.insts.get(inst).is_some())),
        })
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
