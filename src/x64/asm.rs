//! Encodes instructions into a byte buffer.
//!
//! The few instruction forms that make up nearly all code (an operation on a register and a
//! register or memory operand) are encoded by one function from an opcode number, because their
//! registers, widths and addresses are only known at run time; fixed sequences are written with
//! `dynasm!`, for which [`Asm`] implements `DynasmApi`. Jumps go to labels, which are numbers in
//! a table; forward jumps are filled in by [`Asm::finish`].

use super::cfi::Change;
use super::packed;
use super::regs::Reg;
use super::reloc::{Code, LandingPad, Reloc, RelocKind, Site, SiteKind};
use crate::lir::{FloatCond, Handler, Origin, Type};
use crate::runtime::limits;
use dynasmrt::{AssemblyOffset, DynasmApi};

/// The base of a memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// A register.
    Reg(Reg),
    /// An absolute address, reached from `rip`.
    Abs(u64),
    /// A byte of the constant pool.
    Pool(u32),
}

/// A memory operand: `base + (index << scale) + disp`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mem {
    /// The base. Only a register can have an index beside it.
    pub base: Base,
    /// The index, or none.
    pub index: Reg,
    /// 0 to 3.
    pub scale: u8,
    /// Bytes added.
    pub disp: i32,
    /// If an access can trap: the instruction of the source that does it.
    pub site: Option<Origin>,
}

impl Mem {
    /// `[base + disp]`
    #[inline]
    pub const fn at(base: Reg, disp: i32) -> Mem {
        Mem {
            base: Base::Reg(base),
            index: Reg::NONE,
            scale: 0,
            disp,
            site: None,
        }
    }

    /// An operand without registers.
    #[inline]
    pub const fn rip(base: Base, disp: i32) -> Mem {
        Mem {
            base,
            index: Reg::NONE,
            scale: 0,
            disp,
            site: None,
        }
    }
}

/// A register or memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rm {
    /// A register.
    Reg(Reg),
    /// Memory.
    Mem(Mem),
}

impl From<Reg> for Rm {
    #[inline]
    fn from(reg: Reg) -> Rm {
        Rm::Reg(reg)
    }
}

impl From<Mem> for Rm {
    #[inline]
    fn from(mem: Mem) -> Rm {
        Rm::Mem(mem)
    }
}

/// A point of the code as it is made, and of what was recorded beside it.
#[derive(Clone, Copy, Default, Debug)]
pub struct CodePosition {
    /// Bytes before it.
    pub at: u32,
    sites: u32,
    relocs: u32,
    fixups: u32,
    stops: u32,
}

/// A place in the code, by its number in the label table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Label(pub u32);

/// An opcode: bytes 0 and 1 are the opcode and its map (1: 0F, 2: 0F 38, 3: 0F 3A), then a
/// mandatory prefix, flags, and for instructions of three operands the register between the others;
/// the highest bit is for 256 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opcode(pub u32);

impl Opcode {
    /// A one-byte opcode.
    pub const fn one(opcode: u8) -> Opcode {
        Opcode(opcode as u32)
    }
    /// An opcode behind 0F.
    pub const fn two(opcode: u8) -> Opcode {
        Opcode(opcode as u32 | 1 << 8)
    }
    /// An opcode behind 0F 38 (2) or 0F 3A (3).
    pub const fn map(map: u8, opcode: u8) -> Opcode {
        Opcode(opcode as u32 | (map as u32) << 8)
    }
    /// With a mandatory prefix: 66, F2 or F3.
    pub const fn prefix(self, prefix: u8) -> Opcode {
        Opcode(self.0 | (prefix as u32) << 16)
    }
    /// With a 64-bit operand.
    pub const fn wide(self) -> Opcode {
        Opcode(self.0 | 1 << 24)
    }
    /// With 8-bit register operands, so that 4 to 7 mean `spl` to `dil`.
    pub const fn byte(self) -> Opcode {
        Opcode(self.0 | 1 << 25)
    }
    /// Whether the field `reg` of an instruction with 8-bit operands is one of them. Elsewhere it extends the opcode,
    /// or is the wider result of `movzx` and `movsx`.
    const fn has_byte_reg(self) -> bool {
        !matches!(
            ((self.0 >> 8) as u8, self.0 as u8),
            (0, 0x80 | 0xc0 | 0xc6 | 0xd0 | 0xd2 | 0xf6 | 0xfe) | (1, 0x90..=0x9f | 0xb6 | 0xbe)
        )
    }
    /// Encoded by VEX, of AVX and BMI, with another register operand, which is mostly the first that
    /// is read.
    #[inline]
    pub const fn vex(self, with: Reg) -> Opcode {
        Opcode(self.0 | 1 << 26 | (with.code() as u32) << 27)
    }
    /// On registers of 256 bits; only with VEX.
    #[inline]
    pub const fn long(self) -> Opcode {
        Opcode(self.0 | 1 << 31)
    }
    /// For an integer operand of a type, where the opcode is that of the 16- to 64-bit form and
    /// one less is that of the 8-bit form.
    #[inline]
    pub const fn sized(self, ty: Type) -> Opcode {
        match ty {
            Type::I8 => Opcode(self.0 - 1).byte(),
            Type::I16 => self.prefix(0x66),
            Type::I32 => self,
            _ => self.wide(),
        }
    }
}

