//! Calls of every kind.

use super::{Program, call_symbol, function, sig};
use crate::lir::{BinaryOp, Builder, Function, InstData, IntCond, SymbolId, Type, UnaryOp, Value};

const W: Type = Type::I64;

fn fib(me: u32) -> Function {
    function(&[W], &[W], |b, p| {
        let (small, large) = (b.block(&[]), b.block(&[]));
        let two = b.iconst(W, 2);
        let is_small = b.icmp(IntCond::Slt, p[0], two);
        b.brif(is_small, (small, &[]), (large, &[]));
        b.fill(small);
        b.ret(&[p[0]]);
        b.fill(large);
        let one = b.iconst(W, 1);
        let n = b.binary(BinaryOp::Sub, p[0], one);
        let x = call_symbol(b, me, &[W], &[W], &[n]).unwrap();
        let two = b.iconst(W, 2);
        let n = b.binary(BinaryOp::Sub, p[0], two);
        let y = call_symbol(b, me, &[W], &[W], &[n]).unwrap();
        let sum = b.binary(BinaryOp::Add, x, y);
        b.ret(&[sum]);
    })
}

#[test]
fn recursion() {
    let program = Program::new(&[fib(0)]);
    assert_eq!(program.get(0, &[20]), 6765);
}

/// `sum(a0, a1, ...)` = 1 a0 + 2 a1 + ..., its arguments of many types.
fn weighted(types: &[Type]) -> Function {
    function(types, &[W], |b, p| {
        let mut sum = b.iconst(W, 0);
        for (i, (&value, &ty)) in p.iter().zip(types).enumerate() {
            let wide = match ty {
                Type::F64 => b.unary(UnaryOp::FtoS, W, value),
                Type::I64 => value,
                _ => b.unary(UnaryOp::Sext, W, value),
            };
            let weight = b.iconst(W, i as u64 + 1);
            let term = b.binary(BinaryOp::Mul, wide, weight);
            sum = b.binary(BinaryOp::Add, sum, term);
        }
        b.ret(&[sum]);
    })
}

fn many() -> (Vec<Type>, Vec<u64>, u64) {
    let mut types = Vec::new();
    let mut args = Vec::new();
    let mut want = 0i64;
    for i in 0..24i64 {
        let value = if i % 3 == 0 { -i } else { i };
        let ty = [W, Type::F64, Type::I8, Type::I32, Type::I16][i as usize % 5];
        types.push(ty);
        args.push(match ty {
            Type::F64 => (value as f64).to_bits(),
            _ => value as u64 & ty.mask(),
        });
        want += value * (i + 1);
    }
    (types, args, want as u64)
}

#[test]
fn many_arguments_of_all_types() {
    let (types, args, want) = many();
    let pass = function(&types, &[W], |b, p| {
        let r = call_symbol(b, 0, &types, &[W], p).unwrap();
        b.ret(&[r]);
    });
    let program = Program::new(&[weighted(&types), pass]);
    assert_eq!(program.get(0, &args), want);
    assert_eq!(program.get(1, &args), want);
}

#[allow(clippy::too_many_arguments)]
extern "C" fn native(a: i64, b: f64, c: i8, d: i32, e: i16, f: i64, g: i64, h: f64, i: i64) -> f64 {
    let ints = a + 2 * c as i64 + 3 * d as i64 + 4 * e as i64 + 5 * f + 6 * g + 7 * i;
    ints as f64 + b / h
}

#[test]
fn native_functions_with_arguments_in_registers_and_on_the_stack() {
    // C extends what is narrower than an `int` to one; LIR that calls C has done that.
    let i = Type::I32;
    let types = [W, Type::F64, i, i, i, W, W, Type::F64, W];
    let program = Program::with_natives(
        &[function(&types, &[Type::F64], |b, p| {
            let r = call_symbol(b, 1, &types, &[Type::F64], p).unwrap();
            b.ret(&[r]);
        })],
        &[native as *const u8],
    );
    let args = [
        1,
        2f64.to_bits(),
        -3i32 as u32 as u64,
        4,
        5,
        6,
        7,
        8f64.to_bits(),
        9,
    ];
    let want = native(1, 2.0, -3, 4, 5, 6, 7, 8.0, 9);
    for _ in 0..3 {
        assert_eq!(f64::from_bits(program.get(0, &args)), want);
    }
}

extern "C" fn narrow(a: i32) -> i8 {
    (a + 1) as i8
}

#[test]
fn bits_above_a_native_result_are_dropped() {
    let program = Program::with_natives(
        &[function(&[Type::I32], &[W], |b, p| {
            let r = call_symbol(b, 1, &[Type::I32], &[Type::I8], p).unwrap();
            let r = b.unary(UnaryOp::Uext, W, r);
            b.ret(&[r]);
        })],
        &[narrow as *const u8],
    );
    assert_eq!(program.get(0, &[0x7fff_fffe]), 0xff);
}

fn indirect(
    b: &mut Builder,
    addr: Value,
    params: &[Type],
    results: &[Type],
    args: &[Value],
) -> Value {
    let sig = sig(b, params, results);
    let args = b.list(args);
    let inst = b.inst_with(InstData::CallIndirect { sig, addr, args }, results);
    b.func.result(inst).unwrap()
}

