//! Every opcode at every width, on edge values, with operands in registers, constants and memory.

use crate::eval;
use crate::exec::{Arena, DATA, check};
use jitlite::lir::*;

const INTS: [u64; 18] = [
    0,
    1,
    2,
    3,
    5,
    7,
    8,
    31,
    63,
    64,
    0x7f,
    0x80,
    0xff,
    0x7fff,
    0x8000,
    0x7fff_ffff,
    0x8000_0000,
    0x7fff_ffff_ffff_ffff,
];

fn values(ty: Type) -> Vec<u64> {
    if ty.is_int() {
        let mut all: Vec<u64> = INTS
            .iter()
            .flat_map(|&x| [x, !x, x.wrapping_neg()])
            .collect();
        all.iter_mut().for_each(|x| *x &= ty.mask());
        all.sort_unstable();
        all.dedup();
        return all;
    }
    let floats = [
        0.0,
        -0.0,
        1.0,
        -1.5,
        0.1,
        1e10,
        -1e10,
        2147483647.5,
        -2147483649.0,
        9.3e18,
        1.2e19,
        1.9e19,
        -9.3e18,
        1e300,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        f64::MIN_POSITIVE,
    ];
    floats
        .iter()
        .map(|&f| {
            if ty == Type::F32 {
                (f as f32).to_bits().into()
            } else {
                f.to_bits()
            }
        })
        .collect()
}

/// Where an operand comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum From {
    Param,
    Const,
    Memory,
    /// A parameter that is used again later.
    Kept,
}

fn operand(b: &mut Builder, from: From, ty: Type, param: Value, value: u64, offset: i32) -> Value {
    match from {
        From::Param | From::Kept => param,
        From::Const if ty.is_int() => b.iconst(ty, value),
        From::Const => b.fconst(ty, value),
        From::Memory => {
            let addr = b.value(
                InstData::SymbolAddr {
                    symbol: DATA,
                    offset: 0,
                },
                Type::I64,
            );
            b.load(ty, addr, offset)
        }
    }
}

/// A function of two parameters that applies `make` to operands, and keeps those that it should.
fn apply(
    (ta, fa, va): (Type, From, u64),
    (tb, fb, vb): (Type, From, u64),
    result: Type,
    make: impl Fn(&mut Builder, Value, Value) -> Value,
) -> Function {
    let mut func = Function::default();
    let results = [result, ta];
    func.sig = Signature::new(&[ta, tb], &results);
    let mut b = Builder::new(&mut func);
    let entry = b.block(&[ta, tb]);
    b.fill(entry);
    let params: Vec<Value> = b.func.params(entry).collect();
    let x = operand(&mut b, fa, ta, params[0], va, 0);
    let y = operand(&mut b, fb, tb, params[1], vb, 8);
    let r = make(&mut b, x, y);
    let kept = match fa {
        From::Kept => params[0],
        _ => b.value(
            match ta.is_int() {
                true => InstData::Iconst { ty: ta, imm: 0 },
                false => InstData::Fconst { ty: ta, bits: 0 },
            },
            ta,
        ),
    };
    b.ret(&[r, kept]);
    func
}

fn try_all(
    ta: Type,
    tb: Type,
    result: Type,
    va: &[u64],
    vb: &[u64],
    make: impl Fn(&mut Builder, Value, Value) -> Value,
    what: &str,
) {
    let mut arena = Arena::new(&[]);
    let ways = [
        (From::Param, From::Param),
        (From::Kept, From::Param),
        (From::Param, From::Kept),
        (From::Param, From::Const),
        (From::Kept, From::Const),
        (From::Const, From::Param),
        (From::Param, From::Memory),
        (From::Kept, From::Memory),
        (From::Memory, From::Param),
        (From::Memory, From::Const),
        (From::Memory, From::Memory),
        (From::Const, From::Const),
    ];
    for (fa, fb) in ways {
        for &a in va {
            for &b in vb {
                let func = apply((ta, fa, a), (tb, fb, b), result, &make);
                arena.data()[0..8].copy_from_slice(&a.to_le_bytes());
                arena.data()[8..16].copy_from_slice(&b.to_le_bytes());
                check(&func, &mut arena, &[a, b], &|| {
                    format!("{what} {ta} {a:#x} ({fa:?}), {b:#x} ({fb:?})")
                });
            }
        }
    }
}

