//! The instructions that make pairs.

use super::super::vector::bitwise;
use super::find::Widened;
use super::{Halves, whole};
use crate::lir::{
    BinaryOp, Inst, InstData, Shape, VConst, Value, VectorBinary, VectorTernary, VectorUnary,
};
use crate::x64::asm::Op;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::optimizing::select::{Operands, Selector};
use crate::x64::packed::*;
use crate::x64::shuffle::Lanes;
use regalloc2::{Operand, RegClass, VReg};

/// Two operands of one instruction, by halves: of the low half, then of the high one.
type Args = [[Value; 2]; 2];

impl Selector<'_> {
    /// Makes the pair that an instruction is part of; false if it is part of none.
    pub fn pair(&mut self, inst: Inst) -> bool {
        let Some(&made) = self.facts.pairs.made.get(&inst) else {
            return false;
        };
        let Some([low, high]) = made else {
            return true;
        };
        if let InstData::Store {
            value: a,
            addr,
            offset,
            ..
        } = self.func.insts[low]
            && let InstData::Store { value: b, .. } = self.func.insts[high]
        {
            self.store_pair([a, b], addr, offset);
            return true;
        }
        let (Some(result), Some(other)) = (self.func.result(low), self.func.result(high)) else {
            return true;
        };
        let is_load = matches!(self.func.insts[low], InstData::Load { .. });
        if is_load || self.facts.need[result.0 as usize] {
            self.make_pair([low, high], [result, other]);
        }
        true
    }

    fn store_pair(&mut self, values: Halves, addr: Value, offset: i32) {
        let mut ops = Operands::new();
        ops.push(Operand::reg_use(self.pair_reg(values)));
        let at = self.operand(addr, offset, &mut ops);
        let to = at.accessed_by(self.origin());
        let op = whole(Op::two(0x11));
        self.emit(
            MInst::Use {
                op,
                rm: Rm::Mem(to),
            },
            &ops,
        );
    }

    fn make_pair(&mut self, insts: [Inst; 2], results: Halves) {
        let to = self.own(results[0]);
        if let Some(widened) = self.widened_from(insts) {
            return self.widen_pair(to, widened);
        }
        let [low, high] = insts.map(|inst| self.func.insts[inst]);
        match (low, high) {
            (InstData::Load { .. }, _) => {
                let mut ops = Operands::new();
                ops.push(Operand::reg_def(to));
                let from = self.load_address(insts[0], &mut ops);
                self.emit_def(whole(Op::two(0x10)), Rm::Mem(from), &ops);
            }
            (InstData::Binary { op, args: a, .. }, InstData::Binary { args: b, .. }) => {
                self.bitwise_pair(to, op, [a, b]);
            }
            (
                InstData::Vbinary {
                    op, shape, args: a, ..
                },
                InstData::Vbinary { args: b, .. },
            ) => self.binary_pair(to, op, shape, [a, b]),
            (
                InstData::Vunary {
                    op,
                    shape,
                    imm,
                    arg: a,
                },
                InstData::Vunary { arg: b, .. },
            ) => self.unary_pair(to, op, shape, imm, [a, b]),
            (InstData::Vternary { op, shape, args: a }, InstData::Vternary { args: b, .. }) => {
                self.ternary_pair(to, op, shape, [a, b])
            }
            (InstData::Vshuffle { args: a, mask, .. }, InstData::Vshuffle { args: b, .. }) => {
                self.shuffle_pair(to, [a, b], mask);
            }
            _ => debug_assert!(false, "no instruction makes such a pair: {low:?}"),
        }
    }

    /// `to = a op b, imm`, the better one second where they can be exchanged.
    fn packed_pair(&mut self, to: VReg, op: Op, imm: Option<u8>, args: Args, swap: bool) {
        let [[a, b], [c, d]] = args;
        let (mut first, mut second) = ([a, c], [b, d]);
        let in_memory = |this: &Self, halves: Halves| {
            this.pair_bits(halves).is_some() || this.foldable_pair(halves).is_some()
        };
        if swap && in_memory(self, first) && !in_memory(self, second) {
            (first, second) = (second, first);
        }
        let first = self.pair_reg(first);
        let mut with = Operands::new();
        let rm = self.pair_rm(second, &mut with);
        self.packed_mod(to, op.long(), first, rm, &with, imm);
    }

    fn bitwise_pair(&mut self, to: VReg, op: BinaryOp, args: Args) {
        if op == BinaryOp::And {
            for [[a, b], [c, d]] in [args, args.map(|[a, b]| [b, a])] {
                if let (Some(not), Some(other)) = (self.inverted(a), self.inverted(c)) {
                    let args = [[not, b], [other, d]];
                    // `vpandn`
                    return self.packed_pair(to, packed(0xdf), None, args, false);
                }
            }
        }
        self.packed_pair(to, bitwise(op), None, args, true);
    }

    fn ternary_pair(&mut self, to: VReg, op: VectorTernary, shape: Shape, args: [[Value; 3]; 2]) {
        let halves = |args: [[Value; 3]; 2]| [0, 1, 2].map(|i| [args[0][i], args[1][i]]);
        match (op, ternary(op, shape)) {
            (VectorTernary::Fma, Some(instruction)) => {
                let regs = halves(args).map(|halves| self.pair_reg(halves));
                self.multiply_add_packed(to, instruction.op.long(), regs);
            }
            _ => {
                let [low, high] = args.map(|args| self.upright(args));
                // Only one of the masks may be a complement.
                let agree = (low == args[0]) == (high == args[1]);
                let [mask, a, b] = halves(if agree { [low, high] } else { args });
                let mut ops = Operands::new();
                ops.push(Operand::reg_def(to));
                ops.push(Operand::reg_use(self.pair_reg(b)));
                ops.push(Operand::reg_use(self.pair_reg(mask)));
                let rm = self.pair_rm(a, &mut ops);
                self.emit(
                    MInst::Blend {
                        op: VPBLENDVB.long(),
                        rm,
                    },
                    &ops,
                );
            }
        }
    }

    fn binary_pair(&mut self, to: VReg, op: VectorBinary, shape: Shape, args: Args) {
        match binary(op, shape) {
            Some(code) => self.packed_pair(to, code.op, code.imm, args, op.commutes_but_nan()),
            None => debug_assert!(false, "{op:?} of {shape:?} is not legal"),
        }
    }

    fn unary_pair(&mut self, to: VReg, op: VectorUnary, shape: Shape, imm: u8, arg: Halves) {
        let ext = match op {
            VectorUnary::Lshr => 2,
            VectorUnary::Ashr => 4,
            VectorUnary::Shl => 6,
            _ => {
                let Some(Packed { op, imm, .. }) = unary(op, shape) else {
                    return debug_assert!(false, "{op:?} of {shape:?} is not legal");
                };
                let mut ops = Operands::new();
                ops.push(Operand::reg_def(to));
                let rm = self.pair_rm(arg, &mut ops);
                let (imm, imm_len) = (imm.unwrap_or(0).into(), imm.is_some().into());
                let inst = MInst::Def {
                    op: whole(op),
                    rm,
                    imm,
                    imm_len,
                };
                return self.emit(inst, &ops);
            }
        };
        let from = self.pair_reg(arg);
        self.shifted(to, from, packed(0x70 + row(shape) as u8).long(), ext, imm);
    }

    fn widen_pair(&mut self, to: VReg, widened: Widened) {
        let mut ops = Operands::new();
        ops.push(Operand::reg_def(to));
        match widened {
            Widened::Lanes(widening) => {
                let rm = self.widening_rm(widening, 32, &mut ops);
                self.emit_def(whole(widening.op), rm, &ops);
            }
            Widened::Converted(op, shape, from) => {
                let rm = self.packed_rm(from, &mut ops);
                if let Some(code) = unary(op, shape) {
                    self.emit_def(whole(code.op), rm, &ops);
                }
            }
        }
    }

    /// The same shuffle in each half.
    fn shuffle_pair(&mut self, to: VReg, [low, high]: Args, mask: VConst) {
        let mask = self.func.vconsts[mask].to_le_bytes();
        let (a, b) = ([low[0], high[0]], [low[1], high[1]]);
        let same = a.map(|value| self.root(value)) == b.map(|value| self.root(value));
        let lanes = Lanes::of(mask, same);
        match lanes {
            Lanes::Words(imm) => {
                let from = self.pair_reg(a);
                self.packed_def(to, whole(PSHUFD), from, Some(imm));
            }
            Lanes::Two { op, imm, swapped } => {
                let args = if swapped { [b, a] } else { [a, b] };
                let args = args.map(|halves| self.pair_reg(halves));
                self.packed_two(to, op.long(), args, imm);
            }
            Lanes::Bytes(first, None) => self.shuffle_bytes_pair(to, a, first),
            Lanes::Bytes(first, Some(second)) => {
                let parts = [self.temp(RegClass::Float), self.temp(RegClass::Float)];
                self.shuffle_bytes_pair(parts[0], a, first);
                self.shuffle_bytes_pair(parts[1], b, second);
                self.packed_two(to, POR.long(), parts, None);
            }
        }
    }

    /// `vpshufb`
    fn shuffle_bytes_pair(&mut self, to: VReg, from: Halves, mask: [u8; 16]) {
        let from = self.pair_reg(from);
        let mask = u128::from_le_bytes(mask);
        let rm = Rm::Mem(self.constant_of([mask; 2], 32));
        self.packed_mod(to, PSHUFB.long(), from, rm, &[], None);
    }

    /// A scalar in each lane of 256 bits.
    pub(super) fn splat_whole(&mut self, to: VReg, shape: Shape, arg: Value, folds: bool) {
        let mut ops = Operands::new();
        ops.push(Operand::reg_def(to));
        let bits = match self.def_of(arg) {
            Some((_, InstData::Iconst { imm, .. })) => Some(imm),
            Some((_, InstData::Fconst { bits, .. })) => Some(bits),
            _ => None,
        };
        let rm = if let Some(bits) = bits {
            let bits = shape.make(|_| bits);
            Rm::Mem(self.constant(bits, 16))
        } else if let Some(load) = self.foldable_load(arg).filter(|_| folds) {
            self.facts.sunk[load.0 as usize] = true;
            Rm::Mem(self.load_address(load, &mut ops))
        } else {
            let low = self.lowest(shape, arg);
            ops.push(Operand::reg_use(low));
            Rm::Reg
        };
        // `vpbroadcast`, `vbroadcastss`, `vbroadcastsd`
        let op = match shape {
            Shape::I8x16 => newer(0x78),
            Shape::I16x8 => newer(0x79),
            Shape::I32x4 => newer(0x58),
            Shape::I64x2 => newer(0x59),
            Shape::F32x4 => newer(0x18),
            _ => newer(0x19),
        };
        self.emit_def(whole(op), rm, &ops);
    }
}
