//! `Instance`: programs, and their functions by name.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use jitlite::{Error, ErrorKind};
use pyo3::exceptions::{PyAttributeError, PyKeyError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyIterator, PyList, PyString, PyTuple};

use crate::engine::Module;
use crate::errors;
use crate::function::{Function, limit, set_fuel};
use crate::interrupt;
use crate::variable::{Globals, Variable};

/// A program: modules that are linked, and their variables. Its functions are its attributes.
// Those that were asked for are in its dictionary, where Python finds them at once.
#[pyclass(frozen, dict, module = "jitlite")]
pub struct Instance {
    instance: jitlite::Instance,
    stoppable: bool,
    functions: Vec<String>,
    variables: Vec<String>,
    /// The functions that were asked for, by their names.
    known: Mutex<HashMap<String, Py<Function>>>,
}

impl Instance {
    pub fn new(
        instance: jitlite::Instance,
        stoppable: bool,
        modules: &[jitlite::Module],
    ) -> Instance {
        let exports = modules.iter().flat_map(jitlite::Module::exports);
        let (functions, variables): (Vec<_>, Vec<_>) =
            exports.partition(|symbol| matches!(symbol.ty, jitlite::ExternType::Func(_)));
        let names = |symbols: Vec<jitlite::Extern>| symbols.into_iter().map(|symbol| symbol.name);
        Instance {
            instance,
            stoppable,
            functions: names(functions).collect(),
            variables: names(variables).collect(),
            known: Mutex::default(),
        }
    }

    pub fn get(&self) -> &jitlite::Instance {
        &self.instance
    }

    fn new_function(
        &self,
        func: jitlite::Func,
        params: Option<Vec<Bound<'_, PyAny>>>,
        result: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Function> {
        let function = Function::new(&self.instance, self.stoppable, func);
        match (&params, result) {
            (None, None) => Ok(function),
            _ => function.typed(params, result),
        }
    }

    /// The function of a name; one object as long as the program is there.
    fn find(&self, py: Python<'_>, name: &str) -> Result<Py<Function>, FindError> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(function) = known().get(name) {
            return Ok(function.clone_ref(py));
        }
        let func = self.instance.func(name).map_err(FindError::Absent)?;
        let function = Function::new(&self.instance, self.stoppable, func);
        let function = Py::new(py, function).map_err(FindError::Python)?;
        known().insert(name.to_owned(), function.clone_ref(py));
        Ok(function)
    }
}

/// Why there is no function.
enum FindError {
    Absent(Error),
    Python(PyErr),
}

impl FindError {
    fn of_item(self, name: &str) -> PyErr {
        match self {
            FindError::Absent(_) => PyKeyError::new_err(name.to_owned()),
            FindError::Python(error) => error,
        }
    }
}

