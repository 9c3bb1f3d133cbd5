//! Calls that are more than a jump to the bytecode of the callee.
//!
//! # Why this is sound
//!
//! `fp`, `sp` and `ip` are those of the loop at a call of the code in the header of `fp`. A frame is entered only after
//! it was compared with the limit, and its parameters are those of the callee's own signature. Results are written to
//! registers of the caller only where their types are those that the call has registers for; else the callee runs in a
//! loop of its own, which gives its results by way of [`Registers`]. A jump goes to a frame that is found by walking
//! from the running one to its callers, which are all alive, and has the code that was noted with it: so the place
//! that was noted is one of its code.

use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashSet;

use super::access::{SLOTS, TOP};
use super::memory::Fault;
use super::registers::Registers;
use super::{Callee, JumpPoint, MOST_HOST_STACK, MOST_LEVELS, Machine, Stop};
use crate::interp::code::Bytecode;
use crate::interp::code::RESULT_WORDS;
use crate::interp::exec::go_on;
use crate::interp::frame::{CALLER, CODE, HEADER, PORTABLE_IP, RESULT, RETURN, exit};
use crate::interp::machine::{Machine as _, list_words};
use crate::interp::op::{Opcode, Word};
use crate::lir::{AbiLoc, AbiParam, Locations, Type};
use crate::runtime::FuncIndex;
use crate::runtime::trap::TrapKind;

/// Bytes of variable arguments that are passed on, at most.
const FORWARDED: u64 = 512;

/// The words in front of the head of a frame that was entered from outside of the loop, which keep it aligned.
const ENTRY: usize = 2;

/// How many functions in a row may each stand for what another gives.
const MOST_RESOLVERS: usize = 16;

/// How a call is written down.
#[derive(Clone, Copy)]
enum CallForm {
    /// Two words, and the list of its operands.
    Plain,
    /// Three words and the list; the register says whether an exception was caught.
    Caught(u16),
}

impl CallForm {
    fn words(self) -> usize {
        match self {
            CallForm::Plain => 2,
            CallForm::Caught(_) => 3,
        }
    }
}

/// Where the loop is.
type Place<'p> = (&'p mut *mut u64, &'p mut usize, &'p mut *const AtomicU64);

impl<'a, S> Machine<'a, S> {
    /// The code of the frame that runs, as a number.
    pub(super) fn running_code(&self) -> u64 {
        match self.fp.is_null() {
            true => 0,
            // SAFETY: the header of a frame has its code.
            false => unsafe { *self.fp.add(CODE) },
        }
    }

    /// Forgets the places of `setjmp` in frames that are no more.
    pub(super) fn forget_dead_points(&mut self) {
        let mut alive = FxHashSet::default();
        let mut frame = self.fp;
        while !frame.is_null() {
            alive.insert(frame);
            // SAFETY: each frame's header has the one that has called it.
            frame = unsafe { *frame.add(CALLER) } as *mut u64;
        }
        self.points.retain(|_, point| alive.contains(&point.fp));
    }

