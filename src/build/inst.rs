//! Instructions that compute, and those of memory.

use super::FunctionBuilder;
use super::draft::Rank;
use super::handle::{Arg, Type, Value};
use crate::entity::List;
use crate::ir::constant::Const;
use crate::ir::derive::GepWalk;
use crate::ir::inst::{
    Align, FCmpCond, Flags, GepFlags, ICmpCond, InstData, MemFlags, Operand, Ordering, RmwOp,
};
use crate::ir::{BinaryOp, CastOp, TypeId};

macro_rules! binary {
    ($($name:ident $op:ident,)*) => {
        /// Arithmetic (Language Reference, "Binary Operations" and "Bitwise Binary Operations"). Flags are
        /// given to the result by [`set_flags`](FunctionBuilder::set_flags).
        impl FunctionBuilder<'_> {$(
            #[doc = concat!("`", stringify!($name), " T a, b`")]
            pub fn $name(&mut self, a: impl Into<Arg>, b: impl Into<Arg>) -> Value {
                self.binary(BinaryOp::$op, a, b)
            }
        )*}
    };
}

binary! {
    add Add, sub Sub, mul Mul, udiv UDiv, sdiv SDiv, urem URem, srem SRem,
    shl Shl, lshr LShr, ashr AShr, and And, or Or, xor Xor,
    fadd FAdd, fsub FSub, fmul FMul, fdiv FDiv, frem FRem,
}

macro_rules! casts {
    ($($name:ident $op:ident,)*) => {
        /// Conversions (Language Reference, "Conversion Operations").
        impl FunctionBuilder<'_> {$(
            #[doc = concat!("`", stringify!($name), " T value to ty`")]
            pub fn $name(&mut self, value: impl Into<Value>, ty: Type) -> Value {
                self.cast(CastOp::$op, value, ty)
            }
        )*}
    };
}

casts! {
    trunc Trunc, zext ZExt, sext SExt, fptrunc FPTrunc, fpext FPExt,
    fptoui FPToUI, fptosi FPToSI, uitofp UIToFP, sitofp SIToFP,
    ptrtoint PtrToInt, inttoptr IntToPtr, bitcast BitCast, addrspacecast AddrSpaceCast,
}

