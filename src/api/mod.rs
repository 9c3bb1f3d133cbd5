//! The library's interface: an [`Engine`] made from a [`Config`], a [`Module`], a [`Linker`] that
//! says what the host offers, and an [`Instance`], whose functions are called as [`TypedFunc`]s.
//!
//! Safe nouns over unsafe machinery: making an instance is the one place where a program is
//! trusted. What else is `unsafe` brings code and memory of the host's into it, or takes addresses out:
//! loading a library, symbols by their addresses, pointers among arguments and in variables, writes to addresses, and
//! functions as those of C.

mod abi;
mod arguments;
mod c_types;
#[cfg(feature = "cache")]
mod cached;
mod caller;
mod checked;
mod config;
mod engine;
mod error;
mod externs;
mod func;
mod grants;
#[cfg_attr(not(feature = "own-heap"), path = "no_heap.rs")]
mod heap;
mod host_error;
#[doc(hidden)]
pub mod host_val;
mod instance;
mod interposition;
mod libraries;
mod limits;
mod linker;
mod linking;
mod lost;
mod memory;
mod missing;
mod module;
mod object;
#[cfg(feature = "portable")]
mod recording;
mod replace;
#[cfg(feature = "portable")]
mod sandbox;
mod scalars;
mod shared_copy;
mod trap;
mod typed;
mod types;
mod value;
mod variable;

#[cfg(feature = "cache")]
pub use cached::FromCache;
#[cfg(feature = "cache")]
#[doc(hidden)]
pub use cached::KnownSource;
pub use caller::Caller;
pub use checked::Leaked;
pub use config::Config;
pub use engine::Engine;
pub use error::{Error, ErrorKind, Invalid, Unsupported};
pub use externs::{Extern, ExternType};
pub use func::{Func, TypedFunc};
pub use host_val::{HostData, HostPlain, HostScalar, HostVal, Param, SafeParam};
pub use instance::Instance;
pub use libraries::{FoundLibrary, Runtime, runtime_of};
pub use limits::{Deadline, Interrupter};
pub use linker::Linker;
pub use memory::Memory;
pub use missing::{Missing, MissingSymbol};
pub use module::Module;
#[cfg(feature = "portable")]
pub use recording::{Bytes, Recording};
#[cfg(feature = "portable")]
pub use sandbox::{Ran, Sandbox, Sandboxed, Stepped};
pub use scalars::ScalarFunc;
pub use trap::{CallStack, FindingObject, FindingPlace, Trap};
pub use typed::{
    HostResult, IntoHostFunc, Params, Results, SafeParams, ScalarParams, ScalarResult,
};
pub use types::{FuncType, ValType};
pub use value::Val;
pub use variable::{Global, Variable};

pub use crate::checked::Checks;
pub use crate::ir::metadata::source::SourcePlace;
pub use crate::jit::engine::Stats;
pub use crate::jit::failure::Failure;
pub use crate::jit::optimized::Optimized;
pub use crate::jit::options::EngineKind;
pub use crate::jit::report::Frame;
pub use crate::jit::tools::Perf;
#[cfg(feature = "portable")]
pub use crate::portable::{
    Cause, Here, Hit, Shown, State, StateCall, StateObject, StatePlace, StateValue,
};
pub use crate::runtime::trap::{
    Access, Broken, Finding, FreeMistake, Object, ObjectKind, ObjectState, Promise, Promiser, Rule,
    TrapKind,
};
#[cfg(feature = "portable")]
pub use crate::stages::CodeLine;
pub use crate::verify::Profile;
