//! What of the process programs may reach by name.

use std::ffi::{CStr, CString};
use std::path::Path;

use rustc_hash::FxHashSet;

use super::c_types;
use super::externs::{Extern, ExternType};
use super::types::ValType;
use crate::runtime::host::{self, Family, HostFn, HostType};
use crate::runtime::unwind;

/// The symbols that a linker grants together.
#[derive(Clone, Default)]
pub(super) struct Grants {
    /// The C library, and what C links into each program.
    pub libc: bool,
    /// The host-function table.
    pub builtins: bool,
    /// All symbols of the process.
    pub process: bool,
    pub libraries: Vec<Library>,
    /// The names that these are narrowed to.
    pub allowed: Option<FxHashSet<String>>,
    /// What stands before the names of a linker's methods, where those of Rust are not meant.
    pub methods: Option<&'static str>,
}

/// A library that stays loaded: programs may keep addresses in it.
#[derive(Clone, Copy)]
pub(super) struct Library(*mut libc::c_void);

// SAFETY: the handle is only ever given to functions of the system that any thread may call.
unsafe impl Send for Library {}
// SAFETY: the handle is only ever given to functions of the system that any thread may call.
unsafe impl Sync for Library {}

impl Library {
    /// Loads it, maybe without functions that a program is to define; an error is what the system says.
    ///
    /// # Safety
    ///
    /// Loading a library runs its constructors, which are trusted like any code.
    pub(super) unsafe fn open(path: &Path, is_lacking: bool) -> Result<Library, String> {
        unwind::expect_cleanups();
        let path = path.as_os_str().as_encoded_bytes();
        let name = CString::new(path).map_err(|_| "a path with a NUL")?;
        // SAFETY: the name is a C string; the library is the caller's to trust. `dlerror` gives
        // a string of this thread's after a failure.
        unsafe {
            let mut handle = libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL);
            if handle.is_null() && is_lacking {
                handle = libc::dlopen(name.as_ptr(), libc::RTLD_LAZY | libc::RTLD_GLOBAL);
            }
            if !handle.is_null() {
                return Ok(Library(handle));
            }
            let message = libc::dlerror();
            Err(match message.is_null() {
                true => "the library cannot be loaded".into(),
                false => CStr::from_ptr(message).to_string_lossy().into_owned(),
            })
        }
    }

    /// A symbol of it, or of a library that it needs.
    fn lookup(self, name: &[u8]) -> Option<*const u8> {
        let name = CString::new(name).ok()?;
        // SAFETY: the handle is that of a loaded library; the name is a C string.
        let address = unsafe { libc::dlsym(self.0, name.as_ptr()) };
        (!address.is_null()).then(|| address.cast_const().cast())
    }

    /// Whether an address is in it, and not in another that it needs.
    fn holds(self, address: *const u8) -> bool {
        /// What the system says of a loaded library (`dlinfo`): first, where it begins.
        #[repr(C)]
        struct LinkMap {
            start: usize,
        }
        let mut map: *const LinkMap = std::ptr::null();
        // SAFETY: the structures are of integers and pointers, which may be zero; the functions write
        // to them what lives as long as the library, which is never unloaded.
        unsafe {
            let mut info: libc::Dl_info = std::mem::zeroed();
            let out = (&raw mut map).cast();
            libc::dlinfo(self.0, libc::RTLD_DI_LINKMAP, out) == 0
                && libc::dladdr(address.cast(), &raw mut info) != 0
                && !map.is_null()
                && info.dli_fbase as usize == (*map).start
        }
    }
}

impl Grants {
    fn allows(&self, name: &[u8]) -> bool {
        match (&self.allowed, std::str::from_utf8(name)) {
            (None, _) => true,
            (Some(allowed), Ok(name)) => allowed.contains(name),
            (Some(_), Err(_)) => false,
        }
    }

