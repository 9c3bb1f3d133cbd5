//! Intrinsics that copy and fill memory.

use super::super::Cx;
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use crate::ir::Operand;
use crate::lir::{Libcall, MemFlags, Type, Value};
use smallvec::SmallVec;

/// Copies of at most this many bytes are loads and stores.
const MAX_INLINE_BYTES: u64 = 64;

impl Cx<'_> {
    /// `llvm.memcpy`, `llvm.memmove`.
    pub fn copy(&mut self, helper: Libcall, [to, from, len]: [Operand; 3]) -> Done<Repr> {
        if let Repr::Const(_, len @ ..=MAX_INLINE_BYTES) = self.repr(len)? {
            let from = self.address(from)?;
            let mut loaded = SmallVec::<[(Value, u64); 12]>::new();
            for (ty, offset) in chunks(len) {
                let (addr, offset_here) = self.moved(from, offset);
                let value = self.b.load(ty, addr, offset_here);
                loaded.push((value, offset));
            }
            let to = self.address(to)?;
            for (value, offset) in loaded {
                let (addr, offset) = self.moved(to, offset);
                self.b.store(value, addr, offset);
            }
            return Ok(Repr::Unset);
        }
        let to = self.value(to)?;
        let from = self.value(from)?;
        let len = self.length(len)?;
        self.libcall(helper, Type::I64, &[to, from, len])?;
        Ok(Repr::Unset)
    }

    /// `llvm.memset`
    pub fn set(&mut self, [to, byte, len]: [Operand; 3]) -> Done<Repr> {
        if let (Repr::Const(_, byte), Repr::Const(_, len @ ..=MAX_INLINE_BYTES)) =
            (self.repr(byte)?, self.repr(len)?)
        {
            let bytes = (byte & 0xff).wrapping_mul(0x0101_0101_0101_0101);
            let to = self.address(to)?;
            for (ty, offset) in chunks(len) {
                let value = self.constant(ty, bytes & ty.mask());
                let at = self.moved(to, offset);
                self.store_scalar(Scalar::full(ty), MemFlags::PLAIN, value, at);
            }
            return Ok(Repr::Unset);
        }
        let to = self.value(to)?;
        let scalar = self.scalar(self.type_of(byte))?;
        let byte = self.value(byte)?;
        let byte = self.zext(byte, scalar, Scalar::full(Type::I32));
        let len = self.length(len)?;
        self.libcall(Libcall::Memset, Type::I64, &[to, byte, len])?;
        Ok(Repr::Unset)
    }

    /// `llvm.memcpy.element.unordered.atomic` and its like. `from` is the byte of a `memset`.
    pub fn set_elements(
        &mut self,
        helper: Libcall,
        [to, from, len, size]: [Operand; 4],
    ) -> Done<Repr> {
        let Repr::Const(_, 1 | 2 | 4 | 8 | 16) = self.repr(size)? else {
            return Err(self.invalid("its elements are not of 1, 2, 4, 8 or 16 bytes"));
        };
        let to = self.value(to)?;
        let from = self.length(from)?;
        let len = self.length(len)?;
        let size = self.length(size)?;
        self.libcall(helper, Type::I64, &[to, from, len, size])?;
        Ok(Repr::Unset)
    }

    fn length(&mut self, len: Operand) -> Done<Value> {
        let scalar = self.scalar(self.type_of(len))?;
        let len = self.value(len)?;
        Ok(self.zext(len, scalar, Scalar::PTR))
    }
}

/// The accesses that cover so many bytes: as many of 8 as fit, then 4, 2 and 1.
fn chunks(len: u64) -> impl Iterator<Item = (Type, u64)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let ty = match len - at {
            0 => return None,
            8.. => Type::I64,
            4.. => Type::I32,
            2.. => Type::I16,
            _ => Type::I8,
        };
        let offset = at;
        at += u64::from(ty.bytes());
        Some((ty, offset))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_cover_each_byte_once() {
        let all: Vec<_> = chunks(15).collect();
        assert_eq!(
            all,
            [
                (Type::I64, 0),
                (Type::I32, 8),
                (Type::I16, 12),
                (Type::I8, 14)
            ]
        );
        assert_eq!(chunks(0).count(), 0);
    }
}
