//! Directives: `.byte`, `.section`, `.globl` and the others.

use super::Dialect;
use super::assemble::{Assembler, SectionKind, SymbolKind};
use super::expr::{Cursor, Parsed, escape};

/// Directives that say nothing of what runs: for debuggers, unwinders, linkers and people.
const IGNORED: &[&str] = &[
    ".ident",
    ".file",
    ".loc",
    ".size",
    ".hidden",
    ".protected",
    ".internal",
    ".addrsig",
    ".addrsig_sym",
    ".no_dead_strip",
    ".cfi_startproc",
    ".cfi_endproc",
    ".cfi_def_cfa",
    ".cfi_def_cfa_offset",
    ".cfi_def_cfa_register",
    ".cfi_adjust_cfa_offset",
    ".cfi_offset",
    ".cfi_rel_offset",
    ".cfi_remember_state",
    ".cfi_restore_state",
    ".cfi_restore",
    ".cfi_escape",
    ".cfi_undefined",
    ".cfi_same_value",
    ".cfi_register",
    ".cfi_sections",
    ".cfi_signal_frame",
    ".cfi_personality",
    ".cfi_lsda",
    ".cfi_return_column",
    ".cfi_window_save",
    ".cfi_val_offset",
    ".code64",
    ".arch",
    ".func",
    ".endfunc",
    ".extern",
    ".lto_discard",
    ".lto_set_conditional",
    ".print",
    ".gnu_attribute",
    ".version",
    ".linkonce",
];

impl Assembler {
    /// Carries out a directive, whose operands follow.
    pub(super) fn directive(&mut self, name: &str, cursor: &mut Cursor<'_>) -> Parsed<()> {
        match name {
            ".byte" => self.values(cursor, 1),
            ".short" | ".word" | ".value" | ".2byte" | ".hword" => self.values(cursor, 2),
            ".long" | ".int" | ".4byte" => self.values(cursor, 4),
            ".quad" | ".8byte" => self.values(cursor, 8),
            ".octa" => {
                let value = self.number(cursor)?;
                let mut bytes = value.to_le_bytes().to_vec();
                bytes.resize(16, 0);
                self.bytes(bytes);
                Ok(())
            }
            ".float" | ".single" => self.floats(cursor, |value, out| {
                out.extend_from_slice(&(value as f32).to_le_bytes());
            }),
            ".double" => self.floats(cursor, |value, out| {
                out.extend_from_slice(&value.to_le_bytes());
            }),
            ".ascii" => self.strings(cursor, false),
            ".asciz" | ".string" => self.strings(cursor, true),
            ".zero" | ".skip" | ".space" => {
                let count = self.count(cursor)?;
                let byte = match cursor.eat(b',') {
                    true => self.number(cursor)? as u8,
                    false => 0,
                };
                self.fill(count, &[byte]);
                Ok(())
            }
            ".fill" => self.repeated(cursor),
            ".p2align" | ".balign" | ".align" => self.alignment(name == ".p2align", cursor),
            ".section" | ".pushsection" => self.section(name == ".pushsection", cursor),
            ".popsection" => match self.pushed.pop() {
                Some((current, previous)) => {
                    (self.current, self.previous) = (current, previous);
                    Ok(())
                }
                None => cursor.fail("no section was pushed"),
            },
            ".previous" => {
                std::mem::swap(&mut self.current, &mut self.previous);
                Ok(())
            }
            ".text" => self.subsection(cursor, ".text", SectionKind::Text),
            ".data" => self.subsection(cursor, ".data", SectionKind::Data),
            ".bss" => self.subsection(cursor, ".bss", SectionKind::Data),
            ".rodata" => self.subsection(cursor, ".rodata", SectionKind::ReadOnly),
            ".globl" | ".global" => self.visible(cursor, SymbolKind::Global),
            ".weak" => self.visible(cursor, SymbolKind::Weak),
            ".local" => self.visible(cursor, SymbolKind::Local),
            ".comm" | ".lcomm" => self.common(name == ".comm", cursor),
            ".type" => self.symbol_type(cursor),
            ".set" | ".equ" | ".equiv" => {
                let symbol = self.symbol(cursor)?;
                cursor.expect(b',')?;
                let value = cursor.expr()?;
                let value = self.resolved(value);
                self.set(&symbol, value).map_err(|why| (0, why))
            }
            ".symver" => {
                let symbol = self.symbol(cursor)?;
                cursor.expect(b',')?;
                let rest = String::from_utf8_lossy(cursor.rest().trim_ascii());
                let version = rest.split(',').next().unwrap_or_default().trim();
                self.versions.push((version.to_string(), symbol));
                Ok(())
            }
            ".intel_syntax" => {
                self.dialect = Dialect::Intel;
                Ok(())
            }
            ".att_syntax" => {
                self.dialect = Dialect::Att;
                Ok(())
            }
            ".nop" | ".nops" => {
                let count = self.count(cursor)?;
                self.fill(count, &[0x90]);
                Ok(())
            }
            _ if IGNORED.contains(&name) => Ok(()),
            _ => Err((0, format!("the directive `{name}` is not supported"))),
        }
    }

