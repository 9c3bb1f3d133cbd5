//! What several test binaries share. Each of them uses a part of it.
#![allow(dead_code)]

pub mod downgrade;
pub mod engines;
pub mod expectation;
pub mod generate;
pub mod mutate;
pub mod oracle;
pub mod process;
pub mod programs;
pub mod random;
pub mod signatures;
pub mod vintage;

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The folder of the library: that of the package whose test this is, or above that of the command's.
pub fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    match package.ends_with("src/cli") {
        true => package.ancestors().nth(2).expect("it is two folders below"),
        false => package,
    }
}

/// What comes of each item, in any order: as many threads as there are cores take one after the other.
pub fn on_all_cores<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(item);
                    done.lock().unwrap().push(result);
                }
            });
        }
    });
    done.into_inner().unwrap()
}
