//! Intrinsics that copy and fill memory.

use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::{Cx, memory as lower_memory, scalar};
use crate::ir::Operand;
use crate::lir::{self, BinaryOp, IntCond, Libcall, MemFlags, Type, Value};
use smallvec::SmallVec;

/// `llvm.memcpy`, `llvm.memmove`. A volatile one reads each byte once, in order, and then or
/// meanwhile writes each once.
pub(crate) fn copy(
    cx: &mut Cx<'_>,
    helper: Libcall,
    is_volatile: bool,
    [to, from, len]: [Operand; 3],
) -> Done<Repr> {
    let flags = memory_flags(is_volatile);
    // What overlaps is read as a whole before any of it is written.
    let most = match helper {
        Libcall::Memcpy => Type::MOST_IN_PIECES,
        _ => Type::MOST_AT_ONCE,
    };
    if let Repr::Const(_, len) = cx.repr(len)?
        && len <= most
    {
        let from = cx.address(from)?;
        let to = cx.address(to)?;
        let mut loaded = SmallVec::<[(Value, u64); 12]>::new();
        for start in (0..len).step_by(Type::MOST_AT_ONCE as usize) {
            for (ty, offset) in Type::pieces((len - start).min(Type::MOST_AT_ONCE)) {
                let at = cx.moved(from, start + offset);
                let value = lower_memory::load_scalar(cx, Scalar::full(ty), flags, at);
                loaded.push((value, start + offset));
            }
            for (value, offset) in loaded.drain(..) {
                let at = cx.moved(to, offset);
                let scalar = Scalar::full(cx.b.func.ty(value));
                lower_memory::store_scalar(cx, scalar, flags, value, at);
            }
        }
        return Ok(Repr::Unset);
    }
    if is_volatile {
        let helper = match helper {
            Libcall::Memcpy => Libcall::MemcpyElements,
            _ => Libcall::MemmoveElements,
        };
        let from = cx.value(from)?;
        return volatile_elements(cx, helper, to, from, len);
    }
    let to = cx.value(to)?;
    let from = cx.value(from)?;
    let len = length(cx, len)?;
    scalar::libcall(cx, helper, Type::I64, &[to, from, len])?;
    Ok(Repr::Unset)
}

/// `llvm.memset`
pub(crate) fn set(cx: &mut Cx<'_>, is_volatile: bool, [to, byte, len]: [Operand; 3]) -> Done<Repr> {
    if let (Repr::Const(_, byte), Repr::Const(_, len @ ..=Type::MOST_IN_PIECES)) =
        (cx.repr(byte)?, cx.repr(len)?)
    {
        let bytes = (byte & 0xff).wrapping_mul(0x0101_0101_0101_0101);
        let to = cx.address(to)?;
        for (ty, offset) in Type::pieces(len) {
            let value = cx.constant(ty, bytes & ty.mask());
            let at = cx.moved(to, offset);
            lower_memory::store_scalar(cx, Scalar::full(ty), memory_flags(is_volatile), value, at);
        }
        return Ok(Repr::Unset);
    }
    if is_volatile {
        let byte = length(cx, byte)?;
        return volatile_elements(cx, Libcall::MemsetElements, to, byte, len);
    }
    let to = cx.value(to)?;
    let scalar = scalar::of_type(cx, cx.type_of(byte))?;
    let byte = cx.value(byte)?;
    let byte = scalar::zext(cx, byte, scalar, Scalar::full(Type::I32));
    let len = length(cx, len)?;
    scalar::libcall(cx, Libcall::Memset, Type::I64, &[to, byte, len])?;
    Ok(Repr::Unset)
}

