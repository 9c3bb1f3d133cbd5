//! Symbols: functions, variables, aliases and what is said of them.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::draft::Draft;
use super::handle::{Function, Global, Owner, Symbol, Type, Value};
use super::{Attribute, BuildError, FunctionBuilder, ModuleBuilder, State};
use crate::diag::Span;
use crate::entity::PrimaryMap;
use crate::ir::attr::AttrSet;
use crate::ir::constant::Const;
use crate::ir::global::{self, GlobalKind, Param, ThreadLocal, UnnamedAddr, Visibility};
use crate::ir::inst::Align;
use crate::ir::intrinsics::{self, Found};
use crate::ir::{self, CallConv, FuncId, GlobalId, Linkage, LocalName, TypeId};

impl ModuleBuilder {
    /// An empty module. `name` is what diagnostics, traps and debuggers call its text.
    pub fn new(name: impl Into<String>) -> ModuleBuilder {
        let mut m = ir::Module::new();
        m.opaque_pointers = true;
        let state = State {
            m,
            owner: Owner::new(),
            name: name.into(),
            drafts: PrimaryMap::new(),
            numbers: FxHashMap::default(),
            faults: Vec::new(),
            next_span: 0,
            place: None,
            lines: None,
        };
        ModuleBuilder {
            state: RefCell::new(state),
        }
    }

    /// `target triple`
    pub fn set_triple(&self, triple: &str) {
        self.edit(|m| {
            m.m.triple = Some(m.m.names.intern(triple.as_bytes()));
        })
    }

    /// `target datalayout`
    pub fn set_data_layout(&self, layout: &str) {
        self.edit(|m| {
            m.m.data_layout = Some(m.m.names.intern(layout.as_bytes()));
        })
    }

    /// `declare ret @name(params)`. The function of a name that is there already, if it is of the same
    /// type; another type is an error. It is defined by [`body`](Self::body).
    pub fn function(&self, name: &str, ret: Type, params: &[Type]) -> Function {
        self.edit(|m| {
            let ty = m.function_type_of(ret, params, false);
            m.function_of_type(name, ty)
        })
    }

    /// `declare ret @name(params, ...)`
    pub fn varargs_function(&self, name: &str, ret: Type, params: &[Type]) -> Function {
        self.edit(|m| {
            let ty = m.function_type_of(ret, params, true);
            m.function_of_type(name, ty)
        })
    }

    /// `declare ret @name(params)` of an intrinsic: `llvm.sqrt`, to whose name the types that it is
    /// overloaded by are added (`llvm.sqrt.f64`).
    pub fn intrinsic(&self, name: &str, ret: Type, params: &[Type]) -> Function {
        self.edit(|m| {
            let ty = m.function_type_of(ret, params, false);
            let Some(Found::Intrinsic(found)) = intrinsics::find(name.as_bytes()) else {
                let span = m.next_span();
                let mut message = format!("there is no intrinsic `{name}`");
                let near = intrinsics::nearest(name.as_bytes(), |_| true);
                if let Some(near) = near.filter(|_| name.starts_with("llvm.")) {
                    message += &format!(": did you mean `{near}`?");
                }
                m.fault(span, "unknown-intrinsic", message);
                return m.function_of_type(name, ty);
            };
            let (overloads, _) = found.signature().check(&m.m.types, ty.id);
            // Where the types do not fit, the verifier says so at the calls.
            let suffix = found.signature().suffix(&m.m, &overloads);
            m.function_of_type(&format!("{found}{suffix}"), ty)
        })
    }

