//! Constants as operands: what they are worth, or the instructions that compute it.

use smallvec::SmallVec;

use super::{Evaluator, Unlinked, Value};
use crate::ir::{self, CastOp, Const, ConstId, ConstOp, Operand, TypeId};
use crate::lir::{BinaryOp, Type};
use crate::lower::Cx;
use crate::lower::fail::Done;
use crate::lower::info::{Class, Leaf, Scalar};
use crate::lower::operand::Repr;

impl Cx<'_> {
    /// What a constant is.
    pub(in crate::lower) fn const_repr(&mut self, id: ConstId) -> Done<Repr> {
        match self.module.consts.get(id) {
            Const::Int { ty, value } => {
                if let Some(scalar) = self.info.scalar(ty) {
                    return Ok(Repr::Const(scalar.ty, value & scalar.mask()));
                }
            }
            Const::Float { ty, bits } => match self.info.scalar(ty) {
                Some(scalar) => return Ok(Repr::Const(scalar.ty, bits & scalar.mask())),
                None => return Err(self.unsupported_type(ty)),
            },
            Const::InlineAsm { .. } => return Err(self.unsupported("inline assembly")),
            Const::Metadata(_) | Const::NoneToken => {
                return Err(self.unsupported("an operand that is metadata or a token"));
            }
            _ => {}
        }
        let is_outermost = self.s.computed.is_none();
        self.s.computed.get_or_insert_default();
        let repr = self.evaluated_repr(id);
        if is_outermost {
            // What was made here need not dominate who asks next.
            self.s.computed = None;
        }
        repr
    }

    fn evaluated_repr(&mut self, id: ConstId) -> Done<Repr> {
        let ty = self.module.const_type(id);
        match self.info.class(ty) {
            Class::Scalar(scalar) => {
                let value = self.evaluate(id);
                self.scalar_repr(&value, ty, scalar)
            }
            Class::Aggregate => {
                let value = self.value_of(id);
                if let Some(id) = self.unevaluated(&value) {
                    return self.computed(id);
                }
                let mut leaves = std::mem::take(&mut self.s.leaves);
                leaves.clear();
                let parts = match self.info.leaves(self.module, ty, 0, &mut leaves) {
                    Ok(()) => self.parts_of_value(value, ty, &leaves),
                    Err(limit) => Err(self.limit(limit, ty)),
                };
                self.s.leaves = leaves;
                let at = self.s.parts.len() as u32;
                self.s.parts.extend(parts?);
                Ok(Repr::Parts(at))
            }
            Class::Void | Class::Other => Err(self.unsupported_type(ty)),
        }
    }

    fn evaluate(&mut self, id: ConstId) -> Value {
        let mut evaluator = Evaluator {
            module: self.module,
            info: self.info,
            environment: &Unlinked,
            memo: &mut self.s.constants,
        };
        evaluator.evaluate(id)
    }

    /// The same; aggregates are taken apart as they were written.
    fn value_of(&mut self, id: ConstId) -> Value {
        match self.module.consts.get(id) {
            Const::Aggregate { .. } | Const::Splat { .. } | Const::Bytes { .. } => Value::Const(id),
            _ => self.evaluate(id),
        }
    }

    /// The expression that a value is which could not be evaluated.
    fn unevaluated(&self, value: &Value) -> Option<ConstId> {
        match *value {
            Value::Const(id) => {
                let is_expression = matches!(self.module.consts.get(id), Const::Expr { .. });
                is_expression.then_some(id)
            }
            _ => None,
        }
    }

    /// What a value of a scalar type is.
    fn scalar_repr(&mut self, value: &Value, ty: TypeId, scalar: Scalar) -> Done<Repr> {
        let linear = match *value {
            Value::Scalar(linear) => linear,
            Value::Zero => return Ok(Repr::Const(scalar.ty, 0)),
            Value::Const(id) => return self.computed(id),
            Value::Parts(_) => return Err(self.invalid("an aggregate stands for a scalar")),
        };
        let offset = linear.offset as i64;
        let sum = match (linear.plus, linear.minus) {
            (None, None) => return Ok(Repr::Const(scalar.ty, offset as u64 & scalar.mask())),
            (Some(symbol), None) => {
                let base = self.symbol(symbol)?;
                match (base, i32::try_from(offset)) {
                    (Repr::Symbol(symbol, 0), Ok(offset)) => Repr::Symbol(symbol, offset),
                    _ => {
                        let base = self.materialize(base)?;
                        Repr::Value(self.plus(base, offset))
                    }
                }
            }
            (plus, Some(minus)) => {
                let plus = match plus {
                    Some(plus) => self.symbol(plus)?,
                    None => Repr::Const(Type::I64, 0),
                };
                let minus = self.symbol(minus)?;
                let (plus, minus) = (self.materialize(plus)?, self.materialize(minus)?);
                let difference = self.b.binary(BinaryOp::Sub, plus, minus);
                Repr::Value(self.plus(difference, offset))
            }
        };
        if scalar.bits == 64 {
            return Ok(sum);
        }
        let sum = self.stand_in(TypeId::I64, sum);
        self.cast(CastOp::Trunc, ty, sum)
    }

    /// The leaves of a value of an aggregate type, which has these.
    fn parts_of_value(&mut self, value: Value, ty: TypeId, leaves: &[Leaf]) -> Done<Vec<Repr>> {
        let mut parts = Vec::with_capacity(leaves.len());
        let mut work = vec![(value, ty)];
        while let Some((value, ty)) = work.pop() {
            if let Some(scalar) = self.info.scalar(ty) {
                parts.push(self.scalar_repr(&value, ty, scalar)?);
                continue;
            }
            let from = work.len();
            match value {
                Value::Scalar(_) | Value::Zero => {
                    let bits = value.scalar().unwrap_or_default().offset;
                    let count = self.leaf_count(ty)?;
                    let leaves = leaves.get(parts.len()..parts.len() + count).unwrap_or(&[]);
                    let word = |i: usize| bits.checked_shr(64 * i as u32).unwrap_or(0) as u64;
                    parts.extend(leaves.iter().enumerate().map(|(i, leaf)| {
                        Repr::Const(leaf.scalar.ty, word(i) & leaf.scalar.mask())
                    }));
                }
                Value::Parts(values) => {
                    for (n, value) in values.iter().enumerate() {
                        work.push((value.clone(), self.part_type(ty, n)?));
                    }
                }
                Value::Const(id) => match self.module.consts.get(id) {
                    Const::Aggregate { elems, .. } => {
                        for elem in self.module.consts.list(elems) {
                            work.push((self.value_of(elem), self.module.const_type(elem)));
                        }
                    }
                    Const::Bytes { at, len, .. } => {
                        let bytes = self.module.consts.bytes(at, len);
                        parts.extend(bytes.iter().map(|&b| Repr::Const(Type::I8, b.into())));
                    }
                    Const::Splat { elem, .. } => {
                        let (own, value) = (self.module.const_type(elem), self.value_of(elem));
                        // It is no aggregate, but may be a wide integer, whose parts those are.
                        let leaves = leaves.get(parts.len()..).unwrap_or(&[]);
                        let one = self.parts_of_value(value, own, leaves)?;
                        for _ in 0..self.any_elements(ty).map_or(0, |(_, len)| len) {
                            parts.extend_from_slice(&one);
                        }
                    }
                    Const::BigInt { words, .. } => {
                        for at in (0..self.wide(ty).unwrap_or(0)).step_by(64) {
                            let word = |i| u64::from(self.module.consts.word(words, i));
                            let i = at as usize / 32;
                            let bits = word(i) | word(i + 1) << 32;
                            let leaf = leaves.get(parts.len()).map(|leaf| leaf.scalar);
                            let scalar = leaf.unwrap_or(Scalar::PTR);
                            parts.push(Repr::Const(scalar.ty, bits & scalar.mask()));
                        }
                    }
                    _ => {
                        let count = self.leaf_count(ty)?;
                        let Repr::Parts(at) = self.computed(id)? else {
                            return Err(self.invalid("a constant expression is no aggregate"));
                        };
                        let made = self.s.parts.get(at as usize..at as usize + count);
                        parts.extend_from_slice(made.unwrap_or(&[]));
                    }
                },
            }
            // The first of them is the next.
            work[from..].reverse();
        }
        Ok(parts)
    }

    /// The type of an element of a vector or an aggregate.
    fn part_type(&self, ty: TypeId, n: usize) -> Done<TypeId> {
        let part = match self.module.types.resolved(ty) {
            ir::Type::Struct { fields, .. } => self.module.types.list(fields).get(n).copied(),
            ir::Type::Array { elem, .. } | ir::Type::Vector { elem, .. } => Some(elem),
            _ => None,
        };
        part.ok_or_else(|| self.unsupported_type(ty))
    }

    /// A constant that is not known before the program runs, as instructions.
    ///
    /// Those that it is made of come first, from a list: they may nest as deep as they like.
    fn computed(&mut self, id: ConstId) -> Done<Repr> {
        let mut work = vec![id];
        while let Some(&next) = work.last() {
            if self.already_computed(next).is_none() {
                let before = work.len();
                self.push_unevaluated_parts(next, &mut work);
                if work.len() > before {
                    continue;
                }
                let repr = self.instructions(next)?;
                self.s.computed.get_or_insert_default().insert(next, repr);
            }
            work.pop();
        }
        let repr = self.already_computed(id);
        repr.ok_or_else(|| self.invalid("a constant has no value"))
    }

    fn already_computed(&self, id: ConstId) -> Option<Repr> {
        self.s.computed.as_ref()?.get(&id).copied()
    }

    /// Pushes the expressions among what a constant is made of that are to be computed first.
    fn push_unevaluated_parts(&mut self, id: ConstId, work: &mut Vec<ConstId>) {
        let Const::Expr { args, .. } = self.module.consts.get(id) else {
            return;
        };
        let mut values: Vec<Value> = Vec::new();
        for arg in self.module.consts.list(args) {
            values.push(self.value_of(arg));
        }
        while let Some(value) = values.pop() {
            match value {
                Value::Scalar(_) | Value::Zero => {}
                Value::Parts(parts) => values.extend(parts.iter().cloned()),
                Value::Const(id) => match self.module.consts.get(id) {
                    Const::Aggregate { elems, .. } => {
                        for elem in self.module.consts.list(elems) {
                            values.push(self.value_of(elem));
                        }
                    }
                    Const::Splat { elem, .. } => values.push(self.value_of(elem)),
                    Const::Expr { .. } if self.already_computed(id).is_none() => work.push(id),
                    _ => {}
                },
            }
        }
    }

    /// The instructions of a constant expression whose operands are evaluated or computed.
    fn instructions(&mut self, id: ConstId) -> Done<Repr> {
        let module = self.module;
        let (op, ty, source, args) = match module.consts.get(id) {
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => (op, ty, source, args),
            Const::BlockAddress { .. } => {
                return Err(self.invalid("the block of a `blockaddress` is not there"));
            }
            _ => return Err(self.unsupported_type(module.const_type(id))),
        };
        let args: SmallVec<[Operand; 4]> =
            module.consts.list(args).map(Operand::constant).collect();
        match (op, &args[..]) {
            (ConstOp::Cast(op), &[arg]) => self.cast(op, ty, arg),
            (ConstOp::Binary(op, _), &[a, b]) => self.binary(op, ty, [a, b]),
            (ConstOp::FNeg, &[arg]) => self.fneg(ty, arg),
            (ConstOp::ICmp(cond), &[a, b]) => self.icmp(cond, [a, b]),
            (ConstOp::FCmp(cond), &[a, b]) => self.fcmp(cond, [a, b]),
            (ConstOp::Select, &[c, a, b]) => self.select(ty, [c, a, b]),
            (ConstOp::Gep(_), args) => self.gep(source, args.iter().copied()),
            (ConstOp::ExtractElement, &[a, i]) => self.extract_element([a, i]),
            (ConstOp::InsertElement, &[a, b, i]) => self.insert_element([a, b, i]),
            (ConstOp::ShuffleVector, &[a, b, mask]) => self.shuffle_vector(ty, [a, b, mask]),
            (ConstOp::ExtractValue, [agg, path @ ..]) => {
                let path = self.const_path(path)?;
                self.extract_value(*agg, &path)
            }
            (ConstOp::InsertValue, [agg, elem, path @ ..]) => {
                let path = self.const_path(path)?;
                self.insert_value(*agg, *elem, &path)
            }
            _ => Err(self.unsupported("this constant expression")),
        }
    }

    /// The indices of a constant `extractvalue` or `insertvalue`.
    fn const_path(&self, path: &[Operand]) -> Done<SmallVec<[u32; 4]>> {
        let index = |index: &Operand| match index.as_const().map(|id| self.module.consts.get(id)) {
            Some(Const::Int { value, .. }) => Ok(u32::try_from(value).unwrap_or(u32::MAX)),
            Some(Const::Zero(_)) => Ok(0),
            _ => Err(self.invalid("an index is not constant")),
        };
        path.iter().map(index).collect()
    }
}
