//! Finds the run-time libraries of languages for programs that need them.
//!
//! A compiler driver adds such libraries when it links. Here the names of undefined symbols say which
//! are wanted, since each language has a way of its own to write names. A library whose name
//! has no version that all systems share is looked for in the folders of the system and of the
//! language's compiler on the `PATH`; of several the one that has most of the symbols is taken, since
//! names of Rust are made for one version of its standard library. No other program is run.

use std::collections::BTreeSet;
use std::ffi::{CStr, CString, OsStr};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use memchr::memmem;
use rustc_hash::FxHashSet;

use crate::ir::{GlobalKind, Linkage, Module};
use crate::runtime::{host, unwind};

/// A run-time library that was loaded because a program needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundLibrary {
    /// The file.
    pub path: PathBuf,
    /// A symbol of the program that is in it.
    pub symbol: String,
}

/// The run-time libraries of a language.
pub struct Runtime {
    /// What they are, as people call them.
    pub name: &'static str,
    /// Names of files, with a `*` where versions differ, in the order in which they are wanted.
    pub files: &'static [&'static str],
    /// What to do where the files are not there.
    pub advice: &'static str,
    /// Whether a symbol of this name is in one of them, by the look of it.
    is_name: fn(&[u8]) -> bool,
    /// The compilers beside which they are installed.
    compilers: &'static [&'static str],
}

const RUNTIMES: [Runtime; 11] = [
    Runtime {
        name: "Rust's standard library",
        files: &["libstd-*.so", "libtest-*.so"],
        advice: "it is that of the `rustc` which compiled the program with `-C prefer-dynamic`",
        is_name: is_rust,
        compilers: &["rustc"],
    },
    // Before the other one of C++, which some of its names look to be of.
    Runtime {
        name: "LLVM's C++ library",
        files: &["libc++.so.1"],
        advice: "the program was compiled with `-stdlib=libc++`",
        is_name: is_libcxx,
        compilers: &[],
    },
    Runtime {
        name: "the C++ library",
        files: &["libstdc++.so.6"],
        advice: "",
        is_name: |name| starts_with_any(name, &["_Z", "__cxa_", "__gxx_", "__cxxabi"]),
        compilers: &[],
    },
    Runtime {
        name: "D's library",
        files: &["libdruntime-ldc-shared.so*", "libphobos2-ldc-shared.so*"],
        advice: "",
        is_name: |name| starts_with_any(name, &["_D", "_d_", "_adEq", "_aaV"]),
        compilers: &["ldc2"],
    },
    Runtime {
        name: "the Fortran library",
        files: &["libFortranRuntime.so*", "libflang_rt.runtime.so*"],
        advice: "where it is an archive only, a shared library can be made of that: \
                 `c++ -shared -o libFortranRuntime.so -Wl,--whole-archive libFortranRuntime.a \
                 libFortranDecimal.a`",
        is_name: |name| starts_with_any(name, &["_Fortran"]),
        compilers: &["flang-new", "flang", "flang-new-19", "flang-19"],
    },
    Runtime {
        name: "the library of GNU Fortran",
        files: &["libgfortran.so.5"],
        advice: "",
        is_name: |name| starts_with_any(name, &["_gfortran_"]),
        compilers: &[],
    },
    Runtime {
        name: "the OpenMP library",
        files: &["libomp.so.5", "libomp.so*", "libgomp.so.1"],
        advice: "",
        is_name: |name| starts_with_any(name, &["__kmpc_", "omp_", "GOMP_"]),
        compilers: &["clang", "clang-19"],
    },
    Runtime {
        name: "the library of UBSan",
        files: &["libubsan.so.1"],
        advice: "",
        is_name: |name| starts_with_any(name, &["__ubsan_"]),
        compilers: &[],
    },
    Runtime {
        name: "the library of atomic operations",
        files: &["libatomic.so.1"],
        advice: "",
        is_name: |name| starts_with_any(name, &["__atomic_"]),
        compilers: &[],
    },
    Runtime {
        name: "the library of blocks",
        files: &["libBlocksRuntime.so.0"],
        advice: "",
        is_name: |name| starts_with_any(name, &["_Block_", "_NSConcrete"]),
        compilers: &[],
    },
    Runtime {
        name: "the compiler's library",
        files: &["libgcc_s.so.1"],
        advice: "",
        is_name: is_builtin,
        compilers: &[],
    },
];