fn few(ty: Type) -> Vec<u64> {
    let all = values(ty);
    all.iter()
        .copied()
        .step_by((all.len() / 9).max(1))
        .collect()
}

fn scalars() -> impl Iterator<Item = Type> {
    Type::ALL.into_iter().filter(|ty| !ty.is_vector())
}

/// All operations on two scalars that the table has.
fn binaries() -> impl Iterator<Item = (BinaryOp, Type)> {
    let of = |&op: &BinaryOp| scalars().map(move |ty| (op, ty));
    BinaryOp::ALL
        .iter()
        .flat_map(of)
        .filter(|(op, ty)| op.takes(*ty))
}

/// All operations on one scalar that the table has.
fn unaries() -> impl Iterator<Item = (UnaryOp, Type, Type)> {
    let of =
        |&op: &UnaryOp| scalars().flat_map(move |from| scalars().map(move |to| (op, from, to)));
    UnaryOp::ALL
        .iter()
        .flat_map(of)
        .filter(|(op, from, to)| op.takes(*from, *to))
}

/// All pairs of edge values.
fn pairs(ty: Type) -> impl Iterator<Item = (u64, u64)> {
    let all = values(ty);
    values(ty)
        .into_iter()
        .flat_map(move |a| all.clone().into_iter().map(move |b| (a, b)))
}

/// The bits; those of a NaN are the processor's choice.
fn without_nan(ty: Type, bits: u64) -> Option<u64> {
    let is_nan = match ty {
        Type::F32 => f32::from_bits(bits as u32).is_nan(),
        Type::F64 => f64::from_bits(bits).is_nan(),
        _ => false,
    };
    (!is_nan).then_some(bits)
}

#[test]
fn the_table_computes_what_the_reference_says() {
    for (op, ty) in binaries() {
        for (a, b) in pairs(ty) {
            let found = op.eval(ty, a, b).map(|bits| without_nan(ty, bits));
            let wanted = match eval::binary(op, ty, a, b) {
                Err(eval::Stop::DivideByZero) => Err(Division::ByZero),
                Err(eval::Stop::DivideOverflow) => Err(Division::Overflow),
                other => Ok(without_nan(ty, other.unwrap())),
            };
            assert_eq!(found, wanted, "{}.{ty} {a:#x}, {b:#x}", op.word());
            if op.commutes() {
                assert_eq!(op.eval(ty, a, b), op.eval(ty, b, a), "{}.{ty}", op.word());
            }
        }
        let traps = values(ty).iter().any(|&a| op.eval(ty, a, 0).is_err());
        assert_eq!(op.can_trap(), traps, "{}.{ty}", op.word());
    }
    for (op, from, to) in unaries() {
        for a in values(from) {
            let found = op.eval(from, to, a).map(|bits| without_nan(to, bits));
            let wanted = without_nan(to, eval::unary(op, from, to, a));
            assert_eq!(found, Ok(wanted), "{}.{to} {a:#x}", op.word());
        }
    }
    for ty in scalars() {
        for (a, b) in pairs(ty) {
            match ty.is_int() {
                true => IntCond::ALL.iter().for_each(|&cond| {
                    let holds = cond.holds(ty, a, b);
                    assert_eq!(holds, eval::icmp(cond, ty, a, b));
                    assert_eq!(holds, cond.swap().holds(ty, b, a));
                    assert_eq!(holds, !cond.negate().holds(ty, a, b));
                }),
                false => FloatCond::ALL.iter().for_each(|&cond| {
                    let holds = cond.holds(ty, a, b);
                    assert_eq!(holds, eval::fcmp(cond, ty, a, b));
                    assert_eq!(holds, cond.swap().holds(ty, b, a));
                    assert_eq!(holds, !cond.negate().holds(ty, a, b));
                }),
            }
        }
    }
}

