//! What an iteration computes, as operations on lanes.
//!
//! Each [`Node`] is an operation on as many lanes as there are iterations in one; how wide they are
//! is the node's. Values that are cut later are computed as narrow as they are needed, comparisons
//! as narrow as what they compare. A condition is a mask: lanes of all ones or none.

use rustc_hash::FxHashMap;

use super::known::{Known, fits_signed, zero_above};
use super::predicate::ActiveLanes;
use super::shape::LoopShape;
use crate::lir::{
    BinaryOp, FloatCond, Function, Inst, InstData, IntCond, Origin, Shape, Type, UnaryOp, Value,
    VectorBinary, VectorUnary,
};
use crate::opt::Vectors;
use crate::opt::analyses::flag::is_bool;

/// The number of a node.
pub(super) type N = u32;

/// An operation on lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum LaneOp {
    /// These bits in each lane.
    Const(u64),
    /// A scalar, cut to the lane.
    Splat(Value),
    /// A parameter that grows by this in each iteration.
    Counter(Value, i64),
    /// What a [`Reduction`](super::reduction::Reduction) has come to.
    Acc(u32),
    Load(Inst),
    /// What a load of a group picks of it: the number of the group, and where in that it lies.
    Pick(u32, u32, Inst),
    /// A load whose elements lie so many bytes apart that each is loaded by itself.
    Strided(Inst, u32),
    /// A load whose last element is that of the first lane.
    Reversed(Inst),
    /// Loads and stores of the lanes that a mask has.
    MaskedLoad(Inst, N),
    MaskedStore(Inst, [N; 2]),
    Store(Inst, N),
    /// The registers of both, one behind the other; it has the widths of both.
    Join([N; 2]),
    /// Stores the fields that were joined, side by side: the number of the group.
    Fill(u32, Inst, N),
    /// The same of those lanes that masks have, which were joined, too.
    MaskedFill(u32, Inst, [N; 2]),
    Bits(BinaryOp, [N; 2]),
    Two(VectorBinary, Shape, [N; 2]),
    One(VectorUnary, Shape, u8, N),
    /// The second where the first, a mask, is ones, else the third.
    Blend([N; 3]),
    /// Integers made wider, by their signs or not.
    Widen(bool, N),
    /// Integers cut to half.
    Narrow(N),
    /// `StoD` or `Fpromote`: lanes of 32 bits become lanes of 64.
    Spread(VectorUnary, N),
    /// `FtoS` or `Fdemote`: lanes of 64 bits become lanes of 32.
    Gather(VectorUnary, N),
}

/// What a store by a mask costs: some processors take many steps.
pub(super) const MASKED_STORE: u32 = 6;

/// An operation with the width of its lanes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub op: LaneOp,
    /// Bytes of a lane.
    pub width: u32,
    /// Whether it is the same in each iteration.
    pub fixed: bool,
    pub origin: Origin,
}

impl LaneOp {
    /// Calls `f` with each node that is used.
    pub(super) fn for_each_use(&self, mut f: impl FnMut(N)) {
        match *self {
            LaneOp::Const(_) | LaneOp::Splat(_) | LaneOp::Counter(..) => {}
            LaneOp::Acc(_) | LaneOp::Load(_) | LaneOp::Pick(..) => {}
            LaneOp::Strided(..) | LaneOp::Reversed(_) => {}
            LaneOp::MaskedLoad(_, a)
            | LaneOp::Store(_, a)
            | LaneOp::Fill(_, _, a)
            | LaneOp::One(_, _, _, a)
            | LaneOp::Widen(_, a)
            | LaneOp::Narrow(a)
            | LaneOp::Spread(_, a)
            | LaneOp::Gather(_, a) => f(a),
            LaneOp::Bits(_, args)
            | LaneOp::Two(_, _, args)
            | LaneOp::Join(args)
            | LaneOp::MaskedStore(_, args)
            | LaneOp::MaskedFill(_, _, args) => {
                args.into_iter().for_each(f);
            }
            LaneOp::Blend(args) => args.into_iter().for_each(f),
        }
    }

