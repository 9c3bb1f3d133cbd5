//! What constant expressions compute of what is known of their operands.
//!
//! Of a vector, operators take one lane after the other. A sum with the address of a symbol is
//! known as far as [`Linear`] says it; what else is asked of an address that is not known is not.

use smallvec::SmallVec;

use super::{ConstValue, Evaluator, Linear, MAX_PARTS};
use crate::ir::compute::{self, sign_extend, truncate};
use crate::ir::inst::{BinaryOp, CastOp, FCmpCond, ICmpCond};
use crate::ir::{ConstId, ConstOp, Linkage, Type, TypeId};

/// A constant expression.
pub(super) struct Expression {
    pub op: ConstOp,
    pub ty: TypeId,
    /// What `getelementptr` steps over.
    pub source: TypeId,
    pub args: SmallVec<[ConstId; 4]>,
}

type Values = SmallVec<[ConstValue; 4]>;

impl Evaluator<'_> {
    /// The value of an expression whose operands are evaluated; `None` where that does not do.
    pub(super) fn expression(&self, e: &Expression) -> Option<ConstValue> {
        let args: Values = e.args.iter().map(|&arg| self.get(arg)).collect();
        let first = args.first()?;
        let first_ty = self.type_of(e, 0)?;
        match e.op {
            ConstOp::Cast(CastOp::BitCast) => self.bit_cast(first, first_ty, e.ty),
            ConstOp::Select if self.lanes(first_ty).is_none() => {
                args.get(chosen(first.known()?)).cloned()
            }
            ConstOp::ExtractValue => {
                let mut part = first.clone();
                for index in path(args.get(1..)?)? {
                    part = self.part(&part, index)?;
                }
                Some(part)
            }
            ConstOp::InsertValue => {
                self.insert_value(first, first_ty, args.get(1)?, &path(args.get(2..)?)?)
            }
            ConstOp::ExtractElement => {
                let (_, len) = self.lanes(first_ty)?;
                self.lane(first, args.get(1)?.known()?, len)
            }
            ConstOp::InsertElement => {
                let mut parts = self.expanded(first, first_ty)?;
                let index = usize::try_from(args.get(2)?.known()?).ok();
                if let Some(lane) = index.and_then(|index| parts.get_mut(index)) {
                    *lane = args.get(1)?.clone();
                }
                Some(ConstValue::Parts(parts.into()))
            }
            ConstOp::ShuffleVector => self.shuffle(&args, first_ty, self.type_of(e, 2)?),
            _ => self.by_lanes(e, &args),
        }
    }

    fn type_of(&self, e: &Expression, n: usize) -> Option<TypeId> {
        e.args.get(n).map(|&arg| self.module.const_type(arg))
    }

    /// The element type of a vector, and how many there are.
    fn lanes(&self, ty: TypeId) -> Option<(TypeId, usize)> {
        match self.module.types.resolved(ty) {
            Type::Vector { elem, len, .. } => Some((elem, len as usize)),
            _ => None,
        }
    }

    /// The type of a vector's elements; any other type itself.
    fn element(&self, ty: TypeId) -> TypeId {
        self.lanes(ty).map_or(ty, |(elem, _)| elem)
    }

    /// An element of a vector or an aggregate.
    fn part(&self, whole: &ConstValue, index: usize) -> Option<ConstValue> {
        use crate::ir::Const;
        match whole {
            ConstValue::Zero => Some(ConstValue::Zero),
            ConstValue::Parts(parts) => parts.get(index).cloned(),
            ConstValue::Scalar(_) => None,
            ConstValue::Const(id) => match self.module.consts.get(*id) {
                Const::Aggregate { elems, .. } => {
                    let elem = self.module.consts.list(elems).nth(index)?;
                    Some(self.get(elem))
                }
                Const::Splat { elem, .. } => Some(self.get(elem)),
                Const::Bytes { at, len, .. } => {
                    let byte = *self.module.consts.bytes(at, len).get(index)?;
                    Some(ConstValue::Scalar(Linear::bits(byte.into())))
                }
                _ => None,
            },
        }
    }

    /// A lane of a vector of `len`; none there is is poison.
    fn lane(&self, vector: &ConstValue, index: u128, len: usize) -> Option<ConstValue> {
        match usize::try_from(index) {
            Ok(index) if index < len => self.part(vector, index),
            _ => Some(ConstValue::Zero),
        }
    }

    /// The elements of a value of this type, one by one.
    fn expanded(&self, whole: &ConstValue, ty: TypeId) -> Option<Vec<ConstValue>> {
        let count = match self.module.types.resolved(ty) {
            Type::Struct { fields, .. } => self.module.types.list(fields).len(),
            Type::Array { len, .. } => usize::try_from(len).ok()?,
            Type::Vector { len, .. } => len as usize,
            _ => return None,
        };
        let count = Some(count).filter(|&count| count <= MAX_PARTS)?;
        (0..count).map(|index| self.part(whole, index)).collect()
    }

    fn insert_value(
        &self,
        whole: &ConstValue,
        ty: TypeId,
        part: &ConstValue,
        path: &[usize],
    ) -> Option<ConstValue> {
        let (mut at, mut ty) = (whole.clone(), ty);
        let mut around = Vec::with_capacity(path.len());
        for &index in path {
            let parts = self.expanded(&at, ty)?;
            at = parts.get(index)?.clone();
            (ty, _) = self.step(ty, i64::try_from(index).ok()?)?;
            around.push((parts, index));
        }
        let mut value = part.clone();
        while let Some((mut parts, index)) = around.pop() {
            *parts.get_mut(index)? = value;
            value = ConstValue::Parts(parts.into());
        }
        Some(value)
    }

    fn shuffle(&self, args: &[ConstValue], ty: TypeId, mask_ty: TypeId) -> Option<ConstValue> {
        let [a, b, mask] = args else { return None };
        let (_, len) = self.lanes(ty)?;
        let mask = self.expanded(mask, mask_ty)?;
        let pick = |index: ConstValue| match usize::try_from(index.known()?) {
            Ok(index) if index < len => self.part(a, index),
            Ok(index) => self.lane(b, (index - len) as u128, len),
            Err(_) => Some(ConstValue::Zero),
        };
        let lanes: Option<Vec<ConstValue>> = mask.into_iter().map(pick).collect();
        Some(ConstValue::Parts(lanes?.into()))
    }

    fn bit_cast(&self, value: &ConstValue, from: TypeId, to: TypeId) -> Option<ConstValue> {
        let (from_lanes, to_lanes) = (self.lanes(from), self.lanes(to));
        let scalar = |lanes: Option<(TypeId, usize)>| lanes.is_none_or(|(_, len)| len == 1);
        if matches!(value, ConstValue::Zero) {
            return Some(ConstValue::Zero);
        }
        let parts = match from_lanes {
            Some(_) => self.expanded(value, from)?,
            None => vec![value.clone()],
        };
        let to_elem = self.element(to);
        let lanes = if scalar(from_lanes) && scalar(to_lanes) {
            self.width(to_elem)?;
            vec![ConstValue::Scalar(parts.first()?.scalar()?)]
        } else {
            let (width, to_width) = (self.width(self.element(from))?, self.width(to_elem)?);
            let known: Option<Vec<u128>> = parts.iter().map(ConstValue::known).collect();
            let len = to_lanes.map_or(1, |(_, len)| len);
            regrouped(&known?, width, to_width, len)
        };
        match to_lanes {
            Some(_) => Some(ConstValue::Parts(lanes.into())),
            None => lanes.into_iter().next(),
        }
    }

    /// An operator that takes one lane after the other, or that is on scalars.
    fn by_lanes(&self, e: &Expression, args: &[ConstValue]) -> Option<ConstValue> {
        let from = self.element(self.type_of(e, 0)?);
        let Some((elem, len)) = self.lanes(e.ty) else {
            let scalars: Option<SmallVec<[Linear; 4]>> =
                args.iter().map(ConstValue::scalar).collect();
            return Some(ConstValue::Scalar(self.operate(
                e,
                (from, e.ty),
                &scalars?,
            )?));
        };
        if len > MAX_PARTS {
            return None;
        }
        let is_vector = |n: usize| {
            self.type_of(e, n)
                .is_some_and(|ty| self.lanes(ty).is_some())
        };
        let mut lanes = Vec::with_capacity(len);
        for lane in 0..len {
            let of_lane = args.iter().enumerate().map(|(n, arg)| match is_vector(n) {
                true => self.part(arg, lane),
                // A `getelementptr` of vectors has scalars too, which count for all.
                false => Some(arg.clone()),
            });
            let of_lane = of_lane.collect::<Option<Values>>()?;
            lanes.push(match e.op {
                ConstOp::Select => of_lane.get(chosen(of_lane.first()?.known()?))?.clone(),
                _ => {
                    let scalars: Option<SmallVec<[Linear; 4]>> =
                        of_lane.iter().map(ConstValue::scalar).collect();
                    ConstValue::Scalar(self.operate(e, (from, elem), &scalars?)?)
                }
            });
        }
        Some(ConstValue::Parts(lanes.into()))
    }

    /// What an operator gives of scalars of the type `from`, as one of the type `to`.
    fn operate(
        &self,
        e: &Expression,
        (from, to): (TypeId, TypeId),
        values: &[Linear],
    ) -> Option<Linear> {
        let (width, to_width) = (self.width(from)?, self.width(to)?);
        let &a = values.first()?;
        let b = values.get(1).copied().unwrap_or_default();
        let float = || {
            let types = &self.module.types;
            let (from, to) = (types.resolved(from), types.resolved(to));
            let values = [a.known()?, b.known()?];
            self.environment.float(e.op, from, to, values)
        };
        let value = match e.op {
            ConstOp::Cast(
                CastOp::FPTrunc
                | CastOp::FPExt
                | CastOp::FPToUI
                | CastOp::FPToSI
                | CastOp::UIToFP
                | CastOp::SIToFP,
            ) => Linear::bits(float()?),
            ConstOp::Cast(op) => cast(op, width, to_width, a)?,
            ConstOp::Binary(op, _) if op.is_float() => Linear::bits(float()?),
            ConstOp::Binary(op, _) => binary(op, width, a, b)?,
            ConstOp::FNeg => Linear::bits(a.known()? ^ 1 << (width - 1)),
            ConstOp::ICmp(cond) => Linear::bits(self.compare(cond, width, a, b)?.into()),
            ConstOp::FCmp(FCmpCond::False) => Linear::bits(0),
            ConstOp::FCmp(FCmpCond::True) => Linear::bits(1),
            ConstOp::FCmp(_) => Linear::bits(float()?),
            ConstOp::Gep(_) => self.address(e, values)?,
            _ => return None,
        };
        Some(value.truncated(to_width))
    }

    fn compare(&self, cond: ICmpCond, width: u32, a: Linear, b: Linear) -> Option<bool> {
        let is_somewhere = |x: Linear| {
            let global = x.plus.and_then(|symbol| self.global(symbol));
            let defined = global
                .is_some_and(|global| self.module.globals[global].linkage != Linkage::ExternWeak);
            defined && x.minus.is_none() && x.offset == 0 && width == 64
        };
        let is_null = |x: Linear| x.known() == Some(0);
        let (a, b) = match (a.known(), b.known()) {
            (Some(a), Some(b)) => (a, b),
            _ if is_somewhere(a) && is_null(b) => (1, 0),
            _ if is_null(a) && is_somewhere(b) => (0, 1),
            _ if (a.plus, a.minus) == (b.plus, b.minus)
                && matches!(cond, ICmpCond::Eq | ICmpCond::Ne) =>
            {
                (a.offset, b.offset)
            }
            _ => return None,
        };
        Some(compute::compare(cond, width, a, b))
    }

    /// The address that a `getelementptr` computes of its base and its indices.
    fn address(&self, e: &Expression, values: &[Linear]) -> Option<Linear> {
        let (&base, indices) = values.split_first()?;
        let (mut at, mut ty) = (base, e.source);
        for (n, index) in indices.iter().enumerate() {
            let width = self.width(self.element(self.type_of(e, n + 1)?))?;
            let index = sign_extend(index.known()?, width) as i64;
            let offset = match n {
                0 => index.wrapping_mul(self.stride(ty)?),
                _ => {
                    let offset;
                    (ty, offset) = self.step(ty, index)?;
                    offset
                }
            };
            at.offset = at.offset.wrapping_add(offset as u128);
        }
        Some(at)
    }

    fn stride(&self, ty: TypeId) -> Option<i64> {
        let layout = self.info.layout(self.module, ty)?;
        i64::try_from(layout.alloc_size()).ok()
    }

    /// The part of `ty` at `index`, and where it starts.
    fn step(&self, ty: TypeId, index: i64) -> Option<(TypeId, i64)> {
        let types = &self.module.types;
        match types.resolved(ty) {
            Type::Struct { fields, .. } => {
                let index = usize::try_from(index).ok()?;
                let field = *types.list(fields).get(index)?;
                let offset = self.info.layouts.field_offset(types, ty, index)?;
                Some((field, offset as i64))
            }
            Type::Array { elem, .. } => Some((elem, index.wrapping_mul(self.stride(elem)?))),
            Type::Vector { elem, .. } => {
                let size = self.info.layout(self.module, elem)?.store_size;
                Some((elem, index.wrapping_mul(size as i64)))
            }
            _ => None,
        }
    }
}

