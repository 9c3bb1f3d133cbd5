//! What runs: a small legalised SSA form that every engine shares.
//!
//! It knows `i8 i16 i32 i64 f32 f64 v128` and nothing else of types; blocks take parameters;
//! addresses are integers; signatures say what travels, and [`abi`] where. `lower` makes it from `ir`; `interp` and `x64` run it. See [`inst`] for the meaning of
//! each opcode. (Elsewhere "LIR" can mean a machine-level form; ours is target-independent.)
//!
//! An engine may rely on what the LIR verifier checks: every value is defined once and dominates
//! its uses; types of operands are as the tables of instructions say; block arguments match the
//! parameters; every block ends with its only terminator; no block goes to the entry; blocks that
//! the entry does not reach may exist and may be skipped.

pub mod abi;
pub mod builder;
mod cipher;
pub mod convention;
pub mod emulated;
pub mod expand;
pub mod function;
pub mod halves;
pub mod import;
pub mod inst;
pub mod libcall;
pub mod limits;
pub(crate) mod magic;
pub mod masked;
pub mod parse;
pub mod print;
mod references;
pub mod scalar;
pub mod signature;
pub mod sse;
pub mod stack_map;
pub mod stub;
pub mod types;
pub mod vector;
pub(crate) mod vector_code;
pub mod verify;
pub mod visit;

pub use abi::{AbiLoc, AbiParam, ArgAssigner, LocationTable, Locations, results_fit};
pub use builder::Builder;
pub use emulated::Emulated;
pub use function::{
    Block, Callee, CalleeData, Caught, Clause, Function, Handler, HandlerData, Home, Inlined,
    Origin, SigRef, Slot, SlotData, Stub, SymbolId, Table, TableData, Target, Turn, VConst, Value,
    ValueData, ValueDef,
};
pub use halves::Halves;
pub use import::Import;
pub use inst::{BlockCall, Effects, Inst, InstData, Locality, MemFlags, Results, RmwOp, TrapCode};
pub use libcall::{Format, Libcall, Maths, ROUNDINGS};
pub use parse::{ParseError, parse};
pub use print::Printer;
pub use scalar::{BinaryOp, Division, FloatCond, IntCond, UnaryOp, Word};
pub use signature::{Param, ParamMark, Signature};
pub use stub::{StubData, StubReloc, StubTarget};
pub use types::{Type, signed};
pub use vector::{Shape, VectorBinary, VectorTernary, VectorUnary};
pub use verify::{Violation, verify};
pub use visit::{Read, Visit, VisitMut};
