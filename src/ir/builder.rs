//! Builds modules in memory, for those who have no text: a function at a time, a block at a time.
//!
//! ```
//! use jitlite::ir::builder::FunctionBuilder;
//! use jitlite::ir::{BinaryOp, Module, TypeId};
//!
//! let mut module = Module::new();
//! let mut f = FunctionBuilder::new(&mut module, "double", TypeId::I64, &[TypeId::I64]);
//! let entry = f.block("entry");
//! f.start(entry);
//! let two = f.int(TypeId::I64, 2);
//! let product = f.binary(BinaryOp::Mul, f.param(0), two);
//! f.ret(product);
//! f.finish();
//! ```
//!
//! Nothing is checked here: what is built is judged by `verify`, as what is parsed is.

use super::attr::AttrSet;
use super::body::{Block, BlockData, Body, CallConv, CallData, TailKind, Value};
use super::constant::Const;
use super::global::{FuncId, Function, GlobalId, GlobalKind, Param};
use super::inst::{
    Align, BinaryOp, CastOp, FCmpCond, Flags, GepFlags, ICmpCond, Inst, InstData, MemFlags, Operand,
};
use super::module::Module;
use super::name::LocalName;
use super::types::{Type, TypeId};
use crate::diag::Span;
use crate::entity::{Entity, List};

/// The symbol `@name`, made (undeclared) where there is none.
pub fn symbol(module: &mut Module, name: &str) -> GlobalId {
    let name = module.names.intern(name.as_bytes());
    module.symbol(name, false, Span::NONE)
}

/// Declares the function `ret @name(params)`, or with `varargs` `ret @name(params, ...)`.
pub fn declare(
    module: &mut Module,
    name: &str,
    ret: TypeId,
    params: &[TypeId],
    varargs: bool,
) -> GlobalId {
    let id = symbol(module, name);
    let ty = module.types.function(ret, params, varargs);
    let ptr_ty = module.types.pointer_to(ty);
    let func = module.funcs.push(Function {
        global: id,
        params: params
            .iter()
            .map(|&ty| Param {
                ty,
                name: LocalName::UNNAMED,
                span: Span::NONE,
                attrs: AttrSet::EMPTY,
            })
            .collect(),
        ret,
        varargs,
        ret_attrs: AttrSet::EMPTY,
        attrs: AttrSet::EMPTY,
        conv: CallConv::C,
        personality: None,
        prefix: [None; 2],
        span: Span::NONE,
        body: None,
        unread: false,
    });
    let global = &mut module.globals[id];
    global.ty = ty;
    global.ptr_ty = ptr_ty;
    global.kind = GlobalKind::Function(func);
    id
}

/// Defines the variable `@name` with an initializer.
pub fn variable(module: &mut Module, name: &str, init: super::ConstId, constant: bool) -> GlobalId {
    let id = symbol(module, name);
    let ty = module.const_type(init);
    let ptr_ty = module.types.pointer_to(ty);
    let global = &mut module.globals[id];
    global.ty = ty;
    global.ptr_ty = ptr_ty;
    global.kind = GlobalKind::Variable {
        constant,
        init: Some(init),
    };
    id
}

/// A function under construction. Blocks get their order when they are [started](Self::start);
/// one that is named by a jump has to be started before [`finish`](Self::finish).
pub struct FunctionBuilder<'m> {
    module: &'m mut Module,
    func: FuncId,
    body: Body,
    /// The names of the blocks by their handle, and their place once started.
    blocks: Vec<(LocalName, Block)>,
    users: Vec<Inst>,
    phis: Vec<(Inst, Vec<u32>)>,
}

