//! LIR to bytecode, once per function: what `Plan` has decided is written down in one pass over
//! the blocks.
//!
//! Relies on what the LIR verifier checks. Promises: every register that an instruction names is
//! within the frame (argument and result registers of calls with the callee's real signature
//! included), and every branch goes to the first word of an instruction.

mod arith;
mod calls;
mod flow;
mod locations;
mod memory;

pub use locations::{Location, Locations};

use rustc_hash::FxHashMap;

use super::code::{Bytecode, CalleeRow, Stops, shape};
use super::op::{Opcode, Word, pair};
use super::plan::{FAR_BASE, Home, Mode, Plan, words};
use crate::entity::Entity;
use crate::lir::masked::{self, is_masked};
use crate::lir::vector_code::VectorCode;
use crate::lir::{
    Function, Inst, InstData, Libcall, LocationTable, Origin, Signature, Slot, SymbolId, Type,
    Value,
};
use crate::runtime::{FuncIndex, ResolvedSymbol, SymbolTable};

/// Why a function has no bytecode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoBytecode {
    /// The operation and its type, or what there is too much of.
    pub what: String,
    /// The `ir` instruction.
    pub origin: Origin,
}

impl std::fmt::Display for NoBytecode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "unsupported by the interpreter: {}", self.what)
    }
}

impl std::error::Error for NoBytecode {}

/// Why a function could not be flattened this time.
#[derive(Debug)]
enum Failure {
    /// A branch does not reach its target: try again with long ones.
    TooFar,
    Unsupported(NoBytecode),
}

type Result<T = ()> = std::result::Result<T, Failure>;

/// Flattens a function whose symbols are those of the table. Calls of functions that may be replaced find
/// them each time anew.
pub fn flatten(
    func: &Function,
    function: FuncIndex,
    symbols: &SymbolTable,
    is_replaceable: &dyn Fn(FuncIndex) -> bool,
) -> std::result::Result<Bytecode, NoBytecode> {
    let form = Form {
        slots_apart: false,
        keeps_all: false,
    };
    let (code, _) = flatten_with(func, function, symbols, is_replaceable, form)?;
    Ok(code)
}

/// The same for the portable machine: slots are not in the frame, but in the program's memory.
pub fn flatten_portable(
    func: &Function,
    function: FuncIndex,
    symbols: &SymbolTable,
) -> std::result::Result<Bytecode, NoBytecode> {
    let form = Form {
        slots_apart: true,
        keeps_all: false,
    };
    let (code, _) = flatten_with(func, function, symbols, &|_| false, form)?;
    Ok(code)
}

/// The same, with a register for each value, so that whoever stops the program finds them all.
pub fn flatten_stepped(
    func: &Function,
    function: FuncIndex,
    symbols: &SymbolTable,
) -> std::result::Result<(Bytecode, Locations), NoBytecode> {
    let form = Form {
        slots_apart: true,
        keeps_all: true,
    };
    flatten_with(func, function, symbols, &|_| false, form)
}

/// What is asked of the bytecode of a function.
#[derive(Clone, Copy)]
struct Form {
    /// Whether slots are apart from the frame.
    slots_apart: bool,
    /// Whether each value has a register to itself.
    keeps_all: bool,
}

fn flatten_with(
    func: &Function,
    function: FuncIndex,
    symbols: &SymbolTable,
    is_replaceable: &dyn Fn(FuncIndex) -> bool,
    form: Form,
) -> std::result::Result<(Bytecode, Locations), NoBytecode> {
    let mut own = None;
    if func.insts.values().any(is_masked) || func.has_long_vectors() {
        let own = own.insert(func.clone());
        masked::expand(own);
        own.halve();
    }
    // What has become of the values of the other function is not known.
    let locates = form.keeps_all && own.is_none();
    let func = own.as_ref().unwrap_or(func);
    let plan = Plan::new(func, form.keeps_all);
    for long in [false, true] {
        let mut flattener = Flattener::new(func, symbols, &plan, long);
        flattener.is_replaceable = is_replaceable;
        flattener.slots_apart = form.slots_apart;
        match flattener.run(function, locates) {
            Ok(done) => return Ok(done),
            Err(Failure::Unsupported(why)) => return Err(why),
            Err(Failure::TooFar) => {}
        }
    }
    Err(NoBytecode {
        what: "a function with more than 2^31 words of bytecode".into(),
        origin: Origin::NONE,
    })
}

