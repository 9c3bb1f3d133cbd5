//! The symbol table: what a linker asks of a module without reading its records.
//!
//! It is a blob of 32-bit words in little-endian order, version 3, as LLVM 4 to 22 have it. It
//! begins with the header: version, producer, the ranges of modules, comdats, symbols and
//! uncommons, target triple, source file, linker options (of COFF alone), and the range of
//! libraries. A range is an offset in the blob and a count, a string an offset in the table of
//! strings and a length.
//!
//! LLVM believes only tables of its own version's making, and makes those of others anew.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::super::opcodes::comdat_number;
use super::PRODUCER;
use super::numbers::ValueEnumerator;
use super::strings::StringTable;
use crate::ir::global::{ComdatId, UnnamedAddr};
use crate::ir::layout::Layout;
use crate::ir::{BinaryOp, Const, ConstId, ConstOp, Global, GlobalId, GlobalKind, Linkage, Module};

/// The version of the format.
const VERSION: u32 = 3;
/// The words of the header.
const HEADER: usize = 19;
/// The words of a module, of a comdat, and of a symbol or an uncommon.
const MODULE: usize = 3;
const COMDAT: usize = 3;
const SYMBOL: usize = 6;
/// The comdat of a symbol that has none.
const NO_COMDAT: u32 = u32::MAX;

/// The flags of a symbol; its visibility is in the two lowest bits.
mod flag {
    pub(super) const HAS_UNCOMMON: u32 = 1 << 2;
    pub(super) const UNDEFINED: u32 = 1 << 3;
    pub(super) const WEAK: u32 = 1 << 4;
    pub(super) const COMMON: u32 = 1 << 5;
    pub(super) const INDIRECT: u32 = 1 << 6;
    pub(super) const USED: u32 = 1 << 7;
    pub(super) const THREAD_LOCAL: u32 = 1 << 8;
    pub(super) const MAY_OMIT: u32 = 1 << 9;
    pub(super) const GLOBAL: u32 = 1 << 10;
    pub(super) const FORMAT_SPECIFIC: u32 = 1 << 11;
    pub(super) const UNNAMED_ADDR: u32 = 1 << 12;
    pub(super) const EXECUTABLE: u32 = 1 << 13;
}

/// The functions that code generators call, so that no linker may take their definitions away.
const LIBCALLS: &str = include_str!("libcalls.txt");

/// How names of symbols are written in object files.
struct Mangling {
    /// In front of every name.
    prefix: &'static str,
    /// In front of the names of private symbols.
    private: &'static str,
}

impl Mangling {
    /// That of a data layout; `None` for those whose names depend on more than the prefix.
    fn of(layout: &[u8]) -> Option<Mangling> {
        let mut parts = layout.split(|&byte| byte == b'-');
        let (prefix, private) = match parts.find(|part| part.starts_with(b"m:")) {
            None => ("", ""),
            Some(b"m:e") => ("", ".L"),
            Some(b"m:o") => ("_", "L"),
            Some(_) => return None,
        };
        Some(Mangling { prefix, private })
    }
}

/// The tables behind the header.
#[derive(Default)]
struct SymtabTables {
    comdats: Vec<ComdatId>,
    comdat_words: Vec<u32>,
    symbols: Vec<u32>,
    uncommons: Vec<u32>,
    /// How many symbols without a name there were.
    unnamed: usize,
}

/// A reference to a string.
fn string(strings: &mut StringTable, text: &[u8]) -> [u32; 2] {
    let (at, len) = strings.add(text);
    [at as u32, len as u32]
}

