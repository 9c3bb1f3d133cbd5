//! `ModuleBuilder`.

use std::sync::{Mutex, MutexGuard, PoisonError};

use jitlite::build as b;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyString};

use super::function::FunctionBuilder;
use super::handle::{
    AnyArg, AnyAttribute, AnySymbol, AnyType, AnyValue, GepFlags, Global, Type, Value, make_all,
    op, values,
};
use crate::engine::Module;
use crate::errors;

/// Builds a module without text. What is wrong with it is an exception of `finish`, with all of it in
/// `diagnostics`.
#[pyclass(frozen, module = "jitlite.build")]
pub struct ModuleBuilder {
    /// None once it is finished.
    m: Mutex<Option<b::ModuleBuilder>>,
}

/// A calling convention by its word, such as `"fastcc"` or `"cc10"`.
pub fn conv(word: &str) -> PyResult<b::CallConv> {
    b::CallConv::from_word(word.as_bytes())
        .ok_or_else(|| PyValueError::new_err(format!("no calling convention is called {word:?}")))
}

impl ModuleBuilder {
    fn lock(&self) -> MutexGuard<'_, Option<b::ModuleBuilder>> {
        // Nothing of Python runs while it is held.
        self.m.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with what is built.
    pub fn with<T>(&self, work: impl FnOnce(&b::ModuleBuilder) -> T) -> PyResult<T> {
        match &mut *self.lock() {
            Some(m) => Ok(work(m)),
            None => Err(PyValueError::new_err("the module is finished")),
        }
    }

    fn ty(&self, make: impl FnOnce(&b::ModuleBuilder) -> b::Type) -> PyResult<Type> {
        self.with(make).map(Type)
    }

    fn value(&self, make: impl FnOnce(&b::ModuleBuilder) -> b::Value) -> PyResult<Value> {
        self.with(make).map(Value)
    }

    /// A constant of a type by what stands for it in Python.
    fn constant_of(&self, ty: b::Type, value: &Bound<'_, PyAny>) -> PyResult<b::Value> {
        if value.is_none() {
            return self.with(|m| m.zero(ty));
        }
        if let Ok(bytes) = value.cast::<PyBytes>() {
            let bytes = bytes.as_bytes();
            return self.with(|m| {
                if m.array_type(b::Type::I8, bytes.len() as u64) == ty {
                    return m.bytes(bytes);
                }
                // The verifier says what does not fit.
                let elems: Vec<_> = bytes.iter().map(|&byte| m.int(b::Type::I8, byte)).collect();
                m.aggregate(ty, &elems)
            });
        }
        if let Ok(number) = value.cast::<PyInt>()
            && number.extract::<i128>().is_err()
        {
            let (negative, words) = words(number)?;
            return self.with(|m| m.int_of_words(ty, negative, &words));
        }
        if let Ok(AnyArg(arg)) = value.extract() {
            return self.with(|m| match arg {
                b::Arg::Value(value) => value,
                b::Arg::Int(number) => m.int(ty, number),
                b::Arg::Float(number) => m.float(ty, number),
            });
        }
        if value.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("a constant of text is of `bytes`"));
        }
        let mut elems = Vec::new();
        for (index, elem) in value.try_iter()?.enumerate() {
            let elem_type = self.with(|m| m.element_type(ty, index as u64))?;
            let Some(elem_type) = elem_type else {
                let message = format!("the type of the constant has no element {index}");
                return Err(PyTypeError::new_err(message));
            };
            elems.push(self.constant_of(elem_type, &elem?)?);
        }
        self.with(|m| m.aggregate(ty, &elems))
    }
}

/// The sign and the 64-bit words of a number.
fn words(number: &Bound<'_, PyInt>) -> PyResult<(bool, Vec<u64>)> {
    let negative = number.lt(0)?;
    let magnitude = number.call_method0("__abs__")?;
    let bits: usize = magnitude.call_method0("bit_length")?.extract()?;
    let len = bits.div_ceil(64) * 8;
    let bytes: Vec<u8> = magnitude
        .call_method1("to_bytes", (len, "little"))?
        .extract()?;
    let words = bytes.chunks_exact(8).map(|word| {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(word);
        u64::from_le_bytes(bytes)
    });
    Ok((negative, words.collect()))
}

