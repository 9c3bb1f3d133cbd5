//! Each operation at each width on edge values, with registers, with a constant on either side
//! and fused with a branch; expected are Rust's own operations.

use super::{Program, function};
use crate::lir::{BinaryOp, Builder, FloatCond, InstData, IntCond, Type, UnaryOp, Value};

const INTS: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];

fn edges(ty: Type) -> Vec<u64> {
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

fn signed(ty: Type, v: u64) -> i64 {
    let shift = 64 - ty.bits();
    ((v << shift) as i64) >> shift
}

/// What an operation gives; `None` where it traps.
pub(super) fn expected(op: BinaryOp, ty: Type, a: u64, b: u64) -> Option<u64> {
    let n = u64::from(ty.bits());
    let (sa, sb) = (signed(ty, a), signed(ty, b));
    let min = sa == signed(ty, 1 << (n - 1)) && sb == -1;
    let rot = |k: u64| match k % n {
        0 => a,
        k => a << k | (a & ty.mask()) >> (n - k),
    };
    let value = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Umulhi => ((a as u128 * b as u128) >> 64) as u64,
        BinaryOp::Smulhi => ((sa as i128 * sb as i128) >> 64) as u64,
        BinaryOp::Udiv => a.checked_div(b)?,
        BinaryOp::Urem => a.checked_rem(b)?,
        BinaryOp::Sdiv if b == 0 || min => return None,
        BinaryOp::Srem if b == 0 || min => return None,
        BinaryOp::Sdiv => (sa / sb) as u64,
        BinaryOp::Srem => (sa % sb) as u64,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << (b % n),
        BinaryOp::Lshr => a >> (b % n),
        BinaryOp::Ashr => (sa >> (b % n)) as u64,
        BinaryOp::Rotl => rot(b),
        BinaryOp::Rotr => rot(n - b % n),
        _ => unreachable!(),
    };
    Some(value & ty.mask())
}

#[test]
fn integer_operations() {
    let ops = &BinaryOp::ALL[..17];
    for &op in ops {
        for ty in INTS {
            if matches!(op, BinaryOp::Umulhi | BinaryOp::Smulhi) && ty != Type::I64 {
                continue;
            }
            let regs = Program::new(&[function(&[ty, ty], &[ty], |b, p| {
                let r = b.binary(op, p[0], p[1]);
                b.ret(&[r]);
            })]);
            for &k in &edges(ty) {
                let constants = Program::new(&[
                    function(&[ty], &[ty], |b, p| {
                        let k = b.iconst(ty, k);
                        let r = b.binary(op, p[0], k);
                        b.ret(&[r]);
                    }),
                    function(&[ty], &[ty], |b, p| {
                        let k = b.iconst(ty, k);
                        let r = b.binary(op, k, p[0]);
                        b.ret(&[r]);
                    }),
                ]);
                for &v in &edges(ty) {
                    let what = format!("{} {ty} {v:#x} {k:#x}", op.word());
                    let (right, left) = (expected(op, ty, v, k), expected(op, ty, k, v));
                    let get = |program: &Program, f, args: &[u64]| {
                        program.call(f, args).ok().map(|r| r[0])
                    };
                    assert_eq!(get(&regs, 0, &[v, k]), right, "{what}");
                    assert_eq!(get(&constants, 0, &[v]), right, "{what} (constant)");
                    assert_eq!(get(&constants, 1, &[v]), left, "{what} (constant left)");
                }
            }
        }
    }
}