impl ValueEnumerator<'_> {
    /// The symbol table of the module, with its strings added to the table. `None` where there is
    /// none to be had: which symbols module assembly defines only an assembler knows; without a
    /// data layout, or for Windows, the names in object files are not known; those for 32-bit x86
    /// have symbols of their own; an alias may be of no symbol at all.
    pub(super) fn symbol_table(&self, strings: &mut StringTable) -> Option<Vec<u8>> {
        let m = self.m;
        let mangling = Mangling::of(m.names.get(m.data_layout?))?;
        let triple = m.triple.map_or(&b""[..], |name| m.names.get(name));
        let has = |part: &[u8]| triple.windows(part.len()).any(|window| window == part);
        let is_coff = has(b"windows") || has(b"win32") || has(b"mingw") || has(b"cygwin");
        let is_old_x86 = matches!(triple, [b'i', _, b'8', b'6', b'-', ..]);
        if !m.module_asm.is_empty() || is_coff || is_old_x86 {
            return None;
        }
        let bases: Option<Vec<GlobalId>> = self.symbols.iter().map(|&id| base(m, id)).collect();
        let bases = bases?;

        let producer = string(strings, PRODUCER.as_bytes());
        let triple = string(strings, triple);
        let source = m.source_filename.map_or(&b""[..], |name| m.names.get(name));
        let source = string(strings, source);
        let libraries = self.libraries(strings);
        let used = self.used();
        let libcalls: FxHashSet<&str> = LIBCALLS.split_ascii_whitespace().collect();
        let is_used = |id: GlobalId| {
            used.contains(&id) || libcalls.contains(&*m.names.text(m.globals[id].name))
        };
        let mut tables = SymtabTables::default();
        for at in self.symbol_order() {
            let (id, base) = (self.symbols[at], bases[at]);
            self.add_symbol(&mut tables, strings, &mangling, (id, base), &is_used)?;
        }
        let options = string(strings, b"");

        let module = [0, (tables.symbols.len() / SYMBOL) as u32, 0];
        let mut at = HEADER * 4;
        let mut range = |words: &[u32], row: usize| {
            let range = [at as u32, (words.len() / row) as u32];
            at += words.len() * 4;
            range
        };
        let modules = range(&module, MODULE);
        let comdats = range(&tables.comdat_words, COMDAT);
        let symbols = range(&tables.symbols, SYMBOL);
        let uncommons = range(&tables.uncommons, SYMBOL);
        let library_range = range(&libraries, 2);
        let mut words = vec![VERSION];
        let ranges = [modules, comdats, symbols, uncommons];
        words.extend(producer);
        words.extend(ranges.as_flattened());
        words.extend([triple, source, options, library_range].as_flattened());
        debug_assert_eq!(words.len(), HEADER);
        words.extend(module);
        words.extend(&tables.comdat_words);
        words.extend(&tables.symbols);
        words.extend(&tables.uncommons);
        words.extend(libraries);
        Some(words.iter().flat_map(|word| word.to_le_bytes()).collect())
    }

    /// The places of the symbols in the order of the table: functions come first.
    fn symbol_order(&self) -> impl Iterator<Item = usize> {
        let is_variable = |&at: &usize| {
            let global = &self.m.globals[self.symbols[at]];
            matches!(global.kind, GlobalKind::Variable { .. })
        };
        let is_function = |&at: &usize| {
            let global = &self.m.globals[self.symbols[at]];
            matches!(global.kind, GlobalKind::Function(_))
        };
        let all = 0..self.symbols.len();
        let others = all
            .clone()
            .filter(move |at| !is_variable(at) && !is_function(at));
        let variables = all.clone().filter(is_variable);
        all.filter(is_function).chain(variables).chain(others)
    }

    fn add_symbol(
        &self,
        tables: &mut SymtabTables,
        strings: &mut StringTable,
        mangling: &Mangling,
        (id, base): (GlobalId, GlobalId),
        used: &dyn Fn(GlobalId) -> bool,
    ) -> Option<()> {
        let m = self.m;
        let global = &m.globals[id];
        let name = match global.numbered {
            true => &[],
            false => m.names.get(global.name),
        };
        let mangled = tables.mangled(mangling, global, name);
        let mangled = string(strings, &mangled);
        let ir_name = string(strings, name);
        let mut flags = flags(m, global, base) | global.visibility.bitcode() as u32;
        if used(id) {
            flags |= flag::USED;
        }
        let section = m.globals[base].section;
        let is_common = global.linkage == Linkage::Common;
        let mut uncommon = [0; SYMBOL];
        if is_common || section.is_some() {
            flags |= flag::HAS_UNCOMMON;
            let [at, len] = string(strings, b"");
            uncommon = [0, 0, at, len, at, len];
        }
        if is_common {
            let layout = Layout::of(&m.types, global.ty)?;
            uncommon[0] = layout.alloc_size() as u32;
            uncommon[1] = global.align.bytes().unwrap_or(0) as u32;
        }
        let comdat = match m.globals[base].comdat {
            Some(comdat) => tables.comdat(m, strings, comdat),
            None => NO_COMDAT,
        };
        if let Some(section) = section {
            let [at, len] = string(strings, m.names.get(section));
            uncommon[4..].copy_from_slice(&[at, len]);
        }
        tables.symbols.extend([mangled, ir_name].as_flattened());
        tables.symbols.extend([comdat, flags]);
        if flags & flag::HAS_UNCOMMON != 0 {
            tables.uncommons.extend(uncommon);
        }
        Some(())
    }

    /// The libraries that the module says it depends on.
    fn libraries(&self, strings: &mut StringTable) -> Vec<u32> {
        let metadata = &self.m.metadata;
        let is_list = |name| self.m.names.get(name) == b"llvm.dependent-libraries";
        let list = metadata.named.iter().find(|row| is_list(row.name));
        let nodes = list.map_or(&[][..], |list| &list.operands);
        let libraries = nodes.iter().filter_map(|&node| {
            let text = metadata.as_text(metadata.operands(node).next()?)?;
            Some(string(strings, self.m.names.get(text)))
        });
        libraries.flatten().collect()
    }

    /// What `@llvm.used` and `@llvm.compiler.used` list.
    fn used(&self) -> FxHashSet<GlobalId> {
        let m = self.m;
        let lists = ["llvm.used", "llvm.compiler.used"];
        let lists = lists.iter().filter_map(|name| m.find(name));
        let inits = lists.filter_map(|list| match m.globals[list].kind {
            GlobalKind::Variable { init, .. } => init,
            _ => None,
        });
        inits
            .filter_map(|init| match m.consts.get(init) {
                Const::Aggregate { elems, .. } => Some(m.consts.list(elems)),
                _ => None,
            })
            .flatten()
            .filter_map(|elem| m.symbol_of(elem))
            .collect()
    }
}

