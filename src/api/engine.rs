//! The engine, as its user holds it.
//!
//! What programs run in, with the addresses that it reserves for their code, is made when the first of them is
//! linked. Whatever a program is called by holds that itself, so that no call asks whether it is there.

use std::fmt;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};

use super::config::Config;
use super::error::{Error, Unsupported};
use crate::jit::cache::Cache;
use crate::jit::engine::{self, Stats};
use crate::jit::options::Options;
use crate::runtime::critical;

/// What programs run in: code memory, compilers and their settings. Cloning it is cheap, and
/// gives the same engine; any number of threads may use it.
///
/// It reserves addresses for code when the first program is linked, or the first closure is given to a
/// [`Linker`](super::Linker): an engine that nothing was loaded in takes a few hundred bytes.
#[derive(Clone)]
pub struct Engine(pub(super) Arc<EngineInner>);

/// Shown by what it has done.
impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("kind", &self.0.options.kind)
            .field("stats", &self.stats())
            .finish_non_exhaustive()
    }
}

/// What the clones of an engine have in common.
pub(super) struct EngineInner {
    /// How it works.
    pub options: Options,
    /// Where what is compiled is kept.
    pub cache: Option<Arc<Cache>>,
    /// What programs run in, once there is need of it.
    made: Mutex<Option<Arc<engine::Engine>>>,
}

impl Engine {
    /// Makes an engine.
    ///
    /// # Errors
    ///
    /// If a file that [`Config`] asks for cannot be made, or if this build has no such engine:
    /// [`EngineKind::Opt`](super::EngineKind::Opt) is a feature of the crate.
    pub fn new(config: &Config) -> Result<Engine, Error> {
        let (mut options, cache) = (config.options, config.cache.clone());
        let built = options.kind.built();
        options.kind = built.ok_or(Unsupported::Feature { name: "opt" })?;
        options.tools.start()?;
        Ok(Engine(Arc::new(EngineInner {
            options,
            cache,
            made: Mutex::default(),
        })))
    }

    /// The engine of a program.
    pub(super) fn of(made: &Arc<engine::Engine>) -> Engine {
        Engine(Arc::new(EngineInner {
            options: *made.options(),
            cache: made.cache.clone(),
            made: Mutex::new(Some(made.clone())),
        }))
    }

    /// What it has done so far.
    pub fn stats(&self) -> Stats {
        let _section = critical::enter();
        let made = self.0.lock();
        made.as_ref().map(|made| made.stats()).unwrap_or_default()
    }
}

impl EngineInner {
    /// What programs run in, which is made if it was not yet.
    ///
    /// # Errors
    ///
    /// If there are no addresses or no memory to be had.
    pub(super) fn made(&self) -> io::Result<Arc<engine::Engine>> {
        let _section = critical::enter();
        let mut made = self.lock();
        if let Some(made) = &*made {
            return Ok(made.clone());
        }
        let new = engine::Engine::with_cache(self.options, self.cache.clone())?;
        Ok(made.insert(new).clone())
    }

    /// Whether programs of this engine run in that.
    pub(super) fn is(&self, other: &Arc<engine::Engine>) -> bool {
        let _section = critical::enter();
        self.lock()
            .as_ref()
            .is_some_and(|made| Arc::ptr_eq(made, other))
    }

    /// For who is in a critical section.
    fn lock(&self) -> MutexGuard<'_, Option<Arc<engine::Engine>>> {
        critical::lock(&self.made)
    }
}
