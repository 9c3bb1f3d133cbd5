//! The bodies of functions.

use rustc_hash::FxHashMap;

use super::super::codes::{function as code, symbols};
use super::super::opcodes::{align_number, fast_bits, gep_bits, int_bits, with_sign};
use super::super::stream::{BitWriter, char6};
use super::metadata::{is_location, record_code};
use super::numbers::{ValueEnumerator, call_list, constant_of, operand_type};
use super::use_lists::UseLists;
use super::{WriteError, form, unsupported};
use crate::entity::List;
use crate::ir::body::{CallData, DebugRecord, RecordKind, TailKind};
use crate::ir::inst::{MemFlags, SyncScope};
use crate::ir::metadata::Field;
use crate::ir::name::LocalNameKind;
use crate::ir::{
    Block, Body, Const, FuncId, Function, Inst, InstData, Metadata, MetadataId, Operand, Type,
    TypeId,
};

/// A body that is being written.
struct Writing<'w, 'm> {
    n: &'w ValueEnumerator<'m>,
    out: &'w mut BitWriter,
    body: &'m Body,
    /// The numbers of its values among all values.
    values: Vec<u32>,
    /// The number of the next value.
    next: u32,
    /// The operands of the record that is being made.
    ops: Vec<u64>,
    /// The numbers of metadata of this function.
    metadata: FxHashMap<MetadataId, u64>,
}

/// Writes the body of a function, whose constants are numbered.
pub(super) fn write(
    n: &ValueEnumerator<'_>,
    out: &mut BitWriter,
    (func, function): (FuncId, &Function),
    use_lists: Option<&UseLists<'_>>,
) -> Result<(), WriteError> {
    let Some(body) = &function.body else {
        return Ok(());
    };
    out.enter(code::BLOCK, 4);
    out.record(code::DECLAREBLOCKS, &[body.blocks.len() as u64]);
    n.write_constants(out, false)?;
    let first = n.constants.first + n.constants.rows.len() as u32;
    let mut values = Vec::with_capacity(body.types.len());
    let mut next = n.values();
    for value in body.types.keys() {
        if value.0 == body.param_count {
            next = first;
        }
        let counted = value.0 < body.param_count || body.types[value] != TypeId::VOID;
        values.push(next);
        next += u32::from(counted);
    }
    let mut writing = Writing {
        n,
        out,
        body,
        values,
        next: first,
        ops: Vec::new(),
        metadata: FxHashMap::default(),
    };
    writing.run(function)?;
    if let Some(lists) = use_lists {
        let values = std::mem::take(&mut writing.values);
        let number = |operand: Operand| values.get(operand.as_value()?.0 as usize).copied();
        lists.write_body(n, out, (func, function.global, body), number)?;
    }
    out.leave();
    Ok(())
}

impl Writing<'_, '_> {
    fn run(&mut self, function: &Function) -> Result<(), WriteError> {
        self.local_metadata()?;
        let dbg = self.n.m.names.find(b"dbg");
        let mut attached = self.body.attachments().iter().peekable();
        let mut records = self.body.records().iter().peekable();
        let mut last = None;
        for inst in self.body.insts.keys() {
            self.instruction(inst)?;
            while let Some(row) = attached.next_if(|row| row.inst <= inst) {
                if Some(row.kind) == dbg && is_location(self.n, row.node) {
                    self.location(row.node, &mut last)?;
                }
            }
            while let Some(record) = records.next_if(|record| record.before <= inst) {
                self.debug_record(record, inst)?;
            }
        }
        self.names();
        self.n
            .write_attachments(self.out, function.global, self.body)
    }

