//! The body of a function while it is built: instructions in the order in which they were made, each
//! with its block, and lists that grow. [`Draft::into_body`] puts them in the order of the text.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::handle::Owner;
use crate::diag::Span;
use crate::entity::{Entity, PrimaryMap};
use crate::ir::body::{Attachment, BlockData, Body};
use crate::ir::{
    Block, Inst, InstData, LocalName, MetadataId, Name, Operand, OperandKind, TypeId, Value,
};
use crate::sort;

/// Where in its block an instruction comes: `phi`s first, then the local variables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    Phi,
    Local,
    Rest,
}

/// A block of a draft.
#[derive(Clone)]
pub(super) struct DraftBlock {
    name: LocalName,
    span: Span,
    /// Where it comes; none while nothing was put into it.
    place: Option<Block>,
    /// Whether its last instruction so far is a terminator.
    pub(super) is_terminated: bool,
}

/// The body of a function while it is built.
#[derive(Clone)]
pub(super) struct Draft {
    pub(super) owner: Owner,
    /// Its instructions and values, in the order in which they were made. Blocks in it are
    /// those of the draft.
    pub(super) body: Body,
    /// The block of each instruction.
    homes: PrimaryMap<Inst, (Block, Rank)>,
    pub(super) blocks: PrimaryMap<Block, DraftBlock>,
    /// The blocks that have a place, in their order.
    order: Vec<Block>,
    /// The block that instructions are put into.
    pub(super) current: Option<Block>,
    /// The lists of `phi` and `switch`, which grow.
    pub(super) lists: FxHashMap<Inst, Vec<u32>>,
    /// The names that are taken, each with the last number that was added to it.
    names: FxHashMap<Name, u32>,
    /// The source location of each instruction that has one.
    pub(super) locations: Vec<(Inst, MetadataId)>,
    /// That of the instructions that come next.
    pub(super) location: Option<MetadataId>,
    /// The `DISubprogram`, once a source location was given.
    pub(super) subprogram: Option<MetadataId>,
    /// Whether it is a definition, even if there is nothing in it.
    pub(super) is_defined: bool,
}

impl Draft {
    /// A draft of a function with these parameters.
    pub(super) fn new(params: &[TypeId]) -> Draft {
        let mut body = Body {
            param_count: params.len() as u32,
            ..Body::default()
        };
        for &ty in params {
            body.types.push(ty);
            body.names.push(LocalName::UNNAMED);
        }
        Draft {
            owner: Owner::new(),
            body,
            homes: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            order: Vec::new(),
            current: None,
            lists: FxHashMap::default(),
            names: FxHashMap::default(),
            locations: Vec::new(),
            location: None,
            subprogram: None,
            is_defined: false,
        }
    }

    /// A new block without a place.
    pub(super) fn block(&mut self, name: LocalName, span: Span) -> Block {
        self.blocks.push(DraftBlock {
            name,
            span,
            place: None,
            is_terminated: false,
        })
    }

    /// Puts what comes next into a block, behind what is there already.
    pub(super) fn switch_to(&mut self, block: Block) {
        let row = &mut self.blocks[block];
        if row.place.is_none() {
            row.place = Some(Block::new(self.order.len()));
            self.order.push(block);
        }
        self.current = Some(block);
    }

    /// The first block that was put in place.
    pub(super) fn entry(&self) -> Option<Block> {
        self.order.first().copied()
    }

    /// Puts an instruction into a block that has a place.
    pub(super) fn push(
        &mut self,
        data: InstData,
        ty: TypeId,
        span: Span,
        home: (Block, Rank),
    ) -> Value {
        let inst = self.body.insts.push(data);
        self.body.spans.push(span);
        self.body.names.push(LocalName::UNNAMED);
        self.homes.push(home);
        self.blocks[home.0].is_terminated |= data.is_terminator();
        if let Some(location) = self.location {
            self.locations.push((inst, location));
        }
        self.body.types.push(ty)
    }

    /// Takes a local name: `None` where it was free, or else the next number to be added to it.
    pub(super) fn take_name(&mut self, name: Name) -> Option<u32> {
        match self.names.entry(name) {
            Entry::Vacant(free) => {
                free.insert(0);
                None
            }
            Entry::Occupied(mut taken) => {
                *taken.get_mut() += 1;
                Some(*taken.get())
            }
        }
    }

    pub(super) fn name_block(&mut self, block: Block, name: LocalName) {
        self.blocks[block].name = name;
    }

