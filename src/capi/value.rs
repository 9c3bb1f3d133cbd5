//! Values.

use std::mem;
use std::ptr;

use super::types::{jitlite_type, jitlite_type_kind};
use super::{Fail, array, or_default_on_panic};
use crate::api::{Val, ValType};

/// A value with its type. A float or double is in `low` by its bits, a pointer by its address:
/// the functions `jitlite_i64`, `jitlite_as_i64` and so on make and read values.
///
/// A vector, array or struct has its elements in `elems`, as many as `ty.count`; their types are theirs, and
/// `ty.elems` is null. Elements of a value that is given to a function are borrowed for the time of the call.
/// Those of a value that `jitlite_func_call` or `jitlite_variable_get` has given belong to the caller, who
/// deletes the value by `jitlite_val_delete`; other values need not be deleted.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct jitlite_val {
    /// Its type.
    pub ty: jitlite_type,
    /// Its low 64 bits; those beyond the width of its type do not count.
    pub low: u64,
    /// The others, of an integer of more than 64 bits or an `fp128`.
    pub high: u64,
    /// The elements of a vector, array or struct; null of what has none.
    pub elems: *mut jitlite_val,
}

/// Values are nested no deeper.
const MAX_DEPTH: u32 = 32;

/// The elements of values that C is shown for the time of a call.
#[derive(Default)]
pub(super) struct Elems(Vec<Box<[jitlite_val]>>);

impl Elems {
    /// A value, whose elements are kept here.
    pub fn add(&mut self, val: &Val) -> jitlite_val {
        use jitlite_type_kind::*;
        let (kind, vals) = match val {
            Val::Vector(vals) => (JITLITE_VECTOR, vals),
            Val::Array(vals) => (JITLITE_ARRAY, vals),
            Val::Struct(vals) => (JITLITE_STRUCT, vals),
            scalar => {
                let bits = scalar.to_bits().unwrap_or(0);
                return value(&scalar.ty(), bits as u64, (bits >> 64) as u64);
            }
        };
        let mut elems: Box<[_]> = vals.iter().map(|val| self.add(val)).collect();
        let first = match elems.is_empty() {
            true => ptr::null_mut(),
            false => elems.as_mut_ptr(),
        };
        self.0.push(elems);
        aggregate(kind, first, vals.len())
    }

    /// What has become of a value whose elements are kept here.
    ///
    /// # Errors
    ///
    /// If it has other elements: they may be gone.
    pub fn read(&self, val: &jitlite_val) -> Result<Val, Fail> {
        let is_kept = |first: *const jitlite_val, count: usize| {
            let mut kept = self.0.iter();
            count == 0 || kept.any(|elems| elems.as_ptr() == first && elems.len() == count)
        };
        // SAFETY: what is read was found to be kept.
        unsafe { val.read(&is_kept, MAX_DEPTH) }
    }

    /// Gives the elements away, to be deleted with their value.
    pub fn release(self) {
        self.0.into_iter().for_each(mem::forget);
    }
}

impl jitlite_val {
    /// A value that its owner deletes.
    pub(super) fn owned(val: &Val) -> jitlite_val {
        let mut elems = Elems::default();
        let made = elems.add(val);
        elems.release();
        made
    }

    /// The value in Rust. It comes from C, so that it may say anything.
    ///
    /// # Safety
    ///
    /// Its elements must be there.
    pub(super) unsafe fn val(&self) -> Result<Val, Fail> {
        // SAFETY: the caller says that the elements are there.
        unsafe { self.read(&|_, _| true, MAX_DEPTH) }
    }

    /// # Safety
    ///
    /// Elements that `is_there` says to be there must be.
    unsafe fn read(
        &self,
        is_there: &dyn Fn(*const jitlite_val, usize) -> bool,
        depth: u32,
    ) -> Result<Val, Fail> {
        let count = self.ty.count;
        use jitlite_type_kind::*;
        let kind = self.ty.known_kind();
        let make = match kind {
            Some(JITLITE_VECTOR) => Val::Vector,
            Some(JITLITE_ARRAY) => Val::Array,
            Some(JITLITE_STRUCT | JITLITE_PACKED_STRUCT) => Val::Struct,
            _ => {
                let bits = u128::from(self.high) << 64 | u128::from(self.low);
                // SAFETY: a type without elements.
                let val = Val::from_bits(&unsafe { self.ty.ty()? }, bits);
                return val.ok_or_else(|| Fail::Argument("a value of no type".into()));
            }
        };
        if depth == 0 {
            return Err(Fail::Argument("a value is nested too deeply".into()));
        }
        if !is_there(self.elems, count) {
            let message = "the elements of a result are written in place, and are not others";
            return Err(Fail::Argument(message.into()));
        }
        // SAFETY: `is_there` has said so of these elements.
        let elems = unsafe { array(self.elems, count, "the list of a value's elements")? };
        // SAFETY: `is_there` is asked about the elements of each of them.
        let vals = elems
            .iter()
            .map(|elem| unsafe { elem.read(is_there, depth - 1) });
        let vals = vals.collect::<Result<Vec<_>, Fail>>()?;
        if vals.is_empty() && kind == Some(JITLITE_VECTOR) {
            return Err(Fail::Argument("a vector without elements".into()));
        }
        Ok(make(vals))
    }
}

