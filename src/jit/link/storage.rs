//! Where the variables of a link lie.
//!
//! Those of a module lie together. So do those of a section whose name C can spell, across all
//! modules, so that `__start_NAME` and `__stop_NAME` are its bounds. Thread-local variables of all
//! modules are one template, from which each thread copies; their symbols have the addresses of
//! descriptors that say which is meant. Constants lie apart from variables, in memory that is
//! sealed when they have their values; a few bytes behind the last of them can be read.

use std::io;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::{Linker, ModuleGlobal, is_appending};
use crate::diag::Diagnostic;
use crate::interp::portable::memory::{LinearMemory, Segment};
use crate::ir::{Global, GlobalId, GlobalKind, Module};
use crate::jit::memory::{CodeMemory, DataBlock};
use crate::runtime::tls::{Template, TlsVariable};

/// A variable of more bytes has memory of its own.
const LARGE: u64 = 4 << 20;
/// A variable of a greater alignment has memory of its own.
const MAX_ALIGN: u64 = 4096;

/// So many bytes behind the last constant can be read. Searches of the C library read whole vectors, of which only
/// what they were given counts; where such a vector met the page behind, which is not accessible, the processor
/// would take a hundred times as long for it, or the search would go byte by byte.
const READABLE: u64 = 64;

/// The alignment that a variable of a size is given beside its own: arrays start at a line of the
/// cache, so that no access to a vector in them takes two.
fn line_of(size: u64) -> u64 {
    if size >= 256 { 64 } else { 1 }
}

/// Where everything lies.
#[derive(Default)]
pub(super) struct Storage {
    /// What the symbol of each variable is the address of, by module.
    pub symbols: Vec<FxHashMap<GlobalId, u64>>,
    /// Where the initial values of thread-local variables are.
    pub images: FxHashMap<ModuleGlobal, u64>,
    /// The addresses of blocks: for each function with such the first, by module.
    pub labels: Vec<Vec<u64>>,
    /// The bounds of sections, by name.
    pub sections: FxHashMap<Vec<u8>, (u64, u64)>,
    /// The descriptors of thread-local variables.
    pub thread_locals: Vec<Arc<TlsVariable>>,
}

/// The memory that variables lie in.
pub(super) enum Space<'a> {
    /// That of the process.
    Process {
        /// Where blocks are taken.
        memory: &'a CodeMemory,
        /// The memory of what the program may write.
        variables: Vec<DataBlock>,
        /// The memory of what it may not, to be sealed when it is filled.
        constants: Vec<DataBlock>,
    },
    /// That of a program of the portable machine, which has no threads.
    #[cfg_attr(not(feature = "portable"), allow(dead_code))]
    Linear(&'a mut LinearMemory),
}

impl Space<'_> {
    /// Takes zeroed memory; gives its address.
    fn take(&mut self, len: usize, align: usize, rights: Rights) -> io::Result<u64> {
        match self {
            Space::Process {
                memory,
                variables,
                constants,
            } => {
                let (block, blocks) = match rights {
                    Rights::Write => (memory.take_data(len, align)?, variables),
                    Rights::Read => (memory.take_constants(len, align)?, constants),
                };
                let address = block.address() as u64;
                blocks.push(block);
                Ok(address)
            }
            Space::Linear(memory) => {
                let segment = match rights {
                    Rights::Write => Segment::Variables,
                    Rights::Read => Segment::Constants,
                };
                let gap = memory.size(segment).wrapping_neg() % align as u64;
                let start = memory.grow(segment, gap + len as u64);
                let start = start.ok_or(io::ErrorKind::OutOfMemory)?;
                Ok(start + gap)
            }
        }
    }

    /// The bytes of a variable; none, where it has no memory.
    ///
    /// # Safety
    ///
    /// The link has taken this memory, and nothing else knows of it so far.
    pub(super) unsafe fn bytes(&mut self, address: u64, len: u64) -> &mut [u8] {
        match self {
            // SAFETY: the caller's promise.
            Space::Process { .. } => unsafe {
                std::slice::from_raw_parts_mut(address as *mut u8, len as usize)
            },
            Space::Linear(memory) => memory.any_mut(address, len).unwrap_or(&mut []),
        }
    }
}

/// A variable that needs memory.
struct Sized {
    place: ModuleGlobal,
    size: u64,
    align: u64,
    rights: Rights,
}

