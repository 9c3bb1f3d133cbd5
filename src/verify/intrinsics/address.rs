//! Where the address of an intrinsic is taken, which has none.

use crate::ir::{ConstId, GlobalId, GlobalKind, InstData, Operand};
use crate::verify::checker::{At, Checker};
use crate::verify::inst::call_of;
use crate::verify::locate;
use crate::verify::rule::Rule;
use crate::verify::walk::rule_named;

const ADDRESS: &Rule = rule_named(super::RULES, "intrinsic-address");

/// Initializers; an alias of a declaration is reported as such.
pub(super) fn of_symbol(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    let operand = match global.kind {
        GlobalKind::Variable {
            init: Some(init), ..
        } => init,
        _ => return,
    };
    let operand = Operand::constant(operand);
    if c.intrinsics.is_address(operand) {
        let parts = locate::global(c.m, global.span);
        let span = parts.init.unwrap_or(global.span);
        let message = "the address of an intrinsic cannot be taken";
        let diagnostic = c.error(rule, span, message);
        c.push(diagnostic);
    }
}

/// The first of some constants that is the address of an intrinsic, with what is said of it; for the
/// walk over constants.
pub(in crate::verify) fn address_among(
    c: &Checker<'_>,
    constants: &[u32],
) -> Option<(&'static Rule, usize, String)> {
    let taken = |&word: &u32| c.intrinsics.is_address(Operand::constant(ConstId(word)));
    let n = constants.iter().position(taken)?;
    Some((
        ADDRESS,
        n,
        "the address of an intrinsic cannot be taken".into(),
    ))
}

/// Reports an operand of an instruction that is the address of an intrinsic. Of instructions that
/// are plainly right none is.
#[inline]
pub(in crate::verify) fn addresses_in_body(c: &mut Checker<'_>, at: At<'_>, data: &InstData) {
    let taken = |operand: Operand| c.intrinsics.is_address(operand);
    let takes = match *data {
        InstData::Gep { args, .. } => at.body.operands(args).next().is_some_and(taken),
        InstData::Call { call } | InstData::Invoke { call, .. } | InstData::CallBr { call, .. } => {
            let call = at.body.calls.get(call);
            call.is_some_and(|call| at.body.operands(call.args).any(taken))
        }
        InstData::Alloca { .. } | InstData::Br { .. } | InstData::CondBr { .. } => false,
        InstData::Binary { .. } | InstData::ExtractValue { .. } | InstData::Switch { .. } => false,
        _ => {
            let mut takes = false;
            at.body
                .for_each_operand(at.inst, |operand| takes |= taken(operand));
            takes
        }
    };
    if takes {
        address_in_body(c, at);
    }
}

#[cold]
fn address_in_body(c: &mut Checker<'_>, at: At<'_>) {
    let mut found = None;
    match call_of(at) {
        Some(call) => {
            let mut args = at.body.operands(call.args);
            found = args.position(|arg| c.intrinsics.is_address(arg));
        }
        None => {
            let mut number = 0;
            at.body.for_each_operand(at.inst, |operand| {
                if c.intrinsics.is_address(operand) {
                    found = found.or(Some(number));
                }
                number += 1;
            });
        }
    }
    if let Some(n) = found {
        let message = "the address of an intrinsic cannot be taken";
        let diagnostic = c.operand_error(ADDRESS, at, n, message);
        c.push(diagnostic);
    }
}
