//! `getelementptr`, as an instruction; [`walk`] serves the constant expression too.

use crate::ir::{Const, ConstId, InstData, OperandKind, Type, TypeId};
use crate::verify::Profile;
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, Kind, Rule};
use crate::verify::show;

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "gep-base",
        says: "`getelementptr` starts from a pointer (or a vector of them) to the type that it \
               steps over, which has a size",
        check: Check::Inst(&[Kind::Gep], base),
    },
    Rule {
        code: "gep-index",
        says: "indices are integers; the first steps over whole objects, each further one goes \
               into an array or struct, and a struct is indexed by a constant `i32` in range",
        check: Check::Inst(&[Kind::Gep], indices),
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
        c.wrong_operand(rule, at, 0, ptr, "a pointer to start from");
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
    let mut ty = source;
    let words = at.body.pool.get(args);
    for (n, &word) in words.iter().enumerate().skip(1) {
        let operand = crate::ir::Operand(word);
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
        // People index structs with `i64` too, and mean no harm: only LLVM itself is strict.
        if c.profile == Profile::Llvm
            && matches!(c.m.types.resolved(ty), Type::Struct { .. })
            && constant.is_some()
            && let Some(own) = c.operand_type(at.body, operand)
            && c.m.types.int_width(own).is_some_and(|width| width != 32)
        {
            c.wrong_operand(rule, at, n, operand, "`i32` for a field of a struct");
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
    result(c, rule, at, crate::ir::Operand(first), ty);
}

/// The result points to where the path ended.
fn result(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    at: At<'_>,
    ptr: crate::ir::Operand,
    end: TypeId,
) {
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
