//! Exception handling by funclets: `catchswitch`, `catchpad`, `cleanuppad` and what ends them
//! (Language Reference, "Exception Handling"; "Exception Handling in LLVM").

use rustc_hash::FxHashMap;

use super::exception::first_real;
use crate::diag::Span;
use crate::ir::{
    Block, Body, Const, FuncId, Inst, InstData, Module, Operand, OperandKind, Value, ValueDef,
};
use crate::verify::checker::{At, Checker};
use crate::verify::rule::{Check, InstKind, Rule};

const PADS: &[InstKind] = &[
    InstKind::CatchSwitch,
    InstKind::CatchPad,
    InstKind::CleanupPad,
];

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "pad-place",
        says: "a pad is the first instruction of its block but for `phi`s; the block is not the \
               first of its function, which has a `personality`",
        check: Check::Inst(PADS, place),
    },
    Rule {
        code: "pad-parent",
        says: "a `catchpad` is within a `catchswitch`; `catchswitch` and `cleanuppad` are within \
               a `catchpad`, a `cleanuppad` or `none`; `catchret` ends a `catchpad`, and \
               `cleanupret` a `cleanuppad`",
        check: Check::Inst(
            &[
                InstKind::CatchSwitch,
                InstKind::CatchPad,
                InstKind::CleanupPad,
                InstKind::CatchRet,
                InstKind::CleanupRet,
            ],
            parent,
        ),
    },
    Rule {
        code: "pad-target",
        says: "the handlers of a `catchswitch` are `catchpad`s within it; unwinding from a pad \
               goes on at another pad that is no `landingpad`",
        check: Check::Inst(&[InstKind::CatchSwitch, InstKind::CleanupRet], targets),
    },
    Rule {
        code: "pad-entry",
        says: "a `catchpad` is entered from its `catchswitch` alone, and other pads only by \
               unwinding, out of pads that are not around them",
        check: Check::Function(entries),
    },
    Rule {
        code: "pad-unwind",
        says: "all that unwinds out of a pad goes to one place, and pads do not handle each \
               other's exceptions",
        check: Check::Within("pad-entry"),
    },
];

/// What an operand is as a pad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pad {
    /// `none`, or the caller.
    None,
    Switch(Inst),
    Catch(Inst),
    Cleanup(Inst),
    /// No pad: reported as such.
    Other,
}

impl Pad {
    fn of(m: &Module, body: &Body, operand: Operand) -> Pad {
        match operand.kind() {
            OperandKind::Const(id) => match m.consts.get(id) {
                Const::NoneToken => Pad::None,
                _ => Pad::Other,
            },
            OperandKind::Value(value) => Pad::of_value(body, value),
            OperandKind::Missing => Pad::Other,
        }
    }

    fn of_value(body: &Body, value: Value) -> Pad {
        match body.def(value) {
            ValueDef::Inst(inst) => Pad::of_inst(body, inst),
            ValueDef::Param(_) => Pad::Other,
        }
    }

    fn of_inst(body: &Body, inst: Inst) -> Pad {
        match body.insts.get(inst) {
            Some(InstData::CatchSwitch { .. }) => Pad::Switch(inst),
            Some(InstData::CatchPad { .. }) => Pad::Catch(inst),
            Some(InstData::CleanupPad { .. }) => Pad::Cleanup(inst),
            _ => Pad::Other,
        }
    }

    /// The pad that a block starts with.
    fn at(body: &Body, block: Block) -> Pad {
        first_real(body, block).map_or(Pad::Other, |inst| Pad::of_inst(body, inst))
    }

    /// The pad around it.
    fn parent(self, m: &Module, body: &Body) -> Pad {
        let (Pad::Switch(inst) | Pad::Catch(inst) | Pad::Cleanup(inst)) = self else {
            return Pad::None;
        };
        match body.insts[inst] {
            InstData::CatchSwitch { parent, .. }
            | InstData::CatchPad { parent, .. }
            | InstData::CleanupPad { parent, .. } => Pad::of(m, body, parent),
            _ => Pad::None,
        }
    }

