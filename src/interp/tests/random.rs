//! Random functions of loops, block arguments and slots, and of the operations of the table, whose results
//! must be those of a plain evaluator that knows nothing of registers: this is where values that share registers with
//! slots and parameters would clobber each other.

use super::{Program, eval, function};
use crate::lir::{
    BinaryOp, Block, Builder, Function, InstData, IntCond, Slot, SymbolId, Target, Type, UnaryOp,
    Value,
};

/// A generator of numbers (xorshift) from a seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

const TYPES: [Type; 4] = [Type::I64, Type::I64, Type::I32, Type::I8];
/// A function that takes longer is not compared.
const STEPS: u64 = 4_000;

/// The functions here call nobody.
struct Nobody;

impl eval::Host for Nobody {
    fn call(&mut self, _: Target, _: &[u64]) -> Vec<u64> {
        Vec::new()
    }

    fn call_address(&mut self, _: u64, _: &[u64]) -> Vec<u64> {
        Vec::new()
    }

    fn symbol(&self, _: SymbolId) -> u64 {
        0
    }
}

/// The operations on two values of a type that never trap.
fn binaries(ty: Type) -> Vec<BinaryOp> {
    let all = BinaryOp::ALL.iter().copied();
    all.filter(|op| op.takes(ty) && !op.can_trap()).collect()
}

/// The operations that make one type of another.
fn unaries(from: Type, to: Type) -> Vec<UnaryOp> {
    let all = UnaryOp::ALL.iter().copied();
    all.filter(|op| op.takes(from, to)).collect()
}
struct Maker<'r> {
    random: &'r mut Random,
    slots: Vec<(Slot, Type)>,
    /// What the entry defines.
    global: Vec<Value>,
}

impl Maker<'_> {
    /// A value of this type: one that there is, or a new constant or conversion.
    fn value(&mut self, b: &mut Builder, values: &[Value], ty: Type) -> Value {
        for _ in 0..4 {
            let all = values.len() + self.global.len();
            if all == 0 {
                break;
            }
            let i = self.random.below(all);
            let value = *values
                .get(i)
                .unwrap_or_else(|| &self.global[i - values.len()]);
            let from = b.func.ty(value);
            if from == ty && self.random.below(4) > 0 {
                return value;
            }
            if self.random.below(3) == 0 {
                let op = self.random.pick(&unaries(from, ty));
                return b.unary(op, ty, value);
            }
        }
        let constant = [
            0,
            1,
            2,
            7,
            100,
            40_000,
            u64::MAX,
            u64::MAX - 1,
            1 << 31,
            1 << 63,
        ];
        b.iconst(ty, self.random.pick(&constant))
    }

    fn address(&mut self, b: &mut Builder) -> (Value, Type) {
        let (slot, ty) = self.random.pick(&self.slots);
        (
            b.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64),
            ty,
        )
    }

    /// Appends instructions to the block that is being filled.
    fn body(&mut self, b: &mut Builder, values: &mut Vec<Value>) {
        for _ in 0..self.random.below(9) {
            let ty = self.random.pick(&TYPES);
            match self.random.below(8) {
                0 | 1 => {
                    let (addr, ty) = self.address(b);
                    values.push(b.load(ty, addr, 0));
                }
                2 | 3 => {
                    let (addr, ty) = self.address(b);
                    let value = self.value(b, values, ty);
                    b.store(value, addr, 0);
                }
                4 => {
                    let cond = self.cond(b, values);
                    let args = [cond, self.value(b, values, ty), self.value(b, values, ty)];
                    values.push(b.value(InstData::Select { ty, args }, ty));
                }
                _ => {
                    let x = self.value(b, values, ty);
                    let y = self.value(b, values, ty);
                    let op = self.random.pick(&binaries(ty));
                    values.push(b.binary(op, x, y));
                }
            }
        }
    }

    fn cond(&mut self, b: &mut Builder, values: &[Value]) -> Value {
        let ty = self.random.pick(&TYPES);
        let x = self.value(b, values, ty);
        let y = self.value(b, values, ty);
        let cond = self.random.pick(IntCond::ALL);
        b.icmp(cond, x, y)
    }

    /// A call of a block whose first parameter counts down.
    fn target(
        &mut self,
        b: &mut Builder,
        blocks: &[Block],
        values: &[Value],
        count: Value,
    ) -> (Block, Vec<Value>) {
        let block = self.random.pick(blocks);
        let params: Vec<Value> = b.func.params(block).collect();
        let mut args = vec![count];
        for &param in &params[1..] {
            let ty = b.func.ty(param);
            args.push(self.value(b, values, ty));
        }
        (block, args)
    }
}