/// The form by VEX of an instruction, if it is one of SSE.
#[cold]
fn by_vex(op: Opcode, reg: u8, rm: Rm) -> Opcode {
    let rm = match rm {
        Rm::Reg(reg) => Some(reg),
        Rm::Mem(_) => None,
    };
    packed::by_vex(op, Reg::xmm(reg & 15), rm).unwrap_or(op)
}

/// A condition code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Cc {
    B = 2,
    Ae = 3,
    E = 4,
    Ne = 5,
    Be = 6,
    A = 7,
    S = 8,
    Ns = 9,
    P = 10,
    Np = 11,
    L = 12,
    Ge = 13,
    Le = 14,
    G = 15,
}

impl Cc {
    /// The opposite condition.
    pub const fn negate(self) -> Cc {
        match self {
            Cc::B => Cc::Ae,
            Cc::Ae => Cc::B,
            Cc::E => Cc::Ne,
            Cc::Ne => Cc::E,
            Cc::Be => Cc::A,
            Cc::A => Cc::Be,
            Cc::S => Cc::Ns,
            Cc::Ns => Cc::S,
            Cc::P => Cc::Np,
            Cc::Np => Cc::P,
            Cc::L => Cc::Ge,
            Cc::Ge => Cc::L,
            Cc::Le => Cc::G,
            Cc::G => Cc::Le,
        }
    }
}

/// How a comparison of floats is tested: whether its operands change places, the condition, and
/// whether the parity flag has to be set or not beside it, where it matters.
pub(crate) const fn float_test(cond: FloatCond) -> (bool, Cc, Option<bool>) {
    use FloatCond as F;
    // After `ucomis a, b`: CF is a < b, ZF is equality, and NaN sets CF, ZF and PF.
    match cond {
        F::Oeq => (false, Cc::E, Some(false)),
        F::Une => (false, Cc::Ne, Some(true)),
        F::Ogt => (false, Cc::A, None),
        F::Oge => (false, Cc::Ae, None),
        F::Olt => (true, Cc::A, None),
        F::Ole => (true, Cc::Ae, None),
        F::One => (false, Cc::Ne, None),
        F::Ord => (false, Cc::Np, None),
        F::Ueq => (false, Cc::E, None),
        F::Ugt => (true, Cc::B, None),
        F::Uge => (true, Cc::Be, None),
        F::Ult => (false, Cc::B, None),
        F::Ule => (false, Cc::Be, None),
        F::Uno => (false, Cc::P, None),
    }
}

#[derive(Clone, Copy, Debug)]
enum Fixup {
    /// A 32-bit displacement to a label.
    Label(Label),
    /// A 32-bit displacement to a byte of the constant pool, from `trailing` bytes behind the field.
    Pool { offset: u32, trailing: u8 },
}

/// The buffer.
#[derive(Debug, Default)]
pub struct Asm {
    /// What is made.
    pub code: Code,
    labels: Vec<u32>,
    fixups: Vec<(u32, Fixup)>,
    /// Jump tables: the pool offset of each entry, the label it leads to, the table's start.
    tables: Vec<(u32, Label, u32)>,
    pool: Vec<u8>,
    /// Whether instructions of SSE are encoded by VEX: beside those on 256 bits they are slow.
    pub all_by_vex: bool,
    /// Whether jumps are kept off the ends of lines: see [`keep`](Self::keep).
    pub keeps_jumps: bool,
}

