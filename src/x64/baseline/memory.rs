//! Loads, stores, addresses and the stack.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use super::live::ALIAS;
use crate::lir::{Inst, InstData, MemFlags, Origin, Shape, Type, Value};
use crate::x64::abi::CALLEE_SAVED;
use crate::x64::asm::{Mem, Op, Rm};
use crate::x64::packed::masked;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::SiteKind;
use dynasmrt::{DynasmApi, dynasm};

/// Allocations above this size touch each step of it, so that none jumps over the guard.
const STEP: i32 = 65536;

impl Gen<'_> {
    /// Reads memory.
    pub fn load(&mut self, ty: Type, to: Reg, from: impl Into<Rm>) {
        let op = match ty {
            Type::I8 => Op::two(0xb6),
            Type::I16 => Op::two(0xb7),
            Type::I32 => Op::one(0x8b),
            Type::I64 => Op::one(0x8b).wide(),
            Type::F32 => Op::two(0x10).prefix(0xf3),
            Type::F64 => Op::two(0x10).prefix(0xf2),
            Type::V128 | Type::V256 => Op::two(0x10),
        };
        self.asm.op(op, to, from);
    }

    /// Writes memory.
    pub fn store(&mut self, ty: Type, to: Mem, from: Reg) {
        let op = match ty {
            Type::F32 => Op::two(0x11).prefix(0xf3),
            Type::F64 => Op::two(0x11).prefix(0xf2),
            Type::V128 | Type::V256 => Op::two(0x11),
            _ => Op::one(0x89).sized(ty),
        };
        self.asm.op(op, from, to);
    }

    pub fn emit_load(&mut self, inst: Inst, ty: Type, addr: Value, offset: i32) {
        let Some(result) = self.func.result(inst) else {
            return;
        };
        let variable = self.variable(addr);
        if variable.is_some() {
            return self.read_variable(result, variable);
        }
        let origin = self.func.origins[inst];
        let mem = self.address(addr, offset);
        let mem = Mem {
            site: Some(origin),
            ..mem
        };
        let to = match ty.is_int() {
            // The address is read before the result is written.
            true => self.dst_from(result, &[addr], Some(addr), RegSet::EMPTY),
            false => self.dst(result, &[addr]),
        };
        self.load(ty, to, mem);
        self.release(addr);
        self.define(result, to);
    }

    /// Reads lanes by a mask.
    pub fn emit_masked_load(
        &mut self,
        inst: Inst,
        shape: Shape,
        [mask, addr]: [Value; 2],
        offset: i32,
    ) {
        let by = self.use_reg(mask);
        let site = Some(self.func.origins[inst]);
        let mem = self.address(addr, offset);
        let to = match self.func.result(inst) {
            Some(result) => self.dst(result, &[mask, addr]),
            None => XSCRATCH,
        };
        self.asm
            .op(masked(shape, false).vex(by), to, Mem { site, ..mem });
        self.release(mask);
        self.release(addr);
        if let Some(result) = self.func.result(inst) {
            self.define(result, to);
        }
    }

    /// Writes lanes by a mask.
    pub fn emit_masked_store(&mut self, inst: Inst, shape: Shape, args: [Value; 3]) {
        let [mask, value, addr] = args;
        let (by, from) = (self.use_reg(mask), self.use_reg(value));
        let site = Some(self.func.origins[inst]);
        let mem = self.address(addr, 0);
        self.asm
            .op(masked(shape, true).vex(by), from, Mem { site, ..mem });
        args.iter().for_each(|&arg| self.release(arg));
    }

    /// A value that is what a variable holds now: its register, as long as that is not written.
    fn read_variable(&mut self, result: Value, variable: Reg) {
        let val = *self.val(result);
        if val.refs == 0 {
            return;
        }
        if val.home.is_some() || !val.is_local() || !self.outlives_calls(result, variable) {
            let to = self.dst(result, &[]);
            self.mov(val.ty, to, variable);
            return self.define(result, to);
        }
        let val = self.val_mut(result);
        val.reg = variable;
        val.flags |= ALIAS;
        self.regs.aliases[variable.0 as usize].push(result);
    }

    /// Whether a value can be in the register of a variable for its life: the variable may not be needed
    /// over a call over which the value is.
    #[inline]
    pub(super) fn outlives_calls(&self, value: Value, variable: Reg) -> bool {
        let calls = self.val(value).calls;
        CALLEE_SAVED.has(variable) || calls.0 == calls.1
    }

    pub fn emit_store(&mut self, inst: Inst) {
        let InstData::Store {
            ty,
            flags,
            value,
            addr,
            offset,
        } = self.func.insts[inst]
        else {
            return;
        };
        let variable = self.variable(addr);
        if variable.is_some() {
            return self.write_variable(ty, value, variable);
        }
        let origin = self.func.origins[inst];
        let mem = self.address(addr, offset);
        let mem = Mem {
            site: Some(origin),
            ..mem
        };
        self.store_value(ty, value, mem);
        if flags.has(MemFlags::SEQ_CST) {
            dynasm!(self.asm ; .arch x64 ; mfence);
        }
        self.release(value);
        self.release(addr);
    }

    /// Writes a value to memory.
    pub fn store_value(&mut self, ty: Type, value: Value, mem: Mem) {
        if let Some(imm) = self.imm32(value) {
            let len = ty.bytes().min(4) as u8;
            let op = Op::one(0xc7).sized(ty);
            return self.asm.op_imm(op, 0, mem.into(), imm as u64, len);
        }
        if let Some(InstData::Fconst { bits, .. }) = self.def_remat(value) {
            let op = Op::one(0xc7);
            if ty == Type::F32 {
                return self.asm.op_imm(op, 0, mem.into(), bits, 4);
            }
            if i32::try_from(bits as i64).is_ok() {
                return self.asm.op_imm(op.wide(), 0, mem.into(), bits, 4);
            }
            self.mov_imm(SCRATCH, bits);
            return self.asm.op(Op::one(0x89).wide(), SCRATCH, mem);
        }
        let reg = self.use_reg(value);
        self.store(ty, mem, reg);
    }

    /// The instruction that makes a constant or an address.
    fn def_remat(&self, value: Value) -> Option<InstData> {
        match self.is(value, super::live::REMAT) {
            true => self.def(value),
            false => None,
        }
    }

    fn write_variable(&mut self, ty: Type, value: Value, variable: Reg) {
        if self.val(value).reg != variable {
            self.release_aliases(ty, value, variable);
            self.into(variable, value);
        }
        self.release(value);
        // What was computed right into the variable's register, and is used again.
        if self.regs.owned.has(variable) {
            self.regs.owned.remove(variable);
            self.val_mut(value).flags |= ALIAS;
            self.regs.aliases[variable.0 as usize].push(value);
        }
    }

    /// Copies what a variable holds for the values that still need it.
    fn release_aliases(&mut self, ty: Type, stored: Value, variable: Reg) {
        let mut aliases = std::mem::take(&mut self.regs.aliases[variable.0 as usize]);
        if self.val(stored).reg.is_some() {
            self.lock(self.val(stored).reg);
        }
        for &alias in &aliases {
            let val = *self.val(alias);
            if val.is(ALIAS) && val.reg == variable && val.refs > 0 {
                let to = self.alloc(ty);
                self.mov(ty, to, variable);
                self.val_mut(alias).flags &= !ALIAS;
                self.own(alias, to);
            }
        }
        aliases.clear();
        self.regs.aliases[variable.0 as usize] = aliases;
    }

    pub fn emit_lea(&mut self, result: Value, base: Value, index: Value, scale: u8, offset: i32) {
        let mem = self.lea_operand(base, index, scale, offset);
        let none = RegSet::EMPTY;
        let from = match self.dies_in(base) {
            Some(_) => base,
            None => index,
        };
        let to = self.dst_from(result, &[base, index], Some(from), none);
        self.lea(to, mem);
        self.release(base);
        self.release(index);
        self.define(result, to);
    }

    pub fn emit_stack_alloc(&mut self, inst: Inst, size: Value, align: u8) {
        let Some(result) = self.func.result(inst) else {
            return;
        };
        let origin = self.func.origins[inst];
        let outgoing = self.frame.outgoing as i32;
        // Room to align the address in, where the stack's own alignment is not enough.
        let pad = if align > 4 { 1 << align } else { 0 };
        match self.iconst(size) {
            Some(bytes) if bytes <= (STEP - 16 - pad) as u64 => {
                let bytes = (bytes as i32 + pad + 15) & !15;
                dynasm!(self.asm ; .arch x64 ; sub rsp, bytes);
            }
            _ => self.alloc_steps(size, pad, origin),
        }
        self.asm.site(origin, SiteKind::StackProbe);
        dynasm!(self.asm ; .arch x64 ; test [rsp], esp);
        self.release(size);
        let to = self.dst(result, &[]);
        self.lea(to, Mem::at(Reg::RSP, outgoing + (pad - 1).max(0)));
        if pad > 0 {
            dynasm!(self.asm ; .arch x64 ; and Rq(to.code()), -pad);
        }
        self.define(result, to);
    }

    /// Lowers the stack by a size, step by step.
    fn alloc_steps(&mut self, size: Value, pad: i32, origin: Origin) {
        self.into(SCRATCH, size);
        dynasm!(self.asm ; .arch x64
            ; add r11, pad + 15
            ; .bytes [0x73, 7] // jae over the next instruction
            ; mov r11, -16
            ; and r11, -16
        );
        let again = self.asm.pos();
        dynasm!(self.asm ; .arch x64 ; cmp r11, STEP);
        let done = self.asm.jcc_short(crate::x64::asm::Cc::Be);
        dynasm!(self.asm ; .arch x64 ; sub rsp, STEP);
        self.asm.site(origin, SiteKind::StackProbe);
        dynasm!(self.asm ; .arch x64 ; test [rsp], esp ; sub r11, STEP);
        let back = again.wrapping_sub(self.asm.pos() + 2) as u8;
        dynasm!(self.asm ; .arch x64 ; .bytes [0xeb, back]);
        self.asm.land(done);
        dynasm!(self.asm ; .arch x64 ; sub rsp, r11);
    }
}
