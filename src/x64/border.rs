//! Code between a program and code of another convention ([`lir::convention`](crate::lir::convention)).
//!
//! ```text
//!    a program ──call, as C──► outgoing(border, address) ──call, as the other──► other code
//!    other code ──call, as the other──► incoming(border, cell) ──call, as C──► a function of the program
//! ```
//!
//! Both are functions with a frame of a fixed size. They first put all arguments that are in registers into it, then load
//! each register that the callee expects, and do the same with the results. What the caller's convention preserves and the callee's does not
//! is saved in the frame, too.
//!
//! The frame, from the stack pointer up: arguments on the stack; registers by their numbers (8 bytes each, then 32 for each vector
//! register) as they are passed, as the caller is to find them again, and as they are returned; the memory of a result.
//!
//! Relies on: a stack that is aligned to 16 bytes where these functions are called. Promises: code that runs at any address;
//! the flags and `r11` of the C convention aside, a caller loses what its own convention says.

// `dynasm!` converts register numbers to the type that they have here already.
#![allow(clippy::useless_conversion)]

use dynasmrt::x64::X64Relocation;
use dynasmrt::{DynasmApi, VecAssembler, dynasm};

use super::abi::{CALLEE_SAVED, INT_ARGS, result_reg};
use super::cfi::{Change, FrameInfo};
use super::regs::{Reg, RegSet};
use crate::lir::convention::{Border, ERROR, Place, Places, Role};
use crate::lir::{AbiLoc, AbiParam, LocationTable, ParamMark, Type};
use crate::runtime::registry::FrameShape;

/// Code, and what unwinding asks of it.
#[derive(Debug)]
pub(crate) struct BorderCode {
    /// The instructions.
    pub bytes: Vec<u8>,
    /// Where the caller's registers are.
    pub frame: FrameInfo,
    /// The frame while the callee runs.
    pub shape: FrameShape,
}

/// Frames of more than so many bytes are not made.
const LARGEST_FRAME: u32 = 1 << 20;

const WORD: u32 = 8;
const VECTOR: u32 = 32;
/// Room for all general-purpose registers, and for all vector registers.
const REGISTERS: u32 = 16 * WORD + 16 * VECTOR;

type Ops = VecAssembler<X64Relocation>;

/// The frame that is being written.
struct Frame {
    ops: Ops,
    info: FrameInfo,
    /// Its size, without the return address.
    size: u32,
    /// Where the registers are in it.
    registers: u32,
    /// Where those that are saved are.
    saved: u32,
    /// Where results are.
    results: u32,
    /// Where the memory of a result is.
    memory: u32,
    /// Where results of the x87 are.
    x87: u32,
    /// Where the error of a function of Swift is.
    error: u32,
}

/// Where a value is that is passed on.
#[derive(Clone, Copy)]
enum Source {
    /// So many bytes above the stack pointer.
    Frame(u32),
    /// That is an address, and it so many bytes behind.
    Behind(u32, u32),
    /// It is that address itself.
    Address(u32),
}

impl Frame {
    /// Begins a function with room for so many bytes of arguments, and of memory.
    fn new(args: u32, memory: u32) -> Option<Frame> {
        let registers = args.checked_next_multiple_of(32)?;
        let saved = registers.checked_add(REGISTERS)?;
        let results = saved + REGISTERS;
        let start = results + REGISTERS;
        // With the return address, it is a multiple of 16; the caller's `rbp` is at its end.
        let x87 = start.checked_add(memory)?.checked_next_multiple_of(16)?;
        let error = x87.checked_add(2 * WORD)?;
        let size = error.checked_add(3 * WORD)?;
        if size > LARGEST_FRAME {
            return None;
        }
        let mut frame = Frame {
            ops: VecAssembler::new(0),
            info: FrameInfo::default(),
            size,
            registers,
            saved,
            results,
            memory: start,
            x87,
            error,
        };
        // A page of the stack that is not there is touched in order.
        for page in 1..=size / 4096 {
            let at = -(page as i32 * 4096);
            dynasm!(frame.ops ; .arch x64 ; or DWORD [rsp + at], 0);
        }
        let bytes = size as i32;
        dynasm!(frame.ops ; .arch x64 ; sub rsp, bytes);
        frame.note(Change::Cfa(Reg::RSP, size + WORD));
        Some(frame)
    }

