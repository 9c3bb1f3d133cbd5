//! `atomicrmw`, `cmpxchg`, and atomic accesses of 128 bits.
//!
//! What the processor does not do in one instruction is a loop that computes the new value and
//! writes it where the old one still stands. All of it is sequentially consistent, and no weak
//! exchange ever fails where a strong one would not.

use super::Cx;
use super::fail::Done;
use super::info::Scalar;
use super::intrinsic::IntrinsicOp;
use super::operand::Repr;
use super::wide::Words;
use crate::ir::inst::RmwOp;
use crate::ir::{self, BinaryOp as Op, Operand};
use crate::lir::{self, BinaryOp, InstData, IntCond, Libcall, MemFlags, Type, UnaryOp, Value};

/// The width of what is accessed through a helper of the runtime.
const PAIR: u32 = 128;

impl Cx<'_> {
    /// Only a sequentially consistent fence between threads takes an instruction.
    pub fn fence(&mut self, flags: ir::inst::MemFlags) {
        let full = flags.get_ordering() == ir::inst::Ordering::SeqCst
            && flags.get_scope() != ir::inst::SyncScope::SINGLE_THREAD;
        self.b.effect(match full {
            true => InstData::Fence,
            false => InstData::Barrier,
        });
    }

    pub fn atomic_rmw(&mut self, op: RmwOp, ptr: Operand, value: Operand) -> Done<Repr> {
        let ty = self.type_of(value);
        if self.wide(ty) == Some(PAIR) {
            let operand = self.words(value)?;
            let addr = self.value(ptr)?;
            let old = self.wide_rmw(addr, |cx, old| cx.wide_rmw_value(op, old, operand))?;
            return Ok(self.of_words(PAIR, &old));
        }
        let scalar = self.scalar(ty)?;
        let Some(int) = Scalar::int(scalar.bits.into()) else {
            return Err(self.unsupported_type(ty));
        };
        let operand = self.value(value)?;
        let addr = self.value(ptr)?;
        let direct = match op {
            RmwOp::Xchg => Some((lir::RmwOp::Xchg, self.as_type(int.ty, operand))),
            RmwOp::Add => Some((lir::RmwOp::Add, operand)),
            RmwOp::Sub => {
                let zero = self.constant(int.ty, 0);
                let negated = self.b.binary(BinaryOp::Sub, zero, operand);
                Some((lir::RmwOp::Add, negated))
            }
            _ => None,
        };
        let old = match direct {
            Some((op, value)) => {
                let data = InstData::AtomicRmw {
                    op,
                    ty: int.ty,
                    value,
                    addr,
                };
                self.b.value(data, int.ty)
            }
            None => self.rmw_loop(int.ty, addr, |cx, old| {
                let old = cx.as_type(scalar.ty, old);
                let new = cx.rmw_value(op, scalar, old, operand)?;
                Ok(cx.as_type(int.ty, new))
            })?,
        };
        Ok(Repr::Value(self.as_type(scalar.ty, old)))
    }

    /// The bits of a value as another type of its size.
    fn as_type(&mut self, ty: Type, value: Value) -> Value {
        match self.b.func.ty(value) == ty {
            true => value,
            false => self.b.unary(UnaryOp::Bitcast, ty, value),
        }
    }

    /// What is written in the place of `old`.
    fn rmw_value(&mut self, op: RmwOp, scalar: Scalar, old: Value, x: Value) -> Done<Value> {
        let binary = |cx: &mut Self, op| cx.binary_values(op, scalar, old, x);
        let number =
            |cx: &mut Self, intrinsic| cx.intrinsic_value(intrinsic, scalar, scalar, &[old, x]);
        match op {
            RmwOp::Xchg => Ok(x),
            RmwOp::Add => binary(self, Op::Add),
            RmwOp::Sub => binary(self, Op::Sub),
            RmwOp::And => binary(self, Op::And),
            RmwOp::Or => binary(self, Op::Or),
            RmwOp::Xor => binary(self, Op::Xor),
            RmwOp::FAdd => binary(self, Op::FAdd),
            RmwOp::FSub => binary(self, Op::FSub),
            RmwOp::Max => number(self, IntrinsicOp::Pick(IntCond::Sgt)),
            RmwOp::Min => number(self, IntrinsicOp::Pick(IntCond::Slt)),
            RmwOp::UMax => number(self, IntrinsicOp::Pick(IntCond::Ugt)),
            RmwOp::UMin => number(self, IntrinsicOp::Pick(IntCond::Ult)),
            RmwOp::FMax => number(self, IntrinsicOp::NumberOf(BinaryOp::Fmax)),
            RmwOp::FMin => number(self, IntrinsicOp::NumberOf(BinaryOp::Fmin)),
            RmwOp::FMaximum => number(self, IntrinsicOp::FloatLimit(BinaryOp::Fmax)),
            RmwOp::FMinimum => number(self, IntrinsicOp::FloatLimit(BinaryOp::Fmin)),
            RmwOp::USubSat => number(self, IntrinsicOp::Saturate(BinaryOp::Sub, false)),
            RmwOp::Nand => {
                let both = self.b.binary(BinaryOp::And, old, x);
                let ones = self.constant(scalar.ty, scalar.mask());
                Ok(self.b.binary(BinaryOp::Xor, both, ones))
            }
            RmwOp::UIncWrap => {
                let one = self.constant(scalar.ty, 1);
                let zero = self.constant(scalar.ty, 0);
                let next = self.b.binary(BinaryOp::Add, old, one);
                let wraps = self.b.icmp(IntCond::Uge, old, x);
                Ok(self.select_values(wraps, zero, next))
            }
            RmwOp::UDecWrap => {
                let one = self.constant(scalar.ty, 1);
                let next = self.b.binary(BinaryOp::Sub, old, one);
                // Below 0 or above the operand: what is one less is not below the operand.
                let wraps = self.b.icmp(IntCond::Uge, next, x);
                Ok(self.select_values(wraps, x, next))
            }
            RmwOp::USubCond => {
                let less = self.b.binary(BinaryOp::Sub, old, x);
                let fits = self.b.icmp(IntCond::Uge, old, x);
                Ok(self.select_values(fits, less, old))
            }
        }
    }

    /// Replaces what stands at `addr` by what `new` makes of it; what stood there.
    fn rmw_loop(
        &mut self,
        ty: Type,
        addr: Value,
        new: impl FnOnce(&mut Self, Value) -> Done<Value>,
    ) -> Done<Value> {
        let first = self.load_scalar(Scalar::full(ty), MemFlags::ATOMIC, (addr, 0));
        let again = self.b.block(&[ty]);
        let done = self.b.block(&[]);
        self.b.jump(again, &[first]);
        self.enter(again);
        let expected = self.b.func.params(again).next().unwrap_or(first);
        let new = new(self, expected)?;
        let found = self.cmpxchg_value(ty, addr, expected, new);
        let same = self.b.icmp(IntCond::Eq, found, expected);
        self.b.brif(same, (done, &[]), (again, &[found]));
        self.enter(done);
        Ok(found)
    }

    /// Goes on in a block of its own.
    fn enter(&mut self, block: lir::Block) {
        self.b.fill(block);
        self.s.remembered.forget();
    }

    fn cmpxchg_value(&mut self, ty: Type, addr: Value, expected: Value, new: Value) -> Value {
        let data = InstData::CmpXchg {
            ty,
            addr,
            expected,
            new,
        };
        self.b.value(data, ty)
    }

    pub fn cmpxchg(&mut self, [ptr, expected, new]: [Operand; 3]) -> Done<Repr> {
        let ty = self.type_of(expected);
        let addr = self.value(ptr)?;
        if self.wide(ty) == Some(PAIR) {
            let (expected, new) = (self.words(expected)?, self.words(new)?);
            let old = self.cmpxchg_words(addr, &expected, &new)?;
            let same = self.wide_icmp_words(IntCond::Eq, PAIR, old.clone(), expected);
            let repr = self.of_words(PAIR, &old);
            self.s.parts.push(Repr::Value(same));
            return Ok(repr);
        }
        let scalar = self.scalar(ty)?;
        let (expected, new) = (self.value(expected)?, self.value(new)?);
        let old = self.cmpxchg_value(scalar.ty, addr, expected, new);
        let same = self.b.icmp(IntCond::Eq, old, expected);
        let at = self.s.parts.len() as u32;
        self.s.parts.extend([Repr::Value(old), Repr::Value(same)]);
        Ok(Repr::Parts(at))
    }

    fn cmpxchg_words(&mut self, addr: Value, expected: &[Value], new: &[Value]) -> Done<Words> {
        let args = [addr, expected[0], expected[1], new[0], new[1]];
        self.wide_call(Libcall::CmpXchg16, &args, &[Type::I64; 2])
    }

    /// An atomic load of 128 bits: an exchange of zeros, that changes nothing.
    pub fn wide_atomic_load(&mut self, ptr: Operand) -> Done<Repr> {
        let addr = self.value(ptr)?;
        let zero = self.constant(Type::I64, 0);
        let words = self.cmpxchg_words(addr, &[zero; 2], &[zero; 2])?;
        Ok(self.of_words(PAIR, &words))
    }

    /// An atomic store of 128 bits.
    pub fn wide_atomic_store(&mut self, value: Operand, ptr: Operand) -> Done<()> {
        let value = self.words(value)?;
        let addr = self.value(ptr)?;
        self.wide_rmw(addr, |_, _| Ok(value))?;
        Ok(())
    }

    /// As [`rmw_loop`](Self::rmw_loop), of 128 bits.
    fn wide_rmw(
        &mut self,
        addr: Value,
        new: impl FnOnce(&mut Self, Words) -> Done<Words>,
    ) -> Done<Words> {
        // The two words of the first guess may not belong together: then it is not what is found.
        let first = [
            self.load_scalar(Scalar::PTR, MemFlags::ATOMIC, (addr, 0)),
            self.load_scalar(Scalar::PTR, MemFlags::ATOMIC, (addr, 8)),
        ];
        let again = self.b.block(&[Type::I64; 2]);
        let done = self.b.block(&[]);
        self.b.jump(again, &first);
        self.enter(again);
        let expected: Words = self.b.func.params(again).collect();
        let new = new(self, expected.clone())?;
        let found = self.cmpxchg_words(addr, &expected, &new)?;
        let same = self.wide_icmp_words(IntCond::Eq, PAIR, found.clone(), expected);
        self.b.brif(same, (done, &[]), (again, &found));
        self.enter(done);
        Ok(found)
    }

    /// What is written in the place of the words `old`.
    fn wide_rmw_value(&mut self, op: RmwOp, old: Words, x: Words) -> Done<Words> {
        let binary = |cx: &mut Self, op| cx.wide_binary_words(op, PAIR, old.clone(), x.clone());
        let mut than = |cond| self.wide_icmp_words(cond, PAIR, old.clone(), x.clone());
        match op {
            RmwOp::Xchg => Ok(x),
            RmwOp::Add => binary(self, ir::BinaryOp::Add),
            RmwOp::Sub => binary(self, ir::BinaryOp::Sub),
            RmwOp::And => binary(self, ir::BinaryOp::And),
            RmwOp::Or => binary(self, ir::BinaryOp::Or),
            RmwOp::Xor => binary(self, ir::BinaryOp::Xor),
            RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
                let keeps = than(match op {
                    RmwOp::Max => IntCond::Sgt,
                    RmwOp::Min => IntCond::Slt,
                    RmwOp::UMax => IntCond::Ugt,
                    _ => IntCond::Ult,
                });
                Ok(self.select_words(keeps, &old, &x))
            }
            RmwOp::Nand => {
                let both = binary(self, ir::BinaryOp::And)?;
                let ones = self.constant(Type::I64, u64::MAX);
                let flipped = both.iter().map(|&w| self.b.binary(BinaryOp::Xor, w, ones));
                Ok(flipped.collect())
            }
            RmwOp::UIncWrap | RmwOp::UDecWrap => {
                let zero = self.constant(Type::I64, 0);
                let one = self.constant(Type::I64, 1);
                let one = Words::from_slice(&[one, zero]);
                let step = match op {
                    RmwOp::UIncWrap => ir::BinaryOp::Add,
                    _ => ir::BinaryOp::Sub,
                };
                let next = self.wide_binary_words(step, PAIR, old.clone(), one)?;
                let (seen, end) = match op {
                    RmwOp::UIncWrap => (old, Words::from_slice(&[zero; 2])),
                    // Below 0 or above the operand, as for words.
                    _ => (next.clone(), x.clone()),
                };
                let wraps = self.wide_icmp_words(IntCond::Uge, PAIR, seen, x);
                Ok(self.select_words(wraps, &end, &next))
            }
            RmwOp::USubCond | RmwOp::USubSat => {
                let fits = than(IntCond::Uge);
                let less = binary(self, ir::BinaryOp::Sub)?;
                let zero = self.constant(Type::I64, 0);
                let els = match op {
                    RmwOp::USubCond => old,
                    _ => Words::from_slice(&[zero; 2]),
                };
                Ok(self.select_words(fits, &less, &els))
            }
            RmwOp::FAdd
            | RmwOp::FSub
            | RmwOp::FMax
            | RmwOp::FMin
            | RmwOp::FMaximum
            | RmwOp::FMinimum => Err(self.invalid("it is not of floats")),
        }
    }
}
