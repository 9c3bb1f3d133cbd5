//! The conventions of other code: where values travel between it and a program, which registers survive a call,
//! and who removes the arguments from the stack.
//!
//! Functions of a program call each other by the convention of C whatever their own is (see [`abi`](super::abi)). Where
//! one meets native code, a piece of code of its own changes between the two (`x64/border.rs`). [`TABLE`] has what LLVM
//! makes of each convention on x86-64 Linux (`X86CallingConv.td`, `X86RegisterInfo.cpp`); a [`Border`] is a signature
//! with what its convention asks besides.

use super::abi::{ArgAssigner, LocationTable};
use super::signature::{Param, ParamMark, Signature};
use super::types::Type;

/// A convention that is built, other than C's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Convention {
    /// C's, in a signature that uses registers which C has no use for.
    C,
    /// `fastcc`
    Fast,
    /// `coldcc`
    Cold,
    /// `ghccc`
    Ghc,
    /// `preserve_mostcc`
    PreserveMost,
    /// `preserve_allcc`
    PreserveAll,
    /// `preserve_nonecc`
    PreserveNone,
    /// `swiftcc`
    Swift,
    /// `swifttailcc`
    SwiftTail,
    /// `tailcc`
    Tail,
    /// `cxx_fast_tlscc`
    CxxFastTls,
    /// `win64cc`
    Win64,
    /// `x86_regcallcc`
    RegCall,
}

/// A general-purpose register, by its number in instructions.
pub type Gpr = u8;

const RAX: Gpr = 0;
const RCX: Gpr = 1;
const RDX: Gpr = 2;
const RBX: Gpr = 3;
const RBP: Gpr = 5;
const RSI: Gpr = 6;
const RDI: Gpr = 7;
/// Where `nest` travels.
const NEST: Gpr = 10;
/// Where `swifterror` travels, in both directions.
pub const ERROR: Gpr = 12;
/// Where `swiftself` travels.
const SELF: Gpr = 13;
/// Where `swiftasync` travels.
const ASYNC: Gpr = 14;

/// Which registers survive a call: a bit for each general-purpose register, and above these for each vector register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preserved(pub u32);

impl Preserved {
    const fn of(gprs: &[Gpr]) -> Preserved {
        let (mut bits, mut i) = (0, 0);
        while i < gprs.len() {
            bits |= 1 << gprs[i];
            i += 1;
        }
        Preserved(bits)
    }

    /// These and the vector registers from the nth to the last.
    const fn and_vectors_from(self, first: u32) -> Preserved {
        Preserved(self.0 | 0xffff << (16 + first))
    }

    const fn and(self, gprs: &[Gpr]) -> Preserved {
        Preserved(self.0 | Preserved::of(gprs).0)
    }

    /// Whether a general-purpose register is one of them.
    pub const fn has(self, reg: Gpr) -> bool {
        self.0 >> reg & 1 != 0
    }

    /// Whether a vector register is one of them.
    pub const fn has_vector(self, n: u8) -> bool {
        self.0 >> (16 + n) & 1 != 0
    }
}

/// What a convention says.
#[derive(Debug)]
pub struct Row {
    /// The convention.
    pub convention: Convention,
    /// Registers of integer parameters.
    ints: &'static [Gpr],
    /// Those of integers of 8 and 16 bits, where these have fewer.
    narrow_ints: Option<&'static [Gpr]>,
    /// Vector registers of parameters, from which on and how many.
    floats: (u8, u8),
    /// Registers of integer results.
    int_results: &'static [Gpr],
    /// How many vector registers there are for results that are floats. Two more are in registers of the x87.
    float_results: u8,
    /// The same for vectors.
    vector_results: u8,
    /// What survives a call, but `rsp`.
    pub preserved: Preserved,
    /// Whether all of the vector registers that survive do, with AVX.
    pub preserves_wide: bool,
    /// Whether the callee removes its arguments, and eight bytes more if that aligns the stack.
    pub callee_pops: bool,
    /// Whether the nth parameter is in the nth register, of whichever kind it is, and others are in memory.
    by_position: bool,
    /// Whether the address of a copy (`byval`) is in the register of an integer.
    copies_by_address: bool,
    /// Bytes of the stack below the arguments, which are the callee's.
    shadow: u32,
    /// Whether parameters of C's that have a register of their own (`nest`, `swiftself`) have it here.
    own_registers: bool,
    /// Where `sret` travels, if that is another register.
    sret: Option<Gpr>,
    /// Whether the address of a result in memory is returned.
    returns_sret: bool,
    /// Whether there are no arguments on the stack.
    registers_only: bool,
}

