//! One instance that many threads call into: each maps a part of a slice of Rust, in place. The function is
//! compiled once, by whichever thread comes first.
//!
//! ```text
//! 8 threads have mapped 100000 numbers
//! the longest way to 1 begins at 77031 and has 350 steps
//! a trap ends the call of its own thread: an `unreachable` was reached in `@map`, line 22
//! 1 of 1 functions compiled
//! ```

use std::thread;

use jitlite::{Config, Engine, Error, Linker, Module, Profile};

const PROGRAM: &str = "
; Puts in the place of each number how many steps it takes from it to 1 (Collatz).
define void @map(ptr %numbers, i64 %count) {
entry:
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %more, %done ]
  %end = icmp eq i64 %i, %count
  br i1 %end, label %return, label %start
start:
  %place = getelementptr i64, ptr %numbers, i64 %i
  %first = load i64, ptr %place
  br label %step
step:
  %n = phi i64 [ %first, %start ], [ %to, %go ]
  %steps = phi i64 [ 0, %start ], [ %so.far, %go ]
  switch i64 %n, label %go [
    i64 0, label %never
    i64 1, label %done
  ]
never: ; From 0 there is no way.
  unreachable
go:
  %half = lshr i64 %n, 1
  %three = mul i64 %n, 3
  %up = add i64 %three, 1
  %odd = trunc i64 %n to i1
  %to = select i1 %odd, i64 %up, i64 %half
  %so.far = add i64 %steps, 1
  br label %step
done:
  store i64 %steps, ptr %place
  %more = add i64 %i, 1
  br label %next
return:
  ret void
}
";

const THREADS: usize = 8;

fn main() -> Result<(), Error> {
    let engine = Engine::new(&Config::new())?;
    let module = Module::from_text("collatz.ll", PROGRAM, Profile::Auto)?;
    // SAFETY: the program uses the numbers that it is given.
    let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
    let map = instance.typed_func::<(&mut [i64], i64), ()>("map")?;

    // Calls the function for each part in a thread of its own, and gives what traps there were.
    let in_parallel = |numbers: &mut [i64]| {
        let part = numbers.len().div_ceil(THREADS);
        thread::scope(|scope| {
            let call = |part: &mut [i64]| {
                let len = part.len() as i64;
                map.call((part, len))
            };
            let parts = numbers.chunks_mut(part);
            let threads: Vec<_> = parts.map(|part| scope.spawn(move || call(part))).collect();
            let ends = threads.into_iter().map(|thread| thread.join());
            ends.filter_map(|end| end.expect("no panic").err())
                .collect::<Vec<_>>()
        })
    };

    let mut numbers: Vec<i64> = (1..=100_000).collect();
    let traps = in_parallel(&mut numbers);
    assert!(traps.is_empty());
    println!("{THREADS} threads have mapped {} numbers", numbers.len());
    let longest = (1..).zip(&numbers).max_by_key(|&(_, steps)| steps);
    if let Some((number, steps)) = longest {
        println!("the longest way to 1 begins at {number} and has {steps} steps");
    }

    let mut numbers: Vec<i64> = (0..100_000).rev().collect();
    for trap in in_parallel(&mut numbers) {
        println!("a trap ends the call of its own thread: {trap}");
    }
    let (done, all) = (instance.stats().compiled, instance.function_count());
    println!("{done} of {all} functions compiled");
    Ok(())
}
