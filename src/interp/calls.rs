//! Calls that leave the bytecode: to native code, from native code, and the first call of a
//! function.
//!
//! Relies on: nothing here holds anything to drop while native code runs, or when it raises a
//! trap, because a trap abandons these frames.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};

use super::code::{Bytecode, CATCHER_SIZE, RESULT_WORDS, may_return_twice};
use super::frame::{
    CALLER, CODE, ENTRY, ENTRY_BLOCK, ENTRY_FP, ENTRY_IP, HEADER, RESULT, RETURN, exit,
};
use super::op::{Opcode, Word};
use super::program_stack::LentContext;
use super::returns_twice::{self, Run};
use super::stack::{self, Context, DEFAULT_STACK};
use crate::lir::{AbiLoc, AbiParam, Locations, Type};
use crate::runtime::activation::{
    Before, State, ensure_host_room, enter_interp, leave_interp, raise, raise_panic, set_state,
};
use crate::runtime::host::returns_twice;
use crate::runtime::host_stack::{call_on, is_known};
use crate::runtime::trampoline::{ArgBlock, call_with};
use crate::runtime::trap::TrapKind;
use crate::runtime::{EntryLayout, FuncIndex};

/// Calls as [`call_with`](crate::runtime::trampoline::call_with) does. If the call ends by an exception for the
/// catcher's handler, 1 is returned, and two words are written: what the handler is given. Else it is 0.
type Catcher =
    unsafe extern "C-unwind" fn(code: *const u8, args: *mut ArgBlock, words: *mut u64) -> u64;

/// What the interpreter has to know of the engine that it works for.
pub trait InterpEnv {
    /// Where the engine's functions are entered.
    fn entries(&self) -> EntryLayout;

    /// The bytecode of a function, made now if need be, or its machine code if it is not to be
    /// interpreted. What is returned must stay alive for as long as anything may call it. A signal's
    /// handler may ask, too, which may have come wherever signals are not held back.
    ///
    /// # Errors
    ///
    /// Why the function cannot be run; the program is then ended by a trap that says so.
    fn function(&self, function: FuncIndex) -> Result<Callable<'_>, TrapKind>;

    /// Bytes of a thread's interpreter stack.
    fn stack_bytes(&self) -> usize {
        DEFAULT_STACK
    }
}

/// What a call of a function goes to.
#[derive(Clone, Copy, Debug)]
pub enum Callable<'a> {
    /// Bytecode.
    Code(&'a Bytecode),
    /// Machine code.
    Native(*const u8),
}

/// What a call of a function goes to, without a lifetime.
#[derive(Clone, Copy)]
pub(super) enum CallTarget {
    Code(*const Bytecode),
    Native(*const u8),
}

/// Asks the engine for a function. Raises a trap where there is none. A panic meanwhile is a mistake in the
/// compiler, and goes on where the program was called: for the unwinder the stack ends there.
///
/// # Safety
///
/// As for [`raise`].
#[cold]
#[inline(never)]
pub(super) unsafe fn find(env: &dyn InterpEnv, function: FuncIndex) -> CallTarget {
    let found = panic::catch_unwind(AssertUnwindSafe(|| env.function(function)));
    match found {
        Ok(Ok(Callable::Code(code))) => CallTarget::Code(code),
        Ok(Ok(Callable::Native(address))) => CallTarget::Native(address),
        // SAFETY: the caller keeps the contract of `raise`; what is to be dropped is moved into the trap.
        Ok(Err(kind)) => unsafe { raise(kind) },
        // SAFETY: the caller keeps the contract of `raise`; what is to be dropped is moved into the trap.
        Err(payload) => unsafe { raise_panic(payload) },
    }
}

