//! `getelementptr`, as an instruction; [`walk`] serves the constant expression too.

use crate::diag::Severity;
use crate::ir::{Const, ConstId, InstData, Operand, OperandKind, Type, TypeId};
use crate::verify::Profile;
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};
use crate::verify::show;

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "gep-base",
        says: "`getelementptr` starts from a pointer (or a vector of them) to the type that it \
               steps over, which has a size",
        check: Check::Inst(&[InstKind::Gep], base),
    },
    Rule {
        code: "gep-index",
        says: "indices are integers; the first steps over whole objects, each further one goes \
               into an array or struct, and a struct is indexed by a constant `i32` in range",
        check: Check::Inst(&[InstKind::Gep], indices),
    },
    Rule {
        code: "gep-vector",
        says: "the vectors among the base pointer and the indices of a `getelementptr` have the \
               same number of elements",
        check: Check::Within("inst/gep, with gep-index"),
    },
];

fn base(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Gep { source, args, .. } = at.data() else {
        return;
    };
    let Some(ptr) = at.body.operands(args).next() else {
        let diagnostic = c.opcode_error(rule, at, "this `getelementptr` has no base pointer");
        c.push(diagnostic);
        return;
    };
    if !c.is(at, ptr, Info::PTR_LIKE) {
        let diagnostic = c.not_wanted(rule, at, 0, ptr, "a pointer to start from");
        let own = c.operand_type(at.body, ptr);
        c.push(match own.map(|own| c.m.types.resolved(own)) {
            Some(Type::Struct { .. } | Type::Array { .. }) => diagnostic.note(
                "a value has no address: `extractvalue` takes a part of it, as in `extractvalue %T %v, 1`",
            ),
            _ => diagnostic,
        });
        return;
    }
    if !c.info(source).any(Info::SIZED) {
        if c.is_reported(source) {
            return;
        }
        let shown = c.ty(source);
        let parts = at.parts(c.m);
        let span = parts
            .types
            .first()
            .copied()
            .or(parts.type_of(0))
            .unwrap_or(at.span());
        let message = format!("`getelementptr` cannot step over {shown}: it has no size");
        let diagnostic = c.error(rule, span, message);
        c.push(diagnostic);
        return;
    }
    if is_scalable_struct(c, source) {
        let shown = c.ty(source);
        let span = at.parts(c.m).types.first().copied().unwrap_or(at.span());
        let message = format!("`getelementptr` cannot step over {shown}: it is scalable");
        let diagnostic = c.error(rule, span, message);
        c.push(diagnostic);
        return;
    }
    let pointee = c.operand_type(at.body, ptr).and_then(|ty| c.pointee(ty));
    if let Some(pointee) = pointee
        && !c.agree(pointee, source)
    {
        let (own, wanted) = (c.ty(pointee), c.ty(source));
        let shown = c.shown(at.body, ptr);
        let parts = at.parts(c.m);
        let span = parts.types.first().copied().unwrap_or(at.span());
        let mut diagnostic = c.error(
            rule,
            span,
            format!("this steps over {wanted}, but {shown} points to {own}"),
        );
        diagnostic = c.and_definition(diagnostic, at, ptr);
        if let Some(&ty) = parts.types.first() {
            let own = show::ty(c.m, pointee);
            let text = format!("did you mean `{own}`?");
            diagnostic = diagnostic.fix(ty, own, text);
        }
        c.push_pointer(diagnostic);
    }
}

