//! Which register, address or number each operand of inline assembly is.
//!
//! Registers that are named come first, then those of small classes, then the rest. Inputs share
//! no register with outputs as long as there are enough; where there are not, they share those
//! of outputs that are not written early, as the constraints allow. Of alternatives, the first is
//! taken that can be had.

use super::registers::{self, RegisterClass, class};
use crate::ir::constraints::{Code, Constraint, Role};
use crate::sort;

/// What is known of the value of an operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OperandValue {
    /// Its size in bytes; of an indirect operand, that of what the pointer leads to.
    pub size: u32,
    /// Whether it is an `x86_fp80`.
    pub is_x87: bool,
    /// Whether it is a float or a vector.
    pub is_float: bool,
    /// What it is, if that is known.
    pub constant: Option<Constant>,
}

/// A value that is known when assembly is assembled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Constant {
    /// A number.
    Number(i64),
    /// The address of a symbol plus bytes: which symbol, the operand's number says.
    Symbol(i64),
}

/// A set of registers of which some are given to operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bank {
    /// `rax` to `r15`.
    General,
    /// `xmm0` to `xmm31` and what they are parts of.
    Vector,
    /// `k0` to `k7`.
    Mask,
    /// `mm0` to `mm7`.
    Mmx,
}

/// Where an operand is while the assembly runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OperandLocation {
    /// In a register.
    Register(Bank, u8),
    /// In `rax`, and the upper half in `rdx`.
    Pair,
    /// On the stack of the x87 unit, so many from the top.
    X87(u8),
    /// In the block of values, whose address for this operand is in a general register.
    Block(u8),
    /// In memory whose address is in a general register.
    Memory(u8),
    /// In memory so many bytes behind a symbol, which the text names.
    Named(i64),
    /// It is in the text.
    Immediate(Constant),
    /// A condition of the flags.
    Flag(&'static str),
    /// The label of this number.
    Label(u8),
}

/// The places of all operands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Binding {
    /// By operand: outputs, inputs and labels in the order of the constraints.
    pub places: Vec<OperandLocation>,
    /// General registers that are written: a bit for each number.
    pub written: u16,
    /// How many values on the stack of the x87 unit are left by inputs, below those of outputs.
    pub left_on_x87: u8,
}

/// The conditions of flag outputs: what stands behind `@cc`, and in `set`.
const FLAGS: [&str; 30] = [
    "a", "ae", "b", "be", "c", "e", "z", "g", "ge", "l", "le", "na", "nae", "nb", "nbe", "nc",
    "ne", "nz", "ng", "nge", "nl", "nle", "no", "np", "ns", "o", "p", "s", "pe", "po",
];

const RSP: u8 = 4;
const RBP: u8 = 5;
/// The general registers in the order in which they are given out: those that calls keep last.
const ORDER: [u8; 15] = [0, 1, 2, 6, 7, 8, 9, 10, 11, 3, 14, 15, 12, 13, RBP];

/// What a code of a constraint asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Want {
    /// One of these registers, a bit for each.
    Any(Bank, u32),
    Pair,
    X87(Option<u8>),
    Memory,
    /// Memory whose address the operand is.
    Address,
    Flag(&'static str),
    Tied(usize),
}

/// Binds the operands of a list of constraints; `values` has what is known of each but the
/// clobbers.
///
/// # Errors
///
/// What cannot be had, in words.
pub fn bind(constraints: &[Constraint<'_>], values: &[OperandValue]) -> Result<Binding, String> {
    /// More than any processor has registers for; each has up to 1 MiB of memory.
    const MOST: usize = 200;
    if values.len() > MOST {
        return Err(format!("assembly has no more than {MOST} operands here"));
    }
    let alternatives = constraints
        .iter()
        .map(|constraint| constraint.alternatives.len())
        .max();
    let mut first = None;
    for alternative in 0..alternatives.unwrap_or(1) {
        for share in [false, true] {
            match Binder::new(constraints, values, alternative, share).run() {
                Ok(binding) => return Ok(binding),
                Err(why) => first = first.or(Some(why)),
            }
        }
    }
    Err(first.unwrap_or_default())
}

struct Binder<'a, 'c> {
    constraints: &'a [Constraint<'c>],
    values: &'a [OperandValue],
    alternative: usize,
    /// Whether inputs may share registers with outputs.
    share: bool,
    /// The registers that are taken when the assembly begins, and when it ends, by bank.
    taken: [[u32; 2]; 4],
    places: Vec<Option<OperandLocation>>,
    written: u16,
    x87: [u8; 2],
}

