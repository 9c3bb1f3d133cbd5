//! `Variable` and `Globals`: the variables of a program.

use std::ffi::{CString, c_int};
use std::ptr;

use jitlite::ValType;
use pyo3::exceptions::{PyAttributeError, PyBufferError, PyKeyError};
use pyo3::ffi;
use pyo3::prelude::*;

use crate::convert::{self, Held};
use crate::errors;
use crate::types::Type;

/// A variable of a program. It has a buffer: `memoryview(variable)` and `numpy.asarray(variable)` are the
/// variable itself, and no copy.
#[pyclass(frozen, module = "jitlite")]
pub struct Variable {
    pub variable: jitlite::Variable,
}

impl Variable {
    /// Where it is.
    pub fn pointer(&self) -> usize {
        self.variable.address() as usize
    }

    fn get(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let val = self
            .variable
            .get()
            .map_err(|error| errors::raise(py, error))?;
        convert::to_python(py, &val, false)
    }

    fn set(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let raise = |error| errors::raise(value.py(), error);
        let Some(ty) = self.variable.ty() else {
            // It says what type that is.
            self.variable.get().map_err(raise)?;
            return Ok(());
        };
        let mut held = Held::default();
        let val = convert::to_val(value, &Type::of_ir(ty), &mut held);
        let place = || self.variable.name();
        let val = val.map_err(|error| convert::at(value.py(), error, place))?;
        if held.has_memory() {
            let message =
                "a variable does not keep the memory that it would point to: set an address";
            return Err(PyBufferError::new_err(message));
        }
        // SAFETY: who sets a pointer gives an address, for which he vouches.
        unsafe { self.variable.set_with_pointers(&val) }.map_err(raise)
    }
}

#[pymethods]
impl Variable {
    #[getter]
    fn name(&self) -> String {
        self.variable.name()
    }

    #[getter]
    fn value(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.get(py)
    }

    #[setter]
    fn set_value(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.set(value)
    }

    #[getter]
    fn address(&self) -> usize {
        self.pointer()
    }

    /// In bytes; `None` where nobody says it.
    #[getter]
    fn size(&self) -> Option<usize> {
        self.variable.size()
    }

    #[getter]
    fn r#type(&self) -> String {
        self.variable.type_text()
    }

    #[getter]
    fn is_constant(&self) -> bool {
        self.variable.is_constant()
    }

    /// # Safety
    ///
    /// Python calls it with a view to be filled in.
    unsafe fn __getbuffer__(
        slf: Bound<'_, Self>,
        view: *mut ffi::Py_buffer,
        flags: c_int,
    ) -> PyResult<()> {
        let this = slf.get();
        if flags & ffi::PyBUF_WRITABLE != 0 && this.variable.is_constant() {
            return Err(PyBufferError::new_err("the variable is constant"));
        }
        // What is there may be smaller than the type.
        let Some((shape, size)) = Shape::of(&this.variable) else {
            let message = "the memory of the variable is smaller than its type, or nobody says how large it is";
            return Err(PyBufferError::new_err(message));
        };
        let shape = Box::new(shape);
        // SAFETY: the view is Python's to be filled in. The shape lives until it is given back, and the
        // variable as long as the object that the view holds.
        unsafe {
            let has = |flag| flags & flag == flag;
            (*view).buf = this.variable.address().cast();
            (*view).len = size;
            (*view).readonly = this.variable.is_constant().into();
            (*view).itemsize = shape.item;
            (*view).format = match has(ffi::PyBUF_FORMAT) {
                true => shape.format.as_ptr().cast_mut(),
                false => ptr::null_mut(),
            };
            (*view).ndim = shape.lens.len() as c_int;
            (*view).shape = match has(ffi::PyBUF_ND) {
                true => shape.lens.as_ptr().cast_mut(),
                false => ptr::null_mut(),
            };
            (*view).strides = match has(ffi::PyBUF_STRIDES) {
                true => shape.strides.as_ptr().cast_mut(),
                false => ptr::null_mut(),
            };
            (*view).suboffsets = ptr::null_mut();
            (*view).internal = Box::into_raw(shape).cast();
            (*view).obj = slf.into_ptr();
        }
        Ok(())
    }

    /// # Safety
    ///
    /// Python calls it with a view that was filled in above.
    unsafe fn __releasebuffer__(&self, view: *mut ffi::Py_buffer) {
        // SAFETY: the shape is that of this view, which is given back once.
        drop(unsafe { Box::from_raw((*view).internal.cast::<Shape>()) });
    }

    fn __repr__(&self) -> String {
        format!(
            "<jitlite.Variable @{} of {}>",
            self.variable.name(),
            self.variable.type_text()
        )
    }
}

