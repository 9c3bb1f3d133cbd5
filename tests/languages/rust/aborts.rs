//! flags: -C panic=abort
//! stderr: any
//! With panic=abort the last panic ends the process behind its hook. Before that a virtual machine with traits, slices, matches and wrapping arithmetic.
use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::panic;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Op {
    Push(i64),
    Add,
    Sub,
    Mul,
    Div,
    Dup,
    Swap,
    Load(u8),
    Store(u8),
    Jump(usize),
    JumpIfZero(usize),
    Print,
    Halt,
}

#[derive(Debug)]
enum Fault {
    Underflow { at: usize },
    Overflow(Op),
    NoSuchOp(String),
    Steps(u64),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Underflow { at } => write!(f, "the stack is empty at {at}"),
            Fault::Overflow(op) => write!(f, "{op:?} overflows"),
            Fault::NoSuchOp(word) => write!(f, "no operation `{word}`"),
            Fault::Steps(n) => write!(f, "not done after {n} steps"),
        }
    }
}

trait Machine {
    fn pop(&mut self) -> Result<i64, Fault>;
    fn run(&mut self, code: &[Op], out: &mut String) -> Result<u64, Fault>;
}

#[derive(Default)]
struct Stack {
    values: Vec<i64>,
    names: HashMap<u8, i64>,
    at: usize,
}

impl Machine for Stack {
    fn pop(&mut self) -> Result<i64, Fault> {
        self.values.pop().ok_or(Fault::Underflow { at: self.at })
    }

    fn run(&mut self, code: &[Op], out: &mut String) -> Result<u64, Fault> {
        const MOST: u64 = 100_000;
        for step in 0..MOST {
            let op = code[self.at];
            self.at += 1;
            match op {
                Op::Push(n) => self.values.push(n),
                Op::Add | Op::Sub | Op::Mul | Op::Div => {
                    let (b, a) = (self.pop()?, self.pop()?);
                    let result = match op {
                        Op::Add => a.checked_add(b),
                        Op::Sub => a.checked_sub(b),
                        Op::Mul => a.checked_mul(b),
                        _ => a.checked_div(b),
                    };
                    self.values.push(result.ok_or(Fault::Overflow(op))?);
                }
                Op::Dup => {
                    let top = self.pop()?;
                    self.values.extend([top, top]);
                }
                Op::Swap => {
                    let (b, a) = (self.pop()?, self.pop()?);
                    self.values.extend([b, a]);
                }
                Op::Load(name) => self.values.push(self.names.get(&name).copied().unwrap_or_default()),
                Op::Store(name) => {
                    let value = self.pop()?;
                    self.names.insert(name, value);
                }
                Op::Jump(to) => self.at = to,
                Op::JumpIfZero(to) => {
                    if self.pop()? == 0 {
                        self.at = to;
                    }
                }
                Op::Print => {
                    let value = self.pop()?;
                    let _ = write!(out, "{value} ");
                }
                Op::Halt => return Ok(step),
            }
        }
        Err(Fault::Steps(MOST))
    }
}

fn assemble(text: &str) -> Result<Vec<Op>, Fault> {
    let mut words = text.split_ascii_whitespace();
    let mut code = Vec::new();
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|w| w.parse::<i64>().ok()).ok_or_else(|| Fault::NoSuchOp(word.into()));
        code.push(match word {
            "push" => Op::Push(number()?),
            "add" => Op::Add,
            "sub" => Op::Sub,
            "mul" => Op::Mul,
            "div" => Op::Div,
            "dup" => Op::Dup,
            "swap" => Op::Swap,
            "load" => Op::Load(number()? as u8),
            "store" => Op::Store(number()? as u8),
            "jump" => Op::Jump(number()? as usize),
            "jz" => Op::JumpIfZero(number()? as usize),
            "print" => Op::Print,
            "halt" => Op::Halt,
            other => return Err(Fault::NoSuchOp(other.to_string())),
        });
    }
    Ok(code)
}

fn main() {
    panic::set_hook(Box::new(|info| println!("hook: {}", info.payload().is::<&str>() || info.payload().is::<String>())));
    let programs = [
        "push 10 store 0 push 1 store 1 load 0 jz 17 load 1 load 0 mul dup print store 1 load 0 push 1 sub store 0 jump 4 halt",
        "push 10 store 0 push 1 store 1 load 0 jz 16 load 1 load 0 mul store 1 load 0 push 1 sub store 0 jump 4 load 1 print halt",
        "push 1 add halt",
        "push 9223372036854775807 dup mul",
        "push 1 push 0 div print halt",
        "fly",
        "jump 0",
        "push 3 push 4 swap sub print push 1 jump 99",
    ];
    for text in programs {
        let mut out = String::new();
        let mut machine = Stack::default();
        let result = assemble(text).and_then(|code| machine.run(&code, &mut out));
        match result {
            Ok(steps) => println!("{out}after {steps} steps"),
            Err(fault) => println!("{out}{fault}"),
        }
    }
    println!("never");
}
