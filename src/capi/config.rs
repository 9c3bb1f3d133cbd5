//! Settings and engines.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::error::jitlite_error;
use super::{Fail, guard, make, or_default_on_panic, required, string};
#[cfg(not(feature = "gdb"))]
use crate::api::Unsupported;
use crate::api::{Checks, Config, Engine, EngineKind, Perf};

/// The settings of engines. Not to be used by two threads at once.
pub struct jitlite_config(pub(super) Config);

/// What programs run in: code memory, compilers and their settings. Any number of threads may use it.
pub struct jitlite_engine(pub(super) Engine);

/// What an engine has done so far.
#[repr(C)]
#[derive(Default)]
pub struct jitlite_stats {
    /// Functions that were compiled, or taken from a cache instead (`jitlite_instance_from_cache`).
    pub compiled: usize,
    /// Bytes of code in use.
    pub code_bytes: usize,
    /// Nanoseconds spent compiling, on all threads together.
    pub compile_nanoseconds: u64,
}

/// The version of this library, such as "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Makes the default settings. The caller owns them.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_new() -> Option<Box<jitlite_config>> {
    or_default_on_panic(|| Some(Box::new(jitlite_config(Config::new()))))
}

/// Deletes settings. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_delete(config: Option<Box<jitlite_config>>) {
    or_default_on_panic(|| drop(config));
}

/// Changes a setting; without settings nothing is changed.
fn set(config: Option<&mut jitlite_config>, change: impl FnOnce(&mut Config)) {
    if let Some(config) = config {
        or_default_on_panic(|| change(&mut config.0));
    }
}

/// Sets what runs functions: "interp", "reference", "baseline", "opt" or, by default, "auto". Without the library's
/// feature `opt` there is no engine "opt", and "auto" is "baseline".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_config_set_engine(
    config: Option<&mut jitlite_config>,
    name: *const c_char,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let config = required(config, "the config")?;
        // SAFETY: the caller's string.
        let name = unsafe { string(name, "the engine's name")? };
        config.0.engine(match name {
            "interp" => EngineKind::Interp,
            "reference" => EngineKind::Reference,
            "baseline" => EngineKind::Baseline,
            "opt" => EngineKind::Opt,
            "auto" => EngineKind::Auto,
            _ => return Err(Fail::Argument(format!("there is no engine `{name}`"))),
        });
        Ok(())
    })
}

/// Sets the bytes of stack that a call into a program has, 8 MiB by default.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_stack_size(config: Option<&mut jitlite_config>, bytes: usize) {
    set(config, |config| {
        config.stack_size(bytes);
    });
}

/// Sets whether a function that is defined nowhere is an error only when it is called.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_lazy_linking(config: Option<&mut jitlite_config>, lazy: bool) {
    set(config, |config| {
        config.lazy_linking(lazy);
    });
}

/// Sets whether programs can be stopped while they run, by an interrupter or at a deadline. They cannot
/// unless it is said here.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_interruptible(
    config: Option<&mut jitlite_config>,
    interruptible: bool,
) {
    set(config, |config| {
        config.interruptible(interruptible);
    });
}

/// Sets whether functions of programs may be replaced while they run. They may not unless it is said here.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_replaceable(
    config: Option<&mut jitlite_config>,
    replaceable: bool,
) {
    set(config, |config| {
        config.replaceable(replaceable);
    });
}

/// Has the engine count the instructions that programs run; each may run so many of them to begin with.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_fuel(config: Option<&mut jitlite_config>, fuel: u64) {
    set(config, |config| {
        config.fuel(fuel);
    });
}

/// Sets the bytes of addresses to reserve for code.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_code_window(
    config: Option<&mut jitlite_config>,
    bytes: usize,
) {
    set(config, |config| {
        config.code_window(bytes);
    });
}

/// Sets when the engine "auto" compiles a function again, optimized: when about `threshold` times as many
/// instructions were run of it as it has, 2,000 times by default; with 0 it is done at once. With `background`
/// the program goes on meanwhile, unless the function is small.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_tiering(
    config: Option<&mut jitlite_config>,
    threshold: u32,
    background: bool,
) {
    set(config, |config| {
        config.tiering(threshold, background);
    });
}

/// Compiles as if the processor had none of these features: names with commas between them, such as "avx,bmi2",
/// or "all". It fails if code could make no use of a feature of such a name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_config_without_features(
    config: Option<&mut jitlite_config>,
    names: *const c_char,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let config = required(config, "the config")?;
        // SAFETY: the caller's string.
        let names = unsafe { string(names, "the list of features")? };
        config.0.without_features(names)?;
        Ok(())
    })
}

