//! Branches, loops, block arguments, memory and slots.

use super::{Program, function};
use crate::lir::{BinaryOp, Builder, InstData, IntCond, Type, Value};

const W: Type = Type::I64;

fn k(b: &mut Builder, n: i64) -> Value {
    b.iconst(W, n as u64)
}

#[test]
fn a_loop_in_registers() {
    // Fibonacci: the parameters of the loop are exchanged each round.
    let program = Program::new(&[function(&[W], &[W], |b, p| {
        let (head, body, done) = (b.block(&[W, W, W]), b.block(&[]), b.block(&[]));
        let (zero, one) = (k(b, 0), k(b, 1));
        b.jump(head, &[p[0], zero, one]);
        b.fill(head);
        let h: Vec<Value> = b.func.params(head).collect();
        let zero = k(b, 0);
        let more = b.icmp(IntCond::Sgt, h[0], zero);
        b.brif(more, (body, &[]), (done, &[]));
        b.fill(body);
        let sum = b.binary(BinaryOp::Add, h[1], h[2]);
        let one = k(b, 1);
        let n = b.binary(BinaryOp::Sub, h[0], one);
        b.jump(head, &[n, h[2], sum]);
        b.fill(done);
        b.ret(&[h[1]]);
    })]);
    for (n, want) in [(0, 0), (1, 1), (2, 1), (10, 55), (50, 12586269025)] {
        assert_eq!(program.get(0, &[n]), want);
    }
}

#[test]
fn a_loop_of_one_block_whose_old_values_are_needed() {
    // Returns the last i and the last but one s.
    let program = Program::new(&[function(&[W], &[W, W], |b, p| {
        let (body, done) = (b.block(&[W, W]), b.block(&[]));
        let zero = k(b, 0);
        b.jump(body, &[zero, zero]);
        b.fill(body);
        let h: Vec<Value> = b.func.params(body).collect();
        let s = b.binary(BinaryOp::Add, h[1], h[0]);
        let one = k(b, 1);
        let i = b.binary(BinaryOp::Add, h[0], one);
        let more = b.icmp(IntCond::Slt, i, p[0]);
        b.brif(more, (body, &[i, s]), (done, &[]));
        b.fill(done);
        b.ret(&[i, h[1]]);
    })]);
    assert_eq!(program.call(0, &[5]).ok(), Some(vec![5, 6]));
    assert_eq!(program.call(0, &[1]).ok(), Some(vec![1, 0]));
}

#[test]
fn arguments_are_exchanged_on_both_edges() {
    let program = Program::new(&[function(&[W, W, W, Type::I8], &[W], |b, p| {
        let (yes, no, join) = (b.block(&[W, W, W]), b.block(&[W, W, W]), b.block(&[W]));
        b.brif(p[3], (yes, &[p[1], p[2], p[0]]), (no, &[p[2], p[1], p[0]]));
        for block in [no, yes] {
            b.fill(block);
            let q: Vec<Value> = b.func.params(block).collect();
            let hundred = k(b, 100);
            let ten = k(b, 10);
            let a = b.binary(BinaryOp::Mul, q[0], hundred);
            let c = b.binary(BinaryOp::Mul, q[1], ten);
            let s = b.binary(BinaryOp::Add, a, c);
            let s = b.binary(BinaryOp::Add, s, q[2]);
            b.jump(join, &[s]);
        }
        b.fill(join);
        let r = b.func.params(join).next().unwrap();
        b.ret(&[r]);
    })]);
    assert_eq!(program.get(0, &[1, 2, 3, 1]), 231);
    assert_eq!(program.get(0, &[1, 2, 3, 0]), 321);
}

