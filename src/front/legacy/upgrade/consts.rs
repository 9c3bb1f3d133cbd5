//! Constants. Expressions of numbers are computed, as today's language has few of them.

use super::super::Few;
use super::super::ast::{self, ConstKind, SymbolKind};
use super::super::op::Opcode;
use super::super::types::{Ty, Type};
use super::convert::Conversion;
use super::{Upgrader, expand_consts, fold};
use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::inst::{Flags, GepFlags};
use crate::ir::{BinaryOp, CastOp, Const, ConstId, ConstOp, FCmpCond, ICmpCond, TypeId};

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
                let words: Few<u32> = Few::from_slice(self.m.lists.get(list));
                let elems: Few<ConstId> = words
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
                let args = self.m.lists.get(list).iter();
                let args: Few<ast::ConstId> = args.map(|&word| ast::ConstId(word)).collect();
                let made = self.expression(op, own, ty, &args, into);
                self.any_gone |= expand_consts::is_gone(self, made);
                made
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
        op: Opcode,
        own: Ty,
        ty: TypeId,
        args: &[ast::ConstId],
        into: bool,
    ) -> ConstId {
        let own_args: Few<Ty> = args.iter().map(|&id| self.m.consts[id].ty).collect();
        let made: Few<ConstId> = args.iter().map(|&id| self.constant(id)).collect();
        match op {
            Opcode::Cast => return self.cast_constant(own_args[0], own, made[0], ty),
            Opcode::Gep => {
                let source = self.m.types.pointee(own_args[0]).unwrap_or(Ty::SBYTE);
                let into = into && self.is_aggregate(source);
                let source = self.ty(source, Span::NONE);
                let mut words: Few<ConstId> = Few::from_slice(&made[..1]);
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
        if let Some(folded) = fold::fold(self, op, own_args[0], ty, &made) {
            return folded;
        }
        let op = match op {
            Opcode::Select => {
                if let Some(cond) = self.out.index_value(made[0]) {
                    return made[if cond != 0 { 1 } else { 2 }];
                }
                ConstOp::Select
            }
            Opcode::ExtractElement => ConstOp::ExtractElement,
            Opcode::InsertElement => ConstOp::InsertElement,
            Opcode::ShuffleVector => ConstOp::ShuffleVector,
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

    /// A constant of one type as one of another, as `cast` makes it.
    pub(super) fn cast_constant(
        &mut self,
        from: Ty,
        to: Ty,
        value: ConstId,
        ty: TypeId,
    ) -> ConstId {
        let old = self.out.const_type(value);
        let conversion = self.conversion(from, to);
        if old == ty && !matches!(conversion, Conversion::NonZero(_)) {
            return value;
        }
        match conversion {
            Conversion::One(op) => self.cast_one(op, from, value, ty),
            Conversion::Two(first, second) => {
                let mid_ty = if first == CastOp::SExt {
                    Ty::LONG
                } else {
                    Ty::ULONG
                };
                let mid = self.cast_one(first, from, value, TypeId::I64);
                self.cast_one(second, mid_ty, mid, ty)
            }
            Conversion::NonZero(cond) => {
                let known = match self.integer(value) {
                    Some(int) => Some(int != 0),
                    None => fold::is_somewhere(self, value).then_some(true),
                };
                if let Some(known) = known {
                    return self.out.consts.int(ty, 1, known.into());
                }
                let zero = self.zero(old);
                let op = ConstOp::ICmp(cond);
                self.out.consts.expr(op, ty, ty, &[value, zero])
            }
            Conversion::NonZeroFloat(cond) => {
                if let Some(number) = fold::number(self, value) {
                    return self.out.consts.int(ty, 1, u64::from(number != 0.0));
                }
                let zero = self.zero(old);
                let op = ConstOp::FCmp(cond);
                self.out.consts.expr(op, ty, ty, &[value, zero])
            }
        }
    }

    /// The number that a constant is, also an address that is one.
    fn integer(&self, id: ConstId) -> Option<u64> {
        match self.out.consts.get(id) {
            Const::Int { value, .. } => Some(value),
            Const::Null(_) => Some(0),
            Const::Expr {
                op: ConstOp::Cast(CastOp::IntToPtr),
                args,
                ..
            } => self.integer(self.out.consts.list(args).next()?),
            _ => None,
        }
    }

    /// What one conversion of today makes of a constant, which is of type `from` or as wide.
    fn cast_one(&mut self, op: CastOp, from: Ty, value: ConstId, ty: TypeId) -> ConstId {
        let width = self.out.types.int_width(ty);
        if let Some(int) = self.integer(value) {
            let bits = self.m.types.integral(from).map_or(64, |(bits, _)| bits);
            let signed = ((int << (64 - bits)) as i64) >> (64 - bits);
            // Straight to a `float`: by way of a `double` it would be rounded twice.
            let float = |double: f64, single: f32| match ty {
                TypeId::FLOAT => u64::from(single.to_bits()),
                _ => double.to_bits(),
            };
            let bits = match (op, width) {
                (CastOp::SExt, Some(width)) => {
                    return self.out.consts.int(ty, width, signed as u64);
                }
                (CastOp::ZExt | CastOp::Trunc | CastOp::PtrToInt, Some(width)) => {
                    return self.out.consts.int(ty, width, int);
                }
                (CastOp::IntToPtr, _) if int == 0 => return self.zero(ty),
                (CastOp::SIToFP, _) => float(signed as f64, signed as f32),
                (CastOp::UIToFP, _) => float(int as f64, int as f32),
                _ => return self.out.consts.expr(ConstOp::Cast(op), ty, ty, &[value]),
            };
            return self.out.consts.intern(Const::Float { ty, bits });
        }
        match (op, fold::number(self, value), width) {
            (CastOp::FPToSI, Some(number), Some(width)) => {
                self.out.consts.int(ty, width, number as i64 as u64)
            }
            (CastOp::FPToUI, Some(number), Some(width)) => {
                self.out.consts.int(ty, width, number as u64)
            }
            (CastOp::FPExt | CastOp::FPTrunc, Some(number), _) => fold::float(self, ty, number),
            _ => self.out.consts.expr(ConstOp::Cast(op), ty, ty, &[value]),
        }
    }

    /// The instruction of today that one on operands of a type is.
    pub(super) fn operator(&self, op: Opcode, ty: Ty) -> Operator {
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
            Opcode::Add => pick(Add, Add, FAdd),
            Opcode::Sub | Opcode::Neg => pick(Sub, Sub, FSub),
            Opcode::Mul => pick(Mul, Mul, FMul),
            Opcode::Div => pick(SDiv, UDiv, FDiv),
            Opcode::Rem => pick(SRem, URem, FRem),
            Opcode::And => Operator::Binary(And),
            Opcode::Or => Operator::Binary(Or),
            Opcode::Shl => Operator::Binary(Shl),
            Opcode::Shr => pick(AShr, LShr, LShr),
            Opcode::SDiv => Operator::Binary(SDiv),
            Opcode::UDiv => Operator::Binary(UDiv),
            Opcode::FDiv => Operator::Binary(FDiv),
            Opcode::SRem => Operator::Binary(SRem),
            Opcode::URem => Operator::Binary(URem),
            Opcode::FRem => Operator::Binary(FRem),
            Opcode::AShr => Operator::Binary(AShr),
            Opcode::LShr => Operator::Binary(LShr),
            // Those that a NaN takes part in do not hold, but for `setne`.
            Opcode::SetEq => compare(ICmpCond::Eq, ICmpCond::Eq, FCmpCond::Oeq),
            Opcode::SetNe => compare(ICmpCond::Ne, ICmpCond::Ne, FCmpCond::Une),
            Opcode::SetLt => compare(ICmpCond::Slt, ICmpCond::Ult, FCmpCond::Olt),
            Opcode::SetGt => compare(ICmpCond::Sgt, ICmpCond::Ugt, FCmpCond::Ogt),
            Opcode::SetLe => compare(ICmpCond::Sle, ICmpCond::Ule, FCmpCond::Ole),
            Opcode::SetGe => compare(ICmpCond::Sge, ICmpCond::Uge, FCmpCond::Oge),
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
