//! Machine instructions over virtual registers.
//!
//! An [`MInst`] says what is done; on which registers, its list of operands says, which register
//! allocation reads and answers in the same order. So most of the instruction set is a handful of
//! forms around an opcode: the register field of an instruction is defined, modified or used, or
//! extends the opcode, and beside it stands a register or memory operand ([`Rm`]).
//!
//! The order of operands: what is defined, what the register field uses, then the registers of
//! the [`Rm`] (the register itself; or base and index), then all else.

use crate::lir::{Handler, Origin, TrapCode, Type};
use crate::x64::asm::{Cc, Opcode};

/// What the address of a memory operand starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// The next register of the list of operands.
    Reg,
    /// A stack slot.
    Slot(u32),
    /// The first of the function's stack arguments.
    Args,
    /// The stack pointer.
    Stack,
    /// An address of the table of addresses, reached from `rip`.
    Abs(u32),
    /// A byte of the constant pool.
    Pool(u32),
}

/// `base + (index << scale) + disp`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addr {
    /// See there.
    pub base: Base,
    /// Bytes added.
    pub disp: i32,
    /// Whether there is an index, the next register of the list of operands.
    pub index: bool,
    /// 0 to 3.
    pub scale: u8,
    /// Whether an access can trap.
    pub site: bool,
    /// The instruction of the source whose access it is: a load may be part of another instruction.
    pub origin: Origin,
}

impl Addr {
    /// An address without registers.
    pub const fn fixed(base: Base, disp: i32) -> Addr {
        Addr {
            base,
            disp,
            index: false,
            scale: 0,
            site: false,
            origin: Origin::NONE,
        }
    }

    /// The address of an access that can trap, by an instruction of the source.
    pub const fn accessed_by(self, origin: Origin) -> Addr {
        Addr {
            site: true,
            origin,
            ..self
        }
    }
}

/// A register or memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rm {
    /// The next register of the list of operands; where that allows it, its place in the frame.
    Reg,
    /// Memory.
    Mem(Addr),
}

/// What is tested after a comparison: a condition, and for some of floats "and not unordered"
/// (`Some(false)`) or "or unordered" (`Some(true)`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Test {
    /// The condition.
    pub cc: Cc,
    /// What is said of unordered operands besides.
    pub parity: Option<bool>,
}

impl Test {
    /// The test for a condition.
    pub const fn of(cc: Cc) -> Test {
        Test { cc, parity: None }
    }

    /// The opposite.
    pub fn negate(self) -> Test {
        Test {
            cc: self.cc.negate(),
            parity: self.parity.map(|or| !or),
        }
    }
}

/// Where a call goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallTo {
    /// What stands at an address of the table of addresses: an entry cell.
    Cell(u32),
    /// An address of the table of addresses itself.
    Fixed(u32),
    /// What the first operand holds.
    Operand,
    /// The function that is compiled.
    Itself,
}

