//! Random programs: loops, branches, switches, permuted block parameters, calls, memory, and more
//! live values than there are registers.

use crate::exec::{Arena, DATA, FAR, HostFn, check};
use jitlite::lir::*;
use jitlite::x64::baseline::Baseline;
use jitlite::x64::reloc::Code;

pub struct Rng(pub u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

extern "C" fn sum(a: u64, b: u64) -> u64 {
    a.wrapping_mul(31).wrapping_add(b)
}

#[rustfmt::skip]
extern "C" fn many(
    a: u64, b: f64, c: u32, d: f64, e: u64, f: u32, g: f64, h: u64, i: u32, j: u64, k: f64, l: f64, m: f64,
    n: f64, o: f64, p: f64, q: f64, r: u64,
) -> u64 {
    let ints = [a, c.into(), e, (f as u8).into(), h, (i as u16).into(), j, r];
    let floats = [b, d, g, k, l, m, n, o, p, q];
    let sum = ints.iter().fold(7u64, |s, &x| s.wrapping_mul(33) ^ x);
    // Which NaN it is is not defined.
    let bits = |x: &f64| if x.is_nan() { 1 } else { x.to_bits() };
    floats.iter().fold(sum, |s, x| s.rotate_left(5) ^ bits(x))
}

extern "C" fn half(a: f64, b: u64) -> f64 {
    a * 0.5 + (b & 0xff) as f64
}

const MANY: [Type; 18] = {
    use Type::*;
    [
        I64, F64, I32, F64, I64, I8, F64, I64, I16, I64, F64, F64, F64, F64, F64, F64, F64, I64,
    ]
};

fn hosts() -> [HostFn; 3] {
    let f = f64::from_bits;
    [
        (sum as *const () as usize, |a| vec![sum(a[0], a[1])]),
        (many as *const () as usize, |a| {
            let f = f64::from_bits;
            vec![many(
                a[0],
                f(a[1]),
                a[2] as u32,
                f(a[3]),
                a[4],
                a[5] as u32,
                f(a[6]),
                a[7],
                a[8] as u32,
                a[9],
                f(a[10]),
                f(a[11]),
                f(a[12]),
                f(a[13]),
                f(a[14]),
                f(a[15]),
                f(a[16]),
                a[17],
            )]
        }),
        (half as *const () as usize, {
            let _ = f;
            |a| vec![half(f64::from_bits(a[0]), a[1]).to_bits()]
        }),
    ]
}

const TYPES: [Type; 6] = [
    Type::I8,
    Type::I16,
    Type::I32,
    Type::I64,
    Type::F32,
    Type::F64,
];

/// The operations of the table on two scalars of a type: those that trap, or those that never do. Not
/// `fcopysign`, which would tell one NaN from another.
fn binaries(ty: Type, traps: bool) -> Vec<BinaryOp> {
    let all = BinaryOp::ALL.iter().copied();
    all.filter(|&op| op.takes(ty) && op.can_trap() == traps && op != BinaryOp::Fcopysign)
        .collect()
}

/// The operations of the table on one scalar that give this type, and what they take. Not the bits of
/// a float, by which NaNs could be told from each other.
fn unaries(to: Type) -> Vec<(UnaryOp, Type)> {
    let of = |&op: &UnaryOp| TYPES.map(|from| (op, from));
    let tells = |op, from: Type| op == UnaryOp::Bitcast && !from.is_int();
    let all = UnaryOp::ALL.iter().flat_map(of);
    all.filter(|&(op, from)| op.takes(from, to) && !tells(op, from))
        .collect()
}

/// Generates the body of a function.
struct Maker<'a, 'f> {
    b: Builder<'f>,
    rng: &'a mut Rng,
    /// Values that dominate where code is appended.
    scope: Vec<Value>,
    callees: [Callee; 3],
    slots: Vec<(Slot, Type)>,
    loops: usize,
    budget: usize,
}

impl Maker<'_, '_> {
    fn constant(&mut self, ty: Type) -> Value {
        if !ty.is_int() {
            let x = self.rng.below(1000) as f64 / 8.0 - 60.0;
            let bits = if ty == Type::F32 {
                u64::from((x as f32).to_bits())
            } else {
                x.to_bits()
            };
            return self.b.fconst(ty, bits);
        }
        let raw = self.rng.next();
        let by = self.rng.below(64);
        let imm = self
            .rng
            .pick(&[raw, raw >> by, (raw as i64 >> by) as u64, 0, 1, u64::MAX]);
        self.b.iconst(ty, imm)
    }

    fn value(&mut self, ty: Type) -> Value {
        let of_type: Vec<Value> = {
            let func = &self.b.func;
            self.scope
                .iter()
                .copied()
                .filter(|&v| func.ty(v) == ty)
                .collect()
        };
        if of_type.is_empty() || self.rng.chance(12) {
            return self.constant(ty);
        }
        match self.rng.chance(50) {
            true => of_type[of_type.len() - 1 - self.rng.below(of_type.len().min(4))],
            false => self.rng.pick(&of_type),
        }
    }

    fn address(&mut self) -> (Value, i32) {
        let offset = self.rng.below(64) as i32 * 8;
        let symbol = self.rng.pick(&[DATA, DATA, FAR]);
        let more = self.rng.below(32) as i32;
        let base = self.b.value(
            InstData::SymbolAddr {
                symbol,
                offset: more,
            },
            Type::I64,
        );
        if self.rng.chance(50) {
            return (base, offset);
        }
        let index = self.value(Type::I64);
        let mask = self.b.iconst(Type::I64, 0x7f);
        let index = self.b.binary(BinaryOp::And, index, mask);
        let scale = self.rng.below(4) as u8;
        let lea = InstData::Lea {
            base,
            index,
            scale,
            offset: 16,
        };
        (self.b.value(lea, Type::I64), offset)
    }

    fn statement(&mut self) {
        let ty = self.rng.pick(&TYPES);
        let int = self.rng.pick(&TYPES[..4]);
        let value = match self.rng.below(24) {
            0..=6 => {
                let op = self.rng.pick(&binaries(ty, false));
                let (x, y) = (self.value(ty), self.value(ty));
                self.b.binary(op, x, y)
            }
            7 | 8 => {
                use BinaryOp::*;
                let op = self.rng.pick(&binaries(int, true));
                let x = self.value(int);
                let y = self.value(int);
                // 1 to 127: neither traps.
                let mask = self.b.iconst(int, 0x7e);
                let one = self.b.iconst(int, 1);
                let y = self.b.binary(And, y, mask);
                let y = match self.rng.chance(30) {
                    true => self.b.iconst(int, 1 << self.rng.below(6)),
                    false => self.b.binary(Or, y, one),
                };
                self.b.binary(op, x, y)
            }
            9..=11 => {
                let (op, from) = self.rng.pick(&unaries(ty));
                let x = self.value(from);
                self.b.unary(op, ty, x)
            }
            12 if !ty.is_int() => {
                let args = [self.value(ty), self.value(ty), self.value(ty)];
                self.b.value(InstData::Fma { ty, args }, ty)
            }
            12 => {
                let to = self.rng.pick(&[Type::F32, Type::F64]);
                let from = self.rng.pick(&[Type::I32, Type::I64]);
                let x = self.value(from);
                let f = self.b.unary(UnaryOp::StoF, to, x);
                self.scope.push(f);
                self.b.unary(UnaryOp::FtoS, from, f)
            }
            13 | 14 => {
                let cond = self.rng.pick(IntCond::ALL);
                let (x, y) = (self.value(int), self.value(int));
                self.b.icmp(cond, x, y)
            }
            15 => {
                let cond = self.cond();
                let (x, y) = (self.value(ty), self.value(ty));
                let args = [cond, x, y];
                self.b.value(InstData::Select { ty, args }, ty)
            }
            16 | 17 => {
                let (addr, offset) = self.address();
                self.b.load(int, addr, offset)
            }
            18 => {
                let x = self.value(int);
                let (addr, offset) = self.address();
                return self.b.store(x, addr, offset);
            }
            19 | 20 => {
                let (slot, ty) = self.rng.pick(&self.slots);
                let addr = InstData::SlotAddr { slot, offset: 0 };
                if self.rng.chance(50) {
                    let x = self.value(ty);
                    let addr = self.b.value(addr, Type::I64);
                    return self.b.store(x, addr, 0);
                }
                let addr = self.b.value(addr, Type::I64);
                self.b.load(ty, addr, 0)
            }
            21 => return self.call(),
            22 => {
                let (base, index) = (self.value(Type::I64), self.value(Type::I64));
                let scale = self.rng.below(4) as u8;
                let offset = self.rng.below(2000) as i32 - 1000;
                self.b.value(
                    InstData::Lea {
                        base,
                        index,
                        scale,
                        offset,
                    },
                    Type::I64,
                )
            }
            _ => self.constant(ty),
        };
        self.scope.push(value);
    }

    fn call(&mut self) {
        let (which, types, result): (usize, &[Type], Type) = match self.rng.below(3) {
            0 => (0, &[Type::I64, Type::I64], Type::I64),
            1 => (1, &MANY, Type::I64),
            _ => (2, &[Type::F64, Type::I64], Type::F64),
        };
        let args: Vec<Value> = types.iter().map(|&ty| self.value(ty)).collect();
        let args = self.b.list(&args);
        let callee = self.callees[which];
        let data = InstData::Call { callee, args };
        let inst = self.b.inst_with(data, &[result]);
        let value = self.b.func.result(inst).unwrap();
        self.scope.push(value);
    }

    fn cond(&mut self) -> Value {
        let ty = self.rng.pick(&TYPES);
        let (x, y) = (self.value(ty), self.value(ty));
        if !ty.is_int() {
            let cond = self.rng.pick(FloatCond::ALL);
            let args = [x, y];
            return self.b.value(InstData::Fcmp { cond, ty, args }, Type::I8);
        }
        match self.rng.below(4) {
            0 => self.value(Type::I8),
            1 => {
                let both = self.b.binary(BinaryOp::And, x, y);
                let zero = self.b.iconst(ty, 0);
                let cond = self.rng.pick(&[IntCond::Eq, IntCond::Ne]);
                self.b.icmp(cond, both, zero)
            }
            _ => {
                let cond = self.rng.pick(IntCond::ALL);
                self.b.icmp(cond, x, y)
            }
        }
    }

    fn types(&mut self, most: usize) -> Vec<Type> {
        let n = self.rng.below(most + 1);
        (0..n).map(|_| self.rng.pick(&TYPES)).collect()
    }

    fn values(&mut self, types: &[Type]) -> Vec<Value> {
        types.iter().map(|&ty| self.value(ty)).collect()
    }

    fn body(&mut self, depth: usize) {
        for _ in 0..1 + self.rng.below(10) {
            if self.budget == 0 {
                return;
            }
            self.budget -= 1;
            let n = 1 + self.rng.below(8);
            (0..n).for_each(|_| self.statement());
            match self.rng.below(5) {
                0 if depth > 0 => self.diamond(depth),
                1 if depth > 0 && self.loops < 3 => self.looping(depth),
                2 if depth > 0 => self.switch(depth),
                _ => {}
            }
        }
    }

    fn diamond(&mut self, depth: usize) {
        let types = self.types(5);
        let join = self.b.block(&types);
        let (then, els) = (self.types(2), self.types(2));
        let (then_args, els_args) = (self.values(&then), self.values(&els));
        let (then, els) = (self.b.block(&then), self.b.block(&els));
        let cond = self.cond();
        if self.rng.chance(25) {
            let direct = self.values(&types);
            self.b.brif(cond, (then, &then_args), (join, &direct));
            self.arm(then, depth, join, &types);
        } else {
            self.b.brif(cond, (then, &then_args), (els, &els_args));
            self.arm(then, depth, join, &types);
            self.arm(els, depth, join, &types);
        }
        self.enter(join);
    }

    fn enter(&mut self, block: Block) {
        self.b.fill(block);
        let params: Vec<Value> = self.b.func.params(block).collect();
        self.scope.extend(params);
    }

    fn arm(&mut self, block: Block, depth: usize, join: Block, types: &[Type]) {
        let outside = self.scope.len();
        self.enter(block);
        self.body(depth - 1);
        let args = self.values(types);
        self.b.jump(join, &args);
        self.scope.truncate(outside);
    }

    fn switch(&mut self, depth: usize) {
        let types = self.types(3);
        let join = self.b.block(&types);
        let ty = self.rng.pick(&TYPES[..4]);
        let value = self.value(ty);
        let n = self.rng.below(12);
        let dense = self.rng.chance(60);
        let mut keys: Vec<u64> = (0..n as u64).collect();
        if !dense {
            keys = keys.iter().map(|_| self.rng.next() & ty.mask()).collect();
            keys.sort_unstable();
            keys.dedup();
        }
        let value = match dense {
            true => {
                let mask = self.b.iconst(ty, 15);
                self.b.binary(BinaryOp::And, value, mask)
            }
            false => value,
        };
        let mut cases = Vec::new();
        let mut arms = Vec::new();
        for key in keys {
            let args = self.values(&types);
            if self.rng.chance(50) {
                cases.push((key, self.b.block_call(join, &args)));
            } else {
                let arm = self.b.block(&types);
                cases.push((key, self.b.block_call(arm, &args)));
                arms.push(arm);
            }
        }
        let args = self.values(&types);
        let default = self.b.block_call(join, &args);
        let table = self.b.table(default, cases);
        self.b.effect(InstData::Switch { value, table });
        for arm in arms {
            self.arm(arm, depth.min(1), join, &types);
        }
        self.enter(join);
    }

    /// A loop with a counter; its other parameters are permuted on the way back.
    fn looping(&mut self, depth: usize) {
        self.loops += 1;
        let mut types = vec![Type::I64];
        types.extend(self.types(6));
        let mut start = self.values(&types);
        start[0] = self.b.iconst(Type::I64, 1 + self.rng.below(5) as u64);
        let header = self.b.block(&types);
        let exit_types = self.types(3);
        let exit = self.b.block(&exit_types);
        self.b.jump(header, &start);
        let outside = self.scope.len();
        self.enter(header);
        let params: Vec<Value> = self.b.func.params(header).collect();
        if self.rng.chance(50) {
            // Another way out, before the count ends.
            let cond = self.cond();
            let go_on = self.b.block(&[]);
            let args = self.values(&exit_types);
            self.b.brif(cond, (exit, &args), (go_on, &[]));
            self.b.fill(go_on);
        }
        self.body(depth - 1);
        let one = self.b.iconst(Type::I64, 1);
        let count = self.b.binary(BinaryOp::Sub, params[0], one);
        let mut back = vec![count];
        for &ty in &types[1..] {
            let same: Vec<Value> = params[1..]
                .iter()
                .copied()
                .filter(|&p| self.b.func.ty(p) == ty)
                .collect();
            let arg = match self.rng.chance(50) {
                true => self.rng.pick(&same),
                false => self.value(ty),
            };
            back.push(arg);
        }
        let args = self.values(&exit_types);
        let zero = self.b.iconst(Type::I64, 0);
        if self.rng.chance(70) {
            let more = self.b.icmp(IntCond::Sgt, count, zero);
            self.b.brif(more, (header, &back), (exit, &args));
        } else {
            let done = self.b.icmp(IntCond::Sle, count, zero);
            self.b.brif(done, (exit, &args), (header, &back));
        }
        self.scope.truncate(outside);
        if self.rng.chance(60) {
            // The header dominates the exit: what it held last is known there.
            self.scope.extend(params);
        }
        self.enter(exit);
        self.loops -= 1;
    }
}

fn program(seed: u64) -> Function {
    let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..4).for_each(|_| _ = rng.next());
    let n = rng.below(14);
    let params: Vec<Type> = (0..n).map(|_| rng.pick(&TYPES)).collect();
    let results = rng.pick(&[
        &[Type::I64][..],
        &[Type::I64, Type::F64],
        &[Type::I32, Type::I64, Type::F32, Type::F64],
    ]);
    let mut func = Function {
        sig: Signature::new(&params, results),
        ..Function::default()
    };
    let signatures = [
        Signature::new(&[Type::I64, Type::I64], &[Type::I64]),
        Signature::new(&MANY, &[Type::I64]),
        Signature::new(&[Type::F64, Type::I64], &[Type::F64]),
    ];
    let mut n = 0;
    let callees = signatures.map(|sig| {
        let sig = func.sigs.push(sig);
        let target = Target::Symbol(SymbolId(n));
        n += 1;
        func.callees.push(CalleeData { target, sig })
    });
    let mut b = Builder::new(&mut func);
    let entry = b.block(&params);
    b.fill(entry);
    let scope = b.func.params(entry).collect();
    let slots: Vec<(Slot, Type)> = TYPES.iter().map(|&ty| (b.slot(8, 8), ty)).collect();
    let budget = 4 + rng.below(40);
    let mut maker = Maker {
        b,
        rng: &mut rng,
        scope,
        callees,
        slots: slots.clone(),
        loops: 0,
        budget,
    };
    // Some slots are variables, of others the address is known elsewhere.
    for (slot, ty) in slots {
        let start = maker.value(ty);
        let addr = maker
            .b
            .value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
        maker.b.store(start, addr, 0);
        if maker.rng.chance(30) {
            let copy = maker.b.unary(UnaryOp::Copy, Type::I64, addr);
            let one = maker.constant(Type::I8);
            maker.b.store(one, copy, 0);
        }
    }
    maker.body(3);
    // All that was computed counts.
    for &ty in &TYPES {
        for i in 0..4 {
            let mut x = maker.value(ty);
            if !ty.is_int() {
                // Which NaN it is is not defined.
                let (cond, zero) = (FloatCond::Ord, maker.constant(ty));
                let args = [x, x];
                let ordered = maker.b.value(InstData::Fcmp { cond, ty, args }, Type::I8);
                let args = [ordered, x, zero];
                x = maker.b.value(InstData::Select { ty, args }, ty);
            }
            let offset = 3000 + 32 * ty as i32 + 8 * i;
            let addr = maker.b.value(
                InstData::SymbolAddr {
                    symbol: DATA,
                    offset,
                },
                Type::I64,
            );
            maker.b.store(x, addr, 0);
        }
    }
    let values = maker.values(results);
    maker.b.ret(&values);
    func
}

