//! The code cache: what was compiled is kept in a directory, and published at the next start instead of compiling
//! it again.
//!
//! ```text
//!   store   entries as files: checked, replaced as a whole, bounded in size
//!   text    where the bodies of a valid text are, so that it need not be parsed as a whole again
//! ```
//!
//! A program has one entry for its code. Its key is a digest of all that the code depends on: the modules, how
//! they were linked, this build of jitlite, the options and the processor. What the code refers to are places
//! (`jit/place`), so it is published as code that has just been made. Functions are added to the entry when the
//! program ends.
//!
//! Promises: a program does the same with a cache and without; what is wrong with an entry, or the directory, is
//! as if nothing had been kept.

mod store;
mod text;

use std::collections::BTreeMap;
use std::ffi::{CStr, c_void};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::ops::Range;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};

use rustc_hash::FxHashMap;

use super::engine::{Engine, ModuleGroup};
use super::kept::{COUNTING, CodeKey, OPT, wire};
use super::prepared::Prepared;
use crate::ir::print;
use crate::runtime::critical;
pub(crate) use store::Digest;
use store::{Store, StoredEntry, digest};

/// A directory in which compiled code is kept.
#[derive(Debug)]
pub struct Cache {
    store: Store,
}

impl Cache {
    /// The bytes that all entries may take together, where nothing else is said.
    pub const DEFAULT_LIMIT: u64 = 256 << 20;

    /// Uses a directory, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// If it cannot be made, or if others could write to it.
    pub fn open(path: &Path, limit: u64) -> io::Result<Arc<Cache>> {
        let store = Store::open(path, limit)?;
        Ok(Arc::new(Cache { store }))
    }

    /// Sets the bytes that all entries may take together.
    pub fn set_limit(&self, limit: u64) {
        self.store.set_limit(limit);
    }
}

/// What tells this build of jitlite from all others: its version, and the files that it is in.
fn build() -> Digest {
    static BUILD: OnceLock<Digest> = OnceLock::new();
    *BUILD.get_or_init(|| {
        let mut description = String::from(env!("CARGO_PKG_VERSION"));
        let library = library();
        for path in [Some("/proc/self/exe"), library.as_deref()] {
            if let Some(Ok(file)) = path.map(fs::metadata) {
                let place = (file.dev(), file.ino(), file.size());
                let written = (file.mtime(), file.mtime_nsec());
                let changed = (file.ctime(), file.ctime_nsec());
                let _ = write!(description, " {place:?} {written:?} {changed:?}");
            }
        }
        digest(&[description.as_bytes()])
    })
}

/// The path of the library that this code is in; `None` where that is the program itself, whose name may be of
/// any form.
fn library() -> Option<String> {
    // SAFETY: the call only gives a number.
    let headers = unsafe { libc::getauxval(libc::AT_PHDR) } as *const c_void;
    let [own, program] = [build as *const c_void, headers].map(object_of);
    let own = own?;
    if own.dli_fname.is_null() || program.is_some_and(|program| program.dli_fbase == own.dli_fbase)
    {
        return None;
    }
    // SAFETY: the name is a string that stays as long as the file is loaded.
    let name = unsafe { CStr::from_ptr(own.dli_fname) };
    Some(name.to_string_lossy().into_owned())
}

/// What the dynamic linker says of the file that an address is in.
fn object_of(address: *const c_void) -> Option<libc::Dl_info> {
    // SAFETY: all zeros are valid for it, and the call fills it in.
    unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        (libc::dladdr(address, &raw mut info) != 0).then_some(info)
    }
}

impl Prepared {
    /// What the module's functions are, and nothing else.
    fn digest(&self) -> Digest {
        let printed = || digest(&[b"ir", &print::module(self.whole())]);
        *self.digest.get_or_init(printed)
    }
}

/// The entry of a program's code.
#[derive(Debug)]
pub(super) struct CacheEntry {
    cache: Arc<Cache>,
    key: Digest,
    content: Option<StoredEntry>,
    rows: FxHashMap<CodeKey, Range<usize>>,
    /// What was compiled since.
    new: Mutex<BTreeMap<CodeKey, Arc<[u8]>>>,
    /// The process that writes it: one that was forked does not.
    process: u32,
    taken: AtomicUsize,
    taken_bytes: AtomicUsize,
}

