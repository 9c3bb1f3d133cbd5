//! Operations that lowering does lane by lane, and the processor on all lanes at once.
//!
//! LIR has no shift of vectors by vectors, no rounding and no fused multiplication and addition of
//! them: their lanes are taken out, worked on one by one and put together again. Where that is all that
//! is done with them, it is one instruction of AVX2, of SSE4.1 or of FMA. The bits are the same.

use super::{Operands, Selector};
use crate::lir::{BinaryOp, Inst, InstData, Shape, Type, Value, VectorBinary, VectorUnary};
use crate::x64::asm::Op;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::packed::*;
use crate::x64::regs::Reg;
use crate::x64::rounding::rounding_mode;
use regalloc2::{Operand, RegClass, VReg};
use smallvec::SmallVec;

/// What is done with each lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneOp {
    /// `vpsllv`, `vpsrlv` or `vpsrav`, which take amounts above the width for what they are.
    Shift(Op),
    /// `roundps` or `roundpd`, with its immediate operand.
    Round(Op, u8),
    /// `vfmadd213ps` or `vfmadd213pd`
    MultiplyAdd(Op),
}

/// An operation on all lanes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByLanes {
    /// What is done with each.
    pub op: LaneOp,
    pub shape: Shape,
    /// The vectors.
    pub args: SmallVec<[Value; 3]>,
}

impl Selector<'_> {
    /// The operation that an insertion, the last one of all lanes, is the end of.
    pub fn by_lanes(&self, result: Value) -> Option<ByLanes> {
        let InstData::Vbinary {
            op: VectorBinary::Insert,
            shape,
            ..
        } = self.def_of(result)?.1
        else {
            return None;
        };
        if !matches!(shape.lane(), Type::I32 | Type::I64 | Type::F32 | Type::F64) {
            return None;
        }
        let lanes = self.all_lanes(shape, result)?;
        let mut whole: Option<ByLanes> = None;
        for (i, &lane) in lanes.iter().enumerate() {
            let (op, args) = self.lane_op(shape, lane)?;
            let mut vectors: SmallVec<[Value; 3]> = SmallVec::new();
            for arg in args {
                let (vector, at) = self.lane_of(shape, arg)?;
                if at != i {
                    return None;
                }
                vectors.push(vector);
            }
            let this = ByLanes {
                op,
                shape,
                args: vectors,
            };
            if whole.get_or_insert_with(|| this.clone()) != &this {
                return None;
            }
        }
        whole
    }

    /// What is done with one lane, and with what, if nobody else needs the result.
    fn lane_op(&self, shape: Shape, lane: Value) -> Option<(LaneOp, SmallVec<[Value; 3]>)> {
        let (_, data) = self.def_of(lane).filter(|_| self.is_single(lane))?;
        if let InstData::Binary { op, ty, args } = data {
            let opcode = match op {
                _ if !self.features.avx2 || ty != shape.lane() => return None,
                BinaryOp::Shl => 0x47,
                BinaryOp::Lshr => 0x45,
                BinaryOp::Ashr if ty == Type::I32 => 0x46,
                _ => return None,
            };
            let op = newer(opcode);
            let op = if ty == Type::I64 { op.wide() } else { op };
            return Some((LaneOp::Shift(op), SmallVec::from_slice(&args)));
        }
        let wide = shape == Shape::F64x2;
        match data {
            InstData::Unary { op, arg, .. } => {
                let op_of_all = newer_imm(if wide { 0x09 } else { 0x08 });
                let op = LaneOp::Round(op_of_all, rounding_mode(op)?);
                Some((op, SmallVec::from_slice(&[arg])))
            }
            InstData::Fma { args, .. } => {
                let op = if wide {
                    newer(0xa8).wide()
                } else {
                    newer(0xa8)
                };
                Some((LaneOp::MultiplyAdd(op), SmallVec::from_slice(&args)))
            }
            _ => None,
        }
    }

    /// The vector and the place that a lane was taken from.
    fn lane_of(&self, shape: Shape, lane: Value) -> Option<(Value, usize)> {
        let root = self.root(lane);
        if self.func.ty(root) == Type::V128 {
            // The lowest one, an alias.
            return Some((root, 0)).filter(|_| self.func.ty(lane) == shape.lane());
        }
        match self.def_of(lane)?.1 {
            InstData::Vunary {
                op: VectorUnary::Extract,
                shape: of,
                imm,
                arg,
            } if of == shape => Some((self.root(arg), imm.into())),
            _ => None,
        }
    }

    /// Calls `f` with what is part of an operation on all lanes, and done for nobody else.
    pub fn for_each_lane_part(&self, result: Value, mut f: impl FnMut(Inst)) {
        let mut at = result;
        // More insertions than lanes replace some.
        for _ in 0..16 {
            let Some((
                inst,
                InstData::Vbinary {
                    op: VectorBinary::Insert,
                    args: [into, lane],
                    ..
                },
            )) = self.def_of(at)
            else {
                return;
            };
            if at != result {
                if !self.is_single(at) {
                    return;
                }
                f(inst);
            }
            if let Some((inst, _)) = self.def_of(lane) {
                f(inst);
                self.func.for_each_use(inst, |arg| {
                    if let Some((inst, _)) = self.def_of(arg).filter(|_| self.is_single(arg)) {
                        f(inst);
                    }
                });
            }
            at = self.root(into);
        }
    }

    /// Whether no lane of an amount is above the width.
    pub(super) fn is_below_width(&self, shape: Shape, amount: Value) -> bool {
        let bits = u64::from(shape.lane().bits());
        let below = |value| {
            self.vector_bits(value)
                .is_some_and(|vector| (0..shape.lanes()).all(|i| shape.get(vector, i) < bits))
        };
        match self.def_of(amount) {
            Some((
                _,
                InstData::Binary {
                    op: BinaryOp::And,
                    args,
                    ..
                },
            )) => args.iter().any(|&arg| below(arg)),
            _ => below(amount),
        }
    }

    /// Does an operation on all lanes; `parts` are the registers of its operands, of one vector each
    /// or of two.
    pub fn do_by_lanes(&mut self, to: VReg, whole: &ByLanes, parts: &[VReg], long: bool) {
        let sized = |op: Op| if long { op.long() } else { op };
        match (whole.op, parts) {
            (LaneOp::Shift(op), &[a, mut by]) => {
                if !self.is_below_width(whole.shape, whole.args[1]) {
                    let most = u64::from(whole.shape.lane().bits()) - 1;
                    let mask = whole.shape.make(|_| most);
                    let rm = Rm::Mem(self.constant_of([mask; 2], if long { 32 } else { 16 }));
                    let masked = self.temp(RegClass::Float);
                    self.packed_mod(masked, sized(PAND), by, rm, &[], None);
                    by = masked;
                }
                self.packed_two(to, sized(op), [a, by], None);
            }
            (LaneOp::Round(op, mode), &[a]) if self.features.avx => {
                self.packed_def(to, sized(op.vex(Reg::XMM0)), a, Some(mode));
            }
            (LaneOp::Round(op, mode), &[a]) => self.packed_def(to, op, a, Some(mode)),
            (LaneOp::MultiplyAdd(op), &[a, b, c]) => {
                let mut ops = Operands::new();
                ops.extend([Operand::reg_reuse_def(to, 1), Operand::reg_use(a)]);
                ops.extend([Operand::reg_use(b), Operand::reg_use(c)]);
                let (op, rm) = (sized(op), Rm::Reg);
                self.emit(MInst::ModThree { op, rm }, &ops);
            }
            _ => debug_assert!(false, "{whole:?} has other operands"),
        }
    }
}
