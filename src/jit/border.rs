//! Where programs meet code of other conventions.
//!
//! Functions of programs call each other as by C. The address of one of another convention, as a value, is that of code that is
//! called by that convention and calls the function as by C; so native code may call it. Native functions of another
//! convention that a program declares are called by way of code that changes from C's, and their addresses are their own.
//! A call by address asks [`Libcall::OtherCode`](crate::lir::Libcall::OtherCode) where it goes on: a function of the engine
//! stays as it is, and native code gets such code before it, once for each address and signature.
//!
//! Relies on: slots of functions that nobody calls yet. Promises: what is not built is refused where it is called, by name.

use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard};

use rustc_hash::FxHashMap;

use super::engine::{Engine, ModuleGroup, engine_of};
use super::link::{CrossingRow, refused};
use super::memory::{CodeBlock, SLOT_SIZE};
use super::trampolines::Trampolines;
use super::unwind::table;
use crate::lir::Libcall;
use crate::lir::convention::{Border, Crossing, Refusal, RefusedPart};
use crate::runtime::activation;
use crate::runtime::critical;
use crate::runtime::host_stack;
use crate::runtime::registry::FrameShape;
use crate::runtime::trap::TrapKind;
use crate::runtime::{EntryLayout, FuncIndex};
use crate::x64::Features;
use crate::x64::border::{self, BorderCode};
use crate::x64::cfi::FrameInfo;

/// What an engine has of this for all of its programs, as long as it lives.
#[derive(Debug, Default)]
pub(super) struct Borders {
    /// Code that calls native code, by its address and what the caller says of that.
    outgoing: Mutex<FxHashMap<(u64, Vec<u64>), u64>>,
    /// Code that calls functions with a value for `nest`.
    trampolines: Mutex<Trampolines>,
}

/// In front of code that other code calls: `mov rax, cell; jmp [rax]`, by which the program itself goes on.
const INNER: usize = 16;

/// `jmp rel32`, with which a slot starts that leads to such code.
const JUMP: u8 = 0xe9;

/// `jmp [rip + 2]; xchg ax, ax`, with which a slot starts whose second half is an address.
const JUMP_TO_NATIVE: [u8; 8] = [0xff, 0x25, 2, 0, 0, 0, 0x66, 0x90];

impl Engine {
    /// Makes what is between a program that was just linked and other code.
    ///
    /// # Errors
    ///
    /// What is wanting, in words.
    pub(super) fn cross(&self, group: &ModuleGroup, rows: &[CrossingRow]) -> Result<(), String> {
        for row in rows {
            let function = FuncIndex(group.first + row.place as u32);
            let entry = FuncIndex(group.first + row.entry as u32);
            let done = match row.native {
                Some(address) => self.cross_out(group, function, address, &row.crossing),
                None => self.cross_in(group, function, entry, &row.crossing),
            };
            done.ok_or("there is no room for code between conventions")?;
        }
        Ok(())
    }

    /// Lets calls of a native function go by way of code that changes the convention.
    fn cross_out(
        &self,
        group: &ModuleGroup,
        function: FuncIndex,
        address: u64,
        crossing: &Crossing,
    ) -> Option<()> {
        let Crossing::Built(border) = crossing else {
            // Linking has refused it.
            return None;
        };
        let code = border::outgoing(border, address)?;
        let start = self.publish_for(group, &[], &code)?;
        self.entries.bind(function, start as *const u8);
        let mut slot = [0; SLOT_SIZE];
        slot[..8].copy_from_slice(&JUMP_TO_NATIVE);
        slot[8..].copy_from_slice(&address.to_le_bytes());
        self.memory
            .writer()
            .ok()?
            .write_slot(function.0 as usize, slot);
        Some(())
    }