impl<'a, 'c> Binder<'a, 'c> {
    fn new(
        constraints: &'a [Constraint<'c>],
        values: &'a [OperandValue],
        alternative: usize,
        share: bool,
    ) -> Self {
        let mut taken = [[0; 2]; 4];
        taken[Bank::General as usize] = [1 << RSP; 2];
        Binder {
            constraints,
            values,
            alternative,
            share,
            taken,
            places: vec![None; values.len()],
            written: 0,
            x87: [0; 2],
        }
    }

    fn run(mut self) -> Result<Binding, String> {
        self.clobbers();
        let mut wants = Vec::new();
        for n in 0..self.values.len() {
            wants.push(self.want(n)?);
        }
        // Those with the least choice come first.
        let mut order: Vec<usize> = (0..wants.len()).collect();
        sort::by_number(&mut order, |&n| match wants[n] {
            Some(Want::Any(_, set)) => set.count_ones(),
            Some(Want::Tied(_)) => 1000,
            _ => 40,
        });
        for n in order {
            if let Some(want) = wants[n] {
                let place = self.place(n, want)?;
                self.places[n] = Some(place);
            }
        }
        let left_on_x87 = self.left_on_x87(&wants);
        let places: Option<Vec<OperandLocation>> = self.places.iter().copied().collect();
        let Some(places) = places else {
            return Err("an operand is tied to one that has no place".into());
        };
        Ok(Binding {
            places,
            written: self.written,
            left_on_x87,
        })
    }

    fn clobbers(&mut self) {
        let clobbers = self
            .constraints
            .iter()
            .filter(|constraint| constraint.role == Role::Clobber);
        for constraint in clobbers {
            for code in constraint.codes(0) {
                let Code::Register(name) = *code else {
                    continue;
                };
                if let Some((bank, number)) = fixed(name)
                    && (bank, number) != (Bank::General, RSP)
                {
                    self.take(bank, number, [true, true], true);
                }
            }
        }
    }

    /// Takes a register when the assembly begins, when it ends, or both.
    fn take(&mut self, bank: Bank, number: u8, when: [bool; 2], written: bool) {
        for (taken, when) in self.taken[bank as usize].iter_mut().zip(when) {
            *taken |= u32::from(when) << number;
        }
        if bank == Bank::General && written {
            self.written |= 1 << number;
        }
    }

    /// What an operand asks for; `None` if it has its place already.
    fn want(&mut self, n: usize) -> Result<Option<Want>, String> {
        let constraint = &self.constraints[n];
        let value = self.values[n];
        if constraint.role == Role::Label {
            let before = self.constraints[..n].iter();
            let label = before
                .filter(|constraint| constraint.role == Role::Label)
                .count();
            self.places[n] = Some(OperandLocation::Label(label as u8));
            return Ok(None);
        }
        let codes = constraint.codes(self.alternative);
        if constraint.role == Role::Input && !constraint.indirect {
            let constant = value.constant;
            let immediate = codes
                .iter()
                .any(|code| constant.is_some_and(|constant| accepts(code, constant, value.size)));
            if let (true, Some(constant)) = (immediate, constant) {
                self.places[n] = Some(OperandLocation::Immediate(constant));
                return Ok(None);
            }
        }
        let wants: Result<Vec<Option<Want>>, String> =
            codes.iter().map(|code| want(code, value)).collect();
        let wants = wants?;
        let best = wants.iter().flatten().min_by_key(|want| match want {
            Want::Any(..) | Want::Pair | Want::X87(_) | Want::Flag(_) | Want::Tied(_) => {
                // What an indirect operand is of is in memory already.
                u8::from(constraint.indirect) * 2
            }
            Want::Memory | Want::Address => 1,
        });
        match best {
            Some(&want) => Ok(Some(want)),
            None => {
                let codes: Vec<String> = codes.iter().map(written).collect();
                Err(format!(
                    "no operand like this one, which is no constant in its range, goes with the \
                     constraint \"{}\"",
                    codes.concat()
                ))
            }
        }
    }

    /// Gives an operand a place.
    fn place(&mut self, n: usize, want: Want) -> Result<OperandLocation, String> {
        let constraint = &self.constraints[n];
        let is_output =
            constraint.role == Role::Output && (!constraint.indirect || want != Want::Memory);
        let tied = self.is_tied(n);
        let when = match (is_output, tied || constraint.early, self.share) {
            (_, true, _) | (_, _, false) => [true, true],
            (true, ..) => [false, true],
            (false, ..) => [true, false],
        };
        match want {
            Want::Any(bank, set) => {
                let taken = self.taken[bank as usize];
                let is_fixed = set.count_ones() == 1;
                let is_free = |number: u8| {
                    let bit = 1u32 << number;
                    let busy = (0..2).any(|i| when[i] && taken[i] & bit != 0);
                    set & bit != 0 && (is_fixed || !busy)
                };
                let found = match bank {
                    Bank::General if is_fixed => Some(set.trailing_zeros() as u8),
                    Bank::General => ORDER.into_iter().find(|&number| is_free(number)),
                    _ => (0..32).find(|&number| is_free(number)),
                };
                let Some(number) = found else {
                    return Err("this assembly needs more registers than there are".into());
                };
                if bank == Bank::General && number == RSP && !is_output {
                    return Err("the stack pointer cannot be an input".into());
                }
                self.take(bank, number, when, is_output || !is_fixed);
                self.written |= u16::from(bank == Bank::General) << number;
                Ok(OperandLocation::Register(bank, number))
            }
            Want::Pair => {
                for number in [0, 2] {
                    self.take(Bank::General, number, when, true);
                }
                Ok(OperandLocation::Pair)
            }
            Want::X87(depth) => {
                let next = &mut self.x87[usize::from(!is_output)];
                let depth = depth.unwrap_or(*next);
                *next = (*next).max(depth + 1);
                if depth > 7 {
                    return Err("the stack of the x87 unit has eight places".into());
                }
                Ok(OperandLocation::X87(depth))
            }
            Want::Memory | Want::Address => {
                let both = [true, !self.share];
                let taken = self.taken[Bank::General as usize];
                let is_free =
                    |&number: &u8| (0..2).all(|i| !both[i] || taken[i] & (1 << number) == 0);
                let Some(number) = ORDER.into_iter().find(is_free) else {
                    return Err("this assembly needs more registers than there are".into());
                };
                self.take(Bank::General, number, both, true);
                Ok(match constraint.indirect || want == Want::Address {
                    true => OperandLocation::Memory(number),
                    false => OperandLocation::Block(number),
                })
            }
            Want::Flag(condition) => Ok(OperandLocation::Flag(condition)),
            Want::Tied(output) => match self.places.get(output).copied().flatten() {
                Some(place) => Ok(place),
                None => Err("an operand is tied to one that has no place".into()),
            },
        }
    }

    /// Whether an input is tied to an operand.
    fn is_tied(&self, n: usize) -> bool {
        self.constraints.iter().any(|constraint| {
            let tied = |code: &Code<'_>| *code == Code::Tied(n);
            constraint.role == Role::Input && constraint.codes(self.alternative).iter().any(tied)
        })
    }

    /// How many inputs are left on the stack of the x87 unit by the assembly: those that are neither
    /// tied to an output nor clobbered.
    fn left_on_x87(&self, wants: &[Option<Want>]) -> u8 {
        let is_clobbered = |depth: u8| {
            let names: [&[u8]; 2] = [b"st", b"st(0)"];
            self.constraints.iter().any(|constraint| {
                let named = |code: &Code<'_>| match *code {
                    Code::Register(name) => {
                        depth == 0 && names.contains(&name)
                            || name == format!("st({depth})").as_bytes()
                    }
                    _ => false,
                };
                constraint.role == Role::Clobber && constraint.codes(0).iter().any(named)
            })
        };
        let outputs: Vec<u8> = self.x87_depths(Role::Output);
        let left = self.constraints.iter().zip(&self.places).zip(wants);
        let left = left.filter(|((constraint, place), want)| match place {
            Some(OperandLocation::X87(depth)) => {
                let own = constraint.role == Role::Input;
                let tied = matches!(want, Some(Want::Tied(_)));
                let same = outputs.contains(depth);
                own && !tied && !same && !is_clobbered(*depth)
            }
            _ => false,
        });
        left.count() as u8
    }

    fn x87_depths(&self, role: Role) -> Vec<u8> {
        let rows = self.constraints.iter().zip(&self.places);
        rows.filter(|(constraint, _)| constraint.role == role)
            .filter_map(|(_, place)| match place {
                Some(OperandLocation::X87(depth)) => Some(*depth),
                _ => None,
            })
            .collect()
    }
}

