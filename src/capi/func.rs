//! The functions of programs.

use std::ffi::c_void;
use std::sync::OnceLock;

use super::error::jitlite_error;
use super::symbol::{OwnedSymbol, jitlite_symbol};
use super::value::jitlite_val;
use super::{Fail, array, guard, or_default_on_panic, required};
use crate::api::{Extern, ExternType, Func};

/// A function of a program, which it keeps loaded.
pub struct jitlite_func {
    func: Func,
    symbol: OnceLock<OwnedSymbol>,
}

impl jitlite_func {
    pub(super) fn new(func: Func) -> jitlite_func {
        jitlite_func {
            func,
            symbol: OnceLock::new(),
        }
    }
}

/// Deletes a function. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_func_delete(func: Option<Box<jitlite_func>>) {
    or_default_on_panic(|| drop(func));
}

/// Calls a function with `count` arguments, and writes what it returns to `result`, which may be null: of
/// a function of type `void` that is a value of kind `JITLITE_VOID`. A result that is a vector, array or struct
/// is the caller's, who deletes it by `jitlite_val_delete`. Arguments beyond the parameters are given to a
/// function with variable arguments; they are of at most 64 bits. It fails if the arguments are not of the
/// parameters' types, and if the program traps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_func_call(
    func: Option<&jitlite_func>,
    args: *const jitlite_val,
    count: usize,
    result: Option<&mut std::mem::MaybeUninit<jitlite_val>>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let result = result.map(|result| result.write(jitlite_val::default()));
        let func = required(func, "the function")?;
        // SAFETY: the caller's array.
        let args = unsafe { array(args, count, "the list of arguments")? };
        // SAFETY: the caller's values, with their elements.
        let args: Result<Vec<_>, Fail> = args.iter().map(|val| unsafe { val.val() }).collect();
        // SAFETY: the caller's addresses, which he vouches for.
        let val = unsafe { func.func.call_with_pointers(&args?)? };
        if let (Some(val), Some(place)) = (val, result) {
            *place = jitlite_val::owned(&val);
        }
        Ok(())
    })
}

/// Gives the calls of a function so many bytes of stack, 64 KiB at least, and not as many as its engine's settings say;
/// 0 takes that back. Using more is a `JITLITE_TRAP_STACK_OVERFLOW`. Such a call has a stack for itself, also within a
/// call of another function; calls within it share that, unless they have a size of their own. Calls by
/// `jitlite_func_pointer` are not meant. Not to be used while another thread uses the function.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_func_set_stack_size(func: Option<&mut jitlite_func>, bytes: usize) {
    or_default_on_panic(|| {
        if let Some(func) = func {
            func.func.set_stack_size((bytes > 0).then_some(bytes));
        }
    });
}

/// The function as a pointer of C, of the type that the program gives it. It is valid as long as the
/// function or its instance is not deleted; null of null. A call of it is faster, but a trap in it has no
/// call to end: it ends the process.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_func_pointer(func: Option<&jitlite_func>) -> *const c_void {
    let Some(func) = func else {
        return std::ptr::null();
    };
    let address = or_default_on_panic(|| {
        // SAFETY: only a call of it can do harm, of which the documentation says what it needs.
        unsafe { func.func.pointer() as usize }
    });
    address as *const c_void
}

/// The name and the type of a function; null of null. It lives as long as the function.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_func_symbol(func: Option<&jitlite_func>) -> Option<&jitlite_symbol> {
    or_default_on_panic(|| {
        let jitlite_func { func, symbol } = func?;
        let symbol = symbol.get_or_init(|| {
            OwnedSymbol::of(&Extern {
                name: func.name().into(),
                ty: ExternType::Func(func.ty().cloned()),
                type_text: func.type_text(),
                weak: false,
            })
        });
        Some(&symbol.shown)
    })
}
