//! Constants as operands: what they are worth, or the instructions that compute it.

use super::super::{aggregate, elements, family, memory, scalar, vector, wide_int};
use smallvec::SmallVec;

use super::{ConstValue, Evaluator, Unlinked};
use crate::ir::{self, CastOp, Const, ConstId, ConstOp, Operand, TypeId};
use crate::lir::{BinaryOp, Type};
use crate::lower::Cx;
use crate::lower::fail::Done;
use crate::lower::info::{Class, Leaf, Scalar};
use crate::lower::operand::Repr;

/// What a constant is.
pub(in crate::lower) fn const_repr(cx: &mut Cx<'_>, id: ConstId) -> Done<Repr> {
    match cx.module.consts.get(id) {
        Const::Int { ty, value } => {
            if let Some(scalar) = cx.info.scalar(ty) {
                return Ok(Repr::Const(scalar.ty, value & scalar.mask()));
            }
        }
        Const::Float { ty, bits } => match cx.info.scalar(ty) {
            Some(scalar) => return Ok(Repr::Const(scalar.ty, bits & scalar.mask())),
            None => return Err(cx.unsupported_type(ty)),
        },
        Const::InlineAsm { .. } => return Err(cx.unsupported("inline assembly")),
        Const::Metadata(_) | Const::NoneToken => {
            return Err(cx.unsupported("an operand that is metadata or a token"));
        }
        _ => {}
    }
    let is_outermost = cx.s.computed.is_none();
    cx.s.computed.get_or_insert_default();
    let repr = evaluated_repr(cx, id);
    if is_outermost {
        // What was made here need not dominate who asks next.
        cx.s.computed = None;
    }
    repr
}

fn evaluated_repr(cx: &mut Cx<'_>, id: ConstId) -> Done<Repr> {
    let ty = cx.module.const_type(id);
    match cx.info.class(ty) {
        Class::Scalar(scalar) => {
            let value = evaluate(cx, id);
            scalar_repr(cx, &value, ty, scalar)
        }
        Class::Aggregate => {
            let value = value_of(cx, id);
            if let Some(id) = unevaluated(cx, &value) {
                return computed(cx, id);
            }
            let mut leaves = std::mem::take(&mut cx.s.leaves);
            leaves.clear();
            let parts = match cx.info.leaves(cx.module, ty, 0, &mut leaves) {
                Ok(()) => parts_of_value(cx, value, ty, &leaves),
                Err(limit) => Err(cx.limit(limit, ty)),
            };
            cx.s.leaves = leaves;
            let at = cx.s.parts.len() as u32;
            cx.s.parts.extend(parts?);
            Ok(Repr::Parts(at))
        }
        Class::Void | Class::Other => Err(cx.unsupported_type(ty)),
    }
}

fn evaluate(cx: &mut Cx<'_>, id: ConstId) -> ConstValue {
    let mut evaluator = Evaluator {
        module: cx.module,
        info: cx.info,
        environment: &Unlinked,
        memo: &mut cx.s.constants,
    };
    evaluator.evaluate(id)
}

/// The same; aggregates are taken apart as they were written.
fn value_of(cx: &mut Cx<'_>, id: ConstId) -> ConstValue {
    match cx.module.consts.get(id) {
        Const::Aggregate { .. } | Const::Splat { .. } | Const::Bytes { .. } => {
            ConstValue::Const(id)
        }
        _ => evaluate(cx, id),
    }
}

/// The expression that a value is which could not be evaluated.
fn unevaluated(cx: &Cx<'_>, value: &ConstValue) -> Option<ConstId> {
    match *value {
        ConstValue::Const(id) => {
            let is_expression = matches!(cx.module.consts.get(id), Const::Expr { .. });
            is_expression.then_some(id)
        }
        _ => None,
    }
}

/// What a value of a scalar type is.
fn scalar_repr(cx: &mut Cx<'_>, value: &ConstValue, ty: TypeId, scalar: Scalar) -> Done<Repr> {
    let linear = match *value {
        ConstValue::Scalar(linear) => linear,
        ConstValue::Zero => return Ok(Repr::Const(scalar.ty, 0)),
        ConstValue::Const(id) => return computed(cx, id),
        ConstValue::Parts(_) => return Err(cx.invalid("an aggregate stands for a scalar")),
    };
    let offset = linear.offset as i64;
    let sum = match (linear.plus, linear.minus) {
        (None, None) => return Ok(Repr::Const(scalar.ty, offset as u64 & scalar.mask())),
        (Some(symbol), None) => {
            let base = cx.symbol(symbol)?;
            match (base, i32::try_from(offset)) {
                (Repr::Symbol(symbol, 0), Ok(offset)) => Repr::Symbol(symbol, offset),
                _ => {
                    let base = cx.materialize(base)?;
                    Repr::Value(cx.plus(base, offset))
                }
            }
        }
        (plus, Some(minus)) => {
            let plus = match plus {
                Some(plus) => cx.symbol(plus)?,
                None => Repr::Const(Type::I64, 0),
            };
            let minus = cx.symbol(minus)?;
            let (plus, minus) = (cx.materialize(plus)?, cx.materialize(minus)?);
            let difference = cx.b.binary(BinaryOp::Sub, plus, minus);
            Repr::Value(cx.plus(difference, offset))
        }
    };
    if scalar.bits == 64 {
        return Ok(sum);
    }
    let sum = elements::stand_in(cx, TypeId::I64, sum);
    family::cast(cx, CastOp::Trunc, ty, sum)
}

