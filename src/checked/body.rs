//! A body that is written anew, with instructions and blocks between those that it had.

use crate::diag::Span;
use crate::entity::{Entity, PrimaryMap};
use crate::ir::AttrSet;
use crate::ir::body::{Attachment, BlockData};
use crate::ir::print::Numbering;
use crate::ir::{
    Block, Body, CallConv, CallData, CallId, GlobalId, Inst, InstData, LocalName, Module, Name,
    Operand, TypeId, Value,
};

/// An instruction that was written.
#[derive(Clone, Copy, Debug)]
struct Written {
    data: InstData,
    span: Span,
    ty: TypeId,
    name: LocalName,
    /// The instruction that it is, or was made for.
    of: Inst,
    is_old: bool,
}

/// The instructions of a body that was written anew, and of the one that it was before.
#[derive(Clone, Debug, Default)]
#[cfg_attr(not(feature = "portable"), allow(dead_code))]
pub(crate) struct Origins {
    of: Vec<Inst>,
    places: Vec<u32>,
}

#[cfg_attr(not(feature = "portable"), allow(dead_code))]
impl Origins {
    /// The instruction of the old body that one of the new body is, or was made for.
    pub(crate) fn of(&self, inst: Inst) -> Option<Inst> {
        self.of.get(inst.index()).copied()
    }

    /// Where a value of the old body is in the new one; both have so many parameters.
    pub(crate) fn value(&self, value: Value, params: u32) -> Option<Value> {
        let Some(inst) = value.0.checked_sub(params) else {
            return Some(value);
        };
        let place = *self.places.get(inst as usize)?;
        Some(Value(params + place))
    }

    /// For each instruction of the new body whether it is the first of one of the old body.
    pub(crate) fn starts(&self) -> Vec<bool> {
        let before = std::iter::once(None).chain(self.of.iter().copied().map(Some));
        let pairs = self.of.iter().zip(before);
        pairs.map(|(&of, before)| Some(of) != before).collect()
    }
}

/// Writes a body. Operands of what is written are values of the old body, or what [`Writer::push`] has given.
pub(super) struct Writer {
    /// The body that is read; its pool and calls become those of the new one.
    pub old: Body,
    written: Vec<Written>,
    blocks: Vec<BlockData>,
    /// Where each old instruction is by now.
    places: Vec<u32>,
    /// The first block of what each old one has become, and the block that its terminator is in.
    first: Vec<Block>,
    last: Vec<Block>,
    /// The first and the last of the blocks that an `invoke` goes on by, where that is not the one that it names: by the old
    /// block.
    normal: Vec<Option<[Block; 2]>>,
    /// New branches to old blocks.
    onward: Vec<(usize, Block)>,
    /// The instruction that is being rewritten.
    pub inst: Inst,
}

impl Writer {
    pub(super) fn new(mut old: Body) -> Writer {
        Numbering::keep(&mut old);
        let blocks = old.blocks.len();
        Writer {
            written: Vec::with_capacity(old.insts.len() * 2),
            blocks: Vec::with_capacity(blocks * 2),
            places: vec![0; old.insts.len()],
            first: vec![Block(0); blocks],
            last: vec![Block(0); blocks],
            normal: vec![None; blocks],
            onward: Vec::new(),
            inst: Inst(0),
            old,
        }
    }

    /// Starts what an old block becomes.
    pub(super) fn start(&mut self, block: Block) {
        let BlockData { name, span, .. } = self.old.blocks[block];
        self.first[block.index()] = self.open(name, span);
    }

    /// Ends it: its terminator was written.
    pub(super) fn end(&mut self, block: Block) {
        self.close();
        // What is behind an `invoke` is on its way on only.
        if self.normal[block.index()].is_none() {
            self.last[block.index()] = Block::new(self.blocks.len() - 1);
        }
    }

    fn open(&mut self, name: LocalName, span: Span) -> Block {
        let at = Inst::new(self.written.len());
        self.blocks.push(BlockData {
            name,
            span,
            first: at,
            end: at,
        });
        Block::new(self.blocks.len() - 1)
    }

    fn close(&mut self) {
        if let Some(block) = self.blocks.last_mut() {
            block.end = Inst::new(self.written.len());
        }
    }

    /// The block that comes after the current one, and the one behind that.
    pub(super) fn next_blocks(&self) -> [Block; 2] {
        [0, 1].map(|n| Block::new(self.blocks.len() + n))
    }

