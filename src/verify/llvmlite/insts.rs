//! The table of instructions, and GEPTY.

use crate::diag::Span;
use crate::ir::body::TailKind;
use crate::ir::inst::{Align, Flags, GepFlags, MemFlags};
use crate::ir::{
    AttrSet, BinaryOp, CallConv, CastOp, Const, ICmpCond, InstData, Operand, OperandKind, Type,
    TypeId,
};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::inst::{call_of, direct};
use crate::verify::rule::{Check, InstKind, Rule};
use crate::verify::show;

/// The instructions that always give a value.
const NAMED: &[InstKind] = &[
    InstKind::Binary,
    InstKind::Alloca,
    InstKind::Load,
    InstKind::ICmp,
    InstKind::Call,
    InstKind::Gep,
    InstKind::Cast,
];

pub(in crate::verify) const RULES: &[Rule] = &[
    // "The following table describes the restrictions [...] of well-formed instructions": BOP,
    // alloca, load, store, icmp, call, getelementptr, bitcast; ret and br end blocks.
    Rule {
        code: "lite-instruction",
        says: "LLVMlite's instructions are add, sub, mul, shl, lshr, ashr, and, or, xor, alloca, \
               load, store, icmp, call, getelementptr and bitcast; ret and br end blocks",
        check: Check::Inst(InstKind::ALL, instruction),
    },
    // "%L = BOP i64 OP1, OP2 | i64 x i64 -> i64"
    Rule {
        code: "lite-binop",
        says: "LLVMlite: \"%L = BOP i64 OP1, OP2 | i64 x i64 → i64\"",
        check: Check::Inst(&[InstKind::Binary], binop),
    },
    // "%L = alloca S | - -> S*"
    Rule {
        code: "lite-alloca",
        says: "LLVMlite: \"%L = alloca S | - → S*\", where S is a simple type: i1, i64 or a \
               pointer",
        check: Check::Inst(&[InstKind::Alloca], alloca),
    },
    // "%L = load S* OP | S* -> S", "store S OP1, S* OP2 | S x S* -> void"
    Rule {
        code: "lite-memory",
        says: "LLVMlite: \"%L = load S* OP\" and \"store S OP1, S* OP2\", and nothing behind \
               them or between",
        check: Check::Inst(&[InstKind::Load, InstKind::Store], memory),
    },
    // "%L = icmp CND S OP1, OP2 | S x S -> i1"
    Rule {
        code: "lite-icmp",
        says: "LLVMlite: \"%L = icmp CND S OP1, OP2\", where CND is eq, ne, slt, sle, sgt or sge, \
               and S is i1, i64 or a pointer",
        check: Check::Inst(&[InstKind::ICmp], icmp),
    },
    // "%L = BOP i64 OP1, OP2", "%L = alloca S" and so on: every row with a result has its %L
    Rule {
        code: "lite-result",
        says: "LLVMlite's instructions that give a value name it: \"%L = ...\"",
        check: Check::Inst(NAMED, named),
    },
    // "%L = call S1 OP1(S2 OP2, ..., SN OPN)", "call void OP1(S2 OP2, ... ,SN OPN)"
    Rule {
        code: "lite-call",
        says: "LLVMlite: \"%L = call S1 OP1(S2 OP2, ..., SN OPN)\" and \"call void OP1(S2 OP2, \
               ... ,SN OPN)\"",
        check: Check::Inst(&[InstKind::Call], call),
    },
    // "we must make sure that the operand OP1 has exactly the function pointer type
    // S1(S2, ..., SN)*"
    Rule {
        code: "lite-callee",
        says: "LLVMlite: \"we must make sure that the operand OP1 has exactly the function pointer \
               type S1(S2, ..., SN)*\"",
        check: Check::Inst(&[InstKind::Call], callee),
    },
    // "%L = getelementptr T1* OP1, i32 OP2, ..., i32 OPN | T1* x i64 x ... x i64 ->
    // GEPTY(T1, OP1, ..., OPN)*"
    Rule {
        code: "lite-gep",
        says: "LLVMlite: \"%L = getelementptr T1* OP1, i32 OP2, ..., i32 OPN\"",
        check: Check::Inst(&[InstKind::Gep], gep),
    },
    // "GEPTY is a partial function [...] This happens when, for example: The list of index
    // operands provided is empty"
    Rule {
        code: "lite-gep-empty",
        says: "LLVMlite: \"When GEPTY is not defined, the corresponding instruction is malformed. \
               This happens when [...] the list of index operands provided is empty\"",
        check: Check::Inst(&[InstKind::Gep], gep_empty),
    },
    // "An operand used to index a struct is not a constant"; "The type is not an aggregate and the
    // list of indices is not empty"; "GEPTY' { T1, ..., TN } (Const m)::path' [...] when m <= N"
    Rule {
        code: "lite-gep-path",
        says: "LLVMlite: GEPTY is not defined when \"an operand used to index a struct is not a \
               constant\" (or out of range), or \"the type is not an aggregate and the list of \
               indices is not empty\"",
        check: Check::Within("inst/gep, as gep-index"),
    },
    // "assume the arguments of getelementptr always fall in the range [0, Int32.max_int]"
    Rule {
        code: "lite-gep-range",
        says: "LLVMlite: \"the arguments of getelementptr always fall in the range \
               [0, Int32.max_int]\"",
        check: Check::Inst(&[InstKind::Gep], gep_range),
    },
    // "%L = bitcast T1* OP to T2* | T1* -> T2*"
    Rule {
        code: "lite-bitcast",
        says: "LLVMlite: \"%L = bitcast T1* OP to T2* | T1* → T2*\"",
        check: Check::Inst(&[InstKind::Cast], bitcast),
    },
];