fn written(code: &Code<'_>) -> String {
    match *code {
        Code::Register(name) => format!("{{{}}}", String::from_utf8_lossy(name)),
        Code::Tied(number) => number.to_string(),
        Code::Letters(letters) => String::from_utf8_lossy(letters).into_owned(),
    }
}

/// Whether a constant is one that a code of a constraint takes as a part of the text.
fn accepts(code: &Code<'_>, constant: Constant, size: u32) -> bool {
    let Code::Letters([letter]) = code else {
        return false;
    };
    let unused = 64 - size.clamp(1, 8) * 8;
    let unsigned = |number: i64| (number as u64) << unused >> unused;
    match (letter, constant) {
        (b'i' | b'g' | b'X', _) | (b's', Constant::Symbol(_)) => true,
        (b'n', Constant::Number(_)) => true,
        (b'e', Constant::Number(number)) => i32::try_from(number).is_ok(),
        (b'Z', Constant::Number(number)) => u32::try_from(number).is_ok(),
        (b'I', Constant::Number(number)) => unsigned(number) < 32,
        (b'J', Constant::Number(number)) => unsigned(number) < 64,
        (b'K', Constant::Number(number)) => i8::try_from(number).is_ok(),
        (b'L', Constant::Number(number)) => {
            matches!(unsigned(number), 0xff | 0xffff | 0xffff_ffff)
        }
        (b'M', Constant::Number(number)) => unsigned(number) < 4,
        (b'N', Constant::Number(number)) => unsigned(number) < 256,
        (b'O', Constant::Number(number)) => unsigned(number) < 128,
        _ => false,
    }
}

