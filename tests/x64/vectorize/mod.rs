//! Random loops of the shape that is vectorised: what compiled code makes of them, with and without
//! features of the processor, must be what the interpreter makes of them as they were lowered.
//!
//! A program has one loop, over elements of random types in memory that may overlap, next to each other
//! or apart, and in which an iteration may go one of several ways; it runs it for many counts. Others compute
//! with bytes as C does, in numbers of 32 bits. The seeds are known; a failure prints that of its program,
//! which `JITLITE_SEED` asks for alone, and `JITLITE_PROGRAMS` sets how many are tried.

mod bytes;

use std::fmt::Write as _;

use crate::support::random::{self, Random};
use jitlite::api::{Config, Engine, EngineKind, Linker, Module};
use jitlite::verify;

const FIRST_SEED: u64 = 7_000_000;
const FIRST_OF_BYTES: u64 = 8_000_000;
const PROGRAMS: u64 = if cfg!(debug_assertions) { 60 } else { 1500 };

const INTS: [&str; 4] = ["i8", "i16", "i32", "i64"];
const FLOATS: [&str; 2] = ["float", "double"];

#[test]
fn loops_do_the_same_on_lanes() {
    try_programs(FIRST_SEED, program);
}

#[test]
fn bytes_do_the_same_on_lanes() {
    try_programs(FIRST_OF_BYTES, bytes::program);
}

fn try_programs(first: u64, program: fn(u64) -> String) {
    let first = random::given_seed().unwrap_or(first);
    let alone = random::given_seed().map(|_| 1);
    let count = random::number("JITLITE_PROGRAMS")
        .or(alone)
        .unwrap_or(PROGRAMS);
    for seed in first..first + count {
        let text = program(seed);
        let expected = outcome(&text, EngineKind::Reference, "");
        for without in ["", "avx2", "all"] {
            let found = outcome(&text, EngineKind::Opt, without);
            assert_eq!(
                found, expected,
                "seed {seed}, without features `{without}`:\n{text}"
            );
        }
    }
}

fn outcome(text: &str, kind: EngineKind, without: &str) -> i64 {
    let module = Module::from_text("random.ll", text.to_string(), verify::Profile::Auto);
    let module = module.unwrap_or_else(|e| panic!("{e:?} in\n{text}"));
    let mut config = Config::new();
    config.engine(kind);
    config.without_features(without).expect("there are these");
    let engine = Engine::new(&config).expect("there is memory for an engine");
    let mut linker = Linker::new(&engine);
    linker.with_libc();
    // SAFETY: the loops are defined, and keep to memory of their own.
    let instance = unsafe { linker.instantiate(&module) }.expect("there are no other symbols");
    let main = instance.typed_func::<(), i64>("main");
    main.expect("there is a main").call(()).expect("it returns")
}

fn bits(ty: &str) -> usize {
    match ty {
        "float" => 32,
        "double" => 64,
        ty => ty[1..].parse().expect("an integer type"),
    }
}

fn is_float(ty: &str) -> bool {
    FLOATS.contains(&ty)
}

/// In which way a loop goes over its elements.
#[derive(Clone, Copy)]
enum Index {
    Forwards,
    Backwards,
    Forwards32,
    Backwards32,
}

const INDICES: [Index; 4] = [
    Index::Forwards,
    Index::Backwards,
    Index::Forwards32,
    Index::Backwards32,
];

/// The body of a loop being written.
struct Body {
    random: Random,
    text: String,
    values: Vec<(String, &'static str)>,
    next: usize,
    /// The block that is being written, and how many blocks there are.
    block: String,
    blocks: usize,
    /// How elements are mostly found, and so many apart.
    index: Index,
    stride: i64,
    /// What is stored.
    to: &'static str,
}

impl Body {
    fn inst(&mut self, ty: &'static str, inst: String) -> String {
        let name = format!("%x{}", self.next);
        self.next += 1;
        let _ = writeln!(self.text, "  {name} = {inst}");
        self.values.push((name.clone(), ty));
        name
    }

