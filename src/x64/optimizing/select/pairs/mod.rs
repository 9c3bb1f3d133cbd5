//! Vectors of 256 bits.
//!
//! LIR has vectors of 128 bits; wider ones come as several, and mostly the same is done with each.
//! With AVX2 two of them can be one register, and what is done with both one instruction. Two values
//! that are made so are a *pair*: the register of the first one, the low half, holds both. Whoever needs
//! the low half alone reads the low half of the register; the high half alone is taken out
//! where it is needed. What a pair is computed from and is none itself (values that were made apart, or
//! twice the same one) is *joined* right where both are there.
//!
//! So it is a matter of selection alone: lowering, passes, the other engines and the calling
//! convention know nothing of it.

mod find;
mod make;

use super::{Operands, Selector};
use crate::lir::{Block, BlockCall, Inst, InstData, Type, Value, ValueDef, VectorUnary};
use crate::x64::asm::Op;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::packed::*;
use crate::x64::regs::Reg;
use find::Finder;
use regalloc2::{Operand, RegClass, VReg};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Two vectors of 128 bits, the low half first.
type Halves = [Value; 2];

/// A block of the order, and a number above that of an instruction; 0 is its start.
type Position = (u32, u32);

/// Two values that are put together.
#[derive(Clone, Copy, Debug)]
struct Join {
    needed: bool,
    vreg: Option<VReg>,
}

/// What is known of pairs: nothing where there are none.
#[derive(Default)]
pub struct Pairs {
    /// The high half for each low half.
    high: FxHashMap<Value, Value>,
    /// And the other way round.
    low: FxHashMap<Value, Value>,
    /// Instructions that give or store a half. The later one of two makes both.
    made: FxHashMap<Inst, Option<[Inst; 2]>>,
    joins: FxHashMap<Halves, Join>,
    /// What is used by nothing but the two halves that are made of it.
    only: FxHashSet<Value>,
    /// Where they are made.
    joined_at: FxHashMap<Position, SmallVec<[Halves; 2]>>,
}

impl Pairs {
    fn clear(&mut self) {
        self.high.clear();
        self.low.clear();
        self.made.clear();
        self.joins.clear();
        self.joined_at.clear();
        self.only.clear();
    }

    /// Whether a value is used by nothing but the two halves that are made of it.
    pub fn is_only_widened(&self, value: Value) -> bool {
        self.only.contains(&value)
    }
}

