//! Function bodies: blocks of instructions over values, in text order.

use std::ops::RangeInclusive;

use super::attr::AttrSet;
use super::inst::{Flags, Inst, InstData, Operand, words};
use super::metadata::MetadataId;
use super::name::{LocalName, Name};
use super::types::TypeId;
use super::use_list::UseListOrder;
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

impl Block {
    /// A label that was never defined: the parser has reported it.
    pub const MISSING: Block = Block(u32::MAX);
    /// No block: unwinding goes on in the caller.
    pub const CALLER: Block = Block(u32::MAX - 1);
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
    /// Operand bundles, to be read by [`Body::bundles`].
    pub bundles: List,
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

/// The conventions with their words and the numbers of `cc N`.
const CONVS: &[(&str, u16, CallConv)] = &[
    ("ccc", 0, CallConv::C),
    ("fastcc", 8, CallConv::Fast),
    ("coldcc", 9, CallConv::Cold),
    ("ghccc", 10, CallConv::Ghc),
    ("preserve_mostcc", 14, CallConv::PreserveMost),
    ("preserve_allcc", 15, CallConv::PreserveAll),
    ("swiftcc", 16, CallConv::Swift),
    ("tailcc", 18, CallConv::Tail),
    ("swifttailcc", 20, CallConv::SwiftTail),
    ("x86_64_sysvcc", 78, CallConv::SysV),
    ("win64cc", 79, CallConv::Win64),
    ("webkit_jscc", 12, CallConv::Number(12)),
    ("anyregcc", 13, CallConv::Number(13)),
    ("cxx_fast_tlscc", 17, CallConv::Number(17)),
    ("cfguard_checkcc", 19, CallConv::Number(19)),
    ("preserve_nonecc", 21, CallConv::Number(21)),
    ("x86_stdcallcc", 64, CallConv::Number(64)),
    ("x86_fastcallcc", 65, CallConv::Number(65)),
    ("arm_apcscc", 66, CallConv::Number(66)),
    ("arm_aapcscc", 67, CallConv::Number(67)),
    ("arm_aapcs_vfpcc", 68, CallConv::Number(68)),
    ("msp430_intrcc", 69, CallConv::Number(69)),
    ("x86_thiscallcc", 70, CallConv::Number(70)),
    ("ptx_kernel", 71, CallConv::Number(71)),
    ("ptx_device", 72, CallConv::Number(72)),
    ("spir_func", 75, CallConv::Number(75)),
    ("spir_kernel", 76, CallConv::Number(76)),
    ("intel_ocl_bicc", 77, CallConv::Number(77)),
    ("x86_vectorcallcc", 80, CallConv::Number(80)),
    ("x86_intrcc", 83, CallConv::Number(83)),
    ("amdgpu_kernel", 91, CallConv::Number(91)),
    ("x86_regcallcc", 92, CallConv::Number(92)),
    ("aarch64_vector_pcs", 97, CallConv::Number(97)),
    ("aarch64_sve_vector_pcs", 98, CallConv::Number(98)),
    ("hhvmcc", 81, CallConv::Number(81)),
    ("hhvm_ccc", 82, CallConv::Number(82)),
    ("avr_intrcc", 84, CallConv::Number(84)),
    ("avr_signalcc", 85, CallConv::Number(85)),
    ("amdgpu_vs", 87, CallConv::Number(87)),
    ("amdgpu_gs", 88, CallConv::Number(88)),
    ("amdgpu_ps", 89, CallConv::Number(89)),
    ("amdgpu_cs", 90, CallConv::Number(90)),
    ("amdgpu_hs", 93, CallConv::Number(93)),
    ("amdgpu_ls", 95, CallConv::Number(95)),
    ("amdgpu_es", 96, CallConv::Number(96)),
    ("amdgpu_gfx", 100, CallConv::Number(100)),
    ("m68k_intrcc", 101, CallConv::Number(101)),
    (
        "aarch64_sme_preservemost_from_x0",
        102,
        CallConv::Number(102),
    ),
    (
        "aarch64_sme_preservemost_from_x2",
        103,
        CallConv::Number(103),
    ),
    ("amdgpu_cs_chain", 104, CallConv::Number(104)),
    ("amdgpu_cs_chain_preserve", 105, CallConv::Number(105)),
    ("m68k_rtdcc", 106, CallConv::Number(106)),
    ("graalcc", 107, CallConv::Number(107)),
    ("riscv_vector_cc", 110, CallConv::Number(110)),
    (
        "aarch64_sme_preservemost_from_x1",
        111,
        CallConv::Number(111),
    ),
];

impl CallConv {
    /// The convention that is written with a word.
    pub fn from_word(word: &[u8]) -> Option<CallConv> {
        if let Some(found) = CONVS.iter().find(|(name, ..)| name.as_bytes() == word) {
            return Some(found.2);
        }
        // `cc10` is `cc 10`.
        let number = std::str::from_utf8(word.strip_prefix(b"cc")?).ok()?;
        Some(CallConv::from_number(number.parse().ok()?))
    }

