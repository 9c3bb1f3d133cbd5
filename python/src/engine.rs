//! `Engine` and `Module`.

use std::path::PathBuf;

use jitlite::ir::downgrade;
use jitlite::{Checks, Config, EngineKind, Perf, Profile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyBytes;

use crate::build::module::ModuleBuilder;
use crate::errors;
use crate::ir::{self, IrSymbol, IrType};

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
    #[pyo3(signature = (
        kind="auto", *, interruptible=true, replaceable=false, fuel=None, stack_size=None, cache=None,
        cache_limit=None, lazy_linking=false, tiering=None, without_features=None, own_stack=false,
        trap_in_host=false, unwinding=true, run_cleanups=true, code_window=None, perf=None, gdb=false,
        checked=None,
    ))]
    // They are Python's keywords.
    #[expect(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        kind: &str,
        interruptible: bool,
        replaceable: bool,
        fuel: Option<u64>,
        stack_size: Option<usize>,
        cache: Option<PathBuf>,
        cache_limit: Option<u64>,
        lazy_linking: bool,
        tiering: Option<(u32, bool)>,
        without_features: Option<&str>,
        own_stack: bool,
        trap_in_host: bool,
        unwinding: bool,
        run_cleanups: bool,
        code_window: Option<usize>,
        perf: Option<&str>,
        gdb: bool,
        checked: Option<&str>,
    ) -> PyResult<Engine> {
        let raise = |error| errors::raise(py, error);
        let mut config = Config::new();
        config.engine(one_of(kind, "engine", &KINDS)?);
        config.interruptible(interruptible).replaceable(replaceable);
        config.lazy_linking(lazy_linking).own_stack(own_stack);
        config.trap_in_host(trap_in_host).unwinding(unwinding);
        config.run_cleanups(run_cleanups).gdb(gdb);
        if let Some(fuel) = fuel {
            config.fuel(fuel);
        }
        if let Some(bytes) = stack_size {
            config.stack_size(bytes);
        }
        if let Some(bytes) = cache_limit {
            config.cache_limit(bytes);
        }
        if let Some(directory) = cache {
            config.cache(directory).map_err(raise)?;
        }
        if let Some((threshold, background)) = tiering {
            config.tiering(threshold, background);
        }
        if let Some(names) = without_features {
            config.without_features(names).map_err(raise)?;
        }
        if let Some(bytes) = code_window {
            config.code_window(bytes);
        }
        if let Some(how) = perf {
            let ways = [("map", Perf::Map), ("dump", Perf::Dump)];
            config.perf(one_of(how, "way to tell perf", &ways)?);
        }
        if let Some(what) = checked {
            let memory = Checks {
                memory: true,
                ..Checks::NONE
            };
            let values = Checks {
                values: true,
                ..Checks::NONE
            };
            let promises = Checks {
                promises: true,
                ..Checks::NONE
            };
            let known = [
                ("all", Checks::ALL),
                ("memory", memory),
                ("values", values),
                ("promises", promises),
            ];
            config.checked(Some(one_of(what, "thing to test", &known)?));
        }
        let engine = jitlite::Engine::new(&config).map_err(raise)?;
        Ok(Engine {
            engine,
            stoppable: interruptible,
        })
    }

    /// What it has done so far.
    #[getter]
    fn stats(&self) -> Stats {
        let stats = self.engine.stats();
        Stats {
            compiled: stats.compiled,
            code_bytes: stats.code_bytes,
            compile_time: stats.compile_time.as_secs_f64(),
        }
    }
}

/// What an engine has done so far.
#[pyclass(frozen, get_all, module = "jitlite")]
pub struct Stats {
    /// Functions that were compiled, or taken from a cache instead.
    compiled: usize,
    /// Bytes of code in use.
    code_bytes: usize,
    /// Seconds spent compiling, on all threads together.
    compile_time: f64,
}

const KINDS: [(&str, EngineKind); 5] = [
    ("auto", EngineKind::Auto),
    ("interp", EngineKind::Interp),
    ("baseline", EngineKind::Baseline),
    ("opt", EngineKind::Opt),
    ("reference", EngineKind::Reference),
];

/// What a word stands for.
pub fn one_of<T: Copy>(word: &str, what: &str, known: &[(&str, T)]) -> PyResult<T> {
    let found = known.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let words: Vec<_> = known.iter().map(|(name, _)| format!("{name:?}")).collect();
        let words = words.join(", ");
        PyValueError::new_err(format!("no {what} is called {word:?}: there are {words}"))
    })
}

