//! Arguments that are passed in memory or registers of their own, and where those come from.

use super::call::call_of;
use crate::ir::inst::{GepFlags, INALLOCA, SWIFTERROR};
use crate::ir::{Attr, CastOp, InstData, Operand, ValueDef};
use crate::verify::checker::{At, Checker};
use crate::verify::rule::{Check, Rule};
use crate::verify::walk::rule_named;

pub(in crate::verify) const RULES: &[Rule] = &[Rule {
    code: "passed-memory",
    says: "an `inalloca` argument is in an `alloca inalloca`, if in any; a `swifterror` argument is \
           an `alloca swifterror` or a parameter with this attribute",
    check: Check::Within("attrs, for calls whose attributes take a closer look"),
}];

const MEMORY: &Rule = rule_named(RULES, "passed-memory");

/// Judges the arguments of a call with such attributes.
pub(in crate::verify) fn passed(c: &mut Checker<'_>, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let sets = at.body.pool.get(call.arg_attrs);
    let mut found = None;
    for (n, (&set, arg)) in sets.iter().zip(at.body.operands(call.args)).enumerate() {
        for attr in c.m.attrs.all(crate::ir::AttrSet(set)) {
            let wrong = match attr {
                Attr::InAlloca(_) => not_inalloca(at, arg),
                Attr::Swift(word) if c.m.names.get(word) == b"swifterror" => {
                    not_swifterror(c, at, arg)
                }
                _ => None,
            };
            found = found.or(wrong.map(|message| (n, message)));
        }
    }
    if let Some((n, message)) = found {
        let diagnostic = c.operand_error(MEMORY, at, n, message);
        c.push(diagnostic);
    }
}

fn not_inalloca(at: At<'_>, arg: Operand) -> Option<&'static str> {
    match origin(at, arg)? {
        InstData::Alloca { flags, .. } if flags & INALLOCA == 0 => {
            Some("an `inalloca` argument is in an `alloca inalloca`")
        }
        _ => None,
    }
}

fn not_swifterror(c: &Checker<'_>, at: At<'_>, arg: Operand) -> Option<&'static str> {
    let says = "a `swifterror` argument is an `alloca swifterror` or a `swifterror` parameter";
    let fits = match origin(at, arg) {
        Some(InstData::Alloca { flags, .. }) => flags & SWIFTERROR != 0,
        _ => match arg.as_value().map(|value| at.body.def(value)) {
            Some(ValueDef::Param(n)) => {
                let set = at.func.params.get(n as usize).map(|param| param.attrs);
                let mut all = set.into_iter().flat_map(|set| c.m.attrs.all(set));
                all.any(|attr| {
                    matches!(attr, Attr::Swift(word) if c.m.names.get(word) == b"swifterror")
                })
            }
            _ => arg.is_missing(),
        },
    };
    (!fits).then_some(says)
}

/// The instruction that an address within one object comes from.
fn origin(at: At<'_>, mut arg: Operand) -> Option<InstData> {
    // As many steps as there are instructions, since those of unreachable blocks may go round.
    for _ in 0..=at.body.insts.len() {
        let ValueDef::Inst(inst) = at.body.def(arg.as_value()?) else {
            return None;
        };
        let data = *at.body.insts.get(inst)?;
        arg = match data {
            InstData::Gep { flags, args, .. } if flags.has(GepFlags::INBOUNDS) => {
                at.body.operands(args).next()?
            }
            InstData::Cast {
                op: CastOp::BitCast | CastOp::AddrSpaceCast,
                arg,
                ..
            } => arg,
            data => return Some(data),
        };
    }
    None
}
