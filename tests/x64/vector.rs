//! Every operation on vectors, at every shape and immediate, against what it means: as code for
//! this processor, for one without AVX2, for one without AVX and for any.

use crate::exec::{Arena, call};
use crate::lanes;
use crate::random::Rng;
use jitlite::lir::vector::shuffle;
use jitlite::lir::*;
use jitlite::x64::*;

/// Vectors of small and of large integers, of floats that are special and that are not.
pub const VECTORS: [u128; 8] = [
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
    compilers: [Baseline; 4],
    optimizing: [Optimizing; 4],
}

impl Test {
    fn new() -> Test {
        let sse = Features::detect().without("avx").expect("it is called so");
        let avx = Features::detect().without("avx2").expect("it is called so");
        let features = [Features::detect(), avx, sse, Features::NONE];
        Test {
            arena: Arena::new(&[]),
            compilers: features.map(Baseline::with),
            optimizing: features.map(Optimizing::with),
        }
    }

    /// Compares `data`, of operands of these types, with what it should give: lanes of a shape.
    fn run(
        &mut self,
        shape: Shape,
        types: [Type; 2],
        result: Type,
        data: &dyn Fn(&mut Builder<'_>, [Value; 2]) -> InstData,
        expected: &dyn Fn(u128, u128) -> u128,
    ) {
        for uses in 0..USES {
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
                b.load(types[1], params[0], 16),
            ];
            let made = data(&mut b, args);
            let value = b.value(made, result);
            b.store(value, params[1], 0);
            for &arg in &args[2 - uses.min(2) as usize..] {
                b.store(arg, params[1], 16);
            }
            b.ret(&[]);
            assert_eq!(verify(&func), [], "{func}");
            let printed = func.to_string();
            for i in 0..8 {
                let mut code = Code::default();
                match i {
                    0..4 => self.compilers[i].compile(&mut func.clone(), &self.arena, &mut code),
                    _ => self.optimizing[i - 4].compile(&mut func.clone(), &self.arena, &mut code),
                }
                .unwrap();
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

/// The shapes of 128 bits.
fn short_shapes() -> impl Iterator<Item = Shape> {
    Shape::ALL.iter().copied().filter(|shape| !shape.is_long())
}

/// Which NaN arithmetic gives, if it is given two, is not said: all are made the same one.
pub fn one_nan(shape: Shape, vector: u128) -> u128 {
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
        for shape in short_shapes() {
            for imm in (0..=255).filter(|&imm| op.has(shape, imm)) {
                test.run(
                    shape,
                    [Type::V128, op.types(shape).0[1]],
                    Type::V128,
                    &|_, args| InstData::Vbinary {
                        op,
                        shape,
                        imm,
                        args,
                    },
                    &|a, b| lanes::binary(op, shape, imm, a, b),
                );
            }
        }
    }
}

#[test]
fn unary_operations() {
    let mut test = Test::new();
    for &op in VectorUnary::ALL {
        for shape in short_shapes() {
            // Of constants that are nothing but a byte of the instruction, a few.
            let is_tried = |imm: u8| op != VectorUnary::AesKey || imm % 37 == 1;
            for imm in (0..=255).filter(|&imm| op.has(shape, imm) && is_tried(imm)) {
                let ([from], to) = op.types(shape);
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
                    &|a, _| lanes::unary(op, shape, imm, a),
                );
            }
        }
    }
}

/// With the third operand that is the first one again, or the second one; and the same with what
/// the amounts of shifts are known to be.
#[test]
fn ternary_operations() {
    let mut test = Test::new();
    for &op in VectorTernary::ALL {
        for shape in short_shapes().filter(|&shape| op.has(shape, 0)) {
            for order in [[0, 1, 0], [0, 1, 1], [1, 0, 0], [0, 0, 1]] {
                let types = [Type::V128, Type::V128];
                let data = |_: &mut Builder<'_>, args: [Value; 2]| {
                    let args = order.map(|i| args[i]);
                    InstData::Vternary { op, shape, args }
                };
                let expected = |a, b| lanes::ternary(op, shape, order.map(|i| [a, b][i]));
                test.run(shape, types, Type::V128, &data, &expected);
            }
        }
    }
}

/// Shifts by constants, and by what a mask is put on.
#[test]
fn shifts_by_vectors() {
    let mut test = Test::new();
    let ops = [VectorBinary::Shl, VectorBinary::Lshr, VectorBinary::Ashr];
    for op in ops {
        for shape in short_shapes().filter(|&shape| op.has(shape, 0)) {
            let width = u64::from(shape.lane().bits());
            for amounts in [
                shape.make(|i| u64::from(i) % width),
                0x0503,
                u128::MAX / 255 * width as u128,
            ] {
                for masked in [false, true] {
                    let most = shape.make(|_| width - 1);
                    let data = |b: &mut Builder<'_>, [x, y]: [Value; 2]| {
                        let by = match masked {
                            true => {
                                let most = vconst(b, most);
                                b.binary(BinaryOp::And, most, y)
                            }
                            false => vconst(b, amounts),
                        };
                        let (imm, args) = (0, [x, by]);
                        InstData::Vbinary {
                            op,
                            shape,
                            imm,
                            args,
                        }
                    };
                    let expected =
                        |a, b| lanes::binary(op, shape, 0, a, if masked { b } else { amounts });
                    test.run(shape, [Type::V128; 2], Type::V128, &data, &expected);
                }
            }
        }
    }
}

