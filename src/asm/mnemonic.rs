//! Names of instructions: what each may stand for.
//!
//! The instructions are those of iced-x86's own tables, found by their mnemonics. Here are the
//! names that assemblers have besides: sizes as suffixes, other words for conditions, comparisons
//! with their predicate in the name.

use std::sync::LazyLock;

use iced_x86::{Code, EncodingKind, Mnemonic};
use rustc_hash::FxHashMap;

use super::Dialect;
use super::operand::{Operand, Operands};

/// What a name may stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reading {
    /// The instruction.
    pub mnemonic: Mnemonic,
    /// The size in bytes that a suffix gives the operands.
    pub size: Option<u16>,
    /// The size in bytes that a suffix gives the source alone, as in `movzbl`.
    pub source: Option<u16>,
    /// The size in bytes that a suffix gives the vector that is read, as in `vcvtpd2psy`.
    pub vector: Option<u16>,
    /// An immediate that the name has in it.
    pub immediate: Option<u8>,
}

impl Reading {
    /// One without anything else.
    pub(super) fn of(mnemonic: Mnemonic) -> Reading {
        Reading {
            mnemonic,
            size: None,
            source: None,
            vector: None,
            immediate: None,
        }
    }
}

/// The forms of each mnemonic in 64-bit mode, in the order of iced's table.
static FORMS: LazyLock<Vec<Vec<Code>>> = LazyLock::new(|| {
    let mut forms = vec![Vec::new(); Mnemonic::values().len()];
    for code in Code::values() {
        let info = code.op_code();
        // The encoder loses the upper registers in addresses of 3DNow!, which no processor has today.
        let is_encoded = info.encoding() != EncodingKind::D3NOW;
        if info.is_instruction() && info.mode64() && is_encoded {
            forms[code.mnemonic() as usize].push(code);
        }
    }
    forms
});

/// The mnemonics by their names.
static NAMES: LazyLock<FxHashMap<String, Mnemonic>> = LazyLock::new(|| {
    let known = Mnemonic::values().filter(|&mnemonic| !FORMS[mnemonic as usize].is_empty());
    known
        .map(|mnemonic| (format!("{mnemonic:?}").to_ascii_lowercase(), mnemonic))
        .collect()
});

/// The forms of an instruction.
pub(super) fn forms(mnemonic: Mnemonic) -> &'static [Code] {
    &FORMS[mnemonic as usize]
}

/// Names of both dialects that iced knows by another.
const ALIASES: &[(&str, &str)] = &[
    ("sal", "shl"),
    ("xlat", "xlatb"),
    ("loopz", "loope"),
    ("loopnz", "loopne"),
    ("fwait", "wait"),
    ("ud2a", "ud2"),
    ("ud2b", "ud1"),
    ("pushf", "pushfq"),
    ("popf", "popfq"),
    ("icebp", "int1"),
    ("setalc", "salc"),
];

/// Names of the AT&T dialect.
const ATT_ALIASES: &[(&str, &str)] = &[
    ("cbtw", "cbw"),
    ("cwtl", "cwde"),
    ("cltq", "cdqe"),
    ("cwtd", "cwd"),
    ("cltd", "cdq"),
    ("cqto", "cqo"),
    ("movsl", "movsd"),
    ("stosl", "stosd"),
    ("lodsl", "lodsd"),
    ("scasl", "scasd"),
    ("cmpsl", "cmpsd"),
    ("insl", "insd"),
    ("outsl", "outsd"),
    ("lret", "retf"),
    ("iret", "iretd"),
    ("lretl", "retf"),
    ("smovb", "movsb"),
    ("pcmpestriq", "pcmpestri64"),
    ("pcmpestrmq", "pcmpestrm64"),
    ("vpcmpestriq", "vpcmpestri64"),
    ("vpcmpestrmq", "vpcmpestrm64"),
    ("smovl", "movsd"),
];

/// Other words for conditions.
const CONDITIONS: [(&str, &str); 14] = [
    ("z", "e"),
    ("nz", "ne"),
    ("c", "b"),
    ("nae", "b"),
    ("nc", "ae"),
    ("nb", "ae"),
    ("na", "be"),
    ("nbe", "a"),
    ("nge", "l"),
    ("nl", "ge"),
    ("ng", "le"),
    ("nle", "g"),
    ("pe", "p"),
    ("po", "np"),
];

/// Conditions of `cmpaxadd` that iced has by another word.
const ADDED: [(&str, &str); 6] = [
    ("ae", "nb"),
    ("e", "z"),
    ("ne", "nz"),
    ("a", "nbe"),
    ("ge", "nl"),
    ("g", "nle"),
];

/// The predicates of floating-point comparisons by their numbers.
const PREDICATES: [&str; 32] = [
    "eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord", "eq_uq", "nge", "ngt", "false",
    "neq_oq", "ge", "gt", "true", "eq_os", "lt_oq", "le_oq", "unord_s", "neq_us", "nlt_uq",
    "nle_uq", "ord_s", "eq_us", "nge_uq", "ngt_uq", "false_os", "neq_os", "ge_oq", "gt_oq",
    "true_us",
];