    /// Metadata that is about values of this function.
    fn local_metadata(&mut self) -> Result<(), WriteError> {
        let m = self.n.m;
        let is_local = |id: MetadataId| {
            matches!(
                m.metadata.get(id),
                Metadata::Local(_) | Metadata::Arguments(_)
            )
        };
        let mut wanted: Vec<MetadataId> = Vec::new();
        for inst in self.body.insts.keys() {
            self.body.for_each_operand(inst, |operand| {
                if let Some(id) = operand.as_const()
                    && let Const::Metadata(id) = m.consts.get(id)
                    && is_local(id)
                {
                    wanted.push(id);
                }
            });
        }
        for record in self.body.records() {
            for (place, &id) in self.body.pool.get(record.operands).iter().enumerate() {
                let id = MetadataId(id);
                if is_local(id) && !(place == 0 && self.simple(record).is_some()) {
                    wanted.push(id);
                }
            }
        }
        let values = &self.values;
        let number = |operand: Operand| match operand.as_value() {
            Some(value) => Ok(values[value.0 as usize]),
            None => Err(unsupported("metadata of a value that is none")),
        };
        self.metadata = self
            .n
            .write_local_metadata(self.out, self.body, &wanted, number)?;
        Ok(())
    }

    /// The value that a record is about, if it is defined in front of it.
    fn simple(&self, record: &DebugRecord) -> Option<u32> {
        if record.kind != RecordKind::Value {
            return None;
        }
        if let Some(constant) = constant_of(self.n.m, self.body, record) {
            return self.n.const_number(constant).ok();
        }
        let &value = self.body.pool.get(record.operands).first()?;
        let Metadata::Local(operand) = self.n.m.metadata.get(MetadataId(value)) else {
            return None;
        };
        let value = operand.as_value()?;
        let defined = value.0 < self.body.param_count + record.before.0
            || self.body.result(record.before) == value;
        let number = self.values[value.0 as usize];
        (defined && self.body.types[value] != TypeId::VOID).then_some(number)
    }

    fn metadata_number(&self, id: MetadataId) -> Result<u64, WriteError> {
        match self.metadata.get(&id) {
            Some(&number) => Ok(number),
            None => self.n.metadata_number(id),
        }
    }

    fn location(
        &mut self,
        id: MetadataId,
        last: &mut Option<MetadataId>,
    ) -> Result<(), WriteError> {
        if last.replace(id) == Some(id) {
            self.out.record(code::DEBUG_LOC_AGAIN, &[]);
            return Ok(());
        }
        let metadata = &self.n.m.metadata;
        let node = |field| match metadata.node(id, field) {
            Some(id) => self.n.number_or_null(id),
            None => Ok(0),
        };
        let mut ops = vec![
            metadata.number(id, Field::Line),
            metadata.number(id, Field::Column),
            node(Field::Scope)?,
            node(Field::InlinedAt)?,
            metadata.number(id, Field::IsImplicitCode),
        ];
        // What LLVM 19 does not know.
        let atom = [Field::AtomGroup, Field::AtomRank].map(|field| metadata.number(id, field));
        if atom != [0; 2] {
            ops.extend(atom);
        }
        self.out.record(code::DEBUG_LOC, &ops);
        Ok(())
    }

    /// In the file a record stands behind the instruction that it stands in front of.
    fn debug_record(&mut self, record: &DebugRecord, behind: Inst) -> Result<(), WriteError> {
        if record.before != behind {
            return Err(unsupported("a debug record at the end of a block"));
        }
        let operands = self.body.pool.get(record.operands);
        let simple = self.simple(record);
        let mut ops: Vec<u64> = Vec::new();
        for (place, &id) in operands.iter().enumerate() {
            ops.push(match (place, simple) {
                (0, Some(number)) => self.next.wrapping_sub(number).into(),
                _ => self.metadata_number(MetadataId(id))?,
            });
        }
        // In the file the location comes first, and the value behind variable and expression.
        if record.kind != RecordKind::Label {
            ops[..3].rotate_left(1);
        }
        if record.kind == RecordKind::Assign {
            ops.swap(4, 5);
        }
        ops.rotate_right(1);
        match simple {
            Some(_) => {
                let record = code::DEBUG_RECORD_VALUE_SIMPLE;
                self.out.abbreviated(form::DEBUG_VALUE, record, &ops);
            }
            None => self.out.record(record_code(record.kind), &ops),
        }
        Ok(())
    }

