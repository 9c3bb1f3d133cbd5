//! Symbols: names with their types.

use std::ffi::{CString, c_char};

use super::c_string;
use super::types::{TypeArray, jitlite_type};
use crate::api::{Extern, ExternType, FuncType};

/// A symbol by which a module is linked with others, or with the host; or a function or variable of a program.
/// What it points to lives as long as what has given it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct jitlite_symbol {
    /// Its name, without the `@`.
    pub name: *const c_char,
    /// Its type as LLVM writes it.
    pub type_text: *const c_char,
    /// Whether it is a function, and no variable.
    pub is_function: bool,
    /// Whether it is a variable that each thread has for itself.
    pub is_thread_local: bool,
    /// Whether it may be missing (an import), or be replaced by another of its name (an export).
    pub is_weak: bool,
    /// Whether a function takes more arguments than its parameters.
    pub has_varargs: bool,
    /// The type of a function's result, or of a variable.
    pub ty: jitlite_type,
    /// The types of a function's parameters. None are here, and `ty` is of kind `JITLITE_OTHER`, if one of
    /// them or the result is of a type that does not cross to C.
    pub params: *const jitlite_type,
    /// How many there are.
    pub param_count: usize,
}

/// A symbol with what C is shown of it.
pub(super) struct OwnedSymbol {
    pub shown: jitlite_symbol,
    /// What that points to.
    _name: CString,
    _type: CString,
    _types: TypeArray,
}

// SAFETY: the pointers are into memory that the symbol owns and that nobody changes.
unsafe impl Send for OwnedSymbol {}
// SAFETY: the pointers are into memory that the symbol owns and that nobody changes.
unsafe impl Sync for OwnedSymbol {}

impl OwnedSymbol {
    pub fn of(symbol: &Extern) -> OwnedSymbol {
        let (name, text) = (c_string(&*symbol.name), c_string(&*symbol.type_text));
        let mut types = TypeArray::default();
        let (ty, params, has_varargs) = match &symbol.ty {
            ExternType::Func(Some(FuncType {
                params,
                result,
                varargs,
            })) => {
                let result = result.as_ref().map(|ty| types.add(ty));
                (result.unwrap_or_default(), &params[..], *varargs)
            }
            ExternType::Variable(Some(ty)) | ExternType::ThreadLocal(Some(ty)) => {
                (types.add(ty), &[][..], false)
            }
            _ => (jitlite_type::other(), &[][..], false),
        };
        OwnedSymbol {
            shown: jitlite_symbol {
                name: name.as_ptr(),
                type_text: text.as_ptr(),
                is_function: matches!(symbol.ty, ExternType::Func(_)),
                is_thread_local: matches!(symbol.ty, ExternType::ThreadLocal(_)),
                is_weak: symbol.weak,
                has_varargs,
                ty,
                params: types.list(params),
                param_count: params.len(),
            },
            _name: name,
            _type: text,
            _types: types,
        }
    }
}
