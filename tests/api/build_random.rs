//! Random programs that are built: a small language is evaluated here, and is built to modules in two ways, with
//! its variables in memory and with a `phi` for each of them where control comes together. What is built and
//! what is parsed from its text must give what was evaluated, on every engine.
//!
//! A failure prints its seed; `JITLITE_SEED` sets the first one and `JITLITE_PROGRAMS` how many there are.

use crate::support::random::{self, Random};
use jitlite::build::{
    Attribute, BinaryOp, Block, CallConv, CastOp, Clause, FCmpCond, Flags, Function,
    FunctionBuilder, GepFlags, Global, ICmpCond, Linkage, ModuleBuilder, Ordering, RmwOp, TailKind,
    Type, Value,
};
use jitlite::{Config, Engine, EngineKind, Linker, Module, Profile};

const VARIABLES: usize = 4;
const FUNCTIONS: usize = 3;

enum Expr {
    Number(i64),
    Variable(usize),
    Binary(BinaryOp, Box<[Expr; 2]>),
    /// Sign-extended from 8 bits, or zero-extended from 32.
    Narrow(bool, Box<Expr>),
    /// Whether one is less.
    Less(Box<[Expr; 2]>),
    Select(Box<[Expr; 3]>),
    /// A call of an earlier function.
    Call(usize, Box<[Expr; 2]>),
}

enum Statement {
    Set(usize, Expr),
    If(Expr, Vec<Statement>, Vec<Statement>),
    /// So many times.
    Repeat(i64, Vec<Statement>),
    Switch(Expr, Vec<Vec<Statement>>),
}

struct Program(Vec<Vec<Statement>>);

const OPERATORS: [BinaryOp; 10] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
    BinaryOp::Shl,
    BinaryOp::LShr,
    BinaryOp::UDiv,
    BinaryOp::SRem,
];

// Making programs.

fn expr(r: &mut Random, depth: usize, function: usize) -> Expr {
    let two =
        |r: &mut Random| Box::new([expr(r, depth - 1, function), expr(r, depth - 1, function)]);
    match r.below(if depth == 0 { 2 } else { 10 }) {
        0 => match r.chance(80) {
            true => Expr::Number(r.below(40) as i64 - 10),
            false => Expr::Number(r.next() as i64),
        },
        1 | 2 => Expr::Variable(r.below(VARIABLES)),
        3 => Expr::Narrow(r.chance(50), Box::new(expr(r, depth - 1, function))),
        4 => Expr::Less(two(r)),
        5 => {
            let [a, b] = *two(r);
            Expr::Select(Box::new([a, b, expr(r, depth - 1, function)]))
        }
        6 if function > 0 => Expr::Call(r.below(function), two(r)),
        _ => Expr::Binary(*r.pick(&OPERATORS), two(r)),
    }
}

fn statements(r: &mut Random, depth: usize, function: usize) -> Vec<Statement> {
    let count = r.range(1, 4);
    let statement = |r: &mut Random| match r.below(if depth == 0 { 1 } else { 6 }) {
        0..=2 => Statement::Set(r.below(VARIABLES), expr(r, 3, function)),
        3 => Statement::If(
            expr(r, 2, function),
            statements(r, depth - 1, function),
            statements(r, depth - 1, function),
        ),
        4 => Statement::Repeat(r.below(4) as i64, statements(r, depth - 1, function)),
        _ => {
            let cases = r.range(1, 3);
            let cases = (0..cases).map(|_| statements(r, depth - 1, function));
            let cases = cases.collect();
            Statement::Switch(expr(r, 2, function), cases)
        }
    };
    (0..count).map(|_| statement(r)).collect()
}

fn program(seed: u64) -> Program {
    let mut r = Random::new(seed);
    Program((0..FUNCTIONS).map(|n| statements(&mut r, 2, n)).collect())
}

// What they mean.

