//! What a stage makes of a file, compared with the comments at its end: lowering (`lir/`), the passes of the optimizer
//! (`opt/`), and both compilers (`asm/`).

mod asm;
#[path = "../support/blessed.rs"]
mod blessed;
mod lir;
mod opt;

use libtest_mimic::Arguments;

fn main() {
    let arguments = Arguments::from_args();
    let trials = [lir::trials(), opt::trials(), asm::trials()];
    let trials = trials.into_iter().flatten().collect();
    libtest_mimic::run(&arguments, trials).exit();
}
