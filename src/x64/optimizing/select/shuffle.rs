//! Shuffles of bytes: the cheapest instruction that does one.
//!
//! One instruction on one register where that is enough, then one on two, then `pshufb` of each
//! operand; without SSSE3 what remains is put together word by word.

use super::long::sized;
use super::{Operands, Selector, integer, packs, vector};
use crate::lir::{InstData, Shape, Type, VConst, Value, VectorBinary};
use crate::x64::asm::Opcode;
use crate::x64::opcode::Alu;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::packed::*;
use crate::x64::shuffle::*;
use regalloc2::{Operand, RegClass, VReg};

/// The widths of `pmovzx` and `pmovsx`, in the order of their opcodes.
const WIDENED: [(u8, u8); 6] = [(1, 2), (1, 4), (1, 8), (2, 4), (2, 8), (4, 8)];

/// Lanes of a register, from byte `start` on, made wider by zeros or signs.
#[derive(Clone, Copy, Debug)]
struct Widening {
    /// `pmovzx` or `pmovsx`
    op: Opcode,
    /// Bytes of a lane before.
    narrow: u8,
    /// And after.
    wide: u8,
    /// See there.
    start: u8,
    /// The register.
    of: Value,
}

pub(super) fn shuffle(cx: &mut Selector<'_>, result: Value, args: [Value; 2], mask: VConst) {
    let (a, b, mask) = normal(cx, args, mask);
    let two = mask.iter().any(|byte| (16..32).contains(byte));
    let zeros = mask.contains(&ZERO);
    if !two && mask.iter().all(|&byte| byte == ZERO) {
        let ops = cx.def(result);
        return cx.emit(MInst::ZeroVector, &ops);
    }
    let done = match (two, zeros) {
        (false, false) => shuffle_one(cx, result, a, mask),
        (false, true) => shuffle_with_zeros(cx, result, a, mask),
        (true, false) => match signs_above(cx, [a, b], mask) {
            Some(widening) => {
                widened(cx, result, widening);
                true
            }
            None => shuffle_two(cx, result, [a, b], mask),
        },
        (true, true) => false,
    };
    if done {
        return;
    }
    let to = cx.own(result);
    let (x, y) = (cx.reg(a), if two { cx.reg(b) } else { cx.reg(a) });
    match (cx.features.ssse3, two) {
        (true, false) => shuffle_bytes(cx, to, x, mask, 0),
        (true, true) => {
            let parts = [cx.temp(RegClass::Float), cx.temp(RegClass::Float)];
            shuffle_bytes(cx, parts[0], x, mask, 0);
            shuffle_bytes(cx, parts[1], y, mask, 16);
            vector::packed_two(cx, to, POR, parts, None);
        }
        (false, _) => shuffle_by_words(cx, to, [x, y], mask),
    }
}

/// The operands and the mask of a shuffle: one operand is the first one, and what is known to be
/// zero is zero.
fn normal(cx: &Selector<'_>, [a, b]: [Value; 2], mask: VConst) -> (Value, Value, Bytes) {
    let mut mask = cx.func.vconsts[mask].to_le_bytes();
    let (mut a, mut b) = (cx.root(a), cx.root(b));
    for byte in &mut mask {
        *byte = match *byte {
            0..16 if vector::vector_bits(cx, a) == Some(0) => ZERO,
            16..32 if vector::vector_bits(cx, b) == Some(0) => ZERO,
            16..32 if a == b => *byte - 16,
            32.. => ZERO,
            byte => byte,
        };
    }
    if !mask.iter().any(|&byte| byte < 16) {
        (a, b) = (b, a);
        for byte in &mut mask {
            *byte = byte
                .checked_sub(16)
                .filter(|&byte| byte < 16)
                .unwrap_or(ZERO);
        }
    }
    (a, b, mask)
}