/// What a code asks for; `None` if it takes only constants.
fn want(code: &Code<'_>, value: OperandValue) -> Result<Option<Want>, String> {
    const GENERAL: u32 = 0xffff & !(1 << RSP);
    let letters = match *code {
        Code::Tied(number) => return Ok(Some(Want::Tied(number))),
        Code::Register(name) => return fixed_want(name, value).map(Some),
        Code::Letters(letters) => letters,
    };
    let general = |set: u32| match value.size {
        0..=8 => Ok(Some(Want::Any(Bank::General, set))),
        _ => Err(format!(
            "a value of {} bytes does not fit in a register of the constraint \"{}\"",
            value.size,
            String::from_utf8_lossy(letters)
        )),
    };
    match letters {
        b"r" if value.is_x87 => Ok(Some(Want::X87(None))),
        b"r" | b"q" | b"l" => general(GENERAL),
        b"R" => general(0xff & !(1 << RSP)),
        b"Q" => general(0b1111),
        b"a" => general(1),
        b"c" => general(1 << 1),
        b"d" => general(1 << 2),
        b"b" => general(1 << 3),
        b"S" => general(1 << 6),
        b"D" => general(1 << 7),
        b"A" if value.size > 8 => Ok(Some(Want::Pair)),
        b"A" => general(0b101),
        b"X" | b"g" if value.is_float && value.size > 8 && !value.is_x87 => {
            Ok(Some(Want::Any(Bank::Vector, 0xffff)))
        }
        b"X" | b"g" if value.is_x87 || value.size > 8 => Ok(Some(Want::Memory)),
        b"X" | b"g" => general(GENERAL),
        b"x" | b"Yi" | b"Yt" | b"Y2" => Ok(Some(Want::Any(Bank::Vector, 0xffff))),
        b"v" => Ok(Some(Want::Any(Bank::Vector, 0xffff))),
        b"Yz" | b"Y0" => Ok(Some(Want::Any(Bank::Vector, 1))),
        b"y" | b"Ym" => Ok(Some(Want::Any(Bank::Mmx, 0xff))),
        b"k" => Ok(Some(Want::Any(Bank::Mask, 0xff))),
        b"Yk" => Ok(Some(Want::Any(Bank::Mask, 0xfe))),
        b"f" => Ok(Some(Want::X87(None))),
        b"t" => Ok(Some(Want::X87(Some(0)))),
        b"u" => Ok(Some(Want::X87(Some(1)))),
        b"m" | b"o" | b"V" => Ok(Some(Want::Memory)),
        b"p" => Ok(Some(Want::Address)),
        b"i" | b"n" | b"s" | b"e" | b"Z" | b"I" | b"J" | b"K" | b"L" | b"M" | b"N" | b"O"
        | b"E" | b"F" | b"G" | b"C" => Ok(None),
        other => Err(format!(
            "the constraint \"{}\" is not supported",
            String::from_utf8_lossy(other)
        )),
    }
}

