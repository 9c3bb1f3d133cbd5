//! The names of a function: values by name and type, numbered values by type, and labels.

use rustc_hash::FxHashMap;

use super::super::ast::{Block, BlockData, ConstId, InstId};
use super::super::rule;
use super::super::types::Ty;
use super::{Parser, Ref, consts};
use crate::diag::{Diagnostic, Span};
use crate::entity::List;
use crate::ir::name::Name;
use crate::ir::{Operand, Value};

const NONE: u32 = u32::MAX;

/// The names of the function that is being parsed.
#[derive(Default)]
pub(super) struct Locals {
    /// By name: the function that has it, and its last value.
    heads: Vec<(u32, u32)>,
    /// By value: another one of the same name.
    next: Vec<u32>,
    /// By name: the function that has it, and the block.
    labels: Vec<(u32, Block)>,
    /// The values without names, by their canonical type.
    planes: FxHashMap<Ty, Vec<Value>>,
    /// Operands that were not known where they stand.
    pub pending: Vec<Pending>,
    /// The number of this function.
    stamp: u32,
    /// How many blocks have no label.
    pub implicit: u32,
    /// Constants with names.
    pub consts: Vec<(Name, ConstId)>,
    /// Whether a statement was left out.
    pub gap: bool,
}

/// An operand that was not known where it stands: a place in a list.
pub(super) struct Pending {
    pub list: List,
    pub at: u32,
    pub name: Ref,
    pub ty: Ty,
    pub span: Span,
}

pub(super) fn begin_names(p: &mut Parser<'_>) {
    let locals = &mut p.locals;
    locals.stamp += 1;
    locals.next.clear();
    locals.planes.clear();
    locals.pending.clear();
    locals.consts.clear();
    locals.implicit = 0;
    locals.gap = false;
}

/// Adds a value of the body and gives it its name.
pub(super) fn define(p: &mut Parser<'_>, name: Option<Ref>, ty: Ty, span: Span) {
    let value = p.body.types.push(ty);
    let plain = match name {
        Some(Ref::Name(name)) => Some(name),
        _ => None,
    };
    p.body.names.push(plain);
    let mut next = NONE;
    match name {
        Some(Ref::Name(name)) => {
            let at = name.0 as usize;
            if p.locals.heads.len() <= at {
                let rows = (at + 1).next_power_of_two();
                p.locals.heads.resize(rows, (0, NONE));
            }
            let (stamp, head) = p.locals.heads[at];
            if stamp == p.locals.stamp {
                next = head;
                if let Some(first) = find_named(p, head, ty) {
                    defined_twice(p, name, ty, span, first);
                }
            }
            p.locals.heads[at] = (p.locals.stamp, value.0);
        }
        _ if ty == Ty::VOID => {}
        number => {
            let plane = p.m.types.canon(ty);
            let module = p.unnamed.get(&plane).map_or(0, Vec::len) as u32;
            let values = p.locals.planes.entry(plane).or_default();
            values.push(value);
            let right = module + values.len() as u32 - 1;
            if let Some(Ref::Number(n)) = number
                && n != right
                && !p.locals.gap
            {
                let shown = p.m.show(ty);
                let message = format!("the next value of {shown} is `%{right}`, not `%{n}`");
                let made = p.broken(rule::REDEFINITION, span, message);
                p.diags.push(*made);
            }
        }
    }
    p.locals.next.push(next);
}

/// The assemblers of these years took a name that was given once more: it is the last value from there on.
#[cold]
fn defined_twice(p: &mut Parser<'_>, name: Name, ty: Ty, span: Span, first: Value) {
    let message = format!(
        "{} is given to two values of type {}",
        p.m.show_name(name),
        p.m.show(ty)
    );
    let mut made = Diagnostic::warning(rule::REDEFINITION.code, span, message);
    if let Some(inst) = first.0.checked_sub(p.body.param_count) {
        made = made.also(p.body.spans[inst as usize], "first defined here");
    }
    p.diags
        .push(made.note("the last of them is meant from here on"));
}

/// The value of a type among those of one name: mostly the last of them.
#[inline(always)]
fn find_named(p: &mut Parser<'_>, at: u32, ty: Ty) -> Option<Value> {
    match p.body.types.get(Value(at)) {
        None => None,
        Some(&own) if own == ty => Some(Value(at)),
        Some(_) => find_older(p, at, ty),
    }
}

#[inline(never)]
fn find_older(p: &mut Parser<'_>, mut at: u32, ty: Ty) -> Option<Value> {
    while at != NONE {
        let value = Value(at);
        if p.m.types.same(p.body.types[value], ty) {
            return Some(value);
        }
        at = p.locals.next[at as usize];
    }
    None
}

/// The values of a name.
#[inline(always)]
fn head(p: &Parser<'_>, name: Name) -> u32 {
    match p.locals.heads.get(name.0 as usize) {
        Some(&(stamp, head)) if stamp == p.locals.stamp => head,
        _ => NONE,
    }
}

/// The local value of a name and type, if it is defined so far.
#[inline]
pub(super) fn local(p: &mut Parser<'_>, name: Ref, ty: Ty) -> Option<Value> {
    match name {
        Ref::Name(name) => find_named(p, head(p, name), ty),
        Ref::Number(n) => {
            let plane = p.m.types.canon(ty);
            let module = p.unnamed.get(&plane).map_or(0, Vec::len);
            let n = (n as usize).checked_sub(module)?;
            p.locals.planes.get(&plane)?.get(n).copied()
        }
    }
}

