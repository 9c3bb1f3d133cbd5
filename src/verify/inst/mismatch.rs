//! Operands that are written with a type that is not their own.

use super::call::{call_of, direct};
use crate::diag::Span;
use crate::ir::body::Mismatch;
use crate::ir::{InstData, OperandKind, Type, TypeId};
use crate::verify::Profile;
use crate::verify::checker::{At, Checker};
use crate::verify::mend;
use crate::verify::rule::{Check, Rule};
use crate::verify::walk::rule_named;

pub(in crate::verify) const RULES: &[Rule] = &[Rule {
    code: "operand-type",
    says: "the type in front of an operand must be the type of the operand",
    check: Check::Within("inst/mismatch"),
}];

/// How many operands of an instruction are reported: each is searched for in its text.
const MAX: usize = 10;

const OPERAND_TYPE: &Rule = rule_named(RULES, "operand-type");

/// Reports the mismatches of an instruction, and answers whether there were some: then nothing
/// more can be said of its types.
pub(in crate::verify) fn check(c: &mut Checker<'_>, at: At<'_>, mismatches: &[Mismatch]) -> bool {
    let mut found = 0;
    for (n, mismatch) in mismatches.iter().enumerate() {
        let Some(own) = c.operand_type(at.body, mismatch.operand) else {
            continue;
        };
        if c.agree_exactly(own, mismatch.written) || is_lite_index(c, at, mismatch) {
            continue;
        }
        let wrong = !c.agree(own, mismatch.written);
        found += usize::from(wrong);
        // An instruction without a result that was given a name is an error of that instruction.
        if own == crate::ir::TypeId::VOID && mismatch.operand.as_value().is_some() {
            continue;
        }
        // `add i64 %b, %b` is wrong once.
        let again = |m: &&Mismatch| m.operand == mismatch.operand && m.written == mismatch.written;
        if mismatches.iter().take(n.min(MAX)).any(|m| again(&m)) {
            continue;
        }
        if found.max(n) <= MAX {
            report(c, at, mismatch, wrong);
        }
    }
    found > 0
}

/// LLVMlite writes `i32` in front of the indices of `getelementptr` and means `i64`.
fn is_lite_index(c: &Checker<'_>, at: At<'_>, mismatch: &Mismatch) -> bool {
    let own = c.operand_type(at.body, mismatch.operand);
    c.profile == Profile::Llvmlite
        && matches!(at.data(), InstData::Gep { .. })
        && c.m.types.int_width(mismatch.written) == Some(32)
        && own.and_then(|ty| c.m.types.int_width(ty)) == Some(64)
}

