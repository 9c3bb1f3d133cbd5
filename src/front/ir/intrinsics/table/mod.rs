//! The rows: one for every intrinsic of LLVM 19 that belongs to no target, and of x86's, and for
//! those of later versions that compilers write already.
//!
//! A row is a name, a signature and what calls of it do. The notation of signatures is at the head
//! of [`signature`](super::signature). Rows are in the order of their names, which are written
//! without what all names of their section start with.

mod packed;

mod experimental;
mod general;
mod language;
mod vector;
mod x86;
mod x86_avx;
mod x86_avx512;
mod x86_sse;

use packed::section;
pub(super) use packed::{Packed, TableSection};

/// A name, a signature, and effects.
pub(super) type IntrinsicRow = (&'static str, &'static str, u16);

/// It may do anything that a call may do.
const NONE: u16 = 0;
/// It reads and writes no memory, and its result depends on its arguments alone.
pub(super) const PURE: u16 = 1;
/// It only reads memory.
pub(super) const READ: u16 = 1 << 1;
/// It only writes memory.
pub(super) const WRITE: u16 = 1 << 2;
/// It touches no memory but what its arguments point to.
pub(super) const ARGS: u16 = 1 << 3;
/// It touches no memory that the program can see.
pub(super) const INACCESSIBLE: u16 = 1 << 4;
/// It may be called where the program does not call it.
pub(super) const SPECULATABLE: u16 = 1 << 5;
/// It does not return.
pub(super) const NORETURN: u16 = 1 << 6;
/// It is hardly ever called.
pub(super) const COLD: u16 = 1 << 7;
/// Which threads call it together is a part of what it does.
pub(super) const CONVERGENT: u16 = 1 << 8;
/// It may throw an exception.
pub(super) const THROWS: u16 = 1 << 9;
/// `PURE`, and may be called where the program does not call it.
const TOTAL: u16 = PURE | SPECULATABLE;

/// The sections, by what names start with behind `llvm.`.
pub(super) static SECTIONS: &[TableSection] = &[
    section!("", general::GENERAL),
    section!("coro.", language::COROUTINE),
    section!("experimental.", experimental::EXPERIMENTAL),
    section!("experimental.constrained.", experimental::CONSTRAINED),
    section!("objc.", language::OBJC),
    section!("vector.", vector::VECTOR),
    section!("vp.", vector::PREDICATED),
    section!("x86.", x86::X86),
    section!("x86.avx.", x86_avx::AVX),
    section!("x86.avx2.", x86_avx::AVX2),
    section!("x86.avx512.", x86_avx512::AVX512),
    section!("x86.avx512fp16.", x86_avx512::AVX512FP16),
    section!("x86.mmx.", x86::MMX),
    section!("x86.sse.", x86_sse::SSE),
    section!("x86.sse2.", x86_sse::SSE2),
    section!("x86.sse3.", x86_sse::SSE3),
    section!("x86.sse41.", x86_sse::SSE41),
    section!("x86.sse42.", x86_sse::SSE42),
    section!("x86.ssse3.", x86_sse::SSSE3),
    section!("x86.xop.", x86::XOP),
];
