//! Builds modules without text, for the front ends of languages.
//!
//! A [`ModuleBuilder`] makes types, constants and symbols; a [`FunctionBuilder`] puts instructions into
//! the body of a function, block by block. [`ModuleBuilder::finish`] gives a [`Module`](crate::Module),
//! as one that was read.
//!
//! ```
//! use jitlite::build::{ICmpCond, ModuleBuilder, Type};
//! use jitlite::{Config, Engine, Error, Linker};
//!
//! fn main() -> Result<(), Error> {
//!     let m = ModuleBuilder::new("sum");
//!     let sum = m.function("sum", Type::I64, &[Type::I64]);
//!
//!     let f = m.body(sum);
//!     let (entry, head, done) = (f.block("entry"), f.block("head"), f.block("done"));
//!     f.switch_to(entry);
//!     f.br(head);
//!     f.switch_to(head);
//!     let i = f.phi(Type::I64);
//!     let total = f.phi(Type::I64);
//!     let next = f.add(i, 1);
//!     let more = f.add(total, next);
//!     f.cond_br(f.icmp(ICmpCond::Slt, next, f.param(0)), head, done);
//!     for (phi, value) in [(i, next), (total, more)] {
//!         f.add_incoming(phi, 0, entry);
//!         f.add_incoming(phi, value, head);
//!     }
//!     f.switch_to(done);
//!     f.ret(more);
//!
//!     let module = m.finish()?;
//!     let engine = Engine::new(&Config::new())?;
//!     // SAFETY: the program uses no memory but its stack.
//!     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
//!     assert_eq!(instance.typed_func::<(i64,), i64>("sum")?.call((10,))?, 55);
//!     Ok(())
//! }
//! ```
//!
//! # Mistakes
//!
//! No method panics or returns an error: a front end would have to look at each. What is wrong is
//! noted with its place, and [`finish`](ModuleBuilder::finish) says all of it at once, in the canonical text of
//! the module: what was given to a method and does not fit (a value of another function, a number that
//! is too large for its type), and what the verifier says of the module as of any other (operands of different
//! types, a block without a terminator, a use that its definition does not dominate).
//! [`ModuleBuilder::to_text`] shows what there is at any time.
//!
//! # What it does not make
//!
//! Addresses of blocks with `indirectbr` and `callbr`, exception handling by funclets (`catchswitch`),
//! scalable vectors, operand bundles, and metadata other than that of
//! [`set_line`](FunctionBuilder::set_line).

mod attribute;
mod constant;
mod draft;
mod finish;
mod flow;
mod function;
mod handle;
mod inst;
mod lines;
mod module;
mod types;

pub use attribute::Attribute;
pub use flow::Clause;
pub use function::FunctionBuilder;
pub use handle::{Arg, Block, Function, Global, Symbol, Type, Value};

pub use crate::ir::body::{CallConv, TailKind};
pub use crate::ir::global::{Linkage, Visibility};
pub use crate::ir::inst::{BinaryOp, CastOp, FCmpCond, Flags, GepFlags, ICmpCond, Ordering, RmwOp};

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use crate::diag::Span;
use crate::entity::PrimaryMap;
use crate::ir::{self, FuncId, Name};

/// A module that is being built. Its methods take it by `&self`, so that calls may be nested.
pub struct ModuleBuilder {
    state: RefCell<State>,
}

impl ModuleBuilder {
    /// Does something with the module. Nothing of a user's runs meanwhile.
    fn edit<R>(&self, change: impl FnOnce(&mut State) -> R) -> R {
        change(&mut self.state.borrow_mut())
    }
}

/// What there is of a module.
struct State {
    /// All but the bodies. Spans in it are numbers, in order, until the text is made.
    m: ir::Module,
    owner: handle::Owner,
    name: String,
    /// The body of each function.
    drafts: PrimaryMap<FuncId, draft::Draft>,
    /// The last number that was added to the name of a symbol.
    numbers: FxHashMap<Name, u32>,
    faults: Vec<BuildError>,
    next_span: u32,
    /// What is at work, where it is not what is made next.
    place: Option<Span>,
    lines: Option<lines::Lines>,
}

/// What the builder was asked for and cannot be.
struct BuildError {
    span: Span,
    code: &'static str,
    message: String,
}