    /// A value of a type: one that is there, or one that is converted, or a constant.
    fn value(&mut self, ty: &'static str) -> String {
        let fits: Vec<String> = (self.values.iter())
            .filter(|value| value.1 == ty)
            .map(|value| value.0.clone())
            .collect();
        if !fits.is_empty() && self.random.chance(70) {
            return self.random.pick(&fits).clone();
        }
        if self.random.chance(20) {
            return match is_float(ty) {
                true => format!("{}.5", self.random.below(9)),
                false => format!("{}", self.random.below(100)),
            };
        }
        let (from, of) = self.random.pick(&self.values).clone();
        let (wide, narrow) = (bits(ty), bits(of));
        match (is_float(ty), is_float(of)) {
            (true, true) if wide == narrow => from,
            (true, true) if wide > narrow => self.inst(ty, format!("fpext {of} {from} to {ty}")),
            (true, true) => self.inst(ty, format!("fptrunc {of} {from} to {ty}")),
            (true, false) => {
                // No larger than what both can hold, so that nothing becomes infinite.
                let low = match of {
                    "i8" => from,
                    _ => self.inst("i8", format!("trunc {of} {from} to i8")),
                };
                let op = self.random.pick(&["sitofp", "uitofp"]).to_string();
                self.inst(ty, format!("{op} i8 {low} to {ty}"))
            }
            (false, true) => {
                let cond = self.random.pick(&["olt", "oge", "une", "ueq"]).to_string();
                let cond = self.inst("i1", format!("fcmp {cond} {of} {from}, 3.0"));
                self.values.pop();
                self.inst(ty, format!("zext i1 {cond} to {ty}"))
            }
            (false, false) if wide == narrow => from,
            (false, false) if wide > narrow => {
                let op = self.random.pick(&["sext", "zext"]).to_string();
                self.inst(ty, format!("{op} {of} {from} to {ty}"))
            }
            (false, false) => self.inst(ty, format!("trunc {of} {from} to {ty}")),
        }
    }

    /// Where elements are, as a program mostly has it: forwards or backwards, in 64 bits or in 32, with a
    /// distance.
    fn index(&mut self, stride: i64, ahead: i64) -> String {
        let index = match self.random.chance(95) {
            true => self.index,
            false => *self.random.pick(&INDICES),
        };
        let known = self.values.len();
        let narrow = self.random.chance(20);
        let at = match index {
            Index::Forwards => "%i".to_string(),
            Index::Backwards => self.inst("i64", "sub i64 %n, %i".to_string()),
            Index::Forwards32 | Index::Backwards32 => {
                let low = self.inst("i32", "trunc i64 %i to i32".to_string());
                let sum = match index {
                    Index::Forwards32 => format!("add i32 {low}, %few"),
                    _ => format!("sub i32 %few, {low}"),
                };
                let mut sum = self.inst("i32", sum);
                if narrow {
                    let far = self.inst("i32", format!("mul i32 {sum}, {stride}"));
                    sum = self.inst("i32", format!("add i32 {far}, {ahead}"));
                }
                self.inst("i64", format!("sext i32 {sum} to i64"))
            }
        };
        if narrow && matches!(index, Index::Forwards32 | Index::Backwards32) {
            self.values.truncate(known);
            return at;
        }
        let at = match stride {
            1 => at,
            _ => self.inst("i64", format!("mul i64 {at}, {stride}")),
        };
        let at = self.inst("i64", format!("add i64 {at}, {ahead}"));
        self.values.truncate(known);
        at
    }

    /// Loads an element.
    fn load(&mut self, pointer: &str, ty: &'static str, ahead: i64) {
        let at = self.index(self.stride, ahead);
        let at = self.inst(
            "ptr",
            format!("getelementptr {ty}, ptr {pointer}, i64 {at}"),
        );
        self.values.pop();
        // Floats are those of small integers: the bits of a NaN need not be the same.
        match is_float(ty) {
            true => {
                let byte = self.inst("i8", format!("load i8, ptr {at}, align 1"));
                self.inst(ty, format!("sitofp i8 {byte} to {ty}"));
            }
            false => {
                self.inst(ty, format!("load {ty}, ptr {at}, align 1"));
            }
        }
    }

