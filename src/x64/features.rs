//! What the processor has beyond the first x86-64, and what it is known to do badly.
//!
//! One table, read by both compilers, so that a new extension is a field and a row. An engine can be
//! configured to do without some: what code then does must be the same, and a test on one machine runs both.

use std::arch::x86_64::__cpuid;
use std::fmt;

use crate::opt::Vectors;
use crate::sys::processor::{self, FeatureBit};

/// The extensions that are made use of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Features {
    pub sse3: bool,
    pub ssse3: bool,
    pub sse41: bool,
    pub sse42: bool,
    pub popcnt: bool,
    pub lzcnt: bool,
    pub bmi1: bool,
    pub bmi2: bool,
    /// Instructions of three operands, and operands in memory that are not aligned.
    pub avx: bool,
    pub avx2: bool,
    pub fma: bool,
    pub aes: bool,
    pub pclmulqdq: bool,
    pub sha: bool,
    /// AES of 256 bits.
    pub vaes: bool,
    /// `pclmulqdq` of 256 bits.
    pub vpclmulqdq: bool,
    /// Jumps that cross or end at a multiple of 32 bytes are decoded anew each time.
    pub jcc_erratum: bool,
}

/// A row of the table.
struct FeatureEntry {
    name: &'static str,
    field: fn(&mut Features) -> &mut bool,
    is_there: fn() -> bool,
    /// What it does not come without, or itself.
    under: &'static str,
}

/// Whether programs can use an extension, by the bit of `cpuid` that says so: as the C library has it, or else the
/// standard library, which takes longer.
macro_rules! can_use {
    ($name:tt, $leaf:ident, $register:ident, $bit:literal) => {
        processor::can_use(FeatureBit {
            leaf: FeatureBit::$leaf,
            register: FeatureBit::$register,
            bit: $bit,
        })
        .unwrap_or_else(|| std::is_x86_feature_detected!($name))
    };
}

macro_rules! row {
    ($name:tt, $field:ident, $leaf:ident $register:ident $bit:literal, under $under:literal) => {
        FeatureEntry {
            name: $name,
            field: |features| &mut features.$field,
            is_there: || can_use!($name, $leaf, $register, $bit),
            under: $under,
        }
    };
}

/// What is `under` another one stands behind it.
const TABLE: [FeatureEntry; 17] = [
    row!("sse3", sse3, LEAF_1 ECX 0, under "sse3"),
    row!("ssse3", ssse3, LEAF_1 ECX 9, under "sse3"),
    row!("sse4.1", sse41, LEAF_1 ECX 19, under "ssse3"),
    row!("sse4.2", sse42, LEAF_1 ECX 20, under "sse4.1"),
    row!("popcnt", popcnt, LEAF_1 ECX 23, under "popcnt"),
    row!("lzcnt", lzcnt, LEAF_80000001 ECX 5, under "lzcnt"),
    row!("bmi1", bmi1, LEAF_7 EBX 3, under "bmi1"),
    row!("bmi2", bmi2, LEAF_7 EBX 8, under "bmi2"),
    row!("avx", avx, LEAF_1 ECX 28, under "sse4.2"),
    row!("avx2", avx2, LEAF_7 EBX 5, under "avx"),
    row!("fma", fma, LEAF_1 ECX 12, under "avx"),
    row!("aes", aes, LEAF_1 ECX 25, under "sse4.1"),
    row!("pclmulqdq", pclmulqdq, LEAF_1 ECX 1, under "sse4.1"),
    row!("sha", sha, LEAF_7 EBX 29, under "sse4.1"),
    row!("vaes", vaes, LEAF_7 ECX 9, under "avx2"),
    row!("vpclmulqdq", vpclmulqdq, LEAF_7 ECX 10, under "avx2"),
    FeatureEntry {
        name: "jcc-erratum",
        field: |features| &mut features.jcc_erratum,
        is_there: has_jcc_erratum,
        under: "jcc-erratum",
    },
];

/// Whether it is one of the processors of Intel, "Mitigations for Jump Conditional Code Erratum"
/// (2019), table 1. None of them has instructions for SHA. That is asked first, since `cpuid` takes 15 µs each time
/// on a virtual machine.
fn has_jcc_erratum() -> bool {
    if can_use!("sha", LEAF_7, EBX, 29) {
        return false;
    }
    // Newer compilers know that it is safe.
    #[allow(unused_unsafe)]
    // SAFETY: each processor with 64-bit registers has the instruction, with these two leaves.
    let [vendor, version] = unsafe { [__cpuid(0), __cpuid(1)] };
    if (vendor.ebx, vendor.edx, vendor.ecx) != (0x756e_6547, 0x4965_6e69, 0x6c65_746e) {
        return false;
    }
    let version = version.eax;
    let (family, stepping) = (version >> 8 & 15, version & 15);
    let model = version >> 12 & 0xf0 | version >> 4 & 15;
    let last = match model {
        0x4e | 0x5e => 15,
        0x55 => 7,
        0x8e => 12,
        0x9e => 13,
        0xa6 | 0xae => 10,
        _ => return false,
    };
    family == 6 && stepping <= last
}

