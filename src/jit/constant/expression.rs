//! Constant expressions: what they compute, of integers up to 128 bits, pointers and floats, and
//! of vectors and aggregates of these.
//!
//! A vector or an aggregate is its bytes in memory; of a vector operators take one lane after the
//! other. What LLVM calls poison is zero.

use std::cmp::Ordering;

use super::big_float::{self, is_big};
use super::{Constants, Unsupported, no_size};
use crate::ir::constant::ConstOp;
use crate::ir::inst::{BinaryOp, CastOp, FCmpCond, ICmpCond};
use crate::ir::types::{Type, TypeId, TypeTable};
use crate::ir::{ConstId, Module};
use crate::runtime::float16;

/// A constant expression.
pub(super) struct Expression {
    pub op: ConstOp,
    pub ty: TypeId,
    /// What `getelementptr` steps over.
    pub source: TypeId,
    pub args: Vec<ConstId>,
}

impl Constants<'_> {
    /// The value of an expression that is no vector or aggregate.
    pub(super) fn scalar(&self, e: &Expression, depth: u32) -> Result<u128, Unsupported> {
        match e.op {
            ConstOp::ExtractElement => {
                let lanes = self.lanes(arg(e, 0)?, depth)?;
                let index = self.evaluate_at(arg(e, 1)?, depth)?;
                let lane = usize::try_from(index).ok().and_then(|i| lanes.get(i));
                Ok(lane.copied().unwrap_or(0))
            }
            ConstOp::ExtractValue | ConstOp::Cast(CastOp::BitCast) => {
                number(&self.expression_bytes(e, depth)?)
            }
            ConstOp::Select => {
                let cond = self.evaluate_at(arg(e, 0)?, depth)?;
                self.evaluate_at(arg(e, chosen(cond))?, depth)
            }
            ConstOp::Gep(_) => {
                let values = e.args.iter().map(|&arg| self.evaluate_at(arg, depth));
                let values = values.collect::<Result<Vec<u128>, Unsupported>>()?;
                self.address(e, &values)
            }
            _ => {
                let values = e.args.iter().map(|&arg| self.evaluate_at(arg, depth));
                let values = values.collect::<Result<Vec<u128>, Unsupported>>()?;
                let from = self.module.const_type(arg(e, 0)?);
                compute(&self.module.types, e.op, (from, e.ty), &values)
            }
        }
    }

    /// The bytes of an expression of any type.
    pub(super) fn expression_bytes(
        &self,
        e: &Expression,
        depth: u32,
    ) -> Result<Vec<u8>, Unsupported> {
        let Module { types, .. } = self.module;
        match e.op {
            ConstOp::Cast(CastOp::BitCast) => return self.bytes(arg(e, 0)?, depth),
            ConstOp::ExtractValue => {
                let (offset, part) = self.part(e, 1, depth)?;
                let whole = self.bytes(arg(e, 0)?, depth)?;
                let end = offset + self.size(part)? as usize;
                return Ok(whole.get(offset..end).ok_or_else(no_size)?.to_vec());
            }
            ConstOp::InsertValue => {
                let (offset, _) = self.part(e, 2, depth)?;
                let mut whole = self.bytes(arg(e, 0)?, depth)?;
                let part = self.bytes(arg(e, 1)?, depth)?;
                let to = whole.get_mut(offset..offset + part.len());
                to.ok_or_else(no_size)?.copy_from_slice(&part);
                return Ok(whole);
            }
            ConstOp::Select if !self.is_vector(arg(e, 0)?) => {
                let cond = self.evaluate_at(arg(e, 0)?, depth)?;
                return self.bytes(arg(e, chosen(cond))?, depth);
            }
            _ => {}
        }
        let Type::Vector { elem, len, .. } = types.resolved(e.ty) else {
            return Err(unsupported(e.op));
        };
        let mut lanes = match e.op {
            ConstOp::InsertElement => self.lanes(arg(e, 0)?, depth)?,
            _ => Vec::new(),
        };
        match e.op {
            ConstOp::InsertElement => {
                let index = self.evaluate_at(arg(e, 2)?, depth)?;
                let value = self.evaluate_at(arg(e, 1)?, depth)?;
                if let Some(lane) = usize::try_from(index).ok().and_then(|i| lanes.get_mut(i)) {
                    *lane = value;
                }
            }
            ConstOp::ShuffleVector => {
                let mut from = self.lanes(arg(e, 0)?, depth)?;
                from.extend(self.lanes(arg(e, 1)?, depth)?);
                let mask = self.lanes(arg(e, 2)?, depth)?;
                let lane = |&i: &u128| from.get(i as usize).copied().unwrap_or(0);
                lanes.extend(mask.iter().map(lane));
            }
            _ => {
                let mut args = Vec::with_capacity(e.args.len());
                for &arg in &e.args {
                    args.push(match self.is_vector(arg) {
                        true => self.lanes(arg, depth)?,
                        // A `getelementptr` of vectors has scalars too, which count for all.
                        false => vec![self.evaluate_at(arg, depth)?; len as usize],
                    });
                }
                let from = self.element(self.module.const_type(arg(e, 0)?));
                for lane in 0..len as usize {
                    let values = args.iter().map(|lanes| lanes.get(lane).copied());
                    let values: Option<Vec<u128>> = values.collect();
                    let values = values.ok_or_else(no_size)?;
                    lanes.push(match e.op {
                        ConstOp::Gep(_) => self.address(e, &values)?,
                        ConstOp::Select => *values.get(chosen(values[0])).ok_or_else(no_size)?,
                        op => compute(types, op, (from, elem), &values)?,
                    });
                }
            }
        }
        let mut bytes = vec![0; self.size(e.ty)? as usize];
        let width = bits(types, elem)? as usize;
        for (n, lane) in lanes.into_iter().enumerate() {
            for bit in (0..width).filter(|&bit| lane >> bit & 1 != 0) {
                let at = n * width + bit;
                *bytes.get_mut(at / 8).ok_or_else(no_size)? |= 1 << (at % 8);
            }
        }
        Ok(bytes)
    }

    /// The bytes of a constant.
    fn bytes(&self, constant: ConstId, depth: u32) -> Result<Vec<u8>, Unsupported> {
        let mut bytes = vec![0; self.size(self.module.const_type(constant))? as usize];
        self.write_at(constant, &mut bytes, depth)?;
        Ok(bytes)
    }

    /// The elements of a vector.
    fn lanes(&self, constant: ConstId, depth: u32) -> Result<Vec<u128>, Unsupported> {
        let types = &self.module.types;
        let Type::Vector { elem, len, .. } = types.resolved(self.module.const_type(constant))
        else {
            return Err(no_size());
        };
        let width = bits(types, elem)? as usize;
        let bytes = self.bytes(constant, depth)?;
        let bit = |at: usize| {
            bytes
                .get(at / 8)
                .is_some_and(|byte| byte >> (at % 8) & 1 != 0)
        };
        let lane =
            |n: usize| (0..width).fold(0, |lane, i| lane | u128::from(bit(n * width + i)) << i);
        Ok((0..len as usize).map(lane).collect())
    }

    fn is_vector(&self, constant: ConstId) -> bool {
        let ty = self.module.const_type(constant);
        matches!(self.module.types.resolved(ty), Type::Vector { .. })
    }

    /// The type of a vector's elements; any other type itself.
    fn element(&self, ty: TypeId) -> TypeId {
        match self.module.types.resolved(ty) {
            Type::Vector { elem, .. } => elem,
            _ => ty,
        }
    }

    /// Where the path of `extractvalue` or `insertvalue` leads in its first argument.
    fn part(
        &self,
        e: &Expression,
        first: usize,
        depth: u32,
    ) -> Result<(usize, TypeId), Unsupported> {
        let mut indices = vec![0];
        for &index in e.args.get(first..).unwrap_or(&[]) {
            indices.push(self.evaluate_at(index, depth)? as i64);
        }
        let whole = self.module.const_type(arg(e, 0)?);
        let (offset, part) = self.step(whole, &indices)?;
        Ok((usize::try_from(offset).map_err(|_| no_size())?, part))
    }

    /// The address that a `getelementptr` computes of its base and its indices.
    fn address(&self, e: &Expression, values: &[u128]) -> Result<u128, Unsupported> {
        let mut indices = Vec::with_capacity(values.len());
        for (&value, &arg) in values.iter().zip(&e.args).skip(1) {
            let ty = self.element(self.module.const_type(arg));
            let width = self.module.types.int_width(ty).unwrap_or(64);
            indices.push(sign_extend(value, width) as i64);
        }
        let base = *values.first().ok_or_else(no_size)? as u64;
        let (offset, _) = self.step(e.source, &indices)?;
        Ok(base.wrapping_add(offset as u64).into())
    }
}