impl SymtabTables {
    /// The name of a symbol in an object file.
    fn mangled(&mut self, mangling: &Mangling, global: &Global, name: &[u8]) -> Vec<u8> {
        // Such a name is written as it stands.
        if let [1, name @ ..] = name {
            return name.to_vec();
        }
        let private = match global.linkage {
            Linkage::Private => mangling.private,
            _ => "",
        };
        let mut out = [private, mangling.prefix].concat().into_bytes();
        if name.is_empty() {
            self.unnamed += 1;
            out.extend(format!("__unnamed_{}", self.unnamed).bytes());
        }
        out.extend(name);
        out
    }

    /// The number of a comdat, which is added where it is new.
    fn comdat(&mut self, m: &Module, strings: &mut StringTable, comdat: ComdatId) -> u32 {
        if let Some(at) = self.comdats.iter().position(|&known| known == comdat) {
            return at as u32;
        }
        let row = &m.comdats[comdat];
        self.comdats.push(comdat);
        self.comdat_words
            .extend(string(strings, m.names.get(row.name)));
        // Counted from 0 here, and from 1 in records.
        let kind = comdat_number(m.names.get(row.kind)) - 1;
        self.comdat_words.push(kind as u32);
        self.comdats.len() as u32 - 1
    }
}

/// The flags of a symbol, all but those of [`ValueEnumerator::used`]; `base` is what it leads to.
fn flags(m: &Module, global: &Global, base: GlobalId) -> u32 {
    let name = m.names.get(global.name);
    let declared = match global.kind {
        GlobalKind::Variable { init, .. } => init.is_none(),
        GlobalKind::Function(func) => m.funcs[func].body.is_none(),
        _ => false,
    };
    let (is_variable, constant) = match global.kind {
        GlobalKind::Variable { constant, .. } => (true, constant),
        _ => (false, false),
    };
    let in_metadata = global.section.map(|section| m.names.get(section));
    let in_metadata = is_variable && in_metadata == Some(b"llvm.metadata");
    let weak = matches!(
        global.linkage,
        Linkage::LinkOnce
            | Linkage::LinkOnceOdr
            | Linkage::Weak
            | Linkage::WeakOdr
            | Linkage::ExternWeak
    );
    let may_omit = global.linkage == Linkage::LinkOnceOdr
        && match global.unnamed_addr {
            UnnamedAddr::Global => true,
            UnnamedAddr::Local => !is_variable || constant,
            UnnamedAddr::None => false,
        };
    let local = matches!(global.linkage, Linkage::Private | Linkage::Internal);
    let is_private = global.linkage == Linkage::Private;
    let of_llvm = !global.numbered && name.starts_with(b"llvm.");
    let leads_to_code = matches!(
        m.globals[base].kind,
        GlobalKind::Function(_) | GlobalKind::IFunc(_)
    );
    let undefined = declared || global.linkage == Linkage::AvailableExternally;
    [
        (undefined, flag::UNDEFINED),
        (weak, flag::WEAK),
        (global.linkage == Linkage::Common, flag::COMMON),
        (matches!(global.kind, GlobalKind::Alias(_)), flag::INDIRECT),
        (global.thread_local.is_some(), flag::THREAD_LOCAL),
        (may_omit, flag::MAY_OMIT),
        (!local, flag::GLOBAL),
        (is_private || of_llvm || in_metadata, flag::FORMAT_SPECIFIC),
        (leads_to_code, flag::EXECUTABLE),
        (
            global.unnamed_addr == UnnamedAddr::Global,
            flag::UNNAMED_ADDR,
        ),
    ]
    .into_iter()
    .filter_map(|(holds, flag)| holds.then_some(flag))
    .sum()
}

