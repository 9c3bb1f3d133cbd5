//! Every way in which a program's mistake ends it, and what is reported of the place.

use super::{Ended, Program, call_symbol, function};
use crate::lir::{self, BinaryOp, InstData, IntCond, Origin, TrapCode, Type};
use crate::runtime::FuncIndex;
use crate::runtime::limits::{Limits, Stop};
use crate::runtime::trap::{Payload, TrapKind};

const W: Type = Type::I64;

fn ended(program: &Program, function: u32, args: &[u64]) -> Ended {
    match program.call(function, args) {
        Ok(results) => panic!("returned {results:?}"),
        Err(ended) => ended,
    }
}

fn places(ended: &Ended) -> Vec<(u32, Option<u32>)> {
    ended
        .frames
        .iter()
        .map(|f| (f.function.0, f.inst))
        .collect()
}

#[test]
fn a_bad_address_ends_the_program() {
    let program = Program::new(&[
        function(&[W], &[W], |b, p| {
            b.origin = Origin(3);
            let v = b.load(W, p[0], 8);
            b.origin = Origin(4);
            b.ret(&[v]);
        }),
        function(&[W], &[W], |b, p| {
            b.origin = Origin(7);
            let r = call_symbol(b, 0, &[W], &[W], p).unwrap();
            b.origin = Origin(8);
            b.store(r, p[0], 0);
            b.ret(&[r]);
        }),
        function(&[W, Type::I8], &[], |b, p| {
            b.origin = Origin(1);
            b.store(p[1], p[0], 0);
            b.ret(&[]);
        }),
    ]);
    let end = ended(&program, 1, &[0]);
    assert_eq!(end.kind, TrapKind::BadAddress(Some(8)));
    assert_eq!(places(&end), [(0, Some(3)), (1, Some(7))]);
    let end = ended(&program, 2, &[0x1234, 1]);
    assert_eq!(end.kind, TrapKind::BadAddress(Some(0x1234)));
    assert_eq!(places(&end), [(2, Some(1))]);
    let end = ended(&program, 0, &[1 << 63]);
    assert_eq!(end.kind, TrapKind::BadAddress(None));
    // And after all that it still runs.
    let cell = [0u64, 42];
    assert_eq!(program.get(0, &[cell.as_ptr() as u64]), 42);
}

/// A function that calls the address that it is given.
fn calls_its_argument() -> lir::Function {
    function(&[W], &[], |b, p| {
        let sig = super::sig(b, &[], &[]);
        let args = b.list(&[]);
        b.effect(InstData::CallIndirect {
            sig,
            addr: p[0],
            args,
        });
        b.ret(&[]);
    })
}

#[test]
fn a_call_of_null_ends_the_program() {
    let program = Program::new(&[calls_its_argument()]);
    assert_eq!(ended(&program, 0, &[0]).kind, TrapKind::BadAddress(Some(0)));
}

#[test]
fn divisions() {
    for op in [
        BinaryOp::Sdiv,
        BinaryOp::Srem,
        BinaryOp::Udiv,
        BinaryOp::Urem,
    ] {
        for ty in [Type::I8, Type::I16, Type::I32, Type::I64] {
            let program = Program::new(&[function(&[ty, ty], &[ty], |b, p| {
                b.origin = Origin(5);
                let r = b.binary(op, p[0], p[1]);
                b.ret(&[r]);
            })]);
            let end = ended(&program, 0, &[1, 0]);
            assert_eq!(end.kind, TrapKind::DivisionByZero);
            assert_eq!(places(&end), [(0, Some(5))]);
            let min = 1 << (ty.bits() - 1);
            let args = [min, ty.mask()];
            match op {
                BinaryOp::Sdiv | BinaryOp::Srem => {
                    assert_eq!(ended(&program, 0, &args).kind, TrapKind::DivisionOverflow);
                }
                BinaryOp::Udiv => assert_eq!(program.get(0, &args), 0),
                _ => assert_eq!(program.get(0, &args), min),
            }
        }
    }
}

