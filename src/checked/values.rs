//! Which bits of values are defined.
//!
//! Beside each value that may have undefined bits goes a *shadow*: a value of the same shape, of integers, in which these
//! bits are ones. What an instruction makes of shadows follows what it makes of values, bit by bit where that is cheap.
//! Shadows go through memory in a plane beside it, and through calls in the state of the thread, which says for whom they
//! are: other code than that of checked programs passes on none, and its values count as defined.
//!
//! Nothing is said of bits that only go about: padding and parts of words are no noise. A finding is where the language
//! makes them undefined behaviour, or where they leave the program. (The rules are those of MemorySanitizer; Stepanov and
//! Serebryany, CGO 2015.)

use super::Checker;
use super::allocas::callee_name;
use super::poison::Poison;
use super::rewrite::Function;
use crate::entity::{Entity, SecondaryMap};
use crate::ir::inst::Flags;
use crate::ir::{
    Attr, AttrSet, BinaryOp, Body, CallData, CastOp, Const, ConstId, ICmpCond, Inst, InstData,
    Operand, Type, TypeId, Value, ValueDef,
};
use crate::runtime::shadow::{Call, Comparison, State, Undefined};

/// Makes the types of the shadows of all types that there are.
pub(super) fn make_shadow_types(c: &mut Checker) {
    for ty in (0..c.m.types.len() as u32).map(TypeId) {
        let shadow = match c.layouts.of(&c.m.types, ty) {
            Some(_) => make_shadow_type(c, ty),
            None => None,
        };
        c.shadow_types.push(shadow);
    }
    // Those of shadows are the same.
    for ty in (c.shadow_types.len() as u32..c.m.types.len() as u32).map(TypeId) {
        c.shadow_types.push(Some(ty));
    }
    c.layouts.extend(&c.m.types);
}

/// The type of the shadow of a type; nothing for one whose values are always defined.
pub(super) fn shadow_type(c: &Checker, ty: TypeId) -> Option<TypeId> {
    c.shadow_types.get(ty.0 as usize).copied().flatten()
}

fn make_shadow_type(c: &mut Checker, ty: TypeId) -> Option<TypeId> {
    if let Some(&known) = c.shadow_types.get(ty.0 as usize) {
        return known;
    }
    let types = &mut c.m.types;
    Some(match types.resolved(ty) {
        Type::Int(width) => types.int(width),
        Type::Half | Type::BFloat => TypeId::I16,
        Type::Float => TypeId::I32,
        Type::Double | Type::X86Mmx => TypeId::I64,
        Type::X86Fp80 => types.int(80),
        Type::Fp128 | Type::PpcFp128 => types.int(128),
        Type::Ptr { .. } | Type::TypedPtr { .. } => TypeId::I64,
        Type::Vector {
            elem,
            len,
            scalable: false,
        } => {
            let elem = make_shadow_type(c, elem)?;
            c.m.types.intern(Type::Vector {
                elem,
                len,
                scalable: false,
            })
        }
        Type::Array { elem, len } => {
            let elem = make_shadow_type(c, elem)?;
            c.m.types.array(elem, len)
        }
        Type::Struct { fields, packed } => {
            let fields = types.list(fields).to_vec();
            let fields: Option<Vec<TypeId>> = fields
                .into_iter()
                .map(|field| make_shadow_type(c, field))
                .collect();
            c.m.types.structure(&fields?, packed)
        }
        Type::Void
        | Type::Label
        | Type::Token
        | Type::Metadata
        | Type::X86Amx
        | Type::Target(_)
        | Type::Vector { scalable: true, .. }
        | Type::Function { .. }
        | Type::Named(_) => return None,
    })
}

/// A constant of a shadow's type, all of whose bits are the same.
fn uniform(c: &mut Checker, ty: TypeId, ones: bool) -> ConstId {
    match c.m.types.resolved(ty) {
        Type::Int(width @ 1..=64) => {
            let value = if ones { u64::MAX >> (64 - width) } else { 0 };
            c.m.consts.int(ty, width, value)
        }
        _ if !ones => c.m.consts.intern(Const::Zero(ty)),
        Type::Int(width) => {
            let words = vec![u32::MAX; width.div_ceil(32) as usize];
            c.m.consts.big_int(ty, &words)
        }
        Type::Vector { elem, len, .. } => {
            let elem = uniform(c, elem, true);
            c.m.vector_constant(ty, &vec![elem; len as usize])
        }
        Type::Array { elem, len } if len <= 4096 => {
            let elem = uniform(c, elem, true);
            c.m.consts.aggregate(ty, &vec![elem; len as usize])
        }
        Type::Struct { fields, .. } => {
            let fields = c.m.types.list(fields).to_vec();
            let elems: Vec<_> = fields
                .into_iter()
                .map(|field| uniform(c, field, true))
                .collect();
            c.m.consts.aggregate(ty, &elems)
        }
        _ => c.m.consts.intern(Const::Zero(ty)),
    }
}