/// Instructions that compute.
impl FunctionBuilder<'_> {
    /// `op T a, b`
    pub fn binary(&mut self, op: BinaryOp, a: impl Into<Arg>, b: impl Into<Arg>) -> Value {
        let args = self.pair(a, b);
        let ty = self.pair_type(args);
        let flags = Flags::NONE;
        self.push(InstData::Binary { op, flags, args }, ty)
    }

    /// The type of two operands: of the first, where there is one.
    fn pair_type(&self, [a, b]: [Operand; 2]) -> TypeId {
        self.operand_type(if a.is_missing() { b } else { a })
    }

    /// `sub T 0, value`
    pub fn neg(&mut self, value: impl Into<Value>) -> Value {
        self.sub(0, value.into())
    }

    /// `xor T value, -1`
    pub fn not(&mut self, value: impl Into<Value>) -> Value {
        self.xor(value.into(), -1)
    }

    /// `fneg T value`
    pub fn fneg(&mut self, value: impl Into<Value>) -> Value {
        let arg = self.operand(value);
        let ty = self.operand_type(arg);
        let flags = Flags::NONE;
        self.push(InstData::FNeg { flags, arg }, ty)
    }

    /// `icmp cond T a, b`: an `i1`, or a vector of them.
    pub fn icmp(&mut self, cond: ICmpCond, a: impl Into<Arg>, b: impl Into<Arg>) -> Value {
        let (flags, args) = (Flags::NONE, self.pair(a, b));
        let ty = self.comparison(args);
        self.push(InstData::ICmp { cond, flags, args }, ty)
    }

    /// `fcmp cond T a, b`: an `i1`, or a vector of them.
    pub fn fcmp(&mut self, cond: FCmpCond, a: impl Into<Arg>, b: impl Into<Arg>) -> Value {
        let (flags, args) = (Flags::NONE, self.pair(a, b));
        let ty = self.comparison(args);
        self.push(InstData::FCmp { cond, flags, args }, ty)
    }

    fn comparison(&mut self, args: [Operand; 2]) -> TypeId {
        let ty = self.pair_type(args);
        self.m.m.types.bool_like(ty)
    }

    /// `op T value to ty`
    pub fn cast(&mut self, op: CastOp, value: impl Into<Value>, ty: Type) -> Value {
        let at = self.m.next_span();
        let (arg, ty) = (self.operand(value), self.m.own_type(ty, at));
        let flags = Flags::NONE;
        self.push(InstData::Cast { op, flags, arg }, ty)
    }

    /// `select i1 cond, T then, T els`
    pub fn select(
        &mut self,
        cond: impl Into<Value>,
        then: impl Into<Arg>,
        els: impl Into<Arg>,
    ) -> Value {
        let cond = self.operand(cond);
        let [then, els] = self.pair(then, els);
        let ty = self.pair_type([then, els]);
        let (flags, args) = (Flags::NONE, [cond, then, els]);
        self.push(InstData::Select { flags, args }, ty)
    }

    /// `freeze T value`
    pub fn freeze(&mut self, value: impl Into<Value>) -> Value {
        let arg = self.operand(value);
        let ty = self.operand_type(arg);
        self.push(InstData::Freeze { arg }, ty)
    }

    /// `phi ty`, whose incoming values are [added](Self::add_incoming) as they become known. It is put at
    /// the head of the current block, behind the ones that are there.
    pub fn phi(&mut self, ty: Type) -> Value {
        let at = self.m.next_span();
        let ty = self.m.own_type(ty, at);
        let data = InstData::Phi {
            flags: Flags::NONE,
            incoming: List::EMPTY,
        };
        self.push(data, ty)
    }

    /// Says what a `phi` is where control comes from a block.
    pub fn add_incoming(&mut self, phi: Value, value: impl Into<Arg>, from: super::Block) {
        let ty = self.type_of(phi).id;
        self.at(phi, |f| {
            let (value, from) = (f.arg(value, ty), f.target(from));
            let words = [value.0, from.0];
            f.grow(phi, "incoming values", &words, |data| {
                matches!(data, InstData::Phi { .. })
            });
        });
    }

    /// `extractvalue T aggregate, indices`
    pub fn extract_value(&mut self, aggregate: impl Into<Value>, indices: &[u32]) -> Value {
        let agg = self.operand(aggregate);
        let whole = self.operand_type(agg);
        // The verifier says of a path that leads nowhere that it does.
        let ty = self.at_path(whole, indices).unwrap_or(whole);
        let indices = self.draft().body.pool.push(indices);
        self.push(InstData::ExtractValue { agg, indices }, ty)
    }

    /// `insertvalue T aggregate, U elem, indices`
    pub fn insert_value(
        &mut self,
        aggregate: impl Into<Value>,
        elem: impl Into<Arg>,
        indices: &[u32],
    ) -> Value {
        let agg = self.operand(aggregate);
        let ty = self.operand_type(agg);
        let at = self.at_path(ty, indices).unwrap_or(TypeId::I64);
        let elem = self.arg(elem, at);
        let indices = self.draft().body.pool.push(indices);
        self.push(InstData::InsertValue { agg, elem, indices }, ty)
    }

    /// The type at a path through an aggregate.
    fn at_path(&self, ty: TypeId, indices: &[u32]) -> Option<TypeId> {
        let types = &self.m.m.types;
        let step = |ty, &index: &u32| types.field(ty, Some(index.into()));
        indices.iter().try_fold(ty, step)
    }

    /// `extractelement T vector, i64 index`
    pub fn extract_element(&mut self, vector: impl Into<Value>, index: impl Into<Arg>) -> Value {
        let vector = self.operand(vector);
        let index = self.arg(index, TypeId::I64);
        let ty = self.operand_type(vector);
        let elem = self.m.m.types.element(ty).unwrap_or(ty);
        let args = [vector, index];
        self.push(InstData::ExtractElement { args }, elem)
    }

    /// `insertelement T vector, U elem, i64 index`
    pub fn insert_element(
        &mut self,
        vector: impl Into<Value>,
        elem: impl Into<Arg>,
        index: impl Into<Arg>,
    ) -> Value {
        let vector = self.operand(vector);
        let ty = self.operand_type(vector);
        let of = self.m.m.types.element(ty).unwrap_or(ty);
        let args = [vector, self.arg(elem, of), self.arg(index, TypeId::I64)];
        self.push(InstData::InsertElement { args }, ty)
    }

    /// `shufflevector T a, T b, mask`: for each element of the result the number of one of both
    /// vectors, or -1 for `poison`.
    pub fn shuffle(&mut self, a: impl Into<Value>, b: impl Into<Value>, mask: &[i32]) -> Value {
        let (a, b) = (self.operand(a), self.operand(b));
        let mask_ty = self.m.vector_type(Type::I32, mask.len() as u32).id;
        let consts = &mut self.m.m.consts;
        let elems: Vec<_> = mask
            .iter()
            .map(|&n| match n {
                ..0 => consts.intern(Const::Poison(TypeId::I32)),
                n => consts.int(TypeId::I32, 32, n as u64),
            })
            .collect();
        let mask = self.m.m.vector_constant(mask_ty, &elems);
        let ty = self.operand_type(a);
        let ty = self.m.m.types.shuffled(ty, mask_ty);
        let args = [a, b, Operand::constant(mask)];
        self.push(InstData::ShuffleVector { args }, ty)
    }
}

