//! What was written: LLVM IR, faithful and flat.
//!
//! A [`Module`] owns tables of names, types, constants, symbols and functions; everything refers
//! to everything else by index. Types and scalar constants are interned, so that equality is an
//! integer compare. A function [`Body`] holds 16-byte instructions in text order with
//! their spans, types and names in side tables.
//!
//! This room knows nothing of how a module was parsed or how it is run. Nothing here is checked:
//! a module may hold any nonsense that a text can say, and only `verify` judges it. So functions
//! of this room answer `None` rather than rely on validity, except where their documentation
//! names what they rely on.

pub mod attr;
pub mod body;
pub mod builder;
pub mod compute;
pub mod constant;
pub mod constraints;
pub mod derive;
pub mod downgrade;
pub mod global;
pub mod inst;
mod intern;
pub mod intrinsics;
pub mod known_attrs;
pub mod layout;
pub mod metadata;
pub mod module;
pub mod name;
pub mod print;
pub mod types;
pub mod upgrade;
pub mod use_list;

pub use attr::{Attr, AttrSet};
pub use body::{Block, Body, CallConv, CallData, CallId, Value, ValueDef};
pub use constant::{Const, ConstId, ConstOp};
pub use global::{FuncId, Function, Global, GlobalId, GlobalKind, Linkage, Param};
pub use inst::{BinaryOp, CastOp, FCmpCond, ICmpCond, Inst, InstData, Operand, OperandKind};
pub use intrinsics::Intrinsic;
pub use layout::{Layout, Layouts, field_offset};
pub use metadata::{Metadata, MetadataId, NodeKind};
pub use module::{Module, Outline};
pub use name::{LocalName, LocalNameKind, Name};
pub use types::{NamedTypeId, Type, TypeId, TypeTable};