fn value(ty: &ValType, low: u64, high: u64) -> jitlite_val {
    let ty = super::types::TypeArray::default().add(ty);
    jitlite_val {
        ty,
        low,
        high,
        elems: ptr::null_mut(),
    }
}

fn aggregate(kind: jitlite_type_kind, elems: *mut jitlite_val, count: usize) -> jitlite_val {
    let mut ty = jitlite_type::scalar(kind as u32, 0);
    ty.count = count;
    jitlite_val {
        ty,
        elems,
        ..jitlite_val::default()
    }
}

/// Deletes the elements of a value that a function of this interface has given, and makes it one of kind
/// `JITLITE_VOID`. Null is allowed, and so is a value that has no elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_val_delete(value: Option<&mut jitlite_val>) {
    or_default_on_panic(|| {
        if let Some(value) = value {
            // SAFETY: the caller says that it was given.
            unsafe { delete(mem::take(value)) };
        }
    });
}

/// # Safety
///
/// The elements must be those of an [owned](jitlite_val::owned) value.
unsafe fn delete(value: jitlite_val) {
    use jitlite_type_kind::*;
    let has_elems = matches!(
        value.ty.known_kind(),
        Some(JITLITE_VECTOR | JITLITE_ARRAY | JITLITE_STRUCT | JITLITE_PACKED_STRUCT)
    );
    if value.elems.is_null() || !has_elems {
        return;
    }
    let elems = ptr::slice_from_raw_parts_mut(value.elems, value.ty.count);
    // SAFETY: they were made as a box of so many.
    let elems = unsafe { Box::from_raw(elems) };
    for &elem in &elems {
        // SAFETY: they were made as a box of so many.
        unsafe { delete(elem) };
    }
}

/// An `i1`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i1(of: bool) -> jitlite_val {
    value(&ValType::I1, of.into(), 0)
}

/// An `i8`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i8(of: i8) -> jitlite_val {
    value(&ValType::I8, (of as u8).into(), 0)
}

/// An `i16`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i16(of: i16) -> jitlite_val {
    value(&ValType::I16, (of as u16).into(), 0)
}

/// An `i32`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i32(of: i32) -> jitlite_val {
    value(&ValType::I32, (of as u32).into(), 0)
}

/// An `i64`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i64(of: i64) -> jitlite_val {
    value(&ValType::I64, of as u64, 0)
}

/// An `i128`, by its low and its high 64 bits.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i128(low: u64, high: i64) -> jitlite_val {
    value(&ValType::I128, low, high as u64)
}

/// A `float`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_float(of: f32) -> jitlite_val {
    value(&ValType::F32, of.to_bits().into(), 0)
}

/// A `double`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_double(of: f64) -> jitlite_val {
    value(&ValType::F64, of.to_bits(), 0)
}

/// A `ptr`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_ptr(of: *const std::ffi::c_void) -> jitlite_val {
    value(&ValType::Ptr, of as u64, 0)
}

/// The integer, float or pointer of a type that has these bits: what the functions above make, and what has
/// no type in C, such as an `i24`, a `half` and an `fp128`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_of_bits(ty: jitlite_type, low: u64, high: u64) -> jitlite_val {
    jitlite_val {
        ty,
        low,
        high,
        elems: ptr::null_mut(),
    }
}

/// A vector of `count` elements, which it borrows.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_vector(elems: *mut jitlite_val, count: usize) -> jitlite_val {
    aggregate(jitlite_type_kind::JITLITE_VECTOR, elems, count)
}

/// An array of `count` elements, which it borrows.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_array(elems: *mut jitlite_val, count: usize) -> jitlite_val {
    aggregate(jitlite_type_kind::JITLITE_ARRAY, elems, count)
}

/// A struct of `count` fields, which it borrows; it serves for a packed one, too.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_struct(fields: *mut jitlite_val, count: usize) -> jitlite_val {
    aggregate(jitlite_type_kind::JITLITE_STRUCT, fields, count)
}

/// The integer that a value is, with its sign, and cut to 64 bits; 0 of what is no integer.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_as_i64(value: jitlite_val) -> i64 {
    match (value.ty.known_kind(), value.ty.bits) {
        (Some(jitlite_type_kind::JITLITE_INT), bits @ 1..=63) => {
            (value.low << (64 - bits)) as i64 >> (64 - bits)
        }
        (Some(jitlite_type_kind::JITLITE_INT), _) => value.low as i64,
        _ => 0,
    }
}

/// The `float` that a value is; 0 of what is none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_as_float(value: jitlite_val) -> f32 {
    match value.ty.known_kind() {
        Some(jitlite_type_kind::JITLITE_FLOAT) => f32::from_bits(value.low as u32),
        _ => 0.0,
    }
}

/// The `double` that a value is; 0 of what is none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_as_double(value: jitlite_val) -> f64 {
    match value.ty.known_kind() {
        Some(jitlite_type_kind::JITLITE_DOUBLE) => f64::from_bits(value.low),
        _ => 0.0,
    }
}

/// The pointer that a value is; null of what is none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_as_ptr(value: jitlite_val) -> *mut std::ffi::c_void {
    match value.ty.known_kind() {
        Some(jitlite_type_kind::JITLITE_PTR) => value.low as *mut std::ffi::c_void,
        _ => ptr::null_mut(),
    }
}
