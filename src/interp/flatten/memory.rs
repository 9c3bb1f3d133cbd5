//! Loads, stores and addresses.

use super::{Flattener, Result, size_log2};
use crate::interp::op::{Opcode, Word};
use crate::interp::plan::{FAR_BASE, Mode};
use crate::lir::{Inst, InstData, MemFlags, RmwOp, Type, Value, signed};

/// Where an access goes.
#[derive(Clone, Copy, Debug)]
enum AccessAddress {
    /// A byte of the slots.
    Slot(i32),
    Absolute(u64),
    /// A register and a distance.
    Near(u16, i16),
    /// Two registers, of which the second counts values.
    Indexed(u16, u16),
}

impl Flattener<'_> {
    /// Where an access of `ty` goes, its operands found.
    fn place(&mut self, ty: Type, addr: Value, offset: i32) -> Result<AccessAddress> {
        let root = self.plan.root(addr);
        if let Some((slot, start)) = self.plan.slot_addr(self.func, addr)
            && !self.aligned.contains_key(&slot)
        {
            let at = i64::from(self.slot_at.get(slot.0 as usize).map_or(0, |&at| at));
            // What lies outside of the frame is left to the general case.
            if let Some(at) = i32::try_from(at + i64::from(start) + i64::from(offset))
                .ok()
                .filter(|&at| at >= 0 && (at as u32) < self.slot_bytes)
            {
                return Ok(AccessAddress::Slot(at));
            }
        }
        if let Some(base) = self.bits(addr) {
            return Ok(AccessAddress::Absolute(
                base.wrapping_add_signed(offset.into()),
            ));
        }
        let (base, offset) = match self.func.def_inst(root) {
            Some(def) if self.plan.mode(def) == Mode::Fused => match self.func.insts[def] {
                InstData::Lea {
                    base,
                    index,
                    scale,
                    offset: more,
                } => {
                    let base = self.reg(base)?;
                    let index = self.reg(index)?;
                    let offset = i64::from(offset) + i64::from(more);
                    if offset == 0 && ty != Type::V128 && scale == size_log2(ty) {
                        return Ok(AccessAddress::Indexed(base, index));
                    }
                    let sum = self.temp(1)?;
                    self.emit(Word::new(Opcode::Lea0.scaled(scale), sum, base, index));
                    (sum, offset)
                }
                _ => (self.reg(addr)?, offset.into()),
            },
            _ => (self.reg(addr)?, i64::from(offset)),
        };
        match i16::try_from(offset) {
            Ok(near) => Ok(AccessAddress::Near(base, near)),
            Err(_) => {
                let sum = self.temp(1)?;
                self.emit_with(Word::new(Opcode::AddW, sum, base, 0), offset as u64);
                Ok(AccessAddress::Near(sum, 0))
            }
        }
    }

    pub(super) fn load(&mut self, inst: Inst, ty: Type, addr: Value, offset: i32) -> Result {
        if let Some((_, reg)) = self.plan.promoted(self.func, addr) {
            let to = self.result(inst)?;
            self.copy(ty, to, reg);
            return Ok(());
        }
        let place = self.place(ty, addr, offset)?;
        let to = self.result(inst)?;
        match place {
            AccessAddress::Slot(at) => self.emit(Word::wide(Opcode::LoadS8.of(ty), to, at)),
            AccessAddress::Absolute(at) => {
                self.emit_with(Word::new(Opcode::LoadA8.of(ty), to, 0, 0), at)
            }
            AccessAddress::Near(base, offset) => {
                self.emit(Word::new(Opcode::Load8.of(ty), to, base, offset as u16))
            }
            AccessAddress::Indexed(base, index) => {
                self.emit(Word::new(Opcode::LoadX8.of(ty), to, base, index))
            }
        }
        Ok(())
    }

    /// Puts what is in a dedicated register into one that instructions can name.
    fn copy(&mut self, ty: Type, to: u16, from: u32) {
        let words = super::words(ty) as u16;
        match from < FAR_BASE {
            true if words == 2 => self.emit(Word::new(Opcode::Mov128, to, from as u16, 0)),
            true => self.emit(Word::new(Opcode::Mov, to, from as u16, 0)),
            false => {
                for i in 0..words {
                    self.emit(Word::wide(
                        Opcode::FarGet,
                        to + i,
                        (from + u32::from(i)) as i32,
                    ));
                }
            }
        }
    }

    pub(super) fn store(
        &mut self,
        inst: Inst,
        ty: Type,
        flags: MemFlags,
        value: Value,
        addr: Value,
        offset: i32,
    ) -> Result {
        if let Some((_, reg)) = self.plan.promoted(self.func, addr) {
            return self.store_promoted(inst, ty, value, reg);
        }
        let place = self.place(ty, addr, offset)?;
        let small = self.bits(value).map(|k| signed(ty, k));
        let small = small.and_then(|k| i16::try_from(k).ok());
        if let (AccessAddress::Near(base, offset), Some(imm), true) =
            (place, small, ty != Type::V128)
        {
            let op = Opcode::StoreI8.of(ty);
            self.emit(Word::new(op, imm as u16, base, offset as u16));
        } else {
            let value = self.reg(value)?;
            match place {
                AccessAddress::Slot(at) => self.emit(Word::wide(Opcode::StoreS8.of(ty), value, at)),
                AccessAddress::Absolute(at) => {
                    self.emit_with(Word::new(Opcode::StoreA8.of(ty), value, 0, 0), at)
                }
                AccessAddress::Near(base, offset) => {
                    self.emit(Word::new(Opcode::Store8.of(ty), value, base, offset as u16))
                }
                AccessAddress::Indexed(base, index) => {
                    self.emit(Word::new(Opcode::StoreX8.of(ty), value, base, index))
                }
            }
        }
        if flags.has(MemFlags::SEQ_CST) {
            self.emit(Word::new(Opcode::Fence, 0, 0, 0));
        }
        self.release(inst);
        Ok(())
    }

    fn store_promoted(&mut self, inst: Inst, ty: Type, value: Value, reg: u32) -> Result {
        if reg < FAR_BASE
            && let Some(constant) = self.constant(value)
            && !self.hoisted.contains_key(&constant)
            && !self.cached.contains_key(&constant)
        {
            self.set_constant(reg as u16, constant);
            return Ok(());
        }
        let value = self.reg(value)?;
        if reg < FAR_BASE {
            self.copy(ty, reg as u16, value.into());
        } else {
            for i in 0..super::words(ty) {
                self.emit(Word::wide(
                    Opcode::FarPut,
                    value + i as u16,
                    (reg + i) as i32,
                ));
            }
        }
        self.release(inst);
        Ok(())
    }

    pub(super) fn atomic_rmw(
        &mut self,
        inst: Inst,
        op: RmwOp,
        ty: Type,
        value: Value,
        addr: Value,
    ) -> Result {
        let addr = self.reg(addr)?;
        let value = self.reg(value)?;
        let to = self.result(inst)?;
        let how = u64::from(size_log2(ty)) | u64::from(op == RmwOp::Add) << 8;
        self.emit_with(Word::new(Opcode::AtomicRmw, to, addr, value), how);
        Ok(())
    }

    pub(super) fn cmpxchg(
        &mut self,
        inst: Inst,
        ty: Type,
        addr: Value,
        [expected, new]: [Value; 2],
    ) -> Result {
        let addr = self.reg(addr)?;
        let expected = self.reg(expected)?;
        let new = self.reg(new)?;
        let to = self.result(inst)?;
        let how = u64::from(new) | u64::from(size_log2(ty)) << 16;
        self.emit_with(Word::new(Opcode::CmpXchg, to, addr, expected), how);
        Ok(())
    }

    pub(super) fn lea(
        &mut self,
        inst: Inst,
        base: Value,
        index: Value,
        scale: u8,
        offset: i32,
    ) -> Result {
        let base = self.reg(base)?;
        let index = self.reg(index)?;
        let to = self.result(inst)?;
        self.emit(Word::new(
            Opcode::Lea0.scaled(scale.min(3)),
            to,
            base,
            index,
        ));
        match i16::try_from(offset) {
            Ok(0) => {}
            Ok(small) => self.emit(Word::new(Opcode::AddI64, to, to, small as u16)),
            Err(_) => {
                let offset = i64::from(offset) as u64;
                self.emit_with(Word::new(Opcode::AddW, to, to, 0), offset)
            }
        }
        Ok(())
    }
}
