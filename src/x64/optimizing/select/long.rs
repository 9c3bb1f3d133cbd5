//! Vectors of 256 bits: what is done differently than with those of 128.
//!
//! What is done lane by lane is the same instruction of the longer registers, which
//! [`vector`](super::vector) selects. Here is what puts halves together and takes them apart. The low
//! half of a register is a register by itself, so that it costs nothing.

use super::{Operands, Selector, address, packs, shuffle, vector};
use crate::lir::{InstData, Shape, Type, VConst, Value, VectorUnary};
use crate::x64::asm::Opcode;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::packed::*;
use crate::x64::regs::Reg;
use crate::x64::shuffle::Lanes;
use regalloc2::{Operand, RegClass, VReg};

/// An instruction with one source on whole registers of 256 bits.
pub(super) fn whole(op: Opcode) -> Opcode {
    op.vex(Reg::XMM0).long()
}

/// An instruction for registers as long as those of a type.
pub(super) fn sized(op: Opcode, ty: Type) -> Opcode {
    match ty {
        Type::V256 => op.long(),
        _ => op,
    }
}

/// The bits of a vector constant by halves; those above 128 are zero for a `v128`.
pub(super) fn all_bits(cx: &Selector<'_>, value: Value) -> Option<[u128; 2]> {
    match cx.def_of(value)?.1 {
        InstData::Vconst { vconst } => Some([cx.func.vconsts[vconst], 0]),
        InstData::Vbinary {
            op: crate::lir::VectorBinary::Join,
            args: [low, high],
            ..
        } => Some([
            vector::vector_bits(cx, low)?,
            vector::vector_bits(cx, high)?,
        ]),
        _ => None,
    }
}

/// The bits that both halves of a constant have, or that a constant of 128 bits has.
pub(super) fn same_bits(cx: &Selector<'_>, value: Value) -> Option<u128> {
    match (all_bits(cx, value)?, cx.func.ty(value)) {
        ([low, high], Type::V256) if low != high => None,
        ([low, _], _) => Some(low),
    }
}

/// A constant of 256 bits in a new register.
pub(super) fn long_constant(cx: &mut Selector<'_>, bits: [u128; 2]) -> VReg {
    if bits == [0; 2] {
        return vector::zero_vector(cx);
    }
    cx.constant_reg(bits, 32)
}

/// An operation that gives 256 bits, or that takes as many and gives fewer; false if it is none of those
/// that differ from the same of 128 bits.
pub(super) fn long_unary(
    cx: &mut Selector<'_>,
    result: Value,
    op: VectorUnary,
    shape: Shape,
    imm: u8,
    arg: Value,
) -> bool {
    match op {
        VectorUnary::Splat => long_splat(cx, result, shape, arg),
        // An alias.
        VectorUnary::Half if imm == 0 => {}
        VectorUnary::Half => {
            let ops = [cx.use_reg(arg), Operand::reg_def(cx.own(result))];
            cx.emit(high_half(Rm::Reg), &ops);
        }
        VectorUnary::Uext => widen(cx, result, 0x30, shape, imm, arg),
        VectorUnary::Sext => widen(cx, result, 0x20, shape, imm, arg),
        VectorUnary::Permute => {
            let mut ops = cx.def(result);
            let rm = vector::packed_rm(cx, arg, &mut ops);
            let inst = MInst::Def {
                op: whole(newer_imm(0x00).wide()),
                rm,
                imm: imm.into(),
                imm_len: 1,
            };
            cx.emit(inst, &ops);
        }
        _ => return false,
    }
    true
}

/// `vpmovzx` and `vpmovsx`
fn widen(cx: &mut Selector<'_>, result: Value, opcode: u8, shape: Shape, narrow: u8, arg: Value) {
    let wide = shape.lane().bytes() as u8;
    let row = match (narrow, wide) {
        (1, 2) => 0,
        (1, 4) => 1,
        (1, _) => 2,
        (2, 4) => 3,
        (2, _) => 4,
        _ => 5,
    };
    let mut ops = cx.def(result);
    let rm = match 32 / wide * narrow {
        16 => vector::packed_rm(cx, arg, &mut ops),
        8 => vector::low_rm(cx, arg, Type::I64, &mut ops),
        _ => vector::low_rm(cx, arg, Type::I32, &mut ops),
    };
    cx.emit_def(whole(newer(opcode + row)), rm, &ops);
}

