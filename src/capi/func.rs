//! The functions of programs.

use std::ffi::c_void;

use super::error::jitlite_error;
use super::value::jitlite_val;
use super::{Fail, array, given, guard, quietly};
use crate::api::{Func, Unsupported};

/// A function of a program, which it keeps loaded.
pub struct jitlite_func(pub(super) Func);

/// Deletes a function. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_func_delete(func: Option<Box<jitlite_func>>) {
    quietly(|| drop(func));
}

/// Calls a function with `count` arguments, and writes what it returns to `result`, which may be null: of
/// a function of type `void` that is a value of kind `JITLITE_VOID`. It fails if the arguments are not of
/// the parameters' types, and if the program traps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_func_call(
    func: Option<&jitlite_func>,
    args: *const jitlite_val,
    count: usize,
    result: Option<&mut std::mem::MaybeUninit<jitlite_val>>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let result = result.map(|result| result.write(jitlite_val::default()));
        let func = given(func, "the function")?;
        // A result that cannot be handed over is no reason to have called the function.
        let returned = func.0.ty().and_then(|ty| ty.result.as_ref());
        if let Some(ty) = returned.filter(|ty| !ty.is_scalar()) {
            return Err(Unsupported::NotOfC { ty: ty.clone() }.into());
        }
        // SAFETY: the caller's array.
        let args = unsafe { array(args, count, "the list of arguments")? };
        let args: Result<Vec<_>, Fail> = args.iter().map(jitlite_val::val).collect();
        if let (Some(val), Some(place)) = (func.0.call(&args?)?, result) {
            *place = jitlite_val::of(&val)?;
        }
        Ok(())
    })
}

/// The function as a pointer of C, of the type that the program gives it. It is valid as long as the
/// function or its instance is not deleted; null of null. A call of it is faster, but a trap in it has no
/// call to end: it ends the process.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_func_pointer(func: Option<&jitlite_func>) -> *const c_void {
    let Some(func) = func else {
        return std::ptr::null();
    };
    let address = quietly(|| {
        // SAFETY: only a call of it can do harm, of which the documentation says what it needs.
        unsafe { func.0.pointer() as usize }
    });
    address as *const c_void
}
