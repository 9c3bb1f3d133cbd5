//! Intrinsics that are of vectors only: masked accesses to memory, and those that move lanes.
//!
//! An access that a mask forbids goes to a slot instead: no branch, and no memory is touched that
//! the program may not touch.

use smallvec::SmallVec;

use super::super::Cx;
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::vector::Lanes;
use crate::ir::{BinaryOp as Op, Operand, TypeId};
use crate::lir::{BinaryOp, IntCond, MemFlags, Type, UnaryOp, Value};

/// An intrinsic of vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VectorOp {
    /// `llvm.masked.load`
    MaskedLoad,
    /// `llvm.masked.store`
    MaskedStore,
    /// `llvm.masked.gather`
    Gather,
    /// `llvm.masked.scatter`
    Scatter,
    /// `llvm.masked.expandload`
    ExpandLoad,
    /// `llvm.masked.compressstore`
    CompressStore,
    /// `llvm.vector.insert`
    Insert,
    /// `llvm.vector.extract`
    Extract,
    /// `llvm.vector.reverse`
    Reverse,
    /// `llvm.vector.splice`
    Splice,
    /// `llvm.vector.interleave2` and its like: of all arguments.
    Interleave,
    /// `llvm.vector.deinterleave2` and its like, into so many vectors.
    Deinterleave(u8),
    /// `llvm.stepvector`
    Step,
    /// `llvm.get.active.lane.mask`
    ActiveLanes,
    /// `llvm.vp.strided.load`
    StridedLoad,
    /// `llvm.vp.strided.store`
    StridedStore,
    /// `llvm.vp.splat`
    Splat,
    /// `llvm.vector.compress`
    Compress,
    /// `llvm.vector.histogram.add`
    Histogram,
    /// `llvm.vector.partial.reduce.add`
    PartialSum,
    /// `llvm.cttz.elts`
    FirstSet,
    /// `llvm.get.vector.length`
    Length,
    /// `llvm.matrix.transpose`
    Transpose,
    /// `llvm.matrix.multiply`
    Multiply,
}