#[pymethods]
impl Instance {
    /// A function by its name. Types that are given say whether integers have a sign.
    #[pyo3(signature = (name, params=None, result=None))]
    fn function(
        &self,
        py: Python<'_>,
        name: &str,
        params: Option<Vec<Bound<'_, PyAny>>>,
        result: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Function> {
        let func = self
            .instance
            .func(name)
            .map_err(|error| errors::raise(py, error))?;
        self.new_function(func, params, result)
    }

    /// The function at an address that the program has given away.
    #[pyo3(signature = (address, params=None, result=None))]
    fn function_at(
        &self,
        py: Python<'_>,
        address: usize,
        params: Option<Vec<Bound<'_, PyAny>>>,
        result: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Function> {
        let func = self.instance.func_at(address as *const u8);
        self.new_function(
            func.map_err(|error| errors::raise(py, error))?,
            params,
            result,
        )
    }

    fn __getattr__(slf: &Bound<'_, Self>, name: &Bound<'_, PyString>) -> PyResult<Py<Function>> {
        let py = slf.py();
        let found = slf.get().find(py, name.to_str()?);
        let function = found.map_err(|error| match error {
            FindError::Absent(error) => PyAttributeError::new_err(error.to_string()),
            FindError::Python(error) => error,
        })?;
        // SAFETY: all three are objects.
        unsafe { set_attribute(slf, name.as_ptr(), function.as_ptr())? };
        Ok(function)
    }

    fn __setattr__(
        slf: &Bound<'_, Self>,
        name: &Bound<'_, PyString>,
        value: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        if name.to_str()? != "fuel" {
            let message = format!(
                "a program's attributes are its functions: variables are set by `globals.{name}`"
            );
            return Err(PyAttributeError::new_err(message));
        }
        // SAFETY: as above.
        unsafe { set_attribute(slf, name.as_ptr(), value.as_ptr()) }
    }

    /// The methods, and the functions that can be written as attributes.
    fn __dir__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyList>> {
        let py = slf.py();
        let dir = py
            .get_type::<pyo3::PyAny>()
            .call_method1("__dir__", (slf,))?;
        let names = dir.try_iter()?.collect::<PyResult<Vec<_>>>()?;
        let names = PyList::new(py, names)?;
        for name in &slf.get().functions {
            let name = PyString::new(py, name);
            if name.call_method0("isidentifier")?.is_truthy()? && !names.contains(&name)? {
                names.append(name)?;
            }
        }
        Ok(names)
    }

    fn __getitem__(&self, py: Python<'_>, name: &str) -> PyResult<Py<Function>> {
        self.find(py, name).map_err(|error| error.of_item(name))
    }

    fn __contains__(&self, name: &str) -> bool {
        self.instance.func(name).is_ok()
    }

    /// The functions, by their names.
    #[getter]
    fn functions(slf: Py<Self>) -> Functions {
        Functions(slf)
    }

    /// The values of the variables, by their names.
    #[getter]
    fn globals(&self) -> Globals {
        Globals {
            instance: self.instance.clone(),
            names: self.variables.clone(),
        }
    }

    /// A variable by its name.
    fn variable(&self, py: Python<'_>, name: &str) -> PyResult<Variable> {
        let variable = self.instance.variable(name);
        Ok(Variable {
            variable: variable.map_err(|error| errors::raise(py, error))?,
        })
    }

    /// The fuel that is left; `None` if it is not counted.
    #[getter]
    fn fuel(&self) -> Option<u64> {
        self.instance.fuel()
    }

    #[setter]
    fn set_fuel(&self, fuel: u64) -> PyResult<()> {
        set_fuel(&self.instance, fuel)
    }

    /// The bytes that its own heap has from the system; `None` if it has none.
    #[getter]
    fn heap_bytes(&self) -> Option<usize> {
        self.instance.heap_bytes()
    }

    /// What is wrong with those functions that could not be compiled, of those that were tried.
    #[getter]
    fn failures<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        errors::diagnostics(py, &ErrorKind::Invalid(self.instance.invalid()).into())
    }

    /// The functions, and the bytes of their code, that the cache of its engine had.
    #[getter(from_cache)]
    fn taken(&self) -> (usize, usize) {
        let taken = self.instance.from_cache();
        (taken.functions, taken.bytes)
    }

    /// Has the cache of its engine keep what was compiled so far, as it does when the program is unloaded.
    fn save_to_cache(&self, py: Python<'_>) {
        py.detach(|| self.instance.save_to_cache());
    }

    /// Lets all calls run for so many seconds from now on, as long as the deadline is kept, or left as a context. They
    /// end also in programs that this one is linked with.
    fn deadline(&self, py: Python<'_>, seconds: f64) -> PyResult<Deadline> {
        let deadline = self.instance.deadline(limit(seconds, self.stoppable)?);
        let deadline = deadline.map_err(|error| errors::raise(py, error))?;
        Ok(Deadline(Mutex::new(Some(deadline))))
    }

    /// Has all calls of a function go to that of a module from now on.
    fn replace(&self, py: Python<'_>, name: &str, module: &Module) -> PyResult<()> {
        let module = &module.module;
        // SAFETY: whoever makes a program from Python trusts it, and what takes the place of its functions.
        let replaced = py.detach(|| unsafe { self.instance.replace(name, module) });
        replaced.map_err(|error| errors::raise(py, error))
    }

    /// Gives back code of functions that were replaced, where no thread is in it any more, as each `replace` does.
    fn reclaim(&self, py: Python<'_>) {
        py.detach(|| self.instance.reclaim());
    }

    /// Has all calls of the program end with a trap, until `clear_interrupt`, also where they are in programs that it
    /// is linked with. Any thread may do so.
    fn interrupt(&self) {
        self.instance.interrupter().interrupt();
    }

    /// Takes back that it was interrupted.
    fn clear_interrupt(&self) {
        self.instance.clear_interrupt();
    }

    /// Whether it is to stop: what a callback looks at that waits for something.
    #[getter]
    fn is_stopped(&self) -> bool {
        self.instance.is_stopped()
    }

    /// Bytes of memory, which are checked to be there.
    fn read<'py>(
        &self,
        py: Python<'py>,
        address: usize,
        size: usize,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let mut bytes = vec![0; size];
        let read = self
            .instance
            .memory()
            .read(address as *const u8, &mut bytes);
        read.map_err(|error| errors::raise(py, error))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// Copies bytes to memory, which is checked to be there. It must be the program's, or one's own to change.
    fn write(&self, py: Python<'_>, address: usize, bytes: &[u8]) -> PyResult<()> {
        // SAFETY: whoever makes a program from Python trusts himself with its memory: the README says so.
        let written = unsafe { self.instance.memory().write(address as *mut u8, bytes) };
        written.map_err(|error| errors::raise(py, error))
    }

    /// A string of C, without the zero at its end.
    fn read_string<'py>(&self, py: Python<'py>, address: usize) -> PyResult<Bound<'py, PyBytes>> {
        let text = self.instance.memory().c_string(address as *const u8);
        let text = text.map_err(|error| errors::raise(py, error))?;
        Ok(PyBytes::new(py, text.as_bytes()))
    }

    /// Compiles all functions now instead of when they are first called.
    fn compile_all(&self, py: Python<'_>) {
        py.detach(|| self.instance.compile_all());
    }

    /// Where live values are at calls of its machine code, as LLVM's section `.llvm_stackmaps`.
    fn stack_maps<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.instance.stack_maps())
    }

    /// Calls the functions in `llvm.global_dtors`.
    fn run_destructors(&self, py: Python<'_>) -> PyResult<()> {
        let run = || self.instance.run_destructors().map_err(Error::from);
        interrupt::run(py, &self.instance, self.stoppable, run)
    }

    fn __repr__(&self) -> String {
        format!(
            "<jitlite.Instance of {} functions>",
            self.instance.function_count()
        )
    }
}

