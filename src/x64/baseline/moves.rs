//! Parallel moves: many values go to many places at once, whatever is overwritten on the way.
//!
//! A move is done when nobody needs its destination any more; where moves form a cycle, one
//! destination is first saved in the scratch register. Linear in the number of moves.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use super::live::{FOLDED, REMAT};
use crate::lir::{Type, Value};
use crate::x64::asm::Opcode;
use crate::x64::opcode::in_register;
use crate::x64::regs::Reg;
use rustc_hash::FxHashMap;

/// Where a value goes to or comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveOperand {
    /// A register.
    Reg(Reg),
    /// A place in the frame.
    Frame(i32),
    /// Nowhere: it is made on the spot.
    Value(Value),
}

#[derive(Clone, Copy, Debug)]
struct Move {
    to: MoveOperand,
    from: MoveOperand,
    ty: Type,
    done: bool,
}

const NONE: u32 = u32::MAX;

/// The moves that are to be done at once.
#[derive(Default, Debug)]
pub struct Moves {
    list: Vec<Move>,
    ready: Vec<u32>,
    /// How many moves read a register, and which one writes it.
    readers: [u32; 32],
    writer: [u32; 32],
    /// The same for places in the frame, where moves both read and write such.
    frame: FxHashMap<i32, (u32, u32)>,
    /// Places in the frame where cycles of floats are broken.
    saved: Vec<(i32, bool)>,
    /// Whether the scratch register is in use.
    pub keep_scratch: bool,
}

impl Moves {
    fn reads(&mut self, place: MoveOperand) -> Option<&mut u32> {
        match place {
            MoveOperand::Reg(reg) => self.readers.get_mut(reg.0 as usize),
            MoveOperand::Frame(at) => self.frame.get_mut(&at).map(|(readers, _)| readers),
            MoveOperand::Value(_) => None,
        }
    }

    fn is_free(&mut self, place: MoveOperand) -> bool {
        self.reads(place).is_none_or(|readers| *readers == 0)
    }

    fn writer_of(&self, place: MoveOperand) -> u32 {
        match place {
            MoveOperand::Reg(reg) => self.writer[reg.0 as usize & 31],
            MoveOperand::Frame(at) => self.frame.get(&at).map_or(NONE, |&(_, writer)| writer),
            MoveOperand::Value(_) => NONE,
        }
    }
}