/// The engine of those who do not choose one.
pub fn default_engine(py: Python<'_>) -> PyResult<Py<Engine>> {
    static ENGINE: PyOnceLock<Py<Engine>> = PyOnceLock::new();
    let engine = ENGINE.get_or_try_init(py, || {
        let engine = py.get_type::<Engine>().call0()?;
        Ok::<_, PyErr>(engine.cast_into::<Engine>()?.unbind())
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
    /// Of text, of bitcode (`bytes`), of a `jitlite.build.ModuleBuilder`, which is finished then, or of what has its text as `str()`, as the modules of `llvmlite.ir` do.
    #[new]
    #[pyo3(signature = (source, name=None, *, profile="auto", lazy=false, engine=None))]
    fn new(
        py: Python<'_>,
        source: &Bound<'_, PyAny>,
        name: Option<&str>,
        profile: &str,
        lazy: bool,
        engine: Option<&Engine>,
    ) -> PyResult<Module> {
        if let Ok(builder) = source.cast::<ModuleBuilder>() {
            return builder.get().finish(py);
        }
        let bytes = match source.cast::<PyBytes>() {
            Ok(bytes) => bytes.as_bytes().to_vec(),
            Err(_) => source.str()?.to_str()?.as_bytes().to_vec(),
        };
        read(py, name.unwrap_or("<string>"), bytes, profile, lazy, engine)
    }

    /// Of a file of text or bitcode.
    #[staticmethod]
    #[pyo3(signature = (path, *, profile="auto", lazy=false, engine=None))]
    fn from_file(
        py: Python<'_>,
        path: PathBuf,
        profile: &str,
        lazy: bool,
        engine: Option<&Engine>,
    ) -> PyResult<Module> {
        // Python says what is wrong with a path in its own way.
        let bytes = std::fs::read(&path).map_err(|error| {
            pyo3::exceptions::PyOSError::new_err((
                error.raw_os_error(),
                error.to_string(),
                path.clone(),
            ))
        })?;
        read(py, &path.to_string_lossy(), bytes, profile, lazy, engine)
    }

    /// What it needs from others: tuples with `name` and `type` as LLVM writes it.
    #[getter]
    fn imports<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        symbols(py, self.module.imports())
    }

    /// What it offers to others, likewise.
    #[getter]
    fn exports<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        symbols(py, self.module.exports())
    }

    /// Its bitcode, as LLVM 19 writes it.
    fn to_bitcode<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let ir = self.module.ir();
        let bitcode = py.detach(|| {
            let older = downgrade::downgrade(ir, downgrade::OF_BITCODE);
            let older = older.map_err(|errors| {
                let messages = errors.iter().map(|error| error.message.as_str());
                messages.collect::<Vec<_>>().join("\n")
            })?;
            jitlite::bitcode::write(&older.module).map_err(|diagnostic| diagnostic.message)
        });
        let bitcode = bitcode.map_err(PyValueError::new_err)?;
        Ok(PyBytes::new(py, &bitcode))
    }

    #[getter]
    fn _triple(&self) -> String {
        let ir = self.module.ir();
        ir.triple
            .map_or_else(String::new, |name| ir.names.text(name).into_owned())
    }

    #[getter]
    fn _data_layout(&self) -> String {
        let ir = self.module.ir();
        ir.data_layout
            .map_or_else(String::new, |name| ir.names.text(name).into_owned())
    }

    #[getter]
    fn _source_file(&self) -> String {
        let ir = self.module.ir();
        ir.source_filename
            .map_or_else(String::new, |name| ir.names.text(name).into_owned())
    }

    fn _symbols(&self) -> Vec<IrSymbol> {
        ir::symbols(&self.module)
    }

    fn _type_of(&self, name: &str) -> PyResult<IrType> {
        ir::type_of(&self.module, name)
    }

    fn _text_of(&self, name: &str) -> PyResult<String> {
        ir::symbol_text(&self.module, name)
    }

    fn _named_types(&self) -> Vec<IrType> {
        ir::named_types(&self.module)
    }

    /// The module of which one thing is another: `what` of a symbol, or of itself where that has no name.
    fn _changed(&self, py: Python<'_>, what: &str, symbol: &str, value: &str) -> PyResult<Module> {
        let module = ir::changed(py, &self.module, what, symbol, value)?;
        Ok(Module { module })
    }

    /// Its text, as LLVM writes it.
    fn __str__(&self) -> String {
        self.module.to_text()
    }
}

/// Symbols as Python has them.
fn symbols<'py>(
    py: Python<'py>,
    externs: impl Iterator<Item = jitlite::Extern>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let class = py.import("jitlite._errors")?.getattr("Symbol")?;
    externs
        .map(|symbol| class.call1((symbol.name, symbol.type_text)))
        .collect()
}

/// Reads a module; with an engine by its cache, if it has one.
fn read(
    py: Python<'_>,
    name: &str,
    bytes: Vec<u8>,
    profile: &str,
    lazy: bool,
    engine: Option<&Engine>,
) -> PyResult<Module> {
    let profiles = Profile::ALL.iter().map(|&(profile, word)| (word, profile));
    let profiles: Vec<_> = profiles.collect();
    let profile = one_of(profile, "profile", &profiles)?;
    let module = py.detach(|| match engine {
        _ if lazy => jitlite::Module::from_bytes_lazily(name, bytes, profile),
        Some(engine) => engine.engine.module_from_bytes(name, bytes, profile),
        None => jitlite::Module::from_bytes(name, bytes, profile),
    });
    let module = module.map_err(|error| errors::raise(py, error))?;
    Ok(Module { module })
}
