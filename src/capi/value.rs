//! Values and their types.

use super::Fail;
use crate::api::{Val, ValType};

/// What a type is.
#[repr(C)]
pub enum jitlite_type_kind {
    /// None: what a function of type `void` has for a result.
    JITLITE_VOID = 0,
    /// An integer of as many bits as the type says, 1 to 128.
    JITLITE_INT = 1,
    /// `half`
    JITLITE_HALF = 2,
    /// `bfloat`
    JITLITE_BFLOAT = 3,
    /// `float`
    JITLITE_FLOAT = 4,
    /// `double`
    JITLITE_DOUBLE = 5,
    /// `fp128`
    JITLITE_FP128 = 6,
    /// `ptr`
    JITLITE_PTR = 7,
    /// A vector, array, struct or other type whose values do not cross to C one by one.
    JITLITE_OTHER = 8,
}

/// The type of a parameter, a result or a variable.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct jitlite_type {
    /// A `jitlite_type_kind`.
    pub kind: u32,
    /// The width of an integer; 0 of what is none.
    pub bits: u32,
}

/// A value with its type. A float or double is in `low` by its bits, a pointer by its address:
/// the functions `jitlite_i64`, `jitlite_as_i64` and so on make and read values.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct jitlite_val {
    /// Its type.
    pub ty: jitlite_type,
    /// Its low 64 bits; those beyond the width of its type do not count.
    pub low: u64,
    /// The others, of an integer of more than 64 bits or an `fp128`.
    pub high: u64,
}

impl jitlite_type {
    pub(super) fn of(ty: Option<&ValType>) -> jitlite_type {
        use jitlite_type_kind::*;
        let (kind, bits) = match ty {
            Some(ValType::Int(bits)) => (JITLITE_INT, *bits),
            Some(ValType::Half) => (JITLITE_HALF, 0),
            Some(ValType::BFloat) => (JITLITE_BFLOAT, 0),
            Some(ValType::F32) => (JITLITE_FLOAT, 0),
            Some(ValType::F64) => (JITLITE_DOUBLE, 0),
            Some(ValType::F128) => (JITLITE_FP128, 0),
            Some(ValType::Ptr) => (JITLITE_PTR, 0),
            Some(_) => (JITLITE_OTHER, 0),
            None => (JITLITE_VOID, 0),
        };
        let kind = kind as u32;
        jitlite_type { kind, bits }
    }

    /// The type in Rust. The kind comes from C, so that it may be any number.
    pub(super) fn ty(self) -> Result<ValType, Fail> {
        let scalars = [
            ValType::Half,
            ValType::BFloat,
            ValType::F32,
            ValType::F64,
            ValType::F128,
            ValType::Ptr,
        ];
        match (self.kind, self.bits) {
            (1, bits @ 1..=128) => Ok(ValType::Int(bits)),
            (kind @ 2..=7, _) => Ok(scalars[kind as usize - 2].clone()),
            (kind, bits) => Err(Fail::Argument(format!(
                "there is no value of a type of kind {kind} and {bits} bits"
            ))),
        }
    }
}

impl jitlite_val {
    pub(super) fn of(val: &Val) -> Result<jitlite_val, Fail> {
        let bits = val.to_bits().ok_or_else(|| {
            Fail::Argument(format!(
                "a value of type `{}` does not cross to C: pass it in memory",
                val.ty()
            ))
        })?;
        Ok(jitlite_val {
            ty: jitlite_type::of(Some(&val.ty())),
            low: bits as u64,
            high: (bits >> 64) as u64,
        })
    }

    pub(super) fn val(&self) -> Result<Val, Fail> {
        let bits = u128::from(self.high) << 64 | u128::from(self.low);
        let val = Val::from_bits(&self.ty.ty()?, bits);
        val.ok_or_else(|| Fail::Argument("a value of a type that is no scalar".into()))
    }
}

fn value(ty: ValType, low: u64) -> jitlite_val {
    let ty = jitlite_type::of(Some(&ty));
    jitlite_val { ty, low, high: 0 }
}

/// The type of integers of a width, 1 to 128 bits.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_int_type(bits: u32) -> jitlite_type {
    jitlite_type::of(Some(&ValType::Int(bits)))
}

/// The type of another kind than integers.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_type_of_kind(kind: u32) -> jitlite_type {
    jitlite_type { kind, bits: 0 }
}

/// An `i1`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i1(of: bool) -> jitlite_val {
    value(ValType::I1, of.into())
}

/// An `i8`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i8(of: i8) -> jitlite_val {
    value(ValType::I8, (of as u8).into())
}

/// An `i16`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i16(of: i16) -> jitlite_val {
    value(ValType::I16, (of as u16).into())
}

/// An `i32`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i32(of: i32) -> jitlite_val {
    value(ValType::I32, (of as u32).into())
}

/// An `i64`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_i64(of: i64) -> jitlite_val {
    value(ValType::I64, of as u64)
}

/// A `float`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_float(of: f32) -> jitlite_val {
    value(ValType::F32, of.to_bits().into())
}

/// A `double`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_double(of: f64) -> jitlite_val {
    value(ValType::F64, of.to_bits())
}

/// A `ptr`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_ptr(of: *const std::ffi::c_void) -> jitlite_val {
    value(ValType::Ptr, of as u64)
}

/// The integer that a value is, with its sign, and cut to 64 bits; 0 of what is no integer.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_as_i64(value: jitlite_val) -> i64 {
    match (value.ty.kind, value.ty.bits) {
        (1, bits @ 1..=63) => (value.low << (64 - bits)) as i64 >> (64 - bits),
        (1, _) => value.low as i64,
        _ => 0,
    }
}

/// The `float` that a value is; 0 of what is none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_as_float(value: jitlite_val) -> f32 {
    match value.ty.kind {
        4 => f32::from_bits(value.low as u32),
        _ => 0.0,
    }
}

/// The `double` that a value is; 0 of what is none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_as_double(value: jitlite_val) -> f64 {
    match value.ty.kind {
        5 => f64::from_bits(value.low),
        _ => 0.0,
    }
}

/// The pointer that a value is; null of what is none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_as_ptr(value: jitlite_val) -> *mut std::ffi::c_void {
    match value.ty.kind {
        7 => value.low as *mut std::ffi::c_void,
        _ => std::ptr::null_mut(),
    }
}
