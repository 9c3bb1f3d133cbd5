//! `musttail` calls: the caller's frame becomes the callee's, so both must look alike.

use super::call::{call_of, direct};
use crate::ir::body::TailKind;
use crate::ir::{
    Attr, AttrSet, CallConv, CallData, CastOp, Const, Inst, InstData, Operand, Type, TypeId,
};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "musttail",
        says: "after a `musttail` call comes nothing but a `ret` of its result",
        check: Check::Inst(&[InstKind::Call], followed),
    },
    Rule {
        code: "musttail-caller",
        says: "the caller and the callee of a `musttail` call have the same calling convention, \
               result and `...`; unless that is `tailcc` or `swifttailcc`, the same parameters, \
               passed in the same way",
        check: Check::Inst(&[InstKind::Call], alike),
    },
];

/// The call, if it is `musttail`.
fn must_tail<'a>(at: At<'a>) -> Option<&'a CallData> {
    call_of(at).filter(|call| call.tail == TailKind::MustTail)
}

fn followed(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if must_tail(at).is_none() {
        return;
    }
    let result = at.body.result(at.inst);
    let mut next = Inst(at.inst.0 + 1);
    let mut given = Operand::value(result);
    // A `bitcast` of the result may stand between.
    if let Some(InstData::Cast {
        op: CastOp::BitCast,
        arg,
        ..
    }) = at.body.insts.get(next)
        && *arg == given
    {
        given = Operand::value(at.body.result(next));
        next.0 += 1;
    }
    let any_value = |value: Operand| {
        let constant = value.as_const().map(|id| c.m.consts.get(id));
        matches!(constant, Some(Const::Undef(_) | Const::Poison(_)))
    };
    let fits = match at.body.insts.get(next) {
        Some(&InstData::Ret { value }) => {
            value.is_missing() && at.ty() == TypeId::VOID || value == given || any_value(value)
        }
        _ => false,
    };
    if !fits {
        let message = "this `musttail` call is not followed by a `ret` of its result";
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

fn alike(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = must_tail(at) else { return };
    if let Some(message) = difference(c, at, call) {
        let diagnostic = c.opcode_error(rule, at, format!("this `musttail` call {message}"));
        c.push(diagnostic);
    }
}

/// What makes the frames of caller and callee differ.
fn difference(c: &mut Checker<'_>, at: At<'_>, call: &CallData) -> Option<&'static str> {
    let Type::Function {
        ret,
        params,
        varargs,
    } = c.m.types.resolved(call.fn_ty)
    else {
        return None;
    };
    let callee = call.callee.as_const().map(|id| c.m.consts.get(id));
    if matches!(callee, Some(Const::InlineAsm { .. })) {
        return Some("is of inline assembly");
    }
    if varargs != at.func.varargs {
        return Some("and its caller do not both take variable arguments");
    }
    if !is_congruent(c, ret, at.func.ret) {
        return Some("does not give what its caller returns");
    }
    if call.conv != at.func.conv {
        return Some("has another calling convention than its caller");
    }
    let own: Vec<(TypeId, AbiAttrs)> = at
        .func
        .params
        .iter()
        .map(|param| (param.ty, AbiAttrs::of(c, param.attrs)))
        .collect();
    let sets = at.body.pool.get(call.arg_attrs);
    let types = c.m.types.list(params).iter();
    let given: Vec<(TypeId, AbiAttrs)> = types
        .enumerate()
        .map(|(n, &ty)| {
            let set = sets.get(n).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
            (ty, AbiAttrs::of(c, set))
        })
        .collect();
    if matches!(call.conv, CallConv::Tail | CallConv::SwiftTail) {
        if varargs {
            return Some("of this calling convention takes variable arguments");
        }
        let mut all = own.iter().chain(&given);
        return all
            .any(|(_, passed)| passed.keeps_frame())
            .then_some("passes an argument in a way that its calling convention has not");
    }
    let is_intrinsic = direct(c, call).is_some_and(|global| c.intrinsics.has(global));
    if !is_intrinsic {
        if own.len() != given.len() {
            return Some("has not as many parameters as its caller");
        }
        if own
            .iter()
            .zip(&given)
            .any(|(a, b)| !is_congruent(c, a.0, b.0))
        {
            return Some("has other types of parameters than its caller");
        }
    }
    let differs = own
        .iter()
        .enumerate()
        .any(|(n, (_, passed))| given.get(n).map_or(&AbiAttrs::default(), |g| &g.1) != passed);
    differs.then_some("passes an argument in another way than its caller was given it")
}

/// Whether values of two types are passed alike: pointers are, in one address space.
fn is_congruent(c: &mut Checker<'_>, a: TypeId, b: TypeId) -> bool {
    let pointers = c.info(a).any(Info::PTR) && c.info(b).any(Info::PTR);
    match pointers {
        true => c.m.types.space(a) == c.m.types.space(b),
        false => c.agree(a, b),
    }
}

/// The attributes that say how an argument is passed.
#[derive(PartialEq, Default)]
struct AbiAttrs(Vec<Attr>);

impl AbiAttrs {
    fn of(c: &Checker<'_>, set: AttrSet) -> AbiAttrs {
        let mut attrs: Vec<Attr> = c.m.attrs.all(set).filter(|&attr| is_abi(attr)).collect();
        let in_memory = |attr: &Attr| matches!(attr, Attr::ByVal(_) | Attr::ByRef(_));
        // The alignment matters where the argument itself is in memory.
        if !attrs.iter().any(in_memory) {
            attrs.retain(|attr| !matches!(attr, Attr::Align(_)));
        }
        attrs.sort_by_key(|attr| format!("{attr:?}"));
        attrs.dedup();
        AbiAttrs(attrs)
    }

    /// Whether the argument is in the frame of the caller, or in a register of its own.
    fn keeps_frame(&self) -> bool {
        self.0.iter().any(|attr| {
            matches!(
                attr,
                Attr::InAlloca(_) | Attr::InReg | Attr::Preallocated(_) | Attr::ByRef(_)
            )
        })
    }
}

fn is_abi(attr: Attr) -> bool {
    matches!(
        attr,
        Attr::SRet(_)
            | Attr::ByVal(_)
            | Attr::InAlloca(_)
            | Attr::InReg
            | Attr::AlignStack(_)
            | Attr::Swift(_)
            | Attr::Preallocated(_)
            | Attr::ByRef(_)
            | Attr::Align(_)
    )
}
