//! Bodies of functions: blocks, values, and what is said of instructions.

use std::ops::{Deref, DerefMut};

use super::draft::{Draft, Rank};
use super::handle::{Arg, Block, Function, Owner, Type, Value};
use super::{Attribute, ModuleBuilder, State};
use crate::diag::Span;
use crate::ir::inst::{Align, Flags, GepFlags, InstData, MemFlags, Operand, OperandKind, Ordering};
use crate::ir::{
    self, CallConv, CallData, CastOp, FuncId, GlobalKind, Inst, LocalName, TypeId, ValueDef,
    body::TailKind,
};

/// Puts instructions into the body of a function. It is a view of a
/// [`ModuleBuilder`], whose methods it has too: it may be dropped at any
/// time, and [`ModuleBuilder::body`] goes on with the function.
///
/// Instructions are put behind the last one of the current block, which is an unnamed first one until
/// [`switch_to`](Self::switch_to) says which. Blocks stand in the order in which they were first switched to.
///
/// Its methods take it by `&self`, and values are copied. So calls may be nested, `f.add(f.mul(x, 3), 1)`, and several
/// functions may be filled at once.
pub struct FunctionBuilder<'m> {
    pub(super) m: &'m ModuleBuilder,
    pub(super) func: FuncId,
}

impl Deref for FunctionBuilder<'_> {
    type Target = ModuleBuilder;

    fn deref(&self) -> &ModuleBuilder {
        self.m
    }
}

impl FunctionBuilder<'_> {
    /// Does something with the body. Nothing of a user's runs meanwhile.
    pub(super) fn edit<R>(&self, change: impl FnOnce(&mut Body<'_>) -> R) -> R {
        self.m.edit(|m| change(&mut Body { m, func: self.func }))
    }
}

/// The body of a function, for who changes the module.
pub(super) struct Body<'s> {
    pub m: &'s mut State,
    pub func: FuncId,
}

impl Deref for Body<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        self.m
    }
}

impl DerefMut for Body<'_> {
    fn deref_mut(&mut self) -> &mut State {
        self.m
    }
}

