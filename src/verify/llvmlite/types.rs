//! The table of types, and named types.

use crate::diag::{Diagnostic, Span};
use crate::ir::{GlobalId, GlobalKind, InstData, NamedTypeId, Type, TypeId, TypeTable};
use crate::verify::checker::{At, Checker};
use crate::verify::faults::TypeFault;
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};
use crate::verify::walk::rule_named;
use crate::verify::{locate, show};

pub(in crate::verify) const RULES: &[Rule] = &[
    // "i1, i64 | simple | 1-bit (boolean) and 64-bit integer values."
    Rule {
        code: "lite-type",
        says: "LLVMlite's types are void, i1, i64, T*, i8*, F*, { T1, ..., TN }, [ N x T ], \
               functions of these, and names",
        check: Check::Within("faults"),
    },
    // "T* | simple | Pointer that can be dereferenced if its target is compatible with T"
    Rule {
        code: "lite-opaque-pointer",
        says: "LLVMlite: \"T* | simple | Pointer that can be dereferenced if its target is \
               compatible with T\"",
        check: Check::Within("faults"),
    },
    // The same, where the operand has a typed pointer and `ptr` is only written.
    Rule {
        code: "lite-opaque-pointer",
        says: "LLVMlite: \"T* | simple | Pointer that can be dereferenced if its target is \
               compatible with T\"",
        check: Check::Inst(InstKind::ALL, written_opaque),
    },
    // "Note: i8* is a valid type, but just i8 is not. LLVMlite programs do not operate over
    // byte-sized integer values."
    Rule {
        code: "lite-i8",
        says: "LLVMlite: \"i8* is a valid type, but just i8 is not. LLVMlite programs do not \
               operate over byte-sized integer values\"",
        check: Check::Within("faults"),
    },
    // "S(S1, ..., SN) | function | A function from S1, ..., SN to S"
    Rule {
        code: "lite-signature",
        says: "LLVMlite: \"S(S1, ..., SN) | function | A function from S1, ..., SN to S\", where \
               S are the simple types: i1, i64 and pointers",
        check: Check::Within("faults"),
    },
    // "(Unlike full LLVM, LLVM lite does not allow locals to hold structured data.)"
    // "%IDENT | S | Local identifier: can only name values of simple type."
    Rule {
        code: "lite-local",
        says: "LLVMlite: \"Local identifier: can only name values of simple type\": i1, i64 and \
               pointers",
        check: Check::Inst(InstKind::ALL, local),
    },
    // "%IDENT = type T", where "T [ranges] over simple and aggregate (non-void, non-function)
    // types"
    Rule {
        code: "lite-named-type",
        says: "LLVMlite: \"%IDENT = type T\", where T is a simple or aggregate (non-void, \
               non-function) type",
        check: Check::Named(named),
    },
    // "@IDENT = global T G"
    Rule {
        code: "lite-global-type",
        says: "LLVMlite: \"@IDENT = global T G\", where T is a simple or aggregate type, and just \
               i8 is none",
        check: Check::Global(global),
    },
];

const TYPE: &Rule = rule_named(RULES, "lite-type");
const OPAQUE: &Rule = rule_named(RULES, "lite-opaque-pointer");
const I8: &Rule = rule_named(RULES, "lite-i8");
const SIGNATURE: &Rule = rule_named(RULES, "lite-signature");

/// What the table says of a type, its parts taken for granted. `i8` is judged where it is used.
pub(in crate::verify) fn fault(types: &TypeTable, ty: TypeId) -> Option<TypeFault> {
    let fault = |rule, offender| {
        Some(TypeFault {
            rule,
            offender,
            within: ty,
        })
    };
    match types.get(ty) {
        Type::Int(1 | 8 | 64) | Type::Void | Type::Label | Type::Named(_) => None,
        Type::Ptr { .. } => fault(OPAQUE, ty),
        Type::TypedPtr { space, .. } if space != 0 => fault(TYPE, ty),
        Type::TypedPtr { .. } | Type::Array { .. } => None,
        Type::Struct { packed: true, .. } => fault(TYPE, ty),
        Type::Struct { fields, .. } => {
            let byte = |&&field: &&TypeId| types.int_width(field) == Some(8);
            let field = types.list(fields).iter().find(byte)?;
            fault(I8, *field)
        }
        Type::Function { varargs: true, .. } => fault(TYPE, ty),
        Type::Function { ret, params, .. } => {
            let parts = || std::iter::once(&ret).chain(types.list(params));
            let aggregate = |&&part: &&TypeId| {
                matches!(
                    types.resolved(part),
                    Type::Struct { .. } | Type::Array { .. }
                )
            };
            if let Some(&part) = parts().find(|&&part| types.int_width(part) == Some(8)) {
                return fault(I8, part);
            }
            match parts().find(aggregate) {
                Some(&part) => fault(SIGNATURE, part),
                None => None,
            }
        }
        _ => fault(TYPE, ty),
    }
}

