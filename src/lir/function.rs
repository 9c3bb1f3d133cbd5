//! A LIR function: blocks with parameters over values.

use smallvec::SmallVec;

use super::inst::{BlockCall, Inst, InstData, Results};
use super::libcall::Libcall;
use super::signature::Signature;
use super::stub::{StubData, StubTarget};
use super::types::Type;
use crate::entity;
use crate::entity::{List, ListPool, PrimaryMap};

entity! {
    /// A basic block.
    pub struct Block, "block";
    /// A value: a block parameter or a result.
    pub struct Value, "v";
    /// A place in the frame.
    pub struct Slot, "slot";
    /// A signature of the function's table.
    pub struct SigRef, "sig";
    /// A callee of the function's table.
    pub struct Callee, "callee";
    /// A switch table of the function.
    pub struct Table, "table";
    /// Where a call goes on that may end by unwinding, a row of the function's table.
    pub struct Handler, "handler";
    /// A type of exceptions of the function's table.
    pub struct Caught, "type";
    /// A vector constant of the function's table.
    pub struct VConst, "vconst";
    /// Machine code of the function's table.
    pub struct Stub, "stub";
    /// A symbol of the module: a variable or a function, by the number of its `ir` symbol.
    pub struct SymbolId, "symbol";
}

/// A block.
#[derive(Clone, Copy, Debug)]
pub struct BlockData {
    /// [`Value`]s: its parameters. Those of the first block are the function's.
    pub params: List,
    /// The first instruction.
    pub first: Inst,
    /// Behind the last instruction.
    pub end: Inst,
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueData {
    /// Its type.
    pub ty: Type,
    /// Whether it is a block parameter (else a result).
    pub is_param: bool,
    /// Which parameter or result.
    pub index: u16,
    /// The number of its [`Block`] or [`Inst`].
    pub owner: u32,
}

/// What defines a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// A parameter of a block.
    Param(Block, u16),
    /// A result of an instruction.
    Result(Inst, u16),
}

impl ValueData {
    /// What defines it.
    #[inline(always)]
    pub fn def(self) -> ValueDef {
        match self.is_param {
            true => ValueDef::Param(Block(self.owner), self.index),
            false => ValueDef::Result(Inst(self.owner), self.index),
        }
    }
}

/// A place in the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotData {
    /// Size in bytes, at least 1.
    pub size: u32,
    /// Alignment in bytes, a power of two of at most 4096.
    pub align: u32,
}

/// What is called by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A symbol of the module.
    Symbol(SymbolId),
    /// A helper of the runtime.
    Libcall(Libcall),
}

/// A callee with the signature of the call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CalleeData {
    /// What is called.
    pub target: Target,
    /// How.
    pub sig: SigRef,
}

/// A switch: the cases are distinct.
#[derive(Clone, Debug)]
pub struct TableData {
    /// Where all other values go.
    pub default: BlockCall,
    /// Values, zero-extended from the type of what is switched on, and their targets.
    pub cases: Vec<(u64, BlockCall)>,
}

/// Where a call goes on that may end by unwinding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandlerData {
    /// The signature of a call of an address.
    pub sig: Option<SigRef>,
    /// Where it goes on when it has returned: only there it has results.
    pub normal: BlockCall,
    /// Where it goes on when an exception is to be handled here. Before that two words are written
    /// to `slot`: what the personality function gives to a landing pad, the address of the exception
    /// and the selector.
    pub unwind: BlockCall,
    /// 16 bytes.
    pub slot: Slot,
    /// Which exceptions, in order.
    pub clauses: Vec<Clause>,
    /// Whether all others come here, too, which are not caught by that.
    pub is_cleanup: bool,
}

/// What exceptions a handler is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Those of a type. The selector is its number, from 1 on.
    Catch(Caught),
    /// Those of all types but these. The selector is negative.
    Filter(Vec<Caught>),
}

/// The `ir` instruction that a LIR instruction comes from: the number of one of the function's
/// own, or a row of its table of what was inlined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin(pub u32);

impl Origin {
    /// None: what the function's entry does.
    pub const NONE: Origin = Origin(u32::MAX);
    /// The first number that is no instruction of the function itself.
    const INLINED: u32 = 1 << 31;

    /// A row of [`Function::inlined`].
    pub fn inlined(row: usize) -> Origin {
        Origin(Origin::INLINED + row as u32)
    }

    /// The row of [`Function::inlined`], of what another function brought with it.
    #[inline]
    pub fn row(self) -> Option<usize> {
        (self != Origin::NONE && self.0 >= Origin::INLINED)
            .then(|| (self.0 - Origin::INLINED) as usize)
    }
}

/// Where what was inlined comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inlined {
    /// The function that it was written in.
    pub callee: SymbolId,
    /// The instruction of that function; [`Origin::NONE`] or one of its own.
    pub inst: Origin,
    /// The call that the function stands in the place of, which may be inlined itself: of a row
    /// before this one.
    pub at: Origin,
}