#[test]
fn operations_on_two_scalars() {
    for (op, ty) in binaries() {
        let make = |b: &mut Builder, x, y| b.binary(op, x, y);
        try_all(ty, ty, ty, &few(ty), &few(ty), make, op.word());
    }
}

#[test]
fn operations_on_one_scalar() {
    for (op, from, to) in unaries() {
        let make = |b: &mut Builder, x, _| b.unary(op, to, x);
        try_all(from, Type::I64, to, &values(from), &[0], make, op.word());
    }
}

#[test]
fn atomic_operations() {
    // What was read and what stands there then, in one number.
    let both = |b: &mut Builder, old: Value, addr: Value| {
        let ty = b.func.ty(old);
        let now = b.load(ty, addr, 0);
        let three = b.iconst(ty, 3);
        let old = b.binary(BinaryOp::Mul, old, three);
        b.binary(BinaryOp::Add, old, now)
    };
    let memory = |b: &mut Builder, value: Value| {
        let slot = b.slot(8, 8);
        let addr = b.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
        b.store(value, addr, 0);
        addr
    };
    for ty in [Type::I8, Type::I16, Type::I32, Type::I64] {
        for &op in RmwOp::ALL {
            let make = |b: &mut Builder, x: Value, value: Value| {
                let addr = memory(b, x);
                let data = InstData::AtomicRmw {
                    op,
                    ty,
                    value,
                    addr,
                };
                let old = b.value(data, ty);
                both(b, old, addr)
            };
            try_all(ty, ty, ty, &few(ty), &few(ty), make, op.word());
        }
        let cmpxchg = |b: &mut Builder, x: Value, expected: Value| {
            let addr = memory(b, x);
            let one = b.iconst(ty, 1);
            let new = b.binary(BinaryOp::Add, x, one);
            let data = InstData::CmpXchg {
                ty,
                addr,
                expected,
                new,
            };
            let old = b.value(data, ty);
            both(b, old, addr)
        };
        try_all(ty, ty, ty, &few(ty), &few(ty), cmpxchg, "cmpxchg");
    }
}

#[test]
fn divisions_by_constants() {
    for ty in [Type::I8, Type::I16, Type::I32, Type::I64] {
        for op in [
            BinaryOp::Udiv,
            BinaryOp::Sdiv,
            BinaryOp::Urem,
            BinaryOp::Srem,
        ] {
            let mut arena = Arena::new(&[]);
            for divisor in (0..ty.bits()).map(|n| 1 << n).chain([
                3,
                5,
                6,
                7,
                10,
                100,
                641,
                1000,
                1_000_000_007,
                u64::MAX,
                u64::MAX - 9,
            ]) {
                for a in values(ty) {
                    for from in [From::Param, From::Kept] {
                        let divisor = divisor & ty.mask();
                        let func =
                            apply((ty, from, a), (ty, From::Const, divisor), ty, |b, x, y| {
                                b.binary(op, x, y)
                            });
                        check(&func, &mut arena, &[a, 0], &|| {
                            format!("{} {ty} {a:#x}, {divisor:#x}", op.word())
                        });
                    }
                }
            }
        }
    }
}

#[test]
fn comparisons() {
    for ty in [Type::I8, Type::I16, Type::I32, Type::I64] {
        for &cond in IntCond::ALL {
            try_all(
                ty,
                ty,
                Type::I8,
                &few(ty),
                &few(ty),
                |b, x, y| b.icmp(cond, x, y),
                cond.word(),
            );
        }
    }
    for ty in [Type::F32, Type::F64] {
        for &cond in FloatCond::ALL {
            let make = |b: &mut Builder, x, y| {
                b.value(
                    InstData::Fcmp {
                        cond,
                        ty,
                        args: [x, y],
                    },
                    Type::I8,
                )
            };
            try_all(ty, ty, Type::I8, &few(ty), &few(ty), make, cond.word());
        }
    }
}

