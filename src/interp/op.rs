//! The bytecode: operation codes and their encoding.
//!
//! Code is a sequence of 8-byte words. An instruction starts with a word of four 16-bit fields,
//! the operation and `a b c`; some operations have further words. Registers are numbers of 8-byte
//! words of the frame. A register always holds its value zero-extended to 64 bits; so operations
//! that need not look at the sign are the same for all widths.
//!
//! Families of operations are laid out so that a member is found by adding a number: that of an
//! integer type ([`Opcode::of`]), in the order of [`Type`].

use crate::lir::{FloatCond, Type};

macro_rules! ops {
    ($($(#[$doc:meta])* $($name:ident)*;)*) => {
        /// An operation. `r[x]` is the register that field x names, `imm(x)` the field as a signed
        /// number, `bc` the fields b and c as one signed 32-bit number, `w1` the next word.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u16)]
        pub(super) enum Opcode { $($(#[$doc])* $($name,)*)* }

        impl Opcode {
            /// All operations, in the order of their numbers.
            pub(super) const ALL: &'static [Opcode] = &[$($(Opcode::$name),*),*];
        }
    };
}

ops! {
    /// `r[a] = r[b]`
    Mov;
    /// The same for two registers.
    Mov128;
    /// `r[a] = bc`, sign-extended.
    Const;
    /// `r[a] = w1`
    Const64;
    /// `r[a], r[a + 1] = w1, w2`
    Const128;
    /// `r[a] = far register bc`
    FarGet;
    /// `far register bc = r[a]`
    FarPut;
    /// `r[a] = ` the address of byte bc of the frame.
    SlotAddr;

    /// `r[a] = r[b] + r[c]`
    Add8 Add16 Add32 Add64;
    /// `r[a] = r[b] - r[c]`
    Sub8 Sub16 Sub32 Sub64;
    /// `r[a] = r[b] * r[c]`
    Mul8 Mul16 Mul32 Mul64;
    /// `r[a] = r[b] / r[c]`, signed; traps.
    Sdiv8 Sdiv16 Sdiv32 Sdiv64;
    /// `r[a] = r[b] % r[c]`, signed; traps.
    Srem8 Srem16 Srem32 Srem64;
    /// `r[a] = r[b] << r[c]`
    Shl8 Shl16 Shl32 Shl64;
    /// `r[a] = r[b] >> r[c]`, logical.
    Lshr8 Lshr16 Lshr32 Lshr64;
    /// `r[a] = r[b] >> r[c]`, arithmetic.
    Ashr8 Ashr16 Ashr32 Ashr64;
    /// `r[a] = r[b]` rotated left by `r[c]`.
    Rotl32 Rotl64;
    /// `r[a] = r[b]` rotated right by `r[c]`.
    Rotr32 Rotr64;
    /// `r[a] = r[b] / r[c]`, unsigned, of any width; traps.
    Udiv;
    /// `r[a] = r[b] % r[c]`, unsigned, of any width; traps.
    Urem;
    /// Bitwise, of any width.
    And Or Xor;
    /// Bitwise on two registers.
    And128 Or128 Xor128;
    /// An operation on vectors: `r[a], r[a + 1] = w1(r[b..], r[c..])`, with a mask for a shuffle
    /// in `w2, w3`.
    Vector;
    /// The same on three: `r[a], r[a + 1] = w1(r[b..], r[c..], r[w2..])`.
    Vector3;
    /// The same with a result of one register.
    VectorLane;
    /// High half of the unsigned product.
    Umulhi;
    /// Any other operation of LIR on one scalar, `r[a] = w1(r[b])`, or on two; may trap.
    Unary Binary;

    /// `r[a] = r[b] + imm(c)`
    AddI8 AddI16 AddI32 AddI64;
    /// `r[a] = r[b] + w1`, of 64 bits.
    AddW;
    /// `r[a] = imm(c) - r[b]`
    RsubI32 RsubI64;
    /// `r[a] = r[b] * imm(c)`
    MulI32 MulI64;
    /// `r[a] = r[b] / imm(c)`, signed; the divisor is neither 0 nor -1.
    SdivI32 SdivI64;
    /// `r[a] = r[b] % imm(c)`, signed; the divisor is neither 0 nor -1.
    SremI32 SremI64;
    /// `r[a] = r[b] / c`, unsigned, of any width; the divisor is not 0.
    UdivI;
    /// `r[a] = r[b] % c`, unsigned, of any width; the divisor is not 0.
    UremI;
    /// Bitwise with `imm(c)`.
    AndI OrI XorI;
    /// `r[a] = r[b] << c`
    ShlI32 ShlI64;
    /// `r[a] = r[b] >> c`, logical, of any width.
    LshrI;
    /// `r[a] = r[b] >> c`, arithmetic.
    AshrI32 AshrI64;

    /// `r[a] = r[b]` sign-extended.
    Sext8To16 Sext8To32 Sext8To64 Sext16To32 Sext16To64 Sext32To64;
    /// `r[a] =` the low bits of `r[b]`.
    Trunc8 Trunc16 Trunc32;
    /// Leading zeros.
    Clz32 Clz64;
    /// Trailing zeros.
    Ctz32 Ctz64;
    /// Set bits, of any width.
    Popcnt;
    /// Bytes reversed.
    Bswap32 Bswap64;

    /// Float arithmetic on `r[b]`, `r[c]`: of `f32`, then of `f64`.
    Fadd32 Fadd64 Fsub32 Fsub64 Fmul32 Fmul64 Fdiv32 Fdiv64
    Fmin32 Fmin64 Fmax32 Fmax64;
    /// `r[a] = r[b] * r[c] + r[w1]`, of floats, rounded once.
    Fma32 Fma64;
    /// Float operations on `r[b]`.
    Fneg32 Fneg64 Fabs32 Fabs64 Fsqrt32 Fsqrt64 Fpromote Fdemote;
    /// Float to integer: from, to.
    F32ToS32 F32ToS64 F64ToS32 F64ToS64;
    /// Integer to float: from, to.
    S32ToF32 S32ToF64 S64ToF32 S64ToF64 U64ToF32 U64ToF64;

    /// `r[a] = r[b] cond r[c]`, of any width.
    CmpEq CmpNe CmpUlt CmpUle;
    /// `r[a] = r[b] < r[c]`, signed.
    CmpSlt8 CmpSlt16 CmpSlt32 CmpSlt64;
    /// `r[a] = r[b] <= r[c]`, signed.
    CmpSle8 CmpSle16 CmpSle32 CmpSle64;
    /// `r[a] = r[b] cond imm(c)`, of any width.
    CmpEqI CmpNeI;
    /// `r[a] = r[b] cond c`, unsigned, of any width.
    CmpUltI CmpUgtI;
    /// `r[a] = r[b] cond imm(c)`, signed.
    CmpSltI32 CmpSltI64 CmpSgtI32 CmpSgtI64;
    /// `r[a] = r[b] cond r[c]` of `f32`.
    Fcmp32Oeq Fcmp32One Fcmp32Olt Fcmp32Ole Fcmp32Ord
    Fcmp32Ueq Fcmp32Ult Fcmp32Ule Fcmp32Une Fcmp32Uno;
    /// `r[a] = r[b] cond r[c]` of `f64`.
    Fcmp64Oeq Fcmp64One Fcmp64Olt Fcmp64Ole Fcmp64Ord
    Fcmp64Ueq Fcmp64Ult Fcmp64Ule Fcmp64Une Fcmp64Uno;
    /// `r[a] = if r[b] & 0xff { r[c] } else { r[w1] }`
    Select;
    /// The same for two registers.
    Select128;

    /// `r[a] = [r[b] + imm(c)]`
    Load8 Load16 Load32 Load64 Load128;
    /// `r[a] = [r[b] + r[c] * size]`
    LoadX8 LoadX16 LoadX32 LoadX64;
    /// `r[a] =` what byte bc of the frame starts.
    LoadS8 LoadS16 LoadS32 LoadS64 LoadS128;
    /// `r[a] = [w1]`
    LoadA8 LoadA16 LoadA32 LoadA64 LoadA128;
    /// `[r[b] + imm(c)] = r[a]`
    Store8 Store16 Store32 Store64 Store128;
    /// `[r[b] + r[c] * size] = r[a]`
    StoreX8 StoreX16 StoreX32 StoreX64;
    /// What byte bc of the frame starts `= r[a]`
    StoreS8 StoreS16 StoreS32 StoreS64 StoreS128;
    /// `[w1] = r[a]`
    StoreA8 StoreA16 StoreA32 StoreA64 StoreA128;
    /// `[r[b] + imm(c)] = imm(a)`
    StoreI8 StoreI16 StoreI32 StoreI64;
    /// `r[a] = r[b] + (r[c] << scale)`
    Lea0 Lea1 Lea2 Lea3;
    /// `r[a] =` the address of `r[b]` new bytes aligned to `1 << c`.
    StackAlloc;
    /// The top of the stack.
    StackSave StackRestore;
    /// Pushes the 80 bits at `[r[a]]` on the stack of the x87, or pops them.
    X87Push X87Pop;
    /// A full fence.
    Fence;
    /// `r[a] = [r[b]]`, where `r[c]` is written (or, if the second byte of w1 is 1, added) in the
    /// same step; the first byte of w1 is the logarithm of the size.
    AtomicRmw;
    /// `r[a] = [r[b]]`, where `r[w1 % 2^16]` is written in the same step if it equals `r[c]`;
    /// `w1 >> 16` is the logarithm of the size.
    CmpXchg;

    /// Goes on `bc` words from here.
    Jump;
    /// Goes on `bc` words from here if the low byte of `r[a]` is not zero, or is zero.
    BrNz BrZ;
    /// Goes on `imm(c)` words from here if `r[a] cond r[b]`, of any width.
    BrEq BrNe BrUlt BrUle;
    /// The same, signed less.
    BrSlt8 BrSlt16 BrSlt32 BrSlt64;
    /// The same, signed less or equal.
    BrSle8 BrSle16 BrSle32 BrSle64;
    /// Goes on `imm(c)` words from here if `r[a] cond imm(b)`, of any width.
    BrEqI BrNeI;
    /// The same, unsigned, with b.
    BrUltI BrUgtI;
    /// The same, signed.
    BrSltI32 BrSltI64 BrSgtI32 BrSgtI64;
    /// Goes on `imm(c)` words from here if `r[a] cond r[b]`, of `f64`.
    BrFOeq BrFOne BrFOlt BrFOle BrFOrd BrFUeq BrFUlt BrFUle BrFUne BrFUno;
    /// Case `r[a] - w1` of w2, which follow as distances from here; the last is the default.
    SwitchDense;
    /// As `SwitchDense`, with w1 sorted pairs of a value and a distance, and the default.
    SwitchSparse;

    /// Calls a function: results from `r[a]` on, b arguments, whose registers stand in the words
    /// from w2 on, four in each. w1 is the bytecode of the callee; before that is known, four
    /// times the callee's row in the code's table, and 1; for a native callee the same and 2.
    Call;
    /// Calls what `r[c]` is the address of: results from `r[a]` on, b arguments in the words from
    /// w2 on. w1 is the row of the signature.
    CallIndirect;
    /// Calls a native function that may return more than once, as `Call` does; w1 is the callee's
    /// row.
    CallTwice;
    /// Calls what may return more than once, as `CallIndirect` does.
    CallIndirectTwice;
    /// Calls what `r[c]` is the address of, as `CallIndirect` does, and says by an `i8` whether the call
    /// has ended by an exception. w2 names, from the lowest bits on, that register, the one that
    /// has the address for the two words of the exception, and in 32 bits the handler; the arguments stand
    /// from w3 on.
    Invoke;
    /// As `Call` and `CallIndirect`, but bytecode is entered in place of this function. Native code
    /// is called; what follows returns its results.
    TailCall TailCallIndirect;
    /// Returns nothing.
    Ret;
    /// Returns `r[a]`.
    Ret1;
    /// Returns a words, whose registers follow.
    RetN;
    /// Traps.
    Unreachable Abort;
    /// Takes bc of the program's fuel.
    Fuel;
    /// Stands where the program is to stop; the fields are those of the operation that was there.
    Stop;
    /// Leaves the interpreter.
    Exit;

    /// Two operations in one step: the second is the one of the next word, which stays what it is.
    AddI64BrNeI AddI64BrEqI AddI64BrSlt64 AddI64BrSle64 AddI64BrSltI64 AddI64BrSgtI64 AddI64BrNe
    AddI64BrEq AddI64BrUlt AddI64Jump AddI64LoadX8 AddI64LoadX32 AddI64LoadX64 AddI64Mov
    AddI32BrNeI AddI32BrEqI AddI32BrSlt32 AddI32BrSle32 AddI32BrSltI32 AddI32BrSgtI32 AddI32BrNe
    AddI32Jump
    Add64BrUlt Add64BrSle64 Add64BrSlt64 Add64AddI64 Add64Add64 Add64Ret1 Add64Mov
    Add32AddI32 Add32LshrI Add32AddI64
    AndIBrEqI AndIBrNeI AndIBrZ AndIBrNz
    Mul64Add64
    MulI64Lea0 MulI64AddI64 MulI64Add64
    Mul32Add32
    LshrIXor LshrIOr
    XorAddI64 XorShlI32
    ShlI32LshrI
    OrAddI64
    AshrI64AddI64
    MovJump MovMov MovRet1 MovBrNeI MovBrEqI
    ConstJump
    Sext32To64LoadX8 Sext32To64LoadX32 Sext32To64LoadX64 Sext32To64Lea2 Sext32To64Lea3
    Lea0LoadX64 Lea0StoreX64 Lea0LoadX32
    Lea2Load32 Lea2Store32
    Lea3Load64 Lea3Store64
    Load32BrEqI Load32BrNeI Load32AddI32
    Load64BrEqI Load64BrNeI Load64BrSlt64 Load64Fmul64 Load64Fadd64
    LoadX8BrEqI LoadX8BrNeI
    LoadX32BrSlt32 LoadX32BrSle32
    LoadX64Mul64 LoadX64Add64 LoadX64MulI64 LoadX64Fmul64 LoadX64Fsub64 LoadX64Fadd64
    StoreX8Add64 StoreX8AddI64
    Store32AddI64
    Store64AddI64 Store64Load64
    Fmul64Fadd64 Fmul64Fmul64 Fmul64Fsub64
    Fadd64Store64 Fadd64Fadd64 Fadd64Fmul64
    Fsub64Fmul64;
}

impl Opcode {
    /// The operation by its number.
    pub(super) fn from_number(number: usize) -> Option<Opcode> {
        Opcode::ALL.get(number).copied()
    }

    /// The member that stands `n` places behind this one.
    fn plus(self, n: usize) -> Opcode {
        Opcode::ALL.get(self as usize + n).copied().unwrap_or(self)
    }

    /// From the first member of a family (`i8`, or for memory accesses also the float and vector
    /// types) the one for `ty`.
    pub(super) fn of(self, ty: Type) -> Opcode {
        self.plus(match ty {
            Type::I8 => 0,
            Type::I16 => 1,
            Type::I32 | Type::F32 => 2,
            Type::I64 | Type::F64 => 3,
            Type::V128 | Type::V256 => 4,
        })
    }

    /// From the first member of a family of two (32 and 64 bits) the one for `ty`.
    pub(super) fn of_two(self, ty: Type) -> Opcode {
        self.plus((ty.bytes() == 8) as usize)
    }

    /// From the first member of a family by scale the one for `scale`.
    pub(super) fn scaled(self, scale: u8) -> Opcode {
        self.plus(scale as usize)
    }

    fn is_within(self, first: Opcode, last: Opcode) -> bool {
        (first as u16..=last as u16).contains(&(self as u16))
    }

    /// The number of words of an instruction that goes on with the next one and may be copied.
    pub(super) fn straight_len(self) -> Option<u32> {
        match self {
            Opcode::Const128 => Some(3),
            Opcode::Vector | Opcode::Vector3 | Opcode::VectorLane => Some(4),
            Opcode::Const64 | Opcode::AddW | Opcode::Unary | Opcode::Binary => Some(2),
            Opcode::Fma32 | Opcode::Fma64 => Some(2),
            Opcode::Select | Opcode::Select128 => Some(2),
            Opcode::AtomicRmw | Opcode::CmpXchg => Some(2),
            _ if self.is_within(Opcode::LoadA8, Opcode::LoadA128) => Some(2),
            _ if self.is_within(Opcode::StoreA8, Opcode::StoreA128) => Some(2),
            Opcode::Fuel => Some(1),
            _ if self.is_within(Opcode::Mov, Opcode::Fence) => Some(1),
            _ => None,
        }
    }

    /// Whether it is a branch with a distance in its field c.
    pub(super) fn is_branch(self) -> bool {
        self.is_within(Opcode::BrEq, Opcode::BrFUno)
    }

    /// Whether it names a byte of the frame.
    pub(super) fn names_slot(self) -> bool {
        self == Opcode::SlotAddr
            || self.is_within(Opcode::LoadS8, Opcode::LoadS128)
            || self.is_within(Opcode::StoreS8, Opcode::StoreS128)
    }

    /// From the `Oeq` member of a family of float conditions the one for `cond`, and whether the
    /// operands are swapped.
    pub(super) fn of_float_cond(self, cond: FloatCond) -> (Opcode, bool) {
        let (n, swap) = match cond {
            FloatCond::Oeq => (0, false),
            FloatCond::One => (1, false),
            FloatCond::Olt => (2, false),
            FloatCond::Ogt => (2, true),
            FloatCond::Ole => (3, false),
            FloatCond::Oge => (3, true),
            FloatCond::Ord => (4, false),
            FloatCond::Ueq => (5, false),
            FloatCond::Ult => (6, false),
            FloatCond::Ugt => (6, true),
            FloatCond::Ule => (7, false),
            FloatCond::Uge => (7, true),
            FloatCond::Une => (8, false),
            FloatCond::Uno => (9, false),
        };
        (self.plus(n), swap)
    }
}

/// The first word of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(8))]
pub(super) struct Word {
    /// The operation.
    pub(super) op: Opcode,
    /// A field.
    pub(super) a: u16,
    /// A field.
    pub(super) b: u16,
    /// A field.
    pub(super) c: u16,
}

impl Word {
    /// A word with three fields.
    pub(super) fn new(op: Opcode, a: u16, b: u16, c: u16) -> Word {
        Word { op, a, b, c }
    }

    /// A word with a 32-bit field.
    pub(super) fn wide(op: Opcode, a: u16, bc: i32) -> Word {
        Word::new(op, a, bc as u16, (bc >> 16) as u16)
    }

    /// The fields b and c as one.
    #[inline(always)]
    pub(super) fn bc(self) -> i32 {
        (self.b as u32 | (self.c as u32) << 16) as i32
    }

    /// The number of words of the instruction that starts with this one; `data` gives the nth of
    /// them. Not for operations that do the work of two.
    pub(super) fn len(self, data: impl Fn(usize) -> u64) -> usize {
        match self.op {
            Opcode::SwitchDense => 3 + data(2) as usize + 1,
            Opcode::SwitchSparse => 2 + 2 * data(1) as usize + 1,
            Opcode::Call
            | Opcode::CallIndirect
            | Opcode::CallTwice
            | Opcode::CallIndirectTwice
            | Opcode::TailCall
            | Opcode::TailCallIndirect => 2 + (self.b as usize).div_ceil(4),
            Opcode::Invoke => 3 + (self.b as usize).div_ceil(4),
            Opcode::RetN => 1 + (self.a as usize).div_ceil(4),
            op => op.straight_len().unwrap_or(1) as usize,
        }
    }

    /// As it is stored.
    pub(super) fn bits(self) -> u64 {
        self.op as u64 | (self.a as u64) << 16 | (self.b as u64) << 32 | (self.c as u64) << 48
    }

    /// From how it is stored; `None` if that is no operation.
    pub(super) fn from_bits(bits: u64) -> Option<Word> {
        let op = Opcode::from_number(bits as u16 as usize)?;
        let field = |shift: u32| (bits >> shift) as u16;
        Some(Word::new(op, field(16), field(32), field(48)))
    }
}

/// The operation that does the work of one and then of the one that follows it.
pub(super) fn pair(first: Opcode, second: Opcode) -> Option<Opcode> {
    let both = match (first, second) {
        (Opcode::AddI64, Opcode::BrNeI) => Opcode::AddI64BrNeI,
        (Opcode::AddI64, Opcode::BrEqI) => Opcode::AddI64BrEqI,
        (Opcode::AddI64, Opcode::BrSlt64) => Opcode::AddI64BrSlt64,
        (Opcode::AddI64, Opcode::BrSle64) => Opcode::AddI64BrSle64,
        (Opcode::AddI64, Opcode::BrSltI64) => Opcode::AddI64BrSltI64,
        (Opcode::AddI64, Opcode::BrSgtI64) => Opcode::AddI64BrSgtI64,
        (Opcode::AddI64, Opcode::BrNe) => Opcode::AddI64BrNe,
        (Opcode::AddI64, Opcode::BrEq) => Opcode::AddI64BrEq,
        (Opcode::AddI64, Opcode::BrUlt) => Opcode::AddI64BrUlt,
        (Opcode::AddI64, Opcode::Jump) => Opcode::AddI64Jump,
        (Opcode::AddI64, Opcode::LoadX8) => Opcode::AddI64LoadX8,
        (Opcode::AddI64, Opcode::LoadX32) => Opcode::AddI64LoadX32,
        (Opcode::AddI64, Opcode::LoadX64) => Opcode::AddI64LoadX64,
        (Opcode::AddI64, Opcode::Mov) => Opcode::AddI64Mov,
        (Opcode::AddI32, Opcode::BrNeI) => Opcode::AddI32BrNeI,
        (Opcode::AddI32, Opcode::BrEqI) => Opcode::AddI32BrEqI,
        (Opcode::AddI32, Opcode::BrSlt32) => Opcode::AddI32BrSlt32,
        (Opcode::AddI32, Opcode::BrSle32) => Opcode::AddI32BrSle32,
        (Opcode::AddI32, Opcode::BrSltI32) => Opcode::AddI32BrSltI32,
        (Opcode::AddI32, Opcode::BrSgtI32) => Opcode::AddI32BrSgtI32,
        (Opcode::AddI32, Opcode::BrNe) => Opcode::AddI32BrNe,
        (Opcode::AddI32, Opcode::Jump) => Opcode::AddI32Jump,
        (Opcode::Add64, Opcode::BrUlt) => Opcode::Add64BrUlt,
        (Opcode::Add64, Opcode::BrSle64) => Opcode::Add64BrSle64,
        (Opcode::Add64, Opcode::BrSlt64) => Opcode::Add64BrSlt64,
        (Opcode::Add64, Opcode::AddI64) => Opcode::Add64AddI64,
        (Opcode::Add64, Opcode::Add64) => Opcode::Add64Add64,
        (Opcode::Add64, Opcode::Ret1) => Opcode::Add64Ret1,
        (Opcode::Add64, Opcode::Mov) => Opcode::Add64Mov,
        (Opcode::Add32, Opcode::AddI32) => Opcode::Add32AddI32,
        (Opcode::Add32, Opcode::LshrI) => Opcode::Add32LshrI,
        (Opcode::Add32, Opcode::AddI64) => Opcode::Add32AddI64,
        (Opcode::AndI, Opcode::BrEqI) => Opcode::AndIBrEqI,
        (Opcode::AndI, Opcode::BrNeI) => Opcode::AndIBrNeI,
        (Opcode::AndI, Opcode::BrZ) => Opcode::AndIBrZ,
        (Opcode::AndI, Opcode::BrNz) => Opcode::AndIBrNz,
        (Opcode::Mul64, Opcode::Add64) => Opcode::Mul64Add64,
        (Opcode::MulI64, Opcode::Lea0) => Opcode::MulI64Lea0,
        (Opcode::MulI64, Opcode::AddI64) => Opcode::MulI64AddI64,
        (Opcode::MulI64, Opcode::Add64) => Opcode::MulI64Add64,
        (Opcode::Mul32, Opcode::Add32) => Opcode::Mul32Add32,
        (Opcode::LshrI, Opcode::Xor) => Opcode::LshrIXor,
        (Opcode::LshrI, Opcode::Or) => Opcode::LshrIOr,
        (Opcode::Xor, Opcode::AddI64) => Opcode::XorAddI64,
        (Opcode::Xor, Opcode::ShlI32) => Opcode::XorShlI32,
        (Opcode::ShlI32, Opcode::LshrI) => Opcode::ShlI32LshrI,
        (Opcode::Or, Opcode::AddI64) => Opcode::OrAddI64,
        (Opcode::AshrI64, Opcode::AddI64) => Opcode::AshrI64AddI64,
        (Opcode::Mov, Opcode::Jump) => Opcode::MovJump,
        (Opcode::Mov, Opcode::Mov) => Opcode::MovMov,
        (Opcode::Mov, Opcode::Ret1) => Opcode::MovRet1,
        (Opcode::Mov, Opcode::BrNeI) => Opcode::MovBrNeI,
        (Opcode::Mov, Opcode::BrEqI) => Opcode::MovBrEqI,
        (Opcode::Const, Opcode::Jump) => Opcode::ConstJump,
        (Opcode::Sext32To64, Opcode::LoadX8) => Opcode::Sext32To64LoadX8,
        (Opcode::Sext32To64, Opcode::LoadX32) => Opcode::Sext32To64LoadX32,
        (Opcode::Sext32To64, Opcode::LoadX64) => Opcode::Sext32To64LoadX64,
        (Opcode::Sext32To64, Opcode::Lea2) => Opcode::Sext32To64Lea2,
        (Opcode::Sext32To64, Opcode::Lea3) => Opcode::Sext32To64Lea3,
        (Opcode::Lea0, Opcode::LoadX64) => Opcode::Lea0LoadX64,
        (Opcode::Lea0, Opcode::StoreX64) => Opcode::Lea0StoreX64,
        (Opcode::Lea0, Opcode::LoadX32) => Opcode::Lea0LoadX32,
        (Opcode::Lea2, Opcode::Load32) => Opcode::Lea2Load32,
        (Opcode::Lea2, Opcode::Store32) => Opcode::Lea2Store32,
        (Opcode::Lea3, Opcode::Load64) => Opcode::Lea3Load64,
        (Opcode::Lea3, Opcode::Store64) => Opcode::Lea3Store64,
        (Opcode::Load32, Opcode::BrEqI) => Opcode::Load32BrEqI,
        (Opcode::Load32, Opcode::BrNeI) => Opcode::Load32BrNeI,
        (Opcode::Load32, Opcode::AddI32) => Opcode::Load32AddI32,
        (Opcode::Load64, Opcode::BrEqI) => Opcode::Load64BrEqI,
        (Opcode::Load64, Opcode::BrNeI) => Opcode::Load64BrNeI,
        (Opcode::Load64, Opcode::BrSlt64) => Opcode::Load64BrSlt64,
        (Opcode::Load64, Opcode::Fmul64) => Opcode::Load64Fmul64,
        (Opcode::Load64, Opcode::Fadd64) => Opcode::Load64Fadd64,
        (Opcode::LoadX8, Opcode::BrEqI) => Opcode::LoadX8BrEqI,
        (Opcode::LoadX8, Opcode::BrNeI) => Opcode::LoadX8BrNeI,
        (Opcode::LoadX32, Opcode::BrSlt32) => Opcode::LoadX32BrSlt32,
        (Opcode::LoadX32, Opcode::BrSle32) => Opcode::LoadX32BrSle32,
        (Opcode::LoadX64, Opcode::Mul64) => Opcode::LoadX64Mul64,
        (Opcode::LoadX64, Opcode::Add64) => Opcode::LoadX64Add64,
        (Opcode::LoadX64, Opcode::MulI64) => Opcode::LoadX64MulI64,
        (Opcode::LoadX64, Opcode::Fmul64) => Opcode::LoadX64Fmul64,
        (Opcode::LoadX64, Opcode::Fsub64) => Opcode::LoadX64Fsub64,
        (Opcode::LoadX64, Opcode::Fadd64) => Opcode::LoadX64Fadd64,
        (Opcode::StoreX8, Opcode::Add64) => Opcode::StoreX8Add64,
        (Opcode::StoreX8, Opcode::AddI64) => Opcode::StoreX8AddI64,
        (Opcode::Store32, Opcode::AddI64) => Opcode::Store32AddI64,
        (Opcode::Store64, Opcode::AddI64) => Opcode::Store64AddI64,
        (Opcode::Store64, Opcode::Load64) => Opcode::Store64Load64,
        (Opcode::Fmul64, Opcode::Fadd64) => Opcode::Fmul64Fadd64,
        (Opcode::Fmul64, Opcode::Fmul64) => Opcode::Fmul64Fmul64,
        (Opcode::Fmul64, Opcode::Fsub64) => Opcode::Fmul64Fsub64,
        (Opcode::Fadd64, Opcode::Store64) => Opcode::Fadd64Store64,
        (Opcode::Fadd64, Opcode::Fadd64) => Opcode::Fadd64Fadd64,
        (Opcode::Fadd64, Opcode::Fmul64) => Opcode::Fadd64Fmul64,
        (Opcode::Fsub64, Opcode::Fmul64) => Opcode::Fsub64Fmul64,
        _ => return None,
    };
    Some(both)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_are_in_order() {
        assert_eq!(Opcode::Add8.of(Type::I64), Opcode::Add64);
        assert_eq!(Opcode::Load8.of(Type::V128), Opcode::Load128);
        assert_eq!(Opcode::LoadS8.of(Type::F32), Opcode::LoadS32);
        assert_eq!(Opcode::CmpSgtI32.of_two(Type::I64), Opcode::CmpSgtI64);
        assert_eq!(Opcode::Lea0.scaled(3), Opcode::Lea3);
        let (op, swap) = Opcode::Fcmp64Oeq.of_float_cond(FloatCond::Uge);
        assert_eq!((op, swap), (Opcode::Fcmp64Ule, true));
        let (op, swap) = Opcode::BrFOeq.of_float_cond(FloatCond::Uno);
        assert_eq!((op, swap), (Opcode::BrFUno, false));
    }

    #[test]
    fn a_word_is_what_it_is_stored_as() {
        let word = Word::wide(Opcode::Jump, 7, -3);
        assert_eq!((word.bc(), size_of::<Word>()), (-3, 8));
        assert_eq!(Word::from_bits(word.bits()), Some(word));
        // SAFETY: a word has no padding.
        let stored: u64 = unsafe { std::mem::transmute(word) };
        assert_eq!(stored, word.bits());
        assert_eq!(Word::from_bits(0xffff), None);
    }
}
