//! Builds a LIR function block by block.

use super::function::{
    Block, BlockData, Function, Handler, HandlerData, Origin, Slot, SlotData, Table, TableData,
    Value, ValueData,
};
use super::inst::{BlockCall, Inst, InstData, MemFlags};
use super::scalar::{BinaryOp, IntCond, UnaryOp};
use super::types::Type;
use super::vector::{Shape, VectorBinary, VectorTernary, VectorUnary};
use crate::entity::{Entity, List};

/// Appends to a [`Function`]. Blocks are created in any order, filled one after the other, and
/// laid out in the order in which they are filled.
#[derive(Debug)]
pub struct Builder<'f> {
    /// The function.
    pub func: &'f mut Function,
    /// Where the instructions that are appended come from.
    pub origin: Origin,
    current: Option<Block>,
    pub(super) words: Vec<u32>,
}

impl<'f> Builder<'f> {
    /// A builder that appends to `func`.
    pub fn new(func: &'f mut Function) -> Self {
        Builder {
            func,
            origin: Origin::NONE,
            current: None,
            words: Vec::with_capacity(16),
        }
    }

    /// A new block with parameters of these types.
    pub fn block(&mut self, params: &[Type]) -> Block {
        let at = Inst(0);
        if params.is_empty() {
            return self.func.blocks.push(BlockData {
                params: List::EMPTY,
                first: at,
                end: at,
            });
        }
        let block = self.func.blocks.next_key();
        self.words.clear();
        for (index, &ty) in params.iter().enumerate() {
            let value = ValueData {
                ty,
                is_param: true,
                index: index as u16,
                owner: block.0,
            };
            self.words.push(self.func.values.push(value).0);
        }
        let params = self.func.pool.push(&self.words);
        self.func.blocks.push(BlockData {
            params,
            first: at,
            end: at,
        })
    }

    /// Starts to fill a block, which was not filled before.
    pub fn fill(&mut self, block: Block) {
        let at = self.func.insts.next_key();
        self.func.blocks[block].first = at;
        self.func.blocks[block].end = at;
        self.func.layout.push(block);
        self.current = Some(block);
    }

    /// The block being filled, until its terminator was appended.
    pub fn current(&self) -> Option<Block> {
        self.current
    }

    /// A new stack slot.
    pub fn slot(&mut self, size: u32, align: u32) -> Slot {
        self.func.slots.push(SlotData { size, align })
    }

    /// A new list of values.
    pub fn list(&mut self, values: &[Value]) -> List {
        self.words.clear();
        self.words.extend(values.iter().map(|v| v.0));
        self.func.pool.push(&self.words)
    }

    /// A target with arguments.
    pub fn block_call(&mut self, block: Block, args: &[Value]) -> BlockCall {
        self.words.clear();
        self.words.push(block.0);
        self.words.extend(args.iter().map(|v| v.0));
        BlockCall(self.func.pool.push(&self.words))
    }

    /// A switch table.
    pub fn table(&mut self, default: BlockCall, cases: Vec<(u64, BlockCall)>) -> Table {
        self.func.tables.push(TableData { default, cases })
    }

    /// Where a call goes on that may end by unwinding.
    pub fn handler(&mut self, data: HandlerData) -> Handler {
        self.func.handlers.push(data)
    }

    /// Appends an instruction with results of these types.
    #[inline]
    pub fn inst_with(&mut self, data: InstData, results: &[Type]) -> Inst {
        let first = self.func.values.next_key();
        let inst = self.append(data, first, results.len() as u32);
        for (index, &ty) in results.iter().enumerate() {
            let index = index as u16;
            self.func.values.push(ValueData {
                ty,
                is_param: false,
                index,
                owner: inst.0,
            });
        }
        inst
    }

    /// Appends an instruction whose results, if any, are the next values to be made.
    #[inline(always)]
    pub(super) fn append(&mut self, data: InstData, first: Value, results: u32) -> Inst {
        let inst = self.func.insts.push(data);
        self.func.results.push((first, results));
        self.func.origins.push(self.origin);
        if let Some(block) = self.current {
            self.func.blocks[block].end = Inst::new(inst.index() + 1);
            if data.is_terminator() {
                self.current = None;
            }
        }
        inst
    }

    /// Appends an instruction without a result.
    pub fn effect(&mut self, data: InstData) -> Inst {
        let next = self.func.values.next_key();
        self.append(data, next, 0)
    }

    /// Appends an instruction with one result.
    #[inline]
    pub fn value(&mut self, data: InstData, ty: Type) -> Value {
        let value = self.func.values.next_key();
        let owner = self.append(data, value, 1).0;
        self.func.values.push(ValueData {
            ty,
            is_param: false,
            index: 0,
            owner,
        })
    }

    /// An integer constant; `imm` is cut to the type.
    pub fn iconst(&mut self, ty: Type, imm: u64) -> Value {
        self.value(
            InstData::Iconst {
                ty,
                imm: imm & ty.mask(),
            },
            ty,
        )
    }

    /// A float constant by its bits.
    pub fn fconst(&mut self, ty: Type, bits: u64) -> Value {
        self.value(InstData::Fconst { ty, bits }, ty)
    }

    /// An operation on one value with a result of type `ty`.
    pub fn unary(&mut self, op: UnaryOp, ty: Type, arg: Value) -> Value {
        self.value(InstData::Unary { op, ty, arg }, ty)
    }