/// Sets whether a call from the process's first thread runs on the stack of that, if it may grow to the size that
/// is asked for, and not on one of the engine's: for libraries that ask the system where the thread's stack is,
/// such as garbage collectors. The limit that the process has set for the size of its stack is raised if need be.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_own_stack(config: Option<&mut jitlite_config>, own: bool) {
    set(config, |config| {
        config.own_stack(own);
    });
}

/// Sets whether a bad access inside of a C function that a program has called is a trap as well. The C function
/// is then abandoned where it stands: what it held, such as a lock of the C library, stays held.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_trap_in_host(config: Option<&mut jitlite_config>, trap: bool) {
    set(config, |config| {
        config.trap_in_host(trap);
    });
}

/// Sets what programs are tested for while they run that the language leaves undefined: whether accesses lie within living
/// objects, whether values are defined where they have to be, and whether what attributes and assumptions promise is kept. Such a thing ends the call with a trap of kind
/// `JITLITE_TRAP_FINDING`. They are tested for nothing unless this says so.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_checked(
    config: Option<&mut jitlite_config>,
    memory: bool,
    values: bool,
    promises: bool,
) {
    let what = Checks {
        memory,
        values,
        promises,
        keep_going: false,
    };
    set(config, |config| {
        config.checked((what != Checks::NONE).then_some(what));
    });
}

/// Sets whether a program is expected that throws exceptions or looks at its stack by the system's unwinder. The
/// engine is ready for those unless this says otherwise, which saves it about a tenth of a millisecond.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_unwinding(
    config: Option<&mut jitlite_config>,
    expected: bool,
) {
    set(config, |config| {
        config.unwinding(expected);
    });
}

/// Sets whether a trap, and the error of a host function, runs the cleanups (C++'s destructors, Rust's `drop`) of
/// the frames that it crosses on its way out of the call. They run unless this says otherwise.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_run_cleanups(config: Option<&mut jitlite_config>, run: bool) {
    set(config, |config| {
        config.run_cleanups(run);
    });
}

/// Tells Linux's `perf` of generated code: "map" by the file /tmp/perf-PID.map, which has the names of functions;
/// "dump" by the file jit-PID.dump in the current folder, which has code and lines, too, for `perf inject --jit`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_config_set_perf(
    config: Option<&mut jitlite_config>,
    how: *const c_char,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let config = required(config, "the config")?;
        // SAFETY: the caller's string.
        let how = unsafe { string(how, "the way to tell `perf`")? };
        config.0.perf(match how {
            "map" => Perf::Map,
            "dump" => Perf::Dump,
            _ => return Err(Fail::Argument(format!("`perf` cannot be told by `{how}`"))),
        });
        Ok(())
    })
}

/// Tells GDB of generated code by its JIT interface: symbols, lines, frames, parameters and variables. It fails if
/// the library was built without its feature `gdb`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_set_gdb(
    config: Option<&mut jitlite_config>,
    gdb: bool,
) -> Option<Box<jitlite_error>> {
    guard(|| set_gdb(&mut required(config, "the config")?.0, gdb))
}

#[cfg(feature = "gdb")]
fn set_gdb(config: &mut Config, gdb: bool) -> Result<(), Fail> {
    config.gdb(gdb);
    Ok(())
}

#[cfg(not(feature = "gdb"))]
fn set_gdb(_: &mut Config, _: bool) -> Result<(), Fail> {
    Err(Unsupported::Feature { name: "gdb" }.into())
}

/// Makes an engine. The settings are copied; null stands for the default ones. The caller owns the engine;
/// linkers and instances keep what they need of it when it is deleted.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_engine_new(
    config: Option<&jitlite_config>,
    engine: Option<&mut MaybeUninit<Option<Box<jitlite_engine>>>>,
) -> Option<Box<jitlite_error>> {
    make(engine, || {
        let default = Config::new();
        let made = Engine::new(config.map_or(&default, |config| &config.0))?;
        Ok(Some(Box::new(jitlite_engine(made))))
    })
}

/// Deletes an engine. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_engine_delete(engine: Option<Box<jitlite_engine>>) {
    or_default_on_panic(|| drop(engine));
}

/// What an engine has done so far; all 0 of null.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_engine_stats(engine: Option<&jitlite_engine>) -> jitlite_stats {
    or_default_on_panic(|| {
        let stats = engine.map(|engine| engine.0.stats());
        stats.map_or(jitlite_stats::default(), |stats| jitlite_stats {
            compiled: stats.compiled,
            code_bytes: stats.code_bytes,
            compile_nanoseconds: stats.compile_time.as_nanos() as u64,
        })
    })
}
