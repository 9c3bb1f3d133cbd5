//! Inline assembly: its constraints, and what a call of it passes and gives.

use crate::ir::constraints::{Constraint, Role, parse};
use crate::ir::{Attr, AttrSet, CallData, Const, InstData, Operand, OperandKind, Type, TypeId};
use crate::verify::Profile;
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};
use crate::verify::show;

use super::call::call_of;

const CALLS: &[InstKind] = &[InstKind::Call, InstKind::Invoke, InstKind::CallBr];

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "asm-constraints",
        says: "constraints are results `=r`, inputs, labels `!i` and clobbers `~{memory}`, in this \
               order, with commas between them; the type has what they name",
        check: Check::Inst(CALLS, constraints),
    },
    Rule {
        code: "callbr-callee",
        says: "`callbr` calls inline assembly that does not unwind",
        check: Check::Inst(&[InstKind::CallBr], callbr),
    },
];

/// The inline assembly that a call is of: its constraints and flags.
fn assembly<'a>(c: &Checker<'a>, call: &CallData) -> Option<(&'a [u8], u8)> {
    match c.m.consts.get(call.callee.as_const()?) {
        Const::InlineAsm {
            constraints, flags, ..
        } => Some((c.m.names.get(constraints), flags)),
        _ => None,
    }
}

fn constraints(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let Some((text, _)) = assembly(c, call) else {
        return;
    };
    let message = match parse(text) {
        Some(list) => disorder(&list)
            .map(String::from)
            .or_else(|| mismatch(c, call, &list))
            .or_else(|| indirect(c, at, call, &list))
            .or_else(|| labels(c, at, call, &list)),
        None => Some("the constraints of this assembly cannot be read".to_string()),
    };
    if let Some(message) = message {
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

/// What is wrong with the order of constraints.
fn disorder(list: &[Constraint<'_>]) -> Option<&'static str> {
    let (mut inputs, mut labels, mut clobbers) = (false, false, false);
    for constraint in list {
        match constraint.role {
            Role::Output if inputs || labels || clobbers => {
                return Some("a result stands in front of inputs, labels and clobbers");
            }
            Role::Input if clobbers => return Some("an input stands in front of clobbers"),
            Role::Label if clobbers => return Some("a label stands in front of clobbers"),
            Role::Output => {}
            Role::Input => inputs = true,
            Role::Label => labels = true,
            Role::Clobber => clobbers = true,
        }
    }
    None
}

/// What a call passes or gives that the constraints do not say.
fn mismatch(c: &Checker<'_>, call: &CallData, list: &[Constraint<'_>]) -> Option<String> {
    let Type::Function {
        ret,
        params,
        varargs,
    } = c.m.types.resolved(call.fn_ty)
    else {
        return None;
    };
    if varargs {
        return Some("assembly takes no variable arguments".into());
    }
    let given = list.iter().filter(|constraint| constraint.gives_result());
    let results = given.count();
    let inputs = list.iter().filter(|constraint| constraint.takes_argument());
    let inputs = inputs.count();
    let given = match c.m.types.resolved(ret) {
        Type::Void => 0,
        Type::Struct { .. } if results == 1 => {
            return Some("assembly with one result gives it as such, and not in a struct".into());
        }
        Type::Struct { fields, .. } => c.m.types.list(fields).len(),
        _ => 1,
    };
    let passed = c.m.types.list(params).len();
    let (what, said, own) = match (given == results, passed == inputs) {
        (false, _) => ("result", results, given),
        (true, false) => ("argument", inputs, passed),
        (true, true) if results == 0 && ret != TypeId::VOID => {
            return Some("assembly without results gives `void`".into());
        }
        (true, true) => return None,
    };
    let said = show::count(said, what);
    Some(format!(
        "the constraints of this assembly name {said}, but its type has {own}"
    ))
}

/// What is wrong with the arguments for indirect constraints, or with those of others.
fn indirect(
    c: &Checker<'_>,
    at: At<'_>,
    call: &CallData,
    list: &[Constraint<'_>],
) -> Option<String> {
    let sets = at.body.pool.get(call.arg_attrs);
    let with_argument = list.iter().filter(|constraint| constraint.takes_argument());
    for (n, (constraint, arg)) in with_argument.zip(at.body.operands(call.args)).enumerate() {
        let set = sets.get(n).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
        let mut all = c.m.attrs.all(set);
        let element = all.find_map(|attr| match attr {
            Attr::ElementType(ty) => Some(ty),
            _ => None,
        });
        let has_type = element.is_some();
        let ty = c.operand_type(at.body, arg);
        match constraint.indirect {
            true if !c.is(at, arg, Info::PTR) => {
                return Some(format!(
                    "argument {} is for an indirect constraint, and so is a pointer",
                    n + 1
                ));
            }
            true if !has_type && ty.is_some_and(|ty| c.m.types.pointee(ty).is_none()) => {
                return Some(format!(
                    "argument {} is for an indirect constraint: `ptr elementtype(T)` says of which \
                     type it is",
                    n + 1
                ));
            }
            true if element.is_some_and(|ty| !c.info(ty).any(Info::SIZED)) => {
                return Some(format!(
                    "argument {} is for an indirect constraint: its `elementtype` has to have a size",
                    n + 1
                ));
            }
            false if has_type => {
                return Some(format!(
                    "argument {} is for no indirect constraint, and so has no `elementtype`",
                    n + 1
                ));
            }
            _ => {}
        }
    }
    None
}

/// Labels are for the targets of a `callbr`. Up to LLVM 14 they were arguments: addresses of blocks.
fn labels(c: &Checker<'_>, at: At<'_>, call: &CallData, list: &[Constraint<'_>]) -> Option<String> {
    let labels = list
        .iter()
        .filter(|constraint| constraint.role == Role::Label);
    let labels = labels.count();
    let InstData::CallBr { targets, .. } = at.data() else {
        return (labels != 0).then(|| "constraints that are labels stand in a `callbr`".into());
    };
    let targets = at.body.pool.get(targets).len().saturating_sub(1);
    let is_address = |arg: Operand| match arg.kind() {
        OperandKind::Const(id) => matches!(c.m.consts.get(id), Const::BlockAddress { .. }),
        _ => false,
    };
    let is_old = c.profile != Profile::Llvm && at.body.operands(call.args).any(is_address);
    if labels == targets || is_old {
        return None;
    }
    let labels = show::count(labels, "label");
    Some(format!(
        "the constraints of this assembly name {labels}, but there are {targets} in brackets"
    ))
}

fn callbr(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    const UNWIND: u8 = 8;
    let Some(call) = call_of(at) else { return };
    let message = match assembly(c, call) {
        Some((_, flags)) if flags & UNWIND == 0 => return,
        Some(_) => "`callbr` calls assembly that does not unwind",
        // Intrinsics have rules of their own for it.
        None if super::direct(c, call).is_some_and(|global| c.intrinsics.has(global)) => return,
        None => "`callbr` calls inline assembly alone",
    };
    let diagnostic = c.opcode_error(rule, at, message);
    c.push(diagnostic);
}
