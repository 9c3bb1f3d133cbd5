//! The runtime of the Oat language. An Oat array is a pointer to its length, an `i64`, which its
//! elements of 8 bytes follow.
//!
//! What a program of Oat must not do ends it with a message on stderr and status 1.

use std::ffi::{c_char, c_void};

use super::llvmlite::{ll_ltoa, ll_strcat};
use super::{Address, Family, HostFn, HostType};

const I64: HostType = HostType::I64;
const VOID: HostType = HostType::Void;
const STRING: HostType = HostType::Ptr("i8*");
const WORDS: HostType = HostType::Ptr("i64*");
const ARRAY: HostType = HostType::Ptr("{ i64, [0 x i64] }*");

/// The rows of the table.
#[rustfmt::skip]
pub(super) const FUNCTIONS: &[HostFn] = &[
    row("oat_malloc", &[I64], WORDS, "zeroed memory of so many bytes", oat_malloc as *const ()),
    row("oat_alloc_array", &[I64], WORDS, "a zeroed array of so many elements", oat_alloc_array as *const ()),
    row("oat_assert_not_null", &[STRING], VOID, "ends the program if the pointer is null", oat_assert_not_null as *const ()),
    row("oat_assert_array_length", &[WORDS, I64], VOID, "ends the program if the index is not one of the array's", oat_assert_array_length as *const ()),
    row("array_of_string", &[STRING], ARRAY, "an array with the bytes of a string", array_of_string as *const ()),
    row("string_of_array", &[ARRAY], STRING, "a string with the characters of an array", string_of_array as *const ()),
    row("length_of_string", &[STRING], I64, "the number of bytes of a string", length_of_string as *const ()),
    row("string_of_int", &[I64], STRING, "a new string: the integer in decimal", ll_ltoa as *const ()),
    row("string_cat", &[STRING, STRING], STRING, "a new string: the first, then the second", ll_strcat as *const ()),
    row("print_string", &[STRING], VOID, "prints a string, without a newline", print_string as *const ()),
    row("print_int", &[I64], VOID, "prints an integer in decimal, without a newline", print_int as *const ()),
    row("print_bool", &[HostType::Bool], VOID, "prints `true` or `false`, without a newline", print_bool as *const ()),
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
        family: Family::Oat,
        params,
        result,
        doc,
        address: Address(address),
    }
}

/// Ends the program as Oat's runtime does: what was printed is written out, then the message.
fn fail(message: &str) -> ! {
    super::flush();
    let line = format!("Runtime error: {message}\n");
    // SAFETY: the text is written from memory of that length. `exit` runs what the program has
    // registered, as it would have if the program had called it.
    unsafe {
        libc::write(libc::STDERR_FILENO, line.as_ptr().cast(), line.len());
        libc::exit(1)
    }
}

extern "C" fn oat_malloc(size: i64) -> *mut c_void {
    if size < 0 {
        fail(&format!("an allocation of {size} bytes"));
    }
    // SAFETY: any size may be asked for; a byte more, so that there is always some memory.
    unsafe { libc::calloc(size as usize + 1, 1) }
}

extern "C" fn oat_alloc_array(len: i64) -> *mut i64 {
    if len < 0 {
        fail(&format!("an array of length {len}"));
    }
    // SAFETY: any size may be asked for; a byte more, so that there is always some memory; the first word is
    // there if anything is.
    unsafe {
        let array = libc::calloc(len as usize + 1, 8).cast::<i64>();
        if array.is_null() {
            fail(&format!("no memory for an array of length {len}"));
        }
        *array = len;
        array
    }
}

extern "C" fn oat_assert_not_null(pointer: *const c_void) {
    if pointer.is_null() {
        fail("a null pointer is used");
    }
}

