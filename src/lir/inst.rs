//! The opcode table: what an engine has to implement, and what it has to mean by it.
//!
//! Semantics are fixed where LLVM leaves a choice, so that engines agree bit for bit:
//! shift amounts are taken modulo the width, integer arithmetic wraps, division by zero and
//! `MIN / -1` (and `MIN % -1`) trap at every width, float-to-integer conversions that do not fit
//! give the x86 "integer indefinite" value, memory may be accessed at any alignment, and an access
//! to memory that is not mapped traps. Bits of a register above the type of its value are not
//! part of the value.

use super::function::{Callee, SigRef, Slot, SymbolId, Table, VConst, Value};
use super::scalar::{BinaryOp, FloatCond, IntCond, UnaryOp, words};
use super::types::Type;
use crate::entity;
use crate::entity::List;

entity! {
    /// An instruction of a LIR function.
    pub struct Inst, "inst";
}

words! {
    /// How a vector register is looked at: the type of a lane and how many there are.
    pub enum Shape {
        /// 16 lanes of 8 bits
        I8x16 = "i8x16",
        /// 8 lanes of 16 bits
        I16x8 = "i16x8",
        /// 4 lanes of 32 bits
        I32x4 = "i32x4",
        /// 2 lanes of 64 bits
        I64x2 = "i64x2",
        /// 4 lanes of IEEE binary32
        F32x4 = "f32x4",
        /// 2 lanes of IEEE binary64
        F64x2 = "f64x2",
    }
}

words! {
    /// Operations on one vector, or one that makes a vector. "imm" is the number they bear.
    pub enum VectorUnary {
        /// A vector all of whose lanes are the operand, a scalar.
        Splat = "vsplat",
        /// A vector whose lowest lane is the operand, an `i32` or `i64`; the others are zero.
        Low = "vlow",
        /// Lane imm, a scalar.
        Extract = "vextract",
        /// An `i32`: bit `i` is the highest bit of lane `i`; not of `i16x8`.
        Signs = "vsigns",
        /// Each lane shifted left by imm, which is below the width; not of `i8x16`.
        Shl = "vshl",
        /// Each lane shifted right by imm, which is below the width, logical; not of `i8x16`.
        Lshr = "vlshr",
        /// Each lane shifted right by imm, which is below the width, arithmetic; of `i16x8` and
        /// `i32x4`.
        Ashr = "vashr",
        /// Correctly rounded square root of each float.
        Sqrt = "vsqrt",
        /// `i32x4` to `f32x4`, to nearest.
        StoF = "vs_to_f",
        /// The two lowest lanes of an `i32x4` to `f64x2`.
        StoD = "vs_to_d",
        /// `f32x4` to `i32x4`, towards zero; what does not fit gives the minimum. Of an `f64x2` the
        /// two lowest lanes of an `i32x4`, and zeros above.
        FtoS = "vf_to_s",
        /// The two lowest lanes of an `f32x4` to `f64x2`.
        Fpromote = "vfpromote",
        /// `f64x2` to the two lowest lanes of an `f32x4`, to nearest, and zeros above.
        Fdemote = "vfdemote",
    }
}

words! {
    /// Operations on two vectors, lane by lane. Comparisons give lanes that are all ones or zero.
    /// Bitwise operations are [`BinaryOp`]s.
    pub enum VectorBinary {
        /// The first operand with the second, a scalar, as lane imm.
        Insert = "vinsert",
        /// Sum, wrapping.
        Add = "vadd",
        /// Difference, wrapping.
        Sub = "vsub",
        /// Low half of the product; of `i16x8` and `i32x4`.
        Mul = "vmul",
        /// Of an `i64x2`: the products of the low halves of the lanes, unsigned.
        MulU32 = "vmul_u32",
        /// Equal.
        Eq = "veq",
        /// Signed greater.
        Sgt = "vsgt",
        /// IEEE sum.
        Fadd = "vfadd",
        /// IEEE difference.
        Fsub = "vfsub",
        /// IEEE product.
        Fmul = "vfmul",
        /// IEEE quotient.
        Fdiv = "vfdiv",
        /// As [`BinaryOp::Fmin`].
        Fmin = "vfmin",
        /// As [`BinaryOp::Fmax`].
        Fmax = "vfmax",
        /// Ordered and equal.
        Foeq = "vfoeq",
        /// Ordered and less.
        Folt = "vfolt",
        /// Ordered and less or equal.
        Fole = "vfole",
        /// Either is a NaN.
        Funo = "vfuno",
        /// Unordered or not equal.
        Fune = "vfune",
        /// Unordered or greater or equal.
        Fuge = "vfuge",
        /// Unordered or greater.
        Fugt = "vfugt",
        /// Neither is a NaN.
        Ford = "vford",
    }
}

