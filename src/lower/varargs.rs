//! Functions that take variable arguments, and the lists of them (System V ABI, section 3.5.7).
//!
//! Such a function saves all argument registers when it is entered. A `va_list` is
//! `{ i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr reg_save_area }`.

use smallvec::SmallVec;

use super::abi::VarArgsRegs;
use super::fail::Done;
use super::info::{Class, Scalar};
use super::operand::Repr;
use super::passing::{Piece, pieces};
use super::{Cx, memory, passing, scalar, small_float, wide_int};
use crate::ir::{Operand, TypeId};
use crate::lir::{ArgAssigner, BinaryOp, IntCond, Slot, Type, Value};

/// Bytes of the integer registers that are saved.
const INT_BYTES: u32 = 8 * ArgAssigner::INTS as u32;
/// Bytes of all registers that are saved.
const SAVED_BYTES: u32 = INT_BYTES + 16 * ArgAssigner::FLOATS as u32;

const FP_OFFSET: i32 = 4;
const OVERFLOW: i32 = 8;
const SAVED: i32 = 16;

/// Where a function finds its variable arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    /// The registers that the fixed parameters take.
    pub variable: VarArgsRegs,
    /// The first of the parameters behind the fixed ones.
    pub first: Value,
    /// How many there are.
    pub count: usize,
    saved: Slot,
    overflow: Value,
}

/// Saves the registers that may hold variable arguments; `take` gives their values.
pub(super) fn save_variable_args(
    cx: &mut Cx<'_>,
    variable: VarArgsRegs,
    take: &mut impl FnMut() -> Value,
) -> Done<()> {
    let saved = cx.b.slot(SAVED_BYTES, 16);
    let base = cx.materialize(Repr::Slot(saved, 0))?;
    let ints = (variable.ints..ArgAssigner::INTS).map(|n| 8 * i32::from(n));
    let floats =
        (variable.floats..ArgAssigner::FLOATS).map(|n| INT_BYTES as i32 + 16 * i32::from(n));
    let mut values = Vec::new();
    for at in ints.chain(floats) {
        let value = take();
        cx.b.store(value, base, at);
        values.push(value);
    }
    let overflow = take();
    cx.variable = Some(Area {
        variable,
        first: values.first().copied().unwrap_or(overflow),
        count: values.len() + 1,
        saved,
        overflow,
    });
    Ok(())
}

pub(super) fn va_start(cx: &mut Cx<'_>, list: Operand) -> Done<Repr> {
    let Some(area) = cx.variable else {
        return Err(cx.invalid("the function takes no variable arguments"));
    };
    let at = cx.address(list)?;
    let gp = cx.constant(Type::I32, 8 * u64::from(area.variable.ints));
    let fp = u64::from(INT_BYTES) + 16 * u64::from(area.variable.floats);
    let fp = cx.constant(Type::I32, fp);
    let saved = cx.materialize(Repr::Slot(area.saved, 0))?;
    for (offset, value) in [
        (0, gp),
        (FP_OFFSET, fp),
        (OVERFLOW, area.overflow),
        (SAVED, saved),
    ] {
        let (addr, offset) = cx.moved(at, offset as u64);
        cx.b.store(value, addr, offset);
    }
    Ok(Repr::Unset)
}

pub(super) fn va_copy(cx: &mut Cx<'_>, to: Operand, from: Operand) -> Done<Repr> {
    let from = cx.address(from)?;
    let words = [0, 8, 16].map(|at| {
        let (addr, offset) = cx.moved(from, at);
        (at, cx.b.load(Type::I64, addr, offset))
    });
    let to = cx.address(to)?;
    for (at, word) in words {
        let (addr, offset) = cx.moved(to, at);
        cx.b.store(word, addr, offset);
    }
    Ok(Repr::Unset)
}

