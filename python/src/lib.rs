//! jitlite for Python: the classes of its API, over those in Rust.
//!
//! The package's Python half (`package/jitlite/`) has the exceptions and what is best said in Python.

mod buffer;
mod build;
mod convert;
mod engine;
mod errors;
mod function;
mod instance;
mod interrupt;
mod ir;
mod linker;
mod scalars;
mod types;
mod variable;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    #[pymodule_export]
    use super::build::function::FunctionBuilder;
    #[pymodule_export]
    use super::build::handle::{Block, Global, Type, Value};
    #[pymodule_export]
    use super::build::module::ModuleBuilder;
    #[pymodule_export]
    use super::engine::{Engine, Module, Stats};
    #[pymodule_export]
    use super::function::Function;
    #[pymodule_export]
    use super::instance::{Deadline, Functions, Instance};
    #[pymodule_export]
    use super::ir::{IrSymbol, IrType};
    #[pymodule_export]
    use super::linker::Linker;
    #[pymodule_export]
    use super::variable::{Globals, Variable};
}
