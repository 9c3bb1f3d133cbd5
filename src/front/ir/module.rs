//! A module: everything that one source defines.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::attr::AttrTable;
use super::body::Body;
use super::constant::{Const, ConstId, ConstOp, ConstTable};
use super::global::{ComdatId, FuncId, Function, Global, GlobalExtra, GlobalId, GlobalKind};
use super::inst::{Operand, OperandKind, SyncScope};
use super::layout::DataLayout;
use super::metadata::{MetadataId, MetadataTable};
use super::name::{LocalName, LocalNameKind, Name, Names};
use super::types::{Type, TypeId, TypeTable};
use super::use_list::UseListOrder;
use crate::diag::{Source, Span};
use crate::entity::{Entity, PrimaryMap, SecondaryMap};

/// A module (Language Reference, "Module Structure").
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Where it was read from; `None` for a module that was built.
    pub source: Option<Arc<Source>>,
    /// All names.
    pub names: Names,
    /// All types.
    pub types: TypeTable,
    /// All constants.
    pub consts: ConstTable,
    /// All attribute sets.
    pub attrs: AttrTable,
    /// The symbols, in order of first mention.
    pub globals: PrimaryMap<GlobalId, Global>,
    /// The functions, in order of definition or declaration.
    pub funcs: PrimaryMap<FuncId, Function>,
    /// The comdats.
    pub comdats: PrimaryMap<ComdatId, Comdat>,
    /// The symbols by name.
    pub by_name: SymbolNames,
    /// Constant operands of constants (initializers, constant expressions) that were written
    /// with a type that is not their own.
    pub const_mismatches: Vec<ConstMismatch>,
    /// Symbols whose definitions could not be parsed: that is reported already.
    pub failed: Vec<GlobalId>,
    /// `source_filename`
    pub source_filename: Option<Name>,
    /// The aliases of declarations, which LLVM knew before 3.5.
    pub old_aliases: FxHashSet<GlobalId>,
    /// `target triple`
    pub triple: Option<Name>,
    /// `target datalayout`
    pub data_layout: Option<Name>,
    /// `module asm`, a line each.
    pub module_asm: Vec<(Name, Span)>,
    /// The metadata.
    pub metadata: MetadataTable,
    /// What few symbols have.
    pub extras: FxHashMap<GlobalId, GlobalExtra>,
    /// The synchronization scopes of targets, from
    /// [`SyncScope::FIRST_NAMED`](super::inst::SyncScope::FIRST_NAMED) on.
    pub scopes: Vec<Name>,
    /// Use-list orders of symbols and constants, and of blocks by their names.
    pub use_lists: Vec<UseListOrder>,
    /// The entries of the module summary, as written: they say nothing about what the program
    /// does.
    pub summaries: Vec<Name>,
    /// Whether the text has the word `ptr`: the printer then writes opaque pointers for symbols.
    pub opaque_pointers: bool,
    /// What is known of the text that it was read from, if each body can be read by itself.
    pub outline: Option<Outline>,
    /// Whether it was made of a text of the first languages, which has types for its pointers: calls
    /// are judged by those, and through casts they may be of any type.
    pub upgraded: bool,
}

/// What is known of a text whose bodies can each be read by itself: each ends where a first look says so, and
/// what it mentions is declared outside of bodies.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// Where bodies stand, without their braces and in order.
    pub bodies: Arc<[Span]>,
    /// The symbols that neither bodies nor initializers mention; of use where bodies are not read yet.
    pub unmentioned: Arc<[GlobalId]>,
    /// The variables that nothing ever writes, in order; of use where bodies are not read yet.
    pub unwritten: Arc<[GlobalId]>,
    /// The variables that no pointer points to, in order; of use where bodies are not read yet.
    pub unexposed: Arc<[GlobalId]>,
}

/// The symbols of a module by name.
#[derive(Clone, Debug)]
pub struct SymbolNames {
    /// A row for every name up to the last that is a symbol's: those of symbols are met before
    /// those of locals.
    named: SecondaryMap<Name, GlobalId>,
    /// `@0`, which is not `@"0"`.
    numbered: FxHashMap<Name, GlobalId>,
}

/// No symbol.
const NO_SYMBOL: GlobalId = GlobalId(u32::MAX);

impl SymbolNames {
    /// The symbol of a name, which may be a number.
    #[inline]
    pub fn get(&self, name: Name, numbered: bool) -> Option<GlobalId> {
        if numbered {
            return self.numbered.get(&name).copied();
        }
        Some(self.named[name]).filter(|&symbol| symbol != NO_SYMBOL)
    }

    /// Says which symbol has a name.
    pub fn insert(&mut self, name: Name, numbered: bool, symbol: GlobalId) {
        if numbered {
            self.numbered.insert(name, symbol);
        } else {
            self.named[name] = symbol;
        }
    }
}