    fn is_funclet(self) -> bool {
        matches!(self, Pad::Catch(_) | Pad::Cleanup(_))
    }
}

fn place(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let word = at.data().word();
    let message = if first_real(at.body, at.block) != Some(at.inst) {
        format!("this `{word}` is not at the start of its block")
    } else if at.block == Block(0) {
        format!("a `{word}` cannot stand in the entry block")
    } else if at.func.personality.is_none() {
        let name = c.func_name(at.func);
        format!("{name} has a `{word}` and no `personality`")
    } else {
        return;
    };
    let diagnostic = c.opcode_error(rule, at, message);
    c.push(diagnostic);
}

fn parent(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let (operand, wanted): (Operand, &str) = match at.data() {
        InstData::CatchSwitch { parent, .. } | InstData::CleanupPad { parent, .. } => {
            (parent, "`none`, or a `catchpad` or `cleanuppad`")
        }
        InstData::CatchPad { parent, .. } => (parent, "a `catchswitch`"),
        InstData::CatchRet { pad, .. } => (pad, "a `catchpad`"),
        InstData::CleanupRet { pad, .. } => (pad, "a `cleanuppad`"),
        _ => return,
    };
    let pad = Pad::of(c.m, at.body, operand);
    let fits = match at.data() {
        InstData::CatchPad { .. } => matches!(pad, Pad::Switch(_)),
        InstData::CatchRet { .. } => matches!(pad, Pad::Catch(_)),
        InstData::CleanupRet { .. } => matches!(pad, Pad::Cleanup(_)),
        _ => pad == Pad::None || pad.is_funclet(),
    };
    if fits || operand.is_missing() {
        return;
    }
    let shown = c.shown(at.body, operand);
    let word = at.data().word();
    let message = format!("`{word}` wants {wanted}, and not {shown}");
    let diagnostic = c.error(rule, at.span(), message);
    let diagnostic = c.and_definition(diagnostic, at, operand);
    c.push(diagnostic);
}

fn targets(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let (unwind, handlers) = match at.data() {
        InstData::CleanupRet { unwind, .. } => (unwind, &[][..]),
        InstData::CatchSwitch { targets, .. } => match at.body.pool.get(targets) {
            [unwind, handlers @ ..] => (Block(*unwind), handlers),
            [] => return,
        },
        _ => return,
    };
    let complain = |c: &mut Checker<'_>, block: Block, what: &str| {
        let name = c.block_name(at.body, block);
        let diagnostic = c
            .error(
                rule,
                at.span(),
                format!("{name} does not start with {what}"),
            )
            .also(c.block_span(at.body, block), "this block");
        c.push(diagnostic);
    };
    if at.body.blocks.get(unwind).is_some()
        && matches!(Pad::at(at.body, unwind), Pad::Other | Pad::Catch(_))
    {
        complain(c, unwind, "a `catchswitch` or `cleanuppad`");
    }
    if handlers.is_empty() && matches!(at.data(), InstData::CatchSwitch { .. }) {
        let diagnostic = c.opcode_error(rule, at, "this `catchswitch` has no handler");
        c.push(diagnostic);
    }
    for &handler in handlers {
        let handler = Block(handler);
        let exists = at.body.blocks.get(handler).is_some();
        if exists && !matches!(Pad::at(at.body, handler), Pad::Catch(_)) {
            complain(c, handler, "a `catchpad`");
        }
    }
}

/// An edge along which exceptions go.
struct UnwindEdge {
    from: Inst,
    /// The innermost pad that it starts in.
    pad: Pad,
    to: Block,
}