    /// Lets the address of a function be that of code that is called by another convention. Calls of the program pass
    /// over what stands in front of the function.
    fn cross_in(
        &self,
        group: &ModuleGroup,
        function: FuncIndex,
        entry: FuncIndex,
        crossing: &Crossing,
    ) -> Option<()> {
        let cell = self.entries.layout().cell(function);
        let code = match crossing {
            Crossing::Built(border) => {
                let avx = border.convention.row().preserves_wide && Features::detect().avx;
                border::incoming(border, cell, avx)?
            }
            Crossing::Refused(refusal) => refusing(*refusal),
        };
        let mut inner = vec![0x48, 0xb8];
        inner.extend(cell.to_le_bytes());
        inner.extend([0xff, 0x20]);
        inner.resize(INNER, 0xcc);
        let start = self.publish_for(group, &inner, &code)?;
        let slot = self.memory.slots() + SLOT_SIZE * function.0 as usize;
        let distance = (start as usize + INNER).wrapping_sub(slot + 5) as u32;
        let mut bytes = self.entries.slot(function, self.target().stub);
        bytes[0] = JUMP;
        bytes[1..5].copy_from_slice(&distance.to_le_bytes());
        bytes[5..8].fill(0xcc);
        self.memory
            .writer()
            .ok()?
            .write_slot(function.0 as usize, bytes);
        if entry != function {
            self.entries.bind(entry, start as *const u8);
        }
        Some(())
    }

    /// Publishes code of a program, behind some bytes, and gives the address of these.
    fn publish_for(&self, group: &ModuleGroup, front: &[u8], code: &BorderCode) -> Option<u64> {
        group.publish(|blocks| {
            let (block, start) = self.publish_border(front, code)?;
            blocks.push(block);
            Some(start)
        })
    }

    fn publish_border(&self, front: &[u8], code: &BorderCode) -> Option<(CodeBlock, u64)> {
        let mut bytes = [front, &code.bytes].concat();
        let range = front.len()..bytes.len();
        let relative = range.start as isize..range.end as isize;
        let written = table::append(&mut bytes, relative, &code.frame, None);
        let writer = self.memory.writer().ok()?;
        let block = writer.take_code(bytes.len())?;
        let start = block.address();
        self.memory.set_shape(&block, code.shape);
        writer.write(&block, 0, &bytes);
        self.notify_tools_of_stub(start, range.end, "between conventions");
        self.unwinding
            .add(start..start + range.end, written.at(start));
        Some((block, start as u64))
    }

    /// Where a program's call of this address goes on, whose function is native code or one of any engine.
    fn other_code(&self, address: u64, words: &[u64]) -> Result<u64, TrapKind> {
        let _section = critical::enter();
        let key = (address, words.to_vec());
        if let Some(&known) = self.borders.lock_outgoing().get(&key) {
            return Ok(known);
        }
        let border = match Crossing::of_words(words) {
            Some(Crossing::Built(border)) => border,
            Some(Crossing::Refused(refusal)) => {
                let what = refused(refusal);
                let what = format!("unsupported: {what} of a function outside of the program");
                return Err(TrapKind::Unsupported(what));
            }
            None => return Err(TrapKind::Host("a call by no known convention".into())),
        };
        let start = self.make_outgoing(&border, address);
        let start = start.ok_or_else(|| TrapKind::Host("no memory for code".into()))?;
        self.borders.lock_outgoing().insert(key, start);
        Ok(start)
    }

    fn make_outgoing(&self, border: &Border, address: u64) -> Option<u64> {
        let code = border::outgoing(border, address)?;
        // It stays as long as the engine, with its block.
        Some(self.publish_border(&[], &code)?.1)
    }

    /// The address by which a program calls what is at an address, as by C: of a function with code in front of it, the function.
    pub(super) fn inner(&self, address: u64) -> u64 {
        let Some(function) = self.entries.function_at(address as usize) else {
            return address;
        };
        // SAFETY: it is the slot of a function that is declared.
        let slot = unsafe { (address as *const [u8; SLOT_SIZE]).read() };
        match slot {
            [JUMP, a, b, c, d, ..] => {
                let distance = i32::from_le_bytes([a, b, c, d]) as i64 as u64;
                (address + 5).wrapping_add(distance) - INNER as u64
            }
            _ if slot[..8] == JUMP_TO_NATIVE => {
                let cell = self.entries.cell(function);
                cell.load(std::sync::atomic::Ordering::Acquire) as u64
            }
            _ => address,
        }
    }

    /// Makes the code of a libcall that asks the engine, which is its fourth argument.
    pub(super) fn own_libcall(&self, libcall: Libcall) -> Option<*const u8> {
        let own = [
            (Libcall::OtherCode, other_code as *const ()),
            (Libcall::Trampoline, trampoline as *const ()),
        ];
        let &(_, to) = own.iter().find(|(own, _)| *own == libcall)?;
        let to = to as u64;
        // mov rcx, context; mov rax, to; jmp rax
        let mut bytes = vec![0x48, 0xb9];
        bytes.extend((self.context() as u64).to_le_bytes());
        bytes.extend([0x48, 0xb8]);
        bytes.extend(to.to_le_bytes());
        bytes.extend([0xff, 0xe0]);
        let code = BorderCode {
            bytes,
            frame: FrameInfo::default(),
            shape: FrameShape::fixed(0, false),
        };
        Some(self.publish_border(&[], &code)?.1 as *const u8)
    }
}