#[test]
fn unreachable_and_abort() {
    let kinds = [TrapKind::Unreachable, TrapKind::Abort];
    for (code, kind) in [TrapCode::Unreachable, TrapCode::Abort]
        .into_iter()
        .zip(kinds)
    {
        let program = Program::new(&[function(&[], &[], |b, _| {
            b.origin = Origin(2);
            b.effect(InstData::Trap { code });
        })]);
        let end = ended(&program, 0, &[]);
        assert_eq!(end.kind, kind);
        assert_eq!(places(&end), [(0, Some(2))]);
    }
}

#[test]
fn a_recursion_without_end_overflows_the_stack() {
    let program = Program::new(&[function(&[W], &[W], |b, p| {
        b.origin = Origin(1);
        let r = call_symbol(b, 0, &[W], &[W], p).unwrap();
        let r = b.binary(BinaryOp::Add, r, p[0]);
        b.ret(&[r]);
    })]);
    for _ in 0..3 {
        let end = ended(&program, 0, &[1]);
        assert_eq!(end.kind, TrapKind::StackOverflow);
        assert_eq!((end.frames.len(), end.frames[70].inst), (80, Some(1)));
        assert!(end.omitted > 10_000);
    }
}

#[test]
fn an_allocation_without_end_overflows_the_stack() {
    let program = Program::new(&[function(&[W], &[], |b, p| {
        b.value(
            InstData::StackAlloc {
                size: p[0],
                align: 4,
            },
            W,
        );
        b.ret(&[]);
    })]);
    for size in [1 << 30, 1 << 63, u64::MAX] {
        assert_eq!(ended(&program, 0, &[size]).kind, TrapKind::StackOverflow);
    }
    assert!(program.call(0, &[1000]).is_ok());
}

#[test]
fn a_panic_of_who_makes_functions_is_one_of_who_has_called_the_program() {
    let program = Program::with_natives(
        &[
            function(&[], &[], |b, _| {
                call_symbol(b, 2, &[], &[], &[]);
                b.ret(&[]);
            }),
            calls_its_argument(),
        ],
        &[std::ptr::null()],
    );
    let address = program.entries.thunk(FuncIndex(2));
    for (caller, args) in [(0, &[][..]), (1, &[address])] {
        match ended(&program, caller, args).payload {
            Payload::Panic(payload) => {
                assert_eq!(payload.downcast_ref::<&str>(), Some(&"mistaken"));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_missing_function_says_so() {
    let program = Program::with_natives(
        &[function(&[], &[], |b, _| {
            call_symbol(b, 1, &[], &[], &[]);
            b.ret(&[]);
        })],
        &[std::ptr::null()],
    );
    let program = Program {
        codes: program.codes.into_iter().take(1).collect(),
        entries: program.entries,
    };
    let end = ended(&program, 0, &[]);
    assert_eq!(end.kind, TrapKind::Host("there is no function 1".into()));
    assert_eq!(end.frames[0].function, FuncIndex(0));
}

#[test]
fn a_loop_without_end_runs_out_of_fuel() {
    let mut body = function(&[W], &[W], |b, p| {
        let (head, done) = (b.block(&[W]), b.block(&[]));
        b.jump(head, &[p[0]]);
        b.fill(head);
        let i = b.func.params(head).next().unwrap();
        let one = b.iconst(W, 1);
        let next = b.binary(BinaryOp::Sub, i, one);
        let zero = b.iconst(W, 0);
        let stop = b.icmp(IntCond::Eq, next, zero);
        b.brif(stop, (done, &[]), (head, &[next]));
        b.fill(done);
        b.ret(&[next]);
    });
    lir::limits::meter(&mut body);
    let limits: &Limits = Box::leak(Box::new(Limits::new(1000)));
    let program = Program::limited(&[body], limits);
    assert_eq!(program.get(0, &[10]), 0);
    // The jump, five instructions a round, the return.
    assert_eq!(limits.fuel(), 1000 - 1 - 10 * 5 - 1);
    let end = ended(&program, 0, &[0]);
    assert_eq!((end.kind, limits.fuel()), (TrapKind::OutOfFuel, 0));
    limits.set_fuel(1000);
    limits.stop(Stop::Deadline);
    assert_eq!(ended(&program, 0, &[0]).kind, TrapKind::DeadlineExceeded);
}