#[pymethods]
impl ModuleBuilder {
    /// An empty module; `name` is what diagnostics and traps call its text.
    #[new]
    #[pyo3(signature = (name="<built>"))]
    fn new(name: &str) -> ModuleBuilder {
        ModuleBuilder {
            m: Mutex::new(Some(b::ModuleBuilder::new(name))),
        }
    }

    /// The module, verified. Nothing more can be built then, whether it is valid or not.
    pub fn finish(&self, py: Python<'_>) -> PyResult<Module> {
        let m = self.lock().take();
        let m = m.ok_or_else(|| PyValueError::new_err("the module is finished"))?;
        let module = py.detach(|| m.finish());
        let module = module.map_err(|error| errors::raise(py, error))?;
        Ok(Module { module })
    }

    /// The text of what was built so far, which need not be valid.
    fn __str__(&self) -> PyResult<String> {
        self.with(|m| m.to_text())
    }

    fn set_triple(&self, triple: &str) -> PyResult<()> {
        self.with(|m| m.set_triple(triple))
    }

    fn set_data_layout(&self, layout: &str) -> PyResult<()> {
        self.with(|m| m.set_data_layout(layout))
    }

    /// The file that lines (`FunctionBuilder.set_line`) are of, before the first.
    fn set_source_file(&self, path: &str) -> PyResult<()> {
        self.with(|m| m.set_source_file(path))
    }

    // Types.