fn arg(e: &Expression, n: usize) -> Result<ConstId, Unsupported> {
    e.args.get(n).copied().ok_or_else(|| unsupported(e.op))
}

/// Which operand of a `select` is chosen.
fn chosen(cond: u128) -> usize {
    if cond & 1 != 0 { 1 } else { 2 }
}

fn unsupported(op: ConstOp) -> Unsupported {
    let word = match op {
        ConstOp::Cast(op) => op.word(),
        ConstOp::Binary(op, _) => op.word(),
        ConstOp::Gep(_) => "getelementptr",
        ConstOp::FNeg => "fneg",
        ConstOp::ICmp(_) => "icmp",
        ConstOp::FCmp(_) => "fcmp",
        ConstOp::Select => "select",
        ConstOp::ExtractElement => "extractelement",
        ConstOp::InsertElement => "insertelement",
        ConstOp::ShuffleVector => "shufflevector",
        ConstOp::PtrAuth => "ptrauth",
        ConstOp::ExtractValue => "extractvalue",
        ConstOp::InsertValue => "insertvalue",
    };
    Unsupported(format!("the constant expression `{word}` of this type"))
}

/// The number that little-endian bytes are.
fn number(bytes: &[u8]) -> Result<u128, Unsupported> {
    let mut value = [0; 16];
    let low = value.get_mut(..bytes.len()).ok_or_else(no_size)?;
    low.copy_from_slice(bytes);
    Ok(u128::from_le_bytes(value))
}