/// Whether the table has such an instruction.
pub(super) fn is_lite(data: &InstData) -> bool {
    match data {
        InstData::Binary { op, .. } => is_bop(*op),
        InstData::Cast { op, .. } => *op == CastOp::BitCast,
        InstData::Alloca { .. }
        | InstData::Load { .. }
        | InstData::Store { .. }
        | InstData::ICmp { .. }
        | InstData::Call { .. }
        | InstData::Gep { .. }
        | InstData::Ret { .. }
        | InstData::Br { .. }
        | InstData::CondBr { .. } => true,
        _ => false,
    }
}

fn is_bop(op: BinaryOp) -> bool {
    use BinaryOp::{AShr, Add, And, LShr, Mul, Or, Shl, Sub, Xor};
    matches!(op, Add | Sub | Mul | Shl | LShr | AShr | And | Or | Xor)
}

fn instruction(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if is_lite(&at.data()) {
        return;
    }
    let word = at.data().word();
    let help = match at.data() {
        InstData::Phi { .. } => {
            "make a slot with `alloca`, `store` to it in each predecessor, and `load` it here"
        }
        InstData::Select { .. } => "branch with `br i1`, and `store` the value in each branch",
        InstData::Switch { .. } => "compare with `icmp eq` and branch with `br i1`, case by case",
        InstData::Unreachable => "end the block with a `ret`",
        InstData::Cast {
            op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc,
            ..
        } => "the integers are `i1` and `i64`: compare with `icmp`, or branch and `store` 0 or 1",
        InstData::Cast {
            op: CastOp::PtrToInt | CastOp::IntToPtr,
            ..
        } => "pointers and integers are kept apart; `bitcast` converts between pointers",
        InstData::Binary {
            op: BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem,
            ..
        } => "call a function of the runtime, or divide by subtracting in a loop",
        InstData::Binary { .. } | InstData::FNeg { .. } | InstData::FCmp { .. } => {
            "LLVMlite has no floating-point numbers"
        }
        InstData::ExtractValue { .. } | InstData::InsertValue { .. } => {
            "aggregates are in memory only: use `getelementptr`, `load` and `store`"
        }
        InstData::Invoke { .. } => "LLVMlite has no exceptions: use `call`, then `br`",
        _ => "",
    };
    let mut diagnostic = c.opcode_error(rule, at, format!("LLVMlite has no instruction `{word}`"));
    if !help.is_empty() {
        diagnostic = diagnostic.note(help);
    }
    c.push(diagnostic);
}