    /// The body. `dbg` is that name, and `nowhere` the location of instructions that have none in a
    /// function that has source locations.
    pub(super) fn into_body(mut self, dbg: Name, nowhere: Option<MetadataId>) -> Body {
        self.fill_lists();
        self.place_the_rest();
        let (order, new) = self.sorted();
        let (blocks, params) = (&self.blocks, self.body.param_count);
        let place = |block: Block| match blocks.get(block) {
            Some(row) => row.place.unwrap_or(Block::MISSING),
            // These two are no blocks.
            None => block,
        };
        let mut draft = std::mem::take(&mut self.body);
        for inst in draft.insts.keys() {
            draft.map_blocks(inst, place);
            draft.map_operands(inst, |operand| match operand.kind() {
                OperandKind::Value(value) if value.0 >= params => {
                    Operand::value(Value(new[Inst(value.0 - params)].0 + params))
                }
                _ => operand,
            });
        }
        let mut body = Body {
            param_count: params,
            pool: std::mem::take(&mut draft.pool),
            calls: std::mem::take(&mut draft.calls),
            ..Body::default()
        };
        for value in (0..params).map(Value) {
            body.types.push(draft.types[value]);
            body.names.push(draft.names[value]);
        }
        for &block in &self.order {
            body.blocks.push(BlockData {
                name: blocks[block].name,
                span: blocks[block].span,
                first: Inst(0),
                end: Inst(0),
            });
        }
        for &inst in &order {
            let value = draft.result(inst);
            let new = body.insts.push(draft.insts[inst]);
            body.spans.push(draft.spans[inst]);
            body.types.push(draft.types[value]);
            body.names.push(draft.names[value]);
            body.blocks[place(self.homes[inst].0)].end = Inst(new.0 + 1);
        }
        let mut first = Inst(0);
        for block in body.blocks.values_mut() {
            block.first = first;
            // Nothing was put into an empty one.
            block.end = block.end.max(first);
            first = block.end;
        }
        self.attach(&mut body, &new, dbg, nowhere);
        body.shrink_to_fit();
        body
    }

    /// Puts the lists that have grown into the instructions.
    fn fill_lists(&mut self) {
        let mut lists: Vec<_> = self.lists.drain().collect();
        sort::by_number(&mut lists, |list| list.0.0);
        for (inst, words) in lists {
            let list = self.body.pool.push(&words);
            match &mut self.body.insts[inst] {
                InstData::Phi { incoming, .. } => *incoming = list,
                InstData::Switch { targets, .. } => *targets = list,
                _ => {}
            }
        }
    }

    /// Puts blocks that nothing was put into, and that are named all the same, behind the others: the
    /// verifier says of them that they are empty.
    fn place_the_rest(&mut self) {
        let mut named = Vec::new();
        for inst in self.body.insts.keys() {
            self.body
                .for_each_successor(inst, |block| named.push(block));
            if let InstData::Phi { incoming, .. } = self.body.insts[inst] {
                let pairs = self.body.pool.get(incoming).chunks_exact(2);
                named.extend(pairs.map(|pair| Block(pair[1])));
            }
        }
        for block in named {
            if let Some(DraftBlock { place: None, .. }) = self.blocks.get(block) {
                self.switch_to(block);
            }
        }
    }

    /// The instructions in the order of the text, and for each its place there.
    fn sorted(&self) -> (Vec<Inst>, PrimaryMap<Inst, Inst>) {
        let mut order: Vec<Inst> = self.homes.keys().collect();
        // Those of one block and rank stay in their order.
        order.sort_by_key(|&inst| {
            let (block, rank) = self.homes[inst];
            (self.blocks[block].place, rank)
        });
        let mut new: PrimaryMap<Inst, Inst> = PrimaryMap::new();
        for _ in &order {
            new.push(Inst(0));
        }
        for (n, &inst) in order.iter().enumerate() {
            new[inst] = Inst::new(n);
        }
        (order, new)
    }

    /// Attaches the source locations. Where one instruction has one, LLVM asks for one at others too.
    fn attach(
        &self,
        body: &mut Body,
        new: &PrimaryMap<Inst, Inst>,
        dbg: Name,
        nowhere: Option<MetadataId>,
    ) {
        let Some(nowhere) = nowhere.filter(|_| self.subprogram.is_some()) else {
            return;
        };
        let mut nodes = vec![nowhere; new.len()];
        for &(inst, node) in &self.locations {
            nodes[new[inst].index()] = node;
        }
        let attachments = nodes
            .into_iter()
            .enumerate()
            .map(|(inst, node)| Attachment {
                inst: Inst::new(inst),
                kind: dbg,
                node,
            });
        body.notes_mut().attachments = attachments.collect();
    }
}