fn starts_with_any(name: &[u8], starts: &[&str]) -> bool {
    starts
        .iter()
        .any(|start| name.starts_with(start.as_bytes()))
}

/// Both manglings of Rust: `_R...`, and `_ZN...17h<16 digits>E`.
fn is_rust(name: &[u8]) -> bool {
    let legacy = || {
        let hash = name.strip_suffix(b"E").and_then(|name| {
            let (_, hash) = name.split_last_chunk::<19>()?;
            hash.strip_prefix(b"17h")
        });
        name.starts_with(b"_ZN") && hash.is_some_and(|h| h.iter().all(u8::is_ascii_hexdigit))
    };
    starts_with_any(name, &["_R", "__rust_", "rust_"]) || legacy()
}

/// LLVM's C++ library has its names in the inline namespace `std::__1`, but those that the C++ ABI fixes.
fn is_libcxx(name: &[u8]) -> bool {
    name.starts_with(b"_Z") && memmem::find(name, b"St3__1").is_some()
}

/// What compilers call for operations that a processor lacks (`__udivti3`), and the unwinder.
fn is_builtin(name: &[u8]) -> bool {
    let operation = name.starts_with(b"__") && matches!(name.last(), Some(b'2'..=b'4'));
    operation || starts_with_any(name, &["_Unwind_", "__gcc_", "__emutls_", "__cpu_"])
}

/// The libraries that a symbol looks to be from.
pub fn runtime_of(symbol: &[u8]) -> Option<&'static Runtime> {
    RUNTIMES.iter().find(|runtime| (runtime.is_name)(symbol))
}

/// Loads the run-time libraries that a program needs beside what is loaded.
///
/// # Safety
///
/// Loading a library runs its constructors, which are trusted like any code.
pub(super) unsafe fn load(modules: &[&Module]) -> Vec<FoundLibrary> {
    let mut missing = undefined(modules);
    missing.retain(|name| address(name).is_none());
    let mut found = Vec::new();
    for runtime in &RUNTIMES {
        let of_runtime =
            |name: &&[u8]| runtime_of(name).is_some_and(|it| std::ptr::eq(it, runtime));
        let mut names: Vec<&[u8]> = missing.iter().copied().filter(of_runtime).collect();
        for file in runtime.files {
            if names.is_empty() {
                break;
            }
            // SAFETY: the caller keeps the contract of `load`.
            if !find(file, runtime, &names).is_some_and(|path| unsafe { open(&path) }) {
                continue;
            }
            let known = |name: &&[u8]| address(name).is_some();
            if let Some(&name) = names.iter().find(|name| known(name)) {
                found.push(FoundLibrary {
                    path: address(name).and_then(file_of).unwrap_or(file.into()),
                    symbol: String::from_utf8_lossy(name).into_owned(),
                });
            }
            names.retain(|name| !known(name));
            missing.retain(|name| !known(name));
        }
    }
    found
}

/// The symbols that modules declare, and none of them defines.
fn undefined<'a>(modules: &[&'a Module]) -> BTreeSet<&'a [u8]> {
    let mut defined = FxHashSet::default();
    let mut declared = BTreeSet::new();
    for module in modules {
        for global in module.globals.values() {
            let name = module.names.get(global.name);
            let is_defined = match global.kind {
                GlobalKind::Undeclared => false,
                GlobalKind::Variable { init, .. } => init.is_some(),
                GlobalKind::Function(function) => module.funcs[function].is_defined(),
                GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
            };
            if is_defined && global.linkage != Linkage::AvailableExternally {
                defined.insert(name);
            } else if !name.starts_with(b"llvm.") {
                declared.insert(name);
            }
        }
    }
    declared.retain(|name| !defined.contains(name));
    declared
}