/// What some processors decode at a time.
pub(crate) const LINE: u32 = 32;

const UNBOUND: u32 = u32::MAX;

impl Asm {
    /// Empties it, keeps the memory, and makes `labels` labels.
    pub fn reset(&mut self, labels: usize) {
        self.code.clear();
        self.labels.clear();
        self.labels.resize(labels, UNBOUND);
        self.fixups.clear();
        self.tables.clear();
        self.pool.clear();
        self.all_by_vex = false;
        self.keeps_jumps = false;
    }

    /// Makes labels, from 0 on, where there is none yet.
    pub fn make_labels(&mut self, labels: usize) {
        self.labels.resize(labels, UNBOUND);
    }

    /// Where the next byte goes.
    #[inline]
    pub fn pos(&self) -> u32 {
        self.code.bytes.len() as u32
    }

    /// A new label.
    pub fn label(&mut self) -> Label {
        self.labels.push(UNBOUND);
        Label(self.labels.len() as u32 - 1)
    }

    /// Puts a label here.
    #[inline]
    pub fn bind(&mut self, label: Label) {
        self.labels[label.0 as usize] = self.code.bytes.len() as u32;
    }

    /// Records that the next instruction is a site.
    #[inline]
    pub fn site(&mut self, origin: Origin, kind: SiteKind) {
        // An instruction begins with its prefix.
        let here = self.pos();
        let prefix = self.code.stops.last().filter(|&&at| at + 1 == here);
        let offset = prefix.copied().unwrap_or(here);
        self.code.sites.push(Site {
            offset,
            origin,
            kind,
        });
    }

    /// Notes that the frame is another one from here on.
    #[inline]
    pub fn frame(&mut self, change: Change) {
        let offset = self.pos();
        self.code.frame_info.push(offset, change);
    }

    /// Notes that a call that returns to `call` goes on here where it ends by unwinding.
    pub fn landing_pad(&mut self, call: u32, handler: Handler) {
        let at = self.pos();
        self.code.pads.push(LandingPad { call, at, handler });
    }

    #[inline]
    fn bytes(&mut self, bytes: &[u8]) {
        self.code.bytes.extend_from_slice(bytes);
    }