    /// Loads an element of other memory than all else: of a column, or from the other end.
    fn apart(&mut self) {
        let known = self.values.len();
        let at = match self.random.chance(50) {
            true => {
                let far = self.random.range(5, 45);
                self.inst("i64", format!("mul i64 %i, {far}"))
            }
            false => self.inst("i64", "sub i64 %n, %i".to_string()),
        };
        let ahead = self.random.below(5);
        let at = self.inst("i64", format!("add i64 {at}, {ahead}"));
        let ty = *self.random.pick(&INTS);
        let place = format!("getelementptr {ty}, ptr @others, i64 {at}");
        let place = self.inst("ptr", place);
        self.values.truncate(known);
        self.inst(ty, format!("load {ty}, ptr {place}, align 1"));
    }

    /// Adds to what is at the same address in each iteration, where elements may be.
    fn stays(&mut self) {
        let known = self.values.len();
        let (to, far) = (self.to, self.random.below(900));
        let pointer = *self.random.pick(&["%a", "%b", "%d"]);
        // What is added to a float could make it infinite.
        let ty = if is_float(to) { "i32" } else { to };
        let value = self.value(ty);
        let place = format!("getelementptr i8, ptr {pointer}, i64 {far}");
        let place = self.inst("ptr", place);
        let old = self.inst(ty, format!("load {ty}, ptr {place}, align 1"));
        let sum = self.inst(ty, format!("add {ty} {old}, {value}"));
        let _ = writeln!(self.text, "  store {ty} {sum}, ptr {place}, align 1");
        self.values.truncate(known);
    }

    /// Loads what is at the same address in each iteration, which may be that of what is stored to, or
    /// found by what is loaded from such a one; or an element behind it.
    fn fixed(&mut self) {
        let far = match self.random.chance(50) {
            true => self.random.below(1200),
            false => self.random.below(48),
        };
        let pointer = *self.random.pick(&["%a", "%b", "%d", "%d"]);
        let place = format!("getelementptr i8, ptr {pointer}, i64 {}", far as i64 - 24);
        let mut at = self.inst("ptr", place);
        self.values.pop();
        if self.random.chance(35) {
            let byte = self.inst("i8", format!("load i8, ptr {at}, align 1"));
            let by = self.inst("i64", format!("zext i8 {byte} to i64"));
            let pointer = *self.random.pick(&["%a", "%b", "%d"]);
            at = self.inst("ptr", format!("getelementptr i8, ptr {pointer}, i64 {by}"));
            self.values.pop();
        }
        let ty = *self
            .random
            .pick(&["i8", "i16", "i32", "i64", "float", "double"]);
        if self.random.chance(30) {
            self.load(&at, ty, 0);
        } else if is_float(ty) {
            let byte = self.inst("i8", format!("load i8, ptr {at}, align 1"));
            self.inst(ty, format!("sitofp i8 {byte} to {ty}"));
        } else {
            self.inst(ty, format!("load {ty}, ptr {at}, align 1"));
        }
    }

    /// Stores an element, or as many as lie between those of two iterations.
    fn store(&mut self) {
        let to = self.to;
        let all = self.stride > 1 && self.random.chance(80);
        for ahead in 0..if all { self.stride } else { 1 } {
            let value = self.value(to);
            let at = self.index(self.stride, ahead);
            let at = self.inst("ptr", format!("getelementptr {to}, ptr %d, i64 {at}"));
            self.values.pop();
            let _ = writeln!(self.text, "  store {to} {value}, ptr {at}, align 1");
        }
    }

    fn start(&mut self, block: String) {
        let _ = writeln!(self.text, "{block}:");
        self.block = block;
    }