/// What a register that is named asks for.
fn fixed_want(name: &[u8], value: OperandValue) -> Result<Want, String> {
    if let Some(condition) = name.strip_prefix(b"@cc") {
        let known = FLAGS.iter().find(|flag| flag.as_bytes() == condition);
        if let Some(known) = known {
            return Ok(Want::Flag(known));
        }
    }
    if name == b"st" || name.starts_with(b"st(") {
        let depth = name.get(3).map_or(0, |digit| digit.wrapping_sub(b'0'));
        return Ok(Want::X87(Some(depth.min(7))));
    }
    let Some((bank, number)) = fixed(name) else {
        return Err(format!(
            "there is no register {{{}}} for operands",
            String::from_utf8_lossy(name)
        ));
    };
    if bank == Bank::General && value.size > 8 {
        return match (number, value.size) {
            (0, 16) => Ok(Want::Pair),
            _ => Err(format!(
                "a value of {} bytes does not fit in a register",
                value.size
            )),
        };
    }
    Ok(Want::Any(bank, 1 << number))
}

/// The register of a name, as far as it can be an operand.
fn fixed(name: &[u8]) -> Option<(Bank, u8)> {
    let lower = name.to_ascii_lowercase();
    if let Some(number) = registers::general_number(&lower) {
        return Some((Bank::General, number));
    }
    let register = registers::by_name(std::str::from_utf8(&lower).ok()?)?;
    match class(register) {
        (RegisterClass::Vector(_), number) => Some((Bank::Vector, number)),
        (RegisterClass::Mask, number) => Some((Bank::Mask, number)),
        (RegisterClass::Mmx, number) => Some((Bank::Mmx, number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::constraints::parse;

    fn bound(text: &str, constants: &[Option<i64>]) -> Result<Vec<OperandLocation>, String> {
        let constraints = parse(text.as_bytes()).expect("well formed");
        let values: Vec<OperandValue> = constants
            .iter()
            .map(|constant| OperandValue {
                size: 4,
                is_x87: false,
                is_float: false,
                constant: constant.map(Constant::Number),
            })
            .collect();
        bind(&constraints, &values).map(|binding| binding.places)
    }

    fn general(number: u8) -> OperandLocation {
        OperandLocation::Register(Bank::General, number)
    }

    #[test]
    fn operands_get_registers() {
        assert_eq!(
            bound("={ax},r,0,~{ecx}", &[None; 3]),
            Ok(vec![general(0), general(2), general(0)])
        );
        assert_eq!(
            bound("=&r,r,r,~{flags}", &[None; 3]),
            Ok(vec![general(0), general(1), general(2)])
        );
        assert_eq!(
            bound("=Q,Q,{ax},{bx}", &[None; 4]),
            Ok(vec![general(1), general(2), general(0), general(3)])
        );
    }

    #[test]
    fn constants_are_checked_for_their_range() {
        let five = OperandLocation::Immediate(Constant::Number(5));
        assert_eq!(bound("I", &[Some(5)]), Ok(vec![five]));
        assert_eq!(bound("ri", &[Some(5)]), Ok(vec![five]));
        assert_eq!(bound("ri", &[None]), Ok(vec![general(0)]));
        assert!(bound("I", &[Some(32)]).is_err());
        assert!(bound("i", &[None]).is_err());
        assert_eq!(bound("Ir", &[Some(32)]), Ok(vec![general(0)]));
    }

    #[test]
    fn inputs_share_registers_of_outputs_where_there_are_too_few() {
        let many = "=r,".repeat(10) + &"r,".repeat(8) + "~{flags}";
        assert!(bound(&many, &[None; 18]).is_ok());
        let early = "=&r,".repeat(10) + &"r,".repeat(8) + "~{flags}";
        assert!(bound(&early, &[None; 18]).is_err());
    }

    #[test]
    fn alternatives_are_chosen_together() {
        assert_eq!(
            bound("=r|m,i|r", &[None, None]),
            Ok(vec![OperandLocation::Block(1), general(0)])
        );
    }
}