pub(super) fn compare(cond: IntCond, ty: Type, a: u64, b: u64) -> bool {
    let (sa, sb) = (signed(ty, a), signed(ty, b));
    match cond {
        IntCond::Eq => a == b,
        IntCond::Ne => a != b,
        IntCond::Ugt => a > b,
        IntCond::Uge => a >= b,
        IntCond::Ult => a < b,
        IntCond::Ule => a <= b,
        IntCond::Sgt => sa > sb,
        IntCond::Sge => sa >= sb,
        IntCond::Slt => sa < sb,
        IntCond::Sle => sa <= sb,
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
                    let right = compare(cond, ty, v, k) as u64;
                    let left = compare(cond, ty, k, v) as u64;
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
fn conversions_of_integers() {
    for (i, from) in INTS.into_iter().enumerate() {
        for to in &INTS[i + 1..] {
            let to = *to;
            let program = Program::new(&[
                function(&[from], &[to], |b, p| {
                    let r = b.unary(UnaryOp::Uext, to, p[0]);
                    b.ret(&[r]);
                }),
                function(&[from], &[to], |b, p| {
                    let r = b.unary(UnaryOp::Sext, to, p[0]);
                    b.ret(&[r]);
                }),
                function(&[to], &[from], |b, p| {
                    let r = b.unary(UnaryOp::Trunc, from, p[0]);
                    b.ret(&[r]);
                }),
                // The high bits of a truncated value are zero for what follows.
                function(&[to], &[to], |b, p| {
                    let r = b.unary(UnaryOp::Trunc, from, p[0]);
                    let r = b.unary(UnaryOp::Uext, to, r);
                    b.ret(&[r]);
                }),
            ]);
            for v in edges(from) {
                assert_eq!(program.get(0, &[v]), v);
                assert_eq!(program.get(1, &[v]), signed(from, v) as u64 & to.mask());
            }
            for v in edges(to) {
                assert_eq!(program.get(2, &[v]), v & from.mask());
                assert_eq!(program.get(3, &[v]), v & from.mask());
            }
        }
    }
}

#[test]
fn bit_operations() {
    for ty in INTS {
        let one = |op| {
            function(&[ty], &[ty], |b, p| {
                let r = b.unary(op, ty, p[0]);
                b.ret(&[r]);
            })
        };
        let ops = [
            UnaryOp::Clz,
            UnaryOp::Ctz,
            UnaryOp::Popcnt,
            UnaryOp::Bswap,
            UnaryOp::Copy,
        ];
        let program = Program::new(&ops.map(one));
        let bits = ty.bits();
        for v in edges(ty) {
            let clz = v.leading_zeros() - (64 - bits);
            assert_eq!(program.get(0, &[v]), u64::from(clz), "clz {ty} {v:#x}");
            assert_eq!(
                program.get(1, &[v]),
                u64::from(v.trailing_zeros().min(bits))
            );
            assert_eq!(program.get(2, &[v]), u64::from(v.count_ones()));
            assert_eq!(program.get(3, &[v]), v.swap_bytes() >> (64 - bits));
            assert_eq!(program.get(4, &[v]), v);
        }
    }
}

fn floats() -> Vec<f64> {
    vec![
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
    ]
}

#[test]
fn float_arithmetic() {
    let ops = [
        BinaryOp::Fadd,
        BinaryOp::Fsub,
        BinaryOp::Fmul,
        BinaryOp::Fdiv,
        BinaryOp::Fmin,
        BinaryOp::Fmax,
        BinaryOp::Fcopysign,
    ];
    for op in ops {
        let of = |ty| {
            function(&[ty, ty], &[ty], |b, p| {
                let r = b.binary(op, p[0], p[1]);
                b.ret(&[r]);
            })
        };
        let program = Program::new(&[of(Type::F64), of(Type::F32)]);
        for a in floats() {
            for b in floats() {
                let want = match op {
                    BinaryOp::Fadd => a + b,
                    BinaryOp::Fsub => a - b,
                    BinaryOp::Fmul => a * b,
                    BinaryOp::Fdiv => a / b,
                    BinaryOp::Fmin if a < b => a,
                    BinaryOp::Fmax if a > b => a,
                    BinaryOp::Fcopysign => a.copysign(b),
                    _ => b,
                };
                let got = f64::from_bits(program.get(0, &[a.to_bits(), b.to_bits()]));
                assert!(got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan());
                let (a, b) = (a as f32, b as f32);
                let want = match op {
                    BinaryOp::Fadd => a + b,
                    BinaryOp::Fsub => a - b,
                    BinaryOp::Fmul => a * b,
                    BinaryOp::Fdiv => a / b,
                    BinaryOp::Fmin if a < b => a,
                    BinaryOp::Fmax if a > b => a,
                    BinaryOp::Fcopysign => a.copysign(b),
                    _ => b,
                };
                let bits = program.get(1, &[a.to_bits().into(), b.to_bits().into()]);
                let got = f32::from_bits(bits as u32);
                assert!(got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan());
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

fn float_compare(cond: FloatCond, a: f64, b: f64) -> bool {
    let uno = a.is_nan() || b.is_nan();
    match cond {
        FloatCond::Oeq => a == b,
        FloatCond::Ogt => a > b,
        FloatCond::Oge => a >= b,
        FloatCond::Olt => a < b,
        FloatCond::Ole => a <= b,
        FloatCond::One => !uno && a != b,
        FloatCond::Ord => !uno,
        FloatCond::Ueq => uno || a == b,
        FloatCond::Ugt => uno || a > b,
        FloatCond::Uge => uno || a >= b,
        FloatCond::Ult => uno || a < b,
        FloatCond::Ule => uno || a <= b,
        FloatCond::Une => a != b,
        FloatCond::Uno => uno,
    }
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
        for a in floats() {
            for b in floats() {
                for f in 0..3 {
                    let got = program.get(f, &[a.to_bits(), b.to_bits()]);
                    assert_eq!(
                        got != 0,
                        float_compare(cond, a, b),
                        "{} {a} {b}",
                        cond.word()
                    );
                    let (a, b) = (a as f32, b as f32);
                    let got = program.get(3 + f, &[a.to_bits().into(), b.to_bits().into()]);
                    assert_eq!(got != 0, float_compare(cond, a.into(), b.into()));
                }
            }
        }
    }
}

#[test]
fn float_conversions() {
    let of = |op, from, to| {
        function(&[from], &[to], |b, p| {
            let r = b.unary(op, to, p[0]);
            b.ret(&[r]);
        })
    };
    let program = Program::new(&[
        of(UnaryOp::FtoS, Type::F64, Type::I32),
        of(UnaryOp::FtoS, Type::F64, Type::I64),
        of(UnaryOp::FtoU, Type::F64, Type::I64),
        of(UnaryOp::FtoS, Type::F32, Type::I32),
        of(UnaryOp::FtoS, Type::F32, Type::I64),
        of(UnaryOp::FtoU, Type::F32, Type::I64),
        of(UnaryOp::Fneg, Type::F64, Type::F64),
        of(UnaryOp::Fabs, Type::F64, Type::F64),
        of(UnaryOp::Fsqrt, Type::F64, Type::F64),
        of(UnaryOp::Fdemote, Type::F64, Type::F32),
        of(UnaryOp::Fpromote, Type::F32, Type::F64),
        of(UnaryOp::Fneg, Type::F32, Type::F32),
        of(UnaryOp::Fabs, Type::F32, Type::F32),
        of(UnaryOp::Fsqrt, Type::F32, Type::F32),
    ]);
    let to_s32 = |x: f64| match x > -2147483649.0 && x < 2147483648.0 {
        true => x as i32,
        false => i32::MIN,
    };
    let to_s64 = |x: f64| match (-(2f64.powi(63))..2f64.powi(63)).contains(&x) {
        true => x as i64,
        false => i64::MIN,
    };
    let to_u64 = |x: f64| match x < 2f64.powi(63) {
        true => to_s64(x) as u64,
        false => to_s64(x - 2f64.powi(63)) as u64 ^ 1 << 63,
    };
    let same = |a: f64, b: f64| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    for x in floats() {
        let bits = x.to_bits();
        assert_eq!(program.get(0, &[bits]), to_s32(x) as u32 as u64, "{x}");
        assert_eq!(program.get(1, &[bits]), to_s64(x) as u64, "{x}");
        assert_eq!(program.get(2, &[bits]), to_u64(x), "{x}");
        assert_eq!(program.get(6, &[bits]), bits ^ 1 << 63);
        assert_eq!(program.get(7, &[bits]), bits & !(1 << 63));
        assert!(same(f64::from_bits(program.get(8, &[bits])), x.sqrt()));
        let y = x as f32;
        let bits = u64::from(y.to_bits());
        assert!(same(
            f32::from_bits(program.get(9, &[x.to_bits()]) as u32).into(),
            y.into()
        ));
        assert!(same(f64::from_bits(program.get(10, &[bits])), y.into()));
        assert_eq!(
            program.get(3, &[bits]),
            to_s32(y.into()) as u32 as u64,
            "{y}"
        );
        assert_eq!(program.get(4, &[bits]), to_s64(y.into()) as u64, "{y}");
        assert_eq!(program.get(5, &[bits]), to_u64(y.into()), "{y}");
        assert_eq!(program.get(11, &[bits]), bits ^ 1 << 31);
        assert_eq!(program.get(12, &[bits]), bits & 0x7fff_ffff);
        let root = f32::from_bits(program.get(13, &[bits]) as u32);
        assert!(same(root.into(), y.sqrt().into()));
    }
    let program = Program::new(&[
        of(UnaryOp::StoF, Type::I32, Type::F64),
        of(UnaryOp::StoF, Type::I32, Type::F32),
        of(UnaryOp::StoF, Type::I64, Type::F64),
        of(UnaryOp::StoF, Type::I64, Type::F32),
        of(UnaryOp::UtoF, Type::I64, Type::F64),
        of(UnaryOp::UtoF, Type::I64, Type::F32),
    ]);
    for v in edges(Type::I64) {
        let w = v & 0xffff_ffff;
        assert_eq!(program.get(0, &[w]), (w as i32 as f64).to_bits());
        assert_eq!(program.get(1, &[w]), u64::from((w as i32 as f32).to_bits()));
        assert_eq!(program.get(2, &[v]), (v as i64 as f64).to_bits());
        assert_eq!(program.get(3, &[v]), u64::from((v as i64 as f32).to_bits()));
        assert_eq!(program.get(4, &[v]), (v as f64).to_bits());
        assert_eq!(program.get(5, &[v]), u64::from((v as f32).to_bits()));
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
