//! The memory of Python's objects, as programs are given it.

use std::mem::MaybeUninit;
use std::ptr::NonNull;

use pyo3::exceptions::{PyBufferError, PyTypeError};
use pyo3::ffi;
use pyo3::prelude::*;

use crate::convert::kind;

/// The memory of an object, which stays where it is until this is dropped.
pub struct Buffer(NonNull<ffi::Py_buffer>);

// SAFETY: the view is only read; it is given back with the interpreter held.
unsafe impl Send for Buffer {}
// SAFETY: as above.
unsafe impl Sync for Buffer {}

impl Buffer {
    /// # Errors
    ///
    /// `TypeError` if the object has no memory, `BufferError` if that is not in one piece.
    pub fn new(object: &Bound<'_, PyAny>) -> PyResult<Buffer> {
        let view = Box::into_raw(Box::new(MaybeUninit::<ffi::Py_buffer>::zeroed()));
        let view: *mut ffi::Py_buffer = view.cast();
        // SAFETY: the view is there to be filled in; if it is not it is a box again.
        let failed = unsafe {
            let got = ffi::PyObject_GetBuffer(object.as_ptr(), view, ffi::PyBUF_ANY_CONTIGUOUS);
            (got != 0).then(|| {
                drop(Box::from_raw(view));
                PyErr::fetch(object.py())
            })
        };
        match (failed, NonNull::new(view)) {
            (None, Some(view)) => Ok(Buffer(view)),
            (Some(error), _) if !error.is_instance_of::<PyTypeError>(object.py()) => {
                let message = format!("the memory is not contiguous; pass a copy of it ({error})");
                Err(PyBufferError::new_err(message))
            }
            _ => Err(PyTypeError::new_err(format!(
                "expected an address, None, a function, a pointer or an object with memory, got {}",
                kind(object)
            ))),
        }
    }

    /// Where it begins.
    pub fn address(&self) -> u64 {
        // SAFETY: the view was filled in.
        unsafe { self.0.as_ref().buf as u64 }
    }

    /// Whether it must not be written.
    pub fn is_readonly(&self) -> bool {
        // SAFETY: as above.
        unsafe { self.0.as_ref().readonly != 0 }
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        let view = self.0.as_ptr();
        // Where the interpreter has ended nobody is left to take it back.
        Python::try_attach(|_| {
            // SAFETY: the view was filled in, and made of a box.
            unsafe {
                ffi::PyBuffer_Release(view);
                drop(Box::from_raw(view));
            }
        });
    }
}
