//! Symbols that a program defines and that libraries of the process use by the same names.
//!
//! Natively a symbol of the program is the one that every library gets, so that a program can have an
//! `operator new` or a `malloc` of its own. Here the libraries are there first, and the system has bound them
//! to each other before the program has an address. Binding them anew is not sound: what a library had from
//! one allocator until then it would give back to another. So they keep what they have, and who links the
//! program gets a warning. Which symbols libraries use their relocations say, as they are in memory (System V
//! ABI, chapter 5, "Dynamic Section").

use std::ffi::{CStr, CString, OsStr, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use rustc_hash::FxHashMap;

use crate::diag::Diagnostic;
use crate::ir::global::Visibility;
use crate::ir::{Global, GlobalKind, Linkage, Module};
use crate::runtime::critical;
use crate::sort;

/// What the C library itself calls by name, so that a program can take its place.
const ALLOCATION: [&[u8]; 4] = [b"malloc", b"calloc", b"realloc", b"free"];

/// The definitions that libraries do without, each with the number of its module. Where no library was loaded
/// for programs, only the functions that allocate can be among them.
pub(super) fn warnings(modules: &[&Module], has_libraries: bool) -> Vec<(usize, Diagnostic)> {
    let mut wanted = DefinedNames::default();
    for (number, module) in modules.iter().enumerate() {
        for global in module.globals.values() {
            let name = module.names.get(global.name);
            let is_eligible = has_libraries || ALLOCATION.contains(&name);
            if is_eligible && is_interposable(module, global) && is_in_process(name) {
                let use_of = SymbolUse {
                    module: number,
                    global,
                    libraries: Vec::new(),
                };
                wanted.0.insert(name, use_of);
            }
        }
    }
    if wanted.0.is_empty() {
        return Vec::new();
    }
    // A child of `fork` would find the dynamic linker's lock held.
    let section = critical::enter();
    // SAFETY: the function is called for each object that is loaded, while none is unloaded, with the
    // argument that it expects.
    unsafe { libc::dl_iterate_phdr(Some(visit), (&raw mut wanted).cast()) };
    drop(section);
    let mut found: Vec<_> = wanted.0.into_iter().filter_map(warning).collect();
    sort::by_number(&mut found, |(module, diagnostic)| {
        sort::pair(*module as u64, diagnostic.span().start)
    });
    found
}

/// Whether a symbol is a definition that libraries would get instead of their own. Those that may stand in
/// several modules mean the same in all, and what is hidden is the program's alone.
fn is_interposable(module: &Module, global: &Global) -> bool {
    let is_defined = match global.kind {
        GlobalKind::Function(function) => module.funcs[function].is_defined(),
        GlobalKind::Variable { init, .. } => init.is_some(),
        GlobalKind::Alias(_) => true,
        GlobalKind::Undeclared | GlobalKind::IFunc(_) => false,
    };
    let linkages = [Linkage::External, Linkage::Weak];
    is_defined && global.visibility == Visibility::Default && linkages.contains(&global.linkage)
}

fn is_in_process(name: &[u8]) -> bool {
    let Ok(name) = CString::new(name) else {
        return false;
    };
    // SAFETY: the name is a C string.
    !unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) }.is_null()
}

fn warning((name, found): (&[u8], SymbolUse<'_>)) -> Option<(usize, Diagnostic)> {
    if found.libraries.is_empty() {
        return None;
    }
    let name = String::from_utf8_lossy(name);
    let libraries = found.libraries.join("`, `");
    let message = format!("another `{name}` than this stays in use by `{libraries}`");
    let diagnostic = Diagnostic::warning("interposition", found.global.span, message)
        .note("natively, the program's is the one that libraries get, too");
    Some((found.module, diagnostic))
}

/// Definitions of a program, by their names.
#[derive(Default)]
struct DefinedNames<'a>(FxHashMap<&'a [u8], SymbolUse<'a>>);

/// A definition, and the libraries that use its name.
struct SymbolUse<'a> {
    module: usize,
    global: &'a Global,
    libraries: Vec<String>,
}

// Tags of the dynamic section.
const JUMP_RELOCATIONS_SIZE: i64 = 2;
const STRINGS: i64 = 5;
const SYMBOLS: i64 = 6;
const RELOCATIONS: i64 = 7;
const RELOCATIONS_SIZE: i64 = 8;
const JUMP_RELOCATIONS: i64 = 23;

