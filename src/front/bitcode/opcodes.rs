//! Numbers of operators, flags and words that are more than a column of their tables (`ir/inst.rs`, `ir/global.rs`).

use crate::ir::global::{DllStorage, Linkage, ThreadLocal};
use crate::ir::inst::{Align, Flags, GepFlags, Ordering};
use crate::ir::{BinaryOp, Module, TypeId};

/// Whether a type is a floating-point number or a vector of them.
pub(super) fn is_float(m: &Module, ty: TypeId) -> bool {
    let scalar = m.types.element(ty).unwrap_or(ty);
    m.types.resolved(scalar).is_float()
}

/// The flags of an operator of integers.
#[inline]
pub(super) fn int_flags(op: BinaryOp, bits: u64) -> Flags {
    let flag = |bit: u32, flag: Flags| match bits >> bit & 1 {
        0 => Flags::NONE,
        _ => flag,
    };
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
            flag(0, Flags::NUW).with(flag(1, Flags::NSW))
        }
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => flag(0, Flags::EXACT),
        BinaryOp::Or => flag(0, Flags::DISJOINT),
        _ => Flags::NONE,
    }
}

/// Fast-math flags.
pub(super) fn fast_flags(bits: u64) -> Flags {
    let set = Flags::OF_FLOATS.iter().filter(|row| bits >> row.2 & 1 != 0);
    set.fold(Flags::NONE, |all, row| all.with(row.0))
}

/// The flags of a `getelementptr`. What is in bounds does not wrap.
pub(super) fn gep_flags(bits: u64) -> GepFlags {
    const BITS: [GepFlags; 3] = [GepFlags::INBOUNDS, GepFlags::NUSW, GepFlags::NUW];
    let set = BITS
        .iter()
        .enumerate()
        .filter(|(bit, _)| bits >> bit & 1 != 0);
    let flags = set.fold(GepFlags::default(), |all, (_, &flag)| all.with(flag));
    match flags.has(GepFlags::INBOUNDS) {
        true => GepFlags(flags.0 & !GepFlags::NUSW.0),
        false => flags,
    }
}

/// The ordering of a number; those that are not known are as strong as can be.
pub(super) fn ordering(number: u64) -> Ordering {
    Ordering::from_bitcode(number).unwrap_or(Ordering::SeqCst)
}

/// An alignment: its binary logarithm and one, or 0; `None` where there is none so large.
#[inline]
pub(super) fn align(number: u64) -> Option<Align> {
    match number {
        0 => Some(Align::NONE),
        1..=33 => Align::new(1 << (number - 1)),
        _ => None,
    }
}

/// The linkage of a number, and whether the symbol belongs to a comdat of its own name: so it was
/// before comdats were written.
pub(super) fn linkage(number: u64) -> (Linkage, bool) {
    match number {
        1 => (Linkage::Weak, true),
        4 => (Linkage::LinkOnce, true),
        10 => (Linkage::WeakOdr, true),
        11 => (Linkage::LinkOnceOdr, true),
        // `linker_private` and `linker_private_weak`.
        13 | 14 => (Linkage::Private, false),
        _ => (Linkage::from_bitcode(number).unwrap_or_default(), false),
    }
}

/// The DLL storage class that was a linkage once.
pub(super) fn dll_of_linkage(number: u64) -> DllStorage {
    match number {
        5 => DllStorage::Import,
        6 => DllStorage::Export,
        _ => DllStorage::None,
    }
}

/// The thread-local model of a number.
pub(super) fn thread_local(number: u64) -> Option<ThreadLocal> {
    let model = || ThreadLocal::from_bitcode(number).unwrap_or(ThreadLocal::GeneralDynamic);
    (number != 0).then(model)
}

/// What a comdat asks of those that are merged, by its number.
pub(super) fn comdat_kind(number: u64) -> &'static [u8] {
    match number {
        2 => b"exactmatch",
        3 => b"largest",
        4 => b"nodeduplicate",
        5 => b"samesize",
        _ => b"any",
    }
}

/// The bits of the flags of an operator of integers.
pub(super) fn int_bits(flags: Flags) -> u64 {
    let set = Flags::OF_INTEGERS.iter().filter(|row| flags.has(row.0));
    set.fold(0, |bits, row| bits | 1 << row.2)
}

/// The bits of fast-math flags. The lowest, for all, is not set, as each has its own.
pub(super) fn fast_bits(flags: Flags) -> u64 {
    let set = Flags::OF_FLOATS.iter().skip(1);
    let set = set.filter(|row| flags.has(row.0));
    set.fold(0, |bits, row| bits | 1 << row.2)
}

/// The bits of the flags of a `getelementptr`.
pub(super) fn gep_bits(flags: GepFlags) -> u64 {
    let bit = |flag: GepFlags, bits: u64| if flags.has(flag) { bits } else { 0 };
    bit(GepFlags::INBOUNDS, 3) | bit(GepFlags::NUSW, 2) | bit(GepFlags::NUW, 4)
}

/// The number of an alignment.
#[inline]
pub(super) fn align_number(align: Align) -> u64 {
    align
        .bytes()
        .map_or(0, |bytes| u64::from(bytes.trailing_zeros()) + 1)
}

/// The number of what a comdat asks for.
pub(super) fn comdat_number(kind: &[u8]) -> u64 {
    (1..=5)
        .find(|&number| comdat_kind(number) == kind)
        .unwrap_or(1)
}

/// A number with its sign as the lowest bit.
#[inline]
pub(super) fn with_sign(value: i64) -> u64 {
    match value {
        0.. => (value as u64) << 1,
        // The lowest number has no room for its amount: what is left is the sign alone.
        _ => value.unsigned_abs() << 1 | 1,
    }
}