impl Cx<'_> {
    pub fn vector_intrinsic(&mut self, op: VectorOp, ty: TypeId, args: &[u32]) -> Done<Repr> {
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        // Before the mask there may be an alignment, which newer versions make an attribute.
        let from_end = |i: usize| arg(args.len().wrapping_sub(i));
        match op {
            VectorOp::MaskedLoad | VectorOp::Gather | VectorOp::ExpandLoad => {
                let next = self.next(op, arg(0))?;
                self.masked_load(next, from_end(2), from_end(1))
            }
            VectorOp::MaskedStore | VectorOp::Scatter | VectorOp::CompressStore => {
                let next = self.next(op, arg(1))?;
                self.masked_store(next, arg(0), from_end(1))
            }
            VectorOp::Insert => {
                let elem = self.element_type(self.type_of(arg(0)))?;
                let mut lanes = self.element_reprs(arg(0))?;
                let inner = self.element_reprs(arg(1))?;
                let at = self.index(arg(2))?;
                match lanes.get_mut(at..at.saturating_add(inner.len())) {
                    Some(place) => place.copy_from_slice(&inner),
                    None => return Err(self.invalid("its index is out of range")),
                }
                self.of_elements(elem, &lanes)
            }
            VectorOp::Extract => {
                let elem = self.element_type(self.type_of(arg(0)))?;
                let lanes = self.element_reprs(arg(0))?;
                let len = self.any_elements(ty).map_or(0, |(_, len)| len as usize);
                let at = self.index(arg(1))?;
                match lanes.get(at..at.saturating_add(len)) {
                    Some(part) => self.of_elements(elem, part),
                    None => Err(self.invalid("its index is out of range")),
                }
            }
            VectorOp::Reverse => {
                let elem = self.element_type(self.type_of(arg(0)))?;
                let mut lanes = self.element_reprs(arg(0))?;
                lanes.reverse();
                self.of_elements(elem, &lanes)
            }
            VectorOp::Splice => {
                let elem = self.element_type(self.type_of(arg(0)))?;
                let mut lanes = self.element_reprs(arg(0))?;
                let len = lanes.len();
                lanes.extend(self.element_reprs(arg(1))?);
                let scalar = self.scalar(self.type_of(arg(2)))?;
                let Repr::Const(_, by) = self.repr(arg(2))? else {
                    return Err(self.invalid("its index is not constant"));
                };
                // A negative one counts from the end of the first vector.
                let by = scalar.signed(by);
                let at = if by < 0 { len as i64 + by } else { by };
                let at = usize::try_from(at).unwrap_or(usize::MAX);
                match lanes.get(at..at.saturating_add(len)) {
                    Some(part) => self.of_elements(elem, part),
                    None => Err(self.invalid("its index is out of range")),
                }
            }
            VectorOp::Interleave => {
                let elem = self.element_type(ty)?;
                let mut rows = SmallVec::<[Vec<Repr>; 2]>::new();
                for &word in args {
                    rows.push(self.element_reprs(Operand(word))?);
                }
                let count = rows.first().map_or(0, Vec::len);
                let lanes: Vec<Repr> = (0..count)
                    .flat_map(|i| rows.iter().filter_map(move |row| row.get(i)).copied())
                    .collect();
                self.of_elements(elem, &lanes)
            }
            VectorOp::Deinterleave(count) => {
                let elem = self.element_type(self.type_of(arg(0)))?;
                let lanes = self.element_reprs(arg(0))?;
                let count = usize::from(count);
                let sorted: Vec<Repr> = (0..count)
                    .flat_map(|i| lanes.iter().skip(i).step_by(count).copied())
                    .collect();
                self.of_elements(elem, &sorted)
            }
            VectorOp::Step => {
                let (lane, len) = self.vector_of(ty)?;
                let lanes: Vec<Repr> = (0..u64::from(len))
                    .map(|i| Repr::Const(lane.ty, i & lane.mask()))
                    .collect();
                Ok(self.of_lane_reprs(&lanes))
            }
            VectorOp::ActiveLanes => self.active_lanes(ty, arg(0), arg(1)),
            VectorOp::Compress => self.compress(arg(0), arg(1), arg(2)),
            VectorOp::Histogram => self.histogram(arg(0), arg(1), arg(2)),
            VectorOp::PartialSum => {
                let elem = self.element_type(ty)?;
                let mut sums = self.elements_of(arg(0))?;
                let len = sums.len();
                for (i, element) in self.elements_of(arg(1))?.into_iter().enumerate() {
                    let sum = &mut sums[i % len];
                    let repr = self.binary(Op::Add, elem, [*sum, element])?;
                    *sum = self.stand_in(elem, repr);
                }
                self.gathered(elem, &sums)
            }
            VectorOp::FirstSet => {
                let to = self.scalar(ty)?;
                let (lane, len) = self.vector_of(self.type_of(arg(0)))?;
                let mut first = self.constant(to.ty, u64::from(len) & to.mask());
                let zero = self.constant(lane.ty, 0);
                for (i, lane) in self.lanes(arg(0))?.into_iter().enumerate().rev() {
                    let set = self.b.icmp(IntCond::Ne, lane, zero);
                    let here = self.constant(to.ty, i as u64 & to.mask());
                    first = self.select_values(set, here, first);
                }
                Ok(Repr::Value(first))
            }
            VectorOp::Length => match (self.repr(arg(1))?, self.repr(arg(2))?) {
                (Repr::Const(_, most), Repr::Const(_, 0)) => {
                    let from = self.scalar(self.type_of(arg(0)))?;
                    let count = self.value(arg(0))?;
                    let count = self.zext(count, from, Scalar::full(Type::I64));
                    let most = self.constant(Type::I64, most);
                    let less = self.b.icmp(IntCond::Ult, count, most);
                    let count = self.select_values(less, count, most);
                    Ok(Repr::Value(self.b.unary(UnaryOp::Trunc, Type::I32, count)))
                }
                _ => Err(self.unsupported("the length of a scalable vector")),
            },
            VectorOp::Transpose => {
                let (rows, columns) = (self.index(arg(1))?, self.index(arg(2))?);
                let elem = self.element_type(ty)?;
                let from = self.element_reprs(arg(0))?;
                self.matrix_size(from.len(), rows, columns)?;
                // Columns stand one behind the other.
                let to = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
                let lanes: Vec<Repr> = to.map(|(row, column)| from[column * rows + row]).collect();
                self.of_elements(elem, &lanes)
            }
            VectorOp::Multiply => {
                let [rows, inner, columns] = [
                    self.index(arg(2))?,
                    self.index(arg(3))?,
                    self.index(arg(4))?,
                ];
                self.multiply(ty, [arg(0), arg(1)], [rows, inner, columns])
            }
            VectorOp::StridedLoad | VectorOp::StridedStore | VectorOp::Splat => {
                Err(self.unsupported("this intrinsic"))
            }
        }
    }

    fn index(&mut self, operand: Operand) -> Done<usize> {
        match self.repr(operand)? {
            Repr::Const(_, i) => Ok(usize::try_from(i).unwrap_or(usize::MAX)),
            _ => Err(self.invalid("its index is not constant")),
        }
    }

    /// A vector of elements that are operands.
    fn gathered(&mut self, elem: TypeId, elements: &[Operand]) -> Done<Repr> {
        let reprs: Done<Vec<Repr>> = elements.iter().map(|&element| self.repr(element)).collect();
        self.of_elements(elem, &reprs?)
    }

    fn matrix_size(&self, len: usize, rows: usize, columns: usize) -> Done<()> {
        match rows.checked_mul(columns) == Some(len) {
            true => Ok(()),
            false => Err(self.invalid("its matrix has another size")),
        }
    }

    /// `llvm.matrix.multiply`: each element a sum of products, from the first to the last.
    fn multiply(&mut self, ty: TypeId, args: [Operand; 2], sizes: [usize; 3]) -> Done<Repr> {
        let [rows, inner, columns] = sizes;
        let elem = self.element_type(ty)?;
        let (mul, add) = match self.info.scalar(elem) {
            Some(scalar) if scalar.ty.is_int() && scalar.small.is_none() => (Op::Mul, Op::Add),
            None if self.wide(elem).is_some() => (Op::Mul, Op::Add),
            _ => (Op::FMul, Op::FAdd),
        };
        let (a, b) = (self.elements_of(args[0])?, self.elements_of(args[1])?);
        self.matrix_size(a.len(), rows, inner)?;
        self.matrix_size(b.len(), inner, columns)?;
        let mut products = Vec::new();
        for (column, row) in (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))) {
            let mut sum: Option<Operand> = None;
            for i in 0..inner {
                let factors = [a[i * rows + row], b[column * inner + i]];
                let mut repr = self.binary(mul, elem, factors)?;
                if let Some(sum) = sum {
                    let product = self.stand_in(elem, repr);
                    repr = self.binary(add, elem, [sum, product])?;
                }
                sum = Some(self.stand_in(elem, repr));
            }
            products.push(sum.unwrap_or(Operand::MISSING));
        }
        self.gathered(elem, &products)
    }

    /// `llvm.vector.compress`: by way of memory, over the lanes that are there instead.
    fn compress(&mut self, vector: Operand, mask: Operand, instead: Operand) -> Done<Repr> {
        let ty = self.type_of(vector);
        self.lane_in_memory(ty)?;
        let bytes = match self.info.layout(self.module, ty) {
            Some(layout) => layout.store_size as u32,
            None => return Err(self.unsupported_type(ty)),
        };
        let slot = self.b.slot(bytes, 16);
        let at = self.materialize(Repr::Slot(slot, 0))?;
        let value = self.repr(instead)?;
        self.store_at(ty, MemFlags::PLAIN, value, (at, 0))?;
        self.masked_store(Next::Packed(at), vector, mask)?;
        self.load_at(ty, MemFlags::PLAIN, (at, 0))
    }

    /// `llvm.vector.histogram.add`: adds to what is at each address, one after the other.
    fn histogram(&mut self, ptrs: Operand, by: Operand, mask: Operand) -> Done<Repr> {
        let elem = self.type_of(by);
        let next = self.next(VectorOp::Scatter, ptrs)?;
        let mut places = self.places(next, elem)?;
        for mask in self.lane_reprs(mask)? {
            if let Some(at) = self.place(&mut places, mask, None)? {
                let before = self.load_at(elem, MemFlags::PLAIN, at)?;
                let before = self.stand_in(elem, before);
                let sum = self.binary(Op::Add, elem, [before, by])?;
                self.store_at(elem, MemFlags::PLAIN, sum, at)?;
            }
        }
        Ok(Repr::Unset)
    }

    /// Lane `i` is whether `base + i`, which does not wrap, is below `end`.
    fn active_lanes(&mut self, ty: TypeId, base: Operand, end: Operand) -> Done<Repr> {
        let (_, len) = self.vector_of(ty)?;
        let scalar = self.scalar(self.type_of(base))?;
        let (base, end) = (self.value(base)?, self.value(end)?);
        let mut lanes = Lanes::new();
        for i in 0..u64::from(len) {
            let step = self.constant(scalar.ty, i & scalar.mask());
            let (at, wraps) = self.with_overflow(BinaryOp::Add, false, scalar, base, step);
            let below = self.b.icmp(IntCond::Ult, at, end);
            let no = self.constant(Type::I8, 0);
            lanes.push(self.select_values(wraps, no, below));
        }
        Ok(self.of_lanes(&lanes))
    }

    /// What an element is in memory: whole bytes, or it is packed and cannot be masked.
    fn lane_in_memory(&self, ty: TypeId) -> Done<TypeId> {
        let elem = self.element_type(ty)?;
        match self.module.types.int_width(elem) {
            Some(bits) if !bits.is_multiple_of(8) => Err(self.unsupported_type(ty)),
            _ => Ok(elem),
        }
    }

    pub fn masked_load(&mut self, next: Next, mask: Operand, instead: Operand) -> Done<Repr> {
        let elem = self.lane_in_memory(self.type_of(instead))?;
        let mut lanes = self.element_reprs(instead)?;
        let mut places = self.places(next, elem)?;
        for (lane, mask) in lanes.iter_mut().zip(self.lane_reprs(mask)?) {
            if let Some(at) = self.place(&mut places, mask, Some(*lane))? {
                *lane = self.load_at(elem, MemFlags::PLAIN, at)?;
            }
        }
        self.of_elements(elem, &lanes)
    }

    pub fn masked_store(&mut self, next: Next, value: Operand, mask: Operand) -> Done<Repr> {
        let elem = self.lane_in_memory(self.type_of(value))?;
        let lanes = self.element_reprs(value)?;
        let mut places = self.places(next, elem)?;
        for (&lane, mask) in lanes.iter().zip(self.lane_reprs(mask)?) {
            if let Some(at) = self.place(&mut places, mask, None)? {
                self.store_at(elem, MemFlags::PLAIN, lane, at)?;
            }
        }
        Ok(Repr::Unset)
    }

    /// Where the lanes of an access are.
    pub fn next(&mut self, op: VectorOp, ptr: Operand) -> Done<Next> {
        Ok(match op {
            VectorOp::Gather | VectorOp::Scatter => {
                let mut lanes = self.lane_reprs(ptr)?;
                lanes.reverse();
                Next::Each(lanes)
            }
            VectorOp::ExpandLoad | VectorOp::CompressStore => Next::Packed(self.value(ptr)?),
            _ => Next::Row(self.address(ptr)?),
        })
    }

    fn places(&mut self, next: Next, elem: TypeId) -> Done<Places> {
        let bytes = match self.info.layout(self.module, elem) {
            Some(layout) => layout.store_size,
            None => return Err(self.unsupported_type(elem)),
        };
        let slot = self.b.slot(bytes as u32, 16);
        Ok(Places {
            next,
            elem,
            bytes,
            slot,
        })
    }

    /// Where the next lane is, by its mask: the slot, which holds `instead`, if it is forbidden.
    /// `None` if it is known to be forbidden.
    fn place(
        &mut self,
        places: &mut Places,
        mask: Repr,
        instead: Option<Repr>,
    ) -> Done<Option<(Value, i32)>> {
        let bytes = places.bytes;
        let at = match &mut places.next {
            Next::Each(lanes) => match lanes.pop() {
                Some(lane) => (self.materialize(lane)?, 0),
                None => return Err(self.invalid("it lacks addresses")),
            },
            Next::Row(at) => {
                let here = *at;
                *at = self.moved(here, bytes);
                here
            }
            Next::Packed(at) => (*at, 0),
        };
        let known = match mask {
            Repr::Const(_, bit) => Some(bit & 1 != 0),
            _ => None,
        };
        if let Next::Packed(next) = &mut places.next {
            *next = match known {
                Some(true) => self.plus(at.0, bytes as i64),
                Some(false) => at.0,
                None => {
                    let bit = self.materialize(mask)?;
                    let step = self.b.unary(UnaryOp::Uext, Type::I64, bit);
                    let step = self.times(step, bytes);
                    self.b.binary(BinaryOp::Add, at.0, step)
                }
            };
        }
        match known {
            Some(true) => Ok(Some(at)),
            Some(false) => Ok(None),
            None => {
                let slot = self.materialize(Repr::Slot(places.slot, 0))?;
                if let Some(instead) = instead {
                    self.store_at(places.elem, MemFlags::PLAIN, instead, (slot, 0))?;
                }
                let at = self.plus(at.0, at.1.into());
                let mask = self.materialize(mask)?;
                Ok(Some((self.select_values(mask, at, slot), 0)))
            }
        }
    }
}

/// Where the lanes of a masked access are.
struct Places {
    next: Next,
    /// What each lane is.
    elem: TypeId,
    /// The bytes of each.
    bytes: u64,
    /// What is accessed instead of what must not be.
    slot: crate::lir::Slot,
}

/// Where the next lane is.
pub enum Next {
    /// Each lane has an address of its own; the next one is the last.
    Each(Vec<Repr>),
    /// Here, and each lane after it stands behind it.
    Row((Value, i32)),
    /// Here, and a lane that the mask forbids takes no room.
    Packed(Value),
}
