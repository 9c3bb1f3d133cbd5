//! Loops that may be vectorised, and how often they run.

use super::fixed::Fixed;
use super::region::Region;
use crate::analysis::Graph;
use crate::lir::signed;
use crate::lir::{
    BinaryOp, Block, BlockCall, Function, Inst, InstData, IntCond, MemFlags, Type, UnaryOp, Value,
    ValueDef,
};
use crate::sort;

/// Instructions of a loop that is looked at, at most.
const MOST: usize = 320;

/// A loop that is left where its last block says so, and nowhere else.
pub(super) struct LoopShape {
    pub region: Region,
    pub fixed: Fixed,
    pub back: BlockCall,
    pub exit: BlockCall,
    /// Whether the loop goes on where the branch's condition is true.
    pub goes_on: bool,
    /// By how much each parameter grows in an iteration, if it is an integer that does.
    pub steps: Vec<Option<i64>>,
    pub control: Control,
}

/// What decides how often a loop runs.
#[derive(Clone, Copy)]
pub(super) struct Control {
    /// A parameter that counts, by a power of two or minus one.
    pub param: Value,
    pub step: i64,
    /// Its low bits are compared, as many as this type has.
    pub ty: Type,
    /// The loop goes on if this holds of what is compared and the bound.
    pub cond: IntCond,
    /// What is compared is the parameter of the next iteration, not of this one.
    pub next: bool,
    /// The same in each iteration.
    pub bound: Value,
}

impl Control {
    /// Whether the loop ends where what is compared has become the bound, if it was not past it.
    pub(super) fn ends_at_bound(&self) -> bool {
        let strict = matches!(
            self.cond,
            IntCond::Ne | IntCond::Slt | IntCond::Ult | IntCond::Sgt | IntCond::Ugt
        );
        self.next && strict
    }

    /// What holds of the first one and the bound, if the count is known.
    pub(super) fn guard(&self) -> Option<IntCond> {
        match self.cond {
            IntCond::Ne => None,
            cond => Some(cond.strict()),
        }
    }

    /// Whether the parameter never wraps, looked at with signs or without.
    pub(super) fn keeps(&self, with_sign: bool) -> bool {
        match self.guard() {
            Some(IntCond::Slt | IntCond::Sgt) => with_sign,
            Some(_) => !with_sign,
            None => false,
        }
    }
}

impl LoopShape {
    /// The loop that a block is the last one of, if it has the shape.
    pub(super) fn find(func: &Function, graph: &Graph<Block>, latch: Block) -> Option<LoopShape> {
        let InstData::Brif { cond, then, els } = func.insts[func.terminator(latch)] else {
            return None;
        };
        let own = graph.place(latch)?;
        let is_back = |call| graph.place(func.target(call)).is_some_and(|to| to <= own);
        let (back, exit, goes_on) = match (is_back(then), is_back(els)) {
            (true, false) => (then, els, true),
            (false, true) => (els, then, false),
            _ => return None,
        };
        let region = Region::find(func, graph, func.target(back), latch)?;
        let mut shape = LoopShape {
            region,
            fixed: Fixed::default(),
            back,
            exit,
            goes_on,
            steps: Vec::new(),
            control: Control {
                param: cond,
                step: 0,
                ty: Type::I64,
                cond: IntCond::Eq,
                next: false,
                bound: cond,
            },
        };
        if !shape.is_simple(func) {
            return None;
        }
        shape.fixed = Fixed::find(func, &shape.region);
        let pairs = func.params(shape.header()).zip(func.args(back));
        shape.steps = pairs.map(|(p, next)| step(func, p, next)).collect();
        shape.control = shape.control(func, cond)?;
        Some(shape)
    }