/// Ends the program where an index is out of bounds.
///
/// # Safety
///
/// The array is null or one of Oat's, whose first word is its length.
unsafe extern "C" fn oat_assert_array_length(array: *const i64, index: i64) {
    if array.is_null() {
        fail(&format!("index {index} into a null array"));
    }
    // SAFETY: the program vouches for the array.
    let len = unsafe { *array };
    if index < 0 || index >= len {
        fail(&format!(
            "index {index} is out of bounds of an array of length {len}"
        ));
    }
}

/// The characters of a string as an array.
///
/// # Safety
///
/// The text is null or a C string.
unsafe extern "C" fn array_of_string(text: *const c_char) -> *mut i64 {
    if text.is_null() {
        fail("array_of_string of a null string");
    }
    // SAFETY: the program vouches for the string; the array has an element for each byte.
    unsafe {
        let len = libc::strlen(text);
        let array = oat_alloc_array(len as i64);
        for i in 0..len {
            *array.add(i + 1) = i64::from(*text.add(i));
        }
        array
    }
}

/// The elements of an array as a string.
///
/// # Safety
///
/// The array is null or one of Oat's, with as many elements as its first word says.
unsafe extern "C" fn string_of_array(array: *const i64) -> *mut c_char {
    if array.is_null() {
        fail("string_of_array of a null array");
    }
    // SAFETY: the program vouches for the array; the string has room for all and the null.
    unsafe {
        let len = *array;
        if len < 0 {
            fail(&format!("an array of length {len}"));
        }
        let len = len as usize;
        let text = libc::malloc(len + 1).cast::<c_char>();
        if text.is_null() {
            fail("no memory for a string");
        }
        for i in 0..len {
            let character = (*array.add(i + 1) & 0x7f) as c_char;
            if character == 0 {
                fail(&format!("element {i} of the array is no character"));
            }
            *text.add(i) = character;
        }
        *text.add(len) = 0;
        text
    }
}

/// How long a string is.
///
/// # Safety
///
/// The text is null or a C string.
unsafe extern "C" fn length_of_string(text: *const c_char) -> i64 {
    if text.is_null() {
        fail("length_of_string of a null string");
    }
    // SAFETY: the program vouches for the string.
    unsafe { libc::strlen(text) as i64 }
}

/// Prints a string.
///
/// # Safety
///
/// The text is null or a C string.
unsafe extern "C" fn print_string(text: *const c_char) {
    if text.is_null() {
        fail("print_string of a null string");
    }
    // SAFETY: the program vouches for the string.
    unsafe { libc::printf(c"%s".as_ptr(), text) };
}

extern "C" fn print_int(value: i64) {
    // SAFETY: the format takes a long.
    unsafe { libc::printf(c"%ld".as_ptr(), value) };
}

extern "C" fn print_bool(value: u8) {
    let text = if value == 0 { c"false" } else { c"true" };
    // SAFETY: the format has no conversion.
    unsafe { libc::printf(text.as_ptr()) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::CStr;

    #[test]
    fn arrays_know_their_length() {
        // SAFETY: the functions are used as the language does.
        unsafe {
            let array = oat_alloc_array(3);
            assert_eq!(std::slice::from_raw_parts(array, 4), [3, 0, 0, 0]);
            oat_assert_array_length(array, 2);
            oat_assert_not_null(array.cast());
            assert_eq!(*oat_alloc_array(0), 0);
            let words = oat_malloc(16).cast::<[u64; 2]>();
            assert_eq!(*words, [0, 0]);
        }
    }

    #[test]
    fn strings_become_arrays_and_back() {
        // SAFETY: the functions are used as the language does.
        unsafe {
            let array = array_of_string(c"abc".as_ptr());
            assert_eq!(std::slice::from_raw_parts(array, 4), [3, 97, 98, 99]);
            *array.add(1) += 1;
            let text = string_of_array(array);
            assert_eq!(CStr::from_ptr(text), c"bbc");
            assert_eq!(length_of_string(text), 3);
        }
    }
}
