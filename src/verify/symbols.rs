//! What the properties of a symbol ask of each other, and the variables whose names LLVM reserves.

use super::checker::Checker;
use super::infos::Info;
use super::rule::{Check, Rule};
use super::{Profile, show};
use crate::entity::Entity;
use crate::ir::global::{DllStorage, Locality, Visibility};
use crate::ir::{
    Body, CastOp, Const, ConstId, ConstOp, Global, GlobalId, GlobalKind, Linkage, Module, Operand,
    Type, TypeId,
};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "comdat",
        says: "what is in a comdat is defined in this module, and is not `common`",
        check: Check::Global(comdat),
    },
    Rule {
        code: "dll-storage",
        says: "a `dllexport` symbol is not `hidden`; a `dllimport` one is declared here, and \
               neither `hidden`, `protected` nor `dso_local`",
        check: Check::Global(dll_storage),
    },
    Rule {
        code: "ifunc-resolver",
        says: "an `ifunc` leads to a function that returns a pointer",
        check: Check::Global(resolver),
    },
    Rule {
        code: "reserved-variable",
        says: "`llvm.global_ctors` and `llvm.global_dtors` are `appending` arrays of \
               `{ i32, ptr, ptr }`: a priority, a function, and a symbol or `null`; nothing uses them",
        check: Check::Global(constructors),
    },
    Rule {
        code: "reserved-variable",
        says: "`llvm.used` and `llvm.compiler.used` are `appending` arrays of addresses of symbols \
               that have names; nothing uses them",
        check: Check::Global(used),
    },
];

/// Reports a symbol at its name.
fn push(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId, message: &str) {
    let global = &c.m.globals[id];
    let name = show::name_text(c.m, global.name);
    let diagnostic = c.error(rule, global.span, format!("`@{name}` {message}"));
    c.push(diagnostic);
}

/// Whether a symbol is a variable or function without a definition.
fn is_declared(m: &Module, global: &Global) -> bool {
    match global.kind {
        GlobalKind::Variable { init, .. } => init.is_none(),
        GlobalKind::Function(f) => !m.funcs[f].is_defined(),
        _ => false,
    }
}

fn comdat(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    if global.comdat.is_none() || !matches!(global.kind, GlobalKind::Variable { .. }) {
        return;
    }
    if is_declared(c.m, global) || global.linkage == Linkage::AvailableExternally {
        push(c, rule, id, "is not defined here, and so is in no comdat");
    } else if global.linkage == Linkage::Common {
        push(c, rule, id, "is `common`, and so is in no comdat");
    }
}

fn dll_storage(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    let message = match global.dll {
        DllStorage::None => return,
        DllStorage::Export if global.visibility == Visibility::Hidden => {
            "is `dllexport`, and so is not `hidden`"
        }
        DllStorage::Export => return,
        DllStorage::Import if global.visibility != Visibility::Default => {
            "is `dllimport`, and so is neither `hidden` nor `protected`"
        }
        DllStorage::Import if global.locality == Locality::DsoLocal => {
            "is `dllimport`, and so is not `dso_local`"
        }
        DllStorage::Import => match global.linkage {
            Linkage::AvailableExternally => return,
            Linkage::External | Linkage::ExternWeak if is_declared(c.m, global) => return,
            _ => "is `dllimport`, and so is not defined here",
        },
    };
    push(c, rule, id, message);
}

fn resolver(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let GlobalKind::IFunc(target) = c.m.globals[id].kind else {
        return;
    };
    let mut at = target;
    // As many steps as there are symbols, since aliases may go round.
    for _ in 0..=c.m.globals.len() {
        let Some(symbol) = address_of(c.m, at) else {
            return push(c, rule, id, "does not lead to a function");
        };
        match c.m.globals[symbol].kind {
            GlobalKind::Alias(next) => at = next,
            GlobalKind::Function(f) => {
                let function = &c.m.funcs[f];
                if !c.info(function.ret).any(Info::PTR) {
                    push(c, rule, id, "leads to a function that returns no pointer");
                } else if c.profile == Profile::Llvm && !function.is_defined() {
                    push(c, rule, id, "leads to a function that is not defined here");
                }
                return;
            }
            GlobalKind::Undeclared => return,
            _ => return push(c, rule, id, "does not lead to a function"),
        }
    }
}

/// The symbol that a constant is the address of, as such or of another type.
fn address_of(m: &Module, mut at: ConstId) -> Option<GlobalId> {
    loop {
        let (op, args) = match m.consts.get(at) {
            Const::Global(symbol) => return Some(symbol),
            Const::Expr { op, args, .. } => (op, args),
            _ => return None,
        };
        let mut args = m.consts.list(args);
        let first = args.next()?;
        let same = match op {
            ConstOp::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) => true,
            ConstOp::Gep(_) => args.all(|index| {
                matches!(
                    m.consts.get(index),
                    Const::Int { value: 0, .. } | Const::Zero(_)
                )
            }),
            _ => false,
        };
        if !same {
            return None;
        }
        at = first;
    }
}

/// The variables that only LLVM reads, by the rules for them.
const CONSTRUCTORS: [&[u8]; 2] = [b"llvm.global_ctors", b"llvm.global_dtors"];
const KEPT: [&[u8]; 2] = [b"llvm.used", b"llvm.compiler.used"];

const USED: &str = "is reserved: nothing in the module can use it";

