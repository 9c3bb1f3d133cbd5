//! How far two addresses are from each other, where that is the same number of bytes however they
//! are computed: addresses as sums of multiples of values.
//!
//! All of it is in numbers modulo 2⁶⁴, as the addresses themselves are.

use crate::lir::{BinaryOp, Function, InstData, Type, UnaryOp, Value};

/// Instructions that are looked at, of both addresses, at most.
const STEPS: usize = 24;
/// Values that the difference of two addresses is made of on the way, at most.
const TERMS: usize = 8;

/// What is to be added to `from` to get `to`, if that is a constant. Both are taken where both are
/// computed: in a loop, in the same iteration.
pub(crate) fn distance(func: &Function, from: Value, to: Value) -> Option<i64> {
    let mut sum = Sum::default();
    if from != to {
        sum.add(func, to, 1)?;
        sum.add(func, from, -1)?;
    }
    sum.terms
        .iter()
        .all(|term| term.1 == 0)
        .then_some(sum.constant)
}

/// A constant, and values with what they are multiplied by.
#[derive(Default)]
struct Sum {
    constant: i64,
    terms: Vec<(Value, i64)>,
    steps: usize,
}

impl Sum {
    /// Adds so many times a value; none if that takes too many steps.
    fn add(&mut self, func: &Function, value: Value, by: i64) -> Option<()> {
        self.steps += 1;
        if self.steps > STEPS {
            return None;
        }
        if let Some(number) = func.as_iconst(value) {
            self.constant = self.constant.wrapping_add(by.wrapping_mul(number as i64));
            return Some(());
        }
        let constant = |value: Value| func.as_iconst(value).map(|number| number as i64);
        match func.def_data(value) {
            Some(InstData::Lea {
                base,
                index,
                scale,
                offset,
            }) => {
                self.constant = self.constant.wrapping_add(by.wrapping_mul(offset.into()));
                self.add(func, base, by)?;
                self.add(func, index, by.wrapping_mul(1 << scale))
            }
            Some(InstData::Binary {
                op,
                ty: Type::I64,
                args: [x, y],
            }) => match (op, constant(y)) {
                (BinaryOp::Add, _) => {
                    self.add(func, x, by)?;
                    self.add(func, y, by)
                }
                (BinaryOp::Sub, _) => {
                    self.add(func, x, by)?;
                    self.add(func, y, by.wrapping_neg())
                }
                (BinaryOp::Mul, Some(y)) => self.add(func, x, by.wrapping_mul(y)),
                (BinaryOp::Shl, Some(y @ 0..64)) => self.add(func, x, by.wrapping_mul(1 << y)),
                _ => self.term(value, by),
            },
            Some(InstData::Unary {
                op: UnaryOp::Copy,
                ty: Type::I64,
                arg,
            }) => self.add(func, arg, by),
            _ => self.term(value, by),
        }
    }

    fn term(&mut self, value: Value, by: i64) -> Option<()> {
        match self.terms.iter_mut().find(|term| term.0 == value) {
            Some(term) => term.1 = term.1.wrapping_add(by),
            None => self.terms.push((value, by)),
        }
        (self.terms.len() <= TERMS).then_some(())
    }
}
