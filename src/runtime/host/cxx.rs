//! The C++ library.

use std::sync::OnceLock;

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
        !library.is_null()
    })
}