    fn note(&mut self, change: Change) {
        self.info.push(self.ops.offset().0 as u32, change);
    }

    /// Where a register's value is among others.
    fn slot(base: u32, reg: Reg) -> u32 {
        match reg.is_xmm() {
            true => base + 16 * WORD + VECTOR * u32::from(reg.code()),
            false => base + WORD * u32::from(reg.code()),
        }
    }

    fn of_register(&self, reg: Reg) -> u32 {
        Frame::slot(self.registers, reg)
    }

    fn of_result(&self, reg: Reg) -> u32 {
        Frame::slot(self.results, reg)
    }

    /// Where a result that is in a register elsewhere is put.
    fn of_place(&self, place: Place) -> Option<u32> {
        match place {
            Place::X87(n) => Some(self.x87 + WORD * u32::from(n)),
            Place::Int(_) | Place::Float(_) => register(place).map(|reg| self.of_result(reg)),
            Place::Stack(_) | Place::At(_) | Place::AtStack(_) | Place::Behind => None,
        }
    }

    /// Takes a float from the stack of the x87.
    fn pop_x87(&mut self, at: u32, ty: Type) {
        let at = at as i32;
        match ty {
            Type::F32 => dynasm!(self.ops ; .arch x64 ; fstp DWORD [rsp + at]),
            _ => dynasm!(self.ops ; .arch x64 ; fstp QWORD [rsp + at]),
        }
    }

    /// Puts a float on the stack of the x87.
    fn push_x87(&mut self, at: u32, ty: Type) {
        let at = at as i32;
        match ty {
            Type::F32 => dynasm!(self.ops ; .arch x64 ; fld DWORD [rsp + at]),
            _ => dynasm!(self.ops ; .arch x64 ; fld QWORD [rsp + at]),
        }
    }

    /// What is on the stack of the caller.
    fn of_caller(&self, at: u32) -> u32 {
        self.size + WORD + at
    }

    fn store(&mut self, at: u32, reg: Reg) {
        let (at, code) = (at as i32, reg.code());
        match reg.is_xmm() {
            true => dynasm!(self.ops ; .arch x64 ; movups [rsp + at], Rx(code)),
            false => dynasm!(self.ops ; .arch x64 ; mov [rsp + at], Rq(code)),
        }
    }

    fn load(&mut self, reg: Reg, at: u32) {
        let (at, code) = (at as i32, reg.code());
        match reg.is_xmm() {
            true => dynasm!(self.ops ; .arch x64 ; movups Rx(code), [rsp + at]),
            false => dynasm!(self.ops ; .arch x64 ; mov Rq(code), [rsp + at]),
        }
    }

    /// Loads an integer or address, wherever it is.
    fn load_from(&mut self, reg: Reg, source: Source) {
        let code = reg.code();
        match source {
            Source::Frame(at) => self.load(reg, at),
            Source::Address(at) => {
                let at = at as i32;
                dynasm!(self.ops ; .arch x64 ; lea Rq(code), [rsp + at]);
            }
            Source::Behind(at, distance) => {
                let (at, distance) = (at as i32, distance as i32);
                dynasm!(self.ops
                    ; .arch x64
                    ; mov Rq(code), [rsp + at]
                    ; mov Rq(code), [Rq(code) + distance]
                );
            }
        }
    }

