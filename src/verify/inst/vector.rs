//! `extractelement`, `insertelement` and `shufflevector`.

use crate::ir::{Const, InstData, OperandKind, Type, TypeId};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, Kind, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "vector-element",
        says: "elements are taken from and put into vectors, at an integer index, and have the \
               vector's element type",
        check: Check::Inst(&[Kind::ExtractElement, Kind::InsertElement], element),
    },
    Rule {
        code: "shuffle-mask",
        says: "`shufflevector` takes two vectors of one type and a constant vector of `i32`, and \
               gives as many elements as that has",
        check: Check::Inst(&[Kind::ShuffleVector], shuffle),
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
    let Type::Vector {
        elem: mask_elem,
        len,
        scalable,
    } = c.m.types.resolved(mask_ty)
    else {
        c.wrong_operand(rule, at, 2, mask, "a vector as mask");
        return;
    };
    if c.m.types.int_width(mask_elem) != Some(32) || !is_mask(c, mask) {
        c.wrong_operand(rule, at, 2, mask, "a constant vector of `i32` as mask");
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

/// Whether a mask is made of numbers, undefined elements, and nothing else.
fn is_mask(c: &Checker<'_>, mask: crate::ir::Operand) -> bool {
    let OperandKind::Const(id) = mask.kind() else {
        return mask.is_missing();
    };
    match c.m.consts.get(id) {
        Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => true,
        Const::Splat { elem, .. } => matches!(c.m.consts.get(elem), Const::Int { .. }),
        Const::Aggregate { elems, .. } => c.m.consts.list(elems).all(|elem| {
            matches!(
                c.m.consts.get(elem),
                Const::Int { .. } | Const::Undef(_) | Const::Poison(_)
            )
        }),
        _ => false,
    }
}
