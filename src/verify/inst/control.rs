//! Terminators: `ret`, `br`, `switch`, `indirectbr`; their targets are judged in `block`.

use rustc_hash::FxHashMap;

use crate::diag::Span;
use crate::ir::{Block, Const, ConstId, InstData, Operand, TypeId};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};
use crate::verify::{locate, mend, show};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "ret-type",
        says: "`ret` gives a value of the type that its function returns, `ret void` none",
        check: Check::Inst(&[InstKind::Ret], ret),
    },
    Rule {
        code: "br-condition",
        says: "the condition of a `br` is an `i1`",
        check: Check::Inst(&[InstKind::CondBr], br_condition),
    },
    Rule {
        code: "switch-type",
        says: "`switch` looks at an integer, and its cases are constants of that type",
        check: Check::Inst(&[InstKind::Switch], switch_type),
    },
    Rule {
        code: "switch-duplicate",
        says: "each case of a `switch` has a value of its own",
        check: Check::Inst(&[InstKind::Switch], switch_duplicate),
    },
    Rule {
        code: "indirectbr-address",
        says: "`indirectbr` goes to an address, which is a pointer",
        check: Check::Inst(&[InstKind::IndirectBr], indirectbr),
    },
    Rule {
        code: "entry-target",
        says: "the entry block of a function has no predecessors: nothing may jump to it",
        check: Check::Inst(
            &[
                InstKind::Br,
                InstKind::CondBr,
                InstKind::Switch,
                InstKind::IndirectBr,
                InstKind::Invoke,
                InstKind::CallBr,
                InstKind::CatchRet,
                InstKind::CleanupRet,
                InstKind::CatchSwitch,
            ],
            entry_target,
        ),
    },
];

fn ret(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Ret { value } = at.data() else {
        return;
    };
    let wanted = at.func.ret;
    let own = match c.operand_type(at.body, value) {
        Some(ty) => ty,
        // An operand that the parser has reported leaves no trace but its text.
        None if c.clean || is_ret_void(c, at) => TypeId::VOID,
        None => return,
    };
    if c.agree(own, wanted) && value.is_missing() == (own == TypeId::VOID) {
        return;
    }
    let name = c.func_name(at.func);
    let signature = ret_span(c, at);
    let (own_text, wanted_text) = (c.ty(own), c.ty(wanted));
    let parts = at.parts(c.m);
    let diagnostic = if wanted == TypeId::VOID {
        let span = parts.operand(0).unwrap_or(at.span());
        c.error(
            rule,
            span,
            format!("{name} returns nothing, but this returns {own_text}"),
        )
        .fix(at.span(), "ret void", "leave out the value")
    } else if own == TypeId::VOID {
        let span = at.span();
        let mut d = c.error(
            rule,
            span,
            format!("{name} returns {wanted_text}, but this returns nothing"),
        );
        if c.info(wanted).any(Info::INT) {
            let text = format!("ret {} 0", show::ty(c.m, wanted));
            d = d.fix(span, text, "give a value");
        }
        d
    } else {
        let span = parts.operand(0).unwrap_or(at.span());
        let d = c
            .error(
                rule,
                span,
                format!("{name} returns {wanted_text}, but this returns {own_text}"),
            )
            .label(format!("this is {own_text}"));
        let literal = matches!(
            value.as_const().map(|id| c.m.consts.get(id)),
            Some(Const::Int { .. })
        );
        match parts.type_of(0) {
            // A number can have any integer type.
            Some(ty) if literal && c.info(wanted).any(Info::INT) => {
                let wanted = show::ty(c.m, wanted);
                let text = format!("did you mean `{wanted}`?");
                d.fix(ty, wanted, text)
            }
            _ => {
                let d = c.and_definition(d, at, value);
                mend::convert_first(c, d, at, value, wanted)
            }
        }
    };
    let diagnostic = diagnostic.also(
        signature,
        format!("{name} is defined to return {wanted_text}"),
    );
    c.push(diagnostic);
}

/// Whether a `ret` without an operand is written so.
fn is_ret_void(c: &Checker<'_>, at: At<'_>) -> bool {
    at.span().is_none() || c.m.source.is_none() || c.has_word(at, "void")
}

/// Where a function says what it returns.
fn ret_span(c: &Checker<'_>, at: At<'_>) -> Span {
    locate::head(c.m, at.func.span)
        .ret
        .unwrap_or(c.m.globals[at.func.global].span)
}

fn br_condition(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::CondBr { cond, .. } = at.data() else {
        return;
    };
    let Some(ty) = c.operand_type(at.body, cond) else {
        return;
    };
    if c.m.types.resolve(ty) == TypeId::I1 {
        return;
    }
    let own = c.ty(ty);
    let shown = c.shown(at.body, cond);
    let mut diagnostic = c
        .operand_error(
            rule,
            at,
            0,
            format!("the condition {shown} is {own}, not `i1`"),
        )
        .label(format!("this is {own}"));
    diagnostic = c.and_definition(diagnostic, at, cond);
    diagnostic = mend::convert_first(c, diagnostic, at, cond, TypeId::I1);
    if diagnostic.fix.is_none() && c.info(ty).any(Info::INT) && cond.as_value().is_some() {
        diagnostic = diagnostic.note(test_first(c, at, cond));
    }
    c.push(diagnostic);
}

