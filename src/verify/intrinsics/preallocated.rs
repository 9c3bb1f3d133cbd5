//! Arguments whose memory is set up before the call: `llvm.call.preallocated.*`.

use super::IntrinsicUse;
use crate::ir::intrinsics::Intrinsic;
use crate::ir::{Attr, AttrSet, Inst, Operand};
use crate::verify::checker::{At, Checker};
use crate::verify::inst::{bundles, call_of, direct};
use crate::verify::rule::{Check, Rule};
use crate::verify::show;

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "preallocated-setup",
        says: "`call.preallocated.setup` says how many arguments are set up, for one call that \
               has as many and names it in its `preallocated` bundle",
        check: Check::Intrinsic(&[SETUP], setup),
    },
    Rule {
        code: "preallocated-argument",
        says: "`call.preallocated.arg` and `teardown` take what `setup` gives; `arg` is called \
               with the attribute `preallocated(T)`",
        check: Check::Intrinsic(&[ARG, TEARDOWN], argument),
    },
];

const SETUP: Intrinsic = Intrinsic::named("call.preallocated.setup");
const ARG: Intrinsic = Intrinsic::named("call.preallocated.arg");
const TEARDOWN: Intrinsic = Intrinsic::named("call.preallocated.teardown");

fn intrinsic(c: &Checker<'_>, at: At<'_>) -> Option<Intrinsic> {
    let global = call_of(at).and_then(|call| direct(c, call))?;
    c.intrinsics.intrinsic(global)
}

fn is_preallocated(c: &Checker<'_>, set: AttrSet) -> bool {
    let mut all = c.m.attrs.all(set);
    all.any(|attr| matches!(attr, Attr::Preallocated(_)))
}

fn setup(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let Some(count) = this.int(c, 0) else {
        return this.complain(c, rule, Some(0), "this is no constant");
    };
    let at = this.at;
    let token = at.body.result(at.inst);
    let mut found: Option<Inst> = None;
    for inst in at.body.insts.keys() {
        let at = At { inst, ..at };
        if !uses(at, token) {
            continue;
        }
        let message = match intrinsic(c, at) {
            Some(TEARDOWN) => None,
            Some(ARG) => {
                let number = IntrinsicUse {
                    at,
                    call: match call_of(at) {
                        Some(call) => call,
                        None => continue,
                    },
                    intrinsic: ARG,
                }
                .int(c, 1);
                match number {
                    Some(number) if number < count => None,
                    Some(_) => {
                        let count = show::count(count as usize, "argument");
                        Some(format!("only {count} are set up"))
                    }
                    None => Some("the number of the argument is no constant".into()),
                }
            }
            _ => {
                let message = match found {
                    Some(_) => Some("another call has these arguments already".into()),
                    None => wrong_call(c, at, count),
                };
                found = Some(inst);
                message
            }
        };
        if let Some(message) = message {
            let diagnostic = c.opcode_error(rule, at, message);
            return c.push(diagnostic.also(this.at.span(), "the arguments are set up here"));
        }
    }
}

/// Whether an instruction has a token for an operand.
fn uses(at: At<'_>, token: crate::ir::Value) -> bool {
    let mut uses = false;
    at.body.for_each_operand(at.inst, |operand| {
        uses |= operand == Operand::value(token);
    });
    uses
}

/// What is wrong with the call that arguments are set up for.
fn wrong_call(c: &Checker<'_>, at: At<'_>, count: u64) -> Option<String> {
    let Some(call) = call_of(at) else {
        return Some("only calls take what `call.preallocated.setup` gives".into());
    };
    let sets = at.body.pool.get(call.arg_attrs);
    let own = sets.iter().filter(|&&set| is_preallocated(c, AttrSet(set)));
    let own = own.count();
    if own as u64 != count {
        let own = show::count(own, "`preallocated` argument");
        return Some(format!("this call has {own}, and {count} are set up"));
    }
    let named = bundles(c.m, at.body, call);
    let named = named.iter().any(|bundle| bundle.tag == b"preallocated");
    (!named).then(|| "this call does not name it in a `preallocated` bundle".into())
}

fn argument(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let of_setup = this
        .defining(0)
        .is_some_and(|(inst, _)| intrinsic(c, At { inst, ..this.at }) == Some(SETUP));
    if !of_setup {
        let message = "this is not what `call.preallocated.setup` gives";
        return this.complain(c, rule, Some(0), message);
    }
    if this.intrinsic == ARG && !is_preallocated(c, this.call.fn_attrs) {
        let message = "the call does not say by `preallocated(T)` what the argument is";
        this.complain(c, rule, None, message);
    }
}
