//! The numbers of operators, conditions, flags and words.

use crate::ir::global::{CodeModel, DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use crate::ir::inst::{Align, Flags, GepFlags, Ordering, RmwOp};
use crate::ir::{BinaryOp, CastOp, FCmpCond, ICmpCond, Module, TypeId};

/// Whether a type is a floating-point number or a vector of them.
pub(super) fn is_float(m: &Module, ty: TypeId) -> bool {
    let scalar = m.types.element(ty).unwrap_or(ty);
    m.types.resolved(scalar).is_float()
}

/// The binary operators: of integers, and of floating-point numbers.
const BINARY: [(BinaryOp, Option<BinaryOp>); 13] = [
    (BinaryOp::Add, Some(BinaryOp::FAdd)),
    (BinaryOp::Sub, Some(BinaryOp::FSub)),
    (BinaryOp::Mul, Some(BinaryOp::FMul)),
    (BinaryOp::UDiv, None),
    (BinaryOp::SDiv, Some(BinaryOp::FDiv)),
    (BinaryOp::URem, None),
    (BinaryOp::SRem, Some(BinaryOp::FRem)),
    (BinaryOp::Shl, None),
    (BinaryOp::LShr, None),
    (BinaryOp::AShr, None),
    (BinaryOp::And, None),
    (BinaryOp::Or, None),
    (BinaryOp::Xor, None),
];

/// The operator of a number.
#[inline]
pub(super) fn binary(number: u64, is_float: bool) -> Option<BinaryOp> {
    let &(int, float) = BINARY.get(usize::try_from(number).ok()?)?;
    match is_float {
        true => float,
        false => Some(int),
    }
}

/// The conversions.
const CASTS: [CastOp; 14] = [
    CastOp::Trunc,
    CastOp::ZExt,
    CastOp::SExt,
    CastOp::FPToUI,
    CastOp::FPToSI,
    CastOp::UIToFP,
    CastOp::SIToFP,
    CastOp::FPTrunc,
    CastOp::FPExt,
    CastOp::PtrToInt,
    CastOp::IntToPtr,
    CastOp::BitCast,
    CastOp::AddrSpaceCast,
    CastOp::PtrToAddr,
];

/// The conversion of a number.
#[inline]
pub(super) fn cast(number: u64) -> Option<CastOp> {
    CASTS.get(usize::try_from(number).ok()?).copied()
}

/// The conditions of floating-point comparisons.
const FCMP: [FCmpCond; 16] = [
    FCmpCond::False,
    FCmpCond::Oeq,
    FCmpCond::Ogt,
    FCmpCond::Oge,
    FCmpCond::Olt,
    FCmpCond::Ole,
    FCmpCond::One,
    FCmpCond::Ord,
    FCmpCond::Uno,
    FCmpCond::Ueq,
    FCmpCond::Ugt,
    FCmpCond::Uge,
    FCmpCond::Ult,
    FCmpCond::Ule,
    FCmpCond::Une,
    FCmpCond::True,
];

/// The condition of a number, of floating-point numbers.
pub(super) fn fcmp(number: u64) -> Option<FCmpCond> {
    FCMP.get(usize::try_from(number).ok()?).copied()
}

/// The number of the first condition of integers.
const FIRST_ICMP: u64 = 32;

/// The condition of a number, of integers: they are numbered in the order of their words here.
#[inline]
pub(super) fn icmp(number: u64) -> Option<ICmpCond> {
    let index = usize::try_from(number.checked_sub(FIRST_ICMP)?).ok()?;
    ICmpCond::ALL.get(index).map(|row| row.0)
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

/// Fast-math flags by their bits. The lowest is all of them, as LLVM 5 and older have it.
const FAST_BITS: [Flags; 8] = [
    Flags::FAST,
    Flags::NNAN,
    Flags::NINF,
    Flags::NSZ,
    Flags::ARCP,
    Flags::CONTRACT,
    Flags::AFN,
    Flags::REASSOC,
];

/// Fast-math flags.
pub(super) fn fast_flags(bits: u64) -> Flags {
    let set = FAST_BITS
        .iter()
        .enumerate()
        .filter(|(bit, _)| bits >> bit & 1 != 0);
    set.fold(Flags::NONE, |all, (_, &flag)| all.with(flag))
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

/// The operations of `atomicrmw`.
const RMW: [RmwOp; 21] = [
    RmwOp::Xchg,
    RmwOp::Add,
    RmwOp::Sub,
    RmwOp::And,
    RmwOp::Nand,
    RmwOp::Or,
    RmwOp::Xor,
    RmwOp::Max,
    RmwOp::Min,
    RmwOp::UMax,
    RmwOp::UMin,
    RmwOp::FAdd,
    RmwOp::FSub,
    RmwOp::FMax,
    RmwOp::FMin,
    RmwOp::UIncWrap,
    RmwOp::UDecWrap,
    RmwOp::USubCond,
    RmwOp::USubSat,
    RmwOp::FMaximum,
    RmwOp::FMinimum,
];

/// The operation of a number.
pub(super) fn rmw(number: u64) -> Option<RmwOp> {
    RMW.get(usize::try_from(number).ok()?).copied()
}

/// The ordering of a number; those that are not known are as strong as can be.
pub(super) fn ordering(number: u64) -> Ordering {
    let row = usize::try_from(number)
        .ok()
        .and_then(|n| Ordering::ALL.get(n));
    row.map_or(Ordering::SeqCst, |row| row.0)
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
        2 => (Linkage::Appending, false),
        3 => (Linkage::Internal, false),
        4 => (Linkage::LinkOnce, true),
        7 => (Linkage::ExternWeak, false),
        8 => (Linkage::Common, false),
        // The last two were `linker_private` and `linker_private_weak`.
        9 | 13 | 14 => (Linkage::Private, false),
        10 => (Linkage::WeakOdr, true),
        11 => (Linkage::LinkOnceOdr, true),
        12 => (Linkage::AvailableExternally, false),
        16 => (Linkage::Weak, false),
        17 => (Linkage::WeakOdr, false),
        18 => (Linkage::LinkOnce, false),
        19 => (Linkage::LinkOnceOdr, false),
        _ => (Linkage::External, false),
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

/// The visibility of a number.
pub(super) fn visibility(number: u64) -> Visibility {
    match number {
        1 => Visibility::Hidden,
        2 => Visibility::Protected,
        _ => Visibility::Default,
    }
}

/// The DLL storage class of a number.
pub(super) fn dll(number: u64) -> DllStorage {
    match number {
        1 => DllStorage::Import,
        2 => DllStorage::Export,
        _ => DllStorage::None,
    }
}

/// The thread-local model of a number.
pub(super) fn thread_local(number: u64) -> Option<ThreadLocal> {
    match number {
        0 => None,
        2 => Some(ThreadLocal::LocalDynamic),
        3 => Some(ThreadLocal::InitialExec),
        4 => Some(ThreadLocal::LocalExec),
        _ => Some(ThreadLocal::GeneralDynamic),
    }
}

/// What the address of a symbol means, by its number.
pub(super) fn unnamed_addr(number: u64) -> UnnamedAddr {
    match number {
        1 => UnnamedAddr::Global,
        2 => UnnamedAddr::Local,
        _ => UnnamedAddr::None,
    }
}

/// The code model of a number.
pub(super) fn code_model(number: u64) -> Option<CodeModel> {
    let index = usize::try_from(number.checked_sub(1)?).ok()?;
    CodeModel::ALL.get(index).map(|row| row.0)
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

/// Where a row is in a table.
fn place<T: PartialEq>(table: &[T], row: &T) -> u64 {
    let found = table.iter().position(|other| other == row);
    found.unwrap_or(table.len()) as u64
}

/// The number of an operator.
pub(super) fn binary_number(op: BinaryOp) -> u64 {
    let row = |row: &(BinaryOp, Option<BinaryOp>)| row.0 == op || row.1 == Some(op);
    BINARY.iter().position(row).unwrap_or(0) as u64
}

/// The number of a conversion.
pub(super) fn cast_number(op: CastOp) -> u64 {
    place(&CASTS, &op)
}

/// The number of a condition of floating-point numbers.
pub(super) fn fcmp_number(cond: FCmpCond) -> u64 {
    place(&FCMP, &cond)
}

/// The number of a condition of integers.
pub(super) fn icmp_number(cond: ICmpCond) -> u64 {
    let place = ICmpCond::ALL.iter().position(|row| row.0 == cond);
    FIRST_ICMP + place.unwrap_or(0) as u64
}

/// The bits of the flags of an operator of integers.
pub(super) fn int_bits(flags: Flags) -> u64 {
    let bit = |flag: Flags, bit: u64| if flags.has(flag) { bit } else { 0 };
    let one = [
        Flags::NUW,
        Flags::EXACT,
        Flags::DISJOINT,
        Flags::NNEG,
        Flags::SAMESIGN,
    ];
    one.into_iter()
        .fold(bit(Flags::NSW, 2), |bits, flag| bits | bit(flag, 1))
}

/// The bits of fast-math flags. The lowest, for all, is not set, as each has its own.
pub(super) fn fast_bits(flags: Flags) -> u64 {
    let set = FAST_BITS.iter().enumerate().skip(1);
    let set = set.filter(|(_, flag)| flags.has(**flag));
    set.fold(0, |bits, (bit, _)| bits | 1 << bit)
}

/// The bits of the flags of a `getelementptr`.
pub(super) fn gep_bits(flags: GepFlags) -> u64 {
    let bit = |flag: GepFlags, bits: u64| if flags.has(flag) { bits } else { 0 };
    bit(GepFlags::INBOUNDS, 3) | bit(GepFlags::NUSW, 2) | bit(GepFlags::NUW, 4)
}

/// The number of an operation of `atomicrmw`.
pub(super) fn rmw_number(op: RmwOp) -> u64 {
    place(&RMW, &op)
}

/// The number of an ordering.
pub(super) fn ordering_number(ordering: Ordering) -> u64 {
    let place = Ordering::ALL.iter().position(|row| row.0 == ordering);
    place.unwrap_or(0) as u64
}

/// The number of an alignment.
#[inline]
pub(super) fn align_number(align: Align) -> u64 {
    align
        .bytes()
        .map_or(0, |bytes| u64::from(bytes.trailing_zeros()) + 1)
}

/// The number of a linkage.
pub(super) fn linkage_number(linkage: Linkage) -> u64 {
    match linkage {
        Linkage::External => 0,
        Linkage::Appending => 2,
        Linkage::Internal => 3,
        Linkage::ExternWeak => 7,
        Linkage::Common => 8,
        Linkage::Private => 9,
        Linkage::AvailableExternally => 12,
        Linkage::Weak => 16,
        Linkage::WeakOdr => 17,
        Linkage::LinkOnce => 18,
        Linkage::LinkOnceOdr => 19,
    }
}

/// The number of a visibility.
pub(super) fn visibility_number(visibility: Visibility) -> u64 {
    match visibility {
        Visibility::Default => 0,
        Visibility::Hidden => 1,
        Visibility::Protected => 2,
    }
}

/// The number of a DLL storage class.
pub(super) fn dll_number(dll: DllStorage) -> u64 {
    match dll {
        DllStorage::None => 0,
        DllStorage::Import => 1,
        DllStorage::Export => 2,
    }
}

/// The number of a thread-local model.
pub(super) fn thread_local_number(model: Option<ThreadLocal>) -> u64 {
    match model {
        None => 0,
        Some(ThreadLocal::GeneralDynamic) => 1,
        Some(ThreadLocal::LocalDynamic) => 2,
        Some(ThreadLocal::InitialExec) => 3,
        Some(ThreadLocal::LocalExec) => 4,
    }
}

/// The number of what the address of a symbol means.
pub(super) fn unnamed_addr_number(unnamed: UnnamedAddr) -> u64 {
    match unnamed {
        UnnamedAddr::None => 0,
        UnnamedAddr::Global => 1,
        UnnamedAddr::Local => 2,
    }
}

/// The number of a code model.
pub(super) fn code_model_number(model: Option<CodeModel>) -> u64 {
    let place = |model| CodeModel::ALL.iter().position(|row| row.0 == model);
    model.and_then(place).map_or(0, |place| place as u64 + 1)
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
