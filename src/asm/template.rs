//! The template of inline assembly, with its operands put in their places.

use std::fmt::Write as _;

use super::bind::{Bank, Binding, Constant, OperandLocation, OperandValue};
use super::registers::general_name;
use super::{Dialect, Error};

/// A text that was made from a template, with where its parts come from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Expanded {
    /// The text.
    pub text: Vec<u8>,
    /// Places of the text and of the template that belong together, in order.
    places: Vec<(usize, usize)>,
}

impl Expanded {
    /// The place in the template that a place of the text comes from.
    pub fn origin(&self, at: usize) -> usize {
        let row = self.places.partition_point(|&(text, _)| text <= at);
        match row.checked_sub(1).map(|row| self.places[row]) {
            Some((text, template)) => {
                let next = self.places.get(row).map(|&(_, template)| template);
                let origin = template + (at - text);
                next.map_or(origin, |next| origin.min(next))
            }
            None => at,
        }
    }
}

/// The name under which a text refers to the symbol of an operand.
pub fn symbol_name(operand: usize) -> String {
    format!("\u{1}operand{operand}")
}

/// The operand whose symbol a name refers to.
pub fn operand_of(name: &str) -> Option<usize> {
    name.strip_prefix("\u{1}operand")?.parse().ok()
}

/// The name of the place where assembly leaves by a label.
pub fn label_name(label: u8) -> String {
    format!("\u{1}label{label}")
}

/// Puts operands into a template.
///
/// # Errors
///
/// What is wrong with a reference to an operand, with its place in the template.
pub fn expand(
    template: &[u8],
    binding: &Binding,
    values: &[OperandValue],
    dialect: Dialect,
) -> Result<Expanded, Error> {
    let mut out = Expanded::default();
    // Within `$(` and `$)`: the number of the variant, and whether it is for this dialect.
    let mut variant: Option<usize> = None;
    let wanted = usize::from(dialect == Dialect::Intel);
    let mut at = 0;
    while let Some(&byte) = template.get(at) {
        let is_kept = variant.is_none_or(|variant| variant == wanted);
        if byte != b'$' {
            if is_kept {
                if out.places.is_empty() {
                    out.places.push((0, at));
                }
                out.text.push(byte);
            }
            at += 1;
            continue;
        }
        let start = at;
        let mut piece = String::new();
        at += 2;
        match template.get(start + 1) {
            Some(b'$') => piece.push('$'),
            Some(b'(') if variant.is_none() => variant = Some(0),
            Some(b'|') => match &mut variant {
                Some(variant) => *variant += 1,
                None => piece.push('|'),
            },
            Some(b')') if variant.is_some() => variant = None,
            Some(b'{') => {
                let rest = &template[start + 2..];
                let Some(len) = memchr::memchr(b'}', rest) else {
                    return Err(Error::new(start, "`}` is missing"));
                };
                at = start + 2 + len + 1;
                let inner = String::from_utf8_lossy(&rest[..len]);
                let (number, modifier) = match inner.split_once(':') {
                    Some((number, modifier)) => (number, modifier),
                    None => (&*inner, ""),
                };
                match (number, modifier) {
                    ("", "uid") => piece.push('0'),
                    ("", "comment") => piece.push('#'),
                    ("", "private") => piece.push_str(".L"),
                    (number, modifier) => {
                        let done = operand(number, modifier, binding, values, dialect, &mut piece);
                        done.map_err(|why| Error::new(start, why))?;
                    }
                }
            }
            Some(b'0'..=b'9') => {
                let digits = template[start + 1..].iter();
                let len = digits.take_while(|byte| byte.is_ascii_digit()).count();
                at = start + 1 + len;
                let number = String::from_utf8_lossy(&template[start + 1..at]);
                let done = operand(&number, "", binding, values, dialect, &mut piece);
                done.map_err(|why| Error::new(start, why))?;
            }
            _ => {
                return Err(Error::new(
                    start,
                    "`$` stands before an operand or another `$`",
                ));
            }
        }
        if is_kept {
            out.places.push((out.text.len(), start));
            out.text.extend_from_slice(piece.as_bytes());
            out.places.push((out.text.len(), at));
        }
    }
    Ok(out)
}