/// A place in the code that becomes known later: those of blocks first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Label(u32);

/// A constant that is put into a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Constant {
    Bits(u64),
    Vector(u128),
    Slot(Slot, i32),
}

impl Constant {
    fn words(self) -> u32 {
        if matches!(self, Constant::Vector(_)) {
            2
        } else {
            1
        }
    }
}

/// A distance to fill in: in the word at `at`, counted from `from`.
#[derive(Clone, Copy, Debug)]
struct Fixup {
    at: u32,
    from: u32,
    label: Label,
}

const UNKNOWN: u32 = u32::MAX;

/// At most so many constants are put into registers when the function is entered.
const HOISTED_LIMIT: usize = 48;

/// At most about so many constants are kept in registers through a block.
const CACHED_LIMIT: usize = 2000;

struct Flattener<'a> {
    func: &'a Function,
    symbols: &'a SymbolTable,
    is_replaceable: &'a dyn Fn(FuncIndex) -> bool,
    plan: &'a Plan,
    /// Whether slots are apart from the frame.
    slots_apart: bool,
    /// Whether branches use the long form.
    long: bool,
    words: Vec<u64>,
    origins: Vec<(u32, u32)>,
    /// Where the program can be stopped, by rising number of the word.
    stops: Vec<u32>,
    labels: Vec<u32>,
    fixups: Vec<Fixup>,
    /// Instructions that name a byte of a slot, from the start of all slots.
    slot_words: Vec<u32>,
    regs: super::reg_pool::RegPool,
    /// The registers of local values.
    chosen: Vec<Option<u16>>,
    /// Registers to give back after the instruction.
    temps: Vec<(u16, u32)>,
    /// Results to put into far registers after the instruction.
    puts: Vec<(u16, u32, u32)>,
    /// Constants in registers until the end of the block.
    cached: FxHashMap<Constant, u16>,
    /// Constants in registers from the start of the function.
    hoisted: FxHashMap<Constant, u16>,
    prologue: Vec<(Constant, u16)>,
    in_loop: bool,
    callees: Vec<CalleeRow>,
    locations: LocationTable,
    shapes: Vec<u64>,
    sig_rows: FxHashMap<Signature, u32>,
    /// Where each slot that is not promoted lies among the slots.
    slot_at: Vec<i32>,
    slot_bytes: u32,
    /// See the function of this name.
    entry_word: Option<u32>,
    /// The registers that hold the addresses of slots with a large alignment.
    aligned: FxHashMap<Slot, u16>,
    inst: Inst,
}

impl<'a> Flattener<'a> {
    fn new(func: &'a Function, symbols: &'a SymbolTable, plan: &'a Plan, long: bool) -> Self {
        Flattener {
            func,
            symbols,
            is_replaceable: &|_| false,
            plan,
            slots_apart: false,
            long,
            words: Vec::new(),
            origins: Vec::new(),
            stops: Vec::new(),
            labels: vec![UNKNOWN; func.blocks.len()],
            fixups: Vec::new(),
            slot_words: Vec::new(),
            regs: super::reg_pool::RegPool::new(plan.next_reg),
            chosen: vec![None; func.values.len()],
            temps: Vec::new(),
            puts: Vec::new(),
            cached: FxHashMap::default(),
            hoisted: FxHashMap::default(),
            prologue: Vec::new(),
            in_loop: false,
            callees: Vec::new(),
            locations: LocationTable::default(),
            shapes: Vec::new(),
            sig_rows: FxHashMap::default(),
            slot_at: Vec::new(),
            slot_bytes: 0,
            entry_word: None,
            aligned: FxHashMap::default(),
            inst: Inst(0),
        }
    }

    fn run(mut self, function: FuncIndex, locates: bool) -> Result<(Bytecode, Locations)> {
        let params = self.func.params(Function::ENTRY);
        let param_words: u32 = params.map(|p| words(self.func.ty(p))).sum();
        if self.plan.next_reg > u16::MAX as u32 || param_words > 0x8000 {
            return Err(self.unsupported("so many parameters"));
        }
        self.lay_out_slots()?;
        // Row 0 of the signatures.
        self.sig_row(&self.func.sig);
        let plan = self.plan;
        for (i, &block) in plan.order.iter().enumerate() {
            self.labels[block.index()] = self.here();
            self.in_loop = plan.in_loop[block.index()];
            let next = plan.order.get(i + 1).copied();
            for inst in self.func.block_insts(block) {
                self.inst = inst;
                if plan.mode(inst) == Mode::Emit {
                    let origin = self.func.origins[inst].0;
                    if self.origins.last().is_none_or(|last| last.1 != origin) {
                        self.origins.push((self.here(), origin));
                    }
                    self.instruction(inst, next)?;
                    self.end_instruction();
                }
            }
            self.forget_constants();
        }
        let locations = match locates {
            true => self.locations_of_all(),
            false => Locations::default(),
        };
        Ok((self.finish(function)?, locations))
    }