/// Looks for uses in one object that is loaded.
///
/// # Safety
///
/// Called by the dynamic linker alone, for [`warnings`].
unsafe extern "C" fn visit(info: *mut libc::dl_phdr_info, _: usize, wanted: *mut c_void) -> c_int {
    // SAFETY: the dynamic linker describes an object that stays loaded until this returns; `wanted` is what
    // `warnings` has given.
    let (info, wanted) = unsafe { (&*info, &mut *wanted.cast::<DefinedNames<'_>>()) };
    // SAFETY: as above; the name is a C string.
    let name = unsafe { CStr::from_ptr(info.dlpi_name) }.to_bytes();
    let path = Path::new(OsStr::from_bytes(name));
    // The executable has no name, and the kernel's object no path, not even one from the working directory.
    // The dynamic linker binds itself.
    let file = path.file_name().unwrap_or_default().as_bytes();
    if !name.contains(&b'/') || file.starts_with(b"ld-linux") {
        return 0;
    }
    // SAFETY: as above.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    let Some(dynamic) = headers.iter().find(|h| h.p_type == libc::PT_DYNAMIC) else {
        return 0;
    };
    let base = info.dlpi_addr as usize;
    let file = String::from_utf8_lossy(file);
    // SAFETY: the section and what it refers to are mapped with the object.
    unsafe {
        Dynamic::read(base, base + dynamic.p_vaddr as usize).each_symbol(|name, info| {
            if let Some(found) = wanted.0.get_mut(name)
                && is_for(found.global, info)
                && found.libraries.last().is_none_or(|last| *last != file)
            {
                found.libraries.push(file.clone().into_owned());
            }
        });
    }
    0
}

/// Whether a library that uses a symbol with this `st_info` could use a definition of the program instead: a
/// function for a function, and a variable for a variable.
fn is_for(global: &Global, info: u8) -> bool {
    const OBJECT: u8 = 1;
    const FUNC: u8 = 2;
    const GNU_IFUNC: u8 = 10;
    !matches!(
        (&global.kind, info & 0xf),
        (GlobalKind::Variable { .. }, FUNC | GNU_IFUNC) | (GlobalKind::Function(_), OBJECT)
    )
}

/// Where an object has its symbols, their names and its relocations: tables with their sizes in bytes.
#[derive(Default)]
struct Dynamic {
    strings: usize,
    symbols: usize,
    relocations: [(usize, usize); 2],
}

impl Dynamic {
    /// # Safety
    ///
    /// A dynamic section must be at the address, of an object that the dynamic linker has loaded at `base`.
    unsafe fn read(base: usize, section: usize) -> Dynamic {
        let mut dynamic = Dynamic::default();
        let mut row = section as *const [i64; 2];
        loop {
            // SAFETY: the section ends with a tag of 0.
            let [tag, value] = unsafe { row.read() };
            let value = value as usize;
            // The dynamic linker has made addresses of these when it loaded the object.
            let address = if value < base { base + value } else { value };
            match tag {
                0 => return dynamic,
                STRINGS => dynamic.strings = address,
                SYMBOLS => dynamic.symbols = address,
                RELOCATIONS => dynamic.relocations[0].0 = address,
                RELOCATIONS_SIZE => dynamic.relocations[0].1 = value,
                JUMP_RELOCATIONS => dynamic.relocations[1].0 = address,
                JUMP_RELOCATIONS_SIZE => dynamic.relocations[1].1 = value,
                _ => {}
            }
            // SAFETY: another row follows one that is not the last.
            row = unsafe { row.add(1) };
        }
    }

    /// Gives the name and the `st_info` of each symbol that relocations refer to.
    ///
    /// # Safety
    ///
    /// The object must be loaded.
    unsafe fn each_symbol(&self, mut f: impl FnMut(&[u8], u8)) {
        for (address, bytes) in self.relocations {
            let table = address as *const libc::Elf64_Rela;
            for n in 0..bytes / size_of::<libc::Elf64_Rela>() {
                // SAFETY: the table has so many rows, which name symbols by their numbers, and those
                // their names by their places in the table of strings.
                let (name, info) = unsafe {
                    let symbol = ((*table.add(n)).r_info >> 32) as usize;
                    if symbol == 0 {
                        continue;
                    }
                    let symbol = (self.symbols as *const libc::Elf64_Sym).add(symbol);
                    let name = (self.strings + (*symbol).st_name as usize) as *const _;
                    (CStr::from_ptr(name), (*symbol).st_info)
                };
                f(name.to_bytes(), info);
            }
        }
    }
}
