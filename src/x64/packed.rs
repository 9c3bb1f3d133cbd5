//! The opcodes of operations on vector registers: SSE2, and what is newer.
//!
//! Both compilers use them. Of 256 bits it is the same opcode with VEX, and then AVX2 is there: the
//! function has halves otherwise. What an operation needs beside its opcode, and what stands in for one
//! that the processor does not have, each compiler knows by itself.

use super::asm::Opcode;
use super::features::Features;
use super::regs::Reg;
use super::rounding::rounding_mode;
use crate::lir::{Shape, UnaryOp, VectorBinary, VectorTernary, VectorUnary};

/// An integer operation on vector registers.
pub(crate) const fn packed(opcode: u8) -> Opcode {
    Opcode::two(opcode).prefix(0x66)
}

/// The same behind 0F 38: of SSSE3 and SSE4.
pub(crate) const fn newer(opcode: u8) -> Opcode {
    Opcode::map(2, opcode).prefix(0x66)
}

/// The same behind 0F 3A, which takes an immediate byte.
pub(crate) const fn newer_imm(opcode: u8) -> Opcode {
    Opcode::map(3, opcode).prefix(0x66)
}

/// A float operation on vector registers.
pub(crate) const fn float(opcode: u8, shape: Shape) -> Opcode {
    match shape {
        Shape::F64x2 | Shape::F64x4 => packed(opcode),
        _ => Opcode::two(opcode),
    }
}

/// Which of the rows for lanes of 8, 16, 32 and 64 bits.
pub(crate) const fn row(shape: Shape) -> usize {
    shape.lane().bytes().trailing_zeros() as usize
}

/// `movaps` from register to register, or from aligned memory.
pub(crate) const MOVAPS: Opcode = Opcode::two(0x28);
/// `movd` from a general register or memory; with a 64-bit operand `movq`.
pub(crate) const MOVD: Opcode = packed(0x6e);
/// `movd` to a general register or memory, which is the second operand; and `movq`.
pub(crate) const MOVD_OUT: Opcode = packed(0x7e);
/// `pshufd`: four numbers of lanes, the lowest first.
pub(crate) const PSHUFD: Opcode = packed(0x70);
/// `pshuflw`: the same for the four lowest words; the others stay.
pub(crate) const PSHUFLW: Opcode = Opcode::two(0x70).prefix(0xf2);
/// `pshufhw`: the same for the four highest words.
pub(crate) const PSHUFHW: Opcode = Opcode::two(0x70).prefix(0xf3);
/// `shufps`: two lanes of the first operand, then two of the second.
pub(crate) const SHUFPS: Opcode = Opcode::two(0xc6);
/// `pextrw`
pub(crate) const PEXTRW: Opcode = packed(0xc5);
/// `pinsrw`
pub(crate) const PINSRW: Opcode = packed(0xc4);
/// `pand`
pub(crate) const PAND: Opcode = packed(0xdb);
/// `por`
pub(crate) const POR: Opcode = packed(0xeb);
/// `pmuludq`
pub(crate) const PMULUDQ: Opcode = packed(0xf4);
/// `punpckldq`
pub(crate) const PUNPCKLDQ: Opcode = packed(0x62);
/// `pshufb`, of SSSE3.
pub(crate) const PSHUFB: Opcode = newer(0x00);
/// `pmulld`, of SSE4.1.
pub(crate) const PMULLD: Opcode = newer(0x40);
/// `vpblendvb`, of AVX: bytes of the last but one operand where those of a mask are negative.
pub(crate) const VPBLENDVB: Opcode = newer_imm(0x4c);
/// `pcmpeqq`, of SSE4.1.
pub(crate) const PCMPEQQ: Opcode = newer(0x29);
/// `pcmpgtq`, of SSE4.2.
pub(crate) const PCMPGTQ: Opcode = newer(0x37);

/// `vpmaskmovd` or `vpmaskmovq`, of AVX2: a load, or a store, of lanes of a shape by a mask, which is
/// the other operand.
pub(crate) const fn masked(shape: Shape, stores: bool) -> Opcode {
    let op = newer(if stores { 0x8e } else { 0x8c });
    match shape {
        Shape::I64x2 => op.wide(),
        _ => op,
    }
}

