//! The loop that runs bytecode.
//!
//! Relies on what `flatten` promises: an instruction names registers of its frame, words and
//! targets are those of its code. So nothing is checked per step but what the program's meaning
//! asks for (division, the stack's end).
//!
//! What a program's memory is, what its calls do and how it traps is for a [`Machine`] to say; the loop is compiled
//! once for each. On the native one, memory is accessed by single machine instructions that the compiler does not
//! look into; the place of the instruction is written down before, so that the signal handler
//! can make a trap of a bad address.
//!
//! # Why the loop is sound
//!
//! It is one `unsafe` block, as each handler reads registers. Before each instruction holds that
//! `fp` is a frame whose header and registers lie on this stack, that `sp` is a multiple of 16 at or
//! behind its end, that `ip` is the first word of an instruction of the code in the header, and that
//! this code stays alive. Each family keeps that; what is said of memory, slots, the stack, other calls and traps is of
//! the native machine, and the portable one argues in its own files:
//!
//! * **The word itself.** `flatten` has made it from a [`Word`], so that its operation is one of [`Opcode`]. Of code
//!   that runs only the operation of such a word is changed, to [`Opcode::Stop`] and back, and the operand of a
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
//!   not read: it may be [`Opcode::Stop`] by then.
//! * **Calls of bytecode** (`enter!`, `replace!`): the callee takes as many words as the call has, as the shapes of their
//!   signatures are the same (`code::shape`). Its frame fits in front of the limit; the arguments, at most 2^15 and the three that
//!   are copied beyond, fit into the slack in any case, and so do those that `replace!` gathers. Results go to
//!   registers of the caller that the signature has counted.
//! * **Other calls** (`call_slow`, `call_indirect`, `invoke`, `returns_twice`): what has become of `ip` and `sp` is
//!   in the context before, so that frames of what is called lie behind; their files say the rest.
//! * **Returns**: the header says where the caller goes on. It was written by `enter!`, or by what has entered from
//!   native code, whose frame returns to [`Opcode::Exit`], which ends the loop.
//! * **Traps, fuel, stops**: `raise` leaves the loop without running destructors, and nothing here has one.
//!   Only code whose program has limits asks for them.

use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering, fence};

use super::code::Bytecode;
use super::frame::{CALLER, CODE, HEADER, RESULT, RETURN};
use super::machine::Machine;
use super::op::Opcode;
use super::scalar;
use crate::lir::scalar::multiply_add;
use crate::lir::vector_code;
use crate::lir::{BinaryOp, FloatCond, IntCond, Type, UnaryOp};
use crate::runtime::trap::TrapKind;

pub(super) mod rest;

use rest::{division, fetch, find_case, nonzero, unchecked_div, unchecked_rem, word};