    /// Loads a vector register, of which so many bytes are there; `rax` is changed.
    fn load_vector(&mut self, reg: Reg, source: Source, ty: Type) {
        match (source, ty) {
            (Source::Frame(at), Type::V128 | Type::V256) => self.load(reg, at),
            (Source::Frame(at), _) => {
                let (at, code) = (at as i32, reg.code());
                dynasm!(self.ops ; .arch x64 ; movsd Rx(code), [rsp + at]);
            }
            (Source::Behind(at, distance), Type::V128 | Type::V256) => {
                let (at, distance, code) = (at as i32, distance as i32, reg.code());
                dynasm!(self.ops
                    ; .arch x64
                    ; mov rax, [rsp + at]
                    ; movups Rx(code), [rax + distance]
                );
            }
            (source, _) => {
                let code = reg.code();
                self.load_from(Reg::RAX, source);
                dynasm!(self.ops ; .arch x64 ; movq Rx(code), rax);
            }
        }
    }

    /// Copies a value to the stack of the arguments, or elsewhere in the frame; `rax` and `xmm15` are changed.
    fn copy(&mut self, to: u32, source: Source, ty: Type) {
        match ty {
            Type::V128 | Type::V256 => {
                self.load_vector(Reg::XMM15, source, ty);
                self.store(to, Reg::XMM15);
            }
            _ => {
                self.load_from(Reg::RAX, source);
                self.store(to, Reg::RAX);
            }
        }
    }

    /// Saves registers of the caller, with all that a vector register has if it is `wide`.
    fn save(&mut self, set: RegSet, wide: bool) {
        for reg in registers(set) {
            let at = Frame::slot(self.saved, reg);
            match reg.is_xmm() && wide {
                true => {
                    let (at, code) = (at as i32, reg.code());
                    dynasm!(self.ops ; .arch x64 ; vmovups [rsp + at], Ry(code));
                }
                false => self.store(at, reg),
            }
            if !reg.is_xmm() {
                self.note(Change::Saved(reg, self.size + WORD - at));
            }
        }
    }

    fn restore(&mut self, set: RegSet, wide: bool) {
        for reg in registers(set) {
            let at = Frame::slot(self.saved, reg);
            match reg.is_xmm() && wide {
                true => {
                    let (at, code) = (at as i32, reg.code());
                    dynasm!(self.ops ; .arch x64 ; vmovups Ry(code), [rsp + at]);
                }
                false => self.load(reg, at),
            }
        }
    }

    /// Returns, and removes so many bytes of arguments.
    fn finish(mut self, popped: u32, saves_rbp: bool) -> Option<BorderCode> {
        let bytes = self.size as i32;
        dynasm!(self.ops ; .arch x64 ; add rsp, bytes);
        self.note(Change::Cfa(Reg::RSP, WORD));
        match i16::try_from(popped).ok()? {
            0 => dynasm!(self.ops ; .arch x64 ; ret),
            popped => dynasm!(self.ops ; .arch x64 ; ret popped),
        }
        Some(BorderCode {
            bytes: self.ops.finalize().ok()?,
            frame: self.info,
            shape: FrameShape::fixed(self.size, saves_rbp),
        })
    }
}

/// The registers of a set.
fn registers(set: RegSet) -> impl Iterator<Item = Reg> {
    (0..32).map(Reg).filter(move |&reg| set.has(reg))
}

/// The register of a place.
fn register(place: Place) -> Option<Reg> {
    match place {
        Place::Int(n) | Place::At(n) => Some(Reg(n)),
        Place::Float(n) => Some(Reg::xmm(n)),
        Place::X87(_) | Place::Stack(_) | Place::AtStack(_) | Place::Behind => None,
    }
}

