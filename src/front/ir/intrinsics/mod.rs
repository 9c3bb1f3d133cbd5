//! The intrinsics of LLVM: a table of names and signatures, which the verifier judges calls by, and
//! by which lowering says what it can do.
//!
//! An intrinsic is the number of a row ([`Intrinsic`]). [`find`] finds it by the name of a symbol:
//! the longest part of the name, up to a dot, that a row has; what follows in an overloaded one
//! names types and says nothing, since the types of a declaration decide. What LLVM accepted in
//! older versions is in [`upgrade`].
//!
//! A new intrinsic is a row in a file of `table`; the tests here hold their order and notation.

pub mod signature;
mod table;
pub mod upgrade;

use std::cmp::Ordering;
use std::fmt;

use self::signature::Signature;
use self::table::{Packed, SECTIONS, TableSection};
use super::constant::Const;
use super::inst::Operand;
use super::module::Module;
use crate::diag::suggest;

/// An intrinsic: a row of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Intrinsic(u16);

/// The low bits of an [`Intrinsic`] are a number within its section.
const ROW_BITS: u32 = 10;

/// What a name that begins with `llvm.` stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// An intrinsic.
    Intrinsic(Intrinsic),
    /// One of older versions, whose calls LLVM replaces by instructions.
    Replaced,
    /// One of a target that is not x86; of these nothing is known here.
    Foreign,
    /// Nothing that is known.
    Unknown,
}

/// The other targets of LLVM, as the names of their intrinsics start behind `llvm.`.
const TARGETS: &[&str] = &[
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "nvvm",
    "ppc",
    "r600",
    "riscv",
    "s390",
    "spv",
    "ve",
    "wasm",
    "xcore",
];

/// The variable that leads to the innermost frame of functions with `gc "shadow-stack"`, which write it at
/// their entry and wherever they are left.
pub const ROOT_CHAIN: &str = "llvm_gc_root_chain";

/// What a name stands for; `None` if it does not begin with `llvm.`.
pub fn find(name: &[u8]) -> Option<Found> {
    let (start, rest) = name.split_at_checked("llvm.".len())?;
    if start != b"llvm." {
        return None;
    }
    let found = match Intrinsic::of(rest) {
        // `.mask.compress.w.512` had other types than `.mask.compress` has.
        Some(x86) if x86.is_overloaded_x86() && upgrade::is_replaced(rest) => Found::Replaced,
        Some(intrinsic) => Found::Intrinsic(intrinsic),
        None if upgrade::is_replaced(rest) => Found::Replaced,
        None => match upgrade::renamed(rest).and_then(|now| Intrinsic::of(&now)) {
            Some(intrinsic) => Found::Intrinsic(intrinsic),
            None if is_foreign(rest) => Found::Foreign,
            None => Found::Unknown,
        },
    };
    Some(found)
}

fn is_foreign(name: &[u8]) -> bool {
    let target = name.split(|&byte| byte == b'.').next();
    TARGETS.iter().any(|known| target == Some(known.as_bytes()))
}

impl Intrinsic {
    /// The intrinsic of a name without `llvm.`, which must be there: for tables.
    pub const fn named(name: &str) -> Intrinsic {
        match Intrinsic::exact(name.as_bytes(), name.len()) {
            Some(intrinsic) => intrinsic,
            None => panic!("no row of the table has this name"),
        }
    }

    /// The intrinsic of a name without `llvm.`, with types behind it or without.
    fn of(name: &[u8]) -> Option<Intrinsic> {
        let mut len = name.len();
        loop {
            if let Some(intrinsic) = Intrinsic::exact(name, len) {
                let fits = len == name.len() || intrinsic.signature().is_overloaded();
                return fits.then_some(intrinsic);
            }
            len = name[..len].iter().rposition(|&byte| byte == b'.')?;
        }
    }

