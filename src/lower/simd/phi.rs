//! Vectors that a `phi` takes along its edges: in registers, also those of `i1` that comparisons made.

use super::super::Cx;
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::vector;
use super::arith::mask_registers;
use super::{
    RegisterSplit, Registers, int_shape, of_registers, of_rows, ones_if, packed_row, registers,
    rows,
};
use crate::ir::{self, InstData as Ir, Operand, OperandKind};
use crate::lir::{Type, Value};

/// How many instructions are looked through for the comparison that a mask comes from.
const DEPTH: u32 = 4;

/// The registers of a `phi`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PhiRegisters {
    rows: RegisterSplit,
    /// Whether they are masks, which stand for lanes of `i1`.
    is_mask: bool,
}

impl PhiRegisters {
    /// Those of a `phi`, if its vector is in registers.
    pub(crate) fn of(cx: &Cx<'_>, phi: ir::Inst) -> Option<PhiRegisters> {
        let (lane, len) = vector::of_type(cx, cx.body.inst_type(phi))?;
        let is_mask = lane == Scalar::BOOL;
        let rows = match is_mask {
            true => compared_in(cx, phi, DEPTH)?,
            false => RegisterSplit::of(lane, len)?,
        };
        Some(PhiRegisters { rows, is_mask })
    }

    /// How many there are.
    pub(crate) fn count(self) -> usize {
        self.rows.count as usize
    }

    /// The type of each.
    pub(crate) fn ty(self) -> Type {
        self.rows.shape.ty()
    }

    /// The vector in these registers.
    pub(crate) fn bind(self, cx: &mut Cx<'_>, registers: &[Value]) -> Repr {
        match self.is_mask {
            true => of_rows(cx, self.rows, registers, Repr::Mask),
            false => of_registers(cx, self.rows, registers),
        }
    }

    /// Adds an operand's registers to `out`.
    pub(crate) fn push(self, cx: &mut Cx<'_>, operand: Operand, out: &mut Vec<Value>) -> Done<()> {
        let found = match self.is_mask {
            false => registers(cx, self.rows, operand)?,
            true => match mask_registers(cx, self.rows, operand)? {
                Some(masks) => masks,
                None => masks_of_bits(cx, self.rows, operand)?,
            },
        };
        out.extend(found);
        Ok(())
    }
}

/// How what a mask of `i1` compares lies in registers, with integers of the size of its lanes.
fn compared_in(cx: &Cx<'_>, inst: ir::Inst, depth: u32) -> Option<RegisterSplit> {
    let depth = depth.checked_sub(1)?;
    let from = |operand: Operand| match operand.kind() {
        OperandKind::Value(value) => match cx.body.def(value) {
            ir::body::ValueDef::Inst(inst) => compared_in(cx, inst, depth),
            ir::body::ValueDef::Param(_) => None,
        },
        _ => None,
    };
    match cx.body.insts[inst] {
        Ir::ICmp { args, .. } | Ir::FCmp { args, .. } => {
            let found = rows(cx, cx.type_of(args[0]))?;
            let shape = int_shape(found.shape);
            Some(RegisterSplit { shape, ..found })
        }
        Ir::Binary { args, .. } => args.into_iter().find_map(from),
        Ir::Select { args, .. } => args.into_iter().find_map(from),
        Ir::Freeze { arg } => from(arg),
        Ir::Phi { incoming, .. } => {
            let pairs = cx.body.pool.get(incoming).chunks_exact(2);
            pairs.map(|pair| Operand(pair[0])).find_map(from)
        }
        _ => None,
    }
}

/// Masks for lanes of `i1` that are bits.
fn masks_of_bits(cx: &mut Cx<'_>, rows: RegisterSplit, operand: Operand) -> Done<Registers> {
    let mut lanes = vector::lane_reprs(cx, operand)?;
    for lane in &mut lanes {
        let bit = cx.materialize(*lane)?;
        *lane = Repr::Value(ones_if(cx, rows.shape.lane(), bit));
    }
    let rows_of_lanes = lanes.chunks(rows.lanes as usize);
    rows_of_lanes
        .map(|row| packed_row(cx, rows.shape, row))
        .collect()
}
