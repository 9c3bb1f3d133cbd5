//! A text as sections of code and data, with symbols and what is to be filled in.
//!
//! Statements are taken one after the other. Then jumps are given their lengths: all begin short,
//! and those whose targets are too far away become long until none has to any more. Promises: what
//! refers to a place within the same section is filled in already; what is left as [`Fixup`]s
//! needs addresses that only the linker knows.

use rustc_hash::FxHashMap;

use super::encode::{self, Encoded, Fixup};
use super::expr::{Cursor, Expr};
use super::operand;
use super::statement::{Statement, statements};
use super::{Dialect, Error};

/// What a section is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SectionKind {
    /// Code.
    Text,
    /// Data that is never written.
    ReadOnly,
    /// Data.
    Data,
    /// What only tools read: it is not in memory when the program runs.
    Note,
}

impl SectionKind {
    /// Whether it is data that a program has.
    pub fn is_data(self) -> bool {
        matches!(self, SectionKind::Data | SectionKind::ReadOnly)
    }
}

/// What a symbol is for others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SymbolKind {
    /// Only here.
    #[default]
    Local,
    /// A definition that others see, unless one of theirs is stronger.
    Weak,
    /// A definition that others see.
    Global,
}

/// A symbol of the text.
#[derive(Debug, Clone, Default)]
pub struct AsmSymbol {
    /// Where it is: a section by number, and bytes in it.
    pub place: Option<(usize, usize)>,
    /// What it is the same as, of one that is `.set`.
    pub value: Option<Expr>,
    /// Who sees it.
    pub kind: SymbolKind,
    /// `.type name, @function`.
    pub is_function: bool,
}

/// A section that was assembled.
#[derive(Debug, Clone)]
pub struct Section {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub kind: SectionKind,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The alignment of its start.
    pub align: usize,
    /// What is to be filled in, with the place in the text.
    pub fixups: Vec<(Fixup, usize)>,
}

/// What was assembled.
#[derive(Debug, Clone)]
pub struct Assembled {
    /// The sections, of which the first is `.text`.
    pub sections: Vec<Section>,
    /// The symbols that are defined or declared.
    pub symbols: FxHashMap<String, AsmSymbol>,
    /// Versions of symbols: the names, and what each is the same as.
    pub versions: Vec<(String, String)>,
}

/// A part of a section.
#[derive(Debug, Clone)]
enum Fragment {
    /// Bytes.
    Fixed(Encoded),
    /// A jump that may have to be the longer of two forms.
    Jump(Encoded),
    /// Filling up to a multiple, unless that takes too many bytes.
    Align {
        to: usize,
        fill: Option<u8>,
        most: usize,
    },
    /// So many times these bytes.
    Fill { count: usize, bytes: Vec<u8> },
    /// A symbol.
    Label(String),
}

#[derive(Debug)]
struct Building {
    name: String,
    kind: SectionKind,
    /// With the place in the text of each.
    items: Vec<(Fragment, usize)>,
}

/// Assembles texts, one behind the other.
#[derive(Debug)]
pub struct Assembler {
    sections: Vec<Building>,
    /// The section that is added to, the one before it, and those that were pushed.
    pub(super) current: usize,
    pub(super) previous: usize,
    pub(super) pushed: Vec<(usize, usize)>,
    pub(super) symbols: FxHashMap<String, AsmSymbol>,
    pub(super) versions: Vec<(String, String)>,
    /// How often each numeric label was defined.
    numeric: FxHashMap<u32, u32>,
    pub(super) dialect: Dialect,
    /// The place of the statement that is assembled.
    pub(super) at: usize,
}

impl Default for Assembler {
    fn default() -> Self {
        Assembler {
            sections: vec![Building {
                name: ".text".into(),
                kind: SectionKind::Text,
                items: Vec::new(),
            }],
            current: 0,
            previous: 0,
            pushed: Vec::new(),
            symbols: FxHashMap::default(),
            versions: Vec::new(),
            numeric: FxHashMap::default(),
            dialect: Dialect::Att,
            at: 0,
        }
    }
}

/// How large a section may be.
const MOST_BYTES: usize = 64 << 20;