words! {
    /// What an [`InstData::AtomicRmw`] does with the memory. All else that can be done atomically
    /// is a loop around [`InstData::CmpXchg`].
    pub enum RmwOp {
        /// The operand is written.
        Xchg = "xchg",
        /// The operand is added, wrapping.
        Add = "add",
    }
}

words! {
    /// Why a [`InstData::Trap`] traps.
    pub enum TrapCode {
        /// `unreachable` was reached.
        Unreachable = "unreachable",
        /// `llvm.trap` was called.
        Abort = "abort",
    }
}

/// The flags of a memory access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct MemFlags(pub u8);

impl MemFlags {
    /// A plain access.
    pub const PLAIN: MemFlags = MemFlags(0);
    /// Volatile: number and order of such accesses are kept.
    pub const VOLATILE: MemFlags = MemFlags(1);
    /// Atomic, at least acquire (load) or release (store); the address is aligned.
    pub const ATOMIC: MemFlags = MemFlags(2);
    /// Atomic and sequentially consistent: a store is followed by a full fence.
    pub const SEQ_CST: MemFlags = MemFlags(6);

    /// Whether all flags of `other` are set.
    pub const fn has(self, other: MemFlags) -> bool {
        self.0 & other.0 == other.0
    }
}

/// A target with the arguments for its parameters: the list `[block, argument...]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BlockCall(pub List);

/// An instruction. Result types: `Icmp` and `Fcmp` give an `i8` of 0 or 1; addresses are `i64`;
/// a call gives the results of its signature; all others what their `ty` says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InstData {
    /// An integer constant.
    Iconst {
        /// An integer type.
        ty: Type,
        /// The value, zero-extended from its type.
        imm: u64,
    },
    /// A float constant.
    Fconst {
        /// `f32` or `f64`.
        ty: Type,
        /// Its bits.
        bits: u64,
    },
    /// A vector constant.
    Vconst {
        /// A row of the function's table.
        vconst: VConst,
    },
    /// An operation on one value.
    Unary {
        /// Which.
        op: UnaryOp,
        /// The type of the result.
        ty: Type,
        /// The operand.
        arg: Value,
    },
    /// An operation on two values.
    Binary {
        /// Which.
        op: BinaryOp,
        /// The type of operands and result.
        ty: Type,
        /// The operands.
        args: [Value; 2],
    },
    /// An integer comparison.
    Icmp {
        /// The condition.
        cond: IntCond,
        /// The type of the operands.
        ty: Type,
        /// The operands.
        args: [Value; 2],
    },
    /// A float comparison.
    Fcmp {
        /// The condition.
        cond: FloatCond,
        /// The type of the operands.
        ty: Type,
        /// The operands.
        args: [Value; 2],
    },
    /// An operation on one vector, or one that makes a vector.
    Vunary {
        /// Which.
        op: VectorUnary,
        /// How the vector is looked at.
        shape: Shape,
        /// A number that the operation needs, or 0.
        imm: u8,
        /// The operand.
        arg: Value,
    },
    /// An operation on two vectors.
    Vbinary {
        /// Which.
        op: VectorBinary,
        /// How the vectors are looked at.
        shape: Shape,
        /// A number that the operation needs, or 0.
        imm: u8,
        /// The operands.
        args: [Value; 2],
    },
    /// Byte `i` of the result is byte `mask[i]` of the two operands one behind the other; what is
    /// not below 32 gives 0.
    Vshuffle {
        /// The operands.
        args: [Value; 2],
        /// 16 bytes: a row of the function's table.
        mask: VConst,
    },
    /// The second operand if the first, an `i8`, is not zero, else the third.
    Select {
        /// The type of the second and third operand.
        ty: Type,
        /// The operands.
        args: [Value; 3],
    },
    /// Reads memory at `addr + offset`.
    Load {
        /// What is read.
        ty: Type,
        /// Flags.
        flags: MemFlags,
        /// An address.
        addr: Value,
        /// Bytes added to it.
        offset: i32,
    },
    /// Writes memory at `addr + offset`.
    Store {
        /// The type of `value`.
        ty: Type,
        /// Flags.
        flags: MemFlags,
        /// What is written.
        value: Value,
        /// An address.
        addr: Value,
        /// Bytes added to it.
        offset: i32,
    },
    /// `base + (index << scale) + offset`, wrapping; all are `i64`.
    Lea {
        /// An address.
        base: Value,
        /// An `i64`.
        index: Value,
        /// 0 to 3.
        scale: u8,
        /// Bytes added.
        offset: i32,
    },
    /// The address of a stack slot, plus bytes.
    SlotAddr {
        /// The slot.
        slot: Slot,
        /// Bytes added.
        offset: i32,
    },
    /// The address of a symbol, plus bytes: of a variable, or the stable address of a function.
    SymbolAddr {
        /// The symbol.
        symbol: SymbolId,
        /// Bytes added.
        offset: i32,
    },
    /// The address of `size` new bytes on the stack that live until the function returns or the
    /// stack is restored.
    StackAlloc {
        /// An `i64` number of bytes.
        size: Value,
        /// The alignment is `1 << align`, at most 4096.
        align: u8,
    },
    /// The stack pointer, for [`StackRestore`](Self::StackRestore).
    StackSave,
    /// Frees what was allocated since.
    StackRestore {
        /// The result of a [`StackSave`](Self::StackSave).
        saved: Value,
    },
    /// Orders memory accesses between threads, sequentially consistent.
    Fence,
    /// Nothing is done, but says that its block hardly ever runs.
    Cold,
    /// Lets no pass move a memory access over it, and orders between threads what the machine
    /// keeps in order anyway.
    Barrier,
    /// Reads and writes memory in one step that is a full fence; gives what was read.
    AtomicRmw {
        /// What is done.
        op: RmwOp,
        /// The type of `value`, of the memory and of the result: an integer.
        ty: Type,
        /// The operand.
        value: Value,
        /// An address.
        addr: Value,
    },
    /// Writes `new` where `expected` stands, in one step that is a full fence; gives what stood
    /// there, which equals `expected` if and only if it was written.
    CmpXchg {
        /// The type of the memory, the operands and the result: an integer.
        ty: Type,
        /// An address.
        addr: Value,
        /// What is expected.
        expected: Value,
        /// What is written.
        new: Value,
    },
    /// Pushes the 80-bit float in memory on the stack of the x87: a result of the function, which
    /// returns right behind. The result that is pushed last is `st(0)`.
    X87Push {
        /// An address.
        addr: Value,
    },
    /// Pops `st(0)`, 80 bits, to memory: a result of the call right in front of it.
    X87Pop {
        /// An address.
        addr: Value,
    },
    /// Calls a symbol.
    Call {
        /// The symbol and the signature.
        callee: Callee,
        /// The arguments.
        args: List,
    },
    /// Calls an address.
    CallIndirect {
        /// The signature.
        sig: SigRef,
        /// The address.
        addr: Value,
        /// The arguments.
        args: List,
    },
    /// Calls a symbol in place of this function and returns its results, which are of the same
    /// types. Its stack arguments take no more room than those of this function.
    TailCall {
        /// The symbol and the signature. Where the function has variable arguments and so has the
        /// callee, the parameters are all of the callee's, and the last argument is where those
        /// on the stack are: they stay there.
        callee: Callee,
        /// The arguments.
        args: List,
    },
    /// As [`TailCall`](Self::TailCall), of an address.
    TailCallIndirect {
        /// The signature.
        sig: SigRef,
        /// The address.
        addr: Value,
        /// The arguments.
        args: List,
    },
    /// Goes to a block.
    Jump {
        /// The target.
        to: BlockCall,
    },
    /// Goes to one of two blocks.
    Brif {
        /// An `i8`.
        cond: Value,
        /// The target if it is not zero.
        then: BlockCall,
        /// The target if it is zero.
        els: BlockCall,
    },
    /// Goes to the block of the case that equals `value`, else to the default.
    Switch {
        /// An integer.
        value: Value,
        /// A row of the function's table.
        table: Table,
    },
    /// Returns.
    Return {
        /// The results of the function's signature.
        values: List,
    },
    /// Traps.
    Trap {
        /// Why.
        code: TrapCode,
    },
}