    /// What a call of a function goes to.
    fn find(&mut self, function: FuncIndex) -> Result<Callee<'a>, Stop> {
        let env = self.env;
        for _ in 0..MOST_RESOLVERS {
            match env.function(function).map_err(Stop::Trap)? {
                Callee::Resolver(resolver) => {
                    let mut registers = Registers::default();
                    self.call(resolver, &mut registers)?;
                    env.resolve(function, registers.int_results[0]);
                }
                found => return Ok(found),
            }
        }
        let why = "the resolver of an ifunc gave another one, and so on";
        Err(Stop::Trap(TrapKind::Host(why.into())))
    }

    /// Whether the function at an address is one of the host's.
    pub fn is_of_host(&self, address: u64) -> bool {
        let function = self.env.entries().function_at(address);
        let callee = function.map(|function| self.env.function(function));
        matches!(callee, Some(Ok(Callee::Host(..))))
    }

    /// The same for a function of the host that calls.
    pub fn call_back(&mut self, address: u64, registers: &mut Registers) -> Result<(), Stop> {
        self.env.called_back(address).map_err(Stop::Trap)?;
        self.call(address, registers)
    }

    /// Calls the function at an address, with arguments and results in registers.
    pub fn call(&mut self, address: u64, registers: &mut Registers) -> Result<(), Stop> {
        let Some(function) = self.env.entries().function_at(address) else {
            return Err(Fault(address).into());
        };
        match self.find(function)? {
            Callee::Code(code) => {
                // SAFETY: the program keeps its code as long as the machine.
                unsafe { self.enter(code, registers) }
            }
            Callee::Host(name, number) => self.run_host(name, number, registers),
            Callee::Resolver(_) => Ok(()),
        }
    }

    fn run_host(
        &mut self,
        name: &'static str,
        number: usize,
        registers: &mut Registers,
    ) -> Result<(), Stop> {
        let outer = self.host.replace(name);
        self.count_host_call().map_err(Stop::Trap)?;
        self.env.call_host(number, self, registers)?;
        self.host = outer;
        Ok(())
    }

    /// Runs bytecode in a loop of its own.
    ///
    /// # Safety
    ///
    /// The code stays alive as long as the machine.
    unsafe fn enter(&mut self, code: &Bytecode, registers: &mut Registers) -> Result<(), Stop> {
        let (ip, fp, start) = (self.ip, self.fp, self.sp);
        let frame = (start + 8 * ENTRY + Self::HEAD) as *mut u64;
        let bytes = 8 * ENTRY + Self::HEAD + code.frame_bytes;
        let mut results = [0u64; RESULT_WORDS as usize];
        let here = results.as_ptr() as usize;
        if self.level == 0 {
            self.host_stack = here;
        }
        let is_deep = self.host_stack.abs_diff(here) > MOST_HOST_STACK;
        if self.level >= MOST_LEVELS || is_deep || bytes > self.limit.saturating_sub(start) {
            return Err(Stop::Trap(TrapKind::StackOverflow));
        }
        // SAFETY: the frame fits in front of the limit; `sp` is aligned and behind all that is in use. What is written
        // is the head, the header and a register for each word of a parameter.
        unsafe {
            self.enter_frame(frame, code).map_err(Stop::Trap)?;
            *frame.sub(PORTABLE_IP) = ip as u64;
            *frame.add(RETURN) = exit() as u64;
            *frame.add(CALLER) = fp as u64;
            *frame.add(CODE) = ptr::from_ref(code) as u64;
            *frame.add(RESULT) = results.as_mut_ptr() as u64;
            self.unpack(code, registers, frame)?;
            self.level += 1;
            let host = self.host.take();
            let end = frame as usize + code.frame_bytes;
            let done = run(self, frame, end, code.words.as_ptr());
            self.level -= 1;
            done?;
            self.host = host;
        }
        (self.ip, self.fp, self.sp) = (ip, fp, start);
        give_results(code, &results, registers);
        Ok(())
    }

    /// Puts arguments into the registers of a frame.
    ///
    /// # Safety
    ///
    /// The frame is one of this code, and fits.
    unsafe fn unpack(
        &mut self,
        code: &Bytecode,
        registers: &Registers,
        frame: *mut u64,
    ) -> Result<(), Fault> {
        // SAFETY: the caller's promise.
        let mut to = unsafe { frame.add(HEADER) };
        for &AbiParam { ty, loc } in code.locations.row(0).params {
            let [low, high] = registers.arg(loc, ty.bytes(), &self.memory)?;
            // SAFETY: the frame has a register for each word of a parameter.
            unsafe {
                *to = low & ty.mask();
                to = to.add(1);
                if ty == Type::V128 {
                    *to = high;
                    to = to.add(1);
                }
            }
        }
        Ok(())
    }

    /// Takes the arguments of a call out of the registers of its frame; those in memory go to the end of the stack.
    ///
    /// # Safety
    ///
    /// See the head of this file; `sig` is the signature of the call.
    unsafe fn pack(
        &mut self,
        fp: *mut u64,
        ip: *const AtomicU64,
        form: CallForm,
        sig: Locations<'_>,
    ) -> Result<Registers, Stop> {
        let forwards = sig
            .params
            .iter()
            .any(|p| matches!(p.loc, AbiLoc::StackAddr(_)));
        let forwarded = if forwards { FORWARDED } else { 0 };
        let mut registers = Registers {
            stack: self.stack_room(u64::from(sig.stack_bytes) + forwarded)?,
            ..Registers::default()
        };
        // SAFETY: the list names a register of the frame for each word of an argument.
        unsafe {
            let mut list = ip.add(form.words()).cast::<u16>();
            let mut next = || {
                let reg = *list;
                list = list.add(1);
                *fp.add(reg as usize)
            };
            for &AbiParam { ty, loc } in sig.params {
                let low = next();
                let high = if ty == Type::V128 { next() } else { 0 };
                match loc {
                    AbiLoc::StackAddr(offset) => {
                        let room = self.memory.rest(low).map_or(0, |rest| rest.len() as u64);
                        let to = registers.stack + u64::from(offset);
                        self.memory.copy(to, low, room.min(FORWARDED))?;
                    }
                    _ => registers.set_arg(loc, [low, high], ty.bytes(), &mut self.memory)?,
                }
            }
        }
        Ok(registers)
    }

    /// Makes a call whose callee does not take the arguments as they stand.
    ///
    /// # Safety
    ///
    /// See the head of this file; `sig` is the signature of the call, and the callee's code stays alive.
    unsafe fn make_call(
        &mut self,
        (fp, sp, ip): Place<'_>,
        callee: &Callee<'_>,
        sig: Locations<'_>,
        form: CallForm,
    ) -> Result<(), Stop> {
        let (caller, call) = (*fp, *ip);
        let before = self.top;
        // SAFETY: the head of this file.
        unsafe {
            let word = *call.cast::<Word>();
            let behind = call.add(form.words() + list_words(word));
            let to = caller.add(word.a as usize);
            let mut registers = self.pack(caller, call, form, sig)?;
            if let CallForm::Caught(register) = form {
                *caller.add(register as usize) = 0;
            }
            match callee {
                Callee::Code(code) if has_results(code, sig) => {
                    let frame = (*sp + Self::HEAD) as *mut u64;
                    if code.frame_bytes > self.limit.saturating_sub(*sp) {
                        return Err(Stop::Trap(TrapKind::StackOverflow));
                    }
                    self.enter_frame(frame, *code).map_err(Stop::Trap)?;
                    *frame.sub(TOP) = before;
                    *frame.add(RETURN) = behind as u64;
                    *frame.add(CALLER) = caller as u64;
                    *frame.add(CODE) = ptr::from_ref(*code) as u64;
                    *frame.add(RESULT) = to as u64;
                    self.unpack(code, &registers, frame)?;
                    self.fp = frame;
                    *fp = frame;
                    *sp += Self::HEAD + code.frame_bytes;
                    *ip = code.words.as_ptr();
                    return Ok(());
                }
                Callee::Code(code) => self.enter(code, &mut registers)?,
                Callee::Host(name, number) => self.run_host(name, *number, &mut registers)?,
                Callee::Resolver(_) => {}
            }
            self.top = before;
            unpack_results(sig, &registers, to);
            *ip = behind;
        }
        Ok(())
    }

    /// The same, and where the callee has jumped to a frame of this loop, going on there.
    ///
    /// # Safety
    ///
    /// As for [`make_call`](Self::make_call).
    unsafe fn call_or_jump(
        &mut self,
        (fp, sp, ip): Place<'_>,
        callee: &Callee<'_>,
        sig: Locations<'_>,
        form: CallForm,
    ) -> Result<(), Stop> {
        // SAFETY: the caller keeps the contract of `call_or_jump`.
        match unsafe { self.make_call((fp, sp, ip), callee, sig, form) } {
            // SAFETY: the caller keeps the contract of `call_or_jump`.
            Err(Stop::Jump(number, value)) => unsafe { self.jump((fp, sp, ip), number, value) },
            done => done,
        }
    }

    /// The frame that a number of [`Machine::set_jump`] stands for, and whether it is one of the innermost loop.
    ///
    /// # Safety
    ///
    /// `fp` is the frame that runs, or one of its callers.
    unsafe fn find_point(&self, fp: *mut u64, number: u64) -> Option<(JumpPoint, bool)> {
        let point = *self.points.get(&number)?;
        let (mut frame, mut is_here) = (fp, true);
        while !frame.is_null() {
            // SAFETY: each frame's header has the one that has called it.
            unsafe {
                if frame == point.fp && *frame.add(CODE) == point.code {
                    return Some((point, is_here));
                }
                is_here &= *frame.add(RETURN) != exit() as u64;
                frame = *frame.add(CALLER) as *mut u64;
            }
        }
        None
    }

    /// Goes on where `setjmp` was called, if that is in this loop.
    ///
    /// # Safety
    ///
    /// See the head of this file.
    #[cold]
    unsafe fn jump(
        &mut self,
        (fp, sp, ip): Place<'_>,
        number: u64,
        value: i32,
    ) -> Result<(), Stop> {
        // SAFETY: the frame of this loop is alive, and so are its callers. The call that was noted is one of the code
        // of the frame, and has a register for its result, if it has one.
        unsafe {
            let Some((point, is_here)) = self.find_point(*fp, number) else {
                (self.ip, self.fp) = (*ip, *fp);
                let why = "`longjmp` to a function that has returned";
                return Err(Stop::Trap(TrapKind::Host(why.into())));
            };
            if !is_here {
                return Err(Stop::Jump(number, value));
            }
            let code = &*(point.code as usize as *const Bytecode);
            self.fp = point.fp;
            self.slots = point.slots;
            self.top = point.top;
            self.host = None;
            self.x87.clear();
            *fp = point.fp;
            *sp = point.fp as usize + code.frame_bytes;
            let word = *point.ip.cast::<Word>();
            *ip = point.ip.add(CallForm::Plain.words() + list_words(word));
            let result = match value {
                0 => 1,
                value => value,
            };
            let sig = self.signature_of(point.fp, point.ip, word);
            if !sig.results.is_empty() {
                *point.fp.add(word.a as usize) = u64::from(result as u32);
            }
        }
        Ok(())
    }

    /// The signature of a call.
    ///
    /// # Safety
    ///
    /// See the head of this file.
    unsafe fn signature_of<'c>(
        &self,
        fp: *mut u64,
        ip: *const AtomicU64,
        word: Word,
    ) -> Locations<'c> {
        // SAFETY: the words of a call are as `flatten` has written them; the code outlives the loop.
        unsafe {
            let code = &*(*fp.add(CODE) as usize as *const Bytecode);
            let row = (*ip.add(1)).load(Ordering::Relaxed) as usize;
            let row = match word.op {
                Opcode::CallTwice => code.callees[row].sig as usize,
                _ => row,
            };
            code.locations.row(row)
        }
    }

    /// A call of a function that is not known to be bytecode.
    ///
    /// # Safety
    ///
    /// See the head of this file.
    #[inline(never)]
    pub(super) unsafe fn call_known(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
    ) -> Result<(), Stop> {
        (self.ip, self.fp, self.sp) = (*ip, *fp, *sp);
        // SAFETY: the head of this file.
        unsafe {
            let code = &*(*fp.add(CODE) as usize as *const Bytecode);
            let target = &*ip.add(1);
            let row = &code.callees[(target.load(Ordering::Acquire) >> 2) as usize];
            let sig = row.sig as usize;
            let callee = self.find(row.function)?;
            if let Callee::Code(callee) = callee
                && callee.shape == code.shapes[sig]
            {
                target.store(ptr::from_ref(callee) as u64, Ordering::Release);
                return Ok(());
            }
            let sig = code.locations.row(sig);
            self.call_or_jump((fp, sp, ip), &callee, sig, CallForm::Plain)
        }
    }

    /// A call of what is at an address.
    ///
    /// # Safety
    ///
    /// See the head of this file.
    #[inline(never)]
    pub(super) unsafe fn call_address(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
        address: u64,
    ) -> Result<*const Bytecode, Stop> {
        (self.ip, self.fp, self.sp) = (*ip, *fp, *sp);
        // SAFETY: the head of this file.
        unsafe {
            let code = &*(*fp.add(CODE) as usize as *const Bytecode);
            let row = (*ip.add(1)).load(Ordering::Relaxed) as usize;
            let Some(function) = self.env.entries().function_at(address) else {
                return Err(Fault(address).into());
            };
            let callee = self.find(function)?;
            if let Callee::Code(callee) = callee
                && callee.shape == code.shapes[row]
            {
                return Ok(callee);
            }
            let sig = code.locations.row(row);
            self.call_or_jump((fp, sp, ip), &callee, sig, CallForm::Plain)?;
            Ok(ptr::null())
        }
    }

    /// A call that has a handler for exceptions, of which there are none here.
    ///
    /// # Safety
    ///
    /// See the head of this file.
    pub(super) unsafe fn call_with_handler(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
    ) -> Result<(), Stop> {
        (self.ip, self.fp, self.sp) = (*ip, *fp, *sp);
        // SAFETY: the head of this file; the third word names a register.
        unsafe {
            let code = &*(*fp.add(CODE) as usize as *const Bytecode);
            let call = *ip.cast::<Word>();
            let row = (*ip.add(1)).load(Ordering::Relaxed) as usize;
            let is_caught = (*ip.add(2)).load(Ordering::Relaxed) as u16;
            let address = *fp.add(call.c as usize);
            let Some(function) = self.env.entries().function_at(address) else {
                return Err(Fault(address).into());
            };
            let callee = self.find(function)?;
            let sig = code.locations.row(row);
            let form = CallForm::Caught(is_caught);
            self.call_or_jump((fp, sp, ip), &callee, sig, form)
        }
    }

    /// A call that may return more than once.
    ///
    /// # Safety
    ///
    /// See the head of this file.
    pub(super) unsafe fn call_returning_twice(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
        address: Option<u64>,
    ) -> Result<(), Stop> {
        (self.ip, self.fp, self.sp) = (*ip, *fp, *sp);
        // SAFETY: the head of this file.
        unsafe {
            let code = &*(*fp.add(CODE) as usize as *const Bytecode);
            let row = (*ip.add(1)).load(Ordering::Relaxed) as usize;
            let function = match address {
                None => Some(code.callees[row].function),
                Some(address) => self.env.entries().function_at(address),
            };
            let Some(function) = function else {
                return Err(Fault(address.unwrap_or(0)).into());
            };
            let callee = self.find(function)?;
            let sig = self.signature_of(*fp, *ip, *ip.cast::<Word>());
            self.call_or_jump((fp, sp, ip), &callee, sig, CallForm::Plain)
        }
    }
}

