//! Large interpreters, whose state has registers of its own in optimized code.

use crate::exec::{Arena, HostFn, check};
use crate::random::Rng;
use jitlite::lir::{self, Function, SymbolId};
use jitlite::x64::{Code, Optimizing};
use regalloc2::{PReg, RegClass};
use std::fmt::Write;

/// Operations of the interpreted language.
const OPERATIONS: usize = 56;

extern "C" fn mixed(a: u64, b: u64) -> u64 {
    a.rotate_left(7) ^ b
}

fn hosts() -> [HostFn; 1] {
    [(mixed as *const () as usize, |args| {
        vec![args[0].rotate_left(7) ^ args[1]]
    })]
}

/// Writes the text of an interpreter.
struct Writer {
    rng: Rng,
    text: String,
    values: usize,
    blocks: usize,
}

impl Writer {
    /// A new value, computed so.
    fn value(&mut self, computed: &str) -> String {
        self.values += 1;
        let name = format!("v{}", self.values);
        writeln!(self.text, "    {name} = {computed}").expect("a string");
        name
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "    {line}").expect("a string");
    }

    fn block(&mut self) -> usize {
        self.blocks += 1;
        self.blocks
    }

    fn pick<'a>(&mut self, list: &'a [String]) -> &'a str {
        &list[self.rng.below(list.len())]
    }

    /// An address in the data, by a number.
    fn address(&mut self, by: &str) -> String {
        let mask = self.value("iconst.i64 2040");
        let at = self.value(&format!("and.i64 {by}, {mask}"));
        self.value(&format!("add.i64 v0, {at}"))
    }

    /// Some computations on what is known, which then is known too.
    fn computations(&mut self, known: &mut Vec<String>, count: usize) {
        for _ in 0..count {
            let a = self.pick(known).to_owned();
            let b = self.pick(known).to_owned();
            let made = match self.rng.below(14) {
                0 => self.value(&format!("iconst.i64 {}", self.values * 0x1_2345)),
                1 | 2 => self.value(&format!("sub.i64 {a}, {b}")),
                3 => self.value(&format!("mul.i64 {a}, {b}")),
                4 => {
                    let by = self.value("iconst.i64 31");
                    let by = self.value(&format!("and.i64 {b}, {by}"));
                    self.value(&format!("shl.i64 {a}, {by}"))
                }
                5 => {
                    let one = self.value("iconst.i64 1");
                    let by = self.value(&format!("or.i64 {b}, {one}"));
                    self.value(&format!("udiv.i64 {a}, {by}"))
                }
                6 => {
                    let test = self.value(&format!("icmp.i64 ult {a}, {b}"));
                    self.value(&format!("select.i64 {test}, {b}, {a}"))
                }
                7 => {
                    let at = self.address(&a);
                    self.value(&format!("load.i64 {at}"))
                }
                8 => {
                    let at = self.address(&a);
                    self.line(&format!("store.i64 {b}, {at}"));
                    continue;
                }
                9 => self.value(&format!("call callee0({a}, {b})")),
                _ => self.value(&format!("add.i64 {a}, {b}")),
            };
            known.push(made);
        }
    }

    /// Goes on with the next operation, whose place stands in a register of the language, or is the next one.
    fn go_on(&mut self, known: &[String]) {
        let by = match self.rng.below(3) {
            0 => self.pick(known).to_owned(),
            _ => self.value("iconst.i64 1"),
        };
        let offset = self.value("sub.i64 v10, v0");
        let moved = self.value(&format!("add.i64 {offset}, {by}"));
        let mask = self.value("iconst.i64 1023");
        let moved = self.value(&format!("and.i64 {moved}, {mask}"));
        let next = self.value(&format!("add.i64 v0, {moved}"));
        let [top, sum] = match self.rng.below(4) {
            0 => ["v12", "v11"].map(str::to_owned),
            1 => {
                let changed = self.value("iconst.i64 16");
                let changed = self.value(&format!("add.i64 v11, {changed}"));
                [changed, self.pick(known).to_owned()]
            }
            2 => ["v11".to_owned(), self.pick(known).to_owned()],
            _ => [0; 2].map(|_| self.pick(known).to_owned()),
        };
        let least = self.value("iconst.i64 1");
        let left = self.value(&format!("sub.i64 v13, {least}"));
        self.line(&format!("jump block1({next}, {top}, {sum}, {left})"));
    }

    /// The interpreter: of what it runs, a place, a top and a sum, and how many operations are left.
    fn interpreter(mut self) -> String {
        self.blocks = 4 + OPERATIONS;
        self.values = 100;
        self.line("v3 = iconst.i64 150");
        self.line("jump block1(v0, v1, v2, v3)");
        self.text += "block1(v10: i64, v11: i64, v12: i64, v13: i64):\n";
        self.line("v14 = iconst.i64 0");
        self.line("v15 = icmp.i64 eq v13, v14");
        self.line("brif v15, block3, block2");
        self.text += "block2:\n";
        self.line("v16 = load.i8 v10");
        let cases = (0..OPERATIONS).map(|n| format!("{n}: block{}", 5 + n));
        let cases: Vec<String> = cases.collect();
        let switch = format!("switch v16, block4(v12) [{}]", cases.join(", "));
        self.line(&switch);
        self.text += "block3:\n";
        self.line("v17 = add.i64 v11, v12");
        self.line("v18 = xor.i64 v17, v10");
        self.line("return v18");
        // Operations that are not known, and what others leave half done.
        self.text += "block4(v20: i64):\n";
        let mut known: Vec<String> = ["v10", "v11", "v12", "v20"].map(str::to_owned).into();
        self.computations(&mut known, 6);
        self.go_on(&known);
        for operation in 0..OPERATIONS {
            writeln!(self.text, "block{}:", 5 + operation).expect("a string");
            let mut known: Vec<String> =
                ["v0", "v1", "v10", "v11", "v12"].map(str::to_owned).into();
            let count = 45 + self.rng.below(20);
            self.computations(&mut known, count);
            match self.rng.below(3) {
                0 => {
                    let [a, b] = [0; 2].map(|_| self.pick(&known).to_owned());
                    let test = self.value(&format!("icmp.i64 ult {a}, {b}"));
                    let (then, els) = (self.block(), self.block());
                    self.line(&format!("brif {test}, block{then}, block{els}"));
                    for block in [then, els] {
                        writeln!(self.text, "block{block}:").expect("a string");
                        let mut known = known.clone();
                        self.computations(&mut known, 8);
                        self.go_on(&known);
                    }
                }
                1 => {
                    let passed = self.pick(&known).to_owned();
                    self.line(&format!("jump block4({passed})"));
                }
                _ => self.go_on(&known),
            }
        }
        self.text
    }
}