fn evaluate(program: &Program, function: usize, args: [i64; 2]) -> i64 {
    let mut variables = [args[0], args[1], 0, 1];
    run(program, &program.0[function], &mut variables);
    variables.iter().fold(0, |sum, v| sum ^ v)
}

fn run(program: &Program, statements: &[Statement], variables: &mut [i64; VARIABLES]) {
    for statement in statements {
        match statement {
            Statement::Set(n, value) => variables[*n] = value_of(program, value, variables),
            Statement::If(cond, then, els) => match value_of(program, cond, variables) {
                0 => run(program, els, variables),
                _ => run(program, then, variables),
            },
            Statement::Repeat(times, body) => {
                for _ in 0..*times {
                    run(program, body, variables);
                }
            }
            Statement::Switch(value, cases) => {
                let value = value_of(program, value, variables);
                let case = usize::try_from(value).ok().and_then(|n| cases.get(n));
                if let Some(case) = case {
                    run(program, case, variables);
                }
            }
        }
    }
}

fn value_of(program: &Program, expr: &Expr, variables: &[i64; VARIABLES]) -> i64 {
    let value = |expr: &Expr| value_of(program, expr, variables);
    match expr {
        Expr::Number(n) => *n,
        Expr::Variable(n) => variables[*n],
        Expr::Binary(op, args) => {
            let (a, b) = (value(&args[0]), value(&args[1]));
            match op {
                BinaryOp::Add => a.wrapping_add(b),
                BinaryOp::Sub => a.wrapping_sub(b),
                BinaryOp::Mul => a.wrapping_mul(b),
                BinaryOp::And => a & b,
                BinaryOp::Or => a | b,
                BinaryOp::Xor => a ^ b,
                BinaryOp::Shl => a << (b & 63),
                BinaryOp::LShr => (a as u64 >> (b & 63)) as i64,
                BinaryOp::UDiv => (a as u64 / (b as u64 | 1)) as i64,
                // Of 8 bits, so that no quotient is too large.
                _ => a.wrapping_rem((b & 0x7f) + 1),
            }
        }
        Expr::Narrow(true, arg) => i64::from(value(arg) as i8),
        Expr::Narrow(false, arg) => i64::from(value(arg) as u32),
        Expr::Less(args) => (value(&args[0]) < value(&args[1])).into(),
        Expr::Select(args) => match value(&args[0]) & 1 {
            0 => value(&args[2]),
            _ => value(&args[1]),
        },
        Expr::Call(function, args) => {
            evaluate(program, *function, [value(&args[0]), value(&args[1])])
        }
    }
}

// Building them.

/// Where the variables of a function are.
#[derive(Clone, Copy)]
enum Variables {
    Memory([Value; VARIABLES]),
    Values([Value; VARIABLES]),
}

impl Variables {
    fn get(self, f: &FunctionBuilder<'_>, n: usize) -> Value {
        match self {
            Variables::Memory(slots) => f.load(Type::I64, slots[n]),
            Variables::Values(values) => values[n],
        }
    }

    fn set(&mut self, f: &FunctionBuilder<'_>, n: usize, value: Value) {
        match self {
            Variables::Memory(slots) => {
                f.store(value, slots[n]);
            }
            Variables::Values(values) => values[n] = value,
        }
    }

    /// At the head of a block, a `phi` for each.
    fn phis(self, f: &FunctionBuilder<'_>) -> Variables {
        match self {
            Variables::Memory(_) => self,
            Variables::Values(_) => Variables::Values([(); VARIABLES].map(|()| f.phi(Type::I64))),
        }
    }

    /// Says what the ones of another block are where control comes from here.
    fn flow_to(self, f: &FunctionBuilder<'_>, to: Variables, from: Block) {
        if let (Variables::Values(values), Variables::Values(phis)) = (self, to) {
            for (phi, value) in phis.into_iter().zip(values) {
                f.add_incoming(phi, value, from);
            }
        }
    }
}

fn name(n: usize) -> String {
    format!("f{n}")
}