/// What the engines that are no compilers and the passes compute by.
#[test]
fn the_table_computes_what_the_reference_says() {
    for shape in short_shapes() {
        for a in VECTORS {
            for imm in 0..=255 {
                for &op in VectorUnary::ALL.iter().filter(|op| op.has(shape, imm)) {
                    let a = a & u128::MAX >> (128 - op.types(shape).0[0].bits());
                    let (got, want) = (op.eval(shape, imm, a), lanes::unary(op, shape, imm, a));
                    let shape = result_shape(op, shape);
                    assert_eq!(
                        one_nan(shape, got),
                        one_nan(shape, want),
                        "{op:?} {shape:?} {imm} {a:#x}"
                    );
                }
            }
            for b in VECTORS {
                for imm in 0..16 {
                    for &op in VectorBinary::ALL.iter().filter(|op| op.has(shape, imm)) {
                        let (got, want) = (
                            op.eval(shape, imm, a, b),
                            lanes::binary(op, shape, imm, a, b),
                        );
                        assert_eq!(
                            one_nan(shape, got),
                            one_nan(shape, want),
                            "{op:?} {shape:?} {a:#x} {b:#x}"
                        );
                    }
                }
                for c in VECTORS {
                    for &op in VectorTernary::ALL.iter().filter(|op| op.has(shape, 0)) {
                        let args = [a, b, c];
                        let (got, want) = (op.eval(shape, args), lanes::ternary(op, shape, args));
                        assert_eq!(
                            one_nan(shape, got),
                            one_nan(shape, want),
                            "{op:?} {shape:?} {args:x?}"
                        );
                    }
                }
            }
        }
    }
}

/// Which operations the table says commute do.
#[test]
fn operations_commute() {
    for &op in VectorBinary::ALL.iter().filter(|op| op.commutes_but_nan()) {
        for shape in short_shapes().filter(|&shape| op.has(shape, 0)) {
            for [a, b] in VECTORS.iter().flat_map(|&a| VECTORS.map(|b| [a, b])) {
                let [x, y] = [op.eval(shape, 0, a, b), op.eval(shape, 0, b, a)];
                assert_eq!(
                    one_nan(shape, x),
                    one_nan(shape, y),
                    "{op:?} {shape:?} {a:#x} {b:#x}"
                );
            }
        }
    }
}

/// A step of a computation on vectors: what it does with those before.
#[derive(Clone, Copy, Debug)]
enum Step {
    Constant(u128),
    One(VectorUnary, Shape, u8, usize),
    Two(VectorBinary, Shape, [usize; 2]),
    Bits(BinaryOp, [usize; 2]),
    Choose([usize; 3]),
    /// A lane of the first one put into the second.
    Move(Shape, [u8; 2], [usize; 2]),
    Shuffle(u128, [usize; 2]),
}