/// An instruction. See the module about its operands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum MInst {
    /// Defines the registers in which parameters come.
    Args,
    /// A copy of the use.
    Move,
    /// `op def, rm, imm`
    Def {
        /// What.
        op: Opcode,
        /// From what.
        rm: Rm,
        /// An immediate operand.
        imm: i32,
        /// Its bytes.
        imm_len: u8,
    },
    /// Zeroes a vector register, then `op def, rm`: for what would else depend on its old value.
    DefFresh {
        /// What.
        op: Opcode,
        /// From what.
        rm: Rm,
    },
    /// `op def, rm`, where `def` is also the first use.
    Mod {
        /// What.
        op: Opcode,
        /// With what.
        rm: Rm,
    },
    /// `op def, rm, imm`, where `def` is also the first use.
    ModImm {
        /// What.
        op: Opcode,
        /// With what.
        rm: Rm,
        /// An immediate byte.
        imm: u8,
    },
    /// `op def, use, rm, imm`, which overwrites no operand: of AVX and BMI.
    Three {
        /// What.
        op: Opcode,
        /// With what.
        rm: Rm,
        /// An immediate byte, if the next one says so.
        imm: u8,
        /// 1 or 0.
        imm_len: u8,
    },
    /// `op def, use, rm`, where `def` is also the first use, and the other one the second.
    ModThree {
        /// What.
        op: Opcode,
        /// With what.
        rm: Rm,
    },
    /// `op /ext def, rm, imm`: of AVX and BMI.
    DefExt {
        /// What.
        op: Opcode,
        /// The extension of the opcode.
        ext: u8,
        /// From what.
        rm: Rm,
        /// An immediate byte, if the next one says so.
        imm: u8,
        /// 1 or 0.
        imm_len: u8,
    },
    /// `op def, use, rm, use`: the use that stands last is the second one in the list.
    Blend {
        /// What.
        op: Opcode,
        /// With what.
        rm: Rm,
    },
    /// `op use, rm`: comparisons, and stores.
    Use {
        /// What.
        op: Opcode,
        /// With what.
        rm: Rm,
    },
    /// `op use, use, rm`, of AVX, where `rm` is written, and the use that stands first is the second
    /// one in the list.
    UseTwo {
        /// What.
        op: Opcode,
        /// To what.
        rm: Rm,
    },
    /// `op use, rm, imm`, where `rm` is written.
    UseImm {
        /// What.
        op: Opcode,
        /// To what.
        rm: Rm,
        /// An immediate byte.
        imm: u8,
    },
    /// `op /ext rm, imm`
    Ext {
        /// What.
        op: Opcode,
        /// The extension of the opcode.
        ext: u8,
        /// On what.
        rm: Rm,
        /// An immediate operand.
        imm: i32,
        /// Its bytes.
        imm_len: u8,
    },
    /// `op /ext def, imm`, where `def` is also the first use.
    ModExt {
        /// What.
        op: Opcode,
        /// The extension of the opcode.
        ext: u8,
        /// An immediate operand.
        imm: i32,
        /// Its bytes.
        imm_len: u8,
    },
    /// Defines a constant; may change flags.
    Imm(u64),
    /// Defines an address of the table, plus bytes: one that may be out of reach.
    Address(u32, i32),
    /// Defines a vector register as zero.
    ZeroVector,
    /// Defines the address of a stack slot, plus bytes.
    SlotAddr(u32, i32),
    /// `bswap`, in place.
    Bswap(Type),
    /// Defines a byte as 0 or 1, with zeros above it if that is said.
    SetCc(Test, bool),
    /// The first use where the test holds, else the second; defined over the first.
    FloatSelect(Test),
    /// Divides rax, the first use, by the second; the results are defined in rax and rdx, of which rdx is overwritten early.
    Divide {
        /// Which.
        signed: bool,
        /// 32 or 64 bits.
        ty: Type,
    },
    /// Traps if the first use, extended, is the minimum of a type and the second is -1.
    CheckOverflow(Type),
    /// `mul` or `imul` of rax and an operand: defines rdx and rax.
    MulHigh {
        /// Which.
        signed: bool,
    },
    /// Float to unsigned: the type is the float's; the second definition is a vector register.
    FloatToUnsigned(Type),
    /// Unsigned to float.
    UnsignedToFloat(Type),
    /// Defines the address of new bytes on the stack, as many as the use says.
    StackAlloc {
        /// See the LIR.
        align: u8,
    },
    /// Defines the stack pointer's value.
    StackSave,
    /// Sets the stack pointer.
    StackRestore,
    /// `mfence`
    Fence,
    /// `pause`
    Pause,
    /// Lets the program be stopped at what follows.
    Poll,
    /// Takes fuel.
    Fuel {
        /// The address of the program's limits.
        limits: u64,
        /// How much.
        amount: u64,
    },
    /// `lock op use, rm`, where the result, if there is one, is also the use.
    Locked {
        /// What.
        op: Opcode,
        /// With what: memory.
        rm: Rm,
    },
    /// `lock cmpxchg rm, use`: what is expected is the last use, and what stood there is defined,
    /// both in rax.
    CmpXchg {
        /// The type of the memory.
        ty: Type,
        /// The memory.
        rm: Rm,
    },
    /// A call.
    Call(CallTo),
    /// Nothing: the call before it may return twice.
    ReturnsTwice,
    /// A call, then to the first successor; or to the second, where it ends by unwinding.
    Invoke(CallTo, Handler),
    /// Takes the frame down and goes there.
    TailCall(CallTo),
    /// To the only successor.
    Jump,
    /// To the first successor where the test holds, else to the second.
    Branch(Test),
    /// Through a table of the function; its value, zero-extended, is the use, and is changed.
    Switch {
        /// The table.
        table: u32,
        /// 32 or 64 bits.
        ty: Type,
    },
    /// Returns.
    Return,
    /// `ud2`
    Trap(TrapCode),
}

#[cfg(test)]
mod tests {
    use super::MInst;

    #[test]
    fn an_instruction_is_small() {
        assert!(size_of::<MInst>() <= 32);
    }
}
