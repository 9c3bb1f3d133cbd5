//! A language of integers with functions, `if` and `while`, compiled by `jitlite::build`: lexer,
//! parser and code in one pass. Mistakes and traps name lines of the source.
//!
//! `cargo run --example tiny_language FILE` runs a program; without a file it runs these:
//!
//! ```text
//! 2
//! 3
//! 5
//! 7
//! 6
//! division by zero in `@ratio`, line 94, euclid.tiny:8:27
//! mistake.tiny:2:11: `b` is no variable
//! ```

use std::collections::HashMap;

use jitlite::build::{Function, FunctionBuilder, ICmpCond, ModuleBuilder, Type, Value};
use jitlite::{Config, Engine, Error, Linker};

const PROGRAM: &str = "
fn prime(n) {
  d = 2;
  while d * d <= n { if n % d == 0 { return 0; } d = d + 1; }
  return n > 1;
}
fn gcd(a, b) { if b == 0 { return a; } return gcd(b, a % b); }
fn ratio(a, b) { return a / b; }
fn main() {
  n = 0;
  while n < 8 { if prime(n) { print(n); } n = n + 1; }
  print(gcd(48, 18));
  print(ratio(1, n - 8));
}
";

/// There is no variable `b`, and the file ends too early.
const MISTAKE: &str = "fn main() {\n  a = 1 + b;";

/// What is made, or a mistake: the line, the column, and what is wrong.
type Made<T> = Result<T, String>;
/// A word or sign, its line and its column.
type Token<'s> = (&'s str, u32, u32);
/// The last token. No other has a blank.
const END: &str = "end of file";

/// Words, numbers, operators of one or two signs.
fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    for (line, text) in (1..).zip(source.lines()) {
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let word = rest.find(|c: char| !c.is_alphanumeric());
            let len = match (word.unwrap_or(rest.len()), rest.get(..2)) {
                (0, Some("==" | "!=" | "<=" | ">=")) => 2,
                (0, _) => first.len_utf8(),
                (len, _) => len,
            };
            let column = (text.len() - rest.len() + 1) as u32;
            let (text, behind) = rest.split_at(len);
            tokens.push((text, line, column));
            rest = behind.trim_start();
        }
    }
    tokens.push((END, source.lines().count() as u32 + 1, 1));
    tokens
}

type Make = fn(&FunctionBuilder<'_>, Value, Value) -> Value;

/// The operators, how tightly they bind, and what they are.
const OPERATORS: [(&str, u32, Make); 11] = [
    ("*", 3, |f, a, b| f.mul(a, b)),
    ("/", 3, |f, a, b| f.sdiv(a, b)),
    ("%", 3, |f, a, b| f.srem(a, b)),
    ("+", 2, |f, a, b| f.add(a, b)),
    ("-", 2, |f, a, b| f.sub(a, b)),
    ("==", 1, |f, a, b| compare(f, ICmpCond::Eq, a, b)),
    ("!=", 1, |f, a, b| compare(f, ICmpCond::Ne, a, b)),
    ("<", 1, |f, a, b| compare(f, ICmpCond::Slt, a, b)),
    ("<=", 1, |f, a, b| compare(f, ICmpCond::Sle, a, b)),
    (">", 1, |f, a, b| compare(f, ICmpCond::Sgt, a, b)),
    (">=", 1, |f, a, b| compare(f, ICmpCond::Sge, a, b)),
];

fn compare(f: &FunctionBuilder<'_>, cond: ICmpCond, a: Value, b: Value) -> Value {
    let holds = f.icmp(cond, a, b);
    f.zext(holds, Type::I64)
}

struct Compiler<'s> {
    tokens: Vec<Token<'s>>,
    at: usize,
    /// The functions, with how many values they take.
    functions: HashMap<&'s str, (Function, usize)>,
    /// The memory of the variables that there are.
    variables: HashMap<&'s str, Value>,
}

impl<'s> Compiler<'s> {
    fn next(&mut self) -> Token<'s> {
        let token = self.tokens[self.at];
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn eat(&mut self, text: &str) -> bool {
        let is_next = self.tokens[self.at].0 == text;
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, text: &str) -> Made<()> {
        let found = self.tokens[self.at];
        if self.eat(text) {
            return Ok(());
        }
        wrong(found, format!("`{text}` is expected, not `{}`", found.0))
    }

