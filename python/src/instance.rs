//! `Instance` and `Function`: programs, and how they are called.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jitlite::{Error, ErrorKind};
use pyo3::exceptions::{PyAttributeError, PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyTuple};

use crate::convert::{self, Held};
use crate::engine::Module;
use crate::errors;
use crate::interrupt;
use crate::types::Signature;
use crate::variable::{Globals, Variable};

/// A program: modules that are linked, and their variables. Its functions are its attributes.
#[pyclass(frozen, module = "jitlite")]
pub struct Instance {
    instance: jitlite::Instance,
    stoppable: bool,
    functions: Vec<String>,
    variables: Vec<String>,
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
        let function = Function {
            instance: self.instance.clone(),
            stoppable: self.stoppable,
            signature: func.ty().map(Signature::of_ir),
            func,
        };
        match (&params, result) {
            (None, None) => Ok(function),
            _ => function.typed(params, result),
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

    fn __getattr__(&self, name: &str) -> PyResult<Function> {
        match self.instance.func(name) {
            Ok(func) => self.new_function(func, None, None),
            Err(error) => Err(PyAttributeError::new_err(error.to_string())),
        }
    }

    fn __getitem__(&self, name: &str) -> PyResult<Function> {
        match self.instance.func(name) {
            Ok(func) => self.new_function(func, None, None),
            Err(_) => Err(PyKeyError::new_err(name.to_owned())),
        }
    }

    fn __contains__(&self, name: &str) -> bool {
        self.instance.func(name).is_ok()
    }

    /// The names of the functions that the modules offer.
    #[getter]
    fn functions(&self) -> Vec<String> {
        self.functions.clone()
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

fn set_fuel(instance: &jitlite::Instance, fuel: u64) -> PyResult<()> {
    if instance.fuel().is_none() {
        return Err(PyValueError::new_err(
            "this engine counts no fuel: make it with Engine(fuel=...)",
        ));
    }
    instance.set_fuel(fuel);
    Ok(())
}

/// A function of a program.
#[pyclass(frozen, module = "jitlite")]
pub struct Function {
    instance: jitlite::Instance,
    stoppable: bool,
    func: jitlite::Func,
    /// `None` if it has a type that does not cross.
    signature: Option<Signature>,
}

impl Function {
    /// Where it is, for programs and C.
    pub fn pointer(&self) -> usize {
        // SAFETY: who calls what is there does so in code of its own.
        unsafe { self.func.pointer() as usize }
    }

    fn no_type(&self) -> PyErr {
        let name = self.func.name();
        PyTypeError::new_err(format!(
            "`@{name}` has parameters or a result that do not cross to Python"
        ))
    }
}

#[pymethods]
impl Function {
    #[pyo3(signature = (*args, deadline=None, fuel=None))]
    fn __call__(
        &self,
        py: Python<'_>,
        args: &Bound<'_, PyTuple>,
        deadline: Option<f64>,
        fuel: Option<u64>,
    ) -> PyResult<Option<Py<PyAny>>> {
        let signature = self.signature.as_ref().ok_or_else(|| self.no_type())?;
        let n_params = signature.params.len();
        if args.len() < n_params || (args.len() > n_params && !signature.varargs) {
            let message = format!(
                "{}() takes {n_params} arguments, got {}",
                self.func.name(),
                args.len()
            );
            return Err(PyTypeError::new_err(message));
        }
        let mut held = Held::default();
        let mut vals = Vec::with_capacity(args.len());
        for (i, arg) in args.iter_borrowed().enumerate() {
            vals.push(match signature.params.get(i) {
                Some(ty) => convert::to_val(&arg, ty, &mut held)?,
                None => convert::variadic(&arg, &mut held)?,
            });
        }
        let deadline = deadline
            .map(|seconds| limit(seconds, self.stoppable))
            .transpose()?;
        if let Some(fuel) = fuel {
            set_fuel(&self.instance, fuel)?;
        }
        let result = interrupt::run(py, &self.instance, self.stoppable, || {
            let _deadline = deadline
                .map(|time| self.instance.deadline(time))
                .transpose()?;
            // SAFETY: who passes an address to a program vouches for it.
            unsafe { self.func.call_with_pointers(&vals) }
        });
        drop(held);
        match (result?, &signature.result) {
            (Some(val), Some(ty)) => convert::to_python(py, &val, ty.unsigned).map(Some),
            _ => Ok(None),
        }
    }

    /// The same function with types that say whether integers have a sign.
    #[pyo3(signature = (params=None, result=None))]
    fn typed(
        &self,
        params: Option<Vec<Bound<'_, PyAny>>>,
        result: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Function> {
        let ir = self.func.ty().ok_or_else(|| self.no_type())?;
        let mut signature = Signature::of_ir(ir);
        let chosen = Signature::of_python(params.as_deref().unwrap_or_default(), result)?;
        if params.is_some() {
            signature.params = chosen.params;
        }
        if result.is_some() {
            signature.result = chosen.result;
        }
        if signature.to_ir() != *ir {
            let (name, chosen) = (self.func.name(), signature.to_ir());
            return Err(PyTypeError::new_err(format!(
                "`@{name}` is of type `{ir}`, not `{chosen}`"
            )));
        }
        Ok(Function {
            instance: self.instance.clone(),
            stoppable: self.stoppable,
            func: self.func.clone(),
            signature: Some(signature),
        })
    }

    /// The same function, whose calls have so many bytes of stack, and not as many as the engine's say.
    fn with_stack_size(&self, bytes: usize) -> Function {
        Function {
            instance: self.instance.clone(),
            stoppable: self.stoppable,
            func: self.func.clone().with_stack_size(bytes),
            signature: self.signature.clone(),
        }
    }

    /// Its name, without the `@`.
    #[getter]
    fn name(&self) -> &str {
        self.func.name()
    }

    /// Its type as LLVM writes it; `None` if it has one that does not cross.
    #[getter]
    fn r#type(&self) -> Option<String> {
        self.func.ty().map(ToString::to_string)
    }

    /// Where it is, for `ctypes` and programs. Valid as long as the instance or a function of it lives.
    #[getter]
    fn address(&self) -> usize {
        self.pointer()
    }

    fn __repr__(&self) -> String {
        let ty = self
            .r#type()
            .unwrap_or_else(|| "a type that does not cross".into());
        format!("<jitlite.Function @{} of {ty}>", self.func.name())
    }
}

fn limit(seconds: f64, stoppable: bool) -> PyResult<Duration> {
    if !stoppable {
        return Err(PyValueError::new_err(
            "this engine's programs cannot be stopped: it is not interruptible",
        ));
    }
    let time = Duration::try_from_secs_f64(seconds);
    time.map_err(|_| {
        PyValueError::new_err(format!("a deadline cannot be {seconds} seconds from now"))
    })
}