    // Operands.

    fn ty(&mut self, ty: TypeId) {
        self.ops.push(self.n.types.number(self.n.m, ty));
    }

    fn type_of(&self, operand: Operand) -> TypeId {
        operand_type(self.n.m, self.body, operand)
    }

    /// The number of a value among all values.
    fn number(&self, operand: Operand) -> Result<u32, WriteError> {
        if let Some(value) = operand.as_value() {
            return Ok(self.values[value.0 as usize]);
        }
        let id = operand
            .as_const()
            .ok_or_else(|| unsupported("an operand that is not there"))?;
        match self.n.consts.get(id) {
            Const::Metadata(id) => Ok(self.metadata_number(id)? as u32),
            _ => self.n.const_number(id),
        }
    }

    /// A value, counted back.
    fn value(&mut self, operand: Operand) -> Result<(), WriteError> {
        let number = self.number(operand)?;
        self.ops.push(self.next.wrapping_sub(number).into());
        Ok(())
    }

    /// A value, with its type where it comes later. Says whether it does.
    fn typed(&mut self, operand: Operand) -> Result<bool, WriteError> {
        let number = self.number(operand)?;
        self.typed_number(number, operand)
    }

    fn typed_number(&mut self, number: u32, operand: Operand) -> Result<bool, WriteError> {
        self.ops.push(self.next.wrapping_sub(number).into());
        let later = number >= self.next;
        if later {
            self.ty(self.type_of(operand));
        }
        Ok(later)
    }

    fn block(&mut self, block: Block) {
        self.ops.push(block.0.into());
    }

    fn bits(&mut self, bits: u64) -> bool {
        if bits != 0 {
            self.ops.push(bits);
        }
        bits != 0
    }

    fn operands(&self, list: List) -> Vec<Operand> {
        self.body.operands(list).collect()
    }

    fn memory(&mut self, flags: MemFlags, atomic: bool) {
        self.ops.push(flags.is_volatile().into());
        if atomic {
            self.ordering(flags);
        }
    }

    fn ordering(&mut self, flags: MemFlags) {
        self.ops.push(flags.get_ordering().bitcode());
        self.ops.push(scope_number(flags.get_scope()));
    }

    // Instructions.

    fn instruction(&mut self, inst: Inst) -> Result<(), WriteError> {
        self.ops.clear();
        let (record, form) = self.make(inst)?;
        match form {
            Some(form) => self.out.abbreviated(form, record, &self.ops),
            None => self.out.record(record, &self.ops),
        }
        self.next += u32::from(self.body.inst_type(inst) != TypeId::VOID);
        Ok(())
    }

