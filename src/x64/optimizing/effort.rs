//! Whether a function can afford register allocation.
//!
//! regalloc2 takes time by what it is given *at once*: values that are alive together, and ways
//! that lead into one block. In code that people write both are small, in code that programs
//! write they grow with the function, and with them the time of each of its instructions. What
//! that comes to is estimated here in one walk. What would take more than its size allows is left
//! to the baseline compiler; so compiling stays linear in the size of a function, whatever is in
//! it. (The one-pass allocator of regalloc2 would not do: it walks over all that is alive at the
//! borders of blocks, and was seen to make wrong code of valid input.)

use super::vcode::VCode;
use regalloc2::{Block, Function, Inst};

/// A function of so few instructions is never worth the walk.
const SMALL: usize = 2_000;
/// Steps that one instruction may cost.
const AFFORDED: u64 = 256;
/// From so many instructions on, looking for block parameters is counted. What is smaller takes
/// seconds at the worst, and is mostly spared by lives of several pieces.
const LARGE: usize = 40_000;
/// Parameters that are passed over in the time of a step.
const PASSED_A_STEP: u64 = 16;

/// Where a register is needed, from its first to its last mention. That it is needed to the end of a
/// loop is left out.
#[derive(Clone, Copy)]
struct Life {
    insts: (u32, u32),
    blocks: (u32, u32),
}

/// Whether allocation takes time in proportion to the function.
pub fn affords_allocation(code: &VCode) -> bool {
    let size = code.insts.len();
    if size < SMALL {
        return true;
    }
    let length = |(first, last): (u32, u32)| u64::from(last.saturating_sub(first));
    // A range competes with those that it overlaps, and is noted for each block where it is alive.
    let lives = lives(code);
    let alive = lives
        .iter()
        .map(|life| length(life.insts) + length(life.blocks));
    let mut steps = alive.sum::<u64>() + merges(code);
    if size >= LARGE {
        steps += searches(code, &lives) / PASSED_A_STEP;
    }
    steps <= size as u64 * AFFORDED
}

fn lives(code: &VCode) -> Vec<Life> {
    let unseen = Life {
        insts: (u32::MAX, 0),
        blocks: (u32::MAX, 0),
    };
    let mut lives = vec![unseen; code.vregs];
    for (i, block) in code.blocks.iter().enumerate() {
        let mut mention = |vreg: regalloc2::VReg, at: u32| {
            // A fixed register that is not allocated has no number.
            if let Some(life) = lives.get_mut(vreg.vreg()) {
                life.insts = (life.insts.0.min(at), at);
                life.blocks = (life.blocks.0.min(i as u32), i as u32);
            }
        };
        for &param in code.block_params(Block::new(i)) {
            mention(param, block.insts.start);
        }
        for at in block.insts.clone() {
            for operand in code.inst_operands(Inst::new(at as usize)) {
                mention(operand.vreg(), at);
            }
        }
        for edge in block.succs.clone() {
            let passed = code.passed[edge as usize].clone();
            for &arg in &code.lists[passed.start as usize..passed.end as usize] {
                mention(arg, block.insts.end);
            }
        }
    }
    lives
}

/// What is passed to a block's parameter is merged with it way by way, and each time all that is in
/// it already is looked through.
fn merges(code: &VCode) -> u64 {
    let blocks = code.blocks.iter();
    let of = |part: &super::vcode::Part| u64::from(part.end - part.start);
    blocks
        .map(|block| of(&block.params) * of(&block.preds) * of(&block.preds))
        .sum()
}

/// Parameters are kept in the order of their registers, and at each block where a register is alive
/// its own are looked for behind those that were found for the last life of several pieces. So,
/// where there is none, all parameters with lower numbers are passed over.
fn searches(code: &VCode, lives: &[Life]) -> u64 {
    let mut ways = vec![0u64; lives.len()];
    for (i, block) in code.blocks.iter().enumerate() {
        for param in code.block_params(Block::new(i)) {
            ways[param.vreg()] += u64::from(block.preds.end - block.preds.start);
        }
    }
    let mut below = 0;
    let mut steps = 0u64;
    for (life, ways) in lives.iter().zip(ways) {
        below += ways;
        let blocks = life.blocks.1.saturating_sub(life.blocks.0) + u32::from(ways > 0);
        steps = steps.saturating_add(u64::from(blocks) * below);
    }
    steps
}