/// Operations whose results are not NaNs of which some bits are the processor's choice.
fn step(rng: &mut Rng, before: usize) -> Step {
    let mut any = |most: usize| rng.below(most);
    let shape = Shape::ALL[any(Shape::ALL.len())].half();
    let args = [(); 3].map(|()| any(before));
    let [a, b, _] = args;
    match any(16) {
        0 => Step::Constant(shape.make(|_| any(256) as u64)),
        1 => Step::Bits([BinaryOp::And, BinaryOp::Or, BinaryOp::Xor][any(3)], [a, b]),
        2 | 3 => Step::Choose(args),
        4 | 5 => {
            let mut lane = || any(shape.lanes() as usize) as u8;
            Step::Move(shape, [lane(), lane()], [a, b])
        }
        6 => Step::Shuffle(Shape::I8x16.make(|_| any(34) as u64), [a, b]),
        7 | 8 => {
            let op = VectorUnary::ALL[any(VectorUnary::ALL.len())];
            let imm = [0, any(shape.lane().bits() as usize) as u8][any(2)];
            let is_vector = op.types(shape) == ([Type::V128], Type::V128);
            match is_vector && op.has(shape, imm) && !op.makes_nan() {
                true => Step::One(op, shape, imm, a),
                false => step(rng, before),
            }
        }
        _ => {
            let op = VectorBinary::ALL[any(VectorBinary::ALL.len())];
            match op != VectorBinary::Insert && op.has(shape, 0) && !op.makes_nan() {
                true => Step::Two(op, shape, [a, b]),
                false => step(rng, before),
            }
        }
    }
}

fn build(step: Step, b: &mut Builder<'_>, values: &[Value]) -> InstData {
    match step {
        Step::Constant(bits) => InstData::Vconst {
            vconst: b.func.vconsts.push(bits),
        },
        Step::One(op, shape, imm, a) => InstData::Vunary {
            op,
            shape,
            imm,
            arg: values[a],
        },
        Step::Two(op, shape, args) => {
            let args = args.map(|i| values[i]);
            InstData::Vbinary {
                op,
                shape,
                imm: 0,
                args,
            }
        }
        Step::Bits(op, args) => {
            let args = args.map(|i| values[i]);
            InstData::Binary {
                op,
                ty: Type::V128,
                args,
            }
        }
        Step::Choose(args) => {
            let (op, shape) = (VectorTernary::Select, Shape::I8x16);
            InstData::Vternary {
                op,
                shape,
                args: args.map(|i| values[i]),
            }
        }
        Step::Move(shape, [from, to], [a, into]) => {
            let data = InstData::Vunary {
                op: VectorUnary::Extract,
                shape,
                imm: from,
                arg: values[a],
            };
            let lane = b.value(data, shape.lane());
            let args = [values[into], lane];
            InstData::Vbinary {
                op: VectorBinary::Insert,
                shape,
                imm: to,
                args,
            }
        }
        Step::Shuffle(mask, args) => {
            let mask = b.func.vconsts.push(mask);
            InstData::Vshuffle {
                ty: Type::V128,
                args: args.map(|i| values[i]),
                mask,
            }
        }
    }
}

fn compute(step: Step, values: &[u128]) -> u128 {
    match step {
        Step::Constant(bits) => bits,
        Step::One(op, shape, imm, a) => lanes::unary(op, shape, imm, values[a]),
        Step::Two(op, shape, [a, b]) => lanes::binary(op, shape, 0, values[a], values[b]),
        Step::Bits(BinaryOp::And, [a, b]) => values[a] & values[b],
        Step::Bits(BinaryOp::Or, [a, b]) => values[a] | values[b],
        Step::Bits(_, [a, b]) => values[a] ^ values[b],
        Step::Choose(args) => {
            lanes::ternary(VectorTernary::Select, Shape::I8x16, args.map(|i| values[i]))
        }
        Step::Move(shape, [from, to], [a, into]) => {
            let lane = lanes::unary(VectorUnary::Extract, shape, from, values[a]);
            lanes::binary(VectorBinary::Insert, shape, to, values[into], lane)
        }
        Step::Shuffle(mask, [a, b]) => shuffle(values[a], values[b], mask),
    }
}