/// The leaves of a value of an aggregate type, which has these.
fn parts_of_value(
    cx: &mut Cx<'_>,
    value: ConstValue,
    ty: TypeId,
    leaves: &[Leaf],
) -> Done<Vec<Repr>> {
    let mut parts = Vec::with_capacity(leaves.len());
    let mut work = vec![(value, ty)];
    while let Some((value, ty)) = work.pop() {
        if let Some(scalar) = cx.info.scalar(ty) {
            parts.push(scalar_repr(cx, &value, ty, scalar)?);
            continue;
        }
        let from = work.len();
        match value {
            ConstValue::Scalar(_) | ConstValue::Zero => {
                let bits = value.scalar().unwrap_or_default().offset;
                let count = cx.leaf_count(ty)?;
                let leaves = leaves.get(parts.len()..parts.len() + count).unwrap_or(&[]);
                let word = |i: usize| bits.checked_shr(64 * i as u32).unwrap_or(0) as u64;
                parts.extend(
                    leaves
                        .iter()
                        .enumerate()
                        .map(|(i, leaf)| Repr::Const(leaf.scalar.ty, word(i) & leaf.scalar.mask())),
                );
            }
            ConstValue::Parts(values) => {
                for (n, value) in values.iter().enumerate() {
                    work.push((value.clone(), part_type(cx, ty, n)?));
                }
            }
            ConstValue::Const(id) => match cx.module.consts.get(id) {
                Const::Aggregate { elems, .. } => {
                    for elem in cx.module.consts.list(elems) {
                        work.push((value_of(cx, elem), cx.module.const_type(elem)));
                    }
                }
                Const::Bytes { at, len, .. } => {
                    let bytes = cx.module.consts.bytes(at, len);
                    parts.extend(bytes.iter().map(|&b| Repr::Const(Type::I8, b.into())));
                }
                Const::Splat { elem, .. } => {
                    let (own, value) = (cx.module.const_type(elem), value_of(cx, elem));
                    // It is no aggregate, but may be a wide integer, whose parts those are.
                    let leaves = leaves.get(parts.len()..).unwrap_or(&[]);
                    let one = parts_of_value(cx, value, own, leaves)?;
                    for _ in 0..elements::any_elements(cx, ty).map_or(0, |(_, len)| len) {
                        parts.extend_from_slice(&one);
                    }
                }
                Const::BigInt { words, .. } => {
                    for at in (0..wide_int::width(cx, ty).unwrap_or(0)).step_by(64) {
                        let word = |i| u64::from(cx.module.consts.word(words, i));
                        let i = at as usize / 32;
                        let bits = word(i) | word(i + 1) << 32;
                        let leaf = leaves.get(parts.len()).map(|leaf| leaf.scalar);
                        let scalar = leaf.unwrap_or(Scalar::PTR);
                        parts.push(Repr::Const(scalar.ty, bits & scalar.mask()));
                    }
                }
                _ => {
                    let count = cx.leaf_count(ty)?;
                    let Repr::Parts(at) = computed(cx, id)? else {
                        return Err(cx.invalid("a constant expression is no aggregate"));
                    };
                    let made = cx.s.parts.get(at as usize..at as usize + count);
                    parts.extend_from_slice(made.unwrap_or(&[]));
                }
            },
        }
        // The first of them is the next.
        work[from..].reverse();
    }
    Ok(parts)
}

/// The type of an element of a vector or an aggregate.
fn part_type(cx: &Cx<'_>, ty: TypeId, n: usize) -> Done<TypeId> {
    let part = match cx.module.types.resolved(ty) {
        ir::Type::Struct { fields, .. } => cx.module.types.list(fields).get(n).copied(),
        ir::Type::Array { elem, .. } | ir::Type::Vector { elem, .. } => Some(elem),
        _ => None,
    };
    part.ok_or_else(|| cx.unsupported_type(ty))
}

