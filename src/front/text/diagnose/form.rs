//! How instructions and entities are written, for what nothing better is known of.

use super::super::lex::{ALPHA, DIGIT, Input, peek_word, run, skip};
use super::super::opcode::{Opcode, opcode};
use super::operation;
use crate::diag::Diagnostic;

/// Adds how the statement or entity at `start` is written, where a diagnostic says no more than what was
/// expected.
pub(super) fn add_form(diagnostic: &mut Diagnostic, start: Input<'_>, in_body: bool) {
    if diagnostic.fix.is_some() || !diagnostic.notes.is_empty() {
        return;
    }
    if let Some((word, form)) = form(start, in_body) {
        let note = format!("`{word}` is written so: `{form}`");
        diagnostic.notes.push(note);
    }
}

/// The same for the line that an offset is in.
pub(super) fn add_form_of_line(diagnostic: &mut Diagnostic, text: &[u8], at: usize) {
    let line = memchr::memrchr(b'\n', &text[..at.min(text.len())]).map_or(0, |n| n + 1);
    let start = skip(&text[line..]);
    // Statements are indented.
    add_form(diagnostic, start, text[line..].len() > start.len());
}

fn form(start: Input<'_>, in_body: bool) -> Option<(&'static str, String)> {
    match in_body {
        true => of_statement(start),
        false => of_entity(start),
    }
}

fn of_statement(start: Input<'_>) -> Option<(&'static str, String)> {
    let operation = operation(start);
    let op = opcode(operation, run(operation, ALPHA | DIGIT))?;
    let (word, form) = match op {
        Opcode::Binary(op) => {
            let ty = if op.is_float() { "double" } else { "i64" };
            let form = format!("%x = {} {ty} %a, %b", op.word());
            return Some((op.word(), form));
        }
        Opcode::Cast(op) => {
            return Some((op.word(), format!("%x = {} {}", op.word(), types_of(op))));
        }
        Opcode::ICmp => ("icmp", "%c = icmp slt i64 %a, %b"),
        Opcode::FCmp => ("fcmp", "%c = fcmp olt double %a, %b"),
        Opcode::FNeg => ("fneg", "%x = fneg double %a"),
        Opcode::Select => ("select", "%x = select i1 %c, i64 %a, i64 %b"),
        Opcode::Freeze => ("freeze", "%x = freeze i64 %a"),
        Opcode::Phi => ("phi", "%x = phi i64 [ 0, %entry ], [ %next, %loop ]"),
        Opcode::Alloca => ("alloca", "%p = alloca i64, align 8"),
        Opcode::Load => ("load", "%x = load i64, ptr %p, align 8"),
        Opcode::Store => ("store", "store i64 %x, ptr %p, align 8"),
        Opcode::Gep => ("getelementptr", "%p = getelementptr i64, ptr %a, i64 %n"),
        Opcode::Call => ("call", "%x = call i64 @f(i64 %a)"),
        Opcode::Tail => ("tail", "%x = tail call i64 @f(i64 %a)"),
        Opcode::MustTail => ("musttail", "%x = musttail call i64 @f(i64 %a)"),
        Opcode::NoTail => ("notail", "%x = notail call i64 @f(i64 %a)"),
        Opcode::Invoke => (
            "invoke",
            "%x = invoke i64 @f(i64 %a) to label %next unwind label %caught",
        ),
        Opcode::CallBr => (
            "callbr",
            "callbr void asm \"\", \"!i\"() to label %next [label %other]",
        ),
        Opcode::VaArg => ("va_arg", "%x = va_arg ptr %list, i64"),
        Opcode::ExtractValue => ("extractvalue", "%x = extractvalue { i64, i32 } %s, 1"),
        Opcode::InsertValue => ("insertvalue", "%t = insertvalue { i64, i32 } %s, i32 %x, 1"),
        Opcode::ExtractElement => ("extractelement", "%x = extractelement <4 x i32> %v, i32 0"),
        Opcode::InsertElement => (
            "insertelement",
            "%w = insertelement <4 x i32> %v, i32 %x, i32 0",
        ),
        Opcode::ShuffleVector => (
            "shufflevector",
            "%w = shufflevector <2 x i32> %u, <2 x i32> %v, <2 x i32> <i32 0, i32 2>",
        ),
        Opcode::Fence => ("fence", "fence seq_cst"),
        Opcode::CmpXchg => (
            "cmpxchg",
            "%r = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst",
        ),
        Opcode::AtomicRmw => ("atomicrmw", "%old = atomicrmw add ptr %p, i64 %x seq_cst"),
        Opcode::LandingPad => ("landingpad", "%e = landingpad { ptr, i32 } cleanup"),
        Opcode::Resume => ("resume", "resume { ptr, i32 } %e"),
        Opcode::CatchSwitch => (
            "catchswitch",
            "%s = catchswitch within none [label %h] unwind to caller",
        ),
        Opcode::CatchPad => ("catchpad", "%p = catchpad within %s [ptr null]"),
        Opcode::CatchRet => ("catchret", "catchret from %p to label %next"),
        Opcode::CleanupPad => ("cleanuppad", "%p = cleanuppad within none []"),
        Opcode::CleanupRet => ("cleanupret", "cleanupret from %p unwind to caller"),
        Opcode::Ret => ("ret", "ret i64 %x"),
        Opcode::Br => ("br", "br i1 %c, label %yes, label %no"),
        Opcode::Switch => (
            "switch",
            "switch i64 %x, label %other [ i64 0, label %zero i64 1, label %one ]",
        ),
        Opcode::IndirectBr => ("indirectbr", "indirectbr ptr %a, [label %b, label %c]"),
        Opcode::Unreachable
        | Opcode::Volatile
        | Opcode::Malloc
        | Opcode::Free
        | Opcode::Unsupported => {
            return None;
        }
    };
    Some((word, form.into()))
}