/// Writes an operand, as its modifier asks.
fn operand(
    number: &str,
    modifier: &str,
    binding: &Binding,
    values: &[OperandValue],
    dialect: Dialect,
    out: &mut String,
) -> Result<(), String> {
    let number: usize = match number.parse() {
        Ok(number) if number < binding.places.len() => number,
        _ => return Err(format!("there is no operand `{number}`")),
    };
    let (place, value) = (binding.places[number], values[number]);
    let modifier = match modifier.as_bytes() {
        [] => None,
        [modifier] => Some(*modifier),
        _ => return Err(format!("the modifier `{modifier}` is not known")),
    };
    let known = match place {
        OperandLocation::Register(Bank::General, register) => {
            general(register, modifier, value, dialect, out)
        }
        OperandLocation::Pair => general(0, modifier.or(Some(b'q')), value, dialect, out),
        OperandLocation::Register(bank, register) => {
            other(bank, register, modifier, value, dialect, out)
        }
        OperandLocation::X87(depth) => {
            let sign = if dialect == Dialect::Att { "%" } else { "" };
            write!(out, "{sign}st({depth})").is_ok()
        }
        OperandLocation::Block(register) | OperandLocation::Memory(register) => {
            memory(register, modifier, dialect, out)
        }
        OperandLocation::Named(offset) => {
            modifier.is_none() && symbol(&symbol_name(number), offset, Some(b'a'), dialect, out)
        }
        OperandLocation::Immediate(Constant::Number(number)) => {
            immediate(number, modifier, dialect, out)
        }
        OperandLocation::Immediate(Constant::Symbol(offset)) => {
            symbol(&symbol_name(number), offset, modifier, dialect, out)
        }
        OperandLocation::Label(label) => {
            let name = label_name(label);
            let sign = match (modifier, dialect) {
                (None | Some(b'l' | b'P' | b'c'), _) | (_, Dialect::Intel) => "",
                _ => "$",
            };
            write!(out, "{sign}{name}").is_ok()
        }
        OperandLocation::Flag(_) => return Err("an operand of the flags has no name".into()),
    };
    match (known, modifier) {
        (true, _) => Ok(()),
        (false, Some(modifier)) => Err(format!(
            "the modifier `{}` does not go with this operand",
            char::from(modifier)
        )),
        (false, None) => Err("this operand has no name".into()),
    }
}

fn general(
    number: u8,
    modifier: Option<u8>,
    value: OperandValue,
    dialect: Dialect,
    out: &mut String,
) -> bool {
    let sign = if dialect == Dialect::Att { "%" } else { "" };
    let own = value.size.max(1).next_power_of_two().min(8) as u8;
    let size = match modifier {
        None | Some(b'c' | b'P' | b'p' | b'n') => own,
        Some(b'V') => {
            out.push_str(general_name(number, 8));
            return true;
        }
        Some(b'b') => 1,
        Some(b'w') => 2,
        Some(b'k') => 4,
        Some(b'q') => 8,
        Some(b'h') if number < 4 => {
            let letter = ['a', 'c', 'd', 'b'][usize::from(number)];
            return write!(out, "{sign}{letter}h").is_ok();
        }
        Some(b'a') => return memory(number, None, dialect, out),
        Some(b'A') => return write!(out, "*%{}", general_name(number, 8)).is_ok(),
        Some(b'z') => {
            out.push(suffix(value.size));
            return true;
        }
        _ => return false,
    };
    write!(out, "{sign}{}", general_name(number, size)).is_ok()
}

/// The suffix of instructions on operands of a size.
fn suffix(size: u32) -> char {
    match size {
        1 => 'b',
        2 => 'w',
        4 => 'l',
        _ => 'q',
    }
}

fn other(
    bank: Bank,
    number: u8,
    modifier: Option<u8>,
    value: OperandValue,
    dialect: Dialect,
    out: &mut String,
) -> bool {
    let sign = if dialect == Dialect::Att { "%" } else { "" };
    let stem = match (bank, modifier) {
        (Bank::Mask, None) => "k",
        (Bank::Mmx, None | Some(b'q')) => "mm",
        (Bank::Vector, Some(b'x')) => "xmm",
        (Bank::Vector, Some(b't')) => "ymm",
        (Bank::Vector, Some(b'g')) => "zmm",
        (Bank::Vector, None | Some(b'q' | b'd')) => match value.size {
            0..=16 => "xmm",
            17..=32 => "ymm",
            _ => "zmm",
        },
        _ => return false,
    };
    write!(out, "{sign}{stem}{number}").is_ok()
}

