//! Values whose types are known at run time only.

use std::fmt;

use super::host_val::{HostVal, Scalars, Sink, Source};
use super::types::ValType;
use crate::lir;

/// A value whose type is known at run time only.
///
/// ```
/// use jitlite::{Val, ValType};
///
/// let pair = Val::Struct(vec![Val::I32(1), Val::from(2.5)]);
/// assert_eq!(pair.ty(), ValType::structure([ValType::I32, ValType::F64]));
/// assert_eq!(Val::from(7u8).get::<i8>(), Some(7));
/// assert_eq!(Val::I8(7).get::<i32>(), None);
/// ```
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Val {
    /// `i1`
    I1(bool),
    /// `i8`
    I8(i8),
    /// `i16`
    I16(i16),
    /// `i32`
    I32(i32),
    /// `i64`
    I64(i64),
    /// `i128`
    I128(i128),
    /// An integer of any width to 128 bits; of other widths than those above it is the only form.
    Int {
        /// The width.
        bits: u32,
        /// The value, whose bits beyond the width do not count.
        value: u128,
    },
    /// `half`, by its bits
    Half(u16),
    /// `bfloat`, by its bits
    BFloat(u16),
    /// `float`
    F32(f32),
    /// `double`
    F64(f64),
    /// `fp128`, by its bits
    F128(u128),
    /// `ptr` or `T*`, by its address
    Ptr(u64),
    /// A vector, by its elements, of which there is at least one.
    Vector(Vec<Val>),
    /// An array, by its elements.
    Array(Vec<Val>),
    /// A struct, packed or not, by its fields.
    Struct(Vec<Val>),
}

impl Val {
    /// Its type. That of a struct is not packed, and an array of no elements counts as one of `i8`:
    /// [`is_of`](Self::is_of) is right for those too.
    pub fn ty(&self) -> ValType {
        let first = |elems: &[Val]| elems.first().map_or(ValType::I8, Val::ty);
        match self {
            Val::I1(_) => ValType::I1,
            Val::I8(_) => ValType::I8,
            Val::I16(_) => ValType::I16,
            Val::I32(_) => ValType::I32,
            Val::I64(_) => ValType::I64,
            Val::I128(_) => ValType::I128,
            Val::Int { bits, .. } => ValType::Int(*bits),
            Val::Half(_) => ValType::Half,
            Val::BFloat(_) => ValType::BFloat,
            Val::F32(_) => ValType::F32,
            Val::F64(_) => ValType::F64,
            Val::F128(_) => ValType::F128,
            Val::Ptr(_) => ValType::Ptr,
            Val::Vector(elems) => ValType::vector(first(elems), elems.len() as u32),
            Val::Array(elems) => ValType::array(first(elems), elems.len() as u64),
            Val::Struct(fields) => {
                ValType::structure(fields.iter().map(Val::ty).collect::<Vec<_>>())
            }
        }
    }

    /// Whether it is a value of a type.
    pub fn is_of(&self, ty: &ValType) -> bool {
        match (self, ty) {
            (Val::Vector(elems), ValType::Vector { elem, len }) => {
                elems.len() as u64 == u64::from(*len) && elems.iter().all(|val| val.is_of(elem))
            }
            (Val::Array(elems), ValType::Array { elem, len }) => {
                elems.len() as u64 == *len && elems.iter().all(|val| val.is_of(elem))
            }
            (Val::Struct(vals), ValType::Struct { fields, .. }) => {
                let mut pairs = vals.iter().zip(&fields[..]);
                vals.len() == fields.len() && pairs.all(|(val, field)| val.is_of(field))
            }
            (Val::Vector(_) | Val::Array(_) | Val::Struct(_), _) => false,
            _ => self.ty() == *ty,
        }
    }

    /// Whether it is a pointer or has one in it.
    pub fn has_pointer(&self) -> bool {
        match self {
            Val::Ptr(_) => true,
            Val::Vector(vals) | Val::Array(vals) | Val::Struct(vals) => {
                vals.iter().any(Val::has_pointer)
            }
            Val::I1(_)
            | Val::I8(_)
            | Val::I16(_)
            | Val::I32(_)
            | Val::I64(_)
            | Val::I128(_)
            | Val::Int { .. }
            | Val::Half(_)
            | Val::BFloat(_)
            | Val::F32(_)
            | Val::F64(_)
            | Val::F128(_) => false,
        }
    }

