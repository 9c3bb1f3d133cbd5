//! A module of the first languages as it was written: flat tables, with a span on everything.
//!
//! Values are numbered as those of `ir` are: the parameters of a function, then one for every
//! instruction in text order. An [`Operand`] is a value of the function or a constant.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::op::Opcode;
use super::types::{Ty, Types};
use super::{Dialect, Few};
use crate::diag::{Source, Span};
use crate::entity;
use crate::entity::{List, ListPool, PrimaryMap};
use crate::ir::name::Name;
use crate::ir::name::Names;
use crate::ir::{Operand, Value};

entity! {
    /// A constant.
    pub struct ConstId, "const";
    /// A variable, function or named constant of the module.
    pub struct SymbolId, "symbol";
    /// A label of a function.
    pub struct Block, "block";
    /// An instruction.
    pub struct InstId, "inst";
}

impl Block {
    /// No block.
    pub const MISSING: Block = Block(u32::MAX);
}

/// A module.
#[derive(Debug)]
pub struct Module {
    /// Where it was read.
    pub source: Arc<Source>,
    /// The language it was read as.
    pub dialect: Dialect,
    /// All names.
    pub names: Names,
    /// All types.
    pub types: Types,
    /// All constants.
    pub consts: PrimaryMap<ConstId, Const>,
    /// The lists of constants.
    pub lists: ListPool,
    /// The bytes of strings.
    pub bytes: Vec<u8>,
    /// Variables and functions, in text order.
    pub symbols: PrimaryMap<SymbolId, Symbol>,
    /// The symbols of each name, in text order.
    pub by_name: FxHashMap<Name, Few<SymbolId>>,
    /// What stands at the top level, in text order.
    pub items: Vec<Item>,
}

/// What stands at the top level.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Its text, of a function without its body.
    pub span: Span,
}

/// What stands at the top level.
#[derive(Clone, Copy, Debug)]
pub enum ItemKind {
    /// `%name = type T`
    Type(super::types::NamedId),
    /// A variable or function.
    Symbol(SymbolId),
    /// `target endian = little`
    BigEndian(bool),
    /// `target pointersize = 32`
    PointerSize(u32),
    /// `target triple = "..."`
    Triple(Name),
    /// `target datalayout = "..."`
    Layout(Name),
    /// One library of `deplibs`.
    Library(Name),
    /// `module asm "..."`
    Asm(Name),
    /// `implementation`
    Implementation,
}

/// A variable, a function, or a constant that the text of 2002 gives a name.
#[derive(Debug)]
pub struct Symbol {
    /// The name; none where it has none.
    pub name: Option<Name>,
    /// The name in the text.
    pub span: Span,
    /// The type of what it is: of the variable, the function, the constant.
    pub ty: Ty,
    /// The type of `%name`.
    pub value_ty: Ty,
    /// How it links.
    pub linkage: Linkage,
    /// What it is.
    pub kind: SymbolKind,
    /// `section "..."`
    pub section: Option<Name>,
    /// `align N`
    pub align: u32,
}

/// What a symbol is.
#[derive(Debug)]
pub enum SymbolKind {
    /// `global` or `constant`
    Variable {
        /// Whether it is `constant`.
        constant: bool,
        /// The initial value; none where it is `external` or `uninitialized`.
        init: Option<ConstId>,
    },
    /// A function.
    Function(Box<Function>),
    /// `%name = int 7`
    Constant(ConstId),
}

/// A function, declared or defined.
#[derive(Debug, Default)]
pub struct Function {
    /// The number of its calling convention.
    pub conv: u32,
    /// Whether the convention is `csretcc`.
    pub sret: bool,
    /// The body.
    pub body: Option<Body>,
    /// The names of the parameters of a declaration.
    pub params: Vec<Option<Name>>,
}

/// Linkage types of the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Linkage {
    /// None was written.
    #[default]
    External,
    /// `external`, of a variable: it is defined elsewhere.
    Elsewhere,
    /// `uninitialized`, of 2002.
    Uninitialized,
    /// `internal`
    Internal,
    /// `linkonce`
    LinkOnce,
    /// `weak`
    Weak,
    /// `appending`
    Appending,
    /// `dllimport`
    DllImport,
    /// `dllexport`
    DllExport,
    /// `extern_weak`
    ExternWeak,
}