fn interpreter(seed: u64) -> Function {
    let writer = Writer {
        rng: Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
        text: String::new(),
        values: 0,
        blocks: 0,
    };
    let text = format!(
        "function @f(i64, i64, i64) -> i64 {{
            sig0 = (i64, i64) -> i64
            callee0 = @mixed sig0
        block0(v0: i64, v1: i64, v2: i64):
        {}}}",
        writer.interpreter()
    );
    let funcs = lir::parse::parse(&text, &mut |_| SymbolId(0));
    funcs.unwrap_or_else(|e| panic!("{e}\n{text}")).remove(0)
}

#[test]
fn large_interpreters() {
    for seed in 0..12 {
        let func = interpreter(seed);
        let mut arena = Arena::new(&hosts());
        let mut compiler = Optimizing::new();
        let made = compiler.compile(&mut func.clone(), &arena, &mut Code::default());
        made.expect("all of it is known");
        let (_, env, _) = compiler.allocation();
        // `rbx` and `r12`.
        let [is_allocated, other] = [3, 12].map(|n| {
            let reg = PReg::new(n, RegClass::Int);
            env.non_preferred_regs_by_class[0].contains(reg)
        });
        assert!(!is_allocated && other, "seed {seed}: nothing is pinned");
        let data = arena.data().as_ptr() as u64;
        let mut rng = Rng(seed + 1);
        // Each compiler has its turn, and the checker of the allocation.
        for turn in 0..24 {
            for byte in arena.data() {
                *byte = rng.below(OPERATIONS + 2) as u8;
            }
            let args = [data, turn, seed * 0x1234_5678_9abc];
            check(&func, &mut arena, &args, &|| format!("seed {seed}"));
        }
    }
}