    /// Gives the registers of constants back.
    fn forget_constants(&mut self) {
        for (constant, reg) in self.cached.drain() {
            self.regs.give(reg, constant.words());
        }
    }

    fn instruction(&mut self, inst: Inst, next: Option<crate::lir::Block>) -> Result {
        match self.func.insts[inst] {
            InstData::Unary { op, ty, arg } => self.unary(inst, op, ty, arg),
            InstData::Binary { op, ty, args } => self.binary(inst, op, ty, args),
            InstData::Fma { ty, args } => self.multiply_add(inst, ty, args),
            InstData::Icmp { cond, ty, args } => self.icmp(inst, cond, ty, args),
            InstData::Fcmp { cond, ty, args } => self.fcmp(inst, cond, ty, args),
            InstData::Select { ty, args } => self.select(inst, ty, args),
            InstData::Load {
                ty, addr, offset, ..
            } => self.load(inst, ty, addr, offset),
            InstData::Store {
                ty,
                flags,
                value,
                addr,
                offset,
            } => self.store(inst, ty, flags, value, addr, offset),
            InstData::Lea {
                base,
                index,
                scale,
                offset,
            } => self.lea(inst, base, index, scale, offset),
            InstData::StackAlloc { size, align } => {
                let size = self.reg(size)?;
                let to = self.result(inst)?;
                self.emit(Word::new(
                    Opcode::StackAlloc,
                    to,
                    size,
                    align.min(12) as u16,
                ));
                Ok(())
            }
            InstData::StackSave => {
                let to = self.result(inst)?;
                self.emit(Word::new(Opcode::StackSave, to, 0, 0));
                Ok(())
            }
            InstData::EntryStack => {
                let (to, at) = (self.result(inst)?, self.entry_word());
                self.emit(Word::wide(Opcode::SlotAddr, to, at as i32));
                Ok(())
            }
            InstData::StackRestore { saved } => {
                let saved = self.reg(saved)?;
                self.emit(Word::new(Opcode::StackRestore, saved, 0, 0));
                Ok(())
            }
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => {
                let arg = self.reg(arg)?;
                let to = self.result(inst)?;
                let code = VectorCode::Unary(op, shape, imm);
                let op = match op.types(shape).1 {
                    Type::V128 => Opcode::Vector,
                    _ => Opcode::VectorLane,
                };
                self.vector(Word::new(op, to, arg, arg), code, 0)
            }
            InstData::Vbinary {
                op,
                shape,
                imm,
                args,
            } => {
                let (a, b) = (self.reg(args[0])?, self.reg(args[1])?);
                let to = self.result(inst)?;
                let code = VectorCode::Binary(op, shape, imm);
                self.vector(Word::new(Opcode::Vector, to, a, b), code, 0)
            }
            InstData::Vternary { op, shape, args } => {
                let (a, b) = (self.reg(args[0])?, self.reg(args[1])?);
                let c = self.reg(args[2])?;
                let to = self.result(inst)?;
                let code = VectorCode::Ternary(op, shape);
                self.vector(Word::new(Opcode::Vector3, to, a, b), code, c.into())
            }
            InstData::Vshuffle { args, mask, .. } => {
                let (a, b) = (self.reg(args[0])?, self.reg(args[1])?);
                let to = self.result(inst)?;
                let mask = self.func.vconsts[mask];
                self.vector(
                    Word::new(Opcode::Vector, to, a, b),
                    VectorCode::Shuffle,
                    mask,
                )
            }
            // These have become accesses of lanes.
            InstData::MaskedLoad { .. } | InstData::MaskedStore { .. } => {
                Err(self.unsupported("an access by a mask"))
            }
            InstData::Barrier | InstData::Cold | InstData::Prefetch { .. } | InstData::Pause => {
                Ok(())
            }
            InstData::Poll => {
                self.stops.push(self.here());
                Ok(())
            }
            InstData::Fuel { amount } => {
                self.emit(Word::wide(Opcode::Fuel, 0, amount as i32));
                Ok(())
            }
            InstData::Fence => {
                self.emit(Word::new(Opcode::Fence, 0, 0, 0));
                Ok(())
            }
            InstData::AtomicRmw {
                op,
                ty,
                value,
                addr,
            } => self.atomic_rmw(inst, op, ty, value, addr),
            InstData::CmpXchg {
                ty,
                addr,
                expected,
                new,
            } => self.cmpxchg(inst, ty, addr, [expected, new]),
            InstData::X87Push { addr } => self.x87(inst, Opcode::X87Push, addr),
            InstData::X87Pop { addr } => self.x87(inst, Opcode::X87Pop, addr),
            InstData::Call { callee, args } => self.call(inst, callee, args),
            InstData::CallIndirect { sig, addr, args } => self.call_indirect(inst, sig, addr, args),
            InstData::Invoke { .. }
            | InstData::InvokeIndirect { .. }
            | InstData::Jump { .. }
            | InstData::Brif { .. }
            | InstData::Switch { .. }
            | InstData::Return { .. }
            | InstData::TailCall { .. }
            | InstData::TailCallIndirect { .. }
            | InstData::Trap { .. } => self.terminator(inst, next),
            // The plan never asks for these: they are made where they are used.
            InstData::Iconst { .. }
            | InstData::Fconst { .. }
            | InstData::Vconst { .. }
            | InstData::SlotAddr { .. }
            | InstData::SymbolAddr { .. }
            | InstData::StubAddr { .. } => Ok(()),
        }
    }

