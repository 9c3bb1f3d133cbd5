//! Operations on the lanes of vector registers: SSE2, and what is newer where the processor has
//! it. What SSE2 has no instruction for goes by way of memory there.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use super::{alu, memory};
use crate::lir::{BinaryOp, Shape, Type, VConst, Value, VectorBinary, VectorTernary, VectorUnary};
use crate::x64::asm::{Base, Mem, Opcode, Rm};
use crate::x64::packed::*;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::shuffle::*;

/// An instruction on vector registers with an immediate byte.
fn op8(cx: &mut Gen<'_>, op: Opcode, reg: Reg, rm: impl Into<Rm>, imm: u8) {
    cx.asm.op_imm(op, reg.code(), rm.into(), imm.into(), 1);
}

pub(super) fn bitwise(cx: &mut Gen<'_>, result: Value, op: BinaryOp, a: Value, b: Value) {
    let opcode = match op {
        BinaryOp::And => 0x54,
        BinaryOp::Or => 0x56,
        _ => 0x57,
    };
    emit_packed(cx, result, Opcode::two(opcode), None, a, b);
}

/// `result = a op b`, where the instruction overwrites its first operand.
fn emit_packed(cx: &mut Gen<'_>, result: Value, op: Opcode, imm: Option<u8>, a: Value, b: Value) {
    // Not from memory, as that would have to be aligned.
    let before = cx.regs.locked;
    let from = cx.use_reg(b);
    let others = cx.regs.locked.without(before);
    let to = alu::operand_into(cx, result, a, &[a, b], others);
    let op = if is_only_vex(op) { op.vex(to) } else { op };
    match imm {
        Some(imm) => op8(cx, op, to, from, imm),
        None => cx.asm.op(op, to, from),
    }
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

pub(super) fn vector_binary(
    cx: &mut Gen<'_>,
    result: Value,
    op: VectorBinary,
    shape: Shape,
    imm: u8,
    [a, b]: [Value; 2],
) {
    if op == VectorBinary::Insert {
        return insert(cx, result, shape, imm, a, b);
    }
    match binary(op, shape, imm) {
        Some(code) => emit_packed(cx, result, code.op, code.imm, a, b),
        None => debug_assert!(false, "{op:?} of {shape:?} is not legal"),
    }
}

pub(super) fn vector_ternary(
    cx: &mut Gen<'_>,
    result: Value,
    op: VectorTernary,
    shape: Shape,
    args: [Value; 3],
) {
    let [a, b, c] = args;
    let Some(code) = ternary(op, shape) else {
        return debug_assert!(false, "{op:?} of {shape:?} is not legal");
    };
    if op == VectorTernary::Select {
        let (mask, yes, no) = (cx.use_reg(a), cx.use_reg(b), cx.use_reg(c));
        let to = cx.dst(result, &args);
        // The number of the mask's register stands in the high half of the immediate byte.
        op8(cx, code.op.vex(no), to, yes, mask.code() << 4);
        args.iter().for_each(|&arg| cx.release(arg));
        return cx.define(result, to);
    }
    if op == VectorTernary::Sha256Rounds {
        return sha256_rounds(cx, result, code.op, args);
    }
    let before = cx.regs.locked;
    let (by, plus) = (cx.use_reg(b), cx.use_reg(c));
    let others = cx.regs.locked.without(before);
    let to = alu::operand_into(cx, result, a, &args, others);
    cx.asm.op(code.op.vex(by), to, plus);
    args.iter().for_each(|&arg| cx.release(arg));
    cx.define(result, to);
}

/// `sha256rnds2`, whose third operand is in `xmm0`: what is there is kept aside.
fn sha256_rounds(cx: &mut Gen<'_>, result: Value, op: Opcode, args: [Value; 3]) {
    let [a, b, c] = args;
    let before = cx.regs.locked;
    let (with, by) = (cx.use_reg(b), cx.use_reg(c));
    let others = cx.regs.locked.without(before).or(Reg::XMM0.set());
    let to = alu::operand_into(cx, result, a, &args, others);
    cx.mov(Type::V128, XSCRATCH, Reg::XMM0);
    cx.mov(Type::V128, Reg::XMM0, by);
    let with = if with == Reg::XMM0 { XSCRATCH } else { with };
    cx.asm.op(op, to, with);
    cx.mov(Type::V128, Reg::XMM0, XSCRATCH);
    args.iter().for_each(|&arg| cx.release(arg));
    cx.define(result, to);
}

fn insert(cx: &mut Gen<'_>, result: Value, shape: Shape, lane: u8, a: Value, b: Value) {
    let newer = cx.features.sse41;
    let (op, imm) = match shape {
        Shape::I16x8 => (packed(0xc4), Some(lane)),
        // Where there is no such instruction, the word that the byte is part of is inserted (`legalize`).
        Shape::I8x16 => (Opcode::map(3, 0x20).prefix(0x66), Some(lane)),
        Shape::I32x4 if newer => (Opcode::map(3, 0x22).prefix(0x66), Some(lane)),
        Shape::I64x2 if newer => (Opcode::map(3, 0x22).prefix(0x66).wide(), Some(lane)),
        Shape::F32x4 if lane == 0 => (Opcode::two(0x10).prefix(0xf3), None),
        Shape::F32x4 if newer => (Opcode::map(3, 0x21).prefix(0x66), Some(lane << 4)),
        Shape::F64x2 if lane == 0 => (Opcode::two(0x10).prefix(0xf2), None),
        Shape::F64x2 => (packed(0x14), None),
        _ => return insert_in_memory(cx, result, shape, lane, a, b),
    };
    emit_packed(cx, result, op, imm, a, b);
}

fn insert_in_memory(cx: &mut Gen<'_>, result: Value, shape: Shape, lane: u8, a: Value, b: Value) {
    let (vector, value) = (cx.use_reg(a), cx.use_reg(b));
    let to = cx.dst(result, &[a, b]);
    let at = cx.frame.alloc(true);
    cx.store_frame(Type::V128, at, vector);
    let ty = shape.lane();
    let lane = i32::from(lane) * ty.bytes() as i32;
    memory::store(cx, ty, cx.frame.place(at, lane), value);
    cx.load_frame(Type::V128, to, at);
    cx.frame.release(at, true);
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

pub(super) fn vector_unary(
    cx: &mut Gen<'_>,
    result: Value,
    op: VectorUnary,
    shape: Shape,
    imm: u8,
    arg: Value,
) {
    // The opcode of shifts by an immediate, for lanes of 16, 32 and 64 bits.
    let shift = packed(0x70 + shape.lane().bytes().trailing_zeros() as u8);
    let digit = match op {
        VectorUnary::Splat => return splat(cx, result, shape, arg),
        VectorUnary::Extract => return extract(cx, result, shape, imm, arg),
        VectorUnary::Low => {
            let from = cx.use_reg(arg);
            let to = cx.dst(result, &[arg]);
            let op = if shape == Shape::I64x2 {
                MOVD.wide()
            } else {
                MOVD
            };
            cx.asm.op(op, to, from);
            cx.release(arg);
            return cx.define(result, to);
        }
        VectorUnary::Lshr => 2,
        VectorUnary::Ashr => 4,
        VectorUnary::Shl => 6,
        _ => {
            return match unary(op, shape, imm) {
                Some(code) => converted(cx, result, code, arg),
                None => debug_assert!(false, "{op:?} of {shape:?} is not legal"),
            };
        }
    };
    let to = alu::operand_into(cx, result, arg, &[arg], RegSet::EMPTY);
    cx.asm.op_imm(shift, digit, to.into(), imm.into(), 1);
    cx.release(arg);
    cx.define(result, to);
}

/// One instruction from register to register.
fn converted(cx: &mut Gen<'_>, result: Value, code: Packed, arg: Value) {
    let from = cx.use_reg(arg);
    let to = cx.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
    match code.imm {
        Some(imm) => op8(cx, code.op, to, from, imm),
        None => cx.asm.op(code.op, to, from),
    }
    cx.release(arg);
    cx.define(result, to);
}

fn splat(cx: &mut Gen<'_>, result: Value, shape: Shape, arg: Value) {
    let from = cx.use_reg(arg);
    let to = cx.dst(result, &[arg]);
    match shape {
        Shape::F32x4 => op8(cx, PSHUFD, to, from, 0),
        Shape::F64x2 => op8(cx, PSHUFD, to, from, 0x44),
        Shape::I64x2 => {
            cx.asm.op(MOVD.wide(), to, from);
            op8(cx, PSHUFD, to, to, 0x44);
        }
        Shape::I32x4 => {
            cx.asm.op(MOVD, to, from);
            op8(cx, PSHUFD, to, to, 0);
        }
        _ => {
            cx.asm.op(MOVD, to, from);
            if shape == Shape::I8x16 {
                cx.asm.op(packed(0x60), to, to);
            }
            cx.asm.op(packed(0x61), to, to);
            op8(cx, PSHUFD, to, to, 0);
        }
    }
    cx.release(arg);
    cx.define(result, to);
}

fn extract(cx: &mut Gen<'_>, result: Value, shape: Shape, lane: u8, arg: Value) {
    let from = cx.use_reg(arg);
    let to = cx.dst(result, &[arg]);
    match shape {
        Shape::F32x4 | Shape::F64x2 if lane == 0 => cx.mov(Type::V128, to, from),
        Shape::F32x4 => op8(cx, PSHUFD, to, from, lane),
        Shape::F64x2 => op8(cx, PSHUFD, to, from, 0xee),
        Shape::I64x2 | Shape::I32x4 => {
            let half = shape == Shape::I64x2;
            let source = match lane {
                0 => from,
                _ => {
                    op8(cx, PSHUFD, XSCRATCH, from, if half { 0xee } else { lane });
                    XSCRATCH
                }
            };
            let op = if half { MOVD_OUT.wide() } else { MOVD_OUT };
            cx.asm.op(op, source, to);
        }
        Shape::I16x8 => op8(cx, packed(0xc5), to, from, lane),
        _ => {
            op8(cx, packed(0xc5), to, from, lane / 2);
            if lane % 2 == 1 {
                cx.asm.op_imm(Opcode::one(0xc1), 5, to.into(), 8, 1);
            }
        }
    }
    cx.release(arg);
    cx.define(result, to);
}

pub(super) fn emit_shuffle(cx: &mut Gen<'_>, result: Value, [a, b]: [Value; 2], mask: VConst) {
    let mask = cx.func.vconsts[mask].to_le_bytes();
    let (x, y) = match (Lanes::of(mask, a == b), words_of(mask, 16)) {
        (Lanes::Words(words), _) => return emit_words(cx, result, words, [a, b]),
        (_, Some(words)) => return emit_words(cx, result, words, [b, a]),
        (Lanes::Two { op, imm, swapped }, _) => {
            let [a, b] = if swapped { [b, a] } else { [a, b] };
            return emit_packed(cx, result, op, imm, a, b);
        }
        (Lanes::Bytes(x, y), _) => (x, y),
    };
    let from = [cx.use_reg(a), cx.use_reg(b)];
    let to = cx.dst(result, &[a, b]);
    if cx.features.ssse3 {
        cx.mov(Type::V128, to, from[0]);
        let x = vector_constant(cx, x);
        cx.asm.op(PSHUFB, to, x);
        if let Some(y) = y {
            cx.mov(Type::V128, XSCRATCH, from[1]);
            let y = vector_constant(cx, y);
            cx.asm.op(PSHUFB, XSCRATCH, y);
            cx.asm.op(POR, to, XSCRATCH);
        }
    } else {
        shuffle_in_memory(cx, to, from, mask);
    }
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

/// `pshufd` of the first one of the operands of a shuffle.
fn emit_words(cx: &mut Gen<'_>, result: Value, words: u8, [from, other]: [Value; 2]) {
    let reg = cx.use_reg(from);
    let to = cx.dst(result, &[from]);
    op8(cx, PSHUFD, to, reg, words);
    cx.release(from);
    cx.release(other);
    cx.define(result, to);
}

fn shuffle_in_memory(cx: &mut Gen<'_>, to: Reg, from: [Reg; 2], mask: [u8; 16]) {
    let places = [(); 3].map(|()| cx.frame.alloc(true));
    cx.store_frame(Type::V128, places[0], from[0]);
    cx.store_frame(Type::V128, places[1], from[1]);
    for (i, &byte) in mask.iter().enumerate() {
        match byte {
            0..32 => {
                let at = places[usize::from(byte / 16)];
                let from = cx.frame.place(at, i32::from(byte % 16));
                memory::load(cx, Type::I8, SCRATCH, from);
            }
            _ => cx.mov_imm(SCRATCH, 0),
        }
        memory::store(cx, Type::I8, cx.frame.place(places[2], i as i32), SCRATCH);
    }
    cx.load_frame(Type::V128, to, places[2]);
    for at in places {
        cx.frame.release(at, true);
    }
}

fn vector_constant(cx: &mut Gen<'_>, bytes: [u8; 16]) -> Mem {
    let offset = cx.asm.pool(&bytes);
    Mem::rip(Base::Pool(offset), 0)
}