/// The library of a name: itself, for the system to find, or one of several versions.
fn find(file: &str, runtime: &Runtime, names: &[&[u8]]) -> Option<PathBuf> {
    let Some((start, end)) = file.split_once('*') else {
        return Some(file.into());
    };
    let mut candidates = BTreeSet::new();
    for folder in folders(runtime.compilers) {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        candidates.extend(entries.filter_map(|entry| {
            let name = entry.file_name();
            let name = name.to_str()?.strip_prefix(start)?;
            let fits = name.ends_with(end) && fs::metadata(entry.path()).ok()?.is_file();
            fits.then(|| fs::canonicalize(entry.path()).ok()).flatten()
        }));
    }
    let counted = candidates
        .into_iter()
        .map(|path| (count(&path, names), path));
    let best = counted.max_by_key(|(count, _)| *count)?;
    (best.0 > 0).then_some(best.1)
}

/// How many of the symbols are in a library, of the first few.
fn count(path: &Path, names: &[&[u8]]) -> usize {
    const ENOUGH: usize = 16;
    let Ok(file) = fs::File::open(path) else {
        return 0;
    };
    // A library of ten megabytes has its dynamic symbols' names in half of one. A name that another one
    // ends with may be stored as the end of that.
    let part = |at, len| {
        let mut bytes = vec![0; len];
        file.read_exact_at(&mut bytes, at).ok()?;
        Some(bytes)
    };
    let Some(strings) = dynamic_strings(part).or_else(|| fs::read(path).ok()) else {
        return 0;
    };
    let has = |name: &&&[u8]| {
        let text = [**name, b"\0"].concat();
        memmem::find(&strings, &text).is_some()
    };
    names.iter().take(ENOUGH).filter(has).count()
}

/// The names of the dynamic symbols of a shared library: the section that its section of dynamic
/// symbols is linked to (System V ABI, "Section Header").
/// `part` reads a part of the file.
fn dynamic_strings(part: impl Fn(u64, usize) -> Option<Vec<u8>>) -> Option<Vec<u8>> {
    const DYNSYM: u32 = 11;
    // No more memory is taken for what a damaged library says.
    const MAX_LEN: u64 = 1 << 28;
    const SECTION: u16 = 0x40;
    let read = |at, len: u64| part(at, (len <= MAX_LEN).then_some(len as usize)?);
    let head = read(0, 0x40)?;
    if !head.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let word = |from: &[u8], at| Some(u64::from_le_bytes(*from.get(at..)?.first_chunk()?));
    let half = |at| Some(u16::from_le_bytes(*head.get(at..)?.first_chunk()?));
    let long = |from: &[u8], at| Some(u32::from_le_bytes(*from.get(at..)?.first_chunk()?));
    let (place, size, count) = (word(&head, 0x28)?, half(0x3a)?, half(0x3c)?);
    if size < SECTION {
        return None;
    }
    let headers = read(place, u64::from(size) * u64::from(count))?;
    let mut all = headers.chunks_exact(size.into());
    let symbols = all.find(|section| long(section, 4) == Some(DYNSYM))?;
    let strings = long(symbols, 0x28)? as usize;
    let strings = headers.chunks_exact(size.into()).nth(strings)?;
    let (start, len) = (word(strings, 0x18)?, word(strings, 0x20)?);
    read(start, len)
}

/// Where libraries of a language may be.
fn folders(compilers: &[&str]) -> Vec<PathBuf> {
    const SYSTEM: [&str; 4] = [
        "/usr/local/lib",
        "/usr/lib/x86_64-linux-gnu",
        "/usr/lib64",
        "/usr/lib",
    ];
    let list = |variable| {
        let value = std::env::var_os(variable).unwrap_or_default();
        std::env::split_paths(&value)
            .filter(|path| path.is_absolute())
            .collect::<Vec<_>>()
    };
    let mut folders = list("LD_LIBRARY_PATH");
    for folder in list("PATH") {
        for compiler in compilers {
            let Ok(program) = fs::canonicalize(folder.join(compiler)) else {
                continue;
            };
            let roots = match program.file_name() {
                Some(name) if name == "rustup" => toolchains(),
                _ => program
                    .ancestors()
                    .nth(2)
                    .map(Into::into)
                    .into_iter()
                    .collect(),
            };
            for root in roots {
                folders.push(root.join("lib/rustlib/x86_64-unknown-linux-gnu/lib"));
                folders.push(root.join("lib"));
            }
        }
    }
    folders.extend(SYSTEM.map(PathBuf::from));
    folders
}

