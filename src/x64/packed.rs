//! The opcodes of operations on vector registers: SSE2, and what is newer.
//!
//! Both compilers use them. What an operation needs beside its opcode, and what stands in for one
//! that the processor does not have, each compiler knows by itself.

use super::asm::Op;
use super::regs::Reg;
use crate::lir::{Shape, VectorBinary, VectorUnary};

/// An integer operation on vector registers.
pub const fn packed(opcode: u8) -> Op {
    Op::two(opcode).prefix(0x66)
}

/// The same behind 0F 38: of SSSE3 and SSE4.
pub const fn newer(opcode: u8) -> Op {
    Op::map(2, opcode).prefix(0x66)
}

/// The same behind 0F 3A, which takes an immediate byte.
pub const fn newer_imm(opcode: u8) -> Op {
    Op::map(3, opcode).prefix(0x66)
}

/// A float operation on vector registers.
pub const fn float(opcode: u8, shape: Shape) -> Op {
    match shape {
        Shape::F64x2 => packed(opcode),
        _ => Op::two(opcode),
    }
}

/// Which of the rows for lanes of 8, 16, 32 and 64 bits.
pub const fn row(shape: Shape) -> usize {
    shape.lane().bytes().trailing_zeros() as usize
}

/// `movaps` from register to register, or from aligned memory.
pub const MOVAPS: Op = Op::two(0x28);
/// `movd` from a general register or memory; with a 64-bit operand `movq`.
pub const MOVD: Op = packed(0x6e);
/// `movd` to a general register or memory, which is the second operand; and `movq`.
pub const MOVD_OUT: Op = packed(0x7e);
/// `pshufd`: four numbers of lanes, the lowest first.
pub const PSHUFD: Op = packed(0x70);
/// `pshuflw`: the same for the four lowest words; the others stay.
pub const PSHUFLW: Op = Op::two(0x70).prefix(0xf2);
/// `pshufhw`: the same for the four highest words.
pub const PSHUFHW: Op = Op::two(0x70).prefix(0xf3);
/// `shufps`: two lanes of the first operand, then two of the second.
pub const SHUFPS: Op = Op::two(0xc6);
/// `pextrw`
pub const PEXTRW: Op = packed(0xc5);
/// `pinsrw`
pub const PINSRW: Op = packed(0xc4);
/// `pand`
pub const PAND: Op = packed(0xdb);
/// `por`
pub const POR: Op = packed(0xeb);
/// `psubq`
pub const PSUBQ: Op = packed(0xfb);
/// `pcmpeqd`
pub const PCMPEQD: Op = packed(0x76);
/// `pcmpgtd`
pub const PCMPGTD: Op = packed(0x66);
/// `pmuludq`
pub const PMULUDQ: Op = packed(0xf4);
/// `punpckldq`
pub const PUNPCKLDQ: Op = packed(0x62);
/// `pshufb`, of SSSE3.
pub const PSHUFB: Op = newer(0x00);
/// `pmulld`, of SSE4.1.
pub const PMULLD: Op = newer(0x40);
/// `pcmpeqq`, of SSE4.1.
pub const PCMPEQQ: Op = newer(0x29);
/// `pcmpgtq`, of SSE4.2.
pub const PCMPGTQ: Op = newer(0x37);

/// `punpckl` for lanes of so many bytes.
pub const fn unpack(bytes: u32) -> Op {
    match bytes {
        1 => packed(0x60),
        2 => packed(0x61),
        4 => PUNPCKLDQ,
        _ => packed(0x6c),
    }
}

/// `punpckh` for lanes of so many bytes.
pub const fn unpack_high(bytes: u32) -> Op {
    match bytes {
        1 => packed(0x68),
        2 => packed(0x69),
        4 => packed(0x6a),
        _ => packed(0x6d),
    }
}

/// The instruction of a conversion, or of another operation that reads all of a register and has
/// no other operand.
pub const fn unary(op: VectorUnary, shape: Shape) -> Op {
    match (op, shape) {
        (VectorUnary::Signs, Shape::I8x16) => packed(0xd7),
        (VectorUnary::Signs, Shape::I64x2 | Shape::F64x2) => packed(0x50),
        (VectorUnary::Signs, _) => Op::two(0x50),
        (VectorUnary::StoF, _) => Op::two(0x5b),
        (VectorUnary::StoD, _) => Op::two(0xe6).prefix(0xf3),
        (VectorUnary::FtoS, Shape::F64x2) => packed(0xe6),
        (VectorUnary::FtoS, _) => Op::two(0x5b).prefix(0xf3),
        (VectorUnary::Fpromote, _) => Op::two(0x5a),
        (VectorUnary::Fdemote, _) => packed(0x5a),
        _ => float(0x51, shape),
    }
}

