//! Calls that are strict about floating point in functions that are not.

use smallvec::SmallVec;

use crate::ir::attr::Attr;
use crate::ir::{AttrSet, Body, Const, FuncId, GlobalKind, Module, Operand};

/// Makes calls that are `strictfp` in a function that is not `nobuiltin` instead: until LLVM 10,
/// that was all it meant at a call.
pub fn strict_calls(m: &mut Module, body: &mut Body, func: FuncId) {
    let Some(strict) = m.names.find(b"strictfp").map(Attr::Other) else {
        return;
    };
    if m.attrs.has(m.funcs[func].attrs, strict) {
        return;
    }
    for call in body.calls.values_mut() {
        let callee = callee(m, call.callee);
        let sets = [
            call.fn_attrs,
            callee.map_or(AttrSet::EMPTY, |callee| m.funcs[callee].attrs),
        ];
        let is_strict = |&set: &AttrSet| m.attrs.has(set, strict);
        if sets.iter().any(is_strict) && !callee.is_some_and(|callee| is_constrained(m, callee)) {
            call.fn_attrs = without_builtins(m, call.fn_attrs, strict);
        }
    }
}

fn callee(m: &Module, callee: Operand) -> Option<FuncId> {
    let Const::Global(global) = m.consts.get(callee.as_const()?) else {
        return None;
    };
    match m.globals[global].kind {
        GlobalKind::Function(func) => Some(func),
        _ => None,
    }
}

/// Whether it is an intrinsic that is strict by itself.
fn is_constrained(m: &Module, func: FuncId) -> bool {
    let name = m.globals[m.funcs[func].global].name;
    m.names
        .get(name)
        .starts_with(b"llvm.experimental.constrained.")
}

/// The attributes of a call with `nobuiltin` in place of another one, as a group.
fn without_builtins(m: &mut Module, set: AttrSet, strict: Attr) -> AttrSet {
    let word = b"nobuiltin";
    let mut attrs: SmallVec<[Attr; 8]> = m
        .attrs
        .all(set)
        .filter(|&attr| attr != strict && !matches!(attr, Attr::Group(_)))
        .collect();
    let nobuiltin = Attr::Other(m.names.intern(word));
    // Words without parentheses stand first, in the order of the alphabet.
    let is_before = |attr: &Attr| {
        let parts = attr.word(&m.names);
        parts.is_some_and(|(other, rest)| other < word && rest.is_empty())
    };
    if !attrs.contains(&nobuiltin) {
        let at = attrs.iter().position(|attr| !is_before(attr));
        attrs.insert(at.unwrap_or(attrs.len()), nobuiltin);
    }
    let set = m.attrs.intern(&attrs);
    // A number that no group has so far.
    let number = !set.0;
    m.attrs.groups.insert(number, set);
    m.attrs.intern(&[Attr::Group(number)])
}
