//! Loops that compute with bytes as C does: they are extended to 32 bits, and what comes of them is cut.

use super::{Loop, framed};
use crate::support::random::Random;
use std::fmt::Write as _;

const CONSTANTS: [i32; 18] = [
    0, 1, 2, 3, 9, 16, 127, 128, 255, 256, 300, 32767, 32768, 65535, 65536, -1, -128, -129,
];
const FACTORS: [i32; 10] = [2, 3, 5, 9, 77, 128, 151, 255, 257, -2];
const DIVISORS: [i32; 8] = [3, 5, 9, 10, 16, 255, 641, 1000];
const MASKS: [i32; 8] = [1, 7, 15, 127, 128, 255, 511, 65280];
const AMOUNTS: [i32; 12] = [1, 2, 3, 4, 7, 8, 9, 15, 16, 24, 30, 31];
const CONDS: [&str; 10] = [
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
];

/// The body of a loop being written.
struct Body {
    random: Random,
    text: String,
    /// Numbers of 32 bits.
    values: Vec<String>,
    next: usize,
    block: String,
    /// How elements are found.
    index: usize,
}

impl Body {
    fn inst(&mut self, inst: impl std::fmt::Display) -> String {
        let name = format!("%x{}", self.next);
        self.next += 1;
        let _ = writeln!(self.text, "  {name} = {inst}");
        name
    }

    fn constant(&mut self, of: &[i32]) -> i32 {
        *self.random.pick(of)
    }

    fn value(&mut self) -> String {
        match self.random.chance(75) {
            true => self.random.pick(&self.values).clone(),
            false => self.constant(&CONSTANTS).to_string(),
        }
    }

    /// A number that is not a constant.
    fn variable(&mut self) -> String {
        self.random.pick(&self.values).clone()
    }

    /// The index of an element near that of the iteration.
    fn near(&mut self, ahead: i64) -> String {
        if self.index == 0 {
            return match ahead {
                0 => "%i".into(),
                _ => self.inst(format!("add i64 %i, {ahead}")),
            };
        }
        let mut at = self.inst("trunc i64 %i to i32");
        if self.index > 1 {
            at = self.inst(format!("add i32 %few, {at}"));
        }
        if ahead != 0 {
            at = self.inst(format!("add i32 {at}, {ahead}"));
        }
        let extend = match self.index == 3 && ahead >= 0 {
            true => "zext",
            false => "sext",
        };
        self.inst(format!("{extend} i32 {at} to i64"))
    }

    fn load(&mut self) {
        let pointer = *self.random.pick(&["%a", "%a", "%b", "%d"]);
        let ahead = self.random.below(5) as i64 - 2;
        let at = self.near(ahead);
        let ty = *self.random.pick(&["i8", "i8", "i8", "i8", "i16", "i32"]);
        let at = self.inst(format!("getelementptr {ty}, ptr {pointer}, i64 {at}"));
        let loaded = self.inst(format!("load {ty}, ptr {at}, align 1"));
        let value = match ty {
            "i32" => loaded,
            _ => {
                let op = *self.random.pick(&["zext", "zext", "sext"]);
                self.inst(format!("{op} {ty} {loaded} to i32"))
            }
        };
        self.values.push(value);
    }

    fn condition(&mut self) -> String {
        let cond = *self.random.pick(&CONDS);
        let (a, b) = (self.variable(), self.value());
        self.inst(format!("icmp {cond} i32 {a}, {b}"))
    }

