//! `module asm`: its functions and variables take part in linking.
//!
//! The text of a module is assembled before symbols are resolved, and gets its memory then, so that its
//! symbols have addresses like those of the host. What it refers to is filled in at the end, when all
//! others have theirs. A definition of another module counts before one of assembly.

use std::collections::{BTreeMap, BTreeSet};

use crate::asm::assemble::{Section, fill_in};
use crate::asm::{Assembled, Assembler, Dialect, Expr, SectionKind, SymbolKind};
use crate::diag::{Diagnostic, Span};
use crate::ir::{GlobalId, GlobalKind, Module};
use crate::jit::memory::{CodeBlock, CodeMemory, DataBlock, Writer};
use crate::lir::SymbolId;
use crate::lower::asm;

use super::hooks::{Apart, HookSection, Hooks};
use super::storage::{self, Storage, room_for};
use super::{FunctionRow, LinkError, Linked, Linker, Resolution, section_of};

/// The assembly of the modules of a link.
#[derive(Debug, Default)]
pub(super) struct Assemblies {
    /// That of each module, if it has any.
    units: Vec<Option<Unit>>,
    /// Sections of data whose names C can spell, with what all modules have of them.
    shared: BTreeMap<String, AssemblySection>,
}

/// A section of data of assembly, in which variables of the IR may be, too.
#[derive(Debug)]
struct AssemblySection {
    block: DataBlock,
    /// Where the assembly's part ends; room for the variables is behind it.
    end: usize,
}

/// The assembly of a module.
#[derive(Debug)]
struct Unit {
    assembled: Assembled,
    /// The address of each section, 0 for those that are not in memory.
    starts: Vec<u64>,
    code: Option<CodeBlock>,
    data: Option<DataBlock>,
    /// Where in the text each line of the module begins, and its span.
    lines: Vec<(usize, Span)>,
}

impl Unit {
    /// The assembly of a module, if it has any that says something.
    fn new(module: &Module) -> Result<Option<Unit>, Box<Diagnostic>> {
        let names = &module.names;
        let lines = &module.module_asm;
        if lines
            .iter()
            .all(|&(line, _)| asm::is_empty(names.get(line)))
        {
            return Ok(None);
        }
        let mut text = Vec::new();
        let mut starts = Vec::new();
        for &(line, span) in lines {
            starts.push((text.len(), span));
            text.extend_from_slice(names.get(line));
            text.push(b'\n');
        }
        let mut assembler = Assembler::default();
        let made = assembler.text(&text, Dialect::Att);
        let made = made.and_then(|()| assembler.finish());
        let assembled = made.map_err(|error| {
            let start =
                memchr::memrchr(b'\n', &text[..error.at.min(text.len())]).map_or(0, |at| at + 1);
            let rest = &text[start..];
            let line = &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())];
            let line = String::from_utf8_lossy(line.trim_ascii()).into_owned();
            let message = format!("the module-level assembly `{line}` cannot be assembled");
            let span = span_of(&starts, error.at);
            Box::new(Diagnostic::error("inline-asm", span, message).label(error.message))
        })?;
        Ok(Some(Unit {
            starts: vec![0; assembled.sections.len()],
            assembled,
            code: None,
            data: None,
            lines: starts,
        }))
    }

    /// Takes memory for the sections; `None` if there is none.
    fn take_memory(&mut self, memory: &CodeMemory) -> Option<()> {
        let is_data = |section: &Section| section.kind.is_data() && !is_shared(section);
        let code = self.place(0, |section| section.kind == SectionKind::Text);
        let data = self.place(0, is_data);
        if code > 0 {
            let block = memory.writer().ok()?.take_code(code)?;
            let start = block.address();
            self.place(start, |section| section.kind == SectionKind::Text);
            self.code = Some(block);
        }
        if data > 0 {
            let block = memory.take_data(data, 4096).ok()?;
            let start = block.address();
            self.place(start, is_data);
            self.data = Some(block);
        }
        Some(())
    }

    /// Places some sections one behind the other, and gives how many bytes they take.
    fn place(&mut self, start: usize, is_wanted: impl Fn(&Section) -> bool) -> usize {
        let mut end = start;
        for (section, place) in self.assembled.sections.iter().zip(&mut self.starts) {
            if is_wanted(section) && !section.bytes.is_empty() {
                end = end.next_multiple_of(section.align);
                *place = end as u64;
                end += section.bytes.len();
            }
        }
        end - start
    }

    /// The address of a symbol that is defined here.
    fn address(&self, name: &str) -> Option<u64> {
        let symbol = self.assembled.symbols.get(name)?;
        if let Some((section, offset)) = symbol.place {
            return Some(self.starts[section] + offset as u64);
        }
        match symbol.value.as_ref()? {
            Expr {
                plus: None,
                minus: None,
                value,
                ..
            } => Some(*value as u64),
            // A chain that leads back to itself is as long as there are symbols.
            Expr {
                plus: Some(other),
                minus: None,
                value,
                ..
            } if other != name => {
                let place = self.assembled.symbols.get(other)?.place?;
                let start = self.starts[place.0] + place.1 as u64;
                Some(start.wrapping_add_signed(*value))
            }
            _ => None,
        }
    }

    /// The version that a symbol stands for: the name, and that of the version.
    fn version(&self, name: &str) -> Option<(&str, &str)> {
        let row = self.assembled.versions.iter().find(|(_, of)| of == name)?;
        let (name, version) = row.0.split_once('@')?;
        Some((name, version.trim_start_matches('@')))
    }

    fn is_seen(&self, name: &str) -> bool {
        let symbol = self.assembled.symbols.get(name);
        symbol.is_some_and(|symbol| symbol.kind != SymbolKind::Local)
    }
}

