//! From a module of the first languages to today's `ir`.
//!
//! Types lose their signs, which choose the instruction instead; all pointers become `ptr`; names
//! that only differed by the types of their values are made different. Relies on what `parse` and `check` have judged:
//! there were no errors.

mod body;
mod consts;
mod convert;
mod expand_consts;
mod fold;
mod inst;
mod intrinsics;
mod libc;
mod target;
mod types;
mod varargs;

use rustc_hash::FxHashMap;

use super::Few;
use super::ast::{self, ItemKind, Linkage, SymbolId, SymbolKind};
use super::types::{Ty, Type};
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::entity::{Entity, PrimaryMap};
use crate::ir::attr::Attr;
use crate::ir::global::DllStorage;
use crate::ir::inst::Align;
use crate::ir::name::{LocalName, Name};
use crate::ir::{
    self, AttrSet, CallConv, Const, ConstId, FuncId, Function, GlobalId, GlobalKind, Param, TypeId,
};
use target::Foreign;

/// The module that is made, and what is known of where it comes from.
struct Upgrader<'a> {
    m: &'a mut ast::Module,
    out: ir::Module,
    diags: &'a mut Diagnostics,
    types: Vec<Option<TypeId>>,
    /// The types that are being made, for those that contain themselves.
    open: Vec<Ty>,
    consts: Vec<Option<ConstId>>,
    /// Whether any expression of the module is gone from today's language.
    any_gone: bool,
    /// The symbol of each symbol; none for intrinsics and named constants.
    symbols: PrimaryMap<SymbolId, Option<GlobalId>>,
    /// Symbols that the upgrade itself needs, by name.
    own: FxHashMap<&'static str, GlobalId>,
    /// The `main` that returns void, and an `int` once it is upgraded.
    void_main: Option<GlobalId>,
    /// By name: the function that has given it to a local.
    local_names: Vec<u32>,
    function: u32,
    /// The body that was made last: its memory is for the next.
    spare: ir::Body,
}

/// Makes `ir` of a module without errors. What cannot be expressed is pushed to `diags`.
pub(super) fn module(m: &mut ast::Module, diags: &mut Diagnostics) -> ir::Module {
    let mut out = ir::Module {
        source: Some(m.source.clone()),
        opaque_pointers: true,
        upgraded: true,
        ..ir::Module::new()
    };
    out.types.settle();
    let mut upgrader = Upgrader {
        out,
        diags,
        types: Vec::new(),
        open: Vec::new(),
        consts: vec![None; m.consts.len()],
        any_gone: false,
        symbols: PrimaryMap::new(),
        own: FxHashMap::default(),
        void_main: None,
        local_names: Vec::new(),
        function: 0,
        spare: ir::Body::default(),
        m,
    };
    upgrader.target();
    // What is looked up by name from here on is looked up in the new module.
    upgrader.out.names = std::mem::take(&mut upgrader.m.names);
    upgrader.declare_symbols();
    upgrader.out.types.settle();
    upgrader.initializers();
    for name in ["llvm.global_ctors", "llvm.global_dtors"] {
        upgrader.third_field(name);
    }
    expand_consts::initialize_late(&mut upgrader);
    upgrader.bodies();
    upgrader.out.types.settle();
    upgrader.out
}

