//! `Engine` and `Module`.

use std::path::PathBuf;

use jitlite::{Config, EngineKind, Profile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyBytes;

use crate::errors;

/// What programs run in: code memory, compilers and their settings.
#[pyclass(frozen, module = "jitlite")]
pub struct Engine {
    pub engine: jitlite::Engine,
    /// Whether its programs can be stopped.
    pub stoppable: bool,
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (kind="auto", *, interruptible=true, replaceable=false, fuel=None, stack_size=None))]
    fn new(
        py: Python<'_>,
        kind: &str,
        interruptible: bool,
        replaceable: bool,
        fuel: Option<u64>,
        stack_size: Option<usize>,
    ) -> PyResult<Engine> {
        let mut config = Config::new();
        config.engine(match kind {
            "auto" => EngineKind::Auto,
            "interp" => EngineKind::Interp,
            "baseline" => EngineKind::Baseline,
            "opt" => EngineKind::Opt,
            _ => {
                let known = "\"auto\", \"interp\", \"baseline\" and \"opt\"";
                let message = format!("no engine is called {kind:?}: there are {known}");
                return Err(PyValueError::new_err(message));
            }
        });
        config.interruptible(interruptible).replaceable(replaceable);
        if let Some(fuel) = fuel {
            config.fuel(fuel);
        }
        if let Some(bytes) = stack_size {
            config.stack_size(bytes);
        }
        let engine = jitlite::Engine::new(&config).map_err(|error| errors::raise(py, error))?;
        Ok(Engine {
            engine,
            stoppable: interruptible,
        })
    }
}

/// The engine of those who do not choose one.
pub fn default_engine(py: Python<'_>) -> PyResult<Py<Engine>> {
    static ENGINE: PyOnceLock<Py<Engine>> = PyOnceLock::new();
    let engine = ENGINE.get_or_try_init(py, || {
        Py::new(py, Engine::new(py, "auto", true, false, None, None)?)
    })?;
    Ok(engine.clone_ref(py))
}

/// A module: read and verified.
#[pyclass(frozen, module = "jitlite")]
pub struct Module {
    pub module: jitlite::Module,
}

#[pymethods]
impl Module {
    /// Of text, of bitcode (`bytes`), or of what has its text as `str()`, as the modules of `llvmlite.ir` do.
    #[new]
    #[pyo3(signature = (source, name=None))]
    fn new(py: Python<'_>, source: &Bound<'_, PyAny>, name: Option<&str>) -> PyResult<Module> {
        let bytes = match source.cast::<PyBytes>() {
            Ok(bytes) => bytes.as_bytes().to_vec(),
            Err(_) => source.str()?.to_str()?.as_bytes().to_vec(),
        };
        let name = name.unwrap_or("<string>");
        let module = py.detach(|| jitlite::Module::from_bytes(name, bytes, Profile::Auto));
        let module = module.map_err(|error| errors::raise(py, error))?;
        Ok(Module { module })
    }

    /// Of a file of text or bitcode.
    #[staticmethod]
    fn from_file(py: Python<'_>, path: PathBuf) -> PyResult<Module> {
        // Python says what is wrong with a path in its own way.
        let bytes = std::fs::read(&path).map_err(|error| {
            pyo3::exceptions::PyOSError::new_err((
                error.raw_os_error(),
                error.to_string(),
                path.clone(),
            ))
        })?;
        let name = path.to_string_lossy().into_owned();
        let module = py.detach(|| jitlite::Module::from_bytes(&name, bytes, Profile::Auto));
        let module = module.map_err(|error| errors::raise(py, error))?;
        Ok(Module { module })
    }

    /// What it needs from others: names and types as LLVM writes them.
    #[getter]
    fn imports(&self) -> Vec<(String, String)> {
        let externs = self.module.imports();
        externs
            .map(|symbol| (symbol.name, symbol.type_text))
            .collect()
    }

    /// What it offers to others: names and types as LLVM writes them.
    #[getter]
    fn exports(&self) -> Vec<(String, String)> {
        let externs = self.module.exports();
        externs
            .map(|symbol| (symbol.name, symbol.type_text))
            .collect()
    }

    /// Its text, as LLVM writes it.
    fn __str__(&self) -> String {
        String::from_utf8_lossy(&jitlite::ir::print::module(self.module.ir())).into_owned()
    }
}
