//! The code cache, and modules that it knows again.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::config::{jitlite_config, jitlite_engine};
use super::error::jitlite_error;
use super::instance::jitlite_instance;
use super::module::{in_memory, jitlite_module, opened, profile};
use super::{guard, make, or_default_on_panic, required, string};
use crate::api::FromCache;

/// What a program has taken from the code cache of its engine.
#[repr(C)]
#[derive(Default)]
pub struct jitlite_from_cache {
    /// The functions that were not compiled for it.
    pub functions: usize,
    /// The bytes of code that they have.
    pub bytes: usize,
}

/// Keeps what is compiled in a directory, and takes it from there instead of compiling it again: by a digest
/// of the modules, of this build of the library, of the settings and of the processor's features. Functions
/// are kept when their program is unloaded, or by `jitlite_instance_save_to_cache`. Any number of processes
/// may use one directory. It is made, for this user alone, if it is not there. `limit` is the number of bytes
/// that it may have, 0 for 256 MiB; what was not used for the longest time makes room.
///
/// What is found damaged there counts as not kept. It fails if the directory cannot be made, is another
/// user's, or can be written by others, since its code is executed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_config_set_cache(
    config: Option<&mut jitlite_config>,
    directory: *const c_char,
    limit: u64,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let config = required(config, "the config")?;
        // SAFETY: the caller's string.
        let directory = unsafe { string(directory, "the directory")? };
        if limit > 0 {
            config.0.cache_limit(limit);
        }
        config.0.cache(directory)?;
        Ok(())
    })
}

/// As `jitlite_module_from_file`. Where the engine has a cache, a text that is known there to be valid is not
/// parsed and verified again: bodies are read when functions are compiled that are not kept. So are those of
/// bitcode, as by `jitlite_module_from_bytes_lazily`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_engine_module_from_file(
    engine: Option<&jitlite_engine>,
    path: *const c_char,
    profile: *const c_char,
    module: Option<&mut MaybeUninit<Option<Box<jitlite_module>>>>,
) -> Option<Box<jitlite_error>> {
    make(module, || {
        let engine = required(engine, "the engine")?;
        // SAFETY: the caller's strings.
        let (path, profile) = unsafe { (string(path, "the path")?, self::profile(profile)?) };
        opened(engine.0.module_from_file(path, profile))
    })
}

/// The same of a module that is text or bitcode in memory, as `jitlite_module_from_bytes`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_engine_module_from_bytes(
    engine: Option<&jitlite_engine>,
    name: *const c_char,
    bytes: *const c_char,
    len: usize,
    profile: *const c_char,
    module: Option<&mut MaybeUninit<Option<Box<jitlite_module>>>>,
) -> Option<Box<jitlite_error>> {
    make(module, || {
        let engine = required(engine, "the engine")?;
        // SAFETY: the caller's strings and array.
        let (name, bytes, profile) = unsafe { in_memory(name, bytes, len, profile)? };
        opened(engine.0.module_from_bytes(name, bytes, profile))
    })
}

/// Has the cache of its engine keep what was compiled so far, as it does when the program is unloaded. What
/// cannot be written there is not kept.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_save_to_cache(
    instance: Option<&jitlite_instance>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        required(instance, "the instance")?.0.save_to_cache();
        Ok(())
    })
}

/// What a program has taken from the cache so far; all 0 of null.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_from_cache(
    instance: Option<&jitlite_instance>,
) -> jitlite_from_cache {
    or_default_on_panic(|| {
        let taken = instance.map(|instance| instance.0.from_cache());
        let FromCache { functions, bytes } = taken.unwrap_or_default();
        jitlite_from_cache { functions, bytes }
    })
}