/// Code that a program calls, as C, to call what is at `address` by another convention; [`None`] where a value
/// has no place.
pub(crate) fn outgoing(border: &Border, address: u64) -> Option<BorderCode> {
    let places = border.places()?;
    let table = LocationTable::of(&border.sig);
    let own = table.row(0);
    let row = border.convention.row();
    let mut frame = Frame::new(places.stack_bytes, 0)?;
    // The chain of frames goes on from here whatever the callee does with `rbp`.
    let rbp = frame.size - WORD;
    frame.store(rbp, Reg::RBP);
    frame.note(Change::Saved(Reg::RBP, 2 * WORD));
    // Arguments are put into some that the callee preserves.
    let passed = places.params.iter().filter_map(|&place| register(place?));
    let passed = passed.fold(RegSet::EMPTY, |set, reg| set.or(reg.set()));
    let lost = registers(CALLEE_SAVED);
    let lost = lost.filter(|&reg| passed.has(reg) || !row.preserved.has(reg.code()));
    let lost = lost.fold(RegSet::EMPTY, |set, reg| set.or(reg.set()));
    frame.save(lost, false);

    let sources: Vec<Source> = own
        .params
        .iter()
        .map(|param| own_source(&mut frame, param))
        .collect();
    for ((param, place), &source) in own.params.iter().zip(&places.params).zip(&sources) {
        match *place {
            Some(Place::Stack(at)) => frame.copy(at, source, param.ty),
            Some(Place::AtStack(at)) => {
                frame.load_from(Reg::RAX, address_of(source));
                frame.store(at, Reg::RAX);
            }
            _ => {}
        }
    }
    for ((param, place), &source) in own.params.iter().zip(&places.params).zip(&sources) {
        if let Some(Place::Float(n)) = *place {
            frame.load_vector(Reg::xmm(n), source, param.ty);
        }
    }
    let error = error_of(border).and_then(|n| sources.get(n).copied());
    for (i, (place, &source)) in places.params.iter().zip(&sources).enumerate() {
        match (*place, source) {
            (Some(Place::Int(_)), Source::Frame(at))
                if border.roles.get(i) == Some(&Role::SwiftError) =>
            {
                frame.load_from(Reg(ERROR), Source::Behind(at, 0));
            }
            (Some(Place::Int(reg)), source) => frame.load_from(Reg(reg), source),
            (Some(Place::At(reg)), source) => frame.load_from(Reg(reg), address_of(source)),
            _ => {}
        }
    }
    // call [rip + literal]
    frame.ops.extend([0xff, 0x15, 0, 0, 0, 0]);
    let called = frame.ops.offset().0;
    if places.popped > 0 {
        let popped = places.popped as i32;
        frame.note(Change::Cfa(Reg::RSP, frame.size + WORD - places.popped));
        dynasm!(frame.ops ; .arch x64 ; sub rsp, popped);
        frame.note(Change::Cfa(Reg::RSP, frame.size + WORD));
    }

    let taken: Vec<Option<Reg>> = places
        .results
        .iter()
        .map(|place| register((*place)?))
        .collect();
    taken
        .iter()
        .flatten()
        .for_each(|&reg| frame.store(frame.of_result(reg), reg));
    // The first of them is the top of the stack.
    for (&(ty, _), &place) in border.in_memory.iter().zip(&places.results) {
        if let Some(place @ Place::X87(_)) = place {
            frame.pop_x87(frame.of_place(place)?, ty);
        }
    }
    if let Some(Source::Frame(at)) = error {
        frame.store(frame.error, Reg(ERROR));
        frame.load(Reg::RAX, at);
        frame.load(Reg::RCX, frame.error);
        dynasm!(frame.ops ; .arch x64 ; mov [rax], rcx);
    }
    let memory = sources
        .first()
        .copied()
        .filter(|_| !border.in_memory.is_empty());
    if let Some(memory) = memory {
        frame.load_from(Reg::RAX, memory);
        for (&(ty, at), &place) in border.in_memory.iter().zip(&places.results) {
            let from = frame.of_place(place?)?;
            store_part(&mut frame, ty, at, from);
        }
        // Within the program, the address is the result.
    } else {
        for (result, reg) in own.results.iter().zip(&taken) {
            let to = result_reg(result.loc)?;
            match *reg {
                Some(reg) => frame.load(to, frame.of_result(reg)),
                None => {
                    let address = border
                        .sig
                        .params
                        .iter()
                        .position(|p| p.mark == ParamMark::ResultAddress)?;
                    frame.load_from(to, sources[address]);
                }
            }
        }
    }
    frame.restore(lost, false);
    frame.load(Reg::RBP, rbp);
    let mut code = frame.finish(0, true)?;
    code.bytes
        .resize(code.bytes.len().next_multiple_of(8), 0xcc);
    let distance = (code.bytes.len() - called) as u32;
    code.bytes[called - 4..called].copy_from_slice(&distance.to_le_bytes());
    code.bytes.extend(address.to_le_bytes());
    Some(code)
}

