//! The host-function table: what a program may call by name without defining it.
//!
//! The table has the functions that LLVMlite programs of the known courses call; behind it stands
//! the C library, where nothing is known of types ([`c_symbol`]). The functions of the table are
//! checked against their declarations when a module is linked.
//!
//! Output goes through C's `stdout`, so that it stays in order with that of `printf`.

mod clib;
mod llvmlite;
mod oat;
mod processor;
mod profile;
pub(super) mod real;
mod signature;

use std::fmt;

pub use clib::{
    c_library, c_symbol, compiler_library, finalize, flush, in_process, libc_symbol, loaded,
    returns_twice, unwinder_function,
};
pub use profile::{counted_function, profile_function, profile_variable};
pub use signature::{HostType, Signature};

/// Where a host function comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// The runtime of LLVMlite programs.
    Llvmlite,
    /// The runtime of the Oat language.
    Oat,
    /// Functions of C that are not in its shared library.
    C,
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Family::Llvmlite => "LLVMlite",
            Family::Oat => "Oat",
            Family::C => "C",
        })
    }
}

/// A host function.
#[derive(Debug)]
pub struct HostFn {
    /// Its name, without `@`.
    pub name: &'static str,
    /// Where it comes from.
    pub family: Family,
    /// Its parameters.
    pub params: &'static [HostType],
    /// Its result.
    pub result: HostType,
    /// What it does, in one line.
    pub doc: &'static str,
    address: Address,
}

/// The address of a function, which any thread may know.
#[derive(Clone, Copy, Debug)]
struct Address(*const ());

// SAFETY: a function's address is a number that stays the same.
unsafe impl Sync for Address {}

impl HostFn {
    /// Where its code is.
    pub fn address(&self) -> *const u8 {
        self.address.0.cast()
    }
}

impl HostFn {
    /// Its type.
    pub fn signature(&self) -> Signature<'_> {
        Signature {
            name: self.name,
            params: self.params,
            result: self.result,
        }
    }
}

impl fmt::Display for HostFn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.signature().fmt(f)
    }
}

/// All host functions with a type, in the order in which they are listed.
pub fn functions() -> impl Iterator<Item = &'static HostFn> {
    [llvmlite::FUNCTIONS, oat::FUNCTIONS, clib::FUNCTIONS]
        .into_iter()
        .flatten()
}

/// The host function of this name.
pub fn lookup(name: &[u8]) -> Option<&'static HostFn> {
    functions().find(|f| f.name.as_bytes() == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn names_are_distinct_and_documented() {
        let mut names = HashSet::new();
        for function in functions() {
            assert!(names.insert(function.name), "{}", function.name);
            assert!(!function.doc.is_empty() && !function.doc.contains('\n'));
            assert!(!function.address().is_null());
        }
        assert!(lookup(b"ll_puts").is_some() && lookup(b"ll_put").is_none());
    }

    #[test]
    fn a_function_is_shown_as_it_is_declared() {
        let shown = lookup(b"ll_callback").map(ToString::to_string);
        assert_eq!(shown.as_deref(), Some("i64 @ll_callback(i64 (i64, i64)*)"));
        let shown = lookup(b"print_bool").map(ToString::to_string);
        assert_eq!(shown.as_deref(), Some("void @print_bool(i1)"));
    }
}
