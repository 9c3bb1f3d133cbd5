//! Where instructions make `poison`: they promise by flags what their operands do not keep, or go beyond what they are
//! defined for (Language Reference, "Poison Values").

use super::rewrite::Function;
use crate::ir::inst::Flags;
use crate::ir::{
    BinaryOp, Body, CastOp, FCmpCond, ICmpCond, Inst, InstData, Module, Operand, Type, TypeId,
};

/// How an instruction may make `poison` of operands that are defined.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Poison {
    /// A sum, difference or product that overflows in spite of `nsw` or `nuw`.
    Overflow(BinaryOp, Flags, [Operand; 2]),
    /// A shift by the width or more, or one that loses ones in spite of its flags.
    Shift(BinaryOp, Flags, [Operand; 2]),
    /// A division that has a rest in spite of `exact`.
    Rest([Operand; 2]),
    /// Operands that have a bit in common in spite of `disjoint`.
    Common([Operand; 2]),
    /// Floating-point numbers that break `nnan` or `ninf`.
    Float(Flags, [Operand; 2]),
    /// A number that is more than what is left of it, in spite of `nsw` or `nuw`.
    Truncated(Flags, Operand),
    /// A negative number in spite of `nneg`.
    Negative(Operand),
    /// A floating-point number that no integer of the type stands for, which has a sign if the first is true.
    Range(bool, Operand),
    /// Numbers of different signs in spite of `samesign`.
    Signs([Operand; 2]),
    /// An index behind the last element of a vector.
    Index(Operand, Operand),
}

impl Poison {
    /// How an instruction may make it, where that is tested.
    pub(crate) fn of(m: &Module, body: &Body, inst: Inst) -> Option<Poison> {
        let ty = body.types[body.result(inst)];
        let type_of = |operand| m.operand_type(body, operand).unwrap_or(TypeId::VOID);
        let is_number = |ty| matches!(m.types.int_width(ty), Some(1..=64));
        let is_float = |ty| ty == TypeId::FLOAT || ty == TypeId::DOUBLE;
        let wraps = |flags: Flags| flags.has(Flags::NSW) || flags.has(Flags::NUW);
        let is_strict = |flags: Flags| flags.has(Flags::NNAN) || flags.has(Flags::NINF);
        let (is_made, poison) = match body.insts[inst] {
            InstData::Binary { op, flags, args } => match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => (
                    is_number(ty) && wraps(flags),
                    Poison::Overflow(op, flags, args),
                ),
                BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                    (is_number(ty), Poison::Shift(op, flags, args))
                }
                BinaryOp::UDiv | BinaryOp::SDiv => {
                    (is_number(ty) && flags.has(Flags::EXACT), Poison::Rest(args))
                }
                BinaryOp::Or => (
                    is_number(ty) && flags.has(Flags::DISJOINT),
                    Poison::Common(args),
                ),
                BinaryOp::FAdd
                | BinaryOp::FSub
                | BinaryOp::FMul
                | BinaryOp::FDiv
                | BinaryOp::FRem => (is_float(ty) && is_strict(flags), Poison::Float(flags, args)),
                BinaryOp::URem | BinaryOp::SRem | BinaryOp::And | BinaryOp::Xor => return None,
            },
            InstData::Cast { op, flags, arg } => match op {
                CastOp::Trunc => (
                    is_number(type_of(arg)) && wraps(flags),
                    Poison::Truncated(flags, arg),
                ),
                CastOp::ZExt | CastOp::UIToFP => (
                    is_number(type_of(arg)) && flags.has(Flags::NNEG),
                    Poison::Negative(arg),
                ),
                CastOp::FPToSI | CastOp::FPToUI => (
                    is_float(type_of(arg)) && is_number(ty),
                    Poison::Range(op == CastOp::FPToSI, arg),
                ),
                CastOp::SExt
                | CastOp::FPTrunc
                | CastOp::FPExt
                | CastOp::SIToFP
                | CastOp::PtrToInt
                | CastOp::PtrToAddr
                | CastOp::IntToPtr
                | CastOp::BitCast
                | CastOp::AddrSpaceCast => return None,
            },
            InstData::ICmp { flags, args, .. } => (
                is_number(type_of(args[0])) && flags.has(Flags::SAMESIGN),
                Poison::Signs(args),
            ),
            InstData::ExtractElement {
                args: [vector, index],
            }
            | InstData::InsertElement {
                args: [vector, _, index],
            } => (
                index.as_const().is_none() && is_number(type_of(index)),
                Poison::Index(vector, index),
            ),
            InstData::FNeg { .. }
            | InstData::FCmp { .. }
            | InstData::Select { .. }
            | InstData::Gep { .. }
            | InstData::ExtractValue { .. }
            | InstData::InsertValue { .. }
            | InstData::ShuffleVector { .. }
            | InstData::Freeze { .. }
            | InstData::Phi { .. }
            | InstData::Alloca { .. }
            | InstData::Load { .. }
            | InstData::Store { .. }
            | InstData::Call { .. }
            | InstData::Invoke { .. }
            | InstData::CallBr { .. }
            | InstData::VaArg { .. }
            | InstData::Fence { .. }
            | InstData::CmpXchg { .. }
            | InstData::AtomicRmw { .. }
            | InstData::LandingPad { .. }
            | InstData::Resume { .. }
            | InstData::CatchSwitch { .. }
            | InstData::CatchPad { .. }
            | InstData::CatchRet { .. }
            | InstData::CleanupPad { .. }
            | InstData::CleanupRet { .. }
            | InstData::Ret { .. }
            | InstData::Br { .. }
            | InstData::CondBr { .. }
            | InstData::Switch { .. }
            | InstData::IndirectBr { .. }
            | InstData::Unreachable => return None,
        };
        is_made.then_some(poison)
    }

    /// What is said of the instruction.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Poison::Overflow(..) => "it may overflow",
            Poison::Shift(_, flags, _) if flags.has(Flags::EXACT) => "its `exact` may not hold",
            Poison::Shift(..) => "it may shift too far",
            Poison::Rest(_) => "its `exact` may not hold",
            Poison::Common(_) => "its `disjoint` may not hold",
            Poison::Float(flags, _) => match (flags.has(Flags::NNAN), flags.has(Flags::NINF)) {
                (true, true) => "its `nnan` or `ninf` may not hold",
                (true, false) => "its `nnan` may not hold",
                (false, _) => "its `ninf` may not hold",
            },
            Poison::Truncated(..) => "what is cut off may be more",
            Poison::Negative(_) => "its `nneg` may not hold",
            Poison::Range(..) => "it may be out of range",
            Poison::Signs(_) => "its `samesign` may not hold",
            Poison::Index(..) => "its index may be that of no element",
        }
    }
}