/// The operand and the target of a conversion.
fn types_of(op: crate::ir::CastOp) -> &'static str {
    use crate::ir::CastOp;
    match op {
        CastOp::Trunc => "i64 %a to i32",
        CastOp::ZExt | CastOp::SExt => "i32 %a to i64",
        CastOp::FPTrunc => "double %a to float",
        CastOp::FPExt => "float %a to double",
        CastOp::FPToUI | CastOp::FPToSI => "double %a to i64",
        CastOp::UIToFP | CastOp::SIToFP => "i64 %a to double",
        CastOp::PtrToInt | CastOp::PtrToAddr => "ptr %p to i64",
        CastOp::IntToPtr => "i64 %a to ptr",
        CastOp::BitCast => "i64 %a to double",
        CastOp::AddrSpaceCast => "ptr %p to ptr addrspace(1)",
    }
}

fn of_entity(start: Input<'_>) -> Option<(&'static str, String)> {
    let line = &start[..memchr::memchr(b'\n', start).unwrap_or(start.len())];
    let has = |word: &[u8]| memchr::memmem::find(line, word).is_some();
    let (word, form) = match (start.first()?, peek_word(start)) {
        (_, b"define") => ("define", "define i64 @f(i64 %a, ptr %p) nounwind { ... }"),
        (_, b"declare") => ("declare", "declare i32 @printf(ptr, ...)"),
        (_, b"attributes") => (
            "attributes",
            "attributes #0 = { nounwind \"key\"=\"value\" }",
        ),
        (_, b"target") => ("target", "target triple = \"x86_64-unknown-linux-gnu\""),
        (_, b"source_filename") => ("source_filename", "source_filename = \"prog.c\""),
        (b'%', _) => ("type", "%T = type { i64, ptr }"),
        (b'@', _) if has(b" alias") => ("alias", "@b = alias i64, ptr @a"),
        (b'@', _) if has(b"constant") => {
            ("constant", "@s = constant [3 x i8] c\"hi\\00\", align 1")
        }
        (b'@', _) => ("global", "@x = global i64 0, align 8"),
        (b'!', _) if start.get(1).is_some_and(u8::is_ascii_digit) => {
            ("!0", "!0 = !{i32 1, !\"text\", !1}")
        }
        (b'!', _) => ("!name", "!name = !{!0, !1}"),
        (b'$', _) => ("comdat", "$c = comdat any"),
        _ => return None,
    };
    Some((word, form.into()))
}