/// `punpckl` for lanes of so many bytes.
pub(crate) const fn unpack(bytes: u32) -> Opcode {
    match bytes {
        1 => packed(0x60),
        2 => packed(0x61),
        4 => PUNPCKLDQ,
        _ => packed(0x6c),
    }
}

/// `punpckh` for lanes of so many bytes.
pub(crate) const fn unpack_high(bytes: u32) -> Opcode {
    match bytes {
        1 => packed(0x68),
        2 => packed(0x69),
        4 => packed(0x6a),
        _ => packed(0x6d),
    }
}

/// An instruction that an operation is.
#[derive(Clone, Copy)]
pub(crate) struct Packed {
    /// What it is.
    pub op: Opcode,
    /// The immediate byte that belongs to it.
    pub imm: Option<u8>,
    /// Whether a processor has it.
    pub is_there: fn(&Features) -> bool,
}

impl Packed {
    const fn new(op: Opcode, is_there: fn(&Features) -> bool) -> Option<Packed> {
        let imm = None;
        Some(Packed { op, imm, is_there })
    }

    const fn with(op: Opcode, imm: u8, is_there: fn(&Features) -> bool) -> Option<Packed> {
        let imm = Some(imm);
        Some(Packed { op, imm, is_there })
    }
}

const SSE2: fn(&Features) -> bool = |_| true;
const SSSE3: fn(&Features) -> bool = |features| features.ssse3;
const SSE41: fn(&Features) -> bool = |features| features.sse41;
const SSE42: fn(&Features) -> bool = |features| features.sse42;
const AVX2: fn(&Features) -> bool = |features| features.avx2;
const FMA: fn(&Features) -> bool = |features| features.fma;
const SHA: fn(&Features) -> bool = |features| features.sha;

/// Whether there is AES for a shape.
const fn aes(shape: Shape) -> fn(&Features) -> bool {
    match shape.is_long() {
        true => |features| features.vaes,
        false => |features| features.aes,
    }
}

/// The instruction of a conversion, or of another operation that reads all of a register and has
/// no other operand.
pub(crate) const fn unary(op: VectorUnary, shape: Shape, imm: u8) -> Option<Packed> {
    use VectorUnary as V;
    let op = match (op, shape.half()) {
        (V::Signs, Shape::I8x16) => packed(0xd7),
        (V::Signs, Shape::I64x2 | Shape::F64x2) => packed(0x50),
        (V::Signs, _) => Opcode::two(0x50),
        (V::StoF, _) => Opcode::two(0x5b),
        (V::StoD, _) => Opcode::two(0xe6).prefix(0xf3),
        (V::FtoS, Shape::F64x2) => packed(0xe6),
        (V::FtoS, _) => Opcode::two(0x5b).prefix(0xf3),
        (V::Fpromote, _) => Opcode::two(0x5a),
        (V::Fdemote, _) => packed(0x5a),
        (V::Sqrt, _) => float(0x51, shape),
        (V::AesImc, _) => return Packed::new(newer(0xdb), aes(shape)),
        (V::AesKey, _) => return Packed::with(newer_imm(0xdf), imm, aes(shape)),
        (V::Abs, _) if row(shape) < 3 => return Packed::new(newer(0x1c + row(shape) as u8), SSSE3),
        (V::Floor, _) => return round(UnaryOp::Ffloor, shape),
        (V::Ceil, _) => return round(UnaryOp::Fceil, shape),
        (V::Trunc, _) => return round(UnaryOp::Ftrunc, shape),
        (V::RoundEven, _) => return round(UnaryOp::Froundeven, shape),
        (V::Rint, _) => return round(UnaryOp::Frint, shape),
        (V::NearbyInt, _) => return round(UnaryOp::Fnearbyint, shape),
        (V::Splat | V::Low | V::Extract | V::Shl | V::Lshr | V::Ashr | V::Abs | V::Popcnt, _)
        | (V::Half | V::Uext | V::Sext | V::Permute, _) => return None,
    };
    Packed::new(op, SSE2)
}

