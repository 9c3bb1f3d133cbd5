//! Each operation of the table at each of its types on edge values, with registers, with a constant on
//! either side and fused with a branch; what is expected is in [`eval`].

use super::{Program, eval, function};
use crate::lir::{BinaryOp, Builder, FloatCond, InstData, IntCond, Type, UnaryOp, Value};

const INTS: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];

fn edges(ty: Type) -> Vec<u64> {
    match ty {
        Type::F32 => {
            let bits = |x: f64| u64::from((x as f32).to_bits());
            return FLOATS.map(bits).to_vec();
        }
        Type::F64 => return FLOATS.map(f64::to_bits).to_vec(),
        _ => {}
    }
    let bits = ty.bits();
    let top = 1u64 << (bits - 1);
    let some = [
        0,
        1,
        2,
        3,
        7,
        10,
        bits as u64 - 1,
        bits as u64,
        bits as u64 + 1,
        top,
        top - 1,
        top + 1,
        u64::MAX,
        u64::MAX - 1,
        100,
        0x7f,
        0x80,
        0x7fff,
        0x8000,
        0xffff,
        0x1_0000,
        0x8000_0000,
        0x1234_5678_9abc_def0,
    ];
    some.iter().map(|v| v & ty.mask()).collect()
}

const FLOATS: [f64; 19] = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    0.1,
    3e300,
    -3e300,
    1e-310,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    -f64::NAN,
    2147483647.5,
    -2147483649.0,
    9.3e18,
    1.9e19,
    -9.3e18,
    4294967296.0,
    16777217.0,
];

fn scalars() -> impl Iterator<Item = Type> {
    Type::ALL.into_iter().filter(|ty| !ty.is_vector())
}

fn constant(b: &mut Builder, ty: Type, bits: u64) -> Value {
    match ty.is_int() {
        true => b.iconst(ty, bits),
        false => b.fconst(ty, bits),
    }
}

/// Whether both trap, or both give the same, of NaNs any.
fn same(ty: Type, found: Option<u64>, wanted: Option<u64>) -> bool {
    match (found, wanted) {
        (Some(found), Some(wanted)) => eval::same(ty, found, wanted),
        _ => found == wanted,
    }
}

#[test]
fn operations_on_two_scalars() {
    for &op in BinaryOp::ALL {
        for ty in scalars().filter(|&ty| op.takes(ty)) {
            two_scalars(op, ty);
        }
    }
}

fn two_scalars(op: BinaryOp, ty: Type) {
    let regs = Program::new(&[function(&[ty, ty], &[ty], |b, p| {
        let r = b.binary(op, p[0], p[1]);
        b.ret(&[r]);
    })]);
    for &k in &edges(ty) {
        let constants = Program::new(&[
            function(&[ty], &[ty], |b, p| {
                let k = constant(b, ty, k);
                let r = b.binary(op, p[0], k);
                b.ret(&[r]);
            }),
            function(&[ty], &[ty], |b, p| {
                let k = constant(b, ty, k);
                let r = b.binary(op, k, p[0]);
                b.ret(&[r]);
            }),
        ]);
        for &v in &edges(ty) {
            let what = format!("{}.{ty} {v:#x} {k:#x}", op.word());
            let right = eval::binary(op, ty, v, k).ok();
            let left = eval::binary(op, ty, k, v).ok();
            let get = |program: &Program, f, args: &[u64]| program.call(f, args).ok().map(|r| r[0]);
            assert!(same(ty, get(&regs, 0, &[v, k]), right), "{what}");
            assert!(
                same(ty, get(&constants, 0, &[v]), right),
                "{what} (constant)"
            );
            assert!(
                same(ty, get(&constants, 1, &[v]), left),
                "{what} (constant left)"
            );
        }
    }
}

#[test]
fn operations_on_one_scalar() {
    for &op in UnaryOp::ALL {
        for (from, to) in scalars().flat_map(|from| scalars().map(move |to| (from, to))) {
            if op.takes(from, to) {
                one_scalar(op, from, to);
            }
        }
    }
}

fn one_scalar(op: UnaryOp, from: Type, to: Type) {
    let widens = to.is_int() && to != Type::I64;
    let program = Program::new(&[
        function(&[from], &[to], |b, p| {
            let r = b.unary(op, to, p[0]);
            b.ret(&[r]);
        }),
        // The high bits of a result are zero for what follows.
        function(&[from], &[if widens { Type::I64 } else { to }], |b, p| {
            let mut r = b.unary(op, to, p[0]);
            if widens {
                r = b.unary(UnaryOp::Uext, Type::I64, r);
            }
            b.ret(&[r]);
        }),
    ]);
    for v in edges(from) {
        let wanted = eval::unary(op, from, to, v);
        for f in 0..2 {
            let found = program.get(f, &[v]);
            let same = match widens {
                true => found == wanted,
                false => eval::same(to, found, wanted),
            };
            assert!(same, "{}.{to} {v:#x}: {found:#x}, {wanted:#x}", op.word());
        }
    }
}