impl Default for SymbolNames {
    fn default() -> Self {
        SymbolNames {
            named: SecondaryMap::with_default(NO_SYMBOL),
            numbered: FxHashMap::default(),
        }
    }
}

/// A comdat: `$name = comdat any`.
#[derive(Clone, Copy, Debug)]
pub struct Comdat {
    /// Its name without the `$`.
    pub name: Name,
    /// `any`, `exactmatch`, `largest`, `nodeduplicate`, `samesize`.
    pub kind: Name,
}

/// A constant operand that was written with a type that is not its own.
#[derive(Clone, Copy, Debug)]
pub struct ConstMismatch {
    /// The operand where it is written.
    pub span: Span,
    /// The type written in front of it.
    pub written: TypeId,
    /// The operand.
    pub operand: ConstId,
    /// Whether it stands in a global's initializer (else in a function body).
    pub in_initializer: bool,
}

impl Module {
    /// An empty module.
    pub fn new() -> Module {
        Module::default()
    }

    /// The symbol `@name`, if there is one.
    pub fn find(&self, name: &str) -> Option<GlobalId> {
        let name = self.names.find(name.as_bytes())?;
        self.by_name
            .get(name, false)
            .or_else(|| self.by_name.get(name, true))
    }

    /// The symbol of a name, made (undeclared, first used at `span`) where there is none.
    pub fn symbol(&mut self, name: Name, numbered: bool, span: Span) -> GlobalId {
        if let Some(symbol) = self.by_name.get(name, numbered) {
            return symbol;
        }
        let symbol = self.globals.push(Global::new(name, numbered, span));
        self.by_name.insert(name, numbered, symbol);
        symbol
    }

    /// The data layout that the module states, or that holds where it states none. What is
    /// ill-formed in it is left out.
    pub fn target_layout(&self) -> DataLayout {
        let text = self
            .data_layout
            .map_or(&b""[..], |name| self.names.get(name));
        DataLayout::parse(text, |_| ())
    }

    /// The function of a symbol, declared or defined.
    pub fn function(&self, global: GlobalId) -> Option<&Function> {
        match self.globals[global].kind {
            GlobalKind::Function(func) => Some(&self.funcs[func]),
            _ => None,
        }
    }

    /// Whether there are bodies that were not read so far.
    pub fn has_unread(&self) -> bool {
        self.funcs.values().any(|function| function.unread)
    }

    /// The synchronization scope of a name, made where there is none; `None` where there are too
    /// many.
    pub fn scope(&mut self, name: &[u8]) -> Option<SyncScope> {
        let name = self.names.intern(name);
        let at = match self.scopes.iter().position(|&known| known == name) {
            Some(at) => at,
            None => {
                self.scopes.push(name);
                self.scopes.len() - 1
            }
        };
        let number = u8::try_from(at).ok()?.checked_add(SyncScope::FIRST_NAMED)?;
        Some(SyncScope(number))
    }