/// `pshufb`, of the bytes of the mask that are from `base` on.
fn shuffle_bytes(cx: &mut Selector<'_>, to: VReg, from: VReg, mask: Bytes, base: u8) {
    let mask = mask.map(|byte| match byte.wrapping_sub(base) {
        byte @ 0..16 => byte,
        _ => 0x80,
    });
    let rm = Rm::Mem(cx.constant(u128::from_le_bytes(mask), 16));
    vector::packed_mod(cx, to, PSHUFB, from, rm, &[], None);
}

fn shuffle_one(cx: &mut Selector<'_>, result: Value, a: Value, mask: Bytes) -> bool {
    let to = cx.own(result);
    let def = if is(mask, |i| i) {
        (MOVAPS, None)
    } else if is(mask, |i| i % 8) && cx.features.sse3 {
        // `movddup`
        let mut ops = cx.def(result);
        let rm = vector::low_rm(cx, a, Type::I64, &mut ops);
        cx.emit_def(Opcode::two(0x12).prefix(0xf2), rm, &ops);
        return true;
    } else if let Some(words) = words_of(mask, 0) {
        (PSHUFD, Some(words))
    } else {
        let low = half_words(mask, 0, 0);
        let high = half_words(mask, 8, 8);
        match (low, high) {
            (Some(low), Some(0xe4)) => (PSHUFLW, Some(low)),
            (Some(0xe4), Some(high)) => (PSHUFHW, Some(high)),
            (Some(low), Some(high)) => {
                let from = cx.reg(a);
                let half = vector::converted(cx, PSHUFLW, from, Some(low));
                vector::packed_def(cx, to, PSHUFHW, half, Some(high));
                return true;
            }
            _ => return !cx.features.ssse3 && unpacked(cx, result, [a, a], mask),
        }
    };
    let from = cx.reg(a);
    vector::packed_def(cx, to, def.0, from, def.1);
    true
}

fn shuffle_with_zeros(cx: &mut Selector<'_>, result: Value, a: Value, mask: Bytes) -> bool {
    if let Some(widening) = zeros_above(cx, a, mask) {
        widened(cx, result, widening);
        return true;
    }
    let to = cx.own(result);
    if is(mask, |i| if i < 8 { i } else { ZERO }) {
        let mut ops = cx.def(result);
        let rm = vector::low_rm(cx, a, Type::I64, &mut ops);
        // `movq`
        cx.emit_def(Opcode::two(0x7e).prefix(0xf3), rm, &ops);
        return true;
    }
    if mask
        .iter()
        .enumerate()
        .all(|(i, &b)| b == ZERO || usize::from(b) == i)
    {
        let from = cx.reg(a);
        let keep = mask.map(|byte| if byte == ZERO { 0 } else { 0xff });
        let rm = Rm::Mem(cx.constant(u128::from_le_bytes(keep), 16));
        vector::packed_mod(cx, to, PAND, from, rm, &[], None);
        return true;
    }
    for by in 1..16 {
        let right = |i: u8| if i + by < 16 { i + by } else { ZERO };
        let left = |i: u8| i.checked_sub(by).unwrap_or(ZERO);
        // `psrldq`, `pslldq`
        let ext = match (is(mask, right), is(mask, left)) {
            (true, _) => 3,
            (_, true) => 7,
            _ => continue,
        };
        let from = cx.reg(a);
        vector::shifted(cx, to, from, packed(0x73), ext, by);
        return true;
    }
    for bytes in [1, 2, 4, 8] {
        for half in [0, 8] {
            let byte = |i: u8| match i / bytes % 2 {
                0 => half + i / (2 * bytes) * bytes + i % bytes,
                _ => ZERO,
            };
            if is(mask, byte) {
                let from = cx.reg(a);
                let zero = vector::zero_vector(cx);
                let op = unpack_from(bytes, half);
                vector::packed_two(cx, to, op, [from, zero], None);
                return true;
            }
        }
    }
    false
}