/// Where an argument of the program's is; one in a register is put into the frame first.
fn own_source(frame: &mut Frame, param: &AbiParam) -> Source {
    match param.loc {
        AbiLoc::Int(n) => {
            let reg = INT_ARGS[n as usize % INT_ARGS.len()];
            frame.store(frame.of_register(reg), reg);
            Source::Frame(frame.of_register(reg))
        }
        AbiLoc::Float(n) => {
            frame.store(frame.of_register(Reg::xmm(n)), Reg::xmm(n));
            Source::Frame(frame.of_register(Reg::xmm(n)))
        }
        AbiLoc::Stack(at) | AbiLoc::StackAddr(at) => Source::Frame(frame.of_caller(at)),
    }
}

/// The address of what is in the frame.
fn address_of(source: Source) -> Source {
    match source {
        Source::Frame(at) => Source::Address(at),
        other => other,
    }
}

/// The parameter that is an error.
fn error_of(border: &Border) -> Option<usize> {
    border
        .roles
        .iter()
        .position(|&role| role == Role::SwiftError)
}

/// Stores a part of a result, which is in the frame, behind the address in `rax`.
fn store_part(frame: &mut Frame, ty: Type, at: u32, from: u32) {
    let (at, from) = (at as i32, from as i32);
    match ty {
        Type::V128 | Type::V256 => {
            dynasm!(frame.ops ; .arch x64 ; movups xmm0, [rsp + from] ; movups [rax + at], xmm0);
        }
        _ => dynasm!(frame.ops ; .arch x64 ; mov rcx, [rsp + from]),
    }
    match ty {
        Type::I8 => dynasm!(frame.ops ; .arch x64 ; mov [rax + at], cl),
        Type::I16 => dynasm!(frame.ops ; .arch x64 ; mov [rax + at], cx),
        Type::I32 | Type::F32 => dynasm!(frame.ops ; .arch x64 ; mov [rax + at], ecx),
        Type::I64 | Type::F64 => dynasm!(frame.ops ; .arch x64 ; mov [rax + at], rcx),
        Type::V128 | Type::V256 => {}
    }
}

/// Code that is called by another convention, and calls the function of a program whose entry cell is at `cell`; [`None`] where a
/// value has no place. `avx` is whether the processor has it.
pub(crate) fn incoming(border: &Border, cell: u64, avx: bool) -> Option<BorderCode> {
    let places = border.places()?;
    let table = LocationTable::of(&border.sig);
    let own = table.row(0);
    let row = border.convention.row();
    let parts = border.in_memory.iter();
    let memory = parts
        .map(|&(ty, at)| at.saturating_add(ty.bytes()))
        .max()
        .unwrap_or(8);
    let mut frame = Frame::new(own.stack_bytes, memory.checked_next_multiple_of(16)?)?;
    let changed = RegSet::GPRS
        .or(RegSet::XMMS)
        .without(CALLEE_SAVED)
        .without(RegSet::of(&[Reg::RSP, Reg::RBP]));
    let is_result = |reg: Reg| {
        places
            .results
            .iter()
            .flatten()
            .any(|&place| register(place) == Some(reg))
    };
    let preserved = registers(changed).filter(|&reg| {
        let survives = match reg.is_xmm() {
            true => row.preserved.has_vector(reg.code()),
            false => row.preserved.has(reg.code()),
        };
        survives && !is_result(reg)
    });
    let preserved = preserved.fold(RegSet::EMPTY, |set, reg| set.or(reg.set()));
    let wide = avx && row.preserves_wide;
    frame.save(preserved, wide);
    let error = error_of(border);
    if error.is_some() {
        // The error is in memory for the function; `r12` is the caller's to lose.
        frame.store(frame.error, Reg(ERROR));
    }

    let sources = other_sources(&mut frame, border, &places)?;
    for (param, &source) in own.params.iter().zip(&sources) {
        if let AbiLoc::Stack(at) = param.loc {
            frame.copy(at, source, param.ty);
        }
    }
    for (param, &source) in own.params.iter().zip(&sources) {
        if let AbiLoc::Float(n) = param.loc {
            frame.load_vector(Reg::xmm(n), source, param.ty);
        }
    }
    for (param, &source) in own.params.iter().zip(&sources) {
        if let AbiLoc::Int(n) = param.loc {
            frame.load_from(INT_ARGS[n as usize % INT_ARGS.len()], source);
        }
    }
    dynasm!(frame.ops ; .arch x64 ; mov rax, QWORD cell as i64 ; call QWORD [rax]);

    if border.in_memory.is_empty() {
        for result in own.results {
            let reg = result_reg(result.loc)?;
            frame.store(frame.of_result(reg), reg);
        }
        for (result, place) in own.results.iter().zip(&places.results) {
            let from = frame.of_result(result_reg(result.loc)?);
            if let Some(to) = place.and_then(register) {
                frame.load(to, from);
            }
        }
    } else {
        // The last is put on the stack of the x87 first.
        for (&(ty, at), &place) in border.in_memory.iter().zip(&places.results).rev() {
            let from = frame.memory + at;
            match place? {
                Place::X87(_) => frame.push_x87(from, ty),
                place => load_part(&mut frame, ty, from, register(place)?),
            }
        }
    }
    if error.is_some() {
        frame.load(Reg(ERROR), frame.error);
    }
    frame.restore(preserved, wide);
    frame.finish(places.popped, false)
}