impl InstData {
    /// Whether it ends its block.
    #[inline]
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            InstData::Jump { .. }
                | InstData::Brif { .. }
                | InstData::Switch { .. }
                | InstData::Return { .. }
                | InstData::TailCall { .. }
                | InstData::TailCallIndirect { .. }
                | InstData::Trap { .. }
        )
    }

    /// Whether it can end in a trap, or in a call that can: those that need a source place.
    #[inline]
    pub fn can_trap(&self) -> bool {
        match self {
            InstData::Load { .. }
            | InstData::Store { .. }
            | InstData::Call { .. }
            | InstData::CallIndirect { .. }
            | InstData::TailCall { .. }
            | InstData::TailCallIndirect { .. }
            | InstData::StackAlloc { .. }
            | InstData::AtomicRmw { .. }
            | InstData::CmpXchg { .. }
            | InstData::X87Push { .. }
            | InstData::X87Pop { .. }
            | InstData::Trap { .. } => true,
            InstData::Binary { op, .. } => op.can_trap(),
            _ => false,
        }
    }

    /// Whether it may be left out where its results are not used.
    #[inline]
    pub fn is_pure(&self) -> bool {
        !self.is_terminator()
            && !self.can_trap()
            && !matches!(
                self,
                InstData::StackSave
                    | InstData::StackRestore { .. }
                    | InstData::Fence
                    | InstData::Barrier
                    | InstData::Cold
            )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_takes_sixteen_bytes() {
        assert_eq!(size_of::<InstData>(), 16);
    }
}