    /// Where among the slots the word is that stands for the return address.
    fn entry_word(&mut self) -> u32 {
        if let Some(at) = self.entry_word {
            return at;
        }
        let at = self.slot_bytes.next_multiple_of(8);
        self.slot_bytes = at + 8;
        *self.entry_word.insert(at)
    }

    fn x87(&mut self, inst: Inst, op: Opcode, addr: Value) -> Result {
        let addr = self.reg(addr)?;
        self.emit(Word::new(op, addr, 0, 0));
        self.release(inst);
        Ok(())
    }

    fn unsupported(&self, what: impl Into<String>) -> Failure {
        Failure::Unsupported(NoBytecode {
            what: what.into(),
            origin: self
                .func
                .origins
                .get(self.inst)
                .map_or(Origin::NONE, |&o| o),
        })
    }

    fn here(&self) -> u32 {
        self.words.len() as u32
    }

    fn emit(&mut self, word: Word) {
        if word.op.names_slot() {
            self.slot_words.push(self.here());
        }
        self.words.push(word.bits());
    }

    fn vector(&mut self, word: Word, code: VectorCode, mask: u128) -> Result {
        self.emit_with(word, code.bits());
        self.words.push(mask as u64);
        self.words.push((mask >> 64) as u64);
        Ok(())
    }

    fn emit_with(&mut self, word: Word, data: u64) {
        self.emit(word);
        self.words.push(data);
    }

    fn take(&mut self, words: u32) -> Result<u16> {
        match self.regs.take(words) {
            Some(reg) => Ok(reg),
            None => Err(self.unsupported("so many values at once in a block")),
        }
    }

    /// A register until the end of the instruction.
    fn temp(&mut self, words: u32) -> Result<u16> {
        let reg = self.take(words)?;
        self.temps.push((reg, words));
        Ok(reg)
    }

    /// The register that holds a value.
    fn reg(&mut self, value: Value) -> Result<u16> {
        let value = self.plan.root(value);
        if let Home::Reg(reg) = self.plan.home(value) {
            let words = words(self.func.ty(value));
            return self.addressable(reg, words);
        }
        if let Some(reg) = self.chosen[value.index()] {
            return Ok(reg);
        }
        match self.constant(value) {
            Some(constant) => self.constant_reg(constant),
            None => Err(self.unsupported("a value that is used before it is defined")),
        }
    }

    /// A register that instructions can name with what is in this one.
    fn addressable(&mut self, reg: u32, words: u32) -> Result<u16> {
        if reg < FAR_BASE {
            return Ok(reg as u16);
        }
        let temp = self.temp(words)?;
        for i in 0..words {
            self.emit(Word::wide(
                Opcode::FarGet,
                temp + i as u16,
                (reg + i) as i32,
            ));
        }
        Ok(temp)
    }