    /// Makes the operands of a record. Gives its code, and the abbreviation that fits.
    fn make(&mut self, inst: Inst) -> Result<(u32, Option<u64>), WriteError> {
        let result = self.body.inst_type(inst);
        Ok(match self.body.insts[inst] {
            InstData::Binary {
                op,
                flags,
                args: [a, b],
            } => {
                let later = self.typed(a)?;
                self.value(b)?;
                self.ops.push(op.bitcode());
                let flagged = self.bits(match op.is_float() {
                    true => fast_bits(flags),
                    false => int_bits(flags),
                });
                let form = [form::BINOP, form::BINOP_FLAGS][usize::from(flagged)];
                (code::INST_BINOP, (!later).then_some(form))
            }
            InstData::FNeg { flags, arg } => {
                let later = self.typed(arg)?;
                self.ops.push(0);
                let flagged = self.bits(fast_bits(flags));
                let form = [form::UNOP, form::UNOP_FLAGS][usize::from(flagged)];
                (code::INST_UNOP, (!later).then_some(form))
            }
            InstData::Cast { op, flags, arg } => {
                use crate::ir::CastOp;
                let later = self.typed(arg)?;
                self.ty(result);
                self.ops.push(op.bitcode());
                let flagged = self.bits(match op {
                    CastOp::FPTrunc | CastOp::FPExt => fast_bits(flags),
                    _ => int_bits(flags),
                });
                let form = [form::CAST, form::CAST_FLAGS][usize::from(flagged)];
                (code::INST_CAST, (!later).then_some(form))
            }
            InstData::ICmp { cond, flags, args } => {
                self.compare(args, cond.bitcode(), int_bits(flags))?
            }
            InstData::FCmp { cond, flags, args } => {
                self.compare(args, cond.bitcode(), fast_bits(flags))?
            }
            InstData::Select {
                flags,
                args: [cond, then, els],
            } => {
                self.typed(then)?;
                self.value(els)?;
                self.typed(cond)?;
                self.bits(fast_bits(flags));
                (code::INST_VSELECT, None)
            }
            InstData::Freeze { arg } => {
                self.typed(arg)?;
                (code::INST_FREEZE, None)
            }
            InstData::Phi { flags, incoming } => {
                self.ty(result);
                for pair in self.body.pool.get(incoming).chunks_exact(2) {
                    let number = self.number(Operand(pair[0]))?;
                    let back = i64::from(self.next) - i64::from(number);
                    self.ops.extend([with_sign(back), pair[1].into()]);
                }
                self.bits(fast_bits(flags));
                (code::INST_PHI, None)
            }
            InstData::ExtractValue { agg, indices } => {
                self.typed(agg)?;
                let indices = self.body.pool.get(indices);
                self.ops
                    .extend(indices.iter().map(|&index| u64::from(index)));
                (code::INST_EXTRACTVAL, None)
            }
            InstData::InsertValue { agg, elem, indices } => {
                self.typed(agg)?;
                self.typed(elem)?;
                let indices = self.body.pool.get(indices);
                self.ops
                    .extend(indices.iter().map(|&index| u64::from(index)));
                (code::INST_INSERTVAL, None)
            }
            InstData::ExtractElement {
                args: [vector, index],
            } => {
                self.typed(vector)?;
                self.typed(index)?;
                (code::INST_EXTRACTELT, None)
            }
            InstData::InsertElement {
                args: [vector, elem, index],
            } => {
                self.typed(vector)?;
                self.value(elem)?;
                self.typed(index)?;
                (code::INST_INSERTELT, None)
            }
            InstData::ShuffleVector { args: [a, b, mask] } => {
                self.typed(a)?;
                self.value(b)?;
                self.typed(mask)?;
                (code::INST_SHUFFLEVEC, None)
            }
            data => self.memory_access(data, result)?,
        })
    }

