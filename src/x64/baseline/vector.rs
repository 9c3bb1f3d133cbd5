//! Operations on the lanes of vector registers: SSE2, and what is newer where the processor has
//! it. What SSE2 has no instruction for goes by way of memory there.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use crate::lir::{BinaryOp, Shape, Type, VConst, Value, VectorBinary, VectorUnary};
use crate::x64::asm::{Base, Mem, Op, Rm};
use crate::x64::packed::*;
use crate::x64::regs::{Reg, RegSet};

impl Gen<'_> {
    /// An instruction on vector registers with an immediate byte.
    fn op8(&mut self, op: Op, reg: Reg, rm: impl Into<Rm>, imm: u8) {
        self.asm.op_imm(op, reg.code(), rm.into(), imm.into(), 1);
    }

    pub fn emit_bitwise(&mut self, result: Value, op: BinaryOp, a: Value, b: Value) {
        let opcode = match op {
            BinaryOp::And => 0x54,
            BinaryOp::Or => 0x56,
            _ => 0x57,
        };
        self.emit_packed(result, Op::two(opcode), None, a, b);
    }

    /// `result = a op b`, where the instruction overwrites its first operand.
    fn emit_packed(&mut self, result: Value, op: Op, imm: Option<u8>, a: Value, b: Value) {
        // Not from memory, as that would have to be aligned.
        let before = self.regs.locked;
        let from = self.use_reg(b);
        let others = self.regs.locked.without(before);
        let to = self.operand_into(result, a, &[a, b], others);
        match imm {
            Some(imm) => self.op8(op, to, from, imm),
            None => self.asm.op(op, to, from),
        }
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    pub fn emit_vector_binary(
        &mut self,
        result: Value,
        op: VectorBinary,
        shape: Shape,
        imm: u8,
        [a, b]: [Value; 2],
    ) {
        use VectorBinary as V;
        let features = self.features;
        let newer = match (op, shape) {
            (V::Insert, _) => return self.emit_insert(result, shape, imm, a, b),
            (V::Mul, Shape::I32x4) if features.sse41 => Some((PMULLD, None)),
            (V::Eq, Shape::I64x2) if features.sse41 => Some((PCMPEQQ, None)),
            (V::Sgt, Shape::I64x2) if features.sse42 => Some((PCMPGTQ, None)),
            _ => binary(op, shape),
        };
        match (newer, op) {
            (Some((op, imm)), _) => self.emit_packed(result, op, imm, a, b),
            (None, V::Mul) => self.emit_mul_words(result, a, b),
            (None, _) => self.emit_compare_wide(result, op == V::Eq, a, b),
        }
    }

    /// `pcmpeqq` and `pcmpgtq` without SSE4, from comparisons of halves.
    fn emit_compare_wide(&mut self, result: Value, equal: bool, a: Value, b: Value) {
        let (x, y) = (self.use_reg(a), self.use_reg(b));
        let to = self.dst(result, &[a, b]);
        let halves = self.alloc(Type::V128);
        self.mov(Type::V128, XSCRATCH, x);
        self.asm.op(PCMPEQD, XSCRATCH, y);
        if equal {
            self.op8(PSHUFD, halves, XSCRATCH, 0xb1);
            self.mov(Type::V128, to, halves);
            self.asm.op(PAND, to, XSCRATCH);
        } else {
            // Where the high halves are equal, the low ones decide: whether a difference borrows.
            self.mov(Type::V128, halves, y);
            self.asm.op(PSUBQ, halves, x);
            self.asm.op(PAND, halves, XSCRATCH);
            self.mov(Type::V128, XSCRATCH, x);
            self.asm.op(PCMPGTD, XSCRATCH, y);
            self.asm.op(POR, XSCRATCH, halves);
            self.op8(PSHUFD, to, XSCRATCH, 0xf5);
        }
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    /// `pmulld` without SSE4.1: products of even and of odd lanes, put together.
    fn emit_mul_words(&mut self, result: Value, a: Value, b: Value) {
        let (x, y) = (self.use_reg(a), self.use_reg(b));
        let to = self.dst(result, &[a, b]);
        let odd = self.alloc(Type::V128);
        self.op8(PSHUFD, odd, x, 0xf5);
        self.op8(PSHUFD, XSCRATCH, y, 0xf5);
        self.asm.op(PMULUDQ, odd, XSCRATCH);
        self.mov(Type::V128, to, x);
        self.asm.op(PMULUDQ, to, y);
        self.op8(PSHUFD, to, to, 0xe8);
        self.op8(PSHUFD, odd, odd, 0xe8);
        self.asm.op(packed(0x62), to, odd);
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    fn emit_insert(&mut self, result: Value, shape: Shape, lane: u8, a: Value, b: Value) {
        let newer = self.features.sse41;
        let (op, imm) = match shape {
            Shape::I16x8 => (packed(0xc4), Some(lane)),
            Shape::I8x16 if newer => (Op::map(3, 0x20).prefix(0x66), Some(lane)),
            Shape::I32x4 if newer => (Op::map(3, 0x22).prefix(0x66), Some(lane)),
            Shape::I64x2 if newer => (Op::map(3, 0x22).prefix(0x66).wide(), Some(lane)),
            Shape::F32x4 if lane == 0 => (Op::two(0x10).prefix(0xf3), None),
            Shape::F32x4 if newer => (Op::map(3, 0x21).prefix(0x66), Some(lane << 4)),
            Shape::F64x2 if lane == 0 => (Op::two(0x10).prefix(0xf2), None),
            Shape::F64x2 => (packed(0x14), None),
            _ => return self.emit_insert_in_memory(result, shape, lane, a, b),
        };
        self.emit_packed(result, op, imm, a, b);
    }

    fn emit_insert_in_memory(&mut self, result: Value, shape: Shape, lane: u8, a: Value, b: Value) {
        let (vector, value) = (self.use_reg(a), self.use_reg(b));
        let to = self.dst(result, &[a, b]);
        let at = self.frame.alloc(true);
        self.store_frame(Type::V128, at, vector);
        let ty = shape.lane();
        let lane = i32::from(lane) * ty.bytes() as i32;
        self.store(ty, self.frame.place(at, lane), value);
        self.load_frame(Type::V128, to, at);
        self.frame.release(at, true);
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    pub fn emit_vector_unary(
        &mut self,
        result: Value,
        op: VectorUnary,
        shape: Shape,
        imm: u8,
        arg: Value,
    ) {
        // The opcode of shifts by an immediate, for lanes of 16, 32 and 64 bits.
        let shift = packed(0x70 + shape.lane().bytes().trailing_zeros() as u8);
        let digit = match op {
            VectorUnary::Splat => return self.emit_splat(result, shape, arg),
            VectorUnary::Extract => return self.emit_extract(result, shape, imm, arg),
            VectorUnary::Sqrt => return self.emit_converted(result, float(0x51, shape), arg),
            VectorUnary::Low => {
                let from = self.use_reg(arg);
                let to = self.dst(result, &[arg]);
                let op = if shape == Shape::I64x2 {
                    MOVD.wide()
                } else {
                    MOVD
                };
                self.asm.op(op, to, from);
                self.release(arg);
                return self.define(result, to);
            }
            VectorUnary::Signs
            | VectorUnary::StoF
            | VectorUnary::StoD
            | VectorUnary::FtoS
            | VectorUnary::Fpromote
            | VectorUnary::Fdemote => {
                return self.emit_converted(result, unary(op, shape), arg);
            }
            VectorUnary::Lshr => 2,
            VectorUnary::Ashr => 4,
            VectorUnary::Shl => 6,
        };
        let to = self.operand_into(result, arg, &[arg], RegSet::EMPTY);
        self.asm.op_imm(shift, digit, to.into(), imm.into(), 1);
        self.release(arg);
        self.define(result, to);
    }

    /// One instruction from register to register.
    fn emit_converted(&mut self, result: Value, op: Op, arg: Value) {
        let from = self.use_reg(arg);
        let to = self.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
        self.asm.op(op, to, from);
        self.release(arg);
        self.define(result, to);
    }

    fn emit_splat(&mut self, result: Value, shape: Shape, arg: Value) {
        let from = self.use_reg(arg);
        let to = self.dst(result, &[arg]);
        match shape {
            Shape::F32x4 => self.op8(PSHUFD, to, from, 0),
            Shape::F64x2 => self.op8(PSHUFD, to, from, 0x44),
            Shape::I64x2 => {
                self.asm.op(MOVD.wide(), to, from);
                self.op8(PSHUFD, to, to, 0x44);
            }
            Shape::I32x4 => {
                self.asm.op(MOVD, to, from);
                self.op8(PSHUFD, to, to, 0);
            }
            Shape::I16x8 | Shape::I8x16 => {
                self.asm.op(MOVD, to, from);
                if shape == Shape::I8x16 {
                    self.asm.op(packed(0x60), to, to);
                }
                self.asm.op(packed(0x61), to, to);
                self.op8(PSHUFD, to, to, 0);
            }
        }
        self.release(arg);
        self.define(result, to);
    }

    fn emit_extract(&mut self, result: Value, shape: Shape, lane: u8, arg: Value) {
        let from = self.use_reg(arg);
        let to = self.dst(result, &[arg]);
        match shape {
            Shape::F32x4 | Shape::F64x2 if lane == 0 => self.mov(Type::V128, to, from),
            Shape::F32x4 => self.op8(PSHUFD, to, from, lane),
            Shape::F64x2 => self.op8(PSHUFD, to, from, 0xee),
            Shape::I64x2 | Shape::I32x4 => {
                let half = shape == Shape::I64x2;
                let source = match lane {
                    0 => from,
                    _ => {
                        self.op8(PSHUFD, XSCRATCH, from, if half { 0xee } else { lane });
                        XSCRATCH
                    }
                };
                let op = if half { MOVD_OUT.wide() } else { MOVD_OUT };
                self.asm.op(op, source, to);
            }
            Shape::I16x8 => self.op8(packed(0xc5), to, from, lane),
            Shape::I8x16 => {
                self.op8(packed(0xc5), to, from, lane / 2);
                if lane % 2 == 1 {
                    self.asm.op_imm(Op::one(0xc1), 5, to.into(), 8, 1);
                }
            }
        }
        self.release(arg);
        self.define(result, to);
    }

    pub fn emit_shuffle(&mut self, result: Value, [a, b]: [Value; 2], mask: VConst) {
        let func = self.func;
        let mask = func.vconsts[mask].to_le_bytes();
        let (x, y) = (self.use_reg(a), self.use_reg(b));
        let to = self.dst(result, &[a, b]);
        // Both operands may be the same vector.
        let mask = match a == b {
            true => mask.map(|i| if i < 32 { i % 16 } else { i }),
            false => mask,
        };
        let first = mask.iter().any(|&i| i < 16);
        let second = mask.iter().any(|i| (16..32).contains(i));
        if let (Some(lanes), false) = (words_of(mask, 0), second) {
            self.op8(PSHUFD, to, x, lanes);
        } else if let (Some(lanes), false) = (words_of(mask, 16), first) {
            self.op8(PSHUFD, to, y, lanes);
        } else if self.features.ssse3 {
            let of = |base: u8| {
                mask.map(|i| i.wrapping_sub(base))
                    .map(|i| if i < 16 { i } else { 0x80 })
            };
            if first || !second {
                self.mov(Type::V128, to, x);
                let mask = self.vector_constant(of(0));
                self.asm.op(PSHUFB, to, mask);
            }
            if second {
                let part = if first { XSCRATCH } else { to };
                self.mov(Type::V128, part, y);
                let mask = self.vector_constant(of(16));
                self.asm.op(PSHUFB, part, mask);
            }
            if first && second {
                self.asm.op(packed(0xeb), to, XSCRATCH);
            }
        } else {
            self.shuffle_in_memory(to, [x, y], mask);
        }
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    fn shuffle_in_memory(&mut self, to: Reg, from: [Reg; 2], mask: [u8; 16]) {
        let places = [(); 3].map(|()| self.frame.alloc(true));
        self.store_frame(Type::V128, places[0], from[0]);
        self.store_frame(Type::V128, places[1], from[1]);
        for (i, &byte) in mask.iter().enumerate() {
            match byte {
                0..32 => {
                    let at = places[usize::from(byte / 16)];
                    let from = self.frame.place(at, i32::from(byte % 16));
                    self.load(Type::I8, SCRATCH, from);
                }
                _ => self.mov_imm(SCRATCH, 0),
            }
            self.store(Type::I8, self.frame.place(places[2], i as i32), SCRATCH);
        }
        self.load_frame(Type::V128, to, places[2]);
        for at in places {
            self.frame.release(at, true);
        }
    }

    fn vector_constant(&mut self, bytes: [u8; 16]) -> Mem {
        let offset = self.asm.pool(&bytes);
        Mem::rip(Base::Pool(offset), 0)
    }
}