impl FunctionBuilder<'_> {
    /// The result of the function.
    pub fn result_type(&self) -> Type {
        self.edit(|f| f.m.handle(f.m.m.funcs[f.func].ret))
    }

    /// Parameter number `n`, from 0.
    pub fn param(&self, n: usize) -> Value {
        self.edit(|f| {
            if n < f.the_draft().body.param_count as usize {
                return f.local(ir::Value(n as u32));
            }
            let at = f.m.next_span();
            let message = format!("there is no parameter number {n}, counted from 0");
            f.m.fault(at, "parameter", message);
            Value::MISSING
        })
    }

    // Blocks.

    /// A new block, to go to and to be filled later. It is `%name`, or has a number where that is empty.
    pub fn block(&self, name: &str) -> Block {
        self.edit(|f| {
            let name = f.local_name(name);
            let span = f.m.new_span();
            let draft = f.draft();
            Block::new(draft.block(name, span), draft.owner)
        })
    }

    /// Puts what comes next into a block, behind what is there already.
    pub fn switch_to(&self, block: Block) {
        self.edit(|f| match f.target(block) {
            ir::Block::MISSING => {}
            block => f.draft().switch_to(block),
        })
    }

    /// The block that instructions are put into.
    pub fn current_block(&self) -> Block {
        self.edit(|f| {
            let block = f.home();
            Block::new(block, f.draft().owner)
        })
    }

    /// Whether the current block has its terminator: then nothing more can be put into it.
    pub fn is_terminated(&self) -> bool {
        self.edit(|f| {
            let draft = f.the_draft();
            draft
                .current
                .is_some_and(|block| draft.blocks[block].is_terminated)
        })
    }

    // Values.

    /// The type of a value.
    pub fn type_of(&self, value: impl Into<Value>) -> Type {
        let value = value.into();
        self.edit(|f| f.m.handle(f.type_of(value)))
    }

    // What is said of instructions.

    /// Gives a parameter or the result of an instruction a name; a number is added to one that is taken. An
    /// empty name takes it away.
    pub fn set_name(&self, value: Value, name: &str) {
        self.edit(|f| {
            let name = f.local_name(name);
            match value.operand.kind() {
                OperandKind::Value(local) if value.owner == f.the_draft().owner => {
                    f.draft().body.names[local] = name;
                }
                _ if value == Value::MISSING => {}
                _ => f.not_of_here(Span::NONE),
            }
        })
    }

    /// Gives a block another name.
    pub fn set_block_name(&self, block: Block, name: &str) {
        self.edit(|f| {
            let name = f.local_name(name);
            match f.target(block) {
                ir::Block::MISSING => {}
                block => f.draft().name_block(block, name),
            }
        })
    }

    /// The flags of arithmetic, comparisons, casts, `select`, `phi` and calls: `nsw`, `exact`, `fast` and
    /// so on.
    pub fn set_flags(&self, value: Value, to: Flags) {
        self.edit(|f| {
            f.change(value, "such flags", |data, draft| {
                let takes_integer_flags = match *data {
                    InstData::Binary { op, .. } => !op.is_float(),
                    InstData::Cast { op, .. } => !matches!(op, CastOp::FPTrunc | CastOp::FPExt),
                    InstData::ICmp { .. } => true,
                    _ => false,
                };
                let allowed = match *data {
                    InstData::Binary { op, .. } if takes_integer_flags => op.integer_flags(),
                    InstData::Cast { op, .. } if takes_integer_flags => op.integer_flags(),
                    InstData::ICmp { .. } => Flags::SAMESIGN,
                    _ => Flags::FAST,
                };
                if !allowed.has(to) {
                    return false;
                }
                match data {
                    InstData::Binary { flags, .. }
                    | InstData::FNeg { flags, .. }
                    | InstData::Cast { flags, .. }
                    | InstData::ICmp { flags, .. }
                    | InstData::FCmp { flags, .. }
                    | InstData::Select { flags, .. }
                    | InstData::Phi { flags, .. } => *flags = to,
                    InstData::Call { call } => draft.body.calls[*call].flags = to,
                    _ => return false,
                }
                true
            });
        })
    }

    /// The flags of `getelementptr`.
    pub fn set_gep_flags(&self, value: Value, to: GepFlags) {
        self.edit(|f| {
            f.change(value, "such flags", |data, _| match data {
                InstData::Gep { flags, .. } => {
                    *flags = to;
                    true
                }
                _ => false,
            });
        })
    }

    /// The alignment, in bytes, of `alloca`, `load`, `store`, `cmpxchg` and `atomicrmw`.
    pub fn set_align(&self, value: Value, bytes: u64) {
        self.edit(|f| {
            let Some(to) = f.m.alignment(bytes, Span::NONE) else {
                return;
            };
            f.change(value, "alignment", |data, _| set_align(data, to));
        })
    }

    /// Makes a `load`, `store`, `cmpxchg` or `atomicrmw` volatile.
    pub fn set_volatile(&self, value: Value) {
        self.edit(|f| {
            f.change(value, "`volatile`", |data, _| match memory_flags(data) {
                Some(flags) => {
                    *flags = flags.volatile();
                    true
                }
                None => false,
            });
        })
    }

    /// Makes a `load` or a `store` atomic. It needs an alignment, in bytes, too.
    pub fn set_atomic(&self, value: Value, ordering: Ordering, align: u64) {
        self.edit(|f| {
            let Some(align) = f.m.alignment(align, Span::NONE) else {
                return;
            };
            f.change(value, "atomic form of its own", |data, _| {
                let plain = matches!(data, InstData::Load { .. } | InstData::Store { .. });
                match memory_flags(data) {
                    Some(flags) if plain => {
                        *flags = flags.ordering(ordering);
                        set_align(data, align)
                    }
                    _ => false,
                }
            });
        })
    }

    /// `tail`, `musttail` or `notail`, of a call.
    pub fn set_tail(&self, call: Value, tail: TailKind) {
        self.edit(|f| {
            f.change(call, "`tail`", |data, draft| match *data {
                InstData::Call { call } => {
                    draft.body.calls[call].tail = tail;
                    true
                }
                _ => false,
            });
        })
    }

    /// The calling convention of a call by address; a direct one has that of its function.
    pub fn set_call_conv(&self, call: Value, conv: CallConv) {
        self.edit(|f| {
            f.change_call(call, "calling convention", |call| call.conv = conv);
        })
    }

    /// Says something of a call: `f.add_call_attribute(call, "nounwind")`.
    pub fn add_call_attribute<'a>(&self, call: Value, attribute: impl Into<Attribute<'a>>) {
        let attribute: Attribute<'a> = attribute.into();
        self.edit(|f| {
            let at = f.m.next_span();
            let mut before = None;
            f.change_call(call, "attributes", |call| before = Some(call.fn_attrs));
            let Some(before) = before else { return };
            let attrs = f.m.with(before, attribute, at);
            f.change_call(call, "attributes", |call| call.fn_attrs = attrs);
        })
    }

    /// Says something of argument number `n` of a call, from 0.
    pub fn add_arg_attribute<'a>(
        &self,
        call: Value,
        n: usize,
        attribute: impl Into<Attribute<'a>>,
    ) {
        let attribute: Attribute<'a> = attribute.into();
        self.edit(|f| {
            let at = f.m.next_span();
            let mut known = None;
            f.change_call(call, "attributes", |call| known = Some(*call));
            let Some(known) = known else { return };
            let pool = &mut f.draft().body.pool;
            let count = pool.get(known.args).len();
            let mut sets = pool.get(known.arg_attrs).to_vec();
            sets.resize(count, ir::AttrSet::EMPTY.0);
            let Some(set) = sets.get(n).copied() else {
                let message = "there are not as many arguments";
                return f.m.fault(at, "parameter", message);
            };
            sets[n] = f.m.with(ir::AttrSet(set), attribute, at).0;
            let list = f.draft().body.pool.push(&sets);
            f.change_call(call, "attributes", |call| call.arg_attrs = list);
        })
    }
}

