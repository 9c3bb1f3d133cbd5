//! Tokens that say which threads call together.

use super::IntrinsicUse;
use crate::ir::Block;
use crate::ir::intrinsics::Intrinsic;
use crate::verify::checker::Checker;
use crate::verify::inst::bundles;
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[Rule {
    code: "convergence-token",
    says: "`convergence.entry` stands in the entry block of a `convergent` function; it and \
           `convergence.anchor` take no token, and `convergence.loop` takes one",
    check: Check::Intrinsic(&[ENTRY, ANCHOR, LOOP], token),
}];

const ENTRY: Intrinsic = Intrinsic::named("experimental.convergence.entry");
const ANCHOR: Intrinsic = Intrinsic::named("experimental.convergence.anchor");
const LOOP: Intrinsic = Intrinsic::named("experimental.convergence.loop");

fn token(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let all = bundles(c.m, this.at.body, this.call);
    let tokens: Vec<usize> = all
        .iter()
        .filter(|bundle| bundle.tag == b"convergencectrl")
        .map(|bundle| bundle.operands.len())
        .collect();
    let convergent = || {
        let mut all = c.m.attrs.all(this.at.func.attrs);
        all.any(|attr| {
            let word = attr.word(&c.m.names);
            word.is_some_and(|(word, _)| word == b"convergent")
        })
    };
    let message = match (this.intrinsic, &tokens[..]) {
        (LOOP, [1]) => return,
        (LOOP, _) => "it takes one token in a `convergencectrl` bundle",
        (_, [_, ..]) => "it takes no token",
        (ENTRY, _) if this.at.block != Block(0) => "this is not in the entry block",
        (ENTRY, _) if !convergent() => "the function is not `convergent`",
        _ => return,
    };
    this.complain(c, rule, None, message);
}