/// Where the arguments of another convention are; those in registers are put into the frame first.
fn other_sources(frame: &mut Frame, border: &Border, places: &Places) -> Option<Vec<Source>> {
    let mut sources = Vec::new();
    // The place of the address of what is in memory, and how far the words so far reach.
    let mut memory = (0, 0);
    for (i, place) in places.params.iter().enumerate() {
        let reg = place.and_then(register);
        if let Some(reg) = reg {
            frame.store(frame.of_register(reg), reg);
        }
        let at = match *place {
            None => {
                sources.push(Source::Address(frame.memory));
                continue;
            }
            // Only results are there.
            Some(Place::X87(_)) => return None,
            Some(Place::Int(_) | Place::Float(_) | Place::At(_)) => frame.of_register(reg?),
            Some(Place::Stack(at) | Place::AtStack(at)) => frame.of_caller(at),
            Some(Place::Behind) => {
                memory.1 += WORD;
                sources.push(Source::Behind(memory.0, memory.1));
                continue;
            }
        };
        sources.push(match *place {
            Some(Place::At(_) | Place::AtStack(_)) => {
                memory = (at, 0);
                Source::Behind(at, 0)
            }
            _ if border.roles.get(i) == Some(&Role::SwiftError) => Source::Address(frame.error),
            _ => Source::Frame(at),
        });
    }
    Some(sources)
}

/// Loads a part of a result from the frame.
fn load_part(frame: &mut Frame, ty: Type, from: u32, to: Reg) {
    let (at, code) = (from as i32, to.code());
    match ty {
        Type::I8 => dynasm!(frame.ops ; .arch x64 ; movzx Rd(code), BYTE [rsp + at]),
        Type::I16 => dynasm!(frame.ops ; .arch x64 ; movzx Rd(code), WORD [rsp + at]),
        Type::I32 => dynasm!(frame.ops ; .arch x64 ; mov Rd(code), [rsp + at]),
        Type::I64 => dynasm!(frame.ops ; .arch x64 ; mov Rq(code), [rsp + at]),
        Type::F32 => dynasm!(frame.ops ; .arch x64 ; movss Rx(code), [rsp + at]),
        Type::F64 => dynasm!(frame.ops ; .arch x64 ; movsd Rx(code), [rsp + at]),
        Type::V128 | Type::V256 => dynasm!(frame.ops ; .arch x64 ; movups Rx(code), [rsp + at]),
    }
}