/// Reports a word that an instruction of the table does not have.
pub(super) fn no_word(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>, word: &str) {
    let span = crate::verify::locate::word_in(c.m, at.span(), word);
    let own = at.data().word();
    let mut diagnostic = c.error(rule, span, format!("LLVMlite's `{own}` has no `{word}`"));
    if word == "align" && span != at.span() {
        // From the comma in front to the end of the number.
        let text = c.m.text(at.span());
        let at_word = (span.start - at.span().start) as usize;
        let comma = memchr::memrchr(b',', &text[..at_word]);
        let number = text[at_word + word.len()..]
            .iter()
            .take_while(|b| b.is_ascii_digit() || b.is_ascii_whitespace())
            .count();
        if let Some(comma) = comma {
            let start = at.span().start as usize;
            let removal = Span::new(start + comma, span.end() + number);
            diagnostic = diagnostic
                .fix(removal, "", "leave out the alignment")
                .certain();
        }
    } else if span != at.span() {
        let removal = super::globals::with_blank(c.m, span);
        diagnostic = diagnostic
            .fix(removal, "", format!("leave out `{word}`"))
            .certain();
    }
    c.push(diagnostic);
}

fn binop(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Binary { op, flags, .. } = at.data() else {
        return;
    };
    if !is_bop(op) {
        return;
    }
    for (flag, word, _) in Flags::OF_INTEGERS {
        if flags.has(flag) {
            no_word(c, rule, at, word);
        }
    }
    if c.m.types.int_width(at.ty()) != Some(64)
        && c.m.types.resolve(at.ty()) != TypeId::I8
        && c.info(at.ty()).any(Info::INT)
        && c.faults.get(at.ty()).is_none()
    {
        let own = c.ty(at.ty());
        let span = at.parts(c.m).type_of(0).unwrap_or(at.span());
        let diagnostic = c.error(
            rule,
            span,
            format!("`{}` works on `i64`, not on {own}", op.word()),
        );
        c.push(diagnostic);
    }
}

/// Whether a type is simple; those with faults have been reported.
fn is_simple(c: &Checker<'_>, ty: TypeId) -> bool {
    c.faults.get(ty).is_some()
        || matches!(
            c.m.types.resolved(ty),
            Type::Int(1 | 64) | Type::TypedPtr { .. } | Type::Ptr { .. }
        )
}

fn alloca(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Alloca {
        ty, count, align, ..
    } = at.data()
    else {
        return;
    };
    if align != Align::NONE {
        no_word(c, rule, at, "align");
    }
    let parts = at.parts(c.m);
    if !count.is_missing() || parts.operands.len() == 1 {
        let span = parts.operand(0).unwrap_or(at.span());
        let diagnostic = c.error(rule, span, "LLVMlite's `alloca` has no count");
        c.push(diagnostic);
    }
    if !is_simple(c, ty) && c.info(ty).any(Info::SIZED) {
        let shown = c.ty(ty);
        let span = parts.types.first().copied().unwrap_or(at.span());
        let byte = c.m.types.resolve(ty) == TypeId::I8;
        let mut diagnostic = c.error(
            rule,
            span,
            match byte {
                true => "there are no slots for a single `i8`".to_string(),
                false => format!("the stack cannot hold {shown}, which is an aggregate"),
            },
        );
        if !byte {
            diagnostic = diagnostic.note(
                "keep it in a global, or in memory that the runtime allocates (and `bitcast`)",
            );
        }
        c.push(diagnostic);
    }
}