/// `llvm.memcpy.element.unordered.atomic` and its like. `from` is the byte of a `memset`.
pub(crate) fn set_elements(
    cx: &mut Cx<'_>,
    helper: Libcall,
    [to, from, len, size]: [Operand; 4],
) -> Done<Repr> {
    let Repr::Const(_, 1 | 2 | 4 | 8 | 16) = cx.repr(size)? else {
        return Err(cx.invalid("its elements are not of 1, 2, 4, 8 or 16 bytes"));
    };
    let to = cx.value(to)?;
    let from = length(cx, from)?;
    let len = length(cx, len)?;
    let size = length(cx, size)?;
    scalar::libcall(cx, helper, Type::I64, &[to, from, len, size])?;
    Ok(Repr::Unset)
}

/// A volatile copy or filling that is no row of loads and stores: by a helper of which no pass
/// knows what it does, in the largest elements that the length is a multiple of.
fn volatile_elements(
    cx: &mut Cx<'_>,
    helper: Libcall,
    to: Operand,
    from: Value,
    len: Operand,
) -> Done<Repr> {
    let size = match cx.repr(len)? {
        Repr::Const(_, len) => 1 << len.trailing_zeros().min(3),
        _ => 1,
    };
    let to = cx.value(to)?;
    let len = length(cx, len)?;
    let size = cx.constant(Type::I64, size);
    scalar::libcall(cx, helper, Type::I64, &[to, from, len, size])?;
    Ok(Repr::Unset)
}

/// `llvm.experimental.memset.pattern`: a value so many times, one behind the other.
pub(crate) fn set_pattern(
    cx: &mut Cx<'_>,
    is_volatile: bool,
    [to, value, count]: [Operand; 3],
) -> Done<Repr> {
    let ty = cx.type_of(value);
    let Some(layout) = cx.info.layout(cx.module, ty) else {
        return Err(cx.unsupported_type(ty));
    };
    let (to, count) = (cx.value(to)?, length(cx, count)?);
    // What the value is made of is there before the loop.
    let leaves = cx.repr(value)?;
    let slot = cx.b.slot(layout.alloc_size() as u32, 16);
    let kept = cx.materialize(Repr::Slot(slot, 0))?;
    lower_memory::store_at(cx, ty, MemFlags::PLAIN, leaves, (kept, 0))?;
    let [next, set, done] = [
        cx.b.block(&[Type::I64; 2]),
        cx.b.block(&[]),
        cx.b.block(&[]),
    ];
    cx.b.jump(next, &[to, count]);
    go_on(cx, next);
    let params: Vec<Value> = cx.b.func.params(next).collect();
    let none = cx.constant(Type::I64, 0);
    let is_over = cx.b.icmp(IntCond::Eq, params[1], none);
    cx.b.brif(is_over, (done, &[]), (set, &[]));
    go_on(cx, set);
    let kept = cx.materialize(Repr::Slot(slot, 0))?;
    let value = lower_memory::load_at(cx, ty, MemFlags::PLAIN, (kept, 0))?;
    let flags = memory_flags(is_volatile);
    lower_memory::store_at(cx, ty, flags, value, (params[0], 0))?;
    let size = cx.constant(Type::I64, layout.alloc_size());
    let one = cx.constant(Type::I64, 1);
    let behind = cx.b.binary(BinaryOp::Add, params[0], size);
    let left = cx.b.binary(BinaryOp::Sub, params[1], one);
    cx.b.jump(next, &[behind, left]);
    go_on(cx, done);
    Ok(Repr::Unset)
}

fn go_on(cx: &mut Cx<'_>, block: lir::Block) {
    cx.b.fill(block);
    cx.s.remembered.forget();
}

fn length(cx: &mut Cx<'_>, len: Operand) -> Done<Value> {
    let scalar = scalar::of_type(cx, cx.type_of(len))?;
    let len = cx.value(len)?;
    Ok(scalar::zext(cx, len, scalar, Scalar::PTR))
}

fn memory_flags(is_volatile: bool) -> MemFlags {
    match is_volatile {
        true => MemFlags::VOLATILE,
        false => MemFlags::PLAIN,
    }
}
