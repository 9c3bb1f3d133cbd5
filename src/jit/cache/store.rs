//! Entries in a directory: each is a file of its own, named by its key, and never changed.
//!
//! ```text
//!   8 bytes     what it is
//!   16 bytes    digest of all that follows
//!   16 bytes    the key
//!   the rest    what is kept
//! ```
//!
//! An entry is written to a file of another name and renamed, so that there is always a whole one or none,
//! whoever else writes the same or is killed meanwhile. Of what is read all is checked; what is not as it was
//! written is as if it were not there. Since what is kept is executed, nobody else may be able to
//! write to the directory or to an entry.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::ops::Deref;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use xxhash_rust::xxh3::Xxh3;

/// What says that two contents are the same. It tells all apart that are not made on purpose to have the same one
/// (XXH3, 128 bits); whoever could make such a program runs it with all the rights of its user anyway, and is not
/// kept from writing to the cache.
pub(crate) type Digest = [u8; 16];

const MAGIC: [u8; 8] = *b"jitlite\x01";
const HEAD: usize = 40;

/// Behind the digest of what follows.
const CHECKED: usize = 24;

/// Files that are being written have names that start so.
const TEMPORARY: &str = ".new-";

/// After so long, whoever was writing a file is no more.
const STALE: Duration = Duration::from_secs(3600);

/// A directory of entries.
#[derive(Debug)]
pub(super) struct Store {
    path: PathBuf,
    /// The bytes that all entries may take together.
    limit: AtomicU64,
}

/// An entry, as long as it is in use.
#[derive(Debug)]
pub(super) struct StoredEntry(Vec<u8>);

impl Deref for StoredEntry {
    type Target = [u8];

    /// What is kept.
    fn deref(&self) -> &[u8] {
        &self.0[HEAD..]
    }
}

/// The digest of some parts, each with its length.
pub(super) fn digest(parts: &[&[u8]]) -> Digest {
    let mut hasher = Xxh3::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.digest128().to_le_bytes()
}

/// Whether this user alone can write to a file or directory.
fn is_own(metadata: &Metadata) -> bool {
    // SAFETY: the call only gives a number.
    let user = unsafe { libc::geteuid() };
    metadata.uid() == user && metadata.mode() & 0o022 == 0
}

impl Store {
    /// Uses a directory, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// If it cannot be made, or if others could write to it.
    pub(super) fn open(path: &Path, limit: u64) -> io::Result<Store> {
        if !path.is_dir() {
            let mut builder = DirBuilder::new();
            builder.recursive(true).mode(0o700).create(path)?;
        }
        match is_own(&fs::metadata(path)?) {
            true => Ok(Store {
                path: path.to_path_buf(),
                limit: AtomicU64::new(limit),
            }),
            false => Err(io::Error::new(
                io::ErrorKind::PermissionDenied,
                "it belongs to another user, or others may write to it",
            )),
        }
    }

    /// Sets the bytes that all entries may take together.
    pub(super) fn set_limit(&self, limit: u64) {
        self.limit.store(limit, Ordering::Relaxed);
    }

    fn place(&self, key: &Digest) -> PathBuf {
        let name: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
        self.path.join(name)
    }

    /// What is kept under a key. That it is used is noted.
    pub(super) fn get(&self, key: &Digest) -> Option<StoredEntry> {
        let mut options = OpenOptions::new();
        // Whatever else it may be, nobody is waited for.
        options
            .read(true)
            .custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK);
        let mut file = options.open(self.place(key)).ok()?;
        let metadata = file.metadata().ok()?;
        if !metadata.is_file() || !is_own(&metadata) || metadata.len() < HEAD as u64 {
            return None;
        }
        // What is executed is what was checked, whatever becomes of the file.
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(metadata.len() as usize + 1).ok()?;
        file.read_to_end(&mut bytes).ok()?;
        let rest = bytes.get(CHECKED..)?;
        let is_whole = || bytes[8..CHECKED] == digest(&[rest]);
        if bytes[..8] != MAGIC || rest.get(..16)? != key || !is_whole() {
            return None;
        }
        let _ = file.set_modified(SystemTime::now());
        Some(StoredEntry(bytes))
    }

    /// Keeps something under a key, in the place of what was kept there; others have to go that were not used for
    /// the longest time, where there would be too much.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub(super) fn put(&self, key: &Digest, content: &[u8]) -> io::Result<()> {
        let size = (HEAD + content.len()) as u64;
        let limit = self.limit.load(Ordering::Relaxed);
        if size > limit {
            return Ok(());
        }
        self.shrink(limit - size, &self.place(key));
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("{TEMPORARY}{}-{count}", std::process::id());
        let temporary = self.path.join(name);
        let written = write(&temporary, key, content);
        let done = written.and_then(|()| fs::rename(&temporary, self.place(key)));
        if done.is_err() {
            let _ = fs::remove_file(&temporary);
        }
        done
    }

    /// Removes what was left behind half written, and entries until the others take so many bytes at most. The one
    /// that is about to be replaced does not count.
    fn shrink(&self, limit: u64, replaced: &Path) {
        let Ok(files) = fs::read_dir(&self.path) else {
            return;
        };
        let mut entries = Vec::new();
        for file in files.flatten() {
            let Ok(metadata) = file.metadata() else {
                continue;
            };
            let used = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            let name = file.file_name();
            let name = name.to_string_lossy();
            if name.starts_with(TEMPORARY) {
                if used.elapsed().is_ok_and(|age| age > STALE) {
                    let _ = fs::remove_file(file.path());
                }
            } else if is_name(&name) && file.path() != replaced {
                entries.push((used, metadata.len(), file.path()));
            }
        }
        let mut total: u64 = entries.iter().map(|entry| entry.1).sum();
        entries.sort();
        for (_, size, path) in entries {
            if total <= limit {
                break;
            }
            if fs::remove_file(path).is_ok() {
                total -= size;
            }
        }
    }
}

