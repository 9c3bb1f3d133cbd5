//! The canonical text of a module and of its parts: current LLVM's syntax, one form for each
//! thing. Unnamed and numbered locals are counted anew, as LLVM prints them.
//!
//! What is printed of a module without errors parses to the same module, and printing that gives
//! the same text. Pointers are written as the module has them, `T*` or `ptr`; the addresses of
//! symbols and of `alloca`, whose spelling the module does not keep, are `ptr` where the word
//! occurs in the module at all.

mod body;
mod constant;
mod metadata;
mod named;
mod symbol;
mod types;
mod use_list;

pub use body::Numbering;
pub(crate) use constant::decimal;
pub use named::named_types;
pub use types::{message_type, shown_type, type_text};

use super::constant::ConstId;
use super::global::{FuncId, GlobalKind};
use super::metadata::Numbers;
use super::module::Module;
use super::name::Name;
use super::types::NamedTypeId;
use crate::diag::Span;
use crate::sort;

/// The text of a module, and where in it stands what has a span: symbols, instructions, metadata.
pub fn module_with_places(module: &Module) -> (Vec<u8>, Vec<(Span, Span)>) {
    let mut printer = Printer::new(module);
    printer.places = Some(Vec::new());
    printer.module();
    (printer.out, printer.places.unwrap_or_default())
}

/// The text of a module. It is UTF-8 but for what the module keeps as it was written.
pub fn module(module: &Module) -> Vec<u8> {
    let mut printer = Printer::new(module);
    printer.module();
    printer.out
}

/// The text of one function.
pub fn function(module: &Module, func: FuncId) -> Vec<u8> {
    let mut printer = Printer::new(module);
    printer.function(func);
    printer.out
}

/// The text of one instruction, without its indentation; `numbering` is that of its function.
pub fn instruction(
    module: &Module,
    body: &super::body::Body,
    numbering: &Numbering,
    inst: super::inst::Inst,
) -> Vec<u8> {
    let mut printer = Printer::new(module);
    printer.instruction(body, numbering, inst);
    printer.out
}

/// The text of a constant, with its type.
pub fn constant(module: &Module, id: ConstId) -> String {
    let mut printer = Printer::new(module);
    printer.typed_const(id);
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// What is printed and what of it has been.
struct Printer<'m> {
    m: &'m Module,
    out: Vec<u8>,
    /// The numbers of the module's nodes, once they are asked for.
    numbers: Option<Numbers>,
    /// Where functions are that do not say it.
    program_space: u32,
    /// Whether the function that is printed has variable arguments, where one is.
    in_varargs: Option<bool>,
    /// Where what has a span stands in print, where that is asked for.
    places: Option<Vec<(Span, Span)>>,
}

impl<'m> Printer<'m> {
    fn new(m: &'m Module) -> Printer<'m> {
        Printer {
            m,
            out: Vec::new(),
            numbers: None,
            program_space: 0,
            in_varargs: None,
            places: None,
        }
    }
}

impl Printer<'_> {
    fn numbers(&mut self) -> &mut Numbers {
        self.numbers.get_or_insert_with(|| Numbers::new(self.m))
    }

    /// Lines that are kept as they were written.
    fn lines(&mut self, lines: &[Name]) {
        for &line in lines {
            self.raw(self.m.names.get(line));
            self.out.push(b'\n');
        }
        self.gap();
    }

    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn raw(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    /// Notes that what has a span was printed from `start` on.
    fn place(&mut self, span: Span, start: usize) {
        if let Some(places) = &mut self.places {
            places.push((span, Span::new(start, self.out.len())));
        }
    }

    /// A blank line, unless one is there or nothing is.
    fn gap(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with(b"\n\n") {
            self.out.push(b'\n');
        }
    }

    /// The named types in the order of their definitions: ids are in that of their first mention.
    /// Bitcode has none; there numbered ones come first.
    fn named_in_order(&self) -> Vec<NamedTypeId> {
        let m = self.m;
        if !m.source.as_ref().is_some_and(|source| source.is_text()) {
            let mut ids = named_types(m);
            ids.sort_by_key(|&id| {
                let name = m.names.get(m.types.named[id].name);
                let number = std::str::from_utf8(name)
                    .ok()
                    .and_then(|n| n.parse::<u32>().ok());
                number.unwrap_or(u32::MAX)
            });
            return ids;
        }
        let mut ids: Vec<_> = m.types.named.keys().collect();
        ids.sort_unstable_by_key(|&id| {
            let named = m.types.named[id];
            (named.span.start, named.name)
        });
        ids
    }

    fn module(&mut self) {
        let m = self.m;
        self.program_space = m.target_layout().program_space;
        let strings = [
            ("source_filename", m.source_filename),
            ("target datalayout", m.data_layout),
            ("target triple", m.triple),
        ];
        for (word, name) in strings {
            if let Some(name) = name {
                let text = escaped(m.names.get(name));
                self.text(&format!("{word} = \"{text}\"\n"));
            }
        }
        self.gap();
        for &(line, _) in &m.module_asm {
            let text = escaped(m.names.get(line));
            self.text(&format!("module asm \"{text}\"\n"));
        }
        self.gap();
        for id in self.named_in_order() {
            let named = m.types.named[id];
            if named.defined {
                let name = types::type_name_text(m.names.get(named.name));
                let body = match named.body {
                    Some(body) => type_text(m, body),
                    None => "opaque".into(),
                };
                let start = self.out.len();
                self.text(&format!("%{name}"));
                self.place(named.span, start);
                self.text(&format!(" = type {body}\n"));
            }
        }
        self.gap();
        for comdat in m.comdats.values() {
            let name = name_text(m.names.get(comdat.name));
            let kind = m.names.text(comdat.kind);
            self.text(&format!("${name} = comdat {kind}\n"));
        }
        self.gap();
        let mut globals: Vec<_> = m.globals.keys().collect();
        sort::by_number(&mut globals, |&id| m.globals[id].span.start);
        for &id in &globals {
            if matches!(m.globals[id].kind, GlobalKind::Variable { .. }) {
                self.variable(id);
            }
        }
        self.gap();
        for &id in &globals {
            if let GlobalKind::Alias(_) | GlobalKind::IFunc(_) = m.globals[id].kind {
                self.variable(id);
            }
        }
        for func in m.funcs.keys() {
            self.gap();
            self.function(func);
        }
        self.gap();
        let mut groups: Vec<_> = m.attrs.groups.iter().collect();
        sort::by_number(&mut groups, |&(&number, _)| number);
        for (number, &set) in groups {
            self.text(&format!("attributes #{number} = {{"));
            self.attrs(set, true);
            self.text(" }\n");
        }
        self.gap();
        self.use_lists(&m.use_lists, None);
        self.gap();
        self.all_metadata();
        self.gap();
        self.lines(&m.summaries);
        while self.out.ends_with(b"\n\n") {
            self.out.pop();
        }
    }
}

/// A name as it is written behind its sigil: in quotes where it has other bytes than letters,
/// digits and `-$._`, or starts with a digit.
pub fn name_text(name: &[u8]) -> String {
    let plain = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
    match name {
        [first, ..] if !first.is_ascii_digit() && name.iter().all(plain) => {
            String::from_utf8_lossy(name).into_owned()
        }
        _ => format!("\"{}\"", escaped(name)),
    }
}

/// Bytes as they stand between quotes.
pub fn escaped(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for &b in bytes {
        match b {
            b'"' | b'\\' | 0..=0x1f | 0x7f.. => {
                out.push('\\');
                out.push_str(&format!("{b:02X}"));
            }
            _ => out.push(b as char),
        }
    }
    out
}