    /// The body of a function, to begin with or to go on with where it was left. It makes a
    /// definition of the function.
    pub fn body(&self, function: Function) -> FunctionBuilder<'_> {
        let body = self.view(function);
        body.edit(|f| f.draft().is_defined = true);
        body
    }

    /// The same, of a function that stays a declaration until it has a block or an instruction.
    pub fn view(&self, function: Function) -> FunctionBuilder<'_> {
        let func = self.edit(|m| match function.symbol.address.owner == m.owner {
            true => function.func,
            false => {
                let span = m.next_span();
                let message = "this function is one of another module";
                m.fault(span, "foreign-value", message);
                let name = m.fresh("foreign");
                let ty = m.function_type_of(Type::VOID, &[], false);
                m.function_of_type(&name, ty).func
            }
        });
        FunctionBuilder { m: self, func }
    }

    /// Notes that an interface in another language was given what is nothing; for the instruction that is made
    /// next, if it is for one.
    #[cfg(feature = "capi")]
    pub(crate) fn misuse(&self, message: &str, for_next: bool) {
        self.edit(|m| {
            let span = if for_next { m.next_span() } else { Span::NONE };
            m.fault(span, "misuse", message);
        });
    }

    /// A variable that is defined elsewhere: `@name = external global ty`.
    /// [`set_initializer`](Self::set_initializer) defines it.
    pub fn global(&self, name: &str, ty: Type) -> Global {
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            let taken = m.taken(name);
            if let Some(id) = taken
                && let GlobalKind::Variable { .. } = m.m.globals[id].kind
                && m.m.globals[id].ty == ty
            {
                let symbol = m.symbol_handle(id);
                return Global { symbol };
            }
            let id = m.new_symbol(name, ty, taken);
            m.m.globals[id].kind = GlobalKind::Variable {
                constant: false,
                init: None,
            };
            let symbol = m.symbol_handle(id);
            Global { symbol }
        })
    }

    /// A variable that is defined here: `@name = global T value`.
    pub fn define_global(&self, name: &str, value: impl Into<Value>) -> Global {
        let value = value.into();
        let global = self.global(name, self.edit(|m| m.constant_type(value)));
        self.set_initializer(global, value);
        global
    }

    /// Defines a variable that was declared: `@name = global T value`.
    pub fn set_initializer(&self, global: Global, value: Value) {
        self.edit(|m| {
            let value = m.own_const(value);
            if let (Some(id), Some(value)) = (m.own_symbol(global.symbol), value)
                && let GlobalKind::Variable { init, .. } = &mut m.m.globals[id].kind
            {
                *init = Some(value);
            }
        })
    }

    /// Makes a variable a `constant`, which cannot be written.
    pub fn set_constant(&self, global: Global) {
        self.edit(|m| {
            if let Some(id) = m.own_symbol(global.symbol)
                && let GlobalKind::Variable { constant, .. } = &mut m.m.globals[id].kind
            {
                *constant = true;
            }
        })
    }

    /// A private constant of these bytes and a zero behind them, as C has them. Its name is made up.
    pub fn c_string(&self, text: impl AsRef<[u8]>) -> Global {
        let mut bytes = text.as_ref().to_vec();
        bytes.push(0);
        let ty = self.array_type(Type::I8, bytes.len() as u64);
        let name = self.edit(|m| m.fresh(".str"));
        let global = self.global(&name, ty);
        self.set_initializer(global, self.bytes(&bytes));
        self.set_constant(global);
        self.set_linkage(global, Linkage::Private);
        self.edit(|m| m.m.globals[global.symbol.id].unnamed_addr = UnnamedAddr::Global);
        global
    }

    /// `@name = alias ty, target`: another name of a symbol, or of a place in it.
    pub fn alias(&self, name: &str, ty: Type, target: impl Into<Value>) -> Global {
        let target: Value = target.into();
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            let taken = m.taken(name);
            let id = m.new_symbol(name, ty, taken);
            if let Some(target) = m.own_const(target) {
                m.m.globals[id].kind = GlobalKind::Alias(target);
            }
            let symbol = m.symbol_handle(id);
            Global { symbol }
        })
    }

    // What is said of symbols.

    /// How a symbol links.
    pub fn set_linkage(&self, symbol: impl Into<Symbol>, linkage: Linkage) {
        let symbol: Symbol = symbol.into();
        self.edit(|m| {
            m.change(symbol, |global| global.linkage = linkage);
        })
    }

    /// Who sees a symbol.
    pub fn set_visibility(&self, symbol: impl Into<Symbol>, visibility: Visibility) {
        let symbol: Symbol = symbol.into();
        self.edit(|m| {
            m.change(symbol, |global| global.visibility = visibility);
        })
    }

    /// `section "name"`
    pub fn set_section(&self, symbol: impl Into<Symbol>, name: &str) {
        let symbol: Symbol = symbol.into();
        self.edit(|m| {
            let name = m.m.names.intern(name.as_bytes());
            m.change(symbol, |global| global.section = Some(name));
        })
    }

    /// `align bytes`, of a function or a variable.
    pub fn set_symbol_align(&self, symbol: impl Into<Symbol>, bytes: u64) {
        let symbol: Symbol = symbol.into();
        self.edit(|m| {
            if let Some(align) = m.alignment(bytes, Span::NONE) {
                m.change(symbol, |global| global.align = align);
            }
        })
    }

    /// `thread_local`: each thread has a variable of its own.
    pub fn set_thread_local(&self, global: Global) {
        self.edit(|m| {
            let model = Some(ThreadLocal::GeneralDynamic);
            m.change(global, |global| global.thread_local = model);
        })
    }

    /// The calling convention of a function. Calls have to be given the same.
    pub fn set_function_conv(&self, function: Function, conv: CallConv) {
        self.edit(|m| {
            if m.own_symbol(function.symbol).is_some() {
                m.m.funcs[function.func].conv = conv;
            }
        })
    }

    /// `personality`: what unwinds the frames of a function.
    pub fn set_personality(&self, function: Function, personality: impl Into<Value>) {
        let personality: Value = personality.into();
        self.edit(|m| {
            let personality = m.own_const(personality);
            if m.own_symbol(function.symbol).is_some() {
                m.m.funcs[function.func].personality = personality;
            }
        })
    }

    /// Says something of a function: `m.add_attribute(f, "nounwind")`.
    pub fn add_attribute<'a>(&self, function: Function, attribute: impl Into<Attribute<'a>>) {
        let attribute: Attribute<'a> = attribute.into();
        self.edit(|m| {
            m.add(function, attribute, |func| Some(&mut func.attrs));
        })
    }

    /// Says something of the result of a function.
    pub fn add_result_attribute<'a>(
        &self,
        function: Function,
        attribute: impl Into<Attribute<'a>>,
    ) {
        let attribute: Attribute<'a> = attribute.into();
        self.edit(|m| {
            m.add(function, attribute, |func| Some(&mut func.ret_attrs));
        })
    }

    /// Says something of parameter number `n` of a function, from 0.
    pub fn add_param_attribute<'a>(
        &self,
        function: Function,
        n: usize,
        attribute: impl Into<Attribute<'a>>,
    ) {
        let attribute: Attribute<'a> = attribute.into();
        self.edit(|m| {
            m.add(function, attribute, |func| {
                func.params.get_mut(n).map(|param| &mut param.attrs)
            });
        })
    }
}