/// Whether a file can be an entry: others in the directory are not touched.
fn is_name(name: &str) -> bool {
    name.len() == 32 && name.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn write(path: &Path, key: &Digest, content: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .custom_flags(libc::O_NOFOLLOW);
    let mut file: File = options.open(path)?;
    let mut rest = Vec::with_capacity(HEAD + content.len());
    rest.extend(MAGIC);
    rest.extend([0; 16]);
    rest.extend(key);
    rest.extend(content);
    let sum = digest(&[&rest[CHECKED..]]);
    rest[8..CHECKED].copy_from_slice(&sum);
    file.write_all(&rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// A store in a directory that goes with it.
    struct Temporary(Store);

    impl std::ops::Deref for Temporary {
        type Target = Store;

        fn deref(&self) -> &Store {
            &self.0
        }
    }

    impl Drop for Temporary {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.path);
        }
    }

    fn store(name: &str, limit: u64) -> Temporary {
        let path =
            std::env::temp_dir().join(format!("jitlite-store-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Temporary(Store::open(&path, limit).unwrap())
    }

    fn age(store: &Store, key: &Digest, seconds: u64) {
        let file = File::open(store.place(key)).unwrap();
        let then = SystemTime::now() - Duration::from_secs(seconds);
        file.set_modified(then).unwrap();
    }

    #[test]
    fn each_bit_of_an_entry_is_checked() {
        let store = store("bits", 1000);
        let key = digest(&[b"key"]);
        store.put(&key, b"content").unwrap();
        assert_eq!(store.get(&key).unwrap()[..], *b"content");
        assert!(store.get(&digest(&[b"other"])).is_none());
        let place = store.place(&key);
        let good = fs::read(&place).unwrap();
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 1 << (at % 8);
            fs::write(&place, &bad).unwrap();
            assert!(store.get(&key).is_none(), "byte {at}");
            fs::write(&place, &good[..at]).unwrap();
            assert!(store.get(&key).is_none(), "cut off at {at}");
        }
        // What belongs to another key is not taken for this one's.
        fs::write(&place, &good).unwrap();
        let other = digest(&[b"other"]);
        fs::copy(&place, store.place(&other)).unwrap();
        assert!(store.get(&other).is_none());
        assert!(store.get(&key).is_some());
    }

    #[test]
    fn what_was_not_used_for_the_longest_time_goes_first() {
        let store = store("limit", 200);
        let keys = [1u8, 2, 3].map(|n| digest(&[&[n]]));
        for key in &keys {
            store.put(key, &[0; 20]).unwrap();
        }
        assert!(keys.iter().all(|key| store.get(key).is_some()));
        for (key, seconds) in keys.iter().zip([30, 20, 10]) {
            age(&store, key, seconds);
        }
        // The oldest is used, and is none any more.
        assert!(store.get(&keys[0]).is_some());
        store.put(&digest(&[b"4"]), &[0; 20]).unwrap();
        let left = keys.map(|key| store.get(&key).is_some());
        assert_eq!(left, [true, false, true]);
        // One that is larger than all may be is not kept.
        store.put(&digest(&[b"5"]), &[0; 300]).unwrap();
        assert!(store.get(&digest(&[b"5"])).is_none());
        assert!(store.get(&keys[0]).is_some());
    }

    #[test]
    fn old_temporaries_go_and_other_files_stay() {
        let store = store("old", 1000);
        let [old, new, other] = [".new-1-0", ".new-2-0", "notes"].map(|name| store.path.join(name));
        for path in [&old, &new, &other] {
            fs::write(path, "text").unwrap();
        }
        let then = SystemTime::now() - 2 * STALE;
        for path in [&old, &other] {
            File::open(path).unwrap().set_modified(then).unwrap();
        }
        store.put(&digest(&[b"key"]), b"content").unwrap();
        assert_eq!(
            [old, new, other].map(|path| path.exists()),
            [false, true, true]
        );
    }

    #[test]
    fn nothing_is_taken_that_others_could_have_written() {
        let store = store("others", 1000);
        let key = digest(&[b"key"]);
        store.put(&key, b"content").unwrap();
        let mode = |path: &Path, mode| {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        };
        mode(&store.place(&key), 0o620);
        assert!(store.get(&key).is_none());
        mode(&store.place(&key), 0o644);
        assert!(store.get(&key).is_some());
        mode(&store.path, 0o777);
        let refused = Store::open(&store.path, 1000).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::PermissionDenied);
        mode(&store.path, 0o700);
        fs::rename(store.place(&key), store.path.join("elsewhere")).unwrap();
        std::os::unix::fs::symlink(store.path.join("elsewhere"), store.place(&key)).unwrap();
        assert!(store.get(&key).is_none());
    }
}
