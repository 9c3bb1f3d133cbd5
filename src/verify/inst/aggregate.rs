//! `extractvalue` and `insertvalue`.

use crate::entity::List;
use crate::ir::{InstData, Operand, Type, TypeId};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};
use crate::verify::show;

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "value-indices",
        says: "the indices of `extractvalue` and `insertvalue` lead into a struct or array: at \
               least one, each in range",
        check: Check::Inst(&[InstKind::ExtractValue, InstKind::InsertValue], indices),
    },
    Rule {
        code: "insertvalue-type",
        says: "`insertvalue` puts a value of the element's type in, and gives the whole",
        check: Check::Inst(&[InstKind::InsertValue], insert),
    },
];

fn indices(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let (agg, list) = match at.data() {
        InstData::ExtractValue { agg, indices } => (agg, indices),
        InstData::InsertValue { agg, indices, .. } => (agg, indices),
        _ => return,
    };
    if !c.is(at, agg, Info::AGGREGATE) {
        let own = c.operand_type(at.body, agg);
        if own.is_some_and(|own| c.is_reported(own)) {
            return;
        }
        let diagnostic = c.not_wanted(rule, at, 0, agg, "a struct or array");
        let own = c
            .operand_type(at.body, agg)
            .map(|own| c.m.types.resolved(own));
        c.push(match own {
            Some(Type::Vector { .. }) => diagnostic.note(
                "`extractelement <4 x i32> %v, i32 0` takes an element of a vector, \
                 `insertelement` replaces one",
            ),
            Some(Type::Ptr { .. } | Type::TypedPtr { .. }) => diagnostic.note(
                "it is in memory: `load` it first, or take the address of a part by `getelementptr`",
            ),
            _ => diagnostic,
        });
        return;
    }
    if agg.is_missing() {
        return;
    }
    match end(c, at, agg, list) {
        Err((step, message)) => {
            // In the text, the indices follow the operands.
            let place = step + 1 + usize::from(matches!(at.data(), InstData::InsertValue { .. }));
            let diagnostic = c.operand_error(rule, at, place, message);
            c.push(diagnostic);
        }
        Ok(end) if matches!(at.data(), InstData::ExtractValue { .. }) && !c.agree(end, at.ty()) => {
            let (end, own) = (c.ty(end), c.ty(at.ty()));
            let message = format!("this `extractvalue` gives {end}, not {own}");
            let diagnostic = c.opcode_error(rule, at, message);
            c.push(diagnostic);
        }
        Ok(_) => {}
    }
}

/// The type that the path leads to, or the step that goes wrong.
fn end(c: &Checker<'_>, at: At<'_>, agg: Operand, list: List) -> Result<TypeId, (usize, String)> {
    let path = at.body.pool.get(list);
    let Some(mut ty) = c.operand_type(at.body, agg).filter(|_| !path.is_empty()) else {
        return Err((0, format!("this `{}` has no index", at.data().word())));
    };
    for (step, &index) in path.iter().enumerate() {
        let (next, len) = match c.m.types.resolved(ty) {
            Type::Struct { fields, .. } => {
                let fields = c.m.types.list(fields);
                (fields.get(index as usize).copied(), fields.len() as u64)
            }
            Type::Array { elem, len } => (Some(elem).filter(|_| u64::from(index) < len), len),
            _ => {
                let message = format!("the path goes into {}, which has no parts", c.ty(ty));
                return Err((step, message));
            }
        };
        ty = next.ok_or_else(|| {
            let len = show::count(usize::try_from(len).unwrap_or(usize::MAX), "element");
            let message = format!("index {index} is out of range: {} has {len}", c.ty(ty));
            (step, message)
        })?;
    }
    Ok(ty)
}

fn insert(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::InsertValue { agg, elem, indices } = at.data() else {
        return;
    };
    if agg.is_missing() || !c.is(at, agg, Info::AGGREGATE) {
        return;
    }
    if let Ok(ty) = end(c, at, agg, indices)
        && !c.has_type(at, elem, ty)
    {
        let wanted = c.ty(ty);
        c.wrong_operand(rule, at, 1, elem, &format!("{wanted} at this place"));
    }
    if !c.has_type(at, agg, at.ty()) {
        let wanted = c.ty(at.ty());
        c.wrong_operand(rule, at, 0, agg, &wanted);
    }
}
