//! Instructions: the sign of a type chooses which one of today it is.

use super::super::Few;
use super::super::ast::{self, flag};
use super::super::op::{Builtin, Opcode, OperandShape};
use super::super::types::{Ty, Type};
use super::body::Making;
use super::consts::Operator;
use super::convert::Conversion;
use super::{Upgrader, expand_consts, intrinsics, varargs};
use crate::entity::List;
use crate::ir::body::{CallData, TailKind};
use crate::ir::inst::{Align, Flags, GepFlags, MemFlags};
use crate::ir::name::Name;
use crate::ir::{
    AttrSet, BinaryOp, CallConv, CastOp, FCmpCond, GlobalId, InstData, Operand, TypeId,
};

impl Upgrader<'_> {
    /// Emits an instruction of the old body; the operand that its value becomes.
    pub(super) fn instruction(
        &mut self,
        f: &mut Making<'_>,
        inst: ast::InstId,
        block: ast::Block,
    ) -> Operand {
        let ast::Inst { op, ty, .. } = f.old.insts[inst];
        let args = f.old.args(inst);
        match op.shape() {
            OperandShape::Own => self.own_shape(f, inst, block),
            OperandShape::Binary => {
                let (a, b) = (self.operand(f, args[0]), self.operand(f, args[1]));
                if self.m.types.pointee(ty).is_none() {
                    return self.binary(f, op, ty, a, b);
                }
                // In 2002, of addresses as numbers.
                let number = Ty::ULONG;
                let [a, b] = [a, b].map(|address| self.convert(f, ty, number, address));
                let made = self.binary(f, op, number, a, b);
                self.convert(f, number, ty, made)
            }
            OperandShape::Compare => {
                let (a, b) = (self.operand(f, args[0]), self.operand(f, args[1]));
                let operator = self.operator(op, ty);
                self.apply(f, operator, TypeId::I1, a, b)
            }
            OperandShape::Shift => {
                let a = self.operand(f, args[0]);
                let amount = self.operand(f, args[1]);
                let b = self.convert(f, Ty::UBYTE, ty, amount);
                self.binary(f, op, ty, a, b)
            }
            OperandShape::Unary => self.unary(f, op, ty, args[0]),
        }
    }

    /// An instruction whose operands are of no shape that others have.
    fn own_shape(&mut self, f: &mut Making<'_>, inst: ast::InstId, block: ast::Block) -> Operand {
        let ast::Inst { op, flags, ty, .. } = f.old.insts[inst];
        let args = f.old.args(inst);
        match op {
            Opcode::Ret => {
                let value = match args.first() {
                    Some(&word) => self.operand(f, word),
                    None if f.returns_status => f.int(self, TypeId::I32, 0),
                    None => Operand::MISSING,
                };
                f.push(InstData::Ret { value }, TypeId::VOID)
            }
            Opcode::Br if args.len() == 1 => {
                let to = f.start(args[0]);
                f.push(InstData::Br { to }, TypeId::VOID)
            }
            Opcode::Br => {
                let cond = self.operand(f, args[0]);
                let (then, els) = (f.start(args[1]), f.start(args[2]));
                f.push(InstData::CondBr { cond, then, els }, TypeId::VOID)
            }
            Opcode::Switch => {
                let value = self.operand(f, args[0]);
                let mut words = vec![f.start(args[1]).0];
                for pair in args[2..].chunks_exact(2) {
                    let case = self.operand(f, pair[0]);
                    if let Some(case) = case.as_const() {
                        words.extend([case.0, f.start(pair[1]).0]);
                    }
                }
                let targets = f.body.pool.push(&words);
                f.push(InstData::Switch { value, targets }, TypeId::VOID)
            }
            Opcode::Phi => {
                let ty = self.ty(ty, f.span);
                let mut words = Vec::new();
                for (n, pair) in args.chunks_exact(2).enumerate() {
                    let value = match Operand(pair[0]).as_const() {
                        Some(id) => Operand::constant(self.constant(ast::ConstId(id.0))),
                        None => self.operand(f, pair[0]),
                    };
                    let from = expand_consts::edge(self, f, inst, n, block);
                    words.extend([value.0, from.0]);
                }
                let (flags, incoming) = (Flags::NONE, f.body.pool.push(&words));
                f.place_late(inst, incoming);
                f.push(InstData::Phi { flags, incoming }, ty)
            }
            Opcode::Select => {
                let operands = [0, 1, 2].map(|n| self.operand(f, args[n]));
                let ty = self.old_ty(f, args[1]);
                let ty = self.ty(ty, f.span);
                let flags = Flags::NONE;
                let args = operands;
                f.push(InstData::Select { flags, args }, ty)
            }
            Opcode::ExtractElement => {
                let args = [0, 1].map(|n| self.operand(f, args[n]));
                let ty = self.result_ty(f, inst);
                f.push(InstData::ExtractElement { args }, ty)
            }
            Opcode::InsertElement => {
                let args = [0, 1, 2].map(|n| self.operand(f, args[n]));
                let ty = self.result_ty(f, inst);
                f.push(InstData::InsertElement { args }, ty)
            }
            Opcode::ShuffleVector => {
                let args = [0, 1, 2].map(|n| self.operand(f, args[n]));
                let ty = self.result_ty(f, inst);
                f.push(InstData::ShuffleVector { args }, ty)
            }
            Opcode::Cast => {
                let value = self.operand(f, args[0]);
                let from = self.old_ty(f, args[0]);
                self.convert(f, from, ty, value)
            }
            Opcode::Load => {
                let to = self.result_ty(f, inst);
                let ptr = self.address(f, ty, args, flags & flag::INTO != 0);
                let (align, flags) = (Align::NONE, mem_flags(flags));
                f.push(InstData::Load { ptr, align, flags }, to)
            }
            Opcode::Store => {
                let value = self.operand(f, args[0]);
                let ptr = self.address(f, ty, &args[1..], flags & flag::INTO != 0);
                let (align, flags) = (Align::NONE, mem_flags(flags));
                let data = InstData::Store {
                    value,
                    ptr,
                    align,
                    flags,
                };
                f.push(data, TypeId::VOID)
            }
            Opcode::Gep => {
                let made = self.address(f, ty, args, flags & flag::INTO != 0);
                match args.len() {
                    // No index gives the pointer itself: a value of its own all the same.
                    1 => {
                        let (op, flags) = (CastOp::BitCast, Flags::NONE);
                        f.push(
                            InstData::Cast {
                                op,
                                flags,
                                arg: made,
                            },
                            TypeId::PTR,
                        )
                    }
                    _ => made,
                }
            }
            Opcode::Malloc => self.malloc(f, ty, args[0]),
            Opcode::Alloca => self.alloca(f, ty, args),
            Opcode::Free => {
                let ptr = self.operand(f, args[0]);
                let free = self.c_function("free", TypeId::VOID, &[TypeId::PTR], false);
                self.call_c(f, free, TypeId::VOID, &[TypeId::PTR], &[ptr])
            }
            Opcode::Call | Opcode::ICall | Opcode::Invoke => intrinsics::call(self, f, inst),
            Opcode::Unwind => intrinsics::unwind(self, f),
            Opcode::VaArg | Opcode::VaNext | Opcode::VaArgIn => {
                varargs::variable_argument(self, f, op, ty, args[0])
            }
            Opcode::Builtin => self.builtin(f, ty, args),
            _ => f.push(InstData::Unreachable, TypeId::VOID),
        }
    }

    fn result_ty(&mut self, f: &Making<'_>, inst: ast::InstId) -> TypeId {
        let ty = f.old.types[f.old.result(inst)];
        self.ty(ty, f.span)
    }

    /// Where the value of a phi comes from: where the predecessor only unwinds to the block of the
    /// phi, or does so too and this is the second pair for it, from there.
    pub(super) fn incoming(
        &self,
        f: &Making<'_>,
        from: ast::Block,
        to: ast::Block,
        before: usize,
    ) -> crate::ir::Block {
        let mut pads = f.pads.iter().filter(|pad| pad.from == from && pad.to == to);
        let data = f.old.blocks[from];
        let last = data.end.0.checked_sub(1).map(ast::InstId);
        let edges = match last {
            Some(last) if f.old.insts[last].op == Opcode::Invoke => {
                usize::from(f.old.args(last)[0] == to.0)
            }
            Some(last) => {
                let mut count = 0;
                f.old
                    .for_each_successor(last, |block| count += usize::from(block == to));
                count
            }
            None => 0,
        };
        match before.checked_sub(edges).and_then(|n| pads.nth(n)) {
            Some(pad) => pad.at,
            None => f.last(from.0),
        }
    }

    fn binary(
        &mut self,
        f: &mut Making<'_>,
        op: Opcode,
        ty: Ty,
        a: Operand,
        b: Operand,
    ) -> Operand {
        let operator = self.operator(op, ty);
        let ty = self.ty(ty, f.span);
        self.apply(f, operator, ty, a, b)
    }

    pub(super) fn apply(
        &mut self,
        f: &mut Making<'_>,
        operator: Operator,
        ty: TypeId,
        a: Operand,
        b: Operand,
    ) -> Operand {
        let (flags, args) = (Flags::NONE, [a, b]);
        let data = match operator {
            Operator::Binary(op) => InstData::Binary { op, flags, args },
            Operator::ICmp(cond) => InstData::ICmp { cond, flags, args },
            Operator::FCmp(cond) => InstData::FCmp { cond, flags, args },
        };
        f.push(data, ty)
    }

    /// `not` and `neg` of 2002.
    fn unary(&mut self, f: &mut Making<'_>, op: Opcode, ty: Ty, word: u32) -> Operand {
        let arg = self.operand(f, word);
        let float = self.m.types.is_float(self.m.types.scalar(ty));
        let made = self.ty(ty, f.span);
        if float {
            let flags = Flags::NONE;
            return f.push(InstData::FNeg { flags, arg }, made);
        }
        let (op, a, b) = match op {
            Opcode::Not => (BinaryOp::Xor, arg, f.int(self, made, u64::MAX)),
            _ => (BinaryOp::Sub, f.int(self, made, 0), arg),
        };
        self.apply(f, Operator::Binary(op), made, a, b)
    }

    pub(super) fn cast(
        &mut self,
        f: &mut Making<'_>,
        op: CastOp,
        arg: Operand,
        ty: TypeId,
    ) -> Operand {
        let flags = Flags::NONE;
        f.push(InstData::Cast { op, flags, arg }, ty)
    }

    /// Converts a value from a type to another; a constant becomes a constant.
    pub(super) fn convert(
        &mut self,
        f: &mut Making<'_>,
        from: Ty,
        to: Ty,
        value: Operand,
    ) -> Operand {
        let ty = self.ty(to, f.span);
        if let Some(id) = value.as_const() {
            let made = self.cast_constant(from, to, id, ty);
            return expand_consts::emit_constant(self, f, made);
        }
        match self.conversion(from, to) {
            Conversion::One(op) => self.cast(f, op, value, ty),
            Conversion::Two(first, second) => {
                let mid = self.cast(f, first, value, TypeId::I64);
                self.cast(f, second, mid, ty)
            }
            Conversion::NonZero(cond) => {
                let old = self.ty(from, f.span);
                let zero = Operand::constant(self.zero(old));
                self.apply(f, Operator::ICmp(cond), TypeId::I1, value, zero)
            }
            Conversion::NonZeroFloat(cond) => {
                let old = self.ty(from, f.span);
                let zero = Operand::constant(self.zero(old));
                self.apply(f, Operator::FCmp(cond), TypeId::I1, value, zero)
            }
        }
    }

    /// The address that a pointer and indices lead to: `words` has both.
    fn address(&mut self, f: &mut Making<'_>, ptr: Ty, words: &[u32], into: bool) -> Operand {
        let base = self.operand(f, words[0]);
        if words.len() == 1 {
            return base;
        }
        let source = self.m.types.pointee(ptr).unwrap_or(Ty::SBYTE);
        let into = into && self.is_aggregate(source);
        let source = self.ty(source, f.span);
        let mut operands: Few<Operand> = Few::from_slice(&[base]);
        if into {
            operands.push(f.int(self, TypeId::I64, 0));
        }
        for &word in &words[1..] {
            let own = self.old_ty(f, word);
            let index = self.operand(f, word);
            let index = match index.as_const() {
                Some(id) => Operand::constant(self.constant_index(own, id)),
                // Today's indices are signed.
                None => match self.m.types.integral(own) {
                    Some((bits, false)) if bits < 64 => {
                        self.cast(f, CastOp::ZExt, index, TypeId::I64)
                    }
                    _ => index,
                },
            };
            operands.push(index);
        }
        let args = f.list(&operands);
        let flags = GepFlags::default();
        let data = InstData::Gep {
            flags,
            source,
            args,
        };
        f.push(data, TypeId::PTR)
    }

    /// A number of elements as an integer of 64 bits.
    fn count(&mut self, f: &mut Making<'_>, word: u32) -> Operand {
        let own = self.old_ty(f, word);
        let value = self.operand(f, word);
        match self.m.types.integral(own) {
            Some((64, _)) => value,
            Some((_, true)) => self.convert(f, own, Ty::LONG, value),
            _ => self.convert(f, own, Ty::ULONG, value),
        }
    }

    /// The type of an element of what is allocated, and its size.
    fn element(&mut self, f: &Making<'_>, ty: Ty) -> (TypeId, u64) {
        let elem = match self.m.types.resolved(ty) {
            Type::Unsized(elem) => elem,
            _ => ty,
        };
        let elem = self.ty(elem, f.span);
        (elem, self.size_of(elem))
    }

    fn malloc(&mut self, f: &mut Making<'_>, ty: Ty, count: u32) -> Operand {
        let (_, size) = self.element(f, ty);
        let size = f.int(self, TypeId::I64, size);
        let bytes = match count == Operand::MISSING.0 {
            true => size,
            false => {
                let count = self.count(f, count);
                self.apply(f, Operator::Binary(BinaryOp::Mul), TypeId::I64, count, size)
            }
        };
        let malloc = self.c_function("malloc", TypeId::PTR, &[TypeId::I64], false);
        self.call_c(f, malloc, TypeId::PTR, &[TypeId::I64], &[bytes])
    }

    fn alloca(&mut self, f: &mut Making<'_>, ty: Ty, args: &[u32]) -> Operand {
        let (ty, _) = self.element(f, ty);
        let count = match args[0] == Operand::MISSING.0 {
            true => Operand::MISSING,
            false => self.count(f, args[0]),
        };
        let align = Align::new(args[1].into()).filter(|_| args[1] > 0);
        let data = InstData::Alloca {
            ty,
            count,
            align: align.unwrap_or(Align::NONE),
            flags: 0,
        };
        f.push(data, TypeId::PTR)
    }

    /// A call of a function of C.
    pub(super) fn call_c(
        &mut self,
        f: &mut Making<'_>,
        function: GlobalId,
        ret: TypeId,
        params: &[TypeId],
        args: &[Operand],
    ) -> Operand {
        let fn_ty = self.out.types.function(ret, params, false);
        let callee = self.out.consts.intern(crate::ir::Const::Global(function));
        let args = f.list(args);
        let call = f.body.calls.push(CallData {
            fn_ty,
            callee: Operand::constant(callee),
            args,
            arg_attrs: List::EMPTY,
            ret_attrs: AttrSet::EMPTY,
            fn_attrs: AttrSet::EMPTY,
            conv: CallConv::C,
            tail: TailKind::None,
            flags: Flags::NONE,
            bundles: List::EMPTY,
        });
        f.push(InstData::Call { call }, ret)
    }

    /// A call of an intrinsic of today.
    pub(super) fn call_intrinsic(
        &mut self,
        f: &mut Making<'_>,
        name: &str,
        ret: TypeId,
        params: &[TypeId],
        args: &[Operand],
    ) -> Operand {
        let function = match self.out.find(name) {
            Some(known) => known,
            None => {
                let made = crate::ir::builder::declare(&mut self.out, name, ret, params, false);
                self.out.globals[made].ptr_ty = TypeId::PTR;
                made
            }
        };
        self.call_c(f, function, ret, params, args)
    }

    /// A built-in function of 2002.
    fn builtin(&mut self, f: &mut Making<'_>, own: Ty, words: &[u32]) -> Operand {
        let name = self.out.names.text(Name(words[0])).into_owned();
        let builtin = Builtin::find(name.as_bytes());
        let args: Vec<Operand> = words[1..]
            .iter()
            .map(|&word| self.operand(f, word))
            .collect();
        let ty = self.ty(own, f.span);
        match builtin {
            Some(Builtin::Choose(less)) => {
                let op = if less { Opcode::SetLt } else { Opcode::SetGt };
                let operator = self.operator(op, own);
                let cond = self.apply(f, operator, TypeId::I1, args[0], args[1]);
                let (flags, args) = (Flags::NONE, [cond, args[0], args[1]]);
                f.push(InstData::Select { flags, args }, ty)
            }
            Some(Builtin::Math(intrinsic, _)) => {
                let suffix = if ty == TypeId::FLOAT { "f32" } else { "f64" };
                let params = vec![ty; args.len()];
                self.call_intrinsic(f, &format!("{intrinsic}.{suffix}"), ty, &params, &args)
            }
            _ if self.m.types.is_float(own) => {
                let suffix = if ty == TypeId::FLOAT { "f32" } else { "f64" };
                self.call_intrinsic(f, &format!("llvm.fabs.{suffix}"), ty, &[ty], &args)
            }
            _ => {
                let zero = Operand::constant(self.zero(ty));
                let negative = self.apply(f, Operator::Binary(BinaryOp::Sub), ty, zero, args[0]);
                let operator = self.operator(Opcode::SetLt, own);
                let cond = self.apply(f, operator, TypeId::I1, args[0], zero);
                let (flags, args) = (Flags::NONE, [cond, negative, args[0]]);
                f.push(InstData::Select { flags, args }, ty)
            }
        }
    }

    /// A comparison that an intrinsic stands for.
    pub(super) fn unordered(&mut self, f: &mut Making<'_>, a: Operand, b: Operand) -> Operand {
        self.apply(f, Operator::FCmp(FCmpCond::Uno), TypeId::I1, a, b)
    }
}

fn mem_flags(flags: u8) -> MemFlags {
    match flags & flag::VOLATILE {
        0 => MemFlags::PLAIN,
        _ => MemFlags::PLAIN.volatile(),
    }
}
