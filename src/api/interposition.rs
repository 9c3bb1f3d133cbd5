//! Symbols that a program defines and that libraries of the process use by the same names.
//!
//! Natively a symbol of the program is the one that every library gets, so that a program can have an
//! `operator new` or a hook of its own. Here the libraries are there first, and the system has bound them to each
//! other before the program has an address. Where it is asked for, they are bound anew: what their relocations have
//! filled in for such a symbol is replaced by its address, for as long as the program is there. Which those places
//! are the tables say that are in memory with each library (System V ABI, chapter 5, "Dynamic Section").
//!
//! ```text
//!   library:  call [slot]        slot: │ address of the other one │  ─►  │ that of the program's │
//! ```
//!
//! Some keep what they have, and who links the program gets a warning:
//!
//! * `malloc` and its kin are so kept by all. What a library had from one allocator until then it would give back to
//!   another, and the host, the dynamic linker and the C library share blocks among each other.
//! * The C library, the unwinder and the host itself keep all, since they run where no code of a program may be
//!   compiled.
//! * What another program has bound stays its own.

use std::collections::BTreeSet;
use std::ffi::{CStr, CString, OsStr, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use rustc_hash::FxHashMap;

use crate::diag::Diagnostic;
use crate::ir::global::Visibility;
use crate::ir::{Global, GlobalKind, Linkage, Module};
use crate::runtime::critical;
use crate::sort;
use crate::sys::memory::{self, PAGE, Rights};

/// What the C library itself calls by name.
const OF_C: [&[u8]; 4] = [b"malloc", b"calloc", b"realloc", b"free"];

/// What is never bound anew beside that: it gives out or takes the same blocks.
const ALLOCATION: [&[u8]; 9] = [
    b"aligned_alloc",
    b"cfree",
    b"malloc_usable_size",
    b"memalign",
    b"posix_memalign",
    b"pvalloc",
    b"reallocarray",
    b"strdup",
    b"valloc",
];

/// The places of libraries that lead to definitions of a program, until this is dropped.
#[derive(Debug, Default)]
pub(super) struct Interposed {
    objects: Vec<Object>,
    slots: Vec<Slot>,
}

/// A library, as it is loaded.
#[derive(Debug, PartialEq, Eq)]
struct Object {
    base: usize,
    path: Box<[u8]>,
}

/// A word of a library that holds the address of a symbol.
#[derive(Debug)]
struct Slot {
    /// The library, by its number.
    object: usize,
    address: usize,
    /// Whether its page is made read-only by the dynamic linker when it has filled it in.
    is_sealed: bool,
    /// What is added to the address of the symbol.
    addend: usize,
    before: usize,
    after: usize,
}

/// The slots that belong to a program. Who writes to one holds this.
static OWNED: Mutex<BTreeSet<usize>> = Mutex::new(BTreeSet::new());

/// Binds libraries to the definitions of a program, if that is `wanted`; and the definitions that libraries do
/// without, each with the number of its module. Where no library was loaded for programs, and none is to be bound,
/// only the functions that the C library calls can be among them.
pub(super) fn bind(
    modules: &[&Module],
    has_libraries: bool,
    wanted: bool,
    address_of: impl Fn(&str) -> Option<usize>,
) -> (Interposed, Vec<(usize, Diagnostic)>) {
    let mut search = Search {
        definitions: FxHashMap::default(),
        binds: wanted,
        bound: Interposed::default(),
    };
    let all = has_libraries || wanted && is_any_bindable();
    for (number, module) in modules.iter().enumerate() {
        for global in module.globals.values() {
            let name = module.names.get(global.name);
            if (all || OF_C.contains(&name)) && is_interposable(module, global) {
                let use_of = SymbolUse {
                    module: number,
                    global,
                    kept_by: Vec::new(),
                    slots: Vec::new(),
                };
                search.definitions.insert(name, use_of);
            }
        }
    }
    if search.definitions.is_empty() {
        return Default::default();
    }
    each_object(&mut |object| search.look_through(object));
    let Search {
        definitions,
        mut bound,
        ..
    } = search;
    let mut found: Vec<_> = definitions.into_iter().collect();
    found.retain(|(_, use_of)| !(use_of.slots.is_empty() && use_of.kept_by.is_empty()));
    for (name, use_of) in &found {
        let address = std::str::from_utf8(name).ok();
        let address = address.and_then(&address_of);
        for &slot in &use_of.slots {
            let slot = &mut bound.slots[slot];
            slot.after = address.map_or(0, |address| address.wrapping_add(slot.addend));
        }
    }
    bound.bind();
    for (_, use_of) in &mut found {
        for slot in std::mem::take(&mut use_of.slots) {
            let slot = &bound.slots[slot];
            if slot.after == 0 {
                use_of.keep(&file_name(&bound.objects[slot.object].path));
            }
        }
    }
    bound.slots.retain(|slot| slot.after != 0);
    let mut warnings: Vec<_> = found.into_iter().filter_map(warning).collect();
    sort::by_number(&mut warnings, |(module, diagnostic)| {
        sort::pair(*module as u64, diagnostic.span().start)
    });
    (bound, warnings)
}

impl Interposed {
    /// Has the slots lead to the program. Those that cannot lead to 0 afterwards, here alone.
    fn bind(&mut self) {
        self.each_loaded(|slot, owned| {
            let is_new = slot.after != 0 && owned.insert(slot.address);
            // SAFETY: the library is loaded, and the slot is in its memory.
            let is_bound = is_new && unsafe { slot.write(slot.before, slot.after) };
            if is_new && !is_bound {
                owned.remove(&slot.address);
            }
            if !is_bound {
                slot.after = 0;
            }
        });
    }

    /// Calls a function with each slot of the libraries that are still loaded, and with the slots of all programs.
    fn each_loaded(&mut self, mut f: impl FnMut(&mut Slot, &mut BTreeSet<usize>)) {
        if self.slots.is_empty() {
            return;
        }
        let _section = critical::enter();
        let mut owned = critical::lock(&OWNED);
        let Interposed { objects, slots } = self;
        each_object(&mut |loaded| {
            let found = objects.iter().position(|object| object == &loaded.object());
            for slot in slots.iter_mut().filter(|slot| Some(slot.object) == found) {
                f(slot, &mut owned);
            }
        });
    }
}

impl Drop for Interposed {
    fn drop(&mut self) {
        self.each_loaded(|slot, _| {
            // SAFETY: the library is loaded, and the slot is in its memory. What somebody else has written stays.
            unsafe { slot.write(slot.after, slot.before) };
        });
        let _section = critical::enter();
        let mut owned = critical::lock(&OWNED);
        for slot in &self.slots {
            owned.remove(&slot.address);
        }
    }
}

impl Slot {
    /// Replaces one value by another, if it is there and the page may be written to. Threads that call by way of it
    /// meanwhile find the one or the other.
    ///
    /// # Safety
    ///
    /// The slot is in memory, and who changes the rights of its page holds [`OWNED`].
    unsafe fn write(&self, from: usize, to: usize) -> bool {
        let page = self.address & !(PAGE - 1);
        // SAFETY: an aligned word of a library, which is there as the caller vouches. The page was made read-only by the
        // dynamic linker, which has done its work; it is made so again.
        unsafe {
            if self.is_sealed && memory::protect(page, PAGE, Rights::ReadWrite).is_err() {
                return false;
            }
            let word = AtomicUsize::from_ptr(self.address as *mut usize);
            let done = word.compare_exchange(from, to, Ordering::AcqRel, Ordering::Acquire);
            if self.is_sealed {
                // Where it fails the page stays as it was while the library was loaded.
                let _ = memory::protect(page, PAGE, Rights::Read);
            }
            done.is_ok()
        }
    }
}

/// Whether a symbol is a definition that libraries would get instead of their own. Those that may stand in
/// several modules mean the same in all, and what is hidden is the program's alone. Libraries find a variable that each
/// thread has for itself in another way.
fn is_interposable(module: &Module, global: &Global) -> bool {
    let is_defined = match global.kind {
        GlobalKind::Function(function) => module.funcs[function].is_defined(),
        GlobalKind::Variable { init, .. } => init.is_some(),
        GlobalKind::Alias(_) => true,
        GlobalKind::Undeclared | GlobalKind::IFunc(_) => false,
    };
    let linkages = [Linkage::External, Linkage::Weak];
    is_defined
        && global.thread_local.is_none()
        && global.visibility == Visibility::Default
        && linkages.contains(&global.linkage)
}

fn is_in_process(name: &[u8]) -> bool {
    let Ok(name) = CString::new(name) else {
        return false;
    };
    // SAFETY: the name is a C string.
    !unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) }.is_null()
}