    /// What is left: instructions that access memory or compute addresses, and those of control.
    fn memory_access(
        &mut self,
        data: InstData,
        result: TypeId,
    ) -> Result<(u32, Option<u64>), WriteError> {
        Ok(match data {
            InstData::Alloca {
                ty,
                count,
                align,
                flags,
            } => self.alloca(ty, count, align_number(align), flags, result)?,
            InstData::Load { ptr, align, flags } => {
                let later = self.typed(ptr)?;
                self.ty(result);
                self.ops.push(align_number(align));
                let atomic = is_atomic(flags);
                self.memory(flags, atomic);
                match atomic {
                    true => (code::INST_LOADATOMIC, None),
                    false => (code::INST_LOAD, (!later).then_some(form::LOAD)),
                }
            }
            InstData::Store {
                value,
                ptr,
                align,
                flags,
            } => {
                self.typed(ptr)?;
                self.typed(value)?;
                self.ops.push(align_number(align));
                let atomic = is_atomic(flags);
                self.memory(flags, atomic);
                match atomic {
                    true => (code::INST_STOREATOMIC, None),
                    false => (code::INST_STORE, None),
                }
            }
            InstData::Gep {
                flags,
                source,
                args,
            } => {
                self.ops.push(gep_bits(flags));
                self.ty(source);
                for operand in self.operands(args) {
                    self.typed(operand)?;
                }
                (code::INST_GEP, Some(form::GEP))
            }
            InstData::VaArg { list } => {
                self.ty(self.type_of(list));
                self.value(list)?;
                self.ty(result);
                (code::INST_VAARG, None)
            }
            InstData::Fence { flags } => {
                self.ordering(flags);
                (code::INST_FENCE, None)
            }
            InstData::CmpXchg {
                args: [ptr, expected, new],
                flags,
                align,
            } => {
                self.typed(ptr)?;
                self.typed(expected)?;
                self.value(new)?;
                self.ops.push(flags.is_volatile().into());
                self.ordering(flags);
                self.ops.push(flags.get_failure().bitcode());
                self.ops.push(flags.is_weak().into());
                self.ops.push(align_number(align));
                (code::INST_CMPXCHG, None)
            }
            InstData::AtomicRmw {
                op,
                ptr,
                value,
                flags,
                align,
            } => {
                self.typed(ptr)?;
                self.typed(value)?;
                self.ops.push(op.bitcode());
                self.ops.push(flags.is_volatile().into());
                self.ordering(flags);
                self.ops.push(align_number(align));
                (code::INST_ATOMICRMW, None)
            }
            data => self.control(data, result)?,
        })
    }

    fn compare(
        &mut self,
        [a, b]: [Operand; 2],
        cond: u64,
        flags: u64,
    ) -> Result<(u32, Option<u64>), WriteError> {
        self.typed(a)?;
        self.value(b)?;
        self.ops.push(cond);
        self.bits(flags);
        Ok((code::INST_CMP2, None))
    }

    fn alloca(
        &mut self,
        ty: TypeId,
        count: Operand,
        align: u64,
        flags: u8,
        result: TypeId,
    ) -> Result<(u32, Option<u64>), WriteError> {
        self.ty(ty);
        let (count_ty, number) = match count.is_missing() {
            true => (TypeId::I32, self.n.const_number(self.n.one())?),
            false => (self.type_of(count), self.number(count)?),
        };
        self.ty(count_ty);
        let bits = align & 31
            | u64::from(flags & 1) << 5
            | 1 << 6
            | u64::from(flags >> 1 & 1) << 7
            | (align >> 5 & 7) << 8;
        self.ops.extend([number.into(), bits]);
        let space = self.n.m.types.space(result).unwrap_or(0);
        if space != self.n.alloca_space {
            self.ops.push(space.into());
        }
        Ok((code::INST_ALLOCA, None))
    }