fn entries(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let Some(body) = &c.m.funcs[id].body else {
        return;
    };
    // Hardly any function has pads, and those that have say so first.
    if c.m.funcs[id].personality.is_none() || !has_pads(body) {
        return;
    }
    let edges = edges(c.m, body);
    let before = c.found();
    for block in body.blocks.keys() {
        let Some(last) = body.terminator(block) else {
            continue;
        };
        body.for_each_successor(last, |to| {
            let pad = match body.blocks.get(to) {
                Some(_) => Pad::at(body, to),
                None => return,
            };
            if let Some(message) = wrong_entry(c.m, body, last, to, pad) {
                complain(c, rule, body, last, message);
            }
        });
    }
    for edge in &edges {
        if let Some(message) = wrong_nesting(c.m, body, edge) {
            complain(c, rule, body, edge.from, message);
        }
    }
    // What is nested wrongly is no better unwound.
    if c.found() == before {
        exits(c, body, &edges);
    }
}

fn has_pads(body: &Body) -> bool {
    body.blocks
        .keys()
        .any(|block| Pad::at(body, block) != Pad::Other)
}

fn complain(c: &mut Checker<'_>, rule: &'static Rule, body: &Body, inst: Inst, message: String) {
    let span = body.spans.get(inst).copied().unwrap_or(Span::NONE);
    let diagnostic = c.error(rule, span, message);
    c.push(diagnostic);
}

/// The edges by which exceptions leave a pad or a function's own code.
fn edges(m: &Module, body: &Body) -> Vec<UnwindEdge> {
    let mut edges = Vec::new();
    for block in body.blocks.keys() {
        let Some(from) = body.terminator(block) else {
            continue;
        };
        let (pad, to) = match body.insts[from] {
            // Those that mark the start and end of something raise nothing.
            InstData::Invoke { call, .. } if is_intrinsic(m, body.calls[call].callee) => continue,
            InstData::Invoke { call, unwind, .. } => {
                let bundles = body.bundles(body.calls[call].bundles);
                let funclet = bundles
                    .filter(|bundle| m.names.get(bundle.tag) == b"funclet")
                    .find_map(|bundle| bundle.operands.first());
                let pad = funclet.map_or(Pad::None, |&word| Pad::of(m, body, Operand(word)));
                (pad, unwind)
            }
            InstData::CleanupRet { pad, unwind } => (Pad::of(m, body, pad), unwind),
            InstData::CatchSwitch { targets, .. } => match body.pool.get(targets).first() {
                Some(&unwind) => (Pad::Switch(from), Block(unwind)),
                None => continue,
            },
            _ => continue,
        };
        let known = to == Block::CALLER || body.blocks.get(to).is_some();
        if known && pad != Pad::Other {
            edges.push(UnwindEdge { from, pad, to });
        }
    }
    edges
}

fn is_intrinsic(m: &Module, callee: Operand) -> bool {
    match callee.as_const().map(|id| m.consts.get(id)) {
        Some(Const::Global(symbol)) => m.names.get(m.globals[symbol].name).starts_with(b"llvm."),
        _ => false,
    }
}

/// Why control may not go from a terminator to the pad that a block starts with.
fn wrong_entry(m: &Module, body: &Body, last: Inst, to: Block, pad: Pad) -> Option<String> {
    let unwinds = match body.insts[last] {
        InstData::Invoke { normal, unwind, .. } => unwind == to && normal != to,
        InstData::CleanupRet { .. } => true,
        InstData::CatchSwitch { targets, .. } => {
            let unwind = body.pool.get(targets).first() == Some(&to.0);
            match pad {
                Pad::Catch(_) if pad.parent(m, body) == Pad::Switch(last) => {
                    return unwind.then(|| {
                        "this `catchswitch` cannot unwind to a `catchpad` of its own".into()
                    });
                }
                _ => unwind,
            }
        }
        _ => false,
    };
    match pad {
        Pad::Catch(_) => Some("only its `catchswitch` goes to a `catchpad`".into()),
        Pad::Switch(_) | Pad::Cleanup(_) if !unwinds => {
            Some("a pad is entered by unwinding, and not by a jump".into())
        }
        _ => None,
    }
}

