//! The table of instructions: what an engine has to implement, and what it has to mean by it.
//!
//! A row is the name, the fields in the order in which they are written, each with its role and
//! what the role asks of it, the results, and the [`Effects`]. What walks over an
//! instruction has a method for each role, which is called with the field ([`Visit`], [`VisitMut`]); a reader has
//! methods that give the fields ([`Read`]). Operations of one form, as those on two scalars, are rows of tables of
//! their own ([`scalar`](super::scalar), [`vector`](super::vector)).
//!
//! Semantics are fixed where LLVM leaves a choice, so that engines agree bit for bit:
//! shift amounts are taken modulo the width, integer arithmetic wraps, division by zero and
//! `MIN / -1` (and `MIN % -1`) trap at every width, float-to-integer conversions that do not fit
//! give the x86 "integer indefinite" value, memory may be accessed at any alignment, and an access
//! to memory that is not mapped traps. Bits of a register above the type of its value are not
//! part of the value.

use super::function::{Callee, Handler, SigRef, Slot, Stub, SymbolId, Table, VConst, Value};
use super::masked::is_known;
use super::scalar::{BinaryOp, FloatCond, IntCond, UnaryOp, words};
use super::types::Type;
use super::vector::{Shape, VectorBinary, VectorTernary, VectorUnary};
use super::visit::{Read, Visit, VisitMut};
use crate::entity;
use crate::entity::List;

entity! {
    /// An instruction of a LIR function.
    pub struct Inst, "inst";
}

/// A target with the arguments for its parameters: the list `[block, argument...]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BlockCall(pub List);

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