/// The roots of the toolchains of Rust that rustup has installed.
fn toolchains() -> Vec<PathBuf> {
    let home = std::env::var_os("RUSTUP_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".rustup")));
    let entries = home.and_then(|home| fs::read_dir(home.join("toolchains")).ok());
    let entries = entries.into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

/// Loads a library for all to see; whether that was possible.
///
/// # Safety
///
/// As for [`load`].
unsafe fn open(path: &Path) -> bool {
    let Ok(name) = CString::new(path.as_os_str().as_bytes()) else {
        return false;
    };
    unwind::expect_cleanups();
    // SAFETY: the name is a C string; the library is trusted, by the contract of this function.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_LAZY | libc::RTLD_GLOBAL) };
    !handle.is_null()
}

/// The address of a symbol of the process.
fn address(name: &[u8]) -> Option<*const libc::c_void> {
    host::in_process(&CString::new(name).ok()?).map(<*const u8>::cast)
}

/// The file of the library that an address is in.
fn file_of(address: *const libc::c_void) -> Option<PathBuf> {
    // SAFETY: the structure is one of integers and pointers, which may be zero; `dladdr` writes to it
    // what lives as long as the library, which is never unloaded.
    unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        if libc::dladdr(address, &raw mut info) == 0 || info.dli_fname.is_null() {
            return None;
        }
        let name = CStr::from_ptr(info.dli_fname);
        Some(PathBuf::from(OsStr::from_bytes(name.to_bytes())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_what_they_are_of() {
        let of = |name: &str| runtime_of(name.as_bytes()).map(|runtime| runtime.files[0]);
        let rust = Some("libstd-*.so");
        assert_eq!(of("_ZN3std2io5stdio6_print17h0123456789abcdefE"), rust);
        assert_eq!(of("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc"), rust);
        assert_eq!(of("rust_eh_personality"), rust);
        assert_eq!(of("_ZNSt6thread4joinEv"), Some("libstdc++.so.6"));
        assert_eq!(of("_ZN17h0123456789abcdeE"), Some("libstdc++.so.6"));
        assert_eq!(of("_ZNSt3__14coutE"), Some("libc++.so.1"));
        assert_eq!(of("_ZTINSt3__18ios_baseE"), Some("libc++.so.1"));
        assert_eq!(of("_ZTISt12bad_any_cast"), Some("libstdc++.so.6"));
        assert_eq!(
            of("_D3std5stdio6stdoutSQBe4File"),
            Some("libdruntime-ldc-shared.so*")
        );
        assert_eq!(
            of("_FortranAioBeginExternalListOutput"),
            Some("libFortranRuntime.so*")
        );
        // Not all of these end as those of the compiler's library do.
        assert_eq!(of("__atomic_store"), Some("libatomic.so.1"));
        assert_eq!(of("__atomic_load_4"), Some("libatomic.so.1"));
        assert_eq!(of("_Block_copy"), Some("libBlocksRuntime.so.0"));
        assert_eq!(of("__udivti3"), Some("libgcc_s.so.1"));
        assert_eq!(of("printf"), None);
        assert_eq!(of("E"), None);
    }

    #[test]
    fn dynamic_symbols_are_found_without_the_rest_of_the_file() {
        let path = address(b"qsort").and_then(file_of).unwrap();
        assert_eq!(count(&path, &[b"qsort", b"_ZN3nowhere", b"malloc"]), 2);
        let file = fs::read(path).unwrap();
        let of = |file: &[u8]| {
            dynamic_strings(|at, len| Some(file.get(at as usize..)?.get(..len)?.to_vec()))
        };
        let strings = of(&file).unwrap();
        assert!(strings.len() < file.len() / 4);
        assert!(memmem::find(&strings, b"qsort\0").is_some());
        // A file that ends too soon, or is none of this format, is looked through as a whole.
        assert_eq!(of(&file[..file.len() / 2]), None);
        assert_eq!(of(&file[..0x30]), None);
        assert_eq!(of(b"no library"), None);
    }
}
