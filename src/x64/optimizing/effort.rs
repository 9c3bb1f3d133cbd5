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
use regalloc2::{Block, Function, Inst, PRegSet};

/// A function of so few instructions is never worth the walk.
const SMALL: usize = 2_000;
/// Steps that one instruction may cost.
const AFFORDED: u64 = 256;
/// From so many instructions on, looking for block parameters is counted as if all lives were of
/// one piece. In what is smaller those that probably are not count for what they spare.
const LARGE: usize = 40_000;
/// Parameters that are passed over in the time of a step.
const PASSED_A_STEP: u64 = 16;
/// How many may be passed over for one instruction of what is not large: that takes some
/// microseconds, a few times what all else does. Eight hundred small loops in a row come to as many.
const PASSED_AN_INST: u64 = 2048;
/// Where so many values are alive at once, some get no register and their lives are cut in pieces.
const CROWD: i32 = 10;

/// Where a register is needed, from its first to its last mention. That it is needed to the end of a
/// loop is left out.
#[derive(Clone, Copy)]
struct Life {
    insts: (u32, u32),
    blocks: (u32, u32),
}

/// Whether allocation takes time in proportion to the function.
pub(super) fn affords_allocation(code: &VCode) -> bool {
    let size = code.insts.len();
    if size < SMALL {
        return true;
    }
    let length = |(first, last): (u32, u32)| u64::from(last.saturating_sub(first));
    // A range competes with those that it overlaps, and is noted for each block where it is alive.
    let lives = live_ranges(code);
    let alive = lives
        .iter()
        .map(|life| length(life.insts) + length(life.blocks));
    let mut steps = alive.sum::<u64>() + merges(code);
    let searched = match size < LARGE {
        true => {
            let crowds = pressure(code, &lives);
            let is_cut =
                |life: &Life| crowds[life.insts.1 as usize] > crowds[life.insts.0 as usize];
            let passed = searches(code, &lives, |life| length(life.blocks) > 0 && is_cut(life));
            passed <= size as u64 * PASSED_AN_INST
        }
        false => {
            steps += searches(code, &lives, |_| false) / PASSED_A_STEP;
            true
        }
    };
    searched && steps <= size as u64 * AFFORDED
}

fn live_ranges(code: &VCode) -> Vec<Life> {
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
    let of = |part: &super::vcode::IndexRange| u64::from(part.end - part.start);
    blocks
        .map(|block| of(&block.params) * of(&block.preds) * of(&block.preds))
        .sum()
}

/// Parameters are kept in the order of their registers, and at each block where a register is alive
/// its own are looked for behind those that were found for the last life of several pieces. So,
/// where there is none, all parameters with lower numbers are passed over. `is_cut` is whether a
/// life will be one of several pieces.
fn searches(code: &VCode, lives: &[Life], is_cut: impl Fn(&Life) -> bool) -> u64 {
    let mut ways = vec![0u64; lives.len()];
    for (i, block) in code.blocks.iter().enumerate() {
        for param in code.block_params(Block::new(i)) {
            ways[param.vreg()] += u64::from(block.preds.end - block.preds.start);
        }
    }
    let (mut below, mut spared) = (0, 0);
    let mut steps = 0u64;
    for (life, ways) in lives.iter().zip(ways) {
        below += ways;
        let blocks = life.blocks.1.saturating_sub(life.blocks.0) + u32::from(ways > 0);
        steps = steps.saturating_add(u64::from(blocks) * (below - spared));
        if is_cut(life) {
            spared = below;
        }
    }
    steps
}

/// The register pressure: for each instruction, and for the end, how many before it are crowded: those where many values
/// are alive, or no register keeps its value.
fn pressure(code: &VCode, lives: &[Life]) -> Vec<u32> {
    let size = code.insts.len();
    let mut changes = vec![0i32; size + 1];
    for &Life { insts, .. } in lives.iter().filter(|life| life.insts.0 <= life.insts.1) {
        changes[insts.0 as usize] += 1;
        changes[(insts.1 as usize).min(size)] -= 1;
    }
    let (mut alive, mut crowded) = (0, 0);
    let mut crowds = Vec::with_capacity(size + 1);
    for (at, change) in changes.into_iter().enumerate() {
        crowds.push(crowded);
        alive += change;
        let keeps = |at| code.inst_clobbers(Inst::new(at)) == PRegSet::empty();
        crowded += u32::from(alive >= CROWD || at < size && !keeps(at));
    }
    crowds
}