fn indices(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Gep { source, args, .. } = at.data() else {
        return;
    };
    // Where any operand is a vector, the result is one.
    if c.info(at.ty()).any(Info::VEC) {
        vectors(c, at);
    }
    let mut ty = source;
    let words = at.body.pool.get(args);
    for (n, &word) in words.iter().enumerate().skip(1) {
        let operand = Operand(word);
        if !c.is(at, operand, Info::INT_LIKE) {
            c.wrong_operand(rule, at, n, operand, "integers as indices");
            return;
        }
        if n == 1 {
            continue;
        }
        let constant = match operand.kind() {
            OperandKind::Const(id) => index_value(c, id),
            OperandKind::Value(_) => None,
            // The parser has reported it, and nothing can be said of the rest.
            OperandKind::Missing if matches!(c.m.types.resolved(ty), Type::Struct { .. }) => return,
            OperandKind::Missing => None,
        };
        if constant.is_some()
            && matches!(c.m.types.resolved(ty), Type::Struct { .. })
            && !field_index(c, rule, at, n, operand)
        {
            return;
        }
        match walk(c, ty, constant) {
            Ok(next) => ty = next,
            Err(_) if c.is_reported(ty) => return,
            Err(complaint) => {
                let diagnostic = c
                    .operand_error(rule, at, n, complaint.message)
                    .label(complaint.label);
                let diagnostic = match c.m.types.get(ty) {
                    Type::Named(id) => diagnostic.also(
                        c.m.types.named[id].span,
                        format!("{} is defined here", c.ty(ty)),
                    ),
                    _ => diagnostic,
                };
                let diagnostic = complaint
                    .note
                    .into_iter()
                    .fold(diagnostic, |diagnostic, note| diagnostic.note(note));
                c.push(diagnostic);
                return;
            }
        }
    }
    let Some(&first) = words.first() else { return };
    result(c, rule, at, Operand(first), ty);
}

const VECTORS: &Rule = crate::verify::walk::rule_named(RULES, "gep-vector");

/// Whether a constant index of a struct may be of the type that it has. People index structs with
/// `i64` too, and mean no harm: only LLVM itself is strict.
fn field_index(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    at: At<'_>,
    n: usize,
    operand: Operand,
) -> bool {
    let own = c.operand_type(at.body, operand);
    if own == Some(TypeId::I32) {
        return true;
    }
    let Some(own) = own.filter(|&own| !is_field_index(c, own)) else {
        return true;
    };
    if c.profile == Profile::Llvmlite {
        return true;
    }
    let mut diagnostic = c.not_wanted(rule, at, n, operand, "`i32` for a field of a struct");
    let written = at.parts(c.m).type_of(n);
    if let Some(written) = written.filter(|_| c.m.types.int_width(own).is_some()) {
        diagnostic = diagnostic.fix(written, "i32", "LLVM takes no other type there");
    }
    let strict = c.profile == Profile::Llvm || c.info(own).any(Info::SCALABLE);
    if !strict {
        diagnostic.severity = Severity::Warning;
    }
    c.push(diagnostic);
    !strict
}

/// Whether LLVM takes a constant of this type as the index of a field: an `i32`, or a vector of
/// them whose length is known.
pub(in crate::verify) fn is_field_index(c: &Checker<'_>, ty: TypeId) -> bool {
    match c.m.types.resolved(ty) {
        Type::Vector {
            elem,
            scalable: false,
            ..
        } => c.m.types.int_width(elem) == Some(32),
        _ => c.m.types.int_width(ty) == Some(32),
    }
}

/// Whether a type is a struct with a scalable vector in it.
#[inline]
pub(in crate::verify) fn is_scalable_struct(c: &Checker<'_>, ty: TypeId) -> bool {
    c.info(ty).any(Info::SCALABLE) && matches!(c.m.types.resolved(ty), Type::Struct { .. })
}

#[cold]
fn vectors(c: &mut Checker<'_>, at: At<'_>) {
    let InstData::Gep { args, .. } = at.data() else {
        return;
    };
    let operands = at.body.operands(args);
    let types: Vec<TypeId> = operands
        .map(|operand| c.operand_type(at.body, operand).unwrap_or(TypeId::PTR))
        .collect();
    if let Some((n, message)) = unequal_vectors(c, &types) {
        let diagnostic = c.operand_error(VECTORS, at, n, message);
        c.push(diagnostic);
    }
}