#[cold]
fn report(c: &mut Checker<'_>, at: At<'_>, mismatch: &Mismatch, wrong: bool) {
    let Mismatch {
        span,
        written,
        operand,
        ..
    } = *mismatch;
    let Some(own) = c.operand_type(at.body, operand) else {
        return;
    };
    let is_function = matches!(c.m.types.resolved(own), Type::Function { .. });
    // What is not defined is reported as such.
    if let Some(id) = operand.as_const()
        && let crate::ir::Const::Global(global) = c.m.consts.get(id)
        && c.m.globals[global].kind == crate::ir::GlobalKind::Undeclared
    {
        return;
    }
    // A parameter that is a function is reported there.
    if c.is_reported(own) || is_function && operand.as_value().is_some() {
        return;
    }
    let (own_text, written_text) = (c.ty(own), c.ty(written));
    let shown = c.shown(at.body, operand);
    let mut diagnostic = c
        .error(
            OPERAND_TYPE,
            span,
            format!("{shown} has type {own_text}, but is used as {written_text}"),
        )
        .label(format!("this is {own_text}"));
    diagnostic = c.and_definition(diagnostic, at, operand);
    let fits = own_type_fits(c, at, mismatch);
    if !fits && c.m.types.pointee(own).is_some_and(|p| c.agree(p, written)) {
        diagnostic = diagnostic.note(format!(
            "{shown} is the address of {}: `load` it first, and use the result",
            with_article(&written_text)
        ));
    } else if !fits
        && let Type::Ptr { .. } = c.m.types.resolved(own)
        && !c.m.types.is_pointer(written)
        && !matches!(at.data(), InstData::Load { .. })
    {
        let (ty, ptr) = (
            crate::verify::show::ty(c.m, written),
            crate::verify::show::ty(c.m, own),
        );
        let name = shown.trim_matches('`');
        diagnostic = diagnostic.note(format!(
            "{shown} is an address: `load {ty}, {ptr} {name}` reads what is there"
        ));
    } else if let Type::Function { .. } = c.m.types.resolved(own)
        && operand.as_const().is_some()
    {
        diagnostic = diagnostic.note("a function stands for its address");
    }
    let parts = at.parts(c.m);
    let place = parts.operands.iter().position(|&(_, s)| s == span);
    if fits && let Some(ty) = place.and_then(|n| parts.type_of(n)) {
        let own = crate::verify::show::ty(c.m, own);
        let text = format!("did you mean `{own}`?");
        diagnostic = diagnostic.fix(ty, own, text);
    } else if let InstData::Load { .. } = at.data()
        && c.m.types.is_pointer(own)
        && !c.m.types.is_pointer(written)
        && let (Some(&from), Some(to)) = (parts.types.first(), parts.type_of(0))
    {
        let (own, written) = (
            crate::verify::show::ty(c.m, own),
            crate::verify::show::ty(c.m, written),
        );
        let text = "the type that is loaded stands first, then that of the address";
        diagnostic = diagnostic.fix(from.to(to), format!("{written}, {own}"), text);
    } else if let InstData::Gep { args, .. } = at.data()
        && at.body.operands(args).next() == Some(operand)
        && c.m.types.is_pointer(own)
        && !c.m.types.is_pointer(written)
        && let ([], Some(ty)) = (&parts.types[..], parts.type_of(0))
    {
        diagnostic.notes.retain(|note| !note.contains("`load`"));
        let own = crate::verify::show::ty(c.m, own);
        let place = Span::new(ty.end(), ty.end());
        let text = format!("the type that is stepped over stands first, then `{own}`");
        diagnostic = diagnostic.fix(place, format!(", {own}"), text);
    } else if let InstData::Cast { op, .. } = at.data()
        && is_narrower(c, op, written, own)
        && c.agree_exactly(own, at.ty())
    {
        diagnostic = diagnostic.note(format!("{shown} is {own_text} already: use it as it is"));
    } else if let InstData::Cast { .. } = at.data()
        && c.agree_exactly(own, at.ty())
        && let (Some(from), Some(&to)) = (place.and_then(|n| parts.type_of(n)), parts.types.last())
    {
        let (own, written) = (
            crate::verify::show::ty(c.m, own),
            crate::verify::show::ty(c.m, written),
        );
        let operand = String::from_utf8_lossy(c.m.text(span)).into_owned();
        let with = format!("{own} {operand} to {written}");
        let text = "the type of the operand stands in front, that of the result behind";
        diagnostic = diagnostic.fix(from.to(to), with, text);
    } else if wrong {
        diagnostic = mend::convert_first(c, diagnostic, at, operand, written);
    }
    let leads_there =
        c.m.types
            .pointee(own)
            .is_some_and(|pointee| c.agree(pointee, written));
    if !fits && wrong && diagnostic.fix.is_none() && leads_there {
        diagnostic = mend::load_first(c, diagnostic, at, operand, written);
    }
    if diagnostic.fix.is_none() {
        diagnostic = mend::other_brackets(c, diagnostic, span, (own, written));
        diagnostic = mend::string_for_pointer(c, diagnostic, span, (own, written));
    }
    if diagnostic.fix.is_none()
        && let InstData::CondBr { .. } = at.data()
        && c.info(own).any(crate::verify::infos::Info::INT)
    {
        diagnostic = diagnostic.note(crate::verify::inst::control::test_first(c, at, operand));
    }
    match wrong {
        true => c.push(diagnostic),
        false => c.push_pointer(diagnostic),
    }
}

