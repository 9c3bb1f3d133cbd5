//! Types as Python names them: words such as `"u64"` and `"{ i32, double }"`, or those of `ctypes`.

use jitlite::{FuncType, ValType};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// A type of a value, with what its type in the IR does not say: whether its integers have a sign.
#[derive(Clone, Debug)]
pub struct Type {
    pub val: ValType,
    pub unsigned: bool,
}

impl Type {
    /// As the IR says it: integers are signed.
    pub fn of_ir(val: ValType) -> Type {
        Type {
            val,
            unsigned: false,
        }
    }

    /// The type that a Python object names; `None` for `None` and `"void"`.
    pub fn of_python(object: &Bound<'_, PyAny>) -> PyResult<Option<Type>> {
        if object.is_none() {
            return Ok(None);
        }
        if let Ok(text) = object.cast::<PyString>() {
            return Type::of_text(text.to_str()?);
        }
        of_ctypes(object).map(Some)
    }

    fn of_text(text: &str) -> PyResult<Option<Type>> {
        if text.trim() == "void" {
            return Ok(None);
        }
        let mut reader = Reader {
            rest: text,
            unsigned: None,
            depth: 0,
        };
        match reader.ty() {
            Some(val) if reader.rest.trim().is_empty() => Ok(Some(Type {
                val,
                unsigned: reader.unsigned.unwrap_or(false),
            })),
            _ => Err(PyValueError::new_err(format!(
                "there is no type `{text}`: types are written as \"i64\", \"u64\", \"bool\", \"double\", \"ptr\", \
                 \"<4 x float>\", \"[2 x i8]\" and \"{{ i32, double }}\", signed integers apart from unsigned ones"
            ))),
        }
    }
}

/// Reads a type from its text.
struct Reader<'a> {
    rest: &'a str,
    unsigned: Option<bool>,
    depth: u32,
}

impl Reader<'_> {
    fn eat(&mut self, token: &str) -> bool {
        match self.rest.trim_start().strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn word(&mut self) -> &str {
        let text = self.rest.trim_start();
        let end = text.find(|c: char| !c.is_ascii_alphanumeric());
        let (word, rest) = text.split_at(end.unwrap_or(text.len()));
        self.rest = rest;
        word
    }

    fn ty(&mut self) -> Option<ValType> {
        self.depth += 1;
        if self.depth > 32 {
            return None;
        }
        let ty = if self.eat("<{") {
            self.fields("}>", true)?
        } else if self.eat("{") {
            self.fields("}", false)?
        } else if self.eat("<") {
            let (len, elem) = self.elements(">")?;
            let len = u32::try_from(len).ok().filter(|&len| len > 0)?;
            ValType::vector(elem, len)
        } else if self.eat("[") {
            let (len, elem) = self.elements("]")?;
            ValType::array(elem, len)
        } else {
            self.scalar()?
        };
        self.depth -= 1;
        Some(ty)
    }

    fn elements(&mut self, close: &str) -> Option<(u64, ValType)> {
        let len = self.word().parse().ok()?;
        if self.word() != "x" {
            return None;
        }
        let elem = self.ty()?;
        self.eat(close).then_some((len, elem))
    }

    fn fields(&mut self, close: &str, packed: bool) -> Option<ValType> {
        let mut fields = Vec::new();
        while !self.eat(close) {
            if !fields.is_empty() && !self.eat(",") {
                return None;
            }
            fields.push(self.ty()?);
        }
        Some(ValType::Struct {
            fields: fields.into(),
            packed,
        })
    }

    fn scalar(&mut self) -> Option<ValType> {
        Some(match self.word() {
            "bool" => ValType::I1,
            "half" | "f16" => ValType::Half,
            "bfloat" => ValType::BFloat,
            "float" | "f32" => ValType::F32,
            "double" | "f64" => ValType::F64,
            "ptr" => ValType::Ptr,
            word => {
                let (sign, bits) = word.split_at_checked(1)?;
                let unsigned = match sign {
                    "i" => false,
                    "u" => true,
                    _ => return None,
                };
                let bits = bits.parse().ok().filter(|bits| (1..=128).contains(bits))?;
                if self
                    .unsigned
                    .replace(unsigned)
                    .is_some_and(|was| was != unsigned)
                {
                    return None;
                }
                ValType::Int(bits)
            }
        })
    }
}

/// The type of the IR that a type of `ctypes` is.
fn of_ctypes(object: &Bound<'_, PyAny>) -> PyResult<Type> {
    let py = object.py();
    let no_type = || {
        let message =
            format!("{object} is no type: neither a word such as \"i64\" nor one of ctypes");
        PyTypeError::new_err(message)
    };
    let ctypes = py.import("ctypes")?;
    let simple = ctypes.getattr("_SimpleCData").or_else(|_| {
        let base = py.import("_ctypes")?;
        base.getattr("_SimpleCData")
    })?;
    let class = object
        .cast::<pyo3::types::PyType>()
        .map_err(|_| no_type())?;
    if !class.is_subclass(&simple)? {
        let pointer = py.import("_ctypes")?.getattr("_Pointer")?;
        return match class.is_subclass(&pointer)? {
            true => Ok(Type::of_ir(ValType::Ptr)),
            false => Err(no_type()),
        };
    }
    let code: String = class.getattr("_type_")?.extract()?;
    let bits = || -> PyResult<ValType> {
        let size: u32 = ctypes.call_method1("sizeof", (class,))?.extract()?;
        Ok(ValType::Int(size * 8))
    };
    let (val, unsigned) = match code.as_str() {
        "?" => (ValType::I1, false),
        "f" => (ValType::F32, false),
        "d" => (ValType::F64, false),
        "P" | "z" | "Z" => (ValType::Ptr, false),
        "b" | "h" | "i" | "l" | "q" | "c" => (bits()?, false),
        "B" | "H" | "I" | "L" | "Q" => (bits()?, true),
        _ => return Err(no_type()),
    };
    Ok(Type { val, unsigned })
}

/// The type of a function, with the signs of its integers.
#[derive(Clone, Debug)]
pub struct Signature {
    pub params: Vec<Type>,
    pub result: Option<Type>,
    pub varargs: bool,
}

impl Signature {
    /// As the IR says it.
    pub fn of_ir(ty: &FuncType) -> Signature {
        Signature {
            params: ty.params.iter().cloned().map(Type::of_ir).collect(),
            result: ty.result.clone().map(Type::of_ir),
            varargs: ty.varargs,
        }
    }

    /// The types that Python names for parameters and result.
    pub fn of_python(
        params: &[Bound<'_, PyAny>],
        result: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Signature> {
        let param = |object: &Bound<'_, PyAny>| {
            let ty = Type::of_python(object)?;
            ty.ok_or_else(|| PyTypeError::new_err("a parameter cannot be void"))
        };
        Ok(Signature {
            params: params.iter().map(param).collect::<PyResult<_>>()?,
            result: result.map(Type::of_python).transpose()?.flatten(),
            varargs: false,
        })
    }

    /// The type in the IR.
    pub fn to_ir(&self) -> FuncType {
        let params: Vec<_> = self.params.iter().map(|ty| ty.val.clone()).collect();
        let result = self.result.as_ref().map(|ty| ty.val.clone());
        let mut ty = FuncType::new(params, result);
        ty.varargs = self.varargs;
        ty
    }
}