    /// Whether it does nothing but access memory plainly and compute what cannot trap, of scalars.
    fn is_simple(&self, func: &Function) -> bool {
        let (mut insts, mut accesses) = (0, 0);
        for &block in &self.region.blocks {
            if func.params(block).any(|v| func.ty(v).is_vector()) {
                return false;
            }
            for inst in func.block_insts(block) {
                insts += 1;
                let vectors = func.result(inst).is_some_and(|v| func.ty(v).is_vector());
                match func.insts[inst] {
                    InstData::Load { ty, flags, .. } | InstData::Store { ty, flags, .. } => {
                        accesses += 1;
                        if flags != MemFlags::PLAIN || ty.is_vector() {
                            return false;
                        }
                    }
                    InstData::Jump { .. } | InstData::Brif { .. } => {}
                    data if data.is_pure() && !vectors && insts <= MOST => {}
                    _ => return false,
                }
            }
        }
        accesses > 0
    }

    pub(super) fn header(&self) -> Block {
        self.region.header()
    }

    /// The instructions of the loop, in an order that has definitions first.
    pub(super) fn insts<'a>(&'a self, func: &'a Function) -> impl Iterator<Item = Inst> + 'a {
        let blocks = self.region.blocks.iter();
        blocks.flat_map(|&block| func.block_insts(block))
    }

    /// Whether a value is made in the loop, and is not the same in each iteration.
    pub(super) fn varies(&self, func: &Function, value: Value) -> bool {
        self.region.block_of(func, value).is_some() && !self.fixed.has(value)
    }

    /// The number of the block that a value is a parameter of, if that is in the midst of the loop, and
    /// which of them it is.
    pub(super) fn join(&self, func: &Function, value: Value) -> Option<(usize, usize)> {
        match func.def(value) {
            ValueDef::Param(block, i) => {
                let block = self.region.number(block).filter(|&block| block > 0);
                block.map(|block| (block, i.into()))
            }
            ValueDef::Result(..) => None,
        }
    }

    /// By how much a parameter of the loop grows in an iteration.
    pub(super) fn step(&self, func: &Function, value: Value) -> Option<i64> {
        match func.def(value) {
            ValueDef::Param(block, i) if block == self.header() => self.steps[usize::from(i)],
            _ => None,
        }
    }

    fn control(&self, func: &Function, cond: Value) -> Option<Control> {
        let InstData::Icmp { cond, ty, args } = func.insts[func.def_inst(cond)?] else {
            return None;
        };
        if !self.varies(func, args[0]) && !self.varies(func, args[1])
            || !matches!(ty, Type::I32 | Type::I64)
        {
            return None;
        }
        let cond = if self.goes_on { cond } else { cond.negate() };
        let is_bound = |v: Value| func.as_iconst(v).is_some() || !self.varies(func, v);
        let [a, b] = args;
        let (cond, counted, bound) = match (is_bound(a), is_bound(b)) {
            (false, true) => (cond, a, b),
            (true, false) => (cond.swap(), b, a),
            _ => return None,
        };
        let counted = match func.def_data(counted) {
            Some(InstData::Unary {
                op: UnaryOp::Trunc,
                arg,
                ..
            }) => arg,
            _ => counted,
        };
        let params = func.params(self.header()).zip(func.args(self.back));
        let (i, next) = params.enumerate().find_map(|(i, (param, next))| {
            let found = counted == param || counted == next;
            (found && self.steps[i].is_some()).then_some((i, counted == next))
        })?;
        let step = self.steps[i]?;
        let fits = match cond {
            IntCond::Slt | IntCond::Ult | IntCond::Sle | IntCond::Ule => step > 0,
            IntCond::Sgt | IntCond::Ugt | IntCond::Sge | IntCond::Uge => step < 0,
            IntCond::Ne => true,
            IntCond::Eq => false,
        };
        let small = step.unsigned_abs().is_power_of_two() && step.unsigned_abs() <= 64;
        (fits && small).then_some(Control {
            param: func.params(self.header()).nth(i)?,
            step,
            ty,
            cond,
            next,
            bound,
        })
    }
}