/// A name that is no extension's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown(String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no processor feature is called `{}`; there are", self.0)?;
        for row in &TABLE {
            write!(f, " {}", row.name)?;
        }
        Ok(())
    }
}

impl std::error::Error for Unknown {}

impl Features {
    /// None of it.
    pub const NONE: Features = Features {
        sse3: false,
        ssse3: false,
        sse41: false,
        sse42: false,
        popcnt: false,
        lzcnt: false,
        bmi1: false,
        bmi2: false,
        avx: false,
        avx2: false,
        fma: false,
        aes: false,
        pclmulqdq: false,
        sha: false,
        vaes: false,
        vpclmulqdq: false,
        jcc_erratum: false,
    };

    /// Those of this processor, as the system lets programs use them.
    pub fn detect() -> Features {
        let mut features = Features::NONE;
        for row in &TABLE {
            *(row.field)(&mut features) = (row.is_there)();
        }
        features.closed()
    }

    /// Without those of a list, `avx,bmi2` say, and what does not come without them; `all` is all.
    ///
    /// # Errors
    ///
    /// If a name is none of the table's.
    pub fn without(mut self, names: &str) -> Result<Features, Unknown> {
        for name in names.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            if name == "all" {
                return Ok(Features::NONE);
            }
            let row = TABLE.iter().find(|row| row.name == name);
            let row = row.ok_or_else(|| Unknown(name.into()))?;
            *(row.field)(&mut self) = false;
        }
        Ok(self.closed())
    }

    /// With those of a list, and what they do not come without.
    ///
    /// # Errors
    ///
    /// If a name is none of the table's.
    pub fn with(mut self, names: &str) -> Result<Features, Unknown> {
        for name in names.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            let mut name = name;
            loop {
                let row = TABLE.iter().find(|row| row.name == name);
                let row = row.ok_or_else(|| Unknown(name.into()))?;
                *(row.field)(&mut self) = true;
                if row.under == name {
                    break;
                }
                name = row.under;
            }
        }
        Ok(self)
    }

    /// What the optimizer asks for to vectorise.
    pub fn vectors(&self) -> Vectors {
        Vectors {
            sse41: self.sse41,
            sse42: self.sse42,
            avx2: self.avx2,
        }
    }

    /// Without what lacks what it does not come without.
    fn closed(mut self) -> Features {
        for row in &TABLE {
            let under = TABLE.iter().find(|other| other.name == row.under);
            if under.is_none_or(|under| !*(under.field)(&mut self)) {
                *(row.field)(&mut self) = false;
            }
        }
        self
    }
}

impl Default for Features {
    /// Those of this processor.
    fn default() -> Self {
        Features::detect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_takes_what_needs_it_along() {
        let mut all = Features::NONE;
        TABLE.iter().for_each(|row| *(row.field)(&mut all) = true);
        assert_eq!(all.closed(), all);
        let without = all.without("avx, popcnt").unwrap();
        let expected = Features {
            avx: false,
            avx2: false,
            fma: false,
            vaes: false,
            vpclmulqdq: false,
            popcnt: false,
            ..all
        };
        assert_eq!(without, expected);
        assert_eq!(all.without("all"), Ok(Features::NONE));
        assert_eq!(all.without(""), Ok(all));
        let with = Features::NONE.with("avx, popcnt").unwrap();
        let others = "avx2,fma,lzcnt,bmi1,bmi2,aes,pclmulqdq,sha,jcc-erratum";
        assert_eq!(Ok(with), all.without(others));
        assert!(Features::NONE.with("sse5").is_err());
        let unknown = all.without("sse5").unwrap_err().to_string();
        assert!(unknown.starts_with("no processor feature is called `sse5`; there are sse3"));
    }

    #[test]
    fn both_libraries_tell_the_same() {
        let standard = [
            std::is_x86_feature_detected!("sse3"),
            std::is_x86_feature_detected!("ssse3"),
            std::is_x86_feature_detected!("sse4.1"),
            std::is_x86_feature_detected!("sse4.2"),
            std::is_x86_feature_detected!("popcnt"),
            std::is_x86_feature_detected!("lzcnt"),
            std::is_x86_feature_detected!("bmi1"),
            std::is_x86_feature_detected!("bmi2"),
            std::is_x86_feature_detected!("avx"),
            std::is_x86_feature_detected!("avx2"),
            std::is_x86_feature_detected!("fma"),
            std::is_x86_feature_detected!("aes"),
            std::is_x86_feature_detected!("pclmulqdq"),
            std::is_x86_feature_detected!("sha"),
            std::is_x86_feature_detected!("vaes"),
            std::is_x86_feature_detected!("vpclmulqdq"),
        ];
        for (row, there) in TABLE.iter().zip(standard) {
            assert_eq!((row.is_there)(), there, "{}", row.name);
        }
    }

    #[test]
    fn rows_stand_behind_what_they_need() {
        for (i, row) in TABLE.iter().enumerate() {
            let under = TABLE.iter().position(|other| other.name == row.under);
            assert!(under.is_some_and(|at| at <= i), "{}", row.name);
        }
    }
}