impl Upgrader<'_> {
    fn unsupported(&mut self, span: Span, what: impl std::fmt::Display) {
        self.diags.push(Diagnostic::unsupported(span, what));
    }

    /// What the text says of its target.
    fn target(&mut self) {
        let (mut big, mut bits) = (None, None);
        let mut layout = None;
        for item in &self.m.items {
            match item.kind {
                ItemKind::BigEndian(flag) => big = Some(flag),
                ItemKind::PointerSize(size) => bits = Some(size),
                ItemKind::Triple(name) if !self.m.names.get(name).is_empty() => {
                    self.out.triple = Some(name);
                }
                ItemKind::Layout(name) if !self.m.names.get(name).is_empty() => {
                    layout = Some(name);
                }
                ItemKind::Asm(text) => self.out.module_asm.push((text, item.span)),
                _ => {}
            }
        }
        if layout.is_none() && (big.is_some() || bits.is_some()) {
            let order = if big == Some(true) { "E" } else { "e" };
            let text = match bits {
                Some(32) => format!("{order}-p:32:32"),
                _ => order.into(),
            };
            layout = Some(self.m.names.intern(text.as_bytes()));
        }
        self.out.data_layout = layout.and_then(|layout| self.layout(layout));
        let text = |name: Option<Name>| name.map_or(&b""[..], |name| self.m.names.get(name));
        self.foreign(Foreign::of(text(self.out.triple), text(layout), bits, big));
    }

    /// A data layout without the items that were of those years: alignments of `double`, `long` and
    /// other types by a letter.
    fn layout(&mut self, layout: Name) -> Option<Name> {
        let text = self.m.names.get(layout).to_vec();
        let old = |item: &[u8]| {
            let [letter, b':', ..] = item else {
                return false;
            };
            b"dlfisbB".contains(letter)
        };
        let items = text.split(|&b| b == b'-').filter(|item| !old(item));
        let kept = items.collect::<Vec<_>>().join(&b'-');
        (!kept.is_empty()).then(|| self.m.names.intern(&kept))
    }

    /// A program that sees nothing of another target than x86-64 is for this one as well.
    fn foreign(&mut self, foreign: Foreign) {
        let assembly = self
            .out
            .module_asm
            .first()
            .map(|&(_, span)| (span, "assembly".into()));
        let Some((span, what)) = assembly.or_else(|| foreign.seen(self.m)) else {
            if foreign.differs() {
                (self.out.triple, self.out.data_layout) = (None, None);
            }
            return;
        };
        if foreign.differs() {
            let message = format!("{what} means something else on the target of the program");
            self.diags
                .push(Diagnostic::warning("target", span, message));
        }
    }

    /// Whether a function is an intrinsic: calls of those become something else.
    fn is_intrinsic(&self, id: SymbolId) -> bool {
        let symbol = &self.m.symbols[id];
        matches!(symbol.kind, SymbolKind::Function(_))
            && symbol
                .name
                .is_some_and(|name| self.out.names.get(name).starts_with(b"llvm."))
    }

    fn is_definition(&self, id: SymbolId) -> bool {
        match &self.m.symbols[id].kind {
            SymbolKind::Function(function) => function.body.is_some(),
            SymbolKind::Variable { init, .. } => {
                init.is_some() || self.m.symbols[id].linkage == Linkage::Uninitialized
            }
            SymbolKind::Constant(_) => false,
        }
    }

    /// Gives every symbol its place. Of several with one name, the definitions are distinguished by
    /// numbers behind their names, and a declaration stands for a definition of its type, or else
    /// for the first: for the linker there is one symbol of a name.
    fn declare_symbols(&mut self) {
        let by_name = std::mem::take(&mut self.m.by_name);
        self.symbols = self.m.symbols.keys().map(|_| None).collect();
        let mut unnamed = 0;
        for id in self.m.symbols.keys() {
            if self.symbols[id].is_some() || self.is_intrinsic(id) {
                continue;
            }
            let symbol = &self.m.symbols[id];
            if matches!(symbol.kind, SymbolKind::Constant(_)) {
                continue;
            }
            let Some(name) = symbol.name else {
                let digits = self.out.names.intern(unnamed.to_string().as_bytes());
                unnamed += 1;
                let global = self.out.symbol(digits, true, symbol.span);
                self.fill(id, global);
                continue;
            };
            self.declare_named(name, &by_name[&name]);
        }
    }

    /// Gives all symbols of one name their places.
    fn declare_named(&mut self, name: Name, same: &[SymbolId]) {
        let mut first: Option<GlobalId> = None;
        let mut made: Few<(Ty, GlobalId)> = Few::new();
        for &id in same {
            if !self.is_definition(id) {
                continue;
            }
            let own = match first {
                None => name,
                Some(_) => self.fresh_symbol_name(name),
            };
            let global = self.out.symbol(own, false, self.m.symbols[id].span);
            self.fill(id, global);
            first.get_or_insert(global);
            made.push((self.m.symbols[id].value_ty, global));
        }
        for &id in same {
            let constant = matches!(self.m.symbols[id].kind, SymbolKind::Constant(_));
            if constant || self.symbols[id].is_some() {
                continue;
            }
            let ty = self.m.symbols[id].value_ty;
            let mut rows = made.iter();
            let known = rows
                .find(|row| self.m.types.same(row.0, ty))
                .map(|row| row.1);
            match known.or(first) {
                Some(global) => self.symbols[id] = Some(global),
                None => {
                    let global = self.out.symbol(name, false, self.m.symbols[id].span);
                    self.fill(id, global);
                    first = Some(global);
                }
            }
        }
    }

    fn fresh_symbol_name(&mut self, name: Name) -> Name {
        let base = self.out.names.get(name).to_vec();
        let mut n = 1;
        loop {
            let text = [&base[..], format!(".{n}").as_bytes()].concat();
            let fresh = self.out.names.intern(&text);
            if self.out.by_name.get(fresh, false).is_none() {
                return fresh;
            }
            n += 1;
        }
    }

    /// Says what a symbol is, all but initial values and bodies.
    fn fill(&mut self, id: SymbolId, global: GlobalId) {
        self.symbols[id] = Some(global);
        let symbol = &self.m.symbols[id];
        let (mut linkage, dll) = linkage(symbol.linkage);
        // Arrays of the program that linking would have appended to are whole; those of LLVM itself
        // are still appended to.
        let llvm = symbol
            .name
            .is_some_and(|name| self.out.names.get(name).starts_with(b"llvm."));
        if linkage == ir::Linkage::Appending && !llvm {
            linkage = ir::Linkage::External;
        }
        // No other module can mean what has no name, and LLVM's linker takes no two of them.
        if symbol.name.is_none() && linkage == ir::Linkage::External && self.is_definition(id) {
            linkage = ir::Linkage::Internal;
        }
        // What is defined elsewhere says there how it links.
        if !self.is_definition(id) && linkage != ir::Linkage::ExternWeak {
            linkage = ir::Linkage::External;
        }
        let (own_ty, span) = (symbol.ty, symbol.span);
        // LLVM leaves out what is in this section, which was for debuggers.
        let section = symbol
            .section
            .filter(|&name| self.out.names.get(name) != b"llvm.metadata");
        let align = Align::new(symbol.align.into()).filter(|_| symbol.align > 0);
        let ty = self.ty(own_ty, span);
        let (constant, ty) = match symbol_kind(self.m, id) {
            Some(constant) => (constant, ty),
            None => (false, self.function(id, global, own_ty, ty)),
        };
        let row = &mut self.out.globals[global];
        (row.ty, row.ptr_ty, row.span) = (ty, TypeId::PTR, span);
        (row.linkage, row.dll, row.section) = (linkage, dll, section);
        row.align = align.unwrap_or(Align::NONE);
        if row.kind == GlobalKind::Undeclared {
            let init = None;
            row.kind = GlobalKind::Variable { constant, init };
        }
    }

    /// Says what a function is, and gives its type, `ty` but for what C has otherwise.
    fn function(&mut self, id: SymbolId, global: GlobalId, own_ty: Ty, ty: TypeId) -> TypeId {
        let Type::Function(ret, params, varargs) = self.m.types.resolved(own_ty) else {
            return ty;
        };
        let SymbolKind::Function(function) = &self.m.symbols[id].kind else {
            return ty;
        };
        let span = self.m.symbols[id].span;
        let defined = function.body.is_some();
        let conv = CallConv::from_number(function.conv.into());
        let sret = function.sret;
        let own: Few<Ty> = Few::from_slice(self.m.types.get_list(params));
        let mut fixed: Few<TypeId> = own.iter().map(|&ty| self.ty(ty, span)).collect();
        if !defined && let Some(name) = self.m.symbols[id].name {
            libc::widen(self.out.names.get(name), &mut fixed);
        }
        let mut ret_ty = self.ty(ret, span);
        // The status of a program whose `main` is void is 0, also where others run what is printed.
        let main = self.out.names.get(self.out.globals[global].name) == b"main";
        if defined && ret == Ty::VOID && main {
            self.void_main = Some(global);
            ret_ty = TypeId::I32;
        }
        // The declaration of a function of C has the types of C.
        let ty = match defined && self.void_main != Some(global) {
            true => ty,
            false => self.out.types.function(ret_ty, &fixed, varargs),
        };
        let mut params = Vec::with_capacity(fixed.len());
        for (n, &ty) in fixed.iter().enumerate() {
            let attrs = self.param_attrs(own[n], ty, sret && n == 0);
            let name = match &self.m.symbols[id].kind {
                SymbolKind::Function(function) => function.params.get(n).copied().flatten(),
                _ => None,
            };
            params.push(Param {
                ty,
                name: name.map_or(LocalName::UNNAMED, LocalName::named),
                span,
                attrs,
            });
        }
        let func = self.out.funcs.push(Function {
            global,
            params,
            ret: ret_ty,
            varargs,
            ret_attrs: AttrSet::EMPTY,
            attrs: AttrSet::EMPTY,
            conv,
            personality: None,
            prefix: [None; 2],
            span,
            body: None,
            unread: false,
        });
        self.out.globals[global].kind = GlobalKind::Function(func);
        ty
    }

    /// A narrow integer is extended by who passes it, as its sign says: C relies on it.
    fn param_attrs(&mut self, own: Ty, ty: TypeId, sret: bool) -> AttrSet {
        let narrow = self.out.types.int_width(ty).is_some_and(|bits| bits < 32);
        match self.m.types.integral(own) {
            Some((_, true)) if narrow => self.out.attrs.intern(&[Attr::SignExt]),
            Some((_, false)) if narrow => self.out.attrs.intern(&[Attr::ZeroExt]),
            None if sret => match self.m.types.pointee(own) {
                Some(to) => {
                    let to = self.ty(to, Span::NONE);
                    self.out.attrs.intern(&[Attr::SRet(Some(to))])
                }
                None => AttrSet::EMPTY,
            },
            _ => AttrSet::EMPTY,
        }
    }

    fn initializers(&mut self) {
        for id in self.m.symbols.keys() {
            let (Some(global), SymbolKind::Variable { constant, init }) =
                (self.symbols[id], &self.m.symbols[id].kind)
            else {
                continue;
            };
            let constant = *constant;
            let init = match *init {
                Some(init) => Some(self.constant(init)),
                None if self.m.symbols[id].linkage == Linkage::Uninitialized => {
                    let ty = self.out.globals[global].ty;
                    Some(self.out.consts.intern(Const::Undef(ty)))
                }
                None => None,
            };
            if init.is_some() {
                self.out.globals[global].kind = GlobalKind::Variable { constant, init };
            }
        }
    }

    /// The functions that run before `main` and behind it have a third field today, what they belong
    /// to, which is nothing.
    fn third_field(&mut self, name: &str) {
        let Some(global) = self.out.find(name) else {
            return;
        };
        let GlobalKind::Variable {
            constant,
            init: Some(init),
        } = self.out.globals[global].kind
        else {
            return;
        };
        let Const::Aggregate { elems, .. } = self.out.consts.get(init) else {
            return;
        };
        let row = self
            .out
            .types
            .structure(&[TypeId::I32, TypeId::PTR, TypeId::PTR], false);
        let null = self.out.consts.intern(Const::Null(TypeId::PTR));
        let mut rows = Vec::new();
        for elem in self.out.consts.list(elems).collect::<Vec<_>>() {
            let Const::Aggregate { elems, .. } = self.out.consts.get(elem) else {
                return;
            };
            let mut fields: Vec<ConstId> = self.out.consts.list(elems).collect();
            if fields.len() != 2 {
                return;
            }
            fields.push(null);
            rows.push(self.out.consts.aggregate(row, &fields));
        }
        let ty = self.out.types.array(row, rows.len() as u64);
        let init = Some(self.out.consts.aggregate(ty, &rows));
        self.out.globals[global].ty = ty;
        self.out.globals[global].kind = GlobalKind::Variable { constant, init };
    }

    /// The function of a symbol that is defined.
    fn func_of(&self, id: SymbolId) -> Option<FuncId> {
        match self.out.globals[self.symbols[id]?].kind {
            GlobalKind::Function(func) => Some(func),
            _ => None,
        }
    }

    /// A function of C that the upgrade calls itself.
    fn c_function(
        &mut self,
        name: &'static str,
        ret: TypeId,
        params: &[TypeId],
        dots: bool,
    ) -> GlobalId {
        if let Some(&known) = self.own.get(name) {
            return known;
        }
        let text = self.out.names.intern(name.as_bytes());
        let global = match self.out.by_name.get(text, false) {
            Some(global) => global,
            None => ir::builder::declare(&mut self.out, name, ret, params, dots),
        };
        self.out.globals[global].ptr_ty = TypeId::PTR;
        self.own.insert(name, global);
        global
    }
}

