//! The library's interface: an [`Engine`] made from a [`Config`], a [`Module`], a [`Linker`] that
//! says what the host offers, and an [`Instance`], whose functions are called as [`TypedFunc`]s.
//!
//! Safe nouns over unsafe machinery: making an instance is the one place where a program is
//! trusted, and the one `unsafe` function that there is to call besides loading a library.

mod caller;
mod config;
mod engine;
mod error;
mod instance;
mod libraries;
mod linker;
mod module;
mod trap;
mod typed;
mod value;

pub use caller::Caller;
pub use config::Config;
pub use engine::Engine;
pub use error::{Error, Invalid};
pub use instance::{Func, Instance, TypedFunc};
pub use libraries::{FoundLibrary, Runtime, runtime_of};
pub use linker::Linker;
pub use module::Module;
pub use trap::{CallStack, Trap};
pub use typed::{HostResult, IntoHostFunc, Params, Results};
pub use value::{FuncType, HostVal, Val, ValType};

pub use crate::ir::metadata::source::SourcePlace;
pub use crate::jit::engine::{EngineKind, Failure, Stats};
pub use crate::jit::optimized::Optimized;
pub use crate::jit::report::Frame;
pub use crate::jit::tools::Perf;
pub use crate::runtime::trap::TrapKind;
pub use crate::verify::Profile;