impl CacheEntry {
    /// Finds the entry of a program that was linked, as `links` says, if there is a cache.
    pub(super) fn find(engine: &Engine, group: &ModuleGroup, links: &[u8]) -> Option<CacheEntry> {
        let cache = engine.cache.clone()?;
        let key = key(engine, group, links);
        let content = cache.store.get(&key);
        let rows = content.as_deref().and_then(rows).unwrap_or_default();
        Some(CacheEntry {
            cache,
            key,
            content,
            rows: rows.into_iter().collect(),
            new: Mutex::default(),
            process: std::process::id(),
            taken: AtomicUsize::new(0),
            taken_bytes: AtomicUsize::new(0),
        })
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<CodeKey, Arc<[u8]>>> {
        critical::lock(&self.new)
    }

    /// The code of a function.
    pub(super) fn get(&self, row: CodeKey) -> Option<&[u8]> {
        self.content.as_deref()?.get(self.rows.get(&row)?.clone())
    }

    /// Notes that code of so many bytes was taken.
    pub(super) fn count(&self, len: usize) {
        self.taken.fetch_add(1, Ordering::Relaxed);
        self.taken_bytes.fetch_add(len, Ordering::Relaxed);
    }

    /// Adds the code of a function.
    pub(super) fn add(&self, row: CodeKey, code: Arc<[u8]>) {
        self.lock().insert(row, code);
    }

    /// Writes what was compiled, with what was kept before. Where that is not possible it is not kept.
    pub(super) fn save(&self) {
        if self.process != std::process::id() {
            return;
        }
        let _section = critical::enter();
        let new = std::mem::take(&mut *self.lock());
        if new.is_empty() {
            return;
        }
        // Another process may have written more meanwhile.
        let before = self.cache.store.get(&self.key);
        let before = before.as_ref().or(self.content.as_ref());
        let known = before.and_then(|entry| rows(entry));
        let mut all = BTreeMap::new();
        if let (Some(entry), Some(known)) = (before, known) {
            let known = known.into_iter();
            all.extend(known.filter_map(|(row, range)| Some((row, entry.get(range)?))));
        }
        all.extend(new.iter().map(|(&row, code)| (row, &code[..])));
        // Where there is optimized code, no other is asked for.
        let optimized: Vec<u32> = all
            .keys()
            .filter(|row| row.1 == OPT)
            .map(|row| row.0)
            .collect();
        for function in optimized {
            all.remove(&(function, COUNTING));
        }
        let _ = self.cache.store.put(&self.key, &content(&all));
    }

    /// How many functions were taken, and how many bytes they have.
    pub(super) fn taken(&self) -> (usize, usize) {
        let count = |of: &AtomicUsize| of.load(Ordering::Relaxed);
        (count(&self.taken), count(&self.taken_bytes))
    }
}

/// The content of an entry: the functions with the lengths of their codes, then the codes.
fn content(all: &BTreeMap<CodeKey, &[u8]>) -> Vec<u8> {
    let mut out = Vec::new();
    wire::put(&mut out, all.len() as u32);
    for ((function, tier), code) in all {
        wire::put(&mut out, *function);
        wire::put(&mut out, (*tier).into());
        wire::put(&mut out, code.len() as u32);
    }
    all.values().for_each(|code| out.extend(*code));
    out
}

/// Where the functions of an entry are.
fn rows(entry: &[u8]) -> Option<Vec<(CodeKey, Range<usize>)>> {
    let mut reader = wire::WireReader(entry);
    let rows = reader.list(|row: &[u8; 12]| {
        let tier = u8::try_from(wire::at(row, 4)).ok()?;
        Some(((wire::at(row, 0), tier), wire::at(row, 8) as usize))
    })?;
    let mut at = entry.len() - reader.0.len();
    let rows = rows.into_iter().map(|(row, len)| {
        let start = at;
        at = at.checked_add(len).filter(|&end| end <= entry.len())?;
        Some((row, start..at))
    });
    rows.collect()
}

/// What the code of a program depends on.
fn key(engine: &Engine, group: &ModuleGroup, links: &[u8]) -> Digest {
    let options = engine.options();
    let entries = engine.entries.layout();
    let description = format!(
        "{:?} {:?} {} {} {} {} {}",
        options.kind,
        options.features,
        options.limits.is_interruptible,
        options.limits.fuel.is_some(),
        options.is_replaceable,
        entries.cells.wrapping_sub(entries.thunks),
        entries.limit,
    );
    let mut digests = Vec::new();
    for unit in &group.modules {
        digests.extend(unit.module.digest());
    }
    digest(&[b"code", &build(), description.as_bytes(), &digests, links])
}
