//! Addresses that a program with a heap of its own gives back, and that are not of that heap.
//!
//! They may be of blocks of the C library, which functions of C have made for the program. The C library believes what it
//! is told, and goes astray where it is no block of its own. Which blocks it has only it knows, and says nobody. But
//! what is not aligned, not mapped, on a stack, or part of a library or of generated code is none.

use std::mem::MaybeUninit;

use super::{activation, critical, registry, threads};
use crate::sys::memory;

/// The least alignment that an allocator gives memory for anything that is as large.
const ALIGNMENT: usize = 8;

/// Whether a block of the C library may be at an address.
pub(crate) fn is_possible(address: usize) -> bool {
    address.is_multiple_of(ALIGNMENT)
        && !activation::has_on_stack(address)
        && !threads::bounds().is_some_and(|bounds| bounds.contains(address))
        && !registry::is_in_window(address)
        && memory::is_mapped(address)
        && !is_in_object(address)
}

/// Whether an address is one of the executable or of a library.
fn is_in_object(address: usize) -> bool {
    let mut info = MaybeUninit::<libc::Dl_info>::uninit();
    // A child of `fork` would find the dynamic linker's lock held.
    let _section = critical::enter();
    // SAFETY: the address is only compared; what is found is written to `info`.
    unsafe { libc::dladdr(address as *const _, info.as_mut_ptr()) != 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_the_c_library_are_told_from_what_is_none() {
        static VARIABLE: u64 = 7;
        let blocks: Vec<Vec<u64>> = [1, 100, 100_000].map(|len| vec![7; len]).into();
        for block in &blocks {
            assert!(is_possible(block.as_ptr() as usize));
            assert!(!is_possible(block.as_ptr() as usize + 4));
        }
        for none in [
            0,
            16,
            usize::MAX & !15,
            1 << 47,
            &raw const VARIABLE as usize,
        ] {
            assert!(!is_possible(none), "{none:#x}");
        }
        assert!(!is_possible(is_possible as *const () as usize & !7));
    }
}
