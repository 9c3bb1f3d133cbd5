//! Constants.

use super::handle::{Arg, Owner, Type, Value};
use super::{ModuleBuilder, State};
use crate::diag::Span;
use crate::ir::constant::{Const, ConstOp};
use crate::ir::inst::{Flags, GepFlags, Operand};
use crate::ir::{self, BinaryOp, CastOp, ConstId, OperandKind, TypeId};
use crate::runtime::float80;
use crate::text;

impl ModuleBuilder {
    /// The integer `value` of an integer type, or of a vector of them, all of whose elements it then is.
    /// It must fit in the type, with a sign or without.
    pub fn int(&self, ty: Type, value: impl Into<i128>) -> Value {
        let value: i128 = value.into();
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            let operand = m.number(Arg::Int(value), ty, Span::NONE);
            m.constant(operand)
        })
    }

    /// The integer of an integer type whose magnitude has these digits to the base 2^64, the lowest first, so
    /// that it may have more than 128 bits. It must fit in the type, with a sign or without.
    pub fn int_of_words(&self, ty: Type, negative: bool, words: &[u64]) -> Value {
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            let halves = words
                .iter()
                .flat_map(|&word| [word as u32, (word >> 32) as u32]);
            let mut halves: Vec<u32> = halves.collect();
            halves.truncate(
                halves
                    .iter()
                    .rposition(|&half| half != 0)
                    .map_or(0, |top| top + 1),
            );
            match m.m.types.resolved(ty) {
                ir::Type::Int(width) if text::fits(&halves, negative, width) => {
                    let words = text::stored(halves, negative, width);
                    let word = |n: usize| u64::from(words.get(n).copied().unwrap_or(0));
                    let id = match width {
                        ..=64 => m.m.consts.int(ty, width, word(0) | word(1) << 32),
                        _ => m.m.consts.big_int(ty, &words),
                    };
                    m.constant(Operand::constant(id))
                }
                _ => {
                    let message = format!(
                        "a number of {} words is none of type {}",
                        words.len(),
                        m.show(ty)
                    );
                    m.fault(Span::NONE, "number", message);
                    Value::MISSING
                }
            }
        })
    }

    /// A number of a floating-point type, or of a vector of them, rounded to it.
    pub fn float(&self, ty: Type, value: f64) -> Value {
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            let operand = m.number(Arg::Float(value), ty, Span::NONE);
            m.constant(operand)
        })
    }

    /// `i1`
    pub fn bool(&self, value: bool) -> Value {
        self.int(Type::I1, i128::from(value))
    }

    /// `i8`
    pub fn i8(&self, value: i8) -> Value {
        self.int(Type::I8, value)
    }

    /// `i32`
    pub fn i32(&self, value: i32) -> Value {
        self.int(Type::I32, value)
    }

    /// `i64`
    pub fn i64(&self, value: i64) -> Value {
        self.int(Type::I64, value)
    }

    /// `double`
    pub fn f64(&self, value: f64) -> Value {
        self.float(Type::DOUBLE, value)
    }

    /// `ptr null`
    pub fn null(&self) -> Value {
        self.edit(|m| m.scalar(Const::Null(TypeId::PTR)))
    }

    /// The zero of any type: `0`, `0.0`, `null`, `zeroinitializer`.
    pub fn zero(&self, ty: Type) -> Value {
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            match m.m.types.resolved(ty) {
                ir::Type::Int(_) => {
                    let operand = m.number(Arg::Int(0), ty, Span::NONE);
                    m.constant(operand)
                }
                kind if kind.is_float() => {
                    let operand = m.number(Arg::Float(0.0), ty, Span::NONE);
                    m.constant(operand)
                }
                ir::Type::Ptr { .. } => m.scalar(Const::Null(ty)),
                _ => m.scalar(Const::Zero(ty)),
            }
        })
    }

    /// `undef`
    pub fn undef(&self, ty: Type) -> Value {
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            m.scalar(Const::Undef(ty))
        })
    }

    /// `poison`
    pub fn poison(&self, ty: Type) -> Value {
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            m.scalar(Const::Poison(ty))
        })
    }

    /// `c"..."`: an array of these bytes. Nothing is added behind them.
    pub fn bytes(&self, bytes: &[u8]) -> Value {
        self.edit(|m| {
            let ty = m.m.types.array(TypeId::I8, bytes.len() as u64);
            let id = m.m.consts.string(ty, bytes);
            m.constant(Operand::constant(id))
        })
    }

    /// An aggregate of a type: an array, a vector, or a struct, named or not, of these elements.
    pub fn aggregate(&self, ty: Type, elems: &[Value]) -> Value {
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            let elems = m.own_consts(elems);
            let id = match m.m.types.resolved(ty) {
                // LLVM takes `[]` for `undef`.
                _ if elems.is_empty() => m.m.consts.intern(Const::Zero(ty)),
                ir::Type::Vector { .. } => m.m.vector_constant(ty, &elems),
                _ => m.m.consts.aggregate(ty, &elems),
            };
            m.constant(Operand::constant(id))
        })
    }

    /// The type of a constant.
    #[cfg(feature = "capi")]
    pub(crate) fn type_of(&self, value: Value) -> Type {
        self.edit(|m| m.constant_type(value))
    }

    /// `{ T a, U b }`: a struct of the types of its elements.
    pub fn structure(&self, elems: &[Value]) -> Value {
        let types = self.edit(|m| {
            let types = elems.iter().map(|&elem| m.constant_type(elem));
            types.collect::<Vec<Type>>()
        });
        self.aggregate(self.struct_type(&types), elems)
    }

    /// `[T a, T b]`: an array of elements of a type.
    pub fn array(&self, elem: Type, elems: &[Value]) -> Value {
        self.aggregate(self.array_type(elem, elems.len() as u64), elems)
    }

    /// The constant expression `op (T value to ty)`.
    pub fn const_cast(&self, op: CastOp, value: impl Into<Value>, ty: Type) -> Value {
        let value: Value = value.into();
        self.edit(|m| {
            let ty = m.own_type(ty, Span::NONE);
            m.expr(ConstOp::Cast(op), ty, ty, &[value])
        })
    }

    /// The constant expression `op (T a, T b)`.
    pub fn const_binary(&self, op: BinaryOp, a: Value, b: Value) -> Value {
        self.edit(|m| {
            let ty = m.constant_type(a).id;
            m.expr(ConstOp::Binary(op, Flags::NONE), ty, ty, &[a, b])
        })
    }

    /// The constant expression `getelementptr (source, base, indices)`.
    pub fn const_gep(
        &self,
        source: Type,
        base: impl Into<Value>,
        indices: &[Value],
        flags: GepFlags,
    ) -> Value {
        let base: Value = base.into();
        self.edit(|m| {
            let source = m.own_type(source, Span::NONE);
            let mut args = vec![base];
            args.extend_from_slice(indices);
            let ty = m.constant_type(args[0]).id;
            m.expr(ConstOp::Gep(flags), ty, source, &args)
        })
    }

    /// `asm sideeffect "text", "constraints"` in the AT&T dialect, to be called by
    /// [`call_indirect`](super::FunctionBuilder::call_indirect).
    pub fn inline_asm(&self, text: &str, constraints: &str) -> Value {
        self.edit(|m| {
            const SIDE_EFFECT: u8 = 1;
            let text = m.m.names.intern(text.as_bytes());
            let constraints = m.m.names.intern(constraints.as_bytes());
            m.scalar(Const::InlineAsm {
                text,
                constraints,
                flags: SIDE_EFFECT,
            })
        })
    }
}

