//! A calculator in reverse Polish notation whose functions are closures of Rust: each line is built to a
//! function, in which `+` is an instruction and `hypot` a call of a closure.
//!
//! ```text
//! 3 4 hypot 2 ^  =  25
//! 1 2 + 3 *  =  9
//! recall 1 -  =  8
//! 2 sqrt store recall *  =  2.0000000000000004
//! 1 0 /  =  inf
//! -4 sqrt: there is no square root of -4
//! 2 frob: there is no `frob`
//! 1 +: `+` takes 2 numbers
//! 2 square roots
//! ```

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use jitlite::build::{BinaryOp, FunctionBuilder, ModuleBuilder, Type, Value};
use jitlite::{Config, Engine, Error, Linker};

/// The functions that are closures, and how many numbers each takes.
const FUNCTIONS: [(&str, usize); 5] = [
    ("sqrt", 1),
    ("hypot", 2),
    ("^", 2),
    ("store", 1),
    ("recall", 0),
];

/// Puts a line into a function, word by word; the stack is one of values to come.
fn build(f: &FunctionBuilder<'_>, line: &str) -> Result<Value, String> {
    let mut stack = Vec::new();
    for word in line.split_whitespace() {
        let operator = match word {
            "+" => Some(BinaryOp::FAdd),
            "-" => Some(BinaryOp::FSub),
            "*" => Some(BinaryOp::FMul),
            "/" => Some(BinaryOp::FDiv),
            _ => None,
        };
        let function = FUNCTIONS.iter().find(|(name, _)| *name == word);
        let count = match (operator, function, word.parse()) {
            (None, None, Ok(number)) => {
                stack.push(f.f64(number));
                continue;
            }
            (Some(_), ..) => 2,
            (None, Some(&(_, count)), _) => count,
            (None, None, Err(_)) => return Err(format!("there is no `{word}`")),
        };
        let Some(at) = stack.len().checked_sub(count) else {
            return Err(format!("`{word}` takes {count} numbers"));
        };
        let args = stack.split_off(at);
        stack.push(match operator {
            Some(operator) => f.binary(operator, args[0], args[1]),
            None => {
                let callee = f.function(word, Type::DOUBLE, &vec![Type::DOUBLE; count]);
                f.call(callee, &args)
            }
        });
    }
    stack.pop().ok_or_else(|| "there is nothing".to_string())
}

fn calculate(linker: &Linker, line: &str) -> Result<f64, String> {
    let m = ModuleBuilder::new(line);
    let main = m.function("main", Type::DOUBLE, &[]);
    let f = m.body(main);
    let result = build(&f, line)?;
    f.ret(result);
    let run = || {
        let module = m.finish()?;
        // SAFETY: the line uses no memory, and closures as they are declared: the linker checks their types.
        let instance = unsafe { linker.instantiate(&module)? };
        Ok(instance.typed_func::<(), f64>("main")?.call(())?)
    };
    run().map_err(|error: Error| match error.trap() {
        // Its place is of no interest in one line.
        Some(trap) => trap.kind().to_string(),
        None => error.to_string(),
    })
}

fn main() -> Result<(), Error> {
    let engine = Engine::new(&Config::new())?;
    let mut linker = Linker::new(&engine);
    let calls = Arc::new(AtomicU64::new(0));
    let memory = Arc::new(Mutex::new(0.0));

    let count = calls.clone();
    linker.func("sqrt", move |x: f64| {
        count.fetch_add(1, Ordering::Relaxed);
        match x < 0.0 {
            true => Err(format!("there is no square root of {x}")),
            false => Ok(x.sqrt()),
        }
    })?;
    linker.func("hypot", f64::hypot)?;
    linker.func("^", f64::powf)?;
    let cell = memory.clone();
    linker.func("store", move |x: f64| -> f64 {
        *cell.lock().expect("no panic") = x;
        x
    })?;
    let cell = memory.clone();
    linker.func("recall", move || -> f64 { *cell.lock().expect("no panic") })?;

    for line in [
        "3 4 hypot 2 ^",
        "1 2 + 3 *",
        "recall 1 -",
        "2 sqrt store recall *",
        "1 0 /",
        "-4 sqrt",
        "2 frob",
        "1 +",
    ] {
        match calculate(&linker, line) {
            Ok(result) => {
                println!("{line}  =  {result}");
                *memory.lock().expect("no panic") = result;
            }
            Err(why) => println!("{line}: {why}"),
        }
    }
    println!("{} square roots", calls.load(Ordering::Relaxed));
    Ok(())
}