#[test]
fn a_rotation_in_a_loop() {
    // Rotates three values n times: each round is a cycle of three moves.
    let program = Program::new(&[function(&[W], &[W], |b, p| {
        let (head, body, done) = (b.block(&[W, W, W, W]), b.block(&[]), b.block(&[]));
        let c = [k(b, 1), k(b, 2), k(b, 3)];
        b.jump(head, &[p[0], c[0], c[1], c[2]]);
        b.fill(head);
        let h: Vec<Value> = b.func.params(head).collect();
        let zero = k(b, 0);
        let stop = b.icmp(IntCond::Eq, h[0], zero);
        b.brif(stop, (done, &[]), (body, &[]));
        b.fill(body);
        let one = k(b, 1);
        let n = b.binary(BinaryOp::Sub, h[0], one);
        b.jump(head, &[n, h[2], h[3], h[1]]);
        b.fill(done);
        let four = k(b, 4);
        let x = b.binary(BinaryOp::Shl, h[1], four);
        let x = b.binary(BinaryOp::Or, x, h[2]);
        let x = b.binary(BinaryOp::Shl, x, four);
        let x = b.binary(BinaryOp::Or, x, h[3]);
        b.ret(&[x]);
    })]);
    assert_eq!(program.get(0, &[0]), 0x123);
    assert_eq!(program.get(0, &[1]), 0x231);
    assert_eq!(program.get(0, &[5]), 0x312);
}

fn switch(cases: &[u64], ty: Type) -> Program {
    Program::new(&[function(&[ty], &[W], |b, p| {
        let join = b.block(&[W]);
        let default = b.block(&[]);
        let mut list = Vec::new();
        for &case in cases {
            let value = k(b, case as i64 + 1000);
            list.push((case, b.block_call(join, &[value])));
        }
        let to_default = b.block_call(default, &[]);
        let table = b.table(to_default, list);
        b.effect(InstData::Switch { value: p[0], table });
        b.fill(join);
        let r = b.func.params(join).next().unwrap();
        b.ret(&[r]);
        b.fill(default);
        let r = k(b, 7);
        b.ret(&[r]);
    })])
}

#[test]
fn switches_dense_and_sparse() {
    let lists: [&[u64]; 5] = [
        &[],
        &[5],
        &[3, 1, 2, 9],
        &[0, 1 << 40, 77, u64::MAX, 1 << 63, 12],
        &[u64::MAX, u64::MAX - 1],
    ];
    for cases in lists {
        let program = switch(cases, W);
        for &case in cases {
            assert_eq!(program.get(0, &[case]), case.wrapping_add(1000));
            for near in [case.wrapping_sub(1), case.wrapping_add(1)] {
                if !cases.contains(&near) {
                    assert_eq!(program.get(0, &[near]), 7);
                }
            }
        }
        assert_eq!(program.get(0, &[4444]), 7);
    }
    let program = switch(&[200, 255], Type::I8);
    assert_eq!(program.get(0, &[255]), 1255);
    assert_eq!(program.get(0, &[1]), 7);
}

