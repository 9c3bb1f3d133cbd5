//! Instructions that compute, and those of memory.

use super::FunctionBuilder;
use super::draft::Rank;
use super::function::Body;
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
            pub fn $name(&self, a: impl Into<Arg>, b: impl Into<Arg>) -> Value {
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
            pub fn $name(&self, value: impl Into<Value>, ty: Type) -> Value {
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
    pub fn binary(&self, op: BinaryOp, a: impl Into<Arg>, b: impl Into<Arg>) -> Value {
        let a: Arg = a.into();
        let b: Arg = b.into();
        self.edit(|f| {
            let args = f.pair(a, b);
            let ty = f.pair_type(args);
            let flags = Flags::NONE;
            f.push(InstData::Binary { op, flags, args }, ty)
        })
    }

    /// `sub T 0, value`
    pub fn neg(&self, value: impl Into<Value>) -> Value {
        self.sub(0, value.into())
    }

    /// `xor T value, -1`
    pub fn not(&self, value: impl Into<Value>) -> Value {
        self.xor(value.into(), -1)
    }

    /// `fneg T value`
    pub fn fneg(&self, value: impl Into<Value>) -> Value {
        let value: Value = value.into();
        self.edit(|f| {
            let arg = f.operand(value);
            let ty = f.operand_type(arg);
            let flags = Flags::NONE;
            f.push(InstData::FNeg { flags, arg }, ty)
        })
    }

    /// `icmp cond T a, b`: an `i1`, or a vector of them.
    pub fn icmp(&self, cond: ICmpCond, a: impl Into<Arg>, b: impl Into<Arg>) -> Value {
        let a: Arg = a.into();
        let b: Arg = b.into();
        self.edit(|f| {
            let (flags, args) = (Flags::NONE, f.pair(a, b));
            let ty = f.comparison(args);
            f.push(InstData::ICmp { cond, flags, args }, ty)
        })
    }

    /// `fcmp cond T a, b`: an `i1`, or a vector of them.
    pub fn fcmp(&self, cond: FCmpCond, a: impl Into<Arg>, b: impl Into<Arg>) -> Value {
        let a: Arg = a.into();
        let b: Arg = b.into();
        self.edit(|f| {
            let (flags, args) = (Flags::NONE, f.pair(a, b));
            let ty = f.comparison(args);
            f.push(InstData::FCmp { cond, flags, args }, ty)
        })
    }

    /// `op T value to ty`
    pub fn cast(&self, op: CastOp, value: impl Into<Value>, ty: Type) -> Value {
        let value: Value = value.into();
        self.edit(|f| {
            let at = f.m.next_span();
            let (arg, ty) = (f.operand(value), f.m.own_type(ty, at));
            let flags = Flags::NONE;
            f.push(InstData::Cast { op, flags, arg }, ty)
        })
    }

    /// `select i1 cond, T then, T els`
    pub fn select(
        &self,
        cond: impl Into<Value>,
        then: impl Into<Arg>,
        els: impl Into<Arg>,
    ) -> Value {
        let cond: Value = cond.into();
        let then: Arg = then.into();
        let els: Arg = els.into();
        self.edit(|f| {
            let cond = f.operand(cond);
            let [then, els] = f.pair(then, els);
            let ty = f.pair_type([then, els]);
            let (flags, args) = (Flags::NONE, [cond, then, els]);
            f.push(InstData::Select { flags, args }, ty)
        })
    }

    /// `freeze T value`
    pub fn freeze(&self, value: impl Into<Value>) -> Value {
        let value: Value = value.into();
        self.edit(|f| {
            let arg = f.operand(value);
            let ty = f.operand_type(arg);
            f.push(InstData::Freeze { arg }, ty)
        })
    }

    /// `phi ty`, whose incoming values are [added](Self::add_incoming) as they become known. It is put at
    /// the head of the current block, behind the ones that are there.
    pub fn phi(&self, ty: Type) -> Value {
        self.edit(|f| {
            let at = f.m.next_span();
            let ty = f.m.own_type(ty, at);
            let data = InstData::Phi {
                flags: Flags::NONE,
                incoming: List::EMPTY,
            };
            f.push(data, ty)
        })
    }

    /// Says what a `phi` is where control comes from a block.
    pub fn add_incoming(&self, phi: Value, value: impl Into<Arg>, from: super::Block) {
        let value: Arg = value.into();
        self.edit(|f| {
            let ty = f.type_of(phi);
            f.at(phi, |f| {
                let (value, from) = (f.arg(value, ty), f.target(from));
                let words = [value.0, from.0];
                f.grow(phi, "incoming values", &words, |data| {
                    matches!(data, InstData::Phi { .. })
                });
            });
        })
    }

    /// `extractvalue T aggregate, indices`
    pub fn extract_value(&self, aggregate: impl Into<Value>, indices: &[u32]) -> Value {
        let aggregate: Value = aggregate.into();
        self.edit(|f| {
            let agg = f.operand(aggregate);
            let whole = f.operand_type(agg);
            // The verifier says of a path that leads nowhere that it does.
            let ty = f.at_path(whole, indices).unwrap_or(whole);
            let indices = f.draft().body.pool.push(indices);
            f.push(InstData::ExtractValue { agg, indices }, ty)
        })
    }

    /// `insertvalue T aggregate, U elem, indices`
    pub fn insert_value(
        &self,
        aggregate: impl Into<Value>,
        elem: impl Into<Arg>,
        indices: &[u32],
    ) -> Value {
        let aggregate: Value = aggregate.into();
        let elem: Arg = elem.into();
        self.edit(|f| {
            let agg = f.operand(aggregate);
            let ty = f.operand_type(agg);
            let at = f.at_path(ty, indices).unwrap_or(TypeId::I64);
            let elem = f.arg(elem, at);
            let indices = f.draft().body.pool.push(indices);
            f.push(InstData::InsertValue { agg, elem, indices }, ty)
        })
    }

    /// `extractelement T vector, i64 index`
    pub fn extract_element(&self, vector: impl Into<Value>, index: impl Into<Arg>) -> Value {
        let vector: Value = vector.into();
        let index: Arg = index.into();
        self.edit(|f| {
            let vector = f.operand(vector);
            let index = f.arg(index, TypeId::I64);
            let ty = f.operand_type(vector);
            let elem = f.m.m.types.element(ty).unwrap_or(ty);
            let args = [vector, index];
            f.push(InstData::ExtractElement { args }, elem)
        })
    }

    /// `insertelement T vector, U elem, i64 index`
    pub fn insert_element(
        &self,
        vector: impl Into<Value>,
        elem: impl Into<Arg>,
        index: impl Into<Arg>,
    ) -> Value {
        let vector: Value = vector.into();
        let elem: Arg = elem.into();
        let index: Arg = index.into();
        self.edit(|f| {
            let vector = f.operand(vector);
            let ty = f.operand_type(vector);
            let of = f.m.m.types.element(ty).unwrap_or(ty);
            let args = [vector, f.arg(elem, of), f.arg(index, TypeId::I64)];
            f.push(InstData::InsertElement { args }, ty)
        })
    }

    /// `shufflevector T a, T b, mask`: for each element of the result the number of one of both
    /// vectors, or -1 for `poison`.
    pub fn shuffle(&self, a: impl Into<Value>, b: impl Into<Value>, mask: &[i32]) -> Value {
        let a: Value = a.into();
        let b: Value = b.into();
        self.edit(|f| {
            let (a, b) = (f.operand(a), f.operand(b));
            let mask_ty = f.m.vector_of(TypeId::I32, mask.len() as u32).id;
            let consts = &mut f.m.m.consts;
            let elems: Vec<_> = mask
                .iter()
                .map(|&n| match n {
                    ..0 => consts.intern(Const::Poison(TypeId::I32)),
                    n => consts.int(TypeId::I32, 32, n as u64),
                })
                .collect();
            let mask = f.m.m.vector_constant(mask_ty, &elems);
            let ty = f.operand_type(a);
            let ty = f.m.m.types.shuffled(ty, mask_ty);
            let args = [a, b, Operand::constant(mask)];
            f.push(InstData::ShuffleVector { args }, ty)
        })
    }
}

impl Body<'_> {
    /// The type of two operands: of the first, where there is one.
    fn pair_type(&self, [a, b]: [Operand; 2]) -> TypeId {
        self.operand_type(if a.is_missing() { b } else { a })
    }

    fn comparison(&mut self, args: [Operand; 2]) -> TypeId {
        let ty = self.pair_type(args);
        self.m.m.types.bool_like(ty)
    }

    /// The type at a path through an aggregate.
    fn at_path(&self, ty: TypeId, indices: &[u32]) -> Option<TypeId> {
        let types = &self.m.m.types;
        let step = |ty, &index: &u32| types.field(ty, Some(index.into()));
        indices.iter().try_fold(ty, step)
    }
}

