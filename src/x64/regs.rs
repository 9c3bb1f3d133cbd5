//! Machine registers and sets of them.

use std::fmt;

/// A machine register: 0 to 15 are the general-purpose ones, 16 to 31 the vector ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reg(pub u8);

macro_rules! gprs {
    ($($name:ident = $number:literal, $doc:literal;)*) => {
        impl Reg { $(#[doc = $doc] pub const $name: Reg = Reg($number);)* }
    };
}

gprs! {
    RAX = 0, "`rax`"; RCX = 1, "`rcx`"; RDX = 2, "`rdx`"; RBX = 3, "`rbx`";
    RSP = 4, "`rsp`"; RBP = 5, "`rbp`"; RSI = 6, "`rsi`"; RDI = 7, "`rdi`";
    R8 = 8, "`r8`"; R9 = 9, "`r9`"; R10 = 10, "`r10`"; R11 = 11, "`r11`";
    R12 = 12, "`r12`"; R13 = 13, "`r13`"; R14 = 14, "`r14`"; R15 = 15, "`r15`";
    XMM0 = 16, "`xmm0`"; XMM15 = 31, "`xmm15`";
}

impl Reg {
    /// No register.
    pub const NONE: Reg = Reg(0xff);

    /// The nth vector register.
    pub const fn xmm(n: u8) -> Reg {
        Reg(16 + (n & 15))
    }

    /// Whether it is a vector register.
    #[inline]
    pub const fn is_xmm(self) -> bool {
        self.0 & 16 != 0
    }

    /// Whether it is a register.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != 0xff
    }

    /// Its number in an instruction, 0 to 15.
    #[inline]
    pub const fn code(self) -> u8 {
        self.0 & 15
    }

    /// The set of it alone; the empty set for [`NONE`](Self::NONE).
    #[inline]
    pub const fn set(self) -> RegSet {
        if self.0 == 0xff {
            return RegSet(0);
        }
        RegSet(1 << (self.0 & 31))
    }
}

impl fmt::Debug for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [&str; 16] = [
            "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11",
            "r12", "r13", "r14", "r15",
        ];
        match self.0 {
            0..16 => f.write_str(NAMES[self.0 as usize]),
            16..32 => write!(f, "xmm{}", self.0 - 16),
            _ => f.write_str("none"),
        }
    }
}

/// A set of registers.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct RegSet(pub u32);

impl RegSet {
    /// No register.
    pub const EMPTY: RegSet = RegSet(0);
    /// All general-purpose registers.
    pub const GPRS: RegSet = RegSet(0xffff);
    /// All vector registers.
    pub const XMMS: RegSet = RegSet(0xffff_0000);

    /// The set of these registers.
    pub const fn of(regs: &[Reg]) -> RegSet {
        let (mut set, mut i) = (0, 0);
        while i < regs.len() {
            set |= 1 << regs[i].0;
            i += 1;
        }
        RegSet(set)
    }

    /// Whether `reg` is in the set.
    #[inline]
    pub const fn has(self, reg: Reg) -> bool {
        self.0 & reg.set().0 != 0
    }

    /// Adds `reg`.
    #[inline]
    pub fn insert(&mut self, reg: Reg) {
        self.0 |= reg.set().0;
    }

    /// Removes `reg`.
    #[inline]
    pub fn remove(&mut self, reg: Reg) {
        self.0 &= !reg.set().0;
    }

    /// The registers that are in either.
    #[inline]
    pub const fn or(self, other: RegSet) -> RegSet {
        RegSet(self.0 | other.0)
    }

    /// The registers that are in both.
    #[inline]
    pub const fn and(self, other: RegSet) -> RegSet {
        RegSet(self.0 & other.0)
    }

    /// The registers that are not in `other`.
    #[inline]
    pub const fn without(self, other: RegSet) -> RegSet {
        RegSet(self.0 & !other.0)
    }

    /// How many there are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no register.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The register with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Reg> {
        match self.0 {
            0 => None,
            set => Some(Reg(set.trailing_zeros() as u8)),
        }
    }
}

impl Iterator for RegSet {
    type Item = Reg;

    #[inline]
    fn next(&mut self) -> Option<Reg> {
        let reg = self.first()?;
        self.0 &= self.0 - 1;
        Some(reg)
    }
}

impl fmt::Debug for RegSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
