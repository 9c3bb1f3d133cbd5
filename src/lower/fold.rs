//! Evaluates constants to bits, or to a symbol's address plus or minus something.

use super::info::{ModuleInfo, Scalar};
use crate::ir::inst::FCmpCond;
use crate::ir::{
    BinaryOp, CastOp, Const, ConstId, ConstOp, GlobalId, GlobalKind, ICmpCond, Linkage, Module,
    Type, TypeId,
};
use smallvec::SmallVec;

/// A scalar constant: `plus - minus + offset`, modulo its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Linear {
    /// A symbol whose address is added.
    pub plus: Option<GlobalId>,
    /// A symbol whose address is subtracted.
    pub minus: Option<GlobalId>,
    /// An integer, or the bits of a float.
    pub offset: u64,
}

impl Linear {
    fn bits(offset: u64) -> Linear {
        Linear {
            offset,
            ..Linear::default()
        }
    }

    /// The value, if no symbol is a part of it.
    pub fn known(self) -> Option<u64> {
        (self.plus.is_none() && self.minus.is_none()).then_some(self.offset)
    }

    fn add(self, other: Linear) -> Option<Linear> {
        let one = |a: Option<GlobalId>, b: Option<GlobalId>| match (a, b) {
            (Some(_), Some(_)) => None,
            (a, b) => Some(a.or(b)),
        };
        let (mut plus, mut minus) = (one(self.plus, other.plus)?, one(self.minus, other.minus)?);
        if plus == minus {
            (plus, minus) = (None, None);
        }
        let offset = self.offset.wrapping_add(other.offset);
        Some(Linear {
            plus,
            minus,
            offset,
        })
    }

    fn negated(self) -> Linear {
        Linear {
            plus: self.minus,
            minus: self.plus,
            offset: self.offset.wrapping_neg(),
        }
    }
}

/// How deep constant expressions may nest.
const MAX_DEPTH: u32 = 100;

/// The value of a scalar constant, or `None` where it is not a scalar, is not known before the
/// program runs, or is beyond what can be evaluated.
pub fn fold(module: &Module, info: &ModuleInfo, id: ConstId) -> Option<Linear> {
    let folder = Folder { module, info };
    folder.fold(id, 0)
}

struct Folder<'a> {
    module: &'a Module,
    info: &'a ModuleInfo,
}