/// The rest of a call whose callee is not known to be bytecode. Either finds that it is, and then
/// returns `false`: the call is to be started again. Or calls it as native code.
///
/// # Safety
///
/// `ip` must be a call in the code of the frame `fp` of the running function.
#[inline(never)]
pub(super) unsafe fn call_slow(run: &Run<'_>, fp: *mut u64, ip: *const AtomicU64) -> bool {
    let env = run.env;
    // SAFETY: the frame's header and the words of the call are as `flatten` and `exec` have
    // written them.
    unsafe {
        let code = &*(*fp.add(CODE) as *const Bytecode);
        let target = &*ip.add(1);
        let word = target.load(Ordering::Acquire);
        if word & 3 == 0 {
            // Another thread has found bytecode meanwhile.
            return false;
        }
        let row = code.callees.get_unchecked((word >> 2) as usize);
        let sig = row.sig as usize;
        if word & 3 == 1 {
            let native = match find(env, row.function) {
                CallTarget::Code(callee) if (*callee).shape == code.shapes[sig] => {
                    target.store(callee as u64, Ordering::Release);
                    return false;
                }
                // With another signature the call goes through registers, as machine code would.
                CallTarget::Code(_) => env.entries().thunk(row.function),
                CallTarget::Native(address) => address as u64,
            };
            row.native.store(native, Ordering::Release);
            target.store(word ^ 3, Ordering::Release);
        }
        let native = row.native.load(Ordering::Acquire) as *const u8;
        let sig = code.locations.row(sig);
        call_native(run, fp, ip, sig, native, NativeCall::Plain);
        true
    }
}

/// Finds what an indirect call goes to: bytecode that takes these arguments, or null after native
/// code was called.
///
/// # Safety
///
/// As for [`call_slow`].
#[inline(never)]
pub(super) unsafe fn call_indirect(
    run: &Run<'_>,
    fp: *mut u64,
    ip: *const AtomicU64,
    address: u64,
) -> *const Bytecode {
    let &Run { context, env, .. } = run;
    // SAFETY: as in `call_slow`.
    unsafe {
        let code = &*(*fp.add(CODE) as *const Bytecode);
        let row = (*ip.add(1)).load(Ordering::Relaxed) as usize;
        let mut native = address as *const u8;
        if let Some(function) = env.entries().function_at(address) {
            match find(env, function) {
                CallTarget::Code(callee) if (*callee).shape == code.shapes[row] => return callee,
                CallTarget::Code(_) => {}
                CallTarget::Native(address) => native = address,
            }
        } else if address < 4096 {
            raise(TrapKind::BadAddress(Some(address)));
        }
        let sig = code.locations.row(row);
        // Who calls one through a pointer need not know of it.
        if returns_twice(native) && may_return_twice(sig) {
            returns_twice::call_address(run, fp, (*context).sp, ip, native);
        }
        call_native(run, fp, ip, sig, native, NativeCall::Plain);
        std::ptr::null()
    }
}

/// Makes a call that may end by an exception, and gives the address of the instruction behind it.
///
/// # Safety
///
/// `ip` must be such a call in the code of the frame `fp`, where the loop of `run` is.
#[inline(never)]
pub(super) unsafe fn invoke(
    run: &Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
) -> *const AtomicU64 {
    let &Run { context, env, .. } = run;
    // SAFETY: as in `call_slow`; the function has a catcher for each of its handlers.
    unsafe {
        (*context).ip = ip;
        (*context).sp = sp;
        let code = &*(*fp.add(CODE) as *const Bytecode);
        let call = *ip.cast::<Word>();
        let address = *fp.add(call.c as usize);
        let native = match env.entries().function_at(address) {
            Some(function) => match find(env, function) {
                CallTarget::Native(native) => native,
                CallTarget::Code(_) => address as *const u8,
            },
            None if address < 4096 => raise(TrapKind::BadAddress(Some(address))),
            None => address as *const u8,
        };
        let row = (*ip.add(1)).load(Ordering::Relaxed);
        let sig = code.locations.row(row as usize);
        let fields = (*ip.add(2)).load(Ordering::Relaxed);
        let [is_caught, words] = [fields, fields >> 16].map(|field| field as u16 as usize);
        let way = NativeCall::Caught {
            catcher: code.catchers + (fields >> 32) as usize * CATCHER_SIZE,
            words: *fp.add(words) as *mut u64,
        };
        *fp.add(is_caught) = call_native(run, fp, ip, sig, native, way);
        ip.add(3 + (call.b as usize).div_ceil(4))
    }
}

/// How native code is called.
#[derive(Clone, Copy)]
enum NativeCall {
    /// What ends the call by an exception ends this function, too.
    Plain,
    /// Through a catcher, which writes to two words.
    Caught { catcher: usize, words: *mut u64 },
}

/// How many words of variable arguments on the stack are forwarded to native code.
const FORWARDED_WORDS: usize = 64;