/// Reports two types that an instruction takes for one because all pointers are.
#[cold]
pub(in crate::verify) fn report_pointer_mismatch(
    c: &mut Checker<'_>,
    at: At<'_>,
    a: TypeId,
    b: TypeId,
) {
    let (a, b) = (c.ty(a), c.ty(b));
    let word = at.data().word();
    let message = format!("this `{word}` takes {a} and {b} for one type");
    let diagnostic = c.opcode_error(OPERAND_TYPE, at, message);
    c.push_pointer(diagnostic);
}

/// Whether the instruction would be right if the operand's own type were written.
fn own_type_fits(c: &mut Checker<'_>, at: At<'_>, mismatch: &Mismatch) -> bool {
    let Some(own) = c.operand_type(at.body, mismatch.operand) else {
        return false;
    };
    match at.data() {
        InstData::Ret { .. } => c.agree(own, at.func.ret),
        InstData::ICmp { args, .. } => {
            let [a, b] = args;
            let other = if a == mismatch.operand { b } else { a };
            match other.kind() {
                OperandKind::Value(_) => c.has_type(at, other, own),
                _ => c.info(own).any(crate::verify::infos::Info::INT),
            }
        }
        InstData::Store { value, ptr, .. } => {
            let pointee = c
                .operand_type(at.body, ptr)
                .and_then(|ty| c.m.types.pointee(ty));
            match (value == mismatch.operand, pointee) {
                (true, Some(pointee)) => c.agree(own, pointee),
                (true, None) => false,
                (false, _) if c.operand_type(at.body, value).is_none() => c.m.types.is_pointer(own),
                (false, _) => match (c.operand_type(at.body, value), c.m.types.pointee(own)) {
                    (Some(value), Some(pointee)) => c.agree(value, pointee),
                    _ => false,
                },
            }
        }
        InstData::Select { args, .. } => {
            let [cond, ..] = args;
            cond == mismatch.operand && own == TypeId::I1
        }
        InstData::Call { .. } | InstData::Invoke { .. } | InstData::CallBr { .. } => {
            let Some(call) = call_of(at) else {
                return false;
            };
            let declared = direct(c, call).and_then(|global| c.m.function(global));
            let place = at
                .body
                .operands(call.args)
                .position(|arg| arg == mismatch.operand);
            let param = declared.zip(place).and_then(|(func, n)| func.params.get(n));
            param.is_some_and(|param| c.agree(own, param.ty))
        }
        InstData::Load { .. } => c.m.types.pointee(own).is_some_and(|p| c.agree(p, at.ty())),
        InstData::Gep { args, .. }
            if at.body.operands(args).next() == Some(mismatch.operand)
                && !at.parts(c.m).types.is_empty() =>
        {
            c.m.types.is_pointer(own)
        }
        InstData::Gep { args, .. } => {
            // Any integer may be an index.
            at.body
                .operands(args)
                .skip(1)
                .any(|o| o == mismatch.operand)
                && c.m.types.int_width(own).is_some()
        }
        _ => false,
    }
}

/// Whether a conversion goes from the first type to the second, and not back.
fn is_narrower(c: &Checker<'_>, op: crate::ir::CastOp, from: TypeId, to: TypeId) -> bool {
    use crate::ir::CastOp;
    let (from, to) = (c.m.types.int_width(from), c.m.types.int_width(to));
    match op {
        CastOp::SExt | CastOp::ZExt => from.zip(to).is_some_and(|(from, to)| from < to),
        CastOp::Trunc => from.zip(to).is_some_and(|(from, to)| from > to),
        CastOp::FPTrunc
        | CastOp::FPExt
        | CastOp::FPToUI
        | CastOp::FPToSI
        | CastOp::UIToFP
        | CastOp::SIToFP
        | CastOp::PtrToInt
        | CastOp::PtrToAddr
        | CastOp::IntToPtr
        | CastOp::BitCast
        | CastOp::AddrSpaceCast => false,
    }
}

fn with_article(ty: &str) -> String {
    match ty.starts_with("`i") {
        true => format!("an {ty}"),
        false => format!("a {ty}"),
    }
}