/// The width of what a lane holds.
fn bits(types: &TypeTable, ty: TypeId) -> Result<u32, Unsupported> {
    match types.resolved(ty) {
        Type::Int(width) if width <= 128 => Ok(width),
        Type::Half | Type::BFloat => Ok(16),
        Type::Float => Ok(32),
        Type::Double | Type::Ptr { .. } | Type::TypedPtr { .. } => Ok(64),
        Type::X86Fp80 => Ok(80),
        Type::Fp128 => Ok(128),
        _ => Err(Unsupported("a constant expression of a wide type".into())),
    }
}

/// A float of at most 64 bits as a `double`, which holds all of them.
fn float(types: &TypeTable, ty: TypeId, bits: u128) -> Option<f64> {
    Some(match types.resolved(ty) {
        Type::Half => float16::half_to_f32(bits as u32).into(),
        Type::BFloat => f32::from_bits((bits as u32) << 16).into(),
        Type::Float => f32::from_bits(bits as u32).into(),
        Type::Double => f64::from_bits(bits as u64),
        _ => return None,
    })
}

/// Rounds to a type. Sums, products and quotients of smaller floats may be computed as `double`s:
/// these have more than twice their digits, so that rounding twice is rounding once.
fn rounded(types: &TypeTable, ty: TypeId, value: f64) -> Option<u128> {
    Some(match types.resolved(ty) {
        Type::Half => float16::f64_to_half(value).into(),
        Type::BFloat => float16::f64_to_bfloat(value).into(),
        Type::Float => (value as f32).to_bits().into(),
        Type::Double => value.to_bits().into(),
        _ => return None,
    })
}

/// An integer as a float of a type, rounded once.
fn from_integer(types: &TypeTable, ty: TypeId, negative: bool, magnitude: u128) -> Option<u128> {
    let value = match types.resolved(ty) {
        big if is_big(big) => return big_float::of_integer(big, negative, magnitude),
        Type::Double => magnitude as f64,
        Type::Float => f64::from(magnitude as f32),
        _ if magnitude == 0 => 0.0,
        _ => {
            let shift = magnitude.leading_zeros();
            let top = magnitude << shift;
            float16::odd_f64(
                false,
                127 - shift as i32,
                (top >> 64) as u64,
                top as u64 != 0,
            )
        }
    };
    rounded(types, ty, if negative { -value } else { value })
}