impl Body<'_> {
    pub(super) fn draft(&mut self) -> &mut Draft {
        &mut self.m.drafts[self.func]
    }

    fn the_draft(&self) -> &Draft {
        &self.m.drafts[self.func]
    }

    fn local(&self, value: ir::Value) -> Value {
        Value {
            operand: Operand::value(value),
            owner: self.the_draft().owner,
        }
    }

    /// The current block, which is made where there is none.
    fn home(&mut self) -> ir::Block {
        if let Some(block) = self.the_draft().current {
            return block;
        }
        let draft = self.draft();
        let block = match draft.entry() {
            Some(entry) => entry,
            // It has no label, and so no place of its own.
            None => draft.block(LocalName::UNNAMED, Span::NONE),
        };
        draft.switch_to(block);
        block
    }

    /// The block of a handle; one of another function is reported.
    pub(super) fn target(&mut self, block: Block) -> ir::Block {
        if block.owner == self.the_draft().owner {
            return block.id();
        }
        if block == Block::MISSING {
            return ir::Block::MISSING;
        }
        let at = self.m.next_span();
        let message = match self.m.owner_name(block.owner) {
            Some(name) => format!("a block of {name} is named in another function"),
            None => "a block of another module is named".into(),
        };
        self.m.fault(at, "foreign-block", message);
        ir::Block::MISSING
    }

    /// The type of a value; that of none is `void`.
    pub(super) fn type_of(&self, value: Value) -> TypeId {
        match value.owner == self.m.owner || value.owner == self.the_draft().owner {
            true => self.operand_type(value.operand),
            false => TypeId::VOID,
        }
    }

    /// The type of an operand of this function; some type where it is missing.
    pub(super) fn operand_type(&self, operand: Operand) -> TypeId {
        let ty = self.m.m.operand_type(&self.the_draft().body, operand);
        ty.unwrap_or(TypeId::I64)
    }

    /// The operand that a value is; one of another function or module, or none at all, is reported.
    pub(super) fn operand(&mut self, value: impl Into<Value>) -> Operand {
        let value = value.into();
        let at = self.m.next_span();
        let message = if value.owner == self.m.owner {
            return value.operand;
        } else if value.owner == Owner::ANYONE {
            return Operand::MISSING;
        } else if value.owner != self.the_draft().owner {
            match self.m.owner_name(value.owner) {
                Some(name) => format!("a value of {name} is used in another function"),
                None => "a value of another module is used".into(),
            }
        } else if self.operand_type(value.operand) == TypeId::VOID {
            let word = match self.inst_of(value) {
                Some(inst) => self.draft().body.insts[inst].word(),
                None => "void",
            };
            format!("the result of `{word}` is used, and it has none")
        } else {
            return value.operand;
        };
        self.m.fault(at, "foreign-value", message);
        Operand::MISSING
    }

    /// The operand that an argument is, a number being one of type `ty`.
    pub(super) fn arg(&mut self, arg: impl Into<Arg>, ty: TypeId) -> Operand {
        match arg.into() {
            Arg::Value(value) => self.operand(value),
            number => {
                let at = self.m.next_span();
                self.m.number(number, ty, at)
            }
        }
    }

    /// Two operands of one type, of which one may be a number.
    pub(super) fn pair(&mut self, a: impl Into<Arg>, b: impl Into<Arg>) -> [Operand; 2] {
        match (a.into(), b.into()) {
            (Arg::Value(a), b) => {
                let a = self.operand(a);
                let ty = self.operand_type(a);
                [a, self.arg(b, ty)]
            }
            (a, Arg::Value(b)) => {
                let b = self.operand(b);
                let ty = self.operand_type(b);
                [self.arg(a, ty), b]
            }
            _ => {
                let at = self.m.next_span();
                let message = "two numbers do not say of what type they are";
                self.m.fault(at, "number", message);
                [Operand::MISSING; 2]
            }
        }
    }

    /// Values as operands in a list of the function's own.
    pub(super) fn operands(&mut self, values: &[Value]) -> Vec<u32> {
        values.iter().map(|&value| self.operand(value).0).collect()
    }

    /// Puts an instruction with a result of type `ty` into the current block.
    pub(super) fn push(&mut self, data: InstData, ty: TypeId) -> Value {
        let rank = match data {
            InstData::Phi { .. } => Rank::Phi,
            _ => Rank::Rest,
        };
        let block = self.home();
        self.push_at(data, ty, block, rank)
    }

    /// Puts an instruction into a block.
    pub(super) fn push_at(
        &mut self,
        data: InstData,
        ty: TypeId,
        block: ir::Block,
        rank: Rank,
    ) -> Value {
        let span = self.m.new_span();
        let value = self.draft().push(data, ty, span, (block, rank));
        self.local(value)
    }

    /// The block that comes first, which is made where there is none.
    pub(super) fn entry(&mut self) -> ir::Block {
        match self.the_draft().entry() {
            Some(block) => block,
            None => self.home(),
        }
    }

    /// The instruction of this function that a value is.
    pub(super) fn inst_of(&self, value: Value) -> Option<Inst> {
        let draft = self.the_draft();
        match value.operand.kind() {
            OperandKind::Value(local) if value.owner == draft.owner => {
                match draft.body.def(local) {
                    ValueDef::Inst(inst) => Some(inst),
                    ValueDef::Param(_) => None,
                }
            }
            _ => None,
        }
    }

    fn local_name(&mut self, name: &str) -> LocalName {
        if name.is_empty() {
            return LocalName::UNNAMED;
        }
        let base = self.m.m.names.intern(name.as_bytes());
        let mut id = base;
        let mut number = self.draft().take_name(base);
        while let Some(n) = number {
            let numbered = format!("{name}.{n}");
            id = self.m.m.names.intern(numbered.as_bytes());
            number = match self.draft().take_name(id) {
                None => None,
                Some(_) => self.draft().take_name(base),
            };
        }
        LocalName::named(id)
    }

    fn not_of_here(&mut self, at: Span) {
        let message = "this is no instruction or parameter of the function";
        self.m.fault(at, "foreign-value", message);
    }

    /// Changes an instruction; where it is none, or `change` says no, that is reported.
    pub(super) fn change(
        &mut self,
        value: Value,
        what: &str,
        change: impl FnOnce(&mut InstData, &mut Draft) -> bool,
    ) {
        if value == Value::MISSING {
            return;
        }
        let Some(inst) = self.inst_of(value) else {
            return self.not_of_here(Span::NONE);
        };
        let draft = self.draft();
        let mut data = draft.body.insts[inst];
        let (done, span) = (change(&mut data, draft), draft.body.spans[inst]);
        draft.body.insts[inst] = data;
        if !done {
            let message = format!("`{}` has no {what}", data.word());
            self.m.fault(span, "not-applicable", message);
        }
    }

    fn change_call(&mut self, call: Value, what: &str, change: impl FnOnce(&mut CallData)) {
        self.change(call, what, |data, draft| match *data {
            InstData::Call { call } | InstData::Invoke { call, .. } => {
                change(&mut draft.body.calls[call]);
                true
            }
            _ => false,
        });
    }
}

