//! The engine, as its user holds it.

use std::sync::Arc;

use super::config::Config;
use super::error::{Error, Unsupported};
use crate::jit::engine::{self, Stats};

/// What programs run in: code memory, compilers and their settings. Cloning it is cheap, and
/// gives the same engine; any number of threads may use it.
#[derive(Debug, Clone)]
pub struct Engine(pub(super) Arc<engine::Engine>);

impl Engine {
    /// Makes an engine.
    ///
    /// # Errors
    ///
    /// If there are no addresses or no memory to be had, or if this build has no such engine:
    /// [`EngineKind::Opt`](super::EngineKind::Opt) is a feature of the crate.
    pub fn new(config: &Config) -> Result<Engine, Error> {
        let (mut options, cache) = (config.options, config.cache.clone());
        let built = options.kind.built();
        options.kind = built.ok_or(Unsupported::Feature { name: "opt" })?;
        Ok(Engine(engine::Engine::with_cache(options, cache)?))
    }

    /// What it has done so far.
    pub fn stats(&self) -> Stats {
        self.0.stats()
    }
}
