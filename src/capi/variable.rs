//! The variables of programs.

use std::ffi::c_void;
use std::mem::MaybeUninit;

use super::error::jitlite_error;
use super::symbol::{OwnedSymbol, jitlite_symbol};
use super::types::jitlite_type;
use super::value::jitlite_val;
use super::{array, array_mut, guard, make, or_default_on_panic, required};
use crate::api::{Extern, ExternType, Variable};

/// A variable of a program, which it keeps loaded.
pub struct jitlite_variable {
    variable: Variable,
    symbol: OwnedSymbol,
}

impl jitlite_variable {
    pub(super) fn new(variable: Variable) -> jitlite_variable {
        let symbol = OwnedSymbol::of(&Extern {
            name: variable.name(),
            ty: ExternType::Variable(variable.ty()),
            type_text: variable.type_text(),
            weak: false,
        });
        jitlite_variable { variable, symbol }
    }
}

/// Deletes a variable. Null is allowed; the program's variable stays what it is.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_delete(variable: Option<Box<jitlite_variable>>) {
    or_default_on_panic(|| drop(variable));
}

/// Where it is, as long as it is not deleted; null of null.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_address(variable: Option<&jitlite_variable>) -> *mut c_void {
    let address =
        or_default_on_panic(|| variable.map_or(0, |variable| variable.variable.address() as usize));
    address as *mut c_void
}

/// How many bytes the object that is there has, from the variable on; 0 of null, and where that is not known, so that
/// nothing can be read or written: of a symbol that was offered by its address alone.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_size(variable: Option<&jitlite_variable>) -> usize {
    or_default_on_panic(|| variable.and_then(|of| of.variable.size()).unwrap_or(0))
}

/// Its type, whose elements live as long as `variable`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_type(variable: Option<&jitlite_variable>) -> jitlite_type {
    variable.map_or(jitlite_type::default(), |variable| variable.symbol.shown.ty)
}

/// Its name and its type; null of null. It lives as long as `variable`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_symbol(
    variable: Option<&jitlite_variable>,
) -> Option<&jitlite_symbol> {
    variable.map(|variable| &variable.symbol.shown)
}

/// Whether it is a `constant`, which nobody may write, or as good as one: `private` or `internal`, and written nowhere
/// in its module.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_is_constant(variable: Option<&jitlite_variable>) -> bool {
    or_default_on_panic(|| variable.is_some_and(|variable| variable.variable.is_constant()))
}

/// Reads the value of a variable. One that is a vector, array or struct is the caller's, who deletes it by
/// `jitlite_val_delete`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_variable_get(
    variable: Option<&jitlite_variable>,
    value: Option<&mut MaybeUninit<jitlite_val>>,
) -> Option<Box<jitlite_error>> {
    make(value, || {
        let val = required(variable, "the variable")?.variable.get()?;
        Ok(jitlite_val::owned(&val))
    })
}

/// Writes it. The value must be of the variable's type. What is a pointer must be one that the program may follow.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_variable_set(
    variable: Option<&jitlite_variable>,
    value: jitlite_val,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let variable = required(variable, "the variable")?;
        // SAFETY: the caller's value, with its elements and what its pointers lead to.
        Ok(unsafe { variable.variable.set_with_pointers(&value.val()?) }?)
    })
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
        let variable = required(variable, "the variable")?;
        // SAFETY: the caller's array.
        let into = unsafe { array_mut(into.cast::<u8>(), len, "the buffer")? };
        Ok(variable.variable.read(offset, into)?)
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
        let variable = required(variable, "the variable")?;
        // SAFETY: the caller's array, and the pointers that it may hold.
        unsafe {
            let from = array(from.cast::<u8>(), len, "the buffer")?;
            Ok(variable.variable.write_with_pointers(offset, from)?)
        }
    })
}