/// `roundps` or `roundpd`
const fn round(op: UnaryOp, shape: Shape) -> Option<Packed> {
    let opcode = if matches!(shape.half(), Shape::F64x2) {
        0x09
    } else {
        0x08
    };
    match rounding_mode(op) {
        Some(mode) => Packed::with(newer_imm(opcode), mode, SSE41),
        None => None,
    }
}

/// The instruction `a = a op b` that an operation is. `None`: there is none.
pub(crate) const fn binary(op: VectorBinary, shape: Shape, imm: u8) -> Option<Packed> {
    use VectorBinary as V;
    let row = row(shape);
    let imm = match op {
        V::Foeq => 0,
        V::Folt => 1,
        V::Fole => 2,
        V::Funo => 3,
        V::Fune => 4,
        V::Fuge => 5,
        V::Fugt => 6,
        V::Ford => 7,
        V::MulCarryless => {
            let is_there: fn(&Features) -> bool = match shape.is_long() {
                true => |features| features.vpclmulqdq,
                false => |features| features.pclmulqdq,
            };
            return Packed::with(newer_imm(0x44), imm, is_there);
        }
        V::Sha1Rounds => return Packed::with(Opcode::map(3, 0xcc), imm, SHA),
        _ => return one(op, row, shape),
    };
    Packed::with(float(0xc2, shape), imm, SSE2)
}

/// Those without an immediate byte.
const fn one(op: VectorBinary, row: usize, shape: Shape) -> Option<Packed> {
    use VectorBinary as V;
    let op = match (op, row) {
        (V::Add, _) => packed([0xfc, 0xfd, 0xfe, 0xd4][row]),
        (V::Sub, _) => packed([0xf8, 0xf9, 0xfa, 0xfb][row]),
        (V::Mul, 1) => packed(0xd5),
        (V::Mul, 2) => return Packed::new(PMULLD, SSE41),
        (V::MulU32, _) => PMULUDQ,
        (V::MulHighU16, 1) => packed(0xe4),
        (V::MulHighS16, _) => packed(0xe5),
        (V::MulRounded, _) => return Packed::new(newer(0x0b), SSSE3),
        (V::MulAdd, _) => packed(0xf5),
        (V::MulAddBytes, _) => return Packed::new(newer(0x04), SSSE3),
        (V::SumOfDifferences, _) => packed(0xf6),
        (V::Average, 0) => packed(0xe0),
        (V::Average, _) => packed(0xe3),
        (V::ShuffleBytes, 0) => return Packed::new(PSHUFB, SSSE3),
        (V::AesEnc, _) => return Packed::new(newer(0xdc), aes(shape)),
        (V::AesEncLast, _) => return Packed::new(newer(0xdd), aes(shape)),
        (V::AesDec, _) => return Packed::new(newer(0xde), aes(shape)),
        (V::AesDecLast, _) => return Packed::new(newer(0xdf), aes(shape)),
        (V::Sha1NextE, _) => return Packed::new(Opcode::map(2, 0xc8), SHA),
        (V::Sha1Msg1, _) => return Packed::new(Opcode::map(2, 0xc9), SHA),
        (V::Sha1Msg2, _) => return Packed::new(Opcode::map(2, 0xca), SHA),
        (V::Sha256Msg1, _) => return Packed::new(Opcode::map(2, 0xcc), SHA),
        (V::Sha256Msg2, _) => return Packed::new(Opcode::map(2, 0xcd), SHA),
        (V::Eq, 3) => return Packed::new(PCMPEQQ, SSE41),
        (V::Sgt, 3) => return Packed::new(PCMPGTQ, SSE42),
        (V::Eq, _) => packed(0x74 + row as u8),
        (V::Sgt, _) => packed(0x64 + row as u8),
        (V::UaddSat, 0 | 1) => packed(0xdc + row as u8),
        (V::SaddSat, 0 | 1) => packed(0xec + row as u8),
        (V::UsubSat, 0 | 1) => packed(0xd8 + row as u8),
        (V::SsubSat, 0 | 1) => packed(0xe8 + row as u8),
        (V::Umin, 0) => packed(0xda),
        (V::Umax, 0) => packed(0xde),
        (V::Smin, 1) => packed(0xea),
        (V::Smax, 1) => packed(0xee),
        (V::Smin, 0 | 2) => return Packed::new(newer([0x38, 0, 0x39, 0][row]), SSE41),
        (V::Smax, 0 | 2) => return Packed::new(newer([0x3c, 0, 0x3d, 0][row]), SSE41),
        (V::Umin, 1 | 2) => return Packed::new(newer(0x39 + row as u8), SSE41),
        (V::Umax, 1 | 2) => return Packed::new(newer(0x3d + row as u8), SSE41),
        // By amounts that are below the width.
        (V::Shl, 2) => return Packed::new(newer(0x47), AVX2),
        (V::Shl, 3) => return Packed::new(newer(0x47).wide(), AVX2),
        (V::Lshr, 2) => return Packed::new(newer(0x45), AVX2),
        (V::Lshr, 3) => return Packed::new(newer(0x45).wide(), AVX2),
        (V::Ashr, 2) => return Packed::new(newer(0x46), AVX2),
        (V::Fadd, _) => float(0x58, shape),
        (V::Fmul, _) => float(0x59, shape),
        (V::Fsub, _) => float(0x5c, shape),
        (V::Fmin, _) => float(0x5d, shape),
        (V::Fdiv, _) => float(0x5e, shape),
        (V::Fmax, _) => float(0x5f, shape),
        _ => return None,
    };
    Packed::new(op, SSE2)
}

