//! Watches functions being compiled, each when it is first called.

use std::thread;

use jitlite::{Config, Engine, Error, Linker, Module, Profile};

const PROGRAM: &str = "
define i64 @main(i64 %n) {
  %big = icmp sgt i64 %n, 100
  br i1 %big, label %more, label %less
more:
  %a = call i64 @square(i64 %n)
  ret i64 %a
less:
  %b = call i64 @double(i64 %n)
  ret i64 %b
}

define i64 @square(i64 %n) {
  %r = mul i64 %n, %n
  ret i64 %r
}

define i64 @double(i64 %n) {
  %r = add i64 %n, %n
  ret i64 %r
}

define i64 @never() {
  ret i64 0
}
";

fn main() -> Result<(), Error> {
    let engine = Engine::new(&Config::new())?;
    let module = Module::from_text("lazy.ll", PROGRAM, Profile::Auto)?;
    // SAFETY: the program uses no memory but its stack.
    let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
    let main = instance.typed_func::<(i64,), i64>("main")?;
    let report = |what: &str| {
        let stats = instance.stats();
        let (done, all) = (stats.compiled, instance.function_count());
        println!(
            "{what}: {done} of {all} functions compiled, {} bytes",
            stats.code_bytes
        );
    };

    report("linked");
    println!("main(4) = {}", main.call((4,))?);
    report("after main(4)");
    println!("main(1000) = {}", main.call((1000,))?);
    report("after main(1000)");

    // Threads that need the same function at once compile it once.
    thread::scope(|scope| {
        for n in 0..4 {
            let main = &main;
            scope.spawn(move || main.call((n * 60,)));
        }
    });
    report("after four threads");
    Ok(())
}