impl Selector<'_> {
    /// Finds the pairs of the function.
    pub fn find_pairs(&mut self) {
        let mut pairs = std::mem::take(&mut self.facts.pairs);
        pairs.clear();
        let has_vectors = || self.func.values.values().any(|data| data.ty == Type::V128);
        if self.features.avx2 && has_vectors() {
            Finder::new(self).find(&mut pairs);
        }
        self.facts.pairs = pairs;
        self.code.has_pairs = !self.facts.pairs.made.is_empty() || self.func.has_long_vectors();
        self.code.has_vectors |= self.code.has_pairs;
    }

    /// The low half of the pair whose high half a value is.
    pub fn low_half(&self, value: Value) -> Option<Value> {
        self.facts.pairs.low.get(&value).copied()
    }

    /// The high half of the pair whose low half a value is.
    pub fn high_half(&self, value: Value) -> Option<Value> {
        self.facts.pairs.high.get(&value).copied()
    }

    /// The high half of a pair in a register of its own.
    pub fn take_high(&mut self, low: Value) -> VReg {
        self.facts.need[low.0 as usize] = true;
        let (from, to) = (self.own(low), self.temp(RegClass::Float));
        // `vextracti128`
        let inst = MInst::UseImm {
            op: newer_imm(0x39).long(),
            rm: Rm::Reg,
            imm: 1,
        };
        self.emit(inst, &[Operand::reg_use(from), Operand::reg_def(to)]);
        to
    }

    /// The register of both halves.
    pub fn pair_reg(&mut self, halves: Halves) -> VReg {
        let halves = halves.map(|value| self.root(value));
        let [low, high] = halves;
        if self.high_half(low) == Some(high) {
            self.facts.need[low.0 as usize] = true;
            return self.own(low);
        }
        if let Some(bits) = self.pair_bits(halves) {
            if bits == [0; 2] {
                return self.zero_vector();
            }
            let to = self.temp(RegClass::Float);
            let mut ops = Operands::new();
            ops.push(Operand::reg_def(to));
            let (op, rm) = match bits[0] == bits[1] {
                // `vbroadcastf128`
                true => (newer(0x1a), self.constant(bits[0], 16)),
                false => (Op::two(0x10), self.constant_of(bits, 32)),
            };
            self.emit_def(whole(op), Rm::Mem(rm), &ops);
            return to;
        }
        if let Some(mut join) = self.facts.pairs.joins.get(&halves).copied() {
            let vreg = match join.vreg {
                Some(vreg) => vreg,
                None => self.temp(RegClass::Float),
            };
            join.needed = true;
            join.vreg = Some(vreg);
            self.facts.pairs.joins.insert(halves, join);
            return vreg;
        }
        let to = self.temp(RegClass::Float);
        self.join_into(to, halves);
        to
    }

    /// The bits of two constants.
    fn pair_bits(&self, [low, high]: Halves) -> Option<[u128; 2]> {
        Some([self.vector_bits(low)?, self.vector_bits(high)?])
    }

    /// The register that is passed along an edge for a pair of parameters.
    pub fn pair_passed(&mut self, call: BlockCall, params: Halves) -> VReg {
        let passed = params.map(|param| match self.func.def(param) {
            ValueDef::Param(_, at) => self.func.args(call).nth(at.into()).unwrap_or(param),
            ValueDef::Result(..) => param,
        });
        self.pair_reg(passed)
    }

    /// Puts together what is joined behind an instruction.
    pub fn join_behind(&mut self, index: usize, inst: Inst) {
        self.join_at((index as u32, inst.0 + 1));
    }

    /// Puts together what is joined where a block starts.
    pub fn join_at_start(&mut self, index: usize, block: Block) {
        self.inst = self.func.blocks[block].first;
        self.join_at((index as u32, 0));
    }

    fn join_at(&mut self, place: Position) {
        let joined = match self.facts.pairs.joined_at.remove(&place) {
            Some(joined) => joined,
            None => return,
        };
        for halves in joined {
            let at = self.code.insts.len();
            if let Some(&Join {
                needed: true,
                vreg: Some(to),
            }) = self.facts.pairs.joins.get(&halves)
            {
                self.join_into(to, halves);
            }
            self.code.turn_from(at);
        }
    }

    fn join_into(&mut self, to: VReg, [low, high]: Halves) {
        if low == high
            && let Some((inst, data)) = self.def_of(low)
            && let InstData::Vunary {
                op: VectorUnary::Splat,
                shape,
                arg,
                ..
            } = data
        {
            // A load is part of it if the splat is not needed by itself.
            let folds = inst == self.inst && !self.facts.need[low.0 as usize];
            return self.splat_whole(to, shape, arg, folds);
        }
        if self.high_half(high) == Some(low) {
            let from = self.pair_reg([high, low]);
            // `vpermq`
            let op = whole(newer_imm(0x00).wide());
            return self.packed_def(to, op, from, Some(0x4e));
        }
        let halves = [self.reg(low), self.reg(high)];
        // `vinserti128`
        self.packed_two(to, newer_imm(0x38).long(), halves, Some(1));
    }

    /// A pair as the second operand of an instruction: a constant or a load of its own, or a register.
    fn pair_rm(&mut self, halves: Halves, ops: &mut Operands) -> Rm {
        match self.pair_bits(halves) {
            Some(bits) if bits != [0; 2] => return Rm::Mem(self.constant_of(bits, 32)),
            _ => {}
        }
        if let Some([low, high]) = self.foldable_pair(halves) {
            self.facts.sunk[low.0 as usize] = true;
            self.facts.sunk[high.0 as usize] = true;
            return Rm::Mem(self.load_address(low, ops));
        }
        ops.push(Operand::reg_use(self.pair_reg(halves)));
        Rm::Reg
    }

    /// The loads of a pair that the root can do as part of itself.
    fn foldable_pair(&self, [low, high]: Halves) -> Option<[Inst; 2]> {
        let [low, high] = [self.root(low), self.root(high)];
        if self.high_half(low) != Some(high) {
            return None;
        }
        Some([self.foldable_vector(low)?, self.foldable_vector(high)?])
    }
}

/// For whole registers of 256 bits, of an instruction with one source.
fn whole(op: Op) -> Op {
    op.vex(Reg::XMM0).long()
}
