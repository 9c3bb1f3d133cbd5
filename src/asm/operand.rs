//! Operands as they are written, in both dialects.

use iced_x86::{Register, RoundingControl};

use super::Dialect;
use super::expr::{Cursor, Expr, Parsed};
use super::registers::{self, RegisterClass, class};

/// An operand in memory.
#[derive(Debug, Clone, PartialEq)]
pub struct Memory {
    /// The segment that is written; `None` for the usual one.
    pub segment: Register,
    /// The base register.
    pub base: Register,
    /// The index register.
    pub index: Register,
    /// What the index is multiplied by.
    pub scale: u32,
    /// What is added.
    pub displacement: Expr,
    /// The size in bytes, where it is written (`dword ptr`).
    pub size: Option<u16>,
    /// `{1to8}`: how often the element is repeated.
    pub broadcast: Option<u8>,
}

impl Memory {
    fn at(displacement: Expr) -> Memory {
        Memory {
            segment: Register::None,
            base: Register::None,
            index: Register::None,
            scale: 1,
            displacement,
            size: None,
            broadcast: None,
        }
    }

    /// The expression, of one that is nothing else.
    pub fn plain(&self) -> Option<&Expr> {
        let is_plain = self.base == Register::None
            && self.index == Register::None
            && self.segment == Register::None
            && self.broadcast.is_none();
        is_plain.then_some(&self.displacement)
    }
}

/// What is written as an operand.
#[derive(Debug, Clone, PartialEq)]
pub enum Operand {
    /// A register.
    Register(Register),
    /// A number or an address.
    Immediate(Expr),
    /// A place in memory; one that is nothing but a symbol may be what is jumped to.
    Memory(Memory),
    /// Where an indirect jump (`*%rax`) takes its target from.
    Indirect(Box<Operand>),
}

/// The operands of an instruction, in the order of the Intel dialect, and what stands in braces.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Operands {
    /// The operands.
    pub list: Vec<Operand>,
    /// `{%k1}`.
    pub mask: Option<Register>,
    /// `{z}`.
    pub zeroing: bool,
    /// `{rn-sae}`.
    pub rounding: Option<RoundingControl>,
    /// `{sae}`.
    pub sae: bool,
}

/// Reads the operands of an instruction up to the end of its statement.
pub(super) fn operands(cursor: &mut Cursor<'_>, dialect: Dialect) -> Parsed<Operands> {
    let mut operands = Operands::default();
    if cursor.peek().is_none() {
        return Ok(operands);
    }
    loop {
        if cursor.peek() == Some(b'{') {
            decorations(cursor, &mut operands)?;
        } else {
            let operand = match dialect {
                Dialect::Att => att(cursor)?,
                Dialect::Intel => intel(cursor)?,
            };
            operands.list.push(operand);
            while cursor.peek() == Some(b'{') {
                decorations(cursor, &mut operands)?;
            }
        }
        match cursor.peek() {
            None => break,
            Some(b',') => cursor.at += 1,
            Some(_) => return cursor.fail("an operand ends here, and no comma follows"),
        }
    }
    if dialect == Dialect::Att {
        operands.list.reverse();
    }
    Ok(operands)
}

/// `{%k1}`, `{z}`, `{1to8}`, `{rn-sae}`.
fn decorations(cursor: &mut Cursor<'_>, operands: &mut Operands) -> Parsed<()> {
    cursor.expect(b'{')?;
    let rest = cursor.rest();
    let Some(end) = memchr::memchr(b'}', rest) else {
        return cursor.fail("`}` is missing");
    };
    let word = String::from_utf8_lossy(&rest[..end]).to_ascii_lowercase();
    let word = word.trim();
    let mask = registers::by_name(word.trim_start_matches('%'));
    match (word, mask) {
        ("z", _) => operands.zeroing = true,
        ("sae", _) => operands.sae = true,
        ("rn-sae" | "rne-sae", _) => operands.rounding = Some(RoundingControl::RoundToNearest),
        ("rd-sae", _) => operands.rounding = Some(RoundingControl::RoundDown),
        ("ru-sae", _) => operands.rounding = Some(RoundingControl::RoundUp),
        ("rz-sae", _) => operands.rounding = Some(RoundingControl::RoundTowardZero),
        (_, Some(register)) if class(register).0 == RegisterClass::Mask => {
            operands.mask = Some(register)
        }
        (word, _) => {
            let count = word.strip_prefix("1to").and_then(|n| n.parse().ok());
            match (operands.list.last_mut(), count) {
                (Some(Operand::Memory(memory)), Some(count)) => memory.broadcast = Some(count),
                _ => return cursor.fail(format!("`{{{word}}}` is not known here")),
            }
        }
    }
    cursor.at += end + 1;
    Ok(())
}