    /// Goes one of two ways, which meet; each computes, loads and stores.
    fn ways(&mut self, depth: usize) {
        let number = self.blocks;
        self.blocks += 1;
        let cond = self.condition();
        let ty = *self.random.pick(&INTS);
        let values = self.values.len();
        let direct = self.random.chance(40);
        let before = self.value(ty);
        let from = self.block.clone();
        let other = if direct { "join" } else { "else" };
        let _ = writeln!(
            self.text,
            "  br i1 {cond}, label %then{number}, label %{other}{number}"
        );
        let mut passed = vec![(before, from)];
        let sides: &[&str] = if direct { &["then"] } else { &["then", "else"] };
        for side in sides {
            self.start(format!("{side}{number}"));
            for _ in 0..self.random.range(0, 2) {
                self.operation();
            }
            if self.random.chance(20) {
                let to = self.to;
                self.load("%a", to, 0);
            }
            if depth > 0 && self.random.chance(30) {
                self.ways(depth - 1);
            }
            if self.random.chance(40) {
                self.store();
            }
            let value = self.value(ty);
            passed.push((value, self.block.clone()));
            let _ = writeln!(self.text, "  br label %join{number}");
            self.values.truncate(values);
        }
        if !direct {
            passed.remove(0);
        }
        self.start(format!("join{number}"));
        let passed: Vec<String> = passed
            .iter()
            .map(|(value, from)| format!("[ {value}, %{from} ]"))
            .collect();
        self.inst(ty, format!("phi {ty} {}", passed.join(", ")));
    }

    fn condition(&mut self) -> String {
        let types = if self.random.chance(80) {
            &INTS[..]
        } else {
            &FLOATS[..]
        };
        let ty = *self.random.pick(types);
        let (a, b) = (self.value(ty), self.value(ty));
        let conds: &[&str] = match is_float(ty) {
            true => &[
                "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
            ],
            false => &[
                "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
            ],
        };
        let cond = *self.random.pick(conds);
        let op = if is_float(ty) { "fcmp" } else { "icmp" };
        let cond = self.inst("i1", format!("{op} {cond} {ty} {a}, {b}"));
        self.values.pop();
        cond
    }

