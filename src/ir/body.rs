//! Function bodies: blocks of instructions over values, in text order.

use super::attr::AttrSet;
use super::inst::{Flags, Inst, InstData, Operand};
use super::name::{LocalName, Name};
use super::types::TypeId;
use crate::diag::Span;
use crate::entity;
use crate::entity::{Entity, List, ListPool, PrimaryMap};

entity! {
    /// A basic block.
    pub struct Block, "block";
    /// A local value: first the parameters, then one for every instruction in text order (those
    /// of type `void` too, so that value and instruction are one subtraction apart).
    pub struct Value, "value";
    /// A row of the table of calls.
    pub struct CallId, "call";
}

/// A block: a contiguous range of instructions, the last of which is its terminator.
#[derive(Clone, Copy, Debug)]
pub struct BlockData {
    /// The label.
    pub name: LocalName,
    /// Where the label stands; for an unlabelled block, its first instruction.
    pub span: Span,
    /// The first instruction.
    pub first: Inst,
    /// Behind the last instruction.
    pub end: Inst,
}

/// What a `call`, `invoke` or `callbr` says.
#[derive(Clone, Copy, Debug)]
pub struct CallData {
    /// The full type of the function that is called.
    pub fn_ty: TypeId,
    /// The function.
    pub callee: Operand,
    /// The arguments, as [`Operand`]s.
    pub args: List,
    /// [`AttrSet`]s of the arguments; empty where no argument has any.
    pub arg_attrs: List,
    /// Attributes of the result.
    pub ret_attrs: AttrSet,
    /// Attributes of the call.
    pub fn_attrs: AttrSet,
    /// The calling convention.
    pub conv: CallConv,
    /// `tail`, `musttail`, `notail`.
    pub tail: TailKind,
    /// Fast-math flags.
    pub flags: Flags,
    /// Operand bundles, as written; `None` where there are none.
    pub bundles: Option<Name>,
}

/// The calling convention. All but the ones named here are kept by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CallConv {
    /// `ccc`, the default.
    #[default]
    C,
    /// `fastcc`
    Fast,
    /// `coldcc`
    Cold,
    /// `tailcc`
    Tail,
    /// `swiftcc`
    Swift,
    /// `swifttailcc`
    SwiftTail,
    /// `preserve_mostcc`
    PreserveMost,
    /// `preserve_allcc`
    PreserveAll,
    /// `x86_64_sysvcc`
    SysV,
    /// `win64cc`
    Win64,
    /// `ghccc`
    Ghc,
    /// `cc N` and the others.
    Number(u16),
}

/// The marker in front of `call`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TailKind {
    /// None.
    #[default]
    None,
    /// `tail`
    Tail,
    /// `musttail`
    MustTail,
    /// `notail`
    NoTail,
}

/// An operand that was written with a type that is not its own. The parser notes it, the
/// verifier judges it: so that operands that agree cost nothing.
#[derive(Clone, Copy, Debug)]
pub struct Mismatch {
    /// The instruction.
    pub inst: Inst,
    /// The operand where it is written.
    pub span: Span,
    /// The type written in front of it.
    pub written: TypeId,
    /// The operand.
    pub operand: Operand,
}

/// Metadata attached to an instruction (`!dbg !7`).
#[derive(Clone, Copy, Debug)]
pub struct Attachment {
    /// The instruction.
    pub inst: Inst,
    /// The kind, without the `!`.
    pub kind: Name,
    /// The node, as written.
    pub node: Name,
}

/// The body of a function.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The blocks; the first is the entry.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// The instructions of all blocks.
    pub insts: PrimaryMap<Inst, InstData>,
    /// The text of each instruction.
    pub spans: PrimaryMap<Inst, Span>,
    /// The type of each value.
    pub types: PrimaryMap<Value, TypeId>,
    /// The name of each value.
    pub names: PrimaryMap<Value, LocalName>,
    /// The lists that instructions refer to.
    pub pool: ListPool,
    /// The calls.
    pub calls: PrimaryMap<CallId, CallData>,
    /// How many values are parameters.
    pub param_count: u32,
    /// Operands whose written type is not their own, in text order.
    pub mismatches: Vec<Mismatch>,
    /// Metadata attached to instructions, in text order.
    pub attachments: Vec<Attachment>,
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Parameter number.
    Param(u32),
    /// The result of an instruction.
    Inst(Inst),
}

impl Body {
    /// The value that an instruction defines.
    #[inline]
    pub fn result(&self, inst: Inst) -> Value {
        Value(inst.0 + self.param_count)
    }