const C_SAVED: Preserved = Preserved::of(&[RBX, RBP, 12, 13, 14, 15]);

const C_ROW: Row = Row {
    convention: Convention::C,
    ints: &[RDI, RSI, RDX, RCX, 8, 9],
    narrow_ints: None,
    floats: (0, ArgAssigner::FLOATS),
    int_results: &[RAX, RDX, RCX],
    float_results: ArgAssigner::FLOAT_RESULTS,
    vector_results: ArgAssigner::VECTOR_RESULTS,
    preserved: C_SAVED,
    preserves_wide: false,
    callee_pops: false,
    by_position: false,
    copies_by_address: false,
    shadow: 0,
    own_registers: true,
    sret: None,
    returns_sret: true,
    registers_only: false,
};

/// The registers that `preserve_mostcc` adds to C's: all but `r11`.
const MOST: Preserved = C_SAVED.and(&[RAX, RCX, RDX, RSI, RDI, 8, 9, 10]);

/// Registers of the x87 for results that are floats.
const X87_RESULTS: u8 = 2;

/// What each convention says, in the order of [`Convention`].
pub const TABLE: [Row; 13] = [
    C_ROW,
    Row {
        convention: Convention::Fast,
        float_results: 3,
        ..C_ROW
    },
    Row {
        convention: Convention::Cold,
        preserved: C_SAVED
            .and(&[RCX, RDX, RSI, RDI, 8, 9, 10, 11])
            .and_vectors_from(0),
        ..C_ROW
    },
    Row {
        convention: Convention::Ghc,
        ints: &[13, RBP, 12, RBX, 14, RSI, RDI, 8, 9, 15],
        floats: (1, 6),
        preserved: Preserved(0),
        copies_by_address: true,
        own_registers: false,
        registers_only: true,
        ..C_ROW
    },
    Row {
        convention: Convention::PreserveMost,
        preserved: MOST,
        returns_sret: false,
        ..C_ROW
    },
    Row {
        convention: Convention::PreserveAll,
        preserved: MOST.and_vectors_from(0),
        preserves_wide: true,
        returns_sret: false,
        ..C_ROW
    },
    Row {
        convention: Convention::PreserveNone,
        ints: &[12, 13, 14, 15, RDI, RSI, RDX, RCX, 8, 9, 11, RAX],
        narrow_ints: Some(C_ROW.ints),
        preserved: Preserved::of(&[RBP]),
        copies_by_address: true,
        own_registers: false,
        ..C_ROW
    },
    Row {
        convention: Convention::Swift,
        int_results: &[RAX, RDX, RCX, 8],
        float_results: 4,
        sret: Some(RAX),
        returns_sret: false,
        ..C_ROW
    },
    Row {
        convention: Convention::SwiftTail,
        int_results: &[RAX, RDX, RCX, 8],
        float_results: 4,
        preserved: Preserved::of(&[RBX, RBP, 12, 15]),
        callee_pops: true,
        sret: Some(RAX),
        returns_sret: false,
        ..C_ROW
    },
    Row {
        convention: Convention::Tail,
        float_results: 3,
        callee_pops: true,
        ..C_ROW
    },
    Row {
        convention: Convention::CxxFastTls,
        preserved: C_SAVED.and(&[RCX, RDX, RSI, 8, 9, 10, 11]),
        ..C_ROW
    },
    Row {
        convention: Convention::Win64,
        ints: &[RCX, RDX, 8, 9],
        floats: (0, 4),
        preserved: C_SAVED.and(&[RSI, RDI]).and_vectors_from(6),
        by_position: true,
        shadow: 32,
        ..C_ROW
    },
    Row {
        convention: Convention::RegCall,
        ints: &[RAX, RCX, RDX, RDI, RSI, 8, 9, 12, 13, 14, 15],
        floats: (0, 16),
        int_results: &[RAX, RCX, RDX, RDI, RSI, 8, 9, 12, 13, 14, 15],
        float_results: 16,
        vector_results: 16,
        preserved: C_SAVED.and_vectors_from(8),
        own_registers: false,
        ..C_ROW
    },
];