    /// The value of type `ty` whose bits are all zero.
    pub fn zero(ty: &ValType) -> Val {
        Val::of_scalars(ty, &mut || 0)
    }

    /// The integer of a width; of 1, 8, 16, 32, 64 and 128 bits in the form that is for it.
    pub fn int(bits: u32, value: u128) -> Val {
        match bits {
            1 => Val::I1(value & 1 != 0),
            8 => Val::I8(value as i8),
            16 => Val::I16(value as i16),
            32 => Val::I32(value as i32),
            64 => Val::I64(value as i64),
            128 => Val::I128(value as i128),
            _ => Val::Int {
                bits,
                value: value & low_bits(bits),
            },
        }
    }

    /// The scalar of type `ty` with these low bits; `None` if `ty` is no scalar.
    pub fn from_bits(ty: &ValType, bits: u128) -> Option<Val> {
        Some(match ty {
            ValType::Int(width) => Val::int(*width, bits),
            ValType::Half => Val::Half(bits as u16),
            ValType::BFloat => Val::BFloat(bits as u16),
            ValType::F32 => Val::F32(f32::from_bits(bits as u32)),
            ValType::F64 => Val::F64(f64::from_bits(bits as u64)),
            ValType::F128 => Val::F128(bits),
            ValType::Ptr => Val::Ptr(bits as u64),
            ValType::Vector { .. } | ValType::Array { .. } | ValType::Struct { .. } => return None,
        })
    }

    /// The bits of a scalar, the others zero; `None` of what is no scalar.
    pub fn to_bits(&self) -> Option<u128> {
        Some(match *self {
            Val::I1(value) => value.into(),
            Val::I8(value) => (value as u8).into(),
            Val::I16(value) => (value as u16).into(),
            Val::I32(value) => (value as u32).into(),
            Val::I64(value) => (value as u64).into(),
            Val::I128(value) => value as u128,
            Val::Int { bits, value } => value & low_bits(bits),
            Val::Half(bits) | Val::BFloat(bits) => bits.into(),
            Val::F32(value) => value.to_bits().into(),
            Val::F64(value) => value.to_bits().into(),
            Val::F128(bits) => bits,
            Val::Ptr(address) => address.into(),
            Val::Vector(_) | Val::Array(_) | Val::Struct(_) => return None,
        })
    }

    /// It as a value of Rust, if it is of that type; integers are not distinguished by their sign.
    pub fn get<T: HostVal>(&self) -> Option<T> {
        if !self.is_of(&T::ty()) {
            return None;
        }
        let mut words = Vec::new();
        self.scalars(&mut words);
        Some(T::take(&mut WordSink(words.into_iter())))
    }

    /// Appends its scalars in order, as words; those of more than 64 bits are two.
    pub(super) fn scalars(&self, out: &mut Vec<u64>) {
        match self {
            Val::Vector(vals) | Val::Array(vals) | Val::Struct(vals) => {
                vals.iter().for_each(|val| val.scalars(out));
            }
            _ => {
                let bits = self.to_bits().unwrap_or(0);
                out.push(bits as u64);
                if matches!(self.ty(), ValType::Int(65..) | ValType::F128) {
                    out.push((bits >> 64) as u64);
                }
            }
        }
    }

    /// The value with these scalars.
    pub(super) fn of_scalars(ty: &ValType, next: &mut dyn FnMut() -> u64) -> Val {
        match ty {
            ValType::Vector { elem, len } => {
                Val::Vector((0..*len).map(|_| Val::of_scalars(elem, next)).collect())
            }
            ValType::Array { elem, len } => {
                Val::Array((0..*len).map(|_| Val::of_scalars(elem, next)).collect())
            }
            ValType::Struct { fields, .. } => {
                let fields = fields.iter().map(|field| Val::of_scalars(field, next));
                Val::Struct(fields.collect())
            }
            _ => {
                let mut bits = u128::from(next());
                if matches!(ty, ValType::Int(65..) | ValType::F128) {
                    bits |= u128::from(next()) << 64;
                }
                Val::from_bits(ty, bits).unwrap_or(Val::I1(false))
            }
        }
    }
}

fn low_bits(bits: u32) -> u128 {
    match bits {
        128.. => u128::MAX,
        _ => (1 << bits) - 1,
    }
}

impl<T: HostVal> From<T> for Val {
    fn from(value: T) -> Val {
        let mut words = WordSink(Vec::new());
        value.put(&mut words);
        let mut words = words.0.into_iter();
        Val::of_scalars(&T::ty(), &mut || words.next().unwrap_or(0))
    }
}