    /// Ends the current block, and starts the next one.
    pub(super) fn next(&mut self) {
        self.close();
        let span = self.old.spans[self.inst];
        self.open(LocalName::UNNAMED, span);
    }

    /// The `invoke` of an old block goes on behind the current one.
    pub(super) fn goes_on_here(&mut self, block: Block) {
        if let Some([_, last]) = &mut self.normal[block.index()] {
            *last = Block::new(self.blocks.len() - 1);
        }
    }

    /// Ends an `invoke`'s own block: what comes next is on its way on.
    pub(super) fn behind_invoke(&mut self, block: Block) {
        self.close();
        self.last[block.index()] = Block::new(self.blocks.len() - 1);
        let behind = self.open(LocalName::UNNAMED, self.old.spans[self.inst]);
        self.normal[block.index()] = Some([behind; 2]);
    }

    /// Ends the current block, on the way to what an old one becomes.
    pub(super) fn go_on_to(&mut self, block: Block) {
        self.onward.push((self.written.len(), block));
        self.push(InstData::Br { to: block }, TypeId::VOID);
    }

    /// The instruction that is written next, as the new body numbers it.
    pub(super) fn next_inst(&self) -> Inst {
        Inst::new(self.written.len())
    }

    /// Writes the old instruction that is being rewritten.
    pub(super) fn copy(&mut self) {
        self.copy_as(self.old.insts[self.inst]);
    }

    /// Writes it in another form. Blocks of it are old ones.
    pub(super) fn copy_as(&mut self, data: InstData) {
        let inst = self.inst;
        self.places[inst.index()] = self.written.len() as u32;
        let result = self.old.result(inst);
        self.written.push(Written {
            data,
            span: self.old.spans[inst],
            ty: self.old.types[result],
            name: self.old.names[result],
            of: inst,
            is_old: true,
        });
    }

    /// Writes a new instruction. Blocks of it are new ones.
    pub(super) fn push(&mut self, data: InstData, ty: TypeId) -> Operand {
        let value = Value::new(self.old.types.len() + self.written.len());
        self.written.push(Written {
            data,
            span: self.old.spans.get(self.inst).copied().unwrap_or(Span::NONE),
            ty,
            name: LocalName::UNNAMED,
            of: self.inst,
            is_old: false,
        });
        Operand::value(value)
    }

    /// Gives an instruction that was [pushed](Self::push) other data.
    pub(super) fn replace(&mut self, pushed: Operand, data: InstData) {
        let value = pushed.as_value().map_or(0, Entity::index);
        if let Some(at) = value.checked_sub(self.old.types.len()) {
            self.written[at].data = data;
        }
    }

    /// A call of a function that is declared with this type.
    pub(super) fn call(
        &mut self,
        m: &mut Module,
        callee: GlobalId,
        args: &[Operand],
        result: TypeId,
    ) -> Operand {
        let words: Vec<u32> = args.iter().map(|arg| arg.0).collect();
        let attrs = match m.globals[callee].kind {
            crate::ir::GlobalKind::Function(func) => m.funcs[func].attrs,
            _ => AttrSet::EMPTY,
        };
        let data = CallData {
            fn_ty: m.globals[callee].ty,
            callee: Operand::constant(m.consts.intern(crate::ir::Const::Global(callee))),
            args: self.old.pool.push(&words),
            arg_attrs: crate::entity::List::EMPTY,
            ret_attrs: AttrSet::EMPTY,
            fn_attrs: attrs,
            conv: CallConv::C,
            tail: crate::ir::body::TailKind::None,
            flags: crate::ir::inst::Flags::NONE,
            bundles: crate::entity::List::EMPTY,
        };
        let call: CallId = self.old.calls.push(data);
        self.push(InstData::Call { call }, result)
    }

    /// The type of what was pushed; nothing of what is old.
    pub(super) fn pushed_type(&self, operand: Operand) -> Option<TypeId> {
        let at = operand
            .as_value()?
            .index()
            .checked_sub(self.old.types.len())?;
        Some(self.written[at].ty)
    }

    /// What an operand is in the new body, when all is written.
    pub(super) fn placed(&self, operand: Operand) -> Operand {
        let params = self.old.param_count as usize;
        let old = self.old.types.len();
        match operand.as_value().map(Entity::index) {
            Some(value) if value >= old => Operand::value(Value::new(params + value - old)),
            Some(value) if value >= params => {
                let place = self.places[value - params] as usize;
                Operand::value(Value::new(params + place))
            }
            _ => operand,
        }
    }

