//! `invoke`, `landingpad` and `resume`.

use crate::diag::{Diagnostic, Span};
use crate::ir::{Block, Body, Inst, InstData, Operand};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "landingpad-place",
        says: "a `landingpad` is the first instruction of its block but for `phi`s, and stands in \
               a function with a `personality`",
        check: Check::Inst(&[InstKind::LandingPad], place),
    },
    Rule {
        code: "landingpad-clauses",
        says: "a `landingpad` is a `cleanup` or has a clause; what it catches is a pointer, what \
               it filters an array",
        check: Check::Inst(&[InstKind::LandingPad], clauses),
    },
    Rule {
        code: "unwind-target",
        says: "the block that an `invoke` unwinds to starts with a `landingpad`, `catchswitch` or \
               `cleanuppad`",
        check: Check::Inst(&[InstKind::Invoke], unwind_target),
    },
    Rule {
        code: "landingpad-entry",
        says: "a block with a `landingpad` is entered only by unwinding from an `invoke`",
        check: Check::Inst(
            &[
                InstKind::Br,
                InstKind::CondBr,
                InstKind::Switch,
                InstKind::Invoke,
                InstKind::IndirectBr,
                InstKind::CallBr,
                InstKind::CatchRet,
                InstKind::CleanupRet,
                InstKind::CatchSwitch,
            ],
            landingpad_entry,
        ),
    },
    Rule {
        code: "resume-type",
        says: "`resume` takes a value that a `landingpad` gave, in a function with a `personality`",
        check: Check::Inst(&[InstKind::Resume], resume),
    },
];

/// The first instruction of a block that is no `phi`.
pub(super) fn first_real(body: &Body, block: Block) -> Option<Inst> {
    body.blocks.get(block)?;
    body.block_insts(block)
        .find(|&inst| !matches!(body.insts[inst], InstData::Phi { .. }))
}

/// Whether a block starts with a `landingpad`.
fn lands(body: &Body, block: Block) -> bool {
    let first = first_real(body, block);
    first.is_some_and(|inst| matches!(body.insts[inst], InstData::LandingPad { .. }))
}

fn place(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let before = at.body.blocks[at.block].first.0..at.inst.0;
    let only_phis = before
        .clone()
        .all(|i| matches!(at.body.insts[crate::ir::Inst(i)], InstData::Phi { .. }));
    if !only_phis {
        let message = "this `landingpad` is not at the start of its block";
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    } else if at.func.personality.is_none() {
        let name = c.func_name(at.func);
        let message = format!("{name} has a `landingpad` and no `personality`");
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(add_personality(c, diagnostic, at));
    }
}

/// Offers the personality that the module declares, in the header of the function.
fn add_personality(c: &Checker<'_>, diagnostic: Diagnostic, at: At<'_>) -> Diagnostic {
    let note = "the function of the language that finds the handler stands in front of the body: \
                `personality ptr @__gxx_personality_v0`";
    let is_one = |name: &[u8]| {
        name.starts_with(b"__") && memchr::memmem::find(name, b"personality").is_some()
            || name == b"rust_eh_personality"
    };
    let mut symbols = c.m.globals.values();
    let declared = symbols.find(|global| is_one(c.m.names.get(global.name)));
    let text = c.m.source_text();
    let header = text.and_then(|text| text.get(at.func.span.start as usize..at.func.span.end()));
    let brace = header.and_then(|header| memchr::memchr(b'\n', header).map(|end| &header[..end]));
    let brace = brace.and_then(|line| memchr::memrchr(b'{', line));
    match (declared, brace) {
        (Some(global), Some(brace)) => {
            let place = at.func.span.start as usize + brace;
            let name = crate::verify::show::name_text(c.m, global.name);
            let with = format!("personality ptr @{name} ");
            diagnostic.fix(Span::new(place, place), with, "name it in the header")
        }
        _ => diagnostic.note(note),
    }
}

fn clauses(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::LandingPad { cleanup, clauses } = at.data() else {
        return;
    };
    let list = at.body.pool.get(clauses);
    if !cleanup && list.is_empty() {
        let message = "this `landingpad` catches nothing";
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
    for (n, pair) in list.chunks_exact(2).enumerate() {
        let operand = Operand(pair[1]);
        let (wanted, words) = match pair[0] {
            0 => (Info::PTR, "a pointer to catch"),
            _ => (Info::AGGREGATE, "an array to filter by"),
        };
        if !c.is(at, operand, wanted) {
            c.wrong_operand(rule, at, n, operand, words);
            return;
        }
    }
}

fn unwind_target(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Invoke { unwind, .. } = at.data() else {
        return;
    };
    let pad = first_real(at.body, unwind).map(|inst| at.body.insts[inst]);
    let fits = matches!(
        pad,
        Some(
            InstData::LandingPad { .. }
                | InstData::CatchSwitch { .. }
                | InstData::CatchPad { .. }
                | InstData::CleanupPad { .. }
        )
    );
    // One that is not in its place is reported there.
    let is_landing = |inst| matches!(at.body.insts[inst], InstData::LandingPad { .. });
    let is_late = || at.body.block_insts(unwind).any(is_landing);
    if at.body.blocks.get(unwind).is_some() && !fits && !is_late() {
        let name = c.block_name(at.body, unwind);
        let span = at.parts(c.m).labels.last().copied().unwrap_or(at.span());
        let diagnostic = c
            .error(
                rule,
                span,
                format!("{name} does not start with a `landingpad`"),
            )
            .also(c.block_span(at.body, unwind), "this block");
        c.push(diagnostic);
    }
}

fn landingpad_entry(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let unwind = match at.data() {
        InstData::Invoke { unwind, .. } => Some(unwind),
        _ => None,
    };
    let mut n = 0;
    let mut wrong = None;
    if targets_are_whole(at) {
        at.body.for_each_successor(at.inst, |block| {
            if Some(block) != unwind && wrong.is_none() && lands(at.body, block) {
                wrong = Some((n, block));
            }
            n += 1;
        });
    }
    if let Some((n, block)) = wrong {
        let name = c.block_name(at.body, block);
        let span = at.parts(c.m).labels.get(n).copied().unwrap_or(at.span());
        let diagnostic = c
            .error(
                rule,
                span,
                format!("{name} has a `landingpad` and cannot be jumped to"),
            )
            .also(c.block_span(at.body, block), "this block");
        c.push(diagnostic);
    }
}

/// A `switch` always lists its default.
fn targets_are_whole(at: At<'_>) -> bool {
    match at.data() {
        InstData::Switch { targets, .. } => !at.body.pool.get(targets).is_empty(),
        _ => true,
    }
}

fn resume(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Resume { value } = at.data() else {
        return;
    };
    if !c.is(at, value, Info::FIRST_CLASS) {
        c.wrong_operand(rule, at, 0, value, "a value");
    } else if at.func.personality.is_none() {
        let name = c.func_name(at.func);
        let message = format!("{name} has a `resume` and no `personality`");
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}