impl Linkage {
    /// The linkage types with their words.
    pub const WORDS: &'static [(&'static str, Linkage)] = &[
        ("", Linkage::External),
        ("external", Linkage::Elsewhere),
        ("uninitialized", Linkage::Uninitialized),
        ("internal", Linkage::Internal),
        ("linkonce", Linkage::LinkOnce),
        ("weak", Linkage::Weak),
        ("appending", Linkage::Appending),
        ("dllimport", Linkage::DllImport),
        ("dllexport", Linkage::DllExport),
        ("extern_weak", Linkage::ExternWeak),
    ];
}

/// A constant.
#[derive(Clone, Copy, Debug)]
pub struct Const {
    /// Its type.
    pub ty: Ty,
    /// What it is.
    pub kind: ConstKind,
}

/// What a constant is.
#[derive(Clone, Copy, Debug)]
pub enum ConstKind {
    /// An integer or `bool`, modulo 2^64, sign-extended where it was negative.
    Int(u64),
    /// A number of a floating-point type, as a `double`.
    Float(u64),
    /// `null`
    Null,
    /// `undef`
    Undef,
    /// `zeroinitializer`
    Zero,
    /// `none`
    None,
    /// `c"..."`: offset and length in [`Module::bytes`].
    Bytes(u32, u32),
    /// `[T a, T b]`, `{...}`, `<...>`
    Aggregate(List),
    /// A name that is not resolved so far, with whether it is a number.
    Named(Name, bool),
    /// The address of a symbol, or a named constant.
    Symbol(SymbolId),
    /// A constant expression of these operands; the flag of `getelementptr` says that the first
    /// index is left out, as in 2002.
    Expr(Opcode, List, bool),
    /// `asm "text", "constraints"`; the flag says `sideeffect`.
    Asm(Name, Name, bool),
    /// A label, in the tables of the `switch` of 2002.
    Label(Block),
    /// What was wrong and is reported.
    Bad,
}

/// The body of a function.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The labels, in order of first mention.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// The blocks in text order.
    pub order: Vec<Block>,
    /// The instructions.
    pub insts: PrimaryMap<InstId, Inst>,
    /// The text of each.
    pub spans: Vec<Span>,
    /// The type of each value.
    pub types: PrimaryMap<Value, Ty>,
    /// The name of each value.
    pub names: PrimaryMap<Value, Option<Name>>,
    /// Operands and blocks.
    pub pool: ListPool,
    /// How many values are parameters.
    pub param_count: u32,
    /// Where the body ends.
    pub end: Span,
}

/// A block.
#[derive(Clone, Copy, Debug)]
pub struct BlockData {
    /// Its label; the digits where it is numbered.
    pub name: Name,
    /// Whether the label is implied: its number among those without one.
    pub implicit: bool,
    /// Its label, or the first mention.
    pub span: Span,
    /// The first instruction.
    pub first: InstId,
    /// Behind the last.
    pub end: InstId,
    /// Whether it stands anywhere.
    pub defined: bool,
}

/// An instruction. What the words of its list are depends on the operator: see `parse/inst.rs`.
#[derive(Clone, Copy, Debug)]
pub struct Inst {
    /// The operator.
    pub op: Opcode,
    /// See [`flag`].
    pub flags: u8,
    /// The calling convention of calls.
    pub conv: u8,
    /// The type that it is about: that of the operands, what is allocated, converted to, called.
    pub ty: Ty,
    /// Operands and blocks.
    pub args: List,
}

/// The flags of instructions.
pub mod flag {
    /// `volatile`
    pub const VOLATILE: u8 = 1;
    /// `tail`
    pub const TAIL: u8 = 2;
    /// The callee was written with its result type alone.
    pub const SHORT: u8 = 4;
    /// Indices that step into what the pointer points to at once, as in 2002.
    pub const INTO: u8 = 8;
    /// `switch` with a table of labels.
    pub const INDEXED: u8 = 16;
    /// `switch` with a table of pairs.
    pub const LOOKUP: u8 = 32;
    /// `csretcc`
    pub const SRET: u8 = 64;
    /// `call ... with label`
    pub const WITH: u8 = 128;
}

