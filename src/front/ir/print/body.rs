//! Bodies of functions as text.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::metadata::Within;
use super::{Printer, escaped, name_text, type_text};
use crate::entity::{Entity, List};
use crate::ir::attr::AttrSet;
use crate::ir::body::{Block, BlockData, Body, CallConv, CallId, TailKind, Value, ValueDef};
use crate::ir::constant::{Const, ConstId};
use crate::ir::inst::{
    Align, Flags, GepFlags, Inst, InstData, MemFlags, Operand, OperandKind, Ordering, SyncScope,
};
use crate::ir::module::Module;
use crate::ir::name::{LocalName, LocalNameKind};
use crate::ir::types::{Type, TypeId};

/// The numbers that unnamed and numbered values and blocks have in print.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    values: Vec<u32>,
    blocks: Vec<u32>,
}

fn counted(name: LocalName) -> bool {
    !matches!(name.kind(), LocalNameKind::Named(_))
}

impl Numbering {
    /// Gives the blocks that are known by their number a name for it, as what is inserted will be counted, too.
    pub fn keep(body: &mut Body) {
        let numbering = Numbering::new(body);
        for block in body.blocks.keys() {
            let name = &mut body.blocks[block].name;
            if *name == LocalName::UNNAMED {
                *name = LocalName::number(numbering.block_number(block));
            }
        }
    }

    /// Counts the locals of a function as LLVM does: parameters, then blocks and results in
    /// order.
    pub fn new(body: &Body) -> Numbering {
        let mut next = 0;
        let mut count = |name| {
            let n = next;
            next += u32::from(counted(name));
            n
        };
        let mut values = Vec::with_capacity(body.types.len());
        let mut blocks = Vec::with_capacity(body.blocks.len());
        for n in 0..body.param_count {
            values.push(count(body.names[Value(n)]));
        }
        for block in body.blocks.keys() {
            blocks.push(count(body.blocks[block].name));
            for inst in body.block_insts(block) {
                let value = body.result(inst);
                values.push(match body.types[value] {
                    TypeId::VOID => 0,
                    _ => count(body.names[value]),
                });
            }
        }
        Numbering { values, blocks }
    }

    /// The number in print of the block that was written with number `n`.
    pub fn block_by_number(&self, body: &Body, n: u32) -> Option<u32> {
        let found = body
            .blocks
            .iter()
            .find(|(_, b)| b.name == LocalName::number(n))?;
        self.blocks.get(found.0.index()).copied()
    }

    /// The blocks of a body by their labels; those without one by the number that LLVM counts for
    /// them.
    pub fn blocks_by_name(body: &Body) -> FxHashMap<LocalName, Block> {
        let named = body.blocks.iter().map(|(block, row)| (row.name, block));
        let mut blocks: FxHashMap<LocalName, Block> = named.collect();
        if blocks.remove(&LocalName::UNNAMED).is_some() {
            let numbering = Numbering::new(body);
            for (block, row) in body.blocks.iter() {
                if row.name == LocalName::UNNAMED {
                    let name = LocalName::number(numbering.block_number(block));
                    blocks.entry(name).or_insert(block);
                }
            }
        }
        blocks
    }

    /// The number that is counted for a block, whether it has a name or not.
    pub fn block_number(&self, block: Block) -> u32 {
        self.blocks.get(block.index()).copied().unwrap_or(0)
    }

    /// The number that is counted for a value, whether it has a name or not.
    pub fn value_number(&self, value: Value) -> u32 {
        self.values.get(value.index()).copied().unwrap_or(0)
    }

    /// A value's name in print, without the `%`.
    pub fn value_text(&self, module: &Module, body: &Body, value: Value) -> String {
        match body.names.get(value).map(|name| name.kind()) {
            Some(LocalNameKind::Named(name)) => name_text(module.names.get(name)),
            _ => self
                .values
                .get(value.index())
                .map_or("?".into(), u32::to_string),
        }
    }

    /// A block's name in print, without the `%`.
    pub fn block_text(&self, module: &Module, body: &Body, block: Block) -> String {
        match body.blocks.get(block).map(|b| b.name.kind()) {
            Some(LocalNameKind::Named(name)) => name_text(module.names.get(name)),
            _ => self
                .blocks
                .get(block.index())
                .map_or("?".into(), u32::to_string),
        }
    }
}