/// The scalars of a value, as words.
struct WordSink<T>(T);

impl Sink for WordSink<Vec<u64>> {
    fn scalar(&mut self, ty: lir::Type, bits: u64) {
        self.0.push(bits & Scalars::mask(ty));
    }
    fn pair(&mut self, low: u64, high: u64) {
        self.0.extend([low, high]);
    }
}

impl Source for WordSink<std::vec::IntoIter<u64>> {
    fn scalar(&mut self, _: lir::Type) -> u64 {
        self.0.next().unwrap_or(0)
    }
    fn pair(&mut self) -> [u64; 2] {
        [(); 2].map(|()| self.0.next().unwrap_or(0))
    }
}

/// Integers with their sign, floats so that they can be read again, those without a type in Rust by
/// their bits, and all else by its elements, with commas between them.
impl fmt::Display for Val {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, vals: &[Val], open, close| {
            f.write_str(open)?;
            for (i, val) in vals.iter().enumerate() {
                write!(f, "{}{val}", if i == 0 { "" } else { ", " })?;
            }
            f.write_str(close)
        };
        match self {
            Val::I1(value) => write!(f, "{value}"),
            Val::I8(value) => write!(f, "{value}"),
            Val::I16(value) => write!(f, "{value}"),
            Val::I32(value) => write!(f, "{value}"),
            Val::I64(value) => write!(f, "{value}"),
            Val::I128(value) => write!(f, "{value}"),
            Val::Int { bits, value } => {
                let unused = 128 - (*bits).clamp(1, 128);
                write!(f, "{}", (*value << unused) as i128 >> unused)
            }
            Val::Half(bits) | Val::BFloat(bits) => write!(f, "{bits:#06x}"),
            Val::F32(value) => write!(f, "{value:?}"),
            Val::F64(value) => write!(f, "{value:?}"),
            Val::F128(bits) => write!(f, "{bits:#034x}"),
            Val::Ptr(0) => f.write_str("null"),
            Val::Ptr(address) => write!(f, "{address:#x}"),
            Val::Vector(vals) => list(f, vals, "<", ">"),
            Val::Array(vals) => list(f, vals, "[", "]"),
            Val::Struct(vals) => list(f, vals, "{", "}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_their_bits() {
        let vals = [
            Val::I1(true),
            Val::I8(-3),
            Val::I16(-300),
            Val::I32(-70_000),
            Val::I64(i64::MIN),
            Val::I128(i128::MIN + 5),
            Val::int(33, 1 << 32),
            Val::F32(1.5),
            Val::F64(-0.1),
            Val::Ptr(0x1234),
        ];
        for val in vals {
            let bits = val.to_bits().unwrap();
            assert_eq!(Val::from_bits(&val.ty(), bits), Some(val));
        }
        // What lies above a value in its register does not matter.
        assert_eq!(Val::from_bits(&ValType::I8, 0xffff_ff05), Some(Val::I8(5)));
        assert_eq!(
            Val::from_bits(&ValType::I1, 0xffff_ff00),
            Some(Val::I1(false))
        );
        assert_eq!(Val::F64(2.0).to_string(), "2.0");
        assert_eq!(Val::Ptr(0).to_string(), "null");
        assert_eq!(
            Val::int(33, 1 << 32).to_string(),
            (-(1i64 << 32)).to_string()
        );
    }

    #[test]
    fn aggregates_come_apart_and_together() {
        let val = Val::Struct(vec![
            Val::I8(-1),
            Val::Array(vec![Val::I128(-2), Val::I128(3)]),
            Val::Vector(vec![Val::F32(1.0), Val::F32(2.0)]),
        ]);
        let mut words = Vec::new();
        val.scalars(&mut words);
        let one = u64::from(1f32.to_bits());
        let two = u64::from(2f32.to_bits());
        assert_eq!(words, [0xff, u64::MAX - 1, u64::MAX, 3, 0, one, two]);
        let mut words = words.into_iter();
        assert_eq!(
            Val::of_scalars(&val.ty(), &mut || words.next().unwrap()),
            val
        );
        assert_eq!(val.to_string(), "{-1, [-2, 3], <1.0, 2.0>}");
        assert_eq!(val.ty().to_string(), "{ i8, [2 x i128], <2 x float> }");
        assert!(!val.is_of(&ValType::structure([ValType::I8])));
    }
}
