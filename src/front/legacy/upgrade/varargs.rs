//! Variable arguments, in the forms of each year.
//!
//! Until 1.5 a list is a value that `llvm.va_start` returns and `vanext` gives a new one of; from
//! then on it is in a variable, whose address `va_start` and `va_arg` take. Today's list is a
//! structure of 24 bytes on x86-64, which does not fit into a variable of the time: so a value of
//! the type of lists is the address of such a structure, as it is for C when it is passed on.

use super::super::op::Opcode;
use super::super::types::Ty;
use super::Upgrader;
use super::body::Making;
use crate::ir::inst::{Align, MemFlags};
use crate::ir::{CastOp, InstData, Operand, TypeId};

/// The size of a list.
const SIZE: u64 = 24;

/// Room for a list of today.
fn new_list(cx: &mut Upgrader<'_>, f: &mut Making<'_>) -> Operand {
    let fields = [TypeId::I32, TypeId::I32, TypeId::PTR, TypeId::PTR];
    let ty = cx.out.types.structure(&fields, false);
    let data = InstData::Alloca {
        ty,
        count: Operand::MISSING,
        align: Align::NONE,
        flags: 0,
    };
    f.push(data, TypeId::PTR)
}

fn copied_list(cx: &mut Upgrader<'_>, f: &mut Making<'_>, from: Operand) -> Operand {
    let to = new_list(cx, f);
    copy_list(cx, f, to, from);
    to
}

fn copy_list(cx: &mut Upgrader<'_>, f: &mut Making<'_>, to: Operand, from: Operand) {
    let params = [TypeId::PTR, TypeId::PTR, TypeId::I64, TypeId::I1];
    let size = f.int(cx, TypeId::I64, SIZE);
    let not_volatile = f.int(cx, TypeId::I1, 0);
    let args = [to, from, size, not_volatile];
    cx.call_intrinsic(f, "llvm.memcpy.p0.p0.i64", TypeId::VOID, &params, &args);
}

/// Whether a pointer of this type is the address of a variable that holds a list: such a
/// variable is a pointer itself.
fn is_variable(cx: &Upgrader<'_>, ty: Ty) -> bool {
    let to = cx.m.types.pointee(ty);
    to.is_some_and(|to| cx.m.types.pointee(to).is_some())
}

fn load_list(f: &mut Making<'_>, from: Operand) -> Operand {
    let data = InstData::Load {
        ptr: from,
        align: Align::NONE,
        flags: MemFlags::PLAIN,
    };
    f.push(data, TypeId::PTR)
}

fn store_list(f: &mut Making<'_>, list: Operand, to: Operand) {
    let data = InstData::Store {
        value: list,
        ptr: to,
        align: Align::NONE,
        flags: MemFlags::PLAIN,
    };
    f.push(data, TypeId::VOID);
}

fn start_list(cx: &mut Upgrader<'_>, f: &mut Making<'_>, list: Operand) {
    cx.call_intrinsic(f, "llvm.va_start", TypeId::VOID, &[TypeId::PTR], &[list]);
}

/// `llvm.va_start`, `llvm.va_end` and `llvm.va_copy`, by their arguments.
pub(super) fn list_intrinsic(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    name: &str,
    words: &[u32],
) -> Operand {
    let types: Vec<Ty> = words.iter().map(|&word| cx.old_ty(f, word)).collect();
    let args: Vec<Operand> = words.iter().map(|&word| cx.operand(f, word)).collect();
    match (name, &args[..]) {
        ("va_start", []) => {
            let list = new_list(cx, f);
            start_list(cx, f, list);
            list
        }
        ("va_start", &[to, ..]) if is_variable(cx, types[0]) => {
            let list = new_list(cx, f);
            start_list(cx, f, list);
            store_list(f, list, to);
            Operand::MISSING
        }
        ("va_start", &[to, ..]) => {
            start_list(cx, f, to);
            Operand::MISSING
        }
        // Of a list that is copied it is the value that is given back.
        ("va_copy", &[from]) => copied_list(cx, f, from),
        ("va_copy", &[to, from]) => {
            let from = match is_variable(cx, types[1]) {
                true => load_list(f, from),
                false => from,
            };
            match is_variable(cx, types[0]) {
                true => {
                    let list = copied_list(cx, f, from);
                    store_list(f, list, to);
                }
                false => copy_list(cx, f, to, from),
            }
            Operand::MISSING
        }
        _ => Operand::MISSING,
    }
}

/// `vaarg`, `vanext` and `va_arg`.
pub(super) fn variable_argument(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    op: Opcode,
    ty: Ty,
    word: u32,
) -> Operand {
    let own = cx.old_ty(f, word);
    let list = cx.operand(f, word);
    if op == Opcode::VaArgIn {
        let list = match is_variable(cx, own) {
            true => load_list(f, list),
            false => list,
        };
        return next_argument(cx, f, list, ty);
    }
    // The list that is given stays where it is.
    let copy = copied_list(cx, f, list);
    let value = next_argument(cx, f, copy, ty);
    match op {
        Opcode::VaNext => copy,
        _ => value,
    }
}

/// Takes an argument: those that C passes wider were passed so.
fn next_argument(cx: &mut Upgrader<'_>, f: &mut Making<'_>, list: Operand, own: Ty) -> Operand {
    let ty = cx.ty(own, f.span);
    let take = |f: &mut Making<'_>, ty| f.push(InstData::VaArg { list }, ty);
    match cx.m.types.integral(own) {
        Some((bits, _)) if bits < 32 => {
            let wide = take(f, TypeId::I32);
            cx.cast(f, CastOp::Trunc, wide, ty)
        }
        _ if ty == TypeId::FLOAT => {
            let wide = take(f, TypeId::DOUBLE);
            cx.cast(f, CastOp::FPTrunc, wide, ty)
        }
        _ => take(f, ty),
    }
}

/// A variable argument as C passes it.
pub(super) fn promoted(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    own: Ty,
    value: Operand,
) -> Operand {
    match cx.m.types.integral(own) {
        Some((bits, signed)) if bits < 32 => {
            let to = if signed { Ty::INT } else { Ty::UINT };
            cx.convert(f, own, to, value)
        }
        _ if cx.m.types.primitive(own) == Some(Ty::FLOAT) => cx.convert(f, own, Ty::DOUBLE, value),
        _ => value,
    }
}