/// Two vectors of 128 bits as one.
pub(super) fn join(cx: &mut Selector<'_>, result: Value, [low, high]: [Value; 2]) {
    let halves = [half_of(cx, low), half_of(cx, high)];
    if let [Some((a, i)), Some((b, j))] = halves
        && (i, j) != (0, 0)
    {
        let args = [cx.reg(a), cx.reg(b)];
        let to = cx.own(result);
        // `vperm2i128`
        let op = newer_imm(0x46).long();
        return vector::packed_two(cx, to, op, args, Some(i | (2 + j) << 4));
    }
    let first = cx.reg(low);
    let to = cx.own(result);
    if vector::vector_bits(cx, high) == Some(0) {
        // What is above is zeroed.
        return vector::packed_def(cx, to, MOVAPS.vex(Reg::XMM0), first, None);
    }
    let mut with = Operands::new();
    let rm = vector::packed_rm(cx, high, &mut with);
    // `vinserti128`
    vector::packed_mod(cx, to, newer_imm(0x38).long(), first, rm, &with, Some(1));
}

/// The register that a value is a half of, and which half.
fn half_of(cx: &Selector<'_>, value: Value) -> Option<(Value, u8)> {
    match cx.func.def_data(value)? {
        InstData::Vunary {
            op: VectorUnary::Half,
            imm,
            arg,
            ..
        } => Some((arg, imm)),
        _ => None,
    }
}

/// A scalar in each lane.
fn long_splat(cx: &mut Selector<'_>, result: Value, shape: Shape, arg: Value) {
    let mut ops = cx.def(result);
    let bits = match cx.def_of(arg) {
        Some((_, InstData::Iconst { imm, .. })) => Some(imm),
        Some((_, InstData::Fconst { bits, .. })) => Some(bits),
        _ => None,
    };
    let rm = if let Some(bits) = bits {
        let bits = shape.make(|_| bits);
        Rm::Mem(cx.constant(bits, 16))
    } else if let Some(load) = cx.foldable_load(arg) {
        cx.facts.sunk[load.0 as usize] = true;
        Rm::Mem(address::load_address(cx, load, &mut ops))
    } else {
        let low = vector::lowest(cx, shape.half(), arg);
        ops.push(Operand::reg_use(low));
        Rm::Reg
    };
    cx.emit_def(broadcast(shape).long(), rm, &ops);
}

/// `vpbroadcast`, `vbroadcastss`, `vbroadcastsd`; the last is of 256 bits alone.
pub(super) fn broadcast(shape: Shape) -> Opcode {
    let op = match shape.lane() {
        Type::I8 => newer(0x78),
        Type::I16 => newer(0x79),
        Type::I32 => newer(0x58),
        Type::I64 => newer(0x59),
        Type::F32 => newer(0x18),
        _ => newer(0x19),
    };
    op.vex(Reg::XMM0)
}

/// The same shuffle in each half.
pub(super) fn long_shuffle(cx: &mut Selector<'_>, result: Value, [a, b]: [Value; 2], mask: VConst) {
    let mask = cx.func.vconsts[mask].to_le_bytes();
    if packs::pack(cx, result, [a, b], mask) {
        return;
    }
    let to = cx.own(result);
    match Lanes::of(mask, cx.root(a) == cx.root(b)) {
        Lanes::Words(imm) => {
            let from = cx.reg(a);
            vector::packed_def(cx, to, whole(PSHUFD), from, Some(imm));
        }
        Lanes::Two { op, imm, swapped } => {
            let args = if swapped { [b, a] } else { [a, b] };
            let args = args.map(|arg| cx.reg(arg));
            vector::packed_two(cx, to, op.long(), args, imm);
        }
        Lanes::Bytes(first, None) => long_shuffle_bytes(cx, to, a, first),
        Lanes::Bytes(first, Some(second)) => {
            if shuffle::shuffle_two(cx, result, [a, b], mask) {
                return;
            }
            let parts = [cx.temp(RegClass::Float), cx.temp(RegClass::Float)];
            long_shuffle_bytes(cx, parts[0], a, first);
            long_shuffle_bytes(cx, parts[1], b, second);
            vector::packed_two(cx, to, POR.long(), parts, None);
        }
    }
}

/// `vpshufb`
fn long_shuffle_bytes(cx: &mut Selector<'_>, to: VReg, from: Value, mask: [u8; 16]) {
    let from = cx.reg(from);
    let rm = Rm::Mem(cx.constant_of([u128::from_le_bytes(mask); 2], 32));
    vector::packed_mod(cx, to, PSHUFB.long(), from, rm, &[], None);
}

/// Stores a high half from where it is; false if a value is none, or is needed anyway.
pub(super) fn store_half(cx: &mut Selector<'_>, value: Value, rm: Rm, address: &[Operand]) -> bool {
    let Some((
        _,
        InstData::Vunary {
            op, imm: 1, arg, ..
        },
    )) = cx.def_of(value)
    else {
        return false;
    };
    if op != VectorUnary::Half || !cx.is_single(value) {
        return false;
    }
    let mut ops = Operands::new();
    ops.push(cx.use_reg(arg));
    ops.extend_from_slice(address);
    cx.emit(high_half(rm), &ops);
    true
}

/// `vextracti128` of the high half.
fn high_half(rm: Rm) -> MInst {
    MInst::UseImm {
        op: newer_imm(0x39).long(),
        rm,
        imm: 1,
    }
}