    /// About how many instructions it is for each register.
    pub(super) fn cost(&self, vectors: Vectors) -> u32 {
        use VectorBinary as V;
        let new = |yes: bool, old| if yes { 1 } else { old };
        match *self {
            LaneOp::Const(_) | LaneOp::Splat(_) | LaneOp::Acc(_) | LaneOp::Join(_) => 0,
            LaneOp::Load(_) | LaneOp::Store(..) | LaneOp::Bits(..) => 1,
            LaneOp::MaskedLoad(..) => 2,
            LaneOp::MaskedStore(..) => MASKED_STORE,
            // These depend on how many lanes there are.
            LaneOp::Strided(..) | LaneOp::Reversed(_) => 1,
            // These depend on the group.
            LaneOp::Pick(..) | LaneOp::Fill(..) | LaneOp::MaskedFill(..) => 1,
            LaneOp::Counter(..) => 2,
            LaneOp::Two(V::Mul, Shape::I32x4, _) => new(vectors.sse41, 6) + 1,
            LaneOp::Two(V::Eq, Shape::I64x2, _) => new(vectors.sse41, 3),
            LaneOp::Two(V::Sgt, Shape::I64x2, _) => new(vectors.sse42, 6),
            LaneOp::Two(V::Fdiv, ..) | LaneOp::One(VectorUnary::Sqrt, ..) => 8,
            LaneOp::Two(V::Smin | V::Smax | V::Umin | V::Umax, Shape::I64x2, _) => 3,
            LaneOp::Two(V::Smin | V::Smax | V::Umin | V::Umax, ..) => new(vectors.sse41, 4),
            LaneOp::One(VectorUnary::Ashr, Shape::I8x16, ..) => 4,
            LaneOp::One(VectorUnary::Ashr, Shape::I64x2, ..) => 3,
            LaneOp::One(VectorUnary::Shl | VectorUnary::Lshr, Shape::I8x16, ..) => 2,
            LaneOp::Two(..) | LaneOp::One(..) => 1,
            LaneOp::Blend(_) => new(vectors.sse41, 2) + 1,
            LaneOp::Widen(true, _) => new(vectors.sse41, 2),
            LaneOp::Widen(false, _) => 1,
            LaneOp::Narrow(_) => new(vectors.sse41, 3) + 2,
            LaneOp::Spread(..) => 2,
            LaneOp::Gather(..) => 3,
        }
    }
}

/// A condition: a mask, how wide its lanes are, and whether ones are for false.
#[derive(Clone, Copy)]
pub(super) struct Mask {
    node: N,
    width: u32,
    not: bool,
}

impl Mask {
    /// That of the opposite.
    pub(super) fn complement(self) -> Mask {
        Mask {
            not: !self.not,
            ..self
        }
    }
}

/// Makes nodes of values.
pub(super) struct Packer<'a> {
    pub func: &'a Function,
    pub shape: &'a LoopShape,
    pub vectors: Vectors,
    pub nodes: Vec<Node>,
    known: FxHashMap<(LaneOp, u32), N>,
    memo: FxHashMap<(Value, Type), N>,
    pub intervals: Known,
    /// Which lanes come to a block, of those that come to another.
    pub reaching: FxHashMap<(usize, usize), ActiveLanes>,
    /// The group of each load that has one, and where in it that lies.
    pub picked: FxHashMap<Inst, (u32, u32)>,
    /// What each load is whose elements are loaded one by one, or the other way round.
    pub shuffled: FxHashMap<Inst, LaneOp>,
    /// The mask of each load that has one.
    pub masked: FxHashMap<Inst, N>,
    pub origin: Origin,
}

/// The integer type of a width in bytes.
pub(super) fn int(width: u32) -> Type {
    Type::int(width * 8).unwrap_or(Type::I64)
}

fn lanes(width: u32) -> Shape {
    Shape::of(int(width)).unwrap_or(Shape::I64x2)
}

impl<'a> Packer<'a> {
    pub(super) fn new(func: &'a Function, shape: &'a LoopShape, vectors: Vectors) -> Self {
        Packer {
            func,
            shape,
            vectors,
            nodes: Vec::new(),
            known: FxHashMap::default(),
            memo: FxHashMap::default(),
            intervals: Known::default(),
            reaching: FxHashMap::default(),
            picked: FxHashMap::default(),
            shuffled: FxHashMap::default(),
            masked: FxHashMap::default(),
            origin: Origin::NONE,
        }
    }