impl Folder<'_> {
    fn fold(&self, id: ConstId, depth: u32) -> Option<Linear> {
        if depth > MAX_DEPTH {
            return None;
        }
        Some(match self.module.consts.get(id) {
            Const::Int { value, .. } => Linear::bits(value),
            Const::Float { bits, .. } => Linear::bits(bits),
            Const::Null(_) | Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => {
                self.info.scalar(self.module.const_type(id))?;
                Linear::bits(0)
            }
            Const::Global(global) | Const::DsoLocalEquivalent(global) | Const::NoCfi(global) => {
                return self.symbol(global, depth);
            }
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => {
                let args: SmallVec<[ConstId; 8]> = self.module.consts.list(args).collect();
                let linear = self.expr(op, ty, source, &args, depth + 1)?;
                match self.info.scalar(ty) {
                    Some(scalar) if linear.known().is_some() => {
                        Linear::bits(linear.offset & scalar.mask())
                    }
                    Some(_) => linear,
                    None => return None,
                }
            }
            _ => return None,
        })
    }

    fn symbol(&self, global: GlobalId, depth: u32) -> Option<Linear> {
        let symbol = &self.module.globals[global];
        match symbol.kind {
            // Another module may have another definition of a weak one.
            GlobalKind::Alias(to)
                if !matches!(symbol.linkage, Linkage::Weak | Linkage::LinkOnce) =>
            {
                self.fold(to, depth + 1)
            }
            _ => Some(Linear {
                plus: Some(global),
                ..Linear::default()
            }),
        }
    }

    fn expr(
        &self,
        op: ConstOp,
        ty: TypeId,
        source: TypeId,
        args: &[ConstId],
        depth: u32,
    ) -> Option<Linear> {
        let arg = |i: usize| self.fold(*args.get(i)?, depth);
        let scalar_of = |i: usize| self.info.scalar(self.module.const_type(*args.get(i)?));
        match op {
            ConstOp::Cast(op) => self.cast(op, arg(0)?, scalar_of(0)?, self.info.scalar(ty)?),
            ConstOp::Binary(op, _) => self.binary(op, arg(0)?, arg(1)?, self.info.scalar(ty)?),
            ConstOp::ICmp(cond) => self.icmp(cond, arg(0)?, arg(1)?, scalar_of(0)?),
            ConstOp::Select => match arg(0)?.known()? & 1 {
                0 => arg(2),
                _ => arg(1),
            },
            ConstOp::Gep(_) => self.gep(source, args, depth),
            ConstOp::FCmp(FCmpCond::False) => Some(Linear::bits(0)),
            ConstOp::FCmp(FCmpCond::True) => Some(Linear::bits(1)),
            _ => None,
        }
    }

    fn cast(&self, op: CastOp, arg: Linear, from: Scalar, to: Scalar) -> Option<Linear> {
        let known = arg.known();
        match op {
            CastOp::Trunc => Some(arg),
            CastOp::BitCast | CastOp::AddrSpaceCast => Some(arg),
            CastOp::PtrToInt | CastOp::PtrToAddr if to.bits <= 64 => Some(arg),
            CastOp::IntToPtr | CastOp::ZExt if from.bits == 64 => Some(arg),
            CastOp::IntToPtr | CastOp::ZExt => Some(Linear::bits(known?)),
            CastOp::SExt => Some(Linear::bits(from.signed(known?) as u64)),
            _ => None,
        }
    }

    fn binary(&self, op: BinaryOp, a: Linear, b: Linear, ty: Scalar) -> Option<Linear> {
        match op {
            BinaryOp::Add => return a.add(b),
            BinaryOp::Sub => return a.add(b.negated()),
            _ => {}
        }
        let (a, b) = (a.known()?, b.known()?);
        let (sa, sb) = (ty.signed(a), ty.signed(b));
        let shift = u32::try_from(b).ok().filter(|&n| n < ty.bits.into());
        Some(Linear::bits(match op {
            BinaryOp::Mul => a.wrapping_mul(b),
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            BinaryOp::Shl => a << shift?,
            BinaryOp::LShr => a >> shift?,
            BinaryOp::AShr => (sa >> shift?) as u64,
            BinaryOp::UDiv => a.checked_div(b)?,
            BinaryOp::URem => a.checked_rem(b)?,
            BinaryOp::SDiv => sa.checked_div(sb)? as u64,
            BinaryOp::SRem => sa.checked_rem(sb)? as u64,
            _ => return None,
        }))
    }

    fn icmp(&self, cond: ICmpCond, a: Linear, b: Linear, ty: Scalar) -> Option<Linear> {
        let is_null_test = |x: Linear, y: Linear| {
            let defined = |g: GlobalId| self.module.globals[g].linkage != Linkage::ExternWeak;
            x.plus.is_some_and(defined)
                && x.minus.is_none()
                && x.offset == 0
                && y.known() == Some(0)
        };
        let (a, b) = match (a.known(), b.known()) {
            (Some(a), Some(b)) => (a, b),
            _ if is_null_test(a, b) => (1, 0),
            _ if is_null_test(b, a) => (0, 1),
            _ if (a.plus, a.minus) == (b.plus, b.minus)
                && matches!(cond, ICmpCond::Eq | ICmpCond::Ne) =>
            {
                (a.offset, b.offset)
            }
            _ => return None,
        };
        let (sa, sb) = (ty.signed(a), ty.signed(b));
        let holds = cond.holds(a.cmp(&b), sa.cmp(&sb));
        Some(Linear::bits(holds.into()))
    }

    fn gep(&self, source: TypeId, args: &[ConstId], depth: u32) -> Option<Linear> {
        let (&base, indices) = args.split_first()?;
        let mut at = self.fold(base, depth)?;
        let mut ty = source;
        for (i, &index) in indices.iter().enumerate() {
            let scalar = self.info.scalar(self.module.const_type(index))?;
            let index = scalar.signed(self.fold(index, depth)?.known()?);
            let by = match i {
                0 => index.wrapping_mul(self.size(ty)?),
                _ => {
                    let (part, by) = self.step(ty, index)?;
                    ty = part;
                    by
                }
            };
            at.offset = at.offset.wrapping_add(by as u64);
        }
        Some(at)
    }

    fn size(&self, ty: TypeId) -> Option<i64> {
        let layout = self.info.layout(self.module, ty)?;
        i64::try_from(layout.alloc_size()).ok()
    }

    /// The part of `ty` at `index`, and where it starts.
    fn step(&self, ty: TypeId, index: i64) -> Option<(TypeId, i64)> {
        match self.module.types.resolved(ty) {
            Type::Struct { fields, .. } => {
                let index = usize::try_from(index).ok()?;
                let field = *self.module.types.list(fields).get(index)?;
                let types = &self.module.types;
                let offset = self.info.layouts.field_offset(types, ty, index)?;
                Some((field, offset as i64))
            }
            Type::Array { elem, .. } => Some((elem, index.wrapping_mul(self.size(elem)?))),
            _ => None,
        }
    }
}