/// Lanes with zeros above them.
fn zeros_above(cx: &Selector<'_>, a: Value, mask: Bytes) -> Option<Widening> {
    let is_other = |&byte: &u8| byte != ZERO && byte > 15;
    let start = mask[0];
    if !cx.features.sse41 || start > 15 || mask.iter().any(is_other) {
        return None;
    }
    let fits = |&(_, &(narrow, wide)): &(usize, &(u8, u8))| {
        let byte = |i: u8| match i % wide {
            at if at < narrow => start.saturating_add(i / wide * narrow + at),
            _ => ZERO,
        };
        start.is_multiple_of(narrow) && is(mask, byte)
    };
    let (i, &(narrow, wide)) = WIDENED.iter().enumerate().find(fits)?;
    Some(Widening {
        op: newer(0x30 + i as u8),
        narrow,
        wide,
        start,
        of: a,
    })
}

fn widened(cx: &mut Selector<'_>, result: Value, widening: Widening) {
    let mut ops = cx.def(result);
    let rm = widening_rm(cx, widening, &mut ops);
    cx.emit_def(widening.op, rm, &ops);
}

/// What an instruction reads that makes lanes wider.
fn widening_rm(cx: &mut Selector<'_>, widening: Widening, ops: &mut Operands) -> Rm {
    let Widening {
        narrow,
        wide,
        start,
        of,
        ..
    } = widening;
    let from = match (start, 16 / wide * narrow) {
        (0, 8) => return vector::low_rm(cx, of, Type::I64, ops),
        (0, 4) => return vector::low_rm(cx, of, Type::I32, ops),
        (0, _) => return vector::low_rm(cx, of, Type::I16, ops),
        _ => cx.reg(of),
    };
    let low = match start % 4 {
        0 => {
            // The words from there on come first.
            let word = |i: u8| (start / 4 + i) % 4;
            let words = word(0) | word(1) << 2 | word(2) << 4 | word(3) << 6;
            vector::converted(cx, PSHUFD, from, Some(words))
        }
        _ => {
            let low = cx.temp(RegClass::Float);
            vector::shifted(cx, low, from, packed(0x73), 3, start);
            low
        }
    };
    ops.push(Operand::reg_use(low));
    Rm::Reg
}

/// Lanes with their signs above them.
fn signs_above(cx: &Selector<'_>, [a, b]: [Value; 2], mask: Bytes) -> Option<Widening> {
    let Some((
        _,
        InstData::Vbinary {
            op: VectorBinary::Sgt,
            shape,
            args: [zero, of],
            ..
        },
    )) = cx.def_of(b)
    else {
        return None;
    };
    let is_sign = vector::vector_bits(cx, zero) == Some(0) && cx.root(of) == a;
    if !is_sign || !cx.features.sse41 || matches!(shape, Shape::I64x2) {
        return None;
    }
    let lane = shape.lane().bytes() as u8;
    for (i, &(narrow, wide)) in WIDENED.iter().enumerate() {
        if narrow != lane {
            continue;
        }
        for start in (0..16).step_by(usize::from(narrow)).map(|at| at as u8) {
            let fits = mask.iter().enumerate().all(|(i, &byte)| {
                let i = i as u8;
                let source = start.saturating_add(i / wide * narrow);
                match i % wide {
                    at if at < narrow => byte == source + at,
                    // Any byte of the sign.
                    _ => byte >= 16 && (byte - 16) / narrow * narrow == source,
                }
            });
            if fits {
                return Some(Widening {
                    op: newer(0x20 + i as u8),
                    narrow,
                    wide,
                    start,
                    of: a,
                });
            }
        }
    }
    None
}

/// `punpckl` and `punpckh`
fn unpacked(cx: &mut Selector<'_>, result: Value, [a, b]: [Value; 2], mask: Bytes) -> bool {
    let second = if a == b { 0 } else { 16 };
    let Some((op, swapped)) = unpack_of(mask, second) else {
        return false;
    };
    let args = if swapped { [b, a] } else { [a, b] };
    let args = args.map(|arg| cx.reg(arg));
    let (to, op) = (cx.own(result), sized(op, cx.func.ty(result)));
    vector::packed_two(cx, to, op, args, None);
    true
}