/// The first operand of a `getelementptr` that is a vector of another length than those before it,
/// and what to say of it.
pub(in crate::verify) fn unequal_vectors(
    c: &Checker<'_>,
    types: &[TypeId],
) -> Option<(usize, String)> {
    let vectors = types
        .iter()
        .enumerate()
        .filter_map(|(n, &ty)| match c.m.types.resolved(ty) {
            Type::Vector { len, scalable, .. } => Some((n, (len, scalable))),
            _ => None,
        });
    let mut vectors = vectors.peekable();
    let &(first, len) = vectors.peek()?;
    let (n, _) = vectors.find(|&(_, own)| own != len)?;
    let (own, other) = (c.ty(types[n]), c.ty(types[first]));
    let message = format!("{own} has not as many elements as {other} beside it");
    Some((n, message))
}

/// The result points to where the path ended.
fn result(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>, ptr: Operand, end: TypeId) {
    let Some(base) = c.operand_type(at.body, ptr) else {
        return;
    };
    if !c.info(base).any(Info::PTR_LIKE) {
        return;
    }
    // The types are as they were made on the good path.
    let fits = match (c.m.types.resolved(at.ty()), c.m.types.resolved(base)) {
        (Type::TypedPtr { pointee, .. }, Type::TypedPtr { .. }) => c.agree(pointee, end),
        (Type::Ptr { .. } | Type::TypedPtr { .. }, Type::Ptr { .. } | Type::TypedPtr { .. }) => {
            true
        }
        (Type::Vector { .. }, _) => c.info(at.ty()).any(Info::PTR_VEC),
        _ => false,
    };
    if !fits {
        let (shown, end) = (c.ty(at.ty()), c.ty(end));
        let message = format!("this `getelementptr` gives a pointer to {end}, not {shown}");
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

/// The value of a constant index, sign-extended; a vector of equal ones counts as one.
pub(in crate::verify) fn index_value(c: &Checker<'_>, id: ConstId) -> Option<i64> {
    match c.m.consts.get(c.m.consts.uniform(id)) {
        Const::Int { ty, value } => {
            let width = c.m.types.int_width(ty).filter(|&w| (1..=64).contains(&w))?;
            let shift = 64 - width;
            Some(((value << shift) as i64) >> shift)
        }
        Const::Zero(_) => Some(0),
        _ => None,
    }
}

/// What is wrong with an index.
pub(in crate::verify) struct Complaint {
    pub message: String,
    pub label: String,
    pub note: Option<String>,
}

/// One step into a type; `index` is the index if it is a constant.
pub(in crate::verify) fn walk(
    c: &Checker<'_>,
    ty: TypeId,
    index: Option<i64>,
) -> Result<TypeId, Complaint> {
    let shown = || c.ty(ty);
    match c.m.types.resolved(ty) {
        Type::Array { elem, .. } | Type::Vector { elem, .. } => Ok(elem),
        Type::Struct { fields, .. } => {
            let fields = c.m.types.list(fields);
            let Some(index) = index else {
                return Err(Complaint {
                    message: format!("the index into the struct {} is not a constant", shown()),
                    label: "this is known only when the program runs".into(),
                    note: Some(
                        "the fields of a struct have different types, so the field must be known \
                         when the program is checked"
                            .into(),
                    ),
                });
            };
            match usize::try_from(index).ok().and_then(|i| fields.get(i)) {
                Some(&field) => Ok(field),
                None => Err(Complaint {
                    message: match fields.len() {
                        0 => format!("the struct {} has no fields", shown()),
                        1 => format!("the struct {} has no field {index}, only field 0", shown()),
                        n => format!(
                            "the struct {} has no field {index}, only fields 0 to {}",
                            shown(),
                            n - 1
                        ),
                    },
                    label: "out of range".into(),
                    note: None,
                }),
            }
        }
        other => Err(Complaint {
            message: format!("the path goes into {}, which has no parts", shown()),
            label: "one index too many".into(),
            note: matches!(other, Type::Ptr { .. } | Type::TypedPtr { .. }).then(|| {
                "`getelementptr` never reads memory: to go on behind a pointer, `load` it and \
                 start from there"
                    .into()
            }),
        }),
    }
}