    /// An instruction with a ModRM byte: `reg` is a register or an opcode extension; `imm` has
    /// `imm_len` bytes.
    #[inline]
    pub fn op_imm(&mut self, mut op: Opcode, reg: u8, rm: Rm, imm: u64, imm_len: u8) {
        if self.all_by_vex && op.0 & 1 << 26 == 0 {
            op = by_vex(op, reg, rm);
        }
        let mut b = [0u8; 24];
        let mut n = 0;
        let mut put = |byte: u8| {
            b[n & 15] = byte;
            n += 1;
        };
        let mut rex = ((op.0 >> 24 & 1) as u8 * 8) | (reg >> 1 & 4);
        let byte = op.0 & 1 << 25 != 0;
        match rm {
            Rm::Reg(r) => {
                rex |= r.code() >> 3;
                if byte && (4..8).contains(&r.code()) {
                    rex |= 0x40;
                }
            }
            Rm::Mem(m) => {
                if let Base::Reg(r) = m.base {
                    rex |= r.code() >> 3;
                }
                if m.index.is_some() {
                    rex |= m.index.code() >> 2 & 2;
                }
            }
        }
        if byte && (4..8).contains(&reg) && op.has_byte_reg() {
            rex |= 0x40;
        }
        let prefix = (op.0 >> 16) as u8;
        let map = (op.0 >> 8) as u8;
        if op.0 & 1 << 26 != 0 {
            // Of REX the bits are inverted, and W is elsewhere.
            let with = (!op.0 >> 27 & 15) as u8;
            let of_prefix = match prefix {
                0x66 => 1,
                0xf3 => 2,
                0xf2 => 3,
                _ => 0,
            };
            let last = with << 3 | ((op.0 >> 31) as u8) << 2 | of_prefix;
            if map == 1 && rex & 11 == 0 {
                put(0xc5);
                put(!rex << 5 & 0x80 | last);
            } else {
                put(0xc4);
                put(!rex << 5 | map);
                put(rex << 4 & 0x80 | last);
            }
        } else {
            if prefix != 0 {
                put(prefix);
            }
            if rex != 0 {
                put(rex | 0x40);
            }
            if map != 0 {
                put(0x0f);
            }
            match map {
                2 => put(0x38),
                3 => put(0x3a),
                _ => {}
            }
        }
        put(op.0 as u8);
        let reg = (reg & 7) << 3;
        match rm {
            Rm::Reg(r) => put(0xc0 | reg | (r.code() & 7)),
            Rm::Mem(m) => {
                if let Some(origin) = m.site {
                    self.site(origin, SiteKind::Memory);
                }
                match m.base {
                    Base::Reg(base) => {
                        let low = base.code() & 7;
                        // `rbp` and `r13` as a base always have a displacement.
                        let size = match m.disp {
                            0 if low != 5 => 0,
                            -128..=127 => 1,
                            _ => 2,
                        };
                        if m.index.is_some() {
                            put(size << 6 | reg | 4);
                            put(m.scale << 6 | (m.index.code() & 7) << 3 | low);
                        } else {
                            put(size << 6 | reg | low);
                            if low == 4 {
                                put(0x24);
                            }
                        }
                        match size {
                            0 => {}
                            1 => put(m.disp as u8),
                            _ => m.disp.to_le_bytes().into_iter().for_each(&mut put),
                        }
                    }
                    base => {
                        put(reg | 5);
                        let at = self.code.bytes.len() as u32 + n as u32;
                        self.rip_field(at, base, m.disp, imm_len);
                        n += 4;
                    }
                }
            }
        }
        b[n..n + 8].copy_from_slice(&imm.to_le_bytes());
        self.bytes(&b[..n + imm_len as usize]);
    }

    /// Records what goes into the displacement at `at`, which `trailing` bytes follow.
    fn rip_field(&mut self, at: u32, base: Base, disp: i32, trailing: u8) {
        match base {
            Base::Abs(address) => self.code.relocs.push(Reloc {
                offset: at,
                kind: RelocKind::PcRel32,
                target: address,
                addend: disp.wrapping_sub(trailing.into()),
            }),
            Base::Pool(offset) => {
                let offset = offset.wrapping_add(disp as u32);
                self.fixups.push((at, Fixup::Pool { offset, trailing }));
            }
            Base::Reg(_) => {}
        }
    }

    /// An instruction with a ModRM byte.
    #[inline]
    pub fn op(&mut self, op: Opcode, reg: Reg, rm: impl Into<Rm>) {
        self.op_imm(op, reg.code(), rm.into(), 0, 0);
    }

    /// An opcode whose low bits are a register, with no prefix where none is needed.
    fn of_register(&mut self, opcode: u8, reg: Reg) {
        let code = reg.code();
        if code > 7 {
            self.bytes(&[0x41]);
        }
        self.bytes(&[opcode | code & 7]);
    }

    /// `push`
    pub fn push_reg(&mut self, reg: Reg) {
        self.of_register(0x50, reg);
    }

    /// `pop`
    pub fn pop_reg(&mut self, reg: Reg) {
        self.of_register(0x58, reg);
    }

    /// `mov` of 32 bits, with zeros above.
    pub fn mov_imm32(&mut self, to: Reg, imm: u32) {
        self.of_register(0xb8, to);
        self.bytes(&imm.to_le_bytes());
    }

    /// Where that is wanted, pads so that a jump, call or return of `len` bytes neither crosses a
    /// multiple of 32 bytes nor ends at one. Processors with the erratum of conditional jumps
    /// decode such a one anew each time (Intel, "Mitigations for Jump Conditional Code Erratum",
    /// 2019).
    pub fn keep(&mut self, len: u32) {
        let at = self.pos();
        if self.keeps_jumps && at / LINE != (at + len) / LINE {
            self.nops_to(LINE);
        }
    }