    fn operation(&mut self) {
        let float = self.random.chance(15);
        let ty = *self
            .random
            .pick(if float { &FLOATS[..] } else { &INTS[..] });
        let (a, b) = (self.value(ty), self.value(ty));
        if self.random.chance(25) {
            let mut cond = self.condition();
            if self.random.chance(30) {
                let other = self.condition();
                let op = *self.random.pick(&["and", "or", "xor"]);
                cond = self.inst("i1", format!("{op} i1 {cond}, {other}"));
                self.values.pop();
            }
            self.inst(ty, format!("select i1 {cond}, {ty} {a}, {ty} {b}"));
        } else if float {
            let op = *self.random.pick(&["fadd", "fsub"]);
            self.inst(ty, format!("{op} {ty} {a}, {b}"));
        } else if self.random.chance(25) {
            let op = *self.random.pick(&["shl", "lshr", "ashr"]);
            let by = self.random.below(bits(ty));
            self.inst(ty, format!("{op} {ty} {a}, {by}"));
        } else {
            let op = *self.random.pick(&["add", "sub", "mul", "and", "or", "xor"]);
            self.inst(ty, format!("{op} {ty} {a}, {b}"));
        }
    }
}

/// The program of a seed.
fn program(seed: u64) -> String {
    let any = [INTS, ["i32", "i8", "float", "double"]].concat();
    let mut random = Random::new(seed);
    let index = match random.chance(50) {
        true => Index::Forwards,
        false => *random.pick(&INDICES),
    };
    let stride = if random.chance(40) {
        random.range(2, 4)
    } else {
        1
    };
    let to = *random.pick(&any);
    let mut body = Body {
        random,
        text: String::new(),
        values: vec![("%k".into(), "i64")],
        next: 0,
        block: "loop".into(),
        blocks: 0,
        index,
        stride: stride as i64,
        to,
    };
    for (pointer, count) in [("%a", 3), ("%b", 1), ("%d", 1)] {
        let ty = match body.random.chance(30) {
            true => to,
            false => *body.random.pick(&any),
        };
        for _ in 0..body.random.range(usize::from(pointer == "%a"), count) {
            let ahead = body.random.below(4) as i64 - 1;
            body.load(pointer, ty, ahead);
        }
    }
    if body.random.chance(30) {
        body.values.push(("%i".into(), "i64"));
    }
    for _ in 0..if body.random.chance(45) {
        body.random.range(1, 2)
    } else {
        0
    } {
        body.apart();
    }
    let fixed = body.random.chance(30);
    for _ in 0..if fixed { body.random.range(1, 3) } else { 0 } {
        body.fixed();
    }
    let ways = body.random.chance(50);
    for _ in 0..body.random.range(1, 6) {
        match ways && body.random.chance(40) && body.blocks < 4 {
            true => body.ways(1),
            false => body.operation(),
        }
    }
    for _ in 0..body.random.range(0, 2) {
        body.store();
    }
    if body.random.chance(8) {
        body.fixed();
    }
    if body.random.chance(12) {
        body.stays();
    }
    let sum = *body.random.pick(&INTS);
    let with = body.value(sum);
    let next = match body.random.below(5) {
        // What is added where it is only sometimes.
        4 => {
            let cond = body.condition();
            let number = body.blocks;
            let from = body.block.clone();
            let _ = writeln!(
                body.text,
                "  br i1 {cond}, label %adds{number}, label %added{number}"
            );
            body.start(format!("adds{number}"));
            let sum_of = body.inst(sum, format!("add {sum} %s, {with}"));
            body.values.pop();
            let _ = writeln!(body.text, "  br label %added{number}");
            body.start(format!("added{number}"));
            body.inst(
                sum,
                format!("phi {sum} [ %s, %{from} ], [ {sum_of}, %adds{number} ]"),
            )
        }
        0 => {
            let cond = *body.random.pick(&["sgt", "slt", "ugt", "ule"]);
            let cond = body.inst("i1", format!("icmp {cond} {sum} {with}, %s"));
            body.inst(sum, format!("select i1 {cond}, {sum} {with}, {sum} %s"))
        }
        1 => {
            let cond = body.condition();
            let sum_of = body.inst(sum, format!("add {sum} %s, {with}"));
            body.inst(sum, format!("select i1 {cond}, {sum} {sum_of}, {sum} %s"))
        }
        _ => {
            let op = *body.random.pick(&["add", "sub", "xor", "and", "or", "mul"]);
            body.inst(sum, format!("{op} {sum} %s, {with}"))
        }
    };
    let result = if body.random.chance(20) {
        body.value("i64")
    } else {
        String::new()
    };
    let ways = [
        ("icmp slt i64 %j, %n", "%more, label %loop, label %done"),
        ("icmp ult i64 %j, %n", "%more, label %loop, label %done"),
        ("icmp sle i64 %j, %n", "%more, label %loop, label %done"),
        ("icmp sge i64 %j, %n", "%more, label %done, label %loop"),
        ("icmp eq i64 %j, %n", "%more, label %done, label %loop"),
        ("icmp eq i64 %i, %n", "%more, label %done, label %loop"),
        ("icmp slt i64 %i, %n", "%more, label %loop, label %done"),
        ("icmp ne i32 %left, 0", "%more, label %loop, label %done"),
        (
            "icmp slt i32 %next, %few",
            "%more, label %loop, label %done",
        ),
    ];
    let (test, branch) = *body.random.pick(&ways);
    let kept = if result.is_empty() { "%i" } else { &result };
    framed(&Loop {
        seed,
        text: &body.text,
        latch: &body.block,
        sum,
        next: &next,
        kept,
        test,
        branch,
    })
}

/// The loop of a program.
struct Loop<'a> {
    seed: u64,
    text: &'a str,
    /// The last block.
    latch: &'a str,
    /// The type of what is added up, and what it becomes.
    sum: &'a str,
    next: &'a str,
    /// A number of 64 bits that is used behind the loop.
    kept: &'a str,
    /// What says whether it goes on, and where to.
    test: &'a str,
    branch: &'a str,
}

