//! Calls that take the place of their function.

use super::abi::{Return, SigBuilder};
use super::fail::Done;
use super::{Cx, roots};
use crate::entity::Entity;
use crate::ir::body::TailKind;
use crate::ir::{self, CallConv, CallData, OperandKind};
use crate::lir::{Signature, Value};

/// How a call is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CallKind {
    /// It returns here.
    Plain,
    /// It takes the place of this function.
    Tail,
}

/// Whether a convention makes tail calls of all calls that are marked so.
pub(super) fn guarantees_tail_calls(conv: CallConv) -> bool {
    matches!(conv, CallConv::Tail | CallConv::SwiftTail)
}

/// How a call is to be made.
pub(super) fn call_kind(cx: &Cx<'_>, inst: ir::Inst, call: &CallData) -> Done<CallKind> {
    let both = guarantees_tail_calls(call.conv) && cx.func.conv == call.conv;
    match call.tail {
        TailKind::MustTail if is_returned(cx, inst) => Ok(CallKind::Tail),
        TailKind::MustTail => Err(cx.invalid("no `ret` of its result follows")),
        TailKind::Tail if both && is_returned(cx, inst) && !roots::has_frame(cx) => {
            Ok(CallKind::Tail)
        }
        _ => Ok(CallKind::Plain),
    }
}

/// Whether all that follows an instruction is the return of its result, or of nothing.
fn is_returned(cx: &Cx<'_>, inst: ir::Inst) -> bool {
    let body = cx.body;
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
pub(super) fn forward_variable_args(cx: &mut Cx<'_>, args: &mut Vec<Value>) -> Done<()> {
    let variable = cx.s.sig.variable();
    let Some(area) = cx.variable.filter(|area| area.variable == variable) else {
        return Err(cx.unsupported("`musttail` with other variable arguments"));
    };
    let first = area.first.index();
    args.extend((first..first + area.count).map(Value::new));
    Ok(())
}

/// Whether what was built is the signature of a function that can take this one's place.
pub(super) fn fits_in_place(cx: &Cx<'_>, how: Return, sig: &SigBuilder) -> bool {
    let own: &Signature = &cx.b.func.sig;
    let memory = |how| how == Return::Memory;
    sig.sig.returns_as(own)
        && sig.sig.stack_bytes() <= own.stack_bytes()
        && memory(how) == memory(cx.ret)
}