/// The pads from an edge's own to the outermost.
fn around(m: &Module, body: &Body, from: Pad) -> impl Iterator<Item = Pad> {
    let mut left = body.blocks.len() + 1;
    std::iter::successors(Some(from), move |&pad| {
        left = left.checked_sub(1)?;
        (pad != Pad::None && pad != Pad::Other).then(|| pad.parent(m, body))
    })
}

/// Why an edge may not enter the pad that it leads to: it enters one alone, from within pads
/// that stand beside it.
fn wrong_nesting(m: &Module, body: &Body, edge: &UnwindEdge) -> Option<String> {
    if edge.to == Block::CALLER {
        return None;
    }
    let to = Pad::at(body, edge.to);
    if !matches!(to, Pad::Switch(_) | Pad::Cleanup(_)) {
        return None;
    }
    let parent = to.parent(m, body);
    if let InstData::CleanupRet { .. } = body.insts[edge.from]
        && edge.pad == parent
    {
        return Some("a `cleanupret` leaves its `cleanuppad`, and this goes on within it".into());
    }
    for pad in around(m, body, edge.pad) {
        if pad == to {
            return Some("a pad cannot handle exceptions that are raised within it".into());
        }
        if pad == parent {
            return None;
        }
    }
    Some("an exception enters one pad at a time: this one is within another".into())
}

/// All that leaves a funclet by an exception goes to one place.
fn exits(c: &mut Checker<'_>, body: &Body, edges: &[UnwindEdge]) {
    const UNWIND: &Rule = crate::verify::walk::rule_named(RULES, "pad-unwind");
    let m = c.m;
    let mut known: FxHashMap<Pad, (Block, Inst)> = FxHashMap::default();
    let mut siblings: FxHashMap<Pad, (Pad, Inst)> = FxHashMap::default();
    for edge in edges {
        let to = match edge.to {
            Block::CALLER => Pad::None,
            to => Pad::at(body, to),
        };
        if to == Pad::Other {
            continue;
        }
        // A `catchswitch` without a target of its own may stand in a pad that has one.
        if edge.to == Block::CALLER && matches!(edge.pad, Pad::Switch(_)) {
            known.entry(edge.pad).or_insert((edge.to, edge.from));
            continue;
        }
        let parent = to.parent(m, body);
        let outside = |&pad: &Pad| pad != Pad::None && (to == Pad::None || pad != parent);
        for pad in around(m, body, edge.pad).take_while(outside) {
            let &mut (first, from) = known.entry(pad).or_insert((edge.to, edge.from));
            if first != edge.to {
                let span = body.spans.get(from).copied().unwrap_or(Span::NONE);
                let here = body.spans.get(edge.from).copied().unwrap_or(Span::NONE);
                let message = "this unwinds out of a pad to another place than others do";
                let diagnostic = c.error(UNWIND, here, message);
                c.push(diagnostic.also(span, "another way out of the pad"));
                return;
            }
            if to != Pad::None && pad.parent(m, body) == parent {
                siblings.entry(pad).or_insert((to, edge.from));
            }
        }
    }
    cycles(c, body, UNWIND, &siblings);
}

/// Reports pads beside each other that unwind in a circle.
fn cycles(
    c: &mut Checker<'_>,
    body: &Body,
    rule: &'static Rule,
    next: &FxHashMap<Pad, (Pad, Inst)>,
) {
    let mut rounds: FxHashMap<Pad, usize> = FxHashMap::default();
    for (round, &start) in next.keys().enumerate() {
        let mut at = start;
        while let Some(&(to, from)) = next.get(&at) {
            match rounds.insert(at, round) {
                Some(earlier) if earlier == round => {
                    let message = "pads cannot handle each other's exceptions";
                    return complain(c, rule, body, from, message.into());
                }
                Some(_) => break,
                None => at = to,
            }
        }
    }
}
