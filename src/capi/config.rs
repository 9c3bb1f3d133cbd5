//! Settings and engines.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::error::jitlite_error;
use super::{Fail, given, guard, make, quietly, string};
use crate::api::{Config, Engine, EngineKind};

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

/// Makes the default settings. The caller owns them.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_new() -> Option<Box<jitlite_config>> {
    quietly(|| Some(Box::new(jitlite_config(Config::new()))))
}

/// Deletes settings. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_config_delete(config: Option<Box<jitlite_config>>) {
    quietly(|| drop(config));
}

/// Changes a setting; without settings nothing is changed.
fn set(config: Option<&mut jitlite_config>, change: impl FnOnce(&mut Config)) {
    if let Some(config) = config {
        quietly(|| change(&mut config.0));
    }
}

/// Sets what runs functions: "interp", "reference", "baseline", "opt" or, by default, "auto".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_config_set_engine(
    config: Option<&mut jitlite_config>,
    name: *const c_char,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let config = given(config, "the config")?;
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
    quietly(|| drop(engine));
}

/// What an engine has done so far; all 0 of null.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_engine_stats(engine: Option<&jitlite_engine>) -> jitlite_stats {
    quietly(|| {
        let stats = engine.map(|engine| engine.0.stats());
        stats.map_or(jitlite_stats::default(), |stats| jitlite_stats {
            compiled: stats.compiled,
            code_bytes: stats.code_bytes,
            compile_nanoseconds: stats.compile_time.as_nanos() as u64,
        })
    })
}
