//! Calls a function of an LLVM module from Rust.

use jitlite::{Config, Engine, Error, Linker, Module, Profile};

const PROGRAM: &str = "
define i64 @fac(i64 %n) {
  %done = icmp sle i64 %n, 0
  br i1 %done, label %ret, label %rec
ret:
  ret i64 1
rec:
  %m = sub i64 %n, 1
  %f = call i64 @fac(i64 %m)
  %r = mul i64 %n, %f
  ret i64 %r
}

define i64 @mean(i64 %sum, i64 %count) {
  %mean = sdiv i64 %sum, %count
  ret i64 %mean
}
";

fn main() -> Result<(), Error> {
    let engine = Engine::new(&Config::new())?;
    let module = Module::from_text("fac.ll", PROGRAM, Profile::Auto)?;
    // SAFETY: the program reads and writes nothing but its own stack.
    let instance = unsafe { Linker::new(&engine).instantiate(&module)? };

    // The types are checked here, once; a call then passes its arguments in registers.
    let fac = instance.typed_func::<(i64,), i64>("fac")?;
    for n in [5, 10, 20] {
        println!("{n}! = {}", fac.call((n,))?);
    }

    // A mistake of the program is a trap that says where it was made, not a crash.
    let mean = instance.typed_func::<(i64, i64), i64>("mean")?;
    let trap = mean.call((720, 0)).expect_err("nobody divides by zero");
    println!("{trap}");
    Ok(())
}