/// What follows from what was known of operands: masks, amounts, lanes that were put there.
#[test]
fn random_computations() {
    let mut test = Test::new();
    for seed in 0..150 {
        let mut rng = Rng(0x9e37_79b9 + seed);
        let steps: Vec<Step> = (2..14).map(|before| step(&mut rng, before)).collect();
        let data = |b: &mut Builder<'_>, args: [Value; 2]| {
            let mut values = args.to_vec();
            let (last, steps) = steps.split_last().unwrap();
            for &step in steps {
                let data = build(step, b, &values);
                values.push(b.value(data, Type::V128));
            }
            build(*last, b, &values)
        };
        let expected = |a, b| {
            let mut values = vec![a, b];
            for &step in &steps {
                values.push(compute(step, &values));
            }
            values[values.len() - 1]
        };
        test.run(Shape::I8x16, [Type::V128; 2], Type::V128, &data, &expected);
    }
}

/// The shape of what an operation gives.
fn result_shape(op: VectorUnary, shape: Shape) -> Shape {
    match op {
        VectorUnary::StoF | VectorUnary::Fdemote => Shape::F32x4,
        VectorUnary::StoD | VectorUnary::Fpromote => Shape::F64x2,
        VectorUnary::FtoS => Shape::I32x4,
        _ => shape,
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
fn masked_accesses() {
    let mut test = Test::new();
    for shape in [Shape::I32x4, Shape::I64x2] {
        let by_mask = |mask: u128, yes: u128, no: u128| {
            let sign = |i| shape.get(mask, i) >> (shape.lane().bits() - 1) != 0;
            shape.make(|i| shape.get(if sign(i) { yes } else { no }, i))
        };
        let there = |b: &mut Builder<'_>, value: Value| {
            let slot = b.slot(48, 16);
            let addr = b.value(InstData::SlotAddr { slot, offset: 16 }, Type::I64);
            b.store(value, addr, 4);
            addr
        };
        test.run(
            shape,
            [Type::V128, Type::V128],
            Type::V128,
            &|b, [mask, memory]| {
                let args = [mask, there(b, memory)];
                let offset = 4;
                InstData::MaskedLoad {
                    shape,
                    args,
                    offset,
                }
            },
            &|mask, memory| by_mask(mask, memory, 0),
        );
        // The mask is stored to memory that holds the other.
        test.run(
            shape,
            [Type::V128, Type::V128],
            Type::V128,
            &|b, [mask, memory]| {
                let addr = there(b, memory);
                let far = b.iconst(Type::I64, 4);
                let to = b.binary(BinaryOp::Add, addr, far);
                let args = [mask, mask, to];
                b.effect(InstData::MaskedStore { shape, args });
                InstData::Load {
                    ty: Type::V128,
                    flags: MemFlags::PLAIN,
                    addr,
                    offset: 4,
                }
            },
            &|mask, memory| by_mask(mask, mask, memory),
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
        // Halves of words; both of a word; unpacked and packed lanes; shifted; from two at once.
        0x0f0e_0d0c_0b0a_0908_0100_0100_0504_0706,
        0x0908_0b0a_0d0c_0f0e_0706_0504_0302_0100,
        0x0908_0b0a_0d0c_0f0e_0100_0100_0504_0706,
        0x1707_1606_1505_1404_1303_1202_1101_1000,
        0x0f1f_0e1e_0d1d_0c1c_0b1b_0a1a_0919_0818,
        0x1716_1514_0706_0504_1312_1110_0302_0100,
        0x1f1e_1d1c_1b1a_1918_0f0e_0d0c_0b0a_0908,
        0x1b1a_1918_1312_1110_0b0a_0908_0302_0100,
        0x0b0a_0908_0302_0100_1b1a_1918_1312_1110,
        0x1e1c_1a18_1614_1210_0e0c_0a08_0604_0200,
        0x1413_1211_100f_0e0d_0c0b_0a09_0807_0605,
        0x0403_0201_001f_1e1d_1c1b_1a19_1817_1615,
        0x0f0e_1d1c_1b1a_0908_0706_1514_1312_0100,
        0x0706_0504_0302_0100_0706_0504_0302_0100,
        0x1716_1514_1312_1110_0706_0504_0302_0100,
        // With zeros: widened, moved, cut.
        0xff07_ff06_ff05_ff04_ff03_ff02_ff01_ff00,
        0xff0f_ff0e_ff0d_ff0c_ff0b_ff0a_ff09_ff08,
        0xffff_ff07_ffff_ff06_ffff_ff05_ffff_ff04,
        0xffff_ff13_ffff_ff12_ffff_ff11_ffff_ff10,
        0xffff_ffff_ffff_ff03_ffff_ffff_ffff_ff02,
        0xffff_0706_ffff_0504_ffff_0302_ffff_0100,
        0xffff_0f0e_ffff_0d0c_ffff_0b0a_ffff_0908,
        0xffff_ffff_ffff_0504_ffff_ffff_ffff_0302,
        0xffff_ffff_0f0e_0d0c_ffff_ffff_0b0a_0908,
        0xffff_ffff_ffff_ffff_0706_0504_0302_0100,
        0xffff_ffff_ffff_0f0e_0d0c_0b0a_0908_0706,
        0x0b0a_0908_0706_0504_0302_0100_ffff_ffff,
        0x0fff_ff0c_0bff_0908_07ff_0504_ff02_01ff,
        0xffff_1b1a_ffff_0908_ffff_1312_ffff_0100,
    ];
    for bits in masks {
        test.run(
            Shape::I8x16,
            [Type::V128, Type::V128],
            Type::V128,
            &|b, args| InstData::Vshuffle {
                ty: Type::V128,
                args,
                mask: b.func.vconsts.push(bits),
            },
            &|a, b| shuffle(a, b, bits),
        );
        test.run(
            Shape::I8x16,
            [Type::V128, Type::V128],
            Type::V128,
            &|b, [x, _]| InstData::Vshuffle {
                ty: Type::V128,
                args: [x, x],
                mask: b.func.vconsts.push(bits),
            },
            &|a, _| shuffle(a, a, bits),
        );
    }
}

fn vbinary(b: &mut Builder<'_>, op: VectorBinary, shape: Shape, args: [Value; 2]) -> Value {
    let imm = 0;
    let data = InstData::Vbinary {
        op,
        shape,
        imm,
        args,
    };
    b.value(data, Type::V128)
}

fn vconst(b: &mut Builder<'_>, bits: u128) -> Value {
    let vconst = b.func.vconsts.push(bits);
    b.value(InstData::Vconst { vconst }, Type::V128)
}

/// `((x ^ y) & mask) ^ y`, with operands exchanged here and there.
fn chosen(b: &mut Builder<'_>, mask: Value, [x, y]: [Value; 2], order: bool) -> InstData {
    let differ = b.binary(BinaryOp::Xor, x, y);
    let args = if order {
        [differ, mask]
    } else {
        [mask, differ]
    };
    let differ = b.binary(BinaryOp::And, args[0], args[1]);
    InstData::Binary {
        op: BinaryOp::Xor,
        ty: Type::V128,
        args: if order { [differ, y] } else { [y, differ] },
    }
}

/// Masks that choose between what they compare: minima and maxima.
#[test]
fn extremes() {
    let mut test = Test::new();
    for shape in short_shapes() {
        let ops: &[VectorBinary] = match shape.lane().is_int() {
            true => &[VectorBinary::Sgt],
            false => &[VectorBinary::Folt, VectorBinary::Fole],
        };
        let sign = shape.make(|_| 1 << (shape.lane().bits() - 1));
        for &op in ops {
            for variant in 0..16 {
                let [swapped, inverted, unsigned, order] =
                    [1, 2, 4, 8].map(|bit| variant & bit > 0);
                if unsigned && !shape.lane().is_int() {
                    continue;
                }
                test.run(
                    shape,
                    [Type::V128, Type::V128],
                    Type::V128,
                    &|b, [x, y]| {
                        let mut args = if swapped { [y, x] } else { [x, y] };
                        if unsigned {
                            let sign = vconst(b, sign);
                            args = args.map(|arg| b.binary(BinaryOp::Xor, arg, sign));
                        }
                        let mut mask = vbinary(b, op, shape, args);
                        if inverted {
                            let ones = vconst(b, u128::MAX);
                            mask = b.binary(BinaryOp::Xor, mask, ones);
                        }
                        chosen(b, mask, [x, y], order)
                    },
                    &|x, y| {
                        let mut args = if swapped { [y, x] } else { [x, y] };
                        if unsigned {
                            args = args.map(|arg| arg ^ sign);
                        }
                        let mask = op.eval(shape, 0, args[0], args[1]);
                        let mask = if inverted { !mask } else { mask };
                        (x & mask) | (y & !mask)
                    },
                );
            }
        }
    }
}

/// All lanes of a vector replaced one by one, and all but one.
#[test]
fn insertions() {
    let mut test = Test::new();
    for shape in short_shapes() {
        for skipped in 0..=shape.lanes() {
            test.run(
                shape,
                [Type::V128, Type::V128],
                Type::V128,
                &|b, [x, y]| {
                    let mut data = InstData::Vconst {
                        vconst: b.func.vconsts.push(0),
                    };
                    let mut into = x;
                    for lane in (0..shape.lanes() as u8).filter(|&i| u32::from(i) != skipped) {
                        let (op, arg) = (VectorUnary::Extract, y);
                        let imm = shape.lanes() as u8 - 1 - lane;
                        let from = InstData::Vunary {
                            op,
                            shape,
                            imm,
                            arg,
                        };
                        let from = b.value(from, shape.lane());
                        if lane > 0 && !(lane == 1 && skipped == 0) {
                            into = b.value(data, Type::V128);
                        }
                        data = InstData::Vbinary {
                            op: VectorBinary::Insert,
                            shape,
                            imm: lane,
                            args: [into, from],
                        };
                    }
                    data
                },
                &|x, y| {
                    shape.make(|i| match i == skipped {
                        true => shape.get(x, i),
                        false => shape.get(y, shape.lanes() - 1 - i),
                    })
                },
            );
        }
    }
}

/// Lanes made wider with zeros or signs above them, from registers and from memory.
#[test]
fn extensions() {
    let mut test = Test::new();
    for (shape, wide) in [
        (Shape::I8x16, 2),
        (Shape::I8x16, 4),
        (Shape::I8x16, 8),
        (Shape::I16x8, 4),
        (Shape::I16x8, 8),
        (Shape::I32x4, 8),
    ] {
        let narrow = shape.lane().bytes() as usize;
        for start in (0..=16 - 16 / wide * narrow).step_by(narrow) {
            for signed in [false, true] {
                for low in [false, true] {
                    if low && start > 0 {
                        continue;
                    }
                    let mask: [u8; 16] = std::array::from_fn(|i| {
                        let lane = start + i / wide * narrow;
                        match i % wide {
                            at if at < narrow => (lane + at) as u8,
                            _ if signed => (16 + lane) as u8,
                            _ => 0xff,
                        }
                    });
                    let mask = u128::from_le_bytes(mask);
                    let sign = |of: u128| VectorBinary::Sgt.eval(shape, 0, 0, of);
                    let from = if low { Type::I64 } else { Type::V128 };
                    test.run(
                        shape,
                        [from, Type::V128],
                        Type::V128,
                        &|b, [x, _]| {
                            let x = match low {
                                true => {
                                    let data = InstData::Vunary {
                                        op: VectorUnary::Low,
                                        shape: Shape::I64x2,
                                        imm: 0,
                                        arg: x,
                                    };
                                    b.value(data, Type::V128)
                                }
                                false => x,
                            };
                            let zero = vconst(b, 0);
                            let signs = vbinary(b, VectorBinary::Sgt, shape, [zero, x]);
                            let mask = b.func.vconsts.push(mask);
                            let args = [x, signs];
                            InstData::Vshuffle {
                                ty: Type::V128,
                                args,
                                mask,
                            }
                        },
                        &|x, _| {
                            let x = if low { x & u128::from(u64::MAX) } else { x };
                            shuffle(x, sign(x), mask)
                        },
                    );
                }
            }
        }
    }
}

/// The lowest lane of a vector of zeros.
#[test]
fn lowest_lanes() {
    let mut test = Test::new();
    for shape in short_shapes() {
        test.run(
            shape,
            [shape.lane(), Type::V128],
            Type::V128,
            &|b, [x, _]| InstData::Vbinary {
                op: VectorBinary::Insert,
                shape,
                imm: 0,
                args: [vconst(b, 0), x],
            },
            &|x, _| shape.get(x, 0).into(),
        );
    }
}