    /// What stands between parentheses, with commas.
    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Made<T>) -> Made<Vec<T>> {
        let mut items = Vec::new();
        while !self.eat(")") {
            items.push(item(self)?);
            if !self.eat(",") {
                self.expect(")")?;
                break;
            }
        }
        Ok(items)
    }

    fn program(&mut self, m: &ModuleBuilder) -> Made<()> {
        // First all heads, so that functions may be called before they come.
        let mut bodies = Vec::new();
        while self.tokens[self.at].0 != END {
            self.expect("fn")?;
            let name = self.next();
            self.expect("(")?;
            let params = self.list(|compiler| Ok(compiler.next().0))?;
            let function = m.function(name.0, Type::I64, &vec![Type::I64; params.len()]);
            let known = self.functions.insert(name.0, (function, params.len()));
            if known.is_some() {
                return wrong(name, format!("`{}` is there already", name.0));
            }
            bodies.push((function, params, self.at));
            while !["fn", END].contains(&self.tokens[self.at].0) {
                self.at += 1;
            }
        }
        for (function, params, at) in bodies {
            self.at = at;
            self.variables.clear();
            let f = m.body(function);
            f.set_line(self.tokens[at].1, self.tokens[at].2);
            for (n, name) in params.into_iter().enumerate() {
                let value = f.param(n);
                self.assign(&f, name, value);
            }
            self.block(&f)?;
            f.ret(0);
        }
        Ok(())
    }

    /// A variable is there from where it is first given a value.
    fn assign(&mut self, f: &FunctionBuilder<'_>, name: &'s str, value: Value) {
        let slot = *self.variables.entry(name).or_insert_with(|| {
            let slot = f.local_variable(Type::I64);
            f.set_name(slot, name);
            slot
        });
        f.store(value, slot);
    }

    fn block(&mut self, f: &FunctionBuilder<'_>) -> Made<()> {
        self.expect("{")?;
        while !self.eat("}") {
            self.statement(f)?;
        }
        Ok(())
    }

    fn statement(&mut self, f: &FunctionBuilder<'_>) -> Made<()> {
        let token = self.next();
        f.set_line(token.1, token.2);
        match token.0 {
            "while" | "if" => {
                let (head, body, done) = (f.block("head"), f.block("body"), f.block("done"));
                f.br(head);
                f.switch_to(head);
                let value = self.expression(f, 1)?;
                let holds = f.icmp(ICmpCond::Ne, value, 0);
                f.cond_br(holds, body, done);
                f.switch_to(body);
                self.block(f)?;
                f.br(if token.0 == "while" { head } else { done });
                f.switch_to(done);
                return Ok(());
            }
            "return" => {
                let value = self.expression(f, 1)?;
                f.ret(value);
                // For what may stand behind it, and is never reached.
                let behind = f.block("");
                f.switch_to(behind);
            }
            name if self.eat("=") => {
                let value = self.expression(f, 1)?;
                self.assign(f, name, value);
            }
            _ => {
                self.operand(f, token)?;
            }
        }
        self.expect(";")
    }

    /// An expression of operators that bind at least so tightly.
    fn expression(&mut self, f: &FunctionBuilder<'_>, least: u32) -> Made<Value> {
        let first = self.next();
        let mut left = self.operand(f, first)?;
        while let token = self.tokens[self.at]
            && let Some((_, binds, make)) = OPERATORS.iter().find(|row| row.0 == token.0)
            && *binds >= least
        {
            self.at += 1;
            let right = self.expression(f, binds + 1)?;
            f.set_line(token.1, token.2);
            left = make(f, left, right);
        }
        Ok(left)
    }

    /// A number, a variable, a call, or parentheses, beginning with `token`.
    fn operand(&mut self, f: &FunctionBuilder<'_>, token: Token<'s>) -> Made<Value> {
        if let Ok(number) = token.0.parse() {
            return Ok(f.i64(number));
        }
        if token.0 == "(" {
            let value = self.expression(f, 1)?;
            return self.expect(")").map(|()| value);
        }
        if !self.eat("(") {
            return match self.variables.get(token.0) {
                Some(&slot) => Ok(f.load(Type::I64, slot)),
                None => wrong(token, format!("`{}` is no variable", token.0)),
            };
        }
        let args = self.list(|compiler| compiler.expression(f, 1))?;
        f.set_line(token.1, token.2);
        match self.functions.get(token.0) {
            Some(&(function, count)) if count == args.len() => Ok(f.call(function, &args)),
            Some((_, count)) => wrong(token, format!("`{}` takes {count} values", token.0)),
            None => wrong(token, format!("there is no function `{}`", token.0)),
        }
    }
}

fn wrong<T>(at: Token<'_>, what: String) -> Made<T> {
    Err(format!("{}:{}: {what}", at.1, at.2))
}

fn run(name: &str, source: &str) -> Result<(), Error> {
    let m = ModuleBuilder::new(name);
    let print = m.function("print", Type::I64, &[Type::I64]);
    let mut compiler = Compiler {
        tokens: tokens(source),
        at: 0,
        functions: HashMap::from([("print", (print, 1))]),
        variables: HashMap::new(),
    };
    if let Err(mistake) = compiler.program(&m) {
        println!("{name}:{mistake}");
        return Ok(());
    }
    let mut linker = Linker::new(&Engine::new(&Config::new())?);
    linker.func("print", |n: i64| -> i64 {
        println!("{n}");
        n
    })?;
    // SAFETY: the language has no addresses.
    let instance = unsafe { linker.instantiate(&m.finish()?)? };
    if let Err(trap) = instance.typed_func::<(), i64>("main")?.call(()) {
        println!("{trap}");
    }
    Ok(())
}

fn main() -> Result<(), Error> {
    match std::env::args().nth(1) {
        Some(path) => run(&path, &std::fs::read_to_string(&path)?),
        None => {
            run("euclid.tiny", PROGRAM)?;
            run("mistake.tiny", MISTAKE)
        }
    }
}