impl Convention {
    /// All of them.
    pub const ALL: [Convention; 13] = {
        let mut all = [Convention::C; 13];
        let mut i = 0;
        while i < TABLE.len() {
            all[i] = TABLE[i].convention;
            i += 1;
        }
        all
    };

    /// What it says.
    pub const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }
}

/// What a parameter is besides its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Role {
    /// A value.
    #[default]
    Plain,
    /// `nest`
    Nest,
    /// `swiftself`
    SwiftSelf,
    /// `swiftasync`
    SwiftAsync,
    /// `swifterror`: within the program, the address of the error; between functions, the error itself, in both
    /// directions.
    SwiftError,
    /// `sret`, or the address of memory for a result that needs some.
    ResultAddress,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 6] = [
        Role::Plain,
        Role::Nest,
        Role::SwiftSelf,
        Role::SwiftAsync,
        Role::SwiftError,
        Role::ResultAddress,
    ];
}

/// Where a value travels by another convention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A general-purpose register.
    Int(Gpr),
    /// A vector register.
    Float(u8),
    /// A register of the x87, counted from the top of its stack: of results.
    X87(u8),
    /// Bytes above the stack pointer at the call.
    Stack(u32),
    /// It is in memory, and its address is in this register.
    At(Gpr),
    /// It is in memory, and its address is so many bytes above the stack pointer at the call.
    AtStack(u32),
    /// It is the word behind the parameter before it, which is in memory.
    Behind,
}

/// A signature by which a program meets other code.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Border {
    /// The convention of the other code.
    pub convention: Convention,
    /// How the values travel within the program.
    pub sig: Signature,
    /// What the parameters are, as many as there are.
    pub roles: Vec<Role>,
    /// The parts of a result that is in memory within the program and in registers elsewhere, with their places in the
    /// memory, whose address is the first parameter.
    pub in_memory: Vec<(Type, u32)>,
}

/// The places of a [`Border`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Of the parameters; [`None`] of the address of memory that the other code knows nothing of.
    pub params: Vec<Option<Place>>,
    /// Of the results of the signature, or of the parts of that in memory; [`None`] of an address that the other code
    /// does not return.
    pub results: Vec<Option<Place>>,
    /// Bytes of stack arguments, a multiple of 16.
    pub stack_bytes: u32,
    /// How many of these the callee removes, or more.
    pub popped: u32,
}

impl Border {
    /// Whether there is any difference to what a program does by itself.
    pub fn is_needed(&self) -> bool {
        let row = self.convention.row();
        row.preserved != C_SAVED || row.callee_pops || self.moves_values()
    }

    /// Whether values travel elsewhere than within a program.
    pub fn moves_values(&self) -> bool {
        let is_simple = self.convention.row().shadow == 0 && self.in_memory.is_empty();
        let Some(places) = self.places().filter(|_| is_simple) else {
            return true;
        };
        let table = LocationTable::of(&self.sig);
        let own = table.row(0);
        let same = |other: &Option<Place>, own: &super::AbiParam, ints: &[Gpr]| match own.loc {
            super::AbiLoc::Int(n) => *other == ints.get(n as usize).map(|&reg| Place::Int(reg)),
            super::AbiLoc::Float(n) => *other == Some(Place::Float(n)),
            super::AbiLoc::Stack(at) => *other == Some(Place::Stack(at)),
            super::AbiLoc::StackAddr(_) => false,
        };
        let mut params = places.params.iter().zip(own.params);
        let mut results = places.results.iter().zip(own.results);
        self.roles.contains(&Role::SwiftError)
            || !params.all(|(other, own)| same(other, own, C_ROW.ints))
            || !results.all(|(other, own)| same(other, own, C_ROW.int_results))
    }

