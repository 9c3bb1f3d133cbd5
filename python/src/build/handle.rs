//! What a builder gives out, and what Python gives back: types by their words, numbers, words for operations.

use jitlite::build as b;
use jitlite::{ValType, build::Attribute};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyInt, PyString, PyTuple};

use super::function::FunctionBuilder;
use crate::types;

/// A type of a module that is being built.
#[pyclass(frozen, eq, hash, module = "jitlite.build")]
#[derive(PartialEq, Eq, Hash)]
pub struct Type(pub b::Type);

/// A constant, a parameter, or an instruction.
#[pyclass(frozen, eq, hash, module = "jitlite.build")]
#[derive(PartialEq, Eq, Hash)]
pub struct Value(pub b::Value);

/// A variable or alias; as a value it is its address.
#[pyclass(frozen, eq, hash, module = "jitlite.build")]
#[derive(PartialEq, Eq, Hash)]
pub struct Global(pub b::Global);

/// A block of a function.
#[pyclass(frozen, eq, hash, module = "jitlite.build")]
#[derive(PartialEq, Eq, Hash)]
pub struct Block(pub b::Block);

/// What Python names a type by.
pub enum AnyType {
    Built(b::Type),
    /// A word such as "i64", or a type of `ctypes`; none is `void`.
    Named(Option<ValType>),
    X86Fp80,
}

impl AnyType {
    pub fn make(&self, m: &b::ModuleBuilder) -> b::Type {
        match self {
            AnyType::Built(ty) => *ty,
            AnyType::Named(None) => b::Type::VOID,
            AnyType::Named(Some(ty)) => m.value_type(ty),
            AnyType::X86Fp80 => m.x86_fp80_type(),
        }
    }
}

/// Several types.
pub fn make_all(types: &[AnyType], m: &b::ModuleBuilder) -> Vec<b::Type> {
    types.iter().map(|ty| ty.make(m)).collect()
}

impl<'py> FromPyObject<'_, 'py> for AnyType {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AnyType> {
        if let Ok(ty) = object.cast::<Type>() {
            return Ok(AnyType::Built(ty.get().0));
        }
        if let Ok(text) = object.cast::<PyString>() {
            match text.to_str()?.trim() {
                "x86_fp80" => return Ok(AnyType::X86Fp80),
                "fp128" => return Ok(AnyType::Named(Some(ValType::F128))),
                _ => {}
            }
        }
        let named = types::Type::of_python(&object)?;
        Ok(AnyType::Named(named.map(|ty| ty.val)))
    }
}

/// What Python gives as an operand: a value, or a number.
#[derive(Clone, Copy)]
pub struct AnyArg(pub b::Arg);

impl<'py> FromPyObject<'_, 'py> for AnyArg {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AnyArg> {
        if object.is_instance_of::<PyFloat>() {
            return Ok(AnyArg(b::Arg::Float(object.extract()?)));
        }
        if object.is_instance_of::<PyInt>() {
            let number: i128 = object.extract().map_err(|_| {
                PyOverflowError::new_err("a number of more than 128 bits is given by `constant`")
            })?;
            return Ok(AnyArg(b::Arg::Int(number)));
        }
        let AnyValue(value) = object.extract()?;
        Ok(AnyArg(b::Arg::Value(value)))
    }
}

/// What Python gives as an operand whose type nothing else says: a value.
#[derive(Clone, Copy)]
pub struct AnyValue(pub b::Value);

impl<'py> FromPyObject<'_, 'py> for AnyValue {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AnyValue> {
        if let Ok(value) = object.cast::<Value>() {
            return Ok(AnyValue(value.get().0));
        }
        if let Ok(function) = object.cast::<FunctionBuilder>() {
            return Ok(AnyValue(function.get().function.into()));
        }
        if let Ok(global) = object.cast::<Global>() {
            return Ok(AnyValue(global.get().0.into()));
        }
        let kind = object.get_type().name()?;
        let message = match object.is_instance_of::<PyInt>() || object.is_instance_of::<PyFloat>() {
            true => format!(
                "`{}` does not say of what type it is: give a `constant`",
                *object
            ),
            false => format!("`{kind}` is no value of a module that is being built"),
        };
        Err(PyTypeError::new_err(message))
    }
}

pub fn values(values: &[AnyValue]) -> Vec<b::Value> {
    values.iter().map(|value| value.0).collect()
}

/// A function or variable.
pub struct AnySymbol(pub b::Symbol);