/// Prefixes that may stand before an instruction or alone.
const PREFIXES: [(&str, u8); 22] = [
    ("lock", 0xf0),
    ("rep", 0xf3),
    ("repe", 0xf3),
    ("repz", 0xf3),
    ("repne", 0xf2),
    ("repnz", 0xf2),
    ("xacquire", 0xf2),
    ("xrelease", 0xf3),
    ("bnd", 0xf2),
    ("notrack", 0x3e),
    ("data16", 0x66),
    ("addr32", 0x67),
    ("cs", 0x2e),
    ("ss", 0x36),
    ("ds", 0x3e),
    ("es", 0x26),
    ("fs", 0x64),
    ("gs", 0x65),
    ("rex", 0x40),
    ("rex64", 0x48),
    ("rex.w", 0x48),
    ("rex.W", 0x48),
];

impl Assembler {
    /// Assembles a text behind what was assembled before.
    ///
    /// # Errors
    ///
    /// The first statement that cannot be assembled, with its place in the text.
    pub fn text(&mut self, text: &[u8], dialect: Dialect) -> Result<(), Error> {
        self.dialect = dialect;
        statements(text)
            .into_iter()
            .try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: Statement<'_>) -> Result<(), Error> {
        self.at = statement.at;
        let mut cursor = Cursor::new(statement.text);
        let placed = |(at, message): (usize, String)| Error::new(statement.at + at, message);
        loop {
            let start = cursor;
            if let Some(label) = self.label(&mut cursor).map_err(placed)? {
                self.define(label).map_err(|why| placed((start.at, why)))?;
                if cursor.peek().is_none() {
                    return Ok(());
                }
                continue;
            }
            break;
        }
        let mut prefixes = Vec::new();
        let mut encoding = None;
        loop {
            let start = cursor.at;
            if cursor.peek() == Some(b'{') {
                encoding = Some(forced_encoding(&mut cursor).map_err(placed)?);
                continue;
            }
            let Some(name) = cursor.name() else {
                return cursor.fail("an instruction is missing").map_err(placed);
            };
            let prefix = PREFIXES.iter().find(|(word, _)| *word == name);
            if let Some(&(_, byte)) = prefix {
                prefixes.push(byte);
                if cursor.peek().is_some() {
                    continue;
                }
                self.bytes(prefixes);
                return Ok(());
            }
            if name.starts_with('.') {
                return self.directive(&name, &mut cursor).map_err(placed);
            }
            if cursor.peek() == Some(b'=') {
                cursor.at += 1;
                let value = cursor.expr().map_err(placed)?;
                let value = self.resolved(value);
                return self.set(&name, value).map_err(|why| placed((start, why)));
            }
            let operands = operand::operands(&mut cursor, self.dialect).map_err(placed)?;
            let operands = self.with_labels(operands);
            let encoded = encode::encode(&name, &operands, self.dialect, encoding)
                .map_err(|why| placed((start, why)))?;
            self.push_instruction(&prefixes, encoded);
            return Ok(());
        }
    }

    /// `name:`, if the statement begins so.
    fn label(&mut self, cursor: &mut Cursor<'_>) -> Result<Option<String>, (usize, String)> {
        let start = *cursor;
        let name = match cursor.peek() {
            Some(b'0'..=b'9') => Some(cursor.number()?.to_string()),
            _ => cursor.name(),
        };
        match (name, cursor.peek()) {
            (Some(name), Some(b':')) => {
                cursor.at += 1;
                Ok(Some(name))
            }
            _ => {
                *cursor = start;
                Ok(None)
            }
        }
    }

    pub(super) fn define(&mut self, label: String) -> Result<(), String> {
        let name = match label.parse::<u32>() {
            Ok(number) => {
                let count = self.numeric.entry(number).or_default();
                *count += 1;
                numeric(number, *count)
            }
            Err(_) => label,
        };
        let symbol = self.symbols.entry(name.clone()).or_default();
        if symbol.place.is_some() || symbol.value.is_some() {
            return Err(format!("`{name}` is defined twice"));
        }
        symbol.place = Some((self.current, 0));
        self.push(Fragment::Label(name));
        Ok(())
    }

    /// Gives a symbol a value.
    pub(super) fn set(&mut self, name: &str, value: Expr) -> Result<(), String> {
        let symbol = self.symbols.entry(name.into()).or_default();
        if symbol.place.is_some() {
            return Err(format!("`{name}` is defined twice"));
        }
        symbol.value = Some(value);
        Ok(())
    }