/// Whether a function gives results of the types that a call has registers for.
fn has_results(code: &Bytecode, sig: Locations<'_>) -> bool {
    let own = code.locations.row(0).results.iter().map(|p| p.ty);
    own.eq(sig.results.iter().map(|p| p.ty))
}

/// Puts results into registers.
///
/// # Safety
///
/// There is a register for each word of the signature's results.
unsafe fn unpack_results(sig: Locations<'_>, registers: &Registers, to: *mut u64) {
    let mut to = to;
    for &AbiParam { ty, loc } in sig.results {
        let [low, high] = registers.result(loc);
        // SAFETY: the caller's promise.
        unsafe {
            *to = low & ty.mask();
            to = to.add(1);
            if ty == Type::V128 {
                *to = high;
                to = to.add(1);
            }
        }
    }
}

/// Puts the results of a function that has returned into the registers of its call.
pub(super) fn give_results(code: &Bytecode, results: &[u64], registers: &mut Registers) {
    let mut words = results.iter().copied();
    for &AbiParam { ty, loc } in code.locations.row(0).results {
        let low = words.next().unwrap_or(0);
        let high = match ty {
            Type::V128 => words.next().unwrap_or(0),
            _ => 0,
        };
        registers.set_result(loc, [low, high]);
    }
}

/// Runs the loop.
///
/// # Safety
///
/// As for [`go_on`].
#[inline(never)]
pub(super) unsafe fn run<S>(
    machine: &mut Machine<'_, S>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
) -> Result<(), Stop> {
    let (mut fp, mut sp, mut ip) = (fp, sp, ip);
    loop {
        // SAFETY: the caller keeps the contract of `run`; what the machine has noted where a round has ended is what the loop
        // would have gone on with.
        match unsafe { go_on::<_, false>(machine, fp, sp, ip) } {
            Err(Stop::Again) => (fp, sp, ip) = (machine.fp, machine.sp, machine.ip),
            done => return done,
        }
    }
}

/// The words of the head are in front of those of an entry.
const _: () = assert!(PORTABLE_IP > TOP && PORTABLE_IP > SLOTS);
