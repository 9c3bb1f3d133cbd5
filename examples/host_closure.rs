//! Gives a program a Rust closure that has state, and lets it fail.

use std::sync::{Arc, Mutex};

use jitlite::{Config, Engine, Error, Linker, Module, Profile};

const PROGRAM: &str = "
declare i64 @record(i64, double)

define double @run(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi double [ 1.0, %entry ], [ %half, %loop ]
  %seen = call i64 @record(i64 %i, double %x)
  %half = fdiv double %x, 2.0
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret double %half
}
";

fn main() -> Result<(), Error> {
    let engine = Engine::new(&Config::new())?;
    let module = Module::from_text("record.ll", PROGRAM, Profile::Auto)?;

    let log = Arc::new(Mutex::new(Vec::new()));
    let seen = log.clone();
    let mut linker = Linker::new(&engine);
    linker.func("record", move |i: i64, x: f64| -> Result<i64, String> {
        if i >= 4 {
            return Err(format!("{i} is more than the host can take"));
        }
        let mut log = seen.lock().map_err(|error| error.to_string())?;
        log.push(x);
        Ok(log.len() as i64)
    })?;

    // SAFETY: the program uses no memory but its stack, and `record` as it is declared: the
    // linker has checked its type.
    let instance = unsafe { linker.instantiate(&module)? };
    let run = instance.typed_func::<(i64,), f64>("run")?;

    println!("the program returned {}", run.call((3,))?);
    println!("the host has recorded {:?}", log.lock().expect("no panic"));

    // The closure's error ends the program's call, and says where it was called.
    println!(
        "{}",
        run.call((100,)).expect_err("five values are too many")
    );
    Ok(())
}