/// By how much a parameter grows.
fn step(func: &Function, param: Value, next: Value) -> Option<i64> {
    match func.insts[func.def_inst(next)?] {
        InstData::Binary {
            op: BinaryOp::Add,
            ty,
            args: [x, by],
        } if x == param => Some(signed(ty, func.as_iconst(by)?)),
        _ => None,
    }
}

/// What an address is, as a sum.
#[derive(Clone, Default)]
pub(super) struct Linear {
    /// Values and what they are multiplied by, by their numbers.
    pub terms: Vec<(Value, i64)>,
    pub offset: i64,
    /// By how much it grows in an iteration.
    pub step: i64,
}

/// A number of 32 bits that grows in each iteration, extended to 64 bits.
#[derive(Clone)]
pub(super) struct Extension {
    /// The result of the extension, which grows by as much as long as the number does not wrap.
    pub value: Value,
    /// `Uext` or `Sext`.
    pub op: UnaryOp,
    /// By how much it grows.
    pub step: i64,
    root: Root,
    /// An extension of the same values and another constant, and how far this one is above it as long as
    /// both sums do not wrap.
    pub base: Option<(Value, i64)>,
    /// Whether it is the one of those that is the first to wrap, as they grow.
    pub is_last: bool,
}

impl Extension {
    /// Of sums of the same values and different constants the least and the greatest one: what lies between
    /// two numbers that do not wrap does not, either.
    pub(super) fn outermost(all: &[Extension]) -> Vec<Extension> {
        let range = |extension: &Extension| {
            let alike = all.iter().filter(|other| {
                other.op == extension.op && other.root.terms == extension.root.terms
            });
            let constants = alike.map(|other| other.root.more);
            constants.fold((i64::MAX, i64::MIN), |(lo, hi), at| {
                (lo.min(at), hi.max(at))
            })
        };
        let mut outermost = Vec::new();
        for extension in all {
            let (lo, hi) = range(extension);
            let at = extension.root.more;
            if at == lo || at == hi {
                let is_last = at == if extension.step > 0 { hi } else { lo };
                outermost.push(Extension {
                    is_last,
                    ..extension.clone()
                });
            }
        }
        outermost
    }
}

/// How deep sums are looked into.
const DEPTH: u32 = 10;
/// Values of a sum.
const TERMS: usize = 8;

impl Linear {
    /// The sum that an address in a loop is, if the extensions do not wrap, of which more may become
    /// known.
    pub(super) fn of(
        func: &Function,
        shape: &LoopShape,
        extensions: &mut Vec<Extension>,
        addr: Value,
        offset: i32,
    ) -> Option<Linear> {
        let mut linear = Linear {
            offset: offset.into(),
            ..Linear::default()
        };
        linear.add(func, shape, extensions, addr, 1, DEPTH)?;
        linear.terms.retain(|term| term.1 != 0);
        sort::by_number(&mut linear.terms, |term| term.0.0);
        Some(linear)
    }

