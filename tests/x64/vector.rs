//! Every operation on vectors, at every shape and immediate, against what it means: as code for
//! this processor and for any.

use crate::exec::{Arena, call};
use jitlite::lir::vector::shuffle;
use jitlite::lir::*;
use jitlite::x64::*;

/// Vectors of small and of large integers, of floats that are special and that are not.
const VECTORS: [u128; 8] = [
    0,
    u128::MAX,
    0x8000_0000_7fff_ffff_0001_ffff_80ff_7f01,
    0x0102_0304_0506_0708_090a_0b0c_0d0e_0f10,
    0x7fc0_0000_ff80_0000_8000_0000_3f80_0000,
    0x4f00_0000_cf00_0001_4eff_ffff_bfc0_0000,
    0x7ff8_0000_0000_0000_bff0_0000_0000_0000,
    0x8000_0000_0000_0000_3fb9_9999_9999_999a,
];

/// How the operands are used: in registers of their own, the second one again afterwards, or both
/// again.
const USES: u32 = 3;

struct Test {
    arena: Arena,
    compilers: [Baseline; 2],
}

impl Test {
    fn new() -> Test {
        Test {
            arena: Arena::new(&[]),
            compilers: [Baseline::new(), Baseline::portable()],
        }
    }

    /// Compares `data`, of operands of these types, with what it should give: lanes of a shape.
    fn run(
        &mut self,
        shape: Shape,
        types: [Type; 2],
        result: Type,
        data: &dyn Fn(&mut Function, [Value; 2]) -> InstData,
        expected: &dyn Fn(u128, u128) -> u128,
    ) {
        for uses in 0..USES {
            let mut func = Function {
                sig: Signature::classify(&[Type::I64, Type::I64], &[]).unwrap(),
                ..Function::default()
            };
            let mut b = Builder::new(&mut func);
            let entry = b.block(&[Type::I64, Type::I64]);
            b.fill(entry);
            let params: Vec<Value> = b.func.params(entry).collect();
            let args = [
                b.load(types[0], params[0], 0),
                b.load(types[1], params[0], 16),
            ];
            let made = data(b.func, args);
            let value = b.value(made, result);
            b.store(value, params[1], 0);
            for &arg in &args[2 - uses.min(2) as usize..] {
                b.store(arg, params[1], 16);
            }
            b.ret(&[]);
            assert_eq!(verify(&func), [], "{func}");
            let printed = func.to_string();
            for compiler in &mut self.compilers {
                let mut code = Code::default();
                compiler.compile(&func, &self.arena, &mut code).unwrap();
                let address = self.arena.publish(&code);
                for a in VECTORS {
                    for b in VECTORS {
                        let input = [a, b];
                        let mut output = [0xa5u128; 2];
                        let places = [input.as_ptr() as u64, output.as_mut_ptr() as u64];
                        call(address, &func.sig, &places);
                        let mask = u128::MAX >> (128 - result.bits());
                        let got = std::hint::black_box(output)[0] & mask;
                        let want = expected(a, b) & mask;
                        assert_eq!(
                            one_nan(shape, got),
                            one_nan(shape, want),
                            "{a:#034x}, {b:#034x}: {want:#034x} in\n{printed}"
                        );
                    }
                }
            }
            self.arena.rewind();
        }
    }
}

/// Which NaN arithmetic gives, if it is given two, is not said: all are made the same one.
fn one_nan(shape: Shape, vector: u128) -> u128 {
    shape.make(|i| {
        let lane = shape.get(vector, i);
        match shape {
            Shape::F32x4 if f32::from_bits(lane as u32).is_nan() => f32::NAN.to_bits().into(),
            Shape::F64x2 if f64::from_bits(lane).is_nan() => f64::NAN.to_bits(),
            _ => lane,
        }
    })
}

#[test]
fn binary_operations() {
    let mut test = Test::new();
    for &op in VectorBinary::ALL {
        for &shape in Shape::ALL {
            for imm in (0..=255).filter(|&imm| op.has(shape, imm)) {
                test.run(
                    shape,
                    [Type::V128, op.second(shape)],
                    Type::V128,
                    &|_, args| InstData::Vbinary {
                        op,
                        shape,
                        imm,
                        args,
                    },
                    &|a, b| op.eval(shape, imm, a, b),
                );
            }
        }
    }
}

#[test]
fn unary_operations() {
    let mut test = Test::new();
    for &op in VectorUnary::ALL {
        for &shape in Shape::ALL {
            for imm in (0..=255).filter(|&imm| op.has(shape, imm)) {
                let (from, to) = op.types(shape);
                test.run(
                    shape,
                    [from, Type::I64],
                    to,
                    &|_, [arg, _]| InstData::Vunary {
                        op,
                        shape,
                        imm,
                        arg,
                    },
                    &|a, _| op.eval(shape, imm, a),
                );
            }
        }
    }
}

#[test]
fn bitwise_operations() {
    let mut test = Test::new();
    for op in [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor] {
        let expected = |a: u128, b: u128| match op {
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            _ => a ^ b,
        };
        test.run(
            Shape::I8x16,
            [Type::V128, Type::V128],
            Type::V128,
            &|_, args| InstData::Binary {
                op,
                ty: Type::V128,
                args,
            },
            &expected,
        );
    }
}

#[test]
fn shuffles() {
    let mut test = Test::new();
    let masks = [
        0x0f0e_0d0c_0b0a_0908_0706_0504_0302_0100,
        0x0302_0100_0302_0100_0302_0100_0302_0100,
        0x1312_1110_1716_1514_1b1a_1918_1f1e_1d1c,
        0x1f0f_1e0e_1d0d_1c0c_1b0b_1a0a_1909_1808,
        0x0001_0203_0405_0607_0809_0a0b_0c0d_0e0f,
        0x1011_1213_1415_1617_1819_1a1b_1c1d_1e1f,
        0xff1e_ff02_8000_20ff_0102_1304_1516_0708,
        u128::MAX,
    ];
    for bits in masks {
        test.run(
            Shape::I8x16,
            [Type::V128, Type::V128],
            Type::V128,
            &|func, args| InstData::Vshuffle {
                args,
                mask: func.vconsts.push(bits),
            },
            &|a, b| shuffle(a, b, bits),
        );
        test.run(
            Shape::I8x16,
            [Type::V128, Type::V128],
            Type::V128,
            &|func, [a, _]| InstData::Vshuffle {
                args: [a, a],
                mask: func.vconsts.push(bits),
            },
            &|a, _| shuffle(a, a, bits),
        );
    }
}