    /// Whether a jump that was emitted with what stands before it, from a mark on, is not
    /// [kept](Self::keep) as a whole, although it could be.
    pub fn is_split(&self, from: CodePosition) -> bool {
        self.keeps_jumps && !from.at.is_multiple_of(LINE) && from.at / LINE != self.pos() / LINE
    }

    /// `call` of the start of the code.
    pub fn call_start(&mut self) {
        self.keep(5);
        let [a, b, c, d] = (-5 - self.pos() as i32).to_le_bytes();
        self.bytes(&[0xe8, a, b, c, d]);
    }

    /// `jmp` to the first byte of the code.
    pub fn jmp_start(&mut self) {
        self.keep(5);
        let [a, b, c, d] = (-5 - self.pos() as i32).to_le_bytes();
        self.bytes(&[0xe9, a, b, c, d]);
    }

    /// The displacement of a short jump here, if the label is bound and near.
    fn short(&mut self, label: Label) -> Option<u8> {
        let to = self.labels[label.0 as usize];
        // Padding is two bytes at the most.
        if to == UNBOUND || self.pos() - to > 124 {
            return None;
        }
        self.keep(2);
        Some((to as i32 - self.pos() as i32 - 2) as u8)
    }

    /// `call` of a label that is not bound yet.
    pub fn call(&mut self, label: Label) {
        self.keep(5);
        self.bytes(&[0xe8, 0, 0, 0, 0]);
        let at = self.pos() - 4;
        self.fixups.push((at, Fixup::Label(label)));
    }

    /// `jcc` to an address in reach.
    pub fn jcc_far(&mut self, cc: Cc, target: u64) {
        self.keep(6);
        self.bytes(&[0x0f, 0x80 | cc as u8, 0, 0, 0, 0]);
        self.code.relocs.push(Reloc {
            offset: self.pos() - 4,
            kind: RelocKind::PcRel32,
            target,
            addend: 0,
        });
    }

    /// `mov` of an address, which may be out of reach, to a register.
    pub fn mov_address(&mut self, to: Reg, (target, addend): (u64, i32)) {
        self.bytes(&[0x48 | to.code() >> 3, 0xb8 | to.code() & 7]);
        self.absolute(RelocKind::Abs64, target, addend);
    }

    /// `push` of a number of 31 bits.
    pub fn push_number(&mut self, target: u64) {
        self.bytes(&[0x68]);
        self.absolute(RelocKind::Abs32, target, 0);
    }

    fn absolute(&mut self, kind: RelocKind, target: u64, addend: i32) {
        let offset = self.pos();
        self.code.relocs.push(Reloc {
            offset,
            kind,
            target,
            addend,
        });
        let len = if kind == RelocKind::Abs64 { 8 } else { 4 };
        self.bytes(&[0; 8][..len]);
    }

    /// `jmp`
    pub fn jmp(&mut self, label: Label) {
        if let Some(short) = self.short(label) {
            return self.bytes(&[0xeb, short]);
        }
        self.keep(5);
        self.bytes(&[0xe9, 0, 0, 0, 0]);
        let at = self.pos() - 4;
        self.fixups.push((at, Fixup::Label(label)));
    }

    /// `jcc`
    pub fn jcc(&mut self, cc: Cc, label: Label) {
        if let Some(short) = self.short(label) {
            return self.bytes(&[0x70 | cc as u8, short]);
        }
        self.keep(6);
        self.bytes(&[0x0f, 0x80 | cc as u8, 0, 0, 0, 0]);
        let at = self.pos() - 4;
        self.fixups.push((at, Fixup::Label(label)));
    }

    /// `jcc` over less than 128 bytes: gives what [`land`](Self::land) takes.
    #[must_use]
    pub fn jcc_short(&mut self, cc: Cc) -> u32 {
        self.bytes(&[0x70 | cc as u8, 0]);
        self.pos()
    }

    /// `jmp` over less than 128 bytes.
    #[must_use]
    pub fn jmp_short(&mut self) -> u32 {
        self.bytes(&[0xeb, 0]);
        self.pos()
    }

    /// Lets a short jump lead here.
    pub fn land(&mut self, jump: u32) {
        let distance = self.pos() - jump;
        debug_assert!(distance < 128);
        self.code.bytes[jump as usize - 1] = distance as u8;
    }