/// An operand of the AT&T dialect.
fn att(cursor: &mut Cursor<'_>) -> Parsed<Operand> {
    cursor.deeper()?;
    match cursor.peek() {
        Some(b'*') => {
            cursor.at += 1;
            Ok(Operand::Indirect(Box::new(att(cursor)?)))
        }
        Some(b'$') => {
            cursor.at += 1;
            Ok(Operand::Immediate(cursor.expr()?))
        }
        Some(b'%') => {
            let register = att_register(cursor)?;
            match class(register).0 {
                RegisterClass::Segment if cursor.eat(b':') => {
                    let mut memory = att_memory(cursor)?;
                    memory.segment = register;
                    Ok(Operand::Memory(memory))
                }
                _ => Ok(Operand::Register(register)),
            }
        }
        _ => Ok(Operand::Memory(att_memory(cursor)?)),
    }
}

/// `%eax`, `%st(1)`.
fn att_register(cursor: &mut Cursor<'_>) -> Parsed<Register> {
    cursor.expect(b'%')?;
    register(cursor)
}

fn register(cursor: &mut Cursor<'_>) -> Parsed<Register> {
    let start = cursor.at;
    let name = cursor.name().unwrap_or_default();
    let mut found = registers::by_name(&name);
    if found == Some(Register::ST0) && name.len() == 2 && cursor.rest().first() == Some(&b'(') {
        cursor.at += 1;
        let number = cursor.number()?;
        cursor.expect(b')')?;
        found = registers::by_name(&format!("st{number}"));
    }
    match found {
        Some(register) => Ok(register),
        None => Err((start, format!("`{name}` is no register"))),
    }
}

/// `8(%rax,%rcx,4)`.
fn att_memory(cursor: &mut Cursor<'_>) -> Parsed<Memory> {
    let mut memory = Memory::at(Expr::default());
    let opens_registers = |cursor: &Cursor<'_>| {
        let mut ahead = *cursor;
        ahead.eat(b'(') && matches!(ahead.peek(), Some(b'%' | b','))
    };
    if !opens_registers(cursor) {
        memory.displacement = cursor.expr()?;
    }
    if !cursor.eat(b'(') {
        return Ok(memory);
    }
    if cursor.peek() == Some(b'%') {
        memory.base = att_register(cursor)?;
    }
    if cursor.eat(b',') {
        if cursor.peek() == Some(b'%') {
            memory.index = att_register(cursor)?;
        }
        if cursor.eat(b',') && cursor.peek() != Some(b')') {
            memory.scale = scale(cursor)?;
        }
    }
    cursor.expect(b')')?;
    Ok(memory)
}

fn scale(cursor: &mut Cursor<'_>) -> Parsed<u32> {
    match cursor.expr()?.constant() {
        Some(scale @ (1 | 2 | 4 | 8)) => Ok(scale as u32),
        _ => cursor.fail("an index is multiplied by 1, 2, 4 or 8"),
    }
}

/// The sizes that the Intel dialect names, in bytes.
const SIZES: [(&str, u16); 13] = [
    ("byte", 1),
    ("word", 2),
    ("dword", 4),
    ("fword", 6),
    ("qword", 8),
    ("mmword", 8),
    ("tbyte", 10),
    ("xword", 10),
    ("oword", 16),
    ("xmmword", 16),
    ("ymmword", 32),
    ("zmmword", 64),
    ("long", 4),
];

/// An operand of the Intel dialect.
fn intel(cursor: &mut Cursor<'_>) -> Parsed<Operand> {
    cursor.deeper()?;
    let start = *cursor;
    if cursor.peek() == Some(b'[') {
        return Ok(Operand::Memory(intel_memory(cursor, Expr::default())?));
    }
    // Either dialect may have `%` before a register.
    cursor.eat(b'%');
    let Some(name) = cursor.name() else {
        *cursor = start;
        return intel_value(cursor);
    };
    let lower = name.to_ascii_lowercase();
    if let Some(&(_, size)) = SIZES.iter().find(|(word, _)| *word == lower) {
        let before = *cursor;
        let word = cursor.name().unwrap_or_default();
        if !word.eq_ignore_ascii_case("ptr") {
            *cursor = before;
        }
        return match intel(cursor)? {
            Operand::Memory(memory) => Ok(Operand::Memory(Memory {
                size: Some(size),
                ..memory
            })),
            Operand::Immediate(place) => Ok(Operand::Memory(Memory {
                size: Some(size),
                ..Memory::at(place)
            })),
            other => Ok(other),
        };
    }
    match lower.as_str() {
        "offset" | "flat" => {
            cursor.eat(b':');
            return Ok(Operand::Immediate(cursor.expr()?));
        }
        "short" | "near" | "ptr" => return intel(cursor),
        _ => {}
    }
    if registers::by_name(&name).is_none() {
        *cursor = start;
        return intel_value(cursor);
    }
    *cursor = start;
    cursor.eat(b'%');
    let register = register(cursor)?;
    if class(register).0 == RegisterClass::Segment && cursor.eat(b':') {
        return match intel(cursor)? {
            Operand::Memory(memory) => Ok(Operand::Memory(Memory {
                segment: register,
                ..memory
            })),
            Operand::Immediate(place) => Ok(Operand::Memory(Memory {
                segment: register,
                ..Memory::at(place)
            })),
            _ => cursor.fail("a segment is of memory"),
        };
    }
    Ok(Operand::Register(register))
}