    /// The constant that a value is.
    fn constant(&self, value: Value) -> Option<Constant> {
        let value = self.plan.root(value);
        match self.func.insts[self.func.def_inst(value)?] {
            InstData::Iconst { imm, .. } => Some(Constant::Bits(imm)),
            InstData::Fconst { bits, .. } => Some(Constant::Bits(bits)),
            InstData::Vconst { vconst } => Some(Constant::Vector(self.func.vconsts[vconst])),
            InstData::SlotAddr { slot, offset } => Some(Constant::Slot(slot, offset)),
            InstData::SymbolAddr { symbol, offset } => {
                let address = self.symbols.address(symbol);
                Some(Constant::Bits(address.wrapping_add_signed(offset.into())))
            }
            _ => None,
        }
    }

    /// The bits of a constant of at most 64 bits.
    fn bits(&self, value: Value) -> Option<u64> {
        match self.constant(value) {
            Some(Constant::Bits(bits)) => Some(bits),
            _ => None,
        }
    }

    fn constant_reg(&mut self, constant: Constant) -> Result<u16> {
        let hoisted = self.hoisted.get(&constant);
        if let Some(&reg) = hoisted.or_else(|| self.cached.get(&constant)) {
            return Ok(reg);
        }
        if self.in_loop
            && self.hoisted.len() < HOISTED_LIMIT
            && let Some(reg) = self.regs.take_fresh(constant.words())
        {
            self.hoisted.insert(constant, reg);
            self.prologue.push((constant, reg));
            return Ok(reg);
        }
        let reg = self.take(constant.words())?;
        self.cached.insert(constant, reg);
        self.set_constant(reg, constant);
        Ok(reg)
    }

    fn set_constant(&mut self, reg: u16, constant: Constant) {
        match constant {
            Constant::Bits(bits) => match i32::try_from(bits as i64) {
                Ok(small) => self.emit(Word::wide(Opcode::Const, reg, small)),
                Err(_) => self.emit_with(Word::new(Opcode::Const64, reg, 0, 0), bits),
            },
            Constant::Vector(bits) => {
                self.emit_with(Word::new(Opcode::Const128, reg, 0, 0), bits as u64);
                self.words.push((bits >> 64) as u64);
            }
            Constant::Slot(slot, offset) => match self.aligned.get(&slot) {
                Some(&base) => {
                    let offset = i64::from(offset) as u64;
                    self.emit_with(Word::new(Opcode::AddW, reg, base, 0), offset)
                }
                None => {
                    let at = self.slot_at[slot.index()].wrapping_add(offset);
                    self.emit(Word::wide(Opcode::SlotAddr, reg, at))
                }
            },
        }
    }

    /// Gives back the registers of values that the instruction is the last to use.
    fn release(&mut self, inst: Inst) {
        let plan = self.plan;
        plan.for_each_use(self.func, inst, &mut |value| {
            if plan.ends_at(value, inst)
                && let Some(reg) = self.chosen[value.index()].take()
            {
                self.regs.give(reg, words(self.func.ty(value)));
            }
        });
    }

    /// The register for the only result of an instruction whose operands were all found.
    fn result(&mut self, inst: Inst) -> Result<u16> {
        self.release(inst);
        match self.func.result(inst) {
            Some(value) => self.define(value),
            None => self.temp(2),
        }
    }

    fn define(&mut self, value: Value) -> Result<u16> {
        let words = words(self.func.ty(value));
        match self.plan.home(value) {
            Home::Reg(reg) if reg < FAR_BASE => Ok(reg as u16),
            Home::Reg(far) => {
                let temp = self.temp(words)?;
                self.puts.push((temp, far, words));
                Ok(temp)
            }
            Home::None if self.plan.is_unused(value) => self.temp(words),
            Home::None => {
                let reg = self.take(words)?;
                self.chosen[value.index()] = Some(reg);
                Ok(reg)
            }
        }
    }

    /// Puts results that stand in temporary registers where they belong.
    fn put_far(&mut self) {
        for (temp, far, words) in std::mem::take(&mut self.puts) {
            for i in 0..words {
                self.emit(Word::wide(
                    Opcode::FarPut,
                    temp + i as u16,
                    (far + i) as i32,
                ));
            }
        }
    }

    fn end_instruction(&mut self) {
        self.put_far();
        for (reg, words) in self.temps.drain(..) {
            self.regs.give(reg, words);
        }
        if self.cached.len() > CACHED_LIMIT {
            self.forget_constants();
        }
    }