impl<'m> FunctionBuilder<'m> {
    /// Starts the definition of `ret @name(params)`.
    pub fn new(
        module: &'m mut Module,
        name: &str,
        ret: TypeId,
        params: &[TypeId],
    ) -> FunctionBuilder<'m> {
        let global = declare(module, name, ret, params, false);
        let func = match module.globals[global].kind {
            GlobalKind::Function(func) => func,
            _ => FuncId(0),
        };
        let mut body = Body {
            param_count: params.len() as u32,
            ..Body::default()
        };
        for &ty in params {
            body.types.push(ty);
            body.names.push(LocalName::UNNAMED);
        }
        FunctionBuilder {
            module,
            func,
            body,
            blocks: Vec::new(),
            users: Vec::new(),
            phis: Vec::new(),
        }
    }

    /// The module, to make types and constants in.
    pub fn module(&mut self) -> &mut Module {
        self.module
    }

    /// Parameter number `n`.
    pub fn param(&self, n: u32) -> Operand {
        Operand::value(Value(n))
    }

    /// The integer `value` of type `ty`, which has at most 64 bits.
    pub fn int(&mut self, ty: TypeId, value: u64) -> Operand {
        let width = self.module.types.int_width(ty).unwrap_or(64);
        Operand::constant(self.module.consts.int(ty, width, value))
    }

    /// The double `value`.
    pub fn double(&mut self, value: f64) -> Operand {
        Operand::constant(self.module.consts.intern(Const::Float {
            ty: TypeId::DOUBLE,
            bits: value.to_bits(),
        }))
    }

    /// The null pointer of a pointer type.
    pub fn null(&mut self, ty: TypeId) -> Operand {
        Operand::constant(self.module.consts.intern(Const::Null(ty)))
    }

    /// The address of a symbol.
    pub fn address(&mut self, global: GlobalId) -> Operand {
        Operand::constant(self.module.consts.intern(Const::Global(global)))
    }

    /// A new block, to jump to; it has no place yet. An empty name leaves it unnamed.
    pub fn block(&mut self, name: &str) -> Block {
        let name = self.local_name(name);
        self.blocks.push((name, Block::MISSING));
        Block::new(self.blocks.len() - 1)
    }

    /// Gives a block its place behind the one before; what follows is put into it.
    pub fn start(&mut self, block: Block) {
        self.end_block();
        let first = self.body.insts.next_key();
        let Some((name, place)) = self.blocks.get_mut(block.index()) else {
            return;
        };
        *place = self.body.blocks.push(BlockData {
            name: *name,
            span: Span::NONE,
            first,
            end: first,
        });
    }

    fn end_block(&mut self) {
        let end = self.body.insts.next_key();
        if let Some(last) = self.body.blocks.values_mut().next_back() {
            last.end = end;
        }
    }

    /// Names the value that was made last.
    pub fn name(&mut self, name: &str) {
        let name = self.local_name(name);
        if let Some(last) = self.body.names.values_mut().next_back() {
            *last = name;
        }
    }

    fn local_name(&mut self, name: &str) -> LocalName {
        match name {
            "" => LocalName::UNNAMED,
            name => LocalName::named(self.module.names.intern(name.as_bytes())),
        }
    }

    /// Appends any instruction with a result of type `ty` (`void` for none).
    pub fn push(&mut self, data: InstData, ty: TypeId) -> Operand {
        let inst = self.body.insts.push(data);
        self.body.spans.push(Span::NONE);
        self.body.names.push(LocalName::UNNAMED);
        self.users.push(inst);
        Operand::value(self.body.types.push(ty))
    }

    fn type_of(&self, operand: Operand) -> TypeId {
        self.module
            .operand_type(&self.body, operand)
            .unwrap_or(TypeId::VOID)
    }

    /// `op T a, b`
    pub fn binary(&mut self, op: BinaryOp, a: Operand, b: Operand) -> Operand {
        let ty = self.type_of(a);
        let (flags, args) = (Flags::NONE, [a, b]);
        self.push(InstData::Binary { op, flags, args }, ty)
    }

    /// `icmp cond T a, b` of scalars.
    pub fn icmp(&mut self, cond: ICmpCond, a: Operand, b: Operand) -> Operand {
        let (flags, args) = (Flags::NONE, [a, b]);
        self.push(InstData::ICmp { cond, flags, args }, TypeId::I1)
    }

    /// `fcmp cond T a, b` of scalars.
    pub fn fcmp(&mut self, cond: FCmpCond, a: Operand, b: Operand) -> Operand {
        let (flags, args) = (Flags::NONE, [a, b]);
        self.push(InstData::FCmp { cond, flags, args }, TypeId::I1)
    }

    /// `op T arg to ty`
    pub fn cast(&mut self, op: CastOp, arg: Operand, ty: TypeId) -> Operand {
        let flags = Flags::NONE;
        self.push(InstData::Cast { op, flags, arg }, ty)
    }

    /// `select i1 cond, T then, T els`
    pub fn select(&mut self, cond: Operand, then: Operand, els: Operand) -> Operand {
        let ty = self.type_of(then);
        let (flags, args) = (Flags::NONE, [cond, then, els]);
        self.push(InstData::Select { flags, args }, ty)
    }

    /// `alloca ty`
    pub fn alloca(&mut self, ty: TypeId) -> Operand {
        let result = self.module.types.pointer_to(ty);
        let data = InstData::Alloca {
            ty,
            count: Operand::MISSING,
            align: Align::NONE,
            flags: 0,
        };
        self.push(data, result)
    }

    /// `load ty, ptr`
    pub fn load(&mut self, ty: TypeId, ptr: Operand) -> Operand {
        let data = InstData::Load {
            ptr,
            align: Align::NONE,
            flags: MemFlags::PLAIN,
        };
        self.push(data, ty)
    }

    /// `store value, ptr`
    pub fn store(&mut self, value: Operand, ptr: Operand) {
        let data = InstData::Store {
            value,
            ptr,
            align: Align::NONE,
            flags: MemFlags::PLAIN,
        };
        self.push(data, TypeId::VOID);
    }

    /// `getelementptr source, base, indices`; the result is a `ptr`.
    pub fn gep(&mut self, source: TypeId, base: Operand, indices: &[Operand]) -> Operand {
        let mut words = vec![base.0];
        words.extend(indices.iter().map(|index| index.0));
        let data = InstData::Gep {
            flags: GepFlags::default(),
            source,
            args: self.body.pool.push(&words),
        };
        self.push(data, TypeId::PTR)
    }

    /// A call of a function that is declared or defined.
    pub fn call(&mut self, function: GlobalId, args: &[Operand]) -> Operand {
        let fn_ty = self.module.globals[function].ty;
        let callee = self.address(function);
        self.call_indirect(fn_ty, callee, args)
    }

    /// A call of a function of type `fn_ty` by its address.
    pub fn call_indirect(&mut self, fn_ty: TypeId, callee: Operand, args: &[Operand]) -> Operand {
        let words: Vec<u32> = args.iter().map(|arg| arg.0).collect();
        let ret = match self.module.types.resolved(fn_ty) {
            Type::Function { ret, .. } => ret,
            _ => TypeId::VOID,
        };
        let call = self.body.calls.push(CallData {
            fn_ty,
            callee,
            args: self.body.pool.push(&words),
            arg_attrs: List::EMPTY,
            ret_attrs: AttrSet::EMPTY,
            fn_attrs: AttrSet::EMPTY,
            conv: CallConv::C,
            tail: TailKind::None,
            flags: Flags::NONE,
            bundles: List::EMPTY,
        });
        self.push(InstData::Call { call }, ret)
    }

    /// `phi ty`, whose incoming values are [added](Self::incoming) as they become known.
    pub fn phi(&mut self, ty: TypeId) -> Operand {
        let inst = self.body.insts.next_key();
        self.phis.push((inst, Vec::new()));
        let data = InstData::Phi {
            flags: Flags::NONE,
            incoming: List::EMPTY,
        };
        self.push(data, ty)
    }

    /// Adds an incoming value to a phi of this builder.
    pub fn incoming(&mut self, phi: Operand, value: Operand, from: Block) {
        let Some(inst) = phi
            .as_value()
            .and_then(|value| value.0.checked_sub(self.body.param_count))
        else {
            return;
        };
        if let Ok(at) = self.phis.binary_search_by_key(&Inst(inst), |phi| phi.0) {
            self.phis[at].1.extend([value.0, from.0]);
        }
    }

    /// `br label to`
    pub fn br(&mut self, to: Block) {
        self.push(InstData::Br { to }, TypeId::VOID);
    }

    /// `br i1 cond, label then, label els`
    pub fn cond_br(&mut self, cond: Operand, then: Block, els: Block) {
        self.push(InstData::CondBr { cond, then, els }, TypeId::VOID);
    }

    /// `switch value, label default [cases]`; the cases are integers of the value's type.
    pub fn switch(&mut self, value: Operand, default: Block, cases: &[(u64, Block)]) {
        let ty = self.type_of(value);
        let mut words = vec![default.0];
        for &(case, to) in cases {
            if let Some(case) = self.int(ty, case).as_const() {
                words.extend([case.0, to.0]);
            }
        }
        let targets = self.body.pool.push(&words);
        self.push(InstData::Switch { value, targets }, TypeId::VOID);
    }

    /// `ret value`
    pub fn ret(&mut self, value: Operand) {
        self.push(InstData::Ret { value }, TypeId::VOID);
    }

    /// `ret void`
    pub fn ret_void(&mut self) {
        self.ret(Operand::MISSING);
    }

    /// `unreachable`
    pub fn unreachable(&mut self) {
        self.push(InstData::Unreachable, TypeId::VOID);
    }

    /// Puts the function into the module.
    pub fn finish(mut self) -> FuncId {
        self.end_block();
        for (inst, words) in std::mem::take(&mut self.phis) {
            let list = self.body.pool.push(&words);
            if let InstData::Phi { incoming, .. } = &mut self.body.insts[inst] {
                *incoming = list;
            }
        }
        let places = &self.blocks;
        for &inst in &self.users {
            self.body.map_blocks(inst, |block| {
                places
                    .get(block.index())
                    .map_or(Block::MISSING, |&(_, place)| place)
            });
        }
        self.body.shrink_to_fit();
        self.module.funcs[self.func].body = Some(self.body);
        self.func
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::print;

    #[test]
    fn a_loop_is_built_block_by_block() {
        let mut module = Module::new();
        let puts = declare(&mut module, "puts", TypeId::I32, &[TypeId::PTR], false);
        let mut f = FunctionBuilder::new(&mut module, "sum", TypeId::I64, &[TypeId::I64]);
        let (entry, head, done) = (f.block("entry"), f.block("head"), f.block("done"));
        let (zero, one) = (f.int(TypeId::I64, 0), f.int(TypeId::I64, 1));
        f.start(entry);
        let null = f.null(TypeId::PTR);
        f.call(puts, &[null]);
        f.br(head);
        f.start(head);
        let i = f.phi(TypeId::I64);
        f.name("i");
        let next = f.binary(BinaryOp::Add, i, one);
        f.incoming(i, zero, entry);
        f.incoming(i, next, head);
        let again = f.icmp(ICmpCond::Slt, next, f.param(0));
        f.cond_br(again, head, done);
        f.start(done);
        f.switch(next, done, &[(3, head)]);
        f.finish();
        module.opaque_pointers = true;
        let text = String::from_utf8(print::module(&module)).unwrap();
        assert_eq!(
            text,
            "declare i32 @puts(ptr)

define i64 @sum(i64 %0) {
entry:
  %1 = call i32 @puts(ptr null)
  br label %head

head:
  %i = phi i64 [ 0, %entry ], [ %2, %head ]
  %2 = add i64 %i, 1
  %3 = icmp slt i64 %2, %0
  br i1 %3, label %head, label %done

done:
  switch i64 %2, label %done [
    i64 3, label %head
  ]
}
"
        );
    }
}
