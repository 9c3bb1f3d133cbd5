//! Whether a register lives across a call that may return twice. Register allocation does not know that the second return
//! comes from further down, where the place of the register may have something else.

use super::minst::MInst;
use super::vcode::VCode;
use crate::lir::{self, InstData};
use regalloc2::{Block, Function, Inst, OperandKind, VReg};

/// Where a register is used.
#[derive(Clone, Copy)]
struct Use {
    vreg: u32,
    block: u32,
    /// The instruction; that of its end for what a block passes on.
    at: u32,
}

/// Where a register is defined.
#[derive(Clone, Copy)]
struct Definition {
    block: u32,
    /// The instruction; none if it is a parameter of the block.
    at: Option<u32>,
}

/// Whether a call that ends its block may return twice.
pub(super) fn is_invoked(func: &lir::Function) -> bool {
    let is_invoke = |data: InstData| {
        matches!(
            data,
            InstData::Invoke { .. } | InstData::InvokeIndirect { .. }
        )
    };
    let mut insts = func.insts.values();
    func.returns_twice() && insts.any(|&data| is_invoke(data) && func.is_returned_to_twice(data))
}

/// Whether any register lives across a call that may return twice.
pub(super) fn has_lives_across(code: &VCode) -> bool {
    let calls: Vec<Vec<u32>> = (code.blocks.iter())
        .map(|block| {
            let marks = block.insts.clone().skip(1);
            let marks = marks.filter(|&at| matches!(code.insts[at as usize], MInst::ReturnsTwice));
            marks.map(|mark| mark - 1).collect()
        })
        .collect();
    let (defs, mut uses) = mentions(code);
    uses.sort_unstable_by_key(|end| end.vreg);
    let mut seen = vec![u32::MAX; code.blocks.len()];
    let mut todo = Vec::new();
    uses.iter().any(|end| {
        // A fixed register that is not allocated has no definition.
        let Some(&Some(def)) = defs.get(end.vreg as usize) else {
            return false;
        };
        let home = def.block;
        let is_crossed = |block: u32, to: u32| {
            let calls = &calls[block as usize];
            // The first one that is not before the definition.
            let first = match def.at {
                Some(at) if block == home => calls.partition_point(|&call| call <= at),
                _ => 0,
            };
            calls.get(first).is_some_and(|&call| call < to)
        };
        if is_crossed(end.block, end.at) {
            return true;
        }
        todo.clear();
        if end.block != home {
            todo.push(end.block);
        }
        while let Some(block) = todo.pop() {
            for from in code.block_preds(Block::new(block as usize)) {
                let from = from.index() as u32;
                if std::mem::replace(&mut seen[from as usize], end.vreg) == end.vreg {
                    continue;
                }
                if is_crossed(from, u32::MAX) {
                    return true;
                }
                if from != home {
                    todo.push(from);
                }
            }
        }
        false
    })
}

/// The block that defines each register, with the instruction, or none if it is a parameter; and all uses.
fn mentions(code: &VCode) -> (Vec<Option<Definition>>, Vec<Use>) {
    let mut defs = vec![None; code.vregs];
    let mut uses = Vec::new();
    for (i, block) in (0..).zip(&code.blocks) {
        let mut used = |vreg: VReg, at: u32| {
            uses.push(Use {
                vreg: vreg.vreg() as u32,
                block: i,
                at,
            });
        };
        let mut defined = |vreg: VReg, at: Option<u32>| {
            if let Some(def) = defs.get_mut(vreg.vreg()) {
                *def = Some(Definition { block: i, at });
            }
        };
        for &param in code.block_params(Block::new(i as usize)) {
            defined(param, None);
        }
        for at in block.insts.clone() {
            for operand in code.inst_operands(Inst::new(at as usize)) {
                match operand.kind() {
                    OperandKind::Def => defined(operand.vreg(), Some(at)),
                    OperandKind::Use => used(operand.vreg(), at),
                }
            }
        }
        for edge in block.succs.clone() {
            for &arg in code.lists_part(&code.passed[edge as usize]) {
                used(arg, block.insts.end);
            }
        }
    }
    (defs, uses)
}