impl State {
    fn function_of_type(&mut self, name: &str, ty: Type) -> Function {
        let ty = self.own_type(ty, Span::NONE);
        let taken = self.taken(name);
        if let Some(id) = taken
            && let GlobalKind::Function(func) = self.m.globals[id].kind
            && self.m.globals[id].ty == ty
        {
            return self.function_handle(func, id);
        }
        let id = self.new_symbol(name, ty, taken);
        let (ret, params, varargs) = match self.m.types.resolved(ty) {
            ir::Type::Function {
                ret,
                params,
                varargs,
            } => (ret, self.m.types.list(params).to_vec(), varargs),
            _ => (TypeId::VOID, Vec::new(), false),
        };
        let span = self.m.globals[id].span;
        let param = |&ty: &TypeId| Param {
            ty,
            name: LocalName::UNNAMED,
            span: self.new_span(),
            attrs: AttrSet::EMPTY,
        };
        let list = params.iter().map(param).collect();
        let func = self.m.funcs.push(ir::Function {
            global: id,
            params: list,
            ret,
            varargs,
            ret_attrs: AttrSet::EMPTY,
            attrs: AttrSet::EMPTY,
            conv: CallConv::C,
            personality: None,
            prefix: [None; 2],
            span,
            body: None,
            unread: false,
        });
        self.drafts.push(Draft::new(&params));
        self.m.globals[id].kind = GlobalKind::Function(func);
        self.function_handle(func, id)
    }