/// Reports reserved variables that a body uses, or the constants that came with it.
pub(super) fn reserved_in(c: &mut Checker<'_>, body: &Body) {
    let (m, (first, _)) = (c.m, c.judged);
    for (rule, names) in [(RULES.len() - 2, CONSTRUCTORS), (RULES.len() - 1, KEPT)] {
        for name in names {
            let symbol = m
                .names
                .find(name)
                .and_then(|name| m.by_name.get(name, false));
            let Some((id, address)) = symbol.and_then(|id| Some((id, address_constant(m, id)?)))
            else {
                continue;
            };
            if in_constants(m, address, first) || in_body(body, address) {
                push(c, &RULES[rule], id, USED);
            }
        }
    }
}

/// The variable, if it has one of these names.
fn named<'m>(m: &'m Module, id: GlobalId, names: [&[u8]; 2]) -> Option<&'m Global> {
    let global = &m.globals[id];
    let is_variable = matches!(global.kind, GlobalKind::Variable { .. });
    (is_variable && names.contains(&m.names.get(global.name))).then_some(global)
}

fn constructors(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let Some(global) = named(c.m, id, CONSTRUCTORS) else {
        return;
    };
    let ty = global.ty;
    if misplaced(c, rule, id) {
        return;
    }
    let Type::Array { elem, .. } = c.m.types.resolved(ty) else {
        return;
    };
    let message = match entry_fields(c, elem) {
        Some(3) => return,
        // The older form lacks what the entry is for the sake of.
        Some(_) if c.profile != Profile::Llvm => return,
        Some(_) => "has entries without a third field, which is a symbol or `null`",
        None => "has entries of another type than `{ i32, ptr, ptr }`",
    };
    push(c, rule, id, message);
}

/// How many fields an entry of a list of constructors has, if it is one.
fn entry_fields(c: &Checker<'_>, ty: TypeId) -> Option<usize> {
    let types = &c.m.types;
    let Type::Struct { fields, .. } = types.resolved(ty) else {
        return None;
    };
    let fields = types.list(fields);
    let is_pointer = |&ty: &TypeId| c.info(ty).any(Info::PTR);
    let fits = match fields {
        [priority, function, rest @ ..] => {
            types.int_width(*priority) == Some(32)
                && is_pointer(function)
                && types.space(*function) == Some(c.m.target_layout().program_space)
                && rest.len() < 2
                && rest.iter().all(is_pointer)
        }
        _ => false,
    };
    fits.then_some(fields.len())
}

fn used(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let Some(global) = named(c.m, id, KEPT) else {
        return;
    };
    let (ty, kind) = (global.ty, global.kind);
    if misplaced(c, rule, id) {
        return;
    }
    let Type::Array { elem, .. } = c.m.types.resolved(ty) else {
        return;
    };
    if !c.info(elem).any(Info::PTR) {
        return push(c, rule, id, "has entries that are no pointers");
    }
    let GlobalKind::Variable {
        init: Some(init), ..
    } = kind
    else {
        return;
    };
    let Const::Aggregate { elems, .. } = c.m.consts.get(init) else {
        return push(c, rule, id, "is not a list of symbols");
    };
    let wrong = c.m.consts.list(elems).find_map(|entry| {
        let symbol = address_of(c.m, entry).map(|symbol| &c.m.globals[symbol]);
        match symbol {
            None => Some("has an entry that is no symbol"),
            Some(symbol) if symbol.numbered => Some("has an entry that has no name"),
            Some(symbol) if matches!(symbol.kind, GlobalKind::IFunc(_)) => {
                Some("has an entry that is an `ifunc`")
            }
            Some(_) => None,
        }
    });
    if let Some(message) = wrong {
        push(c, rule, id, message);
    }
}

/// Reports a reserved variable of another linkage, or one that is used.
fn misplaced(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) -> bool {
    let global = &c.m.globals[id];
    let message = if !is_declared(c.m, global) && global.linkage != Linkage::Appending {
        "is reserved: it is `appending`"
    } else if is_used(c.m, id) {
        USED
    } else {
        return false;
    };
    push(c, rule, id, message);
    true
}

/// Whether the address of a symbol stands anywhere in the module. Looks through all of it, once the
/// address is found among the constants, and so is for symbols whose address is hardly ever used.
fn is_used(m: &Module, id: GlobalId) -> bool {
    let Some(address) = address_constant(m, id) else {
        return false;
    };
    let of_symbol = m.globals.values().any(|global| match global.kind {
        GlobalKind::Variable { init, .. } => init == Some(address),
        GlobalKind::Alias(target) | GlobalKind::IFunc(target) => target == address,
        _ => false,
    });
    let of_function = m.funcs.values().any(|function| {
        let own = [function.personality, function.prefix[0], function.prefix[1]];
        let body = function.body.as_ref();
        own.contains(&Some(address)) || body.is_some_and(|body| in_body(body, address))
    });
    in_constants(m, address, 0) || of_symbol || of_function
}

/// The constant that is the address of a symbol.
fn address_constant(m: &Module, id: GlobalId) -> Option<ConstId> {
    m.consts.find(Const::Global(id))
}

/// Whether a constant is a part of another one, from the constant `first` on.
fn in_constants(m: &Module, address: ConstId, first: usize) -> bool {
    let has = |list| m.consts.list(list).any(|part| part == address);
    let mut constants = (first..m.consts.len()).map(ConstId::new);
    constants.any(|at| match m.consts.get(at) {
        Const::Aggregate { elems, .. } => has(elems),
        Const::Expr { args, .. } => has(args),
        Const::Splat { elem, .. } => elem == address,
        _ => false,
    })
}

/// Whether an instruction has a constant as operand.
fn in_body(body: &Body, address: ConstId) -> bool {
    body.insts.keys().any(|inst| {
        let mut found = false;
        let operand = Operand::constant(address);
        body.for_each_operand(inst, |own| found |= own == operand);
        found
    })
}
