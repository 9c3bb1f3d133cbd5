//! Values on their way between Python and a program.

use jitlite::{Val, ValType};
use pyo3::exceptions::{PyBufferError, PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyBytes, PyFloat, PyInt, PySequence, PyTuple, PyType};
use pyo3::{BoundObject, IntoPyObjectExt};

use crate::buffer::Buffer;
use crate::function::Function;
use crate::types::Type;
use crate::variable::Variable;

/// What arguments point to and must stay alive, and in place, while the program runs.
#[derive(Default)]
pub struct Held {
    buffers: Vec<Buffer>,
    objects: Vec<Py<PyAny>>,
}

impl Held {
    /// Whether an argument was an object with memory, which lives no longer than this.
    pub fn has_memory(&self) -> bool {
        !self.buffers.is_empty()
    }
}

/// The value that a Python object is as one of a type.
///
/// # Errors
///
/// `TypeError` if it is of another kind, `OverflowError` if it is an integer that does not fit.
pub fn to_val(object: &Bound<'_, PyAny>, ty: &Type, held: &mut Held) -> PyResult<Val> {
    val(object, &ty.val, ty.unsigned, held)
}

fn val(object: &Bound<'_, PyAny>, ty: &ValType, unsigned: bool, held: &mut Held) -> PyResult<Val> {
    let object = &*plain(object)?;
    match ty {
        ValType::Int(bits) => Ok(Val::int(*bits, integer(object, *bits, unsigned)?)),
        ValType::Half => Ok(Val::Half(half_bits(object)?)),
        ValType::BFloat => Ok(Val::BFloat(bfloat_bits(float(object, ty)? as f32))),
        ValType::F32 => Ok(Val::F32(float(object, ty)? as f32)),
        ValType::F64 => Ok(Val::F64(float(object, ty)?)),
        ValType::Ptr => Ok(Val::Ptr(address(object, held)?)),
        ValType::Vector { elem, len } => {
            let vals = elements(object, ty, u64::from(*len), |_| elem, unsigned, held);
            Ok(Val::Vector(vals?))
        }
        ValType::Array { elem, len } => Ok(Val::Array(elements(
            object,
            ty,
            *len,
            |_| elem,
            unsigned,
            held,
        )?)),
        ValType::Struct { fields, .. } => {
            let len = fields.len() as u64;
            let vals = elements(object, ty, len, |i| &fields[i], unsigned, held);
            Ok(Val::Struct(vals?))
        }
        _ => Err(no_crossing(ty)),
    }
}

/// The value of an object of `ctypes` that stands for a number.
fn plain<'a, 'py>(
    object: &'a Bound<'py, PyAny>,
) -> PyResult<std::borrow::Cow<'a, Bound<'py, PyAny>>> {
    use std::borrow::Cow;
    if is_of_ctypes(object)?
        && !is_ctypes_pointer(object)?
        && let Ok(value) = object.getattr("value")
        && object.get_type().hasattr("_type_")?
        && !object.hasattr("_length_")?
    {
        return Ok(Cow::Owned(value));
    }
    Ok(Cow::Borrowed(object))
}

fn is_of_ctypes(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    let meta = object.get_type().get_type();
    // Those of numbers and most others, which is found out at once.
    if meta.is(object.py().get_type::<PyType>()) {
        return Ok(false);
    }
    Ok(meta.module()?.to_str()? == "_ctypes")
}

/// Whether it is an object of `ctypes` whose value is an address.
fn is_ctypes_pointer(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    if !is_of_ctypes(object)? {
        return Ok(false);
    }
    let base = object.py().import("_ctypes")?;
    for class in ["_Pointer", "CFuncPtr"] {
        if object.is_instance(&base.getattr(class)?)? {
            return Ok(true);
        }
    }
    let code = object
        .getattr("_type_")
        .and_then(|code| code.extract::<String>());
    Ok(matches!(code.as_deref(), Ok("P" | "z" | "Z")))
}