fn address(b: &mut Builder, function: u32) -> Value {
    let data = InstData::SymbolAddr {
        symbol: SymbolId(function),
        offset: 0,
    };
    b.value(data, W)
}

#[test]
fn indirect_calls_of_bytecode_and_of_native_functions() {
    let program = Program::with_natives(
        &[
            function(&[W, W], &[W], |b, p| {
                let r = b.binary(BinaryOp::Sub, p[0], p[1]);
                b.ret(&[r]);
            }),
            function(&[W, W], &[W], |b, p| {
                let f = address(b, 0);
                let r = indirect(b, f, &[W, W], &[W], &[p[1], p[0]]);
                b.ret(&[r]);
            }),
            function(&[W, W], &[W], |b, p| {
                let r = indirect(b, p[0], &[Type::I32], &[Type::I8], &[p[1]]);
                let r = b.unary(UnaryOp::Uext, W, r);
                b.ret(&[r]);
            }),
            function(&[Type::I32], &[W], |b, p| {
                let f = address(b, 4);
                let r = indirect(b, f, &[Type::I32], &[Type::I8], p);
                let r = b.unary(UnaryOp::Uext, W, r);
                b.ret(&[r]);
            }),
        ],
        &[narrow as *const u8],
    );
    assert_eq!(program.get(1, &[10, 3]), 3u64.wrapping_sub(10));
    assert_eq!(program.get(2, &[narrow as *const u8 as u64, 41]), 42);
    assert_eq!(program.get(3, &[41]), 42);
}

#[test]
fn several_results() {
    let results = [W, Type::F64, W, Type::F64];
    let program = Program::new(&[
        function(&[W, Type::F64], &results, |b, p| {
            let one = b.iconst(W, 1);
            let x = b.binary(BinaryOp::Add, p[0], one);
            let y = b.binary(BinaryOp::Fadd, p[1], p[1]);
            b.ret(&[x, y, p[0], p[1]]);
        }),
        function(&[W, Type::F64], &results, |b, p| {
            let first = call_symbol(b, 0, &[W, Type::F64], &results, p).unwrap();
            let v = |i| Value(first.0 + i);
            b.ret(&[v(2), v(3), v(0), v(1)]);
        }),
        function(&[Type::V128, W], &[Type::V128], |b, p| {
            let x = b.binary(BinaryOp::Xor, p[0], p[0]);
            let y = b.binary(BinaryOp::Or, x, p[0]);
            b.ret(&[y]);
        }),
        function(&[W, Type::V128], &[Type::V128], |b, p| {
            let types = [Type::V128, W];
            let r = call_symbol(b, 2, &types, &[Type::V128], &[p[1], p[0]]).unwrap();
            b.ret(&[r]);
        }),
    ]);
    let (one, two) = (1f64.to_bits(), 2f64.to_bits());
    let sum = 3f64.to_bits();
    assert_eq!(program.call(0, &[5, one]).ok(), Some(vec![6, two, 5, one]));
    let half = 1.5f64.to_bits();
    assert_eq!(
        program.call(1, &[5, half]).ok(),
        Some(vec![5, half, 6, sum])
    );
    assert_eq!(program.call(3, &[1, 22, 33]).ok(), Some(vec![22, 33]));
}

#[test]
fn libcalls_are_functions_of_the_engine() {
    use crate::lir::{CalleeData, Libcall, Target};
    // Libcall n is function n; the second is memmove.
    let copy = function(&[W, W, W], &[W], |b, p| {
        let sig = sig(b, &[W, W, W], &[W]);
        let callee = b.func.callees.push(CalleeData {
            target: Target::Libcall(Libcall::Memmove),
            sig,
        });
        let args = b.list(p);
        let r = b.value(InstData::Call { callee, args }, W);
        b.ret(&[r]);
    });
    let program = Program::with_natives(&[copy], &[libc::memmove as *const u8]);
    let mut data = *b"abcdef";
    let at = data.as_mut_ptr() as u64;
    assert_eq!(program.get(0, &[at + 2, at, 4]), at + 2);
    assert_eq!(&data, b"ababcd");
}

/// Threads that come to the same call for the first time find together what it goes to.
#[test]
fn first_calls_of_many_threads() {
    use std::sync::Barrier;
    use std::thread;

    struct SyncProgram(Program);
    // SAFETY: the natives are functions, and the bytecode is there for any number of threads.
    unsafe impl Sync for SyncProgram {}

    const CALLS: u64 = 400;
    let functions = [
        function(&[W], &[W], |b, p| {
            let mut x = p[0];
            for _ in 0..CALLS {
                x = call_symbol(b, 1, &[W], &[W], &[x]).unwrap();
            }
            b.ret(&[x]);
        }),
        function(&[W], &[W], |b, p| {
            let one = b.iconst(W, 1);
            let x = b.binary(BinaryOp::Add, p[0], one);
            b.ret(&[x]);
        }),
    ];
    for _ in 0..40 {
        let program = SyncProgram(Program::new(&functions));
        let start = Barrier::new(2);
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    let shared: &SyncProgram = &program;
                    start.wait();
                    assert_eq!(shared.0.get(0, &[7]), 7 + CALLS);
                });
            }
        });
    }
}
