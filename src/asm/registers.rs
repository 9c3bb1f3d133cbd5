//! The names of registers, and what is asked of them.

use std::sync::LazyLock;

use iced_x86::Register;
use rustc_hash::FxHashMap;

/// A kind of register.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum RegisterClass {
    /// A general register or a part of one, of so many bytes.
    General(u8),
    /// `eip` or `rip`, which only an address may be relative to.
    Pointer,
    /// `es` to `gs`.
    Segment,
    /// A vector register of so many bytes.
    Vector(u8),
    /// `k0` to `k7`.
    Mask,
    /// `bnd0` to `bnd3`.
    Bound,
    /// `cr0` to `cr15`.
    Control,
    /// `dr0` to `dr15`.
    Debug,
    /// `st(0)` to `st(7)`.
    X87,
    /// `mm0` to `mm7`.
    Mmx,
    /// `tmm0` to `tmm7`.
    Tile,
    /// None of these.
    Other,
}

/// The classes by the first register of each, in the order of [`Register`].
const CLASSES: [(Register, RegisterClass); 16] = [
    (Register::AL, RegisterClass::General(1)),
    (Register::AX, RegisterClass::General(2)),
    (Register::EAX, RegisterClass::General(4)),
    (Register::RAX, RegisterClass::General(8)),
    (Register::EIP, RegisterClass::Pointer),
    (Register::ES, RegisterClass::Segment),
    (Register::XMM0, RegisterClass::Vector(16)),
    (Register::YMM0, RegisterClass::Vector(32)),
    (Register::ZMM0, RegisterClass::Vector(64)),
    (Register::K0, RegisterClass::Mask),
    (Register::BND0, RegisterClass::Bound),
    (Register::CR0, RegisterClass::Control),
    (Register::DR0, RegisterClass::Debug),
    (Register::ST0, RegisterClass::X87),
    (Register::MM0, RegisterClass::Mmx),
    (Register::TR0, RegisterClass::Other),
];

/// The class of a register, and its number in it.
pub(super) fn class(register: Register) -> (RegisterClass, u8) {
    if register as u32 >= Register::TMM0 as u32 {
        let number = register as u32 - Register::TMM0 as u32;
        return match number < 8 {
            true => (RegisterClass::Tile, number as u8),
            false => (RegisterClass::Other, 0),
        };
    }
    let row = CLASSES
        .iter()
        .rev()
        .find(|(first, _)| register as u32 >= *first as u32);
    match row {
        Some(&(first, class)) => (class, (register as u32 - first as u32) as u8),
        None => (RegisterClass::Other, 0),
    }
}

/// The size of a general register in bytes.
pub(super) fn general_size(register: Register) -> Option<u8> {
    match class(register).0 {
        RegisterClass::General(size) => Some(size),
        _ => None,
    }
}

/// The general registers by number: as 8, 16, 32 and 64 bits.
const GENERAL: [[&str; 4]; 16] = [
    ["al", "ax", "eax", "rax"],
    ["cl", "cx", "ecx", "rcx"],
    ["dl", "dx", "edx", "rdx"],
    ["bl", "bx", "ebx", "rbx"],
    ["spl", "sp", "esp", "rsp"],
    ["bpl", "bp", "ebp", "rbp"],
    ["sil", "si", "esi", "rsi"],
    ["dil", "di", "edi", "rdi"],
    ["r8b", "r8w", "r8d", "r8"],
    ["r9b", "r9w", "r9d", "r9"],
    ["r10b", "r10w", "r10d", "r10"],
    ["r11b", "r11w", "r11d", "r11"],
    ["r12b", "r12w", "r12d", "r12"],
    ["r13b", "r13w", "r13d", "r13"],
    ["r14b", "r14w", "r14d", "r14"],
    ["r15b", "r15w", "r15d", "r15"],
];

/// The name of a part of a general register: of 1, 2, 4 or 8 bytes.
pub(super) fn general_name(number: u8, size: u8) -> &'static str {
    GENERAL[usize::from(number & 15)][size.trailing_zeros().min(3) as usize]
}

/// The number of the general register that a name is a part of.
pub(super) fn general_number(name: &[u8]) -> Option<u8> {
    let high = [b"ah", b"ch", b"dh", b"bh"];
    let found = GENERAL
        .iter()
        .position(|names| names.iter().any(|known| known.as_bytes() == name))
        .or_else(|| high.iter().position(|known| known[..] == *name));
    found.map(|number| number as u8)
}

/// All registers by their names in lower case.
static NAMES: LazyLock<FxHashMap<String, Register>> = LazyLock::new(|| {
    let all = Register::values().filter(|&register| class(register).0 != RegisterClass::Other);
    let mut names: FxHashMap<String, Register> = all
        .map(|register| (format!("{register:?}").to_ascii_lowercase(), register))
        .collect();
    for number in 8..16 {
        let byte = names[&format!("r{number}l")];
        names.insert(format!("r{number}b"), byte);
    }
    names.insert("st".into(), Register::ST0);
    for (new, old) in [("db0", "dr0"), ("db6", "dr6"), ("db7", "dr7")] {
        let register = names[old];
        names.insert(new.into(), register);
    }
    names
});

/// The register of a name, in upper or lower case.
pub(super) fn by_name(name: &str) -> Option<Register> {
    match name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        true => NAMES.get(&name.to_ascii_lowercase()).copied(),
        false => NAMES.get(name).copied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_have_names_and_classes() {
        let of = |name: &str| by_name(name).map(class);
        assert_eq!(of("r13d"), Some((RegisterClass::General(4), 13)));
        assert_eq!(of("R8B"), Some((RegisterClass::General(1), 12)));
        assert_eq!(of("st"), Some((RegisterClass::X87, 0)));
        assert_eq!(of("st3"), Some((RegisterClass::X87, 3)));
        assert_eq!(of("zmm31"), Some((RegisterClass::Vector(64), 31)));
        assert_eq!(of("tmm7"), Some((RegisterClass::Tile, 7)));
        assert_eq!(of("k7"), Some((RegisterClass::Mask, 7)));
        assert_eq!(of("fs").map(|row| row.0), Some(RegisterClass::Segment));
        assert_eq!(of("none"), None);
        assert_eq!(general_number(b"sil"), Some(6));
        assert_eq!(general_name(9, 4), "r9d");
    }
}