    fn lay_out_slots(&mut self) -> Result {
        for (slot, data) in self.func.slots.iter() {
            let mut at = 0;
            if self.plan.slot_reg(slot).is_none() {
                match data.align {
                    0..=16 => {
                        at = self.slot_bytes.next_multiple_of(data.align.max(1));
                        match at.checked_add(data.size).filter(|&n| n < 1 << 30) {
                            Some(end) => self.slot_bytes = end,
                            None => return Err(self.unsupported("a frame of 1 GiB or more")),
                        }
                    }
                    _ => {
                        let reg = self.take(1)?;
                        self.aligned.insert(slot, reg);
                    }
                }
            }
            self.slot_at.push(at as i32);
        }
        Ok(())
    }

    fn finish(mut self, function: FuncIndex) -> Result<Bytecode> {
        self.resolve()?;
        self.pair_up();
        let mut body = std::mem::take(&mut self.words);
        let mut origins = std::mem::take(&mut self.origins);
        let slot_words = std::mem::take(&mut self.slot_words);
        let far = self.plan.next_far;
        let end = if far > FAR_BASE {
            far
        } else {
            self.regs.end() + 4
        };
        let registers = (end * 8).next_multiple_of(16);
        // What the instructions count the bytes of slots from.
        let base = if self.slots_apart { 0 } else { registers };
        let add_base = |words: &mut [u64], list: &[u32]| {
            for &at in list {
                let bits = words[at as usize];
                let bc = (bits >> 32) as u32;
                let bc = bc.wrapping_add(base);
                words[at as usize] = bits & 0xffff_ffff | u64::from(bc) << 32;
            }
        };
        add_base(&mut body, &slot_words);
        for (&slot, &reg) in &self.aligned.clone() {
            let data = self.func.slots[slot];
            let align = data.align.trailing_zeros().min(12) as u16;
            self.set_constant(reg, Constant::Bits(data.size.into()));
            self.emit(Word::new(Opcode::StackAlloc, reg, reg, align));
        }
        for (constant, reg) in std::mem::take(&mut self.prologue) {
            self.set_constant(reg, constant);
        }
        let mut all = std::mem::take(&mut self.words);
        let slot_words = std::mem::take(&mut self.slot_words);
        add_base(&mut all, &slot_words);
        for (at, _) in &mut origins {
            *at += all.len() as u32;
        }
        let mut stops = std::mem::take(&mut self.stops);
        for at in &mut stops {
            *at += all.len() as u32;
        }
        all.append(&mut body);
        let slot_bytes = self.slot_bytes.next_multiple_of(16) as usize;
        let (frame_bytes, slot_bytes) = match self.slots_apart {
            true => (registers as usize, slot_bytes),
            false => (registers as usize + slot_bytes, 0),
        };
        Ok(Bytecode {
            words: all.into_iter().map(Into::into).collect(),
            frame_bytes,
            slot_bytes,
            function,
            shape: shape(&self.func.sig),
            callees: self.callees.into(),
            locations: self.locations,
            shapes: self.shapes.into(),
            catchers: 0,
            limits: std::ptr::null(),
            stops: Stops::new(stops),
            origins: origins.into(),
        })
    }

    /// Lets operations do the work of the next one too, where there is one that does both.
    fn pair_up(&mut self) {
        let words = &mut self.words;
        let mut at = 0;
        while let Some(word) = words.get(at).copied().and_then(Word::from_bits) {
            let len = word.len(|n| words.get(at + n).copied().unwrap_or(0));
            let next = words.get(at + len).copied().and_then(Word::from_bits);
            if len == 1
                && let Some(next) = next
                && let Some(both) = pair(word.op, next.op)
            {
                words[at] = Word { op: both, ..word }.bits();
            }
            at += len;
        }
    }

    /// The function of a symbol, if that stays the same.
    fn symbol_function(&self, symbol: SymbolId) -> Option<FuncIndex> {
        match self.symbols.get(symbol) {
            ResolvedSymbol::Function(function) if !(self.is_replaceable)(function) => {
                Some(function)
            }
            ResolvedSymbol::Function(_) | ResolvedSymbol::Data(_) => None,
        }
    }

    fn libcall_function(&self, libcall: Libcall) -> FuncIndex {
        self.symbols.entries().libcall(libcall)
    }
}

/// The bytes that type's values take in memory, as a power of two.
fn size_log2(ty: Type) -> u8 {
    ty.bytes().trailing_zeros() as u8
}
