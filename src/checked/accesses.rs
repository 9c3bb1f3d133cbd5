//! Memory: `alloca`s, and the tests in front of accesses.

use super::allocas::{self, Use, fits};
use super::rewrite::Function;
use super::values;
use crate::ir::inst::Align;
use crate::ir::{BinaryOp, CastOp, Const, GlobalKind, ICmpCond, Inst, InstData, Operand, TypeId};
use crate::runtime::shadow::{
    ALIGN_SHIFT, Call, NULL_IS_VALID, Promiser, Record, Undefined, WRITES,
};

impl Function<'_> {
    pub(super) fn alloca(&mut self, inst: Inst, ty: TypeId, count: Operand) {
        let result = self.w.old.result(inst);
        match self.allocas.use_of(result) {
            Use::None => self.w.copy(),
            Use::Known if !self.c.what.values => self.w.copy(),
            Use::Whole => {
                self.w.copy();
                if self.c.is_pointer(ty) {
                    let unknown = self.c.unknown;
                    let unknown = self.number(unknown);
                    let slot = self.beside(TypeId::I64, unknown);
                    self.slots.insert(inst, slot);
                }
                if self.c.what.values
                    && let Some(of) = values::shadow_type(self.c, ty)
                {
                    let undefined = self.undefined(of);
                    let slot = self.beside(of, undefined);
                    self.bits_slots.insert(inst, slot);
                }
            }
            Use::Known | Use::Tracked => {
                let site = self.site(self.w.next_inst());
                if let Some(&name) = self.names.get(&result) {
                    self.c.sites.names.insert(site, name);
                }
                self.copy_aligned(inst);
                let Some(each) = self.c.alloc_size(ty) else {
                    return;
                };
                let size = match allocas::size_of(self.c, &self.w.old, inst) {
                    Some(size) => self.number(size),
                    None => {
                        let count = self.word(count);
                        let each = self.number(each);
                        self.binary(BinaryOp::Mul, TypeId::I64, [count, each])
                    }
                };
                let address = self.address(Operand::value(result));
                let site = self.c.number(site.into(), 32);
                let owner = self.call(Call::Alloca, &[address, size, site]);
                self.set_owner(result, owner);
                let is_tracked = self.allocas.use_of(result) == Use::Tracked;
                if is_tracked && self.allocas.has_scope(result) {
                    self.call(Call::EndScope, &[owner]);
                }
            }
        }
    }

    /// An `alloca` as aligned as tests of accesses want it.
    fn copy_aligned(&mut self, inst: Inst) {
        let InstData::Alloca {
            ty,
            count,
            align,
            flags,
        } = self.w.old.insts[inst]
        else {
            return self.w.copy();
        };
        let layout = self.c.layouts.of(&self.c.m.types, ty);
        let own = align.bytes().or(layout.map(|layout| layout.align));
        let align = Align::new(own.unwrap_or(1).max(Record::ALIGN)).unwrap_or(align);
        self.w.copy_as(InstData::Alloca {
            ty,
            count,
            align,
            flags,
        });
    }

    /// An `alloca` beside one that was just written, with a first value.
    pub(super) fn beside(&mut self, ty: TypeId, first: Operand) -> Operand {
        let slot = InstData::Alloca {
            ty,
            count: Operand::MISSING,
            align: Align::NONE,
            flags: 0,
        };
        let slot = self.w.push(slot, TypeId::PTR);
        self.store(first, slot);
        slot
    }

    /// What is atomically written somewhere is defined.
    pub(super) fn define(&mut self, ptr: Operand, ty: TypeId) {
        if let (true, Some(size)) = (self.c.what.values, self.c.store_size(ty)) {
            let (at, size, bits) = (self.address(ptr), self.number(size), self.c.number(0, 32));
            self.call(Call::FillBits, &[at, size, bits]);
        }
    }

    /// An integer as 64 bits.
    pub(super) fn word(&mut self, operand: Operand) -> Operand {
        let ty = self.type_of(operand);
        match self.c.m.types.int_width(ty) {
            Some(64) => operand,
            Some(width) if width < 64 => match operand.as_const() {
                Some(_) => match operand.as_const().map(|id| self.c.m.consts.get(id)) {
                    Some(Const::Int { value, .. }) => self.number(value),
                    _ => self.cast(CastOp::ZExt, operand, TypeId::I64),
                },
                None => self.cast(CastOp::ZExt, operand, TypeId::I64),
            },
            Some(_) => self.cast(CastOp::Trunc, operand, TypeId::I64),
            None => self.number(0),
        }
    }

    /// Whether an access needs no test.
    pub(super) fn is_known(&self, ptr: Operand, size: u64, align: u64, writes: bool) -> bool {
        self.is_aligned(ptr, align) && self.is_within(ptr, size, writes)
    }

    /// Whether a pointer is known to be a multiple of an alignment, or nothing is known of it that says more.
    pub(super) fn is_aligned(&self, ptr: Operand, align: u64) -> bool {
        let least = |own: Align, ty| {
            let layout = self.c.layouts.of(&self.c.m.types, ty);
            let of_type = layout.map_or(1, |layout| layout.align);
            own.bytes().unwrap_or(of_type)
        };
        let known = match (self.allocas.inside(ptr), ptr.as_const()) {
            (Some(inside), _) => {
                let InstData::Alloca { ty, align, .. } = self.w.old.insts[inside.of] else {
                    return true;
                };
                Some((least(align, ty), inside.offset))
            }
            (None, Some(id)) => self.c.place_of(id).map(|(global, offset)| {
                let of = &self.c.m.globals[global];
                (least(of.align, of.ty), offset)
            }),
            (None, None) => None,
        };
        known.is_none_or(|(of, offset)| of >= align && offset.rem_euclid(align as i64) == 0)
    }

    /// Whether an access is known to lie within its object.
    pub(super) fn is_within(&self, ptr: Operand, size: u64, writes: bool) -> bool {
        if let Some(inside) = self.allocas.inside(ptr) {
            let use_of = self.allocas.use_of(self.w.old.result(inside.of));
            if use_of != Use::Tracked {
                return true;
            }
            let within = allocas::size_of(self.c, &self.w.old, inside.of);
            let has_scope = self.allocas.has_scope(self.w.old.result(inside.of));
            return !has_scope && fits(inside.offset, Some(size), within);
        }
        let place = ptr.as_const().and_then(|id| self.c.place_of(id));
        let Some((global, offset)) = place else {
            return false;
        };
        let of = &self.c.m.globals[global];
        match of.kind {
            GlobalKind::Variable { constant, .. } => {
                let within = self.c.alloc_size(of.ty);
                !(constant && writes) && fits(offset, Some(size), within)
            }
            GlobalKind::Undeclared
            | GlobalKind::Function(_)
            | GlobalKind::Alias(_)
            | GlobalKind::IFunc(_) => false,
        }
    }

    /// Tests an access by a pointer: whether it lies within what the pointer was made of.
    pub(super) fn test(&mut self, ptr: Operand, ty: TypeId, align: Align, writes: bool) {
        let is_usual = self.c.what.memory && self.c.is_pointer(self.type_of(ptr));
        let Some(size) = self.c.store_size(ty).filter(|&size| is_usual && size > 0) else {
            return;
        };
        let align = align.bytes().unwrap_or(1);
        let key = (ptr.0, writes);
        if self.is_known(ptr, size, align, writes)
            || self.tested.get(&key).is_some_and(|&n| n >= size)
        {
            return;
        }
        self.tested.insert(key, size);
        if writes {
            let read = self.tested.entry((ptr.0, false)).or_default();
            *read = size.max(*read);
        }
        let mut how = if writes { WRITES } else { 0 } | align.trailing_zeros() << ALIGN_SHIFT;
        if self.has_null {
            how |= NULL_IS_VALID;
        }
        let owner = self.owner(ptr);
        let address = self.address(ptr);
        let (bytes, how) = (self.number(size), self.c.number(how.into(), 32));
        let args = [address, bytes, owner, how];
        if self.is_unknown(owner) {
            self.call(Call::Check, &args);
            return;
        }
        let record = self.cast(CastOp::IntToPtr, owner, TypeId::PTR);
        let limit = if writes {
            Record::WRITABLE
        } else {
            Record::READABLE
        };
        let (base_at, limit_at) = (self.field(record, Record::BASE), self.field(record, limit));
        let (base, limit) = (
            self.load(base_at, TypeId::I64),
            self.load(limit_at, TypeId::I64),
        );
        let offset = self.binary(BinaryOp::Sub, TypeId::I64, [address, base]);
        let broken = match size.is_power_of_two() && size <= Record::ALIGN && align == size {
            true => self.is_beyond(offset, limit, size.trailing_zeros()),
            false => self.is_outside(address, [offset, limit, bytes], align),
        };
        self.unless(broken, Call::Check, &args);
    }

    /// Whether an access at its own alignment, of two to the power of `log2` bytes, is not aligned, or not within the
    /// first `limit` bytes of its object. Bytes are counted in units of the access, so that an offset that is no
    /// multiple of it is beyond all limits, as those in front of the object are.
    fn is_beyond(&mut self, offset: Operand, limit: Operand, log2: u32) -> Operand {
        if log2 == 0 {
            return self.icmp(ICmpCond::Uge, [offset, limit]);
        }
        let (down, up) = (self.number(log2.into()), self.number(64 - u64::from(log2)));
        let low = self.binary(BinaryOp::LShr, TypeId::I64, [offset, down]);
        let high = self.binary(BinaryOp::Shl, TypeId::I64, [offset, up]);
        let units = self.binary(BinaryOp::Or, TypeId::I64, [low, high]);
        let limit = self.binary(BinaryOp::LShr, TypeId::I64, [limit, down]);
        self.icmp(ICmpCond::Uge, [units, limit])
    }

    /// The same of any access.
    pub(super) fn is_outside(&mut self, address: Operand, of: [Operand; 3], align: u64) -> Operand {
        let [offset, limit, bytes] = of;
        let starts = self.icmp(ICmpCond::Ult, [offset, limit]);
        let end = self.binary(BinaryOp::Add, TypeId::I64, [offset, bytes]);
        let ends = self.icmp(ICmpCond::Ule, [end, limit]);
        let mut ok = self.binary(BinaryOp::And, TypeId::I1, [starts, ends]);
        if align > 1 {
            let mask = self.number(align - 1);
            let low = self.binary(BinaryOp::And, TypeId::I64, [address, mask]);
            let zero = self.number(0);
            let aligned = self.icmp(ICmpCond::Eq, [low, zero]);
            ok = self.binary(BinaryOp::And, TypeId::I1, [ok, aligned]);
        }
        let yes = Operand::constant(self.c.m.consts.int(TypeId::I1, 1, 1));
        self.binary(BinaryOp::Xor, TypeId::I1, [ok, yes])
    }

    /// The `alloca` for undefined bits beside one that holds one value.
    pub(super) fn bits_slot(&self, ptr: Operand) -> Option<Operand> {
        let inside = self.allocas.inside(ptr)?;
        self.bits_slots.get(&inside.of).copied()
    }

    /// The `alloca` beside the one that holds one pointer.
    pub(super) fn slot(&self, ptr: Operand) -> Option<Operand> {
        let inside = self.allocas.inside(ptr)?;
        self.slots.get(&inside.of).copied()
    }

    pub(super) fn loaded_owner(&mut self, ptr: Operand, value: Operand) -> Operand {
        if let Some(slot) = self.slot(ptr) {
            return self.load(slot, TypeId::I64);
        }
        self.noted_owner(ptr, value)
    }

    pub(super) fn store_owner(&mut self, ptr: Operand, value: Operand) {
        let owner = self.owner(value);
        if let Some(slot) = self.slot(ptr) {
            return self.store(owner, slot);
        }
        if !self.is_unknown(owner) {
            self.note_owner(ptr, value, owner);
        }
    }

    /// Tests a range that an intrinsic accesses.
    pub(super) fn test_range(&mut self, pointer: Operand, size: Operand, how: u32) {
        self.want_defined(pointer, Undefined::Address);
        if how & WRITES != 0 {
            self.keep_quiet(pointer);
        }
        if !self.c.what.memory {
            return;
        }
        let known = size.as_const().and_then(|id| self.c.const_index(id));
        if let Some(size) = known.and_then(|size| u64::try_from(size).ok())
            && (size == 0 || self.is_within(pointer, size, how & WRITES != 0))
        {
            return;
        }
        let owner = self.owner(pointer);
        let address = self.address(pointer);
        let how = self.c.number(how.into(), 32);
        self.call(Call::CheckRange, &[address, size, owner, how]);
    }

    /// A load, and what goes along with what it loads.
    pub(super) fn loads(&mut self, inst: Inst, ptr: Operand, align: Align) {
        let result = self.w.old.result(inst);
        let ty = self.w.old.types[result];
        let is_pointer = self.c.is_pointer(ty);
        self.want_defined(ptr, Undefined::Address);
        self.test(ptr, ty, align, false);
        self.w.copy();
        if self.c.what.values && self.c.is_pointer(self.type_of(ptr)) {
            self.load_shadow(inst, ptr);
        }
        if is_pointer && self.c.is_pointer(self.type_of(ptr)) {
            let owner = self.loaded_owner(ptr, Operand::value(result));
            self.set_owner(result, owner);
        }
        self.keep_metadata(inst, Promiser::Load);
    }

    /// A store, and what goes along with what it stores.
    pub(super) fn stores(&mut self, value: Operand, ptr: Operand, align: Align) {
        let ty = self.type_of(value);
        self.want_defined(ptr, Undefined::Address);
        self.test(ptr, ty, align, true);
        self.keep_quiet(ptr);
        self.w.copy();
        if self.c.what.values && self.c.is_pointer(self.type_of(ptr)) {
            self.store_shadow(ptr, value);
        }
        if self.c.is_pointer(ty) && self.c.is_pointer(self.type_of(ptr)) {
            self.store_owner(ptr, value);
        }
    }
}
