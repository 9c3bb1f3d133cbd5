//! Does an operation on vectors lane by lane, or half by half.

use super::Legalizer;
use crate::lir::vector::Meaning;
use crate::lir::{InstData, Shape, Type, Value, VectorBinary, VectorTernary, VectorUnary};

/// How many insertions a lane is looked for behind.
const MOST_INSERTIONS: u32 = 32;

impl Legalizer<'_, '_> {
    /// What the operation on vectors of 128 bits gives for each half, put together.
    pub(super) fn by_halves(&mut self, shape: Shape, data: InstData) -> Value {
        let half = shape.half();
        let place = |imm: u8| (imm / half.lanes() as u8, imm % half.lanes() as u8);
        match data {
            InstData::Vunary {
                op: op @ VectorUnary::Extract,
                imm,
                arg,
                ..
            } => {
                let (which, lane) = place(imm);
                let arg = self.b.half(arg, which);
                self.b.vunary(op, half, lane, arg)
            }
            InstData::Vbinary {
                op: op @ VectorBinary::Insert,
                imm,
                args: [into, scalar],
                ..
            } => {
                let (which, lane) = place(imm);
                let mut halves = [0, 1].map(|i| self.b.half(into, i));
                let changed = &mut halves[usize::from(which % 2)];
                let data = InstData::Vbinary {
                    op,
                    shape: half,
                    imm: lane,
                    args: [*changed, scalar],
                };
                *changed = self.value(data, Type::V128);
                self.b.vbinary(VectorBinary::Join, shape, halves)
            }
            _ => {
                let halves = [0, 1].map(|i| {
                    let data = self.half_data(half, data, i);
                    self.value(data, Type::V128)
                });
                self.b.vbinary(VectorBinary::Join, shape, halves)
            }
        }
    }

    /// The same operation on one half of each operand.
    fn half_data(&mut self, shape: Shape, data: InstData, which: u8) -> InstData {
        match data {
            InstData::Vunary { op, imm, arg, .. } => InstData::Vunary {
                op,
                shape,
                imm,
                arg: self.b.half(arg, which),
            },
            InstData::Vbinary { op, imm, args, .. } => InstData::Vbinary {
                op,
                shape,
                imm,
                args: args.map(|arg| self.b.half(arg, which)),
            },
            InstData::Vternary { op, args, .. } => InstData::Vternary {
                op,
                shape,
                args: args.map(|arg| self.b.half(arg, which)),
            },
            _ => data,
        }
    }

    /// The vector of what the operation on scalars that an operation means gives for each lane.
    pub(super) fn by_lanes(&mut self, shape: Shape, data: InstData) -> Value {
        let mut whole = self.constant(Type::V128, 0);
        for i in 0..shape.lanes() as u8 {
            let scalar = self.lane_data(shape, data, i);
            let lane = self.value(scalar, shape.lane());
            let data = InstData::Vbinary {
                op: VectorBinary::Insert,
                shape,
                imm: i,
                args: [whole, lane],
            };
            whole = self.value(data, Type::V128);
        }
        whole
    }

    /// The operation on the scalars of one lane.
    fn lane_data(&mut self, shape: Shape, data: InstData, i: u8) -> InstData {
        let ty = shape.lane();
        match data {
            InstData::Vunary { op, arg, .. } => match op.meaning() {
                Meaning::Each(op) => {
                    let arg = self.lane(shape, arg, i);
                    InstData::Unary { op, ty, arg }
                }
                _ => data,
            },
            InstData::Vbinary { op, args, .. } => match op.meaning() {
                Meaning::Each(op) => {
                    let args = args.map(|arg| self.lane(shape, arg, i));
                    InstData::Binary { op, ty, args }
                }
                _ => data,
            },
            InstData::Vternary {
                op: VectorTernary::Fma,
                args,
                ..
            } => {
                let args = args.map(|arg| self.lane(shape, arg, i));
                InstData::Fma { ty, args }
            }
            _ => data,
        }
    }

    /// A lane of a vector, as the scalar that it was put there as where that is known.
    fn lane(&mut self, shape: Shape, vector: Value, i: u8) -> Value {
        let mut at = vector;
        for _ in 0..MOST_INSERTIONS {
            match self.def(at) {
                Some(InstData::Vbinary {
                    op: VectorBinary::Insert,
                    shape: of,
                    imm,
                    args: [into, lane],
                }) if of == shape => {
                    if imm == i {
                        return lane;
                    }
                    at = into;
                }
                Some(InstData::Vunary {
                    op: VectorUnary::Splat,
                    shape: of,
                    arg,
                    ..
                }) if of == shape => {
                    return arg;
                }
                Some(InstData::Vconst { vconst }) => {
                    let bits = shape.get(self.b.func.vconsts[vconst], i.into());
                    return match shape.is_int() {
                        true => self.b.iconst(shape.lane(), bits),
                        false => self.b.fconst(shape.lane(), bits),
                    };
                }
                _ => break,
            }
        }
        let data = InstData::Vunary {
            op: VectorUnary::Extract,
            shape,
            imm: i,
            arg: at,
        };
        self.b.value(data, shape.lane())
    }
}
