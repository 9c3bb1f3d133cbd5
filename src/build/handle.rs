//! What a builder gives out: small, to be copied, and only good for the builder that they are of.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::entity::Entity;
use crate::ir::{self, FuncId, GlobalId, Operand, TypeId};

/// What a handle belongs to: a module, or the body of a function. Every one of them in the process
/// has a number of its own, so that a handle is never taken for one of another builder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Owner(u64);

impl Owner {
    /// Of what every builder knows.
    pub(super) const ANYONE: Owner = Owner(0);

    /// The next one.
    pub(super) fn new() -> Owner {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Owner(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A type. The common ones are constants; a [`ModuleBuilder`](super::ModuleBuilder) makes the others, for
/// its own module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Type {
    pub(super) id: TypeId,
    pub(super) owner: Owner,
}

impl Type {
    const fn preset(id: TypeId) -> Type {
        let owner = Owner::ANYONE;
        Type { id, owner }
    }

    /// `void`, the result of a function that has none.
    pub const VOID: Type = Type::preset(TypeId::VOID);
    /// `i1`
    pub const I1: Type = Type::preset(TypeId::I1);
    /// `i8`
    pub const I8: Type = Type::preset(TypeId::I8);
    /// `i16`
    pub const I16: Type = Type::preset(TypeId::I16);
    /// `i32`
    pub const I32: Type = Type::preset(TypeId::I32);
    /// `i64`
    pub const I64: Type = Type::preset(TypeId::I64);
    /// `float`
    pub const FLOAT: Type = Type::preset(TypeId::FLOAT);
    /// `double`
    pub const DOUBLE: Type = Type::preset(TypeId::DOUBLE);
    /// `ptr`
    pub const PTR: Type = Type::preset(TypeId::PTR);
    /// `token`
    pub const TOKEN: Type = Type::preset(TypeId::TOKEN);
    /// `metadata`
    pub const METADATA: Type = Type::preset(TypeId::METADATA);
}

/// A value: a constant of a module, a parameter, or an instruction of a function. One without a
/// result (`store`, `br`) is a value of type `void`, which can be given to the builder's setters but to
/// no other instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    pub(super) operand: Operand,
    pub(super) owner: Owner,
}

impl Value {
    /// What stands for a value that was asked for and is none: that has been reported.
    pub(crate) const MISSING: Value = Value {
        operand: Operand::MISSING,
        owner: Owner::ANYONE,
    };
}

/// A function, declared or defined. As a [`Value`] it is its address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Function {
    pub(super) func: FuncId,
    pub(super) symbol: Symbol,
}

/// A variable or alias of a module. As a [`Value`] it is its address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Global {
    pub(super) symbol: Symbol,
}

/// A [`Function`] or a [`Global`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symbol {
    pub(super) id: GlobalId,
    pub(super) address: Value,
}

impl From<Function> for Symbol {
    fn from(function: Function) -> Symbol {
        function.symbol
    }
}

impl From<Global> for Symbol {
    fn from(global: Global) -> Symbol {
        global.symbol
    }
}

impl From<Function> for Value {
    fn from(function: Function) -> Value {
        function.symbol.address
    }
}

impl From<Global> for Value {
    fn from(global: Global) -> Value {
        global.symbol.address
    }
}

/// A block of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Block {
    index: u32,
    pub(super) owner: Owner,
}

impl Block {
    /// What stands for a block that was asked for and is none: that has been reported.
    pub(crate) const MISSING: Block = Block {
        index: ir::Block::MISSING.0,
        owner: Owner::ANYONE,
    };

    pub(super) fn new(block: ir::Block, owner: Owner) -> Block {
        let index = block.0;
        Block { index, owner }
    }

    /// Its number in the draft of its function.
    pub(super) fn id(self) -> ir::Block {
        ir::Block::new(self.index as usize)
    }
}

/// What an instruction is given: a value, or a number of Rust, which becomes a constant of the type
/// that the instruction asks for there: that of the other operand, of the result of the function.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arg {
    /// A value.
    Value(Value),
    /// An integer; of a floating-point type, the number that is equal to it.
    Int(i128),
    /// A floating-point number.
    Float(f64),
}

macro_rules! args {
    ($($from:ty => $variant:ident,)*) => {$(
        impl From<$from> for Arg {
            fn from(value: $from) -> Arg {
                Arg::$variant(value.into())
            }
        }
    )*};
}

args! {
    Value => Value, Function => Value, Global => Value,
    bool => Int, i8 => Int, u8 => Int, i16 => Int, u16 => Int, i32 => Int, u32 => Int,
    i64 => Int, u64 => Int, i128 => Int,
    f32 => Float, f64 => Float,
}
