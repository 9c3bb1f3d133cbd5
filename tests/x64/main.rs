//! Tests of the x86-64 compilers: machine code against an evaluator of LIR.

mod allocation;
mod ciphers;
mod disasm;
mod dispatch;
mod eval;
mod exec;
mod jcc_erratum;
mod lanes;
mod long;
mod opcodes;
mod pinned;
mod random;
mod shape;
mod speed;
mod vector;
