//! The planes beside memory, as code reads and writes them ([`runtime/shadow/planes.rs`](crate::runtime::shadow)).

use super::rewrite::Function;
use crate::ir::{BinaryOp, CastOp, ICmpCond, Operand, TypeId};
use crate::runtime::shadow::{Plane, PlanePlaces, Record};

impl Function<'_> {
    /// The place in a plane beside a pointer by which memory has been accessed.
    fn in_plane(&mut self, ptr: Operand, of: Plane, writes: bool) -> Operand {
        let address = self.address(ptr);
        let tables = match self.c.ground.planes {
            PlanePlaces::Tables(tables) => tables,
            PlanePlaces::Beside(distances) => {
                let distance = self.number(distances[of as usize]);
                let at = self.binary(BinaryOp::Add, TypeId::I64, [address, distance]);
                return self.cast(CastOp::IntToPtr, at, TypeId::PTR);
            }
        };
        let chunk_bits = self.number(Plane::CHUNK_BITS.into());
        let mut chunk = self.binary(BinaryOp::LShr, TypeId::I64, [address, chunk_bits]);
        // An access by what is no address has ended the program before, where accesses are tested.
        if !self.c.what.memory {
            let last = self.number(Plane::CHUNKS as u64 - 1);
            chunk = self.binary(BinaryOp::And, TypeId::I64, [chunk, last]);
        }
        let three = self.number(3);
        let row = self.binary(BinaryOp::Shl, TypeId::I64, [chunk, three]);
        let table = self.number(tables[of as usize][usize::from(writes)]);
        let row = self.binary(BinaryOp::Add, TypeId::I64, [row, table]);
        let row = self.cast(CastOp::IntToPtr, row, TypeId::PTR);
        let plane = self.load(row, TypeId::I64);
        let at = self.binary(BinaryOp::Add, TypeId::I64, [plane, address]);
        self.cast(CastOp::IntToPtr, at, TypeId::PTR)
    }

    /// Where the undefined bits beside a pointer can be read.
    pub(super) fn bits_to_read(&mut self, ptr: Operand) -> Operand {
        self.in_plane(ptr, Plane::Bits, false)
    }

    /// Where they can be written.
    pub(super) fn bits_to_write(&mut self, ptr: Operand) -> Operand {
        self.in_plane(ptr, Plane::Bits, true)
    }

    /// The owner of the pointer `value`, which was loaded from memory: as far as it is noted there of that pointer.
    pub(super) fn noted_owner(&mut self, ptr: Operand, value: Operand) -> Operand {
        let value = self.address(value);
        let at = self.in_plane(ptr, Plane::Owners, false);
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
        let value = self.address(value);
        let at = self.in_plane(ptr, Plane::Owners, true);
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