/// Which operand of a `select` is chosen.
fn chosen(cond: u128) -> usize {
    if cond & 1 != 0 { 1 } else { 2 }
}

/// The indices of `extractvalue` or `insertvalue`.
fn path(args: &[ConstValue]) -> Option<SmallVec<[usize; 4]>> {
    let index = |arg: &ConstValue| usize::try_from(arg.known()?).ok();
    args.iter().map(index).collect()
}

/// A conversion of an integer or an address of `width` bits.
fn cast(op: CastOp, width: u32, to_width: u32, a: Linear) -> Option<Linear> {
    match op {
        CastOp::SExt => Some(Linear::bits(sign_extend(a.known()?, width) as u128)),
        // The bits above those of a sum that is not known are not known.
        _ if to_width <= width || a.known().is_some() => Some(a),
        _ => None,
    }
}

fn binary(op: BinaryOp, width: u32, a: Linear, b: Linear) -> Option<Linear> {
    match op {
        BinaryOp::Add => a.add(b),
        BinaryOp::Sub => a.add(b.negated()),
        _ => {
            let value = compute::binary(op, width, a.known()?, b.known()?);
            Some(Linear::bits(value.unwrap_or(0)))
        }
    }
}

/// The same bits as `len` numbers of another width; the first number has the lowest bits.
fn regrouped(values: &[u128], width: u32, to_width: u32, len: usize) -> Vec<ConstValue> {
    let (width, to_width) = (width as usize, to_width as usize);
    let bit = |at: usize| {
        let value = values.get(at / width).copied().unwrap_or(0);
        value >> (at % width) & 1
    };
    let number = |n: usize| {
        let bits = (0..to_width).map(|i| bit(n * to_width + i) << i);
        truncate(bits.fold(0, |value, bit| value | bit), to_width as u32)
    };
    (0..len)
        .map(|n| ConstValue::Scalar(Linear::bits(number(n))))
        .collect()
}