/// The shadow of a constant, if it has undefined bits.
fn shadow_of_const(c: &mut Checker, id: ConstId) -> Option<ConstId> {
    let ty = c.m.const_type(id);
    match c.m.consts.get(id) {
        Const::Undef(_) | Const::Poison(_) => {
            let ty = shadow_type(c, ty)?;
            Some(uniform(c, ty, true))
        }
        Const::Aggregate { elems, .. } => {
            let elems: Vec<ConstId> = elems_of(c, elems);
            let shadows: Vec<_> = elems.iter().map(|&elem| shadow_of_const(c, elem)).collect();
            if shadows.iter().all(Option::is_none) {
                return None;
            }
            let ty = shadow_type(c, ty)?;
            let mut all = Vec::with_capacity(elems.len());
            for (&elem, shadow) in elems.iter().zip(shadows) {
                let of = c.m.const_type(elem);
                all.push(match shadow {
                    Some(shadow) => shadow,
                    None => {
                        let of = shadow_type(c, of)?;
                        uniform(c, of, false)
                    }
                });
            }
            Some(match c.m.types.resolved(ty) {
                Type::Vector { .. } => c.m.vector_constant(ty, &all),
                _ => c.m.consts.aggregate(ty, &all),
            })
        }
        _ => None,
    }
}

fn elems_of(c: &Checker, elems: crate::entity::List) -> Vec<ConstId> {
    c.m.consts
        .lists
        .get(elems)
        .iter()
        .map(|&id| ConstId(id))
        .collect()
}

/// The values of a body that may have undefined bits.
pub(super) fn maybe_undefined(
    c: &Checker,
    body: &Body,
    params: &[bool],
) -> SecondaryMap<Value, bool> {
    let mut maybe = SecondaryMap::with_rows(false, body.types.len());
    for (i, &defined) in params.iter().enumerate() {
        maybe[Value::new(i)] = !defined;
    }
    let has_undefined = |operand: Operand| {
        operand.as_const().is_some_and(|id| {
            matches!(
                c.m.consts.get(id),
                Const::Undef(_) | Const::Poison(_) | Const::Aggregate { .. }
            )
        })
    };
    loop {
        let mut changed = false;
        for (inst, data) in body.insts.iter() {
            let result = body.result(inst);
            if maybe[result] || body.types[result] == TypeId::VOID {
                continue;
            }
            let now = match *data {
                InstData::Load { .. } => true,
                _ if Poison::of(&c.m, body, inst).is_some() => true,
                InstData::Call { call } | InstData::Invoke { call, .. } => {
                    let name = callee_name(c, body.calls[call].callee);
                    let mut any = !name.starts_with(b"llvm.");
                    body.for_each_operand(inst, |arg| {
                        any |=
                            arg.as_value().is_some_and(|value| maybe[value]) || has_undefined(arg);
                    });
                    any
                }
                InstData::Freeze { .. } | InstData::Alloca { .. } => false,
                _ => {
                    let mut any = false;
                    body.for_each_operand(inst, |arg| {
                        any |=
                            arg.as_value().is_some_and(|value| maybe[value]) || has_undefined(arg);
                    });
                    any
                }
            };
            maybe[result] = now;
            changed |= now;
        }
        if !changed {
            return maybe;
        }
    }
}