    /// Where the values are; [`None`] where the convention has no place for one.
    pub fn places(&self) -> Option<Places> {
        let row = self.convention.row();
        let mut given = Assigner::new(row);
        let mut places = Places::default();
        for (i, &param) in self.sig.params.iter().enumerate() {
            let role = self.roles.get(i).copied().unwrap_or_default();
            let is_own = i == 0 && !self.in_memory.is_empty();
            // The words of an 80-bit float.
            given.is_x87 = self
                .sig
                .params
                .get(i + 1)
                .is_some_and(|next| next.ty == Type::I16 && next.mark == ParamMark::Rest);
            let place = match is_own {
                true => None,
                false => Some(given.param(param, role)?),
            };
            places.params.push(place);
        }
        if self.in_memory.is_empty() {
            let is_address = self
                .sig
                .params
                .iter()
                .any(|p| p.mark == ParamMark::ResultAddress);
            for result in &self.sig.results {
                let place = match is_address && !row.returns_sret {
                    true => None,
                    false => Some(given.result(result.ty)?),
                };
                places.results.push(place);
            }
        } else {
            for &(ty, _) in &self.in_memory {
                places.results.push(Some(given.result(ty)?));
            }
        }
        let bytes = given.stack.checked_next_multiple_of(16)?;
        if row.registers_only && bytes > 0 {
            return None;
        }
        places.stack_bytes = bytes;
        if row.callee_pops {
            places.popped = (given.stack + 8).checked_next_multiple_of(16)? - 8;
            places.stack_bytes = places.popped.next_multiple_of(16);
        }
        Some(places)
    }

    /// Whether results of these types are in registers by a convention.
    pub fn has_results(convention: Convention, types: impl IntoIterator<Item = Type>) -> bool {
        let mut given = Assigner::new(convention.row());
        types.into_iter().all(|ty| given.result(ty).is_some())
    }
}

/// Gives out the places of another convention, in order.
struct Assigner {
    row: &'static Row,
    /// The registers of integers that are taken, a bit for each.
    taken: u16,
    /// How many positions are taken, where these count.
    positions: usize,
    floats: u8,
    int_results: usize,
    float_results: u8,
    x87_results: u8,
    stack: u32,
    /// How the value travels whose further words follow.
    rest: Rest,
    /// Whether the parameter that comes is the first word of an 80-bit float, if it is in memory.
    is_x87: bool,
    /// Whether the parameter was extended to its type.
    is_narrow: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    /// Each by itself.
    Words,
    /// On the stack.
    Stack,
    /// In memory of its own.
    Memory,
}

impl Assigner {
    fn new(row: &'static Row) -> Assigner {
        Assigner {
            row,
            taken: 0,
            positions: 0,
            floats: 0,
            int_results: 0,
            float_results: 0,
            x87_results: 0,
            stack: row.shadow,
            rest: Rest::Words,
            is_x87: false,
            is_narrow: false,
        }
    }

    /// Whether pairs of words stay together, as in C.
    fn keeps_pairs(&self) -> bool {
        self.row.ints.len() == C_ROW.ints.len() && !self.row.by_position
    }

    fn param(&mut self, param: Param, role: Role) -> Option<Place> {
        let own = match role {
            Role::Plain => None,
            Role::ResultAddress => self.row.sret,
            Role::Nest => self.row.own_registers.then_some(NEST),
            Role::SwiftError => self.row.own_registers.then_some(ERROR),
            // The convention of Windows has no register for these.
            Role::SwiftSelf => (self.row.own_registers && !self.row.by_position).then_some(SELF),
            Role::SwiftAsync => (self.row.own_registers && !self.row.by_position).then_some(ASYNC),
        };
        if let Some(reg) = own {
            return Some(Place::Int(reg));
        }
        let Param { ty, mark } = param;
        self.is_narrow = param.extension().is_some();
        match mark {
            ParamMark::None
            | ParamMark::SignExtended
            | ParamMark::ZeroExtended
            | ParamMark::ResultAddress => Some(self.by_type(ty)),
            ParamMark::Pair | ParamMark::Split => {
                let left = self
                    .row
                    .ints
                    .iter()
                    .filter(|&&reg| !self.is_taken(reg))
                    .count();
                let is_apart = self.keeps_pairs() && left < 2;
                self.rest = match is_apart && mark == ParamMark::Pair {
                    true => Rest::Stack,
                    false => Rest::Words,
                };
                if !is_apart && (self.row.by_position || left > 0) {
                    return Some(self.by_type(ty));
                }
                if mark == ParamMark::Split {
                    self.taken = u16::MAX;
                }
                let align = if self.row.convention == Convention::RegCall {
                    8
                } else {
                    16
                };
                Some(self.in_memory(ty, align))
            }
            ParamMark::Memory { .. } if self.row.by_position => {
                self.rest = Rest::Memory;
                Some(self.address())
            }
            // In its place is the address, where all registers are for whatever comes.
            ParamMark::Memory { .. } if self.row.copies_by_address && !self.is_x87 => {
                self.rest = Rest::Memory;
                Some(match self.register(self.row.ints) {
                    Some(reg) => Place::At(reg),
                    None => {
                        self.rest = Rest::Stack;
                        self.in_memory(ty, 8)
                    }
                })
            }
            ParamMark::Memory { align } => {
                self.rest = Rest::Stack;
                // There it would be in a register of the x87.
                let has_place = !self.is_x87 || self.row.convention != Convention::RegCall;
                has_place.then(|| self.in_memory(ty, align.into()))
            }
            ParamMark::Rest => Some(match self.rest {
                Rest::Words => self.by_type(ty),
                Rest::Stack => self.in_memory(ty, 8),
                Rest::Memory => Place::Behind,
            }),
            ParamMark::Variable => None,
        }
    }