    /// A node, a new one or one that is there.
    pub(super) fn add(&mut self, op: LaneOp, width: u32) -> N {
        if let Some(&node) = self.known.get(&(op, width)) {
            return node;
        }
        let mut fixed = !matches!(
            op,
            LaneOp::Counter(..)
                | LaneOp::Acc(_)
                | LaneOp::Load(_)
                | LaneOp::Pick(..)
                | LaneOp::Strided(..)
                | LaneOp::Reversed(_)
                | LaneOp::MaskedLoad(..)
                | LaneOp::MaskedStore(..)
                | LaneOp::Store(..)
                | LaneOp::Fill(..)
                | LaneOp::MaskedFill(..)
        );
        op.for_each_use(|arg| fixed &= self.nodes[arg as usize].fixed);
        let node = self.nodes.len() as N;
        self.nodes.push(Node {
            op,
            width,
            fixed,
            origin: self.origin,
        });
        self.known.insert((op, width), node);
        node
    }

    pub(super) fn constant(&mut self, width: u32, bits: u64) -> N {
        self.add(LaneOp::Const(bits & int(width).mask()), width)
    }

    fn constant_of(&self, node: N) -> Option<u64> {
        match self.nodes[node as usize].op {
            LaneOp::Const(bits) => Some(bits),
            _ => None,
        }
    }

    fn bits(&mut self, op: BinaryOp, a: N, b: N, width: u32) -> N {
        match (self.constant_of(a), self.constant_of(b)) {
            (Some(a), Some(b)) => {
                let bits = match op {
                    BinaryOp::And => a & b,
                    BinaryOp::Or => a | b,
                    _ => a ^ b,
                };
                self.constant(width, bits)
            }
            (_, Some(b)) if op == BinaryOp::And && b == int(width).mask() => a,
            _ => self.add(LaneOp::Bits(op, [a, b]), width),
        }
    }

    pub(super) fn two(&mut self, op: VectorBinary, width: u32, a: N, b: N) -> N {
        self.add(LaneOp::Two(op, lanes(width), [a, b]), width)
    }

    pub(super) fn narrow(&mut self, mut node: N, from: u32, to: u32) -> N {
        let mut width = from;
        while width > to {
            width /= 2;
            node = match self.constant_of(node) {
                Some(bits) => self.constant(width, bits),
                None => self.add(LaneOp::Narrow(node), width),
            };
        }
        node
    }

    pub(super) fn widen(&mut self, mut node: N, from: u32, to: u32, signed: bool) -> N {
        let mut width = from;
        while width < to {
            width = if self.vectors.sse41 { to } else { width * 2 };
            node = self.add(LaneOp::Widen(signed, node), width);
        }
        node
    }

    /// The low bits of a value, as many as `ty` has.
    pub(super) fn value(&mut self, value: Value, ty: Type) -> Option<N> {
        if let Some(&node) = self.memo.get(&(value, ty)) {
            return Some(node);
        }
        let node = self.make(value, ty)?;
        self.memo.insert((value, ty), node);
        Some(node)
    }

    fn make(&mut self, value: Value, ty: Type) -> Option<N> {
        let (func, own, width) = (self.func, self.func.ty(value), ty.bytes());
        let inst = func.def_inst(value);
        match inst.map(|inst| func.insts[inst]) {
            Some(InstData::Iconst { imm: bits, .. } | InstData::Fconst { bits, .. }) => {
                return Some(self.constant(width, bits));
            }
            _ if !self.shape.varies(func, value) => {
                return Some(self.add(LaneOp::Splat(value), width));
            }
            _ => {}
        }
        let Some(inst) = inst else {
            if let Some(join) = self.shape.join(func, value) {
                return self.joined(join, ty);
            }
            let step = self.shape.step(func, value)?;
            return Some(self.add(LaneOp::Counter(value, step), width));
        };
        self.origin = func.origins[inst];
        match func.insts[inst] {
            InstData::Load { .. } => {
                let node = self.load(inst, own.bytes());
                Some(self.narrow(node, own.bytes(), width))
            }
            InstData::Unary { op, arg, .. } => self.unary(op, own, arg, ty),
            InstData::Binary { args, .. } if is_bool(func, value) && is_bool(func, args[0]) => {
                self.truth(value, width)
            }
            InstData::Binary { op, args, .. } if own.is_int() => {
                if let Some(number) = self.interval(value).single() {
                    return Some(self.constant(width, number as u64));
                }
                match self.extended(value, ty) {
                    Some(node) => Some(node),
                    None => self.integer(op, own, args, ty),
                }
            }
            InstData::Binary { op, args, .. } => self.float(op, own, args),
            InstData::Icmp { .. } | InstData::Fcmp { .. } => self.truth(value, width),
            InstData::Select { args, .. } => {
                let mask = self.mask(args[0])?;
                // The lesser or the greater one is found where they are compared, and cut then.
                let at = match self.is_extreme(args) && mask.width > width {
                    true => int(mask.width),
                    false => ty,
                };
                let a = self.value(args[1], at)?;
                let b = self.value(args[2], at)?;
                let node = self.blend(mask, a, b, at.bytes());
                Some(self.narrow(node, at.bytes(), width))
            }
            _ => None,
        }
    }