#[test]
fn loads_and_stores_of_all_types() {
    for ty in Type::ALL {
        // Copies from one address to another with each form of address.
        let program = Program::new(&[
            function(&[W, W], &[], |b, p| {
                let v = b.load(ty, p[0], 0);
                b.store(v, p[1], 0);
                b.ret(&[]);
            }),
            function(&[W, W], &[], |b, p| {
                let v = b.load(ty, p[0], 16);
                b.store(v, p[1], -3);
                b.ret(&[]);
            }),
            function(&[W, W, W], &[], |b, p| {
                let scale = ty.bytes().trailing_zeros().min(3) as u8;
                let lea = |b: &mut Builder, base, offset| {
                    let data = InstData::Lea {
                        base,
                        index: p[2],
                        scale,
                        offset,
                    };
                    b.value(data, W)
                };
                let from = lea(b, p[0], 0);
                let v = b.load(ty, from, 0);
                let to = lea(b, p[1], 0);
                b.store(v, to, 0);
                let from = lea(b, p[0], 5);
                let v = b.load(ty, from, 3);
                let to = lea(b, p[1], 100_000);
                b.store(v, to, 8);
                b.ret(&[]);
            }),
            function(&[W, W], &[], |b, p| {
                let slot = b.slot(64, 16);
                let addr =
                    |b: &mut Builder, offset| b.value(InstData::SlotAddr { slot, offset }, W);
                let v = b.load(ty, p[0], 0);
                let at = addr(b, 8);
                b.store(v, at, 5);
                let at = addr(b, 13);
                let v = b.load(ty, at, 0);
                b.store(v, p[1], 0);
                b.ret(&[]);
            }),
        ]);
        let n = ty.bytes() as usize;
        let data: Vec<u8> = (1..=255).collect();
        let mut out = vec![0u8; 101_000];
        let (from, to) = (data.as_ptr() as u64, out.as_mut_ptr() as u64);
        program.call(0, &[from, to + 9]).ok().unwrap();
        program.call(1, &[from, to + 103]).ok().unwrap();
        program.call(2, &[from, to + 200, 2]).ok().unwrap();
        program.call(3, &[from, to + 900]).ok().unwrap();
        let scaled = 2 << ty.bytes().trailing_zeros().min(3);
        assert_eq!(out[9..9 + n], data[..n], "{ty}");
        assert_eq!(out[9 + n], 0);
        assert_eq!(out[100..100 + n], data[16..16 + n]);
        assert_eq!(
            out[200 + scaled..200 + scaled + n],
            data[scaled..scaled + n]
        );
        let far = 200 + scaled + 100_008;
        assert_eq!(out[far..far + n], data[scaled + 8..scaled + 8 + n]);
        assert_eq!(out[900..900 + n], data[..n]);
    }
}

#[test]
fn absolute_addresses_and_stores_of_constants() {
    let cell = Box::leak(Box::new([0u64; 4]));
    let at = cell.as_ptr() as u64;
    for ty in [
        Type::I8,
        Type::I16,
        Type::I32,
        Type::I64,
        Type::F32,
        Type::F64,
    ] {
        let program = Program::new(&[function(&[W], &[], |b, p| {
            let a = b.iconst(W, at);
            let v = b.load(ty, a, 8);
            b.store(v, a, 16);
            let c = match ty.is_int() {
                true => b.iconst(ty, u64::MAX),
                false => b.fconst(ty, 0),
            };
            b.store(c, p[0], 0);
            b.ret(&[]);
        })]);
        *cell = [0x1111_1111_1111_1111; 4];
        cell[1] = 0x8877_6655_4433_2211;
        program.call(0, &[at + 24]).ok().unwrap();
        let mask = ty.mask();
        assert_eq!(
            cell[2],
            0x1111_1111_1111_1111 & !mask | 0x8877_6655_4433_2211 & mask
        );
        let stored = if ty.is_int() { mask } else { 0 };
        assert_eq!(cell[3], 0x1111_1111_1111_1111 & !mask | stored);
    }
}

