//! A function is replaced while a loop that calls it runs on another thread: the loop goes on, and its next
//! call is one of the new version. State is kept in a variable of the program.

use std::sync::mpsc;
use std::thread;

use jitlite::{Config, Engine, Error, Linker, Module, Profile};

const PROGRAM: &str = "
    @distance = global i64 0
    @stopped = global i8 0
    declare i1 @tell(i64)
    ; Adds to the distance, and says how fast it goes.
    define i64 @step() {
      %old = load i64, ptr @distance
      %new = add i64 %old, 1
      store i64 %new, ptr @distance
      ret i64 1
    }
    define void @run() {
    entry:
      br label %again
    again:
      %last = phi i64 [ 0, %entry ], [ %speed, %next ]
      %speed = call i64 @step()
      %same = icmp eq i64 %speed, %last
      br i1 %same, label %next, label %changed
    changed:
      %is_heard = call i1 @tell(i64 %speed)
      br label %next
    next:
      %stopped = load atomic i8, ptr @stopped monotonic, align 1
      %ends = icmp ne i8 %stopped, 0
      br i1 %ends, label %end, label %again
    end:
      ret void
    }";

/// A new version of `@step`.
fn step(speed: i64) -> String {
    format!(
        "@distance = external global i64
         define i64 @step() {{
           %old = load i64, ptr @distance
           %new = add i64 %old, {speed}
           store i64 %new, ptr @distance
           ret i64 {speed}
         }}"
    )
}

fn main() -> Result<(), Error> {
    let engine = Engine::new(Config::new().replaceable(true))?;
    let (told, speeds) = mpsc::channel();
    let mut linker = Linker::new(&engine);
    linker.func("tell", move |speed: i64| told.send(speed).is_ok())?;
    let module = Module::from_text("run.ll", PROGRAM, Profile::Auto)?;
    // SAFETY: the program uses no memory but its own variables.
    let instance = unsafe { linker.instantiate(&module)? };
    let run = instance.typed_func::<(), ()>("run")?;
    let distance = instance.global::<i64>("distance")?;

    thread::scope(|scope| {
        let running = scope.spawn(move || run.call(()));
        for next in [20, 300, 4000] {
            println!("it goes at {}", speeds.recv().expect("it runs"));
            let module = Module::from_text("step.ll", step(next), Profile::Auto)?;
            let before = distance.get();
            // SAFETY: as above; nobody keeps addresses of the version that is replaced.
            unsafe { instance.replace("step", &module)? };
            assert!(distance.get() >= before);
        }
        println!("it goes at {}", speeds.recv().expect("it runs"));
        instance.global::<i8>("stopped")?.set(1)?;
        running.join().expect("it does not panic")?;
        println!("it has stopped after one run");
        Ok(())
    })
}