/// A function that engines run.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// Its symbol; `None` in tests.
    pub symbol: Option<SymbolId>,
    /// Its signature; the parameters are those of the first block.
    pub sig: Signature,
    /// Which of the first 64 parameters are `noalias`, a bit each: what is accessed by an address
    /// computed from one is accessed by none that is not, while the function runs, if anything
    /// writes there.
    pub noalias: u64,
    /// Signatures of calls.
    pub sigs: PrimaryMap<SigRef, Signature>,
    /// Functions that it calls by name.
    pub callees: PrimaryMap<Callee, CalleeData>,
    /// Stack slots.
    pub slots: PrimaryMap<Slot, SlotData>,
    /// Blocks; the first is the entry, which no block goes to.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// The blocks in the order in which they are laid out; the entry first.
    pub layout: Vec<Block>,
    /// The instructions.
    pub insts: PrimaryMap<Inst, InstData>,
    /// The results of each instruction: the first value, and how many.
    pub results: PrimaryMap<Inst, (Value, u32)>,
    /// Where each instruction comes from.
    pub origins: PrimaryMap<Inst, Origin>,
    /// Where instructions come from that other functions brought with them.
    pub inlined: Vec<Inlined>,
    /// The values.
    pub values: PrimaryMap<Value, ValueData>,
    /// Lists of values and of block calls.
    pub pool: ListPool,
    /// Switch tables.
    pub tables: PrimaryMap<Table, TableData>,
    /// Where calls go on that may end by unwinding.
    pub handlers: PrimaryMap<Handler, HandlerData>,
    /// The types of exceptions that handlers distinguish, by the variables that describe them; `None` is
    /// any.
    pub caught: PrimaryMap<Caught, Option<SymbolId>>,
    /// The function that knows what exceptions are for which handlers (Itanium C++ ABI, Exception
    /// Handling, section 1.6).
    pub personality: Option<SymbolId>,
    /// Vector constants.
    pub vconsts: PrimaryMap<VConst, u128>,
    /// Machine code that it has with it.
    pub stubs: PrimaryMap<Stub, StubData>,
    /// Where debuggers find values; empty unless asked for.
    pub homes: Vec<Home>,
}

/// Where a value of the `ir` function is while the function runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Home {
    /// The number of the value.
    pub value: u32,
    /// A stack slot.
    pub slot: Slot,
    /// Whether the value is the slot's address, and not in the slot.
    pub is_address: bool,
}

/// How a block goes round to itself once more, or leaves.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// What decides it.
    pub cond: Value,
    /// The way to the block itself.
    pub back: BlockCall,
    /// The other way.
    pub exit: BlockCall,
    /// Whether it goes round where `cond` is not zero.
    pub goes_on: bool,
}

impl Function {
    /// Whether it has calls that may return more than once. Then what is live across such a call
    /// must be found where it was, whatever has run in between.
    pub fn returns_twice(&self) -> bool {
        self.sigs.values().any(|sig| sig.returns_twice)
    }

    /// Makes it the function of nothing and keeps the memory.
    pub fn clear(&mut self) {
        self.symbol = None;
        self.sig = Signature::default();
        self.noalias = 0;
        self.sigs.clear();
        self.callees.clear();
        self.slots.clear();
        self.blocks.clear();
        self.layout.clear();
        self.insts.clear();
        self.results.clear();
        self.origins.clear();
        self.inlined.clear();
        self.values.clear();
        self.pool.clear();
        self.tables.clear();
        self.handlers.clear();
        self.caught.clear();
        self.personality = None;
        self.homes.clear();
        self.vconsts.clear();
        self.stubs.clear();
    }

    /// Whether a parameter is `noalias`.
    pub fn is_noalias(&self, param: usize) -> bool {
        param < 64 && self.noalias >> param & 1 != 0
    }

    /// The instruction of the function itself that an origin is, or is a part of by inlining.
    pub fn outermost(&self, mut origin: Origin) -> Origin {
        while let Some(row) = origin.row() {
            origin = self.inlined[row].at;
        }
        origin
    }

    /// Adds to the numbers of all symbols, modulo 2³²: so they stand for what they did where they
    /// are numbered from another one on.
    pub fn move_symbols(&mut self, offset: u32) {
        if offset == 0 {
            return;
        }
        let moved = |symbol: &mut SymbolId| symbol.0 = symbol.0.wrapping_add(offset);
        self.symbol.iter_mut().for_each(moved);
        for row in self.callees.values_mut() {
            if let Target::Symbol(symbol) = &mut row.target {
                moved(symbol);
            }
        }
        let relocs = self.stubs.values_mut().flat_map(|stub| &mut stub.relocs);
        for reloc in relocs {
            if let StubTarget::Symbol(symbol) = &mut reloc.target {
                moved(symbol);
            }
        }
        self.personality.iter_mut().for_each(moved);
        self.caught.values_mut().flatten().for_each(moved);
        for inst in self.insts.values_mut() {
            if let InstData::SymbolAddr { symbol, .. } = inst {
                moved(symbol);
            }
        }
        self.inlined
            .iter_mut()
            .for_each(|row| moved(&mut row.callee));
    }