impl Printer<'_> {
    /// The flags of integer arithmetic, each with a blank in front.
    pub(super) fn int_flags(&mut self, flags: Flags) {
        for (flag, word, _) in Flags::OF_INTEGERS {
            if flags.has(flag) {
                self.text(" ");
                self.text(word);
            }
        }
    }

    /// The blocks of a function.
    pub(super) fn body(&mut self, body: &Body) {
        let numbering = Numbering::new(body);
        let mut attached = body.attachments().iter().peekable();
        let mut records = body.records().iter().peekable();
        let within = Within {
            body,
            numbering: &numbering,
        };
        for block in body.blocks.keys() {
            let unnamed = counted(body.blocks[block].name);
            if block.index() > 0 {
                self.text("\n");
            }
            if block.index() > 0 || !unnamed {
                let start = self.out.len();
                let text = numbering.block_text(self.m, body, block);
                self.text(&text);
                // One without a label of its own is where its first instruction is.
                let BlockData { span, first, .. } = body.blocks[block];
                if body.spans.get(first) != Some(&span) {
                    self.place(span, start);
                }
                self.text(":\n");
            }
            for inst in body.block_insts(block) {
                while let Some(record) = records.next_if(|record| record.before <= inst) {
                    self.text("    ");
                    let start = self.out.len();
                    self.debug_record(record, within);
                    self.place(record.span, start);
                    self.text("\n");
                }
                self.text("  ");
                let start = self.out.len();
                self.instruction(body, &numbering, inst);
                self.place(body.spans[inst], start);
                while let Some(row) = attached.next_if(|row| row.inst <= inst) {
                    self.attachments(", ", [(row.kind, row.node)].into_iter());
                }
                self.text("\n");
            }
        }
        if !body.use_lists().is_empty() {
            self.text("\n");
        }
        self.use_lists(body.use_lists(), Some((body, &numbering)));
    }

    /// The type of a local value as it is written in front of it.
    pub(super) fn value_type(&mut self, body: &Body, value: Value) {
        let alloca = match body.def(value) {
            ValueDef::Inst(inst) => matches!(body.insts[inst], InstData::Alloca { .. }),
            ValueDef::Param(_) => false,
        };
        self.address_type(body.types[value], alloca);
    }

    /// One instruction without its metadata.
    pub(super) fn instruction(&mut self, body: &Body, numbering: &Numbering, inst: Inst) {
        let result = body.result(inst);
        if body.types[result] != TypeId::VOID {
            let text = numbering.value_text(self.m, body, result);
            self.text(&format!("%{text} = "));
        }
        InstPrinter {
            p: self,
            body,
            numbering,
        }
        .data(inst);
    }
}

struct InstPrinter<'p, 'm, 'b> {
    p: &'p mut Printer<'m>,
    body: &'b Body,
    numbering: &'b Numbering,
}