    /// The same with names for numeric labels, `.`, and symbols that are numbers.
    pub(super) fn resolved(&mut self, mut expr: Expr) -> Expr {
        let plus = expr.plus.take().map(|name| self.resolved_name(name));
        let minus = expr.minus.take().map(|name| self.resolved_name(name));
        for (name, sign) in [(&plus, 1), (&minus, -1)] {
            let value = name.as_ref().and_then(|name| self.symbols.get(name));
            let value = value.and_then(|symbol| symbol.value.as_ref()?.constant());
            match value {
                Some(value) => expr.value = expr.value.wrapping_add(sign * value),
                None if sign > 0 => expr.plus.clone_from(&plus),
                None => expr.minus.clone_from(&minus),
            }
        }
        expr
    }

    fn resolved_name(&mut self, name: String) -> String {
        if name == "." {
            let count = self.sections[self.current].items.len();
            let here = format!("\u{1}here{}.{count}", self.current);
            if !self.symbols.contains_key(&here) {
                let place = Some((self.current, 0));
                self.symbols.entry(here.clone()).or_default().place = place;
                self.push(Fragment::Label(here.clone()));
            }
            return here;
        }
        let digits = name.strip_suffix(['f', 'b']);
        let (Some(digits), Some(direction)) = (digits, name.bytes().last()) else {
            return name;
        };
        let Ok(number) = digits.parse::<u32>() else {
            return name;
        };
        let count = self.numeric.get(&number).copied().unwrap_or(0);
        numeric(number, count + u32::from(direction == b'f'))
    }

    fn with_labels(&mut self, mut operands: operand::Operands) -> operand::Operands {
        let mut list = std::mem::take(&mut operands.list);
        for operand in &mut list {
            self.with_label(operand);
        }
        operands.list = list;
        operands
    }

    fn with_label(&mut self, operand: &mut operand::Operand) {
        use operand::Operand;
        match operand {
            Operand::Register(_) => {}
            Operand::Immediate(expr) => *expr = self.resolved(std::mem::take(expr)),
            Operand::Memory(memory) => {
                let expr = std::mem::take(&mut memory.displacement);
                memory.displacement = self.resolved(expr);
                // A place without a register is relative to the instruction in this dialect.
                let is_symbol = memory.displacement.constant().is_none();
                let is_sized = memory.size.is_some();
                let of_registers = memory.plain().is_none();
                if self.dialect == Dialect::Intel && is_symbol && is_sized && !of_registers {
                    memory.base = iced_x86::Register::RIP;
                }
            }
            Operand::Indirect(inner) => self.with_label(inner),
        }
    }

    fn push_instruction(&mut self, prefixes: &[u8], mut encoded: Encoded) {
        let prefixed = |encoded: &mut Encoded| {
            encoded.bytes.splice(0..0, prefixes.iter().copied());
            for fixup in &mut encoded.fixups {
                fixup.offset += prefixes.len();
            }
        };
        prefixed(&mut encoded);
        if let Some(longer) = &mut encoded.longer {
            prefixed(longer);
        }
        self.push(match encoded.longer.is_some() {
            true => Fragment::Jump(encoded),
            false => Fragment::Fixed(encoded),
        });
    }

    /// Appends bytes.
    pub(super) fn bytes(&mut self, bytes: Vec<u8>) {
        self.push(Fragment::Fixed(Encoded {
            bytes,
            fixups: Vec::new(),
            longer: None,
        }));
    }

    /// Appends a number of so many bytes.
    pub(super) fn value(&mut self, value: Expr, size: u8) {
        let value = self.resolved(value);
        if let Some(number) = value.constant() {
            self.bytes(number.to_le_bytes()[..usize::from(size)].to_vec());
            return;
        }
        let fixup = Fixup {
            offset: 0,
            size,
            value,
            relative: None,
        };
        self.push(Fragment::Fixed(Encoded {
            bytes: vec![0; usize::from(size)],
            fixups: vec![fixup],
            longer: None,
        }));
    }

