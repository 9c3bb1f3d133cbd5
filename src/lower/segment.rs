//! Memory at a fixed place in a thread's block of data: address space 257 of x86, the segment of `fs`.
//!
//! LLVM writes so where the canary of stack protection is (`fs:40`), and the thread's own address (`fs:0`).
//! The block begins where the C library says that the thread is. Addresses that are computed are refused, as
//! are those of other segments, since what else is done with a pointer does not look at its space.

use crate::ir::inst::CastOp;
use crate::ir::types::Type;
use crate::ir::{Const, ConstOp, Operand, OperandKind};
use crate::lir::{self, Libcall, Value};

use super::fail::Done;
use super::{Cx, scalar};

const FS: u32 = 257;

/// Where an operand points to, if that is such a place.
pub(super) fn address(cx: &mut Cx<'_>, ptr: Operand) -> Done<Option<(Value, i32)>> {
    let space = match cx.module.types.resolved(cx.type_of(ptr)) {
        Type::Ptr { space } | Type::TypedPtr { space, .. } => space,
        _ => return Ok(None),
    };
    if space != FS {
        return Ok(None);
    }
    let Some(offset) = constant(cx, ptr) else {
        return Ok(None);
    };
    let thread = scalar::libcall(cx, Libcall::ThreadPointer, lir::Type::I64, &[])?;
    Ok(Some((thread, offset)))
}

/// A number that was made a pointer, or null.
fn constant(cx: &Cx<'_>, ptr: Operand) -> Option<i32> {
    let OperandKind::Const(id) = ptr.kind() else {
        return None;
    };
    let consts = &cx.module.consts;
    let number = match consts.get(id) {
        Const::Null(_) | Const::Zero(_) => return Some(0),
        Const::Expr {
            op: ConstOp::Cast(CastOp::IntToPtr),
            args,
            ..
        } => consts.list(args).next()?,
        _ => return None,
    };
    match consts.get(number) {
        Const::Int { value, .. } => i32::try_from(value.cast_signed()).ok(),
        _ => None,
    }
}
