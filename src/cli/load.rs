//! From a file to a module that was judged.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::args::Std;
use super::open;
use super::report::Reporter;
use crate::api::{self, KnownSource};
use crate::diag::{Diagnostics, Source};
use crate::ir::Module;
use crate::jit::cache::Cache;
use crate::read;
use crate::verify::{self, Profile};

/// A module with what was found wrong with it.
pub(super) struct Loaded {
    /// The text.
    pub source: Arc<Source>,
    /// The module; where there are errors it may hold nonsense.
    pub module: Module,
    /// In source order.
    pub diagnostics: Diagnostics,
    /// How long reading and parsing took.
    pub parse_time: Duration,
    /// How long judging took.
    pub verify_time: Duration,
    /// The other modules of the file.
    pub others: Vec<Loaded>,
}

/// Reads, parses and verifies a file.
///
/// # Errors
/// If the file cannot be read or is not LLVM IR text.
pub(super) fn load(path: &Path, std: Std, limit: usize) -> Result<Loaded> {
    let start = Instant::now();
    let source = Arc::new(open::open(path)?);
    let opened = start.elapsed();
    let mut loaded = parse_and_verify(source, std, limit)?;
    loaded.parse_time += opened;
    Ok(loaded)
}

/// Parses and verifies a text.
///
/// # Errors
/// If there is no module in it.
pub(super) fn parse_and_verify(source: Arc<Source>, std: Std, limit: usize) -> Result<Loaded> {
    let profile = profile(std);
    let start = Instant::now();
    let modules = read::modules(source.clone(), profile.language(), limit);
    let parse_time = start.elapsed();
    let judged = modules.into_iter().map(|(module, mut diagnostics)| {
        let start = Instant::now();
        verify::verify(&module, profile, &mut diagnostics);
        Loaded {
            source: module.source.clone().unwrap_or_else(|| source.clone()),
            module,
            diagnostics,
            parse_time,
            verify_time: start.elapsed(),
            others: Vec::new(),
        }
    });
    let mut judged = judged.collect::<Vec<_>>().into_iter();
    let mut first = judged.next().context("a file of no module")?;
    first.others = judged.collect();
    Ok(first)
}

/// Reads, parses and verifies a file, and reports what there is to report; `None` if there were
/// errors. `verb` is what cannot be done then.
///
/// # Errors
/// As for [`load`].
pub(super) fn load_valid(
    path: &Path,
    std: Std,
    verb: &str,
    reporter: Reporter,
) -> Result<Option<Loaded>> {
    let loaded = load(path, std, Diagnostics::DEFAULT_LIMIT)?;
    Ok(loaded.if_valid(verb, reporter))
}

/// A program that may be linked.
pub(super) struct Ready {
    /// Its text, or bitcode.
    pub source: Arc<Source>,
    /// Its modules; the first is the program itself.
    pub modules: Vec<api::Module>,
    /// Whether bodies are read and judged when they are needed.
    pub lazy: bool,
    /// How long reading and parsing took; where it is lazy, judging too.
    pub parse_time: Duration,
    /// How long judging took.
    pub verify_time: Duration,
}

impl Ready {
    /// Reads a program of which as little is to be read and judged as can be before it runs, and
    /// reports what there is to report; `None` if there were errors.
    ///
    /// # Errors
    /// As for [`load`].
    pub(super) fn lazily(
        path: &Path,
        std: Std,
        cache: Option<&Cache>,
        reporter: Reporter,
    ) -> Result<Option<Ready>> {
        let profile = profile(std);
        let start = Instant::now();
        let source = Arc::new(open::open(path)?);
        let known = cache.map(|cache| KnownSource::new(cache, &source, profile));
        if let Some(module) = known.as_ref().and_then(|known| known.module(&source)) {
            return Ok(Some(Ready::in_part(source, module, start)));
        }
        let mut diagnostics = Diagnostics::default();
        let lazy = api::Module::lazily(&source, profile, &mut diagnostics);
        let Some(module) = lazy.filter(|_| !diagnostics.has_errors()) else {
            return Ready::at_once(source, start.elapsed(), std, known, reporter);
        };
        if let Some(known) = known {
            known.is(&module, false);
        }
        reporter.diagnostics(&diagnostics, Some(&source));
        Ok(Some(Ready::in_part(source, module, start)))
    }

    /// A program whose bodies are read when they are needed.
    fn in_part(source: Arc<Source>, module: api::Module, start: Instant) -> Ready {
        Ready {
            source,
            modules: vec![module],
            lazy: true,
            parse_time: start.elapsed(),
            verify_time: Duration::ZERO,
        }
    }

    /// As [`load_valid`].
    ///
    /// # Errors
    /// As for [`load`].
    pub(super) fn read(
        path: &Path,
        std: Std,
        cache: Option<&Cache>,
        reporter: Reporter,
    ) -> Result<Option<Ready>> {
        let start = Instant::now();
        let source = Arc::new(open::open(path)?);
        let known = cache.map(|cache| KnownSource::new(cache, &source, profile(std)));
        if let Some(module) = known.as_ref().and_then(|known| known.module(&source)) {
            return Ok(Some(Ready::in_part(source, module, start)));
        }
        Ready::at_once(source, start.elapsed(), std, known, reporter)
    }

    /// As [`load_valid`], of a source that was opened in some time, and that a cache may know from now on.
    ///
    /// # Errors
    /// As for [`parse_and_verify`].
    pub(super) fn at_once(
        source: Arc<Source>,
        opened: Duration,
        std: Std,
        known: Option<KnownSource<'_>>,
        reporter: Reporter,
    ) -> Result<Option<Ready>> {
        let loaded = parse_and_verify(source, std, Diagnostics::DEFAULT_LIMIT)?;
        let Some(loaded) = loaded.if_valid("run", reporter) else {
            return Ok(None);
        };
        let is_clean = loaded.diagnostics.is_empty();
        let mut ready = Ready {
            source: loaded.source.clone(),
            parse_time: opened + loaded.parse_time,
            verify_time: loaded.verify_time,
            lazy: false,
            modules: Vec::new(),
        };
        ready.modules = loaded.into_modules();
        if let (Some(known), [module]) = (known, &ready.modules[..]) {
            known.is(module, is_clean);
        }
        Ok(Some(ready))
    }
}

impl Loaded {
    /// Reports what there is to report; `None` if there were errors.
    pub(super) fn if_valid(self, verb: &str, reporter: Reporter) -> Option<Loaded> {
        for loaded in std::iter::once(&self).chain(&self.others) {
            reporter.diagnostics(&loaded.diagnostics, Some(&loaded.source));
            if loaded.diagnostics.has_errors() {
                let what = format!("could not {verb} `{}`", loaded.source.name());
                reporter.summary(&what, &loaded.diagnostics);
                return None;
            }
        }
        Some(self)
    }

    /// The modules of the file.
    pub(super) fn into_modules(self) -> Vec<api::Module> {
        let others = self.others.into_iter().map(|other| other.module);
        let all = std::iter::once(self.module).chain(others);
        // SAFETY: they were verified, and errors were reported instead of giving this.
        all.map(|module| unsafe { api::Module::from_verified(module) })
            .collect()
    }
}

/// The rules of a language.
pub(super) fn profile(std: Std) -> Profile {
    match std {
        Std::Auto => Profile::Auto,
        Std::Llvm => Profile::Llvm,
        Std::Llvmlite => Profile::Llvmlite,
        Std::Llvm1 => Profile::Llvm1,
        Std::Llvm2002 => Profile::Llvm2002,
    }
}