    fn symbol(&mut self, cursor: &mut Cursor<'_>) -> Parsed<String> {
        match cursor.name() {
            Some(name) => Ok(name),
            None => cursor.fail("the name of a symbol is missing"),
        }
    }

    fn number(&mut self, cursor: &mut Cursor<'_>) -> Parsed<i64> {
        let expr = cursor.expr()?;
        match self.resolved(expr).constant() {
            Some(number) => Ok(number),
            None => cursor.fail("this has to be a number"),
        }
    }

    /// How many bytes there are to be.
    fn count(&mut self, cursor: &mut Cursor<'_>) -> Parsed<usize> {
        const MOST: i64 = 1 << 24;
        match self.number(cursor)? {
            count @ 0..=MOST => Ok(count as usize),
            _ => cursor.fail("this is no count of bytes up to 16 MiB"),
        }
    }

    fn values(&mut self, cursor: &mut Cursor<'_>, size: u8) -> Parsed<()> {
        if cursor.peek().is_none() {
            return Ok(());
        }
        loop {
            let value = cursor.expr()?;
            self.value(value, size);
            if !cursor.eat(b',') {
                return end(cursor);
            }
        }
    }

    fn floats(&mut self, cursor: &mut Cursor<'_>, put: fn(f64, &mut Vec<u8>)) -> Parsed<()> {
        let text = String::from_utf8_lossy(cursor.rest()).into_owned();
        let mut bytes = Vec::new();
        for part in text.split(',') {
            match part.trim().parse() {
                Ok(value) => put(value, &mut bytes),
                Err(_) => return cursor.fail("this is no floating-point number"),
            }
        }
        self.bytes(bytes);
        Ok(())
    }

    fn strings(&mut self, cursor: &mut Cursor<'_>, ended: bool) -> Parsed<()> {
        let mut bytes = Vec::new();
        loop {
            string(cursor, &mut bytes)?;
            if ended {
                bytes.push(0);
            }
            if !cursor.eat(b',') {
                self.bytes(bytes);
                return end(cursor);
            }
        }
    }

    /// `.fill count, size, value`.
    fn repeated(&mut self, cursor: &mut Cursor<'_>) -> Parsed<()> {
        let count = self.count(cursor)?;
        let (mut size, mut value) = (1, 0);
        if cursor.eat(b',') {
            size = self.number(cursor)?;
            if cursor.eat(b',') {
                value = self.number(cursor)?;
            }
        }
        let Some(size) = usize::try_from(size).ok().filter(|&size| size <= 8) else {
            return cursor.fail("what is repeated has up to 8 bytes");
        };
        self.fill(count, &value.to_le_bytes()[..size]);
        Ok(())
    }

    /// `.p2align 4, 0x90, 8`.
    fn alignment(&mut self, power: bool, cursor: &mut Cursor<'_>) -> Parsed<()> {
        const MOST: i64 = 4096;
        let number = self.number(cursor)?;
        let to = match (power, number) {
            (true, 0..=12) => 1 << number,
            (false, 0) => 1,
            (false, 1..=MOST) if (number as usize).is_power_of_two() => number as usize,
            _ => return cursor.fail("an alignment is a power of two up to 4096"),
        };
        let (mut fill, mut most) = (None, usize::MAX);
        if cursor.eat(b',') {
            if cursor.peek() != Some(b',') {
                fill = Some(self.number(cursor)? as u8);
            }
            if cursor.eat(b',') {
                most = self.count(cursor)?;
            }
        }
        self.align(to, fill, most);
        Ok(())
    }

    /// `.section .rodata.str, "aMS", @progbits, 1`.
    fn section(&mut self, push: bool, cursor: &mut Cursor<'_>) -> Parsed<()> {
        let rest = String::from_utf8_lossy(cursor.rest().trim_ascii()).into_owned();
        let mut parts = rest
            .splitn(3, ',')
            .map(|part| part.trim().trim_matches('"'));
        let name = parts.next().unwrap_or_default();
        if name.is_empty() {
            return cursor.fail("the name of a section is missing");
        }
        let flags = parts.next();
        const NOT_RUN: [&str; 5] = [".preinit_array", ".init", ".fini", ".ctors", ".dtors"];
        if NOT_RUN.iter().any(|stem| is_of(name, stem)) {
            let why =
                format!("what is in `{name}` is not run: `.init_array` is, and `.fini_array`");
            return cursor.fail(why);
        }
        if push {
            self.pushed.push((self.current, self.previous));
        }
        let previous = self.current;
        self.switch(name, kind(name, flags));
        self.previous = previous;
        Ok(())
    }