words! {
    /// Into which caches an [`InstData::Prefetch`] brings memory.
    pub enum Locality {
        /// It is used once: none but the nearest (`prefetchnta`).
        Once = "once",
        /// The third level (`prefetcht2`).
        Third = "third",
        /// The second level (`prefetcht1`).
        Second = "second",
        /// All (`prefetcht0`).
        All = "all",
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

/// What an instruction does besides giving its results, as a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effects(u8);

impl Effects {
    /// Nothing: it may be left out where its results are not used.
    pub const PURE: Effects = Effects(0);
    /// It may end in a trap, or in a call that may: it needs a place in the source.
    pub const TRAPS: Effects = Effects(1);
    /// It ends its block.
    pub const ENDS: Effects = Effects(2);
    /// It writes memory, or orders what others write.
    pub const WRITES: Effects = Effects(4);
    /// It does something else that must be kept.
    pub const KEPT: Effects = Effects(8);
    /// It reads memory, or lets others see it.
    pub const READS: Effects = Effects(16);
    /// What a call of an unknown function may do.
    const CALLS: Effects = Effects::TRAPS.and(Effects::READS).and(Effects::WRITES);

    /// Those of a load. One that is atomic may see what another thread has written before.
    const fn of_load(flags: MemFlags) -> Effects {
        let reads = Effects::TRAPS.and(Effects::READS);
        match flags.has(MemFlags::ATOMIC) {
            true => reads.and(Effects::WRITES),
            false => reads,
        }
    }

    /// Those of a store. One that is atomic or volatile may let others see what was written before.
    const fn of_store(flags: MemFlags) -> Effects {
        let writes = Effects::TRAPS.and(Effects::WRITES);
        match flags.0 == MemFlags::PLAIN.0 {
            true => writes,
            false => writes.and(Effects::READS),
        }
    }

    /// Those of both.
    pub const fn and(self, other: Effects) -> Effects {
        Effects(self.0 | other.0)
    }

    /// Whether all of `other` are there.
    pub const fn has(self, other: Effects) -> bool {
        self.0 & other.0 == other.0
    }
}

/// The types of the results of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Results {
    /// No result.
    Nothing,
    /// One result.
    One(Type),
    /// Those of the signature of a callee.
    OfCallee(Callee),
    /// Those of a signature.
    OfSig(SigRef),
    /// Those of the signature of a row.
    OfHandler(Handler),
}

/// Whether a form is the one that is written by a word: its name, or one of its operations.
macro_rules! is_named {
    ($word:expr, $name:literal) => {
        $word == $name
    };
    ($word:expr, $ops:ident) => {
        $ops::from_word($word).is_some()
    };
}

/// Visits the name of a form; that of an operation is in its field.
macro_rules! visit_name {
    ($visit:expr, $name:literal) => {
        $visit.name($name)
    };
    ($visit:expr, $ops:ident) => {};
}

/// Declares instructions by their rows: the name, or the table of operations that have the names;
/// fields, each with its type, its role and what is asked of it; results; effects.
macro_rules! instructions {
    ($(
        $(#[$doc:meta])*
        $form:ident = $name:tt $({$(
            $(#[$fdoc:meta])*
            $field:ident: $ty:ty as $role:ident $(($($more:expr),+))?,
        )+})? -> $results:expr, $effects:expr;
    )*) => {
        /// An instruction.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum InstData {$(
            $(#[$doc])*
            $form $({$($(#[$fdoc])* $field: $ty,)+})?,
        )*}

        impl InstData {
            /// Visits the name and the fields, in the order in which they are written.
            #[inline(always)]
            pub fn visit(&self, visit: &mut impl Visit) {
                match *self {$(
                    InstData::$form $({$($field,)+})? => {
                        visit_name!(visit, $name);
                        $($(visit.$role($field $(, $($more),+)?);)+)?
                    }
                )*}
            }

            /// Visits the fields, which may be changed.
            #[inline(always)]
            pub fn visit_mut(&mut self, visit: &mut impl VisitMut) {
                match self {$(
                    InstData::$form $({$($field,)+})? => { $($(visit.$role($field);)+)? }
                )*}
            }

            /// The instruction whose name is `word`, if there is one; asks for its fields.
            ///
            /// # Errors
            ///
            /// Those of the reader.
            pub fn read<R: Read>(word: &str, read: &mut R) -> Result<Option<InstData>, R::Error> {
                $(if is_named!(word, $name) {
                    return Ok(Some(InstData::$form $({$($field: read.$role()?,)+})?));
                })*
                Ok(None)
            }

            /// The types of the results.
            #[inline]
            #[allow(unused_variables)]
            pub fn results(&self) -> Results {
                match *self {$(
                    InstData::$form $({$($field,)+})? => $results,
                )*}
            }

            /// What it does besides giving its results.
            #[inline(always)]
            #[allow(unused_variables)]
            pub fn effects(&self) -> Effects {
                match *self {$(
                    InstData::$form $({$($field,)+})? => $effects,
                )*}
            }
        }
    };
}

use Effects as E;
use Results::{Nothing, OfCallee, OfHandler, OfSig, One};
use Type::{I8, I64, V128};

instructions! {
    /// An integer constant.
    Iconst = "iconst" {
        /// An integer type.
        ty: Type as of(ty.is_int()),
        /// The value, zero-extended from its type.
        imm: u64 as integer(ty),
    } -> One(ty), E::PURE;
    /// A float constant.
    Fconst = "fconst" {
        /// `f32` or `f64`.
        ty: Type as of(ty.is_float()),
        /// Its bits.
        bits: u64 as float(ty),
    } -> One(ty), E::PURE;
    /// A vector constant.
    Vconst = "vconst" {
        /// A row of the function's table.
        vconst: VConst as vconst,
    } -> One(V128), E::PURE;
    /// An operation on one value.
    Unary = UnaryOp {
        /// Which.
        op: UnaryOp as operation,
        /// The type of the result.
        ty: Type as of(true),
        /// The operand.
        arg: Value as source(op, ty),
    } -> One(ty), E::PURE;
    /// An operation on two values.
    Binary = BinaryOp {
        /// Which.
        op: BinaryOp as operation,
        /// The type of operands and result.
        ty: Type as of(op.takes(ty)),
        /// The operands.
        args: [Value; 2] as operands([ty; 2]),
    } -> One(ty), if op.can_trap() { E::TRAPS } else { E::PURE };
    /// The product of the first two operands plus the third, rounded once.
    Fma = "fma" {
        /// `f32` or `f64`.
        ty: Type as of(ty.is_float()),
        /// The operands.
        args: [Value; 3] as operands([ty; 3]),
    } -> One(ty), E::PURE;
    /// An integer comparison.
    Icmp = "icmp" {
        /// The type of the operands.
        ty: Type as of(ty.is_int()),
        /// The condition.
        cond: IntCond as word,
        /// The operands.
        args: [Value; 2] as operands([ty; 2]),
    } -> One(I8), E::PURE;
    /// A float comparison.
    Fcmp = "fcmp" {
        /// The type of the operands.
        ty: Type as of(ty.is_float()),
        /// The condition.
        cond: FloatCond as word,
        /// The operands.
        args: [Value; 2] as operands([ty; 2]),
    } -> One(I8), E::PURE;
    /// An operation on one vector, or one that makes a vector.
    Vunary = VectorUnary {
        /// Which.
        op: VectorUnary as operation,
        /// How the vector is looked at.
        shape: Shape as shape(op.has(shape, imm)),
        /// The operand.
        arg: Value as operand(op.types(shape).0[0]),
        /// A number that the operation needs, or 0.
        imm: u8 as imm,
    } -> One(op.types(shape).1), E::PURE;
    /// An operation on two vectors.
    Vbinary = VectorBinary {
        /// Which.
        op: VectorBinary as operation,
        /// How the vectors are looked at.
        shape: Shape as shape(op.has(shape, imm)),
        /// The operands.
        args: [Value; 2] as operands(op.types(shape).0),
        /// A number that the operation needs, or 0.
        imm: u8 as imm,
    } -> One(op.types(shape).1), E::PURE;
    /// An operation on three vectors.
    Vternary = VectorTernary {
        /// Which.
        op: VectorTernary as operation,
        /// How the vectors are looked at.
        shape: Shape as shape(op.has(shape, 0)),
        /// The operands.
        args: [Value; 3] as operands(op.types(shape).0),
    } -> One(op.types(shape).1), E::PURE;
    /// Byte `i` of the result is byte `mask[i]` of the two operands one behind the other; what is
    /// not below 32 gives 0. Of a `v256` this holds of its low half and the low halves of the
    /// operands, and of the high ones.
    Vshuffle = "vshuffle" {
        /// A vector.
        ty: Type as of(ty.is_vector()),
        /// The operands.
        args: [Value; 2] as operands([ty; 2]),
        /// 16 bytes: a row of the function's table.
        mask: VConst as mask,
    } -> One(ty), E::PURE;
    /// The second operand if the first, an `i8`, is not zero, else the third.
    Select = "select" {
        /// The type of the second and third operand.
        ty: Type as of(true),
        /// The operands.
        args: [Value; 3] as operands([I8, ty, ty]),
    } -> One(ty), E::PURE;
    /// Reads memory at `addr + offset`.
    Load = "load" {
        /// What is read.
        ty: Type as of(true),
        /// Flags.
        flags: MemFlags as flags,
        /// An address.
        addr: Value as operand(I64),
        /// Bytes added to it.
        offset: i32 as offset,
    } -> One(ty), E::of_load(flags);
    /// Writes memory at `addr + offset`.
    Store = "store" {
        /// The type of `value`.
        ty: Type as of(true),
        /// Flags.
        flags: MemFlags as flags,
        /// What is written.
        value: Value as operand(ty),
        /// An address.
        addr: Value as operand(I64),
        /// Bytes added to it.
        offset: i32 as offset,
    } -> Nothing, E::of_store(flags);
    /// Reads those lanes of a vector from memory at `addr + offset` that have the highest bit of a mask's
    /// lane set; the others are not accessed, and are zero.
    MaskedLoad = "load_masked" {
        /// `i32x4` or `i64x2`.
        shape: Shape as shape(is_known(shape)),
        /// The mask and an address.
        args: [Value; 2] as operands([V128, I64]),
        /// Bytes added to it.
        offset: i32 as offset,
    } -> One(V128), E::TRAPS.and(E::READS);
    /// Writes those lanes of a vector to memory that have the highest bit of a mask's lane set; the
    /// others are not accessed.
    MaskedStore = "store_masked" {
        /// `i32x4` or `i64x2`.
        shape: Shape as shape(is_known(shape)),
        /// The mask, the vector and an address.
        args: [Value; 3] as operands([V128, V128, I64]),
    } -> Nothing, E::TRAPS.and(E::WRITES);
    /// `base + (index << scale) + offset`, wrapping; all are `i64`.
    Lea = "lea" {
        /// An address.
        base: Value as operand(I64),
        /// An `i64`.
        index: Value as index,
        /// 0 to 3.
        scale: u8 as scale,
        /// Bytes added.
        offset: i32 as offset,
    } -> One(I64), E::PURE;
    /// The address of a stack slot, plus bytes.
    SlotAddr = "slot_addr" {
        /// The slot.
        slot: Slot as slot,
        /// Bytes added.
        offset: i32 as offset,
    } -> One(I64), E::PURE;
    /// The address of a symbol, plus bytes: of a variable, or the stable address of a function.
    SymbolAddr = "symbol_addr" {
        /// The symbol.
        symbol: SymbolId as symbol,
        /// Bytes added.
        offset: i32 as offset,
    } -> One(I64), E::PURE;
    /// The address of machine code that the function has with it. Before a function is compiled, the
    /// engine puts the address in its place.
    StubAddr = "stub_addr" {
        /// The code.
        stub: Stub as stub,
    } -> One(I64), E::PURE;
    /// The address of `size` new bytes on the stack that live until the function returns or the
    /// stack is restored.
    StackAlloc = "stack_alloc" {
        /// An `i64` number of bytes.
        size: Value as operand(I64),
        /// The alignment is `1 << align`, at most 4096.
        align: u8 as align,
    } -> One(I64), E::TRAPS;
    /// The stack pointer, for [`StackRestore`](Self::StackRestore).
    StackSave = "stack_save" -> One(I64), E::KEPT;
    /// The stack pointer as the function was entered with it: on x86-64 where its return address is. On an
    /// engine without return addresses it is a word that the function has for itself.
    EntryStack = "entry_stack" -> One(I64), E::KEPT;
    /// Frees what was allocated since.
    StackRestore = "stack_restore" {
        /// The result of a [`StackSave`](Self::StackSave).
        saved: Value as operand(I64),
    } -> Nothing, E::READS.and(E::WRITES);
    /// Orders memory accesses between threads, sequentially consistent.
    Fence = "fence" -> Nothing, E::READS.and(E::WRITES);
    /// Has the memory at `addr + offset` brought into caches. It does nothing else, whatever is there.
    Prefetch = "prefetch" {
        /// Into which.
        locality: Locality as word,
        /// An address.
        addr: Value as operand(I64),
        /// Bytes added to it.
        offset: i32 as offset,
    } -> Nothing, E::KEPT;
    /// Says that the thread waits for another one, in a loop.
    Pause = "pause" -> Nothing, E::KEPT;
    /// Nothing is done, but says that its block hardly ever runs.
    Cold = "cold" -> Nothing, E::KEPT;
    /// Here the program can be stopped, by a trap ([`limits`](super::limits)).
    Poll = "poll" -> Nothing, E::TRAPS.and(E::READS).and(E::KEPT);
    /// Takes fuel for so many instructions, and traps if there is not as much.
    Fuel = "fuel" {
        /// How many.
        amount: u64 as integer(Type::I32),
    } -> Nothing, E::CALLS;
    /// Lets no pass move a memory access over it, and orders between threads what the machine
    /// keeps in order anyway.
    Barrier = "barrier" -> Nothing, E::READS.and(E::WRITES);
    /// Reads and writes memory in one step that is a full fence; gives what was read.
    AtomicRmw = "atomic_rmw" {
        /// The type of `value`, of the memory and of the result: an integer.
        ty: Type as of(ty.is_int()),
        /// What is done.
        op: RmwOp as word,
        /// The operand.
        value: Value as operand(ty),
        /// An address.
        addr: Value as operand(I64),
    } -> One(ty), E::TRAPS.and(E::READS).and(E::WRITES);
    /// Writes `new` where `expected` stands, in one step that is a full fence; gives what stood
    /// there, which equals `expected` if and only if it was written.
    CmpXchg = "cmpxchg" {
        /// The type of the memory, the operands and the result: an integer.
        ty: Type as of(ty.is_int()),
        /// An address.
        addr: Value as operand(I64),
        /// What is expected.
        expected: Value as operand(ty),
        /// What is written.
        new: Value as operand(ty),
    } -> One(ty), E::TRAPS.and(E::READS).and(E::WRITES);
    /// Pushes the 80-bit float in memory on the stack of the x87: a result of the function, which
    /// returns right behind. The result that is pushed last is `st(0)`.
    X87Push = "x87_push" {
        /// An address.
        addr: Value as operand(I64),
    } -> Nothing, E::TRAPS.and(E::READS).and(E::WRITES);
    /// Pops `st(0)`, 80 bits, to memory: a result of the call right in front of it.
    X87Pop = "x87_pop" {
        /// An address.
        addr: Value as operand(I64),
    } -> Nothing, E::TRAPS.and(E::WRITES);
    /// Calls a symbol.
    Call = "call" {
        /// The symbol and the signature.
        callee: Callee as callee,
        /// The arguments.
        args: List as arguments(OfCallee(callee)),
    } -> OfCallee(callee), E::CALLS;
    /// Calls an address.
    CallIndirect = "call_indirect" {
        /// The signature.
        sig: SigRef as sig,
        /// The address.
        addr: Value as operand(I64),
        /// The arguments.
        args: List as arguments(OfSig(sig)),
    } -> OfSig(sig), E::CALLS;
    /// Calls a symbol in place of this function and returns its results, which are of the same
    /// types. Its stack arguments take no more room than those of this function.
    TailCall = "tail_call" {
        /// The symbol and the signature. Where the function has variable arguments and so has the
        /// callee, the parameters are all of the callee's, and the last argument is where those
        /// on the stack are: they stay there.
        callee: Callee as callee,
        /// The arguments.
        args: List as arguments(OfCallee(callee)),
    } -> Nothing, E::CALLS.and(E::ENDS);
    /// As [`TailCall`](Self::TailCall), of an address.
    TailCallIndirect = "tail_call_indirect" {
        /// The signature.
        sig: SigRef as sig,
        /// The address.
        addr: Value as operand(I64),
        /// The arguments.
        args: List as arguments(OfSig(sig)),
    } -> Nothing, E::CALLS.and(E::ENDS);
    /// Calls a symbol, and goes on at one of two blocks.
    Invoke = "invoke" {
        /// The symbol and the signature.
        callee: Callee as callee,
        /// The arguments.
        args: List as arguments(OfCallee(callee)),
        /// Where it goes on.
        handler: Handler as handler,
    } -> OfCallee(callee), E::CALLS.and(E::ENDS);
    /// As [`Invoke`](Self::Invoke), of an address.
    InvokeIndirect = "invoke_indirect" {
        /// The address.
        addr: Value as operand(I64),
        /// The arguments.
        args: List as arguments(OfHandler(handler)),
        /// Where it goes on, and the signature.
        handler: Handler as handler,
    } -> OfHandler(handler), E::CALLS.and(E::ENDS);
    /// Goes to a block.
    Jump = "jump" {
        /// The target.
        to: BlockCall as edge,
    } -> Nothing, E::ENDS;
    /// Goes to one of two blocks.
    Brif = "brif" {
        /// An `i8`.
        cond: Value as operand(I8),
        /// The target if it is not zero.
        then: BlockCall as edge,
        /// The target if it is zero.
        els: BlockCall as edge,
    } -> Nothing, E::ENDS;
    /// Goes to the block of the case that equals `value`, else to the default.
    Switch = "switch" {
        /// An integer.
        value: Value as value,
        /// A row of the function's table.
        table: Table as table,
    } -> Nothing, E::ENDS;
    /// Returns.
    Return = "return" {
        /// The results of the function's signature.
        values: List as returned,
    } -> Nothing, E::READS.and(E::ENDS);
    /// Traps.
    Trap = "trap" {
        /// Why.
        code: TrapCode as word,
    } -> Nothing, E::TRAPS.and(E::READS).and(E::ENDS);
}

impl InstData {
    /// Whether it ends its block.
    #[inline(always)]
    pub fn is_terminator(&self) -> bool {
        self.effects().has(Effects::ENDS)
    }

    /// Whether it calls a function that returns to this one, and may do all that functions do.
    #[inline(always)]
    pub fn is_call(&self) -> bool {
        use InstData::{Call, CallIndirect, Invoke, InvokeIndirect};
        matches!(
            self,
            Call { .. } | CallIndirect { .. } | Invoke { .. } | InvokeIndirect { .. }
        )
    }

    /// Whether it can end in a trap, or in a call that can: those that need a source place.
    #[inline(always)]
    pub fn can_trap(&self) -> bool {
        self.effects().has(Effects::TRAPS)
    }

    /// Whether it may be left out where its results are not used.
    #[inline(always)]
    pub fn is_pure(&self) -> bool {
        self.effects() == Effects::PURE
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
    fn flags_of_accesses_have_effects() {
        let (ty, offset) = (I64, 0);
        let (addr, value) = (Value(0), Value(1));
        let effects = |flags| {
            let load = InstData::Load {
                ty,
                flags,
                addr,
                offset,
            };
            let store = InstData::Store {
                ty,
                flags,
                value,
                addr,
                offset,
            };
            [load, store].map(|data| [E::READS, E::WRITES].map(|one| data.effects().has(one)))
        };
        assert_eq!(effects(MemFlags::PLAIN), [[true, false], [false, true]]);
        assert_eq!(effects(MemFlags::VOLATILE), [[true, false], [true, true]]);
        assert_eq!(effects(MemFlags::ATOMIC), [[true, true], [true, true]]);
        assert_eq!(effects(MemFlags::SEQ_CST), [[true, true], [true, true]]);
    }
}