    /// Names addresses of symbols and slots as others do that are the same.
    pub(super) fn unify<'a>(&mut self, func: &Function, others: impl Iterator<Item = &'a Linear>) {
        let address = |value: Value| {
            let data = func.def_data(value);
            let is_address = |data: &InstData| {
                matches!(
                    data,
                    InstData::SymbolAddr { .. } | InstData::SlotAddr { .. }
                )
            };
            data.filter(is_address)
        };
        for (other, _) in others.flat_map(|other| other.terms.iter().copied()) {
            let Some(data) = address(other) else { continue };
            for term in &mut self.terms {
                if address(term.0) == Some(data) {
                    term.0 = other;
                }
            }
        }
        sort::by_number(&mut self.terms, |term| term.0.0);
    }

    fn term(&mut self, value: Value, by: i64) -> Option<()> {
        match self.terms.iter_mut().find(|term| term.0 == value) {
            Some(term) => term.1 = term.1.wrapping_add(by),
            None => self.terms.push((value, by)),
        }
        (self.terms.len() <= TERMS).then_some(())
    }

    fn add(
        &mut self,
        func: &Function,
        shape: &LoopShape,
        extensions: &mut Vec<Extension>,
        value: Value,
        by: i64,
        depth: u32,
    ) -> Option<()> {
        if let Some(imm) = func.as_iconst(value) {
            self.offset = self.offset.wrapping_add((imm as i64).wrapping_mul(by));
            return Some(());
        }
        let varies = shape.varies(func, value);
        let data = func.def_data(value);
        let (Some(data), 1..) = (data, depth) else {
            if let Some(step) = shape.step(func, value) {
                self.step = self.step.wrapping_add(step.wrapping_mul(by));
            } else if varies {
                return None;
            }
            return self.term(value, by);
        };
        let depth = depth - 1;
        match data {
            InstData::Lea {
                base,
                index,
                scale,
                offset,
            } => {
                self.offset = self.offset.wrapping_add(by.wrapping_mul(offset.into()));
                self.add(func, shape, extensions, base, by, depth)?;
                self.add(
                    func,
                    shape,
                    extensions,
                    index,
                    by.wrapping_shl(scale.into()),
                    depth,
                )
            }
            InstData::Binary {
                op: op @ (BinaryOp::Add | BinaryOp::Sub),
                args: [a, b],
                ..
            } => {
                self.add(func, shape, extensions, a, by, depth)?;
                let other = if op == BinaryOp::Add {
                    by
                } else {
                    by.wrapping_neg()
                };
                self.add(func, shape, extensions, b, other, depth)
            }
            InstData::Binary {
                op: op @ (BinaryOp::Shl | BinaryOp::Mul),
                args: [a, b],
                ..
            } if func.as_iconst(b).is_some() => {
                let imm = func.as_iconst(b)?;
                let by = match op {
                    BinaryOp::Mul => by.wrapping_mul(imm as i64),
                    _ => by.wrapping_shl(imm as u32),
                };
                self.add(func, shape, extensions, a, by, depth)
            }
            InstData::Unary {
                op: UnaryOp::Copy,
                arg,
                ..
            } => self.add(func, shape, extensions, arg, by, depth),
            InstData::Unary {
                op: op @ (UnaryOp::Uext | UnaryOp::Sext),
                arg,
                ..
            } if varies
                && arg == shape.control.param
                && func.ty(arg) == shape.control.ty
                && shape.control.keeps(op == UnaryOp::Sext) =>
            {
                let step = shape.control.step.wrapping_mul(by);
                self.step = self.step.wrapping_add(step);
                self.term(value, by)
            }
            InstData::Unary {
                op: op @ (UnaryOp::Uext | UnaryOp::Sext),
                arg,
                ..
            } if varies && func.ty(arg) == Type::I32 => {
                self.extension(func, shape, extensions, (value, op, arg), by)
            }
            // What was counted with in 32 bits is counted with in 64.
            InstData::Binary {
                op: BinaryOp::And,
                args: [arg, mask],
                ..
            } if varies && func.as_iconst(mask) == Some(Type::I32.mask()) => {
                self.extension(func, shape, extensions, (value, UnaryOp::Uext, arg), by)
            }
            _ if varies => None,
            _ => self.term(value, by),
        }
    }

    /// Adds a value that is the extension of the low 32 bits of another.
    fn extension(
        &mut self,
        func: &Function,
        shape: &LoopShape,
        extensions: &mut Vec<Extension>,
        (value, op, arg): (Value, UnaryOp, Value),
        by: i64,
    ) -> Option<()> {
        let step = step_of_bits(func, shape, arg, DEPTH)?;
        self.step = self.step.wrapping_add(step.wrapping_mul(by));
        if step == 0 {
            return self.term(value, by);
        }
        let root = Root::of(func, arg);
        let is_alike = |other: &&Extension| {
            other.op == op && other.root.terms == root.terms && other.base.is_none()
        };
        let base = extensions.iter().find(is_alike);
        let base = base.map(|base| (base.value, root.more - base.root.more));
        let (base_value, above) = base.unwrap_or((value, 0));
        if !extensions.iter().any(|extension| extension.value == value) {
            extensions.push(Extension {
                value,
                op,
                step,
                root,
                base,
                is_last: true,
            });
        }
        self.offset = self.offset.wrapping_add(above.wrapping_mul(by));
        self.term(base_value, by)
    }
}

