//! The runtime that LLVMlite programs of the known courses are linked with.

use std::ffi::{c_char, c_void};

use super::{Address, Family, HostFn, HostType};

const STRING: HostType = HostType::Ptr("i8*");

/// The rows of the table.
#[rustfmt::skip]
pub(super) const FUNCTIONS: &[HostFn] = &[
    row("ll_puts", &[STRING], HostType::Void, "prints a string and a newline", ll_puts as *const ()),
    row("ll_strcat", &[STRING, STRING], STRING, "a new string: the first, then the second", ll_strcat as *const ()),
    row("ll_ltoa", &[HostType::I64], STRING, "a new string: the integer in decimal", ll_ltoa as *const ()),
    row("ll_callback", &[HostType::Ptr("i64 (i64, i64)*")], HostType::I64, "calls the function with 19 and 19", ll_callback as *const ()),
    row("ll_malloc", &[HostType::I64, HostType::I64], STRING, "zeroed memory for so many values of a size", ll_malloc as *const ()),
];

const fn row(
    name: &'static str,
    params: &'static [HostType],
    result: HostType,
    doc: &'static str,
    address: *const (),
) -> HostFn {
    HostFn {
        name,
        family: Family::Llvmlite,
        params,
        result,
        doc,
        address: Address(address),
    }
}

// All of these are called by programs, which hand over what they want: a string that is none
// faults in the C library, and that ends the program.

/// Prints a line.
///
/// # Safety
///
/// It is a C string. A program that hands over another one faults in C.
unsafe extern "C" fn ll_puts(text: *const c_char) {
    // SAFETY: the program vouches for the string.
    unsafe { libc::puts(text) };
}

/// Both strings behind each other, in new memory.
///
/// # Safety
///
/// Both are C strings.
pub(super) unsafe extern "C" fn ll_strcat(a: *const c_char, b: *const c_char) -> *mut c_char {
    // SAFETY: the program vouches for the strings; the new one has room for both and the null.
    unsafe {
        let (m, n) = (libc::strlen(a), libc::strlen(b));
        let new = libc::malloc(m.wrapping_add(n).wrapping_add(1)).cast::<c_char>();
        if !new.is_null() {
            libc::memcpy(new.cast(), a.cast(), m);
            libc::memcpy(new.add(m).cast(), b.cast(), n);
            *new.add(m + n) = 0;
        }
        new
    }
}

pub(super) extern "C" fn ll_ltoa(value: i64) -> *mut c_char {
    /// Room for a sign, 19 digits and the null.
    const ROOM: usize = 24;
    // SAFETY: the text fits.
    unsafe {
        let new = libc::malloc(ROOM).cast::<c_char>();
        if !new.is_null() {
            libc::snprintf(new, ROOM, c"%ld".as_ptr(), value);
        }
        new
    }
}

extern "C" fn ll_callback(function: extern "C" fn(i64, i64) -> i64) -> i64 {
    function(19, 19)
}

extern "C" fn ll_malloc(count: i64, size: i64) -> *mut c_void {
    // SAFETY: negative numbers are very large ones, for which there is no memory.
    unsafe { libc::calloc(count as usize, size as usize) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::CStr;

    #[test]
    fn strings() {
        // SAFETY: C strings go in and come out.
        unsafe {
            let joined = ll_strcat(c"left-".as_ptr(), c"right".as_ptr());
            assert_eq!(CStr::from_ptr(joined), c"left-right");
            assert_eq!(CStr::from_ptr(ll_ltoa(i64::MIN)), c"-9223372036854775808");
            let zeros = ll_malloc(4, 8).cast::<[u64; 4]>();
            assert_eq!(*zeros, [0; 4]);
            assert!(std::hint::black_box(ll_malloc(-1, 8)).is_null());
        }
    }

    #[test]
    fn the_callback_gets_nineteen_twice() {
        extern "C" fn both(a: i64, b: i64) -> i64 {
            100 * a + b
        }
        assert_eq!(ll_callback(both), 1919);
    }
}