/// Whether a variable is constant; none for a function.
fn symbol_kind(m: &ast::Module, id: SymbolId) -> Option<bool> {
    match m.symbols[id].kind {
        SymbolKind::Variable { constant, .. } => Some(constant),
        _ => None,
    }
}

fn linkage(own: Linkage) -> (ir::Linkage, DllStorage) {
    match own {
        Linkage::External | Linkage::Elsewhere | Linkage::Uninitialized => {
            (ir::Linkage::External, DllStorage::None)
        }
        Linkage::Internal => (ir::Linkage::Internal, DllStorage::None),
        Linkage::LinkOnce => (ir::Linkage::LinkOnce, DllStorage::None),
        Linkage::Weak => (ir::Linkage::Weak, DllStorage::None),
        Linkage::Appending => (ir::Linkage::Appending, DllStorage::None),
        Linkage::DllImport => (ir::Linkage::External, DllStorage::Import),
        Linkage::DllExport => (ir::Linkage::External, DllStorage::Export),
        Linkage::ExternWeak => (ir::Linkage::ExternWeak, DllStorage::None),
    }
}

/// How many types deep a type may contain others by value.
const MAX_BY_VALUE: usize = 512;

/// The index of a type in a table.
fn row(ty: Ty) -> usize {
    ty.index()
}
