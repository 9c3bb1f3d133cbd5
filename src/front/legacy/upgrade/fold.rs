//! What constant expressions compute. Today's language has few of them: those of numbers are computed
//! here, as those of addresses where it does not matter where a symbol comes to lie; what others
//! become is in [`late`](super::late).

use std::cmp::Ordering;

use super::super::op::{Opcode, OperandShape};
use super::super::types::{Ty, Type};
use super::Upgrader;
use super::consts::Operator;
use crate::diag::Span;
use crate::ir::compute;
use crate::ir::{Const, ConstId, GlobalId, GlobalKind, Linkage, TypeId};

/// The constant that an operator gives, `own` being the type of its operands and `ty` that of its
/// result; none where only the running program knows it.
pub(super) fn fold(
    cx: &mut Upgrader<'_>,
    op: Opcode,
    own: Ty,
    ty: TypeId,
    args: &[ConstId],
) -> Option<ConstId> {
    if op.shape() == OperandShape::Own {
        return None;
    }
    let width = cx.out.types.int_width(ty).unwrap_or(1);
    let int = |id: ConstId| match cx.out.consts.get(id) {
        Const::Int { value, .. } => Some(value),
        _ => None,
    };
    match cx.m.types.resolved(own) {
        Type::Packed(elem, len) => {
            let to = cx.ty(elem, Span::NONE);
            let mut made = Vec::new();
            for n in 0..len {
                let parts = args.iter().map(|&id| lane(cx, id, to, n as usize));
                let parts: Vec<ConstId> = parts.collect::<Option<_>>()?;
                made.push(fold(cx, op, elem, to, &parts)?);
            }
            Some(cx.out.vector_constant(ty, &made))
        }
        Type::Pointer(_) => {
            let holds = fold_addresses(cx, op, args[0], *args.get(1)?)?;
            Some(cx.out.consts.int(ty, 1, holds.into()))
        }
        _ if cx.m.types.is_float(own) => fold_floats(cx, op, ty, args),
        _ => {
            let (bits, _) = cx.m.types.integral(own)?;
            let a = u128::from(int(args[0])?);
            let b = args.get(1).map_or(Some(0), |&id| int(id))?.into();
            let (a, b) = match op {
                Opcode::Not => (a, compute::truncate(u128::MAX, bits)),
                Opcode::Neg => (0, a),
                _ => (a, b),
            };
            let value = match cx.operator(op, own) {
                Operator::Binary(op) => compute::binary(op, bits, a, b)?,
                Operator::ICmp(cond) => compute::compare(cond, bits, a, b).into(),
                Operator::FCmp(_) => return None,
            };
            Some(cx.out.consts.int(ty, width, value as u64))
        }
    }
}

/// An element of a packed constant.
fn lane(cx: &mut Upgrader<'_>, id: ConstId, ty: TypeId, n: usize) -> Option<ConstId> {
    match cx.out.consts.get(id) {
        Const::Zero(_) => Some(cx.zero(ty)),
        Const::Splat { elem, .. } => Some(elem),
        Const::Aggregate { elems, .. } => cx.out.consts.list(elems).nth(n),
        _ => None,
    }
}

fn fold_floats(cx: &mut Upgrader<'_>, op: Opcode, ty: TypeId, args: &[ConstId]) -> Option<ConstId> {
    let a = number(cx, args[0])?;
    let b = args.get(1).map_or(Some(0.0), |&id| number(cx, id))?;
    let order = a.partial_cmp(&b);
    let holds = match op {
        Opcode::SetEq => order == Some(Ordering::Equal),
        Opcode::SetNe => order != Some(Ordering::Equal),
        Opcode::SetLt => order == Some(Ordering::Less),
        Opcode::SetGt => order == Some(Ordering::Greater),
        Opcode::SetLe => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        Opcode::SetGe => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        _ => {
            // A `double` has more than twice the bits of a `float`, so that a result that is
            // rounded twice is that which is rounded once.
            let value = match op.base() {
                Opcode::Add => a + b,
                Opcode::Sub => a - b,
                Opcode::Mul => a * b,
                Opcode::Div => a / b,
                Opcode::Rem => a % b,
                Opcode::Neg => -a,
                _ => return None,
            };
            return Some(float(cx, ty, value));
        }
    };
    Some(cx.out.consts.int(ty, 1, holds.into()))
}

/// The number that a floating-point constant is.
pub(super) fn number(cx: &Upgrader<'_>, id: ConstId) -> Option<f64> {
    match cx.out.consts.get(id) {
        Const::Float { ty, bits } if ty == TypeId::FLOAT => {
            Some(f64::from(f32::from_bits(bits as u32)))
        }
        Const::Float { bits, .. } => Some(f64::from_bits(bits)),
        Const::Zero(_) => Some(0.0),
        _ => None,
    }
}

/// A number as a constant of a floating-point type, rounded to it.
pub(super) fn float(cx: &mut Upgrader<'_>, ty: TypeId, value: f64) -> ConstId {
    let bits = match ty {
        TypeId::FLOAT => u64::from((value as f32).to_bits()),
        _ => value.to_bits(),
    };
    cx.out.consts.intern(Const::Float { ty, bits })
}

/// Whether a comparison of two addresses holds.
fn fold_addresses(cx: &Upgrader<'_>, op: Opcode, a: ConstId, b: ConstId) -> Option<bool> {
    let null = |id: ConstId| matches!(cx.out.consts.get(id), Const::Null(_) | Const::Zero(_));
    let equal = a == b
        || match (null(a), null(b)) {
            (true, true) => true,
            (true, false) => !is_somewhere(cx, b).then_some(true)?,
            (false, true) => !is_somewhere(cx, a).then_some(true)?,
            (false, false) => !are_apart(cx, a, b).then_some(true)?,
        };
    match op {
        Opcode::SetEq => Some(equal),
        Opcode::SetNe => Some(!equal),
        Opcode::SetLe | Opcode::SetGe if equal => Some(true),
        Opcode::SetLt | Opcode::SetGt if equal => Some(false),
        _ => None,
    }
}

/// Whether a constant is the address of a symbol, which is not null unless it need not exist.
pub(super) fn is_somewhere(cx: &Upgrader<'_>, id: ConstId) -> bool {
    let symbol = cx.out.symbol_of(id);
    symbol.is_some_and(|symbol| cx.out.globals[symbol].linkage != Linkage::ExternWeak)
}

/// Whether two constants are symbols of which each has a place of its own, in this module.
fn are_apart(cx: &Upgrader<'_>, a: ConstId, b: ConstId) -> bool {
    let own = |id: ConstId| match cx.out.consts.get(id) {
        Const::Global(symbol) => is_own(cx, symbol).then_some(symbol),
        _ => None,
    };
    matches!((own(a), own(b)), (Some(a), Some(b)) if a != b)
}

fn is_own(cx: &Upgrader<'_>, symbol: GlobalId) -> bool {
    let global = &cx.out.globals[symbol];
    let fixed = matches!(global.linkage, Linkage::External | Linkage::Internal);
    fixed
        && match global.kind {
            GlobalKind::Variable { init, .. } => init.is_some(),
            GlobalKind::Function(_) => true,
            _ => false,
        }
}