impl Body {
    /// Removes everything, and keeps the memory.
    pub fn clear(&mut self) {
        self.blocks.clear();
        self.order.clear();
        self.insts.clear();
        self.spans.clear();
        self.types.clear();
        self.names.clear();
        self.pool.clear();
    }

    /// The words of an instruction.
    #[inline(always)]
    pub fn args(&self, inst: InstId) -> &[u32] {
        self.pool.get(self.insts[inst].args)
    }

    /// The value of an instruction.
    #[inline]
    pub fn result(&self, inst: InstId) -> Value {
        Value(inst.0 + self.param_count)
    }

    /// The instruction that an operand is the value of.
    #[inline]
    pub fn definition(&self, operand: Operand) -> Option<InstId> {
        let value = operand.as_value()?;
        value.0.checked_sub(self.param_count).map(InstId)
    }

    /// Calls `f` with the successors of a block's terminator.
    pub fn for_each_successor(&self, inst: InstId, mut f: impl FnMut(Block)) {
        let args = self.args(inst);
        let labels = match self.insts[inst].op {
            Opcode::Br if args.len() == 1 => args,
            Opcode::Br => &args[1..],
            Opcode::Switch => {
                f(Block(args[1]));
                return args[2..].chunks_exact(2).for_each(|pair| f(Block(pair[1])));
            }
            Opcode::Invoke => &args[..2],
            _ => &[],
        };
        labels.iter().for_each(|&word| f(Block(word)));
    }

    /// Calls `f` with every operand of an instruction.
    #[inline]
    pub fn for_each_operand(&self, inst: InstId, mut f: impl FnMut(Operand)) {
        let args = self.args(inst);
        let operands = match self.insts[inst].op {
            Opcode::Br if args.len() == 1 => &[],
            Opcode::Br | Opcode::Switch => &args[..1],
            Opcode::Invoke => &args[2..],
            Opcode::Phi => return args.chunks_exact(2).for_each(|pair| f(Operand(pair[0]))),
            Opcode::Builtin => &args[1..],
            Opcode::Malloc | Opcode::Alloca => &args[..1],
            Opcode::Call | Opcode::ICall if self.insts[inst].flags & flag::WITH != 0 => {
                &args[..args.len() - 1]
            }
            _ => args,
        };
        operands.iter().for_each(|&word| f(Operand(word)));
    }
}

impl Module {
    /// The type of an operand; none where it is missing.
    pub fn operand_ty(&self, body: &Body, operand: Operand) -> Option<Ty> {
        use crate::ir::OperandKind;
        match operand.kind() {
            OperandKind::Value(value) => Some(body.types[value]),
            OperandKind::Const(id) => Some(self.consts[ConstId(id.0)].ty),
            OperandKind::Missing => None,
        }
    }

    /// The integer that a constant is.
    pub fn int_of(&self, operand: Operand) -> Option<u64> {
        match self.consts[ConstId(operand.as_const()?.0)].kind {
            ConstKind::Int(value) => Some(value),
            ConstKind::Zero | ConstKind::Null => Some(0),
            _ => None,
        }
    }

    /// The bytes of a symbol's name; empty where it has none.
    pub fn plain_name(&self, symbol: &Symbol) -> &[u8] {
        symbol.name.map_or(&b""[..], |name| self.names.get(name))
    }

    /// A type in quotes, for messages.
    pub fn show(&self, ty: Ty) -> String {
        self.types.show(ty, &self.names)
    }

    /// A name with its sigil in quotes, for messages.
    pub fn show_name(&self, name: Name) -> String {
        let mut out = b"`%".to_vec();
        super::types::write_name(self.names.get(name), &mut out);
        out.push(b'`');
        String::from_utf8_lossy(&out).into_owned()
    }

    /// The places of what modules of the same content have in the same order.
    pub fn places(&self) -> Vec<Span> {
        let mut places = Vec::new();
        for item in &self.items {
            places.push(item.span);
            let ItemKind::Symbol(id) = item.kind else {
                continue;
            };
            if let SymbolKind::Function(function) = &self.symbols[id].kind
                && let Some(body) = &function.body
            {
                let labels = body.order.iter().map(|&block| body.blocks[block]);
                let labels = labels.filter(|block| !block.implicit);
                places.extend(labels.map(|block| block.span));
                places.extend(&body.spans);
                places.push(body.end);
            }
        }
        places
    }
}