/// Whether it is what `ctypes.byref` gives.
fn is_ctypes_argument(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let py = object.py();
    let class = CLASS.get_or_try_init(py, || {
        let ctypes = py.import("ctypes")?;
        let number = ctypes.getattr("c_int")?.call0()?;
        let argument = ctypes.call_method1("byref", (number,))?;
        Ok::<_, PyErr>(argument.get_type().unbind())
    })?;
    Ok(object.get_type().is(class))
}

fn elements<'t>(
    object: &Bound<'_, PyAny>,
    ty: &ValType,
    len: u64,
    elem: impl Fn(usize) -> &'t ValType,
    unsigned: bool,
    held: &mut Held,
) -> PyResult<Vec<Val>> {
    let wrong = |found: String| {
        PyTypeError::new_err(format!("expected {len} elements for `{ty}`, got {found}"))
    };
    let sequence = object
        .cast::<PySequence>()
        .map_err(|_| wrong(kind(object)))?;
    let found = sequence.len()?;
    if found as u64 != len {
        return Err(wrong(found.to_string()));
    }
    let elems = (0..found).map(|i| val(&sequence.get_item(i)?, elem(i), unsigned, held));
    elems.collect()
}

/// The error of a conversion, with the place before its text. What an object has raised by itself stays as it is.
pub fn at(py: Python<'_>, error: PyErr, place: impl FnOnce() -> String) -> PyErr {
    let class = error.get_type(py);
    let is_ours = class.is(py.get_type::<PyTypeError>())
        || class.is(py.get_type::<PyOverflowError>())
        || class.is(py.get_type::<PyBufferError>());
    match is_ours {
        true => PyErr::from_type(class, format!("{}: {}", place(), error.value(py))),
        false => error,
    }
}

pub fn kind(object: &Bound<'_, PyAny>) -> String {
    let name = object.get_type().name();
    name.map_or_else(|_| "an object".into(), |name| format!("`{name}`"))
}

/// The bits of an integer of a width. One without a chosen sign may be given either way, so that
/// `0xffffffff` is an `i32`, too.
fn integer(object: &Bound<'_, PyAny>, bits: u32, unsigned: bool) -> PyResult<u128> {
    let index = match object.cast::<PyInt>() {
        Ok(int) => int.clone(),
        Err(_) => {
            let wrong =
                |_| PyTypeError::new_err(format!("expected an integer, got {}", kind(object)));
            let index = object.call_method0("__index__").map_err(wrong)?;
            index.cast_into::<PyInt>()?
        }
    };
    let top = u128::MAX >> (128 - bits);
    let sign = if unsigned { 'u' } else { 'i' };
    let outside = || PyOverflowError::new_err(format!("{index} does not fit in `{sign}{bits}`"));
    if let Ok(value) = index.extract::<i128>()
        && value < 0
    {
        let lowest = -((top >> 1) as i128) - 1;
        let fits = !unsigned && value >= lowest;
        return fits.then_some(value as u128 & top).ok_or_else(outside);
    }
    let value: u128 = index.extract().map_err(|_| outside())?;
    (value <= top).then_some(value).ok_or_else(outside)
}

fn float(object: &Bound<'_, PyAny>, ty: &ValType) -> PyResult<f64> {
    let wrong = |_| {
        PyTypeError::new_err(format!(
            "expected a number for `{ty}`, got {}",
            kind(object)
        ))
    };
    object.extract().map_err(wrong)
}

/// Python's own conversion: rounded to the nearest.
fn half_bits(object: &Bound<'_, PyAny>) -> PyResult<u16> {
    let packed = object
        .py()
        .import("struct")?
        .call_method1("pack", ("<e", object))?;
    let bytes: [u8; 2] = packed.extract()?;
    Ok(u16::from_le_bytes(bytes))
}

/// The upper half of a `float`, rounded to the nearest, to even where there are two.
fn bfloat_bits(value: f32) -> u16 {
    let bits = value.to_bits();
    if value.is_nan() {
        return (bits >> 16) as u16 | 0x40;
    }
    let round = 0x7fff + ((bits >> 16) & 1);
    ((bits + round) >> 16) as u16
}

