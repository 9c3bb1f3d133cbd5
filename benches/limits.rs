//! What it costs running code that its program can be stopped ([`Config::interruptible`]).
//!
//! `cargo bench --bench limits` prints a table: for programs of `benches/programs` and `benches/c`, on each engine,
//! the user time of a run where the program can be stopped, by that where it cannot. Both are run in turn, and the
//! least of seven counts.

use std::ffi::{CString, c_char};
use std::fs;
use std::ptr;

#[path = "support/time.rs"]
mod time;

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Params, Profile, Results};
use time::user_time;

/// The programs: those of C with their argument for compiled code and for the interpreter, the others with a text
/// to replace for the interpreter.
const PROGRAMS: [(&str, &str, &str); 6] = [
    ("programs/fib", "i64 40", "i64 34"),
    ("programs/matmul", "300", "150"),
    ("programs/hash", "3000000", "300000"),
    ("c/fannkuch", "1000", "100"),
    ("c/nbody", "2000000", "200000"),
    ("c/sha256", "30000", "3000"),
];
const KINDS: [EngineKind; 3] = [EngineKind::Interp, EngineKind::Baseline, EngineKind::Opt];
const ROUNDS: usize = 7;

/// In the place of `printf`: the table alone is to be printed.
extern "C" fn print_nothing() -> i32 {
    0
}

/// A program that is run again and again.
struct Program {
    instance: Instance,
    argument: Option<CString>,
}

impl Program {
    fn new(
        kind: EngineKind,
        interruptible: bool,
        (name, full, small): (&str, &str, &str),
    ) -> Program {
        let path = format!("{}/benches/{name}.ll", env!("CARGO_MANIFEST_DIR"));
        let mut text = fs::read_to_string(path).expect("the program is there");
        let rounds = if kind == EngineKind::Interp {
            small
        } else {
            full
        };
        let argument = match name.starts_with("c/") {
            true => Some(CString::new(rounds).expect("a number")),
            false => {
                text = text.replace(full, rounds);
                None
            }
        };
        let module = Module::from_text(name, text, Profile::Auto).expect("a module");
        let engine = Engine::new(Config::new().engine(kind).interruptible(interruptible));
        let mut linker = Linker::new(&engine.expect("an engine"));
        // SAFETY: what it is declared as has variable arguments, of which it reads none.
        unsafe { linker.define_symbol("printf", print_nothing as *const ()) }.expect("it is new");
        // SAFETY: the program uses memory of its own.
        let instance = unsafe { linker.with_libc().instantiate(&module) }.expect("an instance");
        Program { instance, argument }
    }

    /// Runs it once, and gives the seconds that this thread has worked.
    fn run(&self) -> f64 {
        let start = user_time();
        let status = match &self.argument {
            None => i64::from(self.main::<(), i64>(()) != 0),
            Some(argument) => {
                let arguments = [c"program".as_ptr(), argument.as_ptr(), ptr::null()];
                self.main::<(i32, *const *const c_char), i32>((2, arguments.as_ptr()))
                    .into()
            }
        };
        assert_eq!(status, 0, "the program succeeds");
        user_time() - start
    }

    fn main<P: Params, R: Results>(&self, arguments: P::Given<'_>) -> R {
        let main = self
            .instance
            .typed_func::<P, R>("main")
            .expect("it has one");
        // SAFETY: the strings of the arguments are there.
        unsafe { main.call_with_pointers(arguments) }.expect("it does not trap")
    }
}

fn main() {
    println!("| program | interpreter | baseline | optimizing |");
    println!("|---|---:|---:|---:|");
    for program in PROGRAMS {
        print!("| `{}.ll`", program.0);
        for kind in KINDS {
            let both = [false, true].map(|stoppable| Program::new(kind, stoppable, program));
            let mut least = [f64::INFINITY; 2];
            // The first round compiles.
            for round in 0..=ROUNDS {
                for (program, least) in both.iter().zip(&mut least) {
                    let time = program.run();
                    if round > 0 {
                        *least = least.min(time);
                    }
                }
            }
            print!(" | {:.3} ({:.2} s)", least[1] / least[0], least[0]);
        }
        println!(" |");
    }
}