    /// The convention `cc number`.
    pub fn from_number(number: u64) -> CallConv {
        match CONVS.iter().find(|(_, n, _)| u64::from(*n) == number) {
            Some(found) => found.2,
            None => CallConv::Number(number.min(u16::MAX.into()) as u16),
        }
    }

    /// Its number, as of `cc number`.
    pub fn to_number(self) -> u16 {
        match (CONVS.iter().find(|(.., c)| *c == self), self) {
            (Some(&(_, number, _)), _) | (None, CallConv::Number(number)) => number,
            _ => 0,
        }
    }

    /// How it is written; `cc N` where it has no word.
    pub fn text(self) -> String {
        match (CONVS.iter().find(|(.., c)| *c == self), self) {
            (Some((name, ..)), _) => (*name).into(),
            (None, CallConv::Number(n)) => format!("cc {n}"),
            (None, _) => String::new(),
        }
    }
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
    /// The node.
    pub node: MetadataId,
}

words! {
    /// The kind of a debug record, as it is written behind `#dbg_`.
    pub enum RecordKind {
        Value = "value", Declare = "declare", Assign = "assign", Label = "label",
        DeclareValue = "declare_value",
    }
}

impl RecordKind {
    /// How many operands a record has, the place in the source, which is the last, included.
    pub fn operand_count(self) -> usize {
        match self {
            RecordKind::Value | RecordKind::Declare | RecordKind::DeclareValue => 4,
            RecordKind::Assign => 7,
            RecordKind::Label => 2,
        }
    }
}

/// A debug record: `#dbg_value(i32 %x, !5, !DIExpression(), !9)` (Source Level Debugging with
/// LLVM, "Debug records").
#[derive(Clone, Copy, Debug)]
pub struct DebugRecord {
    /// The instruction that it stands in front of.
    pub before: Inst,
    /// Its kind.
    pub kind: RecordKind,
    /// Its operands, as [`MetadataId`]s in the body's pool.
    pub operands: List,
    /// Its text.
    pub span: Span,
}

/// An operand bundle of a call (Language Reference, "Operand Bundles").
#[derive(Clone, Copy, Debug)]
pub struct Bundle<'b> {
    /// Its tag.
    pub tag: Name,
    /// Its operands, as [`Operand`]s.
    pub operands: &'b [u32],
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
    /// What few bodies have; `None` where it would be empty.
    pub notes: Option<Box<Notes>>,
}

/// Where a string was written: what it holds may be shorter than what was written, as some bytes are
/// escaped.
#[derive(Clone, Debug, Default)]
pub struct Quoted {
    /// What stands between the quotes.
    pub span: Span,
    /// For each escaped byte its place in the string, and how many more bytes it was written with.
    pub escapes: Vec<(u32, u32)>,
}

impl Quoted {
    /// Where a part of the string was written.
    pub fn part(&self, start: usize, len: usize) -> Span {
        let place = |at: usize| {
            let before = self
                .escapes
                .partition_point(|&(place, _)| (place as usize) < at);
            let more: u32 = self.escapes[..before].iter().map(|&(_, more)| more).sum();
            (at as u32 + more).min(self.span.len)
        };
        Span {
            start: self.span.start + place(start),
            len: place(start + len) - place(start),
        }
    }
}

