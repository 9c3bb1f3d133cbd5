//! Programs that are files: those under `tests/files` and `benches/c`, and the C programs of `tests/c`. Each is a test
//! of its own for each engine, with its path as the name.

mod c_programs;
mod files;
#[path = "../support/mod.rs"]
mod support;

use libtest_mimic::Arguments;

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = c_programs::trials(&arguments);
    trials.extend(files::trials(&arguments));
    libtest_mimic::run(&arguments, trials).exit();
}