    pub(super) fn function_handle(&mut self, func: FuncId, id: GlobalId) -> Function {
        let symbol = self.symbol_handle(id);
        Function { func, symbol }
    }

    fn symbol_handle(&mut self, id: GlobalId) -> Symbol {
        let address = self.scalar(Const::Global(id));
        Symbol { id, address }
    }

    fn taken(&self, name: &str) -> Option<GlobalId> {
        let name = self.m.names.find(name.as_bytes())?;
        self.m.by_name.get(name, false)
    }

    /// A new symbol. Where its name is taken, which is an error, or empty, which is one too, it gets another.
    fn new_symbol(&mut self, name: &str, ty: TypeId, taken: Option<GlobalId>) -> GlobalId {
        let span = self.new_span();
        if taken.is_some() {
            let message = format!("`@{name}` is there already, and is something else");
            self.fault(span, "redefinition", message);
        }
        if name.is_empty() {
            self.fault(span, "symbol-name", "a symbol has no name");
        }
        let name = match taken {
            Some(_) => self.fresh(name),
            None => name.to_string(),
        };
        let name = self.m.names.intern(name.as_bytes());
        let id = self.m.symbol(name, false, span);
        self.m.globals[id].ty = ty;
        id
    }

    /// A name of a symbol that is not taken: this one, or with a number added to it.
    fn fresh(&mut self, name: &str) -> String {
        let base = self.m.names.intern(name.as_bytes());
        let mut fresh = name.to_string();
        while self.taken(&fresh).is_some() {
            let number = self.numbers.entry(base).or_insert(0);
            *number += 1;
            fresh = format!("{name}.{number}");
        }
        fresh
    }

    fn add(
        &mut self,
        function: Function,
        attribute: Attribute<'_>,
        of: impl Fn(&mut ir::Function) -> Option<&mut AttrSet>,
    ) {
        let Some(id) = self.own_symbol(function.symbol) else {
            return;
        };
        let span = self.m.globals[id].span;
        let Some(&mut set) = of(&mut self.m.funcs[function.func]) else {
            return self.fault(span, "parameter", "there are not as many parameters");
        };
        let set = self.with(set, attribute, span);
        if let Some(place) = of(&mut self.m.funcs[function.func]) {
            *place = set;
        }
    }

    fn change(&mut self, symbol: impl Into<Symbol>, change: impl FnOnce(&mut global::Global)) {
        if let Some(id) = self.own_symbol(symbol.into()) {
            change(&mut self.m.globals[id]);
        }
    }

    /// The symbol of a handle; one of another module is reported.
    fn own_symbol(&mut self, symbol: Symbol) -> Option<GlobalId> {
        if symbol.address.owner == self.owner {
            return Some(symbol.id);
        }
        let message = "this symbol is one of another module";
        self.fault(Span::NONE, "foreign-value", message);
        None
    }

    /// An alignment in bytes; what is no power of two is reported.
    pub(super) fn alignment(&mut self, bytes: u64, at: Span) -> Option<Align> {
        let align = Align::new(bytes);
        if align.is_none() {
            let message = format!("an alignment is a power of two, not {bytes}");
            self.fault(at, "alignment", message);
        }
        align
    }

    // What the other files here use.

    /// The span that stands for what is at work, until there is a text: the next thing that is made, if it
    /// is no other.
    pub(super) fn next_span(&self) -> Span {
        self.place.unwrap_or(self.next())
    }

    fn next(&self) -> Span {
        let (start, len) = (self.next_span, 0);
        Span { start, len }
    }

    /// The same, of what is being made.
    pub(super) fn new_span(&mut self) -> Span {
        let span = self.next();
        // There is room in a text for fewer.
        self.next_span = self.next_span.saturating_add(1).min(u32::MAX - 1);
        span
    }

    /// Notes what the builder was asked for and cannot be.
    pub(super) fn fault(&mut self, span: Span, code: &'static str, message: impl Into<String>) {
        let message = message.into();
        self.faults.push(BuildError {
            span,
            code,
            message,
        });
    }
}