fn memory(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let (align, flags, ty) = match at.data() {
        InstData::Load { align, flags, .. } => (align, flags, None),
        InstData::Store {
            align,
            flags,
            value,
            ..
        } => (align, flags, c.operand_type(at.body, value)),
        _ => return,
    };
    if flags.is_volatile() {
        no_word(c, rule, at, "volatile");
    } else if flags != MemFlags::PLAIN {
        no_word(c, rule, at, "atomic");
    }
    if align != Align::NONE && flags.get_ordering() == crate::ir::inst::Ordering::NotAtomic {
        no_word(c, rule, at, "align");
    }
    if let Some(ty) = ty
        && !is_simple(c, ty)
        && c.info(ty).any(Info::FIRST_CLASS)
    {
        let shown = c.ty(ty);
        let span = at.parts(c.m).type_of(0).unwrap_or(at.span());
        let diagnostic = c.error(
            rule,
            span,
            format!("`store` writes a simple value, not {shown}"),
        );
        c.push(diagnostic);
    }
}

fn icmp(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::ICmp { cond, flags, args } = at.data() else {
        return;
    };
    if let Some(ty) = c.operand_type(at.body, args[0])
        && !is_simple(c, ty)
        && c.info(ty).any(Info::INT)
    {
        let shown = c.ty(ty);
        let span = at.parts(c.m).type_of(0).unwrap_or(at.span());
        let message = format!("`icmp` compares simple values, not {shown}");
        let diagnostic = c.error(rule, span, message);
        c.push(diagnostic);
    }
    if flags != Flags::NONE {
        no_word(c, rule, at, "samesign");
    }
    let signed = match cond {
        ICmpCond::Ugt => "sgt",
        ICmpCond::Uge => "sge",
        ICmpCond::Ult => "slt",
        ICmpCond::Ule => "sle",
        _ => return,
    };
    let word = cond.word();
    let span = crate::verify::locate::word_in(c.m, at.span(), word);
    let diagnostic = c
        .error(
            rule,
            span,
            format!("LLVMlite has no unsigned condition `{word}`"),
        )
        .fix(span, signed, format!("the signed one is `{signed}`"));
    c.push(diagnostic);
}

fn call(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let words: &[&str] = match call.tail {
        TailKind::None => &[],
        TailKind::Tail => &["tail"],
        TailKind::MustTail => &["musttail"],
        TailKind::NoTail => &["notail"],
    };
    for word in words {
        no_word(c, rule, at, word);
    }
    if call.conv != CallConv::C {
        let word = call.conv.text();
        no_word(c, rule, at, word.split(' ').next().unwrap_or("cc"));
    }
    let attributes = call.ret_attrs != AttrSet::EMPTY
        || call.fn_attrs != AttrSet::EMPTY
        || !at.body.pool.get(call.arg_attrs).is_empty()
        || call.bundles != crate::entity::List::EMPTY;
    if attributes {
        let span = at.parts(c.m).words.first().copied().unwrap_or(at.span());
        let diagnostic = c.error(rule, span, "LLVMlite's `call` has no attributes");
        c.push(diagnostic);
    }
}

fn named(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let value = at.body.result(at.inst);
    let unnamed = at.body.names.get(value) == Some(&crate::ir::LocalName::UNNAMED);
    if at.ty() == TypeId::VOID || !unnamed || at.span().is_none() {
        return;
    }
    let start = at.span().start as usize;
    let opcode = at.parts(c.m).opcode.unwrap_or(at.span());
    let message = format!("the result of this `{}` has no name", at.data().word());
    let diagnostic = c.error(rule, opcode, message).fix(
        Span::new(start, start),
        "%r = ",
        "give it a name, even if it is not used",
    );
    c.push(diagnostic);
}