/// A shuffle of two registers that is one instruction, the same in each 128 bits; false if it is none.
pub(super) fn shuffle_two(
    cx: &mut Selector<'_>,
    result: Value,
    [a, b]: [Value; 2],
    mask: Bytes,
) -> bool {
    if unpacked(cx, result, [a, b], mask) {
        return true;
    }
    let to = cx.own(result);
    let in_each = |op| sized(op, cx.func.ty(result));
    let [shufps_op, palignr, pblendw] = [SHUFPS, newer_imm(0x0f), newer_imm(0x0e)].map(in_each);
    let flipped = mask.map(|byte| byte ^ 16);
    for (mask, args) in [(mask, [a, b]), (flipped, [b, a])] {
        if let Some(imm) = shufps(mask) {
            let args = args.map(|arg| cx.reg(arg));
            vector::packed_two(cx, to, shufps_op, args, Some(imm));
            return true;
        }
        let by = mask[0];
        if cx.features.ssse3 && by < 16 && is(mask, |i| i + by) {
            let [low, high] = args.map(|arg| cx.reg(arg));
            vector::packed_two(cx, to, palignr, [high, low], Some(by));
            return true;
        }
    }
    let in_place = (mask.iter().enumerate()).all(|(i, &byte)| usize::from(byte % 16) == i);
    let by_words = mask
        .chunks_exact(2)
        .all(|word| word[0] / 16 == word[1] / 16);
    if cx.features.sse41 && in_place && by_words {
        let imm =
            (mask.chunks_exact(2).enumerate()).fold(0, |imm, (i, word)| imm | (word[0] / 16) << i);
        let args = [a, b].map(|arg| cx.reg(arg));
        vector::packed_two(cx, to, pblendw, args, Some(imm));
        return true;
    }
    packs::pack(cx, result, [a, b], mask)
}

/// Without SSSE3, by way of general registers: word by word.
fn shuffle_by_words(cx: &mut Selector<'_>, to: VReg, from: [VReg; 2], mask: Bytes) {
    let mut into = vector::zero_vector(cx);
    for (i, pair) in mask.chunks_exact(2).enumerate() {
        let next = match i {
            7 => to,
            _ => cx.temp(RegClass::Float),
        };
        let parts = [byte(cx, from, pair[0], 0), byte(cx, from, pair[1], 8)];
        let word = cx.temp(RegClass::Int);
        let ops = [
            Operand::reg_reuse_def(word, 1),
            Operand::reg_use(parts[0]),
            Operand::reg_use(parts[1]),
        ];
        let op = Alu::Or.op(Type::I32);
        cx.emit(MInst::Mod { op, rm: Rm::Reg }, &ops);
        let with = [Operand::reg_use(word)];
        vector::packed_mod(cx, next, PINSRW, into, Rm::Reg, &with, Some(i as u8));
        into = next;
    }
}

/// A byte as a number, shifted left.
fn byte(cx: &mut Selector<'_>, from: [VReg; 2], byte: u8, shift: i32) -> VReg {
    let int = RegClass::Int;
    if byte == ZERO {
        let to = cx.temp(int);
        cx.emit(MInst::Imm(0), &[Operand::reg_def(to)]);
        return to;
    }
    let of = from[usize::from(byte / 16 % 2)];
    let mut word = cx.temp(int);
    vector::packed_def(cx, word, PEXTRW, of, Some(byte % 16 / 2));
    if byte % 2 == 1 {
        let low = cx.temp(int);
        let ops = [Operand::reg_reuse_def(low, 1), Operand::reg_use(word)];
        integer::mod_ext(cx, Opcode::one(0xc1), 5, 8, 1, &ops);
        word = low;
    }
    let mut ops = Operands::new();
    let mut to = cx.temp(int);
    ops.extend([Operand::reg_def(to), Operand::reg_use(word)]);
    cx.emit_def(super::load_op(Type::I8), Rm::Reg, &ops);
    if shift > 0 {
        let high = cx.temp(int);
        let ops = [Operand::reg_reuse_def(high, 1), Operand::reg_use(to)];
        integer::mod_ext(cx, Opcode::one(0xc1), 4, shift, 1, &ops);
        to = high;
    }
    to
}