impl Function<'_> {
    /// A shadow that is all ones where an instruction, which was just written, has made `poison` of defined operands.
    pub(super) fn poison(&mut self, inst: Inst, of: TypeId) -> Option<Operand> {
        let how = Poison::of(&self.c.m, &self.w.old, inst)?;
        let result = Operand::value(self.w.old.result(inst));
        if let Poison::Overflow(op, flags, args) = how
            && let Some(mask) = self.overflow_mask(op, flags, args, result)
        {
            return Some(mask);
        }
        let poison = self.is_poison(how, result)?;
        Some(self.all_if(Some(poison), of))
    }

    /// Whether it has, as an `i1`.
    fn is_poison(&mut self, how: Poison, result: Operand) -> Option<Operand> {
        let ty = self.type_of(result);
        match how {
            Poison::Overflow(op, flags, args) => self.overflows(op, flags, args, result),
            Poison::Shift(op, flags, args) => self.shifts_too_far(op, flags, args, result),
            Poison::Rest([a, b]) => {
                let back = self.binary(BinaryOp::Mul, ty, [result, b]);
                Some(self.icmp(ICmpCond::Ne, [back, a]))
            }
            Poison::Common(args) => {
                let both = self.binary(BinaryOp::And, ty, args);
                let zero = self.defined(ty);
                Some(self.icmp(ICmpCond::Ne, [both, zero]))
            }
            Poison::Float(flags, [a, b]) => self.breaks_float_flags(flags, &[a, b, result]),
            Poison::Truncated(flags, arg) => {
                let from = self.type_of(arg);
                let mut lost = None;
                for (flag, extend) in [(Flags::NSW, CastOp::SExt), (Flags::NUW, CastOp::ZExt)] {
                    if flags.has(flag) {
                        let back = self.cast(extend, result, from);
                        let differs = self.icmp(ICmpCond::Ne, [back, arg]);
                        lost = Some(self.or(lost, differs));
                    }
                }
                lost
            }
            Poison::Negative(arg) => {
                let from = self.type_of(arg);
                let zero = self.defined(from);
                Some(self.icmp(ICmpCond::Slt, [arg, zero]))
            }
            Poison::Range(is_signed, arg) => self.is_out_of_range(is_signed, arg, ty),
            Poison::Signs(args) => {
                let from = self.type_of(args[0]);
                let differ = self.binary(BinaryOp::Xor, from, args);
                let zero = self.defined(from);
                Some(self.icmp(ICmpCond::Slt, [differ, zero]))
            }
            Poison::Index(vector, index) => {
                let vector = self.type_of(vector);
                let Type::Vector { len, .. } = self.c.m.types.resolved(vector) else {
                    return None;
                };
                let ty = self.type_of(index);
                let width = self.c.m.types.int_width(ty)?;
                let len = self.c.m.consts.int(ty, width, len.into());
                Some(self.icmp(ICmpCond::Uge, [index, Operand::constant(len)]))
            }
        }
    }

    fn or(&mut self, a: Option<Operand>, b: Operand) -> Operand {
        match a {
            Some(a) => self.binary(BinaryOp::Or, TypeId::I1, [a, b]),
            None => b,
        }
    }

    fn fcmp(&mut self, cond: FCmpCond, args: [Operand; 2]) -> Operand {
        let flags = Flags::NONE;
        self.w
            .push(InstData::FCmp { cond, flags, args }, TypeId::I1)
    }

    /// A number as a constant of a type of floating-point numbers.
    fn float(&mut self, ty: TypeId, value: f64) -> Operand {
        let bits = match self.c.m.types.resolved(ty) {
            Type::Float => u64::from((value as f32).to_bits()),
            _ => value.to_bits(),
        };
        Operand::constant(self.c.m.consts.intern(crate::ir::Const::Float { ty, bits }))
    }

    /// Whether an operand or the result of an operation is no number, or infinite, although it promises by `nnan` or `ninf`
    /// that none is (Language Reference, "Fast-Math Flags").
    fn breaks_float_flags(&mut self, flags: Flags, values: &[Operand]) -> Option<Operand> {
        let mut broken = None;
        for &value in values {
            let ty = self.type_of(value);
            if flags.has(Flags::NNAN) {
                let is_nan = self.fcmp(FCmpCond::Uno, [value, value]);
                broken = Some(self.or(broken, is_nan));
            }
            if flags.has(Flags::NINF) {
                for infinity in [f64::INFINITY, f64::NEG_INFINITY] {
                    let infinity = self.float(ty, infinity);
                    let is_infinite = self.fcmp(FCmpCond::Oeq, [value, infinity]);
                    broken = Some(self.or(broken, is_infinite));
                }
            }
        }
        broken
    }

    /// Whether a floating-point number has no value, its fraction cut off, in a type of integers (Language Reference,
    /// "'fptosi .. to' Instruction").
    fn is_out_of_range(&mut self, is_signed: bool, arg: Operand, ty: TypeId) -> Option<Operand> {
        let width = self.c.m.types.int_width(ty)? as i32;
        let from = self.type_of(arg);
        // Those that lie between -1 and 0 are 0. The least number itself is a power of two; what is less by a fraction only
        // is right, too, where the type of the argument has such.
        let fraction = if matches!(self.c.m.types.resolved(from), Type::Float) {
            24
        } else {
            53
        };
        let (least, is_beside) = match is_signed {
            true if width - 1 < fraction => (-(2f64.powi(width - 1)) - 1.0, true),
            true => (-(2f64.powi(width - 1)), false),
            false => (-1.0, true),
        };
        let most = 2f64.powi(if is_signed { width - 1 } else { width });
        let (least, most) = (self.float(from, least), self.float(from, most));
        // Both are true of what is no number.
        let below = if is_beside {
            FCmpCond::Ule
        } else {
            FCmpCond::Ult
        };
        let is_below = self.fcmp(below, [arg, least]);
        let is_above = self.fcmp(FCmpCond::Uge, [arg, most]);
        Some(self.or(Some(is_below), is_above))
    }

    /// Whether a shift is by the width or more, or loses what its flags promise to keep (Language Reference, "Bitwise Binary
    /// Operations").
    fn shifts_too_far(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        [a, b]: [Operand; 2],
        result: Operand,
    ) -> Option<Operand> {
        let ty = self.type_of(result);
        let width = self.c.m.types.int_width(ty)?;
        let known = b.as_const().and_then(|id| self.c.const_index(id));
        let is_near = known.is_some_and(|by| (0..i64::from(width)).contains(&by));
        let mut lost = (!is_near).then(|| {
            let most = self.c.m.consts.int(ty, width, u64::from(width) - 1);
            self.icmp(ICmpCond::Ugt, [b, Operand::constant(most)])
        });
        // Shifted back, nothing may be lost.
        let ways: &[_] = match op {
            BinaryOp::Shl => &[(Flags::NSW, BinaryOp::AShr), (Flags::NUW, BinaryOp::LShr)],
            _ => &[(Flags::EXACT, BinaryOp::Shl)],
        };
        for &(flag, back) in ways {
            if flags.has(flag) {
                let back = self.binary(back, ty, [result, b]);
                let differs = self.icmp(ICmpCond::Ne, [back, a]);
                lost = Some(self.or(lost, differs));
            }
        }
        lost
    }

    /// Whether an operation of numbers overflows although it promises not to (Language Reference, "Binary Operations").
    fn overflows(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        [a, b]: [Operand; 2],
        result: Operand,
    ) -> Option<Operand> {
        let ty = self.type_of(result);
        let width = self.c.m.types.int_width(ty)?;
        let zero = self.defined(ty);
        let mut wrong = None;
        if flags.has(Flags::NSW) {
            wrong = Some(match op {
                BinaryOp::Mul => self.product_differs(width, [a, b], result, CastOp::SExt),
                _ => {
                    let overflow = self.signed_overflow(op, ty, [a, b], result);
                    self.icmp(ICmpCond::Slt, [overflow, zero])
                }
            });
        }
        if flags.has(Flags::NUW) {
            let carries = match op {
                BinaryOp::Mul => self.product_differs(width, [a, b], result, CastOp::ZExt),
                BinaryOp::Sub => self.icmp(ICmpCond::Ult, [a, b]),
                _ => self.icmp(ICmpCond::Ult, [result, a]),
            };
            wrong = Some(self.or(wrong, carries));
        }
        wrong
    }

    /// All ones where a sum or difference that promises nothing but `nsw` breaks that.
    fn overflow_mask(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        args: [Operand; 2],
        result: Operand,
    ) -> Option<Operand> {
        let ty = self.type_of(result);
        let is_sum = matches!(op, BinaryOp::Add | BinaryOp::Sub);
        let width = self.c.m.types.int_width(ty).filter(|&width| width <= 64)?;
        if !is_sum || !flags.has(Flags::NSW) || flags.has(Flags::NUW) {
            return None;
        }
        let overflow = self.signed_overflow(op, ty, args, result);
        let sign = self.c.m.consts.int(ty, width, u64::from(width) - 1);
        Some(self.binary(BinaryOp::AShr, ty, [overflow, Operand::constant(sign)]))
    }

    /// What is negative where a sum or difference overflows as a signed one.
    fn signed_overflow(
        &mut self,
        op: BinaryOp,
        ty: TypeId,
        [a, b]: [Operand; 2],
        result: Operand,
    ) -> Operand {
        let known = b.as_const().and_then(|id| self.c.const_index(id));
        if let Some(by) = known {
            // What grows becomes negative of itself, and what gets smaller positive.
            let grows = (op == BinaryOp::Add) == (by >= 0);
            let [from, to] = if grows { [a, result] } else { [result, a] };
            let not = self.inverted(ty, from);
            return self.binary(BinaryOp::And, ty, [not, to]);
        }
        // The sign is neither operand's; of a difference, the second one's is turned round.
        let one = self.binary(BinaryOp::Xor, ty, [a, result]);
        let other = match op {
            BinaryOp::Sub => self.binary(BinaryOp::Xor, ty, [a, b]),
            _ => self.binary(BinaryOp::Xor, ty, [b, result]),
        };
        self.binary(BinaryOp::And, ty, [one, other])
    }

    /// Whether a product of at most 64 bits is another one in twice as many.
    fn product_differs(
        &mut self,
        width: u32,
        args: [Operand; 2],
        result: Operand,
        extend: CastOp,
    ) -> Operand {
        let wide = self.c.m.types.int(2 * width);
        let args = args.map(|arg| self.cast(extend, arg, wide));
        let product = self.binary(BinaryOp::Mul, wide, args);
        let result = self.cast(extend, result, wide);
        self.icmp(ICmpCond::Ne, [product, result])
    }
}