/// Whether a section is one that `__start_NAME` and `__stop_NAME` are the bounds of.
fn is_shared(section: &Section) -> bool {
    section.kind.is_data() && storage::is_c_name(section.name.as_bytes())
}

fn span_of(lines: &[(usize, Span)], at: usize) -> Span {
    let row = lines.partition_point(|&(start, _)| start <= at);
    lines
        .get(row.saturating_sub(1))
        .map_or(Span::NONE, |&(_, span)| span)
}

impl Assemblies {
    /// Assembles what the modules have, and takes memory for it.
    pub(super) fn new(
        modules: &[(&Module, &crate::lower::ModuleInfo)],
        memory: &CodeMemory,
        errors: &mut Vec<LinkError>,
    ) -> Assemblies {
        let mut assemblies = Assemblies::default();
        let no_memory = || {
            let message = "no memory for module-level assembly";
            Box::new(Diagnostic::error("out-of-memory", Span::NONE, message))
        };
        for (m, (module, _)) in modules.iter().enumerate() {
            let unit = Unit::new(module).and_then(|unit| match unit {
                Some(mut unit) => match unit.take_memory(memory) {
                    Some(()) => Ok(Some(unit)),
                    None => Err(no_memory()),
                },
                None => Ok(None),
            });
            assemblies.units.push(unit.unwrap_or_else(|error| {
                errors.push((m, *error));
                None
            }));
        }
        if assemblies.take_shared(modules, memory).is_none() {
            errors.push((0, *no_memory()));
        }
        assemblies
    }

    /// Takes memory for the sections that modules share, with room for the variables that are in those.
    fn take_shared(
        &mut self,
        modules: &[(&Module, &crate::lower::ModuleInfo)],
        memory: &CodeMemory,
    ) -> Option<()> {
        let sections = self.units.iter().flatten();
        let sections = sections.flat_map(|unit| &unit.assembled.sections);
        let names: BTreeSet<String> = sections
            .filter(|section| is_shared(section))
            .map(|section| section.name.clone())
            .collect();
        for name in names {
            let is_wanted = |section: &Section| section.name == name && is_shared(section);
            let size = self.place(0, is_wanted) + room_for(modules, name.as_bytes());
            let block = memory.take_data(size.max(1), 4096).ok()?;
            let end = block.address() + self.place(block.address(), is_wanted);
            self.shared.insert(name, AssemblySection { block, end });
        }
        Some(())
    }

    /// Places the parts of a section, as [`Unit::place`].
    fn place(&mut self, start: usize, is_wanted: impl Fn(&Section) -> bool) -> usize {
        let units = self.units.iter_mut().flatten();
        units.fold(start, |end, unit| end + unit.place(end, &is_wanted)) - start
    }