    fn by_type(&mut self, ty: Type) -> Place {
        if self.row.by_position {
            if matches!(ty, Type::V128 | Type::V256) {
                return self.address();
            }
            return match (self.position(), ty.is_int()) {
                (Some(n), true) => Place::Int(self.row.ints[n as usize]),
                (Some(n), false) => Place::Float(n),
                (None, _) => self.in_memory(ty, 8),
            };
        }
        let (first, count) = self.row.floats;
        let ints = match self.row.narrow_ints {
            Some(narrow) if self.is_narrow || matches!(ty, Type::I8 | Type::I16) => narrow,
            _ => self.row.ints,
        };
        match ty.is_int() {
            true => match self.register(ints) {
                Some(reg) => Place::Int(reg),
                None => self.in_memory(ty, 8),
            },
            false if self.floats < count => {
                self.floats += 1;
                Place::Float(first + self.floats - 1)
            }
            false => self.in_memory(ty, 8),
        }
    }

    fn is_taken(&self, reg: Gpr) -> bool {
        self.taken >> reg & 1 != 0
    }

    /// The first of some registers that is not taken.
    fn register(&mut self, of: &[Gpr]) -> Option<Gpr> {
        let reg = of.iter().copied().find(|&reg| !self.is_taken(reg))?;
        self.taken |= 1 << reg;
        Some(reg)
    }

    /// The next position, if it has registers.
    fn position(&mut self) -> Option<u8> {
        let n = self.positions;
        self.positions += usize::from(n < self.row.ints.len());
        (n < self.row.ints.len()).then_some(n as u8)
    }

    /// The place of an address of what is in memory.
    fn address(&mut self) -> Place {
        match self.position() {
            Some(n) => Place::At(self.row.ints[n as usize]),
            None => match self.in_memory(Type::I64, 8) {
                Place::Stack(at) => Place::AtStack(at),
                other => other,
            },
        }
    }

    fn in_memory(&mut self, ty: Type, align: u32) -> Place {
        let size = ty.bytes().max(8);
        let align = align.max(size);
        let at = self.stack.saturating_add(align - 1) & !(align - 1);
        self.stack = at.saturating_add(size);
        Place::Stack(at)
    }

    fn result(&mut self, ty: Type) -> Option<Place> {
        if ty.is_int() {
            self.int_results += 1;
            let reg = self.row.int_results.get(self.int_results - 1);
            return reg.map(|&reg| Place::Int(reg));
        }
        let limit = match ty {
            Type::V128 | Type::V256 => self.row.vector_results,
            _ => self.row.float_results,
        };
        let n = self.float_results;
        if n < limit {
            self.float_results += 1;
            return Some(Place::Float(n));
        }
        let n = self.x87_results;
        (n < X87_RESULTS && ty.is_float() && ty.bytes() <= 8).then(|| {
            self.x87_results += 1;
            Place::X87(n)
        })
    }
}

/// What a call by address meets, as the code that makes the call has it: words that [`Crossing::of_words`] reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// Other code can be called.
    Built(Border),
    /// It cannot be.
    Refused(Refusal),
}

/// What of a signature is not built, by a convention of this number in LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    /// The number.
    pub convention: u16,
    /// The part.
    pub part: RefusedPart,
}

