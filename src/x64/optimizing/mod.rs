//! The optimizing compiler's back end.
//!
//! ```text
//!   order     blocks: reverse postorder, loops in one piece           (shared with baseline)
//!   select    LIR trees to machine instructions over virtual registers ─► vcode
//!   pinned    registers of their own for what an interpreter keeps
//!   regalloc2 registers, spill places, moves
//!   reloads   without loads from the frame of what is in a register
//!   emit      bytes, relocations, sites
//! ```
//!
//! It relies on what the LIR verifier checks, and makes the same [`Code`] as the baseline compiler,
//! with frames of their own. What it does not know it refuses by name; the caller then has
//! the baseline compiler.

mod effort;
mod emit;
mod frame;
pub mod minst;
mod pinned;
mod reloads;
mod returns_twice;
mod select;
pub mod vcode;

use super::abi::SigLocations;
use super::asm::Asm;
use super::baseline::order::Order;
use super::features::Features;
use super::regs::RegSet;
use super::reloc::{Code, Resolve, UnsupportedInst};
use super::times::Times;
use crate::lir::{Function, Origin};
use crate::x64::legalize::legalize;
use emit::Emitter;
use frame::FrameLayout;
use regalloc2::{MachineEnv, Output, RegAllocError, RegallocOptions};
use rustc_hash::FxHashMap;
use select::{Facts, Selector};
use std::time::Instant;
use vcode::VCode;

/// The compiler. It keeps its memory from one function to the next.
pub struct Optimizing {
    sigs: SigLocations,
    order: Order,
    facts: Facts,
    vcode: VCode,
    asm: Asm,
    frame: FrameLayout,
    constants: FxHashMap<([u128; 2], u8), u32>,
    features: Features,
    /// The registers to allocate where `rbp` is the frame pointer, and where it is not.
    envs: [MachineEnv; 2],
    /// Those of the last function, where some are pinned.
    pinned_env: Option<MachineEnv>,
    regalloc: regalloc2::Ctx,
    /// How long each stage took so far.
    pub times: Times,
    /// Whether [`Code::map`] is wanted.
    pub wants_map: bool,
    /// Whether no other code will take the place of what is compiled: a function then calls itself
    /// directly and not through its entry cell.
    pub is_last_tier: bool,
}

impl Default for Optimizing {
    fn default() -> Self {
        Optimizing {
            sigs: SigLocations::default(),
            order: Order::default(),
            facts: Facts::default(),
            vcode: VCode::default(),
            asm: Asm::default(),
            frame: FrameLayout::default(),
            constants: FxHashMap::default(),
            features: Features::default(),
            envs: [true, false].map(|has| vcode::machine_env(has, RegSet::EMPTY)),
            pinned_env: None,
            regalloc: regalloc2::Ctx::default(),
            times: Times::default(),
            wants_map: false,
            is_last_tier: false,
        }
    }
}

impl Optimizing {
    /// A compiler for this processor.
    pub fn new() -> Self {
        Optimizing::default()
    }

    /// A compiler for processors that have these features.
    pub fn with(features: Features) -> Self {
        Optimizing {
            features,
            ..Optimizing::default()
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
        legalize(func, self.features, true);
        let func = &*func;
        if returns_twice::is_invoked(func) {
            return Err(UnsupportedInst {
                what: "an invoke that can return twice",
                ty: None,
                origin: Origin::NONE,
            });
        }
        let start = Instant::now();
        self.sigs.compute(func);
        self.order.compute(func, None);
        self.asm.reset(0);
        self.constants.clear();
        Selector {
            func,
            resolve,
            sigs: &self.sigs,
            order: &self.order,
            facts: &mut self.facts,
            code: &mut self.vcode,
            asm: &mut self.asm,
            constants: &mut self.constants,
            features: self.features,
            is_last_tier: self.is_last_tier,
            inst: crate::lir::Inst(0),
            index: 0,
            block_start: crate::lir::Inst(0),
            in_loop: false,
            at_entry: false,
            symbols: Vec::new(),
            loop_constants: Vec::new(),
            waiting_constants: Vec::new(),
        }
        .function()?;
        let selected = Instant::now();
        if func.returns_twice() && returns_twice::has_lives_across(&self.vcode) {
            return Err(UnsupportedInst {
                what: "a value that lives across a call that can return twice",
                ty: None,
                origin: Origin::NONE,
            });
        }
        if !effort::affords_allocation(&self.vcode) {
            return Err(UnsupportedInst {
                what: "a function with so many values alive at once",
                ty: None,
                origin: Origin::NONE,
            });
        }
        let pinned = pinned::pin(&mut self.vcode);
        let has_frame_pointer = self.vcode.moves_rsp;
        self.pinned_env =
            (pinned != RegSet::EMPTY).then(|| vcode::machine_env(has_frame_pointer, pinned));
        let options = RegallocOptions::default();
        let env = env(&self.pinned_env, &self.envs, &self.vcode);
        let run = regalloc2::run_with_ctx(&self.vcode, env, &options, &mut self.regalloc);
        run.map_err(|error| {
            // All else says that selection has made something wrong.
            debug_assert!(
                matches!(error, RegAllocError::TooManyLiveRegs),
                "{error}\n{func}"
            );
            UnsupportedInst {
                what: "a function that needs too many registers at once",
                ty: None,
                origin: Origin::NONE,
            }
        })?;
        reloads::simplify(&self.vcode, &mut self.regalloc.output);
        let allocated = Instant::now();
        self.asm.make_labels(self.vcode.blocks.len());
        Emitter {
            func,
            code: &self.vcode,
            output: &self.regalloc.output,
            asm: &mut self.asm,
            frame: &mut self.frame,
            wants_map: self.wants_map,
            keeps_jumps: self.features.jcc_erratum,
            targets: Vec::new(),
            tops: Vec::new(),
            index: 0,
            next: 0,
            flags: None,
            compared: None,
            jump_tables: FxHashMap::default(),
            copied_cases: 0,
            others: Vec::new(),
            checks: Vec::new(),
            unwinding: Vec::new(),
        }
        .function(&self.facts.slots);
        std::mem::swap(&mut self.asm.code, out);
        self.times.select += selected - start;
        self.times.allocate += allocated - selected;
        self.times.emit += allocated.elapsed();
        Ok(())
    }

    /// How many machine instructions were selected for the last function.
    pub fn selected(&self) -> usize {
        self.vcode.insts.len()
    }

    /// What register allocation was given for the last function, and what it made of it: for
    /// the allocator's own checker.
    pub fn allocation(&self) -> (&VCode, &MachineEnv, &Output) {
        let env = env(&self.pinned_env, &self.envs, &self.vcode);
        (&self.vcode, env, &self.regalloc.output)
    }
}

/// The registers to allocate in a function.
fn env<'a>(
    pinned: &'a Option<MachineEnv>,
    usual: &'a [MachineEnv; 2],
    code: &VCode,
) -> &'a MachineEnv {
    let usual = &usual[usize::from(!code.moves_rsp)];
    pinned.as_ref().unwrap_or(usual)
}
