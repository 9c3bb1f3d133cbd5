//! Operands: what each `ir` value has become, and how it is made into LIR values at its uses.
//!
//! Constants, and addresses of slots and symbols, are made where they are used, once per block;
//! an address plus a constant is kept as that pair, so that loads and stores take the offset.

use super::fail::{Done, Fail, unsupported};
use super::{Cx, constant, elements, scalar, simd};
use crate::diag::Diagnostic;
use crate::entity::Entity;
use crate::ir::{self, Operand, OperandKind, TypeId};
use crate::lir::{BinaryOp, InstData, Libcall, Shape, Slot, SymbolId, Type, Value};

/// What an `ir` value has become.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Repr {
    /// Nothing yet.
    Unset,
    /// A LIR value.
    Value(Value),
    /// A constant: an integer, zero-extended, or the bits of a float.
    Const(Type, u64),
    /// A value plus bytes.
    Offset(Value, i32),
    /// The address of a slot plus bytes.
    Slot(Slot, i32),
    /// The address of a symbol plus bytes.
    Symbol(SymbolId, i32),
    /// An aggregate: its leaves start here in [`Scratch::parts`](super::Scratch).
    Parts(u32),
    /// A lane of a vector register.
    Lane(Value, Shape, u8),
    /// An `i1`: whether a lane of a vector register, which is all ones or zeros, is ones.
    Mask(Value, Shape, u8),
}

/// Values made in the current block that can be used again: constants, addresses, sums. A small
/// direct-mapped cache: missing costs one more instruction, never a wrong one.
#[derive(Debug)]
pub(super) struct Remembered {
    rows: Box<[CachedValue; 128]>,
    stamp: u32,
}

#[derive(Clone, Copy, Debug)]
struct CachedValue {
    key: u64,
    tag: u32,
    stamp: u32,
    value: Value,
}

impl Remembered {
    const SLOT: u32 = 16;
    const SYMBOL: u32 = 17;
    const SUM: u32 = 18;
    const THREAD_LOCAL: u32 = 19;
    const VECTOR: u32 = 32;
    const LANE: u32 = 64;

    pub(super) fn new() -> Self {
        let row = CachedValue {
            key: 0,
            tag: 0,
            stamp: 0,
            value: Value(0),
        };
        Remembered {
            rows: Box::new([row; 128]),
            stamp: 1,
        }
    }

    /// Forgets everything: a new block starts.
    pub(super) fn forget(&mut self) {
        if self.stamp == u32::MAX {
            *self = Remembered::new();
        }
        self.stamp += 1;
    }

    #[inline]
    fn row(&mut self, tag: u32, key: u64) -> &mut CachedValue {
        let mixed = (key ^ u64::from(tag) << 56).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        &mut self.rows[(mixed >> 57) as usize]
    }
}

fn pair(id: u32, offset: i32) -> u64 {
    u64::from(id) << 32 | u64::from(offset as u32)
}