fn built(program: &Program, in_memory: bool, named: bool) -> ModuleBuilder {
    let m = ModuleBuilder::new("random");
    for (n, statements) in program.0.iter().enumerate() {
        let function = m.function(&name(n), Type::I64, &[Type::I64, Type::I64]);
        let f = m.body(function);
        let entry = f.block(if named { "entry" } else { "" });
        f.switch_to(entry);
        let start = [f.param(0), f.param(1), f.i64(0), f.i64(1)];
        let mut variables = match in_memory {
            false => Variables::Values(start),
            true => Variables::Memory(start.map(|value| {
                let slot = f.local_variable(Type::I64);
                f.store(value, slot);
                slot
            })),
        };
        build(&f, statements, &mut variables, named);
        let mut sum = f.i64(0);
        for n in 0..VARIABLES {
            let value = variables.get(&f, n);
            sum = f.xor(sum, value);
        }
        f.ret(sum);
    }
    m
}

fn build(f: &FunctionBuilder<'_>, list: &[Statement], variables: &mut Variables, named: bool) {
    let label = |text: &'static str| if named { text } else { "" };
    for statement in list {
        match statement {
            Statement::Set(n, value) => {
                let value = compute(f, value, variables);
                variables.set(f, *n, value);
            }
            Statement::If(cond, then, els) => {
                let cond = compute(f, cond, variables);
                let cond = f.icmp(ICmpCond::Ne, cond, 0);
                let (yes, no) = (f.block(label("then")), f.block(label("else")));
                f.cond_br(cond, yes, no);
                join(f, &[(yes, then), (no, els)], None, variables, named);
            }
            Statement::Switch(value, cases) => {
                let value = compute(f, value, variables);
                let done = f.block(label("done"));
                let from = f.current_block();
                let switch = f.switch(value, done);
                let mut blocks = Vec::new();
                for (n, case) in cases.iter().enumerate() {
                    let block = f.block(label("case"));
                    f.add_case(switch, n as i64, block);
                    blocks.push((block, case));
                }
                join(f, &blocks, Some((done, from)), variables, named);
            }
            Statement::Repeat(times, body) => {
                let (head, inside, done) = (
                    f.block(label("head")),
                    f.block(label("body")),
                    f.block(label("done")),
                );
                let before = f.current_block();
                f.br(head);
                f.switch_to(head);
                let at_head = variables.phis(f);
                variables.flow_to(f, at_head, before);
                *variables = at_head;
                let count = f.phi(Type::I64);
                f.add_incoming(count, 0, before);
                let more = f.icmp(ICmpCond::Slt, count, *times);
                f.cond_br(more, inside, done);
                f.switch_to(inside);
                let next = f.add(count, 1);
                f.set_flags(next, Flags::NSW.with(Flags::NUW));
                build(f, body, variables, named);
                let end = f.current_block();
                f.add_incoming(count, next, end);
                variables.flow_to(f, at_head, end);
                f.br(head);
                f.switch_to(done);
                *variables = at_head;
            }
        }
    }
}

/// Builds blocks that come together behind them, where `past` comes too: a block and where it goes there from.
fn join(
    f: &FunctionBuilder<'_>,
    blocks: &[(Block, &Vec<Statement>)],
    past: Option<(Block, Block)>,
    variables: &mut Variables,
    named: bool,
) {
    let mut ends = Vec::new();
    let done = match past {
        Some((done, from)) => {
            ends.push((*variables, from));
            done
        }
        None => f.block(if named { "join" } else { "" }),
    };
    for (block, statements) in blocks {
        let mut own = *variables;
        f.switch_to(*block);
        build(f, statements, &mut own, named);
        ends.push((own, f.current_block()));
        f.br(done);
    }
    f.switch_to(done);
    let merged = variables.phis(f);
    for (own, from) in ends {
        own.flow_to(f, merged, from);
    }
    *variables = merged;
}

