//! Programs that are files: those under `tests/files` and `benches/c`, and the C programs of `tests/c`. Each is a test
//! of its own for each engine, with its path as the name; those of `tests/files/checked` are one for all engines.

mod c_programs;
mod checked;
mod files;
#[path = "../support/mod.rs"]
mod support;

use libtest_mimic::Arguments;

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = c_programs::trials(&arguments);
    trials.extend(files::trials(&arguments));
    trials.extend(checked::trials());
    let conclusion = libtest_mimic::run(&arguments, trials);
    files::count_portable(&arguments);
    conclusion.exit();
}