/// What is extended, as a sum modulo 2³² of a constant and of multiples of values.
#[derive(Clone, Default)]
struct Root {
    terms: Vec<(Value, u32)>,
    more: i64,
    /// Instructions that were looked at.
    looks: u32,
}

/// Instructions that a sum of 32 bits is looked for in, at most.
const LOOKS: u32 = 16;

impl Root {
    fn of(func: &Function, value: Value) -> Root {
        let mut root = Root::default();
        root.add(func, value, 1);
        root.terms.retain(|term| term.1 != 0);
        sort::by_number(&mut root.terms, |term| term.0.0);
        root
    }

    fn add(&mut self, func: &Function, value: Value, by: i32) {
        if let Some(imm) = func.as_iconst(value) {
            // A constant may be any number that has these bits: this one is checked before the loop.
            self.more += i64::from(by.wrapping_mul(imm as i32));
            return;
        }
        self.looks += 1;
        let data = func.def_data(value);
        match data.filter(|_| self.looks <= LOOKS) {
            Some(InstData::Binary {
                op: op @ (BinaryOp::Add | BinaryOp::Sub),
                args: [a, b],
                ..
            }) => {
                self.add(func, a, by);
                let by = if op == BinaryOp::Add {
                    by
                } else {
                    by.wrapping_neg()
                };
                self.add(func, b, by);
            }
            Some(InstData::Binary {
                op: BinaryOp::Mul,
                args: [a, b],
                ..
            }) if func.as_iconst(b).is_some() => {
                let factor = func.as_iconst(b).unwrap_or(1);
                self.add(func, a, by.wrapping_mul(factor as i32));
            }
            Some(InstData::Unary {
                op: UnaryOp::Copy | UnaryOp::Trunc,
                arg,
                ..
            }) => self.add(func, arg, by),
            _ => match self.terms.iter_mut().find(|term| term.0 == value) {
                Some(term) => term.1 = term.1.wrapping_add(by as u32),
                None => self.terms.push((value, by as u32)),
            },
        }
    }
}

/// By how much a number of 32 bits grows in an iteration, if it is not looked at whether it wraps.
fn step_of_bits(func: &Function, shape: &LoopShape, value: Value, depth: u32) -> Option<i64> {
    if !shape.varies(func, value) || func.as_iconst(value).is_some() {
        return Some(0);
    }
    if let Some(step) = shape.step(func, value) {
        return Some(step).filter(|&step| is_small(step));
    }
    let depth = depth.checked_sub(1)?;
    let of = |value| step_of_bits(func, shape, value, depth);
    let step = match func.insts[func.def_inst(value)?] {
        InstData::Binary { op, args, .. } => match (op, func.as_iconst(args[1])) {
            (BinaryOp::Add, _) => of(args[0])? + of(args[1])?,
            (BinaryOp::Sub, _) => of(args[0])? - of(args[1])?,
            (BinaryOp::Mul, Some(by)) if by <= MOST_STEP as u64 => of(args[0])? * by as i64,
            (BinaryOp::Shl, Some(by)) if by < 16 => of(args[0])? << by,
            _ => return None,
        },
        InstData::Unary {
            op: UnaryOp::Copy | UnaryOp::Trunc,
            arg,
            ..
        } => of(arg)?,
        _ => return None,
    };
    is_small(step).then_some(step)
}

/// The greatest step of a number of 32 bits: over as many iterations it does not wrap in 64 bits.
const MOST_STEP: i64 = 1 << 16;

fn is_small(step: i64) -> bool {
    step.abs() <= MOST_STEP
}
