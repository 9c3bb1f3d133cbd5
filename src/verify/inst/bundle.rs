//! Operand bundles, of which a module keeps the text.

use super::{call_of, direct};
use crate::ir::body::TailKind;
use crate::ir::{Attr, AttrSet, CallData, Inst, Intrinsic, Module};
use crate::verify::checker::{At, Checker};
use crate::verify::rule::{Check, Kind, Rule};
use crate::verify::show;

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
    if call.bundles.is_none() && !argument {
        return;
    }
    let all = bundles(c.m, call);
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
    let [operand] = bundle.operands[..] else {
        return false;
    };
    at.body.insts.keys().any(|inst| {
        let global = call_of(At { inst, ..at }).and_then(|call| direct(c, call));
        global.and_then(|global| c.intrinsics.intrinsic(global)) == Some(SETUP)
            && bundle.is_value(c, at, inst, operand)
    })
}

/// A bundle: its tag, and its operands as they are written, each with its type.
pub(in crate::verify) struct Bundle<'a> {
    pub tag: &'a [u8],
    pub operands: Vec<&'a [u8]>,
}

impl Bundle<'_> {
    /// Whether a token is the result of an instruction.
    fn is_value(&self, c: &Checker<'_>, at: At<'_>, inst: Inst, operand: &[u8]) -> bool {
        let name = show::value(c.m, at.body, at.body.result(inst));
        operand.strip_prefix(b"token ") == Some(name.as_bytes())
    }

    /// Whether an operand is a pointer.
    pub(in crate::verify) fn is_pointer(&self, n: usize) -> bool {
        let text = self.operands.get(n).copied().unwrap_or(b"");
        text.starts_with(b"ptr") || text.contains(&b'*')
    }

    /// Whether an operand is an integer.
    pub(in crate::verify) fn is_int(&self, n: usize) -> bool {
        let text = self.operands.get(n).copied().unwrap_or(b"");
        let ty = text.split(|&byte| byte == b' ').next().unwrap_or(b"");
        match ty.split_first() {
            Some((b'i', bits)) => !bits.is_empty() && bits.iter().all(u8::is_ascii_digit),
            _ => false,
        }
    }

    /// Whether an operand is an integer that is a number.
    pub(in crate::verify) fn is_number(&self, n: usize) -> bool {
        let text = self.operands.get(n).copied().unwrap_or(b"");
        let value = text.split(|&byte| byte == b' ').next_back().unwrap_or(b"");
        let digits = value.strip_prefix(b"-").unwrap_or(value);
        let word = value == b"true" || value == b"false";
        self.is_int(n) && (word || digits.iter().all(u8::is_ascii_digit))
    }
}

/// The bundles of a call.
pub(in crate::verify) fn bundles<'a>(m: &'a Module, call: &CallData) -> Vec<Bundle<'a>> {
    let mut bundles = Vec::new();
    let Some(text) = call.bundles else {
        return bundles;
    };
    for item in split(m.names.get(text)) {
        let Some(rest) = item.strip_prefix(b"\"") else {
            continue;
        };
        let Some(end) = rest.iter().position(|&byte| byte == b'"') else {
            continue;
        };
        let (tag, rest) = rest.split_at(end);
        let rest = rest[1..].trim_ascii();
        let inner = rest
            .strip_prefix(b"(")
            .and_then(|rest| rest.strip_suffix(b")"));
        bundles.push(Bundle {
            tag,
            operands: split(inner.unwrap_or(b"")),
        });
    }
    bundles
}

/// The parts between the commas that stand in no parentheses and no string.
fn split(text: &[u8]) -> Vec<&[u8]> {
    let (mut parts, mut depth, mut quoted, mut start) = (Vec::new(), 0, false, 0);
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(text[start..at].trim_ascii());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim_ascii();
    if !last.is_empty() {
        parts.push(last);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn commas_in_parentheses_do_not_split() {
        let parts = split(b"\"deopt\"(i32 1, ptr %x), \"a,b\"() ");
        assert_eq!(parts, [&b"\"deopt\"(i32 1, ptr %x)"[..], b"\"a,b\"()"]);
        assert!(split(b"").is_empty());
    }
}