fn memory(register: u8, modifier: Option<u8>, dialect: Dialect, out: &mut String) -> bool {
    let offset = match modifier {
        Some(b'H') => 8,
        Some(b'A') if dialect == Dialect::Att => {
            out.push('*');
            0
        }
        None | Some(b'a' | b'P' | b'b' | b'w' | b'k' | b'q' | b'h' | b'x' | b't' | b'g' | b'p') => {
            0
        }
        Some(b'c' | b'n') => return false,
        _ => return false,
    };
    let name = general_name(register, 8);
    match (dialect, offset) {
        (Dialect::Att, 0) => write!(out, "(%{name})").is_ok(),
        (Dialect::Att, offset) => write!(out, "{offset}(%{name})").is_ok(),
        (Dialect::Intel, 0) => write!(out, "[{name}]").is_ok(),
        (Dialect::Intel, offset) => write!(out, "[{name} + {offset}]").is_ok(),
    }
}

fn immediate(number: i64, modifier: Option<u8>, dialect: Dialect, out: &mut String) -> bool {
    let (sign, number) = match (modifier, dialect) {
        (Some(b'n'), _) => ("", number.wrapping_neg()),
        (Some(b'c' | b'P' | b'p' | b'a'), _) | (_, Dialect::Intel) => ("", number),
        (None | Some(b'b' | b'w' | b'k' | b'q' | b'h'), Dialect::Att) => ("$", number),
        _ => return false,
    };
    write!(out, "{sign}{number}").is_ok()
}

fn symbol(
    name: &str,
    offset: i64,
    modifier: Option<u8>,
    dialect: Dialect,
    out: &mut String,
) -> bool {
    let plus = match offset {
        0 => String::new(),
        offset => format!("{offset:+}"),
    };
    match (modifier, dialect) {
        (Some(b'P' | b'c' | b'p'), _) => write!(out, "{name}{plus}").is_ok(),
        (Some(b'a'), Dialect::Att) => write!(out, "{name}{plus}(%rip)").is_ok(),
        (Some(b'a'), Dialect::Intel) => write!(out, "[rip + {name}{plus}]").is_ok(),
        (None | Some(b'q' | b'k'), Dialect::Att) => write!(out, "${name}{plus}").is_ok(),
        (None | Some(b'q' | b'k'), Dialect::Intel) => write!(out, "offset {name}{plus}").is_ok(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expanded(template: &str, dialect: Dialect) -> Result<String, Error> {
        let value = OperandValue {
            size: 4,
            is_x87: false,
            is_float: false,
            constant: None,
        };
        let binding = Binding {
            places: vec![
                OperandLocation::Register(Bank::General, 0),
                OperandLocation::Immediate(Constant::Number(5)),
                OperandLocation::Memory(6),
                OperandLocation::Immediate(Constant::Symbol(8)),
            ],
            ..Binding::default()
        };
        let expanded = expand(template.as_bytes(), &binding, &[value; 4], dialect)?;
        Ok(String::from_utf8_lossy(&expanded.text).into_owned())
    }

    #[test]
    fn operands_are_written_as_modifiers_ask() {
        let att = |text: &str| expanded(text, Dialect::Att).expect("well formed");
        assert_eq!(att("add$$ $1, $0"), "add$ $5, %eax");
        assert_eq!(
            att("${0:b} ${0:h} ${0:w} ${0:k} ${0:q}"),
            "%al %ah %ax %eax %rax"
        );
        assert_eq!(att("${1:c} ${1:n} ${0:a}"), "5 -5 (%rax)");
        assert_eq!(att("$2 ${2:H}"), "(%rsi) 8(%rsi)");
        assert_eq!(att("call ${3:P}"), "call \u{1}operand3+8");
        assert_eq!(att("$(a$|b$) c${:uid}"), "a c0");
        let intel = |text: &str| expanded(text, Dialect::Intel).expect("well formed");
        assert_eq!(intel("$(a$|b$) $0 $1 $2"), "b eax 5 [rsi]");
    }

    #[test]
    fn errors_have_places() {
        let wrong = |text: &str| expanded(text, Dialect::Att).map_err(|error| error.at);
        assert_eq!(wrong("nop $9"), Err(4));
        assert_eq!(wrong("${0:?}"), Err(0));
        assert_eq!(wrong("a ${0"), Err(2));
        assert_eq!(wrong("a $ b"), Err(2));
    }
}
