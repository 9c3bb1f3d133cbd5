//! Instructions that access memory.

use super::super::opcodes;
use super::body::Reading;
use super::input::{Input, Result};
use super::inst::DecodedInst;
use crate::ir::inst::{Align, MemFlags, RmwOp, SyncScope};
use crate::ir::{InstData, Operand, TypeId};

impl Reading<'_, '_> {
    fn align(&self, input: &Input<'_>, number: u64) -> Result<Align> {
        opcodes::align(number).ok_or_else(|| input.malformed("there is no alignment so large"))
    }

    /// The synchronization scope of a number; those that are not known are of all threads.
    fn scope(&self, number: u64) -> SyncScope {
        match number {
            0 => SyncScope::SINGLE_THREAD,
            1 => SyncScope::SYSTEM,
            n => {
                let scope = usize::try_from(n).ok().and_then(|n| self.t.scopes.get(n));
                scope.copied().unwrap_or(SyncScope::SYSTEM)
            }
        }
    }

    /// `[type, type of the count, count, alignment and flags, address space]`
    pub(super) fn alloca(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let bits = input.op(3)?;
        let bit = |n: u32| bits >> n & 1 != 0;
        let ty = self.ty(input, 0)?;
        // Of old, the type of the address stands here.
        let ty = match bit(6) {
            true => ty,
            false => self.pointee(input, ty)?,
        };
        let count_ty = self.ty(input, 1)?;
        // The count is not counted back.
        let number = input.op32(2)?;
        let count = self.numbered(input, number, count_ty)?;
        let align = self.align(input, bits & 31 | (bits >> 8 & 7) << 5)?;
        let space = match input.len() {
            0..=4 => self.t.alloca_space,
            _ => input.op32(4)?,
        };
        // One of them is what no count says.
        let one = count_ty == TypeId::I32 && self.m.index_of(count) == Some(1);
        let data = InstData::Alloca {
            ty,
            count: if one { Operand::MISSING } else { count },
            align,
            flags: u8::from(bit(5)) | u8::from(bit(7)) << 1,
        };
        Ok((data, self.m.types.pointer_into(ty, space)))
    }

    /// `[address, type, alignment, volatile]`, and for an atomic one `[ordering, scope]`; of old
    /// no type.
    #[inline]
    pub(super) fn load(&mut self, input: &Input<'_>, atomic: bool) -> Result<DecodedInst> {
        let mut at = 0;
        let (ptr, pointer) = self.typed(input, &mut at)?;
        let fields = if atomic { 4 } else { 2 };
        let ty = match input.len() > at + fields {
            true => {
                at += 1;
                self.ty(input, at - 1)?
            }
            false => self.pointee(input, pointer)?,
        };
        let (align, flags) = self.access(input, at, atomic)?;
        Ok((InstData::Load { ptr, align, flags }, ty))
    }

    /// `[address, value, alignment, volatile]`, and for an atomic one `[ordering, scope]`; of old
    /// the type of the value is what the address says.
    #[inline]
    pub(super) fn store(
        &mut self,
        input: &Input<'_>,
        old: bool,
        atomic: bool,
    ) -> Result<DecodedInst> {
        let mut at = 0;
        let (ptr, pointer) = self.typed(input, &mut at)?;
        let value = self.stored(input, &mut at, pointer, old)?.0;
        let (align, flags) = self.access(input, at, atomic)?;
        let data = InstData::Store {
            value,
            ptr,
            align,
            flags,
        };
        Ok((data, TypeId::VOID))
    }

    /// What is stored, compared or added.
    #[inline]
    fn stored(
        &mut self,
        input: &Input<'_>,
        at: &mut usize,
        pointer: TypeId,
        old: bool,
    ) -> Result<(Operand, TypeId)> {
        if !old {
            return self.typed(input, at);
        }
        let ty = self.pointee(input, pointer)?;
        *at += 1;
        Ok((self.value(input, *at - 1, ty)?, ty))
    }

    #[inline]
    fn access(&self, input: &Input<'_>, at: usize, atomic: bool) -> Result<(Align, MemFlags)> {
        let align = self.align(input, input.op(at)?)?;
        let mut flags = MemFlags::PLAIN;
        if input.op(at + 1)? != 0 {
            flags = flags.volatile();
        }
        if atomic {
            flags = flags.ordering(opcodes::ordering(input.op(at + 2)?));
            flags = flags.scope(self.scope(input.op(at + 3)?));
        }
        Ok((align, flags))
    }

    pub(super) fn fence(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let flags = MemFlags::PLAIN
            .ordering(opcodes::ordering(input.op(0)?))
            .scope(self.scope(input.op(1)?));
        Ok((InstData::Fence { flags }, TypeId::VOID))
    }

    /// `[address, expected, new, volatile, ordering, scope, failure ordering, weak, alignment]`; of
    /// old, the last ones may not be there.
    pub(super) fn cmpxchg(&mut self, input: &Input<'_>, old: bool) -> Result<DecodedInst> {
        let mut at = 0;
        let (ptr, pointer) = self.typed(input, &mut at)?;
        let (expected, ty) = self.stored(input, &mut at, pointer, old)?;
        let new = self.value(input, at, ty)?;
        at += 1;
        let success = opcodes::ordering(input.op(at + 1)?);
        let rest = input.len() - at;
        let failure = match rest {
            0..=3 => success.of_failure(),
            _ => opcodes::ordering(input.op(at + 3)?),
        };
        let mut flags = MemFlags::PLAIN
            .ordering(success)
            .failure(failure)
            .scope(self.scope(input.op(at + 2)?));
        if input.op(at)? != 0 {
            flags = flags.volatile();
        }
        if input.or_zero(at + 4) != 0 {
            flags = flags.weak();
        }
        let align = match rest {
            6.. => self.align(input, input.op(at + 5)?)?,
            _ => Align::NONE,
        };
        let args = [ptr, expected, new];
        let data = InstData::CmpXchg { args, flags, align };
        let result = self.m.types.exchanged(ty);
        if old && rest < 5 {
            return self.first_of(input, data, result, ty);
        }
        Ok((data, result))
    }

    /// Before there were weak ones, the result was the value that was found alone.
    fn first_of(
        &mut self,
        input: &Input<'_>,
        data: InstData,
        result: TypeId,
        ty: TypeId,
    ) -> Result<DecodedInst> {
        self.counted();
        self.push(input, data, result)?;
        // No file counts the pair.
        let pair = self.own.values.pop().unwrap_or(Operand::MISSING);
        self.counted().pop();
        let indices = self.body.pool.push(&[0]);
        Ok((InstData::ExtractValue { agg: pair, indices }, ty))
    }

    /// `[address, value, operation, volatile, ordering, scope, alignment]`
    pub(super) fn atomicrmw(&mut self, input: &Input<'_>, old: bool) -> Result<DecodedInst> {
        let mut at = 0;
        let (ptr, pointer) = self.typed(input, &mut at)?;
        let (value, ty) = self.stored(input, &mut at, pointer, old)?;
        let number = input.op(at)?;
        let Some(op) = RmwOp::from_bitcode(number) else {
            return Err(input.unsupported(format_args!("operation {number} of `atomicrmw`")));
        };
        let mut flags = MemFlags::PLAIN
            .ordering(opcodes::ordering(input.op(at + 2)?))
            .scope(self.scope(input.op(at + 3)?));
        if input.op(at + 1)? != 0 {
            flags = flags.volatile();
        }
        let data = InstData::AtomicRmw {
            op,
            ptr,
            value,
            flags,
            align: self.align(input, input.or_zero(at + 4))?,
        };
        Ok((data, ty))
    }
}