/// The time until which calls into a program may run. Left as a context, it is none any more.
#[pyclass(frozen, module = "jitlite")]
pub struct Deadline(Mutex<Option<jitlite::Deadline>>);

#[pymethods]
impl Deadline {
    /// Whether the time was over.
    #[getter]
    fn is_over(&self) -> bool {
        let deadline = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        deadline.as_ref().is_some_and(jitlite::Deadline::is_over)
    }

    fn __enter__(slf: Py<Deadline>) -> Py<Deadline> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, _exception: &Bound<'_, PyTuple>) {
        let deadline = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(deadline);
    }
}

/// Sets an attribute as `object` does.
///
/// # Safety
///
/// Name and value must be objects.
unsafe fn set_attribute(
    object: &Bound<'_, Instance>,
    name: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
) -> PyResult<()> {
    // SAFETY: the object is one, and the caller vouches for the others.
    let failed = unsafe { ffi::PyObject_GenericSetAttr(object.as_ptr(), name, value) };
    match failed {
        0 => Ok(()),
        _ => Err(PyErr::fetch(object.py())),
    }
}

/// The functions of a program, by their names: those that its modules offer, in their order. Others that they define or
/// declare are found, too.
#[pyclass(frozen, mapping, module = "jitlite")]
pub struct Functions(Py<Instance>);

#[pymethods]
impl Functions {
    fn __getitem__(&self, py: Python<'_>, name: &str) -> PyResult<Py<Function>> {
        self.0.get().__getitem__(py, name)
    }

    #[pyo3(signature = (name, default=None))]
    fn get(
        &self,
        py: Python<'_>,
        name: &str,
        default: Option<Py<PyAny>>,
    ) -> PyResult<Option<Py<PyAny>>> {
        match self.0.get().find(py, name) {
            Ok(function) => Ok(Some(function.into_any())),
            Err(FindError::Absent(_)) => Ok(default),
            Err(FindError::Python(error)) => Err(error),
        }
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> bool {
        let name = name.extract::<String>();
        name.is_ok_and(|name| self.0.get().__contains__(&name))
    }

    fn __len__(&self) -> usize {
        self.0.get().functions.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.keys())?.try_iter()
    }

    fn keys(&self) -> Vec<String> {
        self.0.get().functions.clone()
    }

    fn values(&self, py: Python<'_>) -> PyResult<Vec<Py<Function>>> {
        let names = &self.0.get().functions;
        names
            .iter()
            .map(|name| self.__getitem__(py, name))
            .collect()
    }

    fn items(&self, py: Python<'_>) -> PyResult<Vec<(String, Py<Function>)>> {
        Ok(self.keys().into_iter().zip(self.values(py)?).collect())
    }

    fn __repr__(&self) -> String {
        format!("<jitlite.Functions {}>", self.keys().join(", "))
    }
}
