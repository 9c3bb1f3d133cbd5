//! The loop that runs bytecode.
//!
//! Relies on what `flatten` promises: an instruction names registers of its frame, words and
//! targets are those of its code. So nothing is checked per step but what the program's meaning
//! asks for (division, the stack's end).
//!
//! Memory of the program is accessed by single machine instructions that the compiler does not
//! look into; the place of the instruction is written down before, so that the signal handler
//! can make a trap of a bad address.
//!
//! # Why the loop is sound
//!
//! It is one `unsafe` block, as each handler reads registers. Before each instruction holds that
//! `fp` is a frame whose header and registers lie on this stack, that `sp` is a multiple of 16 at or
//! behind its end, that `ip` is the first word of an instruction of the code in the header, and that
//! this code stays alive. Each family keeps that:
//!
//! * **The word itself.** `flatten` has made it from a [`Word`], so that its operation is one of [`Op`]. Of code
//!   that runs only the operation of such a word is changed, to [`Op::Stop`] and back, and the operand of a
//!   call: whichever part of a word is read when, it is an instruction.
//! * **Moves, constants, arithmetic, conversions, comparisons, selections**: `r!` reads and writes the
//!   registers of the fields, those of 128 bits also the next one, which `flatten` takes with it. A further
//!   word (`word(ip, n)`) belongs to the instruction, by whose length `ip` goes on. What is computed is safe
//!   code of `lir`. A register that a further word or `bc` names (`Fma`, `Select`, `Select128`, `FarGet`, `FarPut`)
//!   is one of the frame, too.
//! * **Vectors** (`Vector`, `Vector3`, `VectorLane`): the same. Every operand is read as two registers. Of one that
//!   is a scalar the second may be another's, a byte of the slots or, behind the frame, of the slack, all of
//!   which can be read, and no operation looks at it. Where the result is a scalar one register is written.
//! * **Slots** (`LoadS`, `StoreS`, `SlotAddr`): `flatten` names a byte of the slots in this way only if it lies in
//!   the frame, and the access reaches at most 15 bytes further: to what the function has allocated
//!   behind, or to the slack behind the limit.
//! * **Memory by address** (`Load`, `LoadX`, `LoadA`, the same of `Store`, `AtomicRmw`, `CmpXchg`, `X87`): the
//!   address is the program's own and may be anything. One machine instruction that the compiler knows
//!   nothing of accesses it; `CmpXchg` takes one operand more from a register of the frame. Where the access
//!   faults, the handler of signals finds `ip` noted, and raises a trap.
//!   What it writes is no memory of jitlite if the program keeps to its memory, as who instantiates it promises.
//! * **The stack** (`StackAlloc`, `StackSave`, `StackRestore`): `sp` grows by what is left in front of the limit, but for
//!   the bytes to the next multiple of 16 and, of nothing that is to be aligned, of at most 4096, which the slack
//!   has; no frame is entered there. It shrinks to what was saved, if that is between the end of the frame and
//!   where it is, and a multiple of 16.
//! * **Branches, switches**: distances lead to instructions of the same code. A dense switch has a row
//!   for each number up to its count, by which the case is cut off; `find_case` looks at no pair behind the last.
//! * **Two operations in one step** (`pair!`): `flatten` puts one in the place of the first operation only where the
//!   second is the next word, which stays an instruction of its own. The first is one word long and goes on with
//!   the next one, so that `ip` and the fields are those of the second when that is done. Which operation its word has is
//!   not read: it may be [`Op::Stop`] by then.
//! * **Calls of bytecode** (`enter!`, `replace!`): the callee takes as many words as the call has, as the shapes of their
//!   signatures are the same (`code::shape`). Its frame fits in front of the limit; the arguments, at most 2^15 and the three that
//!   are copied beyond, fit into the slack in any case, and so do those that `replace!` gathers. Results go to
//!   registers of the caller that the signature has counted.
//! * **Other calls** (`call_slow`, `call_indirect`, `invoke`, `returns_twice`): what has become of `ip` and `sp` is
//!   in the context before, so that frames of what is called lie behind; their files say the rest.
//! * **Returns**: the header says where the caller goes on. It was written by `enter!`, or by what has entered from
//!   native code, whose frame returns to [`Op::Exit`], which ends the loop.
//! * **Traps, fuel, stops**: `raise` leaves the loop without running destructors, and nothing here has one.
//!   Only code whose program has limits asks for them.

use std::arch::asm;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering, fence};

use super::calls::{InterpEnv, call_indirect, call_slow, invoke};
use super::code::Bytecode;
use super::op::Op;
use super::returns_twice::{self, Run};
use super::stack::{CALLER, CODE, HEADER, RESULT, RETURN};
use super::{scalar, vector};
use crate::lir::scalar::multiply_add;
use crate::lir::{BinaryOp, FloatCond, IntCond, Type, UnaryOp};
use crate::runtime::trap::TrapKind;

mod atomic;
mod memory;
mod rest;

use atomic::*;
use memory::*;
use rest::*;

/// Runs the function of the frame `fp`, whose header and parameters are written, from the
/// instruction `ip` on, until the innermost frame that was entered from native code returns. What
/// the program has in use ends at `sp`.
///
/// # Safety
///
/// The frame must lie on the interpreter stack of the run's context, which is that of this
/// thread, and fit; its code must be bytecode of `flatten` that stays alive. No frame between here
/// and the innermost activation may have a destructor to run.
pub(super) unsafe fn run(run: &Run<'_>, fp: *mut u64, sp: usize, ip: *const AtomicU64) {
    // SAFETY: passed on to the caller.
    unsafe { go_on::<false>(run, fp, sp, ip) }
}

/// The same for a run that has come to where others are to stop, and it is not: it gets past all such places.
#[cold]
#[inline(never)]
unsafe fn run_past_stops(run: &Run<'_>, fp: *mut u64, sp: usize, ip: *const AtomicU64) {
    // SAFETY: passed on to the caller.
    unsafe { go_on::<true>(run, fp, sp, ip) }
}