    /// The intrinsic whose name is the first bytes of a name.
    const fn exact(name: &[u8], len: usize) -> Option<Intrinsic> {
        // The last section that fits has the longest start.
        let mut section = SECTIONS.len() - 1;
        while !starts(name, len, SECTIONS[section].start.as_bytes()) {
            section -= 1;
        }
        let TableSection { start, rows, text } = SECTIONS[section];
        let (mut low, mut high) = (0, rows.len());
        while low < high {
            let middle = (low + high) / 2;
            let (from, row_len) = rows[middle].name();
            let row = text.split_at(from).1.split_at(row_len).0;
            match compare(row, name, start.len(), len) {
                Ordering::Equal => {
                    return Some(Intrinsic((section << ROW_BITS) as u16 | middle as u16));
                }
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle,
            }
        }
        None
    }

    fn row(self) -> (&'static TableSection, Packed) {
        let section = &SECTIONS[usize::from(self.0 >> ROW_BITS)];
        let row = usize::from(self.0) & ((1 << ROW_BITS) - 1);
        (section, section.rows[row])
    }

    /// The name without `llvm.` and without types, in two parts.
    pub fn name(self) -> (&'static str, &'static str) {
        let (section, row) = self.row();
        (section.start, section.text(row.name()))
    }

    /// The signature.
    pub fn signature(self) -> Signature {
        let (section, row) = self.row();
        Signature(section.text(row.signature()))
    }

    fn has(self, effect: u16) -> bool {
        self.row().1.effects & effect != 0
    }

    /// Whether a call may be executed where the program does not execute it.
    pub fn is_speculatable(self) -> bool {
        self.has(table::SPECULATABLE)
    }

    /// Whether which threads call it together is a part of what it does.
    pub fn is_convergent(self) -> bool {
        self.has(table::CONVERGENT)
    }

    /// What calls do and do not do, in the words of attributes.
    pub fn effects(self) -> impl Iterator<Item = &'static str> {
        const WORDS: [(u16, &str); 10] = [
            (table::PURE, "memory(none)"),
            (table::READ, "read"),
            (table::WRITE, "write"),
            (table::ARGS, "argmem"),
            (table::INACCESSIBLE, "inaccessiblemem"),
            (table::SPECULATABLE, "speculatable"),
            (table::NORETURN, "noreturn"),
            (table::COLD, "cold"),
            (table::CONVERGENT, "convergent"),
            (table::THROWS, "throws"),
        ];
        let has = move |&(effect, _): &(u16, &str)| self.has(effect);
        WORDS.into_iter().filter(has).map(|(_, word)| word)
    }

    /// Whether it is of a target, which is only x86 here.
    pub fn is_x86(self) -> bool {
        self.name().0.starts_with("x86.")
    }

    fn is_overloaded_x86(self) -> bool {
        self.is_x86() && self.signature().is_overloaded()
    }

    /// All intrinsics.
    pub fn all() -> impl Iterator<Item = Intrinsic> {
        let rows = |(number, section): (usize, &TableSection)| {
            let rows = 0..section.rows.len();
            rows.map(move |row| Intrinsic((number << ROW_BITS) as u16 | row as u16))
        };
        SECTIONS.iter().enumerate().flat_map(rows)
    }
}

/// `llvm.NAME`
impl fmt::Display for Intrinsic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, rest) = self.name();
        write!(f, "llvm.{start}{rest}")
    }
}

impl fmt::Debug for Intrinsic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The intrinsic whose name is closest to one, if one is close: of all, or of those that count.
pub fn nearest(name: &[u8], counts: impl Fn(Intrinsic) -> bool) -> Option<Intrinsic> {
    let mut written = name.get("llvm.".len()..)?;
    // The types that may stand behind are no part of it.
    while let Some(dot) = written.iter().rposition(|&byte| byte == b'.')
        && written.last().is_some_and(u8::is_ascii_digit)
    {
        written = &written[..dot];
    }
    let names: Vec<(String, Intrinsic)> = Intrinsic::all()
        .filter(|&intrinsic| counts(intrinsic))
        .map(|intrinsic| {
            (
                intrinsic.name().0.to_string() + intrinsic.name().1,
                intrinsic,
            )
        })
        .collect();
    let near = names
        .iter()
        .map(|(name, intrinsic)| (name.as_bytes(), *intrinsic));
    suggest::closest(written, near)
}

