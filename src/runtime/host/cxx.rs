//! The C++ library, and what becomes of exceptions.
//!
//! There is no unwinding here: `invoke` is a call that does not throw. What would start to unwind
//! ends the call into the program with a trap that names it, whether the program throws itself or
//! the library does.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr;
use std::sync::OnceLock;

use super::{Address, Family, HostFn, HostType};
use crate::runtime::activation;
use crate::runtime::trap::TrapKind;

const PTR: HostType = HostType::Ptr("ptr");

/// What starts to unwind.
#[rustfmt::skip]
pub(super) const FUNCTIONS: &[HostFn] = &[
    row("__cxa_throw", &[PTR, PTR, PTR], HostType::Void, "throws an exception: a trap", cxa_throw as *const ()),
    row("__cxa_rethrow", &[], HostType::Void, "throws an exception again: a trap", unwind::<0> as *const ()),
    row("_Unwind_RaiseException", &[PTR], HostType::I32, "starts to unwind: a trap", unwind::<1> as *const ()),
    row("_Unwind_Resume", &[PTR], HostType::Void, "goes on unwinding: a trap", unwind::<2> as *const ()),
    row("_Unwind_Resume_or_Rethrow", &[PTR], HostType::I32, "goes on unwinding: a trap", unwind::<3> as *const ()),
    row("_Unwind_ForcedUnwind", &[PTR, PTR, PTR], HostType::I32, "starts to unwind: a trap", unwind::<4> as *const ()),
];

/// The names of those that `unwind` stands for.
const UNWINDING: [&str; 5] = [
    "__cxa_rethrow",
    "_Unwind_RaiseException",
    "_Unwind_Resume",
    "_Unwind_Resume_or_Rethrow",
    "_Unwind_ForcedUnwind",
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
        family: Family::Cxx,
        params,
        result,
        doc,
        address: Address(address),
    }
}

/// Whether a name looks like one of the C++ library.
pub(super) fn is_cxx(name: &[u8]) -> bool {
    let starts = ["_Z", "__cxa_", "__gxx_", "__cxxabi"];
    starts
        .iter()
        .any(|start| name.starts_with(start.as_bytes()))
}

/// Loads the C++ library, where the system has one. Whether it is there now and was not looked
/// at before.
pub(super) fn load() -> bool {
    static LOADED: OnceLock<bool> = OnceLock::new();
    *LOADED.get_or_init(|| {
        // SAFETY: the name is a C string; the library does nothing of note when it is loaded.
        let library = unsafe {
            libc::dlopen(
                c"libstdc++.so.6".as_ptr(),
                libc::RTLD_LAZY | libc::RTLD_GLOBAL,
            )
        };
        if let Some(set) = symbol(c"_ZSt13set_terminatePFvvE") {
            // SAFETY: that is what the function's mangled name says of its type.
            unsafe {
                let set: extern "C" fn(extern "C" fn()) -> *const c_void = std::mem::transmute(set);
                set(terminate);
            }
        }
        !library.is_null()
    })
}

fn symbol(name: &CStr) -> Option<*mut c_void> {
    // SAFETY: the name is a C string.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!found.is_null()).then_some(found)
}

unsafe extern "C" fn cxa_throw(_object: *const c_void, info: *const c_void, _drop: *const c_void) {
    // SAFETY: the second argument of this function is the type of what is thrown.
    let message = match unsafe { type_name(info) } {
        Some(name) => format!("`__cxa_throw` was called, to throw a `{name}`"),
        None => "`__cxa_throw` was called".into(),
    };
    // SAFETY: nothing in this frame is to be dropped.
    unsafe { raise(message) }
}

unsafe extern "C" fn unwind<const N: usize>() {
    // SAFETY: as above.
    unsafe { raise(format!("`{}` was called", UNWINDING[N])) }
}

unsafe fn raise(message: String) -> ! {
    let message = message + ": exceptions are not supported";
    // SAFETY: the message is handed over; the frames above hold nothing to drop.
    unsafe { activation::raise(TrapKind::Host(message)) }
}

/// What `std::terminate` calls: nobody catches what the library itself throws.
extern "C" fn terminate() {
    let thrown = symbol(c"__cxa_current_exception_type").and_then(|current| {
        // SAFETY: the function takes nothing and returns a type, or null.
        unsafe {
            let current: extern "C" fn() -> *const c_void = std::mem::transmute(current);
            type_name(current())
        }
    });
    let message = match thrown {
        Some(name) => format!("`std::terminate` was called: a `{name}` was thrown"),
        None => "`std::terminate` was called".into(),
    };
    // SAFETY: the message is handed over; the frames above are those of the C++ library.
    unsafe { activation::raise(TrapKind::Host(message)) }
}

/// The name of a type as it is written in C++.
unsafe fn type_name(info: *const c_void) -> Option<String> {
    if info.is_null() {
        return None;
    }
    // SAFETY: a `std::type_info` starts with a pointer to its virtual functions; its name follows.
    let mangled = unsafe { info.cast::<*const c_char>().add(1).read() };
    if mangled.is_null() {
        return None;
    }
    if let Some(demangle) = symbol(c"__cxa_demangle") {
        // SAFETY: that is its type by the C++ ABI; what it returns is to be freed.
        unsafe {
            type Demangle =
                extern "C" fn(*const c_char, *mut c_char, *mut usize, *mut c_int) -> *mut c_char;
            let demangle: Demangle = std::mem::transmute(demangle);
            let name = demangle(mangled, ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
            if !name.is_null() {
                let text = CStr::from_ptr(name).to_string_lossy().into_owned();
                libc::free(name.cast());
                return Some(text);
            }
        }
    }
    // SAFETY: the name is a C string.
    Some(
        unsafe { CStr::from_ptr(mangled) }
            .to_string_lossy()
            .into_owned(),
    )
}
