//! Atomic accesses to memory of the program, and the values that are left on the stack of the x87:
//! each is one machine instruction that may fault.

use std::arch::asm;

/// Exchanges `value` with the `1 << log2` bytes at an address, or adds it to them.
///
/// # Safety
///
/// As for [`store64`](super::memory::store64).
pub(in crate::interp) unsafe fn rmw(adds: bool, log2: u64, addr: u64, value: u64) -> u64 {
    let mut value = value;
    macro_rules! with {
        ($class:ident, $ty:ty, $size:literal, $form:literal) => {{
            let mut old = value as $ty;
            // SAFETY: the caller is prepared for a fault.
            unsafe {
                match adds {
                    true => asm!(
                        concat!("lock xadd ", $size, " ptr [{addr}], {old", $form, "}"),
                        addr = in(reg) addr,
                        old = inout($class) old,
                        options(nostack)
                    ),
                    false => asm!(
                        concat!("xchg ", $size, " ptr [{addr}], {old", $form, "}"),
                        addr = in(reg) addr,
                        old = inout($class) old,
                        options(nostack)
                    ),
                }
            }
            value = u64::from(old);
        }};
    }
    match log2 {
        0 => with!(reg_byte, u8, "byte", ""),
        1 => with!(reg, u16, "word", ":x"),
        2 => with!(reg, u32, "dword", ":e"),
        _ => with!(reg, u64, "qword", ":r"),
    }
    value
}

/// Writes `new` to the `1 << log2` bytes at an address if they are `expected`; what they were.
///
/// # Safety
///
/// As for [`store64`](super::memory::store64).
pub(in crate::interp) unsafe fn cmpxchg(log2: u64, addr: u64, expected: u64, new: u64) -> u64 {
    macro_rules! with {
        ($class:ident, $ty:ty, $size:literal, $acc:tt, $form:literal) => {{
            let mut old = expected as $ty;
            // SAFETY: the caller is prepared for a fault.
            unsafe {
                asm!(
                    concat!("lock cmpxchg ", $size, " ptr [{addr}], {new", $form, "}"),
                    addr = in(reg) addr,
                    new = in($class) new as $ty,
                    inout($acc) old,
                    options(nostack)
                );
            }
            u64::from(old)
        }};
    }
    match log2 {
        0 => with!(reg_byte, u8, "byte", "al", ""),
        1 => with!(reg, u16, "word", "ax", ":x"),
        2 => with!(reg, u32, "dword", "eax", ":e"),
        _ => with!(reg, u64, "qword", "rax", ":r"),
    }
}

/// Pushes 80 bits. They stay on the stack of the x87 while the frames of the interpreter return to
/// who pops them: nothing that Rust compiles for x86-64 uses that stack.
///
/// # Safety
///
/// As for [`load64`](super::memory::load64), of ten bytes; somebody pops what is pushed.
pub(in crate::interp) unsafe fn x87_push(addr: u64) {
    // SAFETY: the caller is prepared for a fault, and pushes what its own caller pops.
    unsafe {
        asm!("fld tbyte ptr [{addr}]", addr = in(reg) addr, options(nostack, preserves_flags));
    }
}

/// Pops 80 bits, which a function has just returned.
///
/// # Safety
///
/// As for [`store64`](super::memory::store64), of ten bytes; the stack of the x87 has a value.
pub(in crate::interp) unsafe fn x87_pop(addr: u64) {
    // SAFETY: the caller is prepared for a fault, and pops what was pushed for it.
    unsafe {
        asm!("fstp tbyte ptr [{addr}]", addr = in(reg) addr, options(nostack, preserves_flags));
    }
}