fn run(seed: u64, arena: &mut Arena) {
    let func = program(seed);
    let mut rng = Rng(seed | 1);
    for _ in 0..2 {
        let args: Vec<u64> = func
            .sig
            .params
            .iter()
            .map(|p| match p.ty {
                Type::F64 => (rng.below(100) as f64).to_bits(),
                Type::F32 => (rng.below(100) as f32).to_bits().into(),
                ty => rng.next() & ty.mask(),
            })
            .collect();
        for (i, byte) in arena.data().iter_mut().enumerate() {
            *byte = (i * 7) as u8;
        }
        check(&func, arena, &args, &|| format!("seed {seed}"));
    }
}

/// The seed to start from, or the only one, by an environment variable.
fn seeds(name: &str, n: u64) -> std::ops::Range<u64> {
    match std::env::var(name)
        .ok()
        .and_then(|text| text.parse::<u64>().ok())
    {
        Some(seed) => seed..seed + 1,
        None => 0..n,
    }
}

/// OSR reads by a second compilation where values are in the code of a first one.
#[test]
fn a_function_is_compiled_in_the_same_way_each_time() {
    let arena = Arena::new(&hosts());
    let mut compiler = Baseline::new();
    let mut compiled = |seed: u64| {
        let mut code = Code::default();
        let made = compiler.compile(&mut program(seed), &arena, &mut code);
        made.map(|()| code.bytes).ok()
    };
    for seed in 0..200 {
        let first = compiled(seed);
        compiled(seed + 1);
        assert_eq!(compiled(seed), first, "seed {seed}");
    }
}

#[test]
fn random_programs() {
    let mut arena = Arena::new(&hosts());
    let n = std::env::var("X64_PROGRAMS")
        .ok()
        .and_then(|n| n.parse().ok());
    for seed in seeds("X64_SEED", n.unwrap_or(1500)) {
        run(seed, &mut arena);
    }
}
