//! Traps in words: functions and instructions.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use super::failure::Failure;
use super::prepared::Prepared;
use crate::diag::Span;
use crate::ir::metadata::source::{self, SourcePlace};
use crate::ir::{Const, FuncId, Inst, InstData, Operand, OperandKind};
use crate::runtime::trap::TrapKind;

/// A function that was being executed.
#[derive(Clone)]
pub struct Frame {
    /// The module.
    pub module: Arc<Prepared>,
    /// The function in it.
    pub function: FuncId,
    /// The instruction that trapped, or the call that was under way.
    pub inst: Option<Inst>,
}

/// Shown as `@f at file.ll:12`: of the module there is no more to be seen.
impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.name())?;
        match (&self.module.ir.source, self.line()) {
            (Some(source), Some(line)) => write!(f, " at {}:{line}", source.name()),
            _ => Ok(()),
        }
    }
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
        let ir = self.module.whole();
        let function = &ir.funcs[self.function];
        let body = function.body.as_ref();
        let inst = self.inst.and_then(|inst| body?.spans.get(inst));
        match inst {
            Some(&span) => span,
            None => ir.globals[function.global].span,
        }
    }

    /// The places in the sources that the module was compiled from, where it says so by `!dbg`: of
    /// what is inlined there first, the function itself last.
    pub fn source_places(&self) -> Vec<SourcePlace> {
        let ir = self.module.whole();
        let places = |inst| source::places(ir, self.function, inst);
        self.inst.map(places).unwrap_or_default()
    }

    /// The line of the sources on which the function is declared, where the module says so by `!dbg`.
    pub fn declaration(&self) -> Option<SourcePlace> {
        source::declaration(self.module.whole(), self.function)
    }

    /// The line of [`span`](Self::span), counted from 1, where the module was read from a text.
    pub fn line(&self) -> Option<u32> {
        let span = self.span();
        let place = self.module.ir.source.as_ref()?.place(span)?;
        Some(place.line)
    }

    /// The kind of check that has failed, where the instruction is a call that says so.
    fn failed_check(&self) -> Option<u8> {
        let ir = self.module.whole();
        let body = ir.funcs[self.function].body.as_ref()?;
        let Some(&InstData::Call { call, .. }) = body.insts.get(self.inst?) else {
            return None;
        };
        let call = &body.calls[call];
        let constant = |operand: Operand| match operand.kind() {
            OperandKind::Const(id) => Some(ir.consts.get(id)),
            _ => None,
        };
        let Const::Global(callee) = constant(call.callee)? else {
            return None;
        };
        let is_check = ir.names.get(ir.globals[callee].name) == b"llvm.ubsantrap";
        match constant(body.operands(call.args).next()?)? {
            Const::Int { value, .. } if is_check => u8::try_from(value).ok(),
            _ => None,
        }
    }
}

/// A trap whose addresses have been looked up.
#[derive(Debug, Clone)]
pub(crate) struct Report {
    /// Why.
    pub kind: TrapKind,
    /// The host function in which it happened, if it was one and its name is known.
    pub host: Option<String>,
    /// The error that a host function has returned.
    pub error: Option<Arc<dyn Error + Send + Sync>>,
    /// What is wrong with the function that was called, or the variable that was accessed.
    pub failure: Option<Failure>,
    /// The object that a finding is about.
    pub object: Option<Box<FoundObject>>,
    /// The calls that were under way, the innermost first.
    pub frames: Vec<Frame>,
    /// Where frames were left out: how many there are before, and how many were left out.
    pub omitted: Option<(usize, usize)>,
}

impl Report {
    /// Says which check has failed, where the trap is one that a sanitizer has put there.
    pub(crate) fn name_check(&mut self) {
        if self.kind == TrapKind::Abort
            && let Some(check) = self.frames.first().and_then(Frame::failed_check)
        {
            self.kind = TrapKind::Ubsan(check);
        }
    }

    /// A reason alone.
    pub(crate) fn without_frames(kind: TrapKind) -> Report {
        Report {
            kind,
            host: None,
            error: None,
            failure: None,
            object: None,
            frames: Vec::new(),
            omitted: None,
        }
    }
}

/// What a program knows of an object that a finding is about.
#[derive(Debug, Clone)]
pub(crate) struct FoundObject {
    /// Its name and type, as a sentence has them.
    pub name: String,
    /// What has made it, and what is to be said of that.
    pub made: Option<(Place, &'static str)>,
    /// What has ended its life.
    pub ended: Option<Place>,
    /// Whether it is one of which something is known beside that place.
    pub is_known: bool,
}

/// A place in a module.
#[derive(Debug, Clone)]
pub(crate) struct Place {
    /// The module.
    pub module: Arc<Prepared>,
    /// The instruction or the symbol.
    pub span: Span,
    /// The name of the function that it is in, if it is in one.
    pub function: Option<String>,
    /// The same in the sources that the module was compiled from.
    pub source: Option<SourcePlace>,
}
