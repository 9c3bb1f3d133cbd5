//! `Linker`: what a program may use beside its own, and how programs are made of modules.

use std::collections::HashMap;
use std::ffi::{CString, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::sync::Arc;

use jitlite::{ErrorKind, ExternType, Invalid, Val};
use pyo3::exceptions::{PyRuntimeError, PyRuntimeWarning, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyTuple};

use crate::convert::{self, Held};
use crate::engine::{Engine, Module, default_engine};
use crate::errors;
use crate::function::Function;
use crate::instance::Instance;
use crate::types::{Signature, Type};

/// The symbols that programs may use beside their own. A new one offers nothing.
#[pyclass(module = "jitlite")]
pub struct Linker {
    engine: Py<Engine>,
    offered: Vec<(String, Offered)>,
    libraries: Vec<PathBuf>,
    instances: Vec<Py<Instance>>,
    heap: Option<usize>,
    libc: bool,
    builtins: bool,
    process: bool,
    find: bool,
    interposes: bool,
    arguments: Option<Vec<OsString>>,
    refuel: Option<Arc<Py<PyAny>>>,
    allowed: Option<Vec<String>>,
}

/// A symbol of Python's.
#[derive(Clone)]
enum Offered {
    /// A callable. Without a signature it has that of the declaration.
    Callback(Arc<Py<PyAny>>, Option<Signature>),
    /// What is at an address, and keeps that alive.
    Address(usize, Arc<Held>),
}

#[pymethods]
impl Linker {
    #[new]
    #[pyo3(signature = (engine=None))]
    fn new(py: Python<'_>, engine: Option<Py<Engine>>) -> PyResult<Linker> {
        Ok(Linker {
            engine: engine.map_or_else(|| default_engine(py), Ok)?,
            offered: Vec::new(),
            libraries: Vec::new(),
            instances: Vec::new(),
            heap: None,
            libc: false,
            builtins: false,
            process: false,
            find: false,
            interposes: false,
            arguments: None,
            refuel: None,
            allowed: None,
        })
    }

    /// Offers a callable, a function of another program, an address, or the memory of an object.
    #[pyo3(signature = (name, target, params=None, result=None))]
    fn define<'py>(
        mut slf: PyRefMut<'py, Self>,
        name: String,
        target: &Bound<'py, PyAny>,
        params: Option<Vec<Bound<'py, PyAny>>>,
        result: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<PyRefMut<'py, Self>> {
        if slf.offered.iter().any(|(other, _)| *other == name) {
            return Err(PyValueError::new_err(format!(
                "`{name}` is defined already"
            )));
        }
        let is_callback = target.is_callable() && !target.is_instance_of::<Function>();
        let offered = match (is_callback, params, result) {
            (true, None, None) => Offered::Callback(Arc::new(target.clone().unbind()), None),
            (true, params, result) => {
                let signature = Signature::of_python(&params.unwrap_or_default(), result)?;
                Offered::Callback(Arc::new(target.clone().unbind()), Some(signature))
            }
            (false, None, None) => {
                let mut held = Held::default();
                let pointer = Type::of_ir(jitlite::ValType::Ptr);
                let address = match convert::to_val(target, &pointer, &mut held)? {
                    Val::Ptr(address) => address as usize,
                    _ => 0,
                };
                if address == 0 && !target.is_instance_of::<PyInt>() {
                    return Err(PyTypeError::new_err(
                        "a symbol is a callable, an address or memory",
                    ));
                }
                Offered::Address(address, Arc::new(held))
            }
            (false, ..) => {
                return Err(PyTypeError::new_err(
                    "only a callable has parameters and a result",
                ));
            }
        };
        slf.offered.push((name, offered));
        Ok(slf)
    }

    /// Grants the C library and its mathematical part.
    fn with_libc(mut slf: PyRefMut<'_, Self>) -> PyRefMut<'_, Self> {
        slf.libc = true;
        slf
    }

    /// Grants the runtimes of LLVMlite and Oat programs.
    fn with_builtins(mut slf: PyRefMut<'_, Self>) -> PyRefMut<'_, Self> {
        slf.builtins = true;
        slf
    }

    /// Grants all symbols of the process: Python's own C interface among them.
    fn with_process(mut slf: PyRefMut<'_, Self>) -> PyRefMut<'_, Self> {
        slf.process = true;
        slf
    }

    /// Has the run-time libraries of C++, Rust, D, Fortran and OpenMP found and loaded, where a program has undefined
    /// symbols of theirs and is granted those of the process.
    #[pyo3(signature = (find=true))]
    fn find_libraries(mut slf: PyRefMut<'_, Self>, find: bool) -> PyRefMut<'_, Self> {
        slf.find = find;
        slf
    }

    /// Binds libraries of the process to what programs define that are made from now on, by symbol interposition.
    #[pyo3(signature = (interpose=true))]
    fn interpose(mut slf: PyRefMut<'_, Self>, interpose: bool) -> PyRefMut<'_, Self> {
        slf.interposes = interpose;
        slf
    }

    /// Sets what constructors are called with, the name of the program first: those of the process unless this is
    /// called.
    fn arguments(mut slf: PyRefMut<'_, Self>, arguments: Vec<OsString>) -> PyRefMut<'_, Self> {
        slf.arguments = Some(arguments);
        slf
    }

    /// Loads a shared library and grants its symbols.
    fn library(mut slf: PyRefMut<'_, Self>, path: PathBuf) -> PyRefMut<'_, Self> {
        slf.libraries.push(path);
        slf
    }

    /// Links programs that are made from now on with one that is there: they may use what it exports. Of
    /// several that export a name the last counts.
    fn link<'py>(mut slf: PyRefMut<'py, Self>, program: Py<Instance>) -> PyRefMut<'py, Self> {
        slf.instances.push(program);
        slf
    }

    /// Gives each program a heap of its own behind `malloc` and its kin, of at most so many bytes.
    fn own_heap(mut slf: PyRefMut<'_, Self>, limit: usize) -> PyRefMut<'_, Self> {
        slf.heap = Some(limit);
        slf
    }

    /// Has programs whose fuel is used up ask for more, which is what the callable gives, and go on. Its exception
    /// ends the call, and is the exception of that.
    fn on_out_of_fuel(mut slf: PyRefMut<'_, Self>, refuel: Py<PyAny>) -> PyRefMut<'_, Self> {
        slf.refuel = Some(Arc::new(refuel));
        slf
    }

    /// Narrows what is granted together to these names.
    fn allow(mut slf: PyRefMut<'_, Self>, names: Vec<String>) -> PyRefMut<'_, Self> {
        slf.allowed.get_or_insert_default().extend(names);
        slf
    }

    /// Makes a program of modules that see each other's symbols, and runs their constructors.
    #[pyo3(signature = (*modules))]
    fn instantiate(&self, py: Python<'_>, modules: Vec<Py<Module>>) -> PyResult<Instance> {
        let engine = self.engine.get();
        let modules: Vec<_> = modules
            .iter()
            .map(|module| module.get().module.clone())
            .collect();
        let linker = self.linker(py, &modules)?;
        // SAFETY: who runs a program in Python trusts it as one trusts a module in C: the README says so.
        let instance = py.detach(|| unsafe { linker.instantiate_all(&modules) });
        let instance = instance.map_err(|error| errors::raise(py, error))?;
        let parts = linker.warnings();
        let noticed = ErrorKind::Invalid(Invalid { parts }).into();
        for warning in errors::diagnostics(py, &noticed)? {
            PyErr::warn(
                py,
                &py.get_type::<PyRuntimeWarning>(),
                &CString::new(warning.str()?.to_str()?)?,
                1,
            )?;
        }
        Ok(Instance::new(instance, engine.stoppable, &modules))
    }
}

impl Linker {
    /// The linker in Rust that offers the same to these modules.
    fn linker(&self, py: Python<'_>, modules: &[jitlite::Module]) -> PyResult<jitlite::Linker> {
        let raise = |error| errors::raise(py, error);
        let mut linker = jitlite::Linker::new(&self.engine.get().engine);
        linker.methods_named("Linker.");
        let mut declared = HashMap::new();
        for import in modules.iter().flat_map(jitlite::Module::imports) {
            declared
                .entry(import.name)
                .or_insert((import.ty, import.type_text));
        }
        let mut kept = Vec::new();
        for (name, offered) in &self.offered {
            match offered {
                Offered::Address(address, held) => {
                    kept.push(held.clone());
                    // SAFETY: what is there is kept as long as the program; see also `instantiate`.
                    unsafe { linker.define_symbol(name, *address as *const u8) }.map_err(raise)?;
                }
                Offered::Callback(function, signature) => {
                    let signature = match (signature, declared.get(name)) {
                        (Some(signature), _) => signature.clone(),
                        (None, Some((ExternType::Func(Some(ty)), _))) => Signature::of_ir(ty),
                        (None, Some((_, text))) => {
                            let message = format!(
                                "a callback cannot be `@{name}`, which is of type `{text}`"
                            );
                            return Err(PyTypeError::new_err(message));
                        }
                        (None, None) => continue,
                    };
                    let (function, ty) = (function.clone(), signature.to_ir());
                    let symbol = name.clone();
                    let called =
                        move |_: jitlite::Caller<'_>, args: &[Val], results: &mut [Val]| {
                            call_back(&symbol, &function, &signature, args, results)
                        };
                    linker.func_new(name, ty, called).map_err(raise)?;
                }
            }
        }
        linker.with_data(kept);
        // Before libraries are loaded, which may then lack what a program defines.
        linker.interpose(self.interposes);
        if let Some(arguments) = &self.arguments {
            linker.arguments(arguments.iter().map(|argument| argument.as_bytes()));
        }
        for path in &self.libraries {
            // SAFETY: as in `instantiate`.
            unsafe { linker.library(path) }.map_err(raise)?;
        }
        for program in &self.instances {
            linker.instance(program.get().get()).map_err(raise)?;
        }
        if let Some(limit) = self.heap {
            linker.own_heap(limit);
        }
        if self.libc {
            linker.with_libc();
        }
        if self.builtins {
            linker.with_builtins();
        }
        if self.process {
            linker.with_process();
        }
        linker.find_libraries(self.find);
        if let Some(refuel) = self.refuel.clone() {
            linker.on_out_of_fuel(move |_: jitlite::Caller<'_>| -> PyResult<u64> {
                let asked = Python::try_attach(|py| refuel.bind(py).call0()?.extract());
                asked.unwrap_or_else(|| Err(ended()))
            });
        }
        if let Some(names) = &self.allowed {
            linker.allow(names.iter().cloned());
        }
        Ok(linker)
    }
}

/// Calls a callable of Python's for a program.
fn call_back(
    name: &str,
    function: &Py<PyAny>,
    signature: &Signature,
    args: &[Val],
    results: &mut [Val],
) -> PyResult<()> {
    let call = |py: Python<'_>| {
        let objects = args.iter().zip(&signature.params);
        let objects = objects.map(|(val, ty)| convert::to_python(py, val, ty.unsigned));
        let objects = PyTuple::new(py, objects.collect::<PyResult<Vec<_>>>()?)?;
        let result = function.bind(py).call1(objects)?;
        if let (Some(place), Some(ty)) = (results.first_mut(), &signature.result) {
            let mut held = Held::default();
            let val = convert::to_val(&result, ty, &mut held);
            *place = val.map_err(|error| convert::at(py, error, || format!("{name}: result")))?;
            if held.has_memory() {
                let message = format!(
                    "{name}: a callback cannot return memory, which nobody would keep: return an address"
                );
                return Err(PyTypeError::new_err(message));
            }
        }
        Ok(())
    };
    Python::try_attach(call).unwrap_or_else(|| Err(ended()))
}

fn ended() -> PyErr {
    PyRuntimeError::new_err("the interpreter has ended")
}
