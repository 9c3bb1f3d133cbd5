//! The variables of programs.

use std::ffi::c_void;
use std::mem::MaybeUninit;

use super::error::jitlite_error;
use super::value::{jitlite_type, jitlite_val};
use super::{array, array_mut, given, guard, make, quietly};
use crate::api::Variable;

/// A variable of a program, which it keeps loaded.
pub struct jitlite_variable(pub(super) Variable);

/// Deletes a variable. Null is allowed; the program's variable stays what it is.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_delete(variable: Option<Box<jitlite_variable>>) {
    quietly(|| drop(variable));
}

/// Where it is, as long as it is not deleted; null of null.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_address(variable: Option<&jitlite_variable>) -> *mut c_void {
    let address = quietly(|| variable.map_or(0, |variable| variable.0.address() as usize));
    address as *mut c_void
}

/// Its size in bytes; 0 of null.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_size(variable: Option<&jitlite_variable>) -> usize {
    quietly(|| variable.map_or(0, |variable| variable.0.size()))
}

/// Its type.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_type(variable: Option<&jitlite_variable>) -> jitlite_type {
    quietly(|| {
        variable.map_or(jitlite_type::default(), |variable| {
            let ty = variable.0.ty();
            let other = super::value::jitlite_type_kind::JITLITE_OTHER as u32;
            match ty {
                Some(ty) => jitlite_type::of(Some(&ty)),
                None => jitlite_type {
                    kind: other,
                    bits: 0,
                },
            }
        })
    })
}

/// Reads the value of a variable that is an integer, a float or a pointer.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_get(
    variable: Option<&jitlite_variable>,
    value: Option<&mut MaybeUninit<jitlite_val>>,
) -> Option<Box<jitlite_error>> {
    make(value, || {
        jitlite_val::of(&given(variable, "the variable")?.0.get()?)
    })
}

/// Writes it. The value must be of the variable's type.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_set(
    variable: Option<&jitlite_variable>,
    value: jitlite_val,
) -> Option<Box<jitlite_error>> {
    guard(|| Ok(given(variable, "the variable")?.0.set(&value.val()?)?))
}

/// Copies `len` bytes of a variable, from byte `offset` on, which must be within it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_variable_read(
    variable: Option<&jitlite_variable>,
    offset: usize,
    into: *mut c_void,
    len: usize,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let variable = given(variable, "the variable")?;
        // SAFETY: the caller's array.
        let into = unsafe { array_mut(into.cast::<u8>(), len, "the buffer")? };
        Ok(variable.0.read(offset, into)?)
    })
}

/// Copies `len` bytes into a variable, from byte `offset` on, which must be within it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_variable_write(
    variable: Option<&jitlite_variable>,
    offset: usize,
    from: *const c_void,
    len: usize,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let variable = given(variable, "the variable")?;
        // SAFETY: the caller's array.
        let from = unsafe { array(from.cast::<u8>(), len, "the buffer")? };
        Ok(variable.0.write(offset, from)?)
    })
}