/// What the program may do with a part of its data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rights {
    Read,
    Write,
}

/// What the program may do with a variable. One that is initialised elsewhere is written there.
fn rights_of(global: &Global) -> Rights {
    match global.kind {
        GlobalKind::Variable { constant: true, .. } if !global.externally_initialized => {
            Rights::Read
        }
        _ => Rights::Write,
    }
}

/// The section of a symbol, if C can spell its name. What each thread has for itself has no bounds in the process.
pub(super) fn c_section<'a>(module: &'a Module, global: &Global) -> Option<&'a [u8]> {
    let name = module.names.get(global.section?);
    (is_c_name(name) && global.thread_local.is_none()).then_some(name)
}

/// Whether C can spell a name.
pub(super) fn is_c_name(name: &[u8]) -> bool {
    let letter = |&c: &u8| c.is_ascii_alphanumeric() || c == b'_';
    name.iter().all(letter) && name.first().is_some_and(|first| !first.is_ascii_digit())
}

/// Not less than the bytes of the variables that modules have in a section.
#[cfg(feature = "inline-asm")]
pub(super) fn room_for(modules: &[(&Module, &crate::lower::ModuleInfo)], section: &[u8]) -> usize {
    let variables = modules.iter().flat_map(|(module, info)| {
        let globals = module.globals.values();
        let of_section = globals.filter(|global| c_section(module, global) == Some(section));
        of_section.filter_map(|global| {
            let layout = info.layout(module, global.ty)?;
            Some(layout.alloc_size() + global.align.bytes().unwrap_or(layout.align))
        })
    });
    variables.sum::<u64>() as usize
}