/// A part of a signature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum RefusedPart {
    /// The convention as a whole.
    Convention,
    /// Variable arguments.
    Variable,
    /// The type of a parameter.
    Parameter,
    /// The type of the result.
    Result,
}

impl RefusedPart {
    const ALL: [RefusedPart; 4] = [
        RefusedPart::Convention,
        RefusedPart::Variable,
        RefusedPart::Parameter,
        RefusedPart::Result,
    ];

    /// The part of a number.
    pub fn of_number(number: u32) -> Option<RefusedPart> {
        RefusedPart::ALL.get(number as usize).copied()
    }

    /// It, with the convention that it is of.
    pub fn describe(self, convention: &str) -> String {
        let of = format!("the calling convention `{convention}`");
        match self {
            RefusedPart::Convention => of,
            RefusedPart::Variable => format!("variable arguments by {of}"),
            RefusedPart::Parameter => format!("a parameter of this type by {of}"),
            RefusedPart::Result => format!("a result of this type by {of}"),
        }
    }
}

/// The lowest byte of the first word of a refusal.
const REFUSED: u64 = 0xff;

impl Crossing {
    /// Its words.
    pub fn words(&self) -> Vec<u64> {
        let border = match self {
            Crossing::Built(border) => border,
            Crossing::Refused(refusal) => {
                let (number, part) = (u64::from(refusal.convention), refusal.part as u64);
                return vec![REFUSED | number << 8 | part << 32];
            }
        };
        let sig = &border.sig;
        let counts = [sig.params.len(), sig.results.len(), border.in_memory.len()];
        let [params, results, parts] = counts.map(|count| count.min(0xffff) as u64);
        let head = border.convention as u64 | u64::from(sig.tail) << 8;
        let mut words = vec![head | params << 16 | results << 32 | parts << 48];
        let word = |param: Param| {
            let (mark, align) = match param.mark {
                ParamMark::None => (0, 0),
                ParamMark::SignExtended => (1, 0),
                ParamMark::ZeroExtended => (2, 0),
                ParamMark::ResultAddress => (3, 0),
                ParamMark::Pair => (4, 0),
                ParamMark::Split => (5, 0),
                ParamMark::Memory { align } => (6, align),
                ParamMark::Rest => (7, 0),
                ParamMark::Variable => (8, 0),
            };
            param.ty as u64 | mark << 8 | u64::from(align) << 16
        };
        let roles = border.roles.iter().map(|&role| (role as u64) << 32);
        let params = sig.params.iter().map(|&param| word(param));
        words.extend(params.zip(roles).map(|(param, role)| param | role));
        words.extend(sig.results.iter().map(|&result| word(result)));
        let parts = border.in_memory.iter();
        words.extend(parts.map(|&(ty, at)| ty as u64 | u64::from(at) << 32));
        words
    }