/// The variable, function or ifunc that a symbol leads to through aliases.
fn base(m: &Module, symbol: GlobalId) -> Option<GlobalId> {
    let mut at = symbol;
    // Aliases that lead in a circle lead nowhere.
    for _ in 0..=m.globals.len() {
        match m.globals[at].kind {
            GlobalKind::Alias(target) => at = base_of_constant(m, target)?,
            _ => return Some(at),
        }
    }
    None
}

/// The symbol that an address is computed from: the only one.
fn base_of_constant(m: &Module, id: ConstId) -> Option<GlobalId> {
    let mut known: FxHashMap<ConstId, Option<GlobalId>> = FxHashMap::default();
    let mut work = vec![id];
    while let Some(&at) = work.last() {
        let (op, parts): (_, SmallVec<[ConstId; 2]>) = match m.consts.get(at) {
            Const::Expr { op, args, .. } => {
                let count = match op {
                    ConstOp::Cast(_) | ConstOp::Gep(_) => 1,
                    ConstOp::Binary(BinaryOp::Add | BinaryOp::Sub, _) => 2,
                    _ => 0,
                };
                (Some(op), m.consts.list(args).take(count).collect())
            }
            _ => (None, SmallVec::new()),
        };
        let before = work.len();
        work.extend(parts.iter().filter(|part| !known.contains_key(part)));
        if work.len() > before {
            continue;
        }
        work.pop();
        let of = |n: usize| parts.get(n).and_then(|part| known[part]);
        let base = match (op, of(0), of(1)) {
            (None, ..) => m.symbol_of(at),
            (Some(ConstOp::Cast(_) | ConstOp::Gep(_)), base, _) => base,
            (Some(ConstOp::Binary(BinaryOp::Sub, _)), base, None) => base,
            (Some(ConstOp::Binary(BinaryOp::Add, _)), base, None)
            | (Some(ConstOp::Binary(BinaryOp::Add, _)), None, base) => base,
            _ => None,
        };
        known.insert(at, base);
    }
    known[&id]
}
