//! Masked stores: lanes of a vector that branches store one by one are stored at once.
//!
//! ```text
//!   block1: ...                                block1: ...
//!           v4 = lowest bit of lane 0 of v1            store_masked.i32x4 v1, v2, v0
//!           brif v4, block2, block3      =>            ...
//!   block2: v5 = lane 0 of v2
//!           store v5, v0
//!           jump block3
//!   block3: v6 = lowest bit of lane 1 of v1
//!           brif v6, block4, block5
//!   ...
//! ```
//!
//! A vectorizer writes so what only some iterations store, where the processor that it compiles for has no such
//! store. Nobody can guess these branches as soon as what is stored depends on data. Lanes whose bit is not set are not
//! accessed, as before.

use super::tidy;
use crate::analysis::{Dominators, Graph};
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, InstData, MemFlags, Shape, Type, Value,
    VectorBinary, VectorUnary,
};
use crate::opt::Cx;
use crate::opt::analyses::flag;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::rebuild::{self, NONE};

/// Operations that are looked through for lanes.
const DEPTH: usize = 3;
/// Instructions that compute where or what one branch stores, at most.
const WORK: u32 = 12;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let is_store = |data: &InstData| matches!(data, InstData::Store { .. });
    let is_lane = |data: &InstData| {
        matches!(
            data,
            InstData::Vunary {
                op: VectorUnary::Extract,
                shape: Shape::I8x16,
                ..
            }
        )
    };
    let has = |is: &dyn Fn(&InstData) -> bool| func.insts.values().any(is);
    if !cx.env.vectors().avx2 || !has(&is_lane) || !has(&is_store) {
        return;
    }
    cx.find_dominators(func);
    let finder = Finder {
        func,
        graph: cx.graph,
        dominators: cx.dominators,
        owners: Owners::new(func),
    };
    let mut becomes: Vec<Becomes> = vec![Becomes::Same; func.blocks.len()];
    let mut any = false;
    for &block in cx.graph.reverse_post_order() {
        if matches!(becomes[block.index()], Becomes::Same)
            && let Some((store, tests)) = finder.lane_stores(block)
        {
            for test in tests {
                becomes[test.index()] = Becomes::Jump;
            }
            becomes[block.index()] = Becomes::Store(store);
            any = true;
        }
    }
    if any {
        copy(cx, func, &becomes);
        cx.replace(func);
        tidy::run(cx, func);
    }
}

/// What the branch at the end of a block becomes.
#[derive(Clone)]
enum Becomes {
    /// What it is.
    Same,
    /// A jump to where the branch goes that does not store.
    Jump,
    /// The same behind a store.
    Store(MaskedStores),
}

/// A store of all lanes whose bit is set.
#[derive(Clone)]
struct MaskedStores {
    shape: Shape,
    mask: Value,
    /// Whether the lanes of the mask are all ones or none, and not only their lowest bits known.
    is_mask: bool,
    stored: Lanewise,
    place: Address,
}

/// What is stored, as it is computed in lanes.
#[derive(Clone)]
enum Lanewise {
    /// A vector, of which each lane is stored in its own place.
    Lanes(Value),
    /// The same number in each.
    Scalar(Value),
    /// The same constant in each.
    Constant(InstData, Type),
    Two(BinaryOp, Box<[Lanewise; 2]>),
}

/// An address: a base, a number that is scaled, and a constant.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Address {
    base: Value,
    index: Option<(Value, u8)>,
    offset: i64,
}

/// One branch with what it stores.
struct LaneStore {
    /// The vector of whose lanes one decides.
    mask: Value,
    /// The byte of it whose lowest bit is tested.
    byte: u8,
    ty: Type,
    value: Value,
    place: Address,
    /// Where it goes on.
    next: Block,
}

struct Finder<'a> {
    func: &'a Function,
    graph: &'a Graph<Block>,
    dominators: &'a Dominators,
    owners: Owners,
}

