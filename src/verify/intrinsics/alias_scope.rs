//! Declarations of scopes for what does not alias.

use super::IntrinsicUse;
use crate::ir::intrinsics::Intrinsic;
use crate::ir::{Const, Metadata};
use crate::verify::checker::Checker;
use crate::verify::metadata::attached::alias_scopes;
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[Rule {
    code: "alias-scope-declaration",
    says: "`llvm.experimental.noalias.scope.decl` declares one scope: its argument is a list of it",
    check: Check::Intrinsic(
        &[Intrinsic::named("experimental.noalias.scope.decl")],
        declaration,
    ),
}];

fn declaration(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let m = c.m;
    let argument = this.arg(0).as_const().map(|id| m.consts.get(id));
    let Some(Const::Metadata(id)) = argument else {
        return;
    };
    let wrong = match m.metadata.get(id) {
        Metadata::Tuple { .. } => match m.metadata.operands(id).len() {
            1 => alias_scopes(m, id),
            count => Some(format!("this list has {count} scopes")),
        },
        _ => Some("this is no list".into()),
    };
    if let Some(message) = wrong {
        this.complain(c, rule, Some(0), message);
    }
}