impl Cx<'_> {
    /// What an operand has become.
    #[inline]
    pub(super) fn repr(&mut self, operand: Operand) -> Done<Repr> {
        match operand.kind() {
            OperandKind::Value(value) => match self.s.reprs.get(value.index()) {
                Some(&repr) if repr != Repr::Unset => Ok(repr),
                _ => Err(Fail::Forward(value)),
            },
            OperandKind::Const(id) => constant::operand::const_repr(self, id),
            OperandKind::Missing => Err(self.invalid("an operand is missing")),
        }
    }

    /// The type of an operand.
    pub(super) fn type_of(&self, operand: Operand) -> TypeId {
        let known = match operand.kind() {
            OperandKind::Value(value) => match self.body.types.get(value) {
                Some(&ty) => Some(ty),
                None => elements::stand_in_type(self, value),
            },
            _ => self.module.operand_type(self.body, operand),
        };
        known.unwrap_or(TypeId::VOID)
    }

    /// An operand as one LIR value.
    #[inline]
    pub(super) fn value(&mut self, operand: Operand) -> Done<Value> {
        match self.repr(operand)? {
            Repr::Value(value) => Ok(value),
            repr => self.materialize(repr),
        }
    }

    /// A scalar as one LIR value.
    pub(super) fn materialize(&mut self, repr: Repr) -> Done<Value> {
        Ok(match repr {
            Repr::Value(value) => value,
            Repr::Const(ty, bits) => self.constant(ty, bits),
            Repr::Offset(value, offset) => self.plus(value, offset.into()),
            Repr::Slot(slot, offset) => self.remember(
                Remembered::SLOT,
                pair(slot.0, offset),
                Type::I64,
                InstData::SlotAddr { slot, offset },
            ),
            Repr::Symbol(symbol, offset) => self.remember(
                Remembered::SYMBOL,
                pair(symbol.0, offset),
                Type::I64,
                InstData::SymbolAddr { symbol, offset },
            ),
            Repr::Lane(vector, shape, lane) => simd::lane_value(self, vector, shape, lane),
            Repr::Mask(vector, shape, lane) => simd::mask_value(self, vector, shape, lane),
            Repr::Unset | Repr::Parts(_) => {
                return Err(self.invalid("an aggregate stands where a scalar has to"));
            }
        })
    }

    /// A scalar as an address and the bytes to add to it.
    pub(super) fn address(&mut self, operand: Operand) -> Done<(Value, i32)> {
        Ok(match self.repr(operand)? {
            Repr::Offset(value, offset) => (value, offset),
            Repr::Slot(slot, offset) => (self.materialize(Repr::Slot(slot, 0))?, offset),
            Repr::Symbol(symbol, offset) => (self.materialize(Repr::Symbol(symbol, 0))?, offset),
            repr => (self.materialize(repr)?, 0),
        })
    }

    /// An address moved by `more` bytes.
    pub(super) fn moved(&mut self, (base, offset): (Value, i32), more: u64) -> (Value, i32) {
        let sum = i64::from(offset).wrapping_add(more as i64);
        match i32::try_from(sum) {
            Ok(offset) => (base, offset),
            Err(_) => (self.plus(base, sum), 0),
        }
    }

    /// A constant.
    #[inline]
    pub(super) fn constant(&mut self, ty: Type, bits: u64) -> Value {
        let data = match ty.is_int() {
            true => InstData::Iconst { ty, imm: bits },
            false => InstData::Fconst { ty, bits },
        };
        self.remember(ty as u32, bits, ty, data)
    }

    /// A value plus a constant; all 64 bits wide.
    pub(super) fn plus(&mut self, value: Value, offset: i64) -> Value {
        let Ok(small) = i32::try_from(offset) else {
            let offset = self.constant(Type::I64, offset as u64);
            return self.b.binary(BinaryOp::Add, value, offset);
        };
        if small == 0 {
            return value;
        }
        let key = pair(value.0, small);
        let stamp = self.s.remembered.stamp;
        let row = self.s.remembered.row(Remembered::SUM, key);
        if row.key == key && row.tag == Remembered::SUM && row.stamp == stamp {
            return row.value;
        }
        let by = self.constant(Type::I64, offset as u64);
        let sum = InstData::Binary {
            op: BinaryOp::Add,
            ty: Type::I64,
            args: [value, by],
        };
        self.remember(Remembered::SUM, key, Type::I64, sum)
    }

    /// A vector that is made of one other thing.
    pub(super) fn remembered_vector(
        &mut self,
        kind: u32,
        key: u64,
        ty: Type,
        data: InstData,
    ) -> Value {
        self.remember(Remembered::VECTOR + kind, key, ty, data)
    }

    /// A lane of a vector.
    pub(super) fn remembered_lane(&mut self, shape: Shape, key: u64, data: InstData) -> Value {
        self.remember(Remembered::LANE + shape as u32, key, shape.lane(), data)
    }

    #[inline]
    fn remember(&mut self, tag: u32, key: u64, ty: Type, data: InstData) -> Value {
        let stamp = self.s.remembered.stamp;
        let row = self.s.remembered.row(tag, key);
        if row.key == key && row.tag == tag && row.stamp == stamp {
            return row.value;
        }
        let value = self.b.value(data, ty);
        *row = CachedValue {
            key,
            tag,
            stamp,
            value,
        };
        value
    }

    /// The address of a symbol, as far as it is known before the program runs.
    pub(super) fn symbol(&mut self, symbol: SymbolId) -> Done<Repr> {
        let global = ir::GlobalId(symbol.0);
        // Behind those of the module are the symbols of blocks whose addresses are taken.
        let global = self.module.globals.get(global);
        if global.is_none_or(|global| global.thread_local.is_none()) {
            return Ok(Repr::Symbol(symbol, 0));
        }
        // A thread stays the same while a function runs.
        let (tag, key) = (Remembered::THREAD_LOCAL, pair(symbol.0, 0));
        let stamp = self.s.remembered.stamp;
        let row = self.s.remembered.row(tag, key);
        if row.key == key && row.tag == tag && row.stamp == stamp {
            return Ok(Repr::Value(row.value));
        }
        let variable = self.materialize(Repr::Symbol(symbol, 0))?;
        let value = scalar::libcall(self, Libcall::ThreadLocal, Type::I64, &[variable])?;
        *self.s.remembered.row(tag, key) = CachedValue {
            key,
            tag,
            stamp,
            value,
        };
        Ok(Repr::Value(value))
    }

    /// How many scalar leaves a type has.
    pub(super) fn leaf_count(&mut self, ty: TypeId) -> Done<usize> {
        if self.info.scalar(ty).is_some() {
            return Ok(1);
        }
        let mut leaves = Vec::new();
        match self.info.leaves(self.module, ty, 0, &mut leaves) {
            Ok(()) => Ok(leaves.len()),
            Err(limit) => Err(self.limit(limit, ty)),
        }
    }

    /// The error of something valid that cannot be run.
    pub(super) fn unsupported(&self, what: impl std::fmt::Display) -> Fail {
        unsupported(self.span(), what).into()
    }

    /// The error of the current instruction on a type that has no form in LIR.
    pub(super) fn unsupported_type(&self, ty: TypeId) -> Fail {
        let what = format!("`{}`", self.word());
        let limit = super::fail::Limit::Type(ty);
        self.unsupported(limit.describe(self.module, &what, ty))
    }

    /// The error of a type that is too much for a value.
    pub(super) fn limit(&self, limit: super::fail::Limit, ty: TypeId) -> Fail {
        let what = format!("`{}`", self.word());
        self.unsupported(limit.describe(self.module, &what, ty))
    }

    /// The error of a function that breaks a rule that the verifier checks.
    pub(super) fn invalid(&self, what: &str) -> Fail {
        let message = format!("`{}` cannot be lowered: {what}", self.word());
        Box::new(Diagnostic::error("invalid-function", self.span(), message)).into()
    }
}
