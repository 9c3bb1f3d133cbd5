//! The bodies of functions.

use super::super::ast::{self, Body as Old, SymbolId, SymbolKind, flag};
use super::super::op::Opcode;
use super::super::types::Ty;
use super::expand_consts::LatePhi;
use super::{Upgrader, expand_consts, intrinsics};
use crate::diag::Span;
use crate::entity::{Entity, SecondaryMap};
use crate::ir::body::BlockData;
use crate::ir::name::{LocalName, Name};
use crate::ir::{Block, Body, InstData, Operand, OperandKind, TypeId, Value};

/// Marks an operand as a value of the old body that has no place in the new one yet.
const OLD: u32 = 1 << 30;

/// A body under construction.
pub(super) struct Making<'b> {
    pub old: &'b Old,
    pub body: Body,
    /// The operand that each old value has become.
    values: SecondaryMap<Value, Operand>,
    /// Whether an operand was used before it had its place.
    forward: bool,
    /// What each old block has become.
    places: Vec<BlockRange>,
    /// The places where calls unwind to, in text order; they stand behind all other blocks.
    pub pads: Vec<Pad>,
    /// How many of them have their calls.
    pub used_pads: usize,
    /// The constants of phis that are computed.
    pub late: Vec<LatePhi>,
    /// Whether `ret void` returns 0: it is the body of a `main` that was void.
    pub returns_status: bool,
    /// The text of what is emitted.
    pub span: Span,
}

/// Where an old block starts, and where its terminator is: calls `with label` and the places where
/// an `invoke` unwinds to are blocks of their own.
#[derive(Clone, Copy)]
struct BlockRange {
    start: Block,
    last: Block,
}

impl Default for BlockRange {
    fn default() -> BlockRange {
        BlockRange {
            start: Block::MISSING,
            last: Block::MISSING,
        }
    }
}

/// A place where a call unwinds to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pad {
    /// The block of the call.
    pub from: ast::Block,
    /// Its own block.
    pub at: Block,
    /// Where the program goes on.
    pub to: ast::Block,
    pub span: Span,
}

impl Upgrader<'_> {
    pub(super) fn bodies(&mut self) {
        for id in self.m.symbols.keys() {
            let SymbolKind::Function(function) = &mut self.m.symbols[id].kind else {
                continue;
            };
            let Some(old) = function.body.as_mut() else {
                continue;
            };
            // Nobody looks into it any more, and its memory is for the new ones.
            let old = std::mem::take(old);
            let body = self.body(id, &old);
            if let Some(func) = self.func_of(id) {
                let uses_pads = body
                    .insts
                    .values()
                    .any(|data| matches!(data, InstData::LandingPad { .. }));
                self.out.funcs[func].body = Some(body);
                if uses_pads {
                    self.out.funcs[func].personality = Some(intrinsics::personality(self));
                }
            }
        }
    }

    fn body(&mut self, id: SymbolId, old: &Old) -> Body {
        self.function += 1;
        let mut body = std::mem::take(&mut self.spare);
        body.clear();
        body.param_count = old.param_count;
        let mut making = Making::new(old, body);
        making.returns_status = self.void_main.is_some() && self.void_main == self.symbols[id];
        for n in 0..old.param_count {
            let value = Value(n);
            let ty = self.ty(old.types[value], Span::NONE);
            making.body.types.push(ty);
            let name = self.local_name(old.names[value]);
            making.body.names.push(name);
            making.values[value] = Operand::value(value);
        }
        self.place_blocks(&mut making);
        if let Some(func) = self.func_of(id) {
            for (n, param) in self.out.funcs[func].params.iter_mut().enumerate() {
                param.name = making.body.names[Value(n as u32)];
            }
        }
        for &block in &old.order {
            self.block(&mut making, block);
        }
        if !making.pads.is_empty() {
            intrinsics::landing_pads(self, &mut making);
        }
        // The next body grows in the same tables, and this one has no more than it needs.
        self.spare = making.finish();
        self.spare.clone()
    }

    /// Gives every block its number.
    fn place_blocks(&mut self, f: &mut Making<'_>) {
        let mut next = 0;
        for &block in &f.old.order {
            let data = f.old.blocks[block];
            f.places[block.index()].start = Block(next);
            for inst in (data.first.0..data.end.0).map(ast::InstId) {
                let args = f.old.args(inst);
                let ast::Inst { op, flags, .. } = f.old.insts[inst];
                let to = match op {
                    Opcode::Call | Opcode::ICall if flags & flag::WITH != 0 => {
                        next += 1;
                        args[args.len() - 1]
                    }
                    Opcode::Invoke => args[1],
                    Opcode::Phi => {
                        expand_consts::note_late(self, f, inst, block);
                        continue;
                    }
                    _ => continue,
                };
                f.pads.push(Pad {
                    from: block,
                    at: Block::MISSING,
                    to: ast::Block(to),
                    span: f.old.spans[inst.0 as usize],
                });
            }
            f.places[block.index()].last = Block(next);
            next += 1;
        }
        for pad in &mut f.pads {
            pad.at = Block(next);
            next += 1;
        }
    }

    fn block(&mut self, f: &mut Making<'_>, block: ast::Block) {
        let data = f.old.blocks[block];
        let name = match data.implicit {
            true => LocalName::UNNAMED,
            false => self.local_name(Some(data.name)),
        };
        f.open_block(name, data.span);
        for inst in (data.first.0..data.end.0).map(ast::InstId) {
            f.span = f.old.spans[inst.0 as usize];
            if inst.0 + 1 == data.end.0 && !f.late.is_empty() {
                expand_consts::emit_late(self, f, block, None);
            }
            let result = self.instruction(f, inst, block);
            let value = f.old.result(inst);
            f.values[value] = result;
            // The name goes to the instruction that was emitted last, which has the value.
            if let Some(name) = f.old.names[value]
                && let OperandKind::Value(made) = result.kind()
                && made.index() + 1 == f.body.names.len()
            {
                let name = self.local_name(Some(name));
                f.body.names[made] = name;
            }
        }
        f.close_block();
    }

    /// A name that no other local of the function has.
    pub(super) fn local_name(&mut self, name: Option<Name>) -> LocalName {
        let Some(name) = name else {
            return LocalName::UNNAMED;
        };
        if self.take_name(name) {
            return LocalName::named(name);
        }
        let base = self.out.names.get(name).to_vec();
        let mut n = 1;
        loop {
            let text = [&base[..], format!(".{n}").as_bytes()].concat();
            let name = self.out.names.intern(&text);
            if self.take_name(name) {
                return LocalName::named(name);
            }
            n += 1;
        }
    }

    fn take_name(&mut self, name: Name) -> bool {
        if self.local_names.len() <= name.index() {
            let rows = (name.index() + 1).next_power_of_two();
            self.local_names.resize(rows, 0);
        }
        let taken = self.local_names[name.index()] == self.function;
        self.local_names[name.index()] = self.function;
        !taken
    }

    /// The operand that stands for one of the old body.
    #[inline]
    pub(super) fn operand(&mut self, f: &mut Making<'_>, word: u32) -> Operand {
        match Operand(word).kind() {
            OperandKind::Value(value) => f.value(value),
            OperandKind::Const(id) => {
                let made = self.constant(ast::ConstId(id.0));
                expand_consts::emit_constant(self, f, made)
            }
            OperandKind::Missing => Operand::MISSING,
        }
    }

    /// The type of an operand of the old body.
    pub(super) fn old_ty(&self, f: &Making<'_>, word: u32) -> Ty {
        let ty = self.m.operand_ty(f.old, Operand(word));
        ty.unwrap_or(Ty::INT)
    }
}

