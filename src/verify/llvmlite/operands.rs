//! The table of operands.

use crate::ir::{Const, ConstId, InstData, OperandKind, TypeId};
use crate::verify::checker::{At, Checker};
use crate::verify::rule::{Check, InstKind, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    // "Each instruction in a function has zero or more operands which [...] are restricted to the
    // following types: null, [0-9]+, @IDENT, %IDENT"
    Rule {
        code: "lite-operand",
        says: "LLVMlite's operands are null, numbers [0-9]+, @IDENT and %IDENT",
        check: Check::Inst(InstKind::ALL, operands),
    },
];

fn operands(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if !super::insts::is_lite(&at.data()) {
        return;
    }
    let gep = matches!(at.data(), InstData::Gep { .. });
    let mut found: Option<(usize, ConstId)> = None;
    // A callee comes last, and has a rule of its own.
    let callee = crate::verify::inst::call_of(at).map(|call| call.callee);
    let mut n = 0;
    at.body.for_each_operand(at.inst, |operand| {
        if found.is_none()
            && let OperandKind::Const(id) = operand.kind()
            && !is_operand(c, c.m.consts.get(id), gep)
            && Some(operand) != callee
            // The count of an `alloca` is an error as such.
            && !matches!(at.data(), InstData::Alloca { .. })
        {
            found = Some((n, id));
        }
        n += 1;
    });
    let Some((n, id)) = found else { return };
    let span = at.parts(c.m).operand(n).unwrap_or(at.span());
    let ty = c.m.const_type(id);
    let diagnostic = match c.m.consts.get(id) {
        Const::Int { .. } => super::globals::literal(c, id, ty, span, false),
        Const::Expr { .. } => {
            let shown = c.shown(at.body, crate::ir::Operand::constant(id));
            Some(
                c.error(rule, span, format!("{shown} cannot be an operand"))
                    .note("compute it with an instruction of its own, and use the result"),
            )
        }
        _ if c.faults.get(ty).is_some() => None,
        _ => {
            let text = String::from_utf8_lossy(c.m.text(span)).into_owned();
            Some(c.error(rule, span, format!("`{text}` cannot be an operand")))
        }
    };
    if let Some(diagnostic) = diagnostic {
        c.push(diagnostic);
    }
}

fn is_operand(c: &Checker<'_>, constant: Const, gep: bool) -> bool {
    match constant {
        Const::Null(_) | Const::Global(_) => true,
        // A number with the high bit set may have been written with a minus.
        Const::Int { ty, value } => {
            let number = c.m.types.int_width(ty) == Some(64) && value >> 63 == 0;
            number || (gep && ty == TypeId::I32)
        }
        _ => false,
    }
}