    /// What a load loads.
    pub(super) fn load(&mut self, inst: Inst, width: u32) -> N {
        if let Some(&mask) = self.masked.get(&inst) {
            return self.add(LaneOp::MaskedLoad(inst, mask), width);
        }
        if let Some(&op) = self.shuffled.get(&inst) {
            return self.add(op, width);
        }
        match self.picked.get(&inst) {
            Some(&(group, at)) => self.add(LaneOp::Pick(group, at, inst), width),
            None => self.add(LaneOp::Load(inst), width),
        }
    }

    /// The first of two vectors where a condition holds, else the second.
    pub(super) fn blend(&mut self, mask: Mask, a: N, b: N, width: u32) -> N {
        let node = self.mask_of_width(mask, width);
        let (a, b) = if mask.not { (b, a) } else { (a, b) };
        let new = self.vectors.sse41 && width < 8;
        if let Some((op, lanes)) = self.extreme(node, a, b).filter(|_| new) {
            return self.add(LaneOp::Two(op, lanes, [a, b]), width);
        }
        match (self.constant_of(a), self.constant_of(b)) {
            (_, Some(0)) => self.bits(BinaryOp::And, node, a, width),
            (Some(0), _) => {
                let not = self.complement(node, width);
                self.bits(BinaryOp::And, not, b, width)
            }
            _ => match self.extreme(node, a, b) {
                Some((op, lanes)) => self.add(LaneOp::Two(op, lanes, [a, b]), width),
                None => self.add(LaneOp::Blend([node, a, b]), width),
            },
        }
    }

    /// The operation that gives the first of two vectors where a mask is ones, else the second, if
    /// the mask compares them.
    fn extreme(&mut self, mask: N, a: N, b: N) -> Option<(VectorBinary, Shape)> {
        use VectorBinary as V;
        let LaneOp::Two(op, lanes, args) = self.nodes[mask as usize].op else {
            return None;
        };
        let bit = 1 << (lanes.lane().bits() - 1);
        let mut without_sign = |node: N| match self.nodes[node as usize].op {
            LaneOp::Bits(BinaryOp::Xor, [of, sign]) => {
                (self.constant_of(sign)? == bit).then_some(of)
            }
            LaneOp::Const(bits) => Some(self.constant(lanes.lane().bytes(), bits ^ bit)),
            _ => None,
        };
        let unsigned = match op {
            V::Sgt => args.map(&mut without_sign),
            _ => [None; 2],
        };
        let chosen = |args: [N; 2], [max, min]: [V; 2]| match args {
            _ if args == [a, b] => Some((max, lanes)),
            _ if args == [b, a] => Some((min, lanes)),
            _ => None,
        };
        match (op, unsigned) {
            (V::Sgt, [Some(x), Some(y)]) => {
                let unsigned = chosen([x, y], [V::Umax, V::Umin]);
                unsigned.or_else(|| chosen(args, [V::Smax, V::Smin]))
            }
            (V::Sgt, _) => chosen(args, [V::Smax, V::Smin]),
            (V::Folt, _) => chosen(args, [V::Fmin, V::Fmax]),
            _ => None,
        }
    }

    fn complement(&mut self, node: N, width: u32) -> N {
        let ones = self.constant(width, u64::MAX);
        self.bits(BinaryOp::Xor, node, ones, width)
    }