/// What an operator gives for values of the types `from` and `to`, which are no vectors.
fn compute(
    types: &TypeTable,
    op: ConstOp,
    (from, to): (TypeId, TypeId),
    values: &[u128],
) -> Result<u128, Unsupported> {
    let &[a, ref more @ ..] = values else {
        return Err(unsupported(op));
    };
    let b = more.first().copied().unwrap_or(0);
    // The widths of integers and pointers.
    let (width, to_width) = (bits(types, from)?, bits(types, to)?);
    let floats = || Some((float(types, from, a)?, float(types, from, b)?));
    let value = match op {
        ConstOp::Cast(op) => cast(types, op, (from, to), a),
        ConstOp::Binary(op, _) if op.is_float() && is_big(types.resolved(to)) => {
            big_float::binary(types.resolved(to), op, a, b)
        }
        ConstOp::Binary(op, _) if op.is_float() => {
            floats().and_then(|(x, y)| rounded(types, to, float_binary(op, x, y)?))
        }
        ConstOp::Binary(op, _) => binary(op, width, a, b),
        ConstOp::FNeg => Some(a ^ 1 << (width - 1)),
        ConstOp::ICmp(cond) => Some(compare(cond, width, a, b).into()),
        ConstOp::FCmp(cond) if is_big(types.resolved(from)) => {
            Some(big_float::compares(types.resolved(from), cond, a, b).into())
        }
        ConstOp::FCmp(cond) => floats().map(|(x, y)| compare_floats(cond, x, y).into()),
        _ => None,
    };
    Ok(truncate(value.ok_or_else(|| unsupported(op))?, to_width))
}

fn cast(types: &TypeTable, op: CastOp, (from, to): (TypeId, TypeId), a: u128) -> Option<u128> {
    let width = bits(types, from).ok()?;
    Some(match op {
        CastOp::PtrToInt
        | CastOp::IntToPtr
        | CastOp::PtrToAddr
        | CastOp::Trunc
        | CastOp::ZExt
        | CastOp::BitCast
        | CastOp::AddrSpaceCast => a,
        CastOp::SExt => sign_extend(a, width) as u128,
        CastOp::FPTrunc | CastOp::FPExt | CastOp::FPToUI | CastOp::FPToSI
            if [from, to].iter().any(|&ty| is_big(types.resolved(ty))) =>
        {
            big_float::cast(op, (types.resolved(from), types.resolved(to)), a)?
        }
        CastOp::FPTrunc | CastOp::FPExt => rounded(types, to, float(types, from, a)?)?,
        CastOp::FPToUI => float(types, from, a)? as u128,
        CastOp::FPToSI => float(types, from, a)? as i128 as u128,
        CastOp::UIToFP => from_integer(types, to, false, a)?,
        CastOp::SIToFP => {
            let value = sign_extend(a, width);
            from_integer(types, to, value < 0, value.unsigned_abs())?
        }
    })
}

fn float_binary(op: BinaryOp, x: f64, y: f64) -> Option<f64> {
    Some(match op {
        BinaryOp::FAdd => x + y,
        BinaryOp::FSub => x - y,
        BinaryOp::FMul => x * y,
        BinaryOp::FDiv => x / y,
        BinaryOp::FRem => x % y,
        _ => return None,
    })
}

fn binary(op: BinaryOp, width: u32, a: u128, b: u128) -> Option<u128> {
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    let shift = (b % u128::from(width)) as u32;
    Some(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << shift,
        BinaryOp::LShr => a >> shift,
        BinaryOp::AShr => (sa >> shift) as u128,
        BinaryOp::UDiv => a.checked_div(b).unwrap_or(0),
        BinaryOp::URem => a.checked_rem(b).unwrap_or(0),
        BinaryOp::SDiv => sa.checked_div(sb).unwrap_or(0) as u128,
        BinaryOp::SRem => sa.checked_rem(sb).unwrap_or(0) as u128,
        _ => return None,
    })
}

fn compare(cond: ICmpCond, width: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    cond.holds(a.cmp(&b), sa.cmp(&sb))
}

fn compare_floats(cond: FCmpCond, x: f64, y: f64) -> bool {
    let outcome = match x.partial_cmp(&y) {
        Some(Ordering::Less) => FCmpCond::LESS,
        Some(Ordering::Equal) => FCmpCond::EQUAL,
        Some(Ordering::Greater) => FCmpCond::GREATER,
        None => FCmpCond::UNORDERED,
    };
    cond.outcomes() & outcome != 0
}

fn truncate(value: u128, width: u32) -> u128 {
    match width {
        128.. => value,
        width => value & ((1 << width) - 1),
    }
}

fn sign_extend(value: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    ((value << unused) as i128) >> unused
}
