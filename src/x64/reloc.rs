//! What a compiler makes of a function, and what it asks about symbols.

use super::cfi::FrameInfo;
use crate::lir::{Handler, Libcall, Origin, SymbolId, TrapCode, Type};
use crate::runtime::EntryLayout;
use crate::runtime::registry::FrameShape;
use std::fmt;

/// Where a symbol is. Each address may be a number that stands for it: compilers do nothing with addresses
/// but put them into [`Reloc::target`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolAddr {
    /// A function.
    Function {
        /// The address of its entry cell, in reach of all code.
        cell: u64,
        /// Its stable address as a value, in reach of all code.
        thunk: u64,
        /// Whether generated code or the interpreter runs it: such a callee ignores `al`.
        is_ir: bool,
    },
    /// A variable.
    Data {
        /// Its address.
        addr: u64,
        /// Whether all code reaches it by a 32-bit displacement, with 2 GiB of room on neither
        /// side left out: `addr` plus or minus 1 MiB must be in reach.
        near: bool,
    },
}

/// Tells a compiler where symbols are, by their addresses or by what stands for those.
pub trait Resolve {
    /// The place of a symbol.
    fn symbol(&self, symbol: SymbolId) -> SymbolAddr;
    /// The address of the entry cell of a libcall, in reach of all code.
    fn libcall(&self, libcall: Libcall) -> u64;
    /// Where the [`Limits`](crate::runtime::limits::Limits) of the program are, in reach of all code: asked
    /// for only where the function has checks.
    fn limits(&self) -> u64;
    /// Where functions are entered, in reach of all code: what the addresses of functions lead to. The
    /// distance between the two rows is a true one.
    fn entries(&self) -> EntryLayout;
}

/// How a field is filled in when the place of the code is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelocKind {
    /// 32 bits: the target minus the address behind the field.
    PcRel32,
    /// 64 bits: the target.
    Abs64,
    /// 32 bits: the target, which is a number of so many bits.
    Abs32,
}

/// A field that depends on the place of the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reloc {
    /// Where the field is in the code.
    pub offset: u32,
    /// How it is filled in.
    pub kind: RelocKind,
    /// An absolute address, or what stands for it until the code is published.
    pub target: u64,
    /// What is added to it.
    pub addend: i32,
}

impl Reloc {
    /// The same for the address that its target stands for.
    #[must_use]
    pub fn of(self, target: u64) -> Reloc {
        Reloc { target, ..self }
    }

    /// Fills the field in, in `code` that will run at address `base`. `false` if the target is
    /// out of reach.
    #[must_use]
    pub fn apply(&self, code: &mut [u8], base: u64) -> bool {
        let at = self.offset as usize;
        let target = self.target.wrapping_add_signed(self.addend.into());
        match self.kind {
            RelocKind::Abs64 => {
                let Some(field) = code.get_mut(at..at + 8) else {
                    return false;
                };
                field.copy_from_slice(&target.to_le_bytes());
            }
            RelocKind::Abs32 => {
                let (Ok(number), Some(field)) = (u32::try_from(target), code.get_mut(at..at + 4))
                else {
                    return false;
                };
                field.copy_from_slice(&number.to_le_bytes());
            }
            RelocKind::PcRel32 => {
                let from = base.wrapping_add(at as u64 + 4);
                let distance = target.wrapping_sub(from) as i64;
                let (Ok(distance), Some(field)) =
                    (i32::try_from(distance), code.get_mut(at..at + 4))
                else {
                    return false;
                };
                field.copy_from_slice(&distance.to_le_bytes());
            }
        }
        true
    }
}

/// What a fault at a site means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteKind {
    /// A memory access: an address that is not mapped.
    Memory,
    /// A hardware division. The fault means a zero divisor where the low `bits` of general-purpose
    /// register `divisor` are zero, and an overflow where they are not.
    Divide {
        /// Number of the register.
        divisor: u8,
        /// 32 or 64
        bits: u8,
    },
    /// `ud2`: division by zero.
    DivideByZero,
    /// `ud2`: the quotient overflows.
    DivideOverflow,
    /// `ud2` of a [`Trap`](crate::lir::InstData::Trap).
    Trap(TrapCode),
    /// The return address of a call.
    Call,
    /// A place where the program can be stopped, or where fuel runs out.
    Check,
    /// Touches the stack that was just allocated.
    StackProbe,
}

/// A place in the code from which a trap or a call can come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// Where the instruction that faults starts; of a call, where the next instruction starts.
    pub offset: u32,
    /// The instruction of the source.
    pub origin: Origin,
    /// What it does there.
    pub kind: SiteKind,
}

/// Where a call goes on that ends by unwinding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LandingPad {
    /// Where the call returns to if it does return.
    pub call: u32,
    /// Where it goes on, with the address of the exception in `rax` and the selector in `rdx`.
    pub at: u32,
    /// For which exceptions.
    pub handler: Handler,
}

/// The machine code of a function.
#[derive(Clone, Default, Debug)]
pub struct Code {
    /// Instructions from offset 0 on, then tables and constants. Runs at any multiple of
    /// [`Code::ALIGN`].
    pub bytes: Vec<u8>,
    /// Bytes of instructions.
    pub text_len: u32,
    /// Fields to fill in.
    pub relocs: Vec<Reloc>,
    /// Places of traps and calls, by rising offset, except those of out-of-line traps.
    ///
    /// Not in here: what touches the function's own frame (it can only meet the guard page), and
    /// the instruction `call` itself, which can meet it too (its site is behind it).
    pub sites: Vec<Site>,
    /// Where the program can be stopped: instructions at the heads of loops and functions.
    pub stops: Vec<u32>,
    /// From which instruction of the source the code comes, from each offset on; empty unless
    /// asked for.
    pub map: Vec<(u32, Origin)>,
    /// Where each stack slot is that has a place in the frame, in bytes from the canonical frame
    /// address; empty unless asked for.
    pub slots: Vec<Option<i32>>,
    /// Bytes of the frame, the return address not counted.
    pub frame_size: u32,
    /// How the stack is walked across the frame.
    pub shape: FrameShape,
    /// What whoever unwinds the stack needs to know of the frame.
    pub frame_info: FrameInfo,
    /// Where exceptions are handled.
    pub pads: Vec<LandingPad>,
}

impl Code {
    /// What the address of the code must be a multiple of.
    pub const ALIGN: usize = 16;

    /// Empties it and keeps the memory.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.text_len = 0;
        self.relocs.clear();
        self.sites.clear();
        self.stops.clear();
        self.map.clear();
        self.slots.clear();
        self.frame_size = 0;
        self.shape = FrameShape::CHAINED;
        self.frame_info.clear();
        self.pads.clear();
    }
}

/// An instruction that a compiler does not know how to compile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnsupportedInst {
    /// What.
    pub what: &'static str,
    /// On which type, if that is what is unusual.
    pub ty: Option<Type>,
    /// Of which instruction of the source.
    pub origin: Origin,
}

impl fmt::Display for UnsupportedInst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ty {
            Some(ty) => write!(f, "`{}` of {ty} is not supported by this engine", self.what),
            None => write!(f, "{} is not supported by this engine", self.what),
        }
    }
}

impl std::error::Error for UnsupportedInst {}
