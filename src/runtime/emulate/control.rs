//! The processor's own state: how it rounds, its clock, random numbers.

use std::arch::asm;

use super::{Emulated, OperandBlock};

/// `MXCSR`: how floats are rounded, and which exceptions have been met.
pub(super) fn status() -> u32 {
    let mut word = 0u32;
    // SAFETY: it stores four bytes in a local.
    unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut word, options(nostack, preserves_flags)) };
    word
}

/// How floats are rounded: to nearest, down, up, towards zero.
pub(super) fn rounding() -> u32 {
    status() >> 13 & 3
}

pub(super) fn control(which: Emulated, f: &mut OperandBlock) -> u64 {
    match which {
        Emulated::Stmxcsr => {
            let to = f.get::<u64>(0) as *mut u32;
            // SAFETY: the program vouches for the address; a bad one faults at this instruction.
            unsafe { asm!("stmxcsr [{}]", in(reg) to, options(nostack, preserves_flags)) };
        }
        Emulated::Ldmxcsr => {
            let from = f.get::<u64>(0) as *const u32;
            // SAFETY: the program vouches for the address; a bad one faults at this instruction. What the program says of
            // rounding and exceptions counts from here on, as it would in a native program.
            unsafe {
                asm!("ldmxcsr [{}]", in(reg) from, options(nostack, readonly, preserves_flags));
            }
        }
        Emulated::Rdpid | Emulated::Rdtscp => {
            let (low, high, cpu): (u32, u32, u32);
            // SAFETY: it only reads the clock.
            unsafe {
                asm!("rdtscp", out("eax") low, out("edx") high, out("ecx") cpu,
                    options(nostack, nomem, preserves_flags));
            }
            if which == Emulated::Rdpid {
                return cpu.into();
            }
            f.set_at(0, u64::from(high) << 32 | u64::from(low));
            f.set_at(8, cpu);
        }
        Emulated::Xgetbv => {
            let (low, high): (u32, u32);
            // SAFETY: it only reads a register, and is illegal where there is none.
            unsafe {
                asm!("xgetbv", in("ecx") f.get::<u32>(0), out("eax") low, out("edx") high,
                    options(nostack, nomem, preserves_flags));
            }
            return u64::from(high) << 32 | u64::from(low);
        }
        Emulated::Random16 => {
            f.set_at(0, random() as u16);
            f.set_at(4, 1u32);
        }
        Emulated::Random32 => {
            f.set_at(0, random() as u32);
            f.set_at(4, 1u32);
        }
        Emulated::Random64 => {
            f.set_at(0, random());
            f.set_at(8, 1u32);
        }
        _ => {}
    }
    0
}

/// A random number of the system's: as good as the processor's.
fn random() -> u64 {
    let mut word = 0u64;
    // SAFETY: it fills eight bytes of a local.
    while unsafe { libc::getrandom((&raw mut word).cast(), 8, 0) } != 8 {}
    word
}