fn warning((name, found): (&[u8], SymbolUse<'_>)) -> Option<(usize, Diagnostic)> {
    if found.kept_by.is_empty() || !is_in_process(name) {
        return None;
    }
    let name = String::from_utf8_lossy(name);
    let libraries = found.kept_by.join("`, `");
    let message = format!("another `{name}` than this stays in use by `{libraries}`");
    let diagnostic = Diagnostic::warning("interposition", found.global.span, message)
        .note("natively, the program's is the one that libraries get, too");
    Some((found.module, diagnostic))
}

/// A definition, and the libraries that use its name.
struct SymbolUse<'a> {
    module: usize,
    global: &'a Global,
    /// The libraries that keep another one.
    kept_by: Vec<String>,
    /// The places of those that are to be bound, by their numbers.
    slots: Vec<usize>,
}

impl SymbolUse<'_> {
    fn keep(&mut self, library: &str) {
        if !self.kept_by.iter().any(|known| known == library) {
            self.kept_by.push(library.into());
        }
    }
}

/// Definitions of a program by their names, and what was found of their uses.
struct Search<'a> {
    definitions: FxHashMap<&'a [u8], SymbolUse<'a>>,
    /// Whether libraries are bound.
    binds: bool,
    bound: Interposed,
}

impl Search<'_> {
    /// Looks for uses in an object.
    fn look_through(&mut self, loaded: &Loaded<'_>) {
        let Some(dynamic) = loaded.headers_of(libc::PT_DYNAMIC).next() else {
            return;
        };
        let binds = self.binds && loaded.is_bindable();
        let (file, base) = (file_name(loaded.path), loaded.base);
        let Search {
            definitions, bound, ..
        } = self;
        // SAFETY: the section and what it refers to are mapped with the object.
        unsafe {
            let dynamic = Dynamic::read(base, base + dynamic.p_vaddr as usize);
            dynamic.each_symbol(|name, symbol, relocation| {
                let Some(found) = definitions.get_mut(name) else {
                    return;
                };
                if !is_for(found.global, symbol, dynamic.binds_itself) {
                    return;
                }
                match loaded.slot(relocation) {
                    Some(mut slot) if binds && !is_allocation(name) => {
                        slot.object = match bound.objects.last() {
                            Some(last) if *last == loaded.object() => bound.objects.len() - 1,
                            Some(_) | None => {
                                bound.objects.push(loaded.object());
                                bound.objects.len() - 1
                            }
                        };
                        found.slots.push(bound.slots.len());
                        bound.slots.push(slot);
                    }
                    Some(_) | None => found.keep(&file),
                }
            });
        }
    }
}