    /// The metadata attached to a symbol: the kinds, without the `!`, and the nodes.
    pub fn global_attachments(
        &self,
        global: GlobalId,
    ) -> impl Iterator<Item = (Name, MetadataId)> + '_ {
        let words = self.metadata.words_of(self.globals[global].metadata);
        let pairs = words.chunks_exact(2);
        pairs.map(|pair| (Name(pair[0]), MetadataId(pair[1])))
    }

    /// Attaches metadata to a symbol, in place of what it had.
    pub fn attach(&mut self, global: GlobalId, attachments: &[(Name, MetadataId)]) {
        let words: Vec<u32> = attachments
            .iter()
            .flat_map(|&(kind, node)| [kind.0, node.0])
            .collect();
        self.globals[global].metadata = self.metadata.push_list(&words);
    }

    /// Makes one of equal nodes. Gives the id that stands for each from then on, where not all are
    /// as they were: bodies have to be given them, if there are any.
    pub fn unify_metadata(&mut self) -> Option<Vec<MetadataId>> {
        let stands = self.metadata.unify()?;
        for global in self.globals.values() {
            let words = self.metadata.words_of_mut(global.metadata);
            for pair in words.chunks_exact_mut(2) {
                pair[1] = stands[pair[1] as usize].0;
            }
        }
        self.consts.map_metadata(|id| stands[id.index()]);
        Some(stands)
    }

    /// The name of a local value or block, without the `%`; `None` where it has none.
    pub fn local_text(&self, name: LocalName) -> Option<String> {
        match name.kind() {
            LocalNameKind::Named(name) => Some(self.names.text(name).into_owned()),
            LocalNameKind::Number(number) => Some(number.to_string()),
            LocalNameKind::Unnamed => None,
        }
    }

    /// The symbol of which a constant is an address.
    pub fn symbol_of(&self, mut at: ConstId) -> Option<GlobalId> {
        loop {
            match self.consts.get(at) {
                Const::Global(symbol) => return Some(symbol),
                Const::Expr {
                    op: ConstOp::Cast(_) | ConstOp::Gep(_),
                    args,
                    ..
                } => at = self.consts.list(args).next()?,
                _ => return None,
            }
        }
    }

    /// Whether a symbol is an address of one that this module only declares.
    fn leads_to_declaration(&self, symbol: GlobalId) -> bool {
        let mut at = symbol;
        // Aliases that lead in a circle lead nowhere.
        for _ in 0..self.globals.len() {
            at = match self.globals[at].kind {
                GlobalKind::Alias(target) => match self.symbol_of(target) {
                    Some(next) => next,
                    None => return false,
                },
                GlobalKind::Variable { init, .. } => return init.is_none(),
                GlobalKind::Function(function) => return !self.funcs[function].is_defined(),
                GlobalKind::Undeclared | GlobalKind::IFunc(_) => return false,
            };
        }
        false
    }

    /// Forgets the aliases of old that lead to definitions: those are written as ever.
    pub fn settle_aliases(&mut self) {
        let mut old = std::mem::take(&mut self.old_aliases);
        old.retain(|&id| self.leads_to_declaration(id));
        self.old_aliases = old;
    }

    /// The type of a constant.
    pub fn const_type(&self, id: ConstId) -> TypeId {
        match self.consts.get(id) {
            Const::Int { ty, .. }
            | Const::BigInt { ty, .. }
            | Const::Float { ty, .. }
            | Const::BigFloat { ty, .. }
            | Const::Null(ty)
            | Const::Zero(ty)
            | Const::Undef(ty)
            | Const::Poison(ty)
            | Const::Aggregate { ty, .. }
            | Const::Splat { ty, .. }
            | Const::Bytes { ty, .. }
            | Const::Expr { ty, .. } => ty,
            Const::Global(global) | Const::DsoLocalEquivalent(global) | Const::NoCfi(global) => {
                self.globals[global].ptr_ty
            }
            Const::NoneToken => TypeId::TOKEN,
            Const::Metadata(_) => TypeId::METADATA,
            Const::BlockAddress { function, .. } => self.block_address_type(function),
            Const::InlineAsm { .. } => TypeId::PTR,
        }
    }

    /// The type of the address of a block: it is where its function is.
    fn block_address_type(&self, function: GlobalId) -> TypeId {
        match self.types.space(self.globals[function].ptr_ty) {
            None | Some(0) => TypeId::PTR,
            Some(_) => self.globals[function].ptr_ty,
        }
    }

    /// A vector of some elements: one number for all, where they are the same.
    pub fn vector_constant(&mut self, ty: TypeId, elems: &[ConstId]) -> ConstId {
        if let (&[first, ref rest @ ..], Type::Vector { elem, len, .. }) =
            (elems, self.types.resolved(ty))
            && elems.len() == len as usize
            && rest.iter().all(|&other| other == first)
            && let Const::Int { ty: own, .. }
            | Const::BigInt { ty: own, .. }
            | Const::Float { ty: own, .. }
            | Const::BigFloat { ty: own, .. } = self.consts.get(first)
            && own == elem
        {
            return self.consts.intern(Const::Splat { ty, elem: first });
        }
        self.consts.aggregate(ty, elems)
    }

    /// The type of an operand; `None` where it is missing.
    #[inline]
    pub fn operand_type(&self, body: &Body, operand: Operand) -> Option<TypeId> {
        match operand.kind() {
            OperandKind::Value(value) => Some(body.types[value]),
            OperandKind::Const(id) => Some(self.const_type(id)),
            OperandKind::Missing => None,
        }
    }

    /// The text that it was read from; `None` of bitcode, where spans are places in no text, and of a
    /// module that was built.
    pub fn source_text(&self) -> Option<&[u8]> {
        let source = self.source.as_ref().filter(|source| source.is_text());
        source.map(|source| source.bytes())
    }

    /// Whether messages show pointers with the types that they point to: where the text writes some so. A text that
    /// writes no pointer at all is one of today.
    pub fn shows_pointees(&self) -> bool {
        let Some(text) = self.source_text() else {
            return !self.opaque_pointers;
        };
        memchr::memchr_iter(b'*', text).any(|at| {
            let line = memchr::memrchr(b'\n', &text[..at]).map_or(0, |n| n + 1);
            let before = text[line..at].trim_ascii_end();
            let is_type = before
                .last()
                .is_some_and(|&b| b.is_ascii_alphanumeric() || b"_.)}]>*\"".contains(&b));
            is_type && !before.contains(&b';')
        })
    }

    /// The text of a span, or nothing where the module has no source.
    pub fn text(&self, span: Span) -> &[u8] {
        self.source
            .as_ref()
            .map_or(&[], |source| source.slice(span))
    }
}