/// Function types must be equal, not only as far as LLVM cares.
fn callee(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    // Differences from a declared type are reported by the rule of all calls.
    if let Some(global) = direct(c, call) {
        let _ = global;
        return;
    }
    let Some(own) = c.operand_type(at.body, call.callee) else {
        return;
    };
    let span = at.parts(c.m).callee.unwrap_or(at.span());
    let shown = c.shown(at.body, call.callee);
    let message = match call.callee.kind() {
        OperandKind::Const(id) => match c.m.consts.get(id) {
            Const::Expr { .. } => format!("{shown} cannot be called: name a function or a local"),
            _ => format!("{shown} cannot be called"),
        },
        _ if matches!(c.m.types.resolved(own), Type::Ptr { .. }) => {
            format!("{shown} is `ptr`, which is no function pointer type")
        }
        _ => return,
    };
    let diagnostic = c.error(rule, span, message);
    let diagnostic = c.and_definition(diagnostic, at, call.callee);
    c.push(diagnostic);
}

fn gep(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Gep { flags, args, .. } = at.data() else {
        return;
    };
    for (flag, word) in GepFlags::ALL {
        if flags.has(flag) {
            no_word(c, rule, at, word);
        }
    }
    for (n, operand) in at.body.operands(args).enumerate().skip(1) {
        if let Some(ty) = c.operand_type(at.body, operand)
            && let Some(width) = c.m.types.int_width(ty)
            && width != 64
            && !(width == 32 && operand.as_const().is_some())
        {
            // Locals of other widths have been reported where they are made.
            if width == 1 || operand.as_const().is_some() {
                let own = c.ty(ty);
                let diagnostic = c.operand_error(
                    rule,
                    at,
                    n,
                    format!("an index is `i64` (written `i32` or `i64`), not {own}"),
                );
                c.push(diagnostic);
            }
        }
    }
}

fn gep_empty(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Gep { args, .. } = at.data() else {
        return;
    };
    if at.body.pool.get(args).len() == 1 {
        let end = at.span().end();
        let diagnostic = c
            .opcode_error(rule, at, "this `getelementptr` has no index")
            .fix(
                Span::new(end, end),
                ", i32 0",
                "index 0 is the object itself",
            );
        c.push(diagnostic);
    }
}

fn gep_range(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Gep { args, .. } = at.data() else {
        return;
    };
    for (n, operand) in at.body.operands(args).enumerate().skip(1) {
        let Some(Const::Int { ty, value }) = operand.as_const().map(|id| c.m.consts.get(id)) else {
            continue;
        };
        let limit = i32::MAX as u64;
        if value > limit && matches!(c.m.types.int_width(ty), Some(32 | 64)) {
            let shown = show::operand(
                c.m,
                at.body,
                Operand::constant(operand.as_const().unwrap_or(crate::ir::ConstId(0))),
            );
            let negative = shown.starts_with('-');
            // A negative literal is an error of its own.
            if negative && c.m.types.int_width(ty) == Some(64) {
                continue;
            }
            let diagnostic = c.operand_error(
                rule,
                at,
                n,
                format!("the index {shown} is not in the range 0 to 2147483647"),
            );
            c.push(diagnostic);
        }
    }
}

fn bitcast(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Cast {
        op: CastOp::BitCast,
        arg,
        ..
    } = at.data()
    else {
        return;
    };
    let Some(from) = c.operand_type(at.body, arg) else {
        return;
    };
    if c.info(from).any(Info::PTR) && c.info(at.ty()).any(Info::PTR) {
        return;
    }
    // What LLVM has not either is reported already.
    if crate::verify::inst::check_cast(c, CastOp::BitCast, from, at.ty()).is_some() {
        return;
    }
    let (from, to) = (c.ty(from), c.ty(at.ty()));
    let diagnostic = c.opcode_error(
        rule,
        at,
        format!("LLVMlite's `bitcast` converts pointers, not {from} to {to}"),
    );
    c.push(diagnostic);
}