    /// Puts a constant into the pool, at a multiple of its size, and gives its offset.
    pub fn pool(&mut self, bytes: &[u8]) -> u32 {
        let at = self.pool.len().next_multiple_of(bytes.len());
        self.pool.resize(at, 0);
        self.pool.extend_from_slice(bytes);
        at as u32
    }

    /// A jump table in the pool: for each label a 32-bit distance from the table's start.
    pub fn table(&mut self, labels: impl Iterator<Item = Label>) -> u32 {
        let start = self.pool.len().next_multiple_of(4);
        self.pool.resize(start, 0);
        for label in labels {
            let at = self.pool.len() as u32;
            self.tables.push((at, label, start as u32));
            self.pool.extend_from_slice(&[0; 4]);
        }
        start as u32
    }

    /// Whether a label is bound to a point already: that of a jump backwards.
    pub fn is_bound(&self, label: Label) -> bool {
        self.labels[label.0 as usize] != UNBOUND
    }

    /// This point of the code.
    #[inline]
    pub fn mark(&self) -> CodePosition {
        CodePosition {
            at: self.pos(),
            sites: self.code.sites.len() as u32,
            relocs: self.code.relocs.len() as u32,
            fixups: self.fixups.len() as u32,
            stops: self.code.stops.len() as u32,
        }
    }

    /// Takes back what was emitted since a point, where no label was bound.
    pub fn rewind(&mut self, to: CodePosition) {
        self.code.bytes.truncate(to.at as usize);
        self.code.sites.truncate(to.sites as usize);
        self.code.relocs.truncate(to.relocs as usize);
        self.fixups.truncate(to.fixups as usize);
        self.code.stops.truncate(to.stops as usize);
    }

    /// Lets the program be stopped at what is emitted next, which gets a prefix for that.
    pub fn stop_here(&mut self, origin: Origin) {
        self.site(origin, SiteKind::Check);
        let at = self.pos();
        self.code.stops.push(at);
        self.bytes(&[limits::PLACE]);
    }

    /// Whether the code between two points is at most `limit` bytes, is the same at another place
    /// and neither jumps elsewhere nor calls.
    pub fn can_copy(&self, (from, to): (CodePosition, CodePosition), limit: u32) -> bool {
        let sites = &self.code.sites[from.sites as usize..to.sites as usize];
        let fixups = &self.fixups[from.fixups as usize..to.fixups as usize];
        to.at - from.at <= limit
            && sites
                .iter()
                .all(|site| matches!(site.kind, SiteKind::Memory | SiteKind::Check))
            && fixups
                .iter()
                .all(|(_, fixup)| matches!(fixup, Fixup::Pool { .. }))
    }

    /// Copies code that [`can_copy`](Self::can_copy), with all that was recorded for it.
    pub fn copy(&mut self, (from, to): (CodePosition, CodePosition)) {
        let by = self.pos() - from.at;
        self.code
            .bytes
            .extend_from_within(from.at as usize..to.at as usize);
        for i in from.sites as usize..to.sites as usize {
            let site = self.code.sites[i];
            let offset = site.offset + by;
            self.code.sites.push(Site { offset, ..site });
        }
        for i in from.relocs as usize..to.relocs as usize {
            let reloc = self.code.relocs[i];
            let offset = reloc.offset + by;
            self.code.relocs.push(Reloc { offset, ..reloc });
        }
        for i in from.fixups as usize..to.fixups as usize {
            let (at, fixup) = self.fixups[i];
            self.fixups.push((at + by, fixup));
        }
        for i in from.stops as usize..to.stops as usize {
            let at = self.code.stops[i];
            self.code.stops.push(at + by);
        }
    }

    /// Pads to a multiple of `line` bytes with instructions that do nothing.
    pub fn nops_to(&mut self, line: u32) {
        let at = self.pos();
        self.nops((at.next_multiple_of(line) - at) as usize);
    }