/// The SSE2 instruction `a = a op b` that an operation is, and the immediate byte that belongs to
/// it. `None`: it takes more, or something newer.
pub const fn binary(op: VectorBinary, shape: Shape) -> Option<(Op, Option<u8>)> {
    use VectorBinary as V;
    let row = row(shape);
    Some(match op {
        V::Add => (packed([0xfc, 0xfd, 0xfe, 0xd4][row]), None),
        V::Sub => (packed([0xf8, 0xf9, 0xfa, 0xfb][row]), None),
        V::Mul if matches!(shape, Shape::I16x8) => (packed(0xd5), None),
        V::MulU32 => (PMULUDQ, None),
        V::Eq if row < 3 => (packed(0x74 + row as u8), None),
        V::Sgt if row < 3 => (packed(0x64 + row as u8), None),
        V::Fadd => (float(0x58, shape), None),
        V::Fmul => (float(0x59, shape), None),
        V::Fsub => (float(0x5c, shape), None),
        V::Fmin => (float(0x5d, shape), None),
        V::Fdiv => (float(0x5e, shape), None),
        V::Fmax => (float(0x5f, shape), None),
        V::Foeq => (float(0xc2, shape), Some(0)),
        V::Folt => (float(0xc2, shape), Some(1)),
        V::Fole => (float(0xc2, shape), Some(2)),
        V::Funo => (float(0xc2, shape), Some(3)),
        V::Fune => (float(0xc2, shape), Some(4)),
        V::Fuge => (float(0xc2, shape), Some(5)),
        V::Fugt => (float(0xc2, shape), Some(6)),
        V::Ford => (float(0xc2, shape), Some(7)),
        V::Insert | V::Mul | V::Eq | V::Sgt => return None,
    })
}

/// The form by VEX of an instruction of SSE whose registers are `reg` and, if that is one, `rm`: the
/// register that it changes is then read and written. `None`: it is no instruction of SSE.
pub fn by_vex(op: Op, reg: Reg, rm: Option<Reg>) -> Option<Op> {
    let (opcode, map, prefix) = (op.0 as u8, op.0 >> 8 & 0xff, op.0 >> 16 & 0xff);
    let scalar = matches!(prefix, 0xf2 | 0xf3);
    // Whether the old value of what it writes matters to it, or to the form by VEX.
    let modifies = match (map, opcode) {
        (1, 0x10 | 0x11) => scalar && rm.is_some(),
        (1, 0x12 | 0x16) => !scalar,
        (1, 0x14 | 0x15 | 0x2a) => true,
        (1, 0x17) => false,
        (1, 0x28 | 0x29 | 0x2c..=0x2f | 0x50 | 0x5b) => false,
        (1, 0x51 | 0x5a) => scalar,
        (1, 0x54..=0x6d | 0x74..=0x76) => true,
        (1, 0x6e..=0x70 | 0x7e | 0x7f) => false,
        (1, 0x71..=0x73) => return rm.map(|changed| op.vex(changed)),
        (1, 0xc5 | 0xd7 | 0xe6 | 0xe7) => false,
        (1, 0xc2 | 0xc4 | 0xc6 | 0xd0..=0xfe) => true,
        (2, 0x00..=0x0b | 0x28..=0x29 | 0x37..=0x40) if prefix == 0x66 => true,
        (2, 0x1c..=0x1e | 0x20..=0x25 | 0x30..=0x35) if prefix == 0x66 => false,
        (3, 0x0a..=0x0f | 0x20..=0x22) => true,
        (3, 0x08 | 0x09 | 0x14..=0x17) => false,
        _ => return None,
    };
    Some(op.vex(if modifies { reg } else { Reg::XMM0 }))
}

/// The immediate of the `pshufd` that a shuffle of bytes is: of bytes from `base` on.
pub fn words_of(mask: [u8; 16], base: u8) -> Option<u8> {
    let mut imm = 0;
    for (i, word) in mask.chunks_exact(4).enumerate() {
        let lane = word[0].wrapping_sub(base) / 4;
        let is_word = (0..4).all(|n| word[n as usize].wrapping_sub(base) == 4 * lane + n);
        if lane > 3 || !is_word {
            return None;
        }
        imm |= lane << (2 * i);
    }
    Some(imm)
}