    /// The names of the sections of data that C can spell.
    pub(super) fn sections(&self) -> impl Iterator<Item = &str> {
        self.shared.keys().map(String::as_str)
    }

    /// Where such a section begins, and where what assembly has of it ends.
    pub(super) fn section(&self, name: &[u8]) -> Option<(u64, u64)> {
        let shared = self.shared.get(std::str::from_utf8(name).ok()?)?;
        Some((shared.block.address() as u64, shared.end as u64))
    }

    /// The address of a symbol, as a module sees it.
    fn address(&self, m: usize, name: &str) -> Option<u64> {
        let own = self.units.get(m).and_then(Option::as_ref);
        if let Some(address) = own.and_then(|unit| unit.address(name)) {
            return Some(address);
        }
        let others = self.units.iter().flatten();
        let mut seen = others.filter(|unit| unit.is_seen(name));
        seen.find_map(|unit| unit.address(name))
    }

    /// The address of the version of a symbol of the host that a module asks for.
    fn version(&self, m: usize, name: &str) -> Option<u64> {
        let (name, version) = self.units.get(m)?.as_ref()?.version(name)?;
        let name = std::ffi::CString::new(name).ok()?;
        let version = std::ffi::CString::new(version).ok()?;
        // SAFETY: both are strings of C.
        let found =
            unsafe { libc::dlvsym(libc::RTLD_DEFAULT, name.as_ptr(), version.as_ptr()) } as u64;
        (found != 0).then_some(found)
    }

    /// Gives all memory back.
    pub(super) fn free(self, memory: &CodeMemory, writer: Option<&Writer<'_>>) {
        let own = match writer {
            Some(_) => None,
            None => memory.writer().ok(),
        };
        let writer = writer.or(own.as_ref());
        for shared in self.shared.into_values() {
            // SAFETY: what failed to be linked is used by nobody.
            unsafe { memory.free_data(shared.block) };
        }
        for unit in self.units.into_iter().flatten() {
            // SAFETY: what failed to be linked is called and used by nobody.
            unsafe {
                if let (Some(code), Some(writer)) = (unit.code, writer) {
                    writer.free_code(code);
                }
                if let Some(data) = unit.data {
                    memory.free_data(data);
                }
            }
        }
    }

    /// Hands the memory over to the program.
    pub(super) fn into_linked(self, linked: &mut Linked) {
        linked
            .data
            .extend(self.shared.into_values().map(|shared| shared.block));
        for unit in self.units.into_iter().flatten() {
            linked.code.extend(unit.code);
            linked.data.extend(unit.data);
        }
    }
}