/// The next argument: its pieces one after the other, each where a call puts it.
pub(super) fn va_arg(cx: &mut Cx<'_>, ty: TypeId, list: Operand) -> Done<Repr> {
    let list = cx.value(list)?;
    if let Class::Scalar(scalar) = cx.info.class(ty) {
        let travels = scalar.travels();
        let at = next_variable(cx, list, VaArgLocation::of(travels));
        let value = cx.b.load(travels, at, 0);
        return Ok(Repr::Value(small_float::received(cx, value, scalar)));
    }
    let leaves = memory::take_leaves(cx, ty)?;
    let mut values = SmallVec::<[Value; 8]>::new();
    if let (Some(..=128), [low, high]) = (wide_int::width(cx, ty), &leaves[..]) {
        let at = next_variable(cx, list, VaArgLocation::PAIR);
        values.push(cx.b.load(low.scalar.ty, at, 0));
        values.push(cx.b.load(high.scalar.ty, at, 8));
    } else {
        for piece in pieces(&leaves) {
            let at = next_variable(cx, list, VaArgLocation::of_piece(piece));
            values.push(cx.b.load(piece.ty, at, 0));
            if piece.x87 {
                values.push(cx.b.load(Type::I16, at, 8));
            }
        }
    }
    cx.s.leaves = leaves;
    passing::of_pieces(cx, ty, &mut values.into_iter())
}

/// Where the next argument is, without branches: both places are known, and one is selected.
fn next_variable(cx: &mut Cx<'_>, list: Value, place: VaArgLocation) -> Value {
    let overflow = cx.b.load(Type::I64, list, OVERFLOW);
    let aligned = match place.align {
        16 => {
            let up = cx.plus(overflow, 15);
            let mask = cx.constant(Type::I64, !15);
            cx.b.binary(BinaryOp::And, up, mask)
        }
        _ => overflow,
    };
    let behind = cx.plus(aligned, place.stack);
    let Some(registers) = place.registers else {
        cx.b.store(behind, list, OVERFLOW);
        return aligned;
    };
    let (field, end) = match registers.floats {
        false => (0, INT_BYTES),
        true => (FP_OFFSET, SAVED_BYTES),
    };
    let offset = cx.b.load(Type::I32, list, field);
    let saved = cx.b.load(Type::I64, list, SAVED);
    let last = cx.constant(Type::I32, (end - registers.fit).into());
    let in_register = cx.b.icmp(IntCond::Ule, offset, last);
    let wide = scalar::zext(cx, offset, Scalar::full(Type::I32), Scalar::PTR);
    let in_saved = cx.b.binary(BinaryOp::Add, saved, wide);
    let at = scalar::select_values(cx, in_register, in_saved, aligned);
    let step = cx.constant(Type::I32, registers.step.into());
    let next = cx.b.binary(BinaryOp::Add, offset, step);
    let without = match registers.left {
        true => offset,
        false => cx.constant(Type::I32, end.into()),
    };
    let next = scalar::select_values(cx, in_register, next, without);
    cx.b.store(next, list, field);
    let behind = scalar::select_values(cx, in_register, overflow, behind);
    cx.b.store(behind, list, OVERFLOW);
    at
}

/// What an argument takes of a list: where [`ArgAssigner`] puts it in a call.
struct VaArgLocation {
    /// The registers that it may be in.
    registers: Option<Registers>,
    /// Bytes on the stack.
    stack: i64,
    /// Its alignment there, 8 or 16.
    align: u8,
}

struct Registers {
    floats: bool,
    /// Bytes that have to be left.
    fit: u32,
    /// Bytes that it takes.
    step: u32,
    /// Whether the registers that are left when it does not fit are for those behind it.
    left: bool,
}

impl VaArgLocation {
    /// An integer of two words.
    const PAIR: VaArgLocation = VaArgLocation {
        registers: Some(Registers {
            floats: false,
            fit: 16,
            step: 16,
            left: true,
        }),
        stack: 16,
        align: 16,
    };

    fn of(ty: Type) -> VaArgLocation {
        let floats = !ty.is_int();
        let bytes = if floats { 16 } else { 8 };
        let stack = ty.bytes().max(8) as u8;
        VaArgLocation {
            registers: Some(Registers {
                floats,
                fit: bytes,
                step: bytes,
                left: true,
            }),
            stack: stack.into(),
            align: stack,
        }
    }

    fn of_piece(piece: Piece) -> VaArgLocation {
        match piece {
            Piece { x87: true, .. } => VaArgLocation {
                registers: None,
                ..VaArgLocation::PAIR
            },
            Piece {
                splits: true,
                ty: Type::I64,
                ..
            } => VaArgLocation {
                registers: Some(Registers {
                    floats: false,
                    fit: 16,
                    step: 8,
                    left: false,
                }),
                stack: 8,
                align: 16,
            },
            _ => VaArgLocation::of(piece.ty),
        }
    }
}