    /// The entry block.
    pub const ENTRY: Block = Block(0);

    /// The type of a value.
    #[inline(always)]
    pub fn ty(&self, value: Value) -> Type {
        self.values[value].ty
    }

    /// What defines a value.
    #[inline(always)]
    pub fn def(&self, value: Value) -> ValueDef {
        self.values[value].def()
    }

    /// The instruction that defines a value as its only or first result.
    #[inline(always)]
    pub fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.def(value) {
            ValueDef::Result(inst, 0) => Some(inst),
            _ => None,
        }
    }

    /// What that instruction is.
    #[inline]
    pub fn def_data(&self, value: Value) -> Option<InstData> {
        self.def_inst(value).map(|inst| self.insts[inst])
    }

    /// The integer constant that a value is.
    #[inline]
    pub fn as_iconst(&self, value: Value) -> Option<u64> {
        match self.insts[self.def_inst(value)?] {
            InstData::Iconst { imm, .. } => Some(imm),
            _ => None,
        }
    }

    /// The instructions of a block, in order.
    #[inline(always)]
    pub fn block_insts(&self, block: Block) -> impl DoubleEndedIterator<Item = Inst> + use<> {
        let BlockData { first, end, .. } = self.blocks[block];
        (first.0..end.0).map(Inst)
    }

    /// The terminator of a block.
    #[inline(always)]
    pub fn terminator(&self, block: Block) -> Inst {
        Inst(self.blocks[block].end.0 - 1)
    }

    /// The parameters of a block.
    #[inline(always)]
    pub fn params(&self, block: Block) -> impl ExactSizeIterator<Item = Value> + '_ {
        self.list(self.blocks[block].params)
    }

    /// The values of a list.
    #[inline(always)]
    pub fn list(&self, list: List) -> impl ExactSizeIterator<Item = Value> + '_ {
        self.pool.get(list).iter().map(|&word| Value(word))
    }

    /// The results of an instruction.
    #[inline(always)]
    pub fn inst_results(&self, inst: Inst) -> impl ExactSizeIterator<Item = Value> + use<> {
        let (first, n) = self.results[inst];
        (first.0..first.0 + n).map(Value)
    }

    /// The only or first result of an instruction.
    #[inline(always)]
    pub fn result(&self, inst: Inst) -> Option<Value> {
        let (first, n) = self.results[inst];
        (n > 0).then_some(first)
    }

    /// The target of a block call.
    #[inline(always)]
    pub fn target(&self, call: BlockCall) -> Block {
        Block(self.pool.get(call.0)[0])
    }

    /// The branch of a block that is a loop by itself.
    pub fn turn(&self, block: Block) -> Option<Turn> {
        let InstData::Brif { cond, then, els } = self.insts[self.terminator(block)] else {
            return None;
        };
        let (back, exit, goes_on) = match (self.target(then) == block, self.target(els) == block) {
            (true, false) => (then, els, true),
            (false, true) => (els, then, false),
            _ => return None,
        };
        Some(Turn {
            cond,
            back,
            exit,
            goes_on,
        })
    }

    /// The arguments of a block call.
    #[inline(always)]
    pub fn args(&self, call: BlockCall) -> impl ExactSizeIterator<Item = Value> + '_ {
        self.pool.get(call.0)[1..].iter().map(|&word| Value(word))
    }

    /// The signature that results are of.
    pub fn sig_of(&self, results: Results) -> Option<&Signature> {
        match results {
            Results::OfCallee(callee) => self.sigs.get(self.callees.get(callee)?.sig),
            Results::OfSig(sig) => self.sigs.get(sig),
            Results::OfHandler(handler) => self.sigs.get(self.handlers.get(handler)?.sig?),
            Results::Nothing | Results::One(_) => None,
        }
    }

    /// Whether an instruction is a call that may return more than once: see [`returns_twice`](Self::returns_twice).
    pub fn is_returned_to_twice(&self, data: InstData) -> bool {
        let sig = self.sig_of(data.results());
        sig.is_some_and(|sig| sig.returns_twice)
    }

    /// The types of results.
    pub fn result_types(&self, results: Results) -> SmallVec<[Type; 4]> {
        match (results, self.sig_of(results)) {
            (Results::One(ty), _) => SmallVec::from_slice(&[ty]),
            (_, Some(sig)) => sig.results.iter().map(|result| result.ty).collect(),
            _ => SmallVec::new(),
        }
    }
}