/// Branches on a condition: to a block that returns 1, else to one that returns 0. With `swap`
/// the blocks are laid out the other way round.
fn branch(b: &mut Builder, cond: Value, swap: bool) {
    let (yes, no) = (b.block(&[]), b.block(&[]));
    b.brif(cond, (yes, &[]), (no, &[]));
    for (block, value) in if swap {
        [(no, 0), (yes, 1)]
    } else {
        [(yes, 1), (no, 0)]
    } {
        b.fill(block);
        let value = b.iconst(Type::I8, value);
        b.ret(&[value]);
    }
}

#[test]
fn integer_comparisons() {
    for &cond in IntCond::ALL {
        for ty in INTS {
            let regs = Program::new(&[
                function(&[ty, ty], &[Type::I8], |b, p| {
                    let r = b.icmp(cond, p[0], p[1]);
                    b.ret(&[r]);
                }),
                function(&[ty, ty], &[Type::I8], |b, p| {
                    let r = b.icmp(cond, p[0], p[1]);
                    branch(b, r, false);
                }),
                function(&[ty, ty], &[Type::I8], |b, p| {
                    let r = b.icmp(cond, p[0], p[1]);
                    branch(b, r, true);
                }),
            ]);
            for &k in &edges(ty) {
                let mut functions = Vec::new();
                for form in 0..6 {
                    functions.push(function(&[ty], &[Type::I8], |b, p| {
                        let k = b.iconst(ty, k);
                        let r = match form % 2 {
                            0 => b.icmp(cond, p[0], k),
                            _ => b.icmp(cond, k, p[0]),
                        };
                        match form / 2 {
                            0 => b.ret(&[r]),
                            1 => branch(b, r, false),
                            _ => branch(b, r, true),
                        }
                    }));
                }
                let constants = Program::new(&functions);
                for &v in &edges(ty) {
                    let what = format!("{} {ty} {v:#x} {k:#x}", cond.word());
                    let right = eval::icmp(cond, ty, v, k) as u64;
                    let left = eval::icmp(cond, ty, k, v) as u64;
                    for f in 0..3 {
                        assert_eq!(regs.get(f, &[v, k]), right, "{what} {f}");
                    }
                    for f in 0..6 {
                        let want = if f % 2 == 0 { right } else { left };
                        assert_eq!(constants.get(f, &[v]), want, "{what} constant {f}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_nan_keeps_its_first_payload() {
    let program = Program::new(&[function(&[Type::F64; 2], &[Type::F64], |b, p| {
        let r = b.binary(BinaryOp::Fadd, p[0], p[1]);
        b.ret(&[r]);
    })]);
    let (a, b) = (0x7ff8_0000_0000_0001, 0xfff8_0000_0000_0002);
    assert_eq!(program.get(0, &[a, b]), a);
    assert_eq!(program.get(0, &[b, a]), b);
    assert_eq!(program.get(0, &[0x7ff0_0000_0000_0001, 0]), a);
}

#[test]
fn float_comparisons() {
    for &cond in FloatCond::ALL {
        let fcmp = |b: &mut Builder, ty, p: &[Value]| {
            let args = [p[0], p[1]];
            b.value(InstData::Fcmp { cond, ty, args }, Type::I8)
        };
        let mut functions = Vec::new();
        for ty in [Type::F64, Type::F32] {
            for form in 0..3 {
                functions.push(function(&[ty, ty], &[Type::I8], |b, p| {
                    let r = fcmp(b, ty, p);
                    match form {
                        0 => b.ret(&[r]),
                        1 => branch(b, r, false),
                        _ => branch(b, r, true),
                    }
                }));
            }
        }
        let program = Program::new(&functions);
        for (i, ty) in [Type::F64, Type::F32].into_iter().enumerate() {
            for a in edges(ty) {
                for b in edges(ty) {
                    let wanted = u64::from(eval::fcmp(cond, ty, a, b));
                    for form in 0..3 {
                        let found = program.get(3 * i as u32 + form, &[a, b]);
                        assert_eq!(found, wanted, "{}.{ty} {a:#x} {b:#x}", cond.word());
                    }
                }
            }
        }
    }
}

#[test]
fn select_and_vectors() {
    let program = Program::new(&[
        function(&[Type::I8, Type::I64, Type::I64], &[Type::I64], |b, p| {
            let data = InstData::Select {
                ty: Type::I64,
                args: [p[0], p[1], p[2]],
            };
            let r = b.value(data, Type::I64);
            b.ret(&[r]);
        }),
        function(
            &[Type::I8, Type::V128, Type::V128],
            &[Type::V128],
            |b, p| {
                let data = InstData::Select {
                    ty: Type::V128,
                    args: [p[0], p[1], p[2]],
                };
                let r = b.value(data, Type::V128);
                let x = b.binary(BinaryOp::Xor, r, p[2]);
                let o = b.binary(BinaryOp::Or, x, p[1]);
                let a = b.binary(BinaryOp::And, o, r);
                b.ret(&[a]);
            },
        ),
    ]);
    assert_eq!(program.get(0, &[1, 5, 6]), 5);
    assert_eq!(program.get(0, &[0, 5, 6]), 6);
    let call = |c| program.call(1, &[c, 0xf0, 0x0f, 0x3c, 0xc3]).ok().unwrap();
    assert_eq!(
        call(1),
        [0xf0 & (0xf0 ^ 0x3c | 0xf0), 0x0f & (0x0f ^ 0xc3 | 0x0f)]
    );
    assert_eq!(call(0), [0x3c & 0xf0, 0xc3 & 0x0f]);
}