    /// The type of a word such as "i64" or "{ i32, double }", or of one of `ctypes`.
    fn r#type(&self, ty: AnyType) -> PyResult<Type> {
        self.ty(|m| ty.make(m))
    }

    fn int_type(&self, width: u32) -> PyResult<Type> {
        self.ty(|m| m.int_type(width))
    }

    #[pyo3(signature = (space=0))]
    fn pointer_type(&self, space: u32) -> PyResult<Type> {
        self.ty(|m| m.pointer_type(space))
    }

    fn array_type(&self, elem: AnyType, len: u64) -> PyResult<Type> {
        self.ty(|m| {
            let elem = elem.make(m);
            m.array_type(elem, len)
        })
    }

    fn vector_type(&self, elem: AnyType, len: u32) -> PyResult<Type> {
        self.ty(|m| {
            let elem = elem.make(m);
            m.vector_type(elem, len)
        })
    }

    #[pyo3(signature = (fields, packed=false))]
    fn struct_type(&self, fields: Vec<AnyType>, packed: bool) -> PyResult<Type> {
        self.ty(|m| {
            let fields = make_all(&fields, m);
            match packed {
                true => m.packed_struct_type(&fields),
                false => m.struct_type(&fields),
            }
        })
    }

    /// `%name`, opaque until it is given a body, here or by `define_type`.
    #[pyo3(signature = (name, body=None))]
    fn named_type(&self, name: &str, body: Option<AnyType>) -> PyResult<Type> {
        self.ty(|m| {
            let named = m.named_type(name);
            if let Some(body) = body {
                let body = body.make(m);
                m.define_type(named, body);
            }
            named
        })
    }

    fn define_type(&self, named: AnyType, body: AnyType) -> PyResult<()> {
        self.with(|m| {
            let (named, body) = (named.make(m), body.make(m));
            m.define_type(named, body);
        })
    }

    #[pyo3(signature = (result=None, params=Vec::new(), varargs=false))]
    fn function_type(
        &self,
        result: Option<AnyType>,
        params: Vec<AnyType>,
        varargs: bool,
    ) -> PyResult<Type> {
        self.ty(|m| {
            let result = result.map_or(b::Type::VOID, |ty| ty.make(m));
            let params = make_all(&params, m);
            match varargs {
                true => m.varargs_function_type(result, &params),
                false => m.function_type(result, &params),
            }
        })
    }

    // Constants.

    /// A constant of a type: of a number, of `bytes`, of a sequence of what stands for the elements, of values, or, by
    /// `None`, the zero of any type.
    #[pyo3(signature = (ty, value=None))]
    fn constant(&self, ty: AnyType, value: Option<&Bound<'_, PyAny>>) -> PyResult<Value> {
        let ty = self.with(|m| ty.make(m))?;
        match value {
            Some(value) => self.constant_of(ty, value).map(Value),
            None => self.value(|m| m.zero(ty)),
        }
    }

    fn undef(&self, ty: AnyType) -> PyResult<Value> {
        self.value(|m| {
            let ty = ty.make(m);
            m.undef(ty)
        })
    }

    fn poison(&self, ty: AnyType) -> PyResult<Value> {
        self.value(|m| {
            let ty = ty.make(m);
            m.poison(ty)
        })
    }

    /// The constant expression `op (T value to ty)`.
    fn const_cast(&self, op: &str, value: AnyValue, ty: AnyType) -> PyResult<Value> {
        let op = self::op(op, "conversion", b::CastOp::ALL)?;
        self.value(|m| {
            let ty = ty.make(m);
            m.const_cast(op, value.0, ty)
        })
    }

    /// The constant expression `op (T a, T b)`.
    fn const_binary(&self, op: &str, a: AnyValue, b: AnyValue) -> PyResult<Value> {
        let op = self::op(op, "binary operation", b::BinaryOp::ALL)?;
        self.value(|m| m.const_binary(op, a.0, b.0))
    }

    /// The constant expression `getelementptr (source, base, indices)`.
    #[pyo3(signature = (source, base, indices, *, flags=GepFlags::default()))]
    fn const_gep(
        &self,
        source: AnyType,
        base: AnyValue,
        indices: Vec<AnyValue>,
        flags: GepFlags,
    ) -> PyResult<Value> {
        self.value(|m| {
            let source = source.make(m);
            m.const_gep(source, base.0, &values(&indices), flags.0)
        })
    }

    /// `asm sideeffect "text", "constraints"`, to be called by `call_indirect`.
    fn inline_asm(&self, text: &str, constraints: &str) -> PyResult<Value> {
        self.value(|m| m.inline_asm(text, constraints))
    }

    // Symbols.

    /// A function: a declaration, until it has a block or an instruction. That of a name that is there already, if it
    /// is of the same type.
    #[pyo3(signature = (name, result=None, params=Vec::new(), varargs=false))]
    fn function(
        slf: &Bound<'_, Self>,
        name: &str,
        result: Option<AnyType>,
        params: Vec<AnyType>,
        varargs: bool,
    ) -> PyResult<FunctionBuilder> {
        let function = slf.get().with(|m| {
            let result = result.map_or(b::Type::VOID, |ty| ty.make(m));
            let params = make_all(&params, m);
            match varargs {
                true => m.varargs_function(name, result, &params),
                false => m.function(name, result, &params),
            }
        })?;
        Ok(FunctionBuilder::new(slf, function))
    }

    /// An intrinsic such as "llvm.sqrt", to whose name the types that it is overloaded by are added.
    #[pyo3(signature = (name, result=None, params=Vec::new()))]
    fn intrinsic(
        slf: &Bound<'_, Self>,
        name: &str,
        result: Option<AnyType>,
        params: Vec<AnyType>,
    ) -> PyResult<FunctionBuilder> {
        let function = slf.get().with(|m| {
            let result = result.map_or(b::Type::VOID, |ty| ty.make(m));
            let params = make_all(&params, m);
            m.intrinsic(name, result, &params)
        })?;
        Ok(FunctionBuilder::new(slf, function))
    }

    /// The function of a name, if there is one.
    fn find_function(slf: &Bound<'_, Self>, name: &str) -> PyResult<Option<FunctionBuilder>> {
        let found = slf.get().with(|m| m.find_function(name))?;
        Ok(found.map(|function| FunctionBuilder::new(slf, function)))
    }

    /// A variable: one that is defined elsewhere, or, with a value, which is as for `constant`, here.
    #[pyo3(signature = (name, ty, value=None, *, constant=false))]
    fn variable(
        &self,
        name: &str,
        ty: AnyType,
        value: Option<&Bound<'_, PyAny>>,
        constant: bool,
    ) -> PyResult<Global> {
        let ty = self.with(|m| ty.make(m))?;
        let value = value.map(|value| self.constant_of(ty, value)).transpose()?;
        self.with(|m| {
            let global = m.global(name, ty);
            if let Some(value) = value {
                m.set_initializer(global, value);
            }
            if constant {
                m.set_constant(global);
            }
            Global(global)
        })
    }

    /// Defines a variable that was declared.
    fn set_initializer(&self, global: &Global, value: AnyValue) -> PyResult<()> {
        self.with(|m| m.set_initializer(global.0, value.0))
    }

    /// A private constant of a text and a zero behind it.
    fn c_string(&self, text: &Bound<'_, PyAny>) -> PyResult<Global> {
        let bytes = match text.cast::<PyBytes>() {
            Ok(bytes) => bytes.as_bytes().to_vec(),
            Err(_) => text.extract::<String>()?.into_bytes(),
        };
        self.with(|m| m.c_string(bytes)).map(Global)
    }

    /// Another name of a symbol, or of a place in it.
    fn alias(&self, name: &str, ty: AnyType, target: AnyValue) -> PyResult<Global> {
        self.with(|m| {
            let ty = ty.make(m);
            Global(m.alias(name, ty, target.0))
        })
    }

    fn set_linkage(&self, symbol: AnySymbol, linkage: &str) -> PyResult<()> {
        let linkage = op(linkage, "linkage", b::Linkage::ALL)?;
        self.with(|m| m.set_linkage(symbol.0, linkage))
    }

    fn set_visibility(&self, symbol: AnySymbol, visibility: &str) -> PyResult<()> {
        let visibility = op(visibility, "visibility", b::Visibility::ALL)?;
        self.with(|m| m.set_visibility(symbol.0, visibility))
    }

    fn set_section(&self, symbol: AnySymbol, name: &str) -> PyResult<()> {
        self.with(|m| m.set_section(symbol.0, name))
    }

    fn set_symbol_align(&self, symbol: AnySymbol, bytes: u64) -> PyResult<()> {
        self.with(|m| m.set_symbol_align(symbol.0, bytes))
    }

    fn set_thread_local(&self, global: &Global) -> PyResult<()> {
        self.with(|m| m.set_thread_local(global.0))
    }

    fn set_function_conv(&self, function: &FunctionBuilder, conv: &str) -> PyResult<()> {
        let conv = self::conv(conv)?;
        self.with(|m| m.set_function_conv(function.function, conv))
    }

    fn set_personality(&self, function: &FunctionBuilder, personality: AnyValue) -> PyResult<()> {
        self.with(|m| m.set_personality(function.function, personality.0))
    }

    /// Says something of a function: "nounwind", or a pair such as ("key", "value").
    fn add_attribute(&self, function: &FunctionBuilder, attribute: AnyAttribute) -> PyResult<()> {
        self.with(|m| {
            let attribute = attribute.make(m);
            m.add_attribute(function.function, attribute);
        })
    }

    /// The same of its result.
    fn add_result_attribute(
        &self,
        function: &FunctionBuilder,
        attribute: AnyAttribute,
    ) -> PyResult<()> {
        self.with(|m| {
            let attribute = attribute.make(m);
            m.add_result_attribute(function.function, attribute);
        })
    }

    /// The same of parameter number `n`, from 0: also ("align", 8), ("byval", type), ("sret", type).
    fn add_param_attribute(
        &self,
        function: &FunctionBuilder,
        n: usize,
        attribute: AnyAttribute,
    ) -> PyResult<()> {
        self.with(|m| {
            let attribute = attribute.make(m);
            m.add_param_attribute(function.function, n, attribute);
        })
    }
}