/// The diagnostic for a fault of this profile at `span`; `exact` says whether only the faulty
/// type stands there.
pub(in crate::verify) fn describe(
    c: &Checker<'_>,
    fault: TypeFault,
    span: Span,
    exact: bool,
) -> Diagnostic {
    let shown = c.ty(fault.offender);
    let exact = exact || c.m.text(span) == show::ty(c.m, fault.offender).as_bytes();
    let replace = |d: Diagnostic, with: &str, text: &str| match exact {
        true => d.fix(span, with, text),
        false => d,
    };
    let ty = c.m.types.get(fault.offender);
    if fault.rule.code == SIGNATURE.code {
        let d = c.error(
            fault.rule,
            span,
            format!("{shown} cannot be passed to a function or returned: it is an aggregate"),
        );
        return d.note("pass a pointer to it");
    }
    if fault.rule.code == I8.code {
        let d = c.error(
            fault.rule,
            span,
            "`i8` can stand only behind a pointer or in a string",
        );
        return replace(d, "i64", "a small number is an `i64` too");
    }
    if fault.rule.code == OPAQUE.code {
        let d = c.error(fault.rule, span, "LLVMlite has no opaque pointers");
        return d.note("write the type that the pointer points to, such as `i64*`");
    }
    match ty {
        Type::Function { varargs: true, .. } => {
            let d = c.error(fault.rule, span, "LLVMlite has no functions with `...`");
            d.note("name the parameters that are passed")
        }
        Type::Int(_) => {
            let d = c.error(fault.rule, span, format!("LLVMlite has no type {shown}"));
            replace(d, "i64", "did you mean `i64`?")
        }
        Type::Struct { packed: true, .. } => {
            c.error(fault.rule, span, "LLVMlite has no packed structs")
        }
        Type::Vector { .. } => c
            .error(fault.rule, span, "LLVMlite has no vectors")
            .note("an array is written `[ N x T ]`"),
        _ => c.error(fault.rule, span, format!("LLVMlite has no type {shown}")),
    }
}

/// Operands know their own types: that `ptr` was written in front of one, only the text says.
fn written_opaque(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if !c.m.opaque_pointers || crate::verify::types::find_fault(c, at).is_some() {
        return;
    }
    let parts = at.parts(c.m);
    let written = parts.operands.iter().filter_map(|&(ty, _)| ty);
    for span in parts.types.iter().copied().chain(written) {
        let place = locate::word_in(c.m, span, "ptr");
        if c.m.text(place) == b"ptr" {
            let diagnostic = c
                .error(rule, place, "LLVMlite has no opaque pointers")
                .note("write the type that the pointer points to, such as `i64*`");
            c.push(diagnostic);
            return;
        }
    }
}

/// Results: the type of every local.
fn local(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let ty = at.ty();
    let info = c.info(ty);
    let byte = c.m.types.resolve(ty) == TypeId::I8;
    if !byte && !info.any(Info::AGGREGATE) {
        return;
    }
    // Instructions that LLVMlite does not have are reported as such.
    if !matches!(
        at.data(),
        InstData::Load { .. } | InstData::Call { .. } | InstData::Binary { .. }
    ) || c.faults.get(ty).is_some()
    {
        return;
    }
    let parts = at.parts(c.m);
    let span = parts.result.or(parts.opcode).unwrap_or(at.span());
    let shown = c.ty(ty);
    let name = show::value(c.m, at.body, at.body.result(at.inst));
    let name = crate::verify::checker::quoted(&name);
    let diagnostic = match byte {
        true => c.error(
            I8,
            span,
            format!("{name} would be a byte: LLVMlite has no such values"),
        ),
        false => c
            .error(
                rule,
                span,
                format!("{name} would hold {shown}, which is an aggregate"),
            )
            .note("keep the aggregate in memory, and reach its parts with `getelementptr`"),
    };
    c.push(diagnostic);
}

fn named(c: &mut Checker<'_>, rule: &'static Rule, id: NamedTypeId) {
    let named = c.m.types.named[id];
    let name = show::name_text(c.m, named.name);
    let message = match named.body {
        None if !named.defined => return,
        None => format!("`%{name}` is opaque: LLVMlite's named types are all defined"),
        Some(body) if c.faults.get(body).is_some() => return,
        Some(body) => match c.m.types.resolved(body) {
            Type::Void | Type::Function { .. } => {
                format!("`%{name}` cannot stand for {}", c.ty(body))
            }
            Type::Int(8) => format!("`%{name}` cannot stand for `i8` alone"),
            _ => return,
        },
    };
    let mut diagnostic = c.error(rule, named.span, message);
    if let Some(body) = named.body
        && let Type::Function { .. } = c.m.types.resolved(body)
    {
        diagnostic = diagnostic.note("name the pointer to the function instead");
    }
    c.push(diagnostic);
}

fn global(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    if matches!(global.kind, GlobalKind::Variable { .. })
        && c.m.types.resolve(global.ty) == TypeId::I8
    {
        let name = show::name_text(c.m, global.name);
        let span = locate::global(c.m, global.span).ty.unwrap_or(global.span);
        let diagnostic = c
            .error(rule, span, format!("`@{name}` cannot be a single `i8`"))
            .fix(span, "i64", "a small number is an `i64` too");
        c.push(diagnostic);
    }
}
