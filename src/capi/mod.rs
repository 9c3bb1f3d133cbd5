//! The interface for C and C++: the types of [`crate::api`] as opaque handles, and functions named
//! `jitlite_...`. `jitlite.h`, beside this file, is what cbindgen makes of it, and is its documentation.
//!
//! What holds of every function:
//!
//! * A handle has one owner, who deletes it. What takes a handle borrows it, unless it says otherwise,
//!   and handles keep alive what they need: they may be deleted in any order.
//! * What can fail returns an error that the caller owns, or null. Then nothing was written but null
//!   to the place of the result.
//! * Parameters that are borrowed handles are `Option<&T>`, which has the representation of a pointer
//!   that may be null: what needs them says so by an error. Only strings and arrays are raw pointers.
//! * Nothing unwinds into C: see [`guard`].

#![allow(non_camel_case_types)]
// Every function that is given raw pointers says in its documentation what they have to be.
#![allow(clippy::missing_safety_doc)]

mod build;
mod cache;
mod config;
mod data;
mod diagnostic;
mod error;
mod func;
mod instance;
mod limits;
mod linker;
mod module;
mod symbol;
mod trap;
mod types;
mod value;
mod variable;

use std::any::Any;
use std::ffi::{CStr, CString, c_char};
use std::mem::MaybeUninit;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::api::Error;
use error::{jitlite_error, jitlite_error_kind};

/// Why a function of this interface failed.
enum Fail {
    /// A parameter is null, or not what it has to be.
    Argument(String),
    Api(Error),
}

impl<E: Into<Error>> From<E> for Fail {
    fn from(error: E) -> Fail {
        Fail::Api(error.into())
    }
}

impl From<Fail> for jitlite_error {
    fn from(fail: Fail) -> jitlite_error {
        match fail {
            Fail::Api(error) => jitlite_error::of(&error),
            Fail::Argument(message) => {
                jitlite_error::new(jitlite_error_kind::JITLITE_ERROR_ARGUMENT, &message)
            }
        }
    }
}

/// Runs a function's body, and makes an error for C of what went wrong in it, a panic included.
fn guard(body: impl FnOnce() -> Result<(), Fail>) -> Option<Box<jitlite_error>> {
    let error = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => return None,
        Ok(Err(fail)) => fail.into(),
        Err(panic) => jitlite_error::new(
            jitlite_error_kind::JITLITE_ERROR_PANIC,
            &message_of(&*panic),
        ),
    };
    Some(Box::new(error))
}

/// The same for what makes a handle or value: `out` is where it goes, and is null or zero if it fails.
fn make<T: Default>(
    out: Option<&mut MaybeUninit<T>>,
    body: impl FnOnce() -> Result<T, Fail>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let out = required(out, "the place of the result")?.write(T::default());
        *out = body()?;
        Ok(())
    })
}

/// Runs a body that cannot fail; a panic in it, which is an error of ours, gives `T`'s default.
fn or_default_on_panic<T: Default>(body: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_default()
}

fn message_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_string());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    format!("jitlite panicked: {}", text.unwrap_or_default())
}

/// A parameter that may not be null.
fn required<T>(parameter: Option<T>, what: &str) -> Result<T, Fail> {
    parameter.ok_or_else(|| Fail::Argument(format!("{what} is null")))
}

/// A string of C as one of Rust, with `what` it is if it is null.
///
/// # Safety
///
/// `text` must be null or a string that ends with a null byte, for as long as the result is used.
unsafe fn string<'a>(text: *const c_char, what: &str) -> Result<&'a str, Fail> {
    if text.is_null() {
        return Err(Fail::Argument(format!("{what} is null")));
    }
    // SAFETY: the caller vouches for it.
    let text = unsafe { CStr::from_ptr(text) };
    let text = text.to_str();
    text.map_err(|_| Fail::Argument(format!("{what} is not UTF-8")))
}

/// An array of C as a slice; a null one has no elements.
///
/// # Safety
///
/// `first` must be null with a `len` of 0, or the first of `len` values that nobody changes for as long
/// as the result is used.
unsafe fn array<'a, T>(first: *const T, len: usize, what: &str) -> Result<&'a [T], Fail> {
    match (first.is_null(), len) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(Fail::Argument(format!("{what} is null"))),
        // SAFETY: the caller vouches for it.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts(first, len) }),
    }
}

/// An array of C that is written to.
///
/// # Safety
///
/// As for [`array`], with values that nobody else reads or writes meanwhile.
unsafe fn array_mut<'a, T>(first: *mut T, len: usize, what: &str) -> Result<&'a mut [T], Fail> {
    match (first.is_null(), len) {
        (_, 0) => Ok(&mut []),
        (true, _) => Err(Fail::Argument(format!("{what} is null"))),
        // SAFETY: the caller vouches for it.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts_mut(first, len) }),
    }
}

/// A text for C, which ends before a null byte if it has one.
fn c_string(text: impl Into<Vec<u8>>) -> CString {
    let mut bytes: Vec<u8> = text.into();
    let end = bytes.iter().position(|&byte| byte == 0);
    bytes.truncate(end.unwrap_or(bytes.len()));
    CString::new(bytes).unwrap_or_default()
}
