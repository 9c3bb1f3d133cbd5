//! The same of vectors of 256 bits, which are halves where there are no registers as long: every
//! operation at every shape and immediate, against what it means, and values of 256 bits that are passed along
//! edges, kept across calls and chosen.

use crate::exec::{Arena, call};
use crate::lanes::{self, Long};
use crate::vector::{VECTORS, one_nan};
use jitlite::lir::vector::shuffle;
use jitlite::lir::*;
use jitlite::x64::*;

/// Makes a value of two operands.
type Make<'m> = &'m dyn Fn(&mut Builder<'_>, [Value; 2]) -> Value;

struct Test {
    arena: Arena,
    baseline: [Baseline; 2],
    optimizing: [Optimizing; 3],
}

impl Test {
    fn new() -> Test {
        let avx = Features::detect().without("avx2").expect("it is called so");
        let features = [Features::detect(), avx, Features::NONE];
        Test {
            arena: Arena::new(&[]),
            baseline: [features[0], features[2]].map(Baseline::with),
            optimizing: features.map(Optimizing::with),
        }
    }

    /// Compares what is made of two operands of these types with what it should be: lanes of a shape.
    fn run(
        &mut self,
        shape: Shape,
        types: [Type; 2],
        make: Make<'_>,
        expected: &dyn Fn(Long, Long) -> Long,
    ) {
        for again in [false, true] {
            let mut func = Function {
                sig: Signature::new(&[Type::I64, Type::I64], &[]),
                ..Function::default()
            };
            let mut b = Builder::new(&mut func);
            let entry = b.block(&[Type::I64, Type::I64]);
            b.fill(entry);
            let params: Vec<Value> = b.func.params(entry).collect();
            let args = [
                b.load(types[0], params[0], 0),
                b.load(types[1], params[0], 32),
            ];
            let value = make(&mut b, args);
            let result = b.func.ty(value);
            b.store(value, params[1], 0);
            if again {
                b.store(args[0], params[1], 32);
                b.store(args[1], params[1], 64);
                // It pays to have it whole.
                b.store(value, params[1], 96);
            }
            b.ret(&[]);
            assert_eq!(verify(&func), [], "{func}");
            let text = func.to_string();
            let parsed = parse(&text, &mut |_| SymbolId(0)).unwrap();
            assert_eq!(parsed[0].to_string(), text);
            for i in 0..5 {
                let (mut code, mut func) = (Code::default(), func.clone());
                match i {
                    0..2 => self.baseline[i].compile(&mut func, &self.arena, &mut code),
                    _ => self.optimizing[i - 2].compile(&mut func, &self.arena, &mut code),
                }
                .unwrap();
                assert_eq!(verify(&func), [], "{func}\nfrom\n{text}");
                let address = self.arena.publish(&code);
                for n in 0..VECTORS.len() * VECTORS.len() {
                    let of = |i: usize| VECTORS[(n + n / 8 * i) % 8];
                    let (a, b) = ([of(0), of(1)], [of(2), of(3)]);
                    let input = [a, b];
                    let mut output = [[0xa5u128; 2]; 4];
                    let places = [input.as_ptr() as u64, output.as_mut_ptr() as u64];
                    call(address, &func.sig, &places);
                    let cut = |vector: Long| match result.bits() {
                        256 => vector,
                        bits => [vector[0] & (u128::MAX >> (128 - bits)), 0],
                    };
                    let nans = |vector: Long| vector.map(|half| one_nan(shape.half(), half));
                    let got = std::hint::black_box(output)[0];
                    let (got, want) = (nans(cut(got)), nans(cut(expected(a, b))));
                    assert_eq!(got, want, "{a:#x?}, {b:#x?} by {i} in\n{text}");
                }
            }
            self.arena.rewind();
        }
    }
}

fn long_shapes() -> impl Iterator<Item = Shape> {
    Shape::ALL.iter().copied().filter(|shape| shape.is_long())
}

#[test]
fn unary_operations() {
    let mut test = Test::new();
    for &op in VectorUnary::ALL {
        for shape in long_shapes() {
            for imm in (0..=255).filter(|&imm| op.has(shape, imm)) {
                // Those of one in eight are enough.
                if op == VectorUnary::Permute && imm % 8 != 3 {
                    continue;
                }
                let ([from], to) = op.types(shape);
                let seen = match op {
                    VectorUnary::StoF | VectorUnary::Fdemote => Shape::F32x4,
                    VectorUnary::StoD | VectorUnary::Fpromote => Shape::F64x2,
                    VectorUnary::FtoS => Shape::I32x4,
                    _ => shape,
                };
                let make: Make<'_> = &|b, [arg, _]| {
                    let data = InstData::Vunary {
                        op,
                        shape,
                        imm,
                        arg,
                    };
                    b.value(data, to)
                };
                test.run(seen, [from, Type::V128], make, &|a, _| {
                    lanes::long_unary(op, shape, imm, a)
                });
            }
        }
    }
}