    /// The node of a mask for lanes of so many bytes, ones for true.
    pub(super) fn lanes_of(&mut self, mask: Mask, width: u32) -> N {
        let node = self.mask_of_width(mask, width);
        match mask.not {
            true => self.complement(node, width),
            false => node,
        }
    }

    fn mask_of_width(&mut self, mask: Mask, width: u32) -> N {
        match mask.width < width {
            true => self.widen(mask.node, mask.width, width, true),
            false => self.narrow(mask.node, mask.width, width),
        }
    }

    /// A condition as 0 or 1.
    fn truth(&mut self, value: Value, width: u32) -> Option<N> {
        let mask = self.mask(value)?;
        let one = self.constant(width, 1);
        let zero = self.constant(width, 0);
        Some(self.blend(mask, one, zero, width))
    }

    fn unary(&mut self, op: UnaryOp, own: Type, arg: Value, ty: Type) -> Option<N> {
        let (from, width) = (self.func.ty(arg), ty.bytes());
        let sign = 1 << (own.bits() - 1);
        match op {
            UnaryOp::Copy | UnaryOp::Trunc => self.value(arg, ty),
            UnaryOp::Uext if is_bool(self.func, arg) => self.truth(arg, width),
            UnaryOp::Uext | UnaryOp::Sext if ty.bytes() <= from.bytes() => self.value(arg, ty),
            UnaryOp::Uext | UnaryOp::Sext => {
                let node = self.value(arg, from)?;
                Some(self.widen(node, from.bytes(), width, op == UnaryOp::Sext))
            }
            UnaryOp::Bitcast if own == ty && !from.is_vector() => self.value(arg, from),
            UnaryOp::Fneg => {
                let (node, sign) = (self.value(arg, from)?, self.constant(width, sign));
                Some(self.bits(BinaryOp::Xor, node, sign, width))
            }
            UnaryOp::Fabs => {
                let (node, rest) = (self.value(arg, from)?, self.constant(width, sign - 1));
                Some(self.bits(BinaryOp::And, node, rest, width))
            }
            UnaryOp::Fsqrt => self.float_unary(VectorUnary::Sqrt, from, arg),
            UnaryOp::Ffloor if self.vectors.sse41 => {
                self.float_unary(VectorUnary::Floor, from, arg)
            }
            UnaryOp::Fceil if self.vectors.sse41 => self.float_unary(VectorUnary::Ceil, from, arg),
            UnaryOp::Ftrunc if self.vectors.sse41 => {
                self.float_unary(VectorUnary::Trunc, from, arg)
            }
            UnaryOp::Froundeven if self.vectors.sse41 => {
                self.float_unary(VectorUnary::RoundEven, from, arg)
            }
            UnaryOp::Fpromote => {
                let node = self.value(arg, from)?;
                Some(self.add(LaneOp::Spread(VectorUnary::Fpromote, node), width))
            }
            UnaryOp::Fdemote => {
                let node = self.value(arg, from)?;
                Some(self.add(LaneOp::Gather(VectorUnary::Fdemote, node), width))
            }
            UnaryOp::StoF if fits_signed(self.interval(arg), Type::I32) => {
                let node = self.value(arg, Type::I32)?;
                let op = match own {
                    Type::F32 => LaneOp::One(VectorUnary::StoF, Shape::I32x4, 0, node),
                    _ => LaneOp::Spread(VectorUnary::StoD, node),
                };
                Some(self.add(op, width))
            }
            UnaryOp::FtoS if own == Type::I32 => {
                let node = self.value(arg, from)?;
                let op = match from {
                    Type::F32 => LaneOp::One(VectorUnary::FtoS, Shape::F32x4, 0, node),
                    _ => LaneOp::Gather(VectorUnary::FtoS, node),
                };
                let node = self.add(op, 4);
                Some(self.narrow(node, 4, width))
            }
            _ => None,
        }
    }

    fn float_unary(&mut self, op: VectorUnary, ty: Type, arg: Value) -> Option<N> {
        let node = self.value(arg, ty)?;
        Some(self.add(LaneOp::One(op, Shape::of(ty)?, 0, node), ty.bytes()))
    }