/// The comparisons of numbers and pointers that decide branches and nothing else: their undefined bits are asked for there.
pub(super) fn deciding(c: &Checker, body: &Body) -> SecondaryMap<Value, bool> {
    let mut deciding = SecondaryMap::with_rows(false, body.types.len());
    for (inst, data) in body.insts.iter() {
        if let InstData::ICmp { args, flags, .. } = *data
            && !flags.has(Flags::SAMESIGN)
        {
            let ty =
                c.m.operand_type(body, args[0])
                    .and_then(|ty| shadow_type(c, ty));
            let width = ty.and_then(|ty| c.m.types.int_width(ty));
            deciding[body.result(inst)] = width.is_some_and(|width| width <= 64);
        }
    }
    for (inst, data) in body.insts.iter() {
        if matches!(data, InstData::CondBr { .. }) {
            continue;
        }
        body.for_each_operand(inst, |operand| {
            if let Some(value) = operand.as_value() {
                deciding[value] = false;
            }
        });
    }
    deciding
}

impl Function<'_> {
    /// The shadow of an operand, whose type has one.
    pub(super) fn shadow(&mut self, operand: Operand) -> Option<Operand> {
        let ty = self.type_of(operand);
        let of = shadow_type(self.c, ty)?;
        if let Some(value) = operand.as_value() {
            return Some(match self.shadows[value] {
                Some(shadow) => shadow,
                None => self.defined(of),
            });
        }
        let shadow = operand
            .as_const()
            .and_then(|id| shadow_of_const(self.c, id));
        Some(match shadow {
            Some(shadow) => Operand::constant(shadow),
            None => self.defined(of),
        })
    }

    /// The shadow of a type in which all is defined.
    pub(super) fn defined(&mut self, of: TypeId) -> Operand {
        Operand::constant(uniform(self.c, of, false))
    }

    pub(super) fn undefined(&mut self, of: TypeId) -> Operand {
        Operand::constant(uniform(self.c, of, true))
    }

    /// Whether a shadow is known to have no ones.
    pub(super) fn is_defined(&self, shadow: Operand) -> bool {
        match shadow.as_const().map(|id| self.c.m.consts.get(id)) {
            Some(Const::Int { value, .. }) => value == 0,
            Some(Const::Zero(_)) => true,
            _ => false,
        }
    }

    pub(super) fn set_shadow(&mut self, value: Value, shadow: Operand) {
        if !self.is_defined(shadow) {
            self.shadows[value] = Some(shadow);
        }
    }

    /// What is undefined in one of two.
    pub(super) fn either(&mut self, of: TypeId, a: Operand, b: Operand) -> Operand {
        match (self.is_defined(a), self.is_defined(b)) {
            (true, _) => b,
            (_, true) => a,
            _ => self.binary(BinaryOp::Or, of, [a, b]),
        }
    }

    /// Whether a shadow has any ones, as an `i1`; nothing where it has none. Of aggregates and vectors all is looked at.
    pub(super) fn any(&mut self, shadow: Operand) -> Option<Operand> {
        if self.is_defined(shadow) {
            return None;
        }
        let ty = self.type_of(shadow);
        match self.c.m.types.resolved(ty) {
            Type::Int(_) => {
                let zero = self.defined(ty);
                Some(self.icmp(ICmpCond::Ne, [shadow, zero]))
            }
            Type::Vector { .. } => {
                let bits = match self.c.m.types.resolved(ty) {
                    Type::Vector { elem, len, .. } => self.c.m.types.int_width(elem)? * len,
                    _ => return None,
                };
                let whole = self.c.m.types.int(bits);
                let word = self.cast(CastOp::BitCast, shadow, whole);
                self.any_of(word, whole)
            }
            Type::Array { len, .. } if len <= 16 => self.any_field(shadow, len),
            Type::Struct { fields, .. } => {
                let count = self.c.m.types.list(fields).len() as u64;
                self.any_field(shadow, count)
            }
            _ => None,
        }
    }

    fn any_of(&mut self, word: Operand, ty: TypeId) -> Option<Operand> {
        let zero = self.defined(ty);
        Some(self.icmp(ICmpCond::Ne, [word, zero]))
    }

    fn any_field(&mut self, shadow: Operand, count: u64) -> Option<Operand> {
        let mut all = None;
        for index in 0..count {
            let field = self.extract(shadow, index as u32)?;
            let any = self.any(field);
            all = match (all, any) {
                (Some(all), Some(any)) => Some(self.binary(BinaryOp::Or, TypeId::I1, [all, any])),
                (all, any) => all.or(any),
            };
        }
        all
    }

    fn extract(&mut self, agg: Operand, index: u32) -> Option<Operand> {
        let ty = self.type_of(agg);
        let elem = match self.c.m.types.resolved(ty) {
            Type::Array { elem, .. } => elem,
            Type::Struct { fields, .. } => *self.c.m.types.list(fields).get(index as usize)?,
            _ => return None,
        };
        let indices = self.w.old.pool.push(&[index]);
        Some(self.w.push(InstData::ExtractValue { agg, indices }, elem))
    }

    /// A shadow of a type that is all ones if a condition holds.
    pub(super) fn all_if(&mut self, cond: Option<Operand>, of: TypeId) -> Operand {
        let defined = self.defined(of);
        let Some(cond) = cond else { return defined };
        let undefined = self.undefined(of);
        self.select([cond, undefined, defined], of)
    }

    /// All ones in each lane in which the shadow, of a vector or number of the same shape, has any.
    pub(super) fn smear(&mut self, shadow: Operand, of: TypeId) -> Operand {
        if self.is_defined(shadow) {
            return self.defined(of);
        }
        let from = self.type_of(shadow);
        let lanes = |c: &Checker, ty| match c.m.types.resolved(ty) {
            Type::Vector { elem, len, .. } => Some((elem, len)),
            _ => None,
        };
        match (lanes(self.c, from), lanes(self.c, of)) {
            (Some((_, a)), Some((_, b))) if a == b => {
                let zero = self.defined(from);
                let bools = self.c.m.types.intern(Type::Vector {
                    elem: TypeId::I1,
                    len: a,
                    scalable: false,
                });
                let flags = Flags::NONE;
                let args = [shadow, zero];
                let cond = ICmpCond::Ne;
                let any = self.w.push(InstData::ICmp { cond, flags, args }, bools);
                match of == bools {
                    true => any,
                    false => self.cast(CastOp::SExt, any, of),
                }
            }
            _ => {
                let any = self.any(shadow);
                self.all_if(any, of)
            }
        }
    }

    /// The shadow of what an instruction computes; it was just written.
    pub(super) fn compute_shadow(&mut self, inst: Inst) {
        let result = self.w.old.result(inst);
        if !self.maybe[result] {
            return;
        }
        let ty = self.w.old.types[result];
        let Some(of) = shadow_type(self.c, ty) else {
            return;
        };
        let shadow = match self.w.old.insts[inst] {
            InstData::Binary { op, args, .. } => self.binary_shadow(op, of, args),
            InstData::FNeg { arg, .. } => self.shadow(arg),
            InstData::Cast { op, arg, .. } => self.cast_shadow(op, of, arg),
            InstData::ICmp { .. } if self.deciding[result] => None,
            InstData::ICmp { cond, args, .. } => self.compare_shadow(cond, of, args),
            InstData::FCmp { args, .. } => self.smear_both(of, args),
            InstData::Select { args, .. } => self.select_shadow(ty, of, args),
            InstData::Gep { args, .. } => {
                let args: Vec<Operand> = self.w.old.operands(args).collect();
                self.all_of(of, &args)
            }
            InstData::ExtractValue { agg, indices } => {
                let agg = self.shadow(agg);
                agg.map(|agg| self.w.push(InstData::ExtractValue { agg, indices }, of))
            }
            InstData::InsertValue { agg, elem, indices } => {
                match (self.shadow(agg), self.shadow(elem)) {
                    (Some(agg), Some(elem)) => Some(
                        self.w
                            .push(InstData::InsertValue { agg, elem, indices }, of),
                    ),
                    _ => None,
                }
            }
            InstData::ExtractElement {
                args: [vector, index],
            } => {
                let vector = self.shadow(vector);
                vector.map(|vector| {
                    let args = [vector, index];
                    self.w.push(InstData::ExtractElement { args }, of)
                })
            }
            InstData::InsertElement {
                args: [vector, elem, index],
            } => match (self.shadow(vector), self.shadow(elem)) {
                (Some(vector), Some(elem)) => {
                    let args = [vector, elem, index];
                    Some(self.w.push(InstData::InsertElement { args }, of))
                }
                _ => None,
            },
            InstData::ShuffleVector { args: [a, b, mask] } => {
                match (self.shadow(a), self.shadow(b)) {
                    (Some(a), Some(b)) => {
                        let args = [a, b, mask];
                        Some(self.w.push(InstData::ShuffleVector { args }, of))
                    }
                    _ => None,
                }
            }
            // What is frozen is defined. The others have shadows from elsewhere, or give nothing that is followed.
            InstData::Freeze { .. }
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
            | InstData::Unreachable => None,
        };
        let poison = match self.deciding[result] {
            true => None,
            false => self.poison(inst, of),
        };
        let shadow = match (shadow, poison) {
            (Some(shadow), Some(poison)) => Some(self.either(of, shadow, poison)),
            (shadow, poison) => shadow.or(poison),
        };
        if let Some(shadow) = shadow {
            self.set_shadow(result, shadow);
        }
    }

    fn binary_shadow(&mut self, op: BinaryOp, of: TypeId, [a, b]: [Operand; 2]) -> Option<Operand> {
        let (sa, sb) = (self.shadow(a)?, self.shadow(b)?);
        let both = |f: &mut Self| f.either(of, sa, sb);
        Some(match op {
            BinaryOp::Xor => both(self),
            BinaryOp::And | BinaryOp::Or => {
                // A bit is defined where the other one decides it.
                let (a, b) = match op {
                    BinaryOp::And => (a, b),
                    _ => (self.inverted(of, a), self.inverted(of, b)),
                };
                let decided_by = |f: &mut Self, value, shadow| match f.is_defined(shadow) {
                    true => shadow,
                    false => f.binary(BinaryOp::And, of, [value, shadow]),
                };
                let one = decided_by(self, a, sb);
                let other = decided_by(self, b, sa);
                let all = self.either(of, one, other);
                match self.is_defined(sa) || self.is_defined(sb) {
                    true => all,
                    false => {
                        let both = self.binary(BinaryOp::And, of, [sa, sb]);
                        self.either(of, all, both)
                    }
                }
            }
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
                // An undefined bit may change all that are above it.
                let any = both(self);
                if self.is_defined(any) {
                    return Some(any);
                }
                let zero = self.defined(of);
                let above = self.binary(BinaryOp::Sub, of, [zero, any]);
                self.binary(BinaryOp::Or, of, [any, above])
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                let moved = match self.is_defined(sa) {
                    true => sa,
                    false => self.binary(op, of, [sa, b]),
                };
                let by = self.smear(sb, of);
                self.either(of, moved, by)
            }
            BinaryOp::UDiv
            | BinaryOp::SDiv
            | BinaryOp::URem
            | BinaryOp::SRem
            | BinaryOp::FAdd
            | BinaryOp::FSub
            | BinaryOp::FMul
            | BinaryOp::FDiv
            | BinaryOp::FRem => {
                let any = both(self);
                self.smear(any, of)
            }
        })
    }

    pub(super) fn inverted(&mut self, of: TypeId, value: Operand) -> Operand {
        let ones = self.undefined(of);
        self.binary(BinaryOp::Xor, of, [value, ones])
    }

    fn cast_shadow(&mut self, op: CastOp, of: TypeId, arg: Operand) -> Option<Operand> {
        let shadow = self.shadow(arg)?;
        let from = self.type_of(shadow);
        if self.is_defined(shadow) {
            return Some(self.defined(of));
        }
        Some(match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => self.cast(op, shadow, of),
            CastOp::BitCast | CastOp::AddrSpaceCast if from == of => shadow,
            CastOp::BitCast => self.cast(op, shadow, of),
            CastOp::PtrToInt | CastOp::IntToPtr | CastOp::PtrToAddr | CastOp::AddrSpaceCast => {
                let widths = [from, of].map(|ty| self.c.m.types.int_width(ty));
                match widths {
                    [Some(from), Some(to)] if from == to => shadow,
                    [Some(from), Some(to)] if from < to => self.cast(CastOp::ZExt, shadow, of),
                    [Some(_), Some(_)] => self.cast(CastOp::Trunc, shadow, of),
                    _ => self.smear(shadow, of),
                }
            }
            CastOp::FPTrunc
            | CastOp::FPExt
            | CastOp::FPToUI
            | CastOp::FPToSI
            | CastOp::UIToFP
            | CastOp::SIToFP => self.smear(shadow, of),
        })
    }

    fn smear_both(&mut self, of: TypeId, [a, b]: [Operand; 2]) -> Option<Operand> {
        let (a, b) = (self.shadow(a)?, self.shadow(b)?);
        let ty = self.type_of(a);
        let any = self.either(ty, a, b);
        Some(self.smear(any, of))
    }

    fn compare_shadow(
        &mut self,
        cond: ICmpCond,
        of: TypeId,
        args: [Operand; 2],
    ) -> Option<Operand> {
        let (sa, sb) = (self.shadow(args[0])?, self.shadow(args[1])?);
        let ty = self.type_of(sa);
        let any = self.either(ty, sa, sb);
        let is_scalar = matches!(self.c.m.types.resolved(ty), Type::Int(1..=64));
        if self.is_defined(any) || !is_scalar {
            return Some(self.smear(any, of));
        }
        let [a, b] = args.map(|arg| match self.c.is_pointer(self.type_of(arg)) {
            true => self.address(arg),
            false => arg,
        });
        if matches!(cond, ICmpCond::Eq | ICmpCond::Ne) {
            // Defined bits that differ decide it.
            let differ = self.binary(BinaryOp::Xor, ty, [a, b]);
            let known = self.inverted(ty, any);
            let decided = self.binary(BinaryOp::And, ty, [differ, known]);
            let zero = self.defined(ty);
            let open = self.icmp(ICmpCond::Eq, [decided, zero]);
            let has = self.icmp(ICmpCond::Ne, [any, zero]);
            return Some(self.binary(BinaryOp::And, TypeId::I1, [open, has]));
        }
        // It is decided where the least and the greatest that both can be compare alike.
        let is_signed = matches!(
            cond,
            ICmpCond::Sgt | ICmpCond::Sge | ICmpCond::Slt | ICmpCond::Sle
        );
        let width = self.c.m.types.int_width(ty).unwrap_or(64);
        let sign = match is_signed {
            true => Operand::constant(self.c.m.consts.int(ty, width, 1 << (width - 1))),
            false => self.defined(ty),
        };
        let mut bounds = |value: Operand, shadow: Operand| {
            let value = match is_signed {
                true => self.binary(BinaryOp::Xor, ty, [value, sign]),
                false => value,
            };
            if self.is_defined(shadow) {
                return [value; 2];
            }
            let known = self.inverted(ty, shadow);
            let least = self.binary(BinaryOp::And, ty, [value, known]);
            [least, self.binary(BinaryOp::Or, ty, [value, shadow])]
        };
        let [least_a, most_a] = bounds(a, sa);
        let [least_b, most_b] = bounds(b, sb);
        let cond = match cond {
            ICmpCond::Sgt => ICmpCond::Ugt,
            ICmpCond::Sge => ICmpCond::Uge,
            ICmpCond::Slt => ICmpCond::Ult,
            ICmpCond::Sle => ICmpCond::Ule,
            ICmpCond::Eq
            | ICmpCond::Ne
            | ICmpCond::Ugt
            | ICmpCond::Uge
            | ICmpCond::Ult
            | ICmpCond::Ule => cond,
        };
        let one = self.icmp(cond, [least_a, most_b]);
        let other = self.icmp(cond, [most_a, least_b]);
        Some(self.binary(BinaryOp::Xor, TypeId::I1, [one, other]))
    }

    fn select_shadow(
        &mut self,
        ty: TypeId,
        of: TypeId,
        [cond, then, els]: [Operand; 3],
    ) -> Option<Operand> {
        let (sc, st, se) = (self.shadow(cond)?, self.shadow(then)?, self.shadow(els)?);
        let chosen = match (self.is_defined(st), self.is_defined(se)) {
            (true, true) => st,
            _ => self.select([cond, st, se], of),
        };
        if self.is_defined(sc) {
            return Some(chosen);
        }
        // What both ways have in common does not depend on the condition.
        let other = match self.c.m.types.resolved(ty) {
            Type::Int(_) => {
                let other = self.either(of, st, se);
                let differ = self.binary(BinaryOp::Xor, of, [then, els]);
                self.either(of, other, differ)
            }
            _ => self.undefined(of),
        };
        match self.type_of(cond) == TypeId::I1 || self.type_of(sc) != TypeId::I1 {
            true => Some(self.select([sc, other, chosen], of)),
            false => Some(chosen),
        }
    }

    /// A shadow that is all ones if any of some operands has undefined bits.
    fn all_of(&mut self, of: TypeId, args: &[Operand]) -> Option<Operand> {
        let mut all = None;
        for &arg in args {
            let Some(shadow) = self.shadow(arg) else {
                continue;
            };
            let any = self.any(shadow);
            all = match (all, any) {
                (Some(all), Some(any)) => Some(self.binary(BinaryOp::Or, TypeId::I1, [all, any])),
                (all, any) => all.or(any),
            };
        }
        Some(self.all_if(all, of))
    }

    /// The shadow of what an intrinsic computes.
    pub(super) fn intrinsic_shadow(&mut self, inst: Inst, name: &[u8], args: &[Operand]) {
        let result = self.w.old.result(inst);
        let ty = self.w.old.types[result];
        if !self.maybe[result] {
            return;
        }
        let Some(of) = shadow_type(self.c, ty) else {
            return;
        };
        let starts = |prefix: &str| name.starts_with(prefix.as_bytes());
        let same = [
            "llvm.launder.",
            "llvm.strip.",
            "llvm.ssa.copy",
            "llvm.expect.",
            "llvm.freeze",
        ];
        let moved = ["llvm.bswap.", "llvm.bitreverse."];
        // What they make of which bits is their own.
        let skipped = [
            "llvm.x86.",
            "llvm.masked.",
            "llvm.vp.",
            "llvm.va_",
            "llvm.eh.",
            "llvm.read_",
        ];
        let shadow = match args.first() {
            Some(&first) if same.iter().any(|prefix| starts(prefix)) => self.shadow(first),
            Some(&first) if moved.iter().any(|prefix| starts(prefix)) => {
                match (self.shadow(first), self.w.old.insts[inst]) {
                    (Some(shadow), InstData::Call { call }) if of == ty => {
                        let args = self.w.old.pool.push(&[shadow.0]);
                        let data = CallData {
                            args,
                            ..self.w.old.calls[call]
                        };
                        let call = self.w.old.calls.push(data);
                        Some(self.w.push(InstData::Call { call }, of))
                    }
                    _ => None,
                }
            }
            Some(_) if skipped.iter().any(|prefix| starts(prefix)) => None,
            Some(_) => self.all_of(of, args),
            None => None,
        };
        if let Some(shadow) = shadow {
            self.set_shadow(result, shadow);
        }
    }

    /// Ends the program where a comparison depends on undefined bits. Whether it has any is asked here, and the rest where
    /// it has.
    fn want_decided(
        &mut self,
        result: Operand,
        what: Undefined,
        cond: ICmpCond,
        args: [Operand; 2],
    ) {
        let [Some(sa), Some(sb)] = args.map(|arg| self.shadow(arg)) else {
            return;
        };
        let ty = self.type_of(sa);
        let both = self.either(ty, sa, sb);
        let Some(any) = self.any(both) else { return };
        let (is_strict, is_signed) = match cond {
            ICmpCond::Eq | ICmpCond::Ne => (false, false),
            ICmpCond::Ult | ICmpCond::Uge => (true, false),
            ICmpCond::Ule | ICmpCond::Ugt => (false, false),
            ICmpCond::Slt | ICmpCond::Sge => (true, true),
            ICmpCond::Sle | ICmpCond::Sgt => (false, true),
        };
        let comparison = Comparison {
            value_at: self.value_site(result),
            what,
            is_equality: matches!(cond, ICmpCond::Eq | ICmpCond::Ne),
            is_strict,
            is_signed,
            width: self.c.m.types.int_width(ty).unwrap_or(64),
        };
        let comparison = self.number(comparison.encode());
        let [a, b] = args.map(|arg| match self.c.is_pointer(self.type_of(arg)) {
            true => self.address(arg),
            false => self.word(arg),
        });
        let [sa, sb] = [sa, sb].map(|shadow| self.word(shadow));
        self.unless(any, Call::Compared, &[a, sa, b, sb, comparison]);
    }

    /// Ends the program where a value has undefined bits.
    pub(super) fn want_defined(&mut self, operand: Operand, what: Undefined) {
        let deciding = operand.as_value().filter(|&value| self.deciding[value]);
        if let Some(ValueDef::Inst(inst)) = deciding.map(|value| self.w.old.def(value))
            && let InstData::ICmp { cond, args, .. } = self.w.old.insts[inst]
        {
            return self.want_decided(operand, what, cond, args);
        }
        if operand.is_missing()
            || operand
                .as_value()
                .is_some_and(|value| self.shadows[value].is_none())
        {
            return;
        }
        let Some(shadow) = self.shadow(operand) else {
            return;
        };
        if let Some(any) = self.any(shadow) {
            let what = self.c.number(what as u64, 32);
            let site = self.value_site(operand);
            let site = self.c.number(site.into(), 32);
            self.unless(any, Call::Undefined, &[what, site]);
        }
    }

    fn has(&self, set: AttrSet, word: &[u8]) -> bool {
        let attr = self.c.m.names.find(word).map(Attr::Other);
        self.c.has_attr(set, attr)
    }

    /// The function that a call names.
    pub(super) fn declared(&self, data: &CallData) -> Option<&crate::ir::Function> {
        let callee = data.callee.as_const().map(|id| self.c.m.consts.get(id));
        let Some(Const::Global(global)) = callee else {
            return None;
        };
        self.c.m.function(global)
    }

    /// Whether an argument has to be defined: by the call or by the function that it names.
    pub(super) fn arg_is_noundef(&self, data: &CallData, at: usize) -> bool {
        let sets = self.w.old.pool.get(data.arg_attrs);
        let own = sets.get(at).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
        let param = self
            .declared(data)
            .and_then(|function| function.params.get(at));
        self.has(own, b"noundef") || param.is_some_and(|param| self.has(param.attrs, b"noundef"))
    }

    pub(super) fn set_is_noundef(&self, set: AttrSet) -> bool {
        self.has(set, b"noundef")
    }

    /// Where the shadow of each argument is in the state; nothing where there is no room, or no shadow.
    pub(super) fn arg_places(&mut self, types: &[TypeId]) -> Vec<Option<(u64, TypeId)>> {
        let mut at = 0;
        let mut places = Vec::with_capacity(types.len());
        for &ty in types {
            let of = shadow_type(self.c, ty);
            let size = of.and_then(|of| self.c.alloc_size(of));
            places.push(match (of, size) {
                (Some(of), Some(size)) if at + size <= State::ARG_BITS_SIZE => {
                    let place = at;
                    at = (at + size).next_multiple_of(8);
                    Some((State::ARG_BITS + place, of))
                }
                _ => None,
            });
        }
        places
    }

    /// Whether the shadow of a result has room in the state.
    pub(super) fn result_place(&mut self, ty: TypeId) -> Option<TypeId> {
        let of = shadow_type(self.c, ty)?;
        (self.c.alloc_size(of)? <= State::RESULT_BITS_SIZE).then_some(of)
    }

    /// The shadow of what was loaded.
    pub(super) fn load_shadow(&mut self, inst: Inst, ptr: Operand) {
        let result = self.w.old.result(inst);
        let ty = self.w.old.types[result];
        let (Some(of), Some(size)) = (shadow_type(self.c, ty), self.c.store_size(ty)) else {
            return;
        };
        let shadow = match self.bits_slot(ptr) {
            Some(slot) => self.load(slot, of),
            None if self.is_initialised(ptr) || size > State::MAX_LOAD => return,
            None => {
                let at = self.bits_to_read(ptr);
                let shadow = self.load(at, of);
                if let Some(any) = self.any(shadow) {
                    let (address, size) = (self.address(ptr), self.number(size));
                    self.unless(any, Call::NoteUndefined, &[address, size]);
                }
                shadow
            }
        };
        self.set_shadow(result, shadow);
    }

    /// Notes the shadow of what is stored.
    pub(super) fn store_shadow(&mut self, ptr: Operand, value: Operand) {
        let ty = self.type_of(value);
        let size = self
            .c
            .store_size(ty)
            .filter(|&size| size <= State::MAX_LOAD);
        let (Some(shadow), Some(_)) = (self.shadow(value), size) else {
            return;
        };
        if let Some(slot) = self.bits_slot(ptr) {
            return self.store(shadow, slot);
        }
        if self.is_initialised(ptr) && self.is_defined(shadow) {
            return;
        }
        let at = self.bits_to_write(ptr);
        self.store(shadow, at);
    }

    /// Whether all that lies at a pointer is defined, whatever the program does: it is constant.
    fn is_initialised(&self, ptr: Operand) -> bool {
        let place = ptr.as_const().and_then(|id| self.c.place_of(id));
        place.is_some_and(|(global, _)| {
            matches!(
                self.c.m.globals[global].kind,
                crate::ir::GlobalKind::Variable { constant: true, .. }
            )
        })
    }
}
