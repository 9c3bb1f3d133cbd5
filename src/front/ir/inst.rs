//! Instructions: fixed-size records over operands.

use super::body::{Block, CallId, Value};
use super::constant::ConstId;
use super::types::TypeId;
use crate::entity;
use crate::entity::List;
use std::cmp;

entity! {
    /// An instruction of a [`Body`](super::body::Body), in text order.
    pub struct Inst, "inst";
}

/// Of the flags of an `alloca`: `inalloca`.
pub const INALLOCA: u8 = 1;
/// Of the flags of an `alloca`: `swifterror`.
pub const SWIFTERROR: u8 = 2;

/// What an instruction works on: a local value or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Operand(pub u32);

/// What an [`Operand`] holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OperandKind {
    /// A parameter or the result of an instruction.
    Value(Value),
    /// A constant of the module.
    Const(ConstId),
    /// Nothing: an optional operand that is absent, or a name that was never defined (the parser
    /// has reported it).
    Missing,
}

impl Operand {
    /// No operand.
    pub const MISSING: Operand = Operand(u32::MAX);
    const CONST: u32 = 1 << 31;

    /// A local value.
    #[inline]
    pub fn value(value: Value) -> Operand {
        Operand(value.0)
    }

    /// A constant.
    #[inline]
    pub fn constant(id: ConstId) -> Operand {
        Operand(id.0 | Operand::CONST)
    }

    /// What it is.
    #[inline]
    pub fn kind(self) -> OperandKind {
        match self.0 {
            u32::MAX => OperandKind::Missing,
            n if n & Operand::CONST != 0 => OperandKind::Const(ConstId(n & !Operand::CONST)),
            n => OperandKind::Value(Value(n)),
        }
    }

    /// The local value, if it is one.
    #[inline]
    pub fn as_value(self) -> Option<Value> {
        match self.kind() {
            OperandKind::Value(value) => Some(value),
            _ => None,
        }
    }

    /// The constant, if it is one.
    #[inline]
    pub fn as_const(self) -> Option<ConstId> {
        match self.kind() {
            OperandKind::Const(id) => Some(id),
            _ => None,
        }
    }

    /// Whether there is no operand.
    #[inline]
    pub fn is_missing(self) -> bool {
        self == Operand::MISSING
    }
}

impl std::fmt::Debug for Operand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.kind() {
            OperandKind::Value(value) => write!(f, "{value}"),
            OperandKind::Const(id) => write!(f, "{id}"),
            OperandKind::Missing => write!(f, "missing"),
        }
    }
}

/// Declares a fieldless enum with the word that each member is written as. A member's place in the list is its number in
/// C's interface.
macro_rules! words {
    ($(#[$doc:meta])* pub enum $name:ident {
        $($(#[$attr:meta])* $member:ident = $word:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = concat!("`", $word, "`")] $(#[$attr])* $member,)*
        }
        impl $name {
            /// All members with the words they are written as.
            pub const ALL: &'static [($name, &'static str)] = &[$(($name::$member, $word)),*];
            /// The word that it is written as.
            pub fn word(self) -> &'static str {
                match self { $($name::$member => $word,)* }
            }
            /// The member that is written so.
            pub fn from_word(word: &[u8]) -> Option<$name> {
                $(if word == $word.as_bytes() { return Some($name::$member); })*
                None
            }
        }
    };
}

pub(super) use words;

