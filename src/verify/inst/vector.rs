//! `extractelement`, `insertelement` and `shufflevector`.

use crate::ir::{Const, ConstId, ConstOp, InstData, Type, TypeId};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "vector-element",
        says: "elements are taken from and put into vectors, at an integer index, and have the \
               vector's element type",
        check: Check::Inst(
            &[InstKind::ExtractElement, InstKind::InsertElement],
            element,
        ),
    },
    Rule {
        code: "shuffle-mask",
        says: "`shufflevector` takes two vectors of one type and a constant vector of `i32`, and \
               gives as many elements as that has",
        check: Check::Inst(&[InstKind::ShuffleVector], shuffle),
    },
];

fn element(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let (vector, elem, index, place) = match at.data() {
        InstData::ExtractElement { args: [v, i] } => (v, None, i, 1),
        InstData::InsertElement { args: [v, e, i] } => (v, Some(e), i, 2),
        _ => return,
    };
    if !c.is(at, vector, Info::VEC) {
        c.wrong_operand(rule, at, 0, vector, "a vector");
        return;
    }
    if !c.is(at, index, Info::INT) {
        c.wrong_operand(rule, at, place, index, "an integer as index");
    }
    let Some(ty) = c.operand_type(at.body, vector) else {
        return;
    };
    let Type::Vector { elem: own, .. } = c.m.types.resolved(ty) else {
        return;
    };
    match elem {
        Some(elem) if !c.has_type(at, elem, own) => {
            let wanted = c.ty(own);
            c.wrong_operand(rule, at, 1, elem, &wanted);
        }
        Some(_) if !c.agree(ty, at.ty()) => wrong_result(c, rule, at, ty),
        None if !c.agree(own, at.ty()) => wrong_result(c, rule, at, own),
        _ => {}
    }
}

fn wrong_result(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>, ty: TypeId) {
    let (ty, own) = (c.ty(ty), c.ty(at.ty()));
    let message = format!("this `{}` gives {ty}, not {own}", at.data().word());
    let diagnostic = c.opcode_error(rule, at, message);
    c.push(diagnostic);
}

fn shuffle(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::ShuffleVector { args: [a, b, mask] } = at.data() else {
        return;
    };
    if !c.is(at, a, Info::VEC) {
        c.wrong_operand(rule, at, 0, a, "a vector");
        return;
    }
    let (Some(ty), Some(mask_ty)) = (c.operand_type(at.body, a), c.operand_type(at.body, mask))
    else {
        return;
    };
    if !c.has_type(at, b, ty) {
        let wanted = c.ty(ty);
        c.wrong_operand(rule, at, 1, b, &wanted);
        return;
    }
    let Type::Vector { len, scalable, .. } = c.m.types.resolved(mask_ty) else {
        c.wrong_operand(rule, at, 2, mask, "a vector as mask");
        return;
    };
    let wanted = match mask.as_const() {
        Some(id) => wrong_mask(c, ty, id),
        None if mask.is_missing() => None,
        None => Some(MASK),
    };
    if let Some(wanted) = wanted {
        c.wrong_operand(rule, at, 2, mask, wanted);
        return;
    }
    let Type::Vector { elem, .. } = c.m.types.resolved(ty) else {
        return;
    };
    let fits = match c.m.types.resolved(at.ty()) {
        Type::Vector {
            elem: own,
            len: n,
            scalable: s,
        } => n == len && s == scalable && c.agree(own, elem),
        _ => false,
    };
    if !fits {
        let own = c.ty(at.ty());
        let message = format!("the result of this `shufflevector` is not {own}");
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

const MASK: &str = "a constant vector of `i32` as mask";

/// What is wanted of a mask for vectors of a type, if it is not that.
fn wrong_mask(c: &Checker<'_>, ty: TypeId, mask: ConstId) -> Option<&'static str> {
    let (
        Type::Vector { len, scalable, .. },
        Type::Vector {
            elem: index,
            scalable: own,
            ..
        },
    ) = (
        c.m.types.resolved(ty),
        c.m.types.resolved(c.m.const_type(mask)),
    )
    else {
        return Some(MASK);
    };
    if c.m.types.int_width(index) != Some(32) {
        return Some(MASK);
    }
    if own != scalable {
        return Some("a mask that is scalable where the vectors are");
    }
    let both = 2 * u64::from(len);
    let fits = |elem: ConstId| match c.m.consts.get(elem) {
        Const::Int { value, .. } => Some(value < both),
        Const::Undef(_) | Const::Poison(_) => Some(true),
        _ => None,
    };
    let in_range = match c.m.consts.get(mask) {
        Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => Some(true),
        Const::Splat { elem, .. } if scalable => {
            let zero = matches!(c.m.consts.get(elem), Const::Int { value: 0, .. });
            zero.then_some(true)
        }
        Const::Splat { elem, .. } => fits(elem),
        Const::Aggregate { elems, .. } => {
            let mut all = c.m.consts.list(elems).map(fits);
            all.try_fold(true, |so_far, fits| Some(so_far & fits?))
        }
        _ => None,
    };
    match in_range {
        Some(true) => None,
        Some(false) => Some("a mask of elements that the two vectors have"),
        None => Some(MASK),
    }
}

/// What is wrong with the operands of an expression of these instructions: which, and what is
/// wanted.
pub(in crate::verify) fn vector_fault(
    c: &mut Checker<'_>,
    op: ConstOp,
    args: &[ConstId],
) -> Option<(usize, String)> {
    let types: Vec<TypeId> = args.iter().map(|&id| c.m.const_type(id)).collect();
    let &ty = types.first()?;
    let Type::Vector { elem, .. } = c.m.types.resolved(ty) else {
        return Some((0, "a vector".into()));
    };
    let wants_integer = |c: &Checker<'_>, n: usize| {
        let index = types.get(n).filter(|&&ty| !c.info(ty).any(Info::INT));
        index.map(|_| (n, "an integer as index".to_string()))
    };
    let wants = |c: &mut Checker<'_>, n: usize, wanted: TypeId| {
        let own = *types.get(n)?;
        (!c.agree(own, wanted)).then(|| (n, c.ty(wanted)))
    };
    match op {
        ConstOp::ExtractElement => wants_integer(c, 1),
        ConstOp::InsertElement => wants(c, 1, elem).or_else(|| wants_integer(c, 2)),
        ConstOp::ShuffleVector => wants(c, 1, ty).or_else(|| {
            let wanted = wrong_mask(c, ty, *args.get(2)?)?;
            Some((2, wanted.into()))
        }),
        _ => None,
    }
}