/// What a compiler without optimisation writes: every variable in a slot.
#[test]
fn variables_in_slots() {
    let program = Program::new(&[function(&[W], &[W], |b, p| {
        let (i, s) = (b.slot(8, 8), b.slot(8, 8));
        let addr = |b: &mut Builder, slot| b.value(InstData::SlotAddr { slot, offset: 0 }, W);
        let (ia, sa) = (addr(b, i), addr(b, s));
        let zero = k(b, 0);
        b.store(zero, ia, 0);
        b.store(zero, sa, 0);
        let (head, body, done) = (b.block(&[]), b.block(&[]), b.block(&[]));
        b.jump(head, &[]);
        b.fill(head);
        let iv = b.load(W, ia, 0);
        let more = b.icmp(IntCond::Slt, iv, p[0]);
        b.brif(more, (body, &[]), (done, &[]));
        b.fill(body);
        let sv = b.load(W, sa, 0);
        let iv = b.load(W, ia, 0);
        let sum = b.binary(BinaryOp::Add, sv, iv);
        b.store(sum, sa, 0);
        let one = k(b, 1);
        let old = b.load(W, ia, 0);
        let next = b.binary(BinaryOp::Add, old, one);
        b.store(next, ia, 0);
        // The value from before the store is still needed here.
        let sv = b.load(W, sa, 0);
        let back = b.binary(BinaryOp::Sub, sv, old);
        let again = b.binary(BinaryOp::Add, back, old);
        b.store(again, sa, 0);
        b.jump(head, &[]);
        b.fill(done);
        let r = b.load(W, sa, 0);
        b.ret(&[r]);
    })]);
    assert_eq!(program.get(0, &[0]), 0);
    assert_eq!(program.get(0, &[101]), 5050);
    // Comparison, two additions, the detour, and no loads or stores.
    let words = program.codes[0].as_ref().ok().unwrap().size() / 8;
    assert!(words <= 14, "{words}");
}

#[test]
fn a_parameter_in_a_slot_that_is_written_before() {
    let addr = |b: &mut Builder, slot| b.value(InstData::SlotAddr { slot, offset: 0 }, W);
    let program = Program::new(&[
        function(&[W, W], &[W], |b, p| {
            let slot = b.slot(8, 8);
            let at = addr(b, slot);
            let five = k(b, 5);
            b.store(five, at, 0);
            let x = b.load(W, at, 0);
            b.store(p[0], at, 0);
            let y = b.load(W, at, 0);
            b.store(p[1], at, 0);
            let z = b.load(W, at, 0);
            let ten = k(b, 10);
            let s = b.binary(BinaryOp::Mul, x, ten);
            let s = b.binary(BinaryOp::Add, s, y);
            let s = b.binary(BinaryOp::Mul, s, ten);
            let s = b.binary(BinaryOp::Add, s, z);
            b.ret(&[s]);
        }),
        function(&[W], &[W], |b, p| {
            let slot = b.slot(8, 8);
            let at = addr(b, slot);
            b.store(p[0], at, 0);
            let x = b.load(W, at, 0);
            let one = k(b, 1);
            let y = b.binary(BinaryOp::Add, x, one);
            b.store(y, at, 0);
            let z = b.load(W, at, 0);
            let r = b.binary(BinaryOp::Mul, x, z);
            b.ret(&[r]);
        }),
    ]);
    assert_eq!(program.get(0, &[6, 7]), 567);
    assert_eq!(program.get(1, &[6]), 42);
}

#[test]
fn stack_allocation_is_aligned_and_freed() {
    let program = Program::new(&[function(&[W], &[W, W], |b, p| {
        let saved = b.value(InstData::StackSave, W);
        let alloc = |b: &mut Builder, align| b.value(InstData::StackAlloc { size: p[0], align }, W);
        let a = alloc(b, 6);
        let c = alloc(b, 0);
        let distance = b.binary(BinaryOp::Sub, c, a);
        b.store(distance, a, 0);
        b.store(distance, c, 0);
        b.effect(InstData::StackRestore { saved });
        let d = alloc(b, 6);
        let same = b.binary(BinaryOp::Sub, d, a);
        let mask = k(b, 63);
        let low = b.binary(BinaryOp::And, a, mask);
        let bad = b.binary(BinaryOp::Or, same, low);
        b.ret(&[distance, bad]);
    })]);
    assert_eq!(program.call(0, &[100]).ok(), Some(vec![112, 0]));
}