impl Borders {
    fn lock_outgoing(&self) -> MutexGuard<'_, FxHashMap<(u64, Vec<u64>), u64>> {
        critical::lock(&self.outgoing)
    }

    fn lock_trampolines(&self) -> MutexGuard<'_, Trampolines> {
        critical::lock(&self.trampolines)
    }
}

/// Code that says that it cannot be called from outside of the program.
fn refusing(refusal: Refusal) -> BorderCode {
    // push rbp; mov rbp, rsp; and rsp, -16; mov edi, number; mov esi, part; mov rax, to; call rax; ud2
    let mut bytes = vec![0x55, 0x48, 0x89, 0xe5, 0x48, 0x83, 0xe4, 0xf0, 0xbf];
    bytes.extend(u32::from(refusal.convention).to_le_bytes());
    bytes.push(0xbe);
    bytes.extend((refusal.part as u32).to_le_bytes());
    bytes.extend([0x48, 0xb8]);
    bytes.extend((refuse as *const () as u64).to_le_bytes());
    bytes.extend([0xff, 0xd0, 0x0f, 0x0b]);
    let mut frame = FrameInfo::default();
    frame.push(
        1,
        crate::x64::cfi::Change::Cfa(crate::x64::regs::Reg::RSP, 16),
    );
    frame.push(
        1,
        crate::x64::cfi::Change::Saved(crate::x64::regs::Reg::RBP, 16),
    );
    frame.push(
        4,
        crate::x64::cfi::Change::Cfa(crate::x64::regs::Reg::RBP, 16),
    );
    BorderCode {
        bytes,
        frame,
        shape: FrameShape::CHAINED,
    }
}

/// Ends the call of a function that native code has called by a convention that is not built.
///
/// # Safety
///
/// Frames up to the innermost activation have no destructor to run.
unsafe extern "C-unwind" fn refuse(number: u32, part: u32) -> ! {
    let part = RefusedPart::of_number(part).unwrap_or(RefusedPart::Convention);
    let what = refused(Refusal {
        convention: number as u16,
        part,
    });
    let kind = TrapKind::Unsupported(format!(
        "unsupported: {what} of a function that native code calls"
    ));
    // SAFETY: the caller keeps the contract of `refuse`, and this frame has nothing to drop.
    unsafe { activation::raise(kind) }
}

/// [`Libcall::OtherCode`].
///
/// # Safety
///
/// At `words` are as many words as `count` says; the context is that of a living engine. Frames up to the innermost activation have
/// no destructor to run.
unsafe extern "C-unwind" fn other_code(
    address: u64,
    words: *const u64,
    count: u64,
    context: *const c_void,
) -> u64 {
    // SAFETY: the context is the one that the libcall was made with.
    let engine = unsafe { engine_of(context) };
    let layout: EntryLayout = engine.entries.layout();
    if layout.function_at(address).is_some() {
        return address;
    }
    // SAFETY: whoever has made the call has put the words there.
    let words = unsafe { std::slice::from_raw_parts(words, count as usize) };
    match host_stack::with_room(|| engine.other_code(address, words)) {
        Ok(code) => code,
        // SAFETY: the caller keeps the contract of `other_code`, and what is to be dropped is handed over.
        Err(kind) => unsafe { activation::raise(kind) },
    }
}

/// [`Libcall::Trampoline`].
///
/// # Safety
///
/// As for [`other_code`].
unsafe extern "C-unwind" fn trampoline(
    place: u64,
    function: u64,
    nest: u64,
    context: *const c_void,
) -> u64 {
    // SAFETY: the context is the one that the libcall was made with.
    let engine = unsafe { engine_of(context) };
    let made = host_stack::with_room(|| {
        let _section = critical::enter();
        let mut trampolines = engine.borders.lock_trampolines();
        trampolines.make(&engine.memory, place, function, nest)
    });
    match made {
        Some(address) => address,
        // SAFETY: the caller keeps the contract of `trampoline`, and nothing here is to be dropped.
        None => unsafe { activation::raise(TrapKind::Host("no memory for a trampoline".into())) },
    }
}
