//! Operations on vectors.
//!
//! Operands are registers, or constants of the pool, which are aligned: other memory is not known to be, and can
//! be an operand with AVX only. What has 256 bits is the same but for what [`long`](super::long) has. Lanes that are all given one by one are put
//! together without what they replace.

use super::integer::Alu;
use super::long::{sized, whole};
use super::{Operands, Selector, class};
use crate::lir::{
    BinaryOp, InstData, Shape, Type, Value, VectorBinary, VectorTernary, VectorUnary,
};
use crate::x64::asm::Op;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::packed::*;
use crate::x64::regs::Reg;
use regalloc2::{Operand, RegClass, VReg};
use smallvec::SmallVec;

/// The instruction for bits.
pub(super) fn bitwise(op: BinaryOp) -> Op {
    match op {
        BinaryOp::And => PAND,
        BinaryOp::Or => POR,
        _ => packed(0xef),
    }
}

impl Selector<'_> {
    fn vector_temp(&mut self) -> VReg {
        self.code.has_vectors = true;
        self.temp(RegClass::Float)
    }

    /// `to = op rm, imm`, where `rm` is a register.
    pub(super) fn packed_def(&mut self, to: VReg, op: Op, from: VReg, imm: Option<u8>) {
        let inst = MInst::Def {
            op,
            rm: Rm::Reg,
            imm: imm.unwrap_or(0).into(),
            imm_len: imm.is_some().into(),
        };
        self.emit(inst, &[Operand::reg_def(to), Operand::reg_use(from)]);
    }

    /// `to = a op rm, imm`; the operands of `rm` are those given.
    pub(super) fn packed_mod(
        &mut self,
        to: VReg,
        op: Op,
        a: VReg,
        rm: Rm,
        with: &[Operand],
        imm: Option<u8>,
    ) {
        let mut ops = Operands::new();
        let def = match self.features.avx {
            true => Operand::reg_def(to),
            false => Operand::reg_reuse_def(to, 1),
        };
        ops.extend([def, Operand::reg_use(a)]);
        ops.extend_from_slice(with);
        if self.features.avx {
            let (imm, imm_len) = (imm.unwrap_or(0), imm.is_some().into());
            let inst = MInst::Three {
                op,
                rm,
                imm,
                imm_len,
            };
            return self.emit(inst, &ops);
        }
        match imm {
            None => self.emit(MInst::Mod { op, rm }, &ops),
            Some(imm) => self.emit(MInst::ModImm { op, rm, imm }, &ops),
        }
    }

    /// `to = a op b, imm`, all registers.
    pub(super) fn packed_two(&mut self, to: VReg, op: Op, [a, b]: [VReg; 2], imm: Option<u8>) {
        self.packed_mod(to, op, a, Rm::Reg, &[Operand::reg_use(b)], imm);
    }

    /// The same, in a new register.
    pub(super) fn packed_new(&mut self, op: Op, args: [VReg; 2], imm: Option<u8>) -> VReg {
        let to = self.vector_temp();
        self.packed_two(to, op, args, imm);
        to
    }

    /// A new register, with one instruction on another one.
    pub(super) fn converted(&mut self, op: Op, from: VReg, imm: Option<u8>) -> VReg {
        let to = self.vector_temp();
        self.packed_def(to, op, from, imm);
        to
    }

    /// `op /ext a, imm` in a new register.
    pub(super) fn shifted(&mut self, to: VReg, a: VReg, op: Op, ext: u8, imm: u8) {
        if self.features.avx {
            let (rm, imm_len) = (Rm::Reg, 1);
            let inst = MInst::DefExt {
                op,
                ext,
                rm,
                imm,
                imm_len,
            };
            return self.emit(inst, &[Operand::reg_def(to), Operand::reg_use(a)]);
        }
        let ops = [Operand::reg_reuse_def(to, 1), Operand::reg_use(a)];
        self.mod_ext(op, ext, imm.into(), 1, &ops);
    }

    pub(super) fn zero_vector(&mut self) -> VReg {
        let to = self.vector_temp();
        self.emit(MInst::ZeroVector, &[Operand::reg_def(to)]);
        to
    }

    /// The bits of a vector constant.
    pub(super) fn vector_bits(&self, value: Value) -> Option<u128> {
        match self.def_of(value)?.1 {
            InstData::Vconst { vconst } => Some(self.func.vconsts[vconst]),
            _ => None,
        }
    }

    /// The second operand of an operation on whole registers.
    pub(super) fn packed_rm(&mut self, value: Value, ops: &mut Operands) -> Rm {
        match self.all_bits(value) {
            Some(bits) if bits != [0; 2] => {
                let bytes = self.func.ty(value).bytes();
                Rm::Mem(self.constant_of(bits, bytes as u8))
            }
            _ => {
                if let Some(load) = self.foldable_vector(value) {
                    self.facts.sunk[load.0 as usize] = true;
                    return Rm::Mem(self.load_address(load, ops));
                }
                let reg = self.use_reg(value);
                ops.push(reg);
                Rm::Reg
            }
        }
    }

    /// The operand of an instruction that reads only the low bits of a vector, as many as `ty`
    /// has: memory, if all that is there is what was loaded for it.
    pub(super) fn low_rm(&mut self, value: Value, ty: Type, ops: &mut Operands) -> Rm {
        if let Some((_, InstData::Vunary { op, arg, .. })) = self.local_def(value)
            && matches!(op, VectorUnary::Low | VectorUnary::Splat)
            && self.func.ty(arg).bytes() == ty.bytes()
            && self.is_single(value)
            && let Some(load) = self.foldable_load(arg)
        {
            self.facts.sunk[load.0 as usize] = true;
            return Rm::Mem(self.load_address(load, ops));
        }
        let reg = self.use_reg(value);
        ops.push(reg);
        Rm::Reg
    }

    /// `result = a op b, imm` on registers as long as the result's, the better one second where they can be exchanged.
    fn packed(&mut self, result: Value, op: Op, imm: Option<u8>, [a, b]: [Value; 2], swap: bool) {
        let constant = |value| self.all_bits(value).is_some();
        let (a, b) = match swap
            && !constant(b)
            && (constant(a) || self.is_single(b) && !self.is_single(a))
        {
            true => (b, a),
            false if swap && self.foldable_vector(a).is_some() && !constant(b) => (b, a),
            false => (a, b),
        };
        let first = self.reg(a);
        let mut with = Operands::new();
        let rm = self.packed_rm(b, &mut with);
        let (to, op) = (self.own(result), sized(op, self.func.ty(result)));
        self.packed_mod(to, op, first, rm, &with, imm);
    }

    /// `and`, `or` and `xor`.
    pub fn vector_bitwise(&mut self, result: Value, op: BinaryOp, args: [Value; 2]) {
        if op == BinaryOp::And {
            for [a, b] in [args, [args[1], args[0]]] {
                if let Some(not) = self.inverted(a) {
                    let first = self.reg(not);
                    let mut with = Operands::new();
                    let rm = self.packed_rm(b, &mut with);
                    let to = self.own(result);
                    // `pandn`
                    let op = sized(packed(0xdf), self.func.ty(result));
                    return self.packed_mod(to, op, first, rm, &with, None);
                }
            }
        }
        self.packed(result, bitwise(op), None, args, true);
    }

    fn vector_xor(&self, value: Value) -> Option<[Value; 2]> {
        match self.def_of(value)?.1 {
            InstData::Binary {
                op: BinaryOp::Xor,
                ty,
                args,
            } if ty.is_vector() => Some(args),
            _ => None,
        }
    }

    /// What a value is `xor` a constant, the same in each half.
    fn xor_const(&self, value: Value, bits: u128) -> Option<Value> {
        let [a, b] = self.vector_xor(value)?;
        if self.same_bits(b) == Some(bits) {
            return Some(a);
        }
        (self.same_bits(a) == Some(bits)).then_some(b)
    }

    /// What a value is the complement of.
    pub(super) fn inverted(&self, value: Value) -> Option<Value> {
        self.xor_const(value, u128::MAX)
    }

    /// The second operand, by bytes, where the highest bit of the first is set, else the third.
    fn blend(&mut self, result: Value, [mask, a, b]: [Value; 3]) {
        let [mask, a, b] = self.upright([mask, a, b]);
        let mut ops = self.def(result);
        ops.push(self.use_reg(b));
        ops.push(self.use_reg(mask));
        let rm = self.packed_rm(a, &mut ops);
        let op = sized(VPBLENDVB, self.func.ty(result));
        self.emit(MInst::Blend { op, rm }, &ops);
    }

    /// The operands of a choice without a complement of its mask.
    pub(super) fn upright(&self, [mask, a, b]: [Value; 3]) -> [Value; 3] {
        match self.inverted(mask) {
            Some(mask) => [mask, b, a],
            None => [mask, a, b],
        }
    }

    fn vector_ternary(&mut self, result: Value, op: VectorTernary, shape: Shape, args: [Value; 3]) {
        match (op, ternary(op, shape)) {
            (VectorTernary::Fma, Some(instruction)) => {
                let regs = args.map(|arg| self.reg(arg));
                let to = self.own(result);
                let op = sized(instruction.op, shape.ty());
                self.multiply_add_packed(to, op, regs);
            }
            _ => self.blend(result, args),
        }
    }

    /// `to = a * b + c` of whole registers.
    pub(super) fn multiply_add_packed(&mut self, to: VReg, op: Op, [a, b, c]: [VReg; 3]) {
        let mut ops = Operands::new();
        ops.extend([Operand::reg_reuse_def(to, 1), Operand::reg_use(a)]);
        ops.extend([Operand::reg_use(b), Operand::reg_use(c)]);
        self.emit(MInst::ModThree { op, rm: Rm::Reg }, &ops);
    }

    pub fn vector_binary(
        &mut self,
        result: Value,
        op: VectorBinary,
        shape: Shape,
        imm: u8,
        args: [Value; 2],
    ) {
        match op {
            VectorBinary::Insert => return self.insert(result, shape, imm, args),
            VectorBinary::Join => return self.join(result, args),
            _ => {}
        }
        match binary(op, shape) {
            Some(code) => self.packed(result, code.op, code.imm, args, op.commutes_but_nan()),
            None => debug_assert!(false, "{op:?} of {shape:?} is not legal"),
        }
    }

    pub fn vector_unary(
        &mut self,
        result: Value,
        op: VectorUnary,
        shape: Shape,
        imm: u8,
        arg: Value,
    ) {
        if shape.is_long() && self.long_unary(result, op, shape, imm, arg) {
            return;
        }
        let ext = match op {
            VectorUnary::Splat => return self.splat(result, shape, arg),
            VectorUnary::Extract => return self.extract(result, shape, imm, arg),
            VectorUnary::Low => {
                let mut ops = self.def(result);
                let rm = self.rm(arg, &mut ops);
                let op = if shape == Shape::I64x2 {
                    MOVD.wide()
                } else {
                    MOVD
                };
                return self.emit_def(op, rm, &ops);
            }
            VectorUnary::Lshr => 2,
            VectorUnary::Ashr => 4,
            VectorUnary::Shl => 6,
            _ => {
                let mut ops = self.def(result);
                let Some(Packed {
                    op: mut code, imm, ..
                }) = unary(op, shape)
                else {
                    return debug_assert!(false, "{op:?} of {shape:?} is not legal");
                };
                let rm = match op {
                    VectorUnary::Signs => {
                        if shape.is_long() {
                            code = whole(code);
                        }
                        ops.push(self.use_reg(arg));
                        Rm::Reg
                    }
                    VectorUnary::StoD | VectorUnary::Fpromote if !shape.is_long() => {
                        self.low_rm(arg, Type::I64, &mut ops)
                    }
                    _ => {
                        if self.features.avx {
                            // No other operand: the register of all ones.
                            code = sized(code.vex(Reg::XMM0), shape.ty());
                        }
                        self.packed_rm(arg, &mut ops)
                    }
                };
                let (imm, imm_len) = (imm.unwrap_or(0).into(), imm.is_some().into());
                let inst = MInst::Def {
                    op: code,
                    rm,
                    imm,
                    imm_len,
                };
                return self.emit(inst, &ops);
            }
        };
        let (to, from) = (self.own(result), self.reg(arg));
        let op = sized(packed(0x70 + row(shape) as u8), shape.ty());
        self.shifted(to, from, op, ext, imm);
    }

    /// A scalar in the lowest lane of a register, whatever is above.
    pub(super) fn lowest(&mut self, shape: Shape, arg: Value) -> VReg {
        if !shape.lane().is_int() {
            return self.reg(arg);
        }
        let to = self.vector_temp();
        let mut ops = Operands::new();
        ops.push(Operand::reg_def(to));
        let rm = match shape {
            Shape::I8x16 | Shape::I16x8 => {
                let reg = self.use_reg(arg);
                ops.push(reg);
                Rm::Reg
            }
            _ => self.rm(arg, &mut ops),
        };
        let op = if shape == Shape::I64x2 {
            MOVD.wide()
        } else {
            MOVD
        };
        self.emit_def(op, rm, &ops);
        to
    }

    fn splat(&mut self, result: Value, shape: Shape, arg: Value) {
        let bits = match self.def_of(arg) {
            Some((_, InstData::Iconst { imm, .. })) => Some(imm),
            Some((_, InstData::Fconst { bits, .. })) => Some(bits),
            _ => None,
        };
        if let Some(bits) = bits {
            let rm = Rm::Mem(self.constant(shape.make(|_| bits), 16));
            let ops = self.def(result);
            return self.emit_def(MOVAPS, rm, &ops);
        }
        if shape == Shape::F64x2 && self.features.sse3 {
            let mut ops = self.def(result);
            let rm = self.rm(arg, &mut ops);
            // `movddup`
            return self.emit_def(Op::two(0x12).prefix(0xf2), rm, &ops);
        }
        let low = self.lowest(shape, arg);
        let to = self.own(result);
        match shape {
            Shape::F64x2 | Shape::I64x2 => self.packed_def(to, PSHUFD, low, Some(0x44)),
            Shape::F32x4 | Shape::I32x4 => self.packed_def(to, PSHUFD, low, Some(0)),
            Shape::I8x16 if self.features.ssse3 => {
                let zero = self.zero_vector();
                self.packed_two(to, PSHUFB, [low, zero], None);
            }
            _ => {
                let low = match shape {
                    Shape::I8x16 => self.packed_new(unpack(1), [low, low], None),
                    _ => low,
                };
                let low = self.converted(PSHUFLW, low, Some(0));
                self.packed_def(to, PSHUFD, low, Some(0x44));
            }
        }
    }

    /// `movd` or `movq` to a general register.
    fn move_out(&mut self, to: VReg, from: VReg, wide: bool) {
        let op = if wide { MOVD_OUT.wide() } else { MOVD_OUT };
        let ops = [Operand::reg_use(from), Operand::reg_def(to)];
        self.emit(MInst::Use { op, rm: Rm::Reg }, &ops);
    }

    fn extract(&mut self, result: Value, shape: Shape, lane: u8, arg: Value) {
        let (to, from) = (self.own(result), self.reg(arg));
        match shape {
            // An alias.
            Shape::F32x4 | Shape::F64x2 if lane == 0 => {}
            Shape::F32x4 => self.packed_def(to, PSHUFD, from, Some(lane)),
            Shape::F64x2 => self.packed_def(to, PSHUFD, from, Some(0xee)),
            Shape::I64x2 if lane > 0 => {
                let high = self.converted(PSHUFD, from, Some(0xee));
                self.move_out(to, high, true);
            }
            Shape::I32x4 if lane > 0 => {
                let low = self.converted(PSHUFD, from, Some(lane));
                self.move_out(to, low, false);
            }
            // What is above the type is not part of a value.
            _ if lane == 0 => self.move_out(to, from, shape == Shape::I64x2),
            Shape::I8x16 if lane % 2 == 1 => {
                let word = self.temp(RegClass::Int);
                self.packed_def(word, PEXTRW, from, Some(lane / 2));
                let ops = [Operand::reg_reuse_def(to, 1), Operand::reg_use(word)];
                self.mod_ext(Op::one(0xc1), 5, 8, 1, &ops);
            }
            Shape::I8x16 => self.packed_def(to, PEXTRW, from, Some(lane / 2)),
            _ => self.packed_def(to, PEXTRW, from, Some(lane)),
        }
    }

    /// Stores a lane from where it is; false if the value is none, or is needed anyway.
    pub fn store_lane(&mut self, ty: Type, value: Value, rm: Rm, address: &[Operand]) -> bool {
        let Some((_, data)) = self.def_of(value) else {
            return false;
        };
        let InstData::Vunary {
            op: VectorUnary::Extract,
            shape,
            imm,
            arg,
        } = data
        else {
            return false;
        };
        let op = match (shape, imm) {
            (Shape::I64x2, 0) => MOVD_OUT.wide(),
            (Shape::I32x4, 0) => MOVD_OUT,
            // `movhps`
            (Shape::F64x2 | Shape::I64x2, 1) => Op::two(0x17),
            _ => return false,
        };
        if !self.is_single(value) || shape.lane() != ty {
            return false;
        }
        let mut ops = Operands::new();
        ops.push(Operand::reg_use(self.reg(arg)));
        ops.extend_from_slice(address);
        self.emit(MInst::Use { op, rm }, &ops);
        true
    }

    /// The lanes that a chain of insertions gives, if it gives all.
    pub(super) fn all_lanes(&self, shape: Shape, value: Value) -> Option<SmallVec<[Value; 16]>> {
        let mut lanes: SmallVec<[Option<Value>; 16]> =
            SmallVec::from_elem(None, shape.lanes() as usize);
        let mut at = value;
        let mut missing = lanes.len();
        // More insertions than lanes replace some; these are the business of other passes.
        for _ in 0..lanes.len() {
            let InstData::Vbinary {
                op: VectorBinary::Insert,
                shape: of,
                imm,
                args: [into, lane],
            } = self.def_of(at)?.1
            else {
                return None;
            };
            if of != shape || at != value && !self.is_single(at) {
                return None;
            }
            let place = lanes.get_mut(usize::from(imm))?;
            if place.is_none() {
                *place = Some(lane);
                missing -= 1;
            }
            if missing == 0 {
                return Some(lanes.into_iter().flatten().collect());
            }
            at = into;
        }
        None
    }

    fn insert(&mut self, result: Value, shape: Shape, lane: u8, [a, b]: [Value; 2]) {
        if let Some(lanes) = self.all_lanes(shape, result) {
            return self.put_together(result, shape, &lanes);
        }
        if lane == 0 && self.vector_bits(a) == Some(0) {
            let op = match shape {
                Shape::I32x4 => Some(MOVD),
                Shape::I64x2 => Some(MOVD.wide()),
                // `movq`
                Shape::F64x2 => Some(Op::two(0x7e).prefix(0xf3)),
                _ => None,
            };
            if let Some(op) = op {
                let mut ops = self.def(result);
                let rm = self.rm(b, &mut ops);
                return self.emit_def(op, rm, &ops);
            }
        }
        let into = self.reg(a);
        let to = self.own(result);
        self.insert_lane(to, shape, lane, into, b);
    }

    /// A vector of these lanes.
    fn put_together(&mut self, result: Value, shape: Shape, lanes: &[Value]) {
        let to = self.own(result);
        if let (Shape::F64x2, &[low, high]) = (shape, lanes) {
            let low = self.reg(low);
            let mut with = Operands::new();
            if let Some(load) = self.foldable_load(high) {
                self.facts.sunk[load.0 as usize] = true;
                let rm = Rm::Mem(self.load_address(load, &mut with));
                // `movhpd`
                return self.packed_mod(to, packed(0x16), low, rm, &with, None);
            }
            let high = self.reg(high);
            return self.packed_two(to, packed(0x14), [low, high], None);
        }
        let by_pairs = match shape {
            Shape::F32x4 => true,
            Shape::I32x4 | Shape::I64x2 => !self.features.sse41,
            _ => false,
        };
        if !by_pairs {
            let mut into = self.lowest(shape, lanes[0]);
            for (i, &lane) in lanes.iter().enumerate().skip(1) {
                let next = match i + 1 == lanes.len() {
                    true => to,
                    false => self.vector_temp(),
                };
                self.insert_lane(next, shape, i as u8, into, lane);
                into = next;
            }
            return;
        }
        let lanes: SmallVec<[VReg; 4]> = lanes.iter().map(|&l| self.lowest(shape, l)).collect();
        match *lanes {
            [a, b, c, d] => {
                let low = self.packed_new(PUNPCKLDQ, [a, b], None);
                let high = self.packed_new(PUNPCKLDQ, [c, d], None);
                self.packed_two(to, unpack(8), [low, high], None);
            }
            [a, b, ..] => self.packed_two(to, unpack(8), [a, b], None),
            _ => {}
        }
    }

    /// `to` is `into` with one other lane.
    fn insert_lane(&mut self, to: VReg, shape: Shape, lane: u8, into: VReg, b: Value) {
        let sse41 = self.features.sse41;
        let (op, imm) = match shape {
            Shape::I16x8 => (PINSRW, lane),
            Shape::I8x16 if sse41 => (newer_imm(0x20), lane),
            Shape::I32x4 if sse41 => (newer_imm(0x22), lane),
            Shape::I64x2 if sse41 => (newer_imm(0x22).wide(), lane),
            Shape::F32x4 if sse41 && lane > 0 => (newer_imm(0x21), lane << 4),
            _ => return self.insert_by_registers(to, shape, lane, into, b),
        };
        let mut with = Operands::new();
        let rm = self.rm(b, &mut with);
        self.packed_mod(to, op, into, rm, &with, Some(imm));
    }

    fn insert_by_registers(&mut self, to: VReg, shape: Shape, lane: u8, into: VReg, b: Value) {
        let from = self.reg(b);
        let word = |this: &mut Self, to: VReg, into: VReg, from: VReg, at: u8| {
            this.packed_mod(
                to,
                PINSRW,
                into,
                Rm::Reg,
                &[Operand::reg_use(from)],
                Some(at),
            );
        };
        match shape {
            // `movss` and `movsd`
            Shape::F32x4 if lane == 0 => {
                self.packed_two(to, Op::two(0x10).prefix(0xf3), [into, from], None);
            }
            Shape::F64x2 if lane == 0 => {
                self.packed_two(to, Op::two(0x10).prefix(0xf2), [into, from], None);
            }
            Shape::F64x2 => self.packed_two(to, packed(0x14), [into, from], None),
            Shape::I64x2 => {
                let low = self.lowest(shape, b);
                match lane {
                    0 => self.packed_two(to, Op::two(0x10).prefix(0xf2), [into, low], None),
                    _ => self.packed_two(to, unpack(8), [into, low], None),
                }
            }
            Shape::F32x4 | Shape::I32x4 => {
                let low = match class(shape.lane()) {
                    RegClass::Int => from,
                    _ => {
                        let low = self.temp(RegClass::Int);
                        self.move_out(low, from, false);
                        low
                    }
                };
                let high = self.temp(RegClass::Int);
                let ops = [Operand::reg_reuse_def(high, 1), Operand::reg_use(low)];
                self.mod_ext(Op::one(0xc1), 5, 16, 1, &ops);
                let half = self.vector_temp();
                word(self, half, into, low, 2 * lane);
                word(self, to, half, high, 2 * lane + 1);
            }
            _ => {
                // The word that the byte is part of, with its other byte.
                let old = self.temp(RegClass::Int);
                self.packed_def(old, PEXTRW, into, Some(lane / 2));
                let odd = lane % 2 == 1;
                let kept = self.temp(RegClass::Int);
                let mask = if odd { 0xff } else { 0xff00 };
                let ops = [Operand::reg_reuse_def(kept, 1), Operand::reg_use(old)];
                self.mod_ext(Op::one(0x81), Alu::And as u8, mask, 4, &ops);
                let byte = self.temp(RegClass::Int);
                let ops = [Operand::reg_def(byte), Operand::reg_use(from)];
                self.emit_def(super::load_op(Type::I8), Rm::Reg, &ops);
                let mut put = byte;
                if odd {
                    put = self.temp(RegClass::Int);
                    let ops = [Operand::reg_reuse_def(put, 1), Operand::reg_use(byte)];
                    self.mod_ext(Op::one(0xc1), 4, 8, 1, &ops);
                }
                let whole = self.temp(RegClass::Int);
                let ops = [
                    Operand::reg_reuse_def(whole, 1),
                    Operand::reg_use(kept),
                    Operand::reg_use(put),
                ];
                let op = Alu::Or.op(Type::I32);
                self.emit(MInst::Mod { op, rm: Rm::Reg }, &ops);
                word(self, to, into, whole, lane / 2);
            }
        }
    }

    /// The instruction that computes a vector from others.
    pub fn vector(&mut self, result: Value, data: InstData) {
        match data {
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => self.vector_unary(result, op, shape, imm, arg),
            InstData::Vbinary {
                op,
                shape,
                imm,
                args,
            } => self.vector_binary(result, op, shape, imm, args),
            InstData::Vternary { op, shape, args } => self.vector_ternary(result, op, shape, args),
            InstData::Vshuffle {
                ty: Type::V256,
                args,
                mask,
            } => self.long_shuffle(result, args, mask),
            InstData::Vshuffle { args, mask, .. } => self.shuffle(result, args, mask),
            _ => {}
        }
    }
}
