//! Large functions: compile time grows with their size, not with its square.

use crate::exec::Arena;
use jitlite::lir::*;
use jitlite::x64::{Baseline, Code};

/// Seconds of processor time of this thread.
fn now() -> f64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: `time` can be written.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

fn function(make: impl Fn(&mut Builder, Value, usize) -> Value, n: usize) -> Function {
    let mut func = Function {
        sig: Signature::new(&[Type::I64], &[Type::I64]),
        ..Function::default()
    };
    let mut b = Builder::new(&mut func);
    let entry = b.block(&[Type::I64]);
    b.fill(entry);
    let x = b.func.params(entry).next().unwrap();
    let y = make(&mut b, x, n);
    b.ret(&[y]);
    func
}

/// One block, of which each value is used a little later.
fn straight(b: &mut Builder, x: Value, n: usize) -> Value {
    let mut recent = [x; 24];
    for i in 0..n {
        let (y, z) = (recent[i % 24], recent[(i * 7 + 3) % 24]);
        let ops = [BinaryOp::Add, BinaryOp::Xor, BinaryOp::Mul, BinaryOp::Sub];
        recent[i % 24] = b.binary(ops[i % 4], y, z);
    }
    recent
        .into_iter()
        .reduce(|y, z| b.binary(BinaryOp::Add, y, z))
        .unwrap()
}

/// One small branch after the other, with values that live through many of them.
fn diamonds(b: &mut Builder, x: Value, n: usize) -> Value {
    let mut recent = [x; 16];
    for i in 0..n / 8 {
        let then = b.block(&[]);
        let join = b.block(&[Type::I64]);
        let y = recent[i % 16];
        let zero = b.iconst(Type::I64, i as u64);
        let cond = b.icmp(IntCond::Slt, y, zero);
        b.brif(cond, (then, &[]), (join, &[recent[(i + 5) % 16]]));
        b.fill(then);
        let sum = b.binary(BinaryOp::Add, y, recent[(i + 9) % 16]);
        b.jump(join, &[sum]);
        b.fill(join);
        recent[i % 16] = b.func.params(join).next().unwrap();
    }
    recent
        .into_iter()
        .reduce(|y, z| b.binary(BinaryOp::Add, y, z))
        .unwrap()
}

/// Loops side by side, each with one in it.
fn loops(b: &mut Builder, x: Value, n: usize) -> Value {
    let mut sum = x;
    for _ in 0..n / 16 {
        let outer = b.block(&[Type::I64, Type::I64]);
        let inner = b.block(&[Type::I64, Type::I64]);
        let next = b.block(&[]);
        let done = b.block(&[]);
        let zero = b.iconst(Type::I64, 0);
        let one = b.iconst(Type::I64, 1);
        b.jump(outer, &[zero, sum]);
        b.fill(outer);
        let [i, s] = [0, 1].map(|k| b.func.params(outer).nth(k).unwrap());
        b.jump(inner, &[zero, s]);
        b.fill(inner);
        let [j, t] = [0, 1].map(|k| b.func.params(inner).nth(k).unwrap());
        let u = b.binary(BinaryOp::Add, t, x);
        let j1 = b.binary(BinaryOp::Add, j, one);
        let cond = b.icmp(IntCond::Slt, j1, i);
        b.brif(cond, (inner, &[j1, u]), (next, &[]));
        b.fill(next);
        let i1 = b.binary(BinaryOp::Add, i, one);
        let cond = b.icmp(IntCond::Slt, i1, x);
        b.brif(cond, (outer, &[i1, u]), (done, &[]));
        b.fill(done);
        sum = u;
    }
    sum
}

/// A switch with many cases, each with moves on its edge.
fn switch(b: &mut Builder, x: Value, n: usize) -> Value {
    let join = b.block(&[Type::I64]);
    let default = b.block_call(join, &[x]);
    let mut cases = Vec::new();
    for i in 0..n / 4 {
        let value = b.iconst(Type::I64, i as u64);
        cases.push((i as u64 * 11, b.block_call(join, &[value])));
    }
    let table = b.table(default, cases);
    b.effect(InstData::Switch { value: x, table });
    b.fill(join);
    b.func.params(join).next().unwrap()
}

/// Calls one after the other.
fn calls(b: &mut Builder, x: Value, n: usize) -> Value {
    let sig = Signature::new(&[Type::I64, Type::I64], &[Type::I64]);
    let sig = b.func.sigs.push(sig);
    let target = Target::Symbol(SymbolId(0));
    let callee = b.func.callees.push(CalleeData { target, sig });
    let mut recent = [x; 4];
    for i in 0..n / 2 {
        let args = b.list(&[recent[i % 4], recent[(i + 1) % 4]]);
        recent[i % 4] = b.value(InstData::Call { callee, args }, Type::I64);
    }
    recent[0]
}

#[test]
fn compile_time_is_linear() {
    type Make = fn(&mut Builder, Value, usize) -> Value;
    let all: [(&str, Make); 5] = [
        ("straight", straight),
        ("diamonds", diamonds),
        ("loops", loops),
        ("switch", switch),
        ("calls", calls),
    ];
    let arena = Arena::new(&[(0, |_| vec![])]);
    // Large enough to tell a square from a line, small enough for a build without optimisation.
    let small = if cfg!(debug_assertions) {
        10_000
    } else {
        125_000
    };
    for (name, make) in all {
        let mut compiler = Baseline::new();
        let mut code = Code::default();
        let mut times = [0.0; 2];
        for (time, n) in times.iter_mut().zip([small, 8 * small]) {
            let mut func = function(make, n);
            *time = f64::INFINITY;
            for _ in 0..3 {
                let start = now();
                compiler.compile(&mut func, &arena, &mut code).unwrap();
                *time = time.min(now() - start);
            }
            let count = func.insts.len();
            let speed = count as f64 / *time / 1e6;
            eprintln!("{name}: {count} instructions, {speed:.1} million a second");
        }
        let ratio = times[1] / times[0].max(1e-4);
        assert!(
            ratio < 32.0,
            "{name}: 8 times the size takes {ratio:.1} times as long"
        );
    }
}