fn make(seed: u64) -> Function {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let params = [Type::I64, Type::I64, Type::I32, Type::I8];
    function(&params, &[Type::I64], |b, p| {
        let mut slots = Vec::new();
        for _ in 0..1 + random.below(4) {
            let ty = random.pick(&TYPES);
            slots.push((b.slot(ty.bytes(), ty.bytes()), ty));
        }
        let mut blocks = Vec::new();
        for _ in 0..1 + random.below(5) {
            let mut types = vec![Type::I64];
            types.extend((0..random.below(4)).map(|_| random.pick(&TYPES)));
            blocks.push(b.block(&types));
        }
        let mut maker = Maker {
            random: &mut random,
            slots,
            global: p.to_vec(),
        };
        for (slot, ty) in maker.slots.clone() {
            let addr = b.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
            let value = maker.value(b, &[], ty);
            b.store(value, addr, 0);
        }
        let mut values = Vec::new();
        maker.body(b, &mut values);
        let count = b.iconst(Type::I64, 12);
        let (first, args) = maker.target(b, &blocks, &values, count);
        b.jump(first, &args);
        maker.global.extend(values);
        for &block in &blocks {
            b.fill(block);
            let mut values: Vec<Value> = b.func.params(block).collect();
            let count = values[0];
            maker.body(b, &mut values);
            let one = b.iconst(Type::I64, 1);
            let left = b.binary(BinaryOp::Sub, count, one);
            let zero = b.iconst(Type::I64, 0);
            let (x, xs) = maker.target(b, &blocks, &values, left);
            let done = b.block(&[]);
            match maker.random.below(4) {
                0 => {
                    let more = b.icmp(IntCond::Sgt, left, zero);
                    b.brif(more, (x, &xs), (done, &[]));
                }
                1 => {
                    let stop = b.icmp(IntCond::Sle, count, zero);
                    b.brif(stop, (done, &[]), (x, &xs));
                }
                2 => {
                    let (y, ys) = maker.target(b, &blocks, &values, left);
                    let cond = maker.cond(b, &values);
                    let inner = b.block(&[]);
                    let more = b.icmp(IntCond::Sgt, left, zero);
                    b.brif(more, (inner, &[]), (done, &[]));
                    b.fill(inner);
                    b.brif(cond, (x, &xs), (y, &ys));
                }
                _ => {
                    let (y, ys) = maker.target(b, &blocks, &values, left);
                    let y = b.block_call(y, &ys);
                    let x = b.block_call(x, &xs);
                    let stop = b.block_call(done, &[]);
                    let table = b.table(x, vec![(0, stop), (3, y), (7, y), (u64::MAX, stop)]);
                    b.effect(InstData::Switch { value: left, table });
                }
            }
            b.fill(done);
            let mut sum = maker.value(b, &values, Type::I64);
            for (slot, ty) in maker.slots.clone() {
                let addr = b.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
                let mut value = b.load(ty, addr, 0);
                if ty != Type::I64 {
                    value = b.unary(UnaryOp::Sext, Type::I64, value);
                }
                let three = b.iconst(Type::I64, 3);
                sum = b.binary(BinaryOp::Mul, sum, three);
                sum = b.binary(BinaryOp::Add, sum, value);
            }
            b.ret(&[sum]);
        }
    })
}

#[test]
fn random_functions_give_what_a_plain_evaluator_gives() {
    let mut compared = 0;
    for seed in 1..3000u64 {
        let f = make(seed);
        let args = [seed, u64::MAX - 5, 0x8000_0001, 0xfe];
        let Ok(want) = eval::run(&f, &args, &mut Nobody, STEPS) else {
            continue;
        };
        let want = want[0];
        let program = Program::new(std::slice::from_ref(&f));
        let got = program.get(0, &args);
        let code = program.codes[0].as_ref().ok().unwrap();
        assert_eq!(got, want, "seed {seed}\n{f:#?}\n{code}");
        compared += 1;
    }
    assert!(compared > 2000, "{compared}");
}