impl InstPrinter<'_, '_, '_> {
    fn text(&mut self, text: &str) {
        self.p.text(text);
    }

    fn ty(&mut self, ty: TypeId) {
        let text = type_text(self.p.m, ty);
        self.text(&text);
    }

    fn value(&mut self, operand: Operand) {
        match operand.kind() {
            OperandKind::Value(value) => {
                let text = self.numbering.value_text(self.p.m, self.body, value);
                self.text(&format!("%{text}"));
            }
            OperandKind::Const(id) => match self.p.m.consts.get(id) {
                Const::Metadata(id) => {
                    let within = Within {
                        body: self.body,
                        numbering: self.numbering,
                    };
                    self.p.metadata(id, Some(within));
                }
                _ => self.p.const_value(id),
            },
            OperandKind::Missing => self.text("poison"),
        }
    }

    fn operand_type(&mut self, operand: Operand) {
        match operand.kind() {
            OperandKind::Value(value) => self.p.value_type(self.body, value),
            OperandKind::Const(id) => self.p.const_type(id),
            OperandKind::Missing => self.text("ptr"),
        }
    }

    fn typed(&mut self, operand: Operand) {
        self.operand_type(operand);
        self.text(" ");
        self.value(operand);
    }

    fn all_typed(&mut self, operands: &[Operand]) {
        for (n, &operand) in operands.iter().enumerate() {
            if n > 0 {
                self.text(", ");
            }
            self.typed(operand);
        }
    }

    fn block(&mut self, block: Block) {
        let text = self.numbering.block_text(self.p.m, self.body, block);
        self.text(&format!("%{text}"));
    }

    fn label(&mut self, block: Block) {
        self.text("label ");
        self.block(block);
    }

    /// Where unwinding goes on.
    fn unwind(&mut self, to: Block) {
        self.text(" unwind ");
        match to {
            Block::CALLER => self.text("to caller"),
            to => self.label(to),
        }
    }

    fn labels(&mut self, words: &[u32]) {
        self.text("[");
        for (n, &word) in words.iter().enumerate() {
            if n > 0 {
                self.text(", ");
            }
            self.label(Block(word));
        }
        self.text("]");
    }

    fn fast_flags(&mut self, flags: Flags) {
        for (flag, word, _) in Flags::OF_FLOATS {
            if flags.has(flag) {
                self.text(" ");
                self.text(word);
            }
            // It is all of them.
            if flags.has(Flags::FAST) {
                return;
            }
        }
    }

    fn ordering(&mut self, flags: MemFlags) {
        match flags.get_scope() {
            SyncScope::SYSTEM => {}
            SyncScope::SINGLE_THREAD => self.text(" syncscope(\"singlethread\")"),
            SyncScope(n) => {
                let names = &self.p.m.scopes;
                let name = names.get(usize::from(n - SyncScope::FIRST_NAMED));
                let text = name.map_or(String::new(), |&name| escaped(self.p.m.names.get(name)));
                self.text(&format!(" syncscope(\"{text}\")"));
            }
        }
        if flags.get_ordering() != Ordering::NotAtomic {
            self.text(" ");
            self.text(flags.get_ordering().word());
        }
    }

    fn align(&mut self, align: Align) {
        if let Some(bytes) = align.bytes() {
            self.text(&format!(", align {bytes}"));
        }
    }

    fn access_words(&mut self, flags: MemFlags) {
        if flags.get_ordering() != Ordering::NotAtomic {
            self.text(" atomic");
        }
        if flags.is_volatile() {
            self.text(" volatile");
        }
        self.text(" ");
    }

    fn indices(&mut self, indices: List) {
        let body = self.body;
        for &index in body.pool.get(indices) {
            self.text(&format!(", {index}"));
        }
    }

    fn data(&mut self, inst: Inst) {
        let body = self.body;
        let data = body.insts[inst];
        if !matches!(
            data,
            InstData::Call { .. } | InstData::Invoke { .. } | InstData::CallBr { .. }
        ) {
            self.text(data.word());
        }
        let ty = body.inst_type(inst);
        match data {
            InstData::Binary { .. }
            | InstData::FNeg { .. }
            | InstData::Cast { .. }
            | InstData::ICmp { .. }
            | InstData::FCmp { .. }
            | InstData::Select { .. }
            | InstData::Freeze { .. }
            | InstData::Phi { .. }
            | InstData::ExtractValue { .. }
            | InstData::InsertValue { .. }
            | InstData::ExtractElement { .. }
            | InstData::InsertElement { .. }
            | InstData::ShuffleVector { .. } => self.computation(data, ty),
            InstData::Alloca { .. }
            | InstData::Load { .. }
            | InstData::Store { .. }
            | InstData::Gep { .. }
            | InstData::VaArg { .. }
            | InstData::Fence { .. }
            | InstData::CmpXchg { .. }
            | InstData::AtomicRmw { .. } => self.memory_access(data, ty),
            InstData::Call { .. }
            | InstData::Invoke { .. }
            | InstData::CallBr { .. }
            | InstData::Ret { .. }
            | InstData::Br { .. }
            | InstData::CondBr { .. }
            | InstData::Switch { .. }
            | InstData::IndirectBr { .. }
            | InstData::Unreachable => self.control(data),
            InstData::LandingPad { .. }
            | InstData::Resume { .. }
            | InstData::CatchSwitch { .. }
            | InstData::CatchPad { .. }
            | InstData::CatchRet { .. }
            | InstData::CleanupPad { .. }
            | InstData::CleanupRet { .. } => self.exception(data, ty),
        }
    }

    /// An instruction that computes a value of its operands alone.
    fn computation(&mut self, data: InstData, ty: TypeId) {
        match data {
            InstData::Binary { op, flags, args } => {
                match op.is_float() {
                    true => self.fast_flags(flags),
                    false => self.p.int_flags(flags),
                }
                self.text(" ");
                self.ty(ty);
                self.text(" ");
                self.value(args[0]);
                self.text(", ");
                self.value(args[1]);
            }
            InstData::FNeg { flags, arg } => {
                self.fast_flags(flags);
                self.text(" ");
                self.typed(arg);
            }
            InstData::Cast { op, flags, arg } => {
                use crate::ir::CastOp;
                match op {
                    CastOp::FPTrunc | CastOp::FPExt => self.fast_flags(flags),
                    _ => self.p.int_flags(flags),
                }
                self.text(" ");
                self.typed(arg);
                self.text(" to ");
                self.ty(ty);
            }
            InstData::ICmp { cond, flags, args } => {
                self.p.int_flags(flags);
                self.compare(cond.word(), args);
            }
            InstData::FCmp { cond, flags, args } => {
                self.fast_flags(flags);
                self.compare(cond.word(), args);
            }
            InstData::Select { flags, args } => {
                self.fast_flags(flags);
                self.text(" ");
                self.typed(args[0]);
                for &arg in &args[1..] {
                    self.text(", ");
                    self.ty(ty);
                    self.text(" ");
                    self.value(arg);
                }
            }
            InstData::Freeze { arg } => {
                self.text(" ");
                self.typed(arg);
            }
            InstData::Phi { flags, incoming } => self.phi(ty, flags, incoming),
            InstData::ExtractValue { agg, indices } => {
                self.text(" ");
                self.typed(agg);
                self.indices(indices);
            }
            InstData::InsertValue { agg, elem, indices } => {
                self.text(" ");
                self.all_typed(&[agg, elem]);
                self.indices(indices);
            }
            InstData::ExtractElement { args } => {
                self.text(" ");
                self.all_typed(&args);
            }
            InstData::InsertElement { args } | InstData::ShuffleVector { args } => {
                self.text(" ");
                self.all_typed(&args);
            }
            _ => {}
        }
    }

    /// An instruction that accesses memory or computes an address.
    fn memory_access(&mut self, data: InstData, ty: TypeId) {
        match data {
            InstData::Alloca {
                ty: elem,
                count,
                align,
                flags,
            } => self.alloca(ty, elem, count, (align, flags)),
            InstData::Load { ptr, align, flags } => {
                self.access_words(flags);
                self.ty(ty);
                self.text(", ");
                self.typed(ptr);
                self.ordering(flags);
                self.align(align);
            }
            InstData::Store {
                value,
                ptr,
                align,
                flags,
            } => {
                self.access_words(flags);
                self.all_typed(&[value, ptr]);
                self.ordering(flags);
                self.align(align);
            }
            InstData::Gep {
                flags,
                source,
                args,
            } => self.gep(ty, flags, source, args),
            InstData::VaArg { list } => {
                self.text(" ");
                self.typed(list);
                self.text(", ");
                self.ty(ty);
            }
            InstData::Fence { flags } => self.ordering(flags),
            InstData::CmpXchg { args, flags, align } => self.cmp_xchg(args, flags, align),
            InstData::AtomicRmw {
                op,
                ptr,
                value,
                flags,
                align,
            } => {
                if flags.is_volatile() {
                    self.text(" volatile");
                }
                self.text(" ");
                self.text(op.word());
                self.text(" ");
                self.all_typed(&[ptr, value]);
                self.ordering(flags);
                self.align(align);
            }
            _ => {}
        }
    }

    /// A call or another terminator, but for those of exceptions.
    fn control(&mut self, data: InstData) {
        let body = self.body;
        match data {
            InstData::Call { call } => self.call("call", call),
            InstData::Invoke {
                call,
                normal,
                unwind,
            } => {
                self.call("invoke", call);
                self.text("\n          to ");
                self.label(normal);
                self.text(" unwind ");
                self.label(unwind);
            }
            InstData::CallBr { call, targets } => self.call_br(call, targets),
            InstData::Ret { value } => {
                self.text(" ");
                match value.is_missing() {
                    true => self.text("void"),
                    false => self.typed(value),
                }
            }
            InstData::Br { to } => {
                self.text(" ");
                self.label(to);
            }
            InstData::CondBr { cond, then, els } => {
                self.text(" ");
                self.typed(cond);
                self.text(", ");
                self.label(then);
                self.text(", ");
                self.label(els);
            }
            InstData::Switch { value, targets } => self.switch(value, targets),
            InstData::IndirectBr { addr, targets } => {
                self.text(" ");
                self.typed(addr);
                self.text(", ");
                self.labels(body.pool.get(targets));
            }
            // `unreachable` is but its word.
            _ => {}
        }
    }

    /// An instruction that handles exceptions.
    fn exception(&mut self, data: InstData, ty: TypeId) {
        match data {
            InstData::LandingPad { cleanup, clauses } => self.landing_pad(ty, cleanup, clauses),
            InstData::Resume { value } => {
                self.text(" ");
                self.typed(value);
            }
            InstData::CatchSwitch { parent, targets } => self.catch_switch(parent, targets),
            InstData::CatchPad { parent, args } | InstData::CleanupPad { parent, args } => {
                self.text(" within ");
                self.value(parent);
                self.text(" [");
                let args: SmallVec<[Operand; 4]> = self.body.operands(args).collect();
                self.all_typed(&args);
                self.text("]");
            }
            InstData::CatchRet { pad, to } => {
                self.text(" from ");
                self.value(pad);
                self.text(" to ");
                self.label(to);
            }
            InstData::CleanupRet { pad, unwind } => {
                self.text(" from ");
                self.value(pad);
                self.unwind(unwind);
            }
            _ => {}
        }
    }

    fn phi(&mut self, ty: TypeId, flags: Flags, incoming: List) {
        let body = self.body;
        self.fast_flags(flags);
        self.text(" ");
        self.ty(ty);
        for (n, pair) in body.pool.get(incoming).chunks_exact(2).enumerate() {
            self.text(if n > 0 { ", [ " } else { " [ " });
            self.value(Operand(pair[0]));
            self.text(", ");
            self.block(Block(pair[1]));
            self.text(" ]");
        }
    }

    fn alloca(&mut self, ty: TypeId, elem: TypeId, count: Operand, (align, flags): (Align, u8)) {
        self.text(" ");
        if flags & super::super::inst::INALLOCA != 0 {
            self.text("inalloca ");
        }
        if flags & super::super::inst::SWIFTERROR != 0 {
            self.text("swifterror ");
        }
        self.ty(elem);
        if !count.is_missing() {
            self.text(", ");
            self.typed(count);
        }
        self.align(align);
        if let Some(space) = self.p.m.types.space(ty).filter(|&space| space != 0) {
            self.text(&format!(", addrspace({space})"));
        }
    }

    fn gep(&mut self, ty: TypeId, flags: GepFlags, source: TypeId, args: List) {
        let body = self.body;
        self.text(" ");
        self.p.gep_flags(flags);
        self.ty(source);
        for (n, arg) in body.operands(args).enumerate() {
            self.text(", ");
            let own = self.p.m.operand_type(body, arg);
            if let (0, Some(own)) = (n, own) {
                self.p.gep_base_type(ty, own, source);
                self.text(" ");
                self.value(arg);
            } else {
                self.typed(arg);
            }
        }
    }

    fn call_br(&mut self, call: CallId, targets: List) {
        let body = self.body;
        self.call("callbr", call);
        let targets = body.pool.get(targets);
        if let Some((&first, rest)) = targets.split_first() {
            self.text("\n          to ");
            self.label(Block(first));
            self.text(" ");
            self.labels(rest);
        }
    }

    fn cmp_xchg(&mut self, args: [Operand; 3], flags: MemFlags, align: Align) {
        if flags.is_weak() {
            self.text(" weak");
        }
        if flags.is_volatile() {
            self.text(" volatile");
        }
        self.text(" ");
        self.all_typed(&args);
        self.ordering(flags);
        self.text(" ");
        self.text(flags.get_failure().word());
        self.align(align);
    }

    fn landing_pad(&mut self, ty: TypeId, cleanup: bool, clauses: List) {
        let body = self.body;
        self.text(" ");
        self.ty(ty);
        if cleanup {
            self.text("\n          cleanup");
        }
        for pair in body.pool.get(clauses).chunks_exact(2) {
            self.text(match pair[0] {
                0 => "\n          catch ",
                _ => "\n          filter ",
            });
            self.typed(Operand(pair[1]));
        }
    }

    fn catch_switch(&mut self, parent: Operand, targets: List) {
        let body = self.body;
        let (unwind, handlers) = match body.pool.get(targets) {
            [unwind, handlers @ ..] => (Block(*unwind), handlers),
            [] => (Block::MISSING, &[][..]),
        };
        self.text(" within ");
        self.value(parent);
        self.text(" [");
        for (n, &handler) in handlers.iter().enumerate() {
            self.text(if n > 0 { ", " } else { "" });
            self.label(Block(handler));
        }
        self.text("]");
        self.unwind(unwind);
    }

    fn switch(&mut self, value: Operand, targets: List) {
        let body = self.body;
        self.text(" ");
        self.typed(value);
        self.text(", ");
        let words = body.pool.get(targets);
        if let Some((&default, cases)) = words.split_first() {
            self.label(Block(default));
            self.text(" [\n");
            for pair in cases.chunks_exact(2) {
                self.text("    ");
                self.p.typed_const(ConstId(pair[0]));
                self.text(", ");
                self.label(Block(pair[1]));
                self.text("\n");
            }
            self.text("  ]");
        }
    }

    fn compare(&mut self, cond: &str, args: [Operand; 2]) {
        self.text(" ");
        self.text(cond);
        self.text(" ");
        self.typed(args[0]);
        self.text(", ");
        self.value(args[1]);
    }

    fn call(&mut self, word: &str, call: CallId) {
        let (m, body) = (self.p.m, self.body);
        let call = body.calls[call];
        self.text(match call.tail {
            TailKind::None => "",
            TailKind::Tail => "tail ",
            TailKind::MustTail => "musttail ",
            TailKind::NoTail => "notail ",
        });
        self.text(word);
        self.fast_flags(call.flags);
        if call.conv != CallConv::C {
            self.text(" ");
            self.text(&call.conv.text());
        }
        self.p.attrs(call.ret_attrs, false);
        let callee = m.operand_type(body, call.callee);
        let space = callee.and_then(|ty| m.types.space(ty));
        self.p.program_space(space.unwrap_or(0));
        self.text(" ");
        match m.types.get(call.fn_ty) {
            // A result that is a pointer to a function would be taken for the callee's type.
            Type::Function {
                ret,
                varargs: false,
                ..
            } if !returns_function(m, ret) => self.ty(ret),
            _ => self.ty(call.fn_ty),
        }
        self.text(" ");
        self.value(call.callee);
        self.text("(");
        let sets = body.pool.get(call.arg_attrs);
        for (n, arg) in body.operands(call.args).enumerate() {
            if n > 0 {
                self.text(", ");
            }
            self.operand_type(arg);
            if let Some(&set) = sets.get(n) {
                self.p.attrs(AttrSet(set), false);
            }
            self.text(" ");
            self.value(arg);
        }
        // A `musttail` call passes on all that its caller was given.
        let takes_more = |ty| matches!(m.types.get(ty), Type::Function { varargs: true, .. });
        let passes_on = || self.p.in_varargs.unwrap_or_else(|| takes_more(call.fn_ty));
        if call.tail == TailKind::MustTail && passes_on() {
            let none = body.pool.get(call.args).is_empty();
            self.text(if none { "..." } else { ", ..." });
        }
        self.text(")");
        self.p.attrs(call.fn_attrs, false);
        let mut front = " [ \"";
        for bundle in body.bundles(call.bundles) {
            self.text(front);
            let tag = escaped(m.names.get(bundle.tag));
            self.text(&format!("{tag}\"("));
            let operands: SmallVec<[Operand; 4]> =
                bundle.operands.iter().map(|&word| Operand(word)).collect();
            self.all_typed(&operands);
            self.text(")");
            front = ", \"";
        }
        if !body.pool.get(call.bundles).is_empty() {
            self.text(" ]");
        }
    }
}

fn returns_function(m: &Module, ret: TypeId) -> bool {
    m.types
        .pointee(ret)
        .is_some_and(|ty| matches!(m.types.resolved(ty), Type::Function { .. }))
}