/// Memory.
impl FunctionBuilder<'_> {
    /// A local variable: an `alloca` at the head of the entry block, wherever the builder is. The
    /// optimizer keeps in registers what only `load` and `store` use.
    pub fn local_variable(&self, ty: Type) -> Value {
        self.edit(|f| {
            let data = f.alloca_of(ty, Operand::MISSING);
            let entry = f.entry();
            f.push_at(data, TypeId::PTR, entry, Rank::Local)
        })
    }

    /// `alloca ty`, here: each time that it is executed it is another one.
    pub fn alloca(&self, ty: Type) -> Value {
        self.edit(|f| {
            let data = f.alloca_of(ty, Operand::MISSING);
            f.push(data, TypeId::PTR)
        })
    }

    /// `alloca ty, T count`, here.
    pub fn alloca_array(&self, ty: Type, count: impl Into<Arg>) -> Value {
        let count: Arg = count.into();
        self.edit(|f| {
            let count = f.arg(count, TypeId::I64);
            let data = f.alloca_of(ty, count);
            f.push(data, TypeId::PTR)
        })
    }

    /// `load ty, ptr address`
    pub fn load(&self, ty: Type, address: impl Into<Value>) -> Value {
        let address: Value = address.into();
        self.edit(|f| {
            let at = f.m.next_span();
            let ty = f.m.own_type(ty, at);
            let data = InstData::Load {
                ptr: f.operand(address),
                align: Align::NONE,
                flags: MemFlags::PLAIN,
            };
            f.push(data, ty)
        })
    }

    /// `store T value, ptr address`. A number alone does not say of what type it is.
    pub fn store(&self, value: impl Into<Value>, address: impl Into<Value>) -> Value {
        let value: Value = value.into();
        let address: Value = address.into();
        self.edit(|f| {
            let data = InstData::Store {
                value: f.operand(value),
                ptr: f.operand(address),
                align: Align::NONE,
                flags: MemFlags::PLAIN,
            };
            f.push(data, TypeId::VOID)
        })
    }

    /// `getelementptr source, ptr base, indices`
    pub fn gep(&self, source: Type, base: impl Into<Value>, indices: &[Value]) -> Value {
        let base: Value = base.into();
        self.edit(|f| {
            let base = f.operand(base);
            let mut words = vec![base.0];
            words.extend(f.operands(indices));
            f.gep_of(source, words)
        })
    }

    /// `getelementptr inbounds source, ptr base, i32 0, i32 field`: the address of a field of a struct.
    pub fn field(&self, source: Type, base: impl Into<Value>, field: u32) -> Value {
        let value = self.edit(|f| {
            let base = f.operand(base);
            let zero = f.arg(0, TypeId::I32);
            let field = f.arg(field, TypeId::I32);
            f.gep_of(source, vec![base.0, zero.0, field.0])
        });
        self.set_gep_flags(value, GepFlags::INBOUNDS);
        value
    }

    /// `getelementptr inbounds elem, ptr base, i64 index`: the address of an element of an array.
    pub fn element(&self, elem: Type, base: impl Into<Value>, index: impl Into<Arg>) -> Value {
        let value = self.edit(|f| {
            let base = f.operand(base);
            let index = f.arg(index, TypeId::I64);
            f.gep_of(elem, vec![base.0, index.0])
        });
        self.set_gep_flags(value, GepFlags::INBOUNDS);
        value
    }

    /// `va_arg ptr list, ty`
    pub fn va_arg(&self, list: impl Into<Value>, ty: Type) -> Value {
        let list: Value = list.into();
        self.edit(|f| {
            let at = f.m.next_span();
            let (list, ty) = (f.operand(list), f.m.own_type(ty, at));
            f.push(InstData::VaArg { list }, ty)
        })
    }

    /// `fence ordering`
    pub fn fence(&self, ordering: Ordering) -> Value {
        self.edit(|f| {
            let flags = MemFlags::PLAIN.ordering(ordering);
            f.push(InstData::Fence { flags }, TypeId::VOID)
        })
    }

    /// `cmpxchg ptr address, T expected, T new success failure`: a struct of what was there, and whether
    /// it was what was expected.
    pub fn cmpxchg(
        &self,
        address: impl Into<Value>,
        expected: impl Into<Arg>,
        new: impl Into<Arg>,
        [success, failure]: [Ordering; 2],
    ) -> Value {
        self.edit(|f| {
            let address = f.operand(address);
            let [expected, new] = f.pair(expected, new);
            let value_ty = f.pair_type([expected, new]);
            let ty = f.m.m.types.exchanged(value_ty);
            let data = InstData::CmpXchg {
                args: [address, expected, new],
                flags: MemFlags::PLAIN.ordering(success).failure(failure),
                align: Align::NONE,
            };
            f.push(data, ty)
        })
    }

    /// `atomicrmw op ptr address, T value ordering`: what was there before.
    pub fn atomic_rmw(
        &self,
        op: RmwOp,
        address: impl Into<Value>,
        value: impl Into<Value>,
        ordering: Ordering,
    ) -> Value {
        let address: Value = address.into();
        let value: Value = value.into();
        self.edit(|f| {
            let ptr = f.operand(address);
            let value = f.operand(value);
            let ty = f.operand_type(value);
            let data = InstData::AtomicRmw {
                op,
                ptr,
                value,
                flags: MemFlags::PLAIN.ordering(ordering),
                align: Align::NONE,
            };
            f.push(data, ty)
        })
    }
}

impl Body<'_> {
    fn alloca_of(&mut self, ty: Type, count: Operand) -> InstData {
        let at = self.m.next_span();
        InstData::Alloca {
            ty: self.m.own_type(ty, at),
            count,
            align: Align::NONE,
            flags: 0,
        }
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
}

impl Body<'_> {
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
