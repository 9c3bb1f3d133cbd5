//! jitlite runs LLVM IR in-process on x86-64 Linux, with no LLVM installed.