#[inline(always)]
unsafe fn go_on<const PAST_STOPS: bool>(
    run: &Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
) {
    let (context, env): (_, &dyn InterpEnv) = (run.context, run.env);
    let (mut fp, mut sp, mut ip) = (fp, sp, ip);

    // SAFETY: for the whole loop, family by family, at the head of this file. The frame that it begins with is the
    // caller's promise; the context is this thread's, and nobody else holds a reference to it.
    unsafe {
        (*context).fp = fp;
        loop {
            let mut w = fetch(ip);
            if PAST_STOPS && w.op == Op::Stop {
                // What is there while the program is not stopped has the same fields.
                w.op = ask_at_stop(context, ip, fp, sp);
            }
            /// A register.
            macro_rules! r {
                ($field:ident) => {
                    *fp.add(w.$field as usize)
                };
            }
            /// A field as a signed number.
            macro_rules! imm {
                ($field:ident) => {
                    w.$field as i16
                };
            }
            /// `r[a] = value`, and on to the next word.
            macro_rules! set {
                ($value:expr) => {{
                    r!(a) = $value as u64;
                    ip = ip.add(1);
                }};
            }
            /// An operation on the low bits of two registers.
            macro_rules! two {
                ($ty:ty, $a:ident, $b:ident => $value:expr) => {{
                    let $a = r!(b) as $ty;
                    let $b = r!(c) as $ty;
                    set!($value)
                }};
            }
            /// An operation on the low bits of one register.
            macro_rules! one {
                ($ty:ty, $a:ident => $value:expr) => {{
                    let $a = r!(b) as $ty;
                    set!($value)
                }};
            }
            /// An operation of the table on two scalars.
            macro_rules! binary {
                ($op:ident, $ty:ident) => {
                    match BinaryOp::$op.eval(Type::$ty, r!(b), r!(c)) {
                        Ok(bits) => set!(bits),
                        Err(why) => trap(context, ip, fp, division(why)),
                    }
                };
            }
            /// An operation of the table on one scalar.
            macro_rules! unary {
                ($op:ident, $from:ident, $to:ident) => {
                    match UnaryOp::$op.eval(Type::$from, Type::$to, r!(b)) {
                        Ok(bits) => set!(bits),
                        Err(why) => trap(context, ip, fp, division(why)),
                    }
                };
            }
            /// A comparison of the table.
            macro_rules! compare {
                ($cond:expr, $ty:ident) => {
                    set!($cond.holds(Type::$ty, r!(b), r!(c)))
                };
            }
            /// Goes to another instruction of this code.
            macro_rules! go {
                ($words:expr) => {
                    ip = ip.offset($words as isize)
                };
            }
            /// Goes on `imm(c)` words from here if the condition holds.
            macro_rules! branch {
                ($cond:expr) => {
                    match $cond {
                        true => go!(imm!(c)),
                        false => go!(1),
                    }
                };
            }
            /// The same, for a condition of the table.
            macro_rules! branch_if {
                ($cond:expr, $ty:ident) => {
                    branch!($cond.holds(Type::$ty, r!(a), r!(b)))
                };
            }
            /// Notes the place before memory is accessed.
            macro_rules! note {
                () => {
                    ptr::write_volatile(&raw mut (*context).ip, ip)
                };
            }
            macro_rules! load {
                ($load:ident) => {{
                    note!();
                    set!($load(r!(b), imm!(c) as i64))
                }};
            }
            macro_rules! load_indexed {
                ($load:ident) => {{
                    note!();
                    set!($load(r!(b), r!(c)))
                }};
            }
            macro_rules! load_absolute {
                ($load:ident) => {{
                    note!();
                    r!(a) = $load(word(ip, 1), 0) as u64;
                    ip = ip.add(2);
                }};
            }
            macro_rules! store {
                ($store:ident, $ty:ty) => {{
                    note!();
                    $store(r!(b), imm!(c) as i64, r!(a) as $ty);
                    ip = ip.add(1);
                }};
            }
            macro_rules! store_indexed {
                ($store:ident, $ty:ty) => {{
                    note!();
                    $store(r!(b), r!(c), r!(a) as $ty);
                    ip = ip.add(1);
                }};
            }
            macro_rules! store_absolute {
                ($store:ident, $ty:ty) => {{
                    note!();
                    $store(word(ip, 1), 0, r!(a) as $ty);
                    ip = ip.add(2);
                }};
            }
            macro_rules! store_imm {
                ($store:ident, $ty:ty) => {{
                    note!();
                    $store(r!(b), imm!(c) as i64, imm!(a) as $ty);
                    ip = ip.add(1);
                }};
            }
            /// Where byte bc of the frame is.
            macro_rules! in_frame {
                ($ty:ty) => {
                    fp.cast::<u8>().offset(w.bc() as isize).cast::<$ty>()
                };
            }
            macro_rules! load_frame {
                ($ty:ty) => {
                    set!(in_frame!($ty).read_unaligned())
                };
            }
            macro_rules! store_frame {
                ($ty:ty) => {{
                    in_frame!($ty).write_unaligned(r!(a) as $ty);
                    ip = ip.add(1);
                }};
            }
            macro_rules! bitwise128 {
                ($op:tt) => {{
                    let low = r!(b) $op r!(c);
                    let high = *fp.add(w.b as usize + 1) $op *fp.add(w.c as usize + 1);
                    r!(a) = low;
                    *fp.add(w.a as usize + 1) = high;
                    ip = ip.add(1);
                }};
            }
            /// Enters the bytecode of a callee with the arguments of this call.
            macro_rules! enter {
                ($code:expr) => {{
                    let callee: *const Bytecode = $code;
                    let frame = sp as *mut u64;
                    let size = (*callee).frame_bytes;
                    if size > (*context).limit.saturating_sub(sp) {
                        trap(context, ip, fp, TrapKind::StackOverflow);
                    }
                    let list = ip.add(2);
                    let groups = (w.b as usize).div_ceil(4);
                    for i in 0..groups {
                        // All four are copied: what is too much is overwritten before it is read.
                        let regs = *list.add(i).cast::<[u16; 4]>();
                        let to = frame.add(HEADER + 4 * i);
                        *to = *fp.add(regs[0] as usize);
                        *to.add(1) = *fp.add(regs[1] as usize);
                        *to.add(2) = *fp.add(regs[2] as usize);
                        *to.add(3) = *fp.add(regs[3] as usize);
                    }
                    *frame.add(RETURN) = list.add(groups) as u64;
                    *frame.add(CALLER) = fp as u64;
                    *frame.add(CODE) = callee as u64;
                    *frame.add(RESULT) = &raw mut r!(a) as u64;
                    fp = frame;
                    sp += size;
                    ip = (*callee).words.as_ptr();
                    (*context).fp = fp;
                }};
            }
            /// Enters the bytecode of a callee in place of this function. The arguments are
            /// gathered behind the frame first: some may stand where others go.
            macro_rules! replace {
                ($code:expr) => {{
                    let callee: *const Bytecode = $code;
                    let size = (*callee).frame_bytes;
                    if size > (*context).limit.saturating_sub(fp as usize) {
                        trap(context, ip, fp, TrapKind::StackOverflow);
                    }
                    let list = ip.add(2).cast::<u16>();
                    let gathered = sp as *mut u64;
                    for i in 0..w.b as usize {
                        *gathered.add(i) = *fp.add(*list.add(i) as usize);
                    }
                    ptr::copy(gathered, fp.add(HEADER), w.b as usize);
                    *fp.add(CODE) = callee as u64;
                    sp = fp as usize + size;
                    ip = (*callee).words.as_ptr();
                }};
            }
            /// Calls a function that is known: enters its bytecode if it has some, which `$how` does.
            macro_rules! call {
                ($how:ident) => {{
                    let target = (*ip.add(1)).load(Ordering::Acquire);
                    if target & 3 == 0 {
                        $how!(target as *const Bytecode);
                    } else {
                        (*context).ip = ip;
                        (*context).sp = sp;
                        if call_slow(context, env, fp, ip) {
                            ip = ip.add(2 + (w.b as usize).div_ceil(4));
                        }
                    }
                }};
            }
            /// The same for a function by its address.
            macro_rules! call_indirect {
                ($how:ident) => {{
                    (*context).ip = ip;
                    (*context).sp = sp;
                    let callee = call_indirect(run, fp, ip, r!(c));
                    match callee.is_null() {
                        true => ip = ip.add(2 + (w.b as usize).div_ceil(4)),
                        false => $how!(callee),
                    }
                }};
            }
            /// Goes back to the caller.
            macro_rules! leave {
                () => {{
                    ip = *fp.add(RETURN) as *const AtomicU64;
                    sp = fp as usize;
                    fp = *fp.add(CALLER) as *mut u64;
                    (*context).fp = fp;
                }};
            }

            /// What the operations do that also come in pairs.
            macro_rules! op {
                (Add32) => { binary!(Add, I32) };
                (Add64) => { binary!(Add, I64) };
                (AddI32) => { one!(u32, a => a.wrapping_add(imm!(c) as u32)) };
                (AddI64) => { one!(u64, a => a.wrapping_add(imm!(c) as u64)) };
                (AndI) => { one!(u64, a => a & imm!(c) as u64) };
                (AshrI64) => { one!(i64, a => a.wrapping_shr(w.c.into())) };
                (BrEq) => { branch_if!(IntCond::Eq, I64) };
                (BrEqI) => { branch!(r!(a) == imm!(b) as u64) };
                (BrNe) => { branch_if!(IntCond::Ne, I64) };
                (BrNeI) => { branch!(r!(a) != imm!(b) as u64) };
                (BrNz) => {
                    match r!(a) as u8 != 0 {
                        true => go!(w.bc()),
                        false => go!(1),
                    }
                };
                (BrSgtI32) => { branch!(r!(a) as i32 > i32::from(imm!(b))) };
                (BrSgtI64) => { branch!(r!(a) as i64 > i64::from(imm!(b))) };
                (BrSle32) => { branch_if!(IntCond::Sle, I32) };
                (BrSle64) => { branch_if!(IntCond::Sle, I64) };
                (BrSlt32) => { branch_if!(IntCond::Slt, I32) };
                (BrSlt64) => { branch_if!(IntCond::Slt, I64) };
                (BrSltI32) => { branch!((r!(a) as i32) < i32::from(imm!(b))) };
                (BrSltI64) => { branch!((r!(a) as i64) < i64::from(imm!(b))) };
                (BrUlt) => { branch_if!(IntCond::Ult, I64) };
                (BrZ) => {
                    match r!(a) as u8 == 0 {
                        true => go!(w.bc()),
                        false => go!(1),
                    }
                };
                (Const) => { set!(i64::from(w.bc())) };
                (Fadd64) => { binary!(Fadd, F64) };
                (Fmul64) => { binary!(Fmul, F64) };
                (Fsub64) => { binary!(Fsub, F64) };
                (Jump) => { go!(w.bc()) };
                (Lea0) => { two!(u64, a, b => a.wrapping_add(b)) };
                (Lea2) => { two!(u64, a, b => a.wrapping_add(b << 2)) };
                (Lea3) => { two!(u64, a, b => a.wrapping_add(b << 3)) };
                (Load32) => { load!(load32) };
                (Load64) => { load!(load64) };
                (LoadX32) => { load_indexed!(load32_indexed) };
                (LoadX64) => { load_indexed!(load64_indexed) };
                (LoadX8) => { load_indexed!(load8_indexed) };
                (LshrI) => { one!(u64, a => a.wrapping_shr(w.c.into())) };
                (Mov) => { set!(r!(b)) };
                (Mul32) => { binary!(Mul, I32) };
                (Mul64) => { binary!(Mul, I64) };
                (MulI64) => { one!(u64, a => a.wrapping_mul(imm!(c) as u64)) };
                (Or) => { binary!(Or, I64) };
                (Ret1) => {{
                    *(*fp.add(RESULT) as *mut u64) = r!(a);
                    leave!();
                }};
                (Sext32To64) => { unary!(Sext, I32, I64) };
                (ShlI32) => { one!(u32, a => a.wrapping_shl(w.c.into())) };
                (Store32) => { store!(store32, u32) };
                (Store64) => { store!(store64, u64) };
                (StoreX64) => { store_indexed!(store64_indexed, u64) };
                (StoreX8) => { store_indexed!(store8_indexed, u8) };
                (Xor) => { binary!(Xor, I64) };
            }
            /// Two operations at once: the second is the next word.
            macro_rules! pair {
                ($first:ident $second:ident) => {{
                    op!($first);
                    w = fetch(ip);
                    op!($second)
                }};
            }

            match w.op {
                Op::Mov => op!(Mov),
                Op::Mov128 => {
                    let high = *fp.add(w.b as usize + 1);
                    r!(a) = r!(b);
                    *fp.add(w.a as usize + 1) = high;
                    ip = ip.add(1);
                }
                Op::Const => op!(Const),
                Op::Const64 => {
                    r!(a) = word(ip, 1);
                    ip = ip.add(2);
                }
                Op::Const128 => {
                    r!(a) = word(ip, 1);
                    *fp.add(w.a as usize + 1) = word(ip, 2);
                    ip = ip.add(3);
                }
                Op::FarGet => set!(*fp.add(w.bc() as usize)),
                Op::FarPut => {
                    *fp.add(w.bc() as usize) = r!(a);
                    ip = ip.add(1);
                }
                Op::SlotAddr => set!(in_frame!(u8)),

                Op::Add8 => binary!(Add, I8),
                Op::Add16 => binary!(Add, I16),
                Op::Add32 => op!(Add32),
                Op::Add64 => op!(Add64),
                Op::Sub8 => binary!(Sub, I8),
                Op::Sub16 => binary!(Sub, I16),
                Op::Sub32 => binary!(Sub, I32),
                Op::Sub64 => binary!(Sub, I64),
                Op::Mul8 => binary!(Mul, I8),
                Op::Mul16 => binary!(Mul, I16),
                Op::Mul32 => op!(Mul32),
                Op::Mul64 => op!(Mul64),
                Op::Sdiv8 => binary!(Sdiv, I8),
                Op::Sdiv16 => binary!(Sdiv, I16),
                Op::Sdiv32 => binary!(Sdiv, I32),
                Op::Sdiv64 => binary!(Sdiv, I64),
                Op::Srem8 => binary!(Srem, I8),
                Op::Srem16 => binary!(Srem, I16),
                Op::Srem32 => binary!(Srem, I32),
                Op::Srem64 => binary!(Srem, I64),
                Op::Shl8 => binary!(Shl, I8),
                Op::Shl16 => binary!(Shl, I16),
                Op::Shl32 => binary!(Shl, I32),
                Op::Shl64 => binary!(Shl, I64),
                Op::Lshr8 => binary!(Lshr, I8),
                Op::Lshr16 => binary!(Lshr, I16),
                Op::Lshr32 => binary!(Lshr, I32),
                Op::Lshr64 => binary!(Lshr, I64),
                Op::Ashr8 => binary!(Ashr, I8),
                Op::Ashr16 => binary!(Ashr, I16),
                Op::Ashr32 => binary!(Ashr, I32),
                Op::Ashr64 => binary!(Ashr, I64),
                Op::Rotl32 => binary!(Rotl, I32),
                Op::Rotl64 => binary!(Rotl, I64),
                Op::Rotr32 => binary!(Rotr, I32),
                Op::Rotr64 => binary!(Rotr, I64),
                Op::Udiv => binary!(Udiv, I64),
                Op::Urem => binary!(Urem, I64),
                Op::And => binary!(And, I64),
                Op::Or => op!(Or),
                Op::Xor => op!(Xor),
                Op::Unary => {
                    match scalar::unary(word(ip, 1), r!(b)) {
                        Ok(bits) => r!(a) = bits,
                        Err(why) => trap(context, ip, fp, division(why)),
                    }
                    ip = ip.add(2);
                }
                Op::Binary => {
                    match scalar::binary(word(ip, 1), r!(b), r!(c)) {
                        Ok(bits) => r!(a) = bits,
                        Err(why) => trap(context, ip, fp, division(why)),
                    }
                    ip = ip.add(2);
                }
                Op::And128 => bitwise128!(&),
                Op::Or128 => bitwise128!(|),
                Op::Xor128 => bitwise128!(^),
                Op::Vector | Op::Vector3 => {
                    let pair = |reg: u16| {
                        let at = fp.add(reg as usize);
                        u128::from(*at) | u128::from(*at.add(1)) << 64
                    };
                    let third = match w.op {
                        Op::Vector3 => pair(word(ip, 2) as u16),
                        _ => u128::from(word(ip, 2)) | u128::from(word(ip, 3)) << 64,
                    };
                    let result = vector::run(word(ip, 1), pair(w.b), pair(w.c), third);
                    r!(a) = result as u64;
                    *fp.add(w.a as usize + 1) = (result >> 64) as u64;
                    ip = ip.add(4);
                }
                Op::VectorLane => {
                    let at = fp.add(w.b as usize);
                    let pair = u128::from(*at) | u128::from(*at.add(1)) << 64;
                    r!(a) = vector::run(word(ip, 1), pair, 0, 0) as u64;
                    ip = ip.add(4);
                }
                Op::Umulhi => binary!(Umulhi, I64),

                Op::AddI8 => one!(u8, a => a.wrapping_add(imm!(c) as u8)),
                Op::AddI16 => one!(u16, a => a.wrapping_add(imm!(c) as u16)),
                Op::AddI32 => op!(AddI32),
                Op::AddI64 => op!(AddI64),
                Op::AddW => {
                    r!(a) = r!(b).wrapping_add(word(ip, 1));
                    ip = ip.add(2);
                }
                Op::RsubI32 => one!(u32, a => (imm!(c) as u32).wrapping_sub(a)),
                Op::RsubI64 => one!(u64, a => (imm!(c) as u64).wrapping_sub(a)),
                Op::MulI32 => one!(u32, a => a.wrapping_mul(imm!(c) as u32)),
                Op::MulI64 => op!(MulI64),
                Op::SdivI32 => one!(i32, a => unchecked_div(a.into(), imm!(c)) as u32),
                Op::SdivI64 => one!(i64, a => unchecked_div(a, imm!(c))),
                Op::SremI32 => one!(i32, a => unchecked_rem(a.into(), imm!(c)) as u32),
                Op::SremI64 => one!(i64, a => unchecked_rem(a, imm!(c))),
                Op::UdivI => one!(u64, a => a / nonzero(w.c)),
                Op::UremI => one!(u64, a => a % nonzero(w.c)),
                Op::AndI => op!(AndI),
                Op::OrI => one!(u64, a => a | imm!(c) as u64),
                Op::XorI => one!(u64, a => a ^ imm!(c) as u64),
                Op::ShlI32 => op!(ShlI32),
                Op::ShlI64 => one!(u64, a => a.wrapping_shl(w.c.into())),
                Op::LshrI => op!(LshrI),
                Op::AshrI32 => one!(i32, a => a.wrapping_shr(w.c.into()) as u32),
                Op::AshrI64 => op!(AshrI64),

                Op::Sext8To16 => unary!(Sext, I8, I16),
                Op::Sext8To32 => unary!(Sext, I8, I32),
                Op::Sext8To64 => unary!(Sext, I8, I64),
                Op::Sext16To32 => unary!(Sext, I16, I32),
                Op::Sext16To64 => unary!(Sext, I16, I64),
                Op::Sext32To64 => op!(Sext32To64),
                Op::Trunc8 => unary!(Trunc, I64, I8),
                Op::Trunc16 => unary!(Trunc, I64, I16),
                Op::Trunc32 => unary!(Trunc, I64, I32),
                Op::Clz32 => unary!(Clz, I32, I32),
                Op::Clz64 => unary!(Clz, I64, I64),
                Op::Ctz32 => unary!(Ctz, I32, I32),
                Op::Ctz64 => unary!(Ctz, I64, I64),
                Op::Popcnt => unary!(Popcnt, I64, I64),
                Op::Bswap32 => unary!(Bswap, I32, I32),
                Op::Bswap64 => unary!(Bswap, I64, I64),

                Op::Fadd32 => binary!(Fadd, F32),
                Op::Fadd64 => op!(Fadd64),
                Op::Fsub32 => binary!(Fsub, F32),
                Op::Fsub64 => op!(Fsub64),
                Op::Fmul32 => binary!(Fmul, F32),
                Op::Fmul64 => op!(Fmul64),
                Op::Fdiv32 => binary!(Fdiv, F32),
                Op::Fdiv64 => binary!(Fdiv, F64),
                Op::Fmin32 => binary!(Fmin, F32),
                Op::Fmin64 => binary!(Fmin, F64),
                Op::Fmax32 => binary!(Fmax, F32),
                Op::Fmax64 => binary!(Fmax, F64),
                Op::Fma32 | Op::Fma64 => {
                    let ty = match w.op {
                        Op::Fma32 => Type::F32,
                        _ => Type::F64,
                    };
                    let args = [r!(b), r!(c), *fp.add(word(ip, 1) as usize)];
                    r!(a) = multiply_add(ty, args);
                    ip = ip.add(2);
                }
                Op::Fneg32 => unary!(Fneg, F32, F32),
                Op::Fneg64 => unary!(Fneg, F64, F64),
                Op::Fabs32 => unary!(Fabs, F32, F32),
                Op::Fabs64 => unary!(Fabs, F64, F64),
                Op::Fsqrt32 => unary!(Fsqrt, F32, F32),
                Op::Fsqrt64 => unary!(Fsqrt, F64, F64),
                Op::Fpromote => unary!(Fpromote, F32, F64),
                Op::Fdemote => unary!(Fdemote, F64, F32),
                Op::F32ToS32 => unary!(FtoS, F32, I32),
                Op::F32ToS64 => unary!(FtoS, F32, I64),
                Op::F64ToS32 => unary!(FtoS, F64, I32),
                Op::F64ToS64 => unary!(FtoS, F64, I64),
                Op::S32ToF32 => unary!(StoF, I32, F32),
                Op::S32ToF64 => unary!(StoF, I32, F64),
                Op::S64ToF32 => unary!(StoF, I64, F32),
                Op::S64ToF64 => unary!(StoF, I64, F64),
                Op::U64ToF32 => unary!(UtoF, I64, F32),
                Op::U64ToF64 => unary!(UtoF, I64, F64),

                Op::CmpEq => compare!(IntCond::Eq, I64),
                Op::CmpNe => compare!(IntCond::Ne, I64),
                Op::CmpUlt => compare!(IntCond::Ult, I64),
                Op::CmpUle => compare!(IntCond::Ule, I64),
                Op::CmpSlt8 => compare!(IntCond::Slt, I8),
                Op::CmpSlt16 => compare!(IntCond::Slt, I16),
                Op::CmpSlt32 => compare!(IntCond::Slt, I32),
                Op::CmpSlt64 => compare!(IntCond::Slt, I64),
                Op::CmpSle8 => compare!(IntCond::Sle, I8),
                Op::CmpSle16 => compare!(IntCond::Sle, I16),
                Op::CmpSle32 => compare!(IntCond::Sle, I32),
                Op::CmpSle64 => compare!(IntCond::Sle, I64),
                Op::CmpEqI => one!(u64, a => a == imm!(c) as u64),
                Op::CmpNeI => one!(u64, a => a != imm!(c) as u64),
                Op::CmpUltI => one!(u64, a => a < u64::from(w.c)),
                Op::CmpUgtI => one!(u64, a => a > u64::from(w.c)),
                Op::CmpSltI32 => one!(i32, a => a < i32::from(imm!(c))),
                Op::CmpSltI64 => one!(i64, a => a < i64::from(imm!(c))),
                Op::CmpSgtI32 => one!(i32, a => a > i32::from(imm!(c))),
                Op::CmpSgtI64 => one!(i64, a => a > i64::from(imm!(c))),
                Op::Fcmp32Oeq => compare!(FloatCond::Oeq, F32),
                Op::Fcmp32One => compare!(FloatCond::One, F32),
                Op::Fcmp32Olt => compare!(FloatCond::Olt, F32),
                Op::Fcmp32Ole => compare!(FloatCond::Ole, F32),
                Op::Fcmp32Ord => compare!(FloatCond::Ord, F32),
                Op::Fcmp32Ueq => compare!(FloatCond::Ueq, F32),
                Op::Fcmp32Ult => compare!(FloatCond::Ult, F32),
                Op::Fcmp32Ule => compare!(FloatCond::Ule, F32),
                Op::Fcmp32Une => compare!(FloatCond::Une, F32),
                Op::Fcmp32Uno => compare!(FloatCond::Uno, F32),
                Op::Fcmp64Oeq => compare!(FloatCond::Oeq, F64),
                Op::Fcmp64One => compare!(FloatCond::One, F64),
                Op::Fcmp64Olt => compare!(FloatCond::Olt, F64),
                Op::Fcmp64Ole => compare!(FloatCond::Ole, F64),
                Op::Fcmp64Ord => compare!(FloatCond::Ord, F64),
                Op::Fcmp64Ueq => compare!(FloatCond::Ueq, F64),
                Op::Fcmp64Ult => compare!(FloatCond::Ult, F64),
                Op::Fcmp64Ule => compare!(FloatCond::Ule, F64),
                Op::Fcmp64Une => compare!(FloatCond::Une, F64),
                Op::Fcmp64Uno => compare!(FloatCond::Uno, F64),
                Op::Select => {
                    let other = *fp.add(word(ip, 1) as usize);
                    r!(a) = if r!(b) as u8 != 0 { r!(c) } else { other };
                    ip = ip.add(2);
                }
                Op::Select128 => {
                    let from = match r!(b) as u8 != 0 {
                        true => fp.add(w.c as usize),
                        false => fp.add(word(ip, 1) as usize),
                    };
                    let high = *from.add(1);
                    r!(a) = *from;
                    *fp.add(w.a as usize + 1) = high;
                    ip = ip.add(2);
                }

                Op::Load8 => load!(load8),
                Op::Load16 => load!(load16),
                Op::Load32 => op!(Load32),
                Op::Load64 => op!(Load64),
                Op::Load128 => {
                    note!();
                    load128(r!(b), imm!(c) as i64, &raw mut r!(a));
                    ip = ip.add(1);
                }
                Op::LoadX8 => op!(LoadX8),
                Op::LoadX16 => load_indexed!(load16_indexed),
                Op::LoadX32 => op!(LoadX32),
                Op::LoadX64 => op!(LoadX64),
                Op::LoadS8 => load_frame!(u8),
                Op::LoadS16 => load_frame!(u16),
                Op::LoadS32 => load_frame!(u32),
                Op::LoadS64 => load_frame!(u64),
                Op::LoadS128 => {
                    let value = in_frame!([u64; 2]).read_unaligned();
                    (&raw mut r!(a)).cast::<[u64; 2]>().write(value);
                    ip = ip.add(1);
                }
                Op::LoadA8 => load_absolute!(load8),
                Op::LoadA16 => load_absolute!(load16),
                Op::LoadA32 => load_absolute!(load32),
                Op::LoadA64 => load_absolute!(load64),
                Op::LoadA128 => {
                    note!();
                    load128(word(ip, 1), 0, &raw mut r!(a));
                    ip = ip.add(2);
                }
                Op::Store8 => store!(store8, u8),
                Op::Store16 => store!(store16, u16),
                Op::Store32 => op!(Store32),
                Op::Store64 => op!(Store64),
                Op::Store128 => {
                    note!();
                    store128(r!(b), imm!(c) as i64, &raw const r!(a));
                    ip = ip.add(1);
                }
                Op::StoreX8 => op!(StoreX8),
                Op::StoreX16 => store_indexed!(store16_indexed, u16),
                Op::StoreX32 => store_indexed!(store32_indexed, u32),
                Op::StoreX64 => op!(StoreX64),
                Op::StoreS8 => store_frame!(u8),
                Op::StoreS16 => store_frame!(u16),
                Op::StoreS32 => store_frame!(u32),
                Op::StoreS64 => store_frame!(u64),
                Op::StoreS128 => {
                    let value = (&raw const r!(a)).cast::<[u64; 2]>().read();
                    in_frame!([u64; 2]).write_unaligned(value);
                    ip = ip.add(1);
                }
                Op::StoreA8 => store_absolute!(store8, u8),
                Op::StoreA16 => store_absolute!(store16, u16),
                Op::StoreA32 => store_absolute!(store32, u32),
                Op::StoreA64 => store_absolute!(store64, u64),
                Op::StoreA128 => {
                    note!();
                    store128(word(ip, 1), 0, &raw const r!(a));
                    ip = ip.add(2);
                }
                Op::StoreI8 => store_imm!(store8, u8),
                Op::StoreI16 => store_imm!(store16, u16),
                Op::StoreI32 => store_imm!(store32, u32),
                Op::StoreI64 => store_imm!(store64, u64),
                Op::Lea0 => op!(Lea0),
                Op::Lea1 => two!(u64, a, b => a.wrapping_add(b << 1)),
                Op::Lea2 => op!(Lea2),
                Op::Lea3 => op!(Lea3),
                Op::StackAlloc => {
                    let align = 1usize << (w.c % 16);
                    let start = (sp + align - 1) & !(align - 1);
                    let room = (*context).limit.saturating_sub(start);
                    let size = r!(b);
                    if size > room as u64 {
                        trap(context, ip, fp, TrapKind::StackOverflow);
                    }
                    sp = (start + size as usize + 15) & !15;
                    set!(start)
                }
                Op::StackSave => set!(sp),
                Op::StackRestore => {
                    // What the program hands back may be anything: the frame stays, and what is behind it.
                    let saved = r!(a) as usize;
                    let end = fp as usize + (*(*fp.add(CODE) as *const Bytecode)).frame_bytes;
                    if saved >= end && saved <= sp && saved.is_multiple_of(16) {
                        sp = saved;
                    }
                    ip = ip.add(1);
                }
                Op::Fence => {
                    fence(Ordering::SeqCst);
                    ip = ip.add(1);
                }
                Op::AtomicRmw => {
                    note!();
                    let how = word(ip, 1);
                    r!(a) = rmw(how >> 8 != 0, how & 0xff, r!(b), r!(c));
                    ip = ip.add(2);
                }
                Op::CmpXchg => {
                    note!();
                    let how = word(ip, 1);
                    let new = *fp.add(how as u16 as usize);
                    r!(a) = cmpxchg(how >> 16, r!(b), r!(c), new);
                    ip = ip.add(2);
                }
                Op::X87Push => {
                    note!();
                    x87_push(r!(a));
                    ip = ip.add(1);
                }
                Op::X87Pop => {
                    note!();
                    x87_pop(r!(a));
                    ip = ip.add(1);
                }

                Op::Jump => op!(Jump),
                Op::BrNz => op!(BrNz),
                Op::BrZ => op!(BrZ),
                Op::BrEq => op!(BrEq),
                Op::BrNe => op!(BrNe),
                Op::BrUlt => op!(BrUlt),
                Op::BrUle => branch_if!(IntCond::Ule, I64),
                Op::BrSlt8 => branch_if!(IntCond::Slt, I8),
                Op::BrSlt16 => branch_if!(IntCond::Slt, I16),
                Op::BrSlt32 => op!(BrSlt32),
                Op::BrSlt64 => op!(BrSlt64),
                Op::BrSle8 => branch_if!(IntCond::Sle, I8),
                Op::BrSle16 => branch_if!(IntCond::Sle, I16),
                Op::BrSle32 => op!(BrSle32),
                Op::BrSle64 => op!(BrSle64),
                Op::BrEqI => op!(BrEqI),
                Op::BrNeI => op!(BrNeI),
                Op::BrUltI => branch!(r!(a) < u64::from(w.b)),
                Op::BrUgtI => branch!(r!(a) > u64::from(w.b)),
                Op::BrSltI32 => op!(BrSltI32),
                Op::BrSltI64 => op!(BrSltI64),
                Op::BrSgtI32 => op!(BrSgtI32),
                Op::BrSgtI64 => op!(BrSgtI64),
                Op::BrFOeq => branch_if!(FloatCond::Oeq, F64),
                Op::BrFOne => branch_if!(FloatCond::One, F64),
                Op::BrFOlt => branch_if!(FloatCond::Olt, F64),
                Op::BrFOle => branch_if!(FloatCond::Ole, F64),
                Op::BrFOrd => branch_if!(FloatCond::Ord, F64),
                Op::BrFUeq => branch_if!(FloatCond::Ueq, F64),
                Op::BrFUlt => branch_if!(FloatCond::Ult, F64),
                Op::BrFUle => branch_if!(FloatCond::Ule, F64),
                Op::BrFUne => branch_if!(FloatCond::Une, F64),
                Op::BrFUno => branch_if!(FloatCond::Uno, F64),
                Op::SwitchDense => {
                    let count = word(ip, 2);
                    let case = r!(a).wrapping_sub(word(ip, 1)).min(count);
                    go!(word(ip, 3 + case as usize))
                }
                Op::SwitchSparse => go!(find_case(ip, r!(a))),

                Op::Call => call!(enter),
                Op::CallIndirect => call_indirect!(enter),
                Op::Invoke => ip = invoke(run, fp, sp, ip),
                Op::CallTwice => returns_twice::call(run, fp, sp, ip),
                Op::CallIndirectTwice => returns_twice::call_indirect(run, fp, sp, ip, r!(c)),
                Op::TailCall => call!(replace),
                Op::TailCallIndirect => call_indirect!(replace),
                Op::Ret => leave!(),
                Op::Ret1 => op!(Ret1),
                Op::RetN => {
                    let to = *fp.add(RESULT) as *mut u64;
                    let list = ip.add(1).cast::<u16>();
                    for i in 0..w.a as usize {
                        *to.add(i) = *fp.add(*list.add(i) as usize);
                    }
                    leave!();
                }
                Op::Unreachable => trap(context, ip, fp, TrapKind::Unreachable),
                Op::Abort => trap(context, ip, fp, TrapKind::Abort),
                Op::Fuel => {
                    if !(*limits(fp)).spend(w.bc() as u32) {
                        raise_if_stopped(context, ip, fp, sp);
                    }
                    ip = ip.add(1);
                }
                Op::Stop => {
                    ask_at_stop(context, ip, fp, sp);
                    return run_past_stops(run, fp, sp, ip);
                }
                Op::Exit => return,

                Op::AddI64BrNeI => pair!(AddI64 BrNeI),
                Op::AddI64BrEqI => pair!(AddI64 BrEqI),
                Op::AddI64BrSlt64 => pair!(AddI64 BrSlt64),
                Op::AddI64BrSle64 => pair!(AddI64 BrSle64),
                Op::AddI64BrSltI64 => pair!(AddI64 BrSltI64),
                Op::AddI64BrSgtI64 => pair!(AddI64 BrSgtI64),
                Op::AddI64BrNe => pair!(AddI64 BrNe),
                Op::AddI64BrEq => pair!(AddI64 BrEq),
                Op::AddI64BrUlt => pair!(AddI64 BrUlt),
                Op::AddI64Jump => pair!(AddI64 Jump),
                Op::AddI64LoadX8 => pair!(AddI64 LoadX8),
                Op::AddI64LoadX32 => pair!(AddI64 LoadX32),
                Op::AddI64LoadX64 => pair!(AddI64 LoadX64),
                Op::AddI64Mov => pair!(AddI64 Mov),
                Op::AddI32BrNeI => pair!(AddI32 BrNeI),
                Op::AddI32BrEqI => pair!(AddI32 BrEqI),
                Op::AddI32BrSlt32 => pair!(AddI32 BrSlt32),
                Op::AddI32BrSle32 => pair!(AddI32 BrSle32),
                Op::AddI32BrSltI32 => pair!(AddI32 BrSltI32),
                Op::AddI32BrSgtI32 => pair!(AddI32 BrSgtI32),
                Op::AddI32BrNe => pair!(AddI32 BrNe),
                Op::AddI32Jump => pair!(AddI32 Jump),
                Op::Add64BrUlt => pair!(Add64 BrUlt),
                Op::Add64BrSle64 => pair!(Add64 BrSle64),
                Op::Add64BrSlt64 => pair!(Add64 BrSlt64),
                Op::Add64AddI64 => pair!(Add64 AddI64),
                Op::Add64Add64 => pair!(Add64 Add64),
                Op::Add64Ret1 => pair!(Add64 Ret1),
                Op::Add64Mov => pair!(Add64 Mov),
                Op::Add32AddI32 => pair!(Add32 AddI32),
                Op::Add32LshrI => pair!(Add32 LshrI),
                Op::Add32AddI64 => pair!(Add32 AddI64),
                Op::AndIBrEqI => pair!(AndI BrEqI),
                Op::AndIBrNeI => pair!(AndI BrNeI),
                Op::AndIBrZ => pair!(AndI BrZ),
                Op::AndIBrNz => pair!(AndI BrNz),
                Op::Mul64Add64 => pair!(Mul64 Add64),
                Op::MulI64Lea0 => pair!(MulI64 Lea0),
                Op::MulI64AddI64 => pair!(MulI64 AddI64),
                Op::MulI64Add64 => pair!(MulI64 Add64),
                Op::Mul32Add32 => pair!(Mul32 Add32),
                Op::LshrIXor => pair!(LshrI Xor),
                Op::LshrIOr => pair!(LshrI Or),
                Op::XorAddI64 => pair!(Xor AddI64),
                Op::XorShlI32 => pair!(Xor ShlI32),
                Op::ShlI32LshrI => pair!(ShlI32 LshrI),
                Op::OrAddI64 => pair!(Or AddI64),
                Op::AshrI64AddI64 => pair!(AshrI64 AddI64),
                Op::MovJump => pair!(Mov Jump),
                Op::MovMov => pair!(Mov Mov),
                Op::MovRet1 => pair!(Mov Ret1),
                Op::MovBrNeI => pair!(Mov BrNeI),
                Op::MovBrEqI => pair!(Mov BrEqI),
                Op::ConstJump => pair!(Const Jump),
                Op::Sext32To64LoadX8 => pair!(Sext32To64 LoadX8),
                Op::Sext32To64LoadX32 => pair!(Sext32To64 LoadX32),
                Op::Sext32To64LoadX64 => pair!(Sext32To64 LoadX64),
                Op::Sext32To64Lea2 => pair!(Sext32To64 Lea2),
                Op::Sext32To64Lea3 => pair!(Sext32To64 Lea3),
                Op::Lea0LoadX64 => pair!(Lea0 LoadX64),
                Op::Lea0StoreX64 => pair!(Lea0 StoreX64),
                Op::Lea0LoadX32 => pair!(Lea0 LoadX32),
                Op::Lea2Load32 => pair!(Lea2 Load32),
                Op::Lea2Store32 => pair!(Lea2 Store32),
                Op::Lea3Load64 => pair!(Lea3 Load64),
                Op::Lea3Store64 => pair!(Lea3 Store64),
                Op::Load32BrEqI => pair!(Load32 BrEqI),
                Op::Load32BrNeI => pair!(Load32 BrNeI),
                Op::Load32AddI32 => pair!(Load32 AddI32),
                Op::Load64BrEqI => pair!(Load64 BrEqI),
                Op::Load64BrNeI => pair!(Load64 BrNeI),
                Op::Load64BrSlt64 => pair!(Load64 BrSlt64),
                Op::Load64Fmul64 => pair!(Load64 Fmul64),
                Op::Load64Fadd64 => pair!(Load64 Fadd64),
                Op::LoadX8BrEqI => pair!(LoadX8 BrEqI),
                Op::LoadX8BrNeI => pair!(LoadX8 BrNeI),
                Op::LoadX32BrSlt32 => pair!(LoadX32 BrSlt32),
                Op::LoadX32BrSle32 => pair!(LoadX32 BrSle32),
                Op::LoadX64Mul64 => pair!(LoadX64 Mul64),
                Op::LoadX64Add64 => pair!(LoadX64 Add64),
                Op::LoadX64MulI64 => pair!(LoadX64 MulI64),
                Op::LoadX64Fmul64 => pair!(LoadX64 Fmul64),
                Op::LoadX64Fsub64 => pair!(LoadX64 Fsub64),
                Op::LoadX64Fadd64 => pair!(LoadX64 Fadd64),
                Op::StoreX8Add64 => pair!(StoreX8 Add64),
                Op::StoreX8AddI64 => pair!(StoreX8 AddI64),
                Op::Store32AddI64 => pair!(Store32 AddI64),
                Op::Store64AddI64 => pair!(Store64 AddI64),
                Op::Store64Load64 => pair!(Store64 Load64),
                Op::Fmul64Fadd64 => pair!(Fmul64 Fadd64),
                Op::Fmul64Fmul64 => pair!(Fmul64 Fmul64),
                Op::Fmul64Fsub64 => pair!(Fmul64 Fsub64),
                Op::Fadd64Store64 => pair!(Fadd64 Store64),
                Op::Fadd64Fadd64 => pair!(Fadd64 Fadd64),
                Op::Fadd64Fmul64 => pair!(Fadd64 Fmul64),
                Op::Fsub64Fmul64 => pair!(Fsub64 Fmul64),
            }
        }
    }
}