#[test]
fn binary_operations() {
    let mut test = Test::new();
    for &op in VectorBinary::ALL {
        for shape in long_shapes() {
            for imm in (0..=255).filter(|&imm| op.has(shape, imm)) {
                let make: Make<'_> = &|b, args| {
                    let data = InstData::Vbinary {
                        op,
                        shape,
                        imm,
                        args,
                    };
                    b.value(data, Type::V256)
                };
                test.run(shape, op.types(shape).0, make, &|a, b| {
                    lanes::long_binary(op, shape, imm, a, b)
                });
            }
        }
    }
}

#[test]
fn ternary_operations() {
    let mut test = Test::new();
    for &op in VectorTernary::ALL {
        for shape in long_shapes().filter(|&shape| op.has(shape, 0)) {
            let make: Make<'_> = &|b, [x, y]| {
                let args = [x, y, x];
                b.value(InstData::Vternary { op, shape, args }, Type::V256)
            };
            test.run(shape, [Type::V256; 2], make, &|a, b| {
                [0, 1].map(|i| lanes::ternary(op, shape.half(), [a[i], b[i], a[i]]))
            });
        }
    }
}

/// Shuffles of each half, of one and of two operands; and bits, with constants and without.
#[test]
fn shuffles_and_bits() {
    let mut test = Test::new();
    let masks = [
        0x0302_0100_0302_0100_0302_0100_0302_0100,
        0x1f0f_1e0e_1d0d_1c0c_1b0b_1a0a_1909_1808,
        0x1b1a_1918_1312_1110_0b0a_0908_0302_0100,
        0x0c0d_0e0f_0809_0a0b_0405_0607_0001_0203,
        0x1e1c_1a18_1614_1210_0e0c_0a08_0604_0200,
        0x1d1c_1918_1514_1110_0d0c_0908_0504_0100,
        0xff1e_ff02_8000_20ff_0102_1304_1516_0708,
        u128::MAX,
    ];
    for bits in masks {
        for same in [false, true] {
            let make: Make<'_> = &|b, [x, y]| {
                let (ty, args) = (Type::V256, if same { [x, x] } else { [x, y] });
                let mask = b.func.vconsts.push(bits);
                b.value(InstData::Vshuffle { ty, args, mask }, ty)
            };
            test.run(Shape::I8x32, [Type::V256; 2], make, &|x, y| {
                [0, 1].map(|i| shuffle(x[i], if same { x[i] } else { y[i] }, bits))
            });
        }
    }
    let constants = [
        [0; 2],
        [u128::MAX; 2],
        [VECTORS[3]; 2],
        [VECTORS[2], VECTORS[3]],
    ];
    for op in [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor] {
        let eval = |x: u128, y: u128| match op {
            BinaryOp::And => x & y,
            BinaryOp::Or => x | y,
            _ => x ^ y,
        };
        let make: Make<'_> = &|b, [x, y]| b.binary(op, x, y);
        test.run(Shape::I8x32, [Type::V256; 2], make, &|x, y| {
            [0, 1].map(|i| eval(x[i], y[i]))
        });
        for bits in constants {
            let make: Make<'_> = &|b, [x, y]| {
                let halves = bits.map(|half| b.vconst(Type::V128, half));
                let constant = b.vbinary(VectorBinary::Join, Shape::I64x4, halves);
                let first = b.binary(op, constant, x);
                b.binary(BinaryOp::And, first, y)
            };
            test.run(Shape::I8x32, [Type::V256; 2], make, &|x, y| {
                [0, 1].map(|i| eval(x[i], bits[i]) & y[i])
            });
        }
    }
}