impl State {
    fn expr(&mut self, op: ConstOp, ty: TypeId, source: TypeId, args: &[Value]) -> Value {
        let args = self.own_consts(args);
        let id = self.m.consts.expr(op, ty, source, &args);
        self.constant(Operand::constant(id))
    }

    pub(super) fn scalar(&mut self, value: Const) -> Value {
        let id = self.m.consts.intern(value);
        self.constant(Operand::constant(id))
    }

    fn constant(&self, operand: Operand) -> Value {
        match operand.is_missing() {
            true => Value::MISSING,
            false => Value {
                operand,
                owner: self.owner,
            },
        }
    }

    /// The type of a constant.
    pub(super) fn constant_type(&mut self, value: Value) -> Type {
        match self.own_const(value) {
            Some(id) => self.handle(self.m.const_type(id)),
            None => Type::I64,
        }
    }

    /// The constant that a value is; anything else is reported.
    pub(super) fn own_const(&mut self, value: Value) -> Option<ConstId> {
        match value.operand.kind() {
            OperandKind::Const(id) if value.owner == self.owner => return Some(id),
            OperandKind::Missing if value.owner == Owner::ANYONE => {}
            OperandKind::Const(_) => {
                let message = "this constant is one of another module";
                self.fault(Span::NONE, "foreign-value", message);
            }
            _ => {
                let message = "a constant is made of constants, not of values of a function";
                self.fault(Span::NONE, "foreign-value", message);
            }
        }
        None
    }