    pub(super) fn fill(&mut self, count: usize, bytes: &[u8]) {
        let bytes = bytes.to_vec();
        self.push(Fragment::Fill { count, bytes });
    }

    pub(super) fn align(&mut self, to: usize, fill: Option<u8>, most: usize) {
        self.push(Fragment::Align { to, fill, most });
    }

    fn items(&mut self) -> &mut Vec<(Fragment, usize)> {
        &mut self.sections[self.current].items
    }

    fn push(&mut self, item: Fragment) {
        let at = self.at;
        self.items().push((item, at));
    }

    /// Goes on in a section, which may be a new one.
    pub(super) fn switch(&mut self, name: &str, kind: SectionKind) {
        self.previous = self.current;
        let known = self
            .sections
            .iter()
            .position(|section| section.name == name);
        self.current = known.unwrap_or_else(|| {
            self.sections.push(Building {
                name: name.into(),
                kind,
                items: Vec::new(),
            });
            self.sections.len() - 1
        });
    }

    /// Lays everything out.
    ///
    /// # Errors
    ///
    /// A value that does not fit in its place.
    pub fn finish(mut self) -> Result<Assembled, Error> {
        let mut long: Vec<Vec<bool>> = self
            .sections
            .iter()
            .map(|section| vec![false; section.items.len()])
            .collect();
        loop {
            for (n, section) in self.sections.iter().enumerate() {
                place_labels(&section.items, &long[n], n, &mut self.symbols);
            }
            let mut changed = false;
            for (n, section) in self.sections.iter().enumerate() {
                changed |= lengthen(&section.items, &mut long[n], n, &self.symbols);
            }
            if !changed {
                break;
            }
        }
        for (section, long) in self.sections.iter().zip(&long) {
            let mut size = 0;
            for ((item, at), &long) in section.items.iter().zip(long) {
                size += length(item, long, size);
                if size > MOST_BYTES {
                    return Err(Error::new(*at, "this section is larger than 64 MiB"));
                }
            }
        }
        let mut sections = Vec::new();
        for (n, section) in self.sections.iter().enumerate() {
            sections.push(contents(section, &long[n], n, &self.symbols)?);
        }
        Ok(Assembled {
            sections,
            symbols: self.symbols,
            versions: self.versions,
        })
    }
}

/// `{vex}`, `{evex}`.
fn forced_encoding(cursor: &mut Cursor<'_>) -> Result<iced_x86::EncodingKind, (usize, String)> {
    cursor.expect(b'{')?;
    let word = cursor.name().unwrap_or_default().to_ascii_lowercase();
    cursor.expect(b'}')?;
    match word.as_str() {
        "vex" | "vex2" | "vex3" => Ok(iced_x86::EncodingKind::VEX),
        "evex" => Ok(iced_x86::EncodingKind::EVEX),
        _ => cursor.fail(format!("`{{{word}}}` is not supported")),
    }
}

/// The name of a numeric label.
fn numeric(number: u32, count: u32) -> String {
    format!("\u{1}{number}.{count}")
}

/// The form of an item that counts, of an instruction.
fn form(item: &Fragment, long: bool) -> Option<&Encoded> {
    match item {
        Fragment::Fixed(encoded) => Some(encoded),
        Fragment::Jump(encoded) => Some(match (&encoded.longer, long) {
            (Some(longer), true) => longer,
            _ => encoded,
        }),
        _ => None,
    }
}

/// How many bytes an item has at an offset.
fn length(item: &Fragment, long: bool, offset: usize) -> usize {
    match *item {
        Fragment::Fixed(_) | Fragment::Jump(_) => {
            form(item, long).map_or(0, |form| form.bytes.len())
        }
        Fragment::Align { to, most, .. } => {
            let needed = offset.next_multiple_of(to) - offset;
            if needed > most { 0 } else { needed }
        }
        Fragment::Fill { count, ref bytes } => count * bytes.len(),
        Fragment::Label(_) => 0,
    }
}

fn place_labels(
    items: &[(Fragment, usize)],
    long: &[bool],
    section: usize,
    symbols: &mut FxHashMap<String, AsmSymbol>,
) {
    let mut offset = 0;
    for ((item, _), &long) in items.iter().zip(long) {
        if let Fragment::Label(name) = item
            && let Some(symbol) = symbols.get_mut(name)
        {
            symbol.place = Some((section, offset));
        }
        offset += length(item, long, offset);
    }
}