/// The instruction of an operation on three vectors. `vpblendvb` takes the mask last and its first
/// operand where that is zero; `sha256rnds2` takes its third one in `xmm0`.
pub(crate) const fn ternary(op: VectorTernary, shape: Shape) -> Option<Packed> {
    match (op, shape.half()) {
        (VectorTernary::Fma, Shape::F64x2) => Packed::new(newer(0xa8).wide(), FMA),
        (VectorTernary::Fma, _) => Packed::new(newer(0xa8), FMA),
        (VectorTernary::Select, _) => Packed::new(VPBLENDVB, |features| features.avx),
        (VectorTernary::Sha256Rounds, _) => Packed::new(Opcode::map(2, 0xcb), SHA),
    }
}

/// Whether an operation of [`binary`] has a form by VEX alone.
pub(crate) const fn is_only_vex(op: Opcode) -> bool {
    let (opcode, map) = (op.0 as u8, op.0 >> 8 & 0xff);
    map == 2 && matches!(opcode, 0x45..=0x47)
}

/// Whether an operation of [`binary`] has no form by VEX: those for SHA.
pub(crate) const fn is_never_vex(op: Opcode) -> bool {
    let (opcode, map) = (op.0 as u8, op.0 >> 8 & 0xff);
    matches!((map, opcode), (2, 0xc8..=0xcd) | (3, 0xcc))
}

/// The form by VEX of an instruction of SSE whose registers are `reg` and, if that is one, `rm`: the
/// register that it changes is then read and written. `None`: it is no instruction of SSE.
pub(crate) fn by_vex(op: Opcode, reg: Reg, rm: Option<Reg>) -> Option<Opcode> {
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
        (2, 0x00..=0x0b | 0x28..=0x29 | 0x37..=0x40 | 0x45..=0x47 | 0xdc..=0xdf)
            if prefix == 0x66 =>
        {
            true
        }
        (2, 0x1c..=0x1e | 0x20..=0x25 | 0x30..=0x35 | 0xdb) if prefix == 0x66 => false,
        (3, 0x0a..=0x0f | 0x20..=0x22 | 0x44 | 0x46) => true,
        (3, 0x08 | 0x09 | 0x14..=0x17 | 0xdf) => false,
        _ => return None,
    };
    Some(op.vex(if modifies { reg } else { Reg::XMM0 }))
}
