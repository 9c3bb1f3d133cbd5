//! Constant expressions that a version does not know: in functions the instructions that they are, and
//! elsewhere what they give.
//!
//! Sources: the release notes of LLVM 15 to 20, each of which took some out.

use super::super::compute;
use super::insert::{self, NewInst};
use super::{Downgrade, NewInsts, constants_of};
use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::inst::GepFlags;
use crate::ir::{
    BinaryOp, Block, Body, CastOp, Const, ConstId, ConstOp, GlobalKind, Inst, InstData, Operand,
    Type, TypeId,
};

/// The first and the last version that has an operator in constant expressions.
fn versions(op: ConstOp) -> (u32, u32) {
    const ALWAYS: (u32, u32) = (0, u32::MAX);
    match op {
        ConstOp::Cast(cast) => match cast {
            CastOp::Trunc
            | CastOp::PtrToInt
            | CastOp::IntToPtr
            | CastOp::BitCast
            | CastOp::AddrSpaceCast => ALWAYS,
            CastOp::PtrToAddr => (22, u32::MAX),
            CastOp::ZExt
            | CastOp::SExt
            | CastOp::FPTrunc
            | CastOp::FPExt
            | CastOp::FPToUI
            | CastOp::FPToSI
            | CastOp::UIToFP
            | CastOp::SIToFP => (0, 17),
        },
        ConstOp::Binary(binary, _) => match binary {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor => ALWAYS,
            BinaryOp::Mul => (0, 19),
            BinaryOp::Shl => (0, 18),
            BinaryOp::LShr | BinaryOp::AShr | BinaryOp::And | BinaryOp::Or => (0, 17),
            BinaryOp::UDiv
            | BinaryOp::SDiv
            | BinaryOp::URem
            | BinaryOp::SRem
            | BinaryOp::FAdd
            | BinaryOp::FSub
            | BinaryOp::FMul
            | BinaryOp::FDiv
            | BinaryOp::FRem => (0, 14),
        },
        ConstOp::FNeg => (0, 15),
        ConstOp::ICmp(_) | ConstOp::FCmp(_) => (0, 18),
        ConstOp::Select => (0, 16),
        ConstOp::ExtractValue | ConstOp::InsertValue => (0, 14),
        ConstOp::PtrAuth => (19, u32::MAX),
        ConstOp::Gep(_)
        | ConstOp::ExtractElement
        | ConstOp::InsertElement
        | ConstOp::ShuffleVector => ALWAYS,
    }
}

/// The word of an operator.
fn word(op: ConstOp) -> &'static str {
    match op {
        ConstOp::Cast(op) => op.word(),
        ConstOp::Gep(_) => "getelementptr",
        ConstOp::Binary(op, _) => op.word(),
        ConstOp::FNeg => "fneg",
        ConstOp::ICmp(_) => "icmp",
        ConstOp::FCmp(_) => "fcmp",
        ConstOp::Select => "select",
        ConstOp::ExtractElement => "extractelement",
        ConstOp::InsertElement => "insertelement",
        ConstOp::ShuffleVector => "shufflevector",
        ConstOp::ExtractValue => "extractvalue",
        ConstOp::InsertValue => "insertvalue",
        ConstOp::PtrAuth => "ptrauth",
    }
}

impl Downgrade {
    /// Folds what initializers and functions name beside instructions, and all that folds elsewhere.
    pub(super) fn initializers(&mut self) {
        // Operands are older than what they are operands of, but for what was defined behind its use.
        for id in (0..self.m.consts.len()).map(ConstId::new) {
            self.fold(id);
        }
        let globals = self.m.globals.values().map(|global| {
            let constant = match global.kind {
                GlobalKind::Variable { init, .. } => init,
                GlobalKind::Alias(target) | GlobalKind::IFunc(target) => Some(target),
                GlobalKind::Function(_) | GlobalKind::Undeclared => None,
            };
            (constant, global.span)
        });
        let functions = self.m.funcs.values();
        let functions = functions.flat_map(|f| constants_of(f).map(|id| (Some(id), f.span)));
        let named: Vec<(Option<ConstId>, Span)> = globals.chain(functions).collect();
        for (id, span) in named {
            if let Some(op) = id.and_then(|id| self.unknown(id)) {
                let what = format!("`{}` as a constant expression", word(op));
                self.cannot(span, &what);
            }
        }
    }

