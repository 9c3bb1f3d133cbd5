//! The code cache, as its user asks for it.

use std::path::Path;
use std::sync::Arc;

use super::config::Config;
use super::engine::Engine;
use super::error::Error;
use super::instance::Instance;
use super::module::Module;
use crate::diag::{Diagnostics, Source};
use crate::jit::cache::{Cache, Digest};
use crate::read;
use crate::verify::{self, Profile};

impl Config {
    /// Keeps what is compiled in a directory, and takes it from there instead of compiling it again: by a digest of
    /// the modules, of this build of the library, of the settings and of the processor's features. Functions are
    /// kept when their instance is dropped, or by [`Instance::save_to_cache`]. Any number of processes may use one
    /// directory. It is made, for this user alone, if it is not there. Modules read by [`Engine::module_from_file`]
    /// are known again, too.
    ///
    /// What is found damaged there counts as not kept. What runs is the same with a cache and without. Nothing is
    /// kept of functions that are interpreted, that have inline assembly, or whose code is made known to `perf` or GDB.
    ///
    /// # Errors
    ///
    /// If the directory cannot be made, is another user's, or can be written by others: its code is executed.
    pub fn cache(&mut self, directory: impl AsRef<Path>) -> Result<&mut Self, Error> {
        let limit = self.cache_limit.unwrap_or(Cache::DEFAULT_LIMIT);
        self.cache = Some(Cache::open(directory.as_ref(), limit)?);
        Ok(self)
    }

    /// The bytes that all entries of the directory of [`cache`](Self::cache) may take together, 256 MiB unless this
    /// says otherwise. Whenever one is written, those that were not used for the longest time make room for it.
    pub fn cache_limit(&mut self, bytes: u64) -> &mut Self {
        self.cache_limit = Some(bytes);
        if let Some(cache) = &self.cache {
            cache.set_limit(bytes);
        }
        self
    }
}

impl Engine {
    /// As [`Module::from_file`]. A text that the engine's cache knows to be valid is not parsed and verified again:
    /// bodies are read when functions are compiled that the cache does not have. So is bitcode, as by
    /// [`Module::from_bytes_lazily`], wherever there is a cache.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or is not valid.
    pub fn module_from_file(
        &self,
        path: impl AsRef<Path>,
        profile: Profile,
    ) -> Result<Module, Error> {
        let name = path.as_ref().to_string_lossy();
        self.module_from_source(Arc::new(Source::open(&name)?), profile)
    }

    /// As [`module_from_file`](Self::module_from_file), of text or bitcode. `name` is what diagnostics call it.
    ///
    /// # Errors
    ///
    /// If it is not valid, or is bitcode of several modules.
    pub fn module_from_bytes(
        &self,
        name: &str,
        bytes: impl Into<Vec<u8>>,
        profile: Profile,
    ) -> Result<Module, Error> {
        self.module_from_source(Arc::new(Source::new(name, bytes)?), profile)
    }

    fn module_from_source(&self, source: Arc<Source>, profile: Profile) -> Result<Module, Error> {
        let Some(cache) = &self.0.cache else {
            return Module::from_source(source, profile);
        };
        let known = KnownSource::new(cache, &source, profile);
        if let Some(module) = known.module(&source) {
            return Ok(module);
        }
        let mut diagnostics = Diagnostics::default();
        let lazy = Module::lazily(&source, profile, &mut diagnostics);
        if let Some(module) = lazy.filter(|_| !diagnostics.has_errors()) {
            known.is(&module, false);
            return Ok(module);
        }
        let mut diagnostics = Diagnostics::default();
        let module = read::module_in(source, profile.language(), &mut diagnostics);
        verify::verify(&module, profile, &mut diagnostics);
        let is_clean = diagnostics.is_empty();
        let module = Module::with_diagnostics(module, diagnostics)?;
        known.is(&module, is_clean);
        Ok(module)
    }
}

impl Instance {
    /// Has the cache of its engine keep what was compiled so far, as it does when the instance is dropped. What cannot
    /// be written there is not kept.
    pub fn save_to_cache(&self) {
        self.0.program.keep();
    }

    /// What it has taken from the cache of its engine.
    pub fn from_cache(&self) -> FromCache {
        let (functions, bytes) = self.0.program.kept();
        FromCache { functions, bytes }
    }
}

/// What an instance has taken from a cache.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FromCache {
    /// The functions that were not compiled for it.
    pub functions: usize,
    /// The bytes of code that they have.
    pub bytes: usize,
}

/// What a cache knows a source by.
pub struct KnownSource<'a> {
    cache: &'a Cache,
    identity: Digest,
}

impl<'a> KnownSource<'a> {
    /// What it knows a source by that is read by the rules of a profile.
    pub fn new(cache: &'a Cache, source: &Source, profile: Profile) -> KnownSource<'a> {
        let identity = cache.identify(source, profile);
        KnownSource { cache, identity }
    }

    /// The module of a text that it knows.
    pub fn module(&self, source: &Arc<Source>) -> Option<Module> {
        let prepared = self.cache.read(source, &self.identity)?;
        Some(Module(Arc::new(prepared)))
    }

    /// A module is the only one of the source. `is_clean` is whether all of it was judged and nothing said.
    pub fn is(&self, module: &Module, is_clean: bool) {
        let _ = module.0.digest.set(self.identity);
        if is_clean {
            self.cache.keep(module.top(), &self.identity);
        }
    }
}