/// What few bodies have: apart, as a module may have many small functions.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// Operands whose written type is not their own, in text order.
    pub mismatches: Vec<Mismatch>,
    /// Metadata attached to instructions, in text order.
    pub attachments: Vec<Attachment>,
    /// Debug records, in text order.
    pub records: Vec<DebugRecord>,
    /// Use-list orders.
    pub use_lists: Vec<UseListOrder>,
    /// Where the text of inline assembly was written, of the calls of some.
    pub assembly: Vec<(CallId, Quoted)>,
    /// Where statements were left out because they could not be parsed: each was in front of this
    /// instruction. The error is reported already; what depends on the statement is no error of
    /// its own.
    pub gaps: Vec<Inst>,
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
    pub fn operands(&self, list: List) -> impl ExactSizeIterator<Item = Operand> + Clone + '_ {
        self.pool.get(list).iter().map(|&word| Operand(word))
    }

    /// Calls `f` with every operand of an instruction in written order (of a call: the
    /// arguments, those of its bundles, then the callee). Absent operands are left out.
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
                for bundle in self.bundles(self.calls[call].bundles) {
                    bundle.operands.iter().for_each(|&word| one(Operand(word)));
                }
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
            InstData::CatchPad { parent, args } | InstData::CleanupPad { parent, args } => {
                one(parent);
                self.operands(args).for_each(one);
            }
            InstData::CatchSwitch { parent: pad, .. }
            | InstData::CatchRet { pad, .. }
            | InstData::CleanupRet { pad, .. } => one(pad),
            InstData::Br { .. } | InstData::Fence { .. } | InstData::Unreachable => {}
        }
    }

    /// Calls `f` with every block that an instruction may go to, in written order. Labels that
    /// were never defined are left out.
    pub fn for_each_successor(&self, inst: Inst, mut f: impl FnMut(Block)) {
        let mut f = |block| {
            if block != Block::MISSING && block != Block::CALLER {
                f(block)
            }
        };
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
            InstData::IndirectBr { targets, .. }
            | InstData::CallBr { targets, .. }
            | InstData::CatchSwitch { targets, .. } => self
                .pool
                .get(targets)
                .iter()
                .for_each(|&word| f(Block(word))),
            InstData::Invoke { normal, unwind, .. } => {
                f(normal);
                f(unwind);
            }
            InstData::CatchRet { to: target, .. } | InstData::CleanupRet { unwind: target, .. } => {
                f(target)
            }
            _ => {}
        }
    }

    /// How many branch weights `!prof` has for an instruction (LLVM Branch Weight Metadata); `None`
    /// where there are none.
    pub fn weights(&self, data: &InstData) -> Option<RangeInclusive<usize>> {
        Some(match *data {
            InstData::Br { .. } | InstData::Call { .. } => 1..=1,
            InstData::CondBr { .. } | InstData::Select { .. } => 2..=2,
            InstData::Invoke { .. } => 1..=2,
            InstData::Switch { targets, .. } => {
                let ways = self.pool.get(targets).len() / 2 + 1;
                ways..=ways
            }
            InstData::IndirectBr { targets, .. } | InstData::CallBr { targets, .. } => {
                let ways = self.pool.get(targets).len();
                ways..=ways
            }
            _ => return None,
        })
    }

    /// Operands whose written type is not their own, in text order.
    pub fn mismatches(&self) -> &[Mismatch] {
        self.notes.as_ref().map_or(&[], |notes| &notes.mismatches)
    }

    /// Metadata attached to instructions, in text order.
    pub fn attachments(&self) -> &[Attachment] {
        self.notes.as_ref().map_or(&[], |notes| &notes.attachments)
    }

    /// Debug records, in text order.
    pub fn records(&self) -> &[DebugRecord] {
        self.notes.as_ref().map_or(&[], |notes| &notes.records)
    }

    /// Use-list orders, in text order.
    pub fn use_lists(&self) -> &[UseListOrder] {
        self.notes.as_ref().map_or(&[], |notes| &notes.use_lists)
    }

    /// The operand bundles of a list: a tag, a count and as many operands for each.
    pub fn bundles(&self, list: List) -> impl Iterator<Item = Bundle<'_>> + '_ {
        let mut words = self.pool.get(list);
        std::iter::from_fn(move || {
            let &[tag, count, ref rest @ ..] = words else {
                return None;
            };
            let (operands, rest) = rest.split_at_checked(count as usize)?;
            words = rest;
            Some(Bundle {
                tag: Name(tag),
                operands,
            })
        })
    }

    /// Where statements were left out; see [`Notes::gaps`].
    pub fn gaps(&self) -> &[Inst] {
        self.notes.as_ref().map_or(&[], |notes| &notes.gaps)
    }

    /// Where the inline assembly of a call was written, if that is known.
    pub fn assembly(&self, call: CallId) -> Option<&Quoted> {
        let rows = self.notes.as_ref().map_or(&[][..], |notes| &notes.assembly);
        let row = rows.iter().rev().find(|(of, _)| *of == call);
        row.map(|(_, quoted)| quoted)
    }

    /// What few bodies have, to be added to.
    pub fn notes_mut(&mut self) -> &mut Notes {
        self.notes.get_or_insert_default()
    }

    /// Whether a statement of the block could not be parsed (see [`gaps`](Self::gaps)).
    pub fn has_gap(&self, block: Block) -> bool {
        let BlockData { first, end, .. } = self.blocks[block];
        let gaps = self.gaps();
        let from = gaps.partition_point(|&gap| gap < first);
        gaps.get(from).is_some_and(|&gap| gap <= end)
    }

    /// Replaces every operand of an instruction.
    pub fn map_operands(&mut self, inst: Inst, mut f: impl FnMut(Operand) -> Operand) {
        let mut one = |operand: &mut Operand| {
            if !operand.is_missing() {
                *operand = f(*operand)
            }
        };
        let Body {
            insts, pool, calls, ..
        } = self;
        match &mut insts[inst] {
            InstData::Binary { args, .. }
            | InstData::ICmp { args, .. }
            | InstData::FCmp { args, .. }
            | InstData::ExtractElement { args } => args.iter_mut().for_each(one),
            InstData::Select { args, .. }
            | InstData::InsertElement { args }
            | InstData::ShuffleVector { args }
            | InstData::CmpXchg { args, .. } => args.iter_mut().for_each(one),
            InstData::FNeg { arg, .. } | InstData::Cast { arg, .. } | InstData::Freeze { arg } => {
                one(arg)
            }
            InstData::Phi { incoming, .. } => {
                for pair in pool.get_mut(*incoming).chunks_exact_mut(2) {
                    let mut operand = Operand(pair[0]);
                    one(&mut operand);
                    pair[0] = operand.0;
                }
            }
            InstData::LandingPad { clauses, .. } => {
                for pair in pool.get_mut(*clauses).chunks_exact_mut(2) {
                    let mut operand = Operand(pair[1]);
                    one(&mut operand);
                    pair[1] = operand.0;
                }
            }
            InstData::Alloca { count, .. } => one(count),
            InstData::Load { ptr, .. } => one(ptr),
            InstData::Store { value, ptr, .. } | InstData::AtomicRmw { ptr, value, .. } => {
                one(value);
                one(ptr);
            }
            InstData::Gep { args, .. } => map_list(pool.get_mut(*args), one),
            InstData::Call { call }
            | InstData::Invoke { call, .. }
            | InstData::CallBr { call, .. } => {
                let call = &mut calls[*call];
                one(&mut call.callee);
                map_list(pool.get_mut(call.args), &mut one);
                let mut words = pool.get_mut(call.bundles);
                while let [_, count, rest @ ..] = words {
                    let Some((operands, rest)) = rest.split_at_mut_checked(*count as usize) else {
                        break;
                    };
                    map_list(operands, &mut one);
                    words = rest;
                }
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
            InstData::CatchPad { parent, args } | InstData::CleanupPad { parent, args } => {
                one(parent);
                map_list(pool.get_mut(*args), one);
            }
            InstData::CatchSwitch { parent: pad, .. }
            | InstData::CatchRet { pad, .. }
            | InstData::CleanupRet { pad, .. } => one(pad),
            InstData::Br { .. } | InstData::Fence { .. } | InstData::Unreachable => {}
        }
    }

    /// Replaces every block that an instruction names: targets, and where the values of a `phi`
    /// come from.
    pub fn map_blocks(&mut self, inst: Inst, f: impl Fn(Block) -> Block) {
        let Body { insts, pool, .. } = self;
        let word = |word: &mut u32| *word = f(Block(*word)).0;
        match &mut insts[inst] {
            InstData::Br { to } => *to = f(*to),
            InstData::CondBr { then, els, .. } => {
                *then = f(*then);
                *els = f(*els);
            }
            InstData::Invoke { normal, unwind, .. } => {
                *normal = f(*normal);
                *unwind = f(*unwind);
            }
            InstData::Phi { incoming, .. } => pool
                .get_mut(*incoming)
                .chunks_exact_mut(2)
                .for_each(|pair| word(&mut pair[1])),
            InstData::Switch { targets, .. } => {
                if let Some((default, cases)) = pool.get_mut(*targets).split_first_mut() {
                    word(default);
                    cases
                        .chunks_exact_mut(2)
                        .for_each(|pair| word(&mut pair[1]));
                }
            }
            InstData::IndirectBr { targets, .. }
            | InstData::CallBr { targets, .. }
            | InstData::CatchSwitch { targets, .. } => {
                pool.get_mut(*targets).iter_mut().for_each(word)
            }
            InstData::CatchRet { to: target, .. } | InstData::CleanupRet { unwind: target, .. } => {
                *target = f(*target)
            }
            _ => {}
        }
    }

    /// Removes everything and keeps the memory.
    pub fn clear(&mut self) {
        self.blocks.clear();
        self.insts.clear();
        self.spans.clear();
        self.types.clear();
        self.names.clear();
        self.pool.clear();
        self.calls.clear();
        self.param_count = 0;
        self.notes = None;
    }

    /// Gives unused memory back.
    pub fn shrink_to_fit(&mut self) {
        self.blocks.shrink_to_fit();
        self.insts.shrink_to_fit();
        self.spans.shrink_to_fit();
        self.types.shrink_to_fit();
        self.names.shrink_to_fit();
        self.pool.shrink_to_fit();
        self.calls.shrink_to_fit();
        if let Some(notes) = &mut self.notes {
            notes.mismatches.shrink_to_fit();
            notes.attachments.shrink_to_fit();
            notes.records.shrink_to_fit();
        }
    }
}

fn map_list(words: &mut [u32], mut f: impl FnMut(&mut Operand)) {
    for word in words {
        let mut operand = Operand(*word);
        f(&mut operand);
        *word = operand.0;
    }
}