    /// What these words are; [`None`] if they are no such words.
    pub fn of_words(words: &[u64]) -> Option<Crossing> {
        let (&head, rest) = words.split_first()?;
        if head & 0xff == REFUSED {
            return Some(Crossing::Refused(Refusal {
                convention: (head >> 8) as u16,
                part: RefusedPart::of_number((head >> 32) as u32)?,
            }));
        }
        let ty = |word: u64| Type::ALL.get((word & 0xff) as usize).copied();
        let param = |word: u64| {
            let mark = match (word >> 8) as u8 {
                6 => ParamMark::Memory {
                    align: (word >> 16) as u16,
                },
                mark => *ParamMark::ALL.get(usize::from(mark))?,
            };
            let ty = ty(word)?;
            Some(Param { ty, mark })
        };
        let [params, results, parts] = [16, 32, 48].map(|shift| (head >> shift & 0xffff) as usize);
        let (params, rest) = rest.split_at_checked(params)?;
        let (results, rest) = rest.split_at_checked(results)?;
        let parts = rest.get(..parts)?;
        let role = |word: u64| Role::ALL.get((word >> 32) as usize).copied();
        Some(Crossing::Built(Border {
            convention: *Convention::ALL.get((head & 0xff) as usize)?,
            sig: Signature {
                params: params
                    .iter()
                    .map(|&word| param(word))
                    .collect::<Option<_>>()?,
                results: results
                    .iter()
                    .map(|&word| param(word))
                    .collect::<Option<_>>()?,
                tail: head >> 8 & 1 != 0,
                ..Signature::default()
            },
            roles: params
                .iter()
                .map(|&word| role(word))
                .collect::<Option<_>>()?,
            in_memory: (parts
                .iter()
                .map(|&word| Some((ty(word)?, (word >> 32) as u32))))
            .collect::<Option<_>>()?,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A border of parameters that travel by their types.
    fn border(convention: Convention, params: &[Type], results: &[Type]) -> Border {
        Border {
            convention,
            sig: Signature::new(params, results),
            roles: vec![Role::Plain; params.len()],
            in_memory: Vec::new(),
        }
    }

    #[test]
    fn rows_stand_in_the_order_of_conventions() {
        for (i, convention) in Convention::ALL.into_iter().enumerate() {
            assert_eq!(convention as usize, i);
            assert_eq!(convention.row().convention, convention);
        }
    }

    #[test]
    fn values_that_c_passes_alike_need_no_border() {
        let words = [Type::I64; 8];
        assert!(!border(Convention::C, &words, &[Type::I64]).is_needed());
        assert!(!border(Convention::Swift, &words, &[Type::F64]).is_needed());
        for convention in Convention::ALL {
            let is_like_c = matches!(
                convention,
                Convention::C | Convention::Fast | Convention::Swift
            );
            assert_eq!(border(convention, &[], &[]).is_needed(), !is_like_c);
        }
        let mut nested = border(Convention::C, &[Type::I64; 2], &[]);
        nested.roles[0] = Role::Nest;
        assert!(nested.is_needed());
        let places = nested.places().unwrap();
        let expected = [Some(Place::Int(NEST)), Some(Place::Int(RDI))];
        assert_eq!(places.params, expected);
    }

    #[test]
    fn floats_without_vector_register_are_in_the_x87() {
        let results = |convention, count: usize| {
            let mut border = border(convention, &[Type::I64], &[Type::I64]);
            border.in_memory = (0..count as u32).map(|n| (Type::F64, 8 * n)).collect();
            assert!(border.is_needed());
            Some(border.places()?.results)
        };
        let [a, b] = [0, 1].map(Place::Float);
        let [top, below] = [0, 1].map(Place::X87);
        let four = [a, b, top, below].map(Some);
        assert_eq!(results(Convention::C, 4), Some(four.to_vec()));
        let fast = [a, b, Place::Float(2), top].map(Some);
        assert_eq!(results(Convention::Fast, 4), Some(fast.to_vec()));
        assert_eq!(results(Convention::C, 5), None);
        assert!(!Border::has_results(Convention::C, [Type::V128; 5]));
    }

    #[test]
    fn windows_passes_by_position() {
        let types = [Type::I64, Type::F64, Type::V128, Type::I8, Type::F32];
        let places = border(Convention::Win64, &types, &[]).places().unwrap();
        let expected = [
            Place::Int(RCX),
            Place::Float(1),
            Place::At(8),
            Place::Int(9),
            Place::Stack(32),
        ];
        assert_eq!(places.params, expected.map(Some));
        assert_eq!(places.stack_bytes, 48);
    }

    #[test]
    fn callees_of_tail_calls_remove_what_aligns_the_stack() {
        let popped = |count| {
            let params = vec![Type::I64; count];
            border(Convention::Tail, &params, &[])
                .places()
                .unwrap()
                .popped
        };
        assert_eq!([0, 6, 7, 8, 14].map(popped), [8, 8, 8, 24, 72]);
    }

    #[test]
    fn words_are_read_as_they_were_written() {
        let mut built = border(Convention::SwiftTail, &[Type::I64; 3], &[Type::F64]);
        built.roles[1] = Role::SwiftError;
        built.sig.params[2].mark = ParamMark::Memory { align: 32 };
        built.sig.tail = true;
        built.in_memory = vec![(Type::F64, 8), (Type::I8, 16)];
        let refusal = Refusal {
            convention: 77,
            part: RefusedPart::Result,
        };
        for crossing in [Crossing::Built(built), Crossing::Refused(refusal)] {
            let words = crossing.words();
            assert_eq!(Crossing::of_words(&words).as_ref(), Some(&crossing));
            assert_eq!(Crossing::of_words(&words[..words.len() - 1]), None);
        }
    }
}
