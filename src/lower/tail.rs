//! Calls that take the place of their function.

use super::Cx;
use super::abi::{Return, SigBuilder};
use super::fail::Done;
use crate::entity::Entity;
use crate::ir::body::TailKind;
use crate::ir::{self, CallConv, CallData, OperandKind};
use crate::lir::{Signature, Value};

/// How a call is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// It returns here.
    Plain,
    /// It takes the place of this function.
    Tail,
}

/// Whether a convention makes tail calls of all calls that are marked so.
pub(super) fn guarantees_tail_calls(conv: CallConv) -> bool {
    matches!(conv, CallConv::Tail | CallConv::SwiftTail)
}

impl Cx<'_> {
    /// How a call is to be made.
    pub fn call_kind(&self, inst: ir::Inst, call: &CallData) -> Done<Kind> {
        let both = guarantees_tail_calls(call.conv) && self.func.conv == call.conv;
        match call.tail {
            TailKind::MustTail if self.is_returned(inst) => Ok(Kind::Tail),
            TailKind::MustTail => Err(self.invalid("no `ret` of its result follows")),
            TailKind::Tail if both && self.is_returned(inst) => Ok(Kind::Tail),
            _ => Ok(Kind::Plain),
        }
    }

    /// Whether all that follows an instruction is the return of its result, or of nothing.
    fn is_returned(&self, inst: ir::Inst) -> bool {
        let body = self.body;
        let mut result = body.result(inst);
        let mut next = ir::Inst(inst.0 + 1);
        if let Some(&ir::InstData::Cast { op, arg, .. }) = body.insts.get(next)
            && op == ir::CastOp::BitCast
            && arg.kind() == OperandKind::Value(result)
        {
            result = body.result(next);
            next = ir::Inst(next.0 + 1);
        }
        match body.insts.get(next) {
            Some(&ir::InstData::Ret { value }) => {
                value.is_missing() || value.kind() == OperandKind::Value(result)
            }
            _ => false,
        }
    }

    /// Adds to the arguments of a tail call the variable arguments of this function: all of its
    /// registers that may hold some, and where those on the stack are.
    pub fn forward_variable_args(&mut self, args: &mut Vec<Value>) -> Done<()> {
        let variable = self.s.sig.variable();
        let Some(area) = self.variable.filter(|area| area.variable == variable) else {
            return Err(self.unsupported("`musttail` with other variable arguments"));
        };
        let first = area.first.index();
        args.extend((first..first + area.count).map(Value::new));
        Ok(())
    }

    /// Whether what was built is the signature of a function that can take this one's place.
    pub fn fits_in_place(&self, how: Return, sig: &SigBuilder) -> bool {
        let own: &Signature = &self.b.func.sig;
        let memory = |how| how == Return::Memory;
        sig.sig.returns_as(own)
            && sig.sig.stack_bytes() <= own.stack_bytes()
            && memory(how) == memory(self.ret)
    }
}