    fn float(&mut self, op: BinaryOp, own: Type, args: [Value; 2]) -> Option<N> {
        let width = own.bytes();
        let a = self.value(args[0], own)?;
        let b = self.value(args[1], own)?;
        let op = match op {
            BinaryOp::Fadd => VectorBinary::Fadd,
            BinaryOp::Fsub => VectorBinary::Fsub,
            BinaryOp::Fmul => VectorBinary::Fmul,
            BinaryOp::Fdiv => VectorBinary::Fdiv,
            BinaryOp::Fmin => VectorBinary::Fmin,
            BinaryOp::Fmax => VectorBinary::Fmax,
            BinaryOp::Fcopysign => {
                let sign = 1 << (own.bits() - 1);
                let (rest, sign) = (self.constant(width, sign - 1), self.constant(width, sign));
                let size = self.bits(BinaryOp::And, a, rest, width);
                let sign = self.bits(BinaryOp::And, b, sign, width);
                return Some(self.bits(BinaryOp::Or, size, sign, width));
            }
            _ => return None,
        };
        let lanes = Shape::of(own)?;
        Some(self.add(LaneOp::Two(op, lanes, [a, b]), width))
    }

    fn integer(&mut self, op: BinaryOp, own: Type, args: [Value; 2], ty: Type) -> Option<N> {
        let width = ty.bytes();
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                let a = self.value(args[0], ty)?;
                let b = self.value(args[1], ty)?;
                self.combine(op, a, b, width)
            }
            BinaryOp::Mul if width == 1 => {
                let a = self.value(args[0], ty)?;
                let b = self.value(args[1], ty)?;
                let [a, b] = [a, b].map(|n| self.widen(n, 1, 2, false));
                let wide = self.two(VectorBinary::Mul, 2, a, b);
                Some(self.narrow(wide, 2, 1))
            }
            BinaryOp::Mul => {
                let a = self.value(args[0], ty)?;
                let b = self.value(args[1], ty)?;
                let low = args
                    .iter()
                    .all(|&arg| zero_above(self.interval(arg), Type::I32));
                if width == 8 && low {
                    return Some(self.two(VectorBinary::MulU32, 8, a, b));
                }
                self.combine(op, a, b, width)
            }
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => self.shift(op, own, args, ty),
            BinaryOp::Rotl | BinaryOp::Rotr => {
                let bits = own.bits();
                let by = self.func.as_iconst(args[1])? as u32 % bits;
                let by = if op == BinaryOp::Rotr { bits - by } else { by } % bits;
                let node = self.value(args[0], own)?;
                if by == 0 {
                    return Some(self.narrow(node, own.bytes(), width));
                }
                let left = self.shifted(BinaryOp::Shl, node, own, by);
                let right = self.shifted(BinaryOp::Lshr, node, own, bits - by);
                let both = self.bits(BinaryOp::Or, left, right, own.bytes());
                Some(self.narrow(both, own.bytes(), width))
            }
            _ => None,
        }
    }

    /// A sum, a difference, a product or bits of two vectors of integers.
    pub(super) fn combine(&mut self, op: BinaryOp, a: N, b: N, width: u32) -> Option<N> {
        if matches!(op, BinaryOp::Add | BinaryOp::Sub) && self.constant_of(b) == Some(0) {
            return Some(a);
        }
        Some(match op {
            BinaryOp::Add => match self.mask_of_truth(b) {
                // A mask is -1 where the condition is 1.
                Some(mask) => self.two(VectorBinary::Sub, width, a, mask),
                None => self.two(VectorBinary::Add, width, a, b),
            },
            BinaryOp::Sub => self.two(VectorBinary::Sub, width, a, b),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => self.bits(op, a, b, width),
            BinaryOp::Mul if matches!(width, 2 | 4) => self.two(VectorBinary::Mul, width, a, b),
            BinaryOp::Mul if width == 8 => {
                let shift = |this: &mut Self, op, node| {
                    this.add(LaneOp::One(op, Shape::I64x2, 32, node), width)
                };
                let high = [a, b].map(|node| shift(self, VectorUnary::Lshr, node));
                let x = self.two(VectorBinary::MulU32, 8, high[0], b);
                let y = self.two(VectorBinary::MulU32, 8, a, high[1]);
                let both = self.two(VectorBinary::Add, 8, x, y);
                let both = shift(self, VectorUnary::Shl, both);
                let low = self.two(VectorBinary::MulU32, 8, a, b);
                self.two(VectorBinary::Add, 8, low, both)
            }
            _ => return None,
        })
    }

    /// The mask that a node is 1 for.
    fn mask_of_truth(&self, node: N) -> Option<N> {
        let LaneOp::Bits(BinaryOp::And, [mask, one]) = self.nodes[node as usize].op else {
            return None;
        };
        let is_mask = |mut at: N| {
            loop {
                match self.nodes[at as usize].op {
                    LaneOp::Two(op, ..) => return op.is_mask(),
                    LaneOp::Widen(true, from) | LaneOp::Narrow(from) => at = from,
                    _ => return false,
                }
            }
        };
        (self.constant_of(one) == Some(1) && is_mask(mask)).then_some(mask)
    }

    fn shift(&mut self, op: BinaryOp, own: Type, args: [Value; 2], ty: Type) -> Option<N> {
        let Some(by) = self.func.as_iconst(args[1]) else {
            return self.shift_by_lanes(op, own, args, ty);
        };
        let by = by as u32 % own.bits();
        if own == ty {
            let node = self.value(args[0], ty)?;
            return Some(self.shifted(op, node, ty, by));
        }
        self.shift_by(op, own, args[0], by, ty)
    }

    /// A shift whose amount is not the same for all lanes.
    fn shift_by_lanes(&mut self, op: BinaryOp, own: Type, args: [Value; 2], ty: Type) -> Option<N> {
        let op = match op {
            BinaryOp::Shl => VectorBinary::Shl,
            BinaryOp::Lshr => VectorBinary::Lshr,
            BinaryOp::Ashr if own == Type::I32 => VectorBinary::Ashr,
            _ => return None,
        };
        if !self.vectors.avx2 || own != ty || own.bytes() < 4 {
            return None;
        }
        let a = self.value(args[0], own)?;
        let by = self.value(args[1], own)?;
        let most = self.constant(own.bytes(), u64::from(own.bits()) - 1);
        let by = self.bits(BinaryOp::And, by, most, own.bytes());
        Some(self.two(op, own.bytes(), a, by))
    }

    pub(super) fn shifted(&mut self, op: BinaryOp, node: N, ty: Type, by: u32) -> N {
        let width = ty.bytes();
        if by == 0 {
            return node;
        }
        let op = match op {
            BinaryOp::Shl => VectorUnary::Shl,
            BinaryOp::Lshr => VectorUnary::Lshr,
            _ => VectorUnary::Ashr,
        };
        self.add(LaneOp::One(op, lanes(width), by as u8, node), width)
    }

    /// The mask of a condition.
    pub(super) fn mask(&mut self, value: Value) -> Option<Mask> {
        let func = self.func;
        let inst = func.def_inst(value);
        let inst = inst.filter(|_| self.shape.varies(func, value));
        match inst.map(|inst| func.insts[inst]) {
            Some(InstData::Icmp { cond, ty, args }) => self.compare(cond, ty, args),
            Some(InstData::Fcmp { cond, ty, args }) => self.compare_floats(cond, ty, args),
            Some(InstData::Unary {
                op: UnaryOp::Copy | UnaryOp::Uext | UnaryOp::Trunc,
                arg,
                ..
            }) if is_bool(func, arg) => self.mask(arg),
            Some(InstData::Binary { op, args, .. })
                if is_bool(func, value) && is_bool(func, args[0]) =>
            {
                if let Some(imm) = func.as_iconst(args[1]) {
                    let mask = self.mask(args[0])?;
                    let flip = op == BinaryOp::Xor && imm == 1;
                    return flip.then_some(mask.complement());
                }
                let [a, b] = [self.mask(args[0])?, self.mask(args[1])?];
                Some(self.both(op, a, b))
            }
            _ => {
                if let Some(join) = self.shape.join(func, value)
                    && let Some(mask) = self.joined_mask(join)
                {
                    return Some(mask);
                }
                let ty = func.ty(value);
                let zero = self.constant(ty.bytes(), 0);
                let node = self.value(value, ty)?;
                Some(Mask {
                    node: self.two(VectorBinary::Eq, ty.bytes(), node, zero),
                    width: ty.bytes(),
                    not: true,
                })
            }
        }
    }

    /// The mask of `and`, `or` or `xor` of two conditions.
    pub(super) fn both(&mut self, op: BinaryOp, a: Mask, b: Mask) -> Mask {
        let width = a.width.min(b.width);
        // Of two opposites the opposite is taken in the end.
        let (op, not) = match (a.not && b.not, op) {
            (true, BinaryOp::And) => (BinaryOp::Or, true),
            (true, BinaryOp::Or) => (BinaryOp::And, true),
            _ => (op, false),
        };
        let [x, y] = [a, b].map(|mask| {
            let node = self.mask_of_width(mask, width);
            match mask.not && !not {
                true => self.complement(node, width),
                false => node,
            }
        });
        Mask {
            node: self.bits(op, x, y, width),
            width,
            not,
        }
    }

    fn compare(&mut self, cond: IntCond, ty: Type, args: [Value; 2]) -> Option<Mask> {
        let narrower = [Type::I8, Type::I16, Type::I32].into_iter();
        let narrower = narrower.filter(|to| to.bytes() < ty.bytes());
        let intervals = args.map(|arg| self.interval(arg));
        let (mut ty, mut cond) = (ty, cond);
        for to in narrower {
            let natural = intervals.iter().all(|&x| zero_above(x, to));
            let fits = intervals.iter().all(|&x| fits_signed(x, to));
            let has_sign = cond.signed() == cond;
            if natural || fits && has_sign {
                // Comparisons with signs are the processor's.
                cond = match fits {
                    true => cond.signed(),
                    false => cond.unsigned(),
                };
                ty = to;
                break;
            }
        }
        let a = self.value(args[0], ty)?;
        let b = self.value(args[1], ty)?;
        Some(self.compared(cond, ty.bytes(), a, b))
    }

    /// The mask of a comparison.
    pub(super) fn compared(&mut self, cond: IntCond, width: u32, a: N, b: N) -> Mask {
        let mask = |node, not| Mask { node, width, not };
        if matches!(cond, IntCond::Eq | IntCond::Ne) {
            let node = self.two(VectorBinary::Eq, width, a, b);
            return mask(node, cond == IntCond::Ne);
        }
        let [mut a, mut b] = [a, b];
        if !cond.is_signed() {
            let sign = self.constant(width, 1 << (width * 8 - 1));
            [a, b] = [a, b].map(|node| self.bits(BinaryOp::Xor, node, sign, width));
        }
        let (x, y, not) = match cond {
            IntCond::Ugt | IntCond::Sgt => (a, b, false),
            IntCond::Ult | IntCond::Slt => (b, a, false),
            IntCond::Ule | IntCond::Sle => (a, b, true),
            _ => (b, a, true),
        };
        mask(self.two(VectorBinary::Sgt, width, x, y), not)
    }

    fn compare_floats(&mut self, cond: FloatCond, ty: Type, args: [Value; 2]) -> Option<Mask> {
        use VectorBinary as V;
        let (lanes, width) = (Shape::of(ty)?, ty.bytes());
        let a = self.value(args[0], ty)?;
        let b = self.value(args[1], ty)?;
        let (op, [x, y], not) = match cond {
            FloatCond::Oeq => (V::Foeq, [a, b], false),
            FloatCond::Ogt => (V::Folt, [b, a], false),
            FloatCond::Oge => (V::Fole, [b, a], false),
            FloatCond::Olt => (V::Folt, [a, b], false),
            FloatCond::Ole => (V::Fole, [a, b], false),
            FloatCond::Ord => (V::Ford, [a, b], false),
            FloatCond::Ugt => (V::Fole, [a, b], true),
            FloatCond::Uge => (V::Folt, [a, b], true),
            FloatCond::Ult => (V::Fole, [b, a], true),
            FloatCond::Ule => (V::Folt, [b, a], true),
            FloatCond::Une => (V::Fune, [a, b], false),
            FloatCond::Uno => (V::Funo, [a, b], false),
            FloatCond::One | FloatCond::Ueq => {
                let ordered = self.add(LaneOp::Two(V::Ford, lanes, [a, b]), width);
                let differ = self.add(LaneOp::Two(V::Fune, lanes, [a, b]), width);
                return Some(Mask {
                    node: self.bits(BinaryOp::And, ordered, differ, width),
                    width,
                    not: cond == FloatCond::Ueq,
                });
            }
        };
        Some(Mask {
            node: self.add(LaneOp::Two(op, lanes, [x, y]), width),
            width,
            not,
        })
    }
}