fn is_allocation(name: &[u8]) -> bool {
    OF_C.contains(&name) || ALLOCATION.contains(&name)
}

/// An object that the dynamic linker has loaded, and keeps meanwhile.
struct Loaded<'a> {
    base: usize,
    path: &'a [u8],
    headers: &'a [libc::Elf64_Phdr],
}

impl Loaded<'_> {
    fn object(&self) -> Object {
        Object {
            base: self.base,
            path: self.path.into(),
        }
    }

    fn headers_of(&self, kind: u32) -> impl Iterator<Item = &libc::Elf64_Phdr> {
        self.headers.iter().filter(move |h| h.p_type == kind)
    }

    /// Whether it is a library that may call code of programs wherever it calls by name.
    fn is_bindable(&self) -> bool {
        const SYSTEM: [&str; 3] = ["libc.so", "libgcc_s.so", "libunwind.so"];
        let here = is_any_bindable as *const () as usize;
        let has_here = self.headers_of(libc::PT_LOAD).any(|part| {
            let start = self.base + part.p_vaddr as usize;
            (start..start + part.p_memsz as usize).contains(&here)
        });
        let file = file_name(self.path);
        !has_here && !SYSTEM.iter().any(|start| file.starts_with(start))
    }

    /// The word that a relocation has filled in, if it holds the address of a symbol and can be written to.
    fn slot(&self, relocation: &libc::Elf64_Rela) -> Option<Slot> {
        const ABSOLUTE: u64 = 1;
        const GLOBAL_DATA: u64 = 6;
        const JUMP_SLOT: u64 = 7;
        let addend = match relocation.r_info & 0xffff_ffff {
            ABSOLUTE => relocation.r_addend as usize,
            GLOBAL_DATA | JUMP_SLOT => 0,
            _ => return None,
        };
        let offset = relocation.r_offset as usize;
        let is_in = |part: &libc::Elf64_Phdr| {
            let start = part.p_vaddr as usize;
            (start..start + part.p_memsz as usize).contains(&offset)
        };
        let is_written = self
            .headers_of(libc::PT_LOAD)
            .any(|part| part.p_flags & libc::PF_W != 0 && is_in(part));
        let address = self.base + offset;
        if !is_written || !address.is_multiple_of(size_of::<usize>()) {
            return None;
        }
        // The dynamic linker seals whole pages.
        let is_sealed = self.headers_of(libc::PT_GNU_RELRO).any(|part| {
            let end = (self.base + part.p_vaddr as usize + part.p_memsz as usize) & !(PAGE - 1);
            is_in(part) && address < end
        });
        // SAFETY: an aligned word of a library that is loaded.
        let before = unsafe { AtomicUsize::from_ptr(address as *mut usize) };
        Some(Slot {
            object: 0,
            address,
            is_sealed,
            addend,
            before: before.load(Ordering::Acquire),
            after: 0,
        })
    }
}