impl Finder<'_> {
    /// The store that takes the place of the branch at the end of a block and of the ones behind it, one for each
    /// further lane, and the blocks of these.
    fn lane_stores(&self, first: Block) -> Option<(MaskedStores, Vec<Block>)> {
        let func = self.func;
        let lane_store = self.lane_store(first)?;
        let shape = match lane_store.ty {
            Type::I32 | Type::F32 => Shape::I32x4,
            Type::I64 | Type::F64 => Shape::I64x2,
            _ => return None,
        };
        let size = 16 / shape.lanes() as u8;
        let Address { base, index, .. } = lane_store.place;
        let needed = [
            Some(lane_store.mask),
            Some(base),
            index.map(|index| index.0),
        ];
        let mut needed = needed.into_iter().flatten();
        if lane_store.byte != 0 || !needed.all(|value| self.is_known(value, first)) {
            return None;
        }
        let mut values = vec![lane_store.value];
        let mut tests = Vec::new();
        let mut next = lane_store.next;
        for lane in 1..shape.lanes() as u8 {
            let mut insts = func.block_insts(next).rev().skip(1);
            let other = self.lane_store(next)?;
            let place = Address {
                offset: lane_store.place.offset + i64::from(lane * size),
                ..lane_store.place
            };
            let fits = insts.all(|inst| func.insts[inst].is_pure())
                && self.graph.preds(next).len() == 2
                && other.mask == lane_store.mask
                && other.byte == lane * size
                && other.place == place
                && other.ty == lane_store.ty;
            if !fits {
                return None;
            }
            values.push(other.value);
            tests.push(next);
            next = other.next;
        }
        let lanes = MaskedStores {
            shape,
            mask: lane_store.mask,
            is_mask: flag::is_mask(func, shape, lane_store.mask),
            stored: self.pack(&values, first, DEPTH)?,
            place: lane_store.place,
        };
        Some((lanes, tests))
    }

    /// Whether a value is known at the end of a block.
    fn is_known(&self, value: Value, block: Block) -> bool {
        let owner = self.owners.of(self.func, value);
        self.dominators.dominates(owner, block)
    }

    /// Values, one for each lane, as they are computed in lanes from what is known at the end of a block.
    fn pack(&self, values: &[Value], block: Block, depth: usize) -> Option<Lanewise> {
        let func = self.func;
        // Each way has a constant of its own.
        let constant = |value: Value| {
            let data = func.def_data(value)?;
            matches!(data, InstData::Iconst { .. } | InstData::Fconst { .. }).then_some(data)
        };
        if let Some(data) = constant(values[0]) {
            let is_same = values.iter().all(|&value| constant(value) == Some(data));
            return is_same.then(|| Lanewise::Constant(data, func.ty(values[0])));
        }
        if values.iter().all(|&value| value == values[0]) {
            return self
                .is_known(values[0], block)
                .then_some(Lanewise::Scalar(values[0]));
        }
        let lane = |value: Value| match func.def_data(value)? {
            InstData::Vunary {
                op: VectorUnary::Extract,
                shape,
                imm,
                arg,
            } => (shape.lanes() == values.len() as u32).then_some((arg, usize::from(imm))),
            _ => None,
        };
        if let Some((vector, _)) = lane(values[0]) {
            let mut all = values.iter().enumerate();
            let fits = all.all(|(i, &value)| lane(value) == Some((vector, i)));
            return (fits && self.is_known(vector, block)).then_some(Lanewise::Lanes(vector));
        }
        let two = |value: Value| match func.def_data(value)? {
            InstData::Binary { op, ty, args } => Some((op, ty, args)),
            _ => None,
        };
        let (op, ty, _) = two(values[0]).filter(|&(op, ty, _)| depth > 0 && is_of_lanes(op, ty))?;
        let mut sides = [Vec::new(), Vec::new()];
        for &value in values {
            let (_, _, args) = two(value).filter(|other| (other.0, other.1) == (op, ty))?;
            sides
                .iter_mut()
                .zip(args)
                .for_each(|(side, arg)| side.push(arg));
        }
        let [a, b] = sides.map(|side| self.pack(&side, block, depth - 1));
        Some(Lanewise::Two(op, Box::new([a?, b?])))
    }

    /// The branch at the end of a block, if all that it decides is whether something is stored.
    fn lane_store(&self, block: Block) -> Option<LaneStore> {
        let func = self.func;
        let InstData::Brif { cond, then, els } = func.insts[func.terminator(block)] else {
            return None;
        };
        let passes = |call: BlockCall| func.args(call).len() > 0;
        let (over, next) = (func.target(then), func.target(els));
        let InstData::Jump { to } = func.insts[func.terminator(over)] else {
            return None;
        };
        let is_over = self.graph.preds(over).len() == 1 && func.target(to) == next && over != next;
        let blocks = func.blocks[over];
        if !is_over
            || [then, els, to].into_iter().any(passes)
            || blocks.end.0 - blocks.first.0 > WORK
        {
            return None;
        }
        let mut stores = None;
        for inst in func.block_insts(over).rev().skip(1) {
            match func.insts[inst] {
                InstData::Store {
                    ty,
                    flags: MemFlags::PLAIN,
                    value,
                    addr,
                    offset,
                } if stores.is_none() => {
                    stores = Some((ty, value, self.place(addr, offset.into())));
                }
                data if data.is_pure() => {}
                _ => return None,
            }
        }
        let (ty, value, place) = stores?;
        let (mask, byte) = lowest_bit(func, cond)?;
        Some(LaneStore {
            mask,
            byte,
            ty,
            value,
            place,
            next,
        })
    }

    /// An address and a constant, taken apart.
    fn place(&self, addr: Value, mut offset: i64) -> Address {
        let func = self.func;
        let sum = |value: Value| match func.def_data(value)? {
            InstData::Binary {
                op: BinaryOp::Add,
                args: [a, b],
                ..
            } => Some((a, func.as_iconst(b)? as i64)),
            _ => None,
        };
        if let Some((base, add)) = sum(addr) {
            let offset = offset.wrapping_add(add);
            return Address {
                base,
                index: None,
                offset,
            };
        }
        let Some(InstData::Lea {
            base,
            index,
            scale,
            offset: add,
        }) = func.def_data(addr)
        else {
            return Address {
                base: addr,
                index: None,
                offset,
            };
        };
        offset = offset.wrapping_add(add.into());
        let (index, add) = sum(index).unwrap_or((index, 0));
        offset = offset.wrapping_add(add.wrapping_shl(scale.into()));
        Address {
            base,
            index: Some((index, scale)),
            offset,
        }
    }
}