impl<'py> FromPyObject<'_, 'py> for AnySymbol {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AnySymbol> {
        if let Ok(function) = object.cast::<FunctionBuilder>() {
            return Ok(AnySymbol(function.get().function.into()));
        }
        let global = object.cast::<Global>()?;
        Ok(AnySymbol(global.get().0.into()))
    }
}

/// Flags, as words: `["nsw"]`.
#[derive(Clone, Copy, Default)]
pub struct Flags(pub b::Flags);

const FLAGS: [(&str, b::Flags); 14] = [
    ("nuw", b::Flags::NUW),
    ("nsw", b::Flags::NSW),
    ("exact", b::Flags::EXACT),
    ("disjoint", b::Flags::DISJOINT),
    ("nneg", b::Flags::NNEG),
    ("samesign", b::Flags::SAMESIGN),
    ("nnan", b::Flags::NNAN),
    ("ninf", b::Flags::NINF),
    ("nsz", b::Flags::NSZ),
    ("arcp", b::Flags::ARCP),
    ("contract", b::Flags::CONTRACT),
    ("afn", b::Flags::AFN),
    ("reassoc", b::Flags::REASSOC),
    ("fast", b::Flags::FAST),
];

impl<'py> FromPyObject<'_, 'py> for Flags {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Flags> {
        let mut flags = b::Flags::NONE;
        let (mut of_integers, mut of_floats) = (false, false);
        for word in words(&object)? {
            let flag = one_of(&word, "flag", &FLAGS)?;
            let at = FLAGS.iter().position(|(known, _)| *known == word);
            *(if at < Some(6) {
                &mut of_integers
            } else {
                &mut of_floats
            }) = true;
            flags = flags.with(flag);
        }
        // They share bits.
        if of_integers && of_floats {
            let message = "an instruction has flags of integers or of floats, not both";
            return Err(PyValueError::new_err(message));
        }
        Ok(Flags(flags))
    }
}

/// The flags of `getelementptr`, as words.
#[derive(Clone, Copy, Default)]
pub struct GepFlags(pub b::GepFlags);

impl<'py> FromPyObject<'_, 'py> for GepFlags {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<GepFlags> {
        const KNOWN: [(&str, b::GepFlags); 3] = [
            ("inbounds", b::GepFlags::INBOUNDS),
            ("nusw", b::GepFlags::NUSW),
            ("nuw", b::GepFlags::NUW),
        ];
        let mut flags = b::GepFlags::default();
        for word in words(&object)? {
            flags = flags.with(one_of(&word, "flag of `getelementptr`", &KNOWN)?);
        }
        Ok(GepFlags(flags))
    }
}

/// A list of words; a word alone is one, and no list of its letters.
fn words(object: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    match object.extract::<String>() {
        Ok(word) => Ok(vec![word]),
        Err(_) => object.extract(),
    }
}

/// An attribute: a word, or a pair of the word and its value.
pub enum AnyAttribute {
    Word(String),
    Pair(String, String),
    Align(u64),
    Typed(String, AnyType),
}

impl AnyAttribute {
    pub fn make(&self, m: &b::ModuleBuilder) -> Attribute<'_> {
        match self {
            AnyAttribute::Word(word) => Attribute::Word(word),
            AnyAttribute::Pair(key, value) => Attribute::Pair(key, value),
            AnyAttribute::Align(bytes) => Attribute::Align(*bytes),
            AnyAttribute::Typed(word, ty) => {
                let ty = ty.make(m);
                match word.as_str() {
                    "byval" => Attribute::ByVal(ty),
                    "sret" => Attribute::SRet(ty),
                    _ => Attribute::ElementType(ty),
                }
            }
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for AnyAttribute {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AnyAttribute> {
        let Ok(pair) = object.cast::<PyTuple>() else {
            return Ok(AnyAttribute::Word(object.extract()?));
        };
        let (word, value): (String, Bound<'_, PyAny>) = pair.extract()?;
        Ok(match word.as_str() {
            "align" => AnyAttribute::Align(value.extract()?),
            "byval" | "sret" | "elementtype" => AnyAttribute::Typed(word, value.extract()?),
            _ => AnyAttribute::Pair(word, value.extract()?),
        })
    }
}

/// What a word stands for, of those that LLVM has.
pub fn op<T: Copy>(word: &str, what: &str, known: &[(T, &'static str)]) -> PyResult<T> {
    let known: Vec<_> = known.iter().map(|&(op, word)| (word, op)).collect();
    one_of(word, what, &known)
}

pub use crate::engine::one_of;