/// What is put together of lanes made wider from memory, of loads, of splats, and stored by halves.
#[test]
fn parts() {
    let mut test = Test::new();
    let make: Make<'_> = &|b, [x, _]| {
        let low = b.vunary(VectorUnary::Low, Shape::I64x2, 0, x);
        b.vunary(VectorUnary::Sext, Shape::I32x8, 1, low)
    };
    test.run(Shape::I32x8, [Type::I64, Type::I64], make, &|a, _| {
        lanes::long_unary(VectorUnary::Sext, Shape::I32x8, 1, a)
    });
    let make: Make<'_> = &|b, [x, y]| {
        let [low, high] = [x, y].map(|arg| b.half(arg, 1));
        b.vbinary(VectorBinary::Join, Shape::I32x8, [high, low])
    };
    test.run(Shape::I32x8, [Type::V256; 2], make, &|a, b| [b[1], a[1]]);
    let make: Make<'_> = &|b, [x, _]| {
        let zero = b.vconst(Type::V128, 0);
        b.vbinary(VectorBinary::Join, Shape::I32x8, [x, zero])
    };
    test.run(Shape::I32x8, [Type::V128; 2], make, &|a, _| [a[0], 0]);
    for shape in long_shapes() {
        let make: Make<'_> = &|b, [x, _]| b.vunary(VectorUnary::Splat, shape, 0, x);
        test.run(shape, [shape.lane(); 2], make, &|a, _| {
            lanes::long_unary(VectorUnary::Splat, shape, 0, a)
        });
    }
}

/// A value that goes round a loop, a choice, and more values than there are registers.
#[test]
fn flow() {
    let mut test = Test::new();
    let make: Make<'_> = &|b, [x, y]| {
        let three = b.iconst(Type::I64, 3);
        let header = b.block(&[Type::V256, Type::I64, Type::V256]);
        let exit = b.block(&[Type::V256]);
        b.jump(header, &[x, three, y]);
        b.fill(header);
        let params: Vec<Value> = b.func.params(header).collect();
        let sum = b.vbinary(VectorBinary::Add, Shape::I32x8, [params[0], params[2]]);
        let one = b.iconst(Type::I64, 1);
        let left = b.binary(BinaryOp::Sub, params[1], one);
        let zero = b.iconst(Type::I64, 0);
        let more = b.icmp(IntCond::Ne, left, zero);
        b.brif(more, (header, &[sum, left, params[0]]), (exit, &[sum]));
        b.fill(exit);
        b.func.params(exit).next().unwrap()
    };
    let add = |a: Long, b: Long| lanes::long_binary(VectorBinary::Add, Shape::I32x8, 0, a, b);
    test.run(Shape::I32x8, [Type::V256; 2], make, &|a, b| {
        let first = add(a, b);
        let second = add(first, a);
        add(second, first)
    });
    let make: Make<'_> = &|b, [x, y]| {
        let lane = b.vunary(VectorUnary::Extract, Shape::I32x8, 5, x);
        let zero = b.iconst(Type::I32, 0);
        let cond = b.icmp(IntCond::Slt, lane, zero);
        let (ty, args) = (Type::V256, [cond, x, y]);
        b.value(InstData::Select { ty, args }, ty)
    };
    test.run(Shape::I32x8, [Type::V256; 2], make, &|a, b| {
        if (a[1] >> 63) & 1 == 1 { a } else { b }
    });
    let make: Make<'_> = &|b, [x, y]| {
        let mut values = vec![x, y];
        for i in 0..24 {
            let args = [values[i], values[i + 1]];
            values.push(b.vbinary(VectorBinary::Sub, Shape::I16x16, args));
        }
        values.reverse();
        let first = values[0];
        values.iter().skip(1).fold(first, |all, &value| {
            b.vbinary(VectorBinary::Add, Shape::I16x16, [value, all])
        })
    };
    test.run(Shape::I16x16, [Type::V256; 2], make, &|a, b| {
        let binary = |op, a, b| lanes::long_binary(op, Shape::I16x16, 0, a, b);
        let mut values = vec![a, b];
        for i in 0..24 {
            values.push(binary(VectorBinary::Sub, values[i], values[i + 1]));
        }
        let zero = [0; 2];
        values
            .into_iter()
            .fold(zero, |all, value| binary(VectorBinary::Add, all, value))
    });
}
