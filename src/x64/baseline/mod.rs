//! The baseline compiler: two passes over LIR, in the manner of TPDE.
//!
//! ```text
//!   early   what is returned before there is a frame
//!   order   blocks: reverse postorder, loops in one piece, chains, regions
//!   live    first pass: uses, lives, weights            ─ per value
//!   vars    the lives of variables in stack slots       ─ per block
//!   homes   registers for whole lives, by a linear scan ─ per candidate
//!   emit    second pass: registers for the rest, and code as it goes
//!   count   what is counted, so that what often runs is compiled again
//! ```
//!
//! Where a value is while code is made (`alloc`): in its home, if it was given one; else in any
//! other register, from its definition to its last use or until the register is wanted for
//! something else, when it is stored to the frame, once. At the end of a block what a successor
//! outside the chain may need is stored. Constants and addresses are made where they are used, and
//! an instruction whose only user is the next one is emitted as a part of it (`fold`). Loops are
//! turned over as they are closed (`rotate`).

mod alloc;
mod alu;
mod atomic;
mod branch;
mod call;
pub mod count;
mod divide;
pub(super) mod early;
mod emit;
mod float;
mod fold;
mod homes;
mod live;
mod memory;
mod moves;
pub(super) mod order;
mod rotate;
mod unary;
mod vars;
mod vector;

use super::abi::SigLocations;
use super::asm::Asm;
use super::features::Features;
use super::frame::FrameLayout;
use super::reloc::{Code, Resolve, UnsupportedInst};
use crate::lir::{Block, Function};
use crate::x64::legalize::legalize;
use alloc::{Gen, Regs};
use count::{Counting, HeaderState};
use early::Early;
use homes::Homes;
use live::Live;
use moves::Moves;
use order::Order;
use rustc_hash::FxHashMap;

/// The baseline compiler. It keeps its memory from one function to the next.
#[derive(Default)]
pub struct Baseline {
    sigs: SigLocations,
    order: Order,
    live: Live,
    homes: Homes,
    regs: Regs,
    frame: FrameLayout,
    asm: Asm,
    moves: Moves,
    constants: FxHashMap<(u64, u8), u32>,
    features: Features,
    weights: Vec<u32>,
    /// Whether the code counts, and where.
    pub counting: Option<Counting>,
    /// The header of a loop at which it is to be said where everything is, and what was said.
    pub state: Option<(Block, HeaderState)>,
    /// Whether [`Code::map`] is wanted.
    pub wants_map: bool,
    /// Whether no other code will take the place of what is compiled: a function then calls itself
    /// directly and not through its entry cell.
    pub is_last_tier: bool,
}

impl Baseline {
    /// A compiler for this processor.
    pub fn new() -> Self {
        Baseline::default()
    }

    /// A compiler for processors that have these features.
    pub fn with(features: Features) -> Self {
        Baseline {
            features,
            ..Baseline::default()
        }
    }

    /// Compiles a function that the LIR verifier accepts, and makes it legal for the processor
    /// (`legalize`). `out` is overwritten.
    ///
    /// # Errors
    ///
    /// If it holds an instruction that this compiler does not know; `out` is then undefined.
    pub fn compile(
        &mut self,
        func: &mut Function,
        resolve: &dyn Resolve,
        out: &mut Code,
    ) -> Result<(), UnsupportedInst> {
        legalize(func, self.features, false);
        let func = &*func;
        self.sigs.compute(func);
        let early = Early::find(func, self.sigs.own().params);
        self.order.compute(func, early.as_ref());
        self.generate(func, resolve, early, true)?;
        if self.frame.is_missing() {
            self.generate(func, resolve, early, false)?;
        }
        std::mem::swap(&mut self.asm.code, out);
        Ok(())
    }

    /// All but the order of blocks.
    fn generate(
        &mut self,
        func: &Function,
        resolve: &dyn Resolve,
        early: Option<Early>,
        may_lack_frame: bool,
    ) -> Result<(), UnsupportedInst> {
        self.live
            .compute(func, &self.sigs, &self.order, early.as_ref());
        self.homes.assign(&mut self.live, &self.order);
        self.asm.reset(self.order.nodes.len());
        self.frame.reset();
        self.constants.clear();
        self.regs.reset(self.order.nodes.len());
        let is_loop = |node: &order::OrderedBlock| node.region_end != order::NONE;
        let counts_rounds = self.counting.is_some() && self.order.nodes.iter().any(is_loop);
        let r#gen = &mut Gen {
            func,
            resolve,
            sigs: &self.sigs,
            order: &self.order,
            vals: &mut self.live.vals,
            variables: &self.live.variables,
            early,
            spans: &self.live.spans,
            busy: &self.homes.busy,
            regs: &mut self.regs,
            frame: &mut self.frame,
            asm: &mut self.asm,
            moves: &mut self.moves,
            constants: &mut self.constants,
            features: self.features,
            wants_map: self.wants_map,
            is_last_tier: self.is_last_tier,
            counting: self.counting,
            state: self.state.as_mut(),
            weights: &mut self.weights,
            cold: Vec::new(),
            changed: Vec::new(),
            index: 0,
            inst: crate::lir::Inst(0),
            block_end: crate::lir::Inst(0),
            others: Vec::new(),
            checks: Vec::new(),
        };
        r#gen.frame.outgoing = self.live.outgoing;
        r#gen.frame.is_leaf =
            !self.live.has_calls && !self.live.has_alloc && !self.live.asks_frame && !counts_rounds;
        r#gen.frame.allocates = self.live.has_alloc;
        r#gen.frame.keeps_places = func.returns_twice();
        emit::function(r#gen, self.homes.saved, may_lack_frame)
    }
}