    /// Pads with instructions that do nothing.
    pub fn nops(&mut self, mut n: usize) {
        const NOPS: [&[u8]; 10] = [
            &[],
            &[0x90],
            &[0x66, 0x90],
            &[0x0f, 0x1f, 0x00],
            &[0x0f, 0x1f, 0x40, 0x00],
            &[0x0f, 0x1f, 0x44, 0x00, 0x00],
            &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
            &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
            &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
            &[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
        ];
        while n > 0 {
            let nop = NOPS[n.min(9)];
            self.bytes(nop);
            n -= nop.len();
        }
    }

    /// Writes a 32-bit field that was left open.
    pub fn patch(&mut self, at: u32, bytes: &[u8]) {
        let at = at as usize;
        self.code.bytes[at..at + bytes.len()].copy_from_slice(bytes);
    }

    /// Fills in all jumps and appends the constant pool.
    pub fn finish(&mut self) {
        self.code.text_len = self.pos();
        let pool = self.code.bytes.len().next_multiple_of(Code::ALIGN);
        if !self.pool.is_empty() {
            self.code.bytes.resize(pool, 0xcc);
            self.code.bytes.extend_from_slice(&self.pool);
        }
        for &(at, fixup) in &self.fixups {
            let (target, trailing) = match fixup {
                Fixup::Label(label) => (self.labels[label.0 as usize], 0),
                Fixup::Pool { offset, trailing } => (pool as u32 + offset, trailing),
            };
            let distance = target.wrapping_sub(at + 4 + u32::from(trailing));
            let at = at as usize;
            self.code.bytes[at..at + 4].copy_from_slice(&distance.to_le_bytes());
        }
        for &(at, label, start) in &self.tables {
            let distance = self.labels[label.0 as usize].wrapping_sub(pool as u32 + start);
            let at = pool + at as usize;
            self.code.bytes[at..at + 4].copy_from_slice(&distance.to_le_bytes());
        }
    }
}

impl Extend<u8> for Asm {
    fn extend<T: IntoIterator<Item = u8>>(&mut self, bytes: T) {
        self.code.bytes.extend(bytes);
    }
}

impl<'a> Extend<&'a u8> for Asm {
    fn extend<T: IntoIterator<Item = &'a u8>>(&mut self, bytes: T) {
        self.code.bytes.extend(bytes);
    }
}

impl DynasmApi for Asm {
    fn offset(&self) -> AssemblyOffset {
        AssemblyOffset(self.code.bytes.len())
    }

    fn push(&mut self, byte: u8) {
        self.code.bytes.push(byte);
    }

    fn align(&mut self, alignment: usize, _with: u8) {
        self.nops_to(alignment as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes of one instruction.
    fn bytes(op: Opcode, reg: u8, rm: impl Into<Rm>, imm: u64, len: u8) -> Vec<u8> {
        let mut asm = Asm::default();
        asm.op_imm(op, reg, rm.into(), imm, len);
        asm.code.bytes
    }

    #[test]
    fn bytes_have_a_prefix_where_a_register_needs_it() {
        let (esi, at_rdi) = (Reg::RSI.code(), Mem::at(Reg::RDI, 0));
        for opcode in [0xb6, 0xbe] {
            let op = Opcode::two(opcode).byte();
            assert_eq!(bytes(op, esi, at_rdi, 0, 0), [0x0f, opcode, 0x37]);
            assert_eq!(bytes(op, esi, Reg::RAX, 0, 0), [0x0f, opcode, 0xf0]);
            // From `dil`, which would be `bh`.
            assert_eq!(bytes(op, 0, Reg::RDI, 0, 0), [0x40, 0x0f, opcode, 0xc7]);
        }
        let (cmp, mov) = (
            Opcode::one(0x81).sized(Type::I8),
            Opcode::one(0x89).sized(Type::I8),
        );
        assert_eq!(bytes(cmp, 7, at_rdi, 5, 1), [0x80, 0x3f, 5]);
        assert_eq!(bytes(cmp, 7, Reg::RAX, 5, 1), [0x80, 0xf8, 5]);
        assert_eq!(bytes(cmp, 7, Reg::RSI, 5, 1), [0x40, 0x80, 0xfe, 5]);
        assert_eq!(bytes(mov, esi, at_rdi, 0, 0), [0x40, 0x88, 0x37]);
        assert_eq!(bytes(mov, 0, at_rdi, 0, 0), [0x88, 0x07]);
        let set = Opcode::two(0x94).byte();
        assert_eq!(bytes(set, 0, Reg::RSI, 0, 0), [0x40, 0x0f, 0x94, 0xc6]);
    }
}