fn file_name(path: &[u8]) -> String {
    let name = Path::new(OsStr::from_bytes(path)).file_name();
    String::from_utf8_lossy(name.unwrap_or_default().as_bytes()).into_owned()
}

/// Whether a library is loaded that may be bound anew.
fn is_any_bindable() -> bool {
    let mut found = false;
    each_object(&mut |loaded| {
        // What C's mathematics use is C's.
        found |= loaded.is_bindable() && !file_name(loaded.path).starts_with("libm.so");
    });
    found
}

/// Calls a function with each library that is loaded, while none is loaded or unloaded.
fn each_object(mut f: &mut dyn FnMut(&Loaded<'_>)) {
    // A child of `fork` would find the dynamic linker's lock held.
    let _section = critical::enter();
    // SAFETY: the function is called for each object that is loaded, while none is unloaded, with the
    // argument that it expects.
    unsafe { libc::dl_iterate_phdr(Some(visit), (&raw mut f).cast()) };
}

/// Gives one object that is loaded to the function.
///
/// # Safety
///
/// Called by the dynamic linker alone, for [`each_object`].
unsafe extern "C" fn visit(info: *mut libc::dl_phdr_info, _: usize, f: *mut c_void) -> c_int {
    // SAFETY: the dynamic linker describes an object that stays loaded until this returns; the function is what
    // `each_object` has given.
    let (info, f) = unsafe { (&*info, &mut *f.cast::<&mut dyn FnMut(&Loaded<'_>)>()) };
    // SAFETY: the dynamic linker describes an object that stays loaded until this returns; the function is
    // what `each_object` has given; the name is a C string.
    let path = unsafe { CStr::from_ptr(info.dlpi_name) }.to_bytes();
    // The executable has no name, and the kernel's object no path, not even one from the working directory.
    // The dynamic linker binds itself. Windows of code are files of no folder that stays.
    if path.contains(&b'/') && !file_name(path).starts_with("ld-linux") {
        // SAFETY: the dynamic linker describes an object that stays loaded until this returns; the function
        // is what `each_object` has given.
        let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
        f(&Loaded {
            base: info.dlpi_addr as usize,
            path,
            headers,
        });
    }
    0
}

/// Whether a library that uses a symbol could use a definition of the program instead: a function for a function, and
/// a variable for a variable, which the library has not bound to its own.
fn is_for(global: &Global, symbol: &libc::Elf64_Sym, binds_itself: bool) -> bool {
    const OBJECT: u8 = 1;
    const FUNC: u8 = 2;
    const THREAD_LOCAL: u8 = 6;
    const GNU_IFUNC: u8 = 10;
    let is_local = symbol.st_info >> 4 == 0 || symbol.st_other & 3 != 0;
    let is_own = binds_itself && symbol.st_shndx != 0;
    !is_local
        && !is_own
        && !matches!(
            (&global.kind, symbol.st_info & 0xf),
            (GlobalKind::Variable { .. }, FUNC | GNU_IFUNC)
                | (GlobalKind::Function(_), OBJECT)
                | (_, THREAD_LOCAL)
        )
}

// Tags of the dynamic section.
const JUMP_RELOCATIONS_SIZE: i64 = 2;
const STRINGS: i64 = 5;
const SYMBOLS: i64 = 6;
const RELOCATIONS: i64 = 7;
const RELOCATIONS_SIZE: i64 = 8;
const SYMBOLIC: i64 = 16;
const JUMP_RELOCATIONS: i64 = 23;
const FLAGS: i64 = 30;

/// In the flags: as [`SYMBOLIC`].
const IS_SYMBOLIC: usize = 2;

/// Where an object has its symbols, their names and its relocations: tables with their sizes in bytes.
#[derive(Default)]
struct Dynamic {
    strings: usize,
    symbols: usize,
    relocations: [(usize, usize); 2],
    /// Whether it is to use its own definitions first.
    binds_itself: bool,
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
                SYMBOLIC => dynamic.binds_itself = true,
                FLAGS => dynamic.binds_itself |= value & IS_SYMBOLIC != 0,
                _ => {}
            }
            // SAFETY: another row follows one that is not the last.
            row = unsafe { row.add(1) };
        }
    }

    /// Gives the name of each symbol that relocations refer to, the symbol and the relocation.
    ///
    /// # Safety
    ///
    /// The object must be loaded.
    unsafe fn each_symbol(&self, mut f: impl FnMut(&[u8], &libc::Elf64_Sym, &libc::Elf64_Rela)) {
        for (address, bytes) in self.relocations {
            let table = address as *const libc::Elf64_Rela;
            for n in 0..bytes / size_of::<libc::Elf64_Rela>() {
                // SAFETY: the table has so many rows, which name symbols by their numbers, and those
                // their names by their places in the table of strings.
                let (name, symbol, relocation) = unsafe {
                    let relocation = &*table.add(n);
                    let symbol = (relocation.r_info >> 32) as usize;
                    if symbol == 0 {
                        continue;
                    }
                    let symbol = &*(self.symbols as *const libc::Elf64_Sym).add(symbol);
                    let name = (self.strings + symbol.st_name as usize) as *const _;
                    (CStr::from_ptr(name), symbol, relocation)
                };
                f(name.to_bytes(), symbol, relocation);
            }
        }
    }
}
