//! The library's interface on other machines than x86-64 Linux: a [`Module`], and a [`Sandbox`] that runs it.

mod checked;
mod error;
mod externs;
#[doc(hidden)]
pub mod host_val;
mod lost;
mod missing;
mod module;
mod recording;
mod sandbox;
mod trap;
mod types;
mod value;

pub use checked::Leaked;
pub use error::{Error, ErrorKind, Invalid, Unsupported};
pub use externs::{Extern, ExternType};
pub use host_val::{HostData, HostPlain, HostScalar, HostVal, Param, SafeParam};
pub use missing::{Missing, MissingSymbol};
pub use module::Module;
pub use recording::{Bytes, Recording};
pub use sandbox::{Ran, Sandbox, Sandboxed, Stepped};
pub use trap::{CallStack, FindingObject, FindingPlace, Trap};
pub use types::{FuncType, ValType};
pub use value::Val;

pub use crate::checked::Checks;
pub use crate::ir::metadata::source::SourcePlace;
pub use crate::jit::failure::Failure;
pub use crate::jit::report::Frame;
pub use crate::portable::{
    Cause, Here, Hit, Shown, State, StateCall, StateObject, StatePlace, StateValue,
};
pub use crate::runtime::trap::{
    Access, Broken, Finding, FreeMistake, Object, ObjectKind, ObjectState, Promise, Promiser, Rule,
    TrapKind,
};
pub use crate::stages::CodeLine;
pub use crate::verify::Profile;