    /// An operation on two values of one type.
    pub fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        let ty = self.func.ty(a);
        self.value(
            InstData::Binary {
                op,
                ty,
                args: [a, b],
            },
            ty,
        )
    }

    /// An integer comparison.
    pub fn icmp(&mut self, cond: IntCond, a: Value, b: Value) -> Value {
        let ty = self.func.ty(a);
        self.value(
            InstData::Icmp {
                cond,
                ty,
                args: [a, b],
            },
            Type::I8,
        )
    }

    /// An operation on two vectors that bears no number.
    pub fn vbinary(&mut self, op: VectorBinary, shape: Shape, args: [Value; 2]) -> Value {
        let imm = 0;
        let data = InstData::Vbinary {
            op,
            shape,
            imm,
            args,
        };
        self.value(data, shape.ty())
    }

    /// `a` where a mask, each of whose bytes is all ones or zero, is ones, else `b`: a choice, or
    /// what is simpler where the mask compares `a` and `b`, or one of them is zero.
    pub fn blend(&mut self, mask: Value, a: Value, b: Value) -> Value {
        if let Some(InstData::Binary {
            op: BinaryOp::Xor,
            args: [inner, ones],
            ..
        }) = self.func.def_data(mask)
            && self.is_all(ones, u128::MAX)
        {
            return self.blend(inner, b, a);
        }
        if let Some(InstData::Vbinary {
            op, shape, args, ..
        }) = self.func.def_data(mask)
            && let Some(op) = extreme(op, args == [a, b], args == [b, a])
        {
            return self.vbinary(op, shape, [a, b]);
        }
        if let Some(InstData::Vbinary {
            op,
            shape,
            args: [x, y],
            ..
        }) = self.func.def_data(mask)
            && let Some((op, args)) = opposite(op, [x, y])
        {
            let mask = self.vbinary(op, shape, args);
            return self.blend(mask, b, a);
        }
        if self.is_all(b, 0) {
            return self.binary(BinaryOp::And, mask, a);
        }
        let ty = self.func.ty(mask);
        if self.is_all(a, 0) {
            let ones = self.vconst(ty, u128::MAX);
            let other = self.binary(BinaryOp::Xor, mask, ones);
            return self.binary(BinaryOp::And, other, b);
        }
        let data = InstData::Vternary {
            op: VectorTernary::Select,
            shape: match ty {
                Type::V256 => Shape::I8x32,
                _ => Shape::I8x16,
            },
            args: [mask, a, b],
        };
        self.value(data, ty)
    }

    /// A vector constant; of 256 bits, of twice the same half.
    pub fn vconst(&mut self, ty: Type, half: u128) -> Value {
        let vconst = self.func.vconsts.push(half);
        let value = self.value(InstData::Vconst { vconst }, Type::V128);
        match ty {
            Type::V256 => self.vbinary(VectorBinary::Join, Shape::I64x4, [value; 2]),
            _ => value,
        }
    }

    /// An operation on one vector.
    pub fn vunary(&mut self, op: VectorUnary, shape: Shape, imm: u8, arg: Value) -> Value {
        let data = InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        };
        self.value(data, op.types(shape).1)
    }

    /// A half of a vector of 256 bits.
    pub fn half(&mut self, arg: Value, which: u8) -> Value {
        self.vunary(VectorUnary::Half, Shape::I64x4, which, arg)
    }

    /// Whether a vector is a constant of these bits, or of these in each half.
    fn is_all(&self, value: Value, half: u128) -> bool {
        self.func.vector_bits(value) == Some([half; 2])
    }

    /// A plain load.
    pub fn load(&mut self, ty: Type, addr: Value, offset: i32) -> Value {
        self.value(
            InstData::Load {
                ty,
                flags: MemFlags::PLAIN,
                addr,
                offset,
            },
            ty,
        )
    }

    /// A plain store.
    pub fn store(&mut self, value: Value, addr: Value, offset: i32) {
        let ty = self.func.ty(value);
        self.effect(InstData::Store {
            ty,
            flags: MemFlags::PLAIN,
            value,
            addr,
            offset,
        });
    }

    /// Goes to a block.
    pub fn jump(&mut self, block: Block, args: &[Value]) {
        let to = self.block_call(block, args);
        self.effect(InstData::Jump { to });
    }

    /// Goes to one of two blocks.
    pub fn brif(&mut self, cond: Value, then: (Block, &[Value]), els: (Block, &[Value])) {
        let then = self.block_call(then.0, then.1);
        let els = self.block_call(els.0, els.1);
        self.effect(InstData::Brif { cond, then, els });
    }

    /// Returns values.
    pub fn ret(&mut self, values: &[Value]) {
        let values = self.list(values);
        self.effect(InstData::Return { values });
    }
}

/// The comparison of integers that holds where one does not, if that one is more work.
fn opposite(op: VectorBinary, [a, b]: [Value; 2]) -> Option<(VectorBinary, [Value; 2])> {
    use VectorBinary as V;
    match op {
        V::Ne => Some((V::Eq, [a, b])),
        V::Sge => Some((V::Sgt, [b, a])),
        V::Uge => Some((V::Ugt, [b, a])),
        _ => None,
    }
}

/// The operation that gives `a` where it compares so with `b`, or `b` with it, and else `b`.
fn extreme(op: VectorBinary, straight: bool, crossed: bool) -> Option<VectorBinary> {
    use VectorBinary as V;
    match op {
        V::Sgt if straight => Some(V::Smax),
        V::Sgt if crossed => Some(V::Smin),
        V::Ugt if straight => Some(V::Umax),
        V::Ugt if crossed => Some(V::Umin),
        V::Folt if straight => Some(V::Fmin),
        V::Folt if crossed => Some(V::Fmax),
        _ => None,
    }
}
