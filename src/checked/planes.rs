//! The planes beside memory, as code reads and writes them ([`runtime/shadow/planes.rs`](crate::runtime::shadow)).

use super::rewrite::Function;
use crate::ir::{BinaryOp, CastOp, ICmpCond, Operand, TypeId};
use crate::runtime::shadow::{Call, Planes, Record};

impl Function<'_> {
    /// The planes of the chunk of an address, as a number, which is 0 where there are none.
    fn planes(&mut self, address: Operand) -> Operand {
        let chunk_bits = self.number(Planes::CHUNK_BITS);
        let chunk = self.binary(BinaryOp::LShr, TypeId::I64, [address, chunk_bits]);
        let last = self.number(Planes::CHUNKS - 1);
        let chunk = self.binary(BinaryOp::And, TypeId::I64, [chunk, last]);
        let three = self.number(3);
        let row = self.binary(BinaryOp::Shl, TypeId::I64, [chunk, three]);
        let table = self.number(Planes::table_at());
        let row = self.binary(BinaryOp::Add, TypeId::I64, [row, table]);
        let row = self.cast(CastOp::IntToPtr, row, TypeId::PTR);
        self.load(row, TypeId::I64)
    }

    /// The same, made where there are none.
    fn planes_made(&mut self, address: Operand) -> Operand {
        let found = self.planes(address);
        let zero = self.number(0);
        let none = self.icmp(ICmpCond::Eq, [found, zero]);
        self.unless(none, Call::MakePlanes, &[address]);
        self.planes(address)
    }

    /// The place of some bits of an address, of which `mask` counts, in planes.
    fn within(&mut self, planes: Operand, address: Operand, mask: u64, start: u64) -> Operand {
        let mask = self.number(mask);
        let offset = self.binary(BinaryOp::And, TypeId::I64, [address, mask]);
        let at = self.binary(BinaryOp::Add, TypeId::I64, [planes, offset]);
        let start = self.number(start);
        self.binary(BinaryOp::Add, TypeId::I64, [at, start])
    }

    /// That place, or zeros where there are no planes.
    fn or_zeros(&mut self, planes: Operand, at: Operand) -> Operand {
        let zero = self.number(0);
        let none = self.icmp(ICmpCond::Eq, [planes, zero]);
        let zeros = self.number(Planes::zeros_at());
        let at = self.select([none, zeros, at], TypeId::I64);
        self.cast(CastOp::IntToPtr, at, TypeId::PTR)
    }

    /// Where the undefined bits beside a pointer can be read.
    pub(super) fn bits_to_read(&mut self, ptr: Operand) -> Operand {
        let address = self.address(ptr);
        let planes = self.planes(address);
        let at = self.within(planes, address, Planes::CHUNK - 1, Planes::BITS);
        self.or_zeros(planes, at)
    }

    /// Where they can be written.
    pub(super) fn bits_to_write(&mut self, ptr: Operand) -> Operand {
        let address = self.address(ptr);
        let planes = self.planes_made(address);
        let at = self.within(planes, address, Planes::CHUNK - 1, Planes::BITS);
        self.cast(CastOp::IntToPtr, at, TypeId::PTR)
    }

    /// The owner of the pointer `value`, which was loaded from memory: as far as it is noted there of that pointer.
    pub(super) fn noted_owner(&mut self, ptr: Operand, value: Operand) -> Operand {
        let (address, value) = (self.address(ptr), self.address(value));
        let planes = self.planes(address);
        let at = self.within(planes, address, Planes::CHUNK - 8, 0);
        let at = self.or_zeros(planes, at);
        let found = self.load(at, TypeId::I64);
        let halves = [found, value].map(|word| self.cast(CastOp::Trunc, word, TypeId::I32));
        let is_same = self.icmp(ICmpCond::Eq, halves);
        let half = self.number(32);
        let number = self.binary(BinaryOp::LShr, TypeId::I64, [found, half]);
        let size = self.number(Record::SIZE_LOG2);
        let offset = self.binary(BinaryOp::Shl, TypeId::I64, [number, size]);
        let unknown = self.c.unknown;
        let first = self.number(unknown);
        let owner = self.binary(BinaryOp::Add, TypeId::I64, [first, offset]);
        self.select([is_same, owner, first], TypeId::I64)
    }

    /// Notes the owner of a pointer that was stored to memory.
    pub(super) fn note_owner(&mut self, ptr: Operand, value: Operand, owner: Operand) {
        let (address, value) = (self.address(ptr), self.address(value));
        let planes = self.planes_made(address);
        let at = self.within(planes, address, Planes::CHUNK - 8, 0);
        let at = self.cast(CastOp::IntToPtr, at, TypeId::PTR);
        let unknown = self.c.unknown;
        let first = self.number(unknown);
        let offset = self.binary(BinaryOp::Sub, TypeId::I64, [owner, first]);
        // The offset of a record is its number by its size.
        let up = self.number(32 - Record::SIZE_LOG2);
        let number = self.binary(BinaryOp::Shl, TypeId::I64, [offset, up]);
        let low = self.number(0xffff_ffff);
        let half = self.binary(BinaryOp::And, TypeId::I64, [value, low]);
        let entry = self.binary(BinaryOp::Or, TypeId::I64, [number, half]);
        self.store(entry, at);
    }
}
