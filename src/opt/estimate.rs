//! How large a function of `ir` is going to be, before it is lowered: what decides whether it is worth
//! being lowered so that it can be inlined.

use crate::ir::{
    Block, Body, CastOp, Const, FuncId, GlobalKind, InstData, Module, Operand, OperandKind,
    ValueDef,
};
use crate::lower::ModuleInfo;
use crate::opt::env::may_be_inlined;
use crate::opt::passes::inline;

/// A callee of more instructions than this stays one.
const LARGE: usize = 300;

/// The fewest instructions, as [`inline`](crate::opt::passes::inline) counts them, that the passes that prepare a
/// function for its callers are likely to leave of it. What is in stack slots becomes values,
/// constant offsets become a part of accesses, and small callees are inlined. Where it is more than `most`, no more is
/// counted.
pub(super) fn least_size(m: &Module, info: &ModuleInfo, body: &Body, most: u32) -> u32 {
    size(m, body, most, &|callee| match &m.funcs[callee].body {
        // It is put in the place of the call if it is small, and takes as much as it has itself.
        Some(callee) if callee.insts.len() <= LARGE => size(m, callee, inline::CALL, &|_| 0),
        Some(_) => inline::CALL,
        // It may be read by the time that it matters.
        None if m.funcs[callee].unread && may_be_inlined(m, info, callee) => 0,
        None => inline::CALL,
    })
}

/// The same, where calls of other functions than intrinsics take what `callee` says, or as much as a
/// call if that is less.
fn size(m: &Module, body: &Body, most: u32, callee: &dyn Fn(FuncId) -> u32) -> u32 {
    let in_slot = |ptr: Operand| match local(body, ptr) {
        Some(inst) => matches!(inst, InstData::Alloca { .. }),
        None => false,
    };
    let call_size = |operand: Operand| match function(m, operand) {
        Some(function) if is_intrinsic(m, function) => 0,
        Some(function) => callee(function).min(inline::CALL),
        None => inline::CALL,
    };
    let size = |inst: &InstData| match *inst {
        InstData::Load { ptr, .. } | InstData::Store { ptr, .. } => u32::from(!in_slot(ptr)),
        InstData::Call { call } | InstData::Invoke { call, .. } => {
            call_size(body.calls[call].callee)
        }
        InstData::Binary { .. }
        | InstData::FNeg { .. }
        | InstData::ICmp { .. }
        | InstData::FCmp { .. }
        | InstData::Select { .. }
        | InstData::Cast {
            op: CastOp::SExt, ..
        }
        | InstData::CondBr { .. } => 1,
        InstData::Switch { .. } => 3,
        InstData::CmpXchg { .. } | InstData::AtomicRmw { .. } => inline::CALL,
        _ => 0,
    };
    let mut sum = 0;
    for block in body.blocks.keys() {
        if ends_in_trap(body, block) {
            sum += 1;
            continue;
        }
        for inst in body.block_insts(block) {
            sum += size(&body.insts[inst]);
            if sum > most {
                return sum;
            }
        }
    }
    sum
}

/// Whether a block ends where it cannot, or with a call behind which there is such a block: it lies out of the way.
fn ends_in_trap(body: &Body, block: Block) -> bool {
    let end = |block| body.terminator(block).map(|end| body.insts[end]);
    match end(block) {
        Some(InstData::Invoke { normal, .. }) => {
            matches!(end(normal), Some(InstData::Unreachable))
        }
        end => matches!(end, Some(InstData::Unreachable)),
    }
}

/// The instruction that an operand is the result of.
fn local(body: &Body, operand: Operand) -> Option<&InstData> {
    match operand.kind() {
        OperandKind::Value(value) => match body.def(value) {
            ValueDef::Inst(inst) => Some(&body.insts[inst]),
            ValueDef::Param(_) => None,
        },
        OperandKind::Const(_) | OperandKind::Missing => None,
    }
}

/// The function that an operand is.
fn function(m: &Module, operand: Operand) -> Option<FuncId> {
    match operand.kind() {
        OperandKind::Const(id) => match m.consts.get(id) {
            Const::Global(global) => match m.globals[global].kind {
                GlobalKind::Function(function) => Some(function),
                _ => None,
            },
            _ => None,
        },
        OperandKind::Value(_) | OperandKind::Missing => None,
    }
}

fn is_intrinsic(m: &Module, function: FuncId) -> bool {
    let name = m.globals[m.funcs[function].global].name;
    m.names.text(name).starts_with("llvm.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::{Diagnostics, Source};
    use crate::text;

    #[test]
    fn what_stays_is_counted() {
        let mut diags = Diagnostics::default();
        let source = Source::new(
            "estimate.ll",
            "declare i32 @far(i32)
             define i32 @near(i32 %x) {
               %y = add i32 %x, 1
               ret i32 %y
             }
             define i32 @f(ptr %p, i32 %x) {
               %slot = alloca i32
               store i32 %x, ptr %slot
               %a = load i32, ptr %slot
               %b = load i32, ptr %p
               %q = getelementptr i8, ptr %p, i64 4
               store i32 %b, ptr %q
               %c = call i32 @far(i32 %a)
               %d = call i32 @near(i32 %c)
               %e = sub i32 %d, %b
               ret i32 %e
             }",
        );
        let m = text::parse(source.unwrap().into(), &mut diags);
        let info = ModuleInfo::new(&m);
        let sizes: Vec<u32> = m
            .funcs
            .values()
            .filter_map(|f| Some(least_size(&m, &info, f.body.as_ref()?, u32::MAX)))
            .collect();
        // An addition; a load, a store, a call, what is inlined, and a subtraction.
        assert_eq!(sizes, [1, 1 + 1 + 5 + 1 + 1]);
    }
}