    fn operation(&mut self) {
        let a = self.variable();
        let b = self.value();
        let made = match self.random.below(16) {
            0..=2 => self.inst(format!("add i32 {a}, {b}")),
            3 => self.inst(format!("sub i32 {a}, {b}")),
            4 => self.inst(format!("sub i32 {b}, {a}")),
            5 => {
                let by = self.constant(&FACTORS);
                self.inst(format!("mul i32 {a}, {by}"))
            }
            6 => {
                let op = *self.random.pick(&["shl", "lshr", "ashr", "ashr"]);
                let by = self.constant(&AMOUNTS);
                self.inst(format!("{op} i32 {a}, {by}"))
            }
            7 => {
                let mask = self.constant(&MASKS);
                self.inst(format!("and i32 {a}, {mask}"))
            }
            8 => {
                let op = *self.random.pick(&["and", "or", "xor"]);
                self.inst(format!("{op} i32 {a}, {b}"))
            }
            // The lesser one, or the greater one.
            9 | 10 => {
                let cond = *self.random.pick(&CONDS);
                let cond = self.inst(format!("icmp {cond} i32 {a}, {b}"));
                match self.random.chance(50) {
                    true => self.inst(format!("select i1 {cond}, i32 {a}, i32 {b}")),
                    false => self.inst(format!("select i1 {cond}, i32 {b}, i32 {a}")),
                }
            }
            // The magnitude.
            11 => {
                let negative = self.inst(format!("icmp slt i32 {a}, 0"));
                let opposite = self.inst(format!("sub i32 0, {a}"));
                self.inst(format!("select i1 {negative}, i32 {opposite}, i32 {a}"))
            }
            12 => {
                let op = *self.random.pick(&["udiv", "sdiv", "urem", "srem"]);
                let by = self.constant(&DIVISORS);
                self.inst(format!("{op} i32 {a}, {by}"))
            }
            13 => {
                let cond = self.condition();
                match self.random.chance(50) {
                    true => self.inst(format!("select i1 {cond}, i32 {a}, i32 {b}")),
                    false => self.inst(format!("zext i1 {cond} to i32")),
                }
            }
            14 => {
                let ty = *self.random.pick(&["i8", "i8", "i16"]);
                let op = *self.random.pick(&["zext", "sext"]);
                let low = self.inst(format!("trunc i32 {a} to {ty}"));
                self.inst(format!("{op} {ty} {low} to i32"))
            }
            _ => self.choice(&a),
        };
        self.values.push(made);
    }

    /// A number that is another one where a condition holds.
    fn choice(&mut self, a: &str) -> String {
        let number = self.next;
        let cond = self.condition();
        let (from, known) = (self.block.clone(), self.values.len());
        let (then, join) = (format!("then{number}"), format!("join{number}"));
        let _ = writeln!(self.text, "  br i1 {cond}, label %{then}, label %{join}");
        let _ = writeln!(self.text, "{then}:");
        self.block = then.clone();
        let b = self.value();
        let op = *self.random.pick(&["add", "sub", "and", "xor"]);
        let other = self.inst(format!("{op} i32 {a}, {b}"));
        let _ = writeln!(self.text, "  br label %{join}\n{join}:");
        self.values.truncate(known);
        self.block = join;
        self.inst(format!("phi i32 [ {a}, %{from} ], [ {other}, %{then} ]"))
    }

    /// Stores the low bits of a value.
    fn store(&mut self, pointer: &str, ty: &str) {
        let value = self.values[self.values.len() - 1].clone();
        let value = match self.random.chance(80) {
            true => value,
            false => self.variable(),
        };
        let value = match ty {
            "i32" => value,
            _ => self.inst(format!("trunc i32 {value} to {ty}")),
        };
        let at = self.near(0);
        let at = self.inst(format!("getelementptr {ty}, ptr {pointer}, i64 {at}"));
        let _ = writeln!(self.text, "  store {ty} {value}, ptr {at}, align 1");
    }
}

/// The program of a seed.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let index = random.below(4);
    let mut body = Body {
        random,
        text: String::new(),
        values: Vec::new(),
        next: 0,
        block: "loop".into(),
        index,
    };
    for _ in 0..body.random.range(1, 5) {
        body.load();
    }
    for _ in 0..body.random.range(1, 9) {
        body.operation();
    }
    if body.random.chance(85) {
        let ty = *body.random.pick(&["i8", "i8", "i8", "i16", "i32"]);
        body.store("%d", ty);
    }
    if body.random.chance(15) {
        body.operation();
        let ty = *body.random.pick(&["i8", "i16", "i32"]);
        let far = body.inst("getelementptr i8, ptr %d, i64 1600");
        body.store(&far, ty);
    }
    let sum = *body.random.pick(&["i8", "i16", "i32", "i64"]);
    let next = match body.random.chance(50) {
        true => "%s".into(),
        false => {
            let mut with = body.variable();
            if sum == "i64" {
                let op = *body.random.pick(&["zext", "sext"]);
                with = body.inst(format!("{op} i32 {with} to i64"));
            } else if sum != "i32" {
                with = body.inst(format!("trunc i32 {with} to {sum}"));
            }
            let op = *body.random.pick(&["add", "add", "sub", "xor", "or"]);
            body.inst(format!("{op} {sum} %s, {with}"))
        }
    };
    let (test, branch) = *body.random.pick(&[
        ("icmp slt i64 %j, %n", "%more, label %loop, label %done"),
        ("icmp eq i64 %j, %n", "%more, label %done, label %loop"),
        (
            "icmp slt i32 %next, %few",
            "%more, label %loop, label %done",
        ),
    ]);
    framed(&Loop {
        seed,
        text: &body.text,
        latch: &body.block,
        sum,
        next: &next,
        kept: "%i",
        test,
        branch,
    })
}
