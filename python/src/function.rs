//! `Function`: the functions of programs, and how they are called.

use std::time::Duration;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::convert::{self, Held};
use crate::interrupt;
use crate::scalars::Scalars;
use crate::types::Signature;

/// A function of a program.
#[pyclass(frozen, module = "jitlite")]
pub struct Function {
    instance: jitlite::Instance,
    stoppable: bool,
    func: jitlite::Func,
    /// `None` if it has a type that does not cross.
    signature: Option<Signature>,
    /// The short way of calls, of those that are of scalars.
    scalars: Option<Scalars>,
}

impl Function {
    pub fn new(instance: &jitlite::Instance, stoppable: bool, func: jitlite::Func) -> Function {
        let signature = func.ty().map(Signature::of_ir);
        Function::with(instance, stoppable, func, signature)
    }

    fn with(
        instance: &jitlite::Instance,
        stoppable: bool,
        func: jitlite::Func,
        signature: Option<Signature>,
    ) -> Function {
        let scalars = signature.as_ref();
        Function {
            instance: instance.clone(),
            stoppable,
            scalars: scalars.and_then(|signature| Scalars::of(&func, signature)),
            func,
            signature,
        }
    }

    /// Where it is, for programs and C.
    pub fn pointer(&self) -> usize {
        // SAFETY: who calls what is there does so in code of its own.
        unsafe { self.func.pointer() as usize }
    }

    /// A call with values of any types.
    fn call(
        &self,
        py: Python<'_>,
        args: &Bound<'_, PyTuple>,
        deadline: Option<f64>,
        fuel: Option<u64>,
    ) -> PyResult<Py<PyAny>> {
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
            let val = match signature.params.get(i) {
                Some(ty) => convert::to_val(&arg, ty, &mut held),
                None => convert::variadic(&arg, &mut held),
            };
            let place = || format!("{}: argument {}", self.func.name(), i + 1);
            vals.push(val.map_err(|error| convert::at(py, error, place))?);
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
            (Some(val), Some(ty)) => convert::to_python(py, &val, ty.unsigned),
            _ => Ok(py.None()),
        }
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
    ) -> PyResult<Py<PyAny>> {
        if let (Some(scalars), None, None) = (&self.scalars, deadline, fuel)
            && let Some(words) = scalars.words(args)
        {
            let words = words.as_slice();
            // SAFETY: who runs a program in Python trusts it with addresses: the README says so.
            let call = || unsafe { scalars.func.call(words) };
            let bits = interrupt::run(py, &self.instance, self.stoppable, call)?;
            return scalars.result(py, bits);
        }
        self.call(py, args, deadline, fuel)
    }

    /// The same function with types that say whether integers have a sign.
    #[pyo3(signature = (params=None, result=None))]
    pub fn typed(
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
        let func = self.func.clone();
        let signature = Some(signature);
        Ok(Function::with(
            &self.instance,
            self.stoppable,
            func,
            signature,
        ))
    }

    /// The same function, whose calls have so many bytes of stack, and not as many as the engine's say.
    fn with_stack_size(&self, bytes: usize) -> Function {
        let func = self.func.clone().with_stack_size(bytes);
        Function::with(&self.instance, self.stoppable, func, self.signature.clone())
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

pub fn set_fuel(instance: &jitlite::Instance, fuel: u64) -> PyResult<()> {
    if instance.fuel().is_none() {
        return Err(PyValueError::new_err(
            "this engine counts no fuel: make it with Engine(fuel=...)",
        ));
    }
    instance.set_fuel(fuel);
    Ok(())
}

pub fn limit(seconds: f64, stoppable: bool) -> PyResult<Duration> {
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
