//! What a load from a constant gives: a few bytes of an initial value, without the rest of it.

use super::{ConstValue, Evaluator, Linear};
use crate::ir::{Const, ConstId, Type, TypeId};

/// A part of a value, as the walk to some of its bytes meets it.
struct Part {
    value: ConstValue,
    ty: TypeId,
    /// Where it begins.
    start: u64,
}

/// What the walk has come to.
enum LoadSource {
    /// A part that has all of the bytes.
    Part(Part),
    /// Bytes that no part has.
    Padding,
    /// Bytes of more than one part, or of what is no single value.
    Mixed,
}

impl Evaluator<'_> {
    /// What a load of `size` bytes, at most 16, from the byte `at` of a constant gives; `None` where that is not
    /// known, or not within the constant.
    pub(crate) fn load(&mut self, id: ConstId, at: u64, size: u32) -> Option<Linear> {
        let ty = self.module.const_type(id);
        let end = at.checked_add(size.into())?;
        if end > self.info.layout(self.module, ty)?.store_size || size > 16 {
            return None;
        }
        if let Some(value) = self.load_one(id, at, size) {
            return Some(value);
        }
        // Each byte may be of another part.
        (0..size).try_fold(Linear::default(), |sum, n| {
            let byte = self.load_one(id, at + u64::from(n), 1)?.known()?;
            Some(Linear::bits(sum.offset | byte << (8 * n)))
        })
    }

    /// The same of bytes that are all of one scalar.
    fn load_one(&mut self, id: ConstId, at: u64, size: u32) -> Option<Linear> {
        let mut part = Part {
            value: self.outermost(id),
            ty: self.module.const_type(id),
            start: 0,
        };
        loop {
            let within = at - part.start;
            match &part.value {
                ConstValue::Zero => return Some(Linear::default()),
                ConstValue::Scalar(linear) => return self.bytes_of(*linear, part.ty, within, size),
                ConstValue::Const(id) => {
                    if let Const::Bytes { at, len, .. } = self.module.consts.get(*id) {
                        let bytes = self.module.consts.bytes(at, len);
                        let bytes = bytes.get(within as usize..)?.get(..size as usize)?;
                        let add = |sum: u128, &byte: &u8| sum << 8 | u128::from(byte);
                        return Some(Linear::bits(bytes.iter().rev().fold(0, add)));
                    }
                }
                ConstValue::Parts(_) => {}
            }
            match self.descend(&part, at, size)? {
                LoadSource::Part(inner) => part = inner,
                LoadSource::Padding => return Some(Linear::default()),
                LoadSource::Mixed => return None,
            }
        }
    }

    /// Some bytes of a scalar: all of it, or bits that are known.
    fn bytes_of(&self, linear: Linear, ty: TypeId, within: u64, size: u32) -> Option<Linear> {
        let stored = self.info.layout(self.module, ty)?.store_size;
        if within + u64::from(size) > stored {
            return None;
        }
        match linear.known() {
            Some(bits) => {
                let bits = bits.checked_shr(8 * within as u32)?;
                Some(Linear::bits(crate::ir::compute::truncate(bits, 8 * size)))
            }
            None => (within == 0 && u64::from(size) == stored).then_some(linear),
        }
    }

    /// From a value that has parts to the one that has some bytes of it.
    fn descend(&mut self, whole: &Part, at: u64, size: u32) -> Option<LoadSource> {
        let types = &self.module.types;
        let within = at - whole.start;
        let (n, ty, offset) = match types.resolved(whole.ty) {
            Type::Struct { fields, .. } => {
                let fields = types.list(fields);
                let starts = |n: usize| self.info.layouts.field_offset(types, whole.ty, n);
                // The last that begins there or before: those in front of it may be empty.
                let (mut low, mut high) = (0, fields.len());
                while high - low > 1 {
                    let middle = low.midpoint(high);
                    match starts(middle)? <= within {
                        true => low = middle,
                        false => high = middle,
                    }
                }
                (low, *fields.get(low)?, starts(low)?)
            }
            Type::Array { elem, .. } => {
                let stride = self.info.layout(self.module, elem)?.alloc_size();
                let n = within.checked_div(stride)?;
                (usize::try_from(n).ok()?, elem, n * stride)
            }
            Type::Vector { elem, .. } => {
                let stride = self.info.layout(self.module, elem)?.store_size;
                if self.width(elem).map(u64::from) != Some(8 * stride) {
                    return Some(LoadSource::Mixed);
                }
                let n = within / stride;
                (usize::try_from(n).ok()?, elem, n * stride)
            }
            _ => return Some(LoadSource::Mixed),
        };
        let start = whole.start + offset;
        let end = start + self.info.layout(self.module, ty)?.store_size;
        if at >= end {
            // What no part has is zero.
            return Some(if size == 1 {
                LoadSource::Padding
            } else {
                LoadSource::Mixed
            });
        }
        if at + u64::from(size) > end {
            return Some(LoadSource::Mixed);
        }
        let value = self.inner_value(&whole.value, n)?;
        Some(LoadSource::Part(Part { value, ty, start }))
    }

    /// A part of a value that has parts.
    fn inner_value(&mut self, whole: &ConstValue, n: usize) -> Option<ConstValue> {
        let id = match whole {
            ConstValue::Parts(parts) => return parts.get(n).cloned(),
            ConstValue::Const(id) => *id,
            ConstValue::Zero | ConstValue::Scalar(_) => return None,
        };
        let part = match self.module.consts.get(id) {
            Const::Aggregate { elems, .. } => ConstId(*self.module.consts.lists.get(elems).get(n)?),
            Const::Splat { elem, .. } => elem,
            _ => return None,
        };
        Some(self.outermost(part))
    }

    /// The value of a constant; aggregates stay as they are written.
    fn outermost(&mut self, id: ConstId) -> ConstValue {
        match self.module.consts.get(id) {
            Const::Aggregate { .. } | Const::Splat { .. } | Const::Bytes { .. } => {
                ConstValue::Const(id)
            }
            _ => self.evaluate(id),
        }
    }
}