/// A constant that the function gives a name.
pub(super) fn local_const(p: &mut Parser<'_>, name: Name, ty: Ty) -> Option<ConstId> {
    let found = (0..p.locals.consts.len()).find(|&at| {
        let (other, id) = p.locals.consts[at];
        other == name && p.m.types.same(p.m.consts[id].ty, ty)
    });
    found.map(|at| p.locals.consts[at].1)
}

/// Finds the operands that were not known where they stand.
pub(super) fn resolve_locals(p: &mut Parser<'_>) {
    for pending in std::mem::take(&mut p.locals.pending) {
        let Pending {
            list,
            at,
            name,
            ty,
            span,
        } = pending;
        let operand = match local(p, name, ty) {
            Some(value) => Operand::value(value),
            None => match outer(p, name, ty, span) {
                Some(id) => Operand::constant(crate::ir::ConstId(id.0)),
                None => continue,
            },
        };
        if let Some(word) = p.body.pool.get_mut(list).get_mut(at as usize) {
            *word = operand.0;
        }
    }
}

/// What a name is that is no local of its type.
fn outer(p: &mut Parser<'_>, name: Ref, ty: Ty, span: Span) -> Option<ConstId> {
    let plain = match name {
        Ref::Name(name) => {
            if let Some(known) = local_const(p, name, ty) {
                return Some(known);
            }
            if p.failed.contains(&name) {
                return None;
            }
            name
        }
        Ref::Number(n) => {
            let plane = p.m.types.canon(ty);
            if (n as usize) < p.unnamed.get(&plane).map_or(0, Vec::len) {
                return Some(consts::named_const(p, ty, name, span));
            }
            if !p.locals.gap {
                let shown = p.m.show(ty);
                let message = format!("`%{n}`, of type {shown}, is defined nowhere");
                let made = p.broken(rule::UNDEFINED, span, message).note(format!(
                        "values without names are numbered by type: this one would be number {n} of those of {shown}"
                    ));
                p.diags.push(made);
            }
            return None;
        }
    };
    let head = head(p, plain);
    if head == NONE || p.m.by_name.contains_key(&plain) {
        return Some(consts::named_const(p, ty, name, span));
    }
    let own = p.m.show(p.body.types[Value(head)]);
    let used = p.m.show(ty);
    let message = format!("{} is {own}, not {used}", p.m.show_name(plain));
    let mut made = *p.broken(rule::UNDEFINED, span, message);
    if own == used {
        made = made.note("each `opaque` is a type of its own, unless it is given a name");
    }
    if let Some(inst) = head.checked_sub(p.body.param_count) {
        made = made.also(p.body.spans[inst as usize], format!("{own} here"));
    }
    p.diags.push(made);
    None
}

/// The block of a label, made where it is first mentioned.
#[inline]
pub(super) fn label_use(p: &mut Parser<'_>, name: Ref, span: Span) -> Block {
    let name = match name {
        Ref::Name(name) => name,
        Ref::Number(n) => p.m.names.intern(n.to_string().as_bytes()),
    };
    let at = name.0 as usize;
    if p.locals.labels.len() <= at {
        let rows = (at + 1).next_power_of_two();
        p.locals.labels.resize(rows, (0, Block::MISSING));
    }
    let (stamp, block) = p.locals.labels[at];
    if stamp == p.locals.stamp {
        return block;
    }
    let none = InstId(0);
    let block = p.body.blocks.push(BlockData {
        name,
        implicit: false,
        span,
        first: none,
        end: none,
        defined: false,
    });
    p.locals.labels[at] = (p.locals.stamp, block);
    block
}

/// Ends the block that is open.
pub(super) fn end_block(p: &mut Parser<'_>) {
    let end = p.body.insts.next_key();
    if let Some(&last) = p.body.order.last() {
        p.body.blocks[last].end = end;
    }
    p.block = None;
}

/// Starts a block at its label.
pub(super) fn start_block(p: &mut Parser<'_>, name: Ref, implicit: bool, span: Span) {
    end_block(p);
    let block = label_use(p, name, span);
    let data = p.body.blocks[block];
    if data.defined {
        let message = format!("label {} is given to two blocks", p.m.show_name(data.name));
        let made = p.broken(rule::REDEFINITION, span, message);
        p.diags.push(made.also(data.span, "first given here"));
    }
    let first = p.body.insts.next_key();
    p.body.blocks[block] = BlockData {
        implicit,
        span,
        first,
        end: first,
        defined: true,
        ..data
    };
    if !data.defined {
        p.body.order.push(block);
    }
    p.block = Some(block);
}

/// Reports labels that are defined nowhere.
pub(super) fn undefined_labels(p: &mut Parser<'_>) {
    for block in p.body.blocks.keys() {
        let data = p.body.blocks[block];
        if data.defined || p.locals.gap {
            continue;
        }
        let message = format!("label {} is defined nowhere", p.m.show_name(data.name));
        let mut made = *p.broken(rule::LABEL, data.span, message);
        let defined = p.body.blocks.values().filter(|other| other.defined);
        let names = defined.map(|other| other.name);
        let names = names.map(|name| (p.m.names.get(name), p.m.names.text(name)));
        let near = crate::diag::suggest::closest(p.m.names.get(data.name), names);
        if let Some(near) = near {
            let fix = format!("%{near}");
            made = made.fix(data.span, fix.clone(), format!("did you mean `{fix}`?"));
        }
        p.diags.push(made);
    }
}