    /// Replaces an expression by what it gives, or by another one that means the same.
    fn fold(&mut self, id: ConstId) {
        let (op, ty, source, args) = match self.m.consts.get(id) {
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => (op, ty, source, args),
            Const::Splat { ty, elem } if self.version < 19 => {
                if let Some((len, false)) = self.m.types.vector_len(ty) {
                    let elems = vec![elem; len as usize];
                    let spelled = self.m.consts.aggregate(ty, &elems);
                    let spelled = self.m.consts.get(spelled);
                    self.m.consts.replace(id, spelled);
                }
                return;
            }
            _ => return,
        };
        if let ConstOp::Gep(flags) = op
            && self.version < 19
        {
            // A range of offsets had another form, and only promises something.
            let known = GepFlags(flags.0 & GepFlags::INBOUNDS.0);
            if known != flags {
                let args: Vec<ConstId> = self.m.consts.list(args).collect();
                let same = self.m.consts.expr(ConstOp::Gep(known), ty, source, &args);
                let same = self.m.consts.get(same);
                self.m.consts.replace(id, same);
                self.leave_out("what `getelementptr` promises beside `inbounds`");
            }
            return;
        }
        let (first, last) = versions(op);
        if (first..=last).contains(&self.version) {
            return;
        }
        let args: Vec<ConstId> = self.m.consts.list(args).collect();
        let folded = match (op, &args[..]) {
            (ConstOp::Cast(CastOp::PtrToAddr), &[arg]) => {
                let op = ConstOp::Cast(CastOp::PtrToInt);
                Some(self.m.consts.expr(op, ty, source, &[arg]))
            }
            (ConstOp::Select, &[cond, then, els]) => match self.integer(cond) {
                Some((1, 0)) => Some(els),
                Some((1, _)) => Some(then),
                _ => None,
            },
            (ConstOp::Binary(op, _), &[a, b]) => self.integers(a, b).and_then(|(width, a, b)| {
                let value = compute::binary(op, width, a, b)?;
                Some(self.m.consts.int(ty, width, value as u64))
            }),
            (ConstOp::ICmp(cond), &[a, b]) => self.integers(a, b).map(|(width, a, b)| {
                let holds = compute::compare(cond, width, a, b);
                self.m.consts.int(ty, 1, holds.into())
            }),
            (ConstOp::Cast(cast @ (CastOp::ZExt | CastOp::SExt)), &[arg]) => {
                let to = self.m.types.int_width(ty).filter(|&to| to <= 64);
                self.integer(arg).zip(to).map(|((from, value), to)| {
                    let value = match cast {
                        CastOp::SExt => compute::sign_extend(value, from) as u128,
                        _ => value,
                    };
                    let value = compute::truncate(value, to);
                    self.m.consts.int(ty, to, value as u64)
                })
            }
            (ConstOp::ExtractValue, &[aggregate, index]) => {
                let index = self.integer(index).map(|(_, index)| index as usize);
                match self.m.consts.get(aggregate) {
                    Const::Aggregate { elems, .. } => {
                        index.and_then(|index| self.m.consts.list(elems).nth(index))
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        if let Some(folded) = folded {
            let folded = self.m.consts.get(folded);
            self.m.consts.replace(id, folded);
        }
    }

    /// The width and the value of an integer of at most 64 bits.
    fn integer(&self, id: ConstId) -> Option<(u32, u128)> {
        let ty = self.m.const_type(id);
        let width = self.m.types.int_width(ty).filter(|&width| width <= 64)?;
        match self.m.consts.get(id) {
            Const::Int { value, .. } => Some((width, compute::truncate(value as u128, width))),
            Const::Zero(_) => Some((width, 0)),
            _ => None,
        }
    }

    fn integers(&self, a: ConstId, b: ConstId) -> Option<(u32, u128, u128)> {
        let ((width, a), (_, b)) = (self.integer(a)?, self.integer(b)?);
        Some((width, a, b))
    }

    /// An operator within a constant that this version does not have.
    fn unknown(&self, id: ConstId) -> Option<ConstOp> {
        let mut todo = vec![id];
        // A constant may name another one a million times.
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(id) = todo.pop() {
            if !seen.insert(id) {
                continue;
            }
            match self.m.consts.get(id) {
                Const::Expr { op, args, .. } => {
                    let (first, last) = versions(op);
                    if !(first..=last).contains(&self.version) {
                        return Some(op);
                    }
                    todo.extend(self.m.consts.list(args));
                }
                Const::Aggregate { elems, .. } => todo.extend(self.m.consts.list(elems)),
                Const::Splat { elem, .. } => todo.push(elem),
                Const::Int { .. }
                | Const::BigInt { .. }
                | Const::Float { .. }
                | Const::BigFloat { .. }
                | Const::Null(_)
                | Const::Zero(_)
                | Const::Undef(_)
                | Const::Poison(_)
                | Const::NoneToken
                | Const::Global(_)
                | Const::Bytes { .. }
                | Const::BlockAddress { .. }
                | Const::DsoLocalEquivalent(_)
                | Const::NoCfi(_)
                | Const::Metadata(_)
                | Const::InlineAsm { .. } => {}
            }
        }
        None
    }

    /// Makes instructions of the expressions in a body that its version does not have.
    pub(super) fn expressions(&mut self, body: &mut Body, new: &mut NewInsts) {
        for inst in body.insts.keys() {
            let mut unknown = Vec::new();
            body.for_each_operand(inst, |operand| {
                if let Some(id) = operand.as_const()
                    && self.unknown(id).is_some()
                {
                    unknown.push(id);
                }
            });
            if unknown.is_empty() {
                continue;
            }
            match body.insts[inst] {
                InstData::Phi { incoming, .. } => {
                    let pairs = body.pool.get(incoming).to_vec();
                    self.incoming(body, incoming, &pairs, new);
                }
                InstData::LandingPad { .. } => {
                    let what = "such a constant expression in a `landingpad`";
                    self.cannot(body.spans[inst], what);
                }
                _ => {
                    for id in unknown {
                        let value = self.computed(body, (inst, body.spans[inst]), id, new);
                        body.map_operands(inst, |operand| match operand.as_const() {
                            Some(other) if other == id => value,
                            _ => operand,
                        });
                    }
                }
            }
        }
    }

    /// What comes in is computed where it comes from.
    fn incoming(
        &mut self,
        body: &mut Body,
        list: crate::entity::List,
        pairs: &[u32],
        new: &mut NewInsts,
    ) {
        let mut known: Vec<(ConstId, u32, Operand)> = Vec::new();
        let mut words = pairs.to_vec();
        for pair in words.chunks_exact_mut(2) {
            let Some(id) = Operand(pair[0]).as_const() else {
                continue;
            };
            if self.unknown(id).is_none() {
                continue;
            }
            let from = pair[1];
            let found = known.iter().find(|row| (row.0, row.1) == (id, from));
            let value = match (found, body.terminator(Block(from))) {
                (Some(row), _) => row.2,
                (None, Some(end)) => self.computed(body, (end, body.spans[end]), id, new),
                (None, None) => continue,
            };
            known.push((id, from, value));
            pair[0] = value.0;
        }
        body.pool.get_mut(list).copy_from_slice(&words);
    }

    /// A constant as instructions in front of another one.
    fn computed(
        &mut self,
        body: &mut Body,
        at: (Inst, Span),
        id: ConstId,
        new: &mut NewInsts,
    ) -> Operand {
        if self.unknown(id).is_none() {
            return Operand::constant(id);
        }
        let (data, ty) = match self.m.consts.get(id) {
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => {
                let args: Vec<ConstId> = self.m.consts.list(args).collect();
                let Some(data) = self.operator(body, at, (op, source), &args, new) else {
                    let what = format!("`{}` as a constant expression", word(op));
                    self.cannot(at.1, &what);
                    return Operand::constant(id);
                };
                (data, ty)
            }
            Const::Aggregate { ty, elems } => {
                let elems: Vec<ConstId> = self.m.consts.list(elems).collect();
                return self.filled(body, at, ty, &elems, new);
            }
            Const::Splat { ty, elem } => {
                let (len, scalable) = self.m.types.vector_len(ty).unwrap_or((1, false));
                if scalable {
                    self.cannot(at.1, "such a constant expression in a scalable vector");
                    return Operand::constant(id);
                }
                return self.filled(body, at, ty, &vec![elem; len as usize], new);
            }
            _ => return Operand::constant(id),
        };
        push(body, at.0, data, ty, new)
    }

    /// An operator as an instruction; `None` of one that is none.
    fn operator(
        &mut self,
        body: &mut Body,
        at: (Inst, Span),
        (op, source): (ConstOp, TypeId),
        args: &[ConstId],
        new: &mut NewInsts,
    ) -> Option<InstData> {
        let mut values = Vec::new();
        let indices = match op {
            ConstOp::ExtractValue => 1,
            ConstOp::InsertValue => 2,
            _ => args.len(),
        };
        for &arg in args.get(..indices)? {
            values.push(self.computed(body, at, arg, new));
        }
        let numbers = || {
            let numbers = args.get(indices..)?.iter();
            let numbers = numbers.map(|&index| Some(self.integer(index)?.1 as u32));
            numbers.collect::<Option<Vec<u32>>>()
        };
        Some(match (op, &values[..]) {
            (ConstOp::Cast(op), &[arg]) => InstData::Cast {
                op,
                flags: Default::default(),
                arg,
            },
            (ConstOp::Binary(op, flags), &[a, b]) => InstData::Binary {
                op,
                flags,
                args: [a, b],
            },
            (ConstOp::FNeg, &[arg]) => InstData::FNeg {
                flags: Default::default(),
                arg,
            },
            (ConstOp::ICmp(cond), &[a, b]) => InstData::ICmp {
                cond,
                flags: Default::default(),
                args: [a, b],
            },
            (ConstOp::FCmp(cond), &[a, b]) => InstData::FCmp {
                cond,
                flags: Default::default(),
                args: [a, b],
            },
            (ConstOp::Select, &[cond, then, els]) => InstData::Select {
                flags: Default::default(),
                args: [cond, then, els],
            },
            (ConstOp::ExtractElement, &[vector, index]) => InstData::ExtractElement {
                args: [vector, index],
            },
            (ConstOp::InsertElement, &[vector, elem, index]) => InstData::InsertElement {
                args: [vector, elem, index],
            },
            (ConstOp::ShuffleVector, &[a, b, mask]) => {
                InstData::ShuffleVector { args: [a, b, mask] }
            }
            (ConstOp::ExtractValue, &[agg]) => InstData::ExtractValue {
                agg,
                indices: body.pool.push(&numbers()?),
            },
            (ConstOp::InsertValue, &[agg, elem]) => InstData::InsertValue {
                agg,
                elem,
                indices: body.pool.push(&numbers()?),
            },
            (ConstOp::Gep(flags), values) => InstData::Gep {
                flags: GepFlags(flags.0 & !GepFlags::INRANGE.0),
                source,
                args: body.pool.push_all(values.iter().map(|value| value.0)),
            },
            _ => return None,
        })
    }

    /// An aggregate or a vector, element by element.
    fn filled(
        &mut self,
        body: &mut Body,
        at: (Inst, Span),
        ty: TypeId,
        elems: &[ConstId],
        new: &mut NewInsts,
    ) -> Operand {
        let is_vector = matches!(self.m.types.resolved(ty), Type::Vector { .. });
        let mut whole = Operand::constant(self.m.consts.intern(Const::Poison(ty)));
        for (n, &elem) in elems.iter().enumerate() {
            let elem = self.computed(body, at, elem, new);
            let data = match is_vector {
                true => {
                    let index = self.m.consts.int(TypeId::I32, 32, n as u64);
                    InstData::InsertElement {
                        args: [whole, elem, Operand::constant(index)],
                    }
                }
                false => InstData::InsertValue {
                    agg: whole,
                    elem,
                    indices: body.pool.push(&[n as u32]),
                },
            };
            whole = push(body, at.0, data, ty, new);
        }
        whole
    }
}

fn push(body: &Body, before: Inst, data: InstData, ty: TypeId, new: &mut NewInsts) -> Operand {
    let value = insert::value_of(body, new.len());
    new.push(NewInst {
        before,
        data,
        ty,
        location: None,
    });
    Operand::value(value)
}