    /// What ends blocks, and calls.
    fn control(
        &mut self,
        data: InstData,
        result: TypeId,
    ) -> Result<(u32, Option<u64>), WriteError> {
        Ok(match data {
            InstData::Ret { value } if value.is_missing() => (code::INST_RET, Some(form::RET_VOID)),
            InstData::Ret { value } => {
                let later = self.typed(value)?;
                (code::INST_RET, (!later).then_some(form::RET_VAL))
            }
            InstData::Br { to } => {
                self.block(to);
                (code::INST_BR, None)
            }
            InstData::CondBr { cond, then, els } => {
                self.block(then);
                self.block(els);
                self.value(cond)?;
                (code::INST_BR, None)
            }
            InstData::Switch { value, targets } => {
                self.ty(self.type_of(value));
                self.value(value)?;
                let (&default, cases) = match self.body.pool.get(targets) {
                    [default, cases @ ..] => (default, cases),
                    [] => return Err(unsupported("a `switch` without a default")),
                };
                self.ops.push(default.into());
                for pair in cases.chunks_exact(2) {
                    let case = self.n.const_number(crate::ir::ConstId(pair[0]))?;
                    self.ops.extend([u64::from(case), pair[1].into()]);
                }
                (code::INST_SWITCH, None)
            }
            InstData::IndirectBr { addr, targets } => {
                self.ty(self.type_of(addr));
                self.value(addr)?;
                let targets = self.body.pool.get(targets);
                self.ops
                    .extend(targets.iter().map(|&block| u64::from(block)));
                (code::INST_INDIRECTBR, None)
            }
            InstData::Unreachable => (code::INST_UNREACHABLE, Some(form::UNREACHABLE)),
            InstData::Resume { value } => {
                self.typed(value)?;
                (code::INST_RESUME, None)
            }
            InstData::LandingPad { cleanup, clauses } => {
                self.ty(result);
                let clauses = self.body.pool.get(clauses);
                self.ops.extend([cleanup.into(), clauses.len() as u64 / 2]);
                for pair in clauses.chunks_exact(2) {
                    self.ops.push(pair[0].into());
                    self.typed(Operand(pair[1]))?;
                }
                (code::INST_LANDINGPAD, None)
            }
            InstData::CatchSwitch { parent, targets } => {
                self.value(parent)?;
                let (&unwind, handlers) = match self.body.pool.get(targets) {
                    [unwind, handlers @ ..] => (unwind, handlers),
                    [] => return Err(unsupported("a `catchswitch` without a target")),
                };
                self.ops.push(handlers.len() as u64);
                self.ops
                    .extend(handlers.iter().map(|&block| u64::from(block)));
                if Block(unwind) != Block::CALLER {
                    self.ops.push(unwind.into());
                }
                (code::INST_CATCHSWITCH, None)
            }
            InstData::CatchPad { parent, args } | InstData::CleanupPad { parent, args } => {
                self.value(parent)?;
                let args = self.operands(args);
                self.ops.push(args.len() as u64);
                for arg in args {
                    self.typed(arg)?;
                }
                match data {
                    InstData::CatchPad { .. } => (code::INST_CATCHPAD, None),
                    _ => (code::INST_CLEANUPPAD, None),
                }
            }
            InstData::CatchRet { pad, to } => {
                self.value(pad)?;
                self.block(to);
                (code::INST_CATCHRET, None)
            }
            InstData::CleanupRet { pad, unwind } => {
                self.value(pad)?;
                if unwind != Block::CALLER {
                    self.block(unwind);
                }
                (code::INST_CLEANUPRET, None)
            }
            InstData::Call { call } => {
                let call = &self.body.calls[call];
                self.bundles(call)?;
                let flags = fast_bits(call.flags);
                let marks = match call.tail {
                    TailKind::None => 0,
                    TailKind::Tail => 1,
                    TailKind::MustTail => 1 << 14 | 1,
                    TailKind::NoTail => 1 << 16,
                };
                let conv = u64::from(call.conv.to_number()) << 1;
                let list = self.n.list_number(&call_list(self.body, call));
                let flagged = u64::from(flags != 0) << 17;
                self.ops.extend([list, conv | marks | 1 << 15 | flagged]);
                self.bits(flags);
                self.called(call)?;
                (code::INST_CALL, None)
            }
            InstData::Invoke {
                call,
                normal,
                unwind,
            } => {
                let call = &self.body.calls[call];
                self.bundles(call)?;
                let list = self.n.list_number(&call_list(self.body, call));
                let conv = u64::from(call.conv.to_number());
                self.ops.extend([list, conv | 1 << 13]);
                self.block(normal);
                self.block(unwind);
                self.called(call)?;
                (code::INST_INVOKE, None)
            }
            InstData::CallBr { call, targets } => {
                let call = &self.body.calls[call];
                self.bundles(call)?;
                let list = self.n.list_number(&call_list(self.body, call));
                let conv = u64::from(call.conv.to_number()) << 1;
                self.ops.extend([list, conv | 1 << 15]);
                let (&default, others) = match self.body.pool.get(targets) {
                    [default, others @ ..] => (default, others),
                    [] => return Err(unsupported("a `callbr` without a target")),
                };
                self.ops.extend([default.into(), others.len() as u64]);
                self.ops
                    .extend(others.iter().map(|&block| u64::from(block)));
                self.called(call)?;
                (code::INST_CALLBR, None)
            }
            data => return Err(unsupported(&format!("instruction `{}`", data.word()))),
        })
    }