impl Linker<'_> {
    /// What assembly defines under the name of a symbol.
    pub(super) fn assembled(&mut self, m: usize, id: GlobalId, name: &[u8]) -> Option<Resolution> {
        let name = std::str::from_utf8(name).ok()?;
        let address = self.assemblies.address(m, name);
        let address = address.or_else(|| self.assemblies.version(m, name))?;
        match self.modules[m].0.globals[id].kind {
            GlobalKind::Variable { .. } => Some(Resolution::Address(address)),
            _ => {
                if let Err(error) = self.cross_out((m, id), address) {
                    self.errors.push((m, *error));
                    return Some(Resolution::Address(0));
                }
                self.functions.push(FunctionRow::Host(address as usize));
                Some(Resolution::Function(self.functions.len() - 1))
            }
        }
    }

    /// Fills in what assembly refers to, and writes it to its memory.
    pub(super) fn write_assembly(
        &mut self,
        writer: &Writer<'_>,
        linked: &Linked,
        storage: &Storage,
    ) {
        let assemblies = std::mem::take(&mut self.assemblies);
        for (m, unit) in assemblies.units.iter().enumerate() {
            let Some(unit) = unit else { continue };
            for (section, &start) in unit.assembled.sections.iter().zip(&unit.starts) {
                if start == 0 {
                    continue;
                }
                let mut bytes = section.bytes.clone();
                for (fixup, at) in &section.fixups {
                    let value = self.value(&assemblies, m, (linked, storage), &fixup.value);
                    let done = value.and_then(|value| {
                        let value = match fixup.relative {
                            Some(after) => {
                                let end = start + fixup.offset as u64 + u64::from(after);
                                value.wrapping_sub(end)
                            }
                            None => value,
                        };
                        fill_in(&mut bytes, fixup, value as i64)
                    });
                    if let Err(why) = done {
                        let span = span_of(&unit.lines, *at);
                        let error = Diagnostic::error("inline-asm", span, why);
                        self.errors.push((m, error));
                    }
                }
                match (&unit.code, section.kind) {
                    (Some(code), SectionKind::Text) => {
                        writer.write(code, start as usize - code.address(), &bytes);
                    }
                    _ => {
                        // SAFETY: the section's memory was taken for these bytes, and nothing
                        // else knows of it so far.
                        let to = unsafe {
                            std::slice::from_raw_parts_mut(start as *mut u8, bytes.len())
                        };
                        to.copy_from_slice(&bytes);
                    }
                }
            }
        }
        self.assemblies = assemblies;
    }

    /// Adds the functions that a module's assembly has called before the program starts, and after it. Their
    /// addresses are written.
    pub(super) fn assembly_hooks(&self, m: usize, hooks: &mut Hooks) {
        let Some(Some(unit)) = self.assemblies.units.get(m) else {
            return;
        };
        for (section, &start) in unit.assembled.sections.iter().zip(&unit.starts) {
            if HookSection::of(section.name.as_bytes()).is_some() && start != 0 {
                // SAFETY: the section's bytes were written there.
                let bytes =
                    unsafe { std::slice::from_raw_parts(start as *const u8, section.bytes.len()) };
                hooks.add(m, Apart::No, section.name.as_bytes(), bytes);
            }
        }
    }

    /// The value of an expression of a module's assembly.
    fn value(
        &self,
        assemblies: &Assemblies,
        m: usize,
        made: (&Linked, &Storage),
        expr: &Expr,
    ) -> Result<u64, String> {
        let address = |name: &Option<String>| match name {
            None => Ok(0),
            Some(name) => self
                .named(assemblies, m, made, name)
                .ok_or_else(|| format!("`{name}`, which assembly names, is undefined")),
        };
        let (plus, minus) = (address(&expr.plus)?, address(&expr.minus)?);
        Ok(plus.wrapping_sub(minus).wrapping_add_signed(expr.value))
    }

    /// The address of what a module's assembly names.
    fn named(
        &self,
        assemblies: &Assemblies,
        m: usize,
        (linked, storage): (&Linked, &Storage),
        name: &str,
    ) -> Option<u64> {
        let unit = assemblies.units[m].as_ref()?;
        if let Some(address) = unit.address(name) {
            return Some(address);
        }
        let module = &self.modules[m].0;
        // The address of a thread-local variable is no fixed one.
        let of_ir = module
            .find(name)
            .filter(|&id| module.globals[id].thread_local.is_none());
        let of_ir = of_ir.map(|id| linked.symbols[m].address(SymbolId(id.0)));
        let exported = || {
            let &((other, id), _) = self.exported.get(name.as_bytes())?;
            Some(linked.symbols[other].address(SymbolId(id.0)))
        };
        let known = of_ir.filter(|&address| address != 0).or_else(exported);
        let known = known.or_else(|| assemblies.address(m, name));
        let known = known.or_else(|| assemblies.version(m, name));
        let known = known.or_else(|| {
            let (section, stop) = section_of(name.as_bytes())?;
            let &(start, end) = storage.sections.get(section)?;
            Some(if stop { end } else { start })
        });
        if known.is_some() {
            return known;
        }
        let host = self.host.variable(name.as_bytes(), None).ok().flatten();
        let host = host.map(|at| at as u64);
        let found = host.or_else(|| {
            let name = std::ffi::CString::new(name).ok()?;
            // SAFETY: the name is a string of C.
            let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) } as u64;
            (found != 0).then_some(found)
        });
        let symbol = unit.assembled.symbols.get(name);
        let is_weak = symbol.is_some_and(|symbol| symbol.kind == SymbolKind::Weak);
        found.or(is_weak.then_some(0))
    }
}