/// Makes jumps long that do not reach; whether there are any.
fn lengthen(
    items: &[(Fragment, usize)],
    long: &mut [bool],
    section: usize,
    symbols: &FxHashMap<String, AsmSymbol>,
) -> bool {
    let (mut offset, mut changed) = (0, false);
    for ((item, _), long) in items.iter().zip(long) {
        let len = length(item, *long, offset);
        if let (Fragment::Jump(short), false) = (item, *long)
            && let [fixup] = &short.fixups[..]
        {
            let target = distance(&fixup.value, section, offset + len, symbols);
            if target.is_none_or(|distance| i8::try_from(distance).is_err()) {
                *long = true;
                changed = true;
            }
        }
        offset += len;
    }
    changed
}

/// How far a symbol of the same section is from a place there.
fn distance(
    value: &Expr,
    section: usize,
    from: usize,
    symbols: &FxHashMap<String, AsmSymbol>,
) -> Option<i64> {
    let (Some(name), None) = (&value.plus, &value.minus) else {
        return None;
    };
    let symbol = symbols.get(name)?;
    // What others see may be another's definition.
    if symbol.kind == SymbolKind::Weak {
        return None;
    }
    let (of, at) = symbol.place?;
    (of == section).then(|| at as i64 + value.value - from as i64)
}

/// The difference of two symbols of one section, plus the rest.
fn difference(value: &Expr, symbols: &FxHashMap<String, AsmSymbol>) -> Option<i64> {
    let place = |name: &Option<String>| symbols.get(name.as_ref()?)?.place;
    let ((of, plus), (other, minus)) = (place(&value.plus)?, place(&value.minus)?);
    (of == other).then(|| plus as i64 - minus as i64 + value.value)
}

fn contents(
    section: &Building,
    long: &[bool],
    number: usize,
    symbols: &FxHashMap<String, AsmSymbol>,
) -> Result<Section, Error> {
    let mut bytes = Vec::new();
    let mut fixups = Vec::new();
    // What is to lead to a word that holds the address.
    let mut words = Vec::new();
    let mut align = 1;
    for ((item, at), &long) in section.items.iter().zip(long) {
        let start = bytes.len();
        if let Some(form) = form(item, long) {
            bytes.extend_from_slice(&form.bytes);
            for fixup in &form.fixups {
                let mut fixup = fixup.clone();
                fixup.offset += start;
                let after = fixup
                    .relative
                    .map(|after| fixup.offset + usize::from(after));
                let known = match after {
                    Some(after) => distance(&fixup.value, number, after, symbols),
                    None => difference(&fixup.value, symbols),
                };
                let known = match fixup.value.suffix.as_deref() {
                    None | Some("PLT") => known,
                    Some("GOTPCREL") => {
                        words.push((fixup, *at));
                        continue;
                    }
                    Some(other) => {
                        let why = format!("addresses with `@{other}` are not supported");
                        return Err(Error::new(*at, why));
                    }
                };
                match known {
                    Some(value) => {
                        fill_in(&mut bytes, &fixup, value).map_err(|why| Error::new(*at, why))?
                    }
                    None => fixups.push((fixup, *at)),
                }
            }
            continue;
        }
        let len = length(item, long, start);
        match *item {
            Fragment::Align { to, fill, .. } => {
                align = align.max(to);
                match (fill, section.kind) {
                    (None, SectionKind::Text) => pad(&mut bytes, len),
                    (fill, _) => bytes.resize(start + len, fill.unwrap_or(0)),
                }
            }
            Fragment::Fill {
                count,
                bytes: ref unit,
            } => bytes.extend(unit.repeat(count)),
            _ => {}
        }
    }
    for (fixup, at) in words {
        add_word(&mut bytes, &mut fixups, fixup, at).map_err(|why| Error::new(at, why))?;
    }
    Ok(Section {
        name: section.name.clone(),
        kind: section.kind,
        bytes,
        align,
        fixups,
    })
}

