//! The code cache that `run` is asked to use.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::args::RunArgs;
use super::report::Reporter;
use crate::jit::cache::Cache;

/// Opens the cache. One that cannot be used is said on stderr, and the program runs without.
pub(super) fn open(args: &RunArgs, reporter: Reporter) -> Option<Arc<Cache>> {
    let asked = args.cache.as_ref()?;
    let Some(directory) = asked.clone().or_else(usual) else {
        reporter.warning("no cache is used: neither XDG_CACHE_HOME nor HOME is set");
        return None;
    };
    let limit = args
        .cache_limit
        .map_or(Cache::DEFAULT_LIMIT, |limit| limit as u64);
    match Cache::open(&directory, limit) {
        Ok(cache) => Some(cache),
        Err(error) => {
            let directory = directory.display();
            reporter.warning(&format!("the cache `{directory}` is not used: {error}"));
            None
        }
    }
}

/// The usual place (XDG Base Directory Specification): a path there that is not absolute does not count.
fn usual() -> Option<PathBuf> {
    let place = |name| env::var_os(name).map(PathBuf::from);
    let caches = place("XDG_CACHE_HOME").filter(|path| path.is_absolute());
    let home = || place("HOME").filter(|path| path != Path::new(""));
    let caches = caches.or_else(|| home().map(|home| home.join(".cache")));
    caches.map(|caches| caches.join("jitlite"))
}