/// Memory.
impl FunctionBuilder<'_> {
    /// A local variable: an `alloca` at the head of the entry block, wherever the builder is. The
    /// optimizer keeps in registers what only `load` and `store` use.
    pub fn local_variable(&mut self, ty: Type) -> Value {
        let data = self.alloca_of(ty, Operand::MISSING);
        let entry = self.entry();
        self.push_at(data, TypeId::PTR, entry, Rank::Local)
    }

    /// `alloca ty`, here: each time that it is executed it is another one.
    pub fn alloca(&mut self, ty: Type) -> Value {
        let data = self.alloca_of(ty, Operand::MISSING);
        self.push(data, TypeId::PTR)
    }

    /// `alloca ty, T count`, here.
    pub fn alloca_array(&mut self, ty: Type, count: impl Into<Arg>) -> Value {
        let count = self.arg(count, TypeId::I64);
        let data = self.alloca_of(ty, count);
        self.push(data, TypeId::PTR)
    }

    fn alloca_of(&mut self, ty: Type, count: Operand) -> InstData {
        let at = self.m.next_span();
        InstData::Alloca {
            ty: self.m.own_type(ty, at),
            count,
            align: Align::NONE,
            flags: 0,
        }
    }

    /// `load ty, ptr address`
    pub fn load(&mut self, ty: Type, address: impl Into<Value>) -> Value {
        let at = self.m.next_span();
        let ty = self.m.own_type(ty, at);
        let data = InstData::Load {
            ptr: self.operand(address),
            align: Align::NONE,
            flags: MemFlags::PLAIN,
        };
        self.push(data, ty)
    }

    /// `store T value, ptr address`. A number alone does not say of what type it is.
    pub fn store(&mut self, value: impl Into<Value>, address: impl Into<Value>) -> Value {
        let data = InstData::Store {
            value: self.operand(value),
            ptr: self.operand(address),
            align: Align::NONE,
            flags: MemFlags::PLAIN,
        };
        self.push(data, TypeId::VOID)
    }

    /// `getelementptr source, ptr base, indices`
    pub fn gep(&mut self, source: Type, base: impl Into<Value>, indices: &[Value]) -> Value {
        let base = self.operand(base);
        let mut words = vec![base.0];
        words.extend(self.operands(indices));
        self.gep_of(source, words)
    }

    /// `getelementptr inbounds source, ptr base, i32 0, i32 field`: the address of a field of a struct.
    pub fn field(&mut self, source: Type, base: impl Into<Value>, field: u32) -> Value {
        let base = self.operand(base);
        let zero = self.arg(0, TypeId::I32);
        let field = self.arg(field, TypeId::I32);
        let value = self.gep_of(source, vec![base.0, zero.0, field.0]);
        self.set_gep_flags(value, GepFlags::INBOUNDS);
        value
    }

    /// `getelementptr inbounds elem, ptr base, i64 index`: the address of an element of an array.
    pub fn element(&mut self, elem: Type, base: impl Into<Value>, index: impl Into<Arg>) -> Value {
        let base = self.operand(base);
        let index = self.arg(index, TypeId::I64);
        let value = self.gep_of(elem, vec![base.0, index.0]);
        self.set_gep_flags(value, GepFlags::INBOUNDS);
        value
    }

    fn gep_of(&mut self, source: Type, words: Vec<u32>) -> Value {
        let at = self.m.next_span();
        let source = self.m.own_type(source, at);
        let mut operands = words.iter().map(|&word| Operand(word));
        let base = operands.next().unwrap_or(Operand::MISSING);
        let mut walk = GepWalk::new(self.operand_type(base), source);
        for index in operands {
            let ty = self.operand_type(index);
            walk.step(&self.m.m.types, ty, || self.m.m.index_of(index));
        }
        let ty = walk.finish(&mut self.m.m.types);
        let data = InstData::Gep {
            flags: GepFlags::default(),
            source,
            args: self.draft().body.pool.push(&words),
        };
        self.push(data, ty)
    }

    /// `va_arg ptr list, ty`
    pub fn va_arg(&mut self, list: impl Into<Value>, ty: Type) -> Value {
        let at = self.m.next_span();
        let (list, ty) = (self.operand(list), self.m.own_type(ty, at));
        self.push(InstData::VaArg { list }, ty)
    }

    /// `fence ordering`
    pub fn fence(&mut self, ordering: Ordering) -> Value {
        let flags = MemFlags::PLAIN.ordering(ordering);
        self.push(InstData::Fence { flags }, TypeId::VOID)
    }

    /// `cmpxchg ptr address, T expected, T new success failure`: a struct of what was there, and whether
    /// it was what was expected.
    pub fn cmpxchg(
        &mut self,
        address: impl Into<Value>,
        expected: impl Into<Arg>,
        new: impl Into<Arg>,
        [success, failure]: [Ordering; 2],
    ) -> Value {
        let address = self.operand(address);
        let [expected, new] = self.pair(expected, new);
        let value_ty = self.pair_type([expected, new]);
        let ty = self.m.m.types.exchanged(value_ty);
        let data = InstData::CmpXchg {
            args: [address, expected, new],
            flags: MemFlags::PLAIN.ordering(success).failure(failure),
            align: Align::NONE,
        };
        self.push(data, ty)
    }

    /// `atomicrmw op ptr address, T value ordering`: what was there before.
    pub fn atomic_rmw(
        &mut self,
        op: RmwOp,
        address: impl Into<Value>,
        value: impl Into<Value>,
        ordering: Ordering,
    ) -> Value {
        let ptr = self.operand(address);
        let value = self.operand(value);
        let ty = self.operand_type(value);
        let data = InstData::AtomicRmw {
            op,
            ptr,
            value,
            flags: MemFlags::PLAIN.ordering(ordering),
            align: Align::NONE,
        };
        self.push(data, ty)
    }
}

impl FunctionBuilder<'_> {
    /// Has what `work` reports be said of an instruction that is there already.
    pub(super) fn at(&mut self, value: Value, work: impl FnOnce(&mut Self)) {
        let inst = self.inst_of(value);
        self.m.place = inst.map(|inst| self.draft().body.spans[inst]);
        work(self);
        self.m.place = None;
    }

    /// Adds words to the list of an instruction of a kind.
    pub(super) fn grow(
        &mut self,
        value: Value,
        what: &str,
        words: &[u32],
        of: impl FnOnce(&InstData) -> bool,
    ) {
        let inst = self.inst_of(value);
        self.change(value, what, |data, draft| match inst.filter(|_| of(data)) {
            Some(inst) => {
                draft.lists.entry(inst).or_default().extend(words);
                true
            }
            None => false,
        });
    }
}