impl Gen<'_> {
    /// Where a value is now.
    pub fn place(&self, value: Value) -> MoveOperand {
        let val = self.val(value);
        if val.flags & (REMAT | FOLDED) != 0 {
            MoveOperand::Value(value)
        } else if val.reg.is_some() {
            MoveOperand::Reg(val.reg)
        } else {
            MoveOperand::Frame(val.slot)
        }
    }

    /// Starts a list of moves.
    pub fn moves_clear(&mut self) {
        self.moves.list.clear();
    }

    /// Adds a move.
    pub fn moves_add(&mut self, ty: Type, to: MoveOperand, from: MoveOperand) {
        if to != from {
            self.moves.list.push(Move {
                to,
                from,
                ty,
                done: false,
            });
        }
    }

    /// Does all moves of the list. The scratch registers are lost.
    pub fn moves_do(&mut self) {
        if let [only] = self.moves.list[..] {
            return self.move_one(only);
        }
        let moves = &mut *self.moves;
        moves.readers = [0; 32];
        moves.writer = [NONE; 32];
        moves.frame.clear();
        for (i, m) in moves.list.iter().enumerate() {
            match m.to {
                MoveOperand::Reg(reg) => moves.writer[reg.0 as usize] = i as u32,
                MoveOperand::Frame(at) => {
                    moves.frame.insert(at, (0, i as u32));
                }
                MoveOperand::Value(_) => {}
            }
        }
        for i in 0..moves.list.len() {
            let from = moves.list[i].from;
            if let Some(readers) = moves.reads(from) {
                *readers += 1;
            }
        }
        moves.ready.clear();
        for i in 0..moves.list.len() {
            let to = moves.list[i].to;
            if moves.is_free(to) {
                moves.ready.push(i as u32);
            }
        }
        self.moves_ready();
        for i in 0..self.moves.list.len() {
            let m = self.moves.list[i];
            if m.done {
                continue;
            }
            // A cycle: whoever reads this destination reads the scratch register instead.
            let reader = self
                .moves
                .list
                .iter()
                .position(|r| !r.done && r.from == m.to);
            let Some(reader) = reader else { continue };
            let ty = self.moves.list[reader].ty;
            self.moves.list[reader].from = self.save(ty, m.to);
            if let Some(readers) = self.moves.reads(m.to) {
                *readers = 0;
            }
            self.moves.ready.push(i as u32);
            self.moves_ready();
        }
        while let Some((at, wide)) = self.moves.saved.pop() {
            self.frame.release(at, wide);
        }
    }

    fn moves_ready(&mut self) {
        while let Some(i) = self.moves.ready.pop() {
            let m = self.moves.list[i as usize];
            self.move_one(m);
            self.moves.list[i as usize].done = true;
            if let Some(readers) = self.moves.reads(m.from) {
                *readers = readers.saturating_sub(1);
                if *readers == 0 {
                    let next = self.moves.writer_of(m.from);
                    if next != NONE && !self.moves.list[next as usize].done {
                        self.moves.ready.push(next);
                    }
                }
            }
        }
    }

    fn move_one(&mut self, m: Move) {
        let Move { to, from, ty, .. } = m;
        match (to, from) {
            (MoveOperand::Reg(to), MoveOperand::Reg(from)) => self.mov(ty, to, from),
            (MoveOperand::Reg(to), MoveOperand::Frame(at)) => self.load_frame(ty, to, at),
            (MoveOperand::Reg(to), MoveOperand::Value(value)) => self.into(to, value),
            (MoveOperand::Frame(at), MoveOperand::Reg(from)) => self.store_frame(ty, at, from),
            (MoveOperand::Frame(to), MoveOperand::Frame(from)) => self.copy_frame(ty, to, from),
            (MoveOperand::Frame(at), MoveOperand::Value(value)) => self.store_remat(ty, at, value),
            (MoveOperand::Value(_), _) => {}
        }
    }

    /// Saves a place that a cycle overwrites, and gives where. Copies within the frame go through
    /// the vector scratch register, so that is not used where such can follow.
    fn save(&mut self, ty: Type, place: MoveOperand) -> MoveOperand {
        match (ty.is_int() && !self.moves.keep_scratch, place) {
            (true, MoveOperand::Reg(reg)) => self.mov(ty, SCRATCH, reg),
            (true, MoveOperand::Frame(at)) => self.load_frame(ty, SCRATCH, at),
            (false, _) => {
                let at = self.frame.alloc(ty == Type::V128);
                self.move_one(Move {
                    to: MoveOperand::Frame(at),
                    from: place,
                    ty,
                    done: false,
                });
                self.moves.saved.push((at, ty == Type::V128));
                return MoveOperand::Frame(at);
            }
            (true, MoveOperand::Value(_)) => {}
        }
        MoveOperand::Reg(SCRATCH)
    }

    /// Copies within the frame.
    pub fn copy_frame(&mut self, ty: Type, to: i32, from: i32) {
        let (load, store) = match ty {
            Type::V128 | Type::V256 => (Opcode::two(0x10), Opcode::two(0x11)),
            _ => (
                Opcode::two(0x7e).prefix(0xf3), // movq
                Opcode::two(0xd6).prefix(0x66),
            ),
        };
        self.asm.op(load, XSCRATCH, self.frame.place(from, 0));
        self.asm.op(store, XSCRATCH, self.frame.place(to, 0));
    }

    fn store_remat(&mut self, ty: Type, at: i32, value: Value) {
        if let Some(imm) = self.imm32(value) {
            let wide = in_register(ty);
            let op = Opcode::one(0xc7).sized(wide);
            return self
                .asm
                .op_imm(op, 0, self.frame.place(at, 0).into(), imm as u64, 4);
        }
        let reg = if ty.is_int() { SCRATCH } else { XSCRATCH };
        self.materialize(value, reg);
        self.store_frame(ty, at, reg);
    }
}