/// Declares such an enum whose members have numbers in bitcode, too.
macro_rules! numbered_words {
    ($(#[$doc:meta])* pub enum $name:ident {
        $($(#[$attr:meta])* $member:ident = $word:literal => $number:literal,)*
    }) => {
        $crate::ir::inst::words! {
            $(#[$doc])*
            pub enum $name { $($(#[$attr])* $member = $word,)* }
        }
        impl $name {
            /// Its number in bitcode.
            #[inline]
            pub(crate) fn bitcode(self) -> u64 {
                match self { $($name::$member => $number,)* }
            }
            /// The member of a number in bitcode.
            #[inline]
            pub(crate) fn from_bitcode(number: u64) -> Option<$name> {
                match number { $($number => Some($name::$member),)* _ => None }
            }
        }
    };
}

pub(super) use numbered_words;

words! {
    /// A binary operator, of integers or of floats.
    pub enum BinaryOp {
        Add = "add", Sub = "sub", Mul = "mul",
        UDiv = "udiv", SDiv = "sdiv", URem = "urem", SRem = "srem",
        Shl = "shl", LShr = "lshr", AShr = "ashr",
        And = "and", Or = "or", Xor = "xor",
        FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}

impl BinaryOp {
    /// Whether it works on floats.
    pub fn is_float(self) -> bool {
        self as u8 >= BinaryOp::FAdd as u8
    }

    /// The operators by their numbers in bitcode: that of integers, and that of floats.
    const NUMBERED: [(BinaryOp, Option<BinaryOp>); 13] = [
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

    /// Its number in bitcode.
    pub(crate) fn bitcode(self) -> u64 {
        let row = |row: &(BinaryOp, Option<BinaryOp>)| row.0 == self || row.1 == Some(self);
        BinaryOp::NUMBERED.iter().position(row).unwrap_or(0) as u64
    }

    /// The operator of a number in bitcode.
    #[inline]
    pub(crate) fn from_bitcode(number: u64, is_float: bool) -> Option<BinaryOp> {
        let &(int, float) = BinaryOp::NUMBERED.get(usize::try_from(number).ok()?)?;
        match is_float {
            true => float,
            false => Some(int),
        }
    }

    /// The flags that it may have where it works on integers (Language Reference, "Binary Operations" and
    /// "Bitwise Binary Operations").
    pub fn integer_flags(self) -> Flags {
        match self {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
                Flags::NUW.with(Flags::NSW)
            }
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => Flags::EXACT,
            BinaryOp::Or => Flags::DISJOINT,
            _ => Flags::NONE,
        }
    }
}

numbered_words! {
    /// A conversion.
    pub enum CastOp {
        Trunc = "trunc" => 0, ZExt = "zext" => 1, SExt = "sext" => 2,
        FPTrunc = "fptrunc" => 7, FPExt = "fpext" => 8,
        FPToUI = "fptoui" => 3, FPToSI = "fptosi" => 4, UIToFP = "uitofp" => 5, SIToFP = "sitofp" => 6,
        PtrToInt = "ptrtoint" => 9, IntToPtr = "inttoptr" => 10, PtrToAddr = "ptrtoaddr" => 13,
        BitCast = "bitcast" => 11, AddrSpaceCast = "addrspacecast" => 12,
    }
}

impl CastOp {
    /// The flags that it may have beside fast-math flags, whose bits they share (Language Reference,
    /// "Conversion Operations").
    pub fn integer_flags(self) -> Flags {
        match self {
            CastOp::Trunc => Flags::NUW.with(Flags::NSW),
            CastOp::ZExt | CastOp::UIToFP => Flags::NNEG,
            _ => Flags::NONE,
        }
    }
}

numbered_words! {
    /// The condition of an integer comparison.
    pub enum ICmpCond {
        Eq = "eq" => 32, Ne = "ne" => 33, Ugt = "ugt" => 34, Uge = "uge" => 35, Ult = "ult" => 36, Ule = "ule" => 37,
        Sgt = "sgt" => 38, Sge = "sge" => 39, Slt = "slt" => 40, Sle = "sle" => 41,
    }
}

numbered_words! {
    /// The condition of a floating-point comparison.
    pub enum FCmpCond {
        False = "false" => 0, Oeq = "oeq" => 1, Ogt = "ogt" => 2, Oge = "oge" => 3, Olt = "olt" => 4, Ole = "ole" => 5,
        One = "one" => 6, Ord = "ord" => 7, Ueq = "ueq" => 9, Ugt = "ugt" => 10, Uge = "uge" => 11, Ult = "ult" => 12,
        Ule = "ule" => 13, Une = "une" => 14, Uno = "uno" => 8, True = "true" => 15,
    }
}

impl ICmpCond {
    /// Whether it holds of two numbers that compare so without signs and with them.
    pub fn holds(self, unsigned: cmp::Ordering, signed: cmp::Ordering) -> bool {
        match self {
            ICmpCond::Eq => unsigned.is_eq(),
            ICmpCond::Ne => unsigned.is_ne(),
            ICmpCond::Ugt => unsigned.is_gt(),
            ICmpCond::Uge => unsigned.is_ge(),
            ICmpCond::Ult => unsigned.is_lt(),
            ICmpCond::Ule => unsigned.is_le(),
            ICmpCond::Sgt => signed.is_gt(),
            ICmpCond::Sge => signed.is_ge(),
            ICmpCond::Slt => signed.is_lt(),
            ICmpCond::Sle => signed.is_le(),
        }
    }
}

impl FCmpCond {
    /// An outcome of a comparison: the first number is less.
    pub const LESS: u32 = 1;
    /// Both are equal.
    pub const EQUAL: u32 = 2;
    /// The first is greater.
    pub const GREATER: u32 = 4;
    /// One of them is a NaN.
    pub const UNORDERED: u32 = 8;

    /// The outcomes for which it holds.
    pub fn outcomes(self) -> u32 {
        match self {
            FCmpCond::False => 0,
            FCmpCond::Oeq => 2,
            FCmpCond::Ogt => 4,
            FCmpCond::Oge => 6,
            FCmpCond::Olt => 1,
            FCmpCond::Ole => 3,
            FCmpCond::One => 5,
            FCmpCond::Ord => 7,
            FCmpCond::Uno => 8,
            FCmpCond::Ult => 9,
            FCmpCond::Ueq => 10,
            FCmpCond::Ule => 11,
            FCmpCond::Ugt => 12,
            FCmpCond::Une => 13,
            FCmpCond::Uge => 14,
            FCmpCond::True => 15,
        }
    }
}

numbered_words! {
    /// What `atomicrmw` does.
    pub enum RmwOp {
        Xchg = "xchg" => 0, Add = "add" => 1, Sub = "sub" => 2, And = "and" => 3, Nand = "nand" => 4, Or = "or" => 5,
        Xor = "xor" => 6, Max = "max" => 7, Min = "min" => 8, UMax = "umax" => 9, UMin = "umin" => 10,
        FAdd = "fadd" => 11, FSub = "fsub" => 12, FMax = "fmax" => 13, FMin = "fmin" => 14,
        FMaximum = "fmaximum" => 19, FMinimum = "fminimum" => 20,
        UIncWrap = "uinc_wrap" => 15, UDecWrap = "udec_wrap" => 16, USubCond = "usub_cond" => 17,
        USubSat = "usub_sat" => 18,
    }
}

numbered_words! {
    /// An atomic ordering. `NotAtomic` is written as nothing.
    pub enum Ordering {
        NotAtomic = "" => 0, Unordered = "unordered" => 1, Monotonic = "monotonic" => 2,
        Acquire = "acquire" => 3, Release = "release" => 4, AcqRel = "acq_rel" => 5,
        SeqCst = "seq_cst" => 6,
    }
}

impl Ordering {
    /// The strongest ordering that a failed `cmpxchg` may have beside this one: what it had where
    /// only one was stated.
    pub fn of_failure(self) -> Ordering {
        match self {
            Ordering::AcqRel | Ordering::Acquire => Ordering::Acquire,
            Ordering::SeqCst => Ordering::SeqCst,
            _ => Ordering::Monotonic,
        }
    }
}

/// The flags of arithmetic, casts and comparisons: which of them an instruction may have depends
/// on its opcode, so integer and fast-math flags share bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Flags(pub u8);

impl Flags {
    /// No flag.
    pub const NONE: Flags = Flags(0);
    /// `nuw`
    pub const NUW: Flags = Flags(1);
    /// `nsw`
    pub const NSW: Flags = Flags(2);
    /// `exact`
    pub const EXACT: Flags = Flags(4);
    /// `disjoint`
    pub const DISJOINT: Flags = Flags(8);
    /// `nneg`
    pub const NNEG: Flags = Flags(16);
    /// `samesign`
    pub const SAMESIGN: Flags = Flags(32);
    /// `nnan`
    pub const NNAN: Flags = Flags(1);
    /// `ninf`
    pub const NINF: Flags = Flags(2);
    /// `nsz`
    pub const NSZ: Flags = Flags(4);
    /// `arcp`
    pub const ARCP: Flags = Flags(8);
    /// `contract`
    pub const CONTRACT: Flags = Flags(16);
    /// `afn`
    pub const AFN: Flags = Flags(32);
    /// `reassoc`
    pub const REASSOC: Flags = Flags(64);
    /// `fast`: all the fast-math flags.
    pub const FAST: Flags = Flags(127);

    /// Those of instructions on integers, in the order of the text: the word and the bit in bitcode.
    pub const OF_INTEGERS: [(Flags, &'static str, u32); 6] = [
        (Flags::NUW, "nuw", 0),
        (Flags::NSW, "nsw", 1),
        (Flags::EXACT, "exact", 0),
        (Flags::DISJOINT, "disjoint", 0),
        (Flags::NNEG, "nneg", 0),
        (Flags::SAMESIGN, "samesign", 0),
    ];
    /// Those of instructions on floats; `fast` is all of them, and its bit is that of LLVM 5 and older.
    pub const OF_FLOATS: [(Flags, &'static str, u32); 8] = [
        (Flags::FAST, "fast", 0),
        (Flags::REASSOC, "reassoc", 7),
        (Flags::NNAN, "nnan", 1),
        (Flags::NINF, "ninf", 2),
        (Flags::NSZ, "nsz", 3),
        (Flags::ARCP, "arcp", 4),
        (Flags::CONTRACT, "contract", 5),
        (Flags::AFN, "afn", 6),
    ];

    /// Whether all flags of `other` are set.
    pub fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// The flags of both.
    pub fn with(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }
}

/// The flags of `getelementptr`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct GepFlags(pub u8);

impl GepFlags {
    /// `inbounds`
    pub const INBOUNDS: GepFlags = GepFlags(1);
    /// `nusw`
    pub const NUSW: GepFlags = GepFlags(2);
    /// `nuw`
    pub const NUW: GepFlags = GepFlags(4);
    /// `inrange(a, b)`, of a constant expression.
    pub const INRANGE: GepFlags = GepFlags(8);

    /// Those that are words, in the order of the text.
    pub const ALL: [(GepFlags, &'static str); 3] = [
        (GepFlags::INBOUNDS, "inbounds"),
        (GepFlags::NUSW, "nusw"),
        (GepFlags::NUW, "nuw"),
    ];

    /// Whether all flags of `other` are set.
    pub fn has(self, other: GepFlags) -> bool {
        self.0 & other.0 == other.0
    }

    /// The flags of both.
    pub fn with(self, other: GepFlags) -> GepFlags {
        GepFlags(self.0 | other.0)
    }
}

/// The flags of a memory access, packed: volatile, the ordering, the failure ordering of
/// `cmpxchg`, `weak`, and the synchronization scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct MemFlags(u16);

impl MemFlags {
    /// A plain access.
    pub const PLAIN: MemFlags = MemFlags(0);

    /// Marks it volatile.
    pub fn volatile(self) -> MemFlags {
        MemFlags(self.0 | 1)
    }
    /// Whether it is volatile.
    pub fn is_volatile(self) -> bool {
        self.0 & 1 != 0
    }
    /// Sets the ordering.
    pub fn ordering(self, ordering: Ordering) -> MemFlags {
        MemFlags(self.0 & !0xe | (ordering as u16) << 1)
    }
    /// The ordering.
    pub fn get_ordering(self) -> Ordering {
        Ordering::ALL[(self.0 >> 1 & 7).min(6) as usize].0
    }
    /// Sets the ordering of a failed `cmpxchg`.
    pub fn failure(self, ordering: Ordering) -> MemFlags {
        MemFlags(self.0 & !0x70 | (ordering as u16) << 4)
    }
    /// The ordering of a failed `cmpxchg`.
    pub fn get_failure(self) -> Ordering {
        Ordering::ALL[(self.0 >> 4 & 7).min(6) as usize].0
    }
    /// Marks a `cmpxchg` weak.
    pub fn weak(self) -> MemFlags {
        MemFlags(self.0 | 0x80)
    }
    /// Whether a `cmpxchg` is weak.
    pub fn is_weak(self) -> bool {
        self.0 & 0x80 != 0
    }
    /// Sets the synchronization scope.
    pub fn scope(self, scope: SyncScope) -> MemFlags {
        MemFlags(self.0 & 0xff | u16::from(scope.0) << 8)
    }
    /// The synchronization scope.
    pub fn get_scope(self) -> SyncScope {
        SyncScope((self.0 >> 8) as u8)
    }
}

/// A synchronization scope: whom an atomic access is atomic to. Those of targets are kept by
/// name, in [`Module::scopes`](super::Module::scopes).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SyncScope(pub u8);

impl SyncScope {
    /// All threads, the default.
    pub const SYSTEM: SyncScope = SyncScope(0);
    /// `syncscope("singlethread")`
    pub const SINGLE_THREAD: SyncScope = SyncScope(1);
    /// The first of those that modules name.
    pub const FIRST_NAMED: u8 = 2;
}

/// An alignment: a power of two, or none given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Align(u8);

impl Align {
    /// None was given.
    pub const NONE: Align = Align(0);

    /// `align bytes`; `None` if `bytes` is not a power of two.
    pub fn new(bytes: u64) -> Option<Align> {
        bytes
            .is_power_of_two()
            .then(|| Align(bytes.trailing_zeros() as u8 + 1))
    }

    /// The alignment in bytes, if one was given.
    pub fn bytes(self) -> Option<u64> {
        (self.0 != 0).then(|| 1 << (self.0 - 1))
    }
}

/// An instruction (Language Reference, "Instruction Reference"). Its type is the type of its
/// [`Value`] in the body's table; lists are in the body's pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InstData {
    /// `add`, `fmul`, ...: both operands have the type of the result.
    Binary {
        /// The operator.
        op: BinaryOp,
        /// Integer or fast-math flags.
        flags: Flags,
        /// Both operands.
        args: [Operand; 2],
    },
    /// `fneg`
    FNeg {
        /// Fast-math flags.
        flags: Flags,
        /// The operand.
        arg: Operand,
    },
    /// A conversion to the type of the result.
    Cast {
        /// Which.
        op: CastOp,
        /// Integer or fast-math flags.
        flags: Flags,
        /// The operand.
        arg: Operand,
    },
    /// `icmp`
    ICmp {
        /// The condition.
        cond: ICmpCond,
        /// `samesign`
        flags: Flags,
        /// Both operands, of one type.
        args: [Operand; 2],
    },
    /// `fcmp`
    FCmp {
        /// The condition.
        cond: FCmpCond,
        /// Fast-math flags.
        flags: Flags,
        /// Both operands, of one type.
        args: [Operand; 2],
    },
    /// `select`: condition, value if true, value if false.
    Select {
        /// Fast-math flags.
        flags: Flags,
        /// The three operands.
        args: [Operand; 3],
    },
    /// `freeze`
    Freeze {
        /// The operand.
        arg: Operand,
    },
    /// `phi`
    Phi {
        /// Fast-math flags.
        flags: Flags,
        /// Pairs of [`Operand`] and [`Block`].
        incoming: List,
    },
    /// `alloca`
    Alloca {
        /// The type of each element.
        ty: TypeId,
        /// How many elements; missing means one.
        count: Operand,
        /// The alignment.
        align: Align,
        /// [`INALLOCA`] and [`SWIFTERROR`].
        flags: u8,
    },
    /// `load`; the type is that of the result.
    Load {
        /// The address.
        ptr: Operand,
        /// The alignment.
        align: Align,
        /// Volatile and atomic flags.
        flags: MemFlags,
    },
    /// `store`
    Store {
        /// What is stored.
        value: Operand,
        /// The address.
        ptr: Operand,
        /// The alignment.
        align: Align,
        /// Volatile and atomic flags.
        flags: MemFlags,
    },
    /// `getelementptr`
    Gep {
        /// Flags.
        flags: GepFlags,
        /// The type that the first index steps over.
        source: TypeId,
        /// The base pointer and the indices, as [`Operand`]s.
        args: List,
    },
    /// `call`
    Call {
        /// The rest, in a side table.
        call: CallId,
    },
    /// `invoke`
    Invoke {
        /// The rest, in a side table.
        call: CallId,
        /// Where a normal return goes.
        normal: Block,
        /// Where an exception goes.
        unwind: Block,
    },
    /// `callbr`
    CallBr {
        /// The rest, in a side table.
        call: CallId,
        /// The fallthrough block, then the indirect ones.
        targets: List,
    },
    /// `va_arg`
    VaArg {
        /// The list.
        list: Operand,
    },
    /// `extractvalue`
    ExtractValue {
        /// The aggregate.
        agg: Operand,
        /// Index numbers.
        indices: List,
    },
    /// `insertvalue`
    InsertValue {
        /// The aggregate.
        agg: Operand,
        /// The element.
        elem: Operand,
        /// Index numbers.
        indices: List,
    },
    /// `extractelement`
    ExtractElement {
        /// The vector and the index.
        args: [Operand; 2],
    },
    /// `insertelement`
    InsertElement {
        /// The vector, the element and the index.
        args: [Operand; 3],
    },
    /// `shufflevector`
    ShuffleVector {
        /// Two vectors and the constant mask.
        args: [Operand; 3],
    },
    /// `fence`
    Fence {
        /// The ordering.
        flags: MemFlags,
    },
    /// `cmpxchg`
    CmpXchg {
        /// The address, the expected and the new value.
        args: [Operand; 3],
        /// Both orderings, volatile, weak.
        flags: MemFlags,
        /// The alignment; that of the type where none was given.
        align: Align,
    },
    /// `atomicrmw`
    AtomicRmw {
        /// What it does.
        op: RmwOp,
        /// The address.
        ptr: Operand,
        /// The value.
        value: Operand,
        /// The ordering, volatile.
        flags: MemFlags,
        /// The alignment; that of the type where none was given.
        align: Align,
    },
    /// `landingpad`
    LandingPad {
        /// Whether `cleanup` was written.
        cleanup: bool,
        /// Pairs of 0 (`catch`) or 1 (`filter`) and an [`Operand`].
        clauses: List,
    },
    /// `resume`
    Resume {
        /// The exception.
        value: Operand,
    },
    /// `catchswitch`
    CatchSwitch {
        /// The pad that it stands in; `none` where it stands in none.
        parent: Operand,
        /// The [`Block`] that it unwinds to, or [`Block::CALLER`], then those of the handlers.
        targets: List,
    },
    /// `catchpad`
    CatchPad {
        /// The `catchswitch`.
        parent: Operand,
        /// What the personality makes of the exception, as [`Operand`]s.
        args: List,
    },
    /// `catchret`
    CatchRet {
        /// The `catchpad` that ends here.
        pad: Operand,
        /// Where it goes on.
        to: Block,
    },
    /// `cleanuppad`
    CleanupPad {
        /// The pad that it stands in; `none` where it stands in none.
        parent: Operand,
        /// What the personality asks for, as [`Operand`]s.
        args: List,
    },
    /// `cleanupret`
    CleanupRet {
        /// The `cleanuppad` that ends here.
        pad: Operand,
        /// Where unwinding goes on: a block, or [`Block::CALLER`].
        unwind: Block,
    },
    /// `ret`
    Ret {
        /// The result; missing for `ret void`.
        value: Operand,
    },
    /// `br label`
    Br {
        /// The target.
        to: Block,
    },
    /// `br i1`
    CondBr {
        /// The condition.
        cond: Operand,
        /// The target if it is true.
        then: Block,
        /// The target if it is false.
        els: Block,
    },
    /// `switch`
    Switch {
        /// What is looked at.
        value: Operand,
        /// The default [`Block`], then pairs of a [`ConstId`] and a [`Block`].
        targets: List,
    },
    /// `indirectbr`
    IndirectBr {
        /// The address.
        addr: Operand,
        /// Possible targets.
        targets: List,
    },
    /// `unreachable`
    Unreachable,
}

impl InstData {
    /// Whether it ends its block.
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            InstData::Ret { .. }
                | InstData::Br { .. }
                | InstData::CondBr { .. }
                | InstData::Switch { .. }
                | InstData::IndirectBr { .. }
                | InstData::Invoke { .. }
                | InstData::CallBr { .. }
                | InstData::Resume { .. }
                | InstData::CatchSwitch { .. }
                | InstData::CatchRet { .. }
                | InstData::CleanupRet { .. }
                | InstData::Unreachable
        )
    }

    /// Whether `!tbaa` can stand at it (Language Reference, "'tbaa' Metadata").
    pub fn may_have_tbaa(&self) -> bool {
        matches!(
            self,
            InstData::Load { .. }
                | InstData::Store { .. }
                | InstData::Call { .. }
                | InstData::VaArg { .. }
                | InstData::AtomicRmw { .. }
                | InstData::CmpXchg { .. }
        )
    }

    /// The word that the instruction is written with.
    pub fn word(&self) -> &'static str {
        match self {
            InstData::Binary { op, .. } => op.word(),
            InstData::FNeg { .. } => "fneg",
            InstData::Cast { op, .. } => op.word(),
            InstData::ICmp { .. } => "icmp",
            InstData::FCmp { .. } => "fcmp",
            InstData::Select { .. } => "select",
            InstData::Freeze { .. } => "freeze",
            InstData::Phi { .. } => "phi",
            InstData::Alloca { .. } => "alloca",
            InstData::Load { .. } => "load",
            InstData::Store { .. } => "store",
            InstData::Gep { .. } => "getelementptr",
            InstData::Call { .. } => "call",
            InstData::Invoke { .. } => "invoke",
            InstData::CallBr { .. } => "callbr",
            InstData::VaArg { .. } => "va_arg",
            InstData::ExtractValue { .. } => "extractvalue",
            InstData::InsertValue { .. } => "insertvalue",
            InstData::ExtractElement { .. } => "extractelement",
            InstData::InsertElement { .. } => "insertelement",
            InstData::ShuffleVector { .. } => "shufflevector",
            InstData::Fence { .. } => "fence",
            InstData::CmpXchg { .. } => "cmpxchg",
            InstData::AtomicRmw { .. } => "atomicrmw",
            InstData::LandingPad { .. } => "landingpad",
            InstData::Resume { .. } => "resume",
            InstData::CatchSwitch { .. } => "catchswitch",
            InstData::CatchPad { .. } => "catchpad",
            InstData::CatchRet { .. } => "catchret",
            InstData::CleanupPad { .. } => "cleanuppad",
            InstData::CleanupRet { .. } => "cleanupret",
            InstData::Ret { .. } => "ret",
            InstData::Br { .. } | InstData::CondBr { .. } => "br",
            InstData::Switch { .. } => "switch",
            InstData::IndirectBr { .. } => "indirectbr",
            InstData::Unreachable => "unreachable",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_takes_sixteen_bytes() {
        assert_eq!(size_of::<InstData>(), 16);
    }

    #[test]
    fn memory_flags_keep_their_parts_apart() {
        let flags = MemFlags::PLAIN
            .volatile()
            .ordering(Ordering::SeqCst)
            .failure(Ordering::Monotonic)
            .weak();
        assert!(flags.is_volatile() && flags.is_weak() && flags.get_scope() == SyncScope::SYSTEM);
        assert_eq!(flags.get_ordering(), Ordering::SeqCst);
        assert_eq!(flags.get_failure(), Ordering::Monotonic);
    }

    #[test]
    fn alignments_are_powers_of_two() {
        assert_eq!(Align::new(8).and_then(Align::bytes), Some(8));
        assert_eq!(Align::new(1).and_then(Align::bytes), Some(1));
        assert_eq!(Align::new(3), None);
        assert_eq!(Align::NONE.bytes(), None);
    }
}
