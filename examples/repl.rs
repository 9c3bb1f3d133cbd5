//! A prompt that defines and redefines functions of floating-point numbers in one engine. Each is a module that is
//! linked with the live programs of the ones before; what calls a function that is defined anew is made again.
//!
//! `cargo run --example repl` in a terminal asks for lines; where it does not read from one, it goes through
//! the lines of its input, or where there are none through these:
//!
//! ```text
//! > square(x) = x * x
//! > norm(x, y) = square(x) + square(y)
//! > norm(3, 4)
//! 25
//! > square(x) = x * x * x
//! `norm` is made again
//! > norm(3, 4)
//! 91
//! > (1 + norm(1, 2)) / 4
//! 2.5
//! > norm(1)
//! `norm` takes 2 values
//! > square(x, y) = x * y
//! `norm` is as it was: `square` takes 2 values
//! > cube(x) = x * sqare(x)
//! there is no function `sqare`
//! > 1 + * 2
//! a value is expected, not `*`
//! ```

use std::io::{self, BufRead, IsTerminal, Write};

use jitlite::build::{BinaryOp, FunctionBuilder, ModuleBuilder, Type, Value};
use jitlite::{Config, Engine, Error, Instance, Linker};

const LINES: &str = "square(x) = x * x
norm(x, y) = square(x) + square(y)
norm(3, 4)
square(x) = x * x * x
norm(3, 4)
(1 + norm(1, 2)) / 4
norm(1)
square(x, y) = x * y
cube(x) = x * sqare(x)
1 + * 2
";

/// A function that is there: its name, how it was written, how many values it takes, what it calls.
struct Definition {
    name: String,
    line: String,
    count: usize,
    calls: Vec<String>,
}

struct Session {
    linker: Linker,
    definitions: Vec<Definition>,
}

/// Reads a body and builds it.
struct Reader<'a, 'm> {
    f: FunctionBuilder<'m>,
    rest: &'a str,
    params: &'a [&'a str],
    session: &'a Session,
    calls: Vec<String>,
}

impl Reader<'_, '_> {
    fn eat(&mut self, sign: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn sum(&mut self) -> Result<Value, String> {
        let mut left = self.product()?;
        loop {
            let op = match () {
                () if self.eat("+") => BinaryOp::FAdd,
                () if self.eat("-") => BinaryOp::FSub,
                () => return Ok(left),
            };
            let right = self.product()?;
            left = self.f.binary(op, left, right);
        }
    }

    fn product(&mut self) -> Result<Value, String> {
        let mut left = self.operand()?;
        loop {
            let op = match () {
                () if self.eat("*") => BinaryOp::FMul,
                () if self.eat("/") => BinaryOp::FDiv,
                () => return Ok(left),
            };
            let right = self.operand()?;
            left = self.f.binary(op, left, right);
        }
    }

    fn operand(&mut self) -> Result<Value, String> {
        if self.eat("(") {
            let value = self.sum()?;
            return self
                .eat(")")
                .then_some(value)
                .ok_or("a `)` is missing".into());
        }
        let rest = self.rest.trim_start();
        let len = rest.find(|c: char| !(c.is_alphanumeric() || c == '.'));
        let (word, rest) = rest.split_at(len.unwrap_or(rest.len()));
        if word.is_empty() {
            let next = rest.get(..1).unwrap_or("the end");
            return Err(format!("a value is expected, not `{next}`"));
        }
        self.rest = rest;
        if let Ok(number) = word.parse() {
            return Ok(self.f.f64(number));
        }
        if let Some(n) = self.params.iter().position(|param| *param == word) {
            return Ok(self.f.param(n));
        }
        let mut args = Vec::new();
        if self.eat("(") && !self.eat(")") {
            args.push(self.sum()?);
            while self.eat(",") {
                args.push(self.sum()?);
            }
            if !self.eat(")") {
                return Err("a `)` is missing".into());
            }
        }
        let known = self.session.definitions.iter().find(|d| d.name == word);
        match known {
            Some(d) if d.count == args.len() => {}
            Some(d) => return Err(format!("`{word}` takes {} values", d.count)),
            None => return Err(format!("there is no function `{word}`")),
        }
        self.calls.push(word.into());
        let params = vec![Type::DOUBLE; args.len()];
        let callee = self.f.function(word, Type::DOUBLE, &params);
        Ok(self.f.call(callee, &args))
    }
}

impl Session {
    /// Makes a function, and gives what it calls.
    fn make(
        &self,
        name: &str,
        params: &[&str],
        body: &str,
    ) -> Result<(Instance, Vec<String>), String> {
        let m = ModuleBuilder::new(name);
        let function = m.function(name, Type::DOUBLE, &vec![Type::DOUBLE; params.len()]);
        let mut reader = Reader {
            f: m.body(function),
            rest: body,
            params,
            session: self,
            calls: Vec::new(),
        };
        let value = reader.sum()?;
        if !reader.rest.trim().is_empty() {
            return Err(format!("`{}` is not understood", reader.rest.trim()));
        }
        reader.f.ret(value);
        let calls = reader.calls;
        let instance = m.finish().and_then(|module| {
            // SAFETY: the language has no addresses.
            unsafe { self.linker.instantiate(&module) }
        });
        Ok((instance.map_err(|error| error.to_string())?, calls))
    }

