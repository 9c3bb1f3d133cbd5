//! Tests of the x86-64 compilers: machine code against an evaluator of LIR. The assembler and the passes of the
//! optimizer are here, too: their programs are made at random as well.

mod allocation;
#[cfg(feature = "inline-asm")]
mod assembler;
mod ciphers;
mod disasm;
mod dispatch;
mod eval;
mod exec;
mod jcc_erratum;
mod lanes;
mod long;
mod opcodes;
mod passes;
mod pinned;
mod random;
mod shape;
mod speed;
#[path = "../support/mod.rs"]
mod support;
mod vector;
mod vectorize;