fn compute(f: &FunctionBuilder<'_>, expr: &Expr, variables: &Variables) -> Value {
    match expr {
        Expr::Number(n) => f.i64(*n),
        Expr::Variable(n) => variables.get(f, *n),
        Expr::Binary(op, args) => {
            let a = compute(f, &args[0], variables);
            let b = compute(f, &args[1], variables);
            let b = match op {
                BinaryOp::Shl | BinaryOp::LShr => f.and(b, 63),
                BinaryOp::UDiv => f.or(b, 1),
                BinaryOp::SRem => {
                    let low = f.and(b, 0x7f);
                    f.add(low, 1)
                }
                _ => b,
            };
            f.binary(*op, a, b)
        }
        Expr::Narrow(signed, arg) => {
            let value = compute(f, arg, variables);
            let narrow = f.trunc(value, if *signed { Type::I8 } else { Type::I32 });
            match signed {
                true => f.sext(narrow, Type::I64),
                false => f.zext(narrow, Type::I64),
            }
        }
        Expr::Less(args) => {
            let a = compute(f, &args[0], variables);
            let b = compute(f, &args[1], variables);
            let less = f.icmp(ICmpCond::Slt, a, b);
            f.zext(less, Type::I64)
        }
        Expr::Select(args) => {
            let cond = compute(f, &args[0], variables);
            let a = compute(f, &args[1], variables);
            let b = compute(f, &args[2], variables);
            let cond = f.trunc(cond, Type::I1);
            f.select(cond, a, b)
        }
        Expr::Call(n, args) => {
            let a = compute(f, &args[0], variables);
            let b = compute(f, &args[1], variables);
            let function = f.find_function(&name(*n)).expect("it is an earlier one");
            f.call(function, &[a, b])
        }
    }
}

// Comparing.

const ARGS: [[i64; 2]; 3] = [[0, 0], [3, -7], [1 << 40, 12345]];

fn results(module: &Module, kind: EngineKind) -> Vec<i64> {
    let engine = Engine::new(Config::new().engine(kind)).unwrap();
    // SAFETY: the program uses no memory but its stack.
    let instance = unsafe { Linker::new(&engine).instantiate(module).unwrap() };
    let last = instance
        .typed_func::<(i64, i64), i64>(&name(FUNCTIONS - 1))
        .unwrap();
    ARGS.iter()
        .map(|&[a, b]| last.call((a, b)).unwrap())
        .collect()
}

fn try_program(seed: u64) {
    let program = program(seed);
    let expected: Vec<i64> = ARGS
        .iter()
        .map(|&args| evaluate(&program, FUNCTIONS - 1, args))
        .collect();
    for (in_memory, named) in [(false, true), (true, false)] {
        let m = built(&program, in_memory, named);
        let draft = m.to_text();
        let module = m
            .finish()
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{draft}"));
        let text = module.to_text();
        assert_eq!(draft, text, "seed {seed}");
        let parsed = Module::from_text("random", text.clone(), Profile::Llvm)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(parsed.to_text(), text, "seed {seed}");
        for (module, kind) in [
            (&module, EngineKind::Reference),
            (&module, EngineKind::Opt),
            (&module, EngineKind::Baseline),
            (&parsed, EngineKind::Baseline),
        ] {
            assert_eq!(
                results(module, kind),
                expected,
                "seed {seed}, {kind:?}\n{text}"
            );
        }
    }
}

#[test]
fn what_is_built_does_what_was_meant() {
    let first = random::given_seed().unwrap_or(5_000_000);
    let count = random::number("JITLITE_PROGRAMS").unwrap_or(60);
    for seed in first..first + count {
        try_program(seed);
    }
    if random::given_seed().is_none() {
        let fresh = random::fresh_seed();
        println!("the first fresh seed is {fresh}");
        for n in 0..count / 5 {
            try_program(fresh.wrapping_add(n));
        }
    }
}

// Misuse.