fn fused(b: &mut Builder, c: Value, ty: Type, x: Value, y: Value) -> Value {
    b.value(
        InstData::Select {
            ty,
            args: [c, x, y],
        },
        ty,
    )
}

/// As [`few`], and fewer.
fn fewer(ty: Type) -> Vec<u64> {
    few(ty).into_iter().step_by(2).collect()
}

#[test]
fn fused_comparisons() {
    for ty in [Type::I8, Type::I32, Type::I64] {
        for &cond in IntCond::ALL {
            let make = |b: &mut Builder, x, y| {
                let c = b.icmp(cond, x, y);
                fused(b, c, ty, x, y)
            };
            try_all(ty, ty, ty, &fewer(ty), &fewer(ty), make, "select");
            let make = |b: &mut Builder, x, y| {
                let c = b.icmp(cond, x, y);
                branch(b, c)
            };
            try_all(ty, ty, Type::I32, &fewer(ty), &fewer(ty), make, "brif");
        }
        let make = |b: &mut Builder, x, y| {
            let both = b.binary(BinaryOp::And, x, y);
            let zero = b.iconst(ty, 0);
            let c = b.icmp(IntCond::Ne, both, zero);
            branch(b, c)
        };
        try_all(ty, ty, Type::I32, &fewer(ty), &fewer(ty), make, "test");
    }
    for ty in [Type::F32, Type::F64] {
        for &cond in FloatCond::ALL {
            let make = |b: &mut Builder, x, y| {
                let c = b.value(
                    InstData::Fcmp {
                        cond,
                        ty,
                        args: [x, y],
                    },
                    Type::I8,
                );
                fused(b, c, ty, x, y)
            };
            try_all(ty, ty, ty, &fewer(ty), &fewer(ty), make, "select");
            let make = |b: &mut Builder, x, y| {
                let c = b.value(
                    InstData::Fcmp {
                        cond,
                        ty,
                        args: [x, y],
                    },
                    Type::I8,
                );
                let (t, e) = (b.iconst(Type::I32, 0), b.iconst(Type::I32, 77));
                let c = fused(b, c, Type::I32, t, e);
                let zero = b.iconst(Type::I32, 0);
                let c = b.icmp(IntCond::Eq, c, zero);
                branch(b, c)
            };
            try_all(
                ty,
                ty,
                Type::I32,
                &fewer(ty),
                &fewer(ty),
                make,
                "select of integers",
            );
            let make = |b: &mut Builder, x, y| {
                let c = b.value(
                    InstData::Fcmp {
                        cond,
                        ty,
                        args: [x, y],
                    },
                    Type::I8,
                );
                branch(b, c)
            };
            try_all(ty, ty, Type::I32, &fewer(ty), &fewer(ty), make, "brif");
        }
    }
}

/// A diamond: 10 if the condition is true, else 20.
fn branch(b: &mut Builder, c: Value) -> Value {
    let then = b.block(&[]);
    let els = b.block(&[]);
    let join = b.block(&[Type::I32]);
    b.brif(c, (then, &[]), (els, &[]));
    b.fill(then);
    let ten = b.iconst(Type::I32, 10);
    b.jump(join, &[ten]);
    b.fill(els);
    let twenty = b.iconst(Type::I32, 20);
    b.jump(join, &[twenty]);
    b.fill(join);
    b.func.params(join).next().unwrap()
}