    /// What defines a value.
    #[inline]
    pub fn def(&self, value: Value) -> ValueDef {
        match value.0.checked_sub(self.param_count) {
            Some(inst) => ValueDef::Inst(Inst(inst)),
            None => ValueDef::Param(value.0),
        }
    }

    /// The type of an instruction's result.
    #[inline]
    pub fn inst_type(&self, inst: Inst) -> TypeId {
        self.types[self.result(inst)]
    }

    /// The instructions of a block, in order.
    #[inline]
    pub fn block_insts(&self, block: Block) -> impl DoubleEndedIterator<Item = Inst> + use<> {
        let BlockData { first, end, .. } = self.blocks[block];
        (first.0..end.0).map(Inst)
    }

    /// The block of an instruction.
    pub fn block_of(&self, inst: Inst) -> Option<Block> {
        let after = self.blocks.as_slice().partition_point(|b| b.first <= inst);
        // Empty blocks start where the next one starts; the last that starts here holds it.
        (0..after)
            .rev()
            .map(Block::new)
            .find(|&b| inst < self.blocks[b].end)
    }

    /// The last instruction of a block, if it is a terminator.
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        let BlockData { first, end, .. } = self.blocks[block];
        if first == end {
            return None;
        }
        let last = Inst(end.0 - 1);
        self.insts[last].is_terminator().then_some(last)
    }

    /// The operands of a list.
    #[inline]
    pub fn operands(&self, list: List) -> impl ExactSizeIterator<Item = Operand> + '_ {
        self.pool.get(list).iter().map(|&word| Operand(word))
    }

    /// Calls `f` with every operand of an instruction in written order (of a call: the
    /// arguments, then the callee). Absent operands are left out.
    pub fn for_each_operand(&self, inst: Inst, mut f: impl FnMut(Operand)) {
        let mut one = |operand: Operand| {
            if !operand.is_missing() {
                f(operand)
            }
        };
        match self.insts[inst] {
            InstData::Binary { args, .. }
            | InstData::ICmp { args, .. }
            | InstData::FCmp { args, .. }
            | InstData::ExtractElement { args } => args.into_iter().for_each(one),
            InstData::Select { args, .. }
            | InstData::InsertElement { args }
            | InstData::ShuffleVector { args }
            | InstData::CmpXchg { args, .. } => args.into_iter().for_each(one),
            InstData::FNeg { arg, .. } | InstData::Cast { arg, .. } | InstData::Freeze { arg } => {
                one(arg)
            }
            InstData::Phi { incoming, .. } => self
                .pool
                .get(incoming)
                .chunks_exact(2)
                .for_each(|pair| one(Operand(pair[0]))),
            InstData::LandingPad { clauses, .. } => self
                .pool
                .get(clauses)
                .chunks_exact(2)
                .for_each(|pair| one(Operand(pair[1]))),
            InstData::Alloca { count, .. } => one(count),
            InstData::Load { ptr, .. } => one(ptr),
            InstData::Store { value, ptr, .. } | InstData::AtomicRmw { ptr, value, .. } => {
                one(value);
                one(ptr);
            }
            InstData::Gep { args, .. } => self.operands(args).for_each(one),
            InstData::Call { call }
            | InstData::Invoke { call, .. }
            | InstData::CallBr { call, .. } => {
                self.operands(self.calls[call].args).for_each(&mut one);
                one(self.calls[call].callee);
            }
            InstData::VaArg { list } => one(list),
            InstData::ExtractValue { agg, .. } => one(agg),
            InstData::InsertValue { agg, elem, .. } => {
                one(agg);
                one(elem);
            }
            InstData::Resume { value }
            | InstData::Ret { value }
            | InstData::Switch { value, .. } => one(value),
            InstData::CondBr { cond, .. } => one(cond),
            InstData::IndirectBr { addr, .. } => one(addr),
            InstData::Br { .. } | InstData::Fence { .. } | InstData::Unreachable => {}
        }
    }

    /// Calls `f` with every block that an instruction may go to, in written order.
    pub fn for_each_successor(&self, inst: Inst, mut f: impl FnMut(Block)) {
        match self.insts[inst] {
            InstData::Br { to } => f(to),
            InstData::CondBr { then, els, .. } => {
                f(then);
                f(els);
            }
            InstData::Switch { targets, .. } => {
                let words = self.pool.get(targets);
                f(Block(words[0]));
                words[1..]
                    .chunks_exact(2)
                    .for_each(|pair| f(Block(pair[1])));
            }
            InstData::IndirectBr { targets, .. } | InstData::CallBr { targets, .. } => self
                .pool
                .get(targets)
                .iter()
                .for_each(|&word| f(Block(word))),
            InstData::Invoke { normal, unwind, .. } => {
                f(normal);
                f(unwind);
            }
            _ => {}
        }
    }
}
