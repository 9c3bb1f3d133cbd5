//! Modules, and what they need and offer.

use std::ffi::{CString, c_char};
use std::mem::MaybeUninit;
use std::sync::OnceLock;

use super::error::jitlite_error;
use super::symbol::{OwnedSymbol, jitlite_symbol};
use super::{Fail, array, c_string, make, or_default_on_panic, string};
use crate::api::{Error, Module, Profile};

/// A module that has been parsed and verified. It belongs to no engine, can be instantiated any number
/// of times, and any number of threads may use it.
pub struct jitlite_module {
    pub(super) module: Module,
    imports: Vec<OwnedSymbol>,
    exports: Vec<OwnedSymbol>,
    text: OnceLock<CString>,
}

/// The handle of a module that was read.
pub(super) fn opened(module: Result<Module, Error>) -> Result<Option<Box<jitlite_module>>, Fail> {
    let module = module?;
    Ok(Some(Box::new(jitlite_module {
        imports: module
            .imports()
            .map(|symbol| OwnedSymbol::of(&symbol))
            .collect(),
        exports: module
            .exports()
            .map(|symbol| OwnedSymbol::of(&symbol))
            .collect(),
        text: OnceLock::new(),
        module,
    })))
}

/// What a module is held to; null is what LLVM accepts, with calls of undeclared names.
///
/// # Safety
///
/// As for [`string`].
pub(super) unsafe fn profile(name: *const c_char) -> Result<Profile, Fail> {
    if name.is_null() {
        return Ok(Profile::Auto);
    }
    // SAFETY: the caller keeps the contract of `profile`.
    let name = unsafe { string(name, "the profile")? };
    let found = Profile::ALL.iter().find(|(_, word)| *word == name);
    let found = found.map(|(profile, _)| *profile);
    found.ok_or_else(|| Fail::Argument(format!("there is no profile `{name}`")))
}

/// A module in memory: its name, its bytes, and what it is held to.
///
/// # Safety
///
/// As for [`string`] and [`array`].
pub(super) unsafe fn in_memory<'a>(
    name: *const c_char,
    bytes: *const c_char,
    len: usize,
    profile: *const c_char,
) -> Result<(&'a str, &'a [u8], Profile), Fail> {
    // SAFETY: the caller keeps the contract of `in_memory`.
    unsafe {
        let bytes = array(bytes.cast::<u8>(), len, "the text")?;
        Ok((string(name, "the name")?, bytes, self::profile(profile)?))
    }
}

/// Reads a file, which is text or bitcode, and verifies it. `profile` is what it is held to: "llvm",
/// "llvmlite", "llvm1", "llvm2002", or "auto", which null stands for. The caller owns the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_module_from_file(
    path: *const c_char,
    profile: *const c_char,
    module: Option<&mut MaybeUninit<Option<Box<jitlite_module>>>>,
) -> Option<Box<jitlite_error>> {
    make(module, || {
        // SAFETY: the caller's strings.
        let (path, profile) = unsafe { (string(path, "the path")?, self::profile(profile)?) };
        opened(Module::from_file(path, profile))
    })
}

/// Verifies a module that is text or bitcode: its first bytes say which. `name` is what diagnostics call
/// it. The bytes are copied; text needs no null byte at its end. The rest is as for
/// `jitlite_module_from_file`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_module_from_bytes(
    name: *const c_char,
    bytes: *const c_char,
    len: usize,
    profile: *const c_char,
    module: Option<&mut MaybeUninit<Option<Box<jitlite_module>>>>,
) -> Option<Box<jitlite_error>> {
    make(module, || {
        // SAFETY: the caller's strings and array.
        let (name, bytes, profile) = unsafe { in_memory(name, bytes, len, profile)? };
        opened(Module::from_bytes(name, bytes, profile))
    })
}

/// As `jitlite_module_from_bytes`, with the bodies of functions left for later where it is bitcode: each is read
/// and verified when the function is first compiled. What is wrong there ends the call with a
/// `JITLITE_TRAP_INVALID`, and nothing that is wrong is run.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_module_from_bytes_lazily(
    name: *const c_char,
    bytes: *const c_char,
    len: usize,
    profile: *const c_char,
    module: Option<&mut MaybeUninit<Option<Box<jitlite_module>>>>,
) -> Option<Box<jitlite_error>> {
    make(module, || {
        // SAFETY: the caller's strings and array.
        let (name, bytes, profile) = unsafe { in_memory(name, bytes, len, profile)? };
        opened(Module::from_bytes_lazily(name, bytes, profile))
    })
}

/// Verifies a text, which ends with a null byte. The rest is as for `jitlite_module_from_bytes`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_module_from_text(
    name: *const c_char,
    text: *const c_char,
    profile: *const c_char,
    module: Option<&mut MaybeUninit<Option<Box<jitlite_module>>>>,
) -> Option<Box<jitlite_error>> {
    make(module, || {
        // SAFETY: the caller's strings.
        let (name, profile, text) = unsafe {
            let text = string(text, "the text")?;
            (string(name, "the name")?, self::profile(profile)?, text)
        };
        opened(Module::from_text(name, text, profile))
    })
}

/// Deletes a module. Null is allowed, and instances that were made of it are none the worse.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_module_delete(module: Option<Box<jitlite_module>>) {
    or_default_on_panic(|| drop(module));
}

/// The number of symbols that a module declares and does not define, without LLVM's intrinsics.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_module_import_count(module: Option<&jitlite_module>) -> usize {
    module.map_or(0, |module| module.imports.len())
}

/// One of these symbols; null if there are not so many. It lives as long as the module.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_module_import(
    module: Option<&jitlite_module>,
    index: usize,
) -> Option<&jitlite_symbol> {
    module?.imports.get(index).map(|symbol| &symbol.shown)
}

/// The number of symbols that a module defines for others to see.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_module_export_count(module: Option<&jitlite_module>) -> usize {
    module.map_or(0, |module| module.exports.len())
}

/// One of these symbols; null if there are not so many. It lives as long as the module.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_module_export(
    module: Option<&jitlite_module>,
    index: usize,
) -> Option<&jitlite_symbol> {
    module?.exports.get(index).map(|symbol| &symbol.shown)
}

/// The canonical text of a module, which parses to the same module; "" of null. It lives as long as the module.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_module_text(module: Option<&jitlite_module>) -> *const c_char {
    let text = or_default_on_panic(|| {
        let module = module?;
        let text = module
            .text
            .get_or_init(|| c_string(module.module.to_text()));
        Some(text.as_ptr() as usize)
    });
    text.map_or(c"".as_ptr(), |text| text as *const c_char)
}
