//! Names for registers that stay the same when allocation gives out others.
//!
//! A *web* is a register from where something is put into it to where that is last used, along all
//! ways. A web that the calling convention or an instruction puts where it is keeps the name of its
//! register: parameters as they arrive, results as they are returned, what calls take and give,
//! `cl` of a shift, `rax` and `rdx` of a division, the stack and frame pointers. Other webs are
//! numbered as they appear: `t0` has 64 bits, `t0d` 32, `t0w` 16, `t0b` 8; `x0` is a vector of 128
//! bits and `y0` of 256. Registers that a callee saves are `s0`, `s1` where they are saved and
//! restored. So what the code does can be read, and which of the free registers holds what cannot.

use std::collections::HashMap;

use iced_x86::Register;

use super::flow::{FRAME, Node, SAVED, STACK, Set, number};

const REGISTERS: usize = 32;

/// The names of the registers of a function's instructions.
pub struct Names<'a> {
    nodes: &'a [Node],
    /// The web that each register is in before each instruction.
    before: Vec<[u32; REGISTERS]>,
    webs: Webs,
    /// Whether rbp points to the frame.
    has_frame: bool,
    given: HashMap<u32, usize>,
    /// How many webs of general registers and of vectors have a number.
    counts: [usize; 2],
    saved: Vec<u32>,
}

/// Sets of webs that are one.
struct Webs {
    parents: Vec<u32>,
    /// Whether a web keeps the name of its register.
    fixed: Vec<bool>,
}

impl Webs {
    fn find(&self, mut web: u32) -> u32 {
        while self.parents[web as usize] != web {
            web = self.parents[web as usize];
        }
        web
    }

    fn join(&mut self, a: u32, b: u32) {
        // The earlier one stays, so that what a function was given is found.
        let (a, b) = (self.find(a), self.find(b));
        let (first, last) = (a.min(b), a.max(b));
        self.parents[last as usize] = first;
        self.fixed[first as usize] |= self.fixed[last as usize];
    }

    fn fix(&mut self, web: u32) {
        let web = self.find(web);
        self.fixed[web as usize] = true;
    }
}

/// The web that starts at an instruction; those at the entry are numbered as if one was before.
fn started(inst: usize, register: usize) -> u32 {
    ((inst + 1) * REGISTERS + register) as u32
}

impl<'a> Names<'a> {
    /// Finds the webs.
    pub fn new(nodes: &'a [Node]) -> Names<'a> {
        let count = (nodes.len() + 1) * REGISTERS;
        let mut names = Names {
            nodes,
            before: vec![[u32::MAX; REGISTERS]; nodes.len()],
            webs: Webs {
                parents: (0..count as u32).collect(),
                fixed: vec![false; count],
            },
            has_frame: nodes.iter().any(Node::sets_frame),
            given: HashMap::new(),
            counts: [0; 2],
            saved: Vec::new(),
        };
        names.find_webs();
        names
    }

    fn find_webs(&mut self) {
        let live = live(self.nodes);
        for web in 0..REGISTERS as u32 {
            self.webs.fix(web);
        }
        let mut ready: Vec<usize> = Vec::new();
        if let Some(first) = self.before.first_mut() {
            *first = std::array::from_fn(|register| register as u32);
            ready.push(0);
        }
        while let Some(inst) = ready.pop() {
            let node = &self.nodes[inst];
            let mut webs = self.before[inst];
            for register in members(node.reads & node.fixed) {
                self.webs.fix(webs[register]);
            }
            for register in members(node.writes) {
                webs[register] = self.written(inst, register);
                if node.is_call() || node.fixed & 1 << register != 0 {
                    self.webs.fix(webs[register]);
                }
            }
            for &next in &node.next {
                if self.before[next][0] == u32::MAX {
                    self.before[next] = webs;
                    ready.push(next);
                    continue;
                }
                for register in members(live[next]) {
                    self.webs.join(self.before[next][register], webs[register]);
                }
            }
        }
    }

    /// The web of a register that an instruction writes, behind it.
    fn written(&self, inst: usize, register: usize) -> u32 {
        let node = &self.nodes[inst];
        let bit = 1 << register;
        let web = self.before[inst][register];
        if node.is_call() || web == u32::MAX {
            return started(inst, register);
        }
        // A part of what is there, as what a truth value is put into was made zero before.
        let from = (web as usize / REGISTERS).checked_sub(1);
        let filled = from.is_some_and(|from| self.nodes[from].zeroes());
        if node.reads & bit != 0 || (node.partial & bit != 0 && filled && !node.zeroes()) {
            return web;
        }
        started(inst, register)
    }

    /// The name of a register in an operand of an instruction.
    pub fn name(&mut self, inst: usize, register: Register, is_written: bool) -> Option<String> {
        let number = number(register)?;
        if number == STACK || (number == FRAME && self.has_frame) {
            return None;
        }
        let web = match self.before[inst][number as usize] {
            // Nothing leads here.
            u32::MAX => return None,
            // What a register is cleared by is no use of it.
            _ if is_written || self.nodes[inst].zeroes() => self.written(inst, number as usize),
            web => web,
        };
        let web = self.webs.find(web);
        if self.webs.fixed[web as usize] {
            if SAVED >> number & 1 == 0 {
                return None;
            }
            let known = self.saved.iter().position(|&n| n == number);
            let n = known.unwrap_or_else(|| {
                self.saved.push(number);
                self.saved.len() - 1
            });
            return Some(format!("s{n}{}", suffix(register)));
        }
        let count = &mut self.counts[usize::from(number >= 16)];
        let n = *self.given.entry(web).or_insert_with(|| {
            *count += 1;
            *count - 1
        });
        Some(match () {
            () if register.is_xmm() => format!("x{n}"),
            () if register.is_ymm() => format!("y{n}"),
            () => format!("t{n}{}", suffix(register)),
        })
    }
}

fn suffix(register: Register) -> &'static str {
    match register.size() {
        8 => "",
        4 => "d",
        2 => "w",
        _ if (Register::AH..=Register::BH).contains(&register) => "h",
        _ => "b",
    }
}

fn members(set: Set) -> impl Iterator<Item = usize> {
    (0..REGISTERS).filter(move |n| set >> n & 1 != 0)
}

/// The registers that are read before they are written, from each instruction on.
fn live(nodes: &[Node]) -> Vec<Set> {
    let mut live = vec![0; nodes.len()];
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for (i, node) in nodes.iter().enumerate().rev() {
            let after = node.next.iter().fold(0, |set, &next| set | live[next]);
            let now = node.reads | after & !node.writes;
            changed |= live[i] != now;
            live[i] = now;
        }
    }
    live
}