#[test]
fn slots_with_a_large_alignment() {
    let program = Program::new(&[function(&[], &[W], |b, _| {
        let slot = b.slot(100, 256);
        let small = b.slot(3, 1);
        let a = b.value(InstData::SlotAddr { slot, offset: 0 }, W);
        let a8 = b.value(InstData::SlotAddr { slot, offset: 8 }, W);
        let s = b.value(
            InstData::SlotAddr {
                slot: small,
                offset: 1,
            },
            W,
        );
        let byte = b.iconst(Type::I8, 0x55);
        b.store(byte, s, 0);
        b.store(a8, a, 16);
        let back = b.load(W, a8, 8);
        let eight = k(b, 8);
        let back = b.binary(BinaryOp::Sub, back, eight);
        let same = b.binary(BinaryOp::Sub, back, a);
        let mask = k(b, 255);
        let low = b.binary(BinaryOp::And, a, mask);
        let r = b.binary(BinaryOp::Or, same, low);
        let byte = b.load(Type::I8, s, 0);
        let byte = b.unary(crate::lir::UnaryOp::Uext, W, byte);
        let r = b.binary(BinaryOp::Or, r, byte);
        b.ret(&[r]);
    })]);
    assert_eq!(program.get(0, &[]), 0x55);
}

#[test]
fn a_block_with_more_values_than_a_frame_names() {
    // 70,000 values are all used at the end, in another block.
    let program = Program::new(&[function(&[W], &[W], |b, p| {
        let mut values = vec![p[0]];
        for _ in 0..70_000 {
            let one = k(b, 1);
            let last = *values.last().unwrap();
            values.push(b.binary(BinaryOp::Add, last, one));
        }
        let next = b.block(&[W]);
        b.jump(next, &[values[50_000]]);
        b.fill(next);
        let mut sum = b.func.params(next).next().unwrap();
        for value in values {
            sum = b.binary(BinaryOp::Add, sum, value);
        }
        b.ret(&[sum]);
    })]);
    let n = 70_000u64;
    assert_eq!(program.get(0, &[3]), 50_003 + 3 * (n + 1) + n * (n + 1) / 2);
}

#[test]
fn branches_over_more_words_than_a_short_one_reaches() {
    let program = Program::new(&[function(&[W], &[W], |b, p| {
        let (far, done) = (b.block(&[W]), b.block(&[W]));
        let zero = k(b, 0);
        let is_zero = b.icmp(IntCond::Eq, p[0], zero);
        b.brif(is_zero, (done, &[p[0]]), (far, &[p[0]]));
        b.fill(far);
        let mut x = b.func.params(far).next().unwrap();
        for _ in 0..40_000 {
            let one = k(b, 1);
            x = b.binary(BinaryOp::Add, x, one);
        }
        let limit = k(b, 100_000);
        let again = b.icmp(IntCond::Slt, x, limit);
        b.brif(again, (far, &[x]), (done, &[x]));
        b.fill(done);
        let r = b.func.params(done).next().unwrap();
        b.ret(&[r]);
    })]);
    assert_eq!(program.get(0, &[0]), 0);
    assert_eq!(program.get(0, &[1]), 120_001);
}

#[test]
fn what_is_restored_as_the_stack_may_be_anything() {
    let callee = function(&[Type::I64], &[Type::I64], |b, p| {
        let r = b.binary(BinaryOp::Mul, p[0], p[0]);
        b.ret(&[r]);
    });
    let caller = function(&[Type::I64; 2], &[Type::I64], |b, p| {
        let saved = b.value(InstData::StackSave, Type::I64);
        let saved = b.binary(BinaryOp::Add, saved, p[1]);
        b.effect(InstData::StackRestore { saved });
        let seven = b.iconst(Type::I64, 7);
        let square = super::call_symbol(b, 0, &[Type::I64], &[Type::I64], &[seven]).unwrap();
        let r = b.binary(BinaryOp::Add, p[0], square);
        b.ret(&[r]);
    });
    let program = Program::new(&[callee, caller]);
    for by in [0, 1, 8, 16, 4096, 1 << 40] {
        assert_eq!(program.get(1, &[5, by]), 54, "{by}");
        assert_eq!(program.get(1, &[5, by.wrapping_neg()]), 54, "-{by}");
    }
}