fn memory_flags(data: &mut InstData) -> Option<&mut MemFlags> {
    match data {
        InstData::Load { flags, .. }
        | InstData::Store { flags, .. }
        | InstData::CmpXchg { flags, .. }
        | InstData::AtomicRmw { flags, .. } => Some(flags),
        _ => None,
    }
}

fn set_align(data: &mut InstData, to: Align) -> bool {
    match data {
        InstData::Alloca { align, .. }
        | InstData::Load { align, .. }
        | InstData::Store { align, .. }
        | InstData::CmpXchg { align, .. }
        | InstData::AtomicRmw { align, .. } => *align = to,
        _ => return false,
    }
    true
}

impl ModuleBuilder {
    /// The function of a name, if there is one.
    pub fn find_function(&self, name: &str) -> Option<Function> {
        self.edit(|m| {
            let id = m.m.find(name)?;
            match m.m.globals[id].kind {
                GlobalKind::Function(func) => Some(m.function_handle(func, id)),
                _ => None,
            }
        })
    }
}

impl State {
    /// The function of this module that an owner is, as diagnostics name it.
    fn owner_name(&self, owner: Owner) -> Option<String> {
        let (func, _) = self.drafts.iter().find(|(_, draft)| draft.owner == owner)?;
        let name = self.m.globals[self.m.funcs[func].global].name;
        Some(format!("`@{}`", self.m.names.text(name)))
    }
}