/// Calls native code with the registers that a call names, and returns whether the call has ended by
/// an exception that was caught.
///
/// # Safety
///
/// `ip` is a call in the code of the frame `fp`, with arguments of this signature, and the context of the run is this thread's. The
/// program vouches for `native`. A catcher is one for this call, with two words to write to.
unsafe fn call_native(
    run: &Run<'_>,
    fp: *mut u64,
    ip: *const AtomicU64,
    sig: Locations<'_>,
    native: *const u8,
    way: NativeCall,
) -> u64 {
    let context = run.context;
    // SAFETY: `ip` is a call with arguments of this signature; the words behind `sp` are free up
    // to the slack behind the limit, which holds the arguments of any call.
    unsafe {
        let first = (*ip).load(Ordering::Relaxed);
        let to = fp.add((first >> 16) as u16 as usize);
        let first_arg = match way {
            NativeCall::Plain => ip.add(2),
            NativeCall::Caught { .. } => ip.add(3),
        };
        let mut arg = first_arg.cast::<u16>();
        let mut next = || {
            let reg = *arg;
            arg = arg.add(1);
            *fp.add(reg as usize)
        };
        let mut block = ArgBlock::new();
        let sp = (*context).sp;
        let behind = sp as *mut u64;
        let mut forwarded = None;
        let mut words = sig.stack_bytes as usize / 8;
        for &AbiParam { ty, loc } in sig.params {
            let low = next();
            let high = if ty == Type::V128 { next() } else { 0 };
            match loc {
                AbiLoc::Int(_) | AbiLoc::Float(_) => block.set_arg(loc, [low, high]),
                AbiLoc::Stack(offset) => {
                    let at = behind.add(offset as usize / 8);
                    *at = low;
                    if ty == Type::V128 {
                        *at.add(1) = high;
                    }
                }
                // Variable arguments are forwarded. Nobody knows how many there are; behind them
                // lie at least the frames of what has called this.
                AbiLoc::StackAddr(offset) => {
                    let at = offset as usize / 8;
                    forwarded = Some(low - u64::from(offset));
                    let from = low as *const u64;
                    ptr::copy_nonoverlapping(from, behind.add(at), FORWARDED_WORDS);
                    words = at + FORWARDED_WORDS;
                }
            }
        }
        block.n_stack = words as u64;
        block.stack = behind;
        if leaves(fp, ip, sig, forwarded) {
            let entry = &mut *(*fp.sub(ENTRY_BLOCK) as *mut ArgBlock);
            (entry.ints, entry.floats) = (block.ints, block.floats);
            let words = sig.stack_bytes as usize / 8;
            ptr::copy_nonoverlapping(behind, entry.stack.cast_mut(), words);
            (*context).jump = native;
            return 0;
        }
        (*context).sp = sp + 8 * words;
        stack::enter_native(context);
        set_state(State::Native);
        let is_caught = match (way, run.program_stack) {
            (NativeCall::Plain, 0) => {
                call_with(native, &mut block);
                0
            }
            (NativeCall::Caught { catcher, words }, 0) => {
                let catcher = std::mem::transmute::<usize, Catcher>(catcher);
                catcher(native, &mut block, words)
            }
            (way, stack) => call_on_program_stack(stack, native, &mut block, way),
        };
        stack::take_back(context, State::Interp);
        // Where C has jumped out of a call back into the program, they are those of the callback.
        (*context).sp = sp;
        (*context).fp = fp;
        if is_caught == 0 {
            unpack_results(sig, &block, to);
        }
        is_caught
    }
}

/// Calls native code on the stack of the program that ends at `stack`.
///
/// # Safety
///
/// As for [`call_native`]; nothing is in use below `stack`, which is a multiple of 16.
#[cold]
#[inline(never)]
unsafe fn call_on_program_stack(
    stack: usize,
    native: *const u8,
    block: &mut ArgBlock,
    way: NativeCall,
) -> u64 {
    let block = ptr::from_mut(block) as usize;
    // SAFETY: the code of the program that has entered the interpreter uses nothing below `stack`; what is called
    // there is passed on from `call_native`.
    unsafe {
        match way {
            NativeCall::Plain => {
                call_on(stack, call_with as *const u8, [native as usize, block, 0]);
                0
            }
            NativeCall::Caught { catcher, words } => {
                let words = [native as usize, block, words as usize];
                call_on(stack, catcher as *const u8, words)
            }
        }
    }
}