/// How to branch on an integer.
pub(super) fn test_first(c: &Checker<'_>, at: At<'_>, cond: Operand) -> String {
    let ty = c.operand_type(at.body, cond).unwrap_or(TypeId::I64);
    format!(
        "to test for a value other than 0, compare first: `icmp ne {} {}, 0`",
        show::ty(c.m, ty),
        show::operand(c.m, at.body, cond)
    )
}

/// Cases with their targets.
fn cases(at: At<'_>) -> impl Iterator<Item = (ConstId, Block)> {
    let words = match at.data() {
        InstData::Switch { targets, .. } => at.body.pool.get(targets),
        _ => &[],
    };
    words
        .get(1..)
        .unwrap_or(&[])
        .chunks_exact(2)
        .map(|pair| (ConstId(pair[0]), Block(pair[1])))
}

fn switch_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Switch { value, .. } = at.data() else {
        return;
    };
    let Some(ty) = c.operand_type(at.body, value) else {
        return;
    };
    if !c.info(ty).any(Info::INT) {
        c.wrong_operand(rule, at, 0, value, "an integer");
        return;
    }
    for (n, (case, _)) in cases(at).enumerate() {
        let literal = matches!(
            c.m.consts.get(case),
            Const::Int { .. } | Const::BigInt { .. } | Const::Zero(_)
        );
        if !literal || !c.agree(c.m.const_type(case), ty) {
            let wanted = match literal {
                true => format!("{} as a case", c.ty(ty)),
                false => "a plain number as a case".to_string(),
            };
            let mut diagnostic = c.not_wanted(rule, at, n + 1, Operand::constant(case), &wanted);
            let own = c.m.types.int_width(c.m.const_type(case));
            if let (true, Some(_), Some(span)) = (literal, own, at.parts(c.m).type_of(n + 1)) {
                let ty = show::ty(c.m, ty);
                let text = format!("a case has the type of the value, `{ty}`");
                diagnostic = diagnostic.fix(span, ty, text);
            }
            c.push(diagnostic);
            return;
        }
    }
}

fn switch_duplicate(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let wide = |id| match c.m.consts.get(id) {
        Const::BigInt { words, .. } => Some(c.m.consts.lists.get(words)),
        _ => None,
    };
    let mut seen: FxHashMap<u64, usize> = FxHashMap::default();
    let mut seen_wide: FxHashMap<&[u32], usize> = FxHashMap::default();
    let mut found = None;
    for (n, (case, _)) in cases(at).enumerate() {
        let first = match c.m.consts.get(case) {
            Const::Int { value, .. } => seen.insert(value, n),
            _ => wide(case).and_then(|words| seen_wide.insert(words, n)),
        };
        if let Some(first) = first {
            found = Some((case, n, first));
            break;
        }
    }
    if let Some((case, n, first)) = found {
        let parts = at.parts(c.m);
        let (span, first) = (parts.operand(n + 1), parts.operand(first + 1));
        let shown = show::constant(c.m, case);
        let diagnostic = c
            .error(
                rule,
                span.unwrap_or(at.span()),
                format!("this `switch` has two cases for {shown}"),
            )
            .also(first.unwrap_or(Span::NONE), "the first one");
        c.push(diagnostic);
    }
}

fn indirectbr(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::IndirectBr { addr, .. } = at.data() else {
        return;
    };
    if !c.is(at, addr, Info::PTR) {
        c.wrong_operand(rule, at, 0, addr, "a pointer");
    }
}

fn entry_target(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let entry = match at.data() {
        InstData::Br { to } => to == Block(0),
        InstData::CondBr { then, els, .. } => then == Block(0) || els == Block(0),
        InstData::Invoke { normal, unwind, .. } => normal == Block(0) || unwind == Block(0),
        InstData::Switch { targets, .. } => {
            let words = at.body.pool.get(targets);
            words.first() == Some(&0) || cases(at).any(|(_, block)| block == Block(0))
        }
        InstData::IndirectBr { targets, .. }
        | InstData::CallBr { targets, .. }
        | InstData::CatchSwitch { targets, .. } => at.body.pool.get(targets).contains(&0),
        InstData::CatchRet { to, .. } | InstData::CleanupRet { unwind: to, .. } => to == Block(0),
        _ => false,
    };
    if !entry {
        return;
    }
    let name = show::local(c.m, at.body.blocks[Block(0)].name);
    let parts = at.parts(c.m);
    let span = parts
        .labels
        .iter()
        .copied()
        .find(|&label| c.m.text(label) == name.as_bytes())
        .unwrap_or(at.span());
    let diagnostic = c
        .error(
            rule,
            span,
            format!(
                "this jumps to `{name}`, the entry block of {}",
                c.func_name(at.func)
            ),
        )
        .also(c.block_span(at.body, Block(0)), "the entry block")
        .note(
            "to loop back to the start of a function, put an empty entry block in front that \
             jumps to it",
        );
    c.push(diagnostic);
}
