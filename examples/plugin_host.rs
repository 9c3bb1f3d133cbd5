//! A host of plug-ins that it does not trust to end, nor to be right: each has a deadline, fuel, and a heap of
//! its own with a limit, and what goes wrong in one is a value.

use std::time::Duration;

use jitlite::{Config, Engine, Error, Instance, Linker, Module, Profile, TrapKind};

/// What the host offers, and what it does not.
const PLUGINS: [(&str, &str); 5] = [
    (
        "good",
        "declare void @say(i64)
         define void @plugin(i64 %n) {
           %square = mul i64 %n, %n
           call void @say(i64 %square)
           ret void
         }",
    ),
    (
        "endless",
        "define void @plugin(i64 %n) {
           br label %again
         again:
           br label %again
         }",
    ),
    (
        "greedy",
        "declare ptr @malloc(i64)
         define void @plugin(i64 %n) {
           br label %again
         again:
           %p = call ptr @malloc(i64 65536)
           store i8 1, ptr %p
           br label %again
         }",
    ),
    (
        "careless",
        "define void @plugin(i64 %n) {
           %zero = sub i64 %n, %n
           %x = sdiv i64 %n, %zero
           ret void
         }",
    ),
    (
        "nosy",
        "declare i32 @system(ptr)
         define void @plugin(i64 %n) {
           %x = call i32 @system(ptr null)
           ret void
         }",
    ),
];

fn load(engine: &Engine, name: &str, text: &str) -> Result<Instance, Error> {
    let module = Module::from_text(name, text, Profile::Auto)?;
    let mut linker = Linker::new(engine);
    // Nothing else of the process has a name that a plug-in could use.
    linker.own_heap(4 << 20);
    linker.func("say", |n: i64| println!("  it says {n}"))?;
    // SAFETY: plug-ins may crash, which is a trap, but are trusted not to make up addresses of the host.
    unsafe { linker.instantiate(&module) }
}

fn main() -> Result<(), Error> {
    let mut config = Config::new();
    config
        .interruptible(true)
        .fuel(50_000_000)
        .stack_size(256 << 10);
    let engine = Engine::new(&config)?;
    for (name, text) in PLUGINS {
        println!("{name}:");
        let instance = match load(&engine, name, text) {
            Ok(instance) => instance,
            Err(error) => {
                println!("  it is not loaded: {error}");
                continue;
            }
        };
        let plugin = instance.typed_func::<(i64,), ()>("plugin")?;
        let _deadline = instance.deadline(Duration::from_millis(200))?;
        match plugin.call((7,)) {
            Ok(()) => println!("  it is done"),
            Err(trap) => match trap.kind() {
                TrapKind::OutOfFuel | TrapKind::DeadlineExceeded => println!("  it takes too long"),
                _ => println!("  it is ended: {trap}"),
            },
        }
    }
    Ok(())
}