    /// The function of the table that a name stands for.
    pub(super) fn builtin(&self, name: &[u8]) -> Option<&'static HostFn> {
        let function = host::lookup(name)?;
        let granted = match function.family {
            Family::C => self.libc,
            Family::Llvmlite | Family::Oat => self.builtins,
        };
        (granted && self.allows(name)).then_some(function)
    }

    /// The names of the table, where it is granted.
    pub(super) fn builtin_names(&self) -> impl Iterator<Item = &'static str> + '_ {
        let names = host::functions().map(|function| function.name);
        names.filter(|name| self.builtin(name.as_bytes()).is_some())
    }

    /// A symbol of the libraries, of the C library or of the process.
    pub(super) fn lookup(&self, name: &[u8]) -> Option<*const u8> {
        if !self.allows(name) {
            return None;
        }
        let loaded = self.libraries.iter().find_map(|library| {
            let found = library.lookup(name)?;
            // A library finds functions of C by its own need of C, and some are other ones for programs.
            let of_c = host::c_library(name) == Some(found) && host::libc_symbol(name).is_some();
            match of_c {
                false => Some(found),
                true if library.holds(found) => host::libc_symbol(name),
                true => None,
            }
        });
        let found = loaded.or_else(|| match (self.process, self.libc) {
            (true, _) => host::c_symbol(name),
            (false, true) => host::libc_symbol(name),
            (false, false) => None,
        });
        found.map(|found| unwind::in_place_of(name).unwrap_or(found))
    }

    /// What stands for a function or variable of the libraries that write profiles.
    pub(super) fn of_profile(
        &self,
        name: &[u8],
        find: fn(&[u8]) -> Option<*const u8>,
    ) -> Option<*const u8> {
        let is_granted = (self.libc || self.process) && self.allows(name);
        is_granted.then(|| find(name)).flatten()
    }

    /// How a symbol that is not granted may be, if what is there of its name is declared so.
    pub(super) fn help(&self, symbol: &Extern) -> Option<String> {
        let name = symbol.name.as_bytes();
        let (what, call) = match host::lookup(name) {
            Some(function) if !is_declared(function, &symbol.ty) => return None,
            Some(function) => match function.family {
                Family::Llvmlite | Family::Oat => ("it is a builtin of jitlite", "with_builtins"),
                Family::C => ("it is in the C library", "with_libc"),
            },
            None => {
                host::libc_symbol(name)?;
                let what = match (c_types::fits(&symbol.name, &symbol.ty), &symbol.ty) {
                    (Some(false), _) => return None,
                    (None, ExternType::Func(_)) => "the C library has a function of that name",
                    (Some(true), _)
                    | (None, ExternType::Variable(_) | ExternType::ThreadLocal(_)) => {
                        "it is in the C library"
                    }
                };
                (what, "with_libc")
            }
        };
        let methods = self.methods.unwrap_or("Linker::");
        let granted = match call {
            "with_builtins" => self.builtins,
            _ => self.libc,
        };
        Some(match granted && !self.allows(name) {
            true => format!("{what}, but not in the list of `{methods}allow`"),
            false => format!("{what}, which `{methods}{call}` grants"),
        })
    }
}

/// Whether a symbol is declared as a function of the table is. A result may be left out.
fn is_declared(function: &HostFn, ty: &ExternType) -> bool {
    let ExternType::Func(Some(ty)) = ty else {
        return false;
    };
    let fits = |(ty, want): (&ValType, &HostType)| match want {
        HostType::Void => false,
        HostType::Bool => matches!(ty, ValType::Int(_)),
        HostType::I64 => *ty == ValType::Int(64),
        HostType::I32 => *ty == ValType::Int(32),
        HostType::Ptr(_) => *ty == ValType::Ptr,
    };
    let result = ty.result.as_ref();
    !ty.varargs
        && ty.params.len() == function.params.len()
        && ty.params.iter().zip(function.params).all(fits)
        && result.is_none_or(|result| fits((result, &function.result)))
}
