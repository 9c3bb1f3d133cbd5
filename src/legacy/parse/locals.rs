//! The names of a function: values by name and type, numbered values by type, and labels.

use rustc_hash::FxHashMap;

use super::super::ast::{Block, BlockData, ConstId, InstId};
use super::super::rule;
use super::super::types::Ty;
use super::{Parser, Ref};
use crate::diag::Span;
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

impl Parser<'_> {
    pub(super) fn begin_names(&mut self) {
        let locals = &mut self.locals;
        locals.stamp += 1;
        locals.next.clear();
        locals.planes.clear();
        locals.pending.clear();
        locals.consts.clear();
        locals.implicit = 0;
        locals.gap = false;
    }

    /// Adds a value of the body and gives it its name.
    pub(super) fn define(&mut self, name: Option<Ref>, ty: Ty, span: Span) {
        let value = self.body.types.push(ty);
        let plain = match name {
            Some(Ref::Name(name)) => Some(name),
            _ => None,
        };
        self.body.names.push(plain);
        let mut next = NONE;
        match name {
            Some(Ref::Name(name)) => {
                let at = name.0 as usize;
                if self.locals.heads.len() <= at {
                    let rows = (at + 1).next_power_of_two();
                    self.locals.heads.resize(rows, (0, NONE));
                }
                let (stamp, head) = self.locals.heads[at];
                if stamp == self.locals.stamp {
                    next = head;
                    if let Some(first) = self.find_named(head, ty) {
                        self.defined_twice(name, ty, span, first);
                    }
                }
                self.locals.heads[at] = (self.locals.stamp, value.0);
            }
            _ if ty == Ty::VOID => {}
            number => {
                let plane = self.m.types.canon(ty);
                let module = self.unnamed.get(&plane).map_or(0, Vec::len) as u32;
                let values = self.locals.planes.entry(plane).or_default();
                values.push(value);
                let right = module + values.len() as u32 - 1;
                if let Some(Ref::Number(n)) = number
                    && n != right
                    && !self.locals.gap
                {
                    let shown = self.m.show(ty);
                    let message = format!("the next value of {shown} is `%{right}`, not `%{n}`");
                    let made = self.broken(rule::REDEFINITION, span, message);
                    self.diags.push(*made);
                }
            }
        }
        self.locals.next.push(next);
    }

    #[cold]
    fn defined_twice(&mut self, name: Name, ty: Ty, span: Span, first: Value) {
        let message = format!(
            "{} is given to two values of type {}",
            self.m.show_name(name),
            self.m.show(ty)
        );
        let mut made = self.broken(rule::REDEFINITION, span, message);
        if let Some(inst) = first.0.checked_sub(self.body.param_count) {
            *made = made.also(self.body.spans[inst as usize], "first defined here");
        }
        self.diags.push(*made);
    }

    /// The value of a type among those of one name: mostly the last of them.
    #[inline(always)]
    fn find_named(&mut self, at: u32, ty: Ty) -> Option<Value> {
        match self.body.types.get(Value(at)) {
            None => None,
            Some(&own) if own == ty => Some(Value(at)),
            Some(_) => self.find_older(at, ty),
        }
    }

    #[inline(never)]
    fn find_older(&mut self, mut at: u32, ty: Ty) -> Option<Value> {
        while at != NONE {
            let value = Value(at);
            if self.m.types.same(self.body.types[value], ty) {
                return Some(value);
            }
            at = self.locals.next[at as usize];
        }
        None
    }

    /// The values of a name.
    #[inline(always)]
    fn head(&self, name: Name) -> u32 {
        match self.locals.heads.get(name.0 as usize) {
            Some(&(stamp, head)) if stamp == self.locals.stamp => head,
            _ => NONE,
        }
    }

    /// The local value of a name and type, if it is defined so far.
    #[inline]
    pub(super) fn local(&mut self, name: Ref, ty: Ty) -> Option<Value> {
        match name {
            Ref::Name(name) => self.find_named(self.head(name), ty),
            Ref::Number(n) => {
                let plane = self.m.types.canon(ty);
                let module = self.unnamed.get(&plane).map_or(0, Vec::len);
                let n = (n as usize).checked_sub(module)?;
                self.locals.planes.get(&plane)?.get(n).copied()
            }
        }
    }

    /// A constant that the function gives a name.
    pub(super) fn local_const(&mut self, name: Name, ty: Ty) -> Option<ConstId> {
        let found = (0..self.locals.consts.len()).find(|&at| {
            let (other, id) = self.locals.consts[at];
            other == name && self.m.types.same(self.m.consts[id].ty, ty)
        });
        found.map(|at| self.locals.consts[at].1)
    }

    /// Finds the operands that were not known where they stand.
    pub(super) fn resolve_locals(&mut self) {
        for pending in std::mem::take(&mut self.locals.pending) {
            let Pending {
                list,
                at,
                name,
                ty,
                span,
            } = pending;
            let operand = match self.local(name, ty) {
                Some(value) => Operand::value(value),
                None => match self.outer(name, ty, span) {
                    Some(id) => Operand::constant(crate::ir::ConstId(id.0)),
                    None => continue,
                },
            };
            if let Some(word) = self.body.pool.get_mut(list).get_mut(at as usize) {
                *word = operand.0;
            }
        }
    }

    /// What a name is that is no local of its type.
    fn outer(&mut self, name: Ref, ty: Ty, span: Span) -> Option<ConstId> {
        let plain = match name {
            Ref::Name(name) => {
                if let Some(known) = self.local_const(name, ty) {
                    return Some(known);
                }
                if self.failed.contains(&name) {
                    return None;
                }
                name
            }
            Ref::Number(n) => {
                let plane = self.m.types.canon(ty);
                if (n as usize) < self.unnamed.get(&plane).map_or(0, Vec::len) {
                    return Some(self.named_const(ty, name, span));
                }
                if !self.locals.gap {
                    let shown = self.m.show(ty);
                    let message = format!("`%{n}`, of type {shown}, is defined nowhere");
                    let made = self.broken(rule::UNDEFINED, span, message).note(format!(
                        "values without names are numbered by type: this one would be number {n} of those of {shown}"
                    ));
                    self.diags.push(made);
                }
                return None;
            }
        };
        let head = self.head(plain);
        if head == NONE || self.m.by_name.contains_key(&plain) {
            return Some(self.named_const(ty, name, span));
        }
        let own = self.m.show(self.body.types[Value(head)]);
        let used = self.m.show(ty);
        let message = format!("{} is {own}, not {used}", self.m.show_name(plain));
        let mut made = *self.broken(rule::UNDEFINED, span, message);
        if own == used {
            made = made.note("each `opaque` is a type of its own, unless it is given a name");
        }
        if let Some(inst) = head.checked_sub(self.body.param_count) {
            made = made.also(self.body.spans[inst as usize], format!("{own} here"));
        }
        self.diags.push(made);
        None
    }

    /// The block of a label, made where it is first mentioned.
    #[inline]
    pub(super) fn label_use(&mut self, name: Ref, span: Span) -> Block {
        let name = match name {
            Ref::Name(name) => name,
            Ref::Number(n) => self.m.names.intern(n.to_string().as_bytes()),
        };
        let at = name.0 as usize;
        if self.locals.labels.len() <= at {
            let rows = (at + 1).next_power_of_two();
            self.locals.labels.resize(rows, (0, Block::MISSING));
        }
        let (stamp, block) = self.locals.labels[at];
        if stamp == self.locals.stamp {
            return block;
        }
        let none = InstId(0);
        let block = self.body.blocks.push(BlockData {
            name,
            implicit: false,
            span,
            first: none,
            end: none,
            defined: false,
        });
        self.locals.labels[at] = (self.locals.stamp, block);
        block
    }

    /// Ends the block that is open.
    pub(super) fn end_block(&mut self) {
        let end = self.body.insts.next_key();
        if let Some(&last) = self.body.order.last() {
            self.body.blocks[last].end = end;
        }
        self.block = None;
    }

    /// Starts a block at its label.
    pub(super) fn start_block(&mut self, name: Ref, implicit: bool, span: Span) {
        self.end_block();
        let block = self.label_use(name, span);
        let data = self.body.blocks[block];
        if data.defined {
            let message = format!(
                "label {} is given to two blocks",
                self.m.show_name(data.name)
            );
            let made = self.broken(rule::REDEFINITION, span, message);
            self.diags.push(made.also(data.span, "first given here"));
        }
        let first = self.body.insts.next_key();
        self.body.blocks[block] = BlockData {
            implicit,
            span,
            first,
            end: first,
            defined: true,
            ..data
        };
        if !data.defined {
            self.body.order.push(block);
        }
        self.block = Some(block);
    }

    /// Reports labels that are defined nowhere.
    pub(super) fn undefined_labels(&mut self) {
        for block in self.body.blocks.keys() {
            let data = self.body.blocks[block];
            if data.defined || self.locals.gap {
                continue;
            }
            let message = format!("label {} is defined nowhere", self.m.show_name(data.name));
            let mut made = *self.broken(rule::LABEL, data.span, message);
            let defined = self.body.blocks.values().filter(|other| other.defined);
            let names = defined.map(|other| other.name);
            let names = names.map(|name| (self.m.names.get(name), self.m.names.text(name)));
            let near = crate::diag::suggest::closest(self.m.names.get(data.name), names);
            if let Some(near) = near {
                let mend = format!("%{near}");
                made = made.fix(data.span, mend.clone(), format!("did you mean `{mend}`?"));
            }
            self.diags.push(made);
        }
    }
}
