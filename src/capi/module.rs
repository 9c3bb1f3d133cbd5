//! Modules, and what they need and offer.

use std::ffi::{CString, c_char};
use std::mem::MaybeUninit;

use super::error::jitlite_error;
use super::value::jitlite_type;
use super::{Fail, array, c_string, make, quietly, string};
use crate::api::{Error, Extern, ExternType, FuncType, Module, Profile};

/// A module that has been parsed and verified. It belongs to no engine, can be instantiated any number
/// of times, and any number of threads may use it.
pub struct jitlite_module {
    pub(super) module: Module,
    imports: Vec<Symbol>,
    exports: Vec<Symbol>,
}

/// A symbol with what C is shown of it.
struct Symbol {
    shown: jitlite_symbol,
    /// What that points to.
    _name: CString,
    _type: CString,
    _params: Vec<jitlite_type>,
}

// SAFETY: the pointers are into memory that the symbol owns and that nobody changes.
unsafe impl Send for Symbol {}
// SAFETY: as above.
unsafe impl Sync for Symbol {}

/// A symbol by which a module is linked with others, or with the host. What it points to lives as long as
/// the module.
#[repr(C)]
pub struct jitlite_symbol {
    /// Its name, without the `@`.
    pub name: *const c_char,
    /// Its type as LLVM writes it.
    pub type_text: *const c_char,
    /// Whether it is a function, and no variable.
    pub is_function: bool,
    /// Whether it may be missing (an import), or be replaced by another of its name (an export).
    pub is_weak: bool,
    /// Whether a function takes more arguments than its parameters.
    pub has_varargs: bool,
    /// The type of a function's result, or of a variable.
    pub ty: jitlite_type,
    /// The types of a function's parameters. None are here, and `type_text` has to be read, if one of
    /// them or the result is of a type that cannot be passed by value.
    pub params: *const jitlite_type,
    /// How many there are.
    pub param_count: usize,
}

impl Symbol {
    fn of(symbol: Extern) -> Symbol {
        let (name, text) = (c_string(symbol.name), c_string(symbol.type_text));
        let other = jitlite_type {
            kind: super::value::jitlite_type_kind::JITLITE_OTHER as u32,
            bits: 0,
        };
        let is_function = matches!(symbol.ty, ExternType::Func(_));
        let (ty, params, has_varargs) = match &symbol.ty {
            ExternType::Func(Some(FuncType {
                params,
                result,
                varargs,
            })) => {
                let params = params.iter().map(|ty| jitlite_type::of(Some(ty)));
                let result = jitlite_type::of(result.as_ref());
                (result, params.collect(), *varargs)
            }
            ExternType::Variable(Some(ty)) | ExternType::ThreadLocal(Some(ty)) => {
                (jitlite_type::of(Some(ty)), Vec::new(), false)
            }
            _ => (other, Vec::new(), false),
        };
        Symbol {
            shown: jitlite_symbol {
                name: name.as_ptr(),
                type_text: text.as_ptr(),
                is_function,
                is_weak: symbol.weak,
                has_varargs,
                ty,
                params: params.as_ptr(),
                param_count: params.len(),
            },
            _name: name,
            _type: text,
            _params: params,
        }
    }
}

/// The handle of a module that was read.
pub(super) fn opened(module: Result<Module, Error>) -> Result<Option<Box<jitlite_module>>, Fail> {
    let module = module?;
    Ok(Some(Box::new(jitlite_module {
        imports: module.imports().map(Symbol::of).collect(),
        exports: module.exports().map(Symbol::of).collect(),
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
    // SAFETY: passed on.
    let name = unsafe { string(name, "the profile")? };
    let found = Profile::ALL.iter().find(|(_, word)| *word == name);
    let found = found.map(|(profile, _)| *profile);
    found.ok_or_else(|| Fail::Argument(format!("there is no profile `{name}`")))
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
        let (name, profile, bytes) = unsafe {
            let bytes = array(bytes.cast::<u8>(), len, "the text")?;
            (string(name, "the name")?, self::profile(profile)?, bytes)
        };
        opened(Module::from_bytes(name, bytes, profile))
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
    quietly(|| drop(module));
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
