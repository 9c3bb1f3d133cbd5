//! The short way of calls: scalars of at most 64 bits, which travel as words.
//!
//! What is not of the usual class, or does not fit, goes the long way (`convert`), which says what is wrong with it.

use std::mem::MaybeUninit;

use jitlite::{ScalarFunc, ValType};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use pyo3::{BoundObject, IntoPyObjectExt};

use crate::types::{Signature, Type};

/// A function of scalars, with what they are in Python.
pub struct Scalars {
    pub func: ScalarFunc,
    params: Box<[Scalar]>,
    result: Option<Scalar>,
}

/// How many parameters there are at most.
const MOST: usize = 8;

#[derive(Clone, Copy)]
enum Scalar {
    Int { bits: u32, unsigned: bool },
    F32,
    F64,
    Ptr,
}

/// The words of arguments.
pub struct Words {
    words: [MaybeUninit<u64>; MOST],
    len: usize,
}

impl Words {
    #[inline]
    pub fn as_slice(&self) -> &[u64] {
        // SAFETY: so many words were written.
        unsafe { std::slice::from_raw_parts(self.words.as_ptr().cast(), self.len) }
    }
}

impl Scalars {
    /// The short way of calls of a function, if it has few parameters and all are such scalars.
    pub fn of(func: &jitlite::Func, signature: &Signature) -> Option<Scalars> {
        if signature.params.len() > MOST {
            return None;
        }
        let params = signature.params.iter().map(Scalar::of);
        Some(Scalars {
            params: params.collect::<Option<_>>()?,
            result: match &signature.result {
                Some(ty) => Some(Scalar::of(ty)?),
                None => None,
            },
            func: func.scalars()?,
        })
    }

    /// The words of arguments; `None` where they go the long way.
    #[inline]
    pub fn words(&self, args: &Bound<'_, PyTuple>) -> Option<Words> {
        let mut words = Words {
            words: [MaybeUninit::uninit(); MOST],
            len: self.params.len(),
        };
        if args.len() != words.len {
            return None;
        }
        let places = self.params.iter().zip(&mut words.words);
        for ((param, word), arg) in places.zip(args.iter_borrowed()) {
            word.write(param.word(&arg)?);
        }
        Some(words)
    }

    /// The object that the bits of the result are.
    #[inline]
    pub fn result(&self, py: Python<'_>, bits: u64) -> PyResult<Py<PyAny>> {
        match self.result {
            None => Ok(py.None()),
            Some(Scalar::Int { bits: 1, .. }) => {
                let value = pyo3::types::PyBool::new(py, bits != 0);
                Ok(value.into_bound().into_any().unbind())
            }
            Some(Scalar::Int {
                bits: width,
                unsigned: false,
            }) => {
                let unused = 64 - width;
                ((bits << unused) as i64 >> unused).into_py_any(py)
            }
            Some(Scalar::Int { unsigned: true, .. } | Scalar::Ptr) => bits.into_py_any(py),
            Some(Scalar::F32) => f32::from_bits(bits as u32).into_py_any(py),
            Some(Scalar::F64) => f64::from_bits(bits).into_py_any(py),
        }
    }
}

impl Scalar {
    fn of(ty: &Type) -> Option<Scalar> {
        match ty.val {
            ValType::Int(bits @ 1..=64) => Some(Scalar::Int {
                bits,
                unsigned: ty.unsigned,
            }),
            ValType::F32 => Some(Scalar::F32),
            ValType::F64 => Some(Scalar::F64),
            ValType::Ptr => Some(Scalar::Ptr),
            _ => None,
        }
    }

    #[inline]
    fn word(self, object: &Bound<'_, PyAny>) -> Option<u64> {
        match self {
            Scalar::Int { bits, unsigned } => {
                let value = int(object)?;
                // One without a chosen sign may be given either way.
                let lowest = if unsigned { 0 } else { i64::MIN >> (64 - bits) };
                let fits =
                    value >= lowest && (value < 0 || value as u64 <= u64::MAX >> (64 - bits));
                fits.then_some(value as u64)
            }
            Scalar::F32 => Some(u64::from((float(object)? as f32).to_bits())),
            Scalar::F64 => Some(float(object)?.to_bits()),
            Scalar::Ptr if object.is_none() => Some(0),
            Scalar::Ptr => Some(int(object)? as u64),
        }
    }
}

/// An `int` or `bool` that fits.
#[inline]
fn int(object: &Bound<'_, PyAny>) -> Option<i64> {
    let mut overflow = 0;
    // SAFETY: it is an object, and one that has an integer if it is asked for that.
    let value = unsafe {
        if ffi::PyLong_CheckExact(object.as_ptr()) == 0 && ffi::PyBool_Check(object.as_ptr()) == 0 {
            return None;
        }
        ffi::PyLong_AsLongLongAndOverflow(object.as_ptr(), &mut overflow)
    };
    (overflow == 0).then_some(value)
}

/// A `float`.
#[inline]
fn float(object: &Bound<'_, PyAny>) -> Option<f64> {
    // SAFETY: it is an object, and one that has a number if it is asked for that.
    unsafe {
        match ffi::PyFloat_CheckExact(object.as_ptr()) {
            0 => None,
            _ => Some(ffi::PyFloat_AsDouble(object.as_ptr())),
        }
    }
}
