//! What stands for the run-time libraries that write profiles and coverage.
//!
//! Compilers link these into each program that counts for a profile, so that no shared library has them. Here nobody
//! writes what is counted, and who links such a program is warned. So that it runs all the same, these functions do
//! nothing, and those that would write a file return that they could not.

use std::ffi::c_int;

/// What clang's instrumentation for coverage (`--coverage`) calls, and programs beside it.
const COVERAGE: [&str; 8] = [
    "llvm_gcov_init",
    "llvm_gcda_start_file",
    "llvm_gcda_emit_function",
    "llvm_gcda_emit_arcs",
    "llvm_gcda_summary_info",
    "llvm_gcda_end_file",
    "__gcov_dump",
    "__gcov_reset",
];

/// The same of instrumentation for profiles.
const PROFILES: [&str; 8] = [
    "__llvm_profile_instrument_target",
    "__llvm_profile_instrument_target_value",
    "__llvm_profile_instrument_memop",
    "__llvm_profile_set_filename",
    "__llvm_profile_initialize_file",
    "__llvm_profile_reset_counters",
    "__llvm_profile_set_dumped",
    "__llvm_profile_register_names_function",
];

/// Those that return 0 where they have written a file.
const WRITERS: [&str; 2] = ["__llvm_profile_write_file", "__llvm_profile_dump"];

/// What a module mentions so that the library is linked.
static RUNTIME: c_int = 0;

extern "C" fn nothing() {}

extern "C" fn cannot_write() -> c_int {
    -1
}

/// The functions of C that instrumentation for coverage calls by other names, so that counters are written first.
const COUNTED: [(&str, &str); 7] = [
    ("__gcov_fork", "fork"),
    ("__gcov_execl", "execl"),
    ("__gcov_execle", "execle"),
    ("__gcov_execlp", "execlp"),
    ("__gcov_execv", "execv"),
    ("__gcov_execve", "execve"),
    ("__gcov_execvp", "execvp"),
];

/// The function of C that a name of instrumentation for coverage stands for.
pub fn counted_function(name: &[u8]) -> Option<&'static [u8]> {
    let row = COUNTED.iter().find(|row| row.0.as_bytes() == name)?;
    Some(row.1.as_bytes())
}

/// The function that stands for one of these libraries.
pub fn profile_function(name: &[u8]) -> Option<*const u8> {
    let is = |known: &&str| known.as_bytes() == name;
    if COVERAGE.iter().chain(&PROFILES).any(is) {
        return Some(nothing as *const u8);
    }
    let writes = WRITERS.iter().any(is);
    writes.then_some(cannot_write as *const u8)
}

/// The variable that stands for one of these libraries.
pub fn profile_variable(name: &[u8]) -> Option<*const u8> {
    (name == b"__llvm_profile_runtime").then(|| (&raw const RUNTIME).cast())
}