/// Handles of two modules and of all their functions.
#[derive(Default)]
struct Things {
    types: Vec<Type>,
    values: Vec<Value>,
    functions: Vec<Function>,
    globals: Vec<Global>,
    blocks: Vec<Block>,
}

/// Something of a module, whatever it is good for.
fn misuse_module(m: &ModuleBuilder, r: &mut Random, all: &mut Things) {
    let ty = *r.pick(&all.types);
    let types = [*r.pick(&all.types), *r.pick(&all.types)];
    let values = [*r.pick(&all.values), *r.pick(&all.values)];
    let function = *r.pick(&all.functions);
    let global = *r.pick(&all.globals);
    let n = r.below(9) as u32;
    let name = [
        "a",
        "b",
        "",
        "0",
        "llvm.sqrt",
        "llvm.memcpy.p0.p0.i64",
        "\u{1}x",
    ];
    let name = *r.pick(&name);
    match r.below(24) {
        0 => all.types.push(m.int_type(n * 20)),
        1 => all.types.push(m.array_type(ty, n.into())),
        2 => all.types.push(m.vector_type(ty, n)),
        3 => all.types.push(m.struct_type(&types)),
        4 => all.types.push(m.function_type(ty, &types)),
        5 => all.types.push(m.named_type(name)),
        6 => m.define_type(ty, types[0]),
        7 => all.functions.push(m.function(name, ty, &types)),
        8 => all.functions.push(m.intrinsic(name, ty, &types)),
        9 => all.globals.push(m.global(name, ty)),
        10 => m.set_initializer(global, values[0]),
        11 => all.globals.push(m.define_global(name, values[0])),
        12 => all.globals.push(m.alias(name, ty, values[0])),
        13 => all.values.push(m.int(ty, r.next() as i64 >> r.below(64))),
        14 => all.values.push(m.float(ty, f64::from_bits(r.next()))),
        15 => all.values.push(m.zero(ty)),
        16 => all.values.push(m.aggregate(ty, &values)),
        17 => all.values.push(m.structure(&values)),
        18 => all
            .values
            .push(m.const_cast(CastOp::PtrToInt, values[0], ty)),
        19 => all
            .values
            .push(m.const_gep(ty, values[0], &values[1..], GepFlags::INBOUNDS)),
        20 => all.values.push(m.poison(ty)),
        21 => m.add_param_attribute(function, n as usize, Attribute::Align(n.into())),
        22 => m.set_linkage(function, Linkage::Private),
        _ => m.set_personality(function, values[0]),
    }
}