/// Whether a call is a tail call of the function that native code has called, and its arguments
/// fit where that function's own have come from: then it can be left to that code. A cycle of such
/// calls takes no stack.
///
/// # Safety
///
/// `ip` is a call in the code of the frame `fp`, whose header is written.
unsafe fn leaves(
    fp: *mut u64,
    ip: *const AtomicU64,
    sig: Locations<'_>,
    forwarded: Option<u64>,
) -> bool {
    // SAFETY: the frame's header is as `exec` has written it; a frame that returns to `exit` has
    // the words of `call` in front of it, whose block outlives it.
    unsafe {
        let op = Word::from_bits((*ip).load(Ordering::Relaxed)).map(|word| word.op);
        if !matches!(op, Some(Opcode::TailCall | Opcode::TailCallIndirect))
            || *fp.add(RETURN) != exit() as u64
        {
            return false;
        }
        let code = &*(*fp.add(CODE) as *const Bytecode);
        let entry = &*(*fp.sub(ENTRY_BLOCK) as *const ArgBlock);
        // Variable arguments must be where they were.
        sig.stack_bytes <= code.locations.row(0).stack_bytes
            && forwarded.is_none_or(|stack| stack == entry.stack as u64)
    }
}

/// Puts the results of native code into registers.
///
/// # Safety
///
/// There is a register at `to` for each word of the results, and the block holds results of this signature.
unsafe fn unpack_results(sig: Locations<'_>, block: &ArgBlock, to: *mut u64) {
    let mut to = to;
    for &AbiParam { ty, loc } in sig.results {
        let [low, high] = block.result(loc);
        // SAFETY: the call has registers for all results of its signature.
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

/// Runs a function for native code: the door into the interpreter. Arguments come from the block,
/// and results are left there; null is returned. Or the function ended with a tail call of native
/// code: then the block has the arguments of that, those in memory too, and its address is
/// returned.
///
/// # Safety
///
/// The block must hold arguments for the function's signature, its `stack` leading to those in
/// memory. Running the program means trusting all that it does with memory. No frame between here
/// and the innermost activation may have a destructor to run.
pub unsafe fn call(env: &dyn InterpEnv, function: FuncIndex, args: *mut ArgBlock) -> *const u8 {
    // SAFETY: the caller keeps the contract of `call`.
    unsafe {
        if !is_known() {
            return call_from_program_stack(env, function, args);
        }
        ensure_host_room();
        let code = match find(env, function) {
            CallTarget::Code(code) => &*code,
            CallTarget::Native(address) => return address,
        };
        let (context, outer) = match stack::enter(env.stack_bytes()) {
            Ok(contexts) => contexts,
            Err(error) => no_stack(error),
        };
        run_in(env, code, args, (context, Some(outer)), 0)
    }
}

/// Says that there is no memory for the interpreter's frames.
///
/// # Safety
///
/// Frames between here and the innermost activation have no destructor to run.
#[cold]
#[inline(never)]
unsafe fn no_stack(error: io::Error) -> ! {
    let why = format!("no stack for the interpreter: {error}");
    drop(error);
    // SAFETY: the caller keeps the contract of `no_stack`.
    unsafe { raise(TrapKind::Host(why)) }
}

/// A call from a stack that the program has made, which may be small: the interpreter runs on another one meanwhile,
/// and calls native code on this one.
///
/// # Safety
///
/// As for [`call`].
#[cold]
#[inline(never)]
unsafe fn call_from_program_stack(
    env: &dyn InterpEnv,
    function: FuncIndex,
    args: *mut ArgBlock,
) -> *const u8 {
    let mut anchor = 0;
    // SAFETY: the anchor is a word of this frame, and stays there; the context's own machine stack is free until
    // it is given back, when the interpreter has come back from there. The rest is passed on to the caller.
    unsafe {
        let lent = match LentContext::take(&mut anchor, env.stack_bytes()) {
            Ok(lent) => lent,
            Err(error) => no_stack(error),
        };
        let mut entry = Entry {
            env,
            function,
            args,
            context: lent.context(),
        };
        let words = [ptr::from_mut(&mut entry) as usize, 0, 0];
        let jump = call_on(lent.machine_stack(), on_machine_stack as *const u8, words);
        drop(lent);
        jump as *const u8
    }
}

/// What [`call_from_program_stack`] hands on.
struct Entry<'a> {
    env: &'a dyn InterpEnv,
    function: FuncIndex,
    args: *mut ArgBlock,
    context: *mut Context,
}

/// What runs on the machine stack of a context.
///
/// # Safety
///
/// [`call_from_program_stack`] calls it, with an entry that outlives the call.
unsafe extern "C-unwind" fn on_machine_stack(
    entry: *const Entry<'_>,
    _: usize,
    _: usize,
    program_stack: usize,
) -> *const u8 {
    // SAFETY: that is what `call_from_program_stack` hands on; its frame waits.
    unsafe {
        let &Entry {
            env,
            function,
            args,
            context,
        } = &*entry;
        match find(env, function) {
            CallTarget::Code(code) => run_in(env, &*code, args, (context, None), program_stack),
            CallTarget::Native(address) => address,
        }
    }
}

/// Runs bytecode in a context that was taken for it, with the one that is to be current afterwards if it is the home context
/// or one of what interrupts that. Native code is called on `program_stack`, if that is not 0.
///
/// # Safety
///
/// As for [`call`].
unsafe fn run_in(
    env: &dyn InterpEnv,
    code: &Bytecode,
    args: *mut ArgBlock,
    (context, outer): (*mut Context, Option<*mut Context>),
    program_stack: usize,
) -> *const u8 {
    // SAFETY: the caller vouches for the arguments and the frames. The header and the parameters
    // of the new frame are written behind the stack pointer, after a check that they fit.
    unsafe {
        let start = (*context).sp;
        let frame = (start as *mut u64).add(ENTRY);
        if code.frame_bytes + 8 * ENTRY > (*context).limit.saturating_sub(start) {
            raise(TrapKind::StackOverflow);
        }
        let mut results = [0u64; RESULT_WORDS as usize];
        *frame.sub(ENTRY_BLOCK) = args as u64;
        *frame.sub(ENTRY_IP) = (*context).ip as u64;
        *frame.sub(ENTRY_FP) = (*context).fp as u64;
        *frame.add(RETURN) = exit() as u64;
        *frame.add(CALLER) = (*context).fp as u64;
        *frame.add(CODE) = code as *const Bytecode as u64;
        *frame.add(RESULT) = results.as_mut_ptr() as u64;
        unpack_args(code.locations.row(0), &*args, frame.add(HEADER));
        let entered = Entered {
            context,
            outer,
            start,
            caller_ip: (*context).ip,
            caller_fp: (*context).fp,
            before: enter_interp(),
        };
        (*context).jump = ptr::null();
        let mut run = Run {
            stack: 0,
            context,
            env,
            program_stack,
        };
        let (sp, ip) = (frame as usize + code.frame_bytes, code.words.as_ptr());
        returns_twice::start(&mut run, frame, sp, ip);
        let jump = std::mem::replace(&mut (*context).jump, ptr::null());
        if jump.is_null() {
            pack_results(code.locations.row(0), &results, &mut *args);
        }
        drop(entered);
        jump
    }
}

/// What native code has entered the interpreter with. Dropping it leaves the interpreter, where an
/// exception goes through it, too; a trap has [`stack::unwind`] do so.
struct Entered {
    context: *mut Context,
    outer: Option<*mut Context>,
    start: usize,
    caller_ip: *const AtomicU64,
    caller_fp: *mut u64,
    before: Before,
}

impl Drop for Entered {
    /// The thread may be another one than that which has entered: so this is no part of that function.
    #[inline(never)]
    fn drop(&mut self) {
        leave_interp(self.before);
        // SAFETY: the contexts are those that `stack::enter` gave, or one that was lent, and what ran in there has ended.
        unsafe {
            (*self.context).ip = self.caller_ip;
            (*self.context).fp = self.caller_fp;
            (*self.context).sp = self.start;
            if let Some(outer) = self.outer {
                stack::leave(self.context, outer);
            }
        }
    }
}

/// Puts the arguments of a block into registers.
///
/// # Safety
///
/// The block holds arguments of this signature, and there is a register at `to` for each word of them.
unsafe fn unpack_args(sig: Locations<'_>, args: &ArgBlock, to: *mut u64) {
    let mut to = to;
    for &AbiParam { ty, loc } in sig.params {
        // SAFETY: the block holds arguments of this signature; the frame has a register for each
        // word of them.
        unsafe {
            let [low, high] = args.arg(loc, ty.bytes());
            *to = low & ty.mask();
            to = to.add(1);
            if ty == Type::V128 {
                *to = high;
                to = to.add(1);
            }
        }
    }
}

fn pack_results(sig: Locations<'_>, results: &[u64; RESULT_WORDS as usize], args: &mut ArgBlock) {
    let mut words = results.iter().copied();
    for &AbiParam { ty, loc } in sig.results {
        let low = words.next().unwrap_or(0);
        let high = match ty {
            Type::V128 => words.next().unwrap_or(0),
            _ => 0,
        };
        args.set_result(loc, [low, high]);
    }
}
