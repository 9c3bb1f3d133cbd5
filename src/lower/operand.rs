//! Operands: what each `ir` value has become, and how it is made into LIR values at its uses.
//!
//! Constants, and addresses of slots and symbols, are made where they are used, once per block;
//! an address plus a constant is kept as that pair, so that loads and stores take the offset.

use super::Cx;
use super::big_float::Big;
use super::fail::{Done, Fail, unsupported};
use super::fold::Linear;
use super::info::{Class, Leaf, Scalar};
use crate::diag::Diagnostic;
use crate::entity::Entity;
use crate::ir::{self, Const, ConstId, ConstOp, GlobalKind, Operand, OperandKind, TypeId};
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
    /// An aggregate: its leaves start here in [`Cx::parts`].
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
    rows: Box<[Row; 128]>,
    stamp: u32,
}

#[derive(Clone, Copy, Debug)]
struct Row {
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

    pub fn new() -> Self {
        let row = Row {
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
    pub fn forget(&mut self) {
        if self.stamp == u32::MAX {
            *self = Remembered::new();
        }
        self.stamp += 1;
    }

    #[inline]
    fn row(&mut self, tag: u32, key: u64) -> &mut Row {
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
    pub fn repr(&mut self, operand: Operand) -> Done<Repr> {
        match operand.kind() {
            OperandKind::Value(value) => match self.s.reprs.get(value.index()) {
                Some(&repr) if repr != Repr::Unset => Ok(repr),
                _ => Err(Fail::Forward(value)),
            },
            OperandKind::Const(id) => self.const_repr(id),
            OperandKind::Missing => Err(self.invalid("an operand is missing")),
        }
    }

    /// The type of an operand.
    pub fn type_of(&self, operand: Operand) -> TypeId {
        let known = match operand.kind() {
            OperandKind::Value(value) => match self.body.types.get(value) {
                Some(&ty) => Some(ty),
                None => self.stand_in_type(value),
            },
            _ => self.module.operand_type(self.body, operand),
        };
        known.unwrap_or(TypeId::VOID)
    }

    /// An operand as one LIR value.
    #[inline]
    pub fn value(&mut self, operand: Operand) -> Done<Value> {
        match self.repr(operand)? {
            Repr::Value(value) => Ok(value),
            repr => self.materialize(repr),
        }
    }

    /// A scalar as one LIR value.
    pub fn materialize(&mut self, repr: Repr) -> Done<Value> {
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
            Repr::Lane(vector, shape, lane) => self.lane_value(vector, shape, lane),
            Repr::Mask(vector, shape, lane) => self.mask_value(vector, shape, lane),
            Repr::Unset | Repr::Parts(_) => {
                return Err(self.invalid("an aggregate stands where a scalar has to"));
            }
        })
    }

    /// A scalar as an address and the bytes to add to it.
    pub fn address(&mut self, operand: Operand) -> Done<(Value, i32)> {
        Ok(match self.repr(operand)? {
            Repr::Offset(value, offset) => (value, offset),
            Repr::Slot(slot, offset) => (self.materialize(Repr::Slot(slot, 0))?, offset),
            Repr::Symbol(symbol, offset) => (self.materialize(Repr::Symbol(symbol, 0))?, offset),
            repr => (self.materialize(repr)?, 0),
        })
    }

    /// An address moved by `more` bytes.
    pub fn moved(&mut self, (base, offset): (Value, i32), more: u64) -> (Value, i32) {
        let sum = i64::from(offset).wrapping_add(more as i64);
        match i32::try_from(sum) {
            Ok(offset) => (base, offset),
            Err(_) => (self.plus(base, sum), 0),
        }
    }

    /// A constant.
    #[inline]
    pub fn constant(&mut self, ty: Type, bits: u64) -> Value {
        let data = match ty.is_int() {
            true => InstData::Iconst { ty, imm: bits },
            false => InstData::Fconst { ty, bits },
        };
        self.remember(ty as u32, bits, ty, data)
    }

    /// A value plus a constant; all 64 bits wide.
    pub fn plus(&mut self, value: Value, offset: i64) -> Value {
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
    pub fn remembered_vector(&mut self, kind: u32, key: u64, data: InstData) -> Value {
        self.remember(Remembered::VECTOR + kind, key, Type::V128, data)
    }

    /// A lane of a vector.
    pub fn remembered_lane(&mut self, shape: Shape, key: u64, data: InstData) -> Value {
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
        *row = Row {
            key,
            tag,
            stamp,
            value,
        };
        value
    }

    /// What a constant is.
    pub fn const_repr(&mut self, id: ConstId) -> Done<Repr> {
        let module = self.module;
        match module.consts.get(id) {
            Const::Int { ty, value } => {
                if let Some(scalar) = self.info.scalar(ty) {
                    return Ok(Repr::Const(scalar.ty, value & scalar.mask()));
                }
            }
            Const::Float { ty, bits } => match self.info.scalar(ty) {
                Some(scalar) => return Ok(Repr::Const(scalar.ty, bits & scalar.mask())),
                None => return Err(self.unsupported_type(ty)),
            },
            Const::Global(global)
                if !matches!(module.globals[global].kind, GlobalKind::Alias(_)) =>
            {
                return self.symbol(global);
            }
            Const::InlineAsm { .. } => return Err(self.unsupported("inline assembly")),
            Const::BlockAddress { .. } => match self.info.labels.address(id) {
                Some((symbol, place)) => return Ok(Repr::Symbol(symbol, place as i32)),
                None => return Err(self.invalid("the block of a `blockaddress` is not there")),
            },
            Const::Metadata(_) | Const::NoneToken => {
                return Err(self.unsupported("an operand that is metadata or a token"));
            }
            _ => {}
        }
        let ty = module.const_type(id);
        match self.info.class(ty) {
            Class::Scalar(scalar) => self.scalar_const(id, scalar),
            Class::Aggregate if self.is_expr(id) => self.const_expr(id),
            Class::Aggregate => self.aggregate_const(id, ty),
            Class::Void | Class::Other => Err(self.unsupported_type(ty)),
        }
    }

    fn is_expr(&self, id: ConstId) -> bool {
        matches!(self.module.consts.get(id), Const::Expr { .. })
    }

    /// The address of a symbol, as far as it is known before the program runs.
    fn symbol(&mut self, global: ir::GlobalId) -> Done<Repr> {
        let symbol = SymbolId(global.0);
        if self.module.globals[global].thread_local.is_none() {
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
        let value = self.libcall(Libcall::ThreadLocal, Type::I64, &[variable])?;
        *self.s.remembered.row(tag, key) = Row {
            key,
            tag,
            stamp,
            value,
        };
        Ok(Repr::Value(value))
    }

    fn scalar_const(&mut self, id: ConstId, scalar: Scalar) -> Done<Repr> {
        if let Some(linear) = super::fold::fold(self.module, self.info, id) {
            match linear {
                Linear {
                    plus: None,
                    minus: None,
                    offset,
                } => return Ok(Repr::Const(scalar.ty, offset & scalar.mask())),
                Linear {
                    plus: Some(global),
                    minus: None,
                    offset,
                } if scalar.bits == 64 => {
                    let base = self.symbol(global)?;
                    if let (Repr::Symbol(symbol, 0), Ok(offset)) =
                        (base, i32::try_from(offset as i64))
                    {
                        return Ok(Repr::Symbol(symbol, offset));
                    }
                    let base = self.materialize(base)?;
                    return Ok(Repr::Value(self.plus(base, offset as i64)));
                }
                _ => {}
            }
        }
        if let Const::Global(alias) = self.module.consts.get(id) {
            // Of too many more to follow here: the linker knows what it is.
            return self.symbol(alias);
        }
        self.const_expr(id)
    }

    /// A constant expression that is not known before the program runs, as instructions.
    fn const_expr(&mut self, id: ConstId) -> Done<Repr> {
        let module = self.module;
        let Const::Expr {
            op,
            ty,
            source,
            args,
        } = module.consts.get(id)
        else {
            return Err(self.unsupported_type(module.const_type(id)));
        };
        let args: smallvec::SmallVec<[Operand; 4]> =
            module.consts.list(args).map(Operand::constant).collect();
        self.depth += 1;
        if self.depth > 64 {
            return Err(self.unsupported("a constant expression that nests too deeply"));
        }
        let repr = match (op, &args[..]) {
            (ConstOp::Cast(op), &[arg]) => self.cast(op, ty, arg),
            (ConstOp::Binary(op, _), &[a, b]) => self.binary(op, ty, [a, b]),
            (ConstOp::FNeg, &[arg]) => self.fneg(ty, arg),
            (ConstOp::ICmp(cond), &[a, b]) => self.icmp(cond, [a, b]),
            (ConstOp::FCmp(cond), &[a, b]) => self.fcmp(cond, [a, b]),
            (ConstOp::Select, &[c, a, b]) => self.select(ty, [c, a, b]),
            (ConstOp::Gep(_), args) => self.gep(source, args.iter().copied()),
            (ConstOp::ExtractElement, &[a, i]) => self.extract_element([a, i]),
            (ConstOp::InsertElement, &[a, b, i]) => self.insert_element([a, b, i]),
            (ConstOp::ShuffleVector, &[a, b, mask]) => self.shuffle_vector(ty, [a, b, mask]),
            (ConstOp::ExtractValue, [agg, path @ ..]) => {
                let path = self.const_path(path)?;
                self.extract_value(*agg, &path)
            }
            (ConstOp::InsertValue, [agg, elem, path @ ..]) => {
                let path = self.const_path(path)?;
                self.insert_value(*agg, *elem, &path)
            }
            _ => Err(self.unsupported("this constant expression")),
        };
        self.depth -= 1;
        repr
    }

    /// The indices of a constant `extractvalue` or `insertvalue`.
    fn const_path(&self, path: &[Operand]) -> Done<smallvec::SmallVec<[u32; 4]>> {
        path.iter()
            .map(
                |index| match index.as_const().map(|id| self.module.consts.get(id)) {
                    Some(Const::Int { value, .. }) => Ok(u32::try_from(value).unwrap_or(u32::MAX)),
                    Some(Const::Zero(_)) => Ok(0),
                    _ => Err(self.invalid("an index is not constant")),
                },
            )
            .collect()
    }

    fn aggregate_const(&mut self, id: ConstId, ty: TypeId) -> Done<Repr> {
        let mut leaves = std::mem::take(&mut self.s.leaves);
        leaves.clear();
        let found = self.info.leaves(self.module, ty, 0, &mut leaves);
        let mut parts = Vec::with_capacity(leaves.len());
        let done = match found {
            Ok(()) => self.const_parts(id, &leaves, &mut parts, 0),
            Err(limit) => Err(self.limit(limit, ty)),
        };
        self.s.leaves = leaves;
        done?;
        let at = self.s.parts.len() as u32;
        self.s.parts.extend(parts);
        Ok(Repr::Parts(at))
    }

    /// Appends the leaves of an aggregate constant; `leaves` are those of the whole constant that
    /// is being taken apart, of which `parts` are done.
    fn const_parts(
        &mut self,
        id: ConstId,
        leaves: &[Leaf],
        parts: &mut Vec<Repr>,
        depth: u32,
    ) -> Done<()> {
        let module = self.module;
        let ty = module.const_type(id);
        match module.consts.get(id) {
            Const::Aggregate { elems, .. } if depth < 200 => {
                for elem in module.consts.list(elems) {
                    self.const_parts(elem, leaves, parts, depth + 1)?;
                }
            }
            Const::Bytes { at, len, .. } => {
                let bytes = module.consts.bytes(at, len);
                parts.extend(bytes.iter().map(|&b| Repr::Const(Type::I8, b.into())));
            }
            Const::Zero(_) | Const::Undef(_) | Const::Poison(_) | Const::Null(_) => {
                let count = self.leaf_count(ty)?;
                let zeros = leaves.get(parts.len()..parts.len() + count).unwrap_or(&[]);
                let zeros = zeros.iter().map(|leaf| Repr::Const(leaf.scalar.ty, 0));
                parts.extend(zeros);
            }
            Const::Splat { elem, .. } => match self.elements(ty) {
                Some((_, len)) => {
                    for _ in 0..len {
                        self.const_parts(elem, leaves, parts, depth + 1)?;
                    }
                }
                None => {
                    let repr = self.const_repr(elem)?;
                    let count = self.leaf_count(ty)?;
                    parts.extend(std::iter::repeat_n(repr, count));
                }
            },
            Const::BigInt { words, .. } => {
                self.const_words(ty, parts, |i| {
                    let word = |i: usize| u64::from(module.consts.word(words, i));
                    word(2 * i) | word(2 * i + 1) << 32
                });
            }
            Const::BigFloat { words, .. } => {
                let words = module.consts.lists.get(words);
                let word = |i: usize| u64::from(words.get(i).copied().unwrap_or(0));
                let high = match self.big(ty) {
                    Some(Big::X87) => Repr::Const(Type::I16, word(2) & 0xffff),
                    Some(Big::Quad) => Repr::Const(Type::I64, word(2) | word(3) << 32),
                    None => return Err(self.unsupported_type(ty)),
                };
                parts.extend([Repr::Const(Type::I64, word(0) | word(1) << 32), high]);
            }
            Const::Int { value, .. } if self.wide(ty).is_some() => {
                self.const_words(ty, parts, |i| if i == 0 { value } else { 0 });
            }
            Const::Expr { .. } if self.info.class(ty) == Class::Aggregate => {
                let count = self.leaf_count(ty)?;
                let Repr::Parts(at) = self.const_expr(id)? else {
                    return Err(self.invalid("a constant expression is no aggregate"));
                };
                let expr = self.s.parts.get(at as usize..at as usize + count);
                parts.extend_from_slice(expr.unwrap_or(&[]));
            }
            _ if self.info.class(ty) == Class::Aggregate => {
                return Err(self.unsupported("this constant of an aggregate type"));
            }
            _ => {
                let repr = self.const_repr(id)?;
                parts.push(repr);
            }
        }
        Ok(())
    }

    /// Appends the leaves of an integer of more than 64 bits, given by its 64-bit words.
    fn const_words(&self, ty: TypeId, parts: &mut Vec<Repr>, word: impl Fn(usize) -> u64) {
        let bits = self.wide(ty).unwrap_or(0);
        for (i, at) in (0..bits).step_by(64).enumerate() {
            if let Some(scalar) = Scalar::int((bits - at).min(64)) {
                parts.push(Repr::Const(scalar.ty, word(i) & scalar.mask()));
            }
        }
    }

    /// How many scalar leaves a type has.
    pub fn leaf_count(&mut self, ty: TypeId) -> Done<usize> {
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
    pub fn unsupported(&self, what: impl std::fmt::Display) -> Fail {
        unsupported(self.span(), what).into()
    }

    /// The error of the current instruction on a type that has no form in LIR.
    pub fn unsupported_type(&self, ty: TypeId) -> Fail {
        let what = format!("`{}`", self.word());
        let limit = super::fail::Limit::Type(ty);
        self.unsupported(limit.describe(self.module, &what, ty))
    }

    /// The error of a type that is too much for a value.
    pub fn limit(&self, limit: super::fail::Limit, ty: TypeId) -> Fail {
        let what = format!("`{}`", self.word());
        self.unsupported(limit.describe(self.module, &what, ty))
    }

    /// The error of a function that breaks a rule that the verifier checks.
    pub fn invalid(&self, what: &str) -> Fail {
        let message = format!("`{}` cannot be lowered: {what}", self.word());
        Box::new(Diagnostic::error("invalid-function", self.span(), message)).into()
    }
}
