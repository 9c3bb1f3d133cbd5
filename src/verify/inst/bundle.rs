//! Operand bundles.

use super::{call_of, direct};
use crate::entity::List;
use crate::ir::body::TailKind;
use crate::ir::{
    Attr, AttrSet, Body, CallData, Const, Intrinsic, Module, Operand, TypeId, ValueDef,
};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, Kind, Rule};

pub(super) const RULES: &[Rule] = &[Rule {
    code: "operand-bundle",
    says: "a call has at most one bundle of each tag that LLVM knows; a `preallocated` argument \
           needs a `preallocated` bundle, with what `call.preallocated.setup` gives, or \
           `musttail`; a `convergencectrl` bundle has one token, for a `convergent` call",
    check: Check::Inst(&[Kind::Call, Kind::Invoke, Kind::CallBr], call),
}];

/// The tags that a call has once.
const ONCE: &[&str] = &[
    "deopt",
    "gc-transition",
    "funclet",
    "cfguardtarget",
    "preallocated",
    "gc-live",
    "ptrauth",
    "kcfi",
    "clang.arc.attachedcall",
];

const SETUP: Intrinsic = Intrinsic::named("call.preallocated.setup");

fn call(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let is_preallocated = |&set: &u32| {
        let mut all = c.m.attrs.all(AttrSet(set));
        all.any(|attr| matches!(attr, Attr::Preallocated(_)))
    };
    let argument = at.body.pool.get(call.arg_attrs).iter().any(is_preallocated);
    if call.bundles == List::EMPTY && !argument {
        return;
    }
    let all = bundles(c.m, at.body, call);
    let count = |tag: &str| all.iter().filter(|b| b.tag == tag.as_bytes()).count();
    let message = if let Some(tag) = ONCE.iter().find(|tag| count(tag) > 1) {
        format!("a call has one `{tag}` bundle at most")
    } else if argument && (count("preallocated") == 1) == (call.tail == TailKind::MustTail) {
        "a `preallocated` argument needs either a `preallocated` bundle or `musttail`".into()
    } else if let Some(bundle) = all.iter().find(|bundle| bundle.tag == b"preallocated")
        && !is_set_up(c, at, bundle)
    {
        "the `preallocated` bundle has not what `call.preallocated.setup` gives".into()
    } else if let Some(bundle) = all.iter().find(|bundle| bundle.tag == b"convergencectrl")
        && bundle.operands.len() != 1
    {
        "a `convergencectrl` bundle has one token".into()
    } else if count("convergencectrl") > 0 && !is_convergent(c, call) {
        "a `convergencectrl` bundle is of `convergent` calls".into()
    } else {
        return;
    };
    let diagnostic = c.opcode_error(rule, at, message);
    c.push(diagnostic);
}

/// Whether a call is convergent, by its own attributes or those of what is called.
fn is_convergent(c: &Checker<'_>, call: &CallData) -> bool {
    let says = |set: AttrSet| {
        c.m.attrs.all(set).any(|attr| {
            let word = attr.word(&c.m.names);
            word.is_some_and(|(word, _)| word == b"convergent")
        })
    };
    let callee = direct(c, call);
    says(call.fn_attrs)
        || callee.is_some_and(|global| {
            let intrinsic = c.intrinsics.intrinsic(global);
            intrinsic.is_some_and(Intrinsic::is_convergent)
                || c.m.function(global).is_some_and(|func| says(func.attrs))
        })
}

/// Whether the one operand of a bundle is what a call of `llvm.call.preallocated.setup` gives.
fn is_set_up(c: &Checker<'_>, at: At<'_>, bundle: &Bundle<'_>) -> bool {
    let &[operand] = bundle.operands else {
        return false;
    };
    let inst = match Operand(operand).as_value().map(|value| at.body.def(value)) {
        Some(ValueDef::Inst(inst)) => inst,
        _ => return false,
    };
    let global = call_of(At { inst, ..at }).and_then(|call| direct(c, call));
    global.and_then(|global| c.intrinsics.intrinsic(global)) == Some(SETUP)
}

/// A bundle of a call.
pub(in crate::verify) struct Bundle<'a> {
    pub tag: &'a [u8],
    /// [`Operand`]s.
    pub operands: &'a [u32],
    body: &'a Body,
}

impl Bundle<'_> {
    /// The type of an operand.
    pub(in crate::verify) fn ty(&self, c: &Checker<'_>, n: usize) -> Option<TypeId> {
        c.m.operand_type(self.body, Operand(*self.operands.get(n)?))
    }

    fn is(&self, c: &Checker<'_>, n: usize, info: Info) -> bool {
        self.ty(c, n).is_some_and(|ty| c.info(ty).any(info))
    }

    /// Whether an operand is a pointer.
    pub(in crate::verify) fn is_pointer(&self, c: &Checker<'_>, n: usize) -> bool {
        self.is(c, n, Info::PTR)
    }

    /// Whether an operand is an integer.
    pub(in crate::verify) fn is_int(&self, c: &Checker<'_>, n: usize) -> bool {
        self.is(c, n, Info::INT)
    }

    /// Whether an operand is an integer that is a number.
    pub(in crate::verify) fn is_number(&self, c: &Checker<'_>, n: usize) -> bool {
        let id = self
            .operands
            .get(n)
            .and_then(|&word| Operand(word).as_const());
        id.is_some_and(|id| matches!(c.m.consts.get(id), Const::Int { .. } | Const::BigInt { .. }))
    }
}

/// The bundles of a call.
pub(in crate::verify) fn bundles<'a>(
    m: &'a Module,
    body: &'a Body,
    call: &CallData,
) -> Vec<Bundle<'a>> {
    let bundles = body.bundles(call.bundles);
    bundles
        .map(|bundle| Bundle {
            tag: m.names.get(bundle.tag),
            operands: bundle.operands,
            body,
        })
        .collect()
}