/// The same of a function.
fn misuse_function(f: &FunctionBuilder<'_>, r: &mut Random, all: &mut Things) {
    let ty = *r.pick(&all.types);
    let [a, b, c] = [(); 3].map(|()| *r.pick(&all.values));
    let [here, there] = [(); 2].map(|()| *r.pick(&all.blocks));
    let function = *r.pick(&all.functions);
    let n = r.below(5);
    let made = match r.below(40) {
        0 => f.param(n),
        1 => f.add(a, b),
        2 => f.fmul(a, 2),
        3 => f.icmp(ICmpCond::Ult, a, n as i64),
        4 => f.fcmp(FCmpCond::Uno, a, b),
        5 => f.cast(r.pick(CastOp::ALL).0, a, ty),
        6 => f.select(a, b, c),
        7 => f.freeze(a),
        8 => f.phi(ty),
        9 => f.local_variable(ty),
        10 => f.alloca_array(ty, a),
        11 => f.load(ty, a),
        12 => f.store(a, b),
        13 => f.gep(ty, a, &[b, c]),
        14 => f.field(ty, a, n as u32),
        15 => f.element(ty, a, b),
        16 => f.extract_value(a, &[n as u32]),
        17 => f.insert_value(a, b, &[n as u32, 1]),
        18 => f.extract_element(a, b),
        19 => f.insert_element(a, b, c),
        20 => f.shuffle(a, b, &[n as i32, -1, 1]),
        21 => f.call(function, &[a, b]),
        22 => f.call_indirect(ty, a, &[b]),
        23 => f.invoke(function, &[], here, there),
        24 => f.landing_pad(ty, &[Clause::Catch(a), Clause::Cleanup]),
        25 => f.resume(a),
        26 => f.memcpy(a, b, c),
        27 => f.memset(a, n as i64, b),
        28 => f.atomic_rmw(r.pick(RmwOp::ALL).0, a, b, Ordering::Monotonic),
        29 => f.cmpxchg(a, b, 1, [Ordering::SeqCst, Ordering::Acquire]),
        30 => f.br(here),
        31 => f.cond_br(a, here, there),
        32 => f.switch(a, here),
        33 => f.ret(a),
        34 => {
            all.blocks.push(f.block(["", "x", "1"][n % 3]));
            f.switch_to(here);
            return;
        }
        35 => return f.switch_to(here),
        36 => return f.add_incoming(a, b, here),
        37 => return f.add_case(a, n as i64, here),
        38 => {
            f.set_name(a, ["", "y", "x"][n % 3]);
            f.set_flags(b, Flags(r.next() as u8));
            f.set_align(c, n as u64);
            f.set_volatile(a);
            f.set_atomic(b, Ordering::SeqCst, 8);
            f.set_tail(c, TailKind::MustTail);
            f.set_call_conv(a, CallConv::Fast);
            f.add_arg_attribute(b, n, "noundef");
            return f.add_call_attribute(c, "cold");
        }
        _ => return f.set_line(n as u32, 70_000 * n as u32),
    };
    all.values.push(made);
}

/// How many modules were valid all the same.
fn misused(seed: u64) -> usize {
    let mut valid = 0;
    let mut r = Random::new(seed);
    let mut all = Things::default();
    all.types
        .extend([Type::I1, Type::I64, Type::DOUBLE, Type::PTR, Type::VOID]);
    let mut modules = [ModuleBuilder::new("one"), ModuleBuilder::new("two")];
    for m in &mut modules {
        all.functions
            .push(m.function("first", Type::I64, &[Type::I64, Type::PTR]));
        all.globals.push(m.global("g", Type::I64));
        all.values.push(m.i64(1));
    }
    // Without bodies some of it is valid.
    let (bodies, most) = match r.chance(50) {
        true => (70, 120),
        false => (0, 12),
    };
    if bodies > 0 {
        for (m, &function) in modules.iter_mut().zip(&all.functions.clone()) {
            let f = m.body(function);
            all.values.push(f.param(0));
            all.blocks.push(f.block("start"));
        }
    }
    for _ in 0..r.range(3, most) {
        // Mostly of one module, so that some of it fits.
        let m = &mut modules[usize::from(r.chance(10))];
        match r.chance(bodies) {
            false => misuse_module(m, &mut r, &mut all),
            true => {
                let function = *r.pick(&all.functions[..2.max(all.functions.len() / 2)]);
                misuse_function(&m.body(function), &mut r, &mut all);
            }
        }
    }
    for m in modules {
        let draft = m.to_text();
        match m.finish() {
            // Rendering takes long.
            Err(error) => assert!(!seed.is_multiple_of(8) || !error.to_string().is_empty()),
            Ok(module) => {
                valid += 1;
                let parsed = Module::from_text("again", draft.clone(), Profile::Llvm)
                    .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{draft}"));
                assert_eq!(parsed.to_text(), module.to_text(), "seed {seed}");
            }
        }
    }
    valid
}

#[test]
fn nothing_makes_it_panic() {
    let first = random::given_seed().unwrap_or(7_000_000);
    let count = random::number("JITLITE_PROGRAMS").unwrap_or(2_000);
    let valid: usize = (first..first + count).map(misused).sum();
    println!("{valid} of {} modules are valid", 2 * count);
    assert!(count < 100 || valid > 0);
}