/// Runs the function of the frame `fp`, whose header and parameters are written, from the instruction `ip` on, until the
/// innermost frame that was entered from outside of the loop returns. What the program has in use ends at `sp`. The error
/// says why the loop has ended before.
///
/// # Safety
///
/// The frame must lie in the memory for frames of the machine, and fit; its code must be bytecode of `flatten` for this
/// machine that stays alive.
#[inline(always)]
pub(super) unsafe fn go_on<M: Machine, const PAST_STOPS: bool>(
    m: &mut M,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
) -> Result<(), M::Stop> {
    let (mut fp, mut sp, mut ip) = (fp, sp, ip);

    // SAFETY: for the whole loop, family by family, at the head of this file. The frame that it begins with is the
    // caller's promise; the context is this thread's, and nobody else holds a reference to it.
    unsafe {
        m.set_frame(fp);
        loop {
            let mut w = fetch(ip);
            if PAST_STOPS && w.op == Opcode::Stop {
                // What is there while the program is not stopped has the same fields.
                match m.ask_at_stop(ip, fp, sp) {
                    Ok(op) => w.op = op,
                    Err(stop) => return Err(stop),
                }
            }
            /// Ends the loop by a trap at this instruction.
            macro_rules! trap {
                ($kind:expr) => {
                    return Err(m.trap(ip, fp, $kind))
                };
            }
            /// What an access to memory gives.
            macro_rules! access {
                ($access:expr) => {
                    match $access {
                        Ok(value) => value,
                        Err(fault) => return Err(m.fault(ip, fp, fault)),
                    }
                };
            }
            /// What a call does that may end the loop.
            macro_rules! or_stop {
                ($done:expr) => {
                    match $done {
                        Ok(value) => value,
                        Err(stop) => return Err(stop),
                    }
                };
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
                        Err(why) => trap!(division(why)),
                    }
                };
            }
            /// An operation of the table on one scalar.
            macro_rules! unary {
                ($op:ident, $from:ident, $to:ident) => {
                    match UnaryOp::$op.eval(Type::$from, Type::$to, r!(b)) {
                        Ok(bits) => set!(bits),
                        Err(why) => trap!(division(why)),
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
                    m.note(ip)
                };
            }
            macro_rules! load {
                ($load:ident) => {{
                    note!();
                    set!(access!(m.$load(r!(b), imm!(c) as i64)))
                }};
            }
            macro_rules! load_indexed {
                ($load:ident) => {{
                    note!();
                    set!(access!(m.$load(r!(b), r!(c))))
                }};
            }
            macro_rules! load_absolute {
                ($load:ident) => {{
                    note!();
                    r!(a) = access!(m.$load(word(ip, 1), 0));
                    ip = ip.add(2);
                }};
            }
            macro_rules! store {
                ($store:ident, $ty:ty) => {{
                    note!();
                    access!(m.$store(r!(b), imm!(c) as i64, r!(a) as $ty));
                    ip = ip.add(1);
                }};
            }
            macro_rules! store_indexed {
                ($store:ident, $ty:ty) => {{
                    note!();
                    access!(m.$store(r!(b), r!(c), r!(a) as $ty));
                    ip = ip.add(1);
                }};
            }
            macro_rules! store_absolute {
                ($store:ident, $ty:ty) => {{
                    note!();
                    access!(m.$store(word(ip, 1), 0, r!(a) as $ty));
                    ip = ip.add(2);
                }};
            }
            macro_rules! store_imm {
                ($store:ident, $ty:ty) => {{
                    note!();
                    access!(m.$store(r!(b), imm!(c) as i64, imm!(a) as $ty));
                    ip = ip.add(1);
                }};
            }
            /// Reads from the slots.
            macro_rules! load_frame {
                ($ty:ty) => {
                    set!(<$ty>::from_ne_bytes(access!(m.load_slot(fp, w.bc()))))
                };
            }
            /// Writes to the slots.
            macro_rules! store_frame {
                ($ty:ty) => {{
                    access!(m.store_slot(fp, w.bc(), (r!(a) as $ty).to_ne_bytes()));
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
                    let frame = (sp + M::HEAD) as *mut u64;
                    let size = (*callee).frame_bytes;
                    if size > m.limit().saturating_sub(sp) {
                        trap!(TrapKind::StackOverflow);
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
                    if let Err(kind) = m.enter_frame(frame, callee) {
                        trap!(kind);
                    }
                    *frame.add(RETURN) = list.add(groups) as u64;
                    *frame.add(CALLER) = fp as u64;
                    *frame.add(CODE) = callee as u64;
                    *frame.add(RESULT) = &raw mut r!(a) as u64;
                    fp = frame;
                    sp += M::HEAD + size;
                    ip = (*callee).words.as_ptr();
                    m.set_frame(fp);
                }};
            }
            /// Enters the bytecode of a callee in place of this function. The arguments are
            /// gathered behind the frame first: some may stand where others go.
            macro_rules! replace {
                ($code:expr) => {{
                    let callee: *const Bytecode = $code;
                    let size = (*callee).frame_bytes;
                    if size > m.limit().saturating_sub(fp as usize) {
                        trap!(TrapKind::StackOverflow);
                    }
                    if let Err(kind) = m.replace_frame(callee) {
                        trap!(kind);
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
                        $how!(target as usize as *const Bytecode);
                    } else {
                        or_stop!(m.call_slow(&mut fp, &mut sp, &mut ip));
                    }
                }};
            }
            /// The same for a function by its address.
            macro_rules! call_indirect {
                ($how:ident) => {{
                    let address = r!(c);
                    let callee = or_stop!(m.call_indirect(&mut fp, &mut sp, &mut ip, address));
                    if !callee.is_null() {
                        $how!(callee);
                    }
                }};
            }
            /// Goes back to the caller.
            macro_rules! leave {
                () => {{
                    ip = *fp.add(RETURN) as *const AtomicU64;
                    sp = fp as usize - M::HEAD;
                    m.leave_frame(fp);
                    fp = *fp.add(CALLER) as *mut u64;
                    m.set_frame(fp);
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
                Opcode::Mov => op!(Mov),
                Opcode::Mov128 => {
                    let high = *fp.add(w.b as usize + 1);
                    r!(a) = r!(b);
                    *fp.add(w.a as usize + 1) = high;
                    ip = ip.add(1);
                }
                Opcode::Const => op!(Const),
                Opcode::Const64 => {
                    r!(a) = word(ip, 1);
                    ip = ip.add(2);
                }
                Opcode::Const128 => {
                    r!(a) = word(ip, 1);
                    *fp.add(w.a as usize + 1) = word(ip, 2);
                    ip = ip.add(3);
                }
                Opcode::FarGet => set!(*fp.add(w.bc() as usize)),
                Opcode::FarPut => {
                    *fp.add(w.bc() as usize) = r!(a);
                    ip = ip.add(1);
                }
                Opcode::SlotAddr => set!(m.slot_address(fp, w.bc())),

                Opcode::Add8 => binary!(Add, I8),
                Opcode::Add16 => binary!(Add, I16),
                Opcode::Add32 => op!(Add32),
                Opcode::Add64 => op!(Add64),
                Opcode::Sub8 => binary!(Sub, I8),
                Opcode::Sub16 => binary!(Sub, I16),
                Opcode::Sub32 => binary!(Sub, I32),
                Opcode::Sub64 => binary!(Sub, I64),
                Opcode::Mul8 => binary!(Mul, I8),
                Opcode::Mul16 => binary!(Mul, I16),
                Opcode::Mul32 => op!(Mul32),
                Opcode::Mul64 => op!(Mul64),
                Opcode::Sdiv8 => binary!(Sdiv, I8),
                Opcode::Sdiv16 => binary!(Sdiv, I16),
                Opcode::Sdiv32 => binary!(Sdiv, I32),
                Opcode::Sdiv64 => binary!(Sdiv, I64),
                Opcode::Srem8 => binary!(Srem, I8),
                Opcode::Srem16 => binary!(Srem, I16),
                Opcode::Srem32 => binary!(Srem, I32),
                Opcode::Srem64 => binary!(Srem, I64),
                Opcode::Shl8 => binary!(Shl, I8),
                Opcode::Shl16 => binary!(Shl, I16),
                Opcode::Shl32 => binary!(Shl, I32),
                Opcode::Shl64 => binary!(Shl, I64),
                Opcode::Lshr8 => binary!(Lshr, I8),
                Opcode::Lshr16 => binary!(Lshr, I16),
                Opcode::Lshr32 => binary!(Lshr, I32),
                Opcode::Lshr64 => binary!(Lshr, I64),
                Opcode::Ashr8 => binary!(Ashr, I8),
                Opcode::Ashr16 => binary!(Ashr, I16),
                Opcode::Ashr32 => binary!(Ashr, I32),
                Opcode::Ashr64 => binary!(Ashr, I64),
                Opcode::Rotl32 => binary!(Rotl, I32),
                Opcode::Rotl64 => binary!(Rotl, I64),
                Opcode::Rotr32 => binary!(Rotr, I32),
                Opcode::Rotr64 => binary!(Rotr, I64),
                Opcode::Udiv => binary!(Udiv, I64),
                Opcode::Urem => binary!(Urem, I64),
                Opcode::And => binary!(And, I64),
                Opcode::Or => op!(Or),
                Opcode::Xor => op!(Xor),
                Opcode::Unary => {
                    match scalar::unary(word(ip, 1), r!(b)) {
                        Ok(bits) => r!(a) = bits,
                        Err(why) => trap!(division(why)),
                    }
                    ip = ip.add(2);
                }
                Opcode::Binary => {
                    match scalar::binary(word(ip, 1), r!(b), r!(c)) {
                        Ok(bits) => r!(a) = bits,
                        Err(why) => trap!(division(why)),
                    }
                    ip = ip.add(2);
                }
                Opcode::And128 => bitwise128!(&),
                Opcode::Or128 => bitwise128!(|),
                Opcode::Xor128 => bitwise128!(^),
                Opcode::Vector | Opcode::Vector3 => {
                    let pair = |reg: u16| {
                        let at = fp.add(reg as usize);
                        u128::from(*at) | u128::from(*at.add(1)) << 64
                    };
                    let third = match w.op {
                        Opcode::Vector3 => pair(word(ip, 2) as u16),
                        _ => u128::from(word(ip, 2)) | u128::from(word(ip, 3)) << 64,
                    };
                    let result = vector_code::run(word(ip, 1), pair(w.b), pair(w.c), third);
                    r!(a) = result as u64;
                    *fp.add(w.a as usize + 1) = (result >> 64) as u64;
                    ip = ip.add(4);
                }
                Opcode::VectorLane => {
                    let at = fp.add(w.b as usize);
                    let pair = u128::from(*at) | u128::from(*at.add(1)) << 64;
                    r!(a) = vector_code::run(word(ip, 1), pair, 0, 0) as u64;
                    ip = ip.add(4);
                }
                Opcode::Umulhi => binary!(Umulhi, I64),

                Opcode::AddI8 => one!(u8, a => a.wrapping_add(imm!(c) as u8)),
                Opcode::AddI16 => one!(u16, a => a.wrapping_add(imm!(c) as u16)),
                Opcode::AddI32 => op!(AddI32),
                Opcode::AddI64 => op!(AddI64),
                Opcode::AddW => {
                    r!(a) = r!(b).wrapping_add(word(ip, 1));
                    ip = ip.add(2);
                }
                Opcode::RsubI32 => one!(u32, a => (imm!(c) as u32).wrapping_sub(a)),
                Opcode::RsubI64 => one!(u64, a => (imm!(c) as u64).wrapping_sub(a)),
                Opcode::MulI32 => one!(u32, a => a.wrapping_mul(imm!(c) as u32)),
                Opcode::MulI64 => op!(MulI64),
                Opcode::SdivI32 => one!(i32, a => unchecked_div(a.into(), imm!(c)) as u32),
                Opcode::SdivI64 => one!(i64, a => unchecked_div(a, imm!(c))),
                Opcode::SremI32 => one!(i32, a => unchecked_rem(a.into(), imm!(c)) as u32),
                Opcode::SremI64 => one!(i64, a => unchecked_rem(a, imm!(c))),
                Opcode::UdivI => one!(u64, a => a / nonzero(w.c)),
                Opcode::UremI => one!(u64, a => a % nonzero(w.c)),
                Opcode::AndI => op!(AndI),
                Opcode::OrI => one!(u64, a => a | imm!(c) as u64),
                Opcode::XorI => one!(u64, a => a ^ imm!(c) as u64),
                Opcode::ShlI32 => op!(ShlI32),
                Opcode::ShlI64 => one!(u64, a => a.wrapping_shl(w.c.into())),
                Opcode::LshrI => op!(LshrI),
                Opcode::AshrI32 => one!(i32, a => a.wrapping_shr(w.c.into()) as u32),
                Opcode::AshrI64 => op!(AshrI64),

                Opcode::Sext8To16 => unary!(Sext, I8, I16),
                Opcode::Sext8To32 => unary!(Sext, I8, I32),
                Opcode::Sext8To64 => unary!(Sext, I8, I64),
                Opcode::Sext16To32 => unary!(Sext, I16, I32),
                Opcode::Sext16To64 => unary!(Sext, I16, I64),
                Opcode::Sext32To64 => op!(Sext32To64),
                Opcode::Trunc8 => unary!(Trunc, I64, I8),
                Opcode::Trunc16 => unary!(Trunc, I64, I16),
                Opcode::Trunc32 => unary!(Trunc, I64, I32),
                Opcode::Clz32 => unary!(Clz, I32, I32),
                Opcode::Clz64 => unary!(Clz, I64, I64),
                Opcode::Ctz32 => unary!(Ctz, I32, I32),
                Opcode::Ctz64 => unary!(Ctz, I64, I64),
                Opcode::Popcnt => unary!(Popcnt, I64, I64),
                Opcode::Bswap32 => unary!(Bswap, I32, I32),
                Opcode::Bswap64 => unary!(Bswap, I64, I64),

                Opcode::Fadd32 => binary!(Fadd, F32),
                Opcode::Fadd64 => op!(Fadd64),
                Opcode::Fsub32 => binary!(Fsub, F32),
                Opcode::Fsub64 => op!(Fsub64),
                Opcode::Fmul32 => binary!(Fmul, F32),
                Opcode::Fmul64 => op!(Fmul64),
                Opcode::Fdiv32 => binary!(Fdiv, F32),
                Opcode::Fdiv64 => binary!(Fdiv, F64),
                Opcode::Fmin32 => binary!(Fmin, F32),
                Opcode::Fmin64 => binary!(Fmin, F64),
                Opcode::Fmax32 => binary!(Fmax, F32),
                Opcode::Fmax64 => binary!(Fmax, F64),
                Opcode::Fma32 | Opcode::Fma64 => {
                    let ty = match w.op {
                        Opcode::Fma32 => Type::F32,
                        _ => Type::F64,
                    };
                    let args = [r!(b), r!(c), *fp.add(word(ip, 1) as usize)];
                    r!(a) = multiply_add(ty, args);
                    ip = ip.add(2);
                }
                Opcode::Fneg32 => unary!(Fneg, F32, F32),
                Opcode::Fneg64 => unary!(Fneg, F64, F64),
                Opcode::Fabs32 => unary!(Fabs, F32, F32),
                Opcode::Fabs64 => unary!(Fabs, F64, F64),
                Opcode::Fsqrt32 => unary!(Fsqrt, F32, F32),
                Opcode::Fsqrt64 => unary!(Fsqrt, F64, F64),
                Opcode::Fpromote => unary!(Fpromote, F32, F64),
                Opcode::Fdemote => unary!(Fdemote, F64, F32),
                Opcode::F32ToS32 => unary!(FtoS, F32, I32),
                Opcode::F32ToS64 => unary!(FtoS, F32, I64),
                Opcode::F64ToS32 => unary!(FtoS, F64, I32),
                Opcode::F64ToS64 => unary!(FtoS, F64, I64),
                Opcode::S32ToF32 => unary!(StoF, I32, F32),
                Opcode::S32ToF64 => unary!(StoF, I32, F64),
                Opcode::S64ToF32 => unary!(StoF, I64, F32),
                Opcode::S64ToF64 => unary!(StoF, I64, F64),
                Opcode::U64ToF32 => unary!(UtoF, I64, F32),
                Opcode::U64ToF64 => unary!(UtoF, I64, F64),

                Opcode::CmpEq => compare!(IntCond::Eq, I64),
                Opcode::CmpNe => compare!(IntCond::Ne, I64),
                Opcode::CmpUlt => compare!(IntCond::Ult, I64),
                Opcode::CmpUle => compare!(IntCond::Ule, I64),
                Opcode::CmpSlt8 => compare!(IntCond::Slt, I8),
                Opcode::CmpSlt16 => compare!(IntCond::Slt, I16),
                Opcode::CmpSlt32 => compare!(IntCond::Slt, I32),
                Opcode::CmpSlt64 => compare!(IntCond::Slt, I64),
                Opcode::CmpSle8 => compare!(IntCond::Sle, I8),
                Opcode::CmpSle16 => compare!(IntCond::Sle, I16),
                Opcode::CmpSle32 => compare!(IntCond::Sle, I32),
                Opcode::CmpSle64 => compare!(IntCond::Sle, I64),
                Opcode::CmpEqI => one!(u64, a => a == imm!(c) as u64),
                Opcode::CmpNeI => one!(u64, a => a != imm!(c) as u64),
                Opcode::CmpUltI => one!(u64, a => a < u64::from(w.c)),
                Opcode::CmpUgtI => one!(u64, a => a > u64::from(w.c)),
                Opcode::CmpSltI32 => one!(i32, a => a < i32::from(imm!(c))),
                Opcode::CmpSltI64 => one!(i64, a => a < i64::from(imm!(c))),
                Opcode::CmpSgtI32 => one!(i32, a => a > i32::from(imm!(c))),
                Opcode::CmpSgtI64 => one!(i64, a => a > i64::from(imm!(c))),
                Opcode::Fcmp32Oeq => compare!(FloatCond::Oeq, F32),
                Opcode::Fcmp32One => compare!(FloatCond::One, F32),
                Opcode::Fcmp32Olt => compare!(FloatCond::Olt, F32),
                Opcode::Fcmp32Ole => compare!(FloatCond::Ole, F32),
                Opcode::Fcmp32Ord => compare!(FloatCond::Ord, F32),
                Opcode::Fcmp32Ueq => compare!(FloatCond::Ueq, F32),
                Opcode::Fcmp32Ult => compare!(FloatCond::Ult, F32),
                Opcode::Fcmp32Ule => compare!(FloatCond::Ule, F32),
                Opcode::Fcmp32Une => compare!(FloatCond::Une, F32),
                Opcode::Fcmp32Uno => compare!(FloatCond::Uno, F32),
                Opcode::Fcmp64Oeq => compare!(FloatCond::Oeq, F64),
                Opcode::Fcmp64One => compare!(FloatCond::One, F64),
                Opcode::Fcmp64Olt => compare!(FloatCond::Olt, F64),
                Opcode::Fcmp64Ole => compare!(FloatCond::Ole, F64),
                Opcode::Fcmp64Ord => compare!(FloatCond::Ord, F64),
                Opcode::Fcmp64Ueq => compare!(FloatCond::Ueq, F64),
                Opcode::Fcmp64Ult => compare!(FloatCond::Ult, F64),
                Opcode::Fcmp64Ule => compare!(FloatCond::Ule, F64),
                Opcode::Fcmp64Une => compare!(FloatCond::Une, F64),
                Opcode::Fcmp64Uno => compare!(FloatCond::Uno, F64),
                Opcode::Select => {
                    let other = *fp.add(word(ip, 1) as usize);
                    r!(a) = if r!(b) as u8 != 0 { r!(c) } else { other };
                    ip = ip.add(2);
                }
                Opcode::Select128 => {
                    let from = match r!(b) as u8 != 0 {
                        true => fp.add(w.c as usize),
                        false => fp.add(word(ip, 1) as usize),
                    };
                    let high = *from.add(1);
                    r!(a) = *from;
                    *fp.add(w.a as usize + 1) = high;
                    ip = ip.add(2);
                }

                Opcode::Load8 => load!(load8),
                Opcode::Load16 => load!(load16),
                Opcode::Load32 => op!(Load32),
                Opcode::Load64 => op!(Load64),
                Opcode::Load128 => {
                    note!();
                    access!(m.load128(r!(b), imm!(c) as i64, &raw mut r!(a)));
                    ip = ip.add(1);
                }
                Opcode::LoadX8 => op!(LoadX8),
                Opcode::LoadX16 => load_indexed!(load16_indexed),
                Opcode::LoadX32 => op!(LoadX32),
                Opcode::LoadX64 => op!(LoadX64),
                Opcode::LoadS8 => load_frame!(u8),
                Opcode::LoadS16 => load_frame!(u16),
                Opcode::LoadS32 => load_frame!(u32),
                Opcode::LoadS64 => load_frame!(u64),
                Opcode::LoadS128 => {
                    let value: [u8; 16] = access!(m.load_slot(fp, w.bc()));
                    (&raw mut r!(a)).cast::<[u8; 16]>().write(value);
                    ip = ip.add(1);
                }
                Opcode::LoadA8 => load_absolute!(load8),
                Opcode::LoadA16 => load_absolute!(load16),
                Opcode::LoadA32 => load_absolute!(load32),
                Opcode::LoadA64 => load_absolute!(load64),
                Opcode::LoadA128 => {
                    note!();
                    access!(m.load128(word(ip, 1), 0, &raw mut r!(a)));
                    ip = ip.add(2);
                }
                Opcode::Store8 => store!(store8, u8),
                Opcode::Store16 => store!(store16, u16),
                Opcode::Store32 => op!(Store32),
                Opcode::Store64 => op!(Store64),
                Opcode::Store128 => {
                    note!();
                    access!(m.store128(r!(b), imm!(c) as i64, &raw const r!(a)));
                    ip = ip.add(1);
                }
                Opcode::StoreX8 => op!(StoreX8),
                Opcode::StoreX16 => store_indexed!(store16_indexed, u16),
                Opcode::StoreX32 => store_indexed!(store32_indexed, u32),
                Opcode::StoreX64 => op!(StoreX64),
                Opcode::StoreS8 => store_frame!(u8),
                Opcode::StoreS16 => store_frame!(u16),
                Opcode::StoreS32 => store_frame!(u32),
                Opcode::StoreS64 => store_frame!(u64),
                Opcode::StoreS128 => {
                    let value = (&raw const r!(a)).cast::<[u8; 16]>().read();
                    access!(m.store_slot(fp, w.bc(), value));
                    ip = ip.add(1);
                }
                Opcode::StoreA8 => store_absolute!(store8, u8),
                Opcode::StoreA16 => store_absolute!(store16, u16),
                Opcode::StoreA32 => store_absolute!(store32, u32),
                Opcode::StoreA64 => store_absolute!(store64, u64),
                Opcode::StoreA128 => {
                    note!();
                    access!(m.store128(word(ip, 1), 0, &raw const r!(a)));
                    ip = ip.add(2);
                }
                Opcode::StoreI8 => store_imm!(store8, u8),
                Opcode::StoreI16 => store_imm!(store16, u16),
                Opcode::StoreI32 => store_imm!(store32, u32),
                Opcode::StoreI64 => store_imm!(store64, u64),
                Opcode::Lea0 => op!(Lea0),
                Opcode::Lea1 => two!(u64, a, b => a.wrapping_add(b << 1)),
                Opcode::Lea2 => op!(Lea2),
                Opcode::Lea3 => op!(Lea3),
                Opcode::StackAlloc => match m.stack_alloc(&mut sp, r!(b), w.c % 16) {
                    Ok(start) => set!(start),
                    Err(kind) => trap!(kind),
                },
                Opcode::StackSave => set!(m.stack_save(sp)),
                Opcode::StackRestore => {
                    m.stack_restore(fp, &mut sp, r!(a));
                    ip = ip.add(1);
                }
                Opcode::Fence => {
                    fence(Ordering::SeqCst);
                    ip = ip.add(1);
                }
                Opcode::AtomicRmw => {
                    note!();
                    let how = word(ip, 1);
                    r!(a) = access!(m.rmw(how >> 8 != 0, how & 0xff, r!(b), r!(c)));
                    ip = ip.add(2);
                }
                Opcode::CmpXchg => {
                    note!();
                    let how = word(ip, 1);
                    let new = *fp.add(how as u16 as usize);
                    r!(a) = access!(m.cmpxchg(how >> 16, r!(b), r!(c), new));
                    ip = ip.add(2);
                }
                Opcode::X87Push => {
                    note!();
                    access!(m.x87_push(r!(a)));
                    ip = ip.add(1);
                }
                Opcode::X87Pop => {
                    note!();
                    access!(m.x87_pop(r!(a)));
                    ip = ip.add(1);
                }

                Opcode::Jump => op!(Jump),
                Opcode::BrNz => op!(BrNz),
                Opcode::BrZ => op!(BrZ),
                Opcode::BrEq => op!(BrEq),
                Opcode::BrNe => op!(BrNe),
                Opcode::BrUlt => op!(BrUlt),
                Opcode::BrUle => branch_if!(IntCond::Ule, I64),
                Opcode::BrSlt8 => branch_if!(IntCond::Slt, I8),
                Opcode::BrSlt16 => branch_if!(IntCond::Slt, I16),
                Opcode::BrSlt32 => op!(BrSlt32),
                Opcode::BrSlt64 => op!(BrSlt64),
                Opcode::BrSle8 => branch_if!(IntCond::Sle, I8),
                Opcode::BrSle16 => branch_if!(IntCond::Sle, I16),
                Opcode::BrSle32 => op!(BrSle32),
                Opcode::BrSle64 => op!(BrSle64),
                Opcode::BrEqI => op!(BrEqI),
                Opcode::BrNeI => op!(BrNeI),
                Opcode::BrUltI => branch!(r!(a) < u64::from(w.b)),
                Opcode::BrUgtI => branch!(r!(a) > u64::from(w.b)),
                Opcode::BrSltI32 => op!(BrSltI32),
                Opcode::BrSltI64 => op!(BrSltI64),
                Opcode::BrSgtI32 => op!(BrSgtI32),
                Opcode::BrSgtI64 => op!(BrSgtI64),
                Opcode::BrFOeq => branch_if!(FloatCond::Oeq, F64),
                Opcode::BrFOne => branch_if!(FloatCond::One, F64),
                Opcode::BrFOlt => branch_if!(FloatCond::Olt, F64),
                Opcode::BrFOle => branch_if!(FloatCond::Ole, F64),
                Opcode::BrFOrd => branch_if!(FloatCond::Ord, F64),
                Opcode::BrFUeq => branch_if!(FloatCond::Ueq, F64),
                Opcode::BrFUlt => branch_if!(FloatCond::Ult, F64),
                Opcode::BrFUle => branch_if!(FloatCond::Ule, F64),
                Opcode::BrFUne => branch_if!(FloatCond::Une, F64),
                Opcode::BrFUno => branch_if!(FloatCond::Uno, F64),
                Opcode::SwitchDense => {
                    let count = word(ip, 2);
                    let case = r!(a).wrapping_sub(word(ip, 1)).min(count);
                    go!(word(ip, 3 + case as usize))
                }
                Opcode::SwitchSparse => go!(find_case(ip, r!(a))),

                Opcode::Call => call!(enter),
                Opcode::CallIndirect => call_indirect!(enter),
                Opcode::Invoke => or_stop!(m.invoke(&mut fp, &mut sp, &mut ip)),
                Opcode::CallTwice => or_stop!(m.call_twice(&mut fp, &mut sp, &mut ip, None)),
                Opcode::CallIndirectTwice => {
                    let address = Some(r!(c));
                    or_stop!(m.call_twice(&mut fp, &mut sp, &mut ip, address));
                }
                Opcode::TailCall => call!(replace),
                Opcode::TailCallIndirect => call_indirect!(replace),
                Opcode::Ret => leave!(),
                Opcode::Ret1 => op!(Ret1),
                Opcode::RetN => {
                    let to = *fp.add(RESULT) as *mut u64;
                    let list = ip.add(1).cast::<u16>();
                    for i in 0..w.a as usize {
                        *to.add(i) = *fp.add(*list.add(i) as usize);
                    }
                    leave!();
                }
                Opcode::Unreachable => trap!(TrapKind::Unreachable),
                Opcode::Abort => trap!(TrapKind::Abort),
                Opcode::Fuel => {
                    or_stop!(m.spend(w.bc() as u32, ip, fp, sp));
                    ip = ip.add(1);
                }
                Opcode::Stop => {
                    or_stop!(m.ask_at_stop(ip, fp, sp));
                    return m.run_past_stops(fp, sp, ip);
                }
                Opcode::Exit => return Ok(()),

                Opcode::AddI64BrNeI => pair!(AddI64 BrNeI),
                Opcode::AddI64BrEqI => pair!(AddI64 BrEqI),
                Opcode::AddI64BrSlt64 => pair!(AddI64 BrSlt64),
                Opcode::AddI64BrSle64 => pair!(AddI64 BrSle64),
                Opcode::AddI64BrSltI64 => pair!(AddI64 BrSltI64),
                Opcode::AddI64BrSgtI64 => pair!(AddI64 BrSgtI64),
                Opcode::AddI64BrNe => pair!(AddI64 BrNe),
                Opcode::AddI64BrEq => pair!(AddI64 BrEq),
                Opcode::AddI64BrUlt => pair!(AddI64 BrUlt),
                Opcode::AddI64Jump => pair!(AddI64 Jump),
                Opcode::AddI64LoadX8 => pair!(AddI64 LoadX8),
                Opcode::AddI64LoadX32 => pair!(AddI64 LoadX32),
                Opcode::AddI64LoadX64 => pair!(AddI64 LoadX64),
                Opcode::AddI64Mov => pair!(AddI64 Mov),
                Opcode::AddI32BrNeI => pair!(AddI32 BrNeI),
                Opcode::AddI32BrEqI => pair!(AddI32 BrEqI),
                Opcode::AddI32BrSlt32 => pair!(AddI32 BrSlt32),
                Opcode::AddI32BrSle32 => pair!(AddI32 BrSle32),
                Opcode::AddI32BrSltI32 => pair!(AddI32 BrSltI32),
                Opcode::AddI32BrSgtI32 => pair!(AddI32 BrSgtI32),
                Opcode::AddI32BrNe => pair!(AddI32 BrNe),
                Opcode::AddI32Jump => pair!(AddI32 Jump),
                Opcode::Add64BrUlt => pair!(Add64 BrUlt),
                Opcode::Add64BrSle64 => pair!(Add64 BrSle64),
                Opcode::Add64BrSlt64 => pair!(Add64 BrSlt64),
                Opcode::Add64AddI64 => pair!(Add64 AddI64),
                Opcode::Add64Add64 => pair!(Add64 Add64),
                Opcode::Add64Ret1 => pair!(Add64 Ret1),
                Opcode::Add64Mov => pair!(Add64 Mov),
                Opcode::Add32AddI32 => pair!(Add32 AddI32),
                Opcode::Add32LshrI => pair!(Add32 LshrI),
                Opcode::Add32AddI64 => pair!(Add32 AddI64),
                Opcode::AndIBrEqI => pair!(AndI BrEqI),
                Opcode::AndIBrNeI => pair!(AndI BrNeI),
                Opcode::AndIBrZ => pair!(AndI BrZ),
                Opcode::AndIBrNz => pair!(AndI BrNz),
                Opcode::Mul64Add64 => pair!(Mul64 Add64),
                Opcode::MulI64Lea0 => pair!(MulI64 Lea0),
                Opcode::MulI64AddI64 => pair!(MulI64 AddI64),
                Opcode::MulI64Add64 => pair!(MulI64 Add64),
                Opcode::Mul32Add32 => pair!(Mul32 Add32),
                Opcode::LshrIXor => pair!(LshrI Xor),
                Opcode::LshrIOr => pair!(LshrI Or),
                Opcode::XorAddI64 => pair!(Xor AddI64),
                Opcode::XorShlI32 => pair!(Xor ShlI32),
                Opcode::ShlI32LshrI => pair!(ShlI32 LshrI),
                Opcode::OrAddI64 => pair!(Or AddI64),
                Opcode::AshrI64AddI64 => pair!(AshrI64 AddI64),
                Opcode::MovJump => pair!(Mov Jump),
                Opcode::MovMov => pair!(Mov Mov),
                Opcode::MovRet1 => pair!(Mov Ret1),
                Opcode::MovBrNeI => pair!(Mov BrNeI),
                Opcode::MovBrEqI => pair!(Mov BrEqI),
                Opcode::ConstJump => pair!(Const Jump),
                Opcode::Sext32To64LoadX8 => pair!(Sext32To64 LoadX8),
                Opcode::Sext32To64LoadX32 => pair!(Sext32To64 LoadX32),
                Opcode::Sext32To64LoadX64 => pair!(Sext32To64 LoadX64),
                Opcode::Sext32To64Lea2 => pair!(Sext32To64 Lea2),
                Opcode::Sext32To64Lea3 => pair!(Sext32To64 Lea3),
                Opcode::Lea0LoadX64 => pair!(Lea0 LoadX64),
                Opcode::Lea0StoreX64 => pair!(Lea0 StoreX64),
                Opcode::Lea0LoadX32 => pair!(Lea0 LoadX32),
                Opcode::Lea2Load32 => pair!(Lea2 Load32),
                Opcode::Lea2Store32 => pair!(Lea2 Store32),
                Opcode::Lea3Load64 => pair!(Lea3 Load64),
                Opcode::Lea3Store64 => pair!(Lea3 Store64),
                Opcode::Load32BrEqI => pair!(Load32 BrEqI),
                Opcode::Load32BrNeI => pair!(Load32 BrNeI),
                Opcode::Load32AddI32 => pair!(Load32 AddI32),
                Opcode::Load64BrEqI => pair!(Load64 BrEqI),
                Opcode::Load64BrNeI => pair!(Load64 BrNeI),
                Opcode::Load64BrSlt64 => pair!(Load64 BrSlt64),
                Opcode::Load64Fmul64 => pair!(Load64 Fmul64),
                Opcode::Load64Fadd64 => pair!(Load64 Fadd64),
                Opcode::LoadX8BrEqI => pair!(LoadX8 BrEqI),
                Opcode::LoadX8BrNeI => pair!(LoadX8 BrNeI),
                Opcode::LoadX32BrSlt32 => pair!(LoadX32 BrSlt32),
                Opcode::LoadX32BrSle32 => pair!(LoadX32 BrSle32),
                Opcode::LoadX64Mul64 => pair!(LoadX64 Mul64),
                Opcode::LoadX64Add64 => pair!(LoadX64 Add64),
                Opcode::LoadX64MulI64 => pair!(LoadX64 MulI64),
                Opcode::LoadX64Fmul64 => pair!(LoadX64 Fmul64),
                Opcode::LoadX64Fsub64 => pair!(LoadX64 Fsub64),
                Opcode::LoadX64Fadd64 => pair!(LoadX64 Fadd64),
                Opcode::StoreX8Add64 => pair!(StoreX8 Add64),
                Opcode::StoreX8AddI64 => pair!(StoreX8 AddI64),
                Opcode::Store32AddI64 => pair!(Store32 AddI64),
                Opcode::Store64AddI64 => pair!(Store64 AddI64),
                Opcode::Store64Load64 => pair!(Store64 Load64),
                Opcode::Fmul64Fadd64 => pair!(Fmul64 Fadd64),
                Opcode::Fmul64Fmul64 => pair!(Fmul64 Fmul64),
                Opcode::Fmul64Fsub64 => pair!(Fmul64 Fsub64),
                Opcode::Fadd64Store64 => pair!(Fadd64 Store64),
                Opcode::Fadd64Fadd64 => pair!(Fadd64 Fadd64),
                Opcode::Fadd64Fmul64 => pair!(Fadd64 Fmul64),
                Opcode::Fsub64Fmul64 => pair!(Fsub64 Fmul64),
            }
        }
    }
}