    fn subsection(&mut self, cursor: &mut Cursor<'_>, name: &str, kind: SectionKind) -> Parsed<()> {
        self.switch(name, kind);
        match cursor.peek() {
            None | Some(b'0') => Ok(()),
            _ => cursor.fail("numbered subsections are not supported"),
        }
    }

    fn visible(&mut self, cursor: &mut Cursor<'_>, kind: SymbolKind) -> Parsed<()> {
        loop {
            let symbol = self.symbol(cursor)?;
            self.symbols.entry(symbol).or_default().kind = kind;
            if !cursor.eat(b',') {
                return end(cursor);
            }
        }
    }

    /// `.comm name, size, align`.
    fn common(&mut self, is_global: bool, cursor: &mut Cursor<'_>) -> Parsed<()> {
        let symbol = self.symbol(cursor)?;
        cursor.expect(b',')?;
        let size = self.count(cursor)?;
        let align = match cursor.eat(b',') {
            true => self.count(cursor)?.max(1),
            false => 16,
        };
        if !align.is_power_of_two() || align > 4096 {
            return cursor.fail("an alignment is a power of two up to 4096");
        }
        let (current, previous) = (self.current, self.previous);
        self.switch(".bss", SectionKind::Data);
        self.align(align, None, usize::MAX);
        let at = cursor.at;
        if is_global {
            self.symbols.entry(symbol.clone()).or_default().kind = SymbolKind::Weak;
        }
        self.define(symbol).map_err(|why| (at, why))?;
        self.fill(size, &[0]);
        (self.current, self.previous) = (current, previous);
        Ok(())
    }

    /// `.type name, @function`.
    fn symbol_type(&mut self, cursor: &mut Cursor<'_>) -> Parsed<()> {
        let symbol = self.symbol(cursor)?;
        cursor.eat(b',');
        let rest = cursor.rest().trim_ascii();
        let kind = rest.trim_ascii_start();
        let word = kind
            .strip_prefix(b"@")
            .or(kind.strip_prefix(b"%"))
            .unwrap_or(kind);
        match word {
            b"gnu_indirect_function" => cursor.fail("this type of a symbol is not supported"),
            b"tls_object" => cursor.fail("this type of a symbol is not supported"),
            _ => {
                let is_function = matches!(word, b"function" | b"STT_FUNC" | b"\"function\"");
                self.symbols.entry(symbol).or_default().is_function = is_function;
                Ok(())
            }
        }
    }
}

/// What a section is for, by its flags or by its name.
fn kind(name: &str, flags: Option<&str>) -> SectionKind {
    let is = |stem: &str| is_of(name, stem);
    match flags {
        _ if is(".discard") || is(".note") || is(".comment") => SectionKind::Note,
        Some(flags) if !flags.contains('a') => SectionKind::Note,
        Some(flags) if flags.contains('x') => SectionKind::Text,
        Some(flags) if flags.contains('w') => SectionKind::Data,
        Some(_) => SectionKind::ReadOnly,
        None if is(".text") => SectionKind::Text,
        None if is(".rodata") => SectionKind::ReadOnly,
        None if is(".data") || is(".bss") => SectionKind::Data,
        None if is(".init_array") || is(".fini_array") => SectionKind::Data,
        None => SectionKind::Note,
    }
}

/// Whether a section has this name, or one that goes on behind a dot.
fn is_of(name: &str, stem: &str) -> bool {
    let rest = name.strip_prefix(stem);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// A string in quotes.
fn string(cursor: &mut Cursor<'_>, out: &mut Vec<u8>) -> Parsed<()> {
    cursor.expect(b'"')?;
    loop {
        let rest = cursor.rest();
        let len = match *rest {
            [b'"', ..] => {
                cursor.at += 1;
                return Ok(());
            }
            [b'\\', b'0'..=b'7', ..] => {
                let digits = rest[1..].iter().take(3);
                let digits = digits.take_while(|byte| (b'0'..=b'7').contains(byte));
                let value = digits
                    .clone()
                    .fold(0u32, |sum, d| sum * 8 + u32::from(d - b'0'));
                out.push(value as u8);
                1 + digits.count()
            }
            [b'\\', b'x', ..] => {
                let digits = rest[2..].iter().take_while(|byte| byte.is_ascii_hexdigit());
                let digits = digits.count().min(2);
                let text = String::from_utf8_lossy(&rest[2..2 + digits]);
                out.push(u8::from_str_radix(&text, 16).unwrap_or(0));
                2 + digits
            }
            [b'\\', letter, ..] => {
                out.push(escape(letter));
                2
            }
            [byte, ..] => {
                out.push(byte);
                1
            }
            [] => return cursor.fail("the string has no end"),
        };
        cursor.at += len;
    }
}

/// Nothing follows.
fn end(cursor: &mut Cursor<'_>) -> Parsed<()> {
    match cursor.peek() {
        None => Ok(()),
        Some(_) => cursor.fail("nothing can follow here"),
    }
}