/// The address that an object stands for: a number, `None`, a function or variable of a program, a pointer
/// of `ctypes`, or the memory of an object that has any.
fn address(object: &Bound<'_, PyAny>, held: &mut Held) -> PyResult<u64> {
    if object.is_none() {
        return Ok(0);
    }
    if object.is_instance_of::<PyInt>() {
        return Ok(integer(object, 64, false)? as u64);
    }
    if let Ok(function) = object.cast::<Function>() {
        held.objects.push(object.clone().unbind());
        return Ok(function.get().pointer() as u64);
    }
    if let Ok(variable) = object.cast::<Variable>() {
        held.objects.push(object.clone().unbind());
        return Ok(variable.get().pointer() as u64);
    }
    if is_ctypes_pointer(object)? || is_ctypes_argument(object)? {
        held.objects.push(object.clone().unbind());
        let ctypes = object.py().import("ctypes")?;
        let cast = ctypes.call_method1("cast", (object, ctypes.getattr("c_void_p")?))?;
        let value: Option<u64> = cast.getattr("value")?.extract()?;
        return Ok(value.unwrap_or(0));
    }
    let buffer = Buffer::new(object)?;
    // Programs may write through any pointer. A `bytes` is passed as the string of C that it is.
    if buffer.is_readonly() && !object.is_instance_of::<PyBytes>() {
        return Err(PyBufferError::new_err(
            "the memory is read-only: pass a copy, or its address as a number",
        ));
    }
    let address = buffer.address();
    held.buffers.push(buffer);
    Ok(address)
}

/// The Python object that a value of a type is.
pub fn to_python(py: Python<'_>, val: &Val, unsigned: bool) -> PyResult<Py<PyAny>> {
    let list = |vals: &[Val]| {
        let objects = vals.iter().map(|val| to_python(py, val, unsigned));
        let objects = objects.collect::<PyResult<Vec<_>>>()?;
        Ok(PyTuple::new(py, objects)?.into_any().unbind())
    };
    match val {
        Val::I1(value) => Ok(PyBool::new(py, *value).into_bound().into_any().unbind()),
        Val::Half(bits) => {
            let bytes = PyBytes::new(py, &bits.to_le_bytes());
            let numbers = py.import("struct")?.call_method1("unpack", ("<e", bytes))?;
            Ok(numbers.get_item(0)?.unbind())
        }
        Val::BFloat(bits) => f32::from_bits(u32::from(*bits) << 16).into_py_any(py),
        Val::F32(value) => value.into_py_any(py),
        Val::F64(value) => Ok(PyFloat::new(py, *value).into_any().unbind()),
        Val::Ptr(address) => address.into_py_any(py),
        Val::Vector(vals) | Val::Array(vals) | Val::Struct(vals) => list(vals),
        Val::F128(_) => Err(no_crossing(&ValType::F128)),
        _ => {
            let (Some(value), ValType::Int(bits)) = (val.to_bits(), val.ty()) else {
                return Err(no_crossing(&val.ty()));
            };
            match unsigned {
                true => value.into_py_any(py),
                false => (((value << (128 - bits)) as i128) >> (128 - bits)).into_py_any(py),
            }
        }
    }
}

fn no_crossing(ty: &ValType) -> PyErr {
    PyTypeError::new_err(format!("values of type `{ty}` do not cross to Python"))
}

/// The value of an argument behind the parameters, which has no type but its own: as C promotes it.
pub fn variadic(object: &Bound<'_, PyAny>, held: &mut Held) -> PyResult<Val> {
    if object.is_instance_of::<PyFloat>() {
        return Ok(Val::F64(object.extract()?));
    }
    if object.is_instance_of::<PyInt>() {
        return Ok(Val::int(64, integer(object, 64, false)?));
    }
    Ok(Val::Ptr(address(object, held)?))
}