    /// The block that an edge from an old block to another comes from by now.
    fn source(&self, from: Block, to: Block) -> Block {
        let terminator = self.old.terminator(from);
        match terminator.map(|inst| self.old.insts[inst]) {
            Some(InstData::Invoke { normal, .. }) if normal == to => {
                let behind = self.normal[from.index()];
                behind.map_or(self.last[from.index()], |[_, last]| last)
            }
            _ => self.last.get(from.index()).copied().unwrap_or(from),
        }
    }

    /// The incoming values of the `phi` of an old block, for one beside it: `value` gives what stands for each.
    pub(super) fn phi_beside(
        &mut self,
        phi: Inst,
        mut value: impl FnMut(Operand) -> Operand,
    ) -> InstData {
        let InstData::Phi { incoming, flags } = self.old.insts[phi] else {
            return self.old.insts[phi];
        };
        let mut words = self.old.pool.get(incoming).to_vec();
        for pair in words.chunks_exact_mut(2) {
            pair[0] = value(Operand(pair[0])).0;
        }
        let incoming = self.old.pool.push(&words);
        InstData::Phi { incoming, flags }
    }

    /// Which instructions of the old body those of the new one are of, and where the old ones are by now.
    pub(super) fn origins(&self) -> Origins {
        Origins {
            of: self.written.iter().map(|inst| inst.of).collect(),
            places: self.places.clone(),
        }
    }

    /// The body, when all is written. `debug` is the kind of metadata that new instructions share with those that they
    /// were made for.
    pub(super) fn finish(mut self, debug: Option<Name>) -> Body {
        let written = std::mem::take(&mut self.written);
        let blocks = PrimaryMap::from_iter(std::mem::take(&mut self.blocks));
        let mut new = Body {
            pool: std::mem::take(&mut self.old.pool),
            calls: std::mem::take(&mut self.old.calls),
            notes: None,
            param_count: self.old.param_count,
            ..Body::default()
        };
        for param in (0..self.old.param_count).map(Value) {
            new.types.push(self.old.types[param]);
            new.names.push(self.old.names[param]);
        }
        for inst in &written {
            new.insts.push(inst.data);
            new.spans.push(inst.span);
            new.types.push(inst.ty);
            new.names.push(inst.name);
        }
        for (at, inst) in written.iter().enumerate() {
            let id = Inst::new(at);
            new.map_operands(id, |operand| self.placed(operand));
            if let InstData::Phi { .. } = inst.data {
                // A `phi` beside an old one has that one's blocks.
                let to = self.old.block_of(inst.of).unwrap_or(Block(0));
                new.map_blocks(id, |from| self.source(from, to));
            } else if inst.is_old {
                let first = |block: Block| self.first.get(block.index()).copied();
                new.map_blocks(id, |block| first(block).unwrap_or(block));
            }
        }
        for &(at, to) in &self.onward {
            let to = self.first[to.index()];
            new.insts[Inst::new(at)] = InstData::Br { to };
        }
        // The way on of an `invoke` leads to the block behind it.
        for (block, normal) in self.normal.iter().enumerate() {
            let (Some([first, _]), end) = (*normal, blocks[self.last[block]].end) else {
                continue;
            };
            let invoke = Inst(end.0 - 1);
            if let InstData::Invoke { normal: to, .. } = &mut new.insts[invoke] {
                *to = first;
            }
        }
        new.blocks = blocks;
        self.attach(&mut new, &written, debug);
        new
    }

    /// Attaches to the new instructions what the old ones had.
    fn attach(&self, new: &mut Body, written: &[Written], debug: Option<Name>) {
        let assembly = self.old.notes.as_ref().map(|notes| &notes.assembly);
        if let Some(rows) = assembly.filter(|rows| !rows.is_empty()) {
            new.notes_mut().assembly = rows.clone();
        }
        let old = self.old.attachments();
        if old.is_empty() {
            return;
        }
        let mut rows = Vec::with_capacity(2 * old.len());
        for (at, inst) in written.iter().enumerate() {
            let start = old.partition_point(|row| row.inst < inst.of);
            let own = old[start..].iter().take_while(|row| row.inst == inst.of);
            let is_call = matches!(inst.data, InstData::Call { .. });
            let wanted = own.filter(|row| inst.is_old || is_call && Some(row.kind) == debug);
            rows.extend(wanted.map(|row| Attachment {
                inst: Inst::new(at),
                ..*row
            }));
        }
        new.notes_mut().attachments = rows;
    }
}
