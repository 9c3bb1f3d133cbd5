//! `llvm.vp.*`: operations on the lanes that a mask has and that are below a length.
//!
//! What the other lanes are is poison, so what cannot trap is done on all of them. Memory is
//! accessed as by masked accesses, what is divided by in the other lanes is 1, and they are left
//! out of reductions.

use smallvec::SmallVec;

use super::super::Cx;
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::IntrinsicOp;
use super::vector::{Next, VectorOp};
use crate::ir::inst::FCmpCond;
use crate::ir::intrinsics::metadata_string;
use crate::ir::{BinaryOp as Op, ICmpCond, Operand, TypeId};
use crate::lir::{BinaryOp, IntCond, Type};

impl Cx<'_> {
    /// What is this on all lanes, on those of a mask and a length, which are the last arguments.
    pub fn predicated(&mut self, what: IntrinsicOp, ty: TypeId, args: &[u32]) -> Done<Repr> {
        let [args @ .., last] = args else {
            return Err(self.invalid("it lacks arguments"));
        };
        let length = Operand(*last);
        match (what, args) {
            (IntrinsicOp::Select, &[mask, a, b]) => {
                return self.select(ty, [mask, a, b].map(Operand));
            }
            (IntrinsicOp::Merge, &[mask, a, b]) => {
                let mask = self.predicate(Operand(mask), length)?;
                return self.select(ty, [mask, Operand(a), Operand(b)]);
            }
            _ => {}
        }
        let [args @ .., mask] = args else {
            return Err(self.invalid("it lacks arguments"));
        };
        let mask = Operand(*mask);
        match (what, args) {
            (IntrinsicOp::ICmp, &[a, b, cond]) => {
                match metadata_string(self.module, Operand(cond)).and_then(ICmpCond::from_word) {
                    Some(cond) => self.icmp(cond, [Operand(a), Operand(b)]),
                    None => Err(self.invalid("its condition is none")),
                }
            }
            (IntrinsicOp::FCmp, &[a, b, cond]) => {
                match metadata_string(self.module, Operand(cond)).and_then(FCmpCond::from_word) {
                    Some(cond) => self.fcmp(cond, [Operand(a), Operand(b)]),
                    None => Err(self.invalid("its condition is none")),
                }
            }
            (IntrinsicOp::Arith(Op::UDiv | Op::SDiv | Op::URem | Op::SRem), &[a, b]) => {
                let mask = self.predicate(mask, length)?;
                let one = self.splat_int(self.type_of(Operand(b)), 1)?;
                let by = self.select(ty, [mask, Operand(b), one])?;
                let by = self.stand_in(ty, by);
                self.per_lane(what, ty, &[a, by.0], false)
            }
            (IntrinsicOp::Reduce(by) | IntrinsicOp::ReduceFrom(by), &[start, vector]) => {
                let mask = self.predicate(mask, length)?;
                self.reduced(Some(Operand(start)), Operand(vector), Some(mask), *by)
            }
            (IntrinsicOp::Vector(op), args) => {
                let mask = self.predicate(mask, length)?;
                self.predicated_vector(op, ty, args, mask)
            }
            _ => self.per_lane(what, ty, args, false),
        }
    }

    /// A mask of the lanes that a mask has and that are below a length.
    fn predicate(&mut self, mask: Operand, length: Operand) -> Done<Operand> {
        let ty = self.type_of(mask);
        let length = self.repr(length)?;
        let mut lanes = self.lane_reprs(mask)?;
        for (i, lane) in lanes.iter_mut().enumerate() {
            *lane = match length {
                Repr::Const(_, length) if (i as u64) < length => *lane,
                Repr::Const(..) => Repr::Const(Type::I8, 0),
                length => {
                    let length = self.materialize(length)?;
                    let i = self.constant(Type::I32, i as u64);
                    let below = self.b.icmp(IntCond::Ult, i, length);
                    match *lane {
                        Repr::Const(_, 1) => Repr::Value(below),
                        lane => {
                            let lane = self.materialize(lane)?;
                            Repr::Value(self.b.binary(BinaryOp::And, lane, below))
                        }
                    }
                }
            };
        }
        let lanes = self.of_lane_reprs(&lanes);
        Ok(self.stand_in(ty, lanes))
    }

    fn predicated_vector(
        &mut self,
        op: VectorOp,
        ty: TypeId,
        args: &[u32],
        mask: Operand,
    ) -> Done<Repr> {
        match (op, args) {
            (VectorOp::MaskedLoad | VectorOp::Gather, &[ptr]) => {
                let zero = self.zero(ty)?;
                let next = self.next(op, Operand(ptr))?;
                self.masked_load(next, mask, zero)
            }
            (VectorOp::MaskedStore | VectorOp::Scatter, &[value, ptr]) => {
                let next = self.next(op, Operand(ptr))?;
                self.masked_store(next, Operand(value), mask)
            }
            (VectorOp::StridedLoad, &[ptr, stride]) => {
                let zero = self.zero(ty)?;
                let next = self.strided(ty, Operand(ptr), Operand(stride))?;
                self.masked_load(next, mask, zero)
            }
            (VectorOp::StridedStore, &[value, ptr, stride]) => {
                let ty = self.type_of(Operand(value));
                let next = self.strided(ty, Operand(ptr), Operand(stride))?;
                self.masked_store(next, Operand(value), mask)
            }
            (VectorOp::Splat, &[elem]) => {
                let len = self.any_elements(ty).map_or(0, |(_, len)| len as usize);
                let repr = self.repr(Operand(elem))?;
                self.of_elements(self.type_of(Operand(elem)), &vec![repr; len])
            }
            _ => Err(self.unsupported("this intrinsic")),
        }
    }

    /// The addresses of lanes that stand so many bytes apart.
    fn strided(&mut self, ty: TypeId, ptr: Operand, stride: Operand) -> Done<Next> {
        let len = self.any_elements(ty).map_or(0, |(_, len)| len);
        let scalar = self.scalar(self.type_of(stride))?;
        let stride = self.value(stride)?;
        let stride = self.sext(stride, scalar, Scalar::PTR);
        let mut at = self.value(ptr)?;
        let mut lanes = Vec::new();
        for _ in 0..len {
            lanes.push(Repr::Value(at));
            at = self.b.binary(BinaryOp::Add, at, stride);
        }
        lanes.reverse();
        Ok(Next::Each(lanes))
    }

    /// Zero of any type.
    pub fn zero(&mut self, ty: TypeId) -> Done<Operand> {
        let leaves = self.take_leaves(ty)?;
        let zeros: SmallVec<[Repr; 16]> = leaves
            .iter()
            .map(|leaf| Repr::Const(leaf.scalar.ty, 0))
            .collect();
        self.s.leaves = leaves;
        let repr = match (self.info.scalar(ty), &zeros[..]) {
            (Some(_), &[zero]) => zero,
            _ => self.of_lane_reprs(&zeros),
        };
        Ok(self.stand_in(ty, repr))
    }

    /// A vector of integers that are all this one, of at most 64 bits.
    pub fn splat_int(&mut self, ty: TypeId, value: u64) -> Done<Operand> {
        let elem = self.element_type(ty)?;
        let count = self.leaf_count(elem)?;
        let zero = self.zero(ty)?;
        let first = self.parts(zero)? as usize;
        for part in self.s.parts[first..].iter_mut().step_by(count.max(1)) {
            if let Repr::Const(_, bits) = part {
                *bits = value;
            }
        }
        Ok(zero)
    }
}