/// The string that an operand of metadata is: `metadata !"round.dynamic"`.
pub fn metadata_string(module: &Module, operand: Operand) -> Option<&[u8]> {
    match operand.as_const().map(|id| module.consts.get(id)) {
        Some(Const::Metadata(id)) => {
            let name = module.metadata.as_text(id)?;
            Some(module.names.get(name))
        }
        _ => None,
    }
}

const fn starts(name: &[u8], len: usize, start: &[u8]) -> bool {
    if len < start.len() {
        return false;
    }
    let mut i = 0;
    while i < start.len() {
        if name[i] != start[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Compares a row's name with the bytes of a name from one place to another.
const fn compare(row: &[u8], name: &[u8], from: usize, to: usize) -> Ordering {
    let mut i = 0;
    while i < row.len() && from + i < to {
        let (a, b) = (row[i], name[from + i]);
        if a < b {
            return Ordering::Less;
        }
        if a > b {
            return Ordering::Greater;
        }
        i += 1;
    }
    if i < row.len() {
        Ordering::Greater
    } else if from + i < to {
        Ordering::Less
    } else {
        Ordering::Equal
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(name: &str) -> String {
        match find(name.as_bytes()) {
            Some(Found::Intrinsic(intrinsic)) => intrinsic.to_string(),
            Some(other) => format!("{other:?}"),
            None => "none".into(),
        }
    }

    #[test]
    fn rows_are_sorted_and_found() {
        for section in SECTIONS {
            let name = |row: &Packed| section.text(row.name());
            let is_sorted = section.rows.is_sorted_by(|a, b| name(a) < name(b));
            assert!(is_sorted, "{}", section.start);
            assert!(section.rows.len() < 1 << ROW_BITS);
        }
        assert!(SECTIONS.is_sorted_by(|a, b| a.start < b.start));
        for intrinsic in Intrinsic::all() {
            assert_eq!(name_of(&intrinsic.to_string()), intrinsic.to_string());
        }
    }

    #[test]
    fn names_are_found_with_and_without_their_types() {
        assert_eq!(name_of("llvm.trap"), "llvm.trap");
        assert_eq!(name_of("llvm.memcpy.p0i8.p0i8.i64"), "llvm.memcpy");
        assert_eq!(
            name_of("llvm.memcpy.element.unordered.atomic.p0.p0.i64"),
            "llvm.memcpy.element.unordered.atomic"
        );
        assert_eq!(
            name_of("llvm.experimental.constrained.fptosi.i32.f64"),
            "llvm.experimental.constrained.fptosi"
        );
        // Nothing follows the name of one whose types are fixed.
        assert_eq!(name_of("llvm.trap.i32"), "Unknown");
        assert_eq!(name_of("llvm.x86.sse2.pslli.d"), "llvm.x86.sse2.pslli.d");
        assert_eq!(name_of("llvm.fadd.f64"), "Unknown");
        assert_eq!(name_of("llvm."), "Unknown");
        assert_eq!(name_of("llvm.aarch64.crc32b"), "Foreign");
        assert_eq!(find(b"printf"), None);
    }

    #[test]
    fn older_names_are_found() {
        assert_eq!(
            name_of("llvm.experimental.vector.reduce.v2.fadd.f32.v4f32"),
            "llvm.vector.reduce.fadd"
        );
        assert_eq!(
            name_of("llvm.experimental.stepvector.v4i32"),
            "llvm.stepvector"
        );
        assert_eq!(name_of("llvm.flt.rounds"), "llvm.get.rounding");
        assert_eq!(name_of("llvm.x86.sse2.pshuf.d"), "Replaced");
        assert_eq!(name_of("llvm.x86.avx512.mask.compress.w.512"), "Replaced");
        assert_eq!(
            name_of("llvm.x86.avx512.mask.compress.v16i32"),
            "llvm.x86.avx512.mask.compress"
        );
    }

    #[test]
    fn near_names_are_found_without_their_types() {
        let near = |name: &str| match nearest(name.as_bytes(), |_| true) {
            Some(intrinsic) => intrinsic.to_string(),
            None => String::new(),
        };
        assert_eq!(near("llvm.smx.i32"), "llvm.smax");
        assert_eq!(near("llvm.memcopy.p0.p0.i64"), "llvm.memcpy");
        assert_eq!(near("llvm.nothing.like.it"), "");
    }
}