    fn own_consts(&mut self, values: &[Value]) -> Vec<ConstId> {
        // What is no constant is reported; some other one stands for it.
        let stand_in = self.m.consts.intern(Const::Null(TypeId::PTR));
        let own = |&value: &Value| self.own_const(value).unwrap_or(stand_in);
        values.iter().map(own).collect()
    }

    /// A number as a constant of a type, for what stands at `at`.
    pub(super) fn number(&mut self, number: Arg, ty: TypeId, at: Span) -> Operand {
        let is_vector = |ty| matches!(self.m.types.resolved(ty), ir::Type::Vector { .. });
        if let ir::Type::Vector { elem, .. } = self.m.types.resolved(ty)
            && !is_vector(elem)
        {
            let elem = self.number(number, elem, at);
            return match elem.as_const() {
                Some(elem) => Operand::constant(self.m.consts.intern(Const::Splat { ty, elem })),
                None => Operand::MISSING,
            };
        }
        let kind = self.m.types.resolved(ty);
        let (shown, made) = match (number, kind) {
            (Arg::Value(value), _) => return value.operand,
            (Arg::Int(n), ir::Type::Int(width)) => (n.to_string(), self.integer(n, ty, width)),
            (Arg::Int(n), _) if kind.is_float() && n as f64 as i128 == n => {
                (n.to_string(), self.floating(n as f64, ty, kind))
            }
            (Arg::Int(n), _) => (n.to_string(), None),
            (Arg::Float(x), _) => (format!("{x:?}"), self.floating(x, ty, kind)),
        };
        match made {
            Some(id) => Operand::constant(id),
            None => {
                let message = format!("{shown} is no number of type {}", self.show(ty));
                self.fault(at, "number", message);
                Operand::MISSING
            }
        }
    }

    /// An integer, if it fits with a sign or without.
    fn integer(&mut self, n: i128, ty: TypeId, width: u32) -> Option<ConstId> {
        if width < 128 && n != n << (128 - width) >> (128 - width) {
            let unsigned = n as u128;
            if n < 0 || unsigned >> width != 0 {
                return None;
            }
        }
        if width <= 64 {
            return Some(self.m.consts.int(ty, width, n as u64));
        }
        let magnitude = n.unsigned_abs();
        let words = (0..4).map(|word| (magnitude >> (32 * word)) as u32);
        let words = text::stored(words.collect(), n < 0, width);
        Some(self.m.consts.big_int(ty, &words))
    }

    fn floating(&mut self, x: f64, ty: TypeId, kind: ir::Type) -> Option<ConstId> {
        if let Some(bits) = text::float_bits(x, kind) {
            return Some(self.m.consts.intern(Const::Float { ty, bits }));
        }
        let (bits, words) = match kind {
            ir::Type::X86Fp80 => (float80::from_f64(x).bits(), 3),
            ir::Type::Fp128 => (quadruple(x), 4),
            // The number and nothing to be added to it.
            ir::Type::PpcFp128 => (u128::from(x.to_bits()), 4),
            _ => return None,
        };
        let words: Vec<u32> = (0..words)
            .map(|word| (bits >> (32 * word)) as u32)
            .collect();
        Some(self.m.consts.big_float(ty, &words))
    }
}

/// A `double` as an `fp128` (IEEE 754, "binary128"), which has all of its numbers.
fn quadruple(x: f64) -> u128 {
    let bits = x.to_bits();
    let sign = u128::from(bits >> 63) << 127;
    let fraction = bits << 12 >> 12;
    let (exponent, fraction) = match bits >> 52 & 0x7ff {
        0x7ff => (0x7fff, fraction),
        0 if fraction == 0 => (0, 0),
        // What is subnormal as a double is not as this.
        0 => {
            let shift = fraction.leading_zeros() - (64 - 53);
            (
                16383 - 1023 + 1 - u64::from(shift),
                fraction << shift << 12 >> 12,
            )
        }
        exponent => (exponent + 16383 - 1023, fraction),
    };
    sign | u128::from(exponent) << 112 | u128::from(fraction) << 60
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_widen() {
        let bits = |x: f64| format!("{:032x}", quadruple(x));
        assert_eq!(bits(1.0), "3fff0000000000000000000000000000");
        assert_eq!(bits(-2.5), "c0004000000000000000000000000000");
        assert_eq!(bits(0.0), "00000000000000000000000000000000");
        assert_eq!(bits(f64::INFINITY), "7fff0000000000000000000000000000");
        // 2^-1074 and 2^-1023, the least number and a subnormal one.
        assert_eq!(bits(5e-324), "3bcd0000000000000000000000000000");
        assert_eq!(
            bits(f64::MIN_POSITIVE / 2.0),
            "3c000000000000000000000000000000"
        );
    }
}