    /// The type of the function, the function, and the arguments.
    fn called(&mut self, call: &CallData) -> Result<(), WriteError> {
        let m = self.n.m;
        self.ty(call.fn_ty);
        let asm = call
            .callee
            .as_const()
            .filter(|&id| matches!(self.n.consts.get(id), Const::InlineAsm { .. }));
        let number = match asm {
            Some(id) => self.n.asm_number(id, call.fn_ty)?,
            None => self.number(call.callee)?,
        };
        self.typed_number(number, call.callee)?;
        let fixed = match m.types.resolved(call.fn_ty) {
            Type::Function { params, .. } => m.types.list(params).len(),
            _ => return Err(unsupported("a call of what is no function")),
        };
        for (n, arg) in self.operands(call.args).into_iter().enumerate() {
            match n < fixed {
                true => self.value(arg)?,
                false => {
                    self.typed(arg)?;
                }
            }
        }
        Ok(())
    }

    /// The operand bundles of a call, in records in front of its own.
    fn bundles(&mut self, call: &CallData) -> Result<(), WriteError> {
        for bundle in self.body.bundles(call.bundles) {
            let tag = self.n.tags.iter().position(|&tag| tag == bundle.tag);
            self.ops.push(tag.unwrap_or(0) as u64);
            for &operand in bundle.operands {
                self.typed(Operand(operand))?;
            }
            self.out.record(code::OPERAND_BUNDLE, &self.ops);
            self.ops.clear();
        }
        Ok(())
    }

    /// The names of values and blocks.
    fn names(&mut self) {
        let m = self.n.m;
        let named = |name: crate::ir::LocalName| match name.kind() {
            LocalNameKind::Named(name) => Some(m.names.get(name)),
            _ => None,
        };
        let mut rows: Vec<(u32, u64, &[u8])> = Vec::new();
        for (value, &name) in self.body.names.iter() {
            if let Some(text) = named(name)
                && (value.0 < self.body.param_count || self.body.types[value] != TypeId::VOID)
            {
                rows.push((symbols::ENTRY, self.values[value.0 as usize].into(), text));
            }
        }
        for (block, data) in self.body.blocks.iter() {
            if let Some(text) = named(data.name) {
                rows.push((symbols::BBENTRY, block.0.into(), text));
            }
        }
        if rows.is_empty() {
            return;
        }
        self.out.enter(symbols::BLOCK, 4);
        for (record, number, text) in rows {
            let six = text.iter().all(|&byte| char6(byte).is_some());
            let form = match record {
                symbols::BBENTRY if six => form::BBENTRY_6,
                symbols::BBENTRY => form::ENTRY_8,
                _ if six => form::ENTRY_6,
                _ if text.is_ascii() => form::ENTRY_7,
                _ => form::ENTRY_8,
            };
            self.out.abbreviated_text(form, record, &[number], text);
        }
        self.out.leave();
    }
}

/// Whether an access is atomic.
fn is_atomic(flags: MemFlags) -> bool {
    flags.get_ordering().bitcode() != 0
}

/// The number of a synchronization scope.
fn scope_number(scope: SyncScope) -> u64 {
    match scope {
        SyncScope::SINGLE_THREAD => 0,
        SyncScope::SYSTEM => 1,
        SyncScope(n) => n.into(),
    }
}