#[test]
fn the_reference_knows_its_edges() {
    assert_eq!(
        eval::binary(BinaryOp::Sdiv, Type::I8, 0x80, 0xff),
        Err(eval::Stop::DivideOverflow)
    );
    assert_eq!(eval::binary(BinaryOp::Ashr, Type::I8, 0x80, 15), Ok(0xff));
    assert_eq!(eval::unary(UnaryOp::Clz, Type::I16, Type::I16, 1), 15);
}

/// `if (a cond b) return (b, a); return (a + b, a * b)`, either way round, and with a constant.
#[test]
fn early_returns() {
    let mut arena = Arena::new(&[]);
    for ty in [Type::I8, Type::I64] {
        for &cond in IntCond::ALL {
            for way in 0..8 {
                for &x in &fewer(ty) {
                    for &y in &fewer(ty) {
                        let func = early_return(ty, cond, way, y);
                        let what = || format!("{} {ty} {x:#x}, {y:#x}, {way}", cond.word());
                        check(&func, &mut arena, &[x, y], &what);
                    }
                }
            }
        }
    }
}

fn early_return(ty: Type, cond: IntCond, way: u32, constant: u64) -> Function {
    let mut func = Function {
        sig: Signature::new(&[ty, ty], &[ty, ty]),
        ..Function::default()
    };
    let mut b = Builder::new(&mut func);
    let entry = b.block(&[ty, ty]);
    let (early, late) = (b.block(&[]), b.block(&[ty]));
    b.fill(entry);
    let params: Vec<Value> = b.func.params(entry).collect();
    let (x, y) = (params[0], params[1]);
    let right = match way & 1 {
        0 => y,
        _ => b.iconst(ty, constant),
    };
    let test = match way & 2 {
        0 => b.icmp(cond, x, right),
        _ => b.icmp(cond, right, x),
    };
    match way & 4 {
        0 => b.brif(test, (early, &[]), (late, &[y])),
        _ => b.brif(test, (late, &[y]), (early, &[])),
    }
    b.fill(early);
    let first = match way & 1 {
        0 => y,
        _ => b.iconst(ty, constant ^ 0x55),
    };
    b.ret(&[first, x]);
    b.fill(late);
    let z = b.func.params(late).next().unwrap();
    let sum = b.binary(BinaryOp::Add, x, z);
    let product = b.binary(BinaryOp::Mul, x, y);
    b.ret(&[sum, product]);
    func
}

/// An operation that a processor has no instruction for is a call of the C library.
#[test]
fn rounding_gives_the_bits_of_the_c_library() {
    use jitlite::runtime::libcalls::address;
    let nans = [
        0x7ff0_0000_0000_0001,
        0xfff0_0000_dead_0001,
        0xfff8_0000_0000_0123,
    ];
    for (op, function) in ROUNDINGS {
        for a in values(Type::F64).into_iter().chain(nans) {
            let called = address(Libcall::Math(function, Format::F64));
            // SAFETY: the function takes and gives a double.
            let called: extern "C" fn(f64) -> f64 = unsafe { std::mem::transmute(called) };
            let wanted = called(f64::from_bits(a)).to_bits();
            let found = op.eval(Type::F64, Type::F64, a).unwrap();
            assert_eq!(
                found,
                wanted,
                "{}.f64 {a:#x}: {found:#x}, {wanted:#x}",
                op.word()
            );
        }
        for a in values(Type::F32)
            .into_iter()
            .chain([0x7f80_0001, 0xffa0_0001, 0xffc0_0123])
        {
            let called = address(Libcall::Math(function, Format::F32));
            // SAFETY: the function takes and gives a float.
            let called: extern "C" fn(f32) -> f32 = unsafe { std::mem::transmute(called) };
            let wanted = u64::from(called(f32::from_bits(a as u32)).to_bits());
            let found = op.eval(Type::F32, Type::F32, a).unwrap();
            assert_eq!(
                found,
                wanted,
                "{}.f32 {a:#x}: {found:#x}, {wanted:#x}",
                op.word()
            );
        }
    }
}
