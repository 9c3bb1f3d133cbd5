//! Operations on the lanes of vector registers: SSE2, and what is newer where the processor has
//! it. What SSE2 has no instruction for goes by way of memory there.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use crate::lir::{BinaryOp, Shape, Type, VConst, Value, VectorBinary, VectorTernary, VectorUnary};
use crate::x64::asm::{Base, Mem, Op, Rm};
use crate::x64::packed::*;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::shuffle::*;

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
        let op = if is_only_vex(op) { op.vex(to) } else { op };
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
        if op == VectorBinary::Insert {
            return self.emit_insert(result, shape, imm, a, b);
        }
        match binary(op, shape) {
            Some(code) => self.emit_packed(result, code.op, code.imm, a, b),
            None => debug_assert!(false, "{op:?} of {shape:?} is not legal"),
        }
    }

    pub fn emit_vector_ternary(
        &mut self,
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
            let (mask, yes, no) = (self.use_reg(a), self.use_reg(b), self.use_reg(c));
            let to = self.dst(result, &args);
            // The number of the mask's register stands in the high half of the immediate byte.
            self.op8(code.op.vex(no), to, yes, mask.code() << 4);
            args.iter().for_each(|&arg| self.release(arg));
            return self.define(result, to);
        }
        let before = self.regs.locked;
        let (by, plus) = (self.use_reg(b), self.use_reg(c));
        let others = self.regs.locked.without(before);
        let to = self.operand_into(result, a, &args, others);
        self.asm.op(code.op.vex(by), to, plus);
        args.iter().for_each(|&arg| self.release(arg));
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
            VectorUnary::Lshr => 2,
            VectorUnary::Ashr => 4,
            VectorUnary::Shl => 6,
            _ => {
                return match unary(op, shape) {
                    Some(code) => self.emit_converted(result, code, arg),
                    None => debug_assert!(false, "{op:?} of {shape:?} is not legal"),
                };
            }
        };
        let to = self.operand_into(result, arg, &[arg], RegSet::EMPTY);
        self.asm.op_imm(shift, digit, to.into(), imm.into(), 1);
        self.release(arg);
        self.define(result, to);
    }

    /// One instruction from register to register.
    fn emit_converted(&mut self, result: Value, code: Packed, arg: Value) {
        let from = self.use_reg(arg);
        let to = self.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
        match code.imm {
            Some(imm) => self.op8(code.op, to, from, imm),
            None => self.asm.op(code.op, to, from),
        }
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
            _ => {
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
            _ => {
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
        let mask = self.func.vconsts[mask].to_le_bytes();
        let (x, y) = match (Lanes::of(mask, a == b), words_of(mask, 16)) {
            (Lanes::Words(words), _) => return self.emit_words(result, words, [a, b]),
            (_, Some(words)) => return self.emit_words(result, words, [b, a]),
            (Lanes::Two { op, imm, swapped }, _) => {
                let [a, b] = if swapped { [b, a] } else { [a, b] };
                return self.emit_packed(result, op, imm, a, b);
            }
            (Lanes::Bytes(x, y), _) => (x, y),
        };
        let from = [self.use_reg(a), self.use_reg(b)];
        let to = self.dst(result, &[a, b]);
        if self.features.ssse3 {
            self.mov(Type::V128, to, from[0]);
            let x = self.vector_constant(x);
            self.asm.op(PSHUFB, to, x);
            if let Some(y) = y {
                self.mov(Type::V128, XSCRATCH, from[1]);
                let y = self.vector_constant(y);
                self.asm.op(PSHUFB, XSCRATCH, y);
                self.asm.op(POR, to, XSCRATCH);
            }
        } else {
            self.shuffle_in_memory(to, from, mask);
        }
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    /// `pshufd` of the first one of the operands of a shuffle.
    fn emit_words(&mut self, result: Value, words: u8, [from, other]: [Value; 2]) {
        let reg = self.use_reg(from);
        let to = self.dst(result, &[from]);
        self.op8(PSHUFD, to, reg, words);
        self.release(from);
        self.release(other);
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