/// Appends a word with the address of a symbol, and lets the place lead there.
fn add_word(
    bytes: &mut Vec<u8>,
    fixups: &mut Vec<(Fixup, usize)>,
    fixup: Fixup,
    at: usize,
) -> Result<(), String> {
    bytes.resize(bytes.len().next_multiple_of(8), 0x90);
    let offset = bytes.len();
    bytes.extend([0; 8]);
    let from = fixup.offset + usize::from(fixup.relative.unwrap_or(fixup.size));
    fill_in(
        bytes,
        &fixup,
        offset as i64 - from as i64 + fixup.value.value,
    )?;
    let value = Expr {
        value: 0,
        suffix: None,
        ..fixup.value
    };
    let word = Fixup {
        offset,
        size: 8,
        value,
        relative: None,
    };
    fixups.push((word, at));
    Ok(())
}

/// Instructions that do nothing, of so many bytes in all.
fn pad(bytes: &mut Vec<u8>, mut len: usize) {
    const NOPS: [&[u8]; 9] = [
        &[0x90],
        &[0x66, 0x90],
        &[0x0f, 0x1f, 0x00],
        &[0x0f, 0x1f, 0x40, 0x00],
        &[0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x0f, 0x1f, 0x80, 0, 0, 0, 0],
        &[0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0],
        &[0x66, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0],
    ];
    while len > 0 {
        let part = len.min(NOPS.len());
        bytes.extend_from_slice(NOPS[part - 1]);
        len -= part;
    }
}

/// The name of the start of what [`Assembled::joined`] gives.
pub const START: &str = "\u{1}start";

impl Assembled {
    /// All sections of some kinds one behind the other, from an address that is a multiple of the
    /// given alignment. What is still to be filled in does not refer to the text's own symbols.
    ///
    /// # Errors
    ///
    /// A value that does not fit in its place.
    pub fn joined(&self) -> Result<(Vec<u8>, Vec<Fixup>), Error> {
        let mut starts = Vec::new();
        let mut bytes = Vec::new();
        for section in &self.sections {
            if section.kind != SectionKind::Note {
                bytes.resize(bytes.len().next_multiple_of(section.align), 0xcc);
            }
            starts.push(bytes.len());
            if section.kind != SectionKind::Note {
                bytes.extend_from_slice(&section.bytes);
            }
        }
        let mut left = Vec::new();
        for (section, start) in self.sections.iter().zip(&starts) {
            if section.kind == SectionKind::Note {
                continue;
            }
            for (fixup, at) in &section.fixups {
                let mut fixup = fixup.clone();
                fixup.offset += start;
                let place = |name: &Option<String>| {
                    let (of, offset) = self.symbols.get(name.as_ref()?)?.place?;
                    Some((starts[of] + offset) as i64)
                };
                let (plus, minus) = (place(&fixup.value.plus), place(&fixup.value.minus));
                let after = fixup
                    .relative
                    .map(|after| fixup.offset as i64 + i64::from(after));
                let known = match (plus, minus, after) {
                    (Some(plus), None, Some(after)) if fixup.value.minus.is_none() => {
                        Some(plus + fixup.value.value - after)
                    }
                    (Some(plus), Some(minus), None) => Some(plus - minus + fixup.value.value),
                    _ => None,
                };
                match (known, plus) {
                    (Some(value), _) => {
                        fill_in(&mut bytes, &fixup, value).map_err(|why| Error::new(*at, why))?;
                    }
                    (None, Some(plus)) => {
                        fixup.value.plus = Some(START.into());
                        fixup.value.value += plus;
                        left.push(fixup);
                    }
                    (None, None) => left.push(fixup),
                }
            }
        }
        Ok((bytes, left))
    }
}

/// Writes a value to its place.
///
/// # Errors
///
/// If it does not fit there.
pub fn fill_in(bytes: &mut [u8], fixup: &Fixup, value: i64) -> Result<(), String> {
    let bits = u32::from(fixup.size) * 8;
    let fits = bits == 64
        || value >= -(1 << (bits - 1))
            && value
                < 1 << if fixup.relative.is_some() {
                    bits - 1
                } else {
                    bits
                };
    if !fits {
        return Err(format!("{value:#x} does not fit in {bits} bits"));
    }
    let size = usize::from(fixup.size);
    bytes[fixup.offset..fixup.offset + size].copy_from_slice(&value.to_le_bytes()[..size]);
    Ok(())
}
