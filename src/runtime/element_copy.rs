//! Memory copied and filled element by element, each read and written at once: what
//! `llvm.memcpy.element.unordered.atomic` and its like do while other threads look on.
//!
//! Elements are of 1, 2, 4, 8 or 16 bytes and lie at multiples of that, and there is a whole number
//! of them: calls for which that is not so are undefined, and here do what is left of them. The
//! addresses are the program's, which vouches for them; a bad one faults.

use std::arch::asm;

use super::libcalls::compare_and_swap_16;

/// Memory that is read and written at once.
trait Element: Copy {
    const SIZE: usize;
    /// This many times a byte.
    fn splat(byte: u8) -> Self;
    /// # Safety
    /// As for a read through the pointer, but for races.
    unsafe fn load(at: *const u8) -> Self;
    /// # Safety
    /// As for a write through the pointer, but for races.
    unsafe fn store(self, at: *mut u8);
}

/// One instruction each, which no rule of references or of alignment concerns.
macro_rules! element {
    ($int:ty, $class:ident, $register:literal) => {
        impl Element for $int {
            const SIZE: usize = size_of::<$int>();
            fn splat(byte: u8) -> $int {
                <$int>::from_ne_bytes([byte; size_of::<$int>()])
            }
            unsafe fn load(at: *const u8) -> $int {
                let value: $int;
                // SAFETY: the caller vouches for the pointer.
                unsafe {
                    asm!(concat!("mov ", $register, ", [{at}]"), value = out($class) value,
                        at = in(reg) at, options(nostack, preserves_flags));
                }
                value
            }
            unsafe fn store(self, at: *mut u8) {
                // SAFETY: the caller vouches for the pointer.
                unsafe {
                    asm!(concat!("mov [{at}], ", $register), value = in($class) self,
                        at = in(reg) at, options(nostack, preserves_flags));
                }
            }
        }
    };
}
element!(u8, reg_byte, "{value}");
element!(u16, reg, "{value:x}");
element!(u32, reg, "{value:e}");
element!(u64, reg, "{value}");

/// Processors with AVX access 16 aligned bytes at once; others do so by exchanges only, which
/// write even where nothing is to change.
impl Element for u128 {
    const SIZE: usize = 16;

    fn splat(byte: u8) -> u128 {
        u128::from_ne_bytes([byte; 16])
    }

    unsafe fn load(at: *const u8) -> u128 {
        if !is_x86_feature_detected!("avx") {
            // SAFETY: the caller keeps the contract of `load`.
            return unsafe { compare_and_swap_16(at.cast_mut().cast(), 0, 0) };
        }
        let mut value = 0u128;
        // SAFETY: the caller vouches for the pointer.
        unsafe {
            asm!("movdqa {by}, [{at}]", "movdqu [{to}], {by}",
                by = out(xmm_reg) _, at = in(reg) at, to = in(reg) &raw mut value,
                options(nostack, preserves_flags));
        }
        value
    }

    unsafe fn store(self, at: *mut u8) {
        if !is_x86_feature_detected!("avx") {
            let mut expected = 0;
            loop {
                // SAFETY: the caller keeps the contract of `store`.
                let found = unsafe { compare_and_swap_16(at.cast(), expected, self) };
                if found == expected {
                    return;
                }
                expected = found;
            }
        }
        // SAFETY: as for `load`.
        unsafe {
            asm!("movdqu {by}, [{from}]", "movdqa [{at}], {by}",
                by = out(xmm_reg) _, at = in(reg) at, from = in(reg) &raw const self,
                options(nostack, preserves_flags));
        }
    }
}

/// Copies `len` bytes, which may overlap with where they go.
///
/// # Safety
///
/// Both places have `len` bytes that the program may read and write. A bad address faults.
pub(super) unsafe extern "C" fn copy(to: *mut u8, from: *const u8, len: u64, size: u64) {
    // SAFETY: the caller keeps the contract of `copy`.
    unsafe {
        match size {
            1 => copy_as::<u8>(to, from, len),
            2 => copy_as::<u16>(to, from, len),
            4 => copy_as::<u32>(to, from, len),
            8 => copy_as::<u64>(to, from, len),
            _ => copy_as::<u128>(to, from, len),
        }
    }
}

/// Fills `len` bytes.
///
/// # Safety
///
/// The place has `len` bytes that the program may write. A bad address faults.
pub(super) unsafe extern "C" fn fill(to: *mut u8, byte: u64, len: u64, size: u64) {
    // SAFETY: the caller keeps the contract of `fill`.
    unsafe {
        match size {
            1 => fill_as::<u8>(to, byte, len),
            2 => fill_as::<u16>(to, byte, len),
            4 => fill_as::<u32>(to, byte, len),
            8 => fill_as::<u64>(to, byte, len),
            _ => fill_as::<u128>(to, byte, len),
        }
    }
}

/// [`copy`] by elements of one size.
///
/// # Safety
///
/// As for [`copy`].
unsafe fn copy_as<T: Element>(to: *mut u8, from: *const u8, len: u64) {
    let count = len as usize / T::SIZE;
    let one = |i: usize| {
        let at = i * T::SIZE;
        // SAFETY: the caller keeps the contract of `copy_as`.
        unsafe { T::load(from.wrapping_add(at)).store(to.wrapping_add(at)) }
    };
    // What is still to be read must not be overwritten.
    match to.addr() > from.addr() {
        true => (0..count).rev().for_each(one),
        false => (0..count).for_each(one),
    }
}

/// [`fill`] by elements of one size.
///
/// # Safety
///
/// As for [`fill`].
unsafe fn fill_as<T: Element>(to: *mut u8, byte: u64, len: u64) {
    for i in 0..len as usize / T::SIZE {
        // SAFETY: the caller keeps the contract of `fill_as`.
        unsafe { T::splat(byte as u8).store(to.wrapping_add(i * T::SIZE)) };
    }
}
