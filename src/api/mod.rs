//! The library's interface.

mod typed;
mod value;

pub use typed::{HostResult, IntoHostFunc, Params, Results};
pub use value::{FuncType, HostVal, Val, ValType};