    /// `name(params) = body`. What is in `made` has been made for the line that was given.
    fn define(&mut self, line: &str, made: &mut Vec<String>) -> Result<(), String> {
        let (head, body) = line.split_once('=').ok_or("there is no `=`")?;
        let (name, params) = head.trim().split_once('(').ok_or("there is no `(`")?;
        let params = params.strip_suffix(')').ok_or("there is no `)`")?;
        let params: Vec<&str> = params.split(',').map(str::trim).collect();
        let (instance, calls) = self.make(name, &params, body)?;
        // From now on this is what has the name.
        let linked = self.linker.instance(&instance).map(|_| ());
        linked.map_err(|error| error.to_string())?;
        let definition = Definition {
            name: name.into(),
            line: line.into(),
            count: params.len(),
            calls,
        };
        match self.definitions.iter_mut().find(|d| d.name == name) {
            Some(known) => *known = definition,
            None => self.definitions.push(definition),
        }
        made.push(name.into());
        let callers: Vec<(String, String)> = (self.definitions.iter())
            .filter(|d| !made.contains(&d.name) && d.calls.iter().any(|call| call == name))
            .map(|d| (d.name.clone(), d.line.clone()))
            .collect();
        for (caller, line) in callers {
            match self.define(&line, made) {
                Ok(()) => println!("`{caller}` is made again"),
                Err(why) => println!("`{caller}` is as it was: {why}"),
            }
        }
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        if line.contains('=') {
            return self.define(line, &mut Vec::new());
        }
        let (instance, _) = self.make("the line", &[], line)?;
        let main = instance.typed_func::<(), f64>("the line");
        let result = main.and_then(|main| Ok(main.call(())?));
        println!("{}", result.map_err(|error| error.to_string())?);
        Ok(())
    }
}

fn main() -> Result<(), Error> {
    let engine = Engine::new(&Config::new())?;
    let mut session = Session {
        linker: Linker::new(&engine),
        definitions: Vec::new(),
    };
    let mut said = |line: &str| {
        if let Err(why) = session.line(line) {
            println!("{why}");
        }
    };
    let input = io::stdin();
    if input.is_terminal() {
        loop {
            print!("> ");
            io::stdout().flush()?;
            let mut line = String::new();
            if input.lock().read_line(&mut line)? == 0 {
                return Ok(());
            }
            said(line.trim());
        }
    }
    let mut lines: Vec<String> = input.lock().lines().collect::<Result<_, _>>()?;
    if lines.is_empty() {
        lines = LINES.lines().map(String::from).collect();
    }
    for line in lines {
        println!("> {line}");
        said(line.trim());
    }
    Ok(())
}
