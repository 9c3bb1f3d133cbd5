//! Statements beyond LLVMlite: narrow integers, division, phi, select, switch, doubles. Each leaves
//! an i64 in scope, so that they mix with all the others.

use std::fmt::Write as _;

use super::Type;
use super::body::{Body, Value};

const WIDTHS: [usize; 3] = [8, 16, 32];

impl Body<'_> {
    pub(super) fn extended(&mut self) {
        let value = match self.g.random.below(8) {
            0 | 1 => self.narrow(),
            2 => self.division(),
            3 => self.selection(),
            4 => self.switch(),
            5 => self.diamond(),
            6 => self.rotation(),
            _ => self.double(),
        };
        self.scope.push(Value::plain(value, Type::I64));
    }

    fn narrowed(&mut self, width: usize) -> String {
        let value = self.integer();
        match self.g.random.chance(20) {
            true => {
                let any = self.g.random.next() as i64;
                (any << (64 - width) >> (64 - width)).to_string()
            }
            false => self.define(&format!("trunc i64 {value} to i{width}")),
        }
    }

    /// A few operations at a narrow width, widened again.
    fn narrow(&mut self) -> String {
        const OPS: [&str; 9] = [
            "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr",
        ];
        let width = *self.g.random.pick(&WIDTHS);
        let mut value = self.narrowed(width);
        for _ in 0..self.g.random.range(1, 3) {
            let op = *self.g.random.pick(&OPS);
            let other = match op {
                "shl" | "lshr" | "ashr" => match self.g.random.chance(50) {
                    true => self.g.random.below(width).to_string(),
                    false => {
                        let amount = self.narrowed(width);
                        self.define(&format!("and i{width} {amount}, {}", width - 1))
                    }
                },
                _ => self.narrowed(width),
            };
            value = match self.g.random.chance(50) || op.len() == 4 || op == "shl" {
                true => self.define(&format!("{op} i{width} {value}, {other}")),
                false => self.define(&format!("{op} i{width} {other}, {value}")),
            };
        }
        if self.g.random.chance(30) {
            const CONDITIONS: [&str; 10] = [
                "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
            ];
            let condition = *self.g.random.pick(&CONDITIONS);
            let other = self.narrowed(width);
            let truth = self.define(&format!("icmp {condition} i{width} {value}, {other}"));
            self.scope.push(Value::plain(truth, Type::I1));
        }
        let cast = *self.g.random.pick(&["sext", "zext"]);
        self.define(&format!("{cast} i{width} {value} to i64"))
    }

    /// A division whose divisor is odd and positive, so that it never traps.
    fn division(&mut self) -> String {
        let op = *self.g.random.pick(&["sdiv", "udiv", "srem", "urem"]);
        let width = *self.g.random.pick(&[8, 16, 32, 64]);
        let (left, right) = match width {
            64 => (self.integer(), self.integer()),
            _ => (self.narrowed(width), self.narrowed(width)),
        };
        let most = (1u64 << (width - 1)) - 1;
        let positive = self.define(&format!("and i{width} {right}, {most}"));
        let odd = self.define(&format!("or i{width} {positive}, 1"));
        let quotient = self.define(&format!("{op} i{width} {left}, {odd}"));
        match width {
            64 => quotient,
            _ => self.define(&format!("sext i{width} {quotient} to i64")),
        }
    }

    fn selection(&mut self) -> String {
        let condition = self.truth();
        let (yes, no) = (self.integer(), self.integer());
        match self.g.random.chance(30) {
            true => self.define(&format!("zext i1 {condition} to i64")),
            false => self.define(&format!("select i1 {condition}, i64 {yes}, i64 {no}")),
        }
    }

    fn switch(&mut self) -> String {
        let value = self.integer();
        let small = self.define(&format!("and i64 {value}, 7"));
        let labels: Vec<String> = (0..3).map(|_| self.new_label("case")).collect();
        let (other, join) = (self.new_label("other"), self.new_label("join"));
        let _ = write!(self.text, "  switch i64 {small}, label %{other} [");
        let spread = self.g.random.range(1, 3);
        for (i, label) in labels.iter().enumerate() {
            let _ = write!(self.text, " i64 {}, label %{label}", i * spread);
        }
        self.text.push_str(" ]\n");
        let mut incoming = Vec::new();
        for label in labels.into_iter().chain([other]) {
            self.start(&label);
            let scope = self.scope.len();
            let result = match self.g.random.chance(60) {
                true => {
                    let (a, b) = (self.integer(), self.integer());
                    self.define(&format!("xor i64 {a}, {b}"))
                }
                false => self.integer(),
            };
            self.scope.truncate(scope);
            self.jump(&join);
            incoming.push(format!("[ {result}, %{label} ]"));
        }
        self.start(&join);
        self.define(&format!("phi i64 {}", incoming.join(", ")))
    }

    /// Two ways that meet in two phis.
    fn diamond(&mut self) -> String {
        let condition = self.truth();
        let (yes, no) = (self.new_label("yes"), self.new_label("no"));
        let join = self.new_label("meet");
        self.branch(&condition, &yes, &no);
        let mut values = Vec::new();
        for label in [&yes, &no] {
            self.start(label);
            let (a, b) = (self.integer(), self.integer());
            let sum = self.define(&format!("add i64 {a}, {b}"));
            let test = self.define(&format!("icmp ult i64 {sum}, {a}"));
            self.jump(&join);
            values.push((sum, test, label.clone()));
        }
        self.start(&join);
        let (one, two) = (&values[0], &values[1]);
        let sums = format!("[ {}, %{} ], [ {}, %{} ]", one.0, one.2, two.0, two.2);
        let tests = format!("[ {}, %{} ], [ {}, %{} ]", one.1, one.2, two.1, two.2);
        let sum = self.define(&format!("phi i64 {sums}"));
        let test = self.define(&format!("phi i1 {tests}"));
        self.scope.push(Value::plain(test, Type::I1));
        sum
    }

    /// A loop in which phis exchange their values.
    fn rotation(&mut self) -> String {
        let count = self.g.random.range(2, 7);
        let before = self.new_label("before");
        let (round, done) = (self.new_label("round"), self.new_label("done"));
        let starts: Vec<String> = (0..count).map(|_| self.integer()).collect();
        let bound = self.g.random.range(1, 9);
        self.jump(&before);
        self.start(&before);
        self.jump(&round);
        self.start(&round);
        // The values of the next round are known by name before they are defined.
        let names: Vec<String> = (0..=count).map(|_| self.name()).collect();
        let shift = self.g.random.range(1, count);
        let next = self.name();
        for (i, start) in starts.iter().enumerate() {
            let from = &names[(i + shift) % count];
            let _ = writeln!(
                self.text,
                "  {} = phi i64 [ {start}, %{before} ], [ {from}, %{round} ]",
                names[i]
            );
        }
        let counter = &names[count];
        let _ = writeln!(
            self.text,
            "  {counter} = phi i64 [ 0, %{before} ], [ {next}, %{round} ]"
        );
        let _ = writeln!(self.text, "  {next} = add i64 {counter}, 1");
        let more = self.define(&format!("icmp slt i64 {next}, {bound}"));
        self.branch(&more, &round, &done);
        self.start(&done);
        let mut mixed = names[0].clone();
        for name in &names[1..count] {
            let times = self.define(&format!("mul i64 {mixed}, 3"));
            mixed = self.define(&format!("sub i64 {times}, {name}"));
        }
        mixed
    }

    /// Arithmetic on doubles that are exact, so that every engine rounds alike.
    fn double(&mut self) -> String {
        let op = *self.g.random.pick(&["fadd", "fsub", "fmul", "fdiv"]);
        let (a, b) = (self.integer(), self.integer());
        let narrow = self.define(&format!("ashr i64 {a}, 40"));
        let left = self.define(&format!("sitofp i64 {narrow} to double"));
        let right = match self.g.random.chance(40) {
            true => "2.5".to_string(),
            false => {
                let small = self.define(&format!("and i64 {b}, 255"));
                let some = self.define(&format!("or i64 {small}, 1"));
                self.define(&format!("uitofp i64 {some} to double"))
            }
        };
        let value = self.define(&format!("{op} double {left}, {right}"));
        let conditions = ["oeq", "olt", "ole", "ogt", "oge", "une", "ult", "uge"];
        let condition = *self.g.random.pick(&conditions);
        let test = self.define(&format!("fcmp {condition} double {value}, {right}"));
        self.scope.push(Value::plain(test, Type::I1));
        self.define(&format!("fptosi double {value} to i64"))
    }
}