/// A constant that is not known before the program runs, as instructions.
///
/// Those that it is made of come first, from a list: they may nest as deep as they like.
fn computed(cx: &mut Cx<'_>, id: ConstId) -> Done<Repr> {
    let mut work = vec![id];
    while let Some(&next) = work.last() {
        if already_computed(cx, next).is_none() {
            let before = work.len();
            push_unevaluated_parts(cx, next, &mut work);
            if work.len() > before {
                continue;
            }
            let repr = instructions(cx, next)?;
            cx.s.computed.get_or_insert_default().insert(next, repr);
        }
        work.pop();
    }
    let repr = already_computed(cx, id);
    repr.ok_or_else(|| cx.invalid("a constant has no value"))
}

fn already_computed(cx: &Cx<'_>, id: ConstId) -> Option<Repr> {
    cx.s.computed.as_ref()?.get(&id).copied()
}

/// Pushes the expressions among what a constant is made of that are to be computed first.
fn push_unevaluated_parts(cx: &mut Cx<'_>, id: ConstId, work: &mut Vec<ConstId>) {
    let Const::Expr { args, .. } = cx.module.consts.get(id) else {
        return;
    };
    let mut values: Vec<ConstValue> = Vec::new();
    for arg in cx.module.consts.list(args) {
        values.push(value_of(cx, arg));
    }
    while let Some(value) = values.pop() {
        match value {
            ConstValue::Scalar(_) | ConstValue::Zero => {}
            ConstValue::Parts(parts) => values.extend(parts.iter().cloned()),
            ConstValue::Const(id) => match cx.module.consts.get(id) {
                Const::Aggregate { elems, .. } => {
                    for elem in cx.module.consts.list(elems) {
                        values.push(value_of(cx, elem));
                    }
                }
                Const::Splat { elem, .. } => values.push(value_of(cx, elem)),
                Const::Expr { .. } if already_computed(cx, id).is_none() => work.push(id),
                _ => {}
            },
        }
    }
}

/// The instructions of a constant expression whose operands are evaluated or computed.
fn instructions(cx: &mut Cx<'_>, id: ConstId) -> Done<Repr> {
    let module = cx.module;
    let (op, ty, source, args) = match module.consts.get(id) {
        Const::Expr {
            op,
            ty,
            source,
            args,
        } => (op, ty, source, args),
        Const::BlockAddress { .. } => {
            return Err(cx.invalid("the block of a `blockaddress` is not there"));
        }
        _ => return Err(cx.unsupported_type(module.const_type(id))),
    };
    let args: SmallVec<[Operand; 4]> = module.consts.list(args).map(Operand::constant).collect();
    match (op, &args[..]) {
        (ConstOp::Cast(op), &[arg]) => family::cast(cx, op, ty, arg),
        (ConstOp::Binary(op, _), &[a, b]) => family::binary(cx, op, ty, [a, b]),
        (ConstOp::FNeg, &[arg]) => family::fneg(cx, ty, arg),
        (ConstOp::ICmp(cond), &[a, b]) => family::icmp(cx, cond, [a, b]),
        (ConstOp::FCmp(cond), &[a, b]) => family::fcmp(cx, cond, [a, b]),
        (ConstOp::Select, &[c, a, b]) => scalar::select(cx, ty, [c, a, b]),
        (ConstOp::Gep(_), args) => memory::gep(cx, source, args.iter().copied()),
        (ConstOp::ExtractElement, &[a, i]) => vector::extract_element(cx, [a, i]),
        (ConstOp::InsertElement, &[a, b, i]) => vector::insert_element(cx, [a, b, i]),
        (ConstOp::ShuffleVector, &[a, b, mask]) => vector::shuffle_vector(cx, ty, [a, b, mask]),
        (ConstOp::ExtractValue, [agg, path @ ..]) => {
            let path = const_path(cx, path)?;
            aggregate::extract_value(cx, *agg, &path)
        }
        (ConstOp::InsertValue, [agg, elem, path @ ..]) => {
            let path = const_path(cx, path)?;
            aggregate::insert_value(cx, *agg, *elem, &path)
        }
        _ => Err(cx.unsupported("this constant expression")),
    }
}

/// The indices of a constant `extractvalue` or `insertvalue`.
fn const_path(cx: &Cx<'_>, path: &[Operand]) -> Done<SmallVec<[u32; 4]>> {
    let index = |index: &Operand| match index.as_const().map(|id| cx.module.consts.get(id)) {
        Some(Const::Int { value, .. }) => Ok(u32::try_from(value).unwrap_or(u32::MAX)),
        Some(Const::Zero(_)) => Ok(0),
        _ => Err(cx.invalid("an index is not constant")),
    };
    path.iter().map(index).collect()
}