impl<'b> Making<'b> {
    pub(super) fn new(old: &'b Old, body: Body) -> Self {
        Making {
            old,
            body,
            values: SecondaryMap::with_rows(Operand::MISSING, old.types.len()),
            forward: false,
            places: vec![BlockRange::default(); old.blocks.len()],
            pads: Vec::new(),
            used_pads: 0,
            late: Vec::new(),
            returns_status: false,
            span: Span::NONE,
        }
    }

    fn value(&mut self, value: Value) -> Operand {
        match self.values[value] {
            Operand::MISSING => {
                self.forward = true;
                Operand(value.0 | OLD)
            }
            known => known,
        }
    }

    pub(super) fn open_block(&mut self, name: LocalName, span: Span) {
        let first = self.body.insts.next_key();
        self.body.blocks.push(BlockData {
            name,
            span,
            first,
            end: first,
        });
    }

    pub(super) fn close_block(&mut self) {
        let end = self.body.insts.next_key();
        if let Some(last) = self.body.blocks.values_mut().next_back() {
            last.end = end;
        }
    }

    /// Where an old block starts.
    pub(super) fn start(&self, word: u32) -> Block {
        self.place(word).start
    }

    /// The block with the terminator of an old block.
    pub(super) fn last(&self, word: u32) -> Block {
        self.place(word).last
    }

    fn place(&self, word: u32) -> BlockRange {
        self.places.get(word as usize).copied().unwrap_or_default()
    }

    /// Appends an instruction with a result of type `ty`.
    #[inline]
    pub(super) fn push(&mut self, data: InstData, ty: TypeId) -> Operand {
        self.body.insts.push(data);
        self.body.spans.push(self.span);
        self.body.names.push(LocalName::UNNAMED);
        Operand::value(self.body.types.push(ty))
    }

    pub(super) fn list(&mut self, operands: &[Operand]) -> crate::entity::List {
        let words = operands.iter().map(|operand| operand.0);
        self.body.pool.push_all(words)
    }

    pub(super) fn int(&self, up: &mut Upgrader<'_>, ty: TypeId, value: u64) -> Operand {
        let width = up.out.types.int_width(ty).unwrap_or(64);
        Operand::constant(up.out.consts.int(ty, width, value))
    }

    pub(super) fn finish(mut self) -> Body {
        self.finish_late();
        if self.forward {
            for inst in self.body.insts.keys() {
                let values = &self.values;
                self.body
                    .map_operands(inst, |operand| match operand.kind() {
                        OperandKind::Value(value) if value.0 & OLD != 0 => {
                            values[Value(value.0 & !OLD)]
                        }
                        _ => operand,
                    });
            }
        }
        self.body
    }
}