/// Whether lanes have an operation, too, that takes few instructions.
fn is_of_lanes(op: BinaryOp, ty: Type) -> bool {
    use BinaryOp as B;
    match op {
        B::Add | B::Sub | B::And | B::Or | B::Xor => true,
        B::Mul => ty == Type::I32,
        B::Fadd | B::Fsub | B::Fmul | B::Fdiv => true,
        _ => false,
    }
}

/// The vector and the byte of it of which a condition is the lowest bit.
fn lowest_bit(func: &Function, cond: Value) -> Option<(Value, u8)> {
    let InstData::Binary {
        op: BinaryOp::And,
        args: [byte, one],
        ..
    } = func.def_data(cond)?
    else {
        return None;
    };
    match func.def_data(byte)? {
        InstData::Vunary {
            op: VectorUnary::Extract,
            shape: Shape::I8x16,
            imm,
            arg,
        } if func.as_iconst(one) == Some(1) => Some((arg, imm)),
        _ => None,
    }
}

/// Copies the function with the stores in the place of branches.
fn copy(cx: &mut Cx<'_>, func: &Function, becomes: &[Becomes]) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            let (true, InstData::Brif { els, .. }) = (
                !matches!(becomes[block.index()], Becomes::Same),
                func.insts[inst],
            ) else {
                out.copy(func, inst, &mut map);
                continue;
            };
            out.origin = func.origins[inst];
            if let Becomes::Store(lanes) = &becomes[block.index()] {
                store(&mut out, &map.values, lanes);
            }
            out.jump(map.blocks[func.target(els).index()], &[]);
        }
    }
    rebuild::finish(func, out.func, &map);
}

fn store(out: &mut Builder<'_>, values: &[Value], lanes: &MaskedStores) {
    let copy = |value: Value| {
        debug_assert!(
            values[value.index()].0 != NONE,
            "a value is used before it is copied"
        );
        values[value.index()]
    };
    let &MaskedStores {
        shape,
        ref stored,
        place,
        ..
    } = lanes;
    let mut mask = copy(lanes.mask);
    if !lanes.is_mask {
        // The lowest bit becomes the one that decides.
        let by = (128 / shape.lanes() - 1) as u8;
        mask = out.vunary(VectorUnary::Shl, shape, by, mask);
    }
    let value = packed(out, &copy, stored, shape);
    let mut addr = copy(place.base);
    let mut rest = place.offset;
    if let Some((index, scale)) = place.index {
        let offset = i32::try_from(rest).unwrap_or(0);
        let index = copy(index);
        addr = out.value(
            InstData::Lea {
                base: addr,
                index,
                scale,
                offset,
            },
            Type::I64,
        );
        rest -= i64::from(offset);
    }
    if rest != 0 {
        let rest = out.iconst(Type::I64, rest as u64);
        addr = out.binary(BinaryOp::Add, addr, rest);
    }
    let args = [mask, value, addr];
    out.effect(InstData::MaskedStore { shape, args });
}

/// Computes in lanes what is stored.
fn packed(
    out: &mut Builder<'_>,
    copy: &dyn Fn(Value) -> Value,
    stored: &Lanewise,
    shape: Shape,
) -> Value {
    let (op, [a, b]) = match stored {
        &Lanewise::Lanes(value) => return copy(value),
        &Lanewise::Scalar(value) => return splat(out, copy(value), shape),
        &Lanewise::Constant(data, ty) => {
            let value = out.value(data, ty);
            return splat(out, value, shape);
        }
        Lanewise::Two(op, args) => (*op, &**args),
    };
    let args = [a, b].map(|arg| packed(out, copy, arg, shape));
    let floats = match shape {
        Shape::I32x4 => Shape::F32x4,
        _ => Shape::F64x2,
    };
    let (op, shape) = match op {
        BinaryOp::Add => (VectorBinary::Add, shape),
        BinaryOp::Sub => (VectorBinary::Sub, shape),
        BinaryOp::Mul => (VectorBinary::Mul, shape),
        BinaryOp::Fadd => (VectorBinary::Fadd, floats),
        BinaryOp::Fsub => (VectorBinary::Fsub, floats),
        BinaryOp::Fmul => (VectorBinary::Fmul, floats),
        BinaryOp::Fdiv => (VectorBinary::Fdiv, floats),
        bits => return out.binary(bits, args[0], args[1]),
    };
    out.vbinary(op, shape, args)
}

/// A vector with a number in all lanes.
fn splat(out: &mut Builder<'_>, value: Value, shape: Shape) -> Value {
    let lanes = Shape::of(out.func.ty(value)).unwrap_or(shape);
    out.vunary(VectorUnary::Splat, lanes, 0, value)
}