impl<'a> Linker<'a> {
    /// Takes memory for all variables.
    pub(super) fn store(&mut self, space: &mut Space<'_>) -> Storage {
        let modules = self.modules;
        let mut storage = Storage::default();
        let mut sections: Vec<(&'a [u8], Vec<Sized>)> = Vec::new();
        let mut by_name: FxHashMap<&'a [u8], usize> = FxHashMap::default();
        let mut threads = Vec::new();
        for (m, (module, info)) in modules.iter().enumerate() {
            let (mut variables, mut constants) = (Vec::new(), Vec::new());
            storage.symbols.push(FxHashMap::default());
            for (id, global) in module.globals.iter() {
                if !self.has_memory((m, id)) || is_appending(module, id) {
                    continue;
                }
                let Some(layout) = info.layout(module, global.ty) else {
                    let what = "a variable of a type without a size";
                    self.errors
                        .push((m, Diagnostic::unsupported(global.span, what)));
                    continue;
                };
                let variable = Sized {
                    place: (m, id),
                    size: layout.alloc_size(),
                    align: global.align.bytes().unwrap_or(layout.align).max(1),
                    rights: match global.thread_local {
                        // The program writes to the copies of its threads, if it has any.
                        Some(_) if matches!(space, Space::Process { .. }) => Rights::Read,
                        Some(_) => Rights::Write,
                        None => rights_of(global),
                    },
                };
                if global.thread_local.is_some() {
                    threads.push(variable);
                } else if let Some(name) = c_section(module, global) {
                    let at = *by_name.entry(name).or_insert_with(|| {
                        sections.push((name, Vec::new()));
                        sections.len() - 1
                    });
                    sections[at].1.push(variable);
                } else if variable.size > LARGE || variable.align > MAX_ALIGN {
                    self.together(&[variable], false, space, &mut storage);
                } else {
                    match variable.rights {
                        Rights::Read => constants.push(variable),
                        Rights::Write => variables.push(variable),
                    }
                }
            }
            for part in [variables, constants] {
                self.together(&part, false, space, &mut storage);
            }
            let labels = self.store_labels(m, space);
            storage.labels.push(labels);
        }
        for (name, variables) in sections {
            let bounds = match self.assembled_section(name) {
                Some((start, end)) => (start, self.behind(&variables, end, &mut storage)),
                None => {
                    let placed = self.together(&variables, true, space, &mut storage);
                    (placed.start, placed.end)
                }
            };
            storage.sections.insert(name.to_vec(), bounds);
        }
        for name in std::mem::take(&mut self.sections) {
            if let Some(bounds) = self.assembled_section(&name) {
                storage.sections.entry(name).or_insert(bounds);
            }
        }
        match space {
            Space::Process { .. } => {
                let placed = self.take(&threads, false, space);
                self.store_threads(placed, &mut storage);
            }
            Space::Linear(_) => {
                self.together(&threads, false, space, &mut storage);
            }
        }
        storage
    }

    /// Places the variables of a section behind an address, where there is room for them; gives where they end.
    fn behind(&self, variables: &[Sized], from: u64, storage: &mut Storage) -> u64 {
        variables.iter().fold(from, |at, variable| {
            let (m, id) = variable.place;
            let start = at.next_multiple_of(variable.align);
            storage.symbols[m].insert(id, start);
            start + variable.size
        })
    }

    /// Places variables one behind the other, and notes their addresses.
    fn together(
        &mut self,
        variables: &[Sized],
        packed: bool,
        space: &mut Space<'_>,
        storage: &mut Storage,
    ) -> Placed {
        let placed = self.take(variables, packed, space);
        for &((m, id), offset) in &placed.at {
            storage.symbols[m].insert(id, placed.start + offset);
        }
        placed
    }

    /// Takes memory for variables that lie one behind the other.
    fn take(&mut self, variables: &[Sized], packed: bool, space: &mut Space<'_>) -> Placed {
        let mut placed = Placed::default();
        let (mut total, mut align) = (0u64, 16u64);
        for variable in variables {
            let at = match packed {
                true => variable.align,
                false => variable.align.max(line_of(variable.size)),
            };
            total = total.next_multiple_of(at);
            align = align.max(at);
            placed.at.push((variable.place, total));
            // Variables have addresses of their own; those of a section lie without gaps.
            total += if packed {
                variable.size
            } else {
                variable.size.max(1)
            };
        }
        let Some(last) = variables.last() else {
            return placed;
        };
        // What one of a section may write, it has in common with the others.
        let rights = variables.iter().map(|variable| variable.rights).max();
        let behind = match rights {
            Some(Rights::Write) => 0,
            _ => READABLE,
        };
        let (len, align_of) = ((total + behind).max(1) as usize, align as usize);
        match space.take(len, align_of, rights.unwrap_or(Rights::Read)) {
            Ok(address) => {
                placed.start = address;
                placed.end = placed.start + total;
                placed.align = align;
            }
            Err(error) => {
                let (m, id) = last.place;
                let global = &self.modules[m].0.globals[id];
                let name = self.modules[m].0.names.text(global.name);
                let message = format!("no memory for `@{name}` ({total} bytes): {error}");
                let error = Diagnostic::error("out-of-memory", global.span, message);
                self.errors.push((m, error));
                placed.at.clear();
            }
        }
        placed
    }

    fn store_threads(&mut self, placed: Placed, storage: &mut Storage) {
        if placed.at.is_empty() {
            return;
        }
        let size = (placed.end - placed.start) as usize;
        let image = placed.start as *const u8;
        // SAFETY: the memory was taken for the program, which frees it when nothing of it runs.
        let template = unsafe { Template::new(image, size, placed.align as usize) };
        let Some(template) = template else {
            return;
        };
        for &((m, id), offset) in &placed.at {
            let variable = Arc::new(TlsVariable::Own(template.clone(), offset as usize));
            let address = &raw const *variable as u64;
            storage.symbols[m].insert(id, address);
            storage.images.insert((m, id), placed.start + offset);
            storage.thread_locals.push(variable);
        }
    }

    /// Takes memory for the addresses of a module's blocks: for each function with such the first.
    fn store_labels(&mut self, m: usize, space: &mut Space<'_>) -> Vec<u64> {
        let functions = self.modules[m].1.labels.functions();
        let sizes = functions.iter().map(|labels| labels.places.len());
        let total: usize = sizes.clone().sum();
        if total == 0 {
            return vec![0; functions.len()];
        }
        let mut at = match space.take(total, 1, Rights::Read) {
            Ok(address) => address,
            Err(error) => {
                let message = format!("no memory for the addresses of blocks: {error}");
                let span = self.modules[m].0.funcs[functions[0].function].span;
                let error = Diagnostic::error("out-of-memory", span, message);
                self.errors.push((m, error));
                0
            }
        };
        let first = sizes.map(|size| {
            let first = at;
            at += size as u64;
            first
        });
        first.collect()
    }
}

/// Variables with their distances from the start of a block of memory.
#[derive(Default)]
struct Placed {
    start: u64,
    end: u64,
    align: u64,
    at: Vec<(ModuleGlobal, u64)>,
}