/// What a buffer says of its elements: of an array of numbers what they are, of all else that it is bytes.
struct Shape {
    format: CString,
    item: isize,
    lens: Vec<isize>,
    strides: Vec<isize>,
}

impl Shape {
    /// That of a variable, with its bytes; `None` if there are not so many.
    fn of(variable: &jitlite::Variable) -> Option<(Shape, isize)> {
        let size = variable.size()? as isize;
        let mut lens = Vec::new();
        let mut ty = variable.ty();
        while let Some(ValType::Array { elem, len }) = ty {
            lens.push(len as isize);
            ty = Some((*elem).clone());
        }
        let (format, item) = match ty {
            Some(ValType::Int(8)) => ("B", 1),
            Some(ValType::Int(16)) => ("h", 2),
            Some(ValType::Int(32)) => ("i", 4),
            Some(ValType::Int(64)) => ("q", 8),
            Some(ValType::Half) => ("e", 2),
            Some(ValType::F32) => ("f", 4),
            Some(ValType::F64) => ("d", 8),
            Some(ValType::Ptr) => ("P", 8),
            _ => {
                lens = vec![size];
                ("B", 1)
            }
        };
        if lens.is_empty() {
            lens.push(1);
        }
        let mut strides = vec![item; lens.len()];
        for i in (1..lens.len()).rev() {
            strides[i - 1] = strides[i] * lens[i];
        }
        let bytes = strides[0] * lens[0];
        let shape = Shape {
            format: CString::new(format).unwrap_or_default(),
            item,
            lens,
            strides,
        };
        (bytes <= size).then_some((shape, bytes))
    }
}

/// The variables of a program, by their names: as items and as attributes.
#[pyclass(frozen, module = "jitlite")]
pub struct Globals {
    pub instance: jitlite::Instance,
    pub names: Vec<String>,
}

impl Globals {
    fn find(&self, name: &str) -> Option<Variable> {
        let variable = self.instance.variable(name).ok()?;
        Some(Variable { variable })
    }

    fn item(&self, name: &str) -> PyResult<Variable> {
        self.find(name)
            .ok_or_else(|| PyKeyError::new_err(name.to_owned()))
    }

    fn attribute(&self, name: &str) -> PyResult<Variable> {
        let message = || format!("there is no variable `@{name}`");
        self.find(name)
            .ok_or_else(|| PyAttributeError::new_err(message()))
    }
}

#[pymethods]
impl Globals {
    fn __getitem__(&self, py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
        self.item(name)?.get(py)
    }

    fn __setitem__(&self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.item(name)?.set(value)
    }

    fn __getattr__(&self, py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
        self.attribute(name)?.get(py)
    }

    fn __setattr__(&self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.attribute(name)?.set(value)
    }

    fn __contains__(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    fn __len__(&self) -> usize {
        self.names.len()
    }

    fn __dir__(&self) -> Vec<String> {
        self.names.clone()
    }

    fn keys(&self) -> Vec<String> {
        self.names.clone()
    }

    fn items(&self, py: Python<'_>) -> PyResult<Vec<(String, Py<PyAny>)>> {
        let item = |name: &String| Ok((name.clone(), self.item(name)?.get(py)?));
        self.names.iter().map(item).collect()
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let names = pyo3::types::PyList::new(py, &self.names)?;
        Ok(names.try_iter()?.into_any().unbind())
    }
}