/// A number; or a symbol, which is a place in memory, with or without what is in brackets.
fn intel_value(cursor: &mut Cursor<'_>) -> Parsed<Operand> {
    let expr = cursor.expr()?;
    if cursor.peek() == Some(b'[') {
        return Ok(Operand::Memory(intel_memory(cursor, expr)?));
    }
    Ok(match expr.constant() {
        Some(_) => Operand::Immediate(expr),
        None => Operand::Memory(Memory::at(expr)),
    })
}

/// `[rax + 4*rcx + 8]`, one or more behind a displacement.
fn intel_memory(cursor: &mut Cursor<'_>, displacement: Expr) -> Parsed<Memory> {
    let mut memory = Memory::at(displacement);
    while cursor.eat(b'[') {
        let mut negative = false;
        loop {
            intel_term(cursor, &mut memory, negative)?;
            negative = match cursor.peek() {
                Some(b'+') => false,
                Some(b'-') => true,
                _ => break,
            };
            cursor.at += 1;
        }
        cursor.expect(b']')?;
    }
    Ok(memory)
}

/// One summand of an address: a register, one that is multiplied, or an expression.
fn intel_term(cursor: &mut Cursor<'_>, memory: &mut Memory, negative: bool) -> Parsed<()> {
    cursor.deeper()?;
    if let Some((register, factor)) = intel_scaled(cursor)? {
        if class(register).0 == RegisterClass::Segment && cursor.eat(b':') {
            memory.segment = register;
            return intel_term(cursor, memory, false);
        }
        if negative {
            return cursor.fail("a register cannot be subtracted");
        }
        let is_vector = matches!(class(register).0, RegisterClass::Vector(_));
        match (factor, memory.base, memory.index) {
            (None, Register::None, _) if !is_vector => memory.base = register,
            (_, _, Register::None) => {
                memory.index = register;
                memory.scale = factor.unwrap_or(1);
            }
            _ => return cursor.fail("an address has a base and an index at most"),
        }
        return Ok(());
    }
    // Higher levels than sums, so that registers that follow stay.
    let term = cursor.term()?;
    let sum = match negative {
        true => memory.displacement.clone().minus(term),
        false => memory.displacement.clone().plus(term),
    };
    match sum {
        Some(sum) => {
            memory.displacement = sum;
            Ok(())
        }
        None => cursor.fail("this address is too complicated"),
    }
}

/// `rcx`, `rcx*4` or `4*rcx`, if there is one.
fn intel_scaled(cursor: &mut Cursor<'_>) -> Parsed<Option<(Register, Option<u32>)>> {
    let start = *cursor;
    let mut factor = None;
    if matches!(cursor.peek(), Some(b'0'..=b'9')) {
        let number = cursor.number();
        match (number, cursor.eat(b'*')) {
            (Ok(number), true) => factor = u32::try_from(number).ok(),
            _ => {
                *cursor = start;
                return Ok(None);
            }
        }
    }
    cursor.eat(b'%');
    let Some(register) = cursor.name().and_then(|name| registers::by_name(&name)) else {
        *cursor = start;
        return Ok(None);
    };
    if factor.is_none() && cursor.eat(b'*') {
        factor = Some(scale_of_term(cursor)?);
    }
    if factor.is_some_and(|factor| ![1, 2, 4, 8].contains(&factor)) {
        return cursor.fail("an index is multiplied by 1, 2, 4 or 8");
    }
    Ok(Some((register, factor)))
}

fn scale_of_term(cursor: &mut Cursor<'_>) -> Parsed<u32> {
    let factor = cursor.number()?;
    Ok(u32::try_from(factor).unwrap_or(0))
}