/// Those of comparisons of integers.
const INTEGER_PREDICATES: [&str; 8] = ["eq", "lt", "le", "false", "neq", "nlt", "nle", "true"];

/// All that a name, in lower case, may stand for.
pub(super) fn readings(name: &str, dialect: Dialect) -> Vec<Reading> {
    let mut all = Vec::new();
    add_plain(name, dialect, &mut all);
    if dialect == Dialect::Att {
        add_suffixed(name, &mut all);
    }
    add_predicates(name, &mut all);
    all
}

/// `movs`, `stos` and the others, whose operands in memory say how large they are.
pub(super) fn string(name: &str, operands: &Operands) -> Option<Reading> {
    if !["movs", "cmps", "stos", "lods", "scas", "ins", "outs"].contains(&name) {
        return None;
    }
    let size = operands.list.iter().find_map(|operand| match operand {
        Operand::Memory(memory) => memory.size,
        _ => None,
    });
    let suffix = match size? {
        1 => 'b',
        2 => 'w',
        4 => 'd',
        _ => 'q',
    };
    NAMES
        .get(&format!("{name}{suffix}"))
        .copied()
        .map(Reading::of)
}

/// The mnemonic of a name without a suffix.
fn mnemonic(name: &str, dialect: Dialect) -> Option<Mnemonic> {
    let alias = |table: &[(&str, &'static str)]| {
        let row = table.iter().find(|(alias, _)| *alias == name);
        row.map(|&(_, name)| name)
    };
    let own = alias(ALIASES);
    let own = match dialect {
        Dialect::Att => own.or_else(|| alias(ATT_ALIASES)),
        Dialect::Intel => own,
    };
    if let Some(known) = NAMES.get(own.unwrap_or(name)) {
        return Some(*known);
    }
    for head in ["j", "set", "cmov"] {
        let condition = name.strip_prefix(head);
        let row = CONDITIONS.iter().find(|(word, _)| Some(*word) == condition);
        if let Some((_, known)) = row {
            return NAMES.get(&format!("{head}{known}")).copied();
        }
    }
    let condition = name.strip_prefix("cmp")?.strip_suffix("xadd")?;
    let known = ADDED.iter().find(|(word, _)| *word == condition)?.1;
    NAMES.get(&format!("cmp{known}xadd")).copied()
}

fn add_plain(name: &str, dialect: Dialect, all: &mut Vec<Reading>) {
    let Some(plain) = mnemonic(name, dialect) else {
        return;
    };
    all.push(Reading::of(plain));
    // `movsd` is a move of a string as well as of a float, under one name; `movq` and `movd` are
    // of iced's tables under more.
    if let (Dialect::Att, Some(&exact)) = (dialect, NAMES.get(name))
        && exact != plain
    {
        all.push(Reading::of(exact));
    }
}

/// Readings with the size as a suffix.
fn add_suffixed(name: &str, all: &mut Vec<Reading>) {
    if let Some(extended) = extension(name) {
        all.push(extended);
    }
    if name.starts_with('f') {
        add_x87(name, all);
    }
    for (far, mnemonic) in [("lcall", Mnemonic::Call), ("ljmp", Mnemonic::Jmp)] {
        let size = match name.strip_prefix(far) {
            Some("" | "l") => 6,
            Some("w") => 4,
            Some("q") => 10,
            _ => continue,
        };
        all.push(Reading {
            size: Some(size),
            ..Reading::of(mnemonic)
        });
    }
    let (Some(stem), Some(suffix)) = (name.get(..name.len() - 1), name.chars().last()) else {
        return;
    };
    let size = match suffix {
        'b' => 1,
        'w' => 2,
        'l' => 4,
        'q' => 8,
        'x' | 'y' | 'z' if name.starts_with('v') => {
            let vector = match suffix {
                'x' => 16,
                'y' => 32,
                _ => 64,
            };
            all.extend(NAMES.get(stem).map(|&mnemonic| Reading {
                vector: Some(vector),
                ..Reading::of(mnemonic)
            }));
            return;
        }
        _ => return,
    };
    // Of four bytes there are only jumps to other segments.
    if size == 4 && matches!(stem, "call" | "jmp") {
        return;
    }
    if stem == "movabs" {
        all.push(Reading {
            size: Some(size),
            ..Reading::of(Mnemonic::Mov)
        });
    }
    let plain = mnemonic(stem, Dialect::Att);
    // `pushf` alone is of 64 bits.
    let exact = NAMES
        .get(stem)
        .copied()
        .filter(|&exact| plain != Some(exact));
    for mnemonic in plain.into_iter().chain(exact) {
        all.push(Reading {
            size: Some(size),
            ..Reading::of(mnemonic)
        });
    }
}

/// `movzbl`, `movswq`, `movslq`, `movzb`.
fn extension(name: &str) -> Option<Reading> {
    let (signed, rest) = match name.strip_prefix("movz") {
        Some(rest) => (false, rest),
        None => (true, name.strip_prefix("movs")?),
    };
    let mut letters = rest.bytes();
    let (source, mnemonic) = match (letters.next()?, signed) {
        (b'b', false) => (1, Mnemonic::Movzx),
        (b'w', false) => (2, Mnemonic::Movzx),
        (b'b', true) => (1, Mnemonic::Movsx),
        (b'w', true) => (2, Mnemonic::Movsx),
        (b'l', true) => (4, Mnemonic::Movsxd),
        _ => return None,
    };
    if !matches!(letters.next(), None | Some(b'w' | b'l' | b'q')) || letters.next().is_some() {
        return None;
    }
    Some(Reading {
        source: Some(source),
        ..Reading::of(mnemonic)
    })
}

/// `flds`, `fstpt`, `fildll`: letters mean other sizes here.
fn add_x87(name: &str, all: &mut Vec<Reading>) {
    let is_integer = name.starts_with("fi");
    let suffixes: &[(&str, u16)] = match is_integer {
        true => &[("s", 2), ("ll", 8), ("l", 4), ("q", 8)],
        false => &[("s", 4), ("l", 8), ("t", 10)],
    };
    for &(suffix, size) in suffixes {
        let stem = name.strip_suffix(suffix);
        if let Some(mnemonic) = stem.and_then(|stem| NAMES.get(stem)) {
            all.push(Reading {
                size: Some(size),
                ..Reading::of(*mnemonic)
            });
        }
    }
}

/// `cmpltsd`, `vcmpneq_uqps`, `vpcmpltub`, `pclmullqhqdq`.
fn add_predicates(name: &str, all: &mut Vec<Reading>) {
    let mut add = |name: String, number: usize| {
        if let Some(&mnemonic) = NAMES.get(&name) {
            all.push(Reading {
                immediate: Some(number as u8),
                ..Reading::of(mnemonic)
            });
        }
    };
    let carryless = ["lqlq", "hqlq", "", "lqhq", "hqhq"];
    for head in ["pclmul", "vpclmul"] {
        let middle = name
            .strip_prefix(head)
            .and_then(|rest| rest.strip_suffix("dq"));
        let (Some(middle), true) = (middle, name.len() > head.len() + 3) else {
            continue;
        };
        // The numbers have a bit for either half: 0, 1, 16, 17.
        let row = carryless.iter().position(|word| *word == middle);
        if let Some(row) = row {
            add(format!("{head}qdq"), [0, 1, 0, 16, 17][row]);
        }
    }
    let is_vex = name.starts_with('v');
    let compared = name.strip_prefix('v').unwrap_or(name).strip_prefix("cmp");
    if let Some((predicate, tail)) = compared.and_then(|rest| split_tail(rest, 2)) {
        let table = match is_vex {
            true => &PREDICATES[..],
            false => &PREDICATES[..8],
        };
        if let Some(number) = table.iter().position(|word| *word == predicate) {
            let head = if is_vex { "vcmp" } else { "cmp" };
            add(format!("{head}{tail}"), number);
        }
    }
    if let Some(rest) = name.strip_prefix("vpcmp") {
        for tail in 1..=2 {
            let Some((predicate, tail)) = split_tail(rest, tail) else {
                continue;
            };
            let number = INTEGER_PREDICATES
                .iter()
                .position(|word| *word == predicate);
            if let Some(number) = number {
                add(format!("vpcmp{tail}"), number);
            }
        }
    }
}

/// The text before its last letters, and those.
fn split_tail(text: &str, tail: usize) -> Option<(&str, &str)> {
    text.split_at_checked(text.len().checked_sub(tail)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_suffixes_and_aliases() {
        let has = |name: &str, mnemonic: Mnemonic, size: Option<u16>| {
            let all = readings(name, Dialect::Att);
            let found = all.iter().any(|r| r.mnemonic == mnemonic && r.size == size);
            assert!(found, "{name}: {all:?}");
        };
        has("addl", Mnemonic::Add, Some(4));
        has("addss", Mnemonic::Addss, None);
        has("jnz", Mnemonic::Jne, None);
        has("cmovnzl", Mnemonic::Cmovne, Some(4));
        has("setcb", Mnemonic::Setb, Some(1));
        has("cltq", Mnemonic::Cdqe, None);
        has("movsl", Mnemonic::Movsd, None);
        has("fildll", Mnemonic::Fild, Some(8));
        has("fstpt", Mnemonic::Fstp, Some(10));
        has("salq", Mnemonic::Shl, Some(8));
        has("movq", Mnemonic::Movq, None);
        has("movq", Mnemonic::Mov, Some(8));
        has("cmpltsd", Mnemonic::Cmpsd, None);
        assert_eq!(readings("cmpltsd", Dialect::Att)[0].immediate, Some(1));
        assert_eq!(readings("movslq", Dialect::Att)[0].source, Some(4));
        assert_eq!(
            readings("pclmulhqlqdq", Dialect::Intel)[0].immediate,
            Some(1)
        );
        assert_eq!(readings("addl", Dialect::Intel), []);
        assert_eq!(readings("nonsense", Dialect::Att), []);
    }
}
