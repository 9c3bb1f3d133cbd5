//! Constants. Expressions of numbers are computed, as today's language has few of them.

use super::super::ast::{self, ConstKind, SymbolKind};
use super::super::op::Op;
use super::super::types::{Ty, Type};
use super::Upgrader;
use super::convert::Conversion;
use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::inst::{Flags, GepFlags};
use crate::ir::{self, BinaryOp, CastOp, Const, ConstId, ConstOp, FCmpCond, ICmpCond, TypeId};

impl Upgrader<'_> {
    /// The constant that stands for one of the dialect.
    #[inline]
    pub(super) fn constant(&mut self, id: ast::ConstId) -> ConstId {
        match self.consts[id.index()] {
            Some(known) => known,
            None => self.new_constant(id),
        }
    }

    fn new_constant(&mut self, id: ast::ConstId) -> ConstId {
        let ast::Const { ty: own, kind } = self.m.consts[id];
        let ty = self.ty(own, Span::NONE);
        // What refers to itself refers to nothing.
        let undef = self.out.consts.intern(Const::Undef(ty));
        self.consts[id.index()] = Some(undef);
        let made = match kind {
            ConstKind::Int(value) => {
                let width = self.out.types.int_width(ty).unwrap_or(64);
                self.out.consts.int(ty, width, value)
            }
            ConstKind::Float(bits) => {
                let bits = match ty {
                    TypeId::FLOAT => u64::from((f64::from_bits(bits) as f32).to_bits()),
                    _ => bits,
                };
                self.out.consts.intern(Const::Float { ty, bits })
            }
            ConstKind::Null | ConstKind::Zero | ConstKind::None => self.zero(ty),
            ConstKind::Undef | ConstKind::Bad | ConstKind::Label(_) | ConstKind::Named(..) => undef,
            ConstKind::Bytes(at, len) => {
                let bytes = &self.m.bytes[at as usize..][..len as usize];
                self.out.consts.string(ty, bytes)
            }
            ConstKind::Aggregate(list) => {
                let words = self.m.lists.get(list).to_vec();
                let elems: Vec<ConstId> = words
                    .iter()
                    .map(|&word| self.constant(ast::ConstId(word)))
                    .collect();
                match self.m.types.resolved(own) {
                    Type::Packed(..) => self.out.vector_constant(ty, &elems),
                    _ => self.out.consts.aggregate(ty, &elems),
                }
            }
            ConstKind::Symbol(symbol) => match self.m.symbols[symbol].kind {
                SymbolKind::Constant(value) => self.constant(value),
                _ => match self.symbols[symbol] {
                    Some(global) => self.out.consts.intern(Const::Global(global)),
                    None => undef,
                },
            },
            ConstKind::Expr(op, list, into) => {
                let args = self.m.lists.get(list).to_vec();
                let args: Vec<ast::ConstId> = args.into_iter().map(ast::ConstId).collect();
                self.expression(op, own, ty, &args, into)
            }
            ConstKind::Asm(text, constraints, effect) => self.out.consts.intern(Const::InlineAsm {
                text,
                constraints,
                flags: u8::from(effect),
            }),
        };
        self.consts[id.index()] = Some(made);
        made
    }

    fn expression(
        &mut self,
        op: Op,
        own: Ty,
        ty: TypeId,
        args: &[ast::ConstId],
        into: bool,
    ) -> ConstId {
        let own_args: Vec<Ty> = args.iter().map(|&id| self.m.consts[id].ty).collect();
        let made: Vec<ConstId> = args.iter().map(|&id| self.constant(id)).collect();
        match op {
            Op::Cast => return self.cast_constant(own_args[0], own, made[0], ty),
            Op::Gep => {
                let source = self.m.types.pointee(own_args[0]).unwrap_or(Ty::SBYTE);
                let into = into && self.is_aggregate(source);
                let source = self.ty(source, Span::NONE);
                let mut words = vec![made[0]];
                if into {
                    words.push(self.out.consts.int(TypeId::I64, 64, 0));
                }
                for (n, &index) in made.iter().enumerate().skip(1) {
                    let index = self.constant_index(own_args[n], index);
                    words.push(index);
                }
                let op = ConstOp::Gep(GepFlags::default());
                return self.out.consts.expr(op, ty, source, &words);
            }
            _ => {}
        }
        if let Some(value) = self.fold(op, own_args[0], &made) {
            let width = self.out.types.int_width(ty).unwrap_or(1);
            return self.out.consts.int(ty, width, value);
        }
        let op = match op {
            Op::Select => {
                if let Some(cond) = self.out.index_value(made[0]) {
                    return made[if cond != 0 { 1 } else { 2 }];
                }
                ConstOp::Select
            }
            Op::ExtractElement => ConstOp::ExtractElement,
            Op::InsertElement => ConstOp::InsertElement,
            Op::ShuffleVector => ConstOp::ShuffleVector,
            _ => match self.operator(op, own_args[0]) {
                Operator::Binary(op) => ConstOp::Binary(op, Flags::NONE),
                Operator::ICmp(cond) => ConstOp::ICmp(cond),
                Operator::FCmp(cond) => ConstOp::FCmp(cond),
            },
        };
        let mut words = made.clone();
        if matches!(
            op,
            ConstOp::Binary(BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, _)
        ) {
            words[1] = self.cast_constant(Ty::UBYTE, own_args[0], made[1], ty);
        }
        self.out.consts.expr(op, ty, ty, &words)
    }

    pub(super) fn is_aggregate(&self, ty: Ty) -> bool {
        matches!(
            self.m.types.resolved(ty),
            Type::Struct(..) | Type::Array(..) | Type::Unsized(_)
        )
    }

    /// An index, which is signed today: a `uint` is made wider, a field's number is an `i32`.
    pub(super) fn constant_index(&mut self, own: Ty, index: ConstId) -> ConstId {
        match (self.m.types.integral(own), self.out.consts.get(index)) {
            (Some((bits, signed)), Const::Int { value, .. }) if bits < 64 => {
                let shift = 64 - bits;
                let wide = match signed {
                    true => ((value << shift) as i64 >> shift) as u64,
                    false => value,
                };
                match i32::try_from(wide as i64) {
                    Ok(_) => self.out.consts.int(TypeId::I32, 32, wide),
                    Err(_) => self.out.consts.int(TypeId::I64, 64, wide),
                }
            }
            _ => index,
        }
    }

    /// What an expression of integers computes; none where that is not known here.
    fn fold(&self, op: Op, own: Ty, args: &[ConstId]) -> Option<u64> {
        let (bits, signed) = self.m.types.integral(own)?;
        let int = |id: ConstId| match self.out.consts.get(id) {
            Const::Int { value, .. } => Some(value),
            _ => None,
        };
        let a = int(args[0])?;
        let b = match args.get(1) {
            Some(&id) => int(id)?,
            None => 0,
        };
        let extend = |v: u64| (v << (64 - bits)) as i64 >> (64 - bits);
        let (x, y) = (extend(a), extend(b));
        let order = if signed { x.cmp(&y) } else { a.cmp(&b) };
        let signed = match op {
            Op::SDiv | Op::SRem | Op::AShr => true,
            Op::UDiv | Op::URem | Op::LShr => false,
            _ => signed,
        };
        Some(match op.base() {
            Op::Add => a.wrapping_add(b),
            Op::Sub => a.wrapping_sub(b),
            Op::Mul => a.wrapping_mul(b),
            Op::Div | Op::Rem if b == 0 => return None,
            Op::Div if signed => x.wrapping_div(y) as u64,
            Op::Div => a / b,
            Op::Rem if signed => x.wrapping_rem(y) as u64,
            Op::Rem => a % b,
            Op::And => a & b,
            Op::Or => a | b,
            Op::Xor => a ^ b,
            Op::Not => !a,
            Op::Neg => a.wrapping_neg(),
            Op::Shl | Op::Shr if b >= bits.into() => return None,
            Op::Shl => a << b,
            Op::Shr if signed => (x >> b) as u64,
            Op::Shr => a >> b,
            Op::SetEq => u64::from(a == b),
            Op::SetNe => u64::from(a != b),
            Op::SetLt => u64::from(order.is_lt()),
            Op::SetGt => u64::from(order.is_gt()),
            Op::SetLe => u64::from(order.is_le()),
            Op::SetGe => u64::from(order.is_ge()),
            _ => return None,
        })
    }

    /// A constant that was converted; none where only instructions can convert it.
    pub(super) fn converted(
        &mut self,
        from: Ty,
        to: Ty,
        value: ConstId,
        ty: TypeId,
    ) -> Option<ConstId> {
        let made = self.cast_constant(from, to, value, ty);
        let removed = match self.out.consts.get(made) {
            Const::Expr { op, .. } => !matches!(
                op,
                ConstOp::Gep(_)
                    | ConstOp::Cast(
                        CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Trunc
                    )
            ),
            _ => false,
        };
        (!removed || made == value).then_some(made)
    }

    fn cast_constant(&mut self, from: Ty, to: Ty, value: ConstId, ty: TypeId) -> ConstId {
        let old = self.out.const_type(value);
        if old == ty && !matches!(self.conversion(from, to), Conversion::NonZero(_)) {
            return value;
        }
        let int = match self.out.consts.get(value) {
            Const::Int { value, .. } => Some(value),
            Const::Null(_) => Some(0),
            _ => None,
        };
        let width = self.out.types.int_width(ty);
        let bits = self.m.types.integral(from).map_or(64, |(bits, _)| bits);
        let signed = int.map(|v| ((v << (64 - bits)) as i64) >> (64 - bits));
        match (self.conversion(from, to), int, width) {
            (Conversion::NonZero(_), Some(int), _) => {
                return self.out.consts.int(ty, 1, u64::from(int != 0));
            }
            (Conversion::One(CastOp::SExt), Some(_), Some(width)) => {
                return self.out.consts.int(ty, width, signed.unwrap_or(0) as u64);
            }
            (Conversion::One(CastOp::ZExt | CastOp::Trunc), Some(int), Some(width)) => {
                return self.out.consts.int(ty, width, int);
            }
            (Conversion::One(op @ (CastOp::SIToFP | CastOp::UIToFP)), Some(int), _) => {
                let (signed, unsigned) = (signed.unwrap_or(0), op == CastOp::UIToFP);
                let bits = match (ty, unsigned) {
                    (TypeId::FLOAT, true) => u64::from((int as f32).to_bits()),
                    (TypeId::FLOAT, false) => u64::from((signed as f32).to_bits()),
                    (_, true) => (int as f64).to_bits(),
                    (_, false) => (signed as f64).to_bits(),
                };
                return self.out.consts.intern(Const::Float { ty, bits });
            }
            _ => {}
        }
        if let (Const::Float { bits, .. }, Conversion::One(op)) =
            (self.out.consts.get(value), self.conversion(from, to))
        {
            let number = match old {
                TypeId::FLOAT => f64::from(f32::from_bits(bits as u32)),
                _ => f64::from_bits(bits),
            };
            match (op, width) {
                (CastOp::FPToSI, Some(width)) => {
                    return self.out.consts.int(ty, width, number as i64 as u64);
                }
                (CastOp::FPToUI, Some(width)) => {
                    return self.out.consts.int(ty, width, number as u64);
                }
                (CastOp::FPExt, _) => {
                    let bits = number.to_bits();
                    return self.out.consts.intern(Const::Float { ty, bits });
                }
                (CastOp::FPTrunc, _) => {
                    let bits = u64::from((number as f32).to_bits());
                    return self.out.consts.intern(Const::Float { ty, bits });
                }
                _ => {}
            }
        }
        let null = matches!(self.out.consts.get(value), Const::Null(_));
        match self.conversion(from, to) {
            Conversion::One(CastOp::PtrToInt) if null => self.zero(ty),
            Conversion::One(CastOp::IntToPtr) if int == Some(0) => self.zero(ty),
            Conversion::One(op) => self.out.consts.expr(ConstOp::Cast(op), ty, ty, &[value]),
            Conversion::Two(first, second) => {
                let mid = match (first, signed) {
                    (CastOp::SExt, Some(value)) => {
                        self.out.consts.int(TypeId::I64, 64, value as u64)
                    }
                    _ => {
                        let (op, i64) = (ConstOp::Cast(first), TypeId::I64);
                        self.out.consts.expr(op, i64, i64, &[value])
                    }
                };
                self.out.consts.expr(ConstOp::Cast(second), ty, ty, &[mid])
            }
            Conversion::NonZero(cond) => {
                // The address of a symbol is not null, unless it need not exist.
                if let Some(symbol) = self.out.symbol_of(value)
                    && self.out.globals[symbol].linkage != ir::Linkage::ExternWeak
                {
                    return self.out.consts.int(ty, 1, 1);
                }
                let zero = self.zero(old);
                self.out
                    .consts
                    .expr(ConstOp::ICmp(cond), ty, ty, &[value, zero])
            }
            Conversion::NonZeroFloat(cond) => {
                let zero = self.zero(old);
                self.out
                    .consts
                    .expr(ConstOp::FCmp(cond), ty, ty, &[value, zero])
            }
        }
    }

    /// The instruction of today that one on operands of a type is.
    pub(super) fn operator(&self, op: Op, ty: Ty) -> Operator {
        let scalar = self.m.types.scalar(ty);
        let float = self.m.types.is_float(scalar);
        let signed = matches!(self.m.types.integral(scalar), Some((_, true)));
        let pick = |s: BinaryOp, u: BinaryOp, f: BinaryOp| {
            Operator::Binary(match (float, signed) {
                (true, _) => f,
                (false, true) => s,
                (false, false) => u,
            })
        };
        let compare = |s: ICmpCond, u: ICmpCond, f: FCmpCond| match (float, signed) {
            (true, _) => Operator::FCmp(f),
            (false, true) => Operator::ICmp(s),
            (false, false) => Operator::ICmp(u),
        };
        use BinaryOp::*;
        match op {
            Op::Add => pick(Add, Add, FAdd),
            Op::Sub | Op::Neg => pick(Sub, Sub, FSub),
            Op::Mul => pick(Mul, Mul, FMul),
            Op::Div => pick(SDiv, UDiv, FDiv),
            Op::Rem => pick(SRem, URem, FRem),
            Op::And => Operator::Binary(And),
            Op::Or => Operator::Binary(Or),
            Op::Shl => Operator::Binary(Shl),
            Op::Shr => pick(AShr, LShr, LShr),
            Op::SDiv => Operator::Binary(SDiv),
            Op::UDiv => Operator::Binary(UDiv),
            Op::FDiv => Operator::Binary(FDiv),
            Op::SRem => Operator::Binary(SRem),
            Op::URem => Operator::Binary(URem),
            Op::FRem => Operator::Binary(FRem),
            Op::AShr => Operator::Binary(AShr),
            Op::LShr => Operator::Binary(LShr),
            // Those that a NaN takes part in do not hold, but for `setne`.
            Op::SetEq => compare(ICmpCond::Eq, ICmpCond::Eq, FCmpCond::Oeq),
            Op::SetNe => compare(ICmpCond::Ne, ICmpCond::Ne, FCmpCond::Une),
            Op::SetLt => compare(ICmpCond::Slt, ICmpCond::Ult, FCmpCond::Olt),
            Op::SetGt => compare(ICmpCond::Sgt, ICmpCond::Ugt, FCmpCond::Ogt),
            Op::SetLe => compare(ICmpCond::Sle, ICmpCond::Ule, FCmpCond::Ole),
            Op::SetGe => compare(ICmpCond::Sge, ICmpCond::Uge, FCmpCond::Oge),
            _ => Operator::Binary(Xor),
        }
    }
}

/// An operator of today.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Operator {
    Binary(BinaryOp),
    ICmp(ICmpCond),
    FCmp(FCmpCond),
}
