//! The second pass: walks the blocks in order and emits each instruction.

use super::alloc::{Gen, SCRATCH};
use super::live::{FULL, IN_MEMORY};
use super::moves::MoveOperand;
use super::order::NONE;
use crate::lir::{AbiLoc, BinaryOp, Function, Inst, InstData, Type, UnaryOp, Value};
use crate::runtime::registry::FrameShape;
use crate::x64::abi::{CALLEE_SAVED, param_reg};
use crate::x64::asm::{Label, Mem};
use crate::x64::checks;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::{SiteKind, Unsupported};
use dynasmrt::dynasm;

/// Functions of more instructions always have a frame.
const FRAMELESS: usize = 64;

impl Gen<'_> {
    /// Compiles the function. `saved` are the callee-saved registers that are used;
    /// `may_lack_frame` lets it do without a frame: [`Frame::is_missing`] tells if that went wrong.
    ///
    /// [`Frame::is_missing`]: crate::x64::frame::Frame::is_missing
    pub fn function(&mut self, saved: RegSet, may_lack_frame: bool) -> Result<(), Unsupported> {
        let variables = self.variables;
        self.regs.saved = saved;
        if self.counting.is_some() {
            self.weigh();
            self.count_entry();
        }
        if let Some(early) = self.early {
            self.return_early(&early);
        }
        let wanted = |slot: usize| {
            let variable = &variables[slot];
            (variable.escapes || variable.ty.is_some()) && !variable.home.is_some()
        };
        let slots = self.func.slots.as_slice();
        self.frame.is_none =
            may_lack_frame && self.can_lack_frame(saved) && !(0..slots.len()).any(wanted);
        self.frame.enter(self.asm, saved, slots, wanted);
        for index in 0..self.order.nodes.len() as u32 {
            self.block(index)?;
        }
        for other in std::mem::take(&mut self.others) {
            other.finish(self.asm);
        }
        for check in std::mem::take(&mut self.checks) {
            check.finish(self.asm);
        }
        self.finish_counts();
        let size = self.frame.finish(self.asm);
        self.asm.finish();
        if self.wants_map {
            self.asm.code.slots = self.frame.slot_places(size, wanted);
        }
        self.asm.code.frame_size = size;
        if self.frame.is_none {
            self.asm.code.shape = FrameShape::fixed(0, false);
        }
        Ok(())
    }

    /// Whether the function looks as if it needs no frame: it is small, calls nothing and keeps
    /// nothing on the stack.
    fn can_lack_frame(&self, saved: RegSet) -> bool {
        let func = self.func;
        let params = self.sigs.own().params;
        self.frame.is_leaf
            && saved.is_empty()
            && func.insts.len() <= FRAMELESS
            && params.iter().all(|param| param_reg(param.loc).is_some())
    }

    fn block(&mut self, index: u32) -> Result<(), Unsupported> {
        self.index = index;
        let node = self.order.nodes[index as usize];
        let func = self.func;
        if node.chain == index {
            self.start_chain(index);
        }
        self.regs.aliases_clear();
        if node.region_end != NONE {
            self.align_code(16);
        }
        self.asm.bind(Label(index));
        if index == 0 {
            self.receive_params();
        } else {
            for param in func.params(node.block) {
                self.start_param(param);
            }
            self.count_round(index);
            self.note_state(node.block);
        }
        self.regs.block_start = self.asm.mark();
        let data = func.blocks[node.block];
        self.block_end = data.end;
        for inst in func.block_insts(node.block) {
            self.inst = inst;
            self.regs.locked = RegSet::EMPTY;
            if self.wants_map {
                self.map(inst);
            }
            self.emit(inst)?;
        }
        self.end_block(index);
        Ok(())
    }

    /// Only values in memory and in homes are known where a chain starts.
    fn start_chain(&mut self, index: u32) {
        for reg in self.regs.owned {
            self.drop_owner(reg, false);
        }
        let mut busy = RegSet::EMPTY;
        let mut i = index as usize;
        while i < self.order.nodes.len() && self.order.nodes[i].chain == index {
            busy = busy.or(self.busy[i]);
            i += 1;
        }
        let temps = super::alloc::TEMPS.or(self.regs.saved.and(CALLEE_SAVED));
        self.regs.temps = temps.without(busy);
    }

    fn start_param(&mut self, param: Value) {
        let home = self.val(param).home;
        if home.is_some() {
            self.val_mut(param).reg = home;
            return;
        }
        let val = self.val_mut(param);
        val.flags |= IN_MEMORY;
        if val.refs == 0 {
            self.free(param);
            return;
        }
        self.delay(param);
    }

    /// The parameters of the function come from where the caller put them.
    fn receive_params(&mut self) {
        let func = self.func;
        self.moves_clear();
        for (value, param) in func.params(Function::ENTRY).zip(self.sigs.own().params) {
            let val = *self.val(value);
            if val.refs == 0 {
                continue;
            }
            let from = match (param_reg(param.loc), param.loc) {
                (Some(reg), _) => MoveOperand::Reg(reg),
                (None, AbiLoc::Stack(at)) => {
                    let at = (at as i32).saturating_add(16);
                    let val = self.val_mut(value);
                    val.slot = at;
                    val.flags |= IN_MEMORY;
                    MoveOperand::Frame(at)
                }
                (None, AbiLoc::StackAddr(at)) => {
                    let to = self.slot_of(value);
                    self.val_mut(value).flags |= IN_MEMORY;
                    self.lea(SCRATCH, Mem::at(Reg::RBP, (at as i32).saturating_add(16)));
                    self.store_frame(val.ty, to, SCRATCH);
                    MoveOperand::Frame(to)
                }
                (None, _) => continue,
            };
            if val.home.is_some() {
                self.moves_add(val.ty, MoveOperand::Reg(val.home), from);
                self.val_mut(value).reg = val.home;
            } else if let MoveOperand::Reg(reg) = from
                && !self.regs.temps.has(reg)
            {
                // Somebody's home: it waits in the frame.
                let at = self.slot_of(value);
                self.val_mut(value).flags |= IN_MEMORY;
                self.moves_add(val.ty, MoveOperand::Frame(at), from);
            }
        }
        self.moves_do();
        for (value, param) in func.params(Function::ENTRY).zip(self.sigs.own().params) {
            let val = *self.val(value);
            if val.refs == 0 || val.home.is_some() {
                continue;
            }
            if let Some(reg) = param_reg(param.loc)
                && !val.is(IN_MEMORY)
            {
                self.own(value, reg);
            }
            if val.is(FULL) {
                self.delay(value);
            }
        }
    }

    /// Gives up what is not needed behind this block.
    fn end_block(&mut self, index: u32) {
        let mut value = std::mem::replace(&mut self.regs.delayed[index as usize], NONE);
        while value != NONE {
            let next = self.vals[value as usize].next;
            self.free(Value(value));
            self.free_slot(Value(value));
            value = next;
        }
    }

    /// Notes where the code of an instruction starts.
    pub fn map(&mut self, inst: Inst) {
        let (at, origin) = (self.asm.pos(), self.func.origins[inst]);
        let map = &mut self.asm.code.map;
        match map.last_mut() {
            Some(last) if last.1 == origin => {}
            Some(last) if last.0 == at => last.1 = origin,
            _ => map.push((at, origin)),
        }
    }

    fn unsupported(&self, what: &'static str, ty: Type) -> Unsupported {
        Unsupported {
            what,
            ty: Some(ty),
            origin: self.func.origins[self.inst],
        }
    }

    fn emit(&mut self, inst: Inst) -> Result<(), Unsupported> {
        let func = self.func;
        let data = func.insts[inst];
        if data.is_pure() {
            let Some(result) = func.result(inst) else {
                return Ok(());
            };
            if self.is(result, super::live::REMAT) {
                return Ok(());
            }
            if self.val(result).refs == 0 {
                func.for_each_use(inst, |value| self.release(value));
                return Ok(());
            }
            self.check(data)?;
            if !self.fold(inst) {
                self.emit_pure(data, result)?;
            }
            return Ok(());
        }
        match data {
            InstData::Binary { op, ty, args } => {
                if let Some(result) = func.result(inst) {
                    self.emit_binary(result, op, ty, args);
                }
            }
            InstData::Load {
                ty, addr, offset, ..
            } if !self.fold(inst) => self.emit_load(inst, ty, addr, offset),
            InstData::Store { .. } => self.emit_store(inst),
            InstData::MaskedLoad {
                shape,
                args,
                offset,
            } => self.emit_masked_load(inst, shape, args, offset),
            InstData::MaskedStore { shape, args } => self.emit_masked_store(inst, shape, args),
            InstData::StackAlloc { size, align } => self.emit_stack_alloc(inst, size, align),
            InstData::StackSave => {
                if let Some(result) = func.result(inst) {
                    let to = self.dst(result, &[]);
                    self.mov(Type::I64, to, Reg::RSP);
                    self.define(result, to);
                }
            }
            InstData::StackRestore { saved } => {
                let from = self.use_reg(saved);
                self.mov(Type::I64, Reg::RSP, from);
                self.release(saved);
            }
            InstData::Fence => dynasm!(self.asm ; .arch x64 ; mfence),
            InstData::Poll => self.asm.stop_here(func.origins[inst]),
            InstData::Fuel { amount } => {
                let origin = func.origins[inst];
                let check = checks::spend(self.asm, self.resolve.limits(), amount, origin);
                self.checks.push(check);
            }
            InstData::Barrier | InstData::Cold => {}
            InstData::AtomicRmw {
                op,
                ty,
                value,
                addr,
            } => self.emit_atomic_rmw(inst, op, ty, value, addr),
            InstData::CmpXchg {
                ty,
                addr,
                expected,
                new,
            } => self.emit_cmpxchg(inst, ty, addr, expected, new),
            InstData::X87Push { addr } => self.emit_x87(inst, 5, addr),
            InstData::X87Pop { addr } => self.emit_x87(inst, 7, addr),
            InstData::Call { callee, args } => self.emit_call(inst, callee, args),
            InstData::TailCall { callee, args } => self.emit_tail_call(callee, args),
            InstData::TailCallIndirect { sig, addr, args } => {
                self.emit_tail_call_indirect(sig, addr, args);
            }
            InstData::CallIndirect { sig, addr, args } => {
                self.emit_call_indirect(inst, sig, addr, args);
            }
            InstData::Invoke {
                callee,
                args,
                handler,
            } => {
                let call = |this: &mut Self| this.emit_call(inst, callee, args);
                self.emit_invoke(inst, handler, call);
            }
            InstData::InvokeIndirect {
                addr,
                args,
                handler,
            } => {
                if let Some(sig) = func.handlers[handler].sig {
                    let call = |this: &mut Self| this.emit_call_indirect(inst, sig, addr, args);
                    self.emit_invoke(inst, handler, call);
                }
            }
            InstData::Return { values } => self.emit_return(values),
            InstData::Jump { to } => self.emit_jump(inst, to),
            InstData::Brif { .. } if self.early.is_some_and(|early| early.branch == inst) => {
                if let Some(early) = self.early {
                    self.emit_jump(inst, early.to);
                }
            }
            InstData::Brif { cond, then, els } => self.emit_brif(inst, cond, then, els),
            InstData::Switch { value, table } => self.emit_switch(inst, value, table),
            InstData::Trap { code } => {
                self.asm.site(func.origins[inst], SiteKind::Trap(code));
                dynasm!(self.asm ; .arch x64 ; ud2);
            }
            _ => {}
        }
        Ok(())
    }

    /// Vectors have operations of their own, and only some of those of scalars.
    fn check(&self, data: InstData) -> Result<(), Unsupported> {
        match data {
            InstData::Unary { op, ty, arg } => {
                let vector = ty == Type::V128 || self.val(arg).ty == Type::V128;
                match vector && op != UnaryOp::Copy && op != UnaryOp::Bitcast {
                    true => Err(self.unsupported(op.word(), Type::V128)),
                    false => Ok(()),
                }
            }
            InstData::Binary {
                op, ty: Type::V128, ..
            } if !matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) => {
                Err(self.unsupported(op.word(), Type::V128))
            }
            _ => Ok(()),
        }
    }

    fn emit_pure(&mut self, data: InstData, result: Value) -> Result<(), Unsupported> {
        match data {
            InstData::Binary {
                op,
                ty: Type::V128,
                args: [a, b],
            } => self.emit_bitwise(result, op, a, b),
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => self.emit_vector_unary(result, op, shape, imm, arg),
            InstData::Vbinary {
                op,
                shape,
                imm,
                args,
            } => self.emit_vector_binary(result, op, shape, imm, args),
            InstData::Vternary { op, shape, args } => {
                self.emit_vector_ternary(result, op, shape, args);
            }
            InstData::Vshuffle { args, mask, .. } => self.emit_shuffle(result, args, mask),
            InstData::Unary { op, ty, arg } => self.emit_unary(result, op, ty, arg)?,
            InstData::Binary { op, ty, args } => self.emit_binary(result, op, ty, args),
            InstData::Fma { ty, args } => self.emit_multiply_add(result, ty, args),
            InstData::Icmp { cond, ty, args } => self.emit_icmp(result, cond, ty, args),
            InstData::Fcmp { cond, ty, args } => self.emit_fcmp(result, cond, ty, args),
            InstData::Select { ty, args } => self.emit_select(result, ty, args),
            InstData::Lea {
                base,
                index,
                scale,
                offset,
            } => self.emit_lea(result, base, index, scale, offset),
            _ => {}
        }
        Ok(())
    }
}