/// The program that fills memory, runs a loop there, and makes one number of all that is there then.
fn framed(of: &Loop<'_>) -> String {
    let Loop {
        seed,
        text,
        latch,
        sum,
        next,
        kept,
        test,
        branch,
    } = *of;
    format!(
        "@bytes = internal global [16000 x i8] zeroinitializer
@others = internal global [32000 x i8] zeroinitializer

define i64 @work(ptr %d, ptr %a, ptr %b, i64 %n, i64 %k) noinline {{
entry:
  %few = trunc i64 %n to i32
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %{latch} ]
  %down = phi i32 [ %few, %entry ], [ %left, %{latch} ]
  %s = phi {sum} [ 5, %entry ], [ {next}, %{latch} ]
{text}  %j = add i64 %i, 1
  %next = trunc i64 %j to i32
  %left = add i32 %down, -1
  %more = {test}
  br i1 {branch}
done:
  %last = {extend}
  %both = mul i64 %last, 31
  %all = add i64 %both, {kept}
  ret i64 %all
}}

define i64 @main() {{
entry:
  br label %fill
fill:
  %p = phi i64 [ 0, %entry ], [ %p1, %fill ]
  %r = phi i64 [ {seed}, %entry ], [ %r2, %fill ]
  %r1 = mul i64 %r, 6364136223846793005
  %r2 = add i64 %r1, 1442695040888963407
  %high = lshr i64 %r2, 40
  %byte = trunc i64 %high to i8
  %at = getelementptr i8, ptr @bytes, i64 %p
  store volatile i8 %byte, ptr %at
  %low = getelementptr i8, ptr @others, i64 %p
  store i8 %byte, ptr %low
  %p2 = add i64 %p, 16000
  %up = getelementptr i8, ptr @others, i64 %p2
  %other = trunc i64 %r2 to i8
  store i8 %other, ptr %up
  %p1 = add i64 %p, 1
  %filled = icmp eq i64 %p1, 16000
  br i1 %filled, label %runs, label %fill
runs:
  %n = phi i64 [ 1, %fill ], [ %n1, %run ]
  %h = phi i64 [ 0, %fill ], [ %h3, %run ]
  br label %run
run:
  %m = mul i64 %n, 37
  %near = and i64 %m, 63
  %off = add i64 %near, 3968
  %d = getelementptr i8, ptr @bytes, i64 %off
  %far = mul i64 %n, 11
  %small = and i64 %far, 15
  %apart = icmp ugt i64 %n, 40
  %more = select i1 %apart, i64 8000, i64 4000
  %from = add i64 %small, %more
  %a = getelementptr i8, ptr @bytes, i64 %from
  %b = getelementptr i8, ptr @bytes, i64 1001
  %w = call i64 @work(ptr %d, ptr %a, ptr %b, i64 %n, i64 %h)
  %h2 = mul i64 %h, 1099511628211
  %h3 = xor i64 %h2, %w
  %n1 = add i64 %n, 1
  %ran = icmp eq i64 %n1, 81
  br i1 %ran, label %hash, label %runs
hash:
  %q = phi i64 [ 0, %run ], [ %q1, %hash ]
  %g = phi i64 [ %h3, %run ], [ %g2, %hash ]
  %where = getelementptr i8, ptr @bytes, i64 %q
  %got = load volatile i8, ptr %where
  %wide = zext i8 %got to i64
  %g1 = xor i64 %g, %wide
  %g2 = mul i64 %g1, 1099511628211
  %q1 = add i64 %q, 1
  %hashed = icmp eq i64 %q1, 16000
  br i1 %hashed, label %end, label %hash
end:
  ret i64 %g2
}}
",
        extend = match sum {
            "i64" => format!("add i64 {next}, 0"),
            _ => format!("zext {sum} {next} to i64"),
        },
    )
}
