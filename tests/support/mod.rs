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

/// The folder of the library: that of the package whose test this is, or above that of the command's.
pub fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    match package.ends_with("src/cli") {
        true => package.ancestors().nth(2).expect("it is two folders below"),
        false => package,
    }
}
